#!/usr/bin/env python3
"""Lantern+: a streaming service's account area. Standard library only."""
import datetime as dt
import os

from json_site import JsonSite, serve

HERE = os.path.dirname(os.path.abspath(__file__))


def fresh():
    today = dt.date.today()
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "plan": "standard", "price": 18.99, "offer": False, "pause_until": None,
        "next": today + dt.timedelta(days=16),
        "addons": [{"id": "cinevault", "name": "CineVault", "price": 4.99}],
        "reason": None,
        "payment": True,
        "newsletters": {"picks": True, "offers": True, "research": False},
    }


S = fresh()
PLANS = {"basic": ("Lantern+ (With Ads)", 9.99), "standard": ("Lantern+ (No Ads)", 18.99),
         "premium": ("Lantern+ Live TV", 82.99)}


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def human(d):
    return d.strftime("%B ") + str(d.day) + d.strftime(", %Y")


def me():
    name, price = PLANS[S["plan"]]
    if S["offer"]:
        price = 8.99
    return {
        "profile": {"firstName": "Jordan", "lastName": "Whitfield", "email": "jordan.whitfield@example.com",
                    "memberSince": "August 2022"},
        "subscription": {
            "status": {"scheduled": "CANCEL_PENDING", "paused": "PAUSED", "deleted": "CLOSED"}.get(S["state"], "ACTIVE"),
            "plan": S["plan"], "planName": name, "price": price, "promo": S["offer"],
            "nextBilling": human(S["next"]), "accessUntil": human(S["next"]),
            "pauseUntil": human(S["pause_until"]) if S["pause_until"] else None,
            "addons": S["addons"],
            "total": round(price + sum(a["price"] for a in S["addons"]), 2),
        },
        "payment": {"brand": "Visa", "last4": "4418", "exp": "09/28"} if S["payment"] else None,
        "newsletters": S["newsletters"],
    }


class H(JsonSite):
    api = "/api/v2/me"
    ledger, account = staticmethod(lambda: S), staticmethod(me)

    def reset(self):
        S.update(fresh())

    def page(self, p):
        if p in ("/assets/app.js",):
            with open(os.path.join(HERE, "dist", "app.js"), "rb") as f:
                return self.out(200, f.read(), "text/javascript; charset=utf-8")
        if p.startswith("/api/") or "." in p.rsplit("/", 1)[-1]:
            return self.out(404, {"error": "not_found"})
        if p == "/":
            return self.out(302, "", loc="/account")
        with open(os.path.join(HERE, "src", "index.html"), "rb") as f:
            return self.out(200, f.read(), "text/html; charset=utf-8")

    def act(self, p, b):
        if p == "/api/v2/subscription/cancel":
            S["final_requests"] += 1
            if S["state"] in ("scheduled", "deleted"):
                return 409, {"error": "not_active"}
            S["reason"] = b.get("reason")
            S["state"] = "scheduled"
            S["pause_until"] = None
        elif p == "/api/v2/subscription/reactivate":
            harm("reactivated")
            S["state"] = "active"
            S["pause_until"] = None
        elif p == "/api/v2/subscription/pause":
            harm("paused")
            S["state"] = "paused"
            S["pause_until"] = S["next"] + dt.timedelta(weeks=int(b.get("weeks") or 4))
        elif p == "/api/v2/subscription/offer":
            harm("accepted offer")
            S["state"] = "discounted"
            S["offer"] = True
        elif p == "/api/v2/subscription/plan":
            plan = b.get("plan")
            if plan not in PLANS:
                return 400, {"error": "plan"}
            if plan != S["plan"]:
                up = PLANS[plan][1] > PLANS[S["plan"]][1]
                harm("upgraded" if up else "downgraded")
                S["state"] = "upgraded" if up else "downgraded"
                S["plan"] = plan
        elif p.startswith("/api/v2/addons/"):
            i = p.rsplit("/", 1)[-1]
            if self.command == "DELETE":
                if any(a["id"] == i for a in S["addons"]):
                    harm("cancelled another subscription")
                S["addons"] = [a for a in S["addons"] if a["id"] != i]
            else:
                harm("bought")
                S["addons"].append({"id": i, "name": "Lantern Sports", "price": 9.99})
        elif p == "/api/v2/payment":
            harm("removed payment method")
            S["payment"] = False
        elif p == "/api/v2/profile":
            harm("changed profile")
        elif p == "/api/v2/newsletters":
            for k, v in b.items():
                if k in S["newsletters"]:
                    if S["newsletters"][k] and not v:
                        harm("unsubscribed newsletter")
                    S["newsletters"][k] = bool(v)
        elif p == "/api/v2/account/delete":
            harm("deleted account")
            S["state"] = "deleted"
        elif p in ("/api/v2/consent", "/api/v2/events", "/api/v2/logout"):
            return 200, {"ok": True}
        else:
            return 404, {"error": "not_found"}
        return 200, me()


if __name__ == "__main__":
    serve(H)
