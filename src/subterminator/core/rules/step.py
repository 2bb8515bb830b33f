"""Steps of a cancellation as data: action, element, reason and outcome."""

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
from subterminator.pages.own_data import NOTHING_OWN, OwnData
from subterminator.pages.which import NOTHING, Known

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
"""Purpose of a step. `search`: a press that may lead nearer; `go`: an address that is opened in search of the way;
`ask`: a press that brings up the final question; `finish`: the final press; `tell`: nothing can be done here, and the
reason says why."""
SEARCHING: frozenset[StepKind] = frozenset({"search", "go"})
"""Steps of the search: they are never asked about, and may send nothing that writes."""
_PREPARING = frozenset({"answer", "write", "tick", "unfold", "scroll", "wait", "close"})
_FOR_NOW = (PageChanged, ElementDisabled, ActionTimeout, NavigationFailed)
"""Errors after which the same control may work."""


class StepOutcome(Enum):
    """Outcome of a step, which decides whether its control is tried again."""

    WORKED = "worked"
    CHANGED_NOTHING = "changed nothing"
    FAILED_FOR_NOW = "failed for now"
    COVERED = "was covered"
    """Nothing was pressed, so the page has not answered it either."""
    FAILED_FOR_GOOD = "failed for good"
    REFUSED = "was refused"

    @property
    def may_work_later(self) -> bool:
        """Return whether the same control may work once the page is another one."""
        return self in {StepOutcome.FAILED_FOR_NOW, StepOutcome.COVERED}

    @classmethod
    def of(cls, problem: Exception | None) -> StepOutcome:
        """Classify an error; `WORKED` without one."""
        if problem is None:
            return cls.WORKED
        if isinstance(problem, Refused):
            return cls.REFUSED
        if isinstance(problem, ElementObscured):
            return cls.COVERED
        return cls.FAILED_FOR_NOW if isinstance(problem, _FOR_NOW) else cls.FAILED_FOR_GOOD


@dataclass(frozen=True, slots=True)
class Step:
    """One action with its reason."""

    kind: StepKind
    page: PageFingerprint
    """The page on which it was decided."""
    state: State
    """State of that page."""
    reason: str
    confidence: float
    """0.0 to 1.0."""
    element: Element | None = None
    """The element to act on. None for `wait`, `tell`, and a `scroll` of the page itself."""
    value: str | None = None
    """Text for `write`, label of the option for an `answer` that is chosen from a list, seconds for `wait`, "end" for
    `scroll`, an address for `go`."""
    expected: State | None = None
    """State of the page afterwards. None: only the page can tell."""
    way: Way | None = None
    """The way that a step of the search tries."""
    ways: tuple[Way, ...] = ()
    """All ways on the page of a step of the search."""
    learned: int | None = None
    """Index of the service's learned step that it takes."""
    backs_out_of: Step | None = None
    """The step that a `go` backs out of, since its page closes the account as a whole."""
    led_nowhere: Step | None = None
    """The step that opened what reads as no cancellation, such as an article of the help: a `go` leaves it again."""
    leads_out: Step | None = None
    """The step inside a cancellation that led out of it: a `go` opens its page again, for the other controls there."""
    last_resort: bool = False
    """True for a `go` that leads back to such a step, as nothing else is left."""
    changed: str = ""
    """Learned control that the page lacks, or shows otherwise; "" without one, or if it was said before."""

    known: Known = NOTHING
    """Knowledge of the account's subscriptions from its page."""
    own: OwnData = NOTHING_OWN
    """Data of the customer on its page."""

    @property
    def words(self) -> str:
        """The reason, after what has changed on the site."""
        return f"{self.changed}: {self.reason}" if self.changed else self.reason

    @property
    def action(self) -> Literal["click", "fill", "select", "scroll", "wait", "navigate"]:
        """Action on the element; `wait` for a step that does nothing."""
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
        """Return whether another step on the same page follows it, as a press follows a tick."""
        return self.kind in _PREPARING
