"""Output of a run for people and programs. All page text is cleaned before it reaches the terminal."""

from __future__ import annotations

import base64
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, Self
from urllib.parse import urlsplit

from subterminator.cli.echo import broken_line, echo, echo_words, path_lines, short_path
from subterminator.domain.protocols import Outcome
from subterminator.domain.wording import in_quotes, sentence, visible

if TYPE_CHECKING:
    from rich.console import Console
    from rich.status import Status

    from subterminator.record.costs import Costs
    from subterminator.wiring import RunSummary

Mode = Literal["rich", "plain", "json"]

_ESCAPES = re.compile(
    r"""
    (?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]                                  # CSI: colours, cursor
    | (?:\x1b[]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]{0,500}(?:\x07|\x1b\\|\x9c)  # OSC, DCS, SOS, PM, APC
    """,
    re.VERBOSE,
)

HEADLINES = {
    Outcome.CANCELLED: "Cancelled.",
    Outcome.SCHEDULED: "Cancelled: it ends with the paid period.",
    Outcome.ALREADY_CANCELLED: "Already cancelled. Nothing was sent.",
    Outcome.DRY_RUN: "Dry run: nothing was sent.",
    Outcome.FAILED: "Not cancelled. Nothing irreversible was sent.",
    Outcome.ABORTED: "Stopped. Not cancelled.",
    Outcome.THIRD_PARTY: "Not cancelled: another company bills for it.",
    Outcome.MANUAL_REQUIRED: "Not cancelled: the service does not accept it online.",
    Outcome.NEEDS_HUMAN: "Not cancelled: a person is needed.",
    Outcome.NEEDS_REVIEW: "CHECK YOUR ACCOUNT: the final press may have been sent, and its result is unknown.",
    Outcome.RETAINED: "NOT CANCELLED: the account was paused, discounted or downgraded instead.",
}


RESUMABLE = frozenset({Outcome.ABORTED, Outcome.NEEDS_HUMAN})
"""Outcomes after which the summary names the command that goes on."""


def clean(text: object, limit: int = 200) -> str:
    """Return one line of visible text: no control characters, escapes, bidi controls or invisible letters.

    Text beyond `limit` characters is cut and ends in "…".
    """
    return visible(_ESCAPES.sub("", str(text)[: 10 * limit]), limit)


def quoted(text: object, limit: int = 200) -> str:
    """Return cleaned page text in quotation marks that it cannot close."""
    return in_quotes(clean(text, limit))


