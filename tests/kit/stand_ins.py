"""Stand-ins at our own protocols: a scripted browser, person, journal and press ledger. One log shows their order."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from subterminator.approval.gate_table import Decided, matching_row
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.browser.base import BaseBrowser
from subterminator.domain.errors import AmbiguousTarget, ElementNotFound, UnsettledIntent
from subterminator.domain.protocols import (
    Action,
    AnswerListener,
    ApprovalRequest,
    Box,
    Control,
    Decision,
    DialogJudge,
    Element,
    Frame,
    Intent,
    LearnedStep,
    Manual,
    PageRequest,
    PageView,
    RequestJudge,
    RequestListener,
    State,
    StateEvidence,
    TargetStrategy,
)
from subterminator.record.events import RESERVED, Event

HOME = "https://www.example.com"
ACCOUNT = f"{HOME}/account"
NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


class Clock:
    """Stands still until it is moved."""

    def __init__(self, moment: datetime = NOW) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        return self.moment

    def advance(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


# -- pages -------------------------------------------------------------------------------------------------------------


def control(name: str, role: str = "button", **fields: Any) -> Element:
    """A control that a person could press; its visible text is its name unless another is given."""
    told: dict[str, Any] = {
        "tag": "a" if role == "link" else "button",
        "text": name,
        "box": Box(10, 10, 100, 30),
        **fields,
    }
    return Element(
        0,
        told.pop("node", f"0:{zlib.crc32(f'{role} {name}'.encode())}"),
        role,
        name,
        interactive=True,
        hit=True,
        **told,
    )


def page(*elements: Element, url: str = ACCOUNT, text: str = "", frames: Sequence[str] = (), **fields: Any) -> PageView:
    """A view of these elements, numbered in order. `frames`: addresses of the frames below the top document."""
    numbered = tuple(replace(element, ref=ref) for ref, element in enumerate(elements))
    said = text or "\n".join(element.label for element in elements)
    return PageView(
        url, elements=numbered, text=said, frames=tuple(Frame(each, (0, 0)) for each in (url, *frames)), **fields
    )


FINISH = control("Finish cancellation", node="0:7", form_method="POST", form_action=f"{HOME}/cancel/finish")
"""The final control of a plain flow."""
OPEN = control("Cancel membership", "link", node="0:1", href=f"{HOME}/cancel")
DECLINE = control("No thanks, continue to cancel", "link", node="0:3", href=f"{HOME}/cancel/review")
ACTIVE_PAGE = page(OPEN, text="Your plan\nNext billing date\n20 December 2026", title="Account")
OFFER_PAGE = page(
    control("Claim 50% off", node="0:2", form_method="POST", form_action=f"{HOME}/offers/half/accept"),
    DECLINE,
    url=f"{HOME}/cancel/offer",
    text="Before you go: stay for 50% off\nWe'd hate to see you go",
    title="Wait",
)
FINAL_PAGE = page(
    FINISH,
    control("Keep membership", "link", node="0:8", href=ACCOUNT),
    url=f"{HOME}/cancel/review",
    text="Review your cancellation\nYour membership will end on 20 December 2026",
    title="Review",
)
DONE_PAGE = page(url=f"{HOME}/cancel/done", text="Your membership has been cancelled", title="Done")
ENDED_PAGE = page(
    control("Restart membership", node="0:9", form_method="POST", form_action=f"{HOME}/account/restart"),
    text="Your membership ends on 20 December 2026",
    title="Account",
)
SIGN_IN_PAGE = page(
    control("Password", "textbox", node="0:5", tag="input", secret=True, attributes=(("type", "password"),)),
    control("Sign in", node="0:6", form_method="POST", form_action=f"{HOME}/signin"),
    url=f"{HOME}/signin",
    text="Sign in to your account",
    title="Sign in",
)
PENDING_PAGE = page(text="Your request is being processed", title="Account")


@dataclass(frozen=True)
class Service:
    """A service as a definition file would give it."""

    id: str = "example"
    name: str = "Example"
    plan: str = ""
    entry_url: str = ACCOUNT
    hosts: tuple[str, ...] = ("www.example.com",)
    sign_in_hosts: tuple[str, ...] = ()
    states: Mapping[State, StateEvidence] = field(default_factory=dict)
    controls: Mapping[str, Control] = field(default_factory=dict)
    steps: tuple[LearnedStep, ...] = ()
    manual: Manual | None = None


# -- the browser -------------------------------------------------------------------------------------------------------


class ScriptedBrowser(BaseBrowser):
    """Shows the views it is given; `on` says what an act on a node does: a view, an error, or a call.

    `pages` maps addresses to what they open: a view, an error, or a list of these, one an opening, the last kept.
    """

    def __init__(self, view: PageView = ACTIVE_PAGE, log: list[str] | None = None) -> None:
        self.view = view
        self.log: list[str] = [] if log is None else log
        self.pages: dict[str, Any] = {}
        self.on: dict[str, Any] = {}
        self.looks: list[PageView] = []
        """Shown before `view`, one a look."""
        self.acted: list[tuple[Element, Action]] = []
        self.opened: list[str] = []
        self.judge: DialogJudge | None = None
        self.request_judge: RequestJudge | None = None
        self.answers: AnswerListener = lambda method, url, status: None
        """Hears how the site answers."""
        self.failing: dict[str, BaseException] = {}
        """By method name: what it raises."""

    def _may_fail(self, method: str) -> None:
        if method in self.failing:
            raise self.failing[method]

    async def launch(self) -> None:
        self._may_fail("launch")

    async def close(self) -> None:
        self.log.append("close")
        self._may_fail("close")

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        self.opened.append(url)
        self.log.append(f"navigate {url}")
        self._may_fail("navigate")
        found = self.pages.get(url)
        if isinstance(found, list):
            found = found.pop(0) if len(found) > 1 else found[0]
        if isinstance(found, BaseException):
            raise found
        self.view = found if found is not None else replace(self.view, url=url)

    async def look(self) -> PageView:
        self._may_fail("look")
        view = self.looks.pop(0) if self.looks else self.view
        return matched(view, self.selectors) if self.selectors else view

    async def locate(self, target: TargetStrategy) -> Element:
        self._may_fail("locate")
        found = [element for element in self.view.elements if _fits(element, target)]
        if not found:
            raise ElementNotFound(f"nothing fits {target.describe()}")
        if len(found) > 1:
            raise AmbiguousTarget(f"{target.describe()} fits {len(found)} elements")
        return found[0]

    async def act(self, element: Element, action: Action) -> None:
        self.acted.append((element, action))
        self.log.append(f"act {action.kind} {element.label}")
        found = self.on.get(element.node)
        if isinstance(found, list):
            found = found.pop(0) if len(found) > 1 else found[0]
        if isinstance(found, BaseException):
            raise found
        if isinstance(found, PageView):
            self.view = found
        elif callable(found):
            await found()
        if action.kind == "click" and element.form_method == "POST" and self.request_judge is not None:
            await self.request(PageRequest("POST", element.form_action, kind="document"))

    async def screenshot(self, path: str | None = None) -> bytes:
        self._may_fail("screenshot")
        return b"\x89PNG"

    async def html(self) -> str:
        self._may_fail("html")
        return "<p>page</p>"

    async def url(self) -> str:
        self._may_fail("url")
        return self.view.url

    async def scroll_to(self, x: int, y: int) -> None:
        self.log.append("scroll")

    async def pdf(self) -> bytes:
        self._may_fail("pdf")
        return b"%PDF"

    async def evaluate(self, script: str) -> Any:
        self.log.append("evaluate")

    @property
    def is_cdp_connection(self) -> bool:
        return False

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self.judge = judge

    def on_request(self, judge: RequestJudge | None) -> None:
        self.request_judge = judge

    @property
    def reports_requests(self) -> bool:
        return False

    def on_answer(self, listener: AnswerListener | None) -> None:
        self.answers = listener or self.answers

    def on_sent(self, listener: RequestListener | None) -> None:
        raise NotImplementedError

    async def dialog(self, message: str, kind: str = "confirm", url: str = ACCOUNT) -> bool:
        """The page opens a native dialog: whether OK is pressed."""
        assert self.judge is not None
        return await self.judge(kind, message, url)

    async def request(self, request: PageRequest) -> bool:
        """The page wants to send a request: whether it goes out."""
        assert self.request_judge is not None
        return await self.request_judge(request)

    def pressed(self) -> list[str]:
        """Labels of what was acted on, in order."""
        return [element.label for element, _ in self.acted]


def fits_css(element: Element, css: str) -> bool:
    """Whether `#id`, `.class`, `[attribute=value]` or an element's own selector fits it, as a browser would tell."""
    signs = {"id": "#{}", "class": ".{}"}
    known = {signs.get(name, f"[{name}={{}}]").format(value) for name, value in element.attributes}
    return css in element.matches or css == element.selector or css.replace("'", "").replace('"', "") in known


