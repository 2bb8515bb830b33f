"""Runs one leg of a run: a browser session built from the run's data, and the meaning of its end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from subterminator.approval.approvers import CarriedApprover, DenyApprover, OnceApprover, TerminalApprover
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core.engine import messages
from subterminator.core.engine.engine import CancellationEngine
from subterminator.domain.answer_words import CLIENT, TERMINAL
from subterminator.domain.errors import (
    Aborted,
    BrowserLost,
    ConfigurationError,
    Declined,
    DryRunReached,
    HostNotListed,
    NeedsHuman,
    SubTerminatorError,
    UnsettledIntent,
)
from subterminator.domain.files import one_line_errors, open_private, try_lock
from subterminator.domain.outcomes import CancellationResult, Outcome, State
from subterminator.domain.ports import Approver, PressLedgerProtocol
from subterminator.domain.protocols import BrowserProtocol
from subterminator.domain.settings import AppConfig
from subterminator.domain.wording import capital, sentence
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.own_languages import FOLDER, use_languages
from subterminator.lexicon.reader import Reader
from subterminator.mcp.types import AIClientProtocol
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger
from subterminator.record.runs import Ending, LegEnd, RunSpec, account_addresses
from subterminator.services.definition import ServiceDefinition
from subterminator.wiring.attending import Person, PersonAtBrowser
from subterminator.wiring.brains import Brains
from subterminator.wiring.watching import watch

READING_SECONDS = 1.5
"""Duration for which a page that is approved beforehand is left open before the press."""
CLOSING_SECONDS = 10
LAST_LOOK_SECONDS = 15
"""Limit of reading the account of an interrupted run; another interruption ends it at once."""
ATTENTION_OUTCOMES = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW, Outcome.RETAINED})
"""Outcomes after which a visible window stays open for the person."""


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
    earlier: Sequence[str] = (),
) -> LegEnd:
    """Run one browser session, built from the run's data.

    Args:
        carried: digest and words of an approval given in an earlier leg.
        leg: number of the leg in the run, from 1.
        ledger: None means the person's own press ledger.
        client: an external model client for design B.
        earlier: turns of design B in earlier legs, in words, from which its conversation goes on.
    """
    options = spec.options
    use_languages(config.config_dir / FOLDER)
    if spec.scenario is not None:  # the practice site shows the truth at once
        config = replace(config, read_back_patience=0.0)
    journal.write("leg_started", leg=leg)
    headless = is_headless(spec, config)
    heuristic = HeuristicInterpreter(service)
    driver = driver_of(spec, service, config, journal, headless=headless)
    words = TERMINAL if client is None else CLIENT
    person = PersonAtBrowser(person, driver, words)
    approver = _approver(options["approve"], config, person)
    browser = Guarded(
        driver,
        Policy(service, Lexicon.load(), heuristic),
        approver if carried is None else CarriedApprover(*carried, otherwise=approver),
        journal,
        ledger or PressLedger(config.ledger_path),
        account=account,
        dry_run=spec.dry_run,
        confirm_seconds=config.confirm_timeout,
        words=words,
    )
    brains = Brains(spec, service, config, journal, client, earlier)
    engine = CancellationEngine(
        service,
        browser,
        heuristic,
        brains.interpreter(),
        journal,
        config,
        input_callback=person.wait_for,
        agent=brains.agent(browser, heuristic),
        handlers=spec.design != "ai-led" or spec.brain == "rules",  # no model's no is overruled by the same rules
        final_by_rules=spec.brain == "rules",
        witness=brains.witness(),
        has_window=has_window(spec, config),
        words=words,
    )
    if browser.earlier is not None:
        engine.account.seen_before = account_addresses(journal.directory.parent, browser.earlier.run_id)
    if spec.design == "ai-led":
        engine.agent = brains.ai_led_agent(browser, engine.account, person.wait_for)
    preparing = asyncio.gather(brains.ready(), asyncio.to_thread(Reader.load))  # while the browser starts
    closing: asyncio.Task[None] | None = None

    def leave() -> None:
        nonlocal closing
        if options.get("browser") != "extension":  # whose tab is left as the run has ended
            closing = asyncio.create_task(close_browser(browser, journal))

    try:
        end = await _run_engine(engine, browser, spec, journal, leave)
        write_if_possible(journal, "leg_ended", **end.to_dict())
        if options.get("browser") == "extension":
            from subterminator.wiring.extension_browser import leave_tab  # noqa: PLC0415 - only for the extension

            leave_tab(driver, end.outcome)
        attention = end.outcome in ATTENTION_OUTCOMES and not headless and not browser.is_cdp_connection
        if attention and not _is_interrupted():
            with suppress(asyncio.CancelledError, BrowserLost, Declined):  # an interrupt only closes the window
                stays = f"{sentence(end.message)} The window stays open for you; {words.closes}."
                await person.wait_for(stays, config.auth_timeout)
    finally:
        await preparing
        await brains.close()
        await (closing or close_browser(browser, journal))
    return end


def _is_interrupted() -> bool:
    """Return whether the person, or the system, has asked this run to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


