"""The person at the terminal: what counts as a yes."""

from __future__ import annotations

import asyncio
import os
import pty
import tty
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest

from subterminator.cli.output import RunDisplay
from subterminator.cli.prompts import TerminalPerson, terminal
from subterminator.domain.protocols import ApprovalRequest, Decision

T = TypeVar("T")

REQUEST = ApprovalRequest(
    run_id="a1b2c3d4",
    service="practice",
    host="127.0.0.1:4000",
    role="button",
    name="Finish cancellation",
    text="Finish cancellation",
    form_method="post",
    form_action="http://127.0.0.1:4000/cancel/finish",
    url="http://127.0.0.1:4000/cancel",
    title="Cancel",
    facts={"ends": "2026-12-21", "fee": "12.00 EUR"},
    reason="it is the service's final control",
    nonce="n",
    expires=datetime(2026, 11, 21, tzinfo=UTC),
    screenshot="007-before-final.png",
)


@dataclass
class Keyboard:
    """The person's end of a terminal."""

    hand: int
    program: int
    person: TerminalPerson

    async def answer(self, question: Coroutine[Any, Any, T], *typed: bytes) -> T:
        """What the question comes to when that is typed once it has been put."""
        asked = asyncio.ensure_future(question)
        await asyncio.sleep(0)  # one turn: the question is put and the terminal watched
        for keys in typed:
            os.write(self.hand, keys)
        return await asked


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    """A terminal with a person at it who has five seconds."""
    hand, program = pty.openpty()
    yield Keyboard(hand, program, TerminalPerson(RunDisplay("plain"), program, tmp_path))
    os.close(program)
    os.close(hand)


@pytest.mark.spec("cli.only-confirm-is-yes")
@pytest.mark.parametrize(
    ("typed", "decision", "words"),
    [
        (b"confirm\n", Decision.YES, "confirm"),
        (b"  confirm \n", Decision.YES, "confirm"),
        (b"Confirm\n", Decision.YES, "Confirm"),
        (b"CONFIRM \n", Decision.YES, "CONFIRM"),
        (b"\n", Decision.NO, ""),
        (b"no\n", Decision.NO, "no"),
        (b"N\n", Decision.NO, "N"),
        (b"stop\n", Decision.NO, "stop"),
    ],
)
async def test_only_the_word_confirm_is_a_yes(keyboard: Keyboard, typed: bytes, decision: Decision, words: str) -> None:
    """A reflex key is not an approval; capitals and spaces do not matter."""
    assert await keyboard.answer(keyboard.person.confirm(REQUEST, 5), typed) == (decision, words)


@pytest.mark.spec("cli.asked-once-more")
@pytest.mark.parametrize("first", [b"yes\n", b"y\n", b"confirm?\n", b"don't confirm\n", b"\xff\xfe\n"])
@pytest.mark.parametrize(
    ("last", "decision", "words"),
    [
        (b"confirm\n", Decision.YES, "confirm"),
        (b"\n", Decision.NO, ""),
        (b"yes \x1b[31m\n", Decision.NOBODY, "you typed 'yes'; only the word confirm approves"),
        (b"\x04", Decision.NOBODY, "the input was closed"),
    ],
)
async def test_other_words_are_asked_about_twice_more(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, first: bytes, last: bytes, decision: Decision, words: str
) -> None:
    """A slip of the fingers neither presses nor ends the run, and is never recorded as a no of the person's."""
    said: asyncio.Queue[str] = asyncio.Queue()
    display = keyboard.person._display
    monkeypatch.setattr(display, "say", lambda line="", style="": said.put_nowait(line))
    asked = asyncio.ensure_future(keyboard.person.confirm(REQUEST, 5))
    await asyncio.sleep(0)
    for _ in range(2):
        os.write(keyboard.hand, first)
        while not (line := await said.get()).startswith("You typed"):
            pass
        assert line.endswith("only the word confirm approves. Type confirm to press it, or Enter to stop.")
    os.write(keyboard.hand, last)
    assert await asked == (decision, words)


@pytest.mark.spec("cli.host-asked")
@pytest.mark.parametrize(
    ("typed", "allowed"),
    [
        (b"pay.example\n", True),
        (b" Pay.Example \n", True),
        (b"yes\n", False),
        (b"confirm\n", False),
        (b"example\n", False),
        (b"\n", False),
        (b"\x04", False),
    ],
)
async def test_only_its_name_lets_another_host_in(keyboard: Keyboard, typed: bytes, allowed: bool) -> None:
    """A reflex key does not take the run elsewhere."""
    assert await keyboard.answer(keyboard.person.allows("pay.example", "It leads away.", 5), typed) is allowed


@pytest.mark.spec("cli.only-confirm-is-yes")
async def test_words_typed_before_the_question_do_not_answer_it(keyboard: Keyboard) -> None:
    """A yes is given to what was read, not ahead of it."""
    os.write(keyboard.hand, b"confirm\n")
    answer = await keyboard.answer(keyboard.person.confirm(REQUEST, 5), b"no\n")
    assert answer == (Decision.NO, "no")


@pytest.mark.spec("cli.silence-is-nobody")
async def test_silence_is_nobody(keyboard: Keyboard) -> None:
    """Time that runs out is never a yes."""
    decision, words = await keyboard.answer(keyboard.person.confirm(REQUEST, 0.05), b"confirm")
    assert (decision, words) == (Decision.NOBODY, "nobody answered within 0.05 seconds")


