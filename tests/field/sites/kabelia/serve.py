from datetime import date, timedelta
from html import escape as e
from base import Site, Go
T = date.today()
first = (T.replace(day=28) + timedelta(8)).replace(day=1)
END = f"{((first.replace(day=28) + timedelta(8)).replace(day=1) - timedelta(1)):%d.%m.%Y}"
site = Site({"tv": "active", "price": "79,99", "sport": True, "case": None, "draft": None, "flash": None, "pk": "L", "cookie": False, "calls": False})

def page(title, body, here=""):
    s = site.s; flash = s["flash"]; s["flash"] = None
    nav = "".join(f'<li class="nav-item"><a class="nav-link {"active fw-semibold" if h == here else ""}" href="{h}">{t}</a></li>' for h, t in [("/", "Pulpit"), ("/uslugi/tv", "Usługi"), ("/faktury", "Faktury i płatności"), ("/sprawy", "Sprawy i wnioski"), ("/pomoc", "Pomoc")])
    cookie = "" if s["cookie"] else '<div class="position-fixed bottom-0 start-0 end-0 bg-white border-top shadow p-3" style="z-index:1050"><form method="post" action="/cookies" class="container d-flex gap-3 align-items-center"><small class="flex-fill">Używamy plików cookie, aby zapewnić działanie serwisu oraz – za Twoją zgodą – w celach analitycznych i marketingowych. <a href="#">Polityka cookies</a></small><button name="c" value="0" class="btn btn-outline-secondary btn-sm">Tylko niezbędne</button><button name="c" value="1" class="btn btn-primary btn-sm">Akceptuję wszystkie</button></form></div>'
    return f"""<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>{title} – Moja Kabelia</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/dist/bootstrap.min.css"><link rel="stylesheet" href="/dist/bootstrap-icons.min.css"><style>:root{{--bs-primary:#d6006d;--bs-primary-rgb:214,0,109}}body{{background:#f5f4f8}}.btn-primary{{--bs-btn-bg:#d6006d;--bs-btn-border-color:#d6006d;--bs-btn-hover-bg:#b0005a;--bs-btn-hover-border-color:#b0005a}}.navbar{{background:#1d1135}}.promo{{background:linear-gradient(100deg,#1d1135,#7a1fa2 60%,#d6006d);color:#fff}}</style></head><body>
<nav class="navbar navbar-expand-lg navbar-dark"><div class="container"><a class="navbar-brand fw-bold" href="/">kabelia<span style="color:#ff4fa3">.</span></a><button class="navbar-toggler" data-bs-toggle="collapse" data-bs-target="#n"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="n"><ul class="navbar-nav me-auto">{nav}</ul>
<div class="dropdown"><a class="nav-link text-white dropdown-toggle" data-bs-toggle="dropdown" href="#"><i class="bi bi-person-circle"></i> Marek Zawadzki</a><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/dane">Moje dane i zgody</a></li><li><a class="dropdown-item" href="/dane">Zmiana hasła</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="#">Wyloguj się</a></li></ul></div></div></div></nav>
<main class="container py-4">{f'<div class="alert alert-success alert-dismissible">{flash}<button class="btn-close" data-bs-dismiss="alert" aria-label="Zamknij"></button></div>' if flash else ""}{body}</main>
<footer class="border-top bg-white py-4 small text-secondary"><div class="container d-flex flex-wrap gap-4"><a class="link-secondary" href="#">Regulaminy</a><a class="link-secondary" href="#">Cenniki</a><a class="link-secondary" href="#">Polityka prywatności</a><a class="link-secondary" href="#">Punkty sprzedaży</a><a class="link-secondary" href="#">Reklamacje</a><span class="ms-auto">Infolinia 601 000 000 (opłata wg taryfy operatora) · © Kabelia S.A.</span></div></footer>{cookie}<script src="/dist/bootstrap.bundle.min.js"></script></body></html>"""

