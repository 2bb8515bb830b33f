"""Each scenario walked by somebody careful over real HTTP, and what happens to who takes the wrong exit."""

from __future__ import annotations

import re
import urllib.parse
from collections.abc import Iterator

import pytest

from subterminator.practice import PracticeSite, Scenario, scenarios
from visitor import PAID_UNTIL, TODAY, Visitor, scenario

ONLY_WITH_SCRIPTS = {"form_swap", "label_swap", "widget"}
"""Quirks that a visitor without scripts does not meet."""
STOPS = {
    "early_fee_unknown",
    "kill_before_answer",
    "loop_forever",
    "new_tab_portal",
    "reauth_elsewhere",
    "session_expires_midway",
    "shadow_closed",
    "sign_in",
}
"""Where a careful visitor stops for a person, waits for ever, goes in circles or to another host: tested apart."""
WALKED = {
    name: each
    for name, each in scenarios().items()
    if name not in STOPS and (each.script is None or each.script.name not in ONLY_WITH_SCRIPTS)
}
ENDS = {"scheduled": "ends_at_period_end", "cancelled": "cancelled", "already_cancelled": "ends_at_period_end"}
"""The account's status by expected outcome; where nothing is to be ended it stays what it was."""


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


def walk(visitor: Visitor) -> None:
    """Cancel with care: decline, answer what is asked, consent to nothing, and press what ends the membership once."""
    visitor.get("/account")
    for _ in range(12):
        page = visitor.page
        if "data-final" in page:
            visitor.post(form_action(page), **final_fields(page))
            return
        if 'data-uia="survey-page"' in page:
            visitor.post(
                "/feedback", step="survey", reason="price", comment="I watch less than I used to, that is all."
            )
        elif 'action="/account/leave"' in page:
            visitor.post("/account/leave")
            return
        elif "toggle-auto-renew" in page:
            visitor.post("/account/renewal")
            return
        elif 'name="plan" value="free"' in page:
            visitor.post("/plans/change", plan="free")
            return
        elif onward := next(filter(None, map(visitor.href, ONWARD)), None):
            visitor.get(onward)
        elif "profiles-gate" in page:
            visitor.get("/profiles?as=adult")
        else:
            return


ONWARD = (
    "action-decline-offer",
    "action-manage-membership",
    "account-overview-page+membership-card+manage-membership",
    "action-cancel-plan",
    "action-change-plan",
)
"""Marks of links that lead on, in the order of trying."""


def form_action(page: str) -> str:
    found = re.search(r'action="([^"]+)" data-final', page)
    assert found
    return found[1]


def final_fields(page: str) -> dict[str, str]:
    """What the final form wants of somebody who wants to cancel."""
    fields = {}
    if 'name="choice"' in page:
        fields["choice"] = "cancel"
    if 'name="terms"' in page:
        fields["terms"] = "on"
    if phrase := re.search(r'data-phrase="([^"]+)"', page):
        fields["phrase"] = phrase[1]
    return fields


@pytest.mark.spec("practice.walk")
@pytest.mark.parametrize("declared", WALKED.values(), ids=list(WALKED))
def test_who_is_careful_ends_as_the_scenario_declares(declared: Scenario) -> None:
    """And nothing else changes: no offer, no other plan, no consent, no second membership ended."""
    with PracticeSite(declared, today=TODAY) as site:
        visitor = Visitor(site)
        walk(visitor)
        for _ in range(3):
            visitor.get("/account")

        ledger = site.ledger
        assert ledger.status == ENDS.get(declared.expected, declared.opening)
        assert ledger.final_requests == declared.final_requests
        assert (ledger.accepted_offers, ledger.upgrades, ledger.plan) == ((), 0, "standard")
        assert (ledger.marketing, ledger.addon) == (False, declared.addon)


@pytest.mark.spec("practice.walk", "practice.languages")
@pytest.mark.parametrize("lang", ["de", "ko", "ja"])
@pytest.mark.parametrize("name", ["offer_chain", "type_phrase", "iliad", "survey_required_text", "netflix_twin"])
def test_a_scenario_can_be_walked_in_another_language(name: str, lang: str) -> None:
    """What is declared once holds in each of them."""
    with PracticeSite(name, today=TODAY, lang=lang) as site:
        visitor = Visitor(site)
        walk(visitor)

        assert site.ledger.status == ENDS[site.scenario.expected]
        assert f'<html lang="{lang}">' in visitor.page


