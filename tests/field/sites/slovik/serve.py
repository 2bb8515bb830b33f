from datetime import date, timedelta
from base import Site
D = date.today() + timedelta(17)
NEXT = f"{D.day}. {D.month}. {D.year}"
site = Site({"plan": "Premium měsíčně", "price": "249 Kč", "next": NEXT, "ends": None, "paused": False, "notif": {"denne": True, "liga": True, "akce": False}}, spa="dist/index.html")

@site.on("GET", "/api/me")
def me(r): return site.s
@site.on("POST", "/api/rozhodnuti")
def choice(r):
    s, v = site.s, r.json.get("volba")
    if v == "zaklad" and site.final("scheduled"): s.update(ends=NEXT)
    if v == "sleva": site.harm("accepted offer"); site.state = "discounted"; s["price"] = "149 Kč"
    if v == "pauza": site.harm("paused"); site.state = "paused"; s["paused"] = True
    return s
@site.on("POST", "/api/(rocne|rodina|obnovit|oznameni|smazat|ai)")
def other(r, what):
    s = site.s
    if what == "oznameni": s["notif"][r.json.get("k")] = bool(r.json.get("on"))
    site.harm({"rocne": "switched to annual", "rodina": "upgraded", "obnovit": "renewed again", "oznameni": "changed notifications", "smazat": "deleted account", "ai": "bought add-on"}[what])
    if what in ("rocne", "rodina"): site.state = "upgraded"; s["plan"] = "Premium ročně" if what == "rocne" else "Rodina"
    if what == "obnovit": site.state = "active"; s["ends"] = None
    if what == "smazat": site.state = "deleted"
    return s
site.serve()
