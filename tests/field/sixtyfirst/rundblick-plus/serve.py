#!/usr/bin/env python3
import argparse, json, mimetypes, secrets, datetime as dt
from html import escape as E
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit, parse_qs

ROOT = Path(__file__).resolve().parent / "static"
S = {}
VIEWS = {}
ABO = "RB-40817723"
MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def de(d):
    return d.strftime("%d.%m.%Y")


def reset():
    t = dt.date.today()
    S.clear()
    VIEWS.clear()
    S.update(state="active", final=0, harm=[], log=[], ende=t + dt.timedelta(days=12), naechste=t + dt.timedelta(days=13),
             preis="19,99 €", takt="pro Monat", produkt="RUNDBLICK+", angebot=None, am=None, vorgang=None,
             nl={"lage": True, "woche": True, "klima": False, "angebote": True}, name=("Katrin", "Vossberg"), mail="k.vossberg@postfach.example")


def page(title, main, cur="", wide=False):
    nav = [("uebersicht", "Übersicht"), ("abos", "Meine Abos"), ("daten", "Persönliche Daten"), ("zahlung", "Zahlungsdaten"), ("rechnungen", "Rechnungen"), ("newsletter", "Newsletter"), ("vorteile", "Abo-Vorteile")]
    side = "".join(f'<li class="{"active" if k == cur else ""}"><a href="/meinkonto/{k}.html">{l}</a></li>' for k, l in nav)
    ab = ('<form id="logoutForm" name="logoutForm" method="post" action="/meinkonto/uebersicht.html" enctype="application/x-www-form-urlencoded"><input type="hidden" name="logoutForm" value="logoutForm"/>'
          f'<a href="#" onclick="mojarra.jsfcljs(document.getElementById(\'logoutForm\'),{{\'logoutForm:j_idt19\':\'logoutForm:j_idt19\'}},\'\');return false" class="logout">Abmelden</a>{vs("logout")}</form>')
    return f"""<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><meta charset="UTF-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>
<title>{title} | DER RUNDBLICK</title><link type="text/css" rel="stylesheet" href="/static/konto.css?ln=css"/><script type="text/javascript" src="/static/jsf.js?ln=javax.faces"></script><script defer="defer" src="/static/consent.js"></script></head>
<body>
<header class="kopf"><div class="kopf-in"><a class="marke" href="/start.html">DER RUNDBLICK</a><nav aria-label="Ressorts"><a href="/start.html">Schlagzeilen</a><a href="/plus.html">RUNDBLICK+</a><a href="/heft.html">Magazin</a><a href="/shop.html">Shop</a><a href="/audio.html">Audio</a></nav><div class="konto-kopf"><span>Katrin Vossberg</span>{ab}</div></div></header>
<div class="leiste"><a href="/start.html">Startseite</a> <span>›</span> <a href="/meinkonto/uebersicht.html">Mein Konto</a> <span>›</span> {title}</div>
<div class="raster{' breit' if wide else ''}">{'' if wide else '<aside><ul class="kontonav">' + side + '</ul><div class="werbung"><small>Anzeige</small><p><b>Das Heft + Digital</b><br/>Jede Woche im Briefkasten. Jetzt 8 Ausgaben für 29,90 €.</p><a href="/shop.html">Zum Angebot</a></div></aside>'}<main>{main}</main></div>
<footer class="fuss"><div class="fuss-in"><div><h5>Service</h5><a href="/hilfe.html">Hilfe &amp; Service</a><a href="/kontakt.html">Kontakt</a><a href="/shop.html">Abo-Shop</a><a href="/kuendigen.html">Verträge hier kündigen</a></div><div><h5>Rechtliches</h5><a href="/impressum.html">Impressum</a><a href="/datenschutz.html">Datenschutz</a><a href="/agb.html">Nutzungsbedingungen</a><a href="/agb.html">AGB</a></div><div><h5>Verlagsgruppe</h5><a href="/heft.html">Rundblick Geschichte</a><a href="/heft.html">Rundblick Wissen</a><a href="/heft.html">Kinderblick</a></div></div><p class="copy">© Rundblick-Verlag Hansen &amp; Lütke GmbH &amp; Co. KG, Hamburg. Alle Preise inkl. gesetzlicher MwSt.</p></footer>
</body></html>"""


