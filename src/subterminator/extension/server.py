"""WebSocket server for the extension: this machine only, the paired extension only, one connection at a time."""

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
from subterminator.extension.pairing import Pairing, PairingCode
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

HOST = "127.0.0.1"
CLOSING_SECONDS = 1.0
"""Time limit of the closing handshake."""
LASTING_PORTS = range(20_000, 32_768)
"""Ports below those that operating systems lend to outgoing connections."""

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # failed handshakes of strangers must not appear in the terminal
_log.propagate = False


def lasting_port() -> int:
    """Choose a free port that no outgoing connection takes between two runs, since a pairing keeps its port for ever.

    Raises:
        ConfigurationError: fifty ports in a row are taken.
    """
    for port in (secrets.choice(LASTING_PORTS) for _ in range(50)):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    raise ConfigurationError("no port is free for the extension: end some programs that listen, and try again")


@asynccontextmanager
async def serve_extension(exchange: Exchange, pairing: Pairing) -> AsyncIterator[int]:
    """Yield the port that accepts the paired extension. Its connections feed the exchange.

    Raises:
        ConfigurationError: the port of the pairing is in use.
    """

    def is_authorised(offers: list[str]) -> bool:
        expected = f"{TOKEN_PREFIX}{pairing.token}".encode()
        return any(hmac.compare_digest(offer.encode(), expected) for offer in offers)

    async def handle(connection: ServerConnection) -> None:
        transport = _Transport(connection)
        peer = exchange.connected(transport)
        try:
            async for message in connection:
                await exchange.receive(peer, message)
        except ConnectionClosed:
            pass  # `disconnected` informs waiting callers
        finally:
            exchange.disconnected(peer)

    async with _open(pairing.port, is_authorised, handle) as port:
        try:
            yield port
        finally:
            await exchange.close()


@asynccontextmanager
async def serve_pairing(
    pairing_code: PairingCode, save: Callable[[Pairing], None], port: int = 0
) -> AsyncIterator[tuple[int, asyncio.Future[Pairing]]]:
    """Yield the port that accepts the code, and the resulting pairing.

    Args:
        save: called with the pairing before the extension receives it.
        port: 0 means a lasting one. The extension uses this port from now on.

    Raises:
        ConfigurationError: the port is in use, or `save` failed (from the future).
        NeedsHuman: too many wrong codes (from the future).
    """
    paired: asyncio.Future[Pairing] = asyncio.get_running_loop().create_future()

    def is_authorised(offers: list[str]) -> bool:
        return any(offer.startswith(PAIR_PREFIX) for offer in offers)

    async def handle(connection: ServerConnection) -> None:
        transport = _Transport(connection)
        code = next(offer for offer in _offered_subprotocols(connection.request) if offer.startswith(PAIR_PREFIX))
        if problem := pairing_code.redeem(code.removeprefix(PAIR_PREFIX)):
            await transport.close(CLOSE_REFUSED, problem)
            if pairing_code.expired and not paired.done():
                paired.set_exception(NeedsHuman(f"{problem}: run `subterminator extension pair` again"))
            return
        new_pairing = Pairing.new(connection.local_address[1])
        try:
            save(new_pairing)
        except ConfigurationError as error:
            paired.set_exception(error)
            await transport.close(CLOSE_REFUSED, "the pairing could not be saved")
            return
        await transport.send(text_of(Paired(data=PairedData(token=new_pairing.token, key=new_pairing.key))))
        await transport.close(CLOSE_PAIRED, "paired")
        paired.set_result(new_pairing)

    async with _open(port or lasting_port(), is_authorised, handle) as bound_port:
        try:
            yield bound_port, paired
        finally:
            paired.cancel()


class _Transport:
    """A WebSocket connection as a transport of the exchange."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed:
            return  # the reader reports the closed connection

    async def close(self, code: int, reason: str) -> None:
        await self._connection.close(code, reason.encode()[:120].decode(errors="ignore"))


@asynccontextmanager
async def _open(
    port: int, is_authorised: Callable[[list[str]], bool], handle: Callable[[ServerConnection], Awaitable[None]]
) -> AsyncIterator[int]:
    """Listen on loopback. Requests from elsewhere than the extension, or to another port, get status 403."""
    server: Server | None = None
    connections: set[ServerConnection] = set()

    async def tracked(connection: ServerConnection) -> None:
        connections.add(connection)
        try:
            await handle(connection)
        finally:
            connections.discard(connection)

    def check_request(connection: ServerConnection, request: Request) -> Response | None:
        bound_port = server.sockets[0].getsockname()[1] if server is not None else port
        local = _single_header(request, "Host") in {f"{HOST}:{bound_port}", f"localhost:{bound_port}"}
        if not local or _single_header(request, "Origin") != ORIGIN:
            return connection.respond(HTTPStatus.FORBIDDEN, "only for the SubTerminator extension\n")
        if not is_authorised(_offered_subprotocols(request)):
            return connection.respond(HTTPStatus.UNAUTHORIZED, "this extension is not paired\n")
        return None

    try:
        server = await serve(
            tracked,
            HOST,
            port,
            origins=[Origin(ORIGIN)],
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            process_request=check_request,
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
            f"port {port} of the extension is in use: another run, or `subterminator extension wait` in another "
            "terminal, has it. End that one first. If there is none, run `subterminator extension pair` again"
        ) from error
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        try:
            async with asyncio.timeout(2 * CLOSING_SECONDS):
                await server.wait_closed()
        except TimeoutError:
            for connection in connections:
                connection.transport.abort()  # the client ignored the closing handshake
            await server.wait_closed()


def _single_header(request: Request, name: str) -> str:
    """Return the value of a header that occurs once, else ""."""
    try:
        return request.headers.get(name, "")
    except MultipleValuesError:
        return ""


def _offered_subprotocols(request: Request | None) -> list[str]:
    """List the subprotocols offered by the client: our version, and its token or code."""
    headers = request.headers.get_all("Sec-WebSocket-Protocol") if request is not None else []
    return [offer.strip() for header in headers for offer in header.split(",")]
