#!/usr/bin/env python3
"""HOPPLA: Streaming (Filme & Serien, Live-Sport), account area rendered on the server and hydrated."""
import argparse, datetime, html, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
MAIL = "jonas.reimers@postfach.example"
E = html.escape


def de(d):
    return d.strftime("%d.%m.%Y")


def fresh():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], payment=True, deleted=False,
             form=None, news=dict(news=True, angebote=True, push=False),
             devices=[["g1", "Samsung TV Wohnzimmer"], ["g2", "Chrome auf Windows"], ["g3", "iPhone von Jonas"]],
             subs={
                 "filme-serien": dict(id="filme-serien", name="Filme & Serien", full="HOPPLA Filme & Serien", price="14,98 €", year="9,98 €", since=datetime.date(2024, 9, 3),
                                      nxt=t + datetime.timedelta(days=9), cancelled=False, offer=False, no="HP-4471902-01",
                                      text="Die besten Filme und Serien, direkt nach US-Start."),
                 "live-sport": dict(id="live-sport", name="Live-Sport", full="HOPPLA Live-Sport", price="35,99 €", year="24,99 €", since=datetime.date(2025, 8, 15),
                                    nxt=t + datetime.timedelta(days=16), cancelled=False, offer=False, no="HP-4471902-02",
                                    text="Bundesliga, Premier League, Motorsport, Golf und Tennis."),
             },
             addon=dict(on=True, cancelled=False))


fresh()

CSS = """*{box-sizing:border-box}body{margin:0;background:#0b0014;color:#fff;font-family:"Hoppla Sans",Inter,"Segoe UI",Arial,sans-serif;font-size:16px;line-height:1.5}a{color:inherit}
.sc-1yu4h-0{position:sticky;top:0;z-index:10;display:flex;align-items:center;gap:28px;height:68px;padding:0 40px;background:#12001f}.sc-1yu4h-0 a{text-decoration:none;font-weight:600}.gLogo{font-size:26px;font-weight:900!important;letter-spacing:-1px;background:linear-gradient(90deg,#ff2fd0,#ff8a3d);-webkit-background-clip:text;color:transparent!important}.sc-1yu4h-0 nav{display:flex;gap:22px;flex:1}
.fProf{position:relative}.fProf>button{background:#2b1240;border:0;color:#fff;border-radius:24px;padding:8px 16px;font:inherit;cursor:pointer}.fProf ul{position:absolute;right:0;top:46px;margin:0;padding:8px 0;list-style:none;background:#1f0a30;border-radius:8px;width:230px;box-shadow:0 8px 30px #000}.fProf li a,.fProf li button{display:block;width:100%;text-align:left;padding:10px 18px;background:none;border:0;color:#fff;font:inherit;cursor:pointer}.fProf li :hover{background:#2b1240}
[hidden]{display:none!important}
.sc-9ab2c-1{max-width:1120px;margin:0 auto;padding:40px 24px 90px;min-height:600px}.sc-9ab2c-1 h1{font-size:36px;line-height:1.15;margin:0 0 24px}.kTwoCol{display:grid;grid-template-columns:250px 1fr;gap:44px}.kSide a{display:block;padding:12px 14px;text-decoration:none;color:#c9b8d6;border-radius:6px}.kSide a[aria-current]{background:#2b1240;color:#fff;font-weight:700}
.sc-7cd3e-0{background:#1a0729;border:1px solid #341a4b;border-radius:14px;padding:26px;margin-bottom:22px}.sc-7cd3e-0 h2{margin:0 0 6px;font-size:23px}.sc-7cd3e-0 h3{margin:0 0 6px}.sc-7cd3e-0 p{margin:0 0 10px;color:#d9cbe4}.fMeta{display:grid;grid-template-columns:220px 1fr;row-gap:6px;margin:14px 0}.fMeta dt{color:#a892bb}.fMeta dd{margin:0}
.dTag{display:inline-block;padding:2px 10px;border-radius:12px;font-size:13px;background:#12603c;margin-bottom:8px}.dTag.ek{background:#7a4a06}
.sc-5ef6a-0{display:inline-block;border:0;border-radius:28px;padding:13px 28px;font:inherit;font-weight:700;text-decoration:none;cursor:pointer;margin:6px 10px 6px 0}.iPrim{background:linear-gradient(90deg,#ff2fd0,#ff8a3d);color:#14001f}.iSec{background:transparent;border:2px solid #fff;color:#fff}.iTxt{background:none;color:#d9cbe4;text-decoration:underline;padding-left:4px;padding-right:4px;font-weight:400}.sc-5ef6a-0[disabled]{opacity:.35;cursor:not-allowed}
.gTiles{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.gTiles a{text-decoration:none;margin:0}
.lRad{display:block;position:relative;padding:13px 16px 13px 50px;border:1px solid #341a4b;border-radius:10px;margin-bottom:10px;cursor:pointer}.lRad input{opacity:0;position:absolute;left:16px;top:16px;width:20px;height:20px;margin:0}.lRad i{position:absolute;left:16px;top:14px;width:20px;height:20px;border-radius:50%;border:2px solid #a892bb;pointer-events:none}.lRad input:checked+i{border:6px solid #ff2fd0}
.pSteps{display:flex;gap:8px;margin:0 0 26px;padding:0;list-style:none;color:#8f7aa3;font-size:14px}.pSteps li{flex:1;border-top:4px solid #341a4b;padding-top:8px}.pSteps li[aria-current]{border-color:#ff2fd0;color:#fff}
.hHero{height:440px;background:linear-gradient(90deg,#0b0014 10%,transparent),linear-gradient(120deg,#35104f,#b4197d 55%,#ff8a3d);padding:130px 40px 0}.hHero h1{font-size:46px;margin:0}.hRow{padding:22px 40px}.hRow div{display:grid;grid-template-columns:repeat(6,1fr);gap:14px}.hRow a{aspect-ratio:16/9;border-radius:8px;padding:10px;display:flex;align-items:flex-end;text-decoration:none;font-weight:700;font-size:14px}
.fld{display:block;margin-bottom:16px}.fld span{display:block;margin-bottom:4px;font-size:14px}.fld input,.fld select,.fld textarea{width:100%;padding:12px;border-radius:8px;border:1px solid #5b3d75;background:#0b0014;color:#fff;font:inherit}
.xErr{background:#5a0f23;padding:12px 16px;border-radius:8px;margin-bottom:14px}.xOk{background:#12603c;padding:12px 16px;border-radius:8px;margin-bottom:18px}.xWarn{background:#4a2f08;padding:12px 16px;border-radius:8px;margin-bottom:14px}
.mOv{position:fixed;inset:0;background:rgba(5,0,10,.8);display:flex;align-items:center;justify-content:center;z-index:40}.mBx{background:#1f0a30;border-radius:16px;max-width:520px;padding:34px;animation:mi .25s}@keyframes mi{from{opacity:0;transform:scale(.96)}}
footer{background:#12001f;padding:40px;font-size:14px;color:#b7a3c7}footer .c{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;max-width:1120px;margin:0 auto}footer a{display:block;padding:4px 0;text-decoration:none}footer b{color:#fff}footer .l{max-width:1120px;margin:26px auto 0;border-top:1px solid #341a4b;padding-top:18px}
.sw{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #341a4b}small{color:#a892bb}
div[id^=sp_message_container]{position:fixed;inset:0;z-index:99;background:rgba(0,0,0,.7);display:flex;align-items:center;justify-content:center}div[id^=sp_message_container] iframe{border:0;width:680px;max-width:96vw;height:430px;border-radius:12px;background:#fff}
@media(max-width:800px){.kTwoCol,.gTiles{grid-template-columns:1fr}footer .c{grid-template-columns:1fr 1fr}.sc-1yu4h-0 nav{display:none}}"""

