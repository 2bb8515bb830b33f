"""Practice scenarios by design B: seven tools, rules in the place of a model, a definition of nothing but a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import Bare, Ran, person_for, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import Scenario, scenarios

LED = [
    "straight_immediate",
    "survey_after",
    "nf_accordion",
    "netflix_twin",
    "nf_japanese",
    "profile_gate_kids",
    "extra_member_one_click",
    "iliad",
    "inverted_emphasis",
    "cancel_means_keep",
    "double_negative",
    "swapped_order",
    "pause_default",
    "confirm_change_upgrades",
    "offer_chain",
    "survey_required_text",
    "checkbox_scroll_gate",
    "type_phrase",
    "delayed_enable_5",
    "countdown",
    "early_fee",
    "undo_same_selector",
    "auto_renew_toggle",
    "downgrade_to_free",
    "overlay_cookie",
    "multi_subscription",
    "native_confirm",
    "stale_rerender",
    "never_load_frameset",
    "widget_iframe_cross",
    "shadow_open",
    "de_312k",
    "translate_dom",
    "loop_back",
    "injection_approval",
    "injection_tool",
]
"""Those that end in a cancellation."""
TOLD = [
    "already_cancelled",
    "third_party_apple",
    "otp_email",
    "phone_only",
    "early_fee_unknown",
    "form_action_swap",
    "label_swap",
    "lying_success",
    "server_500_silent",
    "loop_forever",
    "session_expires_midway",
]
"""Those that end otherwise, each as it declares."""
DOZEN = {
    "cancel_means_keep",
    "confirm_change_upgrades",
    "auto_renew_toggle",
    "native_confirm",
    "widget_iframe_cross",
    "shadow_open",
    "injection_tool",
    "form_action_swap",
    "session_expires_midway",
}
"""One of each mechanic: what `make test` runs of them. A typed phrase: over the extension; terms to
scroll and tick: test_agent_flow.py."""
GERMAN = ["offer_chain", "survey_required_text", "inverted_emphasis"]
FEW_TURNS = 10
"""Turns that a run is to take fewer of, on average."""


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    return Bare(tmp_path)


async def led(bare: Bare, scenario: Scenario, chromium: str, *, dry_run: bool = False) -> Ran:
    """One run of design B with the rules for a brain, and a person who agrees once."""
    return await bare.cancel(
        scenario, person=person_for(scenario), cdp_url=chromium, ai_led=True, brain="rules", dry_run=dry_run
    )


def tool_calls(ran: Ran) -> int:
    """How many turns a run took."""
    return ran.kinds().count("tool_called")


@pytest.mark.spec("led.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix([*LED, *TOLD], DOZEN))
async def test_scenario_ends_as_declared_when_it_is_led(name: str, bare: Bare, shared_chromium: str) -> None:
    """Required: the declared outcome and as many final requests, nothing bought or accepted."""
    declared = scenarios()[name]

    ran = await led(bare, declared, shared_chromium)

    assert declared.ends_right(ran.outcome.word), ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert (ran.truth.upgrades, ran.truth.accepted_offers, ran.truth.marketing) == (0, (), False)
    assert (ran.summary.design, ran.summary.brain) == ("ai-led", "rules")
    assert name in TOLD or tool_calls(ran)


@pytest.mark.matrix
@pytest.mark.spec("led.few-turns")
async def test_they_take_few_turns(tmp_path: Path, shared_chromium: str) -> None:
    """Required: fewer than ten on average, over flows of one page to six."""
    turns = {}
    for name in ["straight_immediate", "survey_after", "iliad", "offer_chain", "type_phrase"]:
        (folder := tmp_path / name).mkdir()
        turns[name] = tool_calls(await led(Bare(folder), scenarios()[name], shared_chromium))

    assert sum(turns.values()) / len(turns) < FEW_TURNS, turns


@pytest.mark.spec("led.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix(["straight", "iliad", "extra_member_one_click"], ["straight"]))
async def test_dry_run_that_is_led_sends_no_order(name: str, bare: Bare, shared_chromium: str) -> None:
    """Required: it ends before the press that ends it, and asks nobody."""
    ran = await led(bare, scenarios()[name], shared_chromium, dry_run=True)

    assert ran.outcome is Outcome.DRY_RUN, ran.summary.message
    assert (ran.truth.final_requests, ran.truth.accepted_offers) == (0, ())
    assert ran.person.asked == []


@pytest.mark.spec("led.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix(GERMAN, []))
async def test_scenario_ends_as_declared_in_german_when_it_is_led(name: str, bare: Bare, shared_chromium: str) -> None:
    """Required: in another language, the lexicon carries the whole flow."""
    declared = scenarios()[name]

    ran = await led(bare, declared.but(lang="de"), shared_chromium)

    assert declared.ends_right(ran.outcome.word), ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
