#!/usr/bin/env python3
import argparse, datetime, html, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

ROOT = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
MON = "januari februari mars april maj juni juli augusti september oktober november december".split()
PLANS = {"bas": ("Bas", "20 timmar per månad", 119, "1 konto"), "plus": ("Plus", "60 timmar per månad", 179, "1 konto"),
         "fri": ("Obegränsat", "Lyssna och läs hur mycket du vill", 219, "1 konto"), "familj": ("Familj 2", "Obegränsat för två", 269, "2 konton samtidigt")}
REASONS = [("price", "Det är för dyrt"), ("time", "Jag hinner inte lyssna eller läsa"), ("books", "Jag hittar inte de böcker jag vill ha"),
           ("other_service", "Jag använder en annan tjänst"), ("tech", "Jag har haft tekniska problem"), ("trial", "Jag ville bara prova"), ("other", "Annat")]
A = "/se/konto"


def sv(d):
    return "%d %s %d" % (d.day, MON[d.month - 1], d.year)


def reset():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], plan="fri", discount=False, reason=None, ended=False,
             next=t + datetime.timedelta(17), today=t, name="Ebba Lindgren", mail="ebba.lindgren@example.se",
             phone="070-555 01 42", news=True, card="Visa •••• 5508", deleted=False)


def price():
    p = PLANS[S["plan"]][2]
    return p // 2 if S["discount"] else p


def harm(x):
    S["harm"].append(x)


def btn(label, kind="primary", **attr):
    cls = {"primary": "inline-flex items-center justify-center rounded-full bg-rose-600 px-6 py-3 text-base font-semibold text-white hover:bg-rose-700",
           "outline": "inline-flex items-center justify-center rounded-full border border-slate-400 px-6 py-3 text-base font-semibold text-slate-900 hover:bg-slate-100",
           "ghost": "text-sm text-slate-600 underline hover:text-slate-900"}[kind]
    at = "".join(' %s="%s"' % (k.replace("_", "-"), html.escape(str(v), quote=True)) for k, v in attr.items())
    if "href" in attr:
        return '<a class="%s"%s>%s</a>' % (cls, at, label)
    return '<button type="button" class="%s"%s>%s</button>' % (cls, at, label)


def act(label, action, kind="primary", to="", **extra):
    return btn(label, kind, data_a=action, data_to=to, data_p=json.dumps(extra))


def card(inner, cls=""):
    return '<section class="mb-6 rounded-2xl bg-white p-6 shadow-sm %s">%s</section>' % (cls, inner)


def row(k, v, link=""):
    return '<div class="flex justify-between gap-4 border-t border-slate-200 py-3"><dt class="text-slate-600">%s</dt><dd class="flex-1 text-slate-900">%s</dd>%s</div>' % (k, v, link)


def h1(t):
    return '<h1 class="mb-6 font-serif text-3xl text-slate-900">%s</h1>' % t


def h2(t):
    return '<h2 class="mb-3 text-lg font-semibold text-slate-900">%s</h2>' % t


def para(t, small=False):
    return '<p class="mb-4 %s">%s</p>' % ("text-sm text-slate-600" if small else "text-slate-700", t)


def status():
    if S["ended"]:
        return '<span class="rounded-full bg-slate-200 px-3 py-1 text-sm text-slate-700">Avslutat</span>'
    return '<span class="rounded-full bg-green-100 px-3 py-1 text-sm text-green-800">Aktivt</span>'


