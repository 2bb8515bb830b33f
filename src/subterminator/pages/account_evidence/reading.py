"""Reading of an account page: the evidence of its statements, captions, controls and changes, and the verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from subterminator.domain.page import Element, PageView
from subterminator.lexicon.currencies import SIGNS, currency_names
from subterminator.lexicon.language_files import either
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.subjects import subject_of
from subterminator.lexicon.things import FAMILY, RENEWALS
from subterminator.pages.account_evidence.claims import claims_of, goes_on, quoted
from subterminator.pages.account_evidence.comparison import changes
from subterminator.pages.account_evidence.evidence import SAYS_SO, AccountReading, Item, Snapshot
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import (
    LABEL_WORDS,
    Line,
    days_of,
    has_date,
    is_aside,
    is_label_like,
    joined_lines,
    names_end,
    phrases_of,
    table_rows,
)
from subterminator.pages.account_evidence.ownership import has_own_word
from subterminator.pages.account_evidence.verdict import weigh
from subterminator.pages.block_kinds import is_product, sums_in
from subterminator.pages.blocks import PageBlock
from subterminator.pages.statements import denies_renewal, says_it_runs, statement_of
from subterminator.pages.subscriptions import Scope, Subscriptions

_CHARGES = frozenset({"renews_on", "renews", "renews_before", "charged"})
"""Evidence by a charge to come."""
_RUNS_ON = frozenset({"active", "goes_on", "withdrawn", "not_ended", "other_ended", "charged"})
"""Evidence that it runs, beside charges that may be those until its end."""
_ENTRIES = frozenset({"row", "listitem", "card", "article"})
_FROM_SENTENCES = SAYS_SO | {"end_asserted", "renewal_off", "end_dated", "end_named"}
_NO_RENEWAL = frozenset({"off", "until", "last", "former", "if", "when", "without", "before", "past", "offer"})
"""Flags of a clause that names no renewal to come, though it names a renewal."""
_STALE = timedelta(days=2)
"""Age of an end that is too old to be the one just requested."""
_MOST_LINES = 1_500
"""Limit of the lines that are read: no account page has more, and one of 50,000 would take minutes."""
_LONGEST_LABEL = 60
_COLUMNS = 3
"""Least number of captions at the head of a table."""
_CELLS = re.compile(r"(?<=\S)(?:\t+| {3,}|(?<=[\u3005-\uffef]) {2,})(?=\S)")
"""The space between a caption and its value in a row of a table, as text."""
_TAKES_BACK = frozenset({"keep", "buy", "resume", "undo", "end", "stop", "renew", "turn_on"})
"""Acts of a control that keeps what was to end. "Maybe later" is none."""
_NOT_PRESSED = frozenset({"radio", "option", "textbox"})
_SETTINGS = frozenset({"checked", "unchecked", "mixed"})


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
        before: the reading before a press; what it had already proves nothing. None: nothing was pressed.
        signs: evidence of the service's definition on the page.
    """
    names = _names(product, plan)
    others = before.others if before is not None else frozenset()
    if view.dialog is not None:
        inside = Subscriptions.on(view, product, plan, within=view.dialog).scope()
        in_dialog = _read(inside, today, replace(before, own=()) if before is not None else None, product=names)
        if in_dialog.reading.notes or _FROM_SENTENCES & in_dialog.reading.features:
            return in_dialog  # else it is about something else, cookies for one
    ran = before.own if before is not None else ()
    subscriptions = Subscriptions.on(view, product, plan)
    scope = subscriptions.scope(others, ran)
    names = "\n".join([names, *subscriptions.own_names(scope)])
    snapshot = replace(_read(scope, today, before, product=names, signs=signs), others=_names_of_others(scope))
    if scope.sure:
        return snapshot
    reading = replace(snapshot.reading, strongest=False)
    if reading.is_end and before is None and any(says_it_runs(other.whole()) for other in scope.others):
        reading = replace(reading, state="unknown")
    return replace(snapshot, reading=reading)


def _names_of_others(scope: Scope) -> frozenset[str]:
    own = {block.name for block in scope.blocks}
    return frozenset(block.name for block in scope.others if block.name and block.name not in own)


