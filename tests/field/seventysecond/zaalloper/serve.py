#!/usr/bin/env python3
"""Zaalloper: an unlimited cinema pass (Dutch). Standard library only."""
import argparse, calendar, datetime, html, json, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LOCK = threading.Lock()
MND = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
       "november", "december"]
DAG = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"]
S = {}


def months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return datetime.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


def nl(d):
    return "%d %s %d" % (d.day, MND[d.month - 1], d.year)


def reset():
    t = datetime.date.today()
    bill = t - datetime.timedelta(days=12)              # last collection; membership month starts here
    if bill.day > 28:
        bill = bill.replace(day=28)
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], bill=bill, since=months(bill, -23), kind="vrij", pause=0,
             end=None, news=True, tips=True, city="Utrecht", phone="06 4471 0925", card="actief", reasons=[],
             reserv=True, iban=True, flash="")


def harm(name, state=None):
    if name not in S["harm"]:
        S["harm"].append(name)
    if state and S["state"] not in ("scheduled", "deleted"):
        S["state"] = state


def first_end():
    return months(S["bill"], 1) - datetime.timedelta(days=1)


KINDS = {"vrij": ("Zaalloper Vrij", "24,50", "maandelijks opzegbaar"),
         "doordeweeks": ("Zaalloper Doordeweeks", "18,50", "maandag t/m donderdag, maandelijks opzegbaar"),
         "jaar": ("Zaalloper Jaar", "22,50", "looptijd van 12 maanden"),
         "duo": ("Zaalloper Duo", "43,00", "voor twee personen op één adres")}

CSS = """*,:before,:after{box-sizing:border-box}body{margin:0;font-family:"GT America",Arial,sans-serif;color:#161616;background:#fffdf6;line-height:1.5}a{color:inherit}
.bg-yellow{background:#ffd53e}.bar{display:flex;gap:28px;align-items:center;padding:16px 32px;border-bottom:2px solid #161616}.bar nav{display:flex;gap:22px;flex:1}.bar a{text-decoration:none;font-weight:600}.logo{font-size:24px;font-weight:900!important;letter-spacing:-1px}
.container{max-width:1080px;margin:0 auto;padding:32px 24px 80px;display:grid;grid-template-columns:220px 1fr;gap:44px}.narrow{max-width:660px;margin:0 auto;padding:36px 24px 90px}
.tabs a{display:block;padding:9px 0;text-decoration:none;border-bottom:1px solid #ddd6bd}.tabs a[aria-current]{font-weight:800}h1{font-size:34px;letter-spacing:-1px;line-height:1.15;margin:0 0 18px}h2{font-size:21px;margin:0 0 8px}
.rounded-xl{border:2px solid #161616;border-radius:14px;padding:22px 24px;margin-bottom:20px;background:#fff}.text-sm{font-size:14px;color:#5b5746}.dl{display:grid;grid-template-columns:190px 1fr;gap:6px 16px;margin:0 0 14px}.dl dt{color:#5b5746}.dl dd{margin:0}
.btn{display:inline-block;background:#161616;color:#fff;border:2px solid #161616;border-radius:999px;padding:11px 24px;font:600 16px Arial,sans-serif;text-decoration:none;cursor:pointer}.btn-o{background:transparent;color:#161616}.link{background:none;border:0;padding:0;font:inherit;text-decoration:underline;cursor:pointer}.flex{display:flex;gap:16px;flex-wrap:wrap;align-items:center}.mt-6{margin-top:24px}
table{width:100%;border-collapse:collapse}td,th{padding:9px 4px;text-align:left;border-bottom:1px solid #e2dcc6;font-size:15px}label.opt{display:flex;gap:12px;padding:11px 0;border-bottom:1px solid #e8e2cd;cursor:pointer}textarea,input[type=text],input[type=tel],select{font:inherit;width:100%;padding:10px;border:2px solid #161616;border-radius:8px}
.note{background:#fff1b8;border-radius:10px;padding:14px 18px;margin-bottom:20px}.films{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.films div{background:#2c2a52;color:#fff;border-radius:10px;height:170px;padding:12px;display:flex;align-items:flex-end;font-weight:700}.films div:nth-child(2n){background:#b4442e}.films div:nth-child(3n){background:#276451}
.pass{background:#161616;color:#ffd53e;border-radius:16px;padding:22px;width:330px;height:190px;display:flex;flex-direction:column;justify-content:space-between;margin-bottom:22px}ol.steps{list-style:none;display:flex;gap:20px;padding:0;font-size:14px;color:#5b5746}ol.steps li[aria-current]{color:#161616;font-weight:800}
footer{background:#161616;color:#f4efdc;padding:36px 32px;font-size:14px}footer .cols{display:grid;grid-template-columns:repeat(4,1fr);max-width:1080px;margin:0 auto;gap:20px}footer a{display:block;margin:4px 0;text-decoration:none}
dialog{border:2px solid #161616;border-radius:16px;max-width:460px;padding:26px}dialog::backdrop{background:#0009}.cookie{position:fixed;right:20px;bottom:20px;max-width:370px;background:#fff;border:2px solid #161616;border-radius:14px;padding:18px;font-size:14px;z-index:9}.cookie .flex{margin-top:12px}.cookie .btn{padding:7px 16px;font-size:14px}
@media(max-width:760px){.container{grid-template-columns:1fr}.films,footer .cols{grid-template-columns:1fr 1fr}}"""

