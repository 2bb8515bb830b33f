"""The choke point: what reaches the inner browser, in which order, and what never does."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DECLINE,
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
from subterminator.approval.guard import RERENDERED_TRIES, Guarded
from subterminator.approval.policy import Policy
from subterminator.approval.submission import MOST_QUESTIONS
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
    Refused,
    SubTerminatorError,
    UnsettledIntent,
)
from subterminator.domain.protocols import (
    Action,
    ApprovalRequest,
    Approver,
    Box,
    Control,
    Decision,
    Element,
    Frame,
    Intent,
    PageRequest,
    PageView,
)
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
YES, NO, NOBODY = Decision.YES, Decision.NO, Decision.NOBODY


class Gate:
    """A guarded scripted browser, with everything around it in reach."""

    def __init__(
        self,
        view: PageView = FINAL_PAGE,
        *answers: Any,
        approver: Approver | None = None,
        controls: dict[str, Control] | None = None,
        ledger: MemoryLedger | None = None,
        **options: Any,
    ) -> None:
        self.log: list[str] = []
        self.clock = Clock()
        self.inner = ScriptedBrowser(view, self.log)
        self.person = ScriptedApprover(*answers, words="my words")
        self.journal = MemoryJournal(self.log)
        self.ledger = ledger or MemoryLedger(self.log)
        policy = Policy(Service(controls=controls or {}), Lexicon.load())
        self.browser = Guarded(
            self.inner, policy, approver or self.person, self.journal, self.ledger, now=self.clock, **options
        )

    async def act(self, element: Element = FINISH, action: Action = CLICK) -> None:
        await self.browser.act(element, action)

    def notices_what_is_gone(self) -> None:
        """From now on a control that the page no longer shows has no form to be asked about, as in a real browser."""

        async def form(element: Element) -> None:
            if element not in self.inner.view.elements:
                raise ElementGone("it is gone from the page")

        self.inner.form = form  # type: ignore[method-assign]

    def nothing_was_sent(self) -> bool:
        return not self.inner.acted and not self.ledger.open and not self.browser.submitted


# -- one choke point ---------------------------------------------------------------------------------------------------

LEGACY = {
    "click": lambda browser: browser.click("#box"),
    "click a list": lambda browser: browser.click(["#none", "#box"]),
    "click by fallback": lambda browser: browser.click("#none", ("button", "Box")),
    "fill": lambda browser: browser.fill("#box", "text"),
    "select_option": lambda browser: browser.select_option("#box", "One"),
    "click_by_role": lambda browser: browser.click_by_role("button", "Box"),
    "click_by_text": lambda browser: browser.click_by_text("Box"),
    "click_coordinates": lambda browser: browser.click_coordinates(20, 20),
}


@pytest.mark.spec("approval.choke-point")
@pytest.mark.parametrize("method", LEGACY.values(), ids=LEGACY.keys())
async def test_every_acting_method_is_judged_and_reaches_the_browser_as_act(method: Any) -> None:
    """Required: no way of acting goes round the gate."""
    box = control("Box", node="0:4", attributes=(("id", "box"),), options=("One", "Two"))
    gate = Gate(page(box))
    for name in ("click", "fill", "select_option", "click_by_role", "click_by_text", "click_coordinates", "evaluate"):
        setattr(gate.inner, name, None)  # calling it would raise

    await method(gate.browser)

    assert gate.inner.pressed() == ["Box"]
    assert gate.journal.kinds()[-2:] == ["pressing", "pressed"]

    upgrade = Gate(page(replace(box, name="Upgrade now", text="Upgrade now Box")))
    if method is not LEGACY["fill"]:
        with pytest.raises(SubTerminatorError):
            await method(upgrade.browser)
        assert upgrade.inner.acted == []


@pytest.mark.spec("approval.choke-point")
async def test_script_is_refused() -> None:
    """Required: a script could press anything, so a guarded browser runs none."""
    gate = Gate()
    with pytest.raises(Refused):
        await gate.browser.evaluate("document.forms[0].submit()")
    assert gate.log == []


@pytest.mark.spec("approval.choke-point")
async def test_reading_and_scrolling_pass_through() -> None:
    """Required: what cannot act is let through: looking, reading, scrolling, the abilities."""
    gate = Gate()
    assert await gate.browser.look() is FINAL_PAGE
    assert await gate.browser.text_content() == FINAL_PAGE.text
    assert await gate.browser.html() == "<p>page</p>"
    assert await gate.browser.url() == FINAL_PAGE.url
    assert (await gate.browser.pdf()).startswith(b"%PDF")
    assert (await gate.browser.screenshot()).startswith(b"\x89PNG")
    assert await gate.browser.folded() == ""

    async def folded() -> str:
        return "Fees: none"

    gate.inner.folded = folded  # type: ignore[method-assign]
    assert await gate.browser.folded() == "Fees: none"
    await gate.browser.launch()
    await gate.browser.scroll_to(0, 100)
    await gate.browser.act(FINISH, Action("scroll"))
    await gate.browser.close()
    assert not gate.browser.is_cdp_connection
    assert not gate.browser.supports_accessibility_tree()
    assert not gate.browser.supports_coordinate_clicking()
    assert not gate.browser.supports_text_clicking()


@pytest.mark.spec("approval.choke-point")
async def test_two_actions_at_once_are_done_one_after_the_other() -> None:
    """Required: while a person is asked, nothing else is pressed on the page they are shown."""
    asked, answered = asyncio.Event(), asyncio.Event()

    class Slow:
        async def decide(self, request: Any) -> tuple[Decision, str]:
            asked.set()
            await answered.wait()
            return YES, ""

    gate = Gate(approver=Slow())
    final = asyncio.ensure_future(gate.act())
    await asked.wait()
    other = asyncio.ensure_future(gate.act(FINAL_PAGE[1]))
    leave = asyncio.ensure_future(gate.browser.navigate(ACCOUNT))
    await asyncio.sleep(0)
    answered.set()
    await final

    with pytest.raises(Refused, match="read back"):
        await other
    await leave
    assert gate.inner.pressed() == ["Finish cancellation"]


# -- the same element --------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.same-element")
@pytest.mark.parametrize(
    "changed",
    [
        {"name": "Upgrade now"},
        {"name": "Finish"},
        {"text": "Finish"},
        {"role": "link"},
        {"form_action": f"{HOME}/cancel/other"},
        {"form_method": "GET"},
        {"href": f"{HOME}/elsewhere"},
    ],
    ids=lambda changed: next(iter(changed)),
)
async def test_element_that_reads_differently_now_is_not_pressed(changed: dict[str, Any]) -> None:
    """Required: A27, an element of an older look is not pressed when its node says something else today."""
    gate = Gate(page(replace(FINISH, **changed), url=FINAL_PAGE.url), YES)
    with pytest.raises(PageChanged):
        await gate.act()
    assert gate.nothing_was_sent()
    assert gate.person.requests == []


@pytest.mark.spec("approval.same-element")
async def test_fields_that_an_old_look_left_out_are_judged_as_they_are_now() -> None:
    """Required: a caller that leaves out or invents a title does not decide what is judged."""
    now = control("Continue", node="0:4", attributes=(("title", "Upgrade now"),))
    gate = Gate(page(now))
    with pytest.raises(Refused):
        await gate.act(replace(now, attributes=()))
    assert gate.inner.acted == []


@pytest.mark.spec("approval.same-element")
async def test_what_was_judged_is_what_the_browser_is_given() -> None:
    """Required: the browser compares the live node with what was judged, not with what the caller held."""
    gate = Gate(ACTIVE_PAGE)
    await gate.act(replace(OPEN, ref=17, attributes=(("id", "x"),)))
    assert gate.inner.acted[0][0] == ACTIVE_PAGE[0]


# -- the yes -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.order")
async def test_ledger_then_journal_then_press() -> None:
    """Required: a crash at any moment leaves a record of what may have been sent."""
    gate = Gate(FINAL_PAGE, YES)
    await gate.act()
    assert gate.log == [
        "approval_requested",
        "approval_answered",
        "ledger intend",
        "intended",
        "submitting",
        "act click Finish cancellation",
        "request_released",
        "submitted",
    ]
    assert gate.browser.submitted
    assert gate.journal.only("submitting")["digest"] == gate.person.requests[0].digest
    assert gate.journal.kept.keys() == {"before-final.png"}


@pytest.mark.spec("approval.one-thing")
async def test_request_says_what_the_person_decides_on() -> None:
    """Required: place, control, form, facts, screenshot, nonce and expiry stand in the request."""
    gate = Gate(FINAL_PAGE, YES, confirm_seconds=60)
    await gate.act()
    request = gate.person.requests[0]
    assert (request.host, request.role, request.name) == ("www.example.com", "button", "Finish cancellation")
    assert (request.form_method, request.form_action) == ("POST", f"{HOME}/cancel/finish")
    assert request.facts["ends"] == "2026-12-20"
    assert request.screenshot == "before-final.png"
    assert (request.expires - NOW).total_seconds() == 60
    assert len(request.nonce) >= 32


@pytest.mark.spec("approval.one-thing")
async def test_final_link_is_asked_about_with_its_address() -> None:
    """Required: where a link leads is part of what is approved, as a form's address is."""
    link = control("Yes, cancel", "link", node="0:7", href=f"{HOME}/bye")
    gate = Gate(page(link), YES)
    await gate.act(link)
    assert gate.person.requests[0].form_action == f"{HOME}/bye"


