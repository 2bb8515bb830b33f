"""The offline brain: for each kind of page the next step, for each trap no step into it, and never a circle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DECLINE,
    DONE_PAGE,
    ENDED_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    SIGN_IN_PAGE,
    Service,
    control,
    page,
)
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.situation import WAITS, Situation
from subterminator.core.rules.step import Step, StepKind, StepOutcome
from subterminator.domain.errors import AgreementNeeded, StateDetectionError
from subterminator.domain.page import Block
from subterminator.domain.protocols import (
    AIInterpretation,
    Control,
    Element,
    PageView,
    State,
    StateEvidence,
)
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.pages.controls import Controls
from subterminator.pages.fingerprint import PageFingerprint

REVIEW = f"{HOME}/cancel/review"
SURVEY = f"{HOME}/cancel/survey"
ASKS = "Confirm your cancellation\nYou can watch until\n20 December 2026"
KEEP = control("Keep membership", "link", node="0:8", href=ACCOUNT)


def step(view: PageView, memory: Memory | None = None, service: Service | None = None) -> Step:
    return decide(view, service or Service(), memory or Memory())


def after(view: PageView, *kinds: StepKind, element: Element | None = None) -> Memory:
    """What is remembered once these steps were taken on that page, each press of that element."""
    memory = Memory()
    for kind in kinds:
        still = kind in {"wait", "scroll"}
        memory.take(Step(kind, PageFingerprint.of(view), State.UNKNOWN, "", 1.0, None if still else element))
    return memory


def waited(view: PageView, *kinds: StepKind, element: Element | None = None) -> Memory:
    """The same, once looking further down and waiting have not helped."""
    waits: list[StepKind] = ["wait"] * WAITS
    return after(view, *kinds, "scroll", *waits, element=element)


def holder(role: str, name: str = "", **fields: object) -> Element:
    return Element(0, f"0:{role}{name}", role, name, tag="div", **fields)  # type: ignore[arg-type]


def inside(element: Element, container: int) -> Element:
    return replace(element, parent=container)


def final(*elements: Element, **fields: object) -> PageView:
    return page(*elements, url=REVIEW, text=ASKS, title="Review", **fields)  # type: ignore[arg-type]


@pytest.mark.spec("rules.place")
def test_offer_inside_a_cancellation_is_not_left_by_the_footer() -> None:
    """Required: a link there begins anew; what goes on past the offer is pressed."""
    footer = holder("contentinfo")
    take = control("Accept offer", "button", node="0:70")
    onward = control("Continue with my request", "link", node="0:71", href=f"{HOME}/cancel/form")
    anew = replace(control("Cancel your contract", "link", node="0:72", href=f"{HOME}/cancel"), parent=4)
    view = page(
        *(take, onward, KEEP, holder("generic"), footer, anew),
        url=f"{HOME}/cancel/offer",
        text="Before you go\n50% off for 6 months\nAccept offer\nContinue with my request\nKeep membership",
    )
    chosen = step(view, after(page(FINISH_ANEW, url=f"{HOME}/cancel"), "ask", element=FINISH_ANEW))
    assert chosen.state is State.RETENTION_OFFER
    assert chosen.element is not None
    assert chosen.element.label == onward.label


FINISH_ANEW = control("Next", "button", node="0:73")


def survey(*elements: Element, text: str = "Why are you leaving?") -> PageView:
    return page(*elements, url=SURVEY, text=text, title="Tell us why")


def radio(name: str, *states: str, **fields: object) -> Element:
    return control(name, "radio", text="", states=states or ("unchecked",), **fields)


def box(name: str, *states: str, **fields: object) -> Element:
    return control(name, "checkbox", text="", states=("unchecked", *states), **fields)


def textbox(name: str, *states: str, **fields: object) -> Element:
    return control(name, "textbox", text="", tag="input", states=states, value="", **fields)


# -- every kind of step ------------------------------------------------------------------------------------------------


@pytest.mark.spec("rules.steps")
@pytest.mark.parametrize(
    ("view", "kind", "pressed", "state", "expected"),
    [
        (ACTIVE_PAGE, "open", OPEN.name, State.ACCOUNT_ACTIVE, State.RETENTION_OFFER),
        (OFFER_PAGE, "decline", DECLINE.name, State.RETENTION_OFFER, State.FINAL_CONFIRMATION),
        (FINAL_PAGE, "finish", FINISH.name, State.FINAL_CONFIRMATION, State.COMPLETE),
        (survey(control("Skip"), radio("Too dear")), "submit", "Skip", State.EXIT_SURVEY, State.FINAL_CONFIRMATION),
        (DONE_PAGE, "tell", None, State.COMPLETE, State.COMPLETE),
        (ENDED_PAGE, "tell", None, State.ACCOUNT_CANCELLED, State.ACCOUNT_CANCELLED),
        (SIGN_IN_PAGE, "tell", None, State.LOGIN_REQUIRED, State.LOGIN_REQUIRED),
        (
            page(text="Billed through Apple", title="Account"),
            "tell",
            None,
            State.THIRD_PARTY_BILLING,
            State.THIRD_PARTY_BILLING,
        ),
    ],
    ids=["open", "decline", "finish", "skip", "done", "ended", "sign in", "third party"],
)
def test_each_state_has_its_step(view: PageView, kind: str, pressed: str | None, state: State, expected: State) -> None:
    """Required: the control that leads on, where the page is, and where the press leads; nothing where all is said."""
    found = step(view)
    assert (found.kind, found.element.label if found.element else None) == (kind, pressed)
    assert (found.state, found.expected) == (state, expected)
    assert found.reason
    assert 0 < found.confidence <= 1


@pytest.mark.spec("rules.steps")
def test_way_on_goes_before_the_way_in() -> None:
    """Required: where a page on the way also holds what started it, the flow is not begun anew."""
    again = control("Cancel my plan", "link", node="0:1", href=f"{HOME}/cancel")
    onward = control("Proceed to cancellation", "link", node="0:2", href=f"{HOME}/cancel/review")
    found = step(page(again, onward, url=f"{HOME}/cancel/sure", text="Is it the price?"))
    assert (found.element or again).node == "0:2"


@pytest.mark.spec("rules.steps")
def test_button_that_asks_once_more_is_pressed_for_its_question() -> None:
    """Required: "Unsubscribe..." opens a dialog, after which the page asks still."""
    found = step(final(control("Unsubscribe...", node="0:1"), KEEP))
    assert (found.kind, found.element and found.element.node) == ("ask", "0:1")
    assert found.expected is State.FINAL_CONFIRMATION


@pytest.mark.spec("rules.steps")
def test_other_plans_are_looked_at_only_where_nothing_ever_cancelled() -> None:
    """Required: a free plan ends the paid one; a cancel link that did not work is no reason to change the plan."""
    plans = control("Change plan", "link", node="0:1", href=f"{HOME}/plans")
    found = step(page(plans, text=ACTIVE_PAGE.text))
    assert (found.kind, found.element and found.element.node) == ("search", "0:1")
    with pytest.raises(StateDetectionError, match="no cancel link"):
        both = page(plans, OPEN, text=ACTIVE_PAGE.text)
        step(both, waited(both, "open", "open", element=OPEN))


@pytest.mark.spec("rules.survey")
def test_survey_is_answered_with_what_says_least_and_then_sent() -> None:
    """Required: one choice, then what is required in words, then the button; a choice from a list by its label."""
    send = control("Send answer", form_method="POST", form_action=f"{HOME}/feedback")
    asked = survey(radio("Too expensive", node="0:1"), radio("Other reason", node="0:2"), send)
    choice = step(asked)
    assert (choice.kind, choice.element and choice.element.label) == ("answer", "Other reason")

    chosen = [radio("Too expensive", node="0:1"), radio("Other reason", "checked", node="0:2")]
    words = textbox("Anything else? (at least 40 characters)", "required", node="0:3")
    written = step(survey(*chosen, words, send))
    assert (written.kind, written.element and written.element.node) == ("write", "0:3")
    assert len(written.value or "") >= 40

    sent = step(survey(*chosen, replace(words, value=written.value), send))
    assert (sent.kind, sent.element and sent.element.label) == ("submit", "Send answer")

    reasons = control(
        "Main reason", "combobox", text="", options=("Select a reason", "Pause instead", "Other", "Too dear"), value=""
    )
    listed = step(survey(reasons, send))
    assert (listed.kind, listed.value) == ("answer", "Other")
    assert step(survey(replace(reasons, value="Other"), send)).kind == "submit"


@pytest.mark.spec("rules.survey")
def test_box_drawn_around_a_list_is_not_pressed_for_the_answer_that_it_shows() -> None:
    """Required: "I'd rather not say" in the box is the list's answer, and no way to decline."""
    box = control("I'd rather not say Reason", "generic", tag="div", node="0:1")
    listed = control("Reason", "combobox", text="", value="I'd rather not say", node="0:2", parent=0)
    onward = step(survey(box, listed, control("Continue")))
    assert (onward.kind, onward.element and onward.element.label) == ("submit", "Continue")