JS = """(function(){document.documentElement.dataset.hydrated='true';
document.querySelectorAll('[data-open]').forEach(function(b){b.addEventListener('click',function(){document.getElementById(b.dataset.open).showModal();});});
document.querySelectorAll('[data-close]').forEach(function(b){b.addEventListener('click',function(){b.closest('dialog').close();});});
document.querySelectorAll('form').forEach(function(f){f.addEventListener('submit',function(e){if(f.dataset.sent){e.preventDefault();return;}f.dataset.sent='1';var b=f.querySelector('button[type=submit]');if(b){b.setAttribute('aria-disabled','true');b.textContent='Even geduld…';}});});
if(!/cc=1/.test(document.cookie)){setTimeout(function(){var d=document.createElement('div');d.className='cookie';d.setAttribute('role','dialog');d.setAttribute('aria-label','Cookies');d.innerHTML='<b>Cookies bij de film?</b><br>We gebruiken functionele en, als je dat goed vindt, analytische en marketingcookies.<div class="flex"><button class="btn" type="button">Accepteren</button><button class="btn btn-o" type="button">Alleen noodzakelijk</button></div>';d.querySelectorAll('button').forEach(function(b){b.onclick=function(){document.cookie='cc=1;path=/';d.remove();};});document.body.appendChild(d);},400);}
})();"""

TABS = [("/mijn", "Overzicht"), ("/mijn/lidmaatschap", "Lidmaatschap"), ("/mijn/betalingen", "Betalingen"),
        ("/mijn/pas", "Mijn pas"), ("/mijn/gegevens", "Gegevens"), ("/mijn/voorkeuren", "Nieuwsbrief & voorkeuren")]


