"""A run of design B whose model sits on the other side of a transport: its calls come in, answers and questions go out.

The run does not know: the far model is its `AIClientProtocol`, the far person answers for it through `RemotePerson`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from subterminator.domain.errors import NeedsHuman
from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.mcp.types import AIResponse, Message, ToolCall

__all__ = ["YES", "Answer", "Question", "RemoteCall", "RemoteClient", "RemotePerson", "told"]

YES = "confirm"
"""The one word that is a yes."""
IDLE_SECONDS = 900.0
"""How long the far model may ask for nothing before the run ends."""


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call is answered with."""

    text: str
    image: str = ""
    """PNG, base64; "" for none."""
    error: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class RemoteCall:
    """A call of the far model, from when it is handed over until its answer is."""

    call: ToolCall
    answer: asyncio.Future[Answer] = field(default_factory=_future)

    def asks(self, name: str, arguments: Any) -> bool:
        """Whether this is the same call."""
        return (self.call.name, self.call.arguments) == (name, arguments)


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """Something that only the person on the far side can answer."""

    text: str
    """What they read."""
    yes_is: str
    """What has to be typed for a yes; "" where any answer says that it is done."""
    code: str = field(default_factory=lambda: secrets.token_hex(4))
    """Names it to the person at a terminal. A model may know it: it answers nothing."""
    state: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    """Names it to a client that brings the person's answer."""
    answer: asyncio.Future[str | None] = field(default_factory=_future)
    """Their words; None: they left it unanswered, or its time is up."""


class RemoteClient:
    """The far model as the loop's client: `chat` waits for its next call, `call` for the answer to it."""

    def __init__(self, idle_seconds: float = IDLE_SECONDS) -> None:
        self._idle = idle_seconds
        self._calls: asyncio.Queue[RemoteCall] = asyncio.Queue()
        self._open: RemoteCall | None = None
        self._number = 0
        self.ended: Answer | None = None
        """The run's end, once it has one."""

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """Answer the call that is open with the newest message, and wait for the next one.

        Raises:
            NeedsHuman: none came for a quarter of an hour.
        """
        if self._open is not None:
            latest = messages[-1]
            self._answer(Answer(latest.content, latest.image, error=latest.content.startswith("error")))
        try:
            async with asyncio.timeout(self._idle):
                self._open = await self._calls.get()
        except TimeoutError:
            raise NeedsHuman(f"the model on the other side asked for nothing for {self._idle:g} seconds") from None
        return AIResponse("", [self._open.call], "tool_use")

    def call(self, name: str, arguments: Any) -> RemoteCall:
        """Hand a call over. After the run's end, that is its answer."""
        self._number += 1
        handed = RemoteCall(ToolCall(f"remote_{self._number}", name, arguments))
        if self.ended is not None:
            handed.answer.set_result(self.ended)
        else:
            self._calls.put_nowait(handed)
        return handed

    def end(self, text: str, *, error: bool) -> None:
        """The run has its end: that is the answer to the open call, and to every other."""
        self.ended = Answer(text, error=error)
        self._answer(self.ended)
        while not self._calls.empty():
            self._calls.get_nowait().answer.set_result(self.ended)

    def _answer(self, answer: Answer) -> None:
        if self._open is not None:
            self._open.answer.set_result(answer)
        self._open = None


class RemotePerson:
    """The person at the far side (`wiring.Person`). A question stays open until they answer or the time is up."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        """`changed` is called when a question opens."""
        self._changed = changed
        self._question: Question | None = None

    @property
    def question(self) -> Question | None:
        """The one that is open."""
        return self._question

    def answer(self, question: Question, words: str | None) -> bool:
        """What they said to it; None: they left it unanswered. Only the open question is answered, and once."""
        if question is not self._question or question.answer.done():
            return False
        self._question = None
        question.answer.set_result(words)
        return True

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Only the word `confirm` is a yes; other words are a no; silence is nobody."""
        words = await self._ask(Question(told(request, timeout_seconds), YES), timeout_seconds)
        if words is None:
            return Decision.NOBODY, "nobody answered"
        return (Decision.YES if words.strip() == YES else Decision.NO), words.strip()

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """Their words when they have done what the prompt asks; None when nobody did."""
        return await self._ask(Question(_line(prompt, 1000), ""), timeout_seconds)

    async def _ask(self, question: Question, seconds: float) -> str | None:
        self._question = question
        self._changed()
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(question.answer)
        except TimeoutError:
            return None
        finally:
            self.answer(question, None)


# -- a question in lines -----------------------------------------------------------------------------------------------


def told(request: ApprovalRequest, seconds: float) -> str:
    """A request for a yes in lines. What a page wrote stands in “…”, one line each, so that it cannot pose as ours."""
    rows = [
        ("Service", f"{_line(request.service)} at {_line(request.host)}"),
        ("Press", f"{_line(request.role)} {_quoted(request.name)}"),
        ("It reads", _quoted(request.text) if request.text and request.text != request.name else ""),
        ("It sends", f"{_line(request.form_method).upper()} {_line(request.form_action)}".strip()),
        ("On page", f"{_quoted(request.title)} {_line(request.url)}"),
        *((_line(fact, 20).capitalize(), _quoted(value)) for fact, value in request.facts.items()),
        ("Why ask", _line(request.reason, 500)),
        ("WARNING", _line(request.warning, 500)),
    ]
    lines = [f"{label}: {value}" for label, value in rows if value]
    return "\n".join(
        [
            "SubTerminator needs your yes. This cannot be taken back.",
            *lines,
            "What stands in “…” was written by the page.",
            f"Type {YES} to press it. Anything else leaves things as they are. You have {seconds:g} seconds.",
        ]
    )


_OURS = str.maketrans("<>`*[]|“”", '‹›\'∗()¦""')  # noqa: RUF001 - they are to look alike
"""Clients show a question as text or as Markdown with HTML in it: neither is for a page to write, nor our marks."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category, but nothing to see."""


def _line(text: object, limit: int = 200) -> str:
    """One line of what can be seen."""
    seen = (letter if letter.isprintable() and letter not in _BLANK else " " for letter in str(text))
    shown = " ".join("".join(seen).split()).translate(_OURS)
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


def _quoted(text: object, limit: int = 200) -> str:
    return f"“{_line(text, limit)}”"
