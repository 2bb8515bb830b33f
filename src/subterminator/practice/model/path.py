"""Right path of a site, as a file: what a good model does on each page, and by which words it knows the end."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import State
from subterminator.domain.page import Element
from subterminator.perception.lines.notation import Position
from subterminator.perception.lines.writer import read_lines

ACTIONS = ("press", "fill", "select", "scroll", "wait", "stop", "ask")
"""What a step may do; each step does one."""
ENDS = ("will_end", "ended")


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a path."""

    on: tuple[str, ...] = ()
    """Texts that are all visible on the page. With an open dialog: in the dialog."""
    absent: tuple[str, ...] = ()
    """Texts of which none is visible on the page."""
    url: str = ""
    """Part of the page's address."""
    press: str | None = None
    """Name, or visible text, of the control to press."""
    fill: str | None = None
    """Name of the field to fill with `value`."""
    select: str | None = None
    """Name of the list in which the option `value` is chosen."""
    scroll: str | None = None
    """Name of the control, or text, around which everything is scrolled to its end; "" for the whole page."""
    dialog: str = ""
    """"accept" or "dismiss": the answer to a native dialog that the press opens."""
    wait: str | None = None
    """Why the page needs time."""
    stop: str | None = None
    """Why it cannot be done here, in words."""
    ask: str | None = None
    """What the person is asked before the path goes on."""
    kind: str = "needs_person"
    """Reason of the stop, in the words of the tools."""
    quote: str = ""
    """Words of the page that say why it stops."""
    contact: str = ""
    """Whom to turn to, in the words of the page."""
    value: str = ""
    role: str = ""
    """ARIA role of the control. "": any."""
    near: str = ""
    """Text of the row, card or dialog in which the control stands, if several read the same."""
    nth: int = 0
    """Number of the control among those that read the same, from 1. 0: the first, or that near `near`."""
    state: str = "ACCOUNT_ACTIVE"
    """State of the page, by the names of design A."""
    expect: str = ""
    """State after the step. "": that of the next step of another state."""
    final: bool = False
    """Whether the press ends the subscription."""
    times: int = 1
    """How often the step is taken at most."""

    @property
    def action(self) -> str:
        """Return the name of what the step does."""
        return next(name for name in ACTIONS if getattr(self, name) is not None)

    @property
    def control(self) -> str:
        """Return the name of its control; "" without one."""
        return self.press or self.fill or self.select or self.scroll or ""


@dataclass(frozen=True, slots=True)
class RightPath:
    """A site's right path."""

    steps: tuple[Step, ...]
    done: tuple[str, ...] = ()
    """Texts of which each tells that the subscription has ended, or will end."""
    running: tuple[str, ...] = ()
    """Texts of which each tells that it runs on."""
    ends: str = "will_end"
    """How it ends: "will_end" (at the end of a period) or "ended" (at once)."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the page in a prompt: running text, or an element."""

    text: str
    """All its words."""
    in_reach: bool
    """Whether no dialog lies over it."""
    in_dialog: bool
    element: Element | None = None


def load_path(file: Path) -> RightPath:
    """Load a path.

    Raises:
        ConfigurationError: the file is missing, no TOML, or has a wrong field; the message names it.
    """
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        steps = tuple(_step(each, number) for number, each in enumerate(data.pop("step", ()), start=1))
        path = RightPath(steps, **_with_tuples(data))
    except (OSError, ValueError, TypeError) as error:
        raise ConfigurationError(f"{file} is no path: {error}") from error
    if not path.steps or path.ends not in ENDS:
        raise ConfigurationError(f"{file} is no path: it needs a [[step]], and ends = one of {', '.join(ENDS)}")
    return path


def _step(data: dict[str, Any], number: int) -> Step:
    known = {each.name for each in fields(Step)}
    if unknown := sorted(data.keys() - known):
        raise ValueError(f"step {number} has unknown fields: {', '.join(unknown)}")
    if sum(name in data for name in ACTIONS) != 1:
        raise ValueError(f"step {number} must have one of {', '.join(ACTIONS)}")
    step = Step(**_with_tuples(data))
    if {step.state, step.expect or step.state} - State.__members__.keys():
        raise ValueError(f"step {number} has an unknown state")
    return step


def _with_tuples(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


# -- the page ----------------------------------------------------------------------------------------------------------


def page_lines(page: str) -> list[Line]:
    """Read the lines of a page in a prompt, without its head."""
    result: list[Line] = []
    position = Position.SCREEN.value
    for line in page.splitlines():
        if line.startswith("= "):
            position = line[2:]
            line = line[2:] if line.startswith(f"= {Position.DIALOG} ") else ""  # noqa: PLW2901 - its name is text
        in_dialog = position.startswith(Position.DIALOG)
        in_reach = not position.startswith(Position.BEHIND)
        if not line or line.startswith(('page "', "… ")):
            continue
        if line.startswith("| "):
            result.append(Line(read_lines(line).text, in_reach, in_dialog))
            continue
        element = next((each for each in read_lines(line).elements if each.role not in {"main", "form"}), None)
        words = " ".join(filter(None, (element.name, element.text, element.value))) if element else line
        result.append(Line(words, in_reach, in_dialog, element))
    return result


def folded(text: str) -> str:
    """Return a text for comparison: without case, white space and invisible characters."""
    return "".join(text.casefold().replace("\u00ad", "").replace("\u200b", "").split())


def shows(lines: Sequence[Line], text: str) -> bool:
    """Return whether a text is visible: in the dialog if one is open, else on the page."""
    return folded(text) in _whole(lines)


def _whole(lines: Sequence[Line]) -> str:
    has_dialog = any(line.in_dialog for line in lines)
    return "".join(folded(line.text) for line in lines if line.in_reach and (line.in_dialog or not has_dialog))


def holds(step: Step, lines: Sequence[Line], url: str) -> bool:
    """Return whether the page is the step's."""
    return (
        folded(step.url) in folded(url)
        and all(shows(lines, text) for text in step.on)
        and not any(shows(lines, text) for text in step.absent)
    )


def control_of(step: Step, lines: Sequence[Line]) -> Element | None:
    """Find the step's control; None if the page does not show it, or only disabled."""
    candidates = list(_candidates(step, lines))
    if step.nth:
        return candidates[step.nth - 1][1] if len(candidates) >= step.nth else None
    if step.near and len(candidates) > 1:
        marks = [index for index, line in enumerate(lines) if folded(step.near) in folded(line.text)]
        if not marks:
            return None
        candidates.sort(key=lambda each: min(_distance(mark, each[0]) for mark in marks))
    return candidates[0][1] if candidates else None


def _distance(mark: int, index: int) -> int:
    """Return the distance of a control from the text of its row, which mostly precedes it."""
    return index - mark if index >= mark else 1000 + mark - index


def _candidates(step: Step, lines: Sequence[Line]) -> Iterator[tuple[int, Element]]:
    """Yield the controls of that name, those that bear exactly it if there are any, else those that contain it."""
    wanted = folded(step.control)
    usable = [
        (index, line.element)
        for index, line in enumerate(lines)
        if line.element is not None
        and line.in_reach
        and line.element.interactive
        and not line.element.has("disabled")
        and step.role in {"", line.element.role}
    ]
    exact = [each for each in usable if wanted in {folded(each[1].name), folded(each[1].text)}]
    yield from exact or [each for each in usable if wanted in folded(each[1].name + " " + each[1].text)]
