#!/usr/bin/env python3
"""De Dijkbode: a Dutch newspaper with self-service for its subscribers, rendered on the server."""
import argparse
import json
import secrets
import threading
from datetime import date, timedelta
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import sjabloon as T

LOCK = threading.Lock()
S = {}
MAIN, OTHER = "30418827", "30977140"
REDENEN = [
    ("prijs", "Ik vind het abonnement te duur"), ("tijd", "Ik heb te weinig tijd om te lezen"),
    ("inhoud", "De inhoud sluit niet meer aan bij mijn interesses"), ("gratis", "Ik lees het nieuws ergens anders (gratis)"),
    ("ander", "Ik stap over naar een andere krant"), ("app", "Problemen met de app, site of inloggen"),
    ("service", "Ik ben niet tevreden over de klantenservice"), ("overig", "Anders, namelijk"),
]
MND = "januari februari maart april mei juni juli augustus september oktober november december".split()


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], token=secrets.token_hex(16), reden=None, toelichting="",
             product="De Dijkbode Digitaal Compleet", prijs="17,95", other="actief", iban="NL•• BANK •••• •• 62 18",
             naam="M. van der Laan", straat="Sluiskade 14", flash="",
             brieven={"ochtend": True, "avond": False, "weekend": True, "aanbod": True})


reset()


def nl(d):
    return f"{d.day} {MND[d.month - 1]} {d.year}"


def eind(days=12):
    return nl(date.today() + timedelta(days=days))


def harm(name, state=None):
    S["harm"].append(name)
    if state:
        S["state"] = state


def tok():
    return f'<input type="hidden" name="_token" value="{S["token"]}">'


def status(sid):
    if sid == OTHER:
        return ("actief", "Actief") if S["other"] == "actief" else ("opgezegd", f"Opgezegd per {eind(20)}")
    return {"scheduled": ("opgezegd", f"Opgezegd per {eind()}"), "paused": ("pauze", f"Gepauzeerd vanaf {eind()}"),
            "deleted": ("opgezegd", "Beëindigd")}.get(S["state"], ("actief", "Actief"))


def naam(sid):
    return S["product"] if sid == MAIN else "Puzzelplein Premium"


# ---------- pages ----------
def home():
    return T.page("Het laatste nieuws", T.HOME, nav="nieuws")


def mijn():
    return T.mijn("Mijn account", f"""
<h1 class="title">Welkom, {escape(S['naam'])}</h1>
<div class="tiles">
<a class="tile" href="/mijn/abonnementen"><h2>Abonnementen</h2><p>Bekijk en beheer je abonnementen</p></a>
<a class="tile" href="/mijn/gegevens"><h2>Persoonlijke gegevens</h2><p>Naam, adres en e-mailadres</p></a>
<a class="tile" href="/mijn/betaling"><h2>Facturen en betaling</h2><p>Rekeningnummer en facturen</p></a>
<a class="tile" href="/mijn/nieuwsbrieven"><h2>Nieuwsbrieven</h2><p>Kies welke mails je ontvangt</p></a>
<a class="tile" href="/puzzels"><h2>Puzzels</h2><p>Elke dag een nieuwe cryptogram</p></a>
<a class="tile" href="/service"><h2>Klantenservice</h2><p>Veelgestelde vragen en contact</p></a>
</div>
<section class="promo"><h2>Geef De Dijkbode cadeau</h2><p>Vier weken digitaal lezen voor € 5, stopt automatisch.</p><a class="btn btn--ghost" href="/cadeau">Bekijk cadeaus</a></section>""", "overzicht")


def abonnementen():
    out = '<h1 class="title">Mijn abonnementen</h1>'
    for sid, sub in ((MAIN, f"€ {S['prijs']} per 4 weken"), (OTHER, "€ 3,99 per maand")):
        c, t = status(sid)
        out += f"""<article class="sub"><div><h2 class="sub__name">{naam(sid)}</h2><p class="sub__meta">Abonneenummer {sid} · {sub}</p>
<span class="badge badge--{c}">{t}</span></div><a class="btn btn--ghost" href="/mijn/abonnementen/{sid}" aria-label="{naam(sid)} beheren">Beheren</a></article>"""
    return T.mijn("Mijn abonnementen", out + '<p class="muted">Mis je een abonnement? <a href="/service">Koppel je abonneenummer</a>.</p>', "abonnementen")


