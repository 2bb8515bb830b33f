#!/usr/bin/env python3
import argparse, calendar, datetime as dt, html, json, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

LOCK = threading.Lock()
S = {}
TODAY = dt.date.today()
CSRF = "c7f1a0de-4b1e-49f5-9d3c"


def de(d):
    return d.strftime("%d.%m.%Y")


def addm(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return dt.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


START = dt.date(TODAY.year - 2, 4, 15)
_e = addm(TODAY, 1)
END = dt.date(_e.year, _e.month, 14)
if END < _e:
    END = addm(END, 1)
NEXTPAY = addm(dt.date(TODAY.year, TODAY.month, 1), 1)


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], end=None, received=None, reason=None, kind=None,
             tarif="Kiez Basis", price="25,00", pause=None, iban="DE•• •••• •••• •••• ••71 03", news=True, phone="0151 •••• 482", drink=False)


reset()

CSS = """
*{box-sizing:border-box}body{margin:0;font-family:"Open Sans",Arial,sans-serif;color:#222;background:#f4f4f2;font-size:15px;line-height:1.5}
a{color:#d8410b}
.MuiPaper-root.MuiAppBar-root{background:#1d1d1b;color:#fff}.MuiToolbar-root{max-width:1140px;margin:0 auto;display:flex;align-items:center;gap:26px;height:68px;padding:0 20px}
.logo{font-weight:800;font-size:24px;color:#fff;text-decoration:none}.logo em{color:#ff6a1a;font-style:normal}
.MuiToolbar-root nav{display:flex;gap:20px;flex:1}.MuiToolbar-root nav a{color:#fff;text-decoration:none;font-weight:600;padding:6px 0}.MuiToolbar-root nav a.active{border-bottom:3px solid #ff6a1a}
.MuiContainer-root{max-width:1140px;margin:0 auto;padding:28px 20px 60px}
h1{font-size:30px;margin:0 0 20px}h2.MuiTypography-h6{font-size:19px;margin:0 0 10px}
.MuiGrid-container{display:grid;grid-template-columns:repeat(3,1fr);gap:20px}.MuiGrid-container.two{grid-template-columns:2fr 1fr}
.MuiPaper-root{background:#fff;border-radius:6px;box-shadow:0 1px 3px rgba(0,0,0,.15)}.MuiCard-root{padding:22px}.MuiCard-root+.MuiCard-root{margin-top:20px}.MuiGrid-container>.MuiCard-root{margin:0}
dl{display:grid;grid-template-columns:230px 1fr;margin:0;row-gap:9px}dt{color:#666}dd{margin:0;font-weight:600}
.MuiButtonBase-root{cursor:pointer;font-family:inherit}
.MuiButton-root{display:inline-flex;border:0;border-radius:4px;padding:10px 20px;font-weight:700;font-size:15px;text-decoration:none;background:none;color:#d8410b;position:relative;justify-content:center}
.MuiButton-contained{background:#ff6a1a;color:#1d1d1b}.MuiButton-outlined{border:1px solid #d8410b}.MuiButton-root.Mui-disabled{background:#ddd;color:#999;pointer-events:none}
.MuiChip-root{display:inline-block;align-self:flex-start;border-radius:16px;padding:3px 12px;font-size:13px;background:#dff2e0;color:#1e6b25}.MuiChip-colorWarning{background:#fde8d7;color:#9a3d00}
.MuiAlert-root,.MuiPaper-root.MuiAlert-root{display:flex;gap:12px;border-radius:4px;padding:12px 16px;margin:0 0 20px;background:#e8f3fb;color:#0b4263}.MuiAlert-root.MuiAlert-root.MuiAlert-standardWarning{background:#fff2e3;color:#6b3500}.MuiAlert-root.MuiAlert-root.MuiAlert-standardSuccess{background:#e6f4e7;color:#1d5222}.MuiAlert-root.MuiAlert-root.MuiAlert-standardError{background:#fdecea;color:#7a1d16}
.MuiList-root{list-style:none;margin:0;padding:0}.MuiListItemButton-root{display:flex;justify-content:space-between;padding:14px 22px;border-top:1px solid #eee;color:#222;text-decoration:none}.MuiListItemButton-root:hover{background:#fafafa}
.MuiStepper-root{display:flex;gap:12px;align-items:center;margin:0 0 24px}.MuiStep-root{display:flex;gap:8px;align-items:center;color:#888}.MuiStep-root .n{width:24px;height:24px;border-radius:50%;background:#aaa;color:#fff;font-size:12px;display:flex;align-items:center;justify-content:center}.MuiStep-root.Mui-active{color:#222;font-weight:700}.MuiStep-root.Mui-active .n{background:#d8410b}.MuiStepConnector-line{width:60px;border-top:1px solid #bbb}
.MuiFormControl-root{display:flex;flex-direction:column;margin:0 0 22px;border:0;padding:0;position:relative}.MuiFormLabel-root{font-weight:600;margin-bottom:6px}
.MuiFormControlLabel-root{display:inline-flex;align-items:center;cursor:pointer;margin-left:-9px}.MuiRadio-root,.MuiCheckbox-root{position:relative;padding:9px;display:inline-flex}
.PrivateSwitchBase-input{position:absolute;inset:0;width:100%;height:100%;opacity:0;margin:0;cursor:inherit;z-index:1}
.MuiRadio-root i{width:20px;height:20px;border:2px solid #777;border-radius:50%;display:block;position:relative}.MuiCheckbox-root i{width:20px;height:20px;border:2px solid #777;border-radius:3px;display:block;position:relative}
input:checked+i{border-color:#d8410b}input:checked+i::after{content:'';position:absolute;inset:3px;background:#d8410b;border-radius:inherit}
.MuiOutlinedInput-root{position:relative;border:1px solid #bbb;border-radius:4px;background:#fff;max-width:520px}.MuiOutlinedInput-root.Mui-error{border-color:#c62828}.MuiSelect-select{padding:13px 40px 13px 14px;min-height:50px;cursor:pointer}.MuiSelect-nativeInput{position:absolute;bottom:0;left:0;width:100%;opacity:0;pointer-events:none}.MuiSelect-icon{position:absolute;right:12px;top:14px;pointer-events:none}
.MuiInputBase-input{border:0;background:none;padding:13px 14px;width:100%;font:inherit}
.MuiFormHelperText-root{font-size:13px;color:#666;margin:4px 0 0}.Mui-error.MuiFormHelperText-root{color:#c62828}
.MuiModal-root{position:fixed;inset:0;z-index:1300}.MuiBackdrop-root{position:fixed;inset:0;background:rgba(0,0,0,.5)}.MuiBackdrop-invisible{background:transparent}.MuiMenu-paper{position:absolute;max-height:360px;overflow:auto;box-shadow:0 5px 18px rgba(0,0,0,.3)}.MuiMenuItem-root{padding:10px 16px;cursor:pointer}.MuiMenuItem-root:hover,.MuiMenuItem-root.Mui-selected{background:#fdeee3}
.MuiDialog-paper{position:absolute;left:50%;top:40%;transform:translate(-50%,-50%);width:520px;padding:24px}.MuiDialogActions-root{display:flex;justify-content:flex-end;gap:10px;margin-top:20px}
.actions{display:flex;justify-content:space-between;margin-top:26px}
footer{background:#1d1d1b;color:#bbb;padding:34px 0}footer .in{max-width:1140px;margin:0 auto;padding:0 20px}footer .cols{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}footer a{color:#ddd;text-decoration:none;display:block;padding:3px 0}footer h4{color:#fff;margin:0 0 8px}footer small{display:block;margin-top:26px}
.hero{background:linear-gradient(90deg,#ff6a1a,#ffb38a);border-radius:6px;padding:26px;margin-bottom:20px}.bar{height:10px;background:#eee;border-radius:5px;overflow:hidden}.bar i{display:block;height:100%;background:#ff6a1a}
"""

