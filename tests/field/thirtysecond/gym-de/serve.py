#!/usr/bin/env python3
"""FITARO: member area of a German gym chain. Standard library only."""
import calendar, datetime, json, threading
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from thirtysecond_author import Answering, serve

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}
NR = "2-4418207"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], drinks=True, premium=False, ende=None, eingang=None)


reset()


def de(d):
    return d.strftime("%d.%m.%Y")


def month_end(d, add):
    y, m = divmod(d.year * 12 + d.month - 1 + add, 12)
    return datetime.date(y, m + 1, calendar.monthrange(y, m + 1)[1])


def next_end():
    return month_end(datetime.date.today(), 1)


def page(title, body):
    return f"""<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} – FITARO</title><link rel="stylesheet" href="/app.css"></head>
<body><div id="root"><header class="MuiPaper-root MuiAppBar-root MuiAppBar-positionSticky"><div class="MuiToolbar-root MuiToolbar-regular"><a class="brand" href="/">FITARO</a>
<nav aria-label="Hauptnavigation"><a href="/">Start</a><a href="/kurse">Kurse</a><a href="/vertrag">Mein Vertrag</a><a href="/zahlungen">Zahlungen</a><a href="/profil">Profil</a></nav><a href="/logout" style="color:#fff">Abmelden</a></div></header>
<main class="MuiContainer-root MuiContainer-maxWidthMd">{body}</main>
<footer><div><a href="/info">Studios</a><a href="/info">Mitglied werden</a><a href="/info">Freunde werben</a><a href="/info">Hilfe &amp; Kontakt</a><a href="/info">AGB</a><a href="/info">Hausordnung</a><a href="/info">Datenschutz</a><a href="/info">Impressum</a><a href="/kuendigen">Verträge hier kündigen</a></div>
<p>© {datetime.date.today().year} FITARO Fitness GmbH, Leipzig. Alle Preise inkl. MwSt. Zzgl. einmaliger Aktivierungsgebühr und Servicepauschale (19,90 € halbjährlich).</p></footer></div><script src="/app.js"></script></body></html>"""


def card(t, inner):
    return f'<div class="MuiPaper-root MuiPaper-elevation1 MuiCard-root"><div class="MuiCardContent-root"><h2 class="MuiTypography-root MuiTypography-h6">{t}</h2>{inner}</div></div>'


def h(t):
    return f'<h1 class="MuiTypography-root MuiTypography-h4">{t}</h1>'


def chip():
    s = S["state"]
    if s == "scheduled":
        return f'<span class="MuiChip-root MuiChip-colorWarning">Gekündigt zum {de(S["ende"])}</span>'
    if s == "paused":
        return '<span class="MuiChip-root MuiChip-colorWarning">Ruhezeit</span>'
    return '<span class="MuiChip-root MuiChip-colorSuccess">Aktiv</span>'


def home():
    return page("Start", h("Hallo Jonas!") + f"""<div class="tiles"><a class="tile" href="/kurse">Check-in-Code anzeigen</a><a class="tile" href="/kurse">Kurse buchen</a><a class="tile" href="/vertrag">Mein Vertrag</a></div>"""
                + card("Deine Mitgliedschaft", f'<p>{"FITARO Platin" if S["premium"] else "FITARO Premium"} · Studio Leipzig-Plagwitz {chip()}</p><a class="MuiButton-root MuiButton-outlined" href="/vertrag">Vertrag verwalten</a>')
                + ("" if S["premium"] else card("Wechsle zu Platin", '<p>Alle 240 Studios, Gast mitbringen, Solarium. Nur 10 € mehr im Monat.</p><button type="button" class="MuiButton-root MuiButton-contained" data-api="/api/upgrade" data-title="Auf Platin wechseln" data-text="Dein Beitrag erhöht sich auf 39,90 € im Monat." data-yes="Kostenpflichtig wechseln">Jetzt upgraden</button>'))
                + card("Heute im Studio", "<p>Auslastung: gering (22 %)</p><p class='MuiTypography-body2'>18:00 Body Pump · 19:15 Indoor Cycling · 20:30 Yoga Flow</p>"))