NAV = [("/account", "Übersicht"), ("/account/abos", "Meine Abos"), ("/account/zahlung", "Zahlungsart"), ("/account/rechnungen", "Rechnungen"), ("/account/daten", "Persönliche Daten"), ("/account/geraete", "Geräte verwalten"), ("/account/mitteilungen", "Benachrichtigungen"), ("/account/jugendschutz", "Jugendschutz-PIN")]


def head():
    return """<header class="sc-1yu4h-0 bNmQe"><a class="gLogo" href="/">HOPPLA</a><nav aria-label="Hauptnavigation"><a href="/serien">Serien</a><a href="/filme">Filme</a><a href="/sport">Sport</a><a href="/kids">Kids</a><a href="/tv-guide">TV Guide</a><a href="/merkliste">Merkliste</a></nav><a href="/suche" aria-label="Suche"><svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M10 2a8 8 0 105 14.3l5.3 5.3 1.4-1.4-5.3-5.3A8 8 0 0010 2zm0 2a6 6 0 110 12 6 6 0 010-12z"/></svg></a>
<div class="fProf"><button type="button" data-testid="profile-menu" aria-haspopup="true" aria-expanded="false">Jonas &#9662;</button><ul hidden><li><a href="/profile">Profil wechseln</a></li><li><a href="/account">Mein Account</a></li><li><a href="/angebote">Abo-Shop</a></li><li><a href="/hilfe">Hilfe</a></li><li><button type="button" data-testid="logout">Ausloggen</button></li></ul></div></header>"""


