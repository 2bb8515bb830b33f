"""The words that all rooms share, under one name: states, outcomes, plans, actions, the browser, the ports of rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from inspect import getattr_static
from typing import Any, Literal, Protocol, runtime_checkable

from subterminator.domain.outcomes import CancellationResult, Evidence, Outcome, State
from subterminator.domain.page import Box, Element, Frame, PageView
from subterminator.domain.plans import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    ErrorRecord,
    ExecutionResult,
    TargetStrategy,
    ValidationResult,
)
from subterminator.domain.ports import (
    ApprovalRequest,
    Approver,
    Control,
    Decision,
    Facts,
    Intent,
    JournalProtocol,
    Manual,
    PressLedgerProtocol,
    ServiceProtocol,
    StateEvidence,
    selectors_of,
)

__all__ = [
    "AIInterpretation",
    "AIInterpreterProtocol",
    "AccountTestimony",
    "AccountWitness",
    "Action",
    "ActionPlan",
    "ActionRecord",
    "AgentContext",
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
    "ErrorRecord",
    "Evidence",
    "ExecutionResult",
    "Facts",
    "Form",
    "FormField",
    "Frame",
    "GateProtocol",
    "Intent",
    "JournalProtocol",
    "Manual",
    "Outcome",
    "PageRequest",
    "PageView",
    "PlannerProtocol",
    "PressLedgerProtocol",
    "RequestJudge",
    "ServiceProtocol",
    "State",
    "StateEvidence",
    "TargetStrategy",
    "ValidationResult",
    "gate_of",
    "selectors_of",
]


@dataclass(frozen=True, slots=True)
class Action:
    """What to do with one element."""

    kind: Literal["click", "fill", "select", "key", "scroll"]
    value: str | None = None
    """Text for fill, label or value of the option for select (None: the first real one), key name for key; "end" for
    scroll goes to the end of what scrolls around the element."""
    timeout_seconds: float = 5.0
    """How long the browser may take, the settling of the page included."""
    final: bool = False
    """Whoever wants it takes it for the last step: enough to be asked about."""
    exploring: bool = False
    """It only searches for the way: what would be asked about is refused, and no write leaves by it."""

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


class AIInterpreterProtocol(Protocol):
    """A model that names a page's state from a picture of it."""

    async def interpret(self, screenshot: bytes) -> AIInterpretation: ...


@dataclass(frozen=True, slots=True)
class AccountTestimony:
    """What a model says that an account page shows."""

    ended: bool | None
    """Whether the subscription has ended or will not renew. None: it cannot tell."""
    quotes: tuple[str, ...] = ()
    """The words on the page that it rests on; code looks for them there."""


class AccountWitness(Protocol):
    """A model that says what an account page shows, with quotes. Alone it proves nothing."""

    async def testify(self, screenshot: bytes, text: str) -> AccountTestimony:
        """Say what the page shows, from its picture and its text."""
        ...


class DialogJudge(Protocol):
    """Decides about a native dialog while the page waits."""

    async def __call__(self, kind: str, message: str, url: str) -> bool:
        """True accepts. `kind` is alert, confirm, prompt or beforeunload."""
        ...


@dataclass(frozen=True, slots=True)
class FormField:
    """One entry that a form would send."""

    name: str
    value: str | None
    """Cut at 2,000 characters. None: a secret, a file, or of a kind that cannot be read."""
    kind: Literal["hidden", "typed", "chosen", "button", "file", "unknown"]


@dataclass(frozen=True, slots=True)
class Form:
    """What a press would send, as it stood when it was asked for."""

    method: str
    """GET or POST."""
    action: str
    """Absolute address, cut at 2,000 characters."""
    named: bool = True
    """The page writes that address; otherwise it is the page's own, by default."""
    charset: str = "utf-8"
    fields: tuple[FormField, ...] = ()


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request that the page is about to send."""

    method: str
    url: str
    body: str = ""
    """At most 1,000,000 characters; "" when there is none."""
    content_type: str = ""
    kind: str = ""
    """document, xhr, fetch, ping, other …, as the browser calls it; websocket for a message, by the method MESSAGE."""
    orders: tuple[str, ...] = ()
    """Values of headers that say what is done: a method override, a SOAP action."""
    document: str = ""
    """Address of the tab's document that it comes from; "" where it is not known."""
    leaves: bool = False
    """It opens another document in the tab itself."""


class RequestJudge(Protocol):
    """Decides about a request while the page waits."""

    async def __call__(self, request: PageRequest) -> bool:
        """True lets it go; False ends it unsent."""
        ...


class BrowserProtocol(Protocol):
    """A browser that designs A and B run over. Every acting method ends in `act`."""

    selectors: Sequence[str]
    """CSS selectors that looks match against each element: `Element.matches`. An invalid one fits nothing."""

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
        """The viewport as PNG. Fields for passwords, codes and cards are painted over."""
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

    async def form(self, element: Element) -> Form | None:
        """The form that a press on that very element would submit, with its fields; None where it submits none.

        Raises:
            PageChanged: the node is gone.
            NotImplementedError: this browser cannot read forms.
        """
        ...

    async def folded(self) -> str:
        """What the page would show at one press more, all frames: closed details and folded parts, a line a block.

        Raises:
            NotImplementedError: this browser cannot tell.
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
        """Who decides about what pages send, HEAD and OPTIONS left out. None: it is let go.

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

    @property
    def doubt(self) -> str:
        """Address of a page that goes on asking after what may have been the end; "" where there is no doubt."""
        ...

    def goes_on(self) -> None:
        """The account was read and runs on: what was sent was a step, and the flow goes on under the same yes."""
        ...

    def so_far(self) -> str:
        """What has been sent until now, for messages: "nothing was sent", or what was."""
        ...

    def check_account(self, shown: str) -> None:
        """Stop where the page names another account than the run is for.

        Args:
            shown: an e-mail address; nothing else is compared.

        Raises:
            NeedsHuman: it is signed in as somebody else.
        """
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


def gate_of(browser: object) -> GateProtocol | None:
    """The browser as a gate, where its class is one. A stand-in that answers to any name is none."""
    kind = type(browser)
    missing = object()
    whole = all(getattr_static(kind, name, missing) is not missing for name in ("submitted", "obtain_yes", "so_far"))
    return browser if whole and isinstance(browser, GateProtocol) else None


class PlannerProtocol(Protocol):
    """A brain of design A: what to do next on a page, towards a goal."""

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        """The next action.

        Args:
            goal: what is to be reached, in words; a key of the agent's table of goals.
            error_context: what failed so far and must not be tried again.

        Raises:
            StateDetectionError: the page cannot be told, or no control can be named with confidence.
        """
        ...


class AgentProtocol(Protocol):
    """Who walks in the place of the handlers, as the engine sees it."""

    @property
    def reason(self) -> str:
        """Why it gave up last, in words; "" when it did not."""
        ...

    async def handle_state(self, state: State) -> State: ...
    def clear_history(self) -> None: ...
