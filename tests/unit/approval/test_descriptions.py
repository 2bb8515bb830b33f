"""What the journal keeps of a control, and choices of forms."""

from __future__ import annotations

import pytest

from stand_ins import FINISH, HOME, MemoryJournal, Service, control, page
from subterminator.approval.descriptions import (
    journal_fields,
    masked,
    quote,
    refuse,
    request_line,
    say,
    target_field,
    without,
)
from subterminator.approval.form_choices import costly, is_answer, is_ticked_box
from subterminator.approval.kinds import SendKind
from subterminator.approval.policy import Policy
from subterminator.domain.errors import PageChanged, Refused
from subterminator.domain.protocols import Action, Element, PageRequest
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fingerprint import digest_of

CLICK = Action("click")


@pytest.mark.spec("record.legs-are-data")
def test_pressed_control_is_found_again_by_its_marks() -> None:
    """Required: data attributes and name, then the unique selector; nothing that cannot stand in a selector."""

    def css(selector: str | None = None, **attributes: str) -> list[str]:
        named = {key.replace("_", "-"): value for key, value in attributes.items()}
        element = control("Cancel", selector=selector, attributes=tuple(named.items()))
        view = page(element)
        found: list[str] = target_field(view[0], CLICK, view)["target"]["css"]
        return found

    assert css() == []
    assert css("#bye") == ["#bye"]
    assert css("#bye", data_uia="a", data_testid="b", name="c", title="d") == [
        *('[data-uia="a"]', '[data-testid="b"]', '[name="c"]', "#bye"),
    ]
    assert css('[data-uia="a"]', data_uia="a", name="c") == ['[name="c"]', '[data-uia="a"]']
    assert css(name='a"b') == css(name="a\\b") == css(name="a\nb") == css(name="") == css(name="x" * 100) == []
    assert css(name="x" * 99) == [f'[name="{"x" * 99}"]']


@pytest.mark.spec("record.legs-are-data")
def test_target_of_a_press_says_where_and_what_it_was() -> None:
    """Required: page, its digest, the control and its section; only a click is made again by a later run."""
    title = Element(0, "0:1", "heading", "Your plan", text="Your plan", level=1)
    link = control("Cancel", "link", node="0:2", selector="#bye", href=f"{HOME}/cancel")
    view = page(title, link, text="Your plan\nCancel")
    target = {
        "page": view.url,
        "digest": digest_of(view).hex(),
        "exploring": False,
        "role": "link",
        "name": "Cancel",
        "css": ["#bye"],
        "href": f"{HOME}/cancel",
        "section": "Your plan",
    }
    assert target_field(view[1], CLICK, view) == {"target": target}
    exploring = target_field(view[1], Action("click", exploring=True), view)
    assert exploring == {"target": {**target, "exploring": True}}
    for kind in ("fill", "select", "key", "scroll"):
        assert target_field(view[1], Action(kind), view) == {}


@pytest.mark.spec("approval.quiet")
def test_journal_keeps_of_an_element_what_differs() -> None:
    """Required: a text beside the name, the form, the value; of a secret field no value."""
    plain = {"role": "button", "name": "Next"}
    assert journal_fields(control("Next")) == plain
    assert journal_fields(control("Next", text="Go")) == {**plain, "text": "Go"}
    assert journal_fields(control("Next", text="")) == plain
    finish = {"role": "button", "name": "Finish cancellation", "form": f"POST {HOME}/cancel/finish"}
    assert journal_fields(FINISH) == finish
    assert journal_fields(FINISH, CLICK) == {**finish, "action": "click"}
    field = control("Next", form_method="GET")
    assert journal_fields(field, Action("fill", "y")) == {**plain, "action": "fill", "value": "y"}
    assert journal_fields(field, Action("fill", "")) == {**plain, "action": "fill", "value": ""}
    secret = control("Next", secret=True)
    assert journal_fields(secret, Action("fill", "y")) == {**plain, "action": "fill"}


