"""A service as facts: its shape, and what a definition must hold to be taken."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from types import MappingProxyType
from typing import Annotated
from urllib.parse import urlsplit, urlunsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from subterminator.domain.protocols import Control, Manual, State, StateEvidence
from subterminator.services.hosts import checked_host, is_loopback, written_as

__all__ = ["CONTROLS", "STATES", "Checkpoint", "Completion", "ServiceDefinition", "ServiceFile"]

CONTROLS = ("cancel_link", "decline_offer", "survey_option", "survey_submit", "confirm_cancel")
"""What the hard-coded handlers press."""
STATES = tuple(state for state in State if state not in {State.START, State.ABORTED, State.UNKNOWN})
"""States a page can be in, and evidence can be given for."""

_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Design B pauses for a person when a snapshot holds one of these, compared without case."""

    title: tuple[str, ...] = ()
    control: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Completion:
    """What design B checks a claim of success against, compared without case."""

    success_title: tuple[str, ...] = ()
    success_text: tuple[str, ...] = ()
    failure_url: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ServiceDefinition:
    """The facts of one service; fits `core.protocols.ServiceProtocol`."""

    id: str
    name: str
    entry_url: str
    """The account page: where a run starts and where the end is read back."""
    hosts: tuple[str, ...]
    """Exact, lower case, IDNA; a port only where it is not the scheme's own."""
    states: Mapping[State, StateEvidence] = field(default_factory=lambda: MappingProxyType({}))
    controls: Mapping[str, Control] = field(default_factory=lambda: MappingProxyType({}))
    checked: date | None = None
    """When somebody last walked the flow."""
    source: str = ""
    """Who walked it, or where the facts were found."""
    checkpoint: Checkpoint = Checkpoint()
    completion: Completion = Completion()
    prompt: str = ""
    """What a model is told about this service on top of the rules."""
    billing: tuple[str, ...] = ()
    """Third parties this service is known to be billed through."""
    manual: Manual | None = None
    languages: tuple[str, ...] = ()
    """Lexicon languages to expect. Empty: all."""
    origin: str = ""
    """The file it was read from."""
    warnings: tuple[str, ...] = ()
    """What a person should look at before trusting it, for example a host in another script."""

    def at(self, base_url: str) -> ServiceDefinition:
        """A copy whose entry page and only host stand at another loopback address, for practice.

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
        return replace(self, entry_url=moved, hosts=(base.netloc.lower(),))


# -- the file ----------------------------------------------------------------------------------------------------------


def _needle(text: str) -> str:
    if not text.strip():
        raise ValueError("is empty, and would fit every page; write the words to look for, or leave it out")
    return text


def _selector(css: str) -> str:
    """Plausible only: brackets and quotes are paired and it begins and ends like a selector."""
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


Needle = Annotated[str, AfterValidator(_needle)]
Selector = Annotated[str, AfterValidator(_selector)]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Evidence(_Table):
    url: list[Needle] = []
    text: list[Needle] = []
    selector: list[Selector] = []

    @model_validator(mode="after")
    def _holds_something(self) -> _Evidence:
        if not (self.url or self.text or self.selector):
            raise ValueError("shows nothing; give url, text or selector, or leave the table out")
        return self


class _Control(_Table):
    css: list[Selector] = []
    role: Needle | None = None
    name: Needle | None = None
    text: Needle | None = None
    final: bool = False

    @model_validator(mode="after")
    def _can_be_found(self) -> _Control:
        if self.name and not self.role:
            raise ValueError('has a name without a role; add role = "button" or whatever it is')
        if not (self.css or self.role or self.text):
            raise ValueError("cannot be found; give css, role with name, or text")
        return self


class _Checkpoint(_Table):
    title: list[Needle] = []
    control: list[Needle] = []


class _Completion(_Table):
    success_title: list[Needle] = []
    success_text: list[Needle] = []
    failure_url: list[Needle] = []


class _Prompt(_Table):
    addition: str = ""


class _Manual(_Table):
    phone: str = ""
    hours: str = ""
    url: str = ""
    say: str = ""


class ServiceFile(_Table):
    """A definition as the file has it. `definition()` gives the frozen facts."""

    id: str
    name: Needle
    entry_url: str
    hosts: Annotated[list[str], Field(min_length=1)]
    checked: date | None = None
    source: str = ""
    billing: list[Needle] = []
    languages: list[Needle] = []
    state: dict[str, _Evidence] = {}
    control: dict[str, _Control] = {}
    checkpoint: _Checkpoint = _Checkpoint()
    completion: _Completion = _Completion()
    prompt: _Prompt = _Prompt()
    manual: _Manual | None = None

    def problems(self, today: date) -> list[tuple[tuple[str, ...], str]]:
        """What is wrong beyond the types: where (path of keys), and what with its mend."""
        found: list[tuple[tuple[str, ...], str]] = []
        if not _ID.fullmatch(self.id):
            found.append((("id",), f"{self.id!r} is no id; use a-z, 0-9, - and _, at most 40, a letter first"))
        hosts = []
        for host in self.hosts:
            try:
                hosts.append(checked_host(host))
            except ValueError as error:
                found.append((("hosts",), str(error)))
        wrong_entry = _entry_problem(self.entry_url, hosts if len(hosts) == len(self.hosts) else None)
        if wrong_entry:
            found.append((("entry_url",), wrong_entry))
        if self.checked and self.checked > today:
            found.append((("checked",), f"{self.checked} has not come yet; write the day somebody walked the flow"))
        known = {state.name for state in STATES}
        found += [
            (("state", name), f"{name!r} is no state a page can be in; use one of {', '.join(sorted(known))}")
            for name in self.state
            if name not in known
        ]
        found += [
            (("control", name), f"{name!r} is no control; use one of {', '.join(CONTROLS)}")
            for name in self.control
            if name not in CONTROLS
        ]
        return found

    def definition(self, origin: str) -> ServiceDefinition:
        """The facts; call it when `problems` found none."""
        hosts = tuple(dict.fromkeys(checked_host(host) for host in self.hosts))
        return ServiceDefinition(
            id=self.id,
            name=self.name,
            entry_url=self.entry_url,
            hosts=hosts,
            states=MappingProxyType(
                {
                    State[name]: StateEvidence(tuple(each.url), tuple(each.text), tuple(each.selector))
                    for name, each in self.state.items()
                }
            ),
            controls=MappingProxyType(
                {
                    name: Control(tuple(each.css), each.role, each.name, each.text, each.final)
                    for name, each in self.control.items()
                }
            ),
            checked=self.checked,
            source=self.source,
            checkpoint=Checkpoint(tuple(self.checkpoint.title), tuple(self.checkpoint.control)),
            completion=Completion(
                tuple(self.completion.success_title),
                tuple(self.completion.success_text),
                tuple(self.completion.failure_url),
            ),
            prompt=self.prompt.addition,
            billing=tuple(self.billing),
            manual=Manual(**self.manual.model_dump()) if self.manual else None,
            languages=tuple(self.languages),
            origin=origin,
            warnings=tuple(
                f"the host {host} reads as {written_as(host)} to a person" for host in hosts if written_as(host) != host
            ),
        )


def _entry_problem(entry_url: str, hosts: list[str] | None) -> str:
    """What is wrong with the entry address, or "". `hosts` None: they are wrong themselves, so it is not compared."""
    try:
        parts = urlsplit(entry_url)
        host, port = parts.hostname or "", parts.port
        shown = f"[{host}]" if ":" in host else host
        default = {"https": 443, "http": 80}.get(parts.scheme)
        asked = checked_host(shown if port in {None, default} else f"{shown}:{port}")
    except ValueError as error:
        return f"{entry_url!r} is no web address ({error}); write https://host/path"
    problem = ""
    if default is None:
        problem = f"{entry_url!r} is no web address; write https://host/path"
    elif "@" in parts.netloc:
        problem = f"{entry_url!r} carries a user name; leave it out"
    elif parts.scheme == "http" and not is_loopback(host):
        problem = f"{entry_url!r} is not encrypted; write https://"
    elif hosts is not None and asked not in hosts:
        problem = f"its host {asked} is not among hosts; add it there"
    return problem
