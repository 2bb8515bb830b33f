"""`subterminator cancel` as a person runs it: a process, a terminal, a browser; the site's ledger is the truth."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kit import rest_in_matrix
from subterminator.cli.main import front
from subterminator.practice import PracticeSite
from subterminator.record.hash_chain import read_journal
from subterminator.record.runs import list_runs
from subterminator.services.definition import load_file
from terminal import Terminal, Terminals


@dataclass
class PairingDesk:
    """A site, a definition that names it, and a folder for the record."""

    site: PracticeSite
    folder: Path
    chromium: str
    terminals: Terminals

    @property
    def arguments(self) -> list[str]:
        return ["--service-file", str(self.folder / "mine.toml"), "--output-dir", str(self.folder / "runs")]

    @property
    def attach(self) -> list[str]:
        """Options for the browser that is shared: only what one test launches is the program's own."""
        return ["--cdp-url", self.chromium]

    def open(self, *more: str, arguments: list[str] | None = None) -> Terminal:
        """The command in a terminal of its own."""
        return self.terminals.open("cancel", *(arguments or self.arguments), *more)

    def events(self) -> list[dict[str, Any]]:
        """The journal of the one run."""
        (run,) = (self.folder / "runs").iterdir()
        journal = read_journal(run)
        assert (journal.problems, journal.torn) == ((), b"")
        return [dict(event) for event in journal.events]


