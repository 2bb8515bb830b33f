#!/usr/bin/env python3
"""StadtSport Club, server-rendered member area (German)."""
import argparse
import datetime as dt
import html
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.Lock()
S = {}
E = html.escape
PLANS = {"S": ("Essential", "33,90"), "M": ("Classic", "64,90"), "L": ("Premium", "109,90"), "XL": ("Max", "159,90")}


def d(x):
    return x.strftime("%d.%m.%Y")


def reset():
    t = dt.date.today()
    start = t - dt.timedelta(days=17)
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="M", start=start,
             end=start + dt.timedelta(days=29), since=start - dt.timedelta(days=578), csrf=secrets.token_urlsafe(40),
             flash=None, pending=None, pause=None, requested=None, newsletter=True)


CSS = """
*{box-sizing:border-box}body{margin:0;font:15px/1.55 "Brown","Helvetica Neue",Helvetica,Arial,sans-serif;color:#24262b;background:#f6f6f4}a{color:#0a3cc2;text-decoration:none}a:hover{text-decoration:underline}
h1,h2,h3,h4{line-height:1.25;margin:0 0 12px}h1{font-size:30px}h2{font-size:22px}h3{font-size:18px}p{margin:0 0 12px}.container{max-width:1120px;margin:0 auto;padding:0 18px}
.navbar{background:#fff;border-bottom:1px solid #e4e4e0}.navbar .container{display:flex;align-items:center;height:66px;gap:26px}.navbar-brand{font-weight:800;font-size:20px;color:#0a3cc2;letter-spacing:-.5px}.navbar .container>ul{list-style:none;display:flex;gap:22px;margin:0;padding:0}.navbar a{color:#24262b}.navbar .right{margin-left:auto;display:flex;gap:14px;align-items:center}
.dropdown{position:relative}.dropdown-menu{display:none;margin:0;position:absolute;right:0;top:32px;background:#fff;border:1px solid #ddd;min-width:220px;padding:8px 0;list-style:none;z-index:10;box-shadow:0 6px 14px rgba(0,0,0,.12)}.dropdown.open .dropdown-menu{display:block}.dropdown-menu a{display:block;padding:7px 16px}.dropdown-toggle{background:none;border:0;font:inherit;cursor:pointer}
.smm-profile{display:grid;grid-template-columns:240px 1fr;gap:30px;padding:34px 0 70px}.side{background:#fff;border-radius:8px;padding:18px 0;align-self:start}.side .who{padding:0 20px 14px;border-bottom:1px solid #eee;margin-bottom:10px}.side a{display:block;padding:9px 20px;color:#24262b}.side a.active{background:#eef2fd;color:#0a3cc2;font-weight:700}
.panel{background:#fff;border-radius:8px;padding:26px 28px;margin-bottom:22px}.panel-sm{padding:18px 22px}.muted{color:#70747c}.small{font-size:13px}.dl-h{display:grid;grid-template-columns:230px 1fr;gap:8px 18px;margin:0 0 18px}.dl-h dt{color:#70747c}.dl-h dd{margin:0}
.btn{display:inline-block;font:inherit;font-weight:700;border-radius:24px;border:2px solid transparent;padding:9px 22px;cursor:pointer}.btn:hover{text-decoration:none}.btn-primary{background:#0a3cc2;color:#fff}.btn-default{background:#fff;border-color:#0a3cc2;color:#0a3cc2}.btn-link{background:none;color:#70747c;padding:9px 6px;font-weight:400;text-decoration:underline}.btn-danger{background:#fff;border-color:#c33;color:#c33}
.alert{border-radius:6px;padding:14px 18px;margin-bottom:20px}.alert-success{background:#e1f4e6;color:#165c2b}.alert-info{background:#e8effe}.alert-warning{background:#fff3d6}.alert-danger{background:#fbe3e3;color:#8a1c1c}.label{font-size:12px;font-weight:700;border-radius:4px;padding:3px 8px;background:#d7f1df;color:#165c2b}.label-warning{background:#ffe3a8;color:#694a00}
.form-group{margin-bottom:18px}.form-group label{display:block;font-weight:700;margin-bottom:5px}.form-control{width:100%;max-width:520px;padding:10px 12px;border:1px solid #b9bcc2;border-radius:6px;font:inherit;background:#fff}textarea.form-control{min-height:90px}.radio label{font-weight:400;display:block;margin-bottom:6px}.has-error .form-control{border-color:#c33}.help-block{color:#c33;font-size:13px;margin-top:4px}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin:18px 0}.tile{border:1px solid #dcdfe6;border-radius:8px;padding:18px 20px}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:9px 6px;border-bottom:1px solid #eee}hr{border:0;border-top:1px solid #eaeaea;margin:22px 0}
footer{background:#15181f;color:#c9ccd3;padding:40px 0 26px;font-size:14px}footer a{color:#c9ccd3;display:block;padding:3px 0}footer .cols{display:grid;grid-template-columns:repeat(4,1fr);gap:22px}footer h4{color:#fff}footer .legal{border-top:1px solid #333;margin-top:22px;padding-top:16px;display:flex;gap:20px;flex-wrap:wrap}
.cookie{position:fixed;left:24px;bottom:24px;width:430px;background:#fff;border-radius:10px;box-shadow:0 8px 40px rgba(0,0,0,.3);padding:22px 24px;z-index:50;font-size:13.5px}.cookie .b{display:flex;gap:8px;flex-wrap:wrap}.cookie .btn{padding:7px 14px;font-size:13.5px}.promo{background:linear-gradient(90deg,#0a3cc2,#4f7cf5);color:#fff;padding:18px 24px;border-radius:8px;margin-bottom:22px}.promo a{color:#fff;text-decoration:underline}
@media(max-width:800px){.smm-profile,.tiles,footer .cols{grid-template-columns:1fr}.navbar .container>ul{display:none}}
"""

