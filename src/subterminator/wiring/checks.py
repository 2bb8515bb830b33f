"""Reads the account of a finished run again, days or months later, and presses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from subterminator.approval.approvers import DenyApprover
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.core.engine.account_page import Account, AccountState
from subterminator.core.engine.human_prompts import HumanPrompts
from subterminator.core.engine.messages import until
from subterminator.core.engine.sign_in import SignInWatch
from subterminator.domain.errors import BrowserLost, ConfigurationError, NeedsHuman, SubTerminatorError, TellTheLoop
from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.protocols import BrowserProtocol
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.own_languages import FOLDER, use_languages
from subterminator.pages.addresses import page_address
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.events import Event
from subterminator.record.journal import Listener, SessionLogger
from subterminator.record.press_ledger import PressLedger
from subterminator.record.report import write_report
from subterminator.record.runs import RunRecord, RunSpec
from subterminator.services.definition import ServiceDefinition
from subterminator.wiring.attending import Person, PersonAtBrowser
from subterminator.wiring.legs import browser_lock, close_browser, driver_of, has_window, is_headless
from subterminator.wiring.runs import service_of

_A_DAY = timedelta(days=1)
"""Difference that a time zone makes."""


@dataclass(frozen=True, kw_only=True)
class CheckSummary:
    """Finding of a later look at the account."""

    run_id: str
    service: str
    holds: bool | None
    """True if the end of the run holds. None: the account could not be read, or does not say."""
    state: State
    message: str
    effective_date: date | None
    """Day of the end as the account names it now."""
    run_dir: Path

    @property
    def title(self) -> str:
        """Return the finding in a few words."""
        if self.holds is None:
            return "It could not be told"
        return "The end holds" if self.holds else "The end does not hold"

    @property
    def exit_code(self) -> int:
        """Return the exit code of the command line."""
        if self.holds is None:
            return Outcome.NEEDS_HUMAN.exit_code
        return 0 if self.holds else 1

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object of `--json`."""
        return {
            "run_id": self.run_id,
            "service": self.service,
            "holds": self.holds,
            "state": self.state.value,
            "message": self.message,
            "effective_date": self.effective_date.isoformat() if self.effective_date else None,
            "run_dir": str(self.run_dir),
        }


async def check_run(
    run: RunRecord,
    config: AppConfig,
    person: Person,
    listener: Listener,
    changes: Mapping[str, Any] | None = None,
) -> CheckSummary:
    """Read the account of a run that has ended it, and record whether the end holds.

    The gate is in its reading mode. Only while the person signs in, which the person does alone, may pages send.

    Args:
        changes: options that replace the run's own, such as headless, cdp_url and profile_dir.

    Raises:
        ConfigurationError: the run has ended nothing, its site is gone, or another process uses it.
    """
    spec = run.spec
    if spec is None or run.outcome is None or not run.outcome.has_ended:
        status = run.outcome.word.replace("_", " ") if run.outcome is not None else "has no end"
        raise ConfigurationError(
            f"run {run.run_id} ({status}) has ended no subscription, so there is no end to check; "
            f"`subterminator runs resume {run.run_id}` goes on with it"
        )
    service = service_of(run, spec, config)
    spec = replace(spec, options={**spec.options, **(changes or {})})
    with (
        browser_lock(spec.options["cdp_url"], config),
        SessionLogger.reopen(run.directory, listener=listener) as journal,
    ):
        reading, problem, screenshot = await _read(run, spec, service, config, person, journal)
        holds, message = _verdict(run, reading) if reading is not None else (None, problem)
        state = reading.state if reading is not None else State.UNKNOWN
        journal.write(
            Event.CHECKED,
            holds=holds,
            state=state.value,
            url=reading.view.url if reading is not None else "",
            facts=reading.facts.as_dict() if reading is not None else {},
            reasoning=message,
            screenshot=screenshot,
        )
    write_report(run.directory)
    return CheckSummary(
        run_id=run.run_id,
        service=run.service,
        holds=holds,
        state=state,
        message=message,
        effective_date=reading.facts.ends if reading is not None else None,
        run_dir=run.directory,
    )