# -- who is sent elsewhere ---------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.third-party")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("third_party_apple", "Billed through Apple"),
        ("third_party_google", "Billed through Google Play"),
        ("third_party_carrier", "Billed to your T-Mobile bill"),
        ("third_party_bundle", "Included in your Xfinity package"),
    ],
)
def test_an_account_billed_elsewhere_says_by_whom_and_offers_no_way(name: str, says: str) -> None:
    """The one link leads away, to a place that does not exist; the cancel address leads back."""
    with PracticeSite(name, today=TODAY) as site:
        visitor = Visitor(site)
        account = visitor.get("/account")
        assert says in account
        assert "Cancel membership" not in account
        assert re.findall(r'href="(https?://[^"]+)"', account) == [
            f"https://{site.scenario.biller}.billing.example/subscriptions"
        ]
        visitor.get("/cancel")
        assert visitor.path == "/account"
        visitor.post("/cancel/finish")
        assert (visitor.status, site.ledger.status) == (404, "active")


@pytest.mark.spec("practice.notice")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("phone_only", ["Call us to cancel", "+1 555 0199", "Monday to Friday, 9 am to 5 pm", "Say: I want to cancel"]),
        ("chat_only", ["Chat with an agent to cancel", "8 am to 8 pm", "Write: Please cancel"]),
        ("letter_only", ["by certified mail", "12 Harbour Street", "Write: I cancel my membership"]),
        ("window_closed", ["last 7 days before it renews: from November 26, 2026 until December 3, 2026"]),
        ("payment_problem_blocks", ["We could not complete your request", "unpaid bill of $13.49"]),
    ],
)
def test_a_page_says_what_else_has_to_be_done(name: str, says: list[str]) -> None:
    """Number, hours and words; and nothing on it ends anything."""
    with PracticeSite(name, today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/account")
        page = visitor.follow("action-cancel-plan")

        assert [words for words in says if words not in page] == []
        assert "<form" not in page


@pytest.mark.spec("practice.no-membership")
@scenario("no_membership")
def test_without_a_membership_the_cancel_address_leads_to_the_front_page(site: PracticeSite) -> None:
    """And the account says that there is none."""
    visitor = Visitor(site)
    assert "You do not have a membership" in visitor.get("/account")
    visitor.get("/cancel")

    assert visitor.path == "/"


@pytest.mark.spec("practice.profile-gate")
@scenario("profile_gate_kids")
def test_the_childrens_profile_has_no_account_page(site: PracticeSite) -> None:
    """Every page waits for a choice, which can be made anew."""
    visitor = Visitor(site)
    visitor.get("/account")
    assert visitor.path == "/profiles"
    visitor.get("/profiles?as=kids")
    assert visitor.path == "/"
    assert "no account settings" in visitor.get("/account")
    assert 'href="/profiles"' in visitor.page
    assert visitor.status == 403

    visitor.get("/profiles")
    visitor.get("/profiles?as=adult")
    assert (visitor.path, visitor.status) == ("/account", 200)


@pytest.mark.spec("practice.session-expires")
@scenario("session_expires_midway")
def test_after_the_sign_in_in_the_middle_the_flow_goes_on(site: PracticeSite) -> None:
    """Once; then the final page is shown and works."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    page = visitor.follow("action-decline-offer")
    assert visitor.path == "/signin"
    assert "Your session has expired" in page
    assert "open-water-7" in page

    visitor.sign_in()
    assert visitor.path == "/cancel/review"
    visitor.post("/cancel/finish")
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


# -- wrong exits -------------------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.iliad")
@scenario("iliad")
def test_whoever_leaves_the_long_way_starts_again(site: PracticeSite) -> None:
    """Fifteen options; one link to elsewhere, and neither a later page nor the final form works."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.follow("action-manage-membership")
    options = 1
    visitor.follow("action-cancel-plan")
    for _ in range(3):
        options += len(re.findall('data-uia="(?:option-|action-decline-offer|action-finish|action-keep)', visitor.page))
        if visitor.href("action-decline-offer"):
            visitor.follow("action-decline-offer")
    assert (visitor.path, options) == ("/cancel/review", 15)

    final = visitor.page
    visitor.get("/help")
    visitor.page = final
    visitor.post("/cancel/finish")
    assert (visitor.path, site.ledger.status) == ("/account", "active")
    visitor.get("/cancel/review")
    assert visitor.path == "/cancel/offer-benefits"


@pytest.mark.spec("practice.iliad")
@scenario("iliad")
def test_what_only_looks_like_an_answer_is_in_the_ledger(site: PracticeSite) -> None:
    """A reminder, the student plan, a pause and yearly payments all keep the billing."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    for offer in ("remind", "student", "pause"):
        visitor.post(f"/offers/{offer}/accept")
    visitor.post("/plans/change", plan="premium")

    assert site.ledger.accepted_offers == ("remind", "student", "pause")
    assert (site.ledger.upgrades, site.ledger.auto_renew) == (1, True)


@pytest.mark.spec("practice.iliad")
@scenario("iliad")
def test_the_end_can_be_put_off_to_the_day_of_renewal(site: PracticeSite) -> None:
    """Two of the options end the membership, one of them later."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.follow("action-decline-offer")
    visitor.follow("action-decline-offer")
    assert "End on December 3, 2026" in visitor.page
    visitor.post("/cancel/finish", when="later")

    assert (site.ledger.status, site.ledger.end_date) == ("ends_at_period_end", PAID_UNTIL)


@pytest.mark.spec("practice.pause-default")
@scenario("pause_default")
def test_who_sends_the_form_as_it_stands_has_paused(site: PracticeSite) -> None:
    """The press was final, and what it did is not what was wanted."""
    visitor = Visitor(site)
    page = visitor.get("/cancel")
    assert re.search(r'value="pause" checked', page)
    visitor.post("/cancel/finish", choice="pause")

    assert (site.ledger.status, site.ledger.auto_renew, site.ledger.final_requests) == ("paused", True, 1)
    assert site.ledger.accepted_offers == ("pause",)


@pytest.mark.spec("practice.upgrade-instead")
@scenario("confirm_change_upgrades")
def test_confirm_change_is_an_upgrade(site: PracticeSite) -> None:
    """The large button stands before the small one that cancels."""
    visitor = Visitor(site)
    page = visitor.get("/cancel")
    assert page.index("Confirm change") < page.index("Keep my membership") < page.index("Confirm cancel")
    visitor.post("/plans/change", plan="premium")

    assert (site.ledger.upgrades, site.ledger.status) == (1, "active")


@pytest.mark.spec("practice.upgrade-instead")
@scenario("nf_accordion")
def test_the_cheaper_plan_is_open_and_the_final_button_folded(site: PracticeSite) -> None:
    """Taking it changes the plan and ends nothing."""
    visitor = Visitor(site)
    page = visitor.get("/cancel")
    folded = re.search(r"<details.*?</details>", page, re.DOTALL)
    assert folded
    assert "cancel-option-expand" in folded[0]
    assert "action-finish-cancellation" in folded[0]
    assert "Switch to Basic" not in folded[0]
    visitor.post("/plans/change", plan="basic")

    assert (site.ledger.plan, site.ledger.upgrades, site.ledger.status) == ("basic", 0, "active")


@pytest.mark.spec("practice.addon")
@scenario("multi_subscription")
def test_the_other_memberships_link_ends_the_other_membership(site: PracticeSite) -> None:
    """It stands first, reads the same, and is no final request of this one."""
    visitor = Visitor(site)
    page = visitor.get("/account")
    assert len(re.findall(">Cancel membership<", page)) == 2
    visitor.follow("action-cancel-addon")
    visitor.post("/addon/cancel")

    assert (site.ledger.addon, site.ledger.status, site.ledger.final_requests) == (False, "active", 0)
    assert "Tidelight Sports" not in visitor.get("/account")


@pytest.mark.spec("practice.portal")
@scenario("new_tab_portal")
def test_the_portal_knows_who_comes_by_the_address_alone(site: PracticeSite) -> None:
    """No cookie goes to another host; whoever comes without the word of the first one is a stranger."""
    member = Visitor(site, follows=False)
    assert 'target="_blank"' in member.get("/account")
    member.follow("action-cancel-plan")
    there = urllib.parse.urlsplit(member.headers["location"])
    assert there.netloc == site.hosts[1] != site.hosts[0]

    guest = Visitor(site)
    guest.get(f"{there.path}?{there.query}")
    assert guest.path == "/cancel/review"
    guest.post("/cancel/finish")

    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.loops")
@scenario("loop_back")
def test_the_wrong_way_on_leads_to_the_start_in_other_words(site: PracticeSite) -> None:
    """The same page, another heading."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    headings = []
    for _ in range(4):
        headings.append(re.findall("<h1>(.*?)</h1>", visitor.page)[0])
        assert visitor.path == "/cancel/offer-discount"
        visitor.follow("action-decline-offer")
        visitor.follow("option-again")

    assert len(set(headings)) == 4


@pytest.mark.spec("practice.loops")
@scenario("loop_forever")
def test_a_flow_without_an_end_never_shows_its_final_page(site: PracticeSite) -> None:
    """Declining leads round and round."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    paths = []
    for _ in range(6):
        paths.append(visitor.path)
        visitor.follow("action-decline-offer")

    assert paths == ["/cancel/offer-discount", "/cancel/offer-contact"] * 3
