"""The conversation without a wire: whatever is said, and in whatever order, changes nothing that it should not."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subterminator.domain.errors import ActionTimeout
from subterminator.domain.protocols import PageRequest
from subterminator.extension.commands import Acknowledgement, Act, ExpectedElement, NodeRef, TabLocation, Url
from subterminator.extension.connection import Exchange
from subterminator.extension.protocol import CLOSE_VERSION

HELLO = {"type": "Hello", "data": {"version": 1, "extension": "1.0", "nonce": "0123456789abcdef"}}
PLACE = {"url": "https://www.example.com/", "title": "Example"}
PRESS = Act(
    kind="click",
    at=NodeRef(frame=0, document="D", node=7),
    expect=ExpectedElement(role="button", name="Go", text="Go", form_method="", form_action=""),
    timeout_ms=1000,
)


class Heard:
    """A connection that keeps what the program says into it."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.code: int | None = None

    async def send(self, text: str) -> None:
        self.said.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.code = code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in self.said if each["type"] == kind]


# -- anything at all ---------------------------------------------------------------------------------------------------

TYPES = (
    *("Hello", "ActionResult", "Snapshot", "Ping", "Dialog", "Error", "RequestSent", "TabClosed"),
    *("ActionCommand", "Welcome", "Paired", "Dance"),
)
KEYS = st.sampled_from(["type", "id", "data", "success", "tree", "code", "x"])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
ANYTHING = st.recursive(
    SCALARS | st.sampled_from(TYPES),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


def ways(anything: Any) -> list[str | bytes]:
    """Twenty messages around one thing: by itself, cut short, as bytes, and where data or id of a message stands."""
    text = json.dumps(anything)
    whole = [json.dumps({"type": kind, "data": anything}) for kind in TYPES]
    marked = [json.dumps({"type": kind, "id": anything, "data": {"success": True}}) for kind in TYPES[:6]]
    return [text, text[:-1], text.encode(), f'{{"type":"Ping","x":{text}}}', *whole, *marked]


@pytest.mark.spec("extension.bad-messages")
@settings(max_examples=20)
@given(st.lists(ANYTHING, min_size=25, max_size=25))
async def test_ten_thousand_messages_of_any_kind_change_nothing(things: list[Any]) -> None:
    """Five hundred at a time, while a press waits: none raises, each is answered once at most; the press is said once,
    and its own answer still counts."""
    exchange, line = Exchange("k", reconnect_seconds=5), Heard()
    peer = exchange.connected(line)
    await exchange.receive(peer, json.dumps(HELLO))
    press = asyncio.ensure_future(exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
    await asyncio.sleep(0)
    for message in itertools.chain.from_iterable(map(ways, things)):
        before = len(line.said)
        await exchange.receive(peer, message)
        assert len(line.said) <= before + 1
    assert not press.done()
    (command,) = line.of("ActionCommand")
    await exchange.receive(peer, json.dumps({"type": "ActionResult", "id": command["id"], "data": {"success": True}}))
    assert await press == Acknowledgement()
    await exchange.close()


# -- every order -------------------------------------------------------------------------------------------------------

ORDERED = {
    "hello": HELLO,
    "ping": {"type": "Ping"},
    "its answer": {"type": "ActionResult", "id": "{id}", "data": {"success": True, "data": PLACE}},
    "a stranger's answer": {"type": "ActionResult", "id": "77", "data": {"success": True, "data": PLACE}},
    "an answer to nobody": {"type": "ActionResult", "data": {"success": True, "data": PLACE}},
    "a snapshot for it": {"type": "Snapshot", "id": "{id}", "data": {"tree": []}},
    "a dialog": {"type": "Dialog", "id": "d1", "data": {"kind": "alert", "message": "", "url": ""}},
    "a request": {"type": "RequestSent", "data": {"method": "POST", "url": "https://a.example/x", "kind": "fetch"}},
    "an error": {"type": "Error", "data": {"code": "malformed", "message": ""}},
    "a command": {"type": "ActionCommand", "data": {"type": "url"}},
    "a welcome": {"type": "Welcome", "data": {"version": 1, "proof": ""}},
    "a verdict": {"type": "DialogAnswer", "id": "d1", "data": {"accept": True}},
}
SILENT = {"an error"}
"""Never answered."""


@pytest.mark.spec("extension.bad-messages")
async def test_messages_in_every_order_are_each_answered_as_their_place_wants() -> None:
    """Every sequence of three of twelve kinds, while a question waits: Hello counts once, an answer after its question
    and once, and everything else in a wrong place is one Error and no more."""
    for order in itertools.product(ORDERED, repeat=3):
        exchange, line = Exchange("k", reconnect_seconds=5), Heard()
        peer = exchange.connected(line)
        question = asyncio.ensure_future(exchange.ask(Url(), TabLocation, "ask where it is", 5))
        await asyncio.sleep(0)
        greeted = answered = False
        for kind in order:
            before = len(line.said)
            known = next((each["id"] for each in line.of("ActionCommand")), "1")
            await exchange.receive(peer, json.dumps(ORDERED[kind]).replace("{id}", known))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            told = [each["type"] for each in line.said[before:]]
            match kind:
                case "hello" if not greeted:
                    greeted = True
                    assert told == ["Welcome", "ActionCommand"], order
                case "its answer" if greeted and not answered:
                    answered = True
                    assert told == [], order
                case "a dialog" if greeted:
                    assert told == ["DialogAnswer"], order
                case "a request" if greeted:
                    assert told == [], order
                case "ping":
                    assert told == ["Pong"], order
                case _:
                    assert told == [] if kind in SILENT else told == ["Error"], order
        assert len(line.of("ActionCommand")) == greeted, order
        assert question.done() is answered, order
        if answered:
            assert (await question).url == PLACE["url"]
        question.cancel()
        await asyncio.gather(question, return_exceptions=True)
        await exchange.close()


@pytest.mark.spec("extension.bad-messages", "extension.version")
async def test_a_second_greeting_of_another_version_ends_the_connection_and_nothing_else() -> None:
    """Whoever changes the version in the middle of a conversation is let go of; what was asked is not taken as done."""
    exchange, line = Exchange("k", reconnect_seconds=0.01), Heard()
    peer = exchange.connected(line)
    await exchange.receive(peer, json.dumps(HELLO))
    press = asyncio.ensure_future(exchange.ask(PRESS, Acknowledgement, "click 'Go'", 0.05))
    await asyncio.sleep(0)
    await exchange.receive(peer, json.dumps({**HELLO, "data": {**HELLO["data"], "version": 2}}))  # type: ignore[dict-item]
    assert line.code == CLOSE_VERSION
    exchange.disconnected(peer)
    with pytest.raises(ActionTimeout, match="may have been done"):
        await press


@pytest.mark.spec("extension.lost-answer")
async def test_no_two_programs_say_the_same_id() -> None:
    """The extension remembers by id what it has done for a run, and a run may be gone on with by another program."""
    ids = set()
    for _ in range(2):
        exchange, line = Exchange("k"), Heard()
        peer = exchange.connected(line)
        await exchange.receive(peer, json.dumps(HELLO))
        press = asyncio.ensure_future(exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
        await asyncio.sleep(0)
        ids.add(line.of("ActionCommand")[0]["id"])
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
    assert len(ids) == 2


@pytest.mark.spec("extension.truthful")
async def test_reported_request_is_heard_before_the_answer_to_its_press() -> None:
    """Required: messages are in order, so that a press whose answer came has said what it sent by then."""
    exchange, line = Exchange("k", reconnect_seconds=5), Heard()
    heard: list[PageRequest] = []
    exchange.on_sent(heard.append)
    peer = exchange.connected(line)
    await exchange.receive(peer, json.dumps(HELLO))
    press = asyncio.ensure_future(exchange.ask(PRESS, Acknowledgement, "click 'Go'", 5))
    await asyncio.sleep(0)
    data = {"method": "POST", "url": "https://www.example.com/cancel", "kind": "fetch", "body": "a=1", "leaves": False}
    await exchange.receive(peer, json.dumps({"type": "RequestSent", "data": data}))
    assert [(each.method, each.url, each.body) for each in heard] == [("POST", "https://www.example.com/cancel", "a=1")]
    assert not press.done()
    known = line.of("ActionCommand")[0]["id"]
    await exchange.receive(peer, json.dumps({"type": "ActionResult", "id": known, "data": {"success": True}}))
    await press
    await exchange.close()
