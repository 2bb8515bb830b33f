#!/usr/bin/env python3
"""StraatGoed Loterij: a Dutch charity lottery, modelled on the Postcode Loterij's account pages."""
import argparse
import datetime as dt
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

LOCK = threading.Lock()
MND = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]
VANDAAG = dt.date.today()
# de trekking van deze maand speelt nog mee; opzeggen gaat in per de eerste van de volgende maand
DEZE = MND[VANDAAG.month - 1]
VOLG_J, VOLG_M = (VANDAAG.year + (VANDAAG.month == 12), VANDAAG.month % 12 + 1)
VOLG = MND[VOLG_M - 1]
PER = f"1 {VOLG} {VOLG_J}"


def nl(d):
    return f"{d.day} {MND[d.month - 1]} {d.year}"


LOTEN = {f"{i:03d}": f"3582 KX {i:03d}" for i in range(17, 60)}
EIGEN = ("017", "018")
PRIJS = "€ 16,00"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "loten": {k: "Actief" for k in EIGEN},
            "opz": {}, "skip": 0, "flash": ""}


S = fresh()

CSS = """
:root{--rood:#e3001b;--donker:#2b1a4a;--geel:#ffd400;--licht:#f7f3ec}
*{box-sizing:border-box}body{margin:0;font-family:"Open Sans",Verdana,Arial,sans-serif;color:#222;background:var(--licht);font-size:16px;line-height:1.55}
a{color:#c10017}h1,h2,h3{font-family:"Nunito","Trebuchet MS",sans-serif;color:var(--donker);line-height:1.2}
.topbar{background:var(--donker);color:#fff;font-size:13px}.topbar .wrap{display:flex;justify-content:flex-end;gap:22px;padding:7px 20px}.topbar a{color:#fff;text-decoration:none}
.wrap{max-width:1120px;margin:0 auto;padding:0 20px}
.site-header{background:var(--rood)}.site-header .wrap{display:flex;align-items:center;gap:30px;min-height:76px}
.site-header__logo{font-family:Nunito,"Trebuchet MS",sans-serif;font-weight:900;color:#fff;font-size:25px;text-decoration:none;line-height:1}.site-header__logo small{display:block;font-size:11px;font-weight:600;letter-spacing:1.5px;color:var(--geel)}
.site-header nav{display:flex;gap:24px;flex:1}.site-header nav a{color:#fff;text-decoration:none;font-weight:700;font-size:15px}
.btn{display:inline-block;border:0;border-radius:26px;padding:13px 30px;font:700 16px "Open Sans",Arial,sans-serif;cursor:pointer;text-decoration:none;text-align:center}
.btn--primary{background:#00a651;color:#fff}.btn--primary:hover{background:#008a43}.btn--secondary{background:#fff;color:var(--donker);border:2px solid var(--donker)}.btn--geel{background:var(--geel);color:var(--donker)}
.btn--link{background:none;color:#c10017;text-decoration:underline;padding:13px 6px;font-weight:400}
.mijn{display:grid;grid-template-columns:250px 1fr;gap:32px;padding:32px 0 70px}@media(max-width:800px){.mijn{grid-template-columns:1fr}.site-header nav{display:none}}
.mijn__menu{background:#fff;border-radius:12px;padding:12px 0;align-self:start}.mijn__menu p{padding:8px 22px;margin:0;font-weight:700}.mijn__menu ul{list-style:none;margin:0;padding:0}.mijn__menu a{display:block;padding:11px 22px;color:#333;text-decoration:none;border-left:4px solid transparent}.mijn__menu a.is-active{border-color:var(--rood);font-weight:700;background:#fdf3f4}
.kaart{background:#fff;border-radius:12px;padding:28px 32px;margin-bottom:24px}.kaart h2{margin-top:0}
table.loten{width:100%;border-collapse:collapse;margin:10px 0 20px}table.loten th{font-size:13px;text-align:left;color:#6b6577;border-bottom:2px solid #eee;padding:8px 6px}table.loten td{padding:14px 6px;border-bottom:1px solid #eee}
.status{display:inline-block;border-radius:20px;padding:3px 12px;font-size:13px;font-weight:700;background:#dff5e8;color:#00713a}.status--op{background:#fde6d6;color:#9a3e00}
.melding{border-radius:10px;padding:18px 22px;margin-bottom:24px;background:#e5f6ec;border:1px solid #9bd9b5}.melding--let{background:#fff3df;border-color:#f0c27a}.melding--fout{background:#fde8ea;border-color:#f0a0a8}
.stappen{display:flex;list-style:none;padding:0;margin:0 0 24px;gap:10px;font-size:13px;color:#6b6577}.stappen li{flex:1;border-top:4px solid #ddd;padding-top:8px}.stappen li.is-nu{border-color:var(--rood);color:#222;font-weight:700}
.keuze{display:block;border:1px solid #d8d2c7;border-radius:10px;padding:13px 16px;margin:8px 0;cursor:pointer}.keuze input{margin-right:12px}
.rij{display:flex;gap:16px;align-items:center;flex-wrap:wrap;margin-top:24px}
textarea,input[type=text],input[type=email],input[type=tel],select{width:100%;border:1px solid #b8b1a5;border-radius:8px;padding:11px;font:inherit;margin:4px 0 14px}
.foto{border-radius:12px;background:linear-gradient(120deg,#ffd400,#ff8a00 45%,#e3001b);color:#fff;padding:34px;margin-bottom:22px;font:900 25px/1.25 Nunito,"Trebuchet MS",sans-serif}
.klein{font-size:13px;color:#6b6577}
.goed{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.goed div{background:var(--licht);border-radius:10px;padding:16px;font-size:14px}
.site-footer{background:var(--donker);color:#d9d2e6;font-size:14px;padding:40px 0}.site-footer .kol{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}.site-footer h4{color:#fff;margin:0 0 10px}.site-footer ul{list-style:none;padding:0;margin:0;line-height:2}.site-footer a{color:#d9d2e6;text-decoration:none}.site-footer .bewust{border-top:1px solid #4b3a6b;margin-top:28px;padding-top:20px;font-size:12px}
.cookie{position:fixed;inset:0;background:rgba(43,26,74,.6);z-index:99;display:flex;align-items:flex-end;justify-content:center}.cookie[hidden]{display:none}.cookie__box{background:#fff;border-radius:14px 14px 0 0;padding:28px 34px;max-width:820px}.cookie__box h2{margin:0 0 8px}
"""

