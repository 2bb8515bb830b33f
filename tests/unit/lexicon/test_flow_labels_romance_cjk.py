"""Labels of cancellation flows in Romance languages, Japanese, Korean, Chinese and Arabic, by their role in the flow.

The cells are made of `flow_labels_romance_cjk.toml`: templates with slots, each filled with all words of its list.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import State
from subterminator.lexicon.lexicon import CANCELLING, REFUSED, Lexicon
from subterminator.lexicon.meaning import Context
from subterminator.lexicon.reader import Reader
from subterminator.pages.account_evidence import read_account_text
from subterminator.pages.controls import NEVER
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import charge_without_a_sum, sum_of_ending, unclear_fee, unplaced_sum
from subterminator.pages.labels import label_of
from subterminator.pages.state_detector import HeuristicInterpreter

TABLES = tomllib.loads(Path(__file__).with_name("flow_labels_romance_cjk.toml").read_text(encoding="utf-8"))
ADDRESS = "https://www.tidelight.example/x"
_SLOT = re.compile(r"\{(\w+)\}")
_ONWARD = CANCELLING | {"decline", "proceed", "survey_skip"}
_OPENING = frozenset({"manage", "plans", "third_party"})


def cells(language: str, role: str) -> Iterator[str]:
    """Yield the texts of a role: each template with all words of its slots."""
    table = TABLES[language]
    for template in table.get(role, ()):
        slots = _SLOT.findall(template)
        for words in itertools.product(*(table["words"][slot].split("|") for slot in slots)):
            filled = iter(words)
            yield " ".join(_SLOT.sub(lambda _, filled=filled: next(filled), template).split())  # type: ignore[misc]


def fault(role: str, text: str, language: str) -> str:
    """Tell how a text of this role is misread; "" if it is not. What begins with ! is dangerous."""
    label = label_of(Lexicon.load(), text)
    meant = Reader.load().control(text)
    read = f"{label.best} {sorted(label.intents)}, {meant.kind} {meant.also} {meant.confidence}"
    if role in {"begin", "final"}:
        right, danger = label.best in CANCELLING, label.intents & (REFUSED | {"keep", "decline", "delete"})
    elif role == "onward":
        right, danger = label.best in _ONWARD, label.intents & (REFUSED | {"keep", "delete"})
    elif role == "decline":
        right = label.best in {"decline", "forward", "survey_skip"}
        danger = label.intents & (REFUSED | {"keep", "delete", "open", "final"})
    elif role == "keep":
        right, danger = bool(label.intents & (NEVER | {"close"})), label.intents & (CANCELLING | {"decline", "proceed"})
    elif role == "accept":
        right, danger = (
            bool(label.intents & (REFUSED | {"keep"})),
            label.intents & (CANCELLING | {"decline", "proceed", "close"}),
        )
    elif role == "way":
        meant = Reader.load().control(text, Context())
        right = not label.intents - _OPENING - ({"money"} if "plans" in label.intents else set())
        right = right and meant.kind in {"navigate", "unknown"} and not (meant.kind == "unknown" and not label.intents)
        danger = label.intents & (CANCELLING | {"decline", "proceed", "close"})
    elif role == "asked":
        right, danger = not label.intents, label.intents - NEVER
    else:
        return page_fault(role, text, language)
    return "" if right and not danger else f"{'!' if danger else ' '} {role}: {text!r} is {read}"


def page_fault(role: str, text: str, language: str) -> str:
    """Tell how a heading, a sentence or an answer of this role is misread."""
    words = TABLES[language]["words"]
    if role == "reason":
        label, meant = label_of(Lexicon.load(), text), Reader.load().control(text, words["why"])
        danger = label.intents & CANCELLING or meant.kind == "end"
        right = not label.intents - {"neutral", "survey_skip"} or meant.kind == "answer"
        read = f"{label.best} {sorted(label.intents)}, {meant.kind} {meant.also}"
    elif role in {"fee", "free"}:
        lexicon = Lexicon.load()
        found = {
            "fee": read_facts(text, lexicon).fee,
            "unclear": unclear_fee(text, lexicon),
            "sum": unplaced_sum(text, lexicon, ""),
            "charge": charge_without_a_sum(text),
            "end": sum_of_ending(text, lexicon),
        }
        read = ", ".join(name for name, value in found.items() if value)
        right, danger = bool(read) == (role == "fee"), role == "fee" and not read
    else:
        read, right, danger = _state_fault(role, text, words)
    return "" if right and not danger else f"{'!' if danger else ' '} {role}: {text!r} is {read}"


def _state_fault(role: str, text: str, words: dict[str, str]) -> tuple[str, bool, bool]:
    reader = HeuristicInterpreter(None, Lexicon.load(), lambda: date(2027, 4, 20))
    if role in {"success", "unfinished"}:
        account = read_account_text(text, "", date(2027, 4, 20))
        return (
            f"{account.state}: {account.why}",
            account.is_end == (role == "success"),
            account.is_end and role != "success",
        )
    choices = [("radio", each) for each in "ABC"] if role == "survey" else [("button", words["keep"])]
    rows = [("heading", text), *choices, ("button", words["next"] if role == "survey" else words["confirm"])]
    view = PageView(
        ADDRESS,
        elements=tuple(
            Element(ref, f"0:{ref}", part, label, text=label, tag="div", interactive=part != "heading")
            for ref, (part, label) in enumerate(rows)
        ),
        text="\n".join(label for _, label in rows),
    )
    read = reader.read(view)
    right = {State.EXIT_SURVEY} if role == "survey" else {State.FINAL_CONFIRMATION, State.RETENTION_OFFER}
    ended = read.state in {State.COMPLETE, State.ACCOUNT_CANCELLED}
    return f"{read.state.name}: {read.reasoning}", read.state in right, ended


ROLES = (
    "way",
    "begin",
    "onward",
    "decline",
    "keep",
    "accept",
    "final",
    "survey",
    "reason",
    "before",
    "success",
    "unfinished",
    "fee",
    "free",
    "asked",
)


@pytest.mark.spec("lexicon.label")
@pytest.mark.parametrize("language", TABLES)
@pytest.mark.parametrize("role", ROLES)
def test_a_text_of_a_flow_is_read_by_its_role(language: str, role: str) -> None:
    """Required: what ends, goes on, declines, keeps and accepts is told apart, in all forms that labels take."""
    faults = [found for text in dict.fromkeys(cells(language, role)) if (found := fault(role, text, language))]
    assert not faults, "\n".join(faults)


if __name__ == "__main__":
    import sys

    for language in sys.argv[1:] or TABLES:
        for role in ROLES:
            texts = list(dict.fromkeys(cells(language, role)))
            faults = [found for text in texts if (found := fault(role, text, language))]
            print(f"== {language} {role}: {len(faults)} of {len(texts)}")
            print("\n".join(faults))
