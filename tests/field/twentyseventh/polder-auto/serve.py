from twentyseventh_author import *


def initial():
    return {"modules": {"pechhulp": "Pechhulp Nederland", "recht": "Rechtsbijstand Verkeer"}, "dekking": "WA + Beperkt casco", "premie": "46,18", "korting": "", "eind": "", "mail": True, "iban": "NL•• RABO •••• ••71 20"}


L = Ledger(initial)
M = "januari februari maart april mei juni juli augustus september oktober november december".split()
nl = lambda d: f"{d.day} {M[d.month - 1]} {d.year}"
EERST = lambda: days(30)
VERLENG = lambda: days(128)


def view():
    d = L.data
    return {"status": L.state, "premie": d["premie"], "dekking": d["dekking"], "modules": d["modules"], "korting": d["korting"], "eind": nl(date.fromisoformat(d["eind"])) if d["eind"] else "", "eerst": nl(EERST()), "eerstIso": EERST().isoformat(),
            "verleng": nl(VERLENG()), "verlengIso": VERLENG().isoformat(), "vandaag": nl(date.today()), "mail": d["mail"], "iban": d["iban"], "facturen": [nl(days(4 - 30 * i)) for i in range(1, 7)]}


PAGE = '<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mijn Polder</title><link rel="stylesheet" href="/assets/mdi/css/materialdesignicons.min.css"><link rel="stylesheet" href="/assets/vuetify.min.css"><link rel="stylesheet" href="/assets/polder.css"></head><body><div id="app"></div><script src="/assets/vue.global.prod.js"></script><script src="/assets/vuetify.min.js"></script><script src="/assets/polder.js"></script></body></html>'


def handle(r):
    p, b, d = r.path, r.body if isinstance(r.body, dict) else {}, L.data
    if p.startswith("/assets/"):
        return static(p[8:])
    if r.method == "GET":
        if p == "/api/mijn":
            return js(view())
        return None if p.startswith("/api/") or p == "/favicon.ico" else reply(PAGE)
    if p == "/api/polis/8812046/stopzetten":
        dt = b.get("datum", "")
        try:
            ok = date.fromisoformat(dt) >= EERST()
        except ValueError:
            ok = False
        if not ok:
            return js({"fout": "datum"}, 422)
        if not b.get("akkoord") or not b.get("reden"):
            return js({"fout": "akkoord"}, 422)
        L.final_requests += 1; L.state = "scheduled"; d["eind"] = dt
    elif p == "/api/polis/8812046/intrekken":
        L.hurt("resumed"); L.state = "active"; d["eind"] = ""
    elif p == "/api/polis/8812046/blijfkorting":
        L.hurt("accepted_offer"); L.state = "discounted"; d["premie"] = "39,25"; d["korting"] = "Blijfkorting 15%, contract van 12 maanden"
    elif p == "/api/polis/8812046/schorsen":
        L.hurt("paused"); L.state = "paused"
    elif p == "/api/polis/8812046/dekking":
        L.hurt("upgraded" if "All" in str(b.get("dekking")) else "downgraded"); L.state = L.harm[-1]; d["dekking"] = str(b.get("dekking"))
    elif p == "/api/polis/8812046/module":
        L.hurt("cancelled_other_subscription"); d["modules"].pop(b.get("id"), None)
    elif p == "/api/aanvragen":
        L.hurt("bought")
    elif p == "/api/gegevens":
        L.hurt("changed_profile")
    elif p == "/api/voorkeuren":
        d["mail"] = bool(b.get("mail")); L.hurt("changed_preferences" if d["mail"] else "unsubscribed_newsletter")
    elif p == "/api/incasso":
        L.hurt("removed_payment_method"); d["iban"] = ""
    elif p in ("/api/cookies", "/api/feedback"):
        pass
    else:
        return js({"fout": "onbekend"}, 404)
    return js(view())


if __name__ == "__main__":
    serve(L, handle)
