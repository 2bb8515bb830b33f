"""Kinds of sums that are no cost of ending: paid before, not charged, given back, kept, a price, an offer.

A kind is read from the words of the sum's own clause and language; what is due, or charged after all, is of no kind.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from decimal import Decimal
from functools import cache

from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.language_files import amount_words, either, languages
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.things import FAMILY, OTHERS
from subterminator.pages.fees import is_known_charge, is_price_of_a_period
from subterminator.pages.price_periods import amount_in
from subterminator.pages.prices_of_others import is_price_of_others
from subterminator.pages.statements import statement_of

_PARTS = re.compile(
    r"[;!?\u3002\uff1b\u061b]|(?<!\d)(?<!\bkr)(?<!\bpr)\.\s|,(?!\d)|\s[-\u2013\u2014\u00b7\u2022|]\s|\u3001|\uff0c|\u060c"
)
_ASIDE = re.compile(
    r" ?\(([^()]+)\)|(?: [-\u2013\u2014]|;) ([^;()\u2013\u2014]+?)(?=[.!]?$)|\uff08([^\uff08\uff09]+)\uff09"
)
"""Between brackets, or behind a dash or semicolon to the end of a sentence."""
_NEAR = 28
"""Signs between a negation and the word that it denies."""
_CAPTION_WORDS = 6
_MOST_TIMES = 36
"""Most months of a term."""
_CENT = Decimal("0.01")
"""Largest difference of a total from its price times its months."""
_TIME_WORDS = 3
"""Most words of the time of another sum: "first 3 months"."""
LAST_YEAR = 300
"""Days from now on which a day without a year is rather one of the last weeks."""
_CLOCKS = 1
"""Days by which a site's clock may be ahead of ours: what is expected is "paid on 27 November", read on the 26th."""
_NOTICE = 100
"""Days of a period of notice, of three months at most."""
_VERB_SECOND = frozenset({"da", "de", "nl", "no", "sv"})
"""Languages in which a negation stands right behind the verb of a main clause: "dras inget mer"."""
_ANY_DAY = date(2000, 1, 1)
"""Makes days without a year readable where only their place counts."""
_NOT_PLAIN = frozenset({"obligation", "conditional", "question"})
_MORE_THAN_A_DELIVERY = ENDING | {"delete", "lose", "renew", "resume", "start", "buy", "change", "back"}
OWED_MARKS = " .!*\u3002"
"""Signs around a sentence about what is owed anyway."""
_LETTERS = re.compile(r"[^\W\d_]{3,}")
_ROW_WORDS = 8
"""Most words of a row with a caption and a day."""
_NO_CAPTION = ENDING | {"if", "when", "after_if", "until", "now", "last", "once", "extra", "delete", "lose"}
"""Flags of a caption that may be about another sum than the next regular charge."""


def has_only_known_sums(
    sentence: str, lexicon: Lexicon, today: date, account: str, language: str = "", prices: Collection[str] = ()
) -> bool:
    """Return whether the sums of a sentence are no cost of ending: announced before, of a known kind, or regular.

    Args:
        account: what the account page says of the subscription.
        language: the page's own statement of its language.
        prices: the known regular prices.
    """
    return (
        is_known_charge(sentence, lexicon, account, today)
        or is_of_a_known_kind(sentence, lexicon, today, language, prices)
        or is_regular_charge(sentence, lexicon, today, language, prices)
    )


def languages_of(sentence: str, language: str = "") -> set[str]:
    """Return the languages in which a sentence is understood, and that of its page."""
    return {each.language for each in statement_of(sentence).meanings} | ({language} & set(languages()))


