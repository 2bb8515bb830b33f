"""The extension's socket over real loopback: what is said, and what happens when it goes wrong."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from extension import HELLO, House, Played, house, shake_hands
from rubbish import rubbish
from subterminator.domain.errors import (
    Aborted,
    ActionTimeout,
    BrowserLost,
    ConfigurationError,
    NeedsHuman,
    PageChanged,
    SubTerminatorError,
)
from subterminator.extension import server
from subterminator.extension.commands import (
    Acknowledgement,
    Act,
    ClickElement,
    ExpectedElement,
    FrameAnswers,
    Look,
    NodeRef,
    ProtocolModel,
    ScrollTo,
    TabLocation,
    TakeSnapshot,
    TypeText,
    Url,
)
from subterminator.extension.pairing import Pairing, PairingCode
from subterminator.extension.protocol import MESSAGE_LIMIT, SnapshotTree

SEED_SNAPSHOT = """{
  "type": "Snapshot",
  "data": {
    "tree": [
      { "id": 1, "role": "button", "name": "Login", "tag": "BUTTON", "bounds": {"x":1,"y":2,"width":8,"height":3} }
    ]
  }
}"""
SEED_CLICK = """{
  "type": "ActionCommand",
  "data": { "type": "click_element", "ref": 1 }
}"""
SEED_RESULT = """{
  "type": "ActionResult",
  "data": { "success": true }
}"""
PRESS = Act(
    kind="click",
    at=NodeRef(frame=0, document="D", node=7),
    expect=ExpectedElement(role="button", name="Go", text="Go", form_method="", form_action=""),
    timeout_ms=1000,
)
PLACE = {"url": "https://www.example.com/", "title": "Example"}


@pytest.fixture
async def program() -> AsyncIterator[House]:
    """A program that listens, with little patience."""
    async with house(reconnect_seconds=0.5) as listening:
        yield listening


# -- the source's example ----------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.seed-flow")
async def test_the_example_flow_of_the_source_runs_as_it_is_written(program: House) -> None:
    """Snapshot, click on ref 1, result: the bytes of seed 002 §7, from a client that knows nothing else."""
    async with program.extension(hello=False) as client:
        await client.socket.send(SEED_SNAPSHOT)
        seen = await program.exchange.snapshot(5)
        login = next(node for node in seen.tree if node.name == "Login")
        click = asyncio.ensure_future(
            program.exchange.ask(ClickElement(ref=login.id), Acknowledgement, "click Login", 5)
        )
        command = await client.socket.recv()
        assert command == json.dumps(json.loads(SEED_CLICK), separators=(",", ":"))
        await client.socket.send(SEED_RESULT)
        assert await click == Acknowledgement()


@pytest.mark.spec("extension.seed-flow")
async def test_an_extension_that_knows_the_source_only_types_scrolls_and_shows_the_page_anew(program: House) -> None:
    """click_element, type_text, scroll_to and Snapshot of seed 002 §2 to §4, without an id; its error is told."""
    async with program.extension(hello=False) as client:
        await client.socket.send(SEED_SNAPSHOT)
        await program.exchange.snapshot(5)
        commands: list[tuple[ProtocolModel, dict[str, Any]]] = [
            (TypeText(ref=1, text="Hello World"), {"type": "type_text", "ref": 1, "text": "Hello World"}),
            (ScrollTo(x=0, y=500), {"type": "scroll_to", "x": 0, "y": 500}),
            (ClickElement(ref=1), {"type": "click_element", "ref": 1}),
        ]
        for command, sent in commands:
            asked = asyncio.ensure_future(program.exchange.ask(command, Acknowledgement, "do it", 5))
            assert await client.hear() == {"type": "ActionCommand", "data": sent}
            await client.say({"type": "ActionResult", "data": {"success": True, "error": None, "data": {}}})
            assert await asked == Acknowledgement()
        await client.socket.send(SEED_SNAPSHOT.replace("Login", "Log out"))
        await client.socket.send("{")  # its answer comes after the snapshot was taken
        assert (await client.hear())["type"] == "Error"
        seen = await program.exchange.snapshot(5)
        assert [(node.id, node.role, node.name, node.tag) for node in seen.tree] == [(1, "button", "Log out", "BUTTON")]
        asked = asyncio.ensure_future(program.exchange.ask(ClickElement(ref=9), Acknowledgement, "click 9", 5))
        await client.hear()
        await client.say({"type": "ActionResult", "data": {"success": False, "error": "no element has ref 9"}})
        with pytest.raises(SubTerminatorError, match="no element has ref 9"):
            await asked


# -- what cannot be used -----------------------------------------------------------------------------------------------


async def still_works(program: House, client: Played) -> bool:
    """Whether a command is answered as ever; what was complained about before is passed over."""
    asked = asyncio.ensure_future(program.exchange.ask(Url(), TabLocation, "ask where it is", 5))
    command = await client.hear()
    while command["type"] == "Error":
        command = await client.hear()
    await client.say({"type": "ActionResult", "id": command["id"], "data": {"success": True, "data": PLACE}})
    return (await asked).url == PLACE["url"]


@pytest.mark.spec("extension.bad-messages")
@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b"\x00\xff", "malformed"),
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        ("[" * 100_000, "malformed"),
        ('{"type":"Ping","type2":1}', "malformed"),
        ('{"type":"ActionResult","data":{"success":"yes"}}', "malformed"),
        ('{"type":"Snapshot","data":{"tree":[{"id":0}]}}', "malformed"),
        ('{"data":{}}', "malformed"),
        ('{"type":"Dance"}', "unknown"),
        ('{"type":"ActionCommand","data":{"type":"click_element","ref":1}}', "out-of-order"),
        ('{"type":"Welcome","data":{"version":1,"proof":""}}', "out-of-order"),
        (json.dumps(HELLO), "out-of-order"),
        ('{"type":"ActionResult","data":{"success":true}}', "out-of-order"),
        ('{"type":"ActionResult","id":"77","data":{"success":true}}', "out-of-order"),
        ('{"type":"Snapshot","id":"77","data":{"tree":[]}}', "out-of-order"),
    ],
)
async def test_what_cannot_be_used_gets_an_error_and_the_conversation_goes_on(
    program: House, said: str | bytes, code: str
) -> None:
    """Malformed, unknown, or not its turn: one Error each, with the message's id where it had one."""
    async with program.extension() as client:
        await client.socket.send(said)
        told = await client.hear()
        assert (told["type"], told["data"]["code"]) == ("Error", code)
        assert told.get("id") == ("77" if b'"77"' in (said if isinstance(said, bytes) else said.encode()) else None)
        assert await still_works(program, client)