@pytest.mark.spec("approval.no")
@pytest.mark.parametrize("ahead", [True, False])
async def test_a_no_presses_nothing(ahead: bool) -> None:
    """Required: a no is the person's, with their words, and nothing is sent."""
    gate = Gate(FINAL_PAGE, NO)
    with pytest.raises(Refused, match="my words") as refused:
        await (gate.browser.obtain_yes(FINISH) if ahead else gate.act())
    assert refused.value.by_person
    assert gate.nothing_was_sent()
    assert gate.browser.awaiting is None


@pytest.mark.spec("approval.silence")
@pytest.mark.parametrize(
    "answer",
    [NOBODY, RuntimeError("the terminal is gone"), "yes", True, None, 1, lambda request: "yes"],
    ids=["nobody", "an error", "a word", "true", "none", "a number", "a call"],
)
async def test_anything_but_a_yes_presses_nothing_and_is_kept(answer: Any) -> None:
    """Required: silence, an error and an answer of no known kind are never a yes; the request is kept."""
    gate = Gate(FINAL_PAGE, answer if callable(answer) or isinstance(answer, BaseException) else lambda _: answer)
    with pytest.raises(NeedsHuman):
        await gate.act()
    assert gate.nothing_was_sent()
    assert gate.browser.awaiting is gate.person.requests[0]
    assert gate.journal.kinds()[-2:] == ["approval_requested", "approval_answered"]


