"""What the account page says: opened afresh, read, compared with before, and kept as proof."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date

from subterminator.core.engine.messages import truthful
from subterminator.domain.errors import TellTheLoop
from subterminator.domain.protocols import (
    BrowserProtocol,
    Facts,
    GateProtocol,
    JournalProtocol,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.account_evidence import AccountReading, Snapshot, read_account_view
from subterminator.pages.addresses import is_step
from subterminator.pages.facts import read_facts
from subterminator.pages.state_detector import HeuristicInterpreter

_PLACES = 2
"""How many pages beside the entry address are read back."""
_MERGED = {"scheduled": State.ACCOUNT_CANCELLED, "ended": State.ACCOUNT_CANCELLED, "active": State.ACCOUNT_ACTIVE}


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
    """ACCOUNT_CANCELLED and ACCOUNT_ACTIVE only where the evidence is enough; UNKNOWN where it could not be read."""
    why: str
    facts: Facts
    pending: str = ""
    """The line that says that a cancellation is being worked on. "" when none does."""
    kept: str = ""
    """What shows that it goes on in another shape: paused, discounted, another plan. "" when nothing does."""
    account: AccountReading = field(default_factory=lambda: AccountReading("unknown"))
    """The evidence for and against."""


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
        self._gate = browser if isinstance(browser, GateProtocol) and isinstance(browser.submitted, bool) else None
        self._before: dict[str, Snapshot] = {}
        """How each page that showed the account read before the press, by place."""
        self._addresses: dict[str, str] = {}
        """The whole addresses of those pages."""
        self._facts_before: dict[str, Facts] = {}
        """What each of those pages said, and where the entry address led first."""
        self._landed = ""
        """Where the entry address led before the press."""

    async def open(self) -> None:
        """Open the account page afresh."""
        await self._browser.navigate(self._service.entry_url, self._timeout_ms)
        if not (self._landed and self._pressed):
            self._landed = _place(await self._browser.url())

    async def is_open(self) -> bool:
        """Whether the page that is open is the account page, and not one that speaks of the account."""
        return _place(await self._browser.url()) in {self._landed, _place(self._service.entry_url)}

    async def remember(self) -> Facts:
        """Keep how the account looks now, as what was there before. What it says now."""
        view = await self._browser.look()
        facts = self._facts(view)
        self.observe(view)
        self._facts_before.setdefault(_place(view.url), facts)
        if self.proof.before is None:
            self.proof.before = await self._browser.screenshot()
        return facts

    def observe(self, view: PageView) -> None:
        """Keep how a page reads that shows the account before the press, so that it can be compared with later."""
        place = _place(view.url)
        earlier = self._gate is not None and self._gate.earlier is not None
        if not self._pressed and not earlier and (place == self._landed or not is_step(place)):
            self._before[place] = self._evidence(view, None)
            self._facts_before.setdefault(place, self._facts(view))
            self._addresses[place] = view.url

    async def read(self) -> Reading:
        """What the page that is open says of the account."""
        view = await self._browser.look()
        seen = self._heuristic.read(view)
        facts = self._facts(view)
        told = self._evidence(view, self._earlier(view)).reading
        if told.ends is not None and told.is_end:
            facts = replace(facts, ends=told.ends)
        self.proof.facts = facts
        self._check(facts)
        pending = told.notes[0] if told.state == "pending" else ""
        kept = "" if told.is_end or pending else self._kept(facts, told, view)
        state = _MERGED.get(told.state, State.UNKNOWN)
        if seen.state in {State.LOGIN_REQUIRED, State.THIRD_PARTY_BILLING} and state is not State.ACCOUNT_CANCELLED:
            state = seen.state
        why = told.why if state is not seen.state or told.evidence_for or told.evidence_against else seen.reasoning
        return Reading(view, state, why, facts, pending, kept, told)

    @property
    def _pressed(self) -> bool:
        return self._gate is not None and self._gate.submitted

    def _facts(self, view: PageView) -> Facts:
        return read_facts(view, self._lexicon, self._today())

    def _evidence(self, view: PageView, before: Snapshot | None) -> Snapshot:
        return read_account_view(
            view, self._service.name, self._today(), before=before, signs=self._heuristic.account_signs(view)
        )

    def _earlier(self, view: PageView) -> Snapshot | None:
        """How this page read before; where it was not read, at least which lines stood on the others."""
        same = self._before.get(_place(view.url))
        if same is not None and same.reading.is_end and not self._pressed:
            return None
        if same is not None or not self._before:
            return same
        return Snapshot(frozenset().union(*(each.lines for each in self._before.values())))

    def _check(self, facts: Facts) -> None:
        """Raises NeedsHuman where the page is signed in as somebody else than the run is for."""
        if self._gate is not None:
            self._gate.check_account(facts.account or "")

    def _kept(self, facts: Facts, told: AccountReading, view: PageView) -> str:
        lines = told.notes if told.state == "paused" else self._lexicon.text(view.text).get("retained", ())
        known = {line for each in self._before.values() for line in each.lines}
        if fresh := [line for line in lines if normalise(line) not in known]:
            return f"the account says {fresh[0]!r}"
        before = self._facts_before.get(_place(view.url))  # pages name a plan differently
        if before is None:
            return ""
        if before.plan and facts.plan and before.plan != facts.plan:
            return f"the plan was {before.plan} and is now {facts.plan}"
        if before.renews and facts.renews and before.renews != facts.renews:
            return f"the next charge was on {before.renews} and is now on {facts.renews}"
        return ""

    async def read_back(self) -> Reading:
        """Open every page afresh on which the account was read, the entry address first, and write down what they say.

        One that shows the end proves it, unless another shows that the subscription runs on.
        """
        await self.open()
        readings = [await self._read_at(self._landed)]
        shot = await self._browser.screenshot()
        for place in [each for each in self._before if each != self._landed][-_PLACES:]:
            if readings[0].state is State.LOGIN_REQUIRED:
                break
            await self._browser.navigate(self._addresses[place], self._timeout_ms)
            readings.append(await self._read_at(place))
            if readings[-1].state is State.ACCOUNT_CANCELLED and readings[0].state is not State.ACCOUNT_CANCELLED:
                shot = await self._browser.screenshot()
        reading = _together(readings)
        self.proof.after, self.proof.facts = shot, reading.facts
        self._session.write(
            "read_back",
            state=reading.state.value,
            url=reading.view.url,
            facts=reading.facts.as_dict(),
            reasoning=reading.kept or reading.pending or reading.why,
            screenshot=self._session.keep("read-back.png", shot),
        )
        return reading

    async def _read_at(self, place: str) -> Reading:
        """Read the page that was opened. A step of a flow that the address did not lead to before counts as unread."""
        reading = await self.read()
        landed = _place(reading.view.url)
        if landed in {place, _place(self._service.entry_url)} or landed in self._before or not is_step(landed):
            return reading
        return replace(
            reading, state=State.UNKNOWN, why=f"{place} leads to {landed}, which is no account page", kept=""
        )

    def truthful(self, message: str) -> str:
        """The message without a claim that nothing was sent, where something was."""
        return truthful(message, self._gate)

    @property
    def snapshots(self) -> list[Snapshot]:
        """How the pages of the account read before the press."""
        return list(self._before.values())

    async def prove(self, view: PageView) -> None:
        """Gather what shows the end, while the account page is open that was read back."""
        self.proof.url, self.proof.text = view.url, view.text
        try:
            if _place(await self._browser.url()) != _place(view.url):
                await self._browser.navigate(view.url, self._timeout_ms)
            self.proof.html = await self._browser.html()
            self.proof.pdf = await self._browser.pdf()
        except (NotImplementedError, TellTheLoop) as problem:
            self._session.write("note", message=f"a part of the proof is missing: {problem}", level="warning")


def _together(readings: list[Reading]) -> Reading:
    """What several pages say together: the end where one shows it and none shows that it runs on."""
    ended = next((each for each in readings if each.state is State.ACCOUNT_CANCELLED), None)
    runs_on = next((each for each in readings if each.account.says_it_runs or each.kept), None)
    if ended is not None and runs_on is not None:
        why = f"{ended.view.url} says {ended.why}, but {runs_on.view.url} says {runs_on.kept or runs_on.why}"
        return replace(runs_on, state=State.UNKNOWN, why=why, kept="")
    telling = [each for each in readings if each.kept or each.pending or each.state is not State.UNKNOWN]
    return ended or next((each for each in telling if each.kept), None) or next(iter(telling), readings[0])


def _place(url: str) -> str:
    """The page of an address, whatever it was asked with; a route behind the # belongs to it."""
    page, _, mark = url.partition("#")
    return page.partition("?")[0].rstrip("/") + (f"#{mark.partition('?')[0]}" if mark.startswith(("/", "!")) else "")
