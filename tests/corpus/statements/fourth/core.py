"""Dates, money, small helpers, the booking itself."""
import calendar
import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


def D(x):
    return Decimal(str(x)).quantize(CENT, rounding=ROUND_HALF_UP)


def fill(template, values):
    """Replace {key} by values[key]; keys not known stay for a later round."""
    return re.sub(r"\{(\w+)\}", lambda m: str(values.get(m.group(1), m.group(0))), template)


def num(amount, dec=",", thou="", plus=False):
    s = f"{abs(amount):,.2f}".replace(",", "\0").replace(".", dec).replace("\0", thou)
    if amount < 0:
        return "-" + s
    return ("+" if plus else "") + s


def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    d, e = b // 4, b % 4
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    j, k = c // 4, c % 4
    m = (a + 11 * h) // 319
    r = (2 * e + 2 * j - k - h + m + 32) % 7
    mo = (h - m + r + 90) // 25
    return date(y, mo, (h - m + r + mo + 19) % 32)


FIXED = {"*": {(1, 1), (12, 25)}, "DE": {(5, 1), (10, 3), (12, 26)}, "AT": {(5, 1), (1, 6), (10, 26), (12, 26)},
         "CH": {(1, 2), (8, 1), (12, 26)}, "FR": {(5, 1), (5, 8), (7, 14), (11, 1), (11, 11)},
         "NL": {(4, 27), (12, 26)}, "BE": {(5, 1), (7, 21), (11, 1)}, "ES": {(1, 6), (5, 1), (8, 15), (12, 8)},
         "IT": {(4, 25), (5, 1), (6, 2), (8, 15), (12, 26)}, "PT": {(4, 25), (5, 1), (6, 10), (12, 8)},
         "GB": {(12, 26)}, "IE": {(3, 17), (12, 26)}, "US": {(7, 4), (6, 19), (11, 11)}, "CA": {(7, 1), (12, 26)},
         "AU": {(1, 26), (4, 25), (12, 26)}, "NZ": {(2, 6), (4, 25), (12, 26)}, "SE": {(1, 6), (5, 1), (6, 6), (12, 26)},
         "NO": {(5, 1), (5, 17), (12, 26)}, "DK": {(6, 5), (12, 26)}, "FI": {(1, 6), (5, 1), (12, 6), (12, 26)},
         "PL": {(1, 6), (5, 1), (5, 3), (11, 11), (12, 26)}, "CZ": {(5, 1), (5, 8), (7, 5), (9, 28), (12, 26)},
         "BR": {(4, 21), (5, 1), (9, 7), (11, 15)}}


def is_open(d, cc):
    if d.weekday() >= 5:
        return False
    if (d.month, d.day) in FIXED["*"] or (d.month, d.day) in FIXED.get(cc, ()):
        return False
    if cc not in ("US",):
        e = easter(d.year)
        if d == e - timedelta(2) or (d == e + timedelta(1) and cc not in ("CA", "PT", "BR", "US")):
            return False
    return True


def next_open(d, cc, add=0):
    while not is_open(d, cc):
        d += timedelta(1)
    for _ in range(add):
        d += timedelta(1)
        while not is_open(d, cc):
            d += timedelta(1)
    return d


def add_months(d, n, day=None):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return date(y, m, min(day or d.day, calendar.monthrange(y, m)[1]))


RATE = {"EUR": 1.0, "GBP": 0.85, "USD": 1.08, "CHF": 0.95, "SEK": 11.4, "NOK": 11.7, "DKK": 7.46, "PLN": 4.28,
        "CZK": 25.1, "CAD": 1.48, "AUD": 1.65, "NZD": 1.79, "BRL": 5.9}
STEP = {"EUR": 1.0, "GBP": 0.9, "USD": 1.08, "CHF": 1.3, "SEK": 10.2, "NOK": 10.2, "DKK": 8.6, "PLN": 3.4,
        "CZK": 20.5, "CAD": 1.3, "AUD": 1.45, "NZD": 1.6, "BRL": 3.3}


def local_price(eur, cur):
    """A list price in euro as a service would set it in another currency."""
    e = Decimal(str(eur))
    if cur == "EUR":
        return D(e)
    v = float(e) * STEP[cur]
    if cur in ("SEK", "NOK", "DKK", "CZK"):
        return D(max(19, round(v / 10) * 10 - 1)) if v > 25 else D(max(9, round(v)))
    if cur == "CHF":
        return D(int(v) + 0.9)
    if cur == "BRL":
        return D(int(v) + 0.9)
    if cur == "PLN":
        return D(int(v) + (0.99 if v < 60 else 0))
    frac = e - int(e)
    return D(int(v) + float(frac if frac else 0)) if int(v) else D(0.99)


@dataclass
class Booking:
    day: date                 # booking date
    amount: Decimal           # signed
    kind: str                 # card dd paypal so out in salary atm fee interest loan wallet return refund
    name: str                 # counterparty, legal name
    desc: str = ""            # what the card terminal sends
    ref: str = ""             # purpose
    city: str = ""
    cc: str = ""              # the merchant's country
    pday: date = None         # day of the purchase
    time: str = "12:00"
    iban: str = ""
    bic: str = ""
    mandate: str = ""
    cid: str = ""
    e2e: str = ""
    fx: tuple = None          # (currency, amount, rate)
    wallet: str = ""
    token: str = ""           # reference number of the payment
    series: int = -1
    charge: bool = False      # counts as a charge of its series
    first: bool = False
    reason: str = ""
    seq: int = 0
    balance: Decimal = None
    payee: str = ""           # filled by the wording
    purpose: str = ""
    typ: str = ""
    text: str = ""            # what the truth prints
    extra: dict = field(default_factory=dict)


def ascii_fold(s, german=True):
    import unicodedata
    if german:
        for a, b in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue")):
            s = s.replace(a, b)
    for a, b in (("ß", "ss"), ("ø", "o"), ("Ø", "O"), ("æ", "ae"), ("Æ", "Ae"), ("ł", "l"), ("Ł", "L"), ("’", "'"),
                 ("–", "-"), ("€", "EUR"), ("£", "GBP"), ("œ", "oe"), ("°", "o")):
        s = s.replace(a, b)
    return "".join(c for c in unicodedata.normalize("NFKD", s) if ord(c) < 128)


def token(rng, n, alphabet="0123456789"):
    return "".join(rng.choice(alphabet) for _ in range(n))


ALNUM = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"