@pytest.mark.spec("approval.quiet")
def test_refusal_is_recorded_before_it_is_raised() -> None:
    """Required: the reason, who refused, the control and the action."""
    journal = MemoryJournal()
    with pytest.raises(Refused, match=r"^it costs$") as refusal:
        refuse(journal, control("Next"), Action("fill", "y"), "it costs")
    assert not refusal.value.by_person
    assert journal.events == [
        {
            **{"event": "refused", "reason": "it costs", "by": "policy"},
            **{"role": "button", "name": "Next", "action": "fill", "value": "y"},
        }
    ]


@pytest.mark.spec("approval.secrets")
@pytest.mark.parametrize(
    ("text", "secret", "shown"),
    [
        ("it was 'hunter2', then hunter2", "hunter2", "it was '<secret>', then <secret>"),
        (f"it was {'a' + chr(10) + 'b'!r}", "a\nb", "it was '<secret>'"),
        ("it was a\nb", "a\nb", "it was <secret>"),
        ("it was \\ and \\\\", "\\", "it was <secret> and <secret>"),
        ("it was nothing", "hunter2", "it was nothing"),
        ("it was nothing", "", "it was nothing"),
    ],
)
def test_typed_secret_is_masked_as_it_is_and_as_it_is_quoted(text: str, secret: str, shown: str) -> None:
    """Required: of a text, and of the message of an error, which keeps its kind; without a secret nothing changes."""
    assert masked(text, secret) == shown
    error = PageChanged(text)
    told = without(error, secret)
    assert (type(told), str(told)) == (PageChanged, shown)
    assert (told is error) is (text == shown)


@pytest.mark.spec("approval.quiet")
@pytest.mark.parametrize(
    ("element", "said"),
    [
        (control("Next"), "button 'Next'"),
        (control("Next", "", tag="div"), "div 'Next'"),
        (control("", "button", tag="div"), "button"),
        (control("", "", tag="div"), "div"),
        (control("", "img", text="Next"), "img 'Next'"),
    ],
)
def test_element_is_called_by_role_and_label(element: Element, said: str) -> None:
    """Required: without a role by its tag; without a label by that alone."""
    assert say(element) == said


@pytest.mark.spec("approval.quiet")
def test_quote_is_cut_at_its_limit() -> None:
    """Required: a long text ends with an ellipsis; a request is told by method and path."""
    assert quote("") == "''"
    assert quote("x" * 80) == f"'{'x' * 80}'"
    assert quote("x" * 81) == f"'{'x' * 79}…'"
    assert request_line(PageRequest("POST", f"{HOME}/cancel/finish?a=1#b")) == "POST /cancel/finish"


# -- choices of forms --------------------------------------------------------------------------------------------------

FORM = control("", "form", node="0:1")
BUTTON = control("Send", node="0:2", parent=0, form_method="POST", form_action=f"{HOME}/x")


def choice(role: str = "radio", label: str = "Upgrade to Gold", parent: int | None = 0, **fields: object) -> Element:
    return control(label, role, node="0:3", tag="input", parent=parent, **fields)


