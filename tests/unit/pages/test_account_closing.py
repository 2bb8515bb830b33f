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
