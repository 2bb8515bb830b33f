"""One person's account: recurring series, decoys, everyday bookings."""
from datetime import date, timedelta
import math

import local_dach
import local_eng
import local_north
import local_west
from core import ALNUM, Booking, D, RATE, add_months, ascii_fold, fill, is_open, local_price, next_open, token
from places import BICS, LANG, MONTHS, PLACES, iban
from world import NOT_IN, SERVICES, parse

LOCAL = {}
for _m in (local_dach, local_west, local_north, local_eng):
    LOCAL.update(_m.DATA)
LF = ("name", "legal", "desc", "channels", "tiers", "period", "ref")
WALLET = {"SE": "Swish", "NO": "Vipps", "DK": "MobilePay", "PL": "BLIK", "BR": "PIX"}
ENOUGH = {"week": 4, "month": 3, "quarter": 2, "year": 2}
PAYPAL = "PayPal Europe S.a.r.l. et Cie S.C.A"
NEWSLETTERS = ["PLATFORMER", "ASTRAL CODEX TEN", "THE DISPATCH", "STRATECHERY", "LENNYS NEWSLETTER", "NOAHPINION"]


class Account:
    def __init__(self, rng, cc, bank, months):
        p = PLACES[cc]
        self.rng, self.cc, self.cur, self.bank = rng, cc, p["cur"], bank
        self.lang = LANG[cc]
        self.town = rng.choice(p["towns"])
        self.first, self.last = rng.choice(p["first"]), rng.choice(p["last"])
        self.full = f"{self.first} {self.last}"
        self.partner = f"{rng.choice(p['first'])} {rng.choice(p['last'])}"
        self.iban = iban(rng, cc)
        self.bic = rng.choice(BICS.get(cc, ["NOTPROVIDED"]))
        self.number = token(rng, 8)
        self.card = token(rng, 4)
        y = rng.choice([2021, 2022, 2023, 2024])
        self.start = date(y, rng.randint(1, 12), 1)
        if add_months(self.start, months) > date(2025, 10, 1):
            self.start = add_months(date(2025, 10, 1), -months)
        self.end = add_months(self.start, months) - timedelta(1)
        self.months = months
        self.phase = rng.random() * 6
        self.opening = D(rng.uniform(300, 4000) * RATE[self.cur])
        self.bookings, self.series, self.decoys = [], [], {}
        self.data = LOCAL[cc]

    # -- words
    def names(self):
        p = PLACES[self.cc]
        r = self.rng
        return {"city": self.town if r.random() < .8 else r.choice(p["towns"]), "sur": r.choice(p["last"]), "n": r.randint(1, 98),
                "k": token(r, r.choice([6, 7, 8, 9, 10])).replace("0", "3", 1), "full": self.full, "p2": self.partner,
                "bank": self.bank, "letter": r.choice(NEWSLETTERS)}

    def moment(self, day, run):
        r = self.rng
        m = MONTHS[self.lang].split()[day.month - 1]
        return {"m": f"{day.month:02d}", "Y": day.year, "M": m, "q": (day.month + 2) // 3, "r": run, "X": token(r, 9, ALNUM),
                "d": token(r, 6), "d2": token(r, 2), "d3": token(r, 3), "d4": token(r, 4), "d5": token(r, 5)}

    def rate(self, cur, day, markup):
        """Units of the account's money for one of cur."""
        t = day.toordinal() / 365.0
        w = 1 + 0.035 * math.sin(t * 3.1 + self.phase) + 0.012 * math.sin(t * 17 + self.phase * 2)
        return RATE[self.cur] / RATE[cur] * w * (1 + markup) if cur != self.cur else 1.0

    def add(self, day, amount, kind, name, **kw):
        b = Booking(day, D(amount), kind, name, **kw)
        r = self.rng
        b.token = token(r, 12)
        b.time = f"{r.randint(7, 21):02d}:{r.randint(0, 59):02d}"
        b.pday = b.pday or day
        b.seq = len(self.bookings)
        b.cc = b.cc or self.cc
        b.city = b.city or self.town
        self.bookings.append(b)
        return b

    def decoy(self, key, b):
        self.decoys.setdefault(key, []).append(b)


