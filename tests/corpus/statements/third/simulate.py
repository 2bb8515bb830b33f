"""A person's account: series of charges (subscriptions, ignored ones, decoys) and other bookings."""
import calendar
import datetime as dt
import re
from decimal import Decimal as D, ROUND_HALF_UP

import catalog as C
import regional as RG

MONTHS = {
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "en": "January February March April May June July August September October November December".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(),
    "sv": "januari februari mars april maj juni juli augusti september oktober november december".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
    "ja": [f"{i}ガツ" for i in range(1, 13)],
}
FACTOR = {"EUR": 1, "USD": 1.1, "GBP": .85, "CHF": 1.2, "PLN": 3.6, "SEK": 10, "JPY": 140, "BRL": 4, "CAD": 1.5}
PNAME = {"w": "week", "m": "month", "q": "quarter", "y": "year"}
NEED = {"week": 4, "month": 3, "quarter": 2, "year": 2}
SLACK = {"week": 8, "month": 12, "quarter": 20, "year": 25}
AL = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"


def q2(x, cur):
    return D(str(x)).quantize(D("1") if cur == "JPY" else D("0.01"), ROUND_HALF_UP)


def add_months(d, n, day):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    return dt.date(y, m + 1, min(day, calendar.monthrange(y, m + 1)[1]))


def business(d, back=False):
    while d.weekday() > 4 or (d.month, d.day) in ((1, 1), (12, 25), (12, 26), (5, 1)):
        d += dt.timedelta(days=-1 if back else 1)
    return d


class Event:
    """One booking."""
    __slots__ = ("date", "vdate", "amount", "ch", "name", "purpose", "loc", "mref", "cid", "eref", "iban", "fx",
                 "sid", "time", "btype", "party", "lines", "line", "text", "order", "paypal", "bic", "a_ref")

    def __init__(self, **k):
        for s in self.__slots__:
            setattr(self, s, k.get(s))


class Slots(dict):
    def __init__(self, rng, fixed):
        super().__init__(fixed)
        self.rng, self.fixed = rng, fixed

    def __missing__(self, k):
        r = self.rng
        m = re.fullmatch(r"cust(\d+)", k)
        if m:
            v = str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(int(m[1]) - 1))
            self.fixed[k] = v
            return v
        m = re.fullmatch(r"d(\d+)", k)
        if m:
            return "".join(str(r.randint(0, 9)) for _ in range(int(m[1])))
        m = re.fullmatch(r"a(\d+)", k)
        if m:
            return "".join(r.choice(AL) for _ in range(int(m[1])))
        raise KeyError(k)


def iban(rng, country):
    n = {"DE": 18, "AT": 16, "CH": 17, "NL": 14, "FR": 23, "ES": 20, "IT": 23, "PL": 24, "SE": 20, "UK": 18}.get(country, 18)
    digits = "".join(str(rng.randint(0, 9)) for _ in range(n))
    cc = "GB" if country == "UK" else country
    if country == "NL":
        digits = rng.choice(["INGB", "RABO", "ABNA"]) + digits[:10]
    if country == "UK":
        digits = rng.choice(["BARC", "NWBK", "HBUK"]) + digits[:14]
    if country == "IT":
        digits = rng.choice("XLMT") + digits[:22]
    return f"{cc}{rng.randint(10, 98)}{digits}"


BICS = {"DE": ["COBADEFFXXX", "DEUTDEDBXXX", "GENODEF1S02", "WELADED1FOO"], "AT": ["GIBAATWWXXX", "RLNWATWWXXX"], "CH": ["UBSWCHZH80A", "POFICHBEXXX"],
        "NL": ["INGBNL2A", "RABONL2U", "ABNANL2A"], "FR": ["BNPAFRPPXXX", "CRLYFRPP"], "ES": ["BBVAESMMXXX", "CAIXESBBXXX"], "IT": ["UNCRITMMXXX", "BCITITMM"],
        "PL": ["BREXPLPWMBK", "BPKOPLPW"], "SE": ["SWEDSESS", "ESSESESS"], "UK": ["BARCGB22", "NWBKGB2L"]}


