#!/usr/bin/env python3
import argparse, datetime, html, json, mimetypes, pathlib, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}
NR = "40817726"
MND = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]
REASONS = [("prijs", "Het abonnement is te duur"), ("tijd", "Ik heb te weinig tijd om te lezen"), ("bezorging", "Ik ben niet tevreden over de bezorging"), ("inhoud", "De inhoud van de krant bevalt me niet"), ("andere_krant", "Ik stap over naar een andere krant of nieuwssite"), ("gratis", "Ik volg het nieuws via gratis media"), ("verhuizing", "Ik ga verhuizen of naar het buitenland"), ("dubbel", "Er is een dubbel abonnement in huis"), ("overlijden", "Overlijden of ziekte"), ("anders", "Andere reden")]


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], reason="", end=None, news={"ochtend": True, "avond": True, "weekend": False, "aanbiedingen": True},
             until=datetime.date.today() + datetime.timedelta(days=19))


reset()
e = html.escape


def d(x):
    return f"{x.day} {MND[x.month-1]} {x.year}"


def page(title, body, side="", crumbs=""):
    menu = [("/", "Overzicht"), ("/gegevens", "Mijn gegevens"), ("/abonnement", "Mijn abonnement"), ("/bezorging", "Bezorging"), ("/facturen", "Facturen en betalingen"), ("/nieuwsbrieven", "Nieuwsbrieven"), ("/voordeel", "Veerkrant Voordeel"), ("/service", "Klantenservice")]
    nav = "".join(f'<li><a href="{h}" class="block py-3 px-4 border-b border-gray-200 text-sm{" font-bold border-l-4 border-l-brand" if h == side else ""}"{" aria-current=page" if h == side else ""}>{t}</a></li>' for h, t in menu)
    return f'''<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | De Veerkrant</title><link rel="stylesheet" href="/static/f3c9a1d0.css"><script src="/static/pg.js" defer></script></head><body><div id="__next">
<header class="border-b border-gray-200 bg-white"><div class="topbar"><a href="/krant">Digitale krant</a><a href="/puzzels">Puzzels</a><a href="/podcasts">Podcasts</a><a href="/shop">Webwinkel</a><span class="grow"></span><a href="/service">Service</a><a href="/">Joke van der Plaats</a></div>
<div class="masthead"><a href="/nieuws" class="font-serif">De Veerkrant</a></div><nav class="sections" aria-label="Hoofdnavigatie"><a href="/nieuws">Nieuws</a><a href="/regio">Regio</a><a href="/sport">Sport</a><a href="/economie">Economie</a><a href="/opinie">Opinie</a><a href="/cultuur">Cultuur</a><a href="/koken">Koken</a><a href="/video">Video</a></nav></header>
<div class="container flex gap-8 py-8"><aside class="sidebar"><p class="px-4 text-xs text-gray-500">Klantnummer 2209361</p><ul>{nav}</ul><a class="block py-3 px-4 text-sm text-gray-500" href="/uitloggen">Uitloggen</a></aside><main class="grow">{crumbs}{body}</main></div>
<footer class="bg-gray-900 text-white"><div class="container py-8 grid4"><div><h4>Abonnementen</h4><a href="/abonneren">Abonnement nemen</a><a href="/abonneren/cadeau">Cadeau-abonnement</a><a href="/abonneren/student">Studenten</a></div><div><h4>Service</h4><a href="/service">Klantenservice</a><a href="/bezorging">Bezorgklacht doorgeven</a><a href="/bezorging">Vakantieservice</a><a href="/service/opzeggen">Opzeggen</a></div><div><h4>De Veerkrant</h4><a href="/colofon">Colofon</a><a href="/redactie">Tip de redactie</a><a href="/adverteren">Adverteren</a><a href="/werken-bij">Werken bij</a></div><div><h4>Volg ons</h4><a href="/apps">Apps</a><a href="/nieuwsbrieven">Nieuwsbrieven</a><a href="/rss">RSS</a></div></div><p class="container text-xs pb-8">© 2026 Veer Media B.V. Alle rechten voorbehalten. <a href="/voorwaarden">Abonnementsvoorwaarden</a> <a href="/privacy">Privacy- en cookiebeleid</a> <a href="#" data-pg-open>Privacy-instellingen</a></p></footer></div></body></html>'''