def read_account_text(text: str, product: str, today: date, *, plan: str = "") -> AccountReading:
    """Read the subscription from the text of an account page; short lines may be labels of controls."""
    root = PageBlock("page", lines=[line for raw in text.splitlines() if (line := " ".join(_row(raw.strip()).split()))])
    return _read(Scope((root,)), today, None, product=_names(product, plan), from_text=True).reading


def _row(line: str) -> str:
    """Mark the cells of a line of a table: a caption with its value, or several columns."""
    cells = _CELLS.split(line)
    if len(cells) >= _COLUMNS:
        return " | ".join(cells)
    return ": ".join(cells) if ":" not in line else line


def _names(product: str, plan: str) -> str:
    """Join the names of the subscription, a name a line."""
    return "\n".join(filter(None, (product, plan)))


def next_charge(text: str, product: str, today: date) -> Item | None:
    """Return the line of a text that names a day to come on which it renews; None where there is none."""
    lines = joined_lines([("", line) for line in text.splitlines() if line.strip()], today)
    for fact in claims_of(lines, product, today, None):
        if fact.renews and fact.when is not None and fact.when > today:
            return Item("renews_on", fact.line)
    return None


def _read(
    scope: Scope,
    today: date,
    before: Snapshot | None,
    *,
    product: str,
    signs: Sequence[Item] = (),
    from_text: bool = False,
) -> Snapshot:
    """Read a scope and weigh its evidence. `from_text`: no elements are known, and lines may be labels of controls."""
    controls = [each for each in scope.controls if each.label]
    names = {" ".join(name.split()) for each in controls for name in (each.label, each.text)}
    rows = _rows(scope, names)
    lines = joined_lines(table_rows(rows, product), today)
    entry = _own_entry(scope, product)
    stated = claims_of(lines, product, today, before, entry)
    elsewhere = _charges_of_several(scope, stated, lines, product, today)
    facts = [fact for fact in stated if not fact.foreign and not (fact.line in elsewhere and _is_charge(fact))]
    known = before.reading.evidence_for if before is not None else ()
    items = [
        item for item in (*signs, *_renewal_switches(controls)) if all(item.feature != each.feature for each in known)
    ]
    items += _from_statements(stated, lines, today, before)
    items += _from_phrases(lines, stated, today, before)
    items = _charged_until_the_end(items, entry, facts, lines, today)
    items = [item for item in items if not (item.quote in elsewhere and item.feature in _CHARGES)]
    if from_text:
        labels = _label_kinds(_possible_labels(lines, stated, items), product)
        if any(fact.settles(today) for fact in facts):
            labels = labels._replace(ends=[each for each in labels.ends if not _is_noun(each)])
    else:
        labels = _label_kinds(_pressed_labels(_own(controls, scope, facts, today), scope), product)
        if any(fact.ends_by_name and not fact.mentions_others for fact in facts):  # what unfolds may explain that
            folds = {each.label for each in controls if each.has("collapsed") or each.has("expanded")}
            labels = labels._replace(ends=[each for each in labels.ends if each not in folds])
        labels = _without_ways_out(labels, facts, before)
    items += _from_labels(labels, before)
    if before is None and not from_text:
        items += [Item("managed", labels.manages[0])] if labels.manages and not labels.backs else []
        items += [Item("priced", line) for _, line in rows if _periodic_price().search(line)]
    own = tuple(line.written for line in lines)
    snapshot = Snapshot(
        frozenset(normalise(line) for line in (*own, *(line for _, line in rows), *names)),
        own,
        frozenset(normalise(each) for each in names),
        frozenset(normalise(each) for each in labels.ends),
        next((fact.when for fact in facts if fact.renews and fact.when), None) or _only_day(own, today),
    )
    if before is not None:
        items += changes(before, snapshot, facts, labels.backs, today)
        if not any((fact.asserts_end or fact.turns_off) and fact.fresh for fact in facts):
            items += [Item("other_ended", fact.line) for fact in facts if fact.ends_another]
        turned = {item.quote for item in items if item.feature == "date_turned" and _names_nothing(item.quote)}
        items = [item for item in items if item.feature != "other_ended" or item.quote not in turned]
    hints = [line for _, line in rows if "pending" in phrases_of(line)]
    pauses = [line.written for line in lines if _lasts_as_a_pause(line)]
    pauses += [each.label for each in controls if _ends_a_pause(each.label)]
    return replace(snapshot, reading=weigh(items, facts, today, before, hints, pauses))


