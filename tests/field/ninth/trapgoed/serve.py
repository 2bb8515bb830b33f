import sys; from datetime import date, timedelta; from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "common"))
from ninth_author import App, Bad, Redirect, ahead, esc

app = App(__file__, {"model": "Deluxe 7", "price": "€ 24,90", "cover": True, "w": {}, "slot": None, "store": None, "next": None})
DAYS, MONTHS = ["ma", "di", "wo", "do", "vr", "za", "zo"], ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]
nl = lambda d: f"{d.day} {MONTHS[d.month - 1]} {d.year}"
END = ahead(31)
STORES = {"utr-cs": "Utrecht Centraal, Stationsplein 12", "utr-oost": "Utrecht Oost, Biltstraat 88", "ams": "Amersfoort, Stationsplein 3"}
FULL = {(0, "10:00"), (0, "12:30"), (0, "16:00"), (1, "10:00"), (2, "16:00")}
OPEN = []
n = 27
while len(OPEN) < 3:
    if ahead(n).weekday() < 6: OPEN.append(ahead(n))
    n += 1
REASONS = ["Ik ga verhuizen", "Ik heb een eigen fiets gekocht", "Ik vind het te duur", "Ik gebruik de fiets te weinig", "Ik ben niet tevreden over de service", "Iets anders"]

def shell(title, main, wizard=0):
    if wizard:
        bar = "".join(f'<li class="flex-1 h-1 rounded-full {"bg-brand" if i <= wizard else "bg-gray-200"}"></li>' for i in range(1, 5))
        top = f'<div class="border-b bg-white"><div class="mx-auto max-w-2xl flex items-center justify-between px-4 h-16"><a href="/" class="logo">trapgoed</a><a href="/abonnement" class="text-sm text-gray-500">Annuleren</a></div></div><div class="mx-auto max-w-2xl px-4 py-6"><ol class="flex gap-2 mb-8" aria-label="Voortgang">{bar}</ol>{main}</div>'
    else:
        top = f'<header class="bg-white border-b"><div class="mx-auto max-w-5xl flex items-center justify-between px-4 h-16"><a href="/" class="logo">trapgoed</a><nav class="flex gap-6 text-sm"><a href="/">Mijn fiets</a><a href="/abonnement">Mijn abonnement</a><a href="/facturen">Facturen</a><a href="/gegevens">Mijn gegevens</a><a href="/hulp">Hulp nodig?</a></nav><span class="avatar">LV</span></div></header><div class="mx-auto max-w-5xl px-4 py-8">{main}</div>'
    return f"""<!doctype html><html lang="nl-NL" class="h-full"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Trapgoed</title><link rel="stylesheet" href="/static/t.css"></head><body class="h-full bg-gray-50 text-gray-900"><div id="__nuxt"><div id="__layout">{top}</div></div><footer class="mt-16 border-t py-8 text-sm text-gray-500"><div class="mx-auto max-w-5xl px-4 flex gap-6"><span>© 2026 Trapgoed B.V.</span><a href="/hulp">Algemene voorwaarden</a><a href="/hulp">Privacy</a><a href="/hulp">Cookies</a><a href="/hulp">Winkels</a><a href="/hulp">Werken bij</a></div></footer><script src="/static/t.js"></script></body></html>"""

def when():
    s = app.d["slot"]; return f'{DAYS[OPEN[s[0]].weekday()]} {nl(OPEN[s[0]])} om {s[1]} uur'

def chip():
    return {"scheduled": '<span class="chip chip-amber">Opgezegd</span>', "paused": '<span class="chip chip-blue">Winterstop aangevraagd</span>'}.get(app.state, '<span class="chip chip-green">Actief</span>')

