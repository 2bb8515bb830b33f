"""The words that all rooms share: states, outcomes, targets, actions, requests for a yes, ports between rooms."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date, datetime
from enum import Enum, StrEnum
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable

from subterminator.perception.page import Box, Element, Frame, PageView

__all__ = [
    "AIInterpretation",
    "AIInterpreterProtocol",
    "Action",
    "AgentProtocol",
    "ApprovalRequest",
    "Approver",
    "Box",
    "BrowserProtocol",
    "CancellationResult",
    "Control",
    "Decision",
    "DialogJudge",
    "Element",
    "Evidence",
    "Facts",
    "Frame",
    "GateProtocol",
    "Intent",
    "JournalProtocol",
    "Manual",
    "Outcome",
    "PageRequest",
    "PageView",
    "PressLedgerProtocol",
    "RequestJudge",
    "ServiceProtocol",
    "State",
    "StateEvidence",
    "TargetStrategy",
]


class State(StrEnum):
    """Where the run is. The names and values are fixed by the source documents."""

    START = "start"
    LOGIN_REQUIRED = "login_required"
    ACCOUNT_ACTIVE = "account_active"
    ACCOUNT_CANCELLED = "account_cancelled"
    THIRD_PARTY_BILLING = "third_party_billing"
    RETENTION_OFFER = "retention_offer"
    EXIT_SURVEY = "exit_survey"
    FINAL_CONFIRMATION = "final_confirmation"
    COMPLETE = "complete"
    ABORTED = "aborted"
    FAILED = "failed"
    UNKNOWN = "unknown"


class Outcome(Enum):
    """How the run ended, with the exit code of the command line."""

    CANCELLED = ("cancelled", 0)
    """Read back from the account: the subscription has ended."""
    SCHEDULED = ("scheduled", 0)
    """Read back from the account: renewal is off, with an end date."""
    ALREADY_CANCELLED = ("already_cancelled", 0)
    DRY_RUN = ("dry_run", 0)
    FAILED = ("failed", 1)
    """Nothing irreversible was sent."""
    ABORTED = ("aborted", 3)
    THIRD_PARTY = ("third_party", 4)
    MANUAL_REQUIRED = ("manual_required", 5)
    NEEDS_HUMAN = ("needs_human", 6)
    NEEDS_REVIEW = ("needs_review", 7)
    """The final press was sent, or may have been, and could not be confirmed."""
    RETAINED = ("retained", 8)
    """The account ended paused, discounted or downgraded."""
    CONFIGURATION = ("configuration", 9)

    def __init__(self, word: str, exit_code: int) -> None:
        self.word = word
        self.exit_code = exit_code

    @property
    def success(self) -> bool:
        """Whether the person has what they asked for."""
        return self.exit_code == 0

    @classmethod
    def named(cls, word: str) -> Outcome:
        """The outcome with that word, as journals and `--json` hold it.

        Raises:
            ValueError: no outcome is called so.
        """
        for outcome in cls:
            if outcome.word == word:
                return outcome
        raise ValueError(f"no outcome is called {word!r}")


# -- what is pressed ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TargetStrategy:
    """One way to name an element; only the fields of `method` are read."""

    method: Literal["css", "aria", "text", "coordinates"]
    css_selector: str | None = None
    aria_role: str | None = None
    aria_name: str | None = None
    """Optional: a role alone is a target too."""
    text_content: str | None = None
    coordinates: tuple[int, int] | None = None
    """Viewport pixels, (x, y)."""

    def __post_init__(self) -> None:
        needed = {
            "css": ("css_selector", self.css_selector),
            "aria": ("aria_role", self.aria_role),
            "text": ("text_content", self.text_content),
            "coordinates": ("coordinates", self.coordinates),
        }
        if self.method not in needed:
            raise ValueError(f"method must be one of {', '.join(needed)}, got {self.method!r}")
        name, value = needed[self.method]
        if not value:
            raise ValueError(f"{name} required when method='{self.method}'")

    def describe(self) -> str:
        """For a person or a log, in the form of seed 001 §7.1."""
        match self.method:
            case "css":
                return f"CSS: {self.css_selector}"
            case "aria":
                return f"ARIA: role={self.aria_role} name='{self.aria_name}'"
            case "text":
                return f"Text: '{self.text_content}'"
            case "coordinates":
                x, y = self.coordinates or (0, 0)
                return f"Coordinates: ({x}, {y})"


@dataclass(frozen=True, slots=True)
class Action:
    """What to do with one element."""

    kind: Literal["click", "fill", "select", "key", "scroll"]
    value: str | None = None
    """Text for fill, label or value of the option for select (None: the first real one), key name for key; "end" for
    scroll goes to the end of what scrolls around the element."""
    timeout_seconds: float = 5.0
    """How long the browser may take, the settling of the page included."""

    def __str__(self) -> str:
        return self.kind  # never the value: it may be a secret


# -- what a page says --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AIInterpretation:
    """Which state a page is in, and why. Made by heuristics or by a model."""

    state: State
    confidence: float
    """0.0 to 1.0."""
    reasoning: str
    actions: list[dict[str, Any]] = field(default_factory=list)


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
    """The facts of one service."""

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


# -- the end -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Evidence:
    """Proof of a cancellation, inside the run directory."""

    manifest: str
    """File name of the list of SHA-256 sums."""
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CancellationResult:
    """What a run came to."""

    success: bool
    state: State
    message: str
    session_dir: Path | None = None
    effective_date: date | None = None
    outcome: Outcome = Outcome.FAILED
    evidence: Evidence | None = None


# -- brains and browsers -----------------------------------------------------------------------------------------------


class AIInterpreterProtocol(Protocol):
    """A model that names a page's state from a picture of it."""

    async def interpret(self, screenshot: bytes) -> AIInterpretation: ...


