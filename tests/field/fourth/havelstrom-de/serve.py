import os, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fourth_author import App, Redirect, day, dot, esc, month_end

app = App(status="aktiv", tarif="Havel Natur 12", abschlag=84, review=False, bonus=False, moved=False, nr="", end="")
NEXT = dot(month_end(1)); VNR = "V-40 221 887 03"

CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Fira Sans",Arial,sans-serif;color:#262626;background:#f4f6f5}.hv-header{background:#fff;border-bottom:3px solid #0a7d5a;padding:16px 40px;display:flex;justify-content:space-between;align-items:center}.hv-logo{font-weight:700;font-size:22px;color:#0a7d5a;text-decoration:none}.hv-header nav a{margin-left:26px;color:#262626;text-decoration:none}.hv-container{max-width:1080px;margin:0 auto;padding:32px 24px}.hv-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.hv-panel{background:#fff;border-radius:8px;padding:26px 28px;margin-bottom:20px}.hv-note{background:#fff6da;border-radius:8px;padding:16px 22px;margin-bottom:20px}.hv-note.ok{background:#def3ea}dl{display:grid;grid-template-columns:260px 1fr;gap:8px 20px;margin:0}dt{color:#5d6663}dd{margin:0}h1{font-size:32px;margin:0 0 20px}h2{font-size:21px;margin:0 0 12px}.hv-small{font-size:13px;color:#5d6663}.hv-row{display:flex;gap:16px;align-items:center;flex-wrap:wrap;margin-top:22px}footer{background:#12372c;color:#d6e5df;padding:30px 40px;font-size:14px}footer a{color:#d6e5df;margin-right:22px}input[type=date],input[type=email],select,textarea{font:inherit;padding:10px 12px;border:1px solid #a9b3af;border-radius:6px;min-width:300px}fieldset{border:0;padding:0;margin:0 0 24px}legend{font-weight:600;margin-bottom:8px}"""
JS = r"""
(function(){
const B='font:600 16px "Fira Sans",Arial,sans-serif;border-radius:28px;padding:12px 28px;cursor:pointer;';
customElements.define('hv-ui-button',class extends HTMLElement{connectedCallback(){const s=this.attachShadow({mode:'open'}),p=this.getAttribute('rank')!=='secondary';const href=this.getAttribute('href'),t=this.getAttribute('text');
 s.innerHTML='<style>.btn{'+B+(p?'background:#0a7d5a;color:#fff;border:2px solid #0a7d5a':'background:#fff;color:#0a7d5a;border:2px solid #0a7d5a')+';text-decoration:none;display:inline-block}</style>'+(href?'<a class="btn" part="button"><span class="label"></span></a>':'<button type="button" class="btn" part="button"><span class="label"></span></button>');
 s.querySelector('.label').textContent=t;if(href)s.querySelector('a').href=href;else s.querySelector('button').addEventListener('click',()=>{const f=this.closest('form');if(f)f.requestSubmit()})}});
customElements.define('hv-ui-link',class extends HTMLElement{connectedCallback(){const s=this.attachShadow({mode:'open'});s.innerHTML='<style>a{color:#0a7d5a;font-weight:600}</style><a><span></span> ›</a>';s.querySelector('span').textContent=this.getAttribute('text');s.querySelector('a').href=this.getAttribute('href')}});
customElements.define('hv-ui-service-tile',class extends HTMLElement{connectedCallback(){const s=this.attachShadow({mode:'open'});s.innerHTML='<style>a{display:block;background:#fff;border-radius:8px;padding:22px;min-height:118px;color:#262626;text-decoration:none;border:1px solid transparent}a:hover{border-color:#0a7d5a}b{display:block;font-size:17px}p{margin:6px 0 0;font-size:14px;color:#5d6663}</style><a><b></b><p></p></a>';s.querySelector('b').textContent=this.getAttribute('headline');s.querySelector('p').textContent=this.getAttribute('subline')||'';s.querySelector('a').href=this.getAttribute('href')}});
customElements.define('hv-ui-radio-group',class extends HTMLElement{static formAssociated=true;connectedCallback(){this.i=this.attachInternals();const s=this.attachShadow({mode:'open'}),name=this.getAttribute('name');const items=JSON.parse(this.getAttribute('options'));
 s.innerHTML='<style>label{display:flex;gap:12px;align-items:flex-start;padding:12px 14px;border:1px solid #c9d1ce;border-radius:8px;margin-bottom:10px;cursor:pointer}small{display:block;color:#5d6663}.err{color:#b3261e;font-size:14px}</style><div role="radiogroup">'+items.map((o,k)=>'<label><input type="radio" name="r" value="'+o.value+'" '+(o.checked?'checked':'')+'><span>'+o.label+(o.hint?'<small>'+o.hint+'</small>':'')+'</span></label>').join('')+'</div><div class="err" hidden>Bitte treffen Sie eine Auswahl.</div>';
 const set=v=>{this.i.setFormValue(v);this.value=v;this.i.setValidity({});s.querySelector('.err').hidden=true;this.dispatchEvent(new CustomEvent('hvChange',{bubbles:true,detail:v}))};
 const c=items.find(o=>o.checked);if(c)set(c.value);else this.i.setValidity({valueMissing:true},'Bitte treffen Sie eine Auswahl.',s.querySelector('input'));
 s.addEventListener('change',e=>set(e.target.value));this.addEventListener('invalid',e=>{e.preventDefault();s.querySelector('.err').hidden=false})}});
document.addEventListener('hvChange',e=>{const n=e.target.getAttribute('name');if(n==='kuendigungsart')document.getElementById('ao').hidden=e.detail!=='ausserordentlich',document.querySelector('#ao textarea').required=e.detail==='ausserordentlich';if(n==='zeitpunkt')document.getElementById('wunsch').hidden=e.detail!=='wunschtermin'});
if(!sessionStorage.uc){const h=document.createElement('div');h.id='usercentrics-root';document.body.append(h);const s=h.attachShadow({mode:'open'});s.innerHTML='<style>.o{position:fixed;inset:0;background:rgba(0,0,0,.55);z-index:999;display:flex;align-items:center;justify-content:center}.d{background:#fff;max-width:560px;border-radius:8px;padding:28px;font:15px/1.5 Arial}button{border:0;border-radius:4px;padding:12px 18px;font:600 14px Arial;margin:16px 8px 0 0;cursor:pointer;background:#e2e8e5}.p{background:#0a7d5a;color:#fff}</style><div class="o"><div class="d" role="dialog" aria-modal="true" aria-label="Privatsphäre-Einstellungen"><b>Privatsphäre-Einstellungen</b><p>Wir verwenden Cookies und ähnliche Technologien, um unsere Seiten zu verbessern und Ihnen passende Angebote zu zeigen. Ihre Einwilligung können Sie jederzeit widerrufen. <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></p><button data-testid="uc-more-information-button">Mehr Informationen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button class="p" data-testid="uc-accept-all-button">Alles akzeptieren</button></div></div>';
 s.addEventListener('click',e=>{const t=e.target.getAttribute('data-testid')||'';if(t.includes('all')){sessionStorage.uc='1';h.remove()}})}
})();"""