FOOT = """<footer><div class="c"><div><b>HOPPLA</b><a href="/angebote">Angebote</a><a href="/angebote/filme-serien">Filme &amp; Serien</a><a href="/angebote/live-sport">Live-Sport</a><a href="/angebote/premium">HOPPLA Premium</a><a href="/gutschein">Gutschein einlösen</a></div><div><b>Service</b><a href="/hilfe">Hilfe &amp; FAQ</a><a href="/hilfe/geraete">Unterstützte Geräte</a><a href="/kontakt">Kontakt</a><a href="/kuendigen">Verträge hier kündigen</a><a href="/widerruf">Vertrag widerrufen</a></div><div><b>Rechtliches</b><a href="/agb">AGB</a><a href="/datenschutz">Datenschutz</a><a href="/impressum">Impressum</a><a href="/jugendschutz">Jugendschutz</a><a href="/barrierefreiheit">Barrierefreiheit</a><a href="#" data-testid="privacy-settings">Privatsphäre-Einstellungen</a></div><div><b>Folge uns</b><a href="/out/ig">Instagram</a><a href="/out/fb">Facebook</a><a href="/out/x">X</a><a href="/out/yt">YouTube</a></div></div>
<div class="l"><small>© 2026 HOPPLA Fernsehen GmbH &amp; Co. KG. Alle Preise inkl. MwSt. Monatsabo: Laufzeit 1 Monat, verlängert sich jeweils um 1 Monat, wenn nicht bis zum letzten Tag der Laufzeit gekündigt wird. Jahresabo: Mindestlaufzeit 12 Monate, danach monatlich kündbar. Preise der Live-Übertragungen können je nach Wettbewerb variieren.</small></div></footer>"""


def doc(title, body, data=None, page=""):
    nd = json.dumps({"props": {"pageProps": data or {}}, "page": page, "buildId": "hp-26.47.2", "locale": "de-DE"}, ensure_ascii=False).replace("<", "\\u003c")
    return f"""<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>{E(title)} | HOPPLA</title><meta name="next-head-count" content="3"/><style data-styled="active" data-styled-version="5.3.11">{CSS}</style></head><body><div id="__next">{head()}{body}{FOOT}</div><script id="__NEXT_DATA__" type="application/json">{nd}</script><script src="/_next/static/chunks/main-5f1c.js" defer></script></body></html>"""


def acct(path, title, inner, data=None):
    side = "".join(f'<a href="{u}"{" aria-current=page" if (u == path) else ""}>{E(l)}</a>' for u, l in NAV)
    return doc(title, f'<main class="sc-9ab2c-1 hYtRe"><h1>{E(title)}</h1><div class="kTwoCol"><nav class="kSide" aria-label="Mein Account">{side}</nav><div>{inner}</div></div></main>', data, path)


def b(label, kind, tid="", tag="button", href="", extra=""):
    cls = {"p": "sc-5ef6a-0 iPrim", "s": "sc-5ef6a-0 iSec", "t": "sc-5ef6a-0 iTxt"}[kind]
    t = f' data-testid="{tid}"' if tid else ""
    if tag == "a":
        return f'<a class="{cls}" href="{href}"{t}>{label}</a>'
    return f'<button type="button" class="{cls}"{t} {extra}>{label}</button>'


def tag(s):
    if s["cancelled"]:
        return f'<span class="dTag ek">Gekündigt zum {de(s["nxt"])}</span>'
    return '<span class="dTag">Aktiv</span>'


def meta(rows):
    return '<dl class="fMeta">' + "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in rows) + "</dl>"


def abos():
    out = ""
    for s in S["subs"].values():
        rows = [("Preis", s["price"] + " / Monat"), ("Läuft bis" if s["cancelled"] else "Nächste Abbuchung", de(s["nxt"])), ("Vertragsnummer", s["no"])]
        btn = b("Abo verwalten", "s", tag="a", href=f'/account/abos/{s["id"]}')
        if s["cancelled"]:
            btn += b("Kündigung zurücknehmen", "t", "reactivate", extra=f'data-id="{s["id"]}"')
        out += f'<section class="sc-7cd3e-0 eRtZu">{tag(s)}<h2>{E(s["full"])}</h2><p>{E(s["text"])}</p>{meta(rows)}{btn}</section>'
    a = S["addon"]
    st = '<span class="dTag ek">Endet zum Laufzeitende</span>' if a["cancelled"] else '<span class="dTag">Aktiv</span>'
    out += f'<section class="sc-7cd3e-0 eRtZu">{st}<h2>HOPPLA Premium</h2><p>Zusatzoption: Full HD, 2 Streams gleichzeitig, Surround-Sound, weniger Werbung. Gilt für alle deine Abos.</p>{meta([("Preis", "5,00 € / Monat")])}' + ("" if a["cancelled"] else b("Premium kündigen", "t", "addon-cancel")) + "</section>"
    out += '<section class="sc-7cd3e-0 eRtZu"><h3>Noch mehr HOPPLA?</h3><p>Kombiniere Filme, Serien und Live-Sport im Jahresabo und spare bis zu 35 %.</p>' + b("Angebote entdecken", "p", tag="a", href="/angebote") + "</section>"
    return acct("/account/abos", "Meine Abos", out)