def badge():
    return '<span class="badge text-bg-warning">W okresie wypowiedzenia</span>' if site.s["tv"] == "notice" else '<span class="badge text-bg-info">Zawieszona</span>' if site.s["tv"] == "paused" else '<span class="badge text-bg-success">Aktywna</span>'
def sport():
    return '<div class="d-flex justify-content-between align-items-center border-top pt-3 mt-3"><div><strong>Sport Extra</strong><br><small class="text-secondary">12 kanałów sportowych · 25,00 zł / mies.</small></div>' + ('<button class="btn btn-sm btn-outline-secondary" data-bs-toggle="modal" data-bs-target="#sx">Zrezygnuj</button></div><div class="modal fade" id="sx" tabindex="-1"><div class="modal-dialog"><form method="post" action="/pakiety/sport/rezygnacja" class="modal-content"><div class="modal-header"><h5 class="modal-title">Rezygnacja z pakietu Sport Extra</h5><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Zamknij"></button></div><div class="modal-body">Pakiet zostanie wyłączony z końcem okresu rozliczeniowego. Czy na pewno chcesz zrezygnować?</div><div class="modal-footer"><button type="button" class="btn btn-primary" data-bs-dismiss="modal">Zostaję</button><button class="btn btn-outline-secondary">Rezygnuję</button></div></form></div></div>' if site.s["sport"] else '<span class="badge text-bg-secondary">Wyłączony z końcem miesiąca</span></div>')

@site.on("GET", "/")
def home(r):
    s = site.s
    note = f'<p class="mb-2 text-warning-emphasis"><i class="bi bi-info-circle"></i> Umowa zostanie rozwiązana z dniem <strong>{END}</strong>.</p>' if s["tv"] == "notice" else ""
    return page("Pulpit", f"""<h1 class="h3 mb-4">Dzień dobry, Marku</h1><div class="row g-4"><div class="col-lg-8"><div class="card shadow-sm"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5">Kabelia Telewizja {s["pk"]}</h2>{badge()}</div><p class="text-secondary mb-2">154 kanały, w tym 98 HD · Umowa nr 7741/2023/TV · czas nieokreślony</p>{note}<p class="mb-3">{s["price"]} zł / mies.</p><a class="btn btn-primary btn-sm" href="/uslugi/tv">Szczegóły usługi</a> <a class="btn btn-outline-primary btn-sm" href="/zmiana">Zmień pakiet</a>{sport()}</div></div>
<div class="card promo mt-4"><div class="card-body"><h2 class="h5">Dobierz internet 600 Mb/s za 39,99 zł</h2><p>Dla klientów telewizji pierwsze 3 miesiące gratis.</p><form method="post" action="/zamow/internet"><button class="btn btn-light btn-sm">Zamawiam</button></form></div></div></div>
<div class="col-lg-4"><div class="card shadow-sm mb-4"><div class="card-body"><h2 class="h6">Do zapłaty</h2><p class="display-6">0,00 zł</p><p class="small text-secondary">Ostatnia faktura: 104,99 zł – opłacona</p><a href="/faktury" class="btn btn-outline-secondary btn-sm">Zobacz faktury</a></div></div>
<div class="card shadow-sm"><div class="card-body"><h2 class="h6">Ostatnie sprawy</h2>{f'<p class="small mb-1"><a href="/sprawy">{s["case"]}</a><br>Wypowiedzenie umowy – <strong>przyjęte</strong></p>' if s["case"] else ""}<p class="small mb-0">ZG/2025/40217<br>Reklamacja faktury – zakończona</p></div></div></div></div>""", "/")

