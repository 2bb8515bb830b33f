"""A bare WebSocket client that plays the extension, and the pairing that it is let in with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from subterminator.extension.connection import Exchange
from subterminator.extension.pairing import Pairing
from subterminator.extension.protocol import ORIGIN, SUBPROTOCOL
from subterminator.extension.server import serve_extension

NONCE = "0123456789abcdef"
HELLO = {"type": "Hello", "data": {"version": 1, "extension": "1.0", "nonce": NONCE, "capabilities": []}}


@asynccontextmanager
async def socket(port: int, offer: str, origin: str | None = ORIGIN, **more: Any) -> AsyncIterator[ClientConnection]:
    """A connection as the extension opens it: our version and the token, or the code, as subprotocols."""
    offers = [Subprotocol(SUBPROTOCOL), Subprotocol(offer)]
    came_from = Origin(origin) if origin is not None else None
    url = f"ws://127.0.0.1:{port}"
    async with connect(url, origin=came_from, subprotocols=offers, proxy=None, max_size=None, **more) as open_socket:
        yield open_socket


async def shake_hands(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, offers: list[str], *more: str
) -> int:
    """The status that it is answered with."""
    lines = ["GET / HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Origin: {ORIGIN}", *more]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Protocol: {', '.join(['subterminator.v1', *offers])}", "", ""]
    writer.write("\r\n".join(lines).encode())
    return int((await reader.readuntil(b"\r\n\r\n")).split()[1])


@dataclass
class House:
    """A program that listens, and how to come to it as the extension."""

    exchange: Exchange
    pairing: Pairing
    port: int

    @asynccontextmanager
    async def extension(self, hello: bool = True, **more: Any) -> AsyncIterator[Played]:
        """One that was let in and, unless it knows the seed only, has been greeted."""
        async with socket(self.port, f"token.{self.pairing.token}", **more) as open_socket:
            played = Played(open_socket)
            if hello:
                await played.say(HELLO)
                assert (await played.hear())["type"] == "Welcome"
            yield played


class Played:
    """The extension's side of a connection, message by message."""

    def __init__(self, open_socket: ClientConnection) -> None:
        self.socket = open_socket

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; the test fails when none comes."""
        async with asyncio.timeout(10):
            heard: dict[str, Any] = json.loads(await self.socket.recv())
        return heard

    async def answer(self, data: dict[str, Any] | None = None, **result: Any) -> dict[str, Any]:
        """Hear the next command, answer it, and tell which it was."""
        command = await self.hear()
        assert command["type"] == "ActionCommand", command
        await self.say({"type": "ActionResult", "id": command["id"], "data": {"success": True, "data": data, **result}})
        return command

    async def ended(self) -> int | None:
        """The code that the connection was ended with."""
        async with asyncio.timeout(10):
            await self.socket.wait_closed()
        return self.socket.close_code


@asynccontextmanager
async def house(reconnect_seconds: float = 5.0) -> AsyncIterator[House]:
    """A program that listens on a free port. `reconnect_seconds`: how long it waits for a connection to come back."""
    pairing = Pairing(0, "t" * 43, "k" * 43)
    exchange = Exchange(pairing.key, reconnect_seconds=reconnect_seconds)
    async with serve_extension(exchange, pairing) as port:
        yield House(exchange, pairing, port)
