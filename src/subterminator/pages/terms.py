"""Terms of a subscription, as a page of the account states them: price, plan and signed-in person."""

from __future__ import annotations

from dataclasses import dataclass

from subterminator.domain.page import PageView
from subterminator.domain.protocols import ServiceProtocol
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import price_on
from subterminator.pages.subscriptions import Subscriptions


@dataclass(frozen=True, slots=True)
class Terms:
    """Price, plan and account of one subscription."""

    price: str = ""
    """Line with the only price of a period; "" where there is none, or several."""
    plan: str = ""
    """Name of the plan; "" where none is named."""
    account: str = ""
    """E-mail address or name of the signed-in person, as the page shows it; "" if it does not."""

    def or_else(self, other: Terms) -> Terms:
        """Return these terms, with those of another page for what this one does not name."""
        return Terms(self.price or other.price, self.plan or other.plan, self.account or other.account)


def terms_on(view: PageView, service: ServiceProtocol, lexicon: Lexicon) -> Terms:
    """Read price and plan from the part of a page that is about the service's subscription, the account from all."""
    text = Subscriptions.on(view, service.name, service.plan).scope().text
    return Terms(price_on(text), read_facts(text, lexicon).plan or "", read_facts(view, lexicon).account or "")
