from datetime import date
from html import escape
from ledger import Ledger, day, serve

def fresh():
    return {"taso": "Premium", "hinta": "19,99", "tila": "voimassa", "jatkuu": day(17), "ale": False, "lehdet": True, "uutiskirje": True, "poistettu": False, "viesti": ""}

L = Ledger(fresh)

def pv(iso):
    d = date.fromisoformat(iso)
    return f"{d.day}.{d.month}.{d.year}"

def page(title, body):
    d, toast = L.d, ""
    if d["viesti"]:
        toast, d["viesti"] = f'<sl-alert data-toast variant="primary" duration="5000" closable>{escape(d["viesti"])}</sl-alert>', ""
    return 200, f"""<!doctype html>
<html lang="fi"><head><meta charset="utf-8"><title>{title} – Äänihylly</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script></head><body>
<header><span class="logo">äänihylly</span><a href="#">Etusivu</a><a href="#">Äänikirjat</a><a href="#">E-kirjat</a><a href="#">Sarjat</a><span class="grow"></span><sl-button size="small" variant="warning" data-avaa="perhe">Kokeile Perhettä</sl-button>
<sl-dropdown placement="bottom-end"><sl-avatar slot="trigger" initials="HK" label="Oma valikko" style="--size:36px"></sl-avatar><sl-menu><sl-menu-item data-url="/tili">Oma tili</sl-menu-item><sl-menu-item>Oma hylly</sl-menu-item><sl-menu-item>Lunasta lahjakortti</sl-menu-item><sl-menu-item data-url="/ohje">Asiakaspalvelu</sl-menu-item><sl-menu-item>Kirjaudu ulos</sl-menu-item></sl-menu></sl-dropdown></header>
<main>{body}</main>
<footer><p><a href="/ohje">Asiakaspalvelu</a><a href="#">Tietoa meistä</a><a href="#">Avoimet työpaikat</a><a href="#">Lahjakortit</a></p><p>Käyttöehdot · Tietosuojaseloste · Evästeasetukset · Saavutettavuusseloste</p><small>© 2026 Äänihylly Oy, Helsinki. Hinnat sisältävät arvonlisäveron.</small></footer>
<sl-dialog id="perhe" label="Enemmän kuuntelijoita, sama hylly">Äänihylly Perhe: kolme profiilia, rajaton kuuntelu 27,99 €/kk.<form method="post" action="/tili/vaihda" slot="footer"><input type="hidden" name="taso" value="Perhe"><sl-button variant="primary" type="submit">Vaihda Perheeseen</sl-button></form></sl-dialog>
<sl-dialog id="evasteet" label="Evästeet Äänihyllyssä">Käytämme evästeitä palvelun kehittämiseen ja sinulle sopivien kirjasuositusten näyttämiseen.<sl-button slot="footer" data-sulje>Vain välttämättömät</sl-button><sl-button slot="footer" variant="primary" data-sulje>Hyväksy kaikki</sl-button></sl-dialog>
{toast}</body></html>"""

