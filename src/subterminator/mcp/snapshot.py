"""Snapshots for a model, built from perception's page view (seed 000 §2.5, pruned as in seed 003 FR3)."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from pydantic import TypeAdapter

from subterminator.domain import roles
from subterminator.domain.protocols import BrowserProtocol, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.registry import ElementRegistry
from subterminator.mcp.types import (
    SNAPSHOT_STATES,
    BoundingBox,
    ElementInfo,
    PageInfo,
    Snapshot,
    SnapshotState,
    ViewportInfo,
)
from subterminator.perception.lines.writer import lines

MAX_ELEMENTS = 100
MAX_DEPTH = 10
MAX_NAME_LENGTH = 200


@dataclass(frozen=True, slots=True)
class Pruning:
    """Limits on the content of a snapshot."""

    max_elements: int = MAX_ELEMENTS
    max_depth: int = MAX_DEPTH
    """Depth below the page, counted in perceived elements."""
    max_name: int = MAX_NAME_LENGTH
    max_heading: int = 3
    reach: int = 20
    """Maximum number of controls outside the viewport: relevant labels first, then fields."""
    budget: int = 2_700
    """Size of the page text for a model, in bytes."""


class SnapshotFactory:
    """Creates snapshots of a browser's page and registers references for their elements."""

    INTERACTIVE_ROLES = roles.FIELDS | frozenset(
        {"button", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "slider", "tab"}
    )
    LANDMARK_ROLES = frozenset({"region", "dialog", "alert", "alertdialog"})
    MAX_ELEMENTS = MAX_ELEMENTS
    MAX_DEPTH = MAX_DEPTH
    MAX_NAME_LENGTH = MAX_NAME_LENGTH
    FIELDS = frozenset({"checkbox", "combobox", "listbox", "radio", "switch", "textbox"})
    """Roles of form fields, which may have to be filled before the flow goes on."""

    def __init__(
        self, browser: BrowserProtocol, registry: ElementRegistry | None = None, pruning: Pruning | None = None
    ) -> None:
        self.browser = browser
        self.registry = registry or ElementRegistry()
        self.pruning = pruning or Pruning()
        self._lexicon = Lexicon.load()
        self.view = PageView("")
        """The page view behind the latest snapshot."""

    async def create(self, viewport_only: bool = True) -> tuple[Snapshot, list[ElementInfo]]:
        """Return a snapshot for the model and its elements for acting. The screenshot is taken concurrently."""
        picture = asyncio.ensure_future(self._screenshot())
        await asyncio.sleep(0)  # the screenshot takes longest, so it starts before the look occupies the page
        try:
            snapshot, elements = self._snapshot(await self.browser.look(), viewport_only)
            snapshot.screenshot = base64.b64encode(await picture).decode()
        finally:
            picture.cancel()
            await asyncio.gather(picture, return_exceptions=True)
        return snapshot, elements

    def _snapshot(self, view: PageView, viewport_only: bool) -> tuple[Snapshot, list[ElementInfo]]:
        self.view = view
        elements = self._prune_elements(self._extract_elements(view, viewport_only))
        snapshot_id = self.registry.register_snapshot(elements)
        refs = {each.element.ref: each.ref for each in elements if each.element is not None}
        for each in elements:
            parent = _parent_ref(view, each.element, refs)
            if parent is not None:
                self.registry.resolve(parent).children.append(each.ref)
        snapshot = Snapshot(
            snapshot_id=snapshot_id,
            elements=[each.to_element() for each in elements],
            focused=next((each.ref for each in elements if "focused" in each.state), None),
            page=PageInfo(view.url, view.title),
            viewport=ViewportInfo(*view.viewport, *view.scroll),
            lines=lines(view, self.pruning.budget, refs=refs),
            left_out=view.left_out + sum(self._should_include(each) for each in view.elements) - len(elements),
        )
        return snapshot, elements

    async def picture(self) -> str:
        """Return a picture of the page as it is now: PNG, base64; "" where the browser takes none."""
        return base64.b64encode(await self._screenshot()).decode()

    async def _screenshot(self) -> bytes:
        try:
            return await self.browser.screenshot()
        except NotImplementedError:
            return b""

    def _extract_elements(self, view: PageView, viewport_only: bool) -> list[ElementInfo]:
        included = [each for each in view.elements if self._should_include(each)]
        if viewport_only:
            reachable = self._reachable_refs([each for each in included if each.interactive and not each.in_viewport])
            included = [each for each in included if each.in_viewport or each.ref in reachable]
        return [self._to_info(each) for each in included]

    def _reachable_refs(self, outside: list[Element]) -> frozenset[int]:
        """Collect the refs of relevant controls outside the viewport. Pressing one scrolls it into view."""
        relevant = [each for each in outside if self._lexicon.label(each.label).intents or each.has("collapsed")]
        fields = [each for each in outside if each.role in self.FIELDS]
        return frozenset(each.ref for each in [*relevant, *fields][: self.pruning.reach])

    def _should_include(self, element: Element) -> bool:
        """Include by role and depth; clickable elements without a role need a name."""
        if element.depth > self.pruning.max_depth:
            return False
        if element.role == "heading":
            return (element.level or 1) <= self.pruning.max_heading
        if element.role in self.LANDMARK_ROLES:
            return True
        return element.role in self.INTERACTIVE_ROLES or (element.interactive and bool(element.label))

    def _prune_elements(self, elements: list[ElementInfo]) -> list[ElementInfo]:
        """Drop excess elements in order: non-interactive, blocked by a dialog, without a relevant label, relevant."""
        excess = len(elements) - self.pruning.max_elements
        if excess <= 0:
            return elements
        by_priority = sorted(range(len(elements)), key=lambda index: (self._priority(elements[index]), -index))
        dropped = set(by_priority[:excess])
        return [element for index, element in enumerate(elements) if index not in dropped]

    def _priority(self, element: ElementInfo) -> int:
        """Return the priority of an element: low values are dropped first."""
        perceived = element.element
        if perceived is None or not perceived.interactive:
            return 0
        if perceived.modal_blocked:
            return 1
        return 3 if self._lexicon.label(perceived.label).intents else 2

    def _to_info(self, element: Element) -> ElementInfo:
        limit = self.pruning.max_name
        label = element.label
        return ElementInfo(
            role=element.role,
            name=label if len(label) <= limit else f"{label[:limit]}...",
            state=_states(element),
            notes=_notes(element),
            bbox=BoundingBox(*(round(each) for each in element.box)),
            value=element.value,
            level=element.level,
            selector=element.selector,
            element=element,
        )


