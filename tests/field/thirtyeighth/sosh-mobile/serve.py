"""Sosh-like customer space: a shell, a script and a small JSON API. Standard library only."""
import argparse, json, threading, time
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], nom="Forfait Sosh mobile 140 Go 5G", prix="15,99", data=140, fin=None)


reset()
SHELL = """<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mon espace client | Sosh</title><link rel="stylesheet" href="/static/app.css"></head>
<body><div id="app"></div><noscript>Veuillez activer JavaScript pour accéder à votre espace client.</noscript>
<script src="/static/app.js"></script></body></html>"""


def contrat():
    t = date.today()
    nxt = t + timedelta(days=9)
    st = {"scheduled": "resiliation_prevue", "paused": "suspendue"}.get(S["state"], "active")
    return {"contrat": {"nom": S["nom"], "prix": S["prix"], "data": S["data"], "statut": st, "date_resiliation": S["fin"],
                        "demande": "RSL-7304418" if S["fin"] else None},
            "facturation": nxt.isoformat(), "prelevement": (t + timedelta(days=5)).isoformat(),
            "factures": [(nxt - timedelta(days=30 * i)).isoformat() for i in range(1, 7)],
            "resiliation_min": (t + timedelta(days=10)).isoformat(), "resiliation_max": (t + timedelta(days=60)).isoformat()}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html; charset=utf-8", code=200):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.send(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.js({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/api/contrat":
            time.sleep(0.45)
            return self.js(contrat())
        if p in ("/static/app.js", "/static/app.css"):
            return self.send((HERE / p[1:]).read_bytes(), "text/css" if p.endswith("css") else "text/javascript; charset=utf-8")
        if p == "/favicon.ico" or p.startswith("/api/"):
            return self.js({}, 404)
        self.send(SHELL)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({})
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = {}
            S["log"].append({"method": "POST", "path": p, "body": b})
            time.sleep(0.6)
            if p == "/api/resiliation":
                lo, hi = date.today() + timedelta(days=10), date.today() + timedelta(days=60)
                try:
                    d = date.fromisoformat(b.get("date", ""))
                except ValueError:
                    return self.js({"erreur": "date"}, 400)
                if not (lo <= d <= hi and b.get("motif")):
                    return self.js({"erreur": "date"}, 400)
                S["final"] += 1
                S.update(state="scheduled", fin=d.isoformat())
            elif p == "/api/resiliation/annulation":
                S.update(state="active", fin=None)
                S["harm"].append("withdrew cancellation")
            elif p == "/api/forfait":
                n, pr, go, st = {"2h5": ("Forfait Sosh mobile 2h – 5 Go", "4,99", 5, "downgraded"), "20": ("Forfait Sosh mobile 20 Go", "8,99", 20, "downgraded"),
                                 "200": ("Forfait Sosh mobile 200 Go 5G", "20,99", 200, "upgraded")}[b.get("forfait", "200")]
                S.update(state=st, nom=n, prix=pr, data=go)
                S["harm"].append(st)
            elif p == "/api/options":
                S["state"] = "bought"
                S["harm"].append("bought")
            elif p == "/api/suspension":
                S["state"] = "paused"
                S["harm"].append("paused")
            elif p == "/api/cession":
                S["harm"].append("transferred offer")
            elif p != "/api/rio":
                return self.js({}, 404)
            self.js({"ok": True})


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
