"""One press by the guard: what is kept of it, what the page after it says, and what its yes still stands for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    NOW,
    OFFER_PAGE,
    OPEN,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval import guard as module
from subterminator.approval.after_the_press import is_working, shows_again
from subterminator.approval.granted_approval import Press, Yes
from subterminator.approval.guard import Guarded, _differs
from subterminator.approval.kinds import Phase, PressKind
from subterminator.approval.policy import Policy
from subterminator.approval.submission import ONLY_A_STEP
from subterminator.approval.verdicts import Ask
from subterminator.domain.errors import (
    Aborted,
    ActionTimeout,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementGone,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    PressStopped,
    Refused,
    SubTerminatorError,
)
from subterminator.domain.protocols import (
    Action,
    ApprovalRequest,
    Decision,
    Element,
    Form,
    FormField,
    PageRequest,
    PageView,
    RequestJudge,
    TargetStrategy,
)
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
YES, NO = Decision.YES, Decision.NO
LEXICON = Lexicon.load()
LAST = control("Finish cancellation", node="0:7")
"""A final control that a script serves."""
REVIEW = page(LAST, *FINAL_PAGE.elements[1:], url=FINAL_PAGE.url, text=FINAL_PAGE.text, title=FINAL_PAGE.title)
UNKNOWN = page(text="Hello and welcome back, Ann", url=f"{HOME}/hello")
MORE = control("More", node="0:40")
"""A control that only the flow calls final."""


class Blind(ScriptedBrowser):
    """A browser that cannot hold requests."""

    def on_request(self, judge: RequestJudge | None) -> None:
        raise NotImplementedError


class Attached(ScriptedBrowser):
    """A browser of the person's own, in which not every channel can be held."""

    @property
    def is_cdp_connection(self) -> bool:
        return True


class Guard:
    """A guarded browser with everything around it in reach."""

    def __init__(self, view: PageView, *answers: Any, browser: ScriptedBrowser | None = None, **options: Any) -> None:
        self.inner = browser or ScriptedBrowser(view)
        self.person = ScriptedApprover(*answers)
        self.journal = MemoryJournal()
        self.ledger = MemoryLedger()
        self.clock = Clock()
        self.browser = Guarded(
            *(self.inner, Policy(Service(), LEXICON), self.person, self.journal, self.ledger), now=self.clock, **options
        )
        self.submission = self.browser._submission

    async def act(self, element: Element, action: Action = CLICK) -> None:
        await self.browser.act(element, action)

    def event(self, kind: str) -> dict[str, Any]:
        return self.journal.only(kind)


def of_press(element: Element | None = LAST, view: PageView | None = REVIEW, **fields: Any) -> Press:
    return Press(PressKind.END, "Finish", ACCOUNT, Phase.YES, control=element, view=view, **fields)


# -- the page after it -------------------------------------------------------------------------------------------------

STILL = page(control("Help", node=LAST.node), text="Hello", url=FINAL_PAGE.url)
"""A page that says nothing, at the address of the question."""
FURTHER = page(
    *(control("I moved house", "radio", node="0:70"), control("I'd rather not say", "radio", node="0:71")),
    text="Tell us a little more\nI moved house\nI'd rather not say",
    url=FINAL_PAGE.url,
)
"""A further question there, on a page that says nothing else."""
ASKS_ON = page(control("Confirm", node="0:60"), text="Are you sure you want to cancel?", url=f"{HOME}/cancel/last")
SHOWS_AGAIN = page(replace(LAST, node="0:61"), text="Are you sure you want to cancel?", url=f"{HOME}/cancel/last")
BEHIND = page(
    replace(LAST, node="0:61", modal_blocked=True),
    replace(control("Wait", "dialog", node="0:62"), interactive=False),
    *(replace(each, parent=1) for each in OFFER_PAGE.elements),
    text=OFFER_PAGE.text,
    url=f"{HOME}/last",
    dialog=1,
)
"""The same control behind the dialog that its press has brought up."""
LINK = control("Finish cancellation", "link", node="0:7", href=f"{HOME}/hello")
ENDED_HERE = replace(DONE_PAGE, url=FINAL_PAGE.url)
ENDED = {"writes": ["POST /end"], "ends": ["POST /end"]}
SURELY = {"writes": ["POST /x"], "surely": True}
WROTE = {"writes": ["POST /x"]}


def after(
    view: PageView, *, sees: bool = True, element: Element | None = LAST, before: PageView | None = REVIEW, **sent: Any
) -> str:
    """What a press was by the page after it: a step, the end, or in doubt."""
    guard = Guard(view, browser=None if sees else Blind(view))
    press = of_press(element, before, unread=True, **sent)
    guard.browser._judge_by_page(press, view)
    assert not press.unread
    led_on = {"event": "note", "message": ONLY_A_STEP, "level": "info"} in guard.journal.events
    assert led_on is not guard.browser.submitted
    return "a step" if led_on else guard.browser.doubt or "sent"


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("view", "fields", "was"),
    [
        (ASKS_ON, {}, "a step"),
        (ASKS_ON, {"before": None}, "sent"),
        (ASKS_ON, {"element": None}, "sent"),
        (OFFER_PAGE, {}, "a step"),
        (ACTIVE_PAGE, {}, "a step"),
        (DONE_PAGE, {}, "sent"),
        (UNKNOWN, {}, "sent"),
        (STILL, {}, "a step"),
        (STILL, {"opened": True}, "sent"),
        (FURTHER, {"opened": True}, "a step"),
        (ENDED_HERE, {}, "a step"),
        (ENDED_HERE, {"opened": True}, "sent"),
        (REVIEW, {}, "a step"),
        (UNKNOWN, {"element": LINK}, "a step"),
        (UNKNOWN, {"element": replace(LINK, form_method="POST", form_action=f"{HOME}/x")}, "sent"),
        (UNKNOWN, {"element": LINK, "opened": True}, "a step"),
        (DONE_PAGE, {"element": LINK}, "sent"),
    ],
)
def test_press_that_sent_nothing_is_a_step_where_the_page_goes_on(
    view: PageView, fields: dict[str, Any], was: str
) -> None:
    """Required: it asks on, nothing went out of the page, or a plain link only opened a page."""
    assert after(view, **fields) == was


@pytest.mark.spec("extension.truthful")
@pytest.mark.parametrize(
    ("view", "fields", "was"),
    [
        (ASKS_ON, {}, "a step"),
        (REVIEW, {}, "sent"),
        (STILL, {}, "a step"),
        (STILL, {"opened": True}, "sent"),
        (ENDED_HERE, {}, "sent"),
        (STILL, {"before": STILL}, "sent"),
        (UNKNOWN, {}, "sent"),
        (UNKNOWN, {"element": LINK}, "a step"),
    ],
)
def test_where_requests_are_not_seen_the_page_has_to_have_gone_on(
    view: PageView, fields: dict[str, Any], was: str
) -> None:
    """Required: a page that stands as it was, or that is not one that says nothing, leaves it open: it was sent."""
    assert after(view, sees=False, **fields) == was


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("view", "sent", "was"),
    [
        (ASKS_ON, WROTE, "a step"),
        (ASKS_ON, SURELY, "a step"),
        (ASKS_ON, ENDED, f"{HOME}/cancel/last"),
        (OFFER_PAGE, WROTE, "a step"),
        (OFFER_PAGE, SURELY, f"{HOME}/cancel/offer"),
        (OFFER_PAGE, ENDED, f"{HOME}/cancel/offer"),
        (OFFER_PAGE, {"acted": True}, "a step"),
        (OFFER_PAGE, {"acted": True, "surely": True}, f"{HOME}/cancel/offer"),
        (SHOWS_AGAIN, WROTE, "a step"),
        (SHOWS_AGAIN, SURELY, "sent"),
        (SHOWS_AGAIN, ENDED, "sent"),
        (BEHIND, WROTE, "a step"),
        (BEHIND, SURELY, f"{HOME}/last"),
        (BEHIND, ENDED, f"{HOME}/last"),
        (replace(BEHIND, dialog=None), SURELY, f"{HOME}/last"),
        (ACTIVE_PAGE, WROTE, "sent"),
        (DONE_PAGE, WROTE, "sent"),
        (UNKNOWN, WROTE, "sent"),
        (UNKNOWN, {**WROTE, "element": LINK}, "sent"),
        (STILL, WROTE, "sent"),
        (REVIEW, WROTE, "sent"),
        (replace(REVIEW, url=f"{HOME}/cancel/other"), WROTE, "a step"),
        (replace(REVIEW, text=f"{REVIEW.text}\nSure?"), WROTE, "a step"),
        (replace(REVIEW, text=f"{REVIEW.text}\nYour details were saved."), WROTE, "sent"),
        (
            replace(
                REVIEW,
                text=f"{REVIEW.text}\nOne more step.",
                elements=(*REVIEW.elements, control("Go on", node="0:71")),
            ),
            WROTE,
            "a step",
        ),
        (replace(REVIEW, elements=(replace(LAST, node="0:70"), *REVIEW.elements[1:])), WROTE, "a step"),
    ],
)
def test_press_that_sent_something_is_a_step_only_where_the_next_page_asks(
    view: PageView, sent: dict[str, Any], was: str
) -> None:
    """Required: a page that stands unchanged has taken it; where the request may have ended it, the page is doubted."""
    assert after(view, **sent) == was
    if "element" not in sent:
        assert after(view, sees=False, **sent) == was


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("shown", "again"),
    [
        (LAST, True),
        (replace(LAST, node="0:99"), True),
        (replace(LAST, interactive=False), False),
        (replace(LAST, modal_blocked=True), False),
        (replace(LAST, role="link"), False),
        (replace(LAST, name="Finish"), False),
        (replace(LAST, form_action=f"{HOME}/x"), False),
        (replace(LAST, href=f"{HOME}/x"), False),
    ],
)
def test_control_is_shown_again_by_role_words_and_address(shown: Element, again: bool) -> None:
    """Required: beside others; a heading of the same words is no control, and what a dialog blocks is not shown."""
    assert shows_again(LAST, page(control("Help"), shown, control("Other"))) is again


