from datetime import date, timedelta
from base import Site
T = date.today()
sat = T + timedelta((5 - T.weekday()) % 7 or 7)
us = lambda d: f"{d:%A, %b} {d.day}"
site = Site({"status": "active", "size": "3 meals", "credit": False, "mail": True, "today": f"{T:%B} {T.day}, {T.year}", "boxes": [{"day": us(sat + timedelta(7 * i)), "skipped": False} for i in range(4)]}, spa="dist/index.html")

@site.on("GET", "/api/me")
def me(r): return site.s
@site.on("POST", "/api/end-plan")
def end(r):
    if site.final("cancelled"): site.s["status"] = "canceled"
    return site.s
@site.on("POST", "/api/(skip|pause|credit|size|reactivate|gift|mail|delete-account)")
def other(r, what):
    s = site.s
    site.harm({"skip": "skipped a week", "pause": "paused", "credit": "accepted offer", "size": "changed plan", "reactivate": "renewed again", "gift": "bought gift card", "mail": "changed newsletter", "delete-account": "deleted account"}[what])
    if what == "skip":
        for b in s["boxes"]: b["skipped"] |= b["day"] == r.json.get("day")
    if what == "pause": s["status"] = site.state = "paused"
    if what == "credit": s["credit"] = True; site.state = "discounted"
    if what == "size": s["size"] = str(r.json.get("size")); site.state = "upgraded" if r.json.get("size", "")[:1] > "3" else "downgraded"
    if what == "reactivate": s["status"] = site.state = "active"
    if what == "mail": s["mail"] = bool(r.json.get("on"))
    if what == "delete-account": site.state = "deleted"
    return s
site.serve()
