"""A run: its legs one after another, the person answering at once, and what it came to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome, State
from subterminator.domain.settings import AppConfig
from subterminator.mcp.types import AIClientProtocol
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger, ReadBackOnly
from subterminator.record.report import write_report
from subterminator.record.resume_plan import onward
from subterminator.record.runs import LegEnd, RunRecord, RunSpec
from subterminator.services.definition import ServiceDefinition, find
from subterminator.wiring.legs import Person, alone_in, run_leg, write_if_possible
from subterminator.wiring.options import CancelOptions, definition_of, site_for, spec_of

if TYPE_CHECKING:
    from subterminator.practice import PracticeSite

CLIENT = "client"
"""The brain of a run that another agent leads."""

Listener = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, kw_only=True)
class RunSummary:
    """What a run came to, for the command line."""

    run_id: str
    service: str
    design: str
    brain: str
    outcome: Outcome
    state: State
    message: str
    run_dir: Path
    effective_date: date | None = None
    turns: int = 0
    """Moves between states."""
    approvals: int = 0
    """How often a yes was asked for."""
    tokens: dict[str, int] = field(default_factory=lambda: {"input": 0, "output": 0})
    elapsed_seconds: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        """The one object of `--json`."""
        return {
            "run_id": self.run_id,
            "service": self.service,
            "design": self.design,
            "brain": self.brain,
            "outcome": self.outcome.word,
            "success": self.outcome.success,
            "state": self.state.value,
            "effective_date": self.effective_date.isoformat() if self.effective_date else None,
            "message": self.message,
            "run_dir": str(self.run_dir),
            "turns": self.turns,
            "approvals": self.approvals,
            "tokens": self.tokens,
            "elapsed_seconds": round(self.elapsed_seconds, 3),
        }


def check(options: CancelOptions, config: AppConfig) -> None:
    """Whether a run could begin with these options, without beginning it.

    Raises:
        ConfigurationError: as `cancel` would.
    """
    spec_of(options, definition_of(options, config), config)


async def cancel(
    options: CancelOptions,
    config: AppConfig,
    person: Person,
    listener: Listener,
    *,
    client: AIClientProtocol | None = None,
    site: PracticeSite | None = None,
) -> RunSummary:
    """Cancel one subscription: one run, its legs one after another, the person answering at once.

    Args:
        client: leads, of design B, in the place of a brain of ours: another agent over a transport.
        site: a practice site that is up already, in the place of the service.

    Raises:
        ConfigurationError: something is missing or wrong before the browser starts.
    """
    began = time.monotonic()
    definition = definition_of(options, config)
    spec = spec_of(options, definition, config)
    if client is not None:
        spec = replace(spec, design="orchestrator", brain=CLIENT)
    counted = _Counted(listener)
    with (
        alone_in(spec.options["cdp_url"], config),
        SessionLogger.start(
            options.output_dir or config.output_dir, definition.id, spec.run_id, listener=counted
        ) as journal,
    ):
        journal.write("run_started", spec=spec.to_dict())
        async with site_for(spec, definition, site) as (service, account):
            end = await run_leg(spec, service, account, config, person, journal, client=client)
        return _finish(spec, end, journal, counted, time.monotonic() - began)


async def resume(
    run: RunRecord, config: AppConfig, person: Person, listener: Listener, changes: Mapping[str, Any] | None = None
) -> RunSummary:
    """Go on with a run in a new leg. Where it has pressed, or may have, the account is read back and nothing else.

    A run that has its end is told again.

    Args:
        changes: options that hold for the new leg in the place of the run's own: headless, cdp_url, profile_dir …

    Raises:
        ConfigurationError: nothing is known to go on with, its site is gone, or another process is at it.
    """
    began = time.monotonic()
    counted = _Counted(listener)
    on = onward(run, datetime.now(UTC))
    if on.told and on.end is not None:
        return _summary(on.spec, on.end, run.directory, counted, run.elapsed_seconds)
    if on.end is None:
        _still_there(on.spec, config)  # before the journal is touched
    with SessionLogger.reopen(run.directory, listener=counted) as journal:
        on = onward(RunRecord.load(run.directory), journal.now())  # as it stands now that nobody else writes
        end = on.end
        if end is None:
            spec = replace(on.spec, options={**on.spec.options, **(changes or {})})
            if spec.brain == CLIENT:  # which has gone: what is known of the service goes on
                spec = replace(spec, design="engine", brain="rules")
            if on.yes_given and spec.options["approve"] == "once":
                spec = replace(spec, options={**spec.options, "approve": "ask"})  # its one yes is used up
            ledger = PressLedger(config.ledger_path)
            with alone_in(spec.options["cdp_url"], config):
                end = await run_leg(
                    spec,
                    _still_there(spec, config),
                    spec.account or "",
                    config,
                    person,
                    journal,
                    on.carried,
                    leg=on.leg,
                    ledger=ReadBackOnly(ledger, on.pressed) if on.pressed else ledger,
                )
        return _finish(on.spec, end, journal, counted, time.monotonic() - began)


def _still_there(spec: RunSpec, config: AppConfig) -> ServiceDefinition:
    """The service that the run was at.

    Raises:
        ConfigurationError: it was a practice site, which ended with the run, or its definition is gone.
    """
    if spec.scenario is not None:
        raise ConfigurationError(
            f"run {spec.run_id} was at a practice site that ended with it: start a new run. To have one that stays, "
            "use `subterminator practice serve` and a definition of your own with its address"
        )
    return find(spec.service, [config.config_dir / "services"], Path(spec.service_file) if spec.service_file else None)


def _finish(spec: RunSpec, end: LegEnd, journal: SessionLogger, counted: _Counted, seconds: float) -> RunSummary:
    """Write the run's end, and the report."""
    outcome = end.outcome or Outcome.NEEDS_HUMAN
    message = end.message
    fields = {"state": end.state, "message": message, "effective_date": end.effective_date}
    whole = write_if_possible(journal, "run_ended", outcome=outcome.word, **fields)
    try:
        write_report(journal.directory)
    except ConfigurationError:  # a disk that is full must not hide how the run ended
        whole = False
    if not whole:
        message += f" (the record in {journal.directory} is not whole: the disk took no more)"
    return _summary(spec, replace(end, outcome=outcome, message=message), journal.directory, counted, seconds)


def _summary(spec: RunSpec, end: LegEnd, directory: Path, counted: _Counted, seconds: float) -> RunSummary:
    return RunSummary(
        run_id=spec.run_id,
        service=spec.service,
        design=spec.design,
        brain=spec.brain,
        outcome=end.outcome or Outcome.NEEDS_HUMAN,
        state=end.state,
        message=end.message,
        run_dir=directory,
        effective_date=end.effective_date,
        turns=counted.moves,
        approvals=counted.approvals,
        tokens=counted.tokens,
        elapsed_seconds=seconds,
    )


class _Counted:
    """Passes the journal's events on, and counts what the summary tells."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self.moves = 0
        self.approvals = 0
        self.tokens = {"input": 0, "output": 0}

    def __call__(self, event: dict[str, Any]) -> None:
        self.moves += event["event"] == "state" and event.get("by") == "engine"
        self.approvals += event["event"] == "approval_requested"
        if event["event"] == "usage":
            self.tokens["input"] += sum(int(event.get(each) or 0) for each in ("input", "cache_read", "cache_write"))
            self.tokens["output"] += int(event.get("output") or 0)
        self._listener(event)