@pytest.mark.spec("approval.silence")
async def test_yes_after_the_request_expired_is_a_no() -> None:
    """Required: a yes is good until its expiry, not a moment longer."""
    gate = Gate(confirm_seconds=60)

    def late(request: ApprovalRequest) -> Decision:
        gate.clock.advance(60)
        return YES

    gate.person.answers = [late]
    with pytest.raises(NeedsHuman, match="expired"):
        await gate.act()
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.silence")
async def test_interrupt_while_asking_presses_nothing() -> None:
    """Required: Ctrl-C at the question is not an answer."""
    gate = Gate(FINAL_PAGE, asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        await gate.act()
    assert gate.nothing_was_sent()


# -- a yes is for one thing --------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.one-thing")
async def test_yes_obtained_ahead_is_used_by_the_press() -> None:
    """Required: a person is asked once."""
    gate = Gate(FINAL_PAGE, YES)
    await gate.browser.obtain_yes(FINISH)
    await gate.browser.obtain_yes(FINISH)
    await gate.act()
    assert len(gate.person.requests) == 1
    assert gate.inner.pressed() == ["Finish cancellation"]


@pytest.mark.spec("approval.one-thing")
async def test_yes_that_expired_is_asked_for_again() -> None:
    """Required: a yes obtained ahead does not outlive its request."""
    gate = Gate(FINAL_PAGE, YES, NO, confirm_seconds=60)
    await gate.browser.obtain_yes(FINISH)
    gate.clock.advance(61)
    with pytest.raises(Refused):
        await gate.act()
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(
    ("redrawn", "asked"),
    [({}, 1), ({"name": "Finish and delete"}, 2), ({"form_action": f"{HOME}/cancel/other"}, 2)],
    ids=["the same", "another label", "another address"],
)
async def test_a_page_that_draws_itself_anew_keeps_the_yes_only_for_the_same(
    redrawn: dict[str, Any], asked: int
) -> None:
    """Required: once the node is gone, what stands in its place is covered when it reads and sends the same."""
    gate = Gate(FINAL_PAGE, YES, NO)
    await gate.browser.obtain_yes(FINISH)
    anew = replace(FINISH, node="0:70", **redrawn)
    gate.inner.view = replace(FINAL_PAGE, elements=(anew, *FINAL_PAGE.elements[1:]))
    if asked == 1:
        await gate.act(anew)
    else:
        with pytest.raises(Refused):
            await gate.act(anew)
    assert len(gate.person.requests) == asked
    assert len(gate.inner.acted) == (asked == 1)


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(
    ("drawn", "put_there", "pressed"),
    [
        (RERENDERED_TRIES - 1, {}, True),
        (RERENDERED_TRIES, {}, False),
        (1, {"name": "Finish and delete", "text": ""}, False),
        (1, {"form_action": f"{HOME}/cancel/other"}, False),
    ],
    ids=["for a while", "without end", "another label", "another address"],
)
async def test_a_control_that_is_drawn_anew_under_the_press_is_pressed_where_it_is_now(
    drawn: int, put_there: dict[str, Any], pressed: bool
) -> None:
    """Required: the person is asked once, every try is on record, and only what reads and sends the same is pressed."""
    gate = Gate(FINAL_PAGE, YES, NO)

    async def draw_anew() -> None:
        node = f"0:{70 + len(gate.inner.acted)}"
        anew = replace(FINISH, node=node, **put_there)
        gate.inner.view = replace(FINAL_PAGE, elements=(anew, *FINAL_PAGE.elements[1:]))
        if len(gate.inner.acted) <= drawn:
            gate.inner.on[node] = draw_anew if len(gate.inner.acted) < drawn else None
            raise ElementGone("it is gone from the page")

    gate.inner.on[FINISH.node] = draw_anew
    if pressed:
        await gate.act()
    else:
        with pytest.raises(ElementGone):
            await gate.act()
    assert len(gate.person.requests) == 1
    assert gate.browser.submitted == pressed
    assert gate.journal.kinds().count("not_pressed") == drawn
    assert gate.ledger.results == ["not_sent"] * drawn
    assert all(element.label == FINISH.label for element, _ in gate.inner.acted)


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize("before_the_question", [True, False])
async def test_a_control_that_was_drawn_anew_since_it_was_found_is_asked_about_once(before_the_question: bool) -> None:
    """Required: whoever found it holds a node that is gone, before the question or after it."""
    gate = Gate(FINAL_PAGE, YES, NO)
    anew = replace(FINISH, node="0:70")

    def draw_anew() -> None:
        gate.inner.view = replace(FINAL_PAGE, elements=(anew, *FINAL_PAGE.elements[1:]))

    gate.notices_what_is_gone()
    if before_the_question:
        draw_anew()
    await gate.browser.obtain_yes(FINISH)
    draw_anew()
    await gate.act(FINISH)
    assert len(gate.person.requests) == 1
    assert [element.node for element, _ in gate.inner.acted] == [anew.node]


@pytest.mark.spec("approval.redrawn")
async def test_what_is_drawn_in_another_frame_is_asked_about() -> None:
    """Required: the yes does not follow the words from one frame into another."""
    gate = Gate(
        replace(
            FINAL_PAGE,
            frames=(
                Frame(HOME, (0, 0)),
                Frame(f"{HOME}/frame", (0, 300)),
            ),
        ),
        YES,
        NO,
    )

    async def move() -> None:
        anew = replace(FINISH, node="3:7", frame=1)
        gate.inner.view = replace(gate.inner.view, elements=(anew,))
        raise ElementGone("it is gone from the page")

    gate.inner.on[FINISH.node] = move
    with pytest.raises(Refused):
        await gate.act()
    assert len(gate.person.requests) == 2
    assert [element.node for element, _ in gate.inner.acted] == [FINISH.node]


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize("before_the_question", [True, False])
async def test_the_twin_of_a_control_that_is_gone_is_not_taken_for_it(before_the_question: bool) -> None:
    """Required: of two plans with the same button, the row of the one that was meant may go at any moment."""
    twin = replace(FINISH, node="0:99")
    both, left = (replace(FINAL_PAGE, elements=elements) for elements in ((FINISH, twin), (twin,)))
    gate = Gate(both, YES, NO)

    gate.notices_what_is_gone()
    await gate.browser.look()
    if not before_the_question:
        await gate.browser.obtain_yes(FINISH)
    gate.inner.view = left
    with pytest.raises(ElementGone):
        await gate.act(FINISH)
    assert len(gate.person.requests) == (0 if before_the_question else 1)
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.redrawn")
async def test_a_yes_whose_control_is_gone_for_good_is_used_up() -> None:
    """Required: what reads the same on a later page is asked about."""
    gate = Gate(FINAL_PAGE, YES, NO)

    async def vanish() -> None:
        gate.inner.view = replace(FINAL_PAGE, elements=())
        raise ElementGone("it is gone from the page")

    gate.inner.on[FINISH.node] = vanish
    with pytest.raises(ElementGone):
        await gate.act()
    later = replace(FINISH, node="0:70")
    gate.inner.view = replace(FINAL_PAGE, elements=(later,))
    with pytest.raises(Refused):
        await gate.act(later)
    assert len(gate.inner.acted) == 1


@pytest.mark.spec("approval.one-thing")
async def test_two_that_read_the_same_take_no_place_of_the_one_that_is_gone() -> None:
    """Required: which of them was meant is not guessed."""
    gate = Gate(FINAL_PAGE, YES, NO)

    async def draw_two() -> None:
        gate.inner.view = page(replace(FINISH, node="0:71"), replace(FINISH, node="0:72"), url=FINAL_PAGE.url)
        raise ElementGone("it is gone from the page")

    gate.inner.on[FINISH.node] = draw_two
    with pytest.raises(ElementGone):
        await gate.act()
    assert len(gate.inner.acted) == 1
    assert not gate.browser.submitted


@pytest.mark.spec("approval.one-thing")
async def test_yes_for_one_node_does_not_cover_its_twin() -> None:
    """Required: a second button that reads the same, with the same digest, needs a yes of its own."""
    twin = replace(FINISH, node="0:99")
    gate = Gate(page(FINISH, twin, url=FINAL_PAGE.url), YES, NO)
    await gate.browser.obtain_yes(FINISH)
    with pytest.raises(Refused):
        await gate.act(twin)
    assert gate.person.requests[0].digest == gate.person.requests[1].digest
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.one-thing")
async def test_yes_does_not_cover_the_same_node_with_other_words() -> None:
    """Required: what was approved is what it said then."""
    gate = Gate(FINAL_PAGE, YES, NO)
    await gate.browser.obtain_yes(FINISH)
    other = replace(FINISH, name="Cancel now", text="Cancel now")
    gate.inner.view = page(other, url=FINAL_PAGE.url)
    with pytest.raises(Refused):
        await gate.act(other)
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    "after",
    [
        replace(FINAL_PAGE, text="Early termination fee: $49.00\nYour membership will end on 20 December 2026"),
        replace(FINAL_PAGE, text="Your membership will end on 21 December 2026"),
        page(replace(FINISH, name="Upgrade now"), url=FINAL_PAGE.url, text=FINAL_PAGE.text),
        page(replace(FINISH, form_action=f"{HOME}/x"), url=FINAL_PAGE.url, text=FINAL_PAGE.text),
        replace(FINAL_PAGE, url="https://evil.test/"),
    ],
    ids=["fee", "date", "label", "form", "host"],
)
async def test_page_that_changed_while_the_person_thought_is_not_pressed(after: PageView) -> None:
    """Required: what the yes was said to must still be so when the press is due."""
    gate = Gate()

    def meanwhile(request: ApprovalRequest) -> Decision:
        gate.inner.view = after
        return YES

    gate.person.answers = [meanwhile]
    with pytest.raises(PageChanged):
        await gate.act()
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.one-thing")
async def test_yes_for_another_account_is_not_asked_for() -> None:
    """Required: when the page is signed in as somebody else, the run stops before the question."""
    view = replace(FINAL_PAGE, text=f"Signed in as other@example.org\n{FINAL_PAGE.text}")
    gate = Gate(view, YES, account="me@example.org")
    with pytest.raises(NeedsHuman, match=r"other@example\.org"):
        await gate.act()
    assert gate.nothing_was_sent()
    same = Gate(view, YES, account="Other@Example.org")
    await same.act()


