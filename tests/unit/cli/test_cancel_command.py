"""`subterminator cancel`: options in, exit code and words out; the run itself is a scripted one."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front
from subterminator.domain.errors import (
    Aborted,
    BrowserLost,
    ConfigurationError,
    NeedsHuman,
    StopTheRun,
    UnsettledIntent,
)
from subterminator.domain.protocols import Decision, Outcome, State
from subterminator.domain.settings import AppConfig
from subterminator.record.journal import SessionLogger
from subterminator.record.runs import RunSpec
from subterminator.services.definition import builtin
from subterminator.wiring import CancelOptions, RunSummary


class Wiring:
    """Stands in for the run: takes the call, tells two events, ends as it was told to."""

    def __init__(self) -> None:
        self.options: CancelOptions | None = None
        self.config: AppConfig | None = None
        self.asks = False
        self.answer: Any = None
        self.ends: Outcome | BaseException = Outcome.SCHEDULED
        self.events = ["navigating"]

    async def cancel(self, options: CancelOptions, config: AppConfig, person: Any, listener: Any) -> RunSummary:
        self.options, self.config = options, config
        for event in self.events:
            about = {"url": "http://127.0.0.1/account", "time": "2026-11-21T10:00:00Z"}
            listener({"event": event, **about, **({"run_id": "r1"} if event == "opened" else {})})
        if self.asks:
            self.answer = await person.confirm(None, 1)
        if isinstance(self.ends, BaseException):
            raise self.ends
        return RunSummary(
            run_id="r1",
            service="practice",
            design="handlers",
            brain="rules",
            outcome=self.ends,
            state=State.COMPLETE,
            message="read back",
            run_dir=Path("runs/r1"),
        )


@pytest.fixture
def wiring(monkeypatch: pytest.MonkeyPatch) -> Wiring:
    """The scripted run in the place of the real one."""
    scripted = Wiring()
    monkeypatch.setattr("subterminator.wiring.cancel", scripted.cancel)
    return scripted


def cancel(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["cancel", *arguments])


@pytest.mark.spec("cli.exit-codes")
@pytest.mark.parametrize("outcome", list(Outcome))
def test_the_exit_code_is_the_outcomes(wiring: Wiring, outcome: Outcome) -> None:
    """A script can tell how it ended without reading words."""
    wiring.ends = outcome
    assert cancel("--service", "practice").exit_code == outcome.exit_code


@pytest.mark.spec("cli.exit-codes")
@pytest.mark.spec("cli.errors-one-line")
@pytest.mark.parametrize("error", [BrowserLost, Aborted, NeedsHuman, UnsettledIntent, ConfigurationError])
def test_an_error_that_ends_the_run_is_one_line_and_its_exit_code(wiring: Wiring, error: type[StopTheRun]) -> None:
    """What to do next stands on standard error, without a traceback."""
    wiring.ends = error("do this next")
    answer = cancel("--service", "practice")
    assert (answer.exit_code, answer.stderr) == (error.exit_code, "error: do this next\n")


@pytest.mark.spec("cli.json")
@pytest.mark.parametrize(
    ("ends", "outcome", "code"),
    [
        (Outcome.SCHEDULED, "scheduled", 0),
        (Outcome.NEEDS_REVIEW, "needs_review", 7),
        (ConfigurationError("no browser"), "configuration", 9),
        (BrowserLost("gone"), "failed", 1),
        (KeyboardInterrupt(), "aborted", 3),
        (asyncio.CancelledError(), "aborted", 3),
    ],
)
def test_with_json_every_end_is_one_object(wiring: Wiring, ends: Any, outcome: str, code: int) -> None:
    """A program need not tell a summary from an error by where it stands."""
    wiring.ends = ends
    answer = cancel("--service", "practice", "--json")
    told = json.loads(answer.stdout)
    assert (told["outcome"], told["exit_code"]) == (outcome, code)
    assert answer.exit_code == code
    assert answer.stderr == ""


@pytest.mark.spec("cli.json")
@pytest.mark.parametrize("wrong", [["--nonsense"], ["--approve", "always"], ["--scenario", "straight"]])
def test_with_json_a_usage_error_is_an_object_too(wrong: list[str]) -> None:
    """Even a misspelt option is answered in the form that was asked for."""
    answer = cancel("--json", *wrong)
    told = json.loads(answer.stdout)
    assert (told["outcome"], told["exit_code"], answer.exit_code, answer.stderr) == ("usage", 2, 2, "")


@pytest.mark.spec("cli.interrupt")
@pytest.mark.parametrize("ends", [KeyboardInterrupt(), asyncio.CancelledError()])
@pytest.mark.parametrize(
    ("events", "code", "said"),
    [
        ([], 3, "interrupted: nothing was sent\n"),
        (["navigating"], 3, "interrupted: nothing irreversible was sent\n"),
        (["navigating", "submitting"], 7, "which may have been sent: `subterminator runs resume r1` reads the account"),
    ],
)
def test_an_interruption_says_what_was_sent(
    wiring: Wiring, ends: BaseException, events: list[str], code: int, said: str
) -> None:
    """Ctrl-C and SIGTERM end with 3 and without a traceback; after the final press none is said to be unsent."""
    wiring.ends, wiring.events = ends, ["opened", *events]
    answer = cancel("--service", "practice")
    assert (answer.exit_code, said in answer.stderr) == (code, True), answer.stderr
    told = json.loads(cancel("--service", "practice", "--json").stdout)
    assert (told["run_id"], told["exit_code"]) == ("r1", code)


@pytest.mark.spec("cli.options")
def test_the_options_reach_the_run(wiring: Wiring, tmp_path: Path) -> None:
    """Nothing that is said on the command line is lost on the way."""
    file = tmp_path / "mine.toml"
    file.touch()
    cancel(
        *("--service", "practice", "--service-file", str(file), "--scenario", "straight", "--dry-run"),
        *("--approve", "once", "--headless", "--profile-dir", str(tmp_path), "--browser-path", "chromium"),
        *("--output-dir", str(tmp_path / "runs"), "--no-input", "--account", "me@x.test"),
        *("--ai-agent", "--brain", "claude", "--model", "claude-haiku-5-5"),
    )
    assert wiring.options == CancelOptions(
        service="practice",
        service_file=file,
        scenario="straight",
        dry_run=True,
        approve="once",
        headless=True,
        profile_dir=tmp_path,
        browser_path="chromium",
        output_dir=tmp_path / "runs",
        no_input=True,
        account="me@x.test",
        ai_agent=True,
        brain="claude",
        model="claude-haiku-5-5",
    )
    assert wiring.config is not None
    assert (wiring.config.headless, wiring.config.browser_path) == (True, Path("chromium"))
    assert wiring.config.output_dir == tmp_path / "runs"


def test_what_is_not_said_is_left_to_the_settings(wiring: Wiring) -> None:
    """A flag that was not given must not hide a setting."""
    cancel("--service", "practice")
    assert wiring.options == CancelOptions(service="practice")


@pytest.mark.spec("cli.options")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--service", "netflix", "--scenario", "straight"], "--scenario is for the practice site"),
        (["--service", "netflix", "--cdp-url", "http://127.0.0.1:1", "--headless"], "--cdp-url uses a running browser"),
        (
            ["--service", "netflix", "--cdp-url", "http://127.0.0.1:1", "--profile-dir", "p"],
            "--cdp-url uses a running browser",
        ),
        (["--service", "netflix", "--cdp-url", "localhost:9222"], "needs an address like http://127.0.0.1:9222"),
        (
            ["--service", "netflix", "--cdp-url", "http://127.0.0.1:99999"],
            "needs an address like http://127.0.0.1:9222",
        ),
        (["--service", "netflix", "--cdp-url", "ws://[::1"], "needs an address like http://127.0.0.1:9222"),
        (["--service", "netflix", "--brain", "rules", "--model", "m"], "--model is for a brain with models"),
        ([], "No service given"),
        (["--no-input"], "No service given"),
    ],
)
def test_what_makes_no_sense_is_a_usage_error(wiring: Wiring, arguments: list[str], said: str) -> None:
    """Nothing is started, and the exit code is click's own."""
    answer = cancel(*arguments)
    assert (answer.exit_code, said in answer.stderr) == (2, True)
    assert wiring.options is None


