"""The journal: written before the next step, chained, whole after a crash."""

from __future__ import annotations

import ast
import errno
import json
import os
import stat
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome, State
from subterminator.record.events import DURABLE, Event
from subterminator.record.hash_chain import GENESIS, JOURNAL, link, parse, read_journal
from subterminator.record.journal import SessionLogger, in_use
from subterminator.record.json_values import plain
from subterminator.record.redaction import Redactor

SOURCE = Path(__file__).parents[3] / "src" / "subterminator"


def lines(journal: SessionLogger) -> list[bytes]:
    return (journal.directory / JOURNAL).read_bytes().splitlines()


def last(journal: SessionLogger) -> dict[str, Any]:
    return dict(read_journal(journal.directory).events[-1])


# -- what a line holds -------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.one-directory")
def test_a_run_gets_a_directory_that_only_its_owner_may_read(journal: SessionLogger) -> None:
    """The name sorts by time and tells service and run."""
    assert journal.directory.name == "20261121-225801-netflix-run1"
    assert stat.S_IMODE(journal.directory.stat().st_mode) == 0o700
    assert stat.S_IMODE((journal.directory / JOURNAL).stat().st_mode) == 0o600


@pytest.mark.spec("record.one-directory")
@pytest.mark.parametrize("name", ["../../etc", "a/b", "..", "日本"])
def test_a_strange_name_stays_inside_the_output_folder(
    name: str, begin: Callable[..., SessionLogger], tmp_path: Path
) -> None:
    """Service and run id come from outside and must not choose the place."""
    journal = begin(name, name)
    assert journal.directory.resolve().parent == tmp_path / "runs"
    assert (journal.run_id, journal.service) == (name, name)


@pytest.mark.spec("record.append-only")
def test_an_event_is_on_its_line_when_write_returns(journal: SessionLogger) -> None:
    """Whoever dies after the call leaves the event behind."""
    journal.write("state", state=State.ACCOUNT_ACTIVE, confidence=0.9)
    assert json.loads(lines(journal)[-1]) == {
        "seq": 1,
        "time": "2026-11-21T22:58:03.000Z",
        "event": "state",
        "state": "account_active",
        "confidence": 0.9,
        "prev": link(lines(journal)[0]),
    }


