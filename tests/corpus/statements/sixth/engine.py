# -*- coding: utf-8 -*-
"""Accounts: recurring series, decoys and everyday bookings, independent of any file format."""
import calendar, re
from datetime import date, timedelta
from decimal import Decimal as D, ROUND_HALF_UP
import catalog as C

CENT = D("0.01")
SEPA_PAYPAL = {"DE", "AT"}

def q2(x):
    return D(x).quantize(CENT, ROUND_HALF_UP)

class B:
    """One booking. amt is signed."""
    def __init__(s, date, amt, kind, name="", desc="", purp="", place="", grp=None, **kw):
        s.date, s.amt, s.kind, s.name, s.desc, s.purp, s.place, s.grp = date, q2(amt), kind, name, desc, purp, place, grp
        s.pdate = kw.get("pdate", date); s.vdate = kw.get("vdate", date)
        s.fx = kw.get("fx"); s.iban = kw.get("iban", ""); s.mandate = kw.get("mandate", "")
        s.cred = kw.get("cred", ""); s.e2e = kw.get("e2e", ""); s.ctry = kw.get("ctry", "")
        s.text = None; s.rid = None; s.t = kw.get("t", "120000"); s.n = 0

def digits(r, n): return "".join(r.choice("0123456789") for _ in range(n))
def alnum(r, n): return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))

def fill(t, r, const, d, cc):
    mon = C.MONTHS[C.LANG.get(cc, "en")].split(",")[d.month - 1]
    def f(m):
        k = m.group(1)
        if k in ("town",): return const["town"]
        if k == "mm": return "%02d" % d.month
        if k == "dd": return "%02d" % d.day
        if k == "yyyy": return str(d.year)
        if k == "yy": return "%02d" % (d.year % 100)
        if k == "q": return str((d.month - 1) // 3 + 1)
        if k == "mon": return mon
        n = int(k[1:])
        if k[0] in "kX":
            if k not in const: const[k] = digits(r, n) if k[0] == "k" else alnum(r, n)
            return const[k]
        return digits(r, n) if k[0] == "d" else alnum(r, n)
    return re.sub(r"\{(\w+)\}", f, t)

def holiday(d): return (d.month, d.day) in ((1, 1), (12, 25), (12, 26))
def bizday(d):
    while d.weekday() >= 5 or holiday(d): d += timedelta(1)
    return d

def addm(d, n, day=None):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12); m += 1
    return date(y, m, min(day or d.day, calendar.monthrange(y, m)[1]))

STEP = {"month": 1, "quarter": 3, "year": 12}
def nominal(r, start, end, period, day, offset=None):
    out = []
    if period in ("week", "4week"):
        st = 7 if period == "week" else 28
        d = start + timedelta(offset if offset is not None else r.randrange(st))
        while d <= end: out.append(d); d += timedelta(st)
        return out
    n = STEP[period]
    k = offset if offset is not None else r.randrange(n)
    while True:
        d = addm(start.replace(day=1), k, day)
        if d > end: return out
        if d >= start: out.append(d)
        k += n

def price_point(r, x, cur):
    """A price as shops in that currency write it."""
    x = float(x)
    if cur in ("SEK", "NOK", "DKK", "CZK"):
        v = round(x / 10) * 10 - 1
        return D(max(v, 19))
    if cur == "CHF": return q2(round(x * 10) / 10)
    if cur == "BRL": return q2(max(int(x), 4) + 0.90)
    base = max(int(round(x)), 1)
    return q2(base - 0.01) if base > 1 else q2(1.99)

class Rate:
    def __init__(s, r, cur):
        s.r, s.base, s.cache, s.cur = r, C.USDRATE[cur], {}, C.USDRATE[cur] * r.uniform(.97, 1.03)
    def at(s, d):
        k = (d.year, d.month)
        if k not in s.cache:
            s.cur *= s.r.uniform(.983, 1.017)
            s.cache[k] = s.cur
        return s.cache[k] * s.r.uniform(.996, 1.004)

