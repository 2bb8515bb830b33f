"""Page events one at a time: a dialog or a request, by the press and the yes that a test gives it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from stand_ins import (
    FINAL_PAGE,
    FINISH,
    HOME,
    NOW,
    Answer,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.approval_requests import ApprovalRequests
from subterminator.approval.granted_approval import Press, Yes, words_of
from subterminator.approval.kinds import Phase, PressKind
from subterminator.approval.page_events import COVERED, REPORTED, PageEvents
from subterminator.approval.policy import Policy
from subterminator.approval.submission import AFTER_THE_PRESS, Submission
from subterminator.domain.errors import Aborted, DryRunReached, NeedsHuman, SubTerminatorError
from subterminator.domain.page import Block
from subterminator.domain.protocols import (
    ApprovalRequest,
    Decision,
    Element,
    Form,
    FormField,
    PageRequest,
    PageView,
)
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.lexicon import Lexicon

YES, NO = Decision.YES, Decision.NO
POLICY = Policy(Service(), Lexicon.load())
VIEW = FINAL_PAGE
END, VAGUE = "POST /api/subscription/cancel", "POST /api/x"
CANCEL, FEE, OTHER = "Cancel your membership?", "Cancel your membership? A fee of $49 is due.", "Cancel your order?"
STRANGE = "Blorpag zrusxit?"
JUST_NOW = NOW - timedelta(seconds=1)


def request(line: str, **fields: Any) -> PageRequest:
    """Read a request from method, path and body; a script sends it unless another kind is given."""
    method, url, body = [*line.split(" ", 2), ""][:3]
    url = url if url.startswith("http") else HOME + url
    types = {"{": "application/json", "": ""}
    content_type = types.get(body[:1], "application/x-www-form-urlencoded")
    return PageRequest(method, url, body, content_type, **{"kind": "fetch", "document": VIEW.url, **fields})


class Events:
    """Page events of a run, with the press and the yes that a test gives them."""

    def __init__(
        self, *answers: Answer, view: PageView | None = VIEW, account: str = "", dry_run: bool = False
    ) -> None:
        self.clock, self.person = Clock(), ScriptedApprover(*answers)
        self.journal, self.ledger = MemoryJournal(), MemoryLedger()
        self.view = view
        self.submission = Submission(
            *(POLICY, self.person, self.journal, self.ledger),
            account=account,
            dry_run=dry_run,
            seconds=600,
            now=self.clock,
        )
        requests = ApprovalRequests(ScriptedBrowser(), POLICY, self.journal, self.submission)
        self.page = PageEvents(POLICY, self.submission, self.journal, lambda: self.view, requests)

    def asks(self, element: Element = FINISH, **fields: Any) -> ApprovalRequest:
        return replace(self.submission.request(element, VIEW, "it ends it"), **fields)

    def says_yes(self, element: Element = FINISH, **fields: Any) -> Yes:
        """Hold a yes that was pressed already, unless the fields say something else."""
        about: dict[str, Any] = {
            "form": None,
            "alone": True,
            "others": frozenset(),
            "words": words_of(VIEW),
            "pressed": True,
        }
        yes = Yes(**{"request": self.asks(element), "element": element, **about, **fields})
        self.submission.grant(yes)
        return yes

    def presses(self, kind: PressKind = PressKind.STEP, **fields: Any) -> Press:
        """Begin a press on the control that ends it, of a page in the flow."""
        about: dict[str, Any] = {"label": "Go on", "document": VIEW.url, "phase": Phase.FLOW, "control": FINISH}
        press = Press(kind, **{**about, **fields})
        self.submission.begins(press)
        return press

    def ends(self, **fields: Any) -> Press:
        """Begin the press under the yes, which is committed."""
        yes = self.says_yes()
        self.submission.submitted = True
        return self.presses(**{"kind": PressKind.END, "yes": yes, "phase": Phase.YES, **fields})

    async def send(self, line: str, **fields: Any) -> bool:
        return await self.page.request(request(line, **fields))

    async def ok(self, message: str, url: str = VIEW.url) -> bool:
        return await self.page.dialog("confirm", message, url)

    def said(self, event: str) -> list[dict[str, Any]]:
        """The journal's events of that name, without it."""
        found = [each for each in self.journal.events if each["event"] == event]
        return [{key: value for key, value in each.items() if key != "event"} for each in found]

    def why(self) -> str:
        """Why the one dialog of the journal was answered as it was."""
        (only,) = self.said("dialog")
        return str(only["reason"])

    def held(self) -> str:
        """Why the one request that was held was held."""
        (only,) = self.said("request_held")
        return str(only["reason"])

    def released(self) -> list[str]:
        return [each["reason"] for each in self.said("request_released")]


# -- dialogs -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize("kind", ["alert", "beforeunload"])
async def test_dialog_without_a_choice_is_closed_and_recorded(kind: str) -> None:
    """Required: closing it decides nothing."""
    events = Events()
    assert await events.page.dialog(kind, "Keep it?", "https://other.invalid/")
    said = {"kind": kind, "message": "Keep it?", "url": "https://other.invalid/", "accepted": True}
    assert events.said("dialog") == [said]


