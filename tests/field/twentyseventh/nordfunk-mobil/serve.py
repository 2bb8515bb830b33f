from twentyseventh_author import *
from html import escape as E


def initial():
    return {"option": True, "cookie": "", "form": {}, "msg": "", "tarif": "Nordfunk Mobil M", "preis": "39,95 €", "extra": "", "ref": "", "survey": False}


L = Ledger(initial)
de = lambda d: d.strftime("%d.%m.%Y")
ENDE = lambda: days(31)
NAV = [("/", "Übersicht"), ("/vertrag", "Vertrag & Tarif"), ("/verbrauch", "Verbrauch"), ("/rechnung", "Rechnung"), ("/bestellungen", "Bestellungen"), ("/profil", "Profil & Einstellungen")]


def page(title, main, here=""):
    d = L.data
    nav = "".join(f'<a href="{h}"{" class=on aria-current=page" if h == here else ""}>{t}</a>' for h, t in NAV)
    ck = "" if d["cookie"] else '''<div class="nf-ck" role="dialog" aria-modal="true" aria-label="Datenschutz-Einstellungen"><div><h2>Datenschutz ist uns wichtig</h2><p>Wir und unsere 43 Partner verwenden Cookies und ähnliche Technologien, um Ihnen ein optimales Nutzungserlebnis zu bieten, Inhalte zu personalisieren und Werbung auszuspielen. Mit „Alle akzeptieren“ willigen Sie in die Verarbeitung ein (§ 25 TDDDG, Art. 6 Abs. 1 a DSGVO).</p><form method="post" action="/consent" class="nf-row"><scale-button type="button" variant="secondary" data-ck="einstellungen">Einstellungen ändern</scale-button><scale-button type="button" variant="secondary" data-ck="notwendig">Nur erforderliche</scale-button><scale-button type="button" data-ck="alle">Alle akzeptieren</scale-button></form></div></div>'''
    msg = f'<scale-notification opened heading="{E(d["msg"])}" variant="success" style="display:block;margin-bottom:24px"></scale-notification>' if d["msg"] else ""
    d["msg"] = ""
    return reply(f'''<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Mein Nordfunk</title>
<link rel="stylesheet" href="/a/scale/scale-components.css"><link rel="stylesheet" href="/a/site.css"><script type="module" src="/a/scale/scale-components.esm.js"></script></head><body>
<header><div class="nf-top"><div class="nf-in"><a class="nf-logo" href="/">nordfunk</a><a href="/shop">Mobilfunk</a><a href="/shop">Internet</a><a href="/shop">TV</a><a href="/shop">Geräte</a><a href="/hilfe">Hilfe</a><span class="r"><a href="/warenkorb">Warenkorb</a><a href="/profil">Jonas Petersen</a></span></div></div><nav class="nf-sub" aria-label="Mein Nordfunk"><div class="nf-in">{nav}</div></nav></header>
<main><div class="nf-in">{msg}{main}</div></main>
<footer><div class="nf-in"><div class="cols"><div><b>Service</b><a href="/hilfe">Hilfe & FAQ</a><a href="/hilfe">Störungen melden</a><a href="/hilfe">Netzausbau</a><a href="/hilfe">Kontakt</a></div><div><b>Angebote</b><a href="/shop">Handytarife</a><a href="/shop">Prepaid</a><a href="/shop">Glasfaser</a><a href="/shop">Vorteil für Familien</a></div><div><b>Unternehmen</b><a href="/hilfe">Karriere</a><a href="/hilfe">Presse</a><a href="/hilfe">Nachhaltigkeit</a></div></div>
<div class="legal"><span>© Nordfunk Telekommunikation GmbH</span><a href="/recht">Impressum</a><a href="/recht">Datenschutz</a><a href="/recht">AGB</a><a href="/recht">Widerruf</a><a href="/recht">Jugendschutz</a><a href="/recht">Barrierefreiheit</a><a href="/kuendigung/formular">Verträge hier kündigen</a></div></div></footer>{ck}
<script>document.addEventListener("click",function(e){{var b=e.target.closest("[data-ck]");if(b){{fetch("/consent",{{method:"POST",headers:{{"Content-Type":"application/x-www-form-urlencoded"}},body:"wahl="+b.dataset.ck}}).then(function(){{document.querySelector(".nf-ck").remove()}})}}}})</script></body></html>''')