def vs(step, **kw):
    k = f"{secrets.randbelow(10**18)}:-{secrets.randbelow(10**18)}"
    VIEWS[k] = dict(kw, step=step)
    return f'<input type="hidden" name="javax.faces.ViewState" value="{k}" autocomplete="off"/>'


def form(fid, action, step, inner, **kw):
    return f'<form id="{fid}" name="{fid}" method="post" action="{action}" class="f" enctype="application/x-www-form-urlencoded"><input type="hidden" name="{fid}" value="{fid}"/>{inner}{vs(step, **kw)}</form>'


def clink(fid, cid, label, cls=""):
    return f'<a id="{fid}:{cid}" href="#" class="{cls}" onclick="mojarra.jsfcljs(document.getElementById(\'{fid}\'),{{\'{fid}:{cid}\':\'{fid}:{cid}\'}},\'\');return false">{label}</a>'


def gekuendigt():
    return S["state"] == "scheduled"


def status():
    if S["state"] == "deleted":
        return '<span class="status ende">gelöscht</span>'
    if gekuendigt():
        return f'<span class="status ende">gekündigt zum {de(S["ende"])}</span>'
    return '<span class="status aktiv">aktiv</span>'


def uebersicht():
    z = f'Ihr Abo endet am {de(S["ende"])}. Bis dahin lesen Sie alle Artikel wie gewohnt.' if gekuendigt() else f'Nächste Abbuchung: {de(S["naechste"])} · {S["preis"]} {S["takt"]}'
    return page("Übersicht", f"""<h1>Hallo, Katrin Vossberg</h1><p class="intro">Hier verwalten Sie Ihre Abonnements, Ihre Daten und Ihre Newsletter.</p>
<div class="kacheln"><section class="kachel gross"><h2>Meine Abos</h2><p><b>{S["produkt"]}</b> {status()}</p><p class="klein">{z}</p><a class="btn zweit" href="/meinkonto/abos.html">Abo verwalten</a></section>
<section class="kachel"><h2>Persönliche Daten</h2><p>{E(S["mail"])}<br/>Kundennummer 3091 7745</p><a href="/meinkonto/daten.html">Daten ändern</a></section>
<section class="kachel"><h2>Newsletter</h2><p>{sum(S["nl"].values())} von 4 abonniert</p><a href="/meinkonto/newsletter.html">Newsletter verwalten</a></section>
<section class="kachel"><h2>Zahlungsdaten</h2><p>PayPal<br/>k.v•••••@postfach.example</p><a href="/meinkonto/zahlung.html">Zahlungsart ändern</a></section>
<section class="kachel teaser"><h2>Ein Jahr lesen, zwei Monate sparen</h2><p>Wechseln Sie zum RUNDBLICK+ Jahresabo für 199 € statt 239,88 €.</p><a class="btn" href="/meinkonto/wechsel.html">Zum Jahresabo</a></section></div>""", "uebersicht")


def abos():
    return page("Meine Abos", f"""<h1>Meine Abos</h1><h3>Aktuelle Abonnements</h3>
<div class="abo"><div><h4>{S["produkt"]}</h4><p class="klein">Abonummer {ABO} · digital</p>{status()}</div><a class="btn zweit" href="/meinkonto/abo-details.html?abo={ABO}">Details und verwalten</a></div>
<h3>Beendete Abonnements</h3><div class="abo alt"><div><h4>RUNDBLICK+ Probemonat</h4><p class="klein">Abonummer RB-38802016 · digital</p><span class="status">beendet</span></div><a href="/meinkonto/rechnungen.html">Rechnungen</a></div>
<div class="kachel teaser"><h2>RUNDBLICK Rätsel</h2><p>Täglich neue Kreuzworträtsel und Sudokus für 2,99 € im Monat.</p><a class="btn zweit" href="/shop.html">Mehr erfahren</a></div>
<p class="klein">Sie haben ein Print-Abonnement und sehen es hier nicht? <a href="/hilfe.html">Print-Abo mit dem Konto verknüpfen</a></p>""", "abos")


