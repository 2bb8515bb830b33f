"""Practice scenarios by the rules alone: design A's agent without a key, and a definition of nothing but a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import Bare, Ran, Says, person_for, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import Scenario, scenarios

LED = [
    "straight",
    "survey_after",
    "nf_accordion",
    "netflix_twin",
    "nf_case_locale",
    "nf_japanese",
    "profile_gate_kids",
    "on_hold",
    "extra_member_one_click",
    "iliad",
    "inverted_emphasis",
    "cancel_means_keep",
    "double_negative",
    "swapped_order",
    "confirm_change_upgrades",
    "offer_chain",
    "final_words_early",
    "survey_required_text",
    "checkbox_scroll_gate",
    "type_phrase",
    "delayed_enable",
    "countdown",
    "pause_default",
    "stale_rerender",
    "undo_same_selector",
    "auto_renew_toggle",
    "downgrade_to_free",
    "overlay_cookie",
    "multi_subscription",
    "native_confirm",
    "new_tab_portal",
    "never_load_frameset",
    "translate_dom",
    "loop_back",
    "clean_control",
]
"""Those that end in a cancellation, to which the rules find every step."""

TOLD = [
    "already_cancelled",
    "no_membership",
    "third_party_apple",
    "phone_only",
    "early_fee_unknown",
    "lying_success",
    "session_expires_midway",
    "shadow_closed",
    "window_closed",
]
"""Those that end otherwise, each as it declares."""

DOZEN = {
    "nf_accordion",
    "profile_gate_kids",
    "extra_member_one_click",
    "double_negative",
    "stale_rerender",
    "new_tab_portal",
    "third_party_apple",
    "lying_success",
}
"""One of each mechanic: what `make test` runs of them. Words to be typed: test_practice_model.py; a chain of
offers: test_learned.py."""

GERMAN = ["offer_chain", "survey_required_text", "inverted_emphasis"]


class Ruled(Bare):
    """Runs with the smallest definition, and no model."""

    async def by_rules(self, scenario: str | Scenario, person: Says, chromium: str, *, dry_run: bool = False) -> Ran:
        """One run of the agent with the rules for a brain."""
        return await self.cancel(
            scenario, person=person, cdp_url=chromium, ai_agent=True, brain="rules", dry_run=dry_run
        )


@pytest.fixture
def bare(tmp_path: Path) -> Ruled:
    return Ruled(tmp_path)


@pytest.mark.spec("rules.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix([*LED, *TOLD], DOZEN))
async def test_scenario_ends_as_declared_by_rules_alone(name: str, bare: Ruled, shared_chromium: str) -> None:
    """Required: the declared outcome and as many final requests, nothing bought or accepted; the way found by rules."""
    declared = scenarios()[name]
    person = person_for(declared)

    ran = await bare.by_rules(name, person, shared_chromium)

    assert declared.ends_right(ran.outcome.word), ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert not ran.truth.marketing
    assert len(person.asked) == ran.truth.final_requests or declared.may_ask_again
    assert (ran.summary.design, ran.summary.brain) == ("agent", "rules")
    planned = [event for event in ran.events if event["event"] == "planned"]
    helped = [event for event in ran.events if "rules of the handlers" in str(event.get("message"))]
    assert name in TOLD or (planned and not helped)


@pytest.mark.spec("rules.dry-run")
@pytest.mark.parametrize("name", rest_in_matrix(["straight", "iliad", "extra_member_one_click"], ["iliad"]))
async def test_dry_run_by_rules_sends_no_order(name: str, bare: Ruled, shared_chromium: str) -> None:
    """Required: it ends before the press that ends it, and asks nobody."""
    person = Says("confirm")

    ran = await bare.by_rules(name, person, shared_chromium, dry_run=True)

    assert ran.outcome is Outcome.DRY_RUN, ran.summary.message
    assert ran.truth.final_requests == 0
    assert not ran.truth.accepted_offers
    assert person.asked == []


@pytest.mark.spec("rules.languages")
@pytest.mark.parametrize("name", rest_in_matrix(GERMAN, []))
async def test_scenario_ends_as_declared_in_german_by_rules_alone(name: str, bare: Ruled, shared_chromium: str) -> None:
    """Required: in another language, the lexicon carries the whole flow."""
    declared = scenarios()[name]

    ran = await bare.by_rules(declared.but(lang="de"), Says("confirm"), shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