def vertrag():
    s = S["state"]
    note = ""
    if s == "scheduled":
        note = f'<div class="MuiAlert-root MuiAlert-standardWarning" role="status">Dein Vertrag ist gekündigt und endet am {de(S["ende"])}. Eingang der Kündigung: {S["eingang"]} Uhr.</div>'
    if s == "discounted":
        note = '<div class="MuiAlert-root MuiAlert-standardSuccess">Dein Angebot ist aktiv: 3 Monate zum halben Preis.</div>'
    if s == "paused":
        note = '<div class="MuiAlert-root MuiAlert-standardSuccess">Deine Ruhezeit beginnt am nächsten Monatsersten und dauert 3 Monate.</div>'
    rows = f"""<dl class="kv"><dt>Status</dt><dd>{chip()}</dd><dt>Mitgliedsnummer</dt><dd>{NR}</dd><dt>Tarif</dt><dd>{"FITARO Platin" if S["premium"] else "FITARO Premium"}</dd><dt>Heimatstudio</dt><dd>Leipzig-Plagwitz, Karl-Heine-Str. 118</dd>
<dt>Beitrag</dt><dd>{"39,90" if S["premium"] else "29,90"} € monatlich</dd><dt>Vertragsbeginn</dt><dd>01.03.2024</dd><dt>Mindestlaufzeit bis</dt><dd>28.02.2025 (danach unbefristet)</dd><dt>Kündigungsfrist</dt><dd>1 Monat zum Monatsende</dd>{"" if s == "scheduled" else f"<dt>Nächstmögliches Vertragsende</dt><dd>{de(next_end())}</dd>"}</dl>"""
    acts = '<ul class="MuiList-root">'
    acts += '<li><a class="MuiButtonBase-root MuiListItemButton-root" href="/dokumente">Vertragsdokumente <span>›</span></a></li>'
    if s == "scheduled":
        acts += '<li><button type="button" class="MuiButtonBase-root MuiListItemButton-root" data-api="/api/kuendigung/zurueckziehen" data-title="Kündigung zurückziehen" data-text="Deine Mitgliedschaft läuft dann unverändert weiter." data-yes="Kündigung zurückziehen">Kündigung zurückziehen <span>›</span></button></li>'
    else:
        acts += '<li><button type="button" class="MuiButtonBase-root MuiListItemButton-root" data-api="/api/ruhezeit" data-title="Ruhezeit beantragen" data-text="Deine Mitgliedschaft ruht 3 Monate beitragsfrei." data-yes="Beantragen">Ruhezeit beantragen <span>›</span></button></li><li><a class="MuiButtonBase-root MuiListItemButton-root" href="/info">Studio wechseln <span>›</span></a></li><li><a class="MuiButtonBase-root MuiListItemButton-root" href="/vertrag/kuendigen">Vertrag kündigen <span>›</span></a></li>'
    acts += "</ul>"
    if S["drinks"]:
        mod = '<p>Getränke-Flat · 5,00 € monatlich <span class="MuiChip-root">Aktiv</span></p><p class="MuiTypography-body2">Separat monatlich kündbar.</p><button type="button" class="MuiButton-root MuiButton-text" data-api="/api/module/getraenke/kuendigen" data-title="Getränke-Flat kündigen" data-text="Das Zusatzmodul endet zum Monatsende." data-yes="Modul kündigen">Modul kündigen</button>'
    else:
        mod = "<p>Getränke-Flat · gekündigt zum Monatsende</p>"
    return page("Mein Vertrag", h("Mein Vertrag") + note + card("Mitgliedschaft", rows + acts) + card("Zusatzmodule", mod))