JS = """
(function(){var c=document.querySelector('.cookie');if(c){if(!/sg_consent=/.test(document.cookie))c.hidden=false;
c.addEventListener('click',function(e){var b=e.target.closest('[data-consent]');if(!b)return;document.cookie='sg_consent='+b.dataset.consent+';path=/;max-age=15552000';c.hidden=true;});}
var alle=document.getElementById('alle-loten');if(alle){var l=[].slice.call(document.querySelectorAll('input[name=lot]'));alle.addEventListener('change',function(){l.forEach(function(i){i.checked=alle.checked})});l.forEach(function(i){i.addEventListener('change',function(){alle.checked=l.every(function(x){return x.checked})})});}
var r=document.getElementById('opzegreden');if(r){var t=document.getElementById('toelichting');r.addEventListener('change',function(){t.hidden=document.querySelector('#reden-anders')&&!document.querySelector('#reden-anders').checked})}})();
"""

MENU = [("/mijn", "Overzicht"), ("/mijn/loten", "Mijn loten"), ("/mijn/prijzen", "Mijn prijzen"), ("/mijn/betalingen", "Mijn betalingen"), ("/mijn/gegevens", "Mijn gegevens"), ("/mijn/contactvoorkeuren", "Contactvoorkeuren"), ("/mijn/voordeel", "Mijn ledenvoordeel")]


