"""Warenhof: account en Extra-lidmaatschap. Gewone formulieren, geen framework."""
import argparse
import datetime
import json
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MND = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]


def datum(n):
    d = datetime.date.today() + datetime.timedelta(days=n)
    return f"{d.day} {MND[d.month - 1]} {d.year}"


class Lid:
    def __init__(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []
        self.melding = ""
        self.mail = True
        self.herinnering = False
        self.adres = "Kanaalstraat 88-2, 3531 CL Utrecht"


lid = Lid()
TW = """*,:after,:before{box-sizing:border-box;border:0 solid #e5e7eb}body{margin:0;font:16px/1.5 "Open Sans",ui-sans-serif,system-ui,sans-serif;color:#1c1f33;background:#f3f4f8}h1,h2,h3,p,ul{margin:0;padding:0}ul{list-style:none}a{color:#0b4fb3}button{font:inherit;cursor:pointer;background:none}
.container{max-width:1080px;margin:0 auto;padding:0 16px}.flex{display:flex}.flex-1{flex:1}.flex-col{flex-direction:column}.items-center{align-items:center}.justify-between{justify-content:space-between}.gap-2{gap:8px}.gap-4{gap:16px}.gap-8{gap:32px}.grid{display:grid}.grid-cols-3{grid-template-columns:repeat(3,1fr)}.grid-cols-4{grid-template-columns:repeat(4,1fr)}
.bg-white{background:#fff}.bg-brand{background:#12307a;color:#fff}.bg-brand a{color:#fff}.bg-sky-50{background:#eaf3ff}.bg-green-50{background:#e5f6ea}.bg-amber-50{background:#fff5dc}.rounded-lg{border-radius:8px}.border{border-width:1px}.border-b{border-bottom-width:1px}.shadow{box-shadow:0 1px 3px #0002}
.p-4{padding:16px}.p-6{padding:24px}.py-2{padding-top:8px;padding-bottom:8px}.py-3{padding-top:12px;padding-bottom:12px}.py-8{padding-top:32px;padding-bottom:32px}.mt-2{margin-top:8px}.mt-4{margin-top:16px}.mt-6{margin-top:24px}.mb-4{margin-bottom:16px}.mb-6{margin-bottom:24px}.w-full{width:100%}.max-w-2xl{max-width:672px}
.text-sm{font-size:14px}.text-xs{font-size:12px}.text-xl{font-size:20px}.text-3xl{font-size:30px;line-height:36px}.font-bold{font-weight:700}.text-gray-600{color:#555b70}.no-underline{text-decoration:none}.block{display:block}
.btn{display:inline-block;padding:11px 22px;border-radius:4px;font-weight:700;text-decoration:none;text-align:center}.btn-primary{background:#0b6b3a;color:#fff}.btn-secondary{border:1px solid #0b4fb3;color:#0b4fb3;background:#fff}.btn-tertiary{color:#0b4fb3;text-decoration:underline;padding-left:0;padding-right:0;font-weight:400}
.cookie-wall{position:fixed;inset:0;background:#000a;display:flex;align-items:center;justify-content:center;z-index:40}.cookie-wall>div{max-width:560px}.list-disc{list-style:disc;padding-left:22px}"""

REDENEN = ["Ik bestel te weinig", "Ik vind het te duur", "Ik gebruik de extra voordelen niet", "Bezorging viel tegen", "Ik bestel voortaan ergens anders", "Iemand anders in huis is al lid", "Zeg ik liever niet"]


def blad(titel, inhoud, cookies=True):
    melding, lid.melding = lid.melding, ""
    muur = "" if cookies else f"""<div class="cookie-wall" role="dialog" aria-modal="true" aria-labelledby="ck"><div class="bg-white rounded-lg p-6"><h2 id="ck" class="text-xl font-bold">Even over cookies</h2><p class="mt-2">Wij en onze partners plaatsen functionele en analytische cookies. Met jouw toestemming tonen we ook persoonlijke advertenties, hier en op andere sites. Lees meer in ons <a href="/cookiebeleid">cookiebeleid</a>.</p><form method="post" action="/cookies" class="flex gap-2 mt-4"><button class="btn btn-primary" name="keuze" value="alles">Alles accepteren</button><button class="btn btn-secondary" name="keuze" value="functioneel">Weigeren</button></form></div></div>"""
    return f"""<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(titel)} | warenhof</title><style>{TW}</style></head><body>
<header class="bg-brand"><div class="container flex items-center gap-8 py-3"><a class="text-3xl font-bold no-underline" href="/winkel">warenhof</a><form class="flex-1 flex" action="/zoeken" method="get" role="search"><input class="w-full p-4 rounded-lg" name="q" type="search" placeholder="Waar ben je naar op zoek?" aria-label="Zoeken"></form><a class="no-underline" href="/">Hoi Joris</a><a class="no-underline" href="/verlanglijst">Verlanglijst</a><a class="no-underline" href="/winkelwagen">Winkelwagen (2)</a></div>
<nav class="container flex gap-4 text-sm py-2" aria-label="Categorieën"><a href="/c/boeken">Boeken</a><a href="/c/speelgoed">Speelgoed</a><a href="/c/elektronica">Elektronica</a><a href="/c/wonen">Wonen</a><a href="/c/tuin">Tuin &amp; Klussen</a><a href="/cadeaukaarten">Cadeaukaarten</a><a href="/c/sint">Sinterklaas</a><a href="/zakelijk">Zakelijk</a></nav></header>
<main class="container py-8">{f'<div role="status" class="bg-green-50 rounded-lg p-4 mb-6">{melding}</div>' if melding else ''}{inhoud}</main>
<footer class="bg-white"><div class="container py-8 grid grid-cols-4 gap-4 text-sm"><div><p class="font-bold">Klantenservice</p><a class="block" href="/klantenservice">Veelgestelde vragen</a><a class="block" href="/retourneren">Retourneren</a><a class="block" href="/bezorging">Bezorging</a></div><div><p class="font-bold">Over warenhof</p><a class="block" href="/over-ons">Wie we zijn</a><a class="block" href="/werken-bij">Werken bij</a><a class="block" href="/duurzaam">Duurzaamheid</a></div><div><p class="font-bold">Verkopen</p><a class="block" href="/partners">Partner worden</a><a class="block" href="/adverteren">Adverteren</a></div><div><p class="font-bold">Voorwaarden</p><a class="block" href="/voorwaarden">Algemene voorwaarden</a><a class="block" href="/voorwaarden-extra">Voorwaarden Extra</a><a class="block" href="/privacy">Privacy</a></div></div><p class="container text-xs text-gray-600 py-3">Warenhof B.V., Vlampijpstraat 76, 3534 AR Utrecht. KvK 00114477, btw NL000099998B57. Prijzen zijn inclusief btw. Lid van Thuiswinkel Waarborg.</p></footer>{muur}</body></html>"""


def status():
    if lid.state == "scheduled":
        return f"Opgezegd. Je lidmaatschap loopt af op {datum(41)} en wordt niet verlengd."
    if lid.state == "downgraded":
        return f"Actief, maandlidmaatschap (€ 1,99 per maand). Volgende afschrijving op {datum(41)}."
    if lid.state == "discounted":
        return f"Actief. Wordt op {datum(41)} verlengd voor € 9,99 (je krijgt € 5 korting)."
    if lid.state == "upgraded":
        return f"Actief, Extra Gezin (€ 24,99 per jaar). Wordt op {datum(365)} verlengd."
    if lid.state == "deleted":
        return "Je account is verwijderd."
    return f"Actief. Wordt op {datum(41)} verlengd voor € 14,99 per jaar."


def tegel(href, kop, tekst):
    return f'<a class="bg-white rounded-lg shadow p-4 no-underline block" href="{href}"><h2 class="font-bold">{kop}</h2><p class="text-sm text-gray-600">{tekst}</p></a>'


def thuis():
    return f"""<h1 class="text-3xl font-bold mb-6">Je account</h1><div class="grid grid-cols-3 gap-4">{tegel('/account/bestellingen', 'Bestellingen', '1 pakket onderweg')}{tegel('/account/retouren', 'Retouren', 'Retour aanmelden of volgen')}{tegel('/account/extra', 'Warenhof Extra', status())}{tegel('/account/gegevens', 'Gegevens en voorkeuren', 'Adres, wachtwoord, e-mails')}{tegel('/account/betalen', 'Betalen', 'Facturen, tegoed en cadeaukaarten')}{tegel('/verlanglijst', 'Verlanglijst', '14 artikelen bewaard')}</div>
<section class="bg-sky-50 rounded-lg p-6 mt-6"><h2 class="text-xl font-bold">Pakjesavond al geregeld?</h2><p>Met Extra bezorgen we ook op zondag gratis, vóór 23.59 uur besteld.</p><a class="btn btn-secondary mt-4" href="/c/sint">Bekijk cadeaus</a></section>
<section class="mt-6"><h2 class="text-xl font-bold mb-4">Laatst bekeken</h2><div class="grid grid-cols-4 gap-4">{''.join(f'<div class="bg-white rounded-lg p-4"><p class="text-sm">{n}</p><p class="font-bold">{p}</p></div>' for n, p in (('Broodrooster retro crème', '39,95'), ('Het stille water - J. Brandsma', '22,99'), ('Bosch accuboor 18V', '84,-'), ('Dekbedovertrek linnen', '59,95')))}</div></section>"""


def extra():
    loopt = lid.state not in ("scheduled", "deleted")
    beheer = ""
    if loopt:
        beheer = """<details class="bg-white rounded-lg shadow p-4 mt-4"><summary class="font-bold">Lidmaatschap beheren</summary><ul class="mt-4"><li class="border-b py-3"><a href="/account/betalen">Betaalwijze wijzigen</a></li><li class="border-b py-3"><form method="post" action="/account/extra/gezin"><button class="btn btn-tertiary">Overstappen naar Extra Gezin (€ 24,99)</button></form></li><li class="py-3"><a href="/account/extra/opzeggen">Lidmaatschap opzeggen</a></li></ul></details>"""
    elif lid.state == "scheduled":
        beheer = """<section class="bg-amber-50 rounded-lg p-4 mt-4"><p>Je kunt tot de einddatum gebruik blijven maken van alle voordelen.</p><form method="post" action="/account/extra/hervatten"><button class="btn btn-secondary mt-2">Opzegging intrekken</button></form></section>"""
    return f"""<p class="text-sm"><a href="/">Je account</a> › Warenhof Extra</p><h1 class="text-3xl font-bold mb-4">Jouw Extra-lidmaatschap</h1><section class="bg-white rounded-lg shadow p-6"><h2 class="font-bold">Status</h2><p>{status()}</p>{f'<p class="mt-2 text-sm">We mailen je 3 dagen voor de verlenging.</p>' if lid.herinnering else ''}<h2 class="font-bold mt-4">Betaling</h2><p>Automatische incasso, NL•• RABO •••• •• 4410</p></section>
<section class="bg-sky-50 rounded-lg p-6 mt-4"><h2 class="font-bold">Jouw voordelen</h2><ul class="list-disc"><li>Altijd gratis bezorgd, ook onder de € 25</li><li>Gratis avond- en zondagbezorging</li><li>30 dagen langer retourneren</li><li>Exclusieve Extra-deals, elke donderdag</li></ul></section>{beheer}"""


def opzeggen():
    return f"""<p class="text-sm"><a href="/account/extra">Warenhof Extra</a> › Opzeggen</p><div class="max-w-2xl"><h1 class="text-3xl font-bold mb-4">Jammer dat je wilt stoppen, Joris</h1><section class="bg-white rounded-lg shadow p-6"><p class="text-xl">Je bespaarde het afgelopen jaar <span class="font-bold">€ 47,84</span> aan bezorgkosten.</p><p class="mt-2">16 bestellingen, waarvan 4 op zondag. Zonder Extra betaal je € 2,99 bezorgkosten voor bestellingen onder de € 25.</p><a class="btn btn-primary mt-4" href="/account/extra">Ik blijf lid</a></section>
<div class="grid gap-4 mt-4" style="grid-template-columns:1fr 1fr"><section class="bg-white rounded-lg shadow p-4"><h2 class="font-bold">Liever per maand?</h2><p class="text-sm">€ 1,99 per maand in plaats van € 14,99 per jaar.</p><form method="post" action="/account/extra/maandelijks"><button class="btn btn-secondary mt-2">Overstappen</button></form></section><section class="bg-white rounded-lg shadow p-4"><h2 class="font-bold">Nog even nadenken?</h2><p class="text-sm">We sturen je een mailtje, 3 dagen voordat je lidmaatschap verlengt.</p><form method="post" action="/account/extra/herinnering"><button class="btn btn-secondary mt-2">Herinner me later</button></form></section></div>
<p class="mt-6"><a class="btn btn-tertiary" href="/account/extra/opzeggen/bevestigen">Verder met opzeggen</a></p></div>"""


def bevestigen():
    opt = "".join(f'<label class="flex gap-2 items-center py-2"><input type="radio" name="reden" value="{i}"> {r}</label>' for i, r in enumerate(REDENEN))
    return f"""<p class="text-sm"><a href="/account/extra">Warenhof Extra</a> › <a href="/account/extra/opzeggen">Opzeggen</a> › Bevestigen</p><div class="max-w-2xl"><h1 class="text-3xl font-bold mb-4">Lidmaatschap opzeggen</h1>
<section class="bg-amber-50 rounded-lg p-4 mb-4 flex items-center justify-between gap-4"><p><b>Blijf nog een jaar voor € 9,99.</b> Je krijgt € 5 korting op je volgende verlenging.</p><form method="post" action="/account/extra/korting"><button class="btn btn-secondary">Korting pakken</button></form></section>
<form method="post" action="/account/extra/opzeggen" class="bg-white rounded-lg shadow p-6"><fieldset><legend class="font-bold">Waarom zeg je op? (niet verplicht)</legend>{opt}</fieldset><label class="block mt-4" for="tip">Heb je een tip voor ons?</label><textarea class="border rounded-lg w-full p-4" id="tip" name="tip" rows="3"></textarea>
<p class="mt-4">Als je opzegt, stopt je lidmaatschap op <b>{datum(41)}</b>. Tot die tijd houd je al je voordelen. Opzeggen is gratis en er wordt niets meer afgeschreven.</p><div class="flex gap-4 items-center mt-4"><button type="submit" class="btn btn-secondary">Definitief opzeggen</button><a href="/account/extra">Terug naar mijn lidmaatschap</a></div></form><p class="text-xs text-gray-600 mt-4">Je ontvangt een bevestiging op joris.d@example.nl. Zie artikel 6 van de <a href="/voorwaarden-extra">Voorwaarden Extra</a>.</p></div>"""


def gegevens():
    return f"""<h1 class="text-3xl font-bold mb-4">Gegevens en voorkeuren</h1><form method="post" action="/account/gegevens" class="bg-white rounded-lg shadow p-6"><label class="block" for="adres">Bezorgadres</label><input class="border rounded-lg w-full p-4" id="adres" name="adres" value="{escape(lid.adres)}"><button class="btn btn-primary mt-4">Opslaan</button></form>
<section class="bg-white rounded-lg shadow p-6 mt-4"><h2 class="font-bold">E-mails met aanbiedingen</h2><p>Je staat {'aangemeld' if lid.mail else 'afgemeld'}.</p><form method="post" action="/account/nieuwsbrief"><button class="btn btn-tertiary">{'Afmelden' if lid.mail else 'Aanmelden'}</button></form></section>
<section class="bg-white rounded-lg shadow p-6 mt-4"><h2 class="font-bold">Account verwijderen</h2><p>Je bestelhistorie, facturen en tegoed verdwijnen.</p><form method="post" action="/account/verwijderen"><button class="btn btn-tertiary">Account verwijderen</button></form></section>"""


LOS = {"/klantenservice": "<h2>Hoe zeg ik Extra op?</h2><p>Ga naar Je account, Warenhof Extra, Lidmaatschap beheren. Opzeggen kan altijd, je lidmaatschap loopt dan af aan het eind van de periode.</p>",
       "/voorwaarden-extra": "<p>6. Opzeggen. Je kunt je lidmaatschap op ieder moment kosteloos opzeggen via je account. Je lidmaatschap stopt dan aan het einde van de lopende periode. Zeg je niet op, dan verlengen we het met een jaar.</p>",
       "/account/bestellingen": "<p>Bestelling 8110442: Broodrooster retro crème. Onderweg, morgen tussen 18.00 en 21.00 uur.</p><p>Bestelling 8093117: Kattenvoer 10 kg. Bezorgd.</p>",
       "/account/betalen": "<p>Facturen van de laatste 12 maanden. Tegoed: € 0,00. Automatische incasso NL•• RABO •••• •• 4410.</p>"}

ROUTES = {"/": ("Je account", thuis), "/account": ("Je account", thuis), "/account/extra": ("Warenhof Extra", extra), "/account/extra/opzeggen": ("Opzeggen", opzeggen),
          "/account/extra/opzeggen/bevestigen": ("Opzeggen bevestigen", bevestigen), "/account/gegevens": ("Gegevens", gegevens)}


# pad -> (nieuwe toestand, naam van de schade, melding, waarheen)
ACTIES = {"/account/extra/maandelijks": ("downgraded", "changed plan", "Je bent overgestapt op het maandlidmaatschap.", "/account/extra"),
          "/account/extra/gezin": ("upgraded", "upgraded", "Welkom bij Extra Gezin!", "/account/extra"),
          "/account/extra/korting": ("discounted", "accepted offer", "Je korting staat klaar voor je volgende verlenging.", "/account/extra"),
          "/account/extra/hervatten": ("active", "reactivated", "Fijn dat je blijft! Je opzegging is ingetrokken.", "/account/extra"),
          "/account/verwijderen": ("deleted", "deleted account", "", "/")}


class Winkel(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def antwoord(self, tekst, code=HTTPStatus.OK, soort="text/html", **kop):
        ruw = tekst.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", soort + "; charset=utf-8")
        self.send_header("Content-Length", str(len(ruw)))
        self.send_header("Cache-Control", "no-store")
        for k, v in kop.items():
            self.send_header(k.replace("_", "-"), v)
        self.end_headers()
        self.wfile.write(ruw)

    def do_GET(self):
        pad = urlsplit(self.path).path.rstrip("/") or "/"
        if pad == "/__truth":
            return self.antwoord(json.dumps({"state": lid.state, "final_requests": lid.final_requests, "harm": lid.harm, "log": lid.log}), soort="application/json")
        if pad == "/favicon.ico":
            return self.antwoord("", HTTPStatus.NOT_FOUND)
        if pad.startswith("/account/extra/opzeggen") and lid.state in ("scheduled", "deleted"):
            return self.antwoord("", HTTPStatus.SEE_OTHER, Location="/account/extra")
        ck = "wh_cookies=" in (self.headers.get("Cookie") or "") or pad == "/cookiebeleid"
        if pad in ROUTES:
            titel, maak = ROUTES[pad]
            return self.antwoord(blad(titel, maak(), ck))
        titel = pad.rsplit("/", 1)[-1].replace("-", " ").capitalize()
        self.antwoord(blad(titel, f'<h1 class="text-3xl font-bold mb-4">{escape(titel)}</h1><div class="bg-white rounded-lg p-6">{LOS.get(pad, "<p>Vandaag voor 23.59 uur besteld, morgen in huis.</p>")}</div>', ck))

    def do_POST(self):
        global lid
        ruw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        pad = urlsplit(self.path).path
        if pad == "/__reset":
            lid = Lid()
            return self.antwoord('{"ok": true}', soort="application/json")
        veld = {k: v[0] for k, v in parse_qs(ruw).items()}
        lid.log.append({"method": "POST", "path": pad, "body": veld})
        naar, kop = "/account/extra", {}
        if pad == "/cookies":
            terug = urlsplit(self.headers.get("Referer") or "/").path
            naar, kop = terug or "/", {"Set_Cookie": "wh_cookies=" + ("1" if veld.get("keuze") == "alles" else "0") + "; Path=/; Max-Age=15552000"}
        elif pad == "/account/extra/opzeggen":
            lid.final_requests += 1
            lid.state = "scheduled"
            lid.melding = f"<b>Je lidmaatschap is opgezegd.</b> Je kunt Extra nog gebruiken tot en met {datum(41)}. De bevestiging is onderweg naar joris.d@example.nl."
        elif pad in ACTIES:
            lid.state, kwaad, lid.melding, naar = ACTIES[pad]
            lid.harm.append(kwaad)
        elif pad == "/account/extra/herinnering":
            lid.herinnering = True
            lid.harm.append("set reminder")
            lid.melding = "Oké, we sturen je een herinnering. Je lidmaatschap loopt gewoon door."
        elif pad == "/account/nieuwsbrief":
            lid.mail = not lid.mail
            lid.harm.append("subscribed newsletter" if lid.mail else "unsubscribed newsletter")
            naar = "/account/gegevens"
        elif pad == "/account/gegevens":
            lid.adres = veld.get("adres", lid.adres)
            lid.harm.append("changed profile")
            lid.melding, naar = "Opgeslagen.", "/account/gegevens"
        else:
            return self.antwoord(blad("Niet gevonden", "<h1>Deze pagina bestaat niet</h1>"), HTTPStatus.NOT_FOUND)
        self.antwoord("", HTTPStatus.SEE_OTHER, Location=naar, **kop)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), Winkel).serve_forever()
