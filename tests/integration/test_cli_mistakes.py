"""What a new user meets: something is missing, wrong or closed, and one line says what, with its mend."""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import pty
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from click.testing import CliRunner

from command import COMMAND, read_terminal
from kit import Practice, rest_in_matrix
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.cli.main import front
from subterminator.practice import PracticeSite
from subterminator.record.journal import SessionLogger

RUN = ["cancel", "--headless", "--approve", "once"]
ATTACH = ["cancel", "--approve", "once", "--cdp-url"]


@dataclass
class Shell:
    """Runs the command as a process, with folders of its own."""

    folder: Path
    environment: dict[str, str] = field(default_factory=dict)

    def __call__(self, *arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=120,
            encoding="utf-8",
            env=self.with_these(env),
        )

    def here(self, *arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """The same in this process, for what takes no terminal, pipe or signal."""
        answer = CliRunner().invoke(front, arguments, env={**self.environment, **(env or {})})
        return subprocess.CompletedProcess(arguments, answer.exit_code, answer.stdout, answer.stderr)

    def with_these(self, env: Mapping[str, str] | None) -> dict[str, str]:
        """The environment of this shell, with a few variables more."""
        return {**os.environ, **self.environment, **(env or {})}

    def in_sh(self, line: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
        """A line of sh, in which "$@" is the command."""
        return subprocess.run(
            ["/bin/sh", "-c", line, "sh", *COMMAND],
            capture_output=True,
            check=False,
            timeout=120,
            env=self.with_these(env),
        )


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    names = {"DATA_DIR": "data", "CONFIG_DIR": "config", "OUTPUT_DIR": "runs"}
    return Shell(tmp_path, {f"SUBTERMINATOR_{name}": str(tmp_path / folder) for name, folder in names.items()})


def one_line(answer: subprocess.CompletedProcess[str], exit_code: int = 9) -> str:
    """The one line on standard error, after making sure that it is one, and the exit code right."""
    assert answer.returncode == exit_code, answer.stderr
    assert answer.stderr.startswith("error: ")
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
    return answer.stderr


# -- services ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("cli.mistakes")
def test_a_service_that_is_not_known_is_answered_with_the_nearest(shell: Shell) -> None:
    """A slip of the finger costs one line."""
    assert "did you mean netflix" in one_line(shell(*RUN, "--service", "netflx"))


RIGHT = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/a"\nhosts = ["gym.example"]\n'


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        (RIGHT.replace('"Gym"', '"Gym'), "mine.toml:2", "is not TOML"),
        (RIGHT + "hsots = []\n", "mine.toml:5: hsots", "did you mean hosts"),
        (RIGHT.replace("//gym.example", "//evil.example"), "mine.toml:3: entry_url", "evil.example"),
    ],
    ids=["broken", "misspelt", "foreign host"],
)
@pytest.mark.parametrize("where", rest_in_matrix(["file", "folder"], ["folder"]))
def test_a_definition_that_cannot_be_used_is_named_by_file_line_and_key(
    shell: Shell, text: str, place: str, said: str, where: str
) -> None:
    """Given by hand or found in the person's folder, it is refused whole before anything starts."""
    folder = shell.folder / "config" / "services"
    folder.mkdir(parents=True)
    file = folder / ("mine.toml")
    file.write_text(text, encoding="utf-8")
    named = ["--service-file", str(file)] if where == "file" else ["--service", "mine"]

    line = one_line(shell.here(*RUN, *named))

    assert place in line
    assert said in line
    assert not (shell.folder / "runs").exists()


@pytest.mark.spec("cli.services-check-all")
def test_a_definition_is_told_all_its_faults(shell: Shell) -> None:
    """In the order of the file, as `services check` tells them; nothing starts."""
    file = shell.folder / "mine.toml"
    file.write_text(RIGHT.replace('"Gym"', "7").replace("hosts", "hsots"), encoding="utf-8")
    answer = shell.here(*RUN, "--service-file", str(file))
    assert answer.returncode == 9
    lines = answer.stderr.splitlines()
    assert [line.split(":")[2] for line in lines] == ["1", "2", "4"], lines
    assert all(line.startswith("error: ") for line in lines)
    assert lines == shell.here("services", "check", str(file)).stderr.splitlines()
    assert not (shell.folder / "runs").exists()


