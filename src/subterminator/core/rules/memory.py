"""Memory of the decider: the steps of a run with their outcomes. It knows nothing else besides the page."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from operator import or_
from urllib.parse import urlsplit

from subterminator.core.rules.circle import TRIES, CircleDetector
from subterminator.core.rules.learned import fits_label, fits_path, path_of
from subterminator.core.rules.search import Way
from subterminator.core.rules.step import SEARCHING, Step, StepKind, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import LearnedStep
from subterminator.domain.sameness import reads_as
from subterminator.pages.addresses import page_address
from subterminator.pages.fingerprint import PageFingerprint
from subterminator.pages.own_data import NOTHING_OWN, OwnData
from subterminator.pages.which import Known

_WAITING = frozenset({"wait", "tell", "scroll"})
_STILL = _WAITING | {"go"}
"""Steps that press nothing."""
_IN_THE_FLOW = frozenset({"decline", "submit", "ask", "finish"})
"""Steps that are only taken once a cancellation has begun."""
_OPTIONS = frozenset({"option", "generic", "radio", "menuitemradio"})
"""Roles of the options of a list that was opened by a press."""
_OPENINGS = 5
"""Limit of the presses of one control in search of what it brings up."""
_SEVERAL = 2
"""Least number of other pages with a control that reads the same, so that it is a part of the site's menus."""
_LED_OUT = 3
"""Limit of the presses that are taken back since they led out of the cancellation."""
SEARCH_STEPS = 36
"""Limit of the presses and addresses of one search."""
SEARCH_SECONDS = 55.0
"""Limit of the duration of one search."""


@dataclass(slots=True)
class _Taken:
    """A step that was taken, and its outcome."""

    step: Step
    outcome: StepOutcome = StepOutcome.WORKED
    why: str = ""

    def was_on(self, element: Element) -> bool:
        """Return whether the step was taken on this node, or on one that reads the same."""
        own = self.step.element
        return own is not None and (own.node == element.node or reads_as(own) == reads_as(element))