@app.get("/")
def home(q):
    appt = f'<div class="card p-5 mt-4 border-amber"><h2 class="font-bold">Inleverafspraak</h2><p>{when()}<br>{esc(STORES[app.d["store"]])}</p><p class="text-sm text-gray-500">Vergeet beide sleutels niet mee te nemen. Je abonnement stopt op {nl(END)}.</p><a class="link text-sm" href="/afspraak">Afspraak bekijken</a></div>' if app.state == "scheduled" else ""
    return shell("Mijn fiets", f"""<h1 class="text-3xl font-bold mb-6">Hoi Lotte!</h1><div class="grid-2"><div><div class="card p-5"><div class="bike"></div><div class="flex items-center justify-between"><div><h2 class="text-xl font-bold">{app.d["model"]}</h2><p class="text-sm text-gray-500">Framenummer TG-48213 · Utrecht</p></div>{chip()}</div></div>{appt}</div>
<div><a class="tile" href="/hulp"><b>Er is iets met mijn fiets</b><span>Lekke band, slot, licht: binnen 48 uur opgelost</span></a><a class="tile" href="/hulp"><b>Mijn fiets is gestolen</b><span>Doe direct melding</span></a><a class="tile" href="/abonnement"><b>Mijn abonnement</b><span>{app.d["model"]} · {app.d["price"]} per maand</span></a><a class="tile" href="/vriend"><b>Geef een vriend € 15 korting</b><span>En krijg zelf een maand voor de helft</span></a><div class="ad"><b>Nieuw: Power 1 e-bike</b><p class="text-sm">Nu de eerste maand voor € 49. Ruilen kan zo.</p><form method="post" action="/ruilen"><input type="hidden" name="model" value="Power 1"><button class="btn btn-white">Ruil naar Power 1</button></form></div></div></div>""")

@app.get("/abonnement")
def sub(q):
    d, s = app.d, app.state
    rows = [("Abonnement", d["model"] + " (Flex)"), ("Startdatum", "14 april 2025"), ("Status", chip())]
    rows += [("Einddatum", nl(END)), ("Laatste incasso", nl(ahead(8)) + " – " + d["price"])] if s == "scheduled" else [("Volgende incasso", nl(ahead(8)) + " – " + d["price"]), ("Opzegtermijn", "1 maand")]
    if d["next"]: rows.append(("Wijziging", d["next"]))
    table = "".join(f'<div class="dl-row"><dt class="text-gray-500">{a}</dt><dd>{b}</dd></div>' for a, b in rows)
    opt = lambda u, t, x: f'<a class="menu-row" href="{u}"><div><b>{t}</b><span>{x}</span></div><svg width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor"><path d="M7 4l6 6-6 6"/></svg></a>'
    change = f'<a class="btn btn-dark" href="/afspraak">Inleverafspraak bekijken</a>' if s == "scheduled" else f"""<div class="card" data-headlessui-state=""><button type="button" class="disclosure" id="headlessui-disclosure-button-4" aria-expanded="false" aria-controls="headlessui-disclosure-panel-5"><span>Abonnement wijzigen</span><svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor"><path d="M4 7l6 6 6-6"/></svg></button><div id="headlessui-disclosure-panel-5" hidden>{opt("/ruilen", "Ander model", "Ruil voor een Original, Deluxe of e-bike")}{opt("/winterstop", "Winterstop", "Even niet fietsen? Betaal € 5,50 per maand")}{opt("/verhuizen", "Andere stad", "Neem je abonnement mee")}{opt("/opzeggen", "Opzeggen", "Lever je fiets in bij een winkel")}</div></div>"""
    cover = '<div class="card p-5 mt-4 flex items-center justify-between"><div><b>Diefstaldekking Plus</b><p class="text-sm text-gray-500">€ 3,50 per maand · eigen risico € 0</p></div><form method="post" action="/dekking/stop"><button class="btn btn-outline">Stopzetten</button></form></div>' if d["cover"] else '<div class="card p-5 mt-4"><b>Diefstaldekking Plus</b><p class="text-sm text-gray-500">Niet afgesloten</p></div>'
    return shell("Mijn abonnement", f'<h1 class="text-3xl font-bold mb-6">Mijn abonnement</h1><div class="grid-2"><div><div class="card p-5"><dl>{table}</dl></div>{cover}</div><div>{change}</div></div>')

def gone(): return app.state == "scheduled"

@app.get("/opzeggen")
def w1(q):
    if gone(): return Redirect("/abonnement")
    opts = "".join(f'<div class="radio" role="radio" aria-checked="false" tabindex="{0 if i == 0 else -1}" data-reason="{i}"><span class="radio__dot"></span><span>{r}</span></div>' for i, r in enumerate(REASONS))
    return shell("Opzeggen", f'<h1 class="text-2xl font-bold">Jammer dat je weggaat, Lotte</h1><p class="text-gray-500 mb-6">Wat is de belangrijkste reden?</p><form method="post" action="/opzeggen" id="reden"><input type="hidden" name="reden" value=""><div role="radiogroup" aria-label="Reden" id="headlessui-radiogroup-9">{opts}</div></form>', 1)
@app.post("/opzeggen")
def w1p(b):
    if b.get("reden", "") == "": raise Bad("reden")
    app.d["w"] = {"reden": b["reden"]}; return Redirect("/opzeggen/alternatief")