def cased(template, ids):
    """A template in capitals is filled in capitals."""
    import re
    rest = re.sub(r"\{\w+\}", "", template)
    if any(c.isalpha() for c in rest) and rest == rest.upper():
        ids = {k: str(v).upper() for k, v in ids.items()}
    return fill(template, ids)


US_TOWN = {"Netflix": "Los Gatos", "Spotify": "New York", "Disney+": "Burbank", "Amazon Prime": "Seattle", "Audible": "Newark", "Kindle Unlimited": "Seattle",
           "YouTube Premium": "Mountain View", "Google One": "Mountain View", "Apple": "Cupertino", "Microsoft 365": "Redmond", "Xbox Game Pass": "Redmond",
           "PlayStation Plus": "San Mateo", "Adobe": "San Jose", "LinkedIn Premium": "Sunnyvale", "Squarespace": "New York", "Peloton": "New York"}


def home_of(spec, cc):
    """Where a world service's terminal says it is, for a customer in cc."""
    if cc in ("US", "CA"):
        return (US_TOWN.get(spec["name"], "San Francisco"), "US") if spec["cc"] != "CA" else (spec["town"], "CA")
    if spec["cc"] not in ("US", "CA") and cc in ("AU", "NZ"):
        return "Sydney", "AU"
    if spec["cc"] not in ("US", "CA") and cc == "BR":
        return "Sao Paulo", "BR"
    return spec["town"], spec["cc"]


def tiers_of(spec, acct, world, rng):
    one = rng.choice(spec["tiers"].split(";"))
    mode = ""
    for other in spec["tiers"].split(";"):
        if "~" in other:
            mode = other.split("~")[1]
    vals = [float(v) for v in one.split("~")[0].split(">")]
    if world and not spec["fx"]:
        vals = [local_price(v, acct.cur) for v in vals]
        vals = [v for i, v in enumerate(vals) if i == 0 or v != vals[i - 1]]
    return [D(v) for v in vals], mode


