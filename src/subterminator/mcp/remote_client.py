"""Connects a run of design B to a model and a person on the far side of a transport.

The run uses `RemoteClient` as its model client and `RemotePerson` as its approver.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from subterminator.domain.answer_words import YES, is_no, is_yes
from subterminator.domain.errors import Declined, NeedsHuman
from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.domain.wording import BLANK
from subterminator.mcp.types import AIResponse, Message, ToolCall
from subterminator.record.narration import FACT_LABELS, day_of

IDLE_SECONDS = 900.0
"""Time without a call from the far model before the run ends."""


class NoAnswer(StrEnum):
    """Ways to close a question in a client without an answer."""

    DECLINED = "you declined"
    DISMISSED = "you dismissed the question"


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


@dataclass(frozen=True, slots=True)
class Answer:
    """Result of a remote call."""

    text: str
    image: str = ""
    """PNG, base64. "" for none."""
    error: bool = False
    data: dict[str, Any] | None = None
    """The same as data, by `tool_schemas.OUTPUT_SCHEMA`. None: the text is all there is."""

    def structured(self, note: str = "") -> dict[str, Any]:
        """Return the structured content. `note` precedes the answer."""
        data = self.data or {"ok": not self.error, "answer": self.text}
        return {**data, "answer": f"{note}{data['answer']}"}


@dataclass(frozen=True, slots=True, eq=False)
class RemoteCall:
    """A call of the far model, from submission to its answer."""

    call: ToolCall
    answer: asyncio.Future[Answer] = field(default_factory=_future)

    def matches(self, name: str, arguments: Any) -> bool:
        """Return whether name and arguments are the same."""
        return (self.call.name, self.call.arguments) == (name, arguments)


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A question that only the person on the far side can answer."""

    text: str
    """Text shown to the person."""
    yes_is: str
    """Word that approves; "" where any answer means done."""
    about: str = ""
    """Deed that a yes is to, in a line: `press button “Finish”`; "" where any answer means done."""
    code: str = field(default_factory=lambda: secrets.token_hex(4))
    """Identifies the question at a terminal. Not a secret: it approves nothing."""
    state: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    """Identifies the question to a client that returns the person's answer."""
    answer: asyncio.Future[str | NoAnswer | None] = field(default_factory=_future)
    """The person's words, or what they did instead. None: unanswered or expired."""


class RemoteClient:
    """Model client that receives its calls from outside: `chat` waits for the next call, `call` submits one."""

    def __init__(self, idle_seconds: float = IDLE_SECONDS) -> None:
        self._idle = idle_seconds
        self._calls: asyncio.Queue[RemoteCall] = asyncio.Queue()
        self._open: RemoteCall | None = None
        self._number = 0
        self.ended: Answer | None = None
        """The answer to every call after the end of the run. None while it goes on."""

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """Answer the open call with the newest message and wait for the next call.

        Raises:
            NeedsHuman: no call within the idle time.
        """
        if self._open is not None:
            latest = messages[-1]
            error = latest.content.startswith("error")
            self._answer(Answer(latest.content, latest.image, error=error, data=latest.data))
        try:
            async with asyncio.timeout(self._idle):
                self._open = await self._calls.get()
        except TimeoutError:
            raise NeedsHuman(f"the remote model made no call for {self._idle:g} seconds") from None
        return AIResponse("", [self._open.call], "tool_use")

    def call(self, name: str, arguments: Any) -> RemoteCall:
        """Submit a call. After the end of the run it is answered at once."""
        self._number += 1
        call = RemoteCall(ToolCall(f"remote_{self._number}", name, arguments))
        if self.ended is not None:
            call.answer.set_result(self.ended)
        else:
            self._calls.put_nowait(call)
        return call

    def end(self, text: str, *, error: bool, data: dict[str, Any] | None = None) -> None:
        """End the run: its summary answers the open call and all later ones. `data`: the end as data."""
        ended = {"ended": data} if data else {}
        self.ended = Answer(text, error=error, data={"ok": not error, "answer": text, **ended})
        self._answer(self.ended)
        while not self._calls.empty():
            self._calls.get_nowait().answer.set_result(self.ended)

    def _answer(self, answer: Answer) -> None:
        if self._open is not None:
            self._open.answer.set_result(answer)
        self._open = None