def detail(sid):
    c, t = status(sid)
    main = sid == MAIN
    rows = [("Status", f'<span class="badge badge--{c}">{t}</span>'), ("Abonneenummer", sid),
            ("Prijs", f"€ {S['prijs']} per 4 weken" if main else "€ 3,99 per maand"),
            ("Looptijd", "Doorlopend, per betaalperiode opzegbaar"),
            ("Volgende incasso", eind(12 if main else 20) if c == "actief" else "Geen"), ("Rekeningnummer", escape(S["iban"] or "Niet bekend"))]
    dl = "".join(f"<div><dt>{k}</dt><dd>{v}</dd></div>" for k, v in rows)
    acts = ""
    if main and c == "actief":
        acts = f"""<li><a href="/mijn/abonnementen/{sid}/overstappen">Overstappen naar een ander abonnement</a></li>
<li><a href="/mijn/abonnementen/{sid}/pauzeren">Abonnement tijdelijk pauzeren</a></li>"""
    acts += '<li><a href="/mijn/betaling">Betaalgegevens wijzigen</a></li>'
    if c in ("actief", "pauze"):
        acts += f'<li><a href="/mijn/abonnementen/{sid}/opzeggen">Abonnement opzeggen</a></li>'
    notice = ""
    if c == "opgezegd":
        einde = eind(12 if main else 20)
        notice = f"""<div class="notice" role="status"><p><strong>Je hebt dit abonnement opgezegd.</strong> Je kunt tot en met {einde} blijven lezen. Daarna schrijven we niets meer af.</p>
<form method="post" action="/mijn/abonnementen/{sid}/herroepen">{tok()}<button class="linkbtn" type="submit">Opzegging ongedaan maken</button></form></div>"""
    inc = "<ul><li>Onbeperkt lezen op site en in de app</li><li>De digitale krant vanaf 05.00 uur</li><li>Archief vanaf 1995</li><li>Alle puzzels van de krant</li></ul>" if main else "<ul><li>Dagelijks 14 puzzels</li><li>Puzzelarchief en competities</li></ul>"
    return T.mijn(naam(sid), f"""{T.kruimel(('Mijn account', '/mijn'), ('Abonnementen', '/mijn/abonnementen'), (naam(sid), ''))}
<h1 class="title">{naam(sid)}</h1>{notice}<dl class="facts">{dl}</dl>
<h2>Inbegrepen</h2>{inc}<h2>Regel zelf</h2><ul class="actions">{acts}</ul>""", "abonnementen")


def stap(n, sid, title, body):
    names = ["Reden", "Ons voorstel", "Bevestigen"]
    li = "".join(f'<li class="steps__item{" is-current" if i == n else ""}{" is-done" if i < n else ""}"{" aria-current=step" if i == n else ""}><span>{i}</span> {x}</li>' for i, x in enumerate(names, 1))
    return T.page(title, f'<div class="narrow">{T.kruimel(("Abonnementen", "/mijn/abonnementen"), (naam(sid), f"/mijn/abonnementen/{sid}"), ("Opzeggen", ""))}<ol class="steps">{li}</ol>{body}</div>', nav="mijn")