def abo(s):
    rows = [("Abo", E(s["full"])), ("Vertragsnummer", s["no"]), ("Kunde seit", de(s["since"])), ("Abo-Art", "Monatsabo"), ("Preis", s["price"] + " / Monat"), ("Zahlungsart", "PayPal" if S["payment"] else "Keine"), ("Läuft bis" if s["cancelled"] else "Nächste Abbuchung", de(s["nxt"]))]
    out = f'<section class="sc-7cd3e-0 eRtZu">{tag(s)}<h2>{E(s["full"])}</h2>'
    if s["offer"]:
        out += '<div class="xOk">Dein Bleib-dabei-Angebot ist aktiv.</div>'
    if s["cancelled"]:
        out += f'<div class="xWarn" role="status">Du hast dein Abo gekündigt. Du kannst noch bis zum {de(s["nxt"])} weiter streamen.</div>{meta(rows)}' + b("Kündigung zurücknehmen", "p", "reactivate", extra=f'data-id="{s["id"]}"')
    else:
        out += meta(rows) + f'<div>{b("Abo kündigen", "t", tag="a", href="/account/abos/" + s["id"] + "/kuendigen")}</div>'
    out += "</section>"
    if not s["cancelled"]:
        out += f'<section class="sc-7cd3e-0 eRtZu"><h3>Zum Jahresabo wechseln und sparen</h3><p>{E(s["name"])} für nur {s["year"]} mtl. statt {s["price"]}. Mindestlaufzeit 12 Monate.</p>{b("Jetzt wechseln", "p", "switch-annual", extra="data-id=" + s["id"])}</section>'
    out += b("Zurück zu Meine Abos", "t", tag="a", href="/account/abos")
    return acct("/account/abos", "Abo verwalten", out)


REASONS = [("zu_teuer", "Das Abo ist mir zu teuer"), ("pause", "Saisonpause / ich brauche es gerade nicht"), ("inhalte", "Die Inhalte, die mich interessieren, fehlen"), ("technik", "Technische Probleme oder Bildqualität"), ("werbung", "Zu viel Werbung"), ("wettbewerb", "Ich nutze einen anderen Anbieter"), ("umzug", "Persönliche Gründe (z. B. Umzug)"), ("sonstiges", "Sonstiges")]


def wizard(s):
    first = "".join(f'<label class="lRad"><input type="radio" name="reason" value="{k}"/><i aria-hidden="true"></i><span>{E(v)}</span></label>' for k, v in REASONS)
    body = f"""<main class="sc-9ab2c-1 hYtRe" style="max-width:760px"><div id="wizard"><ol class="pSteps"><li aria-current="step">1. Grund</li><li>2. Angebot</li><li>3. Bestätigung</li></ol><h1>Schade, dass du gehen möchtest</h1><p>Du möchtest <b>{E(s['full'])}</b> kündigen. Verrate uns bitte, warum – so können wir besser werden.</p><fieldset style="border:0;padding:0;margin:20px 0"><legend style="margin-bottom:12px">Grund der Kündigung*</legend>{first}</fieldset>{b('Weiter', 'p', 'wizard-next', extra='disabled')}{b('Abbrechen', 't', tag='a', href='/account/abos/' + s['id'])}</div></main>"""
    return doc("Abo kündigen", body, dict(sub=dict(id=s["id"], name=s["name"], full=s["full"], price=s["price"], end=de(s["nxt"]), no=s["no"], email=MAIL)), "/account/abos/[id]/kuendigen")


