import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Json, plus

app = App(HERE, {"plan": "Czytnia Bez Limitu", "price": "44,99 zł", "kids": True, "newsletter": True})
app.static("/out/", "out")
SHELL = '<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Moje konto | Czytnia</title></head><body><noscript>Włącz obsługę JavaScript, aby korzystać z Czytni.</noscript><div id="root"></div><script src="/out/app.js"></script></body></html>'
MON = "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split()
d = lambda x: f"{x.day} {MON[x.month - 1]} {x.year}"
PATHS = ["/"] + ["/konto/" + x for x in ("subskrypcja", "rezygnacja", "zmien-plan", "platnosci", "ustawienia", "urzadzenia")] + ["/pomoc", "/katalog", "/audiobooki", "/kids", "/czytniki", "/polka", "/regulamin", "/prywatnosc", "/kontakt"]
app.get(*PATHS)(lambda r: SHELL)
app.not_found = lambda r: Json({"error": "not found"}, 404) if r.path.startswith("/api/") or r.method != "GET" else Page(SHELL, 404)


@app.get("/api/me")
def me(r):
    return Json({"state": app.state, "plan": app.s["plan"], "price": app.s["price"], "kids": app.s["kids"], "newsletter": app.s["newsletter"],
                 "end": d(plus(8)), "next": d(plus(9)), "history": [d(plus(9 - 30 * i)) for i in range(1, 7)], "csrf": app.token})


ok = Json({"ok": True})


@app.post("/api/subscription/reason")
def reason(r):
    app.s["flow"]["reason"] = r.get("reason")
    return ok


@app.post("/api/offer/decline")
def decline(r):
    return ok


@app.post("/api/subscription/cancel")
def cancel(r):
    if not app.s["flow"].get("reason"):
        return Json({"error": "reason"}, 400)
    app.final("scheduled")
    return ok


@app.post("/api/subscription/renew")
def renew(r):
    app.harm("reactivated", "active"); app.s["flow"] = {}
    return ok


@app.post("/api/offer/accept")
def accept(r):
    app.harm("accepted offer", "discounted"); app.s["price"] = "22,49 zł"
    return ok


@app.post("/api/subscription/pause")
def pause(r):
    app.harm("paused", "paused")
    return ok


@app.post("/api/kids/cancel")
def kids(r):
    app.harm("cancelled another subscription"); app.s["kids"] = False
    return ok


@app.post("/api/plan")
def plan(r):
    if r.get("plan") == "family":
        app.harm("upgraded", "upgraded"); app.s.update(plan="Czytnia Rodzinna", price="64,99 zł")
    else:
        app.harm("downgraded", "downgraded"); app.s.update(plan="Czytnia Start", price="24,99 zł")
    return ok


@app.post("/api/card/remove")
def card(r):
    app.harm("removed payment method")
    return ok


@app.post("/api/profile")
def profile(r):
    app.harm("changed profile")
    return ok


@app.post("/api/newsletter")
def news(r):
    app.s["newsletter"] = bool(r.get("on")); app.harm("changed profile" if r.get("on") else "unsubscribed newsletter")
    return ok


@app.post("/api/account/delete")
def delete(r):
    app.harm("deleted account", "deleted")
    return ok


if __name__ == "__main__":
    app.serve()
