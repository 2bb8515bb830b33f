"""Launch a browser, launch it with a profile, or attach to one; explain failures."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Playwright
from playwright.async_api import Error as PlaywrightError

from subterminator.browser.chromium import find_browser
from subterminator.browser.preconditions import NO_DISPLAY, no_browser_at
from subterminator.domain.errors import ConfigurationError

ARGS = [
    *("--disable-quic", "--no-first-run", "--disable-shared-workers"),
    "--disable-blink-features=WebSocketStream",
]
"""Disable what cannot be held: requests of shared workers, which belong to no page, and WebSocket streams."""

NEW_PROFILE = {"credentials_enable_service": False, "profile": {"password_manager_enabled": False}}
"""Chromium's preferences of a profile that this program makes. One that was there before keeps its own."""


def _proxy_arguments(port: int) -> list[str]:
    """Return arguments that lead WebSockets, and nothing else, through a proxy of this machine."""
    if not port:
        return []
    rules = f"http=direct://;https=direct://;socks=socks5://127.0.0.1:{port}"
    return [f"--proxy-server={rules}", "--proxy-bypass-list=<-loopback>"]


def _make_profile(folder: Path) -> None:
    """Make the folder of a profile; a new one offers to save no passwords, which would cover the page to be cancelled.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    preferences = folder / "Default" / "Preferences"
    if not any(folder.iterdir()):
        preferences.parent.mkdir(mode=0o700)
        preferences.write_text(json.dumps(NEW_PROFILE), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """Options of the browser to open."""

    headless: bool
    cdp_url: str | None
    profile_dir: Path | None
    browser_path: str | None
    viewport: tuple[int, int]

    async def open(self, playwright: Playwright, socket_port: int = 0) -> tuple[Browser | None, BrowserContext]:
        """Open the browser: its handle, if it has one of its own, and the context to work in.

        `socket_port`: port of the proxy for WebSockets; 0: none.

        Raises:
            ConfigurationError: no browser was found.
            playwright.async_api.Error: it did not start; `explain` says what to do.
        """
        if self.cdp_url is not None:
            attached = await playwright.chromium.connect_over_cdp(self.cdp_url, no_defaults=True, is_local=True)
            return attached, attached.contexts[0]
        chromium = find_browser(self.browser_path, playwright.chromium.executable_path)
        options: dict[str, Any] = {
            "executable_path": None if chromium.channel else chromium.path,
            "channel": chromium.channel,
            "headless": self.headless,
            # Chromium refuses to start sandboxed as root; for everybody else the sandbox stays on.
            "chromium_sandbox": not (hasattr(os, "geteuid") and os.geteuid() == 0),
            "args": [*ARGS, *_proxy_arguments(socket_port)],
            # A tab that a page opens by itself is gone before its requests can be held, so only a press opens one.
            "ignore_default_args": ["--disable-popup-blocking"],
        }
        page: dict[str, Any] = {
            "viewport": {"width": self.viewport[0], "height": self.viewport[1]},
            "accept_downloads": False,
            # Requests of service workers would pass the guard unseen.
            "service_workers": "block",
            # A wish for less motion: kits that heed it fade nothing, and show at once what they show.
            "reduced_motion": "reduce",
        }
        if self.profile_dir is not None:
            try:
                _make_profile(self.profile_dir)
            except OSError as error:
                raise ConfigurationError(f"the profile folder {self.profile_dir} cannot be made: {error}") from error
            return None, await playwright.chromium.launch_persistent_context(self.profile_dir, **options, **page)
        launched = await playwright.chromium.launch(**options)
        return launched, await launched.new_context(**page)

    def explain(self, error: PlaywrightError) -> str:
        """Explain what the person can do about a browser that did not start."""
        text = str(error)
        first = text.splitlines()[0]
        if self.cdp_url is not None:
            return no_browser_at(self.cdp_url, first)
        if "ProcessSingleton" in text or "SingletonLock" in text:
            return f"the profile {self.profile_dir} is in use: close the browser that has it open, or name another"
        if "DISPLAY" in text or "headed browser" in text or "Missing X server" in text:
            return NO_DISPLAY
        if self.browser_path is not None:
            return (
                f"{self.browser_path} did not start as a browser: give the path of a Chromium by --browser-path, "
                "SUBTERMINATOR_BROWSER or browser_path in config.toml, or leave it out to have one found"
            )
        return f"the browser did not start: {first} (run `subterminator doctor`)"
