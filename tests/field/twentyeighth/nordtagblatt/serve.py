import datetime
from twentyeighth_author import *

MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def dm(d):
    return f"{d:%d.%m.%Y}"


def lang(d):
    return f"{d.day}. {MON[d.month - 1]} {d.year}"


GRUENDE = [("", "Bitte auswählen (freiwillig)"), ("preis", "Der Preis ist mir zu hoch"), ("zeit", "Ich habe zu wenig Zeit zum Lesen"),
           ("inhalt", "Die Inhalte sagen mir nicht zu"), ("technik", "Technische Probleme mit App oder E-Paper"), ("wegzug", "Ich ziehe aus der Region weg"), ("sonst", "Sonstiges")]
KUND = {"vorname": "Henrike", "nachname": "Osterloh", "email": "h.osterloh@posteo.example", "kundennummer": "40718823"}


class Zeitung(Site):
    def fresh(self):
        t = self.today = datetime.date.today()
        y, m = (t.year + 1, 1) if t.month == 12 else (t.year, t.month + 1)
        self.next_bill = datetime.date(y, m, 14) if t.day >= 14 else datetime.date(t.year, t.month, 14)
        self.end = self.next_bill - datetime.timedelta(days=1)
        self.price = "17,90"
        self.received = None
        self.nl = {"morgen": True, "sport": False, "angebote": True}

    def csrf(self):
        return f'<input type="hidden" name="csrfmiddlewaretoken" value="{self.token}">'

    def page(self, title, body, active=None, status=200):
        msgs = "".join(f'<li class="{k}">{escape(m)}</li>' for k, m in self.take_flash())
        msgs = f'<ul class="messages">{msgs}</ul>' if msgs else ""
        if active is not None:
            nav = [("/konto/", "Übersicht"), ("/konto/abo/", "Abonnement"), ("/konto/rechnungen/", "Rechnungen"), ("/konto/daten/", "Persönliche Daten"),
                   ("/konto/newsletter/", "Newsletter"), ("/konto/merkliste/", "Merkliste")]
            side = "".join(f'<li><a href="{u}"{" class=active aria-current=page" if u == active else ""}>{n}</a></li>' for u, n in nav)
            body = f'<div class="grid md-cols-3 gap-8"><nav class="side" aria-label="Kontonavigation"><ul>{side}</ul><form method="post" action="/konto/abmelden/" class="mt-4 px-3">{self.csrf()}<button type="submit" class="text-sm underline">Abmelden</button></form></nav><div>{body}</div></div>'
        res = "".join(f'<a href="/{x.lower()}/">{x}</a>' for x in ["Region", "Politik", "Wirtschaft", "Sport", "Kultur", "Wissen", "Meinung"])
        return Resp(f'''<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} | Nordtagblatt</title><link rel="stylesheet" href="/static/site.css"><script src="/static/site.js" defer></script></head>
<body>
<header class="border-b"><div class="container">
 <div class="flex items-center justify-between py-4"><a href="/konto/" class="mast">Nordtagblatt</a><div class="flex gap-4 items-center text-sm"><a href="/epaper/">E-Paper</a><a href="/suche/">Suche</a><a href="/konto/" class="font-semibold">Henrike O.</a></div></div>
 <nav class="ressorts flex flex-wrap border-t" aria-label="Ressorts">{res}</nav>
</div></header>
<main class="container py-8">{msgs}{body}</main>
<footer class="bg-brand text-white mt-16"><div class="container py-8">
 <div class="grid cols-4 gap-6 text-sm">
  <div class="space-y-2"><p class="font-bold">Nordtagblatt</p><a class="block" href="/impressum/">Impressum</a><a class="block" href="/redaktion/">Redaktion</a><a class="block" href="/karriere/">Karriere</a></div>
  <div class="space-y-2"><p class="font-bold">Abo &amp; Service</p><a class="block" href="/abo/">Abo-Shop</a><a class="block" href="/service/faq/">Häufige Fragen</a><a class="block" href="/service/kontakt/">Kontakt zum Leserservice</a><a class="block" href="/kuendigung/">Verträge hier kündigen</a><a class="block" href="/widerruf/">Vertrag widerrufen</a></div>
  <div class="space-y-2"><p class="font-bold">Anzeigen</p><a class="block" href="/trauer/">Traueranzeigen</a><a class="block" href="/stellen/">Stellenmarkt</a><a class="block" href="/immo/">Immobilien</a></div>
  <div class="space-y-2"><p class="font-bold">Rechtliches</p><a class="block" href="/datenschutz/">Datenschutz</a><a class="block" href="/agb/">AGB</a><a class="block" href="/barrierefreiheit/">Barrierefreiheit</a></div>
 </div><p class="text-xs mt-6">© {self.today.year} Nordtagblatt Medien GmbH &amp; Co. KG, Speicherstraße 14, 24937 Flensburg. Alle Preise inkl. MwSt.</p></div></footer>
<div id="cmp" class="cmp" role="dialog" aria-modal="true" aria-labelledby="cmp-t" hidden><div>
 <h2 id="cmp-t" class="text-xl font-bold mb-2">Wir schätzen Ihre Privatsphäre</h2>
 <p class="text-sm text-gray-700">Wir und unsere 184 Partner speichern Informationen auf Ihrem Gerät und greifen darauf zu, um Inhalte und Anzeigen zu personalisieren und zu messen. Ihre Auswahl können Sie jederzeit in der <a class="underline" href="/datenschutz/">Datenschutzerklärung</a> ändern.</p>
 <div id="cmp-more" class="hidden mt-4 text-sm"><label class="block"><input type="checkbox" checked disabled> Notwendig</label><label class="block"><input type="checkbox"> Statistik</label><label class="block"><input type="checkbox"> Marketing</label><button type="button" class="btn btn-outline mt-2" data-cmp="auswahl">Auswahl speichern</button></div>
 <div class="flex flex-wrap gap-2 mt-4"><button type="button" class="btn btn-accent" data-cmp="alle">Alle akzeptieren</button><button type="button" class="btn btn-outline" data-cmp="settings">Einstellungen</button><button type="button" class="btn btn-ghost" data-cmp="nein">Nur notwendige Cookies</button></div>
</div></div>
</body></html>''', status)

    def badge(self):
        return {"active": '<span class="badge badge-green">aktiv</span>', "discounted": '<span class="badge badge-green">aktiv</span>',
                "upgraded": '<span class="badge badge-green">aktiv</span>', "scheduled": '<span class="badge badge-amber">gekündigt</span>',
                "paused": '<span class="badge badge-blue">unterbrochen</span>'}[self.state]

    def note(self):
        if self.state == "scheduled":
            return f'<p class="p-4 bg-sand rounded mt-4">Ihr Abonnement ist zum <strong>{dm(self.end)}</strong> gekündigt. Bis dahin lesen Sie wie gewohnt weiter. <a class="underline" href="/konto/abo/">Details</a></p>'
        return ""

    def home(self):
        return self.page("Mein Konto", f'''<h1 class="text-2xl serif font-bold">Guten Tag, Henrike Osterloh</h1>{self.note()}
<div class="grid cols-2 gap-4 mt-6">
 <section class="border rounded-lg p-6"><h2 class="text-lg font-bold mb-2">Ihr Abonnement {self.badge()}</h2><p>NT+ Komplett digital</p><p class="text-sm text-gray-500">{self.price} € im Monat</p><a class="btn btn-outline mt-4" href="/konto/abo/">Abo ansehen</a></section>
 <section class="border rounded-lg p-6"><h2 class="text-lg font-bold mb-2">Heute im E-Paper</h2><p>Ausgabe Flensburg, {lang(self.today)}</p><a class="btn btn-primary mt-4" href="/epaper/">Jetzt lesen</a></section>
 <section class="border rounded-lg p-6"><h2 class="text-lg font-bold mb-2">Merkliste</h2><p class="text-sm">3 Artikel gespeichert</p><a class="underline text-sm" href="/konto/merkliste/">Zur Merkliste</a></section>
 <section class="bg-sand rounded-lg p-6"><h2 class="text-lg font-bold mb-2">Samstag auf Papier?</h2><p class="text-sm">Die Wochenendausgabe frisch im Briefkasten – für nur 6,90 € mehr im Monat.</p><form method="post" action="/konto/abo/erweitern/" class="mt-4">{self.csrf()}<input type="hidden" name="produkt" value="wochenende"><button type="submit" class="btn btn-accent">Jetzt dazubuchen</button></form></section>
</div>''', "/konto/")

    def abo(self):
        if self.state == "scheduled":
            manage = f'<section class="border rounded-lg p-6 mt-6"><h2 class="text-lg font-bold mb-2">Kündigung</h2><p>Ihre Kündigung ist am {dm(self.received)} bei uns eingegangen. Ihr Abonnement endet am <strong>{dm(self.end)}</strong>, danach wird nichts mehr abgebucht.</p><form method="post" action="/konto/abo/ruecknahme/" class="mt-4">{self.csrf()}<button type="submit" class="btn btn-primary">Kündigung zurücknehmen</button></form></section>'
        else:
            manage = f'''<section class="border rounded-lg p-6 mt-6"><h2 class="text-lg font-bold mb-2">Abo verwalten</h2><ul class="space-y-2">
<li class="flex justify-between border-b py-2"><span>Urlaub? Lieferung und Zahlung unterbrechen</span><a class="underline" href="/konto/abo/unterbrechung/">Unterbrechen</a></li>
<li class="flex justify-between border-b py-2"><span>Zahlungsart ändern (SEPA-Lastschrift, DE•• •••• 3307)</span><a class="underline" href="/konto/abo/zahlung/">Ändern</a></li>
<li class="flex justify-between border-b py-2"><span>Wochenendausgabe dazubuchen</span><a class="underline" href="/konto/">Mehr erfahren</a></li>
<li class="flex justify-between py-2"><span class="text-gray-500">Abonnement beenden</span><a class="underline text-gray-500" href="/konto/abo/NT-2291846/beenden/">Zur Kündigung</a></li></ul></section>'''
        return self.page("Abonnement", f'''<h1 class="text-2xl serif font-bold mb-6">Ihr Abonnement</h1>
<section class="border rounded-lg p-6"><h2 class="text-lg font-bold mb-4">NT+ Komplett digital {self.badge()}</h2>
<dl class="data"><dt>Kundennummer</dt><dd>{KUND["kundennummer"]}</dd><dt>Vertragsnummer</dt><dd>NT-2291846</dd><dt>Leistungen</dt><dd>alle Artikel, App, E-Paper (5 Ausgaben), Archiv</dd><dt>Preis</dt><dd>{self.price} € im Monat</dd><dt>Laufzeit</dt><dd>monatlich, jederzeit zum Ende des Bezugsmonats kündbar</dd><dt>{"Ende" if self.state == "scheduled" else "Nächste Abbuchung"}</dt><dd>{dm(self.end if self.state == "scheduled" else self.next_bill)}</dd></dl></section>{manage}''', "/konto/abo/")

    def beenden(self):
        return self.page("Schade, dass Sie gehen möchten", f'''<h1 class="text-2xl serif font-bold">Schade, dass Sie über eine Kündigung nachdenken</h1>
<p class="mt-2 max-w-prose">Unsere 94 Redakteurinnen und Redakteure recherchieren jeden Tag, was bei Ihnen vor der Haustür passiert. Vielleicht passt eine dieser Möglichkeiten besser zu Ihnen:</p>
<div class="grid cols-2 gap-4 mt-6">
 <section class="bg-sand rounded-lg p-6"><p class="text-sm font-bold">NUR FÜR SIE</p><h2 class="text-xl font-bold mb-2">6 Monate für 8,90 € statt 17,90 €</h2><p class="text-sm">Danach wieder 17,90 € im Monat und monatlich kündbar.</p><form method="post" action="/konto/abo/NT-2291846/angebot/" class="mt-4">{self.csrf()}<button type="submit" class="btn btn-accent">Angebot sichern</button></form></section>
 <section class="border rounded-lg p-6"><h2 class="text-xl font-bold mb-2">Eine Pause einlegen</h2><p class="text-sm">Unterbrechen Sie Ihr Abo für bis zu drei Monate – ohne Kosten.</p><a class="btn btn-primary mt-4" href="/konto/abo/unterbrechung/">Pause einrichten</a></section>
</div>
<p class="mt-8 text-sm">Haben Sie eine Frage? Der Leserservice ist montags bis samstags von 7 bis 17 Uhr unter 0461 555 80 23 für Sie da.</p>
<div class="flex justify-between items-center mt-6 border-t py-4"><a class="btn btn-outline" href="/konto/abo/">Zurück zum Abo</a><a class="text-sm underline text-gray-500" href="/kuendigung/?vertrag=NT-2291846">Trotzdem weiter zum Kündigungsformular</a></div>''', "/konto/abo/")

    def form(self, v, err=None, status=200):
        err = err or {}

        def e(n):
            return f'<ul class="errorlist" id="id_{n}_error"><li>{err[n]}</li></ul>' if n in err else ""

        def inp(n, label, typ="text", help="", req=True):
            return f'<div id="div_id_{n}" class="field"><label for="id_{n}">{label}{"*" if req else ""}</label>{e(n)}<input type="{typ}" name="{n}" value="{escape(v.get(n, ""))}" id="id_{n}"{" required" if req else ""}>{f"<span class=helptext>{help}</span>" if help else ""}</div>'

        def radio(n, legend, opts):
            return f'<fieldset id="div_id_{n}" class="field"><legend>{legend}*</legend>{e(n)}<div id="id_{n}" class="radio">' + "".join(
                f'<div><label for="id_{n}_{i}"><input type="radio" name="{n}" value="{k}" id="id_{n}_{i}"{" checked" if v.get(n) == k else ""} required> {t}</label></div>' for i, (k, t) in enumerate(opts)) + "</div></fieldset>"
        opts = "".join(f'<option value="{k}"{" selected" if v.get("grund") == k else ""}>{t}</option>' for k, t in GRUENDE)
        return self.page("Verträge kündigen", f'''<div class="max-w-prose"><h1 class="text-2xl serif font-bold">Vertrag kündigen</h1>
<p class="mt-2 mb-6">Mit diesem Formular können Sie Ihren Vertrag mit der Nordtagblatt Medien GmbH &amp; Co. KG kündigen. Im nächsten Schritt prüfen Sie Ihre Angaben. Felder mit * sind Pflichtfelder.</p>
<form method="post" action="/kuendigung/" class="space-y-4" novalidate>{self.csrf()}
<div class="grid cols-2 gap-4">{inp("vorname", "Vorname")}{inp("nachname", "Nachname")}</div>
{inp("email", "E-Mail-Adresse", "email", "An diese Adresse senden wir die Eingangsbestätigung.")}
<div class="grid cols-2 gap-4">{inp("kundennummer", "Kundennummer", help="Acht Ziffern, steht auf jeder Rechnung.")}{inp("vertrag", "Vertragsnummer", req=False)}</div>
{radio("kuendigungsart", "Art der Kündigung", [("ordentlich", "Ordentliche Kündigung"), ("ausserordentlich", "Außerordentliche Kündigung aus wichtigem Grund")])}
<div id="div_id_begruendung" class="field hidden"><label for="id_begruendung">Begründung*</label>{e("begruendung")}<textarea name="begruendung" id="id_begruendung" rows="4">{escape(v.get("begruendung", ""))}</textarea></div>
{radio("zeitpunkt", "Beendigung des Vertrags", [("naechst", "zum nächstmöglichen Zeitpunkt"), ("datum", "zu einem späteren Zeitpunkt")])}
<div id="div_id_datum" class="field hidden"><label for="id_datum">Gewünschtes Datum</label>{e("datum")}<input type="date" name="datum" id="id_datum" value="{escape(v.get("datum", ""))}"></div>
<div id="div_id_grund" class="field"><label for="id_grund">Warum möchten Sie kündigen?</label><select name="grund" id="id_grund">{opts}</select></div>
<div class="field"><label><input type="checkbox" name="kontakt" id="id_kontakt"> Das Nordtagblatt darf mich telefonisch und per E-Mail über besondere Angebote informieren.</label></div>
<div class="flex gap-4 items-center"><button type="submit" class="btn btn-primary">Weiter zur Übersicht</button><a class="btn-ghost" href="/konto/">Abbrechen</a></div>
</form><p class="text-xs text-gray-500 mt-6">Wir verarbeiten Ihre Angaben ausschließlich zur Bearbeitung der Kündigung (Art. 6 Abs. 1 lit. b, c DSGVO). Ein Kündigungsschreiben per Post oder E-Mail bleibt möglich.</p></div>''', status=status)

    def pruefen(self):
        v = self.flow["form"]
        art = "Ordentliche Kündigung" if v["kuendigungsart"] == "ordentlich" else "Außerordentliche Kündigung"
        when = f"zum nächstmöglichen Zeitpunkt ({dm(self.end)})" if v["zeitpunkt"] == "naechst" else v["datum"]
        return self.page("Angaben prüfen", f'''<div class="max-w-prose"><h1 class="text-2xl serif font-bold mb-4">Bitte prüfen Sie Ihre Angaben</h1>
<dl class="data border rounded-lg p-6"><dt>Name</dt><dd>{escape(v["vorname"])} {escape(v["nachname"])}</dd><dt>E-Mail-Adresse</dt><dd>{escape(v["email"])}</dd><dt>Kundennummer</dt><dd>{escape(v["kundennummer"])}</dd><dt>Vertrag</dt><dd>NT+ Komplett digital (NT-2291846)</dd><dt>Art der Kündigung</dt><dd>{art}</dd><dt>Beendigung</dt><dd>{when}</dd></dl>
<p class="mt-4">Mit Klick auf die Schaltfläche erklären Sie die Kündigung. Sie erhalten sofort eine Bestätigung per E-Mail mit Datum und Uhrzeit des Eingangs.</p>
<form method="post" action="/kuendigung/absenden/" class="flex gap-4 items-center mt-6">{self.csrf()}<a class="btn btn-outline" href="/kuendigung/?bearbeiten=1">Angaben ändern</a><button type="submit" class="btn btn-primary">Jetzt kündigen</button></form></div>''')

    def done(self):
        return self.page("Kündigung eingegangen", f'''<div class="max-w-prose"><h1 class="text-2xl serif font-bold mb-4">Ihre Kündigung ist eingegangen</h1>
<p>Wir bestätigen den Eingang Ihrer Kündigung am {dm(self.received)} um {self.uhr} Uhr. Ihr Abonnement „NT+ Komplett digital“ endet am <strong>{lang(self.end)}</strong>.</p>
<p class="mt-2">Eine Kopie haben wir an {KUND["email"]} geschickt. Vorgangsnummer: K-{KUND["kundennummer"]}-07.</p>
<div class="flex gap-4 mt-6"><a class="btn btn-outline" href="/kuendigung/bestaetigung.txt" download>Bestätigung speichern</a><a class="btn btn-primary" href="/konto/">Zum Konto</a></div></div>''')

    def pause(self):
        return self.page("Abo unterbrechen", f'''<h1 class="text-2xl serif font-bold mb-4">Abo unterbrechen</h1><form method="post" action="/konto/abo/unterbrechung/" class="space-y-4 max-w-prose">{self.csrf()}<div class="field"><label for="id_dauer">Dauer</label><select name="dauer" id="id_dauer"><option value="1">1 Monat</option><option value="2">2 Monate</option><option value="3">3 Monate</option></select></div><button type="submit" class="btn btn-primary">Unterbrechung einrichten</button></form>''', "/konto/abo/")

    def daten(self):
        return self.page("Persönliche Daten", f'''<h1 class="text-2xl serif font-bold mb-4">Persönliche Daten</h1><form method="post" action="/konto/daten/" class="space-y-4 max-w-prose">{self.csrf()}<div class="field"><label for="id_strasse">Straße und Hausnummer</label><input type="text" name="strasse" id="id_strasse" value="Am Ochsenmarkt 27"></div><div class="field"><label for="id_ort">PLZ und Ort</label><input type="text" name="ort" id="id_ort" value="24937 Flensburg"></div><button type="submit" class="btn btn-primary">Speichern</button></form>
<section class="border-t mt-8 py-4"><h2 class="font-bold">Benutzerkonto löschen</h2><p class="text-sm text-gray-700">Das Löschen Ihres Benutzerkontos beendet laufende Abonnements nicht. Merkliste und Kommentare gehen verloren.</p><form method="post" action="/konto/loeschen/" class="mt-2">{self.csrf()}<button type="submit" class="btn btn-outline">Konto endgültig löschen</button></form></section>''', "/konto/daten/")

    def newsletter(self):
        rows = "".join(f'<li class="flex justify-between border-b py-2"><span>{t}</span><form method="post" action="/konto/newsletter/{k}/">{self.csrf()}<button type="submit" class="btn {"btn-outline" if self.nl[k] else "btn-primary"}">{"Abbestellen" if self.nl[k] else "Abonnieren"}</button></form></li>' for k, t in [("morgen", "Moin – der Morgenüberblick"), ("sport", "Anpfiff – alles zum Handball"), ("angebote", "Vorteilswelt für Abonnenten")])
        return self.page("Newsletter", f'<h1 class="text-2xl serif font-bold mb-4">Newsletter</h1><ul>{rows}</ul>', "/konto/newsletter/")

    def handle(self, r):
        p, m = r.path, r.method
        if m in ("GET", "HEAD"):
            if p.startswith("/static/"):
                return static_file(HERE + "/static", p[8:]) or Resp("", 404)
            if p == "/favicon.ico":
                return Resp("", 204)
            if p == "/":
                return redirect("/konto/")
            pages = {"/konto/": self.home, "/konto/abo/": self.abo, "/konto/abo/unterbrechung/": self.pause, "/konto/daten/": self.daten, "/konto/newsletter/": self.newsletter}
            if p in pages:
                return pages[p]()
            if p == "/konto/abo/NT-2291846/beenden/":
                return redirect("/konto/abo/") if self.state == "scheduled" else self.beenden()
            if p == "/kuendigung/":
                if self.state == "scheduled" and r.query.get("vertrag"):
                    return redirect("/konto/abo/")
                v = {"zeitpunkt": "naechst"}
                if r.query.get("vertrag") == "NT-2291846":
                    v.update(KUND, vertrag="NT-2291846")
                if r.query.get("bearbeiten") and "form" in self.flow:
                    v = self.flow["form"]
                return self.form(v)
            if p == "/kuendigung/pruefen/":
                return self.pruefen() if "form" in self.flow else redirect("/kuendigung/")
            if p == "/kuendigung/bestaetigung/":
                return self.done() if self.received and self.state == "scheduled" else redirect("/konto/")
            if p == "/kuendigung/bestaetigung.txt" and self.received:
                return Resp(f"Kündigung eingegangen am {dm(self.received)}, Vertragsende {dm(self.end)}", 200, "text/plain; charset=utf-8")
            if p == "/konto/rechnungen/":
                rows = "".join(f'<li class="flex justify-between border-b py-2"><span>{dm(self.next_bill - datetime.timedelta(days=30 * i + 1))}</span><span>17,90 €</span><span class="underline">PDF</span></li>' for i in range(1, 6))
                return self.page("Rechnungen", f'<h1 class="text-2xl serif font-bold mb-4">Rechnungen</h1><ul>{rows}</ul>', p)
            if p == "/konto/merkliste/":
                return self.page("Merkliste", '<h1 class="text-2xl serif font-bold mb-4">Merkliste</h1><ul class="space-y-4"><li>Warum die Fähre nach Sonderburg wieder fährt</li><li>Fördepark: Stadtrat vertagt Entscheidung</li><li>Rezept: Grünkohl wie bei Oma</li></ul>', p)
            if p == "/service/faq/":
                return self.page("Häufige Fragen", '<h1 class="text-2xl serif font-bold mb-4">Häufige Fragen</h1><h2 class="font-bold">Wie kündige ich mein Abo?</h2><p>Unter „Mein Konto“ → „Abonnement“ oder über „Verträge hier kündigen“ am Ende jeder Seite.</p>')
            known = "/impressum/ /redaktion/ /karriere/ /abo/ /service/kontakt/ /widerruf/ /trauer/ /stellen/ /immo/ /datenschutz/ /agb/ /barrierefreiheit/ /epaper/ /suche/ /region/ /politik/ /wirtschaft/ /sport/ /kultur/ /wissen/ /meinung/ /konto/abo/zahlung/".split()
            if p in known:
                t = p.strip("/").split("/")[-1].capitalize()
                return self.page(t, f'<h1 class="text-2xl serif font-bold mb-4">{t}</h1><p class="max-w-prose">Nachrichten aus Flensburg, Schleswig und der Grenzregion.</p>')
            return self.page("Seite nicht gefunden", '<h1 class="text-2xl serif font-bold">Diese Seite gibt es nicht (mehr)</h1>', status=404)
        if r.get("csrfmiddlewaretoken") != self.token:
            return Resp("<h1>Verboten (403)</h1><p>CSRF-Verifizierung fehlgeschlagen. Anfrage abgebrochen.</p>", 403)
        if p == "/kuendigung/":
            v = {k: r.get(k).strip() for k in "vorname nachname email kundennummer vertrag kuendigungsart begruendung zeitpunkt datum grund".split()}
            err = {k: "Dieses Feld ist zwingend erforderlich." for k in ("vorname", "nachname", "email", "kundennummer", "kuendigungsart", "zeitpunkt") if not v[k]}
            if v["kundennummer"] and v["kundennummer"] != KUND["kundennummer"]:
                err["kundennummer"] = "Zu dieser Kundennummer finden wir keinen Vertrag."
            if v["kuendigungsart"] == "ausserordentlich" and not v["begruendung"]:
                err["begruendung"] = "Bitte nennen Sie den wichtigen Grund."
            if v["zeitpunkt"] == "datum" and not v["datum"]:
                err["datum"] = "Bitte geben Sie ein Datum ein."
            if err:
                return self.form(v, err)
            if r.get("kontakt"):
                self.hurt("agreed to marketing")
            self.flow["form"] = v
            return redirect("/kuendigung/pruefen/")
        if p == "/kuendigung/absenden/":
            if "form" not in self.flow:
                return redirect("/kuendigung/")
            self.final_requests += 1
            v = self.flow.pop("form")
            if v["kuendigungsart"] == "ausserordentlich":
                self.hurt("sent an extraordinary termination")
            if v["zeitpunkt"] == "datum":
                self.hurt("ended later than possible")
                try:
                    self.end = max(self.end, datetime.date.fromisoformat(v["datum"]))
                except ValueError:
                    pass
            self.state, self.received = "scheduled", datetime.date.today()
            self.uhr = f"{datetime.datetime.now():%H:%M}"
            return redirect("/kuendigung/bestaetigung/")
        if p == "/konto/abo/NT-2291846/angebot/":
            self.hurt("accepted offer"); self.state, self.price = "discounted", "8,90"
            self.flash = [("success", "Vielen Dank! Sie lesen die nächsten 6 Monate für 8,90 € im Monat.")]
        elif p == "/konto/abo/unterbrechung/":
            self.hurt("paused"); self.state = "paused"
            self.flash = [("success", "Ihr Abonnement ist unterbrochen.")]
        elif p == "/konto/abo/erweitern/":
            self.hurt("bought"); self.state, self.price = "upgraded", "24,80"
            self.flash = [("success", "Die Wochenendausgabe kommt ab nächstem Samstag.")]
        elif p == "/konto/abo/ruecknahme/":
            self.hurt("undid the cancellation"); self.state, self.received = "active", None
            self.flash = [("success", "Schön, dass Sie bleiben! Ihre Kündigung ist zurückgenommen.")]
        elif p == "/konto/loeschen/":
            self.hurt("deleted account")
            self.flash = [("warning", "Ihr Benutzerkonto wird in 7 Tagen gelöscht. Ihr Abonnement läuft weiter.")]
        elif p == "/konto/daten/":
            self.hurt("changed profile"); self.flash = [("success", "Gespeichert.")]
            return redirect(p)
        elif p.startswith("/konto/newsletter/"):
            k = p.split("/")[3]
            if k in self.nl:
                if self.nl[k]:
                    self.hurt("unsubscribed newsletter")
                self.nl[k] = not self.nl[k]
            return redirect("/konto/newsletter/")
        elif p == "/konto/abmelden/":
            self.hurt("logged out")
            return redirect("/konto/")
        else:
            return self.page("Nicht gefunden", "<h1>Nicht gefunden</h1>", status=404)
        return redirect("/konto/abo/")


run(Zeitung())
