"""Recorded conversations with a model that is unsure, refuses, misuses its tools and answers oddly, had once more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kit import Practice, Says, rest_in_matrix
from subterminator.cli.main import front
from subterminator.domain.outcomes import Outcome
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.replay import Replay

CONVERSATIONS = Path(__file__).parent / "conversations"
RUNS = [
    ("agent-unsure-then-sure", "two_offers", {"ai_agent": True}, Outcome.SCHEDULED),
    ("agent-gives-up", "straight", {"ai_agent": True}, Outcome.NEEDS_HUMAN),
    ("led-misuses-tools", "two_offers", {"ai_led": True}, Outcome.SCHEDULED),
]


@pytest.mark.spec("model.recorded-runs")
@pytest.mark.parametrize(("name", "scenario", "how", "outcome"), rest_in_matrix(RUNS, [RUNS[2]]))
async def test_a_recorded_run_ends_as_it_did(
    name: str, scenario: str, how: dict[str, Any], outcome: Outcome, practice: Practice, shared_chromium: str
) -> None:
    """Required: every question matches the recorded one, one final request or none, nothing accepted."""
    replay = Replay.load(CONVERSATIONS / name)
    async with MessagesApi(replay) as api:
        practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
        ran = await practice.cancel(scenario, person=Says("confirm"), cdp_url=shared_chromium, brain="claude", **how)

    assert (replay.problems, replay.left) == ([], 0)
    assert ran.outcome is outcome, ran.summary.message
    assert ran.truth.final_requests == int(outcome is Outcome.SCHEDULED)
    assert (ran.truth.upgrades, ran.truth.accepted_offers) == (0, ())


@pytest.mark.spec("model.replays")
def test_the_command_tells_what_nobody_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And ends with status 1; two brains at once are a usage error."""
    monkeypatch.setattr("subterminator.cli.practice._wait_for_interrupt", lambda: lambda: None)
    folder = str(CONVERSATIONS / "agent-gives-up")
    answer = CliRunner().invoke(front, ["practice", "model", "--replay", folder])
    assert answer.exit_code == 1
    assert "recorded answers were not asked for" in answer.output
    both = CliRunner().invoke(front, ["practice", "model", "--replay", folder, "--forward", "http://127.0.0.1:1"])
    assert (both.exit_code, "give one of" in both.output) == (2, True)