def page(title, body):
    return f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Mein Havelstrom</title><link rel="stylesheet" href="/etc.clientlibs/havel/base.min.css"></head><body><header class="hv-header"><a class="hv-logo" href="/">havelstrom</a><nav aria-label="Hauptnavigation"><a href="/mein/vertrag">Mein Vertrag</a><a href="/mein/verbrauch">Verbrauch</a><a href="/mein/rechnungen">Rechnungen</a><a href="/mein/postfach">Postfach (2)</a><a href="/mein/profil">Sabine Brandt</a></nav></header>
<div class="hv-container">{body}</div><footer><p><a href="/hilfe">Hilfe &amp; Kontakt</a><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB</a><a href="/hilfe">Verbraucherinformationen</a></p><p>Havelstrom Vertriebs GmbH · Potsdam · Servicetelefon 0331 5550 140 (Mo–Fr 8–18 Uhr)</p></footer><script src="/etc.clientlibs/havel/ui.min.js"></script></body></html>"""
def options(*items): import json; return esc(json.dumps([dict(zip(("value", "label", "hint", "checked"), i)) for i in items], ensure_ascii=False))
def banner():
    s = app.s; out = ""
    if s["status"] == "gekündigt": out += f'<div class="hv-note ok"><b>Ihr Vertrag ist gekündigt.</b> Wir beliefern Sie noch bis zum {s["end"]}. Ihre Schlussrechnung erhalten Sie spätestens sechs Wochen danach. Vorgangsnummer {s["nr"]}</div>'
    if s["review"]: out += '<div class="hv-note">Ihre außerordentliche Kündigung wird geprüft. Bis zu unserer Rückmeldung läuft Ihr Vertrag unverändert weiter.</div>'
    if s["bonus"]: out += '<div class="hv-note">Ihr Treuebonus von 80 € wird mit der nächsten Rechnung verrechnet. Neue Vertragslaufzeit: 12 Monate.</div>'
    if s["moved"]: out += '<div class="hv-note">Ihre Umzugsmeldung ist eingegangen.</div>'
    return out

@app.get("/etc.clientlibs/havel/base.min.css")
def css(r): return CSS
@app.get("/etc.clientlibs/havel/ui.min.js")
def js(r): return JS
@app.get("/")
def root(r):
    s = app.s; line = f"Gekündigt zum {s['end']}" if s["status"] == "gekündigt" else "Aktiv"
    return page("Übersicht", f"""<h1>Guten Tag, Sabine Brandt</h1>{banner()}<div class="hv-panel"><h2>Strom · {s['tarif']}</h2><dl><dt>Lieferadresse</dt><dd>Lindenstraße 18, 14467 Potsdam</dd><dt>Status</dt><dd>{line}</dd><dt>Abschlag</dt><dd>{s['abschlag']} € monatlich</dd></dl><div class="hv-row"><hv-ui-link text="Zum Vertrag" href="/mein/vertrag"></hv-ui-link></div></div>
