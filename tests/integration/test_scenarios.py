"""Every practice scenario by the handlers, held against the site's ledger, in one shared Chromium.

`make test` runs each mechanic once, by one of the designs; `make matrix` runs the others.
"""

from __future__ import annotations

import pytest

from kit import SCENARIOS, Practice, Says, may_ask_again, person_for, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import scenarios

BY_OTHERS = {
    *("nf_accordion", "profile_gate_kids", "extra_member_one_click", "iliad", "double_negative", "offer_chain"),
    *("survey_required_text", "pause_default", "stale_rerender", "new_tab_portal", "third_party_apple"),
    *("cancel_means_keep", "confirm_change_upgrades", "type_phrase", "checkbox_scroll_gate", "auto_renew_toggle"),
    *("native_confirm", "widget_iframe_cross", "shadow_open", "injection_tool", "session_expires_midway"),
    *("survey_after", "hidden_field_swap", "never_load", "reauth_elsewhere", "reauth_password", "otp_email"),
    *("captcha_wall", "magic_link_finish", "label_swap", "label_swap_hover", "label_swap_press"),
    *("straight", "two_offers", "clean_control", "injection_disguised", "injection_terminal"),
}
"""Scenarios that other tests of `make test` run: test_scenarios_rules.py, test_scenarios_led.py, the extension's runs,
test_scenario_hands.py, test_gate.py, and those below."""
ALIKE = {
    *("nf_case_locale", "nf_japanese", "third_party_google", "third_party_carrier", "third_party_bundle"),
    *("delayed_enable_5", "delayed_enable_10", "chat_only", "letter_only", "form_action_swap"),
    *("injection_instruction", "injection_label", "injection_approval", "injection_state", "injection_secret"),
    "injection_picture",
}
"""Scenarios of the same mechanic as another."""
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


@pytest.mark.spec("engine.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix(SCENARIOS, {*SCENARIOS} - BY_OTHERS - ALIKE))
async def test_scenario_ends_as_declared(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the outcome that the scenario declares, as many final requests, nothing bought, nothing accepted."""
    declared = scenarios()[name]
    person = person_for(declared)

    ran = await practice.cancel(name, person=person, cdp_url=shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert not ran.truth.marketing
    swapped = declared.script is not None and declared.script.name == "form_swap"
    again = swapped or may_ask_again(declared)
    assert len(person.asked) == ran.truth.final_requests or ran.outcome is Outcome.NEEDS_HUMAN or again


@pytest.mark.spec("engine.languages")
@pytest.mark.parametrize("name", rest_in_matrix(GERMAN, ["two_offers"]))
async def test_scenario_ends_as_declared_in_german(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the same flow in another language, without a word of it in the definition's names."""
    declared = scenarios()[name]

    ran = await practice.cancel(declared.but(lang="de"), person=Says("confirm"), cdp_url=shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests


@pytest.mark.spec("engine.languages", "engine.own-words", "engine.typed-phrase", "engine.barred")
@pytest.mark.parametrize(("name", "language"), OTHER_LANGUAGES)
async def test_words_decide_in_other_languages(
    name: str, language: str, practice: Practice, shared_chromium: str
) -> None:
    """Required: what is asked for in another language is written in it, and what bars the way there is told."""
    declared = scenarios()[name]

    ran = await practice.cancel(declared.but(lang=language), person=Says("confirm"), cdp_url=shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests


@pytest.mark.spec("engine.clean")
async def test_honest_site_costs_one_answer_and_no_warning(practice: Practice, shared_chromium: str) -> None:
    """Required: a control scenario asks once and warns never."""
    person = Says("confirm")

    ran = await practice.cancel("clean_control", person=person, cdp_url=shared_chromium)

    assert len(person.requests) == 1
    assert person.requests[0].warning == ""
    assert [event for event in ran.events if event.get("level") == "warning" or event["event"] == "error"] == []