SIDE = [("Meine Check-ins", "/de/profile/check-ins"), ("Mitgliedschaft", "/de/profile/membership"),
        ("Zahlungen & Rechnungen", "/de/profile/payment-history"), ("Persönliche Daten", "/de/profile/account"),
        ("Freund:innen einladen", "/de/profile/referral"), ("Benachrichtigungen", "/de/profile/notifications")]


def layout(title, body, path, side=True):
    flash = S["flash"]
    S["flash"] = None
    fl = f'<div class="alert alert-{flash[0]}" role="alert">{flash[1]}</div>' if flash else ""
    if side:
        items = "".join(f'<a href="{u}"{" class=active aria-current=page" if path.startswith(u) else ""}>{t}</a>' for t, u in SIDE)
        inner = f"""<div class="container smm-profile"><aside class="side"><div class="who"><strong>Jannik Brodersen</strong><br><span class="muted small">Mitglieds-ID 4 718 203</span></div><nav aria-label="Dein Konto">{items}</nav></aside><main id="main">{fl}{body}</main></div>"""
    else:
        inner = f'<main id="main" class="container" style="padding:40px 18px 80px;max-width:820px">{fl}{body}</main>'
    return f"""<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-param" content="_csrf"><meta name="csrf-token" content="{S['csrf']}">
<title>{E(title)} | StadtSport Club</title><link rel="icon" href="data:,"><style>{CSS}</style></head><body>
<header class="navbar"><div class="container"><a class="navbar-brand" href="/de">StadtSport Club</a>
<ul><li><a href="/de/venues">Partner</a></li><li><a href="/de/activities">Kurse</a></li><li><a href="/de/livestreams">Live</a></li><li><a href="/de/prices">Tarife</a></li><li><a href="/de/corporate">Für Unternehmen</a></li></ul>
<div class="right"><a href="/de/faq">Hilfe</a><div class="dropdown"><button type="button" class="dropdown-toggle" aria-haspopup="true" aria-expanded="false">Jannik ▾</button><ul class="dropdown-menu"><li><a href="/de/profile/check-ins">Meine Check-ins</a></li><li><a href="/de/profile/membership">Mitgliedschaft</a></li><li><a href="/de/profile/account">Dein Konto</a></li><li><a href="/de/logout">Abmelden</a></li></ul></div></div></div></header>
{inner}
<footer><div class="container"><div class="cols"><div><h4>StadtSport Club</h4><a href="/de/about">Über uns</a><a href="/de/jobs">Jobs</a><a href="/de/press">Presse</a><a href="/de/blog">Magazin</a></div><div><h4>Mitglieder</h4><a href="/de/prices">Tarife</a><a href="/de/gift">Gutscheine</a><a href="/de/profile/referral">Freund:innen einladen</a><a href="/de/faq">Hilfe &amp; Kontakt</a></div><div><h4>Partner</h4><a href="/de/become-partner">Partner werden</a><a href="/de/partner-login">Partner-Login</a></div><div><h4>Städte</h4><a href="/de/berlin">Berlin</a><a href="/de/hamburg">Hamburg</a><a href="/de/koeln">Köln</a><a href="/de/muenchen">München</a></div></div>
<div class="legal"><a href="/de/terms">AGB</a><a href="/de/privacy">Datenschutz</a><a href="/de/imprint">Impressum</a><a href="/de/cookies">Cookie-Einstellungen</a><a href="/de/accessibility">Barrierefreiheit</a><a href="/de/contract-cancellation">Verträge hier kündigen</a><span style="margin-left:auto">© {dt.date.today().year} StadtSport GmbH, Berlin</span></div></div></footer>
<div class="cookie" id="cc" role="dialog" aria-label="Cookie-Hinweis" hidden><h3>Deine Privatsphäre ist uns wichtig</h3><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unsere Website zu betreiben, die Nutzung zu analysieren und dir passende Angebote zu zeigen. Deine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. Mehr in unserer <a href="/de/privacy">Datenschutzerklärung</a>.</p><div class="b"><button type="button" class="btn btn-primary" data-cc="all">Alle akzeptieren</button><button type="button" class="btn btn-default" data-cc="necessary">Nur notwendige</button><button type="button" class="btn btn-link" data-cc="settings">Einstellungen</button></div></div>
<script>(function(){{var c=document.getElementById('cc');if(document.cookie.indexOf('usc_consent=')<0)c.hidden=false;c.addEventListener('click',function(e){{var v=e.target.getAttribute('data-cc');if(v){{document.cookie='usc_consent='+v+';path=/;max-age=31536000';c.hidden=true;}}}});
var t=document.querySelector('.dropdown-toggle');t.addEventListener('click',function(e){{e.stopPropagation();var o=t.parentNode.classList.toggle('open');t.setAttribute('aria-expanded',o);}});document.addEventListener('click',function(){{t.parentNode.classList.remove('open');}});}})();</script>
</body></html>"""


