"""Watches the open page while the person signs in, so that they need not say that they are done."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from subterminator.domain.errors import TellTheLoop
from subterminator.domain.outcomes import State
from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import ServiceProtocol
from subterminator.domain.protocols import BrowserProtocol
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import foreign_host
from subterminator.pages.state_detector import HeuristicInterpreter

LOOK_SECONDS = 1.0
"""Pause between two looks."""
KNOWN_LOOKS = 2
"""Looks in a row at a page with a state of the flow, such as the account, after which the sign-in is done."""
HOME_LOOKS = 4
"""The same for a page without a state: it may be a step of the sign-in that waits for a telephone."""
OWN_LINKS = 3
"""Fewest links to the service itself on a page that may be its home page."""


class SignInWatch:
    """Notices that the site no longer asks to sign in, or no longer for a code.

    It only looks. What it takes for done is checked by opening the account, so that an error costs one more question.
    """

    def __init__(self, service: ServiceProtocol, browser: BrowserProtocol, heuristic: HeuristicInterpreter) -> None:
        self._service = service
        self._browser = browser
        self._heuristic = heuristic

    async def until_done(self, kind: str) -> None:
        """Wait until the person has done it. `kind`: AUTH or CODE."""
        url, looks, has_changed = "", 0, False
        while True:
            try:
                view = await self._browser.look()
            except TellTheLoop:  # between two pages
                needed = 0
            else:
                needed = self._looks_needed(view, kind)
                has_changed = has_changed or not needed or url not in {"", view.url}
                looks = looks + 1 if view.url == url else 1
                url = view.url
            looks = looks if needed else 0
            if needed and has_changed and looks >= needed:
                return
            await asyncio.sleep(LOOK_SECONDS)

    def _looks_needed(self, view: PageView, kind: str) -> int:
        """Return how often a page must be seen to count as reached after the sign-in; 0: it is a part of it."""
        if foreign_host(view.url, self._service) or urlsplit(view.url).scheme not in {"http", "https"}:
            return 0
        reading = self._heuristic.read(view)
        if reading.state is State.LOGIN_REQUIRED or any(each.get("kind") == "challenge" for each in reading.actions):
            return 0
        if any(each.secret for each in view.elements):
            return 0
        if reading.state is not State.UNKNOWN:
            return KNOWN_LOOKS
        return HOME_LOOKS if kind == "AUTH" and self._may_be_home(view) else 0

    def _may_be_home(self, view: PageView) -> bool:
        """Return whether a page has the links of a home page, and neither a sign-in nor a field to fill in."""
        links = {each.href for each in view.elements if each.href and not foreign_host(each.href, self._service)}
        return len(links) >= OWN_LINKS and not any(map(_belongs_to_a_sign_in, view.elements))


def _belongs_to_a_sign_in(element: Element) -> bool:
    if element.role in {"textbox", "spinbutton"}:
        return True
    if not element.interactive or not element.label:
        return False
    return any(clause.act == "sign_in" for clause in Reader.load().control(element.label).meanings)
