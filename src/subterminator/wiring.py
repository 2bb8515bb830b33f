"""Config in, a ready run out: the only file that knows every room below. Legs are built afresh from a run's data."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Literal, Protocol

from subterminator.approval.approvers import CarriedApprover, DenyApprover, OnceApprover, TerminalApprover
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.core.browser import PlaywrightBrowser
from subterminator.core.engine import CancellationEngine
from subterminator.core.heuristics import HeuristicInterpreter
from subterminator.core.protocols import (
    ApprovalRequest,
    Approver,
    CancellationResult,
    Decision,
    Outcome,
    PressLedgerProtocol,
    State,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.ledger import PressLedger, ReadBackOnly
from subterminator.record.onward import onward
from subterminator.record.report import write_report
from subterminator.record.run import Ending, LegEnd, RunRecord, RunSpec
from subterminator.services.definition import ServiceDefinition, find, load_file
from subterminator.utils.config import AppConfig
from subterminator.utils.exceptions import (
    Aborted,
    BrowserLost,
    ConfigurationError,
    DryRunReached,
    NeedsHuman,
    SubTerminatorError,
    UnsettledIntent,
)

PRACTICE = "practice"
"""The bundled service: its site is started for the run and stopped after it."""
CLOSING_SECONDS = 10
HANDS_NEEDED = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW, Outcome.RETAINED})
"""Ends after which a visible window stays open until the person has seen to it."""

Listener = Callable[[dict[str, Any]], None]


class Person(Protocol):
    """Whoever sits in front of the program."""

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """The answer to a request for a yes, and their words."""
        ...

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """What they typed when they had done what the prompt asks; None when nobody did."""
        ...


@dataclass(frozen=True, kw_only=True)
class CancelOptions:
    """What the person asked for."""

    service: str | None = None
    service_file: Path | None = None
    scenario: str | None = None
    dry_run: bool = False
    approve: Literal["ask", "deny", "once"] = "ask"
    headless: bool | None = None
    cdp_url: str | None = None
    profile_dir: Path | None = None
    browser_path: str | None = None
    output_dir: Path | None = None
    no_input: bool = False
    account: str | None = None
    target: Literal["live", "mock"] = "live"
    """mock: the service's definition is sent to its practice twin."""


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


async def cancel(options: CancelOptions, config: AppConfig, person: Person, listener: Listener) -> RunSummary:
    """Cancel one subscription: one run, its legs one after another, the person answering at once.

    Raises:
        ConfigurationError: something is missing or wrong before the browser starts.
    """
    began = time.monotonic()
    definition = _definition(options, config)
    spec = _spec(options, definition)
    counted = _Counted(listener)
    with SessionLogger.start(
        options.output_dir or config.output_dir, definition.id, spec.run_id, listener=counted
    ) as journal:
        journal.write("run_started", spec=spec.to_dict())
        async with _site_for(spec, definition) as (service, account):
            end = await run_leg(spec, service, account, config, person, journal)
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
            if on.yes_given and spec.options["approve"] == "once":
                spec = replace(spec, options={**spec.options, "approve": "ask"})  # its one yes is used up
            ledger = PressLedger(config.ledger_path)
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
    whole = _write_if_possible(journal, "run_ended", outcome=outcome.word, **fields)
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
        elapsed_seconds=seconds,
    )


def _definition(options: CancelOptions, config: AppConfig) -> ServiceDefinition:
    if options.service is not None:
        return find(options.service, [config.config_dir / "services"], options.service_file)
    if options.service_file is not None:
        return load_file(options.service_file)
    raise ConfigurationError("no service was named: use --service ID, or --service-file FILE")


