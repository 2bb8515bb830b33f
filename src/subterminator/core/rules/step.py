"""One step of a cancellation, as data: what is done to which element, why, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from subterminator.core.rules.search import Way
from subterminator.domain.errors import (
    ActionTimeout,
    ElementDisabled,
    ElementObscured,
    NavigationFailed,
    PageChanged,
    Refused,
)
from subterminator.domain.protocols import Element, State
from subterminator.pages.fingerprint import PageFingerprint

StepKind = Literal[
    "open",
    "search",
    "go",
    "decline",
    "answer",
    "write",
    "tick",
    "submit",
    "unfold",
    "scroll",
    "wait",
    "close",
    "profile",
    "ask",
    "finish",
    "tell",
]
"""What a step is for. `search`: a press that may lead nearer; `go`: an address that is opened in search of the way;
`ask`: a press that brings up the last question; `finish`: the press that ends it; `tell`: nothing is to be done here,
the state says why."""
SEARCHING: frozenset[StepKind] = frozenset({"search", "go"})
"""Steps by which nothing is asked about and nothing that writes may leave."""
_PREPARING = frozenset({"answer", "write", "tick", "unfold", "scroll", "wait", "close"})
_FOR_NOW = (PageChanged, ElementObscured, ElementDisabled, ActionTimeout, NavigationFailed)
"""Errors after which the same control may do."""


class StepOutcome(Enum):
    """What came of a step, by class: decides whether its control is tried again."""

    WORKED = "worked"
    CHANGED_NOTHING = "changed nothing"
    FAILED_FOR_NOW = "failed for now"
    FAILED_FOR_GOOD = "failed for good"
    REFUSED = "was refused"

    @classmethod
    def of(cls, problem: Exception | None) -> StepOutcome:
        """The class of an error; `WORKED` without one."""
        if problem is None:
            return cls.WORKED
        if isinstance(problem, Refused):
            return cls.REFUSED
        return cls.FAILED_FOR_NOW if isinstance(problem, _FOR_NOW) else cls.FAILED_FOR_GOOD


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, and why."""

    kind: StepKind
    page: PageFingerprint
    """The page that it was decided on."""
    state: State
    """Where that page is."""
    reason: str
    confidence: float
    """0.0 to 1.0."""
    element: Element | None = None
    """What it is done to. None for `wait`, `tell`, and a `scroll` of the page itself."""
    value: str | None = None
    """Text for `write`, label of the option for an `answer` that is chosen from a list, seconds for `wait`, "end" for
    `scroll`, an address for `go`."""
    expected: State | None = None
    """Where the page should be afterwards. None: only the page can tell."""
    way: Way | None = None
    """Which way is tried, where it searches."""
    ways: tuple[Way, ...] = ()
    """All ways that the page shows, where it searches."""

    @property
    def action(self) -> Literal["click", "fill", "select", "scroll", "wait", "navigate"]:
        """What is done to the element; `wait` for a step that does nothing."""
        match self.kind:
            case "go":
                return "navigate"
            case "write":
                return "fill"
            case "scroll":
                return "scroll"
            case "wait" | "tell":
                return "wait"
        return "select" if self.value is not None else "click"

    @property
    def prepares(self) -> bool:
        """Whether another step on the same page follows it, as a press follows a tick."""
        return self.kind in _PREPARING
