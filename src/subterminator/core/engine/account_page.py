"""What the account page says: opened afresh, read, compared with before, and kept as proof."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from subterminator.domain.errors import TellTheLoop
from subterminator.domain.protocols import BrowserProtocol, Facts, JournalProtocol, PageView, ServiceProtocol, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import read_facts
from subterminator.pages.state_detector import HeuristicInterpreter


@dataclass(slots=True)
class Proof:
    """What the run saw that a bank would want to see."""

    before: bytes | None = None
    """The account page before, as PNG."""
    after: bytes | None = None
    """The account page read afresh at the end, as PNG."""
    pdf: bytes | None = None
    html: str = ""
    text: str = ""
    url: str = ""
    facts: Facts = field(default_factory=Facts)


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of the account page."""

    view: PageView
    state: State
    why: str
    facts: Facts
    pending: str = ""
    """The line that says that a cancellation is being worked on. "" when none does."""
    kept: str = ""
    """What shows that it goes on in another shape: paused, discounted, another plan. "" when nothing does."""


class Account:
    """The account page of one service, before and after."""

    def __init__(
        self,
        service: ServiceProtocol,
        browser: BrowserProtocol,
        heuristic: HeuristicInterpreter,
        session: JournalProtocol,
        lexicon: Lexicon,
        today: Callable[[], date],
        page_timeout_seconds: float,
    ) -> None:
        self.proof = Proof()
        self._service = service
        self._browser = browser
        self._heuristic = heuristic
        self._session = session
        self._lexicon = lexicon
        self._today = today
        self._timeout_ms = int(page_timeout_seconds * 1000)
        self._before: Facts | None = None
        self._landed = ""
        """Where the entry address led."""

    async def open(self) -> None:
        """Open the account page afresh."""
        await self._browser.navigate(self._service.entry_url, self._timeout_ms)
        self._landed = _place(await self._browser.url())

    async def is_open(self) -> bool:
        """Whether the page that is open is the account page, and not one that speaks of the account."""
        return _place(await self._browser.url()) in {self._landed, _place(self._service.entry_url)}

    async def remember(self) -> Facts:
        """Keep how the account looks now, as what was there before. What it says now."""
        facts = (await self.read()).facts
        if self._before is None:
            self._before = facts
            self.proof.before = await self._browser.screenshot()
        return facts

    async def read(self) -> Reading:
        """What the page that is open says of the account."""
        view = await self._browser.look()
        seen = self._heuristic.read(view)
        facts = read_facts(view, self._lexicon, self._today())
        self.proof.facts = facts
        said = self._lexicon.text(view.text)
        active = seen.state in {State.ACCOUNT_ACTIVE, State.UNKNOWN}
        pending = next(iter(said.get("pending", ())), "")
        kept = self._kept(facts, said.get("retained", ())) if active and not pending else ""
        return Reading(view, seen.state, seen.reasoning, facts, pending, kept)

    def _kept(self, facts: Facts, lines: tuple[str, ...]) -> str:
        if lines:
            return f"the account says {lines[0]!r}"
        before = self._before
        if before is None:
            return ""
        if before.plan and facts.plan and before.plan != facts.plan:
            return f"the plan was {before.plan} and is now {facts.plan}"
        if before.renews and facts.renews and before.renews != facts.renews:
            return f"the next charge was on {before.renews} and is now on {facts.renews}"
        return ""

    async def read_back(self) -> Reading:
        """Open the page afresh, read it, and write down what it says."""
        await self.open()
        reading = await self.read()
        self.proof.after = await self._browser.screenshot()
        self._session.write(
            "read_back",
            state=reading.state.value,
            url=reading.view.url,
            facts=reading.facts.as_dict(),
            reasoning=reading.kept or reading.pending or reading.why,
            screenshot=self._session.keep("read-back.png", self.proof.after),
        )
        return reading

    async def prove(self, view: PageView) -> None:
        """Gather what shows the end, while the account page is open that was read back."""
        self.proof.url, self.proof.text = view.url, view.text
        try:
            self.proof.html = await self._browser.html()
            self.proof.pdf = await self._browser.pdf()
        except (NotImplementedError, TellTheLoop) as problem:
            self._session.write("note", message=f"a part of the proof is missing: {problem}", level="warning")


def _place(url: str) -> str:
    """The page of an address, whatever it was asked with."""
    return re.split(r"[?#]", url, maxsplit=1)[0].rstrip("/")
