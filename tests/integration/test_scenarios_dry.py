"""Every practice scenario as a dry run of the handlers: the ledger stays as it was."""

from __future__ import annotations

import pytest

from kit import SCENARIOS, Practice, Says


@pytest.mark.matrix
@pytest.mark.spec("engine.dry-run")
@pytest.mark.parametrize("name", SCENARIOS)
async def test_dry_run_sends_no_order(name: str, practice: Practice, shared_chromium: str) -> None:
    """Required: a dry run of any scenario leaves no irreversible request, and asks nobody."""
    person = Says("confirm")

    ran = await practice.cancel(name, person=person, dry_run=True, cdp_url=shared_chromium)

    assert ran.truth.final_requests == 0
    assert ran.truth.upgrades == 0
    assert not ran.truth.accepted_offers
    assert person.asked == []
