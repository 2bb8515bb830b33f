"""The seven tools over the real MCP transport: the official SDK, stdio or HTTP on this machine, one run at a time.

Whoever calls the tools is the model; it can never answer for the person. Questions go to the person over the client:
by the protocol's input-required answer, by its elicitation of before, or, where a client can do neither, by a code
that the person confirms in a terminal of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import os
import secrets
import socket
import threading
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Self, cast

import anyio
import mcp_types as types
import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.domain.errors import ConfigurationError, SubTerminatorError
from subterminator.mcp.remote_client import Answer, Question, RemoteCall, RemoteClient, RemotePerson
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS

__all__ = ["Start", "Summary", "ToolTransport", "serve_http", "serve_stdio"]

LOOPBACK = "127.0.0.1"
MODERN = "2026-07-28"
"""From this protocol on a server cannot ask in the middle of a call: it answers that input is required."""
BEGINS = "get_snapshot"
"""The call that begins a run."""
HINTS: dict[str, types.ToolAnnotations] = {
    BEGINS: types.ToolAnnotations(read_only_hint=True, open_world_hint=True),
    "browser_click": types.ToolAnnotations(read_only_hint=False, destructive_hint=True, idempotent_hint=False),
    "browser_fill": types.ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True),
    "browser_select": types.ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True),
    "browser_scroll": types.ToolAnnotations(read_only_hint=True, open_world_hint=True),
    "request_human_approval": types.ToolAnnotations(read_only_hint=True, idempotent_hint=False),
    "complete_task": types.ToolAnnotations(read_only_hint=True, idempotent_hint=False),
}
INSTRUCTIONS = (
    "Tools that end one subscription in a browser, for its owner. Begin with get_snapshot; call one tool at a time; "
    "end with complete_task. Final clicks are asked about by themselves: the person answers, never you."
)
TURN_SECONDS = 1.0
"""How long a call waits for the one before; longer is another client, or two calls at once."""
TERMINAL_SECONDS = 30.0
"""How long a call waits for the person at a terminal, before the model is told once more that they have to answer."""
SIGN_SECONDS = 15.0
"""How often a client that waits is told so, lest it gives the call up."""

BUSY = "Another call is being answered, and this one was not carried out: call one tool at a time."
NOT_BEGUN = f"No run is under way, so nothing was done. {BEGINS} begins one."
NOT_OPEN = f"Nothing waits for this answer any more, and nothing was done. {BEGINS} shows the page."

logger = logging.getLogger(__name__)

Summary = tuple[str, bool]
"""How the run ended, in words; whether that is what the person wanted."""
Start = Callable[[RemotePerson, RemoteClient, Callable[[str], None]], Awaitable[Summary]]
"""Makes a run of this person and this model, tells in sentences what it does, and ends with it.

Raises SubTerminatorError where it cannot begin."""
Elsewhere = Callable[[Question], Awaitable[str]]
"""Leaves a question where the person can answer it from a terminal; gives their words. Cancelled, it takes it away."""


class ToolTransport:
    """The tools for one client, one run at a time. The first look begins a run, and one after its end the next."""

    def __init__(
        self,
        start: Start,
        elsewhere: Elsewhere,
        *,
        version: str = "",
        ask_client: bool = True,
        terminal_seconds: float = TERMINAL_SECONDS,
    ) -> None:
        """`ask_client`: whether a client that can ask its person may; else they answer at a terminal."""
        self._start = start
        self._elsewhere = elsewhere
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
        )

    async def close(self) -> None:
        """End the run as an interruption would, and wait until its record is whole."""
        if self._run is not None:
            await self._run.close()

    async def _list_tools(
        self, context: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool["name"],
                    description=tool["description"],
                    input_schema=tool["input_schema"],
                    annotations=HINTS[tool["name"]],
                )
                for tool in TOOL_SCHEMAS
            ]
        )

    async def _call_tool(
        self, context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """One call at a time: its answer, or the question that has to be answered first."""
        if params.name not in HINTS:
            return _refused(f"Unknown tool: {params.name[:100]}. There are {', '.join(HINTS)}.")
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
        comes_back = params.request_state is not None or params.input_responses is not None
        if run is not None and run.open is not None:
            if comes_back and _can_ask(context):
                run.take_answer(params)
        elif comes_back:  # it was answered already, so it must not be carried out a second time
            return _refused(NOT_OPEN)
        elif run is not None and run.client.ended is None:
            run.hand_over(params)
        elif params.name == BEGINS:
            run = self._run = _Run(self._start)
            run.hand_over(params)
        else:
            return _refused(NOT_BEGUN)
        return await self._answered(context, run, params)

    async def _answered(
        self, context: ServerRequestContext[Any], run: _Run, params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """Wait for the open call's answer, or for what the person has to be asked."""
        call = run.open
        assert call is not None  # noqa: S101 - the caller has seen to it
        while True:
            run.news.clear()
            await run.report(context)
            question = run.person.question
            if call.answer.done():
                run.open = None
                return _result(call.answer.result(), "" if call.asks(*_asked(params)) else _instead(call, params))
            if question is None:
                if not await run.wait(SIGN_SECONDS):
                    await run.report(context, "At work")
            elif not self._ask_client or question in run.unaskable or not _can_ask(context):
                if run.at_terminal is not question:
                    run.ask_elsewhere(question, self._elsewhere)
                elif await run.wait(self._terminal_seconds, question.answer):
                    continue
                return _refused(_by_terminal(question))
            elif context.protocol_version >= MODERN:
                run.handed_out = question
                return _input_required(question)
            else:
                await self._elicit(context, run, question)

    async def _elicit(self, context: ServerRequestContext[Any], run: _Run, question: Question) -> None:
        """Ask in the middle of the call, until they answer or the time is up."""
        asking = asyncio.ensure_future(
            context.session.elicit_form(question.text, _form(question), related_request_id=context.request_id)
        )
        try:
            while not await run.wait(SIGN_SECONDS, asking, question.answer):
                await run.report(context, "Waiting for the person's answer")
            if asking.done():
                run.person.answer(question, _words(question, asking.result()))
        except MCPError:
            run.unaskable.add(question)  # a client that says it can ask, and then cannot
        finally:
            asking.add_done_callback(lambda task: task.cancelled() or task.exception())
            asking.cancel()