@contextmanager
def browser_lock(cdp_url: str | None, config: AppConfig) -> Iterator[None]:
    """Lock a browser of this machine for one run, because a run judges the traffic of all its tabs.

    Raises:
        ConfigurationError: another run uses the browser.
    """
    address = urlsplit(cdp_url or "")
    if address.hostname not in {"localhost", "127.0.0.1", "::1"}:
        yield
        return
    path = config.data_dir / f"attached-{address.port}.lock"
    with one_line_errors("keep the browser for this run", path):
        config.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = open_private(path, os.O_RDWR | os.O_CREAT)
    try:
        if not try_lock(descriptor):
            raise ConfigurationError(
                f"another run uses the browser at {cdp_url}: wait for its end, or start a second browser with its own "
                "--remote-debugging-port and --user-data-dir"
            )
        yield
    finally:
        os.close(descriptor)


def is_headless(spec: RunSpec, config: AppConfig) -> bool:
    """Return whether a browser that is launched for this run shows no window."""
    return bool(spec.options["headless"]) if spec.options["headless"] is not None else config.headless


def browser_path(spec: RunSpec, config: AppConfig) -> str | None:
    """Return the path of the browser to launch, as the person named it; None if they named none."""
    return spec.options["browser_path"] or (str(config.browser_path) if config.browser_path else None)


def has_window(spec: RunSpec, config: AppConfig) -> bool:
    """Return whether the run's browser, launched or the person's own, has a window in which they can act."""
    own = bool(spec.options["cdp_url"]) or spec.options.get("browser") == "extension"
    return own or not is_headless(spec, config)


def driver_of(
    spec: RunSpec, service: ServiceDefinition, config: AppConfig, journal: SessionLogger, *, headless: bool
) -> BrowserProtocol:
    """Return the browser of the run, not started yet.

    Raises:
        ConfigurationError: the extension is requested but not paired.
    """
    options = spec.options
    if options.get("browser") == "extension":
        from subterminator.wiring.extension_browser import extension_browser  # noqa: PLC0415 - only for the extension

        browser = extension_browser(spec, service, config, lambda text: journal.write("note", message=text))
        journal.write(
            "note", message="waiting for your browser: its SubTerminator window may ask you to allow the site"
        )
        return browser
    playwright = PlaywrightBrowser(
        headless=headless,
        cdp_url=options["cdp_url"],
        profile_dir=Path(options["profile_dir"]) if options["profile_dir"] else None,
        browser_path=browser_path(spec, config),
    )
    if options.get("watch"):
        watch(playwright, journal)
    return playwright


async def _run_engine(
    engine: CancellationEngine, browser: Guarded, spec: RunSpec, journal: SessionLogger, leave: Callable[[], None]
) -> LegEnd:
    """Run the engine and return the end of the leg in every case; `leave` closes the browser, once nothing needs it."""
    try:
        end = _end_of(await engine.run(spec.dry_run))
    except SubTerminatorError as error:
        end = _end_after(error, engine.progress.state, browser, journal)
    except asyncio.CancelledError:
        write_if_possible(journal, "interrupted")
        result = None
        with suppress(SubTerminatorError, TimeoutError):
            async with asyncio.timeout(LAST_LOOK_SECONDS):
                result = await engine.read_after_stop()
        if result is None:
            return _end_after(Aborted("interrupted"), engine.progress.state, browser, journal)
        end = _end_of(result)
    return await _with_proof(end, engine, journal, leave)