def run_series(acct, spec, klass, world):
    """Bookings of one recurring series, and what the truth says of it."""
    r = acct.rng
    ids = acct.names()
    prices, mode = tiers_of(spec, acct, world, r)
    name, legal = fill(spec["name"], ids), cased(spec["legal"], ids)
    channels = [c for c in spec["channels"].split(",") if c]
    if world and acct.cc not in ("DE", "AT", "NL", "BE", "FR", "IT", "ES", "GB", "IE"):
        channels = [c for c in channels if c != "dd"] or ["card"]
    channel = r.choice(channels)
    descs = [ascii_fold(cased(d, ids)) for d in spec["desc"].split("~") if d] or [ascii_fold(legal).upper()[:25]]
    desc = r.choice(descs)
    desc2 = r.choice(descs)
    foreign = spec.get("fx") or ""
    if foreign == acct.cur:
        foreign = ""
    markup = r.choice([0, 0, 0.01, 0.0175])
    period = spec["period"]
    step = {"week": 7, "month4": 28}.get(period)
    if period == "month" and channel == "card" and world and r.random() < .06:
        step = 30
    start, end = acct.start, acct.end
    span = (end - start).days
    pdays = {"week": 7, "month4": 28, "month": 30, "quarter": 91, "year": 365}[period]
    pname = "month" if period == "month4" else period
    late = r.random() < .25 and klass == "sub"
    first = start + timedelta(r.randint(0, max(0, min(pdays - 1, span))))
    if late:
        first = start + timedelta(r.randint(pdays // 2, max(pdays // 2 + 1, int(span * .55))))
    dues, i, day0 = [], 0, first.day
    if r.random() < .25 and not step:
        day0 = r.choice([1, 1, 15, 28, 30, 31])
    d = first
    while True:
        d = first + timedelta(step * i) if step else add_months(first, {"month": 1, "quarter": 3, "year": 12}[period] * i, day0)
        i += 1
        if d > end:
            break
        if d >= start:
            dues.append(d)
    active = True
    need = ENOUGH[pname]
    # a day that moves
    if len(dues) >= 6 and not step and r.random() < .12:
        j, s = r.randint(2, len(dues) - 2), r.choice([-8, -5, -3, 3, 5, 9, 12])
        dues = [x + timedelta(s) if n >= j else x for n, x in enumerate(dues)]
        dues = [x for x in dues if start <= x <= end]
    # cancelled, paused, resumed
    if klass == "sub" and len(dues) >= 2 * need + 1:
        u = r.random()
        if u < .17:
            keep = r.randint(need, len(dues) - 1)
            if dues[keep] + timedelta(12) < end:
                dues, active = dues[:keep], False
        elif u < .25:
            j = r.randint(2, len(dues) - 3)
            del dues[j:min(j + r.randint(1, 3 if pname != "quarter" else 1), len(dues) - 1)]
        elif u < .31 and len(dues) >= 10:
            j = r.randint(3, len(dues) - 6)
            del dues[j:j + r.randint(3, 5)]
    if not dues:
        return None
    # prices over time
    cuts = []
    if len(prices) > 1 and len(dues) > 3 and r.random() < .6:
        n = len(prices) - 1 if r.random() < .5 else 1
        cuts = sorted(r.sample(range(2, len(dues)), min(n, len(dues) - 2)))
        base = 0
    else:
        base = r.randrange(len(prices))
    promo, promo_price = 0, None
    if late and klass == "sub" and pname != "year" and r.random() < .35 and len(dues) >= 4:
        promo = r.choice([1, 2, 3])
        promo_price = D(max(0.5, float(prices[base]) * r.choice([.5, .5, .25, .33])))
        if r.random() < .3:
            promo, promo_price = 1, D(0.99 if RATE[acct.cur] < 3 else 9)
    # the channel that changes
    switch = None
    if klass == "sub" and len(channels) > 1 and len(dues) >= 6 and r.random() < .09:
        switch = (r.randint(2, len(dues) - 2), r.choice([c for c in channels if c != channel] or [channel]))
    rename = r.randint(1, len(dues)) if r.random() < .35 else len(dues) + 1
    jumble = r.random() < .1
    ib, cid, mandate = iban(r, acct.cc if not world or spec.get("cc") not in PLACES else spec["cc"]), None, None
    cidcc = acct.cc if acct.cc in ("DE", "AT", "NL", "BE", "FR", "ES", "IT", "PT", "IE", "FI") else "DE"
    cid = f"{cidcc}{r.randint(10, 97)}ZZZ{token(r, 11)}"
    mandate = r.choice([token(r, 10), "M" + token(r, 8), token(r, 7, ALNUM) + "-" + token(r, 3), ids["k"]])
    run = r.randint(10000, 900000)
    place = home_of(spec, acct.cc) if world else (ids["city"], acct.cc)
    legal2 = legal
    if klass == "sub" and r.random() < .1:
        legal2 = r.choice([ascii_fold(legal).upper(), legal[:20].strip(), ascii_fold(legal)])
    sid = len(acct.series)
    info = {"name": name, "period": pname, "active": active, "klass": klass, "bookings": []}
    lagbase = r.choice([0, 1, 1, 2])
    extra_return = r.randrange(len(dues)) if klass == "sub" and r.random() < .07 and len(dues) > 3 else -1
    extra_double = r.randrange(len(dues)) if klass == "sub" and r.random() < .05 and len(dues) > 3 else -1
    for n, due in enumerate(dues):
        run += r.randint(1, 900) if r.random() < .5 else 1
        ch = switch[1] if switch and n >= switch[0] else channel
        price = prices[base + sum(1 for c in cuts if n >= c)] if cuts else prices[base]
        if n < promo:
            price = promo_price
        if mode == "v":
            if klass == "ignore":
                price = D(float(price) * r.uniform(.72, 1.3))
            elif r.random() < .3:
                price = D(float(price) + r.uniform(.3, .25 * float(price)))
        elif mode == "g" and r.random() < .15:
            price = D(float(price) * r.choice([.8, 1.2, 1.3]))
        mom = acct.moment(due, run)
        values = {**ids, **mom}
        text = desc2 if n >= rename else (r.choice(descs) if jumble else desc)
        fx = None
        amount = price
        if foreign:
            rate = acct.rate(foreign, due, markup)
            amount = D(float(price) * rate)
            fx = (foreign, price, rate)
        lag = max(0, lagbase + r.choice([0, 0, 0, 1])) if ch in ("card",) else 0
        day = next_open(due, acct.cc, lag)
        if day > end:
            continue
        kind = {"ebill": "ebill"}.get(ch, ch)
        kw = dict(desc=fill(text, values), ref=fill(spec["ref"], values), city=place[0], cc=place[1], pday=due, iban=ib, bic=BICS.get(ib[:2], [""])[0], mandate=mandate, cid=cid,
                  e2e=str(run) if r.random() < .5 else "NOTPROVIDED", fx=fx, series=sid, first=(n == 0 and late),
                  wallet=WALLET.get(acct.cc, "") if kind == "wallet" else "")
        if kind != "dd" and kind != "paypal":
            kw.update(mandate="", cid="")
        if kind in ("card", "fee", "wallet", "paypal"):
            kw.update(iban="", bic="", e2e="")
        b = acct.add(day, -amount, kind, legal2 if n >= rename else legal, charge=True, **kw)
        info["bookings"].append(b)
        if n == extra_return and kind in ("dd", "paypal"):
            rday = next_open(day + timedelta(r.randint(1, 4)), acct.cc)
            again = next_open(day + timedelta(r.randint(8, 12)), acct.cc)
            if again <= end and (n + 1 >= len(dues) or again < dues[n + 1]):
                b.charge = False
                back = acct.add(rday, amount, "return", PAYPAL if kind == "paypal" and acct.cc in ("DE", "AT") else legal, **{**kw, "first": False})
                back.reason = r.choice(["AC04", "AM04", "MS03", "MD06"])
                info["bookings"].append(acct.add(again, -amount, kind, legal, charge=True, **kw))
                info["returned"] = True
        if n == extra_double:
            dday = next_open(day + timedelta(r.choice([0, 0, 1])), acct.cc)
            if dday <= end:
                two = acct.add(dday, -amount, kind, legal, charge=True, **kw)
                info["bookings"].append(two)
                rday = next_open(dday + timedelta(r.randint(2, 7)), acct.cc)
                if r.random() < .6 and rday <= end:
                    two.charge = False
                    acct.add(rday, amount, "refund", legal, **kw)
    if not info["bookings"]:
        return None
    acct.series.append(info)
    got = sum(1 for b in info["bookings"] if b.charge)
    if klass == "sub" and got < need:
        info["klass"] = "ignore"
    if got == 0:
        info["klass"] = "none"
    return info


FX_FEE = {"DE": ("AUSLANDSEINSATZENTGELT {p}% FREMDWAEHRUNG", .0175), "GB": ("NON-STERLING TRANSACTION FEE", .0299), "US": ("FOREIGN TRANSACTION FEE", .03),
          "AU": ("INTNL TRANSACTION FEE", .03), "FR": ("COMMISSION PAIEMENT HORS ZONE EURO", .029), "IE": ("FOREIGN TXN FEE", .0175)}


def fx_fees(acct):
    """Some banks book their own fee beside each charge in another currency: a bank fee, so ignored."""
    r = acct.rng
    if acct.cc not in FX_FEE or r.random() < .5:
        return
    text, rate = FX_FEE[acct.cc]
    items = [b for b in acct.bookings if b.fx and b.kind == "card"]
    if len(items) < 3:
        return
    sid = len(acct.series)
    info = {"name": f"{acct.bank} foreign currency fee", "period": "month", "active": True, "klass": "ignore", "bookings": []}
    for b in items:
        fee = max(D(0.05), D(float(-b.amount) * rate))
        info["bookings"].append(acct.add(b.day, -fee, "fee", acct.bank, ref=text.replace("{p}", "1,75"), series=sid, charge=True))
    acct.series.append(info)


def choose_series(acct, total):
    r = acct.rng
    n_ignore = r.randint(1, 4)
    n_sub = total - n_ignore
    n_known = round(n_sub * .5)
    world = [s for s in SERVICES if acct.cc not in NOT_IN.get(s["name"], ())]
    known = [(s, False) for s in parse(acct.data["known"], LF)]
    picks, taken = [], set()
    guard = 0
    while len(picks) < n_known and guard < 300:
        guard += 1
        s, w = r.choice(known) if r.random() < .48 else (r.choice(world), True)
        if s["period"] == "year" and (acct.months <= 12 and r.random() < .7):
            continue
        if s["name"] in taken and not (s["name"] == "Apple" and r.random() < .5):
            continue
        taken.add(s["name"])
        picks.append((s, "sub", w))
    small = parse(acct.data["small"], LF)
    r.shuffle(small)
    for s in small:
        if len(picks) >= n_sub:
            break
        if s["period"] == "week" and r.random() < .4:
            continue
        if s["period"] == "year" and acct.months <= 12 and r.random() < .6:
            continue
        picks.append((s, "sub", False))
    others = parse(acct.data["ignore"], LF)
    r.shuffle(others)
    picks += [(s, "ignore", False) for s in others[:n_ignore + max(0, n_sub - len([p for p in picks if p[1] == 'sub']))]]
    return picks


def words_of(acct, key, ids, day, run):
    ref, name = acct.data["words"][key].split("|")
    v = {**ids, **acct.moment(day, run)}
    return fill(ref, v), fill(name, v)


def monthly_decoy(acct, key, amount, kind, day, vary=0.0, months=None):
    r = acct.rng
    ids = acct.names()
    ib = iban(r, acct.cc)
    cid, man = f"DE{r.randint(10, 97)}ZZZ{token(r, 11)}", token(r, 8)
    s = acct.start if months is None else add_months(acct.start, r.randint(0, max(0, acct.months - months)))
    rise = r.randint(3, 30)
    for n in range(months or acct.months):
        due = add_months(s, n, day)
        ref, name = words_of(acct, key, ids, due, r.randint(10000, 99999))
        if key == "inst":
            ref = f"{ref} {n + 1}/{months}"
        b_day = next_open(due, acct.cc)
        if b_day > acct.end:
            continue
        a = float(amount) * (1.03 if n >= rise and key in ("rent", "salary") else 1)
        if vary:
            a *= 1 + r.uniform(-vary, vary)
        a = a if kind in ("salary", "in") else -a
        b = acct.add(b_day, a, kind, name, desc=ascii_fold(name).upper()[:25], ref=ref, iban=ib, bic=acct.bic, mandate=man, cid=cid,
                     e2e="NOTPROVIDED")
        acct.decoy(name, b)


def decoys(acct, room):
    """Things that come back and are no subscription."""
    r = acct.rng
    k = {"BRL": 3.0, "CZK": 16, "PLN": 3.0, "SEK": 9, "NOK": 10, "DKK": 7}.get(acct.cur, 1.0) * (1.6 if acct.cur == "CHF" else 1)
    monthly_decoy(acct, "salary", r.randint(1800, 3600) * k + r.randint(0, 99) / 100, "salary", r.choice([25, 27, 28, 30, 1]), r.choice([0, 0, .04]))
    used = acct.months
    plan = [("rent", lambda: monthly_decoy(acct, "rent", D(round(r.randint(480, 1150) * k, -1)), "so", r.choice([1, 1, 3, 30]))),
            ("loan", lambda: monthly_decoy(acct, "loan", D(r.uniform(90, 320) * k), "dd", r.choice([1, 5, 15, 20]))),
            ("saving", lambda: monthly_decoy(acct, "saving", D(r.choice([25, 50, 100, 150, 200]) * k), "so", r.choice([1, 2, 28]))),
            ("depot", lambda: monthly_decoy(acct, "depot", D(r.choice([25, 50, 100]) * k), r.choice(["dd", "so"]), r.choice([2, 7, 16]))),
            ("cc", lambda: monthly_decoy(acct, "cc", D(r.uniform(120, 480) * k), "dd", r.choice([4, 12, 22]), .5)),
            ("child", lambda: monthly_decoy(acct, "child", D(r.choice([138, 194, 250]) * k), "in", r.choice([8, 10, 20]))),
            ("inst", lambda: monthly_decoy(acct, "inst", D(r.uniform(19, 79) * k), "dd", r.randint(3, 26), months=min(acct.months, r.choice([3, 4, 6, 10, 12]))))]
    r.shuffle(plan)
    n = r.randint(3, 5)
    for name, make in plan[:n]:
        if used + acct.months > room:
            break
        used += acct.months
        make()
    # friends
    for _ in range(r.choice([0, 1, 1, 2])):
        who = f"{r.choice(PLACES[acct.cc]['first'])} {r.choice(PLACES[acct.cc]['last'])}"
        same = r.random() < .4
        amt = D(r.choice([10, 15, 20, 25, 40]) * k)
        d = acct.start + timedelta(r.randint(0, 30))
        ib = iban(r, acct.cc)
        while d <= acct.end and used < room:
            day = next_open(d, acct.cc)
            if day <= acct.end:
                ref = fill(r.choice(acct.data["words"]["p2p"].split(";")), acct.moment(day, 1))
                wal = acct.cc in WALLET and r.random() < .6
                acct.decoy(who, acct.add(day, -(amt if same else D(r.uniform(5, 60) * k)), "wallet" if wal else "out", who, desc=who, ref=ref, iban=ib,
                                         bic=acct.bic, wallet=WALLET.get(acct.cc, "") if wal else "", e2e="NOTPROVIDED"))
                used += 1
            d += timedelta(r.choice([30, 30, 31, 28]) if same else r.randint(12, 70))
    return k


def card_decoy(acct, pattern, key, amount, pday, fixed_fill=None):
    r = acct.rng
    ids = fixed_fill or {**acct.names(), **acct.moment(pday, 1)}
    text = ascii_fold(cased(pattern, ids))
    text = fill(text, acct.moment(pday, 1))
    day = next_open(pday, acct.cc, r.choice([0, 1, 1, 2]))
    if day > acct.end:
        return
    acct.decoy(key, acct.add(day, -D(amount), "card", text, desc=text, city=acct.town, pday=pday))


def noise(acct, target, k):
    r = acct.rng
    shops = acct.data["shops"].split(";")
    r.shuffle(shops)
    span = (acct.end - acct.start).days
    room = target - len(acct.bookings)
    # groceries on a fixed day
    grocer = shops[0]
    ids = {**acct.names(), **acct.moment(acct.start, 1)}
    wd = r.choice([4, 5, 5, 3])
    weeks = [acct.start + timedelta(i) for i in range(span) if (acct.start + timedelta(i)).weekday() == wd]
    if room > 20:
        take = min(int(room * .4), len(weeks))
        s = r.randint(0, len(weeks) - take)
        for d in weeks[s:s + take]:
            card_decoy(acct, grocer, _key(grocer), r.uniform(28, 110) * k, d, ids)
    # coffee at one price
    room = target - len(acct.bookings)
    coffee = r.choice(acct.data["coffee"].split(";"))
    price = D(r.choice([2.8, 3.4, 3.9, 4.5, 5.2]) * k)
    ids = {**acct.names(), **acct.moment(acct.start, 1)}
    d = acct.start + timedelta(r.randint(0, 20))
    n = 0
    while d < acct.end and n < room * .25:
        card_decoy(acct, coffee, _key(coffee), price, d, ids)
        n += 1
        d += timedelta(r.choice([2, 3, 5, 7, 7, 9, 14]))
    # transport top-ups
    room = target - len(acct.bookings)
    top = r.choice(acct.data["transit"].split(";"))
    amt = D(r.choice([10, 15, 20, 25]) * k)
    d = acct.start + timedelta(r.randint(0, 30))
    n = 0
    while d < acct.end and n < room * .2:
        card_decoy(acct, top, _key(top), amt, d, {})
        n += 1
        d += timedelta(r.randint(9, 45))
    guard = 0
    while len(acct.bookings) < target and guard < 2000:
        guard += 1
        d = acct.start + timedelta(r.randint(0, span))
        u = r.random()
        if u < .06:
            day = next_open(d, acct.cc)
            if day <= acct.end:
                acct.decoy("ATM", acct.add(day, -D(r.choice([20, 40, 50, 100]) * k), "atm", "", desc="", pday=d))
        elif u < .10:
            day = next_open(d, acct.cc)
            if day <= acct.end:
                who = f"{r.choice(PLACES[acct.cc]['first'])} {r.choice(PLACES[acct.cc]['last'])}"
                sign = r.choice([-1, 1])
                acct.decoy(who, acct.add(day, sign * D(r.uniform(5, 120) * k), "out" if sign < 0 else "in", who, desc=who, iban=iban(r, acct.cc),
                                         bic=acct.bic, ref=fill(r.choice(acct.data["words"]["p2p"].split(";")), acct.moment(d, 1)), e2e="NOTPROVIDED"))
        elif u < .12:
            # one-off purchases where subscriptions are billed too
            pat = r.choice(["APPLE.COM/BILL", "GOOGLE *Google Play Ap", "STEAMGAMES.COM {d}", "PAYPAL *EBAY", "AIRBNB * {X}"])
            card_decoy(acct, pat, _key(pat), D(r.choice([1.99, 4.99, 7.49, 19.99, 32.5]) * k), d)
        else:
            shop = r.choice(shops[1:])
            card_decoy(acct, shop, _key(shop), D(math.exp(r.gauss(2.9, .75)) * k), d)


def _key(pattern):
    import re
    return re.sub(r"\W*\{\w+\}.*", "", pattern).strip() or pattern


def build(rng, cc, bank):
    """An account with 10 to 20 series and 60 to 400 bookings."""
    months = rng.choice([6, 7, 8, 9, 10, 12, 12, 12, 13, 15, 16, 18, 18, 20, 24, 24])
    total = rng.randint(10, 20)
    for attempt in range(40):
        acct = Account(rng, cc, bank, months)
        for spec, klass, world in choose_series(acct, total):
            run_series(acct, spec, klass, world)
        fx_fees(acct)
        n = len(acct.bookings)
        listed = [s for s in acct.series if s["klass"] in ("sub", "ignore")]
        if n <= 290 and 10 <= len(listed) <= 20 and sum(1 for s in listed if s["klass"] == "sub") >= 6:
            break
        if n > 290:
            if rng.random() < .6 and months > 8:
                months -= 1
            else:
                total = max(11, total - 1)
        else:
            total = min(20, total + 1)
    target = min(rng.randint(335, 398), max(n + acct.months + 12, int(n * rng.uniform(1.15, 2.6))))
    k = decoys(acct, target - n)
    noise(acct, target, k)
    acct.bookings = [b for b in acct.bookings if acct.start <= b.day <= acct.end]
    for s in acct.series:
        s["bookings"] = [b for b in s["bookings"] if acct.start <= b.day <= acct.end]
    acct.bookings.sort(key=lambda b: (b.day, b.seq))
    bal = acct.opening
    low = bal
    for b in acct.bookings:
        bal += b.amount
        low = min(low, bal)
    if low < 0:
        acct.opening += D(-low + 50)
    bal = acct.opening
    for i, b in enumerate(acct.bookings):
        bal += b.amount
        b.balance, b.seq = bal, i
    acct.closing = bal
    return acct