def page(titel, body, actief=None, status=200):
    m = "".join(f'<li><a href="{u}"{" class=is-active aria-current=page" if u == actief else ""}>{t}</a></li>' for u, t in MENU)
    flash, S["flash"] = S["flash"], ""
    fl = f'<div class="melding" role="status">{flash}</div>' if flash else ""
    return f"""<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titel} | StraatGoed Loterij</title><link rel="stylesheet" href="/assets/site.css?v=2217"></head>
<body><div class="topbar"><div class="wrap"><a href="/service">Service &amp; contact</a><a href="/trekkingsuitslag">Trekkingsuitslag</a><a href="/mijn">Ingelogd als Marijke de Wit</a><a href="/uitloggen">Uitloggen</a></div></div>
<header class="site-header"><div class="wrap"><a class="site-header__logo" href="/mijn">StraatGoed<small>LOTERIJ</small></a><nav aria-label="Hoofdnavigatie"><a href="/meespelen">Meespelen</a><a href="/prijzen">Prijzen</a><a href="/goede-doelen">Goede doelen</a><a href="/winnaars">Winnaars</a><a href="/acties">Acties</a></nav><a class="btn btn--geel" href="/mijn/loten/bijbestellen">Extra lot bestellen</a></div></header>
<div class="wrap"><div class="mijn"><aside class="mijn__menu"><p>Mijn StraatGoed</p><ul>{m}</ul></aside><main id="content">{fl}{body}</main></div></div>
<footer class="site-footer"><div class="wrap"><div class="kol"><div><h4>Service</h4><ul><li><a href="/service">Veelgestelde vragen</a></li><li><a href="/service#opzeggen">Opzeggen of wijzigen</a></li><li><a href="/service">Contact</a></li><li><a href="/service">Verhuizing doorgeven</a></li></ul></div><div><h4>Over ons</h4><ul><li><a href="/over">Over de loterij</a></li><li><a href="/over">Werken bij</a></li><li><a href="/over">Pers</a></li></ul></div><div><h4>Goede doelen</h4><ul><li><a href="/goede-doelen">132 goede doelen</a></li><li><a href="/goede-doelen">Projecten</a></li><li><a href="/goede-doelen">Aanvragen</a></li></ul></div><div><h4>Juridisch</h4><ul><li><a href="/deelnemersreglement">Deelnemersreglement</a></li><li><a href="/privacy">Privacy- en cookieverklaring</a></li><li><a href="/over">Toegankelijkheid</a></li></ul></div></div>
<div class="bewust"><strong>18+ Speel bewust.</strong> StraatGoed Loterij N.V. beschikt over een vergunning van de Kansspelautoriteit. Minimaal 40% van elk lot gaat naar goede doelen. Kans op een prijs: 1 op 2,4 per trekking. Denk je dat je te veel speelt? Kijk op loketkansspel.nl of bel 0800-555 01 22. © {VANDAAG.year} StraatGoed Loterij N.V., Amsterdam</div></div></footer>
<div class="cookie" hidden role="dialog" aria-modal="true" aria-labelledby="ck"><div class="cookie__box"><h2 id="ck">Cookies bij de StraatGoed Loterij</h2><p>Wij en onze partners gebruiken cookies en vergelijkbare technieken om onze website goed te laten werken, het gebruik te meten en je persoonlijke aanbiedingen te tonen. Klik je op ‘Accepteren’, dan ga je hiermee akkoord. Meer weten? Lees onze <a href="/privacy">privacy- en cookieverklaring</a>.</p><div class="rij"><button type="button" class="btn btn--primary" data-consent="all">Accepteren</button><button type="button" class="btn btn--secondary" data-consent="min">Weigeren</button><a href="/privacy">Zelf instellen</a></div></div></div>
<script src="/assets/site.js?v=2217"></script></body></html>"""


def lotlijst():
    r = ""
    for k in S["loten"]:
        nr, sinds = LOTEN[k], {"017": "Maart 2017", "018": "September 2021"}.get(k, "Nieuw")
        op = S["loten"][k] != "Actief"
        st = f'<span class="status status--op">Opgezegd per {PER}</span>' if op else '<span class="status">Actief</span>'
        r += f"<tr><td><strong>{nr}</strong></td><td>{PRIJS} per trekking</td><td>{sinds}</td><td>{st}</td></tr>"
    return f'<table class="loten"><thead><tr><th>Lotnummer</th><th>Inleg</th><th>Deelnemer sinds</th><th>Status</th></tr></thead><tbody>{r}</tbody></table>'


def actief():
    return [k for k, v in S["loten"].items() if v == "Actief"]


def stand():
    a = actief()
    if not a:
        return f'<div class="melding melding--let"><strong>Je deelname is opgezegd.</strong><br>Je speelt nog mee met de trekking van {DEZE}. Vanaf {PER} speel je niet meer mee en schrijven we niets meer af.</div>'
    if len(a) < len(S["loten"]):
        return f'<div class="melding melding--let">{len(S["loten"]) - len(a)} van je {len(S["loten"])} loten is opgezegd per {PER}. Je speelt verder met {len(a)} {"lot" if len(a) == 1 else "loten"}.</div>'
    if S["skip"]:
        return f'<div class="melding melding--let">Je slaat vanaf {VOLG} {S["skip"]} {"trekking" if S["skip"] == 1 else "trekkingen"} over. Daarna speel je automatisch weer mee.</div>'
    return ""


