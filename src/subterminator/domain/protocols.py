"""Shared types and protocols under one name: states, outcomes, plans, actions, the browser, ports."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from datetime import date
from inspect import getattr_static
from typing import Any, Literal, Protocol, runtime_checkable

from subterminator.domain.outcomes import CancellationResult, Evidence, Outcome, State
from subterminator.domain.page import Box, Element, Frame, NativeDialog, PageView
from subterminator.domain.plans import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    DialogAnswer,
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
    LearnedStep,
    Manual,
    PressLedgerProtocol,
    Proof,
    ServiceProtocol,
    StateEvidence,
    selectors_of,
)
from subterminator.domain.stops import Stop

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
    "LearnedStep",
    "Manual",
    "NativeDialog",
    "Outcome",
    "PageRequest",
    "PageView",
    "PlannerProtocol",
    "PressLedgerProtocol",
    "Proof",
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
    """An action on one element."""

    kind: Literal["click", "fill", "select", "key", "scroll"]
    value: str | None = None
    """Text for fill, label or value of the option for select (None: the first real one), key name for key; "end" for
    scroll goes to the end of the scrolling container."""
    timeout_seconds: float = 5.0
    """Limit for the browser, including the settling of the page."""
    final: bool = False
    """Whether the planner takes it for the last step: enough to be asked about."""
    exploring: bool = False
    """Whether it only searches for the way: what would be asked about is refused, and no write leaves by it."""
    dialog: DialogAnswer | None = None
    """Answer of whoever leads to a native dialog that a click opens. A dismissal is final; OK is always judged by the
    gate."""

    def __str__(self) -> str:
        return self.kind  # never the value: it may be a secret


CLICK = Action("click")
"""A plain press."""


# -- pages -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AIInterpretation:
    """State of a page, and why. Made by heuristics or by a model."""

    state: State
    confidence: float
    """0.0 to 1.0."""
    reasoning: str
    actions: list[dict[str, Any]] = field(default_factory=list)


class AIInterpreterProtocol(Protocol):
    """A model that names a page's state from a screenshot."""

    async def interpret(self, screenshot: bytes) -> AIInterpretation: ...


@dataclass(frozen=True, slots=True)
class AccountTestimony:
    """A model's statement about an account page."""

    ended: bool | None
    """Whether the subscription has ended or will not renew. None: not decided."""
    quotes: tuple[str, ...] = ()
    """The words on the page that prove it; code searches for them there."""


class AccountWitness(Protocol):
    """A model that describes an account page, with quotes. Alone it proves nothing."""

    async def testify(self, screenshot: bytes, text: str) -> AccountTestimony:
        """Describe the page, from its screenshot and its text."""
        ...


class DialogJudge(Protocol):
    """Judges a native dialog while the page waits."""

    async def __call__(self, kind: str, message: str, url: str) -> bool:
        """Return True to accept. `kind` is alert, confirm, prompt or beforeunload."""
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
    """A form, as a press would submit it now."""

    method: str
    """GET or POST."""
    action: str
    """Absolute address, cut at 2,000 characters."""
    named: bool = True
    """Whether the page names that address; otherwise it is the page's own, by default."""
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
    """document, xhr, fetch, ping, other …, as named by the browser; websocket for a message, method MESSAGE."""
    orders: tuple[str, ...] = ()
    """Values of headers that name an operation: a method override, a SOAP action."""
    document: str = ""
    """Address of the tab's document; "" where it is not known."""
    leaves: bool = False
    """Whether it opens another document in the tab itself."""


class RequestJudge(Protocol):
    """Judges a request while the page waits."""

    async def __call__(self, request: PageRequest) -> bool:
        """Return True to send it, False to abort it."""
        ...


class RequestListener(Protocol):
    """Hears of requests that were sent."""

    def __call__(self, request: PageRequest, /) -> None: ...


class AnswerListener(Protocol):
    """Hears how the site answered a request."""

    def __call__(self, method: str, url: str, status: int, /) -> None: ...


