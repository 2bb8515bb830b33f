"""Tools for a client of the MCP transport, by the official SDK: one run at a time.

The caller of the tools is the model, and can never answer for the person. Questions reach the person through the
client, by an input-required result or by elicitation in older protocols. If the client supports neither, the person
confirms a code in a terminal.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.shared.exceptions import MCPError

from subterminator.domain.errors import ConfigurationError, SubTerminatorError
from subterminator.mcp.remote_client import Answer, NoAnswer, Question, RemoteCall, RemoteClient, RemotePerson
from subterminator.mcp.server.library import Library
from subterminator.mcp.tool_schemas import OUTPUT_SCHEMA, TITLES, TOOL_SCHEMAS, described_inputs

INPUT_REQUIRED_PROTOCOL = "2026-07-28"
"""First protocol version with input-required results. From here on, servers cannot elicit within a call."""
FIRST_TOOL = "get_snapshot"
"""The tool that starts a run."""
TOOL_ANNOTATIONS: dict[str, types.ToolAnnotations] = {
    FIRST_TOOL: types.ToolAnnotations(
        read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=True
    ),
    "browser_click": types.ToolAnnotations(read_only_hint=False, destructive_hint=True, idempotent_hint=False),
    "browser_fill": types.ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True),
    "browser_select": types.ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True),
    "browser_scroll": types.ToolAnnotations(read_only_hint=True, open_world_hint=True),
    "request_human_approval": types.ToolAnnotations(read_only_hint=True, idempotent_hint=False),
    "complete_task": types.ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=False),
}
"""Hints for a client. A look may start a run, and the last call ends it: neither only reads."""
INSTRUCTIONS = (
    "Tools that cancel one subscription in a browser, for its owner. Start with get_snapshot, call one tool at a time, "
    "and end with complete_task. A final click asks the person by itself: they answer, never you."
)
TURN_SECONDS = 1.0
"""Time a call waits for the previous one. A longer wait means a second client or parallel calls."""
TERMINAL_SECONDS = 30.0
"""Time a call waits for the person at a terminal before the model is reminded."""
PROGRESS_SECONDS = 15.0
"""Interval of progress reports to a waiting client, so that it does not give up."""

BUSY = "Another call is running, and this one was not executed: call one tool at a time."
NO_RUN = f"No run is active, so nothing was done. Start one with {FIRST_TOOL}."
ENDED = (
    "That run has ended, and nothing was done now. Only if the person wants another run, call "
    f"{FIRST_TOOL} once more: it starts one."
)
NO_QUESTION = f"This question is closed, so nothing was done. Call {FIRST_TOOL} to see the page."

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Summary:
    """How a run ended."""

    text: str
    success: bool
    """True if it ended as the person wanted."""
    data: dict[str, Any] | None = None
    """The end as data: outcome, message, effective_date, run_id."""


Start = Callable[[RemotePerson, RemoteClient, Callable[[str], None]], Awaitable[Summary]]
"""Runs a cancellation with this person and this model, and reports progress in sentences.

Raises SubTerminatorError when the run cannot start.
"""
AskAtTerminal = Callable[[Question], Awaitable[str]]
"""Offers a question at a terminal and returns the person's words. Cancelling withdraws it."""


