"""Weighs what an account page says for and against the end of a subscription, and compares it with how it was before.

Every conclusion carries its evidence. Where the evidence is thin the answer is "unknown", never "ended" or "active".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal, TypeAlias

from subterminator.domain.page import Element, PageView
from subterminator.lexicon.composer import OTHERS
from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.blocks import PageBlock, Scope, page_blocks, statement_of, subscription_scope

__all__ = [
    "PROVEN",
    "STRONGEST",
    "WEIGHTS",
    "AccountReading",
    "AccountState",
    "Item",
    "Snapshot",
    "found_on_page",
    "next_charge",
    "read_account_text",
    "read_account_view",
    "settled_by_model",
]

AccountState: TypeAlias = Literal["ended", "scheduled", "active", "paused", "pending", "unknown"]

WEIGHTS: dict[str, tuple[int, str]] = {
    "end_asserted": (4, "the page says that this subscription was ended, or will be on a day"),
    "renewal_off": (4, "it says that it does not renew"),
    "date_turned": (4, "the day on which it renewed is now the day on which it ends"),
    "switched_off": (4, "the switch for its renewal is off"),
    "end_named": (2, "a word for an end, which does not say what has ended"),
    "notice_received": (2, "a notice to end it has come in, and its last day stands there"),
    "end_dated": (2, "access until a day: what runs on may have that too, so never enough alone"),
    "take_back": (2, "a control takes the end back; only offered where there is one"),
    "date_relabelled": (2, "the day on which it renewed stands beside other words now, which are not known"),
    "renewal_gone": (2, "the next charge stood there before, and does no more"),
    "end_control_gone": (2, "the control that ends it stood there before, and does no more"),
    "control_turned": (2, "where a control stood before, another stands now, in words that are not known"),
    "renews_on": (-8, "a day of the next charge: what renews has not ended"),
    "renews": (-4, "it says that it renews, without a day"),
    "renews_before": (-3, "it says that it renews, and later that it has ended"),
    "withdrawn": (-8, "a cancellation was taken back"),
    "not_ended": (-6, "it says that it has not ended, or could not be ended"),
    "unchanged": (-4, "it reads word for word as it did before the press, when it ran"),
    "other_ended": (-8, "it says that something else has ended, which explains a day and a control beside it"),
    "charged": (-4, "a sum is charged for it now, and no end stands on a day to come"),
    "active": (-2, "it says that it is active; it may be until the end"),
    "end_control": (-3, "a control would end it: nobody ends what has ended"),
    "managed": (-1, "it can be managed or changed"),
    "priced": (-1, "a price for each period stands there"),
    "doubted": (-4, "a model doubts it"),
    "sign_ended": (4, "the service's definition names it as a sign of the end"),
    "sign_active": (-4, "the service's definition names it as a sign that it runs"),
}
"""Weight of each kind of evidence, and its reason."""

_GONE = frozenset({"renewal_gone", "end_control_gone"})
"""Evidence by absence. A page that failed to load lacks everything, so another change is required."""

PROVEN = 4
"""Proof after a press, on the account page opened afresh: one that says so, or any two changes."""
STRONGEST = 6
"""Proof where nothing was pressed: one that says so, another beside it, and nothing against it."""
_SAYS_SO = frozenset({"renews_on", "renews", "withdrawn", "not_ended", "charged", "unchanged", "active", "sign_active"})
"""Kinds of evidence by words that it is active. A control alone is none: menus and help pages have it too."""
_SPOKEN = (_SAYS_SO - {"unchanged", "sign_active"}) | {"end_asserted", "renewal_off", "end_dated", "end_named"}
"""What is drawn from sentences."""
_RUNS = -2
"""At this score it reads as active."""
_HALF_A_YEAR = timedelta(days=183)
_STALE = timedelta(days=2)
"""Age of an end that is too old to be the one just requested."""

_QUOTED = re.compile(
    r"[\"\u201c\u201d\u201e\u00ab\u300c\u300e][^\"\u201c\u201d\u00bb\u300d\u300f\n]{8,}[\"\u201c\u201d\u00bb\u300d\u300f]"
)
_NAME = re.compile(
    r"[\"'\u2018\u201c\u201d\u201e\u00ab\u2039\u300c\u300e]([^\"'\u2019\u201c\u201d\u00bb\u203a\u300d\u300f\n]{2,})"
    r"[\"'\u2018\u2019\u201c\u201d\u00bb\u203a\u300d\u300f]"
)
"""A name in quotation marks."""
_OWNER = re.compile(
    r"\b([A-Z\u00c0-\u00de][\w-]+)['\u2019]s\b"
    r"|\b(?:of|for|from|von|f\u00fcr|de|di|van|voor|per|para|pour|av|f\u00f6r|dla)\s+([A-Z\u00c0-\u00de][\w-]+)"
    r"|^([A-Z\u00c0-\u00de][\w-]+s)\s+\w"
    r"|\b[dD]['\u2019]([A-Z\u00c0-\u00de][\w-]+)"
    r"|([A-Z\u00c0-\u00de\u0130\u015e][\w-]+)['\u2019](?:n?[\u0131iu\u00fc]n)\b"
    r"|([\u3040-\u30ff\u3400-\u9fff]+?)(?:\u3055\u3093|\u69d8)\u306e"
    r"|([\uac00-\ud7af]+?)\ub2d8\uc758"
    r"|^([\u3400-\u9fff]+?)\u7684"
)
"""Possessives of a name: "Bob's membership", "l'abonnement de Bob", "Bobs Mitgliedschaft", "Bob'un üyeliği"."""
_NAMED = re.compile(r"^([^:\uff1a]{2,40}?)(?:\s*[:\uff1a]\s*| [\u2013\u2014-] )\S")
"""A name, and what is said of it: "Bob: removed", "Old tablet \u2013 access removed"."""
_VALUED = re.compile(r"[:\uff1a]\s*\w")
"""A caption with its value in the same line."""
_NOTHING = re.compile(r"^[\W_]*$")
_PER = re.compile(
    r"(?:[$€£¥₩₹]\s?\d|\d\s?(?:[€£¥₩₹$円원元]|zł|kr\b|TL\b)).{0,12}(?:/|\bper\b|\bpro\b|\bpar\b|\bal\b|\bpor\b|\bmes|month|Monat|mois|月|월)"
    r"|(?:월|月額|每月)\s?[\d¥￥₩]",
    re.IGNORECASE,
)
_TAKES_BACK = frozenset({"keep", "resume", "undo", "end", "stop", "renew", "turn_on"})
"""Acts of a control that keeps what was to end. "Maybe later" is none."""
_MAIN = frozenset({"subscription", "trial", "renewal", "auto_payment"})
_RENEWALS = frozenset({"renewal", "auto_payment"})
_SMALL_THINGS = frozenset({"addon", "member", "newsletter", "device"})
"""Things beside a subscription that have a state of their own."""
_SILENT = frozenset({"question", "conditional", "possible"})
"""Modalities of what asserts nothing."""
_NAMELESS = frozenset({"none", "unknown", *_SMALL_THINGS})
_VALUES = frozenset({"off", "on", "active", "inactive", "zero"})
"""Flags of a value that answers its caption."""
_OTHERS = frozenset({"newsletter", "order", "addon", "member", "booking", "device"})
_BARE_WORDS = 2
_MOST_LINES = 1_500
"""Lines of a subscription's part that are read: no account page has more, and a page of 50,000 would take minutes."""
_BARE_SIGNS = 6
"""Longest bare word in a script without spaces, in characters."""
_DATE_LIKE = re.compile(r"\d.*\d{2}")
_LONGEST_CAPTION = 6
_SMALL_WORDS = 4
"""Letters that may stand beside a date: "on", "am"."""
_LABEL_WORDS = 8


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of evidence."""

    feature: str
    """A key of `WEIGHTS`."""
    quote: str
    """The words on the page that carry it."""

    def __str__(self) -> str:
        return f"{self.quote!r} ({WEIGHTS[self.feature][1]})" if self.quote else WEIGHTS[self.feature][1]


@dataclass(frozen=True, slots=True)
class AccountReading:
    """Reading of the subscription's state from an account page."""

    state: AccountState
    ends: date | None = None
    evidence_for: tuple[Item, ...] = ()
    """Evidence for an end."""
    evidence_against: tuple[Item, ...] = ()
    renews: date | None = None
    strongest: bool = False
    """The evidence would be enough had nothing been pressed."""
    past: bool = False
    """Whether it states that it has ended, not only that it will."""
    notes: tuple[str, ...] = ()
    """Lines that say that it is paused, or that a cancellation is being worked on."""

    @property
    def score(self) -> int:
        """Weights of all evidence, each feature once."""
        return sum(WEIGHTS[each][0] for each in self.features)

    @property
    def features(self) -> frozenset[str]:
        """The kinds of evidence, for and against."""
        return frozenset(each.feature for each in self.evidence_for + self.evidence_against)

    @property
    def says_it_runs(self) -> bool:
        """Return whether its words state it, rather than unchanged content or a control."""
        return self.state == "active" and bool((_SAYS_SO - {"unchanged"}) & self.features)

    @property
    def is_end(self) -> bool:
        """Return whether it has ended, or will."""
        return self.state in {"ended", "scheduled"}

    @property
    def why(self) -> str:
        """The conclusion in words, with its best evidence for and against."""
        told = [str(each) for each in self.evidence_for[:2]]
        against = [str(each) for each in self.evidence_against[:2]]
        said = "; ".join(told) or "nothing says that it has ended"
        if self.state in {"paused", "pending"} and self.notes:
            return f"it is {self.state}: {self.notes[0]!r}"
        if against:
            said = f"{'; '.join(against)}" if self.state == "active" else f"{said}; against it: {'; '.join(against)}"
        return said


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Content of the subscription's blocks at one moment, for comparison before and after a press."""

    lines: frozenset[str] = frozenset()
    """Lines of the whole page, normalised."""
    own: tuple[str, ...] = ()
    """Lines of the subscription's blocks, as written."""
    labels: frozenset[str] = frozenset()
    """Labels of the controls in the subscription's blocks, normalised."""
    end_controls: frozenset[str] = frozenset()
    renews: date | None = None
    reading: AccountReading = field(default_factory=lambda: AccountReading("unknown"))


