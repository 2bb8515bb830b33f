"""What to do next on a page, told from its words and where they stand. Pure: the same page, the same step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from subterminator.core.engine.hands import FOLDS
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import AIInterpretation, Element, PageView, ServiceProtocol, State, TargetStrategy
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.lexicon import CANCELLING, REFUSED, Label, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.controls import NEVER, Controls
from subterminator.pages.fingerprint import counts_down, say
from subterminator.pages.form_answers import Answers
from subterminator.pages.state_detector import HeuristicInterpreter, fits_selector

__all__ = ["NOTHING_SPENT", "Rules", "Spent", "Step", "StepKind"]

WAITS = 2
"""How many times a page is waited for that does not change."""
ENABLING_SECONDS = "15"
"""How long a disabled control is waited for at a time: sites delay the button that ends things."""
LOADING_SECONDS = "2"
"""How long a page is waited for at a time that does not show what it should."""
_TOLD = {
    State.COMPLETE: "the page says that it is done; only the account can show it",
    State.ACCOUNT_CANCELLED: "the account reads as cancelled",
    State.THIRD_PARTY_BILLING: "somebody else bills for it",
    State.LOGIN_REQUIRED: "signing in is the person's",
}
"""States in which there is nothing to press: whoever asked is told, and goes on from there."""

StepKind = Literal[
    "open",
    "decline",
    "answer",
    "write",
    "tick",
    "submit",
    "unfold",
    "scroll",
    "wait",
    "close",
    "profile",
    "finish",
    "tell",
]
"""What a step is for. `tell`: nothing is to be done here, the state says why; `finish`: the press that ends it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, and why."""

    kind: StepKind
    state: State
    """Where the page is."""
    reason: str
    confidence: float
    """0.0 to 1.0."""
    element: Element | None = None
    """What it is done to. None for `wait`, `tell`, and a `scroll` of the page itself."""
    value: str | None = None
    """Text for `write`, label of the option for an `answer` that is chosen from a list, seconds for `wait`, "end" for
    `scroll`."""
    expected: State | None = None
    """Where the page should be afterwards. None: that only the page can tell."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What was done on this very page already, and did not lead on."""

    nodes: frozenset[str] = frozenset()
    """`Element.node` of what failed, or had no effect: not to be tried again."""
    folds: int = 0
    """Parts unfolded."""
    scrolls: int = 0
    """Scrolls since anything else was done."""
    waits: int = 0
    """Waits since anything else was done."""
    came_back: bool = False
    """Its answers were sent before, and it asks again."""


NOTHING_SPENT = Spent()