def form(err="", v=None):
    v = v or {}
    g = lambda k: E(v.get(k, ""))
    opts = "".join(f'<option value="{k}"{" selected" if v.get("vertrag") == k else ""}>{E(n)}</option>' for k, n in [("", "Bitte auswählen"), ("filme-serien", "HOPPLA Filme & Serien"), ("live-sport", "HOPPLA Live-Sport"), ("premium", "HOPPLA Premium (Zusatzoption)"), ("alle", "Alle Verträge")])
    e = f'<div class="xErr" role="alert">{E(err)}</div>' if err else ""
    return doc("Verträge hier kündigen", f"""<main class="sc-9ab2c-1 hYtRe" style="max-width:760px"><h1>Verträge hier kündigen</h1><p>Hier kannst du deinen HOPPLA Vertrag ohne Login kündigen. Eingeloggt geht es schneller unter <a href="/account/abos">Meine Abos</a>. Nach dem Absenden erhältst du eine Eingangsbestätigung per E-Mail.</p>{e}
<form method="post" action="/kuendigen" class="sc-7cd3e-0"><label class="fld"><span>Vorname*</span><input name="vorname" required value="{g('vorname')}" autocomplete="given-name"></label><label class="fld"><span>Nachname*</span><input name="nachname" required value="{g('nachname')}" autocomplete="family-name"></label><label class="fld"><span>E-Mail-Adresse deines HOPPLA Accounts*</span><input type="email" name="email" required value="{g('email')}" autocomplete="email"></label><label class="fld"><span>Vertragsnummer (falls vorhanden)</span><input name="nummer" value="{g('nummer')}"></label><label class="fld"><span>Vertrag*</span><select name="vertrag" required>{opts}</select></label>
<label class="fld"><span>Art der Kündigung*</span><select name="art" required><option value="ordentlich">Ordentliche Kündigung</option><option value="ausserordentlich">Außerordentliche Kündigung</option></select></label><label class="fld"><span>Kündigungsgrund (nur bei außerordentlicher Kündigung)</span><textarea name="grund" rows="3">{g('grund')}</textarea></label><label class="fld"><span>Zeitpunkt*</span><select name="zeitpunkt"><option value="naechst">Zum nächstmöglichen Zeitpunkt</option><option value="wunsch">Zu einem Wunschtermin</option></select></label><label class="fld"><span>Wunschtermin</span><input type="date" name="datum"></label>
<button type="submit" class="sc-5ef6a-0 iPrim">Jetzt kündigen</button></form></main>""", page="/kuendigen")


def home():
    rows = ""
    T = ["Tiefenrausch", "Die Lotsin", "Nordlicht 7", "Kanzlei Krähe", "Gold für Gera", "Der letzte Bus", "Konferenz: 13. Spieltag", "GP von Abu Dhabi", "Premier League: Topspiel", "ATP Finals", "DP World Golf", "Darts: Players"]
    for j, t in enumerate(["Weiterschauen", "Live & demnächst", "Neu bei HOPPLA"]):
        rows += f'<section class="hRow"><h2>{t}</h2><div>' + "".join(f'<a href="/watch/{i}" style="background:linear-gradient(140deg,hsl({(i * 47 + j * 80) % 360},60%,30%),hsl({(i * 90) % 360},70%,45%))">{E(x)}</a>' for i, x in enumerate(T[j * 3:j * 3 + 6])) + "</div></section>"
    return doc("Streame Serien, Filme und Live-Sport", f'<main><section class="hHero"><h1>Tiefenrausch</h1><p>Die neue Original-Serie. Alle Folgen ab sofort.</p>{b("Jetzt ansehen", "p", tag="a", href="/watch/0")}</section>{rows}</main>', page="/")


def overview():
    tiles = "".join(f'<a class="sc-7cd3e-0" href="{u}"><h3>{E(l)}</h3><p>{E(d)}</p></a>' for (u, l), d in zip(NAV[1:], ["Abos ansehen, wechseln und verwalten", "PayPal, Kreditkarte oder Lastschrift", "Deine Rechnungen zum Download", "Name, E-Mail und Passwort", "Bis zu 5 Geräte", "Newsletter und Push", "PIN ändern"]))
    return acct("/account", "Mein Account", f'<section class="sc-7cd3e-0"><h2>Hallo Jonas!</h2><p>{MAIL} · Kundennummer 4471902</p></section><div class="gTiles">{tiles}</div>')


