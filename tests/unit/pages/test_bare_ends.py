"""A bare "Cancel" that ends the subscription by its place, and one that only leaves a form or a dialog."""

from __future__ import annotations

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.bare_ends import ends_by_their_title, ends_of_the_renewal, lone_end
from subterminator.pages.blocks import page_blocks


def card(text: str, *more: Element, kind: str = "card", buttons: int = 1) -> PageView:
    """A page of one card; its last lines are its buttons."""
    lines = text.split("\n")
    pressed = [control(line, node=f"0:{n}", block=0) for n, line in enumerate(lines[-buttons:])]
    whole = f"Account\n{text}"
    return page(*pressed, *more, text=whole, blocks=(Block(kind, len("Account\n"), len(whole)),))


@pytest.mark.spec("rules.bare-end")
@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("Cancel Your Subscription\nYou can cancel at any time.\nCancel", True),
        ("Résilier mon abonnement\nAnnuler", True),
        ("Cancel your booking\nCancel", False),
        ("Update your email\nCancel", False),
        ("Pause your subscription\nCancel", False),
        ("Cancel add-on\nCancel", False),
        ("Cancel your subscription\nKeep it", False),
    ],
)
def test_bare_end_alone_under_its_title_ends_what_that_names(text: str, ends: bool) -> None:
    assert bool(ends_by_their_title(page_blocks(card(text)), Lexicon.load())) == ends


@pytest.mark.spec("rules.bare-end")
def test_bare_end_beside_another_control_in_a_dialog_or_with_a_field_is_none() -> None:
    """Required: there "Cancel" leaves what is asked."""
    lexicon = Lexicon.load()
    asked = card("Cancel your subscription\nCancel\nContinue", buttons=2)
    field = control("Reason", "textbox", node="0:7", block=0)
    assert not ends_by_their_title(page_blocks(asked), lexicon)
    assert not ends_by_their_title(page_blocks(card("Cancel your subscription\nCancel", kind="dialog")), lexicon)
    assert not ends_by_their_title(page_blocks(card("Cancel your subscription\nReason\nCancel", field)), lexicon)


@pytest.mark.spec("rules.bare-end")
@pytest.mark.parametrize(
    ("row", "node"),
    [
        (("Change payment", "Switch to annual", "Cancel"), "0:2"),
        (("Suspend", "Cancel", "Change address"), "0:1"),
        (("Change payment", "Cancel"), ""),
        (("Save changes", "Preview", "Cancel"), ""),
        (("Change payment", "Continue", "Cancel"), ""),
        (("Change payment", "Cancel booking", "View"), ""),
        (("Change plan", "Cancel", "Cancel"), ""),
    ],
)
def test_lone_bare_end_in_a_row_of_what_can_be_done_with_the_contract(row: tuple[str, ...], node: str) -> None:
    view = card("\n".join(("Actions", *row)), kind="row", buttons=len(row))
    assert lone_end(page_blocks(view)) == node


@pytest.mark.spec("rules.bare-end")
@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("Automatic renewal\nOn\nTurn off", True),
        ("Rinnovo automatico\nAttivo\nDisattiva", True),
        ("Notifications\nOn\nTurn off", False),
        ("Automatic renewal\nOff\nTurn on", False),
    ],
)
def test_a_control_of_the_row_of_the_renewal_turns_it_off(text: str, ends: bool) -> None:
    """Required: the caption of the row says what is turned off."""
    assert bool(ends_of_the_renewal(page_blocks(card(text, kind="row")))) == ends
