"""Sentences that only take away what the service itself gave or noted, and nobody paid for or made.

Those are points, badges, a status, progress; what was watched or searched for, and recommendations; lists that only
point at the service's own content, and copies of it; benefits and prices of members; an allowance that is left over;
bookings for a time after the end. Units that came with the subscription ("2 credits") are among them where they lapse
no sooner than it ends, and that is a day to come: until then they can be used, and the end be taken back.

A sentence is one only if the whole of it is put together from the closed lists of `[collected]` of one language: such a
thing and a word of its loss, words of the subscription and its end, dates, small words, the service's own name, and
money only beside a sum of zero. One word that is in none of them, and the sentence is judged like any other:
"purchased", "account", "family", another name, a sum.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache, lru_cache

from subterminator.lexicon.consequence_words import ARABIC_CLITICS, UNSPACED, plain_text, words_of
from subterminator.lexicon.currencies import CODES, SIGNS, currency_names
from subterminator.lexicon.language_files import amount_words, either, entries, languages
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.statements import statement_of

_LONGEST = 320
"""Signs of the longest sentence that is read."""
_MOST_UNITS = 24
"""Most units that come with a subscription: one or two a month."""
_DAYS_TO_USE = timedelta(days=3)
"""Least time until the end in which units can still be used."""
_DATE = "\x1a"
"""Stands in the text for a date."""
_ANY_DAY = date(2024, 1, 1)
"""A day from which dates without a year are read; which year it is does not matter."""
_BREAKS = (
    r"\s'\u0022\u00ab\u00bb\u2018-\u201f\u300c-\u300f,.;:!()\[\]"
    r"\u3010\u3011\u2010-\u2015\u00b7\u2022\u203b\u3001\u3002\u30fb\u060c\u061b*/&~-"
)
"""Signs between words, for a class of characters. A question mark is none, nor a sign of a currency."""
_NUMBER = r"(?<![\d.,])\d{1,3}(?:[.,\u00a0 ]\d{3})*(?![\d.,]*\d)|(?<![\d.,])\d{1,6}(?![\d.,]*\d)"
_UNITS = "points|pts?|xp|pkt"
"""Units of what is collected, behind a number."""
_SIGNS_OF_UNITS = "p|ポイント|点|點|个|個|枚|張|张|件|점|개|장"
"""The same in languages that write words as one; elsewhere "50p" is money."""
_CLOCK = r"\d{1,2}:\d{2}(?! ?\d)"
_POSSESSIVE = "(?:ك|كم|ي)?"
"""Arabic endings of a thing that belongs to the person addressed, or to the one who ticks a box."""
_JOINTS = {"ja": "の?", "zh": "的?", "ko": "의?"}
"""Particle between a word and its owner, in languages that write words as one."""
_PLACES = {"subscription": ("subscription",), "term": ("subscription", "period")}
"""Placeholders of entries, and the lists whose entries they stand for."""
_END = r"(?!\w)"
_AMOUNT = (
    r"\d{1,5}(?:[.,]\d{1,2})? ?"
    r"(?:[gmt]bi?|[gmt]o|gt|gigas?|gigabytes?|minutes|minuten|\u062c\u064a\u062c\u0627\u0628\u0627\u064a\u062a)"
)
"""Rest of an allowance, with its unit: "11.2 GB"."""
_TIERS = "(?:premium|plus|pro|club|standard|basic|unlimited)"
"""Words of plans that are part of a name behind it, in every language."""
_CLOSE = r"(?:'s)?[ -]"
"""Between a name and what it belongs to; a mark between them parts two things of a list."""
_NAME_WORD = r"[^\W\d_][\w-]{1,}"
_FIRST_UNSPACED = "\u3040"
"""First letter of the scripts that write words as one."""
_OF_WORTH = ("valued", "stored", "balance", "members", "others", "deposit", "paid_for", "deliveries")
"""Lists of `[consequences]` with words of what has a worth or an owner, and is no name."""
_THING, _ALIKE = "\x1c", ("thing", "copy", "given", "coupon", "later", "allowance")
"""Stands for a thing that is lost, and the lists of such things."""
_WHENEVER, _AT_THE_END = ("beyond_recall", "when", "ended"), ("at_the_end",)
"""Lists of times and other things said of a loss: of any, and of one that only may come with the end."""
_OTHER_ACTS = frozenset({"charge", "pay", "buy", "start", "resume", "renew", "change", "pause", "sign_in", "sign_out"})
"""Acts that no sentence about a loss has."""


@dataclass(frozen=True, slots=True)
class Own:
    """Knowledge of the subscription, by which a loss with it is read."""

    names: frozenset[str] = frozenset()
    """Words that are only names of the service and its plan, as `words_of_names` finds them."""
    ends: date | None = None
    """Day on which it ends; None if that is not known, or it ends at once."""
    today: date = date.max
    """Day on which one presses."""


UNKNOWN = Own()


@lru_cache(maxsize=1024)
def loses_only_what_was_collected(written: str, language: str, own: Own = UNKNOWN) -> bool:
    """Return whether the whole of a sentence is understood as the loss of what was collected, or of a sum of zero.

    The reader of meanings must agree: nothing in it is charged, bought or begun, and no account is meant.
    """
    text = plain_text(written).replace("\u0307", "").strip()
    if len(text) > _LONGEST or not _says_a_loss(text, language):
        return False
    named = text.rpartition(":")[2]  # "Status after this: cancelled" loses no status
    named = text if any(map(str.isdigit, named)) else named
    lapses = _words(language, "prepaid").search(named) is not None and _lapses_later(text, language, own)
    things = ("prepaid",) if lapses else _ALIKE
    if not _words(language, *things).search(named) and not _nothing(language).search(named):
        return False
    return _is_put_together(written, language, own.names, lapses=lapses)


def _lapses_later(text: str, language: str, own: Own) -> bool:
    """Return whether a loss comes with the end, by a word for it or its day, and that leaves some days to use it."""
    if own.ends is None or own.ends - own.today < _DAYS_TO_USE or words_of(language, "at_once").search(text):
        return False
    if _words(language, "by_the_press").search(text):
        return False
    if any(int(each) > _MOST_UNITS for each in re.findall(r"\d+", _undated(text))):  # bought, rather than given
        return False
    days = [each.when for each in Lexicon.load().dates.read(text, own.today)]
    ends = own.ends - timedelta(days=1)
    return all(each >= ends for each in days) and (
        bool(days) or _words(language, "at_the_end").search(text) is not None
    )


@lru_cache(maxsize=1024)
def heads_a_list(written: str, language: str, names: frozenset[str] = frozenset()) -> bool:
    """Return whether the whole of a line only says that what is listed below it is lost: "You will lose:"."""
    text = plain_text(written).strip()
    return (
        len(text) <= _LONGEST
        and _says_a_loss(text, language)
        and _is_put_together(written, language, names, heads=True)
    )


@lru_cache(maxsize=1024)
def names_only_what_was_collected(written: str, language: str, names: frozenset[str] = frozenset()) -> bool:
    """Return whether the whole of a row only names such things, as below a line that says that they are lost."""
    text = plain_text(written).strip()
    return (
        len(text) <= _LONGEST
        and _words(language, *_ALIKE).search(text) is not None
        and _is_put_together(written, language, names)
    )


def _says_a_loss(text: str, language: str) -> bool:
    """Return whether a text has a word of a loss, besides what it says of the end of the subscription."""
    undated = _undated(text)
    conditions = "|".join(_word(language, each) for each in ("when", "ended"))
    return _words(language, "gone", "deleted", "beyond_recall").search(re.sub(conditions, " ", undated)) is not None


@lru_cache(maxsize=256)
def _undated(text: str) -> str:
    """Return a plain text with a single sign in the place of each date."""
    return Lexicon.load().dates.without(text, _ANY_DAY, by=_DATE)


def _is_put_together(
    written: str, language: str, names: frozenset[str], *, heads: bool = False, lapses: bool = False
) -> bool:
    """Return whether the whole of a text is understood by the lists, and the reader of meanings agrees."""
    text = plain_text(written).replace("\u0307", "").strip()
    names = frozenset(each for each in names if _is_written_as_a_name(each, written))
    undated = _undated(text)
    if heads:
        undated = _words(language, "following").sub(" ", undated)
    deletes = _words(language, "deleted").search(undated) is not None
    grammars = [_grammar(language, names, deletes=False, lapses=lapses)]
    if deletes and (heads or _only_things_are_deleted(undated, language, names)):
        grammars.append(_grammar(language, names, deletes=True, lapses=lapses))
    # In Polish what is downloaded is called like what is debited.
    unnamed = _counted_things(language, lapses=lapses).sub(" ", text)
    if len(_words(language, "ended").findall(undated)) > 1:  # one of them is another contract
        return False
    if amount_words("charging").search(unnamed) or not any(each.fullmatch(undated) for each in grammars):
        return False
    clauses = statement_of(written).meanings
    return not any((each.act in _OTHER_ACTS and each.polarity == "+") or each.object == "account" for each in clauses)


_not_own = compiled_late(lambda: either("names", "not_own"))


@lru_cache(maxsize=64)
def words_of_names(*names: str) -> frozenset[str]:
    """Return the words of the service's and the plan's names that mean nothing else: "Sagolinn", never "Photos"."""
    words = {word for name in names for word in re.findall(_NAME_WORD, name)}
    return frozenset(plain_text(word) for word in words if _means_nothing(word))


def _follows(rest: str, language: str) -> bool:
    """Return whether what is deleted stands behind the word: as its object in Chinese, in a list below it elsewhere."""
    return _THING in re.split("[,.;\u3001\u3002]", rest)[0] and (language == "zh" or ":" in rest)


def _is_written_as_a_name(name: str, written: str) -> bool:
    """Return whether a sentence has a word, and with a capital wherever it stands, if its script has any."""
    found = re.findall(rf"(?<!\w){re.escape(name)}" if name[0] < _FIRST_UNSPACED else re.escape(name), written, re.I)
    return bool(found) and not any(each[0].islower() for each in found)


def _means_nothing(word: str) -> bool:
    """Return whether a word is in no language; one that is written without spaces may have a known ending."""
    plain = plain_text(word)
    if any(words_of(each, *_OF_WORTH).search(plain) for each in languages()) or _not_own().fullmatch(plain):
        return False
    clauses = statement_of(word).meanings
    joined = word[0] >= _FIRST_UNSPACED and all(each.unknown and each.object == "none" for each in clauses)
    return not clauses or joined


def _only_things_are_deleted(text: str, language: str, names: frozenset[str]) -> bool:
    """Return whether each part of a sentence that deletes says of what: it might be the person, or an account.

    A comma right behind a thing parts nothing: "bookings after your last day, are removed".
    """
    conditions = "|".join(_word(language, each, name=_name(language, names)) for each in ("when", "ended"))
    marked = re.sub(conditions, " ", _words(language, "later").sub(f" {_THING} ", text))
    marked = _words(language, *_ALIKE).sub(f" {_THING} ", marked)
    marked = re.sub(rf"{_THING}\s*[,\u3001\uff0c]\s*", f"{_THING} ", marked)
    if language in UNSPACED:
        found = list(_words(language, "deleted").finditer(marked))
        return all(_THING in marked[: each.end()] or _follows(marked[each.end() :], language) for each in found)
    parts = re.split(rf"[,;.!\u060c]|{_word(language, 'joined')}", marked)
    return all(_THING in each for each in parts if _words(language, "deleted").search(each))


@cache
def _words(language: str, *names: str) -> re.Pattern[str]:
    return re.compile(_word(language, *names))


@cache
def _counted_things(language: str, *, lapses: bool) -> re.Pattern[str]:
    """Compile a thing with the word beside it that says that it is left, as of instalments that remain."""
    left, apart = _word(language, "left"), "" if language in UNSPACED else " "
    things = _word(language, "thing", "copy", *(["prepaid"] if lapses else []))
    return re.compile(f"(?:{left}{apart})?{things}(?:{apart}{left})?")


@cache
def _nothing(language: str) -> re.Pattern[str]:
    """Compile money right beside a sum of zero: "credit of £0.00", "balance (0 kr)"; never "balance and 0 points"."""
    money = _word(language, "money")
    currency = rf"(?i:(?:us|ca|au|nz|hk|r)?[{SIGNS}]|{CODES}|{currency_names()})"
    zero = r"(?<![\d.,])0(?:[.,]0{1,2})?(?![\d.,]*\d)"
    zero = rf"(?:{currency} ?{zero}|{zero} ?{currency})"
    return re.compile(rf"(?:{money}[\s:(]{{0,3}}{zero}|{zero}\s?{money})")


@lru_cache(maxsize=256)
def _grammar(language: str, names: frozenset[str], *, deletes: bool, lapses: bool) -> re.Pattern[str]:
    """Compile what a whole sentence may be put together from.

    Each word is taken once and for all (an atomic group), so that the time is proportional to the text; of two entries
    the longer stands first. A number counts a thing. Where something is deleted, no word stands for a person, and
    data that are left are no allowance.

    Args:
        lapses: whether units that came with the subscription are what is lost: with the end alone, and beside nothing
            but what is given as long as it runs.
    """
    number, broken = f"(?:{_NUMBER})", f"[{_BREAKS}]"
    unspaced = language in UNSPACED
    apart = f"{broken}{{0,3}}" if unspaced else f"{broken}{{1,3}}"
    unit = rf" ?(?:{_UNITS}|{_SIGNS_OF_UNITS})(?![a-z0-9])" if unspaced else rf" ?(?:{_UNITS}){_END}"
    value = rf"(?:{broken}{{0,2}}[:(] ?{number}(?:{unit})?|{broken}{{0,3}}{number}{unit})?"
    counted = f"(?:{number} ?%?{broken}{{0,2}})?"
    name = _name(language, names)
    own, leftover = _word(language, "every", "beside"), _word(language, "every", "beside", "left")
    joint = f"{_JOINTS.get(language, '')}{apart}"
    close = f"{_JOINTS.get(language, '')} ?" if unspaced else _CLOSE
    named, behind = (f"|{name}{close}", f"|{close}{name}") if names else ("", "")  # "Scans, playlists" are two things
    before, around = f"(?:{own}{joint}{named})*", f"(?:{leftover}{joint}{named})*"
    after, left = f"(?:{joint}{own}{behind})*", f"(?:{joint}{leftover}{behind})*"
    things = _word(language, "prepaid" if lapses else "thing")
    thing = f"{around}{counted}{around}{things}{left}{value}"
    copy = f"{before}{counted}{before}{_word(language, 'copy')}{after}{value}"
    given = f"{before}{_word(language, 'given')}{after}"
    coupon = f"{around}{_word(language, 'coupon', name=name)}{left}"
    allowance = f"{around}{_word(language, 'allowance')}{left}(?:{broken}{{0,3}}{_AMOUNT}{_END})?"
    kinds = (
        *([] if lapses else [f"{before}{_word(language, 'later', name=name)}", copy, coupon]),
        *([] if deletes or lapses else [allowance]),
        *(_word(language, each, name=name) for each in (_AT_THE_END if lapses else _WHENEVER)),
        *(_word(language, "gone"), *([_word(language, "deleted")] if deletes else [])),
        *(thing, given, _nothing(language).pattern),
        *(_DATE, _CLOCK, _word(language, "small"), *([] if deletes else [_word(language, "person")])),
    )
    word = f"(?>(?:{'|'.join(kinds)}){'' if unspaced else f'(?={broken}|$)'})"
    caption = rf"(?:(?:(?<=[:(])|(?<=[:(] )){number}(?:{unit})?{broken}*)?"
    return re.compile(f"{broken}*(?:{word}{broken}*)*+{caption}")


def _name(language: str, names: frozenset[str]) -> str:
    """Return the regular expression of the service's own name, with the words that mark its plans: "Larder Plus"."""
    if not names:
        return ""
    listed = f"(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})"
    if language in UNSPACED:
        return rf"(?:{listed}(?: ?{_TIERS})?)"
    return rf"(?:(?<!\w){listed}(?: {listed})*(?: {_TIERS})?{_END})"


def _word(language: str, *lists: str, name: str = "") -> str:
    """Return the regular expression of these lists, the longest entries first: whole words where spaces part them.

    Args:
        name: the expression of the service's own name, which may stand beside the subscription, or for it.
    """
    listed = sorted((each for table in lists for each in entries("collected", table, language)), key=len, reverse=True)
    words = f"(?:{'|'.join(listed) or '(?!)'})"
    for place, within in _PLACES.items():
        subscription = either("collected", *within, language=language)
        if name:
            small = either("collected", "small", language=language)
            subscription = f"(?:(?:(?:{small} )?{name} ?)?{subscription}(?: ?{name})?|{name})"
        words = words.replace(f"{{{place}}}", subscription)
    if language in UNSPACED:
        return words
    if language == "ar":
        owned = _POSSESSIVE if set(lists) & set(_ALIKE) else ""
        return rf"(?:(?<!\w){ARABIC_CLITICS}{words}{owned}{_END})"
    return rf"(?:(?<!\w){words}{_END})"