def _end_of(result: CancellationResult) -> LegEnd:
    return LegEnd(Ending.DONE, result.state, result.message, result.outcome, result.effective_date)


async def _with_proof(
    end: LegEnd, engine: CancellationEngine, journal: SessionLogger, leave: Callable[[], None]
) -> LegEnd:
    """Save the proof of an end, whatever it is: the account page that shows it, or the page on which the run ended."""
    if end.outcome is Outcome.CONFIGURATION:
        return end
    try:
        cancelled = end.outcome is not None and end.outcome.read_back
        if cancelled:
            try:
                leave()
                await asyncio.sleep(0)  # all that the proof needs is here, and the browser closes while it is written
            finally:
                collect(journal, engine.account.proof)
            return end
        await engine.account.keep_page()
        if engine.account.proof.page is not None:
            collect(journal, engine.account.proof)
    except ConfigurationError as error:
        return replace(end, message=f"{end.message} The proof could not be saved: {error}")
    except asyncio.CancelledError:
        write_if_possible(journal, "interrupted")
    return end


def _end_after(error: SubTerminatorError, state: State, browser: Guarded, journal: SessionLogger) -> LegEnd:
    """Return the end of the leg after an error. After the final press, the outcome always needs review.

    So it does after a step, unless the person stops, and the account was active after it.
    """
    write_if_possible(journal, "error", error=type(error).__name__, message=str(error))
    if browser.may_have_ended if isinstance(error, Aborted) else browser.submitted or browser.awaits_read_back:
        sent = "the final press was sent" if browser.submitted else "a step was sent"
        if isinstance(error, NeedsHuman) and not browser.submitted:  # the engine has read the account since
            so_far = f"{sent}, and the account does not show an end ({error})"
        else:
            so_far = f"{sent}, but the run ended before the account was read back ({error})"
        message = f"{so_far}. The next run reads the account and presses nothing"
        return LegEnd(Ending.SESSION_LOST, state, message, Outcome.NEEDS_REVIEW)
    explanation, so_far = messages.truthful(str(error), browser), capital(messages.so_far(browser))
    match error:
        case DryRunReached():
            return LegEnd(Ending.DONE, state, explanation, Outcome.DRY_RUN)
        case HostNotListed():
            return LegEnd(Ending.NEEDS_HUMAN, state, explanation, Outcome.NEEDS_HUMAN, host=error.host)
        case NeedsHuman() if browser.awaiting is not None:
            return LegEnd(Ending.PARKED, state, explanation, Outcome.NEEDS_HUMAN, request=browser.awaiting)
        case NeedsHuman():
            return LegEnd(Ending.NEEDS_HUMAN, state, explanation, Outcome.NEEDS_HUMAN)
        case Aborted():
            return LegEnd(Ending.DONE, state, f"{explanation}. {so_far}", Outcome.ABORTED)
        case UnsettledIntent():
            return LegEnd(Ending.DONE, state, explanation, Outcome.NEEDS_REVIEW)
        case BrowserLost():
            return LegEnd(Ending.SESSION_LOST, state, f"{explanation}. {so_far}", Outcome.FAILED)
        case ConfigurationError():
            return LegEnd(Ending.DONE, state, explanation, Outcome.CONFIGURATION)
        case _:
            return LegEnd(Ending.DONE, state, f"{explanation}. {so_far}", Outcome.FAILED)


def write_if_possible(journal: SessionLogger, event: str, **fields: Any) -> bool:
    """Write an event; return False on a full disk, so that the person still learns how the run ended."""
    try:
        journal.write(event, **fields)
    except ConfigurationError:
        return False
    return True


async def close_browser(browser: Guarded, journal: SessionLogger) -> None:
    """Close it, or note that it did not close in time."""
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
            return OnceApprover(READING_SECONDS)
        case _:
            return TerminalApprover(person.confirm, config.confirm_timeout)
