"""One cancellation through menus, lists, switches, steps, folded parts and dialogs of eleven component kits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from component_kits import INSTALLING_SECONDS, KITS, missing, served
from kit import Says, config_in, lent_driver
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.wiring import CancelOptions, cancel


def patient(folder: Path) -> AppConfig:
    """Settings of a run that waits for an account that is drawn late, as a person's runs do."""
    return replace(config_in(folder), read_back_patience=2.0)


@pytest.fixture(scope="session")
def kits() -> None:
    if problem := missing():
        pytest.skip(problem)


@pytest.mark.matrix
@pytest.mark.timeout(INSTALLING_SECONDS + 240)  # the first test of each process waits for the kits to be installed
@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize("kit", KITS)
async def test_membership_ends_through_the_parts_of_a_kit(kit: str, kits: None, tmp_path: Path, attached: str) -> None:
    """Required: kits are worked as a person does; nothing besides the end is sent, and one yes is asked for."""
    with served(kit) as site:
        definition = tmp_path / "kit.toml"
        host = f"127.0.0.1:{site.port}"
        definition.write_text(
            f'id = "kit"\nname = "Harbour Plus"\nentry_url = "{site.url}"\nhosts = ["{host}"]\n', encoding="utf-8"
        )
        options = CancelOptions(service_file=definition, headless=True, cdp_url=attached)
        with lent_driver(attached):
            summary = await cancel(options, patient(tmp_path), Says("confirm"), lambda event: None)
        assert (site.state, site.requests) == ("scheduled", ["/api/membership/cancel"]), summary.message
        assert summary.outcome is Outcome.SCHEDULED, summary.message
        assert site.reason not in {"", "None"}
