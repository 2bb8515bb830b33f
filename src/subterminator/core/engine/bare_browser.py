"""Dry runs over a browser without a gate, as the source documents build the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from subterminator.domain.errors import DryRunReached
from subterminator.domain.protocols import Action, BrowserProtocol, Element

_ANSWERS = frozenset({"radio", "checkbox", "option", "textbox", "combobox", "listbox"})


def without_gate(browser: BrowserProtocol, dry_run: Callable[[], bool]) -> BrowserProtocol:
    """Wrap a browser to keep the engine's promise about dry runs."""
    return cast("BrowserProtocol", _BareBrowser(browser, dry_run))


class _BareBrowser:
    """Passes everything on, but in a dry run presses only links and form fields.

    Without a gate it is unknown what other presses send, so a dry run ends before them.
    """

    def __init__(self, browser: BrowserProtocol, dry_run: Callable[[], bool]) -> None:
        self._browser = browser
        self._dry_run = dry_run

    def __getattr__(self, name: str) -> Any:
        return getattr(self._browser, name)

    async def act(self, element: Element, action: Action) -> None:
        """Act, unless a dry run forbids it.

        Raises:
            DryRunReached: the press might send something.
        """
        if self._dry_run() and action.kind == "click" and not _sends_nothing(element):
            raise DryRunReached(f"dry run: {element.label!r} would be pressed next; nothing was sent")
        await self._browser.act(element, action)


def _sends_nothing(element: Element) -> bool:
    opens = element.href.startswith(("https://", "http://")) and element.form_method != "POST"
    return opens or element.role in _ANSWERS
