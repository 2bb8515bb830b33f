"""Runs a cancellation or resumes one: its legs, and the summary."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from subterminator.browser.preconditions import check_browser
from subterminator.domain.answer_words import CLIENT as CLIENT_WORDS
from subterminator.domain.answer_words import TERMINAL
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome, PressLedgerProtocol, State
from subterminator.domain.settings import AppConfig, has_screen
from subterminator.mcp.conversation import turns_of
from subterminator.mcp.types import AIClientProtocol
from subterminator.record.costs import Costs
from subterminator.record.events import Event
from subterminator.record.journal import Listener, SessionLogger
from subterminator.record.press_ledger import PressLedger, ReadBackOnly
from subterminator.record.report import write_report
from subterminator.record.resume_plan import plan_resume
from subterminator.record.runs import LegEnd, RunRecord, RunSpec
from subterminator.services.definition import ServiceDefinition, find
from subterminator.wiring.attending import Person
from subterminator.wiring.legs import browser_lock, browser_path, is_headless, run_leg, write_if_possible
from subterminator.wiring.options import CancelOptions, definition_of, site_for, spec_of, with_hosts, with_plan

if TYPE_CHECKING:
    from subterminator.practice import PracticeSite

CLIENT = "client"
"""Brain of a run led by another agent."""

FORMER_DESIGNS = {"engine": "handlers", "orchestrator": "ai-led"}
"""Names of designs in older journals."""


@dataclass(frozen=True, kw_only=True)
class RunSummary:
    """Result of a run for the command line."""

    run_id: str
    service: str
    design: str
    brain: str
    outcome: Outcome
    state: State
    message: str
    run_dir: Path
    effective_date: date | None = None
    approvals: int = 0
    """Number of approval requests."""
    costs: Costs = field(default_factory=Costs)
    elapsed_seconds: float = 0.0
    agreed_fee: str = ""
    """Cost of ending it, to which the person agreed by the yes for the final press. "" for no fee."""
    has_site: bool = True
    """True if its site is still there for a later leg; a practice site ends with its run."""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object of `--json`."""
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
            "turns": self.costs.turns,
            "questions": self.costs.questions,
            "approvals": self.approvals,
            "tokens": self.costs.tokens,
            "cost_usd": self.costs.cost_usd,
            "elapsed_seconds": round(self.elapsed_seconds, 3),
            "exit_code": self.outcome.exit_code,
            "agreed_fee": self.agreed_fee or None,
        }


def check(options: CancelOptions, config: AppConfig) -> None:
    """Check that a run could start with these options, without starting it.

    Raises:
        ConfigurationError: as `cancel` raises it.
    """
    spec_of(options, definition_of(options, config), config)


def service_id(options: CancelOptions, config: AppConfig) -> str:
    """Return the id of the service that these options name.

    Raises:
        ConfigurationError: there is none.
    """
    return definition_of(options, config).id


async def cancel(
    options: CancelOptions,
    config: AppConfig,
    person: Person,
    listener: Listener,
    *,
    client: AIClientProtocol | None = None,
    site: PracticeSite | None = None,
    run_id: str | None = None,
    ledger: PressLedgerProtocol | None = None,
) -> RunSummary:
    """Cancel one subscription: one run with one leg, and the person present.

    Args:
        client: an external model client for design B.
        site: a running practice site to use instead of the service.
        run_id: id of the run, if it has one already.
        ledger: None means the person's own press ledger.

    Raises:
        ConfigurationError: something is missing or wrong before the browser starts.
    """
    started = time.monotonic()
    definition = definition_of(options, config)
    spec = spec_of(options, definition, config)
    if run_id is not None:
        spec = replace(spec, run_id=run_id)
    if client is not None:
        spec = replace(spec, design="ai-led", brain=CLIENT)
    counter = _EventCounter(listener)
    folder = options.output_dir or config.output_dir
    with browser_lock(spec.options["cdp_url"], config):
        await _check_browser(spec, config)
        with SessionLogger.start(folder, definition.id, spec.run_id, listener=counter) as journal:
            about = {"name": definition.name, "entry_url": definition.entry_url, "languages": definition.languages}
            journal.write("run_started", spec=spec.to_dict(), about=about)
            async with site_for(spec, definition, site) as (service, account):
                end = await run_leg(spec, service, account, config, person, journal, client=client, ledger=ledger)
                allowed: list[str] = []
                while await _may_go_on(end, counter, person, config):
                    journal.write(Event.HOST_ALLOWED, host=end.host)
                    allowed.append(end.host)
                    more, leg = with_hosts(service, allowed), len(allowed) + 1
                    end = await run_leg(
                        spec, more, account, config, person, journal, client=client, leg=leg, ledger=ledger
                    )
            return _finish(spec, end, journal, counter, time.monotonic() - started)


async def _check_browser(spec: RunSpec, config: AppConfig) -> None:
    """Check what can be told of the browser without starting it, before there is a record of this.

    Raises:
        ConfigurationError: it could not start.
    """
    if spec.options.get("browser") == "extension":
        return
    await check_browser(
        cdp_url=spec.options["cdp_url"],
        browser_path=browser_path(spec, config),
        headless=is_headless(spec, config),
        has_screen=has_screen(),
    )


async def _may_go_on(end: LegEnd, counter: _EventCounter, person: Person, config: AppConfig) -> bool:
    """Return whether the person allows the host to which the way led. After a request for a yes a run is resumed."""
    if not end.host or counter.approvals:
        return False
    return await person.allows(end.host, end.message, config.confirm_timeout)


