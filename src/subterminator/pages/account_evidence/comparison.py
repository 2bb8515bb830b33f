"""Comparison of an account page with how it read before the press, with or without known words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise, product

from subterminator.lexicon.normalise import normalise
from subterminator.pages.account_evidence.evidence import Item, Snapshot
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import CAPTION_WORDS, days_of, has_date, names_end
from subterminator.pages.statements import statement_of


def changes(before: Snapshot, now: Snapshot, facts: Sequence[Fact], backs: Sequence[str], today: date) -> list[Item]:
    """List the evidence of what has changed. `backs`: labels of controls that take an end back."""
    if not set(before.own) & set(now.own):
        return []  # another page, or one that has not come to say anything yet
    ran = before.reading.state == "active" or bool(before.end_controls)
    if ran and now.own == before.own and now.labels == before.labels:
        return [Item("unchanged", min(before.end_controls, default=""))]
    items = [*_change_of_renewal_day(before, now, facts, today), *_change_of_status(before, now)]
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


def _change_of_status(before: Snapshot, now: Snapshot) -> list[Item]:
    """Compare the line that said that it is active with the one in its place: "Filou: active", "Filou: cancelled".

    The lines begin with the same words, or follow the same line; what they add must be understood whole.
    """
    stated = {item.quote for item in before.reading.evidence_against if item.feature == "active"}
    earlier, later = _words_with_line_above(before.own), _words_with_line_above(now.own)
    gone = [words for line, words in earlier.items() if line in stated and line not in later]
    new = [(line, words) for line, words in later.items() if normalise(line) not in before.lines]
    for were, (line, are) in product(gone, new):
        same = [one for one, another in zip(were, are, strict=False) if one == another]
        if same != were[: len(same)] or not any(map(str.isalpha, "".join(same))):
            continue
        was, turned = " ".join(were[len(same) :]), " ".join(are[len(same) :])
        if _only_states(turned, ended=True) and _only_states(was, ended=False):
            return [Item("status_turned", line)]
    return []


def _words_with_line_above(own: Sequence[str]) -> dict[str, list[str]]:
    """Map each line, in order, to its words, behind those of the line above it; a repeated one as it stands first."""
    words: dict[str, list[str]] = {}
    for above, line in pairwise(["", *own]):
        words.setdefault(line, [*above.split(), *line.split()])
    return words


def _only_states(text: str, *, ended: bool) -> bool:
    """Return whether a text is nothing but the state of what stands before it."""
    clauses = statement_of(text).meanings
    if not clauses or any(each.unknown or each.polarity == "-" for each in clauses):
        return False
    if not ended:
        return all(each.act == "none" and "active" in each.flags for each in clauses)
    return all(
        each.act == "end" and each.tense in {"past", "future"} and each.object in {"none", "subscription"}
        for each in clauses
    )


def _captions(labels: Iterable[str]) -> list[str]:
    """List the labels that are no part of a page pressed as a whole."""
    return sorted(label for label in labels if len(label.split()) <= CAPTION_WORDS and not has_date(label))
