"""Server of the practice site: own port, own thread, real HTTP."""

from __future__ import annotations

import asyncio
import threading
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import Self

from subterminator.domain.errors import ConfigurationError
from subterminator.practice.loopback import HOST, PORTAL_HOST, WIDGET_HOST, LoopbackServer
from subterminator.practice.site.addresses import TWINS
from subterminator.practice.site.app import build_app
from subterminator.practice.site.ledger import Books, Ledger
from subterminator.practice.site.scenario import Scenario, find


class PracticeSite:
    """A site with one account. Use it as a sync or async context manager, or call `start` and `stop`.

    Raises:
        ConfigurationError: unknown scenario, unwritable ledger file, or (at the start) a port in use.
    """

    def __init__(
        self,
        scenario: str | Scenario = "straight",
        *,
        port: int = 0,
        ledger_path: Path | None = None,
        today: date | None = None,
        lang: str | None = None,
    ) -> None:
        """`lang`: language of the site, a file of `texts/`. None: the scenario's."""
        declared = find(scenario) if isinstance(scenario, str) else scenario
        self.scenario = declared.but(lang=lang) if lang else declared
        today = today or date.today()
        books = Books.opening(self.scenario.opening, today, self.scenario.fee, addon=self.scenario.addon)
        try:
            self.ledger = Ledger(books, ledger_path)
        except OSError as error:
            raise ConfigurationError(f"the ledger cannot be written to {ledger_path} ({error.strerror})") from error
        self._released = threading.Event()
        self._server = LoopbackServer(
            build_app(self.scenario, self.ledger, today, self._released), "practice site", port
        )

    def start(self) -> Self:
        """Start the server and return once it answers. A restart keeps port and account."""
        self._released.clear()
        self._server.start()
        return self

    def stop(self) -> None:
        """Release waiting clients, close the port and end the thread. Does nothing if it is not running."""
        self.release()
        self._server.stop()

    def release(self) -> None:
        """Answer the requests that the scenario leaves open, until the next start."""
        self._released.set()

    @property
    def base_url(self) -> str:
        """Address without a trailing slash. The port is known after the start."""
        return self._server.base_url

    @property
    def hosts(self) -> tuple[str, ...]:
        """Hosts of the flow with their port; another company's host is second."""
        others = [WIDGET_HOST] * self.scenario.widget + [PORTAL_HOST] * (self.scenario.entry == "portal")
        return tuple(f"{host}:{self._server.port}" for host in (HOST, *others))

    @property
    def entry_url(self) -> str:
        """Address of the account page."""
        return self.base_url + TWINS[self.scenario.twin].account

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    async def __aenter__(self) -> Self:
        return await asyncio.to_thread(self.start)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self.stop)
