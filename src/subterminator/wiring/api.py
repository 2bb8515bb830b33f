"""Cancels from Python code: the same run as the command line's, with functions in the place of the terminal."""

from __future__ import annotations

import asyncio
import copy
import inspect
import logging
import threading
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar, cast

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.domain.ports import ApprovalRequest, Decision
from subterminator.domain.settings import AppConfig
from subterminator.record.runs import RunRecord
from subterminator.wiring.options import CancelOptions
from subterminator.wiring.runs import RunSummary
from subterminator.wiring.runs import cancel as run_cancellation

T = TypeVar("T")

Confirm = Callable[[ApprovalRequest], bool | Awaitable[bool]]
"""Answers a request for approval of the final press. Only True is a yes."""
AllowHost = Callable[[str, str], bool | Awaitable[bool]]
"""Says whether a host belongs to the service, given the host and why it is asked. Only True is a yes."""
Assist = Callable[[str], bool | Awaitable[bool]]
"""Does what needs a person, such as a sign-in in the window, given what to do. True: it is done."""
OnEvent = Callable[[Mapping[str, Any]], object]
"""Receives each event of the journal as it happens (`record.events`)."""

_log = logging.getLogger("subterminator")


async def cancel_async(
    options: CancelOptions,
    *,
    confirm: Confirm | None = None,
    on_event: OnEvent | None = None,
    allow_host: AllowHost | None = None,
    assist: Assist | None = None,
    config: AppConfig | None = None,
) -> RunSummary:
    """Cancel one subscription, as `subterminator cancel` does: same guard, same read-back, same record.

    Functions may be async; others are called in a thread, so they may wait for a person. Without a function nobody is
    there to answer: nothing is approved. An answer that comes too late, and an error in a function, are no yes.

    Args:
        confirm: approves the final press. Asked again only if what it was shown has changed.
        on_event: called for each event. Its errors are logged, and do not stop the run.
        allow_host: allows a further host to which the way leads.
        assist: called when a person has to do something in the window.
        config: settings. None: those of the environment and `config.toml`, and of the options.

    Raises:
        ConfigurationError: something is missing or wrong before a page is opened, such as the browser.
    """
    if config is None:
        config = AppConfig.load(
            headless=options.headless, browser_path=options.browser_path, output_dir=options.output_dir
        )
    person = _Functions(confirm, allow_host, assist)
    summary = await run_cancellation(options, config, person, _listener(on_event))
    if summary.outcome is Outcome.CONFIGURATION and RunRecord.load(summary.run_dir).could_not_start:
        raise ConfigurationError(summary.message)
    return summary


def cancel(
    options: CancelOptions,
    *,
    confirm: Confirm | None = None,
    on_event: OnEvent | None = None,
    allow_host: AllowHost | None = None,
    assist: Assist | None = None,
    config: AppConfig | None = None,
) -> RunSummary:
    """Cancel one subscription and return its result: `cancel_async` for code without an event loop.

    Raises:
        ConfigurationError: something is missing or wrong before a page is opened, such as the browser.
        RuntimeError: an event loop runs in this thread.
    """
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        pass
    else:
        raise RuntimeError("an event loop runs in this thread: use `await cancel_async(...)`")
    work = cancel_async(
        options, confirm=confirm, on_event=on_event, allow_host=allow_host, assist=assist, config=config
    )
    return asyncio.run(work)


class _Functions:
    """A person who answers by functions (`wiring.Person`)."""

    def __init__(self, confirm: Confirm | None, allow_host: AllowHost | None, assist: Assist | None) -> None:
        self._confirm = confirm
        self._allow_host = allow_host
        self._assist = assist

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        if self._confirm is None:
            return Decision.NOBODY, "no function `confirm` was given"
        try:
            async with asyncio.timeout(timeout_seconds):
                answer = await _answer(self._confirm, copy.deepcopy(request))
        except TimeoutError:
            return Decision.NOBODY, f"the function `confirm` did not answer within {timeout_seconds:g} s"
        except Exception as error:  # noqa: BLE001 - an error of theirs is no yes
            _log.exception("the function `confirm` failed")
            return Decision.NOBODY, f"the function `confirm` failed: {type(error).__name__}"
        if answer is True:
            return Decision.YES, "the function `confirm` returned True"
        return Decision.NO, f"the function `confirm` returned {answer!r:.100}"

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return await self._is_true(self._allow_host, timeout_seconds, host, why)

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return "" if await self._is_true(self._assist, timeout_seconds, prompt) else None

    async def _is_true(
        self, function: Callable[..., bool | Awaitable[bool]] | None, timeout_seconds: float, *arguments: str
    ) -> bool:
        if function is None:
            return False
        try:
            async with asyncio.timeout(timeout_seconds):
                return await _answer(function, *arguments) is True
        except TimeoutError:
            return False
        except Exception:  # noqa: BLE001 - an error of theirs is no yes
            _log.exception("a function given to `cancel` failed")
            return False


async def _answer(function: Callable[..., T | Awaitable[T]], *arguments: object) -> T:
    """Call an async function here, and another one in a thread that does not keep the program from ending."""
    if inspect.iscoroutinefunction(function):
        return await cast("Awaitable[T]", function(*arguments))
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T | Awaitable[T]] = loop.create_future()

    def settle(result: T | Awaitable[T] | None, error: BaseException | None) -> None:
        if done.done():  # too late
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(cast("T | Awaitable[T]", result))

    def call() -> None:
        try:
            result, error = function(*arguments), None
        except Exception as problem:  # noqa: BLE001 - handed to whoever waits
            result, error = None, problem
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=call, name="subterminator-answer", daemon=True).start()
    result = await done
    return await result if isinstance(result, Awaitable) else result


def _listener(on_event: OnEvent | None) -> Callable[[dict[str, Any]], None]:
    def listen(event: dict[str, Any]) -> None:
        if on_event is None:
            return
        try:
            on_event(copy.deepcopy(event))
        except Exception:  # noqa: BLE001 - an error of theirs must not keep the account from being read
            _log.exception("the function `on_event` failed")

    return listen
