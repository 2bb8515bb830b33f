"""Content of a page, sorted by what its lines and labels mean: the material of the state detector."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from subterminator.domain.page import Element
from subterminator.lexicon.language_files import address_part
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.pages.account_evidence import AccountReading

LABEL_WORDS = 12
"""A line of at most this many words may be the text of a control, or a heading."""
_LABEL_SIGNS = 90
"""A line of at most as many characters; those of a script without spaces count twice."""
_flow_path = compiled_late(lambda: address_part("end").pattern, re.IGNORECASE)
_STATED = frozenset({"end_asserted", "renewal_off", "end_dated", "renews_on", "renews", "active", "withdrawn"})


@dataclass(frozen=True, slots=True)
class PageContent:
    """Content of one page, sorted by intent."""

    path: str
    page: Mapping[str, tuple[str, ...]]
    """Page intents, with their lines."""
    controls: Mapping[str, tuple[str, ...]]
    """Control intents, with the labels."""
    of_menus: frozenset[str] = frozenset()
    """Labels of links in lists of nothing but links, which may be menus."""
    headings: tuple[str, ...] = ()
    password: bool = False
    choices: int | None = None
    """Form fields of a survey. None when only the text is known."""
    pressable: Sequence[Element] = ()
    dialog: bool = False
    asks_why: bool = False
    """Whether a field asks for the reason of the end."""
    account: AccountReading = field(default_factory=lambda: AccountReading("unknown"))
    """Evidence for and against the subscription's end."""
    still_runs: bool = False
    """True if it is known to run: what the page says of an end is no news of one."""

    @property
    def runs(self) -> bool:
        """Return whether it states that the subscription renews or is active, as the account does.

        Under an address of the cancellation such a statement is about an offer, or about what is to end.
        """
        return bool({"renews_on", "renews", "active"} & self.account.features) and not self.of_the_flow

    @property
    def of_the_flow(self) -> bool:
        """Return whether its address has a part that reads as ending."""
        return _flow_path().search(self.path) is not None

    @property
    def speaks(self) -> bool:
        """Return whether it states anything about the state of the subscription."""
        return bool(self.account.features & _STATED)

    def quote(self, *intents: str) -> str:
        """Quote the first line or label with one of these intents."""
        for intent in intents:
            for lines in (self.page.get(intent, ()), self.controls.get(intent, ())):
                if lines:
                    return f"'{lines[0]}'"
        return ""

    def last(self) -> str:
        """Return the label of the final control; "" if it may also be a step that declines the page's offer."""
        offers = "offer" in self.page or bool({"accept", "money"} & self.controls.keys())
        steps = self.controls.get("forward", ()) if offers else ()
        return next((text for text in self.controls.get("final", ()) if text not in steps), "")

    def prominent(self, intent: str) -> str:
        """Quote the first heading or short line with that page intent; "" if only running text has it."""
        for line in self.page.get(intent, ()):
            signs = sum(2 if sign > "\u2e80" else 1 for sign in line)
            if line in self.headings or (len(line.split()) <= LABEL_WORDS and signs <= _LABEL_SIGNS):
                return f"'{line}'"
        return ""
