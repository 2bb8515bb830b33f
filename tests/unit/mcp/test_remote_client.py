"""The far model and the far person, with the SDK's own client in this process; a script plays the run."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import click
import jsonschema
import mcp_types as types
import pytest
from mcp import Client
from mcp.client.session import ElicitationFnT

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError, NeedsHuman
from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.domain.stops import StopReason
from subterminator.mcp.remote_client import Question, RemoteClient, RemotePerson, approval_question
from subterminator.mcp.server import Summary, ToolTransport, tool_transport
from subterminator.mcp.tool_schemas import OUTPUT_SCHEMA
from subterminator.mcp.types import Message
from subterminator.services.definition import builtin

REQUEST = ApprovalRequest(
    run_id="run1",
    service="Tidelight",
    host="tidelight.example",
    role="button",
    name="Finish cancellation",
    text="Finish cancellation",
    form_method="post",
    form_action="https://tidelight.example/cancel",
    url="https://tidelight.example/review",
    title="Review",
    facts={"ends": "2026-12-04"},
    reason="it reads as final",
    nonce="n",
    expires=datetime(2026, 12, 4, tzinfo=UTC),
)
END = {"outcome": "cancelled", "message": "read back", "effective_date": None, "run_id": "run1"}
Mode = Literal["auto", "legacy"]
MODES = pytest.mark.parametrize("mode", ["auto", "legacy"])


def accepts(**content: Any) -> types.ElicitResult:
    return types.ElicitResult(action="accept", content=content)


class Script:
    """A run in the place of a real one. A click is asked about, a scroll waits, a fill asks the person to do something;
    everything that was carried out is kept.
    """

    def __init__(self, seconds: float = 30) -> None:
        self.seconds = seconds
        self.done: list[str] = []
        self.decisions: list[Decision] = []
        self.words: list[str] = []
        self.runs = 0
        self.go_on = asyncio.Event()
        self.at_work = asyncio.Event()
        self.interrupted = False
        self.fails: BaseException | None = None

    async def __call__(self, person: RemotePerson, client: RemoteClient, say: Callable[[str], None]) -> Summary:
        self.runs += 1
        if self.fails is not None:
            raise self.fails
        messages = [Message("user", "Goal")]
        try:
            while True:
                (call,) = (await client.chat(messages)).tool_calls
                self.done.append(call.name)
                say(f"doing {call.name}")
                answer = "ok - done"
                if call.name == "complete_task":
                    return Summary("cancelled: read back", success=True, data=END)
                if call.name == "browser_click":
                    decision, words = await person.confirm(REQUEST, self.seconds)
                    self.decisions.append(decision)
                    self.words.append(words)
                    if decision is Decision.NOBODY:
                        return Summary(f"needs_human: {words}", success=False)
                    answer = "ok - pressed" if decision is Decision.YES else f"error: human_rejected - {words}"
                if call.name == "browser_fill":
                    answer = f"ok - {await person.wait_for('Sign in', self.seconds)}"
                if call.name == "browser_scroll":
                    self.at_work.set()
                    await self.go_on.wait()
                messages.append(Message("tool", answer, image="cGlj"))
        except asyncio.CancelledError:
            self.interrupted = True
            return Summary("aborted: interrupted", success=False)


class Terminal:
    """A person at a terminal, who answers when told to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.shown = 0
        self.words: asyncio.Queue[str] = asyncio.Queue()

    async def __call__(self, question: Question) -> str:
        self.asked.append(question)
        self.shown += 1
        try:
            return await self.words.get()
        finally:
            self.shown -= 1


class Far:
    """A server with a script for a run."""

    def __init__(self, script: Script, **options: Any) -> None:
        self.script = script
        self.terminal = Terminal()
        self.transport = ToolTransport(script, self.terminal, **options)

    @asynccontextmanager
    async def client(self, callback: ElicitationFnT | None = None, mode: Mode = "auto") -> AsyncIterator[Client]:
        try:
            async with Client(self.transport.server, elicitation_callback=callback, mode=mode) as client:
                yield client
        finally:
            await self.transport.close()


async def says(client: Client, tool: str, **arguments: Any) -> str:
    return text(await client.call_tool(tool, arguments))


def text(result: Any) -> str:
    (first, *_) = result.content
    assert isinstance(first, types.TextContent)
    return first.text


