"""What the program may ask of the extension, and what a success brings back in `data`. See `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat


def _its_type_is_required(schema: dict[str, Any]) -> None:
    """A message or command says which it is, though in Python its class does."""
    if "const" in schema.get("properties", {}).get("type", {}):
        schema["required"] = ["type", *schema.get("required", [])]


class Said(BaseModel):
    """Part of a message: nothing is converted, nothing unknown is let through, no value is repeated in an error."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, hide_input_in_errors=True, json_schema_extra=_its_type_is_required
    )


Id = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0)]
Pixels = int | FiniteFloat
"""CSS pixels; a whole number stays one."""
Milliseconds = Annotated[int, Field(ge=1, le=600_000)]


# -- what commands speak of --------------------------------------------------------------------------------------------


class FrameRef(Said):
    """One document in one frame of the driven tab."""

    frame: Number
    """Chrome's frameId; 0 is the top frame."""
    document: str
    """Chrome's documentId: another one stands there after every navigation, so that no number outlives its page."""


class NodeRef(FrameRef):
    """One very node."""

    node: Number
    """Its number as the eyes (`perception/*.js`) of that document gave it."""


class FormExpect(Said):
    """A form as `sends` of the eyes told it."""

    method: str
    action: str
    named: bool
    charset: str
    fields: list[tuple[str, str | None, str]]
    """Name, value (null: not read) and kind of each entry."""


class Expect(Said):
    """What the node must still read as just before it is pressed, as `probe` and `arm` of the eyes take it."""

    role: str
    name: str
    text: str
    form_method: str
    form_action: str
    form: FormExpect | None = None
    """What the press may send, where a form was read for it: another form, another address, a choice that was not in
    it, and the page's sending is stopped ("page-changed")."""


class Query(Said):
    """One way to find elements, as `find` of the eyes takes it: css, role with name, text, or a point."""

    css: str | None = None
    role: str | None = None
    name: str | None = None
    text: str | None = None
    exact: bool | None = None
    x: Pixels | None = None
    """CSS pixels from the top left of that frame's viewport."""
    y: Pixels | None = None


# -- commands: from the program to the extension -----------------------------------------------------------------------


class NavigateTo(Said):
    """Open an address in the driven tab; answered when its document is there (DOMContentLoaded), with `Place`."""

    type: Literal["navigate_to"] = "navigate_to"
    url: str


class ClickElement(Said):
    """Seed 002: click what the last Snapshot calls `ref`."""

    type: Literal["click_element"] = "click_element"
    ref: Annotated[int, Field(ge=1)]


class TypeText(Said):
    """Seed 002: type into what the last Snapshot calls `ref`."""

    type: Literal["type_text"] = "type_text"
    ref: Annotated[int, Field(ge=1)]
    text: str = Field(repr=False)


class ScrollTo(Said):
    """Scroll the top document; CSS pixels."""

    type: Literal["scroll_to"] = "scroll_to"
    x: Pixels
    y: Pixels


class Begin(Said):
    """Take a tab for a run; answered with `Begun` once the person has granted the hosts in the popup.

    The same run asked for twice is given the same tab.
    """

    type: Literal["begin"] = "begin"
    run: str
    service: str
    hosts: list[str]
    """Host names, optionally with a port. The extension acts on no page of any other."""
    timeout_ms: Milliseconds


class End(Said):
    """Let go of the tab: the mark goes, the tab stays open. Answered with `Done`."""

    type: Literal["end"] = "end"


class Look(Said):
    """`look` of the eyes in every frame; answered with `Frames`. The page's visible text is part of it."""

    type: Literal["look"] = "look"
    selectors: list[str] = []
    """CSS selectors to match on every element; an invalid one fits nothing."""


class Find(Said):
    """`find` of the eyes in every frame, or in one; answered with `Frames`."""

    type: Literal["find"] = "find"
    query: Query
    frame: FrameRef | None = None
    selectors: list[str] = []
    """As for `Look`."""


class Sends(Said):
    """`sends` of the eyes for one node: the form that a press on it would submit. Answered with `Frames` of one."""

    type: Literal["sends"] = "sends"
    at: NodeRef


class Folded(Said):
    """`folded` of the eyes in every frame; answered with `Frames`."""

    type: Literal["folded"] = "folded"


