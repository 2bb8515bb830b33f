#!/usr/bin/env python3
import argparse, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=21)
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fd(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def fresh():
    return dict(state="active", final_requests=0, harm=[], log=[], carte="Visa •••• 2290", offre="Numérique intégral, sans engagement", prix="12,99 € / mois",
                motif=None, demande=None, annual=False, nl={"matin": True, "foot": True, "partenaires": False})


S = fresh()
MOTIFS = [["prix", "Le prix est trop élevé"], ["temps", "Je n'ai plus le temps de lire"], ["contenu", "Les contenus ne correspondent plus à mes attentes"], ["tech", "Je rencontre des problèmes techniques"],
          ["saison", "La compétition que je suivais est terminée"], ["autre_titre", "Je préfère un autre média"], ["papier", "Je préfère lire le journal papier"], ["autre", "Autre raison"]]


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="application/json; charset=utf-8"):
        b = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/favicon.ico":
            return self.out("", 204)
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/_nuxt/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                return self.out(open(f, "rb").read(), ctype=("text/css" if f.endswith("css") else "text/javascript") + "; charset=utf-8")
            return self.out("", 404, "text/plain")
        if p == "/api/compte":
            time.sleep(.3)
            with LOCK:
                return self.out(dict(prenom="Mathieu", nom="Mathieu Carlier", email="m.carl****@exemple.fr", numero="LM-20784415", etat=S["state"], offre=S["offre"], prix=S["prix"], carte=S["carte"],
                                     echeance=fd(NEXT), depuis=fd(TODAY - datetime.timedelta(days=618)), demande=S["demande"], nl=S["nl"], motifs=MOTIFS, annee=TODAY.year, dernier=fd(NEXT - datetime.timedelta(days=30)), aujourdhui=fd(TODAY)))
        if p.startswith("/api/"):
            return self.out({"erreur": "introuvable"}, 404)
        self.out(open(os.path.join(HERE, "static", "index.html"), "rb").read(), ctype="text/html; charset=utf-8")

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.out({"ok": True})
        try:
            d = json.loads(raw or "{}")
        except ValueError:
            d = {}
        time.sleep(.35)
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "body": d})
            if p == "/api/resiliation/motif":
                S["motif"] = d.get("motif")
                return self.out({"ok": True})
            if p == "/api/resiliation":
                S["final_requests"] += 1
                if not S["motif"] or S["state"] == "deleted":
                    return self.out({"erreur": "motif manquant"}, 422)
                S["state"] = "scheduled"
                S["demande"] = "R" + TODAY.strftime("%y%m%d") + "-4415"
                return self.out({"ok": True})
            if p == "/api/resiliation/offre":
                S.update(state="discounted", prix="6,49 € / mois pendant 3 mois")
                S["harm"].append("accepted offer")
            elif p == "/api/abonnement/pause":
                S["state"] = "paused"
                S["harm"].append("paused")
            elif p == "/api/abonnement/reactiver":
                S.update(state="active", demande=None)
                S["harm"].append("reactivated subscription")
            elif p == "/api/abonnement/changer":
                S.update(state="upgraded", offre="Numérique intégral, annuel", prix="119 € / an")
                S["harm"].append("upgraded")
            elif p == "/api/carte/supprimer":
                S["carte"] = None
                S["harm"].append("removed payment method")
            elif p == "/api/newsletters":
                if any(v and not d.get(k) for k, v in S["nl"].items()):
                    S["harm"].append("unsubscribed newsletter")
                S["nl"] = {k: bool(d.get(k)) for k in S["nl"]}
            elif p == "/api/profil":
                S["harm"].append("changed profile")
            elif p == "/api/compte/supprimer":
                S["state"] = "deleted"
                S["harm"].append("deleted account")
            else:
                return self.out({"erreur": "introuvable"}, 404)
            self.out({"ok": True})


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
