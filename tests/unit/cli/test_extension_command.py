"""`subterminator extension`, `--browser extension`, and what doctor says of a pairing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pytest_mock import MockerFixture

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.extension.pairing import Pairing, PairingCode
from subterminator.wiring import CancelOptions
from subterminator.wiring.options import definition_of, spec_of


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, which is not there yet."""
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"SUBTERMINATOR_{name}_DIR", str(tmp_path / name.lower()))
    return tmp_path / "data"


def called(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, list(arguments))


@pytest.mark.spec("extension.command-path")
@pytest.mark.parametrize("trusted", [False, True])
def test_the_folder_to_load_is_printed_and_is_an_extension(data: Path, trusted: bool) -> None:
    """Outside of the program's own folder, which may move with an update; the debugger only for who asks for it."""
    answer = called("extension", "path", *(["--trusted-clicks"] if trusted else []))
    assert answer.exit_code == 0, answer.output
    folder = Path(answer.output.strip())
    assert folder == data / "chrome-extension"
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert ("debugger" in manifest["permissions"]) is trusted


@pytest.mark.spec("extension.command-pair")
def test_a_code_with_its_port_is_shown_and_the_pairing_is_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what to run next is told."""
    codes: list[str] = []

    @asynccontextmanager
    async def pairing(
        pairing_code: PairingCode, keep: Callable[[Pairing], None], port: int
    ) -> AsyncIterator[tuple[int, asyncio.Future[Pairing]]]:
        codes.append(pairing_code.text)
        made = asyncio.get_running_loop().create_future()
        keep(Pairing.new(port))
        made.set_result(Pairing.load(data))
        yield port, made

    monkeypatch.setattr("subterminator.extension.server.serve_pairing", pairing)
    answer = called("extension", "pair", "--port", "5000")
    assert answer.exit_code == 0, answer.output
    assert f"    5000-{codes[0]}\n" in answer.output
    assert "--browser extension" in answer.output
    kept = Pairing.load(data)
    assert kept is not None
    assert kept.port == 5000
    assert kept.token not in answer.output


@pytest.mark.spec("extension.command-pair")
def test_nobody_who_types_the_code_is_a_person_who_was_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command ends by itself."""
    monkeypatch.setattr("subterminator.extension.pairing.CODE_SECONDS", 0.01)
    answer = called("extension", "pair")
    assert answer.exit_code == 6
    assert "again" in answer.output


@pytest.mark.spec("extension.doctor")
def test_doctor_knows_whether_a_browser_is_paired(data: Path, mocker: MockerFixture) -> None:
    """Nothing is missing without one; a spoilt pairing is told with its mend; the secrets are not."""
    browser = mocker.patch("subterminator.browser.playwright.PlaywrightBrowser", autospec=True).return_value
    browser.launch.side_effect = ConfigurationError("no browser here")

    def pairing() -> dict[str, str | None]:
        told: dict[str, str | None] = json.loads(called("doctor", "--json").stdout)["pairing"]
        return told

    assert pairing() == {"found": "no paired browser (optional)", "mend": None}
    made = Pairing.new(5000)
    made.save(data)
    assert pairing() == {"found": "paired on port 5000", "mend": None}
    (data / "extension.json").write_text("{", encoding="utf-8")
    assert "subterminator extension pair" in str(pairing()["mend"])


@pytest.mark.spec("extension.option")
def test_a_run_without_a_pairing_is_not_begun() -> None:
    """One line, with the command that mends it."""
    answer = called("cancel", "--service", "practice", "--browser", "extension")
    assert answer.exit_code == 9
    assert "no browser is paired yet: run `subterminator extension pair`" in answer.output


@pytest.mark.spec("extension.option")
@pytest.mark.parametrize(
    "other", [["--cdp-url", "http://127.0.0.1:1"], ["--profile-dir", "x"], ["--browser-path", "x"], ["--headless"]]
)
def test_options_of_another_browser_do_not_go_with_it(other: list[str]) -> None:
    """Told before anything starts."""
    answer = called("cancel", "--service", "practice", "--browser", "extension", *other)
    assert answer.exit_code == 2
    assert "uses your own browser" in answer.output


@pytest.mark.spec("extension.option")
def test_the_choice_is_part_of_the_run(data: Path) -> None:
    """So that a later leg goes on in the same browser."""
    Pairing.new(5000).save(data)
    config = AppConfig.load()
    options = CancelOptions(service="practice", browser="extension")
    assert spec_of(options, definition_of(options, config), config).options["browser"] == "extension"