@pytest.mark.spec("rules.survey")
def test_answers_drawn_as_buttons_are_pressed_once() -> None:
    """Required: the one that says least, and then what goes on."""
    rows = [control(each) for each in ("Too expensive", "Quality of food", "Other reason")]
    asked = survey(*rows, control("Back", "link", href=ACCOUNT))
    answer = step(asked)
    assert (answer.kind, answer.element and answer.element.label) == ("answer", "Other reason")
    memory = Memory()
    memory.take(answer)
    on = step(survey(*rows, control("Continue")), memory)
    assert (on.kind, on.element and on.element.label) == ("submit", "Continue")


@pytest.mark.spec("rules.gates")
def test_waiting_control_gets_what_it_waits_for_and_no_more() -> None:
    """Required: what is understood is ticked, advertising and paying are not; then it is scrolled, then waited for."""
    waiting = replace(FINISH, states=("disabled",))
    terms = box("I have read the terms", "required", node="0:1")
    mail = box("Send me news and offers by e-mail", node="0:2")
    fee = box("I agree to pay the early termination fee of $42.00", "required", node="0:3")

    ticked = step(final(mail, fee, terms, waiting))
    assert (ticked.kind, ticked.element and ticked.element.node) == ("tick", "0:1")
    assert ticked.expected is State.FINAL_CONFIRMATION

    scrolled = step(final(mail, fee, waiting))
    assert (scrolled.kind, scrolled.element and scrolled.element.node, scrolled.value) == ("scroll", FINISH.node, "end")

    assert step(final(waiting), after(final(waiting), "scroll")).kind == "wait"
    with pytest.raises(StateDetectionError, match="stays disabled"):
        step(final(waiting), waited(final(waiting)))


@pytest.mark.spec("rules.gates")
def test_form_is_completed_before_its_button_is_pressed() -> None:
    """Required: inside a cancellation, what the form requires is answered, also where the page is no survey."""
    form = holder("form")
    on = inside(control("Cancel my plan", node="0:8"), 0)
    reasons = control(
        "Reason *",
        "combobox",
        text="",
        options=("Select", "Too dear", "Other"),
        value="",
        node="0:2",
        states=("required",),
    )
    asked = page(form, inside(reasons, 0), on, url=f"{HOME}/plan/end/new", text="Your plan runs until 20 December 2026")
    opened = after(page(OPEN, url=ACCOUNT, text="Membership"), "open", element=OPEN)
    answer = step(asked, opened)
    assert (answer.kind, answer.element and answer.element.node) == ("answer", "0:2")
    done = page(form, inside(replace(reasons, value="Other"), 0), on, url=asked.url, text=asked.text)
    pressed = step(done, opened)
    assert pressed.element is not None and pressed.element.node == "0:8"