class Memory:
    """Steps of one run. Taking and settling steps changes it; queries do not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._taken: list[_Taken] = []
        self._circle = CircleDetector()
        self._clock = clock
        self._ways: dict[tuple[str, ...], Way] = {}
        """All ways seen in the search, tried or not."""
        self._openers: dict[tuple[str, ...], tuple[str, ...]] = {}
        """Of ways that a press has brought up, such as the items of a menu: the way of that press."""
        self._tried: list[Way] = []
        self._missed: set[tuple[str, ...]] = set()
        """Ways whose control could not be pressed when they were to be tried."""
        self._barred: set[tuple[str, ...]] = set()
        """Ways whose address could not be opened by itself: they are pressed on the page that they stand on."""
        self._gone_back: set[tuple[str, ...]] = set()
        self._visited: set[str] = set()
        """Addresses of the searched pages."""
        self._refuted: set[str] = set()
        """Addresses of pages that read as if it had ended, although it runs."""
        self._began: float | None = None
        self._since = 0
        """Number of steps taken before the account was last opened afresh."""

    # -- what came of a step -------------------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Add a step; until it is settled it counts as one that worked."""
        if step.kind == "close" and step.element is not None and step.element.form_method:
            self._folds_away(step)
        self._taken.append(_Taken(step))
        if step.kind in _IN_THE_FLOW:
            self._refuted.clear()  # what it sends may end it
        if step.kind in SEARCHING:
            self._searched(step)
        self._circle.add(step.page, None if step.kind in _STILL or step.element is None else reads_as(step.element))

    def settle(self, outcome: StepOutcome, why: str = "") -> None:
        """Set the outcome of the last step, and why it failed. Without a step it does nothing.

        A way that was covered when it was to be pressed counts as untried, once.
        """
        if not self._taken:
            return
        self._taken[-1].outcome, self._taken[-1].why = outcome, why
        step = self._taken[-1].step
        if outcome.may_work_later and step.kind == "search":
            self._leave_untried(step.way)
        elif outcome is StepOutcome.REFUSED and step.kind == "go" and step.way is not None and step.way.target:
            self._barred.add(step.way.key)
            self._leave_untried(step.way)

    def _leave_untried(self, way: Way | None) -> None:
        """Count the way that was tried last as untried, once."""
        if way is not None and way.key not in self._missed and way in self._tried[-1:]:
            self._missed.add(way.key)
            self._tried.pop()

    def _folds_away(self, step: Step) -> None:
        """Count what the search has just unfolded as untried: closing a notice by a form loads the page anew."""
        last = next((each.step for each in reversed(self._taken) if each.step.kind not in _WAITING), None)
        if last is None or last.kind != "search" or last.way is None or last.page.url != step.page.url:
            return
        if not last.way.target:
            self._leave_untried(last.way)

    def opened_account(self) -> None:
        """Note that the account was opened afresh: an earlier flow no longer counts."""
        self._since = len(self._taken)

    def withdraw(self) -> None:
        """Remove the last step: it was not carried out, so it tells nothing about its control."""
        self._taken.pop()
        self._circle.withdraw()

    def _searched(self, step: Step) -> None:
        self._began = self._clock() if self._began is None else self._began
        self._visited.add(page_address(step.page.url))
        opener = self._opener(step)
        for way in step.ways:
            if way.key not in self._ways and opener is not None:
                self._openers[way.key] = opener.key
            self._ways.setdefault(way.key, way)
        if step.way is not None and step.kind == "go" and not step.way.target:
            self._gone_back.add(step.way.key)
        elif step.way is not None:
            self._tried.append(step.way)

    def _opener(self, step: Step) -> Way | None:
        """Return the way whose press, of no link, was the last one before this step, at the same address."""
        last = next((each.step for each in reversed(self._taken[:-1]) if each.step.kind not in _WAITING), None)
        if last is None or last.kind != "search" or last.page.url != step.page.url:
            return None
        return last.way if last.way is not None and not last.way.target else None

    @property
    def known(self) -> Known:
        """Return what is known of the account's subscriptions from the pages of all steps."""
        return reduce(or_, (each.step.known for each in self._taken), Known())

    @property
    def own(self) -> OwnData:
        """Return what the pages of all steps show of the customer."""
        return reduce(or_, (each.step.own for each in self._taken), NOTHING_OWN)

    # -- the search ----------------------------------------------------------------------------------------------------

    @property
    def search_is_over(self) -> bool:
        """Return whether the budget of the search is spent."""
        searched = sum(each.step.kind in SEARCHING for each in self._taken)
        return searched >= SEARCH_STEPS or (self._began is not None and self._clock() - self._began > SEARCH_SECONDS)

    @property
    def is_searching(self) -> bool:
        """Return whether the last press, or opened address, was one of the search."""
        pressed = (each.step.kind for each in reversed(self._taken) if each.step.kind not in _WAITING)
        return next(pressed, "tell") in SEARCHING

    @property
    def in_the_flow(self) -> bool:
        """Return whether a step inside a cancellation was taken since an address was last opened."""
        for each in reversed(self._taken[self._since :]):
            if self._leaves(each):
                return False
            if each.step.kind in _IN_THE_FLOW:
                return True
        return False

    def is_new(self, way: Way) -> bool:
        """Return whether a way was not tried, stays with the service, and leads to a page that was not searched."""
        return not way.host and way.target not in self._visited and all(way.key != each.key for each in self._tried)

    def elsewhere(self, url: str) -> Iterator[Way]:
        """Yield the untried ways that were seen on other pages, without an address that was refused.

        What the site has on every page was tried there if it was tried anywhere.
        """
        for seen in self._ways.values():
            way = replace(seen, target="", address="") if seen.key in self._barred else seen
            again = not way.target and bool(self.tried_alike(way)) and self.is_on_most_pages(way)
            if self.is_new(seen) and (way.target or (way.page != url and way.key not in self._gone_back and not again)):
                yield way

    def awaits_effect(self, view: PageView, shown: Iterable[Way]) -> bool:
        """Return whether the last press of the search, of no link, kept the address and has shown no new way so far."""
        before = self._shown_before_the_press(view)
        return before is not None and all(way.key in before for way in shown)

    def pressed_in_vain(self, page: PageFingerprint) -> Way | None:
        """Return the way of the last press of the search, of no link, if nothing came of it; None once repeated.

        A press that comes before a page's script does nothing. What the script shows then without a heading, such as a
        notice about cookies, does not count.
        """
        last = self._last_unfolding
        if last is None or last.way is None:
            return None
        before = last.page
        if (before.url, before.headings, before.dialog) != (page.url, page.headings, page.dialog):
            return None
        once = sum(each.key == last.way.key for each in self._tried) == 1
        return last.way if once else None

    def was_brought_up(self, view: PageView, way: Way) -> bool:
        """Return whether a way was not shown before the last press of the search, which kept the address."""
        before = self._shown_before_the_press(view)
        return before is not None and way.key not in before

    def _shown_before_the_press(self, view: PageView) -> set[tuple[str, ...]] | None:
        """Return the ways before the last press of the search, if it kept the address and was of no link."""
        last = self._last_unfolding
        if last is None or last.page.url != view.url:
            return None
        return {way.key for way in last.ways}

    @property
    def _last_unfolding(self) -> Step | None:
        """The last press, if it was one of the search, and of no link."""
        last = self._last_press
        searched = last is not None and last.kind == "search" and last.way is not None and not last.way.target
        return last if searched else None

    @property
    def _last_press(self) -> Step | None:
        return next((each.step for each in reversed(self._taken) if each.step.kind not in _STILL), None)

    @property
    def has_brought_up(self) -> bool:
        """Return whether a press of the search has brought up ways on its own page."""
        return bool(self._openers)

    def folded_away(self, url: str, shown: Collection[tuple[str, ...]]) -> Iterator[tuple[Way, tuple[str, ...]]]:
        """Yield the untried ways of this page that are shown no more, each with the way that brings it up again.

        A menu closes when one of its items is pressed, or another page is opened.
        """
        page = page_address(url)
        for key in self._openers:
            way = self._ways[key]
            if key in shown or way.target or page_address(way.page) != page or not self.is_new(way):
                continue
            opener = self._openers.get(key)
            while opener is not None and opener not in shown:
                opener = self._openers.get(opener)
            if opener is not None and sum(each.key == opener for each in self._tried) < _OPENINGS:
                yield way, opener

    def tried_alike(self, way: Way) -> int:
        """Count the other pages on which a control that reads the same was tried."""
        alike = {page_address(each.page) for each in self._tried if each.control == way.control and not each.target}
        return len(alike - {page_address(way.page)})

    def is_on_most_pages(self, way: Way) -> bool:
        """Return whether a control that reads the same was seen on several other pages: it is the site's own."""
        pages = {page_address(each.page) for each in self._ways.values() if each.control == way.control}
        return len(pages - {page_address(way.page)}) >= _SEVERAL

    def may_open_again(self, way: Way) -> bool:
        """Return whether a way's page was not opened again for it yet."""
        return way.key not in self._gone_back

    @property
    def abroad(self) -> list[Way]:
        """Seen ways that lead to other hosts."""
        return [way for way in self._ways.values() if way.host]

    @property
    def looked_at(self) -> list[str]:
        """Labels of the controls, else addresses, that the search has tried."""
        return list(dict.fromkeys(way.control[1] or way.target for way in self._tried))

    # -- what closes the account as a whole ----------------------------------------------------------------------------

    def opening(self, page: PageFingerprint) -> Step | None:
        """Return the step that opened a cancellation, if this is the first page after it and nothing backs out of it.

        None once a step inside the cancellation was taken, and for a page that was backed out of before.
        """
        for each in reversed(self._taken[self._since :]):
            if self._leaves(each) or each.step.kind in _IN_THE_FLOW:
                return None
            if each.step.kind == "open":
                new = each.step.element is not None and not self._was_backed_out_of(
                    each.step.element, each.step.page.path
                )
                return each.step if new and each.step.page.digest != page.digest else None
        return None

    @property
    def last_resort(self) -> Step | None:
        """Return the first step that was backed out of, until it is gone back to; None without one."""
        backed_out = self._backed_out
        return backed_out[0] if backed_out and not self._returned else None

    def backed_out_of(self, view: PageView) -> frozenset[str]:
        """Return the nodes of controls that lead to what was backed out of, unless that is gone back to, or nowhere."""
        path = urlsplit(view.url).path
        left = [*self._led_nowhere, *([] if self._returned else self._backed_out)]
        return frozenset(each.node for each in view.elements if each.interactive and _is_one_of(left, each, path))

    def _was_backed_out_of(self, element: Element, path: str) -> bool:
        return _is_one_of([*self._led_nowhere, *self._backed_out], element, path)

    @property
    def _led_nowhere(self) -> list[Step]:
        return [each.step.led_nowhere for each in self._taken if each.step.led_nowhere is not None]

    @property
    def _backed_out(self) -> list[Step]:
        return [each.step.backs_out_of for each in self._taken if each.step.backs_out_of is not None]

    @property
    def _returned(self) -> bool:
        return any(each.step.last_resort for each in self._taken)

    def _leaves(self, taken: _Taken) -> bool:
        """Return whether a step opened an address outside of a cancellation; one that failed to back out did not.

        What goes back for the other controls of a page stays inside, unless the search had found that page.
        """
        backs_out = taken.step.backs_out_of is not None or taken.step.led_nowhere is not None
        failed = backs_out and taken.outcome is not StepOutcome.WORKED
        out = taken.step.leads_out
        return taken.step.kind == "go" and not failed and (out is None or page_address(out.page.url) in self._visited)

    # -- the way that was learned --------------------------------------------------------------------------------------

    @property
    def next_learned(self) -> int:
        """Index of the learned step that follows the last one taken since the account was opened afresh."""
        taken = (each.step.learned for each in self._taken[self._since :])
        return max((index + 1 for index in taken if index is not None), default=0)

    def took_last(self, learned: LearnedStep) -> bool:
        """Return whether the last press was that of a learned step, whatever it was chosen by."""
        step = self._last_press
        if step is None or step.element is None or not fits_path(learned.page, path_of(step.page.url)):
            return False
        named = bool(learned.name) and fits_label(learned.name, step.element.label)
        return step.element.role == learned.role and (named or bool({*learned.css} & {*step.element.matches}))

    def has_said(self, changed: str) -> bool:
        """Return whether a step has said this of a learned control."""
        return any(each.step.changed == changed for each in self._taken)

    def led_out(self, page: PageFingerprint, account: str) -> Step | None:
        """Return the last step if it was taken inside a cancellation and led to this page, out of it; None otherwise.

        Not from the account's page, and not within one address. `account`: address of the account's page.
        """
        step = self._led_elsewhere(page, _IN_THE_FLOW - {"finish"})
        return step if step is not None and page_address(step.page.url) != account else None

    def closing_led_away(self, page: PageFingerprint) -> Step | None:
        """Return the last step if it closed something inside a cancellation, and that led to this page; None otherwise.

        A notice about cookies may be a form that leads to the start of the account.
        """
        begun = any(each.step.kind in _IN_THE_FLOW | {"open"} for each in self._taken[self._since :])
        return self._led_elsewhere(page, {"close"}) if begun else None

    def _led_elsewhere(self, page: PageFingerprint, kinds: Collection[str]) -> Step | None:
        """Return the last step if it is of one of these kinds and led to this page from another; None otherwise.

        None also once that was taken back often.
        """
        last = next((each for each in reversed(self._taken[self._since :]) if each.step.kind not in _WAITING), None)
        if last is None or last.step.kind not in kinds or last.outcome is not StepOutcome.WORKED:
            return None
        often = sum(each.step.leads_out is not None for each in self._taken) >= _LED_OUT
        return None if often or last.step.page.path == page.path else last.step

    def has_led_out(self, page: PageFingerprint) -> bool:
        """Return whether a control of this page has led out of the cancellation."""
        return any(
            each.step.leads_out is not None and each.step.leads_out.page.path == page.path for each in self._taken
        )

    def was_before(self, page: PageFingerprint) -> bool:
        """Return whether this address was seen before the cancellation began: in the search, or where it was opened."""
        before = (each.step.page.url for each in self._taken if each.step.kind in SEARCHING | {"open"})
        return page_address(page.url) in {page_address(each) for each in before} | self._visited

    @property
    def only_followed_links(self) -> bool:
        """Return whether nothing but links to other pages was pressed, and pages unfolded, so that nothing was sent."""
        steps = (each.step for each in self._taken)
        return not any(each.kind in _IN_THE_FLOW or (each.kind == "open" and not _opens_a_page(each)) for each in steps)

    def refute(self, url: str) -> None:
        """Note that the account runs although the page of an address reads as if it had ended."""
        self._refuted.add(page_address(url))

    def is_refuted(self, url: str) -> bool:
        """Return whether what the page of an address says of an end is known to be no news of one."""
        return page_address(url) in self._refuted

    # -- what the decider asks -----------------------------------------------------------------------------------------

    def spent(self, view: PageView, page: PageFingerprint) -> frozenset[str]:
        """Return the nodes not to be tried again on this page: refused, failed for good, or tried `TRIES` times.

        The final press of a flow is made once, unless it is known to have failed. A link of a menu that was followed on
        another page, and led out of the cancellation or only to a page that was searched then, does so on every page.
        """
        followed = {each.step.element.href for each in self._taken if each.step.element and each.step.kind == "open"}
        followed = {each for each in followed if each and page_address(each) in self._visited}
        followed -= {each.element.href for each in self._backed_out if each.element is not None}
        here = [each for each in self._at(page) if each.step.kind not in _STILL and each.step.element is not None]
        out = [each.step.leads_out for each in self._taken if each.step.leads_out is not None]
        outward = {reads_as(each.element) for each in out if each.element and each.page.path == page.path}
        followed |= {each.element.href for each in out if each.element and each.element.href}
        return frozenset(
            element.node
            for element in view.elements
            if element.interactive
            and (
                (outward and reads_as(element) in outward)
                or (here and self._is_spent([each for each in here if each.was_on(element)], page))
                or element.href in followed
            )
        )

    def _is_spent(self, taken: list[_Taken], page: PageFingerprint) -> bool:
        tries = 0
        for each in taken:
            if each.outcome is StepOutcome.REFUSED:
                return True
            if each.step.page == page:
                for_good = each.outcome is StepOutcome.FAILED_FOR_GOOD
                last = each.step.kind == "finish" and not each.outcome.may_work_later
                tries += TRIES if for_good or last else 1
        return tries >= TRIES

    def tried(self, element: Element, page: PageFingerprint) -> bool:
        """Return whether a step was taken on this element, with the page in its present state."""
        return any(
            each.step.page == page and each.step.kind not in _STILL and each.was_on(element) for each in self._taken
        )

    def chosen_options(self) -> frozenset[str]:
        """Return the labels of the options of lists that were chosen so far."""
        chosen = (each.step.element for each in self._taken)
        return frozenset(each.label for each in chosen if each is not None and each.role == "option" and each.label)

    def answered_lists(self) -> frozenset[tuple[str, str]]:
        """Return the lists, by `reads_as`, whose opening was followed by the choice of an option: all have an answer.

        Some kits show the chosen option beside the list, and not as its value.
        """
        answers = [each.step.element for each in self._taken if each.step.kind == "answer"]
        pairs = pairwise(answers)
        return frozenset(
            reads_as(opened)
            for opened, option in pairs
            if opened is not None and option is not None and opened.role not in _OPTIONS and option.role in _OPTIONS
        )

    def has_opened_list(self) -> bool:
        """Return whether the last step opened a list, for the choice of an option."""
        last = next((each for each in reversed(self._taken) if each.step.kind not in _STILL), None)
        if last is None or last.step.kind != "answer" or last.outcome is not StepOutcome.WORKED:
            return False
        return last.step.element is not None and last.step.element.role == "combobox" and not last.step.value

    def has_opened(self, page: PageFingerprint) -> bool:
        """Return whether a cancellation was opened on another page, and no address opened since."""
        for each in reversed(self._taken[self._since :]):
            if self._leaves(each):
                return False
            if each.step.kind in _IN_THE_FLOW | {"open"}:
                return each.step.page.digest != page.digest
        return False

    def opened_in_place(self, page: PageFingerprint) -> bool:
        """Return whether a cancellation was opened at this very address, whose page has changed since."""
        for each in reversed(self._taken[self._since :]):
            if each.step.kind in SEARCHING:
                return False
            if each.step.kind == "open":
                return each.step.page.url == page.url and each.step.page.digest != page.digest
        return False

    def opened_dialog(self, page: PageFingerprint) -> Element | None:
        """Return what opened or continued a cancellation there, after whose press the page's open dialog came up."""
        for each in reversed(self._taken[self._since :]):
            if not page.dialog or each.step.page.url != page.url or each.step.kind in SEARCHING:
                return None
            if each.outcome.may_work_later:  # a dialog that came by itself had covered it
                continue
            if each.step.kind in _IN_THE_FLOW | {"open"} and each.step.page.dialog != page.dialog:
                return each.step.element
        return None

    def unfolded(self, page: PageFingerprint, element: Element) -> bool:
        """Return whether this part of the page was unfolded before: some fold the others away again."""
        return any(each.step.kind == "unfold" and each.was_on(element) for each in self._at(page))

    def count(self, page: PageFingerprint, kind: StepKind) -> int:
        """Count the steps of a kind at this address; of waits and scrolls, those since the last other step."""
        if kind not in _STILL:
            return sum(each.step.kind == kind for each in self._at(page))
        count = 0
        for each in reversed(self._taken):
            if each.step.kind not in _STILL:
                break
            count += each.step.kind == kind
        return count

    def was_awaited(self, page: PageFingerprint, waits: int) -> bool:
        """Return whether so many waits in a row were made for just this page before, and it was the same after them."""
        steps = [each.step for each in self._taken]
        for start in range(len(steps) - waits):
            awaited, after = steps[start : start + waits], steps[start + waits]
            same = all(each.page == page for each in (*awaited, after))
            if same and after.kind != "wait" and all(each.kind == "wait" for each in awaited):
                return True
        return False

    def unfolded_alike(self, element: Element, page: PageFingerprint) -> int:
        """Count the other pages on which a control that reads the same was pressed to unfold something."""
        unfolding = (each.step for each in self._taken if each.step.kind in {"unfold", "search"})
        pressed = reads_as(element)
        alike = {each.page.path for each in unfolding if each.element is not None and reads_as(each.element) == pressed}
        return len(alike - {page.path})

    def count_rows(self, page: PageFingerprint) -> int:
        """Count the presses of a page's rows as answers: a row does not show that it is chosen."""
        answers = [each.step for each in self._at(page) if each.step.kind == "answer" and each.step.element is not None]
        return sum(
            step.page.headings == page.headings
            and step.element is not None
            and step.element.role in {"generic", "button"}
            for step in answers
        )

    def brought_up(self, page: PageFingerprint) -> frozenset[tuple[str, str]]:
        """Return the fields, by `reads_as`, that appeared on this page after its first answer."""
        answered = [each.step.page.fields for each in self._at(page) if each.step.kind == "answer"]
        return page.fields - answered[0] if answered else frozenset()

    def must_not_circle(self, step: Step) -> None:
        """Stop the flow when it goes in a circle.

        Raises:
            StateDetectionError: this press was made often at this address, and has led back there.
        """
        if self.circles(step) and step.element is not None:
            raise StateDetectionError(
                f"{step.element.label!r} leads back to {step.page.url}: the flow goes in a circle"
            )

    def circles(self, step: Step) -> bool:
        """Return whether a step was taken often at this address, and has led back there.

        The search has limits of its own.
        """
        if step.kind in _STILL | SEARCHING or step.element is None:
            return False
        return self._circle.leads_back(step.page, reads_as(step.element))

    def came_back(self, page: PageFingerprint, element: Element | None = None) -> bool:
        """Return whether this page, under the same headings, still asks after a press that should have led on.

        Args:
            element: the control that was pressed; any if it is not given.
        """
        made = (each for each in self._at(page) if each.outcome is not StepOutcome.COVERED)
        pressed = (each for each in made if each.step.kind in _IN_THE_FLOW)
        return any(
            each.step.page.headings == page.headings and (element is None or each.was_on(element)) for each in pressed
        )

    def has_submitted(self, page: PageFingerprint) -> bool:
        """Return whether a form was sent at this address, or its press at least made."""
        return any(each.step.kind == "submit" and each.outcome is not StepOutcome.COVERED for each in self._at(page))

    def led_into_the_flow(self, page: PageFingerprint, element: Element) -> bool:
        """Return whether a press of this element, on this page, opened or continued a cancellation."""
        kinds = _IN_THE_FLOW | {"open"}
        return any(each.step.kind in kinds and each.was_on(element) for each in self._at(page))

    def has_followed(self, link: Element, page: PageFingerprint) -> bool:
        """Return whether a cancellation was opened by a link to this address, since the account was opened afresh.

        On another page: one that is the account's, too, may lead on at the second press.
        """
        opened = [each.step for each in self._taken[self._since :] if each.step.kind == "open"]
        followed = {each.element.href for each in opened if each.element is not None and each.page.path != page.path}
        return bool(link.href) and link.href in followed

    def failures(self, page: PageFingerprint) -> list[str]:
        """Describe what was tried on this page and did not lead on, each once."""
        failures: Counter[str] = Counter()
        for each in self._at(page):
            if each.step.element is not None and (each.why or each.step.page == page):
                outcome = StepOutcome.CHANGED_NOTHING if each.outcome is StepOutcome.WORKED else each.outcome
                failures[f"{each.step.element.describe()} {outcome.value}{f': {each.why}' if each.why else ''}"] += 1
        return list(failures)

    def _at(self, page: PageFingerprint) -> list[_Taken]:
        return [each for each in self._taken if each.step.page.path == page.path]


def _opens_a_page(step: Step) -> bool:
    """Return whether a step was the press of a link to another document."""
    href = step.element.href if step.element is not None and not step.element.form_method else ""
    return href.startswith(("https://", "http://")) and page_address(href) != page_address(step.page.url)


def _is_one_of(steps: Iterable[Step], element: Element, path: str) -> bool:
    """Return whether an element leads where one of these steps led: by its address, or by its words on that page."""
    return any(
        each.element is not None
        and (
            (bool(element.href) and element.href == each.element.href)
            or (path == each.page.path and reads_as(element) == reads_as(each.element))
        )
        for each in steps
    )
