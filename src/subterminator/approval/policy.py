"""What an action is: harmless, in need of a yes, or refused. Judged by code, from element, page and service.

The acting side never declares itself harmless: name, visible text, form target and place all have to agree.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from subterminator.approval.addresses import (
    LONGEST,
    buys_when_opened,
    cancelling_words,
    ends_when_opened,
    final_words,
    is_report,
    money_words,
    only_changes_plan,
    out_of_bounds,
    same_site,
    signs_out,
    spoken_in,
)
from subterminator.approval.choices import is_answer
from subterminator.approval.fields import besides, decides, ends, otherwise, sent_fields
from subterminator.approval.labels import (
    asks_next,
    chosen_option,
    faces,
    is_for_free,
    is_on,
    is_plain_link,
    names_final,
    names_renewal,
    unreadable,
)
from subterminator.core.heuristics import HeuristicInterpreter, fits_selector
from subterminator.core.protocols import (
    Action,
    ApprovalRequest,
    Control,
    Element,
    Form,
    PageRequest,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.lexicon.lexicon import REFUSED, Label, Lexicon
from subterminator.lexicon.normalise import normalise

__all__ = ["Allow", "Ask", "Policy", "Refuse", "Verdict", "is_placeholder"]

_CHOOSING = frozenset(
    {"combobox", "listbox", "slider", "spinbutton", "radio", "option", "tab", "menuitem", "menuitemcheckbox"}
    | {"menuitemradio", "treeitem", "switch"}
)
"""Roles in which an arrow key chooses something else."""
_TYPING = frozenset({"textbox", "searchbox"})
_CLICK = Action("click")
PRESSABLE = _CHOOSING | _TYPING | {"button", "link", "checkbox"}
"""Roles that take a press themselves. A press on anything else is taken by the control around it."""
_PRESSING_KEYS = frozenset({"enter", "numpadenter", "space", " ", "\n", "\r"})
_PLAIN_KEYS = frozenset({"escape", "tab", "shift+tab", "backspace", "delete"})
_MOVING_KEYS = frozenset({"arrowup", "arrowdown", "arrowleft", "arrowright", "home", "end", "pageup", "pagedown"})
_ALMOST_FINAL = frozenset({"proceed", "open"})
"""Intents of a label ("Confirm", "Cancel membership") that is the last one on a page that asks one last time."""
_GOING_ON = frozenset({"decline", "forward", "final"})
"""What a label is best read as when it leads away from what is offered."""
_PLAIN_SELECTOR = re.compile(
    r"[a-z]*(?:#[A-Za-z][\w-]{0,90}|\[(?:id|name|type|data-uia|data-testid|aria-label)\^?=(?:'[^'\\]{1,90}'|\"[^\"\\]{1,90}\")\])+"
)
"""What a view decides for certain: a tag with an id or attributes that it holds whole. Lists of classes may be cut."""
_OPEN_NAMES = frozenset({"username", "user", "email", "login", "account", "phone", "name"})
"""Secrets that may stand in a field that anyone can read."""


@dataclass(frozen=True, slots=True)
class Allow:
    """Nothing speaks against it."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """It will not be done; the reason is the loop's next observation."""

    reason: str


@dataclass(frozen=True, slots=True)
class Ask:
    """It cannot be taken back: a person has to say yes."""

    reason: str
    warning: str = ""
    """What speaks against it, for the person."""


Verdict = Allow | Refuse | Ask