async def _read(
    run: RunRecord, spec: RunSpec, service: ServiceDefinition, config: AppConfig, person: Person, journal: SessionLogger
) -> tuple[AccountState | None, str, str | None]:
    """Open a browser and read the account, with the name of a picture; without it the reason why that failed."""
    use_languages(config.config_dir / FOLDER)
    heuristic, lexicon = HeuristicInterpreter(service), Lexicon.load()
    driver = driver_of(spec, service, config, journal, headless=is_headless(spec, config))
    browser = Guarded(
        driver,
        Policy(service, lexicon, heuristic),
        DenyApprover(),
        journal,
        PressLedger(config.ledger_path),
        account=spec.account or "",
        reads_only=True,
    )
    account = Account(service, browser, heuristic, journal, lexicon, lambda: datetime.now(UTC).date(), config)
    attending = PersonAtBrowser(person, driver)
    prompts = HumanPrompts(service, browser, journal, lambda: attending.wait_for, has_window(spec, config))
    try:
        await browser.launch()
        reading = await account.reread()
        if reading.state is State.LOGIN_REQUIRED:
            await _sign_in(browser, service, heuristic, prompts, config)
            reading = await account.reread()
        shown = run.account_addresses[-1:]
        if shown and _says_nothing(reading) and page_address(shown[0]) != page_address(reading.view.url):
            reading = await account.reread(shown[0])
        screenshot = journal.keep("check.png", await browser.screenshot())
    except (NeedsHuman, TellTheLoop, BrowserLost) as problem:
        return None, f"the account could not be read: {problem}", None
    finally:
        await _leave(driver, journal)
        await close_browser(browser, journal)
    return reading, "", screenshot


async def _leave(driver: BrowserProtocol, journal: SessionLogger) -> None:
    """Leave the page before the gate goes: in a browser that was attached to, it stays open, and could send then."""
    if driver.is_cdp_connection:
        try:
            await driver.navigate("about:blank")
        except SubTerminatorError as problem:
            journal.write("note", message=f"the account's page was left open: {problem}", level="warning")


async def _sign_in(
    browser: Guarded,
    service: ServiceDefinition,
    heuristic: HeuristicInterpreter,
    prompts: HumanPrompts,
    config: AppConfig,
) -> None:
    """Let the person sign in.

    Raises:
        NeedsHuman: nobody did.
    """
    browser.reads_only = False
    try:
        await browser.navigate(service.entry_url, int(config.page_timeout * 1000))  # what was held is sent now
        watch = SignInWatch(service, browser, heuristic)
        await prompts.ask_for_help("AUTH", int(config.auth_timeout), partial(watch.until_done, "AUTH"))
    finally:
        browser.reads_only = True


def _says_nothing(reading: AccountState) -> bool:
    return reading.state is State.UNKNOWN and not reading.retained and not reading.pending


def _verdict(run: RunRecord, reading: AccountState) -> tuple[bool | None, str]:
    """Return whether the end of a run holds by this reading, and why."""
    name, ends, before = run.service_name, reading.facts.ends, run.effective_date
    if reading.state is State.ACCOUNT_CANCELLED and not reading.pending:
        if ends and before and ends > before + _A_DAY:
            return False, f"{name} now says that it ends on {ends}, and said {before} when it was cancelled"
        return True, f"{name} is still cancelled{until(reading.facts)}: {reading.why}"
    if reading.retained or reading.state is State.ACCOUNT_ACTIVE:
        return False, f"{name} is not cancelled any more: {reading.retained or reading.why}"
    if reading.state is State.LOGIN_REQUIRED:
        return None, f"{name} asks to sign in, so the account could not be read"
    return None, f"the account does not say whether {name} has ended: {reading.pending or reading.why}"