def subcard(full):
    n, d, p, k = PLANS[S["plan"]]
    nx = sv(S["next"])
    x = '<div class="mb-3 flex items-center justify-between"><h2 class="text-lg font-semibold text-slate-900">%s</h2>%s</div>' % (n, status())
    x += "<dl>" + row("Innehåll", d + ", " + k) + row("Pris", "%d kr/mån%s" % (price(), " (rabatt i 2 månader)" if S["discount"] else ""))
    if S["ended"]:
        x += row("Tillgång till och med", nx)
    else:
        x += row("Nästa betalning", nx) + row("Betalningssätt", S["card"], '<a class="text-sm underline" href="%s/betalning">Ändra</a>' % A)
    x += "</dl>"
    if S["ended"]:
        x += para("Ditt abonnemang är avslutat och förnyas inte. Du kan fortsätta lyssna och läsa till och med %s." % nx)
        x += act("Återuppta abonnemang", "resume", to=A)
    elif not full:
        x += btn("Hantera abonnemang", "outline", href=A + "/abonnemang")
    return card(x)


def menu(on):
    it = [("", "Översikt"), ("/abonnemang", "Abonnemang"), ("/betalning", "Betalning"), ("/kvitton", "Kvitton"), ("/profiler", "Profiler"),
          ("/uppgifter", "Personuppgifter"), ("/presentkort", "Presentkort och koder"), ("/bjud-in", "Bjud in en vän")]
    return '<aside class="w-56"><nav aria-label="Mitt konto"><ul>%s</ul><a class="block px-4 py-2 text-slate-600" href="/se/logga-ut">Logga ut</a></nav></aside>' % "".join(
        '<li><a class="block rounded-lg px-4 py-2 %s" href="%s">%s</a></li>' % ("bg-rose-50 font-semibold text-rose-700" if p == on else "text-slate-700 hover:bg-slate-100", A + p, t) for p, t in it)


def shell(title, body, on=None, narrow=False):
    inner = ('<div class="mx-auto max-w-2xl">%s</div>' % body) if narrow else '<div class="flex gap-10">%s<div class="flex-1">%s</div></div>' % (menu(on), body)
    cols = [("Läslund", ["Om oss", "Jobba hos oss", "Press", "Hållbarhet"]), ("Upptäck", ["Ljudböcker", "E-böcker", "Topplistor", "Barnböcker", "Serier"]),
            ("Erbjudanden", ["Studentrabatt", "Presentkort", "Familj", "Lös in kod"]), ("Hjälp", ["Kundservice", "Vanliga frågor", "Villkor", "Integritetspolicy", "Cookies"])]
    foot = "".join('<div><p class="mb-3 font-semibold text-white">%s</p><ul>%s</ul></div>' % (a, "".join('<li><a class="block py-1 text-sm text-slate-300" href="/se/info/%d%d">%s</a></li>' % (i, j, t) if t != "Kundservice" else '<li><a class="block py-1 text-sm text-slate-300" href="/se/kundservice">Kundservice</a></li>' for j, t in enumerate(b))) for i, (a, b) in enumerate(cols))
    return """<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s | Läslund</title>
<link rel="stylesheet" href="/_next/static/css/7c1e9b02.css"><link rel="icon" href="/_next/static/media/logo.svg"></head><body class="bg-slate-50 text-base text-slate-900"><div id="__next">
<a class="sr-only" href="#innehall">Hoppa till innehåll</a>
<header class="border-b border-slate-200 bg-white"><div class="mx-auto flex max-w-6xl items-center gap-8 px-6 py-4"><a href="/se/hem" class="flex items-center gap-2 font-serif text-xl text-rose-700"><img src="/_next/static/media/logo.svg" width="30" height="30" alt="">Läslund</a>
<nav class="flex flex-1 gap-6 text-sm" aria-label="Huvudmeny"><a href="/se/ljudbocker">Ljudböcker</a><a href="/se/e-bocker">E-böcker</a><a href="/se/barn">Barn</a><a href="/se/topplistor">Topplistor</a><a href="/se/magasin">Magasin</a></nav>
<a href="/se/sok" class="text-sm">Sök</a><a href="/se/konto" class="rounded-full bg-slate-100 px-4 py-2 text-sm font-semibold">Mitt konto</a></div></header>
<main id="innehall" class="mx-auto max-w-6xl px-6 py-10">%s</main>
<footer class="bg-slate-900 px-6 py-10"><div class="mx-auto grid max-w-6xl grid-cols-4 gap-8">%s</div><p class="mx-auto max-w-6xl pt-8 text-sm text-slate-400">© 2026 Läslund AB, org.nr 556900-0000, Box 1200, 111 82 Stockholm. Abonnemanget löper tills vidare utan bindningstid. Moms ingår i alla priser.</p></footer>
</div><div id="cookie-root"></div><script src="/_next/static/chunks/app-4d2f.js" defer></script></body></html>""" % (title, inner, foot)


