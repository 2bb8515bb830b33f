"""Names, descriptions and parameters of the seven tools. One pydantic model per tool gives its checks and its JSON
schema.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from subterminator.domain.plans import DialogAnswer
from subterminator.domain.stops import StopReason
from subterminator.mcp.exceptions import InvalidParamsError
from subterminator.mcp.types import ErrorCode

REF = Annotated[str, Field(pattern=r"^@e\d+$", description="Of an element in the latest answer; good for ONE action")]
TEXT = Annotated[str, Field(min_length=1, max_length=2000)]


class _Parameters(BaseModel):
    """Parameters of a tool. Unknown ones are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class GetSnapshot(_Parameters):
    """See the page afresh, with a picture.

    WHEN TO USE: it may have changed by itself (a countdown, a delayed button), or you need the picture, or what lies
    outside the viewport. Not after an action: each answers with one. Refs are good for ONE action. ERRORS:
    invalid_params. EXAMPLE: {"viewport_only": false}
    """

    viewport_only: Annotated[bool, Field(description="false: also what lies outside the viewport")] = True


class BrowserClick(_Parameters):
    """Click an element of the latest snapshot.

    Refs are good for ONE action; the answer holds new ones. WHEN TO USE: buttons, links, checkboxes, folded sections.
    A final button waits for the person by itself: just click it. exploring: refuse it where the person would be asked.
    dialog: answer to a native dialog that it opens. ERRORS: ref_invalid, element_disabled, element_obscured,
    element_not_visible, timeout, action_failed, human_rejected: each with its reason and what helps. EXAMPLE: {"ref":
    "@e7"}
    """

    ref: REF
    exploring: Annotated[
        bool, Field(description="true: refuse the click where the person would be asked, instead of asking them")
    ] = False
    dialog: Annotated[
        DialogAnswer | None, Field(description="Answer to a native dialog that the click opens; without one it waits")
    ] = None


class BrowserFill(_Parameters):
    """Type into a field; its ref is good for ONE action.

    WHEN TO USE: a reason that must be given, a phrase that the page asks for. Passwords and codes are <secret:name>;
    you never see them. ERRORS: as browser_click. EXAMPLE: {"ref": "@e3", "value": "Other"}
    """

    ref: REF
    value: Annotated[str, Field(max_length=5000, description="Text to type")]
    clear_first: Annotated[bool, Field(description="false: add to what stands in the field")] = True


class BrowserSelect(_Parameters):
    """Choose an option of a drop-down by its label or value; its ref is good for ONE action.

    WHEN TO USE: a combobox or listbox that shows options=. ERRORS: as browser_click. EXAMPLE: {"ref": "@e4", "value":
    "Too expensive"}
    """

    ref: REF
    value: Annotated[TEXT, Field(description="Label or value of the option")]


class BrowserScroll(_Parameters):
    """Scroll an element into view (its ref is good for ONE action), or the page (direction, amount in pixels).

    From a ref that is in view, or a disabled button, the terms around it are scrolled to their end. WHEN TO USE: more
    lies outside the viewport; a button waits for its terms to be read. ERRORS: invalid_params (neither), ref_invalid.
    EXAMPLE: {"direction": "bottom"}
    """

    ref: REF | None = None
    direction: Annotated[
        Literal["up", "down", "left", "right", "top", "bottom"] | None,
        Field(description="Where the page is scrolled; top and bottom are its ends"),
    ] = None
    amount: Annotated[int, Field(ge=1, le=20_000, description="CSS pixels")] = 300

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        if self.ref is None and self.direction is None:
            raise ValueError("give ref or direction")
        return self


class RequestHumanApproval(_Parameters):
    """Ask the person before something you are unsure of; refs stay as they were told last.

    It approves nothing by itself: final clicks are asked about without this. WHEN TO USE: a choice that is theirs.
    ERRORS: human_rejected, with their words. EXAMPLE: {"action": "Choose plan B", "reason": "Two plans run"}
    """

    action: Annotated[TEXT, Field(description="What you want to do, for the person to read")]
    reason: Annotated[TEXT, Field(description="Why you are unsure")]


class CompleteTask(_Parameters):
    """Say that the task has ended. REQUIRED as the last call.

    WHEN TO USE: success: the subscription has ended now; already_cancelled: it had ended before; the account is read
    to check both, and a false claim comes back to you. failed: no control leads on; stop: why (blocked: refused for
    now; billed_elsewhere: and nothing here leads there), quote: the page's words for it, contact: whom to turn to.
    ERRORS: invalid_params. EXAMPLE: {"status": "success", "reason": "Ends 4 May"}
    """

    status: Annotated[
        Literal["success", "already_cancelled", "failed"],
        Field(
            description="success: it has ended now; already_cancelled: it had ended before; failed: no control leads on"
        ),
    ]
    reason: Annotated[TEXT, Field(description="In a sentence, what shows it")]
    stop: Annotated[
        StopReason | None,
        Field(description=f"Why it failed. {'; '.join(f'{each}: {each.meaning}' for each in StopReason)}"),
    ] = None
    quote: Annotated[str, Field(max_length=500, description="The page's words for the stop, as they stand there")] = ""
    contact: Annotated[str, Field(max_length=200, description="Whom to turn to, if the page names anybody")] = ""

    @field_validator("stop", mode="before")
    @classmethod
    def _by_its_word(cls, value: object) -> object:
        """Accept the reason's word: strict parameters take no other type for an enum."""
        return StopReason(value) if isinstance(value, str) and value in set(StopReason) else value

    @model_validator(mode="after")
    def _stops_a_failure(self) -> Self:
        if self.stop is not None and self.status != "failed":
            raise ValueError("stop belongs to status failed")
        return self


