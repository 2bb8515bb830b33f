"""Schema and validation of a service definition."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace
from datetime import date
from types import MappingProxyType
from typing import Annotated, Any
from urllib.parse import urlsplit, urlunsplit

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, Strict, TypeAdapter, ValidationInfo
from pydantic.dataclasses import dataclass

from subterminator.domain.protocols import Control, LearnedStep, Manual, State, StateEvidence
from subterminator.services.hosts import checked_host, display_form, is_loopback
from subterminator.services.shared_hosts import shared_use

CONTROLS = ("cancel_link", "decline_offer", "survey_option", "survey_submit", "confirm_cancel")
"""Controls that the hard-coded handlers press."""
STATES = tuple(state for state in State if state not in {State.START, State.ABORTED, State.UNKNOWN})
"""States of pages, for which evidence can be given."""

DEEDS = ("leads on", "starts", "declines", "goes on", "ends")
"""Effects of a learned step."""

_MOST_STEPS = 60
_PATH = re.compile(r"/(?![/\\])[^\s?]*")
_LONGEST_PLAN = 80
"""Characters."""
_SHORTEST_STATEMENT_NAME = 5
"""Characters."""
_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


# -- validation of fields ----------------------------------------------------------------------------------------------


def _needle(text: str) -> str:
    if not text.strip():
        raise ValueError("is empty, and would fit every page; write the words to look for, or leave it out")
    return text


def _selector(css: str) -> str:
    """Check only for plausibility: paired brackets and quotes, first and last character of a selector."""
    _needle(css)
    quote, depth = "", []
    pairs = {"]": "[", ")": "("}
    for char in css:
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char in "[(":
            depth.append(char)
        elif char in pairs and (not depth or depth.pop() != pairs[char]):
            raise ValueError(f"{css!r} closes {char!r} before it opens; write a CSS selector")
        elif char in "{};<\n" or (char == "/" and css.startswith("//")):
            raise ValueError(f"{css!r} is not a CSS selector; write one like [data-uia='…'], #id or .class")
    if quote or depth:
        raise ValueError(f"{css!r} leaves {quote or depth[-1]!r} open; close it")
    if not re.match(r"[\w#.\[*:-]", css.strip()) or css.strip()[-1] in ">+~,.#:":
        raise ValueError(f"{css!r} is not a CSS selector; write one like [data-uia='…'], #id or .class")
    return css


def _id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(f"{text!r} is no id; use a-z, 0-9, - and _, at most 40, a letter first")
    return text


def _state(name: object) -> object:
    """Return the state of that name, as written in a file."""
    known = {state.name: state for state in STATES}
    if isinstance(name, str) and name not in known and not isinstance(name, State):
        raise ValueError(f"{name!r} is no state a page can be in; use one of {', '.join(sorted(known))}")
    return known.get(str(name), name)


def _control(name: str) -> str:
    if name not in CONTROLS:
        raise ValueError(f"{name!r} is no control; use one of {', '.join(CONTROLS)}")
    return name


def _hosts(hosts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(checked_host, hosts)))


def _sign_in_hosts(hosts: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
    checked = _hosts(hosts)
    both = sorted({*checked} & {*info.data.get("hosts", ())})
    if info.context and both:
        raise ValueError(f"{both[0]} is among hosts too; name it once: under hosts a run may press there")
    return checked


def _entry(entry_url: str, info: ValidationInfo) -> str:
    if problem := _entry_problem(entry_url, info.data.get("hosts")):
        raise ValueError(problem)
    return entry_url


def checked_plan(name: str) -> str:
    """Return the name of a plan without white space around it.

    Raises:
        ValueError: it is no name.
    """
    if not any(char.isalnum() for char in name) or len(name) > _LONGEST_PLAN:
        raise ValueError("give the plan's name as the account page writes it, like 'Family 4K'")
    return name.strip()


def _plan(name: str) -> str:
    return checked_plan(name) if name else ""


def _path(path: str) -> str:
    if path and not _PATH.fullmatch(path):
        raise ValueError(f"{path!r} is no path; write it like /account/plan, without host and query")
    return path


def _deed(deed: str) -> str:
    if deed not in DEEDS:
        raise ValueError(f"{deed!r} is nothing that a step does; use one of {', '.join(DEEDS)}")
    return deed


def _state_name(name: str) -> str:
    if name not in set(State):
        raise ValueError(f"{name!r} is no state; use one of {', '.join(State)}")
    return name


def _checked_day(day: date, info: ValidationInfo) -> date:
    if info.context and day > info.context["today"]:
        raise ValueError(f"{day} has not come yet; write the day somebody walked the flow")
    return day


def _public_source(address: str) -> str:
    parts = urlsplit(address)
    if parts.scheme not in {"https", "http"} or not parts.hostname:
        raise ValueError(f"{address!r} is no web address; write that of the page which says so")
    return address


def _origin(origin: str, info: ValidationInfo) -> str:
    """Return the origin of the definition, which is no key of a file."""
    if info.context and origin:
        raise ValueError("is no key of a definition; take it out")
    return str(info.context["origin"]) if info.context else origin


Needle = Annotated[str, AfterValidator(_needle)]
Needles = tuple[Needle, ...]
Selector = Annotated[str, AfterValidator(_selector)]
PagePath = Annotated[str, AfterValidator(_path)]
Table = ConfigDict(extra="forbid")


# -- the tables --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, config=Table)
class StateTable(StateEvidence):
    """A table [state.NAME]."""

    url: Needles = ()
    text: Needles = ()
    selector: tuple[Selector, ...] = ()

    def __post_init__(self) -> None:
        if not (self.url or self.text or self.selector):
            raise ValueError("shows nothing; give url, text or selector, or leave the table out")


@dataclass(frozen=True, config=Table)
class ControlTable(Control):
    """A table [control.name]."""

    css: tuple[Selector, ...] = ()
    role: Needle | None = None
    name: Needle | None = None
    text: Needle | None = None
    final: Annotated[bool, Strict()] = False

    def __post_init__(self) -> None:
        if self.name and not self.role:
            raise ValueError('has a name without a role; add role = "button" or whatever it is')
        if not (self.css or self.role or self.text):
            raise ValueError("cannot be found; give css, role with name, or text")


@dataclass(frozen=True, config=Table)
class StepTable(LearnedStep):
    """A table [[step]]: the fields that a file may get wrong."""

    page: Annotated[PagePath, Field(min_length=1)]
    css: tuple[Selector, ...] = ()
    href: PagePath = ""
    address: PagePath = ""
    does: Annotated[str, AfterValidator(_deed)] = DEEDS[0]
    state: Annotated[str, AfterValidator(_state_name)] = State.UNKNOWN.value

    def __post_init__(self) -> None:
        if self.address:
            if "*" in self.address:
                raise ValueError("its address has a *, which cannot be opened; write the whole path")
        elif not (self.role and (self.name or self.css or self.href)):
            raise ValueError("cannot be found; give role with name, css or href")


@dataclass(frozen=True, config=Table)
class Checkpoint:
    """Design B pauses for a person when a snapshot contains one of these, compared without case."""

    title: Needles = ()
    control: Needles = ()


@dataclass(frozen=True, config=Table)
class Completion:
    """Texts by which design B checks a claim of success, compared without case."""

    success_title: Needles = ()
    success_text: Needles = ()
    failure_url: Needles = ()


@dataclass(frozen=True, config=Table)
class SnapshotTable:
    """Limits on the snapshots of design B, for a service whose pages need others. None: the usual one."""

    max_elements: Annotated[int, Strict(), Field(ge=10, le=100)] | None = None
    max_depth: Annotated[int, Strict(), Field(ge=2, le=50)] | None = None
    max_name: Annotated[int, Strict(), Field(ge=20, le=200)] | None = None
    max_heading: Annotated[int, Strict(), Field(ge=1, le=6)] | None = None
    reach: Annotated[int, Strict(), Field(ge=0, le=100)] | None = None
    """Number of controls outside the viewport."""
    budget: Annotated[int, Strict(), Field(ge=500, le=20_000)] | None = None
    """Bytes of the page's text."""