# -- reading -----------------------------------------------------------------------------------------------------------


def read_account_view(
    view: PageView,
    product: str,
    today: date,
    *,
    plan: str = "",
    before: Snapshot | None = None,
    signs: Sequence[Item] = (),
) -> Snapshot:
    """Read the subscription on a page, with the evidence.

    Args:
        before: how it read before a press; what stood there already proves nothing. Without it nothing was pressed.
        signs: what a service's definition names as evidence.
    """
    reader = Reader.load()
    named = f"{product} {plan}"
    if view.dialog is not None:
        inside = subscription_scope(page_blocks(view, view.dialog), reader, product, plan)
        seen = _weigh(inside, today, replace(before, own=()) if before is not None else None, product=named)
        if seen.reading.notes or _SPOKEN & seen.reading.features:
            return seen  # else it is about something else, cookies for one
    scope = subscription_scope(page_blocks(view), reader, product, plan)
    seen = _weigh(scope, today, before, product=named, signs=signs)
    if scope.sure:
        return seen
    told = replace(seen.reading, strongest=False)
    if told.is_end and before is None and any(_speaks_on(other) for other in scope.others):
        told = replace(told, state="unknown")
    return replace(seen, reading=told)


def read_account_text(text: str, product: str, today: date) -> AccountReading:
    """Read the subscription from the text of an account page; short lines may be labels of controls."""
    root = PageBlock("page", lines=[line for raw in text.splitlines() if (line := " ".join(raw.split()))])
    return _weigh(Scope((root,)), today, None, product=product, from_text=True).reading


