"""Verdict on an account page, from its evidence alone and with a model's opinion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from subterminator.domain.page import PageView
from subterminator.lexicon.normalise import normalise
from subterminator.pages.account_evidence.evidence import (
    PROVEN,
    SAYS_SO,
    STRONGEST,
    WEIGHTS,
    AccountReading,
    Item,
    Snapshot,
)
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import days_of

_RUNS = -2
"""At this score it reads as active."""
_GONE = frozenset({"renewal_gone", "end_control_gone"})
"""Evidence by absence. A page that failed to load lacks everything, so another change is required."""
_DATE_CHANGED = frozenset({"date_turned", "date_relabelled"})
_CHANGES = _GONE | _DATE_CHANGED | {"control_turned"}


def weigh(
    items: Sequence[Item],
    facts: Sequence[Fact],
    today: date,
    before: Snapshot | None,
    hints: Sequence[str],
    pauses: Sequence[str] = (),
) -> AccountReading:
    """Decide by the score. `hints`: lines by which a cancellation may be under way; `pauses`: by which it is paused."""
    by_feature: dict[str, Item] = {}
    for item in items:
        by_feature.setdefault(item.feature, item)
    ordered = sorted(by_feature.values(), key=lambda item: -abs(WEIGHTS[item.feature][0]))
    pro = tuple(item for item in ordered if WEIGHTS[item.feature][0] > 0)
    con = tuple(item for item in ordered if item not in pro)
    pending, paused = (*_lines_of(facts, "pending"), *hints), (*_lines_of(facts, "paused"), *pauses)
    renews = next((fact.when for fact in facts if fact.renews and fact.when), None)
    past = any(fact.claims("ended") and fact.fresh for fact in facts)
    reading = AccountReading("unknown", None, pro, con, renews, past=past)
    features = reading.features
    noticed = "notice_received" in features
    outright = any(
        fact.asserts_end or (fact.turns_off and not (paused and fact.spares)) or (noticed and fact.runs_out(today))
        for fact in facts
    )
    dated = any(fact.claims("scheduled") and fact.asserts_end and fact.sure_to_come(today) for fact in facts)
    outright = outright and (dated or not any(fact.undecided for fact in facts))
    shown = any(item.feature not in _GONE for item in pro)
    if reading.score >= PROVEN and shown and (outright or "date_turned" in features or not pending):
        if paused and not outright:
            return replace(reading, state="paused", notes=paused)
        ends = _end_day(facts, today)
        if ends is None and before is not None and _DATE_CHANGED & features:
            ends = before.renews
        if ends is None and "status_turned" in by_feature:
            ends = max(days_of(by_feature["status_turned"].quote, today), default=None)
        foretold = any(fact.claims("scheduled") and fact.asserts_end and fact.claim.tense == "future" for fact in facts)
        to_come = ends > today if ends is not None else foretold or not past
        strongest = reading.score >= STRONGEST and not reading.contradicted
        strongest = strongest and bool({"end_asserted", "renewal_off"} & features)
        return replace(reading, state="scheduled" if to_come else "ended", ends=ends, strongest=strongest)
    if pending and not {"renews_on", "withdrawn"} & features:
        return replace(reading, state="pending", notes=pending)
    if paused:
        return replace(reading, state="paused", notes=paused)
    return replace(reading, state="active") if reading.score <= _RUNS and SAYS_SO & features else reading


def _lines_of(facts: Sequence[Fact], state: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fact.line for fact in facts if fact.claims(state)))


def _end_day(facts: Sequence[Fact], today: date) -> date | None:
    """Return the day of the end: the last that is still to come, else the first that is stated.

    The day from which nothing is charged counts where no other is stated.
    """
    dated = [(fact, fact.when) for fact in facts if fact.when is not None]
    days = [when for fact, when in dated if fact.claims("ended", "scheduled")]
    days = days or [when for fact, when in dated if fact.turns_off]
    return max((day for day in days if day >= today), default=days[0] if days else None)


# -- a model's opinion -------------------------------------------------------------------------------------------------


def found_on_page(quotes: Sequence[str], text: str) -> tuple[str, ...]:
    """List the quotes that are on the page word for word; white space and case do not count."""
    plain = " ".join(normalise(text).split())
    return tuple(
        quote for quote in quotes if len(quote.split()) + len(quote) > 5 and " ".join(normalise(quote).split()) in plain
    )


def settled_by_model(
    reading: AccountReading, says_ended: bool, quotes: Sequence[str], view: PageView, before: Sequence[Snapshot]
) -> AccountReading:
    """Weigh in a model's opinion: it can add a doubt, and settle one that a comparison with before supports.

    Quotes that are not on the page count for nothing, and so does a model alone. `before`: readings of the account's
    pages before the press.
    """
    quoted = found_on_page(quotes, view.text)
    if not quoted:
        return reading
    if not says_ended and reading.is_end:
        doubt = Item("doubted", quoted[0])
        doubted = replace(reading, evidence_against=(*reading.evidence_against, doubt), strongest=False)
        return doubted if doubted.score >= PROVEN else replace(doubted, state="unknown")
    known = "\n".join(line for each in before for line in each.lines)
    new = bool(before) and any(normalise(quote) not in known for quote in quoted)
    supported = bool(_CHANGES & reading.features) and not reading.contradicted
    if says_ended and reading.state == "unknown" and supported and new:
        return replace(reading, state="scheduled" if reading.ends else "ended", notes=quoted)
    return reading
