"""Services in predicates: from their definitions, and registered by name."""

from __future__ import annotations

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.mcp.services import SERVICE_CONFIGS, get_service, register_service
from subterminator.mcp.services.base import ServiceConfig
from subterminator.mcp.services.netflix import NETFLIX_CONFIG
from subterminator.mcp.types import CompletionCriteria, PageInfo, Snapshot, SnapshotElement


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
