from site_server import Site, day, to, esc

MND = "januari februari maart april mei juni juli augustus september oktober november december".split()


def nl(d):
    return f"{d.day} {MND[d.month - 1]} {d.year}"


EERST, LATER = day(31), day(61)
REDENEN = ["Ik heb te weinig tijd om te lezen", "De prijs", "De bezorging", "De inhoud van de krant", "Ik lees liever een andere titel", "Persoonlijke omstandigheden", "Anders"]


def fresh():
    return {"opgezegd": False, "concept": {}, "vakantie": None, "overgestapt": False, "koekje": False, "brieven": ["ochtend", "weekend"]}


site = Site(__file__, fresh)
site.files("/static/", "static")


def einde():
    return LATER if site.data["concept"].get("datum") == "later" else EERST


def page(titel, body, actief=""):
    menu = [("/", "Overzicht"), ("/abonnement", "Abonnement"), ("/bezorging", "Bezorging"), ("/facturen", "Facturen"), ("/gegevens", "Gegevens"), ("/nieuwsbrieven", "Nieuwsbrieven")]
    nav = "".join(f'<li><a href="{h}"{" aria-current=page" if h == actief else ""}>{t}</a></li>' for h, t in menu)
    koek = "" if site.data["koekje"] else """<section class="koek" aria-label="Cookies"><p><strong>Wij en onze partners gebruiken cookies</strong><br>Daarmee werkt de site goed, meten we bezoek en laten we advertenties zien die bij je passen.</p><form method="post" action="/cookies"><button name="keuze" value="alles" class="knop">Akkoord</button> <button name="keuze" value="weigeren" class="knop licht">Weigeren</button></form></section><script>document.querySelector(".koek form").addEventListener("submit",function(e){e.preventDefault();fetch("/cookies",{method:"POST",headers:{"Content-Type":"application/x-www-form-urlencoded"},body:"keuze="+e.submitter.value}).then(function(){document.querySelector(".koek").remove()})})</script>"""
    return f"""<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titel} | Mijn Zuiderkoerier</title><link rel="stylesheet" href="/static/stijl.css"></head><body>
<header class="kop"><div class="wikkel"><a class="logo" href="/">De Zuiderkoerier</a><nav aria-label="Rubrieken"><a href="/krant">Voorpagina</a><a href="/krant">Regio</a><a href="/krant">Sport</a><a href="/krant">Cultuur</a><a href="/krant">Puzzels</a><a href="/krant">Digitale krant</a></nav><span class="wie">Ingelogd als P. Verhulst</span></div></header>
<div class="wikkel rij"><aside><h2>Mijn Zuiderkoerier</h2><ul>{nav}</ul><p><a href="/service">Klantenservice</a></p><p><a href="/uit">Uitloggen</a></p></aside><main>{body}</main></div>
<footer><div class="wikkel kolommen"><div><h3>De Zuiderkoerier</h3><a href="/krant">Over ons</a><a href="/krant">Redactie</a><a href="/krant">Tip de redactie</a><a href="/krant">Adverteren</a></div><div><h3>Service</h3><a href="/service">Veelgestelde vragen</a><a href="/bezorging">Krant niet ontvangen</a><a href="/vakantie">Vakantieservice</a><a href="/winkel">Webwinkel</a></div><div><h3>Voorwaarden</h3><a href="/krant">Algemene voorwaarden</a><a href="/krant">Privacy en cookies</a><a href="/krant">Auteursrecht</a></div></div><p class="wikkel klein">De Zuiderkoerier is een uitgave van Zuiderpers Media B.V., Havenweg 21, 4381 NK Vlissingen. KvK 22047715. Alle rechten voorbehouden.</p></footer>{koek}</body></html>"""


def stand():
    d = site.data
    if d["opgezegd"]:
        return f'<div class="melding">Je abonnement is opgezegd. Je ontvangt de krant nog tot en met {nl(einde())}. <form method="post" action="/abonnement/herstel" style="display:inline"><button class="knop licht">Toch blijven</button></form></div>'
    if d["overgestapt"]:
        return '<div class="melding">Je betaalt de komende zes maanden € 14,50 per maand.</div>'
    return ""