def _own_entry(scope: Scope, product: str) -> frozenset[str]:
    """Return the lines of the only row or card of a list whose name has a word of the product's; none without one."""
    entries = [each for each in scope.blocks if each.kind in _ENTRIES and not each.heading and len(each.lines) > 1]
    named = [each for each in entries if has_own_word(Line("", each.lines[0], each.lines[0]), product)]
    return frozenset(named[0].lines) if len(named) == 1 else frozenset()


def _charged_until_the_end(
    items: list[Item], within: frozenset[str], facts: Sequence[Fact], lines: Sequence[Line], today: date
) -> list[Item]:
    """Tell apart the charges until the end, whose day stands in the entry that is called by the product's name.

    Only where nothing else says that it runs on. `within`: the lines of that entry.
    """
    ends = [
        fact.when
        for fact in facts
        if fact.fresh and fact.asserts_end and fact.when and fact.sure_to_come(today) and fact.line in within
    ]
    if not ends or any(each.feature in _RUNS_ON for each in items):
        return items
    until = {fact.line for fact in facts if fact.renews and _is_before(fact, max(ends), lines, today)}
    return [
        Item("renews_until", each.quote) if each.feature in _CHARGES and each.quote in until else each for each in items
    ]


def _is_before(fact: Fact, last: date, lines: Sequence[Line], today: date) -> bool:
    """Return whether the day of a charge, in its line or alone under its heading, comes before another day."""
    if fact.when is not None:
        return today <= fact.when < last
    heading = lines[fact.place].heading
    days = {day for line in lines if heading and line.heading == heading for day in days_of(line.written, today)}
    return len(days) == 1 and today <= min(days) < last


def _is_charge(fact: Fact) -> bool:
    """Return whether a fact is a charge to come."""
    return fact.renews or fact.claims("charged")


def _charges_of_several(
    scope: Scope, stated: Sequence[Fact], lines: Sequence[Line], product: str, today: date
) -> frozenset[str]:
    """Return the charges that stand outside a list of several subscriptions, and so may be those of any of them.

    There are none unless the entry of the one that is meant says that it ends, and another entry that its own goes on.
    A charge by its name, of its price or of the sum of all prices may be of the one that is meant.
    """
    meant = scope.meant
    if meant is None or not scope.sure or not any(says_it_runs(each.whole()) for each in scope.rivals):
        return frozenset()
    entry = joined_lines(table_rows(_rows(Scope(tuple(meant.walk())), ()), product), today)
    inside = {quoted(line.written) for line in entry}
    if not any(fact.line in inside and fact.fresh and fact.asserts_end and not fact.foreign for fact in stated):
        return frozenset()
    prices = [max(sums_in(each.whole()), default=0.0) for each in (meant, *scope.rivals)]
    own = {*sums_in(meant.whole()), round(sum(prices), 2)}
    names = f"{product}\n{meant.name}"
    elsewhere: set[str] = set()
    for fact in stated:
        line = lines[fact.place]
        beside = [each for each in lines[max(0, fact.place - 1) : fact.place + 2] if each.heading == line.heading]
        words = " ".join(tokens(normalise("\n".join(f"{each.heading}\n{each.written}" for each in beside))))
        named = has_own_word(line._replace(written=words), names)
        if fact.line not in inside and not named and not own & sums_in([each.written for each in beside]):
            elsewhere.add(fact.line)
    return frozenset(elsewhere)


def _lasts_as_a_pause(line: Line) -> bool:
    """Return whether a line names a pause and its last day: "Paused until 10 January"."""
    return any({"pause", "until"} <= each.flags and not each.is_silent for each in line.meanings)


def _ends_a_pause(label: str) -> bool:
    """Return whether a control ends a pause, which only what is paused has."""
    return any(each.object == "pause" for each in Reader.load().read(label))


def _names_nothing(line: str) -> bool:
    """Return whether a line names no thing that ends, only when: "Ends on 4 December"; the heading may name it."""
    return all(each.object == "none" and not each.unknown for each in statement_of(line).meanings)


