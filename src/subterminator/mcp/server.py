"""The seven tools over the real MCP transport: the official SDK, stdio or HTTP on this machine, one run a server.

Whoever calls the tools is the model; it can never answer for the person. Questions go to the person over the client:
by the protocol's input-required answer, by its elicitation of before, or, where a client can do neither, by a code
that the person confirms in a terminal of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import mcp_types as types
import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.mcp.remote import Answer, Question, RemoteClient, RemotePerson
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS

__all__ = ["Summary", "ToolTransport", "serve_http", "serve_stdio"]

MODERN = "2026-07-28"
"""From this protocol on a server cannot ask in the middle of a call: it answers that input is required."""
HINTS: dict[str, types.ToolAnnotations] = {
    "get_snapshot": types.ToolAnnotations(read_only_hint=True, open_world_hint=True),
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

Summary = tuple[str, bool]
"""How the run ended, in words; whether that is what the person wanted."""
Ask = Callable[[Question], Awaitable[None]]


class ToolTransport:
    """One run, driven over a transport. The first call starts it."""

    def __init__(
        self,
        start: Callable[[RemotePerson, RemoteClient], Awaitable[Summary]],
        *,
        name: str = "subterminator",
        version: str = "",
        announce: Callable[[Question], contextlib.AbstractContextManager[None]] | None = None,
    ) -> None:
        """Args:
        start: makes the run and ends with it.
        announce: leaves a question where the person can answer it from a terminal, and takes it away afterwards.
        """
        self.person = RemotePerson()
        self.client = RemoteClient()
        self._start = start
        self._announce = announce or (lambda question: contextlib.nullcontext())
        self._run: asyncio.Task[None] | None = None
        self._open: asyncio.Future[Answer] | None = None
        self._announced: Question | None = None
        self._notice: contextlib.AbstractContextManager[None] = contextlib.nullcontext()
        self._turn = asyncio.Lock()
        self._told: asyncio.Queue[str] = asyncio.Queue(100)
        self._step = 0
        self.server: Server[Any] = Server(
            name,
            version=version,
            instructions=INSTRUCTIONS,
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
        )

    def tell(self, sentence: str) -> None:
        """What the run is doing, for whoever waits for an answer."""
        if not self._told.full():
            self._told.put_nowait(sentence)

    async def close(self) -> None:
        """End the run as an interruption would, and wait until its record is whole."""
        if self._run is not None and not self._run.done():
            self._run.cancel()
        if self._run is not None:
            await asyncio.gather(self._run, return_exceptions=True)
        self._withdraw()

    # -- the protocol --------------------------------------------------------------------------------------------------

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
        async with self._turn:
            self._begin()
            self._take_answer(params)
            if self._open is None:  # else the client comes back for the answer to the call before
                self._open = self.client.call(params.name, params.arguments or {})
            return await self._until_answered(context)

    async def _until_answered(
        self, context: ServerRequestContext[Any]
    ) -> types.CallToolResult | types.InputRequiredResult:
        assert self._open is not None  # noqa: S101 - the caller has opened it
        while True:
            asked = asyncio.ensure_future(self.person.asked())
            told = asyncio.ensure_future(self._told.get())
            waiting: set[asyncio.Future[Any]] = {self._open, asked, told}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            asked.cancel()
            if not told.cancel():
                self._step += 1
                await context.session.report_progress(self._step, None, told.result())
            if self._open.done():
                answer, self._open = self._open.result(), None
                self._withdraw()
                return _result(answer)
            question = self.person.question
            if question is None:
                continue
            if not _can_ask(context):
                return await self._by_terminal(question)
            if context.protocol_version >= MODERN:
                return _input_required(question)
            reply = await context.session.elicit_form(question.text, _form(question), context.request_id)
            self.person.answer(question, _words(reply))

    def _take_answer(self, params: types.CallToolRequestParams) -> None:
        """The client may come back with the person's answer to the question that is open."""
        question = self.person.question
        if question is not None and params.request_state == question.code:
            reply = (params.input_responses or {}).get("answer")
            self.person.answer(question, _words(reply) if isinstance(reply, types.ElicitResult) else None)

    async def _by_terminal(self, question: Question) -> types.CallToolResult:
        """The client cannot ask its person: they answer in a terminal of theirs, and the model calls again."""
        if self._announced is not question:
            self._withdraw()
            self._notice = self._announce(question)
            self._notice.__enter__()
            self._announced = question
        told = (
            "The person has to answer first, and this client cannot ask them. Tell them to run, in a terminal:\n"
            f"  subterminator mcp confirm {question.code}\n"
            "Then call any tool: it answers the call before. You cannot answer for them."
        )
        return types.CallToolResult(content=[types.TextContent(text=told)], is_error=True)

    def _withdraw(self) -> None:
        self._notice.__exit__(None, None, None)
        self._notice, self._announced = contextlib.nullcontext(), None

    # -- the run -------------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._run is None:
            self._run = asyncio.ensure_future(self._play())

    async def _play(self) -> None:
        try:
            words, well = await self._start(self.person, self.client)
        except asyncio.CancelledError:
            self.client.end("The run was interrupted.", error=True)
            raise
        except Exception as error:
            self.client.end(f"The run has failed: {error}", error=True)
            raise
        self.client.end(words, error=not well)