class BrowserProtocol(Protocol):
    """A browser that designs A and B run over. Every acting method ends in `act`."""

    selectors: Sequence[str]
    """CSS selectors that looks match against each element: `Element.matches`. An invalid one matches nothing."""

    async def launch(self) -> None:
        """Start a browser, or attach to one. Does nothing when it is running.

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
        """Click the one visible element of the first matching selector, else of the role and name. `timeout`: ms."""
        ...

    async def fill(self, selector: str, value: str) -> None: ...
    async def select_option(self, selector: str, value: str | None = None) -> None: ...
    async def screenshot(self, path: str | None = None) -> bytes:
        """Take the viewport as PNG. Fields for passwords, codes and cards are painted over."""
        ...

    async def picture_of(self, element: Element) -> bytes:
        """Take the viewport as PNG with a frame around an element, which is drawn in the picture alone.

        Raises:
            NotImplementedError: this browser cannot.
        """
        ...

    async def html(self) -> str: ...
    async def url(self) -> str: ...
    async def text_content(self) -> str:
        """Return the visible text, frames included."""
        ...

    async def close(self) -> None: ...

    @property
    def is_cdp_connection(self) -> bool:
        """Return whether it is attached to the person's own browser, which `close` leaves running."""
        ...

    async def evaluate(self, script: str) -> Any:
        """Run a script in the page's own world. Not for acting: a guarded browser refuses it."""
        ...

    async def accessibility_tree(self) -> str:
        """Return the accessibility tree of seed 001 as JSON: depth 5, names cut at 100."""
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

    async def show_note(self, text: str) -> None:
        """Show a sentence beside the page, such as that the person is waited for; "" takes it away again.

        A browser that has no place for it does nothing.
        """
        ...

    def point_at(self, element: Element | None) -> None:
        """Name the control that notes are about from now on: they come with a frame around it. None: no control.

        A browser that has no place for it does nothing.
        """
        ...

    async def until_ended(self) -> None:
        """Wait until nothing more can be done in it; a browser that does not notice that waits for ever.

        Raises:
            Aborted: the person stopped the run in the browser.
            BrowserLost: it, or the tab of the run, was closed.
        """
        ...

    async def look(self) -> PageView:
        """Read the page as it is now, all frames."""
        ...

    async def locate(self, target: TargetStrategy) -> Element:
        """Find the one matching element of the page, interactive or not.

        Raises:
            ElementNotFound: nothing matches.
            AmbiguousTarget: more than one visible element matches; the message names them.
        """
        ...

    async def act(self, element: Element, action: Action) -> None:
        """Act on that very element, then wait until the page settles, up to `action.timeout_seconds`.

        Raises:
            PageChanged: the node is gone, or its role, name or form target differs from `element`. Nothing was pressed.
            ElementDisabled, ElementObscured, ElementNotVisible: why it takes no press. Nothing was pressed.
            ActionTimeout: the page did not take it in time.
        """
        ...

    async def form(self, element: Element) -> Form | None:
        """Read the form that a press on that very element would submit; None where it submits none.

        Raises:
            PageChanged: the node is gone.
            NotImplementedError: this browser cannot read forms.
        """
        ...

    async def folded(self) -> str:
        """Return the folded text of all frames, such as closed details, one line per block.

        Raises:
            NotImplementedError: this browser cannot read it.
        """
        ...

    async def pdf(self) -> bytes:
        """Print the page as PDF.

        Raises:
            NotImplementedError: this browser cannot.
        """
        ...

    def beside(self) -> AbstractAsyncContextManager[None]:
        """Open a second tab for the time of the context; the page of the first one stays as it is.

        Raises:
            NotImplementedError: this browser has one tab.
        """
        ...

    def on_dialog(self, judge: DialogJudge | None) -> None:
        """Set the judge of native dialogs. None: they are dismissed."""
        ...

    def on_request(self, judge: RequestJudge | None) -> None:
        """Set the judge of requests, other than HEAD and OPTIONS. None: they are sent.

        Raises:
            NotImplementedError: this browser cannot hold a request.
        """
        ...

    @property
    def reports_requests(self) -> bool:
        """Return whether the requests of an act that may change something are reported before it returns."""
        ...

    def on_sent(self, listener: RequestListener | None) -> None:
        """Set who hears of requests, in a browser that reports them but cannot hold them."""
        ...

    def on_answer(self, listener: AnswerListener | None) -> None:
        """Set who hears how requests, other than reads, were answered.

        Raises:
            NotImplementedError: this browser does not know.
        """
        ...


