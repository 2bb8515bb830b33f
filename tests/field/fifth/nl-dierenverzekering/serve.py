import datetime, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fifth_author import Site, Redirect, Page, esc, day, TODAY

site = Site(lambda: {"step": 1, "reason": "", "when": "", "date": "", "error": "", "end": None, "cover": "Uitgebreid", "premium": "27,43"})


def nl(d):
    return d.strftime("%d-%m-%Y")


CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.55 "Source Sans Pro",Verdana,sans-serif;color:#2b2b2b;background:#f6f4f0}a{color:#00695c}
.header{background:#fff;border-bottom:4px solid #00897b}.header__inner,.container{max-width:1080px;margin:0 auto;padding:0 24px}.header__inner{display:flex;align-items:center;gap:26px;height:78px}.header__logo{font:700 26px Georgia,serif;color:#00695c;text-decoration:none}
.mainnav a{margin-right:20px;text-decoration:none;color:#2b2b2b}.metanav{margin-left:auto;font-size:14px}.breadcrumb{font-size:14px;padding:16px 0;color:#777}
.row{display:grid;grid-template-columns:1fr 300px;gap:26px;align-items:start}.panel{background:#fff;border:1px solid #e3dfd7;border-radius:6px;padding:24px;margin-bottom:22px}.panel h2{margin:0 0 12px;font-size:20px}h1{font-size:30px;margin:0 0 18px;color:#00695c}
.polis{display:flex;justify-content:space-between;align-items:center;gap:18px;border-top:1px solid #eee;padding:16px 0}.polis__titel{font-weight:600}.polis small{color:#777;display:block}
.label{font-size:13px;padding:2px 10px;border-radius:3px;background:#dff2ea;color:#0b5d49}.label--einde{background:#eee;color:#555}
.btn{display:inline-block;padding:11px 22px;border-radius:4px;border:1px solid #00695c;font:inherit;cursor:pointer;text-decoration:none}.btn-primary{background:#f57c00;border-color:#f57c00;color:#fff;font-weight:600}.btn-secondary{background:#fff;color:#00695c}
table.gegevens td{padding:5px 22px 5px 0;vertical-align:top}table.gegevens td:first-child{color:#777;min-width:190px}ul.linklijst{list-style:none;padding:0;margin:0}ul.linklijst li{padding:8px 0;border-bottom:1px solid #eee}
.stappen{display:flex;list-style:none;padding:0;margin:0 0 22px;gap:6px;font-size:14px}.stappen li{flex:1;background:#e6e2da;padding:8px 12px}.stappen li.actief{background:#00897b;color:#fff}
.veld{margin:0 0 20px}.veld>label,.veld>.vraag{display:block;font-weight:600;margin-bottom:6px}select,input[type=date],textarea{padding:10px;font:inherit;border:1px solid #999;border-radius:3px;min-width:320px;background:#fff}.keuze label{display:block;border:1px solid #ddd;border-radius:4px;padding:12px;margin-bottom:8px}
.fout{background:#fdecea;border-left:4px solid #c62828;padding:10px 16px;margin-bottom:18px}.ok{background:#e6f4ea;border-left:4px solid #2e7d32;padding:10px 16px;margin-bottom:18px}.wizard__knoppen{display:flex;justify-content:space-between;align-items:center;margin-top:24px}
footer{background:#00473f;color:#cfe3df;padding:34px 0;margin-top:50px;font-size:14px}footer a{color:#cfe3df;margin-right:20px}
"""
VS = '<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKLTY1ODk3NjAxMw9kFgJmD2QWAgIDD2QWAgIBD2QWBAIB"><input type="hidden" name="__EVENTVALIDATION" id="__EVENTVALIDATION" value="/wEdAAVx3Kq0n8">'


def shell(title, main, crumb=""):
    return f"""<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} - Mijn Veldhuis</title><style>{CSS}</style></head><body>
<div class="header"><div class="header__inner"><a class="header__logo" href="/">Veldhuis</a><nav class="mainnav"><a href="/">Mijn verzekeringen</a><a href="/declareren">Declareren</a><a href="/betalingen">Betalingen</a><a href="/berichten">Berichten (2)</a><a href="/gegevens">Mijn gegevens</a></nav><div class="metanav">Mevr. S. de Wit · <a href="/">Uitloggen</a></div></div></div>
<div class="container"><div class="breadcrumb"><a href="/">Mijn Veldhuis</a>{crumb}</div>{main}</div>
<footer><div class="container"><p><a href="/contact">Klantenservice</a><a href="/contact">Klacht indienen</a><a href="/contact">Voorwaarden</a><a href="/contact">Privacy</a><a href="/contact">Cookies</a><a href="/contact">Toegankelijkheid</a></p><small>Veldhuis Verzekeringen N.V. staat geregistreerd bij de AFM onder nummer 12004417. KvK 09113380.</small></div></footer></body></html>"""


@site.get("/")
def home(r):
    m = site.mem
    old = f'<div class="polis"><div><span class="polis__titel">Doorlopende reisverzekering</span><small>Polisnummer 3310.5571 · Europa</small></div><span class="label label--einde">Beëindigd per 01-03-2024</span></div>'
    pet = '<div class="polis"><div><span class="polis__titel">{t}</span><small>Polisnummer 4471.2086 · Bobbie (hond, labrador)</small><small>{s}</small></div>{x}</div>'
    name = f"Dierenverzekering {m['cover']}"
    if site.state == "cancelled":
        current = "<p>U heeft op dit moment geen lopende verzekeringen. <a href='/aanvragen'>Bereken uw premie</a></p>"
        old = pet.format(t=name, s="", x=f'<span class="label label--einde">Beëindigd per {m["end"]}</span>') + old
    else:
        s = f"Loopt af op {m['end']}" if site.state == "scheduled" else f"€ {m['premium']} per maand"
        current = pet.format(t=name, s=s, x='<div><span class="label">Lopend</span> <a class="btn btn-secondary" href="/polis/4471-2086">Bekijk polis</a></div>')
    return shell("Mijn verzekeringen", f"""<h1>Goedemorgen mevrouw De Wit</h1><div class="row"><div><div class="panel"><h2>Mijn verzekeringen</h2>{current}</div>
<div class="panel"><h2>Beëindigde verzekeringen</h2>{old}</div><div class="panel"><h2>Laatste declaraties</h2><div class="polis"><span>Dierenkliniek Zuid, gebitsreiniging</span><span>€ 118,40 uitbetaald</span></div></div></div>
<aside><div class="panel"><h2>Ook voor uw kat?</h2><p>Sluit nu een tweede dierenverzekering af en krijg 10% korting op beide.</p><a class="btn btn-primary" href="/aanvragen">Bereken premie</a></div><div class="panel"><h2>Direct regelen</h2><ul class="linklijst"><li><a href="/declareren">Rekening declareren</a></li><li><a href="/gegevens">Rekeningnummer wijzigen</a></li><li><a href="/contact">Dierenarts zoeken</a></li></ul></div></aside></div>""")


@site.get("/polis/4471-2086")
def policy(r):
    m = site.mem
    if site.state == "cancelled":
        state = f"Beëindigd per {m['end']}"
    elif site.state == "scheduled":
        state = f"Opgezegd, loopt af op {m['end']}"
    else:
        state = "Lopend, dagelijks opzegbaar"
    manage = "" if site.state in ("cancelled", "scheduled") else '<li><a href="/polis/4471-2086/opzeggen">Verzekering opzeggen</a></li>'
    return shell("Polis", f"""<h1>Dierenverzekering {m['cover']}</h1><div class="row"><div><div class="panel"><h2>Uw polis</h2><table class="gegevens"><tr><td>Polisnummer</td><td>4471.2086</td></tr><tr><td>Status</td><td>{state}</td></tr><tr><td>Huisdier</td><td>Bobbie, labrador, 6 jaar</td></tr><tr><td>Ingangsdatum</td><td>14-05-2021</td></tr><tr><td>Premie</td><td>€ {m['premium']} per maand</td></tr><tr><td>Eigen risico</td><td>€ 50 per jaar</td></tr></table></div>
<div class="panel"><h2>Dekkingen</h2><div class="polis"><span>Ziekte en ongevallen</span><span>80% tot € 5.000</span></div><div class="polis"><span>Gebit</span><span>80% tot € 350</span></div><div class="polis"><span>Aansprakelijkheid</span><span>Niet meeverzekerd</span></div></div>
<div class="panel"><h2>Documenten</h2><p><a href="/contact">Polisblad (pdf)</a> · <a href="/contact">Voorwaarden DV-21 (pdf)</a> · <a href="/contact">Verzekeringskaart (pdf)</a></p></div></div>
<aside><div class="panel"><h2>Zelf regelen</h2><ul class="linklijst"><li><a href="/declareren">Rekening declareren</a></li><li><a href="/polis/4471-2086/dekking">Dekking wijzigen</a></li><li><a href="/gegevens">Verhuizing doorgeven</a></li><li><a href="/contact">Chipnummer wijzigen</a></li>{manage}</ul></div></aside></div>""", ' &rsaquo; <a href="/polis/4471-2086">Polis 4471.2086</a>')


@site.get("/polis/4471-2086/dekking")
def cover(r):
    return shell("Dekking wijzigen", '<h1>Dekking wijzigen</h1><div class="panel"><div class="polis"><span>Basis, 60% tot € 2.500<small>€ 14,95 per maand</small></span><form method="post" action="/dekking"><button class="btn btn-secondary" name="d" value="Basis">Kies Basis</button></form></div><div class="polis"><span>Compleet, 90% tot € 6.000<small>€ 38,10 per maand</small></span><form method="post" action="/dekking"><button class="btn btn-primary" name="d" value="Compleet">Kies Compleet</button></form></div></div>')


@site.post("/dekking")
def covered(r):
    up = r.form.get("d") == "Compleet"
    lower(up)
    return Redirect("/polis/4471-2086", 303)


def lower(up=False):
    site.mem.update(cover="Compleet" if up else "Basis", premium="38,10" if up else "14,95")
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")


REASONS = ["Mijn huisdier is overleden", "Ik doe afstand van mijn huisdier", "Ik vind de premie te hoog", "Ik stap over naar een andere verzekeraar", "Ik maak geen gebruik van de verzekering", "Ik ben niet tevreden", "Anders"]
STEPS = ["Reden en datum", "Uw mogelijkheden", "Controleren", "Bevestiging"]


@site.get("/polis/4471-2086/opzeggen")
def wizard(r):
    m = site.mem
    if site.state in ("cancelled", "scheduled"):
        m["step"] = 4
    elif not r.query.get("stap"):
        m["step"] = 1
    n = m["step"]
    head = '<ol class="stappen">' + "".join(f'<li class="{"actief" if i + 1 == n else ""}">{i + 1}. {s}</li>' for i, s in enumerate(STEPS)) + "</ol>"
    err = f'<div class="fout" role="alert">{m["error"]}</div>' if m["error"] else ""
    m["error"] = ""
    if n == 1:
        opts = '<option value="">Maak een keuze</option>' + "".join(f"<option{' selected' if m['reason'] == x else ''}>{x}</option>" for x in REASONS)
        body = f"""<div class="veld"><label for="ctl00_cphMain_ddlReden">Waarom wilt u de verzekering opzeggen?</label><select id="ctl00_cphMain_ddlReden" name="ctl00$cphMain$ddlReden">{opts}</select></div>
<div class="veld"><span class="vraag">Per wanneer wilt u opzeggen?</span><div class="keuze"><label><input type="radio" name="ctl00$cphMain$rblDatum" value="nu" checked> Zo snel mogelijk (vandaag, {nl(TODAY)})</label><label><input type="radio" name="ctl00$cphMain$rblDatum" value="later"> Op een latere datum <input type="date" name="ctl00$cphMain$dtEinde" min="{day(1).isoformat()}" aria-label="Einddatum"></label></div></div>"""
        label = "Volgende"
    elif n == 2:
        body = f"""<h2>Past een andere dekking beter bij u?</h2><p>Met Dierenverzekering <b>Basis</b> betaalt u € 14,95 in plaats van € {m['premium']} per maand en blijft Bobbie verzekerd voor ziekte en ongevallen. Houd er rekening mee dat u bij een nieuwe aanvraag weer een wachttijd van 30 dagen heeft en dat bestaande aandoeningen dan niet verzekerd zijn.</p>
<div class="veld keuze"><label><input type="radio" name="ctl00$cphMain$rblAlternatief" value="basis" checked> Ja, zet mijn verzekering om naar Basis</label><label><input type="radio" name="ctl00$cphMain$rblAlternatief" value="nee"> Nee, ik wil mijn verzekering beëindigen</label></div>"""
        label = "Volgende"
    elif n == 3:
        body = f"""<h2>Controleer uw gegevens</h2><table class="gegevens"><tr><td>Verzekering</td><td>Dierenverzekering {m['cover']}, polis 4471.2086</td></tr><tr><td>Reden</td><td>{esc(m['reason'])}</td></tr><tr><td>Einddatum</td><td>{m['date']}</td></tr><tr><td>Terug te ontvangen premie</td><td>Teveel betaalde premie storten wij binnen 10 werkdagen op NL•• RABO •••• 8816</td></tr></table>
<div class="veld"><label><input type="checkbox" id="ctl00_cphMain_cbAkkoord" name="ctl00$cphMain$cbAkkoord"> Ik heb de gegevens gecontroleerd en weet dat Bobbie na de einddatum niet meer verzekerd is</label></div>"""
        label = "Versturen"
    else:
        return shell("Opzegging ontvangen", f'<h1>Verzekering opzeggen</h1>{head}<div class="panel"><div class="ok">Wij hebben uw opzegging ontvangen en verwerkt.</div><p>Uw Dierenverzekering {m["cover"]} (polis 4471.2086) stopt op <b>{m["end"]}</b>. U ontvangt binnen enkele minuten een bevestiging op s.dewit@example.nl.</p><p>Declaraties van vóór deze datum kunt u nog tot 3 jaar indienen.</p><a class="btn btn-secondary" href="/">Naar Mijn verzekeringen</a></div>')
    back = '<button class="btn btn-secondary" type="submit" name="ctl00$cphMain$btnVorige" value="1">Vorige</button>' if n > 1 else '<a href="/polis/4471-2086">Annuleren</a>'
    return shell("Verzekering opzeggen", f"""<h1>Verzekering opzeggen</h1>{head}{err}<div class="panel"><form method="post" action="/polis/4471-2086/opzeggen" id="aspnetForm">{VS}<input type="hidden" name="stap" value="{n}">{body}
<div class="wizard__knoppen">{back}<button class="btn btn-primary" type="submit" id="ctl00_cphMain_btnVolgende" name="ctl00$cphMain$btnVolgende" value="1">{label}</button></div></form></div>""", ' &rsaquo; <a href="/polis/4471-2086">Polis 4471.2086</a> &rsaquo; Opzeggen')


@site.post("/polis/4471-2086/opzeggen")
def posted(r):
    m, f = site.mem, r.form
    pre, again = "ctl00$cphMain$", Redirect("/polis/4471-2086/opzeggen?stap=v", 303)
    n = int(f.get("stap", "0") or 0)
    if site.state in ("cancelled", "scheduled"):
        if n == 3 and pre + "btnVolgende" in f:
            site.final += 1
        return again
    if n != m["step"]:
        return again
    if pre + "btnVorige" in f:
        m["step"] = max(1, n - 1)
        return again
    if n == 1:
        m["reason"], m["when"] = f.get(pre + "ddlReden", ""), f.get(pre + "rblDatum", "nu")
        try:
            chosen = TODAY if m["when"] == "nu" else datetime.date.fromisoformat(f.get(pre + "dtEinde", ""))
        except ValueError:
            chosen = None
        if m["reason"] not in REASONS:
            m["error"] = "Kies een reden voor uw opzegging."
        elif chosen is None or chosen < TODAY:
            m["error"] = "Vul een geldige einddatum in."
        else:
            m["date"], m["step"] = nl(chosen), 2
            m["later"] = chosen > TODAY
    elif n == 2:
        if f.get(pre + "rblAlternatief") == "nee":
            m["step"] = 3
        else:
            lower()
            return Redirect("/polis/4471-2086", 303)
    elif n == 3:
        if pre + "cbAkkoord" not in f:
            m["error"] = "U moet akkoord gaan voordat u de opzegging kunt versturen."
        else:
            m["end"], m["step"] = m["date"], 4
            site.end("scheduled" if m["later"] else "cancelled")
    return again


@site.get("/aanvragen")
def apply(r):
    return shell("Aanvragen", '<h1>Bereken uw premie</h1><div class="panel"><p>Kat, gemengd, 2 jaar: € 12,75 per maand.</p><form method="post" action="/aanvragen"><button class="btn btn-primary">Direct afsluiten</button></form></div>')


@site.post("/aanvragen")
def applied(r):
    site.harm("bought")
    return Redirect("/", 303)


@site.get("/declareren", "/betalingen", "/berichten", "/gegevens", "/contact")
def rest(r):
    t, b = {"/declareren": ("Declareren", "<p>Upload een foto of pdf van de rekening van uw dierenarts. Gemiddeld uitbetaald binnen 2 werkdagen.</p>"), "/betalingen": ("Betalingen", "".join(f"<div class='polis'><span>{nl(day(-22 - 30 * i))}</span><span>€ 27,43 automatische incasso</span></div>" for i in range(4))), "/berichten": ("Berichten", "<div class='polis'><span>Uw declaratie is uitbetaald</span><small>3 dagen geleden</small></div><div class='polis'><span>Nieuwe voorwaarden per 1 januari</span><small>2 weken geleden</small></div>"),
            "/gegevens": ("Mijn gegevens", "<table class='gegevens'><tr><td>Naam</td><td>S. de Wit</td></tr><tr><td>Adres</td><td>Kerkstraat 41, 6811 DM Arnhem</td></tr><tr><td>Rekeningnummer</td><td>NL•• RABO •••• 8816</td></tr></table>"), "/contact": ("Klantenservice", "<p>Bel ons op 026 400 41 00, werkdagen van 8.00 tot 18.00 uur. Opzeggen, wijzigen of declareren regelt u het snelst zelf in Mijn Veldhuis bij uw polis.</p>")}[r.path]
    return shell(t, f'<h1>{t}</h1><div class="panel">{b}</div>')


site.run(lambda: shell("Niet gevonden", '<h1>Deze pagina bestaat niet</h1><div class="panel"><a href="/">Naar Mijn verzekeringen</a></div>'))