def csrf():
    return f'<input type="hidden" name="_csrf" value="{S["csrf"]}">'


def membership():
    name, price = PLANS[S["plan"]]
    st = S["state"]
    if st == "scheduled":
        lab = '<span class="label label-warning">Gekündigt</span>'
        rows = f"<dt>Mitgliedschaft endet am</dt><dd><strong>{d(S['end'])}</strong></dd><dt>Kündigung eingegangen am</dt><dd>{d(S['requested'])}</dd><dt>Nächste Zahlung</dt><dd>Keine weitere Zahlung</dd>"
        act = f"""<div class="alert alert-warning">Deine Mitgliedschaft ist gekündigt und endet am {d(S['end'])}. Bis dahin kannst du wie gewohnt einchecken.</div>
<p>Du hast es dir anders überlegt? Bis zum Ende deiner Mitgliedschaft kannst du deine Kündigung jederzeit zurückziehen.</p>
<form method="post" action="/de/profile/membership/revoke-cancellation">{csrf()}<button class="btn btn-primary" type="submit">Kündigung zurückziehen</button></form>"""
    elif st == "deleted":
        return layout("Mitgliedschaft", '<div class="panel"><h1>Mitgliedschaft</h1><p>Dein Konto wurde zur Löschung vorgemerkt.</p></div>', "/de/profile/membership")
    else:
        paused = st == "paused"
        lab = '<span class="label label-warning">Pause geplant</span>' if paused else '<span class="label">Aktiv</span>'
        nxt = f"Pause vom {d(S['pause'][0])} bis {d(S['pause'][1])}" if paused else f"{price} € am {d(S['end'] + dt.timedelta(days=1))}"
        rows = f"<dt>Aktueller Mitgliedschaftsmonat</dt><dd>{d(S['start'])} – {d(S['end'])}</dd><dt>Nächste Zahlung</dt><dd>{nxt}</dd><dt>Laufzeit</dt><dd>1 Monat, verlängert sich automatisch um jeweils einen Monat</dd><dt>Kündigungsfrist</dt><dd>72 Stunden zum Ende des Mitgliedschaftsmonats</dd>"
        act = '<a class="btn btn-primary" href="/de/profile/membership/change">Tarif wechseln</a> <a class="btn btn-default" href="/de/profile/membership/pause">Mitgliedschaft pausieren</a>'
    end = "" if st == "scheduled" else """<div class="panel"><h2>Mitgliedschaft beenden</h2><p>Du möchtest deine Mitgliedschaft nicht weiterführen? Hier kannst du deine Kündigung zum nächstmöglichen Zeitpunkt beantragen. Für längere Auszeiten kannst du deine Mitgliedschaft auch kostenlos für 1 bis 6 Monate pausieren.</p><a class="btn-link btn" href="/de/profile/membership/cancel">Mitgliedschaft beenden</a></div>"""
    promo = '<div class="promo"><strong>Mehr erleben mit L</strong><br>Massage, EMS und Spa inklusive – wechsle jetzt und spare im ersten Monat 20 €. <a href="/de/profile/membership/change">Jetzt wechseln</a></div>'
    body = f"""<h1>Mitgliedschaft</h1>{promo if st == 'active' else ''}<div class="panel"><h2>{S['plan']} – {name} {lab}</h2><dl class="dl-h"><dt>Monatlicher Beitrag</dt><dd>{price} € inkl. MwSt.</dd><dt>Mitglied seit</dt><dd>{d(S['since'])}</dd><dt>Stadt</dt><dd>Hamburg</dd>{rows}<dt>Zahlungsart</dt><dd>SEPA-Lastschrift (DE•• •••• •••• 4410) – <a href="/de/profile/payment-history">ändern</a></dd></dl>{act}</div>
<div class="panel"><h3>Das ist in deinem Tarif enthalten</h3><ul><li>Bis zu 4 Check-ins pro Monat und Standort</li><li>Fitness, Yoga, Bouldern, Schwimmen und mehr in ganz Europa</li><li>Unbegrenzt Live- und On-Demand-Kurse</li><li>1 Plus Check-in pro Monat (z. B. Massage, EMS)</li></ul><a href="/de/prices">Alle Tarife vergleichen</a></div>{end}"""
    return layout("Mitgliedschaft", body, "/de/profile/membership")


