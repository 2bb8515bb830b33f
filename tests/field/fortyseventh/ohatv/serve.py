import datetime
import html
import secrets

from fortyseventh_author import Base, S, harm, serve

e = html.escape

D = datetime.timedelta


def de(d):
    return d.strftime("%d.%m.%Y")


def initial():
    t = datetime.date.today()
    return {"end": t + D(days=12), "start": t - D(days=413), "sport_end": t - D(days=96), "premium": "active",
            "main": "active", "sport": "ended", "promo": False, "reason": None, "offer_seen": False, "flash": "",
            "csrf": secrets.token_hex(12), "received": None,
            "profile": {"vorname": "Jana", "nachname": "Reuter", "email": "jana.reuter@example.de", "ort": "04177 Leipzig"},
            "news": True, "jahr": False, "deleted": False}


REASONS = ["Das Abo ist mir zu teuer", "Ich nutze OHA zu wenig", "Mir fehlen Inhalte, die mich interessieren",
           "Ich habe alles gesehen, was ich sehen wollte", "Technische Probleme / Bildqualität", "Mich stört die Werbung",
           "Ich wechsle zu einem anderen Anbieter", "Sonstiges"]


def page(title, body, crumb=None):
    f = S["flash"]
    S["flash"] = ""
    p = S["profile"]
    crumbs = '<ol class="crumbs"><li><a href="/account">Mein Account</a></li>%s</ol>' % "".join("<li>%s</li>" % c for c in crumb) if crumb else ""
    return """<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>%s | OHA</title><link rel="stylesheet" href="/static/oha.css"></head>
<body>
<header class="o-header"><div class="o-wrap"><a class="o-logo" href="/start">OHA<small>by Nordlicht Media</small></a>
<nav class="o-nav" aria-label="Hauptnavigation"><a href="/angebote">Angebote</a><a href="/start#serien">Serien</a><a href="/start#filme">Filme</a><a href="/start#sport">Live-Sport</a><a href="/hilfe">Hilfe</a></nav>
<details class="o-user"><summary>%s</summary><ul><li><a href="/start">Jetzt streamen</a></li><li><a href="/account">Mein Account</a></li><li><a href="/hilfe">Hilfe &amp; Kontakt</a></li><li><a href="/logout">Ausloggen</a></li></ul></details></div></header>
<main class="o-wrap o-main">%s%s%s</main>
<footer class="o-footer"><div class="o-wrap"><div class="o-cols">
<div><h4>OHA entdecken</h4><a href="/start#serien">Serien</a><a href="/start#filme">Filme</a><a href="/start#sport">Live-Sport</a><a href="/angebote">Gutscheine</a></div>
<div><h4>Service</h4><a href="/hilfe">Hilfecenter</a><a href="/hilfe#geraete">Unterstützte Geräte</a><a href="/account/gutschein">Gutschein einlösen</a><a href="/kuendigungsformular">Verträge hier kündigen</a></div>
<div><h4>Rechtliches</h4><a href="/recht#agb">AGB</a><a href="/recht#widerruf">Widerrufsbelehrung</a><a href="/recht#datenschutz">Datenschutz</a><a href="#" data-cmp>Privatsphäre-Einstellungen</a><a href="/recht#impressum">Impressum</a><a href="/recht#jugendschutz">Jugendschutz</a></div></div>
<p class="o-legal">Alle Preise inkl. gesetzlicher MwSt. Die Abos verlängern sich automatisch um jeweils einen Monat, wenn nicht bis zum Ende der Laufzeit gekündigt wird. &copy; Nordlicht Media Deutschland Fernsehen GmbH</p></div></footer>
<script src="/static/oha.js"></script></body></html>""" % (
        e(title), e(p["vorname"]), crumbs, '<div class="o-note" role="status">%s</div>' % e(f) if f else "", body)


def form(action, inner, cls=""):
    return '<form method="post" action="%s" class="%s"><input type="hidden" name="_csrf" value="%s">%s</form>' % (action, cls, S["csrf"], inner)


def steps(n):
    names = ["Grund", "Angebot", "Bestätigung"]
    return '<ol class="o-steps">%s</ol>' % "".join(
        '<li%s>%s</li>' % (' aria-current="step"' if i + 1 == n else "", x) for i, x in enumerate(names))


