"""Reads what a page states about the subscription: its end, the next charge, what leaving costs, plan and account."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import pairwise
from typing import Any, NamedTuple

from subterminator.domain.page import PageView
from subterminator.domain.protocols import Facts
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.lexicon import DATED, Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import QUESTION_MARKS, normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import BESIDE, RECORDS, RENEWALS
from subterminator.pages.per_view import once_per_view
from subterminator.pages.statements import denies_renewal, statement_of

_QUOTE_LENGTH = 300
_QUOTES = 20
_LINE_LENGTH = 2000
"""Length at which lines are cut: facts stand in lines that a person reads."""
_PLAN_WORDS = 6
_NO_PLAN = frozenset({"account", "payment", "cancellation", "survey", "changes"}) | BESIDE | RECORDS | RENEWALS
"""Objects of another part of the account, unless more is said: "Payments", but "Payments Pro" may be a plan."""
_PRESSED = frozenset({"link", "button", "tab", "menuitem"})
_LOCAL_PART = re.compile(r"[\w.+-]{1,64}$")
_DOMAIN = re.compile(r"[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")


class _Line(NamedTuple):
    """A line with the facts it mentions, and those of which it is the caption."""

    text: str
    about: frozenset[str]
    caption: frozenset[str]


_SENTENCE_END = re.compile(r"(?<=[.!?])(?<!\b\w\.)\s+(?=[^\W\d_a-z])")
"""Between two sentences, the second with a capital; "U.S. Music" are none."""


@dataclass(slots=True)
class _CollectedFacts:
    """Facts collected so far; the first statement of each kind counts."""

    facts: Facts = field(default_factory=Facts)
    conflicts: set[str] = field(default_factory=set)
    """Dates that the page states in two ways."""

    def add(self, *lines: str, **stated: Any) -> None:
        """Add what was read, and the lines that it was read from."""
        cut = (" ".join(line.split())[:_QUOTE_LENGTH] for line in lines)
        quotes = tuple(dict.fromkeys((*self.facts.quotes, *filter(None, cut))))[:_QUOTES]
        self.facts = replace(self.facts, quotes=quotes, **stated)


def read_facts(view: PageView | str, lexicon: Lexicon, today: date | None = None) -> Facts:
    """Read the facts that a page, or its visible text, states.

    A value counts when the words for it stand in its line, or are the whole line before ("Next billing date" over
    "20 December 2026"). Without `today` a date without a year is left unread; with it, an end or a renewal still to
    come is the next day of that name. 03/04/2026 is left unread. Two statements that differ leave a date unread.
    Takes time proportional to the text, once for each view.
    """
    if isinstance(view, str):
        return _facts_in(view, lexicon, today)
    return once_per_view(view, ("facts", lexicon, today), lambda: _facts_in(view, lexicon, today))


def _facts_in(view: PageView | str, lexicon: Lexicon, today: date | None) -> Facts:
    text = view if isinstance(view, str) else _text(view)
    controls = () if isinstance(view, str) else view.elements
    pressed = {" ".join(each.label.split()) for each in controls if each.interactive and each.role in _PRESSED}
    reading = _CollectedFacts()
    before = _Line("", frozenset(), frozenset())
    addresses: list[tuple[bool, str, str]] = []
    for written in _lines(text):
        line = _Line(written, *lexicon.beside(written))
        _read_dates(line, before, lexicon, today, reading)
        _read_fee(_without_prices(line, lexicon), before, reading)
        _read_plan(line, before, lexicon, reading, pressed)
        is_account = "account" in line.about | before.caption
        addresses += [(is_account, address, written) for address in addresses_in(written)]
        before = before if "status" in line.caption else line
    _choose_account(addresses, lexicon, reading)
    unread: dict[str, Any] = dict.fromkeys(reading.conflicts)
    return replace(reading.facts, **unread)


def first_day(text: str, lexicon: Lexicon, today: date) -> date | None:
    """Find the first day on which it can be cancelled, on a page that does not allow it yet: the next day it names."""
    lines = lexicon.text(text).get("too_early", ())
    named = [each.when for line in lines for each in lexicon.dates.read(normalise(line), today)]
    return min((day for day in named if day > today), default=None)


def _text(view: PageView) -> str:
    """Return the visible text, else the texts of its elements."""
    return view.text or "\n".join(dict.fromkeys(each.text or each.name for each in view.elements))


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if stripped := line.strip():
            yield stripped[:_LINE_LENGTH]


def _read_dates(line: _Line, before: _Line, lexicon: Lexicon, today: date | None, reading: _CollectedFacts) -> None:
    """Read the dates of a line by the words before each; those of the first may be in its line or the caption above."""
    if not any(char.isdigit() for char in line.text):
        return
    read = normalise(line.text)
    start = 0
    days = list(lexicon.dates.read(read, today))
    begins = {one.start for one, other in pairwise(days) if _is_a_range(read[one.end : other.start])}
    for day in days:
        kinds = lexicon.beside(read[start : day.start])[0] & DATED
        lead = ""
        if not kinds and not start:
            kinds = line.about & DATED
        if not kinds and not start:
            kinds, lead = before.caption & DATED, before.text
        start = day.end
        name = "renews" if "renews" in kinds else "ends" if kinds else ""
        if day.start in begins:
            start = 0
            continue  # the first day of a period
        if name and statement_of(line.text).states == {"other_object"}:
            continue  # the last day of points, a card or an offer
        if not name or (not day.year_written and "ended" in kinds):
            continue
        if name == "renews" and denies_renewal(line.text):
            continue  # "Next payment: none (ends on 6 December)"
        known = getattr(reading.facts, name)
        if known not in {None, day.when}:
            reading.conflicts.add(name)
        reading.add(lead, line.text, **{name: known or day.when})


def _is_a_range(between: str) -> bool:
    """Return whether only a sign of a range stands between two days: "2026.11.16 ~ 2026.12.16"."""
    return between.strip(" .") in {"~", "-", "\u2013", "\u2014", "\uff5e", "\u301c"}


def _read_fee(line: _Line, before: _Line, reading: _CollectedFacts) -> None:
    if reading.facts.fee or "no_fee" in line.about or not {"fee"} & (line.about | before.caption):
        return
    if _names_a_regular_charge(line.text):
        return
    named = [amount for amount in amount_pattern().findall(line.text) if re.search("[1-9]", amount)]
    named = [amount for amount in named if not _is_a_discount(amount, line.text)]
    amounts = sorted(named, key=lambda amount: amount.endswith("%"))
    if amounts:
        reading.add("" if "fee" in line.about else before.text, line.text, fee=amounts[0])


def _is_a_discount(amount: str, text: str) -> bool:
    """Return whether a share is that of an offer: "Booking fees waived, 20% off drinks"."""
    clauses = [each for each in statement_of(text).meanings if amount.strip() in each.clause]
    return amount.endswith("%") and bool(clauses) and all("offer" in {each.object, *each.flags} for each in clauses)


def _without_prices(line: _Line, lexicon: Lexicon) -> _Line:
    """Return a line without the sentences that only tell what a price is made of."""
    said = _SENTENCE_END.split(line.text) if "fee" in line.about else []
    left = [each for each in said if not _is_part_of_the_price(each)]
    if len(left) == len(said):
        return line
    text = " ".join(left)
    return _Line(text, *lexicon.beside(text))


def _is_part_of_the_price(text: str) -> bool:
    """Return whether a fee is only told to be part of what plans cost: "Plans include a licence fee of 20 %"."""
    clauses, plain = statement_of(text).meanings, plain_text(text)
    ends = any(each.act in ENDING or each.flags & ENDING for each in clauses)
    parts = [words_of(each.language, "included").search(plain) for each in clauses]
    due = any(words_of(each.language, "due", "paid").search(plain) for each in clauses)
    return not ends and not due and any(parts)


def _names_a_regular_charge(text: str) -> bool:
    """Return whether a line names the last regular charge, or one that is not made, and nothing that ending costs."""
    spoken, plain = {each.language for each in statement_of(text).meanings}, plain_text(text)
    regular = any(words_of(each, "last_charge", "not_made").search(plain) for each in spoken)
    return regular and not any(words_of(each, "due").search(plain) for each in spoken)


def _read_plan(
    line: _Line, before: _Line, lexicon: Lexicon, reading: _CollectedFacts, pressed: Collection[str]
) -> None:
    """Read a plan from "Plan: Premium", or from the short line under its caption, unless that is an item of a menu.

    `pressed`: the labels of the page's controls.
    """
    if reading.facts.plan:
        return
    caption, colon, value = line.text.partition(":")
    lead = ""
    if colon and "plan" not in lexicon.beside(caption)[1]:
        return
    if not colon:
        if "plan" not in before.caption:
            return
        value, lead = line.text, before.text
    value = value.strip()
    if value.endswith(QUESTION_MARKS) or "\u00a9" in value:  # the site's footer
        return
    named = colon or any(map(str.isalpha, value))  # a step's number below "Plan", or the slash of a path, is none
    if not value or not named or len(value.split()) > _PLAN_WORDS or lexicon.label(value).intents:
        return
    if line.about & DATED or line.caption or lexicon.beside(value)[1] or lexicon.dates.read(normalise(value)):
        return
    if not colon and _names_a_fact(value):
        return
    if colon or not _is_of_a_menu(value, is_control=value in pressed or _consists_of(value, pressed)):
        reading.add(lead, line.text, plan=value)


def _names_a_fact(value: str) -> bool:
    """Return whether a line is only a caption of something else than a plan: "Contract number", "Reason"."""
    read = Reader.load().read(value, "heading")
    named = any({"number", "reason", "why"} & each.flags for each in read)
    plain = all(each.act == "none" and not each.unknown for each in read) and not any(map(str.isdigit, value))
    return named and plain and not names_tier().search(normalise(value))


def _consists_of(line: str, labels: Collection[str]) -> bool:
    """Return whether a line is only the labels of several controls, side by side."""
    rest, found = line, 0
    for label in sorted((each for each in labels if each and each in line), key=len, reverse=True):
        found += label in rest
        rest = rest.replace(label, " ")
    return found > 1 and not any(map(str.isalnum, rest))


def _is_of_a_menu(value: str, *, is_control: bool) -> bool:
    """Return whether a line under a caption is surely its neighbour in a menu or row of steps: "Payments", "Edit".

    Else a change of the plan would go unnoticed: what names a tier or a number, or has unknown words, may be a plan.
    """
    if names_tier().search(normalise(value)) or any(map(str.isdigit, value)):
        return False
    read = Reader.load().read(value, "heading")
    other = any(each.object in _NO_PLAN or each.act not in {"none", "start"} for each in read)
    return is_control or (other and not any(each.unknown for each in read))


def without_state(name: str) -> str:
    """Return a name without the badge beside it that says whether it runs: "Comfort Active", "Comfort Leaving"."""
    words = name.split()
    for end in (-1, 0):
        while len(words) > 1 and _is_a_state(words[end].strip("()\u00b7\u2022")):
            words.pop(end)
    return " ".join(words)


def _is_a_state(word: str) -> bool:
    """Return whether a word is a badge of what runs or ends: "Active", "Leaving"."""
    statement = statement_of(word)
    ends = bool(statement.meanings) and all(
        each.act in ENDING and each.object == "none" and not each.unknown for each in statement.meanings
    )
    return bool(statement.states) or ends


def addresses_in(line: str) -> Iterator[str]:
    """Yield the e-mail addresses in a line, read outwards from each @."""
    at = line.find("@")
    while at >= 0:
        local = _LOCAL_PART.search(line, max(0, at - 64), at)
        domain = _DOMAIN.match(line, at + 1)
        if local and domain:
            yield f"{local.group()}@{domain.group()}".rstrip(".-")
        at = line.find("@", at + 1)


def _choose_account(addresses: list[tuple[bool, str, str]], lexicon: Lexicon, reading: _CollectedFacts) -> None:
    """Choose the one address beside words for an account, else the only one on the page; none if it is unclear."""
    own = [each for each in addresses if not lexicon.is_service_mailbox(each[1])]
    for candidates in ([each for each in own if each[0]], own):
        if len({address.casefold() for _, address, _ in candidates}) == 1:
            _, account, line = candidates[0]
            reading.add(line, account=account)
            return
        if candidates:
            return
