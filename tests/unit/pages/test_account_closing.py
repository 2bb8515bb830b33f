"""Pages that close the account as a whole, and sections that only offer to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import control, page
from subterminator.domain.page import PageView
from subterminator.pages.account_closing import closing_of_the_account
from subterminator.pages.blocks import page_blocks


def contract(way: str, link: str) -> PageView:
    """Return an account's page with a way to end the contract, and a section about deleting the account."""
    told = "If you delete your account, your points and your account will be deleted."
    return page(
        replace(control("Your plan", "heading", level=1), interactive=False),
        *([control(way, "link", node="0:20")] if way else []),
        replace(control("Delete your account", "heading", level=1), interactive=False),
        *([control(link, "link", node="0:21")] if link else []),
        text="\n".join(filter(None, ("Your plan", "Active", way, "Delete your account", told, link))),
    )


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize(
    ("way", "link", "closes"),
    [("Cancel", "Here", False), ("", "Here", True), ("Cancel", "", True), ("Help", "Here", True)],
)
def test_section_about_the_account_is_left_alone_beside_an_end(way: str, link: str, *, closes: bool) -> None:
    """Required: only where it has a control of its own, and what ends the subscription stands elsewhere."""
    assert bool(closing_of_the_account(page_blocks(contract(way, link)))) is closes


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize(
    ("said", "closes"),
    [
        ("If you want to delete your account, that is done separately after cancelling.", False),
        ("※アカウントの削除をご希望の場合は、解約後に「退会」のお手続きが必要です。", False),
        ("If you cancel, your account will be deleted.", True),
        ("If you want to cancel we will delete your account.", True),
        ("Als je wilt opzeggen wordt je account verwijderd.", True),
        ("退会すると、アカウントが削除されます。", True),
    ],
)
def test_wish_to_delete_the_account_is_no_word_of_what_the_end_does(said: str, *, closes: bool) -> None:
    """Required: a page tells where else that is done; what the end itself deletes is said without a wish."""
    view = page(control("Next"), text=f"Before you cancel\n{said}\nNext")
    assert bool(closing_of_the_account(page_blocks(view))) is closes
