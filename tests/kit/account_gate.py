"""A browser that tells what a gate would, for readings of the account after a press."""

from __future__ import annotations

from datetime import date
from typing import Any

from stand_ins import ScriptedBrowser
from subterminator.domain.errors import NeedsHuman
from subterminator.domain.protocols import Intent, PageView


class Gate(ScriptedBrowser):
    """A browser that knows whether a press was sent, and for whom the run is."""

    submitted = False
    earlier: Intent | None = None
    awaits_read_back: bool = False
    may_have_ended: bool = False
    account = ""

    def check_account(self, shown: str) -> None:
        if self.account and shown and shown != self.account:
            raise NeedsHuman(f"the page is signed in as {shown}: nothing was sent")

    async def obtain_yes(self, element: Any) -> None: ...

    def settle(self, result: str) -> None: ...

    def so_far(self) -> str:
        return "the final press was sent" if self.submitted else "nothing was sent"

    def goes_on(self) -> None: ...

    doubt = ""
    approved = ""
    approved_pages: tuple[PageView, ...] = ()
    flow: frozenset[str] = frozenset()
    refusal = 0

    def is_of_the_flow(self, url: str) -> bool:
        return url in self.flow

    unfolded: tuple[tuple[str, str], ...] = ()

    def unfolded_at(self, url: str) -> tuple[tuple[str, str], ...]:
        return self.unfolded

    approved_end: date | None = None
    hidden = ""
    markup = ""
    later: PageView | None = None

    async def html(self) -> str:
        self.view = self.later or self.view
        return self.markup

    async def folded(self) -> str:
        return self.hidden
