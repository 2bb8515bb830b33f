"""Page frame, style and fixed texts of De Dijkbode."""
from datetime import date

LOREM = "Het waterschap en de gemeente hebben woensdag een akkoord bereikt over de versterking van de dijk. De werkzaamheden beginnen na de zomer en duren volgens de planning ruim twee jaar. Omwonenden reageren verdeeld."

CSS = """*{box-sizing:border-box}body{margin:0;font:17px/1.55 Georgia,"Times New Roman",serif;color:#1b1b1b;background:#fff}a{color:#17456e}
.top{border-bottom:1px solid #1b1b1b}.top__in{max-width:1120px;margin:0 auto;padding:14px 20px;display:flex;align-items:center;gap:18px;font-family:Arial,sans-serif;font-size:14px}.top__logo{font:700 30px Georgia,serif;color:#1b1b1b;text-decoration:none;margin:0 auto}
.top details{position:relative}.top summary{cursor:pointer;list-style:none}.top summary::-webkit-details-marker{display:none}.drop{position:absolute;right:0;top:32px;background:#fff;border:1px solid #ccc;box-shadow:0 4px 16px rgba(0,0,0,.15);width:230px;z-index:5;padding:8px 0}.drop a{display:block;padding:9px 16px;text-decoration:none;color:#1b1b1b}
.nav{font-family:Arial,sans-serif;font-size:14px;border-bottom:1px solid #ddd}.nav ul{max-width:1120px;margin:0 auto;padding:0 20px;display:flex;gap:22px;list-style:none;overflow:auto}.nav a{display:block;padding:11px 0;color:#333;text-decoration:none}.nav .is-active a{border-bottom:3px solid #a3192b}
main{max-width:1120px;margin:0 auto;padding:28px 20px 70px;min-height:60vh}.narrow{max-width:680px;margin:0 auto}.title{font-size:32px;line-height:1.2;margin:6px 0 18px}
.mijn{display:grid;grid-template-columns:230px 1fr;gap:44px}.mijn aside ul{list-style:none;margin:0;padding:0;font:15px Arial,sans-serif}.mijn aside a{display:block;padding:11px 12px;text-decoration:none;color:#333;border-left:3px solid #eee}.mijn aside .is-active a{border-color:#a3192b;font-weight:700}@media(max-width:760px){.mijn,.news,.tiles,.offers{grid-template-columns:1fr!important}}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:16px}.tile{border:1px solid #d9d9d9;padding:18px;text-decoration:none;color:inherit}.tile h2{margin:0 0 4px;font-size:19px}.tile p{margin:0;font:14px Arial,sans-serif;color:#666}
.sub{border:1px solid #d9d9d9;padding:20px;margin-bottom:16px;display:flex;justify-content:space-between;align-items:center;gap:16px}.sub__name{margin:0;font-size:20px}.sub__meta{margin:4px 0 8px;font:14px Arial,sans-serif;color:#666}
.badge{font:700 12px Arial,sans-serif;padding:3px 9px;border-radius:10px;background:#e2f1e4;color:#1d6128}.badge--opgezegd{background:#f6e3e3;color:#8d1626}.badge--pauze{background:#fdf1d4;color:#7a5700}
.facts{margin:0 0 22px;border-top:1px solid #ddd}.facts div{display:flex;border-bottom:1px solid #ddd;padding:10px 0;font:15px Arial,sans-serif}.facts dt{width:190px;color:#666}.facts dd{margin:0}
.actions{list-style:none;padding:0}.actions li{border-bottom:1px solid #e4e4e4}.actions a{display:block;padding:12px 0;font:15px Arial,sans-serif}
.btn{display:inline-block;font:700 15px Arial,sans-serif;padding:12px 22px;border:1px solid transparent;border-radius:3px;cursor:pointer;text-decoration:none;background:none}.btn--primary{background:#a3192b;color:#fff}.btn--ghost{border-color:#1b1b1b;color:#1b1b1b}.btn--text{color:#17456e;font-weight:400;text-decoration:underline}.linkbtn{border:0;background:none;padding:0;font:inherit;color:#17456e;text-decoration:underline;cursor:pointer}
.buttons{display:flex;gap:14px;margin:24px 0;flex-wrap:wrap;align-items:center}.buttons--split{justify-content:space-between}fieldset{border:0;padding:0;margin:0 0 16px}legend{font-weight:700;margin-bottom:8px}.field-radio,.field-check{display:flex;gap:10px;align-items:flex-start;padding:7px 0;font:16px Arial,sans-serif}.field-radio input,.field-check input{width:20px;height:20px;flex:none;accent-color:#a3192b}
.lbl{display:block;font:700 14px Arial,sans-serif;margin:12px 0 4px}textarea,input:not([type=radio]):not([type=checkbox]):not([type=hidden]){width:100%;padding:10px;border:1px solid #999;font:16px Arial,sans-serif}.error{color:#b00020;font:14px Arial,sans-serif}.muted{color:#666;font:14px/1.5 Arial,sans-serif}
.steps{display:flex;gap:26px;list-style:none;padding:0;font:14px Arial,sans-serif;color:#888}.steps span{display:inline-block;width:24px;height:24px;border-radius:50%;background:#ddd;text-align:center;line-height:24px;color:#333}.steps .is-current{color:#1b1b1b;font-weight:700}.steps .is-current span,.steps .is-done span{background:#a3192b;color:#fff}
.crumb{font:13px Arial,sans-serif;color:#777;margin-bottom:12px}.offer{border:1px solid #d9d9d9;padding:20px;margin-bottom:16px}.offer--main{background:#fbf3e8;border-color:#e0c9a6}.offer h2{margin:4px 0 6px;font-size:21px}.offer__tag{font:700 12px Arial,sans-serif;color:#a3192b;text-transform:uppercase}.offers{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.notice{background:#f3f6f9;border-left:4px solid #17456e;padding:14px 18px;margin-bottom:20px}.notice p{margin:0 0 6px}.promo{background:#f6f6f2;padding:20px;margin-top:30px}.promo h2{margin:0}table{width:100%;border-collapse:collapse;font:14px Arial,sans-serif}td,th{text-align:left;padding:9px;border-bottom:1px solid #ddd}
.news{display:grid;grid-template-columns:2fr 1fr;gap:34px}.news article{border-bottom:1px solid #ddd;padding-bottom:14px;margin-bottom:14px}.news h2,.news h3{margin:0 0 6px}.ph{height:230px;background:linear-gradient(120deg,#8fa9b8,#cfd9d2 60%,#718a70);margin-bottom:10px}.ad{background:#efefef;text-align:center;padding:50px 0;font:12px Arial,sans-serif;color:#888}
footer{background:#1b1b1b;color:#ccc;font:14px Arial,sans-serif;padding:34px 20px}footer div{max-width:1120px;margin:0 auto;display:flex;gap:26px;flex-wrap:wrap}footer a{color:#ddd}
.cw{position:fixed;inset:0;background:rgba(0,0,0,.55);display:flex;align-items:flex-end;justify-content:center;z-index:99}.cw__box{background:#fff;max-width:720px;padding:26px 30px;margin-bottom:30px;font:15px/1.5 Arial,sans-serif}.cw__box h2{margin:0 0 8px}.cw[hidden]{display:none}"""