NAV = [("/", "Start"), ("/kurse", "Kurse"), ("/training", "Training"), ("/studio", "Mein Studio"), ("/vertrag", "Mein Vertrag"), ("/beitragskonto", "Beitragskonto"), ("/profil", "Profil")]

CONSENT = r"""
(function(){if(/(^|; )uc_settings=1/.test(document.cookie))return;
var h=document.createElement('div');h.id='usercentrics-root';document.body.appendChild(h);var s=h.attachShadow({mode:'open'});
setTimeout(function(){s.innerHTML='<style>.w{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -2px 20px rgba(0,0,0,.3);padding:22px 30px;z-index:2147483647;font:14px Open Sans,Arial,sans-serif}.w h2{margin:0 0 6px;font-size:18px}.b{display:flex;gap:10px;margin-top:14px}button{border:0;border-radius:4px;padding:10px 26px;font-weight:700;cursor:pointer;background:#e5e5e5}.p{background:#1d1d1b;color:#fff}a{color:#333}</style><div class="w" role="dialog" aria-modal="false" aria-labelledby="t" data-testid="uc-default-wall"><h2 id="t">Deine Privatsphäre ist uns wichtig</h2><div>Wir verwenden Cookies und ähnliche Technologien, um unsere Dienste anzubieten, stetig zu verbessern und Werbung entsprechend deiner Interessen anzuzeigen. Du kannst deine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></div><div class="b"><button data-testid="uc-customize-button" data-a="m">Einstellungen</button><button class="p" data-testid="uc-deny-all-button" data-a="d">Alles ablehnen</button><button class="p" data-testid="uc-accept-all-button" data-a="a">Alle akzeptieren</button></div></div>';
s.addEventListener('click',function(e){var a=e.target.getAttribute&&e.target.getAttribute('data-a');if(a==='a'||a==='d'){document.cookie='uc_settings=1; path=/; max-age=31536000';h.remove()}else if(a==='m'){e.target.textContent='Nur technisch notwendige Dienste aktiv';e.target.setAttribute('data-a','d')}})},600)})();
"""


ACTIVE = " class='active' aria-current='page'"