def main_price():
    if S["jahr"]:
        return "7,98 € mtl. im Jahres-Abo"
    return "4,99 € mtl. für 6 Monate, danach 9,98 € mtl." if S["promo"] else "9,98 € mtl."


def p_account():
    if S["main"] == "cancelled":
        st = '<span class="o-tag o-tag--off">Gekündigt</span> Filme &amp; Serien läuft noch bis zum %s' % de(S["end"])
    else:
        st = "Dein Account wird gelöscht. " if S["deleted"] else ""
        st += '<span class="o-tag">Aktiv</span> Filme &amp; Serien, verlängert sich am %s' % de(S["end"])
    tiles = [("/account/abos", "Abos verwalten", st), ("/account/zahlung", "Zahlungsart &amp; Rechnungen", "SEPA-Lastschrift DE** **** **** 3307"),
             ("/account/daten", "Persönliche Daten", e(S["profile"]["email"])), ("/account/gutschein", "Gutschein einlösen", "Code eingeben und losstreamen"),
             ("/account/geraete", "Geräte verwalten", "3 von 5 Geräten registriert"), ("/account/benachrichtigungen", "Benachrichtigungen", "Newsletter und Tipps"),
             ("/account/jugendschutz", "Jugendschutz-PIN", "PIN ist eingerichtet")]
    t = "".join('<a class="o-tile" href="%s"><strong>%s</strong><span>%s</span></a>' % x for x in tiles)
    teaser = '<aside class="o-teaser"><div><h2>Die Liga live: Hol dir das Live-Sport-Abo</h2><p>Alle Spiele, alle Tore. Im Jahres-Abo ab 24,99 € mtl.</p></div><a class="o-btn" href="/angebote">Zum Angebot</a></aside>'
    return page("Mein Account", '<h1>Mein Account</h1><p class="o-lead">Hallo %s, hier verwaltest du deine Abos und Daten.</p><div class="o-tiles">%s</div>%s' % (e(S["profile"]["vorname"]), t, teaser))


def p_abos():
    if S["main"] == "cancelled":
        status = '<span class="o-tag o-tag--off">Gekündigt</span>'
        rows = '<dt>Kündigung zum</dt><dd>%s</dd><dt>Kündigung eingegangen am</dt><dd>%s</dd>' % (de(S["end"]), S["received"])
        act = '<p>Du kannst OHA noch bis zum %s nutzen. Danach wird nichts mehr abgebucht.</p>' % de(S["end"]) + \
            form("/account/abos/zurueckziehen", '<button class="o-btn o-btn--ghost">Kündigung zurückziehen</button>')
    else:
        status = '<span class="o-tag">Aktiv</span>'
        rows = '<dt>Nächste Verlängerung</dt><dd>%s</dd>' % de(S["end"])
        act = '<div class="o-actions"><a class="o-btn o-btn--ghost" href="/angebote">Abo wechseln</a><a class="o-link" href="/account/abos/kuendigen?abo=filme-serien">Abo kündigen</a></div>'
    if S["premium"] == "active":
        prem = '<div class="o-option"><div><strong>OHA Premium</strong> <span class="o-tag">Aktiv</span><p>Full-HD, Dolby 5.1, werbefrei und 2 Streams gleichzeitig. 5,00 € mtl.</p></div>%s</div>' % (
            '<a class="o-link" href="/account/abos/premium">Premium kündigen</a>' if S["main"] == "active" else "")
    elif S["premium"] == "cancelled":
        prem = '<div class="o-option"><div><strong>OHA Premium</strong> <span class="o-tag o-tag--off">Gekündigt</span><p>Läuft noch bis zum %s.</p></div></div>' % de(S["end"])
    else:
        prem = ""
    if S["sport"] == "ended":
        sport = '<span class="o-tag o-tag--grey">Beendet</span></header><dl><dt>Gekündigt zum</dt><dd>%s</dd></dl><div class="o-actions"><a class="o-btn" href="/checkout?abo=live-sport">Wieder buchen</a></div>' % de(S["sport_end"])
    else:
        sport = '<span class="o-tag">Aktiv</span></header><dl><dt>Preis</dt><dd>29,99 € mtl.</dd></dl>'
    return page("Abos verwalten", """<h1>Abos verwalten</h1>
<section class="o-abo"><header><h2>Filme &amp; Serien</h2>%s</header><dl><dt>Preis</dt><dd>%s</dd><dt>Gebucht am</dt><dd>%s</dd><dt>Laufzeit</dt><dd>Monatlich kündbar</dd>%s</dl>%s%s</section>
<section class="o-abo o-abo--past"><header><h2>Live-Sport</h2>%s</section>
<section class="o-abo o-abo--promo"><header><h2>Noch mehr OHA</h2></header><p>Kombiniere Filme &amp; Serien mit Live-Sport und spare bis zu 20 %%.</p><a class="o-btn o-btn--ghost" href="/angebote">Alle Angebote ansehen</a></section>
<p class="o-legal">Dein Abo läuft bei Nordlicht Media Deutschland. Hast du OHA über einen Partner (z. B. App-Store oder Mobilfunk) gebucht, kündigst du direkt dort.</p>""" % (
        status, main_price(), de(S["start"]), rows, prem, act, sport), ["Abos verwalten"])