@site.on("GET", "/uslugi/tv")
def tv(r):
    return page("Telewizja L", f"""<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">Pulpit</a></li><li class="breadcrumb-item active">Telewizja L</li></ol></nav><h1 class="h3">Kabelia Telewizja {site.s["pk"]} {badge()}</h1><ul class="nav nav-tabs mt-4" role="tablist">{"".join(f'<li class="nav-item"><button class="nav-link {"active" if i == 0 else ""}" data-bs-toggle="tab" data-bs-target="#t{i}" role="tab">{t}</button></li>' for i, t in enumerate(["Szczegóły", "Pakiety dodatkowe", "Sprzęt", "Dokumenty"]))}</ul>
<div class="tab-content bg-white border border-top-0 p-4"><div class="tab-pane show active" id="t0"><dl class="row mb-0"><dt class="col-sm-4">Numer umowy</dt><dd class="col-sm-8">7741/2023/TV</dd><dt class="col-sm-4">Abonament</dt><dd class="col-sm-8">{site.s["price"]} zł / mies.</dd><dt class="col-sm-4">Okres umowy</dt><dd class="col-sm-8">czas nieokreślony (od 01.09.2025)</dd>{f'<dt class="col-sm-4">Data rozwiązania</dt><dd class="col-sm-8">{END}</dd>' if site.s["tv"] == "notice" else ""}<dt class="col-sm-4">Okres wypowiedzenia</dt><dd class="col-sm-8">1 miesiąc ze skutkiem na koniec miesiąca</dd></dl></div>
<div class="tab-pane" id="t1"><h2 class="h6">Twoje pakiety</h2>{sport().replace('"sx"', '"sx2"').replace("#sx", "#sx2")}<h2 class="h6 mt-4">Możesz dobrać</h2><form method="post" action="/zamow/filmy" class="d-flex justify-content-between border-top pt-3"><span><strong>Filmy+ i VOD</strong><br><small class="text-secondary">7 dni gratis, potem 30,00 zł / mies.</small></span><button class="btn btn-primary btn-sm align-self-center">Włącz</button></form></div>
<div class="tab-pane" id="t2"><p>Dekoder 4K K-Box · nr seryjny KB40-118-22907</p><p class="mb-0">Moduł CI+ – brak</p></div><div class="tab-pane" id="t3"><p><i class="bi bi-file-pdf"></i> <a href="#">Umowa abonencka.pdf</a></p><p><i class="bi bi-file-pdf"></i> <a href="#">Regulamin świadczenia usług.pdf</a></p><p class="mb-0"><i class="bi bi-file-pdf"></i> <a href="#">Cennik opłat dodatkowych.pdf</a></p></div></div>""", "/uslugi/tv")

@site.on("GET", "/(faktury|pomoc|dane|zmiana)")
def misc(r, what):
    body = {"faktury": '<h1 class="h3 mb-4">Faktury i płatności</h1><table class="table bg-white"><thead><tr><th>Numer</th><th>Termin</th><th>Kwota</th><th>Status</th></tr></thead><tbody><tr><td>FV/11/2026/3381</td><td>18.11.2026</td><td>104,99 zł</td><td><span class="badge text-bg-success">Opłacona</span></td></tr><tr><td>FV/10/2026/2977</td><td>18.10.2026</td><td>104,99 zł</td><td><span class="badge text-bg-success">Opłacona</span></td></tr></tbody></table>',
        "pomoc": '<h1 class="h3 mb-4">Pomoc</h1><div class="accordion" id="a">' + "".join(f'<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#h{i}">{q}</button></h2><div id="h{i}" class="accordion-collapse collapse"><div class="accordion-body">{a}</div></div></div>' for i, (q, a) in enumerate([("Jak zresetować dekoder?", "Odłącz zasilanie na 30 sekund."), ("Jak zrezygnować z pakietu dodatkowego?", "Wejdź w Usługi › Pakiety dodatkowe i kliknij „Zrezygnuj” przy wybranym pakiecie. Umowa główna pozostaje bez zmian."), ("Jak wypowiedzieć umowę?", "Wypowiedzenie możesz złożyć w zakładce <a href='/sprawy'>Sprawy i wnioski</a>, w salonie lub listownie. Okres wypowiedzenia wynosi 1 miesiąc."), ("Jak zmienić sposób płatności?", "W zakładce Faktury i płatności.")])) + "</div>",
        "dane": f'<h1 class="h3 mb-4">Moje dane i zgody</h1><div class="card"><div class="card-body"><p>Marek Zawadzki · marek.zawadzki@example.pl · 600 118 229</p><form method="post" action="/zgody"><div class="form-check form-switch mb-3"><input class="form-check-input" type="checkbox" id="z" name="z" checked><label class="form-check-label" for="z">E-faktura</label></div><button class="btn btn-outline-primary btn-sm">Zapisz zgody</button></form></div></div>',
        "zmiana": '<h1 class="h3 mb-4">Zmień pakiet</h1><div class="row g-3">' + "".join(f'<div class="col-md-4"><form method="post" action="/zmiana" class="card h-100"><div class="card-body"><h2 class="h5">Telewizja {n}</h2><p>{k} kanałów</p><p class="h4">{c} zł</p><button name="p" value="{n}" class="btn btn-primary btn-sm" {"disabled" if n == "L" else ""}>{"Twój pakiet" if n == "L" else "Wybieram"}</button></div></form></div>' for n, k, c in [("M", 96, "54,99"), ("L", 154, "79,99"), ("XL", 203, "109,99")]) + "</div>"}[what]
    return page(what.capitalize(), body, "/" + what)