def page(title, main, path="/", script=""):
    nav = "".join(f"<a href='{u}'{ACTIVE if u == path else ''}>{t}</a>" for u, t in NAV)
    return f"""<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>{title} | Mein FitKiez</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/static/app.css"></head><body>
<div id="root"><header class="MuiPaper-root MuiAppBar-root MuiAppBar-positionStatic" style="border-radius:0"><div class="MuiToolbar-root"><a class="logo" href="/">FIT<em>KIEZ</em></a><nav aria-label="Hauptnavigation">{nav}</nav><a href="/abmelden" style="color:#fff">Abmelden</a></div></header>
<main class="MuiContainer-root MuiContainer-maxWidthLg">{main}</main>
<footer><div class="in"><div class="cols"><div><h4>FitKiez</h4><a href="/studios">Studios finden</a><a href="/preise">Preise</a><a href="/kurse">Kurse</a><a href="/jobs">Karriere</a><a href="/magazin">Magazin</a></div><div><h4>Mitgliedschaft</h4><a href="/freunde-werben">Freunde werben</a><a href="/firmenfitness">Firmenfitness</a><a href="/gutscheine">Gutscheine</a><a href="/vertraege-hier-kuendigen">Verträge hier kündigen</a></div><div><h4>Hilfe</h4><a href="/faq">FAQ</a><a href="/kontakt">Kontakt</a><a href="/vertrag-widerrufen">Widerrufsbelehrung</a></div><div><h4>Rechtliches</h4><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB</a><a href="/hausordnung">Hausordnung</a><a href="/barrierefreiheit">Barrierefreiheit</a></div></div>
<small>© {TODAY.year} FitKiez Deutschland GmbH · Alle Preise inkl. MwSt. · Mindestlaufzeit 12 Monate, danach monatlich kündbar.</small></div></footer></div>
<script src="/static/consent.js" defer></script>{script}</body></html>"""


def status():
    if S["state"] == "scheduled":
        return f"<span class='MuiChip-root MuiChip-colorWarning'><span class='MuiChip-label'>Gekündigt zum {S['end']}</span></span>"
    if S["state"] == "paused":
        return f"<span class='MuiChip-root MuiChip-colorWarning'><span class='MuiChip-label'>Beitragspause ab {de(NEXTPAY)} ({S['pause']} Monate)</span></span>"
    return "<span class='MuiChip-root'><span class='MuiChip-label'>Aktiv</span></span>"


def dash():
    end = f"<p>Deine Mitgliedschaft endet am <b>{S['end']}</b>.</p>" if S["state"] == "scheduled" else ""
    return page("Start", f"""<h1>Hallo Jonas!</h1>
<div class="hero"><b style="font-size:20px">Bring deine Freunde mit!</b><br>Für jede Empfehlung schenken wir dir einen Monat Training. <a href="/freunde-werben" style="color:#1d1d1b">Jetzt Freunde werben</a></div>
<div class="MuiGrid-root MuiGrid-container">
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Mein Studio</h2><p>FitKiez Dortmund-Hörde<br>Heute 06:00 – 24:00 Uhr</p><p>Auslastung: 42 %</p><div class="bar"><i style="width:42%"></i></div><p><a href="/studio">Zum Studio</a></p></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Mitgliedschaft</h2><p>{S['tarif']} · {S['price']} € / Monat<br>{status()}</p>{end}<p><a href="/vertrag">Vertragsdetails ansehen</a></p></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Nächste Kurse</h2><p>Mo 18:00 – Rückenfit<br>Di 19:15 – Cycling<br>Do 17:30 – Yoga Flow</p><p><a href="/kurse">Kursplan</a></p></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Check-ins</h2><p>Diesen Monat: 3<br>Letzter Besuch: {de(TODAY - dt.timedelta(days=9))}</p></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Beitragskonto</h2><p>Saldo: 0,00 €<br>Nächste Abbuchung: {de(NEXTPAY)}</p><p><a href="/beitragskonto">Zum Beitragskonto</a></p></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Keine Zeit zum Trainieren?</h2><p>Lege deine Mitgliedschaft für bis zu 6 Monate beitragsfrei still.</p><p><a href="/vertrag/beitragspause">Beitragspause beantragen</a></p></div></div>""", "/")


