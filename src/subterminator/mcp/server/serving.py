"""Serving of the tools over standard input and output, or over HTTP on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import secrets
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Self, cast

import anyio
import uvicorn
from mcp.server.stdio import stdio_server
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.domain.errors import ConfigurationError
from subterminator.mcp.server.tool_transport import ToolTransport

LOOPBACK = "127.0.0.1"

logger = logging.getLogger(__name__)


async def serve_stdio(transport: ToolTransport) -> None:
    """Serve one client over standard input and output until it disconnects. Nothing else is written there."""
    try:
        async with stdio_server(stdin=cast("anyio.AsyncFile[str]", _take_over_stdin())) as (reading, writing):
            await transport.server.run(reading, writing, transport.server.create_initialization_options())
    except* BrokenPipeError:
        logger.info("the client disconnected during an answer")
    finally:
        await transport.close()


def _take_over_stdin() -> _Lines:
    """Return the client's lines. Processes started later see an empty standard input."""
    client_input = os.dup(0)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    return _Lines(client_input)


class _Lines:
    """Lines of a file, read in a thread of its own, so that a pending read does not block shutdown."""

    def __init__(self, descriptor: int) -> None:
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(descriptor,), name="stdin", daemon=True).start()

    def _read(self, descriptor: int) -> None:
        with open(descriptor, encoding="utf-8", errors="replace", newline="\n") as file:
            line = "."
            while line:
                line = file.readline()
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        if line := await self._lines.get():
            return line
        raise StopAsyncIteration


@contextlib.asynccontextmanager
async def serve_http(transport: ToolTransport, port: int = 0) -> AsyncIterator[tuple[str, str]]:
    """Serve on this machine only; yield the address and the token required of every request.

    The SDK checks Host, so that no web page can connect through a name of its own; an Origin must be the server's.

    Raises:
        ConfigurationError: the port is not available.
    """
    token = secrets.token_urlsafe(24)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((LOOPBACK, port))
            listening.listen()
        except OSError as error:
            raise ConfigurationError(f"port {port} is not available ({error.strerror}): omit --port") from None
        address = f"http://{LOOPBACK}:{listening.getsockname()[1]}"
        app = _Bearer(transport.server.streamable_http_app(host=LOOPBACK), token, address)
        server = _Server(uvicorn.Config(app, log_config=None, access_log=False, ws="none", timeout_graceful_shutdown=1))
        serving = asyncio.ensure_future(server.serve([listening]))
        try:
            yield f"{address}/mcp", token
        finally:
            await transport.close()  # before the server stops, so that a waiting client gets its answer
            server.should_exit = True
            await asyncio.gather(serving, return_exceptions=True)


class _Server(uvicorn.Server):
    """A server that leaves signals to the program, which ends the run before the server."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Bearer:
    """Middleware that accepts only requests with the bearer token, and from no web page but the server's own."""

    def __init__(self, app: ASGIApp, token: str, origin: str) -> None:
        self._app = app
        self._expected = f"Bearer {token}"
        self._origin = origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            headers = Request(scope).headers
            if headers.get("origin", self._origin) != self._origin:
                await PlainTextResponse("a web page may not connect\n", 403)(scope, receive, send)
                return
            authorization = headers.get("authorization", "")
            if not hmac.compare_digest(authorization.encode(), self._expected.encode()):
                response = PlainTextResponse("missing or wrong token: use the one printed at the start\n", 401)
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)
