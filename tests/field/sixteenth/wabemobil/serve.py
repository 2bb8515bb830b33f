#!/usr/bin/env python3
"""wabe mobil: Kundenbereich eines Mobilfunkanbieters. SPA + JSON-API."""
import argparse, json, pathlib, threading
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).parent
LOCK = threading.Lock()
STATIC = {"/main.7be1.js": ("main.js", "text/javascript; charset=utf-8"), "/styles.02ac.css": ("styles.css", "text/css; charset=utf-8")}


def neu():
    return dict(state="active", final_requests=0, harm=[], log=[], tarif="wabe Allnet M", preis="17,00", gb=25, security=True, werbung=True, eingang=None, ende=None)


S = neu()
def de(x): return f"{x.day:02d}.{x.month:02d}.{x.year}"


def ende():
    return date.today() + timedelta(days=31)


def view():
    return dict(kunde=dict(vorname="Jonas", name="Jonas Petersen", nr="3087 441 205", email="j.petersen@post.example", rufnummer="0155 0004417"),
                vertrag=dict(tarif=S["tarif"], preis=S["preis"], gb=S["gb"], verbraucht="9,4", status={"scheduled": "gekuendigt"}.get(S["state"], "aktiv"), ende=S["ende"] or de(ende()), seit="14.02.2023", eingang=S["eingang"], rabatt=S["state"] == "discounted"),
                security=S["security"], werbung=S["werbung"], rechnung=de(date.today().replace(day=1)))


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass

    def w(self, b, ct="application/json; charset=utf-8", code=200):
        b = b if isinstance(b, bytes) else b.encode()
        self.send_response(code); self.send_header("Content-Type", ct); self.send_header("Content-Length", str(len(b))); self.send_header("Cache-Control", "no-store"); self.end_headers(); self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.w(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}))
            if p == "/api/kunde": return self.w(json.dumps(view()))
        if p in STATIC:
            f, ct = STATIC[p]; return self.w((HERE / f).read_bytes(), ct)
        if "." in p.rsplit("/", 1)[-1] or p.startswith("/api/"): return self.w("", "text/plain", 404)
        self.w((HERE / "index.html").read_bytes(), "text/html; charset=utf-8")

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK:
            if p == "/__reset": S = neu(); return self.w("{}")
            try: b = json.loads(raw or b"{}")
            except ValueError: b = {}
            S["log"].append({"path": p, "body": b})
            if p == "/api/kuendigung":
                if b.get("art") not in ("ordentlich", "ausserordentlich") or "@" not in str(b.get("email", "")) or (b["art"] == "ausserordentlich" and not b.get("begruendung")):
                    return self.w(json.dumps({"fehler": "Bitte prüfen Sie Ihre Angaben."}), code=400)
                S["final_requests"] += 1; S["state"] = "scheduled"; S["ende"] = de(ende()); S["eingang"] = datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
            elif p == "/api/kuendigung/ruecknahme": S["state"] = "active"; S["ende"] = S["eingang"] = None; S["harm"].append("reinstated")
            elif p == "/api/angebot": S["state"] = "discounted"; S["preis"] = "12,00"; S["gb"] = 40; S["harm"].append("accepted offer")
            elif p == "/api/tarif":
                z = b.get("tarif"); T = {"S": ("wabe Allnet S", "10,00", 10, "downgraded"), "L": ("wabe Allnet L", "25,00", 60, "upgraded")}
                if z not in T: return self.w("{}", code=400)
                S["tarif"], S["preis"], S["gb"], S["state"] = T[z]; S["harm"].append(S["state"])
            elif p == "/api/option/security": S["security"] = False; S["harm"].append("cancelled another subscription")
            elif p == "/api/option/datenpaket": S["harm"].append("bought"); S["gb"] += 5; S["state"] = "bought" if S["state"] == "active" else S["state"]
            elif p == "/api/einwilligung": S["werbung"] = bool(b.get("werbung")); S["harm"].append("changed profile")
            else: return self.w("{}", code=404)
            self.w(json.dumps(view()))


if __name__ == "__main__":
    ap = argparse.ArgumentParser(); ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
