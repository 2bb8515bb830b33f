"""Small helpers: dates, money, random identifiers."""
import calendar
from datetime import date, timedelta

FACT = {"EUR": 1.0, "USD": 1.05, "GBP": 0.88, "CHF": 1.15, "SEK": 10.6, "DKK": 7.6,
        "PLN": 3.7, "CZK": 20.0, "CAD": 1.4, "AUD": 1.6}
# units of the currency for one US dollar / one euro (rough)
PER_USD = {"EUR": .925, "USD": 1.0, "GBP": .79, "CHF": .89, "SEK": 10.5, "DKK": 6.9,
           "PLN": 4.0, "CZK": 22.8, "CAD": 1.36, "AUD": 1.51}


def charm(cur, eur):
    """A list price in `cur` (in cents) for a price in euro."""
    v = eur * FACT[cur]
    if cur in ("SEK", "DKK", "CZK"):
        n = max(9, int(round(v / 10.0)) * 10 - 1)
        return n * 100
    if cur == "EUR":
        return int(round(eur * 100))
    if cur == "CHF":
        return int(v) * 100 + 90
    return int(v) * 100 + 99


def add_months(d, n, day=None):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    m += 1
    day = day or d.day
    return date(y, m, min(day, calendar.monthrange(y, m)[1]))


def business(d, back=False):
    while d.weekday() > 4 or (d.month, d.day) in ((1, 1), (12, 25), (12, 26)):
        d += timedelta(days=-1 if back else 1)
    return d


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def alnum(r, n):
    return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))


def iban(r, cc):
    length = {"DE": 18, "AT": 16, "CH": 17, "BE": 12, "DK": 14, "ES": 20, "PT": 21,
              "SE": 20, "PL": 24, "CZ": 20}.get(cc)
    if cc == "NL":
        bban = r.choice(["INGB", "RABO", "ABNA", "TRIO"]) + "0" + digits(r, 9)
    elif cc == "GB":
        bban = r.choice(["BARC", "LOYD", "NWBK"]) + digits(r, 14)
    elif cc == "IE":
        bban = r.choice(["AIBK", "BOFI"]) + digits(r, 14)
    elif cc == "FR":
        bban = digits(r, 23)
    elif cc == "IT":
        bban = "X" + digits(r, 22)
    else:
        bban = digits(r, length or 18)
    num = "".join(str(int(c, 36)) for c in bban + cc + "00")
    return "%s%02d%s" % (cc, 98 - int(num) % 97, bban)


def money(c, dec=".", tho="", sign="-", plus=""):
    neg, c = c < 0, abs(c)
    whole = str(c // 100)
    if tho:
        parts = []
        while len(whole) > 3:
            parts.insert(0, whole[-3:])
            whole = whole[:-3]
        whole = tho.join([whole] + parts)
    return (sign if neg else plus) + whole + dec + "%02d" % (c % 100)


MONTHS = {
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "en": "January February March April May June July August September October November December",
    "sv": "januari februari mars april maj juni juli augusti september oktober november december",
    "da": "januar februar marts april maj juni juli august september oktober november december",
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "cs": "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
}
LANG = {"DE": "de", "AT": "de", "CH": "de", "NL": "nl", "BE": "nl", "FR": "fr", "ES": "es", "IT": "it",
        "PT": "pt", "IE": "en", "GB": "en", "US": "en", "CA": "en", "AU": "en", "SE": "sv", "DK": "da",
        "PL": "pl", "CZ": "cs"}
CUR = {"CH": "CHF", "GB": "GBP", "US": "USD", "CA": "CAD", "AU": "AUD", "SE": "SEK", "DK": "DKK",
       "PL": "PLN", "CZ": "CZK"}


def currency(cc):
    return CUR.get(cc, "EUR")


def month_name(cc, d):
    return MONTHS[LANG[cc]].split()[d.month - 1]