def is_of_a_known_kind(
    sentence: str, lexicon: Lexicon, today: date, language: str = "", prices: Collection[str] = ()
) -> bool:
    """Return whether each sum of a sentence is of a kind that costs nothing.

    Args:
        language: the page's own statement of its language.
        prices: the known regular prices; the last regular charge may still come.
    """
    clauses = statement_of(sentence).meanings
    spoken = languages_of(sentence, language)
    if not spoken or any(words_of(each, "unreturned", "taken_back").search(plain_text(sentence)) for each in spoken):
        return False
    if any(each.modality == "obligation" for each in clauses):
        return False
    if is_only_on_return(sentence, lexicon, language):
        return True
    if (own := _without_prices_of_others(sentence, spoken)) != sentence:
        return not amount_pattern().search(own) or is_of_a_known_kind(own, lexicon, today, language, prices)
    harmless: list[bool] = []
    parts = _with_sums(sentence, lexicon)
    now = any(_is_of_this_end(each, spoken) for each in parts_without_sums(sentence))  # "applies, charged today"
    before = ""
    for part in parts:
        known = is_price_of_others(sentence, part, spoken) or (not now and is_only_on_return(part, lexicon, language))
        known = known or any(
            _is_harmless(part, each, lexicon, today, prices)
            or (len(parts) == 1 and _is_last_charge(part, each, lexicon, today, prices))
            for each in spoken
        )
        harmless.append(known or (harmless[-1:] == [True] and (_is_second(part) or _repeats(before, part, spoken))))
        before = part
    return bool(harmless) and all(harmless)


def _without_prices_of_others(sentence: str, spoken: Collection[str]) -> str:
    """Return a sentence without the asides that only tell what others pay: "(new members pay £12.99)".

    Such an aside is told by itself, as it may stand behind a loss: "You lose your price of £9.99".
    """
    for aside in _ASIDE.finditer(sentence):
        said = next(filter(None, aside.groups()))
        if amount_pattern().search(said) and is_price_of_others(said, said, spoken):
            return f"{sentence[: aside.start()].rstrip()}{sentence[aside.end() :]}"
    return sentence


def _with_sums(sentence: str, lexicon: Lexicon) -> list[str]:
    """List the parts of a sentence with a sum; one of only sums and days is joined to the part before it.

    At the beginning a day is joined to what it dates: "On 25 November, $79 was charged".
    """
    parts: list[str] = []
    dated = False
    written = [each for each in map(str.strip, _PARTS.split(sentence)) if each]
    for part in written:
        bare = not _LETTERS.search(lexicon.dates.without(normalise(amount_pattern().sub(" ", part))))
        if parts and (bare or (part is written[-1] and not amount_pattern().search(part) and _completes(part))):
            parts[-1] = f"{parts[-1]} {part}"
        elif len(parts) == 1 and dated:
            parts = [f"{parts[0]} {part}"]
        else:
            parts.append(part)
        dated = parts == [part] and _is_only_a_day(part, lexicon)
    return [each for each in parts if amount_pattern().search(each)]


def parts_without_sums(sentence: str) -> list[str]:
    """List the parts of a sentence between its marks that name no sum."""
    return [each for each in map(str.strip, _PARTS.split(sentence)) if each and not amount_pattern().search(each)]


def _is_only_a_day(part: str, lexicon: Lexicon) -> bool:
    """Return whether a part is only a day, with at most a short word: "On 25 November"."""
    days = lexicon.dates.read(normalise(part), _ANY_DAY)
    rest = normalise(part)
    for day in reversed(days):
        rest = rest[: day.start] + rest[day.end :]
    return bool(days) and not _LETTERS.search(rest)


def _completes(part: str) -> bool:
    """Return whether a part begins with what befell the sum before it: "(Annual, $79), paid until 5 May"."""
    text = plain_text(part)
    spoken = {each.language for each in statement_of(part).meanings}
    return any(words_of(each, "paid", "paid_until", "not_made").match(text) for each in spoken)


def _is_second(part: str) -> bool:
    """Return whether a part only names the sum of another time: "first month $3.99"."""
    short = len(amount_pattern().sub(" ", part).split()) <= _TIME_WORDS  # "for the rest of the year" is no such time
    return short and _names_times(part) and not any(each.unknown for each in statement_of(part).meanings)


