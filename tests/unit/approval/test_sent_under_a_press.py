"""What leaves under a press: while searching, under a yes, in a dry run, and by the page itself."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from datetime import date

import pytest

from sending import FINISH, LAST, MORE, START, Sending
from stand_ins import (
    FINAL_PAGE,
    HOME,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.domain.errors import SubTerminatorError
from subterminator.domain.protocols import Action, Decision, PageView
from subterminator.lexicon.lexicon import Lexicon


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("line", "leaves"),
    [
        ("POST /api/subscription/cancel", True),
        ("POST /api/x", True),
        ("GET /account", True),
        ('POST /api/events {"name": "cancel_clicked"}', True),
        ("POST /cancel/survey reason=other", True),
        ("POST /upgrade", False),
        ("POST /orders/7/cancel", False),
        ("POST /delete-account", False),
        ("POST /change-password", False),
        ('POST /api/x {"upgrade": true}', False),
        ("POST /cancel choice=pause&action=cancel", False),
    ],
)
async def test_yes_lets_its_own_end_leave_and_nothing_else(line: str, leaves: bool) -> None:
    """Required: one cancellation; what buys, deletes, changes the profile or ends another thing is held."""
    sending = Sending(LAST, Decision.YES)
    assert await sending.press(FINISH, line) == ([line] if leaves else [])
    assert len(sending.person.requests) == 1
    if not leaves:
        assert [bool(reason) for reason in sending.reasons("request_held")] == [True]
        assert sending.stop


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("line", "leaves"),
    [
        ('POST /api/subscription/termination {"why": "other", "accept": true}', True),
        ("POST /membership/cancel accept_terms=on&reason=other", True),
        ('POST /api/subscription/cancel {"terms": {"accepted": true}}', True),
        ('POST /api/subscription/cancel {"accept": true, "offer": "half"}', False),
        ('POST /api/subscription/cancel {"accept_offer": true}', False),
        ('POST /api/subscription/cancel-offer {"accept": true}', False),
        ('POST /api/cancel/step {"accept": true}', False),
        ('POST /api/subscription/x {"accept": true}', False),
        ('POST /api/offers/half {"accept": true}', False),
    ],
)
async def test_accept_in_an_end_accepts_the_end(line: str, leaves: bool) -> None:
    """Required: a ticked box of its terms goes with it; wherever there is an offer to accept, nothing leaves."""
    sending = Sending(LAST, Decision.YES)
    assert await sending.press(FINISH, line) == ([line] if leaves else [])


@pytest.mark.spec("approval.one-thing")
async def test_accept_of_a_press_that_does_not_surely_end_is_held() -> None:
    """Required: a control that only goes on may accept the offer of its page at the flow's address."""
    sending = Sending(START, Decision.YES)
    assert await sending.press(MORE, 'POST /api/subscription/cancel {"accept": true}') == []
    assert sending.person.requests == []


@pytest.mark.spec("approval.same-order")
async def test_order_leaves_once_under_a_press() -> None:
    """Required: neither twice, nor a second end beside it; operations of GraphQL are told apart."""
    sending = Sending(LAST, Decision.YES)
    again = "POST /api/subscription/cancel again=1"
    other = "POST /api/membership/terminate"
    note = "POST /api/notes a=1"
    assert await sending.press(FINISH, "POST /api/subscription/cancel", again, other, note) == [
        "POST /api/subscription/cancel",
        note,
    ]
    twice, more = sending.reasons("request_held")
    assert "under this press already" in twice
    assert "would end something more" in more
    graph = Sending(LAST, Decision.YES)
    first, second = (f"POST /graphql {json.dumps({'query': f'mutation {{ {name} }}'})}" for name in ("setA", "setB"))
    assert await graph.press(FINISH, first, second, first) == [first, second]