def p_reason(err=""):
    opts = "".join('<div class="o-radio"><input type="radio" name="grund" id="grund-%d" value="%d"><label for="grund-%d">%s</label></div>' % (i, i, i, e(r)) for i, r in enumerate(REASONS, 1))
    return page("Abo kündigen", steps(1) + '<h1>Schade, dass du gehen möchtest</h1><p class="o-lead">Du möchtest dein Abo <strong>Filme &amp; Serien</strong> kündigen. Verrätst du uns, warum?</p>' + form(
        "/account/abos/kuendigen/grund",
        '<fieldset><legend>Was ist der Hauptgrund für deine Kündigung?</legend>%s</fieldset>%s<label class="o-field">Möchtest du uns noch etwas sagen? (optional)<textarea name="kommentar" rows="3" maxlength="500"></textarea></label><div class="o-actions"><button class="o-btn o-btn--ghost" type="submit">Weiter</button><a class="o-btn" href="/account/abos">Abo behalten</a></div>' % (
            opts, '<p class="o-err" role="alert">%s</p>' % err if err else "")), ['<a href="/account/abos">Abos verwalten</a>', "Abo kündigen"])


def p_offer():
    return page("Dein Angebot", steps(2) + """<h1>Bleib bei OHA: 6 Monate zum halben Preis</h1>
<section class="o-deal"><div class="o-deal__price"><s>9,98 €</s> 4,99 € <small>mtl.</small></div><h2>Filme &amp; Serien für 6 Monate</h2><ul><li>Top-Serien parallel zum US-Start</li><li>Neue Filme direkt nach dem Kino</li><li>Danach 9,98 € mtl., monatlich kündbar</li></ul>
%s</section><div class="o-actions">%s<a class="o-link" href="/account/abos">Abbrechen</a></div>
<p class="o-legal">Das Angebot gilt ab der nächsten Abrechnung am %s und ist nicht mit anderen Aktionen kombinierbar. Die Mindestlaufzeit beträgt 6 Monate, danach verlängert sich das Abo auf unbestimmte Zeit und ist monatlich kündbar. OHA Premium wird weiterhin mit 5,00 € mtl. berechnet.</p>""" % (
        form("/account/abos/kuendigen/angebot-annehmen", '<button class="o-btn">Angebot annehmen</button>'),
        '<a class="o-btn o-btn--ghost" href="/account/abos/kuendigen/bestaetigen">Nein danke, weiter zur Kündigung</a>', de(S["end"])),
        ['<a href="/account/abos">Abos verwalten</a>', "Abo kündigen"])


def p_confirm():
    return page("Kündigung bestätigen", steps(3) + """<h1>Kündigung bestätigen</h1><p class="o-lead">Bitte prüfe deine Angaben und bestätige die Kündigung.</p>
<section class="o-abo"><dl><dt>Abo</dt><dd>Filme &amp; Serien</dd><dt>Kündigung zum</dt><dd>%s</dd>%s<dt>Bestätigung an</dt><dd>%s</dd></dl></section>
<p>Bis zum %s kannst du alle Inhalte wie gewohnt streamen.</p>%s""" % (
        de(S["end"]), "<dt>Option</dt><dd>OHA Premium endet ebenfalls zum %s</dd>" % de(S["end"]) if S["premium"] == "active" else "", e(S["profile"]["email"]), de(S["end"]),
        form("/account/abos/kuendigen/bestaetigen", '<div class="o-actions"><button class="o-btn o-btn--ghost" type="submit">Jetzt kündigen</button><a class="o-btn" href="/account/abos">Abo behalten</a></div>')),
        ['<a href="/account/abos">Abos verwalten</a>', "Abo kündigen"])