# -- forms of answers --------------------------------------------------------------------------------------------------


def _result(answer: Answer) -> types.CallToolResult:
    content: list[types.ContentBlock] = [types.TextContent(text=answer.text)]
    if answer.image:
        content.append(types.ImageContent(data=answer.image, mime_type="image/png"))
    return types.CallToolResult(content=content, is_error=answer.error)


def _form(question: Question) -> dict[str, Any]:
    wanted = f"Type {question.yes_is} for a yes" if question.yes_is else "Say when it is done, or what else to do"
    return {"type": "object", "properties": {"answer": {"type": "string", "title": wanted}}, "required": ["answer"]}


def _input_required(question: Question) -> types.InputRequiredResult:
    asks = types.ElicitRequest(
        params=types.ElicitRequestFormParams(message=question.text, requested_schema=_form(question))
    )
    return types.InputRequiredResult(input_requests={"answer": asks}, request_state=question.code)


def _words(reply: types.ElicitResult) -> str | None:
    """What the person typed. A form that was declined is a no in so many words; one that was closed is nobody."""
    match reply.action:
        case "accept":
            return str((reply.content or {}).get("answer") or "")
        case "decline":
            return "declined"
        case _:
            return None


def _can_ask(context: ServerRequestContext[Any]) -> bool:
    capabilities = context.session.client_capabilities
    return capabilities is not None and capabilities.elicitation is not None


# -- transports --------------------------------------------------------------------------------------------------------


async def serve_stdio(transport: ToolTransport) -> None:
    """Serve one client over standard input and output, until it goes away."""
    try:
        async with stdio_server() as (reading, writing):
            await transport.server.run(reading, writing, transport.server.create_initialization_options())
    finally:
        await transport.close()


@contextlib.asynccontextmanager
async def serve_http(transport: ToolTransport, port: int = 0) -> AsyncIterator[tuple[str, str]]:
    """Serve on this machine only; gives the address and the token that every request has to bear.

    Host and Origin are checked by the SDK, so that no web page can reach it by a name of its own.
    """
    token = secrets.token_urlsafe(24)
    app = _Bearer(transport.server.streamable_http_app(host="127.0.0.1"), token)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("127.0.0.1", port))
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="on", timeout_graceful_shutdown=1))
        serving = asyncio.ensure_future(server.serve([listening]))
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}/mcp", token
        finally:
            server.should_exit = True
            await asyncio.gather(serving, return_exceptions=True)
            await transport.close()
    finally:
        listening.close()


class _Bearer:
    """Lets only requests through that bear the token."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._expected = f"Bearer {token}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            given = Request(scope).headers.get("authorization", "")
            if not hmac.compare_digest(given.encode(), self._expected.encode()):
                refused = PlainTextResponse("the token that was printed at the start is needed\n", 401)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)