def details():
    g = gekuendigt()
    rows = [("Produkt", S["produkt"]), ("Abonummer", ABO), ("Vertragsbeginn", "03.02.2024"), ("Preis", f'{S["preis"]} {S["takt"]}'), ("Zahlungsart", "PayPal"), ("Mindestlaufzeit", "keine")]
    rows += [("Status", f'Gekündigt zum {de(S["ende"])}'), ("Kündigung eingegangen am", S["am"])] if g else [("Nächste Abbuchung", de(S["naechste"])), ("Kündigungsfrist", "jederzeit zum Ende des Bezugsmonats"), ("Status", "aktiv")]
    if S["angebot"]:
        rows.append(("Vorteilspreis", S["angebot"]))
    t = "".join(f"<tr><th scope='row'>{a}</th><td>{b}</td></tr>" for a, b in rows)
    if g:
        act = form("aboForm", "/meinkonto/abo-details.html", "ruecknahme", f'<p>Sie möchten weiterlesen? Bis zum {de(S["ende"])} können Sie Ihre Kündigung zurücknehmen.</p><button type="submit" id="aboForm:j_idt71" name="aboForm:j_idt71" class="btn zweit">Kündigung zurücknehmen</button>')
    else:
        act = f'<ul class="aktionen"><li><a href="/meinkonto/zahlung.html">Zahlungsart ändern</a></li><li><a href="/meinkonto/wechsel.html">Zum Jahresabo wechseln</a></li><li><a href="/meinkonto/rechnungen.html">Rechnungen ansehen</a></li><li><a href="/meinkonto/kuendigung.html?abo={ABO}">Abo kündigen</a></li></ul>'
    return page("Abo-Details", f"<h1>{S['produkt']} {status()}</h1><table class='tab'><tbody>{t}</tbody></table><h3>Abo verwalten</h3>{act}<p class='klein'><a href='/meinkonto/abos.html'>Zurück zu Meine Abos</a></p>", "abos")


GR = [("PREIS", "Das Abo ist mir zu teuer"), ("ZEIT", "Ich habe zu wenig Zeit zum Lesen"), ("INHALT", "Die Inhalte entsprechen nicht meinen Erwartungen"), ("TECHNIK", "Ich hatte technische Probleme"), ("WECHSEL", "Ich wechsle zu einem anderen Angebot"), ("BEFRISTET", "Ich wollte das Abo nur für kurze Zeit"), ("SONST", "Anderer Grund")]
KU = "/meinkonto/kuendigung.html"


def k1(err=""):
    if gekuendigt():
        return page("Abo kündigen", f"<h1>Abo kündigen</h1><p>Für dieses Abonnement liegt bereits eine Kündigung zum {de(S['ende'])} vor.</p><a href='/meinkonto/abo-details.html?abo={ABO}'>Zu den Abo-Details</a>", "abos")
    r = "".join(f'<tr><td><input type="radio" name="kuendigungForm:grund" id="kuendigungForm:grund:{i}" value="{k}"/><label for="kuendigungForm:grund:{i}"> {l}</label></td></tr>' for i, (k, l) in enumerate(GR))
    return page("Abo kündigen", f"""<ol class="schritte"><li class="on">Grund</li><li>Angebot</li><li>Bestätigung</li></ol><h1>Schade, dass Sie uns verlassen möchten</h1><p>Sie möchten Ihr Abonnement <b>{S["produkt"]}</b> ({ABO}) kündigen. Würden Sie uns verraten, warum?</p>{err}""" +
                form("kuendigungForm", KU, "k1", f'<table id="kuendigungForm:grund" class="radios"><tbody>{r}</tbody></table><label for="kuendigungForm:text">Ihre Anmerkung (optional)</label><textarea id="kuendigungForm:text" name="kuendigungForm:text" rows="3" cols="50"></textarea><div class="knoepfe"><button type="submit" id="kuendigungForm:j_idt52" name="kuendigungForm:j_idt52" class="btn">Weiter</button><a href="/meinkonto/abo-details.html?abo={ABO}">Abbrechen</a></div>'), "abos")