def inside_menu() -> Element:
    return replace(control("Home", "link", node="0:51"), parent=0)


HOME_LINK = control("Home", "link", node="0:51")
MENUS = page(HOME_LINK, LAST, text=f"Home\nReview\n{LAST.name}")


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("before", "element", "view", "working"),
    [
        (REVIEW, LAST, REVIEW, True),
        (REVIEW, LAST, replace(REVIEW, text="Hello"), False),
        (REVIEW, None, REVIEW, True),
        (REVIEW, None, replace(REVIEW, text="Hello"), False),
        (None, LAST, REVIEW, False),
        (None, None, REVIEW, False),
        (REVIEW, LAST, UNKNOWN, False),
        (REVIEW, LAST, page(Element(0, "0:50", "navigation", "Site"), inside_menu(), text=" "), True),
        (REVIEW, LAST, page(replace(LAST, states=("disabled",))), True),
        (None, LAST, page(replace(LAST, states=("disabled",))), True),
        (REVIEW, LAST, page(replace(LAST, node="0:8", states=("disabled",))), False),
        (REVIEW, LAST, page(replace(LAST, states=("busy",))), True),
        (REVIEW, LAST, page(replace(LAST, states=("focused",))), False),
        (page(LAST, text=f"Review\n{LAST.name}"), LAST, page(replace(LAST, name="Wait…"), text="Review\nWait…"), True),
        (page(LAST, text=f"Review\n{LAST.name}"), LAST, page(replace(LAST, name="Wait…"), text="Done\nWait…"), False),
        (page(LAST, text=f"Review\n{LAST.name}"), LAST, page(control("Wait…"), text="Review\nWait…"), True),
        (page(LAST, text=f"Review\n{LAST.name}"), LAST, page(control("Wait…"), text="Done\nWait…"), False),
        (page(LAST, text=f"{LAST.name} · 3"), LAST, page(control("Wait…"), text=f"{LAST.name} · 3"), True),
        (MENUS, LAST, page(HOME_LINK, text="Home", url=f"{HOME}/cancel/offer"), True),
        (MENUS, LAST, page(HOME_LINK, text="Home"), False),
        (MENUS, LAST, page(HOME_LINK, control("Take it", node="0:9"), text="Home", url=f"{HOME}/x"), False),
        (MENUS, LAST, page(HOME_LINK, text="Home\nDone", url=f"{HOME}/x"), False),
    ],
)
def test_page_is_working_while_it_is_as_before_or_only_its_control_has_changed(
    before: PageView | None, element: Element | None, view: PageView, working: bool
) -> None:
    """Required: then what came of the press is not to be seen yet."""
    assert is_working(of_press(element, before), view) is working


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize(
    ("error", "differs"),
    [
        (PageChanged, True),
        (PressStopped, True),
        (ElementGone, False),
        (ElementDisabled, False),
        (ElementObscured, False),
    ],
)
def test_only_a_control_that_reads_otherwise_uses_the_yes_up(error: type[SubTerminatorError], differs: bool) -> None:
    """Required: one that is gone may be drawn anew."""
    assert _differs(error("stopped")) is differs


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("press", "busy", "judged"),
    [
        (None, False, False),
        (of_press(writes=["POST /x"], unread=True), False, True),
        (of_press(writes=["POST /x"], unread=False), False, False),
        (of_press(writes=["POST /x"], unread=True), True, False),
    ],
    ids=["no press", "unread", "read", "while another acts"],
)
async def test_request_that_was_approved_by_itself_is_judged_by_the_next_look(
    press: Press | None, busy: bool, judged: bool
) -> None:
    """Required: once, and not by the looks of an action that is under way."""
    guard = Guard(DONE_PAGE)
    guard.submission.press = replace(press) if press is not None else None
    waited: list[PageView] = []

    async def changed(press: Press, view: PageView) -> PageView:
        waited.append(view)
        return view

    guard.browser._changed = changed  # type: ignore[method-assign]
    if busy:
        async with guard.browser._turn:
            await guard.browser.look()
    else:
        await guard.browser.look()
        await guard.browser.look()
    assert waited == ([DONE_PAGE] if judged else [])
    assert guard.browser.submitted is judged


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    "sent", [{}, {"writes": ["POST /x"]}, {"writes": ["POST /x"], "unread": True}, {"unread": True}]
)
async def test_page_is_looked_at_until_it_shows_what_came_of_the_press(
    sent: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: while it is as before, whether or not something has left under the yes."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 0)
    monkeypatch.setattr(module, "UNMOVED_SECONDS", 60)
    monkeypatch.setattr(module, "REACTING_SECONDS", 60)
    guard = Guard(REVIEW)
    guard.inner.looks = [REVIEW, REVIEW, DONE_PAGE]
    assert await guard.browser._changed(of_press(**sent), REVIEW) is DONE_PAGE
    assert not guard.inner.looks


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("sent", "limit"),
    [
        ({}, "UNMOVED_SECONDS"),
        ({"writes": ["POST /x"]}, "REACTING_SECONDS"),
        ({"unread": True}, "REACTING_SECONDS"),
    ],
)
async def test_page_that_stays_as_it_was_is_waited_for_so_long_only(
    sent: dict[str, Any], limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: the wait has an end, a longer one where something was sent, and the last look counts."""
    for name in ("LOOK_SECONDS", "UNMOVED_SECONDS", "REACTING_SECONDS"):
        monkeypatch.setattr(module, name, 0 if name in {limit, "LOOK_SECONDS"} else 60)
    guard = Guard(REVIEW)
    assert await guard.browser._changed(of_press(**sent), REVIEW) is REVIEW


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("waiting", [False, True])
async def test_page_is_not_read_while_a_person_is_asked_about_its_request(
    waiting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: by no look, nor while its change is waited for: what the answer brings comes after it."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 0)
    monkeypatch.setattr(module, "UNMOVED_SECONDS", 60)
    guard = Guard(REVIEW)
    guard.inner.looks = [DONE_PAGE]
    async with guard.browser._events._asking:
        looking = guard.browser._changed(of_press(), REVIEW) if waiting else guard.browser.look()
        look = asyncio.ensure_future(looking)
        for _ in range(5):
            await asyncio.sleep(0)
        assert not look.done()
        assert guard.inner.looks == [DONE_PAGE]
    assert await look is DONE_PAGE


@pytest.mark.spec("account.links")
async def test_parts_that_were_unfolded_are_known_by_their_page() -> None:
    """Required: each once, by role and label, whatever follows the page's path."""
    fold = control("Your service", node="0:40", states=("collapsed",))
    guard = Guard(page(fold, control("More", node="0:41"), url=f"{HOME}/account"))
    for each in (fold, guard.inner.view.by_node("0:41"), fold):
        assert each is not None
        await guard.browser.act(each, CLICK)
    assert guard.browser.unfolded_at(f"{HOME}/account#service") == (("button", "Your service"),)
    assert guard.browser.unfolded_at(f"{HOME}/plan") == ()


@pytest.mark.spec("approval.choke-point")
@pytest.mark.parametrize(
    ("fields", "looks"),
    [
        ({}, 1),
        ({"text": "Hello"}, 1),
        ({"url": f"{HOME}/other"}, 2),
        ({"title": "Other"}, 2),
        ({"elements": FINAL_PAGE.elements[:1]}, 2),
    ],
)
async def test_look_is_recorded_with_address_title_and_number_of_elements(fields: dict[str, Any], looks: int) -> None:
    """Required: whenever one of these is another."""
    guard = Guard(FINAL_PAGE)
    await guard.browser.look()
    later = guard.inner.view = replace(FINAL_PAGE, **fields)
    await guard.browser.look()
    assert guard.journal.events[0] == {"event": "looked", "url": FINAL_PAGE.url, "title": "Review", "elements": 2}
    last = {"event": "looked", "url": later.url, "title": later.title, "elements": len(later.elements)}
    assert guard.journal.events[-1] == last
    assert len(guard.journal.events) == looks


@pytest.mark.spec("approval.navigate")
async def test_page_that_was_seen_may_be_opened_though_its_address_speaks_of_money() -> None:
    """Required: a section of the site, seen before; the order and the time to open it are passed on."""
    guard = Guard(page(url=f"{HOME}/upgrade", text="Hello"))
    with pytest.raises(Refused) as refused:
        await guard.browser.navigate(f"{HOME}/upgrade")
    problem = guard.journal.events[-1]["reason"]
    assert str(refused.value) == f"{HOME}/upgrade was not opened: {problem}"
    assert guard.journal.events == [
        {"event": "refused", "reason": problem, "by": "policy", "url": f"{HOME}/upgrade"},
    ]
    await guard.browser.look()
    times: list[int] = []
    opens = guard.inner.navigate

    async def navigate(url: str, timeout: int = 0) -> None:
        times.append(timeout)
        await opens(url, timeout)

    guard.inner.navigate = navigate  # type: ignore[method-assign]
    guard.submission.press = of_press()
    await guard.browser.navigate(f"{HOME}/upgrade", 7)
    assert (guard.inner.opened, times) == ([f"{HOME}/upgrade"], [7])
    assert guard.journal.events[-1] == {"event": "navigating", "url": f"{HOME}/upgrade"}
    assert guard.submission.press is None


@pytest.mark.spec("approval.navigate")
async def test_redirect_out_of_bounds_is_recorded() -> None:
    """Required: with the address that it led to."""
    guard = Guard(ACTIVE_PAGE)
    guard.inner.pages[ACCOUNT] = page(url="https://evil.test/")
    with pytest.raises(Refused) as refused:
        await guard.browser.navigate(ACCOUNT)
    recorded = guard.journal.events[-1]
    assert {**recorded, "reason": ""} == {"event": "refused", "reason": "", "by": "policy", "url": "https://evil.test/"}
    assert str(refused.value) == f"{ACCOUNT} led to https://evil.test/: {recorded['reason']}"


@pytest.mark.spec("approval.one-thing")
async def test_page_that_an_action_looks_at_is_remembered() -> None:
    """Required: what it named is known to later questions."""
    guard = Guard(page(OPEN, MORE, text="Your plan", url=f"{HOME}/plan"))
    await guard.act(MORE)
    await guard.act(OPEN, Action("scroll"))
    assert guard.submission._landed == f"{HOME}/plan"
    assert guard.submission._account_page is guard.inner.view
    assert guard.browser._view is guard.inner.view


# -- passed through ----------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.choke-point")
async def test_what_cannot_act_is_passed_on_whole() -> None:
    """Required: places, forms, pictures, abilities and the second tab are the browser's own."""
    form = Form("POST", f"{HOME}/cancel/finish")
    calls: list[Any] = []

    class Able(ScriptedBrowser):
        finds_elements = True

        @property
        def is_cdp_connection(self) -> bool:
            return True

        async def form(self, element: Element) -> Form | None:
            calls.append(element)
            return form

        async def screenshot(self, path: str | None = None) -> bytes:
            calls.append(path)
            return b"picture"

        async def scroll_to(self, x: int, y: int) -> None:
            calls.append((x, y))

        async def launch(self) -> None:
            calls.append("launch")

        async def close(self) -> None:
            calls.append("close")

        @asynccontextmanager
        async def beside(self) -> Any:
            calls.append("beside")
            yield

    guard = Guard(FINAL_PAGE, browser=Able(FINAL_PAGE))
    browser = guard.browser
    assert await browser.form(FINISH) is form
    assert await browser.screenshot("x.png") == b"picture"
    assert await browser.locate(TargetStrategy("aria", aria_role="link")) is FINAL_PAGE[1]
    await browser.scroll_to(3, 4)
    await browser.launch()
    await browser.close()
    async with browser.beside():
        calls.append("inside")
    assert calls == [FINISH, "x.png", (3, 4), "launch", "close", "beside", "inside"]
    assert browser.is_cdp_connection
    assert browser.supports_accessibility_tree()
    assert browser.supports_coordinate_clicking()
    assert browser.supports_text_clicking()
    assert guard.journal.events == []


@pytest.mark.spec("extension.truthful")
def test_browser_that_cannot_hold_requests_is_noted() -> None:
    """Required: once, as a warning; one that holds them needs no note."""
    assert Guard(FINAL_PAGE, browser=Blind(FINAL_PAGE)).event("note")["level"] == "warning"
    assert Guard(FINAL_PAGE).journal.events == []


# -- a press -----------------------------------------------------------------------------------------------------------

INSIDE = page(
    control("Change", node="0:20", form_method="POST", form_action=f"{HOME}/outer"),
    Element(0, "0:21", "img", "star", parent=0),
    text="Hello",
)


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("element", "action", "kind"),
    [
        (LAST, CLICK, PressKind.END),
        (LAST, Action("fill", "x"), PressKind.ANSWER),
        (LAST, Action("select", "x"), PressKind.ANSWER),
        (LAST, Action("key", "Tab"), PressKind.ANSWER),
        (LAST, Action("scroll"), PressKind.END),
        (OPEN, CLICK, PressKind.END),
    ],
)
def test_typing_and_choosing_is_an_answer_whatever_its_field_is_called(
    element: Element, action: Action, kind: PressKind
) -> None:
    """Required: only a click is read by its label."""
    guard = Guard(REVIEW)
    assert guard.browser._pressed(element, action, page(element, text=FINAL_PAGE.text, url=FINAL_PAGE.url)).kind is kind


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("exploring", [True, False])
async def test_press_keeps_what_its_requests_are_judged_by(exploring: bool) -> None:
    """Required: every field; of a part of a control the address of the control."""
    view = page(replace(INSIDE[0], name="Show", text="Show"), INSIDE[1], text="Hello")
    guard = Guard(view)
    press = guard.browser._pressed(view[1], Action("click", exploring=exploring), view)
    assert press == Press(
        PressKind.UNKNOWN,
        "star",
        ACCOUNT,
        Phase.SEARCHING,
        f"{HOME}/outer",
        control=view[1],
        view=view,
        exploring=exploring,
        begun=False,
    )
    final = guard.browser._pressed(LAST, CLICK, REVIEW)
    assert (final.phase, final.surely, final.target, final.document) == (Phase.FLOW, True, "", REVIEW.url)


