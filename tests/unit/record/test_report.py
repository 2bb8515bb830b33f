"""The report: everything a tired person needs, nothing a page can forge."""

from __future__ import annotations

import base64
import hashlib
import re
import stat
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from html.parser import HTMLParser
from pathlib import Path

import pytest

from subterminator.domain.protocols import ApprovalRequest, Outcome, Proof
from subterminator.record.events import Event
from subterminator.record.evidence import collect
from subterminator.record.hash_chain import JOURNAL
from subterminator.record.journal import SessionLogger
from subterminator.record.narration import day, describe_event, headline, moment
from subterminator.record.report import write_report
from subterminator.record.runs import RunRecord

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
HOSTILE = "</style><script>alert(1)</script><img src=x onerror=alert(1)>\"'`{{ 7*7 }}{% raw %}\u202e[/b]"


class Tags(HTMLParser):
    """Every tag and attribute of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.text += " "
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


def report(journal: SessionLogger) -> Tags:
    return Tags(write_report(journal.directory).read_text(encoding="utf-8"))


def ask(journal: SessionLogger, text: str, screenshot: str | None = None) -> ApprovalRequest:
    facts = {"ends": "2026-12-03", "plan": text, text: text}
    request = ApprovalRequest(
        journal.run_id, journal.service, text, "button", text, text, "POST", text, text, text,
        facts, text, "n1", datetime(2026, 11, 22, tzinfo=UTC), screenshot, (text,),
    )  # fmt: skip
    journal.write("approval_requested", request=request.to_dict())
    return request


@pytest.mark.spec("record.report-self-contained")
def test_a_report_carries_its_pictures_and_loads_nothing(journal: SessionLogger) -> None:
    """It may be mailed to a bank and opened years later."""
    shot = journal.keep("before-final.png", PNG)
    ask(journal, "Finish", shot)
    collect(journal, Proof(before=PNG, after=PNG))
    page = report(journal)
    assert page.tags.count("img") == 3
    assert "script" not in page.tags
    addresses = [value for name, value in page.attributes if name in {"src", "href", "action", "srcset"}]
    assert all(address.startswith("data:") for address in addresses)
    assert f"data:image/png;base64,{base64.b64encode(PNG).decode()}" in addresses
    assert stat.S_IMODE((journal.directory / "report.html").stat().st_mode) == 0o600


@pytest.mark.spec("record.report-self-contained")
def test_the_page_allows_its_own_style_and_nothing_else(journal: SessionLogger) -> None:
    """By its sum, so that not even a style could be slipped in."""
    source = write_report(journal.directory).read_text(encoding="utf-8")
    style = re.search(r"<style>(.*?)</style>", source, re.DOTALL)
    assert style
    allowed = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{allowed}'; form-action 'none'; base-uri 'none'"
    assert ("content", policy) in Tags(source).attributes


@pytest.mark.spec("record.report-inert")
def test_no_text_of_a_page_becomes_markup(begin: Callable[..., SessionLogger]) -> None:
    """Every field of every event carries an attack; the tags are those of a harmless run."""

    def tags(text: str, run_id: str) -> Tags:
        journal = begin("netflix", run_id)
        ask(journal, text, text)
        journal.write("approval_answered", nonce="n1", decision="no", words=text)
        fields = (
            "action",
            "role",
            "name",
            "url",
            "reason",
            "why",
            "message",
            "title",
            "kind",
            "tool",
            "input",
            "control",
        )
        for event in sorted(set(Event) - {Event.OPENED, Event.APPROVAL_REQUESTED, Event.APPROVAL_ANSWERED}):
            journal.write(
                event, **dict.fromkeys(fields, text), facts={text: text}, file=text, manifest=text, sha256=text
            )
        journal.write("run_ended", outcome="failed", message=text)
        return report(journal)

    hostile, harmless = tags(HOSTILE, "run1"), tags("harmless", "run2")
    assert hostile.tags == harmless.tags
    assert [name for name, _ in hostile.attributes] == [name for name, _ in harmless.attributes]
    assert "alert(1)" in hostile.text
    assert "{{ 7*7 }}" in hostile.text


@pytest.mark.spec("record.report-half-way")
@pytest.mark.parametrize("lines", [1, 2, 3, 4, 5])
def test_a_run_that_crashed_has_a_report(lines: int, journal: SessionLogger) -> None:
    """At whatever line it ended, torn in the middle of the next."""
    journal.write("leg_started", leg=1)
    ask(journal, "Finish")
    journal.write("approval_answered", nonce="n1", decision="yes")
    journal.write("submitting", control="Finish")
    path = journal.directory / JOURNAL
    whole = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(whole[:lines]) + b"\n" + whole[lines][:20])
    text = report(journal).text
    assert ("may have been pressed" in text) is (lines == 5)
    assert ("Waiting for your yes" in text) is (lines == 3)
    assert ("Nothing irreversible was sent" in text) is (lines < 5)


@pytest.mark.spec("record.report-half-way")
def test_a_report_can_be_written_again(journal: SessionLogger) -> None:
    """Of a run that went on since."""
    first = write_report(journal.directory).read_text(encoding="utf-8")
    journal.write("run_ended", outcome="cancelled")
    second = write_report(journal.directory).read_text(encoding="utf-8")
    assert "No end yet" in first
    assert "<h1>Cancelled</h1>" in second
    assert sorted(path.name for path in journal.directory.iterdir()) == [JOURNAL, "report.html"]


@pytest.mark.spec("record.report-integrity")
def test_the_report_shows_the_sums_and_what_is_wrong_with_them(journal: SessionLogger) -> None:
    """Chain head, manifest and what it lists; a changed file is named."""
    collect(journal, Proof(after=PNG))
    intact = report(journal).text
    for said in (journal.head, "manifest.json", "account-after.png", hashlib.sha256(PNG).hexdigest()):
        assert said in intact
    assert "not as it was written" not in intact
    (journal.directory / "account.txt").write_text("forged")
    changed = report(journal).text
    assert "not as it was written" in changed
    assert "account.txt was changed" in changed


@pytest.mark.parametrize("name", ["../secret.png", "link.png", "text.png", "gone.png"])
def test_a_picture_is_shown_only_when_it_is_one_of_this_run(name: str, journal: SessionLogger, tmp_path: Path) -> None:
    """A journal from somebody else must not pull this machine's files into a page."""
    (journal.directory.parent / "secret.png").write_bytes(PNG)
    (journal.directory / "link.png").symlink_to(journal.directory.parent / "secret.png")
    (journal.directory / "text.png").write_bytes(b"text")
    ask(journal, "Finish", name)
    assert "img" not in report(journal).tags


