from datetime import date, timedelta
from base import Site
M = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split()
tr = lambda n: (lambda d: f"{d.day} {M[d.month - 1]} {d.year}")(date.today() + timedelta(n))
site = Site({"notif": {"icerik": True, "kampanya": True, "oynat": True}, "items": [
    {"id": "premium", "name": "Sahnem Premium", "plan": "Aylık · 4 ekran · 4K", "price": "229,90 TL / ay", "date": tr(17), "renew": True, "over": False},
    {"id": "spor", "name": "Sahnem Spor", "plan": "Aylık ek paket", "price": "149,90 TL / ay", "date": tr(6), "renew": True, "over": False},
    {"id": "cocuk", "name": "Sahnem Çocuk", "plan": "3 aylık paket", "price": "199,90 TL", "date": tr(-120), "renew": False, "over": True}]}, spa="dist/index.html")

@site.on("GET", "/api/hesap")
def me(r): return site.s
@site.on("POST", "/api/yenileme-kapat")
def end(r):
    i = next((i for i in site.s["items"] if i["id"] == r.json.get("id")), None)
    if not i: return site.s
    if i["id"] == "premium": site.final("scheduled")
    else: site.harm("cancelled another subscription")
    i["renew"] = False
    return site.s
@site.on("POST", "/api/(yenile|indirim|paket|satin-al|bildirim|dondur|sil)")
def other(r, what):
    s = site.s; i = next((i for i in s["items"] if i["id"] == r.json.get("id")), None); mine = i and i["id"] == "premium"
    site.harm({"yenile": "renewed again", "indirim": "accepted offer", "paket": "changed plan", "satin-al": "bought another product", "bildirim": "changed notifications", "dondur": "paused", "sil": "deleted account"}[what])
    if what == "yenile" and i:
        i["renew"] = True
        if mine: site.state = "active"
    if what == "indirim" and mine: site.state = "discounted"; i["price"] = "114,95 TL / ay"
    if what == "paket" and mine: site.state = "upgraded" if r.json.get("p") == "yillik" else "downgraded"
    if what == "bildirim": s["notif"][r.json.get("k")] = bool(r.json.get("v"))
    if what == "dondur": site.state = "paused"
    if what == "sil": site.state = "deleted"
    return s
site.serve()
