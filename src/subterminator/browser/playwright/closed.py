"""Recognise Playwright errors of a closed or crashed page or browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.async_api import Error as PlaywrightError

GONE = ("has been closed", "Target closed", "crashed", "Browser closed", "Connection closed")


def is_gone(error: PlaywrightError) -> bool:
    return any(sign in str(error) for sign in GONE)


@contextmanager
def suppress_gone() -> Iterator[None]:
    """Ignore errors of a page that is gone: nobody waits for the answer."""
    try:
        yield
    except PlaywrightError as error:
        if not is_gone(error):
            raise