PARAMETERS: dict[str, type[_Parameters]] = {
    "get_snapshot": GetSnapshot,
    "browser_click": BrowserClick,
    "browser_fill": BrowserFill,
    "browser_select": BrowserSelect,
    "browser_scroll": BrowserScroll,
    "request_human_approval": RequestHumanApproval,
    "complete_task": CompleteTask,
}
"""Parameter model of each tool. Tools not listed here do not exist."""


def validated_parameters(tool: str, arguments: Any) -> dict[str, Any]:
    """Return the validated parameters, defaults included.

    Raises:
        InvalidParamsError: names each wrong parameter and the fault.
    """
    if not isinstance(arguments, dict):
        raise InvalidParamsError(tool, f"expected an object, got {type(arguments).__name__}")
    try:
        return dict(PARAMETERS[tool].model_validate(arguments))
    except ValidationError as error:
        faults = [f"{'.'.join(map(str, each['loc'])) or 'all'}: {each['msg']}" for each in error.errors()]
        raise InvalidParamsError(tool, "; ".join(faults)) from None


_LEFT_OUT = frozenset({"title", "minLength", "maxLength", "minimum", "maximum"})


def _schema(model: type[_Parameters], *, described: bool = False) -> dict[str, Any]:
    """Return the JSON schema without titles, sizes, types of words, empty defaults, and the description beside it.

    The sizes are checked all the same: no model comes near them, and each costs tokens in every question. So do the
    descriptions of parameters, which stand there only if `described`.
    """
    left_out = _LEFT_OUT if described else _LEFT_OUT | {"description"}

    def shortened(part: Any) -> Any:
        if isinstance(part, list):
            return [shortened(each) for each in part]
        if not isinstance(part, dict):
            return part
        kinds = [each for each in part.get("anyOf", []) if each != {"type": "null"}]
        if len(kinds) == 1:  # left out instead of null
            rest = {key: value for key, value in part.items() if key not in {"anyOf", "default"}}
            return shortened({**kinds[0], **rest})
        kept_short = {"type"} if "enum" in part else set()
        empty = {"default"} if not part.get("default") else set()
        return {key: shortened(value) for key, value in part.items() if key not in left_out | kept_short | empty}

    whole = _inlined(model.model_json_schema())
    whole.pop("description", None)
    schema: dict[str, Any] = shortened(whole)
    return schema


def _inlined(schema: dict[str, Any]) -> dict[str, Any]:
    """Put the words of enumerations where they are used, and their meaning into the description."""
    definitions = schema.pop("$defs", {})

    def inline(part: Any) -> Any:
        if isinstance(part, list):
            return [inline(each) for each in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            found = definitions[part["$ref"].rpartition("/")[2]]
            beside = {key: value for key, value in part.items() if key == "description"}
            return {**{key: value for key, value in found.items() if key in {"enum", "type"}}, **beside}
        return {key: inline(value) for key, value in part.items()}

    inlined: dict[str, Any] = inline(schema)
    return inlined


TITLES = {
    "get_snapshot": "Look at the page",
    "browser_click": "Click",
    "browser_fill": "Type into a field",
    "browser_select": "Choose an option",
    "browser_scroll": "Scroll",
    "request_human_approval": "Ask the person",
    "complete_task": "Say that the task has ended",
}
"""Names of the tools for a person."""
NOT_ACKNOWLEDGED = "not_acknowledged"
"""Error of a claim that did not hold: no tool failed."""
OUTPUT_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "ok": {"type": "boolean", "description": "Whether it was done; at the end, whether it is cancelled"},
        "answer": {"type": "string", "description": "What was done and what came of it, or why not and what helps"},
        "error": {"type": "string", "enum": [*get_args(ErrorCode), NOT_ACKNOWLEDGED]},
        "page": {
            "type": "object",
            "properties": {
                "url": {"type": "string"},
                "title": {"type": "string"},
                "text": {"type": "string", "description": "The page, a line per element, with the refs to act by"},
            },
            "required": ["url", "title", "text"],
        },
        "ended": {
            "type": "object",
            "description": "The end of the run. Only its outcome tells whether the subscription is cancelled",
            "properties": {
                "outcome": {"type": "string"},
                "message": {"type": "string"},
                "effective_date": {"type": ["string", "null"]},
                "run_id": {"type": "string"},
            },
            "required": ["outcome", "message"],
        },
    },
    "required": ["ok", "answer"],
}
"""Schema of the structured content of every answer to a client of the MCP transport."""

TOOL_SCHEMAS: list[dict[str, Any]] = [
    {"name": name, "description": " ".join((model.__doc__ or "").split()), "input_schema": _schema(model)}
    for name, model in PARAMETERS.items()
]
"""Tool definitions in the format of the Messages API."""


def described_inputs() -> dict[str, dict[str, Any]]:
    """Return the input schemas with a description of each parameter, for people who read them in a client."""
    return {name: _schema(model, described=True) for name, model in PARAMETERS.items()}