def _is_a_multiple(before: str, part: str) -> bool:
    """Return whether the sum of a part is that of the part before it, some times: £119.88 of £9.99."""
    price, total = ([amount_in(match[0]) for match in amount_pattern().finditer(each)] for each in (before, part))
    if len(price) != 1 or len(total) != 1 or not price[0] or not total[0]:
        return False
    times = round(total[0] / price[0])
    return 1 < times <= _MOST_TIMES and abs(total[0] - times * price[0]) <= _CENT


def _repeats(before: str, part: str, spoken: Collection[str]) -> bool:
    """Return whether a part only tells the sum before it for another time: "that is £119.88 a year"."""
    if not _is_a_multiple(before, part):
        return False
    rest = plain_text(amount_pattern().sub(" ", part))
    bare = [words_of(each, "equals").sub(" ", rest) for each in spoken if words_of(each, "equals").search(rest)]
    return any(not re.search(r"[^\W\d_]", each) or _names_times(each) for each in bare)


def _names_times(part: str) -> bool:
    clauses = statement_of(part).meanings
    return bool(clauses) and all(each.act == "none" and "time" in each.flags for each in clauses)


def _was_made(clauses: Sequence[Meaning]) -> bool:
    """Return whether clauses beside a sum only say that something was done: "Completed", "Paid", "Successful"."""
    said = [each for each in clauses if each.flags - {"after_colon"} or each.unknown]
    return bool(said) and all(
        (each.act in {"finish", "pay"} or "done" in each.flags)
        and "past" in each.flags <= {"past", "done", "finish", "pay"}
        and not each.unknown
        for each in said
    )


def _is_harmless(part: str, language: str, lexicon: Lexicon, today: date, prices: Collection[str]) -> bool:
    clauses, text = statement_of(part).meanings, plain_text(part)
    days = [each.when for each in lexicon.dates.read(normalise(part), today)]
    sum_is_regular = all(match[0].strip() in prices for match in amount_pattern().finditer(part))
    says = {name: words_of(language, name).search(text) for name in ("paid", "kept", "returned", "charged", "offered")}
    if says["charged"] and is_charge_denied(clauses, language):
        return True
    if words_of(language, "due", "to_come").search(text):
        return False
    conditional = any(each.flags & {"if", "after_if", "without"} for each in clauses)
    if words_of(language, "not_made").search(text) and not conditional:
        return True
    if _is_printed_price(part, clauses, language, lexicon, today):
        return True
    ends = any(each.act in ENDING and "noun" not in each.flags and each.object != "payment_method" for each in clauses)
    charging = [each for each in clauses if each.act in {"charge", "pay"} and each.tense == "future"]
    if says["paid"]:
        past = not any(each.tense == "future" and each.act != "none" for each in clauses)
        past &= words_of(language, "negation", "negation_after").search(text) is None
        until = words_of(language, "paid_until").search(text) is not None
        past &= bool(days) or not _only_names_a_bill(text, clauses, language)
        expected = sum_is_regular or _is_under_way(text, language)
        return past and not ends and (until or _is_over(part, days, today, expected=expected))
    if (
        words_of(language, "receipt").search(text)
        and days
        and all(_is_past(each, today, expected=sum_is_regular) for each in days)
    ):
        return not ends
    caption = len(amount_pattern().sub(" ", part).split()) <= _CAPTION_WORDS
    acts = any(each.act in {"charge", "pay"} and each.tense != "none" and "noun" not in each.flags for each in clauses)
    monthly = not ends and not acts and amount_words("monthly").search(text)
    if sum_is_regular and caption and (monthly or _was_made(clauses)):
        return True
    if charging or says["charged"]:
        return False
    if sum_is_regular and not acts and _names_the_price(part, clauses, language):
        return True
    if says["returned"] or (says["kept"] and words_of(language, "valued").search(text)):
        return True
    if ends:
        return False
    if says["offered"]:
        return True
    return caption and words_of(language, "price").search(text) is not None