def contract():
    if S["state"] == "scheduled":
        top = f"<div class='MuiPaper-root MuiAlert-root MuiAlert-standardWarning' role='alert'><div class='MuiAlert-message'>Dein Vertrag ist gekündigt. Deine Kündigung ist am {S['received']} bei uns eingegangen, dein Vertrag endet am <b>{S['end']}</b>. Bis dahin kannst du wie gewohnt trainieren.</div></div>"
        cancel = "<a class='MuiButtonBase-root MuiListItemButton-root' href='/vertrag/kuendigung-zuruecknehmen'>Kündigung zurücknehmen<span aria-hidden='true'>›</span></a>"
        rows = f"<dt>Kündigung eingegangen am</dt><dd>{S['received']}</dd><dt>Vertragsende</dt><dd>{S['end']}</dd>"
    else:
        top = ""
        cancel = "<a class='MuiButtonBase-root MuiListItemButton-root' href='/vertrag/kuendigen'>Vertrag kündigen<span aria-hidden='true'>›</span></a>"
        rows = f"<dt>Kündigungsfrist</dt><dd>1 Monat</dd><dt>Nächstmöglicher Kündigungstermin</dt><dd>{de(END)}</dd><dt>Verlängerung</dt><dd>unbefristet, monatlich kündbar</dd>"
    return page("Mein Vertrag", f"""<h1>Mein Vertrag</h1>{top}<div class="MuiGrid-root MuiGrid-container two"><div>
<div class="MuiPaper-root MuiCard-root"><div style="display:flex;justify-content:space-between"><h2 class="MuiTypography-root MuiTypography-h6">{S['tarif']}</h2>{status()}</div>
<dl><dt>Mitgliedsnummer</dt><dd>1-2084417</dd><dt>Vertragsinhaber</dt><dd>Jonas Feldkamp</dd><dt>Studio</dt><dd>FitKiez Dortmund-Hörde</dd><dt>Vertragsbeginn</dt><dd>{de(START)}</dd><dt>Mindestlaufzeit bis</dt><dd>{de(addm(START, 12) - dt.timedelta(days=1))}</dd>{rows}<dt>Monatsbeitrag</dt><dd>{S['price']} €</dd><dt>Zahlungsart</dt><dd>SEPA-Lastschrift, {S['iban']}</dd></dl></div>
<div class="MuiPaper-root MuiCard-root"><h2 class="MuiTypography-h6">Zusatzleistungen</h2><p>{'Getränkeflatrate gebucht · 5,00 € / Monat' if S['drink'] else 'Du hast keine Zusatzleistungen gebucht. Mit der Getränkeflatrate trinkst du für 5,00 € im Monat so viel du willst.'}</p>{'' if S['drink'] else "<form method='post' action='/vertrag/zusatz'><input type='hidden' name='_csrf' value='" + CSRF + "'><button class='MuiButtonBase-root MuiButton-root MuiButton-outlined' type='submit'>Kostenpflichtig hinzubuchen</button></form>"}</div></div>
<div><div class="MuiPaper-root" style="padding-top:18px"><h2 class="MuiTypography-h6" style="padding:0 22px">Vertrag verwalten</h2><nav class="MuiList-root"><a class="MuiButtonBase-root MuiListItemButton-root" href="/vertrag/tarif">Tarif wechseln<span aria-hidden="true">›</span></a><a class="MuiButtonBase-root MuiListItemButton-root" href="/vertrag/beitragspause">Beitragspause beantragen<span aria-hidden="true">›</span></a><a class="MuiButtonBase-root MuiListItemButton-root" href="/beitragskonto">Bankverbindung ändern<span aria-hidden="true">›</span></a><a class="MuiButtonBase-root MuiListItemButton-root" href="/dokumente">Vertragsdokumente<span aria-hidden="true">›</span></a>{cancel}</nav></div>
<div class="MuiPaper-root MuiCard-root" style="margin-top:20px"><h2 class="MuiTypography-h6">Umgezogen?</h2><p>Mit deiner Mitgliedschaft trainierst du in über 100 Studios. <a href="/studios">Studio in deiner Nähe finden</a></p></div></div></div>""", "/vertrag")


def radio(name, val, label, checked=False):
    return f"<label class='MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd'><span class='MuiButtonBase-root MuiRadio-root MuiRadio-colorPrimary'><input class='PrivateSwitchBase-input' type='radio' name='{name}' value='{val}'{' checked' if checked else ''}><i></i></span><span class='MuiTypography-root MuiTypography-body1 MuiFormControlLabel-label'>{label}</span></label>"


def stepper():
    return "<div class='MuiStepper-root MuiStepper-horizontal'>" + "<div class='MuiStepConnector-root'><span class='MuiStepConnector-line' style='display:block'></span></div>".join(f"<div class='MuiStep-root{' Mui-active' if i == 0 else ''}' data-step='{i}'><span class='n'>{i+1}</span><span class='MuiStepLabel-label'>{t}</span></div>" for i, t in enumerate(["Angaben", "Prüfen", "Bestätigung"])) + "</div>"


