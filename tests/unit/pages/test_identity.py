"""Identity of a subscription on a page not seen before: by name and number, never by words that any may have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import HOME, control, page
from subterminator.domain.page import Block, PageView
from subterminator.pages.addresses import names_account, pages_above
from subterminator.pages.identity import Identity, identity_on


def cards(*texts: str) -> PageView:
    """A page with a card a text, headed by its first line."""
    text, blocks, elements = "My account", [], []
    for at, each in enumerate(texts):
        blocks.append(Block("card", len(text) + 1, len(text) + 1 + len(each)))
        text += f"\n{each}"
        heading = control(each.splitlines()[0], "heading", node=f"0:h{at}", level=2, block=at)
        elements.append(replace(heading, interactive=False))
    return page(*elements, text=text, blocks=tuple(blocks))


def flow(text: str) -> PageView:
    return page(url=f"{HOME}/cancel/review", text=text)


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    ("shown", "named", "quote"),
    [
        (("Quillfeather Digital\nActive",), "You are cancelling Quillfeather Digital", "Quillfeather Digital"),
        (("Quillfeather Digital\nActive", "Marmalade\nActive"), "Plan: Quillfeather Digital", "Quillfeather Digital"),
        (("Mobil M\nAktiv\nVertragsnummer 4711-00923",), "Vertragsnummer: 4711-00923", "471100923"),
        (("Mobil\nAktiv\nVertragsnummer 4711-00923", "Mobil\nAktiv"), "Vertragsnummer: 4711-00923", None),
        (("Quillfeather Digital\nActive",), "You are cancelling Quillfeather Digitals", None),
        (("Quillfeather Digital\nActive",), "You are cancelling Marmalade", None),
        (("Quillfeather Digital\nActive",), "Your Quillfeather Digital stays active\nCancel Marmalade", None),
        (
            ("Quillfeather Digital\nActive\nPolicy code: 100200",),
            "Quillfeather Digital\nPolicy code:\n100300",
            None,
        ),
        (("Quillfeather Digital\nActive", "Quillfeather Digital\nActive"), "Cancel Quillfeather Digital", None),
        (("My subscription\nActive",), "Cancel your subscription", ""),
        (("Example\nActive",), "Cancel Example", ""),
        (("My subscription\nActive", "Marmalade\nActive"), "Cancel your subscription", None),
        (("Kundennummer 88123456\nAktiv",), "Kundennummer 88123456", ""),
        (("Mobil M\nAktiv\nVertragsnummer 4711923",), "Vertrag: Mobil M (Nr. 4711923)", "4711923"),
    ],
)
def test_name_or_number_of_the_flow_tells_which_it_is(shown: tuple[str, ...], named: str, quote: str | None) -> None:
    """Required: a name as whole words, or a contract number; one with other numbers beside the same words is another.

    Words that any subscription has identify nothing, and the customer's number is that of all of them.
    """
    identity = identity_on(cards(*shown), [flow(named)], "Example")
    assert (identity.quote if identity is not None else None) == quote


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    ("shown", "service", "quote"),
    [
        (("Glimmo PLUS+\nActive",), "Glimmo PLUS+ (streaming)", "Glimmo PLUS+"),
        (("Glimmo\nActive",), "Glimmo", ""),
        (("Glimmo PLUS+\nActive", "Glimmo PLUS+\nActive"), "Glimmo PLUS+", None),
        (("Glimmo PLUS+ Sport\nActive",), "Glimmo PLUS+", None),
    ],
)
def test_whole_name_that_the_person_gave_tells_it(shown: tuple[str, ...], service: str, quote: str | None) -> None:
    """Required: where that is a subscription's name; a firm's alone is that of all it sells."""
    identity = identity_on(cards(*shown), [flow("Cancel your subscription")], service)
    assert (identity.quote if identity is not None else None) == quote


@pytest.mark.spec("account.links")
def test_plan_of_the_person_decides() -> None:
    """Required: where the person named a plan, no other one is it, whatever the flow names."""
    shown, named = cards("Quillfeather Digital\nActive"), [flow("Cancel Quillfeather Digital or Quillfeather Print")]
    assert identity_on(shown, named, "Example", "Quillfeather Print") is None
    own = identity_on(shown, named, "Example", "Quillfeather Digital")
    assert own == Identity("Quillfeather Digital", "Quillfeather Digital")


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    ("path", "named"),
    [
        *(("/account", True), ("/mein-account/mitgliedschaft", True), ("/mi-cuenta", True), ("/my-subscription", True)),
        *(("/membership-ended", False), ("/account-closed", False), ("/renew-subscription", False), ("/news", False)),
    ],
)
def test_address_names_the_account_by_its_last_part_alone(path: str, *, named: bool) -> None:
    """Required: no word beside it that says more, such as what befell it."""
    assert names_account(f"{HOME}{path}") is named


@pytest.mark.spec("account.links")
def test_pages_above_a_step_are_those_that_name_the_account() -> None:
    """Required: nearest first; no step, and no other part of the site."""
    above = pages_above(f"{HOME}/help/mein-account/mitgliedschaft/kuendigen/grund")
    assert above == [f"{HOME}/help/mein-account/mitgliedschaft", f"{HOME}/help/mein-account"]