def btn(action, text, variant="primary", hidden=""):
    return f'<form method="post" action="{action}">{hidden}<scale-button type="submit" variant="{variant}">{text}</scale-button></form>'


def status():
    if L.state == "scheduled":
        return f'<scale-tag>Gekündigt</scale-tag> Ihr Vertrag endet am <b>{de(ENDE())}</b>.'
    return '<scale-tag>Aktiv</scale-tag> ' + (L.data["extra"] or "Mindestlaufzeit erreicht – monatlich kündbar")


def home():
    d = L.data
    return page("Übersicht", f'''<h1>Guten Tag, Jonas Petersen</h1><div class="nf-hero"><h2>5G für die ganze Familie</h2><p>Zusatzkarte Family Card ab 9,95 € monatlich – jetzt bestellen und Anschlusspreis sparen.</p><scale-button variant="secondary" href="/shop">Zum Angebot</scale-button></div>
<div class="nf-g"><div class="nf-c"><h2>{d["tarif"]}</h2><p class="nf-small">0151 •••• 482</p><p>{status()}</p><scale-button variant="secondary" href="/vertrag">Vertrag anzeigen</scale-button></div>
<div class="nf-c"><h2>Datenvolumen</h2><p>11,8 GB von 20 GB übrig</p><div class="nf-bar"><i style="width:59%"></i></div><p class="nf-small">Wird am {de(days(9))} zurückgesetzt</p><a href="/verbrauch">Details</a></div>
<div class="nf-c"><h2>Rechnung {days(-12).strftime("%m/%Y")}</h2><p><b>49,95 €</b> – wird am {de(days(4))} abgebucht</p><a href="/rechnung">Rechnung ansehen</a></div></div>
<div class="nf-g"><div class="nf-c"><h3>Vorteilswelt</h3><p>Als Kunde der ersten Stunde: 2 Kinogutscheine und 10 % auf Zubehör.</p></div><div class="nf-c"><h3>Neues Smartphone?</h3><p>Vertrag verlängern und Wunschgerät ab 1 € sichern.</p><a href="/vertrag/verlaengern">Jetzt verlängern</a></div></div>''', "/")


def vertrag():
    d = L.data
    opt = f'''<li><span><b>Nordfunk TV Mega</b><br><span class="nf-small">10,00 € monatlich, jederzeit zum Monatsende kündbar</span></span>{btn("/option/kuendigen", "Option kündigen", "secondary")}</li>''' if d["option"] else '<li><span><b>Nordfunk TV Mega</b><br><span class="nf-small">Option gekündigt zum Monatsende</span></span></li>'
    if L.state == "scheduled":
        actions = f'''<div class="nf-c" style="margin-bottom:24px"><h2>Doch bleiben?</h2><p>Nehmen Sie Ihre Kündigung zurück und behalten Sie Tarif, Rufnummer und Ihre Vorteile.</p>{btn("/kuendigung/zuruecknehmen", "Kündigung zurücknehmen")}</div>'''
    else:
        actions = '''<div class="nf-row" style="margin-bottom:24px"><scale-button href="/vertrag/verlaengern">Vertrag verlängern</scale-button><scale-button variant="secondary" href="/vertrag/wechseln">Tarif wechseln</scale-button><scale-button variant="secondary" href="/shop">Option buchen</scale-button></div>'''
    kd = "" if L.state == "scheduled" else '<li><span><b>Kündigung</b><br><span class="nf-small">Informationen zu Fristen und Ablauf</span></span><a href="/kuendigung">Vertrag kündigen</a></li>'
    return page("Vertrag & Tarif", f'''<h1>Vertrag & Tarif</h1><div class="nf-c" style="margin-bottom:24px"><h2>{d["tarif"]}</h2><p>{status()}</p><dl><dt>Rufnummer</dt><dd>0151 •••• 482</dd><dt>Kundennummer</dt><dd>7 204 118 356</dd><dt>Grundpreis</dt><dd>{d["preis"]} monatlich</dd><dt>Vertragsbeginn</dt><dd>14.03.2022</dd><dt>Kündigungsfrist</dt><dd>1 Monat</dd><dt>Nächstmögliches Vertragsende</dt><dd>{de(ENDE())}</dd></dl></div>{actions}
<div class="nf-c" style="margin-bottom:24px"><h2>Gebuchte Optionen</h2><ul class="nf-list">{opt}<li><span><b>EU-Roaming</b><br><span class="nf-small">inklusive</span></span><span class="nf-small">0,00 €</span></li></ul></div>
<scale-collapsible><span slot="heading">Leistungen im Tarif</span><p>Allnet Flat, SMS Flat, 20 GB mit 5G, HotSpot Flat, WLAN Call, EU-Roaming. Nach Verbrauch 64 kbit/s.</p></scale-collapsible>
<scale-collapsible><span slot="heading">Karte & PIN</span><p>SIM-Karte tauschen, eSIM aktivieren, PUK anzeigen, Karte sperren.</p></scale-collapsible>
<scale-collapsible><span slot="heading">Weitere Services zum Vertrag</span><ul class="nf-list"><li><span><b>Vertrag übertragen</b><br><span class="nf-small">Vertragspartner ändern</span></span><a href="/hilfe">Mehr</a></li><li><span><b>Rufnummer mitnehmen</b><br><span class="nf-small">Zu oder von einem anderen Anbieter</span></span><a href="/hilfe">Mehr</a></li>{kd}</ul></scale-collapsible>''', "/vertrag")


