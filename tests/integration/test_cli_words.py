"""The words of the command line in a real terminal: lines, lists, menus, and what a mistake is answered with."""

from __future__ import annotations

import re
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from subterminator.domain.outcomes import Outcome, State
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger
from terminal import Terminal, Terminals

NARROW = 46
"""Columns of the terminal."""


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[Terminals]:
    """Terminals of a person with folders of their own, of few columns."""
    folders = {name: str(tmp_path / name) for name in ("config", "data", "runs")}
    settings = {
        "SUBTERMINATOR_CONFIG_DIR": folders["config"],
        "SUBTERMINATOR_DATA_DIR": folders["data"],
        "SUBTERMINATOR_OUTPUT_DIR": folders["runs"],
        "COLUMNS": str(NARROW),
    }
    with Terminals(settings) as opened:
        yield opened


def lines_of(terminal: Terminal) -> list[str]:
    """What stands on the screen, without colours, line by line."""
    shown = re.sub(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\))", "", terminal.seen.decode())
    return [line.rstrip() for line in shown.replace("\r", "\n").splitlines() if line.strip()]


@pytest.mark.spec("cli.whole-words")
@pytest.mark.spec("cli.network-words")
@pytest.mark.parametrize("display", [["--plain"], []])
def test_a_site_that_cannot_be_opened_is_told_in_whole_words(
    terminals: Terminals, attached: str, display: list[str]
) -> None:
    """Required: no code of the browser, no line broken inside a word, a full stop, and where the report is."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{unused.getsockname()[1]}/account"
    terminal = terminals.open("cancel", address, "--cdp-url", attached, *display)
    assert terminal.end() == 1, terminal.seen.decode()
    lines = lines_of(terminal)
    text = " ".join(" ".join(lines).split())
    assert f"could not open {address}: nothing answers there. Nothing was sent." in text
    assert "net::" not in text
    assert "Report subterminator runs open" in text
    assert [line for line in lines if len(line) > NARROW and " " in line.strip()] == []


@pytest.mark.spec("cli.menu")
@pytest.mark.spec("services.find")
def test_the_menu_takes_a_name_and_asks_again_about_one_that_is_unknown(terminals: Terminals, tmp_path: Path) -> None:
    """A slip of the hand names the nearest and does not end the command; a name is as good as its number."""
    terminal = terminals.open("cancel", "--dry-run", "--browser-path", shutil.which("true") or "")
    terminal.read_until(b"Its number or name, or the address of another site")
    terminal.type(b"netflx\n")
    terminal.read_until(b"did you mean netflix?")
    terminal.read_until(b"Its number or name")
    terminal.type(b"Disney Plus\n")
    assert terminal.end() == 9, terminal.seen.decode()  # that is no browser
    (run,) = (tmp_path / "runs").iterdir()
    assert "-disney-plus-" in run.name


@pytest.mark.spec("services.find")
@pytest.mark.parametrize(
    ("typed", "named"), [("spotifi", "spotify"), ("disney", "disney-plus"), ("netf", "netflix"), ("sportify-club", "")]
)
def test_a_name_suggests_only_what_is_like_it(terminals: Terminals, typed: str, named: str) -> None:
    """Required: no other service than the one that may be meant."""
    terminal = terminals.open("cancel", "--service", typed)
    assert terminal.end() == 9
    said = " ".join(" ".join(lines_of(terminal)).split())
    assert ("did you mean" in said) is bool(named)
    assert f"did you mean {named}?" in said or not named
    assert "netflix" not in said or named == "netflix"


@pytest.mark.spec("cli.runs-list")
@pytest.mark.spec("cli.runs-settle")
def test_runs_are_listed_under_headers_and_the_last_is_settled(terminals: Terminals, tmp_path: Path) -> None:
    """Required: result, service, plan and end of each run; `last` is the newest run whose press is open."""
    ledger = PressLedger(tmp_path / "data" / "presses.sqlite3")
    for run_id, account in (("aaaa1111", "a"), ("bbbb2222", "b")):
        ledger.intend("gym", account, run_id, "Finish")
    with SessionLogger.start(tmp_path / "runs", "gym", "bbbb2222") as journal:
        journal.write("read_back", state="account_cancelled", facts={"plan": "Gold", "ends": "2026-12-04"})
        journal.write(
            "run_ended", outcome=Outcome.SCHEDULED.word, state=State.COMPLETE, message="", effective_date="2026-12-04"
        )

    listed = terminals.open("runs", "list")
    assert listed.end() == 0
    header, row = lines_of(listed)
    assert header.split() == ["RUN", "STARTED", "RESULT", "SERVICE", "PLAN", "ENDS"]
    assert row.split()[3:] == ["scheduled", "gym", "Gold", "2026-12-04"]
    assert header.index("PLAN") == row.index("Gold")

    settled = terminals.open("runs", "settle", "last", "--not-sent")
    assert settled.end() == 0, settled.seen.decode()
    assert [(press.intent.run_id, press.result) for press in ledger.history() if press.settled] == [
        ("bbbb2222", "person:not sent")
    ]


@pytest.mark.spec("cli.utf8-mark")
def test_files_that_begin_with_the_mark_of_utf8_are_read(terminals: Terminals, tmp_path: Path) -> None:
    """Required: settings and a definition, as an editor on Windows saves them."""
    (tmp_path / "config" / "services").mkdir(parents=True)
    (tmp_path / "config" / "config.toml").write_text("headless = true\n", encoding="utf-8-sig")
    (tmp_path / "config" / "services" / "gym.toml").write_text(
        'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/a"\nhosts = ["gym.example"]\n', "utf-8-sig"
    )
    terminal = terminals.open("services", "show", "gym")
    assert terminal.end() == 0, terminal.seen.decode()
    assert any("https://gym.example/a" in line for line in lines_of(terminal))


@pytest.mark.spec("cli.find")
@pytest.mark.spec("cli.whole-words")
def test_a_row_of_find_is_two_lines_where_the_terminal_is_narrow(terminals: Terminals, tmp_path: Path) -> None:
    """Required: no value is broken, and each stands under its header."""
    rows = [f"2026-{month:02}-05,CORNER GYM POOL,-29.00\n" for month in range(1, 7)]
    (tmp_path / "s.csv").write_text("Date,Description,Amount\n" + "".join(rows))
    terminal = terminals.open("find", str(tmp_path / "s.csv"), "--no-input")
    assert terminal.end() == 0, terminal.seen.decode()
    lines = lines_of(terminal)
    assert max(map(len, lines)) <= NARROW
    at = next(number for number, line in enumerate(lines) if line.startswith("NO  NAME"))
    (_, when, first, second) = lines[at : at + 4]
    assert first.split() == ["1", "CORNER", "GYM", "POOL", "monthly", "29.00"]
    assert (second.index("next"), second.index("348.00")) == (when.index("WHEN"), when.index("A YEAR"))


@pytest.mark.spec("cli.mistakes")
def test_what_does_not_start_as_a_browser_is_named_in_one_line(terminals: Terminals) -> None:
    """Required: the path, and where to give another one; no words of the driver."""
    terminal = terminals.open("cancel", "practice", "--headless", "--plain", "--browser-path", "/bin/true")
    assert terminal.end() == 9, terminal.seen.decode()
    said = " ".join(" ".join(lines_of(terminal)).split())
    assert "error: /bin/true did not start as a browser: give the path of a Chromium by --browser-path" in said
    assert "BrowserType" not in said
