"""What the engine and the guard need of other rooms: a person's yes, the record, the facts of a service."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

from subterminator.domain.outcomes import State
from subterminator.domain.plans import TargetStrategy


@dataclass(frozen=True, slots=True)
class Facts:
    """What a page states about the subscription, as read, never inferred."""

    ends: date | None = None
    """The day the access ends."""
    renews: date | None = None
    """The day of the next charge."""
    fee: str | None = None
    """Amount with currency, as printed, when ending costs something."""
    plan: str | None = None
    account: str | None = None
    """E-mail address or name the page shows as signed in."""
    quotes: tuple[str, ...] = ()
    """The lines these were read from."""

    def as_dict(self) -> dict[str, str]:
        """Those that are known, as text."""
        known = {"ends": self.ends, "renews": self.renews, "fee": self.fee, "plan": self.plan, "account": self.account}
        return {name: str(value) for name, value in known.items() if value}


# -- the yes -----------------------------------------------------------------------------------------------------------


class Decision(StrEnum):
    """A person's answer to a request."""

    YES = "yes"
    NO = "no"
    NOBODY = "nobody"
    """No terminal, closed input, or silence until the time was up: a no, but the run may be taken up again."""


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
    """One yes, for one thing. Data that a person can read and a database can hold."""

    run_id: str
    service: str
    host: str
    role: str
    name: str
    text: str
    form_method: str
    form_action: str
    url: str
    title: str
    facts: dict[str, str]
    """What the page says: what ends, when, fee."""
    reason: str
    """Why a yes is needed, in words."""
    nonce: str
    expires: datetime
    """UTC. A yes after this is a no."""
    screenshot: str | None = None
    """Path inside the run directory."""
    warning: str = ""
    """What speaks against it, for example that name and visible text differ."""

    @property
    def digest(self) -> str:
        """SHA-256 of place, control and facts: a later leg presses only if the page still reads the same."""
        parts = [
            self.service,
            self.host,
            self.role,
            self.name,
            self.text,
            self.form_method,
            self.form_action,
            self.facts,
        ]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        """For the journal and the inbox."""
        return {**asdict(self), "expires": self.expires.isoformat(), "digest": self.digest}


class Approver(Protocol):
    """Whoever answers for the person."""

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        """The answer, and the person's own words (or why there is none)."""
        ...


# -- the record --------------------------------------------------------------------------------------------------------


class JournalProtocol(Protocol):
    """The append-only record of one run. Written before the next step starts."""

    @property
    def run_id(self) -> str: ...

    @property
    def directory(self) -> Path:
        """The run directory; screenshots and evidence go there."""
        ...

    def write(self, event: str, **fields: Any) -> None:
        """Append one event, secrets masked. Fields must be JSON-serialisable (dates and enums are turned into text)."""
        ...

    def keep(self, name: str, content: bytes) -> str:
        """Store a file in the run directory under a numbered name; the name is returned."""
        ...


@dataclass(frozen=True, slots=True)
class Intent:
    """A final press that is about to be, or may have been, sent."""

    id: int
    service: str
    account: str
    generation: int
    run_id: str
    control: str
    created: datetime


class PressLedgerProtocol(Protocol):
    """Decides who may press: at most one unsettled intent per service and account, over all processes."""

    def unsettled(self, service: str, account: str) -> Intent | None:
        """The intent whose end nobody has read back yet."""
        ...

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        """Commit the intent to disk; only then may the press follow.

        Raises:
            UnsettledIntent: another intent is open; read the account back, never press.
        """
        ...

    def settle(self, intent: Intent, result: str) -> None:
        """Write how it ended: "ended", "not_sent" or "person:<words>"."""
        ...


# -- services ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StateEvidence:
    """What shows that a page is in a state. Any list may be empty."""

    url: tuple[str, ...] = ()
    """Parts of the path, compared without case."""
    text: tuple[str, ...] = ()
    selector: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Control:
    """A control that the hard-coded handlers press, tried in the order css, role and name, text."""

    css: tuple[str, ...] = ()
    role: str | None = None
    name: str | None = None
    text: str | None = None
    final: bool = False
    """Pressing it cannot be taken back."""

    def targets(self) -> list[TargetStrategy]:
        """Its ways to be found, in order."""
        found = [TargetStrategy("css", css_selector=css) for css in self.css]
        if self.role:
            found.append(TargetStrategy("aria", aria_role=self.role, aria_name=self.name))
        if self.text:
            found.append(TargetStrategy("text", text_content=self.text))
        return found


@dataclass(frozen=True, slots=True)
class Manual:
    """How to cancel where no web page does it."""

    phone: str = ""
    hours: str = ""
    url: str = ""
    say: str = ""
    """What to say, or to write."""

    def as_dict(self) -> dict[str, str]:
        """Those that are known, under the names a person reads."""
        told = {"Telephone": self.phone, "Hours": self.hours, "Page": self.url, "Say": self.say}
        return {name: value for name, value in told.items() if value}


class ServiceProtocol(Protocol):
    """The facts of one service; its CSS selectors are listed by `selectors_of`."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def entry_url(self) -> str:
        """The account page: where a run starts and where the end is read back."""
        ...

    @property
    def hosts(self) -> tuple[str, ...]:
        """Exact host names, optionally with a port; anything else is out of bounds."""
        ...

    @property
    def states(self) -> Mapping[State, StateEvidence]: ...
    @property
    def controls(self) -> Mapping[str, Control]:
        """By cancel_link, decline_offer, survey_option, survey_submit, confirm_cancel."""
        ...

    @property
    def manual(self) -> Manual | None: ...


def selectors_of(service: ServiceProtocol) -> tuple[str, ...]:
    """Every CSS selector of a service's states and controls, each once: what a browser's looks are to match."""
    of_states = (css for evidence in service.states.values() for css in evidence.selector)
    of_controls = (css for control in service.controls.values() for css in control.css)
    return tuple(dict.fromkeys((*of_states, *of_controls)))
