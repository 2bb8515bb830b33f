"""Stand-in for the Messages API: today's wire format, with scripted or rule-based answers.

It allows trying and testing runs with a model without an account: real SDK, real HTTP, faults on demand.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from subterminator.core.ai.usage import STAND_IN_MARK
from subterminator.practice.loopback import LoopbackServer
from subterminator.practice.model.answers import Block, Brain, Reply, call, error_reply, text
from subterminator.practice.model.checks import RequestError, request_error
from subterminator.practice.model.faults import (
    FAULTS,
    NONE,
    Break,
    Failure,
    Message,
    Oddity,
    validated_faults,
    with_oddity,
)
from subterminator.practice.model.recording import Forward, Recorder
from subterminator.practice.model.usage import SHORTEST_PREFIX, PromptCache, count

__all__ = ["Block", "Brain", "MessagesApi", "Received", "call", "scripted", "text"]

SECRET_HEADERS = frozenset({"authorization", "x-api-key", "cookie", "proxy-authorization"})
KEY_HEADERS = frozenset({"authorization", "x-api-key"})
PAUSE_SECONDS = 0.02
"""Interval of checks whether a client without an answer has disconnected."""


@dataclass(frozen=True, slots=True)
class Received:
    """A received request."""

    turn: int
    """Number of the question to the model from 1, retries included. 0 for other requests."""
    path: str
    headers: Mapping[str, str]
    """Lower-case names. Headers with a key are omitted."""
    has_key: bool
    """Whether the request had a key. The key itself is never stored."""
    body: Any
    """Parsed JSON, or the text if it is not JSON."""
    fault: str
    """Fault of this request, or "none"."""


def scripted(*answers: Sequence[Block]) -> Brain:
    """Return a brain that gives these answers in order and repeats the last one."""
    remaining = list(answers)

    async def answer(request: dict[str, Any]) -> Sequence[Block]:
        return remaining.pop(0) if len(remaining) > 1 else remaining[0]

    return answer


class MessagesApi(LoopbackServer):
    """Server of the stand-in. Use it as a sync or async context manager, or call `start` and `stop`.

    Args:
        brain: produces the answers.
        faults: names in `FAULTS`, or "none"; one per request to /v1/messages, in order; the last one repeats.
        record: folder that receives each turn as a file.
        shortest_prefix: minimum tokens of a cached prefix.

    Raises:
        ConfigurationError: unknown fault, unwritable or used folder, or (at the start) a port in use.
    """

    PATH = "/v1/messages"
    """Of the questions to the model."""

    def __init__(
        self,
        brain: Brain | Forward,
        *,
        faults: Iterable[str] = (),
        port: int = 0,
        record: Path | None = None,
        shortest_prefix: int = SHORTEST_PREFIX,
    ) -> None:
        super().__init__("stand-in for a model", port)
        self._brain = brain
        self._recorder = Recorder(record) if record else None
        self._cache = PromptCache(shortest_prefix)
        self.requests: list[Received] = []
        """Received requests, in order."""
        self.inject(*faults)
        routes = [
            Route(self.PATH, self._messages, methods=["POST"]),
            Route(f"{self.PATH}/count_tokens", self._count_tokens, methods=["POST"]),
        ]
        self.app = Starlette(routes=routes, exception_handlers={404: _missing, 405: _missing})

    # -- the wire, which another API has otherwise ---------------------------------------------------------------------

    def _question(self, body: Any) -> Any:
        """Return a valid request in the form of the Messages API."""
        return body

    def _problem(self, body: Any, *, counting: bool = False) -> RequestError | None:
        """Return the API's error for a request; None for a valid one."""
        return request_error(body, counting=counting)

    def _wire(self, body: dict[str, Any]) -> dict[str, Any]:
        """Return an answer or an error of the Messages API in the form of this API."""
        return body

    def inject(self, *faults: str) -> None:
        """Replace the faults from the next request on; the last one repeats. Without names, no faults."""
        self._faults = list(validated_faults(faults)) or [NONE]

    @property
    def environment(self) -> dict[str, str]:
        """Environment variables for clients of this server. Any key is accepted."""
        return {"ANTHROPIC_BASE_URL": self.base_url, "ANTHROPIC_API_KEY": "any"}

    @property
    def turns(self) -> int:
        """Number of requests to /v1/messages so far."""
        return self.requests[-1].turn if self.requests else 0

    # -- endpoints

    async def _messages(self, request: Request) -> Response:
        name = self._faults.pop(0) if len(self._faults) > 1 else self._faults[0]
        received = await self._receive(request, self.turns + 1, name)
        reply = await self._reply(received, request.headers)
        if self._recorder:
            self._recorder.keep(received.turn, reply.broken or name, received.body, reply)
        headers = {"request-id": _request_id(received.turn), **reply.headers}
        fault = FAULTS.get(reply.broken)
        if isinstance(fault, Break):
            if fault.how in {"reset", "hang", "drip"}:
                return _Broken(fault.how, self._released)
            return _corrupted(fault.how, json.dumps(self._wire(reply.body)).encode(), headers, self._released)
        if reply.status == 200 and received.body.get("stream"):
            return StreamingResponse(_events(reply.body), media_type="text/event-stream", headers=headers)
        return JSONResponse(self._wire(reply.body), reply.status, headers=headers)

    async def _reply(self, received: Received, headers: Mapping[str, str]) -> Reply:
        """Return the answer to a request, with its fault."""
        fault = FAULTS.get(received.fault)
        if error := self._error_of(received):
            return error
        if isinstance(fault, Failure):
            return _error(fault.status, fault.type, fault.message, received.turn, fault.headers)
        if isinstance(fault, Break) and fault.how in {"reset", "hang", "drip"}:
            return Reply(0, {}, broken=received.fault)
        reply = await self._answer(received, headers)
        if reply.status != 200:
            return reply
        if isinstance(fault, Oddity):
            odd = with_oddity(reply.body, fault)
            reply = Reply(200, {**odd, "usage": self._cache.usage(self._question(received.body), odd["content"])})
        return Reply(0, reply.body, broken=received.fault) if isinstance(fault, Break) else reply

    async def _answer(self, received: Received, headers: Mapping[str, str]) -> Reply:
        """Return the brain's answer, with its usage."""
        if isinstance(self._brain, Forward):
            return await self._brain(received.body, headers)
        question = self._question(received.body)
        answer = await self._brain(question)
        if isinstance(answer, Reply):
            return answer
        content = [
            {"id": f"toolu_{received.turn:02}{index}", **block} if block["type"] == "tool_use" else dict(block)
            for index, block in enumerate(answer)
        ]
        called = any(block["type"] == "tool_use" for block in content)
        message = {
            "id": f"msg{STAND_IN_MARK}{received.turn:04}",
            "type": "message",
            "role": "assistant",
            "model": received.body["model"],
            "content": content,
            "stop_reason": "tool_use" if called else "end_turn",
            "stop_sequence": None,
            "stop_details": None,
        }
        return Reply(200, {**message, "usage": self._cache.usage(question, content)})

    async def _count_tokens(self, request: Request) -> Response:
        received = await self._receive(request, self.turns, NONE)
        if error := self._error_of(received, counting=True):
            return JSONResponse(error.body, error.status, headers=dict(error.headers))
        return JSONResponse({"input_tokens": count(received.body)})

    def _error_of(self, received: Received, *, counting: bool = False) -> Reply | None:
        """Return the API's answer to an invalid request, or None."""
        if not received.has_key:
            return _error(401, "authentication_error", "x-api-key header is required", received.turn)
        error = self._problem(received.body, counting=counting)
        return _error(*error, received.turn) if error else None

    async def _receive(self, request: Request, turn: int, fault: str) -> Received:
        body = (await request.body()).decode("utf-8", "replace")
        try:
            parsed = json.loads(body)
        except ValueError:
            parsed = body
        received = Received(
            turn=turn,
            path=request.url.path,
            headers={name: value for name, value in request.headers.items() if name not in SECRET_HEADERS},
            has_key=any(request.headers.get(name) for name in KEY_HEADERS),
            body=parsed,
            fault=fault,
        )
        self.requests.append(received)
        return received


