"""Costs of ending, in the visible and the folded-away text of a page."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from datetime import date
from functools import cache
from itertools import pairwise

from subterminator.domain.protocols import PageView
from subterminator.lexicon.consequence_words import gives_deposit_back, is_waived, plain_text, short_clauses, words_of
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.language_files import amount_words, either, entries, languages, settings
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import DENSE, QUESTION_MARKS, normalise
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, RENEWALS
from subterminator.pages.facts import read_facts
from subterminator.pages.statements import statement_of

_LINE_LENGTH = 500
_REACH = 6
"""Tokens between a negation and the fee that it denies."""
_WIDE = "\N{IDEOGRAPHIC FULL STOP}\N{FULLWIDTH EXCLAMATION MARK}\N{FULLWIDTH QUESTION MARK}"
_NO_SHORT_WORD = "".join(rf"(?<!\b{each}\.)" for each in ("kr", "pr", "inkl", "ekskl"))
"""Words written with a full stop, which before a small letter ends no sentence: "99 kr. pr. m\u00e5ned"."""
_GOES_ON = r"(?:wie (?:gewohnt|immer|üblich)|regulär|abgebucht|eingezogen|fällig|belastet|berechnet|wirksam|beendet)\b"
"""Words that go on a German sentence behind a day in digits: "werden am 01.12. abgebucht"."""
_NO_DATE = (
    r"(?!\s+\()(?!\s+\d{1,2}\.\s*\d{1,4}(?!\d))"
    r"(?!(?:(?<=\d{4}\. \d\.)|(?<=\d{4}\. \d\d\.))\s+\d{1,2}(?!\d))"
    r"(?!(?:(?<=\d\. \d\.)|(?<=\d\. \d\d\.))\s+\d{4}(?!\d))"
)
"""Between the numbers of a day no sentence ends: "2026. 12. 11", "5. 12. 2026"; nor does one before a parenthesis."""


def _in_abbreviations() -> str:
    """Return the expression that a full stop ends no abbreviation, nor the first half of one: "z. B.".

    One letter alone may end a sentence: "under clause d. The rest".
    """
    listed = dict.fromkeys(map(re.escape, settings("abbreviations")))
    halves = [each.partition(r"\ ") for each in listed]
    paired = "".join(rf"(?!(?<=\b{first})\s+{second})" for first, space, second in halves if space)
    return "".join(rf"(?<!\b{each})" for each in listed) + paired


_SENTENCES = compiled_late(
    lambda: (
        rf"(?:(?<=[!?])|(?<=\.)(?<!\d\.){_in_abbreviations()}(?:{_NO_SHORT_WORD}|(?=\s+[^\W\d_a-z\u00df-\u00ff])))\s+"
        rf"|(?<=\d\.){_NO_DATE}\s+(?!{_GOES_ON})(?!(?i:{'|'.join(entries('date_signs', 'month_after_point'))}))"
        rf"(?!{either('date_signs', 'day_joins')} (?:[^\W\d_]+ )?\d{{1,2}}\.)"
        rf"|(?<=[{_WIDE}])\s*"
    )
)
"""Ends of sentences. A full stop between a day and its month is none: "bis 3. Mai", "am 5. und 12. Mai".

