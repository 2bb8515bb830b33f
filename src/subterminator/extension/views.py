"""What the frames of the driven tab answered, made into a view, or into the one element that was asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from subterminator.domain.errors import ActionTimeout, AmbiguousTarget, ElementNotFound, PageChanged
from subterminator.domain.protocols import Element, PageView, TargetStrategy
from subterminator.extension.commands import Expect, FormExpect, FrameAnswer, FrameRef, NodeRef, Query
from subterminator.pages.fingerprint import say
from subterminator.perception.assembly import FrameReading, assemble, element_from_row

Answer = tuple[FrameAnswer, dict[str, Any]]


class FrameKeys:
    """Numbers for documents, as `Element.node` names them: one document keeps its own, the next one has another."""

    def __init__(self) -> None:
        self._keys: dict[tuple[int, str], int] = {}
        self._known: list[tuple[int, str]] = []
        self.places: dict[int, int] = {}
        """Place in the last view, by key: what `Element.frame` says."""

    def key(self, frame: FrameRef | FrameAnswer) -> int:
        name = (frame.frame, frame.document)
        if name not in self._keys:
            self._keys[name] = len(self._known)
            self._known.append(name)
        return self._keys[name]

    def node(self, element: Element) -> NodeRef:
        """Which very node an element of a view is.

        Raises:
            PageChanged: it is of no page that was looked at here.
        """
        key, _, number = element.node.partition(":")
        if not (key.isdigit() and number.isdigit()) or int(key) >= len(self._known):
            raise PageChanged(f"{say(element)} is of another page")
        frame, document = self._known[int(key)]
        return NodeRef(frame=frame, document=document, node=int(number))


def view_of(frames: list[FrameAnswer], keys: FrameKeys) -> PageView:
    """One account of the page. A frame of unknown place is named and not read: nobody could say that it is seen.

    Raises:
        ActionTimeout: the top frame did not answer, or what it said is no account of a page.
    """
    if not frames or frames[0].answer is None:
        why = frames[0].problem if frames else "the tab has no page"
        raise ActionTimeout(f"could not look at the page: {why or 'it gave no answer'}")
    readings: list[FrameReading] = []
    places: dict[int, int] = {}

    def place(frame: FrameAnswer, parent: int | None) -> None:
        places[frame.frame] = len(readings)
        held = None if parent is None else frame.node
        key = keys.key(frame)
        readings.append(FrameReading(key, frame.url, frame.offset, frame.answer, frame.problem, parent, held))
        for child in frames:
            if child.parent == frame.frame and child.node is not None and child.frame not in places:
                place(child, places[frame.frame])

    place(frames[0], None)
    for frame in frames:
        if frame.frame not in places:
            problem = frame.problem or "where it stands in the page is not known"
            readings.append(FrameReading(keys.key(frame), frame.url, problem=problem))
    keys.places = {reading.key: index for index, reading in enumerate(readings)}
    try:
        return assemble(readings)
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise ActionTimeout(f"could not look at the page: what the extension told makes no sense ({error})") from error


def query_of(target: TargetStrategy) -> Query:
    """The target as the eyes take it. A text in quotes is the whole of what the element shows."""
    match target.method:
        case "css":
            return Query(css=target.css_selector)
        case "aria":
            return Query(role=target.aria_role, name=target.aria_name)
        case "text":
            text = target.text_content or ""
            exact = len(text) > 2 and text[0] == text[-1] == '"'
            return Query(text=text[1:-1] if exact else text, exact=exact)
        case "coordinates":
            x, y = target.coordinates or (0, 0)
            return Query(x=x, y=y)


def answers_of(frames: Iterable[FrameAnswer]) -> list[Answer]:
    """What those frames said that said something and have a known place; the top frame has to.

    Raises:
        ActionTimeout: the top frame did not answer, or one answered nonsense.
    """
    found: list[Answer] = []
    for frame in frames:
        if frame.answer is None:
            if frame.frame == 0:
                raise ActionTimeout(f"the page gave no answer: {frame.problem}")
            continue  # a frame that is silent or gone holds nothing that could be pressed
        if frame.frame != 0 and frame.node is None:
            continue  # nor does one of which nobody knows whether it is shown
        try:
            answer = json.loads(frame.answer)
        except ValueError as error:
            raise ActionTimeout(f"the extension's answer about {frame.url} makes no sense: {error}") from error
        if not isinstance(answer, dict):
            raise ActionTimeout(f"the extension's answer about {frame.url} makes no sense")
        found.append((frame, answer))
    return found


def one_of(answers: list[Answer], target: TargetStrategy, keys: FrameKeys) -> Element:
    """The one element that fits, among what the frames found.

    Raises:
        ElementNotFound, AmbiguousTarget: see `BrowserProtocol.locate`.
    """
    described = target.describe()
    if problem := next((str(answer["error"]) for _, answer in answers if answer.get("error")), ""):
        raise ElementNotFound(f"{described} cannot be searched for: {problem}")
    found = [(frame, row) for frame, answer in answers for row in answer["rows"]]
    visible = [(frame, row) for frame, row in found if row[-1]]
    if len(visible) > 1:
        names = ", ".join(say(element_from_row(row, 0)) for _, row in visible[:5])
        total = sum(int(answer["total"]) for _, answer in answers)
        raise AmbiguousTarget(f"{described} fits {max(total, len(visible))} elements: {names}")
    chosen = visible or found
    if len(chosen) != 1:
        hidden = f" ({len(found)} hidden ones do)" if found else ""
        at = f" at {answers[0][0].url}" if answers else ""
        raise ElementNotFound(f"nothing visible fits {described}{at}{hidden}")
    frame, row = chosen[0]
    key = keys.key(frame)
    return element_from_row(row, key, frame.offset, keys.places.get(key, 0))


def expected_of(element: Element, form: FormExpect | None) -> Expect:
    """What must still hold of the node when it is pressed, and of the form that it sends."""
    return Expect(
        role=element.role,
        name=element.name,
        text=element.text,
        form_method=element.form_method,
        form_action=element.form_action,
        form=form,
    )