@pytest.mark.spec("cli.silence-is-nobody")
async def test_a_closed_input_is_nobody(keyboard: Keyboard) -> None:
    """Ctrl-D on an empty line ends the input."""
    decision, _ = await keyboard.answer(keyboard.person.confirm(REQUEST, 5), b"\x04")
    assert decision is Decision.NOBODY


@pytest.mark.spec("cli.silence-is-nobody")
async def test_a_word_cut_off_by_the_end_of_the_input_is_nobody(keyboard: Keyboard) -> None:
    """Without Enter nothing was said."""
    tty.setcbreak(keyboard.program)
    asked = asyncio.ensure_future(keyboard.person.confirm(REQUEST, 0.2))
    await asyncio.sleep(0)
    os.write(keyboard.hand, b"confirm")
    assert (await asked)[0] is Decision.NOBODY


@pytest.mark.spec("cli.silence-is-nobody")
async def test_without_a_terminal_nothing_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a yes nor a sign-in waits for somebody who is not there."""
    nobody = TerminalPerson(RunDisplay("plain"), None, tmp_path)
    assert (await nobody.confirm(REQUEST, 5))[0] is Decision.NOBODY
    assert await nobody.wait_for("Sign in.", 5) is None
    assert capsys.readouterr().out == ""


async def test_a_question_that_is_called_off_leaves_the_terminal_alone(keyboard: Keyboard) -> None:
    """After Ctrl-C nothing reads the keyboard any more."""
    asked = asyncio.ensure_future(keyboard.person.confirm(REQUEST, 5))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert not asyncio.get_running_loop().remove_reader(keyboard.program)


@pytest.mark.spec("cli.yes-shows-what")
async def test_the_question_shows_what_would_be_pressed_and_what_the_page_says(
    keyboard: Keyboard, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Service, host, control, form target, facts, warning and picture are read before the answer."""
    picture = tmp_path / "20261121-100000-practice-a1b2c3d4" / "007-before-final.png"
    picture.parent.mkdir()
    picture.touch()
    request = replace(
        REQUEST, text="Upgrade now", warnings=("its name and its visible text differ",), price="$9 a month"
    )

    await keyboard.answer(keyboard.person.confirm(request, 300), b"no\n")

    out = capsys.readouterr().out
    for shown in [
        "practice at 127.0.0.1:4000",
        "button “Finish cancellation”",
        "“Upgrade now”",
        "POST http://127.0.0.1:4000/cancel/finish",
        "“Cancel” http://127.0.0.1:4000/cancel",
        "Ends      21 December 2026",
        "Fee       “12.00 EUR”",
        "Price now “$9 a month”",
        "it is the service's final control",
        "its name and its visible text differ",
        str(picture),
        "You have 5 minutes.",
        "Type confirm",
    ]:
        assert shown in out


@pytest.mark.spec("cli.yes-shows-what")
@pytest.mark.parametrize(
    ("service", "host", "shown"),
    [
        ("site-127-0-0-1-4000", "127.0.0.1:4000", "127.0.0.1:4000"),
        ("example-com", "www.example.com", "www.example.com"),
        ("example-com", "billing.example.net", "example-com at billing.example.net"),
    ],
)
async def test_a_service_given_by_its_address_is_named_by_its_host(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str], service: str, host: str, shown: str
) -> None:
    """An id that was made of the address says nothing more, unless the press is elsewhere."""
    await keyboard.answer(keyboard.person.confirm(replace(REQUEST, service=service, host=host), 5), b"no\n")
    assert f"  Service   {shown}\n" in capsys.readouterr().out


@pytest.mark.spec("cli.page-text-cleaned")
async def test_a_page_cannot_fake_a_part_of_the_question(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line breaks and escapes in every field of the page stay inside their row."""
    evil = "x\n  WARNING   none\x1b[5A\x1b]0;t\x07\u202e"
    fields = ("host", "role", "name", "text", "form_method", "form_action", "url", "title", "reason")
    changes: dict[str, Any] = dict.fromkeys(fields, evil)
    request = replace(REQUEST, **changes, facts={evil: evil}, warnings=(evil,))

    await keyboard.answer(keyboard.person.confirm(request, 5), b"no\n")

    out = capsys.readouterr().out
    assert not {"\x1b", "\x07", "\u202e"} & set(out)
    assert [line for line in out.splitlines() if line.startswith("  WARNING")] == ["  WARNING   x WARNING none"]


@pytest.mark.spec("cli.sign-in")
async def test_enter_says_that_the_sign_in_is_done(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    """The person signs in in the window and comes back; what they typed is handed on."""
    assert await keyboard.answer(keyboard.person.wait_for("Sign in to\x1b[2J Practice.", 5), b"done\n") == "done"
    assert "Sign in to Practice.\n" in capsys.readouterr().out
    assert await keyboard.answer(keyboard.person.wait_for("Sign in.", 0.05)) is None


@pytest.mark.parametrize("stdin", [None, object()])
def test_a_replaced_standard_input_is_no_terminal(monkeypatch: pytest.MonkeyPatch, stdin: object) -> None:
    """A service without a standard input is nobody, not a crash."""
    monkeypatch.setattr("sys.stdin", stdin)
    assert terminal() is None
