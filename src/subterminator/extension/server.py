"""The WebSocket of the exchange: this machine only, this program's extension only, one connection at a time."""

from __future__ import annotations

import asyncio
import errno
import hmac
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import MultipleValuesError
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Origin, Subprotocol

from subterminator.domain.errors import ConfigurationError, NeedsHuman
from subterminator.extension.connection import Exchange
from subterminator.extension.pairing import Pairing, PairingDesk
from subterminator.extension.protocol import (
    CLOSE_PAIRED,
    CLOSE_REFUSED,
    MESSAGE_LIMIT,
    ORIGIN,
    PAIR_PREFIX,
    SUBPROTOCOL,
    TOKEN_PREFIX,
    Paired,
    PairedData,
    text_of,
)

__all__ = ["lasting_port", "listening", "pairing"]

HOST = "127.0.0.1"
CLOSING_SECONDS = 1.0
"""How long the other side may take to agree that a connection is over."""
LASTING_PORTS = range(20_000, 32_768)
"""Ports below those that operating systems lend to outgoing connections."""

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # a stranger's handshake is no line on the person's terminal
_log.propagate = False


def lasting_port() -> int:
    """A free port that no outgoing connection takes between two runs, since a pairing keeps its port for ever.

    Raises:
        ConfigurationError: fifty ports in a row are taken.
    """
    for port in (secrets.choice(LASTING_PORTS) for _ in range(50)):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    raise ConfigurationError("no port is free for the extension: end some programs that listen, and try again")


@asynccontextmanager
async def listening(exchange: Exchange, pairing: Pairing) -> AsyncIterator[int]:
    """The port at which the paired extension is waited for; each connection of it takes part in the exchange.

    Raises:
        ConfigurationError: the port of the pairing is taken.
    """

    def let_in(offers: list[str]) -> bool:
        wanted = f"{TOKEN_PREFIX}{pairing.token}".encode()
        return any(hmac.compare_digest(offer.encode(), wanted) for offer in offers)

    async def talk(connection: ServerConnection) -> None:
        line = _Line(connection)
        peer = exchange.connected(line)
        try:
            async for message in connection:
                await exchange.heard(peer, message)
        except ConnectionClosed:
            pass  # whoever waits for an answer is told by `gone`
        finally:
            exchange.gone(peer)

    async with _open(pairing.port, let_in, talk) as port:
        try:
            yield port
        finally:
            await exchange.finish()


@asynccontextmanager
async def pairing(
    desk: PairingDesk, keep: Callable[[Pairing], None], port: int = 0
) -> AsyncIterator[tuple[int, asyncio.Future[Pairing]]]:
    """The port that a code is taken at, and the pairing that comes of it.

    Args:
        keep: called with the pairing before the extension is told of it.
        port: 0: a lasting one. The extension will look for this program there from now on.

    Raises:
        ConfigurationError: the port is taken, or `keep` could not keep it (out of the future).
        NeedsHuman: too many wrong codes were typed (out of the future).
    """
    made: asyncio.Future[Pairing] = asyncio.get_running_loop().create_future()

    def let_in(offers: list[str]) -> bool:
        return any(offer.startswith(PAIR_PREFIX) for offer in offers)

    async def talk(connection: ServerConnection) -> None:
        line = _Line(connection)
        code = next(offer for offer in _offers(connection.request) if offer.startswith(PAIR_PREFIX))
        if problem := desk.redeem(code.removeprefix(PAIR_PREFIX)):
            await line.close(CLOSE_REFUSED, problem)
            if desk.void and not made.done():
                made.set_exception(NeedsHuman(f"{problem}: run `subterminator extension pair` again"))
            return
        shared = Pairing.new(connection.local_address[1])
        try:
            keep(shared)
        except ConfigurationError as error:
            made.set_exception(error)
            await line.close(CLOSE_REFUSED, "the pairing could not be kept")
            return
        await line.send(text_of(Paired(data=PairedData(token=shared.token, key=shared.key))))
        await line.close(CLOSE_PAIRED, "paired")
        made.set_result(shared)

    async with _open(port or lasting_port(), let_in, talk) as at:
        try:
            yield at, made
        finally:
            made.cancel()


class _Line:
    """A connection as the exchange sees it."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed:
            return  # the end of a connection is told once, by its reader

    async def close(self, code: int, reason: str) -> None:
        await self._connection.close(code, reason.encode()[:120].decode(errors="ignore"))


@asynccontextmanager
async def _open(
    port: int, let_in: Callable[[list[str]], bool], talk: Callable[[ServerConnection], Awaitable[None]]
) -> AsyncIterator[int]:
    """Listen on loopback. Whoever does not come from the extension, to this very port, is refused by status 403."""
    server: Server | None = None
    open_now: set[ServerConnection] = set()

    async def noted(connection: ServerConnection) -> None:
        open_now.add(connection)
        try:
            await talk(connection)
        finally:
            open_now.discard(connection)

    def admit(connection: ServerConnection, request: Request) -> Response | None:
        at = server.sockets[0].getsockname()[1] if server is not None else port
        here = _only(request, "Host") in {f"{HOST}:{at}", f"localhost:{at}"}
        if not here or _only(request, "Origin") != ORIGIN:
            return connection.respond(HTTPStatus.FORBIDDEN, "this is for the extension of SubTerminator\n")
        if not let_in(_offers(request)):
            return connection.respond(HTTPStatus.UNAUTHORIZED, "this extension is not paired\n")
        return None

    try:
        server = await serve(
            noted,
            HOST,
            port,
            origins=[Origin(ORIGIN)],
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            process_request=admit,
            compression=None,
            max_size=MESSAGE_LIMIT,
            open_timeout=5,
            ping_interval=None,
            close_timeout=CLOSING_SECONDS,
            server_header=None,
            logger=_log,
        )
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise ConfigurationError(
            f"port {port}, where the extension looks for this program, is taken: wait for the other run to end, or run "
            "`subterminator extension pair` again"
        ) from error
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        try:
            async with asyncio.timeout(2 * CLOSING_SECONDS):
                await server.wait_closed()
        except TimeoutError:
            for connection in open_now:
                connection.transport.abort()  # it was told that it is over, and never hung up
            await server.wait_closed()


def _only(request: Request, name: str) -> str:
    """The value of a header that stands there once; "" otherwise."""
    try:
        return request.headers.get(name, "")
    except MultipleValuesError:
        return ""


def _offers(request: Request | None) -> list[str]:
    """What the client offers as subprotocols: our version, and its token or code."""
    headers = request.headers.get_all("Sec-WebSocket-Protocol") if request is not None else []
    return [offer.strip() for header in headers for offer in header.split(",")]