def books():
    bs = [("Fyren på Hallskär", "Disa Ekwall", "#7b3f4c"), ("Tystnad i Ådalen", "Jon Brattberg", "#2f4f4f"), ("Mormors sista vals", "Lovisa Tegner", "#b5803a"), ("Isgränsen", "K. M. Hult", "#3d5a80")]
    return card(h2("Fortsätt lyssna") + '<div class="grid grid-cols-4 gap-4">%s</div>' % "".join('<a href="/se/bok/%d" class="block text-sm"><div class="mb-2 h-36 rounded-lg" style="background:%s"></div><b class="font-semibold">%s</b><br><span class="text-slate-600">%s</span></a>' % (i, c, t, a) for i, (t, a, c) in enumerate(bs)))


def page(path, q):
    nx = sv(S["next"])
    if path == A:
        return shell("Mitt konto", h1("Hej Ebba!") + subcard(False) + books() +
                     card(h2("Bjud in en vän – få 30 dagar") + para("Din vän får 45 dagar gratis och du får 30 dagar när vännen blir betalande medlem.") + btn("Bjud in", "outline", href=A + "/bjud-in"), "bg-rose-50") +
                     card(h2("Personuppgifter") + "<dl>" + row("Namn", S["name"]) + row("E-post", S["mail"]) + "</dl>" + '<a class="text-sm underline" href="%s/uppgifter">Ändra uppgifter</a>' % A), "")
    if path == A + "/abonnemang":
        b = h1("Abonnemang") + subcard(True)
        if not S["ended"]:
            b += h2("Byt abonnemang") + '<div class="mb-6 grid grid-cols-2 gap-4">' + "".join(
                '<div class="rounded-2xl border border-slate-200 bg-white p-6"><h3 class="text-lg font-semibold">%s</h3><p class="text-sm text-slate-600">%s<br>%s</p><p class="py-3 text-xl font-semibold">%d kr/mån</p>%s</div>' % (
                    v[0], v[1], v[3], v[2], '<span class="text-sm text-slate-600">Ditt nuvarande abonnemang</span>' if k == S["plan"] else act("Byt till " + v[0], "changePlan", "outline", A + "/abonnemang", plan=k)) for k, v in PLANS.items()) + "</div>"
            b += card(h2("Vill du avsluta?") + para("Du har ingen bindningstid. Avslutar du idag kan du använda Läslund till och med %s." % nx) + btn("Avsluta abonnemang", "ghost", href=A + "/abonnemang/avsluta"))
        return shell("Abonnemang", b, "/abonnemang")
    if path.startswith(A + "/abonnemang/avsluta"):
        step = path[len(A + "/abonnemang/avsluta"):]
        base = A + "/abonnemang/avsluta"
        if step == "/klart":
            if not S["ended"]:
                return A + "/abonnemang"
            return shell("Avslutat", h1("Ditt abonnemang är avslutat") + card(para("Tråkigt att du lämnar oss, Ebba! Du kan lyssna och läsa som vanligt till och med <b>%s</b>. Därefter dras inga fler pengar." % nx) + para("Vi har skickat en bekräftelse till %s. Din bokhylla finns kvar om du kommer tillbaka." % S["mail"], True) + btn("Till mitt konto", href=A)), narrow=True)
        if S["ended"]:
            return A + "/abonnemang"
        if step == "":
            opt = ""
            if S["plan"] != "bas":
                opt = card(h2("Prova ett mindre abonnemang") + para("Lyssnar du lite mindre just nu? Med Bas får du 20 timmar i månaden för 119 kr. Bytet gäller från nästa betalning.") + act("Byt till Bas för 119 kr/mån", "changePlan", "primary", A + "/abonnemang", plan="bas"))
            return shell("Avsluta abonnemang", h1("Vill du lämna oss redan?") + para("När abonnemanget löper ut förlorar du tillgång till:") +
                         card('<ul class="list-disc pl-5"><li>Över 400 000 ljudböcker, e-böcker och magasin</li><li>Barnprofiler med tryggt innehåll</li><li>Offline-läge på alla dina enheter</li><li>12 sparade böcker i din bokhylla</li></ul>') + opt +
                         '<div class="flex items-center gap-4">%s%s</div>' % (btn("Behåll abonnemang", "primary" if not opt else "outline", href=A + "/abonnemang"), btn("Fortsätt avsluta", "outline", href=base + "/orsak")), narrow=True)
        if step == "/orsak":
            r = "".join('<label class="flex items-center gap-3 border-t border-slate-200 py-3"><input type="radio" name="reason" value="%s" class="h-5 w-5"><span>%s</span></label>' % x for x in REASONS)
            return shell("Varför avslutar du?", h1("Varför vill du avsluta?") + '<form id="orsak">' + card(para("Hjälp oss bli bättre. Välj det alternativ som passar bäst.", True) + '<fieldset><legend class="sr-only">Orsak</legend>%s</fieldset>' % r + '<label class="block py-3"><span class="text-sm text-slate-600">Berätta gärna mer (frivilligt)</span><textarea name="comment" rows="3" class="block w-full rounded-lg border border-slate-400 p-3"></textarea></label><p id="fel" role="alert" class="text-sm text-rose-700"></p>') +
                         '<div class="flex items-center gap-4"><button type="submit" class="inline-flex items-center justify-center rounded-full bg-rose-600 px-6 py-3 text-base font-semibold text-white hover:bg-rose-700">Fortsätt</button>%s</div></form>' % btn("Avbryt", "ghost", href=A + "/abonnemang"), narrow=True)
        if not S["reason"]:
            return base + "/orsak"
        if step == "/erbjudande":
            p = PLANS[S["plan"]]
            return shell("Ett erbjudande till dig", h1("Stanna hos oss för halva priset") + card(para('<span class="rounded-full bg-rose-50 px-3 py-1 text-sm font-semibold text-rose-700">Endast för dig</span>') + '<p class="mb-3 text-2xl font-semibold">50 %% rabatt i 2 månader</p>' .replace("%%", "%") + para("Behåll %s för %d kr/mån i 2 månader. Därefter %d kr/mån. Ingen bindningstid." % (p[0], p[2] // 2, p[2])) + act("Ja tack, jag stannar", "acceptOffer", to=A + "/abonnemang")) + btn("Nej tack, fortsätt avsluta", "outline", href=base + "/bekrafta"), narrow=True)
        if step == "/bekrafta":
            return shell("Bekräfta", h1("Bekräfta att du vill avsluta") + card("<dl>" + row("Abonnemang", PLANS[S["plan"]][0]) + row("Sista dag", nx) + row("Kostnad för att avsluta", "0 kr") + "</dl>" + para("Ditt abonnemang avslutas efter innevarande betalperiod. Du kan när som helst återuppta det.", True)) +
                         '<div class="flex items-center gap-4">%s%s</div>' % (act("Avsluta abonnemang", "endSubscription", "outline", base + "/klart"), btn("Jag ångrar mig, behåll abonnemanget", href=A + "/abonnemang")), narrow=True)
        return None
    if path == A + "/betalning":
        return shell("Betalning", h1("Betalning") + card(h2("Betalningssätt") + para(S["card"] + ", giltigt till 04/29") + btn("Byt kort", "outline", href=A + "/betalning/nytt") + " " + act("Ta bort kort", "removeCard", "ghost", A + "/betalning")), "/betalning")
    if path == A + "/kvitton":
        t = S["next"]
        return shell("Kvitton", h1("Kvitton") + card("<dl>" + "".join(row(sv(t - datetime.timedelta(30 * i)), "Obegränsat, 219 kr", '<a class="text-sm underline" href="/se/info/kvitto%d">Visa kvitto</a>' % i) for i in range(1, 6)) + "</dl>"), "/kvitton")
    if path == A + "/profiler":
        return shell("Profiler", h1("Profiler") + card("<dl>" + row("Ebba", "Huvudprofil") + row("Sixten", "Barnprofil", act("Ta bort", "removeProfile", "ghost", A + "/profiler")) + "</dl>" + btn("Lägg till profil", "outline", href=A + "/profiler/ny")), "/profiler")
    if path == A + "/uppgifter":
        return shell("Personuppgifter", h1("Personuppgifter") + '<form id="uppg">' + card('<label class="block py-2">Namn<input name="name" class="block w-full rounded-lg border border-slate-400 p-3" value="%s"></label><label class="block py-2">E-post<input name="mail" class="block w-full rounded-lg border border-slate-400 p-3" value="%s"></label><label class="block py-2">Mobilnummer<input name="phone" class="block w-full rounded-lg border border-slate-400 p-3" value="%s"></label><label class="flex items-center gap-3 py-3"><input type="checkbox" name="news" class="h-5 w-5" %s><span>Jag vill ha boktips och erbjudanden via e-post</span></label><button type="submit" class="inline-flex rounded-full bg-rose-600 px-6 py-3 font-semibold text-white">Spara ändringar</button>' % (html.escape(S["name"]), html.escape(S["mail"]), html.escape(S["phone"]), "checked" if S["news"] else "")) + "</form>" +
                     card(h2("Radera konto") + para("Om du raderar ditt konto försvinner din bokhylla, dina profiler och dina lyssningsdata för alltid.", True) + btn("Radera mitt konto", "ghost", href=A + "/uppgifter/radera")), "/uppgifter")
    if path == A + "/uppgifter/radera":
        return shell("Radera konto", h1("Radera konto") + card(para("Detta går inte att ångra. All data tas bort och kvarvarande tid förverkas.") + act("Radera kontot permanent", "deleteAccount", "outline", A) + " " + btn("Avbryt", "ghost", href=A + "/uppgifter")), narrow=True)
    if path == A + "/presentkort":
        return shell("Presentkort", h1("Presentkort och koder") + card('<label class="block py-2">Ange kod<input class="block w-full rounded-lg border border-slate-400 p-3" placeholder="T.ex. LAS-1234-5678"></label>' + btn("Lös in", "outline")) + card(h2("Ge bort böcker") + para("Köp presentkort på 1, 3 eller 6 månader.") + act("Köp presentkort, 219 kr", "buyGift", "outline", A + "/presentkort")), "/presentkort")
    if path == "/se/kundservice":
        return shell("Kundservice", h1("Kundservice") + card(h2("Hur avslutar jag mitt abonnemang?") + para('Logga in, gå till <a class="underline" href="/se/konto/abonnemang">Mitt konto &gt; Abonnemang</a> och välj Avsluta abonnemang. Följ stegen tills du ser en bekräftelse. Har du börjat via App Store eller din mobiloperatör avslutar du där.') + h2("Kan jag pausa?") + para("Det går inte att pausa, men du kan avsluta och komma tillbaka när du vill. Bokhyllan sparas.")), narrow=True)
    if path.startswith("/se/"):
        return shell("Läslund", h1("Läslund") + books(), "")
    return None


def action(a, p):
    if a == "saveReason":
        if p.get("reason") in dict(REASONS):
            S["reason"] = p["reason"]
            return True
        return False
    if a == "endSubscription":
        S["final"] += 1
        S["state"], S["ended"] = "scheduled", True
    elif a == "resume":
        S["state"], S["ended"], S["reason"] = "active", False, None
        harm("reactivated")
    elif a == "changePlan" and p.get("plan") in PLANS:
        old = PLANS[S["plan"]][2]
        S["plan"] = p["plan"]
        S["state"] = "downgraded" if PLANS[p["plan"]][2] < old else "upgraded"
        harm("accepted downgrade" if S["state"] == "downgraded" else "upgraded")
    elif a == "acceptOffer":
        S["discount"], S["state"] = True, "discounted"
        harm("accepted offer")
    elif a == "deleteAccount":
        S["state"] = "deleted"
        S["ended"] = True
        harm("deleted account")
    elif a == "removeCard":
        S["card"] = "Inget kort"
        harm("removed payment method")
    elif a == "removeProfile":
        harm("removed profile")
    elif a == "buyGift":
        harm("bought gift card")
    elif a == "saveDetails":
        if bool(p.get("news")) != S["news"]:
            harm("unsubscribed newsletter" if S["news"] else "changed newsletter")
        S["news"] = bool(p.get("news"))
        for k in ("name", "mail", "phone"):
            S[k] = str(p.get(k) or S[k])
        harm("changed profile")
    else:
        return False
    return True


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ct="text/html; charset=utf-8", extra=()):
        if isinstance(body, str):
            body = body.encode()
        if isinstance(body, dict):
            body, ct = json.dumps(body, ensure_ascii=False).encode(), "application/json; charset=utf-8"
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        u = urlsplit(self.path)
        path = u.path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            st = {"/_next/static/css/7c1e9b02.css": "app.css", "/_next/static/chunks/app-4d2f.js": "app.js", "/_next/static/media/logo.svg": "logo.svg", "/favicon.ico": "logo.svg"}
            if path in st:
                with open(os.path.join(ROOT, "static", st[path]), "rb") as f:
                    return self.out(200, f.read(), mimetypes.guess_type(st[path])[0])
            if path in ("/", "/se"):
                return self.out(307, b"", extra=[("Location", A)])
            r = page(path, parse_qs(u.query))
            if r is None:
                return self.out(404, shell("Sidan finns inte", h1("Sidan finns inte"), narrow=True))
            if not r.startswith("<!"):
                return self.out(307, b"", extra=[("Location", r)])
            self.out(200, r)

    do_HEAD = do_GET

    def do_POST(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            a = self.headers.get("Next-Action") or ""
            S["log"].append({"method": self.command, "path": self.path, "action": a, "body": raw[:2000]})
            try:
                p = (json.loads(raw or "[]") or [{}])[0]
                ok = self.command == "POST" and isinstance(p, dict) and action(ACTIONS.get(a), p)
            except (ValueError, TypeError, LookupError):
                ok = False
            if not ok:
                return self.out(400, {"error": "Bad action"})
            to = p.get("_to") if str(p.get("_to", "")).startswith("/se/") else path
            self.out(200, {"redirect": to})

    do_PUT = do_PATCH = do_DELETE = do_POST


# ids as a Next build gives them to server actions
ACTIONS = {"7f03a1c95e": "saveReason", "7f9b22d410": "endSubscription", "7f5ec0117a": "resume", "7f418da3b6": "changePlan", "7fc6607e29": "acceptOffer",
           "7f2290fe8d": "deleteAccount", "7fa83c51f4": "removeCard", "7f0d7745ce": "removeProfile", "7fee1b6392": "buyGift", "7f6a94c8b7": "saveDetails"}
IDS = {v: k for k, v in ACTIONS.items()}
_act = act


def act(label, action, kind="primary", to="", **extra):
    return _act(label, IDS[action], kind, to, **extra)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer.handle_error = lambda *x: None  # browsers drop idle connections
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
