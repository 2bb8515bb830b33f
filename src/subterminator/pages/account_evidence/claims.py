"""Claims of an account page: the state that each line asserts, of what, with its day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import lru_cache

from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.meaning import ENDING, Evidence, Meaning
from subterminator.lexicon.normalise import QUESTION_MARKS, normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.account_evidence.evidence import Snapshot
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import (
    Line,
    dates_of,
    days_of,
    has_date,
    has_quotation,
    is_label_like,
    names_another,
)
from subterminator.pages.account_evidence.ownership import (
    denies_another,
    ends_by_own_word,
    has_own_word,
    is_a_pack_beside_the_plan,
    is_access,
    is_beside,
    is_of_another,
    is_other_plan,
    is_own,
    is_record,
    is_under_another_name,
    leaver,
    names_a_stranger,
    names_a_subscription,
    names_one_of_several,
    runs_by_name,
    spares_something,
    strange_subject,
)
from subterminator.pages.account_evidence.trials import without_ends_of_trials
from subterminator.pages.statements import statement_of

_HALF_A_YEAR = timedelta(days=183)
_QUOTE_LENGTH = 200
_ENDS = frozenset({"ended", "scheduled"})
_TITLE_WORDS = 3
"""Most words of the title of a list."""
_NO_THING = frozenset({"none", "unknown", "cancellation"})


def claims_of(
    lines: Sequence[Line], product: str, today: date, before: Snapshot | None, entry: frozenset[str] = frozenset()
) -> list[Fact]:
    """Read the claims of all lines, each with its day.

    Args:
        entry: the lines of the entry that is called by the product's name, in a list of several. A state there counts
            that is new since the press.
    """
    facts: list[Fact] = []
    other, stranger, asked, left = "", "", False, False
    leavers = [bool(leaver(line, product)) for line in lines]
    confirmed_at = max((index for index, line in enumerate(lines, 1) if _asks_to_confirm(line)), default=0)
    deciding, explained = False, False
    unleft = [line for line, is_left in zip(lines, leavers, strict=True) if not is_left]
    meanings = [each for line in lines for each in line.meanings]
    active = any(goes_on(each) or _is_on(each) for each in meanings)
    switching = any(map(_is_planned_switch, meanings))
    undecided = any("undecided" in each.flags and each.tense != "past" for each in meanings)
    running = any(runs_by_name(line, product) for line in lines)
    ended_by_name = any(ends_by_own_word(line, product) for line in lines)
    stated = _stated(lines, product)
    for index, line in enumerate(lines):
        claims = _of_what_happened(stated[index], line, today) if asked else stated[index]
        general = explained and not dates_of(line.written, today)
        claims = tuple(each for each in claims if not (general and each.state in _ENDS))
        explained = _explains_an_end(line, product) or (explained and not has_own_word(line, product))
        if deciding and is_label_like(line.written):
            claims = tuple(each for each in claims if dates_of(line.written, today))
        if undecided or deciding or index < confirmed_at:
            claims = tuple(
                replace(each, state="pending") if (undecided and each.state in _ENDS) or _is_proposed(each) else each
                for each in claims
            )
        behind = _behind_a_question(line)
        claims = tuple(
            replace(each, state="pending") if each.words in behind and _is_proposed(each) else each for each in claims
        )
        asked = _asks_about_an_end(line)
        deciding = deciding or any(map(_asks_whether_to_end, line.meanings))
        ends_are_others = False
        if leavers[index]:
            other, left, claims = line.written, True, ()
        elif all(each.state == "other_object" for each in claims) and strange_subject(line, product):
            stranger = line.written
        elif not claims and (names_another(line.written, product) or is_record(line)):
            other = line.written
        elif other and is_own(line, product) and not (left and claims and not has_own_word(line, product)):
            other, stranger, left = "", "", False
        else:
            ends_are_others = bool(other) or names_one_of_several(line, today)
        claims = tuple(
            replace(each, state="other_object")
            if (ends_are_others and spares_something(each))
            or (switching and _is_of_the_plan_before(each))
            or (each.state in _ENDS and (ends_are_others or (stranger and is_access(each.meaning))))
            or is_of_another(each, lines[: index + 1], product, today)
            or _is_of_a_quoted_name(each, line, product)
            else each
            for each in claims
        )
        claims = tuple(
            replace(each, state="active", holds=False)
            if each.state == "nothing" and (ends_are_others or denies_another(each, lines[: index + 1], product, today))
            else each
            for each in claims
        )
        fresh = before is None or normalise(line.written) not in before.lines
        claims = (
            claims
            or _move_to_free(line, lines[max(0, index - 1)], today)
            or _is_leaving(line, today, state=before is not None and fresh and line.written in entry)
        )
        is_pack = before is not None and is_a_pack_beside_the_plan(line, lines, product)
        for claim in claims:
            days = _days_of_claim(claim, line.written, today, alone=len(claims) < 2)
            foreign = (
                (active and _goes_by_another_name(claim, line.written, product))
                or names_a_stranger(claim, line, product, unleft)
                or (running and is_other_plan(claim, line.written, product, days))
                or (running and claim.state in _ENDS and _is_of_some_content(claim, line, product))
                or (ended_by_name and is_beside(claim, line, product))
                or (is_pack and (not fresh or claim.state in _ENDS))
            )
            day = _past_day(claim, days[0], today) if days else None
            if _is_of_a_past_round(claim, day, today) or _is_no_end(claim, lines[: index + 1], day, today):
                continue
            year_written = not days or days[0].year_written
            facts.append(Fact(claim, quoted(line.written), index, day, fresh, year_written, foreign))
    return without_ends_of_trials(facts, lines, today)


def _stated(lines: Sequence[Line], product: str) -> list[tuple[Evidence, ...]]:
    """List what each line states, without what is claimed of any plan, or of the news.

    These stay beside an end, which they may speak against.
    """
    stated = []
    for line in lines:
        heading = line.heading if line.heading != line.written and not _names_the_account(line.heading) else ""
        stated.append(statement_of(line.text, heading, product).evidence)
    if any(claim.state in _ENDS for claims in stated for claim in claims):
        return stated
    return [
        tuple(each for each in claims if not (_is_of_any_plan(each, line) or _is_news(each, product)))
        for line, claims in zip(lines, stated, strict=True)
    ]


def _is_news(claim: Evidence, product: str) -> bool:
    """Return whether a claim is that something resumes that neither is named nor the product: "Senate resumes debate".

    On the front page of a newspaper such lines stand beside everything else.
    """
    meaning, name = claim.meaning, normalise(product)
    strange = [each for each in meaning.unknown if each not in name]
    return meaning.act == "resume" and meaning.object == "none" and len(strange) > 1 and not meaning.when


def _is_of_any_plan(claim: Evidence, line: Line) -> bool:
    """Return whether a claim says how any plan is renewed, and whose is not said: "Plans renew automatically."."""
    meaning = claim.meaning
    anyone = "plural" in meaning.flags and bool(meaning.subject) and meaning.clause.startswith(meaning.subject)
    return claim.state == "renews" and anyone and not any(map(str.isdigit, line.written))


@lru_cache(maxsize=1_000)
def _names_the_account(heading: str) -> bool:
    """Return whether a heading is only that of the account's page: what ends under it is not the account itself."""
    clauses = Reader.load().read(heading, "heading")
    return bool(clauses) and all(
        (each.act, each.object) == ("none", "account") and not each.unknown and "data" not in each.flags
        for each in clauses
    )


