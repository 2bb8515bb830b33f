"""The press ledger: one open intent per service and account."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError, UnsettledIntent
from subterminator.domain.protocols import PressLedgerProtocol
from subterminator.record.press_ledger import PressLedger


@pytest.fixture
def ledger(tmp_path: Path, clock: Callable[[], datetime]) -> PressLedger:
    return PressLedger(tmp_path / "data" / "presses.sqlite3", clock=clock)


def test_the_ledger_is_the_one_that_the_other_rooms_know(ledger: PressLedger) -> None:
    """They see the protocol only."""
    known: PressLedgerProtocol = ledger
    assert known.unsettled("netflix", "") is None


@pytest.mark.spec("record.one-open-intent")
def test_a_second_intent_is_refused_while_the_first_is_open(ledger: PressLedger) -> None:
    """The message names the earlier run, its time, and what to do."""
    first = ledger.intend("netflix", "ann@example.org", "run1", "Finish cancellation")
    assert (first.generation, first.created) == (1, datetime(2026, 11, 21, 22, 58, 1, tzinfo=UTC))
    with pytest.raises(UnsettledIntent) as caught:
        ledger.intend("netflix", "ann@example.org", "run2", "Finish cancellation")
    for word in ("run1", "Finish cancellation", "2026-11-21 22:58 UTC", "ann@example.org", "runs show run1"):
        assert word in str(caught.value)
    assert ledger.unsettled("netflix", "ann@example.org") == first


@pytest.mark.spec("record.one-open-intent")
def test_an_intent_is_open_for_every_process_that_looks(ledger: PressLedger) -> None:
    """It is on the disk when `intend` returns."""
    intent = ledger.intend("netflix", "", "run1", "Finish")
    assert PressLedger(ledger.path).unsettled("netflix", "") == intent


@pytest.mark.spec("record.accounts-overlap")
@pytest.mark.parametrize(("first", "second"), [("Ann@Example.org ", "ann@example.ORG"), ("", "ann@x"), ("ann@x", "")])
def test_an_account_that_may_be_the_same_blocks_the_press(first: str, second: str, ledger: PressLedger) -> None:
    """Case and blanks do not make another account, and one that is not known may be any."""
    ledger.intend("netflix", first, "run1", "Finish")
    with pytest.raises(UnsettledIntent):
        ledger.intend("netflix", second, "run2", "Finish")
    assert ledger.unsettled("netflix", second) is not None


@pytest.mark.spec("record.one-open-intent")
def test_other_accounts_and_services_are_free(ledger: PressLedger) -> None:
    """An open intent holds nobody else up."""
    ledger.intend("netflix", "ann", "run1", "Finish")
    ledger.intend("netflix", "bob", "run2", "Finish")
    ledger.intend("spotify", "ann", "run3", "Cancel")
    assert ledger.unsettled("spotify", "bob") is None
    assert [press.intent.run_id for press in ledger.history("netflix")] == ["run1", "run2"]


@pytest.mark.spec("record.settling")
def test_a_settled_intent_makes_room_for_the_next_generation(ledger: PressLedger) -> None:
    """Who subscribes again may cancel again."""
    first = ledger.intend("netflix", "ann", "run1", "Finish")
    ledger.settle(first, "ended")
    second = ledger.intend("netflix", "ann", "run2", "Finish")
    assert second.generation == 2
    assert [(press.result, press.settled is None) for press in ledger.history()] == [("ended", False), (None, True)]


@pytest.mark.spec("record.settling")
def test_settling_twice_with_the_same_result_is_harmless(ledger: PressLedger) -> None:
    """A run that is taken up again may say it again; the first time stands."""
    intent = ledger.intend("netflix", "ann", "run1", "Finish")
    ledger.settle(intent, "person:it is gone")
    settled = ledger.history()[0].settled
    ledger.settle(intent, "person:it is gone")
    assert ledger.history()[0].settled == settled


@pytest.mark.spec("record.settling")
def test_settling_with_another_result_is_an_error(ledger: PressLedger) -> None:
    """How a press ended does not change afterwards."""
    intent = ledger.intend("netflix", "ann", "run1", "Finish")
    ledger.settle(intent, "not_sent")
    with pytest.raises(ValueError, match="not_sent"):
        ledger.settle(intent, "ended")
    assert ledger.history()[0].result == "not_sent"


@pytest.mark.parametrize("result", ["", "done", "person:", "person:  ", "ENDED"])
def test_a_result_is_one_of_three_kinds(result: str, ledger: PressLedger) -> None:
    """Readers decide by it."""
    with pytest.raises(ValueError, match="a press ends as"):
        ledger.settle(ledger.intend("netflix", "", "run1", "Finish"), result)


def test_an_intent_of_another_ledger_cannot_be_settled(ledger: PressLedger) -> None:
    """A number alone does not say which press it was."""
    intent = ledger.intend("netflix", "", "run1", "Finish")
    for stranger in (replace(intent, id=99), replace(intent, run_id="run9")):
        with pytest.raises(ValueError, match="does not hold"):
            ledger.settle(stranger, "ended")
    assert ledger.unsettled("netflix", "") == intent


@pytest.mark.spec("record.one-open-intent")
def test_the_database_itself_refuses_two_open_intents(ledger: PressLedger) -> None:
    """Also from a program that does not look first."""
    ledger.intend("netflix", "ann", "run1", "Finish")
    raw = sqlite3.connect(ledger.path)
    with pytest.raises(sqlite3.IntegrityError):
        raw.execute("INSERT INTO press VALUES (9, 'netflix', 'ann', 2, 'run2', 'Finish', '', NULL, NULL)")
    raw.close()


@pytest.mark.spec("record.damaged-ledger")
@pytest.mark.parametrize(
    "content", [b"", b"SQLite format 3\x00", b"not a database " * 100], ids=["empty", "head only", "other"]
)
def test_a_damaged_ledger_is_reported_and_never_replaced(content: bytes, ledger: PressLedger) -> None:
    """A fresh ledger in its place would allow a second press."""
    ledger.intend("netflix", "", "run1", "Finish")
    ledger.path.write_bytes(content)
    for attempt in (
        lambda: ledger.unsettled("netflix", ""),
        lambda: ledger.intend("netflix", "", "run2", "Finish"),
        ledger.history,
    ):
        with pytest.raises(ConfigurationError, match=r"is damaged .*move that file") as caught:
            attempt()
        assert "\n" not in str(caught.value)
    assert ledger.path.read_bytes() == content


@pytest.mark.spec("record.damaged-ledger")
@pytest.mark.parametrize("page", [1, 2])
def test_a_ledger_damaged_inside_is_reported(page: int, ledger: PressLedger) -> None:
    """A bad sector may hit the rows as well as the head."""
    for number in range(40):
        ledger.intend("netflix", f"account {number}", f"run{number}", "Finish " * 20)
    content = bytearray(ledger.path.read_bytes())
    content[4096 * page : 4096 * page + 2000] = b"\xa5" * 2000
    ledger.path.write_bytes(content)
    with pytest.raises(ConfigurationError, match="is damaged"):
        ledger.unsettled("netflix", "account 3")


@pytest.mark.spec("record.damaged-ledger")
def test_another_database_is_reported(ledger: PressLedger) -> None:
    """A file that is intact may still be the wrong one."""
    ledger.path.parent.mkdir()
    other = sqlite3.connect(ledger.path)
    other.execute("CREATE TABLE press (id INTEGER)")
    other.close()
    with pytest.raises(ConfigurationError, match="not a press ledger"):
        ledger.unsettled("netflix", "")


@pytest.mark.spec("record.damaged-ledger")
def test_a_ledger_without_its_main_file_is_reported(ledger: PressLedger) -> None:
    """Its companion holds presses that were not merged yet."""
    ledger.path.parent.mkdir()
    ledger.path.with_name("presses.sqlite3-wal").write_bytes(b"rows")
    with pytest.raises(ConfigurationError, match="its main file is gone"):
        ledger.intend("netflix", "", "run1", "Finish")


def test_a_ledger_of_a_later_format_is_left_alone(ledger: PressLedger) -> None:
    """It may hold rows that this program would read wrongly."""
    ledger.unsettled("netflix", "")
    raw = sqlite3.connect(ledger.path)
    raw.execute("PRAGMA user_version = 2")
    raw.close()
    with pytest.raises(ConfigurationError, match="format 2"):
        ledger.unsettled("netflix", "")


def test_a_ledger_locked_by_another_process_is_reported(ledger: PressLedger) -> None:
    """Whoever cannot write the intent does not press."""
    ledger.unsettled("netflix", "")
    other = sqlite3.connect(ledger.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(ConfigurationError, match="another process holds it"):
        PressLedger(ledger.path, wait_seconds=0.0).intend("netflix", "", "run1", "Finish")
    other.close()


def test_a_data_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    """A file stands in the way."""
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigurationError, match="cannot make the press ledger"):
        PressLedger(tmp_path / "file" / "x" / "presses.sqlite3").unsettled("netflix", "")
