"""What is asked before a press, and which press a yes that is held covers."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from stand_ins import (
    FINAL_PAGE,
    FINISH,
    HOME,
    NOW,
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
from subterminator.approval.granted_approval import Yes
from subterminator.approval.policy import Policy
from subterminator.approval.submission import CHANGED, SAYS_MORE, Submission
from subterminator.approval.verdicts import Ask
from subterminator.domain.errors import ActionTimeout, DryRunReached, NeedsHuman, Refused
from subterminator.domain.protocols import ApprovalRequest, Decision, Element, Form, FormField, PageView
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.lexicon import Lexicon

ASK = Ask("it reads as the end")
FORM = Form("POST", f"{HOME}/cancel/finish", fields=(FormField("reason", "price", "chosen"),))
BUTTON = {"role": "button", "name": "Finish cancellation", "form": f"POST {HOME}/cancel/finish"}


class Questions:
    """Approval requests over a scripted browser, with everything around them in reach."""

    def __init__(self, *answers: Any, form: Form | None = None, folded: str = "", dry_run: bool = False) -> None:
        self.clock = Clock()
        self.browser = ScriptedBrowser(FINAL_PAGE)
        self.forms: dict[str, Form | None] = {}

        async def form_of(element: Element) -> Form | None:
            return self.forms.get(element.node, form)

        async def folded_text() -> str:
            return folded

        self.browser.form = form_of  # type: ignore[method-assign]
        self.browser.folded = folded_text  # type: ignore[method-assign]
        self.person = ScriptedApprover(*answers)
        self.journal = MemoryJournal()
        policy = Policy(Service(), Lexicon.load())
        self.submission = Submission(
            *(policy, self.person, self.journal, MemoryLedger()),
            account="",
            dry_run=dry_run,
            seconds=300,
            now=self.clock,
        )
        self.requests = ApprovalRequests(self.browser, policy, self.journal, self.submission)

    async def approve(
        self, element: Element = FINISH, view: PageView = FINAL_PAGE, ask: Ask = ASK
    ) -> tuple[ApprovalRequest, Form | None]:
        return await self.requests.approve(element, view, ask)

    async def grant(self) -> Yes:
        """Ask once, and return the yes that is held."""
        await self.approve()
        assert self.submission.yes is not None
        return self.submission.yes

    def notes(self) -> list[str]:
        return [event["message"] for event in self.journal.events if event["event"] == "note"]


YES = Decision.YES
ANOTHER = "it was given for another control, or the page says something else now"


# -- the question ------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.picture")
@pytest.mark.parametrize("problem", [ActionTimeout("the page gave no picture"), NeedsHuman("click the icon")])
async def test_a_question_says_that_it_has_no_picture(problem: Exception) -> None:
    """Required: who decides knows that nothing was shown; a picture that cannot be had does not end the run."""
    asked = Questions(YES)

    async def picture_of(element: Element) -> bytes:
        raise problem

    asked.browser.picture_of = picture_of  # type: ignore[method-assign]
    request, _ = await asked.approve()
    assert asked.person.requests == [request]
    assert request.screenshot is None
    assert request.reason == f"it reads as the end. There is no picture of the page: {problem}"


@pytest.mark.spec("approval.final")
async def test_yes_holds_what_it_was_given_for() -> None:
    """Required: the request as the person saw it, the control, its form, its twins, and the rest of the page."""
    asked = Questions(YES, form=FORM)
    request, form = await asked.approve()
    assert form is FORM
    assert (request.reason, request.warning, request.screenshot) == ("it reads as the end", "", "before-final.png")
    assert asked.person.requests == [request]
    assert asked.journal.kept == {"before-final.png": b"\x89PNG"}
    yes = asked.submission.yes
    assert yes is not None
    assert (yes.request, yes.element, yes.form, yes.alone, yes.pressed) == (request, FINISH, FORM, True, False)
    assert yes.others == frozenset({("0:8", "link", "Keep membership")})
    assert yes.words == (
        "review your cancellation\nyour membership will end on 20 december 2026\nreview\n"
        "finish cancellation\nfinish cancellation"
    )


@pytest.mark.spec("approval.final")
async def test_yes_knows_the_twins_and_the_other_controls_of_its_page() -> None:
    """Required: one that reads the same makes it not alone; what cannot be pressed is no other control."""
    note = replace(control("Note", "note", node="0:6"), interactive=False)
    twin = page(FINISH, note, replace(FINISH, node="0:9"), url=FINAL_PAGE.url, text=FINAL_PAGE.text)
    asked = Questions(YES)
    await asked.approve(view=twin)
    assert asked.submission.yes is not None
    assert (asked.submission.yes.alone, asked.submission.yes.others) == (
        False,
        frozenset({("0:9", "button", "Finish cancellation")}),
    )


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("warning", "form", "folded", "told"),
    [
        ("", None, "", ""),
        ("it is late", None, "", "it is late"),
        ("", Form("POST", HOME, fields=(FormField("amount", "49.99", "hidden"),)), "",
         "the form that is sent says 'amount=49.99'"),
        ("it is late", Form("POST", HOME, fields=(FormField("amount", "49.99", "hidden"),)), "", "it is late"),
        ("", None, "\N{OBJECT REPLACEMENT CHARACTER}",
         "a part of the page is drawn, and cannot be read: look at the picture"),
    ],
)  # fmt: skip
async def test_question_tells_what_the_control_its_form_and_the_folded_text_say(
    warning: str, form: Form | None, folded: str, told: str
) -> None:
    """Required: the warning of the control comes before that of the form."""
    asked = Questions(YES, form=form, folded=folded)
    request, _ = await asked.approve(ask=replace(ASK, warnings=(warning,) if warning else ()))
    assert request.warning == asked.person.requests[0].warning == told


@pytest.mark.spec("approval.same-order")
async def test_form_that_orders_something_else_is_refused_before_the_question() -> None:
    """Required: no yes makes a pause of an end; the refusal is recorded."""
    asked = Questions(YES, form=replace(FORM, fields=(FormField("choice", "pause", "chosen"),)))
    with pytest.raises(Refused, match=r"^'Finish cancellation' was not pressed: .*choice=pause") as refusal:
        await asked.approve()
    assert asked.person.requests == []
    assert asked.journal.events == [
        {"event": "refused", "reason": str(refusal.value), "by": "policy", **BUTTON, "action": "click"}
    ]


@pytest.mark.spec("approval.dry-run")
async def test_dry_run_ends_where_a_person_would_be_asked() -> None:
    """Required: it names the control, asks nobody and takes no picture."""
    asked = Questions(YES, dry_run=True)
    with pytest.raises(
        DryRunReached,
        match=r"^dry run: 'Finish cancellation' was reached, which may be the final press, and left alone; nothing was",
    ):
        await asked.approve()
    assert (asked.person.requests, asked.journal.kept, asked.submission.yes) == ([], {}, None)
    (note,) = asked.journal.events
    assert note == {"event": "note", "message": note["message"], **BUTTON}


@pytest.mark.spec("approval.fee")
async def test_nobody_is_asked_about_a_cost_without_a_sum() -> None:
    """Required: the text of the page decides whether the question would be an informed one."""
    asked = Questions(YES)
    with pytest.raises(NeedsHuman, match="ending costs something"):
        await asked.approve(view=replace(FINAL_PAGE, text="A cancellation fee applies."))
    assert asked.person.requests == []


@pytest.mark.spec("approval.final")
async def test_a_no_holds_no_yes() -> None:
    """Required: what the person rejects is not held."""
    asked = Questions(Decision.NO)
    with pytest.raises(Refused):
        await asked.approve()
    assert asked.submission.yes is None


@pytest.mark.spec("approval.final")
async def test_browser_that_reads_neither_forms_nor_folded_text_is_asked_about_all_the_same() -> None:
    """Required: what a browser cannot do is no form and no text."""
    asked = Questions(YES)
    browser = ScriptedBrowser(FINAL_PAGE)
    requests = ApprovalRequests(browser, Policy(Service(), Lexicon.load()), asked.journal, asked.submission)
    assert (await requests.form_of(FINISH), await requests.folded()) == (None, "")
    assert (await requests.approve(FINISH, FINAL_PAGE, ASK))[1] is None
    assert (await asked.requests.folded(), await Questions(folded="Fees").requests.folded()) == ("", "Fees")


# -- the yes that is held ----------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.one-thing")
async def test_held_yes_covers_the_same_press_without_another_question() -> None:
    """Required: before a press its own request counts; after one the request of the new page."""
    asked = Questions(YES, form=FORM)
    yes = await asked.grant()
    request, form = await asked.approve()
    assert request is yes.request
    assert form is FORM
    yes.pressed = True
    request, form = await asked.approve(replace(FINISH, node="0:20"), replace(FINAL_PAGE, title="Really?"))
    assert (request is not yes.request, request.title, form) == (True, "Really?", FORM)
    assert len(asked.person.requests) == 1
    assert asked.submission.yes is yes


@pytest.mark.spec("approval.one-thing")
async def test_question_on_the_next_page_does_not_call_it_a_change() -> None:
    """Required: the page that was approved has changed nothing; the next one says more."""
    asked = Questions(YES, YES)
    await asked.approve(view=replace(FINAL_PAGE, text=f"{FINAL_PAGE.text}\nPlan: Gold"))
    assert asked.submission.yes is not None
    asked.submission.yes.pressed = True
    further = replace(FINAL_PAGE, url=f"{HOME}/cancel/last", text=f"{FINAL_PAGE.text}\nPlan: Silver")
    request, _ = await asked.approve(view=further)
    assert request.warning == SAYS_MORE


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("pressed", "late", "why", "warning"),
    [
        (False, 0, ANOTHER, ""),
        (False, 300, "the yes had expired", ""),
        (False, 299, ANOTHER, ""),
        (True, 0, "plan was 'Gold', and is 'Silver'", CHANGED),
        (True, 299, "plan was 'Gold', and is 'Silver'", CHANGED),
        (True, 300, "the yes had expired", ""),
    ],
)
async def test_question_after_a_yes_tells_that_the_page_changed_what_was_approved(
    pressed: bool, late: float, why: str, warning: str
) -> None:
    """Required: only if it was used for a press and still held; the journal says why it does not cover this one."""
    gold = replace(FINAL_PAGE, text=f"{FINAL_PAGE.text}\nPlan: Gold")
    asked = Questions(YES, YES)
    await asked.approve(view=gold)
    first = asked.submission.yes
    assert first is not None
    first.pressed = pressed
    asked.clock.advance(late)
    silver = replace(FINAL_PAGE, text=f"{FINAL_PAGE.text}\nPlan: Silver")
    request, _ = await asked.approve(view=silver)
    assert asked.notes() == [f"the yes does not cover 'Finish cancellation': {why}"]
    assert request.warning == asked.person.requests[1].warning == warning
    assert asked.submission.yes is not first
    assert asked.submission.yes is not None
    assert asked.submission.yes.request is request


@pytest.mark.spec("approval.one-thing")
async def test_press_that_no_yes_covers_is_asked_about_by_its_own_reason() -> None:
    """Required: the rules may ask about a press although a yes of this flow is held."""
    asked = Questions(YES, YES)
    (await asked.grant()).pressed = True
    await asked.approve(ask=Ask("it ends something else", covered=False))
    assert asked.notes() == ["the yes does not cover 'Finish cancellation': it ends something else"]
    assert [each.reason for each in asked.person.requests] == ["it reads as the end", "it ends something else"]


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("node", "url", "covered"),
    [
        ("0:8", FINAL_PAGE.url, False),
        ("0:8", f"{HOME}/cancel/last", True),
        ("0:9", FINAL_PAGE.url, True),
    ],
)
async def test_used_yes_covers_no_control_that_stood_beside_its_own(node: str, url: str, covered: bool) -> None:
    """Required: on the page of the yes the other controls were not meant; on the next page they are new.

    So is one that the page has drawn into the same node.
    """
    asked = Questions(YES, YES)
    yes = await asked.grant()
    yes.pressed, yes.others = True, frozenset({("0:8", *reads_as(FINISH)), ("0:9", "button", "Back")})
    await asked.approve(replace(FINISH, node=node), replace(FINAL_PAGE, url=url))
    beside = "the yes does not cover 'Finish cancellation': it stood beside the control that the yes was given for"
    assert asked.notes() == ([] if covered else [beside])
    assert len(asked.person.requests) == (1 if covered else 2)


ANEW = replace(FINISH, node="0:70")
"""The final control, drawn anew."""


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("element", "fields", "before", "covered"),
    [
        # the very node
        (FINISH, {}, {}, True),
        (FINISH, {}, {"alone": False}, True),
        (FINISH, {"url": f"{FINAL_PAGE.url}#last"}, {}, False),
        (replace(FINISH, name="Finish"), {}, {}, False),
        # drawn anew, in its place
        (ANEW, {"elements": (ANEW,)}, {}, True),
        (ANEW, {"elements": (FINISH, ANEW)}, {}, False),
        (ANEW, {"elements": (ANEW,)}, {"alone": False}, False),
        (ANEW, {"elements": (ANEW,), "url": f"{FINAL_PAGE.url}#last"}, {}, False),
        (replace(FINISH, node="1:7"), {"elements": (replace(FINISH, node="1:7"),)}, {}, False),
        (replace(FINISH, node="0:71", form_action=f"{HOME}/x"), {"elements": ()}, {}, False),
        (ANEW, {"elements": (ANEW,)}, {"form": replace(FORM, fields=())}, True),
        (ANEW, {"elements": (ANEW,)}, {"form": replace(FORM, action=f"{HOME}/other")}, False),
        (ANEW, {"elements": (ANEW,)}, {"form": None}, False),
    ],
)
async def test_unused_yes_is_for_its_control_alone(
    element: Element, fields: dict[str, Any], before: dict[str, Any], covered: bool
) -> None:
    """Required: the very node, or what replaced it: with the same words, form, frame and page, and without a twin."""
    asked = Questions(YES, YES, form=FORM)
    yes = await asked.grant()
    for name, value in before.items():
        setattr(yes, name, value)
    await asked.approve(element, replace(FINAL_PAGE, **fields))
    assert asked.notes() == ([] if covered else [f"the yes does not cover {element.label!r}: {ANOTHER}"])
    assert len(asked.person.requests) == (1 if covered else 2)
    assert asked.submission.yes is not None
    assert asked.submission.yes.element is element


@pytest.mark.spec("approval.one-thing")
async def test_yes_is_held_until_its_last_moment_only() -> None:
    """Required: at the moment of its end it has expired."""
    asked = Questions(YES, YES)
    yes = await asked.grant()
    assert yes.request.expires == NOW + timedelta(seconds=300)
    asked.clock.moment = yes.request.expires - timedelta(microseconds=1)
    await asked.approve()
    assert asked.submission.yes is yes
    asked.clock.moment = yes.request.expires
    await asked.approve()
    assert asked.notes() == ["the yes does not cover 'Finish cancellation': the yes had expired"]