@pytest.mark.spec("approval.dialogs")
async def test_answer_to_a_dialog_is_recorded_with_its_reason() -> None:
    """Required: an OK, a Cancel, and a run that ends here."""
    about = {"kind": "confirm", "message": CANCEL, "url": VIEW.url}
    events = Events(YES, NO)
    assert await events.ok(CANCEL)
    assert events.said("dialog") == [{**about, "accepted": True, "reason": f"the dialog '{CANCEL}' asks to cancel"}]
    assert not await events.ok(CANCEL, "https://other.invalid/")
    refused = {**about, "url": "https://other.invalid/", "accepted": False}
    out = "Example: other.invalid is out of bounds: only www.example.com may be used"
    assert events.said("dialog")[1] == {**refused, "reason": out}
    events = Events(NO)
    with pytest.raises(Aborted, match="the person said no"):
        await events.ok(CANCEL)
    assert events.said("dialog") == [{**about, "accepted": False, "reason": "the person said no"}]


@pytest.mark.spec("approval.dialogs")
async def test_prompt_is_not_answered() -> None:
    """Required: also where it asks for the end under a yes."""
    events = Events(YES)
    events.ends()
    assert await events.page.dialog("prompt", CANCEL, VIEW.url) is False
    assert events.why() == "a page's prompt is not answered for the person"
    assert events.person.requests == []


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "pressed", "answer", "reason"),
    [
        (CANCEL, "yes", True, COVERED),
        (FEE, "yes", True, f"the dialog '{FEE}' asks to cancel"),
        (OTHER, "yes", True, f"the dialog '{OTHER}' asks to cancel something else"),
        (STRANGE, "yes", True, f"it cannot be told what OK in the dialog '{STRANGE}' does"),
        ("Keep your membership?", "yes", False, "OK in the dialog 'Keep your membership?' would keep the subscription"),
        (CANCEL, "ended", False, AFTER_THE_PRESS),
        (STRANGE, "ended", False, f"it cannot be told what OK in the dialog '{STRANGE}' does"),
        (CANCEL, "exploring", False, "while the way is searched no dialog is answered"),
        (CANCEL, "no yes", False, AFTER_THE_PRESS),
        (CANCEL, "none", False, AFTER_THE_PRESS),
    ],
)
async def test_dialog_is_covered_by_the_yes_of_its_press(message: str, pressed: str, answer: bool, reason: str) -> None:
    """Required: of a press that is under way, for the same facts; anything else needs its own, or is dismissed."""
    events = Events(YES)
    press = events.ends()
    match pressed:
        case "ended":
            press.ended = JUST_NOW
        case "exploring":
            press.exploring = True
        case "no yes":
            press.yes = events.submission.yes = None
        case "none":
            events.submission.press = events.submission.yes = None
    assert await events.ok(message) is answer
    assert events.why() == reason
    assert len(events.person.requests) == (answer and reason != COVERED)
    assert len(events.said("submitting")) == (answer and reason != COVERED)


@pytest.mark.spec("approval.dialogs")
async def test_yes_to_a_dialog_becomes_that_of_its_press() -> None:
    """Required: it is for the page with the dialog's words, at the dialog's address, and counts as pressed."""
    events = Events(YES)
    press = events.presses()
    frame = f"{HOME}/frame"
    assert await events.ok(CANCEL, frame)
    (asked,) = events.person.requests
    assert (asked.role, asked.name, asked.text, asked.url, asked.warning) == ("dialog", CANCEL, CANCEL, frame, "")
    assert asked.reason == f"the dialog '{CANCEL}' asks to cancel"
    yes = press.yes
    assert yes is not None
    assert yes is events.submission.yes
    assert yes == Yes(
        asked, Element(0, "dialog:0", "dialog", CANCEL, text=CANCEL), None, True, frozenset(), yes.words, pressed=True
    )
    assert CANCEL.lower().rstrip("?") in yes.words
    assert "keep membership" not in yes.words
    assert press.phase is Phase.YES
    assert events.submission.submitted
    assert events.said("submitting")[0]["control"] == f"OK in the dialog '{CANCEL}'"
    assert events.submission.press is press


@pytest.mark.spec("approval.dialogs")
async def test_yes_to_a_dialog_of_the_page_itself_begins_a_press() -> None:
    """Required: what the page sends then is sent under it, and it counts as the final press."""
    events = Events(YES, view=None)
    assert await events.ok(CANCEL)
    yes = events.submission.yes
    assert yes is not None
    begun = Press(PressKind.END, CANCEL, VIEW.url, Phase.YES, yes=yes, surely=True)
    assert events.submission.press == begun
    assert yes.request.url == VIEW.url
    assert await events.send(END)


