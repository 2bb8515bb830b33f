#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""python3 generate.py OUT --seed 7   -> 200 bank statements with labelled truth (see README.md)."""
import argparse, calendar, csv, io, json, os, random, re, string
from datetime import date, timedelta
from decimal import Decimal
from xml.sax.saxutils import escape
import catalog as C

D = lambda x: Decimal(str(x)).quantize(Decimal('0.01'))
TD = timedelta
CCY = {'DE': 'EUR', 'FR': 'EUR', 'NL': 'EUR', 'CH': 'CHF', 'UK': 'GBP', 'US': 'USD'}
HOLDER = {'DE': ['Lena Hoffmann', 'Tobias Krämer'], 'CH': ['Reto Baumgartner', 'Anna Lüthi'], 'FR': ['CLAIRE FONTAINE', 'JULIEN MARCHAND'],
          'NL': ['J van Dijk', 'M de Boer'], 'UK': ['MR THOMAS WRIGHT', 'MS SARAH EVANS'], 'US': ['DANIEL R COOPER', 'MEGAN L FOSTER']}
DAYS = {'weekly': 7, 'monthly': 30, 'quarterly': 91, 'yearly': 365}
MINC = {'weekly': 4, 'monthly': 3, 'quarterly': 2, 'yearly': 2}
STEP = {'monthly': 1, 'quarterly': 3, 'yearly': 12}


def add_months(d, n, dom):
    m = d.year * 12 + d.month - 1 + n
    y, m = divmod(m, 12)
    return date(y, m + 1, min(dom, calendar.monthrange(y, m + 1)[1]))


def bizday(d):
    while d.weekday() > 4 or (d.month, d.day) in ((1, 1), (12, 25), (12, 26)):
        d += TD(1)
    return d


WORDS = {'DE': ['Danke', 'Essen', 'Geburtstag', 'Konzertkarten', 'Urlaub'], 'CH': ['Danke', 'Znacht', 'Geburi', 'Ferien'],
         'FR': ['RESTO', 'MERCI', 'CADEAU', 'VACANCES'], 'NL': ['Tikkie eten', 'verjaardag', 'bedankt', 'vakantie'],
         'UK': ['DINNER', 'TICKETS', 'THANKS', 'HOLIDAY'], 'US': ['dinner', 'tickets', 'thx', 'pizza', 'trip']}