@pytest.mark.spec("approval.one-thing")
async def test_control_that_the_flow_calls_final_is_pressed_as_final() -> None:
    """Required: a yes obtained for a control that reads harmless still makes its press the final one, on the ledger."""
    onward = control("Weiter", node="0:4", form_method="POST", form_action=f"{HOME}/x")
    gate = Gate(page(onward), YES)
    await gate.browser.obtain_yes(onward)
    await gate.act(onward)
    assert gate.browser.submitted
    assert gate.log.index("ledger intend") < gate.log.index("act click Weiter")


@pytest.mark.spec("approval.final")
async def test_selector_that_only_a_browser_understands_names_the_final_control() -> None:
    """Required: a definition may name its final control by any selector; the browser says which node it fits."""
    onward = control("Weiter", node="0:4", box=Box(0, 0, 200, 40), matches=("form.last > button",))
    gate = Gate(page(onward), YES, controls={"confirm_cancel": Control(css=("form.last > button",), final=True)})
    assert list(gate.inner.selectors) == ["form.last > button"]
    word = Element(0, "0:50", "generic", "here", text="here", box=Box(90, 10, 20, 10))
    await gate.act(word)
    assert len(gate.person.requests) == 1


# -- after the press ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize("error", [None, ActionTimeout("no answer"), BrowserLost("crashed"), asyncio.CancelledError()])
async def test_after_the_press_only_scrolling_and_opening_are_left(error: BaseException | None) -> None:
    """Required: sent, or perhaps sent: nothing is pressed again, whatever happened."""
    gate = Gate(FINAL_PAGE, YES, YES)
    gate.inner.on[FINISH.node] = error
    if error is None:
        await gate.act()
    else:
        with pytest.raises(type(error)):
            await gate.act()
    gate.inner.on.clear()

    assert gate.browser.submitted
    assert len(gate.ledger.open) == 1
    for action in (CLICK, Action("fill", "x"), Action("select", "x"), Action("key", "Tab")):
        with pytest.raises(Refused):
            await gate.act(FINAL_PAGE[1], action)
        with pytest.raises(Refused):
            await gate.act(FINISH, action)
    with pytest.raises(Refused):
        await gate.browser.obtain_yes(FINISH)
    assert not await gate.inner.dialog("Cancel membership?")
    await gate.act(FINISH, Action("scroll"))
    await gate.browser.navigate(ACCOUNT)
    assert len(gate.person.requests) == 1
    assert [action.kind for _, action in gate.inner.acted] == ["click", "scroll"]


HELP = control("Billing history", "link", node="0:30", href=f"{HOME}/billing")
READING = [HELP, control("Plan details", node="0:31", states=("collapsed",))]
ACTING = [
    control("Restart membership", node="0:32", form_method="POST", form_action=f"{HOME}/account/restart"),
    control("Restart membership", "link", node="0:33", href=f"{HOME}/account/restart"),
    control("Finish cancellation", "link", node="0:34", href=f"{HOME}/cancel/finish"),
    control("Continue", node="0:35", form_method="POST", form_action=f"{HOME}/x"),
    control("Xyzzy", node="0:36"),
    control("Leave elsewhere", "link", node="0:37", href="https://other.example/"),
]


async def after_the_end(*controls: Element) -> Gate:
    """A gate whose final press was sent, on a page of these controls."""
    gate = Gate(FINAL_PAGE, YES, YES)
    gate.inner.on[FINISH.node] = page(*controls, text="Your membership has been cancelled", url=f"{HOME}/done")
    await gate.act()
    assert gate.browser.submitted
    gate.inner.acted.clear()
    return gate


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize("element", READING, ids=lambda each: each.name)
async def test_what_only_reads_stays_allowed_after_the_end(element: Element) -> None:
    """Required: issue 13: links and folds, so that a model can look for what would prove the end."""
    gate = await after_the_end(element)
    await gate.act(element)
    assert [each.name for each, _ in gate.inner.acted] == [element.name]
    assert gate.browser.submitted


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize("element", ACTING, ids=lambda each: f"{each.role} {each.name}")
async def test_what_does_more_than_read_is_refused_after_the_end(element: Element) -> None:
    """Required: nothing is undone, sent again or asked about."""
    gate = await after_the_end(element)
    with pytest.raises(Refused):
        await gate.act(element)
    assert gate.inner.acted == []
    assert len(gate.person.requests) == 1


@pytest.mark.spec("approval.after-the-press")
@pytest.mark.parametrize("path", ["/account/restart", "/cancel/finish", "/x", "/survey"])
async def test_what_a_link_writes_after_the_end_is_held(path: str) -> None:
    """Required: a link whose script sends something sends nothing; its reads go."""
    gate = await after_the_end(HELP)
    let: list[bool] = []

    async def send() -> None:
        for method, url in (("POST", f"{HOME}{path}"), ("GET", f"{HOME}/billing")):
            let.append(await gate.inner.request(PageRequest(method, url, kind="fetch")))

    gate.inner.on[HELP.node] = send
    await gate.act(HELP)
    assert let == [False, True]
    assert gate.browser.submitted


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize("error", [ElementDisabled, ElementNotVisible, ElementObscured])
async def test_press_that_was_not_taken_is_settled_and_not_asked_for_again(error: type[SubTerminatorError]) -> None:
    """Required: a browser that is certain takes the intent back; the same thing costs no second question."""
    gate = Gate(FINAL_PAGE, YES, NO)
    gate.inner.on[FINISH.node] = error("not pressed")
    with pytest.raises(error):
        await gate.act()
    assert gate.ledger.results == ["not_sent"]
    assert gate.log[-3:] == ["not_pressed", "ledger not_sent", "settled"]
    assert not gate.browser.submitted

    gate.inner.on.clear()
    await gate.act()
    assert len(gate.person.requests) == 1
    assert gate.browser.submitted


