"""What a press is where it stands: under headings, in dialogs, on pages of every state; held in `press_places.toml`.

The table is a record, as `press_matrix.toml` is: the kind of the press, the verdict, and the reason, so that a press
that is read by another rule is noticed too. `python tests/unit/approval/test_press_places.py` prints it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stand_ins import ACCOUNT, HOME, Service, control
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.domain.protocols import Action, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

TABLE = Path(__file__).with_name("press_places.toml")
POLICY = Policy(Service(), Lexicon.load())
LABELS = [
    *("Next", "Continue", "OK", "Yes", "No", "Sure", "Yes please", "Go", "Submit", "Send", "I agree", "Confirm"),
    *("I accept the terms", "No thanks, continue", "No thanks", "Not now", "Skip", "Decline offer", "Bestätigen"),
    *("Cancel", "Cancel membership", "Cancel anyway", "Yes, cancel", "Finish cancellation", "Stop", "Terminate"),
    *("No, don't cancel", "Keep my plan", "Finalement, je reste", "Let me think", "Back", "Close", "\u2039", "Help"),
    *("Plans", "See all plans", "Change plan", "Cancel or change plan", "Vertrag kündigen oder ändern", "Downgrade"),
    *("Switch to Basic", "Switch to Basic (free)", "Select", "Edit", "Save", "Change payment method", "Billing"),
    *("Manage plan", "Renewal management", "Pass e offerte", "Continue with downgrade", "Turn on auto-renew"),
    *(
        "Auto-renew",
        "Reactivate",
        "Freeze my account",
        "Take a break",
        "Delete my account",
        "Sign out",
        "Too expensive",
    ),
    *(
        "Xylofon",
        "Basketnews",
        "次の画面へ",
        "マイページへ戻る",
        "婉拒優惠",
        "أضف شهراً مجانياً",
        "Fortsätt",
        "Upgrade now",
    ),
]
PLACES = [
    *("", "Why are you leaving?", "Are you sure you want to cancel?", "Which plan do you want to cancel?"),
    *("Upgrade to Gold", "Get Gold for $5 a month?", "Stay for 50% off", "Pause your plan", "Delete your account"),
    *("Manage plan", "Choose a plan", "Change plan", "Last step", "Your cancellation is complete", "Tell us why"),
    *("Your membership will end on 20 December 2026", "This cannot be undone", "50% off for 3 months", "Hello"),
]
SHAPES: list[dict[str, Any]] = [
    {},
    {"role": "link", "href": f"{HOME}/x"},
    {"form_method": "POST", "form_action": f"{HOME}/account/x"},
    {"role": "link", "href": f"{HOME}/plans"},
    {"role": "radio", "tag": "input", "text": ""},
    {"role": "menuitem", "href": f"{HOME}/y"},
    {"role": "checkbox", "tag": "input", "text": ""},
    {"role": "link", "href": f"{HOME}/offers/accept"},
    {"states": ("collapsed",)},
    {"role": "switch", "states": ("checked",)},
    {"role": "link", "href": "javascript:void(0)"},
    {"form_method": "GET", "form_action": f"{HOME}/x"},
    {"attributes": (("title", "More"),)},
]
HOLDERS = ["heading", "dialog", "section"]
URLS = [f"{HOME}/x", ACCOUNT, f"{HOME}/cancel/review"]
TURNS = 12
"""Readings of each label."""


def placed(label: str, turn: int) -> tuple[Element, Action, PageView, str]:
    """A label as a control at its place in turn, and the words that name the combination."""
    at = LABELS.index(label)
    place = PLACES[(at * 7 + turn * 5) % len(PLACES)]
    shape = SHAPES[(at * 4 + turn * (turn + 1) // 2) % len(SHAPES)]
    holder = HOLDERS[(at + turn) % len(HOLDERS)]
    dialog = holder == "dialog"
    fields = dict(shape)
    role = fields.pop("role", "button")
    element = control(label, role, node="0:99", parent=0 if dialog else None, **fields)
    around = control(place, "dialog" if dialog else "heading", node="0:90", level=None if dialog else 1 + turn % 2)
    shown = [around, element] if holder != "section" else [control("Xylofon", node="0:91"), element]
    elements = tuple(replace(each, ref=ref) for ref, each in enumerate(shown))
    url = URLS[(at + turn // 2) % len(URLS)]
    view = PageView(url, elements=elements, text=f"{place}\n{label}", dialog=0 if dialog else None)
    exploring = turn % 4 == 3
    name = f"{holder} {place!r}, {role} {fields.get('href', fields.get('form_action', ''))}".strip()
    name += f" {fields.get('form_method', '')}{' '.join(fields.get('states', ()))}, {url.removeprefix(HOME)}"
    return elements[-1], Action("click", exploring=exploring), view, f"{turn}: {name}{', search' * exploring}"


def readings(label: str) -> Iterator[tuple[str, str]]:
    """Kind, verdict and reason in turn, `+` for a sure end, `!` for a warning."""
    for turn in range(TURNS):
        element, action, view, name = placed(label, turn)
        read = POLICY.read_press(element, action, view, in_flow=turn % 2 == 0)
        verdict = POLICY.judge(element, action, view)
        said = "ask" if isinstance(verdict, Ask) else "refuse" if isinstance(verdict, Refuse) else "allow"
        yield name, f"{read.kind}{'+' * read.surely}{'!' * bool(read.warning)}, {said}: {read.reason}"


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize("label", LABELS)
def test_press_is_read_where_it_stands(label: str) -> None:
    """Required: no label is read by another rule at its place unnoticed."""
    assert dict(readings(label)) == tomllib.loads(TABLE.read_text(encoding="utf-8"))[label]


if __name__ == "__main__":
    print("# Presses by label and place: kind, verdict, reason. See test_press_places.py.")
    for label_ in LABELS:
        print(f"\n[{json.dumps(label_, ensure_ascii=False)}]")
        for name_, said_ in readings(label_):
            print(f"{json.dumps(name_, ensure_ascii=False)} = {json.dumps(said_, ensure_ascii=False)}")
