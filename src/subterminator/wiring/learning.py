"""Learns the definition of a service from the journal of a run that ended right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from pydantic import ValidationError

from subterminator.core.rules.learned import path_of
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors
from subterminator.domain.outcomes import FLOW_STATES, State
from subterminator.domain.roles import FIELDS
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import foreign_host, page_address
from subterminator.record.events import Event
from subterminator.record.redaction import Redactor
from subterminator.record.runs import RunRecord
from subterminator.services.definition import ServiceDefinition, load_text
from subterminator.services.impersonal import E_MAIL, PersonalData
from subterminator.services.schema import StepTable
from subterminator.services.writing import write
from subterminator.wiring.options import PRACTICE
from subterminator.wiring.runs import service_of

_ANSWERS = FIELDS | {"radio", "option", "checkbox", "switch", "menuitemradio"}
"""Roles of controls that answer a question: the answer is chosen anew in each run."""

_OWN_WORDS = frozenset({"id", "source", "does", "state", "role"})
"""Keys of a definition whose texts the program chooses."""

Events = tuple[Mapping[str, Any], ...]


@dataclass(slots=True)
class Lesson:
    """A definition that was learned, and what was left out of it."""

    definition: ServiceDefinition
    left_out: list[str] = field(default_factory=list)
    """Controls and addresses that a later run has to find again, a line each."""
    is_new: bool = True
    """False if the definition of the run had these steps already."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press of the run, or an address that it opened instead."""

    page: str
    state: State
    target: Mapping[str, Any] = field(default_factory=dict)
    address: str = ""
    ends: bool = False

    @property
    def digest(self) -> str:
        """Digest of the page as it was pressed on; the address that was opened."""
        return str(self.target.get("digest", self.address))


def learn(run: RunRecord, config: AppConfig, service_id: str | None = None) -> Lesson:
    """Make the definition by which a later run goes straight: what led on, and nothing of the person.

    Raises:
        ConfigurationError: the run did not end right, was on a practice site, or its journal was changed.
    """
    if not (run.outcome and run.outcome.read_back) or run.spec is None:
        raise ConfigurationError(
            f"run {run.run_id} has not ended as cancelled: only a run that was read back as cancelled is learned from"
        )
    if run.journal.problems:
        raise ConfigurationError(f"the journal of run {run.run_id} was changed: nothing is learned from it")
    known = service_of(run, run.spec, config)
    if (service_id or known.id) == PRACTICE:
        raise ConfigurationError(f"{PRACTICE!r} is the bundled practice site: give the definition an id with --save-as")
    personal = PersonalData(_names(run), " ".join([known.name, *known.hosts]))
    entry, presses = _way(run, known)
    lesson = Lesson(known)
    steps = tuple(step for press in presses if (step := _step(press, personal, lesson)) is not None)
    lesson.definition = replace(
        known,
        id=service_id or known.id,
        entry_url=_without_person(entry, known, personal),
        steps=steps,
        checked=run.started.date(),
        source=f"learned from a run that ended right ({run.spec.design}, {run.spec.brain})",
    )
    lesson.is_new = bool(steps) and steps != known.steps
    _must_be_impersonal(lesson.definition, personal)
    return lesson