def reden(sid, fout=""):
    opts = "".join(f'<div class="field-radio"><input type="radio" id="reden_{k}" name="cancellation[reason]" value="{k}"{" checked" if S["reden"] == k else ""}><label for="reden_{k}">{v}</label></div>' for k, v in REDENEN)
    err = f'<p class="error" role="alert">{fout}</p>' if fout else ""
    return stap(1, sid, "Abonnement opzeggen", f"""<h1 class="title">Jammer dat je wilt stoppen</h1>
<p>Je staat op het punt <strong>{naam(sid)}</strong> op te zeggen. Zou je ons willen vertellen waarom? Daar leren we van.</p>
<form method="post" action="/mijn/abonnementen/{sid}/opzeggen" novalidate>{tok()}<fieldset><legend>Wat is de belangrijkste reden? *</legend>{err}{opts}</fieldset>
<label class="lbl" for="toelichting">Toelichting (niet verplicht)</label><textarea id="toelichting" name="cancellation[remark]" rows="3" maxlength="1000">{escape(S['toelichting'])}</textarea>
<div class="buttons"><button class="btn btn--primary" type="submit">Volgende</button><a class="btn btn--text" href="/mijn/abonnementen/{sid}">Annuleren</a></div></form>""")


def aanbod(sid):
    base = f"/mijn/abonnementen/{sid}"
    if sid == OTHER:
        cards = f"""<div class="offer"><span class="offer__tag">Voorstel</span><h2>Drie maanden voor € 1,99</h2><p>Daarna € 3,99 per maand.</p><form method="post" action="{base}/aanbod">{tok()}<button class="btn btn--primary">Ja, dat wil ik</button></form></div>"""
    else:
        cards = f"""<div class="offer offer--main"><span class="offer__tag">Speciaal voor jou</span><h2>12 weken voor de helft van de prijs</h2><p>Lees door voor <strong>€ 8,95</strong> per 4 weken. Daarna € 17,95 per 4 weken.</p>
<form method="post" action="{base}/aanbod">{tok()}<button class="btn btn--primary" type="submit">Ja, ik blijf met korting</button></form></div>
<div class="offers"><div class="offer"><h2>Digitaal Basis</h2><p>Onbeperkt artikelen lezen, zonder digitale krant en archief. € 9,95 per 4 weken.</p><form method="post" action="{base}/overstappen">{tok()}<input type="hidden" name="naar" value="basis"><button class="btn btn--ghost" type="submit">Overstappen</button></form></div>
<div class="offer"><h2>Even pauze</h2><p>Zet je abonnement vier of acht weken stil. Je betaalt in die tijd niets.</p><a class="btn btn--ghost" href="{base}/pauzeren">Pauzeren</a></div></div>"""
    return stap(2, sid, "Ons voorstel", f"""<h1 class="title">Misschien kunnen we je nog op andere gedachten brengen</h1>{cards}
<div class="buttons buttons--split"><a class="btn btn--text" href="{base}/opzeggen">Vorige</a><a class="btn btn--text" href="{base}/opzeggen/bevestigen">Nee bedankt, ik wil opzeggen</a></div>""")


def bevestigen(sid):
    einde = eind(12 if sid == MAIN else 20)
    return stap(3, sid, "Opzegging bevestigen", f"""<h1 class="title">Controleer je opzegging</h1>
<dl class="facts"><div><dt>Abonnement</dt><dd>{naam(sid)}</dd></div><div><dt>Abonneenummer</dt><dd>{sid}</dd></div><div><dt>Einddatum</dt><dd>{einde}</dd></div><div><dt>Bevestiging naar</dt><dd>m.vanderlaan@voorbeeld.nl</dd></div></dl>
<p>Tot de einddatum houd je toegang tot alles wat bij je abonnement hoort. Je Dijkbode-account blijft bestaan, zodat je nieuwsbrieven en bewaarde artikelen bewaard blijven.</p>
<form method="post" action="/mijn/abonnementen/{sid}/opzeggen/bevestigen">{tok()}
<div class="field-check"><input type="checkbox" id="wb" name="cancellation[optin]" value="1"><label for="wb">Ja, houd mij per e-mail en telefoon op de hoogte van aanbiedingen van De Dijkbode</label></div>
<div class="buttons"><button class="btn btn--primary" type="submit">Opzegging bevestigen</button><a class="btn btn--text" href="/mijn/abonnementen/{sid}">Toch niet opzeggen</a></div></form>
<p class="muted">Op de opzegging zijn onze <a href="/voorwaarden">abonnementsvoorwaarden</a> van toepassing. Al betaalde bedragen voor de lopende periode worden niet terugbetaald.</p>""")