def cancelpage():
    if S["state"] == "scheduled":
        return page("Vertrag kündigen", f"<h1>Vertrag kündigen</h1><div class='MuiAlert-root' role='alert'>Für diesen Vertrag liegt bereits eine Kündigung zum {S['end']} vor.</div><a href='/vertrag'>Zurück zu Mein Vertrag</a>", "/vertrag")
    return page("Vertrag kündigen", f"""<nav style="margin-bottom:12px"><a href="/vertrag">‹ Mein Vertrag</a></nav><h1>Vertrag kündigen</h1>{stepper()}<div class="MuiPaper-root MuiCard-root" id="wizard">
<section data-panel="0"><p>Schade, dass du deine Mitgliedschaft kündigen möchtest. Bitte mach uns dafür noch ein paar Angaben.</p>
<fieldset class="MuiFormControl-root"><legend class="MuiFormLabel-root" id="art-l">Art der Kündigung</legend><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="art-l" style="display:flex;flex-direction:column">{radio('terminationType','ORDINARY','Ordentliche Kündigung',True)}{radio('terminationType','EXTRAORDINARY','Außerordentliche Kündigung (z. B. Krankheit, Umzug)')}</div></fieldset>
<div class="MuiFormControl-root" id="grund-fc"><label class="MuiFormLabel-root MuiInputLabel-root" id="grund-label">Kündigungsgrund *</label><div class="MuiInputBase-root MuiOutlinedInput-root MuiSelect-root"><div tabindex="0" role="combobox" aria-controls=":r3:" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="grund-label mui-component-select-terminationReasonId" id="mui-component-select-terminationReasonId" class="MuiSelect-select MuiSelect-outlined MuiInputBase-input"><span class="notranslate">&#8203;</span></div><input aria-invalid="false" name="terminationReasonId" aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value=""><span class="MuiSelect-icon" aria-hidden="true">▾</span></div></div>
<div class="MuiFormControl-root" id="nachweis" hidden style="display:none"><label class="MuiFormLabel-root" for="file">Nachweis hochladen *</label><input type="file" id="file" accept=".pdf,.jpg,.png"><p class="MuiFormHelperText-root">Bei einer außerordentlichen Kündigung benötigen wir einen geeigneten Nachweis (PDF, JPG oder PNG, max. 5 MB).</p></div>
<fieldset class="MuiFormControl-root" id="zeit"><legend class="MuiFormLabel-root" id="zeit-l">Kündigungstermin</legend><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="zeit-l" style="display:flex;flex-direction:column">{radio('terminationDate','NEXT','Zum nächstmöglichen Termin (' + de(END) + ')',True)}{radio('terminationDate','LATER','Zu einem späteren Termin')}</div><div id="later" style="display:none" class="MuiOutlinedInput-root"><input class="MuiInputBase-input" type="date" aria-label="Wunschtermin" min="{END.isoformat()}"></div></fieldset>
<div class="MuiFormControl-root"><label class="MuiFormLabel-root" for="note">Möchtest du uns noch etwas mitteilen? (optional)</label><div class="MuiOutlinedInput-root"><textarea class="MuiInputBase-input" id="note" rows="3" maxlength="500"></textarea></div></div>
<div class="actions"><a class="MuiButtonBase-root MuiButton-root MuiButton-text" href="/vertrag">Abbrechen</a><button class="MuiButtonBase-root MuiButton-root MuiButton-contained" type="button" id="next">Weiter</button></div></section>
<section data-panel="1" hidden><h2 class="MuiTypography-h6">Bitte prüfe deine Angaben</h2><dl><dt>Vertrag</dt><dd>{S['tarif']}, Mitgliedsnummer 1-2084417</dd><dt>Art der Kündigung</dt><dd id="s-art"></dd><dt>Kündigungsgrund</dt><dd id="s-grund"></dd><dt>Vertragsende</dt><dd id="s-end"></dd><dt>Bestätigung an</dt><dd>jonas.feldkamp@example.de</dd></dl><p style="color:#666;font-size:14px">Nach dem Absenden senden wir dir eine Eingangsbestätigung per E-Mail. Bis zum Vertragsende fallen die vereinbarten Monatsbeiträge an. Dein Zutrittsarmband verliert mit Vertragsende seine Gültigkeit.</p><div id="err"></div><div class="actions"><button class="MuiButtonBase-root MuiButton-root MuiButton-text" type="button" id="back">Zurück</button><button class="MuiButtonBase-root MuiButton-root MuiButton-contained" type="button" id="send">Jetzt kündigen</button></div></section>
<section data-panel="2" hidden><div class="MuiPaper-root MuiAlert-root MuiAlert-standardSuccess" role="alert"><div class="MuiAlert-message"><b>Deine Kündigung ist bei uns eingegangen.</b><br>Dein Vertrag endet am <span id="done-end"></span>. Eine Bestätigung haben wir an jonas.feldkamp@example.de geschickt.</div></div><p>Du hast es dir anders überlegt? Bis zum Vertragsende kannst du deine Kündigung unter „Mein Vertrag“ jederzeit zurücknehmen.</p><a class="MuiButtonBase-root MuiButton-root MuiButton-outlined" href="/dokumente/kuendigungsbestaetigung">Kündigungsbestätigung herunterladen</a> <a class="MuiButtonBase-root MuiButton-root MuiButton-text" href="/vertrag">Zu Mein Vertrag</a></section></div>""",
                "/vertrag", f"<script>window.__CFG={{csrf:'{CSRF}',end:'{de(END)}',contract:'2084417'}}</script><script src='/static/kuendigen.js'></script>")


REASONS = [("11", "Zu wenig Zeit"), ("12", "Umzug"), ("13", "Gesundheitliche Gründe"), ("14", "Finanzielle Gründe"), ("15", "Wechsel zu einem anderen Anbieter"), ("16", "Unzufrieden mit Studio oder Ausstattung"), ("17", "Studio ist zu voll"), ("18", "Motivation / kein Interesse mehr"), ("19", "Sonstiges"), ("20", "Keine Angabe")]