@pytest.mark.spec("cli.mistakes")
def test_an_unknown_scenario_names_the_list(shell: Shell) -> None:
    """There each is told with what it does."""
    line = one_line(shell.here(*RUN, "practice", "--scenario", "nosuch"))
    assert "`subterminator practice list`" in line


@pytest.mark.spec("cli.target-mock")
def test_a_service_without_a_twin_is_told_so(shell: Shell) -> None:
    """Before anything starts: nothing is sent to the live service instead."""
    file = shell.folder / "gym.toml"
    file.write_text(RIGHT, encoding="utf-8")
    line = one_line(shell.here(*RUN, "--service-file", str(file), "--target", "mock"))
    assert "no twin of 'gym', only of netflix" in line
    assert not (shell.folder / "runs").exists()


@pytest.mark.matrix
@pytest.mark.spec("cli.target-mock")
def test_a_named_service_is_sent_to_its_twin_and_nowhere_else(shell: Shell, attached: str) -> None:
    """The definition's attributes and order of pages, on this machine."""
    named = ["--service", "netflix", "--target", "mock"]
    told = json.loads(shell.here(*ATTACH, attached, *named, "--json").stdout)
    assert (told["service"], told["outcome"]) == ("netflix", "scheduled"), told
    shown = json.loads(shell.here("runs", "show", "last", "--json").stdout)
    addresses = {event["url"] for event in shown["events"] if event.get("url")}
    assert addresses
    assert all(address.startswith("http://127.0.0.1:") for address in addresses)


# -- the machine -------------------------------------------------------------------------------------------------------


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("named", ["/nowhere/chromium", ""])
def test_without_a_browser_the_line_gets_one(shell: Shell, named: str) -> None:
    """Named where none is, or to be searched for where none can be found."""
    env = {"PATH": "", "SUBTERMINATOR_BROWSER": named, "PLAYWRIGHT_BROWSERS_PATH": str(shell.folder)}
    env["DISPLAY"] = ":99"  # none is needed so far
    answer = shell.here("cancel", "--approve", "once", "--headed", "--service", "practice", env=env)
    if not named and answer.returncode == 0:
        pytest.skip("a branded Chrome is installed, which is found without the path")
    assert ("no browser at /nowhere/chromium" if named else "no Chromium was found. Run: ") in one_line(answer)


@pytest.mark.spec("cli.runs-last")
def test_mistakes_about_the_browser_leave_no_run(shell: Shell) -> None:
    """Nothing there to start, or a window both wanted and not."""
    assert "/nope/chromium" in one_line(shell.here(*RUN, "practice", "--browser-path", "/nope/chromium"))
    both = shell.here(*RUN, "--headed", "practice")
    assert (both.returncode, "--headless and --headed exclude each other" in both.stderr) == (2, True)
    assert not (shell.folder / "runs").exists()


@pytest.mark.spec("cli.runs-last")
def test_a_browser_that_is_not_there_is_one_line_and_leaves_no_run(shell: Shell) -> None:
    """Required: nothing listens at the address, or a window has no screen; nothing is said before, nothing kept."""
    with socket.create_server(("127.0.0.1", 0)) as holder:
        address = f"http://127.0.0.1:{holder.getsockname()[1]}"
    absent = shell("cancel", "practice", "--no-input", "--cdp-url", address)
    assert f"no browser answers at {address}: start it with --remote-debugging-port" in one_line(absent)
    unseen = shell("cancel", "practice", "--no-input", "--headed", env={"DISPLAY": "", "WAYLAND_DISPLAY": ""})
    assert "there is no display: use --headless, or set DISPLAY" in one_line(unseen)
    assert (absent.stdout, unseen.stdout) == ("", "")
    assert not (shell.folder / "runs").exists()


@pytest.mark.spec("cli.runs-last")
def test_a_browser_that_does_not_start_leaves_no_run_in_the_list(shell: Shell) -> None:
    """Required: what listens there is none, which is known only afterwards; the record tells why, by its id."""
    with socket.create_server(("127.0.0.1", 0)) as holder:
        threading.Thread(target=_hang_up_on, args=(holder,), daemon=True).start()
        answer = shell("cancel", "practice", "--no-input", "--cdp-url", f"http://127.0.0.1:{holder.getsockname()[1]}")
    assert "no browser answers at" in one_line(answer)
    assert json.loads(shell.here("runs", "list", "--json").stdout) == []
    (run,) = (shell.folder / "runs").iterdir()
    assert "no browser answers at" in shell.here("runs", "show", run.name).stdout