@pytest.mark.spec("approval.dialogs")
async def test_dialog_after_a_press_is_over_begins_no_press() -> None:
    """Required: the yes is held, and what the page sends late is judged by the press before."""
    events = Events(YES)
    press = events.presses(ended=JUST_NOW)
    assert await events.ok(CANCEL)
    assert events.submission.press is press
    assert press.yes is None
    assert press.phase is Phase.FLOW


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({}, 0),
        ({"pressed": False}, 1),
        ({"others": frozenset({("0:7", *reads_as(FINISH))})}, 1),
        ({"others": frozenset({("0:8", *reads_as(FINISH))})}, 0),
        ({"others": frozenset({("0:7", "button", "Keep plan")})}, 0),
        ({"others": frozenset({("0:7", *reads_as(FINISH))}), "url": f"{HOME}/cancel"}, 0),
        ({"expires": NOW}, 1),
        ({"message": FEE}, 1),
        ({"message": OTHER}, 1),
        ({"control": None}, 1),
    ],
)
async def test_yes_of_an_earlier_press_covers_the_dialog_of_a_later_one(fields: dict[str, Any], asked: int) -> None:
    """Required: for the same facts, if it was pressed under, and not of a control that stood beside the approved."""
    events = Events(YES)
    wanted = {key: fields[key] for key in ("url", "expires") if key in fields}
    given = {key: fields[key] for key in ("pressed", "others") if key in fields}
    held = events.says_yes(**given, request=events.asks(**wanted))
    press = events.presses(control=fields.get("control", FINISH))
    message = fields.get("message", CANCEL)
    assert await events.ok(message)
    assert len(events.person.requests) == asked
    assert (press.yes is held) is (not asked)
    assert press.phase is Phase.YES
    assert (events.why() == COVERED) is (not asked)
    assert events.said("submitting")[0]["control"] == f"OK in the dialog '{message}'"


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize("held", [False, True], ids=["without a yes", "with one"])
async def test_dry_run_presses_no_ok(held: bool) -> None:
    """Required: whoever has said yes; nothing is asked."""
    events = Events(YES, dry_run=True)
    if held:
        events.says_yes()
    events.presses()
    with pytest.raises(DryRunReached) as stop:
        await events.ok(CANCEL)
    assert str(stop.value) == f"dry run: OK in the dialog '{CANCEL}' would be pressed next; nothing was sent"
    assert events.person.requests == []
    assert not events.submission.submitted


@pytest.mark.spec("approval.dialogs")
async def test_dialog_that_costs_an_unknown_sum_is_not_asked_about() -> None:
    """Required: unless its press has a yes already, whose question has been asked."""
    message = "An early termination fee applies. Cancel your membership?"
    events = Events(YES)
    events.presses()
    with pytest.raises(NeedsHuman, match="costs something and not how much"):
        await events.ok(message)
    assert events.person.requests == []
    events = Events(YES)
    events.ends()
    assert await events.ok(message)
    assert len(events.person.requests) == 1


@pytest.mark.spec("approval.dialogs")
async def test_dialog_is_asked_about_with_the_page_below_it() -> None:
    """Required: what the page says counts, and what the pressed control says."""
    paid = replace(VIEW, text=f"{VIEW.text}\nEarly termination fee: $20.00")
    events = Events(YES, view=paid)
    assert await events.ok(CANCEL)
    assert events.person.requests[0].facts["fee"] == "$20.00"
    for pressed, becomes in ((control("Switch to Basic (free)", node="0:70"), "Basic"), (FINISH, None), (None, None)):
        plans = page(*filter(None, [pressed]), url=VIEW.url, text="Your plan\nBasic (free)\nSwitch to Basic (free)")
        events = Events(YES, view=plans)
        events.presses(control=pressed)
        await events.ok(CANCEL)
        assert (becomes or "Basic") in events.person.requests[0].facts.get("becomes", "" if becomes else "Basic")
        assert ("becomes" in events.person.requests[0].facts) is bool(becomes)


SUM = "the page names a sum, and it is not clear what for: "


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "view", "uncovered"),
    [
        ("Thank you", VIEW, ""),
        (" ", replace(VIEW, text="Early termination fee: $20.00"), ""),
        ("A cancellation fee of $49 will be charged.", VIEW, SUM + "A cancellation fee of $49 will be charged."),
        ("Thank you", None, ""),
        ("Thank you", replace(VIEW, text="Early termination fee: $20.00"), SUM + "Early termination fee: $20.00"),
        ("Thank you, Blorpag", VIEW, ""),
    ],
)
async def test_alert_that_states_a_new_cost_takes_the_yes_from_later_writes(
    message: str, view: PageView | None, uncovered: str
) -> None:
    """Required: as far as its press has one; an alert that says nothing new takes nothing."""
    events = Events(view=view)
    press = events.ends()
    assert await events.page.dialog("alert", message, VIEW.url)
    assert press.uncovered == uncovered
    assert await events.send(END) is (not uncovered)
    assert press.strayed == uncovered
    if uncovered:
        assert events.held() == uncovered


@pytest.mark.spec("approval.dialogs")
async def test_first_new_cost_of_alerts_stays() -> None:
    """Required: a later harmless alert gives the yes back to nobody."""
    events = Events()
    press = events.ends()
    for message in ("A cancellation fee of $49 will be charged.", "Thank you"):
        await events.page.dialog("alert", message, VIEW.url)
    assert press.uncovered == SUM + "A cancellation fee of $49 will be charged."
    press = events.presses()
    await events.page.dialog("alert", "A cancellation fee of $49 will be charged.", VIEW.url)
    assert press.uncovered == ""