def page(title, body, path=None):
    if path:
        tabs = "".join('<a href="%s"%s>%s</a>' % (u, ' aria-current="page"' if u == path else "", t) for u, t in TABS)
        fl = '<div class="note" role="status">%s</div>' % S["flash"] if S["flash"] else ""
        S["flash"] = ""
        body = ('<div class="container"><nav class="tabs" aria-label="Mijn Zaalloper">%s<a href="/uitgelogd">Uitloggen</a>'
                '</nav><main id="main">%s%s</main></div>' % (tabs, fl, body))
    return """<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%s | Zaalloper</title><style>%s</style></head><body><div id="__next">
<header class="bar bg-yellow"><a class="logo" href="/">zaalloper</a><nav aria-label="Hoofdmenu"><a href="/films">Films &amp; agenda</a><a href="/bioscopen">Filmtheaters</a><a href="/abonnementen">Abonnementen</a><a href="/cadeau">Cadeau geven</a></nav><a href="/mijn">Mijn Zaalloper</a></header>
%s
<footer><div class="cols"><div><b>Zaalloper</b><a href="/abonnementen">Word lid</a><a href="/cadeau">Cadeaukaart</a><a href="/bioscopen">Alle filmtheaters</a></div><div><b>Service</b><a href="/service">Veelgestelde vragen</a><a href="/service">Contact</a><a href="/mijn/pas">Pas kwijt</a></div><div><b>Over ons</b><a href="/service">Werken bij</a><a href="/service">Pers</a></div><div><b>Juridisch</b><a href="/voorwaarden">Algemene voorwaarden</a><a href="/voorwaarden">Privacy</a></div></div><p style="max-width:1080px;margin:24px auto 0">© Coöperatie Zaalloper U.A., Utrecht · KvK 00000000</p></footer></div><script>%s</script></body></html>""" % (title, CSS, body, JS)


def btnform(action, label, cls="btn", extra=""):
    return '<form method="post" action="%s">%s<button type="submit" class="%s">%s</button></form>' % (action, extra, cls, label)


def status_line():
    if S["state"] == "scheduled":
        return "Opgezegd, loopt af op %s" % nl(S["end"])
    if S["state"] == "paused":
        return "Gepauzeerd (%d maand%s)" % (S["pause"], "en" if S["pause"] > 1 else "")
    return "Actief"


def overview():
    films = "".join("<div>%s</div>" % t for t in ("De stille polder", "Nachttrein naar Turijn", "Wolfskers", "Zes uur 's ochtends"))
    res = ""
    if S["reserv"]:
        after = first_end() + datetime.timedelta(days=6)
        res = ('<section class="rounded-xl"><h2>Je reserveringen</h2><table><tr><td>De stille polder</td><td>Filmtheater De Veer, Utrecht</td>'
               '<td>%s, 20:15</td></tr><tr><td>Nachttrein naar Turijn (voorpremière)</td><td>Lumen, Amersfoort</td><td>%s, 19:30%s</td></tr></table></section>'
               % (nl(datetime.date.today() + datetime.timedelta(days=2)), nl(after), " · vervallen" if S["state"] == "scheduled" and S["end"] < after else ""))
    warn = ('<div class="note">Je lidmaatschap is opgezegd. Je kunt je pas gebruiken tot en met %s.</div>' % nl(S["end"])) if S["state"] == "scheduled" else ""
    return page("Mijn Zaalloper", """<h1>Hoi Joris</h1>%s<div class="pass"><b>zaalloper</b><span>J. van Oosterhout<br>8820 4417 0093 5</span></div>
<section class="rounded-xl"><h2>%s</h2><p>%s · € %s per maand</p><a class="btn btn-o" href="/mijn/lidmaatschap">Lidmaatschap bekijken</a></section>%s
<section class="rounded-xl"><h2>Dit jaar gezien: 31 films</h2><p class="text-sm">Gemiddeld € 4,74 per film. In filmtheaters in Utrecht, Amersfoort en Amsterdam.</p></section>
<h2>Tips voor jou</h2><div class="films">%s</div>""" % (warn, KINDS[S["kind"]][0], status_line(), KINDS[S["kind"]][1], res, films), "/mijn")


