"""Letters in the site's language, what to do next, and the number by which a service names a cancellation."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, get_args

import pytest

from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.ports import Facts, Proof
from subterminator.lexicon.language_files import languages as lexicon_languages
from subterminator.record.confirmation import confirmation_number
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.letters import Kind, languages, letter_for
from subterminator.record.next_steps import calendar_of, next_steps
from subterminator.record.report import write_report
from subterminator.record.runs import RunRecord

ABOUT = {"name": "Gym\u202e AG", "entry_url": "https://gym.example/account", "languages": ["fr"]}


def ended(journal: SessionLogger, outcome: Outcome, language: str = "de", **proof: object) -> RunRecord:
    """A run of a German page that has come to this end."""
    journal.write("run_started", spec={}, about=ABOUT)
    collect(
        journal,
        Proof(
            text="Gym AG, Hauptstr. 1, 15352 Linden",
            language=language,
            price="19 € / Monat",
            facts=Facts(plan="Gold", account="ann@example.org"),
            **proof,  # type: ignore[arg-type]
        ),
    )
    if outcome.read_back:
        journal.write("submitting", control="Finish")
    effective = date(2026, 12, 31) if outcome is Outcome.SCHEDULED else None
    journal.write("run_ended", outcome=outcome.word, state=State.FAILED, message="", effective_date=effective)
    return RunRecord.load(journal.directory)


@pytest.mark.spec("record.letter")
def test_there_is_a_letter_in_every_language_of_the_lexicon(begin: Callable[..., SessionLogger]) -> None:
    """Required: the site's language, or the one asked for; each with all that is known."""
    assert set(languages()) == set(lexicon_languages())
    run = ended(begin(), Outcome.MANUAL_REQUIRED)
    for language in languages():
        for kind in get_args(Kind):
            text = letter_for(run, kind, language).text
            assert all(each in text for each in ("Gym AG", "https://gym.example/account", "Gold", "ann@example.org"))
            assert "{" not in text
            assert "\u202e" not in text


@pytest.mark.spec("record.letter")
@pytest.mark.parametrize(
    ("outcome", "language", "kind", "begins"),
    [
        (Outcome.MANUAL_REQUIRED, "de-AT", "cancel", "Hiermit kündige ich"),
        (Outcome.MANUAL_REQUIRED, "", "cancel", "Je résilie"),
        (Outcome.SCHEDULED, "nl", "charged", "Ik heb het onderstaande abonnement opgezegd"),
        (Outcome.SCHEDULED, "cs", "charged", "J'ai résilié"),
    ],
)
def test_the_letter_fits_the_end_and_the_site(
    begin: Callable[..., SessionLogger], outcome: Outcome, language: str, kind: str, begins: str
) -> None:
    """Required: to the service where it goes on, to the bank where it ended; the page's language comes first."""
    letter = letter_for(ended(begin(), outcome, language))
    assert letter.kind == kind
    assert letter.text.startswith(begins)
    assert ("2026-12-31" in letter.text) is (outcome is Outcome.SCHEDULED)


@pytest.mark.spec("record.letter")
@pytest.mark.parametrize("language", languages())
def test_a_letter_states_no_day_of_cancelling_that_nobody_knows(
    begin: Callable[..., SessionLogger], clock: Any, language: str
) -> None:
    """Required: an end that was found has the day on which it was found; one of this run, that of its press."""
    found = ended(begin(run_id="found"), Outcome.ALREADY_CANCELLED)
    journal = begin(run_id="own")
    own = ended(journal, Outcome.CANCELLED)
    clock.moment += timedelta(days=60)
    journal.write("checked", holds=True)
    texts = [letter_for(RunRecord.load(run.directory), "charged", language).text for run in (found, own)]
    assert texts[0].split("\n")[0] != texts[1].split("\n")[0]
    days = [[line for line in text.splitlines() if line.endswith("2026-11-21")] for text in texts]
    assert [len(lines) for lines in days] == [1, 1], texts
    assert days[0] != days[1]
    assert "2027" not in texts[1]


@pytest.mark.spec("record.next-steps")
def test_the_calendar_does_not_say_who_cancelled_what_was_found(begin: Callable[..., SessionLogger]) -> None:
    """Required: found cancelled, where nothing was pressed."""
    assert "DESCRIPTION:Found cancelled" in calendar_of(ended(begin(run_id="a"), Outcome.ALREADY_CANCELLED))
    assert "DESCRIPTION:Cancelled" in calendar_of(ended(begin(run_id="b"), Outcome.CANCELLED))


@pytest.mark.spec("record.next-steps")
@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_end_says_what_to_do_next(begin: Callable[..., SessionLogger], outcome: Outcome) -> None:
    """Required: a statement to watch after an end, a letter or a command after the others; the report has it."""
    run = ended(begin(), outcome, page=b"\x89PNG\r\n\x1a\n")
    steps = next_steps(run)
    assert steps
    report = write_report(run.directory).read_text(encoding="utf-8")
    assert "What to do next" in report
    assert "gym.example" in report
    assert "19 € / Monat" in report
    watched = any("statement" in each for each in steps)
    assert watched is (outcome in {Outcome.CANCELLED, Outcome.SCHEDULED, Outcome.ALREADY_CANCELLED})
    assert ("Check your statement: Gym AG" in calendar_of(run)) is watched
    assert ("15352 Linden" in report) is (outcome in {Outcome.MANUAL_REQUIRED, Outcome.THIRD_PARTY})
    if outcome is Outcome.SCHEDULED:
        assert "DTSTART;VALUE=DATE:20270103" in calendar_of(run)


@pytest.mark.spec("record.confirmation")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Your confirmation number is TL-2026-8841.", "TL-2026-8841"),
        ("Confirmation number\nA7K2990", "A7K2990"),
        ("Cancellation ID: #44821-B", "44821-B"),
        ("Ihre Bestätigungsnummer lautet K20261127-9", "K20261127-9"),
        ("Numéro de confirmation : RES-99120", "RES-99120"),
        ("Código de confirmación: 8812AB", "8812AB"),
        ("Codice di conferma: IT99821", "IT99821"),
        ("Número de protocolo: 2026112700012", "2026112700012"),
        ("Bevestigingsnummer: NL-7712", "NL-7712"),
        ("Bekräftelsenummer: SE-1182", "SE-1182"),
        ("Vahvistusnumero: FI-2291", "FI-2291"),
        ("Numer potwierdzenia: PL/2026/881", "PL/2026/881"),
        ("Onay numaras\u0131: TR-99118", "TR-99118"),
        ("受付番号\uff1a20261127001", "20261127001"),
        ("확인 번호: KR-5521", "KR-5521"),
        ("取消编号\uff1aCN8821", "CN8821"),
        ("رقم التأكيد: AR-7781", "AR-7781"),
        ("A confirmation was sent to ann@example.org", ""),
        ("Confirmation number: 2026-12-04", ""),
        ("Your reference number will be e-mailed", ""),
        ("Customer number 44821", ""),
    ],
)
def test_the_number_of_a_cancellation_is_read(text: str, number: str) -> None:
    """Required: as printed, behind its label or under it; a day and a customer's number are none."""
    assert confirmation_number(Proof(claimed=text)) == number
    assert confirmation_number(Proof(text=text, is_account=True)) == number
    assert confirmation_number(Proof(text=text)) == ""