def _only_names_a_bill(text: str, clauses: Sequence[Meaning], language: str) -> bool:
    """Return whether the last bill is only what a sum will be on: "We bill $49 with your last invoice"."""
    named = [each[0] for each in words_of(language, "paid").finditer(text)]
    if not all(words_of(language, "last_charge").search(each) for each in named):
        return False
    charges = words_of(language, "charged", "addressed").search(text) is not None
    return charges and not any(each.tense == "past" for each in clauses)


def _names_the_price(part: str, clauses: Sequence[Meaning], language: str) -> bool:
    """Return whether a part with the known price only names it: as a price, or as that of what is said to end.

    Nothing in it is charged: "You are about to end your plan of $5", and not "End your plan for $5".
    """
    if amount_words("charging").search(part):
        return False
    ending = [each for each in clauses if each.act in ENDING]
    if ending:
        stated = all(each.modality in {"asserted", "question"} or "about_to" in each.flags for each in ending)
        return stated and all(each.object in FAMILY or {"price"} <= each.flags for each in ending)
    of_a_period = all(is_price_of_a_period(part, each) for each in amount_pattern().finditer(part))
    return of_a_period or words_of(language, "price").search(plain_text(part)) is not None


def _is_printed_price(part: str, clauses: Sequence[Meaning], language: str, lexicon: Lexicon, today: date) -> bool:
    """Return whether a part is only a thing with the days of its validity and its price: "Pass 1/1/24 31/12/26 $54"."""
    days = [each.when for each in lexicon.dates.read(normalise(part), today)]
    inert = all(each.act == "none" and not each.is_silent for each in clauses)
    sums = amount_pattern().findall(part)
    runs = len(days) == 2 and days[0] <= today < days[1]
    return runs and inert and len(sums) == 1 and not words_of(language, "charged").search(plain_text(part))


def is_only_on_return(sentence: str, lexicon: Lexicon, language: str = "") -> bool:
    """Return whether a sentence only tells what subscribing again would bring: "The price of that day applies".

    What happens by itself, on a day, at once or at an end is no part of it.
    """
    clauses, text = statement_of(sentence).meanings, plain_text(sentence)
    spoken = languages_of(sentence, language)
    returning = [each for each in spoken if words_of(each, "on_return").search(text)]
    if not returning or any(words_of(each, "automatic", "at_once", "due").search(text) for each in spoken):
        return False
    if lexicon.dates.read(normalise(sentence), _ANY_DAY):
        return False
    if any(each.act in ENDING | {"expire", "delete", "lose"} and each.tense != "none" for each in clauses):
        return False
    parts = [each for each in map(str.strip, _PARTS.split(sentence)) if each]
    told = second = False
    for part in parts:
        plain = plain_text(part)
        own = any(words_of(each, "on_return").search(plain) for each in returning)
        costs = amount_pattern().search(part) is not None
        if costs or any(words_of(each, "charged").search(plain) for each in spoken):
            added = any(_joined(each).match(plain) for each in spoken)
            belongs = own or (told and not added) or (second and _is_a_first_time(part, spoken))
            if not belongs or _is_of_this_end(part, spoken):
                return False
            second = belongs
        told = (own or told) and not costs
    return True


def _is_a_first_time(part: str, spoken: Collection[str]) -> bool:
    """Return whether a part only names the sum of another time, as "first month 3,99" behind the price of returning."""
    text = plain_text(part)
    short = len(amount_pattern().sub(" ", part).strip(" .!").split()) <= _TIME_WORDS
    return short and _names_times(part) and not any(words_of(each, "due", "to_come").search(text) for each in spoken)


def _is_of_this_end(part: str, spoken: Collection[str]) -> bool:
    """Return whether a part names what is due now, or with the last bill, or of this end: "charged today"."""
    text = plain_text(part)
    acts = any(each.act in ENDING or "now" in each.flags for each in statement_of(part).meanings)
    return acts or any(words_of(each, "last_charge", "further_periods").search(text) for each in spoken)


