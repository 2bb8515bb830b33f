"""Comparison of an account page with how it read before the press, with or without known words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from subterminator.lexicon.normalise import normalise
from subterminator.pages.account_evidence.evidence import Item, Snapshot
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import CAPTION_WORDS, days_of, has_date, names_end


def changes(before: Snapshot, now: Snapshot, facts: Sequence[Fact], backs: Sequence[str], today: date) -> list[Item]:
    """List the evidence of what has changed. `backs`: labels of controls that take an end back."""
    if not set(before.own) & set(now.own):
        return []  # another page, or one that has not come to say anything yet
    ran = before.reading.state == "active" or bool(before.end_controls)
    if ran and now.own == before.own and now.labels == before.labels:
        return [Item("unchanged", min(before.end_controls, default=""))]
    items = _change_of_renewal_day(before, now, facts, today)
    relabelled = any(item.feature == "date_relabelled" for item in items)
    if before.end_controls and not before.end_controls & now.labels and not now.end_controls:
        items.append(Item("end_control_gone", min(before.end_controls)))
    gone, come = _captions(before.labels - now.labels), _captions(now.labels - before.labels)
    if gone and come and not before.end_controls and not backs and relabelled:
        items.append(Item("control_turned", come[0]))
    return items


def _change_of_renewal_day(before: Snapshot, now: Snapshot, facts: Sequence[Fact], today: date) -> list[Item]:
    day = before.renews
    if day is None or day < today or any(fact.renews for fact in facts):
        return []
    standing = [line for line in now.own if day in days_of(line, today)]
    if not standing:
        return [Item("renewal_gone", "")]
    if any(normalise(line) in before.lines for line in standing):
        return []
    line = standing[0]
    is_end = any(fact.claims("scheduled", "ended") and line in fact.line for fact in facts) or names_end(line)
    return [Item("date_turned" if is_end else "date_relabelled", line)]


def _captions(labels: Iterable[str]) -> list[str]:
    """List the labels that are no part of a page pressed as a whole."""
    return sorted(label for label in labels if len(label.split()) <= CAPTION_WORDS and not has_date(label))