def overzicht():
    n = len(actief())
    if n:
        kop = f"<p>Je speelt elke maand mee met <strong>{n} {'lot' if n == 1 else 'loten'}</strong>.</p>"
        acties = '<div class="rij"><a class="btn btn--primary" href="/mijn/loten">Bekijk mijn loten</a><a class="btn btn--secondary" href="/mijn/loten/bijbestellen">Extra lot bestellen</a></div>'
        inc = f"<p>Volgende afschrijving: <strong>€ {16 * n},00</strong> rond 1 {VOLG} van NL•• INGB •••• •••4 71</p>"
        if S["skip"]:
            inc = "<p>Tijdens de overgeslagen trekkingen schrijven we niets af.</p>"
    else:
        kop = f"<p>Je hebt geen lopende deelname na de trekking van {DEZE}.</p>"
        acties = '<div class="rij"><a class="btn btn--secondary" href="/mijn/loten">Bekijk mijn loten</a></div>'
        inc = "<p>Er staan geen afschrijvingen gepland.</p>"
    return page("Mijn StraatGoed", f"""{stand()}<h1>Hallo Marijke!</h1><div class="foto">Deze maand: € 6,2 miljoen voor één straat.<br>Valt de StraatKanjer bij jou in Utrecht?</div>
<section class="kaart"><h2>Mijn deelname</h2>{kop}{lotlijst()}{acties}</section>
<section class="kaart"><h2>Mijn betalingen</h2>{inc}<p><a href="/mijn/betalingen">Bekijk alle betalingen</a></p></section>
<section class="kaart"><h2>Dit maak jij mogelijk</h2><p>Al 9 jaar steun jij via je loten 132 goede doelen. Dank je wel!</p><div class="goed"><div><strong>Natuurmonument</strong><br>16 hectare nieuw bos op de Veluwe</div><div><strong>Dokters Overal</strong><br>3 noodhospitalen uitgerust</div><div><strong>Buurtmaaltijd</strong><br>Elke week 12.000 mensen aan tafel</div></div></section>""", "/mijn")


def loten():
    if actief():
        ond = '<p class="klein">Wil je iets veranderen aan je deelname? Je kunt <a href="/mijn/loten/overslaan">trekkingen overslaan</a>, je rekeningnummer <a href="/mijn/gegevens">wijzigen</a> of je <a href="/mijn/loten/opzeggen">loten opzeggen</a>.</p>'
    else:
        ond = f'<p>Je deelname stopt per {PER}. Toch blijven meespelen?</p><form method="post" action="/mijn/loten/herstellen"><button class="btn btn--secondary">Opzegging ongedaan maken</button></form>'
    return page("Mijn loten", f"""{stand()}<h1>Mijn loten</h1><section class="kaart"><h2>Jouw lotnummers</h2><p>Je lotnummer bestaat uit je postcode en een volgnummer. Valt er een prijs op jouw postcode, dan win je met elk lot.</p>{lotlijst()}{ond}</section>
<section class="kaart"><h2>Vergroot je winkans</h2><p>Met een extra lot win je dubbel als de StraatPrijs valt: € 37.500 per lot! Bestel vóór het einde van de maand en speel meteen mee met de trekking van {VOLG}.</p><a class="btn btn--primary" href="/mijn/loten/bijbestellen">Extra lot bestellen</a></section>""", "/mijn/loten")


def stappen(n):
    return '<ol class="stappen">' + "".join(f'<li{" class=is-nu" if i == n else ""}>{i}. {t}</li>' for i, t in enumerate(["Loten kiezen", "Reden", "Controleren", "Klaar"], 1)) + "</ol>"


def fout(t):
    return f'<div class="melding melding--fout" role="alert">{t}</div>' if t else ""


