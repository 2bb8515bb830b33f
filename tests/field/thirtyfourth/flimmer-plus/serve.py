import os
from datetime import date, timedelta

from json_site import JsonSite, serve

HERE = os.path.dirname(os.path.abspath(__file__))
MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
END = date.today() + timedelta(days=12)
PRICES = {"Premium": "9,99 €", "Max": "13,99 €", "Basis": "5,99 €"}


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Premium", "news": True, "review": False,
            "profiles": ["Jonas", "Katrin", "Kinder"], "pay": "PayPal (j.brandt@example.com)"}


S = fresh()


def fmt(d):
    return "%d. %s %d" % (d.day, MON[d.month - 1], d.year)


def short(d):
    return d.strftime("%d.%m.%Y")


def konto():
    return {"name": "Jonas Brandt", "email": "j.brandt@example.com", "news": S["news"], "profiles": S["profiles"], "pay": S["pay"],
            "paket": {"name": S["plan"], "preis": PRICES[S["plan"]], "status": {"scheduled": "gekuendigt", "paused": "pausiert", "deleted": "keins"}.get(S["state"], "aktiv"),
                      "ende": fmt(END), "naechste": short(END + timedelta(days=1)), "seit": short(END - timedelta(days=760)), "pruefung": S["review"],
                      "pause_bis": fmt(END + timedelta(days=60)), "bestellnr": "FP-7730-2215-08"},
            "rechnungen": [{"datum": short(END - timedelta(days=30 * k + 30)), "nr": "RE-%d" % (88123407 - 91 * k), "betrag": "9,99 €"} for k in range(6)]}


TYPES = {"js": "application/javascript", "css": "text/css", "woff": "font/woff", "woff2": "font/woff2"}


class H(JsonSite):
    api = "/api/konto"
    ledger, account = staticmethod(lambda: S), staticmethod(konto)

    def reset(self):
        S.update(fresh())

    def page(self, p):
        if p.startswith("/assets/"):
            n = os.path.basename(p)
            for d in ("web", "dist"):
                f = os.path.join(HERE, d, n)
                if n and os.path.isfile(f):
                    with open(f, "rb") as h:
                        return self.out(200, h.read(), TYPES.get(n.rsplit(".", 1)[-1], "application/octet-stream"))
            return self.out(404, "")
        if p.startswith("/api/"):
            return self.out(404, {"fehler": "nicht gefunden"})
        with open(os.path.join(HERE, "web", "index.html"), "rb") as h:
            return self.out(200, h.read(), "text/html; charset=utf-8")

    def act(self, p, b):
        harm = S["harm"].append
        if p == "/api/paket/kuendigung":
            S["final_requests"] += 1
            if S["state"] != "deleted":
                S["state"] = "scheduled"
        elif p == "/api/kuendigungsformular":
            if not all(str(b.get(k) or "").strip() for k in ("vorname", "nachname", "email", "vertrag", "art")):
                return 422, {"fehler": "Pflichtfelder"}
            S["final_requests"] += 1
            if b["art"] == "ausserordentlich":
                S["review"] = True
            elif S["state"] != "deleted":
                S["state"] = "scheduled"
        elif p == "/api/paket/ruecknahme":
            if S["state"] == "scheduled":
                S["state"] = "active"
                harm("reactivated")
            elif S["state"] == "paused":
                S["state"] = "active"
        elif p == "/api/paket/pause":
            S["state"] = "paused"
            harm("paused")
        elif p == "/api/paket/wechsel":
            up = b.get("paket") == "Max"
            S["plan"] = "Max" if up else "Basis"
            S["state"] = "upgraded" if up else "downgraded"
            harm("upgraded" if up else "downgraded")
        elif p == "/api/profil/loeschen":
            S["profiles"] = [x for x in S["profiles"] if x != b.get("name")]
            harm("changed profile")
        elif p == "/api/konto/loeschen":
            S["state"] = "deleted"
            harm("deleted account")
        elif p == "/api/newsletter":
            S["news"] = bool(b.get("an"))
            harm("changed profile" if S["news"] else "unsubscribed newsletter")
        elif p == "/api/umfrage":
            pass
        else:
            return 404, {"fehler": "nicht gefunden"}
        return 200, konto()


serve(H)
