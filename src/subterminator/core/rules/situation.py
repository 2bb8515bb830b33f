"""Situation of a decision: the open page with its controls, and what the run remembers of it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import cached_property

from subterminator.core.rules.learned import changed_control, find_control, steps_on
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import Step, StepKind
from subterminator.domain.protocols import AIInterpretation, Element, PageView, State
from subterminator.domain.roles import DIALOGS, FIELDS, FURNITURE, LISTS, TYPED
from subterminator.pages.addresses import is_step, page_address
from subterminator.pages.choices import Choices
from subterminator.pages.controls import Controls
from subterminator.pages.cookie_notices import about_cookies, cookie_choices
from subterminator.pages.fingerprint import PageFingerprint, is_busy, is_covered, is_overlaid
from subterminator.pages.own_data import OwnData, own_data
from subterminator.pages.which import Known
from subterminator.pages.wizard_steps import step_indicators

SEARCHED = frozenset({State.ACCOUNT_ACTIVE, State.UNKNOWN})
"""States in which the way to the cancellation is searched for, unless one has begun."""
_NO_PROOF = frozenset({State.RETENTION_OFFER, State.EXIT_SURVEY, State.THIRD_PARTY_BILLING})
"""States of a page that ends no search if no cancellation has begun: an advert, a survey of a help page, a biller."""
LOADING_SECONDS = "2"
"""Duration of a wait for a page that lacks what it should show."""
WAITS = 2
"""Limit of the waits for a page that does not change."""


class Situation:
    """The page on which a step is decided."""

    def __init__(
        self,
        view: PageView,
        memory: Memory,
        interpretation: AIInterpretation,
        controls: Controls,
    ) -> None:
        self.view = view
        self.interpretation = interpretation
        self.state = interpretation.state
        self.controls = controls
        self.choices = Choices(controls)
        self.memory = memory
        self.fingerprint = PageFingerprint.of(view)
        of_cookies = cookie_choices(view)
        opener = memory.opened_dialog(self.fingerprint)
        self.dialog_of_flow = opener is not None and not _asks_for_cookies(view, of_cookies)
        """True if a press of the flow brought up the open dialog: it belongs to the flow, and is no obstacle."""
        layer, pressed = self._layer_of_flow()
        self.asked_by = opener.label if opener is not None and self.dialog_of_flow else pressed
        """Label of the control of that press."""
        spent = memory.spent(view, self.fingerprint) | memory.backed_out_of(view)
        spent |= step_indicators(view) | _boxes_of_lists(view)
        behind = _behind_the_dialog(view) - of_cookies if self.dialog_of_flow else frozenset()
        behind |= layer
        self.untried = limited_to(view, lambda each: each.node not in spent and each.node not in behind)
        """The view without controls that are spent, mark a wizard's step, box a list in, or stand behind the flow."""
        self.labelled = limited_to(
            self.untried,
            lambda each: (
                each.node not in of_cookies
                and not (each.has("expanded") and memory.unfolded(self.fingerprint, each))
                and any(label.intents for label in controls.labels(each, view))
                and not controls.only_names_a_page(each, view)
            ),
        )
        """The same with only the controls whose labels have intents, so that a long list of films is read once."""
        self.quotes = {str(each["kind"]): str(each["quote"]) for each in interpretation.actions}
        """Requests of the page to the person, by kind."""

    def step(
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
        known = self._known
        return Step(
            *(kind, self.fingerprint, self.state, reason, confidence, element, value, expected or self.state),
            known=known,
            own=self._own_here,
        )

    @cached_property
    def _known(self) -> Known:
        """Read what the page tells about the account's subscriptions, for later pages."""
        account = page_address(self.view.url) == page_address(self.controls.service.entry_url)
        return self.controls.subscriptions(self.view).known(account=account)

    @cached_property
    def _own_here(self) -> OwnData:
        return own_data(self.view, self.controls.service, self.controls.lexicon)

    @property
    def own(self) -> OwnData:
        """Return what this page and those before it show of the customer."""
        return self.memory.own | self._own_here

    def with_evidence(self, problem: str) -> str:
        """Describe a problem with the page's address, its own words, and what was tried there."""
        quoted = [f"it says {quote!r}" for quote in self.quotes.values()]
        evidence = "; ".join([self.interpretation.reasoning, *quoted, *self.memory.failures(self.fingerprint)])
        return f"{problem} at {self.view.url} ({evidence})"

    @property
    def dialog_asks(self) -> bool:
        """Return whether the open dialog belongs to the flow and has a question; one that only tells may be closed."""
        inside = self.view.within(self.view.dialog) if self.view.dialog is not None else ()
        return self.dialog_of_flow and any(each.interactive and each.role in FIELDS for each in inside)

    @property
    def explains(self) -> bool:
        """Return whether the page gives a reason why a cancellation that has begun cannot be done there."""
        return bool(self.quotes) and self.has_opened

    @property
    def is_loading(self) -> bool:
        """Return whether the page is still loading: it is busy, or shows only its menus."""
        shown = [each for each in self.view.elements if each.interactive and not self.view.closest(each, FURNITURE)]
        return (is_busy(self.view) or not shown) and self.may_wait

    @property
    def may_wait(self) -> bool:
        """Return whether the page may be waited for once more."""
        return self.count("wait") < WAITS

    @property
    def may_scroll(self) -> bool:
        """Return whether the page was not scrolled yet, since the last press."""
        return not self.count("scroll")

    @property
    def has_opened(self) -> bool:
        """Return whether a cancellation was opened on another page, and no address opened since."""
        return self.memory.has_opened(self.fingerprint)

    @property
    def in_the_flow(self) -> bool:
        """Return whether a step inside a cancellation was taken, or one was opened on this page itself."""
        return self.memory.in_the_flow or self.memory.opened_in_place(self.fingerprint)

    @property
    def has_begun(self) -> bool:
        """Return whether a cancellation was opened, or a step inside one was taken."""
        return self.in_the_flow or self.has_opened

    @property
    def is_step_of_the_flow(self) -> bool:
        """Return whether a cancellation has begun, and the page's address reads as a step of it or goes on from it."""
        account = page_address(self.controls.service.entry_url)
        return self.has_begun and page_address(self.view.url) != account and is_step(self.view.url)

    @property
    def is_searched(self) -> bool:
        """Return whether the page's links are ways of the search: an offer before anything has begun is an advert.

        So are those of a page that says who else bills it: one sentence does not tell that nothing ends it here.
        """
        return self.state in SEARCHED or (self.state in _NO_PROOF and not self.has_begun)

    def count(self, kind: StepKind) -> int:
        """Count the steps of a kind at this address; of waits and scrolls, those since the last other step."""
        return self.memory.count(self.fingerprint, kind)

    def brought_up_by(self, element: Element) -> bool:
        """Return whether an element lies under what its own press has brought up, such as a question."""
        return is_covered(element) and self.memory.led_into_the_flow(self.fingerprint, element)

    def _layer_of_flow(self) -> tuple[frozenset[str], str]:
        """Return what lies under a layer that a press of the flow has brought up, and that is no dialog; and its label.

        The layer lies over the whole page, with what was pressed on it. Nothing, and "", without one.
        """
        if self.view.dialog is not None or not is_overlaid(self.view):
            return frozenset(), ""
        covered = [each for each in self.view.elements if each.interactive and is_covered(each)]
        pressed = [each for each in covered if self.memory.led_into_the_flow(self.fingerprint, each)]
        return (frozenset(each.node for each in covered), pressed[0].label) if pressed else (frozenset(), "")

    def tried(self, element: Element) -> bool:
        """Return whether a step was taken on this element, with the page in its present state."""
        return self.memory.tried(element, self.fingerprint)

    @cached_property
    def learned_here(self) -> dict[str, tuple[int, Element]]:
        """Learned controls of this page by their nodes, with the indexes of their steps; none of another product's."""
        found: dict[str, tuple[int, Element]] = {}
        for index, learned in steps_on(self.view, self.controls.service.steps, self.memory.next_learned):
            if (element := find_control(learned, self.untried)) is not None:
                found.setdefault(element.node, (index, element))
        if not found:
            return found
        subscriptions = self.controls.subscriptions(self.view)
        others = subscriptions.foreign | subscriptions.rivals
        return {node: step for node, step in found.items() if node not in others}

    @property
    def missing(self) -> str:
        """Describe the learned control that comes next on this page, if the page lacks it; "" otherwise."""
        pending = steps_on(self.view, self.controls.service.steps, self.memory.next_learned)
        _, learned = next(pending, (0, None))
        if learned is None or learned.address or find_control(learned, self.view) is not None:
            return ""
        return changed_control(learned, self.view)


def _behind_the_dialog(view: PageView) -> frozenset[str]:
    """Return the nodes outside of the open dialog that it covers: kits draw the options of its lists over it."""
    inside = {each.node for each in view.within(view.dialog)} if view.dialog is not None else set()
    outside = (each for each in view.elements if each.node not in inside)
    return frozenset(each.node for each in outside if not each.hit and each.role not in {"option", "listbox"})


def _boxes_of_lists(view: PageView) -> frozenset[str]:
    """Return the nodes of boxes that a kit draws around one list: their text is the answer that the list shows.

    A box without a text that is named like a field is a part of that field.
    """
    named = {each.name for each in view.elements if each.role in TYPED | LISTS and each.name}
    held: dict[int, list[Element]] = {}
    for each in view.elements:
        if each.interactive and each.parent is not None:
            held.setdefault(each.parent, []).append(each)
    return frozenset(
        each.node
        for each in view.elements
        if each.role == "generic"
        and ([inner.role for inner in held.get(each.ref, ())] == ["combobox"] or (not each.text and each.name in named))
    )


def _asks_for_cookies(view: PageView, of_cookies: Collection[str]) -> bool:
    """Return whether the open dialog is about cookies: by its name and headings, or by all its controls.

    `of_cookies`: nodes of the controls of notices about cookies.
    """
    inside = list(view.within(view.dialog)) if view.dialog is not None else []
    controls = [each.node for each in inside if each.interactive]
    if controls and all(node in of_cookies for node in controls):
        return True
    return about_cookies(each.label for each in inside if each.role in DIALOGS | {"heading"})


def limited_to(view: PageView, keep: Callable[[Element], bool]) -> PageView:
    """Return the view with only the kept controls interactive. Positions and refs do not change."""
    elements = [
        each if not each.interactive or keep(each) else replace(each, interactive=False, role="")
        for each in view.elements
    ]
    return replace(view, elements=tuple(elements))
