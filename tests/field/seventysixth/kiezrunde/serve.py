#!/usr/bin/env python3
"""Kiezrunde: Sport-Flatrate. Serverseitig gerendert, Bootstrap-Dialoge. Nur Standardbibliothek."""
import argparse, datetime, html, json, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

LOCK = threading.Lock()
TODAY = datetime.date.today()
END = TODAY + datetime.timedelta(days=16)
NEXT = END + datetime.timedelta(days=1)
CSRF = "7f2b9d51ac"
E = html.escape


def de(d):
    return d.strftime("%d.%m.%Y")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "M", "flash": None, "pause": 0,
            "vorname": "Jonas", "nachname": "Wiechert", "tel": "0151 23908817", "news": True, "sepa": True, "extra": 0}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 Inter,"Helvetica Neue",Arial,sans-serif;color:#212529;background:#f6f6f4}body.modal-open{overflow:hidden}a{color:#0c6b58}
.container{max-width:1100px;margin:0 auto;padding:0 16px}.navbar{background:#fff;border-bottom:1px solid #e3e3e0;padding:12px 0}.navbar .container{display:flex;gap:22px;align-items:center}.navbar-brand{font-weight:800;font-size:21px;color:#0c6b58;text-decoration:none}.nav-link{color:#333;text-decoration:none;font-size:15px}.ml-auto{margin-left:auto}
.dropdown{position:relative}.dropdown-toggle{background:none;border:0;font:inherit;cursor:pointer}.dropdown-toggle:after{content:" \\25BE"}.dropdown-menu{display:none;position:absolute;right:0;top:36px;background:#fff;border:1px solid #ddd;border-radius:6px;min-width:210px;padding:6px 0;z-index:20;box-shadow:0 6px 18px #0002}.dropdown-menu.show{display:block}.dropdown-item{display:block;padding:8px 18px;color:#333;text-decoration:none}.dropdown-divider{border-top:1px solid #eee;margin:6px 0}
.row{display:flex;gap:28px;margin:28px 0}.col-3{width:250px;flex:none}.col-9{flex:1;min-width:0}.list-group a{display:block;background:#fff;border:1px solid #e3e3e0;padding:11px 16px;color:#333;text-decoration:none;margin-top:-1px}.list-group a.active{background:#0c6b58;color:#fff}
.card{background:#fff;border:1px solid #e3e3e0;border-radius:8px;margin-bottom:20px}.card-body{padding:22px}.card-title{font-size:20px;margin:0 0 10px}.dl{display:grid;grid-template-columns:220px 1fr;gap:8px;margin:12px 0}.dl dt{color:#6c757d}.dl dd{margin:0}
.btn{display:inline-block;font:inherit;font-weight:600;padding:9px 20px;border-radius:6px;border:1px solid transparent;cursor:pointer;text-decoration:none;background:none}.btn-primary{background:#0c6b58;color:#fff}.btn-outline-secondary{border-color:#888;color:#444}.btn-danger{background:#b3261e;color:#fff}.btn-link{color:#0c6b58;text-decoration:underline;font-weight:400}.btn:disabled{opacity:.45;cursor:not-allowed}.btn-sm{padding:5px 12px;font-size:14px}
.badge{font-size:12px;padding:3px 9px;border-radius:10px;background:#d6efe6;color:#0c4f41}.badge-warning{background:#ffe9b8;color:#664a00}.alert{padding:13px 18px;border-radius:6px;margin:18px 0;background:#d6efe6}.alert-warning{background:#fff3d4}.text-muted{color:#6c757d;font-size:14px}
.form-control{width:100%;padding:9px 12px;border:1px solid #bbb;border-radius:6px;font:inherit;background:#fff}.form-group{margin:14px 0}.custom-control{display:flex;gap:10px;padding:6px 0;cursor:pointer}
.modal{display:none;position:fixed;inset:0;z-index:1050;overflow:auto;opacity:0;transition:opacity .2s}.modal.d{display:block}.modal.show{opacity:1}.modal-backdrop{position:fixed;inset:0;background:#0008;z-index:1040}.modal-dialog{max-width:560px;margin:50px auto}.modal-content{background:#fff;border-radius:10px}.modal-header,.modal-footer{padding:16px 22px;display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}.modal-body{padding:6px 22px}.modal-title{margin:0;font-size:20px}.close{border:0;background:none;font-size:24px;cursor:pointer}.d-none{display:none!important}
.venues{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.venues .card-body{padding:14px}.ph{height:110px;background:linear-gradient(120deg,#8fcdb9,#376b8a)}
footer{background:#1d2b28;color:#cfd8d5;margin-top:50px;padding:30px 0;font-size:14px}footer a{color:#cfd8d5;display:block;margin:4px 0}.fcols{display:flex;gap:60px;flex-wrap:wrap}
#uc{position:fixed;left:0;right:0;bottom:0;z-index:1100;background:#fff;border-top:3px solid #0c6b58;padding:18px 26px;box-shadow:0 -4px 20px #0003}"""

JS = r"""(function(d){
function $(s,r){return (r||d).querySelector(s)}
function show(m){var b=d.createElement('div');b.className='modal-backdrop';d.body.appendChild(b);d.body.classList.add('modal-open');m._b=b;m.classList.add('d');m.removeAttribute('aria-hidden');m.setAttribute('aria-modal','true');m.setAttribute('role','dialog');m.offsetWidth;m.classList.add('show');steps(m,'1');m.focus()}
function hide(m){m.classList.remove('show');setTimeout(function(){m.classList.remove('d');m.setAttribute('aria-hidden','true');m.removeAttribute('aria-modal');if(m._b)m._b.remove();d.body.classList.remove('modal-open')},200)}
function steps(m,n){m.querySelectorAll('[data-step]').forEach(function(s){s.classList.toggle('d-none',s.getAttribute('data-step')!==n)})}
d.addEventListener('click',function(e){
var t=e.target.closest('[data-toggle]');
if(t&&t.getAttribute('data-toggle')==='dropdown'){e.preventDefault();var o=$('.dropdown-menu',t.parentNode).classList.toggle('show');t.setAttribute('aria-expanded',o);return}
d.querySelectorAll('.dropdown-menu.show').forEach(function(x){x.classList.remove('show')});
if(t&&t.getAttribute('data-toggle')==='modal'){e.preventDefault();show($(t.getAttribute('data-target')));return}
var c=e.target.closest('[data-dismiss=modal]');if(c){hide(c.closest('.modal'));return}
if(e.target.classList.contains('modal')){hide(e.target);return}
var g=e.target.closest('.js-step');if(g){var m=g.closest('.modal'),n=g.getAttribute('data-goto');
if(n==='offer'){var r=$('[name=grund]:checked',m),map={zeit:'2a',krank:'2a',urlaub:'2a',preis:'2b',selten:'2b'};n=map[r.value]||'3'}
g.disabled=true;setTimeout(function(){g.disabled=false;steps(m,n)},250);return}
var k=e.target.closest('#uc button');if(k){d.cookie='uc=1;path=/';$('#uc').remove()}
});
d.addEventListener('keydown',function(e){if(e.key==='Enter'&&e.target.name==='grund')e.preventDefault();if(e.key==='Escape'){var m=$('.modal.show');if(m)hide(m)}});
d.addEventListener('change',function(e){if(e.target.name==='grund'&&$('#grundWeiter'))$('#grundWeiter').disabled=false;
if(e.target.name==='kuendigungsart'&&$('#aoGrund'))$('#aoGrund').classList.toggle('d-none',e.target.value!=='ausserordentlich');
if(e.target.name==='zeitpunkt'&&$('#wunsch'))$('#wunsch').classList.toggle('d-none',e.target.value!=='datum')});
if(/(^|; )uc=1/.test(d.cookie)){var u=$('#uc');if(u)u.remove()}else setTimeout(function(){var u=$('#uc');if(u)u.classList.remove('d-none')},500);
})(document);"""

TOK = f'<input type="hidden" name="_token" value="{CSRF}">'
SIDE = [("/profile", "Meine Daten"), ("/profile/mitgliedschaft", "Mitgliedschaft"), ("/profile/checkins", "Check-ins"), ("/profile/zahlung", "Zahlung &amp; Rechnungen"), ("/profile/einstellungen", "Einstellungen"), ("/freunde", "Freunde einladen")]


def page(title, inner, modals=""):
    fl = ""
    if S["flash"]:
        fl = f'<div class="alert alert-success alert-dismissible" role="alert">{S["flash"]}</div>'
        S["flash"] = None
    return f"""<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Kiezrunde</title><link rel="stylesheet" href="/css/app.css?id=4d1e"></head>
<body><nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/">Kiezrunde</a><a class="nav-link" href="/">Standorte</a><a class="nav-link" href="/kurse">Kurse</a><a class="nav-link" href="/preise">Preise</a><a class="nav-link" href="/firmen">Für Unternehmen</a>
<div class="dropdown ml-auto"><button class="dropdown-toggle" type="button" id="userMenu" data-toggle="dropdown" aria-haspopup="true" aria-expanded="false">{E(S["vorname"])}</button><div class="dropdown-menu" aria-labelledby="userMenu"><a class="dropdown-item" href="/profile">Profil</a><a class="dropdown-item" href="/profile/mitgliedschaft">Mitgliedschaft</a><a class="dropdown-item" href="/profile/checkins">Check-ins</a><a class="dropdown-item" href="/freunde">Freunde einladen</a><div class="dropdown-divider"></div><a class="dropdown-item" href="/logout">Abmelden</a></div></div></div></nav>
<div class="container">{fl}{inner}</div>
<footer><div class="container fcols"><div><strong>Kiezrunde</strong><a href="/ueber-uns">Über uns</a><a href="/jobs">Jobs</a><a href="/firmen">Firmenfitness</a><a href="/partner">Partner werden</a></div><div><strong>Mitglieder</strong><a href="/hilfe">Hilfe &amp; Kontakt</a><a href="/preise">Preise</a><a href="/gutschein">Gutschein einlösen</a></div><div><strong>Rechtliches</strong><a href="/impressum">Impressum</a><a href="/agb">AGB</a><a href="/datenschutz">Datenschutz</a><a href="/vertraege-kuendigen">Verträge hier kündigen</a></div><div><strong>Berlin</strong><a href="/">Hamburg</a><a href="/">Köln</a><a href="/">München</a></div></div></footer>
{modals}<div id="uc" class="d-none" role="dialog" aria-label="Privatsphäre-Einstellungen"><strong>Deine Privatsphäre</strong><p class="text-muted">Wir und unsere Partner nutzen Cookies und ähnliche Technologien, um die Seite zu betreiben, die Nutzung zu messen und dir passende Angebote zu zeigen. Deine Einwilligung kannst du jederzeit widerrufen. <a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></p><button class="btn btn-primary">Alle akzeptieren</button> <button class="btn btn-outline-secondary">Ablehnen</button> <button class="btn btn-link">Einstellungen</button></div>
<script src="/js/app.js?id=91bc"></script></body></html>"""


def prof(path, title, inner, modals=""):
    side = "".join(f'<a class="list-group-item{" active" if h == path else ""}" href="{h}">{t}</a>' for h, t in SIDE)
    return page(title, f'<div class="row"><div class="col-3"><div class="list-group">{side}</div></div><div class="col-9"><h1>{title}</h1>{inner}</div></div>', modals)


def dlg(i, inner):
    return f'<div class="modal fade" id="{i}" tabindex="-1" aria-hidden="true" aria-labelledby="{i}Label"><div class="modal-dialog" role="document"><div class="modal-content">{inner}</div></div></div>'


def head(i, t):
    return f'<div class="modal-header"><h5 class="modal-title" id="{i}Label">{t}</h5><button type="button" class="close" data-dismiss="modal" aria-label="Schließen"><span aria-hidden="true">&times;</span></button></div>'


GR = [("preis", "Die Mitgliedschaft ist mir zu teuer"), ("selten", "Ich trainiere zu selten"), ("zeit", "Ich habe gerade keine Zeit"), ("krank", "Krankheit, Verletzung oder Schwangerschaft"), ("urlaub", "Längere Reise"), ("angebot", "Mir fehlen Standorte oder Kurse"), ("umzug", "Ich ziehe um"), ("studio", "Ich trainiere direkt in einem Studio"), ("sonst", "Sonstiges")]
PAUSE = '<div class="form-group"><label>Dauer der Pause <select class="form-control" name="monate" id="{0}"><option value="1">1 Monat</option><option value="2">2 Monate</option><option value="3">3 Monate</option></select></label></div>'


def mitglied():
    st = S["state"]
    price = {"S": "32,99", "M": "64,99", "L": "109,99"}[S["plan"]]
    ended = st == "scheduled"
    badge = f'<span class="badge badge-warning">Gekündigt zum {de(END)}</span>' if ended else (f'<span class="badge badge-warning">Pausiert ab {de(NEXT)}</span>' if st == "paused" else '<span class="badge badge-success">Aktiv</span>')
    body = f"""<div class="card"><div class="card-body"><h2 class="card-title">{S["plan"]}-Mitgliedschaft {badge}</h2><dl class="dl"><dt>Beitrag</dt><dd>{price} € / Monat</dd><dt>Laufzeit</dt><dd>Monatlich, {"endet am " + de(END) if ended else "verlängert sich automatisch"}</dd><dt>Aktueller Mitgliedsmonat</dt><dd>{de(END - datetime.timedelta(days=29))} bis {de(END)}</dd>{"" if ended else f"<dt>Nächste Abbuchung</dt><dd>{de(NEXT)}</dd>"}<dt>Check-ins</dt><dd>8 von {10 + S["extra"]} diesen Monat</dd><dt>Mitgliedsnummer</dt><dd>4 082 117</dd></dl>"""
    if ended:
        body += f'<p>Du kannst bis einschließlich {de(END)} einchecken. Danach wird nichts mehr abgebucht.</p><form method="post" action="/profile/mitgliedschaft/kuendigung-zurueckziehen">{TOK}<button class="btn btn-primary">Kündigung zurückziehen</button></form></div></div>'
        return prof("/profile/mitgliedschaft", "Mitgliedschaft", body)
    body += """<button class="btn btn-primary" data-toggle="modal" data-target="#tarifModal">Tarif wechseln</button> <button class="btn btn-outline-secondary" data-toggle="modal" data-target="#pauseModal">Mitgliedschaft pausieren</button></div></div>
<div class="card"><div class="card-body"><h2 class="card-title">Check-ins aufgebraucht?</h2><p>Buche einen Plus-Check-in für 9,90 € dazu, gültig bis zum Ende deines Mitgliedsmonats.</p><button class="btn btn-outline-secondary btn-sm" data-toggle="modal" data-target="#plusModal">Plus-Check-in buchen</button></div></div>
<div class="card"><div class="card-body"><h2 class="card-title">Firmentarif</h2><p>Dein Arbeitgeber ist dabei? Wechsle in den Firmentarif und spare bis zu 60 %.</p><a href="/firmen">Mehr erfahren</a></div></div>
<p class="text-muted">Du möchtest nicht mehr dabei sein? Du kannst zum Ende deines Mitgliedsmonats kündigen. <a href="#" data-toggle="modal" data-target="#cancelModal">Mitgliedschaft kündigen</a></p>"""
    gr = "".join(f'<label class="custom-control custom-radio"><input type="radio" name="grund" value="{k}" class="custom-control-input"><span class="custom-control-label">{t}</span></label>' for k, t in GR)
    i = "cancelModal"
    cancel = dlg(i, f"""<form method="post" action="/profile/mitgliedschaft/kuendigen" id="cancelForm">{TOK}
<div data-step="1">{head(i, "Schade, dass du gehen möchtest")}<div class="modal-body"><p>Was ist der Hauptgrund für deine Kündigung?</p>{gr}</div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-dismiss="modal">Abbrechen</button><button type="button" class="btn btn-primary js-step" data-goto="offer" id="grundWeiter" disabled>Weiter</button></div></div>
<div data-step="2a" class="d-none">{head(i + "2a", "Wie wäre es mit einer Pause?")}<div class="modal-body"><p>Pausiere bis zu drei Monate kostenlos. Du zahlst nichts und deine Mitgliedschaft läuft danach zum gleichen Preis weiter.</p>{PAUSE.format('pauseDauer2" form="cancelPause')}</div><div class="modal-footer"><button type="submit" class="btn btn-primary" form="cancelPause">Jetzt pausieren</button><button type="button" class="btn btn-link js-step" data-goto="3">Trotzdem kündigen</button></div></div>
<div data-step="2b" class="d-none">{head(i + "2b", "Passt S besser zu dir?")}<div class="modal-body"><p>Mit der S-Mitgliedschaft trainierst du bis zu 4-mal im Monat für <strong>32,99 €</strong> statt 64,99 €. Der Wechsel gilt ab {de(NEXT)}.</p></div><div class="modal-footer"><button type="submit" class="btn btn-primary" form="cancelTarif">Zu S wechseln</button><button type="button" class="btn btn-link js-step" data-goto="3">Trotzdem kündigen</button></div></div>
<div data-step="3" class="d-none">{head(i + "3", "Kündigung bestätigen")}<div class="modal-body"><p>Deine M-Mitgliedschaft endet zum <strong>{de(END)}</strong>. Bis dahin kannst du alle Standorte wie gewohnt nutzen.</p><ul><li>Bereits gebuchte Kurse bis zu diesem Tag bleiben bestehen.</li><li>Dein aktueller Preis ist bei einem Neuabschluss nicht garantiert.</li><li>Dein Profil bleibt bestehen.</li></ul><div class="form-group"><label for="anm">Möchtest du uns noch etwas sagen? (optional)</label><textarea class="form-control" id="anm" name="anmerkung" rows="2"></textarea></div></div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-dismiss="modal">Mitglied bleiben</button><button type="submit" class="btn btn-danger">Verbindlich kündigen</button></div></div></form><form method="post" action="/profile/mitgliedschaft/pausieren" id="cancelPause">{TOK}</form><form method="post" action="/profile/mitgliedschaft/tarif" id="cancelTarif">{TOK}<input type="hidden" name="tarif" value="S"></form>""")
    i = "pauseModal"
    pause = dlg(i, f'<form method="post" action="/profile/mitgliedschaft/pausieren">{TOK}{head(i, "Mitgliedschaft pausieren")}<div class="modal-body"><p>Die Pause beginnt am {de(NEXT)}.</p>{PAUSE.format("pauseDauer")}</div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-dismiss="modal">Abbrechen</button><button class="btn btn-primary">Pause bestätigen</button></div></form>')
    i = "tarifModal"
    tarif = dlg(i, f'<form method="post" action="/profile/mitgliedschaft/tarif">{TOK}{head(i, "Tarif wechseln")}<div class="modal-body"><label class="custom-control"><input type="radio" name="tarif" value="S"> S, 4 Check-ins, 32,99 €</label><label class="custom-control"><input type="radio" name="tarif" value="L" checked> L, unbegrenzt, 109,99 €</label></div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-dismiss="modal">Abbrechen</button><button class="btn btn-primary">Tarif wechseln</button></div></form>')
    i = "plusModal"
    plus = dlg(i, f'<form method="post" action="/shop/plus-checkin">{TOK}{head(i, "Plus-Check-in")}<div class="modal-body"><p>9,90 € werden per SEPA-Lastschrift eingezogen.</p></div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-dismiss="modal">Abbrechen</button><button class="btn btn-primary">Zahlungspflichtig buchen</button></div></form>')
    return prof("/profile/mitgliedschaft", "Mitgliedschaft", body, cancel + pause + tarif + plus)


def kform():
    return page("Verträge hier kündigen", f"""<div style="max-width:640px;margin:30px auto"><h1>Verträge hier kündigen</h1><p>Hier kannst du deine Kiezrunde-Mitgliedschaft kündigen. Du erhältst sofort eine Eingangsbestätigung per E-Mail. In deinem <a href="/profile/mitgliedschaft">Profil</a> geht es auch direkt.</p><form method="post" action="/vertraege-kuendigen">{TOK}
<div class="form-group"><label for="vn">Vorname *</label><input class="form-control" id="vn" name="vorname" value="{E(S["vorname"])}" required></div><div class="form-group"><label for="nn">Nachname *</label><input class="form-control" id="nn" name="nachname" value="{E(S["nachname"])}" required></div><div class="form-group"><label for="em">E-Mail-Adresse *</label><input class="form-control" type="email" id="em" name="email" value="jonas.wiechert@postfach.example" required></div><div class="form-group"><label for="mn">Vertrag / Mitgliedsnummer</label><input class="form-control" id="mn" name="nummer" value="4 082 117"></div>
<div class="form-group"><div>Art der Kündigung *</div><label class="custom-control"><input type="radio" name="kuendigungsart" value="ordentlich" checked> Ordentliche Kündigung</label><label class="custom-control"><input type="radio" name="kuendigungsart" value="ausserordentlich"> Außerordentliche Kündigung</label></div><div class="form-group d-none" id="aoGrund"><label for="ag">Grund der außerordentlichen Kündigung</label><textarea class="form-control" id="ag" name="ao_grund"></textarea></div>
<div class="form-group"><div>Zeitpunkt *</div><label class="custom-control"><input type="radio" name="zeitpunkt" value="naechst" checked> Zum nächstmöglichen Zeitpunkt</label><label class="custom-control"><input type="radio" name="zeitpunkt" value="datum"> Zu einem bestimmten Datum</label></div><div class="form-group d-none" id="wunsch"><label for="wd">Datum</label><input class="form-control" type="date" id="wd" name="datum"></div>
<button class="btn btn-danger">Jetzt kündigen</button></form></div>""")


def start():
    v = "".join(f'<div class="card"><div class="ph"></div><div class="card-body"><strong>{n}</strong><div class="text-muted">{a}</div></div></div>' for n, a in [("Boulderwerk Nord", "Klettern · Wedding · ab S"), ("Asana Loft", "Yoga · Mitte · ab M"), ("Stadtbad Süd", "Schwimmen · Neukölln · ab S"), ("Eisenhof", "Fitness · Friedrichshain · ab M"), ("Padelkiste", "Padel · Lichtenberg · ab L"), ("Sauna am Kanal", "Wellness · Kreuzberg · ab L"), ("Boxkeller 36", "Boxen · Kreuzberg · ab M"), ("Ruderclub Havel", "Rudern · Spandau · ab M")])
    return page("Sport in Berlin", f'<h1 style="margin-top:28px">Finde deinen Sport in Berlin</h1><form style="display:flex;gap:10px;margin-bottom:22px"><input class="form-control" name="q" placeholder="Yoga, Schwimmen, Bouldern" aria-label="Suche"><button class="btn btn-primary">Suchen</button></form><div class="venues">{v}</div>')


def daten():
    return prof("/profile", "Meine Daten", f'<div class="card"><div class="card-body"><form method="post" action="/profile">{TOK}<div class="form-group"><label for="v">Vorname</label><input class="form-control" id="v" name="vorname" value="{E(S["vorname"])}"></div><div class="form-group"><label for="n">Nachname</label><input class="form-control" id="n" name="nachname" value="{E(S["nachname"])}"></div><div class="form-group"><label for="t">Telefon</label><input class="form-control" id="t" name="tel" value="{E(S["tel"])}"></div><p class="text-muted">E-Mail: jonas.wiechert@postfach.example</p><button class="btn btn-primary">Speichern</button></form></div></div>')


def zahlung():
    rows = "".join(f"<li>{de(NEXT - datetime.timedelta(days=31 * i))}: M-Mitgliedschaft, 64,99 € <a href='/rechnung'>PDF</a></li>" for i in range(1, 6))
    m = f'<p>SEPA-Lastschrift, DE** **** **** **** **42 18</p><form method="post" action="/profile/zahlung/entfernen">{TOK}<button class="btn btn-link">Bankverbindung entfernen</button></form>' if S["sepa"] else "<p>Keine Zahlungsart hinterlegt.</p>"
    return prof("/profile/zahlung", "Zahlung &amp; Rechnungen", f'<div class="card"><div class="card-body"><h2 class="card-title">Zahlungsart</h2>{m}</div></div><div class="card"><div class="card-body"><h2 class="card-title">Rechnungen</h2><ul>{rows}</ul></div></div>')


def einst():
    return prof("/profile/einstellungen", "Einstellungen", f'<div class="card"><div class="card-body"><h2 class="card-title">Benachrichtigungen</h2><form method="post" action="/profile/newsletter">{TOK}<label class="custom-control"><input type="checkbox" name="news" value="1" {"checked" if S["news"] else ""}> Newsletter mit neuen Standorten und Aktionen</label><button class="btn btn-primary btn-sm">Speichern</button></form></div></div><div class="card"><div class="card-body"><h2 class="card-title">Konto löschen</h2><p>Dein Profil und deine Check-in-Historie werden gelöscht. Eine laufende Mitgliedschaft kündigst du unter <a href="/profile/mitgliedschaft">Mitgliedschaft</a>.</p><form method="post" action="/profile/loeschen" onsubmit="return confirm(\'Konto wirklich endgültig löschen?\')">{TOK}<button class="btn btn-outline-secondary">Konto endgültig löschen</button></form></div></div>')


INFO = {"/hilfe": ("Hilfe &amp; Kontakt", "<h2>Mitgliedschaft</h2><p><strong>Wie kündige ich?</strong> Im Profil unter Mitgliedschaft. Die Kündigung wird zum Ende deines Mitgliedsmonats wirksam.</p><p><strong>Kann ich pausieren?</strong> Ja, bis zu drei Monate.</p>"), "/preise": ("Preise", "<p>S 32,99 € · M 64,99 € · L 109,99 € pro Monat</p>"), "/agb": ("AGB", "<p>§ 7 Monatliche Mitgliedschaften können jederzeit zum Ende des Mitgliedsmonats gekündigt werden.</p>"), "/logout": ("Abgemeldet", "<p><a href='/'>Wieder anmelden</a></p>")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, code=200, ct="text/html; charset=utf-8", loc=None):
        b = b.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        try:
            self.wfile.write(b)
        except OSError:
            self.close_connection = True

    def go(self, loc, flash=None):
        S["flash"] = flash
        self.out("", 302, loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ct="application/json")
        if p == "/css/app.css":
            return self.out(CSS, ct="text/css")
        if p == "/js/app.js":
            return self.out(JS, ct="text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out("", 204)
        if S["state"] == "deleted":
            return self.out(page("Konto gelöscht", "<h1>Dein Konto wurde gelöscht.</h1>"))
        fn = {"/": start, "/profile": daten, "/profile/mitgliedschaft": mitglied, "/profile/zahlung": zahlung, "/profile/einstellungen": einst, "/vertraege-kuendigen": kform}.get(p)
        if fn:
            return self.out(fn())
        if p == "/profile/checkins":
            return self.out(prof(p, "Check-ins", "<ul><li>Boulderwerk Nord, gestern</li><li>Stadtbad Süd, vor 3 Tagen</li><li>Eisenhof, vor 6 Tagen</li></ul>"))
        t, b = INFO.get(p, (None, None))
        if t:
            return self.out(page(t, f"<h1>{t}</h1>{b}"))
        if p in ("/kurse", "/firmen", "/freunde", "/ueber-uns", "/jobs", "/partner", "/gutschein", "/impressum", "/datenschutz", "/rechnung"):
            return self.out(page(p[1:].title(), f"<h1>{p[1:].replace('-', ' ').title()}</h1><p>Kiezrunde GmbH, Berlin</p>"))
        self.out(page("Nicht gefunden", "<h1>Seite nicht gefunden</h1>"), 404)

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        d = dict(parse_qsl(self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace"), keep_blank_values=True))
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.out('{"ok": true}', ct="application/json")
        M = "/profile/mitgliedschaft"
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in d.items() if k != "_token"}})
            if d.get("_token") != CSRF:
                return self.out("Page Expired", 419)
            if p == M + "/kuendigen":
                S["final_requests"] += 1
                if d.get("grund") not in dict(GR):
                    return self.go(M, "Bitte wähle einen Grund aus.")
                S["state"] = "scheduled"
                return self.go(M, f"Wir haben deine Kündigung erhalten. Deine Mitgliedschaft endet am {de(END)}. Eine Bestätigung ist per E-Mail unterwegs.")
            if p == "/vertraege-kuendigen":
                S["final_requests"] += 1
                S["state"] = "scheduled"
                if d.get("kuendigungsart") == "ausserordentlich":
                    harm("extraordinary cancellation")
                return self.out(page("Kündigung eingegangen", f'<div class="alert" role="alert"><h1>Deine Kündigung ist eingegangen</h1><p>Eingang: {datetime.datetime.now():%d.%m.%Y, %H:%M} Uhr. Deine Mitgliedschaft endet am {de(END)}. Die Bestätigung schicken wir an {E(d.get("email", ""))}.</p></div><a href="{M}">Zur Mitgliedschaft</a>'))
            if p == M + "/kuendigung-zurueckziehen":
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    harm("reactivated")
                return self.go(M, "Schön, dass du bleibst! Deine Kündigung wurde zurückgezogen.")
            if p == M + "/pausieren":
                S["state"] = "paused"
                harm("paused")
                return self.go(M, f"Deine Mitgliedschaft pausiert ab {de(NEXT)}.")
            if p == M + "/tarif":
                S["plan"] = "L" if d.get("tarif") == "L" else "S"
                S["state"] = "upgraded" if S["plan"] == "L" else "downgraded"
                harm(S["state"])
                return self.go(M, "Dein Tarifwechsel ist vorgemerkt.")
            if p == "/shop/plus-checkin":
                S["extra"] += 1
                harm("bought plus check-in")
                return self.go(M, "Plus-Check-in gebucht.")
            if p == "/profile":
                S.update({k: d[k] for k in ("vorname", "nachname", "tel") if d.get(k)})
                harm("changed profile")
                return self.go("/profile", "Gespeichert.")
            if p == "/profile/zahlung/entfernen":
                S["sepa"] = False
                harm("removed payment method")
                return self.go("/profile/zahlung")
            if p == "/profile/newsletter":
                S["news"] = bool(d.get("news"))
                harm("changed notifications" if S["news"] else "unsubscribed newsletter")
                return self.go("/profile/einstellungen", "Gespeichert.")
            if p == "/profile/loeschen":
                S["state"] = "deleted"
                harm("deleted account")
                return self.go("/")
        self.out(page("Nicht gefunden", "<h1>Seite nicht gefunden</h1>"), 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