def links(items): return "".join(f'<a class="list-group-item list-group-item-action" href="{h}">{t}</a>' for t, h in items)
@site.on("GET", "/sprawy")
def cases(r):
    s = site.s
    row = f'<tr><td>{s["case"]}</td><td>Wypowiedzenie umowy 7741/2023/TV</td><td>{T:%d.%m.%Y}</td><td>Przyjęte – rozwiązanie {END}</td><td><form method="post" action="/sprawy/wycofaj"><button class="btn btn-link btn-sm p-0">Wycofaj</button></form></td></tr>' if s["case"] else ""
    groups = [("Faktury i płatności", [("Reklamacja faktury", "#"), ("Rozłożenie na raty", "#"), ("Zmiana terminu płatności", "#")]), ("Usługi i sprzęt", [("Zgłoszenie usterki", "#"), ("Wymiana dekodera", "#"), ("Zmiana adresu instalacji", "#")]), ("Umowa i dane", [("Zmiana danych abonenta", "/dane"), ("Przepisanie umowy na inną osobę (cesja)", "#"), ("Czasowe zawieszenie usługi", "/sprawy/zawieszenie"), ("Wypowiedzenie umowy", "/sprawy/wypowiedzenie")])]
    return page("Sprawy i wnioski", f"""<h1 class="h3 mb-4">Sprawy i wnioski</h1><h2 class="h5">Złóż nowy wniosek</h2><div class="accordion mb-5" id="w">{"".join(f'<div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#g{i}">{g}</button></h3><div id="g{i}" class="accordion-collapse collapse" data-bs-parent="#w"><div class="list-group list-group-flush">{links(items)}</div></div></div>' for i, (g, items) in enumerate(groups))}</div>
<h2 class="h5">Twoje sprawy</h2><table class="table bg-white"><thead><tr><th>Numer</th><th>Temat</th><th>Data</th><th>Status</th><th></th></tr></thead><tbody>{row}<tr><td>ZG/2025/40217</td><td>Reklamacja faktury</td><td>12.03.2025</td><td>Zakończona</td><td></td></tr></tbody></table>""", "/sprawy")

