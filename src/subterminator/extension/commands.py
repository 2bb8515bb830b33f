"""Commands to the extension and the `data` of their results. See `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat


def _require_type(schema: dict[str, Any]) -> None:
    """Require `type` in JSON, where Python has a default for it."""
    if "const" in schema.get("properties", {}).get("type", {}):
        schema["required"] = ["type", *schema.get("required", [])]


class ProtocolModel(BaseModel):
    """Part of a message: strict types, no unknown fields, no values in error messages."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, hide_input_in_errors=True, json_schema_extra=_require_type
    )


Id = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0)]
Pixels = int | FiniteFloat
"""CSS pixels. Whole numbers stay integers."""
Milliseconds = Annotated[int, Field(ge=1, le=600_000)]


# -- parts of commands -------------------------------------------------------------------------------------------------


class Bounds(ProtocolModel):
    """A part of the top-level viewport, in CSS pixels from its top left."""

    x: Pixels
    y: Pixels
    width: Pixels
    height: Pixels


class FrameRef(ProtocolModel):
    """A document in a frame of the driven tab."""

    frame: Number
    """Chrome's frameId. 0 is the top frame."""
    document: str
    """Chrome's documentId. Every navigation changes it, so that node numbers never outlive their page."""


class NodeRef(FrameRef):
    """One DOM node."""

    node: Number
    """Number assigned by the page script (`perception/*.js`) of that document."""


class ExpectedForm(ProtocolModel):
    """A form as the page script's `sends` reported it."""

    method: str
    action: str
    named: bool
    charset: str
    fields: list[tuple[str, str | None, str]]
    """Name, value (null: not read) and kind of each entry."""


class ExpectedElement(ProtocolModel):
    """State of the node that must hold just before the press, for `probe` and `arm` of the page script."""

    role: str
    name: str
    text: str
    form_method: str
    form_action: str
    form: ExpectedForm | None = None
    """Form contents that the press may send, where a form was read for it. Any other form, address or choice is not
    sent
    (code "page-changed").
    """


class Query(ProtocolModel):
    """Query for `find` of the page script: css, role with name, text, or a point."""

    css: str | None = None
    role: str | None = None
    name: str | None = None
    text: str | None = None
    exact: bool | None = None
    x: Pixels | None = None
    """CSS pixels from the top left of the frame's viewport."""
    y: Pixels | None = None


# -- commands ----------------------------------------------------------------------------------------------------------


class NavigateTo(ProtocolModel):
    """Open an address in the driven tab. Answered with `TabLocation` at DOMContentLoaded."""

    type: Literal["navigate_to"] = "navigate_to"
    url: str
    timeout_ms: Milliseconds | None = None
    """None, as in seed 002: 30 s."""


class ClickElement(ProtocolModel):
    """Seed 002: click the element with this ref in the last snapshot."""

    type: Literal["click_element"] = "click_element"
    ref: Annotated[int, Field(ge=1)]


class TypeText(ProtocolModel):
    """Seed 002: type into the element with this ref in the last snapshot."""

    type: Literal["type_text"] = "type_text"
    ref: Annotated[int, Field(ge=1)]
    text: str = Field(repr=False)


class ScrollTo(ProtocolModel):
    """Scroll the top document to a position in CSS pixels."""

    type: Literal["scroll_to"] = "scroll_to"
    x: Pixels
    y: Pixels


class BeginRun(ProtocolModel):
    """Take a tab for a run. Answered with `RunTab` once the person has granted the hosts in the popup.

    Repeating it for the same run returns the same tab.
    """

    type: Literal["begin"] = "begin"
    run: str
    service: str
    hosts: list[str]
    """Host names, optionally with a port. The extension acts on no other hosts."""
    timeout_ms: Milliseconds


class EndRun(ProtocolModel):
    """Release the tab: its mark is removed, the tab stays open. Answered with `Acknowledgement`."""

    type: Literal["end"] = "end"
    tab: Literal["close", "close_at_next_run"] | None = None
    """None: it stays. A tab that the person has taken to another site is never closed."""


class Look(ProtocolModel):
    """Run `look` of the page script in every frame. Answered with `FrameAnswers`, including the page's visible text."""

    type: Literal["look"] = "look"
    selectors: list[str] = []
    """CSS selectors to match on every element; an invalid one fits nothing."""


class Find(ProtocolModel):
    """Run `find` of the page script in every frame, or in one. Answered with `FrameAnswers`."""

    type: Literal["find"] = "find"
    query: Query
    frame: FrameRef | None = None
    selectors: list[str] = []
    """As for `Look`."""


class Sends(ProtocolModel):
    """Read the form that a press on the node would submit (`sends`). Answered with `FrameAnswers` of one frame."""

    type: Literal["sends"] = "sends"
    at: NodeRef


class Folded(ProtocolModel):
    """Read folded text (`folded`) in every frame. Answered with `FrameAnswers`."""

    type: Literal["folded"] = "folded"