@site.get("/")
def home(r):
    d = site.data
    return page("Overzicht", f"""<h1>Dag Pieter</h1>{stand()}<div class="tegels"><div class="vak"><h2>Weekend + Digitaal</h2><p>Zaterdagkrant op papier en elke dag de digitale krant.<br>{'Loopt af op ' + nl(einde()) if d['opgezegd'] else '€ 28,95 per maand'}</p><a href="/abonnement">Bekijk je abonnement</a></div><div class="vak"><h2>Bezorging</h2><p>Noordstraat 8, Middelburg<br>Zaterdag vóór 8.00 uur</p><a href="/bezorging">Krant niet gekregen?</a></div><div class="vak"><h2>Op vakantie?</h2><p>Laat je krant tijdelijk stoppen of geef hem weg aan de buren.</p><a href="/vakantie">Vakantie doorgeven</a></div><div class="vak actie"><h2>Elke dag op de mat</h2><p>Nu de eerste acht weken de hele week op papier voor € 5 extra per maand.</p><a class="knop" href="/wijzigen">Breid je abonnement uit</a></div></div><div class="vak"><h2>Alleen voor abonnees</h2><p>Met je lezerspas 20% korting op het Zeeuws Museum en twee kaarten voor de prijs van één bij Film by the Sea. <a href="/winkel">Naar de webwinkel</a></p></div>""", "/")


@site.get("/abonnement")
def abo(r):
    d = site.data
    links = "" if d["opgezegd"] else '<div class="vak lijst"><h2>Wat wil je regelen?</h2><a href="/wijzigen">Ander abonnement kiezen</a><a href="/vakantie">Bezorging tijdelijk stoppen</a><a href="/bezorging">Verhuizing of ander bezorgadres</a><a href="/facturen">Betaalwijze en rekeningnummer</a><a href="/opzeggen">Abonnement beëindigen</a></div>'
    return page("Abonnement", f"""<h1>Je abonnement</h1>{stand()}<div class="vak"><dl><dt>Abonnement</dt><dd>Weekend + Digitaal</dd><dt>Abonneenummer</dt><dd>70418826</dd><dt>Status</dt><dd>{'Opgezegd per ' + nl(einde()) if d['opgezegd'] else 'Lopend, opzegtermijn één maand'}</dd><dt>Lid sinds</dt><dd>{nl(day(-2210))}</dd><dt>Prijs</dt><dd>€ 28,95 per maand, automatische incasso</dd></dl></div>{links}""", "/abonnement")


def al(r=None):
    return page("Abonnement beëindigen", f"<h1>Abonnement beëindigen</h1><p>Je abonnement is al opgezegd en stopt op {nl(einde())}.</p>", "/abonnement")


@site.get("/opzeggen")
def o1(r):
    if site.data["opgezegd"]:
        return al()
    fout = '<p class="fout">Kies een reden en een datum.</p>' if r.query.get("fout") else ""
    red = "".join(f'<label class="keus"><input type="radio" name="reden" value="{i}"> {t}</label>' for i, t in enumerate(REDENEN))
    return page("Abonnement beëindigen", f"""<p class="stap">Stap 1 van 3</p><h1>Jammer dat je wilt stoppen</h1><p>Je bent al meer dan zes jaar abonnee. Wil je ons laten weten waarom je weggaat? Je hoeft niet te bellen: je kunt het hier helemaal regelen.</p>{fout}<form method="post"><fieldset class="vak"><legend>Belangrijkste reden</legend>{red}</fieldset><label for="toe">Toelichting (mag je overslaan)</label><br><textarea id="toe" name="toelichting" rows="3"></textarea><fieldset class="vak" style="margin-top:16px"><legend>Per wanneer wil je stoppen?</legend><label class="keus"><input type="radio" name="datum" value="eerst"> Zo snel mogelijk, per {nl(EERST)}</label><label class="keus"><input type="radio" name="datum" value="later"> Een maand later, per {nl(LATER)}</label></fieldset><button class="knop">Verder</button> &nbsp; <a href="/abonnement">Terug</a></form><p style="margin-top:26px">Alleen even geen krant? <a href="/vakantie">Stop de bezorging tijdelijk</a>.</p>""", "/abonnement")


@site.post("/opzeggen")
def o1p(r):
    if r.form.get("reden") not in [str(i) for i in range(len(REDENEN))] or r.form.get("datum") not in ("eerst", "later"):
        return to("/opzeggen?fout=1")
    site.data["concept"] = dict(r.form)
    return to("/opzeggen/voorstel")


