"""Decider: the next step for a page, from its text and layout. Pure: same page and same memory, same step."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from urllib.parse import urljoin

from subterminator.core.rules.answers import step_in_open_list, step_to_answer, step_to_complete_form
from subterminator.core.rules.learned import find_control, steps_on
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.preparations import step_before_press
from subterminator.core.rules.search import Way, ways
from subterminator.core.rules.search_steps import (
    HARDLY,
    LIKELY,
    UNLIKELY,
    search_step,
    step_elsewhere,
    step_in_search,
    way_abroad,
)
from subterminator.core.rules.situation import LOADING_SECONDS, SEARCHED, WAITS, Situation, limited_to
from subterminator.core.rules.step import Step, StepKind
from subterminator.core.rules.way_on import way_on
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import AIInterpretation, Element, PageView, ServiceProtocol, State
from subterminator.domain.roles import DIALOGS, FORM, FURNITURE
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.account_closing import closing_of_the_account, ends_of_the_subscription_alone
from subterminator.pages.addresses import is_step, page_address
from subterminator.pages.bare_ends import lone_end
from subterminator.pages.blocks import links_of_menus, page_blocks
from subterminator.pages.controls import NEVER, Controls
from subterminator.pages.fingerprint import is_covered, is_overlaid
from subterminator.pages.form_answers import Answers
from subterminator.pages.labels import first_line
from subterminator.pages.links import leads_above, leads_away
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.pages.which import called

FOLDS = 3
"""Limit of the folded parts of a page that are opened in search of one control."""
_UNFOLDED_ELSEWHERE = 2
"""Number of other pages on which a part was unfolded, after which it is left folded in search of one control."""
_BEFORE_THE_FOOTER = 4
"""Most places that are looked at for the account before a cancellation is begun from the footer."""
_LEFT = 2
"""Limit of the pages in a row that a search leaves since only a person can go on there: a site may bar every page."""
_TELL_REASONS = {
    State.COMPLETE: "the page says that it is done; only the account can show it",
    State.ACCOUNT_CANCELLED: "the account reads as cancelled",
    State.THIRD_PARTY_BILLING: "somebody else bills for it",
    State.LOGIN_REQUIRED: "signing in is the person's",
}
"""Reasons of the `tell` step, by state: in these states there is nothing to press."""
_EXPLORING = frozenset({"open", "search", "go", "unfold"})
"""Steps that a learned one would have spared."""
_CHOICES = frozenset({"radio", "combobox"})
_REGIONS = frozenset({"main"}), FORM


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
    heuristic = HeuristicInterpreter(service, lexicon)
    interpretation = interpretation or heuristic.read(view)
    if interpretation.state is State.COMPLETE and memory.is_refuted(view.url):
        interpretation = heuristic.read(view, still_runs=True)
    step = _PageDecision(Situation(view, memory, interpretation, Controls(service, lexicon, memory.known))).next_step()
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

    def __init__(self, page: Situation) -> None:
        self._page = page

    def next_step(self) -> Step:
        """Return the learned step of this page, else the one for its state."""
        page = self._page
        if page.state in SEARCHED and (learned := self._learned_step()) is not None:
            return learned
        step = self._step_for_state()
        missing = page.missing if step.kind in _EXPLORING and step.learned is None else ""
        changed = _searching(missing)
        return step if not missing or page.memory.has_said(changed) else replace(step, changed=changed)

    def _step_for_state(self) -> Step:
        page = self._page
        if (choice := step_in_open_list(page)) is not None:
            return choice
        if (closed := page.memory.closing_led_away(page.fingerprint)) is not None and closed.element is not None:
            why = f"{closed.element.describe()} led away from the cancellation"
            return replace(page.step("go", why, value=closed.page.url), leads_out=closed)
        if (back := self._step_back_out() or self._step_back_in(told=True)) is not None:
            return back
        if (alone := self._step_to_end_it_alone()) is not None:
            return alone
        if page.dialog_of_flow and page.state in SEARCHED:  # that is said of what stands behind
            return step_to_answer(page) or self._step_on_unknown_page()
        match page.state:
            case State.ACCOUNT_ACTIVE:
                return self._step_to_continue_or_start()
            case State.RETENTION_OFFER:
                step = self._step_to_decline() or self._step_to_cancelling_choice() or self._step_past_the_offer()
                step = step or (step_to_answer(page) if page.dialog_of_flow else None) or self._step_along()
                return step or self._step_to_reveal("way to decline" if page.has_begun else "cancel link")
            case State.EXIT_SURVEY:
                return self._step_in_survey()
            case State.FINAL_CONFIRMATION:
                return self._step_on_final_page()
            case State.THIRD_PARTY_BILLING if not page.has_begun and (here := step_in_search(page, LIKELY)) is not None:
                return here
            case state if state in _TELL_REASONS:
                return page.step("tell", f"{_TELL_REASONS[state]}: {page.interpretation.reasoning}", expected=state)
            case _:
                return self._step_on_unknown_page()

    # -- the way that was learned --------------------------------------------------------------------------------------

    def _learned_step(self) -> Step | None:
        """Take the step that led on from this page in an earlier run: a way of the search, or what starts the end.

        It is pressed as the search would press it, or on the strength of its own words; never on that of the file.
        """
        page = self._page
        memory = page.memory
        if "challenge" in page.quotes or memory.in_the_flow or memory.search_is_over or page.explains:
            return None
        shown: list[tuple[Way, Element]] | None = None
        for index, learned in steps_on(page.view, page.controls.service.steps, memory.next_learned):
            if learned.address:
                address = urljoin(page.controls.service.entry_url, learned.address)
                if index == memory.next_learned:
                    return replace(page.step("go", f"{learned.address} led on before", value=address), learned=index)
                continue
            element = find_control(learned, page.untried)
            if element is None or element.node not in page.learned_here:
                continue
            shown = ways(page.untried, page.controls.service, page.controls) if shown is None else shown
            way = next((way for way, each in shown if each.node == element.node and memory.is_new(way)), None)
            if way is not None:
                step = step_before_press(page, element)
                if step is None:
                    step = search_step(page, "search", way, tuple(way for way, _ in shown), element)
                    step = replace(step, reason=f"{element.describe()} led on before", learned=index)
                return step
            if self._starting_control() == element and (step := self._step_to_start()) is not None:
                return step
        missing = page.missing if page.state is State.ACCOUNT_ACTIVE else ""
        late = missing and not page.count("wait") and not memory.has_said(_searching(missing))
        return page.step("wait", "what led on before may not be there yet", value=LOADING_SECONDS) if late else None

    # -- by state ------------------------------------------------------------------------------------------------------

    def _step_to_continue_or_start(self) -> Step:
        """Continue a cancellation, else start one: a page of the flow may have controls for both."""
        intents = ("forward", "decline") if self._page.in_the_flow else ("forward",)
        onward = limited_to(self._page.labelled, lambda each: self._means(each, *intents))
        step = self._step_to_press("decline", "decline_offer", State.FINAL_CONFIRMATION, onward)
        start = self._step_to_start()
        anew = self._starts_anew(start)
        step = step or (None if anew else start)
        if step is None and self._page.has_begun:
            step = self._step_to_cancelling_choice()
        if step is None and anew and (self._page.is_step_of_the_flow or self._page.memory.in_the_flow):
            own = limited_to(self._page.labelled, lambda each: not self._in_furniture(each))
            step = step_to_answer(self._page) or self._step_to_press(
                "submit", "survey_submit", State.FINAL_CONFIRMATION, own
            )
        if step is None and self._page.is_step_of_the_flow:
            step = self._step_along()
        return step or start or self._step_to_reveal("cancel link")

    def _starts_anew(self, start: Step | None) -> bool:
        """Return whether a cancellation has begun already, and what starts one only leads to its beginning.

        It is a link of a menu or footer, as the law wants it on every page, one that leads to a page above this one, or
        the link that was followed before.
        """
        page, control = self._page, start.element if start is not None else None
        if control is None or not page.has_begun:
            return False
        back = self._in_furniture(control) or leads_above(page.view, control)
        return back or page.memory.has_followed(control, page.fingerprint)

    def _step_along(self) -> Step | None:
        """Press the only way on from a page of the flow, told by what the others do; None if it cannot be told."""
        chooses = any(each.role in _CHOICES and each.usable for each in self._page.view.elements)
        barred = self._page.quotes.keys() - ({"manual"} if chooses else set())  # by telephone in other cases than this
        control = None if barred else way_on(self._page)
        if control is None:
            return None
        step = self._page.step("decline", f"{control.describe()} is the only way on there", control)
        return self._step_before(control) or step

    def _step_in_survey(self) -> Step:
        """Skip the survey if that is offered, else give the least telling answers."""
        if not self._page.has_begun and not is_step(self._page.view.url):  # a page of the account may read like one
            return self._step_on_unknown_page()
        step = self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)
        if step is not None and step.element is not None and self._page.controls.says(step.element, {"survey_skip"}):
            return step
        step = step_to_answer(self._page) or step or self._step_to_end_where_it_stands()
        if step is None and not self._page.has_begun:  # a help page asks such questions, too
            return self._step_on_unknown_page()
        return step or self._step_to_reveal("way past the survey")

    def _step_on_final_page(self) -> Step:
        """Answer the page's questions; then press the final control, one that asks once more, or one that goes on.

        The final control may read "Cancel membership", or only "Confirm".
        """
        page = self._page
        if step := step_to_answer(page):
            return step
        ending = limited_to(page.labelled, lambda each: not self._leads_out(each))
        at_once = page.controls.at_once
        if step := self._step_to_press("finish", "confirm_cancel", State.COMPLETE, ending, rather_not=at_once):
            return step
        if (opener := page.controls.asks_next(page.untried)) is not None:
            why = f"{opener.describe()}, which asks once more: {page.interpretation.reasoning}"
            return self._step_before(opener) or page.step("ask", why, opener)
        onward = limited_to(ending, lambda each: not self._means(each, "decline", "survey_skip"))
        if step := self._step_to_press("finish", "survey_submit", State.COMPLETE, onward):
            return step
        return self._step_to_end_where_it_stands() or self._step_to_reveal("final control")

    def _step_to_end_where_it_stands(self) -> Step | None:
        """Press what ends it under its question, and says something else by itself; None without one such control."""
        page = self._page
        among = limited_to(page.untried, lambda each: not page.brought_up_by(each))
        last = page.controls.ends_where_it_stands(among, page.asked_by)
        if last is None:
            return None
        why = f"{last.describe()}, which ends it where it stands: {page.interpretation.reasoning}"
        return self._step_before(last) or page.step("finish", why, last, State.COMPLETE)

    def _step_on_unknown_page(self) -> Step:
        """Press only a control whose own label leads on, since the page's state is unknown."""
        page = self._page
        barred = page.quotes.keys() - {"profile"}
        if "profile" in page.quotes and (chosen := page.controls.profile(page.untried)):
            return page.step("profile", f"a profile is asked for: {chosen.describe()}", chosen, State.ACCOUNT_ACTIVE)
        if page.state is State.FAILED or "challenge" in barred:
            if page.memory.is_searching and page.count("go") < _LEFT and (step := step_elsewhere(page, LIKELY)):
                return step
            raise StateDetectionError(page.with_evidence("nothing can be done there without a person"))
        if not any(each.interactive for each in page.view.elements) and page.may_wait:
            return page.step("wait", "the page shows nothing yet", value=LOADING_SECONDS)
        if step := self._step_to_decline():
            return step
        start = self._step_to_start()
        anew = self._starts_anew(start)
        if start is not None and not anew:
            return self._step_to_the_account(start) or start
        step = self._step_to_cancelling_choice()
        if step is None and (page.has_opened or page.dialog_of_flow or anew):
            step = step_to_answer(page) or self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)
            step = step or (self._step_to_end_where_it_stands() if page.dialog_of_flow else None) or self._step_along()
        return step or start or self._step_to_reveal("way on")  # a menu's link, on a page of the flow, begins anew

    def _step_to_the_account(self, start: Step) -> Step | None:
        """Look for the account before what the footer of every page has for any contract; None after a few tries.

        The account shows what would end, and is what the end can be read back from.
        """
        page = self._page
        landmark = page.view.closest(start.element, FURNITURE) if start.element is not None else None
        if landmark is None or landmark.role != "contentinfo" or page.has_begun:
            return None
        tried = len(page.memory.looked_at) >= _BEFORE_THE_FOOTER
        return None if tried else self._step_in_search(LIKELY)

    def _step_to_cancelling_choice(self) -> Step | None:
        """Choose the answer that cancels; once it is chosen, press what submits it. None without such an answer."""
        page = self._page
        answer = page.choices.answer(page.untried, survey=page.state is State.EXIT_SURVEY)
        if answer is not None and self._cancels(answer):
            return page.step("answer", f"the choice that cancels: {answer.describe()}", answer)
        leaving = page.choices.no_longer(page.untried)
        if leaving is not None and not leaving.has("checked"):
            return page.step("answer", f"the choice that wants no more of it: {leaving.describe()}", leaving)
        chosen = (each for each in page.view.elements if each.has("checked") and not each.modal_blocked)
        if not any(self._cancels(each) or each == leaving for each in chosen):
            return None
        return step_to_answer(page) or self._step_to_press("submit", "survey_submit", State.FINAL_CONFIRMATION)

    def _starting_control(self) -> Element | None:
        """Return what starts a cancellation by its words, unless it may close the whole account."""
        return self._control_by_words("cancel_link", self._without_closing())

    def _step_to_start(self, *, last_resort: bool = False) -> Step | None:
        """Press what starts a cancellation; what may close the whole account only as `last_resort`."""
        among = None if last_resort else self._without_closing()
        step = self._step_to_press("open", "cancel_link", State.RETENTION_OFFER, among)
        renews = step is not None and step.element is not None and step.element.role in {"switch", "checkbox"}
        return (self._step_to_lone_end() or step) if step is None or renews else step

    def _step_to_lone_end(self) -> Step | None:
        """Press the only "Cancel" beside what changes the subscription; no switch of the renewal says more."""
        page = self._page
        if page.state is not State.ACCOUNT_ACTIVE or page.has_begun or page.view.dialog is not None:
            return None
        subscriptions = page.controls.subscriptions(page.view)
        control = page.untried.by_node(lone_end(subscriptions.root))
        if control is None or not control.usable or control.node in subscriptions.foreign | subscriptions.rivals:
            return None
        why = f"{control.describe()} stands alone beside what changes it: {page.interpretation.reasoning}"
        return self._step_before(control) or page.step("open", why, control, State.RETENTION_OFFER)

    def _step_to_decline(self) -> Step | None:
        """Decline what is offered. Before anything has begun that only closes an advert, and is no step of a flow.

        An advert that lies over nothing is left alone: its "Skip" may be about an order.
        """
        page = self._page
        step = self._step_to_press("decline", "decline_offer", State.FINAL_CONFIRMATION)
        if step is None or step.kind != "decline" or step.element is None:
            return step
        if page.has_begun and self._in_furniture(step.element):  # a link of the footer begins anew
            return self._step_past_the_offer() or self._step_along() or step
        if page.has_begun:
            return step
        if page.controls.named("decline_offer", page.untried) == step.element:
            return step
        if self._cancels(step.element):
            offered = page.state is State.RETENTION_OFFER
            return step if offered else replace(step, kind="open", expected=State.RETENTION_OFFER)
        if page.state is not State.RETENTION_OFFER:
            return None
        lies_over = page.view.dialog is not None or step_in_search(page, LIKELY) is None
        return replace(step, kind="close") if lies_over else None

    def _step_past_the_offer(self) -> Step | None:
        """Press the only control that goes on, where another takes the offer, or stays: "Continue with my request"."""
        page = self._page
        takes = any(page.controls.says(each, {"accept", "keep"}) for each in page.view.elements if each.interactive)
        controls = page.controls
        onward = limited_to(
            page.labelled, lambda each: self._means(each, "proceed") and not controls.goes_on_with_the_service(each)
        )
        if not takes:
            return None
        step = self._step_to_press("decline", "survey_submit", State.FINAL_CONFIRMATION, onward)
        asked = page.view.dialog is not None and page.has_begun
        refusals = [each for each in page.labelled.elements if _only_refuses(each)] if asked else []
        if step is not None or len(refusals) != 1 or page.view.closest(refusals[0], DIALOGS) is None:
            return step
        why = f"{refusals[0].describe()} begins with a no, beside what takes the offer: {page.interpretation.reasoning}"
        return page.step("decline", why, refusals[0], State.FINAL_CONFIRMATION)

    def _step_back_out(self) -> Step | None:
        """Back out of a cancellation that closes the whole account by its first page, or wants a person to fill it in.

        Others are tried first. Not where the definition names its control, or it led on in an earlier run.
        """
        page = self._page
        opening = None if page.state in _TELL_REASONS else page.memory.opening(page.fingerprint)
        if opening is None or opening.learned is not None or "cancel_link" in page.controls.service.controls:
            return None
        if told := closing_of_the_account(page_blocks(page.view, page.view.dialog)):
            why = f"it may close the account as a whole: {told!r}"
        elif field := Answers(page.controls.lexicon).for_a_person(page.untried, page.own):
            why = f"only a person can fill in {field!r}"
        else:
            return None
        step = page.step("go", why, value=opening.page.url)
        return replace(step, backs_out_of=opening)

    def _step_to_end_it_alone(self) -> Step | None:
        """Follow the link that ends only the subscription, from a page whose own end closes the whole account."""
        page = self._page
        if page.memory.search_is_over:
            return None
        own = ends_of_the_subscription_alone(page_blocks(page.untried))
        links = [each for each in own if not each.form_method and leads_away(page.view, each)]
        if len({each.href for each in links}) != 1:
            return None
        step = page.step("open", f"{links[0].describe()} ends it alone, and keeps the account", links[0])
        return replace(step, backs_out_of=page.memory.opening(page.fingerprint))

    def _step_back_in(self, *, told: bool) -> Step | None:
        """Go back into the cancellation from where its last step has led, for the other controls of that page.

        `told`: only from a page that was seen before the cancellation began.
        """
        page = self._page
        if page.state not in SEARCHED or page.dialog_of_flow or "challenge" in page.quotes:
            return None
        account = page_address(page.controls.service.entry_url)
        out = page.memory.led_out(page.fingerprint, account)
        before = page_address(page.view.url) == account or page.memory.was_before(page.fingerprint)
        if out is None or out.element is None or (told and not before):
            return None
        step = page.step("go", f"{out.element.describe()} leads out of the cancellation", value=out.page.url)
        return replace(step, leads_out=out)

    def _step_in_search(self, least: float) -> Step | None:
        """Try the likeliest new way; None if none has the value `least`.

        What was opened as a cancellation, and reads as none, such as an article of the help, is left: its links are
        opened by their addresses, and for other controls the page before is opened again.
        """
        page = self._page
        step = step_in_search(page, least)
        opening = page.memory.opening(page.fingerprint)
        way = step.way if step is not None else None
        if step is None or way is None or opening is None or not self._reads_as_none(opening):
            return step
        if step.kind == "search" and not way.target:
            opener = opening.element.describe() if opening.element is not None else "what was opened"
            step = page.step("go", f"{opener} led to no cancellation", value=opening.page.url)
        elif step.kind == "search":
            step = replace(step, kind="go", element=None, value=way.address)
        return replace(step, led_nowhere=opening)

    def _has_just_opened(self) -> bool:
        """Return whether the page is the first one after something was opened as a cancellation, and says nothing."""
        opening = self._page.memory.opening(self._page.fingerprint)
        return opening is not None and self._reads_as_none(opening)

    def _reads_as_none(self, opening: Step) -> bool:
        """Return whether the page that this step has opened reads as no page of a cancellation."""
        page = self._page
        told = page.dialog_of_flow or page.explains or page.is_step_of_the_flow or opening.learned is not None
        return page.state is State.UNKNOWN and not told

    def _step_to_last_resort(self) -> Step | None:
        """Go back to what may close the whole account, once nothing else is left; None without such a way."""
        last = self._page.memory.last_resort
        if last is None or last.element is None:
            return None
        step = self._page.step("go", f"nothing but {last.element.describe()} is left", value=last.page.url)
        return replace(step, last_resort=True)

    def _without_closing(self) -> PageView:
        """Return the view without the controls that may close the whole account, or end what nobody names."""
        page, controls = self._page, self._page.controls
        named = limited_to(page.labelled, lambda each: not controls.closes_all(each) or self._goes_on_by_name(each))
        if page.memory.in_the_flow:
            return named
        return limited_to(named, lambda each: not controls.names_no_subject(each, page.view))

    def _goes_on_by_name(self, element: Element) -> bool:
        """Return whether a label goes on with what was opened by its name: "Go to the withdrawal" under "Withdrawal".

        The word for leaving a club may be that for closing an account.
        """
        page = self._page
        opening = page.memory.opening(page.fingerprint)
        if opening is None or opening.element is None:
            return False
        name = first_line(opening.element, opening.element.label)
        nouns = all("noun" in each.flags for each in Reader.load().read(name, "control"))
        return nouns and bool(normalise(name)) and normalise(name) in normalise(element.label)

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
        page = self._page
        named = page.controls.named(control, page.untried)
        target = named or self._control_by_words(control, among or page.labelled, rather_not)
        if target is not None and target != named and page.brought_up_by(target):
            uncovered = limited_to(among or page.labelled, lambda each: not is_covered(each))
            above = self._control_by_words(control, uncovered, rather_not)
            if above is None and (last := self._step_to_end_where_it_stands()) is not None:
                return last
            target = above or target
        if target is None:
            return None
        index = None if named else page.learned_here.get(target.node, (None, target))[0]
        why = "the definition names it" if named else "its words say so" if index is None else "it led on before"
        if kind in {"open", "decline"} and target.has("collapsed"):
            unfolded = page.memory.unfolded(page.fingerprint, target)
            step = page.step("unfold", f"{target.describe()}, {why}", target)
            return None if unfolded else replace(step, learned=index)
        step = page.step(kind, f"{target.describe()}, {why}: {page.interpretation.reasoning}", target, expected)
        return self._step_before(target) or replace(step, learned=index)

    def _step_before(self, control: Element) -> Step | None:
        """Return what a control needs before its press: it can be pressed, and its form is complete."""
        return step_before_press(self._page, control) or step_to_complete_form(self._page, control)

    def _control_by_words(
        self, control: str, view: PageView, rather_not: Callable[[Element], bool] | None = None
    ) -> Element | None:
        """Find the one control whose words fit, or the learned one of several; else in narrower parts of the page."""
        page = self._page
        learned = [node for node, (_, each) in page.learned_here.items() if rather_not is None or not rather_not(each)]
        views = [view] if rather_not is None else [view, limited_to(view, lambda each: not rather_not(each))]
        parts = itertools.chain(views, _narrower_views(views[-1], page.view))
        fitting = (page.controls.by_words(control, part, learned) for part in parts)
        return next((each for each in fitting if each is not None), None)

    def _step_to_reveal(self, wanted: str) -> Step:
        """Reveal a control that may be behind a dialog, folded away, further down, on another page, or not loaded yet.

        Raises:
            StateDetectionError: nothing is left to be tried.
        """
        page = self._page
        view = page.untried
        behind = next((each for each in page.view.elements if each.modal_blocked), None) or self._under_the_dialog()
        behind = None if page.dialog_asks else behind
        if behind is not None and (closing := page.controls.way_out(view, behind)):
            close = page.step("close", f"{closing.describe()}: the dialog says nothing about it", closing)
            if not page.memory.circles(close):  # a "back" may stay inside the dialog
                return close
        searching = page.is_searched and not page.in_the_flow
        likely = searching and not page.is_loading and not page.is_step_of_the_flow and not self._has_just_opened()
        telling = self._part_to_unfold(telling=True) if page.state is State.ACCOUNT_ACTIVE else None
        if telling is not None:  # before other pages are looked at
            return page.step("unfold", f"{telling.describe()} may hold the {wanted}", telling)
        if likely and (step := self._step_in_search(LIKELY)):
            return step
        if (unfolding := self._step_to_unfold(wanted)) is not None:
            return unfolding
        below = view.size[1] - view.scroll[1] - view.viewport[1]
        if below > 1 and view.viewport[1] and page.may_scroll:
            return page.step("scroll", f"the {wanted} may stand further down", value="end")
        if page.memory.is_searching and not page.is_loading and (step := self._step_in_search(UNLIKELY)):
            return step
        awaited = searching and page.memory.was_awaited(page.fingerprint, WAITS)
        if page.may_wait and not awaited and not page.quotes:
            return page.step("wait", f"the {wanted} may not be there yet", value=LOADING_SECONDS)
        return self._step_in_the_end(wanted, searching=searching)

    def _step_in_the_end(self, wanted: str, *, searching: bool) -> Step:
        """Go back into the cancellation, look elsewhere, or try what else is left.

        Raises:
            StateDetectionError: nothing is.
        """
        page = self._page
        if (back := self._step_back_in(told=False)) is not None:
            return back
        last_page = page.state is State.FINAL_CONFIRMATION and page.memory.in_the_flow  # nothing is sought elsewhere
        least = HARDLY if searching else UNLIKELY
        if not last_page and (step := self._step_in_search(UNLIKELY) or self._step_in_search(least)):
            return step
        if searching and (step := self._step_to_start(last_resort=True)):
            return step
        if not page.memory.in_the_flow and (step := self._step_to_last_resort()):
            return step
        tried = page.memory.looked_at
        looked = f", after looking at {', '.join(map(repr, tried))}" if tried else ""
        abroad = way_abroad(page) if searching else None
        problem = page.with_evidence(f"no {wanted} can be told without a guess{looked}")
        if abroad is None:
            raise StateDetectionError(problem)
        leads = f"{abroad.control[0]} {abroad.control[1]!r} leads to {abroad.host}"
        raise StateDetectionError(f"{problem}; {leads}", leads_to=abroad.host)

    def _step_to_unfold(self, wanted: str) -> Step | None:
        """Unfold a part of the page, unless it is a menu that was opened often and has led back."""
        folded = self._part_to_unfold()
        if folded is None:
            return None
        step = self._page.step("unfold", f"{folded.describe()} may hold the {wanted}", folded)
        return None if self._page.memory.circles(step) else step

    def _under_the_dialog(self) -> Element | None:
        """Return a control that the open dialog covers without blocking it; None without one."""
        page = self._page
        if page.view.dialog is None:
            return None
        inside = {each.ref for each in page.view.within(page.view.dialog)}
        covered = (each for each in page.view.elements if each.interactive and is_covered(each))
        return next((each for each in covered if each.ref not in inside), None)

    def _part_to_unfold(self, *, telling: bool = False) -> Element | None:
        """Return a part of the page that can still be unfolded; None without one, or after `FOLDS` of them.

        `telling`: only one that is about the subscription by its words.
        """
        page = self._page
        if page.count("unfold") >= FOLDS:
            return None
        new = limited_to(page.untried, lambda each: not each.has("collapsed") or not self._is_unfolded_elsewhere(each))
        return page.controls.folded(new, telling=telling)

    def _is_unfolded_elsewhere(self, element: Element) -> bool:
        """Return whether a part that several pages have was unfolded on others in vain, such as the person's menu."""
        return self._page.memory.unfolded_alike(element, self._page.fingerprint) >= _UNFOLDED_ELSEWHERE

    # -- what words mean -----------------------------------------------------------------------------------------------

    def _means(self, element: Element, *intents: str) -> bool:
        return any(label.best in intents for label in self._page.controls.labels(element))

    def _leads_out(self, element: Element) -> bool:
        """Return whether a link leads out of the page of a flow, whatever it is called.

        It stands in a menu or footer, where a cancellation begins on every page; leads to a page above this one; or has
        only the service's name, as its logo.
        """
        if not element.href:
            return False
        logo = normalise(element.label) == normalise(called(self._page.controls.service.name))
        return self._in_furniture(element) or leads_above(self._page.view, element) or logo

    def _in_furniture(self, element: Element) -> bool:
        """Return whether an element stands in a menu, the header or the footer of the site."""
        return self._page.view.closest(element, FURNITURE) is not None

    def _cancels(self, element: Element) -> bool:
        return self._page.controls.says(element, CANCELLING) and not self._page.controls.says(element, NEVER)


def _searching(missing: str) -> str:
    return f"{missing}; searching"


def _narrower_views(view: PageView, page: PageView) -> Iterator[PageView]:
    """Yield narrower views: without covered controls, then without menus, then the main part, then the forms.

    Where one thing lies over the whole `page`, what it covers is no worse than what is further down.
    """
    menus, overlaid = links_of_menus(page_blocks(page)), is_overlaid(page)
    uncovered = limited_to(view, lambda each: each.hit or not (overlaid or each.covered_by))
    yield uncovered
    view = view if overlaid else uncovered
    view = limited_to(view, lambda each: view.closest(each, FURNITURE) is None and each.node not in menus)
    yield view
    for region in _REGIONS:
        inside = {each.ref for each in view.elements if view.closest(each, region)}
        if any(each.interactive and each.ref in inside for each in view.elements):
            yield limited_to(view, lambda each: each.ref in inside)  # noqa: B023 - used before the next round


def _only_refuses(element: Element) -> bool:
    """Return whether a button without form or address says no, and then what one would rather: "No, I'd rather not"."""
    if not element.usable or element.role != "button" or element.form_method or element.href:
        return False
    first = next(iter(Reader.load().read(element.label, "control")), None)
    return first is not None and first.act in {"refuse", "decline"}