# -- requests of the page itself ---------------------------------------------------------------------------------------


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (END, "'/api/subscription/cancel' reads as end of this (cancel): only a press of ours can use a yes"),
        ("POST /orders/7/cancel", "'/orders/7/cancel' reads as end of other (cancel of orders): only a press of ours"),
        ("POST /upgrade", "'/upgrade' reads as money (upgrade): no yes covers buying"),
        (VAGUE, ""),
        ("GET /account", ""),
    ],
)
async def test_request_of_the_page_itself_is_held_for_a_reason(line: str, reason: str) -> None:
    """Required: the journal has the words by which it was read."""
    events = Events(YES)
    assert await events.send(line) is (not reason)
    assert [each["reason"].startswith(f"POST {reason}") for each in events.said("request_held")] == [True] * bool(
        reason
    )
    assert {(each["method"], each["url"]) for each in events.said("request_held")} == (
        {("POST", request(line).url)} if reason else set()
    )
    assert events.person.requests == []


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("before", "line", "asked"),
    [
        (VAGUE, f"{VAGUE}?n=2", 0),
        (VAGUE, "PUT /api/x", 1),
        (VAGUE, "POST /api/y", 1),
        ("GET /account", "POST /account", 1),
        ("POST /survey a=1", "POST /survey", 0),
        ('POST /graphql {"query": "{ plan }"}', "POST /graphql a=1", 1),
        ("POST /api a=1", 'POST /api {"action": "cancel"}', 1),
    ],
)
async def test_only_unknown_requests_that_the_page_sends_too_are_its_own(before: str, line: str, asked: int) -> None:
    """Required: by method and address, whatever the query; what reads as an end is none of them."""
    events = Events(YES)
    assert await events.send(before)
    events.presses()
    assert await events.send(line)
    assert len(events.person.requests) == asked


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "target", "held"),
    [
        ("POST /x9", "", "ends"),
        ("POST /x8", "", "costs"),
        ("POST /x9", f"{HOME}/x9", ""),
        ("POST /x8", f"{HOME}/x8", ""),
        ("POST /x8", f"{HOME}/x9", "costs"),
        ("GET /api/x8", "", ""),
        ("GET /api/x9", "", ""),
        ('POST /api/getPlan {"id": 7}', "", ""),
        ("POST /x7", "", ""),
    ],
)
async def test_script_sends_no_form_of_a_button_that_nobody_pressed(line: str, target: str, held: str) -> None:
    """Required: one that ends it is asked about under a press, one that costs is held; reading is free."""
    senders = [
        control(name, node=f"0:{number}", form_method="POST", form_action=HOME + path)
        for number, (name, path) in enumerate(
            (
                *(("Finish cancellation", "/x9"), ("Upgrade to Gold", "/x8")),
                *(("Upgrade to Gold", "/api/x8"), ("Finish cancellation", "/api/x9"), ("Upgrade", "/api/getPlan")),
            )
        )
    ]
    costs = "button 'Upgrade to Gold' would send 'https://www.example.com/x8', and nobody pressed it"
    events = Events(NO, view=page(*senders, url=VIEW.url, text="Your plan"))
    press = events.presses(target=target, phase=Phase.SEARCHING, kind=PressKind.NAVIGATION)
    with_reason = "a final control of the page sends it" if held == "ends" else ""
    if held == "costs":
        assert not await events.send(line)
        assert events.held() == press.strayed == costs
    elif "getPlan" in line:
        assert await events.send(line)
    else:
        with pytest.raises(Aborted):
            await events.send(line, kind="document" if line.startswith("GET") else "fetch")
        (asked,) = events.person.requests
        assert ("reads as the end" in asked.reason) is bool(with_reason)


@pytest.mark.spec("approval.requests")
async def test_buttons_count_only_where_a_page_is_known() -> None:
    """Required: without one, the address says what it sends."""
    assert await Events(view=None).send("POST /x9")


@pytest.mark.spec("approval.requests")
async def test_request_of_a_costly_button_is_reported_by_its_own_kind() -> None:
    """Required: the reason names the button, and no words of the address."""
    sender = control("Upgrade to Gold", node="0:5", form_method="POST", form_action=f"{HOME}/api/subscription/cancel")
    events = Events(view=page(sender, text="Your plan"))
    assert not await events.send(END)
    assert events.held().startswith("button 'Upgrade to Gold' would send")
    press = events.presses(ended=JUST_NOW)
    events.page.sent(request(END))
    assert press.ends == [END]
    assert events.submission.submitted


# -- requests of a press without a yes ---------------------------------------------------------------------------------


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("line", [END, "POST /orders/7/cancel", VAGUE])
@pytest.mark.parametrize(("kind", "left"), [("ping", False), ("fetch", True), ("fetch", False)])
async def test_end_sent_on_leaving_a_page_is_its_own(line: str, kind: str, left: bool) -> None:
    """Required: it is held and nobody is asked; another request is asked about wherever it comes from."""
    events = Events(YES)
    press = events.presses(left=left)
    own = line != VAGUE and (left or kind == "ping")
    assert await events.send(line, kind=kind) is (not own)
    assert len(events.person.requests) == (not own)
    if own:
        assert events.held() == press.strayed
        assert events.held().endswith("only a press of ours can use a yes")