@pytest.mark.spec("cli.menu")
def test_at_a_terminal_the_service_is_chosen_from_a_list(wiring: Wiring, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person need not know an id."""
    monkeypatch.setattr("subterminator.cli.prompts.terminal", lambda: 0)

    place = sorted(builtin()).index("practice") + 1
    answer = CliRunner().invoke(front, ["cancel"], input=f"0\n{place}\n")
    assert f"{place}  " in answer.stdout
    assert wiring.options is not None
    assert wiring.options.service == "practice"


@pytest.mark.spec("cli.menu")
def test_at_a_terminal_an_address_can_be_typed(wiring: Wiring, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list holds what is known; everything else has an address."""
    monkeypatch.setattr("subterminator.cli.prompts.terminal", lambda: 0)
    CliRunner().invoke(front, ["cancel"], input="gym.example\n")
    assert wiring.options is not None
    assert wiring.options.service == "gym.example"


@pytest.mark.spec("cli.menu")
def test_at_a_terminal_the_addresses_of_earlier_runs_are_in_the_list(
    wiring: Wiring, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was tried by its address is offered by it, once; what a definition covers stands under its name."""
    monkeypatch.setattr("subterminator.cli.prompts.terminal", lambda: 0)
    for number, address in enumerate(["gym.example", "https://www.gym.example/account", "https://www.netflix.com"]):
        spec = RunSpec(f"r{number}", "any", "handlers", "rules", datetime.now(UTC), options={"address": address})
        with SessionLogger.start(tmp_path, "any", spec.run_id) as journal:
            journal.write("run_started", spec=spec.to_dict())

    place = len(builtin()) + 1
    answer = CliRunner().invoke(front, ["cancel", "--output-dir", str(tmp_path)], input=f"{place}\n")

    assert answer.stdout.count("as before") == 1
    assert wiring.options is not None
    assert wiring.options.service in {"gym.example", "https://www.gym.example/account"}


@pytest.mark.spec("cli.address")
def test_the_service_is_an_argument_or_an_option(wiring: Wiring) -> None:
    """Both at once are refused where they differ."""
    cancel("gym.example", "--host", "pay.example", "--host", "id.example")
    assert wiring.options == CancelOptions(service="gym.example", hosts=("pay.example", "id.example"))
    assert cancel("gym.example", "--service", "netflix").exit_code == 2


@pytest.mark.spec("cli.menu")
def test_a_definition_of_ones_own_says_its_id_itself(wiring: Wiring, tmp_path: Path) -> None:
    """--service-file is enough."""
    file = tmp_path / "gym.toml"
    file.write_text(
        'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/account"\nhosts = ["gym.example"]\n',
        encoding="utf-8",
    )
    answer = cancel("--service-file", str(file))
    assert answer.exit_code == 0, answer.output
    assert wiring.options is not None
    assert wiring.options.service == "gym"


@pytest.mark.spec("cli.silence-is-nobody")
def test_without_a_terminal_the_person_is_nobody(wiring: Wiring) -> None:
    """A pipe that says confirm is not a person."""
    wiring.asks = True
    CliRunner().invoke(front, ["cancel", "--service", "practice"], input="confirm\n")
    assert wiring.answer[0] is Decision.NOBODY