@pytest.mark.spec("rules.gates")
def test_question_with_a_star_is_answered_also_beside_one_that_is_answered() -> None:
    """Required: each question of the form by itself, where the star stands at the name of its group."""

    def answer(label: str, node: str, parent: int, *states: str) -> Element:
        return replace(inside(control(label, "radio", node=node, states=states), parent), depth=2)

    kind = replace(holder("radiogroup"), node="0:20", name="Art der K\u00fcndigung*", parent=0, depth=1)
    day = replace(kind, node="0:21", name="K\u00fcndigungstermin*")
    kinds = [answer("Ordentliche K\u00fcndigung", "0:2", 1, "unchecked")]
    kinds += [answer("Au\u00dferordentliche K\u00fcndigung (aus wichtigem Grund)", "0:3", 1, "unchecked")]
    days = [answer("Zum n\u00e4chstm\u00f6glichen Zeitpunkt", "0:4", 4, "checked")]
    days += [answer("Zu einem sp\u00e4teren Wunschtermin", "0:5", 4, "unchecked")]
    on = inside(control("Vertrag k\u00fcndigen", node="0:8"), 0)
    text = "Dein Vertrag l\u00e4uft bis 20. Dezember 2026"
    asked = page(holder("form"), kind, *kinds, day, *days, on, url=f"{HOME}/plan/end/new", text=text)
    opened = after(page(OPEN, url=ACCOUNT, text="Membership"), "open", element=OPEN)
    first = step(asked, opened)
    assert (first.kind, first.element and first.element.node) == ("answer", "0:2")
    unstarred = replace(kind, name="Art der K\u00fcndigung")
    optional = page(holder("form"), unstarred, *kinds, day, *days, on, url=asked.url, text=text)
    second = step(optional, opened)
    assert second.element is not None and second.element.node == "0:8"


@pytest.mark.spec("rules.place")
def test_link_of_the_footer_is_no_last_step() -> None:
    """Required: on the last page the link that begins a cancellation on every page is not pressed again."""
    footer = holder("contentinfo")
    begins = inside(control("Cancel subscription", "link", node="0:9", href=f"{HOME}/cancel"), 0)
    assert step(final(footer, begins, FINISH)).element == replace(FINISH, ref=2)


@pytest.mark.spec("rules.gates")
def test_counting_button_is_waited_for() -> None:
    """Required: a button that counts down is not pressed early, since that starts it again."""
    counting = replace(FINISH, name="Finish cancellation (3)", text="Finish cancellation (3)")
    assert step(final(counting)).kind == "wait"
    assert step(final(counting), waited(final(counting))).kind == "finish"


@pytest.mark.spec("rules.gates")
def test_phrase_is_typed_before_the_press() -> None:
    """Required: the word that the page asks for, in the field beside it."""
    waiting = replace(FINISH, states=("disabled",))
    typed = step(final(textbox("Type CANCEL to go on", "required", node="0:1"), waiting))
    assert (typed.kind, typed.value, typed.element and typed.element.node) == ("write", "CANCEL", "0:1")


@pytest.mark.spec("rules.reveal")
def test_what_is_not_shown_is_brought_to_light() -> None:
    """Required: an overlay is closed without agreeing, a fold opened, the page scrolled, a bare page waited for."""
    covered = replace(FINISH, hit=False, in_viewport=True, covered_by="div 'Cookies'")
    closed = step(final(control("Accept all cookies"), control("Close", node="0:9"), covered))
    assert (closed.kind, closed.element and closed.element.label) == ("close", "Close")

    behind = replace(OPEN, modal_blocked=True)
    dialog = page(
        holder("dialog", "Cookies"), inside(control("Close", node="0:9"), 0), behind, text=ACTIVE_PAGE.text, dialog=0
    )
    assert step(dialog).kind == "close"

    folded = control("Show cancellation option", node="0:4", states=("collapsed",))
    opened = step(final(folded, KEEP))
    assert (opened.kind, opened.element and opened.element.node) == ("search", "0:4")

    long = final(KEEP, viewport=(1280, 720), size=(1280, 2000))
    assert (step(long).kind, step(long).element) == ("scroll", None)
    assert step(final(KEEP), after(final(KEEP), "scroll")).kind == "wait"
    assert step(page(text="", title="Loading")).kind == "wait"


@pytest.mark.spec("rules.profile")
def test_profile_is_chosen_that_is_no_childs() -> None:
    """Required: the first profile that has an account page."""
    view = page(
        holder("main"),
        inside(control("Kids", "link", node="0:1"), 0),
        inside(control("Jamie", "link", node="0:2"), 0),
        url=f"{HOME}/profiles",
        text="Who's watching?",
    )
    found = step(view)
    assert (found.kind, found.element and found.element.label) == ("profile", "Jamie")


@pytest.mark.spec("rules.definition")
def test_definition_goes_before_words() -> None:
    """Required: a control or a state that the service names is believed before the lexicon is asked."""
    named = Service(
        states={State.RETENTION_OFFER: StateEvidence(url=("/cancel/offer",))},
        controls={"decline_offer": Control(css=("#onwards",)), "cancel_link": Control(role="link", name="Leave us")},
    )
    onward = control("Onwards", node="0:5", matches=("#onwards",))
    offered = page(onward, DECLINE, url=f"{HOME}/cancel/offer", text="Well?")
    assert (step(offered, service=named).element or KEEP).node == "0:5"
    leave = control("Leave us", "link", node="0:6")
    assert (step(page(OPEN, leave, text=ACTIVE_PAGE.text), service=named).element or KEEP).node == "0:6"


