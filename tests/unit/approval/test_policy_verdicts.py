"""Verdicts on presses word by word: what is refused why, what is asked with which warning, what a yes covers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    Service,
    control,
    page,
)
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy, is_placeholder
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.protocols import Action, Box, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
LAST = Action("click", final=True)
LEXICON = Lexicon.load()
POLICY = Policy(Service(), LEXICON)


def posting(label: str, path: str, **fields: Any) -> Element:
    return control(label, form_method="POST", form_action=HOME + path, **fields)


CALLED = "whoever leads takes it for the last step"
NO_WORDS = "nobody can say yes to it, so press it yourself, in a window of the browser (--headed shows one)"
UNSAID = "nothing says what button 'Xylofon' does"
PRESSES: dict[str, tuple[Element, Action, Verdict]] = {
    "harmless": (control("Go"), CLICK, Allow()),
    "scroll": (FINISH, Action("scroll"), Allow()),
    "end by its form": (
        posting("Go", "/cancel/finish"),
        CLICK,
        Ask("its form posts to an address with 'cancel' in it"),
    ),
    "end of another thing": (
        posting("Save", "/orders/7/cancel"),
        CLICK,
        Ask("its form posts to an address with 'cancel' in it"),
    ),
    "end without words": (
        posting("", "/cancel/finish"),
        CLICK,
        Refuse(f"button 'button' shows no words, and its form posts to an address with 'cancel' in it: {NO_WORDS}"),
    ),
    "end without words, by its selector": (
        posting("", "/cancel/finish", selector="#bye"),
        CLICK,
        Refuse(f"button '#bye' shows no words, and its form posts to an address with 'cancel' in it: {NO_WORDS}"),
    ),
    "form without words": (
        posting("", "/account/x"),
        CLICK,
        Refuse("button was not pressed: it submits a form and says nothing about what it does"),
    ),
    "form of unknown use": (
        posting("Xylofon", "/account/x"),
        CLICK,
        Ask(f"{UNSAID}; it cannot be told what it sends (POST /account/x)", (UNSAID,), covered=False),
    ),
    "step with a form of unknown use": (
        posting("Continue", "/account/x"),
        CLICK,
        Ask("it reads 'continue'; it cannot be told what it sends (POST /account/x)"),
    ),
    "survey": (posting("Continue", "/survey"), CLICK, Allow()),
    "unknown, called the last": (control("Xylofon"), LAST, Ask(CALLED, covered=False)),
    "unknown form, called the last": (posting("Xylofon", "/account/x"), LAST, Ask(CALLED, covered=False)),
    "form without words, called the last": (
        posting("", "/account/x"),
        LAST,
        Refuse("button was not pressed: it submits a form and says nothing about what it does"),
    ),
    "step, called the last": (control("Continue to cancel"), LAST, Ask(CALLED)),
    "answer, called the last": (control("Too dear", "radio"), LAST, Allow()),
    "keeping, called the last": (control("Keep my plan"), LAST, Allow()),
    "purchase, called the last": (
        control("Upgrade now"),
        LAST,
        Refuse("button 'Upgrade now' was not pressed: 'upgrade now' reads as a purchase, pause or restart"),
    ),
    "purchase by its form": (
        posting("Go", "/upgrade"),
        CLICK,
        Refuse("button 'Go' was not pressed: its address has 'upgrade' in it"),
    ),
    "profile by its form": (
        posting("Continue", "/change-password"),
        CLICK,
        Refuse("button 'Continue' was not pressed: how one pays and signs in is not the run's to change"),
    ),
    "deletion by its form": (
        posting("Continue", "/delete-account"),
        CLICK,
        Refuse("button 'Continue' was not pressed: no yes to cancel covers deleting an account or data"),
    ),
    "unreadable": (
        control("\u202eGo"),
        CLICK,
        Refuse("button '\u202eGo' was not pressed: its label is written in one direction and shown in the other"),
    ),
}


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize(("element", "action", "verdict"), PRESSES.values(), ids=PRESSES.keys())
def test_press_is_judged_with_its_reason(element: Element, action: Action, verdict: Verdict) -> None:
    """Required: verdict, reason, warning and cover, of a press on a page that says nothing else."""
    view = page(element)
    assert POLICY.judge(view[0], action, view) == verdict


@pytest.mark.spec("approval.search")
@pytest.mark.parametrize(
    ("phase", "verdict"),
    [
        (Phase.SEARCHING, Allow()),
        (Phase.FLOW, Ask(f"{UNSAID}; in the flow a press needs a reason to be harmless", (UNSAID,), covered=False)),
        (None, Allow()),
    ],
)
def test_vague_press_is_judged_by_the_phase(phase: Phase | None, verdict: Verdict) -> None:
    """Required: that of the run; without one, that of the page."""
    view = page(control("Xylofon"))
    assert POLICY.judge(view[0], CLICK, view, phase) == verdict
    flow = replace(view, url=f"{HOME}/cancel/review")
    if phase is None:
        assert isinstance(POLICY.judge(flow[0], CLICK, flow), Ask)
    else:
        assert POLICY.judge(flow[0], CLICK, flow, phase) == verdict


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("method", "verdict"),
    [
        (
            "POST",
            Refuse(
                "button 'Finish cancellation' was not pressed: the answer 'Pause my plan' is chosen on the page; "
                "choose another one first"
            ),
        ),
        ("GET", Ask("it reads 'Finish cancellation'")),
    ],
)
def test_costly_choice_counts_for_a_form_that_is_posted(method: str, verdict: Verdict) -> None:
    """Required: no other press sends it."""
    pause = control("Pause my plan", "radio", node="0:1", states=("checked",))
    view = page(pause, replace(FINISH, form_method=method, form_action=f"{HOME}/account/x"))
    assert POLICY.judge(view[1], CLICK, view) == verdict


@pytest.mark.spec("approval.reasons-in-words")
@pytest.mark.parametrize(
    "label", ["Finish cancellation", "\u53d6\u6d88\u81ea\u52a8\u7eed\u8d39", "Jetzt k\u00fcndigen"]
)
def test_reason_of_a_question_quotes_the_control_as_it_is_written(label: str) -> None:
    """Required: never the names of our lists of words, as "finish {cancellation}" has."""
    view = page(control(label, node="0:1"))
    verdict = POLICY.judge(view[0], CLICK, view)
    assert isinstance(verdict, Ask)
    assert label in verdict.reason


@pytest.mark.spec("approval.inside")
@pytest.mark.parametrize(
    ("part", "whole", "kind"),
    [
        ("Go", "Delete my account", PressKind.DELETION),
        ("Delete my account", "Upgrade now", PressKind.DELETION),
        ("Upgrade now", "Claim 50% off", PressKind.MONEY),
        ("Claim 50% off", "Sign out", PressKind.ACCEPT),
        ("Restart membership", "Sign out", PressKind.RESUME),
        ("Sign out", "Finish cancellation", PressKind.SIGN_OUT),
        ("Finish cancellation", "Xylofon", PressKind.END),
        ("Xylofon", "Continue", PressKind.UNKNOWN),
        ("Continue", "Close", PressKind.STEP),
        ("Close", "Continue", PressKind.STEP),
    ],
)
def test_graver_reading_of_a_part_and_its_control_decides(part: str, whole: str, kind: PressKind) -> None:
    """Required: in whichever of both it stands."""
    for inner, outer in ((part, whole), (whole, part)):
        view = page(control(outer, node="0:1"), control(inner, "generic", node="0:2", parent=0, tag="span"))
        assert POLICY.read_press(view[1], CLICK, view, in_flow=False).kind is kind
        assert [each.label for each in POLICY.pressed(view[1], view)] == [inner, outer]


# -- a choice and a key ------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("options", "value", "verdict"),
    [
        (("Stay", "Away"), "Away", Allow()),
        (("Stay", "Away"), "2", Allow()),
        (("Stay", "Away"), None, Allow()),
        ((), "Away", Allow()),
        ((), None, Refuse("combobox 'Plan' shows no option to choose")),
        (
            ("Stay", "Switch to annual"),
            "2",
            Refuse("combobox 'Plan' is chosen from by label: 'Switch to annual' is among its options"),
        ),
        (
            ("Finish cancellation", "Switch to annual"),
            "2",
            Refuse("combobox 'Plan' is chosen from by label: 'Finish cancellation' is among its options"),
        ),
    ],
)
def test_option_is_chosen_by_a_label_that_is_known(
    options: tuple[str, ...], value: str | None, verdict: Verdict
) -> None:
    """Required: where some options cost or end, a value of no known label is not chosen."""
    view = page(control("Plan", "combobox", options=options))
    assert POLICY.judge(view[0], Action("select", value), view) == verdict


TEXTBOX = control("Why?", "textbox", tag="textarea")
LIST = control("Plan", "combobox")


def unseen(key: str, element: str) -> Refuse:
    return Refuse(f"{key} at {element} would press something unseen: click what is to be pressed instead")


def untold(key: str) -> Refuse:
    return Refuse(f"the key '{key}' is not pressed: what it does on the page cannot be told")


@pytest.mark.spec("approval.keys")
@pytest.mark.parametrize(
    ("element", "key", "verdict"),
    [
        (TEXTBOX, None, unseen("Enter", "textbox 'Why?'")),
        (TEXTBOX, "Enter", unseen("Enter", "textbox 'Why?'")),
        (TEXTBOX, "NumpadEnter", unseen("NumpadEnter", "textbox 'Why?'")),
        (TEXTBOX, "\n", unseen("\n", "textbox 'Why?'")),
        (TEXTBOX, "\r", unseen("\r", "textbox 'Why?'")),
        (TEXTBOX, "Space", Allow()),
        (TEXTBOX, " ", Allow()),
        (LIST, "Space", unseen("Space", "combobox 'Plan'")),
        (LIST, " ", unseen(" ", "combobox 'Plan'")),
        (LIST, "Escape", Allow()),
        (
            LIST,
            "ArrowDown",
            Refuse("ArrowDown in combobox 'Plan' may choose something unseen: choose it by its own name"),
        ),
        (LIST, "x", untold("x")),
        (OPEN, "ArrowDown", Allow()),
        (TEXTBOX, "x", Allow()),
        (TEXTBOX, "\u00e9", Allow()),
        (TEXTBOX, "xy", untold("xy")),
        (TEXTBOX, "", untold("")),
        (TEXTBOX, "\x07", untold("\x07")),
        (replace(TEXTBOX, secret=True), "x", untold("x")),
        (TEXTBOX, "F5", untold("F5")),
    ],
)
def test_key_is_judged_with_its_reason(element: Element, key: str | None, verdict: Verdict) -> None:
    """Required: one sign at a time is written, and only where it is shown."""
    view = page(element)
    assert POLICY.judge(view[0], Action("key", key), view) == verdict


@pytest.mark.spec("approval.secrets")
@pytest.mark.parametrize(
    ("secret", "value", "verdict"),
    [
        (True, "x", Refuse("textbox 'Why?' takes a secret: only <secret:name> may be typed there, never a value")),
        (True, None, Refuse("textbox 'Why?' takes a secret: only <secret:name> may be typed there, never a value")),
        (True, "<secret:password>", Allow()),
        (True, "<secret:email>", Allow()),
        (
            False,
            "<secret:password>",
            Refuse(
                "textbox 'Why?' would show <secret:password> to anyone: it is only typed into a field that hides it"
            ),
        ),
        (False, "<secret:email>", Allow()),
        (False, "x", Allow()),
        (False, None, Allow()),
    ],
)
def test_secret_is_typed_where_it_is_hidden(secret: bool, value: str | None, verdict: Verdict) -> None:
    """Required: a hiding field takes nothing else, and shows nothing else to anyone."""
    view = page(replace(TEXTBOX, secret=secret))
    assert POLICY.judge(view[0], Action("fill", value), view) == verdict


@pytest.mark.spec("approval.secrets")
@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("<secret:password>", True),
        ("<secret:a>", True),
        ("<secret:card_2>", True),
        ("<secret:>", False),
        ("<secret:2card>", False),
        ("<secret:Card>", False),
        ("<secret:a-b>", False),
        ("secret:password", False),
        (" <secret:password>", False),
        ("<secret:password> ", False),
        ("", False),
    ],
)
def test_placeholder_is_whole_and_in_small_letters(value: str, named: bool) -> None:
    """Required: anything else is typed as it is, or refused."""
    assert is_placeholder(value) is named


# -- places and addresses ----------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.navigate")
@pytest.mark.parametrize(
    ("path", "fresh", "again"),
    [
        ("/account", "", ""),
        ("/help", "", ""),
        ("/upgrade", "its address has 'upgrade' in it", ""),
        ("/upgrade/now", "its address has 'upgrade' in it", "its address has 'upgrade' in it"),
        ("/shop?add-to-cart=7", "its address has 'add-to-cart=7' in it", "its address has 'add-to-cart=7' in it"),
        ("/cancel/finish", "'cancel'", "'cancel'"),
        ("/cancel?confirm=1", "'cancel'", "'cancel'"),
        ("/account?action=cancel&id=7", "'cancel'", "'cancel'"),
        (
            "/logout",
            "its address has 'logout' in it, which signs the person out",
            "its address has 'logout' in it, which signs the person out",
        ),
    ],
)
def test_address_is_opened_unless_it_acts(path: str, fresh: str, again: str) -> None:
    """Required: one that was seen may speak of money; the service's own is opened whatever it says."""
    said = "opening an address with 'cancel' in it may cancel: press the page's own control instead"
    fresh, again = (said if each == "'cancel'" else each for each in (fresh, again))
    assert (POLICY.address(HOME + path), POLICY.address(HOME + path, seen=True)) == (fresh, again)
    assert Policy(Service(entry_url=HOME + path), LEXICON).address(HOME + path) == ""
    assert POLICY.address("https://evil.test" + path).startswith("Example: ")