def _is_of_some_content(claim: Evidence, line: Line, product: str) -> bool:
    """Return whether a claim is about a plan of some content, without a word of the product's name: "Film plan"."""
    return {"content", "subscription"} <= claim.meaning.flags and not has_own_word(line, product)


def _goes_by_another_name(claim: Evidence, written: str, product: str) -> bool:
    """Return whether a claim is of another name; that of a subscription may be active beside it."""
    return is_under_another_name(written, product) and (claim.state != "active" or not names_a_subscription(written))


def _is_no_end(claim: Evidence, lines: Sequence[Line], day: date | None, today: date) -> bool:
    """Return whether what the last of these lines says has ended is no subscription."""
    return _is_a_closing_day(claim, day, today) or _only_titles_a_list(claim, lines)


def _only_titles_a_list(claim: Evidence, lines: Sequence[Line]) -> bool:
    """Return whether the last line is the title of a list of what has ended: "Expired subscriptions".

    So is the line below it that says so again: "Memberships that have expired".
    """
    *above, line = lines
    flags, words = claim.meaning.flags, line.written.split()
    gone = claim.state == "ended" or (claim.state == "active" and not claim.holds)
    if not gone or "plural" not in flags or len(words) > 2 * _TITLE_WORDS or any(map(str.isdigit, line.written)):
        return False
    if len(words) <= _TITLE_WORDS and "have" not in flags and ("past" in flags or {"off", "filler"} & flags == {"off"}):
        return True
    titles = statement_of(above[-1].written).evidence if above and "past" in flags else ()
    return any(_only_titles_a_list(each, above) for each in titles)


