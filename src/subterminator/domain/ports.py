"""Ports to other rooms: approval, journal, press ledger, service definition."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

from subterminator.domain.outcomes import State
from subterminator.domain.plans import TargetStrategy


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts that a page states about the subscription, never inferred."""

    ends: date | None = None
    """Day on which access ends."""
    renews: date | None = None
    """Day of the next charge."""
    fee: str | None = None
    """Amount with currency, as printed, if ending costs something."""
    plan: str | None = None
    account: str | None = None
    """E-mail address or name of the signed-in person, as shown."""
    quotes: tuple[str, ...] = ()
    """Lines of the page with these facts."""

    def as_dict(self) -> dict[str, str]:
        """Return the known facts as text."""
        facts = {"ends": self.ends, "renews": self.renews, "fee": self.fee, "plan": self.plan, "account": self.account}
        return {name: str(value) for name, value in facts.items() if value}


@dataclass(slots=True)
class Proof:
    """Account page before and after, or the page on which a run ended otherwise, as material of the evidence."""

    before: bytes | None = None
    """The account page as PNG, before the final press."""
    after: bytes | None = None
    """The account page as PNG, read afresh after it."""
    pdf: bytes | None = None
    """The page as printed; None where the browser cannot print."""
    html: str = ""
    text: str = ""
    """Its visible text."""
    url: str = ""
    language: str = ""
    """Language of the page, as it declares it."""
    claimed: str = ""
    """Visible text of the page after the final press."""
    price: str = ""
    """Line of the account page, before the press, with the only price of a period that it names."""
    plan: str = ""
    """Plan that the account page named before the press."""
    account: str = ""
    """E-mail address or name of the person signed in before the press, as the page showed it."""
    facts: Facts = field(default_factory=Facts)
    is_account: bool = False
    """True if html, text, pdf and url are of the account page that shows the end."""
    page: bytes | None = None
    """The page on which the run ended without a read-back of the end, as PNG."""


# -- approval ----------------------------------------------------------------------------------------------------------


class Decision(StrEnum):
    """A person's answer to a request."""

    YES = "yes"
    NO = "no"
    NOBODY = "nobody"
    """No terminal, closed input, or no answer in time: a no, but the run can be resumed."""


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
    """Request for approval of one end, as data that a person can read and a database can hold."""

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
    """Facts of the page: what ends, when, fee."""
    reason: str
    """Why approval is needed."""
    nonce: str
    expires: datetime
    """UTC. A later yes is a no."""
    screenshot: str | None = None
    """Path inside the run directory."""
    warnings: tuple[str, ...] = ()
    """Further facts for the person, for example that name and visible text differ; the gravest first."""
    price: str = ""
    """Line of the account with its only regular price, as it was last seen; "" where there is none, or several."""
    plan: str = ""
    """Plan that the account names, where the facts of the page that asks name none."""
    account: str = ""
    """E-mail address or name of the signed-in person, as the account shows it, where the page that asks does not."""

    @property
    def all_facts(self) -> dict[str, str]:
        """Return the facts of the page, and those of the account that it does not state."""
        of_account = {"plan": self.plan, "account": self.account, "price": self.price}
        return self.facts | {name: value for name, value in of_account.items() if value}

    @property
    def warning(self) -> str:
        """Return the warnings in one line; "" without any."""
        return "; ".join(self.warnings)

    @property
    def digest(self) -> str:
        """Return the SHA-256 of host, control and facts: a later leg presses only if it is unchanged."""
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
        """Return the fields for the journal."""
        return {**asdict(self), "expires": self.expires.isoformat(), "digest": self.digest}


class Approver(Protocol):
    """Answers approval requests for the person."""

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        """Return the answer, and the person's own words (or why there is none)."""
        ...


# -- journal and press ledger ------------------------------------------------------------------------------------------


class JournalProtocol(Protocol):
    """The append-only record of one run. Written before the next step starts."""

    @property
    def run_id(self) -> str: ...

    @property
    def directory(self) -> Path:
        """The run directory, also of screenshots and evidence."""
        ...

    def write(self, event: str, **fields: Any) -> None:
        """Append one event, secrets masked. Fields must be convertible to JSON; dates and enums become text."""
        ...

    def keep(self, name: str, content: bytes) -> str:
        """Store a file in the run directory under a numbered name and return that name."""
        ...