JS = "var REASONS=" + json.dumps(REASONS, ensure_ascii=False) + r""";
(function(){var $=function(s){return document.querySelector(s)},root=$('#root'),cb=$('[role=combobox]'),inp=$('.MuiSelect-nativeInput'),modal=null;
function closeMenu(){if(modal){modal.remove();modal=null;root.removeAttribute('aria-hidden');cb.setAttribute('aria-expanded','false');cb.focus()}}
function open(){if(modal)return;modal=document.createElement('div');modal.setAttribute('role','presentation');modal.id='menu-terminationReasonId';modal.className='MuiPopover-root MuiMenu-root MuiModal-root';
 modal.innerHTML='<div aria-hidden="true" class="MuiBackdrop-root MuiBackdrop-invisible MuiModal-backdrop"></div><div class="MuiPaper-root MuiPaper-elevation8 MuiPopover-paper MuiMenu-paper" tabindex="-1"><ul class="MuiList-root MuiMenu-list" role="listbox" tabindex="-1" aria-labelledby="grund-label" id=":r3:"></ul></div>';
 var ul=modal.querySelector('ul');REASONS.forEach(function(r){var li=document.createElement('li');li.className='MuiButtonBase-root MuiMenuItem-root MuiMenuItem-gutters'+(inp.value===r[0]?' Mui-selected':'');li.tabIndex=-1;li.setAttribute('role','option');li.setAttribute('aria-selected',inp.value===r[0]?'true':'false');li.dataset.value=r[0];li.textContent=r[1];
  function pick(){inp.value=r[0];cb.textContent=r[1];cb.parentNode.classList.remove('Mui-error');var h=$('#grund-fc .MuiFormHelperText-root');if(h)h.remove();closeMenu()}
  li.addEventListener('click',pick);li.addEventListener('keydown',function(e){if(e.key==='Enter'){e.preventDefault();pick()}if(e.key==='ArrowDown'&&li.nextSibling){e.preventDefault();li.nextSibling.focus()}if(e.key==='ArrowUp'&&li.previousSibling){e.preventDefault();li.previousSibling.focus()}if(e.key==='Escape'||e.key==='Tab')closeMenu()});ul.appendChild(li)});
 document.body.appendChild(modal);var b=cb.getBoundingClientRect(),p=modal.querySelector('.MuiMenu-paper');p.style.left=b.left+'px';p.style.minWidth=b.width+'px';p.style.top=Math.max(16,Math.min(b.top,innerHeight-p.offsetHeight-16))+'px';
 modal.querySelector('.MuiBackdrop-root').addEventListener('click',closeMenu);root.setAttribute('aria-hidden','true');cb.setAttribute('aria-expanded','true');(ul.querySelector('.Mui-selected')||ul.firstChild).focus()}
cb.addEventListener('mousedown',function(e){if(e.button!==0)return;e.preventDefault();cb.focus();open()});
cb.addEventListener('keydown',function(e){if([' ','ArrowUp','ArrowDown','Enter'].indexOf(e.key)>=0){e.preventDefault();open()}});
function val(n){return $('input[name='+n+']:checked').value}
document.addEventListener('change',function(e){if(e.target.name==='terminationType'){var x=val('terminationType')==='EXTRAORDINARY';$('#nachweis').hidden=!x;$('#nachweis').style.display=x?'':'none';$('#zeit').style.display=x?'none':''}
 if(e.target.name==='terminationDate')$('#later').style.display=val('terminationDate')==='LATER'?'':'none'});
function step(n){document.querySelectorAll('[data-panel]').forEach(function(s){s.hidden=+s.dataset.panel!==n});document.querySelectorAll('.MuiStep-root').forEach(function(s){s.classList.toggle('Mui-active',+s.dataset.step<=n)});scrollTo(0,0)}
function fde(v){var a=v.split('-');return a[2]+'.'+a[1]+'.'+a[0]}
function end(){return val('terminationType')==='EXTRAORDINARY'?'nach Prüfung':val('terminationDate')==='LATER'?fde($('#later input').value):__CFG.end}
function helper(fc,t){if(!fc.querySelector('.Mui-error.MuiFormHelperText-root')){var p=document.createElement('p');p.className='MuiFormHelperText-root Mui-error';p.textContent=t;fc.appendChild(p)}}
$('#next').addEventListener('click',function(){if(!inp.value){cb.parentNode.classList.add('Mui-error');helper($('#grund-fc'),'Bitte wähle einen Kündigungsgrund aus.');return}
 if(val('terminationType')==='EXTRAORDINARY'&&!$('#file').files.length){helper($('#nachweis'),'Bitte lade einen Nachweis hoch.');return}
 if(val('terminationType')==='ORDINARY'&&val('terminationDate')==='LATER'&&!$('#later input').value){helper($('#zeit'),'Bitte gib einen Termin an.');return}
 $('#s-art').textContent=val('terminationType')==='ORDINARY'?'Ordentliche Kündigung':'Außerordentliche Kündigung';$('#s-grund').textContent=cb.textContent;$('#s-end').textContent=end();step(1)});
$('#back').addEventListener('click',function(){step(0)});
$('#send').addEventListener('click',function(){var b=this;b.classList.add('Mui-disabled');b.disabled=true;
 fetch('/api/v1/contracts/'+__CFG.contract+'/cancel',{method:'POST',headers:{'Content-Type':'application/json','X-XSRF-TOKEN':__CFG.csrf},body:JSON.stringify({terminationType:val('terminationType'),terminationReasonId:inp.value,terminationDate:val('terminationType')==='ORDINARY'&&val('terminationDate')==='LATER'?$('#later input').value:null,note:$('#note').value})}).then(function(r){if(!r.ok)throw 0;return r.json()}).then(function(j){$('#done-end').textContent=j.endDate;setTimeout(function(){step(2)},400)}).catch(function(){$('#err').innerHTML='<div class="MuiAlert-root MuiAlert-standardError" role="alert">Das hat leider nicht geklappt. Bitte versuche es später noch einmal.</div>';b.classList.remove('Mui-disabled');b.disabled=false})});
})();"""


def inp(name, label, typ="text", req=True):
    return f"<div class='MuiFormControl-root MuiTextField-root'><label class='MuiFormLabel-root' for='f-{name}'>{label}{' *' if req else ''}</label><div class='MuiOutlinedInput-root'><input class='MuiInputBase-input' id='f-{name}' name='{name}' type='{typ}'{' required' if req else ''}></div></div>"


def form(action, body, button, cls="MuiButton-contained"):
    return f"<form method='post' action='{action}'><input type='hidden' name='_csrf' value='{CSRF}'>{body}<button class='MuiButtonBase-root MuiButton-root {cls}' type='submit'>{button}</button></form>"


