"""One way after another to do what a plan says, each by `locate` and the guarded `act`; none twice on the same page."""

from __future__ import annotations

import asyncio

from subterminator.domain.errors import (
    ActionTimeout,
    ElementNotFound,
    ElementObscured,
    PageChanged,
    Refused,
    StateDetectionError,
    TellTheLoop,
)
from subterminator.domain.protocols import Action, ActionPlan, BrowserProtocol, Element, PageView, State, TargetStrategy
from subterminator.pages.fingerprint import digest_of, hindrance, reads_as, say, under

STRATEGY_SECONDS = 3.0
"""How long one way to name an element may take to find it (seed 001 §3.3)."""
PLAN_SECONDS = 12.0
"""How long a page may take to come to rest after a press: what four ways may take together."""
WAIT_SECONDS = 3.0
"""How long a plan to wait waits when it does not say."""
LONGEST_WAIT_SECONDS = 15.0

LOOK_EVERY_SECONDS = 0.15
"""Between looks at a page that is waited for."""

Way = tuple[str, str | None, TargetStrategy]
"""An action, its value, and how its element is named."""


class PlanExecutor:
    """Carries plans out, and remembers for as long as the page reads the same what has been tried on it."""

    def __init__(self, browser: BrowserProtocol, page_seconds: float) -> None:
        """`page_seconds`: how long a page may take to open, or to come to rest after a press."""
        self.pressed: Element | None = None
        """What the last action was done to."""
        self.spent: dict[Way, str] = {}
        """What was tried on this page, and why it is not tried again."""
        self._browser = browser
        self._page_seconds = page_seconds
        self._page = b""
        self._refused: dict[tuple[str, str], str] = {}
        """By kind of action and node: why the guard refused it."""
        self._targets: list[TargetStrategy] = []
        self._before: PageView | None = None
        self._planned_on: PageView | None = None
        self._last = False
        """The planner takes the page for the last question, or the press for the last one."""

    def forget(self) -> None:
        """Another run begins."""
        self.at(b"")

    def at(self, page: bytes) -> None:
        """The page as it reads now (`digest_of`). What was learnt on another one is void."""
        if page != self._page or not page:
            self._page = page
            self.spent.clear()
            self._refused.clear()

    def begin(self, plan: ActionPlan, before: PageView | None, planned_on: PageView | None) -> None:
        """A plan is to be carried out.

        Args:
            before: the page as it is now.
            planned_on: the page as the planner saw it. None: it saw none.
        """
        self.pressed = None
        self._targets, self._before, self._planned_on = plan.all_targets(), before, planned_on
        self._last = plan.state is State.FINAL_CONFIRMATION or plan.expected_state is State.COMPLETE
        if before is not None:
            self.at(digest_of(before))

    async def once(self, strategy: TargetStrategy, action_type: str, value: str | None) -> None:
        """Do it, unless it was tried on this page before.

        Raises:
            TellTheLoop: why it was not done. After ActionTimeout, the page may or may not have taken a click.
            NotImplementedError: this browser cannot do it.
        """
        way: Way = (action_type, value, strategy)
        if before := self.spent.get(way):
            raise ElementNotFound(f"not tried again on the same page: {before}")
        try:
            await self._do(strategy, action_type, value)
        except (TellTheLoop, NotImplementedError) as problem:
            # What is in front may go away without the page reading otherwise; and waiting longer is no repetition.
            if action_type != "wait" and not isinstance(problem, ElementObscured):
                self.spent[way] = str(problem)
            raise

    async def _do(self, strategy: TargetStrategy, action_type: str, value: str | None) -> None:
        match action_type:
            case "navigate":
                await self._browser.navigate(value or "", timeout=int(self._page_seconds * 1000))
            case "wait":
                await self._wait(self._targets or [strategy], value)
            case "click":
                await self._act(strategy, Action("click", timeout_seconds=self._page_seconds, final=self._last))
            case "scroll":
                to_end = (value or "").strip().lower() in {"end", "bottom", "down"}
                await self._act(strategy, Action("scroll", "end" if to_end else None, STRATEGY_SECONDS))
            case "fill":
                await self._act(strategy, Action("fill", value, STRATEGY_SECONDS))
            case "select":
                await self._act(strategy, Action("select", value, STRATEGY_SECONDS))
            case _:
                raise StateDetectionError(f"there is no action called {action_type!r}")

    async def _act(self, strategy: TargetStrategy, action: Action) -> None:
        """Find the element and hand it to the guard; never again one that the guard refused on this page."""
        if strategy.method == "coordinates" and strategy.coordinates is not None and action.kind != "scroll":
            await self._must_be_the_same_spot(strategy.coordinates)
        element = await self._find(strategy)
        self._must_read_as_planned(element)
        key = (action.kind, element.node)
        if refused := self._refused.get(key):
            raise Refused(f"{say(element)} is what was refused before: {refused}")
        self.pressed = element
        try:
            await self._browser.act(element, action)
        except Refused as no:
            self._refused[key] = str(no)
            raise

    async def _find(self, strategy: TargetStrategy) -> Element:
        try:
            async with asyncio.timeout(STRATEGY_SECONDS):
                return await self._browser.locate(strategy)
        except TimeoutError:
            raise ElementNotFound(f"{strategy.describe()} was not found within {STRATEGY_SECONDS:g} s") from None

    def _must_read_as_planned(self, element: Element) -> None:
        """Raises PageChanged when the node was called otherwise at the time the planner chose it."""
        known = self._planned_on.elements if self._planned_on else ()
        was = next((each for each in known if each.node == element.node), None)
        if was is not None and reads_as(was) != reads_as(element):
            raise PageChanged(f"{say(element)} read {say(was)} when it was chosen: nothing was done")

    async def _must_be_the_same_spot(self, point: tuple[int, int]) -> None:
        """Raises PageChanged when something else is at a point now than when the planner chose it, or nothing was."""
        if self._planned_on is None:
            return
        chosen, found = under(self._planned_on, point), under(await self._browser.look(), point)
        if not chosen:
            raise PageChanged(f"nothing that could be pressed was at {point} when it was chosen")
        if [(each.node, reads_as(each)) for each in chosen] != [(each.node, reads_as(each)) for each in found]:
            there = say(found[-1]) if found else "nothing"
            raise PageChanged(f"{there} is at {point} now; it was {say(chosen[-1])} when that point was chosen")

    async def _wait(self, targets: list[TargetStrategy], value: str | None) -> None:
        """Look until the page reads otherwise, or one of the targets can be used.

        Raises:
            ActionTimeout: neither came to be in the seconds that `value` gives: 3 without it, 15 at most.
        """
        seconds = _seconds(value)
        before = digest_of(self._before) if self._before is not None else None
        named = [each for each in targets if each.method != "coordinates"]  # a point is always there
        why = "it has nothing that was waited for"
        for _ in range(max(1, round(seconds / LOOK_EVERY_SECONDS))):
            if before is not None and digest_of(await self._browser.look()) != before:
                return
            for target in named:
                try:
                    why = hindrance(await self._find(target))
                except TellTheLoop as problem:
                    why = str(problem)
                if not why:
                    return
            await asyncio.sleep(LOOK_EVERY_SECONDS)
        raise ActionTimeout(f"after {seconds:g} s the page reads as it did, and {why}")


def _seconds(value: str | None) -> float:
    """How long to wait, from what a planner wrote: "10", "10 s", or nothing."""
    try:
        seconds = float((value or "").strip().rstrip("s").strip())
    except ValueError:
        return WAIT_SECONDS
    return min(max(seconds, 0.0), LONGEST_WAIT_SECONDS) if seconds == seconds else WAIT_SECONDS  # noqa: PLR0124 - NaN