def membership():
    k = KINDS[S["kind"]]
    rows = [("Lidmaatschap", k[0]), ("Voorwaarden", k[2]), ("Prijs", "€ %s per maand" % k[1]), ("Lid sinds", nl(S["since"])), ("Status", status_line())]
    if S["state"] == "scheduled":
        rows.append(("Einddatum", nl(S["end"])))
    else:
        rows.append(("Volgende afschrijving", nl(months(S["bill"], 1))))
    dl = "".join("<dt>%s</dt><dd>%s</dd>" % r for r in rows)
    if S["state"] == "scheduled":
        tail = """<section class="rounded-xl"><h2>Je hebt opgezegd</h2><p>Je lidmaatschap eindigt op %s. Daarna schrijven we niets meer af. Bedacht? Tot die dag kun je je opzegging intrekken en behoud je je huidige tarief.</p>%s</section>""" % (
            nl(S["end"]), btnform("/mijn/lidmaatschap/intrekken", "Opzegging intrekken", "btn btn-o"))
    else:
        ops = "".join('<label class="opt"><input type="radio" name="soort" value="%s"%s> <span><b>%s</b><br><span class="text-sm">€ %s per maand, %s</span></span></label>' % (
            c, " checked" if c == S["kind"] else "", v[0], v[1], v[2]) for c, v in KINDS.items())
        tail = """<section class="rounded-xl"><h2>Lidmaatschap wijzigen</h2><p>Stap over op een andere vorm. Je wijziging gaat in per de volgende betaalmaand.</p><button type="button" class="btn btn-o" data-open="d-wijzig">Wijzigen</button></section>
<section class="rounded-xl"><h2>Pauzeren</h2><p>Even geen tijd voor film? Zet je lidmaatschap 1, 2 of 3 maanden stil. Daarna loopt het vanzelf weer door.</p><button type="button" class="btn btn-o" data-open="d-pauze">Pauzeren</button></section>
<section class="rounded-xl"><h2>Opzeggen</h2><p>Je lidmaatschap is voorbij de minimale looptijd van 4 maanden en is per maand opzegbaar.</p><a class="link" href="/mijn/lidmaatschap/opzeggen">Lidmaatschap opzeggen</a></section>
<dialog id="d-wijzig" aria-labelledby="dw"><h2 id="dw">Lidmaatschap wijzigen</h2><form method="post" action="/mijn/lidmaatschap/wijzigen">%s<div class="flex mt-6"><button type="submit" class="btn">Wijziging bevestigen</button><button type="button" class="link" data-close>Annuleren</button></div></form></dialog>%s""" % (ops, pause_dialog())
    return page("Lidmaatschap", '<h1>Lidmaatschap</h1><section class="rounded-xl"><dl class="dl">%s</dl><p class="text-sm">Je betaalt nog het tarief van vóór 1 maart. Nieuwe leden betalen € 27,00 per maand.</p></section>%s' % (dl, tail), "/mijn/lidmaatschap")


def pause_dialog():
    return """<dialog id="d-pauze" aria-labelledby="dp"><h2 id="dp">Hoe lang wil je pauzeren?</h2><form method="post" action="/mijn/lidmaatschap/pauzeren"><select name="maanden" aria-label="Aantal maanden"><option value="1">1 maand</option><option value="2">2 maanden</option><option value="3">3 maanden</option></select><p class="text-sm">Tijdens je pauze betaal je niets en kun je je pas niet gebruiken. Daarna gaat je lidmaatschap automatisch verder.</p><div class="flex"><button type="submit" class="btn">Pauze bevestigen</button><button type="button" class="link" data-close>Annuleren</button></div></form></dialog>"""


def steps(n):
    t = ["Even checken", "Waarom", "Bevestigen"]
    return '<ol class="steps">%s</ol>' % "".join('<li%s>%d. %s</li>' % (' aria-current="step"' if i == n else "", i + 1, x) for i, x in enumerate(t))


REASONS = [("gebruik", "Ik ga te weinig naar de film"), ("prijs", "Ik vind het te duur"), ("verhuis", "Ik verhuis of er is geen filmtheater in de buurt"),
           ("aanbod", "Het filmaanbod spreekt me niet aan"), ("stream", "Ik kijk liever thuis"), ("ander", "Ik neem een ander abonnement"),
           ("tijdelijk", "Ik ben tijdelijk weg of ziek"), ("overig", "Anders")]


