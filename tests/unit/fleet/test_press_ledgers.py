"""The press ledger of all machines, and the view of one browser session."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from subterminator.domain.errors import Aborted, ConfigurationError, UnsettledIntent
from subterminator.domain.settings import AppConfig
from subterminator.fleet.press_ledgers import FRESH_SECONDS, LeasedLedger, SharedPressLedger, ledger_of, presses_of
from subterminator.fleet.store import JobStore
from subterminator.record.press_ledger import PressLedger


@pytest.fixture
def local(config: AppConfig) -> PressLedger:
    """The ledger of this machine."""
    return PressLedger(config.ledger_path)


@pytest.fixture
def shared(store: JobStore, local: PressLedger) -> SharedPressLedger:
    """The ledger in the queue's database."""
    return SharedPressLedger(store.database, local)


@pytest.mark.spec("fleet.ledger")
def test_one_machine_uses_its_own_ledger(store: JobStore, config: AppConfig) -> None:
    """So that `subterminator cancel` beside the queue sees its presses."""
    ledger = ledger_of(store.database, config)
    assert isinstance(ledger, PressLedger)
    assert ledger.path == config.ledger_path


@pytest.mark.spec("fleet.ledger")
def test_an_account_has_one_open_press_on_all_machines(shared: SharedPressLedger) -> None:
    """Case makes no other account, an unknown one may be any, and another service is another matter."""
    intent = shared.intend("gym", " Ann@example.com", "run1", "End it")
    for account in ("ann@example.com", ""):
        assert shared.unsettled("gym", account) == intent
        with pytest.raises(UnsettledIntent, match="run1"):
            shared.intend("gym", account, "run2", "End it")
    assert shared.unsettled("gym", "bob") is None
    assert shared.unsettled("pool", "") is None
    shared.settle(intent, "ended")
    shared.settle(intent, "ended")
    with pytest.raises(ValueError, match="ended as 'ended'"):
        shared.settle(intent, "not_sent")
    assert shared.unsettled("gym", "") is None
    assert shared.intend("gym", "ann@example.com", "run2", "End it").generation == 2
    assert [(intent.generation, result) for intent, result in presses_of(shared, "gym", "run1")] == [(1, "ended")]


@pytest.mark.spec("fleet.ledger")
def test_a_press_of_this_machine_counts_for_the_queue(shared: SharedPressLedger, local: PressLedger) -> None:
    """What `subterminator cancel` may have pressed here, no worker presses again here."""
    intent = local.intend("gym", "ann", "run1", "End it")
    assert shared.unsettled("gym", "ann") == intent
    with pytest.raises(UnsettledIntent):
        shared.intend("gym", "ann", "run2", "End it")
    shared.settle(intent, "person:sent")
    assert local.unsettled("gym", "ann") is None


def times(*values: float) -> Iterator[float]:
    """A clock that shows these times."""
    yield from values


@pytest.mark.spec("fleet.lease")
@pytest.mark.parametrize("reason", ["superseded", "frozen", "unreadable"])
def test_a_session_that_may_not_press_leaves_no_open_intent(local: PressLedger, reason: str) -> None:
    """The intent is taken back before the press, so that the session in charge can go on."""

    def may_press() -> bool:
        assert local.unsettled("gym", "ann") is not None  # the intent is written before the lease is read
        if reason == "unreadable":
            raise ConfigurationError("the database is away")
        return reason != "superseded"

    clock = times(0.0, FRESH_SECONDS + 1 if reason == "frozen" else 0.0)
    ledger = LeasedLedger(local, may_press, lambda: next(clock))
    with pytest.raises(Aborted, match="not pressed"):
        ledger.intend("gym", "ann", "run1", "End it")
    assert local.unsettled("gym", "ann") is None
    assert [press.result for press in local.history()] == ["not_sent"]


@pytest.mark.spec("fleet.lease")
def test_the_session_in_charge_presses(local: PressLedger) -> None:
    """And its intent stays open until the account was read back."""
    ledger = LeasedLedger(local, lambda: True)
    intent = ledger.intend("gym", "ann", "run1", "End it")
    assert ledger.unsettled("gym", "ann") == intent
    ledger.settle(intent, "ended")
    assert ledger.unsettled("gym", "ann") is None
