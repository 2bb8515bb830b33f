"""Preconditions of a browser that can be told without starting it, and the words for those that are not met."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from subterminator.browser.chromium import find_browser
from subterminator.domain.errors import ConfigurationError

NO_DISPLAY = "a window was asked for, but there is no display: use --headless, or set DISPLAY"
CONNECTING_SECONDS = 3
"""Limit of trying a port; one that takes longer is left to the browser's own attempt."""
_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


async def check_browser(*, cdp_url: str | None, browser_path: str | None, headless: bool, has_screen: bool) -> None:
    """Check the browser of a run before there is a record of it.

    Raises:
        ConfigurationError: nothing listens at the address, no browser is at the path, or a window has no screen.
    """
    if cdp_url:
        await _reach(cdp_url)
        return
    if browser_path:
        find_browser(browser_path, None)
    if not headless and not has_screen:
        raise ConfigurationError(NO_DISPLAY)


def no_browser_at(cdp_url: str, why: str) -> str:
    """Say that no browser answers at an address, and what to do."""
    return (
        f"no browser answers at {cdp_url}: start it with --remote-debugging-port and a --user-data-dir of its own, or "
        f"leave --cdp-url out ({why})"
    )


async def _reach(cdp_url: str) -> None:
    """Connect to the port of an address, and hang up.

    Raises:
        ConfigurationError: nothing listens there.
    """
    address = urlsplit(cdp_url)
    try:
        port = address.port or _PORTS[address.scheme]
        async with asyncio.timeout(CONNECTING_SECONDS):
            _, writer = await asyncio.open_connection(address.hostname, port)
    except TimeoutError:
        return
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "nothing listens there"
        raise ConfigurationError(no_browser_at(cdp_url, why)) from error
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
