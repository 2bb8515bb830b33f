import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, days

HERE = os.path.dirname(os.path.abspath(__file__))


def f(d):
    return d.strftime("%a, %b ") + str(d.day)


app = App({"plan": "active", "meals": 3, "people": 2, "promo": None, "paused_until": None, "skipped": [],
           "addons": [], "card": True, "prefs": {"offers": True, "menu": True, "sms": False}, "reason": None},
          HERE, {"/assets/": "out"})

SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>My account | Pantrylane</title><link rel="icon" href="data:,"><style>body{margin:0;background:#faf8f4}</style></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/assets/app.js"></script></body></html>"""


@app.get("/")
def home(r):
    return SHELL


@app.get("/account/<page>")
def page(r):
    return SHELL


@app.get("/api/v2/customer")
def customer(r):
    d = dict(app.d)
    per = {2: 10.99, 3: 9.99, 4: 8.99}[d["meals"]] * d["meals"] * d["people"]
    d["box"] = round(per, 2)
    d["shipping"] = 10.99
    d["deliveries"] = [{"id": "w%d" % i, "date": f(days(6 + 7 * i)), "cutoff": f(days(1 + 7 * i))} for i in range(4)]
    d["delivered"] = f(days(-1))
    d["today"] = f(days(0))
    d["name"], d["email"] = "Jordan", "jordan.ellery@example.com"
    return d


@app.post("/api/v2/plan/cancellation")
def cancel(r):
    if app.d["plan"] != "deactivated":
        app.d["plan"] = "deactivated"
        app.d["reason"] = r.get("reason")
        app.final("cancelled")
    return {"ok": True}


@app.post("/api/v2/plan/cancellation/survey")
def survey(r):
    return {"ok": True, "reason": r.get("reason")}


@app.post("/api/v2/plan/pause")
def pause(r):
    app.harm("paused")
    app.set("paused")
    app.d["plan"] = "paused"
    app.d["paused_until"] = f(days(7 * int(r.get("weeks", 4))))
    return {"ok": True}


@app.post("/api/v2/plan/offer")
def offer(r):
    app.harm("accepted offer")
    app.set("discounted")
    app.d["promo"] = "50% off your next two boxes"
    return {"ok": True}


@app.post("/api/v2/plan/size")
def size(r):
    app.harm("downgraded" if int(r.get("meals", 2)) < app.d["meals"] else "upgraded")
    app.set("downgraded" if int(r.get("meals", 2)) < app.d["meals"] else "upgraded")
    app.d["meals"] = int(r.get("meals", 2))
    return {"ok": True}


@app.post("/api/v2/plan/reactivate")
def react(r):
    app.harm("resumed subscription")
    app.set("active")
    app.d["plan"] = "active"
    return {"ok": True}


@app.post("/api/v2/deliveries/<id>/skip")
def skip(r):
    app.harm("skipped a delivery")
    app.d["skipped"].append(r.args["id"])
    return {"ok": True}


@app.post("/api/v2/addons")
def addons(r):
    app.harm("bought")
    app.d["addons"].append(r.get("sku"))
    return {"ok": True}


@app.post("/api/v2/prefs")
def prefs(r):
    app.harm("changed profile")
    app.d["prefs"][r.get("key")] = not app.d["prefs"].get(r.get("key"))
    return {"ok": True}


@app.post("/api/v2/card/remove")
def card(r):
    app.harm("removed payment method")
    app.d["card"] = False
    return {"ok": True}


@app.post("/api/v2/privacy/deletion-request")
def delete(r):
    app.harm("deleted account")
    app.set("deleted")
    app.d["closing"] = True
    app.d["plan"] = "deactivated"
    return {"ok": True}


if __name__ == "__main__":
    app.run()