async def run_leg(
    spec: RunSpec,
    service: ServiceDefinition,
    account: str,
    config: AppConfig,
    person: Person,
    journal: SessionLogger,
    carried: tuple[str, str] | None = None,
    *,
    leg: int = 1,
    ledger: PressLedgerProtocol | None = None,
) -> LegEnd:
    """One browser session, built afresh from the run's data.

    Args:
        carried: digest and words of a yes that an earlier leg was given.
        leg: its number in the run, from 1.
        ledger: None: the person's own.
    """
    options = spec.options
    journal.write("leg_started", leg=leg)
    headless = bool(options["headless"]) if options["headless"] is not None else config.headless
    driver = PlaywrightBrowser(
        headless=headless,
        cdp_url=options["cdp_url"],
        profile_dir=Path(options["profile_dir"]) if options["profile_dir"] else None,
        browser_path=options["browser_path"] or (str(config.browser_path) if config.browser_path else None),
    )
    approver = _approver(options["approve"], config, person)
    if carried is not None:
        approver = CarriedApprover(*carried, otherwise=approver)
    browser = Guarded(
        driver,
        Policy(service, Lexicon.load()),
        approver,
        journal,
        ledger or PressLedger(config.ledger_path),
        account=account,
        dry_run=spec.dry_run,
        confirm_seconds=config.confirm_timeout,
    )

    async def hand(question: str, timeout: int) -> str | None:
        return await person.wait_for(question, timeout)

    engine = CancellationEngine(
        service, browser, HeuristicInterpreter(service), None, journal, config, input_callback=hand
    )
    try:
        end = await _walk(engine, browser, spec, journal)
        _write_if_possible(journal, "leg_ended", **end.to_dict())
        if end.outcome in HANDS_NEEDED and not headless and not browser.is_cdp_connection:
            await _leave_open(end, config, person)
    finally:
        await _let_go(browser, journal)
    return end


async def _leave_open(end: LegEnd, config: AppConfig, person: Person) -> None:
    """The window stays until the person says that they are done with it, or interrupts: the run has its end already."""
    with suppress(asyncio.CancelledError):
        await person.wait_for(f"{end.message} The window stays open for you.", config.auth_timeout)


async def _walk(engine: CancellationEngine, browser: Guarded, spec: RunSpec, journal: SessionLogger) -> LegEnd:
    """Run the engine; whatever happens, the end is known."""
    try:
        result = await engine.run(spec.dry_run)
    except SubTerminatorError as stop:
        return _stopped(stop, engine.progress.state, browser, journal)
    except asyncio.CancelledError:
        _write_if_possible(journal, "interrupted")
        return _stopped(Aborted("interrupted"), engine.progress.state, browser, journal)
    message = result.message
    try:
        _keep_proof(engine, result, journal)
    except ConfigurationError as full:
        message += f" The proof could not be kept: {full}"
    return LegEnd(Ending.DONE, result.state, message, result.outcome, result.effective_date)


def _stopped(stop: SubTerminatorError, state: State, browser: Guarded, journal: SessionLogger) -> LegEnd:
    """What an error that ends the run means for it. After the final press it is always a case for review."""
    _write_if_possible(journal, "error", error=type(stop).__name__, message=str(stop))
    if browser.submitted:
        message = (
            f"the final press was sent, but the run ended before the account was read back ({stop}). Run the same "
            "command again: it will read the account and press nothing"
        )
        return LegEnd(Ending.SESSION_LOST, state, message, Outcome.NEEDS_REVIEW)
    match stop:
        case DryRunReached():
            return LegEnd(Ending.DONE, state, str(stop), Outcome.DRY_RUN)
        case NeedsHuman() if browser.awaiting is not None:
            return LegEnd(Ending.PARKED, state, str(stop), Outcome.NEEDS_HUMAN, request=browser.awaiting)
        case NeedsHuman():
            return LegEnd(Ending.NEEDS_HUMAN, state, str(stop), Outcome.NEEDS_HUMAN)
        case Aborted():
            return LegEnd(Ending.DONE, state, f"{stop}: nothing was sent", Outcome.ABORTED)
        case UnsettledIntent():
            return LegEnd(Ending.DONE, state, str(stop), Outcome.NEEDS_REVIEW)
        case BrowserLost():
            return LegEnd(Ending.SESSION_LOST, state, f"{stop}. Nothing was sent", Outcome.FAILED)
        case ConfigurationError():
            return LegEnd(Ending.DONE, state, str(stop), Outcome.CONFIGURATION)
        case _:
            return LegEnd(Ending.DONE, state, f"{stop}. Nothing was sent", Outcome.FAILED)