def opz1(err=""):
    k = "".join(f'<label class="keuze"><input type="checkbox" name="lot" value="{x}">Lot {LOTEN[x]} <span class="klein">({PRIJS} per trekking)</span></label>' for x in actief())
    alle = '<label class="keuze"><input type="checkbox" id="alle-loten">Al mijn loten</label>' if len(actief()) > 1 else ""
    return page("Loten opzeggen", f"""{stappen(1)}{fout(err)}<section class="kaart"><h1>Loten opzeggen</h1><p>Wat jammer dat je wilt stoppen, Marijke. Je kunt hieronder aangeven welke loten je wilt opzeggen. Je opzegging gaat in per <strong>{PER}</strong>; met de trekking van {DEZE} speel je nog mee.</p>
<form method="post" action="/mijn/loten/opzeggen"><h3 id="wl">Welk lot of welke loten wil je opzeggen?</h3><div role="group" aria-labelledby="wl">{alle}{k}</div>
<div class="rij"><button class="btn btn--primary" type="submit">Volgende</button><a href="/mijn/loten">Terug naar mijn loten</a></div></form></section>
<section class="kaart"><h2>Liever even een pauze?</h2><p>Je kunt ook maximaal drie trekkingen overslaan. Je houdt dan je vaste lotnummers.</p><a class="btn btn--secondary" href="/mijn/loten/overslaan">Trekkingen overslaan</a></section>""", "/mijn/loten")


REDENEN = ["Ik win nooit of te weinig", "Ik vind een lot te duur", "Mijn financiële situatie is veranderd", "Ik ga verhuizen of naar het buitenland", "Ik speel mee bij een andere loterij", "Ik ben het niet eens met de gesteunde goede doelen", "Ik ontvang te veel post, e-mail of telefoontjes", "Ik wil niet (meer) meedoen aan kansspelen", "Andere reden"]


def opz2(err=""):
    k = "".join(f'<label class="keuze"><input type="radio" name="reden" value="{i}"{" id=reden-anders" if t == "Andere reden" else ""}>{t}</label>' for i, t in enumerate(REDENEN, 1))
    return page("Waarom wil je opzeggen?", f"""{stappen(2)}{fout(err)}<section class="kaart"><h1>Waarom wil je opzeggen?</h1><p>We horen graag wat de reden is, zodat we onze loterij kunnen verbeteren.</p><form method="post" action="/mijn/loten/opzeggen/reden" id="opzegreden"><div role="radiogroup" aria-label="Reden van opzegging">{k}</div><div id="toelichting" hidden><label for="tl">Toelichting (niet verplicht)</label><textarea id="tl" name="toelichting" rows="3"></textarea></div>
<div class="rij"><button class="btn btn--primary" type="submit">Volgende</button><a href="/mijn/loten/opzeggen">Vorige stap</a></div></form></section>""", "/mijn/loten")


def opz3():
    ls = S["opz"].get("loten", [])
    tekst = "".join(f"<li>Lot {LOTEN[x]}</li>" for x in ls)
    minder = f"""<p>Je kunt ook met één lot blijven meespelen. Dan betaal je {PRIJS} per trekking in plaats van € {16 * len(actief())},00.</p><form method="post" action="/mijn/loten/minder"><button class="btn btn--secondary" type="submit">Ik speel verder met 1 lot</button></form>""" if len(ls) > 1 else ""
    return page("Weet je het zeker?", f"""{stappen(3)}<section class="kaart"><h1>Weet je het zeker, Marijke?</h1><div class="foto">In de Burgemeesterstraat spelen 14 van je buren mee.<br>Stel: straks valt de StraatPrijs… en jij wint niet mee.</div>
<p>Je hebt sinds maart 2017 al <strong>€ 212,50</strong> en 11 cadeaukaarten gewonnen. Als je opzegt, vervallen ook je vaste lotnummers en je ledenvoordeel.</p>{minder}
<h3>Je opzegging</h3><ul>{tekst}</ul><p>Laatste trekking: {DEZE} {VANDAAG.year}<br>Opgezegd per: {PER}<br>Bevestiging naar: m.dewit@voorbeeld.nl</p>
<form method="post" action="/mijn/loten/opzeggen/bevestigen"><div class="rij"><a class="btn btn--primary" href="/mijn/loten">Nee, ik blijf meespelen</a><button class="btn btn--link" type="submit">Ja, ik wil mijn {'loten' if len(ls) > 1 else 'lot'} opzeggen</button></div></form>
<p class="klein">Opzeggen is gratis. Kosten voor een al afgeschreven trekking worden niet teruggestort (artikel 5.3 Deelnemersreglement). Na opzegging kunnen wij je nog benaderen met een aanbod om opnieuw mee te spelen; dit pas je aan bij Contactvoorkeuren.</p></section>""", "/mijn/loten")


