"""Evidence: what the account page said, with sums that tell any later change."""

from __future__ import annotations

import hashlib
import json
import stat
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from subterminator.domain.protocols import Evidence, Facts, Proof
from subterminator.record.evidence import collect, listed, saved_page, verify
from subterminator.record.hash_chain import JOURNAL, read_journal
from subterminator.record.journal import SessionLogger

PAGE = """<!doctype html><html><head><title>Account</title></head><body onload="steal()">
<p>Ends 3 December 2026</p><input type="password" value="pw">
<SCRIPT src="x.js">var token = 1</SCRIPT ><p>after</p></body></html>"""


def gather(journal: SessionLogger, **more: Any) -> Evidence:
    given: dict[str, Any] = {
        "before": b"before",
        "after": b"after",
        "pdf": b"%PDF",
        "html": PAGE,
        "text": "Ends 3 December 2026\npassword=hunter2",
        "facts": Facts(ends=date(2026, 12, 3), account="ann@example.org"),
        "url": "https://a.example/account?token=abc",
    }
    return collect(journal, Proof(**{**given, **more}))


@pytest.mark.spec("record.evidence-files")
def test_all_evidence_is_collected(journal: SessionLogger) -> None:
    """Pictures, print, markup and text, each with its sum in the manifest, the manifest's sum in the journal."""
    journal.write("read_back", outcome="scheduled")
    head = journal.head
    evidence = gather(journal)

    assert evidence.files == (
        "account-before.png", "account-after.png", "account.pdf", "account.html", "account.txt",
    )  # fmt: skip
    manifest = json.loads((journal.directory / evidence.manifest).read_text())
    assert manifest["chain_head"] == head
    assert manifest["facts"] == {"ends": "2026-12-03", "account": "ann@example.org"}
    for file in manifest["files"]:
        content = (journal.directory / file["file"]).read_bytes()
        assert (file["sha256"], file["size"]) == (hashlib.sha256(content).hexdigest(), len(content))
    event = read_journal(journal.directory).events[-1]
    assert event["event"] == "evidence"
    assert event["sha256"] == hashlib.sha256((journal.directory / evidence.manifest).read_bytes()).hexdigest()
    assert stat.S_IMODE((journal.directory / "account.html").stat().st_mode) == 0o600


@pytest.mark.spec("record.evidence-files")
def test_the_text_says_where_and_when_it_was_read(journal: SessionLogger) -> None:
    """A bank asks for both."""
    gather(journal)
    text = (journal.directory / "account.txt").read_text()
    assert text.startswith(
        "Address: https://a.example/account?token=***\nRead: 2026-11-21T22:58:03.000Z\nends: 2026-12-03\n"
    )
    assert text.endswith("\nEnds 3 December 2026\npassword=***\n")


@pytest.mark.spec("record.evidence-files")
def test_what_the_browser_cannot_give_is_left_out(journal: SessionLogger) -> None:
    """An extension has no print, a run taken up again has no picture from before."""
    evidence = gather(journal, before=None, pdf=None)
    assert evidence.files == ("account-after.png", "account.html", "account.txt")
    assert verify(journal.directory) == []


@pytest.mark.spec("record.evidence-files")
def test_a_second_collection_leaves_the_first_alone(journal: SessionLogger) -> None:
    """What was read before a crash is evidence too."""
    gather(journal)
    second = gather(journal, after=b"later")
    assert second.manifest == "manifest-2.json"
    assert "account-after-2.png" in second.files
    assert (journal.directory / "account-after.png").read_bytes() == b"after"
    assert verify(journal.directory) == []


@pytest.mark.spec("record.saved-page")
def test_a_saved_page_runs_nothing_and_holds_no_secret(journal: SessionLogger) -> None:
    """It is opened by people who only want to look."""
    journal.redactor.add("Bobby Tables")
    gather(journal, html=PAGE.replace("after", "Bobby Tables"))
    page = (journal.directory / "account.html").read_text()
    assert "Ends 3 December 2026" in page
    for gone in ("script src", "var token", "x.js", 'value="pw"', "Bobby", "token=abc"):
        assert gone not in page
    policy = page.index("default-src 'none'")
    assert policy < page.index("<title>")


