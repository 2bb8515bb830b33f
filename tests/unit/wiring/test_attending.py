"""The person of a leg: their questions end with the browser that they are about."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock

import pytest

from stand_ins import ScriptedBrowser
from subterminator.domain.answer_words import CLIENT
from subterminator.domain.errors import Aborted, ActionTimeout, BrowserLost
from subterminator.domain.ports import ApprovalRequest, Decision
from subterminator.wiring.attending import PersonAtBrowser


class Asked:
    """A person whose questions stay open until `answer` is set; `closed` counts those that were withdrawn."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.open = asyncio.Event()
        self.closed = 0

    async def _ask(self) -> Any:
        self.open.set()
        try:
            return await asyncio.shield(self.answer)
        except asyncio.CancelledError:
            self.closed += 1
            raise

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return bool(await self._ask())

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        return Decision(await self._ask()), "confirm"

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return str(await self._ask())


class Closing(ScriptedBrowser):
    """A browser that ends with `end`."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[str] = []
        self.noted: Callable[[], Awaitable[Any]] = AsyncMock()
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def show_note(self, text: str) -> None:
        self.notes.append(text)
        await self.noted()

    async def until_ended(self) -> None:
        await asyncio.shield(self.end)


QUESTIONS: list[Callable[[PersonAtBrowser], Awaitable[Any]]] = [
    lambda person: person.confirm(None, 300),  # type: ignore[arg-type]
    lambda person: person.wait_for("Sign in", 300),
    lambda person: person.allows("pay.example", "the way leads there", 300),
]


@pytest.mark.spec("approval.closed-with-the-browser")
@pytest.mark.parametrize("question", QUESTIONS, ids=["confirm", "wait_for", "allows"])
@pytest.mark.parametrize(
    "end", [Aborted("stopped by you in the browser"), BrowserLost("you closed the tab of the run")]
)
async def test_a_question_is_closed_at_once_with_its_browser(
    question: Callable[[PersonAtBrowser], Awaitable[Any]], end: Exception
) -> None:
    """Required: who has pressed stop is not asked on."""
    person, browser = Asked(), Closing()
    asking = asyncio.ensure_future(question(PersonAtBrowser(person, browser)))
    await person.open.wait()
    browser.end.set_exception(end)
    with pytest.raises(type(end), match=str(end)):
        await asking
    assert person.closed == 1


@pytest.mark.spec("approval.closed-with-the-browser")
async def test_a_yes_at_the_moment_of_the_stop_is_none() -> None:
    """Required: the stop counts, whichever was heard first."""
    person, browser = Asked(), Closing()
    asking = asyncio.ensure_future(PersonAtBrowser(person, browser).confirm(None, 300))  # type: ignore[arg-type]
    await person.open.wait()
    person.answer.set_result("yes")
    browser.end.set_exception(Aborted("stopped by you in the browser"))
    with pytest.raises(Aborted):
        await asking


@pytest.mark.spec("approval.closed-with-the-browser")
async def test_an_answer_comes_through_while_the_browser_is_there() -> None:
    """A browser whose end is not noticed, too: it waits for ever."""
    person = Asked()
    person.answer.set_result("yes")
    assert await PersonAtBrowser(person, ScriptedBrowser()).confirm(None, 300) == (Decision.YES, "confirm")  # type: ignore[arg-type]


@pytest.mark.spec("approval.waits-visibly")
@pytest.mark.parametrize("problem", [None, ActionTimeout("no answer"), RuntimeError("not launched")])
async def test_the_browser_shows_that_the_person_is_waited_for(problem: Exception | None) -> None:
    """Required: whoever looks at the browser learns where the question is; no question depends on it."""
    person, browser = Asked(), Closing()
    browser.noted = AsyncMock(side_effect=problem)
    asker = PersonAtBrowser(person, browser, CLIENT)
    for question, note in [
        (asker.confirm(None, 300), "SubTerminator waits for your answer in your client"),  # type: ignore[arg-type]
        (asker.wait_for("Sign in", 300), "SubTerminator waits until you have done here what it asks in your client"),
    ]:
        person.open.clear()
        asking = asyncio.ensure_future(question)
        await person.open.wait()
        await asyncio.sleep(0)
        assert browser.notes == [note]
        person.answer.set_result("yes")
        await asking
        assert browser.notes == [note, ""]
        browser.notes.clear()
        person.answer = asyncio.get_running_loop().create_future()