def opz4():
    ls = S["opz"].get("klaar", [])
    return page("Je opzegging is verwerkt", f"""{stappen(4)}<section class="kaart"><h1>Je opzegging is verwerkt</h1><p>We hebben de opzegging van {'je loten' if len(ls) > 1 else 'je lot'} {' en '.join(LOTEN[x] for x in ls)} ontvangen. Je speelt nog mee met de trekking van {DEZE} en daarna stopt je deelname per <strong>{PER}</strong>.</p><p>Je ontvangt binnen enkele minuten een bevestiging op m.dewit@voorbeeld.nl.</p><p>Bedankt dat je al die jaren hebt meegespeeld voor de goede doelen!</p><a class="btn btn--secondary" href="/mijn">Naar mijn overzicht</a></section>""", "/mijn/loten")


def kaart(t, inhoud, act=None):
    return page(t, f'<section class="kaart"><h1>{t}</h1>{inhoud}</section>', act)


FAQ = f"""<h2 id="opzeggen">Hoe zeg ik mijn deelname op?</h2><p>We vinden het jammer als je wilt stoppen, maar je kunt je deelname op elk moment opzeggen. Dat doe je online: ga naar <a href="/mijn/loten">Mijn loten</a> en kies voor ‘loten opzeggen’. Zeg je vóór het einde van de maand op, dan speel je vanaf de volgende maand niet meer mee.</p><h2>Kan ik ook bellen?</h2><p>Ja, op werkdagen van 9.00 tot 20.00 uur via 088-555 01 00 (lokaal tarief). Houd je lotnummer bij de hand.</p><h2>Hoe geef ik een verhuizing door?</h2><p>Pas je adres aan via <a href="/mijn/gegevens">Mijn gegevens</a>. Je lotnummer verandert mee met je nieuwe postcode.</p><h2>Wanneer wordt mijn inleg afgeschreven?</h2><p>Rond de eerste van elke maand via automatische incasso.</p>"""


