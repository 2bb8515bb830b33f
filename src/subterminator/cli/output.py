"""What a person sees of a run, or a program reads of it. Nothing that a page wrote reaches the terminal uncleaned."""

from __future__ import annotations

import json
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, Self

from subterminator.cli.echo import echo
from subterminator.domain.protocols import Outcome

if TYPE_CHECKING:
    from rich.console import Console
    from rich.status import Status

    from subterminator.wiring import RunSummary

__all__ = ["Show", "clean", "quoted", "tell"]

Mode = Literal["rich", "plain", "json"]

_ESCAPES = re.compile(
    r"""
    (?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]                                  # CSI: colours, cursor
    | (?:\x1b[]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]{0,500}(?:\x07|\x1b\\|\x9c)  # OSC, DCS, SOS, PM, APC
    """,
    re.VERBOSE,
)
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category, but nothing to see."""

HEADLINES = {
    Outcome.CANCELLED: "Cancelled.",
    Outcome.SCHEDULED: "Cancelled: it ends with the period that is paid for.",
    Outcome.ALREADY_CANCELLED: "It was cancelled already. Nothing was sent.",
    Outcome.DRY_RUN: "Dry run: nothing was sent.",
    Outcome.FAILED: "Not cancelled. Nothing irreversible was sent.",
    Outcome.ABORTED: "Stopped. Not cancelled.",
    Outcome.THIRD_PARTY: "Not cancelled: somebody else bills for it.",
    Outcome.MANUAL_REQUIRED: "Not cancelled: the service does not take it online.",
    Outcome.NEEDS_HUMAN: "Not cancelled: a person is needed.",
    Outcome.NEEDS_REVIEW: "LOOK AT YOUR ACCOUNT: the final press may have been sent, and its end is not known.",
    Outcome.RETAINED: "NOT CANCELLED: the account was paused, discounted or downgraded instead.",
}


def clean(text: object, limit: int = 200) -> str:
    """One line of what can be seen: no control characters, terminal escapes, bidi controls or invisible letters.

    Longer than `limit` characters is cut and ends in "…".
    """
    raw = _ESCAPES.sub("", str(text)[: 10 * limit])
    seen = (" " if letter.isspace() or letter in _BLANK else letter for letter in raw)
    line = " ".join("".join(letter for letter in seen if not unicodedata.category(letter).startswith("C")).split())
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def quoted(text: object, limit: int = 200) -> str:
    """What a page wrote, cleaned, between marks that it cannot close."""
    inner = clean(text, limit).translate({ord("“"): '"', ord("”"): '"'})
    return f"“{inner}”"


# -- one event, one sentence -------------------------------------------------------------------------------------------


def _control(event: dict[str, Any]) -> str:
    return f"{clean(event.get('role', ''))} {quoted(event.get('name', ''))}".strip()


def _word(value: object) -> str:
    return clean(value).replace("_", " ")


def _in_brackets(words: object) -> str:
    return f"({clean(words)})" if words else ""


def _done(event: dict[str, Any]) -> str:
    kind = str(event.get("action", "")).partition(" ")[0]
    return f"{VERBS.get(kind, 'Pressed')} {_control(event)}"


def _brain(event: dict[str, Any]) -> str:
    """Who decides in this run, and whether anything of it leaves the machine."""
    spec = event.get("spec") or {}
    model = clean((spec.get("options") or {}).get("model") or "")
    match spec.get("design"), spec.get("brain"):
        case "engine", "claude":
            return f"What is known of the service decides; Claude ({model}) is shown pages that cannot be told"
        case "engine", _:
            return "What is known of the service decides, on this machine"
        case _, "client":
            return "Another agent leads; what it asks for passes the same guard"
        case _, "claude":
            return f"Claude ({model}) decides each step: what the pages say and show is sent to it"
        case _:
            return "Rules decide each step, on this machine"


VERBS = {"fill": "Filled in", "select": "Chose in", "key": "Pressed a key in", "scroll": "Scrolled to"}
SENTENCES: dict[str, tuple[str, Callable[[dict[str, Any]], str]]] = {
    "opened": ("dim", lambda e: f"Run {clean(e.get('run_id', ''))}: {clean(e.get('service', ''))}"),
    "run_started": ("dim", _brain),
    "navigating": ("", lambda e: f"Opening {clean(e.get('url', ''))}"),
    "state": ("dim", lambda e: f"The page: {_word(e.get('state', ''))}"),
    "planned": ("dim", lambda e: f"Plan: {clean(e.get('reasoning') or e.get('action', ''))}"),
    "validated": ("yellow", lambda e: "" if e.get("ok") else f"Not as planned: {clean(e.get('message', ''))}"),
    "claimed": ("dim", lambda e: f"The {clean(e.get('by') or 'page')} says that it is done: a claim, to be read back"),
    "pressed": ("", _done),
    "not_pressed": ("yellow", lambda e: f"Not pressed: {_control(e)}, {clean(e.get('reason', ''))}"),
    "refused": ("yellow", lambda e: f"Refused: {_control(e)}, {clean(e.get('reason', ''))}"),
    "dialog": (
        "",
        lambda e: f"The page asks {quoted(e.get('message', ''))}: {'OK' if e.get('accepted') else 'Cancel'}",
    ),
    "request_held": ("yellow", lambda e: f"Held back: {clean(e.get('method', ''))} {clean(e.get('url', ''))}"),
    "approval_answered": (
        "bold",
        lambda e: f"Answer: {clean(e.get('decision', ''))} {_in_brackets(e.get('words'))}".rstrip(),
    ),
    "submitting": ("bold", lambda e: f"Final press: {quoted(e.get('control') or e.get('name', ''))}"),
    "read_back": ("bold", lambda e: f"Read back from the account: {_word(e.get('outcome') or e.get('state', ''))}"),
    "evidence": ("dim", lambda e: f"Proof kept: {clean(e.get('manifest', ''))}"),
    "note": ("", lambda e: clean(e.get("text") or e.get("message", ""), 400)),
    "interrupted": ("yellow", lambda _: "Interrupted: finishing the record"),
}
"""By event: the style and the sentence. Others are told only with --verbose, in the words of `record`."""


def tell(event: dict[str, Any]) -> tuple[str, str] | None:
    """Style and sentence for one event of the journal; None for those that say nothing or only --verbose shows."""
    style, sentence = SENTENCES.get(str(event.get("event")), ("", lambda _: ""))
    told = sentence(event)
    return (style, told) if told else None


class Show:
    """Shows one run: coloured with a moving line on a terminal, plain lines elsewhere, or one JSON object at its end.

    With "json", standard output gets the object and nothing else; what a person must read goes to standard error.
    """

    def __init__(self, mode: Mode, *, verbose: bool = False) -> None:
        self.mode = mode
        self._verbose = verbose
        self._last = ""
        """What was told last; it is not told twice in a row."""
        self._reader_gone = False
        self._console: Console | None = None
        self._status: Status | None = None
        if mode == "rich":
            from rich.console import Console

            self._console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)

    @staticmethod
    def mode_for(*, plain: bool, as_json: bool) -> Mode:
        """What the options and the kind of standard output ask for."""
        if as_json:
            return "json"
        return "plain" if plain or sys.stdout is None or not sys.stdout.isatty() else "rich"

    def __enter__(self) -> Self:
        if self._console:
            letters = (self._console.encoding or "").lower().startswith("utf")
            self._status = self._console.status("", spinner="dots" if letters else "line")
            self._status.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._status:
            self._status.stop()
            self._status = None

    def event(self, event: dict[str, Any]) -> None:
        """Tell one event of the journal."""
        if self.mode == "json":
            return
        told = tell(event)
        if self._verbose:
            from subterminator.record.narration import tell as in_full

            told = told[0] if told else "dim", clean(in_full(event), 1000)
        if told is None:
            return
        style, sentence = told
        if sentence == self._last:
            return
        self._last = sentence
        self.say(f"{_clock(event.get('time'))} {sentence}", style)

    def say(self, line: str = "", style: str = "") -> None:
        """One line for the person. It must be clean. When whoever reads has gone, the run goes on without telling."""
        if self._reader_gone:
            return
        try:
            if self._console:
                from rich.text import Text

                self._console.print(Text(line, style=style), soft_wrap=True)
            else:
                echo(line, err=self.mode == "json")
        except BrokenPipeError:
            self._reader_gone = True
            _close_quietly()

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Nothing moves on the terminal while the person reads and types."""
        if self._status:
            self._status.stop()
        try:
            yield
        finally:
            if self._status:
                self._status.start()

    def summary(self, summary: RunSummary) -> None:
        """How the run ended."""
        if self.mode == "json":
            echo(json.dumps(summary.to_dict()))
            return
        outcome = summary.outcome
        if outcome is Outcome.CONFIGURATION:
            echo(f"error: {clean(summary.message, 1000)}", err=True)
            return
        self.say()
        self.say(HEADLINES[outcome], "bold green" if outcome.success else "bold red")
        if summary.message:
            self.say(f"  {clean(summary.message, 1000)}")
        if summary.effective_date:
            self.say(f"  Ends    {summary.effective_date}")
        self.say(f"  Record  {summary.run_dir}")
        self.say(f"  Took    {summary.elapsed_seconds:.1f} s")


def _close_quietly() -> None:
    """Standard output leads nowhere from now on, so that the interpreter's last flush does not fail either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _clock(time: object) -> str:
    """The local time of day of a journal's time stamp."""
    moment = datetime.fromisoformat(time) if isinstance(time, str) else datetime.now().astimezone()
    return f"{moment.astimezone():%H:%M:%S}"
