"""How a scenario's server treats the final request. Each quirk wraps the honest answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Finish:
    """What a quirk has to work with when the final request came in."""

    commit: Callable[[], None]
    """End the membership in the ledger."""
    pend: Callable[[int], None]
    """End it only after the account page was read that many times."""
    released: threading.Event
    """Set by `PracticeSite.release()`, and when the site stops."""
    settings: Mapping[str, Any]
    """What the scenario declared beside the quirk's name."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the visitor is shown: the page after the final one, the confirmation, the final page again, a failure, or
    that an e-mail was sent."""

    page: Literal["next", "done", "again", "failed", "mail"] = "next"
    status: int = 200


NEXT = Reply()


async def honest(finish: Finish) -> Reply:
    """Do what the button says, then answer."""
    finish.commit()
    return NEXT


async def lying_success(finish: Finish) -> Reply:
    """Answer as if it were done, and do nothing."""
    return NEXT


async def slow_answer(finish: Finish) -> Reply:
    """Do it at once, and let the visitor wait `seconds` for the answer, or until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait, float(finish.settings["seconds"]))
    return NEXT


async def no_answer(finish: Finish) -> Reply:
    """Do it, and never answer until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait)
    return NEXT


async def error_success(finish: Finish) -> Reply:
    """Do nothing, and answer with an error whose page reads like success."""
    return Reply("done", 500)


async def error_silent(finish: Finish) -> Reply:
    """Do nothing, and answer with an error whose page is the final page again."""
    return Reply("again", 500)


async def error_committed(finish: Finish) -> Reply:
    """Do it, and answer that something went wrong."""
    finish.commit()
    return Reply("failed", 500)


async def by_mail(finish: Finish) -> Reply:
    """Do nothing yet: a link in an e-mail does it."""
    return Reply("mail")


async def pending(finish: Finish) -> Reply:
    """Take it in, and do it once the account page was read `reads` times."""
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
"""By the name that scenarios declare."""