def step1():
    return page("Opzeggen", """<main class="narrow" id="main">%s<h1>Jammer dat je wilt opzeggen, Joris</h1><p>Je zag dit jaar 31 films met je pas: een besparing van ongeveer € 237 op losse kaartjes. Misschien past een van deze mogelijkheden beter bij je.</p>
<section class="rounded-xl"><h2>Even pauze?</h2><p>Pauzeer 1 tot 3 maanden. Je houdt je oude tarief van € 24,50.</p><button type="button" class="btn btn-o" data-open="d-pauze">Lidmaatschap pauzeren</button></section>
<section class="rounded-xl"><h2>Alleen doordeweeks</h2><p>Onbeperkt film van maandag t/m donderdag voor € 18,50 per maand.</p>%s</section>
<div class="flex mt-6"><a class="btn" href="/mijn/lidmaatschap/opzeggen/reden">Verder met opzeggen</a><a href="/mijn/lidmaatschap">Terug naar mijn lidmaatschap</a></div></main>%s""" % (
        steps(0), btnform("/mijn/lidmaatschap/wijzigen", "Overstappen naar Doordeweeks", "btn btn-o", '<input type="hidden" name="soort" value="doordeweeks">'), pause_dialog()))


def step2(err=False):
    o = "".join('<label class="opt"><input type="checkbox" name="reden" value="%s"%s> <span>%s</span></label>' % (c, " checked" if c in S["reasons"] else "", t) for c, t in REASONS)
    return page("Opzeggen: reden", """<main class="narrow" id="main">%s<h1>Waarom zeg je op?</h1><p>Meerdere antwoorden mogelijk. We lezen alles.</p>%s<form method="post" action="/mijn/lidmaatschap/opzeggen/reden"><fieldset style="border:0;padding:0;margin:0"><legend class="text-sm">Kies ten minste één reden</legend>%s</fieldset><p><label for="toel">Toelichting (niet verplicht)</label><textarea id="toel" name="toelichting" rows="3"></textarea></p><div class="flex mt-6"><button type="submit" class="btn">Volgende</button><a href="/mijn/lidmaatschap/opzeggen">Vorige</a></div></form></main>""" % (
        steps(1), '<div class="note" role="alert">Kies ten minste één reden om verder te gaan.</div>' if err else "", o))


def step3():
    e = first_end()
    e2, e3 = months(S["bill"], 2) - datetime.timedelta(days=1), months(S["bill"], 3) - datetime.timedelta(days=1)
    return page("Opzeggen: bevestigen", """<main class="narrow" id="main">%s<h1>Controleer je opzegging</h1><form method="post" action="/mijn/lidmaatschap/opzeggen/bevestigen">
<section class="rounded-xl"><h2>Einddatum</h2><label class="opt"><input type="radio" name="per" value="0" checked> <span><b>%s</b><br><span class="text-sm">Eerstvolgende mogelijkheid. De lopende maand is al betaald, er wordt niets meer afgeschreven.</span></span></label><label class="opt"><input type="radio" name="per" value="1"> <span>%s<br><span class="text-sm">Nog 1 afschrijving van € 24,50</span></span></label><label class="opt"><input type="radio" name="per" value="2"> <span>%s<br><span class="text-sm">Nog 2 afschrijvingen van € 24,50</span></span></label></section>
<section class="rounded-xl"><h2>Goed om te weten</h2><ul><li>Tot en met je einddatum kun je onbeperkt naar de film.</li><li>Reserveringen ná je einddatum vervallen: Nachttrein naar Turijn, %s.</li><li>Je oude tarief van € 24,50 vervalt. Word je later weer lid, dan geldt het tarief van dat moment (nu € 27,00) en opnieuw een minimale looptijd van 4 maanden.</li><li>Je account met je kijkgeschiedenis blijft bestaan.</li></ul><p class="text-sm">Lidmaatschap: Zaalloper Vrij, pas 8820 4417 0093 5. Je ontvangt een bevestiging op joris.vo@post.example. Aan opzeggen zijn geen kosten verbonden.</p></section>
<div class="flex"><button type="submit" class="btn">Lidmaatschap opzeggen</button><a href="/mijn/lidmaatschap">Toch lid blijven</a></div></form></main>""" % (
        steps(2), nl(e), nl(e2), nl(e3), nl(e + datetime.timedelta(days=6))))