def klaar(sid):
    einde = eind(12 if sid == MAIN else 20)
    return T.page("Opzegging verwerkt", f"""<div class="narrow"><h1 class="title">Je opzegging is verwerkt</h1><p>Je abonnement <strong>{naam(sid)}</strong> ({sid}) stopt op <strong>{einde}</strong>. We hebben een bevestiging gestuurd naar m.vanderlaan@voorbeeld.nl.</p>
<p>Tot die tijd lees je gewoon verder. Bedankt dat je lezer was, en wie weet tot ziens.</p><div class="buttons"><a class="btn btn--primary" href="/">Verder lezen</a><a class="btn btn--ghost" href="/mijn/abonnementen/{sid}">Naar mijn abonnement</a></div>
<section class="promo"><h2>Op de hoogte blijven?</h2><p>Onze gratis nieuwsbrieven blijf je gewoon ontvangen.</p><a href="/mijn/nieuwsbrieven">Beheer je nieuwsbrieven</a></section></div>""", nav="mijn")


def pauzeren(sid):
    return T.mijn("Pauzeren", f"""<h1 class="title">Abonnement pauzeren</h1><form method="post" action="/mijn/abonnementen/{sid}/pauzeren">{tok()}<fieldset><legend>Hoe lang wil je pauzeren?</legend>
<div class="field-radio"><input type="radio" id="p4" name="weken" value="4" checked><label for="p4">4 weken</label></div><div class="field-radio"><input type="radio" id="p8" name="weken" value="8"><label for="p8">8 weken</label></div></fieldset>
<p class="muted">De pauze gaat in op {eind()}. Daarna loopt je abonnement automatisch door.</p><div class="buttons"><button class="btn btn--primary" type="submit">Pauze bevestigen</button><a class="btn btn--text" href="/mijn/abonnementen/{sid}">Terug</a></div></form>""", "abonnementen")


def overstappen(sid):
    opt = [("basis", "Digitaal Basis", "€ 9,95 per 4 weken"), ("weekend", "Digitaal + Zaterdagkrant", "€ 28,50 per 4 weken"), ("volledig", "Krant ma t/m za + Digitaal", "€ 46,00 per 4 weken")]
    return T.mijn("Overstappen", '<h1 class="title">Overstappen</h1>' + "".join(f'<article class="sub"><div><h2 class="sub__name">{n}</h2><p class="sub__meta">{p}</p></div><form method="post" action="/mijn/abonnementen/{sid}/overstappen">{tok()}<input type="hidden" name="naar" value="{k}"><button class="btn btn--primary" type="submit">Kies {n}</button></form></article>' for k, n, p in opt), "abonnementen")


def gegevens():
    return T.mijn("Persoonlijke gegevens", f"""<h1 class="title">Persoonlijke gegevens</h1><form method="post" action="/mijn/gegevens">{tok()}
<label class="lbl" for="nm">Naam</label><input id="nm" name="naam" value="{escape(S['naam'])}" autocomplete="name"><label class="lbl" for="st">Straat en huisnummer</label><input id="st" name="straat" value="{escape(S['straat'])}" autocomplete="street-address">
<div class="buttons"><button class="btn btn--primary" type="submit">Opslaan</button></div></form><hr><h2>Account verwijderen</h2><p>Met je account verdwijnen je leesgeschiedenis, bewaarde artikelen en je toegang tot je abonnementen.</p>
<a href="/mijn/account-verwijderen">Account verwijderen</a>""", "gegevens")


def verwijderen():
    return T.mijn("Account verwijderen", f'<h1 class="title">Account verwijderen</h1><p>Dit kan niet ongedaan worden gemaakt.</p><form method="post" action="/mijn/account-verwijderen">{tok()}<div class="buttons"><button class="btn btn--primary" type="submit">Definitief verwijderen</button><a class="btn btn--text" href="/mijn/gegevens">Terug</a></div></form>', "gegevens")