BTN = "btn inline-flex items-center justify-center rounded px-6 py-3 font-bold"


def subcard(full=False):
    st = S["state"]
    name, price = "Zaterdag + Digitaal", "€ 21,50 per maand"
    if st == "downgraded":
        name, price = "Alleen Digitaal", "€ 12,95 per maand"
    if st == "discounted":
        price = "€ 10,75 per maand (3 maanden, daarna € 21,50)"
    if st == "upgraded":
        name, price = "Maandag t/m zaterdag + Digitaal", "€ 39,95 per maand"
    if st == "scheduled":
        tag = '<span class="tag tag-orange">Opgezegd</span>'
        note = f'<p class="text-sm">Je hebt je abonnement opgezegd. Je abonnement loopt nog tot en met <strong>{d(S["end"])}</strong>. Tot die tijd kun je De Veerkrant blijven lezen.</p>'
    elif st == "paused":
        tag, note = '<span class="tag tag-orange">Bezorging gepauzeerd</span>', '<p class="text-sm">Je krant wordt 4 weken niet bezorgd. De digitale krant blijft beschikbaar.</p>'
    else:
        tag, note = '<span class="tag tag-green">Actief</span>', f'<p class="text-sm text-gray-600">Wordt maandelijks verlengd. Volgende incasso: {d(S["until"] + datetime.timedelta(days=1))}</p>'
    return f'<div class="flex justify-between items-start"><div><h3 class="text-lg font-bold">{name}</h3><p class="text-sm text-gray-600">{price} · Abonnementsnummer {NR}</p></div>{tag}</div>{note}'


def home():
    return page("Mijn omgeving", f'''<h1 class="font-serif text-3xl mb-6">Welkom, Joke</h1>
<section class="card"><h2 class="card-title">Mijn abonnement</h2>{subcard()}<p><a class="link" href="/abonnement">Abonnement beheren</a></p></section>
<section class="promo"><div><strong>Ook doordeweeks de krant op de mat?</strong><p class="text-sm">Lees nu maandag t/m zaterdag voor € 39,95 per maand.</p></div><a class="{BTN} bg-brand" href="/abonnement/wijzigen">Bekijk aanbod</a></section>
<div class="grid2"><section class="card"><h2 class="card-title">Mijn gegevens</h2><p class="text-sm">J. van der Plaats<br>Kadewal 17, 1671 KD Medemblik<br>joke.vdplaats@example.nl</p><a class="link" href="/gegevens">Gegevens wijzigen</a></section>
<section class="card"><h2 class="card-title">Bezorging</h2><p class="text-sm">Krant niet ontvangen of ga je op vakantie? Regel het direct.</p><a class="link" href="/bezorging">Bezorgklacht doorgeven</a><a class="link" href="/bezorging">Bezorging onderbreken</a></section>
<section class="card"><h2 class="card-title">Facturen en betalingen</h2><p class="text-sm">Automatische incasso van NL** RABO **** **51 20</p><a class="link" href="/facturen">Facturen bekijken</a></section>
<section class="card"><h2 class="card-title">Nieuwsbrieven</h2><p class="text-sm">Je bent aangemeld voor {sum(S["news"].values())} nieuwsbrieven.</p><a class="link" href="/nieuwsbrieven">Nieuwsbrieven beheren</a></section></div>
<section class="card"><h2 class="card-title">Veerkrant Voordeel</h2><div class="grid3"><a href="/voordeel" class="deal"><span class="pic p1"></span><b>Museumnacht Hoorn</b><span class="text-sm">2 kaarten voor € 19</span></a><a href="/voordeel" class="deal"><span class="pic p2"></span><b>Wandelweekend Drenthe</b><span class="text-sm">Lezersprijs € 149 p.p.</span></a><a href="/voordeel" class="deal"><span class="pic p3"></span><b>Kookboek Zuiderzee</b><span class="text-sm">Nu € 22,50</span></a></div></section>''', "/")