@dataclass(frozen=True, slots=True)
class Intent:
    """A final press that is about to be sent, or may have been."""

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
        """Return the intent whose end nobody has read back yet."""
        ...

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        """Commit the intent to disk; only then may the press follow.

        Raises:
            UnsettledIntent: another intent is open; read the account back, never press.
        """
        ...

    def settle(self, intent: Intent, result: str) -> None:
        """Write the result: "ended", "not_sent" or "person:<words>"."""
        ...


# -- services ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StateEvidence:
    """Evidence that a page is in a state. Any list may be empty."""

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
    """Whether pressing it is irreversible."""

    def targets(self) -> list[TargetStrategy]:
        """List its targets, in order."""
        targets = [TargetStrategy("css", css_selector=css) for css in self.css]
        if self.role:
            targets.append(TargetStrategy("aria", aria_role=self.role, aria_name=self.name))
        if self.text:
            targets.append(TargetStrategy("text", text_content=self.text))
        return targets


@dataclass(frozen=True, slots=True)
class LearnedStep:
    """A press, or an opened address, that led on in a run that ended right. It is found again by what is given here."""

    page: str
    """Path of its page; "*" for one part that differs."""
    role: str = ""
    name: str = ""
    """Label of the control; "" if it was not kept, since it may name a person."""
    css: tuple[str, ...] = ()
    href: str = ""
    """Path that a link leads to, as `page`."""
    section: str = ""
    """Heading of its part of the page: tells controls that read the same apart."""
    address: str = ""
    """Path that was opened in place of a press."""
    does: str = "leads on"
    """For the reader: leads on, starts, declines, goes on or ends."""
    state: str = "unknown"
    """State of its page, as it was read then."""

    def describe(self) -> str:
        """Format it for a person: leads on: link 'Manage plan' on /account."""
        if self.address:
            return f"{self.does}: opens {self.address}"
        return f"{self.does}: {self.role} {repr(self.name) if self.name else self.href or self.css[0]} on {self.page}"


@dataclass(frozen=True, slots=True)
class Manual:
    """Instructions to cancel where no web page does it."""

    phone: str = ""
    hours: str = ""
    url: str = ""
    say: str = ""
    """Words to say or write."""
    address: str = ""
    """Postal address, in one line."""
    notice: str = ""
    """Period of notice, in words."""

    def as_dict(self) -> dict[str, str]:
        """Return what is known, by labels for a person."""
        lines = {
            "Telephone": self.phone,
            "Hours": self.hours,
            "Address": self.address,
            "Notice": self.notice,
            "Page": self.url,
            "Say": self.say,
        }
        return {name: value for name, value in lines.items() if value}


class ServiceProtocol(Protocol):
    """The facts of one service."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def plan(self) -> str:
        """Name of the plan to cancel, as the account page calls it. "" where the account has only one."""
        ...

    @property
    def entry_url(self) -> str:
        """Address of the account page: start of a run and its read-back."""
        ...

    @property
    def hosts(self) -> tuple[str, ...]:
        """Exact host names, optionally with a port; anything else is out of bounds."""
        ...

    @property
    def sign_in_hosts(self) -> tuple[str, ...]:
        """Hosts at which only the person acts, to sign in: out of bounds too, but no place that a run has to leave."""
        ...

    @property
    def states(self) -> Mapping[State, StateEvidence]: ...
    @property
    def controls(self) -> Mapping[str, Control]:
        """Controls by name: cancel_link, decline_offer, survey_option, survey_submit, confirm_cancel."""
        ...

    @property
    def steps(self) -> Sequence[LearnedStep]:
        """Steps of an earlier run that ended right, in order. () where none was learned from."""
        ...

    @property
    def manual(self) -> Manual | None: ...


def selectors_of(service: ServiceProtocol) -> tuple[str, ...]:
    """List the CSS selectors of a service's states, controls and steps, for the looks of a browser to match."""
    of_states = (css for evidence in service.states.values() for css in evidence.selector)
    of_controls = (css for control in service.controls.values() for css in control.css)
    of_steps = (css for step in service.steps for css in step.css)
    return tuple(dict.fromkeys((*of_states, *of_controls, *of_steps)))