def next_charge(text: str, product: str, today: date) -> Item | None:
    """Return the line of a text that names a day to come on which it renews; None where there is none."""
    units = _units([("", line) for line in text.splitlines() if line.strip()], today)
    for fact in _facts(units, product, today, None):
        if _renewing(fact) and fact.when is not None and fact.when > today:
            return Item("renews_on", fact.line)
    return None


def _speaks_on(block: PageBlock) -> bool:
    """Return whether a block states that something renews or is active."""
    return any(statement_of(line).speaks_for("renews", "active") for line in block.whole())


# -- weighing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Fact:
    """A claim of a line, with its position and date."""

    claim: Evidence
    line: str
    place: int
    when: date | None
    fresh: bool
    """The line did not stand there before the press."""
    year_written: bool = True
    foreign: bool = False
    """Whether it is about someone or something that is named nowhere else on the page."""

    def sure_to_come(self, today: date) -> bool:
        """Return whether its day is in the future: a past event without a year may be of the year before."""
        return self.when is not None and self.when > today and (self.year_written or self.claim.tense != "past")


def _weigh(
    scope: Scope,
    today: date,
    before: Snapshot | None,
    *,
    product: str = "",
    signs: Sequence[Item] = (),
    from_text: bool = False,
) -> Snapshot:
    """Weigh the evidence of a scope. `from_text`: no elements are known, and lines may be labels of controls."""
    controls = [] if from_text else [each for each in scope.controls if each.label]
    names = {" ".join(each.label.split()) for each in controls} | {" ".join(each.text.split()) for each in controls}
    said = [
        (block.heading, line)
        for block in scope.blocks
        for line in ([block.heading] if block.heading else []) + block.lines
        if line not in names or _DATE_LIKE.search(line)
    ]
    said = said[:_MOST_LINES]
    units = _units(_rows(said, product), today)
    stated = _facts(units, product, today, before)
    facts = [fact for fact in stated if not fact.foreign]
    known = {item.feature for item in before.reading.evidence_for} if before is not None else set()
    switches = _renewal_switches(controls)
    items = [item for item in (*signs, *switches) if item.feature not in known]
    items += _from_statements(_without_payments(facts, units), today, before, _ends_newsletter(units))
    if not any(_ends_by_name(fact) for fact in facts):
        items += [
            Item("other_ended", fact.line) for fact in stated if fact.foreign and fact.fresh and _asserts_end(fact)
        ]
    items += _by_phrases(units, stated, today, before)
    if from_text:
        spoken = {fact.line for fact in facts} | {item.quote for item in items}
        lines = [(line, "") for _, line, _ in units if line not in spoken and not _is_sentence(line)]
        ends, backs, manages = _label_kinds(lines)
        if any(_settles(fact, today) for fact in facts):
            ends = [each for each in ends if not _is_noun(each)]
    else:
        ends, backs, manages = _control_kinds(controls, scope)
    if ends:
        items.append(Item("end_control", ends[0]))
    fresh_backs = [each for each in backs if before is None or normalise(each) not in before.labels]
    if fresh_backs and not ends:
        items.append(Item("take_back", fresh_backs[0]))
    if before is None and not from_text:
        priced = next((line for _, line in said if _PER.search(line)), "")
        items += [Item("managed", manages[0])] if manages and not backs else []
        items += [Item("priced", priced)] if priced else []
    own = tuple(written for _, written, _ in units)
    renews = next((fact.when for fact in facts if _renewing(fact) and fact.when), None)
    seen = Snapshot(
        frozenset(normalise(line) for line in (*own, *(line for _, line in said), *names)),
        own,
        frozenset(normalise(each) for each in names),
        frozenset(normalise(each) for each in ends),
        renews or _only_date(own, today),
    )
    if before is not None:
        items += _changes(before, seen, facts, backs, today)
        other = next((fact for fact in facts if _ends_another(fact)), None)
        if other is not None and not any(_asserts_end(fact) or _turns_off(fact) for fact in facts if fact.fresh):
            items.append(Item("other_ended", other.line))
    hints = [line for _, line in said if "pending" in _phrases(line)]
    return replace(seen, reading=_decide(items, facts, today, before, hints))


def _units(said: Sequence[tuple[str, str]], today: date) -> list[tuple[str, str, str]]:
    """Heading, text and reading of each line, a caption and its value together: "Next payment" over "4 December".

    A line that is only a date belongs to the one before it, in any language. A value that says nothing ("-") leaves
    nothing of its caption.
    """
    found: list[tuple[str, str, str]] = []
    skip = False
    for place, (heading, line) in enumerate(said):
        if skip:
            skip = False
            continue
        following = said[place + 1][1] if place + 1 < len(said) and said[place + 1][0] == heading else ""
        short = len(line.split()) <= _LONGEST_CAPTION and not _DATE_LIKE.search(line) and not _VALUED.search(line)
        captioned = _is_caption(line) or _only_a_date(following, today) or _has_value(line, following)
        if following and short and captioned and not _names_another(following, ""):
            skip = True
            if not _NOTHING.match(following):
                joint = " " if any("then" in each.flags for each in statement_of(line).meanings) else ": "
                found.append((heading, f"{line} {following}", f"{line.rstrip(' :')}{joint}{following}"))
            continue
        found.append((heading, line, _QUOTED.sub(" ", line)))
    return found