def _hang_up_on(server: socket.socket) -> None:
    """Take connections and end them, until the server is closed."""
    with suppress(OSError):
        while True:
            server.accept()[0].close()


@pytest.mark.matrix
@pytest.mark.spec("cli.mistakes")
async def test_a_profile_in_use_is_named(shell: Shell) -> None:
    """Two browsers would ruin it. The line itself: `test_profile_in_use_is_one_clear_line`."""
    profile = shell.folder / "profile"
    holder = PlaywrightBrowser(profile_dir=profile)
    await holder.launch()
    try:
        which = {"SUBTERMINATOR_BROWSER": ""}  # the quick Chromium of the tests locks no profile
        answer = await asyncio.to_thread(shell, *RUN, "--service", "practice", "--profile-dir", str(profile), env=which)
    finally:
        await holder.close()
    assert f"the profile {profile} is in use" in one_line(answer)


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("option", ["--output-dir", "--profile-dir"])
@pytest.mark.parametrize("place", rest_in_matrix(["/proc/runs", "{file}/runs"], ["{file}/runs"]))
def test_a_folder_that_cannot_be_written_is_named(shell: Shell, option: str, place: str) -> None:
    """Before anything starts."""
    (shell.folder / "file").touch()
    place = place.format(file=shell.folder / "file")
    assert place in one_line(shell.here(*RUN, "--service", "practice", option, place))
    assert not (shell.folder / "runs").exists()


MNT_DETACH = 2
"""Of Linux: files of a run in this process that are still open do not keep the disk."""


@pytest.fixture
def small_disk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder on a disk of so many kB."""
    libc = ctypes.CDLL(None, use_errno=True)
    folder = tmp_path / "disk"
    folder.mkdir()
    if (
        sys.platform != "linux"
        or libc.mount(b"tmpfs", bytes(folder), b"tmpfs", 0, f"size={request.param}k".encode()) != 0
    ):
        pytest.skip("a small disk can only be had by root on Linux")
    yield folder
    assert libc.umount2(bytes(folder), MNT_DETACH) == 0


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("small_disk", [16], indirect=True)
def test_a_disk_that_is_full_from_the_start_is_told(shell: Shell, small_disk: Path) -> None:
    """Nothing was begun that could not be written down."""
    (small_disk / "filler").write_bytes(b"x" * 16 * 1024)
    assert "free some space" in one_line(shell.here(*RUN, "--service", "practice", "--output-dir", str(small_disk)))


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("small_disk", [24], indirect=True)
def test_a_disk_that_fills_up_before_the_press_stops_it(
    shell: Shell, small_disk: Path, practice: Practice, attached: str
) -> None:
    """The picture for the yes does not fit: nobody is asked, and nothing is sent."""
    with PracticeSite("straight") as site:
        named = ["--service-file", str(practice.definition(site))]
        answer = shell.here(*ATTACH, attached, *named, "--output-dir", str(small_disk))
    assert site.ledger.final_requests == 0
    assert "free some space" in one_line(answer)


@pytest.mark.matrix
@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("small_disk", [1000], indirect=True)
def test_a_disk_that_fills_up_after_the_press_does_not_hide_it(
    shell: Shell, small_disk: Path, practice: Practice, attached: str
) -> None:
    """The picture after the press does not fit: the account is to be looked at, and the next run only reads."""
    shell.here(*ATTACH, attached, "--service", "practice")
    (usual,) = (shell.folder / "runs").iterdir()
    needed = (usual / "001-before-final.png").stat().st_size + (usual / "002-after-press.png").stat().st_size // 2
    (small_disk / "filler").write_bytes(b"x" * (1000 * 1024 - needed - 16 * 1024))  # the journal takes less than 16 kB
    with PracticeSite("straight") as site:
        named = ["--service-file", str(practice.definition(site))]
        answer = shell.here(*ATTACH, attached, *named, "--output-dir", str(small_disk), "--json")
        again = shell.here(*ATTACH, attached, *named, "--json")
    assert site.ledger.final_requests == 1
    assert (answer.returncode, json.loads(answer.stdout)["outcome"]) == (7, "needs_review"), answer.stderr
    assert (again.returncode, json.loads(again.stdout)["outcome"]) == (0, "scheduled"), again.stderr


@pytest.mark.spec("cli.mistakes")
def test_a_port_in_use_is_named(shell: Shell) -> None:
    """And how to get one that is free."""
    with socket.create_server(("127.0.0.1", 0)) as holder:
        port = holder.getsockname()[1]
        line = one_line(shell.here("practice", "serve", "--port", str(port)))
    assert f"port {port}" in line
    assert "choose another" in line


# -- terminals ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("stdin", ["</dev/null", "<&-"])
def test_without_a_terminal_and_a_service_it_says_what_to_add(shell: Shell, stdin: str) -> None:
    """No list is shown to nobody."""
    answer = shell.in_sh(f'"$@" cancel {stdin}')
    assert answer.returncode == 2
    assert answer.stderr.endswith(b"Try: practice.\n")


@pytest.mark.spec("cli.mistakes")
@pytest.mark.parametrize("closed", rest_in_matrix(["<&-", ">&-", "2>&-", "<&- >&- 2>&-"], ["<&- >&- 2>&-"]))
def test_closed_streams_end_no_command(shell: Shell, closed: str) -> None:
    """As a job of a scheduler may have them."""
    assert shell.in_sh(f'"$@" services list {closed}').returncode == 0
    assert b"Traceback" not in shell.in_sh(f'"$@" cancel --service nosuch {closed}').stderr


WORDS = "멤버십 해지 완료"


@pytest.mark.spec("cli.any-terminal")
def test_a_terminal_without_the_letters_gets_escapes(shell: Shell) -> None:
    """`LANG=C`: a page's letters do not end the program, and our own marks become plain ones."""
    with SessionLogger.start(shell.folder / "runs", "practice", "aaaa1111") as journal:
        journal.write("pressed", action="click", role="button", name=WORDS)
        journal.write("note", message=f"“{WORDS}…”")
    plain = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}

    answer = shell("runs", "show", "last", env=plain)

    assert answer.returncode == 0, answer.stderr
    assert "\\uba64\\ubc84\\uc2ed" in answer.stdout
    assert '"\\uba64' in answer.stdout
    assert answer.stdout.isascii()