async def raw(client: Client, tool: str, **options: Any) -> Any:
    """One call as a client of one's own would make it, with no retry made for it."""
    return await client.session.call_tool(tool, {"ref": "@e1"}, allow_input_required=True, **options)


async def person(context: Any, params: Any) -> types.ElicitResult:
    return accepts(answer="confirm")


# -- the tools ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("mcp.tools")
async def test_seven_tools_are_listed_with_what_they_take_and_what_they_do() -> None:
    """A client shows a person which of them act, and a model what each takes."""
    async with Far(Script()).client() as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}

    assert list(tools) == list(tool_transport.TOOL_ANNOTATIONS)
    assert all(tool.input_schema["additionalProperties"] is False and tool.description for tool in tools.values())
    acting = {name for name, tool in tools.items() if tool.annotations and not tool.annotations.read_only_hint}
    assert acting == {"browser_click", "browser_fill", "browser_select", "get_snapshot", "complete_task"}
    assert all(tool.title and tool.output_schema for tool in tools.values())
    for tool in tools.values():
        assert all(each.get("description") for each in tool.input_schema["properties"].values()), tool.name
    stop = tools["complete_task"].input_schema["properties"]["stop"]
    assert all(f"{reason}: {reason.meaning}" in stop["description"] for reason in StopReason)
    click = tools["browser_click"].annotations
    assert click is not None
    assert click.destructive_hint


@pytest.mark.spec("mcp.begins")
@pytest.mark.parametrize("tool", ["browser_click", "complete_task", "request_human_approval"])
async def test_only_a_look_begins_a_run(tool: str) -> None:
    """A claim or a click out of nowhere opens no browser."""
    far = Far(Script())
    async with far.client() as client:
        result = await client.call_tool(tool, {"ref": "@e1"})
    assert result.is_error
    assert "Start one with get_snapshot" in text(result)
    assert far.script.runs == 0


@pytest.mark.spec("mcp.begins")
async def test_a_name_that_is_no_tool_reaches_no_run() -> None:
    """It is told which there are."""
    far = Far(Script())
    async with far.client() as client:
        await client.call_tool("get_snapshot")
        result = await client.call_tool("confirm", {"code": "x"})
    assert result.is_error
    assert text(result).startswith("Unknown tool: confirm. Tools: get_snapshot,")
    assert far.script.done == ["get_snapshot"]


@pytest.mark.spec("mcp.answer")
async def test_an_answer_is_the_page_in_lines_with_its_picture() -> None:
    """And an error is marked as one."""
    far = Far(Script())
    async with far.client(person) as client:
        result = await client.call_tool("get_snapshot")
    first, picture = result.content
    assert text(result) == "ok - done"
    assert not result.is_error
    assert isinstance(picture, types.ImageContent)
    assert (picture.data, picture.mime_type, first.type) == ("cGlj", "image/png", "text")


@MODES
@pytest.mark.spec("mcp.progress")
async def test_what_the_run_does_is_told_while_a_call_waits(mode: Mode) -> None:
    """A person who watches the client sees it go on."""
    heard: list[str | None] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        heard.append(message)

    async with Far(Script()).client(person, mode) as client:
        await client.call_tool("get_snapshot", progress_callback=hear)
    assert heard == ["doing get_snapshot"]


@pytest.mark.spec("mcp.progress")
async def test_a_client_that_waits_long_is_told_that_it_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients give up on a server that says nothing."""
    monkeypatch.setattr(tool_transport, "PROGRESS_SECONDS", 0.01)
    far = Far(Script())
    heard: list[str | None] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        heard.append(message)
        if message == "Working":
            far.script.go_on.set()

    async with far.client() as client:
        await client.call_tool("get_snapshot")
        await client.call_tool("browser_scroll", progress_callback=hear)
    assert "Working" in heard


@pytest.mark.spec("mcp.structured")
async def test_every_answer_has_structured_content_of_the_declared_form() -> None:
    """Required: also a refusal and the end; the SDK's client checks each against the schema."""
    far = Far(Script())
    async with far.client(person) as client:
        refused = await client.call_tool("browser_click", {"ref": "@e1"})
        looked = await client.call_tool("get_snapshot")
        ended = await client.call_tool("complete_task", {"status": "success", "reason": "done"})
    assert [each.structured_content["ok"] for each in (refused, looked, ended) if each.structured_content] == [
        False,
        True,
        True,
    ]
    assert ended.structured_content is not None
    assert ended.structured_content["ended"]["outcome"] == "cancelled"
    for each in (refused, looked, ended):
        jsonschema.validate(each.structured_content, OUTPUT_SCHEMA)


