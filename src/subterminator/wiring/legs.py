"""One leg: a browser session, built afresh from the run's data, and what its end means."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from subterminator.approval.approvers import CarriedApprover, DenyApprover, OnceApprover, TerminalApprover
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core.engine.engine import CancellationEngine
from subterminator.core.engine.messages import truthful
from subterminator.domain.errors import (
    Aborted,
    BrowserLost,
    ConfigurationError,
    DryRunReached,
    NeedsHuman,
    SubTerminatorError,
    UnsettledIntent,
)
from subterminator.domain.files import one_line_errors, open_private, try_lock
from subterminator.domain.protocols import (
    ApprovalRequest,
    Approver,
    BrowserProtocol,
    CancellationResult,
    Decision,
    Outcome,
    PressLedgerProtocol,
    State,
)
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.types import AIClientProtocol
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger
from subterminator.record.runs import Ending, LegEnd, RunSpec
from subterminator.services.definition import ServiceDefinition
from subterminator.wiring.brains import Brains

CLOSING_SECONDS = 10
HANDS_NEEDED = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW, Outcome.RETAINED})
"""Ends after which a visible window stays open until the person has seen to it."""


class Person(Protocol):
    """Whoever sits in front of the program."""

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """The answer to a request for a yes, and their words."""
        ...

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """What they typed when they had done what the prompt asks; None when nobody did."""
        ...


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
    client: AIClientProtocol | None = None,
) -> LegEnd:
    """One browser session, built afresh from the run's data.

    Args:
        carried: digest and words of a yes that an earlier leg was given.
        leg: its number in the run, from 1.
        ledger: None: the person's own.
        client: leads, of design B, in the place of a brain of ours.
    """
    options = spec.options
    journal.write("leg_started", leg=leg)
    headless = bool(options["headless"]) if options["headless"] is not None else config.headless
    driver = _driver(spec, service, config, journal, headless=headless)
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

    brains = Brains(spec, service, config, journal, client)
    heuristic = HeuristicInterpreter(service)
    engine = CancellationEngine(
        service,
        browser,
        heuristic,
        brains.interpreter(),
        journal,
        config,
        input_callback=hand,
        agent=brains.agent(browser, heuristic),
        handlers=spec.design != "orchestrator",
    )
    if spec.design == "orchestrator":
        engine.agent = brains.leader(browser, engine.account, hand)
    warming = asyncio.ensure_future(brains.ready())
    try:
        end = await _walk(engine, browser, spec, journal)
        write_if_possible(journal, "leg_ended", **end.to_dict())
        if end.outcome in HANDS_NEEDED and not headless and not browser.is_cdp_connection:
            await _leave_open(end, config, person)
    finally:
        await warming
        await brains.close()
        await _let_go(browser, journal)
    return end


@contextmanager
def alone_in(cdp_url: str | None, config: AppConfig) -> Iterator[None]:
    """One run at a time in a browser of this machine that is attached to: each judges what all its tabs send.

    Raises:
        ConfigurationError: another run is in it.
    """
    place = urlsplit(cdp_url or "")
    if place.hostname not in {"localhost", "127.0.0.1", "::1"}:
        yield
        return
    path = config.data_dir / f"attached-{place.port}.lock"
    with one_line_errors("keep the browser for this run", path):
        config.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = open_private(path, os.O_RDWR | os.O_CREAT)
    try:
        if not try_lock(held):
            raise ConfigurationError(
                f"another run is in the browser at {cdp_url}: wait for its end, or start a second browser with a "
                "--remote-debugging-port and a --user-data-dir of its own"
            )
        yield
    finally:
        os.close(held)


def _driver(
    spec: RunSpec, service: ServiceDefinition, config: AppConfig, journal: SessionLogger, *, headless: bool
) -> BrowserProtocol:
    """The browser that the run asks for, not started yet.

    Raises:
        ConfigurationError: the extension is asked for, and none is paired.
    """
    options = spec.options
    if options.get("browser") == "extension":
        from subterminator.wiring.extension_browser import extension_browser  # noqa: PLC0415 - what other runs do not need

        browser = extension_browser(spec, service, config)
        journal.write(
            "note", message="waiting for your browser: its SubTerminator window may ask you to allow the site"
        )
        return browser
    return PlaywrightBrowser(
        headless=headless,
        cdp_url=options["cdp_url"],
        profile_dir=Path(options["profile_dir"]) if options["profile_dir"] else None,
        browser_path=options["browser_path"] or (str(config.browser_path) if config.browser_path else None),
    )


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
        write_if_possible(journal, "interrupted")
        return _stopped(Aborted("interrupted"), engine.progress.state, browser, journal)
    message = result.message
    try:
        _keep_proof(engine, result, journal)
    except ConfigurationError as full:
        message += f" The proof could not be kept: {full}"
    return LegEnd(Ending.DONE, result.state, message, result.outcome, result.effective_date)


def _stopped(stop: SubTerminatorError, state: State, browser: Guarded, journal: SessionLogger) -> LegEnd:
    """What an error that ends the run means for it. After the final press it is always a case for review."""
    write_if_possible(journal, "error", error=type(stop).__name__, message=str(stop))
    if browser.submitted or browser.committed:
        message = (
            f"{'the final press' if browser.submitted else 'a step'} was sent, but the run ended before the account "
            f"was read back ({stop}). Run the same command again: it will read the account and press nothing"
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
            return LegEnd(Ending.DONE, state, f"{stop}: {browser.so_far()}", Outcome.ABORTED)
        case UnsettledIntent():
            return LegEnd(Ending.DONE, state, str(stop), Outcome.NEEDS_REVIEW)
        case BrowserLost():
            return LegEnd(Ending.SESSION_LOST, state, truthful(f"{stop}. Nothing was sent", browser), Outcome.FAILED)
        case ConfigurationError():
            return LegEnd(Ending.DONE, state, str(stop), Outcome.CONFIGURATION)
        case _:
            return LegEnd(Ending.DONE, state, truthful(f"{stop}. Nothing was sent", browser), Outcome.FAILED)


def write_if_possible(journal: SessionLogger, event: str, **fields: Any) -> bool:
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