@pytest.mark.spec("approval.not-sent")
async def test_control_that_read_otherwise_under_the_press_is_asked_about_again() -> None:
    """Required: a page that changes the label under the pointer uses the yes up, and the person is told."""
    gate = Gate(FINAL_PAGE, YES, NO)
    gate.inner.on[FINISH.node] = PageChanged("it reads differently")
    with pytest.raises(PageChanged):
        await gate.act()
    assert gate.ledger.results == ["not_sent"]

    with pytest.raises(Refused):
        await gate.act()
    assert "changed what was approved" in gate.person.requests[1].warning


@pytest.mark.spec("approval.once-a-control")
async def test_person_is_not_asked_about_one_control_again_and_again() -> None:
    """Required: a page that changes under every yes ends in a refusal, not in 38 questions."""
    gate = Gate(FINAL_PAGE, *[YES] * 9)
    gate.inner.on[FINISH.node] = PageChanged("it reads differently")
    for _ in range(MOST_QUESTIONS):
        with pytest.raises(PageChanged):
            await gate.act()
    with pytest.raises(Refused, match="times in this run"):
        await gate.act()
    assert len(gate.person.requests) == MOST_QUESTIONS


@pytest.mark.spec("approval.after-the-press")
async def test_end_is_settled_once() -> None:
    """Required: what the read-back showed goes into the ledger."""
    gate = Gate(FINAL_PAGE, YES)
    await gate.act()
    gate.browser.settle("ended")
    gate.browser.settle("ended")
    assert gate.ledger.results == ["ended"]
    assert gate.browser.submitted


@pytest.mark.spec("approval.earlier")
@pytest.mark.parametrize("late", [True, False])
async def test_unsettled_press_of_another_run_stands_in_the_way(late: bool) -> None:
    """Required: known from the start or met later, an open intent is neither asked about nor pressed over."""
    earlier = Intent(1, "example", "", 1, "other", "Finish", NOW)
    ledger = MemoryLedger()
    if not late:
        ledger.open.append(earlier)
    gate = Gate(FINAL_PAGE, YES, ledger=ledger)
    ledger.open[:] = [earlier]
    with pytest.raises(UnsettledIntent):
        await gate.act()
    assert gate.browser.earlier == earlier
    assert gate.inner.acted == []
    assert gate.person.requests == []


@pytest.mark.spec("approval.earlier")
async def test_run_that_lost_the_race_presses_nothing() -> None:
    """Required: of two runs with a yes each, one presses; the other learns whose intent it is."""
    gate = Gate(FINAL_PAGE, YES)
    gate.ledger.refusing = True
    with pytest.raises(UnsettledIntent):
        await gate.act()
    assert gate.inner.acted == []
    assert gate.browser.earlier is not None
    assert gate.browser.earlier.run_id == "other"
    assert not gate.browser.submitted


# -- dry run -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.dry-run")
async def test_dry_run_ends_before_the_question() -> None:
    """Required: nobody is asked and nothing is sent, by press, by yes ahead, and by dialog."""
    gate = Gate(FINAL_PAGE, YES, dry_run=True)
    for attempt in (gate.act(), gate.browser.obtain_yes(FINISH), gate.inner.dialog("Cancel membership?")):
        with pytest.raises(DryRunReached):
            await attempt
    assert gate.person.requests == []
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.dry-run")
async def test_dry_run_walks_the_harmless_part() -> None:
    """Required: a dry run goes as far as the final control."""
    gate = Gate(ACTIVE_PAGE, dry_run=True)
    await gate.act(OPEN)
    assert gate.inner.pressed() == ["Cancel membership"]


# -- dialogs -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.dialogs")
async def test_dialog_that_repeats_the_question_is_covered_by_the_yes() -> None:
    """Required: while the final press is under way, the page's own question costs no second answer."""
    gate = Gate(FINAL_PAGE, YES)
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await gate.inner.dialog("Are you sure you want to cancel?"))

    gate.inner.on[FINISH.node] = ask
    await gate.act()
    assert answers == [True]
    assert len(gate.person.requests) == 1


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(("answer", "accepted"), [(YES, True), (NO, False)])
async def test_dialog_that_names_a_new_fee_needs_an_answer_of_its_own(answer: Decision, accepted: bool) -> None:
    """Required: A14, a fee that comes out after the yes was not part of it."""
    gate = Gate(FINAL_PAGE, YES, answer)
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await gate.inner.dialog("Cancel your membership? The early termination fee is $49.00."))

    gate.inner.on[FINISH.node] = ask
    if accepted:
        await gate.act()
    else:
        with pytest.raises(Aborted):
            await gate.act()
    assert answers == ([True] if accepted else [])
    assert gate.person.requests[1].facts["fee"] == "$49.00"
    assert gate.journal.only("dialog")["accepted"] is accepted
    assert len(gate.ledger.open) == 1


@pytest.mark.spec("approval.dialogs")
async def test_dialog_that_sells_is_dismissed_even_while_the_final_press_is_under_way() -> None:
    """Required: the yes for the final press covers no purchase."""
    gate = Gate(FINAL_PAGE, YES)
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await gate.inner.dialog("Before you cancel: upgrade to annual and save 20%?"))

    gate.inner.on[FINISH.node] = ask
    await gate.act()
    assert answers == [False]


@pytest.mark.spec("approval.dialogs")
async def test_dialog_with_no_press_under_way_is_asked_about_like_a_press() -> None:
    """Required: a question that a timer opens is the final press when it is answered with OK."""
    gate = Gate(ACTIVE_PAGE, YES)
    await gate.browser.look()
    assert await gate.inner.dialog("Cancel membership?")
    assert gate.browser.submitted
    assert gate.log.index("ledger intend") < gate.log.index("dialog")
    with pytest.raises(Refused):
        await gate.act(OPEN)


@pytest.mark.spec("approval.dialogs")
async def test_no_in_a_dialog_ends_the_run() -> None:
    """Required: the page waits on the answer, so a no cannot become an observation; it is recorded."""
    gate = Gate(ACTIVE_PAGE, NO)
    with pytest.raises(Aborted):
        await gate.inner.dialog("Cancel membership?")
    assert gate.journal.only("dialog")["accepted"] is False
    assert gate.nothing_was_sent()


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "kind", "url", "accepted"),
    [
        ("Hello", "alert", ACCOUNT, True),
        ("Leave?", "beforeunload", ACCOUNT, True),
        ("Cancel membership?", "prompt", ACCOUNT, False),
        ("Keep your membership?", "confirm", ACCOUNT, False),
        ("Cancel membership?", "confirm", "https://evil.test/", False),
    ],
)
async def test_dialog_is_answered_without_a_person(message: str, kind: str, url: str, accepted: bool) -> None:
    """Required: what cannot cancel is answered at once, and recorded."""
    gate = Gate(ACTIVE_PAGE, YES)
    assert await gate.inner.dialog(message, kind, url) is accepted
    assert gate.journal.only("dialog")["accepted"] is accepted
    assert gate.person.requests == []


