"""Server behaviours for the final request. Each quirk wraps the honest answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Finish:
    """Input of a quirk for a final request."""

    commit: Callable[[], None]
    """Ends the membership in the ledger."""
    pend: Callable[[int], None]
    """Ends it after this many visits of the account page."""
    released: threading.Event
    """Set by `PracticeSite.release()`, and when the site stops."""
    settings: Mapping[str, Any]
    """The quirk's settings in the scenario."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Page shown next: the page after the final one, the confirmation, the final page, a failure, or a notice of an
    e-mail.
    """

    page: Literal["next", "done", "again", "failed", "mail"] = "next"
    status: int = 200


NEXT = Reply()


async def honest(finish: Finish) -> Reply:
    """Cancel and confirm."""
    finish.commit()
    return NEXT


async def lying_success(finish: Finish) -> Reply:
    """Confirm without cancelling."""
    return NEXT


async def slow_answer(finish: Finish) -> Reply:
    """Cancel, and delay the answer for `seconds`, or until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait, float(finish.settings["seconds"]))
    return NEXT


async def no_answer(finish: Finish) -> Reply:
    """Cancel without an answer until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait)
    return NEXT


async def error_success(finish: Finish) -> Reply:
    """Fail with an error page that reads like success, without cancelling."""
    return Reply("done", 500)


async def error_silent(finish: Finish) -> Reply:
    """Fail with the final page, without cancelling."""
    return Reply("again", 500)


async def error_committed(finish: Finish) -> Reply:
    """Cancel and report a failure."""
    finish.commit()
    return Reply("failed", 500)


async def by_mail(finish: Finish) -> Reply:
    """Send an e-mail whose link cancels."""
    return Reply("mail")


async def pending(finish: Finish) -> Reply:
    """Cancel after `reads` visits of the account page."""
    finish.pend(int(finish.settings["reads"]))
    return NEXT


QUIRKS: Mapping[str, Callable[[Finish], Awaitable[Reply]]] = {
    quirk.__name__: quirk
    for quirk in (
        honest,
        lying_success,
        slow_answer,
        no_answer,
        error_success,
        error_silent,
        error_committed,
        by_mail,
        pending,
    )
}
"""Quirks by name, as in scenarios."""
