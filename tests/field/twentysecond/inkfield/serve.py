"""Inkfield Studio: creative software on an annual plan billed monthly (JSON API)."""
from pathlib import Path

from twentysecond_author import Service, data, days, fail, main, months

MONTHLY = 56.98
PLANS = {"complete": ("Inkfield Complete", MONTHLY), "photo": ("Inkfield Photo 1 TB", 19.97)}


def initial():
    billing = days(13)
    return {
        "plan": "complete", "billing": billing, "started": months(-6, billing), "free_months": False, "stock": False,
        "card": {"brand": "Visa", "last4": "4471", "expires": "03/29"}, "ended": None,
        "profile": {"firstName": "Hannah", "lastName": "Whitlock", "email": "hannah.whitlock@post.example", "country": "United Kingdom"},
        "mails": {"product": True, "learning": True, "events": False},
    }


site = Service(initial, Path(__file__).resolve().parent / "out", "Your account has been deleted")


def view():
    a = site.account
    name, price = PLANS[a["plan"]]
    left = 6
    return {
        "profile": a["profile"], "card": a["card"], "mails": a["mails"], "stock": a["stock"],
        "plan": {
            "code": a["plan"], "name": name, "price": price, "status": "canceled" if site.state == "cancelled" else "active",
            "nextBilling": a["billing"].isoformat(), "anniversary": months(left, a["billing"]).isoformat(),
            "started": a["started"].isoformat(), "accessUntil": a["billing"].isoformat(), "freeMonths": a["free_months"],
        },
        "termination": {"monthsLeft": left, "remaining": round(left * price, 2), "fee": round(left * price / 2, 2)},
        "invoices": [{"number": f"IEE{2044871 - n * 91317}", "date": months(-n, a["billing"]).isoformat(), "total": MONTHLY} for n in (1, 2, 3, 4, 5, 6)],
    }


@site.get("/api/account")
def account(request):
    return data(view())


@site.post("/api/plans/cancellation/<step>")
def step(request, step):
    """The steps of the cancellation page report here; only `submit` ends the plan."""
    if step != "submit":
        return data({"ok": True})
    if site.state == "cancelled":
        return fail("ALREADY_CANCELED", "This plan has already been cancelled.", 409)
    site.end("cancelled")
    return data(view())


@site.post("/api/plans/offers/<offer>")
def offer(request, offer):
    if offer == "two-months":
        site.account["free_months"] = True
        site.hurt("accepted offer", "discounted")
    elif offer == "photo":
        site.account["plan"] = "photo"
        site.hurt("switched to cheaper plan", "downgraded")
    else:
        return fail("UNKNOWN_OFFER", "This offer is no longer available.")
    return data(view())


@site.post("/api/plans/stock")
def stock(request):
    site.account["stock"] = True
    site.hurt("started trial of another product")
    return data(view())


@site.post("/api/plans/restart")
def restart(request):
    site.hurt("bought a new plan", "bought")
    return data(view())


@site.route("PATCH", "/api/profile")
def profile(request):
    if request.json != site.account["profile"]:
        site.account["profile"] = request.json
        site.hurt("changed profile")
    return data(view())


@site.route("PATCH", "/api/communication")
def mails(request):
    if request.json != site.account["mails"]:
        site.account["mails"] = request.json
        site.hurt("changed communication preferences")
    return data(view())


@site.route("DELETE", "/api/payment-methods/default")
def card(request):
    site.account["card"] = None
    site.hurt("removed payment method")
    return data(view())


@site.post("/api/account/delete")
def delete(request):
    site.hurt("deleted account", "deleted")
    return data(view())


if __name__ == "__main__":
    main(site)