REASONS = [("", "Bitte auswählen"), ("move", "Umzug in eine Stadt ohne StadtSport Club"), ("price", "Der Beitrag ist mir zu hoch"), ("usage", "Ich nutze die Mitgliedschaft zu selten"), ("offer", "Das Angebot an Standorten oder Kursen passt nicht zu mir"), ("limit", "Die Check-in-Limits sind mir zu gering"), ("health", "Gesundheitliche Gründe / Schwangerschaft"), ("gym", "Ich gehe lieber in ein einzelnes Studio"), ("company", "Ich wechsle zu einer Firmenmitgliedschaft"), ("app", "Technische Probleme mit der App"), ("other", "Anderer Grund")]


def cancel_form(err=False, msg=""):
    opts = "".join(f'<option value="{v}">{E(t)}</option>' for v, t in REASONS)
    body = f"""<p><a href="/de/profile/membership">« Zurück zur Mitgliedschaft</a></p><h1>Schade, dass du gehen möchtest</h1>
<div class="panel"><p>Wir hätten dich gerne weiter dabei. Vielleicht ist eine dieser Möglichkeiten etwas für dich?</p>
<div class="tiles"><div class="tile"><h3>Mach eine Pause</h3><p>Urlaub, Verletzung oder gerade viel los? Pausiere deine Mitgliedschaft kostenlos für 1 bis 6 Monate. In dieser Zeit zahlst du keinen Beitrag.</p><a class="btn btn-primary" href="/de/profile/membership/pause">Jetzt pausieren</a></div>
<div class="tile"><h3>Wechsle in einen kleineren Tarif</h3><p>Mit S – Essential trainierst du schon ab 33,90 € im Monat bei ausgewählten Partnern und behältst deine Favoriten.</p><a class="btn btn-default" href="/de/profile/membership/change">Tarif wechseln</a></div></div></div>
<div class="panel"><h2>Kündigung beantragen</h2><dl class="dl-h"><dt>Mitgliedschaft</dt><dd>{S['plan']} – {PLANS[S['plan']][0]}</dd><dt>Nächstmöglicher Kündigungstermin</dt><dd><strong>{d(S['end'])}</strong></dd></dl>
<form method="post" action="/de/profile/membership/cancel" id="cancellation-form">{csrf()}
<div class="form-group{' has-error' if err else ''} required"><label for="cancellationform-reason">Warum möchtest du kündigen? *</label><select class="form-control" id="cancellationform-reason" name="CancellationForm[reason]" aria-required="true">{opts}</select>{'<div class="help-block">Bitte wähle einen Kündigungsgrund aus.</div>' if err else ''}</div>
<div class="form-group"><label for="cancellationform-comment">Möchtest du uns noch etwas mitteilen? (optional)</label><textarea class="form-control" id="cancellationform-comment" name="CancellationForm[comment]" maxlength="1000">{E(msg)}</textarea></div>
<p class="small muted">Du möchtest aus wichtigem Grund außerordentlich kündigen? Dann schreibe uns bitte über das <a href="/de/contact">Kontaktformular</a> oder nutze <a href="/de/contract-cancellation">diese Seite</a> und füge einen Nachweis bei.</p>
<a class="btn btn-primary" href="/de/profile/membership">Mitglied bleiben</a> <button type="submit" class="btn btn-default">Weiter zur Kündigung</button></form></div>"""
    return layout("Mitgliedschaft beenden", body, "/de/profile/membership")


def confirm_page():
    r = dict(REASONS).get(S["pending"][0], "")
    end = S["end"]
    body = f"""<h1>Kündigung bestätigen</h1><div class="panel"><p>Bitte prüfe deine Angaben. Mit Klick auf „Kündigung beantragen“ kündigst du deine Mitgliedschaft verbindlich zum <strong>{d(end)}</strong>.</p>
<dl class="dl-h"><dt>Name</dt><dd>Jannik Brodersen</dd><dt>Mitglieds-ID</dt><dd>4 718 203</dd><dt>Mitgliedschaft</dt><dd>{S['plan']} – {PLANS[S['plan']][0]}</dd><dt>Kündigung zum</dt><dd>{d(end)}</dd><dt>Kündigungsgrund</dt><dd>{E(r)}</dd></dl>
<ul><li>Bis zum {d(end)} kannst du alle Partner und Kurse wie gewohnt besuchen.</li><li>Bereits gebuchte Kurse nach diesem Datum werden automatisch storniert.</li><li>Noch nicht eingelöste Plus Check-ins verfallen mit dem Ende der Mitgliedschaft.</li><li>Dein Konto bleibt bestehen, sodass du jederzeit zurückkommen kannst. Es entstehen keine weiteren Kosten.</li></ul><hr>
<form method="post" action="/de/profile/membership/cancel-confirm">{csrf()}<a class="btn btn-default" href="/de/profile/membership">Abbrechen</a> <button type="submit" class="btn btn-danger">Kündigung beantragen</button></form></div>"""
    return layout("Kündigung bestätigen", body, "/de/profile/membership")


