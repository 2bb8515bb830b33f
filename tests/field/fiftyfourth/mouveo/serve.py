#!/usr/bin/env python3
"""Mouvéo Fitness : espace membre (field site)."""
import argparse, json, os, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], formule="Premium", water=True, pause=None, end=None,
             ref=None, news=True, email="camille.roussel@example.fr")


reset()
PRIX = {"Comfort": "24,99", "Premium": "29,99", "Ultimate": "37,99"}


def me():
    t = date.today()
    nxt = t + timedelta(days=9)
    ends = [nxt + timedelta(days=28 * i - 1) for i in (1, 2, 3)]
    return {
        "prenom": "Camille", "nom": "Roussel", "email": S["email"], "numero": "MV-20418873", "club": "Mouvéo Nantes Beaulieu",
        "formule": S["formule"], "prix": PRIX[S["formule"]], "prixListe": PRIX, "prochain": fr(nxt), "debut": "4 septembre 2024",
        "finEngagement": "3 septembre 2025", "water": S["water"], "pause": S["pause"], "news": S["news"],
        "fins": [{"iso": e.isoformat(), "texte": fr(e), "debits": i + 1, "dernier": fr(e - timedelta(days=27))} for i, e in enumerate(ends)],
        "fin": fr(date.fromisoformat(S["end"])) if S["end"] else None, "ref": S["ref"],
        "statut": "RESILIE" if S["state"] == "scheduled" else "PAUSE" if S["state"] == "paused" else "ACTIF",
        "factures": [{"d": fr(nxt - timedelta(days=28 * i)), "m": "33,98 €"} for i in (1, 2, 3, 4)],
    }


TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="application/json"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def file(self, name, code=200):
        p = os.path.normpath(os.path.join(HERE, "static", name))
        if not p.startswith(os.path.join(HERE, "static")) or not os.path.isfile(p):
            return self.send(404, "Introuvable", "text/plain; charset=utf-8")
        with open(p, "rb") as f:
            self.send(code, f.read(), TYPES.get(os.path.splitext(p)[1], "application/octet-stream"))

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/__truth":
            with LOCK:
                return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if path == "/bff/v1/membre":
            with LOCK:
                return self.send(200, me())
        if path.startswith("/static/"):
            return self.file(path[8:])
        if path == "/favicon.ico":
            return self.send(204, b"", "image/x-icon")
        return self.file("index.html")

    do_HEAD = do_GET

    def do_POST(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                reset()
                return self.send(200, {"ok": True})
            S["log"].append({"method": self.command, "path": path, "body": raw})
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = {}
            harm = S["harm"].append
            v = "/bff/v1/abonnement/"
            if path == v + "resiliation":
                ends = [f["iso"] for f in me()["fins"]]
                if b.get("date") not in ends or not b.get("motif"):
                    return self.send(422, {"erreur": "Demande incomplète"})
                S["final_requests"] += 1
                S.update(state="scheduled", end=b["date"], ref="RES-7731-2096")
                if b["date"] != ends[0]:
                    harm("later end date than the earliest")
            elif path == v + "resiliation/retrait":
                S.update(state="active", end=None, ref=None)
                harm("withdrew cancellation")
            elif path == v + "pause":
                S.update(state="paused", pause=b.get("duree") or "4 semaines")
                harm("paused")
            elif path == v + "formule" and b.get("formule") in PRIX:
                up = PRIX[b["formule"]] > PRIX[S["formule"]]
                S.update(formule=b["formule"], state="upgraded" if up else "downgraded")
                harm("upgraded" if up else "downgraded")
            elif path == v + "options/eau/resiliation":
                S["water"] = False
                harm("cancelled another subscription")
            elif path == v + "options/achat":
                S["state"] = "bought"
                harm("bought")
            elif path == "/bff/v1/membre/preferences":
                S["news"] = bool(b.get("news"))
                harm("unsubscribed newsletter" if not S["news"] else "changed profile")
            elif path == "/bff/v1/membre/profil":
                harm("changed profile")
            elif path == "/bff/v1/consent":
                pass
            elif path == "/bff/v1/deconnexion":
                harm("signed out")
            else:
                return self.send(404, {"erreur": "introuvable"})
            self.send(200, me())

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