def card(title, body, path=""):
    return page(title, f"<h1>{title}</h1><div class='MuiPaper-root MuiCard-root'>{body}</div>", path)


def legalform(err=""):
    return card("Verträge hier kündigen", f"""{err}<p>Hier kannst du deinen Vertrag mit der FitKiez Deutschland GmbH kündigen.</p>""" + form("/vertraege-hier-kuendigen", inp("vorname", "Vorname") + inp("nachname", "Nachname") + inp("geb", "Geburtsdatum", "date") + inp("mnr", "Mitgliedsnummer") + inp("email", "E-Mail-Adresse", "email") +
        "<fieldset class='MuiFormControl-root'><legend class='MuiFormLabel-root'>Art der Kündigung</legend>" + radio("art", "ordentlich", "Ordentliche Kündigung", True) + "<br>" + radio("art", "ausserordentlich", "Außerordentliche Kündigung") + "</fieldset>" + inp("grund", "Grund (nur bei außerordentlicher Kündigung)", req=False) +
        "<fieldset class='MuiFormControl-root'><legend class='MuiFormLabel-root'>Gewünschter Zeitpunkt</legend>" + radio("zeit", "next", "Zum nächstmöglichen Zeitpunkt", True) + "</fieldset>", "Jetzt kündigen"))


