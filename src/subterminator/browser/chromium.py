"""Find a Chromium. Knows folders, not Playwright: the path that Playwright manages is an argument."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from subterminator.domain.errors import ConfigurationError

COMMANDS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "brave-browser", "microsoft-edge")
CHANNELS: dict[str, dict[str, tuple[str, ...]]] = {
    "linux": {"chrome": ("/opt/google/chrome/chrome",), "msedge": ("/opt/microsoft/msedge/msedge",)},
    "darwin": {
        "chrome": ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",),
        "msedge": ("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",),
    },
    "win32": {
        "chrome": (
            "~/AppData/Local/Google/Chrome/Application/chrome.exe",
            "C:/Program Files/Google/Chrome/Application/chrome.exe",
            "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
        ),
        "msedge": (
            "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
            "C:/Program Files/Microsoft/Edge/Application/msedge.exe",
        ),
    },
}
"""Paths of the branded browsers; Playwright looks for its channels there too."""
PATHS = {
    "darwin": (
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
        "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "~/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
    "win32": (
        "~/AppData/Local/Chromium/Application/chrome.exe",
        "C:/Program Files/BraveSoftware/Brave-Browser/Application/brave.exe",
        "~/AppData/Local/BraveSoftware/Brave-Browser/Application/brave.exe",
    ),
}
"""Paths of other Chromiums, on systems where they are not on the search path."""


@dataclass(frozen=True, slots=True)
class FoundBrowser:
    """A browser that can be launched."""

    path: Path
    channel: str | None
    """Playwright's name for a branded browser, "chrome" or "msedge"; None: launch by `path`."""
    source: str
    """Origin, for a person: "given", "Playwright", "installed Chrome", "on the path" …"""


def find_browser(
    explicit: str | Path | None,
    managed: str | Path | None,
    *,
    which: Callable[[str], str | None] = shutil.which,
    exists: Callable[[Path], bool] | None = None,
    platform: str = sys.platform,
) -> FoundBrowser:
    """Find the first of: the person's choice, Playwright's own, Chrome, Edge, a Chromium on the path or in its folder.

    Args:
        explicit: From `--browser-path`, SUBTERMINATOR_BROWSER or config.toml; a bare name is looked up on the path.
        managed: Path of Playwright's own Chromium, whether or not it exists.
        exists: Returns whether an executable file is there.

    Raises:
        ConfigurationError: there is none, or none at the person's path; the message says what to do.
    """
    exists = exists or _executable
    if explicit:
        return _named(Path(explicit).expanduser(), which, exists)
    for candidate in _candidates(managed, which, platform):
        if exists(candidate.path):
            return candidate
    raise ConfigurationError(f"no Chromium was found. {install_command(platform)}")


def install_command(platform: str = sys.platform) -> str:
    """Return the command line that installs a browser on this system."""
    playwright = "subterminator doctor --install-browser"
    match platform:
        case "darwin":
            return f"Run: brew install --cask chromium, or: {playwright}"
        case "win32":
            return f"Run: winget install Google.Chrome, or: {playwright}"
        case _:
            return f"Run: sudo apt-get install chromium (Debian, Ubuntu), or: {playwright}"


def _named(path: Path, which: Callable[[str], str | None], exists: Callable[[Path], bool]) -> FoundBrowser:
    if exists(path):
        return FoundBrowser(path, None, "given")
    on_path = which(str(path)) if path.name == str(path) else None
    if on_path:
        return FoundBrowser(Path(on_path), None, "given")
    raise ConfigurationError(
        f"there is no browser at {path}; mend --browser-path, SUBTERMINATOR_BROWSER or browser_path in config.toml"
    )


def _candidates(
    managed: str | Path | None, which: Callable[[str], str | None], platform: str
) -> Iterator[FoundBrowser]:
    if managed:
        yield FoundBrowser(Path(managed), None, "Playwright")
    names = {"chrome": "installed Chrome", "msedge": "installed Edge"}
    for channel, paths in CHANNELS.get(platform, {}).items():
        for path in paths:
            yield FoundBrowser(Path(path).expanduser(), channel, names[channel])
    for command in COMMANDS:
        if on_path := which(command):
            yield FoundBrowser(Path(on_path), None, "on the path")
    for path in PATHS.get(platform, ()):
        yield FoundBrowser(Path(path).expanduser(), None, "installed")


def _executable(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)
