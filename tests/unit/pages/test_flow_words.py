"""What labels of cancellation flows order, in grids of the words that product teams use, a language a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import Context
from subterminator.lexicon.reader import Reader
from subterminator.pages.labels import label_of, only_edits

GRIDS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent.parent / "lexicon" / "flows").glob("*.toml"))
}
LEXICON = Lexicon.load()
READER = Reader.load()
BY_INTENT = {
    **{"open": "end", "forward": "end", "final": "end", "close": "dismiss", "manage": "navigate", "plans": "navigate"},
    **{"money": "accept", "resume": "accept", "survey_skip": "decline", "signin": "navigate"},
}
RIGHT = {
    "ways": {"navigate"},
    "begin": {"end"},
    "onward": {"end", "proceed", "decline", "dismiss", "navigate"},
    "decline": {"decline"},
    "stay": {"keep", "dismiss", "navigate", "accept"},
    "take": {"accept", "keep", "unknown"},
    "final": {"end"},
}
"""What a label of each part of a flow may be read as: never the opposite, and seldom nothing."""
SURE = 0.8
_CELL = re.compile(r"\[([^\[\]]*)\]|<(\w+)>")


def cells(pattern: str, lists: Mapping[str, Sequence[str]]) -> list[str]:
    """Write a pattern out: `[a|b]` is a choice, `<name>` one of a list."""
    found = _CELL.search(pattern)
    if found is None:
        return [" ".join(pattern.split())]
    choices = found[1].split("|") if found[1] is not None else lists[found[2]]
    return [cell for each in choices for cell in cells(pattern[: found.start()] + each + pattern[found.end() :], lists)]


def order_of(text: str) -> str:
    """What the program takes a label for; unknown where it would ask."""
    label = label_of(LEXICON, text)
    if label.best:
        return BY_INTENT.get(label.best, label.best)
    if label.intents:
        kinds = {BY_INTENT.get(each, each) for each in label.intents}
        return kinds.pop() if len(kinds) == 1 else "unknown"
    meant = READER.control(text, Context() if only_edits(text) else None)
    if meant.kind == "navigate" and "end" in meant.also:  # "Change or cancel the plan"
        return "navigate"
    kind = {"money": "accept", "pause": "accept", "resume": "accept"}.get(meant.kind, meant.kind)
    return kind if meant.confidence >= SURE else "unknown"


@pytest.mark.spec("lexicon.label")
@pytest.mark.parametrize("part", RIGHT)
@pytest.mark.parametrize(("language", "grid"), GRIDS.items(), ids=list(GRIDS))
def test_labels_of_a_flow_are_read_for_what_they_order(language: str, grid: Mapping[str, Any], part: str) -> None:
    """Required: no verb, subject or form of address that product teams use is taken for another order."""
    texts = [text for pattern in grid[part]["labels"] for text in cells(pattern, grid["lists"])]
    misread = [f"{text!r}: {read}" for text in texts if (read := order_of(text)) not in RIGHT[part]]
    assert not misread, "\n".join(misread)
    assert texts, language