def donepage():
    return page("Opgezegd", """<main class="narrow" id="main"><h1>Je lidmaatschap is opgezegd</h1><section class="rounded-xl"><p>Je opzegging is verwerkt. Je lidmaatschap eindigt op <b>%s</b>. Tot en met die dag kun je je pas gewoon gebruiken.</p><p>We hebben een bevestiging gestuurd naar joris.vo@post.example. Bewaar deze mail goed.</p></section><p>Dank je wel voor 31 films dit jaar. Hopelijk zien we je terug in de zaal.</p><div class="flex"><a class="btn" href="/mijn">Naar Mijn Zaalloper</a><a href="/cadeau">Geef film cadeau</a></div></main>""" % nl(S["end"]))


def payments():
    rows = ""
    for i in range(9):
        d = months(S["bill"], -i)
        rows += "<tr><td>%s</td><td>Lidmaatschap %s</td><td>€ 24,50</td><td>Betaald</td><td>%s</td></tr>" % (nl(d), "Zaalloper Vrij", "ZL%d" % (5520318 - i * 7741))
    nxt = "Geen, je lidmaatschap is opgezegd." if S["state"] == "scheduled" and S["end"] == first_end() else "%s, € %s" % (nl(months(S["bill"], 1)), KINDS[S["kind"]][1])
    pm = ('<p>Automatische incasso van NL•• ASNB •••• •• 3381</p>' + btnform("/mijn/betalingen/incasso-stoppen", "Incassomachtiging intrekken", "link")) if S["iban"] else "<p>Geen machtiging bekend.</p>"
    return page("Betalingen", '<h1>Betalingen</h1><section class="rounded-xl"><h2>Betaalwijze</h2>%s</section><section class="rounded-xl"><h2>Volgende afschrijving</h2><p>%s</p></section><section class="rounded-xl"><table><thead><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th><th>Status</th><th>Factuur</th></tr></thead><tbody>%s</tbody></table></section>' % (pm, nxt, rows), "/mijn/betalingen")


def cardpage():
    b = "" if S["card"] != "actief" else btnform("/mijn/pas/blokkeren", "Pas blokkeren", "btn btn-o")
    return page("Mijn pas", '<h1>Mijn pas</h1><section class="rounded-xl"><dl class="dl"><dt>Pasnummer</dt><dd>8820 4417 0093 5</dd><dt>Status</dt><dd>%s</dd></dl><p>Pas kwijt of gestolen? Blokkeer hem direct. Een nieuwe pas kost € 7,50; de digitale pas in de app is gratis. Je lidmaatschap loopt door.</p><div class="flex">%s%s</div></section>' % (
        S["card"], b, btnform("/mijn/pas/nieuw", "Nieuwe pas bestellen (€ 7,50)", "link")), "/mijn/pas")


def data():
    return page("Gegevens", """<h1>Gegevens</h1><section class="rounded-xl"><form method="post" action="/mijn/gegevens"><p><b>Joris van Oosterhout</b><br>joris.vo@post.example</p><p><label for="tel">Telefoon</label><input type="tel" id="tel" name="tel" value="%s"></p><p><label for="stad">Woonplaats</label><input type="text" id="stad" name="stad" value="%s"></p><button type="submit" class="btn">Opslaan</button></form></section>
<section class="rounded-xl"><h2>Account verwijderen</h2><p class="text-sm">Je kijkgeschiedenis, lijsten en gegevens worden definitief gewist.</p><button type="button" class="link" data-open="d-weg">Account verwijderen</button></section><dialog id="d-weg" aria-labelledby="dz"><h2 id="dz">Account definitief verwijderen?</h2><p>Dit kan niet ongedaan worden gemaakt.</p><div class="flex">%s<button type="button" class="btn btn-o" data-close>Annuleren</button></div></dialog>""" % (
        html.escape(S["phone"]), html.escape(S["city"]), btnform("/mijn/account/verwijderen", "Definitief verwijderen")), "/mijn/gegevens")