class Rules:
    """The decision of a page for one service. Holds no history: what was tried comes in as `Spent`."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon | None = None) -> None:
        """`service`: id, name, entry_url and hosts are enough; evidence and controls that it names come first."""
        self._lexicon = lexicon or Lexicon.load()
        self._controls = Controls(service, self._lexicon)
        self._answers = Answers(self._lexicon)
        self._eyes = HeuristicInterpreter(service, self._lexicon)

    def next_step(self, view: PageView, spent: Spent = NOTHING_SPENT) -> Step:
        """The one next thing to do on the page in `view`. Takes time proportional to the page.

        Raises:
            StateDetectionError: the page cannot be told, a person is asked for, or no control can be named without a
                guess. The message quotes what was seen.
        """
        left = _only(view, lambda each: each.node not in spent.nodes)
        page = _Page(view, self._eyes.read(view), spent, left, self._speaking(left))
        match page.state:
            case State.ACCOUNT_ACTIVE:
                return self._open(page)
            case State.RETENTION_OFFER:
                step = self._press(page, "decline", "decline_offer", State.FINAL_CONFIRMATION)
                return step or self._reveal(page, "way to decline")
            case State.EXIT_SURVEY:
                return self._survey(page)
            case State.FINAL_CONFIRMATION:
                return self._finish(page)
            case state if state in _TOLD:
                return page.step("tell", f"{_TOLD[state]}: {page.seen.reasoning}", expected=state)
            case _:
                return self._unknown(page)

    # -- by state ------------------------------------------------------------------------------------------------------

    def _open(self, page: _Page) -> Step:
        """What goes on with a cancellation before what starts one: a page on the way may hold both."""
        onward = replace(page, words=_only(page.words, lambda each: self._means(each, "forward")))
        step = self._press(onward, "decline", "decline_offer", State.FINAL_CONFIRMATION)
        step = step or self._press(page, "open", "cancel_link", State.RETENTION_OFFER)
        if step is None and self._folded(page) is None and self._fitting("cancel_link", page.view) is None:
            step = self._press(page, "open", "plans_link", State.FINAL_CONFIRMATION)  # one of them may cost nothing
        return step or self._reveal(page, "cancel link")

    def _survey(self, page: _Page) -> Step:
        """Skip it where that is offered, else answer what it asks with what says least."""
        step = self._press(page, "submit", "survey_submit", State.FINAL_CONFIRMATION)
        if step is not None and step.element is not None and self._skips(step.element):
            return step
        return self._question(page) or step or self._reveal(page, "way past the survey")

    def _finish(self, page: _Page) -> Step:
        """Answer what is asked; then the control that says that it ends it, or that asks once more, or that goes on.

        A page that asks one last time may answer itself with "Cancel membership", or with "Confirm" alone.
        """
        if step := self._question(page):
            return step
        if step := self._press(page, "finish", "confirm_cancel", State.COMPLETE, self._put_off):
            return step
        if (opener := self._controls.asks_next(page.left)) is not None:
            why = f"{say(opener)}, which asks once more: {page.seen.reasoning}"
            return self._ready(page, opener) or page.step("finish", why, opener)
        onward = replace(page, words=_only(page.words, lambda each: not self._means(each, "decline", "survey_skip")))
        step = self._press(onward, "finish", "survey_submit", State.COMPLETE)
        return step or self._reveal(page, "final control")

    def _unknown(self, page: _Page) -> Step:
        """On a page that does not say what it is, only a control whose own words lead on is pressed."""
        barred = page.quotes.keys() - {"profile"}
        if "profile" in page.quotes and (chosen := self._controls.profile(page.left)):
            return page.step("profile", f"a profile is asked for: {say(chosen)}", chosen, State.ACCOUNT_ACTIVE)
        if page.state is State.FAILED or barred:
            raise StateDetectionError(page.told("nothing can be done there without a person"))
        if not any(each.interactive for each in page.view.elements) and page.spent.waits < WAITS:
            return page.step("wait", "the page shows nothing yet", value=LOADING_SECONDS)
        if step := self._press(page, "decline", "decline_offer", State.FINAL_CONFIRMATION):
            return step
        if step := self._press(page, "open", "cancel_link", State.RETENTION_OFFER):
            return step
        if (answer := self._controls.answer(page.left)) is not None and self._cancels(answer):
            return page.step("answer", f"the choice that cancels: {say(answer)}", answer)
        chosen_already = any(each.has("checked") and self._cancels(each) for each in page.view.elements)
        if chosen_already and (step := self._press(page, "submit", "survey_submit", State.FINAL_CONFIRMATION)):
            return step
        return self._reveal(page, "way on")

    # -- towards a control ---------------------------------------------------------------------------------------------

    def _press(
        self,
        page: _Page,
        kind: StepKind,
        control: str,
        expected: State,
        rather_not: Callable[[Element], bool] | None = None,
    ) -> Step | None:
        """The press of a control, or what has to come first; None when it is not here, or cannot be told apart."""
        named = self._named(control, page.left)
        found = named or self._fitting(control, page.words, rather_not)
        if found is None:
            return None
        why = "the definition names it" if named else "its words say so"
        return self._ready(page, found) or page.step(
            kind, f"{say(found)}, {why}: {page.seen.reasoning}", found, expected
        )

    def _named(self, control: str, view: PageView) -> Element | None:
        """The one element that the definition's control fits."""
        for target in self._controls.targets(control):
            found = [each for each in view.elements if each.interactive and _fits(each, target)]
            if len(found) == 1:
                return found[0]
        return None

    def _fitting(
        self, control: str, view: PageView, rather_not: Callable[[Element], bool] | None = None
    ) -> Element | None:
        """The one control whose words fit; where several do, the one that stands where the question does."""
        if (found := self._controls.by_words(control, view)) is not None:
            return found
        if rather_not is not None:
            view = _only(view, lambda each: not rather_not(each))
            if (found := self._controls.by_words(control, view)) is not None:
                return found
        for part in _parts(view):
            if (found := self._controls.by_words(control, part)) is not None:
                return found
        return None

    def _ready(self, page: _Page, found: Element) -> Step | None:
        """What a control waits for before it takes a press; None when it takes one now.

        Raises:
            StateDetectionError: it takes none, and nothing that may be done here changes that.
        """
        view, spent = page.left, page.spent
        covered = found.in_viewport and not found.hit and bool(found.covered_by)
        if (found.modal_blocked or covered) and (out := self._controls.way_out(view, found, set(spent.nodes))):
            return page.step("close", f"{say(out)} first: it lies in front of {say(found)}", out)
        disabled = found.has("disabled")
        if disabled or found.form_action or "form" in _around(view)[found.ref]:
            box = self._controls.acknowledgement(view, found, set(spent.nodes))
            if box is not None and (disabled or box.has("required")):
                return page.step("tick", f"{say(box)} first: {say(found)} waits for it", box)
        costly = found.form_method == "POST" and any(self._costs(each) for each in view.elements if each.has("checked"))
        if costly and (answer := self._controls.answer(view)):
            return page.step("answer", f"{say(answer)} in place of what is chosen", answer)
        if disabled and not spent.scrolls:
            return page.step(
                "scroll", f"{say(found)} may wait for the end of what stands around it", found, value="end"
            )
        if (disabled or counts_down(found)) and spent.waits < WAITS:
            return page.step("wait", f"{say(found)} takes no press yet", found, value=ENABLING_SECONDS)
        if disabled:
            raise StateDetectionError(page.told(f"{say(found)} stays disabled"))
        return None

    def _question(self, page: _Page) -> Step | None:
        """What the page asks before it lets go on, answered with what says least; never personal data."""
        if answer := self._controls.answer(page.left):
            return page.step("answer", f"{say(answer)} is the answer that says least", answer)
        for each in page.left.elements:
            if option := self._option(each):
                return page.step("answer", f"{option!r} of {say(each)} says least", each, value=option)
        if written := self._answers.next(page.left, insist=page.spent.came_back):
            wanted, text = written
            return page.step("write", f"{say(wanted)} wants words", wanted, value=text)
        return None

    def _option(self, element: Element) -> str:
        """The option to choose from a list on which nothing is chosen yet; "" where nothing is to be chosen."""
        usable = element.role in {"combobox", "listbox"} and element.interactive and not element.modal_blocked
        if not usable or element.has("disabled") or len(element.options) < 2:
            return ""
        first = element.options[0]
        empty = not element.value or (element.value == first and self._is_placeholder(first))
        if not empty:
            return ""
        options = element.options[1:] if self._is_placeholder(first) else element.options
        harmless = [each for each in options if not self._lexicon.label(each).intents & (NEVER | {"final"})]
        for wanted in (CANCELLING, frozenset({"neutral", "survey_skip"})):
            for each in harmless:
                if self._lexicon.label(each).intents & wanted:
                    return each
        return next(iter(harmless), "")

    def _is_placeholder(self, option: str) -> bool:
        return not any(char.isalnum() for char in option) or "survey" in self._lexicon.text(option)

    def _reveal(self, page: _Page, wanted: str) -> Step:
        """Bring to light what may be hidden: behind a dialog, folded away, further down, not there yet.

        Raises:
            StateDetectionError: nothing is left to be tried.
        """
        view, spent = page.left, page.spent
        behind = next((each for each in view.elements if each.modal_blocked), None)
        if behind is not None and (out := self._controls.way_out(view, behind, set(spent.nodes))):
            return page.step("close", f"{say(out)}: the dialog says nothing about it", out)
        if (folded := self._folded(page)) is not None:
            return page.step("unfold", f"{say(folded)} may hold the {wanted}", folded)
        below = view.size[1] - view.scroll[1] - view.viewport[1]
        if below > 1 and view.viewport[1] and not spent.scrolls:
            return page.step("scroll", f"the {wanted} may stand further down", value="end")
        if spent.waits < WAITS and not page.quotes:
            return page.step("wait", f"the {wanted} may not be there yet", value=LOADING_SECONDS)
        raise StateDetectionError(page.told(f"no {wanted} can be told without a guess"))

    def _folded(self, page: _Page) -> Element | None:
        """A part of the page that could be unfolded yet."""
        if page.spent.folds >= FOLDS:
            return None
        return self._controls.folded(page.left, set(page.spent.nodes))

    # -- what words mean -----------------------------------------------------------------------------------------------

    def _labels(self, element: Element) -> list[Label]:
        return [self._lexicon.label(said) for said in dict.fromkeys((element.name, element.text)) if said]

    def _speaking(self, view: PageView) -> PageView:
        """The view with only those controls that say something: a long list of films is looked at once."""
        return _only(view, lambda each: any(label.intents for label in self._labels(each)))

    def _means(self, element: Element, *intents: str) -> bool:
        return any(label.best in intents for label in self._labels(element))

    def _skips(self, element: Element) -> bool:
        return any("survey_skip" in label.intents for label in self._labels(element))

    def _cancels(self, element: Element) -> bool:
        labels = self._labels(element)
        return any(label.cancelling for label in labels) and not any(label.intents & NEVER for label in labels)

    def _costs(self, element: Element) -> bool:
        return any(label.intents & REFUSED for label in self._labels(element))

    def _put_off(self, element: Element) -> bool:
        """An end on a later day, where the page has one that holds from this press on."""
        return any(char.isdigit() for char in element.label)