@cache
def _joined(language: str) -> re.Pattern[str]:
    """Compile words that add a thing of its own: "and $30 is charged"."""
    return re.compile(rf"(?:{either('collected', 'joined', language=language)})\b")


def is_owed_anyway(sentence: str, language: str = "") -> bool:
    """Return whether a sentence only says that what is unpaid by now stays so: "Outstanding amounts remain due".

    It names no number, and its example is for what was used before: "for example no-show fees". What becomes due is not
    left over: "Outstanding amounts will be due".
    """
    text = plain_text(sentence).strip(OWED_MARKS)
    examples = text.split(", ")[1:-1]
    return not any(map(str.isdigit, text)) and any(
        words_of(each, "owed_anyway").fullmatch(text) and all(_is_used_up(example, each) for example in examples)
        for each in languages_of(sentence, language)
    )


def is_charged_as_usual(sentence: str, language: str = "") -> bool:
    """Return whether a sentence only says that the regular charges are made until the end: "as usual until the end".

    It names no number, no further period and nothing that is kept or charged at once.
    """
    clauses, text = statement_of(sentence).meanings, plain_text(sentence)
    flags = {flag for each in clauses for flag in each.flags}
    until = {"until", "end", "charge"} <= flags and not flags & {"now", "extra", "after_if", "if"}
    spoken = languages_of(sentence, language)
    usual = any(words_of(each, "as_usual").search(text) for each in spoken)
    more = any(words_of(each, "further_periods", "balance", "taken_back").search(text) for each in spoken)
    return until and usual and not more and not any(map(str.isdigit, text))


def _is_used_up(example: str, language: str) -> bool:
    """Return whether an example of what is owed ends with a charge for what was used, or missed, before."""
    found = list(words_of(language, "owed_example").finditer(example))
    return bool(found) and found[-1].end() == len(example)


def is_regular_charge(
    sentence: str, lexicon: Lexicon, today: date, language: str = "", prices: Collection[str] = ()
) -> bool:
    """Return whether a sentence announces the regular charge: as usual, or the last one, on a near day.

    Args:
        language: the page's own statement of its language.
        prices: the known regular prices, without which a "last" charge may be another one.
    """
    clauses, text = statement_of(sentence).meanings, plain_text(sentence)
    spoken = languages_of(sentence, language)
    sums = [match[0].strip() for match in amount_pattern().finditer(sentence)]
    if len(sums) <= 1 and any(_is_of_a_sent_delivery(text, clauses, each) for each in spoken):
        return True
    if not set(sums) <= set(prices) or len(sums) > 1:
        return False
    if any(words_of(each, "due", "unreturned").search(text) for each in spoken):
        return False
    if sums and _names_the_period(sentence, clauses, prices):
        return True
    days = {each.when for each in lexicon.dates.read(normalise(sentence), today)}
    if len(days) != 1 or (days.pop() - today).days > _NOTICE or any(each.modality == "obligation" for each in clauses):
        return False
    names = ("as_usual", "last_charge") if prices else ("as_usual",)
    return any(words_of(each, *names).search(text) for each in spoken)


def _names_the_period(sentence: str, clauses: Sequence[Meaning], prices: Collection[str]) -> bool:
    """Return whether a known price is charged for its period, and nothing ends: "on 5 May we charge $5 a month"."""
    amounts = list(amount_pattern().finditer(sentence))
    of_a_period = all(is_price_of_a_period(sentence, each) and each[0].strip() in prices for each in amounts)
    acts = {each.act for each in clauses} | {flag for each in clauses for flag in each.flags}
    plain = all(each.modality not in _NOT_PLAIN and each.polarity == "+" for each in clauses)
    other = acts & (OTHERS | {"now", "resume", "start", "buy", "change", "until", "then", "after_then", "duty", "must"})
    return of_a_period and plain and not acts & ENDING and not other


