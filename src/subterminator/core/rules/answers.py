"""Answers to the questions of a page, as steps."""

from __future__ import annotations

from subterminator.core.rules.preparations import step_to_uncover
from subterminator.core.rules.situation import LOADING_SECONDS, Situation
from subterminator.core.rules.step import Step
from subterminator.domain.protocols import Element, State
from subterminator.domain.roles import FORM
from subterminator.domain.sameness import reads_as
from subterminator.pages.choices import has_required_question, reasons_among
from subterminator.pages.controls import is_required
from subterminator.pages.form_answers import Answers
from subterminator.pages.own_data import described, kind_of

_FIELDS = frozenset({"combobox", "radio", "textbox"})


def step_to_complete_form(page: Situation, control: Element) -> Step | None:
    """Answer what the form of a control requires before its press, once a cancellation has begun.

    Where its press led back to the same page, whatever that asks is what was missing.
    """
    if page.has_begun and page.memory.came_back(page.fingerprint, control) and (answer := step_to_answer(page)):
        return answer
    form = page.view.closest(control, FORM) if page.has_begun else None
    if form is None:
        return None
    fields = [each for each in page.view.within(form.ref) if each.role in _FIELDS]
    empty = any(each.role != "radio" and is_required(each) and not (each.value or "").strip() for each in fields)
    return step_to_answer(page) if empty or has_required_question(fields, page.view) else None


def step_in_open_list(page: Situation) -> Step | None:
    """Choose an option of the list that the last step opened: a press beside it would shut it."""
    return _step_to_choose_option(page) if page.memory.has_opened_list() else None


def _step_to_choose_option(page: Situation) -> Step | None:
    shown = page.choices.option(page.untried)
    if shown is None:
        return None
    if shown.in_viewport and not shown.hit and page.may_wait:
        return page.step("wait", f"{shown.describe()} is not in its place yet", shown, value=LOADING_SECONDS)
    answer = page.step("answer", f"{shown.describe()} is the answer that says least", shown)
    return step_to_uncover(page, shown) or answer


def step_to_answer(page: Situation) -> Step | None:
    """Answer a question of the page with the least telling answer; of personal data, with what the account shows."""
    came_back = page.memory.came_back(page.fingerprint)
    if answer := page.choices.answer(page.untried, survey=page.state is State.EXIT_SURVEY):
        covering = step_to_uncover(page, answer)
        return covering or page.step("answer", f"{answer.describe()} is the answer that says least", answer)
    for each in page.untried.elements:
        if option := page.choices.listed(each, insist=came_back):
            return page.step("answer", f"{option!r} of {each.describe()} says least", each, value=option)
    if (choice := _step_to_choose_option(page)) is not None:
        return choice
    shut = page.choices.unopened_list(page.untried, page.memory.chosen_options(), page.memory.answered_lists())
    if shut is not None:
        return page.step("answer", f"{shut.describe()} asks for a choice", shut)
    if not page.memory.count_rows(page.fingerprint) and (kind := page.choices.kind(page.untried)) is not None:
        return page.step("answer", f"{kind.describe()} is the contract that is meant", kind)
    least: Element | None = None
    if page.state is State.EXIT_SURVEY:
        row = None if page.memory.count_rows(page.fingerprint) else page.choices.row(page.untried)
        least = row or page.choices.box(page.untried)
    elif page.has_begun and reasons_among(page.untried.elements, page.controls.lexicon):
        least = page.choices.box(page.untried)  # the last page of all may ask for them, too
    if least is not None:
        return page.step("answer", f"{least.describe()} is the answer that says least", least)
    new = page.memory.brought_up(page.fingerprint)
    brought_up = {each.node for each in page.untried.elements if reads_as(each) in new}
    came_back = came_back or page.memory.has_submitted(page.fingerprint)
    if came_back and (box := page.controls.lone_box(page.untried)) is not None:
        return page.step("tick", f"{box.describe()} is the only empty box, and the page went no further", box)
    if written := Answers(page.controls.lexicon).next(page.untried, brought_up, insist=came_back, own=page.own):
        wanted, text = written
        if own_kind := kind_of(text):
            return page.step("write", f"{wanted.describe()} wants {described(own_kind)}", wanted, value=text)
        return page.step("write", f"{wanted.describe()} wants words", wanted, value=text)
    return None