# -- errors ------------------------------------------------------------------------------------------------------------


def _error(status: int, kind: str, message: str, turn: int, headers: Mapping[str, str] | None = None) -> Reply:
    request_id = _request_id(turn)
    reply = error_reply(status, kind, message)
    return Reply(status, {**reply.body, "request_id": request_id}, {"request-id": request_id, **(headers or {})})


async def _missing(request: Request, error: Exception) -> Response:
    reply = _error(404, "not_found_error", f"{request.method} {request.url.path}", 0)
    return JSONResponse(reply.body, reply.status, headers=dict(reply.headers))


def _request_id(turn: int) -> str:
    return f"req_{turn:024}"


# -- broken connections ------------------------------------------------------------------------------------------------


def _corrupted(how: str, body: bytes, headers: Mapping[str, str], released: threading.Event) -> Response:
    match how:
        case "half-json":
            return Response(body[: len(body) // 2], media_type="application/json", headers=headers)
        case "proxy-page":
            return HTMLResponse("<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>")
        case _:
            return _Broken(how, released, body)


class _Broken(Response):
    """A response that breaks or blocks the connection."""

    def __init__(self, how: str, released: threading.Event, body: bytes = b"") -> None:
        super().__init__(body, media_type="application/json")
        if how == "drip":
            del self.headers["content-length"]
        self._how = how
        self._released = released

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        transport = scope["state"]["transport"]
        if self._how in {"cut", "drip"}:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        match self._how:
            case "cut":
                half = bytes(self.body[: len(self.body) // 2])
                await send({"type": "http.response.body", "body": half, "more_body": True})
                transport.close()
            case "reset":
                at_once = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
                transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
                transport.abort()
            case _:
                request = Request(scope, receive)
                while not self._released.is_set() and not await request.is_disconnected():
                    if self._how == "drip":
                        await send({"type": "http.response.body", "body": b" ", "more_body": True})
                    await asyncio.sleep(PAUSE_SECONDS)
                transport.abort()
        while (await receive())["type"] != "http.disconnect":
            pass


# -- streaming ---------------------------------------------------------------------------------------------------------


def _events(message: Message) -> Iterator[bytes]:
    """Return the events of a streamed message, with one delta per block."""
    output = message["usage"]["output_tokens"]
    opening = {**message, "content": [], "stop_reason": None, "usage": {**message["usage"], "output_tokens": 1}}
    yield _event("message_start", message=opening)
    for index, block in enumerate(message["content"]):
        empty, deltas = _in_parts(block)
        yield _event("content_block_start", index=index, content_block=empty)
        for delta in deltas:
            yield _event("content_block_delta", index=index, delta=delta)
        yield _event("content_block_stop", index=index)
    ending = {name: message[name] for name in ("stop_reason", "stop_sequence", "stop_details")}
    yield _event("message_delta", delta=ending, usage={"output_tokens": output})
    yield _event("message_stop")


def _in_parts(block: Block) -> tuple[Block, list[Block]]:
    match block["type"]:
        case "text":
            return {**block, "text": ""}, [{"type": "text_delta", "text": block["text"]}]
        case "tool_use":
            arguments = json.dumps(block["input"])
            return {**block, "input": {}}, [{"type": "input_json_delta", "partial_json": arguments}]
        case "thinking":
            parts = [
                {"type": "thinking_delta", "thinking": block["thinking"]},
                {"type": "signature_delta", "signature": block["signature"]},
            ]
            return {**block, "thinking": "", "signature": ""}, parts
        case _:
            return block, []


def _event(kind: str, **fields: Any) -> bytes:
    return f"event: {kind}\ndata: {json.dumps({'type': kind, **fields})}\n\n".encode()
