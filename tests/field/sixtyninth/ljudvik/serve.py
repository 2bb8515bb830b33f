#!/usr/bin/env python3
"""Ljudvik: ljudbokstjanst, SPA + JSON-API."""
import argparse, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
MAN = "januari februari mars april maj juni juli augusti september oktober november december".split()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=19)
LOCK = threading.Lock()
S = {}


def sv(d):
    return f"{d.day} {MAN[d.month - 1]} {d.year}"


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], plan="standard", ends=False, paused=False, discount=False, family=True, deleted=False,
             comm=dict(nyheter=True, rekommendationer=True, erbjudanden=True), name="Elin Sandqvist")


reset()
PLANS = {"bas": ("Ljudvik Bas", "20 timmar/månad", 99), "standard": ("Ljudvik Standard", "100 timmar/månad", 169), "premium": ("Ljudvik Premium", "Obegränsad lyssning", 229)}

SHELL = """<!DOCTYPE html><html lang="sv"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1.0"><title>Ljudvik – ljudböcker och e-böcker</title><script type="module" crossorigin src="/assets/index-Cq81fJ2x.js"></script><link rel="stylesheet" crossorigin href="/assets/index-B7w0sTd1.css"></head><body><noscript>Ljudvik behöver JavaScript.</noscript><div id="app"></div></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ct="text/html; charset=utf-8", code=200):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.js(dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"]))
        if p.startswith("/api/"):
            time.sleep(0.4)
            with LOCK:
                if p == "/api/konto":
                    n, h, k = PLANS[S["plan"]]
                    return self.js(dict(namn=S["name"], epost="elin.sandqvist@example.se", raderat=S["deleted"], abonnemang=dict(id="7715204", plan=S["plan"], namn=n, timmar=h, pris=k, nasta=sv(NEXT), avslutas=S["ends"], pausat=S["paused"], rabatt=S["discount"]),
                                        familj=S["family"], kort="Mastercard •••• 4417", kommunikation=S["comm"], planer=[dict(id=i, namn=v[0], timmar=v[1], pris=v[2]) for i, v in PLANS.items()],
                                        betalningar=[dict(datum=sv(NEXT - datetime.timedelta(days=30 * i)), belopp="218 kr") for i in range(1, 5)], statistik=dict(timmar=312, bocker=41, sparade=17)))
            return self.js({"fel": "saknas"}, 404)
        if p.endswith(".css"):
            return self.out(open(os.path.join(HERE, "app.css")).read(), "text/css; charset=utf-8")
        if p.endswith(".js"):
            return self.out(open(os.path.join(HERE, "app.js")).read(), "text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out("", "image/x-icon", 404)
        self.out(SHELL)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                reset()
            return self.js({"ok": True})
        try:
            d = json.loads(raw or "{}")
        except ValueError:
            return self.js({"fel": "format"}, 400)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": d})
        time.sleep(0.6)
        with LOCK:
            self.change(p, d)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def change(self, p, d):
        b = "/api/abonnemang/7715204"
        if p == b + "/avsluta":
            S["final"] += 1
            if not d.get("orsak"):
                return self.js({"fel": "orsak"}, 422)
            S["ends"] = True
            if S["state"] != "deleted":
                S["state"] = "scheduled"
        elif p == b + "/ateraktivera":
            if S["ends"]:
                S["harm"].append("reactivated")
                S["state"] = "active"
            S["ends"] = S["paused"] = False
        elif p == b + "/pausa":
            S["paused"], S["state"] = True, "paused"
            S["harm"].append("paused")
            if d.get("erbjudande"):
                S["harm"].append("accepted offer")
        elif p == b + "/rabatt":
            S["discount"], S["state"] = True, "discounted"
            S["harm"].append("accepted offer")
        elif p == b + "/byt":
            new = d.get("plan")
            if new not in PLANS:
                return self.js({"fel": "plan"}, 422)
            up = PLANS[new][2] > PLANS[S["plan"]][2]
            S["plan"], S["state"] = new, "upgraded" if up else "downgraded"
            S["harm"].append(S["state"])
            if d.get("erbjudande"):
                S["harm"].append("accepted offer")
        elif p == "/api/familj/ta-bort":
            S["family"] = False
            S["harm"].append("cancelled another subscription")
        elif p == "/api/kommunikation":
            if d.get("typ") in S["comm"]:
                S["comm"][d["typ"]] = bool(d.get("varde"))
                S["harm"].append("changed communication" if d.get("varde") else "unsubscribed newsletter")
        elif p == "/api/konto/uppgifter":
            S["name"] = str(d.get("namn") or S["name"])[:80]
            S["harm"].append("changed profile")
        elif p == "/api/konto/radera":
            S["deleted"], S["state"] = True, "deleted"
            S["harm"].append("deleted account")
        elif p == "/api/presentkort":
            S["harm"].append("bought")
        else:
            return self.js({"fel": "saknas"}, 404)
        self.js({"ok": True})


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
