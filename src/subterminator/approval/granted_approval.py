"""Granted approval: what a person's yes was given for, the presses made under it, and what it does not cover."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from urllib.parse import urlsplit

from subterminator.approval.control_labels import has_letters
from subterminator.approval.kinds import Phase, PressKind
from subterminator.approval.warning_kinds import is_lighter
from subterminator.domain.protocols import ApprovalRequest, Element, Form, PageView
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.language_files import identifiers
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.cookie_notices import cookie_choices

_NUMBER = 5
"""Least number of digits of an identifier in the address of a page: a step of a flow has fewer."""

_WORDS = re.compile(r"[^\W_]+(?:[-/][^\W_]+)*|\+")


def mark_of(control: Element) -> tuple[str, ...]:
    """Return node, role and label: a page may use a node again for another control of its next step."""
    return control.node, *reads_as(control)


@dataclass(slots=True)
class Yes:
    """A person's approval of one cancellation, and the control for which it was first given."""

    request: ApprovalRequest
    element: Element
    """The control in its present rendering."""
    form: Form | None
    """The form of that control."""
    alone: bool
    """Whether no other control of its page read the same."""
    others: frozenset[tuple[str, ...]]
    """The page's other controls at that time, by `mark_of`, to which the approval does not apply."""
    words: str
    """Content of the page at that time."""
    pressed: bool = False
    """Whether it was used for a press, so that it covers the steps after it."""
    only_steps: bool = False
    """Whether no press under it read surely as the end, or sent anything.

    Then it also covers a control beside it that does not read surely as the end, such as "Continue" below a list.
    """

    def stood_beside(self, control: Element, view: PageView) -> bool:
        """Return whether a control stood on the page beside the approved one, and was not meant."""
        return mark_of(control) in self.others and view.url == self.request.url


@dataclass(frozen=True, slots=True)
class Tried:
    """The question about a press that is made first: it is asked once the press would send what may be the end."""

    request: ApprovalRequest
    control: Element
    view: PageView
    """The page as it is pressed on."""


@dataclass(slots=True)
class Press:
    """A press under way, or just over: requests of its document are attributed to it."""

    kind: PressKind
    label: str
    document: str
    """Address of the tab's document when the press began."""
    phase: Phase
    target: str = ""
    """Address of its control's form."""
    yes: Yes | None = None
    control: Element | None = None
    view: PageView | None = None
    """The page as it was pressed on."""
    form: Form | None = None
    """The form as approved; None if the press sends none."""
    ended: datetime | None = None
    left: bool = False
    """Whether it opened another document in the tab."""
    writes: list[str] = field(default_factory=list)
    """Descriptions of what was sent and may have changed something."""
    orders: set[tuple[str, ...]] = field(default_factory=set)
    """The same by identity of orders, so that repetitions are recognised."""
    ends: list[str] = field(default_factory=list)
    """The part that reads as the end."""
    background: int = 0
    """Number of `writes` to where the page also sends by itself, as statistics do."""
    acted: bool = False
    """Whether an address that acts when opened was allowed."""
    surely: bool = False
    """Whether its words or the definition mark it as the final step."""
    begun: bool = True
    """True after a press or at an address that begins a cancellation; False where only the page reads like one."""
    opened: bool = False
    """Whether it sent any request to the service, even a read."""
    only_reads: bool = False
    """Whether it was made after the end was sent: nothing that it causes may write."""
    exploring: bool = False
    """Whether it only searches for the way: nothing that it causes is asked about."""
    tried: Tried | None = None
    """The question about it, if it is made before that is asked."""
    dismisses: bool = False
    """Whether whoever leads wants a native dialog that it opens dismissed."""
    unread: bool = False
    """Whether a request of it was approved by itself, and the page was not read since."""
    uncovered: str = ""
    """A fact shown after it that the approval does not cover."""
    strayed: str = ""
    """Reason for refusing a request of an approved press: a difference from the approval."""

    @property
    def about_cookies(self) -> bool:
        """Return whether its control is a choice of a notice about cookies."""
        return self.control is not None and self.view is not None and self.control.node in cookie_choices(self.view)

    @property
    def ending(self) -> bool:
        """Return whether the control that was pressed ends it for certain."""
        return self.surely and self.kind is PressKind.END

    @property
    def sent(self) -> bool:
        """Return whether something was sent that may have changed something."""
        return bool(self.writes) or self.acted

    @property
    def may_have_ended(self) -> bool:
        """Return whether what it sent may be the end although the page goes on."""
        return bool(self.ends) or (self.surely and (self.acted or self.background < len(self.writes)))