@app.get("/opzeggen/alternatief")
def w2(q):
    if gone(): return Redirect("/abonnement")
    if "reden" not in app.d["w"]: return Redirect("/opzeggen")
    return shell("Opzeggen", """<h1 class="text-2xl font-bold">Misschien is dit iets voor jou?</h1><div class="card p-5 mt-4 hl"><b>❄️ Winterstop</b><p>Zet je abonnement tot 1 maart stil voor € 5,50 per maand. Wij stallen je fiets en je houdt je tarief.</p><form method="post" action="/winterstop"><button class="btn btn-brand w-full">Kies winterstop</button></form></div><div class="card p-5 mt-4"><b>Original 1 voor € 17,90</b><p>Simpeler, goedkoper, net zo onbezorgd.</p><form method="post" action="/ruilen"><input type="hidden" name="model" value="Original 1"><button class="btn btn-outline w-full">Ruil naar Original 1</button></form></div><p class="text-center mt-8"><a class="text-sm text-gray-500 underline" href="/opzeggen/inleveren">Nee, ik wil mijn fiets inleveren</a></p>""", 2)

@app.get("/opzeggen/inleveren")
def w3(q):
    if gone(): return Redirect("/abonnement")
    if "reden" not in app.d["w"]: return Redirect("/opzeggen")
    stores = "".join(f'<option value="{k}">{esc(v)}</option>' for k, v in STORES.items())
    cols = "".join(f'<div class="col"><div class="col__h">{DAYS[d.weekday()]} {d.day} {MONTHS[d.month - 1][:3]}</div>' + "".join(f'<button type="button" class="slot" data-slot="{i}|{t}"{" disabled" if (i, t) in FULL else ""}>{t}{"<small>vol</small>" if (i, t) in FULL else ""}</button>' for t in ["10:00", "12:30", "16:00"]) + "</div>" for i, d in enumerate(OPEN))
    return shell("Opzeggen", f'<h1 class="text-2xl font-bold">Waar en wanneer lever je je fiets in?</h1><p class="text-gray-500 mb-6">Je opzegtermijn is één maand. Je abonnement stopt op <b>{nl(END)}</b>, kies een moment rond die datum.</p><form method="post" action="/opzeggen/inleveren" id="inlever"><label class="block text-sm" for="winkel">Winkel</label><select id="winkel" name="winkel" class="select">{stores}</select><input type="hidden" name="moment" value=""><div class="cols mt-4">{cols}</div><div class="flex gap-3 mt-8"><a class="btn btn-outline" href="/opzeggen/alternatief">Vorige</a><button class="btn btn-brand flex-1" disabled>Volgende</button></div></form>', 3)
@app.post("/opzeggen/inleveren")
def w3p(b):
    i, _, t = b.get("moment", "").partition("|")
    if b.get("winkel") not in STORES or i not in ("0", "1", "2") or t not in ("10:00", "12:30", "16:00") or (int(i), t) in FULL: raise Bad("moment")
    app.d["w"].update(store=b["winkel"], slot=[int(i), t]); return Redirect("/opzeggen/overzicht")

@app.get("/opzeggen/overzicht")
def w4(q):
    if gone(): return Redirect("/abonnement")
    w = app.d["w"]
    if "slot" not in w: return Redirect("/opzeggen")
    d = OPEN[w["slot"][0]]
    return shell("Opzeggen", f"""<h1 class="text-2xl font-bold">Klopt alles?</h1><div class="card p-5 mt-4"><dl><div class="dl-row"><dt>Fiets</dt><dd>{app.d["model"]} · TG-48213</dd></div><div class="dl-row"><dt>Inleveren</dt><dd>{DAYS[d.weekday()]} {nl(d)} om {w["slot"][1]} uur</dd></div><div class="dl-row"><dt>Winkel</dt><dd>{esc(STORES[w["store"]])}</dd></div><div class="dl-row"><dt>Einde abonnement</dt><dd>{nl(END)}</dd></div><div class="dl-row"><dt>Laatste incasso</dt><dd>{nl(ahead(8))} – {app.d["price"]}</dd></div></dl></div><form method="post" action="/opzeggen/bevestigen" id="slot"><label class="check"><input type="checkbox" name="akkoord" value="1"><span>Ik begrijp dat ik mijn fiets met beide sleutels inlever. Lever ik niet in, dan betaal ik een vergoeding volgens de voorwaarden.</span></label><div class="flex gap-3 mt-8"><a class="btn btn-outline" href="/opzeggen/inleveren">Vorige</a><button class="btn btn-dark flex-1" disabled>Opzegging bevestigen</button></div><p class="text-center mt-4"><a class="link text-sm" href="/abonnement">Toch blijven fietsen</a></p></form>""", 4)
