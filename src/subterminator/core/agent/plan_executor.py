"""Execute plans target by target, by `locate` and the guarded `act`; none twice on the same page."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from subterminator.core.seed_browser import act_by_seed_methods
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
from subterminator.domain.sameness import reads_as
from subterminator.pages.fingerprint import digest_of, hindrance, under

STRATEGY_SECONDS = 3.0
"""Limit to locate one target (seed 001 §3.3)."""
PLAN_SECONDS = 12.0
"""Default limit for a page to settle after a press: that of four targets together."""
WAIT_SECONDS = 3.0
"""Default duration of a plan to wait."""
LONGEST_WAIT_SECONDS = 15.0

SCREEN = 0.8
"""Part of the screen by which the page is scrolled, so that some of it stays in sight."""
LOOK_EVERY_SECONDS = 0.15
"""Pause between looks while waiting."""

Attempt = tuple[str, str | None, TargetStrategy]
"""An action, its value, and its target."""


class PlanExecutor:
    """Executes plans, and remembers the attempts on a page until it changes."""

    def __init__(self, browser: BrowserProtocol, page_seconds: float) -> None:
        """`page_seconds`: limit for a page to open, or to settle after a press."""
        self.pressed: Element | None = None
        """The element of the last action."""
        self.spent: dict[Attempt, str] = {}
        """Attempts on this page, and why they are not repeated."""
        self._browser = browser
        self._page_seconds = page_seconds
        self._page = b""
        self._refused: dict[tuple[str, str], str] = {}
        """Reason of the guard's refusal, by kind of action and node."""
        self._ends: set[tuple[str, str]] = set()
        """Those of them that the planner expected to end the subscription."""
        self._targets: list[TargetStrategy] = []
        self._before: PageView | None = None
        self._planned_on: PageView | None = None
        self._last = False
        """Whether the planner takes the page for the final confirmation, or the press for the final one."""
        self._is_end = False
        """True if the planner expects the press to end it."""
        self._searching = False
        """Whether the planner takes the page for one on the way to the flow."""

    @property
    def refused(self) -> str:
        """Return what the guard refused last on this page, and why; "" without a refusal."""
        return next(reversed(self._refused.values()), "")

    @property
    def final_refusal(self) -> str:
        """Return why the guard refused what the planner took for the final press on this page; "" if it did not."""
        return next((self._refused[key] for key in reversed(self._refused) if key in self._ends), "")

    def forget(self) -> None:
        """Forget everything, for another run."""
        self.set_page(b"")

    def set_page(self, page: bytes) -> None:
        """Set the present page (`digest_of`). What was remembered of another one is forgotten."""
        if page != self._page or not page:
            self._page = page
            self.spent.clear()
            self._refused.clear()
            self._ends.clear()

    def begin(self, plan: ActionPlan, before: PageView | None, planned_on: PageView | None) -> None:
        """Start a plan.

        Args:
            before: the present page.
            planned_on: the page that the planner saw. None: it saw none.
        """
        self.pressed = None
        self._targets, self._before, self._planned_on = plan.all_targets(), before, planned_on
        self._exploring, self._dialog = plan.exploring, plan.dialog
        self._searching = plan.state is State.ACCOUNT_ACTIVE
        self._is_end = plan.expected_state is State.COMPLETE
        self._last = plan.state is State.FINAL_CONFIRMATION or self._is_end
        if before is not None:
            self.set_page(digest_of(before))

    async def once(self, strategy: TargetStrategy, action_type: str, value: str | None) -> None:
        """Try one target, unless it was tried on this page before.

        Raises:
            TellTheLoop: why it was not done. After ActionTimeout, the page may or may not have taken a click.
            NotImplementedError: this browser lacks the action.
        """
        attempt: Attempt = (action_type, value, strategy)
        if earlier := self.spent.get(attempt):
            raise ElementNotFound(f"not tried again on the same page: {earlier}")
        try:
            await self._perform(strategy, action_type, value)
        except (TellTheLoop, NotImplementedError) as problem:
            # A covering element may go away without another change of the page; and waiting longer is no repetition.
            if action_type != "wait" and not isinstance(problem, ElementObscured):
                self.spent[attempt] = str(problem)
            raise

    async def _perform(self, strategy: TargetStrategy, action_type: str, value: str | None) -> None:
        match action_type:
            case "navigate":
                await self._browser.navigate(value or "", timeout=int(self._page_seconds * 1000))
            case "wait":
                await self._wait(self._targets or [strategy], value)
            case "click":
                click = Action(
                    "click",
                    timeout_seconds=self._page_seconds,
                    final=self._last,
                    exploring=self._exploring,
                    dialog=self._dialog,
                )
                await self._act(strategy, click)
            case "scroll" if _is_page(strategy) and self._before is not None:
                await self._scroll_page(self._before, (value or "").strip().lower())
            case "scroll":
                to_end = (value or "").strip().lower() in {"end", "bottom", "down"}
                await self._act(strategy, Action("scroll", "end" if to_end else None, STRATEGY_SECONDS))
            case "fill" | "select" as kind:
                await self._act(strategy, Action(kind, value, STRATEGY_SECONDS))
            case _:
                raise StateDetectionError(f"there is no action called {action_type!r}")

    async def _act(self, strategy: TargetStrategy, action: Action) -> None:
        """Locate the element and act on it through the guard; not one that the guard refused on this page."""
        if self._before is None:
            await act_by_seed_methods(self._browser, strategy, action)
            return
        element = None
        if strategy.method == "coordinates" and strategy.coordinates is not None and action.kind != "scroll":
            element = await self._moved_from(strategy.coordinates)
        element = element or await self._find(strategy)
        self._check_unchanged(element)
        key = (action.kind, element.node)
        if refusal := self._refused.get(key):
            raise Refused(f"{element.describe()} is what was refused before: {refusal}")
        self.pressed = element
        try:
            await self._browser.act(element, action)
        except Refused as error:
            if await self._looks_round(element, action, error):
                return
            self._refused[key] = str(error)
            if self._is_end:
                self._ends.add(key)
            raise

    async def _looks_round(self, element: Element, action: Action, refusal: Refused) -> bool:
        """Try a refused press on the way to the flow as one of the search, by which no write leaves: "Change plan"."""
        if refusal.by_person or not self._searching or action.kind != "click" or action.exploring or action.final:
            return False
        try:
            await self._browser.act(element, replace(action, exploring=True))
        except Refused:
            return False
        return True

    async def _scroll_page(self, view: PageView, where: str) -> None:
        """Scroll the page: by most of a screen, up or down, or to its top or end."""
        (x, y), screen = view.scroll, int(view.viewport[1] * SCREEN)
        places = {"up": y - screen, "top": 0, "end": view.size[1], "bottom": view.size[1]}
        await self._browser.scroll_to(x, max(0, places.get(where, y + screen)))

    async def _find(self, strategy: TargetStrategy) -> Element:
        try:
            async with asyncio.timeout(STRATEGY_SECONDS):
                return await self._browser.locate(strategy)
        except TimeoutError:
            raise ElementNotFound(f"{strategy.describe()} was not found within {STRATEGY_SECONDS:g} s") from None

    def _check_unchanged(self, element: Element) -> None:
        """Raise PageChanged if the node's role or label differs from what the planner saw."""
        earlier = self._planned_on.by_node(element.node) if self._planned_on else None
        if earlier is not None and reads_as(earlier) != reads_as(element):
            raise PageChanged(f"{element.describe()} read {earlier.describe()} when it was chosen: nothing was done")

    async def _moved_from(self, point: tuple[int, int]) -> Element | None:
        """Return the element that the planner saw at a point if the page was scrolled since; None if it is there.

        Raises:
            PageChanged: what is there now differs from what the planner saw, or nothing was there.
        """
        if self._planned_on is None:
            return None
        view = await self._browser.look()
        planned, present = under(self._planned_on, point), under(view, point)
        if not planned:
            raise PageChanged(f"nothing that could be pressed was at {point} when it was chosen")
        if [(each.node, reads_as(each)) for each in planned] != [(each.node, reads_as(each)) for each in present]:
            same = view.by_node(planned[-1].node) if view.scroll != self._planned_on.scroll else None
            if same is not None and reads_as(same) == reads_as(planned[-1]):
                return same
            there = present[-1].describe() if present else "nothing"
            raise PageChanged(f"{there} is at {point} now; it was {planned[-1].describe()} when that point was chosen")
        return None

    async def _wait(self, targets: list[TargetStrategy], value: str | None) -> None:
        """Wait until the page changes, or one of the targets can be used.

        Raises:
            ActionTimeout: neither happened within the seconds in `value`: 3 without it, 15 at most.
        """
        seconds = _seconds(value)
        before = digest_of(self._before) if self._before is not None else None
        locatable = [
            each for each in targets if each.method != "coordinates" and not _is_page(each)
        ]  # these always are
        why = "it has nothing that was waited for" if locatable else "nothing else was waited for"
        for _ in range(max(1, round(seconds / LOOK_EVERY_SECONDS))):
            if before is not None and digest_of(await self._browser.look()) != before:
                return
            for target in locatable:
                try:
                    why = hindrance(await self._find(target))
                except TellTheLoop as problem:
                    why = str(problem)
                if not why:
                    return
            await asyncio.sleep(LOOK_EVERY_SECONDS)
        raise ActionTimeout(f"after {seconds:g} s the page reads as it did, and {why}")


def _is_page(target: TargetStrategy) -> bool:
    """Return whether a target is the page as a whole."""
    return target.method == "css" and (target.css_selector or "").strip().lower() in {"body", "html"}


def _seconds(value: str | None) -> float:
    """Parse the seconds to wait in a planner's value: "10", "10 s", or nothing."""
    try:
        seconds = float((value or "").strip().rstrip("s").strip())
    except ValueError:
        return WAIT_SECONDS
    return min(max(seconds, 0.0), LONGEST_WAIT_SECONDS) if seconds == seconds else WAIT_SECONDS  # noqa: PLR0124 - NaN