# -- opening addresses -------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.navigate")
@pytest.mark.parametrize("url", ["https://evil.test/", f"{HOME}/upgrade", "javascript:alert(1)"])
async def test_address_that_is_refused_is_not_opened(url: str) -> None:
    """Required: opening is judged before the browser is told."""
    gate = Gate()
    with pytest.raises(Refused):
        await gate.browser.navigate(url)
    assert gate.inner.opened == []
    assert gate.journal.kinds() == ["refused"]


@pytest.mark.spec("approval.navigate")
async def test_redirect_out_of_bounds_is_told() -> None:
    """Required: where an address led is judged too, and nothing is touched there."""
    gate = Gate()
    gate.inner.pages[ACCOUNT] = page(FINISH, url="https://evil.test/")
    with pytest.raises(Refused, match="led to"):
        await gate.browser.navigate(ACCOUNT)
    with pytest.raises(Refused):
        await gate.act()
    assert gate.inner.acted == []


# -- secrets -----------------------------------------------------------------------------------------------------------

PASSWORD = control("Password", "textbox", node="0:5", tag="input", secret=True)
SIGN_IN = page(PASSWORD, url=f"{HOME}/signin")


@pytest.mark.spec("approval.quiet")
@pytest.mark.parametrize("error", [None, ActionTimeout, PageChanged, BrowserLost])
async def test_secret_is_typed_and_told_to_nobody(error: type[SubTerminatorError] | None) -> None:
    """Required: the value reaches the field, and no event, error or cause of an error."""
    secret = "hunter2 'n\\more"
    gate = Gate(SIGN_IN, secrets={"password": secret})
    fill = Action("fill", "<secret:password>")
    if error is None:
        await gate.act(PASSWORD, fill)
    else:
        gate.inner.on[PASSWORD.node] = error(f"could not {Action('fill', secret)}: {secret}")
        with pytest.raises(error) as raised:
            await gate.act(PASSWORD, fill)
        assert secret not in str(raised.value)
        assert repr(secret)[1:-1] not in str(raised.value)
        assert raised.value.__cause__ is None
        assert raised.value.__suppress_context__
    assert gate.inner.acted[0][1].value == secret
    assert "hunter2" not in json.dumps(gate.journal.events)


@pytest.mark.spec("approval.quiet")
async def test_value_typed_into_a_hiding_field_is_refused_and_not_recorded() -> None:
    """Required: a model that has got hold of a password cannot type it, and the refusal does not repeat it."""
    gate = Gate(SIGN_IN)
    with pytest.raises(Refused):
        await gate.act(PASSWORD, Action("fill", "hunter2"))
    assert "hunter2" not in json.dumps(gate.journal.events)


@pytest.mark.spec("approval.quiet")
async def test_secret_that_nobody_gave_needs_a_person() -> None:
    """Required: a field whose secret is missing ends the run with what to do."""
    gate = Gate(SIGN_IN)
    with pytest.raises(NeedsHuman, match="sign in yourself"):
        await gate.act(PASSWORD, Action("fill", "<secret:password>"))
    assert gate.inner.acted == []


@pytest.mark.spec("approval.choke-point")
async def test_looks_are_recorded_when_the_page_is_another() -> None:
    """Required: the journal tells which pages were seen, not how often."""
    gate = Gate(FINAL_PAGE)
    await gate.browser.look()
    await gate.browser.look()
    gate.inner.view = DONE_PAGE
    await gate.browser.look()
    assert gate.journal.kinds() == ["looked", "looked"]


# -- one yes for one cancellation --------------------------------------------------------------------------------------


def question(label: str, **fields: Any) -> PageView:
    """A second last question, reached by the press on the first."""
    text = fields.pop("text", FINAL_PAGE.text)
    last = control(
        label, node="0:60", form_method="POST", form_action=fields.pop("action", f"{HOME}/cancel/confirm-it")
    )
    return page(last, url=f"{HOME}/cancel/last", text=f"Are you sure you want to cancel?\n{text}", title="Sure?")


async def through_two(second: PageView, *answers: Decision) -> Gate:
    """A flow whose first last question leads to another one without sending anything."""
    first = control("Yes, cancel", "link", node="0:50", href=f"{HOME}/cancel/last")
    gate = Gate(page(first, url=FINAL_PAGE.url, text=FINAL_PAGE.text, title="Review"), *answers)
    gate.inner.on[first.node] = second
    await gate.act(first)
    assert not gate.browser.submitted
    await gate.act(second[0])
    return gate


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    "label", ["Finish cancellation", "\u89e3\u7d04\u3092\u78ba\u5b9a\u3059\u308b", "Jetzt k\u00fcndigen"]
)
async def test_yes_is_handed_on_to_the_control_that_confirms_the_same(label: str) -> None:
    """Required: however many pages the site spreads it over, one cancellation is asked about once."""
    gate = await through_two(question(label), YES)
    assert len(gate.person.requests) == 1
    assert gate.browser.submitted


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    "second",
    [
        question("Finish cancellation", text="Your membership will end on 24 December 2026"),
        question("Finish cancellation", text=f"{FINAL_PAGE.text}\nEarly termination fee: $49.00"),
        question("Finish cancellation", text=f"{FINAL_PAGE.text}\nWe will charge your card $49.99 today."),
        question("Finish cancellation of Zephyrion"),
    ],
    ids=["another day", "a fee", "a sum", "another product"],
)
async def test_changed_fact_is_asked_about_anew(second: PageView) -> None:
    """Required: another day, a fee and another subscription are no part of the yes."""
    with pytest.raises(Refused):
        await through_two(second, YES, NO)


@pytest.mark.spec("approval.one-thing")
async def test_yes_for_one_number_is_not_for_the_next() -> None:
    """Required: the addresses tell two subscriptions apart where the words do not."""
    first = control("Yes, cancel", "link", node="0:50", href=f"{HOME}/subscriptions/7/cancel")
    second = question("Finish cancellation", action=f"{HOME}/subscriptions/99/cancel")
    gate = Gate(page(first, url=FINAL_PAGE.url, text=FINAL_PAGE.text, title="Review"), YES, NO)
    gate.inner.on[first.node] = second
    await gate.act(first)
    with pytest.raises(Refused):
        await gate.act(second[0])