FOREIGN = {"AMSTERDAM": "NL", "STOCKHOLM": "SE", "HOOFDDORP": "NL", "CORK": "IE", "DUBLIN": "IE", "LONDON": "GB", "BERLIN": "DE",
           "FRANKFURT": "DE", "COLOGNE": "DE", "OSLO": "NO", "PRAGUE": "CZ", "SYDNEY": "AU", "PLAN-LES-OUATES": "CH", "PLAN-LES-OUAT": "CH",
           "LISBON": "PT", "BRISTOL": "GB", "TORONTO": "CA", "LUXEMBOURG": "LU"}

def local_list(cc):
    out = []
    for l in C.LOCAL[cc].strip().splitlines():
        p = l.split("|")
        out.append(dict(flag=p[0], brand=p[1], payee=p[2], cards=[p[3]] if p[3] else [], purps=p[4].split(" // "), price=p[5],
                        period=p[6], ch=p[7], why=p[8] if len(p) > 8 else None, native=None, loc=True))
    return out

def global_list(cc):
    out = []
    for g in C.GLOBAL:
        if g[0] in C.US_ONLY and cc != "US": continue
        if g[0] in ("HelloFresh", "DAZN", "HBO Max") and cc in ("BR", "FI", "PT", "PL", "CZ") and g[0] != "HBO Max": continue
        out.append(dict(flag="B", brand=g[0], payee=g[1], cards=g[2], purps=None, place=g[3] if cc not in ("US", "CA") else g[4],
                        price=g[5], period=g[6], ch=g[7].replace("d", "") if cc not in ("DE", "AT") else g[7], why=None, native=g[8], loc=False))
    return out