class Statement:
    """kind: 'giro' or 'card' (a credit card statement: only card bookings)."""

    def __init__(self, rng, country, kind="giro"):
        self.rng, self.country, self.kind = rng, country, kind
        self.cur, self.lang = C.COUNTRIES[country]
        self.reg = RG.R[country]
        self.first, self.last = rng.choice(self.reg["first"]), rng.choice(self.reg["last"])
        self.holder = f"{self.last} {self.first}" if country == "JP" else f"{self.first} {self.last}"
        self.town = rng.choice(self.reg["towns"])
        self.iban = iban(rng, country)
        self.bic = rng.choice(BICS.get(country, ["XXXXXXXX"]))
        self.card4 = f"{rng.randint(0, 9999):04d}"
        self.style = rng.randint(0, 2)                     # how this bank words things
        self.instant = rng.random() < .35                  # books card payments on the same day, weekends too
        self.fxfee = rng.choice([0, 0, .0175, .02])
        self.months = rng.choice([rng.randint(6, 9), rng.randint(10, 14), rng.randint(15, 24)])
        end = dt.date(2024, 6, 1) + dt.timedelta(days=rng.randint(0, 700))
        if rng.random() < .4:
            end = end.replace(day=calendar.monthrange(end.year, end.month)[1])
        self.end = end
        self.start = add_months(end, -self.months, min(end.day, 28)) + dt.timedelta(days=1)
        self.events, self.series = [], []                  # series: dict(role, merchant, period, active, sid)
        self.acct = "".join(str(rng.randint(0, 9)) for _ in range(11))
        self.opening = q2(rng.uniform(300, 6000) * FACTOR[self.cur], self.cur)
        self.rates = {}
        self.names_used = set()

    def digits(self, n):
        return "".join(str(self.rng.randint(0, 9)) for _ in range(n))

    # --- slots -----------------------------------------------------------------------------------------
    def fixed(self):
        r = self.rng
        town = r.choice(self.reg["towns"]) if r.random() < .25 else self.town
        sur, first = r.choice(self.reg["last"]), r.choice(self.reg["first"])
        while (sur, first) == (self.last, self.first):          # the holder is nobody else
            sur, first = r.choice(self.reg["last"]), r.choice(self.reg["first"])
        return {"town": town, "TOWN": town.upper(), "sur": sur, "SUR": sur.upper(), "first": first, "FIRST": first.upper(),
                "yr": str(r.randint(1862, 1964)), "name": self.holder, "NAME": self.holder.upper(), "HOLDER": self.holder.upper(),
                "phone": r.choice(["866-579-7172", "+31207099797", "0800 123 4567"]), "_inv": r.randint(2000, 90000), "_n": 0,
                "mand": "".join(r.choice(AL) for _ in range(12))}

    def expand(self, template, fixed, d):
        if not template:
            return ""
        m = MONTHS[self.lang][d.month - 1]
        s = Slots(self.rng, fixed)
        s.update(mon=m, MON=m.upper(), mm=f"{d.month:02d}", yyyy=str(d.year), yy=f"{d.year % 100:02d}", q=str((d.month - 1) // 3 + 1),
                 kw=f"{d.isocalendar()[1]:02d}", inv=str(fixed["_inv"]), n=str(fixed["_n"] or fixed.setdefault("plot", self.rng.randint(2, 60))))
        return template.format_map(s)

    def rate(self, d, cur="USD"):
        """Units of the account's currency for one unit of cur, walking slowly from day to day."""
        if not self.rates:
            x = C.RATE[self.cur] * self.rng.uniform(.96, 1.04)
            day = self.start - dt.timedelta(days=10)
            while day <= self.end + dt.timedelta(days=10):
                self.rates[day] = x
                x *= 1 + self.rng.gauss(0, .0035)
                day += dt.timedelta(days=1)
        return self.rates[d] / C.RATE[cur]

    # --- dates -----------------------------------------------------------------------------------------
    def due_dates(self, period, first, kind=""):
        d, day, i, out = first, first.day, 0, []
        while d <= self.end:
            out.append(d)
            i += 1
            if kind == "28d":
                d = first + dt.timedelta(days=28 * i)
            elif period == "week":
                d = first + dt.timedelta(days=7 * i)
            else:
                d = add_months(first, {"month": 1, "quarter": 3, "year": 12}[period] * i, day)
        return out

    def book_date(self, d, ch):
        r = self.rng
        if ch in "soi":
            return business(d)
        if ch == "p":
            return business(d + dt.timedelta(days=r.choice([0, 1, 1, 2])))
        if self.instant:
            return d
        return business(d + dt.timedelta(days=r.choice([0, 1, 1, 1, 2])))

    def mk(self, sid, d, amount, ch, name, purpose="", loc=None, fx=None, refs=None, book=None, paypal=None):
        refs = refs or {}
        b = book or self.book_date(d, ch)
        e = Event(date=b, vdate=d, amount=amount, ch=ch, name=name, purpose=purpose, loc=loc, fx=fx, sid=sid, paypal=paypal,
                  time=f"{self.rng.randint(6, 21):02d}:{self.rng.randint(0, 59):02d}", order=self.rng.random(),
                  mref=refs.get("mref"), cid=refs.get("cid"), iban=refs.get("iban"), eref=refs.get("eref"), bic=refs.get("bic"))
        if self.start <= b <= self.end:
            self.events.append(e)
            return e
        return None

    def refs(self, name, ch):
        r = self.rng
        cc = self.country if self.country != "UK" else "GB"
        return {"mref": r.choice(["{m}", "M-{d}", "{d}-1", "MNDT{d}", "{m}{d}"]).format(m="".join(r.choice(AL) for _ in range(10)), d=r.randint(100000, 99999999)),
                "cid": f"{cc}{r.randint(10, 98)}ZZZ0000{r.randint(1000000, 9999999)}", "iban": iban(r, self.country), "bic": r.choice(BICS.get(self.country, ["XXXXXXXX"])),
                "eref": None}

    # --- subscriptions ---------------------------------------------------------------------------------
    def price(self, lo, hi):
        r = self.rng
        x = r.uniform(lo, hi) if hi > lo else lo
        if lo == hi:
            return q2(lo, self.cur)
        if self.cur == "JPY":
            return D(round(x / 10) * 10)
        if self.cur == "SEK":
            return q2(round(x / 10) * 10 - r.choice([0, 1, 1]), self.cur)
        return q2(int(x) + r.choice([0, 0, .5, .9, .9, .95, .99, .99]), self.cur)

    def known_price(self, g):
        r = self.rng
        if self.cur in g["prices"]:
            return q2(r.choice(g["prices"][self.cur]), self.cur)
        e = r.choice(g["eur"])
        if self.cur == "EUR":
            return q2(e, "EUR")
        x = e * {"USD": 1.0, "GBP": .87, "CHF": 1.15, "PLN": 4.1, "SEK": 11, "JPY": 150, "BRL": 3.2, "CAD": 1.35}[self.cur]
        if self.cur == "JPY":
            return D(max(100, round(x / 10) * 10))
        if self.cur == "SEK":
            return q2(max(9, round(x / 10) * 10 - 1), "SEK")
        end = {"USD": .99, "GBP": .99, "CHF": .9, "PLN": .99, "BRL": .9, "CAD": .99}[self.cur]
        return q2(int(x) + end, self.cur)

    def channels_known(self, g):
        out = []
        if g["cards"]:
            out += ["c"] * 5
        sdd_ok = g["sdd"] and (self.country in C.SEPA or len(g["regions"]) <= 4)
        if sdd_ok and re.search("deutschland", " ".join(g["sdd"]), re.I) and self.country not in ("DE", "AT"):
            sdd_ok = False
        if sdd_ok and self.kind == "giro":
            out += ["s"] * (7 if self.country in C.SEPA else 4)
        if g["paypal"] and g["cards"]:
            out += ["p"] * 3
        if self.kind == "card":
            out = [c for c in out if c in "cp"]
        return out

    def pick_known(self):
        pool = [g for g in C.GLOBAL if self.country in g["regions"] and g["merchant"] not in self.names_used and self.channels_known(g)]
        pool = [g for g in pool if g["period"] != "year" or self.months >= 12 or self.rng.random() < .25]
        w = [g["weight"] * (2.2 if len(g["regions"]) <= 4 and "US" not in g["regions"] else 1) for g in pool]
        return self.rng.choices(pool, w)[0]

    def add_known(self, role="sub"):
        r = self.rng
        g = self.pick_known()
        n = 1
        if g["merchant"] == "Apple":
            n = r.choice([1, 2, 2, 3])
        elif g["kind"] == "mobile" and r.random() < .08:
            n = 2
        self.names_used.add(g["merchant"])
        used = set()
        for _ in range(n):
            price = self.known_price(g)
            for _ in range(5):
                if price not in used:
                    break
                price = self.known_price(g)
            used.add(price)
            self.add_series(role, g["merchant"], g["period"], price, r.choice(self.channels_known(g)), known=g, kind=g["kind"])
        if g["oneoff"] and r.random() < .75:
            fx = self.fixed()
            for _ in range(r.randint(1, 10)):
                d = self.start + dt.timedelta(days=r.randint(0, (self.end - self.start).days))
                amount = self.price(2.5 * FACTOR[self.cur], 60 * FACTOR[self.cur])
                self.mk(None, d, -amount, "c", self.expand(r.choice(g["oneoff"]), fx, d), loc=(g["loc"], g["us_loc"]))

    def add_regional(self, role="sub"):
        r = self.rng
        pool = [x for x in self.reg["subs"] if x[0] not in self.names_used]
        pool = [x for x in pool if x[1] != "y" or self.months >= 13 or r.random() < .2]
        if self.kind == "card":
            pool = [x for x in pool if set(x[4]) & set("cp")]
        if not pool:
            return False
        x = r.choice(pool)
        self.names_used.add(x[0])
        ch = r.choice([c for c in x[4] if self.kind == "giro" or c in "cp"])
        self.add_series("ignore" if x[0] in RG.ARGUABLE else role, x[0], PNAME[x[1]], self.price(x[2], x[3]), ch, reg=x)
        return True

    def add_ignore(self):
        r = self.rng
        pool = [x for x in self.reg["ignore"] if x[0] not in self.names_used and (self.kind == "giro" or "c" in x[4])]
        if not pool:
            return False
        x = r.choice(pool)
        self.names_used.add(x[0])
        ch = r.choice([c for c in x[4] if self.kind == "giro" or c == "c"])
        self.add_series("ignore", x[0], PNAME[x[1]], self.price(x[2], x[3]), ch, reg=x, vary=x[7], calm=True)
        return True

    def add_series(self, role, merchant, period, price, ch, known=None, reg=None, kind="", vary=0, calm=False):
        r, cur = self.rng, self.cur
        fixed = self.fixed()
        merchant = self.expand(merchant, fixed, self.start) if "{" in merchant else merchant
        span = (self.end - self.start).days
        plen = {"week": 7, "month": 30, "quarter": 91, "year": 365}[period]
        late = r.random() < (.3 if not calm else .05)
        if late and period in ("week", "month"):
            first = self.start + dt.timedelta(days=r.randint(5, max(6, int(span * .8))))
        elif period == "year":
            first = self.start + dt.timedelta(days=r.randint(1, max(2, min(364, span - 366) if span > 380 and r.random() < .9 else min(364, span))))
        else:
            first = self.start + dt.timedelta(days=r.randint(0, min(plen, span) - 1))
        if period != "week":
            if ch in "so" and r.random() < .6:
                first = first.replace(day=r.choice([1, 1, 2, 3, 5, 15, 15, 28]))
            elif r.random() < .06:
                first = first.replace(day=calendar.monthrange(first.year, first.month)[1])
            if first < self.start:
                first = add_months(first, 1, first.day)
        if kind == "gym" and r.random() < .5:
            first = first.replace(day=1)
            if first < self.start:
                first = add_months(first, 1, 1)
        dues = self.due_dates(period, first, kind)
        if period != "week" and first.day >= 28 and r.random() < .5 and kind != "28d":
            pass
        # a changed billing day
        if not calm and len(dues) > 6 and r.random() < .07 and period == "month":
            k, shift = r.randint(3, len(dues) - 2), r.randint(2, 9)
            dues = dues[:k] + [d + dt.timedelta(days=shift) for d in dues[k:]]
        n = len(dues)
        # paused, skipped
        drop = set()
        if not calm and period == "month" and n >= 8 and r.random() < .06:
            a = r.randint(2, n - 5)
            drop |= set(range(a, a + r.randint(1, 3)))
        elif not calm and period == "month" and n >= 6 and r.random() < .05:
            drop.add(r.randint(1, n - 3))
        if kind == "box" or (period == "week" and r.random() < .6):
            drop |= {i for i in range(1, n - 2) if r.random() < r.choice([.05, .12])}
            if n > 20 and r.random() < .4:                      # holidays
                a = r.randint(3, n - 8)
                drop |= set(range(a, a + r.randint(2, 4)))
        # cancelled
        cut = None
        if not calm and r.random() < .2 and n >= 4:
            cands = [k for k in range(max(1, NEED[period] - (r.random() < .1)), n)
                     if dues[k] + dt.timedelta(days=SLACK[period]) <= self.end and k - 1 not in drop]
            if cands:
                cut = r.choice(cands)
        idx = [i for i in range(n if cut is None else cut) if i not in drop]
        # prices
        prices = {}
        p = price
        rise = r.randint(max(1, len(idx) // 4), len(idx)) if len(idx) > 5 and r.random() < .33 else None
        rise2 = rise + r.randint(4, 9) if rise and r.random() < .12 else None
        tax = r.choice([1, 1, 1, 1.07, 1.0825]) if self.country in C.NA and ch == "c" else 1
        for j, i in enumerate(idx):
            if j and j in (rise, rise2):
                p = self.raise_price(p)
            prices[i] = q2(p * D(str(tax)), cur)
        if late and not calm and len(idx) > 4 and r.random() < .3 and period != "year":
            k = r.choice([1, 1, 2, 3])
            promo = r.choice([D("0"), price / 2, D("0.99"), D("1.00")]) if cur != "JPY" else r.choice([D(0), D(int(price / 2))])
            for i in idx[:k]:
                prices[i] = q2(promo, cur)
        if kind == "mobile" and r.random() < .35:
            for i in idx:
                if r.random() < .3:
                    prices[i] = q2(float(prices[i]) + r.uniform(.4, 9) * FACTOR[cur], cur)
        if kind == "box":
            for i in idx:
                if r.random() < .2:
                    prices[i] = q2(float(prices[i]) * r.choice([1.08, 1.15, 1.3, .8]), cur)
        if vary:
            for i in idx:
                prices[i] = q2(float(price) * (1 + .45 * r.uniform(-1, 1)), cur)
        usd = bool(known and cur != "USD" and ch in "cp" and r.random() < known["usd"])
        usdprice = None
        if usd:
            usdprice = D(str(r.choice(known["prices"].get("USD") or known["eur"])))
        # how it is written
        variants = list(known["cards"]) if known else [reg[5]]
        order = [r.randrange(len(variants))] if variants else [0]
        change = r.randint(2, max(2, len(idx) - 1)) if len(variants) > 1 and r.random() < .28 else None
        newvar = r.randrange(len(variants)) if variants else 0
        mixed = len(variants) > 1 and r.random() < .07
        ch2, chswitch = ch, None
        if known and len(set(self.channels_known(known))) > 1 and r.random() < .06 and len(idx) > 4:
            chswitch, ch2 = r.randint(2, len(idx) - 2), r.choice([c for c in set(sorted(self.channels_known(known))) if c != ch] and sorted(c for c in set(self.channels_known(known)) if c != ch))
        rename = r.randint(2, len(idx) - 2) if reg is not None and not calm and len(idx) > 4 and r.random() < .1 else None
        newname = r.choice({"c": ["SUMUP *{}", "{} 02", "SP {}"], "p": ["{}"]}.get(ch, ["{} via GoCardless", "{} c/o Mollie", "{} Service"])) if self.country not in ("JP", "US", "CA") or ch != "c" else "{} 2"
        refs, sid = self.refs(merchant, ch), len(self.series)
        jitter = kind == "mobile" or (reg is not None and vary) or (not calm and r.random() < .08)
        evs = []
        for j, i in enumerate(idx):
            amount = prices[i]
            fixed["_inv"] += r.randint(1, 900)
            d = dues[i]
            c = ch2 if chswitch is not None and j >= chswitch else ch
            if jitter and period != "week":
                d += dt.timedelta(days=r.choice([-2, -1, 0, 0, 0, 1, 2]))
            fx = None
            if usd:
                rt = self.rate(d if d in self.rates or not self.rates else max(min(d, self.end), self.start)) * (1 + self.fxfee)
                if rise and j >= rise:
                    uprice = (usdprice * D("1.2")).quantize(D("0.01"))
                else:
                    uprice = usdprice
                amount = q2(float(uprice) * rt, cur)
                fx = ("USD", uprice, D(str(rt)).quantize(D("0.00001")))
            if amount <= 0:
                continue
            purpose, loc, paypal = "", None, None
            if c == "f":
                name, purpose = "", self.expand(reg[6], fixed, d)
            elif known and c in "cp":
                v = order[0] if change is None or j < change else newvar
                if mixed:
                    v = r.randrange(len(variants))
                name = self.expand(variants[v], fixed, d)
                loc = (known["loc"], known["us_loc"])
                if c == "p":
                    paypal = known["paypal"]
            elif known:
                name, purpose = self.expand(known["sdd"][0], fixed, d), self.expand(known["sdd"][1], fixed, d)
            else:
                name, purpose = self.expand(reg[5], fixed, d), self.expand(reg[6], fixed, d)
                if rename is not None and j >= rename:
                    name = newname.format(name)
                if c == "c":
                    loc = ((fixed["TOWN"], {"UK": "GB"}.get(self.country, self.country)), f"{fixed['TOWN']} {RG.STATES.get(fixed['town'], '')}".strip())
                elif c == "p":
                    paypal = name.title()
            rf = dict(refs, eref=r.choice([None, f"{r.randint(10**9, 10**11)}", f"RE{fixed['_inv']}-{d.year}"]))
            if c == "f":
                b = business(d.replace(day=calendar.monthrange(d.year, d.month)[1]), back=True)
                e = self.mk(sid, b, -amount, c, name, purpose, book=b)
            else:
                e = self.mk(sid, d, -amount, c, name, purpose, loc, fx, rf, paypal=paypal)
            if not e:
                continue
            evs.append(e)
            # trouble with this single charge
            x = r.random()
            if calm or len(idx) < 3:
                continue
            if x < .006:                                        # sent back and drawn again / booked twice
                if c in "s":
                    self.mk(None, e.date, amount, "b", name, purpose, refs=rf, book=business(e.date + dt.timedelta(days=r.randint(1, 3))))
                    e2 = self.mk(sid, d, -amount, c, name, purpose, loc, fx, rf, book=business(e.date + dt.timedelta(days=r.randint(5, 9))))
                    if e2:
                        evs.append(e2)
                elif c in "c":
                    e2 = self.mk(sid, d, -amount, c, name, purpose, loc, fx, rf, book=e.date)
                    evs.append(e2)
                    self.mk(None, e.date, amount, "r", name, purpose, loc, refs=rf, book=business(e.date + dt.timedelta(days=r.randint(2, 6))))
            elif x < .012 and c in "cps":                       # refund, whole or in part
                back = amount if r.random() < .6 else q2(float(amount) / 2, cur)
                if back > 0:
                    self.mk(None, e.date, back, "r", name, purpose, loc, refs=rf, paypal=paypal, book=business(e.date + dt.timedelta(days=r.randint(2, 12))))
            if fx and self.country in ("UK", "US", "CA", "BR") and self.fxfee == 0 and r.random() < .5:
                self.mk("fxfee", e.date, -q2(max(.01, float(amount) * .0299), cur), "f", "", {"UK": "NON-STERLING TRANSACTION FEE", "BR": "IOF COMPRA INTERNACIONAL"}.get(self.country, "FOREIGN TRANSACTION FEE"), book=e.date)
        active = cut is None
        self.series.append(dict(role=role, merchant=merchant, period=period, sid=sid, active=active, known=bool(known),
                                next_due=dues[cut] if cut is not None else None))

    def raise_price(self, p):
        f = D(str(self.rng.uniform(1.06, 1.25)))
        if self.cur == "JPY":
            return D(int(p * f / 10) * 10)
        if self.cur == "SEK":
            return q2(round(float(p * f) / 10) * 10 - 1, "SEK")
        new = D(int(p * f)) + (p - int(p))
        if new <= p:
            new = p + self.rng.choice([D("0.50"), D("1.00"), D("1.00"), D("2.00")])
        return q2(new, self.cur)

    # --- decoys ----------------------------------------------------------------------------------------
    def money(self, lo, hi, step=None):
        x = self.rng.uniform(lo, hi) * FACTOR[self.cur]
        if step:
            s = step * {"JPY": 100, "SEK": 10, "PLN": 5, "BRL": 5}.get(self.cur, 1)
            return q2(max(s, round(x / s) * s), self.cur)
        return q2(x, self.cur)

    def add_decoy(self, kind):
        r, d0 = self.rng, self.reg["d"]
        fixed, sid = self.fixed(), len(self.series)
        span = (self.end - self.start).days
        refs = self.refs(kind, "o")
        home = ((fixed["TOWN"], {"UK": "GB"}.get(self.country, self.country)), f"{fixed['TOWN']} {RG.STATES.get(fixed['town'], '')}".strip())
        who = f"{fixed['first']} {fixed['sur']}"
        rows = []                                               # (date, amount, ch, name template, purpose template)

        def monthly(day, back=False, n=None, step=1, start=0):
            out, d = [], add_months(self.start.replace(day=1), start, day)
            while d <= self.end and (n is None or len(out) < n):
                if d >= self.start:
                    out.append(business(d, back))
                d = add_months(d, step, day)
            return out
        label = kind
        if kind in ("rent", "loan", "saving", "school", "tax"):
            name, purp = d0[kind]
            lo, hi, ch, day, step = {"rent": (480, 1300, "o", r.choice([1, 1, 2, 3, 30]), 1), "loan": (120, 420, r.choice("so"), r.choice([1, 15, 30]), 1),
                                     "saving": (25, 250, r.choice("so"), r.choice([1, 5, 15]), 1), "school": (45, 260, r.choice("so"), r.choice([1, 5, 10]), 1),
                                     "tax": (80, 600, "o", 10, 3)}[kind]
            a = self.money(lo, hi, {"saving": 25, "rent": 5}.get(kind))
            if self.kind == "card":
                ch = "c"
            for j, d in enumerate(monthly(day, step=step)):
                x = a
                if kind == "school" and r.random() < .25:
                    x = self.money(lo, hi)
                if kind == "rent" and j and j % 12 == 0 and r.random() < .6:
                    a = x = q2(float(a) * 1.03, self.cur)
                rows.append((d, -x, ch, name, purp))
        elif kind == "own":
            a = self.money(50, 400, 50)
            rows = [(d, -a, "o", "{name}", d0["own"]) for d in monthly(r.choice([1, 2, 28]))]
        elif kind in ("person", "donate"):
            purp = r.choice(d0["person"]) if kind == "person" else d0["donate"]
            if kind == "person" and r.random() < .35:
                a, d, purp = self.money(5, 25, 5), self.start + dt.timedelta(days=r.randint(0, 6)), d0["person"][0]   # pocket money
                while d <= self.end and len(rows) < 45:
                    rows.append((business(d), -a, "o", who, purp))
                    d += dt.timedelta(days=7)
            else:
                a = self.money(10, 150, 10 if kind == "person" else 5)
                rows = [(d, -a, "o", who, purp) for d in monthly(r.choice([1, 3, 15, 20]), n=None if kind == "person" else r.randint(4, 12))]
            label = f"{who} ({kind})"
        elif kind == "salary":
            a, name = self.money(1600, 4200), r.choice(d0["salary"])
            if self.country in C.NA:
                d = self.start + dt.timedelta(days=(4 - self.start.weekday()) % 7 + r.choice([0, 7]))
                while d <= self.end:
                    rows.append((d, a / 2 if r.random() < .7 else self.money(900, 1900), "i", name, d0["salp"]))
                    d += dt.timedelta(days=14)
                rows = [(d, q2(x, self.cur), *t) for d, x, *t in rows]
            else:
                for d in monthly(r.choice([25, 27, 28, 30]), back=True):
                    rows.append((d, a if r.random() < .85 else self.money(1700, 5200), "i", name, d0["salp"]))
        elif kind == "groc":
            name, day = r.choice(d0["groc"]), self.start + dt.timedelta(days=(5 - self.start.weekday()) % 7)
            while day <= self.end:
                if r.random() < .88:
                    rows.append((day, -self.money(28, 140), "c", name, ""))
                day += dt.timedelta(days=7)
            label = "Saturday groceries"
        elif kind == "fuel":
            name, d = r.choice(d0["fuel"]), self.start + dt.timedelta(days=r.randint(0, 9))
            gap = r.randint(9, 17)
            while d <= self.end:
                rows.append((d, -(self.money(30, 85) if r.random() < .8 else self.money(20, 60, 10)), "c", name, ""))
                d += dt.timedelta(days=max(3, gap + r.randint(-4, 5)))
        elif kind in ("coffee", "canteen"):
            name = r.choice(d0[kind])
            d = self.start + dt.timedelta(days=r.randint(0, max(1, span - 100)))
            stop = min(self.end, d + dt.timedelta(days=r.randint(50, 120)))
            ps = [self.money(2.4, 4.8) for _ in range(2)] if kind == "coffee" else [self.money(4.5, 9.5) for _ in range(3)]
            days = r.sample(range(5), r.choice([1, 2, 2, 3]))
            while d <= stop:
                if d.weekday() in days and r.random() < .85:
                    rows.append((d, -r.choice(ps), "c", name, ""))
                d += dt.timedelta(days=1)
        elif kind == "barber":
            name, d, a = r.choice(d0["barber"]), self.start + dt.timedelta(days=r.randint(0, 25)), self.money(18, 48, 1)
            gap = r.choice([28, 28, 35, 42])
            while d <= self.end:
                rows.append((d, -a if r.random() < .85 else -self.money(25, 70, 1), "c", name, ""))
                d += dt.timedelta(days=gap + r.choice([-3, -1, 0, 0, 1, 2, 4, 7]))
        elif kind == "inst":
            (name, purp), k = d0["inst"], r.choice([3, 4, 6, 10, 12])
            total = re.findall(r"(?<![\w{])\d+(?!\w)", purp)
            k = min(k, int(total[-1])) if total else k
            a = self.money(15, 90)
            rows = [(d, -a, "s" if self.kind == "giro" and self.country not in C.NA else "c", name, purp) for d in monthly(r.randint(2, 27), n=k, start=r.randint(0, max(0, self.months - k)))]
        elif kind == "transit":
            name, d, a = r.choice(d0["transit"]), self.start + dt.timedelta(days=r.randint(0, 9)), self.money(8, 35, 5)
            while d <= self.end:
                rows.append((d, -a if r.random() < .85 else -a * 2, "c", name, ""))
                d += dt.timedelta(days=r.randint(8, 30))
        elif kind == "cash":
            d = self.start + dt.timedelta(days=r.randint(0, 9))
            while d <= self.end:
                rows.append((d, -self.money(20, 200, 20 if self.country in C.NA else 10), "a", d0["cash"], ""))
                d += dt.timedelta(days=r.choice([r.randint(5, 25), 14, 30]))
        elif kind == "often":
            name, d = r.choice(d0["shops"] + d0["groc"]), self.start + dt.timedelta(days=r.randint(0, 6))
            gap = r.uniform(6, 14)
            while d <= self.end:
                rows.append((d, -self.money(3, 45), "c", name, ""))
                d += dt.timedelta(days=max(1, round(r.expovariate(1 / gap))))
            label = "shop visited often"
        elif kind == "cardpay":
            name = {"US": "AUTOMATIC PAYMENT - THANK YOU", "BR": "Pagamento recebido", "JP": "前回お支払い", "CA": "PAYMENT - THANK YOU / PAIEMENT - MERCI"}[self.country]
            rows = [(d, self.money(300, 1500), "i", name, "") for d in monthly(r.choice([5, 12, 20]))]
        if kind == "fuel" or kind == "groc":
            names = [self.expand(rows[0][3], fixed, rows[0][0])] if rows else []
            rows = [(d, a, c, (names[0] if r.random() < .8 else n), p) for d, a, c, n, p in rows]
        if len(rows) < 3:
            return False
        got, frozen = 0, None
        for j, (d, a, ch, name, purp) in enumerate(rows):
            if kind == "inst":
                fixed["_n"] = j + 1
            nm = self.expand(name, fixed, d)
            if kind in ("coffee", "often", "barber"):
                frozen = frozen or nm
                nm = frozen
            e = self.mk(sid, d, a, ch, nm, self.expand(purp, fixed, d), home if ch in "ca" else None, None, refs, book=d if ch in "oi" else None)
            if e:
                got += 1
                label = label if label != kind else f"{nm} ({kind})"
        self.series.append(dict(role="decoy", merchant=label, period=None, sid=sid, active=None, known=False, next_due=None))
        return True

    def noise(self, n):
        r, d0 = self.rng, self.reg["d"]
        home = None
        for _ in range(n):
            fixed = self.fixed()
            home = ((fixed["TOWN"], {"UK": "GB"}.get(self.country, self.country)), f"{fixed['TOWN']} {RG.STATES.get(fixed['town'], '')}".strip())
            d = self.start + dt.timedelta(days=r.randint(0, (self.end - self.start).days))
            x = r.random()
            if x < .82 or self.kind == "card":
                nm = self.expand(r.choice(d0["shops"] + d0["groc"][:2] + d0["coffee"][:1]), fixed, d)
                a = self.money(3, 90) if r.random() < .85 else self.money(60, 400)
                e = self.mk(None, d, -a, "c", nm, "", home)
                if e and r.random() < .03:
                    self.mk(None, d, a, "r", nm, "", home, book=business(e.date + dt.timedelta(days=r.randint(2, 14))))
            elif x < .9:
                self.mk(None, d, -self.money(5, 200, 1), "o", f"{fixed['first']} {fixed['sur']}", r.choice(d0["person"]) if r.random() < .3 else "", refs=self.refs("", "o"))
            elif x < .96:
                self.mk(None, d, self.money(5, 250, 1), "i", f"{fixed['first']} {fixed['sur']}", "", refs=self.refs("", "o"))
            else:
                self.mk(None, d, -self.money(20, 180), "a", self.expand(d0["cash"], fixed, d), "", home)

    # --- the whole -------------------------------------------------------------------------------------
    def number_fees(self):
        """All foreign transaction fees together: one series of bank fees, counted neither way."""
        fees = [e for e in self.events if e.sid == "fxfee"]
        if fees:
            for e in fees:
                e.sid = len(self.series)
            self.series.append(dict(role="ignore", merchant=f"{fees[0].purpose.title()} (bank)", period="month", sid=len(self.series), active=(self.end - max(e.date for e in fees)).days <= 40, known=False, next_due=None))

    def build(self):
        r = self.rng
        nsub, nign = r.randint(4, 9), r.randint(1, 3)
        for _ in range(nsub):
            if r.random() < .53:
                self.add_regional() or self.add_known()
            else:
                self.add_known()
        for _ in range(nign):
            self.add_ignore()
        if self.kind == "giro":
            pool = ["rent", "salary", "loan", "saving", "own", "person", "person", "school", "tax", "donate", "inst", "transit", "cash", "barber", "fuel", "groc", "often", "coffee", "canteen"]
            must = [k for k in ("rent", "salary") if r.random() < .75]
        else:
            pool = ["inst", "transit", "barber", "fuel", "groc", "often", "often", "coffee", "canteen", "school"]
            must = ["cardpay"]
        pool = [k for k in pool if k not in must]
        r.shuffle(pool)
        have = len(self.series)
        want = max(4, min(r.randint(5, 9), 20 - have))
        heavy = 0
        for k in must + pool:
            if len(self.series) - have >= want:
                break
            if k in ("groc", "fuel", "often", "coffee", "canteen", "cash"):
                if heavy >= (3 if self.months <= 12 else 2):
                    continue
                heavy += 1
            self.add_decoy(k)
        self.number_fees()
        base = len(self.events)
        lo = max(60 - base, 0)
        target = min(395, max(base + 8, int(self.months * r.uniform(7, 18))))
        self.noise(max(lo + 2, target - base) if base < 380 else 0)

    def finish(self, events):
        """Order of the file (oldest first) and truth once the writer has set e.text."""
        subs, ign, decoys = [], [], []
        for s in self.series:
            evs = sorted((e for e in events if e.sid == s["sid"]), key=lambda e: (e.date, e.order))
            if not evs:
                continue
            charges = [{"date": e.date.isoformat(), "amount": str(abs(e.amount)), "text": e.text} for e in evs]
            if s["role"] == "decoy":
                decoys.append({"name": s["merchant"], "texts": [c["text"] for c in charges], "charges": charges})
                continue
            entry = {"merchant": s["merchant"], "period": s["period"], "amount": charges[-1]["amount"], "currency": self.cur,
                     "active": s["active"], "regional": not s["known"], "texts": [c["text"] for c in charges], "charges": charges}
            few = len({c["date"] for c in charges}) < NEED[s["period"]]
            (ign if s["role"] == "ignore" or few else subs).append(entry)
        return {"subscriptions": subs, "ignore": ign, "not_subscriptions": decoys}


def make(rng_factory, country, kind):
    """Draw statements until one has 10-20 series in total and 60-400 bookings."""
    k = 0
    while True:
        st = Statement(rng_factory(k), country, kind)
        st.build()
        live = {e.sid for e in st.events if e.sid is not None}
        if 60 <= len(st.events) <= 400 and 10 <= len(live) <= 20:
            st.events.sort(key=lambda e: (e.date, e.order))
            b, low = st.opening, st.opening
            for e in st.events:
                b += e.amount
                low = min(low, b)
            if low < 0:
                st.opening += q2(float(-low) + st.rng.uniform(20, 400) * FACTOR[st.cur], st.cur)
            st.closing = st.opening + sum(e.amount for e in st.events)
            return st
        k += 1