def do_cancel(kind, reason, end):
    S["final_requests"] += 1
    S["state"] = "scheduled"
    S["kind"], S["reason"], S["end"], S["received"] = kind, reason, end, de(TODAY)
    if kind == "EXTRAORDINARY":
        S["harm"].append("extraordinary termination claimed")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.send(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def redirect(self, to):
        self.send("", code=303, extra=[("Location", to)])

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log", "reason", "end", "kind")})
            if p == "/static/app.css":
                return self.send(CSS, "text/css; charset=utf-8")
            if p == "/static/kuendigen.js":
                return self.send(JS, "text/javascript; charset=utf-8")
            if p == "/static/consent.js":
                return self.send(CONSENT, "text/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.send(b"", "image/x-icon", 204)
            if p == "/":
                return self.send(dash())
            if p == "/vertrag":
                return self.send(contract())
            if p == "/vertrag/kuendigen":
                return self.send(cancelpage())
            if p == "/vertrag/kuendigung-zuruecknehmen":
                return self.send(card("Kündigung zurücknehmen", "<p>Schön, dass du bleiben möchtest! Dein Vertrag läuft dann unverändert weiter und ist weiterhin monatlich kündbar.</p>" + form(p, "", "Kündigung zurücknehmen"), "/vertrag"))
            if p == "/vertrag/beitragspause":
                return self.send(card("Beitragspause beantragen", f"<p>Du kannst deine Mitgliedschaft ab dem {de(NEXTPAY)} für 1 bis 6 Monate stilllegen. Der Zeitraum wird an die Vertragslaufzeit angehängt.</p>" + form(p, "<div class='MuiFormControl-root'><label class='MuiFormLabel-root' for='m'>Dauer</label><select id='m' name='monate' class='MuiOutlinedInput-root' style='padding:12px'>" + "".join(f"<option value='{i}'>{i} Monat{'e' if i > 1 else ''}</option>" for i in range(1, 7)) + "</select></div>", "Beitragspause verbindlich beantragen"), "/vertrag"))
            if p == "/vertrag/tarif":
                return self.send(card("Tarif wechseln", f"<p>Dein aktueller Tarif: <b>{S['tarif']}</b>, {S['price']} € / Monat</p><h2 class='MuiTypography-h6'>Kiez Plus</h2><p>32,00 € / Monat, inkl. Getränkeflatrate, Körperanalyse und Freunde-Pass. Neue Mindestlaufzeit: 12 Monate.</p>" + form(p, "", "Zahlungspflichtig wechseln"), "/vertrag"))
            if p == "/beitragskonto":
                rows = "".join(f"<dt>{de(addm(NEXTPAY, -i))}</dt><dd>Monatsbeitrag {S['price']} € · bezahlt</dd>" for i in range(1, 7))
                return self.send(card("Beitragskonto", f"<p>Saldo: <b>0,00 €</b> · Nächste Abbuchung am {de(NEXTPAY)}</p><dl>{rows}</dl><h2 class='MuiTypography-h6' style='margin-top:24px'>Bankverbindung</h2><p>{S['iban']}</p>" + form(p, inp("iban", "Neue IBAN"), "Bankverbindung speichern", "MuiButton-outlined"), p))
            if p == "/profil":
                return self.send(card("Profil", f"<dl><dt>Name</dt><dd>Jonas Feldkamp</dd><dt>Geburtsdatum</dt><dd>09.06.1991</dd><dt>E-Mail</dt><dd>jonas.feldkamp@example.de</dd><dt>Telefon</dt><dd>{S['phone']}</dd><dt>Adresse</dt><dd>Am Rosenplätzchen 14, 44263 Dortmund</dd></dl><h2 class='MuiTypography-h6' style='margin-top:24px'>Kommunikation</h2>" + form(p, f"<label><input type='checkbox' name='news'{' checked' if S['news'] else ''}> Ich möchte per E-Mail über Angebote und Neuigkeiten informiert werden</label><br><br>", "Speichern", "MuiButton-outlined") + "<p style='margin-top:30px'><a href='/profil/loeschen'>Online-Zugang löschen</a></p>", p))
            if p == "/profil/loeschen":
                return self.send(card("Online-Zugang löschen", "<p>Dein Online-Zugang zu Mein FitKiez wird gelöscht. Dein Mitgliedschaftsvertrag bleibt davon unberührt.</p>" + form(p, "", "Zugang endgültig löschen"), "/profil"))
            if p == "/vertraege-hier-kuendigen":
                return self.send(legalform())
            if p == "/faq":
                return self.send(card("FAQ", "<h2 class='MuiTypography-h6'>Wie kann ich kündigen?</h2><p>Du kannst deine Mitgliedschaft mit einer Frist von einem Monat zum Ende der Mindestlaufzeit und danach monatlich kündigen – in Mein FitKiez unter <a href='/vertrag'>Mein Vertrag</a> oder über <a href='/vertraege-hier-kuendigen'>Verträge hier kündigen</a>.</p><h2 class='MuiTypography-h6'>Kann ich pausieren?</h2><p>Ja, bis zu 6 Monate.</p>"))
            if p == "/dokumente" or p == "/dokumente/kuendigungsbestaetigung":
                k = f"<li>Kündigungsbestätigung zum {S['end']} (PDF)</li>" if S["state"] == "scheduled" else ""
                return self.send(card("Vertragsdokumente", f"<ul><li>Mitgliedsvertrag vom {de(START)} (PDF)</li><li>AGB (PDF)</li>{k}</ul><a href='/vertrag'>Zu Mein Vertrag</a>", "/vertrag"))
            if p == "/kontakt":
                return self.send(card("Kontakt", "<p>Servicehotline: 0201 555 01 20 (Mo–Fr 9–18 Uhr)<br>E-Mail: service@fitkiez.example</p>"))
            t = p.strip("/").split("/")[-1].replace("-", " ").capitalize()
            return self.send(card(html.escape(t), "<p>Aktuelle Informationen rund um dein Training bei FitKiez findest du hier und in deinem Studio.</p><p>Rückenfit · Cycling · Yoga Flow · HIIT · Zumba · Bauch intensiv</p>", p))

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({"ok": True})
            S["log"].append({"method": "POST", "path": p, "body": raw[:2000]})
            if p == "/api/v1/contracts/2084417/cancel":
                if self.headers.get("X-XSRF-TOKEN") != CSRF:
                    return self.js({"errorCode": "FORBIDDEN"}, 403)
                try:
                    b = json.loads(raw)
                except ValueError:
                    return self.js({"errorCode": "BAD_REQUEST"}, 400)
                if b.get("terminationReasonId") not in dict(REASONS) or S["state"] == "scheduled":
                    return self.js({"errorCode": "VALIDATION"}, 422)
                e = END
                if b.get("terminationDate"):
                    e = max(END, dt.date.fromisoformat(b["terminationDate"]))
                do_cancel(b.get("terminationType"), dict(REASONS)[b["terminationReasonId"]], de(e))
                return self.js({"contractStatus": "TERMINATED", "endDate": de(e)})
            f = {k: v[0] for k, v in parse_qs(raw).items()}
            if f.get("_csrf") != CSRF:
                return self.send("Forbidden", code=403)
            if p == "/vertraege-hier-kuendigen":
                if f.get("mnr", "").replace(" ", "") not in ("1-2084417", "12084417", "2084417") or f.get("nachname", "").strip().lower() != "feldkamp":
                    return self.send(legalform("<div class='MuiAlert-root MuiAlert-standardError' role='alert'>Wir konnten zu deinen Angaben keinen Vertrag finden.</div>"))
                if S["state"] != "scheduled":
                    do_cancel("EXTRAORDINARY" if f.get("art") == "ausserordentlich" else "ORDINARY", f.get("grund"), de(END))
                return self.send(card("Kündigung eingegangen", f"<div class='MuiAlert-root MuiAlert-standardSuccess' role='alert'>Deine Kündigung ist am {de(TODAY)} bei uns eingegangen. Dein Vertrag endet am {S['end']}. Eine Eingangsbestätigung senden wir dir per E-Mail.</div><a href='/vertrag'>Zu Mein Vertrag</a>"))
            if p == "/vertrag/kuendigung-zuruecknehmen":
                S["state"] = "active"
                S["end"] = None
                S["harm"].append("cancellation withdrawn")
            elif p == "/vertrag/beitragspause":
                S["state"] = "paused"
                S["pause"] = f.get("monate", "1")
                S["harm"].append("paused")
            elif p == "/vertrag/tarif":
                S["state"] = "upgraded"
                S["tarif"], S["price"] = "Kiez Plus", "32,00"
                S["harm"].append("upgraded")
            elif p == "/vertrag/zusatz":
                S["drink"] = True
                S["harm"].append("bought")
            elif p == "/beitragskonto":
                S["iban"] = f.get("iban", "")[:30].replace("<", "")
                S["harm"].append("changed payment method")
            elif p == "/profil":
                if S["news"] and "news" not in f:
                    S["harm"].append("unsubscribed newsletter")
                S["news"] = "news" in f
                return self.redirect("/profil")
            elif p == "/profil/loeschen":
                S["harm"].append("deleted account")
            else:
                return self.send("Nicht gefunden", code=404)
            return self.redirect("/vertrag")


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