class ToolTransport:
    """Serves the tools to one client, one run at a time. A first look starts a run.

    A look after its end tells the end once more; only the look after that starts another run.
    """

    def __init__(
        self,
        start: Start,
        ask_at_terminal: AskAtTerminal,
        *,
        version: str = "",
        ask_client: bool = True,
        terminal_seconds: float = TERMINAL_SECONDS,
        library: Library | None = None,
    ) -> None:
        """Args:
        ask_client: let a capable client ask its person. Otherwise questions go to a terminal.
        library: resources beside the tools. None: there are none.
        """
        self._start = start
        self._ask_at_terminal = ask_at_terminal
        self._ask_client = ask_client
        self._terminal_seconds = terminal_seconds
        self._run: _Run | None = None
        self._turn = asyncio.Lock()
        self.server: Server[Any] = Server(
            "subterminator",
            version=version,
            instructions=INSTRUCTIONS,
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            **(_reading(library) if library is not None else {}),
        )

    async def close(self) -> None:
        """Cancel the run and wait until its journal is complete."""
        if self._run is not None:
            await self._run.close()

    async def _list_tools(
        self, context: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        inputs = described_inputs()
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool["name"],
                    description=tool["description"],
                    title=TITLES[tool["name"]],
                    input_schema=inputs[tool["name"]],
                    output_schema=OUTPUT_SCHEMA,
                    annotations=TOOL_ANNOTATIONS[tool["name"]],
                )
                for tool in TOOL_SCHEMAS
            ]
        )

    async def _call_tool(
        self, context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """Execute one call. Returns its result, or the question that must be answered first."""
        if params.name not in TOOL_ANNOTATIONS:
            return _refused(f"Unknown tool: {params.name[:100]}. Tools: {', '.join(TOOL_ANNOTATIONS)}.")
        try:
            async with asyncio.timeout(TURN_SECONDS):
                await self._turn.acquire()
        except TimeoutError:
            return _refused(BUSY)
        try:
            return await self._in_turn(context, params)
        finally:
            self._turn.release()

    async def _in_turn(
        self, context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        run = self._run
        has_answer = params.request_state is not None or params.input_responses is not None
        if run is not None and run.open is not None:
            if has_answer and _can_ask(context):
                run.take_answer(params)
        elif has_answer:  # the question was settled before, so the call must not run a second time
            return _refused(NO_QUESTION)
        elif run is not None and run.client.ended is None:
            run.submit(params)
        elif params.name == FIRST_TOOL and run is not None and not run.end_told:
            run.end_told = True
            assert run.client.ended is not None  # noqa: S101 - a run that goes on was handled above
            told = f"{run.client.ended.text}\n{ENDED}"
            return _result(replace(run.client.ended, text=told, data={**run.client.ended.structured(), "answer": told}))
        elif params.name == FIRST_TOOL:
            run = self._run = _Run(self._start)
            run.submit(params)
        else:
            return _refused(NO_RUN)
        return await self._wait_for_result(context, run, params)

    async def _wait_for_result(
        self, context: ServerRequestContext[Any], run: _Run, params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """Wait for the open call's result, or for a question to the person."""
        call = run.open
        assert call is not None  # noqa: S101 - the caller ensures it
        while True:
            run.changed.clear()
            await run.report(context)
            question = run.person.question
            if call.answer.done():
                run.open = None
                return _result(
                    call.answer.result(),
                    "" if call.matches(*_name_and_arguments(params)) else _not_executed(call, params),
                )
            if question is None:
                if not await run.wait(PROGRESS_SECONDS):
                    await run.report(context, "Working")
            elif not self._ask_client or question in run.unsupported or not _can_ask(context):
                if run.asked_at_terminal is not question:
                    run.ask_in_terminal(question, self._ask_at_terminal)
                elif await run.wait(self._terminal_seconds, question.answer):
                    continue
                return _refused(_terminal_instructions(question))
            elif context.protocol_version >= INPUT_REQUIRED_PROTOCOL:
                run.sent_question = question
                return _input_required(question)
            else:
                await self._elicit(context, run, question)

    async def _elicit(self, context: ServerRequestContext[Any], run: _Run, question: Question) -> None:
        """Elicit within the call, until the answer or the timeout."""
        elicitation = asyncio.ensure_future(
            context.session.elicit_form(question.text, _form(question), related_request_id=context.request_id)
        )
        try:
            while not await run.wait(PROGRESS_SECONDS, elicitation, question.answer):
                await run.report(context, "Waiting for the person's answer")
            if elicitation.done():
                run.person.answer(question, _words(elicitation.result()))
        except MCPError:
            run.unsupported.add(question)  # the client declares elicitation but fails at it
        finally:
            elicitation.add_done_callback(lambda task: task.cancelled() or task.exception())
            elicitation.cancel()


class _Run:
    """One run and its open call."""

    def __init__(self, start: Start) -> None:
        self.changed = asyncio.Event()
        """Set when a waiting call has something to handle."""
        self.client = RemoteClient()
        self.person = RemotePerson(self.changed.set)
        self.open: RemoteCall | None = None
        """The call whose answer no client has received."""
        self.sent_question: Question | None = None
        """The question sent to a client as input required."""
        self.asked_at_terminal: Question | None = None
        self.end_told = False
        """True once a look after the end was answered with the end, instead of another run."""
        self.unsupported: set[Question] = set()
        self._terminal_answer: asyncio.Future[str] | None = None
        self._progress: deque[str] = deque(maxlen=100)
        self._step = 0
        self._task = asyncio.ensure_future(self._play(start))
        self._task.add_done_callback(_log_failure)

    async def _play(self, start: Start) -> None:
        summary = Summary("The run failed; see the server's log.", success=False)
        try:
            summary = await start(self.person, self.client, self._add_progress)
        except SubTerminatorError as error:
            summary = Summary(str(error), success=False)
        except asyncio.CancelledError:
            summary = Summary("The run was interrupted.", success=False)
            raise
        finally:
            self.client.end(summary.text, error=not summary.success, data=summary.data)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def submit(self, params: types.CallToolRequestParams) -> None:
        """Open a call, until a client has received its answer."""
        self.open = self.client.call(*_name_and_arguments(params))
        self.open.answer.add_done_callback(lambda _: self.changed.set())

    def take_answer(self, params: types.CallToolRequestParams) -> None:
        """Accept the client's answer, if it belongs to the open question sent to that client."""
        question = self.person.question
        if question is None or question is not self.sent_question or params.request_state != question.state:
            return
        reply = (params.input_responses or {}).get("answer")
        if isinstance(reply, types.ElicitResult):
            self.person.answer(question, _words(reply))

    def ask_in_terminal(self, question: Question, ask_at_terminal: AskAtTerminal) -> None:
        """Offer the question at a terminal until it is answered or expires."""
        self.asked_at_terminal = question
        terminal_answer = asyncio.ensure_future(ask_at_terminal(question))

        def on_answer(task: asyncio.Future[str]) -> None:
            if not task.cancelled() and task.exception() is None:
                self.person.answer(question, task.result())

        terminal_answer.add_done_callback(on_answer)
        terminal_answer.add_done_callback(_log_failure)
        question.answer.add_done_callback(lambda _: terminal_answer.cancel())
        self._terminal_answer = terminal_answer

    async def wait(self, seconds: float, *futures: asyncio.Future[Any]) -> bool:
        """Wait for one of the futures, or for a change; return whether it came in time."""
        if futures:
            return bool((await asyncio.wait(futures, timeout=seconds, return_when=asyncio.FIRST_COMPLETED))[0])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        return self.changed.is_set()

    # -- progress ------------------------------------------------------------------------------------------------------

    def _add_progress(self, sentence: str) -> None:
        self._progress.append(sentence)
        self.changed.set()

    async def report(self, context: ServerRequestContext[Any], sentence: str = "") -> None:
        """Send the client the progress so far, and this sentence."""
        if sentence:
            self._progress.append(sentence)
        while self._progress:
            self._step += 1
            await context.session.report_progress(self._step, None, self._progress.popleft())


def _log_failure(task: asyncio.Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a run or its terminal question failed", exc_info=error)


def _reading(library: Library) -> dict[str, Any]:
    """Return the handlers of the resources, which read files in a thread."""

    async def listed(
        context: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=await asyncio.to_thread(library.listed))

    async def templates(
        context: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListResourceTemplatesResult:
        return types.ListResourceTemplatesResult(resource_templates=library.templates())

    async def read(
        context: ServerRequestContext[Any], params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        try:
            return types.ReadResourceResult(contents=[await asyncio.to_thread(library.read, params.uri)])
        except ConfigurationError as error:
            raise MCPError(types.INVALID_PARAMS, str(error)) from None

    return {"on_list_resources": listed, "on_list_resource_templates": templates, "on_read_resource": read}


# -- results and forms -------------------------------------------------------------------------------------------------


def _name_and_arguments(params: types.CallToolRequestParams) -> tuple[str, dict[str, Any]]:
    return params.name, params.arguments or {}


def _result(answer: Answer, note: str = "") -> types.CallToolResult:
    content: list[types.ContentBlock] = [types.TextContent(text=f"{note}{answer.text}")]
    if answer.image:
        content.append(types.ImageContent(data=answer.image, mime_type="image/png"))
    return types.CallToolResult(content=content, is_error=answer.error, structured_content=answer.structured(note))


def _not_executed(earlier: RemoteCall, params: types.CallToolRequestParams) -> str:
    """Return the note on a call that gets the answer of an earlier, still open call."""
    call = f"{earlier.call.name} {json.dumps(earlier.call.arguments, ensure_ascii=False)}"
    return f"{params.name} was not executed. This answers the earlier call {call[:300]}.\n"


def _refused(reason: str) -> types.CallToolResult:
    data = Answer(reason, error=True).structured()
    return types.CallToolResult(content=[types.TextContent(text=reason)], is_error=True, structured_content=data)


def _terminal_instructions(question: Question) -> str:
    """Return instructions for a model whose client cannot ask the person."""
    return (
        "The person must answer first, in their own terminal. Ask them to run:\n"
        f"  subterminator mcp confirm {question.code}\n"
        "and to read what it shows. You cannot answer for them and must not run it. Then call any tool: it waits for "
        "them and returns the result of the earlier call."
    )


def _form(question: Question) -> dict[str, Any]:
    prompt = f"Type {question.yes_is} for a yes" if question.yes_is else "Confirm when done, or say what else to do"
    return {"type": "object", "properties": {"answer": {"type": "string", "title": prompt}}, "required": ["answer"]}


def _input_required(question: Question) -> types.InputRequiredResult:
    elicitation = types.ElicitRequest(
        params=types.ElicitRequestFormParams(message=question.text, requested_schema=_form(question))
    )
    return types.InputRequiredResult(input_requests={"answer": elicitation}, request_state=question.state)


def _words(reply: types.ElicitResult) -> str | NoAnswer:
    """Return the person's words, or what they did instead of answering."""
    if reply.action == "accept":
        typed = (reply.content or {}).get("answer")
        return typed if isinstance(typed, str) else ""
    return NoAnswer.DECLINED if reply.action == "decline" else NoAnswer.DISMISSED


def _can_ask(context: ServerRequestContext[Any]) -> bool:
    """Return whether the client supports form elicitation. A client that names no mode means forms."""
    capabilities = context.session.client_capabilities
    elicits = capabilities.elicitation if capabilities is not None else None
    return elicits is not None and (elicits.form is not None or elicits.url is None)