def abo():
    act = S["state"] != "scheduled"
    rows = [("/abonnement/wijzigen", "Abonnement wijzigen", "Meer of minder krantendagen, of alleen digitaal"), ("/bezorging", "Bezorging onderbreken", "Tijdelijk geen krant, bijvoorbeeld tijdens je vakantie"), ("/gegevens", "Bezorgadres wijzigen", "Geef je verhuizing door"), ("/facturen", "Betaalgegevens wijzigen", "Rekeningnummer en betaaltermijn"), ("/abonnement/delen", "Digitaal lezen delen", "Deel je account met een huisgenoot")]
    if act:
        rows.append((f"/abonnement/{NR}/opzeggen", "Abonnement opzeggen", ""))
    li = "".join(f'<li><a href="{h}" class="rowlink flex justify-between items-center py-3 border-b border-gray-200"><span><span class="block font-bold text-sm">{t}</span><span class="block text-xs text-gray-500">{s}</span></span><svg width="8" height="14" viewBox="0 0 8 14" aria-hidden="true"><path d="M1 1l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2"/></svg></a></li>' for h, t, s in rows)
    wd = "" if act else f'<form method="post" action="/abonnement/{NR}/opzegging-intrekken"><button class="{BTN} bg-brand" type="submit">Opzegging intrekken</button></form>'
    return page("Mijn abonnement", f'''<h1 class="font-serif text-3xl mb-6">Mijn abonnement</h1><section class="card">{subcard(True)}<dl class="dl text-sm"><dt>Ingangsdatum</dt><dd>2 maart 2021</dd><dt>Bezorgdagen</dt><dd>Zaterdag</dd><dt>Betaalwijze</dt><dd>Maandelijkse automatische incasso</dd><dt>Opzegbaar</dt><dd>Maandelijks, per einde van de lopende betaalperiode</dd></dl>{wd}</section>
<section class="card"><h2 class="card-title">Direct regelen</h2><ul>{li}</ul></section><section class="card muted"><h2 class="card-title">Eerdere abonnementen</h2><p class="text-sm">Proefabonnement 6 weken · beëindigd op 1 maart 2021</p></section>''', "/abonnement")


def steps(n):
    return '<ol class="steps">' + "".join(f'<li class="{"on" if i + 1 == n else ""}"><span>{i+1}</span>{t}</li>' for i, t in enumerate(["Reden", "Mogelijkheden", "Bevestigen"])) + "</ol>"


CR = '<p class="text-xs mb-4"><a class="link-inline" href="/">Mijn omgeving</a> › <a class="link-inline" href="/abonnement">Mijn abonnement</a> › Opzeggen</p>'
BASE = f"/abonnement/{NR}/opzeggen"


def s1(err=""):
    r = "".join(f'<div class="radio"><input type="radio" id="reden-{k}" name="reden" value="{k}"{" checked" if S["reason"] == k else ""}><label for="reden-{k}">{t}</label></div>' for k, t in REASONS)
    return page("Abonnement opzeggen", f'''{steps(1)}<h1 class="font-serif text-3xl mb-4">Jammer dat je wilt opzeggen</h1><p>Wat is de belangrijkste reden dat je je abonnement <strong>Zaterdag + Digitaal</strong> wilt opzeggen? Met jouw antwoord kunnen wij De Veerkrant verbeteren.</p>
<form method="post" action="{BASE}" class="card"><fieldset><legend class="sr-only">Reden van opzegging</legend>{f'<p class="error" role="alert">{err}</p>' if err else ''}{r}</fieldset><label class="block text-sm mt-4" for="toelichting">Toelichting (optioneel)</label><textarea id="toelichting" name="toelichting" rows="3" maxlength="400"></textarea><div class="flex justify-between items-center mt-4"><a class="link-inline" href="/abonnement">Annuleren</a><button type="submit" class="{BTN} bg-brand">Volgende</button></div></form>''', "/abonnement", CR)


