from datetime import date, timedelta
from base import Site
M = "januari februari maart april mei juni juli augustus september oktober november december".split()
nl = lambda d: f"{d.day} {M[d.month - 1]} {d.year}"
T = date.today()
site = Site({"mail": True, "plans": {"compleet": {"name": "Lumenta Compleet", "sub": "Alle apps · jaarabonnement, maandelijks betaald", "price": "€ 36,29", "next": nl(T + timedelta(19)), "ends": None},
    "stock": {"name": "Lumenta Stock", "sub": "10 standaardafbeeldingen per maand", "price": "€ 29,99", "next": nl(T + timedelta(8)), "ends": None}}}, spa="dist/index.html")

@site.on("GET", "/api/me")
def me(r): return site.s
@site.on("POST", "/api/end")
def end(r):
    i = r.json.get("id"); p = site.s["plans"].get(i)
    if i == "stock": site.harm("cancelled another subscription"); p["ends"] = p["next"]
    if i == "compleet" and site.final("scheduled"): p["ends"] = p["next"]
    return site.s
@site.on("POST", "/api/(keep|annual|switch|offer|mail|delete|bought)")
def other(r, what):
    i = r.json.get("id"); p = site.s["plans"].get(i); mine = i == "compleet"
    site.harm({"keep": "renewed again", "annual": "switched to annual", "switch": "changed plan", "offer": "accepted offer", "mail": "changed newsletter", "delete": "deleted account", "bought": "bought another product"}[what])
    if what == "keep" and p: p["ends"] = None
    if what == "offer" and p: p["sub"] += " · 2 maanden gratis"
    if what == "annual" and p: p["sub"] = "Jaarlijks vooruitbetaald"
    if what == "switch" and p: p.update(name="Lumenta Fotografie", price="€ 12,09")
    if mine and what in ("keep", "annual", "switch", "offer"): site.state = {"keep": "active", "annual": "upgraded", "switch": "downgraded", "offer": "discounted"}[what]
    if what == "mail": site.s["mail"] = bool(r.json.get("on"))
    if what == "delete": site.state = "deleted"
    return site.s
site.serve()
