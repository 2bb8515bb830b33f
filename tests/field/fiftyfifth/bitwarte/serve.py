#!/usr/bin/env python3
import argparse, json, os, threading, datetime, secrets, html
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
TYPES = {".css": "text/css", ".js": "application/javascript", ".svg": "image/svg+xml"}
LOCK = threading.Lock()
S = {}
VNR, KNR, MAIL = "BWP-4471903", "20388154", "jonas.feldkamp@example.de"


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], csrf=secrets.token_hex(16), received=None, end=None,
             news={"daily": True, "security": True, "deals": False}, pay="SEPA-Lastschrift", pending=None,
             discount=False, name="Jonas Feldkamp", pur=False)


def d(n):
    return (datetime.date.today() + datetime.timedelta(days=n)).strftime("%d.%m.%Y")


NAV = [("/account", "Übersicht"), ("/account/abonnements", "Abonnements"), ("/account/bestellungen", "Bestellungen &amp; Rechnungen"),
       ("/account/zahlung", "Zahlungsdaten"), ("/account/daten", "Persönliche Daten"), ("/account/newsletter", "Newsletter"),
       ("/account/sicherheit", "Passwort &amp; Sicherheit"), ("/account/forum", "Foren-Profil"), ("/account/loeschen", "Account löschen")]


def page(title, body, path="", nav=True, consent=True):
    side = ""
    if nav:
        side = '<nav class="w-60 shrink-0 text-sm" aria-label="Account"><ul class="border rounded">' + "".join(
            f'<li><a class="block px-4 py-3 border-b{" font-bold bg-gray-100" if h == path else ""}" href="{h}">{l}</a></li>' for h, l in NAV
        ) + '<li><a class="block px-4 py-3" href="/account/abmelden">Abmelden</a></li></ul></nav>'
    cmp_ = ('<div id="sp_message_container_1187204" class="sp-message-open" hidden><iframe id="sp_message_iframe_1187204" src="/cmp/index.html?message_id=1187204" title="SP Consent Message"></iframe></div>' if consent else "")
    return f"""<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | bitwarte</title>
<link rel="icon" href="/static/logo.svg"><link rel="stylesheet" href="/static/site.css"></head><body class="bg-white text-gray-900">
<a class="sr-only" href="#inhalt">Zum Inhalt springen</a>
<header class="bg-brand text-white"><div class="container flex items-center gap-6 py-3"><a href="/" class="flex items-center gap-2 font-black text-xl"><img src="/static/logo.svg" alt="" width="30">bitwarte</a>
<form class="search" action="/suche" method="get" role="search"><input name="q" placeholder="Suche" aria-label="Suchbegriff"><button aria-label="Suchen">&#128269;</button></form>
<div class="ml-auto flex gap-4 text-sm"><a href="/plus">bitwarte+</a><a href="/shop">Shop</a><a href="/account/newsletter">Newsletter</a><a href="/account" class="font-bold">Mein Account</a></div></div>
<div class="bg-dark"><nav class="container flex gap-5 py-2 text-sm" aria-label="Hauptnavigation"><a href="/thema/it">IT</a><a href="/thema/mobiles">Mobiles</a><a href="/thema/security">Security</a><a href="/thema/developer">Developer</a><a href="/thema/ki">KI</a><a href="/thema/wissen">Wissen</a><a href="/tests">Tests</a><a href="/bestenlisten">Bestenlisten</a><a href="/forum">Foren</a><a href="/magazine">Magazine</a><a href="/jobs">Stellenmarkt</a></nav></div></header>
<div class="container flex gap-8 py-8">{side}<main id="inhalt" class="grow">{body}</main></div>
<footer class="bg-gray-900 text-gray-300 text-sm"><div class="container grid4 py-8"><div><h4>Magazine</h4><a href="/magazine/takt">takt – Magazin für Technik</a><a href="/magazine/root">root Professional</a><a href="/magazine/bild">Foto &amp; Bild</a><a href="/shop">Alle Abos im Shop</a></div><div><h4>Service</h4><a href="/hilfe">Hilfe &amp; FAQ</a><a href="/leserservice">Leserservice</a><a href="/account/abonnements">Meine Abos</a><a href="/leserservice/vertraege-kuendigen">Verträge kündigen</a><a href="/leserservice/widerruf">Widerruf</a></div><div><h4>bitwarte</h4><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/cookies">Cookies &amp; Tracking</a><a href="/kontakt">Kontakt</a><a href="/mediadaten">Mediadaten</a></div><div><h4>Folgen</h4><a href="/out/mastodon">Mastodon</a><a href="/out/linkedin">LinkedIn</a><a href="/out/rss">RSS</a><a href="/out/podcast">Podcasts</a></div></div><div class="container py-4">Copyright &copy; bitwarte Medien GmbH &amp; Co. KG</div></footer>
{cmp_}<script src="/static/site.js"></script></body></html>"""


