"""Builds one person's account: series, decoys, bookings, and the truth about them."""
import random
import re
from datetime import date, timedelta
import base
from base import add_months, business, digits, alnum
import cat_global
import cat_local1
import cat_local2
from cat_decoy import D
import styles

LOCAL = dict(cat_local1.LOCAL, **cat_local2.LOCAL)
STEP = {"m": 1, "q": 3, "y": 12}
NAME = {"w": "week", "m": "month", "q": "quarter", "y": "year"}
GRACE = {"w": 7, "m": 10, "q": 18, "y": 25}
DAYS = {"w": 7, "m": 31, "q": 92, "y": 366}
LEAST = {"w": 4, "m": 3, "q": 2, "y": 2}
HOLDER = {"DE": "Lena Vogt", "AT": "Paul Egger", "CH": "Nina Frei", "NL": "T Bakker", "BE": "Wout Maes", "FR": "CLAIRE ROUX", "ES": "ANA VIDAL",
          "IT": "SARA GALLI", "PT": "JOAO REIS", "IE": "ORLA BURKE", "GB": "K FOSTER", "US": "JORDAN DOE", "CA": "JORDAN ROY", "AU": "B WATTS",
          "SE": "Karin Ek", "DK": "Bo Friis", "PL": "ANNA LIS", "CZ": "Eva Bílá"}


def rows(text, n):
    for line in text.strip().split("\n"):
        p = [x.strip() for x in line.split("|")]
        yield p + [""] * (n - len(p))


def globals_for(cc):
    cur, out = base.currency(cc), []
    for name, per, ch, prices, cred, purp, desc, city in rows(cat_global.GLOBAL, 8):
        if cc in cat_global.NOT_IN.get(name, "").split():
            continue
        usd = "u" in ch
        ps = [int(round(float(p) * 100)) for p in prices.split(",")] if usd else \
            [base.charm(cur, float(p)) for p in prices.split(",")]
        if cc not in ("DE", "AT", "NL", "BE", "FR", "IT", "ES"):
            ch = ch.replace("d", "") or "c"
        if "dp" in ch and cc == "PL":
            ch = "c"
        out.append(dict(name=name, cls="S", per=per, chan=ch, prices=ps, cred=cred, purp=purp, desc=desc.split(";"),
                        city=city, usd=usd, known=True))
    return out


def locals_for(cc):
    out = []
    for name, cls, per, ch, prices, cred, purp, desc in rows(LOCAL[cc], 8):
        out.append(dict(name=name, cls=cls, per=per, chan=ch, prices=[int(round(float(p) * 100)) for p in prices.split(",")],
                        cred=cred or name, purp=purp, desc=[x for x in desc.split(";") if x] or [(cred or name).upper()],
                        city="", usd=False, known=False))
    return out


def usd_rate(cur, d, seed):
    import math
    t = d.toordinal()
    return base.PER_USD[cur] * (1 + .035 * math.sin(t / 140.0 + seed) + .008 * math.sin(t / 17.0 + 2 * seed))


def phone_of(who):
    q = random.Random("".join(c for c in who if c.isalpha())[:6].upper())
    return "%d-%s-%s" % (q.choice([800, 844, 855, 866, 877, 888]), digits(q, 3), digits(q, 4))


ENERGY = re.compile(r"(?i)energ|strom|stadtwerke|edf|engie|iberdrola|enel|edp|tauron|čez|vattenfall|agl|octopus|duke|hydro|gas|electric|epal|norlys")
SINCE = {"ChatGPT Plus": date(2023, 3, 1), "Claude Pro": date(2024, 1, 1), "Max": date(2024, 6, 1), "BVG Deutschlandticket": date(2023, 5, 1),
         "Disney+": date(2022, 7, 1)}
SMALL = ("EUR", "USD", "GBP", "CHF", "CAD", "AUD")