# -- what was done before ----------------------------------------------------------------------------------------------

OFFERS = page(*OFFER_PAGE.elements, control("Continue to cancel", node="0:9"), url=OFFER_PAGE.url, text=OFFER_PAGE.text)
TWO = final(FINISH, control("Continue to cancel", node="0:9"), KEEP)


@pytest.mark.spec("rules.spent")
@pytest.mark.parametrize(
    ("view", "outcomes", "again"),
    [
        (OFFERS, [StepOutcome.WORKED], True),
        (OFFERS, [StepOutcome.WORKED, StepOutcome.WORKED], False),
        (OFFERS, [StepOutcome.FAILED_FOR_NOW], True),
        (OFFERS, [StepOutcome.FAILED_FOR_NOW, StepOutcome.FAILED_FOR_NOW], False),
        (OFFERS, [StepOutcome.FAILED_FOR_GOOD], False),
        (OFFERS, [StepOutcome.REFUSED], False),
        (TWO, [StepOutcome.WORKED], False),
        (TWO, [StepOutcome.FAILED_FOR_NOW], True),
    ],
)
def test_class_of_outcome_decides_whether_it_is_done_again(
    view: PageView, outcomes: list[StepOutcome], again: bool
) -> None:
    """Required: what changed nothing is done twice, a final press once; what failed for good or was refused, never."""
    memory = Memory()
    first = step(view)
    for outcome in outcomes:
        memory.take(first)
        memory.settle(outcome)
    assert (step(view, memory).element == first.element) is again


@pytest.mark.spec("rules.spent")
def test_refused_control_stays_refused_on_a_page_that_reads_otherwise() -> None:
    """Required: under another label or as another node it is the same control; elsewhere it is none of it."""
    memory = Memory()
    memory.take(step(OFFERS))
    memory.settle(StepOutcome.REFUSED)
    renamed = page(replace(DECLINE, name="No, go on", text="No, go on"), *OFFERS.elements[2:], url=OFFERS.url)
    redrawn = page(replace(DECLINE, node="0:99"), *OFFERS.elements[2:], url=OFFERS.url, text="Stay for 50% off")
    assert [(step(each, memory).element or DECLINE).node for each in (renamed, redrawn)] == ["0:9", "0:9"]
    assert (step(replace(OFFERS, url=f"{HOME}/cancel/another"), memory).element or KEEP).node == DECLINE.node


@pytest.mark.spec("rules.deterministic")
def test_deciding_changes_nothing() -> None:
    """Required: the same page and the same memory give the same step, however often they are asked."""
    memory = after(OFFERS, "decline", element=DECLINE)
    assert step(OFFERS, memory) == step(OFFERS, memory) == step(replace(OFFERS), memory)


@pytest.mark.spec("rules.survey")
def test_field_that_an_answer_brings_up_gets_words() -> None:
    """Required: what an answer has made appear is filled in, though the page does not call it required."""
    asked = survey(radio("Other reason", node="0:1"), control("Send answer"))
    chosen = survey(
        radio("Other reason", "checked", node="0:1"), textbox("Please specify", node="0:2"), control("Send answer")
    )
    assert step(chosen).kind == "submit"
    written = step(chosen, after(asked, "answer", element=asked[0]))
    assert (written.kind, written.element and written.element.node) == ("write", "0:2")


# -- the traps of SCENARIOS §4 -----------------------------------------------------------------------------------------


@pytest.mark.spec("rules.traps")
@pytest.mark.parametrize(
    ("elements", "pressed"),
    [
        ((control("Confirm change", node="0:1"), control("Confirm cancel", node="0:2"), KEEP), "Confirm cancel"),
        ((control("Don't cancel", node="0:1"), control("Yes, cancel", node="0:2")), "Yes, cancel"),
        (
            (control("Stop my cancellation", node="0:1"), control("Don't stop my cancellation", node="0:2")),
            "Don't stop my cancellation",
        ),
        (
            (control("Pause membership", node="0:1"), KEEP, control("Cancel membership", node="0:2")),
            "Cancel membership",
        ),
        (
            (
                control("Remind me later", node="0:1"),
                control("End on 20 December", node="0:2"),
                control("End now", node="0:3"),
            ),
            "End on 20 December",
        ),
        ((control("Upgrade to Premium", node="0:1"), control("Confirm", node="0:2")), "Confirm"),
        ((control("No thanks", node="0:1"), control("Confirm", node="0:2")), "Confirm"),
    ],
    ids=["confirm change", "do not", "double negative", "keep or pause", "put off", "upgrade", "no thanks"],
)
def test_trap_beside_the_final_control_is_left_alone(elements: tuple[Element, ...], pressed: str) -> None:
    """Required: what keeps, costs, pauses or only puts off is not taken for the end."""
    found = step(final(*elements))
    assert (found.element and found.element.label) == pressed


@pytest.mark.spec("rules.traps")
def test_cancel_that_closes_the_dialog_is_not_pressed() -> None:
    """Required: in a dialog of Cancel and Unsubscribe it is the second that unsubscribes."""
    view = page(
        control("Cancel membership", node="0:9", modal_blocked=True),
        holder("dialog", "Unsubscribe from Example?"),
        inside(control("Cancel", node="0:1"), 1),
        inside(control("Unsubscribe", node="0:2"), 1),
        url=REVIEW,
        text="Unsubscribe from Example?\nThis cannot be undone",
        dialog=1,
    )
    found = step(view)
    assert (found.element and found.element.label) == "Unsubscribe"