ALL = [
    *(PressKind.STEP, PressKind.END, PressKind.NAVIGATION, PressKind.ANSWER, PressKind.CLOSE, PressKind.UNFOLD),
    PressKind.UNKNOWN,
]


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("phase", [Phase.SEARCHING, Phase.FLOW])
async def test_press_without_a_yes_is_judged_by_what_it_sends(kind: PressKind, phase: Phase) -> None:
    """Required: reads and answers leave unasked, an end and an unknown write after a question, a purchase never."""
    for line, leaves, asked in (
        *(("GET /account", True, 0), ("POST /survey a=1", True, 0), ('POST /api/getPlan {"id": 7}', True, 0)),
        *((END, True, 1), (VAGUE, True, 1), ("POST /upgrade", False, 0)),
    ):
        events = Events(YES)
        press = events.presses(kind, phase=phase)
        assert await events.send(line) is leaves, line
        assert len(events.person.requests) == asked, line
        assert press.opened is (leaves and not asked), line
        assert press.writes == ([line.split(" {")[0].split(" a=")[0]] if asked or "survey" in line else []), line


@pytest.mark.spec("approval.requests")
async def test_press_that_costs_sends_nothing() -> None:
    """Required: the reason has no words where the request has none."""
    events = Events(YES)
    events.presses(PressKind.MONEY)
    assert not await events.send(VAGUE)
    assert events.held() == "nothing is bought, taken, paused, resumed or deleted"


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("line", "leaves"), [("GET /account", True), (VAGUE, False), (END, False)])
async def test_press_that_searches_writes_nothing(line: str, leaves: bool) -> None:
    """Required: what would be asked about is held unasked."""
    events = Events(YES)
    press = events.presses(exploring=True)
    assert await events.send(line) is leaves
    assert press.strayed == ("" if leaves else "while the way is searched no write leaves")
    assert events.person.requests == []


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("kind", ["document", "fetch", "xhr", "image", "ping"])
async def test_press_that_opens_something_is_noted(kind: str) -> None:
    """Required: a page or an answer for its script; a picture and a counter open nothing, and close nothing."""
    opens = kind in {"document", "fetch", "xhr"}
    for before in (False, True):
        events = Events()
        press = events.presses(opened=before)
        assert await events.send("GET /account", kind=kind)
        assert press.opened is (opens or before)
        press = events.presses(opened=before)
        events.page.sent(request("GET /account", kind=kind))
        assert press.opened is (opens or before)


@pytest.mark.spec("approval.requests")
async def test_first_reason_of_a_press_that_strays_stays() -> None:
    """Required: it is told why the first was held."""
    events = Events()
    press = events.presses()
    await events.send("POST /upgrade")
    await events.send("POST /delete-account")
    assert "reads as money" in press.strayed
    assert len(events.said("request_held")) == 2


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    "kind",
    [PressKind.MONEY, PressKind.ACCEPT, PressKind.PAUSE, PressKind.RESUME, PressKind.DELETION, PressKind.SIGN_OUT],
)
async def test_no_yes_covers_what_a_barred_press_sends(kind: PressKind) -> None:
    """Required: a yes that it should never have had lets nothing leave, not even the end."""
    events = Events(YES)
    events.ends(kind=kind)
    assert not await events.send(END)
    assert events.person.requests == []


# -- the question about a request --------------------------------------------------------------------------------------


@pytest.mark.spec("approval.requests")
async def test_yes_to_a_request_becomes_that_of_its_press() -> None:
    """Required: what was asked, what is held, what is written before it leaves."""
    events = Events(YES)
    press = events.presses()
    assert await events.send(END)
    (asked,) = events.person.requests
    assert (asked.role, asked.name, asked.text) == ("request", END, END)
    assert (asked.form_method, asked.form_action) == ("POST", f"{HOME}/api/subscription/cancel")
    assert asked.reason == "'Go on' sends it: what it sends reads as the end"
    assert asked.warning == ""
    yes = press.yes
    assert yes is events.submission.yes
    element = Element(
        *(0, "request:0", "request", END), text=END, form_method="POST", form_action=f"{HOME}/api/subscription/cancel"
    )
    assert yes == Yes(asked, element, None, True, frozenset(), words_of(VIEW), pressed=True)
    assert press.unread
    assert press.ends == [END]
    assert events.submission.submitted
    assert events.said("submitting")[0]["control"] == END
    about = {"method": "POST", "url": f"{HOME}/api/subscription/cancel"}
    assert events.said("request_released") == [{**about, "reason": "the person said yes to it"}]
    assert not await events.send(END)
    assert press.strayed == f"{END} was sent under this press already"


@pytest.mark.spec("approval.requests")
async def test_press_without_a_label_is_named_as_one() -> None:
    """Required: the question names who sends it, also where no page is known."""
    events = Events(YES, view=None)
    events.presses(label="")
    assert await events.send(END)
    assert events.person.requests[0].reason == "a press sends it: what it sends reads as the end"
    assert events.person.requests[0].url == f"{HOME}/api/subscription/cancel"


