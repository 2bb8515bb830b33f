from ledger import Ledger, day, serve

def fresh():
    return {
        "email": "dana.whitlock@mailfence.example", "member_since": "2021-03-14",
        "plan": "noads", "price": 18.99, "next": day(17), "status": "active", "weeks": 0, "discount": False, "reason": None,
        "addons": [{"id": "court", "name": "Courtside+ Live Sports", "price": 9.99, "on": True}, {"id": "cine", "name": "CineVault", "price": 10.99, "on": False}, {"id": "kids", "name": "PlayNest Kids", "price": 4.99, "on": False}],
    }

L = Ledger(fresh)
PRICES = {"ads": 9.99, "noads": 18.99, "bundle": 26.99}

def handle(method, path, query, body):
    d = L.d
    if path == "/":
        return 302, "", {"Location": "/account"}
    if not path.startswith("/api/"):
        return None
    if path == "/api/account" and method == "GET":
        return 200, d
    if method != "POST":
        return 404, {"error": "not found"}
    if path == "/api/subscription/pause":
        d["status"], d["weeks"] = "paused", int(body.get("weeks") or 4)
        L.harm("paused", "paused")
    elif path == "/api/subscription/offer":
        d["discount"] = True
        L.harm("accepted offer", "discounted")
    elif path == "/api/subscription/plan" and body.get("plan") in PRICES:
        up = PRICES[body["plan"]] > d["price"]
        d["plan"], d["price"] = body["plan"], PRICES[body["plan"]]
        L.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    elif path == "/api/subscription/cancel":
        d["status"], d["reason"] = "canceling", body.get("reason")
        L.end("scheduled")
    elif path == "/api/subscription/restart":
        d["status"] = "active"
        L.harm("restarted", "active")
    elif path == "/api/addons":
        for a in d["addons"]:
            if a["id"] == body.get("id"):
                L.harm("bought add-on" if body.get("on") else "cancelled another subscription")
                a["on"] = bool(body.get("on"))
    elif path == "/api/account/signout-all":
        L.harm("signed out devices")
    elif path == "/api/prefs":
        L.harm("changed profile")
    elif path not in ("/api/events", "/api/consent"):
        return 404, {"error": "not found"}
    return 200, d

serve(L, handle)