class Act(ProtocolModel):
    """Act on one node, then wait until the page is at rest. Answered with `Acknowledgement`.

    The page script runs `probe` first, and acts only on an unchanged, visible, enabled and uncovered node. A click is
    armed and made in the same turn, and checked with `fired` afterwards. The codes "page-changed", "gone",
    "not-visible", "disabled", "obscured" and "not-allowed" guarantee that nothing was pressed.
    """

    type: Literal["act"] = "act"
    kind: Literal["click", "fill", "select", "key", "scroll"]
    at: NodeRef
    expect: ExpectedElement
    value: str | None = Field(default=None, repr=False)
    """Text for fill, label or value of the option for select, key name for key, "end" or nothing for scroll."""
    timeout_ms: Milliseconds


class Html(ProtocolModel):
    """Read the top document's HTML. Answered with `HtmlResult`."""

    type: Literal["html"] = "html"


class Screenshot(ProtocolModel):
    """Take a screenshot of the driven tab's viewport. Answered with `ScreenshotResult`."""

    type: Literal["screenshot"] = "screenshot"
    framed: Bounds | None = None
    """A part around which a frame is drawn, in the picture alone."""


class Pdf(ProtocolModel):
    """Print the page. Answered with `PdfResult`. Needs the capability "pdf"."""

    type: Literal["pdf"] = "pdf"


class Note(ProtocolModel):
    """Show a sentence at the mark of the tab and in the popup, until another one. Answered with `Acknowledgement`."""

    type: Literal["note"] = "note"
    text: Annotated[str, Field(max_length=300)]
    """"" shows again that the run is at work."""
    control: NodeRef | None = None
    """Element around which a frame is drawn meanwhile."""


class Url(ProtocolModel):
    """Read the address of the driven tab. Answered with `TabLocation`."""

    type: Literal["url"] = "url"


class Tabs(ProtocolModel):
    """List the tabs of this run: the taken one, and the tabs it opened. Answered with `TabList`."""

    type: Literal["tabs"] = "tabs"


class TakeSnapshot(ProtocolModel):
    """Request a `Snapshot` of seed 002 with this command's id, instead of an ActionResult."""

    type: Literal["snapshot"] = "snapshot"


Command = Annotated[
    NavigateTo
    | ClickElement
    | TypeText
    | ScrollTo
    | BeginRun
    | EndRun
    | Look
    | Find
    | Sends
    | Folded
    | Act
    | Html
    | Screenshot
    | Pdf
    | Note
    | Url
    | Tabs
    | TakeSnapshot,
    Field(discriminator="type"),
]
REPEATABLE_COMMANDS = (
    BeginRun,
    EndRun,
    Look,
    Find,
    Sends,
    Folded,
    Html,
    Screenshot,
    Pdf,
    Note,
    Url,
    Tabs,
    TakeSnapshot,
)
"""Commands that change nothing when repeated. They are sent again when their answer was lost."""


# -- results -----------------------------------------------------------------------------------------------------------


class Acknowledgement(ProtocolModel):
    """Success without data. `data` may be omitted."""


class RunTab(ProtocolModel):
    tab: Number


class TabLocation(ProtocolModel):
    url: str
    title: str = ""


class FrameAnswer(ProtocolModel):
    """Answer and position of one frame of the driven tab."""

    frame: Number
    document: str
    url: str
    parent: Number | None = None
    """frameId of the parent frame. null for the top frame."""
    node: Number | None = None
    """Number of the iframe element in the parent document. null when unknown."""
    offset: tuple[Pixels, Pixels] = (0, 0)
    """Top left of the frame's viewport in the top-level viewport, in CSS pixels."""
    answer: str | None = None
    """JSON text of the page script's answer, or of `{"error": …}`. null without an answer."""
    problem: str = ""
    """Reason of a missing answer."""


class FrameAnswers(ProtocolModel):
    """The top frame first."""

    tab: Number
    frames: list[FrameAnswer]


class HtmlResult(ProtocolModel):
    html: str


class ScreenshotResult(ProtocolModel):
    png: str
    """PNG as base64."""


class PdfResult(ProtocolModel):
    pdf: str
    """PDF as base64."""


class Tab(ProtocolModel):
    id: Number
    url: str
    title: str
    driven: bool
    """Whether commands apply to this tab."""


class TabList(ProtocolModel):
    tabs: list[Tab]


RESULTS: dict[type[ProtocolModel], type[ProtocolModel]] = {
    NavigateTo: TabLocation,
    BeginRun: RunTab,
    Look: FrameAnswers,
    Find: FrameAnswers,
    Sends: FrameAnswers,
    Folded: FrameAnswers,
    Html: HtmlResult,
    Screenshot: ScreenshotResult,
    Pdf: PdfResult,
    Url: TabLocation,
    Tabs: TabList,
}
"""Type of a successful result's `data` by command. All other commands: `Acknowledgement`."""

Code = Literal[
    "malformed",  # not JSON, or not valid under the schema
    "unknown",  # a type or command that this version lacks
    "out-of-order",  # a message at the wrong time
    "version",
    "too-large",  # the answer exceeds MESSAGE_LIMIT
    "not-allowed",  # the host is not granted, or not part of the run
    "no-tab",  # the driven tab was closed, or never taken
    "not-found",  # an unknown ref, frame or element
    "page-changed",
    "gone",  # the node left the page before anything was done
    "not-visible",
    "disabled",
    "obscured",
    "timeout",
    "navigation-failed",
    "stopped",  # the person pressed stop
    "failed",  # any other failure; the message names it
]
"""Error code in `data.code` of a failed ActionResult, and in an Error."""