@pytest.mark.spec("extension.bad-messages")
async def test_nothing_is_answered_before_its_command_or_twice(program: House) -> None:
    """Each answer in a wrong order is complained about, and the right one still counts."""
    async with program.extension(hello=False) as client:
        await client.say({"type": "Dialog", "id": "d1", "data": {"kind": "alert", "message": "", "url": ""}})
        assert (await client.hear())["data"]["code"] == "out-of-order"
        await client.say(HELLO)
        assert (await client.hear())["type"] == "Welcome"
        asked = asyncio.ensure_future(program.exchange.ask(TakeSnapshot(), SnapshotTree, "take a snapshot", 5))
        command = await client.hear()
        await client.say({"type": "ActionResult", "id": command["id"], "data": {"success": True}})
        assert (await client.hear())["data"]["code"] == "out-of-order"
        await client.say({"type": "Snapshot", "id": command["id"], "data": {"tree": []}})
        assert (await asked).tree == []
        await client.say({"type": "Snapshot", "id": command["id"], "data": {"tree": []}})
        assert (await client.hear())["data"]["code"] == "out-of-order"
        asked_again = asyncio.ensure_future(program.exchange.ask(Look(), FrameAnswers, "look", 5))
        await client.answer({"tab": 1, "frames": [{"frame": 0}]})
        with pytest.raises(ActionTimeout, match="is invalid"):
            await asked_again
        assert (await client.hear())["data"]["code"] == "malformed"


@pytest.mark.spec("extension.oversized")
async def test_a_message_of_100_megabytes_ends_the_connection(program: House) -> None:
    """It is refused by its length, before it is held in memory; whoever waits is told, and the extension may return."""
    reader, writer = await asyncio.open_connection("127.0.0.1", program.port)
    here, offers = f"127.0.0.1:{program.port}", [f"token.{program.pairing.token}"]
    assert await shake_hands(reader, writer, here, offers) == 101
    hello = json.dumps(HELLO).encode()
    writer.write(b"\x81\xfe" + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    asked = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 0.5))
    await reader.readuntil(b'"act"')
    writer.write(b"\x81\xff" + (100_000_000).to_bytes(8, "big") + bytes(4) + b"x" * 1000)
    told = await reader.read()
    assert b"\x88" in told
    assert (1009).to_bytes(2, "big") in told
    writer.close()
    await writer.wait_closed()
    with pytest.raises(ActionTimeout, match="connection was lost"):
        await asked


