"""Proxy for WebSockets that connects only announced ones.

The library intercepts the sockets of pages, but not those of workers and of frames without an origin. All of them come
through here, and an unannounced one is not connected.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

_VERSION = 5
_CONNECT = 1
_NO_SIGN_IN = b"\x05\x00"
_GRANTED = b"\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00"
_REFUSED = b"\x05\x02\x00\x01\x00\x00\x00\x00\x00\x00"
_ADDRESS_BYTES = {1: 4, 4: 16}
_PIECE = 65536


class SocketGate:
    """A SOCKS 5 server on the loopback (RFC 1928), for one browser."""

    def __init__(self) -> None:
        self._server: asyncio.Server | None = None
        self._announced: Counter[tuple[str, int]] = Counter()

    async def open(self) -> int:
        """Start to listen and return the port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def announce(self, url: str) -> None:
        """Allow one connection to the host of this address; its messages are held elsewhere."""
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme in {"wss", "https"} else 80)
        self._announced[parts.hostname or "", port] += 1

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            address = await _requested_address(reader, writer)
            if address is not None and self._announced[address] > 0:
                self._announced[address] -= 1
                server_reader, server_writer = await asyncio.open_connection(*address)
                writer.write(_GRANTED)
                await asyncio.gather(_pump(reader, server_writer), _pump(server_reader, writer))
            else:
                writer.write(_REFUSED)
                await writer.drain()
        writer.close()


async def _requested_address(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> tuple[str, int] | None:
    """Read the host and port of a connection request; None for any other request."""
    version, methods = await reader.readexactly(2)
    await reader.readexactly(methods)
    if version != _VERSION:
        return None
    writer.write(_NO_SIGN_IN)
    await writer.drain()
    _, command, _, kind = await reader.readexactly(4)
    size = _ADDRESS_BYTES.get(kind) or (await reader.readexactly(1))[0]
    address, port = await reader.readexactly(size), int.from_bytes(await reader.readexactly(2))
    if command != _CONNECT:
        return None
    if kind == 1:
        return ".".join(map(str, address)), port
    return (address.decode("idna"), port) if kind not in _ADDRESS_BYTES else None


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
    writer.close()
