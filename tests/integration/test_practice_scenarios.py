"""Each practice scenario over real HTTP: what its pages say, and what its ledger holds."""

from __future__ import annotations

import re
import socket
import urllib.parse
from collections.abc import Iterator

import pytest

from subterminator.practice import PracticeSite, find, scenarios
from visitor import PAID_UNTIL, TODAY, Visitor, pressing, scenario, wait_for


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


@pytest.mark.spec("practice.declared")
@pytest.mark.parametrize("name", scenarios())
def test_every_scenario_starts_and_shows_its_first_pages(name: str) -> None:
    """A declared scenario is one that runs."""
    with PracticeSite(find(name), today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/account")
        assert visitor.status == 200
        visitor.get("/cancel")
        assert visitor.status == 200
        assert site.ledger.posts == ()


@pytest.mark.spec("practice.straight")
def test_straight_cancels_at_the_periods_end_and_can_be_undone(site: PracticeSite) -> None:
    """Each page has what leads on, and one request does it."""
    visitor = Visitor(site)
    assert 'href="/cancel"' in visitor.get("/account")
    review = visitor.get("/cancel")
    assert (visitor.path, "Finish cancellation" in review) == ("/cancel/review", True)
    assert '<time datetime="2026-12-03">December 3, 2026</time>' in review
    visitor.post("/cancel/finish")
    assert visitor.path == "/cancel/confirmation"
    assert "You can watch until December 3, 2026" in visitor.page

    ledger = site.ledger
    assert (ledger.status, ledger.end_date, ledger.final_requests) == ("ends_at_period_end", PAID_UNTIL, 1)
    assert [post.path for post in ledger.posts] == ["/cancel/finish"]

    visitor.post("/account/restart")
    assert (ledger.status, ledger.next_billing_date) == ("active", PAID_UNTIL)
    assert "Your membership continues" in visitor.page
    assert "Your membership continues" not in visitor.get("/account")


@pytest.mark.spec("practice.straight")
@scenario("straight_immediate")
def test_an_account_can_end_at_once(site: PracticeSite) -> None:
    """Where the scenario says so, today is the last day."""
    visitor = Visitor(site)
    assert "today, November 21, 2026" in visitor.get("/cancel")
    visitor.post("/cancel/finish")

    assert (site.ledger.status, site.ledger.end_date) == ("cancelled", TODAY)
    assert "Your access has ended" in visitor.page
    assert "Your membership ended on November 21, 2026" in visitor.get("/account")


@pytest.mark.spec("practice.account-truth")
def test_bills_come_monthly_up_to_the_last_paid_one(site: PracticeSite) -> None:
    """On the day of the next billing date."""
    days = re.findall(r'<time datetime="([^"]+)">', Visitor(site).get("/billing"))

    assert days == ["2026-11-03", "2026-10-03", "2026-09-03", "2026-08-03", "2026-07-03", "2026-06-03"]


@pytest.mark.spec("practice.straight")
def test_pages_of_the_flow_send_away_who_is_too_early_or_too_late(site: PracticeSite) -> None:
    """The confirmation is for those who cancelled, the review for those who have not."""
    visitor = Visitor(site)
    visitor.get("/cancel/confirmation")
    assert visitor.path == "/account"

    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    visitor.get("/cancel/review")
    assert visitor.path == "/cancel/confirmation"
    visitor.get("/cancel/nothing")
    assert visitor.status == 404


@pytest.mark.spec("practice.survey-after")
@scenario("survey_after")
@pytest.mark.parametrize("sends", [True, False], ids=["sent", "skipped"])
def test_the_survey_after_the_end_changes_nothing(site: PracticeSite, sends: bool) -> None:
    """By the time it is shown the membership is cancelled."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    assert visitor.path == "/cancel/survey"
    assert site.ledger.status == "ends_at_period_end"

    if sends:
        visitor.post("/feedback", step="survey", reason="price", comment="Thank you")
    else:
        visitor.get("/cancel/confirmation")

    assert visitor.path == "/cancel/confirmation"
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)
    assert site.ledger.survey == (({"reason": "price", "comment": "Thank you"},) if sends else ())


@pytest.mark.spec("practice.already-cancelled")
@scenario("already_cancelled")
def test_a_cancelled_account_is_led_to_its_confirmation(site: PracticeSite) -> None:
    """There is nothing to send, and a button to restart."""
    visitor = Visitor(site)
    account = visitor.get("/account")
    assert "Your membership ends on December 3, 2026" in account
    assert "Restart membership" in account
    assert "Cancel membership" not in account
    visitor.get("/cancel")

    assert visitor.path == "/cancel/confirmation"
    assert site.ledger.posts == ()


@pytest.mark.spec("practice.offer-chain")
@scenario("offer_chain")
def test_offers_are_declined_by_links_in_other_words(site: PracticeSite) -> None:
    """Declining each leads to the review, and no offer is in the ledger."""
    visitor = Visitor(site)
    declined = []
    visitor.get("/cancel")
    while link := re.search(r'href="([^"]+)" data-uia="action-decline-offer">([^<]+)<', visitor.page):
        declined.append(link[2])
        visitor.get(link[1])

    assert declined == [
        "No thanks, continue to cancel",
        "I still want to cancel",
        "Continue to cancel",
        "I would rather cancel",
        "No thanks, proceed to cancel",
    ]
    assert visitor.path == "/cancel/review"
    assert (site.ledger.accepted_offers, site.ledger.posts) == ((), ())


@pytest.mark.spec("practice.offer-chain")
@scenario("offer_chain")
def test_an_accepted_offer_is_in_the_ledger(site: PracticeSite) -> None:
    """And the account shows what became of it."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/offers/discount/accept")
    assert "Your offer has been applied" in visitor.page
    visitor.post("/offers/pause/accept")
    assert "Your membership is paused" in visitor.page
    visitor.post("/offers/yacht/accept")
    assert visitor.status == 404

    assert (site.ledger.accepted_offers, site.ledger.status) == (("discount", "pause"), "paused")