LOST = "'Go on' sends it, and nothing says that it ends the subscription"


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("kind", "phase", "name", "warning"),
    [
        (PressKind.STEP, Phase.SEARCHING, "More", LOST),
        (PressKind.STEP, Phase.FLOW, "More", ""),
        (PressKind.END, Phase.SEARCHING, "More", ""),
        (PressKind.STEP, Phase.SEARCHING, "Cancel membership", ""),
        (PressKind.STEP, Phase.SEARCHING, None, LOST),
        (PressKind.CLOSE, Phase.FLOW, "Cancel membership", LOST),
        (PressKind.UNFOLD, Phase.FLOW, "Cancel membership", LOST),
        (PressKind.NAVIGATION, Phase.FLOW, "More", ""),
    ],
)
async def test_person_is_warned_where_nothing_says_that_it_ends(
    kind: PressKind, phase: Phase, name: str | None, warning: str
) -> None:
    """Required: before the flow, unless the control itself cancels; and of a control that closes or unfolds."""
    events = Events(YES)
    pressed = control(name, node="0:40") if name else None
    events.view = page(*filter(None, [pressed]), url=VIEW.url, text="Your membership")
    events.presses(kind, phase=phase, control=pressed)
    assert await events.send(END)
    assert events.person.requests[0].warning.partition("; ")[0] == warning


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("begun", "line", "warning"), [(False, VAGUE, LOST), (False, END, ""), (True, VAGUE, ""), (True, END, "")]
)
async def test_page_that_only_reads_like_a_step_makes_nothing_known(*, begun: bool, line: str, warning: str) -> None:
    """Required: a profile's "Save" beside words of reasons sends what nobody understands: no yes given beforehand."""
    events = Events(YES)
    events.presses(PressKind.STEP, phase=Phase.FLOW, control=control("Save", node="0:40"), begun=begun)
    assert await events.send(line)
    assert events.person.requests[0].warning.partition("; ")[0] == warning


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("fields", "asked"), [({}, 0), ({"pressed": False}, 1), ({"expires": NOW}, 1), ({"host": "other.example"}, 1)]
)
async def test_yes_of_an_earlier_press_covers_the_request_of_a_later_one(fields: dict[str, Any], asked: int) -> None:
    """Required: if it was pressed under and its facts are the same; then nobody is asked again."""
    events = Events(YES)
    wanted = {key: fields[key] for key in ("expires", "host") if key in fields}
    held = events.says_yes(request=events.asks(**wanted), pressed=fields.get("pressed", True))
    press = events.presses()
    assert await events.send(END)
    assert len(events.person.requests) == asked
    assert (press.yes is held) is (not asked)
    assert events.submission.submitted


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("answer", "stop"), [(NO, Aborted), (Decision.NOBODY, NeedsHuman)])
async def test_request_is_held_where_the_question_ends_the_run(
    answer: Decision, stop: type[SubTerminatorError]
) -> None:
    """Required: with the reason in the journal; nothing is committed."""
    events = Events(answer)
    press = events.presses()
    with pytest.raises(stop) as error:
        await events.send(END)
    assert events.held() == str(error.value)
    assert (press.yes, press.unread, press.writes, events.submission.submitted) == (None, False, [], False)


@pytest.mark.spec("approval.requests")
async def test_request_on_a_page_that_costs_an_unknown_sum_is_not_asked_about() -> None:
    """Required: the page's words are read before the question."""
    events = Events(YES, view=replace(VIEW, text="An early termination fee applies."))
    events.presses()
    with pytest.raises(NeedsHuman, match="costs something and not how much"):
        await events.send(END)
    assert events.person.requests == []


@pytest.mark.spec("approval.after-the-press")
async def test_request_of_a_press_after_the_end_is_held_unasked() -> None:
    """Required: the account is only read."""
    events = Events(YES)
    events.submission.submitted = True
    events.presses()
    assert not await events.send(VAGUE)
    assert events.held() == AFTER_THE_PRESS
    assert events.person.requests == []


@pytest.mark.spec("approval.requests")
async def test_dry_run_stops_before_a_request() -> None:
    """Required: it says which; what only reads leaves, a survey's answer does not."""
    events = Events(YES, dry_run=True)
    events.presses(phase=Phase.SEARCHING)
    assert await events.send("GET /account")
    with pytest.raises(DryRunReached) as stop:
        await events.send("POST /survey a=1")
    assert str(stop.value) == "dry run: POST /survey would be sent next; nothing was sent"
    assert events.held() == "dry run"
    assert await Events(dry_run=True).send("POST /survey a=1")
    unknown = Events(dry_run=True)
    unknown.presses(PressKind.ANSWER, phase=Phase.SEARCHING)
    assert await unknown.send('POST /api/getPlan {"id": 7}')


@pytest.mark.spec("approval.requests")
async def test_while_a_person_is_asked_only_other_questions_wait() -> None:
    """Required: a read leaves meanwhile; the yes covers the next request, and nobody is asked about that."""
    events = Events(YES)
    press = events.presses()
    order: list[str] = []
    meanwhile = ("GET /account", "POST /upgrade")
    ask = events.person.decide

    async def decide(wanted: ApprovalRequest) -> tuple[Decision, str]:
        order.extend([f"{line} {await asyncio.wait_for(events.send(line), 1)}" for line in meanwhile])
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not over.done()
        order.append("answered")
        return await ask(wanted)

    events.person.decide = decide  # type: ignore[method-assign, assignment]
    first, second, over = (
        asyncio.ensure_future(each) for each in (events.send(END), events.send(VAGUE), events.page.answered())
    )
    assert list(await asyncio.gather(first, second, over)) == [True, True, None]
    assert order == ["GET /account True", "POST /upgrade False", "answered"]
    assert events.released() == ["the person said yes to it", COVERED]
    assert press.writes == [END, VAGUE]
    assert len(events.person.requests) == 1