@pytest.mark.spec("approval.search")
@pytest.mark.parametrize(
    ("element", "action", "begins"),
    [
        (OPEN, CLICK, True),
        (OPEN, Action("select", "x"), False),
        (OPEN, Action("scroll"), False),
        (MORE, CLICK, False),
    ],
)
def test_flow_begins_with_a_click_on_what_cancels(element: Element, action: Action, begins: bool) -> None:
    """Required: and only with it."""
    guard = Guard(ACTIVE_PAGE)
    guard.browser._pressed(element, action, page(element, text="Hello"))
    plain = page(MORE, text="Hello")
    assert guard.browser._pressed(MORE, CLICK, plain).phase is (Phase.FLOW if begins else Phase.SEARCHING)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("view", "in_flow"), [(page(OPEN, text="Hello"), False), (replace(REVIEW, text="Hello"), True)]
)
async def test_question_knows_whether_the_page_is_of_the_flow(view: PageView, in_flow: bool) -> None:
    """Required: by what the last action was judged in."""
    guard = Guard(view)
    guard.submission.in_flow = not in_flow
    await guard.act(view[0], Action("scroll"))
    assert guard.submission.in_flow is in_flow


ANSWER = control("Too expensive", "radio", node="0:30", tag="input", states=("unchecked",))