def _is_under_way(text: str, language: str) -> bool:
    return all(words_of(language, each).search(text) for each in ("delivery", "under_way"))


def _is_of_a_sent_delivery(text: str, clauses: Sequence[Meaning], language: str) -> bool:
    """Return whether a sentence says that one delivery under way still comes, and is paid: "Your box is packed".

    It would be so without the end too; not the rest of a year, or several at once.
    """
    told = all(words_of(language, each).search(text) for each in ("delivery", "under_way", "delivered"))
    own = not any(each.act in _MORE_THAN_A_DELIVERY or each.modality in _NOT_PLAIN for each in clauses)
    own &= not any({"renew", "back", "plural", "extra"} & each.flags for each in clauses)
    more = words_of(language, "due", "unreturned", "negation", "balance", "afterwards").search(text)
    return told and own and not more and not names_tier().search(text)


def _is_last_charge(part: str, language: str, lexicon: Lexicon, today: date, prices: Collection[str]) -> bool:
    """Return whether a part names the regular price as the last one due, once, on a day of the notice period."""
    text, sums = plain_text(part), [match[0].strip() for match in amount_pattern().finditer(part)]
    if len(sums) != 1 or sums[0] not in prices or words_of(language, "due").search(text):
        return False
    days = lexicon.dates.read(normalise(part), today)
    dated = len(days) == 1 and (days[0].when - today).days <= _NOTICE
    return dated and words_of(language, "last_charge", "as_usual").search(text) is not None


def regular_prices(lines: Iterable[str]) -> frozenset[str]:
    """Return the sums that a text calls the price of a period: "Price: $5", "$5 / month"."""
    prices: set[str] = set()
    for line in lines:
        sums = list(amount_pattern().finditer(line))
        if len(sums) != 1:
            continue
        of_a_period = any(is_price_of_a_period(line, each) for each in sums)
        words = amount_pattern().sub(" ", line).split()
        spoken = {each.language for each in statement_of(line).meanings} if len(words) <= _CAPTION_WORDS else set()
        text = plain_text(line)
        captioned = any(
            words_of(each, "price").search(text) and not words_of(each, "due", "to_come", "offered").search(text)
            for each in spoken
        )
        if of_a_period or captioned:
            prices.add(sums[0][0].strip())
    return frozenset(prices)


def prices_of_next_charge(lines: Sequence[str], lexicon: Lexicon, *, on_account: bool = False) -> frozenset[str]:
    """Return the sum of a captioned row beside the row of the next regular charge: "Next charge: 5 May", "Amount: $5".

    On the account page likewise of a sentence with both: "Your next payment of $5 is taken on 5 May". A caption or
    sentence that is not understood whole, or speaks of a fee, an end or a condition, may name another sum.
    """
    prices: set[str] = set()
    for line in lines:
        if on_account and _announces_the_next_charge(line, lexicon):
            prices.update(match[0].strip() for match in amount_pattern().finditer(line))
    for one, other in itertools.pairwise(lines):
        for day, amount in ((one, other), (other, one)):
            if _is_next_charge(day, lexicon) and _captions_a_charge(amount, lexicon):
                prices.update(match[0].strip() for match in amount_pattern().finditer(amount))
    return frozenset(prices)


