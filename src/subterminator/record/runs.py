"""Runs and legs as data: what was requested, how each browser session ended, read back from the journal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import UTC, date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import BeforeValidator, ConfigDict, TypeAdapter

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import ApprovalRequest, Decision, Evidence, Outcome, State
from subterminator.record.costs import Costs
from subterminator.record.events import Event
from subterminator.record.hash_chain import JOURNAL, Journal, read_journal
from subterminator.record.journal import in_use
from subterminator.record.json_values import plain
from subterminator.record.redaction import MASK


@dataclass(frozen=True, slots=True)
class RunSpec:
    """Specification of a run: all that a later leg needs. Holds no secret."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    run_id: str
    service: str
    design: str
    """handlers, agent or ai-led."""
    brain: str
    """Name as for `--brain`: rules, claude, openai, or that of another package."""
    created: datetime
    """UTC."""
    service_file: str | None = None
    """Path of a definition that is not a bundled one."""
    dry_run: bool = False
    account: str | None = None
    """As named by the person. None: whoever is signed in."""
    scenario: str | None = None
    """Of the practice site. None: the real service."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Other options of the command (browser, approve, max_turns, model …), JSON values only."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields for the `run_started` event."""
        return dict(plain(self))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> RunSpec:
        """Read back what `to_dict` returned.

        Raises:
            ValueError: a field is missing, not known here, or of another kind.
        """
        return _SPEC.validate_python(data)


_REQUEST = TypeAdapter(ApprovalRequest)
"""Ignores the digest that is written beside its fields."""


class Ending(StrEnum):
    """Reason for the end of a browser session."""

    DONE = "done"
    """The run has its outcome."""
    PARKED = "parked"
    """An approval is awaited and the browser closed; a later leg goes on with it."""
    SESSION_LOST = "session_lost"
    """The browser or the sign-in is gone; a later leg may begin again."""
    NEEDS_HUMAN = "needs_human"
    """A person must do something first."""


