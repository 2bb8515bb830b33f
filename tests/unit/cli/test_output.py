"""What reaches the terminal, and what does not."""

from __future__ import annotations

import io
import json
import unicodedata
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subterminator.cli.output import SENTENCES, RunDisplay, clean, event_line, quoted
from subterminator.domain.protocols import Outcome, State
from subterminator.record.costs import Costs
from subterminator.record.events import Event
from subterminator.wiring import RunSummary


def summary(outcome: Outcome, message: str = "") -> RunSummary:
    """The end of a run."""
    return RunSummary(
        run_id="r1",
        service="practice",
        design="handlers",
        brain="rules",
        outcome=outcome,
        state=State.COMPLETE,
        message=message,
        run_dir=Path("runs/r1"),
        effective_date=date(2026, 12, 21),
    )


@pytest.mark.spec("cli.page-text-cleaned")
@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Finish cancellation", "Finish cancellation"),
        ("\x1b[2K\x1b[1A\x1b[31mFinish\x1b[0m", "Finish"),
        ("\x9b31mFinish", "Finish"),
        ("\x1b]0;window title\x07Finish", "Finish"),
        ("\x1b]8;;https://evil.example\x1b\\Finish\x1b]8;;\x1b\\", "Finish"),
        ("\x1b]52;c;Y29uZmlybQ==\x07Finish", "Finish"),
        ("Finish\r\nAnswer: yes", "Finish Answer: yes"),
        ("Finish\u2028Answer", "Finish Answer"),
        ("noitallecnac\u202e hsiniF", "noitallecnac hsiniF"),
        ("\u2066Fin\u200bi\ufeffsh\u2069", "Finish"),
        ("Fi\u3164nish\u2800", "Fi nish"),
        ("a\ud800b\x00c\x7f", "abc"),
        ("해지 완료", "해지 완료"),
        ("é" * 300, "é" * 199 + "…"),
    ],
)
def test_a_pages_words_cannot_move_the_cursor_or_hide_their_order(written: str, shown: str) -> None:
    """What a page names a button is data, never a command to the terminal."""
    assert clean(written) == shown


@pytest.mark.spec("cli.page-text-cleaned")
@given(st.text())
def test_no_text_leaves_a_control_character(text: str) -> None:
    """Whatever is written, one short line of printable letters comes out."""
    shown = clean(text, 50)
    assert len(shown) <= 50
    assert not [letter for letter in shown if unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"}]


def test_a_label_of_megabytes_is_cut_before_it_is_read() -> None:
    """Cleaning costs by what is shown, not by what a page sends."""
    assert len(clean("\x1b]" * 3_000_000)) <= 200


@pytest.mark.spec("cli.page-text-cleaned")
def test_a_page_cannot_close_its_own_quotation() -> None:
    """Words after a closing mark would look like ours."""
    assert quoted("Finish” Warning: none “") == '“Finish" Warning: none "”'


@pytest.mark.spec("cli.progress")
def test_every_event_that_is_told_is_one_the_journal_knows() -> None:
    """A renamed event would silently vanish from the terminal."""
    assert set(SENTENCES) <= {event.value for event in Event}


@pytest.mark.spec("cli.progress")
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "state", "state": "exit_survey"}, "The page: exit survey"),
        ({"event": "pressed", "action": "click", "role": "button", "name": "Next\x1b[1A"}, "Pressed button “Next”"),
        ({"event": "pressed", "action": "fill 'x'", "role": "textbox", "name": "Why"}, "Filled in textbox “Why”"),
        (
            {"event": "refused", "role": "link", "name": "Upgrade", "reason": "it buys"},
            "Refused: link “Upgrade”, it buys",
        ),
        ({"event": "approval_answered", "decision": "no", "words": "[red]no[/oops]"}, "Answer: no ([red]no[/oops])"),
    ],
)
def test_an_event_is_told_in_a_sentence(event: dict[str, Any], sentence: str) -> None:
    """A person follows the run without reading the journal."""
    told = event_line(event)
    assert told is not None
    assert told[1] == sentence


def test_an_event_without_its_fields_is_still_told() -> None:
    """Progress must never end a run."""
    for name in Event:
        told = event_line({"event": name.value})
        assert told is None or told[1].strip()


@pytest.mark.spec("cli.plain")
def test_plain_lines_carry_time_and_sentence_and_no_escape(capsys: pytest.CaptureFixture[str]) -> None:
    """A log file reads as the terminal did; the same sentence is not told twice in a row."""
    with RunDisplay("plain") as show:
        show.event({"event": "navigating", "url": "http://127.0.0.1/account", "time": "2026-11-21T10:00:00.000Z"})
        show.event({"event": "looked", "url": "http://127.0.0.1/account"})
        show.event({"event": "navigating", "url": "http://127.0.0.1/account"})
    out = capsys.readouterr().out
    assert out.endswith("Opening http://127.0.0.1/account\n")
    assert "\x1b" not in out
    assert len(out.splitlines()) == 1