@pytest.fixture
def desk(tmp_path: Path, attached: str) -> Iterator[PairingDesk]:
    """The straight scenario, reached by a definition of the person's own."""
    bundled = resources.files("subterminator.services").joinpath("definitions", "practice.toml").read_text("utf-8")
    with PracticeSite("straight") as site:
        mine = bundled.replace('id = "practice"', 'id = "mine"').replace("http://127.0.0.1/account", site.entry_url)
        mine = mine.replace('hosts = ["127.0.0.1"]', f'hosts = ["{site.base_url.removeprefix("http://")}"]')
        (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
        with terminals_of(tmp_path) as terminals:
            yield PairingDesk(site, tmp_path, attached, terminals)


def terminals_of(folder: Path) -> Terminals:
    """Terminals of a person with settings in that folder."""
    return Terminals(
        {"SUBTERMINATOR_CONFIRM_TIMEOUT": "60", "SUBTERMINATOR_CONFIG_DIR": str(folder / "config")},
    )


@pytest.mark.spec("cli.only-confirm-is-yes")
@pytest.mark.spec("cli.yes-shows-what")
@pytest.mark.spec("cli.services-learn")
def test_a_person_types_confirm_and_the_plan_ends(desk: PairingDesk) -> None:
    """The whole way in a terminal: read, confirm, read back; then its way is saved."""
    terminal = desk.open("--headless")
    terminal.read_until(b"You have 60 seconds.")
    assert desk.site.ledger.final_requests == 0
    terminal.type(b"confirm\n")
    terminal.read_until(b"[y/N]")
    terminal.type(b"y\n")
    code = terminal.end()
    assert code == 0, terminal.seen.decode()
    assert load_file(desk.folder / "config" / "services" / "mine.toml").steps
    assert (desk.site.ledger.status, desk.site.ledger.final_requests) == ("ends_at_period_end", 1)
    assert "“Finish cancellation”" in terminal.seen.decode()
    assert "Cancelled: it ends with the paid period" in terminal.seen.decode()


@pytest.mark.matrix
@pytest.mark.spec("cli.only-confirm-is-yes")
@pytest.mark.spec("cli.asked-once-more")
@pytest.mark.spec("runs.no-resumes")
def test_a_person_says_no_and_thinks_again(desk: PairingDesk) -> None:
    """`yes` is asked about, Enter is a no and the plan stays; resumed, the word in capitals ends it."""
    terminal = desk.open("--plain", *desk.attach)
    terminal.read_until(b"You have 60 seconds.")
    terminal.type(b"yes\n")
    terminal.read_until(b"You typed 'yes'; only the word confirm approves. Type confirm to press it")
    terminal.type(b"\n")
    assert terminal.end() == 3
    assert b"\x1b" not in terminal.seen
    assert b"{" not in terminal.seen
    assert (desk.site.ledger.status, desk.site.ledger.final_requests) == ("active", 0)

    (run,) = (desk.folder / "runs").iterdir()
    command = f"subterminator runs resume {run.name[-8:]}"
    assert command.encode() in terminal.seen
    again = desk.terminals.open(*command.split()[1:], "--output-dir", str(run.parent), *desk.attach)
    again.read_until(b"You have 60 seconds.")
    assert b"\x1b]8;" in again.seen
    assert run.as_uri().encode() in again.seen
    again.type(b"CONFIRM \n")
    again.read_until(b"[y/N]")
    again.type(b"\n")
    assert again.end() == 0, again.seen.decode()
    assert (desk.site.ledger.status, desk.site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("cli.address")
@pytest.mark.spec("cli.host-asked")
@pytest.mark.matrix
@pytest.mark.parametrize("belongs", [True, False])
def test_an_address_is_enough_and_another_host_is_asked_about(tmp_path: Path, attached: str, belongs: bool) -> None:
    """A billing portal on another host: its typed name lets the run go on there, any other answer ends it."""
    with PracticeSite("new_tab_portal") as site, terminals_of(tmp_path) as terminals:
        desk = PairingDesk(site, tmp_path, attached, terminals)
        portal = site.hosts[1].encode()
        record = ["--output-dir", str(tmp_path / "runs")]
        terminal = desk.open("--plain", site.hosts[0], *desk.attach, arguments=record)
        terminal.read_until(b"Type its name to go on there.")
        assert b"Your yes is needed" not in terminal.seen
        terminal.type(portal + b"\n" if belongs else b"yes\n")
        if belongs:
            terminal.read_until(b"You have 60 seconds.")
            terminal.type(b"confirm\n")
            terminal.read_until(b"[y/N]")
            terminal.type(b"\n")
        code = terminal.end()
        assert (code, site.ledger.final_requests) == ((0, 1) if belongs else (6, 0)), terminal.seen.decode()
        assert any(event["event"] == "host_allowed" for event in desk.events()) is belongs
        assert belongs or b"--host " + portal in terminal.seen.replace(b"\r\n", b" ")


@pytest.mark.spec("cli.interrupt")
@pytest.mark.parametrize("ending", rest_in_matrix([signal.SIGINT, signal.SIGTERM], [signal.SIGINT]))
def test_an_interruption_leaves_a_whole_journal_and_the_plan(desk: PairingDesk, ending: signal.Signals) -> None:
    """Ctrl-C at the question: 3, no traceback, and the record says what happened."""
    terminal = desk.open(*desk.attach)
    terminal.read_until(b"You have 60 seconds.")
    terminal.process.send_signal(ending)
    assert terminal.end() == 3
    assert b"Traceback" not in terminal.seen
    assert desk.site.ledger.final_requests == 0
    assert desk.events()[-1]["event"] == "run_ended"


@pytest.mark.spec("cli.interrupt")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGHUP to send")
def test_a_closed_terminal_ends_the_run_as_an_interruption_does(desk: PairingDesk) -> None:
    """The window is gone with the question: the run has an end and a report, and the command that goes on."""
    terminal = desk.open(*desk.attach)
    terminal.read_until(b"You have 60 seconds.")
    terminal.process.send_signal(signal.SIGHUP)
    os.close(terminal.hand)
    terminal.hand = os.open(os.devnull, os.O_RDONLY)
    terminal.process.send_signal(signal.SIGHUP)  # by the shell, too
    assert terminal.process.wait(30) == 3
    assert desk.site.ledger.final_requests == 0
    assert desk.events()[-1]["event"] == "run_ended"
    (run,) = list_runs(desk.folder / "runs")
    assert "runs resume" in (run.directory / "report.html").read_text(encoding="utf-8")
    shown = desk.terminals.open("runs", "show", "last", "--output-dir", str(desk.folder / "runs"))
    assert shown.end() == 0
    assert b"Interrupted while it asked you" in shown.seen
    assert f"subterminator runs resume {run.run_id}".encode() in shown.seen


@pytest.mark.spec("cli.interrupt")
@pytest.mark.spec("engine.earlier")
def test_an_interrupted_run_from_a_home_page_is_read_back_at_the_account(tmp_path: Path, attached: str) -> None:
    """Required: the home page shows no account, so the resumed run reads it where the first one had found it."""
    with PracticeSite("two_offers") as site, terminals_of(tmp_path) as terminals:
        desk = PairingDesk(site, tmp_path, attached, terminals)
        record = ["--output-dir", str(tmp_path / "runs")]
        terminal = desk.open("--plain", site.hosts[0], *desk.attach, arguments=record)
        terminal.read_until(b"You have 60 seconds.")
        terminal.type(b"confirm\n")
        terminal.read_until(b"The page claims success")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 7, terminal.seen.decode()
        again = terminals.open("runs", "resume", "last", "--plain", "--no-input", *record)
        assert again.end() == 0, again.seen.decode()
        assert b"had sent the cancellation" in again.seen
        assert site.ledger.final_requests == 1


@pytest.mark.spec("cli.silence-is-nobody")
@pytest.mark.spec("cli.json")
def test_a_pipe_that_says_confirm_is_nobody(desk: PairingDesk) -> None:
    """Without a terminal nothing is asked, and one JSON object says how it ended."""
    answer = CliRunner().invoke(front, ["cancel", *desk.arguments, *desk.attach, "--json"], input="confirm\n" * 9)
    assert (answer.exit_code, json.loads(answer.stdout)["outcome"]) == (6, "needs_human")
    assert desk.site.ledger.final_requests == 0


@pytest.mark.matrix
@pytest.mark.spec("engine.sign-in-no-window")
def test_without_a_screen_the_terminal_says_at_once_where_to_sign_in(tmp_path: Path) -> None:
    """Required: no waiting for a sign-in in a window that is not there."""
    with terminals_of(tmp_path) as terminals:
        record = ["--output-dir", str(tmp_path / "runs"), "--headless", "--plain"]
        terminal = terminals.open("cancel", "practice", "--scenario", "sign_in", *record)
        assert terminal.end() == 6, terminal.seen.decode()
        assert b"no window" in terminal.seen
        assert b"--cdp-url" in terminal.seen
        assert b"--browser extension" in terminal.seen
        assert b"You have" not in terminal.seen


@pytest.mark.matrix
@pytest.mark.spec("cli.interrupt-clean")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to interrupt")
@pytest.mark.parametrize("moment", [b"on this machine", b"Opening", b"active", b"You have"])
def test_ctrl_c_prints_no_exception_and_leaves_no_temporary_folder(tmp_path: Path, moment: bytes) -> None:
    """Required: as from a keyboard, every process of the terminal's group is interrupted, the browser's driver too."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    settings = {"TMPDIR": str(temporary), "SUBTERMINATOR_DATA_DIR": str(tmp_path / "data")}
    with Terminals({**terminals_of(tmp_path).settings, **settings}) as terminals:
        terminal = terminals.open("cancel", "practice", "--headless", "--output-dir", str(tmp_path / "runs"))
        terminal.read_until(moment)
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.end() == 3, terminal.seen.decode()
    said = terminal.seen.decode()
    assert "Exception" not in said
    assert "Traceback" not in said
    assert list(temporary.iterdir()) == []
