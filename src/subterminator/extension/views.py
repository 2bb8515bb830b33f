"""Turns frame answers into a page view, or into one located element."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from subterminator.domain.errors import ActionTimeout, PageChanged
from subterminator.domain.protocols import Element, PageView, TargetStrategy
from subterminator.extension.commands import FrameAnswer, FrameRef, NodeRef
from subterminator.perception.assembly import Assembler, FrameReading, element_from_row
from subterminator.perception.queries import single_match

Answer = tuple[FrameAnswer, dict[str, Any]]


class FrameKeys:
    """Numbers of documents for `Element.node`: stable per document, different after every navigation.

    `assemble` keeps the latest view of them.
    """

    def __init__(self) -> None:
        self._keys: dict[tuple[int, str], int] = {}
        self._documents: list[tuple[int, str]] = []
        self.indexes: dict[int, int] = {}
        """Frame index in the latest view by key, as in `Element.frame`."""
        self.assemble = Assembler()

    def key(self, frame: FrameRef | FrameAnswer) -> int:
        document_id = (frame.frame, frame.document)
        if document_id not in self._keys:
            self._keys[document_id] = len(self._documents)
            self._documents.append(document_id)
        return self._keys[document_id]

    def node(self, element: Element) -> NodeRef:
        """Return the node reference of an element.

        Raises:
            PageChanged: the element is from an unknown page.
        """
        key, _, number = element.node.partition(":")
        if not (key.isdigit() and number.isdigit()) or int(key) >= len(self._documents):
            raise PageChanged(f"{element.describe()} is of another page")
        frame, document = self._documents[int(key)]
        return NodeRef(frame=frame, document=document, node=int(number))


def view_of(frames: list[FrameAnswer], keys: FrameKeys) -> PageView:
    """Return the page view. Frames of unknown position are named but not read, because nobody knows if they are
    visible.

    Raises:
        ActionTimeout: the top frame gave no valid answer.
    """
    if not frames or frames[0].answer is None:
        problem = frames[0].problem if frames else "the tab has no page"
        raise ActionTimeout(f"could not look at the page: {problem or 'no answer'}")
    readings: list[FrameReading] = []
    places: dict[int, int] = {}

    def place(frame: FrameAnswer, parent: int | None) -> None:
        places[frame.frame] = len(readings)
        iframe_node = None if parent is None else frame.node
        key = keys.key(frame)
        readings.append(FrameReading(key, frame.url, frame.offset, frame.answer, frame.problem, parent, iframe_node))
        for child in frames:
            if child.parent == frame.frame and child.node is not None and child.frame not in places:
                place(child, places[frame.frame])

    place(frames[0], None)
    for frame in frames:
        if frame.frame not in places:
            problem = frame.problem or "its position in the page is unknown"
            readings.append(FrameReading(keys.key(frame), frame.url, problem=problem))
    keys.indexes = {reading.key: index for index, reading in enumerate(readings)}
    try:
        return keys.assemble(readings)
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise ActionTimeout(f"could not look at the page: the extension's answer is invalid ({error})") from error


def answers_of(frames: Iterable[FrameAnswer]) -> list[Answer]:
    """Return the parsed answers of frames with a known position. The top frame must answer.

    Raises:
        ActionTimeout: the top frame did not answer, or an answer is invalid.
    """
    answers: list[Answer] = []
    for frame in frames:
        if frame.answer is None:
            if frame.frame == 0:
                raise ActionTimeout(f"the page gave no answer: {frame.problem}")
            continue  # a silent frame holds nothing to press
        if frame.frame != 0 and frame.node is None:
            continue  # a frame of unknown position may be hidden
        try:
            answer = json.loads(frame.answer)
        except ValueError as error:
            raise ActionTimeout(f"the extension's answer about {frame.url} is invalid: {error}") from error
        if not isinstance(answer, dict):
            raise ActionTimeout(f"the extension's answer about {frame.url} is invalid")
        answers.append((frame, answer))
    return answers


def single_element(answers: list[Answer], target: TargetStrategy, keys: FrameKeys) -> Element:
    """Return the only matching element of all frames.

    Raises:
        ElementNotFound, AmbiguousTarget: see `BrowserProtocol.locate`.
    """
    frame, row = single_match(target, answers, answers[0][0].url if answers else "a tab without a page")
    key = keys.key(frame)
    return element_from_row(row, key, frame.offset, keys.indexes.get(key, 0))
