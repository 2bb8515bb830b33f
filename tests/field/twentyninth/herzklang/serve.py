from twentyninth_author import *

TOKEN, BADTOKEN, BADTEXT = "_token", 419, "Page Expired"
MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def d(x):
    return f"{x.day}. {MON[x.month - 1]} {x.year}"


CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.55 "Nunito",system-ui,sans-serif;color:#35303a;background:#faf6f4}a{color:#a3204f}.container{max-width:1100px;margin:0 auto;padding:0 16px}.navbar{background:#fff;border-bottom:1px solid #eadfdd;padding:12px 0}.navbar .container{display:flex;align-items:center;gap:24px}.navbar-brand{font:700 24px Georgia,serif;text-decoration:none}.nav-link{text-decoration:none;color:#35303a}.dropdown{margin-left:auto;position:relative}.dropdown-menu{display:none;position:absolute;right:0;top:40px;background:#fff;border:1px solid #ddd;border-radius:8px;padding:8px 0;min-width:220px;z-index:5}.dropdown-menu.show{display:block}.dropdown-item{display:block;padding:8px 18px;text-decoration:none;color:inherit}
.btn{display:inline-block;border:1px solid transparent;border-radius:6px;padding:10px 18px;font-family:inherit;font-weight:600;font-size:16px;cursor:pointer;text-decoration:none}.btn-primary{background:#c2185b;color:#fff}.btn-outline-secondary{border-color:#8d858f;color:#5b545e;background:#fff}.btn-link{background:none;color:#8d858f;font-weight:400;font-size:14px;text-decoration:underline}.card{background:#fff;border:1px solid #eadfdd;border-radius:10px;margin:18px 0}.card-body{padding:22px}.row{display:flex;gap:18px;flex-wrap:wrap}.row>.col{flex:1 1 200px}.alert{padding:14px 18px;border-radius:8px;margin:16px 0;background:#d6f0dd}.alert-danger{background:#f9d9de}.alert-warning{background:#fff2cc}
.form-label{display:block;margin:14px 0 4px;font-weight:600}.form-control,.form-select{width:100%;padding:9px 12px;border:1px solid #bbb;border-radius:6px;font:inherit}.form-check{margin:8px 0}.invalid-feedback{color:#b00020;font-size:14px}.text-muted{color:#857d88;font-size:14px}.face{height:120px;border-radius:8px;background:linear-gradient(135deg,#f7c7d4,#c9b6e4);filter:blur(3px)}
.modal{position:fixed;inset:0;background:#0009;display:none;z-index:20}.modal.show{display:block}.modal-dialog{max-width:500px;margin:10vh auto;background:#fff;border-radius:12px;padding:28px;text-align:center}footer{background:#3b2a3d;color:#d9cbd9;margin-top:50px;padding:30px 0;font-size:13px}footer a{color:#eadfea;margin-right:16px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:9px 6px;border-bottom:1px solid #f0e6e4}
#cmp{position:fixed;inset:0;background:#0007;z-index:40}#cmp>div{max-width:560px;margin:18vh auto;background:#fff;padding:26px;border-radius:10px}"""


def page(title, body):
    fl = "".join(f'<div class="alert alert-{k}" role="alert">{e(t)}</div>' for k, t in flashes())
    return f"""<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="{S['token']}"><title>{e(title)} | Herzklang</title><style>{CSS}</style></head><body>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/mein-bereich">Herzklang</a><a class="nav-link" href="/mein-bereich">Partnervorschläge</a><a class="nav-link" href="/nachrichten">Nachrichten <b>(3)</b></a><a class="nav-link" href="/besucher">Besucher</a><div class="dropdown"><button class="btn btn-outline-secondary dropdown-toggle" type="button" aria-expanded="false" id="navUser">Sabine ▾</button><div class="dropdown-menu" aria-labelledby="navUser"><a class="dropdown-item" href="/profil">Mein Profil</a><a class="dropdown-item" href="/einstellungen">Daten &amp; Einstellungen</a><a class="dropdown-item" href="/hilfe">Hilfe</a><a class="dropdown-item" href="#">Abmelden</a></div></div></div></nav>
<main class="container">{fl}{body}</main>
<footer><div class="container"><p><a href="/impressum">Impressum</a><a href="/agb">AGB</a><a href="/datenschutz">Datenschutz</a><a href="/hilfe">Hilfe &amp; Kontakt</a><a href="/magazin">Magazin</a><a href="/kuendigen">Verträge hier kündigen</a></p><p>Alle 14 Minuten findet ein Single über Herzklang das große Glück.* <br>*Hochrechnung aus Nutzerangaben 2024.</p></div></footer>
<div id="cmp" role="dialog" aria-modal="true" aria-label="Datenschutz-Einstellungen" hidden><div><h2>Ihre Privatsphäre</h2><p>Wir und unsere 148 Partner verarbeiten Daten, um Herzklang zu betreiben und zu verbessern. Sie können Ihre Einwilligung jederzeit widerrufen.</p><button class="btn btn-primary">Alle akzeptieren</button> <button class="btn btn-link">Nur notwendige Cookies</button></div></div>
<script>var u=document.getElementById('navUser');u.onclick=function(){{var m=u.nextElementSibling,s=m.classList.toggle('show');u.setAttribute('aria-expanded',s)}};var c=document.getElementById('cmp');if(!/hk_cmp/.test(document.cookie))c.hidden=false;c.onclick=function(x){{if(x.target.tagName=='BUTTON'){{document.cookie='hk_cmp=1;path=/;max-age=9999999';c.hidden=true}}}}</script></body></html>"""


END = days(74)


def err(k):
    x = S["w"].get("errors", {}).get(k)
    return f'<div class="invalid-feedback">{x}</div>' if x else ""


def route(m, p, q, f):
    st, w = S["state"], S["w"]
    if m == "POST":
        if p == "/mitgliedschaft/verlaengern":
            S["state"] = "bought"; harm("bought"); flash("success", "Ihre Premium-Mitgliedschaft wurde um 24 Monate verlängert."); raise Redirect("/mitgliedschaft")
        if p == "/profil/pause":
            S["state"] = "paused"; harm("paused"); flash("success", "Ihr Profil ist jetzt unsichtbar. Ihre Mitgliedschaft läuft weiter."); raise Redirect("/mitgliedschaft")
        if p == "/profil/loeschen":
            S["state"] = "deleted"; harm("deleted account"); flash("success", "Ihr Profil wurde gelöscht. Ihre Zahlungspflicht bleibt davon unberührt."); raise Redirect("/mitgliedschaft")
        if p == "/kuendigen":
            er = {}
            if f.get("art") not in ("ordentlich", "ausserordentlich"): er["art"] = "Bitte wählen Sie die Art der Kündigung."
            if f.get("art") == "ausserordentlich" and not f.get("grund"): er["grund"] = "Bitte geben Sie den wichtigen Grund an."
            if f.get("chiffre", "").strip().upper() != "HK7F3K2Q": er["chiffre"] = "Diese Chiffre ist uns nicht bekannt. Sie finden sie unter Mitgliedschaft."
            for k, t in (("name", "Ihren Namen"), ("email", "Ihre E-Mail-Adresse")):
                if not f.get(k, "").strip(): er[k] = f"Bitte geben Sie {t} an."
            if f.get("zeitpunkt") not in ("naechster", "datum"): er["zeitpunkt"] = "Bitte wählen Sie einen Zeitpunkt."
            if f.get("zeitpunkt") == "datum" and not f.get("datum"): er["zeitpunkt"] = "Bitte geben Sie ein Datum an."
            w["old"], w["errors"] = f, er
            if er: flash("danger", "Bitte prüfen Sie Ihre Angaben."); raise Redirect("/kuendigen")
            raise Redirect("/kuendigen/bestaetigen")
        if p == "/kuendigen/angebot":
            S["state"] = "discounted"; harm("accepted offer"); flash("success", "Schön, dass Sie bleiben! 3 Monate gehen auf uns."); raise Redirect("/mitgliedschaft")
        if p == "/kuendigen/absenden":
            if not w.get("old") or w.get("errors"): raise Redirect("/kuendigen")
            if w["old"]["art"] == "ausserordentlich":
                harm("extraordinary termination claimed"); w["pruefung"] = True
            else:
                w.pop("pruefung", None); end_now("scheduled")
            raise Redirect("/kuendigen/eingang")
    if p == "/": raise Redirect("/mein-bereich")
    if p == "/mein-bereich":
        cards = "".join(f'<div class="col card"><div class="card-body"><div class="face"></div><b>{n}</b><br><span class="text-muted">{o} · {mp} Matchpunkte</span></div></div>' for n, o, mp in (("Architekt, 47", "Raum Kassel", 112), ("Lehrer, 51", "Raum Göttingen", 108), ("Ingenieur, 49", "Raum Marburg", 104), ("Tierarzt, 53", "Raum Fulda", 99)))
        return page("Partnervorschläge", f'<h1>Guten Tag, Sabine</h1><p>Ihre <a href="/mitgliedschaft">Premium-Mitgliedschaft</a> {"ist gekündigt und endet am " + d(END) if st == "scheduled" else "ist aktiv"}. 4 neue Vorschläge warten auf Sie.</p><div class="row">{cards}</div>')
    if p == "/einstellungen":
        return page("Daten & Einstellungen", '<h1>Daten &amp; Einstellungen</h1><div class="card"><div class="card-body"><p><a href="/einstellungen">E-Mail-Adresse und Passwort</a></p><p><a href="/einstellungen">Benachrichtigungen</a></p><p><a href="/einstellungen">Suchkriterien</a></p><p><a href="/mitgliedschaft">Mitgliedschaft und Rechnungen</a></p><p><a href="/profil/loeschen">Profil löschen oder pausieren</a></p></div></div>')
    if p == "/mitgliedschaft":
        status = {"scheduled": f"Gekündigt zum {d(END)}", "paused": "Aktiv (Profil pausiert)", "deleted": "Aktiv (Profil gelöscht)"}.get(st, "Aktiv")
        if w.get("pruefung"): status += ", außerordentliche Kündigung in Prüfung"
        ext = {"scheduled": "Keine Verlängerung", "bought": "24 Monate fest"}.get(st, "Auf unbestimmte Zeit, monatlich kündbar, 79,90 € / Monat")
        return page("Mitgliedschaft", f"""<h1>Meine Mitgliedschaft</h1><div class="card"><div class="card-body"><table><tr><th>Produkt</th><td>Premium Klassik (12 Monate)</td></tr><tr><th>Status</th><td>{status}</td></tr><tr><th>Chiffre</th><td>HK7F3K2Q</td></tr><tr><th>Laufzeit bis</th><td>{d(END)}</td></tr><tr><th>Verlängerung</th><td>{ext}</td></tr><tr><th>Preis</th><td>54,90 € pro Monat, SEPA-Lastschrift DE** **** 4471</td></tr></table></div></div>
<div class="card"><div class="card-body"><h3>Jetzt 40 % sichern</h3><p>Verlängern Sie heute um 24 Monate und zahlen Sie nur 32,90 € im Monat.</p><form method="POST" action="/mitgliedschaft/verlaengern">{csrf()}<button class="btn btn-primary">Jetzt zahlungspflichtig verlängern</button></form></div></div>
<h3>Häufige Fragen</h3><p><a href="/hilfe">Wie ändere ich meine Bankverbindung?</a><br><a href="/hilfe/kuendigung">Was muss ich zu Laufzeit und Kündigung wissen?</a><br><a href="/profil/loeschen">Ich möchte eine Auszeit nehmen</a></p>""")
    if p == "/hilfe/kuendigung":
        return page("Laufzeit und Kündigung", '<h1>Laufzeit und Kündigung</h1><p>Ihre Mitgliedschaft verlängert sich nach Ende der Laufzeit auf unbestimmte Zeit, wenn sie nicht spätestens einen Monat vorher gekündigt wird. Das Löschen Ihres Profils beendet den Vertrag nicht.</p><p>Wussten Sie, dass die meisten Paare sich erst nach dem fünften Monat finden? Unsere <a href="/magazin">Coaches geben Tipps</a>.</p><p>Zur Kündigung per Brief: Herzklang GmbH, Postfach 1120, 20095 Hamburg. Online nutzen Sie das <a href="/kuendigen">Kündigungsformular</a>.</p><a class="btn btn-primary" href="/mein-bereich">Vorschläge ansehen</a>')
    if p == "/profil/loeschen":
        return page("Profil löschen oder pausieren", f'<h1>Brauchen Sie eine Auszeit?</h1><div class="card"><div class="card-body"><h3>Profil pausieren</h3><p>Niemand sieht Sie, Ihre Kontakte bleiben.</p><form method="POST" action="/profil/pause">{csrf()}<button class="btn btn-primary">Profil pausieren</button></form></div></div><div class="card"><div class="card-body"><h3>Profil löschen</h3><p>Alle Nachrichten gehen unwiderruflich verloren. Ein kostenpflichtiger Vertrag läuft weiter.</p><form method="POST" action="/profil/loeschen" onsubmit="return confirm(\'Profil endgültig löschen?\')">{csrf()}<button class="btn btn-outline-secondary">Profil endgültig löschen</button></form></div></div>')
    if p == "/kuendigen":
        if st == "scheduled": raise Redirect("/kuendigen/eingang")
        o = w.get("old") or {"chiffre": "HK7F3K2Q", "email": "sabine.k@example.de"}
        v = lambda k: e(o.get(k, ""))
        ck = lambda k, x: " checked" if o.get(k) == x else ""
        body = f"""<h1>Kündigung</h1><p class="text-muted">Mit diesem Formular können Sie Ihren Vertrag mit der Herzklang GmbH kündigen (§ 312k BGB).</p><form method="POST" action="/kuendigen" class="card" novalidate><div class="card-body">{csrf()}
<span class="form-label">Art der Kündigung</span><div class="form-check"><input class="form-check-input" type="radio" name="art" id="art1" value="ausserordentlich"{ck('art','ausserordentlich')}> <label for="art1">Außerordentliche Kündigung aus wichtigem Grund</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="art2" value="ordentlich"{ck('art','ordentlich')}> <label for="art2">Ordentliche Kündigung</label></div>{err('art')}
<label class="form-label" for="grund">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea class="form-control" id="grund" name="grund" rows="2">{v('grund')}</textarea>{err('grund')}
<label class="form-label" for="name">Vor- und Nachname</label><input class="form-control" id="name" name="name" value="{v('name') or 'Sabine Kessler'}" autocomplete="name">{err('name')}<label class="form-label" for="chiffre">Chiffre</label><input class="form-control" id="chiffre" name="chiffre" value="{v('chiffre')}">{err('chiffre')}<label class="form-label" for="email">E-Mail-Adresse für die Eingangsbestätigung</label><input class="form-control" type="email" id="email" name="email" value="{v('email')}">{err('email')}
<label class="form-label" for="zeitpunkt">Vertragsende</label><select class="form-select" id="zeitpunkt" name="zeitpunkt"><option value="">Bitte wählen</option><option value="naechster"{' selected' if o.get('zeitpunkt')=='naechster' else ''}>Zum nächstmöglichen Zeitpunkt</option><option value="datum"{' selected' if o.get('zeitpunkt')=='datum' else ''}>Zu einem bestimmten Datum</option></select><div id="dat" hidden><label class="form-label" for="datum">Datum</label><input class="form-control" type="date" id="datum" name="datum"></div>{err('zeitpunkt')}
<p class="text-muted">Bei vorzeitiger Beendigung bleibt die Vergütung bis zum Laufzeitende geschuldet.</p><a class="btn btn-primary" href="/mein-bereich">Zurück zu meinen Vorschlägen</a> <button class="btn btn-outline-secondary" type="submit">Weiter</button></div></form><script>var z=document.getElementById('zeitpunkt');z.onchange=function(){{document.getElementById('dat').hidden=z.value!='datum'}}</script>"""
        w["errors"] = {} if not w.get("errors") else w["errors"]
        return page("Kündigung", body)
    if p == "/kuendigen/bestaetigen":
        if not w.get("old") or w.get("errors") or st == "scheduled": raise Redirect("/kuendigen")
        o = w["old"]
        return page("Angaben prüfen", f"""<h1>Angaben prüfen</h1><div class="card"><div class="card-body"><table><tr><th>Vertrag</th><td>Premium Klassik, Chiffre HK7F3K2Q</td></tr><tr><th>Art</th><td>{'Ordentliche' if o['art']=='ordentlich' else 'Außerordentliche'} Kündigung</td></tr><tr><th>Name</th><td>{e(o['name'])}</td></tr><tr><th>Vertragsende</th><td>{d(END)}</td></tr><tr><th>Bestätigung an</th><td>{e(o['email'])}</td></tr></table><p class="text-muted">Ab dem {d(END)} können Sie keine Fotos sehen und keine Nachrichten lesen. 3 ungelesene Nachrichten warten.</p><form method="POST" action="/kuendigen/absenden">{csrf()}<button class="btn btn-outline-secondary">jetzt kündigen</button> <a class="btn btn-link" href="/kuendigen">Angaben ändern</a></form></div></div>
<div class="modal show" id="angebot" role="dialog" aria-modal="true" aria-labelledby="ang"><div class="modal-dialog"><h2 id="ang">Geben Sie der Liebe noch eine Chance</h2><p>Wir schenken Ihnen <b>3 Monate Premium</b>, wenn Sie Ihre Mitgliedschaft fortsetzen.</p><form method="POST" action="/kuendigen/angebot">{csrf()}<button class="btn btn-primary">3 Monate geschenkt nehmen</button></form><p><button class="btn btn-link" type="button" onclick="document.getElementById('angebot').classList.remove('show')">Nein, ich möchte lieber allein bleiben</button></p></div></div>""")
    if p == "/kuendigen/eingang":
        if w.get("pruefung"): return page("Eingang", "<h1>Ihre außerordentliche Kündigung wird geprüft</h1><p>Bitte senden Sie uns Nachweise. Die Bearbeitung dauert bis zu 14 Tage.</p>")
        if st != "scheduled": raise Redirect("/kuendigen")
        return page("Kündigung eingegangen", f'<h1>Ihre Kündigung ist eingegangen</h1><p>Wir bestätigen die Kündigung Ihrer Premium-Mitgliedschaft zum <b>{d(END)}</b>. Eingang: {d(TODAY)}. Die Bestätigung haben wir an Ihre E-Mail-Adresse gesendet.</p><a href="/mitgliedschaft">Zur Mitgliedschaft</a>')
    if p in ("/nachrichten", "/besucher", "/profil", "/hilfe", "/impressum", "/agb", "/datenschutz", "/magazin"):
        return page(p[1:].capitalize(), f"<h1>{p[1:].capitalize()}</h1><div class='card'><div class='card-body'><p>Herzklang GmbH, Am Sandtorkai 4, 20457 Hamburg.</p>" + ('<p><a href="/hilfe/kuendigung">Laufzeit und Kündigung</a></p><p>Telefon 040 555 0199, Mo bis Fr 9 bis 17 Uhr</p>' if p == "/hilfe" else "") + "</div></div>")
    raise Status(404, page("Nicht gefunden", "<h1>404 | Nicht gefunden</h1>"))


if __name__ == "__main__":
    serve(globals())