def rows_of_next_charge(
    lines: Sequence[str], lexicon: Lexicon, today: date, prices: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the rows that only name the sum of the next regular charge, each right below that of its day to come.

    Args:
        prices: the regular prices that the account names, if any; another sum is none of them.
    """
    return tuple(
        row
        for day, row in itertools.pairwise(lines)
        if _is_next_charge(day, lexicon)
        and all(each.when > today for each in lexicon.dates.read(normalise(day), today))
        and _captions_a_charge(row, lexicon)
        and _is_only_a_sum(value := row.partition(":")[2].strip())
        and lines.count(row) == 1
        and (not prices or value in prices)
    )


def _is_only_a_sum(value: str) -> bool:
    return amount_pattern().fullmatch(value) is not None


def _is_next_charge(line: str, lexicon: Lexicon) -> bool:
    """Return whether a row names the day of the next regular charge, and no sum."""
    clauses = statement_of(line).meanings
    days = lexicon.dates.read(normalise(line), _ANY_DAY)
    named = bool(clauses) and clauses[0].act == "renew" and "noun" in clauses[0].flags and clauses[0].polarity == "+"
    return named and len(days) == 1 and not amount_pattern().search(line) and len(line.split()) <= _ROW_WORDS


def _announces_the_next_charge(line: str, lexicon: Lexicon) -> bool:
    """Return whether a sentence or row only names the day and the sum of the next regular charge."""
    clauses = statement_of(line).meanings
    flags = {flag for each in clauses for flag in each.flags}
    next_one = bool(clauses) and (clauses[0].act == "renew" or {"charge", "next"} <= clauses[0].flags)
    plain = all(each.act in {"renew", "charge", "pay", "none"} and each.polarity == "+" for each in clauses)
    plain &= not flags & (_NO_CAPTION - {"last"}) and not any(each.modality in _NOT_PLAIN for each in clauses)
    days = lexicon.dates.read(normalise(line), _ANY_DAY)
    single = len(days) == 1 and len(amount_pattern().findall(line)) == 1
    return next_one and plain and single and "fee" not in lexicon.beside(line)[0]


def _captions_a_charge(line: str, lexicon: Lexicon) -> bool:
    caption, colon, value = line.partition(":")
    clauses = statement_of(caption).meanings
    plain = all(each.act in {"charge", "pay", "none"} and not each.flags & _NO_CAPTION for each in clauses)
    understood = bool(clauses) and not any(each.unknown for each in clauses)
    about = any(each.act in {"charge", "pay"} or each.object in {"payment", "subscription"} for each in clauses)
    bare = _is_only_a_sum(value.strip()) and any(
        words_of(each, "sum_caption").fullmatch(plain_text(caption).strip()) for each in languages()
    )
    sums = amount_pattern().findall(line)
    other = "fee" in lexicon.beside(line)[0] or bool(lexicon.dates.read(normalise(line), _ANY_DAY))
    return bool(colon) and len(sums) == 1 and (bare or (plain and understood and about)) and not other


def _is_over(part: str, days: Sequence[date], today: date, *, expected: bool) -> bool:
    """Return whether what was paid was paid on a day that is over; a thing that was paid may arrive on one to come."""
    over = [_is_past(each, today, expected=expected) for each in days]
    return all(over) or (any(over) and len(list(amount_pattern().finditer(part))) == 1)


def _is_past(day: date, today: date, *, expected: bool) -> bool:
    """Return whether a day is over; one without a year is read as the next such day, up to a year from now.

    Args:
        expected: the sums beside it are the known price, or that of a delivery under way, which a site whose clock is
            ahead may have charged "tomorrow".
    """
    ahead = _CLOCKS if expected else 0
    return (day - today).days <= ahead or (day - today).days > LAST_YEAR


def is_charge_denied(clauses: Sequence[Meaning], language: str) -> bool:
    """Return whether each clause with a word of charging denies it: "will not be charged"."""
    charging = [each for each in clauses if words_of(language, "charged").search(plain_text(each.clause))]
    return bool(charging) and all(_denies(each, language) for each in charging)


def _denies(clause: Meaning, language: str) -> bool:
    text = plain_text(clause.clause)
    charged = words_of(language, "charged").search(text)
    if charged is None or clause.flags & {"if", "after_if", "without"}:
        return False
    before, after = text[max(0, charged.start() - _NEAR) : charged.start()], text[charged.end() :][:_NEAR]
    if words_of(language, "negation").search(before):
        return True
    if language in _VERB_SECOND and words_of(language, "negation").match(after.lstrip()):
        return True
    return words_of(language, "negation_after").search(charged[0] + after) is not None
