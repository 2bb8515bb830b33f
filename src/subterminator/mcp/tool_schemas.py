"""Names, descriptions and parameters of the seven tools. One pydantic model per tool gives its checks and its JSON
schema.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from subterminator.mcp.exceptions import InvalidParamsError

REF = Annotated[str, Field(pattern=r"^@e\d+$", description="From the latest snapshot, e.g. @e7")]
TEXT = Annotated[str, Field(min_length=1, max_length=2000)]


class _Parameters(BaseModel):
    """Parameters of a tool. Unknown ones are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class GetSnapshot(_Parameters):
    """See the page afresh: its elements with refs, and a picture.

    WHEN TO USE: the page may have changed by itself (a countdown, a delayed button), or you need what lies outside the
    viewport (viewport_only=false). Not after an action: each answers with a fresh snapshot.
    """

    viewport_only: bool = True


class BrowserClick(_Parameters):
    """Click an element of the latest snapshot.

    Refs are good for ONE action; the answer holds new ones. WHEN TO USE: buttons, links, checkboxes, folded sections.
    A final button waits for the person by itself: just click it. exploring: the click only looks for the way, so it is
    refused where the person would be asked. ERRORS: ref_invalid (use the snapshot in the answer),
    element_disabled (tick or fill what it waits for), element_obscured (close what covers it), element_not_visible
    (scroll), action_failed (see the reason; refused means: find another way), human_rejected.
    EXAMPLE: {"ref": "@e7"}
    """

    ref: REF
    exploring: bool = False


class BrowserFill(_Parameters):
    """Type into a field. WHEN TO USE: a reason that must be given, a phrase that the page asks for.

    Passwords and codes are <secret:name>; you never see them. EXAMPLE: {"ref": "@e3", "value": "Other"}
    """

    ref: REF
    value: Annotated[str, Field(max_length=5000)]
    clear_first: bool = True


class BrowserSelect(_Parameters):
    """Choose an option of a drop-down by its label or value. EXAMPLE: {"ref": "@e4", "value": "Too expensive"}"""

    ref: REF
    value: TEXT


class BrowserScroll(_Parameters):
    """Scroll an element into view (ref), or the page (direction, amount in pixels), or an element's scroll container to
    its end (ref with direction down). WHEN TO USE: more lies outside the viewport; a button waits for its terms to be
    read.
    """

    ref: REF | None = None
    direction: Literal["up", "down", "left", "right"] | None = None
    amount: Annotated[int, Field(ge=1, le=20_000)] = 300


class RequestHumanApproval(_Parameters):
    """Ask the person before something you are unsure of. Final clicks are asked about without this.

    It approves nothing by itself; a no comes with the person's words.
    """

    action: TEXT
    reason: TEXT


class CompleteTask(_Parameters):
    """Say that the task has ended. REQUIRED as the last call.

    success: the subscription has ended; the account is read to check, and a false claim comes back to you. failed: it
    cannot be done here (say why: billed elsewhere, phone only, sign-in needed).
    """

    status: Literal["success", "failed"]
    reason: TEXT


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


def _schema(model: type[_Parameters]) -> dict[str, Any]:
    """Return the JSON schema without titles, and without the description already given beside it."""

    def without_titles(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: without_titles(value) for key, value in part.items() if key != "title"}
        return [without_titles(each) for each in part] if isinstance(part, list) else part

    schema: dict[str, Any] = without_titles(model.model_json_schema())
    schema.pop("description", None)
    return schema


TOOL_SCHEMAS: list[dict[str, Any]] = [
    {"name": name, "description": " ".join((model.__doc__ or "").split()), "input_schema": _schema(model)}
    for name, model in PARAMETERS.items()
]
"""Tool definitions in the format of the Messages API."""