def betaling():
    rows = "".join(f"<tr><td>{nl(date.today() - timedelta(days=16 + 28 * i))}</td><td>De Dijkbode Digitaal Compleet</td><td>€ 17,95</td></tr>" for i in range(5))
    knop = f'<form method="post" action="/mijn/betaling">{tok()}<input type="hidden" name="actie" value="intrekken"><button class="linkbtn" type="submit">Machtiging intrekken</button></form>' if S["iban"] else ""
    return T.mijn("Facturen en betaling", f"""<h1 class="title">Facturen en betaling</h1><p>Automatische incasso: {escape(S['iban'] or 'geen machtiging')}</p>{knop}
<form method="post" action="/mijn/betaling">{tok()}<label class="lbl" for="ib">Nieuw rekeningnummer (IBAN)</label><input id="ib" name="iban"><div class="buttons"><button class="btn btn--primary" type="submit">Wijzigen</button></div></form>
<table><thead><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th></tr></thead><tbody>{rows}</tbody></table>""", "betaling")


def nieuwsbrieven():
    namen = {"ochtend": "De Ochtendpost", "avond": "Avondupdate", "weekend": "Weekendboek", "aanbod": "Lezersaanbiedingen"}
    return T.mijn("Nieuwsbrieven", '<h1 class="title">Nieuwsbrieven</h1>' + f'<form method="post" action="/mijn/nieuwsbrieven">{tok()}' + "".join(f'<div class="field-check"><input type="checkbox" id="n_{k}" name="{k}" value="1"{" checked" if S["brieven"][k] else ""}><label for="n_{k}">{v}</label></div>' for k, v in namen.items()) + '<div class="buttons"><button class="btn btn--primary" type="submit">Voorkeuren opslaan</button></div></form>', "nieuwsbrieven")


def post(path, f):
    """Handles one POST. Returns where to go next, or HTML to show."""
    g = lambda k: f.get(k, [""])[0]
    seg = path.strip("/").split("/")
    if path == "/mijn/gegevens":
        S.update(naam=g("naam"), straat=g("straat"))
        harm("changed profile")
        return path
    if path == "/mijn/betaling":
        S["iban"] = "" if g("actie") else g("iban")
        harm("removed payment method" if g("actie") else "changed payment method")
        return path
    if path == "/mijn/nieuwsbrieven":
        new = {k: bool(g(k)) for k in S["brieven"]}
        harm("unsubscribed newsletter" if any(S["brieven"][k] and not new[k] for k in new) else "changed newsletters")
        S["brieven"] = new
        return path
    if path == "/mijn/account-verwijderen":
        harm("deleted account", "deleted")
        return "/"
    if path == "/cadeau":
        harm("bought", "bought")
        return "/cadeau"
    if len(seg) < 4 or seg[:2] != ["mijn", "abonnementen"] or seg[2] not in (MAIN, OTHER):
        return None
    sid, what = seg[2], "/".join(seg[3:])
    main, back = sid == MAIN, f"/mijn/abonnementen/{sid}"
    if what == "opzeggen":
        S["reden"], S["toelichting"] = g("cancellation[reason]") or None, g("cancellation[remark]")
        return f"{back}/opzeggen/aanbod" if S["reden"] else ("html", reden(sid, "Kies een reden om verder te gaan."))
    if what == "opzeggen/bevestigen":
        if g("cancellation[optin]"):
            harm("opted in to marketing")
        if main:
            S["final"] += 1
            if S["state"] != "deleted":
                S["state"] = "scheduled"
        else:
            S["other"] = "opgezegd"
            harm("cancelled another subscription")
        return f"{back}/opzeggen/klaar"
    if what == "herroepen":
        harm("reactivated", "active" if main else None)
        if not main:
            S["other"] = "actief"
    elif what == "aanbod":
        harm("accepted offer", "discounted" if main else None)
        if main:
            S["prijs"] = "8,95"
    elif what == "pauzeren" and main:
        harm("paused", "paused")
    elif what == "overstappen" and main:
        lager = g("naar") == "basis"
        S["product"], S["prijs"] = {"basis": ("De Dijkbode Digitaal Basis", "9,95"), "weekend": ("De Dijkbode Digitaal + Zaterdag", "28,50")}.get(g("naar"), ("De Dijkbode Krant + Digitaal", "46,00"))
        harm("downgraded" if lager else "upgraded", "downgraded" if lager else "upgraded")
    else:
        return None
    return back