@pytest.mark.spec("approval.place")
def test_place_out_of_bounds_is_named() -> None:
    """Required: page, form and link, each with the service's name."""
    outside = "https://evil.test/x"
    problem = POLICY.place(outside)
    assert problem.startswith("Example: ")
    away = page(control("Go"), url=outside)
    assert POLICY.judge(away[0], CLICK, away) == Refuse(f"button 'Go' was not touched: {problem}")
    for element in (control("Go", form_method="POST", form_action=outside), control("Go", href=outside)):
        view = page(element)
        assert POLICY.judge(view[0], CLICK, view) == Refuse(f"button 'Go' leads away: {problem}")
    gone = page(control("Go", node="3:1", frame=2))
    assert POLICY.judge(gone[0], CLICK, gone) == Refuse(
        "button 'Go' was not touched: the frame it stands in is not on the page"
    )


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("element", "sends"),
    [
        (control("x"), SendKind.NOTHING),
        (control("x", "link", href=f"{HOME}/account"), SendKind.READ),
        (control("x", "link", href=f"{HOME}/upgrade/now"), SendKind.MONEY),
        (control("x", "link", href="http://www.example.com/cancel/now?confirm=1"), SendKind.END),
        (control("x", "link", href="ftp://www.example.com/cancel/now?confirm=1"), SendKind.NOTHING),
        (control("x", form_method="GET", form_action=f"{HOME}/cancel/now?confirm=1"), SendKind.END),
        (control("x", "link", href=f"{HOME}/help", form_action=f"{HOME}/upgrade/now"), SendKind.READ),
        (posting("x", "/cancel/finish"), SendKind.END),
        (posting("x", "/account/x", href=f"{HOME}/help"), SendKind.UNKNOWN),
        (posting("x", "/plans/change"), SendKind.MONEY),
        (posting("Switch to Basic (free)", "/plans/change"), SendKind.END),
        (posting("Switch to Basic (free)", "/upgrade"), SendKind.MONEY),
        (posting("x", "/cancel/finish", role="checkbox"), SendKind.END),
        (posting("x", "/account/x", role="radio"), SendKind.READ),
    ],
)
def test_press_sends_what_its_form_or_address_says(element: Element, sends: SendKind) -> None:
    """Required: a form that posts before a link; what only takes an answer posts nothing."""
    assert POLICY.expected(element) is sends