class _Run:
    """One run, and what is open in it."""

    def __init__(self, start: Start) -> None:
        self.news = asyncio.Event()
        """Something has come that a waiting call has to hear of."""
        self.client = RemoteClient()
        self.person = RemotePerson(self.news.set)
        self.open: RemoteCall | None = None
        """The call that no client has had the answer to."""
        self.handed_out: Question | None = None
        """The question that a client was answered with, to come back with the person's answer."""
        self.at_terminal: Question | None = None
        self.unaskable: set[Question] = set()
        self._elsewhere: asyncio.Future[str] | None = None
        self._told: deque[str] = deque(maxlen=100)
        self._step = 0
        self._task = asyncio.ensure_future(self._play(start))
        self._task.add_done_callback(_log_failure)

    async def _play(self, start: Start) -> None:
        words, well = "The run has failed; the log of the server says how.", False
        try:
            words, well = await start(self.person, self.client, self._tell)
        except SubTerminatorError as error:
            words = str(error)
        except asyncio.CancelledError:
            words = "The run was interrupted."
            raise
        finally:
            self.client.end(words, error=not well)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def hand_over(self, params: types.CallToolRequestParams) -> None:
        """The call is open until its answer has been given to a client."""
        self.open = self.client.call(*_asked(params))
        self.open.answer.add_done_callback(lambda _: self.news.set())

    def take_answer(self, params: types.CallToolRequestParams) -> None:
        """What the client brings back is the person's answer only to a question that went out by it, and is open."""
        question = self.person.question
        if question is None or question is not self.handed_out or params.request_state != question.state:
            return
        reply = (params.input_responses or {}).get("answer")
        if isinstance(reply, types.ElicitResult):
            self.person.answer(question, _words(question, reply))

    def ask_elsewhere(self, question: Question, elsewhere: Elsewhere) -> None:
        """Until it is answered, or its time is up, it can be answered at a terminal."""
        self.at_terminal = question
        asking = asyncio.ensure_future(elsewhere(question))

        def heard(task: asyncio.Future[str]) -> None:
            if not task.cancelled() and task.exception() is None:
                self.person.answer(question, task.result())

        asking.add_done_callback(heard)
        asking.add_done_callback(_log_failure)
        question.answer.add_done_callback(lambda _: asking.cancel())
        self._elsewhere = asking

    async def wait(self, seconds: float, *futures: asyncio.Future[Any]) -> bool:
        """Wait so long for one of these, or for news; whether it has come."""
        if futures:
            return bool((await asyncio.wait(futures, timeout=seconds, return_when=asyncio.FIRST_COMPLETED))[0])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        return self.news.is_set()

    # -- progress ------------------------------------------------------------------------------------------------------

    def _tell(self, sentence: str) -> None:
        self._told.append(sentence)
        self.news.set()

    async def report(self, context: ServerRequestContext[Any], sentence: str = "") -> None:
        """Tell the client what the run has done since, and this."""
        if sentence:
            self._told.append(sentence)
        while self._told:
            self._step += 1
            await context.session.report_progress(self._step, None, self._told.popleft())


