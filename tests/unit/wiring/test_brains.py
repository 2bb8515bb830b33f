"""Decision makers of a run get what the person has set."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytest_mock import MockerFixture

from subterminator.approval.guard import Guarded
from subterminator.domain.settings import AppConfig
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.runs import RunSpec
from subterminator.services.definition import load_text
from subterminator.wiring.brains import Brains, ClaudeBrain

SERVICE = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/"\nhosts = ["gym.example"]\n'


@pytest.mark.spec("planner.patience")
@pytest.mark.parametrize("design", ["handlers", "agent", "ai-led"])
def test_patience_is_that_of_the_settings_in_every_design(
    design: str, mocker: MockerFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: a slow or local model can be used, whoever leads."""
    monkeypatch.setenv("SUBTERMINATOR_API_TIMEOUT", "120")
    monkeypatch.setenv("SUBTERMINATOR_API_RETRIES", "0")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "any")
    spec = RunSpec("r", "gym", design, "claude", datetime(2026, 11, 21, tzinfo=UTC), options={})
    gate = mocker.create_autospec(Guarded)
    brains = Brains(spec, load_text(SERVICE, "gym.toml"), AppConfig.load(), mocker.MagicMock())

    brains.interpreter()
    brains.agent(gate, HeuristicInterpreter())
    brains.ai_led_agent(gate, mocker.MagicMock(), mocker.MagicMock())

    assert isinstance(brains._brain, ClaudeBrain)
    assert [(each.timeout, each._retries) for each in brains._brain._models] == [(120, 0)]