def s2():
    def alt(k, tag, t, p, b):
        return f'<form method="post" action="/abonnement/{NR}/aanbod" class="alt"><span class="tag tag-green">{tag}</span><h3 class="font-bold">{t}</h3><p class="text-sm">{p}</p><input type="hidden" name="keuze" value="{k}"><button type="submit" class="{BTN} bg-brand">{b}</button></form>'
    return page("Abonnement opzeggen", f'''{steps(2)}<h1 class="font-serif text-3xl mb-4">Misschien past dit beter bij je</h1><p>We houden je graag als lezer. Daarom hebben we een paar mogelijkheden voor je op een rij gezet.</p>
<div class="grid3 mb-4">{alt("korting", "Speciaal voor jou", "3 maanden 50% korting", "Houd je huidige abonnement en betaal 3 maanden lang € 10,75 per maand. Daarna € 21,50 per maand.", "Kies korting")}{alt("digitaal", "Voordeliger", "Alleen Digitaal", "Lees de digitale krant en alle artikelen op site en app voor € 12,95 per maand.", "Stap over")}{alt("pauze", "Even rust", "Bezorging pauzeren", "Zet de bezorging 4 weken stil. Je blijft digitaal lezen.", "Pauzeer bezorging")}</div>
<p class="text-sm">Liever persoonlijk advies? Bel onze klantenservice: 088 - 555 01 80 (ma t/m vr 8.00–17.00 uur, za 8.00–12.00 uur).</p><div class="flex justify-between items-center mt-4"><a class="link-inline" href="{BASE}">Vorige</a><a class="link-inline" href="{BASE}/bevestigen">Nee, ik wil mijn abonnement opzeggen</a></div>''', "/abonnement", CR)


def s3(err=""):
    u = S["until"]
    opts = "".join(f'<option value="{(u + datetime.timedelta(days=30 * i)).isoformat()}">{d(u + datetime.timedelta(days=30 * i))}</option>' for i in (1, 2, 3))
    return page("Abonnement opzeggen", f'''{steps(3)}<h1 class="font-serif text-3xl mb-4">Controleer je opzegging</h1><form method="post" action="{BASE}/bevestigen" class="card">{f'<p class="error" role="alert">{err}</p>' if err else ''}
<dl class="dl text-sm"><dt>Abonnement</dt><dd>Zaterdag + Digitaal ({NR})</dd><dt>Op naam van</dt><dd>J. van der Plaats</dd><dt>Bevestiging naar</dt><dd>joke.vdplaats@example.nl</dd></dl>
<fieldset><legend class="font-bold text-sm">Per wanneer wil je opzeggen?</legend><div class="radio"><input type="radio" id="per-eerst" name="per" value="eerst" checked><label for="per-eerst">Eerst mogelijke datum: {d(u)}</label></div><div class="radio"><input type="radio" id="per-later" name="per" value="later"><label for="per-later">Op een latere datum</label> <select name="datum" aria-label="Latere einddatum">{opts}</select></div></fieldset>
<p class="text-sm">Tot en met de einddatum ontvang je de krant en kun je digitaal blijven lezen. Daarna vervalt je toegang tot premium artikelen, de digitale krant, puzzels en Veerkrant Voordeel. Er wordt na de einddatum niets meer afgeschreven.</p>
<div class="flex justify-between items-center mt-4"><a class="link-inline" href="{BASE}/mogelijkheden">Vorige</a><button type="submit" class="{BTN} bg-brand">Opzegging bevestigen</button></div></form>''', "/abonnement", CR)


def s4():
    return page("Opzegging ontvangen", f'''<h1 class="font-serif text-3xl mb-4">Je opzegging is verwerkt</h1><section class="card"><p>Je abonnement Zaterdag + Digitaal eindigt op <strong>{d(S["end"])}</strong>. We sturen je binnen enkele minuten een bevestiging naar joke.vdplaats@example.nl.</p><p class="text-sm">Bedenk je je? Je kunt je opzegging tot de einddatum intrekken in Mijn omgeving.</p><a class="{BTN} btn-outline" href="/">Naar Mijn omgeving</a></section><section class="promo"><div><strong>Toch op de hoogte blijven?</strong><p class="text-sm">Meld je aan voor onze gratis weekendnieuwsbrief.</p></div><a class="{BTN} bg-brand" href="/nieuwsbrieven">Bekijk nieuwsbrieven</a></section>''', "/abonnement")


def wijzigen():
    def o(k, t, p):
        return f'<form method="post" action="/abonnement/{NR}/wijzigen" class="alt"><h3 class="font-bold">{t}</h3><p class="text-sm">{p}</p><input type="hidden" name="naar" value="{k}"><button type="submit" class="{BTN} bg-brand">Kies dit abonnement</button></form>'
    return page("Abonnement wijzigen", f'<h1 class="font-serif text-3xl mb-6">Abonnement wijzigen</h1><div class="grid3">{o("compleet", "Maandag t/m zaterdag + Digitaal", "€ 39,95 per maand")}{o("digitaal", "Alleen Digitaal", "€ 12,95 per maand")}</div>', "/abonnement")


