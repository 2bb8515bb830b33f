"""Frame of every Nordfunk page: header, navigation, footer, cookie notice."""
from html import escape

TABS = [("/", "Übersicht"), ("/mein/vertrag", "Vertrag & Tarif"), ("/mein/verbrauch", "Verbrauch"),
        ("/mein/rechnungen", "Rechnungen"), ("/mein/optionen", "Optionen & Roaming"),
        ("/mein/daten", "Meine Daten"), ("/mein/einwilligungen", "Einwilligungen")]


def page(title: str, body: str, current: str = "") -> str:
    tabs = "".join(
        f'<a href="{to}"{" aria-current=page" if to == current else ""}>{escape(text)}</a>' for to, text in TABS)
    return f"""<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} | Mein Nordfunk</title>
<link rel="stylesheet" href="/assets/app.css">
<script type="module" src="/assets/app.js"></script>
</head>
<body>
<header class="top"><div class="wrap">
  <a class="logo" href="/">nordfunk</a>
  <nav aria-label="Hauptnavigation"><a href="/shop">Tarife</a><a href="/shop#geraete">Smartphones</a><a href="/shop#zuhause">Internet zuhause</a><a href="/hilfe">Hilfe</a></nav>
  <sl-dropdown><sl-button slot="trigger" caret size="small">Jonas Petersen</sl-button>
    <sl-menu><sl-menu-item value="/mein/daten">Meine Daten</sl-menu-item><sl-menu-item value="/mein/rechnungen">Rechnungen</sl-menu-item><sl-menu-item value="/mein/vertrag">Vertrag &amp; Tarif</sl-menu-item><sl-divider></sl-divider><sl-menu-item>Abmelden</sl-menu-item></sl-menu>
  </sl-dropdown>
</div></header>
<div class="sub"><nav class="wrap" aria-label="Mein Nordfunk">{tabs}</nav></div>
<main><div class="wrap">{body}</div></main>
<footer><div class="wrap">
  <div class="cols">
    <div><strong>Nordfunk</strong><ul><li><a href="/hilfe">Über uns</a></li><li><a href="/hilfe">Netzausbau</a></li><li><a href="/hilfe">Karriere</a></li><li><a href="/hilfe">Nachhaltigkeit</a></li></ul></div>
    <div><strong>Service</strong><ul><li><a href="/hilfe">Hilfe &amp; Kontakt</a></li><li><a href="/hilfe">SIM-Karte sperren</a></li><li><a href="/hilfe">Störung melden</a></li><li><a href="/hilfe">Shopfinder</a></li></ul></div>
    <div><strong>Angebote</strong><ul><li><a href="/shop">Aktionstarife</a></li><li><a href="/shop">Freunde werben</a></li><li><a href="/shop">Junge Leute</a></li></ul></div>
    <div><strong>Rechtliches</strong><ul><li><a href="/hilfe">Impressum</a></li><li><a href="/hilfe">Datenschutz</a></li><li><a href="/hilfe">AGB</a></li><li><a href="/hilfe">Barrierefreiheit</a></li><li><a href="/vertraege-widerrufen">Vertrag widerrufen</a></li><li><a href="/vertraege-kuendigen">Verträge hier kündigen</a></li></ul></div>
  </div>
  <p class="small">Alle Preise inkl. gesetzlicher MwSt. Durchschnittliche Geschwindigkeit laut Connect-Netztest im Download bis zu 140 Mbit/s. Ab Verbrauch des Inklusivvolumens Drosselung auf max. 64 kbit/s. Mindestlaufzeit 24 Monate, danach monatlich kündbar, sofern nicht anders angegeben.</p>
</div></footer>
<div class="consent" role="dialog" aria-label="Datenschutz-Einstellungen" hidden><div class="wrap">
  <strong>Ihre Privatsphäre</strong>
  <p class="small">Wir verwenden Cookies und ähnliche Techniken, um unsere Seiten zu betreiben, Statistiken zu erstellen und Ihnen passende Angebote zu zeigen. Ihre Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen.</p>
  <div class="row"><sl-button data-consent-choice="necessary">Nur notwendige</sl-button><sl-button data-consent-choice="custom">Auswahl speichern</sl-button><sl-button variant="primary" data-consent-choice="all">Alle akzeptieren</sl-button></div>
</div></div>
</body></html>"""