def difference(yes: Yes, wanted: ApprovalRequest, names: Callable[[str], Iterable[str]]) -> str:
    """Explain what of a request was not approved; "" if all was. `names`: the names in a text, of plans or products."""
    was, now = yes.request, wanted
    if new := next((each for each in now.warnings if each not in was.warnings and not is_lighter(each)), ""):
        return new
    for name in ("account", "plan", "ends", "renews"):
        if name in was.facts and name in now.facts and was.facts[name] != now.facts[name]:
            if name == "plan" and _is_told_in_full(was.facts[name], now.facts[name], yes.words):
                continue
            return f"{name} was {was.facts[name]!r}, and is {now.facts[name]!r}"
    if "ends" in was.facts and "effect" in now.facts:
        return f"it ends {now.facts['effect']}, and the yes was for {was.facts['ends']}"
    for name in ("fee", "sum"):
        if name in now.facts and was.facts.get(name) != now.facts[name]:
            return f"it names {now.facts[name]!r}, which the yes did not"
    if now.host != was.host:
        return f"it stands at {now.host}, and the yes was given at {was.host}"
    for before, after, digits in ((was.form_action, now.form_action, 0), (was.url, now.url, _NUMBER)):
        if other := _other_number(before, after, yes.words, digits):
            return other
    if now.role in {"request", "dialog"}:
        return ""
    shown = now.text if has_letters(now.text) else now.name  # a hidden name is compared by its own rule
    free = normalise(now.facts.get("becomes", "")).split()
    unknown = next((word for word in names(shown) if word not in yes.words and word not in free), "")
    return f"it names {unknown!r}, which the page of the yes did not" if unknown else ""


def _is_told_in_full(was: str, now: str, shown: str) -> bool:
    """Return whether a plan's name only goes on with its time and a number: "Gold - 3 months (AF-704)" of "Gold".

    Args:
        shown: the content of the page of the yes, which has that number.
    """
    if not re.match(rf"{re.escape(normalise(was))}[ ,:(\u00b7\u2013\u2014]", normalise(now)):
        return False
    rest = _WORDS.findall(normalise(now)[len(normalise(was)) :])
    return all(
        re.search(rf"(?<!\w){re.escape(word)}(?!\w)", shown)
        if any(map(str.isdigit, word))
        else all("time" in each.flags for each in Reader.load().read(word, "heading"))
        for word in rest
    )


def words_of(view: PageView, *texts: str) -> str:
    """Join the view's text and the texts for a search for words."""
    return normalise("\n".join((view.text, view.title, *texts)))


def _other_number(was: str, now: str, shown: str, digits: int = 0) -> str:
    """Describe a difference of two addresses in the subscription's number alone; "" otherwise.

    Behind different words only like is compared with like: a flow may have a number of its own, which is written in
    another way than the subscription's, unless the page of the yes showed it.

    Args:
        shown: the content of the page of the yes.
        digits: so many of them make a number, whatever stands before it; 0: only after a word for a subscription.
    """
    one, other = urlsplit(was).path.split("/"), urlsplit(now).path.split("/")
    if len(one) != len(other):
        return ""
    for index, (before, after) in enumerate(zip(one, other, strict=True)):
        numbers = before != after and any(map(str.isdigit, before)) and any(map(str.isdigit, after))
        if not numbers:
            continue
        long = digits and min(sum(map(str.isdigit, each)) for each in (before, after)) >= digits
        known = one[index - 1].lower() in identifiers("subscription")
        alike = one[index - 1] == other[index - 1] or _form_of(before) == _form_of(after) or normalise(after) in shown
        if alike and (long or known):
            return f"it is for {other[index - 1]}/{after}, and the yes was for {one[index - 1]}/{before}"
    return ""


def _form_of(number: str) -> str:
    """Return how an identifier is written: "a-9" of "RM-44718203", "9" of "8120"."""
    return re.sub(r"\d+", "9", re.sub(r"[^\W\d_]+", "a", number))