@pytest.mark.spec("rules.traps")
def test_pause_that_is_chosen_already_is_taken_back() -> None:
    """Required: before the press that would send it."""
    view = final(radio("Pause for a month", "checked", node="0:1"), radio("Cancel for good", node="0:2"), FINISH)
    found = step(view)
    assert (found.kind, found.element and found.element.node) == ("answer", "0:2")


@pytest.mark.spec("rules.unknown")
@pytest.mark.parametrize(
    "view",
    [
        final(control("Finish cancellation", node="0:1"), control("Yes, cancel", node="0:2")),
        page(
            control("Cancel membership", node="0:1", href="/a"),
            control("End membership", node="0:2", href="/b"),
            text=ACTIVE_PAGE.text,
        ),
        page(control("Upgrade", node="0:1"), control("Continue", node="0:2"), text="Welcome"),
        page(control("Try again"), text="Something went wrong", title="Error"),
        page(textbox("Code"), control("Verify"), text="Enter the code that we sent you"),
        page(control("Back"), text="Call us to cancel"),
    ],
    ids=["two finals", "two ways in", "nothing to go by", "an error", "a code", "by phone"],
)
def test_what_cannot_be_told_is_said_and_not_guessed(view: PageView) -> None:
    """Required: an error that quotes the page, once looking and waiting have not helped."""
    with pytest.raises(StateDetectionError, match=view.url):
        step(view, waited(view))


@pytest.mark.spec("rules.place")
@pytest.mark.parametrize(
    ("around", "other"),
    [
        ("navigation", holder("main")),
        ("contentinfo", holder("main")),
        ("region", holder("main")),
        ("region", holder("form")),
    ],
)
def test_place_decides_between_two_that_fit(around: str, other: Element) -> None:
    """Required: the main part before a menu, a form before what stands beside it."""
    wrong = control("Cancel membership", "link", node="0:1", href=f"{HOME}/help/cancel")
    right = control("End membership", "link", node="0:2", href=f"{HOME}/cancel")
    found = step(page(holder(around), inside(wrong, 0), other, inside(right, 2), text=ACTIVE_PAGE.text))
    assert (found.element or wrong).node == "0:2"


@pytest.mark.spec("rules.place")
def test_reachable_control_goes_before_a_covered_one() -> None:
    """Required: a vendor's overlay lies over a page that says the same in other words."""
    wrong = replace(OPEN, node="0:1", hit=False, in_viewport=True, covered_by="iframe")
    right = control("End membership", node="1:1", in_viewport=True, frame=1)
    found = step(page(wrong, right, text=ACTIVE_PAGE.text, frames=(f"{HOME}/widget",)))
    assert (found.element or wrong).node == "1:1"


@pytest.mark.spec("rules.place")
def test_what_a_notice_covers_goes_before_a_link_of_the_footer_further_down() -> None:
    """Required: where one thing lies over the whole page, what is out of sight is no nearer."""
    links = [control(f"Section {n}", "link", node=f"0:{n}", href=f"{HOME}/{n}") for n in range(2, 8)]
    right = control("Cancel plan", "link", node="0:1", href=f"{HOME}/cancel")
    behind = [replace(each, hit=False, in_viewport=True, covered_by="div") for each in (right, *links)]
    foot = replace(control("Cancel contracts here", "link", node="0:9", href=f"{HOME}/form"), hit=False)
    notice = control("Refuse", node="1:1", frame=1)
    view = page(*behind, holder("contentinfo"), inside(foot, 7), notice, text=ACTIVE_PAGE.text, frames=(HOME,))
    found = step(view)
    assert found.reason == "button 'Refuse' first: it lies in front of link 'Cancel plan'"


# -- work in proportion ------------------------------------------------------------------------------------------------


@pytest.mark.spec("rules.linear")
def test_work_grows_with_the_page_and_no_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: four times the page, four times the labels read."""
    read: list[str] = []
    label = Lexicon.label

    def counted(self: Lexicon, text: str) -> Label:
        read.append(text)
        return label(self, text)

    monkeypatch.setattr(Lexicon, "label", counted)
    counts = []
    for size in (100, 400):
        many = [control(f"Film {number}", "link", node=f"0:{number + 100}") for number in range(size)]
        read.clear()
        step(page(*many, *ACTIVE_PAGE.elements, text=ACTIVE_PAGE.text))
        counts.append(len(read))
    assert counts[1] <= 4 * counts[0] + 50


@pytest.mark.spec("rules.steps")
def test_refusal_in_a_menu_or_before_anything_has_begun_is_no_step_of_a_flow() -> None:
    """Required: "Not received" in the footer of a page about reports is a page's name; nothing is declined there."""
    footer = replace(control("Footer", "contentinfo", node="0:1"), interactive=False)
    refusal = control("No thanks", "link", node="0:2", href=f"{HOME}/paper", parent=0)
    plan = control("My subscription", "link", node="0:3", href=f"{HOME}/plan")
    made = step(page(footer, refusal, plan, text="Welcome back\nMy subscription\nNo thanks"))
    assert made.element is not None
    assert (made.kind, made.element.node) == ("search", plan.node)