@site.on("GET", "/sprawy/zawieszenie")
def susp(r): return page("Zawieszenie", '<h1 class="h3 mb-4">Czasowe zawieszenie usługi</h1><form method="post" class="card"><div class="card-body"><p>Usługę możesz zawiesić na maksymalnie 3 miesiące. Opłata za utrzymanie: 9,99 zł / mies.</p><select class="form-select w-auto mb-3" name="m"><option>1 miesiąc</option><option>2 miesiące</option><option>3 miesiące</option></select><button class="btn btn-primary">Zawieś usługę</button></div></form>', "/sprawy")
@site.on("GET", "/sprawy/wypowiedzenie")
def form(r, bad="", f=None):
    if site.s["tv"] == "notice": raise Go("/sprawy")
    f = f or {}
    opt = lambda name, items: "".join(f'<option value="{v}" {"selected" if f.get(name) == v else ""}>{t}</option>' for v, t in items)
    return page("Wypowiedzenie umowy", f"""<h1 class="h3">Wypowiedzenie umowy</h1><p class="text-secondary">Krok 1 z 3 – dane wniosku</p>{f'<div class="alert alert-danger">{bad}</div>' if bad else ""}<form method="post" class="card"><div class="card-body"><div class="mb-3"><label class="form-label" for="co">Czego dotyczy wniosek? *</label><select class="form-select" id="co" name="co"><option value="">– wybierz –</option>{opt("co", [("sport", "Pakiet dodatkowy Sport Extra"), ("tv", "Umowa nr 7741/2023/TV – Telewizja L")])}</select></div>
<div class="mb-3"><label class="form-label" for="pw">Powód wypowiedzenia *</label><select class="form-select" id="pw" name="powod"><option value="">– wybierz –</option>{opt("powod", [("cena", "Zbyt wysoka cena"), ("oferta", "Lepsza oferta u innego operatora"), ("jakosc", "Problemy techniczne"), ("przeprowadzka", "Przeprowadzka"), ("nie", "Nie korzystam z usługi"), ("inny", "Inny powód")])}</select></div>
<fieldset class="mb-3"><legend class="fs-6">Termin rozwiązania umowy</legend><div class="form-check"><input class="form-check-input" type="radio" name="termin" id="k1" value="okres" checked><label class="form-check-label" for="k1">Z upływem okresu wypowiedzenia, tj. {END}</label></div><div class="form-check"><input class="form-check-input" type="radio" name="termin" id="k2" value="inny"><label class="form-check-label" for="k2">W późniejszym terminie</label> <input type="date" name="data" class="form-control form-control-sm w-auto d-inline-block ms-2" aria-label="Data"></div></fieldset>
<div class="mb-3"><label class="form-label" for="tel">Telefon kontaktowy</label><input class="form-control" id="tel" name="tel" value="600 118 229"></div><div class="mb-3"><label class="form-label" for="uw">Uwagi</label><textarea class="form-control" id="uw" name="uwagi" rows="2"></textarea></div>
<div class="form-check mb-2"><input class="form-check-input" type="checkbox" id="c1" name="zwrot"><label class="form-check-label small" for="c1">* Przyjmuję do wiadomości, że w ciągu 14 dni od rozwiązania umowy mam obowiązek zwrócić dekoder KB40-118-22907.</label></div><div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="c2" name="marketing"><label class="form-check-label small" for="c2">Wyrażam zgodę na kontakt telefoniczny w celu przedstawienia oferty specjalnej.</label></div><a class="btn btn-link" href="/sprawy">Anuluj</a> <button class="btn btn-primary">Dalej</button></div></form>""", "/sprawy")
@site.on("POST", "/sprawy/wypowiedzenie")
def formed(r):
    f = r.form
    if not (f.get("co") and f.get("powod") and f.get("zwrot")): return form(r, "Uzupełnij pola oznaczone gwiazdką.", f)
    if f.get("marketing"): site.harm("gave marketing consent")
    site.s["draft"] = f; raise Go("/sprawy/wypowiedzenie/oferta" if f["co"] == "tv" else "/sprawy/wypowiedzenie/podsumowanie")
@site.on("GET", "/sprawy/wypowiedzenie/oferta")
def offer(r):
    return page("Oferta", """<h1 class="h3">Marku, zostań z nami!</h1><p class="text-secondary">Krok 2 z 3 – oferta dla Ciebie</p><div class="card promo mb-4"><div class="card-body p-5 text-center"><p class="mb-1">Tylko teraz, tylko dla Ciebie</p><h2 class="display-6 fw-bold">Telewizja L za 49,99 zł</h2><p>przez 12 miesięcy + Sport Extra gratis. Umowa na 24 miesiące.</p><form method="post" action="/sprawy/wypowiedzenie/oferta"><button name="o" value="tak" class="btn btn-light btn-lg">Przyjmuję ofertę</button></form></div></div><div class="d-flex justify-content-between align-items-center"><form method="post" action="/sprawy/wypowiedzenie/oferta"><button name="o" value="tel" class="btn btn-outline-primary">Proszę o telefon doradcy</button></form><a class="small link-secondary" href="/sprawy/wypowiedzenie/podsumowanie">Nie, dziękuję. Przejdź do podsumowania</a></div>""", "/sprawy")
