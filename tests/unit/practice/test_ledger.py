"""The ledger holds what happened, masks what is secret, and its file is never half written."""

from __future__ import annotations

import json
import threading
from datetime import date
from pathlib import Path

import pytest

from subterminator.practice.site.ledger import Books, Ledger, Status

TODAY = date(2026, 11, 21)
PAID_UNTIL = date(2026, 12, 3)


@pytest.fixture
def ledger() -> Ledger:
    """An active Standard membership."""
    return Ledger(Books.opening("active", TODAY))


@pytest.mark.spec("practice.ledger-truth")
def test_an_active_account_renews(ledger: Ledger) -> None:
    """Before anything happened."""
    assert (ledger.status, ledger.plan, ledger.auto_renew, ledger.end_date) == ("active", "standard", True, None)
    assert ledger.next_billing_date == PAID_UNTIL
    assert (ledger.posts, ledger.survey, ledger.accepted_offers) == ((), (), ())
    assert (ledger.final_requests, ledger.upgrades, ledger.fee) == (0, 0, None)


@pytest.mark.spec("practice.ledger-truth")
@pytest.mark.parametrize(("day", "status"), [(PAID_UNTIL, "ends_at_period_end"), (TODAY, "cancelled")])
def test_cancelling_ends_renewal_on_that_day(ledger: Ledger, day: date, status: str) -> None:
    """With the period that is paid for, or at once."""
    ledger.cancel(day)

    assert (ledger.status, ledger.end_date) == (status, day)
    assert (ledger.auto_renew, ledger.next_billing_date) == (False, None)


@pytest.mark.spec("practice.ledger-truth")
def test_a_second_cancellation_moves_nothing(ledger: Ledger) -> None:
    """The first end date stands."""
    ledger.cancel(PAID_UNTIL)
    ledger.cancel(TODAY)

    assert ledger.end_date == PAID_UNTIL


@pytest.mark.spec("practice.ledger-truth")
def test_restarting_takes_a_cancellation_back(ledger: Ledger) -> None:
    """The account stands as before."""
    before = ledger.books
    ledger.cancel(PAID_UNTIL)
    ledger.restart()

    assert ledger.books == before


@pytest.mark.spec("practice.ledger-truth")
def test_only_a_dearer_plan_is_an_upgrade(ledger: Ledger) -> None:
    """A downgrade changes the plan and counts as none."""
    ledger.change_plan("basic")
    assert (ledger.plan, ledger.upgrades) == ("basic", 0)

    ledger.change_plan("premium")
    assert (ledger.plan, ledger.upgrades) == ("premium", 1)


@pytest.mark.spec("practice.ledger-truth")
def test_an_accepted_pause_stops_the_membership_but_not_its_renewal(ledger: Ledger) -> None:
    """That is how a pause fails the person who wanted to leave."""
    ledger.accept("discount")
    ledger.accept("pause")

    assert ledger.accepted_offers == ("discount", "pause")
    assert (ledger.status, ledger.auto_renew) == ("paused", True)


@pytest.mark.spec("practice.pending")
def test_what_is_pending_is_done_by_reading_and_only_once(ledger: Ledger) -> None:
    """A second request while it is pending starts nothing anew; readings before and after change nothing."""
    before = ledger.books
    ledger.account_read(PAID_UNTIL)
    assert ledger.books == before
    ledger.pend(1)
    ledger.account_read(PAID_UNTIL)
    ledger.pend(5)
    assert (ledger.status, ledger.auto_renew) == ("pending", True)
    ledger.account_read(PAID_UNTIL)

    assert (ledger.status, ledger.end_date) == ("ends_at_period_end", PAID_UNTIL)


@pytest.mark.spec("practice.ledger-truth")
@pytest.mark.parametrize(
    ("status", "renews", "next_bill"), [("on_hold", True, None), ("none", False, None), ("paused", True, PAID_UNTIL)]
)
def test_an_account_opens_as_the_scenario_says(status: Status, renews: bool, next_bill: date | None) -> None:
    """On hold it still renews, though nobody knows when; without a membership nothing does."""
    ledger = Ledger(Books.opening(status, TODAY))

    assert (ledger.status, ledger.auto_renew, ledger.next_billing_date) == (status, renews, next_bill)


@pytest.mark.spec("practice.ledger-truth")
def test_consent_and_the_second_membership_are_in_the_ledger() -> None:
    """Neither has to do with the first."""
    ledger = Ledger(Books.opening("active", TODAY, addon=True))
    assert (ledger.marketing, ledger.addon) == (False, True)
    ledger.consent()
    ledger.cancel_addon()

    assert (ledger.marketing, ledger.addon, ledger.status) == (True, False, "active")


@pytest.mark.spec("practice.ledger-secrets")
@pytest.mark.parametrize("name", ["password", "newPassword", "card_number", "cvc", "client-secret"])
def test_what_was_typed_into_a_secret_field_is_not_kept(ledger: Ledger, name: str) -> None:
    """That there was such a field is kept, not what stood in it."""
    ledger.receive("POST", "/signin", {"email": "a@example.com", name: "hunter2"}, final=False)

    assert "hunter2" not in ledger.to_json()
    assert ledger.posts[0].fields == {"email": "a@example.com", name: "***"}


@pytest.mark.spec("practice.ledger-truth")
def test_the_dictionary_is_what_the_file_holds(tmp_path: Path) -> None:
    """One form of the truth, dates as text."""
    ledger = Ledger(Books.opening("ends_at_period_end", TODAY), tmp_path / "ledger.json")
    ledger.receive("POST", "/cancel/finish", {"csrf": "x"}, final=True)
    ledger.answer({"reason": "price"})

    told = json.loads((tmp_path / "ledger.json").read_text(encoding="utf-8"))

    assert told == ledger.as_dict()
    assert (told["status"], told["end_date"], told["final_requests"]) == ("ends_at_period_end", "2026-12-03", 1)
    assert told["survey"] == [{"reason": "price"}]
    assert told["posts"][0]["path"] == "/cancel/finish"


@pytest.mark.spec("practice.ledger-file")
def test_the_file_is_there_before_anything_happened(tmp_path: Path) -> None:
    """Who watches from outside need not wait for the first change."""
    Ledger(Books.opening("active", TODAY), tmp_path / "ledger.json")

    assert json.loads((tmp_path / "ledger.json").read_text(encoding="utf-8"))["status"] == "active"


@pytest.mark.spec("practice.ledger-file")
def test_a_reader_never_sees_half_a_file_and_no_change_is_lost(tmp_path: Path) -> None:
    """Four writers and a reader at once: every reading is whole, and all changes are there at the end."""
    path = tmp_path / "ledger.json"
    ledger = Ledger(Books.opening("active", TODAY), path)

    def press() -> None:
        for _ in range(25):
            ledger.receive("POST", "/cancel/finish", {}, final=True)

    writers = [threading.Thread(target=press) for _ in range(4)]
    for writer in writers:
        writer.start()
    seen = []
    while any(writer.is_alive() for writer in writers):
        seen.append(json.loads(path.read_text(encoding="utf-8"))["final_requests"])
    for writer in writers:
        writer.join()

    assert seen == sorted(seen)
    assert json.loads(path.read_text(encoding="utf-8"))["final_requests"] == ledger.final_requests == 100
    assert [file.name for file in tmp_path.iterdir()] == ["ledger.json"]