Nor is one behind a day in digits before its verb: "werden am 01.12. abgebucht".
"""
_WORD = re.compile(r"[^\W\d_]+")
_PRICE_WORDS = 5
"""Most words of a whole sentence that names the price, its period among them."""
_PRICE_LENGTH = 200
"""Length at which the line of a price is cut: people read it in a question and in a report."""
_CAPTION_WORDS, _CAPTION_SIGNS = 2, 16
"""A caption such as "Payment method" asserts nothing. Signs of a script without spaces count twice."""
_BEFORE, _BEHIND = 48, 32
"""Signs between a denial and the amount that it denies, before or behind it."""
_CAPTION_LINE = 40
"""Most signs of a line that is the caption of the value below it."""
_IN_PARENTHESES = re.compile(r"\s*\([^()]{1,40}\)")
"""Note in a caption: "Early termination fee (term ended on 5 August)"."""
_OF_A_PHONE = 7
"""Digits of a telephone or account number."""
_CODE = re.compile(r"0\d")
"""Beginning of a number that is no sum: a dialling or postal code."""
_BESIDE_A_CODE = r"[\s,()#\u2013\u2014\u00b7-]{1,3}"
_POSTAL_CODE = re.compile(
    rf"(?:([^\W\d_]\w*){_BESIDE_A_CODE})?(?<![\d.,])\d{{5,6}}(?![\d.,%])(?:{_BESIDE_A_CODE}([^\W\d_]\w*))?"
)
"""Five or six digits, which a sum would part into groups, and the words beside them."""
_CODE_BEFORE_A_PLACE = re.compile(
    r"(?:^|(?<=[,;|(\u2013\u2014\u00b7] ))(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3}) ([^\W\d_]\w+)"
)
"""A postal code in two groups at the beginning of a part, and its place: "722 14 Solna", "15-352 Lipno"."""
_JAPANESE_CODE = re.compile(r"\u3012\s?\d{3}-\d{4}")
_NUMERIC_DAY = re.compile(r"\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b")
_E_MAIL = re.compile(r"\S+@\S+")
_TELEPHONE = re.compile(r"(?<!\d)\d{3,4}-\d{4}(?!\d)")
_LETTERED = re.compile(r"\b(?![A-Za-z]{3}-?\d)[A-Za-z]{1,5}-?\d{2,}\b|\b[^\W\d_]{4,}\d+\b")
"""A code of letters and a number: "LKD-4471", "FILEMON10"."""
_TIME = re.compile(r"\b\d{1,2}:\d{2}\b")
_ROW_WORDS = 6
"""Most words of a caption with its value."""
_PARAGRAPH = re.compile(r"§+ ?\d+ ?[a-z]?\b")
_MEASURE = re.compile(r"\d+(?:[.,]\d+)* ?(?:[kKMGT]i?B|[kKMG]?[Bb]it/s|[kM]Wh|km|m²|kg|ml|min|px)(?!\w)")
"""An amount of data, energy or the like as it is written: "8,4 GB"; "450 KM" is a sum of money."""
_USER_NAME = re.compile(r"@?\w+@\S+|@\w+|[^\W\d_]\w*_\w+")
"""A line that is only a user name or an address: "anna_k77"."""
_MARK = re.compile(r"\b\d+[^\W\d_]+\d+\w*\b")
"""A mark of letters between digits, such as the plate of a car: "8KLD204"."""
_REFERENCE = re.compile(r"\b(?:[A-Za-z]{1,5}-\d+(?:-\d+)+|\d+(?:-\d+){2,})\b")
"""Number of a contract: groups joined by hyphens."""
_OF_A_PERSON = re.compile(r"((?:[^\W\d_]{2,}[ ,]+){2,3})\(?\d{3,6}\)?")
"""A line of a name and a number of a customer: "Ann Lee, 10427"."""
_ADDRESS = re.compile(r"(?:[^\W\d_a-z][\w.'\u2019-]*,? )+\d{1,4}[a-zA-Z]?(?:,(?: [^\W_a-z][\w.'\u2019-]*)+)+\.?")
"""A line of a street with its number and a place, each word with a capital: "\u00c1lvaro Obreg\u00f3n 151, Roma"."""
_POSTAL_ADDRESS = re.compile(
    r"(?:[^\W\d_][\w.'\u2019-]*,? ){1,6}\d{1,4} ?[a-zA-Z]?(?:/\d+)?(?:,|$| [-\u2013\u2014\u00b7|])"
    r" (?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,5}-\d{3}) [^\W\d_a-z][^\W\d_]+"
    r"(?:[ ,-]+[^\W\d_a-z][\w.'\u2019-]*)*\.?"
)
"""A street with its number, a postal code and a place, in any language: "Hauptstr. 1a, 15352 Linden"."""
_CALLED = r"[A-Z][\w.'\u2019-]*"
_OF_A_PLACE = rf"{_CALLED}(?: [\w.'\u2019#-]+){{0,4}}"
_CODED = (
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]"
    r"|W[AIVY]) \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}|[A-Z]{2} [A-Z]\d[A-Z] ?\d[A-Z]\d"
    r"|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}"
)
"""A state with its code: of the United States, Australia and Canada, and British codes. Other capitals may be money."""
_NUMBER_FIRST = re.compile(
    rf"(?:[^\W\d][^\d:,]{{0,30}}: )?(?:{_CALLED}(?: {_CALLED}){{1,3}}, )?(?:{_CALLED} \d{{1,4}}[A-Za-z]?, )?"
    rf"\d{{1,5}}[A-Za-z]? {_OF_A_PLACE}(?:,? [A-Z#][\w.'\u2019-]*(?: [\w.'\u2019#-]+){{0,3}}){{0,4}},? (?:{_CODED})"
    rf"(?:,(?: {_CALLED})+)?\.?"
)
"""A number before its street, and a state and code, or a code, behind the place: "418 Alder Ct, Columbus, OH 43215"."""
_YEARS = re.compile(r"\b(?:19|20)\d\d\b")
_NO_SUMS = (_REFERENCE, _YEARS, _PARAGRAPH, _MARK)
"""Numbers that are no sums, whatever stands beside them."""
_UNREAD = 0.35
"""Share of a clause's letters below which it is not understood."""
OF_A_KNOWN_PAGE = 0.1
"""The same on a page that is otherwise understood."""
_STAYED_WITH = FAMILY | {"none", "account", "unknown", "offer", "benefits", "payment", "free_plan"}
"""Objects of a sentence about staying: what one keeps after the end may cost, such as an archive or a number."""
_OF_A_RENEWAL = frozenset({"none", "charge", "pay", "expire", "renew", "keep", "remind"})
"""Acts of a sentence that only tells how a subscription renews."""
threshold = compiled_late(lambda: rf"\b{either('amounts', 'threshold')}\s*$", re.IGNORECASE)
"""Words before a sum from which on something begins: "over", "from"."""
_period = compiled_late(lambda: rf"^(?:\.(?=\s*(?-i:[a-z])))?\s*(?:/|{either('amounts', 'period')})", re.IGNORECASE)
"""Period behind the price of a plan: "/ month", "kr. pr. m\u00e5ned"."""
_period_before = compiled_late(lambda: rf"(?<![^\W{DENSE}]){either('amounts', 'monthly')}\s*:?\s*$", re.IGNORECASE)
"""Words before it: "monthly $5"."""
_denial_ends = compiled_late(lambda: rf"[;\u2013\u2014()]|,(?!\d)|\b{either('amounts', 'but')}\b")
"""The marks and words at which a denial ends: "no refund, and $89 is charged"."""