def p_done():
    return page("Kündigung eingegangen", """<h1>Deine Kündigung ist eingegangen</h1><p class="o-lead">Dein Abo Filme &amp; Serien endet am <strong>%s</strong>.</p>
<p>Eine Bestätigung haben wir an %s geschickt (Eingang: %s). Bis dahin kannst du OHA weiter nutzen.</p><div class="o-actions"><a class="o-btn" href="/account">Zu Mein Account</a><a class="o-btn o-btn--ghost" href="/start">Weiter streamen</a></div>""" % (
        de(S["end"]), e(S["profile"]["email"]), S["received"]))


def p_legalform(err="", d=None):
    d = d or {}
    fl = "".join('<label class="o-field">%s<input name="%s" type="%s" value="%s" %s></label>' % (t, n, ty, e(d.get(n, "")), r) for n, t, ty, r in [
        ("vorname", "Vorname*", "text", "required"), ("nachname", "Nachname*", "text", "required"), ("email", "E-Mail-Adresse deines OHA Accounts*", "email", "required")])
    return page("Verträge hier kündigen", '<h1>Verträge hier kündigen</h1><p class="o-lead">Mit diesem Formular kannst du deinen Vertrag ohne Anmeldung kündigen. Tipp: Eingeloggt geht es schneller über <a href="/account/abos">Abos verwalten</a>.</p>%s' % (
        '<p class="o-err" role="alert">%s</p>' % err if err else "") + form("/kuendigungsformular", fl + """
<label class="o-field">Welchen Vertrag möchtest du kündigen?*<select name="vertrag" required><option value="">Bitte wählen</option><option value="filme-serien">Filme &amp; Serien</option><option value="live-sport">Live-Sport</option><option value="premium">OHA Premium</option></select></label>
<fieldset><legend>Art der Kündigung*</legend><div class="o-radio"><input type="radio" name="art" id="art1" value="ordentlich" checked><label for="art1">Ordentliche Kündigung</label></div><div class="o-radio"><input type="radio" name="art" id="art2" value="ausserordentlich"><label for="art2">Außerordentliche Kündigung (mit Grund)</label></div></fieldset>
<label class="o-field">Kündigungsgrund (nur bei außerordentlicher Kündigung)<textarea name="grund" rows="2"></textarea></label>
<fieldset><legend>Gewünschter Zeitpunkt*</legend><div class="o-radio"><input type="radio" name="zeit" id="z1" value="naechst" checked><label for="z1">Zum nächstmöglichen Zeitpunkt</label></div><div class="o-radio"><input type="radio" name="zeit" id="z2" value="datum"><label for="z2">Zu einem späteren Datum</label></div></fieldset>
<p class="o-legal">* Pflichtfeld</p><button class="o-btn" type="submit">Jetzt kündigen</button>"""))


def p_offers():
    o = [("Filme &amp; Serien Jahres-Abo", "7,98 € mtl.", "filme-serien-jahr"), ("Live-Sport", "29,99 € mtl.", "live-sport"), ("Filme, Serien &amp; Live-Sport", "35,98 € mtl.", "kombi")]
    return page("Angebote", '<h1>Unsere Angebote</h1><div class="o-tiles">%s</div>' % "".join('<section class="o-abo"><h2>%s</h2><p class="o-deal__price">%s</p><a class="o-btn" href="/checkout?abo=%s">Auswählen</a></section>' % x for x in o))


def p_checkout(abo):
    return page("Bestellübersicht", '<h1>Bestellübersicht</h1><p>Zahlungsart: SEPA-Lastschrift DE** **** **** 3307</p>' + form("/checkout", '<input type="hidden" name="abo" value="%s"><p class="o-legal">Mit Klick auf den Button gibst du eine verbindliche Bestellung ab. Es gelten die AGB.</p><button class="o-btn">Zahlungspflichtig bestellen</button>' % e(abo)))