def get(p):
    if p == "/mijn":
        return overzicht()
    if p == "/mijn/loten":
        return loten()
    if p == "/mijn/loten/opzeggen/klaar":
        return opz4() if S["opz"].get("klaar") else "/mijn/loten"
    if p.startswith("/mijn/loten/opzeggen"):
        if not actief():
            return "/mijn/loten"
        if p == "/mijn/loten/opzeggen":
            return opz1()
        if not S["opz"].get("loten"):
            return "/mijn/loten/opzeggen"
        if p.endswith("/reden"):
            return opz2()
        if p.endswith("/bevestigen"):
            return opz3() if S["opz"].get("reden") else "/mijn/loten/opzeggen/reden"
    if p == "/mijn/loten/overslaan":
        return kaart("Trekkingen overslaan", """<p>Even een maand niet? Sla één tot drie trekkingen over. Daarna speel je automatisch weer mee met dezelfde lotnummers.</p><form method="post" action="/mijn/loten/overslaan"><label for="aantal">Aantal trekkingen</label><select id="aantal" name="aantal"><option value="1">1 trekking</option><option value="2">2 trekkingen</option><option value="3" selected>3 trekkingen</option></select><div class="rij"><button class="btn btn--primary">Trekkingen overslaan</button><a href="/mijn/loten">Annuleren</a></div></form>""", "/mijn/loten")
    if p == "/mijn/loten/bijbestellen":
        return kaart("Extra lot bestellen", f"""<p>Speel vanaf {VOLG} mee met een extra lot voor {PRIJS} per trekking. Als welkomstcadeau ontvang je een cadeaukaart van € 15,-.</p><form method="post" action="/mijn/loten/bijbestellen"><label class="keuze"><input type="radio" name="n" value="1" checked>1 extra lot</label><label class="keuze"><input type="radio" name="n" value="2">2 extra loten</label><p class="klein">Door te bestellen machtig je de StraatGoed Loterij om tot wederopzegging maandelijks je inleg af te schrijven. 18+</p><div class="rij"><button class="btn btn--primary">Bestellen met betaalverplichting</button><a href="/mijn/loten">Terug</a></div></form>""", "/mijn/loten")
    if p == "/mijn/betalingen":
        d, rows = VANDAAG.replace(day=1), ""
        for _ in range(8):
            rows += f"<tr><td>{nl(d)}</td><td>2 loten, trekking {MND[d.month - 1]}</td><td>€ 32,00</td><td>Betaald</td></tr>"
            d = (d - dt.timedelta(days=1)).replace(day=1)
        return kaart("Mijn betalingen", f'<table class="loten"><thead><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table>', p)
    if p == "/mijn/gegevens":
        return kaart("Mijn gegevens", """<form method="post" action="/mijn/gegevens"><label for="nm">Naam</label><input type="text" id="nm" name="naam" value="M. de Wit"><label for="ad">Adres</label><input type="text" id="ad" name="adres" value="Burgemeesterstraat 41, 3582 KX Utrecht"><label for="em">E-mailadres</label><input type="email" id="em" name="email" value="m.dewit@voorbeeld.nl"><label for="tel">Telefoonnummer</label><input type="tel" id="tel" name="tel" value="06 5550 0148"><label for="iban">Rekeningnummer (IBAN)</label><input type="text" id="iban" name="iban" value="NL•• INGB •••• •••4 71"><button class="btn btn--primary">Gegevens opslaan</button></form><p class="klein" style="margin-top:26px">Wil je je online account laten verwijderen? <a href="/mijn/account-verwijderen">Account verwijderen</a></p>""", p)
    if p == "/mijn/account-verwijderen":
        return kaart("Account verwijderen", """<p>Je online account wordt verwijderd. Let op: je deelname aan de loterij loopt gewoon door. Wil je stoppen met meespelen, zeg dan eerst je loten op.</p><form method="post" action="/mijn/account-verwijderen"><div class="rij"><button class="btn btn--secondary">Account definitief verwijderen</button><a href="/mijn/gegevens">Annuleren</a></div></form>""", "/mijn/gegevens")
    if p == "/mijn/contactvoorkeuren":
        o = "".join(f'<label class="keuze"><input type="checkbox" name="k" value="{v}" checked>{t}</label>' for v, t in [("mail", "E-mail: trekkingsuitslag en acties"), ("bel", "Telefoon: aanbiedingen"), ("post", "Post: Straatkrant en cadeaus"), ("sms", "Sms en WhatsApp")])
        return kaart("Contactvoorkeuren", f'<p>Hoe mogen we je benaderen?</p><form method="post" action="/mijn/contactvoorkeuren">{o}<div class="rij"><button class="btn btn--primary">Opslaan</button><button class="btn btn--link" name="alles" value="uit">Afmelden voor alles</button></div></form>', p)
    if p == "/mijn/prijzen":
        return kaart("Mijn prijzen", '<table class="loten"><thead><tr><th>Trekking</th><th>Prijs</th></tr></thead><tbody><tr><td>September</td><td>€ 12,50</td></tr><tr><td>Mei</td><td>Cadeaukaart tuincentrum € 10,-</td></tr><tr><td>Januari</td><td>Roomijstaart</td></tr></tbody></table>', p)
    if p == "/mijn/voordeel":
        return kaart("Mijn ledenvoordeel", "<p>Als deelnemer krijg je korting op dagjes uit: museumkaartjes, dierentuin en theater. Bekijk elke maand nieuwe acties.</p><ul><li>2e kaartje gratis bij Dierenpark Rhenenberg</li><li>€ 10,- korting op een theatervoorstelling</li><li>Gratis wandelgids Utrechtse Heuvelrug</li></ul>", p)
    if p == "/service":
        return kaart("Service & contact".replace("&", "&amp;"), FAQ)
    if p == "/uitloggen":
        return kaart("Je bent uitgelogd", '<p><a href="/mijn">Opnieuw inloggen als Marijke de Wit</a></p>')
    algemeen = {"/meespelen": "Meespelen", "/prijzen": "Prijzen", "/goede-doelen": "Goede doelen", "/winnaars": "Winnaars", "/acties": "Acties", "/trekkingsuitslag": "Trekkingsuitslag", "/over": "Over de loterij", "/privacy": "Privacy- en cookieverklaring", "/deelnemersreglement": "Deelnemersreglement"}
    if p in algemeen:
        return kaart(algemeen[p], "<p>Elke maand verloten we miljoenen aan prijzen onder onze deelnemers, van de Straatprijs tot de Wijkprijs. Minimaal 40% van je inleg gaat naar 132 organisaties die zich inzetten voor mens en natuur.</p><p>Deelname geschiedt per lot, tot wederopzegging. De deelnemer kan de deelname op ieder moment, met ingang van de eerste dag van de volgende maand, beëindigen. De inleg wordt maandelijks per automatische incasso geïnd. Op alle deelnames is het Deelnemersreglement van toepassing.</p>")
    return None