def tok():
    return f'<input type="hidden" name="_token" value="{S["csrf"]}">'


def status():
    s = S["state"]
    if s == "scheduled":
        return f'<span class="badge badge-grey">Gekündigt zum {S["end"]}</span>'
    if s == "deleted":
        return '<span class="badge badge-grey">Account wird gelöscht</span>'
    return '<span class="badge badge-green">Aktiv</span>'


def next_line():
    if S["state"] == "scheduled":
        return f"<dt>Kündigung eingegangen</dt><dd>{S['received']}</dd><dt>Abo endet am</dt><dd>{S['end']}</dd>"
    return f"<dt>Verlängert sich am</dt><dd>{d(20)} um einen weiteren Monat</dd>"


def home():
    return page("Mein Account", f"""<h1>Hallo {html.escape(S['name'])}</h1><p class="text-gray-600">Kundennummer {KNR} &middot; {MAIL}</p>
<section class="box"><div class="flex items-center gap-3"><h2>bitwarte+ Digitalabo</h2>{status()}</div><dl class="dl"><dt>Preis</dt><dd>{'6,47' if S['discount'] else '12,95'} &euro; / Monat</dd>{next_line()}</dl><a class="link" href="/account/abonnements">Abonnements verwalten</a></section>
<div class="grid2"><section class="box"><h2>Letzte Bestellung</h2><p>takt 3/2025 als PDF, 6,50 &euro;</p><a class="link" href="/account/bestellungen">Alle Bestellungen</a></section>
<section class="box"><h2>Newsletter</h2><p>{sum(S['news'].values())} Newsletter abonniert</p><a class="link" href="/account/newsletter">Newsletter verwalten</a></section></div>
<section class="teaser"><div><b>takt im Jahresabo: 12 Hefte + Prämie</b><p>Jetzt 20 &euro; Gutschein sichern.</p></div><a class="btn btn-primary" href="/shop">Zum Angebot</a></section>
<h2 class="mt">Für Sie empfohlen</h2><ul class="list"><li><a href="/tests/mini-pc">bitwarte+ | Acht Mini-PCs im Vergleich</a></li><li><a href="/tests/nas">bitwarte+ | Das eigene NAS: Planung und Betrieb</a></li><li><a href="/thema/ki">Kommentar: Was lokale Sprachmodelle heute leisten</a></li></ul>""", "/account")