def _states(element: Element) -> list[SnapshotState]:
    states = [state for state in element.states if state in SNAPSHOT_STATES and state != "focused"]
    if element.interactive and "disabled" not in states:
        states.append("enabled")
    if element.modal_blocked or element.covered_by:
        states.append("hidden")
    elif not element.in_viewport:
        states.append("offscreen")
    elif element.hit or not element.interactive:
        states.append("visible")
    if element.has("focused"):
        states.append("focused")
    return cast(list[SnapshotState], states)


def _notes(element: Element) -> list[str]:
    notes = [state for state in element.states if state not in SNAPSHOT_STATES]
    if element.modal_blocked:
        notes.append("blocked")
    elif element.covered_by:
        notes.append("covered")
    return notes


def _parent_ref(view: PageView, element: Element | None, refs: dict[int, str]) -> str | None:
    """Return the ref of the nearest ancestor in the snapshot."""
    parent = None if element is None else element.parent
    while parent is not None:
        if parent in refs:
            return refs[parent]
        parent = view[parent].parent
    return None


def schema() -> dict[str, Any]:
    """Return the JSON schema of a snapshot, generated from its types. Shipped as `snapshot.schema.json`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **TypeAdapter(Snapshot).json_schema(mode="serialization"),
    }


def main(arguments: Sequence[str] = ()) -> None:
    """Print the schema."""
    print(json.dumps(schema(), indent=2))


if __name__ == "__main__":
    main()