@pytest.mark.spec("approval.choke-point")
async def test_harmless_press_is_recorded_before_and_after() -> None:
    """Required: with what finds the control again, and where it led."""
    view = page(OPEN, text="Your plan")
    guard = Guard(view)
    guard.inner.on[OPEN.node] = UNKNOWN
    await guard.act(OPEN)
    pressing, done = guard.journal.events
    fields = {"role": "link", "name": "Cancel membership", "action": "click"}
    assert pressing["target"]["page"] == ACCOUNT
    del pressing["target"]
    assert pressing == {"event": "pressing", **fields}
    assert done == {"event": "pressed", "url": UNKNOWN.url, **fields}
    press = guard.submission.press
    assert press is not None
    assert (press.control, press.view, press.ended) == (view[0], view, NOW)
    assert guard.submission._chosen == set()


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("element", "action", "chosen"),
    [
        (ANSWER, CLICK, True),
        (control("Why?", "textbox", node="0:30"), Action("fill", "x"), True),
        (MORE, CLICK, False),
        (ANSWER, Action("scroll"), False),
        (ANSWER, Action("key", "Tab"), False),
    ],
)
async def test_choices_of_the_run_itself_are_known(element: Element, action: Action, chosen: bool) -> None:
    """Required: what it ticked or filled in is no surprise of the page."""
    guard = Guard(page(element, text="Hello"))
    await guard.act(element, action)
    assert guard.submission._chosen == ({element.node} if chosen else set())
    assert (guard.submission.press is None) is (action.kind == "scroll")


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize(
    ("error", "recorded"),
    [
        (PageChanged, True),
        (ElementGone, True),
        (ElementDisabled, True),
        (ElementNotVisible, True),
        (ElementObscured, True),
        (ActionTimeout, False),
        (BrowserLost, False),
    ],
)
async def test_press_that_was_certainly_not_made_is_recorded(error: type[SubTerminatorError], recorded: bool) -> None:
    """Required: of any other error nothing is said, and its press is over too."""
    guard = Guard(page(MORE, text="Hello"))
    guard.inner.on[MORE.node] = error("it did not work")
    with pytest.raises(error, match="it did not work"):
        await guard.act(MORE)
    reason = {"event": "not_pressed", "reason": "it did not work", "role": "button", "name": "More", "action": "click"}
    assert guard.journal.events[1:] == ([reason] if recorded else [])
    assert guard.submission.press is not None
    assert guard.submission.press.ended == NOW


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize(
    ("error", "made"),
    [
        *((each, False) for each in (PageChanged, ElementGone, ElementDisabled, ElementNotVisible, ElementObscured)),
        *((each, True) for each in (ActionTimeout, BrowserLost)),
    ],
)
async def test_press_that_was_certainly_not_made_begins_no_flow(
    error: type[SubTerminatorError], made: bool, begun: bool
) -> None:
    """Required: nor ends one that has begun; what may have been pressed has begun it."""
    guard = Guard(page(OPEN, text="Your plan"))
    guard.browser._flow = begun
    guard.inner.on[OPEN.node] = error("it is covered")
    with pytest.raises(error):
        await guard.act(OPEN)
    assert guard.browser._flow is (begun or made)
    assert bool(guard.submission._subject._presses) is made


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize(("error", "made"), [(ElementObscured, False), (ActionTimeout, True)])
async def test_press_under_a_yes_that_was_not_made_begins_no_flow(error: type[SubTerminatorError], made: bool) -> None:
    """Required: as any other press, whoever agreed to it."""
    guard = Guard(page(LAST, text="Your plan\nRenews on 20 December 2026"), YES)
    guard.inner.on[LAST.node] = error("it is covered")
    with pytest.raises(error):
        await guard.act(LAST)
    assert guard.person.requests
    assert guard.browser._flow is made
    assert bool(guard.submission._subject._presses) is made


@pytest.mark.spec("approval.which")
async def test_only_the_press_that_was_not_made_is_forgotten() -> None:
    """Required: what was pressed before stays the way; a scroll is no press that could be taken back."""
    view = page(OPEN, control("Continue", node="0:31"), text="Your plan")
    guard = Guard(view)
    await guard.act(view[1])
    for element, action in ((OPEN, CLICK), (view[1], Action("scroll"))):
        guard.inner.on[element.node] = ElementObscured("it is covered")
        with pytest.raises(ElementObscured):
            await guard.act(element, action)
    assert [each.control for each in guard.submission._subject._presses] == [view[1]]


@pytest.mark.spec("approval.quiet")
@pytest.mark.parametrize(
    ("action", "typed"),
    [
        (Action("fill", "<secret:username>"), "ann"),
        (Action("fill", "<secret:username> "), "<secret:username> "),
        (Action("fill", "username"), "username"),
        (Action("select", "<secret:username>"), "<secret:username>"),
        (Action("fill", None), None),
    ],
)
def test_only_a_placeholder_that_is_filled_in_becomes_the_secret(action: Action, typed: str | None) -> None:
    """Required: whole, and nothing else of the action changes."""
    guard = Guard(ACTIVE_PAGE, secrets={"username": "ann"})
    assert guard.browser._with_secret(action) == (replace(action, value=typed), "ann" if typed == "ann" else "")
    with pytest.raises(NeedsHuman, match="asks for 'password'"):
        guard.browser._with_secret(Action("fill", "<secret:password>"))


# -- under a yes -------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.choke-point")
@pytest.mark.parametrize("element", [LAST, MORE])
async def test_yes_ahead_is_for_the_control_as_it_is_now(element: Element) -> None:
    """Required: looked at afresh; one that reads otherwise by now is not asked about."""
    guard = Guard(page(replace(element, name="Other", text="Other"), text="Hello"), YES)
    with pytest.raises(PageChanged):
        await guard.browser.obtain_yes(element)
    assert guard.person.requests == []


@pytest.mark.spec("approval.after-the-press")
async def test_refusals_of_a_yes_ahead_are_recorded() -> None:
    """Required: after the final press, and where no person could say yes."""
    guard = Guard(REVIEW, YES)
    guard.submission.was_sent()
    with pytest.raises(Refused):
        await guard.browser.obtain_yes(LAST)
    assert [each["event"] for each in guard.journal.events] == ["refused"]
    wordless = Guard(page(control("", node="0:40"), text="Hello"), YES)
    with pytest.raises(Refused):
        await wordless.browser.obtain_yes(wordless.inner.view[0])
    assert [each["event"] for each in wordless.journal.events] == ["looked", "refused"]
    assert wordless.person.requests == []