# -- one call at a time ------------------------------------------------------------------------------------------------


@pytest.mark.spec("mcp.one-call")
async def test_a_second_caller_is_told_and_its_call_is_not_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two models on one page would each press on what the other has left."""
    monkeypatch.setattr(tool_transport, "TURN_SECONDS", 0.01)
    far = Far(Script())
    async with far.client() as first, Client(far.transport.server) as second:
        await first.call_tool("get_snapshot")
        going = asyncio.ensure_future(first.call_tool("browser_scroll"))
        await far.script.at_work.wait()
        refused = await second.call_tool("browser_select", {})
        far.script.go_on.set()
        await going
    assert refused.is_error
    assert "one tool at a time" in text(refused)
    assert far.script.done == ["get_snapshot", "browser_scroll"]


@MODES
@pytest.mark.spec("mcp.open-call")
async def test_a_call_that_was_given_up_is_answered_to_the_next_one(mode: Mode) -> None:
    """Clients time out while a person reads; what was done is told, and done once."""
    far = Far(Script())
    async with far.client(mode=mode) as client:
        await client.call_tool("get_snapshot")
        given_up = asyncio.ensure_future(client.call_tool("browser_scroll", {"ref": "@e3"}))
        await far.script.at_work.wait()
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        far.script.go_on.set()
        answer = await says(client, "browser_select")
    assert answer.startswith(
        'browser_select was not executed. This answers the earlier call browser_scroll {"ref": "@e3"}.'
    )
    assert far.script.done == ["get_snapshot", "browser_scroll"]


@pytest.mark.spec("mcp.open-call")
async def test_the_same_call_made_again_gets_the_answer_to_the_first() -> None:
    """A client that retries presses once."""
    far = Far(Script())
    async with far.client() as client:
        await client.call_tool("get_snapshot")
        given_up = asyncio.ensure_future(client.call_tool("browser_scroll", {"ref": "@e3"}))
        await far.script.at_work.wait()
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        far.script.go_on.set()
        assert await says(client, "browser_scroll", ref="@e3") == "ok - done"
    assert far.script.done == ["get_snapshot", "browser_scroll"]


# -- the person --------------------------------------------------------------------------------------------------------


@MODES
@pytest.mark.spec("mcp.asks")
async def test_the_person_is_asked_over_the_client_and_a_yes_presses(mode: Mode) -> None:
    """By the protocol of today, and by the one before."""
    far, asked = Far(Script()), []

    async def reads(context: Any, params: Any) -> types.ElicitResult:
        asked.append(params.message)
        return accepts(answer="confirm")

    async with far.client(reads, mode) as client:
        await client.call_tool("get_snapshot")
        assert await says(client, "browser_click", ref="@e1") == "ok - pressed"
        assert await says(client, "complete_task", status="success", reason="done") == "cancelled: read back"
    assert far.script.decisions == [Decision.YES]
    assert "Press: button “Finish cancellation”" in asked[0]


@MODES
@pytest.mark.spec("mcp.only-the-person")
@pytest.mark.parametrize(
    ("reply", "decision"),
    [
        (accepts(answer="yes"), Decision.NO),
        (accepts(answer=" confirmed"), Decision.NO),
        (accepts(answer="con firm"), Decision.NO),
        (accepts(answer="confirm it"), Decision.NO),
        (accepts(answer=""), Decision.NO),
        (accepts(answer=True), Decision.NO),
        (accepts(answer=["confirm"]), Decision.NO),
        (accepts(other="confirm"), Decision.NO),
        (accepts(), Decision.NO),
        (types.ElicitResult(action="accept", content=None), Decision.NO),
        (types.ElicitResult(action="decline", content={"answer": "confirm"}), Decision.NO),
        (types.ElicitResult(action="cancel", content={"answer": "confirm"}), Decision.NOBODY),
    ],
)
async def test_only_the_word_typed_is_a_yes(mode: Mode, reply: types.ElicitResult, decision: Decision) -> None:
    """A form that a client or a hook sends off by itself is none."""
    far = Far(Script())

    async def replies(context: Any, params: Any) -> types.ElicitResult:
        return reply

    async with far.client(replies, mode) as client:
        await client.call_tool("get_snapshot")
        result = await client.call_tool("browser_click", {"ref": "@e1"})
    assert result.is_error
    assert far.script.decisions == [decision]


@MODES
@pytest.mark.spec("mcp.typed")
@pytest.mark.parametrize("typed", ["Confirm", "CONFIRM ", " confirm\n"])
async def test_the_word_counts_as_at_a_terminal(mode: Mode, typed: str) -> None:
    """Required: one rule at every door. The journal has what was typed."""
    far = Far(Script())

    async def replies(context: Any, params: Any) -> types.ElicitResult:
        return accepts(answer=typed)

    async with far.client(replies, mode) as client:
        await client.call_tool("get_snapshot")
        assert await says(client, "browser_click", ref="@e1") == "ok - pressed"
    assert far.script.words == [typed]


@MODES
@pytest.mark.spec("mcp.typed")
@pytest.mark.parametrize(
    ("second", "decision", "words"),
    [
        ("confirm", Decision.YES, "confirm"),
        ("yes", Decision.NO, "'yes' is not the word confirm"),
        ("no", Decision.NO, "no"),
    ],
)
async def test_another_word_is_asked_about_once_more(mode: Mode, second: str, decision: Decision, words: str) -> None:
    """Required: who typed "yes" is told that it was not the word, and is not said to have said no."""
    far, asked = Far(Script()), []

    async def replies(context: Any, params: Any) -> types.ElicitResult:
        asked.append(params.message)
        return accepts(answer="yes" if len(asked) == 1 else second)

    async with far.client(replies, mode) as client:
        await client.call_tool("get_snapshot")
        await client.call_tool("browser_click", {"ref": "@e1"})
    assert asked[1].startswith("“yes” is not the word confirm, so nothing was pressed. You are asked once more.\n")
    assert asked[1].partition("\n")[2].startswith("SubTerminator needs your yes.")
    assert len(asked) == 2
    assert (far.script.decisions, far.script.words) == ([decision], [words])


@MODES
@pytest.mark.spec("mcp.typed")
@pytest.mark.parametrize(
    ("reply", "decision", "words"),
    [
        (accepts(answer="no"), Decision.NO, "no"),
        (types.ElicitResult(action="decline"), Decision.NO, "you declined"),
        (types.ElicitResult(action="cancel"), Decision.NOBODY, "you dismissed the question"),
    ],
)
async def test_a_no_is_recorded_as_what_it_was(
    mode: Mode, reply: types.ElicitResult, decision: Decision, words: str
) -> None:
    """Required: asked once; who dismissed a question was there."""
    far, asked = Far(Script()), []

    async def replies(context: Any, params: Any) -> types.ElicitResult:
        asked.append(params.message)
        return reply

    async with far.client(replies, mode) as client:
        await client.call_tool("get_snapshot")
        await client.call_tool("browser_click", {"ref": "@e1"})
    assert (far.script.decisions, far.script.words, len(asked)) == ([decision], [words], 1)


@pytest.mark.spec("mcp.only-the-person")
async def test_nothing_that_a_caller_can_make_up_answers_for_the_person() -> None:
    """Arguments, another question's answer, a state with no answer, a code for a state: each is asked again."""
    far = Far(Script())
    yes = {"answer": accepts(answer="confirm")}
    async with far.client(person) as client:
        await client.call_tool("get_snapshot")
        asked = await raw(client, "browser_click")
        run = far.transport._run
        assert run is not None
        question = run.person.question
        assert question is not None
        for forged in (
            {"request_state": asked.request_state},
            {"request_state": asked.request_state, "input_responses": {"other": accepts(answer="confirm")}},
            {"request_state": question.code, "input_responses": yes},
            {"request_state": "", "input_responses": yes},
            {"input_responses": yes},
        ):
            again = await raw(client, "browser_click", **forged)
            assert isinstance(again, types.InputRequiredResult)
        await client.session.call_tool("request_human_approval", {"answer": "confirm"}, allow_input_required=True)
        assert far.script.decisions == []
        assert question is run.person.question
    assert far.script.done == ["get_snapshot", "browser_click"]