@pytest.mark.spec("approval.answer")
def test_answer_is_a_choice_of_a_form_with_a_button_of_its_own() -> None:
    """Required: a radio button or a checkbox that sends nothing itself, beside a button of the same form that posts."""

    def answers(element: Element, *others: Element) -> bool:
        view = page(FORM, *others, element)
        return is_answer(view.elements[-1], view)

    assert answers(choice(), BUTTON)
    assert answers(choice("checkbox"), BUTTON)
    assert not answers(choice("switch"), BUTTON)
    assert not answers(choice("button"), BUTTON)
    assert not answers(choice(form_method="POST"), BUTTON)
    assert not answers(choice(parent=None), BUTTON)
    assert not answers(choice())
    assert not answers(choice(), control("Send", "link", parent=0, form_method="POST"))
    assert not answers(choice(), control("Send", parent=0, form_method="GET"))
    assert not answers(choice(), control("Send", form_method="POST"))
    other_form = control("", "form", node="0:8")
    assert not answers(choice(parent=1), other_form, control("Send", node="0:9", parent=0, form_method="POST"))


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("element", "remedy"),
    [
        (choice(states=("checked",)), "choose another one first"),
        (choice(states=("checked",), parent=None), "choose another one first"),
        (choice(states=("unchecked",)), ""),
        (choice(states=("checked",), label="Too expensive"), ""),
        (choice(states=("checked",), label="이용 종료일에 해지 2026.12.11까지, 다음 결제는 진행되지 않아요"), ""),
        (choice(states=("checked",), label="다음 결제는 진행되지 않고 골드로 업그레이드"), "choose another one first"),
        (choice("checkbox", states=("checked",), attributes=(("type", "checkbox"),)), "untick it first"),
        (choice("checkbox", states=("checked",), attributes=(("type", "checkbox"),), parent=None), ""),
        (choice("checkbox", states=("checked",)), ""),
        (control("Plan", "combobox", tag="select", value="Upgrade to Gold", parent=0), "choose another one first"),
        (control("Plan", "combobox", tag="select", value="Upgrade to Gold"), ""),
        (control("Upgrade to Gold", "combobox", tag="select", value="", parent=0), ""),
        (control("Upgrade to Gold", "combobox", tag="div", value="Upgrade to Gold", parent=0), ""),
    ],
)
def test_costly_choice_of_the_form_is_told(element: Element, remedy: str) -> None:
    """Required: radio buttons anywhere in the frame, boxes and lists of the same form; with what to do about it."""
    view = page(FORM, BUTTON, element)
    said = costly(view[1], view, Lexicon.load())
    assert said.endswith(remedy)
    assert bool(said) is bool(remedy)
    elsewhere = page(FORM, BUTTON, control(element.name, element.role, node="5:3", tag="input", states=element.states))
    assert costly(elsewhere[1], elsewhere, Lexicon.load()) == ""


@pytest.mark.spec("approval.chosen")
def test_ticked_box_is_a_native_one_that_sends_nothing() -> None:
    """Required: a press can only untick it."""
    box = choice("checkbox", states=("checked",), attributes=(("type", "checkbox"),))
    assert is_ticked_box(box)
    for other in (
        *(choice("checkbox", states=("checked",)), choice("checkbox", attributes=box.attributes)),
        *(choice("checkbox", states=("checked",), attributes=box.attributes, form_method="POST"),),
        control("x", "checkbox", states=("checked",), attributes=box.attributes),
    ):
        assert not is_ticked_box(other)


@pytest.mark.spec("approval.requests")
def test_press_is_expected_to_send_what_its_form_or_link_names() -> None:
    """Required: a form that posts, an address that is opened; a field, a script and a fragment send nothing."""
    expected = Policy(Service(), Lexicon.load()).expected
    posts = {"form_method": "POST", "form_action": f"{HOME}/cancel/finish"}
    assert expected(control("x", **posts)) is SendKind.END
    aside = {**posts, "form_action": f"{HOME}/account/x"}
    assert (expected(control("x", **aside)), expected(control("x", "radio", **aside))) == (
        *(SendKind.UNKNOWN, SendKind.READ),
    )
    assert expected(control("x", "link", href=f"{HOME}/cancel/now?confirm=1")) is SendKind.END
    assert expected(control("x", form_method="GET", form_action=f"{HOME}/cancel/now?confirm=1")) is SendKind.END
    assert expected(control("x", "link", href="javascript:void(0)")) is SendKind.NOTHING
    assert expected(control("x")) is SendKind.NOTHING
    change = {"form_method": "POST", "form_action": f"{HOME}/plans/change"}
    assert expected(control("Switch to Basic (free)", **change)) is SendKind.END
    assert expected(control("Switch to Gold", **change)) is SendKind.MONEY
    assert expected(control("Switch to Basic (free)", **{**change, "form_action": f"{HOME}/buy"})) is SendKind.MONEY


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    "explained",
    [
        "You accept our offer of 3 months for $5.",
        "and buy the annual insurance for $50",
        "Buy a gift card for $50",
        "Switch to the yearly plan for $99",
        "Pause for 3 months",
    ],
)
def test_what_an_answer_orders_below_its_title_counts(explained: str) -> None:
    """Required: an answer that is titled as the end may buy or pause by what stands below its title."""
    label = f"Cancel my membership {explained}"
    chosen = control(label, "radio", node="0:2", title="Cancel my membership", states=("checked",))
    view = page(chosen, control("Continue", node="0:3", form_method="POST"), text=f"{label}\nContinue")
    assert costly(view.elements[1], view, Lexicon.load())
