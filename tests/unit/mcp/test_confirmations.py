"""The mailbox between a running server and a person's own terminal."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError, NeedsHuman
from subterminator.mcp import confirmations
from subterminator.mcp.confirmations import Mailbox, OpenQuestion, descends_from
from subterminator.mcp.remote_client import Question


@pytest.fixture
def mailbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mailbox:
    """An empty one, looked into all the time."""
    monkeypatch.setattr(confirmations, "POLL_SECONDS", 0)
    return Mailbox(tmp_path)


@pytest.mark.spec("mcp.terminal")
async def test_words_typed_elsewhere_are_the_answer(mailbox: Mailbox, tmp_path: Path) -> None:
    """Required: the question lies there for its owner only, and nothing of it stays."""
    question = Question("Cancel Netflix?", "confirm", "press button “End”")
    asking = asyncio.create_task(mailbox.ask(question, 7))
    await asyncio.sleep(0)

    (file,) = (tmp_path / "asked").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert mailbox.find(question.code) == OpenQuestion("Cancel Netflix?", "confirm", 7, "press button “End”")
    await asyncio.to_thread(mailbox.answer, question.code, " confirm ")

    assert await asking == " confirm "
    assert list((tmp_path / "asked").iterdir()) == []


@pytest.mark.spec("mcp.terminal")
async def test_a_question_that_is_withdrawn_takes_no_answer(mailbox: Mailbox) -> None:
    """Required: who answers too late, or nobody at all, is told so."""
    question = Question("Cancel Netflix?", "confirm", "press button “End”")
    asking = asyncio.create_task(mailbox.ask(question, 0))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking

    with pytest.raises(ConfigurationError, match="no open question has the code"):
        mailbox.find(question.code)
    with pytest.raises(NeedsHuman, match="too late"):
        mailbox.answer(question.code, "confirm")


@pytest.mark.spec("mcp.terminal")
async def test_an_answer_that_nobody_takes_is_no_answer(
    mailbox: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: a server that was killed leaves its question behind; the answer does not lie about either."""
    monkeypatch.setattr(confirmations, "TAKEN_SECONDS", 0)
    (tmp_path / "asked").mkdir()
    (tmp_path / "asked" / "abc.json").write_text("{}", encoding="utf-8")

    with pytest.raises(NeedsHuman, match="is gone"):
        mailbox.answer("abc", "confirm")

    assert list((tmp_path / "asked").iterdir()) == []


@pytest.mark.spec("mcp.terminal")
def test_a_terminal_knows_who_opened_it() -> None:
    """Required: the process that asks is told from any other among those that started this one."""
    assert descends_from(os.getppid())
    assert not descends_from(os.getpid())
    assert not descends_from(0)
