"""Every practice scenario that the handlers are to master, held against the site's ledger, in one shared Chromium."""

from __future__ import annotations

import pytest

from kit import Practice, Says
from subterminator.core.protocols import Outcome
from subterminator.practice import scenarios

MASTERED = [
    "straight",
    "straight_immediate",
    "survey_after",
    "nf_accordion",
    "netflix_twin",
    "nf_case_locale",
    "nf_japanese",
    "already_cancelled",
    "no_membership",
    "third_party_apple",
    "third_party_google",
    "third_party_carrier",
    "third_party_bundle",
    "paypal_direct",
    "profile_gate_kids",
    "on_hold",
    "extra_member_one_click",
    "iliad",
    "inverted_emphasis",
    "cancel_means_keep",
    "double_negative",
    "swapped_order",
    "pause_default",
    "confirm_change_upgrades",
    "two_offers",
    "offer_chain",
    "final_words_early",
    "survey_required_text",
    "checkbox_scroll_gate",
    "type_phrase",
    "delayed_enable",
    "delayed_enable_5",
    "delayed_enable_10",
    "countdown",
    "phone_only",
    "chat_only",
    "letter_only",
    "reauth_password",
    "reauth_elsewhere",
    "otp_email",
    "captcha_wall",
    "window_closed",
    "payment_problem_blocks",
    "early_fee",
    "early_fee_unknown",
    "form_action_swap",
    "form_action_swap_submit",
    "hidden_field_swap",
    "label_swap",
    "label_swap_hover",
    "label_swap_press",
    "injection_instruction",
    "injection_hidden",
    "injection_label",
    "injection_approval",
    "injection_tool",
    "injection_state",
    "injection_secret",
    "injection_disguised",
    "injection_picture",
    "injection_terminal",
    "magic_link_finish",
    "lying_success",
    "server_500_success_text",
    "server_500_silent",
    "server_500_committed",
    "double_submit",
    "cancel_pending",
    "undo_same_selector",
    "auto_renew_toggle",
    "downgrade_to_free",
    "overlay_cookie",
    "multi_subscription",
    "native_beforeunload",
    "native_confirm",
    "stale_rerender",
    "never_load",
    "never_load_frameset",
    "widget_iframe_cross",
    "new_tab_portal",
    "shadow_open",
    "shadow_closed",
    "de_312k",
    "translate_dom",
    "loop_back",
    "loop_forever",
    "clean_control",
    "session_expires_midway",
]
"""Those whose declared end the handlers reach with the practice definition and one yes."""

GERMAN = ["straight", "survey_after", "two_offers", "inverted_emphasis", "phone_only", "delayed_enable"]

OTHER_LANGUAGES = [
    ("survey_required_text", "de"),
    ("survey_required_text", "ja"),
    ("type_phrase", "de"),
    ("type_phrase", "ko"),
    ("window_closed", "de"),
    ("payment_problem_blocks", "de"),
    ("otp_email", "de"),
    ("injection_instruction", "de"),
    ("injection_disguised", "ko"),
    ("de_312k", "en"),
]
"""Those whose words decide: what is typed, and what bars the way."""


@pytest.mark.spec("engine.scenarios")
@pytest.mark.parametrize("name", MASTERED)
async def test_scenario_ends_as_declared(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the outcome that the scenario declares, as many final requests, nothing bought, nothing accepted."""
    declared = scenarios()[name]
    person = Says("confirm", seconds=declared.reading_seconds)

    ran = await practice.cancel(name, person=person, cdp_url=shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert not ran.truth.marketing
    swapped = declared.script is not None and declared.script.name == "form_swap"
    assert len(person.asked) == ran.truth.final_requests or ran.outcome is Outcome.NEEDS_HUMAN or swapped


@pytest.mark.spec("engine.dry-run")
@pytest.mark.parametrize("name", MASTERED)
async def test_dry_run_sends_no_order(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: a dry run of any scenario leaves no irreversible request, and asks nobody."""
    person = Says("confirm")

    ran = await practice.cancel(name, person=person, dry_run=True, cdp_url=shared_chromium)

    assert ran.truth.final_requests == 0
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert person.asked == []


@pytest.mark.spec("engine.languages")
@pytest.mark.parametrize("name", GERMAN)
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