def bezorging():
    return page("Bezorging", f'<h1 class="font-serif text-3xl mb-6">Bezorging</h1><form method="post" action="/bezorging/onderbreken" class="card"><h2 class="card-title">Bezorging onderbreken</h2><label class="block text-sm">Van <input type="date" name="van"></label><label class="block text-sm">Tot en met <input type="date" name="tot"></label><button class="{BTN} bg-brand" type="submit">Onderbreking doorgeven</button></form><form method="post" action="/bezorging/klacht" class="card"><h2 class="card-title">Bezorgklacht</h2><label class="block text-sm">Datum <input type="date" name="datum"></label><button class="{BTN} bg-brand" type="submit">Klacht versturen</button></form>', "/bezorging")


def gegevens():
    return page("Mijn gegevens", f'<h1 class="font-serif text-3xl mb-6">Mijn gegevens</h1><form method="post" action="/gegevens" class="card"><label class="block text-sm">Naam<input name="naam" value="J. van der Plaats"></label><label class="block text-sm">Adres<input name="adres" value="Kadewal 17, 1671 KD Medemblik"></label><label class="block text-sm">Telefoon<input name="tel" value="06 ** ** ** 44"></label><button class="{BTN} bg-brand" type="submit">Opslaan</button></form><form method="post" action="/gegevens/account-verwijderen" class="card"><h2 class="card-title">Account verwijderen</h2><p class="text-sm">Je verliest toegang tot al je digitale diensten. Je abonnement wordt hiermee niet opgezegd.</p><button class="{BTN} btn-outline" type="submit">Account verwijderen</button></form>', "/gegevens")


def nieuwsbrieven():
    t = {"ochtend": "Ochtendupdate", "avond": "Avondupdate", "weekend": "Het beste van het weekend", "aanbiedingen": "Aanbiedingen van De Veerkrant"}
    c = "".join(f'<div class="radio"><input type="checkbox" id="nb-{k}" name="{k}" value="1"{" checked" if S["news"][k] else ""}><label for="nb-{k}">{t[k]}</label></div>' for k in t)
    return page("Nieuwsbrieven", f'<h1 class="font-serif text-3xl mb-6">Nieuwsbrieven</h1><form method="post" action="/nieuwsbrieven" class="card">{c}<button class="{BTN} bg-brand" type="submit">Opslaan</button></form>', "/nieuwsbrieven")


def facturen():
    r = "".join(f"<dt>{d(S['until'] + datetime.timedelta(days=1 - 30 * i))}</dt><dd>€ 21,50 · betaald</dd>" for i in range(1, 6))
    return page("Facturen", f'<h1 class="font-serif text-3xl mb-6">Facturen en betalingen</h1><section class="card"><dl class="dl text-sm">{r}</dl></section><form method="post" action="/facturen/rekening" class="card"><h2 class="card-title">Betaalgegevens</h2><label class="block text-sm">Nieuw IBAN<input name="iban"></label><button class="{BTN} bg-brand" type="submit">Wijzigen</button></form>', "/facturen")


def service():
    return page("Klantenservice", '<h1 class="font-serif text-3xl mb-6">Klantenservice</h1><section class="card"><details><summary>Hoe kan ik mijn abonnement opzeggen?</summary><p class="text-sm">Je regelt je opzegging in <a class="link-inline" href="/abonnement">Mijn abonnement</a> onder ‘Abonnement opzeggen’. Na afloop van de eerste contractperiode is je abonnement maandelijks opzegbaar. Je abonnement stopt aan het einde van de lopende betaalperiode. Liever telefonisch? Bel 088 - 555 01 80.</p></details><details><summary>Mijn krant is niet bezorgd</summary><p class="text-sm">Geef je klacht door via <a class="link-inline" href="/bezorging">Bezorging</a>.</p></details><details><summary>Hoe log ik in op de digitale krant?</summary><p class="text-sm">Gebruik hetzelfde e-mailadres als voor Mijn omgeving.</p></details></section>', "/service")