# -- requests under the yes --------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize("kind", ALL)
async def test_press_with_a_yes_sends_its_end_whatever_it_was_taken_for(kind: PressKind) -> None:
    """Required: a person has approved it; what buys or ends another thing is held all the same."""
    for line, leaves in (
        *((END, True), (VAGUE, True), ("GET /account", True), ("POST /survey a=1", True)),
        *(("POST /upgrade", False), ("POST /orders/7/cancel", False), ("POST /delete-account", False)),
    ):
        events = Events()
        press = events.ends(kind=kind)
        assert await events.send(line) is leaves, line
        assert events.released() == ([COVERED] if leaves and "GET" not in line else []), line
        assert bool(press.strayed) is not leaves, line
        assert events.person.requests == []


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("lines", "background"),
    [
        ([VAGUE], 1),
        ([VAGUE, f"{VAGUE}?a=1", "POST /api/y"], 1),
        (["POST /api/y"], 0),
        (['POST /api {"action": "cancel"}'], 0),
        (["POST /api a=1"], 1),
    ],
)
async def test_writes_that_the_page_also_sends_by_itself_are_counted(lines: list[str], background: int) -> None:
    """Required: they alone are no sign of an end."""
    events = Events()
    for line in (VAGUE, "POST /api b=1"):
        assert await events.send(line)
    press = events.ends()
    for line in lines:
        await events.send(line)
    assert press.background == background


@pytest.mark.spec("approval.afterwards")
@pytest.mark.parametrize(
    ("ended", "submitted", "commits"),
    [(JUST_NOW, False, True), (JUST_NOW, True, False), (None, False, False), (None, True, False)],
)
async def test_write_that_waited_until_its_press_was_over_is_committed(
    ended: Any, submitted: bool, commits: bool
) -> None:
    """Required: as the press itself would have been; then the page is read anew."""
    events = Events()
    press = events.ends(ended=ended)
    events.submission.submitted = submitted
    assert await events.send(END)
    assert [each["control"] for each in events.said("submitting")] == (["Go on"] if commits else [])
    assert press.unread is commits
    assert events.submission.submitted is (commits or submitted)


@pytest.mark.spec("approval.afterwards")
async def test_late_write_is_held_where_another_run_is_pressing() -> None:
    """Required: nothing leaves without its own intent in the ledger."""
    events = Events()
    press = events.ends(ended=JUST_NOW)
    events.submission.submitted = False
    events.ledger.refusing = True
    assert not await events.send(END)
    assert events.held() == press.strayed == "another intent is open"
    assert not press.unread
    assert events.released() == []


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("lines", "leave"),
    [
        ([VAGUE, VAGUE], [True, False]),
        ([VAGUE, f"{VAGUE}?a=1"], [True, False]),
        ([VAGUE, "PUT /api/x"], [True, True]),
        ([VAGUE, f"{VAGUE} a=1"], [True, False]),
        ([END, "POST /api/membership/terminate"], [True, False]),
        ([END, VAGUE], [True, True]),
        ([VAGUE, END], [True, True]),
        (['POST /api {"query": "mutation { setA }"}', 'POST /api {"query": "mutation { setB }"}'], [True, True]),
        (['POST /api {"query": "mutation { setA }"}', 'POST /api {"query": "mutation { setA }"}'], [True, False]),
        (['POST /api {"operationName": "setA"}', 'POST /api {"operationName": "setB"}'], [True, True]),
        (["POST /api {broken", "POST /api {broken again"], [True, False]),
        (['POST /api {"name": "setA"}', 'POST /api {"name": "setB"}'], [True, False]),
    ],
)
async def test_order_is_known_by_method_path_and_operation(lines: list[str], leave: list[bool]) -> None:
    """Required: it leaves once; of two ends only the first does."""
    events = Events()
    events.ends()
    assert [await events.send(line) for line in lines] == leave