@pytest.mark.matrix
@pytest.mark.spec("cli.any-terminal")
async def test_a_narrow_terminal_without_colours_and_letters_sees_the_whole_run(
    shell: Shell, practice: Practice, attached: str
) -> None:
    """Twenty columns, NO_COLOR, LANG=C: every line is there, none is coloured, nothing ends the run."""
    settings = {"TERM": "xterm", "COLUMNS": "20", "NO_COLOR": "1", "LC_ALL": "C", "PYTHONUTF8": "0"}
    settings |= {"PYTHONCOERCECLOCALE": "0"}
    async with PracticeSite("straight") as site:
        hand, program = pty.openpty()
        process = await asyncio.create_subprocess_exec(
            *(*COMMAND, *ATTACH, attached, "--service-file", str(practice.definition(site))),
            stdin=program,
            stdout=program,
            stderr=program,
            env=shell.with_these(settings),
        )
        os.close(program)
        seen = await asyncio.to_thread(_read_all, hand)
        assert await process.wait() == 0, seen
        os.close(hand)
        assert site.ledger.final_requests == 1
    assert 'Final press: "Finish cancellation"' in seen
    assert "Cancelled: it ends with the paid period." in seen
    assert re.findall(r"\x1b\[[\d;]*\b(?:3[0-7]|9[0-7]|38)(?:;[\d;]*)?m", seen) == []


def _read_all(hand: int) -> str:
    return b"".join(read_terminal(hand)).decode("ascii")


@pytest.mark.matrix
@pytest.mark.spec("cli.any-terminal")
async def test_a_reader_that_goes_away_does_not_end_the_run(shell: Shell, practice: Practice, attached: str) -> None:
    """`| head -1`: the run comes to its end, and its record is whole."""
    async with PracticeSite("straight") as site:
        line = f'{{ "$@" {" ".join(ATTACH)} {attached} --service-file "$FILE"; echo $? >"$CODE"; }} | head -1'
        code = shell.folder / "code"
        env = {"FILE": str(practice.definition(site)), "CODE": str(code)}
        answer = await asyncio.to_thread(shell.in_sh, line, env)
        assert site.ledger.final_requests == 1
    assert len(answer.stdout.splitlines()) == 1
    assert (code.read_text(), answer.stderr) == ("0\n", b"")
    (run,) = json.loads(shell.here("runs", "list", "--json").stdout)
    assert run["outcome"] == "scheduled"
