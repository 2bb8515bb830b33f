"""The offline brain of design A: the step of a page as a plan, and what was tried before. No model, key or network."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from urllib.parse import urlsplit

from subterminator.core.rules.decide import Rules, Spent, Step, StepKind
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.plans import FALLBACKS, ActionType
from subterminator.domain.protocols import (
    ActionPlan,
    AgentContext,
    Element,
    PageView,
    ServiceProtocol,
    TargetStrategy,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fingerprint import digest_of, reads_as

__all__ = ["RulePlanner", "targets_of"]

TRIES = 2
"""How often the same thing is done on a page that reads the same afterwards."""
ROUNDS = 3
"""How often the same control of the same address is pressed before the flow is taken for a circle."""
LONGEST_TEXT = 200
"""Characters of a text by which an element is named."""
_TRANSIENT = frozenset(
    {
        "PageChanged",
        "ElementGone",
        "PressStopped",
        "ElementObscured",
        "ElementDisabled",
        "ActionTimeout",
        "NavigationFailed",
    }
)
"""Errors after which the same target may do."""
_TYPED = frozenset({"textbox", "searchbox", "checkbox", "radio", "switch", "combobox", "listbox"})
"""Roles whose own text, if any, is not what stands beside them."""
_STILL = frozenset({"wait", "tell", "scroll"})
"""Steps that press nothing."""
_DIGITS = re.compile(r"\d+")


class RulePlanner:
    """A brain of design A that needs no key: for one run, since it remembers what it has planned."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon | None = None) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._rules = Rules(service, lexicon)
        self._tried: list[_Tried] = []
        self._last: tuple[PageView, ActionPlan] | None = None
        self.step: Step | None = None
        """The step of the last plan: for a reader that acts by elements, not by ways to find them."""

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        """The next action on the page of `context.view`; the page says what is to be done, not the goal.

        The same view gives the same plan. What failed, or left the page as it was, is not planned again.

        Raises:
            StateDetectionError: there is no view, the page cannot be told, a person is needed, no control can be named
                without a guess, or the flow goes in a circle.
        """
        view = context.view
        if view is None:
            raise StateDetectionError(f"the rules read elements, and there is no look at {context.url}")
        if self._last is not None and self._last[0] is view:
            return self._last[1]
        names = _Names(view)
        failed = _failed(context)
        here = _Place.of(view)
        step = self._rules.next_step(view, self._spent(view, here, names, failed))
        tried = _Tried.of(step, here)
        self._must_not_circle(tried, view)
        self._tried.append(tried)
        plan = _plan(step, names, failed)
        self._last, self.step = (view, plan), step
        return plan

    def withdraw(self) -> None:
        """The step of the last plan was not taken, so it says nothing about its control. Not twice for one plan."""
        self._tried.pop()
        self._last = None

    def _spent(self, view: PageView, here: _Place, names: _Names, failed: _Failed) -> Spent:
        again: Counter[tuple[str, str]] = Counter()
        for each in self._pressed(here.path):
            if each.place == here:
                # The last press is made once, unless it is known to have failed.
                again[each.reads] += TRIES if each.kind == "finish" and not failed.any else 1
        nodes = {
            each.node
            for each in view.elements
            if each.interactive and (again[reads_as(each)] >= TRIES or failed.spends(names.targets(each)))
        }
        still: Counter[StepKind] = Counter()
        for each in reversed(self._tried):
            if each.kind not in _STILL:
                break
            still[each.kind] += 1
        kinds = Counter(each.kind for each in self._pressed(here.path))
        return Spent(
            nodes=frozenset(nodes),
            folds=kinds["unfold"],
            scrolls=still["scroll"],
            waits=still["wait"],
            came_back=bool(kinds["submit"]),
        )

    def _pressed(self, path: str) -> list[_Tried]:
        """What was done at an address, waiting and scrolling aside."""
        return [each for each in self._tried if each.place.path == path and each.kind not in _STILL]

    def _must_not_circle(self, tried: _Tried, view: PageView) -> None:
        """Raises StateDetectionError when this press was made here often, and has led back here."""
        if tried.kind in _STILL:
            return
        same = [each for each in self._pressed(tried.place.path) if each.reads == tried.reads]
        alike = sum(1 for each in same if each.place.headings == tried.place.headings)
        if len(same) >= 2 * ROUNDS or (len(same) >= ROUNDS and alike >= TRIES):
            raise StateDetectionError(f"{tried.reads[1]!r} leads back to {view.url}: the flow goes in a circle")


