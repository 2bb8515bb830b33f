"""Which controls belong to a notice about cookies, and no flow."""

from __future__ import annotations

from typing import Any

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block
from subterminator.pages.cookie_notices import cookie_choices, refusal_by_elimination, refuses_in_its_notice

NOTICE = "We and our partners use cookies to measure visits.\nAccept Refuse"
BUTTONS = (control("Accept", node="0:1", block=1), control("Refuse", node="0:2", block=1))


@pytest.mark.spec("rules.steps")
def test_buttons_in_a_form_of_the_notice_belong_to_it() -> None:
    """Required: "Refuse" there declines no offer, and begins no flow."""
    blocks = (Block("region", 0, len(NOTICE)), Block("form", NOTICE.index("Accept"), len(NOTICE), 0))
    assert cookie_choices(page(*BUTTONS, text=NOTICE, blocks=blocks)) == {"0:1", "0:2"}


@pytest.mark.spec("rules.steps")
def test_buttons_of_a_notice_in_a_frame_belong_to_it() -> None:
    """Required: a consent tool draws it as a document of its own, with several boxes."""
    blocks = (Block("frame", 0, len(NOTICE)), Block("card", NOTICE.index("Accept"), len(NOTICE), 0))
    assert cookie_choices(page(*BUTTONS, text=NOTICE, blocks=blocks)) == {"0:1", "0:2"}


@pytest.mark.spec("rules.steps")
def test_a_form_in_a_region_about_something_else_is_none() -> None:
    """Required: the notice has to be about cookies."""
    text = "Stay with us for half the price.\nAccept Refuse"
    blocks = (Block("region", 0, len(text)), Block("form", text.index("Accept"), len(text), 0))
    assert cookie_choices(page(*BUTTONS, text=text, blocks=blocks)) == frozenset()


@pytest.mark.spec("rules.reveal")
def test_the_control_that_neither_accepts_nor_opens_settings_refuses() -> None:
    """Required: in whatever words; nothing refuses where none accepts, or two are left."""
    names = ("Accept all", "Wibble", "Settings", "Wobble")
    buttons = [control(name, node=f"0:{at}", block=1) for at, name in enumerate(names)]

    def chosen(*at: int) -> str:
        return refusal_by_elimination(page(*(buttons[each] for each in at)), frozenset({f"0:{each}" for each in at}))

    assert chosen(0, 1) == chosen(0, 1, 2) == "0:1"
    assert chosen(1, 2) == chosen(0, 1, 3) == chosen(0, 2) == ""


@pytest.mark.spec("rules.steps")
@pytest.mark.parametrize(
    ("name", "fields", "refuses"),
    [
        ("Refuse", {}, True),
        ("Only necessary ones", {}, True),
        ("Accept", {}, False),
        ("Refuse", {"form_method": "POST", "form_action": "https://www.example.com/x"}, False),
        ("Refuse", {"block": None}, False),
    ],
)
def test_what_refuses_in_its_notice_needs_no_reason_besides(name: str, fields: dict[str, Any], refuses: bool) -> None:
    """Required: also in the middle of a flow; a button of no notice, or one that sends a form, is judged as others."""
    blocks = (Block("region", 0, len(NOTICE)),)
    element = control(name, **{"node": "0:3", "block": 0, **fields})
    view = page(control("Accept", node="0:1", block=0), element, text=NOTICE, blocks=blocks)
    assert refuses_in_its_notice(view[1], view) is refuses
