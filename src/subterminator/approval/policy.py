"""What an action is: harmless, in need of a yes, or refused. Judged by code, from element, page and service.

The acting side never declares itself harmless: name, visible text, form target and place all have to agree.
"""

from __future__ import annotations

import re

from subterminator.approval.addresses import (
    LONGEST,
    buys_when_opened,
    cancelling_words,
    ends_one_when_opened,
    ends_when_opened,
    final_words,
    money_words,
    only_changes_plan,
    out_of_bounds,
    signs_out,
)
from subterminator.approval.control_labels import (
    asks_next,
    chosen_option,
    faces,
    has_words,
    is_for_free,
    is_on,
    is_plain_link,
    names_final,
    names_renewal,
    unreadable,
)
from subterminator.approval.descriptions import quote, say
from subterminator.approval.form_choices import costly, is_answer, is_ticked_box
from subterminator.approval.request_policy import Orders
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.protocols import Action, Control, Element, PageView, ServiceProtocol, State
from subterminator.lexicon.lexicon import REFUSED, Label, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["Policy", "is_placeholder"]

_CHOOSING = frozenset(
    {"combobox", "listbox", "slider", "spinbutton", "radio", "option", "tab", "menuitem", "menuitemcheckbox"}
    | {"menuitemradio", "treeitem", "switch"}
)
"""Roles in which an arrow key chooses something else."""
_TYPING = frozenset({"textbox", "searchbox"})
PRESSABLE = _CHOOSING | _TYPING | {"button", "link", "checkbox"}
"""Roles that take a press themselves. A press on anything else is taken by the control around it."""
_PRESSING_KEYS = frozenset({"enter", "numpadenter", "space", " ", "\n", "\r"})
_PLAIN_KEYS = frozenset({"escape", "tab", "shift+tab", "backspace", "delete"})
_MOVING_KEYS = frozenset({"arrowup", "arrowdown", "arrowleft", "arrowright", "home", "end", "pageup", "pagedown"})
_ALMOST_FINAL = frozenset({"proceed", "open"})
"""Intents of a label ("Confirm", "Cancel membership") that is the last one on a page that asks one last time."""
_GOING_ON = frozenset({"decline", "forward", "final"})
"""What a label is best read as when it leads away from what is offered."""
_OPEN_NAMES = frozenset({"username", "user", "email", "login", "account", "phone", "name"})
"""Secrets that may stand in a field that anyone can read."""