@pytest.mark.spec("approval.led-on")
async def test_last_question_after_an_end_was_sent_is_in_doubt() -> None:
    """Required: where what was sent read as the end and a page asks again, the account is read before any press."""
    gate = Gate(FINAL_PAGE, YES, YES)
    gate.inner.on[FINISH.node] = question("Finish cancellation of the rest")
    await gate.act()
    assert gate.browser.submitted
    assert gate.browser.doubt == f"{HOME}/cancel/last"
    with pytest.raises(Refused, match="read back"):
        await gate.act(gate.inner.view[0])
    gate.browser.goes_on()
    assert not gate.browser.submitted


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(("path", "doubtful"), [("/leave/confirm", True), ("/account", False), ("/leave", True)])
async def test_further_page_on_which_it_can_be_cancelled_is_in_doubt(path: str, doubtful: bool) -> None:
    """Required: the account tells whether what was sent was a step; the account's own pages raise no doubt.

    A flow that is drawn at one address has its further pages there.
    """
    onward = control("Continue", node="0:50", form_method="POST", form_action=f"{HOME}/leave")
    last = control("Cancel my membership", node="0:51", form_method="POST", form_action=f"{HOME}/leave/confirm")
    gate = Gate(page(onward, url=f"{HOME}/leave", text="Still want to leave?\nContinue"), YES)
    gate.inner.on[onward.node] = page(last, url=f"{HOME}{path}", text="Check the dates\nCancel my membership")
    await gate.act(onward)
    assert gate.browser.submitted
    assert gate.browser.doubt == (f"{HOME}{path}" if doubtful else "")


WHY_PAGE = "Why are you leaving us?\nToo expensive\nOther\nContinue"


async def sent_onward(label: str, path: str, text: str, **fields: Any) -> Gate:
    """A button of a survey whose request reads as the end, and a page after it that shows the same button again."""
    onward = control(label, node="0:50", **fields)
    reasons = [control(each, "radio", node=f"0:6{at}") for at, each in enumerate(("Too expensive", "Other"))]
    gate = Gate(page(onward, *reasons, url=f"{HOME}/cancel/c7", text=WHY_PAGE.replace("Continue", label)), YES, YES)

    async def send() -> None:
        end = PageRequest("POST", f"{HOME}/api/subscription/cancel", kind="fetch", document=f"{HOME}/cancel/c7")
        assert await gate.inner.request(end)
        shown = [control(label, node="0:70", **fields), *(reasons if "Why" in text else [])]
        shown += [DECLINE] * ("Before" in text)
        gate.inner.view = page(*shown, url=f"{HOME}{path}", text=f"{text}\n{label}")

    gate.inner.on[onward.node] = send
    await gate.act(onward)
    assert gate.browser.submitted
    return gate


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("label", "path", "text", "doubtful"),
    [
        ("Continue", "/cancel/c7", "Before you go: stay for 50% off", True),
        ("Continue", "/cancel/c7", f"Something went wrong, try again.\n{WHY_PAGE}", False),
        ("Finish cancellation", "/cancel/c7", "Before you go: stay for 50% off", False),
        ("Continue", "/account", "Before you go: stay for 50% off", False),
        ("Continue", "/cancel/c7", "Your membership has been cancelled and ends on 24 December 2026", False),
        ("Continue", "/cancel/c7", "Your cancellation is being processed", False),
        ("Continue", "/cancel/c7", "Blorpag klenipo", False),
    ],
    ids=["an offer", "the same page", "the end again", "the account", "ended", "pending", "strange"],
)
async def test_button_that_only_goes_on_may_show_again(label: str, path: str, text: str, doubtful: bool) -> None:
    """Required: where the page asks something else, the account is read; nothing is pressed before that."""
    gate = await sent_onward(label, path, text)
    assert bool(gate.browser.doubt) is doubtful
    with pytest.raises(Refused, match="read back"):
        await gate.act(gate.inner.view[0])


@pytest.mark.spec("approval.led-on")
async def test_step_that_posts_is_asked_about_once_and_does_not_use_the_yes_up() -> None:
    """Required: a "continue" that already sends something is a step where the next page asks on."""
    onward = control("Continue to cancel", node="0:50", form_method="POST", form_action=f"{HOME}/flow/continue")
    gate = Gate(page(onward, url=f"{HOME}/cancel/why", text="Before you go: stay for 50% off"), YES)
    gate.inner.on[onward.node] = FINAL_PAGE
    await gate.act(onward)
    assert not gate.browser.submitted
    assert gate.browser.awaits_read_back
    assert len(gate.ledger.open) == 1
    assert "was sent on the way" in gate.browser.so_far()
    await gate.act(FINISH)
    assert gate.browser.submitted
    assert len(gate.person.requests) == 1


# -- the search --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.search")
async def test_press_of_the_search_is_refused_where_a_person_would_be_asked() -> None:
    """Required: searching never spends a yes."""
    gate = Gate(FINAL_PAGE, YES)
    with pytest.raises(Refused, match="never asked about"):
        await gate.act(FINISH, Action("click", exploring=True))
    assert gate.person.requests == []
    assert gate.nothing_was_sent()


# -- by the page after it ----------------------------------------------------------------------------------------------

VAGUE = control("Xylofon", node="0:40")


@pytest.mark.spec("approval.redrawn")
async def test_control_drawn_anew_is_judged_anew() -> None:
    """Required: a choice that costs, made meanwhile, stops it; a control that only the flow calls final is kept."""
    gate = Gate(FINAL_PAGE, YES, YES)
    costly = control("Upgrade to Gold", "radio", node="0:80", tag="input", states=("checked",))

    async def draw_anew() -> None:
        gate.inner.view = page(replace(FINISH, node="0:70"), costly, url=FINAL_PAGE.url, text=FINAL_PAGE.text)
        raise ElementGone("it is gone from the page")

    gate.inner.on[FINISH.node] = draw_anew
    with pytest.raises(Refused, match="Upgrade to Gold"):
        await gate.act()
    assert not gate.browser.submitted

    plain = control("More", node="0:40")
    other = Gate(page(plain, text="Your plan"), YES)
    other.notices_what_is_gone()
    other.inner.looks = [page(plain, text="Your plan")]
    other.inner.view = page(replace(plain, node="0:41"), text="Your plan")
    await other.browser.obtain_yes(plain)
    assert [each.reason for each in other.person.requests] == ["the flow takes it for the final step"]


@pytest.mark.spec("approval.final")
async def test_yes_obtained_ahead_is_asked_for_by_the_rules_first() -> None:
    """Required: with the reason of the press; what is refused is not asked about."""
    gate = Gate(FINAL_PAGE, YES)
    await gate.browser.obtain_yes(FINISH)
    (asked,) = gate.person.requests
    assert asked.reason != "the flow takes it for the final step"
    upgrade = control("Upgrade to Gold", node="0:40")
    gate = Gate(page(upgrade), YES)
    with pytest.raises(Refused, match="purchase"):
        await gate.browser.obtain_yes(upgrade)
    assert gate.person.requests == []