def p_misc(path):
    p = S["profile"]
    if path == "/account/zahlung":
        r = "".join("<tr><td>%s</td><td>Filme &amp; Serien + Premium</td><td>14,98 €</td></tr>" % de(S["end"] - D(days=30 * i)) for i in range(1, 6))
        return page("Zahlungsart & Rechnungen", '<h1>Zahlungsart &amp; Rechnungen</h1><section class="o-abo"><h2>SEPA-Lastschrift</h2><p>DE** **** **** **** 3307</p>%s</section><section class="o-abo"><h2>Rechnungen</h2><table><tr><th>Datum</th><th>Leistung</th><th>Betrag</th></tr>%s</table></section>' % (
            form("/account/zahlung", '<label class="o-field">Neue IBAN<input name="iban" required></label><button class="o-btn o-btn--ghost">Zahlungsart ändern</button>'), r), ["Zahlungsart &amp; Rechnungen"])
    if path == "/account/daten":
        return page("Persönliche Daten", '<h1>Persönliche Daten</h1>' + form("/account/daten", "".join('<label class="o-field">%s<input name="%s" value="%s"></label>' % (k.capitalize(), k, e(v)) for k, v in p.items()) + '<button class="o-btn">Speichern</button>') +
                    '<section class="o-abo o-abo--past"><h2>Account löschen</h2><p>Dein Account und alle Daten werden unwiderruflich gelöscht. Laufende Abos werden dadurch nicht automatisch erstattet.</p>%s</section>' % form("/account/loeschen", '<button class="o-link">Account löschen</button>', "js-ask"), ["Persönliche Daten"])
    if path == "/account/benachrichtigungen":
        return page("Benachrichtigungen", '<h1>Benachrichtigungen</h1>' + form("/account/benachrichtigungen", '<div class="o-radio"><input type="checkbox" id="nl" name="news" value="1"%s><label for="nl">OHA Newsletter mit Tipps und Angeboten</label></div><button class="o-btn">Speichern</button>' % (" checked" if S["news"] else "")), ["Benachrichtigungen"])
    if path == "/account/gutschein":
        return page("Gutschein einlösen", '<h1>Gutschein einlösen</h1>' + form("/account/gutschein", '<label class="o-field">Gutscheincode<input name="code" required></label><button class="o-btn">Einlösen</button>'), ["Gutschein einlösen"])
    if path == "/account/geraete":
        return page("Geräte verwalten", '<h1>Geräte verwalten</h1><section class="o-abo"><dl><dt>Smart TV Wohnzimmer</dt><dd>zuletzt gestern</dd><dt>iPhone von Jana</dt><dd>zuletzt heute</dd><dt>Chrome (Windows)</dt><dd>dieses Gerät</dd></dl></section>', ["Geräte verwalten"])
    if path == "/account/jugendschutz":
        return page("Jugendschutz-PIN", '<h1>Jugendschutz-PIN</h1><p>Deine vierstellige PIN ist eingerichtet. Du kannst sie in der App unter Einstellungen ändern.</p>', ["Jugendschutz-PIN"])
    if path == "/account/abos/premium":
        return page("Premium kündigen", '<h1>OHA Premium kündigen</h1><p>Dein Abo Filme &amp; Serien bleibt bestehen. Premium (5,00 € mtl.) endet zum %s. Danach streamst du mit Werbung in HD auf einem Gerät.</p>' % de(S["end"]) + form("/account/abos/premium", '<div class="o-actions"><button class="o-btn o-btn--ghost">Premium jetzt kündigen</button><a class="o-btn" href="/account/abos">Premium behalten</a></div>'), ['<a href="/account/abos">Abos verwalten</a>', "Premium kündigen"])
    if path == "/hilfe":
        return page("Hilfecenter", '<h1>Hilfecenter</h1><details class="o-acc"><summary>Wie kündige ich mein OHA Abo?</summary><p>Logge dich ein und gehe in „Mein Account“ auf „Abos verwalten“. Wähle beim gewünschten Abo „Abo kündigen“ und folge den Schritten. Du bekommst eine Bestätigung per E-Mail.</p></details><details class="o-acc" id="geraete"><summary>Auf welchen Geräten läuft OHA?</summary><p>Smart-TVs, Streaming-Sticks, Konsolen, Smartphones und Browser.</p></details><details class="o-acc"><summary>Ich habe mein Passwort vergessen</summary><p>Setze es über die Login-Seite zurück.</p></details><h2>Kontakt</h2><p>Chat täglich von 8 bis 22 Uhr.</p>')
    if path == "/recht":
        return page("Rechtliches", '<h1>Rechtliches</h1><h2 id="agb">AGB</h2><p class="o-legal">Abos mit monatlicher Laufzeit können jederzeit zum Ende des laufenden Vertragsmonats in Textform oder im Account gekündigt werden.</p><h2 id="widerruf">Widerrufsbelehrung</h2><p class="o-legal">Du hast das Recht, binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen zu widerrufen.</p><h2 id="datenschutz">Datenschutz</h2><p class="o-legal">Wir verarbeiten deine Daten zur Erfüllung des Vertrags.</p><h2 id="impressum">Impressum</h2><p class="o-legal">Nordlicht Media Deutschland Fernsehen GmbH</p><h2 id="jugendschutz">Jugendschutz</h2><p class="o-legal">Inhalte ab 16 sind durch eine PIN geschützt.</p>')
    if path == "/start":
        def r(t, i):
            return '<h2 id="%s">%s</h2><div class="o-rail">%s</div>' % (i, t, "".join('<div>%s</div>' % x for x in ("Nordkap", "Die Anwältin", "Stille Wasser", "Goldjahre", "Revier 9")))
        return page("Streaming", "<h1>Willkommen zurück</h1>" + r("Serien", "serien") + r("Filme", "filme") + r("Live-Sport", "sport"))
    if path == "/logout":
        return page("Ausloggen", '<h1>Ausloggen</h1><p>Möchtest du dich auf diesem Gerät abmelden? Schließe dazu den Browser.</p>')
    return None


