"""Press ledgers of the queue: one for all machines, and the view of it that a single browser session has."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

import sqlalchemy as sa

from subterminator.domain.errors import Aborted, ConfigurationError, UnsettledIntent
from subterminator.domain.ports import Intent, PressLedgerProtocol
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database, presses
from subterminator.record.press_ledger import PressLedger

FRESH_SECONDS = 5.0
"""Limit of the time from asking for the press to making it: a process that was frozen in between may be replaced."""


def ledger_of(database: Database, config: AppConfig) -> PressLedger | SharedPressLedger:
    """Return the ledger that decides who may press: this machine's file, or the table that all machines share."""
    local = PressLedger(config.ledger_path)
    return local if database.is_file else SharedPressLedger(database, local)


def presses_of(ledger: PressLedger | SharedPressLedger, service: str, run_id: str) -> list[tuple[Intent, str]]:
    """List the presses of a run with their results, oldest first; "" for one that nobody has read back."""
    found = ((press.intent, press.result or "") for press in ledger.history(service))
    return [(intent, result) for intent, result in found if intent.run_id == run_id]


class SharedPressLedger:
    """The ledger in the queue's database (`PressLedgerProtocol`), by the rules of `PressLedger`.

    An open press in this machine's own ledger, as of `subterminator cancel`, counts too.
    """

    def __init__(self, database: Database, local: PressLedger) -> None:
        self._database = database
        self._local = local

    def unsettled(self, service: str, account: str) -> Intent | None:
        with self._database.begin() as connection:
            shared = _find_unsettled(connection, service, _same(account))
        return shared or self._local_unsettled(service, account)

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        account = _same(account)
        if (earlier := self._local_unsettled(service, account)) is not None:
            raise UnsettledIntent(_may_have_pressed(earlier))
        created = datetime.now(UTC)
        with self._database.begin() as connection:
            lock = {"what": f"press {service}"}
            if not self._database.is_file:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext(:what))"), lock)
            if (earlier := _find_unsettled(connection, service, account)) is not None:
                raise UnsettledIntent(_may_have_pressed(earlier))
            newest = sa.select(sa.func.coalesce(sa.func.max(presses.c.generation), 0)).where(
                (presses.c.service == service) & (presses.c.account == account)
            )
            generation = int(connection.execute(newest).scalar_one()) + 1
            row = {
                "service": service,
                "account": account,
                "generation": generation,
                "run_id": run_id,
                "control": control,
                "created": created.isoformat(),
                "result": "",
            }
            number = connection.execute(presses.insert().values(**row).returning(presses.c.id)).scalar_one()
        return Intent(int(number), service, account, generation, run_id, control, created)

    def settle(self, intent: Intent, result: str) -> None:
        """Write the result into the ledger that holds the intent.

        Raises:
            ValueError: neither holds it as open, or with this result.
        """
        own = (presses.c.id == intent.id) & (presses.c.run_id == intent.run_id)
        with self._database.begin() as connection:
            before = connection.execute(sa.select(presses.c.result).where(own)).scalar()
            if before == "":
                connection.execute(presses.update().where(own).values(result=result))
                return
        if before is None:
            self._local.settle(intent, result)
        elif before != result:
            raise ValueError(f"intent {intent.id} of run {intent.run_id} ended as {before!r}, not {result!r}")

    def history(self, service: str | None = None) -> list[SharedPress]:
        """List the presses of a service, or of all, oldest first."""
        query = sa.select(presses).order_by(presses.c.id)
        if service is not None:
            query = query.where(presses.c.service == service)
        with self._database.begin() as connection:
            return [SharedPress(_intent(row), row["result"]) for row in connection.execute(query).mappings()]

    def _local_unsettled(self, service: str, account: str) -> Intent | None:
        return self._local.unsettled(service, account) if self._local.path.exists() else None


class SharedPress:
    """A row of the shared ledger."""

    def __init__(self, intent: Intent, result: str) -> None:
        self.intent = intent
        self.result = result


class LeasedLedger:
    """View of the ledger for one browser session: it may press only while it is the job's session.

    First the intent is written, then the lease is read. A session that takes over writes its lease first and reads the
    ledger then. So at least one of two sees the other, and never both press.
    """

    def __init__(
        self,
        ledger: PressLedgerProtocol,
        may_press: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`may_press`: reads the lease."""
        self._ledger = ledger
        self._may_press = may_press
        self._clock = clock

    def unsettled(self, service: str, account: str) -> Intent | None:
        return self._ledger.unsettled(service, account)

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        """Commit the intent.

        Raises:
            UnsettledIntent: another intent is open.
            Aborted: the job was withdrawn, or another session has taken over; nothing was pressed.
        """
        began = self._clock()
        intent = self._ledger.intend(service, account, run_id, control)
        reason = ""
        try:
            if not self._may_press():
                reason = "the job was withdrawn, or another worker has taken it over"
            elif self._clock() - began > FRESH_SECONDS:
                reason = "the process stood still before the press"
        except ConfigurationError as error:
            reason = f"the queue could not be read before the press ({error})"
        if reason:
            self._ledger.settle(intent, "not_sent")
            raise Aborted(f"{control!r} was not pressed: {reason}")
        return intent

    def settle(self, intent: Intent, result: str) -> None:
        self._ledger.settle(intent, result)


def _same(account: str) -> str:
    return account.strip().casefold()


def _find_unsettled(connection: sa.Connection, service: str, account: str) -> Intent | None:
    fits = (presses.c.service == service) & (presses.c.result == "")
    if account:  # an unknown account may be any
        fits &= presses.c.account.in_([account, ""])
    row = connection.execute(sa.select(presses).where(fits).order_by(presses.c.id).limit(1)).mappings().first()
    return _intent(row) if row is not None else None


def _intent(row: sa.RowMapping) -> Intent:
    return Intent(
        row["id"],
        row["service"],
        row["account"],
        row["generation"],
        row["run_id"],
        row["control"],
        datetime.fromisoformat(row["created"]),
    )


def _may_have_pressed(earlier: Intent) -> str:
    return (
        f"run {earlier.run_id} may have pressed {earlier.control!r} on {earlier.service} at "
        f"{earlier.created:%Y-%m-%d %H:%M} UTC, and nobody has read back how that ended: nothing is pressed again"
    )