class DialogJudge(Protocol):
    """Decides about a native dialog while the page waits."""

    async def __call__(self, kind: str, message: str, url: str) -> bool:
        """True accepts. `kind` is alert, confirm, prompt or beforeunload."""
        ...


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request that the page is about to send."""

    method: str
    url: str
    body: str = ""
    """At most 65,536 characters; "" when there is none."""
    content_type: str = ""
    kind: str = ""
    """document, xhr, fetch, ping, other …, as the browser calls it."""


class RequestJudge(Protocol):
    """Decides about a request while the page waits."""

    async def __call__(self, request: PageRequest) -> bool:
        """True lets it go; False ends it unsent."""
        ...


class BrowserProtocol(Protocol):
    """A browser that designs A and B run over. Every acting method ends in `act`."""

    async def launch(self) -> None:
        """Start, or attach. Does nothing when it is running.

        Raises:
            ConfigurationError: no browser was found, or its profile is in use.
        """
        ...

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        """Open an address in the current tab. `timeout` is in milliseconds."""
        ...

    async def click(
        self, selector: str | list[str], fallback_role: tuple[str, str] | None = None, timeout: int = 5000
    ) -> None:
        """Click the first selector that fits one visible element, else the role and name. `timeout`: milliseconds."""
        ...

    async def fill(self, selector: str, value: str) -> None: ...
    async def select_option(self, selector: str, value: str | None = None) -> None: ...
    async def screenshot(self, path: str | None = None) -> bytes:
        """The viewport as PNG."""
        ...

    async def html(self) -> str: ...
    async def url(self) -> str: ...
    async def text_content(self) -> str:
        """What a person can read, frames included."""
        ...

    async def close(self) -> None: ...

    @property
    def is_cdp_connection(self) -> bool:
        """Attached to a browser of the person's own: `close` lets go of it instead of ending it."""
        ...

    async def evaluate(self, script: str) -> Any:
        """Run a script in the page's own world. Not for acting: a guarded browser refuses it."""
        ...

    async def accessibility_tree(self) -> str:
        """The JSON accessibility tree of seed 001: depth 5, names cut at 100."""
        ...

    async def click_coordinates(self, x: int, y: int) -> None:
        """Click the element under a point of the viewport.

        Raises:
            ValueError: a coordinate is negative.
        """
        ...

    async def click_by_role(self, role: str, name: str | None = None) -> None: ...
    async def click_by_text(self, text: str, exact: bool = False) -> None: ...
    async def scroll_to(self, x: int, y: int) -> None: ...
    async def viewport_size(self) -> tuple[int, int]: ...
    async def scroll_position(self) -> tuple[int, int]: ...
    def supports_accessibility_tree(self) -> bool: ...
    def supports_coordinate_clicking(self) -> bool: ...
    def supports_text_clicking(self) -> bool: ...

    async def look(self) -> PageView:
        """One account of the page as it is now, all frames."""
        ...

    async def locate(self, target: TargetStrategy) -> Element:
        """The one element of the page that fits, interactive or not.

        Raises:
            ElementNotFound: nothing fits.
            AmbiguousTarget: more than one visible element fits; the message names them.
        """
        ...

    async def act(self, element: Element, action: Action) -> None:
        """Act on that very element, then wait for what the action started, up to `action.timeout_seconds`.

        Raises:
            PageChanged: the node is gone, or its role, name or form target differs from `element`. Nothing was pressed.
            ElementDisabled, ElementObscured, ElementNotVisible: why it takes no press. Nothing was pressed.
            ActionTimeout: the page did not take it in time.
        """
        ...

    async def pdf(self) -> bytes:
        """The page as printed.

        Raises:
            NotImplementedError: this browser cannot.
        """
        ...

    def on_dialog(self, judge: DialogJudge | None) -> None:
        """Who decides about native dialogs. None: they are dismissed."""
        ...

    def on_request(self, judge: RequestJudge | None) -> None:
        """Who decides about requests other than GET, HEAD and OPTIONS. None: they are let go.

        Raises:
            NotImplementedError: this browser cannot hold a request.
        """
        ...


@runtime_checkable
class GateProtocol(Protocol):
    """What the engine may ask of a browser that guards its presses."""

    @property
    def submitted(self) -> bool:
        """The final press was sent, or may have been: from now on nothing is pressed, only read back."""
        ...

    @property
    def earlier(self) -> Intent | None:
        """An unsettled press of another run on this account: read back, never press."""
        ...

    async def obtain_yes(self, element: Element) -> None:
        """Ask for the yes to press this element, ahead of the press that uses it up.

        Raises:
            Refused: the person said no, with these words.
            NeedsHuman: nobody answered.
            DryRunReached: a dry run ends here.
        """
        ...

    def settle(self, result: str) -> None:
        """Write into the press ledger what the read-back showed."""
        ...


class AgentProtocol(Protocol):
    """Design A's agent, as the engine sees it."""

    async def handle_state(self, state: State) -> State: ...
    def clear_history(self) -> None: ...