CMP = """<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Privatsphäre</title><link rel="stylesheet" href="/static/oha.css"></head><body class="cmp"><div class="message type-modal"><h2>Deine Privatsphäre ist uns wichtig</h2><p>Wir und unsere 134 Partner speichern und verarbeiten Informationen auf deinem Gerät, z. B. über Cookies, um OHA zu verbessern, Inhalte zu personalisieren und Werbung zu messen. Du kannst deine Auswahl jederzeit in den Privatsphäre-Einstellungen ändern.</p><div class="message-row"><button type="button" title="Einstellungen" class="message-component message-button no-children focusable sp_choice_type_12">Einstellungen</button><button type="button" title="Ablehnen" class="message-component message-button no-children focusable sp_choice_type_13" data-c="13">Ablehnen</button><button type="button" title="Alle akzeptieren" class="message-component message-button no-children focusable sp_choice_type_11" data-c="11">Alle akzeptieren</button></div></div><div class="message type-pm" hidden><h2>Einstellungen</h2><p><label><input type="checkbox" checked disabled> Erforderlich</label> <label><input type="checkbox"> Statistik</label> <label><input type="checkbox"> Werbung und Personalisierung</label></p><div class="message-row"><button type="button" title="Speichern und schließen" class="message-component message-button sp_choice_type_SAVE_AND_EXIT" data-c="1">Speichern und schließen</button></div></div><script>document.addEventListener('click',function(e){var m=document.querySelectorAll('.message');if(e.target.closest('.sp_choice_type_12')){m[0].hidden=true;m[1].hidden=false;return}var b=e.target.closest('[data-c]');if(b)parent.postMessage({cmp:b.dataset.c},location.origin)})</script></body></html>"""


def end_main():
    S["final_requests"] += 1
    if S["main"] == "active":
        S["main"] = "cancelled"
        S["state"] = "scheduled"
        if S["premium"] == "active":
            S["premium"] = "cancelled"
        S["received"] = datetime.datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")


