"""The data of design B: snapshots, tool calls and their answers, messages, results (seed 000 §9.1 and §9.2)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, Protocol
from uuid import uuid4

from pydantic import WithJsonSchema
from pydantic.json_schema import SkipJsonSchema

from subterminator.domain.protocols import Element

__all__ = [
    "AIClientProtocol",
    "AIResponse",
    "BoundingBox",
    "CompletionCriteria",
    "ElementInfo",
    "ErrorCode",
    "HumanApprovalHandler",
    "Message",
    "PageInfo",
    "Predicate",
    "Snapshot",
    "SnapshotElement",
    "TaskResult",
    "ToolCall",
    "ToolResult",
    "ViewportInfo",
]

NULLABLE = WithJsonSchema({"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]})
"""In JSON, a list of nothing is null (seed 000 §9.2)."""

# -- a page as a model is told of it -----------------------------------------------------------------------------------


@dataclass(slots=True)
class BoundingBox:
    """Where an element stands, in CSS pixels from the top left of the viewport."""

    x: int
    y: int
    width: int
    height: int

    def center(self) -> tuple[int, int]:
        """The middle of the box."""
        return (self.x + self.width // 2, self.y + self.height // 2)


@dataclass(slots=True)
class SnapshotElement:
    """One element, as the model and the JSON see it."""

    ref: str = ""
    """`@eN`. Good for one action after the snapshot that holds it, and never given to another element."""
    role: str = ""
    name: str = ""
    """Accessible name, else the visible text; cut at 200 characters, then ending in "..."."""
    state: list[str] = field(default_factory=list)
    """The states of `Element`, and enabled, visible, covered, blocked."""
    bbox: BoundingBox | None = None
    value: str | None = None
    """Never of password or card fields."""
    level: int | None = None
    """Of a heading, 1 to 3."""
    children: Annotated[list[str], NULLABLE] = field(default_factory=list)
    """Refs of the elements of this snapshot that it directly holds."""


@dataclass(slots=True)
class ElementInfo(SnapshotElement):
    """A snapshot's element together with what it takes to act on it. Stays in this process."""

    selector: str | None = None
    """CSS, where a short one fits it alone."""
    element: Element | None = None
    """The perceived element: the very node that an action goes to."""

    def to_element(self) -> SnapshotElement:
        """What may be told of it."""
        return SnapshotElement(
            self.ref, self.role, self.name, self.state, self.bbox, self.value, self.level, self.children
        )


@dataclass(slots=True)
class PageInfo:
    """Which page it is."""

    url: str
    title: str


@dataclass(slots=True)
class ViewportInfo:
    """What part of the page is on the screen, in CSS pixels."""

    width: int
    height: int
    scroll_x: int
    scroll_y: int


@dataclass(slots=True)
class Snapshot:
    """A page at one moment."""

    snapshot_id: str = field(default_factory=lambda: str(uuid4()))
    timestamp: str = field(default_factory=lambda: datetime.now(UTC).isoformat())
    """UTC, ISO 8601."""
    elements: list[SnapshotElement] = field(default_factory=list)
    """Depth-first."""
    focused: str | None = None
    """Ref of the element that has the focus."""
    page: PageInfo = field(default_factory=lambda: PageInfo("", ""))
    screenshot: str = ""
    """The viewport as PNG, base64. "" where the browser gives none."""
    viewport: ViewportInfo = field(default_factory=lambda: ViewportInfo(1024, 768, 0, 0))
    left_out: int = 0
    """Elements of the page that are not listed: outside the viewport, too deep, or beyond the limit."""

    lines: SkipJsonSchema[str] = field(default="", repr=False)
    """The page as a model reads it, a line an element (`perception.lines`). Not part of the JSON."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON holds it. `bbox`, `value`, `level` and `children` are null where there is none."""
        told = asdict(self)
        del told["lines"]
        for element in told["elements"]:
            element["children"] = element["children"] or None
        return told


# -- calls and answers -------------------------------------------------------------------------------------------------

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
    """What a tool answers; with every action and every error comes a fresh snapshot."""

    success: bool
    snapshot: Snapshot | None = None
    error: ErrorCode | None = None
    message: str | None = None
    """In words: why it failed, what a person said, what to do next."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON holds it; what is not there is left out."""
        told: dict[str, Any] = {"success": self.success}
        if self.snapshot is not None:
            told["snapshot"] = self.snapshot.to_dict()
        if self.error:
            told["error"] = self.error
        if self.message:
            told["message"] = self.message
        return told

    def to_json(self) -> str:
        """`to_dict` as text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


@dataclass(slots=True)
class ToolCall:
    """A model's wish to use a tool."""

    id: str
    name: str
    arguments: dict[str, Any]


@dataclass(slots=True)
class Message:
    """One message of the conversation."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    tool_calls: list[ToolCall] | None = None
    """Of an assistant."""
    tool_call_id: str | None = None
    """Of a tool's answer: which call it answers."""
    image: str = ""
    """A picture that goes with the text: PNG, base64. "" for none."""
    blocks: list[dict[str, Any]] | None = None
    """Of an assistant: the model's answer block by block, to be sent back as it came."""


@dataclass(slots=True)
class AIResponse:
    """A model's answer."""

    content: str
    tool_calls: list[ToolCall]
    stop_reason: Literal["end_turn", "tool_use", "max_tokens", "refusal"]
    blocks: list[dict[str, Any]] | None = None
    """As it came, thinking included."""


@dataclass(slots=True)
class TaskResult:
    """How a task ended."""

    success: bool
    reason: str
    turns: int
    final_snapshot: Snapshot | None = None


Predicate = Callable[[Snapshot], bool]


@dataclass(slots=True)
class CompletionCriteria:
    """What a snapshot must show, and must not, for a claim of success to be believed so far."""

    success_indicators: list[Predicate] = field(default_factory=list)
    """One of them is enough; none given: the account page alone decides."""
    failure_indicators: list[Predicate] = field(default_factory=list)
    """One of them speaks against it."""


# -- who answers -------------------------------------------------------------------------------------------------------


class AIClientProtocol(Protocol):
    """A brain of design B."""

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """The answer to a conversation, with at most one tool call that counts: the first."""
        ...


class HumanApprovalHandler(Protocol):
    """A person who can be asked."""

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        """Whether they agree, and their words. `screenshot` is PNG, b"" for none.

        Raises:
            Refused: they said no to a final press, not only to how it is done.
        """
        ...