@pytest.mark.spec("approval.redrawn")
async def test_twin_of_an_earlier_look_is_not_asked_about_in_its_place() -> None:
    """Required: of two with the same words one is gone: which was meant is not guessed, also ahead of the press."""
    twin = replace(LAST, node="0:99")
    guard = Guard(replace(REVIEW, elements=(LAST, twin)), YES)
    await guard.browser.look()

    async def form(element: Element) -> None:
        if element.node == LAST.node:
            guard.inner.view = replace(REVIEW, elements=(twin,))
            raise ElementGone("it is gone from the page")

    guard.inner.form = form  # type: ignore[method-assign]
    guard.inner.view = replace(REVIEW, elements=(twin,))
    with pytest.raises(ElementGone):
        await guard.browser.obtain_yes(LAST)
    assert guard.person.requests == []


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(("drawn", "pressed"), [(9, True), (10, False)])
async def test_control_that_is_drawn_anew_is_tried_ten_times(drawn: int, pressed: bool) -> None:
    """Required: then the yes is used up."""
    guard = Guard(REVIEW, YES)

    async def draw_anew() -> None:
        number = len(guard.inner.acted)
        node = f"0:{70 + number}"
        guard.inner.view = replace(REVIEW, elements=(replace(LAST, node=node), *REVIEW.elements[1:]))
        guard.inner.on[node] = draw_anew
        if number <= drawn:
            raise ElementGone("it is gone from the page")

    guard.inner.on[LAST.node] = draw_anew
    if pressed:
        await guard.act(LAST)
        assert len(guard.inner.acted) == drawn + 1
        return
    with pytest.raises(ElementGone):
        await guard.act(LAST)
    assert len(guard.inner.acted) == 10
    assert guard.submission.yes is None
    assert guard.journal.kinds().count("not_pressed") == 10


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(
    ("shown", "fields", "action", "asked"),
    [
        ({}, {}, CLICK, 1),
        ({"node": "0:41"}, {}, CLICK, 1),
        ({"name": "More of it", "text": "More of it"}, {}, CLICK, 2),
        ({"name": "More of it", "text": "More of it", "node": "0:41"}, {}, CLICK, None),
        ({}, {"pressed": True}, CLICK, None),
        ({}, {}, Action("fill", "x"), None),
        ({}, {}, Action("scroll"), None),
    ],
    ids=["it", "drawn anew", "other words", "another", "after the press", "filled in", "scrolled to"],
)
async def test_control_of_a_yes_ahead_is_pressed_as_final(
    shown: dict[str, str], fields: dict[str, bool], action: Action, asked: int | None
) -> None:
    """Required: by its node or its words, until it was pressed, by a click; with the reason and warning of the yes."""
    guard = Guard(page(MORE, text="Your plan\nWe will charge your card $49.99 today."), YES, NO)
    await guard.browser.obtain_yes(MORE)
    assert guard.submission.yes is not None
    guard.submission.yes.pressed = fields.get("pressed", False)
    now = replace(MORE, **shown)  # type: ignore[arg-type]
    view = page(now, text=guard.inner.view.text if asked != 2 else "Your plan")
    found = await guard.browser._asks(view[0], action, view)
    if asked is None:
        assert found is None
        return
    (first,) = guard.person.requests
    assert found is not None
    assert (found.reason, found.warning) == ("the flow takes it for the final step", first.warning)
    assert "names a sum" in found.warning


FORM = Form("POST", f"{HOME}/cancel/finish", fields=(FormField("plan", "gold", "chosen"),))
OTHER = replace(FORM, fields=(FormField("plan", "silver", "chosen"),))


def changing(guard: Guard, *forms: Form | None) -> None:
    """The form of its control, one a question, the last kept."""
    left = list(forms)

    async def form(element: Element) -> Form | None:
        return left.pop(0) if len(left) > 1 else left[0]

    guard.inner.form = form  # type: ignore[method-assign]


async def ahead(guard: Guard) -> None:
    await guard.browser.obtain_yes(LAST)


async def at_once(_: Guard) -> None:
    return


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize("obtain", [ahead, at_once], ids=["yes ahead", "yes at the press"])
@pytest.mark.parametrize(
    ("forms", "changed"),
    [
        ((FORM,), ""),
        ((FORM, OTHER), "its field 'plan' was 'gold' when it was approved, and is sent as 'silver'"),
        ((FORM, None), "the control submits another form than before"),
        ((None, FORM), "the control submits another form than before"),
        ((None,), ""),
    ],
)
async def test_form_that_changed_after_the_yes_is_not_sent(
    obtain: Callable[[Guard], Awaitable[None]], forms: tuple[Form | None, ...], changed: str
) -> None:
    """Required: compared once more before the press, whether a person was asked just now or before."""
    guard = Guard(REVIEW, YES, NO)
    changing(guard, *forms)
    await obtain(guard)
    if not changed:
        await guard.act(LAST)
        assert guard.submission.press is not None
        assert guard.submission.press.form is forms[-1]
        return
    with pytest.raises(PageChanged) as stopped:
        await guard.act(LAST)
    assert str(stopped.value) == (f"'Finish cancellation' changed after the yes, so nothing was pressed: {changed}")
    assert guard.journal.events[-1] == {
        "event": "refused",
        "reason": f"changed after the yes: {changed}",
        "by": "guard",
        "role": "button",
        "name": "Finish cancellation",
        "action": "click",
    }
    assert guard.inner.acted == []
    assert guard.submission.yes is None
    with pytest.raises(Refused):
        await guard.act(LAST)
    assert "changed what was approved" in guard.person.requests[-1].warning


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize("text", ["Your membership will end on 21 December 2026", None])
async def test_facts_that_changed_while_a_person_was_asked_are_named(text: str | None) -> None:
    """Required: the page as it is now, or a control that reads otherwise; its form is not read any more."""
    guard = Guard(REVIEW)
    read: list[Element] = []

    async def form(element: Element) -> None:
        read.append(element)

    def meanwhile(_: ApprovalRequest) -> Decision:
        now = replace(REVIEW, text=text) if text else page(replace(LAST, name="Upgrade"), url=REVIEW.url)
        guard.inner.view = now
        return YES

    guard.person.answers = [meanwhile]
    guard.inner.form = form  # type: ignore[method-assign]
    with pytest.raises(PageChanged, match="nothing was pressed: what the page says about it"):
        await guard.act(LAST)
    assert len(read) == 1


@pytest.mark.spec("approval.one-thing")
async def test_fee_that_is_folded_away_meanwhile_stops_the_press() -> None:
    """Required: folded text is read again after the yes."""
    guard = Guard(REVIEW)
    folded = [""]

    async def read() -> str:
        return folded[-1]

    def meanwhile(_: ApprovalRequest) -> Decision:
        folded.append("Early termination fee: $49.00")
        return YES

    guard.inner.folded = read  # type: ignore[method-assign]
    guard.person.answers = [meanwhile]
    with pytest.raises(PageChanged, match="what the page says about it"):
        await guard.act(LAST)


@pytest.mark.spec("approval.same-order")
async def test_form_of_a_later_step_may_be_another() -> None:
    """Required: a yes that was used covers the steps after it, whose forms are their own."""
    guard = Guard(REVIEW, YES)
    changing(guard, None)
    guard.inner.on[LAST.node] = ASKS_ON
    await guard.act(LAST)
    changing(guard, FORM)
    confirm = replace(LAST, node="0:60", name="Confirm cancellation", text="Confirm cancellation")
    guard.inner.view = page(confirm, text=ASKS_ON.text, url=ASKS_ON.url)
    await guard.act(confirm)
    assert len(guard.person.requests) == 1
    assert guard.submission.press is not None
    assert guard.submission.press.form is FORM


@pytest.mark.spec("approval.one-thing")
async def test_nothing_is_pressed_without_the_yes_in_hand() -> None:
    """Required: one that was given and is no longer held is none."""
    guard = Guard(REVIEW, YES)
    approve = guard.browser._requests.approve

    async def lost(element: Element, view: PageView, ask: Ask) -> tuple[ApprovalRequest, Form | None]:
        found = await approve(element, view, ask)
        guard.submission.drop()
        return found

    guard.browser._requests.approve = lost  # type: ignore[method-assign]
    with pytest.raises(PageChanged, match="no longer held"):
        await guard.act(LAST)
    assert guard.inner.acted == []
    assert guard.ledger.open == []


@pytest.mark.spec("approval.order")
async def test_press_under_a_yes_is_made_as_such_and_recorded() -> None:
    """Required: its requests are judged by the yes; the control, the page after it and the way back stand on record."""
    guard = Guard(REVIEW, YES)
    guard.inner.on[LAST.node] = DONE_PAGE
    await guard.act(LAST)
    press, yes = guard.submission.press, guard.submission.yes
    assert press is not None
    assert yes is not None
    assert (press.phase, press.yes, press.kind, press.ended) == (Phase.YES, yes, PressKind.END, NOW)
    assert yes.pressed
    assert guard.event("submitting")["target"]["page"] == REVIEW.url
    assert guard.event("intended")["control"] == "Finish cancellation"
    assert guard.journal.events[-1] == {
        "event": "submitted",
        "control": "Finish cancellation",
        "url": DONE_PAGE.url,
    }