def test_verbose_tells_the_other_events_too_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing that is in the journal is out of reach, and what a state was told by stands beside it."""
    show = RunDisplay("plain", verbose=True)
    show.event({"event": "looked", "url": "u\x1b[2J", "title": "T", "seq": 4})
    show.event({"event": "state", "state": "account_active", "reasoning": "the page says 'renews'"})
    lines = [line.partition(" ")[2] for line in capsys.readouterr().out.splitlines()]
    assert lines == ["Looked at 'T', u", "The page is: account active: the page says 'renews'"]


@pytest.mark.spec("cli.page-text-cleaned")
def test_markup_in_a_pages_words_is_shown_as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Square brackets neither colour nor raise."""
    screen = io.StringIO()
    monkeypatch.setattr("sys.stdout", screen)
    with RunDisplay("rich") as show:
        show.event({"event": "pressed", "role": "button", "name": "[bold]Finish[/oops]"})
    assert "Pressed button “[bold]Finish[/oops]”" in screen.getvalue()


@pytest.mark.spec("cli.json")
def test_json_is_one_object_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    """A program reads standard output whole."""
    with RunDisplay("json") as show:
        show.event({"event": "navigating", "url": "u"})
        show.say("what a person must read")
    show.summary(summary(Outcome.SCHEDULED))
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert (told["outcome"], told["effective_date"]) == ("scheduled", "2026-12-21")
    assert err == "what a person must read\n"


@pytest.mark.spec("cli.ending-told")
def test_a_fee_that_the_person_agreed_to_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """The end of the run says what it costs."""
    told = replace(summary(Outcome.SCHEDULED), agreed_fee="$9.99")
    RunDisplay("plain").summary(told)
    assert "  Fee     $9.99, to which you agreed\n" in capsys.readouterr().out
    assert told.to_dict()["agreed_fee"] == "$9.99"


@pytest.mark.spec("cli.ending-told")
@pytest.mark.parametrize(
    ("answers", "money"), [(2, "a stand-in, which costs nothing"), (1, "US$ 0.0200"), (0, "US$ 0.0200")]
)
def test_a_stand_in_is_not_said_to_cost_money(answers: int, money: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Required: only where every answer came from it."""
    usage = {"event": "usage", "input": 9, "output": 1, "cost_usd": 0.01}
    events = [{**usage, "stand_in": number < answers} for number in range(2)]
    RunDisplay("plain").summary(replace(summary(Outcome.SCHEDULED), costs=Costs.of(events)))
    assert capsys.readouterr().out.splitlines()[-1].endswith(f" (0 from the cache), {money}")


@pytest.mark.spec("cli.whole-words")
def test_a_path_that_does_not_fit_has_a_line_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It can be copied: never broken, also at its spaces, and short below the home folder."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    display = RunDisplay("plain")
    display.say_path("  Record  ", tmp_path / "runs" / "r1")
    display.say_path("  Record  ", Path("/elsewhere with spaces/and/a/long/name/r1"))
    display.say_link("  Picture ", tmp_path / "runs" / "a-run-of-a-long-name" / "001.png")
    assert capsys.readouterr().out.splitlines() == [
        "  Record  ~/runs/r1",
        "  Record",
        "/elsewhere with spaces/and/a/long/name/r1",
        "  Picture",
        "~/runs/a-run-of-a-long-name/001.png",
    ]


@pytest.mark.spec("runs.practice-site-gone")
@pytest.mark.parametrize("has_site", [True, False])
def test_only_a_run_whose_site_is_still_there_offers_to_resume(
    has_site: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """A practice site ends with its run, so the command could not work."""
    RunDisplay("plain").summary(replace(summary(Outcome.ABORTED), has_site=has_site))
    assert ("runs resume" in capsys.readouterr().out) is has_site


@pytest.mark.spec("cli.errors-one-line")
def test_a_run_that_never_came_up_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """No browser: what is missing, on standard error, like every other mistake."""
    RunDisplay("plain").summary(summary(Outcome.CONFIGURATION, "no Chromium was found. Run: …"))
    out, err = capsys.readouterr()
    assert (out, err) == ("", "error: no Chromium was found. Run: …\n")


@pytest.mark.spec("cli.ending-told")
@pytest.mark.parametrize("outcome", [each for each in Outcome if each is not Outcome.CONFIGURATION])
def test_every_outcome_has_a_headline(outcome: Outcome, capsys: pytest.CaptureFixture[str]) -> None:
    """Only an end that was read back is called cancelled."""
    RunDisplay("plain").summary(summary(outcome, "why\x1b[1A"))
    headline, message = capsys.readouterr().out.strip().splitlines()[:2]
    assert message == "  why."
    assert headline.startswith("Cancelled") == (outcome in {Outcome.CANCELLED, Outcome.SCHEDULED})


@pytest.mark.spec("cli.long-runs")
@pytest.mark.parametrize(("design", "brain", "told"), [("agent", "claude", True), ("agent", "rules", False)])
def test_run_that_takes_minutes_says_so_at_its_start(design: str, brain: str, told: bool) -> None:
    """Required: seed 001 §6: the person knows what to expect of a model."""
    event = {"event": "run_started", "spec": {"design": design, "brain": brain, "options": {}}}

    line = event_line(event)

    assert line is not None
    assert ("2 to 3 minutes" in line[1]) is told
