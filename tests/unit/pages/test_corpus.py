"""Texts of independent authors (`tests/corpus`): account statements, and labels at the gate.

`corpus_differences.toml` lists the texts that are not read as their author says. A text that is read better needs no
change here; one that is read otherwise fails. To print the list anew: `python tests/unit/pages/test_corpus.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from measure import AUTHORS, ENDS, LANGUAGES, TODAY, rows

from stand_ins import Service, control, page
from subterminator.approval.policy import Policy
from subterminator.domain.protocols import Action
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.account_evidence import read_account_text

DIFFERENCES = Path(__file__).with_name("corpus_differences.toml")
KINDS = {
    "accept": {"accept", "money", "pause"},
    "answer": {"step", "answer"},
    "decline": {"step"},
    "delete": {"deletion"},
    "dismiss": {"close"},
    "end": {"end"},
    "keep": {"close"},
    "money": {"money"},
    "navigate": {"step", "navigation"},
    "other": {"unknown"},
    "pause": {"pause", "money"},
    "proceed": {"step"},
    "resume": {"resume"},
    "signout": {"sign out"},
}
"""Kinds of press that an author's intents have at the gate."""
PARTS = 6
"""`make test` reads every sixth text of each author in each language, `make matrix` the others and the house's own."""
POLICY = Policy(Service(), Lexicon.load())
CASES = [
    *(pytest.param(language, [0], id=language) for language in LANGUAGES),
    *(
        pytest.param(language, list(range(1, PARTS)), id=f"{language}-rest", marks=pytest.mark.matrix)
        for language in LANGUAGES
    ),
]


def texts(kind: str, language: str, parts: Collection[int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Texts of all authors with their keys: those whose number has one of these remainders by `PARTS`."""
    for author in AUTHORS:
        for index, row in enumerate(rows(AUTHORS[author], kind, language)):
            if index % PARTS in parts and (author != "house" or len(parts) > 1):
                yield f"{author}-{kind}-{language}-{index}", row


def read_statement(row: dict[str, Any]) -> tuple[str, bool, bool]:
    """How a statement is read; whether that is what its author says; whether it is a false end.

    A text without a day of its end only says whether there is one.
    """
    reading = read_account_text(row["text"], row["product"], TODAY)
    is_end = row["state"] in ENDS
    if "end" not in row:
        return reading.state, reading.is_end == is_end, reading.is_end and not is_end
    day = f" {reading.ends}" if reading.is_end and reading.ends and reading.state == "scheduled" else ""
    right = f"{row['state']} {row['end']}".strip() if row["state"] == "scheduled" else row["state"]
    as_said = reading.state + day == right or (row["state"] == "other" and reading.state in {"active", "unknown"})
    return reading.state + day, as_said, reading.is_end and not is_end


def read_label(row: dict[str, Any]) -> tuple[str, bool]:
    """The kind of press of a label in the flow, and whether its author's intent has that kind."""
    element = control(row["text"])
    view = page(element, text=f"{row.get('context', '')}\n{row['text']}".strip())
    kind = str(POLICY.read_press(element, Action("click"), view, in_flow=True).kind)
    return kind, kind in KINDS[row["intent"]]


@cache
def listed() -> dict[str, str]:
    return tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("language", "parts"), CASES)
def test_statements_are_read_as_their_author_says(language: str, parts: list[int]) -> None:
    """Required: no false end at all, and nothing that was read rightly is read otherwise."""
    known, faults = listed(), []
    for key, row in texts("statement", language, parts):
        state, right, false_end = read_statement(row)
        if false_end or not (right or known.get(key) == state):
            faults.append(f"{key} says {row['state']} {row.get('end', '')}, is read as {state}: {row['text']}")
    assert not faults, "\n".join(faults)


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize(("language", "parts"), CASES)
def test_labels_are_pressed_as_what_their_author_says(language: str, parts: list[int]) -> None:
    """Required: what costs, pauses, resumes or deletes is no step, and what was read rightly is not read otherwise."""
    known, faults = listed(), []
    for key, row in texts("label", language, parts):
        kind, right = read_label(row)
        if not (right or known.get(key) == kind):
            faults.append(f"{key} means {row['intent']}, is read as {kind}: {row['text']}")
    assert not faults, "\n".join(faults)


if __name__ == "__main__":
    print("# Texts that are not read as their author says, and how they are read.")
    for author_ in AUTHORS:
        for language_ in LANGUAGES:
            everything = [*texts("statement", language_, range(PARTS)), *texts("label", language_, range(PARTS))]
            for key_, row_ in everything:
                if key_.startswith(f"{author_}-"):
                    read_as, right_ = read_statement(row_)[:2] if "-statement-" in key_ else read_label(row_)
                    if not right_:
                        print(f'{key_} = "{read_as}"')