def _log_failure(task: asyncio.Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a run, or its question at a terminal, has failed", exc_info=error)


# -- forms of answers --------------------------------------------------------------------------------------------------


def _asked(params: types.CallToolRequestParams) -> tuple[str, dict[str, Any]]:
    return params.name, params.arguments or {}


def _result(answer: Answer, before: str) -> types.CallToolResult:
    content: list[types.ContentBlock] = [types.TextContent(text=f"{before}{answer.text}")]
    if answer.image:
        content.append(types.ImageContent(data=answer.image, mime_type="image/png"))
    return types.CallToolResult(content=content, is_error=answer.error)


def _instead(open_call: RemoteCall, params: types.CallToolRequestParams) -> str:
    """What comes before an answer that a client gets for another call of its."""
    before = f"{open_call.call.name} {json.dumps(open_call.call.arguments, ensure_ascii=False)}"
    return f"{params.name} was not carried out: this is the answer to the call before it, {before[:300]}.\n"


def _refused(why: str) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=why)], is_error=True)


def _by_terminal(question: Question) -> str:
    """For a model whose client cannot ask: what to tell the person."""
    return (
        "The person has to answer first, in a terminal of their own. Ask them to run there:\n"
        f"  subterminator mcp confirm {question.code}\n"
        "and to read what it shows. You cannot answer for them, and must not run it. Then call any tool: it waits for "
        "them, and gives the answer to the call before."
    )


def _form(question: Question) -> dict[str, Any]:
    wanted = f"Type {question.yes_is} for a yes" if question.yes_is else "Say when it is done, or what else to do"
    return {"type": "object", "properties": {"answer": {"type": "string", "title": wanted}}, "required": ["answer"]}


def _input_required(question: Question) -> types.InputRequiredResult:
    asks = types.ElicitRequest(
        params=types.ElicitRequestFormParams(message=question.text, requested_schema=_form(question))
    )
    return types.InputRequiredResult(input_requests={"answer": asks}, request_state=question.state)


def _words(question: Question, reply: types.ElicitResult) -> str | None:
    """What the person typed. Declining a yes is a no; a form that was closed, or declined otherwise, is nobody."""
    if reply.action == "accept":
        typed = (reply.content or {}).get("answer")
        return typed if isinstance(typed, str) else ""
    return "declined" if reply.action == "decline" and question.yes_is else None


def _can_ask(context: ServerRequestContext[Any]) -> bool:
    """Whether the client can put a form before its person. One that names no kind of question means forms."""
    capabilities = context.session.client_capabilities
    elicits = capabilities.elicitation if capabilities is not None else None
    return elicits is not None and (elicits.form is not None or elicits.url is None)


# -- transports --------------------------------------------------------------------------------------------------------


async def serve_stdio(transport: ToolTransport) -> None:
    """Serve one client over standard input and output, until it goes away. Nothing else is written there."""
    try:
        async with stdio_server(stdin=cast("anyio.AsyncFile[str]", _input())) as (reading, writing):
            await transport.server.run(reading, writing, transport.server.create_initialization_options())
    except* BrokenPipeError:
        logger.info("the client went away in the middle of an answer")
    finally:
        await transport.close()


def _input() -> _Lines:
    """What the client writes; whatever is started from now on finds its standard input empty."""
    wire = os.dup(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return _Lines(wire)


class _Lines:
    """The lines of a file, read in a thread of their own: a read that nothing comes for does not keep a server up."""

    def __init__(self, descriptor: int) -> None:
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(descriptor,), name="stdin", daemon=True).start()

    def _read(self, descriptor: int) -> None:
        with open(descriptor, encoding="utf-8", errors="replace", newline="\n") as file:
            line = "."
            while line:
                line = file.readline()
                with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                    self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        if line := await self._lines.get():
            return line
        raise StopAsyncIteration


@contextlib.asynccontextmanager
async def serve_http(transport: ToolTransport, port: int = 0) -> AsyncIterator[tuple[str, str]]:
    """Serve on this machine only; gives the address and the token that every request has to bear.

    Host and Origin are checked by the SDK, so that no web page can reach it by a name of its own.

    Raises:
        ConfigurationError: the port cannot be had.
    """
    token = secrets.token_urlsafe(24)
    app = _Bearer(transport.server.streamable_http_app(host=LOOPBACK), token)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((LOOPBACK, port))
            listening.listen()
        except OSError as error:
            raise ConfigurationError(f"port {port} cannot be had ({error.strerror}): leave --port out") from None
        server = _Server(uvicorn.Config(app, log_config=None, access_log=False, ws="none", timeout_graceful_shutdown=1))
        serving = asyncio.ensure_future(server.serve([listening]))
        try:
            yield f"http://{LOOPBACK}:{listening.getsockname()[1]}/mcp", token
        finally:
            await transport.close()  # first, so that whoever waits is told
            server.should_exit = True
            await asyncio.gather(serving, return_exceptions=True)


class _Server(uvicorn.Server):
    """A server that leaves the signals to the program: it ends the run, and then this."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Bearer:
    """Lets only requests through that bear the token."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._expected = f"Bearer {token}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            given = Request(scope).headers.get("authorization", "")
            if not hmac.compare_digest(given.encode(), self._expected.encode()):
                refused = PlainTextResponse("the token that was printed at the start is needed\n", 401)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)
