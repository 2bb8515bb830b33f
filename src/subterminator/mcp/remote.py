"""A run of design B whose model sits on the other side of a transport: its calls come in, answers and questions go out.

The run does not know: the far model is its `AIClientProtocol`, the far person answers for it through `RemotePerson`.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from subterminator.core.protocols import ApprovalRequest, Decision
from subterminator.mcp.types import AIResponse, Message, ToolCall, ToolResult
from subterminator.utils.exceptions import NeedsHuman

__all__ = ["YES", "Answer", "Question", "RemoteClient", "RemotePerson"]

YES = "confirm"
"""The one word that is a yes."""
IDLE_SECONDS = 900.0
"""How long the far model may ask for nothing before the run ends."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call is answered with."""

    text: str
    image: str = ""
    """PNG, base64; "" for none."""
    error: bool = False
    ended: bool = False
    """The run has its end; nothing more will be done."""


@dataclass(slots=True)
class Question:
    """Something that only the person on the far side can answer."""

    text: str
    """What they read."""
    yes_is: str
    """What has to be typed for a yes; "" where any answer says that it is done."""
    code: str = field(default_factory=lambda: secrets.token_hex(4))
    answer: asyncio.Future[str | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Their words; None: they were there and declined to answer."""


@dataclass(slots=True)
class _Open:
    """A call that has not been answered yet."""

    call: ToolCall
    answer: asyncio.Future[Answer]


class RemoteClient:
    """The far model as the loop's client: `chat` waits for its next call, `call` for the answer to it."""

    def __init__(self, idle_seconds: float = IDLE_SECONDS) -> None:
        self._idle = idle_seconds
        self._calls: asyncio.Queue[_Open] = asyncio.Queue()
        self._open: _Open | None = None
        self._end: Answer | None = None
        self._number = 0

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

    def call(self, name: str, arguments: Any) -> asyncio.Future[Answer]:
        """Hand a call over; the future holds its answer."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._end is not None:
            answer.set_result(self._end)
            return answer
        self._number += 1
        self._calls.put_nowait(_Open(ToolCall(f"remote_{self._number}", name, arguments), answer))
        return answer

    def end(self, text: str, *, error: bool) -> None:
        """The run has its end: that is the answer to the open call, and to every other."""
        self._end = Answer(text, error=error, ended=True)
        self._answer(self._end)
        while not self._calls.empty():
            waiting = self._calls.get_nowait()
            if not waiting.answer.done():
                waiting.answer.set_result(self._end)

    def _answer(self, answer: Answer) -> None:
        if self._open is not None and not self._open.answer.done():
            self._open.answer.set_result(answer)
        self._open = None


class RemotePerson:
    """The person at the far side (`wiring.Person`). A question stays open until they answer or the time is up."""

    def __init__(self) -> None:
        self._asked = asyncio.Event()
        self._question: Question | None = None

    @property
    def question(self) -> Question | None:
        """The one that is open."""
        return self._question

    async def asked(self) -> Question:
        """Wait for a question to be open."""
        await self._asked.wait()
        assert self._question is not None  # noqa: S101 - the event stands for it
        return self._question

    def answer(self, question: Question, words: str | None) -> None:
        """What they said to it; None: they closed it unanswered. Only the open question is answered, and once."""
        if question is self._question and not question.answer.done():
            self._close()
            question.answer.set_result(words)

    def _close(self) -> None:
        self._question = None
        self._asked.clear()

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Only the word `confirm` is a yes; other words are a no; silence is nobody."""
        words = await self._ask(Question(told(request), YES), timeout_seconds)
        if words is None:
            return Decision.NOBODY, "nobody answered"
        return (Decision.YES if words.strip() == YES else Decision.NO), words.strip()

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """Their words when they have done what the prompt asks; None when nobody did."""
        return await self._ask(Question(_line(prompt, 1000), ""), timeout_seconds)

    async def _ask(self, question: Question, seconds: float) -> str | None:
        self._question = question
        self._asked.set()
        try:
            async with asyncio.timeout(seconds):
                return await question.answer
        except TimeoutError:
            return None
        finally:
            if self._question is question:
                self._close()


def told(request: ApprovalRequest) -> str:
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
            f"Type {YES} to press it. Anything else leaves things as they are.",
        ]
    )


def _line(text: object, limit: int = 200) -> str:
    """One line of what can be seen."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in str(text)).split())
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


_MARKS = str.maketrans("“”", '""')


def _quoted(text: object, limit: int = 200) -> str:
    return f"“{_line(text, limit).translate(_MARKS)}”"


def structured(result: ToolResult) -> dict[str, Any]:
    """The machine form of an answer, without the picture that goes beside it."""
    made = result.to_dict()
    if "snapshot" in made:
        made["snapshot"] = {**made["snapshot"], "screenshot": ""}
    return made