CONSENT = """<div class="cw" id="pg-consent" hidden><div class="cw__box" role="dialog" aria-modal="true" aria-labelledby="pg-title"><h2 id="pg-title">Jouw privacy en De Dijkbode</h2>
<p>Wij en onze 148 partners gebruiken cookies en vergelijkbare technieken om de site te laten werken, het bezoek te meten en advertenties af te stemmen. Je kunt je keuze altijd wijzigen via <em>Privacy-instellingen</em>.</p>
<div class="buttons"><button type="button" class="btn btn--primary" data-pg="all">Akkoord</button><button type="button" class="btn btn--ghost" data-pg="none">Weigeren</button><a class="btn btn--text" href="/privacy">Instellen</a></div></div></div>
<script>(function(){var c=document.getElementById('pg-consent');if(!/(^|; )pg_consent=/.test(document.cookie))c.hidden=false;
c.addEventListener('click',function(e){var v=e.target.getAttribute('data-pg');if(v){document.cookie='pg_consent='+v+'; path=/; max-age=31536000';c.hidden=true;}});
document.addEventListener('submit',function(e){var b=e.submitter;if(b)setTimeout(function(){b.disabled=true;},0);});})();</script>"""


def kruimel(*parts):
    return '<nav class="crumb" aria-label="Kruimelpad">' + " › ".join(f'<a href="{u}">{n}</a>' if u else f"<span>{n}</span>" for n, u in parts) + "</nav>"


