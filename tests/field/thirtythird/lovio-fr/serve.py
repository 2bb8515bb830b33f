#!/usr/bin/env python3
"""Lovio Mobile: espace client d'un forfait mobile sans engagement. Standard library only."""
import datetime as dt, mimetypes, os

from json_site import JsonSite, serve

HERE = os.path.dirname(os.path.abspath(__file__))
DIST = os.path.join(HERE, "dist")
S = {}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], offer="Forfait 100 Go", price="13,99",
             promo=None, end=None, ref=None, option=True, fibre=False,
             optin={"sms": True, "mail": True, "partners": False}, rio_sent=False)


reset()


def earliest():
    return dt.date.today() + dt.timedelta(days=10)


def client():
    t = dt.date.today()
    bills = []
    for k in range(0, 5):
        m, y = t.month - k, t.year
        if m < 1:
            m, y = m + 12, y - 1
        bills.append({"date": dt.date(y, m, 6).isoformat() if dt.date(y, m, 6) <= t else None,
                      "mois": f"{y}-{m:02d}", "montant": "16,98"})
    return {"client": {"civilite": "M.", "prenom": "Thibault", "nom": "Carrel", "numero": "8 402 117 365",
                       "email": "thibault.carrel@exemple.fr"},
            "ligne": {"msisdn": "06 39 98 41 27", "offre": S["offer"], "prix": S["price"], "statut": S["state"],
                      "promo": S["promo"], "fin": S["end"], "ref": S["ref"], "auPlusTot": earliest().isoformat()},
            "option": S["option"], "fibre": S["fibre"], "optin": S["optin"],
            "factures": [b for b in bills if b["date"]]}


def harm(x):
    S["harm"].append(x)


def post(path, b):
    if path == "/api/v1/tracking":
        pass
    elif path == "/api/v1/ligne/rio":
        S["rio_sent"] = True
    elif path == "/api/v1/resiliation":
        S["final_requests"] += 1
        if not b.get("motif") or b.get("conserverNumero") is not False:
            return 422, {"erreur": "Demande incomplète."}
        try:
            d = dt.date.fromisoformat(b.get("date") or earliest().isoformat())
        except ValueError:
            return 422, {"erreur": "Date invalide."}
        if not earliest() <= d <= earliest() + dt.timedelta(days=60):
            return 422, {"erreur": "La date choisie n’est pas disponible."}
        if S["state"] != "scheduled":
            S.update(state="scheduled", end=d.isoformat(), ref="RES-%s-70418" % dt.date.today().strftime("%y%m%d"))
            if d > earliest():
                harm("later end date than needed")
    elif path == "/api/v1/resiliation/annulation":
        if S["state"] == "scheduled":
            S.update(state="active", end=None, ref=None)
            harm("cancelled the cancellation")
    elif path == "/api/v1/ligne/fidelite":
        S.update(state="discounted", promo="-5 €/mois pendant 12 mois", price="8,99")
        harm("accepted offer")
    elif path == "/api/v1/ligne/offre":
        up = b.get("offre") == "Forfait 200 Go 5G"
        S.update(offer=b.get("offre"), price="17,99" if up else "5,99", state="upgraded" if up else "downgraded")
        harm("upgraded" if up else "downgraded")
    elif path == "/api/v1/ligne/suspension":
        S["state"] = "paused"
        harm("suspended the line")
    elif path == "/api/v1/options/musique/resiliation":
        S["option"] = False
        harm("cancelled another subscription")
    elif path == "/api/v1/fibre/souscription":
        S.update(fibre=True)
        S["state"] = "bought"
        harm("bought")
    elif path == "/api/v1/profil/optin":
        S["optin"].update({k: bool(v) for k, v in b.items() if k in S["optin"]})
        harm("changed contact preferences")
    else:
        return 404, {"erreur": "Introuvable"}
    return 200, client()


class H(JsonSite):
    api = "/api/v1/client"
    ledger, account, reset = staticmethod(lambda: S), staticmethod(client), staticmethod(reset)
    act = staticmethod(post)

    def out(self, code, body, ctype="application/json; charset=utf-8", loc=None):
        super().out(code, body, ctype, loc)

    def page(self, path):
        if path == "/favicon.ico":
            return self.out(200, b"", "image/x-icon")
        if path.startswith("/api/"):
            return self.out(404, {"erreur": "Introuvable"})
        f = os.path.normpath(os.path.join(DIST, path.lstrip("/")))
        if path.startswith("/static/"):
            if not f.startswith(DIST) or not os.path.isfile(f):
                return self.out(404, b"404", "text/plain")
        else:
            f = os.path.join(DIST, "index.html")
        ct = mimetypes.guess_type(f)[0] or "application/octet-stream"
        self.out(200, open(f, "rb").read(), ct + ("; charset=utf-8" if ct.startswith("text/") else ""))

    do_HEAD = JsonSite.do_GET


if __name__ == "__main__":
    serve(H)