def _is_a_closing_day(claim: Evidence, day: date | None, today: date) -> bool:
    """Return whether something is closed on a day to come, and opens again: "The gym is closed on 25 December"."""
    closed = claim.state == "ended" and claim.tense == "present" and "inactive" in claim.meaning.flags
    return closed and day is not None and day > today and "then" not in claim.meaning.flags


def _of_what_happened(claims: tuple[Evidence, ...], line: Line, today: date) -> tuple[Evidence, ...]:
    """Select the claims that hold behind a question whether to end: an end in the past, and what has a day."""
    happened = "ended", "past"
    return tuple(
        each
        for each in claims
        if (each.state, each.tense) == happened or (each.meaning.act != "lose" and dates_of(line.written, today))
    )


def _move_to_free(line: Line, above: Line, today: date) -> tuple[Evidence, ...]:
    """Claim an end on the day of a change of plan if the line above shows its way: "Pro → Free plan"."""
    *_, last = (Meaning(), *above.meanings)
    turn = next((each for each in line.meanings if each.act == "change" and each.polarity == "+"), None)
    leads_to_free = "\u2192" in above.text and last.object == "free_plan" and "after_pause" in last.flags
    if (
        turn is None
        or turn.is_silent
        or not leads_to_free
        or not any(day > today for day in days_of(line.written, today))
    ):
        return ()
    return (Evidence("scheduled", True, "future", turn.clause, replace(turn, act="end", object="subscription")),)


def _is_leaving(line: Line, today: date, *, state: bool) -> tuple[Evidence, ...]:
    """Claim an end on a day if the state in an entry is only an end under way and its day: "Leaving 4 December".

    "End date" and "Until" may be the last day of a term that is followed by another. `state`: it is one in an entry.
    """
    meaning, *more = line.meanings or [Meaning()]
    under_way = meaning.act == "end" and meaning.flags <= {"end", "noun", "time", "filler"} and "noun" in meaning.flags
    empty = not more and not meaning.unknown and meaning.object == "none" and meaning.polarity == "+"
    if not state or not under_way or not empty or meaning.tense != "none":
        return ()
    if not any(day > today for day in days_of(line.written, today)):
        return ()
    return (Evidence("scheduled", True, "future", meaning.clause, replace(meaning, object="subscription")),)


def quoted(line: str) -> str:
    """Cut a line to the length of a quote."""
    return line[:_QUOTE_LENGTH]


# -- the day -----------------------------------------------------------------------------------------------------------


def _days_of_claim(claim: Evidence, written: str, today: date, *, alone: bool) -> tuple[FoundDate, ...]:
    """Read the dates of a claim; those of its whole line where it is the only claim, or wants a day."""
    whole = dates_of(written, today)
    dated = bool(claim.meaning.when) or claim.state in {"scheduled", "renews"}
    if claim.state == "scheduled" and claim.tense in {
        "present",
        "future",
    }:  # a letter names other days, too: that of a notice
        whole = tuple(day for day in whole if day.when >= today) or whole
    if "then" in claim.meaning.flags:  # "received on 1 May. You can use it until 8 May. After that …"
        at = normalise(written).find(claim.words)
        whole = tuple(day for day in whole if day.start < at)[-1:] or whole
    days = dates_of(claim.words, today) or _within(claim, written, whole) or (whole if alone or dated else ())
    far = bool(days) and not days[0].year_written and days[0].when > today + _HALF_A_YEAR
    if far and claim.state == "scheduled":  # "by your request of 12 November we end it on 1 January 2027"
        days = (*(day for day in whole if day.year_written and day.when >= today), *days)
    if days and not days[0].year_written:
        days = (*(day for day in whole if _same_day(day, days[0])), *days)
    return days


def _within(claim: Evidence, written: str, days: Sequence[FoundDate]) -> tuple[FoundDate, ...]:
    """Return the days in the words of a claim, where only the whole line tells how "11/12/2026" is read."""
    start = normalise(written).find(claim.words)
    return tuple(day for day in days if start <= day.start < start + len(claim.words)) if start >= 0 else ()


def _same_day(full: FoundDate, short: FoundDate) -> bool:
    """Return whether a date has the year of one that was cut off at a comma."""
    return full.year_written and (full.when.month, full.when.day) == (short.when.month, short.when.day)


def _past_day(claim: Evidence, written: FoundDate, today: date) -> date:
    """Return the day as a past one if the claim is of the past and names no year."""
    day = written.when
    if claim.tense != "past" or written.year_written or day <= today + _HALF_A_YEAR or (day.month, day.day) == (2, 29):
        return day
    return day.replace(year=day.year - 1)