def _rows(said: Sequence[tuple[str, str]], product: str) -> list[tuple[str, str]]:
    """The lines, with the cells of a table under its head as captions with values: "Status: ended. End date: 1 May".

    Of several rows only those named like the product count; where none is, the table stays as it is.
    """
    found: list[tuple[str, str]] = []
    place = 0
    while place < len(said):
        heading, line = said[place]
        head = _cells(line)
        end = place + 1
        while end < len(said) and said[end][0] == heading and len(_cells(said[end][1])) == len(head) > 1:
            end += 1
        rows = [_cells(each) for _, each in said[place + 1 : end]]
        words = set(normalise(product).split())
        if len(rows) > 1:
            rows = [row for row in rows if words & set(normalise(row[0]).split())]
        if rows and not any(char.isdigit() for char in line) and any(_is_status(cell) for cell in head):
            found += [
                (heading, ". ".join(f"{name}: {cell}" for name, cell in zip(head, row, strict=True))) for row in rows
            ]
        else:
            found += said[place:end]
        place = end
    return found


def _cells(line: str) -> list[str]:
    return [cell for each in line.split("|") if (cell := each.strip())]


def _is_status(text: str) -> bool:
    """Whether a text is only the word status."""
    meanings = statement_of(text).meanings
    return len(meanings) == 1 and meanings[0].act == "none" and "status" in meanings[0].flags


@lru_cache(maxsize=20_000)
def _has_value(line: str, following: str) -> bool:
    """Whether a line names a renewal, a term or what comes then, and the next one is its value: "Renewal" over "No"."""
    names, values = statement_of(line).meanings, statement_of(following).meanings
    if len(names) != 1 or len(values) != 1 or names[0].unknown:
        return False
    name, value = names[0], values[0]
    answers = value.act in {"refuse", "consent", "stop"} or (value.act == "none" and bool(_VALUES & value.flags))
    if answers and value.object == "none" and not value.unknown and not value.when:
        return name.act == "renew" or (name.act == "none" and bool(name.object in _RENEWALS or "status" in name.flags))
    if name.act == "expire" and "noun" in name.flags:
        return value.act == "none" and bool(_DATE_LIKE.search(value.when))
    return (
        name.act == "none" and name.object == "none" and "then" in name.flags and len(following.split()) <= _LABEL_WORDS
    )


def _is_noun(line: str) -> bool:
    """Whether a line names an end as a thing: a heading over its day, as likely as a label."""
    meaning = Reader.load().control(line).meaning
    return meaning.act == "end" and "noun" in meaning.flags and not meaning.others


def _is_sentence(line: str) -> bool:
    """Whether a line is a sentence, a row or a caption with its value, so that it is no label of a control."""
    spoken = line.endswith((".", "\u3002")) or (line.endswith(("!", "\uff01")) and len(line.split()) > _BARE_WORDS)
    return spoken or "|" in line or bool(_VALUED.search(line))


def _ends_newsletter(units: Sequence[tuple[str, str, str]]) -> bool:
    """Whether a line says that a newsletter comes no more."""
    meanings = [each for _, _, text in units for each in statement_of(text).meanings if each.object == "newsletter"]
    return any(each.polarity == "-" or (each.act in {"end", "stop"} and each.tense == "past") for each in meanings)


def _without_payments(facts: Sequence[_Fact], units: Sequence[tuple[str, str, str]]) -> list[_Fact]:
    """The facts without the end of a way to pay, where the subscription is said to go on: it is paid otherwise."""
    meanings = [each for _, _, text in units for each in statement_of(text).meanings if each.object != "auto_payment"]
    if not any(_goes_on(each) for each in meanings):
        return list(facts)
    ends = {"ended", "scheduled", "renews"}
    return [each for each in facts if each.claim.meaning.object != "auto_payment" or each.claim.state not in ends]


def _goes_on(meaning: Meaning) -> bool:
    """Whether a clause says that something goes on, without an end in time."""
    if meaning.polarity == "-" or "until" in meaning.flags or meaning.modality in {"question", "conditional"}:
        return False
    runs = meaning.act in {"keep", "renew"} and (
        meaning.tense in {"present", "future"} or meaning.modality == "possible"
    )
    named = meaning.act == "go_on" and meaning.object == "subscription"
    return runs or named or ("active" in meaning.flags and meaning.act in {"none", "keep", "be"})


def _is_on(meaning: Meaning) -> bool:
    """Whether a clause is the value "on", of a line or a part."""
    return "on" in meaning.flags and meaning.act == "none" and meaning.polarity == "+" and not meaning.unknown


def _ends_by_name(fact: _Fact) -> bool:
    """Whether it says of the subscription, by name or noun, that it was ended."""
    meaning = fact.claim.meaning
    return fact.fresh and _asserts_end(fact) and meaning.object in _MAIN and _names_its_thing(meaning)


def _names_its_thing(meaning: Meaning) -> bool:
    """Whether the clause names what has ended by a word beside the act: "unsubscribed" alone may be from anything."""
    by_act = len(meaning.words) == 1 and meaning.subject == meaning.words[0]
    return meaning.object not in {"none", "unknown"} and not meaning.inherited and not by_act


def _only_a_date(line: str, today: date) -> bool:
    plain = normalise(line)
    days = Lexicon.load().dates.read(plain, today)
    rest = plain[: days[0].start] + plain[days[0].end :] if days else "unread"
    return len(re.sub(r"[\W\d_]+", "", rest)) <= _SMALL_WORDS


