"""A browser without a gate, as the source documents build the engine: the engine's own promises are kept here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from subterminator.domain.errors import DryRunReached
from subterminator.domain.protocols import Action, BrowserProtocol, Element

__all__ = ["bare"]

_ANSWERS = frozenset({"radio", "checkbox", "option", "textbox", "combobox", "listbox"})


def bare(browser: BrowserProtocol, dry_run: Callable[[], bool]) -> BrowserProtocol:
    """The browser, with the engine's promise about dry runs around it."""
    return cast("BrowserProtocol", _BareBrowser(browser, dry_run))


class _BareBrowser:
    """Hands everything on, and in a dry run presses only what opens an address or takes an answer.

    What else a press sends cannot be told without a gate, so a dry run ends before it.
    """

    def __init__(self, browser: BrowserProtocol, dry_run: Callable[[], bool]) -> None:
        self._browser = browser
        self._dry_run = dry_run

    def __getattr__(self, name: str) -> Any:
        return getattr(self._browser, name)

    async def act(self, element: Element, action: Action) -> None:
        """Do it, where a dry run may.

        Raises:
            DryRunReached: it might send something.
        """
        if self._dry_run() and action.kind == "click" and not _sends_nothing(element):
            raise DryRunReached(f"dry run: {element.label!r} would be pressed next; nothing was sent")
        await self._browser.act(element, action)


def _sends_nothing(element: Element) -> bool:
    opens = element.href.startswith(("https://", "http://")) and element.form_method != "POST"
    return opens or element.role in _ANSWERS
