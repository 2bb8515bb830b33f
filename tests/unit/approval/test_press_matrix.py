"""Kinds and verdicts of labels on controls of every shape, on pages of every state, held in `press_matrix.toml`.

The table is a record, as `docs/gate.md` is: a change of words or mechanics may move a line, and each line that moves
is to be looked at, first of all one that becomes "allow". `python tests/unit/approval/test_press_matrix.py` prints it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, FINAL_PAGE, HOME, OFFER_PAGE, Service, control
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.domain.protocols import Action, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

TABLE = Path(__file__).with_name("press_matrix.toml")
CLICK = Action("click")
POLICY = Policy(Service(), Lexicon.load())
LABELS = [
    *("Cancel membership", "Finish cancellation", "Yes, cancel", "Cancel anyway", "Cancel…", "End it", "Kündigen"),
    *(
        "Continue",
        "Continue to cancel",
        "No thanks",
        "Skip survey",
        "Keep my plan",
        "Keep my plan. Finish cancellation",
    ),
    *("Upgrade to Gold", "Claim 50% off", "Pause my plan", "Restart membership", "Delete my account", "Sign out"),
    *("Close", "\u00d7", "Learn more", "Manage plan", "Change plan", "Switch to Basic (free)", "Auto-renew", "Submit"),
    *("Too expensive", "Xylofon", "", "U P G R A D E", "Upgr4de", "解約する", "Cancel order"),
]
SHAPES: dict[str, dict[str, Any]] = {
    "button": {},
    "form": {"form_method": "POST", "form_action": f"{HOME}/account/x"},
    "ending form": {"form_method": "POST", "form_action": f"{HOME}/cancel/finish"},
    "plan form": {"form_method": "POST", "form_action": f"{HOME}/plans/change"},
    "get form": {"form_method": "GET", "form_action": f"{HOME}/cancel/review"},
    "link": {"role": "link", "href": f"{HOME}/help"},
    "ending link": {"role": "link", "href": f"{HOME}/cancel/now?confirm=1"},
    "item link": {"role": "link", "href": f"{HOME}/account?action=cancel&id=7"},
    "money link": {"role": "link", "href": f"{HOME}/upgrade"},
    "script link": {"role": "link", "href": "javascript:void(0)"},
    "menu link": {"role": "menuitem", "tag": "a", "href": f"{HOME}/plans"},
    "sign-out link": {"role": "link", "href": f"{HOME}/logout"},
    "radio": {"role": "radio", "tag": "input"},
    "sending radio": {"role": "radio", "tag": "input", "form_method": "POST", "form_action": f"{HOME}/account/x"},
    "ticked box": {
        **{"role": "checkbox", "tag": "input", "states": ("checked",), "text": ""},
        "attributes": (("type", "checkbox"),),
    },
    "box": {"role": "checkbox", "tag": "input", "states": ("unchecked",), "text": ""},
    "switch": {"role": "switch", "states": ("checked",)},
    "tab": {"role": "tab"},
    "folded": {"states": ("collapsed",)},
    "field": {"role": "textbox", "tag": "input"},
    "named only": {"text": ""},
    "styled": {"name": "Negative action"},
    "named otherwise": {"name": "Keep everything"},
    "titled": {"attributes": (("title", "Upgrade now"),)},
    "picture": {"tag": "input", "text": "", "attributes": (("type", "image"),)},
}
QUESTION = control("Are you sure you want to cancel?", "dialog", node="0:90", text="Are you sure you want to cancel?")
SURVEY = control("Why are you leaving?", "heading", node="0:91", level=1)
PAGES = {
    "account": ACTIVE_PAGE,
    "offer": OFFER_PAGE,
    "last": FINAL_PAGE,
    "survey": PageView(f"{HOME}/cancel/survey", elements=(SURVEY,), text="Why are you leaving?\nToo expensive\nOther"),
    "dialog": PageView(ACTIVE_PAGE.url, elements=(QUESTION,), text=f"{ACTIVE_PAGE.text}\n{QUESTION.text}"),
    "strange": PageView(f"{HOME}/x", text="Blorpag klenipo zrusxit."),
}


def pressed(label: str, shape: str, page_name: str) -> tuple[Element, PageView]:
    fields = dict(SHAPES[shape])
    element = control(label, fields.pop("role", "button"), node="0:99")
    element = replace(element, **fields)
    view = PAGES[page_name]
    if page_name == "dialog":
        element = replace(element, parent=0)
        view = replace(view, dialog=0)
    elements = tuple(replace(each, ref=ref) for ref, each in enumerate([*view.elements, element]))
    return elements[-1], replace(view, elements=elements, text=f"{view.text}\n{label}")


def reading(label: str, shape: str, page_name: str) -> str:
    """Kind and verdict of a press, with `!` for a warning, `+` for a sure end, `-` for an end that no yes covers."""
    element, view = pressed(label, shape, page_name)
    read = POLICY.read_press(element, CLICK, view, in_flow=POLICY.in_flow(view))
    verdict = POLICY.judge(element, CLICK, view)
    said = "ask" if isinstance(verdict, Ask) else "refuse" if isinstance(verdict, Refuse) else "allow"
    signs = "+" * read.surely
    if isinstance(verdict, Ask):
        signs += "!" * bool(verdict.warning) + "-" * (not verdict.covered)
    return f"{page_name}: {read.kind} {said}{signs}"


def readings(label: str) -> Iterator[tuple[str, str]]:
    """The readings of a label on each shape, on two of the pages in turn."""
    names = list(PAGES)
    for index, shape in enumerate(SHAPES):
        turn = index + LABELS.index(label)
        chosen = (names[turn % len(names)], names[(turn + 1 + index % 4) % len(names)])
        yield shape, ", ".join(reading(label, shape, name) for name in dict.fromkeys(chosen))


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize("label", LABELS)
def test_press_is_read_as_the_table_says(label: str) -> None:
    """Required: no label, shape or page is read otherwise unnoticed."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))[label]
    assert dict(readings(label)) == table


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize("label", ["Cancel membership", "Xylofon", "Submit", "Continue"])
def test_hidden_name_of_keeping_makes_no_press_harmless(label: str) -> None:
    """Required: what is shown decides; in a dialog that asks about the end it is asked about, with a warning."""
    element, view = pressed(label, "named otherwise", "dialog")
    verdict = POLICY.judge(element, CLICK, view)
    assert isinstance(verdict, Ask)
    assert verdict.warning
    element, view = pressed(label, "named otherwise", "offer")
    assert isinstance(POLICY.judge(element, CLICK, view), Ask)


if __name__ == "__main__":
    print("# Presses by label, shape of the control, and page. See test_press_matrix.py.")
    for label_ in LABELS:
        print(f"\n[{json.dumps(label_, ensure_ascii=False)}]")
        for shape_, said_ in readings(label_):
            print(f'"{shape_}" = "{said_}"')