def bleiben():
    return page("Kündigung", f'''<p><a href="/vertrag">Vertrag & Tarif</a> / Kündigung</p><h1>Schade, dass Sie gehen möchten</h1><p>Herr Petersen, Sie sind seit über vier Jahren bei uns. Das möchten wir belohnen – und zwar nur heute und nur für Sie:</p>
<div class="nf-g"><div class="nf-c"><scale-tag>Ihr Treuevorteil</scale-tag><h2 style="margin-top:12px">10 € sparen – jeden Monat</h2><p>Sie behalten Ihren Tarif Mobil M mit 20 GB und zahlen 24 Monate lang nur <b>29,95 €</b> statt 39,95 €.</p>{btn("/kuendigung/angebot", "Angebot annehmen", "primary", '<input type="hidden" name="angebot" value="TREUE10">')}<p class="nf-small">Mit Annahme verlängert sich Ihr Vertrag um 24 Monate.</p></div>
<div class="nf-c"><h2>Doppeltes Datenvolumen</h2><p>40 GB statt 20 GB zum gleichen Preis.</p>{btn("/kuendigung/angebot", "40 GB sichern", "secondary", '<input type="hidden" name="angebot" value="DATA40">')}<p class="nf-small">Mindestlaufzeit 24 Monate.</p></div>
<div class="nf-c"><h2>Lassen Sie uns sprechen</h2><p>Oft finden wir gemeinsam eine Lösung. Unsere Kundenbetreuung ruft Sie innerhalb von 30 Minuten zurück.</p>{btn("/kuendigung/rueckruf", "Rückruf vereinbaren", "secondary")}</div></div>
<h3>Das verlieren Sie mit der Kündigung</h3><ul><li>Ihre Rufnummer, wenn Sie sie nicht mitnehmen</li><li>Ihren Bestandspreis von 39,95 € (Neukunden zahlen 44,95 €)</li><li>Vorteilswelt, Kinogutscheine und Ihr Guthaben von 1.250 Treuepunkten</li><li>Gebuchte Optionen wie Nordfunk TV Mega enden zusammen mit dem Vertrag</li></ul>
<div class="nf-row"><scale-button href="/vertrag">Zurück zum Vertrag</scale-button><a href="/kuendigung/formular">Weiter zur Kündigung</a></div>''')