@pytest.mark.spec("approval.beacons")
async def test_beacon_that_reports_the_end_is_not_the_end() -> None:
    """Required: it is held and uses no yes, and the end itself leaves after it; alone it ends nothing."""
    beacon, end = 'POST /b {"event": "portal.subscription.cancel"}', "POST /api/subscription/cancel"
    sending = Sending(LAST, Decision.YES)

    async def sends() -> None:
        await sending.send(beacon, kind="ping")
        await sending.send(end)

    sending.inner.on[FINISH.node] = sends
    await sending.act(FINISH)
    assert (sending.left, len(sending.person.requests)) == ([end], 1)

    alone = Sending(LAST, Decision.YES)
    assert await alone.press(FINISH, beacon, kind="ping") == []
    assert not alone.guard.submitted
    other = 'POST /b {"event": "addon.cancel", "id": 7}'
    assert await Sending(LAST, Decision.YES).press(FINISH, end, other, kind="fetch") == [end]


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "asked", "leaves"),
    [
        ("POST /api/subscription/cancel", 1, True),
        ("POST /orders/7/cancel", 1, True),
        ("POST /api/x", 1, True),
        ("GET /account", 0, True),
        ('POST /api/getPlan {"id": 7}', 0, True),
        ('POST /api/cancel/preview {"id": 7}', 0, True),
        ("POST /survey reason=other", 0, True),
        ("POST /upgrade", 0, False),
        ("POST /delete-account", 0, False),
    ],
)
async def test_press_that_only_looks_round_is_asked_about_by_what_it_sends(line: str, asked: int, leaves: bool) -> None:
    """Required: an end and an unknown write need a yes of their own; what costs gets none."""
    sending = Sending(START, Decision.YES)
    assert await sending.press(MORE, line) == ([line] if leaves else [])
    assert len(sending.person.requests) == asked
    if asked:
        assert sending.person.requests[0].reason.startswith("'Manage plan' sends it: ")
        assert sending.person.requests[0].warning.startswith("'Manage plan' sends it, and nothing says")
        assert sending.guard.submitted or "cancel" not in line or "orders" in line
        assert sending.reasons("request_released") == ["the person said yes to it"]
        silent = Sending(START)
        assert await silent.press(MORE, line) == []
        assert silent.stop
    dry = Sending(START, Decision.YES, dry_run=True)
    assert await dry.press(MORE, line) == ([line] if leaves and not asked and "survey" not in line else [])
    assert dry.person.requests == []
    assert bool(asked or "survey" in line) == dry.stop.startswith("dry run: ")


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "leaves"),
    [
        ("POST /api/subscription/cancel", False),
        ("POST /orders/7/cancel", False),
        ("POST /delete-account", False),
        ("POST /upgrade", False),
        ("POST /api/x", True),
        ("GET /account", True),
        ("POST https://other.invalid/cancel/finish", True),
    ],
)
async def test_page_by_itself_sends_no_end_and_buys_nothing(line: str, leaves: bool) -> None:
    """Required: a second line, best effort."""
    sending = Sending(START)
    await sending.guard.look()
    await sending.send(line)
    assert sending.left == ([line] if leaves else [])
    assert sending.person.requests == []


@pytest.mark.spec("approval.requests")
async def test_what_a_page_sends_by_itself_is_known_under_a_press() -> None:
    """Required: a heartbeat costs no question, and the same address with another method does."""
    sending = Sending(START, Decision.NO)
    await sending.guard.look()
    await sending.send("POST /api/heartbeat")
    assert await sending.press(MORE, "POST /api/heartbeat?n=2") == ["POST /api/heartbeat", "POST /api/heartbeat?n=2"]
    assert sending.person.requests == []
    await sending.press(MORE, "PUT /api/heartbeat")
    assert len(sending.person.requests) == 1