def _facts(units: Sequence[tuple[str, str, str]], product: str, today: date, before: Snapshot | None) -> list[_Fact]:
    """The claims of all lines, each with its day."""
    found: list[_Fact] = []
    other, asked = "", False
    active = any(_goes_on(each) or _is_on(each) for _, _, text in units for each in statement_of(text).meanings)
    running = product and any(_runs_by_name(text, product) for _, _, text in units)
    for place, (heading, written, text) in enumerate(units):
        around = heading if heading != written else ""
        read = statement_of(text, around, product)
        claims = read.evidence
        if asked:
            claims = tuple(each for each in claims if each.tense == "past" or _found_dates(written, today))
        asked = _asks_about_an_end(text)
        if other and any(_ends_something(each) for each in claims):
            kept = [each for each in claims if not _ends_something(each)]
            claims = (*kept, *(each for each in statement_of(text, other).evidence if each.state == "other_object"))
        else:
            other = written if not claims and _names_another(written, product) else ""
        fresh = before is None or normalise(written) not in before.lines
        for claim in claims:
            whole = _found_dates(written, today)
            days = _found_dates(claim.words, today) or (whole if len(claims) < 2 or _dated(claim) else ())
            if days and not days[0].year_written:
                days = (*(day for day in whole if _same_day(day, days[0])), *days)
            day = _past_day(claim, days[0], today) if days else None
            strange = _strange_names(claim, written)
            foreign = bool(strange) and not any(
                each in _own_words(product, heading, written, units) for each in strange
            )
            foreign = foreign or (active and _under_another_name(written, product))
            foreign = foreign or (bool(running) and _is_other_plan(claim, written, product, days))
            written_year = not days or days[0].year_written
            found.append(_Fact(claim, written[:200], place, day, fresh, written_year, foreign))
    return found


def _under_another_name(line: str, product: str) -> bool:
    """Whether a line tells the state of what it names first, in words that are not the product's: "Bob: removed"."""
    parted = _NAMED.match(line)
    if parted is None or set(normalise(parted[1]).split()) & set(normalise(product).split()):
        return False
    meanings = statement_of(parted[1]).meanings
    unknown = not meanings or any(each.unknown for each in meanings)
    return unknown and all(each.act == "none" and each.object in _NAMELESS for each in meanings)


def _runs_by_name(text: str, product: str) -> bool:
    """Whether a line says of the product, by its whole name, that it started or is active."""
    if normalise(product) not in normalise(text):
        return False
    meanings = [each for each in statement_of(text).meanings if each.modality not in _SILENT]
    return any((each.act == "start" and each.tense == "past") or "active" in each.flags for each in meanings)


def _is_other_plan(claim: Evidence, written: str, product: str, days: Sequence[FoundDate]) -> bool:
    """Whether what has ended goes by another name than the product: a plan that it took the place of."""
    meaning = claim.meaning
    if claim.tense != "past" or meaning.inherited or normalise(product) in normalise(written):
        return False
    plain = normalise(claim.words)
    if set(plain.split()) & set(normalise(product).split()):
        return True
    numbers = len(re.findall(r"\d+", plain)) - sum(
        len(re.findall(r"\d+", plain[each.start : each.end])) for each in days
    )
    return bool(meaning.unknown) and numbers > 0


def _asks_about_an_end(text: str) -> bool:
    """Whether a line asks what an end would do: its answer, in the next line, tells of no state."""
    if not text.endswith(("?", "\uff1f", "\u061f")):
        return False
    return any(
        each.act in {"inform", "end", "stop", "leave"} or "if" in each.flags for each in statement_of(text).meanings
    )


def _ends_something(claim: Evidence) -> bool:
    """Whether a claim of an end does not say of what."""
    meaning = claim.meaning
    return claim.state in {"ended", "scheduled"} and (meaning.object == "none" or meaning.inherited)


def _names_another(line: str, product: str) -> bool:
    """Whether a line is only the name of an add-on, a member or a device: the next one may be about that."""
    if len(line.split()) > _LONGEST_CAPTION or normalise(line) in normalise(product):
        return False
    meanings = statement_of(line).meanings
    return any(each.object in _SMALL_THINGS for each in meanings) and all(each.act == "none" for each in meanings)


def _same_day(full: FoundDate, short: FoundDate) -> bool:
    """Return whether a date has the year of one that was cut off at a comma."""
    return full.year_written and (full.when.month, full.when.day) == (short.when.month, short.when.day)


def _past_day(claim: Evidence, found: FoundDate, today: date) -> date:
    """The day as a past one where it is told of the past and named without its year."""
    day = found.when
    if claim.tense != "past" or found.year_written or day <= today + _HALF_A_YEAR or (day.month, day.day) == (2, 29):
        return day
    return day.replace(year=day.year - 1)


def _strange_names(claim: Evidence, written: str) -> list[str]:
    """Unknown words of a claim that may name whose or which thing has ended: a part, somebody's access, an owner."""
    meaning = claim.meaning
    if claim.state not in {"ended", "scheduled", "active"}:
        return []
    unknown = list(meaning.unknown)
    if "part" in meaning.flags:
        return [*(normalise(each) for each in _NAME.findall(written)), *unknown]
    if meaning.object == "benefits" and meaning.act in {"end", "stop", "none", "keep"}:
        return unknown
    owners = {normalise(each) for match in _OWNER.finditer(written) for each in match.groups() if each}
    return [each for each in unknown if each in owners]


def _own_words(product: str, heading: str, written: str, units: Sequence[tuple[str, str, str]]) -> str:
    """The words of the subscription and of other lines, less labels that act: these may be about the strange thing."""
    reader = Reader.load()
    lines = [line for _, line, _ in units if line != written]
    acting = {"resume", "end", "keep"}
    told = [each for each in lines if len(each.split()) > _LABEL_WORDS or reader.control(each).kind not in acting]
    return normalise(" ".join([product, heading, *told]))


def _dated(claim: Evidence) -> bool:
    return bool(claim.meaning.when) or claim.state in {"scheduled", "renews"}