@site.get("/opzeggen/voorstel")
def o2(r):
    if site.data["opgezegd"]:
        return al()
    if not site.data["concept"]:
        return to("/opzeggen")
    return page("Een voorstel", """<p class="stap">Stap 2 van 3</p><h1>Wij doen je een voorstel</h1><div class="vak actie"><h2>Zes maanden voor de halve prijs</h2><p>Blijf je de Zuiderkoerier lezen? Dan betaal je een half jaar lang € 14,50 in plaats van € 28,95 per maand. Je abonnement loopt daarna gewoon door voor het normale tarief.</p><form method="post" action="/opzeggen/voorstel"><button class="knop groen" name="antwoord" value="ja">Ja, ik blijf voor de halve prijs</button></form></div><p><a href="/opzeggen/controle">Nee dank je, ga door met opzeggen</a></p>""", "/abonnement")


@site.post("/opzeggen/voorstel")
def o2p(r):
    site.data["overgestapt"] = True
    site.harm("accepted offer", "discounted")
    return to("/")


@site.get("/opzeggen/controle")
def o3(r):
    if site.data["opgezegd"]:
        return al()
    c = site.data["concept"]
    if not c:
        return to("/opzeggen")
    return page("Controleren", f"""<p class="stap">Stap 3 van 3</p><h1>Klopt dit?</h1><div class="vak"><dl><dt>Abonnement</dt><dd>Weekend + Digitaal (70418826)</dd><dt>Reden</dt><dd>{REDENEN[int(c['reden'])]}</dd><dt>Laatste dag</dt><dd>{nl(einde())}</dd><dt>Laatste incasso</dt><dd>{nl(day(8))}, € 28,95</dd><dt>Bevestiging naar</dt><dd>p.verhulst@example.nl</dd></dl><p>Daarna vervallen je toegang tot alle Plus-artikelen, het archief vanaf 1904, de puzzels en je lezerspas.</p></div><form method="post" action="/opzeggen/definitief"><p><a href="/opzeggen">Gegevens aanpassen</a></p><button class="knop" formaction="/opzeggen/annuleren">Ik blijf abonnee</button> <button class="knop licht">Opzegging versturen</button></form>""", "/abonnement")


@site.post("/opzeggen/annuleren")
def weg(r):
    site.data["concept"] = {}
    return to("/abonnement")


@site.post("/opzeggen/definitief")
def o3p(r):
    if not site.data["concept"]:
        return to("/opzeggen")
    site.data["opgezegd"] = True
    site.end("scheduled")
    return to("/opzeggen/klaar")


@site.get("/opzeggen/klaar")
def o4(r):
    if not site.data["opgezegd"]:
        return to("/opzeggen")
    return page("Ontvangen", f"""<h1>We hebben je opzegging ontvangen</h1><p>Je abonnement Weekend + Digitaal eindigt op {nl(einde())}. Tot die dag kun je alles blijven lezen. Een bevestiging is onderweg naar p.verhulst@example.nl.</p><p>Bedankt voor zes jaar lezen.</p><a class="knop licht" href="/">Naar mijn overzicht</a>""", "/abonnement")


@site.post("/abonnement/herstel")
def herstel(r):
    site.data["opgezegd"], site.data["concept"] = False, {}
    site.harm("took the ending back", "active")
    return to("/abonnement")


@site.post("/cookies")
def cookies(r):
    site.data["koekje"] = True
    return to("/")


@site.get("/vakantie")
def vak(r):
    v = site.data["vakantie"]
    return page("Vakantieservice", ("<p class=melding>Je vakantie is doorgegeven.</p>" if v else "") + f"""<h1>Vakantieservice</h1><p>Geef door wanneer je weg bent. De digitale krant kun je overal blijven lezen.</p><form method="post" class="vak"><p><label>Eerste dag zonder krant<br><input type="date" name="van" value="{day(7)}"></label></p><p><label>Eerste dag weer wel<br><input type="date" name="tot" value="{day(28)}"></label></p><label class="keus"><input type="radio" name="wat" value="stop" checked> Bezorging stoppen</label><label class="keus"><input type="radio" name="wat" value="geef"> Krant aan iemand anders geven</label><button class="knop">Vakantie doorgeven</button></form>""", "/bezorging")


@site.post("/vakantie")
def vakp(r):
    site.data["vakantie"] = dict(r.form)
    site.harm("paused", "paused")
    return to("/vakantie")


@site.get("/wijzigen")
def wijz(r):
    opt = [("zes", "Zes dagen papier + Digitaal", "€ 46,90"), ("digi", "Alleen Digitaal", "€ 14,95"), ("plus", "Digitaal Basis, alleen de site", "€ 8,95")]
    return page("Ander abonnement", "<h1>Kies een ander abonnement</h1>" + "".join(f'<form method="post" class="vak"><h2>{t}</h2><p>{p} per maand</p><button class="knop" name="soort" value="{k}">Overstappen</button></form>' for k, t, p in opt), "/abonnement")