@pytest.mark.spec("mcp.only-the-person")
async def test_a_client_that_cannot_ask_cannot_answer() -> None:
    """An answer from it was typed by nobody."""
    far = Far(Script())
    async with far.client(person) as asks, Client(far.transport.server) as cannot:
        await asks.call_tool("get_snapshot")
        asked = await raw(asks, "browser_click")
        answer = {"request_state": asked.request_state, "input_responses": {"answer": accepts(answer="confirm")}}
        result = await raw(cannot, "browser_click", **answer)
        assert result.is_error
        assert far.script.decisions == []


@pytest.mark.spec("mcp.open-call")
async def test_an_answer_that_is_sent_twice_is_carried_out_once() -> None:
    """The second finds nothing that waits for it."""
    far = Far(Script())
    async with far.client(person) as client:
        await client.call_tool("get_snapshot")
        asked = await raw(client, "browser_click")
        answer = {"request_state": asked.request_state, "input_responses": {"answer": accepts(answer="confirm")}}
        assert text(await raw(client, "browser_click", **answer)) == "ok - pressed"
        again = await raw(client, "browser_click", **answer)
    assert again.is_error
    assert "This question is closed" in text(again)
    assert far.script.done == ["get_snapshot", "browser_click"]


@pytest.mark.spec("mcp.time")
async def test_an_answer_that_comes_too_late_is_told_how_the_run_ended() -> None:
    """The time ran out while the client held the question."""
    far = Far(Script(seconds=0.01))
    async with far.client(person) as client:
        await client.call_tool("get_snapshot")
        asked = await raw(client, "browser_click")
        run = far.transport._run
        assert run is not None
        assert run.open is not None
        await run.open.answer
        answer = {"request_state": asked.request_state, "input_responses": {"answer": accepts(answer="confirm")}}
        late = await raw(client, "browser_click", **answer)
    assert (late.is_error, text(late)) == (True, "needs_human: nobody answered")
    assert far.script.decisions == [Decision.NOBODY]


