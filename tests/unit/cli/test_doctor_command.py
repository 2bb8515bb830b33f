"""`subterminator doctor`: what is said when something is missing; the browser is a scripted one."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import cast
from unittest.mock import MagicMock

import pytest
from click.testing import CliRunner, Result
from pytest_mock import MockerFixture

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError


@pytest.fixture(autouse=True)
def browser(mocker: MockerFixture) -> MagicMock:
    """In the place of the real browser: it starts and says its path and version."""
    made = mocker.patch("subterminator.browser.playwright.PlaywrightBrowser", autospec=True)
    made.return_value.evaluate.return_value = ["/usr/lib/chromium/chromium", "156.0.1.2\n (Official Build)"]
    return cast(MagicMock, made.return_value)


def doctor(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["doctor", *arguments])


@pytest.mark.spec("cli.doctor")
def test_all_is_well(browser: MagicMock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python, browser with path and version, folders, and whether a key is there, never the key."""
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-secret")
    answer = doctor()
    assert answer.exit_code == 0
    assert "156.0.1.2 at /usr/lib/chromium/chromium (found, starts)" in answer.stdout
    assert "ANTHROPIC_API_KEY is set" in answer.stdout
    assert "sk-secret" not in answer.output
    assert "!!" not in answer.stdout
    browser.close.assert_awaited_once()
    assert doctor("--quiet").output == ""


@pytest.mark.spec("cli.doctor")
def test_a_browser_that_does_not_start_ends_with_nine_and_the_mend(browser: MagicMock) -> None:
    """Being installed is not enough; the line that mends it is the answer."""
    mend = "no Chromium was found. Run: apt-get install chromium"
    browser.launch.side_effect = ConfigurationError(mend)
    assert (doctor().exit_code, doctor("-q").exit_code) == (9, 9)
    assert f"!!  Browser   {mend}" in doctor().stdout
    assert doctor("--quiet").stderr == f"error: {mend}\n"
    told = json.loads(doctor("--json").stdout)
    assert (told["ok"], told["browser"]["mend"], told["python"]["mend"]) == (False, mend, None)


@pytest.mark.spec("cli.doctor")
def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file in the way of a folder would otherwise be met in the middle of a run. Nothing is made by looking."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path / "file" / "data"))
    answer = doctor()
    assert answer.exit_code == 9
    assert f"{tmp_path / 'file' / 'data'} is not writable" in answer.stdout
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path / "new"))
    assert doctor().exit_code == 0
    assert not (tmp_path / "new").exists()


@pytest.mark.spec("cli.doctor-installs")
def test_a_browser_is_downloaded_when_asked_for_and_missing(browser: MagicMock, mocker: MockerFixture) -> None:
    """By the Python that has Playwright, which for pipx and uv is on no path; never where a browser starts."""
    download = mocker.patch("subterminator.cli.doctor.subprocess.run", autospec=True)
    assert doctor("--install-browser").exit_code == 0
    download.assert_not_called()
    browser.launch.side_effect = [ConfigurationError("no Chromium was found."), None]
    assert doctor("--install-browser").exit_code == 0
    assert download.call_args.args == ([sys.executable, "-m", "playwright", "install", "chromium"],)
    browser.launch.side_effect = ConfigurationError("no Chromium was found.")
    assert doctor("--install-browser").exit_code == 9


@pytest.mark.spec("setup.extras")
def test_what_is_not_installed_is_optional_and_named(mocker: MockerFixture) -> None:
    """A plain installation has neither the SDK of Claude nor that of MCP, and is whole."""
    mocker.patch("subterminator.domain.extras.find_spec", return_value=None, autospec=True)
    answer = doctor()
    assert answer.exit_code == 0
    assert "[claude]'" in answer.stdout
    assert "[mcp]'" in answer.stdout