@pytest.mark.spec("approval.led-on")
async def test_step_under_a_yes_is_not_recorded_as_submitted() -> None:
    """Required: only what may have been the end is."""
    guard = Guard(REVIEW, YES)
    guard.inner.on[LAST.node] = ASKS_ON
    await guard.act(LAST)
    assert not guard.browser.submitted
    assert "submitted" not in guard.journal.kinds()
    assert guard.ledger.results == ["not_sent"]


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize(
    ("failing", "url"), [({"look": ActionTimeout("busy")}, REVIEW.url), ({"look": BrowserLost("gone")}, "")]
)
async def test_page_that_cannot_be_read_after_the_press_was_sent_to(failing: dict[str, Any], url: str) -> None:
    """Required: what is not known counts as sent; a browser that is gone has no address."""
    guard = Guard(REVIEW, YES)

    async def breaks() -> None:
        guard.inner.failing = {**failing, **({} if url else {"url": BrowserLost("gone")})}

    guard.inner.on[LAST.node] = breaks
    await guard.act(LAST)
    assert guard.browser.submitted
    assert guard.event("submitted")["url"] == url
    assert len(guard.ledger.open) == 1


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize("error", [ActionTimeout, BrowserLost])
async def test_page_that_cannot_be_read_leaves_no_doubt(error: type[SubTerminatorError]) -> None:
    """Required: it is taken for sent, whatever was thought of an earlier page."""
    guard = Guard(REVIEW)
    guard.submission.doubt = f"{HOME}/more"
    guard.inner.failing = {"look": error("busy")}
    await guard.browser._look_after_press(of_press())
    assert (guard.browser.submitted, guard.browser.doubt) == (True, "")


def sends(guard: Guard, line: str, error: SubTerminatorError | None = None) -> list[bool]:
    """Have the control send a request under its press, and then fail."""
    left: list[bool] = []

    async def send() -> None:
        method, path = line.split()
        left.append(await guard.inner.request(PageRequest(method, HOME + path, kind="fetch", document=REVIEW.url)))
        if error is not None:
            raise error

    guard.inner.on[LAST.node] = send
    return left


NOT_TAKEN = [PageChanged, ElementDisabled, ElementNotVisible, ElementObscured]


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize("error", NOT_TAKEN)
async def test_press_that_had_sent_something_is_not_called_unpressed(error: type[SubTerminatorError]) -> None:
    """Required: a control that fails after its request left may have ended it: the intent stays open."""
    guard = Guard(REVIEW, YES)
    left = sends(guard, "POST /api/subscription/cancel", error("it is covered"))
    with pytest.raises(ActionTimeout, match="it is covered; the page had sent something under the yes by then"):
        await guard.act(LAST)
    assert left == [True]
    assert guard.browser.submitted
    assert len(guard.ledger.open) == 1
    assert "not_pressed" not in guard.journal.kinds()


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize("error", [*NOT_TAKEN, None])
async def test_press_that_tried_to_send_something_else_is_refused(error: type[SubTerminatorError] | None) -> None:
    """Required: the yes is used up, and what the page tried stands in the refusal."""
    guard = Guard(REVIEW, YES)
    left = sends(guard, "POST /upgrade", error("it is covered") if error is not None else None)
    with pytest.raises(Refused, match="the page tried to send something else than was approved: ") as refused:
        await guard.act(LAST)
    assert "/upgrade" in str(refused.value)
    assert left == [False]
    assert guard.submission.yes is None
    assert not guard.browser.submitted
    assert guard.ledger.results == ["not_sent"]
    assert guard.journal.events[-1]["event"] == "refused"
    assert guard.journal.events[-1]["reason"] == str(refused.value)
    reasons = [each["reason"] for each in guard.journal.events if each["event"] == "not_pressed"]
    assert len(reasons) == 1
    assert reasons[0] == "it is covered" if error is not None else "/upgrade" in reasons[0]


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize(("error", "kept"), [(PageChanged, False), (PressStopped, False), (ElementDisabled, True)])
async def test_yes_is_kept_for_a_control_that_only_took_no_press(error: type[SubTerminatorError], kept: bool) -> None:
    """Required: where it changed, the yes is gone; the press is over in both."""
    guard = Guard(REVIEW, YES)
    guard.inner.on[LAST.node] = error("it did not work")
    with pytest.raises(error, match="it did not work"):
        await guard.act(LAST)
    assert (guard.submission.yes is not None) is kept
    assert kept is (guard.submission.yes is not None and not guard.submission.yes.pressed)
    assert guard.submission.press is not None
    assert guard.submission.press.ended == NOW
    assert guard.event("not_pressed") == {"event": "not_pressed", "reason": "it did not work"}


@pytest.mark.spec("approval.same-order")
async def test_end_that_left_beside_something_else_was_sent() -> None:
    """Required: what strays after it takes nothing back."""
    guard = Guard(REVIEW, YES)

    async def send() -> None:
        for path in ("/api/subscription/cancel", "/upgrade"):
            await guard.inner.request(PageRequest("POST", HOME + path, kind="fetch", document=REVIEW.url))

    guard.inner.on[LAST.node] = send
    await guard.act(LAST)
    assert guard.browser.submitted
    assert guard.submission.yes is not None
    assert len(guard.ledger.open) == 1
    assert guard.event("submitted")["control"] == "Finish cancellation"


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("view", "submitted"), [(ASKS_ON, False), (DONE_PAGE, True)])
async def test_harmless_press_whose_request_was_approved_is_judged_by_the_page(view: PageView, submitted: bool) -> None:
    """Required: it is read before the press is recorded as over."""
    more = control("Manage plan", node="0:40")
    guard = Guard(page(more, *ACTIVE_PAGE.elements, text=ACTIVE_PAGE.text), YES)

    async def send() -> None:
        await guard.inner.request(PageRequest("POST", f"{HOME}/x", kind="fetch", document=ACCOUNT))
        guard.inner.view = view

    guard.inner.on[more.node] = send
    await guard.act(more)
    assert guard.browser.submitted is submitted
    assert guard.journal.kinds()[-2:] == ["looked", "pressed"] if submitted else ["note", "pressed"]
    assert guard.submission.press is not None
    assert not guard.submission.press.unread


@pytest.mark.spec("extension.truthful")
@pytest.mark.parametrize(
    ("reports", "sockets", "looks"), [(True, False, True), (True, True, False), (False, False, False)]
)
async def test_page_after_a_press_is_read_only_where_its_requests_are_known(
    reports: bool, sockets: bool, looks: bool
) -> None:
    """Required: by holding them, or by reports where no socket hides any; elsewhere the press counts as sent."""

    class Reports(Blind):
        @property
        def reports_requests(self) -> bool:
            return reports

    guard = Guard(REVIEW, browser=Reports(ASKS_ON))
    guard.browser._events.has_sockets = sockets
    await guard.browser._look_after_press(of_press())
    assert guard.browser.submitted is not looks
    assert ("looked" in guard.journal.kinds()) is looks


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize("sent", [{}, {"acted": True}])
async def test_page_after_a_press_is_judged_when_it_shows_what_came_of_it(sent: dict[str, Any]) -> None:
    """Required: a busy page sends or draws a moment later, also where the press has sent something."""
    guard = Guard(REVIEW)
    guard.inner.looks = [REVIEW]

    async def changed(press: Press, view: PageView) -> PageView:
        assert view is REVIEW
        return DONE_PAGE

    guard.browser._changed = changed  # type: ignore[method-assign]
    await guard.browser._look_after_press(of_press(opened=True, **sent))
    assert guard.browser.submitted