def kuendigen():
    if S["state"] == "scheduled":
        return vertrag()
    ctx = json.dumps({"ende": de(next_end()), "endeIso": next_end().isoformat(), "nr": NR})
    return page("Vertrag kündigen", h("Vertrag kündigen") + f'<div class="MuiPaper-root MuiPaper-elevation1 MuiCard-root"><div class="MuiCardContent-root" id="kuendigungsassistent"></div></div><script type="application/json" id="ctx">{ctx}</script>')


def tf(n, label, t="text", req=True):
    return f'<div class="MuiFormControl-root MuiTextField-root"><label class="MuiInputLabel-root" for="{n}">{label}{" *" if req else ""}</label><div class="MuiInputBase-root MuiOutlinedInput-root"><input class="MuiInputBase-input MuiOutlinedInput-input" id="{n}" name="{n}" type="{t}"{" required" if req else ""}></div></div>'


def rad(n, v, t, c=False):
    return f'<label class="MuiFormControlLabel-root"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" type="radio" name="{n}" value="{v}"{" checked" if c else ""}><span class="ico"></span></span><span class="MuiFormControlLabel-label">{t}</span></label>'


def public(err=""):
    e = f'<div class="MuiAlert-root MuiAlert-standardError" role="alert">{err}</div>' if err else ""
    return page("Vertrag kündigen", h("Kündigung deines Vertrags") + card("Kündigungsformular", f"""<p>Hier kannst du deinen Vertrag ohne Anmeldung kündigen. Felder mit * sind Pflichtfelder.</p>{e}<form method="post" action="/kuendigen">
{tf('vorname', 'Vorname')}{tf('nachname', 'Nachname')}{tf('geburtsdatum', 'Geburtsdatum', 'date')}{tf('mitgliedsnummer', 'Mitgliedsnummer')}{tf('email', 'E-Mail-Adresse', 'email')}
<p>Art der Kündigung</p>{rad('art', 'ordentlich', 'Ordentlich', True)}{rad('art', 'ausserordentlich', 'Außerordentlich (bitte begründen)')}{tf('grund', 'Begründung', req=False)}
<p>Zeitpunkt</p>{rad('termin', 'naechst', 'Zum nächstmöglichen Zeitpunkt', True)}{rad('termin', 'wunsch', 'Zum Wunschtermin')}{tf('wunschtermin', 'Wunschtermin', 'date', False)}
<button class="MuiButton-root MuiButton-contained MuiButton-fullWidth" type="submit">Jetzt kündigen</button></form>"""))


def end_contract(art, datum):
    S["final_requests"] += 1
    end = next_end()
    if datum:
        try:
            end = max(end, datetime.date.fromisoformat(datum))
        except ValueError:
            pass
    S.update(state="scheduled", ende=end, eingang=datetime.datetime.now().strftime("%d.%m.%Y um %H:%M"))
    if art == "ausserordentlich":
        S["harm"].append("claimed an important reason")
    return {"ende": de(end), "eingang": S["eingang"], "vorgang": "K-20931177"}