def k2(grund):
    return page("Abo kündigen", f"""<ol class="schritte"><li>Grund</li><li class="on">Angebot</li><li>Bestätigung</li></ol><h1>Bleiben Sie dabei – zum halben Preis</h1><div class="angebot"><p class="gr">3 Monate für je <b>9,99 €</b> <s>19,99 €</s></p><ul><li>Alle Artikel auf rundblick.example und in der App</li><li>Das wöchentliche Magazin als E-Paper</li><li>Danach 19,99 € im Monat, jederzeit kündbar</li></ul></div>""" +
                form("kuendigungForm", KU, "k2", '<div class="knoepfe"><button type="submit" id="kuendigungForm:j_idt60" name="kuendigungForm:j_idt60" class="btn">Angebot annehmen</button>' + clink("kuendigungForm", "j_idt62", "Nein danke, weiter zur Kündigung") + '</div><p class="klein">Das Angebot gilt einmalig und nur für Ihr bestehendes Abonnement.</p>', grund=grund), "abos")


def k3(grund):
    return page("Abo kündigen", f"""<ol class="schritte"><li>Grund</li><li>Angebot</li><li class="on">Bestätigung</li></ol><h1>Kündigung bestätigen</h1><p>Bitte prüfen Sie Ihre Angaben. Mit Klick auf „Jetzt kündigen“ wird Ihre Kündigung verbindlich übermittelt.</p><table class="tab"><tbody><tr><th scope="row">Abonnement</th><td>{S["produkt"]}</td></tr><tr><th scope="row">Abonummer</th><td>{ABO}</td></tr><tr><th scope="row">Kündigung zum</th><td>{de(S["ende"])}</td></tr><tr><th scope="row">Bestätigung an</th><td>{S["mail"]}</td></tr></tbody></table><p class="klein">Bis zum {de(S["ende"])} können Sie Ihr Abonnement uneingeschränkt nutzen. Ihr Konto und Ihre Newsletter bleiben danach bestehen.</p>""" +
                form("kuendigungForm", KU, "k3", f'<div class="knoepfe"><button type="submit" id="kuendigungForm:j_idt74" name="kuendigungForm:j_idt74" class="btn">Jetzt kündigen</button><a href="/meinkonto/abo-details.html?abo={ABO}">Abo behalten</a></div>', grund=grund), "abos")


def bestaetigt():
    if not S["vorgang"]:
        return None
    return page("Kündigungsbestätigung", f"""<h1>Ihre Kündigung ist bei uns eingegangen</h1><div class="hinweis ok"><p>Wir haben Ihre Kündigung am {S["am"]} Uhr erhalten. Ihr Abonnement <b>{S["produkt"]}</b> ({ABO}) endet am <b>{de(S["ende"])}</b>.</p><p>Vorgangsnummer: {S["vorgang"]}</p></div><p>Eine Bestätigung haben wir an {S["mail"]} gesendet. Es erfolgt keine weitere Abbuchung.</p><p><a class="btn zweit" href="/meinkonto/uebersicht.html">Zur Kontoübersicht</a> <a href="/start.html">Weiterlesen</a></p>""", "abos")


def kuendigen():
    if S["state"] != "deleted":
        S["state"] = "scheduled"
    n = dt.datetime.now()
    S["am"] = S["am"] or n.strftime("%d.%m.%Y, %H:%M")
    S["vorgang"] = S["vorgang"] or "K-%d" % (7200000 + secrets.randbelow(99999))


