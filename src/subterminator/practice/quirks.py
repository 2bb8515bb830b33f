"""How a scenario's server treats the final request. Each quirk wraps the honest answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Finish:
    """What a quirk has to work with when the final request came in."""

    commit: Callable[[], None]
    """End the membership in the ledger."""
    released: threading.Event
    """Set by `PracticeSite.release()`, and when the site stops."""
    settings: Mapping[str, Any]
    """What the scenario declared beside the quirk's name."""


async def honest(finish: Finish) -> None:
    """Do what the button says, then answer."""
    finish.commit()


async def lying_success(finish: Finish) -> None:
    """Answer as if it were done, and do nothing."""


async def slow_answer(finish: Finish) -> None:
    """Do it at once, and let the visitor wait `seconds` for the answer, or until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait, float(finish.settings["seconds"]))


async def no_answer(finish: Finish) -> None:
    """Do it, and never answer until the site is released."""
    finish.commit()
    await asyncio.to_thread(finish.released.wait)


QUIRKS: Mapping[str, Callable[[Finish], Awaitable[None]]] = {
    quirk.__name__: quirk for quirk in (honest, lying_success, slow_answer, no_answer)
}
"""By the name that scenarios declare."""