@lru_cache(maxsize=20_000)
def _is_caption(line: str) -> bool:
    """Return whether a line is only the caption of the next one: "Next billing date", "Status:"."""
    if len(line.split()) > _LONGEST_CAPTION or any(char.isdigit() for char in line):
        return False
    return line.rstrip().endswith((":", "\uff1a")) or bool(Lexicon.load().beside(line)[1] - {"ended"})


def _renewing(fact: _Fact) -> bool:
    if {"no", "none"} & fact.claim.meaning.flags:
        return False
    return fact.claim.holds and (fact.claim.state == "renews" or _mixed(fact))


def _mixed(fact: _Fact) -> bool:
    """Return whether a label and a caption were joined in one clause: "Cancel membership Next billing date"."""
    meaning = fact.claim.meaning
    return (
        fact.claim.state == "scheduled"
        and meaning.act == "end"
        and "renew" in meaning.flags
        and "past" not in meaning.flags
    )


def _asserts_end(fact: _Fact) -> bool:
    """Return whether it states an end explicitly, not only that a term expires."""
    claim = fact.claim
    if not claim.holds or _mixed(fact):
        return False
    if claim.state == "ended":
        return True
    return claim.state == "scheduled" and claim.meaning.act not in {
        "expire",
        "be",
        "keep",
        "none",
        "renew",
        "charge",
    }


def _ends_another(fact: _Fact) -> bool:
    return fact.fresh and fact.claim.state == "other_object" and fact.claim.holds


def _bare(fact: _Fact) -> bool:
    """Return whether a line is only a word such as "Cancelled", without a subject."""
    meaning = fact.claim.meaning
    alone = normalise(fact.line).strip(" .!") == fact.claim.words.strip(" .!")
    signs = len(fact.line) if fact.line[:1] >= "\u2e80" else 0
    short = len(fact.line.split()) <= _BARE_WORDS and signs <= _BARE_SIGNS
    return alone and short and meaning.object == "none" and not meaning.inherited


def _mentions_others(fact: _Fact) -> bool:
    """Return whether the ended thing may be another one in the clause, or a replaced plan."""
    meaning = fact.claim.meaning
    if _OTHERS & meaning.flags or (meaning.act == "end" and {"noun", "expire"} <= meaning.flags):
        return True
    around = statement_of(fact.line).meanings
    return any((each.act, each.tense, each.modality) == ("change", "past", "asserted") for each in around)


def _is_notice(fact: _Fact) -> bool:
    """Whether it says that a notice to end it has come in, not that it is being looked at."""
    flags = fact.claim.meaning.flags
    return (
        fact.claim.state == "pending" and fact.claim.holds and "received" in flags and not flags & {"pending", "being"}
    )


def _runs_out(fact: _Fact, today: date) -> bool:
    """Whether it names the day to come on which the subscription, by name, runs out."""
    meaning = fact.claim.meaning
    ends = fact.claim.state == "scheduled" and fact.claim.holds and meaning.act in {"end", "expire"}
    return ends and meaning.object == "subscription" and fact.sure_to_come(today) and not _mixed(fact)


def _settles(fact: _Fact, today: date) -> bool:
    """Return whether an end outweighs an amount beside it: its day is in the future, or it is the status itself."""
    if not fact.claim.holds or fact.claim.state not in {"ended", "scheduled"} or _mixed(fact):
        return False
    return fact.sure_to_come(today) or "status" in fact.claim.meaning.flags


def _turns_off(fact: _Fact) -> bool:
    claim = fact.claim
    return claim.state == "renews" and not claim.holds


def _from_statements(
    facts: Sequence[_Fact], today: date, before: Snapshot | None, newsletter_ended: bool
) -> list[Item]:
    items: list[Item] = []
    last_end = max((fact.place for fact in facts if _asserts_end(fact) and fact.fresh), default=-1)
    last_back = max((fact.place for fact in facts if fact.claim.state == "withdrawn" and fact.claim.holds), default=-1)
    settled = any(_settles(fact, today) for fact in facts)
    notice = next((fact for fact in facts if fact.fresh and _is_notice(fact)), None)
    if notice is not None and any(_runs_out(fact, today) for fact in facts):
        items.append(Item("notice_received", notice.line))
    for fact in facts:
        claim, quote = fact.claim, fact.line
        match claim.state:
            case "withdrawn" if claim.holds:
                items.append(Item("withdrawn", quote))
            case "renews" | "scheduled" if _renewing(fact):
                later = last_end > fact.place
                items.append(Item("renews_before" if later else "renews_on" if fact.when else "renews", quote))
            case "active" if claim.holds:
                items.append(Item("active", quote))
            case "charged" if not settled:
                items.append(Item("charged", quote))
            case "ended" if not claim.holds and claim.meaning.act not in {"expire", "be", "none", "keep"}:
                items.append(Item("not_ended", quote))
        if not fact.fresh or fact.place <= last_back:
            continue
        stale = before is not None and claim.tense == "past" and fact.when is not None and fact.when < today - _STALE
        if _asserts_end(fact) and not stale:
            doubtful = newsletter_ended and not _names_its_thing(claim.meaning)
            vague = doubtful or _bare(fact) or _mentions_others(fact)
            items.append(Item("end_named" if vague else "end_asserted", quote))
            if fact.when is not None and fact.when >= today - _STALE and not _mentions_others(fact):
                items.append(Item("end_dated", quote))
        elif (
            claim.state == "scheduled"
            and claim.holds
            and not _mixed(fact)
            and fact.when is not None
            and fact.when >= today
        ):
            items.append(Item("end_dated", quote))
        elif _turns_off(fact):
            items.append(Item("renewal_off", quote))
    return items