async def resume(
    run: RunRecord,
    config: AppConfig,
    person: Person,
    listener: Listener,
    changes: Mapping[str, Any] | None = None,
    *,
    ledger: PressLedgerProtocol | None = None,
) -> RunSummary:
    """Resume a run in a new leg. After a sent or possibly sent final press, only the account is read back.

    The summary of a finished run is returned again.

    Args:
        changes: options of the new leg that replace the run's own, such as headless and cdp_url.
        ledger: None means the person's own press ledger.

    Raises:
        ConfigurationError: the run cannot be resumed, its site is gone, or another process uses it.
    """
    started = time.monotonic()
    counter = _EventCounter(listener, run.journal.events)
    plan = plan_resume(run, datetime.now(UTC))
    if plan.recorded and plan.end is not None:
        return _summary(plan.spec, plan.end, run.directory, counter, run.elapsed_seconds)
    if plan.end is None:
        service_of(run, plan.spec, config)  # checked before the journal is opened
        await _check_browser(replace(plan.spec, options={**plan.spec.options, **(changes or {})}), config)
    with SessionLogger.reopen(run.directory, listener=counter) as journal:
        plan = plan_resume(RunRecord.load(run.directory), journal.now())  # read again under the journal's lock
        end = plan.end
        if end is None:
            spec = replace(plan.spec, design=_design(plan.spec), options={**plan.spec.options, **(changes or {})})
            if spec.brain == CLIENT:  # the client is gone, so the handlers go on
                spec = replace(spec, design="handlers", brain="rules")
            if plan.yes_given and spec.options["approve"] == "once":
                spec = replace(spec, options={**spec.options, "approve": "ask"})  # its only approval is used up
            ledger = ledger or PressLedger(config.ledger_path)
            with browser_lock(spec.options["cdp_url"], config):
                end = await run_leg(
                    spec,
                    service_of(run, spec, config),
                    spec.account or "",
                    config,
                    person,
                    journal,
                    plan.carried,
                    leg=plan.leg,
                    ledger=ReadBackOnly(ledger, plan.pressed) if plan.pressed else ledger,
                    earlier=turns_of(run.journal.events),
                )
        return _finish(plan.spec, end, journal, counter, time.monotonic() - started)


def service_of(run: RunRecord, spec: RunSpec, config: AppConfig) -> ServiceDefinition:
    """Return the service of an earlier run, with the hosts that the person has allowed in it.

    Raises:
        ConfigurationError: the run used a practice site that ended with it, or its definition is gone.
    """
    if spec.scenario is not None:
        raise ConfigurationError(
            f"run {spec.run_id} used a practice site that ended with it: start a new run. For a lasting site, "
            "use `subterminator practice serve` and your own definition with its address"
        )
    named = spec.options.get("address") or spec.service
    file = Path(spec.service_file) if spec.service_file else None
    allowed = [str(event["host"]) for event in run.journal.events if event["event"] == Event.HOST_ALLOWED]
    hosts = [*(spec.options.get("hosts") or ()), *allowed]
    definition = with_hosts(find(named, [config.config_dir / "services"], file), hosts)
    return with_plan(definition, spec.options.get("plan"))


def _finish(spec: RunSpec, end: LegEnd, journal: SessionLogger, counter: _EventCounter, seconds: float) -> RunSummary:
    """Write the end of the run and its report."""
    outcome = end.outcome or Outcome.NEEDS_HUMAN
    message = end.message
    if end.host:
        words = CLIENT_WORDS if spec.brain == CLIENT else TERMINAL
        message += f". If {end.host} belongs to your subscription, {words.allows_host.format(end.host)}"
    fields = {"state": end.state, "message": message, "effective_date": end.effective_date}
    complete = write_if_possible(journal, "run_ended", outcome=outcome.word, **fields)
    try:
        write_report(journal.directory)
    except ConfigurationError:  # a full disk must not hide the outcome
        complete = False
    if not complete:
        message += f" (the record in {journal.directory} is incomplete: the disk is full)"
    return _summary(spec, replace(end, outcome=outcome, message=message), journal.directory, counter, seconds)


def _design(spec: RunSpec) -> str:
    return FORMER_DESIGNS.get(spec.design, spec.design)


def _summary(spec: RunSpec, end: LegEnd, directory: Path, counter: _EventCounter, seconds: float) -> RunSummary:
    return RunSummary(
        run_id=spec.run_id,
        service=spec.service,
        design=_design(spec),
        brain=spec.brain,
        outcome=end.outcome or Outcome.NEEDS_HUMAN,
        state=end.state,
        message=end.message,
        run_dir=directory,
        effective_date=end.effective_date,
        approvals=counter.approvals,
        costs=counter.costs,
        elapsed_seconds=seconds,
        agreed_fee=counter.agreed_fee,
        has_site=spec.scenario is None,
    )


class _EventCounter:
    """Forwards journal events and counts them for the summary."""

    def __init__(self, listener: Listener, earlier: Iterable[Mapping[str, Any]] = ()) -> None:
        """`earlier`: events of the run's earlier legs, whose costs and fees count."""
        self._listener = listener
        self.approvals = 0
        self.costs = Costs()
        self.agreed_fee = ""
        self._fees: dict[str, str] = {}
        """Fees of the approval requests, by nonce."""
        for event in earlier:
            self._count(event)

    def __call__(self, event: dict[str, Any]) -> None:
        self.approvals += event["event"] == Event.APPROVAL_REQUESTED
        self._count(event)
        self._listener(event)

    def _count(self, event: Mapping[str, Any]) -> None:
        """Count what also counts of earlier legs."""
        self.costs.add(event)
        if event["event"] == Event.APPROVAL_REQUESTED:
            request = event.get("request") or {}
            self._fees[str(request.get("nonce"))] = str((request.get("facts") or {}).get("fee") or "")
        elif event["event"] == Event.SUBMITTING:
            self.agreed_fee = self._fees.get(str(event.get("nonce")), "") or self.agreed_fee