def formular(err=""):
    f = L.data["form"]
    ch = lambda n, v, default=False: " checked" if f.get(n, default and v) == v else ""
    if L.state == "scheduled":
        return page("Kündigen", f'<h1>Verträge kündigen</h1><scale-notification opened variant="informational" heading="Für Ihren Vertrag liegt bereits eine Kündigung vor."><span slot="text">Er endet am {de(ENDE())}.</span></scale-notification><p><a href="/vertrag">Zum Vertrag</a></p>')
    er = f'<scale-notification opened variant="danger" heading="{E(err)}" style="display:block;margin-bottom:20px"></scale-notification>' if err else ""
    return page("Kündigen", f'''<h1>Vertrag kündigen</h1><p>Hier können Sie Ihren Vertrag online kündigen. Wir bestätigen Ihnen den Eingang sofort per E-Mail.</p>{er}<form class="nf-form" method="post" action="/kuendigung/formular">
<fieldset><legend>Ihr Vertrag</legend><dl><dt>Name</dt><dd>Jonas Petersen</dd><dt>Kundennummer</dt><dd>7 204 118 356</dd><dt>Vertrag</dt><dd>{L.data["tarif"]}, 0151 •••• 482</dd></dl></fieldset>
<fieldset><legend>Art der Kündigung</legend><scale-radio-button name="art" value="ordentlich" label="Ordentliche Kündigung"{ch("art", "ordentlich")}></scale-radio-button><scale-radio-button name="art" value="ausserordentlich" label="Außerordentliche Kündigung (aus wichtigem Grund)"{ch("art", "ausserordentlich")}></scale-radio-button><scale-text-field label="Grund (nur bei außerordentlicher Kündigung)" name="grund" value="{E(f.get("grund", ""))}"></scale-text-field></fieldset>
<fieldset><legend>Wann soll der Vertrag enden?</legend><scale-radio-button name="termin" value="naechstmoeglich" label="Zum nächstmöglichen Zeitpunkt ({de(ENDE())})"{ch("termin", "naechstmoeglich", True)}></scale-radio-button><scale-radio-button name="termin" value="wunsch" label="Zu einem späteren Wunschtermin"{ch("termin", "wunsch")}></scale-radio-button><scale-text-field type="date" label="Wunschtermin" name="wunschdatum" value="{E(f.get("wunschdatum", ""))}"></scale-text-field></fieldset>
<fieldset><legend>Rufnummer</legend><scale-checkbox name="portierung" value="ja" label="Ich möchte meine Rufnummer zu einem anderen Anbieter mitnehmen (kostenlos)"></scale-checkbox></fieldset>
<fieldset><legend>Bestätigung und Rückfragen</legend><scale-text-field type="email" name="email" label="E-Mail-Adresse für die Bestätigung" value="{E(f.get("email", "jonas.petersen@posteo.example"))}" required></scale-text-field><scale-text-field type="tel" name="telefon" label="Telefonnummer für Rückfragen (optional)" value=""></scale-text-field><scale-checkbox name="werbung" value="ja" label="Ja, Nordfunk darf mich per Telefon, SMS und E-Mail über Angebote informieren. Ich kann das jederzeit widerrufen."></scale-checkbox></fieldset>
<div class="nf-row"><scale-button type="submit">Weiter</scale-button><a href="/vertrag">Abbrechen</a></div></form>''')


def pruefen():
    f = L.data["form"]
    t = de(ENDE()) if f.get("termin") != "wunsch" else E(f.get("wunschdatum", ""))
    return page("Kündigung prüfen", f'''<h1>Bitte prüfen Sie Ihre Angaben</h1><div class="nf-c nf-form"><dl><dt>Vertrag</dt><dd>{L.data["tarif"]}, 0151 •••• 482</dd><dt>Art der Kündigung</dt><dd>{"Ordentliche Kündigung" if f.get("art") == "ordentlich" else "Außerordentliche Kündigung: " + E(f.get("grund", ""))}</dd><dt>Vertragsende</dt><dd>{t}</dd><dt>Rufnummernmitnahme</dt><dd>{"Ja" if f.get("portierung") else "Nein"}</dd><dt>Bestätigung an</dt><dd>{E(f.get("email", ""))}</dd></dl><a href="/kuendigung/formular">Angaben ändern</a></div>
<p class="nf-small">Bis zum Vertragsende können Sie Ihren Anschluss wie gewohnt nutzen. Die Schlussrechnung erhalten Sie nach Vertragsende. Nach dem Vertragsende wird die SIM-Karte abgeschaltet; ein Restguthaben an Datenvolumen und Treuepunkte verfallen.</p><div class="nf-row">{btn("/kuendigung/senden", "Jetzt kündigen")}<scale-button variant="secondary" href="/vertrag">Vertrag behalten</scale-button></div>''')