@pytest.mark.spec("approval.requests")
async def test_script_sends_no_form_of_a_final_or_costly_button_unasked() -> None:
    """Required: an address without words is known by the button of the page that posts there."""
    final = control("Finish cancellation", node="0:50", form_method="POST", form_action=f"{HOME}/x9")
    costly = control("Upgrade to Gold", node="0:51", form_method="POST", form_action=f"{HOME}/x8")
    view = page(MORE, final, costly, text="Your plan")
    sending = Sending(view)
    await sending.guard.look()
    await sending.send("POST /x9")
    await sending.send("POST /x8")
    await sending.send("POST /x7")
    assert sending.left == ["POST /x7"]


@pytest.mark.spec("approval.afterwards")
async def test_page_that_is_left_sends_no_end() -> None:
    """Required: a ping, and what follows a press that opened another page, is the page's own."""
    sending = Sending(START, Decision.YES)
    assert await sending.press(MORE, "POST /api/subscription/cancel", kind="ping") == []
    assert sending.person.requests == []


@pytest.mark.spec("approval.after-the-press")
async def test_nothing_leaves_once_the_end_was_sent() -> None:
    """Required: one end, whatever is sent by a later press."""
    sending = Sending(LAST, Decision.YES, Decision.YES)
    end = "POST /api/subscription/cancel"
    assert await sending.press(FINISH, end) == [end]
    sending.inner.view = replace(LAST, text="Your cancellation is complete")
    await sending.send("POST /api/membership/terminate", document=LAST.url)
    assert sending.left == [end]
    assert len(sending.person.requests) == 1


@pytest.mark.spec("approval.search")
async def test_dialog_of_a_press_that_searches_is_dismissed_unasked() -> None:
    """Required: while the way is searched nobody is asked, and nothing is confirmed."""
    sending = Sending(START, Decision.YES)
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await sending.inner.dialog("Cancel your subscription?"))
        await sending.send("POST /api/subscription/cancel")

    sending.inner.on[MORE.node] = ask
    await sending.guard.act(MORE, Action("click", exploring=True))
    assert (answers, sending.left, sending.person.requests) == ([False], [], [])
    assert sending.reasons("request_held") == ["while the way is searched no write leaves"]


@pytest.mark.spec("approval.led-on")
async def test_another_address_under_a_yes_for_a_form_is_let_go() -> None:
    """Required: only a yes for an address that ends when it is opened is for that address alone."""
    form = control("Finish cancellation", node="0:7", form_method="POST", form_action=f"{HOME}/cancel/now?confirm=1")
    view = page(form, url=FINAL_PAGE.url, text=FINAL_PAGE.text)
    sending = Sending(view, Decision.YES)
    assert await sending.press(form, "GET /cancel/now?confirm=1&id=7") == ["GET /cancel/now?confirm=1&id=7"]


@pytest.mark.spec("approval.one-thing")
async def test_plan_that_no_page_names_is_told_until_one_does() -> None:
    """Required: of the account page, of pages seen on the way, or of the page itself."""

    async def warning(text: str, *seen: PageView) -> str:
        inner = ScriptedBrowser(page(FINISH, url=FINAL_PAGE.url, text=text))
        person = ScriptedApprover(Decision.YES)
        policy = Policy(Service(plan="Basketnews"), Lexicon.load())
        guard = Guarded(inner, policy, person, MemoryJournal(), MemoryLedger(), now=Clock())
        for each in seen:
            inner.looks = [each]
            await guard.look()
        await guard.act(inner.view[0], Action("click"))
        return person.requests[0].warning

    ends = "Your membership will end on 20 December 2026"
    assert "no page names 'Basketnews'" in await warning(ends)
    assert await warning(f"{ends}\nBasketnews") == ""
    assert await warning(ends, page(text="Basketnews")) == ""
    assert await warning(ends, page(text="Hello"), page(url=f"{HOME}/cancel", text="BASKETNEWS")) == ""
    assert "no page names" in await warning(ends, page(url=f"{HOME}/cancel", text="Basket"))


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("line", "leaves"),
    [
        ("POST /plans/change plan=basic", True),
        ("POST /plans/change plan=premium", False),
        ("POST /plans/change plan=basic&upgrade=true", False),
        ("POST /plans/change/checkout plan=basic", False),
    ],
)
async def test_yes_to_a_free_plan_lets_no_other_plan_leave(line: str, leaves: bool) -> None:
    """Required: the change that was approved, and no plan with a price by the same address."""
    free = control("Switch to Basic (free)", node="0:70", form_method="POST", form_action=f"{HOME}/plans/change")
    view = page(free, url=f"{HOME}/cancel/plans", text="Your plan\nBasic (free)\nSwitch to Basic (free)")
    sending = Sending(view, Decision.YES)
    sending.inner.request_judge, judge = None, sending.inner.request_judge

    async def sends() -> None:
        sending.inner.request_judge = judge
        await sending.send(line, kind="document")
        sending.inner.request_judge = None

    sending.inner.on[free.node] = sends
    with suppress(SubTerminatorError):
        await sending.guard.act(view[0], Action("click"))
    assert len(sending.person.requests) == 1
    assert sending.left == ([line] if leaves else [])