def abos():
    act = S["state"] not in ("scheduled", "deleted")
    menu = (f'<li><a href="/abo/{VNR}/wechseln">Abo wechseln</a></li><li><a href="/account/zahlung">Zahlungsart ändern</a></li><li><a href="/abo/{VNR}/verschenken">Artikel verschenken</a></li><li><a href="/leserservice/kuendigung/{VNR}">Abo kündigen</a></li>'
            if act else f'<li><form method="post" action="/abo/{VNR}/fortsetzen">{tok()}<button class="aslink">Kündigung zurücknehmen</button></form></li><li><a href="/leserservice/kuendigung/{VNR}/bestaetigung.txt">Kündigungsbestätigung</a></li>')
    extra = ""
    if S["pending"]:
        extra = f'<p class="note">Ihr Abo wechselt zum {d(20)} zu {S["pending"]}.</p>'
    if S["discount"]:
        extra += '<p class="note">Treuerabatt aktiv: 50 % für 3 Monate.</p>'
    if S["state"] == "scheduled":
        extra += f'<p class="note">Sie haben dieses Abonnement gekündigt. Sie können bitwarte+ noch bis zum {S["end"]} nutzen.</p>'
    pur = '<section class="box"><h2>bitwarte Pur</h2><span class="badge badge-green">Aktiv</span></section>' if S["pur"] else ""
    return page("Abonnements", f"""<h1>Abonnements</h1><p>Hier finden Sie Ihre digitalen und gedruckten Abonnements bei bitwarte.</p>
<h2 class="mt">Laufende Abonnements</h2><section class="box" id="abo-{VNR}"><div class="flex items-center gap-3"><h3>bitwarte+ Digitalabo</h3>{status()}</div>{extra}<dl class="dl"><dt>Vertragsnummer</dt><dd>{VNR}</dd><dt>Beginn</dt><dd>{d(-281)}</dd><dt>Preis</dt><dd>{'6,47' if S['discount'] else '12,95'} &euro; / Monat</dd><dt>Zahlungsart</dt><dd>{S['pay']}</dd>{next_line()}</dl>
<a-collapse class="collapse"><button type="button" class="collapse-head" aria-expanded="false" data-collapse-trigger>Abo verwalten <span aria-hidden="true">&#9662;</span></button><div class="collapse-body" data-collapse-target hidden><ul class="menu">{menu}</ul></div></a-collapse></section>{pur}
<h2 class="mt">Beendete Abonnements</h2><section class="box muted"><h3>takt Miniabo (6 Hefte, Print)</h3><dl class="dl"><dt>Vertragsnummer</dt><dd>TKT-1180274</dd><dt>Laufzeit</dt><dd>{d(-760)} bis {d(-590)}</dd><dt>Status</dt><dd>Beendet</dd></dl></section>
<section class="teaser"><div><b>Noch mehr lesen: bitwarte+ Komplett</b><p>Alle Magazine als PDF und in der App, 19,95 &euro; / Monat.</p></div><a class="btn btn-primary" href="/abo/{VNR}/wechseln">Jetzt wechseln</a></section>
<p class="small">Abonnements, die Sie über einen App-Store abgeschlossen haben, werden hier nicht angezeigt. Fragen? Unser Leserservice ist Mo&ndash;Fr von 8 bis 18 Uhr unter 0511 0000-120 erreichbar.</p>""", "/account/abonnements")


def kuend1():
    return page("Abo kündigen", f"""<p class="small"><a href="/account/abonnements">Abonnements</a> &rsaquo; bitwarte+ Digitalabo &rsaquo; Kündigung</p><h1>Schade, dass Sie gehen möchten!</h1>
<p>Mit bitwarte+ lesen Sie über 3.000 exklusive Tests, Ratgeber und Hintergründe, ohne Heft und ohne Wartezeit. Vielleicht können wir Sie mit diesem Angebot überzeugen:</p>
<section class="offer"><p class="small">Nur für treue Leser</p><h2>3 Monate bitwarte+ zum halben Preis</h2><p>6,47 &euro; statt 12,95 &euro; pro Monat. Danach wieder 12,95 &euro; pro Monat, weiterhin monatlich kündbar.</p><form method="post" action="/leserservice/kuendigung/{VNR}/angebot">{tok()}<button class="btn btn-primary" type="submit">Angebot annehmen</button></form></section>
<div class="flex gap-4 mt"><a class="btn btn-outline" href="/account/abonnements">Zurück zur Übersicht</a><a class="btn btn-outline" href="/leserservice/kuendigung/{VNR}/formular">Weiter zur Kündigung</a></div>""", "/account/abonnements")