@pytest.mark.spec("rules.steps")
def test_part_that_is_unfolded_by_its_words_is_not_folded_away_again() -> None:
    """Required: an accordion that reads as the way on opens it; the way on stands inside."""
    folded = [
        replace(each, states=("collapsed",)) if each.node == DECLINE.node else each for each in OFFER_PAGE.elements
    ]
    first = step(replace(OFFER_PAGE, elements=tuple(folded)))
    assert first.element is not None
    assert (first.kind, first.element.node) == ("unfold", DECLINE.node)
    memory = Memory()
    memory.take(first)
    opened = [
        replace(each, states=("expanded",)) if each.node == DECLINE.node else each for each in OFFER_PAGE.elements
    ]
    inside = control("Continue to cancel", "link", node="0:77", href=f"{HOME}/cancel")
    second = step(replace(OFFER_PAGE, elements=(*opened, replace(inside, ref=len(opened)))), memory)
    assert second.element is not None
    assert second.element.node == inside.node


def asking_dialog(*, asks: bool = True) -> PageView:
    """A page on which a press of "Cancel membership" has opened a dialog, in words that say little."""
    answers = [radio("Moving house", node="0:11"), radio("Something else", node="0:12")] if asks else []
    shown = [*answers, control("Close", node="0:13"), control("Next", node="0:14", states=("disabled",))]
    behind = replace(OPEN, hit=False, in_viewport=True, covered_by="dialog 'Leaving'")
    return page(
        behind, holder("dialog", "Leaving"), *(inside(each, 1) for each in shown), text=ACTIVE_PAGE.text, dialog=1
    )


@pytest.mark.spec("rules.place")
def test_dialog_that_a_cancel_press_has_opened_is_worked_and_not_closed() -> None:
    """Required: it belongs to the flow; what it asks is answered, and the control behind it is not pressed again."""
    memory = Memory()
    memory.take(Step("open", PageFingerprint.of(ACTIVE_PAGE), State.ACCOUNT_ACTIVE, "", 1.0, OPEN))
    asked = step(asking_dialog(), memory)
    assert (asked.kind, asked.element and asked.element.node) == ("answer", "0:12")

    answered = asking_dialog()
    memory.take(asked)
    chosen = [
        replace(each, states=("checked",) if each.node == "0:12" else () if each.node == "0:14" else each.states)
        for each in answered.elements
    ]
    onward = step(replace(answered, elements=tuple(chosen)), memory)
    assert onward.element and onward.element.label == "Next"


@pytest.mark.spec("rules.kits")
def test_options_that_a_kit_draws_over_the_dialog_of_the_flow_are_answers() -> None:
    """Required: they stand outside of the dialog, and in front of it."""
    memory = Memory()
    memory.take(Step("open", PageFingerprint.of(ACTIVE_PAGE), State.ACCOUNT_ACTIVE, "", 1.0, OPEN))
    asking = asking_dialog(asks=False)
    options = [control(each, "option") for each in ("Too expensive", "Something else")]
    view = page(*asking.elements, *options, text=ACTIVE_PAGE.text, dialog=1)
    asked = step(view, memory)
    assert (asked.kind, asked.element and asked.element.label) == ("answer", "Something else")


COOKIES = "We and our partners use cookies to measure visits."


@pytest.mark.spec("rules.place")
@pytest.mark.parametrize(
    ("lines", "controls", "boxed", "of_the_flow"),
    [
        ((COOKIES,), ("Accept", "Refuse"), 2, False),
        ((COOKIES, "Cancel your membership?"), ("Accept", "Refuse", "Cancel membership"), 2, True),
        ((COOKIES, "Cancel your membership?"), ("Accept", "Cancel membership", "Keep membership"), 1, True),
        (("Cancel your membership?",), ("Cancel membership", "Keep membership"), 2, True),
        ((COOKIES,), (), 0, True),
    ],
)
def test_dialog_with_the_controls_of_a_cookie_notice_alone_is_not_the_flow_s(
    lines: tuple[str, ...], controls: tuple[str, ...], boxed: int, *, of_the_flow: bool
) -> None:
    """Required: though it came up after a press of the flow; with a control of another kind it may be the flow's.

    `boxed`: number of the controls that stand in one box with the first line.
    """
    memory = Memory()
    memory.take(Step("open", PageFingerprint.of(ACTIVE_PAGE), State.ACCOUNT_ACTIVE, "", 1.0, OPEN))
    box = "\n".join([lines[0], *controls[:boxed]])
    text = "\n".join([ACTIVE_PAGE.text, box, *lines[1:], *controls[boxed:]])
    start = text.index(box)
    shown = [
        inside(control(each, node=f"0:7{at}", block=0 if at < boxed else None), 1) for at, each in enumerate(controls)
    ]
    blocks = (Block("card", start, start + len(box)),)
    view = page(replace(OPEN, hit=False), holder("dialog"), *shown, text=text, blocks=blocks, dialog=1)
    reading = AIInterpretation(State.UNKNOWN, 1.0, "")
    assert Situation(view, memory, reading, Controls(Service(), Lexicon.load())).dialog_of_flow is of_the_flow


@pytest.mark.spec("rules.reveal")
def test_advert_that_came_up_after_a_press_of_the_flow_is_closed() -> None:
    """Required: it asks nothing, and covers the survey that the press has led to."""
    onward = control("Next", node="0:32")
    asked = [radio("Too dear", node="0:30"), radio("Other", node="0:31"), onward]
    advert = [inside(control(each, node=f"0:4{n}"), 3) for n, each in enumerate(("close", "Add for $24.99"))]
    covered = [replace(each, hit=False, in_viewport=True, covered_by="dialog 'Sides are here'") for each in asked]
    view = replace(survey(*covered, holder("dialog", "Sides are here"), *advert), dialog=3)
    chosen = step(view, after(survey(*asked), "decline", element=onward))
    assert (chosen.kind, chosen.element and chosen.element.label) == ("close", "close")


