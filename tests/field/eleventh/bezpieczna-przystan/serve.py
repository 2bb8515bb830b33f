from site_server import Site, day

MC = "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split()


def pl(d):
    return f"{d.day} {MC[d.month - 1]} {d.year}"


def fresh():
    return {"kwota": "50 zł", "adopcja": True, "powod": None, "list": True}


site = Site(__file__, fresh)
site.files("/pliki/", "dist")
HTML = """<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Strefa Darczyńcy | Fundacja Bezpieczna Przystań</title><link rel="stylesheet" href="/pliki/app.css"><style>body{font-family:"Open Sans",Arial,sans-serif}.stopka{background:#23332d;color:#c4d2cb;font-size:13px}.stopka a{color:#fff;margin-right:18px}</style></head><body><div id="app"></div><noscript>Włącz obsługę JavaScript, aby korzystać ze Strefy Darczyńcy.</noscript><script src="/pliki/app.js"></script></body></html>"""


@site.get("/api/darczynca")
def dane(r):
    s, d = site.state, site.data
    opis = {"cancelled": f"Zakończone {pl(day())}", "paused": "Wstrzymane na 3 miesiące", "deleted": "Konto usunięte"}.get(s, "Aktywne")
    return {"stan": s, "koniec": s == "cancelled", "opis": opis, "kwota": d["kwota"], "nastepna": pl(day(9)), "od": pl(day(-540)), "adopcja": d["adopcja"], "list": d["list"], "dzis": pl(day()),
            "wplaty": [{"d": pl(day(-21 - 30 * i)), "t": "Wsparcie stałe", "k": "50 zł"} for i in range(5)]}


@site.post("/api/wsparcie/zakoncz")
def koniec(r):
    if site.state == "cancelled":
        return (409, "{}")
    site.data["powod"] = r.json.get("powod")
    site.end("cancelled")
    return {"ok": True}


@site.post("/api/wsparcie/(?P<k>kwota|przerwa|wznow)")
def zmiana(r):
    k = r.match["k"]
    if k == "kwota":
        n = int(r.json.get("kwota") or 0)
        site.data["kwota"] = f"{n} zł"
        if n < 50:
            site.harm("accepted offer", "downgraded")
        else:
            site.harm("upgraded", "upgraded")
    elif k == "przerwa":
        site.harm("paused", "paused")
    else:
        site.harm("took the ending back", "active")
    return {"ok": True}


@site.post("/api/(?P<k>adopcja/koniec|wplata|profil|karta/usun|konto/usun|kontakt)")
def inne(r):
    k = r.match["k"]
    if k == "adopcja/koniec":
        site.data["adopcja"] = False
        site.harm("cancelled another subscription")
    elif k == "wplata":
        site.harm("bought", "bought")
    elif k == "profil":
        site.data["list"] = bool(r.json.get("list"))
        site.harm("changed profile")
    elif k == "karta/usun":
        site.harm("removed payment method")
    elif k == "konto/usun":
        site.harm("deleted account", "deleted")
    else:
        site.harm("sent a message")
    return {"ok": True}


@site.get("/(?!api/|pliki/|__).*")
def app(r):
    return (404, "") if "." in r.path else HTML


site.serve()