def save(lesson: Lesson, path: Path, *, overwrite: bool = False) -> None:
    """Write the definition, checked as any other file is.

    Raises:
        ConfigurationError: there is a file already, it cannot be written, or the definition is bad.
    """
    text = write(lesson.definition)
    load_text(text, str(path))
    if path.exists() and not overwrite:
        raise ConfigurationError(f"{path} exists: use --overwrite, --save-as with another id, or -o with another file")
    with one_line_errors("save the definition", path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def saved_path(config: AppConfig, lesson: Lesson) -> Path:
    """Return the file of the person's own definition with this id."""
    return config.config_dir / "services" / f"{lesson.definition.id}.toml"


# -- the way -----------------------------------------------------------------------------------------------------------


def _way(run: RunRecord, known: ServiceDefinition) -> tuple[str, list[_Press]]:
    """Return the address where the account is read, and what led on from there: what was backed out of is cut."""
    events = run.journal.events
    ends = _last(events, Event.SUBMITTED) or _last(events, Event.PRESSED)
    walk = _Walk(known.entry_url)
    for event in events[_last(events[:ends], Event.LEG_STARTED) : ends + 1]:
        walk.add(event)
    if walk.taken and run.submitting is not None:
        walk.taken[-1] = replace(walk.taken[-1], ends=True)
    read = next((str(each["url"]) for each in reversed(events) if each["event"] == Event.READ_BACK), "")
    account = page_address(read)
    before = walk.arrived.get(account)
    led = before is not None and walk.taken[: len(before)] == before
    if before is not None and led and account in walk.active and account == read and not foreign_host(read, known):
        return read, walk.taken[len(before) :]
    return known.entry_url, walk.taken


def _last(events: Events, kind: Event) -> int:
    """Return the place of the last event of a kind, 0 without one."""
    return next((place for place in reversed(range(len(events))) if events[place]["event"] == kind), 0)


class _Walk:
    """The presses that led on. A page opened again, or that reads as before, takes back what came after it."""

    def __init__(self, entry: str) -> None:
        self.taken: list[_Press] = []
        self.arrived: dict[str, list[_Press]] = {page_address(entry): []}
        """The fewest presses that led to each page."""
        self.active: set[str] = set()
        """Pages that showed a running subscription."""
        self._state = State.UNKNOWN
        self._first = self._here = entry
        """The page that the entry address opened, and the present one."""

    def add(self, event: Mapping[str, Any]) -> None:
        """Follow the next event of the journal."""
        match event["event"]:
            case Event.NAVIGATING:
                address = str(event["url"])
                known = self.arrived.get(page_address(address))
                self.taken = [_Press(self._first, State.UNKNOWN, address=address)] if known is None else known[:]
            case Event.LOOKED:
                self._arrive(str(event["url"]))
                self._first = self._first if self.taken else self._here
            case Event.STATE if "came_from" not in event:
                self._state = State(event["state"])
                if self._state is State.ACCOUNT_ACTIVE:
                    self.active.add(page_address(self._here))
            case Event.PRESSING | Event.SUBMITTING if "target" in event:
                target = {"text": event.get("text", ""), **event["target"]}
                press = _Press(str(target["page"]), self._state, target)
                same = next((n for n, each in enumerate(self.taken) if each.digest == press.digest), None)
                self.taken = self.taken[:same]
                self._arrive(press.page)
                self.taken.append(press)
            case Event.NOT_PRESSED if self.taken and not self.taken[-1].address:
                self.taken.pop()

    def _arrive(self, url: str) -> None:
        self._here, page = url, page_address(url)
        if page not in self.arrived or len(self.taken) < len(self.arrived[page]):
            self.arrived[page] = self.taken[:]


# -- without the person ------------------------------------------------------------------------------------------------


def _names(run: RunRecord) -> Iterator[str]:
    """Yield the names and e-mail addresses that the run knew of the person."""
    if run.spec is not None and run.spec.account:
        yield run.spec.account
    for event in run.journal.events:
        request = event.get("request")
        facts = event.get("facts") or (request.get("facts") if isinstance(request, Mapping) else None)
        if isinstance(facts, Mapping) and facts.get("account"):
            yield str(facts["account"])
        for address in E_MAIL.findall(str(dict(event))):
            local = address.partition("@")[0]
            if not any(each.object != "none" or each.act != "none" for each in Reader.load().control(local).meanings):
                yield address  # not the service's own, such as support@


def _step(press: _Press, personal: PersonalData, lesson: Lesson) -> StepTable | None:
    """Describe a press so that it is found again; None for an answer, and where nothing of it may be kept."""
    page = personal.path(path_of(press.page))
    if press.address:
        address = personal.path(path_of(press.address))
        if "*" not in address and urlsplit(press.address).netloc == urlsplit(press.page).netloc:
            return StepTable(page=page, address=address)
        lesson.left_out.append("an address that was opened names something of your own")
        return None
    role = str(press.target["role"])
    if role in _ANSWERS and press.state in {*FLOW_STATES, State.UNKNOWN}:
        return None
    href = str(press.target["href"])
    try:
        return StepTable(
            page=page,
            role=role,
            name=personal.label(str(press.target["name"])) or personal.label(str(press.target["text"])),
            css=tuple(personal.selectors(map(str, press.target["css"])))[:2],
            href=personal.path(path_of(href)) if href.startswith("http") else "",
            section=section if (section := personal.label(str(press.target["section"]))).find("*") < 0 else "",
            does=_deed(press),
            state=press.state.value,
        )
    except ValidationError:
        lesson.left_out.append(f"a {role} on {page}: what it reads may name you, and nothing else tells it")
        return None


def _deed(press: _Press) -> str:
    if press.ends:
        return "ends"
    if press.state is State.RETENTION_OFFER:
        return "declines"
    if press.state in FLOW_STATES:
        return "goes on"
    label = Lexicon.load().label(str(press.target["name"]))
    return "starts" if label.intents & CANCELLING and not press.target.get("exploring") else "leads on"


def _without_person(entry: str, known: ServiceDefinition, personal: PersonalData) -> str:
    """Return the address of the account page; the site's first page where it names something of the person."""
    for address in (entry, known.entry_url):
        parts = urlsplit(address)
        if personal.path(parts.path) == parts.path and personal.path(parts.fragment) == parts.fragment:
            kept = urlunsplit(parts._replace(query=personal.query(parts.query)))
            if Redactor().mask_text(kept) == kept:
                return kept
    return urlunsplit(urlsplit(known.entry_url)._replace(path="/", query="", fragment=""))


def _must_be_impersonal(definition: ServiceDefinition, personal: PersonalData) -> None:
    """Check the whole once more, with what an earlier definition brought along.

    Raises:
        ConfigurationError: it names the person.
    """
    for text in _texts(tomllib.loads(write(definition))):
        if personal.names(text):
            raise ConfigurationError(f"nothing was learned: {text!r} in the definition would name you")


def _texts(value: object, key: str = "") -> Iterator[str]:
    """Yield the texts of a definition file, without those that only the program writes."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _texts(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each, key)
    elif isinstance(value, str) and key not in _OWN_WORDS:
        yield value