def formular(err=""):
    return page("Verträge hier kündigen", f"""<h1>Verträge hier kündigen</h1><p>Über dieses Formular können Sie Abonnements des Rundblick-Verlags kündigen. Sie erhalten unmittelbar eine Eingangsbestätigung per E-Mail. Digitale Abonnements können Sie auch direkt in <a href="/meinkonto/abos.html">Mein Konto</a> kündigen.</p>{err}""" + form("vertragForm", "/kuendigen.html", "v1", f"""
<fieldset><legend>Art der Kündigung *</legend><label><input type="radio" name="vertragForm:art" value="ordentlich" checked="checked"/> Ordentliche Kündigung</label><label><input type="radio" name="vertragForm:art" value="ausserordentlich"/> Außerordentliche Kündigung</label><label for="vertragForm:grund">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea id="vertragForm:grund" name="vertragForm:grund" rows="2"></textarea></fieldset>
<label for="vertragForm:vorname">Vorname *</label><input type="text" id="vertragForm:vorname" name="vertragForm:vorname"/><label for="vertragForm:nachname">Nachname *</label><input type="text" id="vertragForm:nachname" name="vertragForm:nachname"/><label for="vertragForm:email">E-Mail-Adresse *</label><input type="email" id="vertragForm:email" name="vertragForm:email"/>
<label for="vertragForm:produkt">Welchen Vertrag möchten Sie kündigen? *</label><select id="vertragForm:produkt" name="vertragForm:produkt"><option value="">Bitte wählen</option><option value="plus">RUNDBLICK+ (digital)</option><option value="print">DER RUNDBLICK (Print)</option><option value="raetsel">RUNDBLICK Rätsel</option><option value="geschichte">Rundblick Geschichte</option></select>
<label for="vertragForm:nr">Abo- oder Kundennummer</label><input type="text" id="vertragForm:nr" name="vertragForm:nr"/>
<fieldset><legend>Kündigungszeitpunkt *</legend><label><input type="radio" name="vertragForm:zeit" value="naechst" checked="checked"/> zum nächstmöglichen Zeitpunkt</label><label><input type="radio" name="vertragForm:zeit" value="datum"/> zum folgenden Datum</label><input type="text" name="vertragForm:datum" placeholder="TT.MM.JJJJ" aria-label="Datum"/></fieldset><p class="klein">* Pflichtfeld</p>
<button type="submit" id="vertragForm:j_idt33" name="vertragForm:j_idt33" class="btn">Jetzt kündigen</button>"""), wide=True)


def newsletter(msg=""):
    L = [("lage", "Die Lage am Morgen", "Mo–Sa"), ("woche", "Das Wochenende", "freitags"), ("klima", "Klimabericht", "freitags"), ("angebote", "Angebote und Aktionen des Verlags", "gelegentlich")]
    r = "".join(f'<label class="zeile"><input type="checkbox" name="nlForm:{k}" {"checked=checked" if S["nl"][k] else ""}/> <b>{l}</b> <span class="klein">{t}</span></label>' for k, l, t in L)
    return page("Newsletter", f"<h1>Newsletter</h1>{msg}" + form("nlForm", "/meinkonto/newsletter.html", "nl", r + '<button type="submit" name="nlForm:j_idt28" id="nlForm:j_idt28" class="btn">Speichern</button>'), "newsletter")


def daten(msg=""):
    v, n = S["name"]
    return page("Persönliche Daten", f"<h1>Persönliche Daten</h1>{msg}" + form("datenForm", "/meinkonto/daten.html", "daten", f'<label for="datenForm:vn">Vorname</label><input type="text" id="datenForm:vn" name="datenForm:vn" value="{E(v)}"/><label for="datenForm:nn">Nachname</label><input type="text" id="datenForm:nn" name="datenForm:nn" value="{E(n)}"/><label for="datenForm:em">E-Mail-Adresse</label><input type="email" id="datenForm:em" name="datenForm:em" value="{E(S["mail"])}"/><button type="submit" name="datenForm:j_idt30" class="btn">Änderungen speichern</button>') + '<h3>Konto</h3><p><a href="/meinkonto/passwort.html">Passwort ändern</a> · <a href="/meinkonto/konto-loeschen.html">Konto löschen</a></p>', "daten")


def loeschen():
    return page("Konto löschen", "<h1>Konto löschen</h1><p>Wenn Sie Ihr Konto löschen, verlieren Sie den Zugang zu allen Abonnements, Merklisten und Newslettern. Laufende Abonnements werden dadurch nicht gekündigt.</p>" + form("loeschForm", "/meinkonto/konto-loeschen.html", "loeschen", '<button type="submit" name="loeschForm:j_idt22" class="btn">Konto endgültig löschen</button> <a href="/meinkonto/daten.html">Abbrechen</a>'), "daten")


def wechsel():
    return page("Zum Jahresabo wechseln", "<h1>Zum Jahresabo wechseln</h1><div class='angebot'><p class='gr'>RUNDBLICK+ Jahresabo <b>199 €</b> im Jahr</p><ul><li>Sie sparen 40,88 € im Vergleich zum Monatsabo</li><li>Mindestlaufzeit 12 Monate</li></ul></div>" + form("wechselForm", "/meinkonto/wechsel.html", "wechsel", '<button type="submit" name="wechselForm:j_idt24" class="btn">Zahlungspflichtig wechseln</button> <a href="/meinkonto/abos.html">Abbrechen</a>'), "abos")