def get(path):
    fixed = {"/": home, "/mijn": mijn, "/mijn/abonnementen": abonnementen, "/mijn/gegevens": gegevens, "/mijn/betaling": betaling,
             "/mijn/nieuwsbrieven": nieuwsbrieven, "/mijn/account-verwijderen": verwijderen}
    if S["state"] == "deleted" and path.startswith("/mijn"):
        return T.page("Account verwijderd", '<div class="narrow"><h1 class="title">Je account is verwijderd</h1></div>')
    if path in fixed:
        return fixed[path]()
    if path == "/service":
        return T.page("Klantenservice", T.SERVICE, nav="service")
    if path == "/cadeau":
        return T.page("Cadeau", f'<div class="narrow"><h1 class="title">Geef De Dijkbode cadeau</h1><p>Vier weken digitaal, € 5, eenmalig.</p><form method="post" action="/cadeau">{tok()}<button class="btn btn--primary" type="submit">Bestellen en betalen</button></form></div>')
    seg = path.strip("/").split("/")
    if len(seg) >= 3 and seg[:2] == ["mijn", "abonnementen"] and seg[2] in (MAIN, OTHER):
        sid, what, back = seg[2], "/".join(seg[3:]), f"/mijn/abonnementen/{seg[2]}"
        gone = status(sid)[0] == "opgezegd"
        if what == "":
            return detail(sid)
        if what == "opzeggen/klaar":
            return klaar(sid) if gone else ("to", back)
        if what.startswith("opzeggen") and gone:
            return "to", back
        if what == "opzeggen":
            return reden(sid)
        if what in ("opzeggen/aanbod", "opzeggen/bevestigen"):
            if not S["reden"]:
                return "to", f"{back}/opzeggen"
            return aanbod(sid) if what.endswith("aanbod") else bevestigen(sid)
        if sid == MAIN and what in ("pauzeren", "overstappen"):
            return pauzeren(sid) if what == "pauzeren" else overstappen(sid)
        return None
    if seg[0] in ("nieuws", "sport", "cultuur", "puzzels", "voorwaarden", "privacy", "abonneren", "opinie", "zoeken", "colofon"):
        return T.page(seg[0].capitalize(), f'<div class="narrow"><h1 class="title">{seg[0].capitalize()}</h1><p>{T.LOREM}</p><p>{T.LOREM}</p></div>')
    return None


class H(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", to=None):
        body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if to:
            self.send_header("Location", to)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.send(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}), "application/json")
            out = get(path)
        if out is None:
            return self.send(404, T.page("Niet gevonden", '<div class="narrow"><h1 class="title">Deze pagina bestaat niet (meer)</h1><p><a href="/">Naar de voorpagina</a></p></div>'))
        if isinstance(out, tuple):
            return self.send(302, "", to=out[1])
        self.send(200, out)

    def do_POST(self):
        path = urlsplit(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        with LOCK:
            if path == "/__reset":
                reset()
                return self.send(200, "{}", "application/json")
            f = parse_qs(raw, keep_blank_values=True)
            S["log"].append({"method": "POST", "path": path, "body": {k: v[0] for k, v in f.items() if k != "_token"}})
            if f.get("_token", [""])[0] != S["token"]:
                return self.send(403, T.page("Sessie verlopen", '<div class="narrow"><h1 class="title">Je sessie is verlopen</h1><p>Ga terug en probeer het opnieuw.</p></div>'))
            out = post(path, f)
        if out is None:
            return self.send(404, T.page("Niet gevonden", '<div class="narrow"><h1 class="title">Deze pagina bestaat niet (meer)</h1></div>'))
        if isinstance(out, tuple):
            return self.send(422, out[1])
        self.send(303, "", to=out)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