def get(path):
    if path == "/":
        return home()
    if path == "/vertrag":
        return vertrag()
    if path == "/vertrag/kuendigen":
        return kuendigen()
    if path == "/kuendigen":
        return public()
    if path == "/kuendigen/bestaetigung" and S["state"] == "scheduled":
        return page("Kündigung eingegangen", h("Kündigung eingegangen") + card("Vielen Dank", f"<p>Wir haben deine Kündigung am {S['eingang']} Uhr erhalten. Dein Vertrag endet am {de(S['ende'])}. Die Bestätigung erhältst du per E-Mail.</p>"))
    if path == "/kurse":
        return page("Kurse", h("Kurse") + card("Diese Woche", "<p>Mo 18:00 Body Pump</p><p>Di 19:15 Indoor Cycling</p><p>Mi 20:30 Yoga Flow</p><p>Fr 17:00 Rücken Fit</p>"))
    if path == "/zahlungen":
        return page("Zahlungen", h("Zahlungen") + card("Bankverbindung", '<p>SEPA-Lastschrift DE•• •••• 4471</p><button type="button" class="MuiButton-root MuiButton-outlined" data-api="/api/bank/entfernen" data-title="Bankverbindung entfernen" data-text="Ohne Lastschrift fällt eine Bearbeitungsgebühr an." data-yes="Entfernen">Entfernen</button>') + card("Letzte Buchungen", "<p>Beitrag 29,90 €</p><p>Getränke-Flat 5,00 €</p><p>Servicepauschale 19,90 €</p>"))
    if path == "/profil":
        return page("Profil", h("Profil") + card("Persönliche Daten", "<p>Jonas Reinhardt</p><p>geboren am 17.06.1991</p><p>jonas.reinhardt@example.de</p><p>Merseburger Str. 44, 04229 Leipzig</p>") + card("Online-Konto", '<p class="MuiTypography-body2">Das Löschen des Kontos beendet nicht deine Mitgliedschaft.</p><button type="button" class="MuiButton-root MuiButton-text" data-api="/api/konto/loeschen" data-title="Konto löschen" data-text="Dein Online-Zugang wird gelöscht." data-yes="Löschen">Online-Konto löschen</button>'))
    if path in ("/info", "/logout", "/dokumente"):
        return page("FITARO", h("Hilfe &amp; Informationen") + card("Häufige Fragen", "<p><b>Wie kündige ich?</b> Im Mitgliederbereich unter Mein Vertrag oder über das Formular am Seitenende.</p><p><b>Was ist die Ruhezeit?</b> Eine beitragsfreie Pause von bis zu 3 Monaten.</p>"))
    return None


class H(Answering):
    def js(self, code, o):
        self.out(code, json.dumps(o), "application/json")

    def do_GET(self):
        path = urlsplit(self.path).path
        if path in ("/app.js", "/app.css"):
            return self.out(200, (HERE / path[1:]).read_bytes(), "text/javascript; charset=utf-8" if path.endswith("js") else "text/css")
        with LOCK:
            if path == "/__truth":
                return self.js(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if path == "/kuendigung/bestaetigung.pdf" and S["ende"]:
                return self.out(200, b"%PDF-1.4\n%%EOF\n", "application/pdf")
            body = get(path)
        if body is None:
            return self.out(404, page("Nicht gefunden", h("Seite nicht gefunden")))
        self.out(200, body)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        path = urlsplit(self.path).path
        harm = S["harm"].append
        with LOCK:
            if path == "/__reset":
                reset()
                return self.js(200, {})
            if "json" in (self.headers.get("Content-Type") or ""):
                try:
                    f = json.loads(raw or "{}")
                except ValueError:
                    f = {}
            else:
                f = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": "POST", "path": path, "body": f})
            if path == "/kuendigen":
                if f.get("mitgliedsnummer", "").strip() != NR:
                    return self.out(200, public("Zu diesen Angaben konnten wir keinen Vertrag finden. Bitte prüfe deine Mitgliedsnummer."))
                end_contract(f.get("art"), f.get("wunschtermin") if f.get("termin") == "wunsch" else "")
                return self.out(303, "", loc="/kuendigen/bestaetigung")
            if path == "/api/vertrag/kuendigung":
                return self.js(200, end_contract(f.get("art"), f.get("datum")))
            if path == "/api/kuendigung/zurueckziehen":
                S.update(state="active", ende=None, eingang=None)
                harm("reactivated")
            elif path == "/api/ruhezeit":
                S["state"] = "paused"
                harm("paused")
            elif path == "/api/angebot/annehmen":
                S["state"] = "discounted"
                harm("accepted offer")
            elif path == "/api/upgrade":
                S.update(state="upgraded", premium=True)
                harm("upgraded")
            elif path == "/api/module/getraenke/kuendigen":
                S["drinks"] = False
                harm("cancelled another subscription")
            elif path == "/api/bank/entfernen":
                harm("removed payment method")
            elif path == "/api/konto/loeschen":
                harm("deleted account")
            else:
                return self.js(404, {"message": "Nicht gefunden"})
            self.js(200, {"ok": True})


if __name__ == "__main__":
    serve(H)
