"""Stops: reasons with an exit each, and evidence that stands on a page."""

from __future__ import annotations

import pytest

from stand_ins import Service
from subterminator.core.engine import messages
from subterminator.domain.outcomes import Outcome
from subterminator.domain.stops import Stop, StopReason

pytestmark = pytest.mark.spec("agent.stop-evidence")
PAGE = 'To cancel, call\n 0800 123 456  ("Mon to Fri"). Billed by Acme Store.'


def test_each_reason_has_an_exit_and_a_meaning() -> None:
    outcomes = {reason.value: reason.outcome for reason in StopReason}

    assert outcomes == {
        "not_online": Outcome.MANUAL_REQUIRED,
        "billed_elsewhere": Outcome.THIRD_PARTY,
        "needs_person": Outcome.NEEDS_HUMAN,
        "blocked": Outcome.FAILED,
        "fee": Outcome.NEEDS_HUMAN,
        "several": Outcome.NEEDS_HUMAN,
    }
    assert all(reason.meaning for reason in StopReason)


@pytest.mark.parametrize(
    ("quote", "contact", "problem"),
    [
        ("to cancel, call 0800 123 456", "0800 123 456", ""),
        ('"Billed by Acme Store."', "Acme Store", ""),
        ("", "", "quote the words"),
        (" … ", "", "quote the words"),
        ("call 0900 666 666", "", "the quote 'call 0900 666 666' does not stand"),
        ("Billed by Acme Store", "0900 666 666", "the contact '0900 666 666' does not stand"),
    ],
)
def test_evidence_stands_on_a_page_word_for_word(quote: str, contact: str, problem: str) -> None:
    stop = Stop(StopReason.NOT_ONLINE, contact, quote)

    assert stop.unproved(["Your account", PAGE]).startswith(problem)
    assert bool(stop.unproved([PAGE])) is bool(problem)


@pytest.mark.parametrize("reason", list(StopReason))
def test_the_person_reads_the_words_of_the_page_and_what_to_do(reason: StopReason) -> None:
    message = messages.stopped(Service(), Stop(reason, "0800 123 456", "Please call us"))

    assert "Please call us" in message
    assert "0800 123 456" in message
    assert "othing was sent" in message


@pytest.mark.parametrize("reason", list(StopReason))
def test_stop_without_words_of_the_page_puts_none_into_its_mouth(reason: StopReason) -> None:
    """Required: the site is not said to say '', and the model's own words are not shown as the site's."""
    message = messages.stopped(Service(), Stop(reason, why="call 0900 666 666"))

    assert "''" not in message
    assert "0900" not in message
    assert reason.meaning in message
    assert "othing was sent" in message