def _write_if_possible(journal: SessionLogger, event: str, **fields: Any) -> bool:
    """Write down how it ended. Where the disk takes no more, the person still has to be told, so the run goes on."""
    try:
        journal.write(event, **fields)
    except ConfigurationError:
        return False
    return True


def _keep_proof(engine: CancellationEngine, result: CancellationResult, journal: SessionLogger) -> None:
    """The evidence, when the account was read back as ended."""
    proof = engine.account.proof
    if result.outcome in {Outcome.CANCELLED, Outcome.SCHEDULED}:
        collect(
            journal,
            before=proof.before,
            after=proof.after,
            pdf=proof.pdf,
            html=proof.html,
            text=proof.text,
            facts=proof.facts.as_dict(),
            url=proof.url,
        )


async def _let_go(browser: Guarded, journal: SessionLogger) -> None:
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await browser.close()
    except TimeoutError:
        journal.write("note", message=f"the browser did not close within {CLOSING_SECONDS} s", level="warning")


def _approver(approve: str, config: AppConfig, person: Person) -> Approver:
    match approve:
        case "deny":
            return DenyApprover()
        case "once":
            return OnceApprover()
        case _:
            return TerminalApprover(person.confirm, config.confirm_timeout)


def _spec(options: CancelOptions, definition: ServiceDefinition) -> RunSpec:
    if options.cdp_url is not None and options.profile_dir is not None:
        raise ConfigurationError("--cdp-url attaches to a browser with its own profile: leave --profile-dir out")
    return RunSpec(
        run_id=secrets.token_hex(4),
        service=definition.id,
        design="engine",
        brain="rules",
        created=datetime.now(UTC),
        service_file=str(options.service_file) if options.service_file else None,
        dry_run=options.dry_run,
        account=options.account,
        scenario=_scenario(options, definition),
        options={
            "approve": options.approve,
            "headless": options.headless,
            "cdp_url": options.cdp_url,
            "profile_dir": str(options.profile_dir) if options.profile_dir else None,
            "browser_path": options.browser_path,
            "target": options.target,
        },
    )


def _scenario(options: CancelOptions, definition: ServiceDefinition) -> str | None:
    """Of the practice site, where the run goes to one: what was asked for, else the straight one, or the twin.

    Raises:
        ConfigurationError: the service has no such scenario.
    """
    bundled = definition.id == PRACTICE and options.service_file is None
    if not bundled and options.target == "live":
        if options.scenario is not None:
            raise ConfigurationError("--scenario belongs to the practice site: use it with --service practice")
        return None
    from subterminator import practice  # noqa: PLC0415 - what real runs do not need

    if bundled:
        return practice.find(options.scenario or "straight").name
    twins = [each.name for each in practice.scenarios().values() if each.twin == definition.id]
    if not twins:
        others = ", ".join(sorted({each.twin for each in practice.scenarios().values() if each.twin}))
        raise ConfigurationError(
            f"the practice site has no twin of {definition.id!r}, only of {others}: leave --target mock out, or use "
            "--service practice"
        )
    if options.scenario not in {None, *twins}:
        raise ConfigurationError(f"{options.scenario!r} is no twin of {definition.id}: use {' or '.join(twins)}")
    return options.scenario or twins[0]


@asynccontextmanager
async def _site_for(spec: RunSpec, definition: ServiceDefinition) -> AsyncIterator[tuple[ServiceDefinition, str]]:
    """The service and the account's name in the press ledger; where a run practises, the site is up meanwhile."""
    if spec.scenario is None:
        yield definition, spec.account or ""
        return
    from subterminator.practice import PracticeSite  # noqa: PLC0415 - a web server, which real runs do not need

    async with PracticeSite(spec.scenario) as site:
        # Each site is a new account: what an earlier one left unsettled says nothing about it.
        yield definition.at(site.base_url), spec.account or f"visitor-{secrets.token_hex(4)}"


class _Counted:
    """Passes the journal's events on, and counts what the summary tells."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self.moves = 0
        self.approvals = 0

    def __call__(self, event: dict[str, Any]) -> None:
        self.moves += event["event"] == "state" and event.get("by") == "engine"
        self.approvals += event["event"] == "approval_requested"
        self._listener(event)
