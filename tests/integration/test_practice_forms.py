"""What the practice site's forms want, what they may do besides, and what the server answers, over real HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from subterminator.practice import PracticeSite
from visitor import TODAY, Visitor, scenario


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


# -- what the final form wants -----------------------------------------------------------------------------------------


@pytest.mark.spec("practice.gates")
@scenario("checkbox_scroll_gate")
def test_terms_are_wanted_and_advertising_is_not(site: PracticeSite) -> None:
    """Without the terms nothing happens; a consent that was given is in the ledger."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    assert "Please accept the terms" in visitor.post("/cancel/finish", marketing="on")
    assert (visitor.status, site.ledger.status, site.ledger.marketing) == (422, "active", False)
    visitor.post("/cancel/finish", terms="on", marketing="on")

    assert (site.ledger.status, site.ledger.marketing) == ("ends_at_period_end", True)


@pytest.mark.spec("practice.gates")
@pytest.mark.parametrize(("lang", "phrase"), [("en", "cancel"), ("de", "kündigen"), ("ko", "해지")])
def test_the_word_to_type_is_one_of_the_pages_language(lang: str, phrase: str) -> None:
    """Case does not matter; another word does."""
    with PracticeSite("type_phrase", today=TODAY, lang=lang) as site:
        visitor = Visitor(site)
        visitor.get("/cancel")
        visitor.post("/cancel/finish", phrase="no")
        assert (visitor.status, site.ledger.status) == (422, "active")
        visitor.post("/cancel/finish", phrase=phrase)

        assert site.ledger.status == "ends_at_period_end"


@pytest.mark.spec("practice.survey-required")
@scenario("survey_required_text")
def test_a_survey_that_says_too_little_is_shown_again(site: PracticeSite) -> None:
    """With what was written, and what is wanted."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    assert not visitor.href("action-skip-survey")
    for said in ({"reason": "price", "comment": "Too dear."}, {"comment": "x" * 40}):
        page = visitor.post("/feedback", step="survey", **said)
        assert (visitor.status, "in at least 40 characters" in page) == (422, True)
        assert said["comment"] in page
    assert not site.ledger.survey
    visitor.post("/feedback", step="survey", reason="other", comment="y" * 40)

    assert visitor.path == "/cancel/review"
    assert site.ledger.survey == ({"reason": "other", "comment": "y" * 40},)


@pytest.mark.spec("practice.fee")
@pytest.mark.parametrize(("name", "folded"), [("early_fee", True), ("early_fee_unknown", False)])
def test_the_fee_is_folded_away_or_not_said(name: str, folded: bool) -> None:
    """The ledger knows it either way."""
    with PracticeSite(name, today=TODAY) as site:
        page = Visitor(site).get("/cancel")
        bare = re.sub(r"<details.*?</details>", "", page, flags=re.DOTALL)

        assert (site.ledger.fee, "$42.00" in page, "$42.00" in bare) == ("$42.00", folded, False)
        assert "arly termination fee" in page


# -- what the account page ends itself, and what the server answers ----------------------------------------------------


@pytest.mark.spec("practice.final-counted")
@scenario("auto_renew_toggle")
def test_turning_renewal_off_is_final_and_turning_it_on_is_not(site: PracticeSite) -> None:
    """The switch works both ways."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.post("/account/renewal")
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)
    visitor.post("/account/renewal", renew="on")

    assert (site.ledger.status, site.ledger.final_requests) == ("active", 1)


@pytest.mark.spec("practice.final-counted")
@pytest.mark.parametrize(("path", "fields"), [("/account/leave", {}), ("/account/renewal", {})])
def test_a_way_out_that_the_scenario_does_not_have_does_nothing(
    site: PracticeSite, path: str, fields: dict[str, str]
) -> None:
    """It is counted all the same: somebody tried."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.post(path, **fields)

    assert (site.ledger.status, site.ledger.final_requests) == ("active", 1)


@pytest.mark.spec("practice.pending")
@scenario("cancel_pending")
def test_a_cancellation_that_is_processed_is_done_after_the_account_was_read(site: PracticeSite) -> None:
    """Two readings say processing, the third that it is over; a second request changes nothing."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    review = visitor.page
    assert "We are processing your cancellation" in visitor.post("/cancel/finish")
    assert (site.ledger.status, site.ledger.auto_renew) == ("pending", True)
    visitor.page = review
    visitor.post("/cancel/finish")

    assert ["is being processed" in visitor.get("/account") for _ in range(3)] == [True, True, False]
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 2)


@pytest.mark.spec("practice.server-errors")
@pytest.mark.parametrize(
    ("name", "says", "status"),
    [
        ("server_500_success_text", "Your membership is cancelled", "active"),
        ("server_500_silent", "Finish cancellation", "active"),
        ("server_500_committed", "We could not complete your request", "ends_at_period_end"),
    ],
)
def test_an_error_says_nothing_about_what_was_done(name: str, says: str, status: str) -> None:
    """Success that did not happen, silence, and a failure that did succeed."""
    with PracticeSite(name, today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/cancel")

        assert says in visitor.post("/cancel/finish")
        assert (visitor.status, site.ledger.status) == (500, status)


@pytest.mark.spec("practice.look")
@pytest.mark.parametrize("name", ["inverted_emphasis", "swapped_order"])
def test_what_is_large_and_first_is_not_what_leads_on(name: str) -> None:
    """On the final page keeping comes first and is solid."""
    with PracticeSite(name, today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/cancel")
        while visitor.href("action-decline-offer"):
            visitor.follow("action-decline-offer")
        buttons = re.findall(r'class="button ([^"]+)"[^>]*data-uia="([^"]+)"', visitor.page)

        assert buttons[0] == ("solid wide", "action-keep-membership")
        assert buttons[1][0] in {"fine", "outline wide"}
        assert buttons[1][1] == "action-finish-cancellation"