# -- the page ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Page:
    """One page while it is decided on."""

    view: PageView
    seen: AIInterpretation
    spent: Spent
    left: PageView
    """The view, in which what is spent can no longer be pressed."""
    words: PageView
    """The same, in which only what the lexicon knows a word of can be."""

    @property
    def state(self) -> State:
        return self.seen.state

    @property
    def quotes(self) -> dict[str, str]:
        """What the page asks of a person, by kind."""
        return {str(each["kind"]): str(each["quote"]) for each in self.seen.actions}

    def step(
        self,
        kind: StepKind,
        reason: str,
        element: Element | None = None,
        expected: State | None = None,
        *,
        value: str | None = None,
    ) -> Step:
        """A step on this page; without another `expected` the page stays what it is."""
        return Step(kind, self.state, reason, self.seen.confidence, element, value, expected or self.state)

    def told(self, problem: str) -> str:
        """The problem, where it was met, and what the page says."""
        said = "; ".join([self.seen.reasoning, *(f"it says {quote!r}" for quote in self.quotes.values())])
        return f"{problem} at {self.view.url} ({said})"


def _only(view: PageView, keep: Callable[[Element], bool]) -> PageView:
    """The view, in which of its controls only those that are kept can be pressed. Places and refs stay as they are."""
    elements = [
        each if not each.interactive or keep(each) else replace(each, interactive=False, role="")
        for each in view.elements
    ]
    return replace(view, elements=tuple(elements))


