"""The ledger among real processes: racing, killed, and against a real file system's limits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from subterminator.domain.errors import UnsettledIntent
from subterminator.record.hash_chain import JOURNAL, read_journal
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger


def child(source: str, *arguments: object) -> subprocess.Popen[str]:
    """A process of its own that runs `source` with `arguments` in sys.argv."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(source), *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


RACER = """
    import sys
    from pathlib import Path
    from subterminator.record.press_ledger import PressLedger
    from subterminator.domain.errors import UnsettledIntent

    for line in sys.stdin:                       # one ledger a line, so that both begin at the same moment
        try:
            PressLedger(Path(line.strip())).intend("netflix", "ann", sys.argv[1], "Finish")
            print("won", flush=True)
        except UnsettledIntent:
            print("refused", flush=True)
"""


@pytest.mark.spec("record.one-open-intent")
def test_of_two_processes_that_race_exactly_one_may_press(tmp_path: Path) -> None:
    """Twenty rounds, half of them on a ledger that neither has made yet."""
    racers = [child(RACER, "run1"), child(RACER, "run2")]
    rounds = []
    for number in range(20):
        path = tmp_path / f"presses-{number}.sqlite3"
        if number % 2:
            PressLedger(path).history()
        for racer in racers:
            assert racer.stdin
            racer.stdin.write(f"{path}\n")
            racer.stdin.flush()
        rounds.append(sorted(racer.stdout.readline().strip() for racer in racers if racer.stdout))
        assert len(PressLedger(path).history()) == 1
    for racer in racers:
        racer.communicate(timeout=20)
    assert rounds == [["refused", "won"]] * 20


@pytest.mark.spec("record.one-open-intent")
def test_an_intent_outlives_the_process_that_was_killed(tmp_path: Path) -> None:
    """Killed between intent and settling: the next process sees it and may not press."""
    path = tmp_path / "presses.sqlite3"
    victim = child(
        """
        import sys
        from pathlib import Path
        from subterminator.record.press_ledger import PressLedger
        PressLedger(Path(sys.argv[1])).intend("netflix", "ann", "run1", "Finish")
        print("on disk", flush=True)
        sys.stdin.read()
        """,
        path,
    )
    assert victim.stdout
    assert victim.stdout.readline() == "on disk\n"
    os.kill(victim.pid, signal.SIGKILL)
    victim.communicate(timeout=20)

    ledger = PressLedger(path)
    found = ledger.unsettled("netflix", "ann")
    assert found is not None
    assert found.run_id == "run1"
    with pytest.raises(UnsettledIntent, match="run1"):
        ledger.intend("netflix", "ann", "run2", "Finish")


@pytest.mark.spec("record.one-open-intent")
def test_an_intent_that_was_not_committed_is_none(tmp_path: Path) -> None:
    """Killed in the middle of writing it: nothing was allowed, so nothing is open."""
    path = tmp_path / "presses.sqlite3"
    PressLedger(path).history()
    victim = child(
        """
        import sqlite3, sys
        raw = sqlite3.connect(sys.argv[1], isolation_level=None)
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO press VALUES (1, 'netflix', 'ann', 1, 'run1', 'Finish', '2026-11-21', NULL, NULL)")
        print("written", flush=True)
        sys.stdin.read()
        """,
        path,
    )
    assert victim.stdout
    assert victim.stdout.readline() == "written\n"
    os.kill(victim.pid, signal.SIGKILL)
    victim.communicate(timeout=20)
    assert PressLedger(path).unsettled("netflix", "ann") is None


@pytest.mark.spec("record.torn-line")
def test_a_journal_outlives_the_process_that_was_killed(tmp_path: Path) -> None:
    """Its lock goes with the process, its last event is there, and the next process goes on."""
    victim = child(
        """
        import sys
        from pathlib import Path
        from subterminator.record.journal import SessionLogger
        journal = SessionLogger.start(Path(sys.argv[1]), "netflix")
        journal.write("submitting", control="Finish")
        print(journal.directory, flush=True)
        sys.stdin.read()
        """,
        tmp_path,
    )
    assert victim.stdout
    directory = Path(victim.stdout.readline().strip())
    os.kill(victim.pid, signal.SIGKILL)
    victim.communicate(timeout=20)

    with SessionLogger.reopen(directory) as journal:
        journal.write("read_back", outcome="cancelled")
    found = read_journal(directory)
    assert [event["event"] for event in found.events] == ["opened", "submitting", "reopened", "read_back"]
    assert found.problems == ()


@pytest.mark.spec("record.disk-errors")
@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of a file")
def test_a_file_system_that_takes_no_more_ends_the_run_in_one_line(tmp_path: Path) -> None:
    """A real limit in the middle of a line: the journal stays whole."""
    source = """
        import resource, signal, sys
        from pathlib import Path
        from subterminator.record.journal import SessionLogger
        from subterminator.domain.errors import StopTheRun
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
        journal = SessionLogger.start(Path(sys.argv[1]), "netflix")
        try:
            for number in range(100):
                journal.write("note", message="x" * 100)
        except StopTheRun as error:
            print(journal.directory)
            print(error)
        """
    out, _ = child(source, tmp_path).communicate(timeout=20)
    directory, message = out.strip().split("\n")
    assert "cannot write the journal" in message
    found = read_journal(Path(directory))
    assert (found.problems, found.torn) == ((), b"")
    assert 1500 < (Path(directory) / JOURNAL).stat().st_size <= 2000