@pytest.mark.spec("rules.reveal")
def test_advert_over_an_open_list_is_closed_before_an_option_is_chosen() -> None:
    """Required: once waiting has not brought the option into its place; the list is still open behind it."""
    asks = control("Tell us more", "combobox", node="0:30", states=("collapsed",))
    memory = after(survey(asks), "answer", element=asks)
    option = replace(control("Other", "option", node="0:31"), hit=False, in_viewport=True, covered_by="div 'Sides'")
    advert = inside(control("close", node="0:40"), 2)
    view = survey(asks, option, holder("dialog", "Sides are here"), advert)
    view = replace(view, dialog=2)
    for _ in range(WAITS):
        memory.take(step(view, memory))
    chosen = step(view, memory)
    assert (chosen.kind, chosen.element and chosen.element.label) == ("close", "close")


@pytest.mark.spec("rules.reveal")
def test_dialog_that_no_press_of_the_flow_has_opened_is_closed() -> None:
    """Required: it lies in front of the control that cancels."""
    assert step(asking_dialog()).kind == "close"


@pytest.mark.spec("rules.gates")
def test_agreement_to_a_charge_is_left_to_the_person() -> None:
    """Required: the last control waits for a box that agrees to a fee; the run says so and ends."""
    waiting = replace(FINISH, states=("disabled",))
    view = final(box("I agree to be charged a fee of $240.00", node="0:1"), waiting)
    with pytest.raises(AgreementNeeded, match=r"\$240\.00"):
        step(view, waited(view, "decline", element=KEEP))


@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize("opened", [True, False])
def test_question_without_a_dialogs_role_is_worked_if_the_covered_control_has_brought_it_up(*, opened: bool) -> None:
    """Required: it is not closed for the control below it; a notice that was there before is."""
    ask, leave, close = (
        control("Confirm cancellation", node="0:90"),
        control("Cancel membership", node="0:91"),
        control("\u00d7"),
    )
    text = "Next billing date\n20 December 2026\nConfirm cancellation"
    memory = Memory()
    if opened:
        memory.take(step(page(ask, text=text), memory))
        memory.settle(StepOutcome.WORKED)
    shown = page(
        replace(ask, hit=False, in_viewport=True, covered_by="div"),
        close,
        leave,
        text=f"{text}\nStay for 50% off\nCancel membership",
    )
    taken = step(shown, memory)
    assert (taken.element and taken.element.label) == ("Cancel membership" if opened else "\u00d7")


@pytest.mark.spec("rules.circle")
def test_menu_that_was_opened_often_and_led_back_is_left_alone() -> None:
    """Required: the search goes on with what is left, and ends by its own limits."""
    menu = control("Zorvel", node="0:92", states=("collapsed",))
    shown = page(menu, text="Films\nSeries")
    memory = Memory()
    for number in range(8):
        try:
            taken = step(replace(shown, text=f"Films {chr(97 + number)}"), memory)
        except StateDetectionError as ended:
            assert "circle" not in str(ended)
            break
        memory.take(taken)
        memory.settle(StepOutcome.WORKED)


@pytest.mark.spec("rules.search")
def test_skip_of_an_advert_that_lies_over_nothing_is_left_alone() -> None:
    """Required: beside "Add for $6" a "Skip" may be about an order; the way to the account is looked for."""
    advert = [control("Add for $6.99", node="0:90"), control("Skip", node="0:91")]
    text = "Stay with us: add a dessert for $6.99\nAdd for $6.99\nSkip"
    account = control("Subscription", "link", node="0:92", href=f"{HOME}/subscription")
    taken = step(page(*advert, account, text=f"{text}\nSubscription"))
    assert taken.element is not None and taken.element.label == "Subscription"


@pytest.mark.spec("rules.search")
def test_survey_of_a_help_page_does_not_end_the_search() -> None:
    """Required: before a cancellation has begun a page that asks for reasons is one of the site's pages."""
    plan = control("My subscription", "link", href=f"{HOME}/subscription")
    asking = page(plan, text="Why do you want to cancel?\nTell us why you are leaving\nMy subscription")
    survey = AIInterpretation(State.EXIT_SURVEY, 0.8, "it asks for reasons")
    taken = decide(asking, Service(), Memory(), interpretation=survey)
    assert taken.element is not None and taken.element.label == "My subscription"
    save = control("Save", node="0:93")
    profile = page(replace(asking[0], node="0:94"), save, url=ACCOUNT, text=f"{asking.text}\nSave")
    taken = decide(profile, Service(), Memory(), interpretation=survey)
    assert taken.element is not None and taken.element.label == "My subscription"


@pytest.mark.spec("rules.place")
@pytest.mark.parametrize(("kinds", "goes_back"), [(("open", "close"), True), (("close",), False), (("open",), False)])
def test_notice_whose_closing_leads_away_from_the_cancellation_is_gone_back_from(
    kinds: tuple[StepKind, ...], *, goes_back: bool
) -> None:
    """Required: the page where it was closed is opened again, once the cancellation has begun."""
    reject = control("Reject all", node="0:95", form_method="POST", form_action=f"{HOME}/cookies")
    asked = replace(survey(radio("Other reason", node="0:2"), reject), url=f"{HOME}/cancel/reason")
    memory = after(asked, *kinds, element=reject)
    taken = decide(page(OPEN, text=ACTIVE_PAGE.text), Service(), memory)
    assert ((taken.kind, taken.value) == ("go", f"{HOME}/cancel/reason")) is goes_back