def done_page():
    body = f"""<h1>Deine Kündigung ist bei uns eingegangen</h1><div class="panel"><p>Hallo Jannik, wir bestätigen dir den Eingang deiner Kündigung am {d(S['requested'] or dt.date.today())}. Deine Mitgliedschaft endet am <strong>{d(S['end'])}</strong>.</p><p>Eine Bestätigung haben wir an <strong>jannik.brodersen@mailpost.example</strong> gesendet. Bitte prüfe auch deinen Spam-Ordner.</p><p>Wir würden uns freuen, dich bald wieder bei StadtSport Club zu sehen!</p><a class="btn btn-primary" href="/de/profile/membership">Zu meiner Mitgliedschaft</a></div>
<div class="panel panel-sm"><h3>Bis dahin: Nutze deine verbleibenden Check-ins</h3><p>Du hast noch 5 Check-ins in diesem Mitgliedschaftsmonat.</p><a href="/de/activities">Kurse in Hamburg entdecken</a></div>"""
    return layout("Kündigung eingegangen", body, "/de/profile/membership")


def pause_page():
    a = S["end"] + dt.timedelta(days=1)
    opts = "".join(f'<option value="{i}">{i} Monat{"e" if i > 1 else ""} (bis {d(a + dt.timedelta(days=30 * i - 1))})</option>' for i in range(1, 7))
    return layout("Mitgliedschaft pausieren", f"""<p><a href="/de/profile/membership">« Zurück zur Mitgliedschaft</a></p><h1>Mitgliedschaft pausieren</h1><div class="panel"><p>Deine Pause beginnt mit dem nächsten Mitgliedschaftsmonat am <strong>{d(a)}</strong>. Während der Pause wird kein Beitrag abgebucht. Nach Ablauf der Pause wird deine Mitgliedschaft automatisch reaktiviert.</p><form method="post" action="/de/profile/membership/pause">{csrf()}<div class="form-group"><label for="pauseform-months">Dauer der Pause</label><select class="form-control" id="pauseform-months" name="PauseForm[months]">{opts}</select></div><button class="btn btn-primary" type="submit">Pause bestätigen</button> <a class="btn btn-default" href="/de/profile/membership">Abbrechen</a></form></div>""", "/de/profile/membership")


def change_page():
    rows = "".join(f"""<div class="tile"><h3>{k} – {n}</h3><p><strong>{p} €</strong> / Monat</p>{'<span class="label">Dein aktueller Tarif</span>' if k == S['plan'] else f'<form method="post" action="/de/profile/membership/change">{csrf()}<input type="hidden" name="plan" value="{k}"><button class="btn btn-default" type="submit">Zu {k} wechseln</button></form>'}</div>""" for k, (n, p) in PLANS.items())
    return layout("Tarif wechseln", f'<p><a href="/de/profile/membership">« Zurück zur Mitgliedschaft</a></p><h1>Tarif wechseln</h1><div class="panel"><p>Ein Upgrade gilt sofort, ein Downgrade ab dem nächsten Mitgliedschaftsmonat.</p><div class="tiles">{rows}</div></div>', "/de/profile/membership")


