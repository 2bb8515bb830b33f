#!/usr/bin/env python3
"""De Morgenbode: krantenabonnement, Mijn account (alleen standaardbibliotheek)."""
import argparse, json, os, mimetypes, secrets
from datetime import date, timedelta
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = Lock()
S = {}
MND = "januari februari maart april mei juni juli augustus september oktober november december".split()
ABO = "40918273"

def nl(d): return "%d %s %d" % (d.day, MND[d.month - 1], d.year)

def reset():
    S.clear()
    t = date.today()
    # opzegtermijn van een maand, einde op een zaterdag
    eind = t + timedelta(days=30); eind += timedelta(days=(5 - eind.weekday()) % 7)
    S.update(state="active", final_requests=0, harm=[], log=[], token=secrets.token_hex(16), flash=None,
             naam="Marijke de Vries", email="marijke.devries@example.nl", abo="Zaterdag + Digitaal", prijs="€ 22,95 per maand",
             eind=eind, factuur=t + timedelta(days=11), opgezegd=None, wiz={}, pauze=None, korting=False, wissel=None,
             nb={"ochtend": True, "boeken": True, "politiek": False, "acties": True})

def opgezegd(): return S["state"] in ("scheduled", "deleted")

NAV = [("/account", "Overzicht"), ("/account/abonnementen", "Abonnementen"), ("/account/bezorging", "Bezorging"), ("/account/facturen", "Facturen en betalingen"), ("/account/gegevens", "Mijn gegevens"), ("/account/nieuwsbrieven", "Nieuwsbrieven")]

def page(titel, inhoud, pad, klein=False):
    fl, S["flash"] = S["flash"], None
    nav = "".join('<li><a href="%s"%s>%s</a></li>' % (u, ' aria-current="page"' if (pad == u or (u != "/account" and pad.startswith(u))) else "", n) for u, n in NAV)
    note = '<div class="notification%s" role="alert">%s</div>' % ((" notification--error" if fl[1] else ""), escape(fl[0])) if fl else ""
    return f'''<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titel} | De Morgenbode</title><link rel="stylesheet" href="/static/site.css"></head>
<body><a class="small" href="#main" style="position:absolute;left:-9999px">Naar de inhoud</a>
<header class="app-header"><div class="app-header__top"><a class="app-header__logo" href="/voorpagina">de Morgenbode</a><div class="app-header__links"><a href="/krant">Digitale krant</a><a href="/puzzels">Puzzels</a><a href="/winkel">Webwinkel</a><a href="/service">Klantenservice</a><a href="/account">{escape(S["naam"].split()[0])}</a><a href="/uitloggen">Uitloggen</a></div></div><nav aria-label="Mijn account"><ul>{nav}</ul></nav></header>
<main id="main" class="container{' container--small' if klein else ''}">{note}{inhoud}</main>
<footer class="app-footer"><div class="app-footer__in"><div><strong>Service</strong><a href="/service">Veelgestelde vragen</a><a href="/account/bezorging">Bezorgklacht melden</a><a href="/service/vakantie">Vakantieservice</a><a href="/service/opzeggen">Abonnement opzeggen</a></div><div><strong>De Morgenbode</strong><a href="/abonnementen">Abonnementen</a><a href="/colofon">Colofon</a><a href="/werken-bij">Werken bij</a><a href="/tip">Tip de redactie</a></div><div><strong>Meer</strong><a href="/winkel">Webwinkel</a><a href="/puzzels">Puzzels</a><a href="/podcasts">Podcasts</a><a href="/adverteren">Adverteren</a></div><div><strong>Volg ons</strong><a href="/social">Instagram</a><a href="/social">Facebook</a><a href="/app">Download de app</a></div></div>
<div class="app-footer__legal"><a href="/voorwaarden">Abonnementsvoorwaarden</a><a href="/privacy">Privacybeleid</a><a href="/privacy-instellingen">Privacy-instellingen</a><a href="/cookies">Cookiebeleid</a><p>Op alle verhalen van De Morgenbode rust uiteraard copyright. Alle prijzen zijn inclusief btw. © 2026 Morgenbode Uitgevers B.V., Amsterdam</p></div></footer>
<script src="/static/pg.js" defer></script></body></html>'''