@runtime_checkable
class GateProtocol(Protocol):
    """Interface of a guarded browser for the engine."""

    @property
    def submitted(self) -> bool:
        """Return whether the final press was sent, or may have been: from now on nothing is pressed, only read back."""
        ...

    @property
    def earlier(self) -> Intent | None:
        """Return an unsettled press of another run on this account: read back, never press."""
        ...

    @property
    def awaits_read_back(self) -> bool:
        """Return whether a write was sent under an approval, and its result not read back yet."""
        ...

    @property
    def may_have_ended(self) -> bool:
        """Return whether the end was, or may have been, sent: the account was not active after all that was."""
        ...

    @property
    def doubt(self) -> str:
        """Return the address of a page that continues the flow after what may have been the end; "" without doubt."""
        ...

    @property
    def approved_end(self) -> date | None:
        """Day on which it ends by the page of the last yes; None where that named none."""
        ...

    @property
    def approved_pages(self) -> Sequence[PageView]:
        """Return the pages of the presses that were made under an approval: they name what was to be ended."""
        ...

    @property
    def refusal(self) -> int:
        """Return the HTTP status, 400 to 499, by which the site refused what was sent last; 0 if it did not."""
        ...

    def is_of_the_flow(self, url: str) -> bool:
        """Return whether a press under an approval was made on the page of an address, or led there."""
        ...

    def unfolded_at(self, url: str) -> Sequence[tuple[str, str]]:
        """Return the controls, by `reads_as`, by which the run unfolded parts of the page of an address, in order."""
        ...

    @property
    def approved(self) -> str:
        """Describe what the person has approved: the control and the facts; "" without an approval."""
        ...

    def goes_on(self) -> None:
        """Note that the account is active: what was sent was a step, the flow goes on under the same approval."""
        ...

    def so_far(self) -> str:
        """Describe for messages what has been sent: "nothing was sent", or what was."""
        ...

    def check_account(self, shown: str) -> None:
        """Stop if the page names another account than that of the run.

        Args:
            shown: an e-mail address; nothing else is compared.

        Raises:
            NeedsHuman: it is signed in as somebody else.
        """
        ...

    async def obtain_yes(self, element: Element) -> None:
        """Ask for approval to press this element, before the press that uses it.

        Raises:
            Refused: the person said no, with these words.
            NeedsHuman: nobody answered.
            DryRunReached: a dry run ends here.
        """
        ...

    def settle(self, result: str) -> None:
        """Write the read-back's result into the press ledger."""
        ...


def gate_of(browser: object) -> GateProtocol | None:
    """Return the browser as a gate, if its class is one. A stand-in that answers to any name is none."""
    kind = type(browser)
    missing = object()
    whole = all(getattr_static(kind, name, missing) is not missing for name in ("submitted", "obtain_yes", "so_far"))
    return browser if whole and isinstance(browser, GateProtocol) else None


class PlannerProtocol(Protocol):
    """A planner of design A: plans the next action on a page, towards a goal."""

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        """Plan the next action.

        Args:
            goal: the goal in words; a key of the agent's table of goals.
            error_context: failed attempts, which must not be repeated.

        Raises:
            StateDetectionError: the page is not recognised, or no control can be named with confidence.
        """
        ...


class AgentProtocol(Protocol):
    """The agent of the engine, which replaces the handlers."""

    @property
    def reason(self) -> str:
        """Return why it gave up last; "" when it did not."""
        ...

    @property
    def stop(self) -> Stop | None:
        """Return the end that its model stated for the state handled last; None when it stated none."""
        ...

    @property
    def final_refusal(self) -> str:
        """Return why the guard refused the final press that was planned on this page; "" when none was refused."""
        ...

    async def handle_state(self, state: State) -> State: ...
    def clear_history(self) -> None: ...