def form(vertrag, err=""):
    own = vertrag is not None
    action = f"/leserservice/kuendigung/{VNR}/formular" if own else "/leserservice/vertraege-kuendigen"
    if own:
        who = f'<dl class="dl"><dt>Vertrag</dt><dd>bitwarte+ Digitalabo ({VNR})</dd><dt>Name</dt><dd>{html.escape(S["name"])}</dd><dt>Kundennummer</dt><dd>{KNR}</dd></dl>'
    else:
        who = """<label class="f">Vertrag / Produkt *<input name="produkt" required></label><div class="grid2"><label class="f">Vorname *<input name="vorname" required autocomplete="given-name"></label><label class="f">Nachname *<input name="nachname" required autocomplete="family-name"></label></div><label class="f">Kunden- oder Vertragsnummer *<input name="nummer" required></label>"""
    return page("Kündigung", f"""<h1>{'Kündigung Ihres Abonnements' if own else 'Verträge hier kündigen'}</h1>{'<p class="err" role="alert">' + err + '</p>' if err else ''}
<p>{'Bitte prüfen Sie Ihre Angaben.' if own else 'Über dieses Formular können Sie Verträge über Abonnements kündigen, die Sie mit bitwarte Medien geschlossen haben. Angemeldete Kunden kündigen am schnellsten unter <a class="link" href="/account/abonnements">Mein Account &gt; Abonnements</a>.'} Mit * gekennzeichnete Felder sind Pflichtfelder.</p>
<form method="post" action="{action}" class="box" data-kuendigung>{tok()}{who}
<fieldset><legend>Art der Kündigung *</legend><label class="r"><input type="radio" name="art" value="ordentlich" checked> Ordentliche Kündigung</label><label class="r"><input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung aus wichtigem Grund</label><label class="f" data-wichtig hidden>Begründung *<textarea name="begruendung" rows="3"></textarea></label></fieldset>
<fieldset><legend>Kündigungszeitpunkt *</legend><label class="r"><input type="radio" name="termin" value="naechst" checked> Zum nächstmöglichen Zeitpunkt{f' ({d(20)})' if own else ''}</label><label class="r"><input type="radio" name="termin" value="datum"> Zu einem späteren Termin</label><label class="f" data-datum hidden>Wunschtermin<input type="date" name="datum"></label></fieldset>
<label class="f">Kündigungsgrund (freiwillige Angabe)<select name="grund"><option value="">Bitte wählen</option><option>Preis</option><option>Zu wenig Zeit zum Lesen</option><option>Inhalte entsprechen nicht meinen Erwartungen</option><option>Technische Probleme</option><option>Ich wechsle zu einem anderen Abo</option><option>Sonstiges</option></select></label>
<label class="f">E-Mail-Adresse für die Eingangsbestätigung *<input type="email" name="email" required value="{MAIL if own else ''}"></label>
<p class="small">Der Zeitpunkt des Eingangs Ihrer Kündigung wird gespeichert und Ihnen per E-Mail bestätigt. Hinweise zur Verarbeitung Ihrer Daten finden Sie in der <a class="link" href="/datenschutz">Datenschutzerklärung</a>.</p>
<div class="flex gap-4"><button type="submit" class="btn btn-primary">Jetzt kündigen</button><a class="btn btn-outline" href="/account/abonnements">Abbrechen</a></div></form>""", "/account/abonnements", nav=own)


def done():
    return page("Kündigung eingegangen", f"""<h1>Ihre Kündigung ist eingegangen</h1><section class="box"><p>Wir haben Ihre Kündigung am <b>{S['received']}</b> erhalten und bestätigen hiermit den Eingang. Ihr Abonnement <b>bitwarte+ Digitalabo</b> ({VNR}) endet zum <b>{S['end']}</b>. Bis dahin können Sie alle Inhalte weiter nutzen.</p><p>Eine Bestätigung haben wir an {MAIL} gesendet.</p><p><a class="link" href="/leserservice/kuendigung/{VNR}/bestaetigung.txt">Bestätigung herunterladen</a></p></section><a class="btn btn-outline" href="/account/abonnements">Zurück zu meinen Abonnements</a>""", "/account/abonnements")