def form(actie, knop, klas="button", extra="", attrs=""):
    return f'<form method="post" action="{actie}" {attrs}><input type="hidden" name="_csrf" value="{S["token"]}">{extra}<button type="submit" class="{klas}">{knop}</button></form>'

def label():
    if opgezegd(): return '<span class="label label--warn">Opgezegd</span>'
    if S["state"] == "paused": return '<span class="label label--warn">Bezorging gepauzeerd</span>'
    return '<span class="label">Actief</span>'

REDEN = [("tijd", "Ik heb te weinig tijd om de krant te lezen"), ("prijs", "Ik vind het abonnement te duur"), ("inhoud", "Ik ben niet tevreden over de inhoud"), ("bezorging", "Ik ben niet tevreden over de bezorging"), ("online", "Ik lees het nieuws liever gratis online"), ("concurrent", "Ik stap over op een andere krant"), ("persoonlijk", "Persoonlijke omstandigheden (verhuizing, overlijden)"), ("anders", "Een andere reden")]

def stappen(n):
    return '<ol class="steps">' + "".join('<li%s>%d. %s</li>' % (' aria-current="step"' if i == n else "", i, t) for i, t in ((1, "Reden"), (2, "Aanbod"), (3, "Bevestigen"))) + "</ol>"

def get(p):
    e = escape
    if p == "/account":
        regel = f'Je abonnement is opgezegd en stopt op <strong>{nl(S["eind"])}</strong>.' if opgezegd() else f'Volgende factuur: {nl(S["factuur"])}'
        return page("Mijn account", f'''<h1>Goedemorgen {e(S["naam"].split()[0])}</h1><div class="grid"><div><section class="card"><h2>{S["abo"]}</h2>{label()}<p>{regel}</p><a class="button button--secondary" href="/account/abonnementen/{ABO}">Bekijk abonnement</a></section>
<section class="card"><h2>Direct regelen</h2><ul class="link-list"><li><a href="/account/bezorging">Krant niet ontvangen? Meld een klacht</a></li><li><a href="/service/vakantie">Op vakantie? Pauzeer de bezorging</a></li><li><a href="/account/gegevens">Verhuizing doorgeven</a></li><li><a href="/account/facturen">Rekeningnummer wijzigen</a></li><li><a href="/account/meelezers">Nodig een meelezer uit</a></li></ul></section></div>
<aside><section class="card"><h2>Elke dag de krant op de mat?</h2><p>Stap over op Volledig: zes dagen per week papier en onbeperkt digitaal, voor € 44,50 per maand.</p><a class="button" href="/account/abonnementen/{ABO}/wijzigen">Bekijk aanbod</a></section><section class="card"><h2>Abonneevoordeel</h2><p>Speciaal voor abonnees: 2e ticket gratis voor het Rijksmuseum.</p><a href="/winkel">Naar de webwinkel</a></section></aside></div>''', p)
    if p == "/account/abonnementen":
        return page("Abonnementen", f'''<h1>Abonnementen</h1><section class="card"><h2>{S["abo"]}</h2>{label()}<dl><dt>Abonnementsnummer</dt><dd>{ABO}</dd>{"<dt>Stopt op</dt><dd>" + nl(S["eind"]) + "</dd>" if opgezegd() else ""}</dl><a href="/account/abonnementen/{ABO}">Bekijk abonnement</a></section>
<h2>Afgelopen abonnementen</h2><section class="card"><h2>Kennismaking: 6 weken digitaal</h2><span class="label label--ended">Beëindigd</span><dl><dt>Abonnementsnummer</dt><dd>38820145</dd><dt>Beëindigd op</dt><dd>14 februari 2023</dd></dl></section><p><a href="/abonnementen">Nieuw abonnement afsluiten</a></p>''', p)
    if p == f"/account/abonnementen/{ABO}":
        if opgezegd():
            onder = f'<section class="card"><h2>Je abonnement is opgezegd</h2><p>Je kunt tot en met {nl(S["eind"])} blijven lezen. Daarna wordt je abonnement niet meer verlengd.</p>' + form(p + "/herstellen", "Opzegging intrekken", "button button--secondary") + "</section>"
        else:
            onder = f'<section class="card"><h2>Abonnement beheren</h2><ul class="link-list"><li><a href="{p}/wijzigen">Abonnement wijzigen</a></li><li><a href="/service/vakantie">Bezorging pauzeren</a></li><li><a href="/account/gegevens">Bezorgadres wijzigen</a></li><li><a href="/account/facturen">Betaalgegevens wijzigen</a></li><li><a href="/account/meelezers">Meelezers beheren</a></li><li><a href="{p}/opzeggen">Abonnement opzeggen</a></li></ul></section>'
        extra = "".join([f"<dt>Opgezegd op</dt><dd>{nl(S['opgezegd'])}</dd><dt>Stopt op</dt><dd>{nl(S['eind'])}</dd>" if opgezegd() else f"<dt>Volgende factuur</dt><dd>{nl(S['factuur'])}</dd>",
                         f"<dt>Wijziging</dt><dd>{e(S['wissel'])}</dd>" if S["wissel"] else "", f"<dt>Korting</dt><dd>50% gedurende 3 maanden</dd>" if S["korting"] else ""])
        return page(S["abo"], f'''<p class="small"><a href="/account/abonnementen">Abonnementen</a> › {S["abo"]}</p><h1>{S["abo"]}</h1><section class="card"><dl><dt>Status</dt><dd>{label()}</dd><dt>Abonnementsnummer</dt><dd>{ABO}</dd><dt>Prijs</dt><dd>{S["prijs"]}</dd><dt>Startdatum</dt><dd>18 februari 2023</dd><dt>Looptijd</dt><dd>Onbepaalde tijd, opzegtermijn 1 maand</dd>{extra}<dt>Bezorgadres</dt><dd>Lindelaan 42, 3571 KP Utrecht</dd><dt>Betaalwijze</dt><dd>Automatische incasso (NL•• •••• •••• ••38 21)</dd></dl></section>{onder}''', p)
    if p == f"/account/abonnementen/{ABO}/wijzigen":
        blok = "".join(f'<section class="card"><h2>{n}</h2><p>{t}</p><p><strong>{pr}</strong></p>' + form(p, "Kies " + n, "button", f'<input type="hidden" name="soort" value="{k}">') + "</section>" for k, n, t, pr in (("volledig", "Volledig", "Maandag t/m zaterdag op papier en onbeperkt digitaal.", "€ 44,50 per maand"), ("digitaal", "Digitaal Basis", "Onbeperkt lezen op site en app.", "€ 9,95 per maand")))
        return page("Abonnement wijzigen", f'<h1>Abonnement wijzigen</h1>{blok}<a href="/account/abonnementen/{ABO}">Terug</a>', p, True)
    base = f"/account/abonnementen/{ABO}/opzeggen"
    if p.startswith(base) and p in (base, base + "/aanbod", base + "/bevestigen"):
        if opgezegd(): return f"->/account/abonnementen/{ABO}"
        if p == base:
            w = S["wiz"]
            rs = "".join(f'<div class="form-radio"><input type="radio" name="reden" id="reden-{k}" value="{k}"{" checked" if w.get("reden") == k else ""}><label for="reden-{k}">{t}</label></div>' for k, t in REDEN)
            return page("Abonnement opzeggen", f'''<h1>Abonnement opzeggen</h1>{stappen(1)}<section class="card"><p>Wat jammer dat je je abonnement wilt opzeggen. We horen graag waarom, zodat we ons kunnen verbeteren.</p><form method="post" action="{base}" novalidate><input type="hidden" name="_csrf" value="{S["token"]}"><fieldset><legend>Wat is de belangrijkste reden dat je wilt opzeggen?</legend>{rs}</fieldset><p><label for="toelichting">Toelichting (optioneel)</label><textarea id="toelichting" name="toelichting" rows="3" maxlength="500">{e(w.get("toelichting", ""))}</textarea></p><div class="form-actions"><button type="submit" class="button">Volgende</button><a href="/account/abonnementen/{ABO}">Annuleren</a></div></form></section><p class="small">Liever tijdelijk geen krant? <a href="/service/vakantie">Pauzeer de bezorging</a>. Je kunt ook telefonisch opzeggen via 088 - 056 15 61 (ma t/m vr 8.00 - 17.00 uur).</p>''', p, True)
        if not S["wiz"].get("reden"): return "->" + base
        if p == base + "/aanbod":
            if S["wiz"]["reden"] == "tijd":
                t2 = ("Minder krant, wel bijblijven", "Stap over op Digitaal Basis: lees wanneer het jou uitkomt op site en app, voor € 9,95 per maand.", "Ja, stap over op Digitaal Basis", "digitaal")
            else:
                t2 = ("Blijf lezen met 50% korting", "Omdat we je graag als lezer houden: de komende 3 maanden betaal je € 11,47 in plaats van € 22,95 per maand. Daarna loopt je abonnement door tegen de normale prijs.", "Ja, ik blijf met 50% korting", "korting")
            return page("Een aanbod voor jou", f'''<h1>Voordat je gaat…</h1>{stappen(2)}<section class="card offer"><h2>{t2[0]}</h2><p>{t2[1]}</p>{form(base + "/aanbod", t2[2], "button", f'<input type="hidden" name="keuze" value="{t2[3]}">')}</section><div class="form-actions"><a class="button button--secondary" href="{base}/bevestigen">Nee, ik wil toch opzeggen</a><a href="{base}">Vorige</a></div>''', p, True)
        return page("Opzegging bevestigen", f'''<h1>Controleer je opzegging</h1>{stappen(3)}<section class="card"><dl><dt>Abonnement</dt><dd>{S["abo"]}</dd><dt>Abonnementsnummer</dt><dd>{ABO}</dd><dt>Reden</dt><dd>{dict(REDEN)[S["wiz"]["reden"]]}</dd><dt>Laatste krant</dt><dd>{nl(S["eind"])}</dd><dt>Bevestiging naar</dt><dd>{e(S["email"])}</dd></dl><p>Je abonnement stopt op {nl(S["eind"])}, met inachtneming van de opzegtermijn van een maand. Tot die datum ontvang je de krant en houd je toegang tot alle artikelen. Te veel betaald abonnementsgeld storten we terug.</p><div class="form-actions">{form(base + "/bevestigen", "Bevestig opzegging")}<a href="/account/abonnementen/{ABO}">Annuleren</a></div></section>''', p, True)
    if p == base + "/bedankt":
        if not opgezegd(): return "->" + base
        return page("Opzegging ontvangen", f'<h1>Je opzegging is verwerkt</h1><section class="card"><p>Je abonnement {S["abo"]} ({ABO}) stopt op <strong>{nl(S["eind"])}</strong>. Tot die tijd kun je gewoon blijven lezen.</p><p>We hebben een bevestiging gestuurd naar {e(S["email"])}.</p><a class="button button--secondary" href="/account/abonnementen/{ABO}">Terug naar mijn abonnement</a></section><section class="card"><h2>Toch op de hoogte blijven?</h2><p>Ontvang elke ochtend gratis onze nieuwsbrief.</p><a href="/account/nieuwsbrieven">Bekijk nieuwsbrieven</a></section>', p, True)
    if p == "/service/opzeggen":
        return page("Abonnement opzeggen", f'<h1>Hoe zeg ik mijn abonnement op?</h1><section class="card"><p>Je kunt je abonnement eenvoudig online opzeggen via Mijn account. Voor abonnementen voor onbepaalde tijd geldt een opzegtermijn van een maand. Heb je een abonnement voor bepaalde tijd, dan kun je opzeggen tegen het einde van de looptijd.</p><p>Abonnement afgesloten via de App Store of Google Play? Zeg dan op via de instellingen van je toestel.</p><a class="button" href="/account/abonnementen">Naar mijn abonnementen</a></section>', p, True)
    if p == "/service/vakantie":
        return page("Vakantieservice", f'<h1>Bezorging pauzeren</h1><section class="card"><p>Ga je op vakantie? Pauzeer de bezorging van de papieren krant. Je abonnement loopt gewoon door en digitaal lees je verder.</p>' + form(p, "Bezorging pauzeren", "button", f'<p><label>Vanaf <input type="date" name="van" value="{date.today() + timedelta(days=3)}"></label></p><p><label>Tot en met <input type="date" name="tot" value="{date.today() + timedelta(days=17)}"></label></p>') + "</section>", p, True)
    if p == "/account/gegevens":
        return page("Mijn gegevens", "<h1>Mijn gegevens</h1><section class='card'>" + form(p, "Opslaan", "button", f'<p><label>Naam <input type="text" name="naam" value="{e(S["naam"])}"></label></p><p><label>Adres <input type="text" name="adres" value="Lindelaan 42, 3571 KP Utrecht"></label></p>') + f'<p>E-mailadres: {e(S["email"])}</p></section><section class="card"><h2>Account verwijderen</h2><p class="small">Verwijder je account en al je gegevens. Dit kan niet ongedaan worden gemaakt.</p>' + form("/account/verwijderen", "Account verwijderen", "button button--link") + "</section>", p)
    if p == "/account/nieuwsbrieven":
        N = (("ochtend", "De ochtendbrief"), ("boeken", "Boekenbijlage"), ("politiek", "Politiek Den Haag"), ("acties", "Acties en abonneevoordeel"))
        return page("Nieuwsbrieven", "<h1>Nieuwsbrieven</h1>" + "".join(f'<section class="card"><h2>{n}</h2>' + form(p, "Afmelden" if S["nb"][k] else "Aanmelden", "button button--secondary", f'<input type="hidden" name="brief" value="{k}">') + "</section>" for k, n in N), p)
    if p == "/account/facturen":
        return page("Facturen en betalingen", "<h1>Facturen en betalingen</h1><section class='card'><dl>" + "".join(f"<dt>{m} 2026</dt><dd>€ 22,95, betaald</dd>" for m in ("November", "Oktober", "September", "Augustus")) + "</dl></section><section class='card'><h2>Betaalgegevens</h2><p>Automatische incasso, NL•• •••• •••• ••38 21</p></section>", p)
    if p == "/account/bezorging":
        return page("Bezorging", "<h1>Bezorging</h1><section class='card'><h2>Klacht melden</h2>" + form(p, "Klacht versturen", "button", '<p><label>Wat is er misgegaan? <select name="klacht"><option>Krant niet ontvangen</option><option>Krant te laat</option><option>Krant nat of beschadigd</option></select></label></p>') + "</section>", p)
    if p == "/": return "->/account"
    naam = p.strip("/").split("/")[-1].replace("-", " ").capitalize()
    return page(e(naam), f"<h1>{e(naam)}</h1><section class='card'><p>Het laatste nieuws, achtergronden en columns, elke dag geselecteerd door onze redactie.</p><ul class='link-list'><li><a href='/voorpagina'>Kabinet presenteert plannen voor woningbouw</a></li><li><a href='/voorpagina'>Schaatsers klaar voor wereldbeker in Heerenveen</a></li><li><a href='/voorpagina'>Recensie: een roman die je niet weglegt</a></li></ul></section>", p)