class RemotePerson:
    """The person on the far side (`wiring.Person`). A question stays open until its answer or its timeout."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        """`changed` is called when a question opens."""
        self._changed = changed
        self.question: Question | None = None
        """The open question."""

    def answer(self, question: Question, words: str | NoAnswer | None) -> bool:
        """Answer a question; None leaves it unanswered. Returns False unless it is open and unanswered."""
        if question is not self.question or question.answer.done():
            return False
        self.question = None
        question.answer.set_result(words)
        return True

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Ask for approval: only `confirm` is a yes, in capitals or not. Silence means that nobody answered.

        Other words than a no are asked about once more, and then are a no.
        """
        until = asyncio.get_running_loop().time() + timeout_seconds
        about = f"press {_line(request.role)} {_quoted(request.name)}"
        words = await self._ask(Question(approval_question(request, timeout_seconds), YES, about), timeout_seconds)
        if isinstance(words, str) and not isinstance(words, NoAnswer) and not is_yes(words):
            if is_no(words):
                return Decision.NO, words.strip()
            left = max(until - asyncio.get_running_loop().time(), 0)
            again = f"{_quoted(words, 60)} is not the word {YES}, so nothing was pressed. You are asked once more."
            question = Question(f"{again}\n{approval_question(request, round(left))}", YES, about)
            words = await self._ask(question, left)
        match words:
            case None:
                return Decision.NOBODY, "nobody answered"
            case NoAnswer.DISMISSED:
                return Decision.NOBODY, str(words)
            case NoAnswer.DECLINED:
                return Decision.NO, str(words)
            case _ if is_yes(words):
                return Decision.YES, words
            case _:
                typed = words.strip()
                return Decision.NO, typed if is_no(typed) else f"{typed!r} is not the word {YES}"

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """Wait for the person to do what the prompt asks. Returns their words, or None when nobody answered.

        Raises:
            Declined: they will not do it.
        """
        words = await self._ask(Question(_line(prompt, 1000), ""), timeout_seconds)
        if isinstance(words, NoAnswer):
            raise Declined(str(words))
        return words

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        """Return whether the person types the host's name."""
        question = f"{_line(why, 1000)}\nType {host} to let the program go there. Any other answer changes nothing."
        words = await self._ask(Question(question, host, f"go to {host}"), timeout_seconds)
        return words is not None and words.strip().lower() == host

    async def _ask(self, question: Question, seconds: float) -> str | NoAnswer | None:
        self.question = question
        self._changed()
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(question.answer)
        except TimeoutError:
            return None
        finally:
            self.answer(question, None)


# -- question text -----------------------------------------------------------------------------------------------------


def approval_question(request: ApprovalRequest, seconds: float) -> str:
    """Format an approval request. Page text is quoted in “…” on one line each, so that it cannot pose as ours."""
    rows = [
        ("Service", f"{_line(request.service)} at {_line(request.host)}"),
        ("Press", f"{_line(request.role)} {_quoted(request.name)}"),
        ("It reads", _quoted(request.text) if request.text and request.text != request.name else ""),
        ("It sends", f"{_line(request.form_method).upper()} {_line(request.form_action)}".strip()),
        ("On page", f"{_quoted(request.title)} {_line(request.url)}"),
        *(
            (FACT_LABELS.get(fact) or _line(fact, 20).capitalize(), day_of(each) or _quoted(each))
            for fact, each in request.all_facts.items()
        ),
        ("Why ask", _line(request.reason, 500)),
        *(("WARNING", _line(warning, 500)) for warning in request.warnings),
    ]
    lines = [f"{label}: {value}" for label, value in rows if value]
    return "\n".join(
        [
            "SubTerminator needs your yes. This cannot be taken back.",
            *lines,
            "Text in “…” was written by the page.",
            f"Type {YES} to press it. Nothing else is a yes. You have {seconds:g} seconds.",
        ]
    )


_RESERVED = str.maketrans("<>`*[]|“”", '‹›\'∗()¦""')  # noqa: RUF001 - deliberate look-alikes
"""Replacements for HTML, Markdown and our quotation marks: clients may render a question as either."""


def _line(text: object, limit: int = 200) -> str:
    """Return one line of visible characters, cut at `limit`."""
    visible = (letter if letter.isprintable() and letter not in BLANK else " " for letter in str(text))
    line = " ".join("".join(visible).split()).translate(_RESERVED)
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def _quoted(text: object, limit: int = 200) -> str:
    return f"“{_line(text, limit)}”"
