"""Preparations: the steps that a control needs before it can be pressed."""

from __future__ import annotations

from subterminator.core.rules.situation import LOADING_SECONDS, Situation
from subterminator.core.rules.step import Step
from subterminator.domain.errors import AgreementNeeded, StateDetectionError
from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import Element, State
from subterminator.domain.roles import FORM, FURNITURE
from subterminator.lexicon.lexicon import REFUSED
from subterminator.pages.controls import is_required
from subterminator.pages.fingerprint import counts_down, is_covered
from subterminator.pages.form_answers import Answers

ENABLING_SECONDS = "15"
"""Duration of a wait for a disabled control: sites delay the final button."""


def step_before_press(page: Situation, control: Element) -> Step | None:
    """Return the step that a control needs before its press; None if it can be pressed now.

    Raises:
        AgreementNeeded: it waits for an agreement to a charge.
        StateDetectionError: it stays disabled, whatever is done; or its form wants what only a person can fill in.
    """
    view, covered = page.untried, is_covered(control)
    if (control.modal_blocked or covered) and (step := step_to_close_before(page, control)):
        return step
    disabled = control.has("disabled")
    form = view.closest(control, FORM)
    in_the_end = page.state is State.FINAL_CONFIRMATION or page.has_opened
    looks = disabled or control.form_action or form or in_the_end
    if looks and (box := page.controls.acknowledgement(view, control)) is not None:
        beside = form is not None or view.closest(box, FURNITURE) is None
        plain = in_the_end and beside and page.controls.only_acknowledges(box)  # the last press is made once
        if disabled or is_required(box) or plain:
            return page.step("tick", f"{box.describe()} first: {control.describe()} waits for it", box)
    in_flow = page.state in FLOW_STATES or page.has_opened
    ticked = page.controls.consent(view, control) if in_flow else None
    if ticked is not None and not page.tried(ticked):
        return page.step("tick", f"{ticked.describe()} is no part of a cancellation, and is taken out", ticked)
    costly = control.form_method == "POST" and any(
        each.has("checked") and page.controls.says(each, REFUSED) for each in view.elements
    )
    if costly and (answer := page.choices.answer(view)):
        return page.step("answer", f"{answer.describe()} in place of what is chosen", answer)
    asks = page.choices.unopened_question(view) if disabled and in_flow else None
    if asks is not None and not page.tried(asks):
        return page.step("answer", f"{asks.describe()} may open the answers: {control.describe()} waits", asks)
    if disabled and page.may_scroll:
        return page.step(
            "scroll", f"{control.describe()} may wait for the end of what stands around it", control, value="end"
        )
    if (disabled or counts_down(control)) and page.may_wait:
        return page.step("wait", f"{control.describe()} takes no press yet", control, value=ENABLING_SECONDS)
    if disabled and in_flow and (box := page.controls.agreement_to_pay(view, control)) is not None:
        raise AgreementNeeded(
            f"{control.describe()} waits for {box.describe()}, which agrees to a charge: only a person may tick it"
        )
    if disabled:
        raise StateDetectionError(page.with_evidence(f"{control.describe()} stays disabled"))
    sends = in_flow and control.form_method == "POST"
    if sends and (wanted := Answers(page.controls.lexicon).for_a_person(view, page.own, control)):
        waits = f"{control.describe()} waits for {wanted!r}, which is for you to fill in"
        raise StateDetectionError(page.with_evidence(waits))
    in_the_way = control.modal_blocked or (covered and page.tried(control))
    if in_the_way and page.may_wait:
        return page.step("wait", f"{control.covered_by or 'a dialog'} may go away", control, value=LOADING_SECONDS)
    return None


def step_to_uncover(page: Situation, element: Element) -> Step | None:
    """Close what covers an element, such as a notice about cookies."""
    tried = page.tried(element)  # only the press has shown that it is covered
    return step_to_close_before(page, element) if tried or is_covered(element) else None


def step_to_close_before(page: Situation, element: Element) -> Step | None:
    """Close what lies in front of an element; None if nothing closes it."""
    closing = page.controls.way_out(page.untried, element)
    if closing is None:
        return None
    return page.step("close", f"{closing.describe()} first: it lies in front of {element.describe()}", closing)
