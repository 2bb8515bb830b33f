"""Serves an application over HTTP on the loopback address, on its own port and thread."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
from contextlib import suppress
from typing import Any, Self

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from subterminator.domain.errors import ConfigurationError

HOST = "127.0.0.1"
WIDGET_HOST = "widget.localhost"
PORTAL_HOST = "portal.localhost"
"""Names for this machine. A browser treats each as a different site."""
STOP_SECONDS = 2
"""Limit of answering the requests of clients when the server stops."""


class LoopbackServer:
    """Base of the servers: serves `app` from `start` to `stop`, or as a sync or async context manager.

    Requests carry their connection as `scope["state"]["transport"]`.
    """

    app: ASGIApp

    def __init__(self, name: str, port: int = 0) -> None:
        """`name` appears in messages and as the name of the thread."""
        self._name = name
        self.port = port
        """0 means any free port, until the server has started."""
        self._released = threading.Event()
        """Set when requests that are held open must be answered."""
        self._running: tuple[_Server, threading.Thread] | None = None

    @property
    def base_url(self) -> str:
        """Address without a trailing slash. The port is known after the start."""
        return f"http://{HOST}:{self.port}"

    def start(self) -> Self:
        """Start the server and return once it answers. A restart keeps the port.

        Raises:
            ConfigurationError: the port is in use.
        """
        self._released.clear()
        if self._running:
            return self
        listener = self._listen()
        self.port = listener.getsockname()[1]
        server = _Server(
            uvicorn.Config(
                self.app,
                loop="asyncio",
                http=_Connection,
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=60,  # a client may reuse a connection after a person's decision
            )
        )
        name = self._name.replace(" ", "-")
        thread = threading.Thread(target=server.run, args=([listener],), name=name, daemon=True)
        thread.start()
        server.ready.wait()
        if not server.started:
            raise RuntimeError(f"the server of the {self._name} stopped before it was ready")
        self._running = (server, thread)
        return self

    def stop(self) -> None:
        """Release waiting clients, close the port and end the thread. Does nothing if it is not running."""
        self.release()
        if self._running:
            server, thread = self._running
            server.stop()
            thread.join()
            self._running = None

    def release(self) -> None:
        """Answer the requests that are held open, until the next start."""
        self._released.set()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    async def __aenter__(self) -> Self:
        return await asyncio.to_thread(self.start)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self.stop)

    def _listen(self) -> socket.socket:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # on Windows it would let two programs share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, self.port))
            listener.listen(128)
        except (OSError, OverflowError) as error:
            listener.close()
            raise ConfigurationError(
                f"the {self._name} cannot use port {self.port} ({error}): choose another, or 0 for any free one"
            ) from error
        return listener


class _Server(uvicorn.Server):
    """A server that sets `ready` when it is ready or failed to start, and stops without uvicorn's turns of 0.1 s."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self._stopping = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.ready.set()

    def stop(self) -> None:
        """Make the server stop; called from another thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the server has ended by itself
                self._loop.call_soon_threadsafe(self._stopping.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        self.ready.set()

    async def main_loop(self) -> None:
        """Serve until the stop, with the date in the headers renewed each second."""
        while not self._stopping.is_set():
            await self.on_tick(0)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), 1)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the port, finish the requests that have come, and close each connection."""
        for server in self.servers:
            server.close()
        connections = [each for each in self.server_state.connections if isinstance(each, _Connection)]
        for connection in connections:
            connection.shutdown()
        ends = {asyncio.ensure_future(each.closed.wait()): each for each in connections}
        if ends or self.server_state.tasks:
            await asyncio.wait({*ends, *self.server_state.tasks}, timeout=STOP_SECONDS)
        for end, connection in ends.items():
            connection.transport.abort()
            await end


class _Connection(H11Protocol):
    """Gives an application access to its connection, so that it can break it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app_state = dict(self.app_state)
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # the signature of uvicorn
        super().connection_made(transport)
        self.app_state["transport"] = transport

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.closed.set()