@pytest.mark.spec("approval.one-thing")
async def test_engine_is_told_what_the_submission_knows() -> None:
    """Required: every answer and every order is passed on."""
    guard = Guard(REVIEW)
    request = ApprovalRequest(
        *("run1", "example", "www.example.com", "button", "Finish", "Finish", "POST", f"{HOME}/end", ACCOUNT, "T"),
        *({"ends": "2026-12-20"}, "why", "nonce", NOW + timedelta(seconds=60)),
    )
    browser, submission = guard.browser, guard.submission
    assert (browser.submitted, browser.earlier, browser.awaits_read_back, browser.doubt) == (False, None, False, "")
    assert (browser.approved_end, browser.awaiting, browser.so_far()) == (None, None, "nothing was sent")
    with pytest.raises(NeedsHuman):
        await submission.ask(request)
    assert browser.awaiting is request
    submission.grant(Yes(request, FINISH, None, True, frozenset(), ""))
    submission.commit("Finish", request)
    submission.steps.append("POST /end")
    submission.was_sent(doubt=f"{HOME}/more")
    assert (browser.submitted, browser.awaits_read_back, browser.doubt) == (True, True, f"{HOME}/more")
    assert browser.approved_end is not None
    assert browser.so_far().startswith("POST /end was sent")
    browser.goes_on()
    assert (browser.submitted, browser.doubt) == (False, "")
    browser.settle("ended")
    assert guard.ledger.results == ["ended"]
    assert not browser.awaits_read_back


# -- a press that is made before it is asked about ---------------------------------------------------------------------

VAGUE = control("Turn off", node="0:44")
"""It may end the subscription where it stands, or only open the next question."""
VAGUE_PAGE = page(VAGUE, text="Your plan\nNext billing date\n20 December 2026\nTurn off")
STOP = PageRequest("POST", f"{HOME}/api/plan/stop", kind="fetch", document=ACCOUNT)


def page_sends(guard: Guard, *requests: PageRequest, control: Element = VAGUE) -> list[bool]:
    """Let a press on the control send these; which of them went out."""
    went: list[bool] = []

    async def send() -> None:
        went.extend([await guard.inner.request(each) for each in requests])

    guard.inner.on[control.node] = send
    return went


@pytest.mark.spec("approval.tried")
async def test_press_that_may_end_it_and_sends_nothing_is_asked_about_by_nobody() -> None:
    """Required: most controls that say to cancel only open the next question."""
    guard = Guard(VAGUE_PAGE)
    guard.inner.on[VAGUE.node] = OFFER_PAGE
    await guard.act(VAGUE)
    assert guard.inner.pressed() == [VAGUE.label]
    assert guard.person.requests == []
    assert not guard.browser.submitted
    assert not guard.browser.may_have_ended


@pytest.mark.spec("approval.tried")
async def test_what_such_a_press_would_send_waits_for_the_yes() -> None:
    """Required: it is asked about by the control that was pressed, with its picture, before anything leaves."""
    guard = Guard(VAGUE_PAGE, YES)
    went = page_sends(guard, STOP)
    await guard.act(VAGUE)
    (asked,) = guard.person.requests
    assert (asked.role, asked.name, asked.url) == ("button", VAGUE.label, ACCOUNT)
    assert "it would send POST /api/plan/stop" in asked.reason
    assert asked.screenshot is not None
    assert went == [True]
    assert guard.browser.submitted
    assert guard.event("submitting")["control"] == VAGUE.label


@pytest.mark.spec("approval.tried")
async def test_page_after_what_it_sends_a_moment_later_is_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: what was approved was a step where the flow goes on, so the account is read before anything else."""
    monkeypatch.setattr(module, "UNMOVED_SECONDS", 60)
    monkeypatch.setattr(module, "LOOK_SECONDS", 0)
    guard = Guard(VAGUE_PAGE, YES)

    async def later() -> None:
        await guard.inner.request(replace(STOP, url=f"{HOME}/api/cancelReason"))
        guard.inner.view = OFFER_PAGE

    async def press() -> None:
        guard.inner.view = page(replace(VAGUE, states=("disabled",)), text=VAGUE_PAGE.text)
        guard.inner.later = asyncio.get_running_loop().create_task(later())  # type: ignore[attr-defined]

    guard.inner.on[VAGUE.node] = press
    await guard.act(VAGUE)
    assert guard.browser.submitted
    assert guard.browser.doubt == OFFER_PAGE.url


@pytest.mark.spec("approval.led-on")
async def test_step_after_which_the_account_ran_on_is_doubted_once() -> None:
    """Required: a site that begins anew once its account was looked at is gone through; another page is doubted."""
    guard = Guard(ASKS_ON).browser
    numbered = replace(ASKS_ON, url=f"{ASKS_ON.url}?line=2")
    for view, doubt in ((ASKS_ON, ASKS_ON.url), (ASKS_ON, ""), (OFFER_PAGE, OFFER_PAGE.url), (numbered, numbered.url)):
        guard._judge_by_page(of_press(LAST, REVIEW, unread=True, **ENDED), view)
        assert guard.doubt == doubt
        guard.goes_on()


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize("view", [STILL, REVIEW, page(LAST, text=f"{REVIEW.text}\nOne more step", url=REVIEW.url)])
async def test_end_after_which_its_control_is_shown_again_is_never_a_known_step(view: PageView) -> None:
    """Required: whatever was read of the account in between, it was sent, and is not sent again."""
    guard = Guard(view).browser
    for _ in range(2):
        guard._judge_by_page(of_press(LAST, REVIEW, unread=True, **ENDED), view)
        assert guard.submitted
        guard.goes_on()


@pytest.mark.spec("approval.led-on")
async def test_account_that_runs_makes_no_step_of_a_press_that_was_not_doubted() -> None:
    """Required: only the press after which it was read counts."""
    guard = Guard(ASKS_ON).browser
    guard._judge_by_page(of_press(LAST, REVIEW, unread=True, **WROTE), OFFER_PAGE)
    guard._submission.was_sent()
    guard.goes_on()
    guard._judge_by_page(of_press(LAST, REVIEW, unread=True, **ENDED), OFFER_PAGE)
    assert guard.doubt == OFFER_PAGE.url


@pytest.mark.spec("approval.tried")
async def test_page_that_shows_that_it_works_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: a bar without a value that was not there before is no state of the page."""
    monkeypatch.setattr(module, "REACTING_SECONDS", 60)
    monkeypatch.setattr(module, "LOOK_SECONDS", 0)
    guard = Guard(VAGUE_PAGE, YES)
    bar = replace(control("Loading", "progressbar", node="0:8"), interactive=False)

    async def send() -> None:
        assert await guard.inner.request(replace(STOP, url=f"{HOME}/api/cancelReason"))
        guard.inner.looks = [page(VAGUE, bar, text="Home\nLoading")]
        guard.inner.view = OFFER_PAGE

    guard.inner.on[VAGUE.node] = send
    await guard.act(VAGUE)
    assert guard.browser.doubt == OFFER_PAGE.url


@pytest.mark.spec("approval.tried")
@pytest.mark.parametrize(("answers", "error"), [((NO,), Aborted), ((), NeedsHuman)])
async def test_without_a_yes_nothing_of_it_leaves(answers: tuple[Decision, ...], error: type[Exception]) -> None:
    """Required: a no ends the run, for the page waits; so does that nobody answers."""
    guard = Guard(VAGUE_PAGE, *answers)
    went = page_sends(guard, STOP)
    with pytest.raises(error):
        await guard.act(VAGUE)
    assert went == []
    assert guard.event("request_held")["url"] == STOP.url
    assert not guard.browser.submitted


@pytest.mark.spec("approval.tried")
@pytest.mark.parametrize(
    ("request_", "asked"),
    [
        (PageRequest("GET", f"{HOME}/api/offers", kind="fetch", document=ACCOUNT), 0),
        (PageRequest("GET", f"{HOME}/cancel/reasons", kind="document", document=ACCOUNT), 0),
        (PageRequest("GET", f"{HOME}/cancel/confirm", kind="document", document=ACCOUNT), 0),
        (PageRequest("GET", f"{HOME}/mypage/proc.asp?mode=7", kind="document", document=ACCOUNT), 1),
        (PageRequest("GET", f"{HOME}/mypage/taikai_exec.php", kind="document", document=ACCOUNT), 1),
        (PageRequest("GET", f"{HOME}/api/plan/cancel", kind="fetch", document=ACCOUNT), 1),
        (PageRequest("GET", f"{HOME}/api/cancel/offers", kind="fetch", document=ACCOUNT), 0),
        (PageRequest("GET", f"{HOME}/ajax/cancelMembership", kind="xhr", document=ACCOUNT), 1),
        (PageRequest("GET", f"{HOME}/api/subscription/cancel/17", kind="fetch", document=ACCOUNT), 1),
        (PageRequest("GET", f"{HOME}/api/subscription?action=cancel", kind="fetch", document=ACCOUNT), 1),
        (PageRequest("GET", f"{ACCOUNT}?action=cancel", kind="document", document=ACCOUNT), 1),
        (PageRequest("POST", f"{HOME}/cancel/survey", kind="fetch", document=ACCOUNT), 1),
        (PageRequest("POST", f"{HOME}/api/v9/in", '{"e":"click"}', kind="fetch", document=ACCOUNT), 1),
    ],
    ids=[
        *("data", "a step", "a page that asks", "an address that says nothing", "one that carries it out"),
        *("an order that is read", "data of the flow", "another such order", "an order with its number"),
        *("an order by its query", "a page with an order in its query", "an answer", "whatever it is"),
    ],
)
async def test_such_a_press_may_only_read(request_: PageRequest, asked: int) -> None:
    """Required: data, and pages whose address reads like a step; some services end things by opening one."""
    guard = Guard(VAGUE_PAGE, YES)
    went = page_sends(guard, request_)
    await guard.act(VAGUE)
    assert went == [True]
    assert len(guard.person.requests) == asked