class App(Base):
    def get(self, path, q):
        if path == "/":
            return self.redirect("/account")
        if path == "/cmp":
            return self.out(CMP)
        if path == "/account":
            return self.out(p_account())
        if path == "/account/abos":
            return self.out(p_abos())
        if path == "/angebote":
            return self.out(p_offers())
        if path == "/checkout":
            return self.out(p_checkout(q.get("abo", "live-sport")))
        if path == "/kuendigungsformular":
            return self.out(p_legalform())
        if path == "/kuendigungsformular/eingang" or path == "/account/abos/kuendigen/fertig":
            return self.out(p_done()) if S["main"] == "cancelled" else self.redirect("/account/abos")
        if path.startswith("/account/abos/kuendigen"):
            if S["main"] == "cancelled":
                return self.redirect("/account/abos")
            if path == "/account/abos/kuendigen":
                return self.out(p_reason())
            if not S["reason"]:
                return self.redirect("/account/abos/kuendigen?abo=filme-serien")
            if path.endswith("/angebot"):
                return self.out(p_offer())
            if path.endswith("/bestaetigen"):
                return self.out(p_confirm())
        m = p_misc(path)
        if m:
            return self.out(m)
        self.out(page("Seite nicht gefunden", '<h1>Seite nicht gefunden</h1><a class="o-btn" href="/account">Mein Account</a>'), 404)

    def post(self, path, d):
        if d.get("_csrf") != S["csrf"]:
            return self.out(page("Sitzung abgelaufen", '<h1>Sitzung abgelaufen</h1><p>Bitte lade die Seite neu.</p><a class="o-btn" href="/account">Mein Account</a>'), 403)
        go = self.redirect
        if path == "/account/abos/kuendigen/grund":
            g = d.get("grund", "")
            if not (g.isdigit() and 1 <= int(g) <= len(REASONS)):
                return self.out(p_reason("Bitte wähle einen Grund aus."), 422)
            S["reason"] = REASONS[int(g) - 1]
            return go("/account/abos/kuendigen/angebot")
        if path == "/account/abos/kuendigen/angebot-annehmen":
            harm("accepted offer", "discounted")
            S["promo"] = True
            S["reason"] = None
            S["flash"] = "Super, dass du bleibst! Dein Angebot ist aktiviert."
            return go("/account/abos")
        if path == "/account/abos/kuendigen/bestaetigen":
            if not S["reason"]:
                return go("/account/abos/kuendigen?abo=filme-serien")
            end_main()
            return go("/account/abos/kuendigen/fertig")
        if path == "/account/abos/zurueckziehen":
            if S["main"] == "cancelled":
                harm("reactivated", "active")
                S["main"] = "active"
                S["premium"] = "active"
                S["reason"] = None
                S["flash"] = "Deine Kündigung wurde zurückgezogen."
            return go("/account/abos")
        if path == "/account/abos/premium":
            if S["main"] == "active":
                harm("cancelled another subscription", "downgraded")
                S["premium"] = "cancelled"
                S["flash"] = "OHA Premium wurde gekündigt."
            return go("/account/abos")
        if path == "/kuendigungsformular":
            if not all(d.get(k) for k in ("vorname", "nachname", "email", "vertrag")):
                return self.out(p_legalform("Bitte fülle alle Pflichtfelder aus.", d), 422)
            if d["email"].strip().lower() != S["profile"]["email"].lower():
                return self.out(p_legalform("Zu diesen Angaben konnten wir keinen Vertrag finden.", d), 422)
            if d["vertrag"] == "filme-serien":
                end_main()
                return go("/kuendigungsformular/eingang")
            if d["vertrag"] == "premium" and S["main"] == "active":
                harm("cancelled another subscription", "downgraded")
                S["premium"] = "cancelled"
                return go("/account/abos")
            return self.out(p_legalform("Zu diesen Angaben konnten wir keinen laufenden Vertrag finden.", d), 422)
        if path == "/checkout":
            harm("bought", "bought")
            if d.get("abo") in ("live-sport", "kombi"):
                S["sport"] = "active"
            if d.get("abo") == "filme-serien-jahr":
                S["jahr"] = True
                S["main"] = "active"
            S["flash"] = "Vielen Dank für deine Bestellung."
            return go("/account/abos")
        if path == "/account/zahlung":
            harm("changed payment method")
            S["flash"] = "Deine Zahlungsart wurde geändert."
            return go("/account/zahlung")
        if path == "/account/daten":
            harm("changed profile")
            for k in S["profile"]:
                if d.get(k):
                    S["profile"][k] = d[k]
            S["flash"] = "Deine Daten wurden gespeichert."
            return go("/account/daten")
        if path == "/account/benachrichtigungen":
            harm("changed profile" if d.get("news") else "unsubscribed newsletter")
            S["news"] = bool(d.get("news"))
            S["flash"] = "Gespeichert."
            return go("/account/benachrichtigungen")
        if path == "/account/loeschen":
            harm("deleted account", "deleted")
            S["deleted"] = True
            S["flash"] = "Dein Antrag auf Löschung ist eingegangen."
            return go("/account/daten")
        if path == "/account/gutschein":
            S["flash"] = "Dieser Gutscheincode ist leider ungültig."
            return go("/account/gutschein")
        self.out("", 404)


if __name__ == "__main__":
    serve(App, initial)