def account():
    d = L.d
    tila = {"voimassa": '<sl-badge variant="success" pill>Voimassa</sl-badge>', "paattyy": f'<sl-badge variant="neutral" pill>Päättyy {pv(d["jatkuu"])}</sl-badge>', "tauolla": '<sl-badge variant="warning" pill>Tauolla</sl-badge>'}[d["tila"]]
    lasku = {"voimassa": f'{d["hinta"]} € · {pv(d["jatkuu"])}', "paattyy": "Ei tulevia veloituksia", "tauolla": "Tauon jälkeen"}[d["tila"]]
    napit = '<form method="post" action="/tili/jatka"><sl-button size="small" variant="primary" type="submit">Jatka tilausta</sl-button></form>' if d["tila"] != "voimassa" else '<sl-button size="small" variant="default" data-avaa="vaihto">Vaihda tilausta</sl-button>'
    lehdet = '<sl-dropdown><sl-button slot="trigger" size="small" caret>Hallitse</sl-button><sl-menu><sl-menu-item>Näytä lehdet</sl-menu-item><sl-menu-item data-posti="/tili/lehdet/irtisano" data-kysy="Irtisanotaanko Lehtihylly?">Irtisano</sl-menu-item></sl-menu></sl-dropdown>' if d["lehdet"] else "Irtisanottu"
    return page("Oma tili", f"""<h1>Oma tili</h1><sl-tab-group><sl-tab slot="nav" panel="tilaus">Tilaus</sl-tab><sl-tab slot="nav" panel="tiedot">Omat tiedot</sl-tab><sl-tab slot="nav" panel="maksu">Maksaminen</sl-tab><sl-tab slot="nav" panel="ilm">Ilmoitukset</sl-tab>
<sl-tab-panel name="tilaus"><sl-card><div slot="header"><b>Tilauksesi</b></div>
<div class="rivi"><div>Äänihylly {d["taso"]} {tila}<small>{"Rajaton kuuntelu, 1 profiili" if d["taso"] == "Premium" else "3 profiilia"}{" · −50 % kolmen kuukauden ajan" if d["ale"] else ""}</small></div>{napit}</div>
<div class="rivi"><div>Seuraava veloitus<small>{lasku}</small></div></div><div class="rivi"><div>Lehtihylly<small>Lisäpalvelu, 4,99 €/kk</small></div>{lehdet}</div></sl-card>
<sl-card><div slot="header"><b>Kuuntelusi tässä kuussa</b></div>23 tuntia 41 minuuttia<sl-progress-bar value="62" label="Kuuntelu"></sl-progress-bar><p class="himmea">Kuuntelit enemmän kuin 71 % asiakkaistamme. Upeaa, Hanna!</p></sl-card>
<p class="himmea">Kysyttävää tilauksesta? Katso <a href="/ohje">vastaukset yleisimpiin kysymyksiin</a>.</p></sl-tab-panel>
<sl-tab-panel name="tiedot"><sl-input label="Nimi" value="Hanna Koskela"></sl-input><br><sl-input label="Sähköposti" type="email" value="hanna.koskela@posti.example"></sl-input><br><sl-button variant="primary">Tallenna</sl-button><p style="margin-top:50px" class="himmea">Tilin poistaminen hävittää kirjahyllysi ja tietosi pysyvästi.</p><form method="post" action="/tili/poista" data-kysy="Poistetaanko tili pysyvästi?"><sl-button variant="danger" outline size="small" type="submit">Poista tili</sl-button></form></sl-tab-panel>
<sl-tab-panel name="maksu"><div class="rivi"><div>Visa Debit •••• 5093<small>Voimassa 11/28</small></div><sl-button size="small">Vaihda kortti</sl-button></div><div class="rivi"><div>Kuitit<small>Lataa kuitit viimeisten 12 kuukauden ajalta</small></div><sl-button size="small">Näytä</sl-button></div></sl-tab-panel>
<sl-tab-panel name="ilm"><p><sl-switch data-asetus="uutiskirje" {"checked" if d["uutiskirje"] else ""}>Uutiskirje ja lukuvinkit</sl-switch></p><p><sl-switch data-asetus="tarjoukset" checked>Tarjoukset kumppaneilta</sl-switch></p></sl-tab-panel></sl-tab-group>
<sl-dialog id="vaihto" label="Vaihda tilausta"><form method="post" action="/tili/vaihda" class="ala"><sl-select name="taso" label="Uusi tilaus" hoist required><sl-option value="Basic">Basic – 20 h/kk, 12,99 €</sl-option><sl-option value="Perhe">Perhe – 3 profiilia, 27,99 €</sl-option></sl-select><sl-button variant="primary" type="submit">Vaihda</sl-button></form></sl-dialog>""")

QA = [("Miksi kirja ei lataudu?", "Tarkista verkkoyhteys ja laitteen vapaa tallennustila."), ("Kuinka monella laitteella voin kuunnella?", "Voit asentaa sovelluksen viidelle laitteelle. Premium-tilauksella yksi voi kuunnella kerrallaan."), ("Voinko tauottaa tilaukseni?", "Kyllä, enintään 30 päiväksi kerran vuodessa.")]

def help_index():
    return page("Asiakaspalvelu", "<h1>Miten voimme auttaa?</h1><sl-input placeholder='Hae ohjeista' clearable></sl-input><br><h2>Suosituimmat</h2>" + "".join(f"<sl-details summary='{q}'>{a}</sl-details><br>" for q, a in QA) + '<h2>Tilaus ja maksaminen</h2><ul><li><a href="/ohje/veloitus">Milloin minulta veloitetaan?</a></li><li><a href="/ohje/lahjakortti">Lahjakortin käyttäminen</a></li><li><a href="/ohje/tilauksen-paattaminen">Miten lopetan tilaukseni?</a></li><li><a href="/ohje/vaihto">Tilauksen vaihtaminen</a></li></ul>')

ARTICLES = {
    "veloitus": ("Milloin minulta veloitetaan?", "<p>Tilausjakso on yksi kuukausi. Veloitus tapahtuu jakson ensimmäisenä päivänä.</p>"),
    "lahjakortti": ("Lahjakortin käyttäminen", "<p>Lunasta koodi Oman valikon kohdasta Lunasta lahjakortti.</p>"),
    "vaihto": ("Tilauksen vaihtaminen", "<p>Voit vaihtaa tilausta milloin tahansa Oma tili -sivulla.</p>"),
    "tilauksen-paattaminen": ("Miten lopetan tilaukseni?", '<p>Äänihyllyssä ei ole sitoutumisaikaa. Jos lopetat kesken jakson, voit kuunnella maksetun jakson loppuun. Kirjahyllysi säilyy, jos päätät palata.</p><p>Tiesitkö, että voit myös <b>tauottaa</b> tilauksesi tai vaihtaa edullisempaan?</p><p>Jos olet varma, voit irtisanoa tilauksesi <a href="/tili/irtisano">tällä sivulla</a>. Huomaathan, että sovelluksen poistaminen puhelimesta ei lopeta tilausta. App Storesta ostettu tilaus päätetään Applen asetuksissa.</p>'),
}

