"""What a page of the flow puts beside the way on: each option looks like an answer, and most keep the billing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from subterminator.practice.site.addresses import Addresses


@dataclass(frozen=True, slots=True)
class Option:
    """A link, or a form when it has an offer, a plan or an end to send. Its label is `option.<name>` in `texts/`."""

    href: str = ""
    """Name of an address. "" for a form."""
    offer: str = ""
    """What is accepted by it."""
    plan: str = ""
    """What is changed to by it."""
    final: Mapping[str, str] = field(default_factory=dict)
    """What the final form carries besides."""

    def action(self, at: Addresses) -> str:
        """Where its form is sent; "" for a link."""
        if self.offer:
            return f"/offers/{self.offer}/accept"
        if self.plan:
            return f"{at.plans}/change"
        return at.finish if self.final else ""


OPTIONS: Mapping[str, Option] = {
    "keep": Option(href="account"),
    "browse": Option(href="home"),
    "again": Option(href="cancel"),
    "remind": Option(offer="remind"),
    "student": Option(offer="student"),
    "pause": Option(offer="pause"),
    "annual": Option(plan="premium"),
    "basic": Option(plan="basic"),
    "withdraw": Option(offer="withdraw"),
    "end_later": Option(final={"when": "later"}),
}
"""By the name that a step's `options` declare. "forward", the way on, is every page's own."""