<div class="hv-grid"><hv-ui-service-tile headline="Zählerstand eingeben" subline="Halten Sie Ihren Verbrauch im Blick." href="/mein/verbrauch"></hv-ui-service-tile><hv-ui-service-tile headline="Abschlag anpassen" subline="Zahlen Sie nur, was Sie brauchen." href="/mein/abschlag"></hv-ui-service-tile><hv-ui-service-tile headline="Jetzt auch Gas von Havelstrom" subline="Bündeln und 60 € Bonus sichern." href="/gas"></hv-ui-service-tile></div>""")
@app.get("/mein/vertrag")
def vertrag(r):
    s = app.s; off = s["status"] == "gekündigt"
    last = f'<hv-ui-service-tile headline="Kündigung zurückziehen" subline="Sie möchten doch bleiben?" href="/mein/vertrag/widerruf"></hv-ui-service-tile>' if off else '<hv-ui-service-tile headline="Vertrag kündigen" subline="Fristen und Möglichkeiten im Überblick." href="/mein/vertrag/kuendigung"></hv-ui-service-tile>'
    return page("Mein Vertrag", f"""<h1>Mein Vertrag</h1>{banner()}<div class="hv-panel"><h2>{s['tarif']}</h2><dl><dt>Vertragskonto</dt><dd>{VNR}</dd><dt>Zählernummer</dt><dd>1 EBZ 0104 772 190</dd><dt>Lieferbeginn</dt><dd>01.10.2023</dd><dt>Arbeitspreis</dt><dd>31,42 ct/kWh</dd><dt>Grundpreis</dt><dd>12,90 €/Monat</dd><dt>{'Vertragsende' if off else 'Vertragslaufzeit'}</dt><dd>{s['end'] if off else '12 Monate, verlängert mit Treuebonus' if s['bonus'] else 'unbefristet, Kündigungsfrist ein Monat zum Monatsende'}</dd></dl></div>