def cancel_page():
    d = L.d
    if d["tila"] == "paattyy":
        return page("Irtisano tilaus", f'<h1>Tilauksesi on jo irtisanottu</h1><p>Voit kuunnella {pv(d["jatkuu"])} asti.</p><sl-button href="/tili">Oma tili</sl-button>')
    return page("Irtisano tilaus", f"""<h1>Älä lähde vielä, Hanna!</h1><p>Sinulla on kesken kolme kirjaa ja hyllyssäsi odottaa 28 uutta tarinaa. Ehkä jokin näistä sopii sinulle paremmin?</p>
<div class="kaksi"><sl-card><div slot="header"><b>Pidä taukoa</b></div><p>Tauota tilaus 30 päiväksi. Et maksa tauon ajalta mitään.</p><form method="post" action="/tili/tauko"><sl-button variant="primary" type="submit">Tauota tilaus</sl-button></form></sl-card>
<sl-card><div slot="header"><b>−50 % kolmeksi kuukaudeksi</b></div><p>Jatka hintaan 9,99 €/kk. Sen jälkeen {d["hinta"]} €/kk.</p><form method="post" action="/tili/tarjous"><sl-button variant="success" type="submit">Hyödynnä tarjous</sl-button></form></sl-card></div>
<sl-details summary="En kiitos, haluan lopettaa tilauksen"><form class="ala" method="post" action="/tili/irtisano" data-kysy="Haluatko varmasti irtisanoa tilauksesi? Menetät pääsyn yli 900 000 kirjaan {pv(d["jatkuu"])}.">
<sl-select name="syy" label="Miksi lopetat?" placeholder="Valitse" hoist required><sl-option value="hinta">Liian kallis</sl-option><sl-option value="aika">En ehdi kuunnella</sl-option><sl-option value="valikoima">En löydä kiinnostavia kirjoja</sl-option><sl-option value="kilpailija">Siirryn toiseen palveluun</sl-option><sl-option value="muu">Muu syy</sl-option></sl-select>
<sl-textarea name="palaute" label="Palaute (vapaaehtoinen)" rows="3"></sl-textarea>
<sl-button variant="primary" href="/tili">Jatkan kuuntelua</sl-button><sl-button variant="text" type="submit">Irtisano tilaus</sl-button></form></sl-details>""")

def back(text):
    L.d["viesti"] = text
    return 303, "", {"Location": "/tili"}

def handle(method, path, query, body):
    d = L.d
    if method in ("GET", "HEAD"):
        if path == "/":
            return 302, "", {"Location": "/tili"}
        if path == "/tili":
            return account()
        if path == "/ohje":
            return help_index()
        if path.startswith("/ohje/") and path[6:] in ARTICLES:
            t, b = ARTICLES[path[6:]]
            return page(t, f'<p><a href="/ohje">‹ Asiakaspalvelu</a></p><h1>{t}</h1>{b}<p class="himmea">Oliko tästä apua? <a href="#">Kyllä</a> · <a href="#">Ei</a></p>')
        if path == "/tili/irtisano":
            return cancel_page()
        return None
    if path == "/tili/irtisano":
        d["tila"] = "paattyy"
        L.end("scheduled")
        return back("Tilauksesi on irtisanottu. Lähetimme vahvistuksen sähköpostiisi.")
    if path == "/tili/jatka":
        d["tila"] = "voimassa"
        L.harm("restarted", "active")
        return back("Kiva, että jatkat!")
    if path == "/tili/tauko":
        d["tila"] = "tauolla"
        L.harm("paused", "paused")
        return back("Tilauksesi on tauolla 30 päivää.")
    if path == "/tili/tarjous":
        d["ale"] = True
        L.harm("accepted offer", "discounted")
        return back("Tarjous on käytössäsi.")
    if path == "/tili/vaihda":
        d["taso"], d["hinta"] = ("Perhe", "27,99") if body.get("taso") == "Perhe" else ("Basic", "12,99")
        L.harm("changed plan", "upgraded" if d["taso"] == "Perhe" else "downgraded")
        return back("Tilauksesi on vaihdettu.")
    if path == "/tili/lehdet/irtisano":
        d["lehdet"] = False
        L.harm("cancelled another subscription")
        return back("Lehtihylly on irtisanottu.")
    if path == "/tili/poista":
        L.harm("deleted account", "deleted")
        return back("Tilisi poistetaan 14 päivän kuluessa.")
    if path == "/tili/asetukset":
        L.harm("changed profile")
        return 200, {"ok": True}
    return 404, "Ei löytynyt"

serve(L, handle, fallback=None)