def _rows(scope: Scope, names: Iterable[str]) -> list[tuple[str, str]]:
    """List heading and text of the scope's lines, without labels of controls."""
    rows = [
        (block.heading, line)
        for block in scope.blocks
        if not _is_head_of_table(block)
        for line in ([block.heading] if block.heading else []) + block.lines
        if line not in names or has_date(line)
    ]
    return rows[:_MOST_LINES]


@cache
def _periodic_price() -> re.Pattern[str]:
    """Compile a price for each period."""
    after, before = either("amounts", "price_period"), either("amounts", "monthly")
    sums = rf"(?:[{SIGNS}]\s?\d|\d\s?(?:[{SIGNS}]|{currency_names()}))"
    return re.compile(rf"{sums}.{{0,12}}(?:/|{after})|{before}\s?[\d¥￥₩]", re.IGNORECASE)


def _is_head_of_table(block: PageBlock) -> bool:
    """Return whether a block is a row of captions, with rows of values below it."""
    rows = [each for each in block.parent.parts if each.kind == "row"] if block.parent is not None else []
    captions = len(block.lines) >= _COLUMNS and not any(map(str.isdigit, "".join(block.lines))) and not block.controls
    return captions and len(rows) > 1 and rows[0] is block


def _only_day(own: Sequence[str], today: date) -> date | None:
    """Return the only coming day in the blocks, if no words explain it."""
    days = {day for line in own for day in days_of(line, today) if day > today}
    return days.pop() if len(days) == 1 else None


# -- statements --------------------------------------------------------------------------------------------------------


def _from_statements(stated: Sequence[Fact], lines: Sequence[Line], today: date, before: Snapshot | None) -> list[Item]:
    """List the evidence of all claims; foreign ones only say that something else has ended."""
    own = [fact for fact in stated if not fact.foreign and not fact.was_charged(today)]
    facts = _without_payments(own, lines)
    newsletter_ended = _ends_newsletter(lines)
    items: list[Item] = []
    last_end = max((fact.place for fact in facts if fact.asserts_end and fact.fresh), default=-1)
    last_back = max((fact.place for fact in facts if fact.claims("withdrawn")), default=-1)
    settled = any(fact.settles(today) for fact in facts)
    notice = next((fact for fact in facts if fact.fresh and fact.is_notice), None)
    if notice is not None and any(fact.runs_out(today) for fact in facts):
        items.append(Item("notice_received", notice.line))
    for fact in facts:
        if feature := _feature_against(fact, last_end, settled):
            items.append(Item(feature, fact.line))
        if fact.fresh and fact.place > last_back:
            items += [Item(feature, fact.line) for feature in _features_for(fact, newsletter_ended, today, before)]
    if not any(fact.ends_by_name for fact in own):
        ended = any(fact.fresh and fact.asserts_end for fact in own)
        items += [
            Item("other_ended", fact.line)
            for fact in stated
            if fact.foreign and fact.fresh and fact.asserts_end and not (ended and fact.takes_access)
        ]
    return items


def _feature_against(fact: Fact, last_end: int, settled: bool) -> str:
    """Return the evidence of a fact against an end; "" for none. `settled`: an end outweighs the amounts."""
    match fact.claim.state:
        case "withdrawn":
            return "withdrawn"
        case "renews" | "scheduled" if fact.renews:
            return "renews_before" if last_end > fact.place else "renews_on" if fact.when else "renews"
        case "active" if fact.claim.holds:
            return "goes_on" if fact.stays else "active"
        case "charged" if not settled:
            return "charged"
        case "ended" if not fact.claim.holds and fact.claim.meaning.act not in {"expire", "none"}:
            return "not_ended"
        case _:
            return ""


def _features_for(fact: Fact, newsletter_ended: bool, today: date, before: Snapshot | None) -> list[str]:
    """List the evidence of a fact for an end."""
    stale = before is not None and fact.claim.tense == "past" and fact.when is not None and fact.when < today - _STALE
    if fact.asserts_end and not stale:
        doubtful = newsletter_ended and not fact.names_its_thing
        vague = doubtful or fact.bare or fact.mentions_others
        dated = fact.when is not None and fact.when >= today - _STALE and not fact.mentions_others
        return ["end_named" if vague else "end_asserted", *(["end_dated"] if dated else [])]
    if fact.claims("scheduled") and not fact.mixed and fact.when is not None and fact.when >= today:
        return ["end_dated"]
    if fact.has_run_out(today):
        return ["end_named"]
    if fact.denies_any:
        return ["nothing_runs"]
    if fact.turns_off:
        return ["end_named" if fact.spares and not fact.spares_for_good else "renewal_off"]
    return []


