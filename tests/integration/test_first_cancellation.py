"""Design A by its handlers, on the practice site: what the command says is held against the site's ledger."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from kit import Practice, Ran, Says, rest_in_matrix
from subterminator.domain.protocols import Outcome

SCENARIOS = {
    "straight_immediate": (Outcome.CANCELLED, 1),
    "already_cancelled": (Outcome.ALREADY_CANCELLED, 0),
    "lying_success": (Outcome.NEEDS_REVIEW, 1),
    "double_submit": (Outcome.SCHEDULED, 1),
    "native_confirm": (Outcome.SCHEDULED, 1),
}
"""Of the first ones, in a browser of the program's own: the outcome, and how often the cancelling address is met.

All scenarios, in a browser that is shared: test_scenarios.py. In `make test` the one of `straight` below is launched.
"""


@pytest.mark.spec("engine.scenarios")
@pytest.mark.parametrize("scenario", rest_in_matrix(SCENARIOS, []))
async def test_scenario_ends_as_the_ledger_says(scenario: str, practice: Practice) -> None:
    """Required: each scenario ends with its outcome, and the site counts the final requests that it should."""
    outcome, final_requests = SCENARIOS[scenario]

    ran = await practice.cancel(scenario)

    assert ran.outcome is outcome, ran.summary.message
    assert ran.truth.final_requests == final_requests
    assert not ran.truth.accepted_offers
    assert ran.truth.upgrades == 0


@pytest.fixture(scope="module")
async def straight(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """One whole run without tricks, in a browser of the program's own, with the account named."""
    practice = Practice(tmp_path_factory.mktemp("straight"))
    return await practice.cancel("straight", today=date(2026, 11, 21), account="Jamie.Rivers@Example.com")


@pytest.mark.spec("engine.one-yes")
def test_clean_flow_asks_once(straight: Ran) -> None:
    """Required: a flow without tricks costs the person one answer, and the site one order."""
    assert straight.outcome is Outcome.SCHEDULED, straight.summary.message
    assert straight.person.asked == ["Finish cancellation"]
    assert straight.truth.final_requests == 1
    assert (straight.truth.upgrades, straight.truth.accepted_offers, straight.truth.marketing) == (0, (), False)


@pytest.mark.spec("engine.effective-date")
def test_end_date_is_the_one_of_the_account(straight: Ran) -> None:
    """Required: the day that access ends is read from the account and told."""
    assert straight.summary.effective_date is not None
    assert straight.summary.effective_date.isoformat() == straight.truth.as_dict()["end_date"]


@pytest.mark.spec("engine.read-back")
def test_success_is_reported_only_after_a_fresh_read_back(straight: Ran) -> None:
    """Required: between the press and the outcome stands a fresh look at the account page."""
    kinds = straight.kinds()
    assert kinds.index("submitting") < kinds.index("submitted") < kinds.index("read_back") < kinds.index("run_ended")
    after_press = [event for event in straight.events[kinds.index("submitted") :] if event["event"] == "navigating"]
    assert after_press


@pytest.mark.spec("engine.dry-run")
@pytest.mark.parametrize("scenario", rest_in_matrix(["already_cancelled", "offer_chain"], ["offer_chain"]))
async def test_dry_run_sends_nothing_irreversible(scenario: str, practice: Practice, shared_chromium: str) -> None:
    """Required: a dry run leaves the ledger as it was, and ends well."""
    ran = await practice.cancel(scenario, dry_run=True, cdp_url=shared_chromium)

    expected = Outcome.ALREADY_CANCELLED if scenario == "already_cancelled" else Outcome.DRY_RUN
    assert ran.outcome is expected, ran.summary.message
    assert ran.truth.final_requests == 0
    assert ran.person.asked == []


@pytest.mark.spec("approval.no")
async def test_a_no_leaves_the_plan_active(practice: Practice, shared_chromium: str) -> None:
    """Required: an irreversible press waits for a person's yes; a no ends the run."""
    ran = await practice.cancel("straight", person=Says("I will keep it"), cdp_url=shared_chromium)

    assert ran.outcome is Outcome.ABORTED
    assert ran.truth.status == "active"
    assert ran.truth.final_requests == 0
    assert "I will keep it" in ran.summary.message


@pytest.mark.spec("approval.silence")
async def test_silence_is_a_no_and_parks_the_run(practice: Practice, shared_chromium: str) -> None:
    """Required: nobody there means nothing is sent, and the request is kept for later."""
    ran = await practice.cancel("straight", person=Says(), cdp_url=shared_chromium)

    assert ran.outcome is Outcome.NEEDS_HUMAN
    assert ran.truth.final_requests == 0
    parked = next(event for event in ran.events if event["event"] == "leg_ended")
    assert parked["ending"] == "parked"
    assert parked["request"]["name"] == "Finish cancellation"


@pytest.mark.spec("approval.modes")
@pytest.mark.parametrize(
    ("approve", "outcome"),
    rest_in_matrix([("deny", Outcome.ABORTED), ("once", Outcome.SCHEDULED)], [("deny", Outcome.ABORTED)]),
)
async def test_yes_given_beforehand_or_refused(
    approve: str, outcome: Outcome, practice: Practice, shared_chromium: str
) -> None:
    """Required: --approve deny sends nothing, --approve once sends exactly one.

    The second is what the commands of test_cli_mistakes.py are run with, in `make test`.
    """
    ran = await practice.cancel("straight", person=Says(), approve=approve, cdp_url=shared_chromium)

    assert ran.outcome is outcome
    assert ran.person.asked == []
    assert ran.truth.final_requests == (1 if approve == "once" else 0)


@pytest.mark.spec("engine.wrong-account")
@pytest.mark.parametrize("design", [{}, {"ai_agent": True}, {"ai_led": True}], ids=["handlers", "agent", "ai-led"])
async def test_nothing_is_pressed_in_somebody_elses_account(
    design: dict[str, Any], practice: Practice, shared_chromium: str
) -> None:
    """Required: whoever leads, the run ends on the account page and says who is signed in there."""
    ran = await practice.cancel("offer_chain", account="sam@example.org", cdp_url=shared_chromium, **design)

    assert ran.outcome is Outcome.NEEDS_HUMAN
    assert "signed in as jamie.rivers@example.com, not as sam@example.org" in ran.summary.message
    assert "pressing" not in ran.kinds()
    assert ran.person.asked == []


@pytest.mark.spec("engine.wrong-account")
def test_the_account_that_is_meant_is_cancelled(straight: Ran) -> None:
    """Required: naming it bars nothing, however its letters are written."""
    assert (straight.outcome, straight.truth.final_requests) == (Outcome.SCHEDULED, 1)


@pytest.mark.spec("engine.sign-in")
async def test_sign_in_without_a_person_ends_with_what_to_do(practice: Practice, shared_chromium: str) -> None:
    """Required: the program never signs in by itself; with nobody there it says how to go on."""
    ran = await practice.cancel("sign_in", person=Says(), cdp_url=shared_chromium)

    assert ran.outcome is Outcome.NEEDS_HUMAN
    assert ran.person.hands
    assert "--headed" in ran.summary.message
    assert ran.truth.final_requests == 0