def matched(view: PageView, selectors: Sequence[str]) -> PageView:
    """The view as a browser with these selectors would report it."""
    found = [replace(each, matches=tuple(css for css in selectors if fits_css(each, css))) for each in view.elements]
    return replace(view, elements=tuple(found))


def _fits(element: Element, target: TargetStrategy) -> bool:
    match target.method:
        case "css":
            return fits_css(element, target.css_selector or "")
        case "aria":
            return element.role == target.aria_role and target.aria_name in {None, element.name}
        case "text":
            return (target.text_content or "").strip('"') in element.text
        case "coordinates":
            x, y = target.coordinates or (0, 0)
            box = element.box
            return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height


# -- the person --------------------------------------------------------------------------------------------------------

Answer = Decision | BaseException | Callable[[ApprovalRequest], Any]


class ScriptedApprover:
    """Answers from a script: a decision, an error to raise, or a call. When it is used up, nobody is there."""

    def __init__(self, *answers: Answer, words: str = "") -> None:
        self.answers = list(answers)
        self.words = words
        self.requests: list[ApprovalRequest] = []

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        self.requests.append(request)
        if not self.answers:
            return Decision.NOBODY, "nobody is there"
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        if not isinstance(answer, Decision):
            answer = answer(request)
        return answer, self.words


