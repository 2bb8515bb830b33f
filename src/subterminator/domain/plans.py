"""Plans and their results: the data of design A's loop (seeds 001 §7.1 and 004 phase 1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from subterminator.domain.outcomes import State
from subterminator.domain.page import PageView
from subterminator.domain.stops import Stop

FALLBACKS = 3
"""Number of fallback targets."""
RECENT = 5
"""Number of recent actions in a prompt."""


@dataclass(frozen=True, slots=True)
class TargetStrategy:
    """A target: one way to name an element; only the fields of `method` are read."""

    method: Literal["css", "aria", "text", "coordinates"]
    css_selector: str | None = None
    aria_role: str | None = None
    aria_name: str | None = None
    """Optional: a role alone is a target too."""
    text_content: str | None = None
    coordinates: tuple[int, int] | None = None
    """Viewport pixels, (x, y)."""

    def __post_init__(self) -> None:
        needed = {
            "css": ("css_selector", self.css_selector),
            "aria": ("aria_role", self.aria_role),
            "text": ("text_content", self.text_content),
            "coordinates": ("coordinates", self.coordinates),
        }
        if self.method not in needed:
            raise ValueError(f"method must be one of {', '.join(needed)}, got {self.method!r}")
        name, value = needed[self.method]
        if not value:
            raise ValueError(f"{name} required when method='{self.method}'")

    def describe(self) -> str:
        """Describe the target in the form of seed 001 §7.1."""
        match self.method:
            case "css":
                return f"CSS: {self.css_selector}"
            case "aria":
                return f"ARIA: role={self.aria_role} name='{self.aria_name}'"
            case "text":
                return f"Text: '{self.text_content}'"
            case "coordinates":
                x, y = self.coordinates or (0, 0)
                return f"Coordinates: ({x}, {y})"


@dataclass(frozen=True, slots=True)
class ActionRecord:
    """An action that was done, or tried."""

    action_type: str
    target_description: str
    success: bool
    timestamp: str
    """UTC, ISO 8601."""
    result: str = field(default="", compare=False)
    """What was done and what came of it, in words; not part of the seeds' form."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields for the journal."""
        return {
            "action": self.action_type,
            "target": self.target_description,
            "success": self.success,
            "time": self.timestamp,
        }


@dataclass(frozen=True, slots=True)
class ErrorRecord:
    """Failure of one target."""

    action_type: str
    error_type: str
    """Class name of the error."""
    error_message: str
    strategy_attempted: str
    """The target, by `TargetStrategy.describe`."""
    timestamp: str
    """UTC, ISO 8601."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields for the journal. Of the two shapes in the seeds the later one, which loses nothing."""
        return {
            "action": self.action_type,
            "error": self.error_type,
            "message": self.error_message,
            "strategy": self.strategy_attempted,
            "time": self.timestamp,
        }


ActionType = Literal["click", "fill", "select", "scroll", "wait", "navigate", "stop"]
DialogAnswer = Literal["accept", "dismiss"]
"""Answer to a native dialog that a press opens."""


@dataclass(slots=True)
class ActionPlan:
    """One action, and the targets of its element, best first."""

    action_type: ActionType
    primary_target: TargetStrategy
    fallback_targets: list[TargetStrategy] = field(default_factory=list)
    """At most three, tried in order when the primary target fails."""
    value: str | None = None
    """Text for fill, option for select, address for navigate. `<secret:name>` stands for what no planner may see."""
    reasoning: str = ""
    confidence: float = 0.0
    """0.0 to 1.0."""
    expected_state: State | None = None
    """The page's state afterwards."""
    state: State | None = None
    """The page's present state. None: the planner did not say."""
    exploring: bool = False
    """Whether a click only searches for the way: the gate refuses it rather than asking a person."""
    dialog: DialogAnswer | None = None
    """Answer to a native dialog that the click opens. None: as the gate judges."""
    stop: Stop | None = None
    """Why nothing more can be done here; only of the action "stop"."""

    def __post_init__(self) -> None:
        if len(self.fallback_targets) > FALLBACKS:
            raise ValueError(f"Maximum {FALLBACKS} fallback targets allowed, got {len(self.fallback_targets)}")
        if not 0.0 <= self.confidence <= 1.0:
            raise ValueError(f"Confidence must be 0.0-1.0, got {self.confidence}")
        if self.action_type in {"fill", "select", "navigate"} and not self.value:
            raise ValueError(f"value required for {self.action_type} action")
        if (self.action_type == "stop") is not (self.stop is not None):
            raise ValueError("a stop, and nothing else, has a reason to stop")

    def all_targets(self) -> list[TargetStrategy]:
        """List all targets, in order."""
        return [self.primary_target, *self.fallback_targets]


@dataclass(slots=True)
class AgentContext:
    """Observation for a planner, gathered in one look by the agent's `perceive`."""

    screenshot: bytes
    """The viewport as PNG; b"" where there is none."""
    accessibility_tree: str
    """JSON, pruned; "{}" where the browser has none."""
    html_snippet: str
    """Interactive elements in the viewport."""
    url: str
    visible_text: str
    previous_actions: list[ActionRecord]
    """The last actions of this run; a prompt has five."""
    error_history: list[ErrorRecord]
    viewport_size: tuple[int, int]
    scroll_position: tuple[int, int]
    view: PageView | None = None
    """The look from which all of it was rendered, for planners that read elements instead of text."""
    last: ExecutionResult | None = None
    """Result of the planner's last plan. None: there is none, or it was not executed."""
    failures: list[ErrorRecord] | None = None
    """Those of the errors that happened on this page, as it reads now. None: not known."""
    approved: str = ""
    """The control whose press the person has approved; "" where no approval is held."""

    @property
    def present_failures(self) -> list[ErrorRecord]:
        """Return the errors that still say something about the page; all where that is not known."""
        return self.error_history if self.failures is None else self.failures

    def to_prompt_context(self) -> str:
        """Render the text part of a prompt, in the sections of seed 001 §7.1. The screenshot is a separate image."""
        actions = [
            f"  - {each.action_type} on {each.target_description}: {'✓' if each.success else '✗'}"
            for each in self.previous_actions[-RECENT:]
        ]
        errors = [
            f"  - {each.action_type} failed ({each.strategy_attempted}): {each.error_message}"
            for each in self.error_history
        ]
        none = ["  (none)"]
        return "\n".join(
            [
                f"URL: {self.url}",
                f"Viewport: {self.viewport_size[0]}x{self.viewport_size[1]}",
                f"Scroll: ({self.scroll_position[0]}, {self.scroll_position[1]})",
                "",
                "ACCESSIBILITY TREE:",
                self.accessibility_tree,
                "",
                "HTML SNIPPET:",
                self.html_snippet,
                "",
                "PREVIOUS ACTIONS:",
                *(actions or none),
                "",
                "ERRORS:",
                *(errors or none),
                "",
            ]
        )


@dataclass(slots=True)
class ExecutionResult:
    """Result of executing a plan."""

    success: bool
    """Whether one of its targets took the action."""
    action_plan: ActionPlan
    strategy_used: TargetStrategy | None = None
    error: str | None = None
    """Why each target failed."""
    problems: tuple[Exception, ...] = ()
    """The same, as raised."""
    screenshot_after: bytes | None = None
    elapsed_ms: int = 0


@dataclass(slots=True)
class ValidationResult:
    """Comparison of the page's state with the expected one."""

    success: bool
    expected_state: State
    actual_state: State
    confidence: float
    """Confidence of the detection, 0.0 to 1.0."""
    message: str
