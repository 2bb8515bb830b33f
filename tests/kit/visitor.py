"""What the practice site's own tests share: a visitor without scripts, and waiting for what another thread does."""

from __future__ import annotations

import re
import threading
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from contextlib import closing
from datetime import date
from email.message import Message
from http.cookiejar import CookieJar
from typing import Any

import pytest

from subterminator.practice import PracticeSite

TODAY = date(2026, 11, 21)
PAID_UNTIL = date(2026, 12, 3)


class Visitor:
    """A browser without scripts: keeps cookies, follows redirects, sends a page's forms."""

    def __init__(self, site: PracticeSite, *, follows: bool = True) -> None:
        """`follows`: goes where the site sends it on."""
        self.base = site.base_url
        self.url = ""
        self.page = ""
        self.status = 0
        self.headers: Message = Message()
        self.sends: dict[str, str] = {}
        """Headers that come with every request."""
        self.cookies = CookieJar()
        handlers: list[urllib.request.BaseHandler] = [urllib.request.HTTPCookieProcessor(self.cookies)]
        self._redirects = _Redirects()
        self._opener = urllib.request.build_opener(*handlers, self._redirects)
        self.stays(not follows)

    def stays(self, now: bool = True) -> None:
        """From now on the answer that sends on is the answer."""
        self._redirects.follows = not now

    def get(self, path: str) -> str:
        return self._open(path)

    def post(self, path: str, **fields: str) -> str:
        """Send a form as the last page would: its CSRF token comes along."""
        token = re.search(r'name="csrf" value="([^"]+)"', self.page)
        data = {"csrf": token[1], **fields} if token else fields
        return self._open(path, urllib.parse.urlencode(data).encode())

    def follow(self, mark: str) -> str:
        """Go where the link with that `data-uia` leads."""
        return self.get(self.href(mark) or f"/no-link-is-marked/{mark}")

    def href(self, mark: str) -> str:
        """Where the link with that `data-uia` leads; "" when there is none."""
        found = re.search(rf'<a [^>]*href="([^"]+)"[^>]*data-uia="{re.escape(mark)}"', self.page)
        return found[1] if found else ""

    def sign_in(self) -> str:
        """As the sign-in page tells a person to."""
        return self.post(self.path, email="jamie.rivers@example.com", password="open-water-7")

    @property
    def path(self) -> str:
        return urllib.parse.urlsplit(self.url).path

    def _open(self, path: str, body: bytes | None = None) -> str:
        request = urllib.request.Request(self.base + path, body, self.sends)
        try:
            answer = self._opener.open(request, timeout=10)
        except urllib.error.HTTPError as error:
            answer = error
        with closing(answer):
            self.page, self.url, self.status = answer.read().decode(), answer.url, answer.status
            self.headers = answer.headers
        return self.page


class _Redirects(urllib.request.HTTPRedirectHandler):
    follows = True

    def redirect_request(self, *args: Any) -> urllib.request.Request | None:
        return super().redirect_request(*args) if self.follows else None


def scenario(name: str) -> pytest.MarkDecorator:
    """For the `site` fixture of the test."""
    return pytest.mark.parametrize("site", [name], indirect=True)


def pressing(site: PracticeSite, page: str = "/cancel") -> threading.Thread:
    """Sends the final form from another thread, so that the test need not wait for the answer."""
    visitor = Visitor(site)
    visitor.get(page)
    visitor.stays()  # where the answer leads to may have stopped
    thread = threading.Thread(target=visitor.post, args=("/cancel/finish",))
    thread.start()
    return thread


def wait_for(happened: Callable[[], bool]) -> None:
    """Returns when it did; another thread makes it happen."""
    changed = threading.Event()
    for _ in range(1000):
        if happened():
            return
        changed.wait(0.01)
    raise AssertionError("it did not happen within ten seconds")