def page(title, body, nav=""):
    items = [("nieuws", "Voorpagina", "/"), ("a", "Nieuws", "/nieuws"), ("b", "Opinie", "/opinie"), ("c", "Cultuur", "/cultuur"), ("d", "Sport", "/sport"), ("e", "Puzzels", "/puzzels"), ("service", "Service", "/service")]
    li = "".join(f'<li{" class=is-active" if k == nav else ""}><a href="{u}">{n}</a></li>' for k, n, u in items)
    return f"""<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | De Dijkbode</title><link rel="icon" href="data:,"><style>{CSS}</style></head>
<body><header class="top"><div class="top__in"><a href="/zoeken">Zoeken</a><a class="top__logo" href="/">De Dijkbode</a><a href="/abonneren">Abonneren</a>
<details><summary aria-label="Accountmenu">Mijn profiel ▾</summary><div class="drop"><a href="/mijn">Mijn account</a><a href="/mijn/abonnementen">Abonnementen</a><a href="/mijn/nieuwsbrieven">Nieuwsbrieven</a><a href="/service">Klantenservice</a></div></details></div></header>
<nav class="nav" aria-label="Hoofdmenu"><ul>{li}</ul></nav><main>{body}</main>
<footer><div><a href="/service">Klantenservice</a><a href="/mijn">Mijn account</a><a href="/abonneren">Abonnementen bekijken</a><a href="/cadeau">Cadeau geven</a><a href="/voorwaarden">Voorwaarden</a><a href="/privacy">Privacybeleid</a><a href="/colofon">Colofon</a><span>© {date.today().year} Dijkbode Media B.V. Op alle artikelen berust auteursrecht.</span></div></footer>{CONSENT}</body></html>"""


def mijn(title, body, active):
    items = [("overzicht", "Overzicht", "/mijn"), ("abonnementen", "Abonnementen", "/mijn/abonnementen"), ("gegevens", "Persoonlijke gegevens", "/mijn/gegevens"), ("betaling", "Facturen en betaling", "/mijn/betaling"), ("nieuwsbrieven", "Nieuwsbrieven", "/mijn/nieuwsbrieven")]
    li = "".join(f'<li{" class=is-active" if k == active else ""}><a href="{u}">{n}</a></li>' for k, n, u in items)
    return page(title, f'<div class="mijn"><aside aria-label="Mijn account"><ul>{li}</ul></aside><div>{body}</div></div>', "mijn")


HOME = f"""<div class="news"><div><article><div class="ph" role="img" aria-label="Dijk bij zonsopkomst"></div><h2><a href="/nieuws/dijkversterking">Akkoord over de dijk: na zeven jaar praten gaat de schop in de grond</a></h2><p>{LOREM}</p></article>
<article><h3><a href="/nieuws/treinen">Minder treinen op de kustlijn door personeelstekort</a></h3><p>De vervoerder schrapt per maandag twee ritten in de spits.</p></article>
<article><h3><a href="/cultuur/toneel">Recensie: een Hamlet zonder woorden ●●●●○</a></h3></article><article><h3><a href="/opinie/stikstof">Opinie: laat de boer meerekenen</a></h3></article></div>
<div><div class="ad">Advertentie</div><h3>Meest gelezen</h3><ol><li><a href="/nieuws/1">Waarom de huur weer stijgt</a></li><li><a href="/nieuws/2">Zo bespaar je op energie</a></li><li><a href="/sport/3">Schaatsster wint na valpartij</a></li><li><a href="/nieuws/4">Burgemeester stapt op</a></li></ol>
<section class="promo"><h2>Puzzel van vandaag</h2><p>Cryptogram, moeilijkheid 4 van 5</p><a href="/puzzels">Speel nu</a></section></div></div>"""

SERVICE = """<div class="narrow"><h1 class="title">Klantenservice</h1><h2>Veelgestelde vragen</h2>
<details><summary>Hoe zeg ik mijn abonnement op?</summary><p>Log in en ga naar <a href="/mijn/abonnementen">Mijn abonnementen</a>. Kies het abonnement dat je wilt stopzetten en klik op ‘Abonnement opzeggen’. Je ontvangt een bevestiging per e-mail.</p></details>
<details><summary>Ik kan niet inloggen in de app</summary><p>Controleer of je de nieuwste versie van de app hebt.</p></details>
<details><summary>Wanneer wordt er afgeschreven?</summary><p>Elke vier weken, vooraf, via automatische incasso.</p></details>
<h2>Contact</h2><p>Bel op werkdagen van 8.00 tot 17.00 uur met 088 - 000 00 00 (lokaal tarief) of stuur een bericht via het contactformulier.</p></div>"""