class House:
    def __init__(self, rnd, cc):
        self.r, self.cc, self.ccy = rnd, cc, CCY[cc]
        self.holder = rnd.choice(HOLDER[cc])
        self.card = self.digits(4)
        self.tx = []
        self.fxbase = {'EUR': {'USD': .925}, 'CHF': {'USD': .89, 'EUR': .96}, 'GBP': {'USD': .79}, 'USD': {'EUR': 1.085}}[self.ccy]
        self.fx = {}
        n = rnd.choices([rnd.randint(4, 9), rnd.randint(10, 17), rnd.randint(18, 26)], [.25, .35, .4])[0]
        self.months = n
        end = date(rnd.randint(2023, 2025), rnd.randint(1, 12), 1)
        if end > date(2025, 9, 1):
            end = date(2025, rnd.randint(1, 9), 1)
        self.end = end - TD(1) if rnd.random() < .4 else end + TD(rnd.randint(0, 26))
        self.start = add_months(self.end + TD(1), -n, (self.end + TD(1)).day)
        self.shopcity = rnd.choice(C.CITY[cc].split('~'))

    def digits(self, n):
        return ''.join(self.r.choice(string.digits) for _ in range(n))

    def alnum(self, n):
        return ''.join(self.r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(n))

    def iban(self, cc, bank=None):
        if cc == 'UK': cc = 'GB'
        b = {'DE': self.digits(18), 'NL': (bank or self.r.choice(['INGB', 'RABO', 'ABNA'])) + self.digits(10), 'FR': self.digits(23),
             'CH': '00' + self.digits(15), 'GB': 'BARC' + self.digits(14)}.get(cc) or self.digits(18)
        v = ''.join(str(int(c, 36)) for c in b + cc + '00')
        return '%s%02d%s' % (cc, 98 - int(v) % 97, b)

    def fill(self, t, d, fixed):
        def f(m):
            k = m.group(1)
            if k == 'MY':
                return fixed.setdefault('my', self.r.choice(['%m/%Y', '%m.%Y', '%m/%y', '%Y-%m'])) and d.strftime(fixed['my'])
            if k == 'ME':
                return self.holder
            if k[0] == 'f':
                n = fixed.setdefault('n' + k, self.digits(int(k[1:])).replace('0', '7', 1))
                return n
            return self.digits(int(k[1:])) if k[0] == 'N' else self.alnum(int(k[1:]))
        return re.sub(r'\{(\w+)\}', f, t)

    def rate(self, cur, d):
        k = (cur, d.isocalendar()[:2])
        if k not in self.fx:
            h = random.Random('%s%s' % k)       # same week, same rate, all statements
            drift = .05 * (((d.year * 12 + d.month) * 7 % 23) / 23 - .5)
            self.fx[k] = self.fxbase[cur] * (1 + drift + h.uniform(-.008, .008))
        return self.fx[k]

    def add(self, d, amt, ch, name, purpose='', city='', label=None, fx=None, meta=None, late_ok=False):
        """d: the day of purchase or due day; amt negative for a debit."""
        r = self.r
        pd = d
        if ch == 'card':
            bd = bizday(d + TD(r.choice([0, 1, 1, 2, 2])))
        else:
            bd = bizday(d)
        if not self.start <= bd <= self.end:
            return None
        t = dict(pd=pd, d=bd, vd=bd if ch != 'card' or r.random() < .6 else max(pd, bd - TD(1)), amt=amt, ch=ch, name=name,
                 purpose=purpose, city=city, label=label, fx=fx, meta=meta or {}, o=r.random())
        self.tx.append(t)
        return t

    # ---- subscriptions -------------------------------------------------
    def due_dates(self, per, first):
        d, n = first, 0
        while d <= self.end + TD(3):
            yield d
            n += 1
            d = first + TD(7 * n) if per == 'weekly' else add_months(first, STEP[per] * n, first.day)

    def meta_dd(self):
        cc = self.cc
        c2 = {'UK': 'GB', 'US': 'US'}.get(cc, cc)
        return {'mandate': self.r.choice([self.alnum(12), 'M' + self.digits(9), self.digits(8) + '-' + self.digits(2)]),
                'cred': c2 + self.digits(2) + ('ZZZ' if c2 != 'CH' else '1ZZ') + ('0' + self.digits(10) if c2 != 'FR' else self.digits(6)),
                'iban': self.iban('DE' if c2 == 'US' else cc), 'coid': 'XXXXX' + self.digits(5), 'sec': self.r.choice(['PPD', 'WEB'])}

    def sub(self, person, cat, ch, name, purpose, city, plan, opts, service=None):
        r = self.r
        per, prices = plan.split(':')
        prices = [float(x) for x in prices.split(',')]
        if len(prices) > 1 and r.random() < .35:
            prices = prices[r.randrange(len(prices)):]
        span = (self.end - self.start).days
        if per == 'yearly':
            if span < 372: return None
            first = self.start + TD(r.randint(0, span - 366)) if r.random() < .75 else self.start + TD(r.randint(0, min(60, span - 366)))
        elif r.random() < .3 and span > 3 * DAYS[per] + 40:     # starts inside
            first = self.start + TD(r.randint(10, span - 2 * DAYS[per] - 15 if per != 'monthly' else span - 85))
        else:
            back = r.randint(0, DAYS[per] - 1)
            first = self.start + TD(back)
            new = False
        new = first > self.start + TD(31) and per != 'yearly'
        # anchor days: many on the first, fifteenth
        if per != 'weekly' and ch == 'dd' and r.random() < .6:
            first = first.replace(day=r.choice([1, 1, 2, 3, 5, 15, 28]))
        rises = sorted(self.start + TD(r.randint(30, max(31, span - 20))) for _ in prices[1:]) if r.random() < .7 else []
        dates = [d for d in self.due_dates(per, first) if d >= self.start - TD(2)]
        events, story = [], []
        cancel = resume = None
        if per in ('monthly', 'weekly') and len(dates) >= (8 if per == 'weekly' else 7):
            x = r.random()
            if x < .18:
                k = r.randint(3 if per == 'monthly' else 5, len(dates) - 3)
                if per == 'weekly': k = min(k, len(dates) - 6)
                if k >= MINC[per]: cancel = k
            elif x < .27 and len(dates) >= 10:
                k = r.randint(3, len(dates) - 6)
                resume = (k, k + r.randint(2, 3 if per == 'monthly' else 9))
                if resume[1] > len(dates) - 3: resume = None
        elif per == 'quarterly' and len(dates) >= 4 and r.random() < .2:
            cancel = len(dates) - 2
        elif per == 'yearly' and len(dates) >= 3 and r.random() < .4 and (self.end - dates[2]).days > 14:
            cancel = 2
        disc = 'disc' in opts and new and r.random() < .7
        trial = 'trial' in opts and new and r.random() < .7
        missed = r.randrange(2, len(dates) - 2) if per == 'monthly' and len(dates) > 6 and r.random() < .1 else -1
        late = r.randrange(1, len(dates) - 1) if per in ('monthly', 'quarterly') and len(dates) > 4 and r.random() < .14 else -1
        fixed, meta = {}, self.meta_dd()
        out, seen = [], None
        label = dict(person=person, per=per, cat=cat, service=service, story=story, tx=out)
        cur = 'USD' if 'usd' in opts else 'EUR' if 'eur' in opts else None
        if cur: story.append('foreign currency ' + cur)
        fxl = cur and r.random() < .8          # does the text show the original amount?
        for i, d in enumerate(dates):
            if cancel is not None and i >= cancel:
                if 'cancelled' not in story: story.append('cancelled')
                break
            if resume and resume[0] <= i < resume[1]:
                if 'resumed' not in story: story.append('resumed')
                continue
            if i == missed:
                story.append('missed'); continue
            if 'skip' in opts and r.random() < .1 and 1 < i < len(dates) - 1 :
                if 'skipped weeks' not in story: story.append('skipped weeks')
                continue
            p = prices[min(sum(x <= d for x in rises), len(prices) - 1)]
            listp = p
            if i == 0 and trial:
                story.append('free first month'); continue
            if i == 0 and disc:
                p = r.choice([.99, 1, round(p / 2, 2)]); story.append('discounted first month')
            if 'vary' in opts and r.random() < .25:
                p = round(p + r.uniform(.3, 6), 2)
                if 'varying amount' not in story: story.append('varying amount')
            if i == late:
                d += TD(r.randint(3, 9)); story.append('late')
            fx = None
            amt = D(p)
            if cur:
                rt = self.rate(cur, d)
                fx = (cur, D(p), rt)
                amt = D(p * rt)
                if not fxl: fx = None
            t = self.add(d, -amt, ch, self.fill(name, d, fixed), self.fill(purpose, d, fixed), city, label, fx,
                         dict(meta, seq=i, rec=1))
            if t:
                out.append(t)
                if seen and listp > seen and 'price rise' not in story: story.append('price rise')
                seen = listp
        if len(out) < MINC[per]:
            return label
        # refunds and one-off purchases at the same merchant
        if r.random() < (.25 if 'ref1' in opts else .05):
            t = r.choice(out)
            if self.add(t['d'] + TD(r.randint(2, 12)), -t['amt'], ch, t['name'], t['purpose'], city, 'refund', None, dict(meta, refund=1)): story.append('refund of a charge')
        m = re.search(r'one=(.+?)~([\d.]+)~([\d.]+)', opts)
        if m and r.random() < .75:
            nm = name if m[1] == '-' else m[1]
            och = ch if m[1] == '-' else 'card'
            for _ in range(r.randint(1, max(2, span // 45))):
                d = self.start + TD(r.randint(0, span))
                a = r.uniform(float(m[2]), float(m[3])) if r.random() < .3 else float(m[2]) + (float(m[3]) - float(m[2])) * r.random() ** 2.5
                self.add(d, -self.price(a), och, self.fill(nm, d, {}), self.fill(purpose, d, fixed) if och == ch else '', city, 'oneoff', None, meta)
            story.append('one-off purchases at the same merchant')
        return label

    def price(self, a):
        a = D(a)
        if self.r.random() < .6:
            a = a.quantize(Decimal('1')) - D(self.r.choice(['0.01', '0.01', '0.05', '0.5']))
        return max(a, D('0.5'))

    def rows(self, cc):
        t = C.L[cc] + (C.EU if cc in ('DE', 'FR', 'NL', 'CH') else '')
        return [x.split('|') for x in t.splitlines() if x]

    def app_text(self):
        return {'US': ('APPLE.COM/BILL', '866-712-7753 CA'), 'UK': ('APPLE.COM/BILL', 'APPLE.COM/BIL')}.get(self.cc, ('APPLE.COM/BILL', 'CORK'))

    def build(self):
        r, cc = self.r, self.cc
        span = (self.end - self.start).days
        want = r.randint(2, 9)
        rows = self.rows(cc)
        self.subs, self.few = [], []
        used = set()

        def keep(lb):
            if lb is None: return
            tx = lb['tx']
            if len(tx) >= MINC[lb['per']]: self.subs.append(lb)
            elif tx:                                   # seen, but too few charges to be found
                if r.random() < .5: self.few.append(lb)
                else: self.tx = [t for t in self.tx if t['label'] is not lb]

        def plan(plans, wts=None):
            ps = plans.split(';')
            ps = [p for p in ps if (not p.startswith('yearly') or span >= 372) and (not p.startswith('quart') or span > 200)]
            return r.choice(ps) if ps else None

        # bundles: several services of one merchant
        def bundle(kind):
            pool = r.sample({'Apple': C.APPLE, 'PayPal': C.PAYPAL, 'Google': C.GOOGLE}[kind], 2 if r.random() < .8 else 3)
            named = kind == 'Google' or (kind == 'PayPal' and r.random() < .6)
            for svc, plans in pool:
                p = plan(plans)
                if not p or len(self.subs) >= want: continue
                if named and svc in used: continue
                used.add(svc)
                if kind == 'Apple':
                    n, c = self.app_text()
                    keep(self.sub('Apple', 'app store', 'card', n, '', c, p, '', svc))
                elif kind == 'Google':
                    keep(self.sub(svc, 'app store', 'card', 'GOOGLE *' + svc, '', 'G.CO/HELPPAY#', p, '', svc))
                else:
                    keep(self.sub(svc if named else 'PayPal', 'paypal', 'pp', svc if named else '', '', '', p, '', svc))
            used.add('%s-bundle' % kind)
            if kind == 'Apple':
                n, c = self.app_text()
                for _ in range(r.randint(0, 1 + span // 80)):
                    self.add(self.start + TD(r.randint(0, span)), -D(r.choice([.99, 1.99, 2.99, 4.99, 6.99, 9.99])), 'card', n, '', c, 'oneoff')
            elif kind == 'PayPal':
                for _ in range(r.randint(0, 1 + span // 60)):
                    self.add(self.start + TD(r.randint(0, span)), -self.price(r.uniform(8, 90)), 'pp', r.choice(['eBay', 'Etsy', 'Vinted']) if named else '', '', '', 'oneoff')
        for kind, pr in (('Apple', .32), ('PayPal', .22), ('Google', .14)):
            if want - len(self.subs) >= 2 and r.random() < pr: bundle(kind)
        guard = 0
        while len(self.subs) < want and guard < 90:
            guard += 1
            per = r.choices(['monthly', 'yearly', 'quarterly', 'weekly'], [.56, .24, .1, .1])[0]
            cand = [x for x in rows if x[0] not in used and per + ':' in x[6]]
            if not cand or (per == 'yearly' and span < 372) or (per == 'quarterly' and span < 200): continue
            if per == 'weekly' and sum(s['per'] == 'weekly' for s in self.subs) >= 2: continue
            x = r.choice(cand)
            used.add(x[0])
            p = r.choice([q for q in x[6].split(';') if q.startswith(per)])
            keep(self.sub(x[0], x[1], x[2], x[3], x[4], x[5], p, x[7]))
        assert 2 <= len(self.subs) <= 9, len(self.subs)
        if span < 372 and r.random() < .5:      # a lone yearly charge
            cand = [x for x in rows if x[0] not in used and 'yearly:' in x[6]]
            x = r.choice(cand)
            p = [q for q in x[6].split(';') if q.startswith('yearly')][0].split(':')[1].split(',')[0]
            lb = dict(person=x[0], per='yearly', cat=x[1], service=None, story=['single charge'], tx=[])
            d = self.start + TD(r.randint(2, span - 5))
            if 'usd' not in x[7] and 'eur' not in x[7]:
                t = self.add(d, -D(p), x[2], self.fill(x[3], d, {}), self.fill(x[4], d, {}), x[5], lb, None, self.meta_dd())
                if t: lb['tx'].append(t); self.few.append(lb)
        self.noise(span, used)
        self.tx.sort(key=lambda t: (t['d'], t['o']))

    # ---- everything else -----------------------------------------------
    def noise(self, span, used):
        r, cc = self.r, self.cc
        self.decoys = []
        en, ep = C.EMPLOYER[cc].split('|')
        base, dom, fixed, m = r.uniform(2300, 5200) * (1.5 if cc == 'CH' else 1), r.choice([25, 27, 28, 30, 1, 15]), {}, self.meta_dd()
        lb = dict(person=en, per='monthly', cat='salary', tx=[], decoy=1)
        n = 0
        d = self.start.replace(day=1)
        while d <= self.end:
            dd = add_months(d, 0, dom)
            while dd.weekday() > 4: dd -= TD(1)
            t = self.add(dd, D(base * (1.03 if n > 11 else 1) + (r.uniform(0, 90) if r.random() < .2 else 0)), 'in', en, self.fill(ep, dd, fixed), '', lb, None, m)
            d = add_months(d, 1, 1); n += 1
        for line in C.REG[cc].splitlines():
            k, per, ch, name, purp, lo, hi, mode, pr = line.split('|')
            if r.random() > float(pr): continue
            lb = dict(person=name or purp.split('{')[0].strip(), per=per, cat=k.rstrip('?'), tx=[], decoy=2 if '?' in k else 1)
            fixed, m = {}, self.meta_dd()
            amt = r.uniform(float(lo), float(hi))
            if ch == 'so' and k != 'rent': amt = round(amt / 5) * 5
            if k == 'levy?' and lo == '13.25': amt = 13.25
            first = self.start + TD(r.randint(0, DAYS[per] - 1))
            if per != 'weekly': first = first.replace(day=r.choice([1, 1, 2, 3, 5, 10, 15, 28, 30 if first.month != 2 else 28]))
            stop = 3 if k == 'instalment' else 999
            if stop == 3: first = self.start + TD(r.randint(0, max(1, span - 95)))
            for i, d in enumerate(self.due_dates(per, first)):
                if i >= stop: break
                if k == 'tax' and 'C/TAX' in name and d.month in (2, 3): continue
                if k == 'utility?' and i and i % 12 == 0: amt *= r.uniform(.95, 1.15)
                if k == 'rent' and i == 13: amt *= 1.02
                a = D(r.uniform(float(lo), float(hi))) if mode == 'var' else D(amt)
                t = self.add(d, -a, ch, self.fill(name, d, fixed), self.fill(purp, d, fixed), '', lb, None, dict(m, seq=i))
                if t: lb['tx'].append(t)
            lb['person'] = self.fill(lb['person'], self.start, {})
            if lb['tx']: self.decoys.append(lb)
        for h in C.HABIT[cc].split('~'):
            k, every, jit, name, lo, hi = h.split('|')
            if r.random() > .4: continue
            lb = dict(person=name, per={'7': 'weekly'}.get(every, 'monthly'), cat=k, tx=[], decoy=1)
            d = self.start + TD(r.randint(0, 20))
            if k == 'market': d += TD((5 - d.weekday()) % 7)
            while d <= self.end:
                dd = d + TD(r.randint(-int(jit), int(jit)))
                if r.random() > .1:
                    a = D(lo) if lo == hi else (D(r.uniform(float(lo), float(hi))) if cc != 'DE' or k != 'market' else D(round(r.uniform(float(lo), float(hi)) * 2) / 2))
                    t = self.add(dd, -a, 'card', name, '', self.shopcity, lb)
                    if t: lb['tx'].append(t)
                d += TD(int(every))
            if len(lb['tx']) > 2: self.decoys.append(lb)
        busy = r.uniform(.35, 1)
        for k, texts, lo, hi, per in C.SHOPS[cc]:
            fav = r.sample(texts.split('~'), min(4, len(texts.split('~'))))
            for _ in range(int(self.months * per * busy)):
                d = self.start + TD(r.randint(0, span))
                a = D(lo + (hi - lo) * r.random() ** 2)
                nm = self.fill(r.choice(fav), d, {})
                t = self.add(d, -a, 'card', nm, '', self.shopcity, k)
                if t and k == 'shopping' and r.random() < .06:
                    self.add(d + TD(r.randint(5, 16)), a, 'card', nm, '', self.shopcity, 'refund', None, {'refund': 1})
        atm = r.choice([50, 60, 100, 200]) if cc != 'US' else r.choice([60, 80, 100])
        if r.random() < .3:      # cash every Friday or so
            d = self.start + TD((4 - self.start.weekday()) % 7)
            lb = dict(person='cash machine', per='weekly', cat='cash', tx=[], decoy=1)
            while d <= self.end:
                if r.random() > .08:
                    t = self.add(d, -D(atm), 'atm', 'ATM', '', self.shopcity, lb)
                    if t: lb['tx'].append(t)
                d += TD(7)
            if len(lb['tx']) > 3: self.decoys.append(lb)
        else:
            for _ in range(int(self.months * r.uniform(.5, 2))):
                self.add(self.start + TD(r.randint(0, span)), -D(r.choice([atm, atm, 20, 40])), 'atm', 'ATM', '', self.shopcity, 'cash')
        for _ in range(int(self.months * r.uniform(.3, 1.6))):
            nm = r.choice(C.PEOPLE[cc].split('~'))
            if r.random() < .35: self.add(self.start + TD(r.randint(0, span)), self.price(r.uniform(8, 90)), 'in', nm, r.choice(WORDS[cc]), '', 'person', None, self.meta_dd())
            else: self.add(self.start + TD(r.randint(0, span)), -D(round(r.uniform(5, 160))), 'out', nm, r.choice(WORDS[cc]), '', 'person', None, self.meta_dd())


# ======================= formats =======================================
def num(a, dec=',', th=''):
    s = '{:,.2f}'.format(a)
    return s.replace(',', '\0').replace('.', dec).replace('\0', th)


PPD = {'DE': 'PayPal Europe S.a.r.l. et Cie S.C.A', 'FR': 'PAYPAL EUROPE S.A.R.L. ET CIE S.C.A', 'NL': 'PayPal Europe S.a.r.l. et Cie S.C.A', 'CH': 'PAYPAL PTE LTD'}


def pp_expand(h, t):
    """PayPal charges are direct debits by PayPal on the continent, card texts elsewhere."""
    if t['ch'] != 'pp': return
    n, r = t['name'], h.r
    if h.cc in ('UK', 'CH'):
        t['ch'] = 'card'; t['city'] = '35314369001' if h.cc == 'UK' else 'LUXEMBOURG'
        t['name'] = ('PAYPAL *' + n.upper().replace(' ', '')[:14]) if n else 'PAYPAL'
    elif h.cc == 'US':
        t['ch'] = 'dd'; t['name'] = 'PAYPAL'; t['purpose'] = 'INST XFER'
        
        if not hasattr(h, 'ppm'): h.ppm = h.meta_dd()
        t['meta'] = dict(t['meta'], coid=h.ppm['coid'], sec='WEB', id=n.upper().replace(' ', '')[:12] if n else None)
    else:
        if not hasattr(h, 'ppm'):
            h.ppm = h.meta_dd(); h.ppm['cred'] = 'LU96ZZZ0000000000000000058'; h.ppm['pp'] = h.digits(4)
        t['ch'] = 'dd'; t['meta'] = dict(t['meta'], **h.ppm); t['name'] = PPD[h.cc]
        ref = '10' + h.digits(11)
        t['purpose'] = {'DE': f"{ref}/PP.{h.ppm['pp']}.PP/. {n}, Ihr Einkauf bei {n}" if n else f"{ref} PP.{h.ppm['pp']}.PP PAYPAL",
                        'FR': f"{ref}/PAYPAL {n}" if n else f"{ref}/PAYPAL", 'NL': f"{ref} {n} PAYPAL" if n else f"{ref} PAYPAL"}[h.cc]


def fxs(t):
    return f"{t['fx'][1]} {t['fx'][0]}" if t['fx'] else ''


def fmt_csv_de(h, opening):
    """ING-DiBa, Germany: ISO-8859-1, semicolons, preamble, newest first."""
    r = h.r
    idt = r.random() < .4
    iban = h.iban('DE')
    out, bal = [], opening
    for t in h.tx:
        bal += t['amt']
        ch, nm, pu = t['ch'], t['name'], t['purpose']
        bt = {'in': 'Gehalt/Rente' if t['amt'] > 1500 else 'Gutschrift', 'so': 'Dauerauftrag/Terminueberweisung', 'out': 'Ueberweisung', 'fee': 'Entgelt'}.get(ch, 'Lastschrift')
        if ch == 'card':
            bt = 'Gutschrift' if t['amt'] > 0 else 'Lastschrift'
            pu = f"NR XXXX {h.card} {t['city']} KAUFUMSATZ {t['pd']:%d.%m} {(num(t['fx'][1], '.') + ' ' + t['fx'][0] + ' ' + '%.4f' % (1 / t['fx'][2])) if t['fx'] else h.digits(6)} ARN{h.digits(23)}"
            nm = 'VISA ' + nm.upper()[:22]
        elif ch == 'atm':
            nm, pu = f"VISA GELDAUTOMAT {t['city']}", f"NR XXXX {h.card} BARGELDAUSZAHLUNG {t['pd']:%d.%m} {h.digits(6)}"
        elif ch == 'fee':
            nm = 'ING'
        elif ch == 'dd':
            nm = nm[:50]
            if idt and t['amt'] < 0: pu += f" Mandat: {t['meta']['mandate']} Glaeubiger-ID: {t['meta']['cred']}"
        t['raw'] = nm + ' ' + pu
        out.append([f"{t['d']:%d.%m.%Y}", f"{t['vd']:%d.%m.%Y}", nm, bt, pu, num(bal, ',', '.'), 'EUR', num(t['amt'], ',', '.'), 'EUR'])
    pre = [f"Umsatzanzeige;Datei erstellt am: {h.end + TD(1):%d.%m.%Y} 09:{r.randint(10, 59)}", '',
           'IBAN;' + ' '.join(iban[i:i + 4] for i in range(0, 22, 4)), 'Kontoname;Girokonto', 'Bank;ING', 'Kunde;' + h.holder,
           f"Zeitraum;{h.start:%d.%m.%Y} - {h.end:%d.%m.%Y}", f"Saldo;{num(bal, ',', '.')};EUR", '', 'Sortierung;Datum absteigend', '',
           'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.', '',
           'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung']
    s = io.StringIO()
    w = csv.writer(s, delimiter=';', quoting=csv.QUOTE_MINIMAL, lineterminator='\n')
    w.writerows(out[::-1])
    return '\n'.join(pre) + '\n' + s.getvalue(), 'iso-8859-1', 'csv'


def fmt_csv_us(h, opening):
    """Bank of America: summary preamble, mm/dd/yyyy, thousands commas, quoted, CRLF."""
    r = h.r
    style, recflag = r.choice('ab'), r.random() < .45
    rows, bal, cr, db = [], opening, D(0), D(0)
    hid = h.holder
    for t in h.tx:
        bal += t['amt']
        if t['amt'] > 0: cr += t['amt']
        else: db += t['amt']
        ch, nm, m = t['ch'], t['name'], t['meta']
        if ch == 'card':
            kind = 'REFUND' if t['amt'] > 0 else 'CHECKCARD' if style == 'a' else 'PURCHASE'
            if style == 'a':
                x = f"{kind} {t['pd']:%m%d} {nm[:25]} {t['city']} {h.digits(23)}"
                if m.get('rec') and recflag: x += f" RECURRING CKCD 4899 XXXXXXXXXXXX{h.card} XXXX XXXX XXXX {h.card}"
            else:
                x = f"{nm[:25]} {t['pd']:%m/%d} {'PURCHASE' if kind != 'REFUND' else kind} {t['city']}"
            if t['fx']: x += f" INTERNATIONAL {fxs(t)}"
        elif ch == 'atm':
            x = f"BKOFAMERICA ATM {t['pd']:%m/%d} #{h.digits(9)} WITHDRWL UNIVERSITY VILLAGE {t['city']}"
        elif ch == 'fee':
            x = t['purpose'].upper()
        elif ch in ('so', 'out') or (ch == 'in' and t['amt'] < 1500):
            if ch == 'so' and t['purpose'] == 'SAVINGS': x = f"Online Banking Transfer To SAV {h.card[::-1]} Confirmation# {h.alnum(10).lower()}"
            else: x = f"Zelle payment {'from' if ch == 'in' else 'to'} {nm.replace('Zelle ', '')} for \"{t['purpose']}\"; Conf# {h.alnum(9).lower()}"
        else:
            x = f"{nm[:16]} DES:{t['purpose'][:10]} ID:{m.get('id') or 'XXXXX' + h.digits(5)} INDN:{hid} CO ID:{m['coid']} {'PPD' if ch == 'in' else m['sec']}"
        t['raw'] = x
        rows.append((f"{t['d']:%m/%d/%Y}", x, num(t['amt'], '.', ','), num(bal, '.', ',')))
    q = lambda v: '"' + v.replace('"', '""') + '"'
    L = ['Description,,Summary Amt.', f"Beginning balance as of {h.start:%m/%d/%Y},,{q(num(opening, '.', ','))}",
         f"Total credits,,{q(num(cr, '.', ','))}", f"Total debits,,{q(num(db, '.', ','))}", f"Ending balance as of {h.end:%m/%d/%Y},,{q(num(bal, '.', ','))}", '',
         'Date,Description,Amount,Running Bal.', f"{h.start:%m/%d/%Y},Beginning balance as of {h.start:%m/%d/%Y},,{q(num(opening, '.', ','))}"]
    L += [f"{a},{q(b)},{q(c)},{q(d)}" for a, b, c, d in rows]
    return '\r\n'.join(L) + '\r\n', 'utf-8', 'csv'


def fmt_ofx(h, opening):
    """France: OFX 1.02 SGML, CP1252. UK: OFX 2.1.1 XML."""
    r = h.r
    sgml = h.cc == 'FR'
    style = r.choice('ab')
    bal, L = opening, []
    for n, t in enumerate(h.tx):
        bal += t['amt']
        ch, nm, pu, m = t['ch'], t['name'], t['purpose'], t['meta']
        ty = 'CREDIT' if t['amt'] > 0 else 'DEBIT'
        if sgml:
            nm = nm.upper()
            if ch == 'card':
                ty = ty if t['amt'] > 0 else 'POS' if style == 'a' else 'DEBIT'
                what = 'AVOIR CB' if t['amt'] > 0 else 'CB'
                if style == 'a': name, memo = f"PAIEMENT {what} {t['pd']:%d%m} {t['city']}", f"{nm} CARTE {h.card}XXXX{(' ' + fxs(t)) if t['fx'] else ''}"
                else: name, memo = f"{what} {nm} {t['pd']:%d/%m/%y}", f"{nm} {t['city']} {fxs(t)}".strip()
            elif ch == 'atm': ty, name, memo = 'ATM' if style == 'a' else 'DEBIT', f"RETRAIT DAB {t['pd']:%d%m} {t['city']}", f"CARTE {h.card}XXXX"
            elif ch == 'dd':
                ty = 'DIRECTDEBIT' if style == 'a' and t['amt'] < 0 else ty
                name, memo = f"{'PRLV SEPA' if t['amt'] < 0 else 'VIR SEPA'} {nm}", f"{pu} {m['cred']} {m['mandate']}" if style == 'a' else f"{nm} {pu}"
            elif ch == 'fee': ty, name, memo = 'DEBIT', pu, ''
            elif ch == 'in': name, memo = f"VIR {nm}", pu
            else: ty, name, memo = ('REPEATPMT' if style == 'a' and ch == 'so' else 'DEBIT'), f"{'VIR PERM' if ch == 'so' else 'VIR INST'} {nm}", pu
        else:
            if ch == 'card':
                ty = 'POS' if t['amt'] < 0 and style == 'a' else ty
                name = f"{nm} {t['city']}"
                memo = f"CARD {'PAYMENT TO' if t['amt'] < 0 else 'REFUND FROM'} {nm},{(' ' + fxs(t) + ', RATE %.2f/GBP' % (1 / t['fx'][2])) if t['fx'] else ' ' + str(abs(t['amt'])) + ' GBP, RATE 1.00/GBP'} ON {t['pd']:%d-%m-%Y}" if style == 'a' else f"CD {h.card} {t['pd']:%d%b%y}".upper()
            elif ch == 'atm': ty, name, memo = 'ATM', f"CASH {t['city']} {t['pd']:%d%b}".upper(), f"CD {h.card}"
            elif ch == 'dd':
                ty = 'DIRECTDEBIT' if t['amt'] < 0 else ty
                name, memo = nm, (f"DIRECT DEBIT PAYMENT TO {nm} REF {pu}, MANDATE NO {int(m['cred'][2:4]):04d}" if style == 'a' else f"{pu} DDR")
            elif ch == 'fee': ty, name, memo = 'SRVCHG', pu, ''
            elif ch == 'in': name, memo = nm, f"{pu} BGC"
            else: ty, name, memo = ('REPEATPMT' if ch == 'so' else 'XFER'), nm, f"{pu} {'STO' if ch == 'so' else 'FPO'}"
        name = re.sub(' +', ' ', name)[:32].strip()
        memo = re.sub(' +', ' ', memo)[:255].strip()
        t['raw'] = (name + ' ' + memo).strip()
        fid = f"{t['d']:%Y%m%d}{n:05d}{h.digits(4)}"
        f = [('TRNTYPE', ty), ('DTPOSTED', f"{t['d']:%Y%m%d}" + ('' if sgml else '120000[0:GMT]'))] + ([('DTUSER', f"{t['pd']:%Y%m%d}")] if style == 'a' else [])
        f += [('TRNAMT', (num(t['amt'], '.') if not (sgml and style == 'a' and t['amt'] > 0) else '+' + num(t['amt'], '.'))), ('FITID', fid), ('NAME', escape(name))] + ([('MEMO', escape(memo))] if memo else [])
        if sgml: L.append('<STMTTRN>\n' + '\n'.join(f'<{a}>{b}' for a, b in f) + '\n</STMTTRN>')
        else: L.append('<STMTTRN>' + ''.join(f'<{a}>{b}</{a}>' for a, b in f) + '</STMTTRN>')
    if style == 'a': L.reverse()
    now = f"{h.end + TD(1):%Y%m%d}083000"
    if sgml:
        head = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n'
        body = f"""<OFX>
<SIGNONMSGSRSV1>
<SONRS>
<STATUS>
<CODE>0
<SEVERITY>INFO
</STATUS>
<DTSERVER>{now}
<LANGUAGE>FRA
</SONRS>
</SIGNONMSGSRSV1>
<BANKMSGSRSV1>
<STMTTRNRS>
<TRNUID>{now}
<STATUS>
<CODE>0
<SEVERITY>INFO
</STATUS>
<STMTRS>
<CURDEF>EUR
<BANKACCTFROM>
<BANKID>{h.digits(5)}
<BRANCHID>{h.digits(5)}
<ACCTID>{h.digits(11)}
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>{h.start:%Y%m%d}
<DTEND>{h.end:%Y%m%d}
""" + '\n'.join(L) + f"""
</BANKTRANLIST>
<LEDGERBAL>
<BALAMT>{bal}
<DTASOF>{h.end:%Y%m%d}
</LEDGERBAL>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
"""
        return head + body, 'cp1252', 'ofx'
    body = f"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>{now}</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>GBP</CURDEF>
<BANKACCTFROM><BANKID>{h.digits(6)}</BANKID><ACCTID>{h.digits(8)}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><DTSTART>{h.start:%Y%m%d}</DTSTART><DTEND>{h.end:%Y%m%d}</DTEND>
""" + '\n'.join(L) + f"""
</BANKTRANLIST><LEDGERBAL><BALAMT>{bal}</BALAMT><DTASOF>{h.end:%Y%m%d}</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""
    return body, 'utf-8', 'ofx'


def months_of(h):
    """Split into calendar months (banks send one statement a month)."""
    d = h.start
    while d <= h.end:
        e = min(add_months(d, 1, 1) - TD(1), h.end)
        yield d, e, [t for t in h.tx if d <= t['d'] <= e]
        d = e + TD(1)


def fmt_camt(h, opening):
    """Germany camt.053.001.02, Switzerland camt.053.001.04."""
    r, ccy, de = h.r, h.ccy, h.cc == 'DE'
    ver = '02' if de else '04'
    monthly = r.random() < .5
    iban, bal = h.iban(h.cc), opening
    E = lambda s: escape(s)
    parts = list(months_of(h)) if monthly else [(h.start, h.end, h.tx)]
    S = []

    def balance(code, a, d):
        return f"<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy=\"{ccy}\">{abs(a)}</Amt><CdtDbtInd>{'CRDT' if a >= 0 else 'DBIT'}</CdtDbtInd><Dt><Dt>{d}</Dt></Dt></Bal>"
    for no, (a, b, txs) in enumerate(parts, 1):
        X = []
        ob = bal
        for t in txs:
            bal += t['amt']
            ch, m, nm, pu = t['ch'], t['meta'], t['name'], t['purpose']
            ind = 'DBIT' if t['amt'] < 0 else 'CRDT'
            ust, add, e2e = [], '', 'NOTPROVIDED'
            party = nm
            if ch == 'card':
                if de:
                    party = f"{nm}//{t['city']}"
                    ust = [f"{t['pd']}T{r.randint(7, 21):02d}:{r.randint(0, 59):02d} Debitk.{int(h.card[0]) % 3} 20{27 + int(h.card[1]) % 3}-12"]
                    if t['fx']: ust[0] += f" Orig {num(t['fx'][1])} {t['fx'][0]}"
                    add, cd = 'KARTENZAHLUNG' if ind == 'DBIT' else 'GUTSCHRIFT KARTE', ('CCRD', 'POSD')
                else:
                    party, add, cd = '', f"{'Kauf/Dienstleistung' if ind == 'DBIT' else 'Gutschrift'} vom {t['pd']:%d.%m.%Y}, Karte XXXX{h.card}, {nm} {t['city']}", ('CCRD', 'POSD')
                    if t['fx']: add += f", {t['fx'][0]} {t['fx'][1]}"
            elif ch == 'atm':
                party, add, cd = ('', f"Bargeldbezug {t['city']} {t['pd']:%d.%m.%Y}, Karte XXXX{h.card}", ('CCRD', 'CWDL')) if not de else (f"GA NR{h.digits(8)} {t['city']}", 'BARGELDAUSZAHLUNG', ('CCRD', 'CWDL'))
            elif ch == 'fee': party, ust, add, cd = '', [pu], 'ENTGELTABSCHLUSS' if de else 'Dienstleistungspreis ' + pu, ('MDOP', 'CHRG')
            elif ch == 'dd':
                ust = [pu[i:i + 140] for i in range(0, len(pu), 140)]
                e2e = h.alnum(r.choice([12, 16, 20])) if r.random() < .7 else e2e
                add, cd = ('FOLGELASTSCHRIFT' if ind == 'DBIT' else 'GUTSCHR. UEBERWEISUNG') if de else f"Belastung LSV/DD {nm}" if ind == 'DBIT' else f"Gutschrift {nm}", ('RDDT', 'ESDD') if ind == 'DBIT' else ('RCDT', 'ESCT')
            else:
                ust = [pu]
                if de: add = {'in': 'LOHN  GEHALT' if t['amt'] > 1500 else 'GUTSCHR. UEBERWEISUNG', 'so': 'DAUERAUFTRAG', 'out': 'ONLINE-UEBERWEISUNG'}[ch]
                else: add = {'in': 'Gutschrift', 'so': 'Dauerauftrag', 'out': 'E-Banking Auftrag'}[ch] + ' ' + nm
                cd = ('RCDT', 'SALA' if t['amt'] > 1500 else 'ESCT') if ch == 'in' else ('ICDT', 'STDO' if ch == 'so' else 'ESCT')
            party = party[:70]
            amt = f"<Amt Ccy=\"{ccy}\">{abs(t['amt'])}</Amt>"
            x = f"<Ntry>{('<NtryRef>' + h.digits(9) + '</NtryRef>') if not de else ''}{amt}<CdtDbtInd>{ind}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>{t['d']}</Dt></BookgDt><ValDt><Dt>{t['vd']}</Dt></ValDt>"
            x += f"<AcctSvcrRef>{t['d']:%Y%m%d}{h.digits(12)}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>{cd[0]}</Cd><SubFmlyCd>{cd[1]}</SubFmlyCd></Fmly></Domn></BkTxCd>"
            x += "\n <NtryDtls><TxDtls><Refs><EndToEndId>" + E(e2e) + "</EndToEndId>" + (f"<MndtId>{m['mandate']}</MndtId>" if ch == 'dd' and ind == 'DBIT' else '') + '</Refs>'
            if not de: x += amt + f"<CdtDbtInd>{ind}</CdtDbtInd>"
            if t['fx']:
                x += f"<AmtDtls><InstdAmt><Amt Ccy=\"{t['fx'][0]}\">{t['fx'][1]}</Amt></InstdAmt><TxAmt>{amt}<CcyXchg><SrcCcy>{t['fx'][0]}</SrcCcy><TrgtCcy>{ccy}</TrgtCcy><XchgRate>{t['fx'][2]:.5f}</XchgRate></CcyXchg></TxAmt></AmtDtls>"
            elif de: x += f"<AmtDtls><TxAmt>{amt}</TxAmt></AmtDtls>"
            if party:
                me = f"<Nm>{E(h.holder)}</Nm>"
                other = f"<Nm>{E(party)}</Nm>" + (f"<Id><PrvtId><Othr><Id>{m['cred']}</Id></Othr></PrvtId></Id>" if ch == 'dd' and ind == 'DBIT' else '')
                acct = lambda k: f"<{k}Acct><Id><IBAN>{m.get('iban')}</IBAN></Id></{k}Acct>" if m.get('iban') and ch != 'card' else ''
                x += '<RltdPties>' + (f"<Dbtr>{me}</Dbtr><Cdtr>{other}</Cdtr>{acct('Cdtr')}" if ind == 'DBIT' else f"<Dbtr>{other}</Dbtr>{acct('Dbtr')}<Cdtr>{me}</Cdtr>") + '</RltdPties>'
            if ust: x += '<RmtInf>' + ''.join(f"<Ustrd>{E(u)}</Ustrd>" for u in ust) + '</RmtInf>'
            x += f"</TxDtls></NtryDtls><AddtlNtryInf>{E(add)}</AddtlNtryInf></Ntry>"
            t['raw'] = ' '.join(([party] if party else []) + ust) or add
            X.append(x)
        S.append(f"<Stmt><Id>{iban[-8:]}{b:%Y%m%d}{no:03d}</Id><ElctrncSeqNb>{no}</ElctrncSeqNb><CreDtTm>{b + TD(1)}T05:12:44</CreDtTm><FrToDt><FrDtTm>{a}T00:00:00</FrDtTm><ToDtTm>{b}T23:59:59</ToDtTm></FrToDt>"
                 f"<Acct><Id><IBAN>{iban}</IBAN></Id><Ccy>{ccy}</Ccy><Ownr><Nm>{E(h.holder)}</Nm></Ownr></Acct>\n{balance('OPBD', ob, a)}{balance('CLBD', bal, b)}\n" + '\n'.join(X) + '</Stmt>')
    s = f"""<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.{ver}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<BkToCstmrStmt><GrpHdr><MsgId>{h.alnum(20)}</MsgId><CreDtTm>{h.end + TD(1)}T05:12:44</CreDtTm></GrpHdr>
""" + '\n'.join(S) + '\n</BkToCstmrStmt></Document>\n'
    return s, 'utf-8', 'xml'


SW = str.maketrans({'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'Ä': 'Ae', 'Ö': 'Oe', 'Ü': 'Ue', 'ß': 'ss', 'é': 'e', 'è': 'e', '*': '*'})


def fmt_mt940(h, opening):
    """Germany: structured :86: with ?20.. subfields, monthly messages. Netherlands: ABN AMRO style."""
    r, de = h.r, h.cc == 'DE'
    iban, bal, L = (h.iban(h.cc) if h.cc == 'DE' else h.iban('NL', 'ABNA')), opening, []
    mark = lambda a, d, tag: f":{tag}:{'C' if a >= 0 else 'D'}{d:%y%m%d}EUR{num(abs(a))}"
    blz = iban[4:12]
    for no, (a, b, txs) in enumerate(months_of(h), 1):
        L += [':20:' + ('STARTUMSE' if de else 'ABN AMRO BANK NV'), ':25:' + (f"{blz}/{iban[12:]}" if de else iban), f":28C:{no:05d}/001" if de else f":28:{no:05d}/1", mark(bal, a - TD(1), '60F')]
        for t in txs:
            bal += t['amt']
            ch, m = t['ch'], t['meta']
            nm, pu = t['name'].translate(SW), t['purpose'].translate(SW)
            dc = 'D' if t['amt'] < 0 else 'C'
            if de:
                gvc, txt, code = {'dd': ('105', 'FOLGELASTSCHRIFT', 'NDDT'), 'so': ('117', 'DAUERAUFTRAG', 'NSTO'), 'out': ('116', 'ONLINE-UEBERWEISUNG', 'NTRF'), 'atm': ('106', 'BARGELDAUSZAHLUNG', 'NMSC'),
                                  'card': ('106', 'KARTENZAHLUNG', 'NMSC'), 'fee': ('805', 'ENTGELTABSCHLUSS', 'NCHG')}.get(ch) or (('153', 'LOHN  GEHALT', 'NTRF') if t['amt'] > 1500 else ('166', 'GUTSCHR. UEBERWEISUNG', 'NTRF'))
                if dc == 'C' and ch in ('card', 'dd'): gvc, txt, code = '166', 'GUTSCHRIFT', 'NTRF'
                if ch == 'card':
                    seg = [f"EREF+{h.digits(20)}", f"SVWZ+{t['pd']}T{r.randint(7, 21):02d}.{r.randint(0, 59):02d} Debitk.{int(h.card[0]) % 3} 20{27 + int(h.card[1]) % 3}-12" + (f" {num(t['fx'][1])} {t['fx'][0]} KURS {('%.4f' % (1 / t['fx'][2])).replace('.', ',')}" if t['fx'] else '')]
                    nm = f"{nm}//{t['city']}/{'US' if t['fx'] else 'DE'}"
                elif ch == 'atm': seg, nm = [f"SVWZ+{t['pd']}T{r.randint(7, 21):02d}.{r.randint(0, 59):02d} GA NR{h.digits(8)}"], f"{t['city']} GELDAUTOMAT"
                elif ch == 'fee': seg, nm = ['SVWZ+' + pu], ''
                elif ch == 'dd' and dc == 'D': seg = [f"EREF+{h.alnum(16)}", f"MREF+{m['mandate']}", f"CRED+{m['cred']}", 'SVWZ+' + pu]
                else: seg = ([f"EREF+{h.alnum(14)}"] if r.random() < .3 else []) + ['SVWZ+' + pu]
                sub = [s[i:i + 27] for s in seg for i in range(0, len(s), 27)][:10]
                f86 = gvc + '?00' + txt + '?10' + h.digits(4) + ''.join(f"?{20 + i}{s}" for i, s in enumerate(sub))
                if ch not in ('fee',):
                    if m.get('iban') and ch != 'card': f86 += '?30' + r.choice(['COBADEFFXXX', 'DEUTDEFFXXX', 'HYVEDEMMXXX']) + '?31' + m['iban']
                    f86 += '?32' + nm[:27] + ('?33' + nm[27:54] if len(nm) > 27 else '')
                if ch == 'dd': f86 += '?34992'
            else:
                code = {'dd': 'N244', 'so': 'N654', 'out': 'N658', 'atm': 'N426', 'card': 'N426', 'fee': 'N192'}.get(ch, 'N526')
                if ch in ('card', 'atm'):
                    kind = 'GEA, Betaalpas' if ch == 'atm' else 'BEA, Betaalpas'
                    n2 = 'Geldmaat' if ch == 'atm' else nm[:22]
                    l2 = f"NR:{h.alnum(8)}, {t['pd']:%d.%m.%y}/{r.randint(7, 21):02d}:{r.randint(0, 59):02d}"
                    f86 = f"{kind:<33}{n2},PAS{h.card[:3]}\n{l2:<33}{t['city']}" + (f"\n{num(t['fx'][1])} {t['fx'][0]} KOERS {1 / t['fx'][2]:.4f}" if t['fx'] else '') + (' TERUGBOEKING' if dc == 'C' else '')
                elif ch == 'fee': f86 = f"ABN AMRO Bank N.V.               {pu}"
                elif ch == 'dd' and dc == 'D': f86 = f"/TRTP/SEPA Incasso algemeen doorlopend/CSID/{m['cred']}/NAME/{nm}/MARF/{m['mandate']}/REMI/{pu}/IBAN/{m['iban']}/BIC/{r.choice(['INGBNL2A', 'RABONL2U', 'ABNANL2A'])}/EREF/{h.alnum(16)}"
                else:
                    tp = {'in': 'SEPA OVERBOEKING', 'so': 'SEPA PERIODIEKE OVERB.', 'out': 'SEPA OVERBOEKING', 'dd': 'SEPA OVERBOEKING'}[ch]
                    f86 = f"/TRTP/{tp}/IBAN/{m.get('iban', iban)}/BIC/INGBNL2A/NAME/{nm}/REMI/{pu}/EREF/NOTPROVIDED"
            L.append(f":61:{t['vd']:%y%m%d}{t['d']:%m%d}{dc}{'R' if de else ''}{num(abs(t['amt']))}{code}NONREF")
            lines = []
            if '\n' in f86: lines, f86 = f86.split('\n'), f86.replace('\n', ' ')
            s = '' if lines else f86
            first = 61 if de else 65
            while s:                      # never end or start a line in a blank or with ':' or '-'
                n = min(first, len(s)); first = 65
                while n < len(s) and n > 40 and (s[n] in ' :-' or s[n - 1] == ' '): n -= 1
                lines.append(s[:n]); s = s[n:]
            t['raw'] = f86
            L += [':86:' + lines[0]] + lines[1:]
        L += [mark(bal, b, '62F'), '-']
    return '\r\n'.join(L) + '\r\n', 'latin-1', 'sta'


FORMATS = [('csv_ing_de', fmt_csv_de, lambda i: 'DE'), ('csv_bofa_us', fmt_csv_us, lambda i: 'US'),
           ('ofx', fmt_ofx, lambda i: 'FR' if i % 2 else 'UK'), ('camt053', fmt_camt, lambda i: 'DE' if i % 2 else 'CH'),
           ('mt940', fmt_mt940, lambda i: 'DE' if i % 2 else 'NL')]


def record(lb, ccy):
    tx = sorted(lb['tx'], key=lambda t: (t['d'], t['o']))
    o = {'merchant': lb['person'], 'period': lb['per'], 'amount': str(abs(tx[-1]['amt'])), 'currency': ccy, 'texts': [t['raw'] for t in tx]}
    return o, tx


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('out'); ap.add_argument('--seed', type=int, default=7)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    for fname, fn, ccf in FORMATS:
        for i in range(1, 41):
            h = House(random.Random(f"{a.seed}/{fname}/{i}"), ccf(i))
            h.build()
            for t in h.tx: pp_expand(h, t)
            text, enc, ext = fn(h, D(h.r.uniform(400, 6000)))
            base = os.path.join(a.out, f"{fname}_{i:02d}")
            with open(base + '.' + ext, 'wb') as f: f.write(text.encode(enc, 'replace'))
            truth = {'subscriptions': [], 'ignore': [], 'not_subscriptions': [],
                     'statement': {'format': fname, 'country': h.cc, 'currency': h.ccy, 'from': str(h.start), 'to': str(h.end), 'months': h.months, 'transactions': len(h.tx)}}
            for lb in h.subs:
                o, tx = record(lb, h.ccy)
                # active: the next charge is not yet overdue at the end of the statement
                grace = {'weekly': 21, 'monthly': 12, 'quarterly': 14, 'yearly': 14}[lb['per']]
                o['active'] = 'cancelled' not in lb['story']
                o['service'], o['category'], o['story'] = lb['service'], lb['cat'], lb['story']
                overdue = (h.end - tx[-1]['d']).days - DAYS[lb['per']] - 1
                if o['active'] and overdue > grace or not o['active'] and overdue < 0: print('CHECK', base, o['merchant'], o['period'], o['active'], overdue, lb['story'])
                o['charges'] = [{'date': str(t['d']), 'value_date': str(t['vd']), 'amount': str(abs(t['amt'])), 'text': t['raw'], **({'foreign': fxs(t)} if t['fx'] else {})} for t in tx]
                truth['subscriptions'].append(o)
            for lb in h.few:
                o, _ = record(lb, h.ccy); o['why'] = 'too few charges'; o['category'] = lb['cat']; truth['ignore'].append(o)
            for lb in h.decoys:
                o, _ = record(lb, h.ccy); o['why' if lb['decoy'] == 2 else 'kind'] = lb['cat']
                truth['ignore' if lb['decoy'] == 2 else 'not_subscriptions'].append(o)
            with open(base + '.truth.json', 'w', encoding='utf-8') as f: json.dump(truth, f, ensure_ascii=False, indent=1)


if __name__ == '__main__':
    main()
