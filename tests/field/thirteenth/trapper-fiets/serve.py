import datetime
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "common"))
import thirteenth_author as fb
from thirteenth_author import js

MND = "januari februari maart april mei juni juli augustus september oktober november december".split()


def nl(d):
    return "%d %s %d" % (d.day, MND[d.month - 1], d.year)


class Trapper(fb.Site):
    root = HERE
    spa = True

    def init(self):
        t = datetime.date.today()
        self.end = fb.add_months(t, 1, 17)
        self.ends = [self.end, fb.add_months(self.end, 1), fb.add_months(self.end, 2)]
        self.d = {"model": "Trapper Deluxe 7", "prijs": "21,90", "einde": None, "inlever": None, "step": "actief", "dekking": "actief",
                  "meld": {"mail": True, "app": True}, "kaart": True, "afspraak": None, "pauze": None, "concept": None, "gekocht": False}

    def mij(self):
        d = self.d
        st = {"scheduled": "opgezegd", "paused": "gepauzeerd", "deleted": "verwijderd", "bought": "overgenomen"}.get(self.state, "actief")
        return {"voornaam": "Sanne", "naam": "Sanne Dijkhuis", "mail": "sanne.dijkhuis@voorbeeld.nl", "klantnr": "TR-558204",
                "fiets": {"model": d["model"], "prijs": d["prijs"], "status": st, "einde": d["einde"], "inlever": d["inlever"], "contract": "F-2024-31877",
                          "volgende": nl(self.end), "afspraak": d["afspraak"], "pauze": d["pauze"], "einden": [nl(x) for x in self.ends]},
                "step": {"status": d["step"], "contract": "S-2025-09120", "prijs": "39,00"}, "dekking": d["dekking"], "meld": d["meld"], "kaart": d["kaart"]}

    def get(self, path, q):
        if path == "/api/mij":
            return js(self.mij())

    def post(self, method, path, a):
        d = self.d
        live = self.state not in ("scheduled", "deleted", "bought")
        if path == "/api/opzegging" and method == "POST":
            if not live:
                return js({"fout": "Dit abonnement is al beëindigd."}, 409)
            d["concept"] = {"contract": "F-2024-31877"}
            return js(d["concept"])
        if path == "/api/opzegging" and method == "PATCH":
            if d["concept"] is None:
                return js({"fout": "Begin opnieuw."}, 409)
            d["concept"].update({k: v for k, v in a.items() if k in ("reden", "einde", "inlever", "winkel")})
            return js(d["concept"])
        if path == "/api/opzegging/bevestigen":
            c = d["concept"]
            if not live or not c or not c.get("reden") or c.get("einde") not in [nl(x) for x in self.ends] or c.get("inlever") not in ("winkel", "ophalen"):
                return js({"fout": "Nog niet alles is ingevuld."}, 422)
            self.final_requests += 1
            self.state = "scheduled"
            d["einde"], d["inlever"] = c["einde"], c["inlever"]
            if c["inlever"] == "ophalen":
                self.hurt("fee_charged")
            if c["einde"] != nl(self.ends[0]):
                self.hurt("later_date")
            return js({"ok": True, "einde": c["einde"], "nummer": "OPZ-40918"})
        if path == "/api/pauze":
            d["pauze"] = "3 maanden"
            self.hurt("paused", "paused")
            return js({"ok": True})
        if path == "/api/wissel":
            d["model"], d["prijs"] = "Trapper Power 3 (elektrisch)", "69,90"
            self.hurt("upgraded", "upgraded")
            return js({"ok": True})
        if path == "/api/overnemen":
            self.hurt("bought", "bought")
            return js({"ok": True})
        if path == "/api/reparatie":
            d["afspraak"] = "Monteur komt " + nl(datetime.date.today() + datetime.timedelta(days=2))
            self.hurt("booked_repair")
            return js({"ok": True})
        if path == "/api/verhuizing":
            self.hurt("changed_profile")
            return js({"ok": True})
        if path == "/api/abonnement/S-2025-09120" and method == "DELETE":
            d["step"] = "opgezegd"
            self.hurt("cancelled_other_subscription")
            return js({"ok": True})
        if path == "/api/dekking" and method == "DELETE":
            d["dekking"] = "gestopt"
            self.hurt("cancelled_addon")
            return js({"ok": True})
        if path == "/api/meldingen":
            d["meld"].update({k: bool(v) for k, v in a.items() if k in d["meld"]})
            self.hurt("changed_preferences")
            return js({"ok": True})
        if path == "/api/betaalmethode" and method == "DELETE":
            d["kaart"] = False
            self.hurt("removed_payment_method")
            return js({"ok": True})
        if path == "/api/account" and method == "DELETE":
            self.hurt("deleted_account", "deleted")
            return js({"ok": True})


if __name__ == "__main__":
    fb.main(Trapper)