def fee_in(view: PageView, folded: str, lexicon: Lexicon, today: date) -> str:
    """Find the costs of ending; both amounts if the visible and the folded-away text differ; "" without any."""
    shown, hidden = read_facts(view, lexicon, today).fee, read_facts(folded, lexicon, today).fee
    if shown and hidden and shown != hidden:
        return f"{shown} (and {hidden} in what the page has folded away)"
    return shown or hidden or ""


def sums_beside_charges(text: str, lexicon: Lexicon) -> list[str]:
    """List the sentences that name a sum beside a word of charging or paying, in order.

    Prices of a period, denials, refunds, the next renewal, what is lost and what only coming back costs are left out:
    these are no cost of ending.
    """
    with_sums = []
    for line in dict.fromkeys(text.splitlines()):
        for sentence in _SENTENCES().split(line[: 10 * _LINE_LENGTH]):
            plain = " ".join(sentence.split())[:_LINE_LENGTH]
            if not any(map(str.isdigit, plain)) or not amount_words("charging").search(plain) or _denies(plain):
                continue
            if _is_free_or_renewal(plain, lexicon) or costs_only_on_return(plain):
                continue
            if names_only_what_is_lost(plain):
                continue
            sums = [match for match in amount_pattern().finditer(plain) if not match[0].rstrip().endswith("%")]
            if any(not is_price_of_a_period(plain, match) and re.search("[1-9]", match[0]) for match in sums):
                with_sums.append(plain)
    return with_sums


def _is_free_or_renewal(sentence: str, lexicon: Lexicon) -> bool:
    """Return whether a sentence denies a fee, or names the next renewal.

    A word of charging alone names no renewal: "$49 is billed on 5 May" is one only where the account says so.
    """
    about = lexicon.beside(sentence)[0]
    if "no_fee" in about:
        costly = [each for each in _denial_ends().split(sentence) if _is_costly(each)]
        return all("no_fee" in lexicon.beside(each)[0] for each in costly)
    if "renews" not in about:
        return False
    found = (meaning for hit in lexicon.find("facts", sentence) for meaning in hit.meanings)
    if not all(amount_words("charging").search(each.phrase) for each in found if each.intent == "renews"):
        return True
    return any(each.act == "renew" or "next" in each.flags for each in statement_of(sentence).meanings)


def _is_costly(part: str) -> bool:
    sums = (each[0] for each in amount_pattern().finditer(part) if not each[0].rstrip().endswith("%"))
    return any(re.search("[1-9]", each) for each in sums)


def is_price_of_a_period(text: str, amount: re.Match[str]) -> bool:
    """Return whether a sum is the price of a period: "$5 / month", "monthly $5"."""
    return bool(_period().match(text[amount.end() :]) or _period_before().search(text[: amount.start()]))


