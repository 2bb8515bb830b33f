"""Sums of money in a text: signs and codes of currencies, and their names in each language."""

from __future__ import annotations

from functools import cache

from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.normalise import DENSE

SIGNS = "$€£¥₩₹₺₽₴₫฿₪"
CODES = "USD|EUR|GBP|JPY|KRW|CHF|CAD|AUD|INR|BRL|MXN|PLN|SEK|NOK|DKK|CNY|TRY|HUF|CZK|RON|RUB|UAH|THB"
"""Codes of ISO 4217."""
_SHORT = "Rp|RM|Kč|Ft|lei|บาท"
"""Names of currencies in languages that have no file."""
_WRITTEN = (
    "kron(?:or|er|en|ur|a|e)|forint|leva|dinar\\w*|rub(?:el|les?|l\\w)|rupees?|rupiah|ringgit|yen|yuan|francs?|franken"
    "|korun\\w?|hryv\\w+|lir[ae]s?|shekels?|dirhams?|riyals?|baht|tenge|cents?|centimes|c[eé]ntimos|pence"
)
"""Names of units as they are written out, behind a number."""
_NUMBER = r"\d[\d.,]{0,15}(?<=\d)"
_SPACE = r"[ \u00a0\u202f]?"


@cache
def currency_names() -> str:
    """Return the regular expression of the names of currencies, as whole words."""
    return rf"{either('amounts', 'currency')}(?![^\W{DENSE}])"


sum_pattern = compiled_late(
    lambda: (
        rf"(?:(?:US|CA|AU|NZ|HK|R)?[{SIGNS}]|\b(?:{CODES}|{_SHORT})\b){_SPACE}{_NUMBER}"
        rf"|(?<![\d.,]){_NUMBER}{_SPACE}(?:[{SIGNS}]|{currency_names()}|(?i:{CODES}|{_WRITTEN})\b|(?:{_SHORT})\b)"
    )
)
"""A sum of money: a number with a currency before or after it."""
amount_pattern = compiled_late(lambda: rf"{sum_pattern().pattern}|(?<![\d.,])\d{{1,3}}(?:[.,]\d{{1,2}})? ?%")
"""An amount: a sum of money or a percentage."""
