"""Who may speak with the program: its own extension, over loopback, paired by a code that is good once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from extension import HELLO, NONCE, House, Played, house, shake_hands, socket
from subterminator.domain.errors import NeedsHuman
from subterminator.extension import server
from subterminator.extension.commands import TabLocation, Url
from subterminator.extension.pairing import Pairing, PairingCode
from subterminator.extension.protocol import (
    CLOSE_PAIRED,
    CLOSE_REFUSED,
    CLOSE_REPLACED,
    CLOSE_VERSION,
    ORIGIN,
    proof_of,
)

PLACE = {"url": "https://www.example.com/", "title": "Example"}


@pytest.fixture
async def program() -> AsyncIterator[House]:
    """A program that listens."""
    async with house() as listening:
        yield listening


# -- who is let in -----------------------------------------------------------------------------------------------------


async def refused(port: int, offer: str, origin: str | None = ORIGIN, **more: Any) -> int:
    """The status that a connection was refused with."""
    with pytest.raises(InvalidStatus) as caught:
        async with socket(port, offer, origin, **more):
            pass
    return caught.value.response.status_code


@pytest.mark.spec("extension.origin")
@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.test", "http://127.0.0.1", "https://www.example.com", "chrome-extension://" + "a" * 32],
)
async def test_a_page_or_another_extension_is_refused(program: House, origin: str | None) -> None:
    """Even with the right token: only our extension's origin comes in."""
    assert await refused(program.port, f"token.{program.pairing.token}", origin) == 403


@pytest.mark.spec("extension.host")
@pytest.mark.parametrize("host", ["evil.test", "evil.test:{port}", "127.0.0.1", "127.0.0.1:1", "[::1]:{port}", ""])
async def test_another_host_name_is_refused(program: House, host: str) -> None:
    """A name that a stranger's DNS has turned to this machine is not this machine's."""
    status = await raw(program.port, host.format(port=program.port), [f"token.{program.pairing.token}"])
    assert status == 403


@pytest.mark.spec("extension.host")
async def test_a_header_that_stands_there_twice_is_refused(program: House) -> None:
    """Which of two is meant, nobody could say."""
    here = f"127.0.0.1:{program.port}"
    offers = [f"token.{program.pairing.token}"]
    assert await raw(program.port, here, offers) == 101
    assert await raw(program.port, here, offers, f"Host: {here}") in {400, 403}
    assert await raw(program.port, here, offers, f"Origin: {ORIGIN}") in {400, 403}


async def raw(port: int, host: str, offers: list[str], *more: str) -> int:
    """The status of a handshake written by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    status = await shake_hands(reader, writer, host, offers, *more)
    writer.close()
    await writer.wait_closed()
    return status


@pytest.mark.spec("extension.token")
@pytest.mark.parametrize("offer", ["token.wrong", "token.", "pair.AAAA-AAAA", "subterminator.v2"])
async def test_a_wrong_token_is_refused(program: House, offer: str) -> None:
    """Before a single message."""
    assert await refused(program.port, offer) == 401


@pytest.mark.spec("extension.token")
async def test_only_this_machine_can_come_in(program: House) -> None:
    """It listens on the loopback address and on no other."""
    assert server.HOST == "127.0.0.1"
    async with program.extension() as client:
        assert client.socket.subprotocol == "subterminator.v1"
        assert client.socket.local_address[0] == "127.0.0.1"


@pytest.mark.spec("extension.proof")
async def test_the_program_proves_that_it_is_the_one_that_was_paired(program: House) -> None:
    """A stranger on the same port has seen no key, so that the extension follows none of its commands."""
    async with program.extension(hello=False) as client:
        await client.say(HELLO)
        welcome = await client.hear()
        assert welcome == {"type": "Welcome", "data": {"version": 1, "proof": proof_of("k" * 43, NONCE)}}
        assert welcome["data"]["proof"] != proof_of("another", NONCE)


@pytest.mark.spec("extension.version")
async def test_another_version_is_told_and_let_go(program: House) -> None:
    """Both sides refuse what they were not made for."""
    async with program.extension(hello=False) as client:
        await client.say({**HELLO, "data": {**HELLO["data"], "version": 2}})  # type: ignore[dict-item]
        assert (await client.hear())["data"]["code"] == "version"
        assert await client.ended() == CLOSE_VERSION


@pytest.mark.spec("extension.one-connection")
async def test_a_second_extension_takes_the_place_of_the_first(program: House) -> None:
    """One live connection: the older is told that it was replaced, and commands go to the newer."""
    async with program.extension() as first, program.extension() as second:
        assert await first.ended() == CLOSE_REPLACED
        asked = asyncio.ensure_future(program.exchange.ask(Url(), TabLocation, "ask where it is", 5))
        await second.answer(PLACE)
        assert (await asked).title == "Example"


# -- pairing -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.pairing")
async def test_a_code_gives_the_secrets_once() -> None:
    """What is kept is what was told; the same code again gets nothing."""
    kept: list[Pairing] = []
    pairing_code = PairingCode()
    async with server.serve_pairing(pairing_code, kept.append) as (port, made):
        async with socket(port, f"pair.{pairing_code.text}") as client:
            paired = await Played(client).hear()
            assert await Played(client).ended() == CLOSE_PAIRED
        assert kept == [await made]
        assert paired == {"type": "Paired", "data": {"token": kept[0].token, "key": kept[0].key}}
        assert kept[0].port == port
        async with socket(port, f"pair.{pairing_code.text}") as again:
            assert await Played(again).ended() == CLOSE_REFUSED
            assert again.close_reason == "this code was already used"
    assert len(kept) == 1


@pytest.mark.spec("extension.pairing")
async def test_codes_are_not_guessed() -> None:
    """After five wrong ones the right one is void too; a page or a token gets no try."""
    pairing_code = PairingCode()
    async with server.serve_pairing(pairing_code, lambda _: pytest.fail("nothing is to be kept")) as (port, made):
        assert await refused(port, f"pair.{pairing_code.text}", "http://evil.test") == 403
        assert await refused(port, "token.anything") == 401
        reasons = []
        for code in ["AAAA-AAAA"] * 5 + [pairing_code.text]:
            async with socket(port, f"pair.{code}") as client:
                assert await Played(client).ended() == CLOSE_REFUSED
                reasons.append(client.close_reason)
        assert reasons == ["wrong code"] * 5 + ["too many wrong codes were tried"]
        with pytest.raises(NeedsHuman, match="again"):
            await made