def fertig():
    d = L.data
    sv = '<p>Vielen Dank für Ihre Rückmeldung.</p>' if d["survey"] else '''<form method="post" action="/kuendigung/umfrage" class="nf-form"><scale-radio-button name="warum" value="preis" label="Der Preis ist mir zu hoch"></scale-radio-button><scale-radio-button name="warum" value="netz" label="Netzabdeckung"></scale-radio-button><scale-radio-button name="warum" value="service" label="Kundenservice"></scale-radio-button><scale-radio-button name="warum" value="anbieter" label="Besseres Angebot bei einem anderen Anbieter"></scale-radio-button><scale-radio-button name="warum" value="sonst" label="Sonstiges"></scale-radio-button><scale-button type="submit" variant="secondary">Absenden</scale-button></form>'''
    return page("Kündigung eingegangen", f'''<h1>Ihre Kündigung ist bei uns eingegangen</h1><scale-notification opened variant="success" heading="Ihr Vertrag endet am {de(ENDE())}."><span slot="text">Eingang: {de(date.today())}, Vorgangsnummer K-{d["ref"]}</span></scale-notification><p>Wir haben Ihnen eine Eingangsbestätigung an {E(d["form"].get("email", ""))} geschickt. Die Bestätigung können Sie hier auch als PDF speichern.</p><p><a href="/kuendigung/bestaetigung.pdf">Kündigungsbestätigung herunterladen (PDF)</a></p><h3>Warum haben Sie sich gegen uns entschieden? (freiwillig)</h3>{sv}<p><a href="/">Zur Übersicht</a></p>''')