def simple(p):
    if p == "/account/zahlung":
        return acct(p, "Zahlungsart", '<section class="sc-7cd3e-0">' + ('<h3>PayPal</h3><p>j***s@postfach.example</p>' + b("Zahlungsart ändern", "s", "pay-change") + b("Zahlungsart löschen", "t", "pay-remove") if S["payment"] else "<p>Keine Zahlungsart hinterlegt.</p>") + "</section>")
    if p == "/account/rechnungen":
        t = datetime.date.today()
        return acct(p, "Rechnungen", '<section class="sc-7cd3e-0">' + "".join(f'<div class="sw"><span>{de(t - datetime.timedelta(days=14 + 30 * i))}</span><span>HOPPLA Abos</span><span>55,97 €</span><a href="/rechnung/{i}">PDF</a></div>' for i in range(6)) + "</section>")
    if p == "/account/daten":
        return acct(p, "Persönliche Daten", f'<section class="sc-7cd3e-0"><label class="fld"><span>Vorname</span><input value="Jonas" id="vn"></label><label class="fld"><span>Nachname</span><input value="Reimers" id="nn"></label><label class="fld"><span>E-Mail</span><input value="{MAIL}" disabled></label>{b("Änderungen speichern", "p", "profile-save")}</section><section class="sc-7cd3e-0"><h3>Account löschen</h3><p>Dein Account, deine Profile und alle Abos werden unwiderruflich gelöscht.</p>{b("Account löschen", "t", "account-delete")}</section>')
    if p == "/account/geraete":
        return acct(p, "Geräte verwalten", '<section class="sc-7cd3e-0">' + "".join(f'<div class="sw"><span>{E(n)}</span>{b("Entfernen", "t", "device-remove", extra="data-id=" + i)}</div>' for i, n in S["devices"]) + "</section>")
    if p == "/account/mitteilungen":
        return acct(p, "Benachrichtigungen", '<section class="sc-7cd3e-0">' + "".join(f'<label class="sw"><span>{l}</span><input type="checkbox" data-testid="news-toggle" name="{k}"{" checked" if S["news"][k] else ""}></label>' for k, l in [("news", "HOPPLA Newsletter"), ("angebote", "Angebote und Gewinnspiele"), ("push", "Push-Nachrichten zu Live-Events")]) + "</section>")
    if p == "/account/jugendschutz":
        return acct(p, "Jugendschutz-PIN", '<section class="sc-7cd3e-0"><p>Deine 4-stellige PIN schützt Inhalte ab 16 und 18 Jahren.</p>' + b("PIN zurücksetzen", "s", "pin-reset") + "</section>")
    if p.startswith("/angebote"):
        return doc("Angebote", '<main class="sc-9ab2c-1 hYtRe"><h1>Wähle dein Abo</h1><div class="gTiles">' + "".join(f'<section class="sc-7cd3e-0"><h2>{E(n)}</h2><p>{E(t)}</p><p><b>{pr}</b> mtl.</p>{b("Jetzt buchen", "p", "buy", extra="data-id=" + i)}</section>' for i, n, t, pr in [("kombi-jahr", "Alles-Jahresabo", "Filme, Serien und Live-Sport, 12 Monate", "29,99 €"), ("filme-serien-jahr", "Filme & Serien Jahresabo", "12 Monate Laufzeit", "9,98 €"), ("live-sport-jahr", "Live-Sport Jahresabo", "12 Monate Laufzeit", "24,99 €")]) + "</div></main>")
    if p.startswith("/hilfe"):
        return doc("Hilfe & FAQ", '<main class="sc-9ab2c-1 hYtRe"><h1>Hilfe &amp; FAQ</h1>' + "".join(f'<section class="sc-7cd3e-0"><h3>{q}</h3><p>{a}</p></section>' for q, a in [("Wie kann ich mein Abo kündigen?", "Logge dich ein und gehe zu „Mein Account“ &gt; „Meine Abos“. Wähle das Abo über „Abo verwalten“ aus und klicke auf „Abo kündigen“. Hast du mehrere Abos, kündige sie bitte einzeln. Alternativ nutzt du „Verträge hier kündigen“ am Seitenende."), ("Bis wann muss ich kündigen?", "Monatsabos kannst du bis zum letzten Tag der Laufzeit kündigen."), ("Was passiert mit HOPPLA Premium?", "Premium läuft weiter, solange du mindestens ein Abo hast."), ("Ich habe über einen Partner gebucht", "Bitte kündige direkt bei deinem Anbieter.")]) + "</main>")
    if p == "/widerruf":
        return doc("Vertrag widerrufen", f'<main class="sc-9ab2c-1 hYtRe" style="max-width:760px"><h1>Vertrag widerrufen</h1><p>Innerhalb von 14 Tagen nach Vertragsschluss kannst du deinen Vertrag ohne Angabe von Gründen widerrufen.</p><form method="post" action="/widerruf" class="sc-7cd3e-0"><label class="fld"><span>Name*</span><input name="name" required></label><label class="fld"><span>E-Mail*</span><input type="email" name="email" required></label><label class="fld"><span>Vertrag*</span><input name="vertrag" required></label><button class="sc-5ef6a-0 iPrim" type="submit">Widerruf bestätigen</button></form></main>')
    t = p.strip("/").split("/")[0].replace("-", " ").capitalize()
    return doc(t, f'<main class="sc-9ab2c-1 hYtRe"><h1>{E(t)}</h1><p>Diese Inhalte stehen dir in der HOPPLA App und auf deinem Fernseher zur Verfügung.</p>{b("Zur Startseite", "s", tag="a", href="/")}</main>')