def _is_of_a_quoted_name(claim: Evidence, line: Line, product: str) -> bool:
    """Return whether an end without an object stands beside another name: 'Unsubscribed from "Reader news"'."""
    nameless = claim.state in _ENDS and claim.meaning.object == "none"
    return nameless and bool(product) and has_quotation(line) and not has_own_word(line, product)


def _is_planned_switch(meaning: Meaning) -> bool:
    """Return whether a clause announces another plan: "Your plan change is scheduled for 1 May".

    What is said of all customers' plans is none: "Existing subscriptions have been moved".
    """
    planned = meaning.act == "change" and meaning.tense == "future" and meaning.modality == "asserted"
    planned &= "plural" not in meaning.flags
    return planned and meaning.polarity == "+" and meaning.object in FAMILY | {"none"}


def _is_of_the_plan_before(claim: Evidence) -> bool:
    """Return whether a claim only dates an end, which is that of the present plan where another one follows it."""
    dated = claim.state == "scheduled" and claim.tense in {"present", "future"} and "noun" not in claim.meaning.flags
    return dated and claim.meaning.act in {"end", "expire"}


def _is_of_a_past_round(claim: Evidence, day: date | None, today: date) -> bool:
    """Return whether a claim is of the last payment or delivery so far: until it ends, that is only the latest one."""
    meaning = claim.meaning
    latest = meaning.act == "end" and "last" in meaning.flags and "noun" in meaning.flags
    return latest and (day is None or day <= today)


def _asks_whether_to_end(meaning: Meaning) -> bool:
    """Return whether a clause asks if the subscription should end: what comes behind it tells the consequences."""
    asks = meaning.modality == "question" and meaning.act in ENDING and meaning.tense != "past"
    return asks and meaning.object in FAMILY | _NO_THING and "why" not in meaning.flags


def _behind_a_question(line: Line) -> frozenset[str]:
    """Return the clauses of a line behind its question whether to end: "Cancel now? Your plan will end on 5 May."."""
    first = next((place for place, each in enumerate(line.meanings) if _asks_whether_to_end(each)), None)
    return frozenset() if first is None else frozenset(each.clause for each in line.meanings[first + 1 :])


def _asks_to_confirm(line: Line) -> bool:
    """Return whether a line demands a confirmation, or to complete an end: one above it has not been carried out."""
    sentence = line.written.rstrip().endswith((".", "!", "\u3002", "\uff01"))
    return any(
        ("confirm" in each.flags or ("finish" in each.flags and each.act == "end"))
        and "request" not in each.flags
        and each.polarity == "+"
        and each.object in FAMILY | _NO_THING | {"data", "changes"}
        and (each.modality == "obligation" or (sentence and each.modality == "instruction"))
        for each in line.meanings
    )


def _is_proposed(claim: Evidence) -> bool:
    """Return whether a claim is of an end to come, or of one that was only chosen."""
    to_come = claim.state == "scheduled" and claim.meaning.act in {"end", "stop", "leave", "back", "lose", "expire"}
    chosen = claim.state == "ended" and "chosen" in claim.meaning.flags
    return claim.holds and (to_come or chosen) and "finish" not in claim.meaning.flags


def _asks_about_an_end(line: Line) -> bool:
    """Return whether a line asks about the effect of an end: the next line answers it, and states nothing."""
    if not line.text.endswith(QUESTION_MARKS):
        return False
    return any(each.act in {"inform", "end", "stop", "leave"} or "if" in each.flags for each in line.meanings)


def _explains_an_end(line: Line, product: str) -> bool:
    """Return whether a line heads an explanation of ends as such: "How to cancel", "Notice period"."""
    if not is_label_like(line.written) or has_date(line.written) or has_own_word(line, product):
        return False
    about = {"end", "info"}
    return any(
        (each.act == "inform" and about & each.flags)
        or ("info" in each.flags and each.act == "none" and not each.unknown and "number" not in each.flags)
        for each in line.meanings
    )


def goes_on(meaning: Meaning) -> bool:
    """Return whether a clause says that something goes on, without an end in time."""
    if meaning.polarity == "-" or "until" in meaning.flags or meaning.modality in {"question", "conditional"}:
        return False
    runs = meaning.act in {"keep", "renew"} and (
        meaning.tense in {"present", "future"} or meaning.modality == "possible"
    )
    named = meaning.act == "go_on" and meaning.object == "subscription"
    return runs or named or ("active" in meaning.flags and meaning.act in {"none", "keep", "be"})


def _is_on(meaning: Meaning) -> bool:
    """Return whether a clause is the value "on", of a line or a part."""
    return "on" in meaning.flags and meaning.act == "none" and meaning.polarity == "+" and not meaning.unknown