@pytest.mark.spec("record.report-steps")
def test_each_press_has_its_reason(journal: SessionLogger) -> None:
    """What was pressed, what was left alone, and which press was the final one."""
    journal.write("planned", action="click", target="x", reasoning="It opens the flow.")
    journal.write("pressed", action="click", role="button", name="Cancel membership")
    journal.write("refused", action="click", role="button", name="Upgrade", reason="it buys something")
    journal.write("submitted", action="click", role="button", name="Finish")
    text = " ".join(report(journal).text.split())
    assert "Click button 'Cancel membership' It opens the flow." in text
    assert "Click button 'Upgrade' — left alone it buys something" in text
    assert "Click button 'Finish' — the final press You said yes to it." in text


@pytest.mark.spec("record.report-half-way")
def test_a_final_press_without_an_end_is_listed(journal: SessionLogger) -> None:
    """Until the browser says that it was not sent."""
    journal.write("submitting", control="Finish")
    assert "It may have been sent" in report(journal).text
    journal.write("not_pressed", reason="the button was covered")
    journal.write("settled", intent=1, result="not_sent")
    assert "It may have been sent" not in report(journal).text


@pytest.mark.spec("record.report-steps")
def test_the_sites_claim_is_shown_beside_the_read_back(journal: SessionLogger) -> None:
    """A person must be able to see the lie; the last picture of each counts."""
    claim, lie, truth = (journal.keep(name, PNG + name.encode()) for name in ("claim.png", "lie.png", "truth.png"))
    for screenshot in (claim, lie):
        journal.write("claimed", by="page", reason="it says cancelled", screenshot=screenshot)
    journal.write("read_back", state="account_active", screenshot=truth)
    pictures = [value for name, value in report(journal).attributes if name == "src"]
    assert [base64.b64decode(picture.partition(",")[2])[len(PNG) :] for picture in pictures] == [
        b"lie.png",
        b"truth.png",
    ]


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.words")
@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_words(outcome: Outcome, journal: SessionLogger) -> None:
    """And success is only said where the account says so."""
    journal.write("run_ended", outcome=outcome, effective_date=date(2026, 12, 3))
    tone, title, explanation = headline(RunRecord.load(journal.directory))
    assert (tone == "good") is (outcome in {Outcome.CANCELLED, Outcome.SCHEDULED})
    assert title
    assert explanation.endswith(".")
    assert ("3 December 2026" in explanation) is (tone == "good")


@pytest.mark.spec("record.words")
@pytest.mark.parametrize("event", Event)
def test_every_event_has_words(event: Event) -> None:
    """With its fields and without, in one line of bounded length."""
    for fields in ({}, dict.fromkeys(("name", "message", "reason", "url", "request", "input"), "x\n" * 1000)):
        words = describe_event({"event": event.value, **fields})
        assert "\n" not in words
        assert len(words) <= 400
        assert words or event is Event.NOTE


def test_an_event_of_a_later_version_is_described_by_its_name() -> None:
    """A reader may be older than the journal."""
    assert describe_event({"event": "page_sang"}) == "page sang"


def test_dates_read_as_a_person_writes_them() -> None:
    """Without leading zeros."""
    assert day(date(2026, 12, 3)) == "3 December 2026"
    assert moment(datetime(2026, 12, 3, 4, 5, tzinfo=UTC) + timedelta()) == "3 December 2026, 04:05 UTC"