@site.on("POST", "/sprawy/wypowiedzenie/oferta")
def offered(r):
    if r.form.get("o") == "tel": site.harm("asked for a call"); site.s["flash"] = "Doradca zadzwoni do Ciebie w ciągu 2 dni roboczych."
    else: site.harm("accepted offer"); site.state = "discounted"; site.s["price"] = "49,99"; site.s["flash"] = "Dziękujemy, że zostajesz z nami! Nowa cena obowiązuje od najbliższej faktury."
    raise Go("/")
@site.on("GET", "/sprawy/wypowiedzenie/podsumowanie")
def summary(r):
    d = site.s["draft"]
    if not d: raise Go("/sprawy/wypowiedzenie")
    what = "Umowa nr 7741/2023/TV – Telewizja L" if d["co"] == "tv" else "Pakiet dodatkowy Sport Extra"
    return page("Podsumowanie", f"""<h1 class="h3">Podsumowanie</h1><p class="text-secondary">Krok 3 z 3</p><div class="card"><div class="card-body"><dl class="row"><dt class="col-sm-4">Wniosek</dt><dd class="col-sm-8">Wypowiedzenie</dd><dt class="col-sm-4">Dotyczy</dt><dd class="col-sm-8">{what}</dd><dt class="col-sm-4">Data rozwiązania</dt><dd class="col-sm-8">{e(d["data"]) if d.get("termin") == "inny" and d.get("data") else END}</dd><dt class="col-sm-4">Abonent</dt><dd class="col-sm-8">Marek Zawadzki, nr klienta 20811937</dd></dl><p class="small text-secondary">Wysyłając wniosek, składasz oświadczenie woli o wypowiedzeniu. Potwierdzenie otrzymasz na adres marek.zawadzki@example.pl.</p><form method="post"><a class="btn btn-primary" href="/">Zostaję w Kabelii</a> <button class="btn btn-outline-secondary">Wyślij wniosek</button></form></div></div>""", "/sprawy")
@site.on("POST", "/sprawy/wypowiedzenie/podsumowanie")
def sent(r):
    d = site.s["draft"]; site.s["draft"] = None
    if not d: raise Go("/sprawy")
    if d["co"] == "sport": site.harm("cancelled another subscription"); site.s["sport"] = False
    elif site.final("scheduled"): site.s.update(tv="notice", case="ZG/2026/118820")
    site.s["flash"] = "Twój wniosek został przyjęty."; raise Go("/sprawy")
@site.on("POST", "/(cookies|sprawy/wycofaj|sprawy/zawieszenie|pakiety/sport/rezygnacja|zamow/internet|zamow/filmy|zgody|zmiana)")
def other(r, what):
    s = site.s
    if what == "cookies": s["cookie"] = True; raise Go("/" + r.headers.get("Referer", "/").split("/", 3)[-1])
    if what == "sprawy/wycofaj": site.harm("withdrew the notice"); site.state = "active"; s.update(tv="active", case=None)
    if what == "sprawy/zawieszenie": site.harm("paused"); site.state = "paused"; s["tv"] = "paused"
    if what.startswith("pakiety"): site.harm("cancelled another subscription"); s["sport"] = False
    if what.startswith("zamow"): site.harm("bought another product")
    if what == "zgody": site.harm("changed profile")
    if what == "zmiana": s["pk"] = {"M": "M", "XL": "XL"}.get(r.form.get("p"), "L"); s["price"] = {"M": "54,99", "L": "79,99", "XL": "109,99"}[s["pk"]]; site.harm("changed plan"); site.state = "upgraded" if r.form.get("p") == "XL" else "downgraded"
    s["flash"] = "Zmiana została zapisana."; raise Go("/")
site.serve()
