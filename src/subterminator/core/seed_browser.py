"""Browsers and interpreters with only the methods of the source documents, completed for the engine and the agent."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, cast

from subterminator.domain.errors import ElementNotFound
from subterminator.domain.page import Element, PageView
from subterminator.domain.plans import TargetStrategy
from subterminator.domain.protocols import Action, AIInterpretation, BrowserProtocol, Form
from subterminator.pages.state_detector import HeuristicInterpreter

_NODE = "seed:"
_PRESSABLE = frozenset({"button", "link", "checkbox", "radio", "textbox", "combobox", "menuitem", "switch", "tab"})


async def act_by_seed_methods(browser: BrowserProtocol, target: TargetStrategy, action: Action) -> None:
    """Act on a target by the method that the seeds have for it: nothing is looked at, nothing compared.

    Raises:
        ElementNotFound: as the browser says, or the target is of a kind that the action cannot take.
    """
    match action.kind, target.method:
        case "click", "css":
            await browser.click(target.css_selector or "")
        case "click", "aria":
            await browser.click_by_role(target.aria_role or "", target.aria_name)
        case "click", "text":
            await browser.click_by_text(target.text_content or "")
        case "click", "coordinates":
            await browser.click_coordinates(*(target.coordinates or (0, 0)))
        case "fill", "css":
            await browser.fill(target.css_selector or "", action.value or "")
        case "select", "css":
            await browser.select_option(target.css_selector or "", action.value)
        case "scroll", _:
            x, y = await browser.scroll_position()
            await browser.scroll_to(x, y + (await browser.viewport_size())[1])
        case _:
            raise ElementNotFound(f"this browser can {action.kind} by a CSS selector only, not by {target.describe()}")


class SeedBrowser:
    """Passes everything on. Where the browser cannot look, a view is composed of its tree, text and address."""

    def __init__(self, browser: BrowserProtocol) -> None:
        self._browser = browser
        self._can_look = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._browser, name)

    @property
    def selectors(self) -> Sequence[str]:
        return self._browser.selectors

    @selectors.setter
    def selectors(self, selectors: Sequence[str]) -> None:
        self._browser.selectors = selectors

    async def look(self) -> PageView:
        """Look, or compose a view. Its elements are those of the accessibility tree, all taken to be on the screen."""
        if self._can_look:
            view = await view_of(self._browser)
            if view is not None:
                return view
            self._can_look = False
        browser = self._browser
        tree = await browser.accessibility_tree() if browser.supports_accessibility_tree() else "{}"
        return PageView(
            await browser.url(), elements=tuple(_elements(json.loads(tree))), text=await browser.text_content()
        )

    async def act(self, element: Element, action: Action) -> None:
        """Act on an element of a composed view by its role and name."""
        if not element.node.startswith(_NODE):
            await self._browser.act(element, action)
            return
        target = TargetStrategy("aria", aria_role=element.role, aria_name=element.name or None)
        await act_by_seed_methods(self._browser, target, action)

    def beside(self) -> AbstractAsyncContextManager[None]:
        if self._can_look:
            return self._browser.beside()
        raise NotImplementedError("a second tab is not supported")

    async def form(self, element: Element) -> Form | None:
        if self._can_look:
            return await self._browser.form(element)
        raise NotImplementedError("form not supported")

    async def folded(self) -> str:
        if self._can_look:
            return await self._browser.folded()
        raise NotImplementedError("folded not supported")

    async def pdf(self) -> bytes:
        if self._can_look:
            return await self._browser.pdf()
        raise NotImplementedError("pdf not supported")


async def view_of(browser: BrowserProtocol) -> PageView | None:
    """Look; None from a browser that has only the methods of the seeds, whatever its stand-in answers."""
    try:
        view: object = await browser.look()
    except NotImplementedError:
        return None
    return view if isinstance(view, PageView) else None


def completed(browser: BrowserProtocol) -> BrowserProtocol:
    """Return the browser, able to look."""
    return cast("BrowserProtocol", SeedBrowser(browser))


class SeedInterpreter(HeuristicInterpreter):
    """Reads a view by `interpret(url, text)`, the one method that the seeds give an interpreter."""

    def __init__(self, interpreter: Any) -> None:
        super().__init__()
        self._interpreter = interpreter

    def read(self, view: PageView, *, still_runs: bool = False) -> AIInterpretation:
        reading: AIInterpretation = self._interpreter.interpret(view.url, view.text)
        return reading


def reader_of(interpreter: Any) -> HeuristicInterpreter:
    """Return an interpreter that reads views."""
    if isinstance(interpreter, HeuristicInterpreter):
        return interpreter
    return SeedInterpreter(interpreter)


def _elements(tree: Any) -> Iterator[Element]:
    """Yield the elements of an accessibility tree of seed 001 §3.2, depth-first."""
    count = 0

    def below(node: Any, parent: int | None, depth: int) -> Iterator[Element]:
        nonlocal count
        for child in node.get("children", ()) if isinstance(node, dict) else ():
            role, name = str(child.get("role", "")), str(child.get("name", ""))
            ref, count = count, count + 1
            yield Element(
                ref,
                f"{_NODE}{ref}",
                role,
                name,
                text=name,
                depth=depth,
                parent=parent,
                interactive=role in _PRESSABLE,
                in_viewport=True,
                hit=role in _PRESSABLE,
            )
            yield from below(child, ref, depth + 1)

    yield from below(tree, None, 0)