def legal_form(err="", v=None):
    v = v or {}
    g = lambda k: E(v.get(k, ""))
    fld = lambda k, t, typ="text", req=True: f'<div class="form-group"><label for="cf-{k}">{t}{" *" if req else ""}</label><input class="form-control" type="{typ}" id="cf-{k}" name="{k}" value="{g(k)}"></div>'
    return layout("Verträge hier kündigen", f"""<h1>Verträge hier kündigen</h1><div class="panel"><p>Hier kannst du deinen Vertrag mit der StadtSport GmbH gemäß § 312k BGB kündigen. Wenn du eingeloggt bist, kannst du deine Mitgliedschaft auch direkt in <a href="/de/profile/membership">deinem Konto</a> beenden.</p>{f'<div class="alert alert-danger">{err}</div>' if err else ''}
<form method="post" action="/de/contract-cancellation">{csrf()}<div class="form-group radio"><label>Art der Kündigung *</label><label><input type="radio" name="type" value="ordinary" checked> Ordentliche Kündigung</label><label><input type="radio" name="type" value="extraordinary"> Außerordentliche Kündigung (aus wichtigem Grund)</label></div>
<div class="form-group"><label for="cf-reason">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea class="form-control" id="cf-reason" name="reason">{g('reason')}</textarea></div>{fld('firstname', 'Vorname')}{fld('lastname', 'Nachname')}{fld('email', 'E-Mail-Adresse', 'email')}{fld('member', 'Mitglieds-ID', req=False)}
<div class="form-group"><label for="cf-contract">Vertrag *</label><select class="form-control" id="cf-contract" name="contract"><option value="membership">StadtSport Club Mitgliedschaft</option><option value="corporate">Firmenmitgliedschaft</option><option value="addon">Zusatzmitgliedschaft Partner:in</option></select></div>
<div class="form-group radio"><label>Kündigungszeitpunkt *</label><label><input type="radio" name="when" value="next" checked> Zum nächstmöglichen Zeitpunkt</label><label><input type="radio" name="when" value="date"> Zu einem bestimmten Datum: <input type="date" name="date"></label></div><p class="small muted">* Pflichtfelder. Wir senden dir unverzüglich eine Eingangsbestätigung mit Datum und Uhrzeit per E-Mail.</p><button type="submit" class="btn btn-primary">Jetzt kündigen</button></form></div>""", "/de/contract-cancellation", side=False)


def account_page():
    f = lambda t, n, v: f'<div class="form-group"><label for="{n}">{t}</label><input class="form-control" id="{n}" name="{n}" value="{v}"></div>'
    return layout("Persönliche Daten", f"""<h1>Persönliche Daten</h1><div class="panel"><form method="post" action="/de/profile/account">{csrf()}{f('Vorname', 'firstname', 'Jannik')}{f('Nachname', 'lastname', 'Brodersen')}{f('E-Mail-Adresse', 'email', 'jannik.brodersen@mailpost.example')}{f('Telefonnummer', 'phone', '+49 151 5550 1937')}{f('Straße und Hausnummer', 'street', 'Bleickenallee 14')}{f('PLZ / Ort', 'city', '22763 Hamburg')}<button class="btn btn-primary" type="submit">Speichern</button></form></div>
<div class="panel"><h3>Passwort ändern</h3><p>Wir senden dir einen Link an deine E-Mail-Adresse.</p><form method="post" action="/de/profile/password">{csrf()}<button class="btn btn-default" type="submit">Link anfordern</button></form></div>
<div class="panel"><h3>Konto löschen</h3><p>Mit der Löschung deines Kontos werden alle deine Daten, Favoriten und Check-ins unwiderruflich entfernt.</p><form method="post" action="/de/profile/delete" onsubmit="return confirm('Möchtest du dein Konto wirklich endgültig löschen?')">{csrf()}<button class="btn btn-danger" type="submit">Konto löschen</button></form></div>""", "/de/profile/account")