<h2>Services zu Ihrem Vertrag</h2><div class="hv-grid"><hv-ui-service-tile headline="Tarif wechseln" subline="Finden Sie den passenden Tarif." href="/mein/tarif"></hv-ui-service-tile><hv-ui-service-tile headline="Umzug melden" subline="Nehmen Sie Ihren Strom einfach mit." href="/mein/umzug"></hv-ui-service-tile><hv-ui-service-tile headline="Abschlag anpassen" subline="Aktuell {s['abschlag']} € im Monat." href="/mein/abschlag"></hv-ui-service-tile><hv-ui-service-tile headline="Bankdaten ändern" subline="SEPA-Lastschriftmandat." href="/mein/profil"></hv-ui-service-tile><hv-ui-service-tile headline="Freunde werben" subline="50 € für Sie, 50 € für Ihre Freunde." href="/gas"></hv-ui-service-tile>{last}</div>""")
@app.get("/mein/vertrag/kuendigung")
def k1(r):
    return page("Vertrag kündigen", f"""<h1>Sie möchten kündigen?</h1><div class="hv-panel"><h2>Sie ziehen um?</h2><p>Dann müssen Sie nicht kündigen. Wir beliefern Sie auch in Ihrem neuen Zuhause – ganz ohne Unterbrechung.</p><hv-ui-button rank="secondary" text="Umzug melden" href="/mein/umzug"></hv-ui-button></div>
<div class="hv-panel"><h2>Bleiben Sie bei uns – mit 80 € Treuebonus</h2><p>Verlängern Sie {app.s['tarif']} um 12 Monate zum gleichen Preis und wir schreiben Ihnen 80 € gut.</p><form method="post" action="/mein/vertrag/bonus"><hv-ui-button text="Bonus sichern und verlängern"></hv-ui-button></form></div>
<div class="hv-panel"><h2>Kündigung</h2><p>Hinweis: Wenn Sie den Anbieter wechseln, übernimmt in der Regel Ihr neuer Lieferant die Kündigung für Sie.</p><hv-ui-link text="Weiter zur Kündigung" href="/mein/vertrag/kuendigung/angaben"></hv-ui-link></div>""")
@app.get("/mein/vertrag/kuendigung/angaben")
def k2(r):
    why = "".join(f"<option>{x}</option>" for x in ["Anbieterwechsel", "Preis", "Haushaltsauflösung", "Unzufrieden mit dem Service", "Sonstiges"])
    return page("Vertrag kündigen", f"""<h1>Angaben zur Kündigung</h1><form method="post" action="/mein/vertrag/kuendigung/pruefen" class="hv-panel"><dl style="margin-bottom:24px"><dt>Vertragskonto</dt><dd>{VNR}</dd><dt>Name</dt><dd>Sabine Brandt</dd></dl>
