"""Every practice scenario by the handlers, held against the site's ledger, in one shared Chromium.

`make test` runs each mechanic once, by whichever design; `make matrix` runs every scenario by the handlers. About a
dozen run by the other designs too: test_scenarios_rules.py, test_scenarios_led.py, and over the extension.
"""

from __future__ import annotations

import pytest

from kit import SCENARIOS, Practice, Ran, Says, person_for, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import Scenario, scenarios

GERMAN = ["straight", "survey_after", "two_offers", "inverted_emphasis", "phone_only", "delayed_enable"]

OTHER_LANGUAGES = [
    ("type_phrase", "ko"),
    ("payment_problem_blocks", "de"),
    *(
        pytest.param(name, language, marks=pytest.mark.matrix)
        for name, language in [
            ("de_312k", "en"),
            ("survey_required_text", "ja"),
            ("survey_required_text", "de"),
            ("type_phrase", "de"),
            ("window_closed", "de"),
            ("otp_email", "de"),
            ("injection_instruction", "de"),
            ("injection_disguised", "ko"),
        ]
    ),
]
"""Those whose words decide: what is typed, and what bars the way."""


HELD_ELSEWHERE = {
    "clean_control",  # below
    "two_offers",  # below in another language, as the next two
    "type_phrase",
    "payment_problem_blocks",
    "straight",  # test_first_cancellation.py
    "native_confirm",  # test_gate.py, as the next one, of which two processes make one request
    "double_submit",
    "injection_disguised",  # test_scenario_hands.py, as the next three
    "magic_link_finish",
    "reauth_elsewhere",
    "reauth_password",
    "netflix_twin",  # test_learned.py, as the next two
    "offer_chain",
    "auto_renew_toggle",
}
"""Run by the handlers in `make test` as well, by tests that want more of them."""

HELD_BY_ANOTHER_DESIGN = {
    "cancel_means_keep",  # test_scenarios_led.py, as those down to "session_expires_midway"
    "confirm_change_upgrades",
    "widget_iframe_cross",
    "shadow_open",
    "injection_tool",
    "form_action_swap",
    "session_expires_midway",
    "checkbox_scroll_gate",  # test_agent_flow.py
    "nf_accordion",  # test_scenarios_rules.py, as the next six
    "profile_gate_kids",
    "extra_member_one_click",
    "double_negative",
    "stale_rerender",
    "new_tab_portal",
    "lying_success",
}
"""Run in `make test` by another design, over the same decider and the same gate."""

ALIKE = {
    "straight_immediate",  # on_hold
    "survey_after",  # netflix_twin
    "delayed_enable",  # delayed_enable_5
    "delayed_enable_10",
    "swapped_order",  # inverted_emphasis
    "nf_japanese",  # nf_case_locale
    "chat_only",  # phone_only
    "letter_only",
    "injection_instruction",  # injection_state
    "injection_approval",
    "injection_picture",
}
"""The mechanic is that of another scenario, which `make test` runs."""


def ended_as(declared: Scenario, ran: Ran) -> None:
    """Hold a run against what its scenario declares."""
    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert not ran.truth.marketing


@pytest.mark.spec("engine.scenarios")
@pytest.mark.parametrize(
    "name", rest_in_matrix(SCENARIOS, set(SCENARIOS) - HELD_ELSEWHERE - HELD_BY_ANOTHER_DESIGN - ALIKE)
)
async def test_scenario_ends_as_declared(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the outcome that is declared, as many final requests, nothing bought, one question more than ends."""
    declared = scenarios()[name]
    person = person_for(declared)

    ran = await practice.cancel(name, person=person, cdp_url=shared_chromium)

    ended_as(declared, ran)
    swapped = declared.script is not None and declared.script.name == "form_swap"
    again = swapped or declared.may_ask_again
    assert len(person.asked) == ran.truth.final_requests or ran.outcome is Outcome.NEEDS_HUMAN or again
    assert len(person.asked) <= max(1, ran.truth.final_requests) + 1


@pytest.mark.spec("engine.languages")
@pytest.mark.parametrize("name", rest_in_matrix(GERMAN, ["two_offers"]))
async def test_scenario_ends_as_declared_in_german(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the same flow in another language, without a word of it in the definition's names."""
    declared = scenarios()[name]

    ran = await practice.cancel(declared.but(lang="de"), person=Says("confirm"), cdp_url=shared_chromium)

    ended_as(declared, ran)


@pytest.mark.spec("engine.languages", "engine.own-words", "engine.typed-phrase", "engine.barred")
@pytest.mark.parametrize(("name", "language"), OTHER_LANGUAGES)
async def test_words_decide_in_other_languages(
    name: str, language: str, practice: Practice, shared_chromium: str
) -> None:
    """Required: what is asked for in another language is written in it, and what bars the way there is told."""
    declared = scenarios()[name]

    ran = await practice.cancel(declared.but(lang=language), person=Says("confirm"), cdp_url=shared_chromium)

    ended_as(declared, ran)


@pytest.mark.spec("engine.clean")
async def test_honest_site_costs_one_answer_and_no_warning(practice: Practice, shared_chromium: str) -> None:
    """Required: a control scenario asks once and warns never."""
    person = Says("confirm")

    ran = await practice.cancel("clean_control", person=person, cdp_url=shared_chromium)

    assert (ran.outcome, ran.truth.final_requests) == (Outcome.SCHEDULED, 1)
    assert len(person.requests) == 1
    assert person.requests[0].warning == ""
    assert [event for event in ran.events if event.get("level") == "warning" or event["event"] == "error"] == []
