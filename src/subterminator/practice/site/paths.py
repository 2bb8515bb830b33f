"""Addresses of the practice site's pages. Twins use the addresses of the service they imitate."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from subterminator.practice.site.scenario import FlowStep


@dataclass(frozen=True, slots=True)
class Addresses:
    """Paths from the root, without trailing slash."""

    home: str = "/"
    account: str = "/account"
    manage: str = "/membership"
    sign_in: str = "/signin"
    profiles: str = "/profiles"
    plans: str = "/plans"
    billing: str = "/billing"
    cancel: str = "/cancel"
    """Start of the flow. Redirects visitors with nothing to cancel."""
    portal: str = "/portal"
    """Entry to the same flow on another host, with a session token."""
    finish: str = "/cancel/finish"
    """Receives the final form of the flow."""
    leave: str = "/account/leave"
    """Ends the membership from the account page in one press."""
    renewal: str = "/account/renewal"
    """Switches renewal on and off."""
    own: Mapping[str, str] = field(default_factory=dict)
    """Pages of the flow outside `cancel`, by slug."""
    moved: Mapping[str, str] = field(default_factory=dict)
    """Redirects from older addresses."""
    folds: bool = False
    """Whether case and a language prefix (/kr/…) are ignored."""

    def step(self, step: FlowStep) -> str:
        """Return the address of a step."""
        return self.own.get(step.slug, f"{self.cancel}/{step.slug}")

    def canonical(self, path: str) -> str:
        """Return the address in canonical form."""
        if not self.folds or path.startswith("/static/"):
            return path
        return re.sub(r"^/[a-z]{2}(?=/|$)", "", path.lower()) or self.home

    def ends(self, path: str, fields: Mapping[str, str]) -> bool:
        """Return whether a request with these fields ends the membership."""
        return (
            path in {self.finish, self.leave, "/widget/finish"}
            or (path == self.renewal and "renew" not in fields)
            or (path == f"{self.plans}/change" and fields.get("plan") == "free")
        )


TIDELIGHT = Addresses()
TWINS: Mapping[str, Addresses] = {
    "": TIDELIGHT,
    "netflix": Addresses(
        manage="/account/membership",
        sign_in="/login",
        profiles="/profilesgate",
        plans="/changeplan",
        billing="/billingactivity",
        finish="/cancelplan/finish",
        own={"review": "/cancelplan", "confirmation": "/cancelplan/confirm"},
        moved={"/youraccount": "/account", "/browse": "/"},
        folds=True,
    ),
}
"""Addresses by the imitated service."""