@pytest.mark.spec("record.append-only")
def test_events_that_matter_are_on_the_disk_itself(journal: SessionLogger, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut after `submitting` must not lose it; a look may be lost."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    journal.write("looked", url="https://a.example/")
    assert synced == []
    for event in sorted(DURABLE):
        journal.write(event)
    assert len(synced) == len(DURABLE)
    assert {Event.SUBMITTING, Event.APPROVAL_ANSWERED, Event.EVIDENCE, Event.RUN_ENDED} <= DURABLE


@pytest.mark.spec("record.closed-vocabulary")
@pytest.mark.parametrize("event", ["presed", "", "Pressed"])
def test_an_unknown_event_is_refused(event: str, journal: SessionLogger) -> None:
    """A typing error in an event's name would hide it from every reader."""
    with pytest.raises(ValueError, match="no event is called"):
        journal.write(event)
    assert len(lines(journal)) == 1


@pytest.mark.spec("record.closed-vocabulary")
def test_every_event_that_the_source_writes_is_in_the_list() -> None:
    """The other rooms write names as text, so the list is compared with them here."""
    names = {
        node.args[0].value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "write"
        and ast.unparse(node.func.value).lower().endswith(("journal", "session"))
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert names - set(Event) == set()


def test_a_field_may_not_be_called_as_the_journals_own(journal: SessionLogger) -> None:
    """A field called `prev` would break the chain."""
    with pytest.raises(ValueError, match="prev, seq"):
        journal.write("note", seq=1, prev="x")


@dataclass(frozen=True)
class Fact:
    day: date
    outcome: Outcome


@pytest.mark.parametrize(
    ("value", "held"),
    [
        (Fact(date(2026, 12, 3), Outcome.SCHEDULED), {"day": "2026-12-03", "outcome": "scheduled"}),
        ({State.START: Path("a/b")}, {"start": "a/b"}),
        (timedelta(minutes=2), 120.0),
        ({3, 1}, [1, 3]),
        (float("nan"), "nan"),
        (ValueError("no"), "ValueError: no"),
        ((True, None), [True, None]),
    ],
)
def test_values_of_the_program_become_values_of_json(value: object, held: object) -> None:
    """Dates and enums are turned into text, data classes into objects."""
    assert plain(value) == held


@pytest.mark.parametrize("value", [b"x", object(), {"a": b"x"}])
def test_what_json_cannot_hold_is_an_error_of_the_caller(value: object, journal: SessionLogger) -> None:
    """Bytes belong in a file; nothing half is written."""
    with pytest.raises(TypeError, match="cannot hold"):
        journal.write("note", value=value)
    assert len(lines(journal)) == 1


@pytest.mark.spec("record.append-only")
@given(
    text=st.text() | st.text(alphabet=st.characters(categories=["Cs", "Cc", "Zl", "Zp", "Ll"])),
    more=st.recursive(st.none() | st.booleans() | st.floats() | st.text(), lambda inner: st.lists(inner, max_size=3)),
)
def test_any_text_of_a_page_is_one_line(text: str, more: object) -> None:
    """Line separators, control characters and lone surrogates of a page neither break a line nor the writer."""
    with tempfile.TemporaryDirectory() as folder, SessionLogger.start(Path(folder), "s") as journal:
        journal.write("note", message=text, more=more)
        found = read_journal(journal.directory)
        assert (found.problems, found.torn, len(found.events)) == ((), b"", 2)


@pytest.mark.spec("record.listener")
def test_the_listener_hears_what_was_written_masked(begin: Callable[..., SessionLogger]) -> None:
    """The terminal's progress is read from the record, so it cannot show more than the record holds."""
    heard: list[dict[str, Any]] = []
    journal = begin(listener=heard.append, redactor=Redactor(["hunter2"]))
    journal.write("note", message="typed hunter2")
    assert [event["event"] for event in heard] == ["opened", "note"]
    assert heard[-1] == json.loads(lines(journal)[-1])
    assert heard[-1]["message"] == "typed ***"


@pytest.mark.spec("record.masked-at-writer")
def test_a_secret_added_later_is_masked_from_then_on(journal: SessionLogger) -> None:
    """A one-time code becomes known in the middle of a run."""
    journal.redactor.add("482913")
    journal.write("answered", kind="code", answer="482913")
    assert b"482913" not in (journal.directory / JOURNAL).read_bytes()


# -- the chain ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.chain")
def test_each_line_names_the_sum_of_the_line_before(journal: SessionLogger) -> None:
    """The first names zeros, the head is the sum of the last."""
    journal.write("note", message="a")
    journal.write("note", message="b")
    written = lines(journal)
    assert [json.loads(line)["prev"] for line in written] == [GENESIS, link(written[0]), link(written[1])]
    assert journal.head == link(written[2]) == read_journal(journal.directory).head


@pytest.mark.spec("record.chain")
@pytest.mark.parametrize("damage", ["change", "drop", "swap", "garbage"])
def test_a_changed_line_is_reported(damage: str, journal: SessionLogger) -> None:
    """Whoever alters, drops, swaps or overwrites a line breaks the chain at that place."""
    for word in ("one", "two", "three"):
        journal.write("note", message=word)
    written = lines(journal)
    match damage:
        case "change":
            written[1] = written[1].replace(b"one", b"won")
        case "drop":
            del written[2]
        case "swap":
            written[1], written[2] = written[2], written[1]
        case "garbage":
            written[2] = b"\xff{"
    found = parse(b"\n".join(written) + b"\n")
    assert found.problems
    assert found.problems[0].startswith(("line 2", "line 3"))


# -- crashes -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.torn-line")
@pytest.mark.parametrize("torn", [b'{"seq":2,"time":"20', b"\x00" * 300, b'{"seq":2}\n', b"\xff\xfe\n{"])
def test_a_line_broken_off_by_a_crash_is_kept_aside_and_the_chain_goes_on(torn: bytes, journal: SessionLogger) -> None:
    """Half a line is evidence too, but it must not stand in the way of the next."""
    journal.write("note", message="before")
    journal.close()
    with (journal.directory / JOURNAL).open("ab") as file:
        file.write(torn)

    with SessionLogger.reopen(journal.directory) as again:
        again.write("note", message="after")
        found = read_journal(journal.directory)
        assert (again.run_id, again.service) == ("run1", "netflix")

    assert found.problems == ()
    assert [event["event"] for event in found.events] == ["opened", "note", "reopened", "note"]
    kept_aside = journal.directory / found.events[2]["torn"]
    assert kept_aside.read_bytes() == torn


@pytest.mark.spec("record.torn-line")
def test_a_reader_takes_a_half_written_last_line_for_a_run_that_goes_on(journal: SessionLogger) -> None:
    """Reading while another process writes is no damage."""
    with (journal.directory / JOURNAL).open("ab") as file:
        file.write(b'{"seq":1,')
    found = read_journal(journal.directory)
    assert (found.problems, found.torn, len(found.events)) == ((), b'{"seq":1,', 1)


def test_a_line_damaged_in_the_middle_does_not_stop_a_run_from_going_on(journal: SessionLogger) -> None:
    """What comes after is chained again, and the damage stays visible."""
    journal.write("note", message="a")
    journal.write("note", message="b")
    journal.close()
    written = lines(journal)
    written[1] = b"damaged"
    (journal.directory / JOURNAL).write_bytes(b"\n".join(written) + b"\n")
    with SessionLogger.reopen(journal.directory) as again:
        again.write("note", message="c")
    found = read_journal(journal.directory)
    assert found.problems == (
        "line 2 of the journal cannot be read",
        "line 3 of the journal does not follow from the line before it",
    )
    assert found.events[-1]["seq"] == 4


@pytest.mark.spec("record.one-writer")
def test_a_journal_has_one_writer(journal: SessionLogger) -> None:
    """Two writers would fork the chain; the second is told to wait."""
    assert in_use(journal.directory)
    with pytest.raises(ConfigurationError, match="another process is writing"):
        SessionLogger.reopen(journal.directory)
    journal.close()
    assert not in_use(journal.directory)
    SessionLogger.reopen(journal.directory).close()


def test_a_journal_that_is_forgotten_lets_go_of_its_lock(tmp_path: Path) -> None:
    """A run object that is dropped does not hold its journal until the process ends."""
    directory = SessionLogger.start(tmp_path, "s").directory
    assert not in_use(directory)


def test_a_closed_journal_takes_nothing(journal: SessionLogger) -> None:
    """Its descriptor may belong to another file by then."""
    journal.close()
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.write("note")


@pytest.mark.parametrize("content", [b"", b"{}\n", b"not json\n", b'{"format":9}\n'])
def test_what_is_no_journal_is_not_reopened(content: bytes, tmp_path: Path) -> None:
    """One line says so, and nothing is changed."""
    (tmp_path / JOURNAL).write_bytes(content)
    with pytest.raises(ConfigurationError, match="holds no run"):
        SessionLogger.reopen(tmp_path)
    assert (tmp_path / JOURNAL).read_bytes() == content
    assert not in_use(tmp_path)


def test_a_journal_of_another_version_is_left_alone(journal: SessionLogger) -> None:
    """Its lines may mean something else."""
    journal.close()
    path = journal.directory / JOURNAL
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":2'))
    with pytest.raises(ConfigurationError, match="another version"):
        SessionLogger.reopen(journal.directory)


# -- the disk ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.disk-errors")
def test_an_output_folder_that_cannot_be_made_is_one_line_with_its_mend(tmp_path: Path) -> None:
    """A file stands in the way."""
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigurationError, match="choose another folder") as caught:
        SessionLogger.start(tmp_path / "file" / "runs", "netflix")
    assert "\n" not in str(caught.value)


@pytest.mark.spec("record.disk-errors")
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_a_disk_that_fills_up_leaves_the_journal_whole(
    code: int, journal: SessionLogger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the line was written; it is taken back, and the run ends with one line."""
    before = lines(journal)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _fails_after(20, code))
        with pytest.raises(ConfigurationError, match=os.strerror(code)) as caught:
            journal.write("note", message="x" * 100)
    assert "\n" not in str(caught.value)
    assert lines(journal) == before
    journal.write("note", message="again")
    assert read_journal(journal.directory).problems == ()


def _fails_after(first: int, code: int) -> Callable[[int, bytes], int]:
    """A write that takes `first` bytes, then no more."""
    write, calls = os.write, []

    def fails(fd: int, content: bytes) -> int:
        calls.append(len(content))
        if len(calls) == 1:
            return write(fd, bytes(content)[:first])
        raise OSError(code, os.strerror(code))

    return fails


@pytest.mark.spec("record.disk-errors")
def test_a_file_that_cannot_be_stored_whole_is_not_there(
    journal: SessionLogger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a screenshot is worse than none."""
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _fails_after(3, errno.ENOSPC))
        with pytest.raises(ConfigurationError, match="free some space"):
            journal.keep("look.png", b"0123456789")
    assert [path.name for path in journal.directory.iterdir()] == [JOURNAL]


# -- kept files --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.kept-files")
def test_kept_files_are_numbered_private_and_summed(journal: SessionLogger) -> None:
    """Two files of one name do not overwrite each other, also after a restart."""
    names = [journal.keep("look.png", b"one"), journal.keep("look.png", b"two")]
    journal.close()
    with SessionLogger.reopen(journal.directory) as again:
        names.append(again.keep("look.png", b"three"))
    assert names == ["001-look.png", "002-look.png", "003-look.png"]
    assert (journal.directory / names[1]).read_bytes() == b"two"
    assert stat.S_IMODE((journal.directory / names[0]).stat().st_mode) == 0o600
    assert last(journal)["event"] == "kept"
    assert last(journal)["sha256"] == "8b5b9db0c13db24256c829aa364aa90c6d2eba318b9232a4ab9313b954d3555f"


@pytest.mark.spec("record.kept-files")
@pytest.mark.parametrize("name", ["../../x.png", "/etc/passwd", "a\x00b", "é" * 300, ""])
def test_a_kept_file_stays_in_the_run_directory(name: str, journal: SessionLogger) -> None:
    """A name may be made from what a page says."""
    stored = journal.keep(name, b"x")
    assert (journal.directory / stored).read_bytes() == b"x"
    assert Path(stored).name == stored


def test_times_are_utc_whatever_zone_the_clock_has(tmp_path: Path, clock: Callable[[], Any]) -> None:
    """Runs of a person who travels sort by when they happened."""
    tokyo = timezone(timedelta(hours=9))
    with SessionLogger.start(tmp_path, "s", "r", clock=lambda: clock().astimezone(tokyo)) as journal:
        assert journal.directory.name.startswith("20261121-2258")
        assert last(journal)["time"].endswith("Z")