def table(headers: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return lines of columns with a line of headers above, without columns that are empty. Cells must be clean."""
    lines = [list(row) for row in rows]
    used = [at for at, _ in enumerate(headers) if any(row[at] for row in lines)]
    cells = [[row[at] for at in used] for row in ([header.upper() for header in headers], *lines)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(used))]
    return ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]


# -- sentences ---------------------------------------------------------------------------------------------------------


def _control(event: dict[str, Any]) -> str:
    return f"{clean(event.get('role', ''))} {quoted(event.get('name', ''))}".strip()


def _word(value: object) -> str:
    return clean(value).replace("_", " ")


def _parenthesised(words: object) -> str:
    return f"({clean(words)})" if words else ""


def _pressed(event: dict[str, Any]) -> str:
    kind = str(event.get("action", "")).partition(" ")[0]
    return f"{VERBS.get(kind, 'Pressed')} {_control(event)}"


def _decision_maker(event: dict[str, Any]) -> str:
    """Return who decides in this run, and whether data leaves the machine."""
    spec = event.get("spec") or {}
    options = spec.get("options") or {}
    model = clean(options.get("model") or "")
    brain = clean(spec.get("brain") or "")
    who = {"claude": f"Claude ({model})", "openai": f"{model} at {_endpoint(options)}"}.get(
        brain, f"{brain} (of another package)"
    )
    match spec.get("design"), brain:
        case "handlers", "rules":
            return "The service definition decides, on this machine"
        case "handlers", _:
            return f"The service definition decides; unrecognised pages are sent to {who}"
        case _, "client":
            return "Another agent decides each step, under the same guard"
        case _, "rules":
            return "Rules decide each step, on this machine"
        case _, "claude":
            what = "page texts and screenshots are sent to it"
            return f"{who} decides each step: {what}. That takes 2 to 3 minutes"
        case _:
            return f"{who} decides each step: page texts and screenshots are given to it"


def _endpoint(options: dict[str, Any]) -> str:
    """Return the host of a model's endpoint, in words for a person."""
    host = urlsplit(str(options.get("brain_url") or "")).netloc
    return clean(host) if host else "OpenAI"


WATCHED_VERBS = {"fill": "fill in", "select": "choose in", "key": "press a key in"}
SHOWS_PICTURES = frozenset({"iTerm.app", "WezTerm"})
"""Terminals that show pictures between lines, by TERM_PROGRAM."""
_LARGEST_PICTURE = 4_000_000
"""Bytes of a picture that is sent to a terminal."""
VERBS = {"fill": "Filled in", "select": "Chose in", "key": "Pressed a key in", "scroll": "Scrolled to"}
SENTENCES: dict[str, tuple[str, Callable[[dict[str, Any]], str]]] = {
    "opened": ("dim", lambda e: f"Run {clean(e.get('run_id', ''))}: {clean(e.get('service', ''))}"),
    "run_started": ("dim", _decision_maker),
    "navigating": ("", lambda e: f"Opening {clean(e.get('url', ''))}"),
    "state": ("dim", lambda e: f"The page: {_word(e.get('state', ''))}"),
    "planned": ("dim", lambda e: f"Plan: {clean(e.get('reasoning') or e.get('action', ''))}"),
    "validated": ("yellow", lambda e: "" if e.get("ok") else f"Not as planned: {clean(e.get('message', ''))}"),
    "claimed": ("dim", lambda e: f"The {clean(e.get('by') or 'page')} claims success; the account will be read back"),
    "pressed": ("", _pressed),
    "not_pressed": ("yellow", lambda e: f"Not pressed: {_control(e)}, {clean(e.get('reason', ''))}"),
    "refused": ("yellow", lambda e: f"Refused: {_control(e)}, {clean(e.get('reason', ''))}"),
    "dialog": (
        "",
        lambda e: f"The page asks {quoted(e.get('message', ''))}: {'OK' if e.get('accepted') else 'Cancel'}",
    ),
    "request_held": ("yellow", lambda e: f"Held back: {clean(e.get('method', ''))} {clean(e.get('url', ''))}"),
    "approval_answered": (
        "bold",
        lambda e: f"Answer: {clean(e.get('decision', ''))} {_parenthesised(e.get('words'))}".rstrip(),
    ),
    "submitting": ("bold", lambda e: f"Final press: {quoted(e.get('control') or e.get('name', ''))}"),
    "read_back": ("bold", lambda e: f"Read back from the account: {_word(e.get('outcome') or e.get('state', ''))}"),
    "checked": ("bold", lambda e: f"Read again from the account: {_word(e.get('state', ''))}"),
    "evidence": ("dim", lambda e: f"Proof saved: {clean(e.get('manifest', ''))}"),
    "note": ("", lambda e: clean(e.get("text") or e.get("message", ""), 400)),
    "interrupted": ("yellow", lambda _: "Interrupted: completing the record"),
}
"""Style and sentence by event. Other events appear only with --verbose, in the words of `record`."""


def event_line(event: dict[str, Any]) -> tuple[str, str] | None:
    """Return style and sentence of a journal event, or None for events shown only with --verbose."""
    style, words = SENTENCES.get(str(event.get("event")), ("", lambda _: ""))
    line = words(event)
    return (style, line) if line else None


class RunDisplay:
    """Displays one run: colours and a spinner in a terminal, plain lines elsewhere, or one JSON object at the end.

    In mode "json" standard output gets only the object; messages for the person go to standard error.
    """

    def __init__(self, mode: Mode, *, verbose: bool = False) -> None:
        self.mode = mode
        self._verbose = verbose
        self._last = ""
        """The last sentence, to skip immediate repetitions."""
        self.output_dir: Path | None = None
        """Folder of the runs, for links to their pictures."""
        self._run_id = ""
        self._closed = False
        self._console: Console | None = None
        self._status: Status | None = None
        if mode == "rich":
            from rich.console import Console

            self._console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)

    @staticmethod
    def mode_for(*, plain: bool, as_json: bool) -> Mode:
        """Return the mode for the options and the kind of standard output."""
        if as_json:
            return "json"
        return "plain" if plain or sys.stdout is None or not sys.stdout.isatty() else "rich"

    def __enter__(self) -> Self:
        if self._console:
            unicode = (self._console.encoding or "").lower().startswith("utf")
            self._status = self._console.status("", spinner="dots" if unicode else "line")
            self._status.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._status:
            self._status.stop()
            self._status = None

    def event(self, event: dict[str, Any]) -> None:
        """Print one event of the journal."""
        if event.get("event") == "opened":
            self._run_id = clean(event.get("run_id", ""), 12)
        if self.mode == "json":
            return
        if event.get("event") == "watched":
            self._watched(event)
            return
        line = event_line(event)
        if self._verbose:
            from subterminator.record.narration import describe_event as full_sentence

            line = line[0] if line else "dim", clean(full_sentence(event), 1000)
        if line is None:
            return
        style, words = line
        if words == self._last:
            return
        self._last = words
        self.say(f"{_clock(event.get('time'))} {words}", style)

    def say(self, line: str = "", style: str = "") -> None:
        """Print one line, which must be clean. After the reader has closed the pipe, nothing is printed."""
        if self._closed:
            return
        for each in broken_line(line, indent=_indent(line), err=self.mode == "json"):
            self._print(each, style)

    def _print(self, line: str, style: str = "") -> None:
        """Print one line as it is. After the reader has closed the pipe, nothing is printed."""
        if self._closed:
            return
        try:
            if self._console:
                from rich.text import Text

                self._console.print(Text(line, style=style), soft_wrap=True)
            else:
                echo(line, err=self.mode == "json")
        except BrokenPipeError:
            self._closed = True
            _discard_stdout()

    def show_picture(self, lead: str, file: Path) -> None:
        """Print a line that ends in a picture's path, as `say_link` does, and the picture where the terminal can."""
        self.say_link(lead, file)
        if self._console is None or self._closed or os.environ.get("TERM_PROGRAM") not in SHOWS_PICTURES:
            return
        try:
            content = file.read_bytes()
        except OSError:
            return
        if len(content) <= _LARGEST_PICTURE:
            encoded = base64.b64encode(content).decode()
            self._console.file.write(f"\x1b]1337;File=inline=1;width=50%;size={len(content)}:{encoded}\x07\n")
            self._console.file.flush()

    def _watched(self, event: dict[str, Any]) -> None:
        """Show the picture before an action of a watched run."""
        verb = WATCHED_VERBS.get(str(event.get("action")), "press")
        self.say(f"{_clock(event.get('time'))} Next: {verb} {_control(event)}", "bold")
        runs = self.output_dir.glob(f"*-{self._run_id}") if self.output_dir and self._run_id else ()
        name = Path(str(event.get("picture"))).name
        if file := next((run / name for run in runs if (run / name).is_file()), None):
            self.show_picture("         Picture ", file)

    def say_path(self, lead: str, path: Path) -> None:
        """Print a line that ends in a path, whole, so that it can be copied."""
        for line in path_lines(lead, clean(short_path(path), 500), err=self.mode == "json"):
            self._print(line)

    def say_link(self, lead: str, file: Path) -> None:
        """Print a line that ends in a file's path; in a terminal of colours the path is a link that opens it."""
        if self._closed:
            return
        lines = path_lines(lead, clean(short_path(file), 500), err=self.mode == "json")
        if self._console is None:
            for line in lines:
                self._print(line)
            return
        from rich.text import Text

        address = f"link {file.resolve().as_uri()}"
        texts = [Text(lead)] if len(lines) == 1 else [Text(lines[0]), Text()]
        texts[-1].append(clean(short_path(file), 500), style=address)
        for text in texts:
            self._console.print(text, soft_wrap=True)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stop the spinner while the person reads and types."""
        if self._status:
            self._status.stop()
        try:
            yield
        finally:
            if self._status:
                self._status.start()

    def summary(self, summary: RunSummary) -> None:
        """Print the result of the run."""
        if self.mode == "json":
            echo(json.dumps(summary.to_dict()))
            return
        outcome = summary.outcome
        if outcome is Outcome.CONFIGURATION:
            echo_words(f"error: {clean(summary.message, 1000)}", indent=7, err=True)
            return
        self.say()
        self.say(HEADLINES[outcome], "bold green" if outcome.success else "bold red")
        if summary.message:
            self.say(f"  {sentence(clean(summary.message, 1000))}")
        if summary.effective_date:
            self.say(f"  Ends    {summary.effective_date}")
        if summary.agreed_fee:
            self.say(f"  Fee     {clean(summary.agreed_fee)}, to which you agreed")
        self.say_path("  Record  ", summary.run_dir)
        self.say(f"  Report  subterminator runs open {summary.run_id}")
        if outcome in RESUMABLE and summary.has_site:
            self.say(f"  Resume  subterminator runs resume {summary.run_id}")
        self.say(f"  Took    {summary.elapsed_seconds:.1f} s")
        if costs := summary.costs if summary.costs.questions else None:
            money = "a stand-in, which costs nothing" if costs.stand_in == costs.questions else _money(costs)
            tokens = f"{costs.input + costs.output} tokens ({costs.cache_read} from the cache)"
            self.say(f"  Model   {costs.questions} questions, {tokens}, {money}")


def _money(costs: Costs) -> str:
    return "cost not known" if costs.cost_usd is None else f"US$ {costs.cost_usd:.4f}"


_LABELLED = re.compile(r"\s*(?:\d\d:\d\d:\d\d |(?=\S)(?:WARNING|[A-Z][a-z]+(?: [a-z]+)?) {2,})?")
"""Beginning of a line: its time of day, or the label of a row."""


def _indent(line: str) -> int:
    """Return the column in which a row's words begin, for the lines that they continue on."""
    start = _LABELLED.match(line)
    return len(start[0]) if start else 0


def _discard_stdout() -> None:
    """Redirect standard output to nowhere, so that the interpreter's last flush does not fail."""
    null_device = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null_device, sys.stdout.fileno())
    os.close(null_device)


def _clock(time: object) -> str:
    """Return the local time of day of a journal's time stamp."""
    moment = datetime.fromisoformat(time) if isinstance(time, str) else datetime.now().astimezone()
    return f"{moment.astimezone():%H:%M:%S}"