@pytest.mark.spec("approval.search")
async def test_flow_begins_with_a_press_that_cancels_and_ends_with_another_address() -> None:
    """Required: before and after, a vague control that sends nothing is free; in between it is asked about."""
    view = page(OPEN, VAGUE, control("Manage plan", node="0:41"), text="Your plan")
    gate = Gate(view)
    await gate.act(view[2])
    await gate.act(VAGUE)
    await gate.act(OPEN, Action("scroll"))
    await gate.act(VAGUE)
    await gate.act(OPEN)
    with pytest.raises(NeedsHuman):
        await gate.act(VAGUE)
    await gate.browser.navigate(ACCOUNT)
    await gate.act(VAGUE)
    assert gate.inner.pressed().count("Xylofon") == 3


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    "fields",
    [{}, {"href": f"{HOME}/y"}, {"form_action": f"{HOME}/y"}, {"name": "Go"}, {"role": "link"}],
)
async def test_final_press_is_not_made_twice_on_a_page_that_shows_it_again(fields: dict[str, Any]) -> None:
    """Required: the same control, by role, words, form and address, on a page that still asks: it was sent."""
    last = control("Finish cancellation", node="0:7", text="Finish cancellation")
    gate = Gate(page(last, url=FINAL_PAGE.url, text=FINAL_PAGE.text), YES)
    again = replace(last, node="0:77", **fields)

    async def send() -> None:
        await gate.inner.request(PageRequest("POST", f"{HOME}/x", kind="fetch", document=FINAL_PAGE.url))
        gate.inner.view = page(again, url=f"{HOME}/cancel/more", text="Do you really want to cancel?\nConfirm")

    gate.inner.on[last.node] = send
    await gate.act(last)
    assert gate.browser.submitted is (not fields)


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "asked"), [("Cancel membership?", 1), ("Cancel membership? A fee of $49 is due.", 2)]
)
async def test_dialog_of_a_later_step_is_covered_by_the_yes_that_lives_on(message: str, asked: int) -> None:
    """Required: an approved step that only led on leaves its yes to what OK means there, for the same facts."""
    finish = replace(FINISH, form_method="", form_action="")
    gate = Gate(page(finish, url=FINAL_PAGE.url, text=FINAL_PAGE.text), YES, YES)
    gate.inner.on[finish.node] = OFFER_PAGE
    await gate.act(finish)
    await gate.browser.look()
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await gate.inner.dialog(message))

    gate.inner.on[DECLINE.node] = ask
    await gate.act(DECLINE)
    assert answers == [True]
    assert len(gate.person.requests) == asked


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(("fields", "asked"), [({}, True), ({"name": "More of it", "text": "More of it"}, False)])
async def test_yes_obtained_ahead_is_for_what_reads_the_same(fields: dict[str, Any], asked: bool) -> None:
    """Required: a control that only the flow calls final is pressed under its yes, also drawn anew; another is not."""
    plain = control("More", node="0:40")
    gate = Gate(page(plain, text="Your plan"), YES)
    await gate.browser.obtain_yes(plain)
    anew = replace(plain, node="0:41", **fields)
    gate.inner.view = page(anew, text="Your plan")
    await gate.act(anew)
    assert bool(gate.ledger.open or gate.ledger.results) is asked
    assert len(gate.person.requests) == 1


@pytest.mark.spec("approval.afterwards")
async def test_scrolling_begins_no_press() -> None:
    """Required: what a page sends while it is scrolled is its own."""
    gate = Gate(page(OPEN, text="Your plan"), YES)

    async def send() -> None:
        assert not await gate.inner.request(PageRequest("POST", f"{HOME}/cancel/finish", document=ACCOUNT))

    gate.inner.on[OPEN.node] = send
    await gate.act(OPEN, Action("scroll"))
    assert gate.person.requests == []


# -- native dialogs are shown ------------------------------------------------------------------------------------------

MORE = control("More options", node="0:70")
SURE = "Really go on?"


def opens_dialogs(gate: Gate, *messages: str) -> None:
    """A press on MORE opens these native dialogs."""

    async def opened() -> None:
        for message in messages:
            await gate.inner.dialog(message)

    gate.inner.on[MORE.node] = opened


@pytest.mark.spec("gate.dialog-shown")
async def test_next_look_shows_native_dialogs_their_answers_and_why() -> None:
    """Required: a press that was answered by a dialog is not told as done and nothing else."""
    gate = Gate(page(MORE), YES)
    opens_dialogs(gate, "Stay for 50% off? Press OK to accept the offer")

    await gate.act(MORE)
    (dialog,) = (await gate.browser.look()).native_dialogs

    assert (dialog.kind, dialog.accepted) == ("confirm", False)
    assert dialog.message == "Stay for 50% off? Press OK to accept the offer"
    assert "reads as an offer" in dialog.why

    gate.inner.on.clear()
    await gate.act(MORE)
    assert (await gate.browser.look()).native_dialogs == ()


@pytest.mark.spec("gate.dialog-shown")
async def test_dialog_that_whoever_leads_dismisses_is_not_asked_about() -> None:
    """Required: a no needs no person."""
    gate = Gate(page(MORE), YES)
    opens_dialogs(gate, SURE)

    await gate.act(MORE, Action("click", dialog="dismiss"))

    (dialog,) = (await gate.browser.look()).native_dialogs
    assert (dialog.accepted, dialog.why) == (False, "whoever leads dismisses it")
    assert gate.person.requests == []


@pytest.mark.spec("gate.dialog-shown")
@pytest.mark.parametrize("answer", [None, "accept"])
async def test_ok_is_judged_whoever_leads_wants_it_or_not(answer: Any) -> None:
    """Required: an acceptance announced is no approval: the person is asked, an offer is refused."""
    gate = Gate(page(MORE), YES)
    opens_dialogs(gate, SURE, "Accept the offer of 50% off?")

    await gate.act(MORE, Action("click", dialog=answer))

    shown = (await gate.browser.look()).native_dialogs
    assert [(each.message == SURE, each.accepted) for each in shown] == [(True, True), (False, False)]
    assert len(gate.person.requests) == 1


# -- frames without an address -----------------------------------------------------------------------------------------


@pytest.mark.spec("gate.frames")
@pytest.mark.parametrize(("maker", "pressed"), [(HOME, True), ("https://evil.example", False), ("", False)])
async def test_frame_without_an_address_is_judged_by_its_maker(maker: str, pressed: bool) -> None:
    """Required: a member portal in a srcdoc frame is used; one of another host, or of nobody known, is not."""
    more = replace(MORE, frame=1, node="1:70", form_action="about:srcdoc")
    view = page(more, frames=["about:srcdoc"])
    view = replace(view, frames=(view.frames[0], replace(view.frames[1], maker=maker)))
    gate = Gate(view, YES)

    if pressed:
        await gate.act(more)
    else:
        with pytest.raises(Refused, match="was not touched"):
            await gate.act(more)
    assert bool(gate.inner.acted) is pressed