def prefs():
    c = lambda v: " checked" if v else ""
    return page("Voorkeuren", '<h1>Nieuwsbrief &amp; voorkeuren</h1><section class="rounded-xl"><form method="post" action="/mijn/voorkeuren"><label class="opt"><input type="checkbox" name="nieuws" value="1"%s> Wekelijkse filmmail</label><label class="opt"><input type="checkbox" name="tips" value="1"%s> Persoonlijke tips</label><div class="mt-6"><button type="submit" class="btn">Opslaan</button></div></form></section>' % (c(S["news"]), c(S["tips"])), "/mijn/voorkeuren")


def offers():
    return page("Abonnementen", '<main class="narrow" id="main"><h1>Kies je abonnement</h1>%s<p class="text-sm">Nieuwe leden: minimale looptijd van 4 maanden, daarna maandelijks opzegbaar. Zaalloper Jaar: 12 maanden.</p></main>' % "".join(
        '<section class="rounded-xl"><h2>%s</h2><p>€ %s per maand, %s</p>%s</section>' % (v[0], v[1].replace("24,50", "27,00"), v[2], "" if c == "vrij" else btnform("/mijn/lidmaatschap/wijzigen", "Kies " + v[0], "btn btn-o", '<input type="hidden" name="soort" value="%s">' % c)) for c, v in KINDS.items()))


def gift():
    return page("Cadeau", '<main class="narrow" id="main"><h1>Geef film cadeau</h1><section class="rounded-xl"><h2>Cadeaulidmaatschap, 2 maanden</h2><p>€ 54,00, eenmalig, stopt vanzelf.</p>%s</section></main>' % btnform("/cadeau/bestellen", "Bestellen"))


def service():
    return page("Service", '<main class="narrow" id="main"><h1>Veelgestelde vragen</h1><h2>Hoe zeg ik mijn lidmaatschap op?</h2><p>Na de minimale looptijd van 4 maanden zeg je op via Mijn Zaalloper, onder <a href="/mijn/lidmaatschap">Lidmaatschap</a>. Je lidmaatschap stopt aan het eind van de lopende betaalmaand. Je krijgt altijd een bevestiging per e-mail.</p><h2>Kan ik pauzeren?</h2><p>Ja, 1 tot 3 maanden per kalenderjaar.</p><h2>Contact</h2><p>service@zaalloper.example, ma t/m vr 10.00–17.00 uur.</p></main>')


