"""The shared words: outcomes, targets, requests."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from subterminator.domain.protocols import Action, ApprovalRequest, Control, Facts, Outcome, TargetStrategy

CODES = {
    "cancelled": 0,
    "scheduled": 0,
    "already_cancelled": 0,
    "dry_run": 0,
    "failed": 1,
    "aborted": 3,
    "third_party": 4,
    "manual_required": 5,
    "needs_human": 6,
    "needs_review": 7,
    "retained": 8,
    "configuration": 9,
}


@pytest.mark.spec("engine.outcomes")
def test_exit_codes_are_those_of_the_design() -> None:
    """Required: each way a run ends has its word and its exit code; 2 is left to usage errors."""
    assert {outcome.word: outcome.exit_code for outcome in Outcome} == CODES


@pytest.mark.spec("engine.outcomes")
@pytest.mark.parametrize("outcome", Outcome, ids=lambda outcome: outcome.word)
def test_success_is_exit_code_nought_and_words_lead_back(outcome: Outcome) -> None:
    """Required: a script that looks at the exit code knows what a person is told; journals name outcomes by word."""
    assert outcome.success is (CODES[outcome.word] == 0)
    assert Outcome.named(outcome.word) is outcome


@pytest.mark.spec("engine.outcomes")
def test_unknown_outcome_word_is_an_error() -> None:
    """Required: a journal of another version is not misread."""
    with pytest.raises(ValueError, match="'won'"):
        Outcome.named("won")


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("browser.targets")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"method": "css", "css_selector": "#btn"}, "CSS: #btn"),
        ({"method": "aria", "aria_role": "button", "aria_name": "Submit"}, "ARIA: role=button name='Submit'"),
        ({"method": "text", "text_content": "Click here"}, "Text: 'Click here'"),
        ({"method": "coordinates", "coordinates": (100, 200)}, "Coordinates: (100, 200)"),
        ({"method": "coordinates", "coordinates": (0, 0)}, "Coordinates: (0, 0)"),
    ],
)
def test_target_is_described_as_in_the_source(fields: dict[str, Any], said: str) -> None:
    """Required: the four forms of seed 001 §7.1."""
    assert TargetStrategy(**fields).describe() == said


@pytest.mark.spec("browser.targets")
@pytest.mark.parametrize(
    ("method", "needed"),
    [("css", "css_selector"), ("aria", "aria_role"), ("text", "text_content"), ("coordinates", "coordinates")],
)
def test_target_without_its_field_is_refused(method: Any, needed: str) -> None:
    """Required: the message names the field that is missing; an empty one counts as missing."""
    with pytest.raises(ValueError, match=f"{needed} required when method='{method}'"):
        TargetStrategy(method)
    if needed != "coordinates":
        with pytest.raises(ValueError, match=needed):
            TargetStrategy(**{"method": method, needed: ""})


@pytest.mark.spec("browser.targets")
def test_target_of_an_unknown_method_is_refused() -> None:
    """Required: a planner's invention does not become a target."""
    with pytest.raises(ValueError, match="xpath"):
        TargetStrategy("xpath", css_selector="#btn")  # type: ignore[arg-type]


@pytest.mark.spec("browser.targets")
def test_control_of_a_definition_is_found_by_css_then_role_then_text() -> None:
    """Required: the order of DESIGN §8; a role needs no name."""
    control = Control(css=("#a", "#b"), role="button", name="Go", text="Go on")
    assert [target.describe() for target in control.targets()] == [
        "CSS: #a",
        "CSS: #b",
        "ARIA: role=button name='Go'",
        "Text: 'Go on'",
    ]
    assert Control(name="Go").targets() == []
    assert [target.aria_name for target in Control(role="button").targets()] == [None]


@pytest.mark.spec("browser.targets")
def test_action_is_formatted_by_its_kind() -> None:
    """Required: an action reads as a word in logs, and never tells its value, which may be a secret."""
    assert str(Action("click")) == "click"
    assert str(Action("fill", "hunter2")) == "fill"


# -- the request for a yes ---------------------------------------------------------------------------------------------

REQUEST = ApprovalRequest(
    run_id="run1",
    service="example",
    host="www.example.com",
    role="button",
    name="Finish cancellation",
    text="Finish cancellation",
    form_method="POST",
    form_action="https://www.example.com/cancel/finish",
    url="https://www.example.com/cancel/review",
    title="Review",
    facts={"ends": "2026-12-20"},
    reason="it reads 'finish cancellation'",
    nonce="a" * 32,
    expires=datetime(2026, 11, 21, tzinfo=UTC),
)


@pytest.mark.spec("approval.digest")
@pytest.mark.parametrize(
    "change",
    [
        {"service": "other"},
        {"host": "www.example.org"},
        {"role": "link"},
        {"name": "Finish"},
        {"text": "Finish"},
        {"form_method": "GET"},
        {"form_action": "https://www.example.com/upgrade"},
        {"facts": {"ends": "2026-12-21"}},
        {"facts": {"ends": "2026-12-20", "fee": "$49.00"}},
        {"facts": {}},
        {"name": "Finish cancellationFinish", "text": " cancellation"},
    ],
    ids=", ".join,
)
def test_digest_changes_with_place_control_and_facts(change: dict[str, Any]) -> None:
    """Required: whatever a person decided on is in the digest, and fields do not run into one another."""
    assert replace(REQUEST, **change).digest != REQUEST.digest


@pytest.mark.spec("approval.digest")
@pytest.mark.parametrize(
    "change",
    [
        {"run_id": "run2"},
        {"nonce": "b" * 32},
        {"expires": datetime(2027, 1, 1, tzinfo=UTC)},
        {"screenshot": "001.png"},
        {"reason": "in other words"},
        {"title": "Review | Example"},
    ],
    ids=", ".join,
)
def test_digest_stays_with_what_each_asking_brings(change: dict[str, Any]) -> None:
    """Required: a later leg finds the same digest on the same page."""
    assert replace(REQUEST, **change).digest == REQUEST.digest


@pytest.mark.spec("approval.digest")
def test_digest_does_not_hang_on_the_order_of_facts() -> None:
    """Required: the same facts read in another order are the same facts."""
    one, other = ({"ends": "x", "fee": "y"}, {"fee": "y", "ends": "x"})
    assert replace(REQUEST, facts=one).digest == replace(REQUEST, facts=other).digest


@pytest.mark.spec("approval.digest")
def test_request_is_written_into_the_journal_unchanged() -> None:
    """Required: every field, the expiry as text, and the digest; nothing that JSON cannot hold."""
    told = json.loads(json.dumps(REQUEST.to_dict()))
    assert told["expires"] == "2026-11-21T00:00:00+00:00"
    assert told["digest"] == REQUEST.digest
    assert told["facts"] == {"ends": "2026-12-20"}


@pytest.mark.spec("approval.digest")
def test_only_known_facts_are_listed() -> None:
    """Required: what a page does not say is left out, not made up."""
    assert Facts(ends=date(2026, 12, 20), plan="Premium").as_dict() == {"ends": "2026-12-20", "plan": "Premium"}
    assert Facts().as_dict() == {}