@pytest.mark.spec("approval.tried")
@pytest.mark.parametrize(
    ("body", "asked"), [('{"events":["seen"]}', 0), ('{"query":"mutation M { stop }"}', 1), ('{"action":"stop"}', 1)]
)
async def test_what_pages_send_by_themselves_is_let_go_unless_it_names_an_operation(body: str, asked: int) -> None:
    """Required: many services take all their orders at one address."""
    guard = Guard(VAGUE_PAGE, YES)
    await guard.browser.look()
    seen = PageRequest("POST", f"{HOME}/api/v9/in", '{"events":["shown"]}', "application/json", kind="fetch")
    assert await guard.inner.request(replace(seen, document=ACCOUNT))
    page_sends(guard, replace(seen, body=body, document=ACCOUNT))
    await guard.act(VAGUE)
    assert len(guard.person.requests) == asked


@pytest.mark.spec("approval.tried")
async def test_write_of_such_a_press_to_another_site_waits_unless_pages_send_the_like() -> None:
    """Required: some services take their orders at another name, and every page calls what measures it."""
    order = PageRequest("POST", "https://api.billing.example/v1/renewal", '{"enabled":false}', kind="fetch")
    order = replace(order, content_type="application/json", document=ACCOUNT)
    guard = Guard(VAGUE_PAGE, YES)
    page_sends(guard, order)
    await guard.act(VAGUE)
    assert len(guard.person.requests) == 1
    for known in (order, replace(order, kind="ping")):
        guard = Guard(VAGUE_PAGE, YES)
        await guard.browser.look()
        await guard.inner.request(known)
        page_sends(guard, known)
        await guard.act(VAGUE)
        assert guard.person.requests == []


@pytest.mark.spec("approval.tried")
async def test_notice_about_cookies_in_a_frame_is_no_order_of_such_a_press() -> None:
    """Required: one that pages opened by themselves; another address, or another thing in a frame, waits."""
    notice = PageRequest("GET", f"{HOME}/consent_iframe?origin=x", kind="document", document=ACCOUNT)
    stop = replace(notice, url=f"{HOME}/stop_exec.php?id=3")
    for opened, sent, asked in (
        (notice, notice, 0),
        (notice, replace(notice, url=f"{notice.url}1"), 1),
        (notice, stop, 1),
        (stop, stop, 1),
    ):
        guard = Guard(VAGUE_PAGE, YES)
        await guard.browser.look()
        await guard.inner.request(opened)
        page_sends(guard, sent)
        await guard.act(VAGUE)
        assert len(guard.person.requests) == asked, (opened.url, sent.url)


@pytest.mark.spec("approval.tried")
async def test_search_may_try_it_and_what_it_would_send_is_not_sent() -> None:
    """Required: nobody is asked while the way is searched."""
    guard = Guard(VAGUE_PAGE, YES)
    went = page_sends(guard, STOP)
    await guard.act(VAGUE, Action("click", exploring=True))
    assert went == [False]
    assert guard.person.requests == []


@pytest.mark.spec("approval.tried")
@pytest.mark.parametrize(
    ("view", "action", "options"),
    [
        (VAGUE_PAGE, Action("click", final=True), {}),
        (VAGUE_PAGE, CLICK, {"browser": Blind(VAGUE_PAGE)}),
        (VAGUE_PAGE, CLICK, {"browser": Attached(VAGUE_PAGE)}),
        (REVIEW, CLICK, {}),
        (page(replace(VAGUE, form_method="POST", form_action=f"{HOME}/plan"), text=VAGUE_PAGE.text), CLICK, {}),
    ],
    ids=["called final", "requests are not held", "an attached browser", "the last page", "a form"],
)
async def test_what_surely_ends_or_sends_by_itself_is_asked_about_before(
    view: PageView, action: Action, options: dict[str, Any]
) -> None:
    """Required: so it is where nothing could hold what it sends."""
    guard = Guard(view, NO, **options)
    with pytest.raises(Refused):
        await guard.act(view[0], action)
    assert guard.inner.pressed() == []
    assert len(guard.person.requests) == 1


@pytest.mark.spec("approval.tried")
async def test_sure_words_on_the_account_page_are_asked_about_before() -> None:
    """Required: such a control may end it by a read or at another host, which nothing tells from others."""
    sure = control("Turn off auto-renewal", node="0:7")
    guard = Guard(page(sure, text="Your plan\nNext billing date\n20 December 2026\nTurn off auto-renewal"), NO)
    with pytest.raises(Refused):
        await guard.act(sure)
    assert guard.inner.pressed() == []


@pytest.mark.spec("approval.tried")
async def test_box_on_the_last_page_that_only_acknowledges_is_ticked_first() -> None:
    """Required: a yes for the box would not cover the button beside it; what a box sends is held all the same."""
    label = "I understand that my membership will end on December 14, 2026."
    box = control(label, "checkbox", node="0:77", states=("unchecked",))
    view = replace(REVIEW, elements=(*REVIEW.elements, box))
    guard = Guard(view)
    await guard.act(box)
    assert guard.inner.pressed() == [label]
    assert guard.person.requests == []

    reading = PageRequest("GET", f"{HOME}/ajax.asp?m=17", kind="fetch", document=FINAL_PAGE.url)
    for sent in (STOP, reading):
        guard = Guard(view, NO)
        went = page_sends(guard, sent, control=box)
        with pytest.raises(Aborted):
            await guard.act(box)
        assert went == []


@pytest.mark.spec("approval.tried")
async def test_dry_run_leaves_it_alone() -> None:
    """Required: as every press that may be the last."""
    guard = Guard(VAGUE_PAGE, dry_run=True)
    with pytest.raises(DryRunReached):
        await guard.act(VAGUE)
    assert guard.inner.pressed() == []


@pytest.mark.spec("approval.tried")
async def test_last_page_needs_no_yes_for_a_link_that_only_leads_on() -> None:
    """Required: "Proceed to the cancellation" on a page that reads like the last one."""
    onward = control("Proceed to the cancellation", "link", node="0:9", href=f"{HOME}/cancel/questions")
    view = replace(FINAL_PAGE, elements=(onward, *FINAL_PAGE.elements[1:]))
    guard = Guard(view)
    await guard.browser.obtain_yes(onward)
    assert guard.person.requests == []


@pytest.mark.spec("approval.tried")
async def test_what_such_a_press_sends_a_moment_later_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: while the page shows that it works nothing else is pressed, which would be taken for the sender."""
    monkeypatch.setattr(module, "UNMOVED_SECONDS", 60)
    monkeypatch.setattr(module, "LOOK_SECONDS", 0)
    guard = Guard(VAGUE_PAGE, YES)

    async def later() -> None:
        await guard.inner.request(STOP)
        guard.inner.view = UNKNOWN

    async def press() -> None:
        guard.inner.view = page(replace(VAGUE, states=("disabled",)), text=VAGUE_PAGE.text)
        guard.inner.later = asyncio.get_running_loop().create_task(later())  # type: ignore[attr-defined]

    guard.inner.on[VAGUE.node] = press
    await guard.act(VAGUE)
    assert [each.name for each in guard.person.requests] == [VAGUE.label]
    assert guard.browser.submitted
