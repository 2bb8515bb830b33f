"""Kinds of presses by role, sign and neighbourhood of the control, apart from the words of its label."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, FINAL_PAGE, HOME, OFFER_PAGE, Service, control, page
from subterminator.approval.kinds import PressKind
from subterminator.approval.policy import Policy
from subterminator.approval.press_kinds import ReadPress, asking_dialog, is_answer_role
from subterminator.approval.verdicts import Allow
from subterminator.domain.protocols import Action, Box, Control, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
POLICY = Policy(Service(), Lexicon.load())


def on(view: PageView, label: str, role: str = "button", *, policy: Policy = POLICY, **fields: Any) -> ReadPress:
    """Kind of a press on a control that is added to a page."""
    element = replace(control(label, role, node="0:99"), ref=len(view.elements), **fields)
    shown = replace(view, elements=(*view.elements, element), text=f"{view.text}\n{label}")
    return policy.read_press(element, CLICK, shown, in_flow=policy.in_flow(shown))


def asked(question: str, *controls: Element) -> PageView:
    """A page under a dialog with these controls."""
    box = control("", "dialog", node="0:50", text=question)
    inside = [replace(each, ref=ref, parent=0) for ref, each in enumerate(controls, 1)]
    return PageView(ACTIVE_PAGE.url, elements=(box, *inside), text=f"{ACTIVE_PAGE.text}\n{question}", dialog=0)


# -- roles and signs ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.answer")
@pytest.mark.parametrize(
    "role", ["radio", "option", "combobox", "listbox", "slider", "spinbutton", "textbox", "searchbox", "checkbox"]
)
def test_choice_is_an_answer(role: str) -> None:
    """Required: what only takes an answer costs no yes, whatever page it stands on; a box that sends is a press."""
    for view in (OFFER_PAGE, FINAL_PAGE, ACTIVE_PAGE):
        assert on(view, "Xylofon", role).kind is PressKind.ANSWER, view.title
    sending = control("Xylofon", role, form_method="POST", form_action=f"{HOME}/account/x")
    assert is_answer_role(sending) is (role != "checkbox")


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"role": "tab"}, PressKind.UNFOLD),
        ({"role": "treeitem"}, PressKind.UNFOLD),
        ({"states": ("collapsed",)}, PressKind.UNFOLD),
        ({"tag": "summary"}, PressKind.UNFOLD),
        ({"states": ("expanded",)}, PressKind.UNKNOWN),
        ({}, PressKind.UNKNOWN),
    ],
)
def test_what_unfolds_is_known_by_its_form(fields: dict[str, Any], kind: PressKind) -> None:
    """Required: a tab, a folded part and a summary only show more."""
    assert on(OFFER_PAGE, "Xylofon", **fields).kind is kind


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    "sign", ["\u00d7", "\u2715", "\u2716", "\u2573", "\u2190", "\u2039", "\u00ab", "\u00ab \u2039"]
)
def test_sign_that_closes_or_leads_back(sign: str) -> None:
    """Required: a cross or an arrow to the left closes; an arrow to the right, or beside another sign, says nothing."""
    for view in (OFFER_PAGE, FINAL_PAGE):
        assert on(view, sign).kind is PressKind.CLOSE
        assert on(view, "\u2192").kind is on(view, "\u2039$").kind is PressKind.UNKNOWN


@pytest.mark.spec("approval.wordless")
@pytest.mark.parametrize(
    ("fields", "warned"),
    [
        ({}, True),
        ({"role": "link"}, True),
        ({"role": "menuitem"}, True),
        ({"role": "checkbox"}, False),
        ({"role": "radio"}, False),
        ({"role": "switch"}, False),
        ({"role": "option"}, False),
        ({"role": "combobox"}, False),
        ({"role": "listbox"}, False),
        ({"tag": "input"}, False),
        ({"tag": "input", "attributes": (("type", "image"),)}, True),
        ({"text": "Cancel membership"}, False),
    ],
)
def test_name_that_is_not_written_is_looked_at(fields: dict[str, Any], warned: bool) -> None:
    """Required: the person is told that a picture may show other words; labels of choices stand beside them."""
    read = on(FINAL_PAGE, "Cancel membership", form_method="POST", form_action=f"{HOME}/x", **{"text": "", **fields})
    assert ("not written there" in read.warning) is warned


# -- the definition and the dialog -------------------------------------------------------------------------------------


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize(
    ("named", "is_final"),
    [
        (Control(name="Xylofon"), True),
        (Control(text="xylofon"), True),
        (Control(name="Other", text="Xylofon"), True),
        (Control(css=("#bye",)), True),
        (Control(name="Xylo"), False),
        (Control(name=""), False),
        (Control(css=("#stay",)), False),
    ],
)
def test_control_of_the_definition_by_any_of_its_marks(named: Control, is_final: bool) -> None:
    """Required: selector, name or text is enough; a part of a name is not."""
    for controls in ({"confirm_cancel": named}, {"x": replace(named, final=True)}):
        policy = Policy(Service(controls=controls), Lexicon.load())
        read = on(ACTIVE_PAGE, "Xylofon", policy=policy, matches=("#bye",))
        assert (read.kind is PressKind.END) is is_final
        assert read.surely is is_final
    policy = Policy(Service(controls={"x": named}), Lexicon.load())
    assert on(ACTIVE_PAGE, "Xylofon", policy=policy, matches=("#bye",)).kind is not PressKind.END


@pytest.mark.spec("approval.vague")
def test_small_dialog_is_read_as_a_question() -> None:
    """Required: a dialog of few buttons and words asks; a long one, or one of many buttons, is a page."""
    yes, no = control("Proceed", node="0:1"), control("Not now", node="0:2")
    question = "Do you want to cancel?"
    view = asked(question, yes, no)
    assert asking_dialog(view[1], view) == question
    assert asking_dialog(replace(yes, node="0:77"), view) is None
    assert asking_dialog(view[1], replace(view, dialog=None)) is None
    crowd = [control(f"Way {place}", node=f"0:{place}") for place in range(3, 6)]
    assert asking_dialog(view[1], asked(question, yes, no, *crowd[:2])) == question
    assert asking_dialog(view[1], asked(question, yes, no, *crowd)) is None
    words = [replace(each, role="heading", interactive=False) for each in crowd]
    assert asking_dialog(view[1], asked(question, yes, no, *words)) == question
    links = [replace(each, role="link") for each in crowd]
    assert asking_dialog(view[1], asked(question, yes, no, *links)) is None
    assert asking_dialog(view[1], asked("x" * 599, yes, no)) == "x" * 599
    assert asking_dialog(view[1], asked("x" * 600, yes, no)) is None
    assert asking_dialog(view[1], asked("", yes, no, replace(no, node="0:3"))) == "Proceed\nNot now"
    silent = replace(yes, name="", text="")
    assert asking_dialog(silent, asked("", silent)) == " "


@pytest.mark.spec("approval.conflict")
def test_label_that_presses_another_control_is_told() -> None:
    """Required: a label element over a control with another text warns of it."""
    behind = control("End it", node="0:3", text="Get Gold")
    label = control("End it", "generic", node="0:4", tag="label", box=Box(0, 0, 0, 0))
    finish = replace(label, form_method="POST", form_action=f"{HOME}/cancel/finish")

    def warning(other: Element, element: Element = finish) -> str:
        view = page(other, element, text="Your plan")
        return POLICY.read_press(view[1], CLICK, view, in_flow=True).warning

    assert "goes to a control that shows" in warning(behind)
    for harmless in (
        replace(behind, text="End it"),
        replace(behind, text="End"),
        replace(behind, text="\u2605"),
        replace(behind, name="Stay"),
        replace(behind, interactive=False),
        replace(behind, node="0:4"),
    ):
        assert not warning(harmless), harmless
    assert not warning(behind, replace(finish, tag="button"))


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize(
    ("name", "text", "warned"),
    [
        ("Cancel membership", "Cancel membership", False),
        ("Cancel membership now", "Cancel membership", False),
        ("Cancel", "Cancel membership", False),
        ("Negative action", "Cancel membership", False),
        ("Xylofon", "Cancel membership", False),
        ("Keep everything", "Cancel membership", True),
        ("Manage plan", "Cancel membership", True),
    ],
)
def test_name_and_text_that_differ_are_told(name: str, text: str, warned: bool) -> None:
    """Required: one in the other is the same; a word of style orders nothing."""
    read = on(FINAL_PAGE, name, text=text, form_method="POST", form_action=f"{HOME}/cancel/finish")
    assert read.kind is PressKind.END
    assert bool(read.warning) is warned


@pytest.mark.spec("approval.never-allowed")
def test_heading_of_the_page_counts_beside_the_nearer_one() -> None:
    """Required: "Continue" under "Last step" on the page "Delete your account" is asked about."""
    onward = control("Yes, continue", node="0:3")
    title = control("Delete your account", "heading", node="0:1", level=1)
    step = control("Last step", "heading", node="0:2", level=2)
    view = page(title, step, onward, text="Delete your account\nLast step\nYes, continue", url=f"{HOME}/cancel/x")
    assert not isinstance(POLICY.judge(onward, CLICK, view), Allow)
