"""Which browser is taken, without one being there."""

from __future__ import annotations

from pathlib import Path

import pytest

from subterminator.browser.chromium import FoundBrowser, find_browser, install_command
from subterminator.domain.errors import ConfigurationError

CHROME = "/opt/google/chrome/chrome"
EDGE = "/opt/microsoft/msedge/msedge"


def found(
    explicit: str | None,
    managed: str | None,
    there: set[str],
    on_path: dict[str, str] | None = None,
    platform: str = "linux",
) -> FoundBrowser:
    """The answer on a machine that has only the files `there` and the commands `on_path`."""
    commands = on_path or {}
    files = there | set(commands.values())
    return find_browser(
        explicit, managed, which=commands.get, exists=lambda path: path.as_posix() in files, platform=platform
    )


@pytest.mark.spec("setup.browser-order")
def test_browsers_are_taken_in_the_order_of_how_well_they_are_known() -> None:
    """Named by the person, then Playwright's, then Chrome, Edge, and whatever is on the path."""
    there = {"/my/browser", "/pw/chrome", CHROME, EDGE}
    commands = {"chromium": "/usr/bin/chromium", "brave-browser": "/usr/bin/brave-browser"}
    order = []
    for gone in ["/my/browser", "/pw/chrome", CHROME, EDGE, "/usr/bin/chromium"]:
        taken = found("/my/browser" if "/my/browser" in there else None, "/pw/chrome", there, commands)
        order.append((taken.path.as_posix(), taken.channel, taken.source))
        there.discard(gone)
        commands = {name: path for name, path in commands.items() if path != gone}

    assert order == [
        ("/my/browser", None, "given"),
        ("/pw/chrome", None, "Playwright"),
        (CHROME, "chrome", "installed Chrome"),
        (EDGE, "msedge", "installed Edge"),
        ("/usr/bin/chromium", None, "on the path"),
    ]
    assert found(None, None, set(), commands).path == Path("/usr/bin/brave-browser")


def test_a_bare_name_is_looked_up_on_the_path() -> None:
    """`--browser-path chromium` means the command."""
    assert found("chromium", None, set(), {"chromium": "/usr/bin/chromium"}).path == Path("/usr/bin/chromium")


@pytest.mark.spec("setup.browser-named-or-nothing")
def test_a_named_browser_that_is_not_there_is_not_replaced_by_another() -> None:
    """Whoever names a browser gets that one, or a line that says where the name came from."""
    with pytest.raises(ConfigurationError, match="no browser at /my/typo; mend --browser-path, SUBTERMINATOR_BROWSER"):
        found("/my/typo", "/pw/chrome", {"/pw/chrome", CHROME})


@pytest.mark.parametrize(
    ("platform", "file", "channel"),
    [
        ("darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "chrome"),
        ("darwin", "/Applications/Chromium.app/Contents/MacOS/Chromium", None),
        ("win32", "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe", "msedge"),
    ],
)
def test_browsers_are_found_where_each_system_keeps_them(platform: str, file: str, channel: str | None) -> None:
    """On macOS and Windows browsers are not on the path."""
    taken = found(None, None, {file}, platform=platform)
    assert (taken.path.as_posix(), taken.channel) == (file, channel)


@pytest.mark.spec("setup.browser-none")
@pytest.mark.parametrize(
    ("platform", "line"),
    [("linux", "apt-get install chromium"), ("darwin", "brew install"), ("win32", "winget install")],
)
def test_without_a_browser_the_install_command_is_named(platform: str, line: str) -> None:
    """The mend is for this system, and the one that needs no administrator stands beside it."""
    with pytest.raises(
        ConfigurationError, match=f"^no Chromium was found. Run: .*{line}.*or: subterminator doctor --install-browser$"
    ):
        found(None, "/pw/chrome", set(), platform=platform)
    assert line in install_command(platform)


def test_a_file_that_cannot_be_run_is_not_a_browser(tmp_path: Path) -> None:
    """A broken download is passed over."""
    download = tmp_path / "chrome"
    download.write_bytes(b"")
    with pytest.raises(ConfigurationError, match="no browser at"):
        find_browser(download, None)
    download.chmod(0o755)
    assert find_browser(download, None).path == download