class Policy:
    """The rules of DESIGN §5 about what is pressed, for one service; `orders` has those about what a page sends."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self.service = service
        self.lexicon = lexicon
        self.orders = Orders(service, lexicon)
        self._eyes = HeuristicInterpreter(service, lexicon)

    def judge(self, element: Element, action: Action, view: PageView) -> Verdict:
        """Judge an action on an element of the page in `view`; the order is place, secrets, money, final.

        A press on something inside a control is judged as a press on that control too.
        """
        if problem := self._place_of(element, view):
            return Refuse(problem)
        match action.kind:
            case "scroll":
                return Allow()
            case "fill":
                return self._fill(element, action)
            case "key":
                return self._key(element, action)
            case "select" if problem := self._option(element, action):
                return Refuse(problem)
        verdicts = [self._press(pressed, action, view) for pressed in self.pressed(element, view)]
        for verdict in verdicts:
            if isinstance(verdict, Refuse):
                return verdict
        return next((verdict for verdict in verdicts if isinstance(verdict, Ask)), Allow())

    def asking(self, element: Element, reason: str, warning: str = "") -> Ask | Refuse:
        """What may be the end is asked about, unless it shows no words: nobody can say yes to what says nothing."""
        if has_words(element):
            return Ask(reason, warning)
        seen = f"{say(element)} {quote(element.selector or element.tag)} shows no words, and {reason}"
        return Refuse(f"{seen}: nobody can say yes to it, so press it yourself in a browser window (--headed)")

    def pressed(self, element: Element, view: PageView) -> list[Element]:
        """What a press on an element presses: itself, and the control it stands in where it is none."""
        return [element, *_around(element, view)]

    def cancelling(self, element: Element, action: Action) -> bool:
        """Whether a control speaks of cancelling, so that whatever its press sends may be the end."""
        return any(self.lexicon.label(text).cancelling for text in faces(element, action))

    def goes_on(self, view: PageView, sent: bool) -> bool:
        """Whether a page is a step of the flow that still asks for something.

        Where nothing was `sent`, a survey and the account as it was count too: they may also follow an end.
        """
        asking = {State.RETENTION_OFFER, State.FINAL_CONFIRMATION}
        asking |= set() if sent else {State.EXIT_SURVEY, State.ACCOUNT_ACTIVE}
        return not self.place(view.url) and self._eyes.read(view).state in asking

    # -- place ---------------------------------------------------------------------------------------------------------

    def place(self, url: str) -> str:
        """Why an address is out of bounds; "" when it is not."""
        problem = out_of_bounds(url, self.service.hosts)
        return f"{self.service.name}: {problem}" if problem else ""

    def address(self, url: str) -> str:
        """Why an address may not be opened by itself; "" when it may. One that carries something out has a control."""
        if problem := self.place(url):
            return problem
        if url == self.service.entry_url:
            return ""
        if words := money_words(url) or buys_when_opened(url):
            return f"its address has {quote(words)} in it"
        if words := final_words(url) or ends_when_opened(url) or ends_one_when_opened(url):
            return f"opening an address with {quote(words)} in it may cancel: press the page's own control instead"
        if words := signs_out(url):
            return f"its address has {quote(words)} in it, which signs the person out"
        return ""

    def _place_of(self, element: Element, view: PageView) -> str:
        frames = _frames_of(element, view)
        if element.frame and not frames:
            return f"{say(element)} was not touched: the frame it stands in is not on the page"
        for url in dict.fromkeys([view.url, *frames]):
            if problem := self.place(url):
                return f"{say(element)} was not touched: {problem}"
        for target in (element.form_action, element.href):
            if len(target) >= LONGEST:
                return f"{say(element)} was not touched: its address is too long to be read whole"
            if target and not _is_script(target) and (problem := self.place(target)):
                return f"{say(element)} leads away: {problem}"
        return ""

    # -- keys, options and secrets -------------------------------------------------------------------------------------

    def _key(self, element: Element, action: Action) -> Verdict:
        """No key presses a control: it goes to whatever has the keyboard, and reads as it may, once it comes."""
        key = "Enter" if action.value is None else action.value  # what a browser presses when none is named
        name = key.lower()
        if name in _PRESSING_KEYS:
            if name in {"space", " "} and element.role in _TYPING:
                return Allow()
            return Refuse(f"{key} at {say(element)} would press something unseen: click what is to be pressed instead")
        if name in _PLAIN_KEYS or (name in _MOVING_KEYS and element.role not in _CHOOSING):
            return Allow()
        if name in _MOVING_KEYS:
            return Refuse(f"{key} in {say(element)} may choose something unseen: choose it by its own name")
        if len(key) == 1 and key.isprintable() and element.role in _TYPING and not element.secret:
            return Allow()
        return Refuse(f"the key {quote(key)} is not pressed: what it does on the page cannot be told")

    def _option(self, element: Element, action: Action) -> str:
        """Why a choice cannot be made: it is named by a value whose label is not known, and some labels cost."""
        if chosen_option(element, action) is not None:
            return ""
        if not element.options and action.value is None:
            return f"{say(element)} shows no option to choose"
        costly = [each for each in element.options if self.lexicon.label(each).intents & (REFUSED | {"final"})]
        return f"{say(element)} is chosen from by label: {quote(costly[0])} is among its options" if costly else ""

    def _fill(self, element: Element, action: Action) -> Verdict:
        value = action.value or ""
        if element.secret and not is_placeholder(value):
            return Refuse(f"{say(element)} takes a secret: only <secret:name> may be typed there, never a value")
        if is_placeholder(value) and not element.secret and value[len("<secret:") : -1] not in _OPEN_NAMES:
            return Refuse(f"{say(element)} would show {value} to anyone: it is only typed into a field that hides it")
        return Allow()

    # -- a press -------------------------------------------------------------------------------------------------------

    def _press(self, element: Element, action: Action, view: PageView) -> Verdict:
        if problem := unreadable(element, action, self.lexicon):
            return Refuse(f"{say(element)} was not pressed: {problem}")
        labels = [self.lexicon.label(text) for text in faces(element, action)]
        if money := self._money(element, labels):
            return Refuse(money)
        if words := _signs_out(element, labels):
            return Refuse(f"{say(element)} was not pressed: {quote(words)} signs the person out in the middle of it")
        if element.form_method == "POST" and (chosen := costly(element, view, self.lexicon)):
            return Refuse(f"{say(element)} was not pressed: {chosen}")
        if reason := self._final(element, action, labels, view):
            return self.asking(element, reason, self._conflict(element, labels))
        if element.form_method == "POST" and self._may_accept(labels, view):
            said = f"the page makes an offer, and {say(element)} does not say whether it takes it"
            return self.asking(element, said, said)
        if element.form_method == "POST" and not labels:
            return Refuse(f"{say(element)} was not pressed: it submits a form and says nothing about what it does")
        return Allow()

    def _money(self, element: Element, labels: list[Label]) -> str:
        for label in [] if is_ticked_box(element) else labels:
            found = label.intents & REFUSED
            if found and not ("plans" in label.intents and is_plain_link(element)):
                return (
                    f"{say(element)} was not pressed: {quote(label.phrase)} reads as "
                    f"{'an offer accepted' if 'accept' in found else 'a purchase, pause or restart'}"
                )
        if names_renewal(element, labels) and not is_on(element):
            return f"{say(element)} was not pressed: it would turn the renewal on"
        declines = any(label.best in _GOING_ON for label in labels)
        for target in (element.form_action, element.href):
            words = money_words(target)
            if words and is_for_free(labels) and only_changes_plan(target):
                continue
            if not words and (words := buys_when_opened(target)):
                return f"{say(element)} was not pressed: its address has {quote(words)} in it"
            # The page after a declined pause is often called so too; a form that changes something is not let off.
            if words and not (declines and element.form_method != "POST"):
                return f"{say(element)} was not pressed: its address has {quote(words)} in it"
        return ""

    # -- final ---------------------------------------------------------------------------------------------------------

    def _final(self, element: Element, action: Action, labels: list[Label], view: PageView) -> str:
        """Why pressing it may be the end, in words; "" when nothing says so."""
        if any(_is_control(element, control) for control in self._final_controls()):
            return f"{self.service.name}'s definition names it as the final control"
        if worded := self._worded_final(element, labels, view):
            return worded
        for text, label in zip(faces(element, action), labels, strict=True):
            if ("keep" in label.intents or "?" in text) and (phrase := names_final(text, self.lexicon)):
                return f"it reads {quote(phrase)}"
        if reason := _ends_by_address(element):
            return reason
        if element.form_method == "POST" and any(label.cancelling and "keep" not in label.intents for label in labels):
            return f"it reads {quote(next(label.phrase for label in labels if label.cancelling))} and sends a form"
        leads_on = element.href and not _is_script(element.href)
        if not leads_on and element.role in {"button", "link", "menuitem", "generic"}:
            found = {intent for label in labels for intent in label.intents}
            if found & _ALMOST_FINAL and not found & {"keep", "decline"} and not asks_next(element, labels):
                page = self._eyes.read(view)
                if page.state is State.FINAL_CONFIRMATION:
                    return f"the page asks one last time ({page.reasoning})"
        return ""

    def _worded_final(self, element: Element, labels: list[Label], view: PageView) -> str:
        """Why its words alone say that it is the end; "" when they do not."""
        if is_for_free(labels):
            return f"it reads {quote(labels[0].phrase)}: a free plan takes the place of the paid one, which ends"
        if names_renewal(element, labels):
            return f"turning {quote(element.label)} off ends the renewal"
        for label in labels:
            if "final" in label.intents and not self._is_step(element, label, view) and not is_answer(element, view):
                return f"it reads {quote(label.phrase)}"
            if "delete" in label.intents:
                return f"it reads {quote(label.phrase)}, which ends more than the subscription"
        return ""

    def _is_step(self, element: Element, label: Label, view: PageView) -> bool:
        """Whether words that may be the last ("Cancel anyway") only turn down what the page offers: by a plain link."""
        if "forward" not in label.intents or not is_plain_link(element) or final_words(element.href):
            return False
        return self._eyes.read(view).state is State.RETENTION_OFFER

    def _final_controls(self) -> list[Control]:
        return [control for name, control in self.service.controls.items() if name == "confirm_cancel" or control.final]

    def _may_accept(self, labels: list[Label], view: PageView) -> bool:
        """Whether words that lead neither on nor away ("Confirm", "Sounds good") send a form where an offer is made."""
        known = {intent for label in labels for intent in label.intents}
        return bool(labels) and known <= {"proceed"} and self._eyes.read(view).state is State.RETENTION_OFFER

    def _conflict(self, element: Element, labels: list[Label]) -> str:
        name, text = normalise(element.name), normalise(element.text)
        if name and text and name not in text and text not in name:
            return (
                f"what a screen reader hears ({quote(element.name)}) and what is shown ({quote(element.text)}) differ"
            )
        if any("delete" in label.intents for label in labels):
            return "it deletes the account, not only the subscription"
        if any("keep" in label.intents for label in labels):
            return "a part of its label speaks of keeping the subscription"
        return ""


def _signs_out(element: Element, labels: list[Label]) -> str:
    """What of its words or its address ends the session; "" when nothing does."""
    said = next((each.phrase for each in labels if "signout" in each.intents and not each.cancelling), "")
    return said or signs_out(element.form_action) or signs_out(element.href)


def _ends_by_address(element: Element) -> str:
    """Why what a press opens or posts to may be the end, in words; "" when its address does not say so."""
    if element.form_method == "POST":
        words = cancelling_words(element.form_action)
        return f"its form posts to an address with {quote(words)} in it" if words else ""
    target = element.href or element.form_action
    words = ends_when_opened(target) or ends_one_when_opened(target)
    return f"it opens an address that may end it by being opened ({words})" if words else ""


def is_placeholder(value: str) -> bool:
    """Whether a value only names a secret, as `<secret:password>` does."""
    return re.fullmatch(r"<secret:[a-z][a-z0-9_]*>", value) is not None


def _is_control(element: Element, control: Control) -> bool:
    if any(css in element.matches for css in control.css):
        return True
    wanted = {normalise(text) for text in (control.name, control.text) if text}
    return bool(wanted & {normalise(element.name), normalise(element.text)})


def _frames_of(element: Element, view: PageView) -> list[str]:
    """Addresses of the frames that an element may stand in: its own, or all where the view does not show which."""
    prefix = f"{element.node.partition(':')[0]}:"
    known = {other.frame for other in view.elements if other.node.startswith(prefix)}
    if not known and not 0 < element.frame < len(view.frames):
        return []
    places = known or range(len(view.frames))
    return [view.frames[place].url for place in places if place < len(view.frames)]


def _around(element: Element, view: PageView) -> list[Element]:
    """The control that a press on something inside it would press."""
    if element.role in PRESSABLE:
        return []
    own = next((other for other in view.elements if other.node == element.node), None)
    if own is not None:
        at = own.parent
        while at is not None and view[at].role not in PRESSABLE:
            at = view[at].parent
        return [] if at is None else [view[at]]
    x, y = element.box.center
    under = [
        other for other in view.elements if other.role in PRESSABLE and not other.modal_blocked and _covers(other, x, y)
    ]
    return [min(under, key=lambda other: other.box.width * other.box.height)] if under else []


def _covers(element: Element, x: float, y: float) -> bool:
    box = element.box
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height and box.width > 0


def _is_script(url: str) -> bool:
    return url[:11].lower() == "javascript:"