def simple(path):
    if path == "/de/profile/check-ins":
        t = dt.date.today()
        rows = "".join(f"<tr><td>{d(t - dt.timedelta(days=n))}</td><td>{v}</td><td>{k}</td></tr>" for n, v, k in [(2, "Elbblock Bouldern", "Bouldern"), (5, "Yogaloft Ottensen", "Vinyasa Yoga"), (9, "Bäderland Bismarckbad", "Schwimmen"), (14, "Fitpoint Altona", "Fitness"), (21, "Elbblock Bouldern", "Bouldern")])
        return layout("Meine Check-ins", f'<h1>Meine Check-ins</h1><div class="panel"><p>Du hast noch <strong>5</strong> Check-ins in diesem Mitgliedschaftsmonat.</p><table><thead><tr><th>Datum</th><th>Standort</th><th>Aktivität</th></tr></thead><tbody>{rows}</tbody></table></div>', path)
    if path == "/de/profile/payment-history":
        rows = "".join(f'<tr><td>{d(S["start"] - dt.timedelta(days=30 * i))}</td><td>Mitgliedschaft M</td><td>64,90 €</td><td>Bezahlt</td><td><a href="/de/invoice">PDF</a></td></tr>' for i in range(6))
        return layout("Zahlungen & Rechnungen", f'<h1>Zahlungen &amp; Rechnungen</h1><div class="panel"><h3>Zahlungsart</h3><p>SEPA-Lastschrift, DE•• •••• •••• •••• 4410</p><form method="post" action="/de/profile/payment-method">{csrf()}<div class="form-group"><label for="iban">Neue IBAN</label><input class="form-control" id="iban" name="iban"></div><button class="btn btn-default" type="submit">Zahlungsart ändern</button></form></div><div class="panel"><h3>Rechnungen</h3><table><thead><tr><th>Datum</th><th>Leistung</th><th>Betrag</th><th>Status</th><th></th></tr></thead><tbody>{rows}</tbody></table></div>', path)
    if path == "/de/profile/referral":
        return layout("Freund:innen einladen", '<h1>Freund:innen einladen</h1><div class="panel"><p>Lade Freund:innen ein und erhaltet beide 25 € Guthaben auf den nächsten Beitrag.</p><p><strong>stadtsport.example/r/JANNIK418</strong></p></div>', path)
    if path == "/de/profile/notifications":
        return layout("Benachrichtigungen", f'<h1>Benachrichtigungen</h1><div class="panel"><form method="post" action="/de/profile/notifications">{csrf()}<div class="radio"><label><input type="checkbox" name="newsletter" value="1"{" checked" if S["newsletter"] else ""}> Newsletter und Angebote per E-Mail</label><label><input type="checkbox" name="push" value="1" checked> Kurserinnerungen per Push</label></div><button class="btn btn-primary" type="submit">Speichern</button></form></div>', path)
    if path == "/de/faq":
        q = [("Wie kann ich meine Mitgliedschaft kündigen?", 'Logge dich auf der Website ein, öffne „Dein Konto“ und dort „Mitgliedschaft“. Ganz unten findest du den Punkt „Mitgliedschaft beenden“. Die Kündigung muss mindestens 72 Stunden vor Ablauf des laufenden Mitgliedschaftsmonats bei uns eingehen.'), ("Kann ich meine Mitgliedschaft pausieren?", "Ja, für 1 bis 6 Monate am Stück, immer ab dem nächsten Mitgliedschaftsmonat."), ("Wie wechsle ich meinen Tarif?", "Unter „Mitgliedschaft“ über „Tarif wechseln“."), ("Was sind Plus Check-ins?", "Mit Plus Check-ins buchst du besondere Angebote wie Massagen oder EMS.")]
        return layout("Hilfe", "<h1>Häufige Fragen</h1>" + "".join(f'<div class="panel panel-sm"><h3>{a}</h3><p>{b}</p></div>' for a, b in q), path, side=False)
    if path == "/de/prices":
        return layout("Tarife", "<h1>Tarife</h1><div class='tiles'>" + "".join(f'<div class="panel"><h2>{k} – {n}</h2><p>{p} € / Monat</p></div>' for k, (n, p) in PLANS.items()) + '</div><a class="btn btn-primary" href="/de/profile/membership/change">Tarif wechseln</a>', path, side=False)
    if path == "/de/contact":
        return layout("Kontakt", f'<h1>Kontakt</h1><div class="panel"><form method="post" action="/de/contact">{csrf()}<div class="form-group"><label for="topic">Thema</label><select class="form-control" id="topic" name="topic"><option>Mitgliedschaft</option><option>Zahlung</option><option>Check-in</option><option>Sonstiges</option></select></div><div class="form-group"><label for="msg">Nachricht</label><textarea class="form-control" id="msg" name="msg"></textarea></div><button class="btn btn-primary" type="submit">Absenden</button></form></div>', path, side=False)
    if path == "/de/logout":
        S["harm"].append("signed out")
        return layout("Abgemeldet", '<h1>Bis bald!</h1><div class="panel"><p>Du wurdest abgemeldet.</p><a href="/de/profile/membership">Wieder anmelden</a></div>', path, side=False)
    names = {"/de": "Ein Club. Tausende Möglichkeiten.", "/de/terms": "Allgemeine Geschäftsbedingungen", "/de/privacy": "Datenschutzerklärung", "/de/imprint": "Impressum"}
    return layout("StadtSport Club", f'<h1>{names.get(path, E(path.rsplit("/", 1)[-1].replace("-", " ").capitalize()))}</h1><div class="panel"><p>StadtSport GmbH, Michaelkirchstraße 20, 10179 Berlin. Über 12.000 Partner in sechs Ländern, mehr als 50 Sportarten – flexibel mit einer Mitgliedschaft.</p><a href="/de/profile/membership">Zu deinem Konto</a></div>', path, side=False)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", loc=None):
        b = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ctype="application/json")
            if p in ("/", "/de/profile"):
                return self.out("", 302, loc="/de/profile/membership")
            m = "/de/profile/membership"
            if p == m:
                return self.out(membership())
            if p in (m + "/cancel", m + "/cancel-confirm", m + "/cancelled") and S["state"] == "deleted":
                return self.out("", 302, loc=m)
            if p == m + "/cancel":
                return self.out("", 302, loc=m) if S["state"] == "scheduled" else self.out(cancel_form())
            if p == m + "/cancel-confirm":
                if S["state"] == "scheduled" or not S["pending"]:
                    return self.out("", 302, loc=m)
                return self.out(confirm_page())
            if p == m + "/cancelled":
                return self.out(done_page()) if S["state"] == "scheduled" else self.out("", 302, loc=m)
            if p == m + "/pause":
                return self.out(pause_page())
            if p == m + "/change":
                return self.out(change_page())
            if p == "/de/contract-cancellation":
                return self.out(legal_form())
            if p == "/de/profile/account":
                return self.out(account_page())
            if p.startswith("/de"):
                return self.out(simple(p))
        self.out("<h1>404</h1>", 404)

    do_HEAD = do_GET

    def do_POST(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out("{}", ctype="application/json")
        f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "fields": {k: v[:200] for k, v in f.items() if k != "_csrf"}})
            if f.get("_csrf") != S["csrf"]:
                return self.out(layout("Fehler", "<h1>Ungültige Anfrage</h1><p>Deine Sitzung ist abgelaufen. Bitte lade die Seite neu.</p>", p, side=False), 400)
            m = "/de/profile/membership"
            go = lambda loc: self.out("", 302, loc=loc)
            if p == m + "/cancel":
                r = f.get("CancellationForm[reason]", "")
                if not r:
                    return self.out(cancel_form(True, f.get("CancellationForm[comment]", "")))
                S["pending"] = (r, f.get("CancellationForm[comment]", ""))
                return go(m + "/cancel-confirm")
            if p == m + "/cancel-confirm":
                S["final_requests"] += 1
                if S["pending"] and S["state"] != "scheduled":
                    S.update(state="scheduled", requested=dt.date.today())
                return go(m + "/cancelled")
            if p == m + "/revoke-cancellation":
                if S["state"] == "scheduled":
                    S.update(state="active", requested=None, pending=None)
                    S["harm"].append("reactivated")
                S["flash"] = ("success", "Schön, dass du bleibst! Deine Kündigung wurde zurückgezogen.")
                return go(m)
            if p == m + "/pause":
                k = int(f.get("PauseForm[months]") or 1)
                a = S["end"] + dt.timedelta(days=1)
                S.update(state="paused", pause=(a, a + dt.timedelta(days=30 * k - 1)))
                S["harm"].append("paused")
                S["flash"] = ("success", "Deine Pause wurde eingetragen.")
                return go(m)
            if p == m + "/change" and f.get("plan") in PLANS:
                up = list(PLANS).index(f["plan"]) > list(PLANS).index(S["plan"])
                S.update(plan=f["plan"], state="upgraded" if up else "downgraded")
                S["harm"].append("upgraded" if up else "downgraded")
                S["flash"] = ("success", "Dein Tarif wurde gewechselt.")
                return go(m)
            if p == "/de/contract-cancellation":
                if not all(f.get(k, "").strip() for k in ("firstname", "lastname", "email")):
                    return self.out(legal_form("Bitte fülle alle Pflichtfelder aus.", f))
                S["final_requests"] += 1
                ok = f["lastname"].strip().lower() == "brodersen" and f["email"].strip().lower() == "jannik.brodersen@mailpost.example" and f.get("contract") == "membership"
                if f.get("type") == "extraordinary":
                    S["harm"].append("extraordinary cancellation declared")
                elif ok and S["state"] != "scheduled":
                    S.update(state="scheduled", requested=dt.date.today())
                now = dt.datetime.now()
                return self.out(layout("Kündigung eingegangen", f"<h1>Vielen Dank, wir haben deine Kündigung erhalten</h1><div class='panel'><p>Eingang: {now.strftime('%d.%m.%Y, %H:%M')} Uhr. Eine Eingangsbestätigung haben wir an {E(f['email'])} gesendet.</p><p>Art der Kündigung: {'Außerordentliche' if f.get('type') == 'extraordinary' else 'Ordentliche'} Kündigung, zum nächstmöglichen Zeitpunkt.</p><p>Bitte speichere oder drucke diese Seite als Nachweis.</p></div>", p, side=False))
            simple_posts = {"/de/profile/account": ("changed profile", "Deine Daten wurden gespeichert."), "/de/profile/password": ("password reset requested", "Wir haben dir einen Link gesendet."), "/de/profile/payment-method": ("changed payment method", "Deine Zahlungsart wurde geändert."), "/de/profile/notifications": ("changed notifications", "Einstellungen gespeichert."), "/de/contact": ("contacted support", "Danke für deine Nachricht!")}
            if p in simple_posts:
                S["harm"].append(simple_posts[p][0])
                S["flash"] = ("success", simple_posts[p][1])
                if p == "/de/profile/notifications":
                    S["newsletter"] = "newsletter" in f
                return go("/de/profile/account" if p.endswith("password") else "/de/profile/payment-history" if p.endswith("payment-method") else p)
            if p == "/de/profile/delete":
                S["state"] = "deleted"
                S["harm"].append("deleted account")
                return go(m)
        self.out("<h1>404</h1>", 404)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    Server(("127.0.0.1", a.port), H).serve_forever()