@pytest.mark.spec("extension.timeouts")
async def test_a_peer_that_never_hangs_up_does_not_keep_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a run it is told, waited for a moment, and then let go of."""
    monkeypatch.setattr(server, "CLOSING_SECONDS", 0.05)
    async with asyncio.timeout(5):
        async with house() as program:
            reader, writer = await asyncio.open_connection("127.0.0.1", program.port)
            here, offers = f"127.0.0.1:{program.port}", [f"token.{program.pairing.token}"]
            assert await shake_hands(reader, writer, here, offers) == 101
            writer.write(b"\x81\xff" + (100_000_000).to_bytes(8, "big") + bytes(4))
            assert b"\x88" in await reader.read()
        writer.close()


@pytest.mark.spec("extension.oversized")
async def test_a_message_just_within_the_limit_is_read(program: House) -> None:
    """Eight megabytes of nonsense are complained about like a few bytes of it."""
    async with program.extension() as client:
        await client.socket.send('{"type":"Dance","x":"' + "x" * (MESSAGE_LIMIT - 100) + '"}')
        assert (await client.hear())["data"]["code"] == "unknown"
        assert await still_works(program, client)


@pytest.mark.spec("extension.bad-messages")
async def test_ten_thousand_random_messages_change_nothing(program: House) -> None:
    """Bytes, text, JSON, and right messages with one thing wrong."""
    chance = random.Random(6)  # noqa: S311 - rubbish, the same each time
    async with program.extension() as client:
        counted = asyncio.ensure_future(count_until_pong(client))
        for _ in range(10_000):
            await client.socket.send(rubbish(chance, [json.loads(SEED_SNAPSHOT), HELLO]))
        await client.say({"type": "Ping"})
        assert await counted == 10_000
        assert await still_works(program, client)


async def count_until_pong(client: Played) -> int:
    """How many Errors come before the next Pong."""
    count = 0
    while (heard := await client.hear())["type"] != "Pong":
        assert heard["type"] == "Error"
        count += 1
    return count


# -- answers that are late, lost, or a no ------------------------------------------------------------------------------


@pytest.mark.spec("extension.timeouts")
async def test_no_answer_is_told_when_its_time_is_up(program: House) -> None:
    """What acts may have been done; what comes too late is nobody's answer; the next command is its own."""
    async with program.extension() as client:
        with pytest.raises(ActionTimeout, match="may have been done and is not sent again: read the page back"):
            await program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 0.05)
        with pytest.raises(ActionTimeout, match="no answer within"):
            await program.exchange.ask(Look(), FrameAnswers, "look", 0.05)
        late = await client.answer()
        assert late["data"]["type"] == "act"
        assert (await client.hear())["data"]["type"] == "look"
        assert (await client.hear())["data"]["code"] == "out-of-order"
        assert await still_works(program, client)


@pytest.mark.spec("extension.timeouts")
async def test_without_an_extension_the_run_is_told_so(program: House) -> None:
    """Nothing waits for ever."""
    with pytest.raises(BrowserLost, match="the extension is not connected"):
        await program.exchange.ask(Url(), TabLocation, "ask where it is", 5)


@pytest.mark.spec("extension.lost-answer")
async def test_a_press_whose_answer_was_lost_is_never_sent_again(program: House) -> None:
    """The connection comes back, and only what reads is asked again."""
    async with program.extension() as client:
        press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 0.5))
        assert (await client.hear())["data"]["type"] == "act"
        look = asyncio.ensure_future(program.exchange.ask(Url(), TabLocation, "ask where it is", 0.5))
        assert (await client.hear())["data"]["type"] == "url"
    async with program.extension() as client:
        assert (await client.answer(PLACE))["data"]["type"] == "url"
        assert (await look).title == "Example"
        with pytest.raises(ActionTimeout, match="not sent again: read the page back first"):
            await press
        assert await still_works(program, client)


