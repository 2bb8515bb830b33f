"""The validation harness over two scenarios, on real sites and a browser of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import lent_driver, rest_in_matrix
from subterminator.domain.settings import AppConfig
from subterminator.wiring.harness import DESIGNS, bench


@pytest.mark.spec("bench.designs", "bench.truth", "bench.counts")
@pytest.mark.parametrize("design", rest_in_matrix(DESIGNS, ["handlers"]))
async def test_each_design_is_held_against_the_ledger(design: str, tmp_path: Path, shared_chromium: str) -> None:
    """Required: what ends in a cancellation and what cannot, each as it declares, with what it took."""
    config = AppConfig.load(
        config_dir=tmp_path / "config", page_timeout=10, read_back_attempts=2, read_back_patience=0.001
    )
    names = ["straight", "phone_only"]
    with lent_driver(shared_chromium):
        tried = [each async for each in bench(design, "rules", names, config, tmp_path, cdp_url=shared_chromium)]

    assert [(each.scenario, each.outcome, each.success) for each in tried] == [
        ("straight", "scheduled", True),
        ("phone_only", "manual_required", True),
    ]
    assert all(each.turns > 0 and each.seconds > 0 for each in tried)
    assert (tmp_path / "runs").is_dir()
