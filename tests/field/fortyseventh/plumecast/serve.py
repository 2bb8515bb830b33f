import datetime
import os
import time

from fortyseventh_author import STATIC, Base, S, harm, serve

TODAY = datetime.date.today


def us(d):
    return d.strftime("%B ") + str(d.day) + d.strftime(", %Y")


PLANS = {
    "select": ("Select", 7.99, "month"),
    "premium": ("Premium", 10.99, "month"),
    "premium-annual": ("Premium", 109.99, "year"),
    "plus": ("Premium Plus", 16.99, "month"),
    "plus-annual": ("Premium Plus", 169.99, "year"),
}


def initial():
    t = TODAY()
    return {"plan": "premium", "renews": t + datetime.timedelta(days=17), "status": "active", "promo": False,
            "card": True, "reason": None,
            "profile": {"first": "Dana", "last": "Whitlock", "email": "dana.whitlock@example.com", "zip": "43215"},
            "mail": {"news": True, "offers": True, "partners": False}}


def history():
    r = S["renews"]
    rows = []
    for i in range(1, 7):
        m = r.month - i
        y = r.year
        while m < 1:
            m += 12
            y -= 1
        rows.append({"date": us(datetime.date(y, m, min(r.day, 28))), "what": "Plumecast Premium - Monthly", "amount": "$10.99",
                     "tax": "$0.82", "card": "Visa ending in 4471"})
    return rows


def account():
    name, price, per = PLANS[S["plan"]]
    return {"plan": S["plan"], "planName": name, "price": "%.2f" % price, "period": per, "status": S["status"],
            "date": us(S["renews"]), "promo": S["promo"], "card": S["card"], "profile": S["profile"],
            "mail": S["mail"], "history": history()}


class App(Base):
    def get(self, path, q):
        if path == "/":
            return self.redirect("/account")
        if path == "/bff/account":
            time.sleep(0.25)
            return self.json(account())
        if path.startswith("/account") or path in ("/watch/home", "/help", "/privacy-choices", "/terms", "/signout"):
            with open(os.path.join(STATIC, "shell.html"), encoding="utf-8") as f:
                return self.out(f.read())
        self.out("<h1>Page not found</h1><p><a href='/account'>Back to Account</a></p>", 404)

    def post(self, path, d):
        time.sleep(0.4)
        if path == "/bff/plan/cancel":
            S["final_requests"] += 1
            S["state"] = "scheduled"
            S["status"] = "canceled"
            S["reason"] = d.get("reason")
        elif path == "/bff/plan/keep":
            if S["status"] == "canceled":
                harm("reactivated", "active")
                S["status"] = "active"
        elif path == "/bff/plan/offer":
            harm("accepted offer", "discounted")
            S["promo"] = True
            S["status"] = "active"
        elif path == "/bff/plan/change":
            p = d.get("plan")
            if p not in PLANS:
                return self.json({"error": "unknown plan"}, 400)
            up = PLANS[p][1] > PLANS[S["plan"]][1]
            harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
            S["plan"] = p
            S["promo"] = False
            S["status"] = "active"
        elif path == "/bff/payment/remove":
            harm("removed payment method")
            S["card"] = False
        elif path == "/bff/payment/update":
            harm("changed payment method")
            S["card"] = True
        elif path == "/bff/profile":
            harm("changed profile")
            for k in S["profile"]:
                if d.get(k):
                    S["profile"][k] = str(d[k])
        elif path == "/bff/communications":
            if S["mail"]["news"] and not d.get("news"):
                harm("unsubscribed newsletter")
            else:
                harm("changed profile")
            S["mail"] = {k: bool(d.get(k)) for k in S["mail"]}
        elif path == "/bff/devices/signout":
            harm("signed out everywhere")
        elif path == "/bff/account/delete":
            harm("deleted account", "deleted")
            S["status"] = "deleted"
        elif path == "/bff/voucher":
            return self.json({"error": "This code isn't valid. Check it and try again."}, 422)
        else:
            return self.json({"error": "not found"}, 404)
        self.json(account())


if __name__ == "__main__":
    serve(App, initial)