@pytest.mark.spec("mcp.time")
async def test_a_question_of_before_is_withdrawn_when_its_time_is_up() -> None:
    """The client is still showing it, and the call has its answer."""
    far = Far(Script(seconds=0.05))
    withdrawn = asyncio.Event()

    async def never(context: Any, params: Any) -> types.ElicitResult:
        try:
            await asyncio.Event().wait()
        finally:
            withdrawn.set()
        raise AssertionError

    async with far.client(never, "legacy") as client:
        await client.call_tool("get_snapshot")
        assert await says(client, "browser_click", ref="@e1") == "needs_human: nobody answered"
        await withdrawn.wait()


@pytest.mark.spec("mcp.asks")
async def test_a_question_that_was_not_answered_is_asked_again_at_the_next_call() -> None:
    """A client that gave up while the person read comes back to it."""
    far, asked = Far(Script()), asyncio.Event()

    async def second_time(context: Any, params: Any) -> types.ElicitResult:
        if not asked.is_set():
            asked.set()
            await asyncio.Event().wait()
        return accepts(answer="confirm")

    async with far.client(second_time, "legacy") as client:
        await client.call_tool("get_snapshot")
        given_up = asyncio.ensure_future(client.call_tool("browser_click", {"ref": "@e1"}))
        await asked.wait()
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        assert await says(client, "browser_click", ref="@e1") == "ok - pressed"
    assert far.script.decisions == [Decision.YES]


@MODES
@pytest.mark.spec("mcp.asks")
@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        (accepts(answer="done"), "ok - done"),
        (types.ElicitResult(action="decline"), "you declined"),
        (types.ElicitResult(action="cancel"), "you dismissed the question"),
    ],
)
async def test_the_person_is_asked_to_do_what_only_they_can(mode: Mode, reply: types.ElicitResult, answer: str) -> None:
    """Signing in, a code, a captcha; a no to that ends the run as one, not as nobody there."""
    far = Far(Script())

    async def replies(context: Any, params: Any) -> types.ElicitResult:
        assert params.message == "Sign in"
        return reply

    async with far.client(replies, mode) as client:
        await client.call_tool("get_snapshot")
        assert await says(client, "browser_fill") == answer


# -- at a terminal -----------------------------------------------------------------------------------------------------


@MODES
@pytest.mark.spec("mcp.terminal")
async def test_where_the_client_cannot_ask_the_model_is_told_how_the_person_answers(mode: Mode) -> None:
    """The next call waits for them, and gives the answer to the one before."""
    far = Far(Script())
    async with far.client(mode=mode) as client:
        await client.call_tool("get_snapshot")
        first = await client.call_tool("browser_click", {"ref": "@e1"})
        assert first.is_error
        assert f"subterminator mcp confirm {far.terminal.asked[0].code}" in text(first)
        waiting = asyncio.ensure_future(says(client, "browser_click", ref="@e1"))
        far.terminal.words.put_nowait("confirm")
        assert await waiting == "ok - pressed"
    assert far.script.decisions == [Decision.YES]
    assert len(far.terminal.asked) == 1


