"""Runs the practice service on this machine: its own port, its own thread, real HTTP."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from subterminator.practice.addresses import TWINS
from subterminator.practice.app import build_app
from subterminator.practice.ledger import Books, Ledger
from subterminator.practice.scenario import Scenario, find
from subterminator.utils.exceptions import ConfigurationError

HOST = "127.0.0.1"
WIDGET_HOST = "widget.localhost"
"""Leads to this machine too: another site to a browser."""


class PracticeSite:
    """One site with one account. Use it as a context manager, sync or async, or call `start` and `stop`.

    Raises:
        ConfigurationError: no scenario is called so, the ledger's file cannot be written, or (when it starts) the
            port is in use.
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
        """`lang`: what the site speaks, a file of `texts/`; None: what the scenario says."""
        declared = find(scenario) if isinstance(scenario, str) else scenario
        self.scenario = declared.but(lang=lang) if lang else declared
        today = today or date.today()
        books = Books.opening(self.scenario.opening, today, self.scenario.fee, addon=self.scenario.addon)
        try:
            self.ledger = Ledger(books, ledger_path)
        except OSError as error:
            raise ConfigurationError(f"the ledger cannot be kept in {ledger_path} ({error.strerror})") from error
        self._port = port
        self._released = threading.Event()
        self._app = build_app(self.scenario, self.ledger, today, self._released)
        self._running: tuple[_Server, threading.Thread] | None = None

    def start(self) -> Self:
        """Serve; returns when the site answers. Started again, it keeps its port and its books."""
        if self._running:
            return self
        listener = self._listen()
        self._port = listener.getsockname()[1]
        server = _Server(
            uvicorn.Config(
                self._app,
                loop="asyncio",
                http="h11",
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=60,  # a browser may come back to a connection while a person thinks
                timeout_graceful_shutdown=2,
            )
        )
        thread = threading.Thread(target=server.run, args=([listener],), name="practice-site", daemon=True)
        self._released.clear()
        thread.start()
        server.ready.wait()
        if not server.started:
            raise RuntimeError("the practice site's server ended before it was ready")
        self._running = (server, thread)
        return self

    def stop(self) -> None:
        """Let go of whoever waits, close the port, end the thread. Does nothing when it is not running."""
        self.release()
        if self._running:
            server, thread = self._running
            server.should_exit = True
            thread.join()
            self._running = None

    def release(self) -> None:
        """Answer the requests that the scenario leaves unanswered, now and until the next start."""
        self._released.set()

    @property
    def base_url(self) -> str:
        """Without a slash at the end. Its port is known once the site has started."""
        return f"http://{HOST}:{self._port}"

    @property
    def hosts(self) -> tuple[str, ...]:
        """Those that a visitor has to do with, ports included; a frame's comes second."""
        own = f"{HOST}:{self._port}"
        return (own, f"{WIDGET_HOST}:{self._port}") if self.scenario.widget else (own,)

    @property
    def entry_url(self) -> str:
        """The account page."""
        return self.base_url + TWINS[self.scenario.twin].account

    def _listen(self) -> socket.socket:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two programs share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, self._port))
            listener.listen(128)
        except (OSError, OverflowError) as error:
            listener.close()
            raise ConfigurationError(
                f"the practice site cannot use port {self._port} ({error}): choose another, or 0 for any free one"
            ) from error
        return listener

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


class _Server(uvicorn.Server):
    """A server that says when it is ready, or will never be."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.ready.set()