@app.post("/opzeggen/bevestigen")
def end(b):
    w = app.d["w"]
    if "slot" not in w or not b.get("akkoord"): raise Bad("akkoord")
    app.final += 1; app.state = "scheduled"; app.d["slot"], app.d["store"] = w["slot"], w["store"]; app.d["w"] = {}; return Redirect("/opzeggen/klaar")
@app.get("/opzeggen/klaar")
def done(q):
    if not gone(): return Redirect("/abonnement")
    return shell("Opgezegd", f'<div class="card p-5 text-center"><div class="text-3xl">👋</div><h1 class="text-2xl font-bold">Je opzegging is binnen</h1><p>Je abonnement loopt nog tot en met <b>{nl(END)}</b>. We zien je op {when()} in de winkel. De bevestiging staat in je mail (lotte.vermeer@post.test).</p><a class="btn btn-brand" href="/">Naar mijn fiets</a></div>', 4)

@app.get("/afspraak")
def appt(q):
    if not gone(): return Redirect("/abonnement")
    return shell("Afspraak", f'<h1 class="text-3xl font-bold mb-6">Inleverafspraak</h1><div class="card p-5"><p><b>{when()}</b><br>{esc(STORES[app.d["store"]])}</p><p class="text-sm text-gray-500">Annuleer je de afspraak, dan loopt je abonnement gewoon door.</p><form method="post" action="/afspraak/annuleren"><button class="btn btn-outline">Afspraak annuleren en blijven fietsen</button></form></div>')
@app.post("/afspraak/annuleren")
def revive(b): app.state = "active"; app.d["slot"] = None; app.hurt("reactivated"); return Redirect("/abonnement")
@app.post("/winterstop")
def winter(b): app.state = "paused"; app.d["next"] = f"Winterstop vanaf {nl(ahead(8))} (€ 5,50 per maand)"; app.hurt("paused"); return Redirect("/abonnement")
@app.post("/ruilen")
def swap(b):
    m = {"Original 1": "€ 17,90", "Power 1": "€ 74,90"}.get(b.get("model"))
    if not m: raise Bad("model")
    app.state = "upgraded" if b["model"] == "Power 1" else "downgraded"; app.d["next"] = f'Ruil naar {b["model"]} ({m}) op {nl(ahead(8))}'; app.hurt(app.state); return Redirect("/abonnement")
@app.post("/dekking/stop")
def cover(b): app.d["cover"] = False; app.hurt("cancelled another subscription"); return Redirect("/abonnement")
@app.get("/winterstop")
def winterpage(q): return shell("Winterstop", '<h1 class="text-2xl font-bold">Winterstop</h1><div class="card p-5 mt-4"><p>Tot 1 maart voor € 5,50 per maand.</p><form method="post" action="/winterstop"><button class="btn btn-brand">Winterstop aanvragen</button></form></div>')
@app.get("/ruilen")
def swappage(q): return shell("Ander model", '<h1 class="text-2xl font-bold">Ander model</h1>' + "".join(f'<div class="card p-5 mt-4"><b>{m}</b><p>{p} per maand</p><form method="post" action="/ruilen"><input type="hidden" name="model" value="{m}"><button class="btn btn-brand">Ruilen</button></form></div>' for m, p in [("Original 1", "€ 17,90"), ("Power 1", "€ 74,90")]))
@app.get("/hulp")
def helppage(q): return shell("Hulp", '<h1 class="text-2xl font-bold">Waar kunnen we je mee helpen?</h1><div class="card p-5 mt-4"><b>Hoe zeg ik mijn abonnement op?</b><p>Ga naar Mijn abonnement en kies Abonnement wijzigen. Je maakt meteen een afspraak om je fiets in te leveren. Het is niet mogelijk om telefonisch op te zeggen.</p><b>Wat is de opzegtermijn?</b><p>Voor Flex-abonnementen is dat één maand.</p></div>')
@app.get("/facturen", "/gegevens", "/vriend", "/verhuizen")
def other(q): return shell("Trapgoed", '<h1 class="text-2xl font-bold">Even geduld</h1><div class="card p-5 mt-4"><p>Deze pagina is tijdelijk niet beschikbaar.</p></div>')

app.serve()
