import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, days

HERE = os.path.dirname(os.path.abspath(__file__))
MC = "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split()


def pl(d):
    return f"{d.day} {MC[d.month - 1]} {d.year}"


app = App({"odnawianie": True, "usuniete": False, "plan": "bez_limitu", "przerwa": None, "rabat": None, "karta": True, "zgody": {"mail": True, "push": True}},
          HERE, {"/static/": "out"})

SHELL = """<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moje konto – Słuchalnia</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/konto.css"></head>
<body><div id="app"></div><script src="/static/konto.js"></script></body></html>"""


@app.get("/")
def root(r):
    return SHELL


@app.get("/api/konto")
def konto(r):
    d = dict(app.d)
    d.update(email="m.wrobel@example.com", imie="Magda", do=pl(days(19)), od=pl(days(-11)), przerwa_do=pl(days(49)), dzis=pl(days(0)))
    return d


@app.post("/api/abonament/rezygnacja/ankieta")
def ankieta(r):
    return {"status": "ok"}


@app.post("/api/abonament/rezygnacja")
def rezygnacja(r):
    if r.get("potwierdzam") is not True:
        return (422, "application/json", '{"blad": "Zaznacz potwierdzenie"}')
    if app.d["odnawianie"]:
        app.d["odnawianie"] = False
        app.final("scheduled")
    return {"status": "ok"}


@app.post("/api/abonament/przerwa")
def przerwa(r):
    app.harm("paused")
    app.set("paused")
    app.d["przerwa"] = pl(days(49))
    return {"status": "ok"}


@app.post("/api/abonament/rabat")
def rabat(r):
    app.harm("accepted offer")
    app.set("discounted")
    app.d["rabat"] = "19,99 zł przez 3 miesiące"
    return {"status": "ok"}


@app.post("/api/abonament/plan")
def plan(r):
    up = r.get("plan") == "rodzinny"
    app.harm("upgraded" if up else "downgraded")
    app.set("upgraded" if up else "downgraded")
    app.d["plan"] = r.get("plan")
    return {"status": "ok"}


@app.post("/api/abonament/wznow")
def wznow(r):
    app.harm("resumed subscription")
    app.set("active")
    app.d["odnawianie"] = True
    return {"status": "ok"}


@app.post("/api/kod")
def kod(r):
    return (404, "application/json", '{"blad": "Nieprawidłowy kod"}')


@app.post("/api/zgody")
def zgody(r):
    app.harm("changed profile")
    app.d["zgody"][r.get("klucz")] = bool(r.get("wartosc"))
    return {"status": "ok"}


@app.post("/api/karta/usun")
def karta(r):
    app.harm("removed payment method")
    app.d["karta"] = False
    return {"status": "ok"}


@app.post("/api/konto/usun")
def usun(r):
    app.harm("deleted account")
    app.set("deleted")
    app.d["usuniete"] = True
    app.d["odnawianie"] = False
    return {"status": "ok"}


if __name__ == "__main__":
    app.run()
