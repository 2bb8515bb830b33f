"""Telling from an error of the library that a page, or the whole browser, has gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.async_api import Error as PlaywrightError

GONE = ("has been closed", "Target closed", "crashed", "Browser closed", "Connection closed")


def is_gone(error: PlaywrightError) -> bool:
    return any(sign in str(error) for sign in GONE)


@contextmanager
def suppress_gone() -> Iterator[None]:
    """What was to be answered went away with its page: then nobody waits for the answer."""
    try:
        yield
    except PlaywrightError as error:
        if not is_gone(error):
            raise