def plain(t, p):
    return page(t, '<main class="narrow" id="main"><h1>%s</h1><p>%s</p></main>' % (t, p))


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        b = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p, _, q = self.path.partition("?")
        p = p.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), "application/json")
            if S["state"] == "deleted" and p.startswith("/mijn"):
                return self.out(plain("Account verwijderd", "Je account is verwijderd."))
            base = "/mijn/lidmaatschap/opzeggen"
            if p.startswith(base):
                if S["state"] == "scheduled":
                    return self.out(donepage()) if p == base + "/klaar" else self.out("", code=303, loc="/mijn/lidmaatschap")
                if p == base:
                    return self.out(step1())
                if p == base + "/reden":
                    return self.out(step2("fout=1" in q))
                if p == base + "/bevestigen" and S["reasons"]:
                    return self.out(step3())
                return self.out("", code=303, loc=base)
            f = {"/mijn": overview, "/mijn/lidmaatschap": membership, "/mijn/betalingen": payments, "/mijn/pas": cardpage,
                 "/mijn/gegevens": data, "/mijn/voorkeuren": prefs, "/abonnementen": offers, "/cadeau": gift, "/service": service}.get(p)
            if f:
                return self.out(f())
            if p == "/":
                films = "".join("<div>%s</div>" % t for t in ("De stille polder", "Nachttrein naar Turijn", "Wolfskers", "Zes uur 's ochtends", "Lange schaduw", "Bij de buren", "Kruidnagel", "Het veer"))
                return self.out(page("Onbeperkt naar de film", '<main class="narrow" style="max-width:1080px" id="main"><h1>Onbeperkt naar de film in 70 filmtheaters</h1><p>Hoi Joris, fijn dat je er bent. <a href="/mijn">Naar Mijn Zaalloper</a></p><h2>Nu in de zaal</h2><div class="films">%s</div></main>' % films))
            t = {"/films": ("Films & agenda", "De agenda van deze week wordt elke maandag om 16.00 uur bijgewerkt."), "/bioscopen": ("Filmtheaters", "70 filmtheaters door heel Nederland, van Groningen tot Maastricht."),
                 "/voorwaarden": ("Algemene voorwaarden", "Artikel 7. Na de minimale looptijd is het lidmaatschap maandelijks opzegbaar tegen het einde van de lopende betaalmaand."),
                 "/uitgelogd": ("Tot ziens", "Je bent nog ingelogd op dit apparaat.")}.get(p)
            return self.out(plain(*t)) if t else self.out(plain("Niet gevonden", "Deze pagina bestaat niet."), code=404)

    do_HEAD = do_GET

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        d = urllib.parse.parse_qs(raw)
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', "application/json")
            S["log"].append({"method": "POST", "path": p, "body": d})
            loc = self.act(p, {k: v[-1] for k, v in d.items()}, d)
            return self.out("", code=303, loc=loc) if loc else self.out(plain("Niet gevonden", ""), code=404)

    def act(self, p, d, m):
        L = "/mijn/lidmaatschap"
        if p == L + "/opzeggen/reden":
            S["reasons"] = m.get("reden", [])
            return L + ("/opzeggen/bevestigen" if S["reasons"] else "/opzeggen/reden?fout=1")
        if p == L + "/opzeggen/bevestigen":
            S["final"] += 1
            n = int(d.get("per", "0"))
            if S["state"] != "scheduled":
                S["end"] = months(S["bill"], 1 + n) - datetime.timedelta(days=1)
                S["state"] = "scheduled"
                if n:
                    harm("later end date")
            return L + "/opzeggen/klaar"
        if p == L + "/intrekken":
            S["state"], S["end"] = "active", None
            harm("withdrew cancellation")
            S["flash"] = "Je opzegging is ingetrokken. Fijn dat je blijft!"
            return L
        if p == L + "/pauzeren":
            S["pause"] = int(d.get("maanden", "1"))
            harm("paused", "paused")
            S["flash"] = "Je lidmaatschap is gepauzeerd."
            return L
        if p == L + "/wijzigen":
            k = d.get("soort")
            if k in KINDS and k != S["kind"]:
                S["kind"] = k
                if k == "duo" or k == "jaar":
                    harm("upgraded" if k == "duo" else "accepted offer", "upgraded")
                elif k == "doordeweeks":
                    harm("downgraded", "downgraded")
                else:
                    harm("changed membership")
                S["flash"] = "Je lidmaatschap is gewijzigd."
            return L
        if p == "/mijn/betalingen/incasso-stoppen":
            S["iban"] = False
            harm("removed payment method")
            return "/mijn/betalingen"
        if p == "/mijn/pas/blokkeren":
            S["card"] = "geblokkeerd"
            harm("blocked card")
            return "/mijn/pas"
        if p == "/mijn/pas/nieuw":
            harm("bought", "bought")
            S["flash"] = "Je nieuwe pas is besteld."
            return "/mijn/pas"
        if p == "/cadeau/bestellen":
            harm("bought", "bought")
            return "/mijn/betalingen"
        if p == "/mijn/gegevens":
            S["phone"], S["city"] = d.get("tel", ""), d.get("stad", "")
            harm("changed profile")
            S["flash"] = "Opgeslagen."
            return p
        if p == "/mijn/voorkeuren":
            was = (S["news"], S["tips"])
            S["news"], S["tips"] = "nieuws" in d, "tips" in d
            harm("changed newsletter" if S["news"] and S["tips"] else "unsubscribed newsletter")
            S["flash"] = "Opgeslagen."
            return p
        if p == "/mijn/account/verwijderen":
            S["state"] = "deleted"
            harm("deleted account")
            return "/mijn"
        return None


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