def _by_phrases(
    units: Sequence[tuple[str, str, str]],
    facts: Sequence[_Fact],
    today: date,
    before: Snapshot | None,
) -> list[Item]:
    """Read lines without a claim: captions of days, and ends without a day."""
    judged = {fact.line for fact in facts}
    items: list[Item] = []
    for _, written, text in units:
        if written[:200] in judged:
            continue
        days = _dates(written, today)
        fresh = before is None or normalise(written) not in before.lines
        if days and "active" in _phrases(text):
            items.append(Item("renews_on", written))
        elif not fresh or len(written.split()) > _LABEL_WORDS:
            continue
        else:
            if days and days[0] >= today and _names_end(written):
                items.append(Item("end_dated", written))
            if any(_announces_end(each) for each in statement_of(text).meanings):
                items.append(Item("end_named", written))
    return items


def _announces_end(meaning: Meaning) -> bool:
    if (meaning.act, meaning.modality, meaning.polarity) != ("end", "asserted", "+") or _is_aside(meaning):
        return False
    return meaning.tense == "future" or (meaning.tense == "present" and bool({"then", "after_then"} & meaning.flags))


def _is_aside(meaning: Meaning) -> bool:
    """Whether what ends is a minimum term, a price, something else, or a trial, which may turn into the plan."""
    return bool({"info", "price"} & meaning.flags) or meaning.object == "trial" or meaning.object in OTHERS


def _names_end(line: str) -> bool:
    """Return whether a short line names an end or a last day, and no renewal."""
    about = Lexicon.load().beside(line)[0]
    meanings = [each for each in statement_of(line).meanings if each.polarity == "+"]
    if "renews" in about or any(each.act in {"renew", "charge"} or "renew" in each.flags for each in meanings):
        return False
    if any(_is_aside(each) for each in meanings):
        return False
    named = any(each.act in {"end", "expire"} and each.modality not in _SILENT for each in meanings)
    return named or bool({"ends", "ended"} & about)


def _renewal_switches(controls: Iterable[Element]) -> list[Item]:
    """Switches for the renewal: on, it can be ended there; off, that is the end."""
    reader = Reader.load()
    items: list[Item] = []
    for each in controls:
        if each.role not in {"switch", "checkbox"} or not (each.has("checked") or each.has("unchecked")):
            continue
        about = {meaning.object for meaning in reader.read(each.label, "control")}
        if about & {"renewal", "auto_payment"}:
            turns_off = reader.control(each.label).meaning.act in {"end", "stop"}
            on = each.has("checked") is not turns_off
            items.append(Item("end_control" if on else "switched_off", each.label))
    return items


def _control_kinds(controls: Iterable[Element], scope: Scope) -> tuple[list[str], list[str], list[str]]:
    """Labels of controls that end the subscription, that take an end back, and that manage it."""
    around = {id(each): block.heading for block in scope.blocks for each in block.controls}
    stateful = {"checked", "unchecked", "mixed"}
    pressed = [
        each for each in controls if each.role not in {"radio", "option", "textbox"} and not stateful & {*each.states}
    ]
    return _label_kinds([(each.label, around.get(id(each), "")) for each in pressed])


def _label_kinds(labels: Iterable[tuple[str, str]]) -> tuple[list[str], list[str], list[str]]:
    reader = Reader.load()
    ends: list[str] = []
    backs: list[str] = []
    manages: list[str] = []
    for label, heading in labels:
        if len(label.split()) > _LABEL_WORDS or len(label) > 60 or _DATE_LIKE.search(label):
            continue  # a part of the page that can be pressed as a whole
        meant = reader.control(label, heading if heading != label and heading else None)
        about = meant.meaning.object
        if meant.meaning.modality == "asserted":
            continue
        if meant.meaning.act == "end" and {"noun", "present"} <= meant.meaning.flags:
            continue  # a day or a bill that it names
        if meant.kind == "end" and about in {"subscription", "renewal", "auto_payment", "trial", "benefits", "none"}:
            ends.append(label)
        elif (
            meant.meaning.act in _TAKES_BACK
            and meant.meaning.tense != "future"
            and (meant.kind in {"resume", "keep"} or "resume" in meant.also)
        ):
            backs.append(label)
        elif meant.kind in {"navigate", "money"} and about in {"subscription", "renewal"}:
            manages.append(label)
    return ends, backs, manages


# -- before and after --------------------------------------------------------------------------------------------------


def _changes(before: Snapshot, now: Snapshot, facts: Sequence[_Fact], backs: Sequence[str], today: date) -> list[Item]:
    """Compare with the page before the press, with or without known words."""
    items: list[Item] = []
    if not set(before.own) & set(now.own):
        return items  # another page, or one that has not come to say anything yet
    ran = before.reading.state == "active" or bool(before.end_controls)
    if ran and now.own == before.own and now.labels == before.labels:
        return [Item("unchanged", next(iter(sorted(before.end_controls)), ""))]
    day = before.renews
    if day is not None and day >= today and not any(_renewing(fact) for fact in facts):
        standing = [line for line in now.own if day in _dates(line, today)]
        turned = [line for line in standing if normalise(line) not in before.lines]
        if turned and len(turned) == len(standing):
            known = _says_end(turned[0], facts) or _names_end(turned[0])
            items.append(Item("date_turned" if known else "date_relabelled", turned[0]))
        elif not standing:
            items.append(Item("renewal_gone", ""))
    if before.end_controls and not before.end_controls & now.labels and not now.end_controls:
        items.append(Item("end_control_gone", next(iter(sorted(before.end_controls)))))
    gone, come = _plain(before.labels - now.labels), _plain(now.labels - before.labels)
    if gone and come and not before.end_controls and not backs and any(i.feature == "date_relabelled" for i in items):
        items.append(Item("control_turned", come[0]))
    return items


