"""Services in predicates: from their definitions, and registered by name."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytest_mock import MockerFixture

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.mcp.services import SERVICE_CONFIGS, get_service, register_service
from subterminator.mcp.services.base import ServiceConfig
from subterminator.mcp.services.netflix import NETFLIX_CONFIG
from subterminator.mcp.snapshot import Pruning
from subterminator.mcp.types import CompletionCriteria, PageInfo, Snapshot, SnapshotElement
from subterminator.record.runs import RunSpec
from subterminator.services.definition import load_text
from subterminator.wiring.brains import Brains

GYM = 'id = "gym"\nname = "Gym"\nhosts = ["gym.example"]\nentry_url = "https://gym.example/"\n[snapshot]\n'


def snapshot(title: str = "", url: str = "https://www.netflix.com/", lines: str = "", *buttons: str) -> Snapshot:
    elements = [SnapshotElement(role="button", name=name, state=["enabled", "visible"]) for name in buttons]
    return Snapshot(page=PageInfo(url, title), elements=elements, lines=lines)


@pytest.mark.spec("led.services")
def test_netflix_pauses_at_its_final_page_and_button() -> None:
    """Required: seed 000 §2.7, from the facts of its definition."""
    assert NETFLIX_CONFIG.check_checkpoint(snapshot("Finish Cancellation - Netflix"))
    assert NETFLIX_CONFIG.check_checkpoint(snapshot("Cancel", "u", "", "FINISH CANCELLATION"))
    assert not NETFLIX_CONFIG.check_checkpoint(snapshot("Account", "u", "", "Cancel Membership"))


@pytest.mark.spec("led.services")
def test_netflix_knows_success_and_failure() -> None:
    """Required: seed 000 §2.7: title or words for success, the address of an error against it."""
    assert NETFLIX_CONFIG.verify_success(snapshot("Your membership is CANCELLED"))
    assert NETFLIX_CONFIG.verify_success(snapshot("Netflix", "u", '| "Your membership has been cancelled"'))
    failed = snapshot("Cancelled", "https://www.netflix.com/ERROR")
    assert NETFLIX_CONFIG.check_failure(failed)
    assert not NETFLIX_CONFIG.verify_success(failed)
    assert not NETFLIX_CONFIG.verify_success(snapshot("Account"))


@pytest.mark.spec("led.services")
def test_a_button_that_cannot_be_pressed_is_no_checkpoint() -> None:
    """Required: the person is asked when there is something to be asked about."""
    disabled = Snapshot(elements=[SnapshotElement(role="button", name="Finish cancellation", state=["disabled"])])
    assert not NETFLIX_CONFIG.check_checkpoint(disabled)


@pytest.mark.spec("led.services")
def test_a_service_without_signs_leaves_success_to_the_account() -> None:
    """Required: DESIGN §8: four facts are enough."""
    assert ServiceConfig("plain").verify_success(snapshot("Anything"))
    assert not ServiceConfig("plain").check_checkpoint(snapshot("Finish cancellation"))


@pytest.mark.spec("led.services")
def test_a_registered_service_is_found_by_its_name() -> None:
    """Required: seed 000 §2.7: a registry; definitions are known without being registered."""
    mine = ServiceConfig("mine", completion_criteria=CompletionCriteria())
    register_service(mine)
    assert get_service("mine") is SERVICE_CONFIGS["mine"] is mine
    assert get_service("netflix").name == "netflix"
    with pytest.raises(ConfigurationError, match="netflix"):
        get_service("netflx")


@pytest.mark.spec("led.pruning")
def test_a_definition_sets_the_limits_of_its_snapshots() -> None:
    """Required: seed 003 FR3: pruning per service; what it leaves out stays usual, and what is absurd is refused."""
    text = GYM
    config = ServiceConfig.from_definition(load_text(f"{text}max_elements = 40\nbudget = 900\n", "gym.toml"))
    assert config.pruning == Pruning(max_elements=40, budget=900)
    assert ServiceConfig.from_definition(load_text(text, "gym.toml")).pruning == Pruning()
    with pytest.raises(ConfigurationError, match="max_elements"):
        load_text(f"{text}max_elements = 5000\n", "gym.toml")


@pytest.mark.spec("led.pruning")
def test_a_run_prunes_by_its_service(mocker: MockerFixture) -> None:
    """Required: on the path of real runs, not only where a test builds a server."""
    text = f"{GYM}max_name = 50\n"
    spec = RunSpec("r", "gym", "ai-led", "rules", datetime(2026, 11, 21, tzinfo=UTC), options={})
    brains = Brains(spec, load_text(text, "gym.toml"), AppConfig.load(), mocker.MagicMock())
    agent = brains.ai_led_agent(mocker.MagicMock(), mocker.MagicMock(), mocker.AsyncMock())
    assert agent is not None
    assert agent._orchestrator.tool_server.snapshot_factory.pruning.max_name == 50