def _parts(view: PageView) -> Iterator[PageView]:
    """The page without what is covered, then without its menus, then its main part alone, then its forms."""
    around = _around(view)
    view = _only(view, lambda each: each.hit or not each.covered_by)
    yield view
    view = _only(view, lambda each: not around[each.ref] & FURNITURE)
    yield view
    for region in ("main", "form"):
        inside = {each.ref for each in view.elements if region in around[each.ref]}
        if any(each.interactive and each.ref in inside for each in view.elements):
            yield _among(view, inside)


def _among(view: PageView, refs: set[int]) -> PageView:
    return _only(view, lambda each: each.ref in refs)


def _around(view: PageView) -> list[frozenset[str]]:
    """For each element, by ref, the roles of those that contain it."""
    found: list[frozenset[str]] = []
    for each in view.elements:
        parent = each.parent
        found.append(frozenset() if parent is None else found[parent] | {view[parent].role})
    return found


def _fits(element: Element, target: TargetStrategy) -> bool:
    """Whether a definition's way to find a control fits an element as it was reported."""
    match target.method:
        case "css":
            return fits_selector(element, target.css_selector or "")
        case "aria":
            name = target.aria_name
            return element.role == target.aria_role and (name is None or normalise(name) == normalise(element.name))
        case "text":
            return normalise(target.text_content or "") == normalise(element.label)
    return False