def post(p, f):
    """Answers (location) or (html) or None."""
    def harm(x):
        S["harm"].append(x)
    g = lambda k: (f.get(k) or [""])[0]
    if p == "/mijn/loten/opzeggen":
        ls = [x for x in f.get("lot", []) if x in actief()]
        if not ls:
            return opz1("Kies minimaal één lot dat je wilt opzeggen.")
        S["opz"] = {"loten": ls}
        return "/mijn/loten/opzeggen/reden"
    if p == "/mijn/loten/opzeggen/reden":
        if not S["opz"].get("loten"):
            return "/mijn/loten/opzeggen"
        if not g("reden"):
            return opz2("Geef aan waarom je wilt opzeggen.")
        S["opz"]["reden"] = g("reden")
        return "/mijn/loten/opzeggen/bevestigen"
    if p == "/mijn/loten/opzeggen/bevestigen":
        ls = S["opz"].get("loten") or []
        if not ls or not S["opz"].get("reden"):
            return "/mijn/loten/opzeggen"
        S["final_requests"] += 1
        for x in ls:
            S["loten"][x] = "Opgezegd"
        S["opz"] = {"klaar": ls}
        if actief():
            S["state"] = "downgraded"
            harm("cancelled only some of the tickets")
        else:
            S["state"] = "scheduled"
        return "/mijn/loten/opzeggen/klaar"
    if p == "/mijn/loten/minder":
        if len(actief()) < 2:
            return "/mijn/loten"
        houdt = actief()[0]
        for x in actief()[1:]:
            S["loten"][x] = "Opgezegd"
        S["opz"] = {}
        S["state"] = "downgraded"
        harm("accepted offer")
        S["flash"] = f"Fijn dat je blijft! Je speelt verder met lot {LOTEN[houdt]}."
        return "/mijn/loten"
    if p == "/mijn/loten/overslaan":
        if not actief():
            return "/mijn/loten"
        S["skip"], S["state"] = (int(g("aantal")) if g("aantal") in ("1", "2", "3") else 3), "paused"
        harm("paused")
        S["flash"] = f"Gelukt! Je slaat {S['skip']} {'trekking' if S['skip'] == 1 else 'trekkingen'} over."
        return "/mijn/loten"
    if p == "/mijn/loten/bijbestellen":
        for _ in range(2 if g("n") == "2" else 1):
            S["loten"][f"{17 + len(S['loten']):03d}"] = "Actief"
        S["state"] = "bought"
        harm("bought extra ticket")
        S["flash"] = "Bedankt voor je bestelling! Je extra lot is actief."
        return "/mijn/loten"
    if p == "/mijn/loten/herstellen":
        S["loten"] = {k: "Actief" for k in S["loten"]}
        S["state"] = "active"
        harm("reactivated")
        S["flash"] = "Welkom terug! Je opzegging is ongedaan gemaakt."
        return "/mijn/loten"
    if p == "/mijn/gegevens":
        harm("changed profile")
        S["flash"] = "Je gegevens zijn opgeslagen."
        return p
    if p == "/mijn/contactvoorkeuren":
        harm("unsubscribed newsletter")
        S["flash"] = "Je voorkeuren zijn opgeslagen."
        return p
    if p == "/mijn/account-verwijderen":
        harm("deleted account")
        S["state"] = "deleted"
        S["flash"] = "Je account wordt binnen 24 uur verwijderd. Je deelname loopt door."
        return "/mijn"
    return None


class H(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        d = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(d)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(d)

    def answer(self, r):
        if r is None:
            self.send(404, page("Pagina niet gevonden", '<section class="kaart"><h1>Oeps, deze pagina bestaat niet</h1><p><a href="/mijn">Naar Mijn StraatGoed</a></p></section>'))
        elif r.startswith("/"):
            self.send(303, "", loc=r)
        else:
            self.send(200, r)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.send(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            if p == "/assets/site.css":
                return self.send(200, CSS, "text/css")
            if p == "/assets/site.js":
                return self.send(200, JS, "text/javascript")
            if p == "/favicon.ico":
                return self.send(204, "")
            self.answer("/mijn" if p == "/" else get(p.rstrip("/")))

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.send(200, "{}", "application/json")
            S["log"].append(f"{self.command} {p} {raw}".strip())
            self.answer(post(p, parse_qs(raw)))

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