@dataclass(frozen=True, slots=True)
class LegEnd:
    """End of one leg."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    ending: Ending
    state: State
    message: str
    outcome: Annotated[Outcome, BeforeValidator(Outcome.named)] | None = None
    """None while the run goes on."""
    effective_date: date | None = None
    request: Annotated[ApprovalRequest, BeforeValidator(_REQUEST.validate_python)] | None = None
    """The approval request, when parked."""
    host: str = ""
    """Host to which the way leads, and which the person has not named. "" if there is none."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields for the `leg_ended` event."""
        return {**plain(self), "request": None if self.request is None else self.request.to_dict()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> LegEnd:
        """Read back what `to_dict` returned.

        Raises:
            ValueError: a field is missing, not known here, or of another kind.
        """
        return _LEG_END.validate_python(data)


_ACCOUNT_STATES = frozenset({State.ACCOUNT_ACTIVE.value, State.ACCOUNT_CANCELLED.value})
_SPEC = TypeAdapter(RunSpec)
_LEG_END = TypeAdapter(LegEnd)


@dataclass(frozen=True, slots=True)
class Approval:
    """An approval request and its answer."""

    request: ApprovalRequest
    """From the journal: secrets in its addresses are masked."""
    digest: str
    """Digest of the request before masking. Compare this one with the digest of the present page."""
    asked: datetime
    decision: Decision | None = None
    """None: nobody has answered yet."""
    words: str = ""
    answered: datetime | None = None


@dataclass(frozen=True, slots=True)
class RunRecord:
    """A run read from its journal, ended, going on or cut short."""

    directory: Path
    run_id: str
    service: str
    started: datetime
    last: datetime
    """Time of the last event."""
    concluded: datetime | None = field(default=None, kw_only=True)
    """Time at which its end was recorded. None: it has none. The account may be read again later."""
    journal: Journal = field(repr=False)
    spec: RunSpec | None = None
    """None if the run ended before it was written, or an unknown version wrote it."""
    legs: tuple[LegEnd, ...] = ()
    approvals: tuple[Approval, ...] = ()
    submitting: str | None = None
    """Control of the final press that was, or may have been, sent. None: nothing irreversible was sent."""
    pressed: datetime | None = None
    """Time of that press. None: there was none."""
    state: State = State.START
    outcome: Outcome | None = None
    """None: the run has no end yet."""
    message: str = ""
    effective_date: date | None = None
    evidence: tuple[Evidence, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    """Facts of the subscription, as the account page, an approval request or the proof named them last."""
    service_name: str = ""
    """Name of the service for a person; its id in older journals."""
    service_url: str = ""
    """Address of its account page. "" in older journals."""
    languages: tuple[str, ...] = ()
    """Languages of the page of the proof and of the service, the likeliest first."""
    elapsed_seconds: float = 0.0
    """Time in browser sessions, without the days between them."""
    costs: Costs = field(default_factory=Costs)
    """Turns, tokens and money of all legs."""

    @classmethod
    def load(cls, directory: Path) -> Self:
        """Read a run back.

        Raises:
            ConfigurationError: there is no journal, or it does not begin as one.
        """
        journal = read_journal(directory)
        events = journal.events
        first = events[0] if events else {}
        if first.get("event") != Event.OPENED or not {"run_id", "service"} <= first.keys():
            raise ConfigurationError(f"{directory} holds no run; `subterminator runs list` shows those there are")
        return cls(
            directory=directory,
            run_id=str(first["run_id"]),
            service=str(first["service"]),
            started=_time(first),
            last=_time(events[-1]),
            journal=journal,
            spec=_spec(events),
            legs=tuple(_legs(events)),
            approvals=tuple(_approvals(events)),
            **_press(events),
            evidence=tuple(_evidence(events)),
            facts=_facts(events),
            **_service(events),
            elapsed_seconds=_elapsed(events),
            costs=Costs.of(events),
            **_end(events),
        )

    @property
    def ended(self) -> bool:
        """Return whether the run has an outcome."""
        return self.outcome is not None

    @property
    def could_not_start(self) -> bool:
        """Return whether something was missing or wrong before a page was opened, such as the browser."""
        events = {event["event"] for event in self.journal.events}
        return self.outcome is Outcome.CONFIGURATION and not events & {Event.NAVIGATING, Event.NAVIGATED}

    @property
    def goes_on(self) -> bool:
        """Return whether it has no end and a process works on it now, or it is parked until somebody answers."""
        ends = [event for event in self.journal.events if event["event"] in {Event.LEG_STARTED, Event.LEG_ENDED}]
        parked = bool(ends and self.legs) and ends[-1]["event"] == Event.LEG_ENDED
        parked = parked and self.legs[-1].ending is Ending.PARKED
        return not self.ended and (parked or in_use(self.directory))

    @property
    def account_addresses(self) -> tuple[str, ...]:
        """Return the addresses of the pages that were read as the account, the last one last.

        An address with a masked part names another page, and is left out.
        """
        return tuple(address for address in _account_addresses(self.journal.events) if MASK not in address)

    def summary(self) -> dict[str, Any]:
        """Return the run in a few fields, as JSON."""
        return {
            "run_id": self.run_id,
            "service": self.service,
            "started": self.started.isoformat(),
            "outcome": self.outcome.word if self.outcome else None,
            "message": self.message,
            "effective_date": self.effective_date.isoformat() if self.effective_date else None,
        }

    @property
    def awaits(self) -> Approval | None:
        """Return the unanswered request at which the run stands; none after a press that may have been sent."""
        last = self.approvals[-1] if self.approvals else None
        waits = last is not None and last.decision is None and self.submitting is None and not self.ended
        return last if waits else None


def list_runs(output_dir: Path) -> list[RunRecord]:
    """List the runs of a folder, newest first. Other files and unreadable journals are skipped."""
    runs = []
    for journal in output_dir.glob(f"*/{JOURNAL}"):
        try:
            runs.append(RunRecord.load(journal.parent))
        except ConfigurationError:
            continue
    return sorted(runs, key=lambda run: (run.started, run.directory.name), reverse=True)


def find_run(output_dir: Path, name: str) -> RunRecord:
    """Find a run by id, unambiguous beginning of the id, directory name or path; "last" is the newest
    that could start.

    Raises:
        ConfigurationError: none fits, or several do.
    """
    runs = list_runs(output_dir)
    if name == "last" and runs:
        return next((run for run in runs if not run.could_not_start), runs[0])
    exact = [run for run in runs if name in {run.run_id, run.directory.name}]
    fitting = exact or [run for run in runs if name and run.run_id.startswith(name)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        ids = ", ".join(run.run_id for run in fitting[:5])
        raise ConfigurationError(f"{len(fitting)} runs begin with {name!r} ({ids}); name one in full")
    if name and (Path(name) / JOURNAL).is_file():
        return RunRecord.load(Path(name))
    raise ConfigurationError(
        f"no run in {output_dir} is called {name!r}; `subterminator runs list` shows those there are"
    )


def account_addresses(output_dir: Path, run_id: str) -> tuple[str, ...]:
    """Return `RunRecord.account_addresses` of a run of a folder; nothing for one that is not there."""
    for directory in output_dir.glob(f"*-{run_id[:12]}"):
        try:
            run = RunRecord.load(directory)
        except ConfigurationError:
            continue
        if run.run_id == run_id:
            return run.account_addresses
    return ()


# -- reading the events ------------------------------------------------------------------------------------------------

Events = tuple[Mapping[str, Any], ...]


def _account_addresses(events: Events) -> list[str]:
    addresses: dict[str, None] = {}
    shown = ""
    for event in events:
        if event["event"] in {Event.LOOKED, Event.READ_BACK}:
            shown = str(event.get("url") or "")
        read = event["event"] in {Event.STATE, Event.READ_BACK} and event.get("state") in _ACCOUNT_STATES
        if read and shown:
            addresses.pop(shown, None)
            addresses[shown] = None
    return list(addresses)


def _spec(events: Events) -> RunSpec | None:
    started = next((event for event in events if event["event"] == Event.RUN_STARTED), {})
    try:
        return RunSpec.from_dict(started["spec"])
    except (KeyError, TypeError, ValueError):
        return None


def _legs(events: Events) -> Iterator[LegEnd]:
    for event in events:
        if event["event"] == Event.LEG_ENDED:
            with suppress(ValueError):
                yield LegEnd.from_dict({each.name: event[each.name] for each in fields(LegEnd) if each.name in event})


def _approvals(events: Events) -> Iterator[Approval]:
    answers = {event.get("nonce"): event for event in events if event["event"] == Event.APPROVAL_ANSWERED}
    for event in events:
        if event["event"] != Event.APPROVAL_REQUESTED:
            continue
        try:
            request = _REQUEST.validate_python(event["request"])
        except (KeyError, ValueError):
            continue
        digest = str(event["request"].get("digest", request.digest))
        asked = _time(event)
        answer = answers.get(request.nonce)
        if answer is None:
            yield Approval(request, digest, asked)
        else:
            word = str(answer.get("decision"))
            decision = Decision(word) if word in set(Decision) else Decision.NOBODY
            yield Approval(request, digest, asked, decision, str(answer.get("words", "")), _time(answer))


def _press(events: Events) -> dict[str, Any]:
    """Return the control and the time of the last final press that was, or may have been, sent."""
    press: dict[str, Any] = {}
    for event in events:
        kind = event["event"]
        if kind == Event.SUBMITTING:
            press = {"submitting": str(event.get("control", "")), "pressed": _time(event)}
        elif kind == Event.SETTLED and event.get("result") == "not_sent":
            press = {}
    return press


def _evidence(events: Events) -> Iterator[Evidence]:
    for event in events:
        if event["event"] == Event.EVIDENCE:
            files = event.get("files")
            yield Evidence(str(event.get("manifest")), tuple(map(str, files)) if isinstance(files, list) else ())


_WITH_FACTS = frozenset({Event.APPROVAL_REQUESTED, Event.READ_BACK, Event.EVIDENCE})


def _service(events: Events) -> dict[str, Any]:
    """Return name, address and languages of the service."""
    told = [event.get("about") for event in events if event["event"] == Event.RUN_STARTED]
    about = next((each for each in told if isinstance(each, Mapping)), {})
    shown = [str(event.get("language") or "") for event in events if event["event"] == Event.EVIDENCE]
    known = about.get("languages")
    languages = [*reversed(shown), *(map(str, known) if isinstance(known, list) else ())]
    named = str(about.get("name") or events[0].get("service", ""))
    return {
        "service_name": named,
        "service_url": str(about.get("entry_url") or ""),
        "languages": tuple(dict.fromkeys(each.lower()[:2] for each in languages if each)),
    }


def _facts(events: Events) -> dict[str, str]:
    facts: dict[str, str] = {}
    for event in events:
        source = event.get("request") if event["event"] == Event.APPROVAL_REQUESTED else event
        if event["event"] in _WITH_FACTS and isinstance(source, Mapping):
            stated = source.get("facts")
            facts |= {str(key): str(value) for key, value in (stated if isinstance(stated, Mapping) else {}).items()}
    return {name: value for name, value in facts.items() if value}


def _end(events: Events) -> dict[str, Any]:
    """Return state, message, effective date and outcome, as far as the run has come."""
    end: dict[str, Any] = {}
    for event in events:
        if event["event"] in {Event.STATE, Event.LEG_ENDED, Event.RUN_ENDED} and str(event.get("state")) in set(State):
            end["state"] = State(event["state"])
        if event["event"] == Event.LEG_STARTED:  # a run that is gone on with has no end until it comes to one again
            end |= {"outcome": None, "message": "", "effective_date": None, "concluded": None}
        if event["event"] in {Event.LEG_ENDED, Event.RUN_ENDED} and (ending := _ending(event)):
            end |= {**ending, "concluded": _time(event) if event["event"] == Event.RUN_ENDED else None}
    return end


def _ending(event: Mapping[str, Any]) -> dict[str, Any]:
    try:
        outcome = Outcome.named(str(event["outcome"])) if event["event"] == Event.RUN_ENDED else None
        effective = date.fromisoformat(event["effective_date"]) if event.get("effective_date") else None
    except (KeyError, TypeError, ValueError):
        return {}
    return {"outcome": outcome, "message": str(event.get("message", "")), "effective_date": effective}


def _elapsed(events: Events) -> float:
    """Count the seconds from the start of each leg to its last event, ended or cut short."""
    legs: list[list[datetime]] = []
    for event in events:
        if event["event"] in {Event.LEG_STARTED, Event.REOPENED} or not legs:
            legs.append([])
        if event["event"] != Event.REOPENED:
            legs[-1].append(_time(event))
        if event["event"] == Event.LEG_ENDED:
            legs.append([])
    return sum((times[-1] - times[0]).total_seconds() for times in legs if times)


def _time(event: Mapping[str, Any]) -> datetime:
    return datetime.fromisoformat(event["time"]).astimezone(UTC)
