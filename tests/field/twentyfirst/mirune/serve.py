import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from twentyfirst_author import App, Redirect
from datetime import date, timedelta
app = App(__file__)


def ja(d):
    return f"{d.year}年{d.month}月{d.day}日"


def nxt():
    return app.when or date.today() + timedelta(days=9)


SHELL = """<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>MIRUNE(ミルネ)</title><link rel="stylesheet" href="/static/css/mdi.css"><link rel="stylesheet" href="/static/css/vuetify.css"><link rel="stylesheet" href="/static/m.css"></head><body><div id="app"></div><script src="/static/vue.js"></script><script src="/static/vuetify.js"></script><script src="/static/m.js"></script></body></html>"""


def shell(r):
    return SHELL


app.fallback = shell


@app.get("/api/me")
def me(r):
    n = nxt()
    return {"name": "みさき", "mail": "misaki.t@example.jp", "points": 1180 + (500 if app.state == "discounted" else 0), "pointsUntil": ja(n + timedelta(days=52)), "status": app.state, "next": ja(n), "end": ja(n - timedelta(days=1)),
            "last": ja(n - timedelta(days=30)), "since": f"{date.today().year - 2}年5月3日", "pack": bool(app.flow.get("pack")), "year": date.today().year, "kids": True}


def act(path, harm, state=None, flag=None):
    @app.post(path)
    def fn(r):
        app.bad(harm, state)
        if flag:
            app.flow[flag] = True
        return {"ok": True}


act("/api/offer/points", "accepted offer", "discounted")
act("/api/plan/change", "changed plan", "downgraded")
act("/api/pack/buy", "bought option pack", None, "pack")
act("/api/withdraw", "deleted account", "deleted")
act("/api/points/buy", "bought points")
act("/api/mail", "changed mail settings")
act("/api/payment/remove", "removed payment method")
act("/api/logout", "logged out")
act("/api/profile", "changed profile")


@app.post("/api/contract/resume")
def resume(r):
    app.bad("resumed", "active")
    app.when = None
    return {"ok": True}


@app.post("/api/contract/survey")
def survey(r):
    if not r.json.get("reasons"):
        return 422, {"error": "解約理由を1つ以上お選びください。"}
    app.flow["survey"] = r.json
    return {"ok": True}


@app.post("/api/contract/cancel")
def cancel(r):
    if not app.flow.get("survey") or not r.json.get("agreed"):
        return 409, {"error": "お手続きを最初からやり直してください。"}
    app.final += 1
    app.when = nxt()
    app.state = "scheduled"
    return {"ok": True}


if __name__ == "__main__":
    app.run()