def _plain(labels: Iterable[str]) -> list[str]:
    """Labels that are no part of a page pressed as a whole."""
    return sorted(label for label in labels if len(label.split()) <= _LONGEST_CAPTION and not _DATE_LIKE.search(label))


def _says_end(line: str, facts: Sequence[_Fact]) -> bool:
    return any(fact.claim.state in {"scheduled", "ended"} and fact.claim.holds and line in fact.line for fact in facts)


@lru_cache(maxsize=20_000)
def _found_dates(line: str, today: date) -> tuple[FoundDate, ...]:
    return tuple(Lexicon.load().dates.read(normalise(line), today))


def _dates(line: str, today: date) -> tuple[date, ...]:
    return tuple(found.when for found in _found_dates(line, today))


@lru_cache(maxsize=20_000)
def _phrases(line: str) -> frozenset[str]:
    """The intents of the lexicon's phrases in a line."""
    return frozenset(Lexicon.load().text(line))


def _only_date(own: Sequence[str], today: date) -> date | None:
    """The one day to come that stands in the blocks, where no words are known for it."""
    days = {day for line in own for day in _dates(line, today) if day > today}
    return days.pop() if len(days) == 1 else None


# -- deciding ----------------------------------------------------------------------------------------------------------


def _decide(
    items: Sequence[Item], facts: Sequence[_Fact], today: date, before: Snapshot | None, hints: Sequence[str]
) -> AccountReading:
    """Decide by the score. `hints`: lines by which a cancellation may be under way."""
    by_feature: dict[str, Item] = {}
    for item in items:
        by_feature.setdefault(item.feature, item)
    ordered = sorted(by_feature.values(), key=lambda item: -abs(WEIGHTS[item.feature][0]))
    pro = tuple(item for item in ordered if WEIGHTS[item.feature][0] > 0)
    con = tuple(item for item in ordered if WEIGHTS[item.feature][0] < 0)
    score = sum(WEIGHTS[item.feature][0] for item in ordered)
    pending = (*_lines(facts, "pending"), *hints)
    paused = _lines(facts, "paused")
    renews = next((fact.when for fact in facts if _renewing(fact) and fact.when), None)
    past = any(fact.claim.state == "ended" and fact.claim.holds and fact.fresh for fact in facts)
    told = AccountReading("unknown", None, pro, con, renews, past=past)
    noticed = "notice_received" in by_feature
    outright = [
        fact for fact in facts if _asserts_end(fact) or _turns_off(fact) or (noticed and _runs_out(fact, today))
    ]
    shown = any(item.feature not in _GONE for item in pro)
    if score >= PROVEN and shown and (outright or "date_turned" in by_feature or not pending):
        ends = _end_day(facts, today)
        if ends is None and before is not None and {"date_turned", "date_relabelled"} & by_feature.keys():
            ends = before.renews
        to_come = ends is not None and ends > today
        state: AccountState = "scheduled" if to_come or (ends is None and not past) else "ended"
        plain = not any(WEIGHTS[item.feature][0] < -1 for item in con)
        strongest = score >= STRONGEST and plain and bool({"end_asserted", "renewal_off"} & by_feature.keys())
        if paused and not outright:
            return replace(told, state="paused", notes=paused)
        return replace(told, state=state, ends=ends, strongest=strongest)
    if pending and not {"renews_on", "withdrawn"} & by_feature.keys():
        return replace(told, state="pending", notes=pending)
    if paused:
        return replace(told, state="paused", notes=paused)
    if score <= _RUNS and _SAYS_SO & by_feature.keys():
        return replace(told, state="active")
    return told


def _lines(facts: Sequence[_Fact], state: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fact.line for fact in facts if fact.claim.state == state and fact.claim.holds))


def _end_day(facts: Sequence[_Fact], today: date) -> date | None:
    """The day of the end: the last that is still to come, else the one that is stated."""
    named = [
        fact.when
        for fact in facts
        if fact.when is not None
        and ((fact.claim.state in {"ended", "scheduled"} and fact.claim.holds) or _turns_off(fact))
    ]
    to_come = [day for day in named if day >= today]
    return max(to_come, default=None) or (named[0] if named else None)


# -- a model's part ----------------------------------------------------------------------------------------------------


def found_on_page(quotes: Sequence[str], text: str) -> tuple[str, ...]:
    """List the quotes that are on the page word for word; white space and case do not count."""
    plain = " ".join(normalise(text).split())
    return tuple(
        quote for quote in quotes if len(quote.split()) + len(quote) > 5 and " ".join(normalise(quote).split()) in plain
    )


def settled_by_model(
    reading: AccountReading, says_ended: bool, quotes: Sequence[str], view: PageView, before: Sequence[Snapshot]
) -> AccountReading:
    """Weigh in what a model says of the page: it can add a doubt, and settle one that before and after support.

    Quotes that do not stand on the page count for nothing, and so does a model alone. `before`: how the pages of the
    account read before the press.
    """
    quoted = found_on_page(quotes, view.text)
    if not quoted:
        return reading
    if not says_ended and reading.is_end:
        doubt = Item("doubted", quoted[0])
        told = replace(reading, evidence_against=(*reading.evidence_against, doubt), strongest=False)
        return told if told.score >= PROVEN else replace(told, state="unknown")
    changed = {"date_turned", "date_relabelled", "renewal_gone", "end_control_gone", "control_turned"}
    supported = bool(changed & reading.features)
    contradicted = any(WEIGHTS[item.feature][0] < -1 for item in reading.evidence_against)
    known = "\n".join(line for each in before for line in each.lines)
    new = bool(before) and any(normalise(quote) not in known for quote in quoted)
    if says_ended and reading.state == "unknown" and supported and new and not contradicted:
        return replace(reading, state="scheduled" if reading.ends else "ended", notes=quoted)
    return reading