@dataclass(frozen=True, config=Table)
class PromptTable:
    """Facts about a service that are added to a model's rules."""

    addition: str = ""


@dataclass(frozen=True, config=Table)
class ManualTable(Manual):
    """The table [manual]."""


@dataclass(frozen=True, kw_only=True, config=ConfigDict(extra="forbid", validate_default=True, validate_by_name=True))
class ServiceDefinition:
    """The facts of one service, as read from its file; a `domain.protocols.ServiceProtocol`."""

    id: Annotated[str, AfterValidator(_id)]
    name: Needle
    hosts: Annotated[tuple[str, ...], Field(min_length=1), AfterValidator(_hosts)]
    """Exact, lower case, IDNA; a port only where it is not the scheme's own."""
    entry_url: Annotated[str, AfterValidator(_entry)]
    """The account page: start of a run and its read-back."""
    sign_in_hosts: Annotated[tuple[str, ...], AfterValidator(_sign_in_hosts)] = ()
    """Hosts at which only the person acts, to sign in; nothing is pressed or typed there."""
    owner: str = ""
    """Company to which the hosts belong, where it has several services on one registered domain."""
    plan: Annotated[str, AfterValidator(_plan)] = ""
    """Name of the plan to cancel where an account has several, as its page calls it."""
    checked: Annotated[date, Strict(), AfterValidator(_checked_day)] | None = None
    """Day on which somebody last walked the flow."""
    gathered: Annotated[date, Strict(), AfterValidator(_checked_day)] | None = None
    """Day on which the facts were gathered from public sources, where nobody has walked the flow."""
    source: str = ""
    """Name of whoever walked it, or the words of the sources."""
    sources: tuple[Annotated[str, AfterValidator(_public_source)], ...] = ()
    """Addresses of the public pages that the facts are from."""
    billing: Needles = ()
    """Third parties known to bill for this service."""
    languages: Needles = ()
    """Lexicon languages to expect. Empty: all."""
    statement: Needles = ()
    """Names of the service on bank statements, beside its own."""
    states: Annotated[
        Mapping[Annotated[State, BeforeValidator(_state)], StateTable],
        AfterValidator(MappingProxyType),
        Field(validation_alias="state"),
    ] = field(default_factory=dict)
    controls: Annotated[
        Mapping[Annotated[str, AfterValidator(_control)], ControlTable],
        AfterValidator(MappingProxyType),
        Field(validation_alias="control"),
    ] = field(default_factory=dict)
    steps: Annotated[tuple[StepTable, ...], Field(validation_alias="step", max_length=_MOST_STEPS)] = ()
    """Learned steps: the way to the end in an earlier run."""
    checkpoint: Checkpoint = Checkpoint()
    completion: Completion = Completion()
    snapshot: SnapshotTable = SnapshotTable()
    prompt_table: Annotated[PromptTable, Field(validation_alias="prompt")] = PromptTable()
    manual: ManualTable | None = None
    origin: Annotated[str, AfterValidator(_origin)] = ""
    """Path of its file."""

    @property
    def statement_names(self) -> tuple[str, ...]:
        """Names of the service on bank statements. Short names alone are words of many other things."""
        own = {self.name, *(host.removeprefix("www.") for host in self.hosts)}
        return (*self.statement, *sorted(name for name in own if len(name) >= _SHORTEST_STATEMENT_NAME))

    @property
    def prompt(self) -> str:
        """Facts about this service that are added to a model's rules."""
        return self.prompt_table.addition

    @property
    def warnings(self) -> tuple[str, ...]:
        """List the hosts in another script, and those that many companies share, which a person should look at."""
        displayed = {host: display_form(host) for host in (*self.hosts, *self.sign_in_hosts)}
        foreign = [f"the host {host} reads as {text} to a person" for host, text in displayed.items() if text != host]
        uses = {host: shared_use(host) for host in self.hosts}
        shared = [f"at the host {host} {use}: a run may press there" for host, use in uses.items() if use]
        return (*foreign, *shared)

    def summary(self) -> dict[str, Any]:
        """Return what is known of the service itself, without its pages, as JSON."""
        return {
            "id": self.id,
            "name": self.name,
            "entry_url": self.entry_url,
            "hosts": list(self.hosts),
            "sign_in_hosts": list(self.sign_in_hosts),
            "languages": list(self.languages),
            "checked": self.checked.isoformat() if self.checked else None,
            "gathered": self.gathered.isoformat() if self.gathered else None,
            "manual": self.manual.as_dict() if self.manual else None,
            "sources": list(self.sources),
        }

    def at(self, base_url: str) -> ServiceDefinition:
        """Copy the definition with another loopback address as entry page and only host, for practice.

        Path and query of the entry page stay; a base with a path is put before it.

        Raises:
            ValueError: `base_url` is not http(s) on this machine.
        """
        base = urlsplit(base_url)
        if base.scheme not in {"http", "https"} or not is_loopback(base.hostname or "") or base.username is not None:
            raise ValueError(f"{base_url!r} is not an http address on this machine")
        entry = urlsplit(self.entry_url)
        path = base.path.rstrip("/") + (entry.path or "/")
        moved = urlunsplit((base.scheme, base.netloc.lower(), path, entry.query, ""))
        return replace(self, entry_url=moved, hosts=(base.netloc.lower(),), sign_in_hosts=())