def price_on(text: str) -> str:
    """Return the line with the only price of a period that a page names; "" if there is none, or several.

    A long whole sentence around a price sells more often than it names what one pays: "Take three friends for $7 each."
    It counts beside others, and is not returned.
    """
    priced: dict[str, str] = {}
    for line in text.splitlines():
        for amount in amount_pattern().finditer(line[:_PRICE_LENGTH]):
            if is_price_of_a_period(line[:_PRICE_LENGTH], amount):
                priced[amount[0].strip()] = " ".join(line.split())[:_PRICE_LENGTH]
    only = next(iter(priced.values())) if len(priced) == 1 else ""
    return "" if any(map(_is_long, sentences(only))) else only


def _is_long(sentence: str) -> bool:
    whole = sentence.rstrip().endswith((".", "!"))
    return whole and bool(amount_pattern().search(sentence)) and len(_WORD.findall(sentence)) > _PRICE_WORDS


def is_known_charge(sentence: str, lexicon: Lexicon, account: str, today: date) -> bool:
    """Return whether a sentence names only a charge that the `account` page announced before: its day, and its sum.

    Such a charge, as the next regular one, is made whether the subscription ends or not. What speaks of a fee or of
    ending may be a cost of ending.
    """
    if not account or "fee" in lexicon.beside(sentence)[0]:
        return False
    ending = (each for each in statement_of(sentence).meanings if each.act in ENDING)
    if not all({"noun", "present"} <= each.flags and "info" not in each.flags for each in ending):  # "last charge: …"
        return False
    named, known = _days(sentence, lexicon, today), _days(account, lexicon, today)
    sums = [match[0].strip() for match in amount_pattern().finditer(sentence)]
    return bool(named) and named <= known and all(each in account for each in sums)


def _days(text: str, lexicon: Lexicon, today: date) -> set[date | str]:
    """Collect the days of a text; those that can be read in two ways as they are written."""
    unclear = {written for written in _NUMERIC_DAY.findall(text) if not lexicon.dates.read(normalise(written), today)}
    return {each.when for each in lexicon.dates.read(normalise(text), today)} | unclear


def without_prices(line: str) -> str:
    """Remove the sums of a line, each with its period: "$0 / month"."""
    kept, start = [], 0
    for match in amount_pattern().finditer(line):
        kept.append(line[start : match.start()])
        period = re.match(r"\s*/\s*\w*", line[match.end() :]) or _period().match(line[match.end() :])
        start = match.end() + (period.end() if period else 0)
    return " ".join([*kept, line[start:]]).strip()


def sentences(line: str) -> list[str]:
    """Split a line into sentences, white space collapsed, letters and digits in their plain form."""
    plain = unicodedata.normalize("NFKC", line[: 10 * _LINE_LENGTH])
    return [sentence for part in _SENTENCES().split(plain) if (sentence := " ".join(part.split())[:_LINE_LENGTH])]


def unplaced_sum(sentence: str, lexicon: Lexicon, account: str) -> str:
    """Return the sentence if it names a sum without a known purpose; "" otherwise.

    A purpose is known for: zero, the price of a period, what is denied, saved or refunded, the next renewal, what is
    lost, what only coming back costs, and a sum that stands on the `account` page too.
    """
    clauses = statement_of(sentence).meanings
    taken_back = any(words_of(each.language, "taken_back").search(plain_text(sentence)) for each in clauses)
    if taken_back and amount_pattern().search(sentence):
        return sentence
    if _is_free_or_renewal(sentence, lexicon) or costs_only_on_return(sentence):
        return ""
    acts = {each.act for each in clauses if each.polarity == "+"}
    if (
        "keep" in acts
        and all(each.object in _STAYED_WITH and not each.flags & ENDING for each in clauses)
        and not acts & {"end", "stop", "leave", "charge", "pay"}
        and not amount_words("charging").search(sentence)
    ):
        return ""  # what staying costs
    start = 0
    for end in [*(match.start() for match in _denial_ends().finditer(sentence)), len(sentence)]:
        part = sentence[start:end]
        whole = part if start == 0 or amount_words("charging").search(part) else sentence[:end]
        for match in amount_pattern().finditer(part):
            rest = sentence[start + match.end() :]
            charging = amount_words("charging").search(sentence) is not None
            over = (
                not charging
                and threshold().search(sentence[: start + match.start()])
                and _is_about_buying(sentence, clauses)
            )
            nothing = match[0].rstrip().endswith("%") or not re.search("[1-9]", match[0])
            of_a_period = _period().match(rest) or _period_before().search(sentence[: start + match.start()])
            dear = _turns_costly(clauses) or (charging and _of_others(sentence, clauses))
            free = nothing or over or (of_a_period and not dear)
            known = match[0].strip() in account or _is_lost_or_on_return(match[0], clauses)
            known |= _is_not_charged(match[0], clauses)
            if not free and not known and not _denies(whole, match[0]):
                return sentence
        start = end
    return ""