class Policy:
    """The rules of DESIGN §5, for one service."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self.service = service
        self.lexicon = lexicon
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
            case "key" if (verdict := self._key(element, action)) is not None:
                return verdict
            case "select" if problem := self._option(element, action):
                return Refuse(problem)
        verdicts = [self._press(pressed, action, view) for pressed in self.pressed(element, view)]
        for verdict in verdicts:
            if isinstance(verdict, Refuse):
                return verdict
        asking = next((verdict for verdict in verdicts if isinstance(verdict, Ask)), None)
        if asking is not None and action.kind == "key":
            return Refuse(f"{_say(element)} cannot be taken back, so it is clicked, not reached by a key")
        return asking or Allow()

    def pressed(self, element: Element, view: PageView) -> list[Element]:
        """What a press on an element presses: itself, and the control it stands in where it is none."""
        return [element, *_around(element, view)]

    def dialog(self, message: str) -> Verdict:
        """Judge saying OK to a native dialog by what it says."""
        label = self.lexicon.label(message)
        found = set(label.intents) | set(self.lexicon.text(message))
        if found & REFUSED:
            return Refuse(f"the dialog {_quote(message)} reads as an offer or a purchase")
        if "keep" in found:
            return Refuse(f"OK in the dialog {_quote(message)} would keep the subscription")
        if found & {"final", "open", "forward", "final_notice"} or cancelling_words(normalise(message)):
            return Ask(f"the dialog {_quote(message)} asks to cancel")
        return Refuse(f"it cannot be told what OK in the dialog {_quote(message)} does")

    def request(self, request: PageRequest, approved: ApprovalRequest | None = None) -> Verdict:
        """Judge a request that the page is about to send, by its address and by what its body says to do.

        `approved`: the yes under which it is sent. A change to a free plan that it was given for is no purchase.
        """
        if not self.is_order(request):
            return Allow()
        if approved is not None and self._takes_free_plan(request, approved):
            besides = self.besides(request)
            return Refuse(besides) if besides else Ask(approved.reason)
        for said in spoken_in(request):
            if words := money_words(said):
                return Refuse(f"{request.method} {_quote(request.url)} reads as a purchase or a change ({words})")
        fields = sent_fields(request) or []
        words = next(filter(None, map(cancelling_words, spoken_in(request))), "") or ends(request, fields)
        if besides := self.besides(request, decided=bool(words)):
            return Refuse(besides)
        return Ask(f"the page sends an order that reads as cancelling ({words})") if words else Allow()

    def besides(self, request: PageRequest, *, decided: bool = True) -> str:
        """What a request orders by one of its fields instead of an end, in words; "" when nothing."""
        field = besides(request, sent_fields(request) or [], self.lexicon, decided=decided)
        return f"{request.method} {_quote(request.url)} reads as a purchase or a change ({field})" if field else ""

    def opening(self, request: PageRequest) -> Verdict:
        """Judge a request that only opens an address: some addresses act by being opened."""
        if request.url == self.service.entry_url or not same_site(request.url, self.service.hosts):
            return Allow()
        if words := buys_when_opened(request.url):
            return Refuse(f"opening {_quote(request.url)} reads as a purchase or a change ({words})")
        words = ends_when_opened(request.url)
        if words and request.kind != "document":
            return Refuse(f"opening {_quote(request.url)} may end it ({words}), and nobody said yes to that")
        return Ask(f"opening the address may end it ({words})") if words else Allow()

    def controls_for(self, request: PageRequest, view: PageView) -> Verdict:
        """Judge an order by what the page's own controls say that send it: a script may submit their form for them."""
        senders = [each for each in view.elements if each.form_method == "POST" and each.form_action == request.url]
        found = [
            {intent for text in faces(each, _CLICK) for intent in self.lexicon.label(text).intents} for each in senders
        ]
        if found and all(intents & REFUSED for intents in found):
            return Refuse(f"{_say(senders[0])} would send {_quote(request.url)}, and nobody pressed it")
        final = [each for each, intents in zip(senders, found, strict=True) if "final" in intents]
        return Ask(f"{_say(final[0])} sends it") if final else Allow()

    def form(self, form: Form) -> str:
        """Why a form may not be sent whoever says yes, in words; "" when nothing speaks against it."""
        for field in form.fields:
            if decides(field.name) and field.value is not None and otherwise(field.value, self.lexicon):
                return f"its form says {_quote(f'{field.name}={field.value}')}, which is not an end"
        return ""

    def cancelling(self, element: Element, action: Action) -> bool:
        """Whether a control speaks of cancelling, so that whatever its press sends may be the end."""
        return any(self.lexicon.label(text).cancelling for text in faces(element, action))

    def is_order(self, request: PageRequest) -> bool:
        """Whether a request may change something at the service."""
        sends = request.method not in {"GET", "HEAD", "OPTIONS"} and same_site(request.url, self.service.hosts)
        return sends and not is_report(request)

    def goes_on(self, view: PageView, sent: bool) -> bool:
        """Whether a page is a step of the flow that still asks for something.

        Where nothing was `sent`, a survey and the account as it was count too: they may also follow an end.
        """
        asking = {State.RETENTION_OFFER, State.FINAL_CONFIRMATION}
        asking |= set() if sent else {State.EXIT_SURVEY, State.ACCOUNT_ACTIVE}
        return not self.place(view.url) and self._eyes.read(view).state in asking

    def final_selectors(self, *, in_view: bool) -> list[str]:
        """CSS selectors of the definition's final controls that only the browser can match.

        Of an element that the view shows (`in_view`) the plain ones have been decided by its attributes.
        """
        found = [css for control in self._final_controls() for css in control.css]
        return [css for css in found if not (in_view and _PLAIN_SELECTOR.fullmatch(css.strip()))]

    def _takes_free_plan(self, request: PageRequest, approved: ApprovalRequest) -> bool:
        """Whether a request is the change to a plan that costs nothing, which a person said yes to by its own words."""
        same = (request.method, request.url) == (approved.form_method, approved.form_action)
        faces = [self.lexicon.label(text) for text in (approved.name, approved.text) if text]
        return same and is_for_free(faces) and only_changes_plan(request.url)

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
        if words := money_words(url):
            return f"its address has {_quote(words)} in it"
        if words := final_words(url):
            return f"opening an address with {_quote(words)} in it may cancel: press the page's own control instead"
        if words := signs_out(url):
            return f"its address has {_quote(words)} in it, which signs the person out"
        return ""

    def _place_of(self, element: Element, view: PageView) -> str:
        frames = _frames_of(element, view)
        if element.frame and not frames:
            return f"{_say(element)} was not touched: the frame it stands in is not on the page"
        for url in dict.fromkeys([view.url, *frames]):
            if problem := self.place(url):
                return f"{_say(element)} was not touched: {problem}"
        for target in (element.form_action, element.href):
            if len(target) >= LONGEST:
                return f"{_say(element)} was not touched: its address is too long to be read whole"
            if target and not _is_script(target) and (problem := self.place(target)):
                return f"{_say(element)} leads away: {problem}"
        return ""

    # -- keys, options and secrets -------------------------------------------------------------------------------------

    def _key(self, element: Element, action: Action) -> Verdict | None:
        """The verdict on a key; None when it presses the element and is judged as that."""
        key = "Enter" if action.value is None else action.value  # what a browser presses when none is named
        name = key.lower()
        if name in _PRESSING_KEYS:
            if name in {"space", " "} and element.role in _TYPING:
                return Allow()
            if element.role in PRESSABLE - _TYPING - {"combobox", "listbox", "slider", "spinbutton"}:
                return None
            return Refuse(f"{key} in {_say(element)} would submit a form unseen: press the form's button instead")
        if name in _PLAIN_KEYS or (name in _MOVING_KEYS and element.role not in _CHOOSING):
            return Allow()
        if name in _MOVING_KEYS:
            return Refuse(f"{key} in {_say(element)} may choose something unseen: choose it by its own name")
        if len(key) == 1 and key.isprintable() and element.role in _TYPING and not element.secret:
            return Allow()
        return Refuse(f"the key {_quote(key)} is not pressed: what it does on the page cannot be told")

    def _option(self, element: Element, action: Action) -> str:
        """Why a choice cannot be made: it is named by a value whose label is not known, and some labels cost."""
        if chosen_option(element, action) is not None:
            return ""
        if not element.options and action.value is None:
            return f"{_say(element)} shows no option to choose"
        costly = [each for each in element.options if self.lexicon.label(each).intents & (REFUSED | {"final"})]
        return f"{_say(element)} is chosen from by label: {_quote(costly[0])} is among its options" if costly else ""

    def _fill(self, element: Element, action: Action) -> Verdict:
        value = action.value or ""
        if element.secret and not is_placeholder(value):
            return Refuse(f"{_say(element)} takes a secret: only <secret:name> may be typed there, never a value")
        if is_placeholder(value) and not element.secret and value[len("<secret:") : -1] not in _OPEN_NAMES:
            return Refuse(f"{_say(element)} would show {value} to anyone: it is only typed into a field that hides it")
        return Allow()

    # -- a press -------------------------------------------------------------------------------------------------------

    def _press(self, element: Element, action: Action, view: PageView) -> Verdict:
        if problem := unreadable(element):
            return Refuse(f"{_say(element)} was not pressed: {problem}")
        labels = [self.lexicon.label(text) for text in faces(element, action)]
        if money := self._money(element, labels):
            return Refuse(money)
        if words := _signs_out(element, labels):
            return Refuse(f"{_say(element)} was not pressed: {_quote(words)} signs the person out in the middle of it")
        if chosen := self._costly_choice(element, view):
            return Refuse(f"{_say(element)} was not pressed: {chosen}")
        if reason := self._final(element, action, labels, view):
            return Ask(reason, self._conflict(element, labels))
        if element.form_method == "POST" and not labels:
            return Refuse(f"{_say(element)} was not pressed: it submits a form and says nothing about what it does")
        return Allow()

    def _money(self, element: Element, labels: list[Label]) -> str:
        for label in labels:
            found = label.intents & REFUSED
            if found and not ("plans" in label.intents and is_plain_link(element)):
                return (
                    f"{_say(element)} was not pressed: {_quote(label.phrase)} reads as "
                    f"{'an offer accepted' if 'accept' in found else 'a purchase, pause or restart'}"
                )
        if names_renewal(element, labels) and not is_on(element):
            return f"{_say(element)} was not pressed: it would turn the renewal on"
        declines = any(label.best in _GOING_ON for label in labels)
        for target in (element.form_action, element.href):
            words = money_words(target)
            if words and is_for_free(labels) and only_changes_plan(target):
                continue
            # The page after a declined pause is often called so too; a form that changes something is not let off.
            if words and not (declines and element.form_method != "POST"):
                return f"{_say(element)} was not pressed: its address has {_quote(words)} in it"
        return ""

    @staticmethod
    def _frame_key(element: Element) -> str:
        return element.node.partition(":")[0]

    def _costly_choice(self, element: Element, view: PageView) -> str:
        """What a form would send besides: a chosen answer that pauses or buys. Only forms that change something."""
        if element.form_method != "POST":
            return ""
        for other in view.elements:
            if other.role != "radio" or not other.has("checked") or self._frame_key(other) != self._frame_key(element):
                continue
            if self.lexicon.label(other.label).intents & REFUSED:
                return f"the answer {_quote(other.label)} is chosen on the page; choose another one first"
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
                return f"it reads {_quote(phrase)}"
        if reason := _ends_by_address(element):
            return reason
        if element.form_method == "POST" and any(label.cancelling and "keep" not in label.intents for label in labels):
            return f"it reads {_quote(next(label.phrase for label in labels if label.cancelling))} and sends a form"
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
            return f"it reads {_quote(labels[0].phrase)}: a free plan takes the place of the paid one, which ends"
        if names_renewal(element, labels):
            return f"turning {_quote(element.label)} off ends the renewal"
        for label in labels:
            if "final" in label.intents and not self._is_step(element, label, view) and not is_answer(element, view):
                return f"it reads {_quote(label.phrase)}"
            if "delete" in label.intents:
                return f"it reads {_quote(label.phrase)}, which ends more than the subscription"
        return ""

    def _is_step(self, element: Element, label: Label, view: PageView) -> bool:
        """Whether words that may be the last ("Cancel anyway") only turn down what the page offers: by a plain link."""
        if "forward" not in label.intents or not is_plain_link(element) or final_words(element.href):
            return False
        return self._eyes.read(view).state is State.RETENTION_OFFER

    def _final_controls(self) -> list[Control]:
        return [control for name, control in self.service.controls.items() if name == "confirm_cancel" or control.final]

    def _conflict(self, element: Element, labels: list[Label]) -> str:
        name, text = normalise(element.name), normalise(element.text)
        if name and text and name not in text and text not in name:
            return (
                f"what a screen reader hears ({_quote(element.name)}) and what is shown ({_quote(element.text)}) differ"
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
        return f"its form posts to an address with {_quote(words)} in it" if words else ""
    words = ends_when_opened(element.href or element.form_action)
    return f"it opens an address that may end it by being opened ({words})" if words else ""


def is_placeholder(value: str) -> bool:
    """Whether a value only names a secret, as `<secret:password>` does."""
    return re.fullmatch(r"<secret:[a-z][a-z0-9_]*>", value) is not None


def _is_control(element: Element, control: Control) -> bool:
    if any(fits_selector(element, css) for css in control.css):
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


def _say(element: Element) -> str:
    return f"{element.role or element.tag} {_quote(element.label)}" if element.label else element.role or element.tag


def _quote(text: str) -> str:
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