@pytest.mark.spec("record.saved-page")
@pytest.mark.parametrize(
    ("markup", "rest"),
    [
        ("a<script>b</script>c", "ac"),
        ("a<ScRiPt x='>'>b</sCrIpT\n>c", "ac"),
        ("a<script>b", "a"),
        ("a</script>b", "ab"),
        ("a<script>b<script>c</script>d", "ad"),
        ("a<script", "a"),
        ('a<meta http-equiv="refresh" content="0;url=//b">c', "ac"),
        ("a<meta title='>' http-equiv=refresh>c", "ac"),
        ('a<meta name="x">c', 'a<meta name="x">c'),
    ],
)
def test_scripts_and_what_leads_away_are_gone(markup: str, rest: str) -> None:
    """However they are written."""
    assert saved_page(markup, "u", "t").partition("\n")[2].partition("\n")[2] == rest


@pytest.mark.spec("record.saved-page")
def test_an_address_cannot_end_its_comment() -> None:
    """The address is the site's."""
    page = saved_page("", "https://a/--><img src=x>", "t")
    assert page.index("-->") == page.index(" -->") + 1
    assert "<img" not in page


@pytest.mark.parametrize("hostile", ["<script", "<script>", "</script", "<meta ", "<meta '", "<meta http-equiv "])
def test_saving_hostile_markup_costs_no_more_than_its_length(hostile: str) -> None:
    """In quadratic time 100 kB would take many seconds."""
    begun = time.process_time()
    saved_page((hostile * 100_000)[:100_000], "u", "t")
    assert time.process_time() - begun < 2.0


@pytest.mark.spec("record.verify")
def test_an_intact_record_has_no_problems(journal: SessionLogger) -> None:
    """Kept files, evidence and the events after it."""
    journal.keep("look.png", b"x")
    gather(journal)
    journal.write("run_ended", outcome="scheduled")
    assert verify(journal.directory) == []


@pytest.mark.spec("record.verify")
@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda d: (d / "account.pdf").write_bytes(b"other"), "account.pdf was changed"),
        (lambda d: (d / "account.txt").unlink(), "account.txt is missing"),
        (lambda d: (d / "001-look.png").write_bytes(b""), "001-look.png was changed"),
        (lambda d: (d / "manifest.json").write_text("{}"), "manifest.json was changed"),
        (lambda d: (d / "manifest.json").unlink(), "manifest.json is missing"),
        (
            lambda d: (d / JOURNAL).write_bytes((d / JOURNAL).read_bytes().replace(b'"size":1', b'"size":2')),
            "line 3 of the journal does not follow from the line before it",
        ),
    ],
)
def test_a_change_is_named(damage: Callable[[Path], object], problem: str, journal: SessionLogger) -> None:
    """By the file, or the line, that it concerns."""
    journal.keep("look.png", b"x")
    gather(journal)
    damage(journal.directory)
    assert problem in verify(journal.directory)


@pytest.mark.spec("record.verify")
def test_a_manifest_of_another_run_is_reported(begin: Callable[..., SessionLogger]) -> None:
    """Sums alone can be copied; the chain's head inside cannot."""
    first, second = begin(run_id="run1"), begin(run_id="run2")
    evidence = gather(first)
    for name in (*evidence.files, evidence.manifest):
        (second.directory / name).write_bytes((first.directory / name).read_bytes())
    sums = hashlib.sha256((first.directory / evidence.manifest).read_bytes()).hexdigest()
    second.write("evidence", manifest=evidence.manifest, sha256=sums, files=[])
    assert verify(second.directory) == ["manifest.json does not belong to this journal"]


@pytest.mark.spec("record.verify")
@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "", "a/b"])
def test_a_record_cannot_point_outside_its_directory(name: str, journal: SessionLogger) -> None:
    """A journal from somebody else must not make the checker read this machine's files."""
    journal.write("kept", file=name, sha256="0")
    journal.write("evidence", manifest=name, sha256="0", files=[])
    assert len(verify(journal.directory)) == 2
    assert listed(journal.directory, name) == []


@pytest.mark.parametrize("content", ["[]", "{}", "x", '{"files": 3}', '{"files": [1]}'])
def test_an_invalid_manifest_is_reported(content: str, journal: SessionLogger) -> None:
    """Whoever wrote it, and whatever the journal says."""
    (journal.directory / "manifest.json").write_text(content)
    sums = hashlib.sha256(content.encode()).hexdigest()
    journal.write("evidence", manifest="manifest.json", sha256=sums, files=[])
    assert verify(journal.directory) == ["manifest.json does not belong to this journal"]
    assert listed(journal.directory, "manifest.json") == []
