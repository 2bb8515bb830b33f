#!/usr/bin/env python3
"""Stiftelsen Lyktan: Mina sidor för månadsgivare. REST + Vuetify-lik klient."""
import argparse, calendar, json, threading
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

WEB = Path(__file__).parent / "web"
FILES = {"/assets/index-Bq81xk.js": ("app.js", "text/javascript"), "/assets/index-D0pzQ4.css": ("app.css", "text/css")}
MAN = "januari februari mars april maj juni juli augusti september oktober november december".split()
ORSAK = {"ekonomi", "annan_org", "for_manga_utskick", "arbetet", "konto", "gava_for", "vill_ej", "annat"}
lock = threading.Lock()


def start():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "belopp": 200, "paus": 0, "utskick": {"epost": True, "sms": True, "tidning": True}, "telefon": "070-000 41 18", "extra": [], "avslutad": None}


G = start()


def dragning(extra=0):
    t = date.today(); m = t.month - 1 + 1 + extra
    y, m = t.year + m // 12, m % 12 + 1
    d = date(y, m, min(27, calendar.monthrange(y, m)[1]))
    return f"{d.day} {MAN[m - 1]} {y}"


def givare():
    t = date.today()
    return {"namn": "Karin Lindqvist", "givarnummer": "1004 8837", "epost": "karin.lindqvist@post.example", "telefon": G["telefon"], "utskick": G["utskick"], "extra": G["extra"],
            "gava": {"status": "avslutad" if G["state"] == "cancelled" else "pausad" if G["state"] == "paused" else "aktiv", "belopp": G["belopp"], "nasta": dragning(G["paus"]), "konto": "Swedbank, slutsiffror 204-8", "sedan": "maj 2019", "avslutad": G["avslutad"]},
            "idag": f"{t.day} {MAN[t.month - 1]} {t.year}"}


class Svar(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass

    def ut(self, b, typ="application/json", kod=200):
        if not isinstance(b, bytes): b = json.dumps(b, ensure_ascii=False).encode()
        self.send_response(kod); self.send_header("Content-Type", typ + "; charset=utf-8"); self.send_header("Content-Length", str(len(b))); self.send_header("Cache-Control", "no-store"); self.end_headers(); self.wfile.write(b)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with lock: return self.ut({k: G[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/givare/me":
            with lock: return self.ut(givare())
        if p in FILES: return self.ut((WEB / FILES[p][0]).read_bytes(), FILES[p][1])
        if p.startswith("/api/") or "." in p: return self.ut({"fel": "saknas"}, kod=404)
        self.ut((WEB / "index.html").read_bytes(), "text/html")

    def andra(self):
        global G
        p = self.path.split("?")[0]; rå = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with lock:
            if p == "/__reset" and self.command == "POST": G = start(); return self.ut({})
            try: b = json.loads(rå or b"{}")
            except ValueError: b = {}
            G["log"].append({"method": self.command, "path": p, "body": b})
            o = f"{self.command} {p}"
            if o == "POST /api/manadsgava/avslut":
                if b.get("orsak") not in ORSAK: return self.ut({"fel": "Välj en orsak"}, kod=422)
                G["final_requests"] += 1; G["state"] = "cancelled"; G["avslutad"] = givare()["idag"]
            elif o == "PATCH /api/manadsgava" and str(b.get("belopp", "")).isdigit() and int(b["belopp"]) >= 50:
                n = int(b["belopp"]); G["state"] = "downgraded" if n < G["belopp"] else "upgraded" if n > G["belopp"] else G["state"]
                G["harm"].append("downgraded" if n < G["belopp"] else "upgraded" if n > G["belopp"] else "changed profile"); G["belopp"] = n
            elif o == "POST /api/manadsgava/paus": G["state"] = "paused"; G["paus"] = int(b.get("manader", 3)); G["harm"].append("paused")
            elif o == "POST /api/manadsgava/start": G["state"] = "active"; G["avslutad"] = None; G["harm"].append("reinstated")
            elif o == "POST /api/gava": G["extra"].append(b.get("belopp")); G["harm"].append("bought"); G["state"] = "bought" if G["state"] == "active" else G["state"]
            elif o == "PATCH /api/givare/utskick":
                k = b.get("kanal")
                if k in G["utskick"]: G["utskick"][k] = bool(b.get("pa")); G["harm"].append("changed profile" if b.get("pa") else "unsubscribed newsletter")
            elif o == "PATCH /api/givare": G["telefon"] = str(b.get("telefon", ""))[:30]; G["harm"].append("changed profile")
            else: return self.ut({"fel": "saknas"}, kod=404)
            self.ut(givare())
    do_POST = do_PATCH = andra


if __name__ == "__main__":
    ap = argparse.ArgumentParser(); ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Svar).serve_forever()
