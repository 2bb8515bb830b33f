"""Base class of browsers: acting methods by `locate` and `act`, and defaults of optional methods."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from subterminator.domain.errors import AmbiguousTarget, ElementNotFound, NotFillable, NotSelectable
from subterminator.domain.protocols import (
    Action,
    AnswerListener,
    DialogJudge,
    Element,
    Form,
    PageView,
    RequestJudge,
    RequestListener,
    TargetStrategy,
)
from subterminator.domain.roles import BUTTONS, LISTS, TYPED
from subterminator.perception.render import accessibility_tree

_FIELD_TAGS = frozenset({"input", "textarea"})


class BaseBrowser:
    """Implement acting by a subclass's `look`, `locate` and `act`. Optional methods raise NotImplementedError."""

    selectors: Sequence[str] = ()
    finds_elements: bool = False
    """Whether `look` and `locate` are implemented, by text and point too."""

    async def look(self) -> PageView:
        raise NotImplementedError("look not supported")

    async def locate(self, target: TargetStrategy) -> Element:
        raise NotImplementedError("locate not supported")

    async def act(self, element: Element, action: Action) -> None:
        raise NotImplementedError("act not supported")

    async def form(self, element: Element) -> Form | None:
        raise NotImplementedError("form not supported")

    async def folded(self) -> str:
        raise NotImplementedError("folded not supported")

    async def click(
        self, selector: str | list[str], fallback_role: tuple[str, str] | None = None, timeout: int = 5000
    ) -> None:
        """Click the one visible element of the first matching selector, else of the role and name. `timeout`: ms.

        Raises:
            ElementNotFound, AmbiguousTarget: none matches one element; the message says why for each.
        """
        selectors = [selector] if isinstance(selector, str) else selector
        targets = [TargetStrategy("css", css_selector=one) for one in selectors]
        if fallback_role:
            targets.append(TargetStrategy("aria", aria_role=fallback_role[0], aria_name=fallback_role[1]))
        await self.act(await self.first_of(targets), Action("click", timeout_seconds=timeout / 1000))

    async def first_of(self, targets: list[TargetStrategy]) -> Element:
        """Locate the element of the first target that matches one.

        Raises:
            ElementNotFound, AmbiguousTarget: none matches one element; the message says why for each.
        """
        reasons: list[str] = []
        ambiguous = False
        for target in targets:
            try:
                return await self.locate(target)
            except (ElementNotFound, AmbiguousTarget) as error:
                ambiguous = ambiguous or isinstance(error, AmbiguousTarget)
                reasons.append(str(error))
        kind = AmbiguousTarget if ambiguous else ElementNotFound
        raise kind("; ".join(reasons) or "no target was given")

    async def fill(self, selector: str, value: str) -> None:
        await self.act(await self.locate(TargetStrategy("css", css_selector=selector)), Action("fill", value))

    async def select_option(self, selector: str, value: str | None = None) -> None:
        await self.act(await self.locate(TargetStrategy("css", css_selector=selector)), Action("select", value))

    async def click_by_role(self, role: str, name: str | None = None) -> None:
        target = TargetStrategy("aria", aria_role=role, aria_name=name)
        await self.act(await self.locate(target), Action("click"))

    async def click_by_text(self, text: str, exact: bool = False) -> None:
        """Click the one element that shows the text; `exact` compares its whole text."""
        target = TargetStrategy("text", text_content=f'"{text}"' if exact else text)
        await self.act(await self.locate(target), Action("click"))

    async def click_coordinates(self, x: int, y: int) -> None:
        """Click the element under a point of the viewport, located first so that it can be judged like any other.

        Raises:
            ValueError: a coordinate is negative.
        """
        if x < 0 or y < 0:
            raise ValueError(f"Coordinates must be non-negative: ({x}, {y})")
        await self.act(await self.locate(TargetStrategy("coordinates", coordinates=(x, y))), Action("click"))

    async def accessibility_tree(self) -> str:
        """Return the tree of seed 001 §3.2 as JSON: role, name, children; depth 5, names cut at 100. "{}" if empty."""
        return accessibility_tree(await self.look())

    async def text_content(self) -> str:
        return (await self.look()).text

    async def viewport_size(self) -> tuple[int, int]:
        return (await self.look()).viewport

    async def scroll_position(self) -> tuple[int, int]:
        return (await self.look()).scroll

    async def show_note(self, text: str) -> None:
        return

    def point_at(self, element: Element | None) -> None:
        return

    async def until_ended(self) -> None:
        await asyncio.get_running_loop().create_future()

    async def picture_of(self, element: Element) -> bytes:
        raise NotImplementedError("a picture with a frame is not supported")

    async def scroll_to(self, x: int, y: int) -> None:
        raise NotImplementedError("scroll_to not supported")

    async def evaluate(self, script: str) -> Any:
        raise NotImplementedError("evaluate not supported")

    async def pdf(self) -> bytes:
        raise NotImplementedError("pdf not supported")

    def beside(self) -> AbstractAsyncContextManager[None]:
        raise NotImplementedError("a second tab is not supported")

    def on_dialog(self, judge: DialogJudge | None) -> None:
        raise NotImplementedError("native dialogs cannot be judged by this browser")

    def on_request(self, judge: RequestJudge | None) -> None:
        raise NotImplementedError("requests cannot be held by this browser")

    @property
    def reports_requests(self) -> bool:
        return False

    def on_sent(self, listener: RequestListener | None) -> None:
        raise NotImplementedError("requests are not reported by this browser")

    def on_answer(self, listener: AnswerListener | None) -> None:
        raise NotImplementedError("answers are not reported by this browser")

    def supports_accessibility_tree(self) -> bool:
        return self.finds_elements

    def supports_coordinate_clicking(self) -> bool:
        return self.finds_elements

    def supports_text_clicking(self) -> bool:
        return self.finds_elements


def check_takes(element: Element, action: Action) -> None:
    """Check that an element is of a kind that takes an action, before it is waited for.

    Raises:
        NotSelectable: an option is to be selected in what a site drew; the message says how it is chosen there.
        NotFillable: text is to be typed into what is no field.
    """
    if action.kind == "select" and element.tag not in {"", "select"}:
        raise NotSelectable(
            f"{element.describe()} is drawn by the site, so nothing can be selected in it: click it, then click the "
            "option that it shows"
        )
    edited = element.interactive and element.role not in BUTTONS - {"generic"}  # as by `contenteditable`
    if action.kind == "fill" and not (element.role in TYPED | LISTS or element.tag in _FIELD_TAGS or edited):
        raise NotFillable(f"{element.describe()} is not a field, so nothing can be typed into it")