class Act(Said):
    """Act on one very node, then wait until the page has come to rest; answered with `Done`.

    `probe` first, and only when it is the same, visible, enabled and hit; a click is armed in the same turn in which
    it is made, and `fired` is asked afterwards. With "page-changed", "gone", "not-visible", "disabled", "obscured"
    and "not-allowed" it is certain that nothing was pressed.
    """

    type: Literal["act"] = "act"
    kind: Literal["click", "fill", "select", "key", "scroll"]
    at: NodeRef
    expect: Expect
    value: str | None = Field(default=None, repr=False)
    """Text for fill, label (else value) of the option for select, key name for key, "end" or nothing for scroll."""
    timeout_ms: Milliseconds


class Html(Said):
    """The top document's HTML; answered with `Markup`."""

    type: Literal["html"] = "html"


class Screenshot(Said):
    """The viewport of the driven tab; answered with `Picture`."""

    type: Literal["screenshot"] = "screenshot"


class Pdf(Said):
    """The page as printed; answered with `Printed`. Only with the capability "pdf"."""

    type: Literal["pdf"] = "pdf"


class Url(Said):
    """Where the driven tab is; answered with `Place`."""

    type: Literal["url"] = "url"


class Tabs(Said):
    """The tabs of this run: the one it took, and those that it opened. Answered with `TabList`."""

    type: Literal["tabs"] = "tabs"


class TakeSnapshot(Said):
    """Send a `Snapshot` of seed 002, with this command's id, instead of an ActionResult."""

    type: Literal["snapshot"] = "snapshot"


Command = Annotated[
    NavigateTo
    | ClickElement
    | TypeText
    | ScrollTo
    | Begin
    | End
    | Look
    | Find
    | Sends
    | Folded
    | Act
    | Html
    | Screenshot
    | Pdf
    | Url
    | Tabs
    | TakeSnapshot,
    Field(discriminator="type"),
]
READING = (Begin, End, Look, Find, Sends, Folded, Html, Screenshot, Pdf, Url, Tabs, TakeSnapshot)
"""Commands that change nothing when they are done twice: these may be sent again when their answer was lost."""


# -- what successful answers hold in `data` ----------------------------------------------------------------------------


class Done(Said):
    """It was done; there is no more to say. `data` may be left out."""


class Begun(Said):
    tab: Number


class Place(Said):
    url: str
    title: str = ""


class FrameAnswer(Said):
    """What one frame of the driven tab said, and where it stands."""

    frame: Number
    document: str
    url: str
    parent: Number | None = None
    """frameId of the frame that holds it; null for the top frame."""
    node: Number | None = None
    """Number of its iframe element in the parent document, as the parent's eyes know it; null when not known."""
    offset: tuple[Pixels, Pixels] = (0, 0)
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    answer: str | None = None
    """JSON text of what the eyes answered, or of `{"error": …}` when they threw; null when there was no answer."""
    problem: str = ""
    """Why there was no answer, in words."""


class Frames(Said):
    """The top frame first."""

    tab: Number
    frames: list[FrameAnswer]


class Markup(Said):
    html: str


class Picture(Said):
    png: str
    """Base64 of a PNG."""


class Printed(Said):
    pdf: str
    """Base64 of a PDF."""


class Tab(Said):
    id: Number
    url: str
    title: str
    driven: bool
    """The one that commands are about."""


class TabList(Said):
    tabs: list[Tab]


RESULTS: dict[type[Said], type[Said]] = {
    NavigateTo: Place,
    Begin: Begun,
    Look: Frames,
    Find: Frames,
    Sends: Frames,
    Folded: Frames,
    Html: Markup,
    Screenshot: Picture,
    Pdf: Printed,
    Url: Place,
    Tabs: TabList,
}
"""What `data` of a success holds, by command. Of every other command: `Done`."""

Code = Literal[
    "malformed",  # not JSON, or not of the schema
    "unknown",  # a type or command that this version does not have
    "out-of-order",  # a message that was not its turn
    "version",
    "too-large",  # the answer would be longer than MESSAGE_LIMIT
    "not-allowed",  # a host that the person has not granted, or outside of the run's
    "no-tab",  # the driven tab was closed, or there is none
    "not-found",  # a ref, frame or element that is not there
    "page-changed",
    "gone",  # the node was no longer in the page before anything was done
    "not-visible",
    "disabled",
    "obscured",
    "timeout",
    "navigation-failed",
    "stopped",  # the person pressed stop
    "failed",  # anything else; the text says what
]
"""Stands in `data.code` of an ActionResult without success, and in an Error."""