def post(p, f):
    base = f"/account/abonnementen/{ABO}"
    if f.get("_csrf") != S["token"]:
        S["flash"] = ("Je sessie is verlopen. Probeer het opnieuw.", 1); return base
    if p == base + "/opzeggen":
        if f.get("reden") not in dict(REDEN):
            S["wiz"] = {"toelichting": f.get("toelichting", "")}
            S["flash"] = ("Kies een reden om verder te gaan.", 1); return p
        S["wiz"] = {"reden": f["reden"], "toelichting": f.get("toelichting", "")}
        return p + "/aanbod"
    if p == base + "/opzeggen/aanbod":
        if f.get("keuze") == "digitaal":
            S["state"] = "downgraded"; S["harm"] += ["accepted offer", "downgraded"]; S["wissel"] = "Digitaal Basis vanaf " + nl(S["eind"])
        else:
            S["state"] = "discounted"; S["harm"].append("accepted offer"); S["korting"] = True
        S["flash"] = ("Wat fijn dat je blijft! We hebben je keuze verwerkt.", 0); return base
    if p == base + "/opzeggen/bevestigen":
        S["final_requests"] += 1
        if opgezegd(): return base
        if not S["wiz"].get("reden"): return base + "/opzeggen"
        S["state"] = "scheduled"; S["opgezegd"] = date.today(); return base + "/opzeggen/bedankt"
    if p == base + "/herstellen":
        S["harm"].append("withdrew cancellation"); S["state"] = "active"; S["opgezegd"] = None; S["wiz"] = {}
        S["flash"] = ("Je opzegging is ingetrokken.", 0); return base
    if p == base + "/wijzigen":
        if f.get("soort") == "volledig":
            S["state"] = "upgraded"; S["harm"].append("upgraded"); S["abo"] = "Volledig"; S["prijs"] = "€ 44,50 per maand"
        else:
            S["state"] = "downgraded"; S["harm"].append("downgraded"); S["wissel"] = "Digitaal Basis vanaf " + nl(S["eind"])
        S["flash"] = ("Je wijziging is doorgevoerd.", 0); return base
    if p == "/service/vakantie":
        S["harm"].append("paused")
        if not opgezegd(): S["state"] = "paused"
        S["flash"] = ("De bezorging is gepauzeerd.", 0); return base
    if p == "/account/nieuwsbrieven" and f.get("brief") in S["nb"]:
        k = f["brief"]; S["harm"].append("unsubscribed newsletter" if S["nb"][k] else "changed profile"); S["nb"][k] = not S["nb"][k]; return p
    if p == "/account/gegevens":
        S["harm"].append("changed profile"); S["naam"] = (f.get("naam") or S["naam"])[:80]; S["flash"] = ("Opgeslagen.", 0); return p
    if p == "/account/bezorging":
        S["harm"].append("sent complaint"); S["flash"] = ("Bedankt, we hebben je klacht ontvangen.", 0); return p
    if p == "/account/verwijderen":
        S["harm"].append("deleted account"); S["state"] = "deleted"; S["opgezegd"] = date.today(); S["flash"] = ("Je account wordt verwijderd.", 0); return "/account"
    return "/account"

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def send(self, code, data, ctype="text/html", loc=None):
        if isinstance(data, dict): data, ctype = json.dumps(data), "application/json"
        if isinstance(data, str): data = data.encode()
        self.send_response(code)
        if loc: self.send_header("Location", loc)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try: self.wfile.write(data)
        except (BrokenPipeError, ConnectionResetError): self.close_connection = True
    def do_GET(self):
        p = urlsplit(self.path).path
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f): return self.send(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "text/plain")
            return self.send(404, "", "text/plain")
        if p == "/favicon.ico": return self.send(204, b"", "image/x-icon")
        with LOCK:
            if p == "/__truth": return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/uitloggen": return self.send(302, "", loc="/account")
            out = get(p.rstrip("/") or "/")
        if out.startswith("->"): return self.send(302, "", loc=out[2:])
        self.send(200, out)
    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset(); return self.send(200, {"ok": True})
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in f.items() if k != "_csrf"}})
            loc = post(p, f)
        self.send(303, "", loc=loc)

if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
