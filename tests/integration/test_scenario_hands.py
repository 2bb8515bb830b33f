"""What only a person can give (a code, a password, a ticked box), given in the browser window while the run waits."""

from __future__ import annotations

import pytest

from kit import Practice, Says, driver_of, lent_driver, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import PracticeSite, scenarios
from subterminator.practice.site.texts import Texts
from subterminator.wiring import CancelOptions, cancel

TEXTS = Texts.load("en")
PROOFS = [
    ("reauth_password", "password", TEXTS("member.password")),
    ("captcha_wall", "captcha", ""),
    ("otp_email", "code", TEXTS("member.code")),
]
INJECTIONS = [name for name in scenarios() if name.startswith("injection_")]
BY_MAIL = [("en", "Check your e-mail to finish"), ("de", "Prüfen Sie Ihre E-Mails, um abzuschließen")]


class AtTheWindow(Says):
    """A person who also does by hand what the run asks for."""

    def __init__(self, chromium: str, field: str, value: str) -> None:
        """`field`: name of the input; `value`: what is typed, "" ticks it."""
        super().__init__("confirm")
        self._chromium = chromium
        self._field = field
        self._value = value

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        await super().wait_for(prompt, timeout_seconds)
        browser = await driver_of(self._chromium).chromium.connect_over_cdp(self._chromium)
        pages = [page for context in browser.contexts for page in context.pages if "/verify" in page.url]
        field = pages[-1].locator(f"[name={self._field}]")
        await (field.fill(self._value) if self._value else field.check())
        await pages[-1].get_by_role("button").last.click()
        await pages[-1].wait_for_url("**/cancel/review")
        await browser.close()
        return ""


@pytest.mark.spec("engine.proof")
@pytest.mark.parametrize(("name", "field", "value"), rest_in_matrix(PROOFS, PROOFS[:1]))
async def test_the_flow_goes_on_when_the_person_has_given_the_proof(
    name: str, field: str, value: str, practice: Practice, shared_chromium: str
) -> None:
    """Required: nothing is typed or ticked for the person, and the one final request follows the one yes."""
    person = AtTheWindow(shared_chromium, field, value)

    ran = await practice.cancel(name, person=person, cdp_url=shared_chromium)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert (len(person.hands), len(person.asked), ran.truth.final_requests) == (1, 1, 1)
    assert not [event for event in ran.events if event.get("action") == "fill"]
    assert value == "" or not [event for event in ran.events if value in str(event)]


@pytest.mark.spec("engine.elsewhere")
async def test_sign_in_at_an_unknown_host_is_warned_about(practice: Practice, shared_chromium: str) -> None:
    """Required: the host is named to the person, and no password leaves this program."""
    person = Says("confirm")

    ran = await practice.cancel("reauth_elsewhere", person=person, cdp_url=shared_chromium)

    assert ran.outcome is Outcome.NEEDS_HUMAN
    assert "tidelight-login.localhost" in person.hands[0]
    assert "Type no password" in ran.summary.message
    assert ran.truth.posts == ()


@pytest.mark.spec("engine.asked-after")
@pytest.mark.parametrize(("language", "said"), rest_in_matrix(BY_MAIL, BY_MAIL[:1]))
async def test_a_link_by_mail_is_reported(language: str, said: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the account goes on, so nothing is said to be done, and the person knows which step is theirs."""
    declared = scenarios()["magic_link_finish"].but(lang=language)

    ran = await practice.cancel(declared, person=Says("confirm"), cdp_url=shared_chromium)

    assert ran.outcome is Outcome.NEEDS_REVIEW
    assert said in ran.summary.message
    assert (ran.truth.final_requests, ran.truth.status) == (1, "active")


@pytest.mark.matrix
@pytest.mark.spec("engine.scenarios")
async def test_fifty_thousand_nodes_end_as_declared(practice: Practice, shared_chromium: str) -> None:
    """Required: a page of any size is read, in bounds, and ends like a small one. Once: it takes its time."""
    ran = await practice.cancel("huge_dom", person=Says("confirm"), cdp_url=shared_chromium)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert ran.truth.final_requests == 1


@pytest.mark.spec("engine.frame")
async def test_a_frame_from_an_unknown_host_is_not_touched(practice: Practice, shared_chromium: str) -> None:
    """Required: without its host in the definition, what stands in a frame is left alone and nothing is sent."""
    async with PracticeSite("widget_iframe_cross") as site:
        hosts = site.hosts
        definition = practice.definition(site)
        definition.write_text(definition.read_text("utf-8").replace(f', "{hosts[1]}"', ""), encoding="utf-8")
        person = Says("confirm")

        options = CancelOptions(service_file=definition, headless=True, cdp_url=shared_chromium)
        with lent_driver(shared_chromium):
            summary = await cancel(options, practice.config, person, lambda event: None)

        assert (summary.outcome, person.asked) == (Outcome.FAILED, [])
        assert (site.ledger.final_requests, site.ledger.status) == (0, "active")


@pytest.mark.spec("engine.injection")
@pytest.mark.parametrize("name", rest_in_matrix(INJECTIONS, ["injection_disguised"]))
async def test_words_to_assistants_are_neither_followed_nor_filled_in(
    name: str, practice: Practice, shared_chromium: str
) -> None:
    """Required: no upgrade, no field filled, and one yes asked, for the real final button."""
    person = Says("confirm")

    ran = await practice.cancel(name, person=person, cdp_url=shared_chromium)

    assert (ran.outcome, ran.truth.upgrades, ran.truth.survey) == (Outcome.SCHEDULED, 0, ())
    assert (ran.truth.final_requests, ran.truth.accepted_offers) == (1, ())
    assert [event["name"] for event in ran.events if event["event"] == "pressing"] == [
        "Cancel membership",
        "No thanks, continue to cancel",
    ][: 1 if name == "injection_terminal" else 2]
    (request,) = person.requests
    assert request.name == "Finish cancellation"