FORM = Form("POST", f"{HOME}/cancel/finish", fields=(FormField("confirm", "yes", "hidden"),))


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("form", "line", "kind", "problem"),
    [
        (FORM, "POST /cancel/finish confirm=yes", "document", ""),
        (FORM, "POST /cancel/finish confirm=no", "document", "is not what was approved: its field 'confirm' was 'yes'"),
        (FORM, "POST /cancel/finish confirm=no", "fetch", "is not what was approved: its field 'confirm' was 'yes'"),
        (FORM, VAGUE, "document", "is not what was approved: it goes to"),
        (FORM, VAGUE, "fetch", ""),
        (FORM, END, "fetch", "is not what was approved: it goes to"),
        (replace(FORM, named=False), END, "fetch", ""),
        (replace(FORM, named=False), "POST /cancel/finish confirm=no", "fetch", "its field 'confirm' was 'yes'"),
        (replace(FORM, method="GET"), "POST /cancel/finish confirm=no", "document", ""),
        (None, "POST /cancel/finish confirm=no", "document", ""),
        (None, "POST /account choice=upgrade", "fetch", "reads as a purchase or a change (choice=upgrade)"),
    ],
)
async def test_request_under_a_yes_is_compared_with_the_approved_form(
    form: Form | None, line: str, kind: str, problem: str
) -> None:
    """Required: if the browser submits it, if it goes to the form's address, or if it reads as the end."""
    events = Events()
    press = events.ends(form=form)
    assert await events.send(line, kind=kind) is (not problem)
    assert problem in press.strayed
    assert bool(press.strayed) is bool(problem)
    if "approved" in problem:
        assert press.strayed.startswith(f"POST {line.split()[1]} is not what was approved: ")


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("method", "link", "line", "problem"),
    [
        ("GET", "/cancel/now?confirm=1", "GET /cancel/now?confirm=1", ""),
        ("GET", "/cancel/now?confirm=1", "GET /cancel/now?confirm=1&id=7", "/cancel/now?confirm=1"),
        ("POST", "/cancel/now?confirm=1", "GET /cancel/now?confirm=1&id=7", ""),
        ("GET", "/cancel/review", "GET /cancel/now?confirm=1&id=7", ""),
    ],
)
async def test_address_under_a_yes_for_an_address_is_that_alone(
    method: str, link: str, line: str, problem: str
) -> None:
    """Required: if opening it ends something; other ways on are free."""
    events = Events()
    press = events.ends()
    yes = events.says_yes(request=events.asks(form_method=method, form_action=HOME + link))
    press.yes = yes
    assert await events.send(line, kind="document") is (not problem)
    expected = f"GET /cancel/now is not the address that was approved, {HOME}{problem}" if problem else ""
    assert press.strayed == expected


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("POST /plans/change plan=basic", ""),
        ("POST /plans/change plan=premium", "reads as money (it changes to 'plan=premium', which is not free)"),
        ("POST /plans/change upgrade=true", "reads as money (POST 'https://www.example.com/plans/change' reads as"),
        ("POST /plans/switch plan=basic", "reads as money (plans/switch)"),
    ],
)
async def test_change_to_the_free_plan_is_the_end_that_was_approved(line: str, held: str) -> None:
    """Required: to that plan by that address; the same without a yes is a purchase."""
    free = control("Switch to Basic (free)", node="0:70", form_method="POST", form_action=f"{HOME}/plans/change")
    events = Events()
    press = events.ends()
    press.yes = events.says_yes(free)
    assert await events.send(line) is (not held)
    assert held in press.strayed
    assert press.ends == ([] if held else ["POST /plans/change"])
    events.presses()
    assert not await events.send(line)


# -- a browser that only reports ---------------------------------------------------------------------------------------


@pytest.mark.spec("extension.truthful")
async def test_report_of_a_socket_is_remembered() -> None:
    """Required: also after later reports, and without a press."""
    events = Events()
    events.page.sent(request("GET /account"))
    assert not events.page.has_sockets
    for kind in ("websocket", "fetch"):
        events.page.sent(request("GET /live", kind=kind))
        assert events.page.has_sockets
    assert events.journal.events == []


@pytest.mark.spec("extension.truthful")
@pytest.mark.parametrize("with_yes", [False, True])
@pytest.mark.parametrize("ended", [None, JUST_NOW])
@pytest.mark.parametrize("line", ["GET /account", VAGUE, END])
async def test_reported_request_is_recorded_with_its_press(line: str, ended: Any, with_yes: bool) -> None:
    """Required: a write after the press lets the page be read anew; an end without a yes stops all presses."""
    events = Events()
    press = events.presses(ended=ended, yes=events.says_yes() if with_yes else None)
    events.page.sent(request(line))
    writes = line != "GET /account"
    assert press.writes == ([line] if writes else [])
    assert press.ends == ([END] if line == END else [])
    assert press.unread is (writes and ended is not None)
    assert events.submission.submitted is (line == END and not with_yes)
    url = request(line).url
    assert events.said("request_released") == ([{"method": "POST", "url": url, "reason": REPORTED}] if writes else [])
    press.unread, press.ended = True, None
    events.page.sent(request(line))
    assert press.unread


@pytest.mark.spec("approval.afterwards")
async def test_request_long_after_a_press_is_the_pages_own() -> None:
    """Required: a press answers for its requests only for a while."""
    events = Events(YES)
    events.presses(ended=NOW - timedelta(seconds=10))
    assert await events.send(VAGUE)
    assert events.person.requests == []
    assert json.dumps(events.journal.events) == "[]"


@pytest.mark.spec("approval.consent")
@pytest.mark.parametrize(
    ("line", "about_cookies", "sent"),
    [
        ("POST /api/consent", True, True),
        ("POST /ws/cookies", True, True),
        ("POST /api/consent", False, False),
        ("POST /api/x", True, False),
        ("POST /api/consent/cancel-subscription", True, False),
    ],
)
async def test_choice_about_cookies_is_sent_to_its_own_address_alone(
    line: str, about_cookies: bool, sent: bool
) -> None:
    """Required: nobody is asked about what a notice about cookies stores, and about everything else that it sends."""
    what = "cookies to measure visits" if about_cookies else "boxes to send our meals"
    text = f"We and our partners use {what}.\nRefuse"
    refuse = control("Refuse", node="0:1", block=0)
    events = Events(NO)
    events.presses(
        PressKind.CLOSE, control=refuse, view=page(refuse, text=text, blocks=(Block("region", 0, len(text)),))
    )
    if sent:
        assert await events.send(line)
        return
    with pytest.raises(SubTerminatorError):
        await events.send(line)