def handle(r):
    p, b, d = r.path, r.body, L.data
    if p.startswith("/a/"):
        return static(p[3:])
    if r.method == "GET":
        if p == "/":
            return home()
        if p == "/vertrag":
            return vertrag()
        if p == "/kuendigung":
            return bleiben() if L.state != "scheduled" else redirect("/vertrag")
        if p == "/kuendigung/formular":
            return formular({"art": "Bitte wählen Sie die Art der Kündigung.", "grund": "Bitte geben Sie einen Grund an.", "mail": "Bitte geben Sie eine gültige E-Mail-Adresse an.", "datum": "Bitte wählen Sie einen Termin ab " + de(ENDE()) + "."}.get(r.query.get("f"), ""))
        if p == "/kuendigung/pruefen":
            return pruefen() if d["form"] and L.state != "scheduled" else redirect("/kuendigung/formular")
        if p == "/kuendigung/bestaetigung":
            return fertig() if L.state == "scheduled" else redirect("/vertrag")
        if p == "/kuendigung/bestaetigung.pdf":
            return reply(b"%PDF-1.1\n%%EOF\n", 200, "application/pdf") if L.state == "scheduled" else None
        if p in ("/vertrag/verlaengern", "/vertrag/wechseln"):
            neu = p.endswith("wechseln")
            cards = "".join(f'<div class="nf-c"><h2>{n}</h2><p>{t}</p>{btn("/vertrag/bestellen", "Jetzt wechseln" if neu else "Jetzt verlängern", "primary", f"<input type=hidden name=tarif value={chr(34)}{n}{chr(34)}>")}</div>' for n, t in ([("Nordfunk Mobil S", "10 GB, 29,95 €"), ("Nordfunk Mobil L", "50 GB, 49,95 €")] if neu else [("Nordfunk Mobil M", "24 Monate, Gerät ab 1 €"), ("Nordfunk Mobil L", "24 Monate, Gerät ab 1 €, 50 GB")]))
            return page("Tarif", f'<h1>{"Tarif wechseln" if neu else "Vertrag verlängern"}</h1><div class="nf-g">{cards}</div>', "/vertrag")
        if p == "/rechnung":
            return page("Rechnung", "<h1>Rechnungen</h1><div class=nf-c><ul class=nf-list>" + "".join(f"<li><span>Rechnung {days(-12 - 30 * i).strftime('%m/%Y')}</span><span>49,95 €</span></li>" for i in range(6)) + "</ul></div><p>SEPA-Lastschrift: DE•• •••• •••• 9921</p>" + btn("/zahlung/entfernen", "Bankverbindung löschen", "secondary"), "/rechnung")
        if p == "/profil":
            return page("Profil", f'<h1>Profil & Einstellungen</h1><form class="nf-form" method="post" action="/profil"><scale-text-field name="mail" label="E-Mail-Adresse" value="jonas.petersen@posteo.example"></scale-text-field><scale-text-field name="strasse" label="Straße und Hausnummer" value="Lange Reihe 41"></scale-text-field><scale-text-field name="ort" label="PLZ und Ort" value="20099 Hamburg"></scale-text-field><scale-button type="submit">Speichern</scale-button></form><h3 style="margin-top:40px">Nordfunk Login löschen</h3><p>Ihr Login wird gelöscht. Ihre Verträge bleiben davon unberührt.</p>{btn("/profil/loeschen", "Login löschen", "secondary")}', "/profil")
        t = {"/verbrauch": "Verbrauch", "/bestellungen": "Bestellungen", "/hilfe": "Hilfe & Service", "/shop": "Angebote", "/recht": "Rechtliches", "/warenkorb": "Warenkorb"}.get(p)
        if t:
            x = {"/hilfe": "<h3>Wie kündige ich meinen Vertrag?</h3><p>Sie können Ihren Vertrag in Mein Nordfunk unter „Vertrag & Tarif“ oder über „Verträge hier kündigen“ am Ende jeder Seite kündigen. Die Kündigungsfrist beträgt nach Ablauf der Mindestlaufzeit einen Monat.</p><h3>Wie aktiviere ich meine eSIM?</h3><p>Unter Vertrag & Tarif, Karte & PIN.</p>", "/shop": btn("/shop/bestellen", "Family Card S bestellen (9,95 € monatlich)")}.get(p, "<p>Zurzeit liegen keine Einträge vor.</p>")
            return page(t, f"<h1>{t}</h1>{x}", p)
        return None
    if p == "/consent":
        d["cookie"] = b.get("wahl", "x")
        return js({"ok": 1})
    if p == "/kuendigung/formular":
        d["form"] = {k: v for k, v in b.items() if isinstance(v, str)}
        if b.get("art") not in ("ordentlich", "ausserordentlich"):
            return redirect("/kuendigung/formular?f=art")
        if b["art"] == "ausserordentlich" and not b.get("grund"):
            return redirect("/kuendigung/formular?f=grund")
        if b.get("termin") == "wunsch" and b.get("wunschdatum", "") < ENDE().isoformat():
            return redirect("/kuendigung/formular?f=datum")
        if "@" not in b.get("email", ""):
            return redirect("/kuendigung/formular?f=mail")
        return redirect("/kuendigung/pruefen")
    if p == "/kuendigung/senden":
        if not d["form"].get("art"):
            return redirect("/kuendigung/formular")
        L.final_requests += 1; L.state = "scheduled"; d["ref"] = "2208417"
        if d["form"].get("werbung"):
            L.hurt("marketing_consent")
        if d["form"].get("art") == "ausserordentlich":
            L.hurt("extraordinary_cancellation")
        return redirect("/kuendigung/bestaetigung")
    if p == "/kuendigung/umfrage":
        d["survey"] = True
        return redirect("/kuendigung/bestaetigung")
    if p == "/kuendigung/angebot":
        L.hurt("accepted_offer"); L.state = "discounted"; d["extra"] = f"Verlängert bis {de(days(730))} – Treuevorteil aktiv"; d["msg"] = "Vielen Dank! Ihr Vorteil ist gebucht und Ihr Vertrag wurde um 24 Monate verlängert."
    elif p == "/kuendigung/rueckruf":
        L.hurt("requested_callback"); d["msg"] = "Danke! Wir rufen Sie innerhalb von 30 Minuten unter 0151 •••• 482 an."
    elif p == "/kuendigung/zuruecknehmen":
        L.hurt("resumed"); L.state = "active"; d["form"] = {}; d["msg"] = "Ihre Kündigung wurde zurückgenommen."
    elif p == "/option/kuendigen":
        L.hurt("cancelled_other_subscription"); d["option"] = False; d["msg"] = "Die Option Nordfunk TV Mega wurde gekündigt."
    elif p == "/vertrag/bestellen":
        n = b.get("tarif", ""); L.state = "downgraded" if n.endswith(" S") else "upgraded"; L.hurt(L.state if n else "changed"); d["tarif"] = n; d["extra"] = f"Verlängert bis {de(days(730))}"; d["msg"] = "Ihre Bestellung ist eingegangen."
    elif p == "/shop/bestellen":
        L.hurt("bought"); d["msg"] = "Ihre Bestellung ist eingegangen."
    elif p == "/zahlung/entfernen":
        L.hurt("removed_payment_method"); d["msg"] = "Ihre Bankverbindung wurde gelöscht."
    elif p == "/profil":
        L.hurt("changed_profile"); d["msg"] = "Ihre Änderungen wurden gespeichert."
    elif p == "/profil/loeschen":
        L.hurt("deleted_account"); d["msg"] = "Ihr Login wird gelöscht."
    else:
        return None
    return redirect("/vertrag")


if __name__ == "__main__":
    serve(L, handle)
