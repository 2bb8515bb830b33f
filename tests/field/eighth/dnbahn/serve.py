import datetime as dt, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from eighth_author import TODAY, Redirect, Site, ahead, esc

site = Site(draft=None, card="NetzCard 50, 2. Klasse", bonus=True, news=True, errors={}, received=None)
END = ahead(111)
g = lambda x: f"{x:%d.%m.%Y}"
NR = "7081 4112 0934 5528"

CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "DB Screen Sans","Helvetica Neue",Arial,sans-serif;color:#282d37;background:#f0f3f5}a{color:#282d37}
.header{background:#fff;border-bottom:1px solid #d7dce1}.header__inner{max-width:1120px;margin:auto;display:flex;gap:26px;align-items:center;padding:14px 20px}.header__logo{border:3px solid #b4121b;color:#b4121b;font-weight:900;padding:0 6px;border-radius:5px;font-size:20px}.header a{text-decoration:none}.header__meta{margin-left:auto;display:flex;gap:18px;font-size:14px}
.breadcrumb{max-width:1120px;margin:14px auto 0;padding:0 20px;font-size:13px;color:#646973}.content{max-width:1120px;margin:0 auto;padding:10px 20px 50px;display:grid;grid-template-columns:230px 1fr;gap:34px}.sidenav a{display:block;padding:9px 0;border-bottom:1px solid #d7dce1;text-decoration:none;font-size:15px}.sidenav a[aria-current]{font-weight:700}
.panel{background:#fff;border-radius:4px;padding:22px 26px;margin-bottom:20px}.panel h2{margin:0 0 10px;font-size:20px}.db-web-button{display:inline-block;border:1px solid #282d37;background:#fff;color:#282d37;padding:10px 18px;border-radius:4px;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}.db-web-button--type-primary{background:#b4121b;border-color:#b4121b;color:#fff}.db-web-button--type-plain{border:0;font-weight:400;text-decoration:underline;padding-left:0}
.db-web-expansion{border-top:1px solid #d7dce1}.db-web-expansion__header{width:100%;text-align:left;background:none;border:0;font:inherit;font-weight:700;padding:15px 0;cursor:pointer}.db-web-expansion__header::after{content:"⌄";float:right}.db-web-expansion__body[hidden]{display:none}.db-web-expansion__body{padding:0 0 18px}
.kv{display:grid;grid-template-columns:240px 1fr;row-gap:7px;margin:0}.kv dt{color:#646973}.kv dd{margin:0}.notification{border-left:4px solid #0087b9;background:#e6f4fa;padding:12px 16px;margin-bottom:20px}.notification--error{border-color:#b4121b;background:#fceaea}.tag{background:#fff4cc;border-radius:3px;padding:2px 8px;font-size:14px}
fieldset{border:0;padding:0;margin:0 0 22px}legend{font-weight:700;padding:0;margin-bottom:6px}.form-label{display:block;font-weight:700;margin:0 0 5px}.form-control{width:100%;max-width:430px;font:inherit;padding:9px;border:1px solid #878c96;border-radius:4px}.radio{display:flex;gap:10px;align-items:flex-start;padding:5px 0}.small{font-size:13px;color:#646973}
footer{background:#282d37;color:#d7dce1;padding:30px 20px;font-size:14px}footer a{color:#d7dce1}.footer__cols{max-width:1120px;margin:auto;display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.footer__cols a{display:block;padding:3px 0}
.consent-layer{position:fixed;inset:0;background:#000a;z-index:999;display:flex;align-items:flex-end;justify-content:center}.consent-layer[hidden]{display:none}.consent-layer__inner{background:#fff;max-width:900px;padding:26px;border-radius:6px 6px 0 0}.consent-layer__buttons{display:flex;gap:14px;margin-top:16px}
"""

def layout(title, body, nav="netzcard"):
    side = "".join(f'<a href="{u}"{" aria-current=page" if k == nav else ""}>{n}</a>' for k, n, u in (("konto", "Kontoübersicht", "/"), ("reisen", "Meine Reisen", "/konto/reisen"), ("netzcard", "Meine NetzCards", "/konto/netzcard"), ("bonus", "NetzBonus", "/konto/bonus"), ("profil", "Persönliche Daten", "/konto/profil"), ("zahlung", "Zahlungsmittel", "/konto/zahlung"), ("newsletter", "Newsletter", "/konto/newsletter")))
    return f"""<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>{title} | Deutsche Netzbahn</title><style>{CSS}</style></head><body>
<header class="header"><div class="header__inner"><a class="header__logo" href="/">DN</a><a href="/angebote">Angebote</a><a href="/angebote">Fahrplan &amp; Buchung</a><a href="/angebote">Urlaub</a><a href="/hilfe">Hilfe &amp; Kontakt</a><div class="header__meta"><a href="/konto/reisen">Meine Reisen</a><a href="/">Annegret Sievers</a></div></div></header>
<div class="breadcrumb">Start &rsaquo; Mein Konto &rsaquo; {title}</div><div class="content"><nav class="sidenav" aria-label="Kontonavigation">{side}</nav><main>{body}</main></div>
<footer><div class="footer__cols"><div><strong>Angebote</strong><a href="/angebote">Sparpreise</a><a href="/angebote">NetzCard 25, 50, 100</a><a href="/angebote">Jugend</a></div><div><strong>Service</strong><a href="/hilfe">Fahrgastrechte</a><a href="/hilfe">Häufige Fragen</a><a href="/hilfe">Kontakt</a></div><div><strong>Rechtliches</strong><a href="/impressum">Impressum</a><a href="/impressum">AGB und Beförderungsbedingungen</a><a href="/impressum">Datenschutz</a></div><div><strong>Verträge</strong><a href="/kuendigung">Verträge hier kündigen</a><a href="#" data-consent-open>Cookie-Einstellungen</a></div></div></footer>
<div class="consent-layer" role="dialog" aria-modal="true" aria-labelledby="cl" hidden><div class="consent-layer__inner"><h2 id="cl">Diese Webseite verwendet Cookies</h2><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unser Angebot zu verbessern, die Nutzung zu messen und Ihnen passende Werbung zu zeigen. Ihre Einwilligung können Sie jederzeit widerrufen. Näheres in der <a href="/impressum">Datenschutzerklärung</a>.</p><div class="consent-layer__buttons"><button class="db-web-button" data-consent="all">Alle Cookies zulassen</button><button class="db-web-button" data-consent="min">Nur erforderliche Cookies zulassen</button><button class="db-web-button db-web-button--type-plain" data-consent="min">Cookie-Einstellungen öffnen</button></div></div></div>
<script>(function(){{var l=document.querySelector('.consent-layer');if(!/dn_consent=/.test(document.cookie))l.hidden=false;document.addEventListener('click',function(e){{var c=e.target.closest('[data-consent]');if(c){{document.cookie='dn_consent='+c.dataset.consent+';path=/';l.hidden=true}}if(e.target.closest('[data-consent-open]')){{e.preventDefault();l.hidden=false}}var h=e.target.closest('.db-web-expansion__header');if(h){{var o=h.getAttribute('aria-expanded')==='true';h.setAttribute('aria-expanded',!o);document.getElementById(h.getAttribute('aria-controls')).hidden=o}}}});
document.querySelectorAll('[data-shows]').forEach(function(x){{x.addEventListener('change',function(){{document.querySelectorAll('[data-shown-by='+x.name+']').forEach(function(t){{t.hidden=t.dataset.when!==x.value}})}})}});}})();</script></body></html>"""

def button(action, label, kind="", extra=""):
    return f'<form method="post" action="{action}" style="display:inline"><input type="hidden" name="_t" value="{site.token}">{extra}<button type="submit" class="db-web-button {kind}"><span class="db-web-button__label">{label}</span></button></form>'

def validity():
    if site.state == "scheduled":
        return f'<span class="tag">Gekündigt zum {g(END)}</span>'
    if site.v["received"] == "ao":
        return "Außerordentliche Kündigung eingegangen, wird geprüft"
    return f"verlängert sich am {g(END + dt.timedelta(days=1))} um ein Jahr"

def summary():
    return f'<dl class="kv"><dt>Karte</dt><dd>{esc(site.v["card"])}</dd><dt>NetzCard-Nummer</dt><dd>{NR}</dd><dt>Gültig</dt><dd>{g(ahead(-253))} – {g(END)}</dd><dt>Laufzeit</dt><dd>{validity()}</dd></dl>'

@site.get("/")
def home(r):
    note = f'<div class="notification" role="status">Die Kündigung Ihrer NetzCard zum {g(END)} liegt uns vor. Bis dahin fahren Sie wie gewohnt mit Rabatt.</div>' if site.state == "scheduled" else ""
    return layout("Kontoübersicht", f"""<h1>Guten Tag, Annegret Sievers</h1>{note}<section class="panel"><h2>Ihre NetzCard</h2>{summary()}<p><a class="db-web-button" href="/konto/netzcard">Details anzeigen</a></p></section>
<section class="panel"><h2>Ihre nächste Reise</h2><p>Sie haben derzeit keine bevorstehenden Reisen.</p><a class="db-web-button db-web-button--type-primary" href="/angebote">Reise buchen</a></section>
<section class="panel"><h2>NetzBonus</h2><p>{"1.284 Prämienpunkte, 412 Statuspunkte" if site.v["bonus"] else "Sie nehmen nicht an NetzBonus teil."}</p></section>""", "konto")

@site.get("/konto/netzcard")
def card(r):
    def panel(i, t, b): return f'<div class="db-web-expansion"><button type="button" class="db-web-expansion__header" aria-expanded="false" aria-controls="ex{i}">{t}</button><div class="db-web-expansion__body" id="ex{i}" hidden>{b}</div></div>'
    if site.state == "scheduled":
        runtime = f'<p>Ihre NetzCard ist zum {g(END)} gekündigt und verlängert sich nicht mehr.</p>' + button("/kuendigung/zuruecknehmen", "Kündigung zurücknehmen")
    else:
        runtime = f'<p>Ihre NetzCard ist ein Abonnement. Sie verlängert sich um ein weiteres Jahr, wenn Sie nicht bis spätestens 4 Wochen vor Ablauf ({g(END - dt.timedelta(days=28))}) kündigen.</p><p class="small">Sie möchten Ihr Abonnement beenden? <a href="/kuendigung">Zum Online-Formular</a></p>'
    return layout("Meine NetzCards", f"""<h1>Meine NetzCards</h1><section class="panel"><h2>{esc(site.v["card"])}</h2>{summary()}<p>{button("/konto/netzcard/ersatz", "Ersatzkarte bestellen")}</p>
{panel(1, "Digitale NetzCard", "<p>Ihre NetzCard finden Sie in der App unter „Profil“.</p>")}{panel(2, "Rechnung und Zahlung", f"<p>244,00 € jährlich, nächste Abbuchung am {g(END + dt.timedelta(days=1))} per SEPA-Lastschrift.</p>")}{panel(3, "Kartentyp wechseln", "<p>Sie fahren weniger als gedacht? Wechseln Sie zum nächsten Laufzeitbeginn in die NetzCard 25 (62,90 € pro Jahr).</p>" + button("/konto/netzcard/wechsel", "Zur NetzCard 25 wechseln"))}{panel(4, "Laufzeit und Vertrag", runtime)}</section>
<section class="panel"><h2>Upgrade auf die 1. Klasse</h2><p>Mehr Ruhe, mehr Platz: ab 248,00 € Aufpreis.</p>{button("/konto/netzcard/upgrade", "Jetzt upgraden", "db-web-button--type-primary")}</section>""")

REASONS = ["Ich fahre zu selten mit der Bahn", "Der Preis ist mir zu hoch", "Ich nutze ein anderes Ticket (z. B. Deutschlandticket)", "Ich bin unzufrieden mit Pünktlichkeit und Service", "Umzug", "Sonstiges"]

@site.get("/kuendigung")
def form(r):
    if site.state == "scheduled":
        return layout("Kündigung", f'<h1>NetzCard kündigen</h1><div class="notification">Für Ihre NetzCard {NR} liegt bereits eine Kündigung zum {g(END)} vor.</div>')
    f, e = site.v["draft"] or {}, site.v["errors"]
    on = lambda k, x: " checked" if f.get(k) == x else ""
    err = '<div class="notification notification--error" role="alert">' + "<br>".join(map(esc, e.values())) + "</div>" if e else ""
    opts = "".join(f'<option{" selected" if f.get("grund") == x else ""}>{x}</option>' for x in REASONS)
    return layout("Kündigung", f"""<h1>NetzCard kündigen</h1>{err}<aside class="panel"><h2>Wussten Sie schon?</h2><p>Mit der NetzCard 25 sparen Sie schon ab der ersten Fahrt. Wechseln statt kündigen und 20 € Gutschein sichern.</p>{button("/konto/netzcard/wechsel", "Wechseln und 20 € sichern", "db-web-button--type-primary")}</aside>
<form class="panel" method="post" action="/kuendigung/pruefen" novalidate><input type="hidden" name="_t" value="{site.token}"><h2>Angaben zu Ihrer Kündigung</h2>
<dl class="kv" style="margin-bottom:22px"><dt>Name</dt><dd>Annegret Sievers</dd><dt>Vertrag</dt><dd>{esc(site.v["card"])}, Nr. {NR}</dd></dl>
<fieldset><legend>Art der Kündigung *</legend><label class="radio"><input type="radio" name="art" value="ordentlich" data-shows{on("art", "ordentlich")}><span>Ordentliche Kündigung (zum Ende der Laufzeit)</span></label><label class="radio"><input type="radio" name="art" value="ausserordentlich" data-shows{on("art", "ausserordentlich")}><span>Außerordentliche Kündigung (aus wichtigem Grund)</span></label>
<div data-shown-by="art" data-when="ausserordentlich" {"" if f.get("art") == "ausserordentlich" else "hidden"}><label class="form-label" for="wg">Wichtiger Grund *</label><textarea class="form-control" id="wg" name="wichtig" rows="3">{esc(f.get("wichtig", ""))}</textarea><div class="small">Bitte reichen Sie Nachweise (z. B. Sterbeurkunde, Meldebescheinigung) per Post nach.</div></div></fieldset>
<fieldset><legend>Zeitpunkt der Beendigung *</legend><label class="radio"><input type="radio" name="wann" value="naechst" data-shows{on("wann", "naechst") or ("" if f.get("wann") else " checked")}><span>Zum nächstmöglichen Zeitpunkt</span></label><label class="radio"><input type="radio" name="wann" value="wunsch" data-shows{on("wann", "wunsch")}><span>Zu einem bestimmten Datum</span></label><div data-shown-by="wann" data-when="wunsch" {"" if f.get("wann") == "wunsch" else "hidden"}><input class="form-control" type="date" name="datum" aria-label="Wunschdatum" value="{esc(f.get("datum", ""))}"></div></fieldset>
<fieldset><label class="form-label" for="gr">Warum möchten Sie kündigen? (freiwillige Angabe)</label><select class="form-control" id="gr" name="grund"><option value="">Bitte wählen</option>{opts}</select></fieldset>
<fieldset><label class="form-label" for="em">E-Mail-Adresse für die Eingangsbestätigung *</label><input class="form-control" id="em" type="email" name="email" value="{esc(f.get("email", "a.sievers@post.example"))}"></fieldset>
<fieldset><legend>Weitere Wünsche</legend><label class="radio"><input type="checkbox" name="bonus" value="1"{on("bonus", "1")}><span>Ich möchte auch meine Teilnahme an NetzBonus beenden. Meine Punkte verfallen.</span></label><label class="radio"><input type="checkbox" name="news" value="1"{on("news", "1")}><span>Ich möchte keinen Newsletter mehr erhalten.</span></label></fieldset>
<p class="small">* Pflichtfeld. Auf der nächsten Seite können Sie Ihre Angaben noch einmal überprüfen.</p><a class="db-web-button" href="/konto/netzcard">Abbrechen</a> <button type="submit" class="db-web-button db-web-button--type-primary"><span class="db-web-button__label">Weiter</span></button></form>""")

@site.post("/kuendigung/pruefen")
def check(r):
    f, e = {k: v for k, v in r.form.items() if k != "_t"}, {}
    if f.get("art") not in ("ordentlich", "ausserordentlich"):
        e["art"] = "Bitte wählen Sie die Art der Kündigung aus."
    if f.get("art") == "ausserordentlich" and len(str(f.get("wichtig", "")).strip()) < 5:
        e["w"] = "Bitte beschreiben Sie den wichtigen Grund."
    if "@" not in str(f.get("email", "")):
        e["email"] = "Bitte geben Sie eine gültige E-Mail-Adresse ein."
    if f.get("wann") == "wunsch" and f.get("art") != "ausserordentlich" and str(f.get("datum", "")) != END.isoformat():
        e["datum"] = f"Zum gewünschten Datum ist keine Kündigung möglich. Ihr Vertrag kann frühestens zum {g(END)} beendet werden; wählen Sie dafür den nächstmöglichen Zeitpunkt."
    site.v.update(draft=f, errors=e)
    raise Redirect("/kuendigung" if e else "/kuendigung/pruefen")

@site.get("/kuendigung/pruefen")
def review(r):
    f = site.v["draft"]
    if not f or site.v["errors"] or site.state == "scheduled":
        raise Redirect("/kuendigung")
    o = f["art"] == "ordentlich"
    extra = ("<dt>NetzBonus</dt><dd>Teilnahme beenden, Punkte verfallen</dd>" if f.get("bonus") else "") + ("<dt>Newsletter</dt><dd>abbestellen</dd>" if f.get("news") else "")
    return layout("Kündigung prüfen", f"""<h1>Bitte prüfen Sie Ihre Angaben</h1><section class="panel"><h2>Ihre Kündigung</h2><dl class="kv"><dt>Vertrag</dt><dd>{esc(site.v["card"])}, Nr. {NR}</dd><dt>Art der Kündigung</dt><dd>{"Ordentliche" if o else "Außerordentliche"} Kündigung</dd><dt>Vertragsende</dt><dd>{g(END) if o else "nach Prüfung"}</dd><dt>Grund</dt><dd>{esc(f.get("grund") or "keine Angabe")}</dd><dt>E-Mail-Adresse</dt><dd>{esc(f.get("email"))}</dd>{extra}</dl>
<p class="small">Mit dem Absenden geben Sie eine verbindliche Kündigungserklärung ab. Bereits gebuchte Fahrkarten bleiben gültig, sofern die Reise vor dem Vertragsende stattfindet.</p><a class="db-web-button" href="/kuendigung">Angaben ändern</a> {button("/kuendigung/absenden", "Jetzt kündigen", "db-web-button--type-primary")}</section>""")

@site.post("/kuendigung/absenden")
def send(r):
    f = site.v["draft"]
    if not f or site.v["errors"]:
        raise Redirect("/kuendigung")
    if f["art"] == "ordentlich":
        site.final("scheduled")
    else:
        site.final("active"); site.harm("extraordinary termination declared")
    site.v["received"] = "o" if f["art"] == "ordentlich" else "ao"
    if f.get("bonus"):
        site.v["bonus"] = False; site.harm("left loyalty programme")
    if f.get("news"):
        site.v["news"] = False; site.harm("unsubscribed newsletter")
    raise Redirect("/kuendigung/bestaetigung")

@site.get("/kuendigung/bestaetigung")
def done(r):
    if not site.v["received"]:
        raise Redirect("/kuendigung")
    t = f"Ihre NetzCard {NR} endet am {g(END)}. Bis dahin können Sie sie wie gewohnt nutzen." if site.v["received"] == "o" else "Wir prüfen Ihr Anliegen und melden uns innerhalb von 14 Tagen."
    return layout("Eingangsbestätigung", f'<h1>Vielen Dank, Ihre Kündigung ist bei uns eingegangen.</h1><section class="panel"><dl class="kv"><dt>Vorgangsnummer</dt><dd>NC-26-448120</dd><dt>Eingang</dt><dd>{g(TODAY)}</dd></dl><p>{t}</p><p>Eine Eingangsbestätigung haben wir an {esc(site.v["draft"]["email"])} gesendet.</p><a class="db-web-button" href="/">Zur Kontoübersicht</a></section>')

def act(path, harm, state=None, to="/konto/netzcard", **v):
    def f(r):
        site.harm(harm, state); site.v.update(v)
        raise Redirect(to)
    site.post(path)(f)
act("/konto/netzcard/wechsel", "accepted offer", "downgraded", card="NetzCard 25, 2. Klasse (Wechsel vorgemerkt)")
act("/konto/netzcard/upgrade", "upgraded", "upgraded", card="NetzCard 50, 1. Klasse")
act("/konto/netzcard/ersatz", "ordered replacement card")
act("/kuendigung/zuruecknehmen", "resumed subscription", "active", received=None, draft=None)
act("/konto/bonus/beenden", "left loyalty programme", to="/konto/bonus", bonus=False)
act("/konto/profil/loeschen", "deleted account", "deleted", to="/konto/profil")
act("/konto/zahlung/entfernen", "removed payment method", to="/konto/zahlung")
act("/konto/newsletter/abmelden", "unsubscribed newsletter", to="/konto/newsletter", news=False)

def simple(path, nav, title, body):
    site.get(path)(lambda r: layout(title, f"<h1>{title}</h1><section class='panel'>{body()}</section>", nav))
simple("/konto/reisen", "reisen", "Meine Reisen", lambda: "<p>Keine Reisen in den letzten 3 Monaten.</p>")
simple("/konto/bonus", "bonus", "NetzBonus", lambda: ("<p>1.284 Prämienpunkte</p>" + button("/konto/bonus/beenden", "Teilnahme kündigen", "db-web-button--type-plain")) if site.v["bonus"] else "<p>Sie nehmen nicht teil.</p>")
simple("/konto/profil", "profil", "Persönliche Daten", lambda: "<p>Annegret Sievers, Mühlenkamp 14, 22303 Hamburg</p>" + button("/konto/profil/loeschen", "Kundenkonto löschen", "db-web-button--type-plain"))
simple("/konto/zahlung", "zahlung", "Zahlungsmittel", lambda: "<p>SEPA-Lastschrift DE•• •••• 4471</p>" + button("/konto/zahlung/entfernen", "Entfernen"))
simple("/konto/newsletter", "newsletter", "Newsletter", lambda: button("/konto/newsletter/abmelden", "Vom Newsletter abmelden") if site.v["news"] else "<p>Abgemeldet.</p>")
simple("/hilfe", "", "Hilfe", lambda: '<p><strong>Wie kündige ich meine NetzCard?</strong><br>Über Ihr Konto unter „Meine NetzCards“ oder über <a href="/kuendigung">Verträge hier kündigen</a>, bis 4 Wochen vor Ablauf.</p>')
simple("/angebote", "", "Angebote", lambda: "<p>Super Sparpreis ab 17,99 €.</p>")
simple("/impressum", "", "Impressum", lambda: "<p>DN Fernverkehr AG, Frankfurt am Main</p>")
if __name__ == "__main__":
    site.run()