# -- what was tried ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """A page, as far as it can be told whether a press has changed it."""

    path: str
    headings: str
    reads: bytes
    """As `digest_of` has it."""

    @classmethod
    def of(cls, view: PageView) -> _Place:
        headings = "\n".join(each.label for each in view.elements if each.role == "heading")
        return cls(urlsplit(view.url).path, _DIGITS.sub("#", headings), digest_of(view))


@dataclass(frozen=True, slots=True)
class _Tried:
    """A step that was planned."""

    place: _Place
    kind: StepKind
    reads: tuple[str, str]
    """Role and label of its element."""

    @classmethod
    def of(cls, step: Step, place: _Place) -> _Tried:
        return cls(place, step.kind, reads_as(step.element) if step.element else ("", ""))


@dataclass(frozen=True, slots=True)
class _Failed:
    """Ways to find an element that failed since something last worked, as `TargetStrategy.describe` puts them."""

    lost: frozenset[str]
    """Failed for good: nothing fits, or several do."""
    refused: frozenset[str]
    """The guard or the person said no: the element is not tried by another way either."""
    any: bool
    """Whether anything failed since something last worked."""

    def spends(self, targets: list[TargetStrategy]) -> bool:
        if not self.lost and not self.refused:
            return False
        said = {each.describe() for each in targets}
        return bool(said & self.refused) or (bool(said) and said <= self.lost)


def _failed(context: AgentContext) -> _Failed:
    worked = max((each.timestamp for each in context.previous_actions if each.success), default="")
    since = [each for each in context.error_history if each.timestamp >= worked]
    often = Counter(each.strategy_attempted for each in since)
    return _Failed(
        frozenset(
            each.strategy_attempted
            for each in since
            if each.error_type not in _TRANSIENT or often[each.strategy_attempted] >= TRIES
        ),
        frozenset(each.strategy_attempted for each in context.error_history if each.error_type == "Refused"),
        any=bool(since),
    )


# -- a step as a plan --------------------------------------------------------------------------------------------------


def targets_of(view: PageView, element: Element) -> list[TargetStrategy]:
    """The ways to find an element of a view, in order css, aria, text; those that fit it alone come first.

    Coordinates are given only where nothing else fits it alone.
    """
    return _Names(view).targets(element)


class _Names:
    """By what the elements of one view can be found, counted once."""

    def __init__(self, view: PageView) -> None:
        self._selectors = Counter(each.selector for each in view.elements if each.selector)
        self._named = Counter((each.role, _fold(each.name)) for each in view.elements)
        self._lines = Counter(" ".join(line.split()) for line in view.text.splitlines())
        self.middle = (max(view.viewport[0] // 2, 1), max(view.viewport[1] // 2, 1))

    def targets(self, element: Element) -> list[TargetStrategy]:
        alone: list[TargetStrategy] = []
        shared: list[TargetStrategy] = []
        if element.selector:
            target = TargetStrategy("css", css_selector=element.selector)
            (alone if self._selectors[element.selector] == 1 else shared).append(target)
        if element.role and element.name:
            target = TargetStrategy("aria", aria_role=element.role, aria_name=element.name)
            (alone if self._named[element.role, _fold(element.name)] == 1 else shared).append(target)
        if element.text and len(element.text) <= LONGEST_TEXT and element.role not in _TYPED:
            target = TargetStrategy("text", text_content=f'"{element.text}"')
            (alone if self._lines[element.text] == 1 else shared).append(target)
        if not alone and element.in_viewport and element.box.width > 0:
            x, y = element.box.center
            shared.append(TargetStrategy("coordinates", coordinates=(round(x), round(y))))
        return [*alone, *shared]


def _fold(name: str) -> str:
    return " ".join(name.split()).casefold()


_ACTIONS: dict[StepKind, ActionType] = {"write": "fill", "scroll": "scroll", "wait": "wait", "tell": "wait"}
"""What a step does; a click where it is not listed."""


def _plan(step: Step, names: _Names, failed: _Failed) -> ActionPlan:
    action = _ACTIONS.get(step.kind, "select" if step.value is not None else "click")
    targets = names.targets(step.element) if step.element is not None else []
    targets = [each for each in targets if each.describe() not in failed.lost] or targets
    if not targets:
        # The page itself: something in the middle of the screen, around which everything scrolls.
        targets = [TargetStrategy("coordinates", coordinates=names.middle)]
    return ActionPlan(
        action_type=action,
        primary_target=targets[0],
        fallback_targets=targets[1 : 1 + FALLBACKS],
        value=step.value,
        reasoning=step.reason,
        confidence=step.confidence,
        expected_state=step.expected,
        state=step.state,
    )