# -- the record --------------------------------------------------------------------------------------------------------


class MemoryJournal:
    """Keeps events in memory; refuses those that the record does not know."""

    run_id = "run1"

    def __init__(self, log: list[str] | None = None, directory: Path = Path("runs/run1")) -> None:
        self.log: list[str] = [] if log is None else log
        self.directory = directory
        self.events: list[dict[str, Any]] = []
        self.kept: dict[str, bytes] = {}

    def write(self, event: str, **fields: Any) -> None:
        Event(event)
        assert not RESERVED & fields.keys()
        self.events.append({"event": event, **fields})
        self.log.append(event)

    def keep(self, name: str, content: bytes) -> str:
        self.kept[name] = content
        return name

    def kinds(self) -> list[str]:
        return [event["event"] for event in self.events]

    def only(self, kind: str) -> dict[str, Any]:
        """The one event of that kind."""
        (found,) = [event for event in self.events if event["event"] == kind]
        return found


class MemoryLedger:
    """The press ledger's rules, in memory."""

    def __init__(self, log: list[str] | None = None) -> None:
        self.log: list[str] = [] if log is None else log
        self.open: list[Intent] = []
        self.results: list[str] = []
        self.refusing = False
        """Another process has committed an intent that a look beforehand did not show."""

    def unsettled(self, service: str, account: str) -> Intent | None:
        return next((each for each in self.open if (each.service, each.account) == (service, account)), None)

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        if self.refusing:
            self.open.append(Intent(99, service, account, 1, "other", control, NOW))
        if self.unsettled(service, account):
            raise UnsettledIntent("another intent is open")
        intent = Intent(len(self.results) + 1, service, account, 1, run_id, control, NOW)
        self.open.append(intent)
        self.log.append("ledger intend")
        return intent

    def settle(self, intent: Intent, result: str) -> None:
        self.open.remove(intent)
        self.results.append(result)
        self.log.append(f"ledger {result}")


# -- the gate ----------------------------------------------------------------------------------------------------------


def gate_says(policy: Policy, request: PageRequest, press: PressKind = PressKind.NOBODY) -> Decided:
    """What the table says of a request: what reads as an end is asked about under any press, and by none."""
    kind = policy.orders.reader.read(request, pressed=press is not PressKind.NOBODY).kind
    if press is PressKind.NOBODY and kind in {SendKind.END, SendKind.OTHER_END}:
        return Decided.ASK
    return matching_row(press, kind, Phase.FLOW).decided
