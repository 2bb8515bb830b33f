"""Report of a run: one HTML page for a person, without scripts or outside resources, fit for printing."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from markupsafe import Markup

from subterminator.domain.files import one_line_errors, replace_file
from subterminator.domain.outcomes import Outcome
from subterminator.record import evidence
from subterminator.record.events import Event
from subterminator.record.letters import letter_for
from subterminator.record.narration import day, day_of, describe_event, headline, moment, zone_of
from subterminator.record.next_steps import has_letter, next_steps
from subterminator.record.runs import Approval, RunRecord

REPORT = "report.html"
_HERE = Path(__file__).parent
_PICTURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}
_LARGEST_PICTURE = 12_000_000
"""Bytes. A larger one is named, not shown."""
_FACTS = {
    "plan": "Plan",
    "price": "Price",
    "confirmation": "Confirmation number",
    "ends": "Access ends",
    "renews": "Next charge",
    "becomes": "Plan after it",
    "fee": "Fee",
    "account": "Signed in as",
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A screenshot inside the page."""

    file: str
    source: Markup
    """As a data: address. Marked safe: made of base64 only."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file inside the page, to save."""

    file: str
    source: Markup
    """As a data: address. Marked safe: made of base64 only."""


@dataclass(frozen=True, slots=True)
class Question:
    """An approval request, with what the person saw."""

    approval: Approval
    facts: Mapping[str, str]
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Step:
    """A press, or a refused press, and its reason."""

    time: datetime
    what: str
    why: str = ""
    final: bool = False
    done: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """An event of the timeline."""

    time: datetime
    event: str
    words: str
    new_day: bool = False


@dataclass(frozen=True, slots=True)
class Checksums:
    """Checksums by which somebody else can check the record."""

    head: str
    problems: list[str]
    files: list[tuple[str, str]] = field(default_factory=list)
    """Name and SHA-256: of each manifest and what it lists, then of each kept file."""


def write_report(directory: Path, output: Path | None = None) -> Path:
    """Write the report of a run, ended or not. Replaces an older one.

    Args:
        output: where; None: `report.html` in the run directory.

    Raises:
        ConfigurationError: the directory holds no run, or the file cannot be written.
    """
    run = RunRecord.load(directory)
    page = _render(run)
    path = output or directory / REPORT
    with one_line_errors("write the report", path):
        replace_file(path, page.encode("utf-8", "replace"))
    return path


def _render(run: RunRecord) -> str:
    style = _style()
    events = run.journal.events
    return _template().render(
        run=run,
        headline=headline(run),
        style=Markup(style),  # noqa: S704 - our own file
        style_sum=base64.b64encode(hashlib.sha256(style.encode()).digest()).decode(),
        facts=_named_facts(run.facts),
        next_steps=next_steps(run),
        letter=letter_for(run) if has_letter(run) else None,
        paper=_paper(run),
        page_words=_page_words(run),
        zone=zone_of(run.started.astimezone()),
        questions=[_question(run, approval) for approval in run.approvals],
        steps=list(_steps(events)),
        pictures=[(title, picture) for title, picture in _pictures(run) if picture],
        watched=list(_watched(run)),
        timeline=list(_timeline(events)),
        sums=_sums(run),
        minutes=_duration(run.elapsed_seconds),
    )


@cache
def _style() -> str:
    return (_HERE / "report.css").read_text(encoding="utf-8")


@cache
def _template() -> Template:
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters |= {"day": day, "moment": moment, "clock": lambda time: f"{time:%H:%M:%S}"}
    return environment.from_string((_HERE / "report.html.jinja").read_text(encoding="utf-8"))


# -- contents ----------------------------------------------------------------------------------------------------------


def _named_facts(facts: object) -> dict[str, str]:
    if not isinstance(facts, Mapping):
        return {}
    return {
        _FACTS.get(name, name.capitalize()): day_of(value) or str(value)[:300] for name, value in facts.items() if value
    }


def _question(run: RunRecord, approval: Approval) -> Question:
    request = approval.request
    picture = _picture(run.directory, request.screenshot) if request.screenshot else None
    return Question(approval, _named_facts(request.all_facts), picture)


_REASONS = {Event.PLANNED: "reasoning", Event.STATE: "reasoning", Event.TOOL_CALLED: "reasoning"}


def _steps(events: tuple[Mapping[str, Any], ...]) -> Iterator[Step]:
    """Yield the presses, each with the last reason before it, and the refused ones."""
    why = ""
    open_press: Step | None = None
    for event in events:
        kind, time = event["event"], datetime.fromisoformat(event["time"])
        if kind in _REASONS:
            why = str(event.get(_REASONS[kind]) or why)
        elif kind == Event.PRESSED:
            yield Step(time, _pressed(event), str(event.get("why") or why)[:400])
            why = ""
        elif kind == Event.SUBMITTING:
            open_press = Step(
                time, _pressed(event), "It may have been sent: nothing was written down after it.", final=True
            )
        elif kind == Event.SUBMITTED:
            yield Step(time, _pressed(event), "You said yes to it.", final=True)
            why, open_press = "", None
        elif kind in {Event.REFUSED, Event.NOT_PRESSED, Event.REQUEST_HELD}:
            yield Step(time, _pressed(event), str(event.get("reason", ""))[:400], done=False)
        elif kind == Event.SETTLED and event.get("result") == "not_sent":
            open_press = None
    if open_press is not None:
        yield open_press