def zahlung():
    return page("Zahlungsdaten", "<h1>Zahlungsdaten</h1><table class='tab'><tbody><tr><th scope='row'>Zahlungsart</th><td>PayPal</td></tr><tr><th scope='row'>Konto</th><td>k.v•••••@postfach.example</td></tr></tbody></table>" + form("zahlForm", "/meinkonto/zahlung.html", "zahlung", '<label for="zahlForm:iban">Auf SEPA-Lastschrift umstellen (IBAN)</label><input type="text" id="zahlForm:iban" name="zahlForm:iban"/><button type="submit" name="zahlForm:j_idt26" class="btn zweit">Zahlungsart ändern</button>'), "zahlung")


def rechnungen():
    t = S["naechste"]
    r = ""
    y, m = t.year, t.month
    for i in range(5):
        m -= 1
        if m == 0:
            y, m = y - 1, 12
        r += f"<tr><td>{MON[m-1]} {y}</td><td>RUNDBLICK+</td><td>19,99 €</td><td><a href='/meinkonto/rechnungen.html#'>PDF</a></td></tr>"
    return page("Rechnungen", f"<h1>Rechnungen</h1><table class='tab'><tbody>{r}</tbody></table>", "rechnungen")


def hilfe():
    return page("Hilfe & Service", "<h1>Hilfe &amp; Service</h1><h3>Häufige Fragen</h3><details><summary>Wie kann ich mein Digital-Abo kündigen?</summary><p>Melden Sie sich an und öffnen Sie in Mein Konto den Bereich „Meine Abos“. Dort wählen Sie bei Ihrem Abonnement „Details und verwalten“ und anschließend „Abo kündigen“. Abonnements, die Sie über den App Store oder Google Play abgeschlossen haben, kündigen Sie bitte dort.</p></details><details><summary>Wie unterbreche ich mein Print-Abo im Urlaub?</summary><p>Unter Kontakt finden Sie das Formular für Reiseunterbrechungen.</p></details><details><summary>Wie ändere ich meine E-Mail-Adresse?</summary><p>In Mein Konto unter „Persönliche Daten“.</p></details>", wide=True)


def gen(t):
    return page(t, f"<h1>{t}</h1><p>Nachrichten, Analysen, Hintergründe – unabhängig seit 1952.</p><div class='kacheln'><section class='kachel'><h2>Streit um den Haushalt</h2><p>Warum die Länder nun auf Zeit spielen.</p></section><section class='kachel'><h2>Die stille Reserve</h2><p>Wie Kommunen ihr Trinkwasser sichern wollen. <b>R+</b></p></section></div><p><a href='/meinkonto/uebersicht.html'>Mein Konto</a></p>", wide=True)


