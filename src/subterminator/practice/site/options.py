"""Options on pages of the flow besides continuing. They look like answers, and most keep the billing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from subterminator.practice.site.paths import Addresses


@dataclass(frozen=True, slots=True)
class Option:
    """A link, or a form with an offer, a plan or final fields. Its label is `option.<name>` in `texts/`."""

    href: str = ""
    """Name of an address. "" for a form."""
    offer: str = ""
    """Offer that it accepts."""
    plan: str = ""
    """Plan that it changes to."""
    final: Mapping[str, str] = field(default_factory=dict)
    """Additional fields of the final form."""

    def action(self, at: Addresses) -> str:
        """Return the form's address; "" for a link."""
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
"""Options by name, as in a step's `options`. "forward" exists on every page."""
