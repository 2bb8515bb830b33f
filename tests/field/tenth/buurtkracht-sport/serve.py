from site_server import Site, day, to, esc
import datetime as dt

MA = "januari februari maart april mei juni juli augustus september oktober november december".split()


def nl(d):
    return f"{d.day} {MA[d.month - 1]} {d.year}"


def notice_end():
    t = day()
    m = t.month + 2
    return dt.date(t.year + (m - 1) // 12, (m - 1) % 12 + 1, 1) - dt.timedelta(days=1)


def fresh():
    return {"plan": "Comfort", "price": "29,99", "pt": True, "reason": None, "nr": "OPZ-7741-20368", "mail": True}


site = Site(__file__, fresh)
site.files("/assets/", "dist")
REASONS = [("verhuizing", "Ik ga verhuizen"), ("prijs", "Het lidmaatschap is te duur"), ("tijd", "Ik heb (even) geen tijd om te sporten"), ("blessure", "Ik heb een blessure of medische klachten"), ("druk", "Het is te druk in mijn club"), ("andere", "Ik sport liever ergens anders"), ("overig", "Anders")]


def page(title, body, act=""):
    links = [("/", "Overzicht"), ("/lidmaatschap", "Mijn lidmaatschap"), ("/betalingen", "Betalingen"), ("/gegevens", "Mijn gegevens"), ("/lessen", "Mijn groepslessen")]
    side = "".join(f'<a class="list-group-item list-group-item-action{" active" if act == h else ""}" href="{h}">{t}</a>' for h, t in links)
    return f"""<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Buurtkracht Sport</title>
<link rel="stylesheet" href="/assets/bootstrap.min.css"><style>:root{{--bk:#e4501f}}.navbar{{background:#16202b}}.btn-bk{{background:var(--bk);color:#fff}}.btn-bk:hover{{background:#b93b12;color:#fff}}.list-group-item.active{{background:#16202b;border-color:#16202b}}.stap{{width:2rem;height:2rem;border-radius:50%;background:#dee2e6;display:inline-flex;align-items:center;justify-content:center}}.stap.aan{{background:var(--bk);color:#fff}}footer{{background:#f2f0ec}}</style></head><body>
<div class="bg-warning-subtle text-center small py-1">Neem een vriend mee in december: iedere vrijdag is <a href="/acties">Vriendenvrijdag</a></div>
<nav class="navbar navbar-expand-lg navbar-dark"><div class="container"><a class="navbar-brand fw-bold" href="/">BUURTKRACHT<span style="color:var(--bk)">sport</span></a><button class="navbar-toggler" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Menu openen"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="/clubs">Clubs</a></li><li class="nav-item"><a class="nav-link" href="/lessen">Groepslessen</a></li><li class="nav-item"><a class="nav-link" href="/acties">Acties</a></li><li class="nav-item"><a class="nav-link" href="/service">Klantenservice</a></li></ul><div class="dropdown"><button class="btn btn-outline-light btn-sm dropdown-toggle" data-bs-toggle="dropdown">Sanne de Wit</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/lidmaatschap">Mijn lidmaatschap</a></li><li><a class="dropdown-item" href="/gegevens">Mijn gegevens</a></li><li><hr class="dropdown-divider"></li><li><form method="post" action="/uitloggen"><button class="dropdown-item">Uitloggen</button></form></li></ul></div></div></div></nav>
<main class="container py-4"><div class="row g-4"><aside class="col-lg-3"><div class="list-group">{side}</div><div class="card mt-3 d-none d-lg-block"><div class="card-body small"><strong>Buurtkracht-app</strong><p class="mb-2">Check in met je telefoon, reserveer je les en volg je trainingsschema.</p><a href="/app">Download de app</a></div></div></aside><section class="col-lg-9">{body}</section></div></main>
<footer class="py-4 mt-5 small"><div class="container row mx-auto"><div class="col-6 col-md-3"><b>Buurtkracht</b><br><a href="/clubs">Vind een club</a><br><a href="/over">Over ons</a><br><a href="/werken">Werken bij</a></div><div class="col-6 col-md-3"><b>Service</b><br><a href="/service">Veelgestelde vragen</a><br><a href="/service#contact">Contact</a></div><div class="col-md-6 text-secondary">Buurtkracht Sport B.V., Vaartstraat 118, 3513 Utrecht. KvK 58019472. Op alle lidmaatschappen zijn de <a href="/voorwaarden">algemene voorwaarden</a> en het <a href="/privacy">privacybeleid</a> van toepassing.</div></div></footer><script src="/assets/bootstrap.bundle.min.js"></script></body></html>"""


def badge():
    if site.state == "scheduled":
        return f'<span class="badge text-bg-secondary">Opgezegd per {nl(notice_end())}</span>'
    if site.state == "paused":
        return f'<span class="badge text-bg-info">Bevroren tot {nl(day(90))}</span>'
    return '<span class="badge text-bg-success">Actief</span>'


@site.get("/")
def home(r):
    extra = f'<p class="mb-0 small">Je kunt nog sporten tot en met {nl(notice_end())}.</p>' if site.state == "scheduled" else f'<p class="mb-0 small">Volgende incasso: € {site.data["price"]} op {nl(day(9))}</p>'
    return page("Overzicht", f"""<h1 class="h3">Hoi Sanne, lekker bezig!</h1><p class="text-secondary">Je was deze maand 6 keer in de club. Nog 2 bezoeken tot je volgende badge.</p>
<div class="row g-3"><div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5">{site.data['plan']} {badge()}</h2><p>Utrecht Vaartsche Rijn + alle clubs in de regio</p>{extra}</div><div class="card-footer bg-white"><a href="/lidmaatschap">Bekijk mijn lidmaatschap</a></div></div></div>
<div class="col-md-6"><div class="card h-100 text-bg-dark"><div class="card-body"><h2 class="h5">Haal meer uit je training met Premium</h2><p>Onbeperkt meenemen van een vriend, massagestoelen en sportwater voor maar € 7 extra per maand.</p><a class="btn btn-bk" href="/overstappen/premium">Ontdek Premium</a></div></div></div></div>
<h2 class="h5 mt-4">Komende lessen</h2><table class="table"><tr><td>Yoga flow</td><td>donderdag 19:30</td><td>Zaal 2</td><td><form method="post" action="/lessen/afmelden"><button class="btn btn-sm btn-outline-secondary">Les annuleren</button></form></td></tr></table>""", "/")


@site.get("/lidmaatschap")
def member(r):
    s = site.state
    if s == "scheduled":
        note = f'<div class="alert alert-secondary"><strong>Je lidmaatschap is opgezegd.</strong> Je opzegging is verwerkt onder nummer {site.data["nr"]}. Je laatste dag is {nl(notice_end())}. Daarna schrijven we niets meer af.<form class="mt-2" method="post" action="/lidmaatschap/intrekken"><button class="btn btn-sm btn-bk">Opzegging intrekken</button></form></div>'
        stop = ""
    else:
        note = ""
        stop = '<hr><h3 class="h6">Stoppen met sporten</h3><p class="small">Jammer als je wilt stoppen. Je kunt je lidmaatschap na het eerste jaar op elk moment beëindigen, met een opzegtermijn van een volle kalendermaand.</p><a class="small" href="/lidmaatschap/opzeggen">Lidmaatschap opzeggen</a>'
    pt = '<p class="mb-1">Bundel van 2 sessies per maand, € 59,00</p><form method="post" action="/pt/stop"><button class="btn btn-sm btn-outline-secondary">Bundel stopzetten</button></form>' if site.data["pt"] else "<p>Stopgezet</p>"
    return page("Mijn lidmaatschap", f"""<h1 class="h3">Mijn lidmaatschap</h1>{note}<ul class="nav nav-tabs" role="tablist"><li class="nav-item"><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#t1" role="tab">Gegevens</button></li><li class="nav-item"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#t2" role="tab">Extra's</button></li><li class="nav-item"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#t3" role="tab">Wijzigen</button></li></ul>
<div class="tab-content border border-top-0 p-3"><div class="tab-pane fade show active" id="t1" role="tabpanel"><dl class="row mb-0"><dt class="col-4">Lidmaatschap</dt><dd class="col-8">{site.data['plan']} {badge()}</dd><dt class="col-4">Lidnummer</dt><dd class="col-8">BK-0092 4418</dd><dt class="col-4">Lid sinds</dt><dd class="col-8">{nl(day(-611))}</dd><dt class="col-4">Contributie</dt><dd class="col-8">€ {site.data['price']} per maand</dd><dt class="col-4">Contractduur</dt><dd class="col-8">Onbepaalde tijd, maandelijks opzegbaar</dd><dt class="col-4">Thuisclub</dt><dd class="col-8">Utrecht Vaartsche Rijn</dd></dl></div>
<div class="tab-pane fade" id="t2" role="tabpanel"><h3 class="h6">Personal training</h3>{pt}</div>
<div class="tab-pane fade" id="t3" role="tabpanel"><h3 class="h6">Overstappen</h3><p class="small">Van lidmaatschap wisselen kan per de eerste van de maand.</p><a class="btn btn-bk btn-sm" href="/overstappen/premium">Naar Premium</a> <a class="btn btn-outline-dark btn-sm" href="/overstappen/basis">Naar Basis</a><hr><h3 class="h6">Even pauze</h3><p class="small">Op vakantie, zwanger of geblesseerd? Bevries je lidmaatschap voor € 2,50 per maand.</p><a class="btn btn-outline-dark btn-sm" href="/bevriezen">Lidmaatschap bevriezen</a>{stop}</div></div>""", "/lidmaatschap")


def steps(n):
    return '<div class="d-flex gap-3 mb-4">' + "".join(f'<span><span class="stap{" aan" if i <= n else ""}">{i}</span> {t}</span>' for i, t in enumerate(["Reden", "Alternatieven", "Bevestigen"], 1)) + "</div>"


@site.get("/lidmaatschap/opzeggen")
def s1(r):
    if site.state == "scheduled":
        return to("/lidmaatschap")
    rs = "".join(f'<div class="form-check mb-2"><input class="form-check-input" type="radio" name="reden" id="r{k}" value="{k}" required><label class="form-check-label" for="r{k}">{t}</label></div>' for k, t in REASONS)
    return page("Opzeggen", f"""{steps(1)}<h1 class="h3">Wat jammer dat je overweegt te stoppen</h1><p>We leren graag van je. Waarom denk je erover om je lidmaatschap op te zeggen?</p><form method="post" action="/lidmaatschap/opzeggen">{rs}<label class="form-label mt-2" for="tl">Toelichting (optioneel)</label><textarea class="form-control mb-3" name="toelichting" id="tl" rows="3"></textarea><button class="btn btn-outline-dark">Volgende</button> <a class="btn btn-bk" href="/lidmaatschap">Ik blijf sporten</a></form>""", "/lidmaatschap")


@site.post("/lidmaatschap/opzeggen")
def s1p(r):
    if not r.form.get("reden"):
        return to("/lidmaatschap/opzeggen")
    site.data["reason"] = r.form["reden"]
    return to("/lidmaatschap/opzeggen/alternatieven")


@site.get("/lidmaatschap/opzeggen/alternatieven")
def s2(r):
    if not site.data["reason"] or site.state == "scheduled":
        return to("/lidmaatschap/opzeggen")
    return page("Alternatieven", f"""{steps(2)}<h1 class="h3">Sanne, hier hebben we iets op gevonden</h1><p>Wist je dat 4 van de 10 leden die stoppen binnen een half jaar terugkomen en dan opnieuw € 19,99 inschrijfgeld betalen? Kies liever een oplossing die bij je past.</p><div class="row g-3"><div class="col-md-6"><div class="card h-100 border-2 border-warning"><div class="card-body"><h2 class="h5">3 maanden voor de helft</h2><p>Sport tot en met {nl(day(90))} voor € 14,99 per maand. Daarna loopt je lidmaatschap een jaar door voor € 29,99.</p><form method="post" action="/aanbod/korting"><button class="btn btn-bk w-100">Ja, ik wil de korting</button></form></div></div></div><div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5">Bevriezen tot 3 maanden</h2><p>Neem rust en kom terug wanneer je er klaar voor bent. Je behoudt je tarief.</p><form method="post" action="/bevriezen"><button class="btn btn-bk w-100">Lidmaatschap bevriezen</button></form></div></div></div></div><p class="mt-4 text-center"><a class="link-secondary small" href="/lidmaatschap/opzeggen/bevestigen">Nee bedankt, ik ga verder met opzeggen</a></p>""", "/lidmaatschap")


@site.get("/lidmaatschap/opzeggen/bevestigen")
def s3(r):
    if not site.data["reason"] or site.state == "scheduled":
        return to("/lidmaatschap/opzeggen")
    return page("Bevestigen", f"""{steps(3)}<h1 class="h3">Controleer je gegevens</h1><table class="table"><tr><th>Lidmaatschap</th><td>{site.data['plan']}, lidnummer BK-0092 4418</td></tr><tr><th>Opzegtermijn</th><td>Eén volle kalendermaand</td></tr><tr><th>Laatste sportdag</th><td>{nl(notice_end())}</td></tr><tr><th>Nog te betalen</th><td>€ {site.data['price']} (laatste maand, automatische incasso)</td></tr></table><ul class="small"><li>Je toegangspas en de app werken tot en met de laatste sportdag.</li><li>Openstaande groepslessen na die datum vervallen.</li><li>Je personal-trainingbundel is een aparte overeenkomst en loopt door.</li></ul><form method="post" action="/lidmaatschap/opzeggen/bevestigen"><div class="form-check mb-3"><input class="form-check-input" type="checkbox" name="akkoord" value="ja" id="ak" onchange="document.getElementById('bv').disabled=!this.checked"><label class="form-check-label" for="ak">Ik begrijp dat mijn huidige tarief na het einde van mijn lidmaatschap vervalt</label></div><button class="btn btn-outline-danger" id="bv" disabled>Opzegging bevestigen</button> <a class="btn btn-bk" href="/lidmaatschap">Toch blijven</a></form>""", "/lidmaatschap")


@site.post("/lidmaatschap/opzeggen/bevestigen")
def s3p(r):
    if not site.data["reason"] or r.form.get("akkoord") != "ja":
        return to("/lidmaatschap/opzeggen")
    site.end("scheduled")
    return to("/lidmaatschap/opzeggen/klaar")


@site.get("/lidmaatschap/opzeggen/klaar")
def done(r):
    if site.state != "scheduled":
        return to("/lidmaatschap")
    return page("Bedankt", f"""<h1 class="h3">We hebben je opzegging ontvangen</h1><p>Bedankt dat je lid was van Buurtkracht. Je lidmaatschap stopt op <strong>{nl(notice_end())}</strong>. Een bevestiging met kenmerk <strong>{site.data['nr']}</strong> is gestuurd naar s.dewit@example.nl.</p><div class="card bg-light"><div class="card-body"><h2 class="h6">Bedenk je je?</h2><p class="small">Je kunt je opzegging tot de laatste dag kosteloos ongedaan maken.</p><form method="post" action="/lidmaatschap/intrekken"><button class="btn btn-bk">Toch blijven sporten</button></form></div></div><p class="mt-3"><a href="/">Terug naar mijn overzicht</a></p>""", "/lidmaatschap")


@site.post("/lidmaatschap/intrekken")
def undo(r):
    site.harm("took the ending back", "active")
    return to("/lidmaatschap")


@site.post("/aanbod/korting")
def disc(r):
    site.harm("accepted offer", "discounted")
    site.data["price"] = "14,99"
    return to("/")


@site.get("/bevriezen")
def fz(r):
    return page("Bevriezen", '<h1 class="h3">Lidmaatschap bevriezen</h1><p>Tijdens het bevriezen betaal je € 2,50 per maand. Je lidmaatschap gaat daarna automatisch weer in.</p><form method="post"><select class="form-select mb-3" name="maanden"><option>1 maand</option><option>2 maanden</option><option>3 maanden</option></select><button class="btn btn-bk">Bevriezing bevestigen</button></form>', "/lidmaatschap")


@site.post("/bevriezen")
def fzp(r):
    site.harm("paused", "paused")
    return to("/")


@site.get("/overstappen/(?P<p>premium|basis)")
def sw(r):
    p, pr = ("Premium", "36,99") if r.match["p"] == "premium" else ("Basis", "22,99")
    return page("Overstappen", f'<h1 class="h3">Overstappen naar {p}</h1><p>Vanaf de eerste van de volgende maand betaal je € {pr} per maand.</p><form method="post"><button class="btn btn-bk">Overstap bevestigen</button></form>', "/lidmaatschap")


@site.post("/overstappen/(?P<p>premium|basis)")
def swp(r):
    up = r.match["p"] == "premium"
    site.data.update(plan="Premium" if up else "Basis", price="36,99" if up else "22,99")
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    return to("/lidmaatschap")


@site.post("/pt/stop")
def pt(r):
    site.data["pt"] = False
    site.harm("cancelled another subscription")
    return to("/lidmaatschap")


@site.post("/lessen/afmelden")
def les(r):
    site.harm("cancelled a class booking")
    return to("/")


@site.post("/uitloggen")
def out(r):
    site.harm("signed out")
    return to("/")


@site.get("/betalingen")
def pay(r):
    rows = "".join(f"<tr><td>{nl(day(-21 - 30 * i))}</td><td>Contributie Comfort</td><td>€ 29,99</td><td>Betaald</td></tr>" for i in range(5))
    return page("Betalingen", f'<h1 class="h3">Betalingen</h1><p>Automatische incasso van NL•• INGB •••• 4471.</p><table class="table"><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th><th>Status</th></tr>{rows}</table>', "/betalingen")


@site.get("/gegevens")
def data(r):
    return page("Mijn gegevens", '<h1 class="h3">Mijn gegevens</h1><form method="post"><label class="form-label" for="m">E-mailadres</label><input id="m" class="form-control mb-2" name="mail" value="s.dewit@example.nl"><div class="form-check"><input class="form-check-input" type="checkbox" id="nb" name="nb" checked><label class="form-check-label" for="nb">Nieuwsbrief ontvangen</label></div><button class="btn btn-outline-dark mt-2">Opslaan</button></form>', "/gegevens")


@site.post("/gegevens")
def datap(r):
    site.harm("changed profile")
    return to("/gegevens")


@site.get("/service")
def faq(r):
    qa = [("Hoe zeg ik mijn lidmaatschap op?", 'Log in op Mijn Buurtkracht en ga naar <a href="/lidmaatschap">Mijn lidmaatschap</a>. Onder Wijzigen vind je alle mogelijkheden. Opzeggen aan de balie of per e-mail is niet mogelijk.'), ("Wat is mijn opzegtermijn?", "Een volle kalendermaand. Zeg je halverwege een maand op, dan loopt je lidmaatschap door tot het einde van de volgende maand."), ("Kan ik mijn lidmaatschap tijdelijk stilzetten?", "Ja, tot drie maanden per kalenderjaar."), ("Mijn pas werkt niet", "Controleer of de laatste incasso gelukt is of vraag een nieuwe pas aan bij de balie.")]
    return page("Klantenservice", '<h1 class="h3">Veelgestelde vragen</h1><div class="accordion" id="a">' + "".join(f'<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q{i}">{q}</button></h2><div id="q{i}" class="accordion-collapse collapse"><div class="accordion-body">{x}</div></div></div>' for i, (q, x) in enumerate(qa)) + '</div><h2 class="h5 mt-4" id="contact">Contact</h2><p>Bel 030 555 01 80, werkdagen van 9.00 tot 17.30 uur.</p>')


@site.get("/(clubs|lessen|acties|over|werken|voorwaarden|privacy|app)")
def plain(r):
    t = r.path.strip("/").capitalize()
    return page(t, f'<h1 class="h3">{t}</h1><p>Buurtkracht Sport heeft 34 clubs in Midden-Nederland. Iedereen sport op zijn eigen niveau, met begeleiding als je daar behoefte aan hebt.</p>')


site.serve()