@pytest.mark.spec("mcp.terminal")
async def test_a_model_that_calls_and_calls_is_told_the_same_and_nothing_is_done() -> None:
    """Its calls are no answer."""
    far = Far(Script(), terminal_seconds=0.01)
    async with far.client() as client:
        await client.call_tool("get_snapshot")
        answers = {await says(client, tool, ref="@e1") for tool in ("browser_click", "browser_click", "complete_task")}
    assert len(answers) == 1
    assert far.script.done == ["get_snapshot", "browser_click"]
    assert far.terminal.shown == 0


@MODES
@pytest.mark.spec("mcp.terminal")
async def test_a_person_who_does_not_trust_the_client_is_asked_at_a_terminal(mode: Mode) -> None:
    """The client's own form is never shown, and what it makes up is not taken."""
    far = Far(Script(), ask_client=False)
    async with far.client(person, mode) as client:
        await client.call_tool("get_snapshot")
        assert "mcp confirm" in await says(client, "browser_click", ref="@e1")
    assert far.script.decisions == []


@pytest.mark.spec("mcp.terminal")
async def test_a_client_that_fails_to_ask_leaves_the_question_to_the_terminal() -> None:
    """Some say that they can ask, and answer with an error."""
    far = Far(Script())

    async def broken(context: Any, params: Any) -> types.ErrorData:
        return types.ErrorData(code=-32603, message="no window")

    async with far.client(broken, "legacy") as client:
        await client.call_tool("get_snapshot")
        assert "mcp confirm" in await says(client, "browser_click", ref="@e1")


@pytest.mark.spec("mcp.terminal")
async def test_a_question_is_taken_from_the_terminal_when_its_time_is_up() -> None:
    """Nobody can answer what no longer waits."""
    far = Far(Script(seconds=0.05))
    async with far.client() as client:
        await client.call_tool("get_snapshot")
        await client.call_tool("browser_click", {"ref": "@e1"})
        assert await says(client, "browser_click", ref="@e1") == "needs_human: nobody answered"
        assert far.terminal.shown == 0


# -- how it ends -------------------------------------------------------------------------------------------------------


@pytest.mark.spec("mcp.next-run")
async def test_after_the_end_only_a_second_look_begins_the_next_run() -> None:
    """One server, two runs; what belongs to neither does nothing, and no run starts unnoticed."""
    far = Far(Script())
    async with far.client(person) as client:
        await client.call_tool("get_snapshot")
        assert await says(client, "complete_task", status="failed", reason="x") == "cancelled: read back"
        assert "Start one with get_snapshot" in await says(client, "browser_click", ref="@e1")
        assert far.script.runs == 1
        told = await client.call_tool("get_snapshot")
        assert text(told).startswith("cancelled: read back\nThat run has ended, and nothing was done now.")
        assert told.structured_content is not None
        assert told.structured_content["ended"] == END
        assert far.script.runs == 1
        assert await says(client, "get_snapshot") == "ok - done"
    assert far.script.runs == 2


@pytest.mark.spec("mcp.ends")
async def test_a_run_that_cannot_begin_says_why() -> None:
    """The words that the command line would print."""
    far = Far(Script())
    far.script.fails = ConfigurationError("no browser was found: run make browser")
    async with far.client() as client:
        result = await client.call_tool("get_snapshot")
    assert (result.is_error, text(result)) == (True, "no browser was found: run make browser")


@pytest.mark.spec("mcp.ends")
async def test_a_mistake_of_ours_ends_the_call_and_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """The client is not shown what the program looks like inside."""
    far = Far(Script())
    far.script.fails = KeyError("/home/me/secret")
    async with far.client() as client:
        result = await client.call_tool("get_snapshot")
    assert (result.is_error, "secret" in text(result)) == (True, False)
    assert "secret" in caplog.text