# -- pages -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.search")
@pytest.mark.parametrize(
    ("view", "flow"),
    [
        (ACTIVE_PAGE, False),
        (OFFER_PAGE, True),
        (FINAL_PAGE, True),
        (replace(FINAL_PAGE, url=f"{HOME}/x"), True),
        (page(text="Hello", url=f"{HOME}/cancel/review"), True),
        (page(text="Hello", url=f"{HOME}/x"), False),
        (page(text="Hello", url=ACCOUNT), False),
    ],
)
def test_page_is_of_the_flow_by_its_state_or_its_address(view: PageView, flow: bool) -> None:
    """Required: either is enough; the account page's own address says nothing."""
    assert POLICY.in_flow(view) is flow
    own = Policy(Service(entry_url=f"{HOME}/cancel/review"), LEXICON)
    assert not own.in_flow(page(text="Hello", url=f"{HOME}/cancel/review#x"))


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("view", "unsent", "sent", "asks"),
    [
        (FINAL_PAGE, True, True, True),
        (OFFER_PAGE, True, True, False),
        (ACTIVE_PAGE, True, False, False),
        (DONE_PAGE, False, False, False),
        (page(text="Hello", url=f"{HOME}/x"), False, False, False),
        (replace(FINAL_PAGE, url="https://evil.test/"), False, False, True),
    ],
)
def test_page_goes_on_while_it_asks(view: PageView, unsent: bool | None, sent: bool | None, asks: bool | None) -> None:
    """Required: an active account goes on where nothing was sent."""
    assert (POLICY.goes_on(view, sent=False), POLICY.goes_on(view, sent=True)) == (unsent, sent)
    assert POLICY.asks_to_confirm(view) is asks


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("said", "asks"),
    [
        ("Your membership was cancelled on 2 November 2020.", False),
        ("You have cancelled your membership. It ended on 20 December 2020.", False),
        ("Your membership will end on 20 December 2099.", True),
        ("Hello", True),
    ],
)
def test_question_on_a_page_that_says_it_has_ended_asks_for_nothing(said: str, asks: bool) -> None:
    """Required: a last button that still stands there is no proof that the press before it was a step."""
    view = page(FINISH, url=FINAL_PAGE.url, text=f"Do you really want to cancel?\n{said}")
    assert POLICY.asks_to_confirm(view) is asks


@pytest.mark.spec("approval.inside")
@pytest.mark.parametrize(
    ("fields", "around"),
    [
        ({}, True),
        ({"box": Box(0, 0, 0, 40)}, False),
        ({"box": Box(0, 0, 1, 40)}, False),
        ({"modal_blocked": True}, False),
        ({"role": "generic"}, False),
        ({"box": Box(200, 0, 100, 40)}, False),
    ],
)
def test_control_around_an_unreported_part_is_found_by_its_place(fields: dict[str, Any], around: bool) -> None:
    """Required: where it is shown, reachable, and a control."""
    whole = replace(control("Plan", node="0:1", box=Box(0, 0, 100, 40)), **fields)
    part = Element(0, "0:50", "generic", "here", text="here", box=Box(40, 10, 20, 10))
    view = page(whole)
    assert [each.label for each in POLICY.pressed(part, view)] == (["here", "Plan"] if around else ["here"])