@pytest.mark.spec("practice.lying-success")
@scenario("lying_success")
def test_the_page_says_done_and_the_account_stays_active(site: PracticeSite) -> None:
    """Only the account page tells the truth."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/cancel/finish")

    assert visitor.path == "/cancel/confirmation"
    assert "Your membership is cancelled" in visitor.page
    assert (site.ledger.status, site.ledger.final_requests) == ("active", 1)
    assert "Next billing date" in visitor.get("/account")


@pytest.mark.spec("practice.sign-in")
@scenario("sign_in")
def test_a_signed_out_visitor_comes_to_where_they_wanted_to_go(site: PracticeSite) -> None:
    """The page shows what to type; anything else is refused."""
    visitor = Visitor(site)
    page = visitor.get("/cancel")
    assert visitor.path == "/signin"
    assert "jamie.rivers@example.com with the password open-water-7" in page
    assert "belong together" in visitor.post("/signin", email="jamie.rivers@example.com", password="guess")

    visitor.post("/signin", email="jamie.rivers@example.com", password="open-water-7")
    assert visitor.path == "/cancel/review"
    visitor.post("/signout")
    visitor.get("/account")
    assert visitor.path == "/signin"


@pytest.mark.spec("practice.no-answer")
@scenario("kill_before_answer")
def test_the_server_cancels_and_does_not_answer_until_released(site: PracticeSite) -> None:
    """Meanwhile others are answered, and the account tells the truth."""
    press = pressing(site)
    wait_for(lambda: site.ledger.status != "active")

    assert "Your membership ends on" in Visitor(site).get("/account")
    assert press.is_alive()
    site.release()
    press.join(timeout=10)
    assert not press.is_alive()
    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.no-answer", "practice.real-http")
def test_a_site_stops_although_a_request_is_unanswered(capfd: pytest.CaptureFixture[str]) -> None:
    """Also when whoever asked is gone already."""
    with PracticeSite("kill_before_answer", today=TODAY) as site:
        visitor = Visitor(site)
        token = re.search(r'name="csrf" value="([^"]+)"', visitor.get("/cancel"))
        cookie = next(iter(visitor.cookies))
        assert token
        body = f"csrf={token[1]}"
        with socket.create_connection(("127.0.0.1", urllib.parse.urlsplit(site.base_url).port or 0)) as gone:
            gone.sendall(
                f"POST /cancel/finish HTTP/1.1\r\nHost: 127.0.0.1:{site.base_url.rpartition(':')[2]}\r\n"
                f"Cookie: {cookie.name}={cookie.value}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            wait_for(lambda: site.ledger.status != "active")
        press = pressing(site, page="/account")
        wait_for(lambda: site.ledger.final_requests == 2)

    press.join(timeout=10)
    assert capfd.readouterr() == ("", "")


@pytest.mark.spec("practice.double-submit")
@scenario("double_submit")
def test_each_press_is_counted_while_the_answer_is_awaited(site: PracticeSite) -> None:
    """The second request comes while the first is not answered yet."""
    first = pressing(site)
    wait_for(lambda: site.ledger.final_requests == 1)
    second = pressing(site, page="/account")
    wait_for(lambda: site.ledger.final_requests == 2)
    site.release()
    first.join(timeout=10)
    second.join(timeout=10)

    assert site.ledger.status == "ends_at_period_end"
