"""Decider: the next step for a page, from its text and layout. Pure: same page and same memory, same step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from urllib.parse import urljoin

from subterminator.core.rules.learned import changed_control, find_control, steps_on
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.search import Way, ways
from subterminator.core.rules.step import Step, StepKind
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import AIInterpretation, Element, PageView, ServiceProtocol, State
from subterminator.domain.roles import FURNITURE
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.lexicon import CANCELLING, REFUSED, Lexicon
from subterminator.pages.addresses import page_address
from subterminator.pages.blocks import cookie_choices
from subterminator.pages.controls import NEVER, Controls, is_required
from subterminator.pages.fingerprint import PageFingerprint, counts_down, is_covered
from subterminator.pages.form_answers import Answers
from subterminator.pages.state_detector import HeuristicInterpreter

FOLDS = 3
"""Limit of the folded parts of a page that are opened in search of one control."""
WAITS = 2
"""Limit of the waits for a page that does not change."""
ENABLING_SECONDS = "15"
"""Duration of a wait for a disabled control: sites delay the final button."""
OPENING_SECONDS = "0.8"
"""Duration of a wait for what a press opens."""
LOADING_SECONDS = "2"
"""Duration of a wait for a page that lacks what it should show."""
_TELL_REASONS = {
    State.COMPLETE: "the page says that it is done; only the account can show it",
    State.ACCOUNT_CANCELLED: "the account reads as cancelled",
    State.THIRD_PARTY_BILLING: "somebody else bills for it",
    State.LOGIN_REQUIRED: "signing in is the person's",
}
"""Reasons of the `tell` step, by state: in these states there is nothing to press."""
_SEARCHED = frozenset({State.ACCOUNT_ACTIVE, State.UNKNOWN})
"""States in which the way to the cancellation is searched for, unless one has begun."""
_EXPLORING = frozenset({"open", "search", "go", "unfold"})
"""Steps that a learned one would have spared."""
LIKELY, UNLIKELY, HARDLY = 2.4, 0.75, 0.5
"""Least value of a way that is tried before the page is scrolled, after that, and when nothing else is left."""
GOING_BACK = 1.0
"""Advantage in value that a way on another page needs over one on this page."""
_FRAMED = re.compile(r"[-\u2013\u2014.\u2026*<(\[]+.*[-\u2013\u2014.\u2026*>)\]]+|[^.]*(?:\u2026|\.\.\.)")
_MAIN, _FORM = frozenset({"main"}), frozenset({"form"})


def decide(
    view: PageView,
    service: ServiceProtocol,
    memory: Memory,
    *,
    interpretation: AIInterpretation | None = None,
) -> Step:
    """Decide the next step on the page in `view`. Takes time proportional to the page.

    Args:
        service: id, name, entry_url and hosts are enough; its evidence and controls come first.
        memory: the steps taken so far; it is not changed.
        interpretation: the state of the page, if known. None: it is read from the page.

    Raises:
        StateDetectionError: the page is not recognised, a person is needed, the flow goes in a circle, or no control
            can be named without a guess. The message quotes the page.
    """
    lexicon = Lexicon.load()
    interpretation = interpretation or HeuristicInterpreter(service, lexicon).read(view)
    step = _PageDecision(view, service, memory, interpretation, lexicon).next_step()
    memory.must_not_circle(step)
    return step


def follows_learned(view: PageView, service: ServiceProtocol, memory: Memory, state: State) -> bool:
    """Return whether the page shows the control of a learned step that was taken in this state of its page."""
    return any(
        learned.state == state and (learned.address or find_control(learned, view) is not None)
        for _, learned in steps_on(view, service.steps, memory.next_learned)
    )


class _PageDecision:
    """Decision on one page."""

    def __init__(
        self,
        view: PageView,
        service: ServiceProtocol,
        memory: Memory,
        interpretation: AIInterpretation,
        lexicon: Lexicon,
    ) -> None:
        self.view = view
        self.interpretation = interpretation
        self.state = interpretation.state
        self._lexicon = lexicon
        self._controls = Controls(service, lexicon)
        self._answers = Answers(lexicon)
        self._memory = memory
        self._fingerprint = PageFingerprint.of(view)
        spent = memory.spent(view, self._fingerprint)
        self._untried = _limited_to(view, lambda each: each.node not in spent)
        """The view, with spent controls no longer interactive."""
        about_cookies = cookie_choices(view)
        self._labelled = _limited_to(
            self._untried,
            lambda each: (
                each.node not in about_cookies and any(label.intents for label in self._controls.labels(each, view))
            ),
        )
        """The same with only the controls whose labels have intents, so that a long list of films is read once."""
        self._quotes = {str(each["kind"]): str(each["quote"]) for each in interpretation.actions}
        """Requests of the page to the person, by kind."""

    def next_step(self) -> Step:
        """Return the learned step of this page, else the one for its state."""
        if self.state in _SEARCHED and (learned := self._learned_step()) is not None:
            return learned
        step = self._step_for_state()
        missing = self._missing() if step.kind in _EXPLORING and step.learned is None else ""
        changed = _searching(missing)
        return step if not missing or self._memory.has_said(changed) else replace(step, changed=changed)

    def _step_for_state(self) -> Step:
        match self.state:
            case State.ACCOUNT_ACTIVE:
                return self._step_to_continue_or_start()
            case State.RETENTION_OFFER:
                step = self._step_to_press("decline", "decline_offer", State.FINAL_CONFIRMATION)
                return step or self._step_to_cancelling_choice() or self._step_to_reveal("way to decline")
            case State.EXIT_SURVEY:
                return self._step_in_survey()
            case State.FINAL_CONFIRMATION:
                return self._step_on_final_page()
            case state if state in _TELL_REASONS:
                return self._step("tell", f"{_TELL_REASONS[state]}: {self.interpretation.reasoning}", expected=state)
            case _:
                return self._step_on_unknown_page()

    # -- the way that was learned --------------------------------------------------------------------------------------

    def _learned_step(self) -> Step | None:
        """Take the step that led on from this page in an earlier run: a way of the search, or what starts the end.

        It is pressed as the search would press it, or on the strength of its own words; never on that of the file.
        """
        memory = self._memory
        if "challenge" in self._quotes or memory.in_the_flow or memory.search_is_over or self._explains:
            return None
        shown: list[tuple[Way, Element]] | None = None
        for index, learned in steps_on(self.view, self._controls.service.steps, memory.next_learned):
            if learned.address:
                address = urljoin(self._controls.service.entry_url, learned.address)
                if index == memory.next_learned:
                    return replace(self._step("go", f"{learned.address} led on before", value=address), learned=index)
                continue
            element = find_control(learned, self._untried)
            if element is None or element.node not in self._learned_here:
                continue
            shown = ways(self._untried, self._controls.service, self._controls) if shown is None else shown
            way = next((way for way, each in shown if each.node == element.node and memory.is_new(way)), None)
            if way is not None:
                step = self._step_before_press(element)
                if step is None:
                    step = self._search_step("search", way, tuple(way for way, _ in shown), element)
                    step = replace(step, reason=f"{element.describe()} led on before", learned=index)
                return step
            if self._starting_control() == element and (step := self._step_to_start()) is not None:
                return step
        missing = self._missing() if self.state is State.ACCOUNT_ACTIVE else ""
        late = missing and not memory.count(self._fingerprint, "wait") and not memory.has_said(_searching(missing))
        return self._step("wait", "what led on before may not be there yet", value=LOADING_SECONDS) if late else None

    @cached_property
    def _learned_here(self) -> dict[str, tuple[int, Element]]:
        """Learned controls of this page by their nodes, with the indexes of their steps; none of another product's."""
        found: dict[str, tuple[int, Element]] = {}
        for index, learned in steps_on(self.view, self._controls.service.steps, self._memory.next_learned):
            if (element := find_control(learned, self._untried)) is not None:
                found.setdefault(element.node, (index, element))
        if not found:
            return found
        subscriptions = self._controls.subscriptions(self.view)
        others = subscriptions.foreign | subscriptions.rivals
        return {node: step for node, step in found.items() if node not in others}

    def _missing(self) -> str:
        """Describe the learned control that comes next on this page, if the page lacks it; "" otherwise."""
        pending = steps_on(self.view, self._controls.service.steps, self._memory.next_learned)
        _, learned = next(pending, (0, None))
        if learned is None or learned.address or find_control(learned, self.view) is not None:
            return ""
        return changed_control(learned, self.view)

    # -- by state ------------------------------------------------------------------------------------------------------

    def _step_to_continue_or_start(self) -> Step:
        """Continue a cancellation, else start one: a page of the flow may have controls for both."""
        onward = _limited_to(self._labelled, lambda each: self._means(each, "forward"))
        step = self._step_to_press("decline", "decline_offer", State.FINAL_CONFIRMATION, onward)
        return step or self._step_to_start() or self._step_to_reveal("cancel link")

    def _step_in_survey(self) -> Step:
        """Skip the survey if that is offered, else give the least telling answers."""
        step = self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)
        if step is not None and step.element is not None and self._controls.says(step.element, {"survey_skip"}):
            return step
        return self._step_to_answer() or step or self._step_to_reveal("way past the survey")

    def _step_on_final_page(self) -> Step:
        """Answer the page's questions; then press the final control, one that asks once more, or one that goes on.

        The final control may read "Cancel membership", or only "Confirm".
        """
        if step := self._step_to_answer():
            return step
        if step := self._step_to_press("finish", "confirm_cancel", State.COMPLETE, rather_not=self._controls.at_once):
            return step
        if (opener := self._controls.asks_next(self._untried)) is not None:
            why = f"{opener.describe()}, which asks once more: {self.interpretation.reasoning}"
            return self._step_before_press(opener) or self._step("ask", why, opener)
        onward = _limited_to(self._labelled, lambda each: not self._means(each, "decline", "survey_skip"))
        step = self._step_to_press("finish", "survey_submit", State.COMPLETE, onward)
        return step or self._step_to_reveal("final control")

    def _step_on_unknown_page(self) -> Step:
        """Press only a control whose own label leads on, since the page's state is unknown."""
        barred = self._quotes.keys() - {"profile"}
        if "profile" in self._quotes and (chosen := self._controls.profile(self._untried)):
            return self._step("profile", f"a profile is asked for: {chosen.describe()}", chosen, State.ACCOUNT_ACTIVE)
        if self.state is State.FAILED or "challenge" in barred:
            raise StateDetectionError(self._with_evidence("nothing can be done there without a person"))
        if not any(each.interactive for each in self.view.elements) and self._may_wait():
            return self._step("wait", "the page shows nothing yet", value=LOADING_SECONDS)
        if step := self._step_to_press("decline", "decline_offer", State.FINAL_CONFIRMATION):
            return step
        if step := self._step_to_start():
            return step
        step = self._step_to_cancelling_choice()
        if step is None and self._memory.has_opened(self._fingerprint):
            step = self._step_to_answer() or self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)
        return step or self._step_to_reveal("way on")

    def _step_to_cancelling_choice(self) -> Step | None:
        """Choose the answer that cancels; once it is chosen, press what submits it. None without such an answer."""
        if (answer := self._controls.answer(self._untried)) is not None and self._cancels(answer):
            return self._step("answer", f"the choice that cancels: {answer.describe()}", answer)
        if not any(
            each.has("checked") and self._cancels(each) and not each.modal_blocked for each in self.view.elements
        ):
            return None
        return self._step_to_answer() or self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)

    def _starting_control(self) -> Element | None:
        """Return what starts a cancellation by its words, unless it may close the whole account."""
        among = _limited_to(self._labelled, lambda each: not self._controls.closes_all(each))
        return self._control_by_words("cancel_link", among)

    def _step_to_start(self, *, last_resort: bool = False) -> Step | None:
        """Press what starts a cancellation; what may close the whole account only as `last_resort`."""
        among = None if last_resort else _limited_to(self._labelled, lambda each: not self._controls.closes_all(each))
        return self._step_to_press("open", "cancel_link", State.RETENTION_OFFER, among)

    # -- towards a control ---------------------------------------------------------------------------------------------

    def _step_to_press(
        self,
        kind: StepKind,
        control: str,
        expected: State,
        among: PageView | None = None,
        rather_not: Callable[[Element], bool] | None = None,
    ) -> Step | None:
        """Press a control, or do what has to come first; None if it is not on the page, or cannot be told apart.

        `among`: the view whose interactive controls are considered by their words.
        """
        named = self._controls.named(control, self._untried)
        target = named or self._control_by_words(control, among or self._labelled, rather_not)
        if target is None:
            return None
        index = None if named else self._learned_here.get(target.node, (None, target))[0]
        why = "the definition names it" if named else "its words say so" if index is None else "it led on before"
        if kind == "open" and target.has("collapsed"):
            unfolded = self._memory.unfolded(self._fingerprint, target)
            step = self._step("unfold", f"{target.describe()}, {why}", target)
            return None if unfolded else replace(step, learned=index)
        step = self._step(kind, f"{target.describe()}, {why}: {self.interpretation.reasoning}", target, expected)
        return self._step_before_press(target) or replace(step, learned=index)

    def _control_by_words(
        self, control: str, view: PageView, rather_not: Callable[[Element], bool] | None = None
    ) -> Element | None:
        """Find the one control whose words fit, or the learned one of several; else in narrower parts of the page."""
        learned = [node for node, (_, each) in self._learned_here.items() if rather_not is None or not rather_not(each)]
        if (control_element := self._controls.by_words(control, view, learned)) is not None:
            return control_element
        if rather_not is not None:
            view = _limited_to(view, lambda each: not rather_not(each))
            if (control_element := self._controls.by_words(control, view, learned)) is not None:
                return control_element
        for part in _narrower_views(view):
            if (control_element := self._controls.by_words(control, part, learned)) is not None:
                return control_element
        return None

    def _step_before_press(self, control: Element) -> Step | None:
        """Return the step that a control needs before its press; None if it can be pressed now.

        Raises:
            StateDetectionError: it stays disabled, whatever is done.
        """
        view, covered = self._untried, is_covered(control)
        if (control.modal_blocked or covered) and (step := self._step_to_close_before(control)):
            return step
        disabled = control.has("disabled")
        if disabled or control.form_action or view.closest(control, _FORM):
            box = self._controls.acknowledgement(view, control)
            if box is not None and (disabled or is_required(box)):
                return self._step("tick", f"{box.describe()} first: {control.describe()} waits for it", box)
        in_flow = self.state in FLOW_STATES or self._memory.has_opened(self._fingerprint)
        ticked = self._controls.consent(view, control) if in_flow else None
        if ticked is not None and not self._memory.tried(ticked, self._fingerprint):
            return self._step("tick", f"{ticked.describe()} is no part of a cancellation, and is taken out", ticked)
        costly = control.form_method == "POST" and any(
            each.has("checked") and self._controls.says(each, REFUSED) for each in view.elements
        )
        if costly and (answer := self._controls.answer(view)):
            return self._step("answer", f"{answer.describe()} in place of what is chosen", answer)
        if disabled and self._may_scroll():
            return self._step(
                "scroll", f"{control.describe()} may wait for the end of what stands around it", control, value="end"
            )
        if (disabled or counts_down(control)) and self._may_wait():
            return self._step("wait", f"{control.describe()} takes no press yet", control, value=ENABLING_SECONDS)
        if disabled:
            raise StateDetectionError(self._with_evidence(f"{control.describe()} stays disabled"))
        in_the_way = control.modal_blocked or (covered and self._memory.tried(control, self._fingerprint))
        if in_the_way and self._may_wait():
            return self._step("wait", f"{control.covered_by or 'a dialog'} may go away", control, value=LOADING_SECONDS)
        return None

    def _step_to_answer(self) -> Step | None:
        """Answer a question of the page with the least telling answer; never with personal data."""
        if answer := self._controls.answer(self._untried):
            covering = self._step_to_uncover(answer)
            return covering or self._step("answer", f"{answer.describe()} is the answer that says least", answer)
        for each in self._untried.elements:
            if option := self._option_to_choose(each):
                return self._step("answer", f"{option!r} of {each.describe()} says least", each, value=option)
        if (shown := self._controls.option(self._untried)) is not None:
            if shown.in_viewport and not shown.hit and self._may_wait():
                return self._step("wait", f"{shown.describe()} is not in its place yet", shown, value=LOADING_SECONDS)
            return self._step("answer", f"{shown.describe()} is the answer that says least", shown)
        if (shut := self._controls.unopened_list(self._untried)) is not None:
            return self._step("answer", f"{shut.describe()} asks for a choice", shut)
        if self.state is State.EXIT_SURVEY:
            row = None if self._memory.count_rows(self._fingerprint) else self._controls.row(self._untried)
            if (least := row or self._controls.box(self._untried)) is not None:
                return self._step("answer", f"{least.describe()} is the answer that says least", least)
        new = self._memory.brought_up(self._fingerprint)
        brought_up = {each.node for each in self._untried.elements if reads_as(each) in new}
        came_back = self._memory.count(self._fingerprint, "submit") > 0
        if came_back and (box := self._controls.lone_box(self._untried)) is not None:
            return self._step("tick", f"{box.describe()} is the only empty box, and the page went no further", box)
        if written := self._answers.next(self._untried, brought_up, insist=came_back):
            wanted, text = written
            return self._step("write", f"{wanted.describe()} wants words", wanted, value=text)
        return None

    def _step_to_uncover(self, element: Element) -> Step | None:
        """Close what covers an element, such as a notice about cookies."""
        tried = self._memory.tried(element, self._fingerprint)  # only the press has shown that it is covered
        return self._step_to_close_before(element) if tried or is_covered(element) else None

    def _step_to_close_before(self, element: Element) -> Step | None:
        closing = self._controls.way_out(self._untried, element)
        if closing is None:
            return None
        return self._step("close", f"{closing.describe()} first: it lies in front of {element.describe()}", closing)

    def _option_to_choose(self, element: Element) -> str:
        """Return the option to choose from a list without a choice yet; "" if there is nothing to choose."""
        if element.role not in {"combobox", "listbox"} or not element.usable or len(element.options) < 2:
            return ""
        first = element.options[0]
        if element.value and not (element.value == first and self._is_placeholder(first)):
            return ""
        prompts = self._is_placeholder(first) or (element.tag == "select" and not element.value)
        options = element.options[1:] if prompts else element.options
        harmless = [each for each in options if not self._lexicon.label(each).intents & (NEVER | {"final"})]
        if len(harmless) > 1 and (named := self._controls.listed(element, harmless)):
            return named
        for wanted in (CANCELLING, frozenset({"neutral", "survey_skip"})):
            for each in harmless:
                if self._lexicon.label(each).intents & wanted:
                    return each
        return next(iter(harmless), "")

    def _is_placeholder(self, option: str) -> bool:
        framed = _FRAMED.fullmatch(option.strip()) is not None  # as "(choose)" or "Select…"
        return framed or not any(char.isalnum() for char in option) or "survey" in self._lexicon.text(option)

    def _step_to_reveal(self, wanted: str) -> Step:
        """Reveal a control that may be behind a dialog, folded away, further down, on another page, or not loaded yet.

        Raises:
            StateDetectionError: nothing is left to be tried.
        """
        view = self._untried
        behind = next((each for each in view.elements if each.modal_blocked), None) or self._under_the_dialog()
        if behind is not None and (closing := self._controls.way_out(view, behind)):
            return self._step("close", f"{closing.describe()}: the dialog says nothing about it", closing)
        searching = self.state in _SEARCHED and not self._memory.in_the_flow
        if searching and not self._is_loading() and (step := self._step_in_search(LIKELY)):
            return step
        if (folded := self._part_to_unfold()) is not None:
            return self._step("unfold", f"{folded.describe()} may hold the {wanted}", folded)
        below = view.size[1] - view.scroll[1] - view.viewport[1]
        if below > 1 and view.viewport[1] and self._may_scroll():
            return self._step("scroll", f"the {wanted} may stand further down", value="end")
        if self._memory.is_searching and not self._is_loading() and (step := self._step_in_search(UNLIKELY)):
            return step
        if self._may_wait() and not self._quotes:
            return self._step("wait", f"the {wanted} may not be there yet", value=LOADING_SECONDS)
        if step := self._step_in_search(UNLIKELY) or (self._step_in_search(HARDLY) if searching else None):
            return step
        if searching and (step := self._step_to_start(last_resort=True)):
            return step
        tried = self._memory.looked_at
        looked = f", after looking at {', '.join(map(repr, tried))}" if tried else ""
        abroad = self._way_abroad() if searching else None
        problem = self._with_evidence(f"no {wanted} can be told without a guess{looked}")
        if abroad is None:
            raise StateDetectionError(problem)
        leads = f"{abroad.control[0]} {abroad.control[1]!r} leads to {abroad.host}"
        raise StateDetectionError(f"{problem}; {leads}", leads_to=abroad.host)

    def _step_in_search(self, least: float) -> Step | None:
        """Try the likeliest new way: press it, or open its address; None if none has the value `least`.

        Once a cancellation seems to have begun, nothing is pressed in search: only other pages are opened. On a page
        that gives a reason why it cannot be done there, only the page's own part is searched.
        """
        memory, view = self._memory, self.view
        explains = self._explains
        if memory.search_is_over:
            return None
        shown = ways(self._untried, self._controls.service, self._controls) if self.state in _SEARCHED else []
        every = tuple(way for way, _ in shown)
        if self._may_wait() and memory.awaits_effect(view, (way for way in every if way.value >= UNLIKELY)):
            return self._step("wait", "what the last press opens may not be there yet", value=OPENING_SECONDS)
        here = [(way, element) for way, element in shown if memory.is_new(way) and way.target != page_address(view.url)]
        if explains:
            here = [(way, element) for way, element in here if view.closest(element, FURNITURE) is None]
        far = None if explains else max(memory.elsewhere(view.url), key=lambda way: way.value, default=None)
        near = here[0] if here else None
        if near is not None and near[0].value >= least and (far is None or near[0].value >= far.value - GOING_BACK):
            way, element = near
            if (preparation := self._step_before_press(element)) is not None:
                return preparation
            if self._is_under_a_menu(element) and memory.may_open_again(way):
                return self._search_step("go", way, every)
            return self._search_step("search", way, every, element)
        if far is not None and far.value >= least:
            return self._search_step("go", far, every)
        return None

    @property
    def _explains(self) -> bool:
        """Return whether the page gives a reason why a cancellation that has begun cannot be done there."""
        return bool(self._quotes) and self._memory.has_opened(self._fingerprint)

    def _is_under_a_menu(self, element: Element) -> bool:
        """Return whether it is covered by something that a press of the search, or an unfolding, has opened."""
        return is_covered(element) and (
            self._memory.is_searching or self._memory.count(self._fingerprint, "unfold") > 0
        )

    def _under_the_dialog(self) -> Element | None:
        """Return a control that the open dialog covers without blocking it; None without one."""
        if self.view.dialog is None:
            return None
        inside = {each.ref for each in self.view.within(self.view.dialog)}
        return next(
            (
                each
                for each in self._untried.elements
                if each.interactive and is_covered(each) and each.ref not in inside
            ),
            None,
        )

    def _way_abroad(self) -> Way | None:
        """Return the likeliest way to another host; None without a likely one."""
        shown = [way for way, _ in ways(self._untried, self._controls.service, self._controls) if way.host]
        likely = [way for way in (*shown, *self._memory.abroad) if way.value >= LIKELY]
        return max(likely, key=lambda way: way.value, default=None)

    def _search_step(self, kind: StepKind, way: Way, every: tuple[Way, ...], element: Element | None = None) -> Step:
        role, label = way.control
        value = (way.address or way.page) if kind == "go" else None
        step = self._step(kind, f"{role} {label!r} may lead to the subscription", element, value=value)
        return replace(step, way=way, ways=every)

    def _is_loading(self) -> bool:
        """Return whether the page is still loading: it is busy, or shows only its menus."""
        shown = [each for each in self.view.elements if each.interactive and not self.view.closest(each, FURNITURE)]
        busy = any(
            each.has("busy") or (each.role == "progressbar" and not each.value) for each in self.view.elements
        )  # one with a value shows how much of something is used
        return (busy or not shown) and self._may_wait()

    def _part_to_unfold(self) -> Element | None:
        """Return a part of the page that can still be unfolded; None without one, or after `FOLDS` of them."""
        if self._memory.count(self._fingerprint, "unfold") >= FOLDS:
            return None
        return self._controls.folded(self._untried)

    def _may_wait(self) -> bool:
        return self._memory.count(self._fingerprint, "wait") < WAITS

    def _may_scroll(self) -> bool:
        return not self._memory.count(self._fingerprint, "scroll")

    # -- what words mean -----------------------------------------------------------------------------------------------

    def _means(self, element: Element, *intents: str) -> bool:
        return any(label.best in intents for label in self._controls.labels(element))

    def _cancels(self, element: Element) -> bool:
        return self._controls.says(element, CANCELLING) and not self._controls.says(element, NEVER)

    # -- the step ------------------------------------------------------------------------------------------------------

    def _step(
        self,
        kind: StepKind,
        reason: str,
        element: Element | None = None,
        expected: State | None = None,
        *,
        value: str | None = None,
    ) -> Step:
        """Make a step on this page; without `expected` the page is expected to keep its state."""
        confidence = self.interpretation.confidence
        return Step(kind, self._fingerprint, self.state, reason, confidence, element, value, expected or self.state)

    def _with_evidence(self, problem: str) -> str:
        """Describe a problem with the page's address, its own words, and what was tried there."""
        quoted = [f"it says {quote!r}" for quote in self._quotes.values()]
        evidence = "; ".join([self.interpretation.reasoning, *quoted, *self._memory.failures(self._fingerprint)])
        return f"{problem} at {self.view.url} ({evidence})"


def _searching(missing: str) -> str:
    return f"{missing}; searching"


def _limited_to(view: PageView, keep: Callable[[Element], bool]) -> PageView:
    """Return the view with only the kept controls interactive. Positions and refs do not change."""
    elements = [
        each if not each.interactive or keep(each) else replace(each, interactive=False, role="")
        for each in view.elements
    ]
    return replace(view, elements=tuple(elements))


def _narrower_views(view: PageView) -> Iterator[PageView]:
    """Yield narrower views: without covered controls, then without menus, then the main part, then the forms."""
    view = _limited_to(view, lambda each: each.hit or not each.covered_by)
    yield view
    view = _limited_to(view, lambda each: view.closest(each, FURNITURE) is None)
    yield view
    for region in (_MAIN, _FORM):
        inside = {each.ref for each in view.elements if view.closest(each, region)}
        if any(each.interactive and each.ref in inside for each in view.elements):
            yield _limited_to(view, lambda each: each.ref in inside)  # noqa: B023 - used before the next round