def _pressed(event: Mapping[str, Any]) -> str:
    action = str(event.get("action") or "click")
    name = str(event.get("name") or event.get("text") or event.get("control") or "")
    address = str(event.get("url", "")) if not name else ""
    value = f" with '{event['value']}'" if action in {"fill", "select"} and event.get("value") else ""
    role = f"{event['role']} " if event.get("role") else ""
    return f"{action.capitalize()} {role}'{name}'{value}"[:300] if name else address[:300]


def _pictures(run: RunRecord) -> Iterator[tuple[str, Picture | None]]:
    """Yield titled pictures: the account before, the site's claim after the final press, the account afterwards."""
    yield "Before", _evidence_picture(run, "account-before")
    yield "What the site said after the press: a claim", _event_picture(run, Event.CLAIMED)
    after = _evidence_picture(run, "account-after") or _event_picture(run, Event.READ_BACK)
    yield "After, opened afresh", after

    yield "The page on which it ended", _evidence_picture(run, "page")


def _paper(run: RunRecord) -> Attachment | None:
    """Return the newest print of the account page, or of the page on which the run ended."""
    names = [name for proof in run.evidence for name in proof.files if Path(name).suffix == ".pdf"]
    content = _content(run.directory, names[-1]) if names else None
    if content is None or not content.startswith(b"%PDF"):
        return None
    return Attachment(names[-1], Markup(f"data:application/pdf;base64,{base64.b64encode(content).decode()}"))  # noqa: S704


_TOLD_BY_ITS_PAGE = frozenset({Outcome.MANUAL_REQUIRED, Outcome.THIRD_PARTY})
_LONGEST_PAGE = 4_000
"""Characters of a page that are shown."""


def _page_words(run: RunRecord) -> str:
    """Return what the page says on which a run ended because it cannot be cancelled there; "" for other ends."""
    if run.outcome not in _TOLD_BY_ITS_PAGE:
        return ""
    names = [
        name for proof in run.evidence for name in proof.files if name.startswith("page") and name.endswith(".txt")
    ]
    content = _content(run.directory, names[-1]) if names else None
    words = (content or b"").decode("utf-8", "replace").partition("\n\n")[2]
    return "\n".join(line for line in words.splitlines() if line.strip())[:_LONGEST_PAGE]


def _evidence_picture(run: RunRecord, stem: str) -> Picture | None:
    names = [name for proof in run.evidence for name in proof.files if name.startswith(stem)]
    return _picture(run.directory, names[-1]) if names else None


def _event_picture(run: RunRecord, kind: Event) -> Picture | None:
    names = [event["screenshot"] for event in run.journal.events if event["event"] == kind and event.get("screenshot")]
    return _picture(run.directory, str(names[-1])) if names else None


def _picture(directory: Path, name: str) -> Picture | None:
    """Load a PNG or JPEG of the run directory; None if it is missing, too large, or another format."""
    content = _content(directory, name)
    kind = next((kind for magic, kind in _PICTURES.items() if content and content.startswith(magic)), None)
    if content is None or kind is None:
        return None
    return Picture(name, Markup(f"data:{kind};base64,{base64.b64encode(content).decode()}"))  # noqa: S704 - base64 only


def _content(directory: Path, name: str) -> bytes | None:
    """Return a file of the run directory; None if it is missing, too large, or none of its own."""
    path = directory / name
    if Path(name).name != name or path.is_symlink():
        return None
    try:
        return path.read_bytes() if path.stat().st_size <= _LARGEST_PICTURE else None
    except OSError:
        return None


def _watched(run: RunRecord) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures before the actions of a watched run, each with the action in words."""
    for event in run.journal.events:
        if event["event"] == Event.WATCHED and (picture := _picture(run.directory, str(event.get("picture")))):
            yield _pressed(event), picture


def _timeline(events: tuple[Mapping[str, Any], ...]) -> Iterator[Line]:
    earlier = None
    for event in events:
        time = datetime.fromisoformat(event["time"]).astimezone()
        yield Line(time, event["event"], describe_event(event), time.date() != earlier)
        earlier = time.date()


def _sums(run: RunRecord) -> Checksums:
    manifests, kept = [], []
    for event in run.journal.events:
        if event["event"] == Event.EVIDENCE:
            manifests.append((str(event.get("manifest")), str(event.get("sha256"))))
            manifests += evidence.listed(run.directory, str(event.get("manifest")))
        elif event["event"] == Event.KEPT:
            kept.append((str(event.get("file")), str(event.get("sha256"))))
    return Checksums(run.journal.head, evidence.verify(run.directory), manifests + kept)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