@pytest.mark.spec("extension.resume")
async def test_an_answer_that_was_lost_may_be_said_again(program: House) -> None:
    """The extension that did it says so on its next connection: then nobody has to read back."""
    async with program.extension() as client:
        press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
        known = (await client.hear())["id"]
    async with program.extension() as client:
        await client.say({"type": "ActionResult", "id": known, "data": {"success": True}})
        assert await press == Acknowledgement()


@pytest.mark.spec("extension.resume")
async def test_a_command_that_was_never_sent_waits_for_the_connection(program: House) -> None:
    """An extension that sleeps wakes up, and is told then, once."""
    press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
    async with program.extension() as client:
        assert (await client.answer())["data"]["type"] == "act"
        assert await press == Acknowledgement()


@pytest.mark.spec("extension.errors")
@pytest.mark.parametrize(
    ("code", "raised"),
    [
        ("page-changed", PageChanged),
        ("not-allowed", NeedsHuman),
        ("unknown", ConfigurationError),
        ("no-tab", BrowserLost),
        ("failed", ActionTimeout),
        ("never heard of", ActionTimeout),
    ],
)
async def test_a_failure_is_told_as_what_it_is(program: House, code: str, raised: type[Exception]) -> None:
    """The code says who must hear it; what leaves open whether anything was done is not taken for a no."""
    async with program.extension() as client:
        press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
        await client.answer({"code": code}, success=False, error="because of that")
        with pytest.raises(raised, match="could not click 'Go': because of that"):
            await press


@pytest.mark.spec("extension.stop")
async def test_stop_works_at_once(program: House) -> None:
    """The person presses stop in the browser: what is under way ends as aborted, and nothing more is asked."""
    async with program.extension() as client:
        press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
        await client.hear()
        await client.say({"type": "Stopped", "data": {"reason": "popup"}})
        with pytest.raises(Aborted, match="stopped by you in the browser"):
            await press
        with pytest.raises(Aborted):
            await program.exchange.ask(Url(), TabLocation, "ask where it is", 5)
        with pytest.raises(Aborted):
            await program.exchange.until_ended()


@pytest.mark.spec("extension.stop")
async def test_a_closed_tab_ends_what_waits_for_the_person(program: House) -> None:
    """No command is under way while a person is asked, so that the extension says it by itself."""
    async with program.extension() as client:
        waiting = asyncio.ensure_future(program.exchange.until_ended())
        await client.say({"type": "TabClosed"})
        with pytest.raises(BrowserLost, match="you closed the tab"):
            await waiting


@pytest.mark.spec("extension.dialogs")
async def test_a_native_dialog_is_judged_while_time_stands_still(program: House) -> None:
    """Nobody there to judge is a no; a judge may take longer than the press has."""
    async with program.extension() as client:
        dialog = {"type": "Dialog", "id": "d1", "data": {"kind": "confirm", "message": "Sure?", "url": "https://x/"}}
        await client.say(dialog)
        assert await client.hear() == {"type": "DialogAnswer", "id": "d1", "data": {"accept": False}}
        press = asyncio.ensure_future(program.exchange.ask(PRESS, Acknowledgement, "click 'Go'", 0.2))
        known = (await client.hear())["id"]
        asked: list[tuple[str, str, str]] = []

        async def judge(kind: str, message: str, url: str) -> bool:
            asked.append((kind, message, url))
            await asyncio.sleep(0.3)  # the person reads, longer than the press has
            return True

        program.exchange.on_dialog(judge)
        await client.say(dialog)
        assert (await client.hear())["data"] == {"accept": True}
        await client.say({"type": "ActionResult", "id": known, "data": {"success": True}})
        assert await press == Acknowledgement()
        assert asked == [("confirm", "Sure?", "https://x/")]


@pytest.mark.spec("extension.lasting-port")
async def test_a_pairing_gets_a_port_that_no_outgoing_connection_takes() -> None:
    """The next run finds it free, however many connections this machine has."""
    async with server.serve_pairing(PairingCode(), lambda pairing: None) as (port, _):
        assert port in server.LASTING_PORTS


@pytest.mark.spec("extension.port-taken")
async def test_a_second_run_is_told_that_the_port_is_taken(program: House) -> None:
    """The extension knows one port, so one run at a time drives it."""
    pairing = Pairing(program.port, program.pairing.token, program.pairing.key)
    with pytest.raises(ConfigurationError, match="`subterminator extension wait` in another terminal, has it"):
        async with server.serve_extension(program.exchange, pairing):
            pass