def _ends_newsletter(lines: Sequence[Line]) -> bool:
    """Return whether a line says that a newsletter comes no more."""
    meanings = [each for line in lines for each in line.meanings if each.object == "newsletter"]
    return any(each.polarity == "-" or (each.act in {"end", "stop"} and each.tense == "past") for each in meanings)


def _without_payments(facts: Sequence[Fact], lines: Sequence[Line]) -> list[Fact]:
    """Leave out the claims of a payment method if the subscription goes on, paid in another way."""
    if not any(each.object != "auto_payment" and goes_on(each) for line in lines for each in line.meanings):
        return list(facts)
    return [each for each in facts if each.claim.meaning.object != "auto_payment"]


def _names_its_renewal(line: Line, days: Sequence[date], today: date) -> bool:
    """Return whether a line only names the renewal with its one day to come: "Renewal: 5 May", "Active, renewal 5 May".

    "Renewal: off", or until a day, is none.
    """
    clauses = line.meanings
    if len(days) != 1 or days[0] < today or any(each.polarity == "-" or each.act in ENDING for each in clauses):
        return False
    named = next((place for place, each in enumerate(clauses) if each.object == "renewal"), None)
    if named is None or any(each.act != "none" for each in clauses):
        return False
    return not any(each.flags & _NO_RENEWAL for each in clauses[named:])


def _from_phrases(lines: Sequence[Line], facts: Sequence[Fact], today: date, before: Snapshot | None) -> list[Item]:
    """List the evidence of lines without a claim: captions of days, and ends without a day."""
    judged = {fact.line for fact in facts}
    items: list[Item] = []
    for line in lines:
        days = days_of(line.written, today)
        if _names_its_renewal(line, days, today):
            items.append(Item("renews_on", line.written))
            continue
        if quoted(line.written) in judged or any(subject_of(each) == "unknown" for each in line.meanings):
            continue
        fresh = before is None or normalise(line.written) not in before.lines
        if days and "active" in phrases_of(line.text) and not denies_renewal(line.text):
            items.append(Item("renews_on", line.written))
        elif fresh and len(line.written.split()) <= LABEL_WORDS:
            if days and days[0] >= today and names_end(line.written):
                items.append(Item("end_dated", line.written))
            if any(_announces_end(each) for each in line.meanings):
                items.append(Item("end_named", line.written))
    return items


def _announces_end(meaning: Meaning) -> bool:
    """Return whether a clause announces an end of the subscription, or of what it does not name."""
    if (meaning.act, meaning.modality, meaning.polarity) != ("end", "asserted", "+") or is_aside(meaning):
        return False
    things = FAMILY | {"none", "cancellation"}
    if subject_of(meaning) == "another" or meaning.object not in things:
        return False
    return meaning.tense == "future" or (meaning.tense == "present" and "then" in meaning.flags)


# -- controls ----------------------------------------------------------------------------------------------------------


class _Labels(NamedTuple):
    """Labels of controls by what they do to the subscription."""

    ends: list[str]
    backs: list[str]
    """Labels that take an end back."""
    manages: list[str]


def _from_labels(labels: _Labels, before: Snapshot | None) -> list[Item]:
    if labels.ends:
        return [Item("end_control", labels.ends[0])]
    fresh = [each for each in labels.backs if before is None or normalise(each) not in before.labels]
    return [Item("take_back", fresh[0])] if fresh else []


def _without_ways_out(labels: _Labels, facts: Sequence[Fact], before: Snapshot | None) -> _Labels:
    """Leave out the ends of the whole account, where the subscription in it has ended by its name.

    They stand there as before, and the account stays: only where a control takes the subscription's end back, which
    what runs on does not have.
    """
    if before is None or not labels.backs or not any(f.ends_by_name and not f.mentions_others for f in facts):
        return labels
    return labels._replace(
        ends=[each for each in labels.ends if normalise(each) not in before.labels or not _ends_the_account(each)]
    )


def _ends_the_account(label: str) -> bool:
    """Return whether a control names no subscription that it ends, and may end the account as a whole."""
    meaning = Reader.load().control(label).meaning
    return "whole" in meaning.flags and meaning.object not in FAMILY and not meaning.others