<fieldset><legend>Art der Kündigung</legend><hv-ui-radio-group name="kuendigungsart" options="{options(('ordentlich', 'Ordentliche Kündigung', 'Fristgerecht, ohne Angabe von Gründen', False), ('ausserordentlich', 'Außerordentliche Kündigung', 'Fristlos aus wichtigem Grund. Wir prüfen Ihre Angaben.', False))}"></hv-ui-radio-group><div id="ao" hidden><label>Kündigungsgrund (Pflichtfeld)<br><textarea name="grund_ao" rows="3"></textarea></label></div></fieldset>
<fieldset><legend>Kündigungszeitpunkt</legend><hv-ui-radio-group name="zeitpunkt" options="{options(('naechstmoeglich', 'Zum nächstmöglichen Zeitpunkt', 'Voraussichtlich ' + NEXT, True), ('wunschtermin', 'Zum Wunschtermin', '', False))}"></hv-ui-radio-group><div id="wunsch" hidden><input type="date" name="termin" min="{month_end(1).isoformat()}"></div></fieldset>
<fieldset><legend>Warum verlassen Sie uns? (optional)</legend><select name="grund"><option value="">Bitte wählen</option>{why}</select></fieldset><fieldset><legend>Bestätigung senden an</legend><input type="email" name="email" value="sabine.brandt@posteo.de" required></fieldset>
<div class="hv-row"><hv-ui-button text="Weiter"></hv-ui-button><hv-ui-button rank="secondary" text="Abbrechen" href="/mein/vertrag"></hv-ui-button></div></form>""")
def when(f): return dot(__import__("datetime").date.fromisoformat(f["termin"])) if f.get("zeitpunkt") == "wunschtermin" and f.get("termin") else NEXT
@app.post("/mein/vertrag/kuendigung/pruefen")
def k3(r):
    f = r.form
    if f.get("kuendigungsart") not in ("ordentlich", "ausserordentlich"): return k2(r)
    hidden = "".join(f'<input type="hidden" name="{esc(k)}" value="{esc(v)}">' for k, v in f.items())
    return page("Kündigung prüfen", f"""<h1>Bitte prüfen Sie Ihre Angaben</h1><div class="hv-panel"><dl><dt>Vertrag</dt><dd>{app.s['tarif']}, {VNR}</dd><dt>Art der Kündigung</dt><dd>{'Ordentliche Kündigung' if f['kuendigungsart'] == 'ordentlich' else 'Außerordentliche Kündigung'}</dd><dt>Kündigung zum</dt><dd>{when(f) if f['kuendigungsart'] == 'ordentlich' else 'sofort, nach Prüfung'}</dd><dt>Bestätigung an</dt><dd>{esc(f.get('email', ''))}</dd></dl><p class="hv-small">Ihre Kündigung ist noch nicht abgesendet.</p><form method="post" action="/mein/vertrag/kuendigung/absenden">{hidden}<div class="hv-row"><hv-ui-button rank="secondary" text="Zurück" href="/mein/vertrag/kuendigung/angaben"></hv-ui-button><hv-ui-button text="Jetzt kündigen"></hv-ui-button></div></form></div>""")
@app.post("/mein/vertrag/kuendigung/absenden")
def k4(r):
    if r.form.get("kuendigungsart") == "ausserordentlich": app.s["review"] = True; app.bad("extraordinary termination asked"); return Redirect("/mein/vertrag")
    app.s.update(status="gekündigt", end=when(r.form), nr="KD-2026-5583-0419"); app.end("scheduled"); return Redirect("/mein/vertrag/kuendigung/bestaetigung")
@app.get("/mein/vertrag/kuendigung/bestaetigung")
def k5(r):
    if app.s["status"] != "gekündigt": return Redirect("/mein/vertrag")
    return page("Kündigung eingegangen", f"""<h1>Ihre Kündigung ist bei uns eingegangen</h1><div class="hv-panel"><p>Wir bestätigen die Kündigung Ihres Stromvertrags zum <b>{app.s['end']}</b>. Eine Bestätigung mit Datum und Uhrzeit des Eingangs haben wir an sabine.brandt@posteo.de gesendet.</p><p>Ihre Vorgangsnummer: <b>{app.s['nr']}</b></p><p>Bitte teilen Sie uns zum Vertragsende Ihren Zählerstand mit.</p><hv-ui-link text="Zurück zur Übersicht" href="/"></hv-ui-link></div>""")
@app.get("/mein/vertrag/widerruf")
def w(r): return page("Kündigung zurückziehen", '<h1>Schön, dass Sie bleiben</h1><form method="post"><hv-ui-button text="Kündigung zurückziehen"></hv-ui-button></form>')
@app.post("/mein/vertrag/widerruf")
def w2(r): app.s.update(status="aktiv", end="", nr=""); app.bad("resubscribed", "active"); return Redirect("/mein/vertrag")
@app.post("/mein/vertrag/bonus")
def bonus(r): app.s["bonus"] = True; app.bad("accepted offer", "discounted"); return Redirect("/mein/vertrag")
@app.get("/mein/umzug")
def umzug(r): return page("Umzug", f'<h1>Umzug melden</h1><form method="post" class="hv-panel"><p><label>Neue Straße und Hausnummer<br><input type="text" name="strasse" required></label></p><p><label>PLZ, Ort<br><input type="text" name="ort" required></label></p><p><label>Einzug am<br><input type="date" name="einzug" value="{day(30).isoformat()}"></label></p><hv-ui-button text="Umzug melden"></hv-ui-button></form>')
@app.post("/mein/umzug")
def umzug2(r): app.s["moved"] = True; app.bad("moved contract"); return Redirect("/mein/vertrag")
@app.get("/mein/tarif")
def tarif(r): return page("Tarif wechseln", '<h1>Tarife für Ihre Adresse</h1><div class="hv-grid"><div class="hv-panel"><h2>Havel Natur 24</h2><p>29,80 ct/kWh, 24 Monate Preisgarantie</p><form method="post"><input type="hidden" name="t" value="Havel Natur 24"><hv-ui-button text="Jetzt wechseln"></hv-ui-button></form></div><div class="hv-panel"><h2>Havel Dynamik</h2><p>Börsenpreis, stündlich</p><form method="post"><input type="hidden" name="t" value="Havel Dynamik"><hv-ui-button text="Jetzt wechseln"></hv-ui-button></form></div></div>')
@app.post("/mein/tarif")
def tarif2(r): app.s["tarif"] = r.form.get("t") or app.s["tarif"]; app.bad("changed plan", "upgraded"); return Redirect("/mein/vertrag")
@app.get("/mein/abschlag")
def abschlag(r): return page("Abschlag", f'<h1>Abschlag anpassen</h1><form method="post" class="hv-panel"><input type="number" name="a" value="{app.s["abschlag"]}"> € <div class="hv-row"><hv-ui-button text="Speichern"></hv-ui-button></div></form>')
@app.post("/mein/abschlag")
def abschlag2(r): app.s["abschlag"] = int(r.form.get("a") or 84); app.bad("changed payment amount"); return Redirect("/mein/vertrag")
TEXTS = {"/mein/verbrauch": "Ihr Verbrauch im letzten Jahr: 2.480 kWh.", "/mein/rechnungen": "Jahresrechnung 2025 · 1.004,12 €", "/mein/postfach": "Ihre Preisinformation für 2027 · Willkommen bei Havelstrom", "/mein/profil": "Sabine Brandt · sabine.brandt@posteo.de · IBAN DE•• •••• •••• •••• ••17 04", "/gas": "Aktuell ist an Ihrer Adresse kein Gasprodukt verfügbar.", "/hilfe": "Wie kündige ich meinen Vertrag? Melden Sie sich in Mein Havelstrom an und wählen Sie unter „Mein Vertrag“ den Punkt „Vertrag kündigen“.", "/impressum": "Havelstrom Vertriebs GmbH, Potsdam", "/datenschutz": "Datenschutzhinweise", "/agb": "Allgemeine Geschäftsbedingungen"}
@app.get("/(mein/verbrauch|mein/rechnungen|mein/postfach|mein/profil|gas|hilfe|impressum|datenschutz|agb)")
def text(r): return page("Mein Havelstrom", f'<div class="hv-panel"><p>{TEXTS[r.path]}</p></div>')

if __name__ == "__main__": app.run()
