"""Queries to the page script that find one element, and the choice among their matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from subterminator.domain.errors import AmbiguousTarget, ElementNotFound
from subterminator.domain.plans import TargetStrategy
from subterminator.perception.assembly import element_from_row

F = TypeVar("F")


def query_of(target: TargetStrategy) -> dict[str, Any]:
    """Return the query of a target. Text in quotation marks must match the whole text of the element."""
    match target.method:
        case "css":
            return {"css": target.css_selector}
        case "aria":
            return {"role": target.aria_role, "name": target.aria_name}
        case "text":
            text = target.text_content or ""
            exact = len(text) > 2 and text[0] == text[-1] == '"'
            return {"text": text[1:-1] if exact else text, "exact": exact}
        case "coordinates":
            x, y = target.coordinates or (0, 0)
            return {"x": x, "y": y}


def single_match(
    target: TargetStrategy, answers: Sequence[tuple[F, Mapping[str, Any]]], url: str
) -> tuple[F, list[Any]]:
    """Return the only visible match in the answers of all frames, or the only one, as frame and row.

    Args:
        url: address of the page, for messages.

    Raises:
        ElementNotFound, AmbiguousTarget: see `BrowserProtocol.locate`.
    """
    if problem := next((answer["error"] for _, answer in answers if answer.get("error")), ""):
        raise ElementNotFound(f"{target.describe()} cannot be searched for: {problem}")
    matches = [(frame, row) for frame, answer in answers for row in answer["rows"]]
    total = sum(int(answer["total"]) for _, answer in answers)  # some have no row
    visible = [(frame, row) for frame, row in matches if row[-1]]
    if len(visible) > 1:
        names = ", ".join(element_from_row(row, 0).describe() for _, row in visible[:5])
        raise AmbiguousTarget(f"{target.describe()} fits {max(total, len(visible))} elements: {names}")
    chosen = visible or matches
    if len(chosen) != 1:
        hidden = f" ({len(matches)} hidden ones do)" if matches else ""
        raise ElementNotFound(f"nothing visible fits {target.describe()} at {url}{hidden}")
    return chosen[0]