def _renewal_switches(controls: Iterable[Element]) -> list[Item]:
    """List the switches for the renewal: on, it can be ended there; off, that is the end."""
    reader = Reader.load()
    items: list[Item] = []
    for each in controls:
        if each.role not in {"switch", "checkbox"} or not (each.has("checked") or each.has("unchecked")):
            continue
        if RENEWALS & {meaning.object for meaning in reader.read(each.label)}:
            turns_off = reader.control(each.label).meaning.act in {"end", "stop"}
            on = each.has("checked") is not turns_off
            items.append(Item("end_control" if on else "switched_off", each.label))
    return items


def _own(controls: list[Element], scope: Scope, facts: Sequence[Fact], today: date) -> list[Element]:
    """Select the subscription's own controls: if its end stands in a part of the page, those in such parts.

    Others are the site's, such as the link to cancel contracts that some laws want at the foot of every page.
    """
    products = [block for block in scope.blocks if is_product(block)]
    around = {id(each) for block in products for each in _ancestors(block)}
    parts = [block for block in products if id(block) not in around]
    lines = {line for block in parts for line in block.whole()}
    if not any(line in fact.line for fact in facts if fact.settles(today) for line in lines):
        return controls
    inside = {id(each) for block in parts for each in block.every_element}
    return [each for each in controls if id(each) in inside]


def _ancestors(block: PageBlock) -> Iterator[PageBlock]:
    while (parent := block.parent) is not None:
        yield parent
        block = parent


def _pressed_labels(controls: Iterable[Element], scope: Scope) -> list[tuple[str, str]]:
    """List label and heading of the controls that are pressed, rather than set or chosen."""
    headings = {id(each): block.heading for block in scope.blocks for each in block.controls}
    return [
        (each.label, headings.get(id(each), ""))
        for each in controls
        if each.role not in _NOT_PRESSED and not _SETTINGS & {*each.states}
    ]


def _possible_labels(lines: Sequence[Line], facts: Sequence[Fact], items: Sequence[Item]) -> list[tuple[str, str]]:
    """List the lines that may be labels of controls: short ones without a claim."""
    used = {fact.line for fact in facts} | {item.quote for item in items}
    return [(line.written, "") for line in lines if line.written not in used and is_label_like(line.written)]


def _label_kinds(labels: Iterable[tuple[str, str]], product: str) -> _Labels:
    """Sort labels, each with its heading, by what pressing them does."""
    reader = Reader.load()
    kinds = _Labels([], [], [])
    for label, heading in labels:
        if len(label.split()) > LABEL_WORDS or len(label) > _LONGEST_LABEL or has_date(label):
            continue  # a part of the page that can be pressed as a whole
        control = reader.control(label, heading if heading != label and heading else None)
        meaning = control.meaning
        if "you" in meaning.flags:
            continue
        if meaning.act == "expire" or (meaning.act == "end" and {"noun", "present"} <= meaning.flags):
            continue  # a day or a bill that it names
        if meaning.act == "end" and "plural" in meaning.flags:
            continue  # the law's link to the end of any contract, which always stands there
        again = meaning.act == "buy" and "more" in meaning.flags
        takes_back = control.kind in {"resume", "keep"} or "resume" in control.also or again
        if control.kind == "end" and (meaning.object in FAMILY | {"none"} or _names_product(meaning, product)):
            kinds.ends.append(label)
        elif takes_back and not control.may("end") and meaning.act in _TAKES_BACK and meaning.tense != "future":
            kinds.backs.append(label)
        elif control.kind in {"navigate", "money"} and meaning.object in {"subscription", "renewal"}:
            kinds.manages.append(label)
    return kinds


def _names_product(meaning: Meaning, product: str) -> bool:
    """Return whether a clause names the product, and nothing else: "Cancel Netflix"."""
    unknown = set(meaning.unknown)
    return meaning.object == "unknown" and bool(unknown) and unknown <= set(normalise(product).split())


def _is_noun(line: str) -> bool:
    """Return whether a line names an end as a thing: a heading over its day, as likely as a label."""
    meaning = Reader.load().control(line).meaning
    return meaning.act == "end" and "noun" in meaning.flags and not meaning.others