@pytest.mark.spec("rules.place")
@pytest.mark.parametrize(
    ("label", "fields", "pressed"),
    [
        ("No, I'd rather stay alone", {}, True),
        ("I'd rather stay alone", {}, False),
        ("No, I'd rather stay alone", {"form_method": "POST", "form_action": f"{HOME}/keep"}, False),
    ],
)
def test_scornful_no_of_an_offer_over_the_page_is_pressed(label: str, fields: dict[str, str], *, pressed: bool) -> None:
    """Required: in a dialog of a begun cancellation, beside what takes the offer; it sends nothing by itself."""
    memory = Memory()
    memory.take(decide(page(OPEN, text=ACTIVE_PAGE.text), Service(), memory))
    box = control("", "dialog", node="0:40", text="3 months of Gold are on us if you stay.")
    takes = control("Take 3 months free", node="0:41", form_method="POST", form_action=f"{HOME}/offer")
    refuses = control(label, node="0:42", **fields)
    inside = [replace(each, ref=ref, parent=0) for ref, each in enumerate((takes, refuses), 1)]
    lines = ["Check your details", "3 months of Gold are on us if you stay.", takes.label, label]
    over = page(replace(box, ref=0), *inside, url=f"{HOME}/cancel/check", text="\n".join(lines))
    over = replace(over, elements=(replace(box, ref=0), *inside), dialog=0)
    offer = AIInterpretation(State.RETENTION_OFFER, 0.9, "it offers something instead")
    step = decide(over, Service(), memory, interpretation=offer)
    assert (step.element is not None and step.element.node == refuses.node) is pressed


@pytest.mark.spec("rules.place")
def test_dialog_that_covered_the_cancel_link_is_no_step_of_the_cancellation() -> None:
    """Required: it came up by itself while the link was to be pressed, and is closed; then the link is pressed."""
    memory = Memory()
    shown = page(OPEN, text=ACTIVE_PAGE.text)
    first = decide(shown, Service(), memory)
    assert (first.kind, first.element) == ("open", OPEN)
    memory.take(first)
    memory.settle(StepOutcome.FAILED_FOR_NOW, "it is covered by a dialog")
    box = control("", "dialog", node="0:40", text="Holiday sides are here")
    later = control("close", node="0:41", parent=0)
    add = control("Add for $24.99", node="0:42", parent=0)
    inside = [replace(each, ref=ref, parent=0) for ref, each in enumerate((later, add), 1)]
    link = replace(OPEN, ref=3, modal_blocked=True)
    promoted = replace(shown, elements=(replace(box, ref=0), *inside, link), dialog=0)
    closing = decide(promoted, Service(), memory)
    assert (closing.kind, closing.element and closing.element.node) == ("close", later.node)


@pytest.mark.spec("rules.kits")
def test_option_of_the_list_that_was_opened_goes_before_what_covers_the_page() -> None:
    """Required: a press on the cookie notice beside an open list shuts it, and the choice is lost."""
    asking = control("When?", "combobox", node="0:20", states=("collapsed",))
    onward = control("Continue cancelling", node="0:21", covered_by="Cookies")
    notice = control("Reject all", node="0:22")
    shut = page(asking, onward, notice, url=SURVEY, text="When should it end?")
    options = [control(each, "option", node=f"0:3{n}") for n, each in enumerate(("9 December 2026", "9 January 2027"))]
    opened = replace(shut, elements=(replace(asking, states=("expanded",)), onward, notice, *options))
    taken = step(opened, after(shut, "answer", element=asking))
    assert (taken.kind, taken.element) == ("answer", options[0])


@pytest.mark.spec("engine.survey")
def test_link_of_a_menu_begins_anew_only_after_the_answers_of_the_page() -> None:
    """Required: on an unknown page of a cancellation that has begun, its question is answered first."""
    menu = replace(control("", "contentinfo", node="0:1"), interactive=False)
    again = control("Cancel a contract", "link", node="0:2", href=f"{HOME}/cancel", parent=0, depth=1)
    labels = ("Switch to Basic: $9 a month", "Continue with my request")
    answers = [
        control(label, "radio", node=f"0:1{n}", states=("unchecked" if n else "checked",))
        for n, label in enumerate(labels)
    ]
    view = page(menu, again, *answers, control("Confirm", node="0:20"), url=SURVEY, text="And now?")
    assert step(view, after(ACTIVE_PAGE, "open", element=OPEN)).element == view.elements[3]


@pytest.mark.spec("rules.anew")
def test_breadcrumb_is_no_last_control() -> None:
    """Required: a link to a page above this one neither ends it nor goes on, whatever it is called."""
    above = control("契約内容の確認・解約", "link", node="0:2", href=f"{HOME}/cancel")
    onward = control("次へ", "link", node="0:20", href=f"{HOME}/cancel/review/confirm")
    keep = control("解約せずに利用を続ける", "link", node="0:21", href=f"{HOME}/")
    text = "2026年12月4日までに解約のお手続きをいただければ、次回の月額料金は発生しません。"
    view = page(above, onward, keep, url=f"{HOME}/cancel/review", text=text, language="ja")
    taken = step(view, after(ACTIVE_PAGE, "open", element=OPEN))
    assert taken.element is not None
    assert taken.element.label == "次へ"


@pytest.mark.spec("engine.survey")
def test_decline_of_a_cookie_notice_answers_no_survey() -> None:
    """Required: "Decline" in the bar below is about cookies; what goes on is the other button."""
    bar = "We use cookies to improve and promote this service.\nDecline"
    text = f"Why are you leaving?\nOther\nContinue canceling\n{bar}"
    start = text.index("We use")
    view = page(
        control("Other", "radio", node="0:20", states=("checked",)),
        control("Continue canceling", node="0:21"),
        control("Decline", node="0:22", block=0),
        url=SURVEY,
        text=text,
        blocks=(Block("region", start, len(text)),),
    )
    taken = step(view, after(ACTIVE_PAGE, "open", element=OPEN))
    assert taken.element is not None
    assert taken.element.label == "Continue canceling"
