"""Data types of design B: snapshots, tool calls and results, messages, task results (seed 000 §9.1 and §9.2)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, Protocol, get_args
from uuid import uuid4

from pydantic import Field, WithJsonSchema
from pydantic.json_schema import SkipJsonSchema

from subterminator.domain.protocols import Element
from subterminator.domain.stops import Stop

Ref = Annotated[str, Field(pattern=r"^@e\d+$")]
NULLABLE = WithJsonSchema(
    {"anyOf": [{"type": "array", "items": {"type": "string", "pattern": r"^@e\d+$"}}, {"type": "null"}]}
)
"""Empty lists are null in JSON (seed 000 §9.2)."""

SnapshotState = Literal[
    "visible",
    "hidden",
    "offscreen",
    "enabled",
    "disabled",
    "readonly",
    "checked",
    "unchecked",
    "mixed",
    "expanded",
    "collapsed",
    "focused",
    "busy",
]
"""The states of seed 000 §9.6."""
SNAPSHOT_STATES: frozenset[str] = frozenset(get_args(SnapshotState))

# -- pages -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class BoundingBox:
    """Position and size of an element, in CSS pixels from the top left of the viewport."""

    x: int
    y: int
    width: int
    height: int

    def center(self) -> tuple[int, int]:
        """Return the middle of the box."""
        return (self.x + self.width // 2, self.y + self.height // 2)


@dataclass(slots=True)
class SnapshotElement:
    """One element in the form that models and JSON receive."""

    ref: Ref = ""
    """`@eN`. Valid for one action after its snapshot; never reused for another element."""
    role: str = ""
    name: str = ""
    """Accessible name, else the visible text; cut at 200 characters, then ending in "..."."""
    state: list[SnapshotState] = field(default_factory=list)
    """`hidden`: something covers the element, or a dialog blocks it."""
    bbox: BoundingBox | None = None
    value: str | None = None
    """Current value. None for password and card fields."""
    level: int | None = None
    """Heading level, 1 to 3. None for other roles."""
    children: Annotated[list[str], NULLABLE] = field(default_factory=list)
    """Refs of the direct children in this snapshot."""
    notes: list[str] = field(default_factory=list)
    """Further states, beyond those of the seed: selected, pressed, required, invalid, covered, blocked."""


@dataclass(slots=True)
class ElementInfo(SnapshotElement):
    """A snapshot element plus the data needed to act on it. Never leaves this process."""

    selector: str | None = None
    """CSS selector. None where no short one matches this element alone."""
    element: Element | None = None
    """The perceived element: actions go to exactly this node."""

    def to_element(self) -> SnapshotElement:
        """Return the part that may be shown to a model."""
        return SnapshotElement(
            self.ref, self.role, self.name, self.state, self.bbox, self.value, self.level, self.children, self.notes
        )


@dataclass(slots=True)
class PageInfo:
    """Address and title of a page."""

    url: str
    title: str


@dataclass(slots=True)
class ViewportInfo:
    """Size of the viewport and scroll position, in CSS pixels."""

    width: int
    height: int
    scroll_x: int
    scroll_y: int


@dataclass(slots=True)
class Snapshot:
    """The state of a page at one moment."""

    snapshot_id: str = field(default_factory=lambda: str(uuid4()))
    timestamp: str = field(default_factory=lambda: datetime.now(UTC).isoformat())
    """UTC, ISO 8601."""
    elements: list[SnapshotElement] = field(default_factory=list)
    """In depth-first order."""
    focused: Ref | None = None
    """Ref of the focused element."""
    page: PageInfo = field(default_factory=lambda: PageInfo("", ""))
    screenshot: str = ""
    """The viewport as PNG, base64. "" where the browser takes no screenshots."""
    viewport: ViewportInfo = field(default_factory=lambda: ViewportInfo(1024, 768, 0, 0))
    left_out: int = 0
    """Number of elements not listed: outside the viewport, too deep, or beyond the limit."""

    lines: SkipJsonSchema[str] = field(default="", repr=False)
    """The page as text for a model, one line per element (`perception.lines`). Not part of the JSON."""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form. Missing `bbox`, `value`, `level` and `children` are null."""
        fields = asdict(self)
        del fields["lines"]
        for element in fields["elements"]:
            element["children"] = element["children"] or None
        return fields


# -- calls and results -------------------------------------------------------------------------------------------------

ErrorCode = Literal[
    "ref_invalid",
    "element_disabled",
    "element_obscured",
    "element_not_visible",
    "action_failed",
    "timeout",
    "human_rejected",
    "invalid_params",
]


@dataclass(slots=True)
class ToolResult:
    """Result of a tool call. Every action and every error carries a fresh snapshot."""

    success: bool
    snapshot: Snapshot | None = None
    error: ErrorCode | None = None
    message: str | None = None
    """Reason of a failure, a person's words, or advice on what to do next."""
    refused: bool = False
    """Whether the guard refused it by a rule, so that no other way to the same control helps. Not part of the JSON."""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form; missing parts are omitted."""
        fields: dict[str, Any] = {"success": self.success}
        if self.snapshot is not None:
            fields["snapshot"] = self.snapshot.to_dict()
        if self.error:
            fields["error"] = self.error
        if self.message:
            fields["message"] = self.message
        return fields

    def to_json(self) -> str:
        """Return `to_dict` as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


@dataclass(slots=True)
class ToolCall:
    """A tool call requested by a model."""

    id: str
    name: str
    arguments: dict[str, Any]


@dataclass(slots=True)
class Message:
    """One message of a conversation."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    tool_calls: list[ToolCall] | None = None
    """Set on assistant messages."""
    tool_call_id: str | None = None
    """Set on tool messages: the id of the answered call."""
    image: str = ""
    """Picture sent with the text: PNG, base64. "" for none."""
    data: dict[str, Any] | None = None
    """The same for a client that reads JSON, by `tool_schemas.OUTPUT_SCHEMA`. Set on tool messages."""


@dataclass(slots=True)
class AIResponse:
    """Response of a model."""

    content: str
    tool_calls: list[ToolCall]
    stop_reason: Literal["end_turn", "tool_use", "max_tokens", "refusal"]


@dataclass(slots=True)
class TaskResult:
    """Result of a task."""

    success: bool
    reason: str
    turns: int
    final_snapshot: Snapshot | None = None
    stop: Stop | None = None
    """Why it cannot be done here, where the model says so with the page's words."""


Predicate = Callable[[Snapshot], bool]


@dataclass(slots=True)
class CompletionCriteria:
    """Signs in a snapshot for and against a claim of success."""

    success_indicators: list[Predicate] = field(default_factory=list)
    """One match is enough. Empty: the account page alone decides."""
    failure_indicators: list[Predicate] = field(default_factory=list)
    """One match refutes the claim."""


# -- protocols ---------------------------------------------------------------------------------------------------------


class AIClientProtocol(Protocol):
    """Model client of design B."""

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """Return the response to a conversation. Only its first tool call is executed."""
        ...


class HumanApprovalHandler(Protocol):
    """Interface for asking a person for approval."""

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        """Return whether the person approves, and their words. `screenshot` is PNG, b"" for none.

        Raises:
            Refused: the person refused the final press itself, not only how it is done.
        """
        ...
