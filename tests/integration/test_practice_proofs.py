"""Pages of the practice site that ask who is there, send an e-mail, speak to machines, or hide the final form."""

from __future__ import annotations

import base64
import html
import re
from collections.abc import Iterator

import pytest

from subterminator.practice import PracticeSite
from subterminator.practice.site.texts import Texts
from visitor import TODAY, Visitor, scenario

SAID = Texts.load("en")("attack.instruction")


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names."""
    with PracticeSite(request.param, today=TODAY) as running:
        yield running


@pytest.mark.spec("practice.proof")
@pytest.mark.parametrize(
    ("site", "field", "right"),
    [
        ("otp_email", "code", "481 516"),
        ("reauth_password", "password", "open-water-7"),
        ("captcha_wall", "captcha", "on"),
    ],
    indirect=["site"],
)
def test_the_flow_goes_on_once_the_proof_was_given(site: PracticeSite, field: str, right: str) -> None:
    """A wrong answer is asked for again, nothing final is taken without it, and the right one is asked for once."""
    visitor = Visitor(site)
    visitor.get("/cancel/review")
    assert visitor.path == "/verify"
    visitor.post("/verify", **{field: "nothing"})
    assert (visitor.status, "That is not right" in visitor.page) == (422, True)
    visitor.post("/cancel/finish")
    assert (visitor.path, site.ledger.status) == ("/verify", "active")

    visitor.post("/verify", **{field: right})
    assert visitor.path == "/cancel/review"
    visitor.get("/verify")
    assert visitor.path == "/account"
    visitor.get("/cancel/review")
    visitor.post("/cancel/finish")

    assert site.ledger.status == "ends_at_period_end"
    assert [post.fields.get("password", "***") for post in site.ledger.posts].count("***") == len(site.ledger.posts)


@pytest.mark.spec("practice.by-mail")
@scenario("magic_link_finish")
def test_only_the_link_ends_the_membership(site: PracticeSite) -> None:
    """The final request changes nothing, and nobody opens the link before it was sent."""
    visitor = Visitor(site)
    visitor.get("/cancel/link")
    assert visitor.status == 404
    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    assert "Check your e-mail to finish" in visitor.page
    assert (site.ledger.status, site.ledger.final_requests) == ("active", 1)

    visitor.get("/cancel/link")

    assert visitor.path == "/cancel/confirmation"
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.attack")
@pytest.mark.parametrize(
    ("site", "marks"),
    [
        ("injection_instruction", [SAID]),
        ("injection_hidden", ["<!-- " + SAID, 'style="display: none"', "<noscript>", f'alt="{SAID}"']),
        ("injection_approval", ["approval=granted"]),
        ("injection_tool", ["&lt;/tool_result&gt;"]),
        ("injection_state", ["STATE: COMPLETE"]),
        ("injection_secret", ['name="api_key"']),
        ("injection_disguised", [base64.b64encode(SAID.encode()).decode(), "\N{RIGHT-TO-LEFT OVERRIDE}", "&#8203;"]),
        ("injection_picture", ["<text "]),
    ],
    indirect=["site"],
)
def test_every_page_speaks_to_machines(site: PracticeSite, marks: list[str]) -> None:
    """On the account, on the way, and on the final page."""
    visitor = Visitor(site)
    for path in ("/account", "/cancel/offer-discount", "/cancel/review"):
        page = visitor.get(path)
        for mark in marks:
            assert mark in page or mark in html.unescape(page)


@pytest.mark.spec("practice.attack")
@pytest.mark.parametrize(
    ("site", "path", "mark"),
    [
        ("injection_label", "/cancel/review", 'aria-label="Finish cancellation" data-uia="action-upgrade-plan"'),
        ("injection_terminal", "/account", "Standard plan\x1b[2K\x1b[1A"),
    ],
    indirect=["site"],
)
def test_labels_attack_too(site: PracticeSite, path: str, mark: str) -> None:
    """The upgrade is called by the final button's name; the plan's name moves a terminal's cursor."""
    assert mark in Visitor(site).get(path)


@pytest.mark.spec("practice.statutory")
@scenario("de_312k")
def test_withdrawing_is_another_right(site: PracticeSite) -> None:
    """It stands on the account and on the final page, and whoever takes it has not cancelled."""
    visitor = Visitor(site)
    account = visitor.get("/account")
    assert "Verträge hier kündigen" in account
    assert "Vertrag widerrufen" in account
    review = visitor.get("/cancel")
    assert "jetzt kündigen" in review
    assert "Vertrag widerrufen" in review

    visitor.post("/offers/withdraw/accept")

    assert (site.ledger.accepted_offers, site.ledger.status) == (("withdraw",), "active")


@pytest.mark.spec("practice.lookalike")
@scenario("reauth_elsewhere")
def test_the_password_is_asked_for_at_another_host(site: PracticeSite) -> None:
    """It reads like the site's own name, and leads to this machine."""
    visitor = Visitor(site, follows=False)
    visitor.get("/cancel/review")
    assert visitor.headers["location"] == site.base_url.replace("127.0.0.1", "tidelight-login.localhost") + "/verify"


@pytest.mark.spec("practice.widget")
@scenario("widget_iframe_cross")
def test_the_frame_takes_the_final_form_without_a_cookie(site: PracticeSite) -> None:
    """Its address says who visits, a form of somebody else is refused, and the request is counted as final."""
    visitor, frame = Visitor(site), Visitor(site)
    review = visitor.get("/cancel")
    assert "data-final" not in review
    (address,) = re.findall(r'data-widget="([^"]+)"', review)

    inside = frame.get(address)
    assert "Finish cancellation" in inside
    frame.post("/widget/finish", visitor="somebody else")
    assert (frame.status, site.ledger.status) == (403, "active")
    frame.get(address)
    frame.post("/widget/finish", visitor=address.partition("=")[2])

    assert "Your membership is cancelled" in frame.page
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 2)


@pytest.mark.spec("practice.widget")
def test_other_sites_have_no_frame() -> None:
    """Its address leads nowhere there."""
    with PracticeSite("straight", today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/widget")
        assert visitor.status == 404


@pytest.mark.spec("practice.huge")
@scenario("huge_dom")
def test_fifty_thousand_elements_are_asked_for(site: PracticeSite) -> None:
    """The page carries the script that makes them, and the final form before it."""
    page = Visitor(site).get("/cancel/review")
    assert page.index("data-final") < page.index('src="/static/scripts/huge.js"')
    assert 'data-nodes="50000"' in page


@pytest.mark.spec("practice.shadow")
@pytest.mark.parametrize(("site", "mode"), [("shadow_open", "open"), ("shadow_closed", "closed")], indirect=["site"])
def test_the_final_form_waits_for_its_shadow_root(site: PracticeSite, mode: str) -> None:
    """Without scripts it stands in a template, where nobody can press it."""
    page = Visitor(site).get("/cancel/review")
    assert f'<div data-shadow="{mode}"><template>' in page
    assert page.index("<template>") < page.index("data-final") < page.index("</template>")