def _denies(text: str, amount: str = "") -> bool:
    """Return whether a word of the text's own languages denies, saves or refunds a charge, near the amount if given."""
    spoken = {each.language for each in statement_of(text).meanings} or set(languages())
    found = [match for each in spoken for match in amount_words("denial", language=each).finditer(text)]
    if not amount:
        return bool(found)
    start = text.find(amount)
    end = start + len(amount)
    return any(0 <= start - each.end() <= _BEFORE or 0 <= each.start() - end <= _BEHIND for each in found)


def _of_others(sentence: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence says what others pay, as the person will once it has ended."""
    return any(words_of(each.language, "newcomers").search(plain_text(sentence)) for each in clauses)


def _turns_costly(clauses: Sequence[Meaning]) -> bool:
    """Return whether something was, or ends, and then something else costs: "It was free, and then runs at $7"."""
    then = [place for place, each in enumerate(clauses) if each.flags & {"then", "after_then"}]
    before = clauses[: then[0]] if then else ()
    return any(each.tense == "past" or each.act in ENDING or each.polarity == "-" for each in before)


def _is_about_buying(sentence: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence is about what is free, or less, from a sum on: "Free delivery over $25"."""
    return "%" in sentence or any(each.object == "order" or each.flags & {"free", "order"} for each in clauses)


def costs_only_on_return(sentence: str) -> bool:
    """Return whether a sentence names what coming back costs: "If you rejoin, a $25 joining fee applies"."""
    clauses = statement_of(sentence).meanings
    returns = bool(clauses) and ("resume" in clauses[0].flags or clauses[0].act in {"resume", "back"})
    if not returns or clauses[0].polarity != "+":
        return False
    flags = {flag for each in clauses for flag in (*each.flags, each.act)}
    priced = [each for each in clauses if amount_pattern().search(each.clause)]
    if any("and" in each.flags and each.act in {"charge", "pay"} for each in priced[1:]):
        return False  # "If you rejoin, the price is $20, and $30 is charged to your card"
    text = plain_text(sentence)
    kept = "keep" in flags and any(words_of(each.language, "deposit").search(text) for each in clauses)
    if kept or any(words_of(each.language, "last_charge").search(text) for each in clauses):
        return False
    return not flags & {"now", "end", "stop", "leave"} and all(each.modality == "conditional" for each in clauses)


def names_only_what_is_lost(label: str) -> bool:
    """Return whether each sum of a text is a price that is lost, or what only coming back costs."""
    clauses = statement_of(label).meanings
    sums = [match[0] for match in amount_pattern().finditer(label)]
    return bool(sums) and all(_is_lost_or_on_return(each, clauses) for each in sums)


def _is_lost_or_on_return(amount: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether the clause of a sum says that this price is lost, or that it is charged on coming back, which
    ends the sentence: "I lose my $10 rate", "A $10 fee applies if I rejoin", "and you may be charged $10 to rejoin".
    """
    holding = [place for place, each in enumerate(clauses) if normalise(amount).strip() in each.clause]
    if len(holding) != 1:
        return False
    clause, later = clauses[holding[0]], clauses[holding[0] + 1 :]
    if clause.polarity != "+" or clause.flags & ENDING or "now" in clause.flags:
        return False
    if clause.act in {"resume", "back"} and clause.modality == "possible":
        return not later and not clause.flags & {"if", "when", "then", "present"}
    if clause.act == "lose":
        return "price" in clause.flags and not amount_words("charging").search(clause.clause)
    if len(later) != 1 or clause.unknown or amount_words("also").search(clause.clause):
        return False
    returns = later[0].act in {"resume", "back"} and later[0].polarity == "+" and "if" in later[0].flags
    return returns and not later[0].flags & (ENDING | {"or", "now"}) and not later[0].unknown


def _is_not_charged(amount: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether the only clause with a sum says that it will not be charged: "We won't charge the next $5"."""
    holding = [each for each in clauses if normalise(amount).strip() in each.clause]
    return bool(holding) and all(
        each.act in {"charge", "pay"} and each.polarity == "-" and not each.is_silent and "without" not in each.flags
        for each in holding
    )


def is_offered_price(sentence: str) -> bool:
    """Return whether a sentence only names the price of what is offered: "Get 3 months for $1!".

    Every word is known, none speaks of ending, charging or paying, and one of a time, or of taking or keeping.
    """
    clauses = statement_of(sentence).meanings
    acts = {each.act for each in clauses} | {flag for each in clauses for flag in each.flags}
    if any(each.unknown for each in clauses) or acts & {"end", "stop", "leave", "charge", "pay", "fee", "must"}:
        return False
    return bool(acts & {"time", "accept", "keep", "offer"}) and not amount_words("charging").search(sentence)


def asks_about_an_offer(sentence: str) -> bool:
    """Return whether a question only offers something for its sum: "How about 3 months for $5?".

    It speaks of a time, an offer or the plan, and of no charge, fee or end.
    """
    clauses = statement_of(sentence).meanings
    if not sentence.rstrip().endswith(QUESTION_MARKS) or amount_words("charging").search(sentence):
        return False
    about = any(each.object in FAMILY | {"offer"} or "time" in each.flags for each in clauses)
    offering = all(each.act in {"none", "keep", "change", "pause"} or each.object == "offer" for each in clauses)
    due = any(words_of(each.language, "due", "to_come").search(plain_text(sentence)) for each in clauses)
    return about and offering and not due


def charge_without_a_sum(sentence: str) -> str:
    """Return the sentence if it asserts that something is to be paid, without an amount; "" otherwise."""
    if any(map(str.isdigit, sentence)) and amount_pattern().search(sentence):
        return ""
    if (
        len(sentence.split()) <= _CAPTION_WORDS
        and sum(2 if sign > "\u2e80" else 1 for sign in sentence) <= _CAPTION_SIGNS
    ):
        return ""
    if amount_words("currency_name").search(sentence) and not _denies(sentence):
        return sentence
    clauses = statement_of(sentence).meanings
    goes_on = any(each.act in ENDING and each.polarity == "-" and not each.is_silent for each in clauses)
    if _tells_how_it_renews(clauses) or _gives_deposit_back(sentence, clauses):
        return ""
    for clause in clauses:
        if clause.act not in {"pay", "charge"} or clause.polarity != "+" or clause.is_silent:
            continue
        if goes_on and clause.object in OTHER_PRODUCTS and clause.tense == "present":
            continue  # "The add-on is charged separately, and does not end with your plan"
        now = "now" in clause.flags and (clause.tense != "past" or _names_what_is_to_come(sentence, clauses))
        due = now or clause.tense in {"present", "future"}
        if due and not clause.flags & {"renew", "next", "until", "no", "zero", "free", "not"}:
            return sentence
    return ""


def _names_what_is_to_come(sentence: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence names what is due or to come: "Charged now: the remaining months" is not over."""
    text = plain_text(sentence)
    return any(words_of(each.language, "due", "to_come", "further_periods").search(text) for each in clauses)


def number_beside_a_charge(sentence: str, lexicon: Lexicon) -> str:
    """Return the sentence if it is a caption of what may be billed beside an end, and a number: "Settlement 240".

    Dates, years, times and measures are no such numbers.
    """
    spoken = {each.language for each in statement_of(sentence).meanings} or set(languages())
    text = plain_text(sentence)
    if not any(words_of(each, "handling").search(text) for each in spoken) or len(text.split()) > _ROW_WORDS:
        return ""
    plain = _without(lexicon.dates.without(normalise(_without(sentence, _MEASURE, _TIME, _length()))), *_NO_SUMS)
    return sentence if re.search(r"(?<!\d)[1-9]\d*", plain) else ""


def _gives_deposit_back(sentence: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence of one language is only about a deposit that is given back."""
    text = plain_text(sentence)
    spoken = {each.language for each in clauses}
    return all(
        words_of(each, "deposit").search(text) and gives_deposit_back(text, each) for each in spoken
    ) and not any(words_of(each, "due", "to_come", "charged").search(text) for each in spoken)


def _tells_how_it_renews(clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence only says when the renewal charges: "Auto-renewal charges you a day before expiry".

    Nothing in it is due at once, or on a condition.
    """
    if not clauses or clauses[0].act not in {"charge", "pay"} or not clauses[0].flags & RENEWALS:
        return False
    flags = {flag for each in clauses for flag in each.flags}
    return (
        not flags & (ENDING | {"now", "confirm"})
        and all(each.act in _OF_A_RENEWAL for each in clauses)
        and all(each.modality != "conditional" or each.act != "none" for each in clauses)
        and not any(each.modality == "obligation" for each in clauses)
        and not any(words_of(each.language, "due", "to_come").search(plain_text(each.clause)) for each in clauses)
    )


def unread_number(sentence: str, lexicon: Lexicon, digits: int = 2, least: float = _UNREAD) -> str:
    """Return the sentence if it has a number of `digits` or more among words of no known language; "" otherwise.

    `least`: share of the letters from which a sentence counts as understood.

    Dates, years, paragraphs of a law, telephone numbers, codes, numbers of contracts and user names do not count, and
    on a page that is understood no name with a number.
    """
    known_page = least == OF_A_KNOWN_PAGE
    posted = _POSTAL_ADDRESS.fullmatch(sentence) or _NUMBER_FIRST.fullmatch(sentence)
    if (posted or _ADDRESS.fullmatch(sentence)) and _names_a_cost(sentence, lexicon):
        return sentence
    if posted and not amount_pattern().search(sentence):
        return ""
    if _USER_NAME.fullmatch(sentence) or (known_page and (_ADDRESS.fullmatch(sentence) or _is_a_person(sentence))):
        return ""
    placed = _without(sentence, _MEASURE, _E_MAIL, _TIME, _TELEPHONE, _length())
    if known_page:
        placed = _POSTAL_CODE.sub(_without_code, _CODE_BEFORE_A_PLACE.sub(_without_code, placed))
    plain = _without(lexicon.dates.without(normalise(_JAPANESE_CODE.sub(" ", placed))), *_NO_SUMS, _LETTERED)
    numbers = [each for each in re.findall(r"\d+(?:[ .,]\d+)*", plain) if each.strip("0.,")]  # "Due: $0.00"
    if not any(digits <= sum(map(str.isdigit, each)) < _OF_A_PHONE and not _CODE.match(each) for each in numbers):
        return ""
    if _is_a_length(sentence) and not _names_a_cost(sentence, lexicon):
        return ""
    clauses = statement_of(sentence).meanings
    if clauses and all(each.act == "keep" and each.polarity == "+" for each in clauses):
        return ""  # "You keep your 11 claim-free years"
    strange = not clauses or all(each.coverage < least for each in clauses)
    return sentence if strange and len(re.findall(r"[^\W\d_]{2,}", sentence)) > 1 else ""


def _without(text: str, *patterns: re.Pattern[str]) -> str:
    """Return a text with a space in place of what each pattern matches, one after the other."""
    for each in patterns:
        text = each.sub(" ", text)
    return text


def _names_a_cost(line: str, lexicon: Lexicon) -> bool:
    """Return whether a line has a word of a fee, a charge or a price: "Exit fee 89, 12345 Wexley" is no address."""
    text = plain_text(line)
    charging = amount_words("charging").search(text) is not None or "fee" in lexicon.beside(line)[0]
    return charging or any(words_of(each, "due", "to_come", "charged", "deposit").search(text) for each in languages())


def _without_code(found: re.Match[str]) -> str:
    """Return what is left without a postal code; a word in small letters before or after it may name a sum."""
    beside = [each for each in found.groups() if each]
    return " ".join(beside) if beside and not any(each[0].islower() for each in beside) else found[0]


@cache
def _length() -> re.Pattern[str]:
    """Compile the length of a text: "500 characters"."""
    words = "|".join(words_of(each, "characters").pattern for each in languages())
    return re.compile(rf"\d[\d.,]* ?(?:{words})", re.IGNORECASE)


def _is_a_length(line: str) -> bool:
    """Return whether a line tells how long a text may be: "2500 characters maximum"."""
    return any(words_of(each, "characters").search(plain_text(line)) for each in languages())


def _is_a_person(line: str) -> bool:
    found = _OF_A_PERSON.fullmatch(line)
    return found is not None and all(word[0].isupper() and word[1:].islower() for word in found[1].split())


def sum_of_ending(sentence: str, lexicon: Lexicon) -> str:
    """Return the sentence if it states an amount that ending costs; "" otherwise."""
    if not amount_pattern().search(sentence) or _is_free_or_renewal(sentence, lexicon):
        return ""
    ends = any(each.act in ENDING for each in statement_of(sentence).meanings)
    return unplaced_sum(sentence, lexicon, "") if ends and amount_words("charging").search(sentence) else ""


def is_fee_of_a_term(sentence: str, account: str) -> bool:
    """Return whether a sentence is about contracts with a commitment, and the `account` tells that this one has none.

    The account says so in a row, as that of the plan ("Core, month-to-month"), and names no commitment anywhere.
    """
    spoken = {each.language for each in statement_of(sentence).meanings}
    if not any(words_of(each, "bound").search(plain_text(sentence)) for each in spoken):
        return False
    lines = [plain_text(each) for each in account.splitlines()]
    unbound = [line for line in lines for each in spoken if words_of(each, "unbound").search(line)]
    bound = any(words_of(each, "bound").search(line) for line in lines for each in spoken if line not in unbound)
    return not bound and any(len(line.split()) <= _ROW_WORDS for line in unbound)


def unclear_fee(text: str, lexicon: Lexicon, account: str = "") -> str:
    """Find the sentence of a text that states a cost of ending without an amount; "" without one.

    Captions, questions and denials do not count, nor does a fee that the `account` rules out.
    """
    lines = [each.strip() for each in text.splitlines() if each.strip()]
    for line, below in pairwise([*lines, ""]):
        for sentence in _SENTENCES().split(line[: 10 * _LINE_LENGTH]):
            clause = sentence.strip()[:_LINE_LENGTH]
            about, caption = lexicon.beside(clause)
            if "fee" not in about or "no_fee" in about or "fee" in caption or clause.endswith(QUESTION_MARKS):
                continue
            short = len(_IN_PARENTHESES.sub(_without_a_day, line)) <= _CAPTION_LINE
            captions = clause == line and short and _is_only_nothing(below)
            if captions or _is_none(clause) or _is_waived(clause, lexicon):
                continue
            if is_fee_of_a_term(clause, account):
                continue
            if _names_a_fee(clause, lexicon) and not _denied(clause, lexicon) and not read_facts(clause, lexicon).fee:
                return clause
    return ""


def _without_a_day(note: re.Match[str]) -> str:
    """Return what is left of a note in a caption: nothing of one that only dates it, "(term ended on 5 August)"."""
    plain, dates = normalise(note[0]), Lexicon.load().dates
    supposed = any(
        each.modality == "conditional" or each.flags & {"if", "when"} for each in statement_of(plain).meanings
    )
    dated = bool(dates.read(plain)) and not any(map(str.isdigit, dates.without(plain)))
    return "" if dated and not supposed else note[0]


def _is_only_nothing(value: str) -> bool:
    """Return whether a line is nothing but a sum of zero: the value of the caption above it."""
    found = amount_pattern().match(value)
    return found is not None and not re.search("[1-9]", value) and not re.search(r"[^\W\d_]{3,}", value[found.end() :])


def _is_none(sentence: str) -> bool:
    """Return whether the value of a caption is "none" or a sum of zero: "Cancellation fee: none", "Fee: € 0.00"."""
    sums = list(amount_pattern().finditer(sentence))
    if sums and sums[-1].end() == len(sentence) and not any(re.search("[1-9]", each[0]) for each in sums):
        return True
    last = statement_of(sentence).meanings[-1:]
    return any("zero" in each.flags and (each.act, each.object, each.unknown) == ("none", "none", ()) for each in last)


def _is_waived(sentence: str, lexicon: Lexicon) -> bool:
    """Return whether each part of a sentence that names a fee denies it in its own language."""
    naming = [(part, _languages_of_a_fee(part, lexicon)) for part in short_clauses(plain_text(sentence))]
    return any(spoken for _, spoken in naming) and all(
        any(is_waived(part, language) for language in spoken) for part, spoken in naming if spoken
    )


def _languages_of_a_fee(text: str, lexicon: Lexicon) -> set[str]:
    found = (meaning for hit in lexicon.find("facts", text) for meaning in hit.meanings)
    return {each.language for each in found if each.intent == "fee"}


def _names_a_fee(sentence: str, lexicon: Lexicon) -> bool:
    phrases = {
        meaning.phrase for hit in lexicon.find("facts", sentence) for meaning in hit.meanings if meaning.intent == "fee"
    }
    return bool(phrases - lexicon.beside_a_sum)


def _denied(sentence: str, lexicon: Lexicon) -> bool:
    fees = [hit for hit in lexicon.find("facts", sentence) if "fee" in hit.intents]
    small = lexicon.find("page", sentence)
    for fee in fees:
        languages = {meaning.language for meaning in fee.meanings if meaning.intent == "fee"}
        if any(hit.means("~negate", languages) and 0 <= fee.start - hit.end < _REACH for hit in small):
            return True
        if any(hit.means("~negate_after", languages) and 0 <= hit.start - fee.end < _REACH for hit in small):
            return True
    return False