_DEFINITION = TypeAdapter(ServiceDefinition)


def read(data: Mapping[str, Any], origin: str, today: date) -> ServiceDefinition:
    """Validate the data of a definition file.

    Raises:
        pydantic.ValidationError: it is invalid.
    """
    context = {"origin": origin, "today": today}
    return _DEFINITION.validate_python(data, context=context, by_alias=True, by_name=False)


def _entry_problem(entry_url: str, hosts: tuple[str, ...] | None) -> str:
    """Describe what is wrong with the entry address, or "". `hosts` None: invalid themselves, so not compared."""
    try:
        parts = urlsplit(entry_url)
        host, port = parts.hostname or "", parts.port
        shown = f"[{host}]" if ":" in host else host
        default = {"https": 443, "http": 80}.get(parts.scheme)
        checked = checked_host(shown if port in {None, default} else f"{shown}:{port}")
    except ValueError as error:
        return f"{entry_url!r} is no web address ({error}); write https://host/path"
    problem = ""
    if default is None:
        problem = f"{entry_url!r} is no web address; write https://host/path"
    elif "@" in parts.netloc:
        problem = f"{entry_url!r} carries a user name; leave it out"
    elif parts.scheme == "http" and not is_loopback(host):
        problem = f"{entry_url!r} is not encrypted; write https://"
    elif hosts is not None and not {checked, f"{checked}:{default}"} & set(hosts):
        problem = f"its host {checked} is not among hosts; add it there"
    return problem