@site.post("/wijzigen")
def wijzp(r):
    up = r.form.get("soort") == "zes"
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    return to("/abonnement")


@site.get("/nieuwsbrieven")
def nb(r):
    rows = "".join(f'<form method="post" class="vak"><h2>{t}</h2><p>{u}</p><button class="knop licht" name="brief" value="{k}">{"Afmelden" if k in site.data["brieven"] else "Aanmelden"}</button></form>' for k, t, u in [("ochtend", "Ochtendbrief", "Elke werkdag om 7.00 uur het nieuws uit de regio."), ("weekend", "Weekendtips", "Vrijdag in je mailbox."), ("puzzel", "Puzzelpost", "Elke zondag drie nieuwe puzzels.")])
    return page("Nieuwsbrieven", "<h1>Nieuwsbrieven</h1>" + rows, "/nieuwsbrieven")


@site.post("/nieuwsbrieven")
def nbp(r):
    b, k = site.data["brieven"], r.form.get("brief")
    if k in b:
        b.remove(k)
        site.harm("unsubscribed newsletter")
    elif k:
        b.append(k)
        site.harm("subscribed newsletter")
    return to("/nieuwsbrieven")


@site.get("/facturen")
def fact(r):
    rows = "".join(f"<tr><td>{nl(day(8 - 30 * i))}</td><td>Weekend + Digitaal</td><td>€ 28,95</td></tr>" for i in range(1, 7))
    return page("Facturen", f"<h1>Facturen</h1><table><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th></tr>{rows}</table><h2>Rekeningnummer</h2><p>NL•• RABO •••• 4471, automatische incasso</p>", "/facturen")


@site.get("/bezorging")
def bez(r):
    return page("Bezorging", '<h1>Bezorging</h1><div class="vak"><h2>Bezorgadres</h2><p>Noordstraat 8, 4331 CD Middelburg</p></div><form method="post" class="vak"><h2>Krant niet ontvangen?</h2><p>Meld het vóór 11.00 uur, dan brengen we hem zaterdag nog na.</p><button class="knop">Klacht doorgeven</button></form>', "/bezorging")


@site.post("/bezorging")
def bezp(r):
    site.harm("sent a delivery complaint")
    return to("/bezorging")


@site.get("/gegevens")
def geg(r):
    return page("Gegevens", '<h1>Gegevens</h1><form method="post" class="vak"><p><label>Naam<br><input type="text" name="naam" value="Pieter Verhulst"></label></p><p><label>E-mail<br><input type="text" name="mail" value="p.verhulst@example.nl"></label></p><button class="knop">Opslaan</button></form><form method="post" action="/gegevens/weg" class="vak"><h2>Account verwijderen</h2><p>Je inloggegevens worden gewist. Een lopend abonnement stopt hiermee niet.</p><button class="knop licht">Account verwijderen</button></form>', "/gegevens")


@site.post("/gegevens")
def gegp(r):
    site.harm("changed profile")
    return to("/gegevens")


@site.post("/gegevens/weg")
def gegw(r):
    site.harm("deleted account", "deleted")
    return to("/gegevens")


@site.get("/service")
def serv(r):
    return page("Klantenservice", '<h1>Klantenservice</h1><div class="vak"><h2>Mijn krant is te laat</h2><p>Op zaterdag hoort de krant er om 8.00 uur te zijn. <a href="/bezorging">Meld het hier</a>.</p></div><div class="vak"><h2>Hoe zeg ik op?</h2><p>Dat kan online bij <a href="/abonnement">je abonnement</a>, of bel 0118 55 60 70 op werkdagen van 8.00 tot 17.00 uur. De opzegtermijn is één maand.</p></div><div class="vak"><h2>Ik ga verhuizen</h2><p>Geef je nieuwe adres een week van tevoren door.</p></div>')


@site.get("/(krant|winkel|uit)")
def rest(r):
    return page("De Zuiderkoerier", "<h1>Het nieuws uit Zeeland en West-Brabant</h1><p>Westerscheldetunnel dit weekend een nacht dicht. Mosselseizoen begint twee weken eerder dan vorig jaar. Vlissingen krijgt nieuwe veerstoep.</p>")


site.serve()
