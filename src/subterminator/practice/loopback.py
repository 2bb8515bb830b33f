"""Serves an application on the loopback address: its own port, its own thread, real HTTP."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from subterminator.domain.errors import ConfigurationError

HOST = "127.0.0.1"
WIDGET_HOST = "widget.localhost"
PORTAL_HOST = "portal.localhost"
"""Both lead to this machine too: other sites to a browser."""


class LoopbackServer:
    """Runs `app` from `start` to `stop`. Each request finds its connection as `scope["state"]["transport"]`.

    `name` is what a person calls the application, in messages and for its thread.
    """

    def __init__(self, app: ASGIApp, name: str, port: int = 0) -> None:
        self._app = app
        self._name = name
        self.port = port
        """0 until it has started, where any free one will do."""
        self._running: tuple[_Server, threading.Thread] | None = None

    @property
    def base_url(self) -> str:
        """Without a slash at the end. Its port is known once the server has started."""
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Serve; returns when it answers. Started again, it keeps its port.

        Raises:
            ConfigurationError: the port is in use.
        """
        if self._running:
            return
        listener = self._listen()
        self.port = listener.getsockname()[1]
        server = _Server(
            uvicorn.Config(
                self._app,
                loop="asyncio",
                http=_Connection,
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=60,  # a client may come back to a connection while a person thinks
                timeout_graceful_shutdown=2,
            )
        )
        name = self._name.replace(" ", "-")
        thread = threading.Thread(target=server.run, args=([listener],), name=name, daemon=True)
        thread.start()
        server.ready.wait()
        if not server.started:
            raise RuntimeError(f"the server of the {self._name} ended before it was ready")
        self._running = (server, thread)

    def stop(self) -> None:
        """Close the port, end the thread. Does nothing when it is not running."""
        if self._running:
            server, thread = self._running
            server.should_exit = True
            thread.join()
            self._running = None

    def _listen(self) -> socket.socket:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # there it would let two programs share the port
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


class _Connection(H11Protocol):
    """Lets an application break the connection that it answers on."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app_state = dict(self.app_state)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self.app_state["transport"] = transport
