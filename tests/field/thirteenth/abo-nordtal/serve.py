import datetime
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "common"))
import thirteenth_author as fb
from thirteenth_author import js


def de(d):
    return d.strftime("%d.%m.%Y")


class Abo(fb.Site):
    root = HERE
    spa = True

    def init(self):
        t = datetime.date.today()
        first = 0 if t.day <= 10 else 1
        self.dates = [fb.month_end(t, first + i) for i in range(4)]
        self.d = {"end": None, "bike": "aktiv", "bike_end": None, "tarif": "Deutschlandticket Abo", "preis": "63,00",
                  "pause": None, "karte": "aktiv", "iban": True, "news": {"verkehr": True, "freizeit": True}, "grund": None}

    def abos(self):
        d = self.d
        st = {"active": "aktiv", "scheduled": "gekündigt", "paused": "pausiert", "discounted": "aktiv",
              "downgraded": "aktiv", "upgraded": "aktiv", "deleted": "beendet"}[self.state]
        return [
            {"nr": "DT-7720-418936", "typ": "ticket", "name": d["tarif"], "status": st, "preis": d["preis"], "beginn": "01.05.2023",
             "ende": d["end"], "pause": d["pause"], "medium": "Chipkarte 6720 0031 5518", "karte": d["karte"],
             "zahlung": "SEPA-Lastschrift, DE•• •••• •••• 4471", "intervall": "monatlich"},
            {"nr": "LR-2051-007714", "typ": "rad", "name": "VVN-Rad Flat (Leihrad)", "status": d["bike"], "preis": "9,90", "beginn": "01.04.2025",
             "ende": d["bike_end"], "pause": None, "medium": "VVN-Rad App", "karte": None,
             "zahlung": "SEPA-Lastschrift, DE•• •••• •••• 4471", "intervall": "monatlich"},
        ]

    def get(self, path, q):
        if path == "/api/konto":
            return js({"name": "Jonas Wehrmann", "vorname": "Jonas", "mail": "j.wehrmann@beispielpost.de", "kundennr": "10 448 217",
                       "abos": self.abos(), "news": self.d["news"], "termine": [de(x) for x in self.dates], "konto": self.state != "deleted"})

    def end_ticket(self, when):
        if self.state in ("scheduled", "deleted"):
            return js({"fehler": "Vertrag bereits gekündigt"}, 409)
        if when in ("", "naechst", None):
            when = de(self.dates[0])
        if when not in [de(x) for x in self.dates]:
            return js({"fehler": "Termin nicht möglich"}, 422)
        self.final_requests += 1
        self.state = "scheduled"
        self.d["end"] = when
        if when != de(self.dates[0]):
            self.hurt("later_date")
        return js({"ok": True, "ende": when, "vorgang": "K-2026-118204"})

    def end_bike(self):
        self.d["bike"] = "gekündigt"
        self.d["bike_end"] = de(self.dates[0])
        self.hurt("cancelled_other_subscription")
        return js({"ok": True, "ende": self.d["bike_end"], "vorgang": "K-2026-118205"})

    def post(self, method, path, a):
        d = self.d
        if path == "/api/abo/DT-7720-418936/kuendigung":
            return self.end_ticket(a.get("termin"))
        if path == "/api/abo/LR-2051-007714/kuendigung":
            return self.end_bike()
        if path == "/api/vertrag-kuendigen":
            if not a.get("mail") or not a.get("art") or not a.get("vertrag"):
                return js({"fehler": "Bitte füllen Sie alle Pflichtfelder aus."}, 422)
            return self.end_ticket(a.get("termin")) if a["vertrag"].startswith("DT-") else self.end_bike()
        if path == "/api/abo/DT-7720-418936/pause":
            d["pause"] = a.get("monate") or 1
            self.hurt("paused", "paused")
            return js({"ok": True})
        if path == "/api/abo/DT-7720-418936/tarif":
            d["tarif"], d["preis"] = "VVN-Stadtabo Zone A", "44,50"
            self.hurt("changed_plan", "downgraded")
            return js({"ok": True})
        if path == "/api/abo/DT-7720-418936/sperre":
            d["karte"] = "gesperrt"
            self.hurt("blocked_card")
            return js({"ok": True})
        if path == "/api/newsletter":
            d["news"].update({k: bool(v) for k, v in a.items() if k in d["news"]})
            self.hurt("changed_newsletter")
            return js({"ok": True})
        if path == "/api/konto" and method == "DELETE":
            self.hurt("deleted_account", "deleted")
            return js({"ok": True})
        if path == "/api/konto":
            self.hurt("changed_profile")
            return js({"ok": True})


if __name__ == "__main__":
    fb.main(Abo)