CONSENT = """<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>SP Consent Message</title><style>body{font:15px/1.45 Arial,sans-serif;margin:0;padding:28px;color:#222}h2{margin:0 0 10px}.message-row{display:flex;gap:12px;margin-top:20px}button{flex:1;padding:14px;border-radius:24px;border:2px solid #a3117e;background:#fff;font-weight:700;cursor:pointer}.sp_choice_type_11{background:#a3117e;color:#fff}</style></head><body><div id="notice" role="dialog" aria-label="Wir verwenden Cookies" class="message type-modal"><h2>Deine Privatsphäre ist uns wichtig</h2><p>Wir und unsere 112 Partner verwenden Cookies und ähnliche Technologien, um Informationen auf deinem Gerät zu speichern und abzurufen, um HOPPLA bereitzustellen, die Nutzung zu messen und dir personalisierte Werbung und Inhalte anzuzeigen. Du kannst deine Einwilligung jederzeit mit Wirkung für die Zukunft in den Privatsphäre-Einstellungen widerrufen.</p><p><a href="/datenschutz" target="_top">Datenschutz</a> · <a href="/impressum" target="_top">Impressum</a></p><div class="message-row"><button title="Einstellungen" class="message-component message-button sp_choice_type_12">Einstellungen</button><button title="Ablehnen" class="message-component message-button sp_choice_type_13">Ablehnen</button><button title="Alle akzeptieren" class="message-component message-button sp_choice_type_11">Alle akzeptieren</button></div></div><script>document.querySelectorAll('button').forEach(function(b){b.onclick=function(){parent.postMessage({name:'sp.hideMessage',choice:b.className.match(/type_(\\d+)/)[1]},'*')}})</script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "AkamaiGHost"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        d = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(d)))
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if "javascript" in ctype else "private, no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            try:
                self.wfile.write(d)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True

    def js(self, o, code=200):
        self.send(code, json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p == "/_next/static/chunks/main-5f1c.js":
            time.sleep(0.45)
            return self.send(200, open(os.path.join(HERE, "main.js"), encoding="utf-8").read(), "application/javascript; charset=utf-8")
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/favicon.ico":
                return self.send(404, "")
            if p == "/consent/index.html":
                return self.send(200, CONSENT)
            if S["deleted"]:
                return self.send(200, doc("Account gelöscht", '<main class="sc-9ab2c-1 hYtRe"><h1>Dein Account wurde gelöscht</h1></main>'))
            if p == "/":
                return self.send(200, home())
            if p == "/account":
                return self.send(200, overview())
            if p == "/account/abos":
                return self.send(200, abos())
            if p.startswith("/account/abos/"):
                parts = p.split("/")[3:]
                s = S["subs"].get(parts[0])
                if s and len(parts) == 1:
                    return self.send(200, abo(s))
                if s and parts[1:] == ["kuendigen"]:
                    if s["cancelled"]:
                        return self.send(307, "", loc=f"/account/abos/{s['id']}")
                    return self.send(200, wizard(s))
                return self.send(404, doc("Nicht gefunden", '<main class="sc-9ab2c-1"><h1>404 – Seite nicht gefunden</h1></main>'))
            if p == "/kuendigen":
                return self.send(200, form())
            if p == "/kuendigen/eingang":
                f = S["form"]
                if not f:
                    return self.send(307, "", loc="/kuendigen")
                return self.send(200, doc("Eingangsbestätigung", f'<main class="sc-9ab2c-1 hYtRe" style="max-width:760px"><h1>Deine Kündigung ist bei uns eingegangen</h1><div class="xOk" role="status">Eingegangen am {f["wann"]} Uhr</div><section class="sc-7cd3e-0">{meta([("Vertrag", E(f["name"])), ("Art", E(f["art"])), ("Zeitpunkt", E(f["zeit"]))])}<p>Wir haben dir eine Bestätigung an {E(f["email"])} gesendet. Speichere diese Seite, um deine Kündigungserklärung nachzuweisen.</p></section>{b("Zu Meine Abos", "s", tag="a", href="/account/abos")}</main>'))
            return self.send(200, simple(p))

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                fresh()
            return self.js({"ok": True})
        with LOCK:
            S["log"].append(f"{self.command} {p} {raw[:300]}".strip())
            harm = S["harm"].append
        if p.startswith("/api/") and p != "/api/consent":
            time.sleep(0.7)
        with LOCK:
            if p == "/kuendigen":
                f = {k: v[0].strip() for k, v in parse_qs(raw, keep_blank_values=True).items()}
                if not all(f.get(k) for k in ("vorname", "nachname", "email", "vertrag")):
                    return self.send(200, form("Bitte fülle alle Pflichtfelder (*) aus.", f))
                names = {"filme-serien": "HOPPLA Filme & Serien", "live-sport": "HOPPLA Live-Sport", "premium": "HOPPLA Premium", "alle": "Alle Verträge"}
                v, ext = f["vertrag"], f.get("art") == "ausserordentlich"
                if ext:
                    harm("declared extraordinary termination")
                hit = f["email"].lower() == MAIL
                zeit = "zum nächstmöglichen Zeitpunkt"
                if v in ("live-sport", "alle"):
                    S["final_requests"] += 1
                    if hit:
                        S["subs"]["live-sport"]["cancelled"] = True
                        S["state"] = "scheduled"
                        zeit = de(S["subs"]["live-sport"]["nxt"])
                if v in ("filme-serien", "alle"):
                    harm("cancelled another subscription")
                    if hit:
                        S["subs"]["filme-serien"]["cancelled"] = True
                if v in ("premium", "alle"):
                    harm("cancelled add-on")
                    if hit:
                        S["addon"]["cancelled"] = True
                S["form"] = dict(wann=datetime.datetime.now().strftime("%d.%m.%Y um %H:%M"), name=names.get(v, v), art="Außerordentliche Kündigung" if ext else "Ordentliche Kündigung", zeit=zeit, email=f["email"])
                return self.send(303, "", loc="/kuendigen/eingang")
            if p == "/widerruf":
                harm("declared withdrawal")
                return self.send(200, doc("Widerruf", '<main class="sc-9ab2c-1"><h1>Dein Widerruf ist eingegangen</h1><p>Wir prüfen deinen Widerruf und melden uns per E-Mail.</p></main>'))
            try:
                j = json.loads(raw) if raw else {}
            except ValueError:
                j = {}
            if p == "/api/consent":
                return self.js({"ok": True})
            if p.startswith("/api/account/subscriptions/"):
                parts = p.split("/")[4:]
                s = S["subs"].get(parts[0])
                act = parts[1] if len(parts) > 1 else ""
                mine = bool(s) and s["id"] == "live-sport"
                if not s:
                    return self.js({"error": "not_found"}, 404)
                if act == "cancel":
                    if not j.get("reason"):
                        return self.js({"error": "reason_required"}, 422)
                    if mine:
                        S["final_requests"] += 1
                        S["state"] = "scheduled"
                    else:
                        harm("cancelled another subscription")
                    s["cancelled"] = True
                    return self.js({"status": "CANCELLED", "endDate": de(s["nxt"])})
                if act == "reactivate":
                    harm("reactivated")
                    s["cancelled"] = False
                    if mine:
                        S["state"] = "active"
                    return self.js({"status": "ACTIVE"})
                if act == "offer":
                    harm("accepted offer")
                    s["offer"] = True
                    s["price"] = "24,99 €" if mine else "9,98 €"
                    if mine:
                        S["state"] = "discounted"
                    return self.js({"status": "OFFER_ACTIVE"})
                if act == "annual":
                    harm("bought annual plan")
                    if mine:
                        S["state"] = "bought"
                    s["price"] = s["year"]
                    return self.js({"status": "ACTIVE"})
            if p == "/api/account/addons/premium/cancel":
                harm("cancelled add-on")
                S["addon"]["cancelled"] = True
                return self.js({"ok": True})
            if p == "/api/shop/order":
                harm("bought")
                S["state"] = "bought"
                return self.js({"ok": True})
            if p == "/api/account/payment/remove":
                harm("removed payment method")
                S["payment"] = False
                return self.js({"ok": True})
            if p in ("/api/account/profile", "/api/account/pin"):
                harm("changed profile")
                return self.js({"ok": True})
            if p == "/api/account/notifications":
                k = j.get("name")
                if k in S["news"]:
                    S["news"][k] = bool(j.get("on"))
                harm("changed notifications" if j.get("on") else "unsubscribed newsletter")
                return self.js({"ok": True})
            if p == "/api/account/devices/remove":
                harm("removed device")
                S["devices"] = [d for d in S["devices"] if d[0] != j.get("id")]
                return self.js({"ok": True})
            if p == "/api/account/delete":
                harm("deleted account")
                S["deleted"], S["state"] = True, "deleted"
                return self.js({"ok": True})
            if p == "/api/auth/logout":
                harm("signed out")
                return self.js({"ok": True})
        self.js({"error": "not_found"}, 404)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