@pytest.mark.spec("account.approved-end")
async def test_day_of_the_approved_end_is_kept() -> None:
    """Required: that of the page of the yes; none where it names none."""
    sending = Sending(LAST, Decision.YES)
    assert sending.guard.approved_end is None
    await sending.press(FINISH, "POST /api/subscription/cancel")
    assert sending.guard.approved_end == date(2026, 12, 20)
    silent = Sending(replace(LAST, text="Review your cancellation\nReally?"), Decision.YES)
    await silent.press(FINISH, "POST /api/subscription/cancel")
    assert silent.guard.approved_end is None


@pytest.mark.spec("account.links")
async def test_pages_of_an_approved_press_are_kept_until_another_address_is_opened() -> None:
    """Required: the page of the press names what was to be ended; it and what it led to are pages of the flow."""
    sending = Sending(LAST, Decision.YES)
    assert (sending.guard.approved_pages, sending.guard.is_of_the_flow(LAST.url)) == ((), False)
    await sending.press(FINISH, "POST /api/subscription/cancel")
    assert [each.url for each in sending.guard.approved_pages] == [LAST.url]
    assert sending.guard.is_of_the_flow(f"{LAST.url}?again=1")
    sending.inner.view = replace(LAST, url=f"{HOME}/thanks")
    await sending.guard.look()
    assert sending.guard.is_of_the_flow(f"{HOME}/thanks")
    await sending.guard.navigate(f"{HOME}/account")
    await sending.guard.look()
    assert not sending.guard.is_of_the_flow(f"{HOME}/account")


@pytest.mark.spec("engine.refused")
@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        ([("POST", "/api/subscription/cancel", 422)], 422),
        ([("POST", "/api/subscription/cancel", 200)], 0),
        ([("POST", "/api/subscription/cancel", 303)], 0),
        ([("POST", "/api/subscription/cancel", 500)], 0),
        ([("POST", "/api/track", 404)], 0),
        ([("PUT", "/api/subscription/cancel", 403)], 0),
        ([("POST", "/api/subscription/cancel", 200), ("POST", "/api/subscription/cancel", 409)], 0),
    ],
)
async def test_answer_to_what_was_approved_is_kept(answers: list[tuple[str, str, int]], refusal: int) -> None:
    """Required: of the approved write alone, and its first answer: what a page sends by itself tells nothing."""
    sending = Sending(LAST, Decision.YES)
    await sending.press(FINISH, "POST /api/subscription/cancel")
    for method, path, status in answers:
        sending.inner.answers(method, f"{HOME}{path}", status)
    assert sending.guard.refusal == refusal
    noted = [each for each in sending.journal.events if "the site refused" in str(each.get("message"))]
    assert len(noted) == bool(refusal)