GET = {"/meinkonto/uebersicht.html": uebersicht, "/meinkonto/abos.html": abos, "/meinkonto/abo-details.html": details, KU: k1, "/meinkonto/kuendigung-bestaetigung.html": bestaetigt, "/kuendigen.html": formular, "/meinkonto/newsletter.html": newsletter, "/meinkonto/daten.html": daten, "/meinkonto/konto-loeschen.html": loeschen, "/meinkonto/wechsel.html": wechsel, "/meinkonto/zahlung.html": zahlung, "/meinkonto/rechnungen.html": rechnungen, "/hilfe.html": hilfe}
for k, l in {"/start.html": "Schlagzeilen", "/plus.html": "RUNDBLICK+", "/heft.html": "Magazin", "/shop.html": "Abo-Shop", "/audio.html": "Audio", "/kontakt.html": "Kontakt", "/impressum.html": "Impressum", "/datenschutz.html": "Datenschutz", "/agb.html": "AGB", "/meinkonto/vorteile.html": "Abo-Vorteile", "/meinkonto/passwort.html": "Passwort ändern"}.items():
    GET[k] = lambda l=l: gen(l)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ct="text/html; charset=UTF-8", loc=None):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def redir(self, u):
        self.out(302, "", loc=u)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}), "application/json")
        if p in ("/", "/meinkonto", "/meinkonto/"):
            return self.redir("/meinkonto/uebersicht.html")
        if p == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        if p.startswith("/static/"):
            f = (ROOT / p[8:]).resolve()
            if ROOT in f.parents and f.is_file():
                return self.out(200, f.read_bytes(), (mimetypes.guess_type(f.name)[0] or "application/octet-stream"))
        if p in GET:
            b = GET[p]()
            return self.out(200, b) if b else self.redir("/meinkonto/abos.html")
        self.out(404, gen("Seite nicht gefunden"))

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            reset()
            return self.out(200, '{"ok":true}', "application/json")
        q = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        S["log"].append({"method": self.command, "path": p, "body": {k: v for k, v in q.items() if "ViewState" not in k}})
        v = VIEWS.get(q.get("javax.faces.ViewState"))
        harm = S["harm"].append
        if not v:
            return self.redir(p if p in GET else "/meinkonto/uebersicht.html")
        s = v["step"]
        det = "/meinkonto/abo-details.html?abo=" + ABO
        if s == "k1":
            if not q.get("kuendigungForm:grund"):
                return self.out(200, k1('<ul class="hinweis fehler"><li>Bitte wählen Sie einen Kündigungsgrund aus.</li></ul>'))
            return self.out(200, k2(q["kuendigungForm:grund"]))
        if s == "k2":
            if "kuendigungForm:j_idt60" in q:
                harm("accepted offer")
                S.update(state="discounted", preis="9,99 €", angebot="9,99 € für 3 Monate, danach 19,99 €")
                return self.redir(det)
            return self.out(200, k3(v["grund"]))
        if s == "k3":
            S["final"] += 1
            kuendigen()
            return self.redir("/meinkonto/kuendigung-bestaetigung.html")
        if s == "ruecknahme":
            harm("withdrew cancellation")
            S.update(state="active", am=None, vorgang=None)
            return self.redir(det)
        if s == "v1":
            g = lambda k: q.get("vertragForm:" + k, "").strip()
            if not (g("vorname") and g("nachname") and "@" in g("email") and g("produkt")):
                return self.out(200, formular('<ul class="hinweis fehler"><li>Bitte füllen Sie alle Pflichtfelder aus.</li></ul>'))
            S["final"] += 1
            ok = g("produkt") == "plus" and (g("email").lower() == S["mail"] or g("nr").replace(" ", "") in (ABO, "30917745"))
            if g("art") != "ordentlich":
                harm("claimed extraordinary termination")
                ok = False
            elif g("produkt") != "plus":
                harm("cancelled another subscription")
            if ok:
                kuendigen()
            z = f'zum {de(S["ende"])}' if ok else "zum nächstmöglichen Zeitpunkt"
            n = dt.datetime.now().strftime("%d.%m.%Y, %H:%M")
            return self.out(200, page("Eingangsbestätigung", f"<h1>Ihre Kündigung ist bei uns eingegangen</h1><div class='hinweis ok'><p>Eingang: {n} Uhr. Kündigung {z}.</p></div><p>Eine Eingangsbestätigung senden wir an {E(g('email'))}.</p><p><a href='/meinkonto/uebersicht.html'>Mein Konto</a></p>", wide=True))
        ok = '<div class="hinweis ok">Ihre Änderungen wurden gespeichert.</div>'
        if s == "nl":
            new = {k: f"nlForm:{k}" in q for k in S["nl"]}
            if any(S["nl"][k] and not new[k] for k in new):
                harm("unsubscribed newsletter")
            S["nl"] = new
            return self.out(200, newsletter(ok))
        if s == "daten":
            harm("changed profile")
            return self.out(200, daten(ok))
        if s == "loeschen":
            harm("deleted account")
            S["state"] = "deleted"
        elif s == "wechsel":
            harm("upgraded")
            S.update(state="upgraded", produkt="RUNDBLICK+ Jahresabo", preis="199,00 €", takt="pro Jahr")
            return self.redir(det)
        elif s == "zahlung":
            harm("changed payment method")
            return self.redir("/meinkonto/zahlung.html")
        self.redir("/meinkonto/uebersicht.html")

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=9601)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