@MODES
@pytest.mark.spec("mcp.gone")
async def test_a_client_that_goes_in_the_middle_of_a_question_ends_the_run(mode: Mode) -> None:
    """The run is interrupted, and comes to its end."""
    far = Far(Script())
    asked = asyncio.Event()

    async def reads(context: Any, params: Any) -> types.ElicitResult:
        asked.set()
        await asyncio.Event().wait()
        raise AssertionError

    async with far.client(reads, mode) as client:
        await client.call_tool("get_snapshot")
        going = asyncio.ensure_future(client.call_tool("browser_click", {"ref": "@e1"}))
        await asked.wait()
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
    assert far.script.interrupted
    assert far.script.decisions == []
    assert far.transport._run is not None
    assert far.transport._run.person.question is None


@pytest.mark.spec("mcp.time")
async def test_a_model_that_asks_for_nothing_ends_the_run() -> None:
    """A browser does not stay open for a model that has gone."""
    with pytest.raises(NeedsHuman, match=r"made no call for 0\.01 seconds"):
        await RemoteClient(idle_seconds=0.01).chat([])


# -- what the person reads ---------------------------------------------------------------------------------------------


@pytest.mark.spec("mcp.question")
def test_a_question_names_what_is_pressed_where_and_what_it_sends() -> None:
    """All that a person needs for their yes, a line each."""
    request = replace(REQUEST, warnings=("name and text differ",), text="End it", price="$9 a month", plan="Premium")
    lines = approval_question(request, 300).splitlines()
    assert lines == [
        "SubTerminator needs your yes. This cannot be taken back.",
        "Service: Tidelight at tidelight.example",
        "Press: button “Finish cancellation”",
        "It reads: “End it”",
        "It sends: POST https://tidelight.example/cancel",
        "On page: “Review” https://tidelight.example/review",
        "Ends: 4 December 2026",
        "Plan: “Premium”",
        "Price now: “$9 a month”",
        "Why ask: it reads as final",
        "WARNING: name and text differ",
        "Text in “…” was written by the page.",
        "Type confirm to press it. Nothing else is a yes. You have 300 seconds.",
    ]


@pytest.mark.spec("mcp.question")
@pytest.mark.parametrize(
    "written",
    [
        "Finish\nWARNING: none, type confirm",
        "Finish”\nSubTerminator: this is a test",
        "Finish\u2028Service: another\u202egnp.exe\u200b\u3164",
        "Finish<br>Service: another",
        "![x](http://evil.example/?q=1) [Finish](http://evil.example) `x` **bold**",
        "x" * 5000,
    ],
)
def test_what_a_page_wrote_cannot_pose_as_ours(written: str) -> None:
    """It stays on its line, between its marks, with no markup, and short."""
    plain = approval_question(REQUEST, 300).splitlines()
    request = replace(REQUEST, name=written, text=written, title=written, facts={"ends": written}, form_action=written)
    lines = approval_question(request, 300).splitlines()
    assert [line.partition(":")[0] for line in lines] == [line.partition(":")[0] for line in plain]
    for line in lines[2:-2]:
        assert line.count("“") == line.count("”") <= 1
        assert len(line) < 500
        assert not set(line) & set("<>`*[]\u202e\u200b\u3164\u2028")


# -- the page for clients ----------------------------------------------------------------------------------------------


def shown_commands() -> list[list[str]]:
    """What stands after `subterminator` in the page: in settings of clients, and in commands that start it."""
    page = (Path(__file__).parents[3] / "docs/how-to/mcp.md").read_text(encoding="utf-8")
    settings = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    servers = [each.get("servers") or each["mcpServers"] for each in settings]
    assert [server["subterminator"]["command"] for server in servers] == ["subterminator"] * 3
    lines = re.findall(r"^(?:claude .*-- |npx .*--cli )?subterminator (.+?)(?: --method .*)?$", page, re.MULTILINE)
    return [*(server["subterminator"]["args"] for server in servers), *(line.split() for line in lines)]


@pytest.mark.spec("mcp.docs")
@pytest.mark.parametrize("words", shown_commands(), ids=" ".join)
def test_what_the_page_for_clients_shows_is_taken(words: list[str]) -> None:
    """Whoever copies a setting or a command gets a server, of a service that there is."""
    above = click.Context(front, **front.context_settings)
    group = front.get_command(above, words[0])
    assert isinstance(group, click.Group)
    with group.make_context("mcp", words[1:], parent=above) as context:
        if words[1] == "confirm":
            assert group.get_command(context, "confirm") is not None
        else:
            assert context.params["service"] in builtin()
