"""Where the site's pages are. A twin of another service has them at that service's addresses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from subterminator.practice.site.scenario import Step


@dataclass(frozen=True, slots=True)
class Addresses:
    """Paths, from the root, without a slash at the end."""

    home: str = "/"
    account: str = "/account"
    manage: str = "/membership"
    sign_in: str = "/signin"
    profiles: str = "/profiles"
    plans: str = "/plans"
    billing: str = "/billing"
    cancel: str = "/cancel"
    """Leads to the first page of the flow, or where a visitor belongs who has nothing to cancel."""
    portal: str = "/portal"
    """Leads to the same flow at another host, with what says there who visits."""
    finish: str = "/cancel/finish"
    """Takes the final form of the flow."""
    leave: str = "/account/leave"
    """Ends the membership from the account page, in one press."""
    renewal: str = "/account/renewal"
    """Turns renewal on and off."""
    own: Mapping[str, str] = field(default_factory=dict)
    """Pages of the flow that do not lie below `cancel`, by their slug."""
    moved: Mapping[str, str] = field(default_factory=dict)
    """Older addresses, and where they lead."""
    folds: bool = False
    """Case and a language prefix (/kr/…) mean nothing in an address."""

    def step(self, step: Step) -> str:
        """The page of that step."""
        return self.own.get(step.slug, f"{self.cancel}/{step.slug}")

    def canonical(self, path: str) -> str:
        """The address as the site's own table writes it."""
        if not self.folds or path.startswith("/static/"):
            return path
        return re.sub(r"^/[a-z]{2}(?=/|$)", "", path.lower()) or self.home

    def ends(self, path: str, fields: Mapping[str, str]) -> bool:
        """Whether a request with these fields is one that ends the membership."""
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
"""By the name of the service whose addresses, attributes and order of pages a scenario imitates."""