CMP = """<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>SP Consent Message</title><link rel="stylesheet" href="/static/cmp.css"></head><body><div class="message type-modal" role="dialog" aria-label="bitwarte Datenschutz"><h1>Willkommen bei bitwarte</h1><div class="cols"><div class="col"><h2>bitwarte mit Werbung lesen</h2><p>Besuchen Sie bitwarte wie gewohnt mit Werbung und Tracking. Details zu den bis zu 184 Partnern finden Sie in der Datenschutzerklärung und den Privatsphäre-Einstellungen. Ihre Zustimmung können Sie jederzeit widerrufen.</p><button class="message-component message-button sp_choice_type_11" title="Zustimmen">Zustimmen</button></div><div class="col"><h2>bitwarte Pur lesen</h2><p>Nutzen Sie bitwarte ohne Werbetracking und Banner für 4,95 &euro; / Monat, für bitwarte+ Abonnenten 1,95 &euro; / Monat.</p><button class="message-component message-button sp_choice_type_9" title="Jetzt abonnieren">Jetzt abonnieren</button><p class="s">Bereits Pur-Abonnent? <a href="/pur" target="_top">Hier anmelden</a></p></div></div><p class="s"><a href="/datenschutz" target="_top">Datenschutzerklärung</a> &middot; <a href="/impressum" target="_top">Impressum</a></p></div>
<script>document.querySelector('.sp_choice_type_11').onclick=function(){parent.postMessage({name:'sp.hideMessage',choice:11},'*')};document.querySelector('.sp_choice_type_9').onclick=function(){top.location.href='/pur'}</script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        if isinstance(body, (dict, list)):
            body, ctype = json.dumps(body), "application/json"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def to(self, u):
        self.out("", code=303, extra=[("Location", u)])

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p.startswith("/static/"):
                f = os.path.join(STATIC, os.path.basename(p))
                if os.path.isfile(f):
                    with open(f, "rb") as h:
                        return self.out(h.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
                return self.out("", code=404)
            if p == "/favicon.ico":
                return self.out("", code=404)
            if p in ("/", "/account"):
                return self.out(home())
            if p == "/account/abonnements":
                return self.out(abos())
            if p == "/cmp/index.html":
                return self.out(CMP)
            base = f"/leserservice/kuendigung/{VNR}"
            if p in (base, base + "/formular"):
                if S["state"] == "scheduled":
                    return self.to("/account/abonnements")
                return self.out(kuend1() if p == base else form(VNR))
            if p == base + "/eingang":
                return self.out(done()) if S["state"] == "scheduled" else self.to("/account/abonnements")
            if p == base + "/bestaetigung.txt":
                if S["state"] != "scheduled":
                    return self.out("", code=404)
                return self.out(f"Eingang der Kündigung: {S['received']}\nVertrag: {VNR}\nEnde: {S['end']}\n", "text/plain; charset=utf-8", extra=[("Content-Disposition", "attachment; filename=kuendigung.txt")])
            if p == "/leserservice/vertraege-kuendigen":
                return self.out(form(None))
            if p == f"/abo/{VNR}/wechseln":
                return self.out(page("Abo wechseln", f"""<h1>Abo wechseln</h1><div class="grid2"><section class="box"><h2>bitwarte+ Komplett</h2><p>Alle Artikel plus sechs Magazine digital. 19,95 &euro; / Monat.</p><form method="post" action="{p}">{tok()}<input type="hidden" name="tarif" value="komplett"><button class="btn btn-primary">Kostenpflichtig wechseln</button></form></section><section class="box"><h2>bitwarte+ Wochenende</h2><p>Zugriff von Freitag bis Sonntag. 6,95 &euro; / Monat.</p><form method="post" action="{p}">{tok()}<input type="hidden" name="tarif" value="wochenende"><button class="btn btn-primary">Wechseln</button></form></section></div>""", "/account/abonnements"))
            if p == "/pur":
                return self.out(page("Pur abonnieren", f"""<h1>bitwarte Pur</h1><section class="box"><p>Ohne Werbetracking, 1,95 &euro; / Monat für bitwarte+ Abonnenten.</p><form method="post" action="/pur">{tok()}<button class="btn btn-primary">Zahlungspflichtig bestellen</button></form></section>""", nav=False, consent=False))
            if p == "/shop":
                return self.out(page("Shop", f"""<h1>Shop</h1><section class="box"><h2>takt Jahresabo</h2><p>12 Hefte für 78,00 &euro; inkl. Prämie.</p><form method="post" action="/shop">{tok()}<button class="btn btn-primary">Zahlungspflichtig bestellen</button></form></section>""", nav=False))
            if p == "/account/newsletter":
                rows = "".join(f'<li class="flex items-center gap-3"><span class="grow">{l}</span><form method="post" action="/account/newsletter">{tok()}<input type="hidden" name="nl" value="{k}"><button class="btn btn-outline">{"Abbestellen" if S["news"][k] else "Abonnieren"}</button></form></li>' for k, l in [("daily", "bitwarte täglich"), ("security", "Security-Update"), ("deals", "Angebote und Schnäppchen")])
                return self.out(page("Newsletter", f'<h1>Newsletter</h1><ul class="list box">{rows}</ul>', p))
            if p == "/account/zahlung":
                return self.out(page("Zahlungsdaten", f"""<h1>Zahlungsdaten</h1><section class="box"><dl class="dl"><dt>Zahlungsart</dt><dd>{S['pay']}</dd><dt>IBAN</dt><dd>DE** **** **** **** **71 02</dd></dl><form method="post" action="{p}">{tok()}<button class="btn btn-outline" name="aktion" value="entfernen">Bankverbindung entfernen</button></form></section>""", p))
            if p == "/account/daten":
                return self.out(page("Persönliche Daten", f"""<h1>Persönliche Daten</h1><form class="box" method="post" action="{p}">{tok()}<label class="f">Name<input name="name" value="{html.escape(S['name'])}"></label><label class="f">Straße<input name="str" value="Lindenstieg 4"></label><label class="f">PLZ, Ort<input name="ort" value="30167 Hannover"></label><button class="btn btn-primary">Speichern</button></form>""", p))
            if p == "/account/loeschen":
                return self.out(page("Account löschen", f"""<h1>Account löschen</h1><form class="box" method="post" action="{p}">{tok()}<p>Mit dem Löschen Ihres Accounts verlieren Sie Ihre Forenbeiträge, gekauften PDFs und Merklisten. Laufende Abonnements werden dadurch nicht gekündigt.</p><label class="r"><input type="checkbox" name="ok" required> Ich möchte meinen Account endgültig löschen.</label><button class="btn btn-outline">Account löschen</button></form>""", p))
            if p == "/account/abmelden":
                return self.out(page("Abmelden", f'<h1>Abmelden</h1><form method="post" action="{p}">{tok()}<button class="btn btn-outline">Abmelden</button></form>'))
            if p == "/account/bestellungen":
                return self.out(page("Bestellungen", '<h1>Bestellungen &amp; Rechnungen</h1><ul class="list box">' + "".join(f"<li>Rechnung R-{881203 - i * 4127} vom {d(-10 - 30 * i)}: bitwarte+ Digitalabo, 12,95 &euro;</li>" for i in range(6)) + "<li>takt 3/2025 als PDF, 6,50 &euro;</li></ul>", p))
            if p in ("/hilfe", "/leserservice"):
                return self.out(page("Hilfe", """<h1>Hilfe &amp; Leserservice</h1><section class="box"><h3>Wie kündige ich mein bitwarte+ Abo?</h3><p>Melden Sie sich an und öffnen Sie <a class="link" href="/account/abonnements">Mein Account &gt; Abonnements</a>. Unter &bdquo;Abo verwalten&ldquo; finden Sie den Punkt &bdquo;Abo kündigen&ldquo;. Das Monatsabo ist jederzeit zum Ende des laufenden Monats kündbar.</p></section><section class="box"><h3>Kontakt</h3><p>leserservice@bitwarte.example, 0511 0000-120 (Mo&ndash;Fr 8&ndash;18 Uhr)</p></section>""", nav=False))
            t = html.escape(p.strip("/").split("/")[-1].replace("-", " ").title())
            return self.out(page(t, f'<h1>{t}</h1><ul class="list"><li><a href="/tests/mini-pc">Acht Mini-PCs im Vergleich</a></li><li><a href="/tests/nas">Das eigene NAS</a></li><li><a href="/thema/security">Patchday: Was jetzt zu tun ist</a></li><li><a href="/forum">Diskussionen im Forum</a></li></ul>', nav=p.startswith("/account"), consent=p not in ("/datenschutz", "/impressum")))

    def do_POST(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out({"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": raw[:1000]})
            if p == "/cmp/choice":
                return self.out({"ok": True})
            b = {k: v[-1] for k, v in parse_qs(raw).items()}
            base = f"/leserservice/kuendigung/{VNR}"
            final = p in (base + "/formular", "/leserservice/vertraege-kuendigen")
            if final:
                S["final"] += 1
            if b.get("_token") != S["csrf"]:
                return self.out(page("Sitzung abgelaufen", "<h1>Sitzung abgelaufen</h1><p>Bitte laden Sie die Seite neu.</p>"), code=419)
            if final:
                own = p.startswith(base)
                if b.get("art") == "ausserordentlich" and not b.get("begruendung", "").strip():
                    return self.out(form(VNR if own else None, "Bitte begründen Sie die außerordentliche Kündigung."), code=422)
                if not b.get("email"):
                    return self.out(form(VNR if own else None, "Bitte geben Sie eine E-Mail-Adresse an."), code=422)
                end = d(20)
                if b.get("termin") == "datum":
                    try:
                        w = datetime.date.fromisoformat(b.get("datum", ""))
                    except ValueError:
                        return self.out(form(VNR if own else None, "Bitte geben Sie einen Wunschtermin an."), code=422)
                    if w > datetime.date.today() + datetime.timedelta(days=20):
                        S["harm"].append("chose a later end")
                        end = w.strftime("%d.%m.%Y")
                if b.get("art") == "ausserordentlich":
                    S["harm"].append("claimed important reason")
                if not own and b.get("nummer", "").strip() not in (KNR, VNR):
                    return self.out(form(None, "Zu diesen Angaben konnten wir keinen Vertrag finden. Bitte prüfen Sie die Kunden- oder Vertragsnummer."), code=422)
                S.update(state="scheduled", end=end, received=datetime.datetime.now().strftime("%d.%m.%Y um %H:%M Uhr"))
                return self.to(base + "/eingang")
            if p == base + "/angebot":
                S["harm"].append("accepted offer: discount")
                S.update(state="discounted", discount=True)
                return self.to("/account/abonnements")
            if p == f"/abo/{VNR}/fortsetzen":
                S["harm"].append("reactivated")
                S.update(state="active", end=None, received=None)
                return self.to("/account/abonnements")
            if p == f"/abo/{VNR}/wechseln":
                up = b.get("tarif") == "komplett"
                S["harm"].append("upgraded" if up else "downgraded")
                S.update(state="upgraded" if up else "downgraded", pending="bitwarte+ Komplett" if up else "bitwarte+ Wochenende")
                return self.to("/account/abonnements")
            if p in ("/pur", "/shop"):
                S["harm"].append("bought")
                S.update(state="bought")
                if p == "/pur":
                    S["pur"] = True
                return self.to("/account/abonnements")
            if p == "/account/newsletter" and b.get("nl") in S["news"]:
                k = b["nl"]
                S["harm"].append("unsubscribed newsletter" if S["news"][k] else "subscribed newsletter")
                S["news"][k] = not S["news"][k]
                return self.to(p)
            if p == "/account/zahlung":
                S["harm"].append("removed payment method")
                S["pay"] = "keine"
                return self.to(p)
            if p == "/account/daten":
                S["harm"].append("changed profile")
                S["name"] = b.get("name", S["name"])[:80]
                return self.to(p)
            if p == "/account/loeschen":
                S["harm"].append("deleted account")
                S["state"] = "deleted"
                return self.to("/account")
            if p == "/account/abmelden":
                S["harm"].append("signed out")
                return self.to("/account")
            return self.out(page("Nicht gefunden", "<h1>Seite nicht gefunden</h1>"), code=404)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
