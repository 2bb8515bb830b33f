"""`subterminator doctor`: what is said when something is missing; the browser is a scripted one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError


class Browser:
    """Stands in for the browser: starts, or does not."""

    refusal: ClassVar[str] = ""
    closed: ClassVar[int] = 0

    def __init__(self, **_: Any) -> None: ...

    async def launch(self) -> None:
        if self.refusal:
            raise ConfigurationError(self.refusal)

    async def navigate(self, url: str) -> None: ...

    async def evaluate(self, script: str) -> list[str]:
        return ["/usr/lib/chromium/chromium", "156.0.1.2\n (Official Build)"]

    async def close(self) -> None:
        type(self).closed += 1


@pytest.fixture(autouse=True)
def browser(monkeypatch: pytest.MonkeyPatch) -> type[Browser]:
    """The scripted browser in the place of the real one."""

    class Scripted(Browser):
        pass

    monkeypatch.setattr("subterminator.browser.playwright.PlaywrightBrowser", Scripted)
    return Scripted


def doctor(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["doctor", *arguments])


@pytest.mark.spec("cli.doctor")
def test_all_is_well(browser: type[Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    """Python, browser with path and version, folders, and whether a key is there, never the key."""
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-secret")
    answer = doctor()
    assert answer.exit_code == 0
    assert "156.0.1.2 at /usr/lib/chromium/chromium (found, starts)" in answer.stdout
    assert "ANTHROPIC_API_KEY is set" in answer.stdout
    assert "sk-secret" not in answer.output
    assert "!!" not in answer.stdout
    assert browser.closed == 1
    assert doctor("--quiet").output == ""


@pytest.mark.spec("cli.doctor")
def test_a_browser_that_does_not_start_ends_with_nine_and_the_mend(browser: type[Browser]) -> None:
    """Being installed is not enough; the line that mends it is the answer."""
    browser.refusal = "no Chromium was found. Run: apt-get install chromium"
    assert (doctor().exit_code, doctor("-q").exit_code) == (9, 9)
    assert f"!!  Browser   {browser.refusal}" in doctor().stdout
    assert doctor("--quiet").stderr == f"error: {browser.refusal}\n"
    told = json.loads(doctor("--json").stdout)
    assert (told["ok"], told["browser"]["mend"], told["python"]["mend"]) == (False, browser.refusal, None)


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