PAGES = {"/": home, "/abonnement": abo, "/abonnement/wijzigen": wijzigen, "/bezorging": bezorging, "/gegevens": gegevens, "/nieuwsbrieven": nieuwsbrieven, "/facturen": facturen, "/service": service, "/service/opzeggen": service}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ct="text/html; charset=utf-8", loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(b)

    def go(self, loc):
        self.out("", 303, loc=loc)

    def do_GET(self):
        p = urllib.parse.urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), ct="application/json")
            if p.startswith("/static/"):
                f = HERE / "static" / pathlib.PurePosixPath(p).name
                if f.is_file():
                    return self.out(f.read_bytes(), ct=mimetypes.guess_type(f.name)[0] or "application/octet-stream")
                return self.out("", 404)
            if p in PAGES:
                return self.out(PAGES[p]())
            if p.startswith(BASE):
                if p == BASE + "/ontvangen" and S["state"] == "scheduled":
                    return self.out(s4())
                if S["state"] == "scheduled":
                    return self.go("/abonnement")
                if p == BASE:
                    return self.out(s1())
                if not S["reason"]:
                    return self.go(BASE)
                if p == BASE + "/mogelijkheden":
                    return self.out(s2())
                if p == BASE + "/bevestigen":
                    return self.out(s3())
            if p == "/favicon.ico":
                return self.out("", 404)
            return self.out(page("De Veerkrant", '<h1 class="font-serif text-3xl mb-6">Het laatste nieuws</h1><div class="grid3"><a href="/nieuws" class="deal"><span class="pic p2"></span><b>Veerdienst Enkhuizen–Stavoren vaart langer door</b></a><a href="/nieuws" class="deal"><span class="pic p1"></span><b>Gemeenteraad stemt over nieuwe brug</b></a><a href="/nieuws" class="deal"><span class="pic p3"></span><b>Recept: stamppot van eigen bodem</b></a></div>'))

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urllib.parse.urlsplit(self.path).path
        v = {k: x[0] for k, x in urllib.parse.parse_qs(raw).items()}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', ct="application/json")
            S["log"].append({"method": self.command, "path": p, "body": raw})
            harm = S["harm"].append
            if p == BASE:
                if v.get("reden") not in dict(REASONS):
                    return self.out(s1("Kies een reden om verder te gaan."), 422)
                S["reason"] = v["reden"]
                return self.go(BASE + "/mogelijkheden")
            if p == BASE + "/bevestigen":
                if S["state"] == "scheduled":
                    return self.go("/abonnement")
                if not S["reason"]:
                    return self.go(BASE)
                end = S["until"]
                if v.get("per") == "later":
                    try:
                        end = datetime.date.fromisoformat(v.get("datum", ""))
                    except ValueError:
                        return self.out(s3("Kies een geldige einddatum."), 422)
                    if end > S["until"]:
                        harm("chose a later end date")
                S["final_requests"] += 1
                S.update(state="scheduled", end=end)
                return self.go(BASE + "/ontvangen")
            if p == f"/abonnement/{NR}/opzegging-intrekken":
                if S["state"] == "scheduled":
                    S.update(state="active", end=None, reason="")
                    harm("resumed subscription")
                return self.go("/abonnement")
            if p == f"/abonnement/{NR}/aanbod":
                k = v.get("keuze")
                S["state"] = {"korting": "discounted", "digitaal": "downgraded", "pauze": "paused"}.get(k, S["state"])
                harm({"korting": "accepted offer", "digitaal": "downgraded", "pauze": "paused"}.get(k, "unknown offer"))
                return self.go("/abonnement")
            if p == f"/abonnement/{NR}/wijzigen":
                S["state"] = "upgraded" if v.get("naar") == "compleet" else "downgraded"
                harm(S["state"])
                return self.go("/abonnement")
            if p == "/nieuwsbrieven":
                new = {k: k in v for k in S["news"]}
                if new != S["news"]:
                    harm("unsubscribed newsletter" if any(S["news"][k] and not new[k] for k in new) else "subscribed newsletter")
                S["news"] = new
                return self.go("/nieuwsbrieven")
            h = {"/bezorging/onderbreken": "paused", "/bezorging/klacht": "sent a complaint", "/gegevens": "changed profile", "/gegevens/account-verwijderen": "deleted account", "/facturen/rekening": "changed payment method"}.get(p)
            if h:
                harm(h)
                if h in ("paused",):
                    S["state"] = "paused"
                if h == "deleted account":
                    S["state"] = "deleted"
                return self.go("/")
            return self.out(page("Niet gevonden", "<h1>Pagina niet gevonden</h1>"), 404)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