class Account:
    def __init__(self, cc, fmt, r):
        self.cc, self.fmt, self.r = cc, fmt, r
        self.cur = base.currency(cc)
        self.months = r.choice([6, 7, 8, 9, 10, 12, 12, 12, 13, 15, 18, 18, 24, 24])
        self.end = date(r.randint(2022, 2025), r.randint(1, 12), r.randint(1, 28))
        self.start = add_months(self.end, -self.months) + timedelta(days=1)
        self.v = r.randint(0, 2)
        self.last4 = digits(r, 4)
        self.home = r.choice(D[cc]["cities"])
        self.iban = base.iban(r, cc)
        self.fxseed = r.random() * 6
        self.pp = ("LU89751000135104" + digits(r, 4), alnum(r, 13))
        self.book, self.series = [], []      # bookings; series: dict(m, charges idx…)
        self.fill()

    # -- one booking ---------------------------------------------------------
    def add(self, when, amount, kind, cred, purp="", desc=None, city="", tag=None, **kw):
        """amount in cents, signed; when: the day of the deed.  Gives the booking, or None if off the statement."""
        r = self.r
        purchase = when
        if kind in ("card", "refund", "paypal") and not kw.pop("nodelay", False):
            booked = business(when + timedelta(days=r.choice([0, 1, 1, 2])))
            if self.cc == "GB" and self.v == 2:
                booked = when
        else:
            booked = business(when)
        if booked < self.start or booked > self.end:
            return None
        b = dict(kind=kind, cred=cred, purp=purp, desc=desc, city=city or self.home, date=purchase, last4=self.last4,
                 mref=kw.pop("mref", "M" + digits(r, 8)), cid=kw.pop("cid", self.cid()), acct=kw.pop("acct", None) or base.iban(r, self.bankcc()),
                 abs=abs(amount), cur=self.cur, phone=phone_of(desc or cred), plain=self.fmt == "mt940")
        b.update(kw)
        if kind == "paypal":      # one mandate for all that goes through PayPal
            b.update(acct=self.pp[0], mref=self.pp[1], cid="LU96ZZZ0000000000000000058")
        name, memo = styles.show(self.cc, self.v, b, r)
        b.update(name=" ".join(name.split()), memo=" ".join(memo.split()), booked=booked, amount=amount, tag=tag,
                 fitid=booked.strftime("%Y%m%d") + digits(r, 8))
        self.book.append(b)
        return b

    def bankcc(self):
        return self.cc if self.cc not in ("US", "CA", "AU") else "GB"

    def cid(self):
        return (self.bankcc() + "%02dZZZ" % self.r.randint(10, 98)) + digits(self.r, 10)

    # -- series --------------------------------------------------------------
    def life(self, m, must_run=False):
        """List of nominal days within (and one past) the statement, running flag, promotion count."""
        r, per = self.r, m["per"]
        span = (self.end - self.start).days
        fate = r.choices(["full", "late", "cancel", "pause", "promo", "resume"], [48, 16, 16, 6, 8, 6])[0]
        if must_run or per == "y":
            fate = "full" if r.random() < .85 else "cancel"
        if per == "q" and fate in ("pause", "promo", "resume"):
            fate = "full"
        if per == "w":
            first = self.start + timedelta(days=r.randint(0, 6))
            days = [first + timedelta(days=7 * i) for i in range(span // 7 + 2)]
        else:
            day = r.choice([1, 1, 2, 3, 5, 8, 10, 12, 15, 15, 17, 20, 22, 25, 27, 28, 30, 31])
            a = self.start.replace(day=1)
            off = r.randrange(STEP[per])
            if per == "y" and self.months >= 13:
                off = r.randrange(min(self.months - 12, 12))
            days = [add_months(a, off + STEP[per] * i, day) for i in range(self.months // STEP[per] + 2)]
            if per == "m" and r.random() < .09 and len(days) > 7:      # the day is moved
                k, nd = r.randint(3, len(days) - 3), r.choice([1, 5, 10, 15, 20, 28])
                days = days[:k] + [add_months(x.replace(day=1), 0, nd) for x in days[k:]]
        days = [x for x in days if self.start - timedelta(days=3) <= x <= self.end]
        n, run, promo = len(days), True, 0
        need = LEAST[per] + 1
        if n > need + 1:
            if fate in ("late", "promo"):
                k = r.randint(1, n - need)
                days = days[k:]
                promo = r.choice([1, 2, 3]) if fate == "promo" else 0
            elif fate == "cancel":
                k = r.randint(need, n)
                cut = days[:k]
                if cut and (self.end - cut[-1]).days > DAYS[per] + GRACE[per] + 4:
                    days, run = cut, False
            elif fate in ("pause", "resume") and n >= need + 4:
                gap = r.randint(1, 2) if fate == "pause" else min(r.randint(3, 4), n - need)
                k = r.randint(2, n - gap - 2)
                days = days[:k] + days[k + gap:]
                if fate == "resume":          # resumes on another day of the month
                    sh = timedelta(days=r.choice([0, 4, 9]))
                    days = days[:k] + [x + sh for x in days[k:]]
        if per == "w" and len(days) > 10 and m["desc"] and r.random() < .6:   # boxes: weeks skipped
            days = [x for i, x in enumerate(days) if i < 2 or i > len(days) - 3 or r.random() > .1]
        return days, run, promo

    def series_of(self, m, weekly_cap=None):
        r, per = self.r, m["per"]
        ch = r.choice(m["chan"])
        days, run, promo = self.life(m, m["cls"] != "S")
        if not (m["known"] or "{n}" in m["purp"] or len(m["desc"]) > 1 or per == "w"):
            promo = 0              # clubs and charities do not do introductory prices
        if weekly_cap and len(days) > weekly_cap:
            # a box taken for a while only
            if r.random() < .5:
                days = days[-weekly_cap:]
            else:
                days, run = days[:weekly_cap], (self.end - days[weekly_cap - 1]).days <= 14
        price = r.choice(m["prices"])
        variable = (m["cls"] == "I" and per == "m" and ENERGY.search(m["name"]) and r.random() < .35) or \
                   ("n}" in m["purp"] and m["cls"] == "S" and ch == "d" and r.random() < .22)
        rise = r.randint(2, len(days) - 1) if len(days) > 4 and r.random() < (.32 if per != "w" else .2) else None
        rise2 = rise + 6 if rise and len(days) > rise + 8 and r.random() < .2 else None
        reword = r.randint(1, len(days) - 1) if len(m["desc"]) > 1 and len(days) > 3 and r.random() < .5 else None
        d0 = r.choice(m["desc"])
        d1 = r.choice(m["desc"])
        cust, mref, cid, acct = digits(r, 9), alnum(r, 2) + digits(r, 8), self.cid(), base.iban(r, self.bankcc())
        if m["usd"] and self.cur == "USD":
            ch = "c"
        kind = {"c": "card", "d": "dd", "s": "so", "p": "paypal", "u": "card", "f": "fee"}[ch]
        if ch == "s" and self.cc in ("US",):
            kind = "dd"
        f0 = {"h": HOLDER[self.cc], "c": cust}
        got, tid = [], len(self.series)
        vat = 1.0 + r.choice([0, 0, .19, .21]) if m["usd"] and self.cur == "EUR" else 1.0
        switch = r.randint(2, len(days) - 1) if len(days) > 6 and ch in "cd" and "p" in m["chan"] and r.random() < .06 else None
        for i, day in enumerate(days):
            p = price
            if promo and i < promo:
                p = (r.choice([99, 100, price // 2]) if m["known"] and self.cur in SMALL else price // 200 * 100) if i == 0 else got_p
            got_p = p
            for k in (rise, rise2):
                if k and i >= k and not (promo and i < promo):
                    up = 1.1 if k == rise else 1.08
                    q = p * up
                    p = int(round(q / 1000.0)) * 1000 - 100 if self.cur in ("SEK", "DKK", "CZK") and p % 100 == 0 and p > 9000 else \
                        (int(q // 100) + 1) * 100 - (1 if p % 100 == 99 else 10 if p % 100 == 90 else 0 if p % 100 == 0 else 50)
            if variable and r.random() < .45:
                p += r.choice([1, 1, 2, 3]) * r.randint(20, max(30, price // 12))
            fx = None
            if m["usd"]:
                usd = int(round(p * vat))
                if self.cur != "USD":
                    rate = usd_rate(self.cur, day, self.fxseed)
                    p = int(round(usd * rate * (1.0175 if self.v == 1 else 1.0)))
                    fx = ("USD", usd, rate)
                else:
                    p = usd
            desc = d1 if reword and i >= reword else d0
            vals = dict(f0, n=digits(r, 9), m=day.strftime("%m/%Y"), M="%s %d" % (base.month_name(self.cc, day), day.year), y=day.year,
                        x=alnum(r, 10), z=alnum(r, 9), d8=cust[:8], q=cust[:4])
            kk = "paypal" if switch and i >= switch else kind
            when = day + timedelta(days=r.choice([0, 0, 0, 0, 1]) if kk in ("card", "paypal") else 0)
            kw = dict(purp=m["purp"].format(**vals), desc=desc.format(**vals), city=m["city"], tag=("s", tid), mref=mref, cid=cid, acct=acct,
                      ppname=m["name"] if m["known"] else m["cred"], online=True, fx=fx)
            b = self.add(when, -p, kk, m["cred"], **kw)
            if not b:
                continue
            got.append(b)
            x = r.random()
            if kk == "dd" and x < .012 and self.cc not in ("US",):       # bounced, then drawn again
                if self.add(when + timedelta(days=2), p, "ret", m["cred"], purp=kw["purp"], tag=("r", tid)):
                    b2 = self.add(when + timedelta(days=9), -p, kk, m["cred"], **kw)
                    if b2:
                        got.append(b2)
            elif kk == "card" and x < .008:                                # drawn twice, one given back
                b2 = self.add(when, -p, kk, m["cred"], **kw)
                if b2:
                    got.append(b2)
                    self.add(when + timedelta(days=5), p, "refund", m["cred"], **dict(kw, tag=("r", tid)))
            elif kk in ("so", "dd") and x > .996:
                b2 = self.add(when + timedelta(days=1), -p, kk, m["cred"], **kw)
                if b2:
                    got.append(b2)
        if got:
            self.series.append(dict(m=m, got=got, run=run, id=tid))

    # -- the whole account -----------------------------------------------------
    def fill(self):
        r, cc, d, mo = self.r, self.cc, D[self.cc], self.months
        cap = 330
        glob, loc = globals_for(cc), locals_for(cc)
        subs = [m for m in loc if m["cls"] == "S"]
        ign = [m for m in loc if m["cls"] == "I"]
        glob, subs = ([m for m in x if SINCE.get(m["name"], self.start) <= self.start] for x in (glob, subs))
        r.shuffle(glob)
        r.shuffle(subs)
        r.shuffle(ign)
        n = r.randint(8, 15)
        if mo < 12:
            ok = lambda m: m["per"] != "y" and (m["per"] != "q" or mo >= 7)
            glob, subs = [m for m in glob if ok(m)] + [m for m in glob if m["per"] == "y"][:1], [m for m in subs if ok(m)]
        if mo > 13:                       # a year and more: more yearly ones
            glob.sort(key=lambda m: r.random() * (.45 if m["per"] == "y" else 1))
            n = min(n, 12)
        picked = glob[:n // 2] + subs[:n - n // 2]
        nign = max(2, min(4, 20 - n))
        cost = lambda m: {"w": min(mo * 4.3, 26), "m": mo, "q": mo / 3, "y": mo / 12}[m["per"]]
        total, weekly = 0, 0
        for m in picked + ign[:nign]:
            if m["per"] == "w":
                weekly += 1
                if weekly > 1:
                    continue
            if total + cost(m) > cap - mo * 4:
                if m["per"] in "mw":
                    continue
            total += cost(m)
            self.series_of(m, 26 if mo > 8 else None)
        if len(self.series) < 10:         # top up with rarer ones
            for m in sorted(glob[n // 2:] + subs[n - n // 2:] + ign[nign:], key=lambda m: cost(m)):
                if len(self.series) >= 10:
                    break
                if m["per"] != "w":
                    self.series_of(m)
        self.decoys(d, max(45, 392 - len(self.book)))

    def decoys(self, d, room):
        r, cc, mo, cur = self.r, self.cc, self.months, self.cur
        unit = {"EUR": 1, "USD": 1, "GBP": 1, "CHF": 1, "CAD": 1, "AUD": 1, "SEK": 10, "DKK": 8, "PLN": 4, "CZK": 20}[cur]
        n0 = len(self.book)
        left = lambda: room - (len(self.book) - n0)
        months = [add_months(self.start.replace(day=1), i) for i in range(mo + 1)]

        def monthly(day, amt, kind, who, purp, tag, first=0, last=None, **kw):
            acct, mref, cid = base.iban(r, self.bankcc()), "M" + digits(r, 9), self.cid()
            for a in months[first:last]:
                if left() < 15:
                    return
                x = amt() if callable(amt) else amt
                self.add(add_months(a, 0, day), x, kind, who, tag=("d", tag), acct=acct, mref=mref, cid=cid,
                         purp=purp if isinstance(purp, str) else purp(a), **kw)
        pay = int(d["salary"] * (210 if cc in ("US", "CA", "AU") else 100) * r.uniform(.85, 1.3))
        monthly(r.choice([1, 15, 25, 27, 28, 30]), lambda: pay + r.choice([0, 0, 0, r.randint(-4000, 9000)]), "in", d["employer"], d["pay"], d["employer"])
        big = mo <= 15
        rent = int(d["rent"] * r.uniform(.8, 1.2)) * 100
        monthly(r.choice([1, 2, 3]), -rent, "so", d["landlord"], d["rentword"], d["landlord"])
        if r.random() < .55:
            monthly(r.choice([1, 5, 15]), -int(r.uniform(90, 290) * unit * 100), "dd", d["loan"], d["loanword"] + " " + digits(r, 8), d["loan"])
        if r.random() < .55:
            monthly(r.choice([1, 5, 16]), -r.choice([25, 50, 100, 150, 200]) * unit * 100, "so", d["saving"], d["savword"], d["saving"])
        if r.random() < .5:
            who = r.choice(d["people"])
            monthly(r.choice([1, 4, 20]), -r.choice([10, 15, 20, 40, 60]) * unit * 100, "out", who, "", who, first=r.randint(0, 2))
        if r.random() < .5:
            k, amt = r.randint(0, max(0, mo - 4)), -int(r.uniform(18, 90) * unit * 100)
            monthly(r.choice([6, 13, 24]), amt, "dd" if self.cc not in ("US", "CA", "AU", "GB", "IE") else "card", d["instal"],
                    lambda a, c=digits(r, 8): "%s %d/%d" % (c, months.index(a) - k + 1, 3), d["instal"], first=k, last=k + r.choice([3, 4]),
                    desc=d["instal"], online=True)
        # groceries on a fixed week day
        if r.random() < .7:
            nm, lo, hi = d["weekly"]
            wd = r.choice([4, 5])
            x = self.start + timedelta(days=(wd - self.start.weekday()) % 7)
            stop = self.start + timedelta(days=r.choice([70, 120, 200]))
            while x <= min(self.end, stop) and left() > 25:
                self.add(x, -int(r.uniform(float(lo), float(hi)) * 100), "card", nm, desc=nm, tag=("d", nm), shop=True)
                x += timedelta(days=7)
        if r.random() < .6:
            nm, p, _ = d["coffee"]
            p, x = int(float(p) * 100), self.start
            for _ in range(r.randint(6, 24)):
                x += timedelta(days=r.choice([1, 2, 3, 5, 7, 8, 12]))
                if left() > 20:
                    self.add(x, -(p if r.random() < .8 else int(p * r.choice([1.5, 2]))), "card", nm, desc=nm, tag=("d", nm), shop=True)
        if r.random() < .6:
            nm, lo, hi = d["transit"]
            for _ in range(r.randint(4, 14)):
                p = int(float(r.choice([lo, hi, hi, lo])) * 100)
                self.add(self.start + timedelta(days=r.randrange(mo * 30)), -p, "card", nm, desc=nm, tag=("d", nm), online=True)
        nfill = max(62 - len(self.book), min(left() - 2, int(mo * r.uniform(3, 9))))
        for i in range(nfill):
            day, x = self.start + timedelta(days=r.randrange((self.end - self.start).days - 3)), r.random()
            if x < .72:
                nm, lo, hi = r.choice(d["shops"])
                c = int(r.uniform(float(lo), float(hi)) * 100)
                if r.random() < .3:
                    c = c // 100 * 100 + 99
                pp = r.random() < .06 and cc in ("DE", "AT", "GB", "FR", "IT", "US")
                self.add(day, -c, "paypal" if pp else "card", nm, desc=nm, ppname=nm, tag=("d", nm), shop=True)
            elif x < .80:
                self.add(day, -r.choice([20, 40, 50, 100]) * unit * 100, "atm", "ATM", tag=("d", "Cash"))
            elif x < .88:
                who = r.choice(d["people"])
                self.add(day, -r.randint(5, 80) * unit * 100, "out", who, "", tag=("d", who))
            elif x < .94:
                who = r.choice(d["people"])
                self.add(day, r.randint(5, 60) * unit * 100, "in", who, "", tag=("d", who))
            else:
                nm, desc, cts = r.choice([("Apple (single purchase)", "APPLE.COM/BILL", 399), ("Steam", "STEAMGAMES.COM 4259522", 1999),
                                          ("Google Play (single purchase)", "GOOGLE *Google Play", 549), ("eBay", "EBAY O*12-10442", 2350),
                                          ("Etsy", "ETSY.COM", 3120), ("Airbnb", "AIRBNB * HM4T", 14300), ("Temu", "TEMU.COM", 1740)])
                self.add(day, -int(cts * unit * r.choice([1, .5, 1.5])), "card", nm, desc=desc, city="INTERNET", tag=("d", nm), online=True)
        self.book.sort(key=lambda b: (b["booked"], b["fitid"]))


def truth(acc, text_of, fname):
    subs, ign, used = [], [], set()
    for s in acc.series:
        m = s["m"]
        got = sorted(s["got"], key=lambda b: (b["booked"], b["fitid"]))
        ch = [{"date": b["booked"].isoformat(), "amount": base.money(-b["amount"]), "text": text_of(b)} for b in got]
        for c in ch:
            used.add(c["text"])
        # with a bounced or doubled debit, the number of periods is what must be enough
        dates = []
        for b in got:
            if not dates or (b["booked"] - dates[-1]).days > (3 if m["per"] == "w" else 14):
                dates.append(b["booked"])
        late = (acc.end - dates[-1]).days
        active = s["run"] and late <= DAYS[m["per"]] + GRACE[m["per"]]
        e = {"merchant": m["name"], "period": NAME[m["per"]], "amount": ch[-1]["amount"], "active": active, "charges": ch}
        (subs if m["cls"] == "S" and len(dates) >= LEAST[m["per"]] else ign).append(e)
    for b in acc.book:
        if b["tag"] and b["tag"][0] == "r":
            used.add(text_of(b))
    other = {}
    for b in acc.book:
        if b["tag"] and b["tag"][0] == "d":
            t = text_of(b)
            if t not in used:
                L = other.setdefault(b["tag"][1], [])
                if t not in L:
                    L.append(t)
    return {"file": fname, "format": acc.fmt, "country": acc.cc, "currency": acc.cur, "subscriptions": subs, "ignore": ign,
            "not_subscriptions": [{"merchant": k, "texts": v} for k, v in other.items() if v]}