class Account:
    def __init__(s, r, cc, months, nser, target):
        s.r, s.cc, s.cur = r, cc, C.CUR.get(cc, "EUR")
        L = C.LIFE[cc]
        (s.towns, s.first, s.sur, s.groc, s.coffee, s.shops, s.empl) = [x.split(",") for x in L[:7]]
        s.landlord, s.topup, s.bnpl, s.savings, s.loan = L[7:]
        s.town = r.choice(s.towns)
        s.weekend_ok = r.random() < .12
        s.end = date(2023, 1, 1) + timedelta(r.randrange(330, 1010))
        s.start = addm(s.end, -months) + timedelta(1)
        s.months = months
        s.rate = Rate(r, s.cur)
        s.l4 = digits(r, 4); s.acct = digits(r, 10)
        s.owner = r.choice(s.first) + " " + r.choice(s.sur)
        s.bk, s.series, s.serial = [], [], 0
        s.decoy_names = {}
        s.build(nser, target)

    # -- low level
    def lvl(s, eur): return D(str(eur)) * D(str(C.LEVEL[s.cur]))
    def money(s, eur):
        v = s.lvl(eur)
        return D(int(v)) if s.cur in ("CZK",) else (q2(v * 20).quantize(D(1)) / 20 if s.cur == "CHF" else q2(v))
    def iban(s, seed=None):
        cc = s.cc if s.cc not in ("US", "CA", "AU", "NZ", "BR") else "DE"
        ln = {"DE": 20, "AT": 18, "CH": 19, "NL": 0, "BE": 14, "FR": 25, "ES": 22, "IT": 0, "PT": 23, "GB": 0, "IE": 0, "SE": 22, "NO": 13, "DK": 16, "FI": 16, "PL": 26, "CZ": 22}[cc]
        r = s.r
        body = {"NL": lambda: r.choice(["INGB", "RABO", "ABNA"]) + digits(r, 10), "IT": lambda: "X" + digits(r, 22), "GB": lambda: "BARC" + digits(r, 14),
                "IE": lambda: "AIBK" + digits(r, 14)}.get(cc)
        body = body() if body else digits(r, ln - 2)
        # a correct check number
        num = "".join(str(int(c, 36)) for c in body + cc + "00")
        return "%s%02d%s" % (cc, 98 - int(num) % 97, body)
    def put(s, b):
        if not s.weekend_ok or b.kind in ("dd", "so", "out", "sal", "in"): b.date = bizday(b.date)
        if b.date < s.start or b.date > s.end: return None
        b.vdate = b.date
        b.t = "%02d%02d%02d" % (s.r.randrange(7, 22), s.r.randrange(60), s.r.randrange(60))
        s.serial += 1; b.n = s.serial
        s.bk.append(b); return b

    # -- series
    def add_series(s, m, ignore):
        r, cc = s.r, s.cc
        const = {"town": s.town if r.random() < .7 else r.choice(s.towns)}
        brand, payee = fill(m["brand"].replace("{town}", const["town"].title()), r, const, s.start, cc), fill(m["payee"], r, const, s.start, cc)
        ch = r.choice(m["ch"])
        if ch == "p" and m["cards"] and r.random() < (.3 if cc in SEPA_PAYPAL else .65): ch = "c"
        if not m["cards"] and ch in "c": ch = "d"
        per = m["period"]
        day = min(r.choice([1, 1, 2, 3, 5, 6, 8, 10, 12, 14, 15, 15, 17, 19, 20, 22, 24, 25, 27, 28, 29, 30, 31]), 31)
        off = None
        nom = nominal(r, s.start, s.end, per, day, off)
        if per == "year" and len(nom) < 2 and s.months >= 14:   # look for a month in which it falls twice
            for k in r.sample(range(12), 12):
                c = nominal(r, s.start, s.end, per, day, k)
                if len(c) >= 2: nom = c; break
        ev = []
        unit = {"week": 7, "4week": 28, "month": 30, "quarter": 91, "year": 365}[per]
        # life of the subscription
        if not ignore:
            x = r.random()
            n = len(nom)
            if x < .16 and n >= 5 and per != "year":                  # cancelled
                last_ok = [i for i, d in enumerate(nom) if (s.end - d).days > unit + {"week": 14, "4week": 24, "month": 24, "quarter": 40}[per]]
                lo = 3 if per == "week" else (1 if per == "quarter" else 2)
                last_ok = [i for i in last_ok if i >= lo]
                if last_ok: nom = nom[:r.choice(last_ok) + 1]; ev.append("cancelled")
            elif x < .26 and n >= 8:                                   # paused / cancelled and resumed
                g = r.randint(1, 3) if per in ("week", "4week", "month") else 1
                if r.random() < .4 and per == "month": g = min(g + 3, n - 6)
                i = r.randint(3, n - g - 3) if n - g - 3 > 3 else 3
                if n - g - i >= 2: nom = nom[:i] + nom[i + g:]; ev.append("paused")
            elif x < .40 and n >= 6:                                   # begun later
                nom = nom[r.randint(1, max(1, n - 3 - (1 if per == "week" else 0))):]; ev.append("new")
            elif x < .44 and n >= 6 and per in ("month", "4week"):     # too young to be found
                nom = nom[-r.randint(1, 2):]; ev.append("tooyoung")
            if len(nom) > 6 and per == "month" and "cancelled" not in ev and r.random() < .14:   # another day from now on
                i = r.randint(2, len(nom) - 2)
                nd = r.randint(1, 28)
                base = [addm(d, 0, nd) for d in nom[i:]]
                base = [d for d in base if s.start <= d <= s.end and d > nom[i - 1] + timedelta(12)]
                if base and (s.end - base[-1]).days <= 32 and (base[0] - nom[i - 1]).days < 54: nom = nom[:i] + base; ev.append("moved")
        if not nom: return None
        # prices
        vary = False; p = str(m["price"])
        if p.startswith("~"): vary, p = True, p[1:]
        price = D(p)
        if m["loc"]:
            if m["why"] not in ("tax", "bankfee") and brand != "Deutschlandticket" and r.random() < (.25 if m["flag"] == "B" else .55):
                k = D(str(round(r.uniform(.85, 1.2), 2)))
                price = q2(price * k)
                cents = D(p) % 1
                price = D(int(price)) + cents
                if price >= 100: price = D(int(price) // 10 * 10) + D(p) % 10
                if price <= 0: price = D(p)
        else:
            price = price_point(r, float(price) * r.choice([.9, 1, 1, 1.15]) * C.LEVEL[s.cur], s.cur)
        native = None
        if m["native"] and s.cur != "USD" and r.random() < .75:
            n_ = m["native"][3:]
            if n_.startswith("~"): n_ = n_[1:]; vary = True
            native = D(n_)
        elif m["native"] and s.cur == "USD":
            n_ = m["native"][3:]; vary = n_.startswith("~"); price = D(n_.lstrip("~"))
        prices = []
        cur = native if native is not None else price
        rises = {}
        if len(nom) > 3 and r.random() < .35 and not vary:
            rises[r.randint(2, len(nom) - 1)] = r.uniform(1.05, 1.22)
        if per == "year" and len(nom) >= 2 and r.random() < .4: rises[1] = r.uniform(1.03, 1.15)
        promo = r.randint(1, 3) if (not ignore and per == "month" and len(nom) > 5 and "cancelled" not in ev and r.random() < .16 and not vary) else 0
        promof = r.choice([.5, .5, .1, .33])
        if promo and (native is not None or (m["loc"] and (m["flag"] == "S" or m["purps"] and re.search(r"(?i)don|gift|spend|patensch|gift|giv|bidrag|darow|fadder|kummi|gave|sponsor|bedankt|dank|gracias|merci|aport|wva|cruk|svp|lahjoit|rspb|tak|crian|mitglied", " ".join(m["purps"]) + brand)))): promo = 0
        for i in range(len(nom)):
            if i in rises:
                nc = cur * D(str(rises[i]))
                if s.cur in ("SEK", "NOK", "DKK", "CZK") and native is None: nc = D(round(nc))
                else: nc = D(int(nc)) + cur % 1
                if nc <= cur: nc = cur + 1
                cur = q2(nc)
            v = cur
            if i < promo: v = max(D(int(cur * D(str(promof)))) + cur % 1, D(1))
            if vary: v = q2(cur * D(str(r.choice([1, 1, r.uniform(.93, 1.12), r.uniform(.97, 1.25)]))))
            if vary and s.cur == "CHF": v = q2(v * 20).quantize(D(1)) / 20
            if vary and m["why"] == "energy" and r.random() < .5: v = q2(v * D(str(r.uniform(.8, 1.2))))
            prices.append(max(v, D("0.50")))
        # wording
        nv_c, nv_p = len(m["cards"]), len(m["purps"]) if m["purps"] else 1
        wc, wp = r.randrange(nv_c) if nv_c else 0, 0
        switch = r.randint(2, len(nom) - 1) if len(nom) > 4 and r.random() < .3 else None
        ch2 = ch
        if switch and r.random() < .25:
            alt = [c for c in m["ch"] if c != ch and (c != "c" or m["cards"])]
            if alt: ch2 = r.choice(alt)
        mandate, cred = alnum(r, r.choice([8, 10, 12])), "%s%02dZZZ%s" % (s.cc if s.cc in ("DE", "AT", "NL", "BE", "FR", "ES", "IT", "PT", "FI") else "DE", r.randrange(10, 98), digits(r, 11))
        iban = s.iban()
        sid = len(s.series)
        grp = ("S", sid)
        ser = dict(m=m, brand=brand, period={"4week": "month"}.get(per, per), ignore=ignore, ev=ev, charges=[])
        s.series.append(ser)
        lag = r.choice([0, 0, 1, 1, 2])
        PP = r.randrange(2)
        for i, d in enumerate(nom):
            c = ch2 if switch and i >= switch else ch
            if switch and i == switch and nv_c > 1: wc = (wc + 1) % nv_c
            if switch and i == switch and nv_p > 1: wp = (wp + 1) % nv_p
            amt, fx, pd = prices[i], None, d
            if native is not None:
                rate = s.rate.at(d); fx = ("USD", amt, rate); amt = q2(amt * D(str(rate)))
            def make(dd):
                purp = fill(m["purps"][wp], r, const, dd, cc) if m["purps"] else "%s %s" % (brand, digits(r, 9))
                desc = fill(m["cards"][wc], r, const, dd, cc).strip() if nv_c else payee
                place = m.get("place") or (C.HQ[cc] if m["flag"] == "B" or not m["cards"] or "{town}" not in m["cards"][0] and const.setdefault("hq", r.random() < .5) else const["town"].upper())
                if m.get("place") is None and desc.upper().endswith(const["town"].upper()) and r.random() < .97: place = const["town"].upper() if cc in ("US", "CA", "GB") else ""
                e2e = digits(r, 12) if r.random() < .6 else "NOTPROVIDED"
                kw = dict(fx=fx, pdate=dd, iban=iban, mandate=mandate, cred=cred, e2e=e2e, grp=grp)
                if c == "c":
                    return B(dd + timedelta(lag if r.random() < .85 else r.randrange(0, 4)), -amt, "card", payee, desc, "", place, ctry=FOREIGN.get(place, "US" if place in ("SAN FRANCISCO", "NEW YORK", "PITTSBURGH", "SANTA MONICA", "LONG BEACH", "BROOMFIELD", "PHOENIX", "DOVER", "SANTA BARBARA") else (cc if m["loc"] else "IE")), **kw)
                if c == "p":
                    if cc in SEPA_PAYPAL:
                        t = ("%s/PP.%s.PP/. %s, Ihr Einkauf bei %s" if PP else "%s PP.%s.PP . %s, Ihr Einkauf bei %s") % (digits(r, 13), const.setdefault("pp", digits(r, 4)), payee, payee)
                        kw.update(mandate=const.setdefault("ppm", alnum(r, 13)), cred="LU96ZZZ0000000000000000058", iban="DE88500700100175526303")
                        return B(dd + timedelta(r.choice([1, 2, 2])), -amt, "dd", "PayPal Europe S.a.r.l. et Cie S.C.A", payee, t, **kw)
                    core = re.sub(r"[^A-Z0-9]", "", (brand if not m["loc"] else payee).upper().split("(")[0].replace("YOUTUBE PREMIUM", "GOOGLE YOUTUBE"))[:12]
                    return B(dd + timedelta(lag), -amt, "card", "PayPal " + payee, "PAYPAL *" + core, "", const.setdefault("ppn", r.choice(["35314369001", "4029357733"])), ctry="LU", **kw)
                if c == "t": return B(dd, -amt, "so", payee, payee, purp, **kw)
                if c == "f": return B(dd, -amt, "fee", payee, payee, purp, **kw)
                return B(dd, -amt, "dd", payee, payee, purp, **kw)
            b = s.put(make(d))
            if b is None: continue
            ser["charges"].append(b)
            if i >= len(nom) - 1: continue
            x = r.random()
            if b.kind == "dd" and x < .012 and per in ("month", "quarter") and cc not in ("US", "CA"):
                # returned for lack of funds and collected again
                ret = s.put(B(b.date + timedelta(r.randint(2, 4)), -b.amt, "ret", payee, payee, b.purp, mandate=mandate, cred=cred, iban=iban, e2e=b.e2e))
                if ret:
                    again = s.put(make(b.date + timedelta(r.randint(8, 11))))
                    if again: again.amt = b.amt; ser["charges"].append(again); ev.append("returned")
            elif x < .012 + (.002 if per == 'week' else .008):
                again = s.put(make(d + timedelta(r.choice([0, 0, 1]))))
                if again:
                    again.amt = b.amt; again.date = max(again.date, b.date); ser["charges"].append(again); ev.append("doubled")
                    if r.random() < .6:
                        s.put(B(b.date + timedelta(r.randint(3, 8)), -b.amt, "refund", payee, b.desc, b.purp, b.place, ctry=b.ctry, iban=iban))
        if not ser["charges"]: s.series.pop(); return None
        ser["charges"].sort(key=lambda b: (b.date, b.n))
        ser["active"] = "cancelled" not in ev
        return ser

    # -- decoys
    def dec(s, key, b):
        b.grp = ("D", key); return s.put(b)

    def build(s, nser, target):
        r, cc = s.r, s.cc
        loc, glo = local_list(cc), global_list(cc)
        subs_b = [m for m in loc if m["flag"] == "B"]; subs_s = [m for m in loc if m["flag"] == "S"]; ign = [m for m in loc if m["flag"] == "I"]
        n_ign = min(r.randint(2, 4), len(ign)); n = nser - n_ign
        small = min(round(n * r.uniform(.42, .58)), len(subs_s))
        big = n - small; nl = min(max(1, round(big * r.uniform(.25, .5))), len(subs_b))
        pick, seen = [], set()
        def take(pool, k):
            pool = list(pool); r.shuffle(pool); c = 0
            for m in pool:
                if c == k: break
                if m["brand"] in seen: continue
                if m["period"] == "week" and (s.months > 14 or any(x["period"] == "week" for x in pick)): continue
                if m["period"] == "year" and s.months < 13 and r.random() < .7: continue
                if m["period"] == "year" and sum(x["period"] == "year" for x in pick) >= 3: continue
                if m["period"] == "month" and s.months > 17 and r.random() < .25: continue
                seen.add(m["brand"]); pick.append(m); c += 1
        take(subs_s, small); take(subs_b, nl); take(glo, big - nl)
        while len(pick) < n:
            k = len(pick); take(glo, n - len(pick))
            if len(pick) == k: break
        for m in pick: s.add_series(m, False)
        for m in r.sample(ign, n_ign): s.add_series(m, True)
        s.decoys(max(target, min(396, len(s.bk) + r.choice([r.randint(28, 60), r.randint(50, 170), r.randint(50, 170)]))))
        s.bk.sort(key=lambda b: (b.date, b.n))

    def decoys(s, target):
        r, cc = s.r, s.cc
        emp = r.choice(s.empl).replace("{town}", s.town)
        sal = s.money(r.randint(1900, 4200)); ib = s.iban(); day = r.choice([1, 15, 25, 27, 28, 30])
        W = C.MONTHS[C.LANG.get(cc, "en")].split(",")
        lw = {"de": ("Gehalt", "Miete", "Sparplan", "Kreditrate", "Taschengeld", "Ratenzahlung"), "nl": ("Salaris", "Huur", "Sparen", "Aflossing lening", "Zakgeld", "Termijn"),
              "fr": ("SALAIRE", "LOYER", "EPARGNE", "ECHEANCE PRET", "ARGENT DE POCHE", "PAIEMENT EN 3X"), "es": ("NOMINA", "ALQUILER", "AHORRO", "CUOTA PRESTAMO", "PAGA", "PAGO APLAZADO"),
              "it": ("STIPENDIO", "AFFITTO", "PIANO ACCUMULO", "RATA PRESTITO", "PAGHETTA", "RATA"), "pt": ("SALARIO", "RENDA" if cc == "PT" else "ALUGUEL", "POUPANCA", "PRESTACAO CREDITO", "MESADA", "PARCELA"),
              "pl": ("Wynagrodzenie", "Czynsz", "Oszczednosci", "Rata kredytu", "Kieszonkowe", "Rata")}.get(C.LANG.get(cc),
              {"SE": ("LÖN", "HYRA", "SPARANDE", "LÅN AMORTERING", "VECKOPENG", "DELBETALNING"), "NO": ("LØNN", "HUSLEIE", "SPARING", "LÅN TERMIN", "UKEPENGER", "DELBETALING"),
               "DK": ("LØN", "HUSLEJE", "OPSPARING", "LÅN YDELSE", "LOMMEPENGE", "RATE"), "FI": ("PALKKA", "VUOKRA", "SÄÄSTÖ", "LAINAN LYHENNYS", "VIIKKORAHA", "OSAMAKSU"),
               "CZ": ("Mzda", "Nájem", "Spoření", "Splátka úvěru", "Kapesné", "Splátka")}.get(cc, ("SALARY", "RENT", "SAVINGS", "LOAN PAYMENT", "POCKET MONEY", "INSTALMENT")))
        nm = lambda day: nominal(r, s.start, s.end, "month", day)
        for d in nm(day):
            x = sal if r.random() < .8 else sal + s.money(r.randint(20, 400))
            s.dec(emp, B(d, x, "sal", emp, emp, "%s %s %d" % (lw[0], W[d.month - 1], d.year), iban=ib))
        rent = s.money(r.randint(480, 1400)); ib2 = s.iban()
        for d in nm(r.choice([1, 1, 2, 3])):
            s.dec(s.landlord, B(d, -rent, "so", s.landlord, s.landlord, "%s %s %d" % (lw[1], W[d.month - 1], d.year), iban=ib2))
        opts = ["sav", "loan", "pocket", "bnpl", "barber", "groc", "coffee", "topup", "atm", "p2p", "cc", "lunch"]
        r.shuffle(opts)
        room = lambda: target - len(s.bk)
        per = lambda: s.first[r.randrange(len(s.first))] + " " + r.choice(s.sur)
        for o in opts:
            if room() < s.months + 6: break
            if o == "sav":
                a, ib3 = s.money(r.choice([25, 50, 50, 100, 150, 200])), s.iban()
                for d in nm(r.choice([1, 2, 5, 15, 28])): s.dec(s.savings, B(d, -a, "so", s.savings, s.savings, lw[2] + " " + digits(r, 6), iban=ib3))
            elif o == "loan":
                a, ib3, k, mnd = s.money(r.uniform(79, 320)), s.iban(), digits(r, 10), alnum(r, 10)
                for d in nm(r.choice([1, 5, 10, 15])): s.dec(s.loan, B(d, -a, "dd", s.loan, s.loan, "%s %s" % (lw[3], k), iban=ib3, mandate=mnd, cred="%s12ZZZ%s" % ("DE", k + "0"), e2e="NOTPROVIDED"))
            elif o == "pocket":
                a, p, ib3 = s.money(r.choice([20, 30, 50, 80])), per(), s.iban()
                for d in nm(r.choice([1, 3, 5])): s.dec(p, B(d, -a, "so", p, p, lw[4], iban=ib3))
            elif o == "bnpl":
                n = r.choice([3, 4, 6, 10]); a = s.money(r.uniform(18, 95)); st = s.start + timedelta(r.randrange(10, max(11, (s.end - s.start).days - n * 30)) if (s.end - s.start).days > n * 30 + 11 else 10)
                k, ib3 = digits(r, 8), s.iban()
                for i in range(n): s.dec(s.bnpl, B(addm(st, i), -a, "dd", s.bnpl, s.bnpl, "%s %d/%d %s" % (lw[5], i + 1, n, k), iban=ib3, mandate=k, cred="SE76ZZZ5566780442", e2e=k))
            elif o == "barber":
                t = {"de": "FRISEUR HAARWERK", "fr": "COIFFURE L ATELIER", "es": "PELUQUERIA MARI", "it": "PARRUCCHIERE", "pt": "BARBEARIA", "nl": "KAPSALON KNIP", "pl": "SALON FRYZJERSKI"}.get(C.LANG.get(cc), "BARBER " + s.sur[0].upper())
                a, d = s.money(r.choice([22, 28, 34, 45])), s.start + timedelta(r.randrange(30))
                while d <= s.end: s.dec(t, B(d, -a, "card", t.title(), t, "", s.town.upper(), ctry=cc)); d += timedelta(r.randint(27, 58))
            elif o == "groc":
                g, wd = r.choice(s.groc), r.choice([4, 5, 5])
                d = s.start + timedelta((wd - s.start.weekday()) % 7)
                while d <= s.end and room() > 20:
                    if r.random() < .85: s.dec(g, B(d, -s.money(r.uniform(22, 96)), "card", g, g, "", s.town.upper(), ctry=cc))
                    d += timedelta(7)
            elif o in ("coffee", "lunch"):
                g = r.choice(s.coffee) if o == "coffee" else {"de": "KANTINE", "fr": "CANTINE ENTREPRISE", "nl": "BEDRIJFSRESTAURANT"}.get(C.LANG.get(cc), "CANTEEN") + " " + s.town.upper()
                a, n = s.money(r.choice([2.9, 3.4, 4.1, 4.8])) if o == "coffee" else s.money(7.5), r.randint(8, 30)
                for _ in range(min(n, room() - 15)):
                    s.dec(g, B(s.start + timedelta(r.randrange((s.end - s.start).days)), -(a if r.random() < .7 else a + s.money(r.choice([1.2, 2.5]))), "card", g, g, "", s.town.upper(), ctry=cc))
            elif o == "topup":
                a, d = s.money(r.choice([10, 20, 25, 40])), s.start + timedelta(r.randrange(15))
                while d <= s.end and room() > 12: s.dec(s.topup, B(d, -a, "card", s.topup, s.topup, "", s.town.upper(), ctry=cc)); d += timedelta(r.randint(11, 43))
            elif o == "atm":
                a, d = s.money(r.choice([50, 100, 100, 200])), s.start + timedelta(r.randrange(15))
                a = D(int(a / 10) * 10) or D(20)
                while d <= s.end and room() > 12: s.dec("ATM", B(d, -a, "atm", "ATM", "ATM " + s.town.upper(), "", s.town.upper(), ctry=cc)); d += timedelta(r.randint(12, 35))
            elif o == "p2p":
                for p in [per() for _ in range(r.randint(1, 3))]:
                    ib3 = s.iban()
                    for _ in range(r.randint(2, 6)):
                        sg = r.choice([-1, -1, 1]); a = s.money(r.choice([5, 10, 15, 20, 25, 37.5, 60]))
                        s.dec(p, B(s.start + timedelta(r.randrange((s.end - s.start).days)), sg * a, "out" if sg < 0 else "in", p, p, r.choice(["Pizza", "Danke" if C.LANG.get(cc) == "de" else "Thx", "Concert", "Taxi", "Lunch", "Birthday", ""]) or p.split()[0], iban=ib3))
            elif o == "cc":
                k = digits(r, 6)
                n_ = {"de": "Kreditkartenabrechnung", "fr": "DEBIT DIFFERE CARTE", "es": "LIQUIDACION TARJETA", "it": "ADDEBITO CARTA DI CREDITO", "pt": "PAGAMENTO FATURA CARTAO"}.get(C.LANG.get(cc), "CREDIT CARD PAYMENT")
                for d in nm(r.choice([3, 10, 22])): s.dec(n_, B(d, -s.money(r.uniform(60, 700)), "dd", n_, n_, "%s %s" % (n_, k), e2e="NOTPROVIDED", mandate=k, cred="DE98ZZZ09999999999", iban=s.iban()))
        # orders on the net, irregular in date and amount
        for key, desc, place, payee in r.sample(C.ONLINE, r.randint(1, 4)):
            paypal = cc in SEPA_PAYPAL and r.random() < .5
            for _ in range(min(r.randint(1, 7), room())):
                d = s.start + timedelta(r.randrange((s.end - s.start).days)); a = s.money(min(max(r.lognormvariate(2.9, .8), .99), 300))
                if paypal: s.dec(key, B(d, -a, "dd", "PayPal Europe S.a.r.l. et Cie S.C.A", payee, "%s/PP.%s.PP/. %s, Ihr Einkauf bei %s" % (digits(r, 13), s.l4, payee, payee), mandate="5XK" + s.acct, cred="LU96ZZZ0000000000000000058", iban="DE88500700100175526303", e2e="NOTPROVIDED"))
                else: s.dec(key, B(d, -a, "card", payee, fill(desc.replace("{CC}", cc), r, {}, d, cc), "", place, ctry=FOREIGN.get(place, "IE")))
        # everyday, until full
        while len(s.bk) < target:
            pool = s.shops + s.groc[:2]
            g = r.choice(pool)
            d = s.start + timedelta(r.randrange((s.end - s.start).days + 1))
            x = min(max(r.lognormvariate(3.1, .8), 1.5), 480)
            s.dec(g, B(d, -s.money(x), "card", g, g, "", s.town.upper(), ctry=cc, fx=None))
            if r.random() < .02: s.put(B(d + timedelta(3), s.money(x), "refund", g, g, "", s.town.upper(), ctry=cc))
