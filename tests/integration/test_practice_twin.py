"""The twin: addresses, attributes and order of pages of another service, over real HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from subterminator.practice import PracticeSite, find
from subterminator.services.definition import builtin
from visitor import TODAY, Visitor, scenario

FINISH = "/cancelplan/finish"


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A twin, or the site of the scenario that the test's parameter names."""
    with PracticeSite(getattr(request, "param", "netflix_twin"), today=TODAY) as running:
        yield running


def marks(page: str) -> list[str]:
    """The `data-uia` attributes of a page's main part, in order."""
    return re.findall(r'data-uia="([^"]+)"', page[page.index("<main") :])


@pytest.mark.spec("practice.twin")
def test_the_twins_pages_come_in_the_services_order(site: PracticeSite) -> None:
    """Account, membership, one page with everything, and the survey after the end."""
    visitor = Visitor(site)
    account = visitor.get("/account")
    assert {"plan-section", "nextBillingDate-item", "payment-text", "mopType"} <= set(marks(account))
    assert "periodEndDate-item" not in marks(account)
    visitor.follow("account-overview-page+membership-card+manage-membership")
    assert visitor.path == "/account/membership"
    final = visitor.follow("action-cancel-plan")

    assert visitor.path == "/cancelplan"
    assert marks(final)[1:4] == ["action-change-plan", "cancel-option-expand", "action-finish-cancellation"]
    assert "your access ends on December 3, 2026" in final
    visitor.post(FINISH)
    assert visitor.path == "/cancelplan/confirm"
    assert {"label+OTHER", "action-submit-survey", "restart-button"} <= set(marks(visitor.page))
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)

    visitor.post("/feedback", step="confirmation", reason="other")
    assert (visitor.path, "label+OTHER" in marks(visitor.page)) == ("/cancelplan/confirm", False)
    assert {"periodEndDate-item", "restart-button"} <= set(marks(visitor.get("/account")))


@pytest.mark.spec("practice.twin")
@pytest.mark.parametrize(
    ("written", "leads"),
    [
        ("/YourAccount", "/account"),
        ("/kr/youraccount", "/account"),
        ("/CancelPlan", "/CancelPlan"),
        ("/kr/cancel", "/cancelplan"),
        ("/cancel", "/cancelplan"),
        ("/ChangePlan", "/ChangePlan"),
        ("/BillingActivity", "/BillingActivity"),
        ("/kr/login", "/account"),
        ("/Browse", "/"),
    ],
)
def test_case_and_a_language_prefix_mean_nothing_in_an_address(site: PracticeSite, written: str, leads: str) -> None:
    """Each of them is a page, some of them another."""
    visitor = Visitor(site)
    visitor.get(written)

    assert (visitor.status, visitor.path) == (200, leads)


@pytest.mark.spec("practice.twin")
@scenario("nf_case_locale")
def test_the_final_button_reads_done_before_it_is(site: PracticeSite) -> None:
    """The address is written in mixed case with a locale, the words are the button's."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.follow("account-overview-page+membership-card+manage-membership")
    assert "멤버십 해지" in visitor.page
    final = visitor.follow("action-cancel-plan")

    assert visitor.url == f"{site.base_url}/CancelPlan?locale=ko-KR"
    assert re.search(r'data-uia="action-finish-cancellation">해지 완료</button>', final)
    assert '<html lang="ko">' in final
    assert site.ledger.status == "active"
    visitor.post("/CancelPlan/Finish")
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.twin")
def test_a_cancelled_account_is_led_to_the_confirmation(site: PracticeSite) -> None:
    """Which therefore proves nothing about this visit."""
    site.ledger.cancel(TODAY)
    visitor = Visitor(site)
    for path in ("/cancel", "/cancelplan"):
        visitor.get(path)
        assert visitor.path == "/cancelplan/confirm"
    assert site.ledger.posts == ()


@pytest.mark.spec("practice.twin")
@pytest.mark.parametrize("changes", [{"opening": "none"}, {"signed_in": False}, {"biller": "apple"}])
def test_the_twin_takes_what_other_scenarios_declare(changes: dict[str, object]) -> None:
    """No membership, signed out, billed elsewhere: each with the service's own attributes."""
    with PracticeSite(find("netflix_twin").but(**changes), today=TODAY) as site:
        visitor = Visitor(site)
        account = visitor.get("/account")
        if "opening" in changes:
            visitor.get("/kr/cancel")
            assert visitor.path == "/"
        elif "biller" in changes:
            assert "Billed through Apple" in account
            assert "manage-membership" not in account
        else:
            assert visitor.path == "/login"
            assert {"login-field", "password-field", "login-submit-button"} <= set(marks(account))
            visitor.post("/login", userLoginId="jamie.rivers@example.com", password="open-water-7")
            assert visitor.path == "/account"


@pytest.mark.spec("practice.twin")
def test_the_twin_bears_no_name_of_the_service(site: PracticeSite) -> None:
    """Attributes, addresses, labels and order are imitated; name and look are not."""
    visitor = Visitor(site)
    for path in ("/", "/account", "/account/membership", "/cancelplan", "/help"):
        assert "netflix" not in visitor.get(path).lower(), path


@pytest.mark.spec("practice.twin")
def test_the_services_definition_finds_its_way_on_the_twin(site: PracticeSite) -> None:
    """Its marks of the active account, the final button, the survey and the end are there."""
    definition = builtin()["netflix"]
    visitor = Visitor(site)
    seen = [visitor.get("/account"), visitor.get("/account/membership"), visitor.get("/cancel")]
    visitor.post(FINISH)
    seen += [visitor.page, visitor.get("/account")]
    pages = "".join(seen)
    controls = definition.controls

    assert 'data-uia="nextBillingDate-item"' in seen[0]
    assert (controls["cancel_link"].name or "") in seen[1]
    assert all(
        css.strip("[]").replace("'", '"') in pages
        for name in ("confirm_cancel", "survey_option", "survey_submit")
        for css in controls[name].css
    )
    assert any(text in seen[3].lower() for text in definition.completion.success_text)
    assert 'data-uia="periodEndDate-item"' in seen[4]
