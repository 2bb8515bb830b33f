"""Policy for actions: harmless, subject to approval, or refused, judged from element, page and service.

Whoever acts never declares an action harmless: name, visible text, form target and address all have to agree.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from urllib.parse import urlsplit

from subterminator.approval.address_words import (
    LONGEST,
    buys_when_opened,
    cancels_item_when_opened,
    ends_when_opened,
    final_words,
    is_about_consent,
    is_of_the_flow,
    money_words,
    names_only_a_step,
    only_changes_plan,
    only_informs_by_its_name,
    out_of_bounds,
    signs_out,
)
from subterminator.approval.control_labels import (
    all_labels,
    chosen_option,
    has_words,
    is_for_free,
    is_plain_link,
    unreadable,
)
from subterminator.approval.descriptions import quote, say
from subterminator.approval.form_choices import costly
from subterminator.approval.gate_table import Decided, matching_row
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.press_kinds import PressReader, ReadPress, is_answer_role, is_script
from subterminator.approval.request_policy import Orders
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict, told
from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import CLICK, Action, Element, PageRequest, PageView, ServiceProtocol, State
from subterminator.domain.roles import BUTTONS, FORM, FURNITURE
from subterminator.lexicon.lexicon import CANCELLING, REFUSED, Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.account_evidence import read_account_text
from subterminator.pages.addresses import is_step, page_address, signs_in_at
from subterminator.pages.cookie_notices import cookie_choices
from subterminator.pages.labels import first_line
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.pages.statements import statement_of

_CHOOSING = frozenset(
    {"combobox", "listbox", "slider", "spinbutton", "radio", "option", "tab", "menuitem", "menuitemcheckbox"}
    | {"menuitemradio", "treeitem", "switch"}
)
"""Roles in which an arrow key changes the choice."""
_TYPING = frozenset({"textbox", "searchbox"})
PRESSABLE = _CHOOSING | _TYPING | {"button", "link", "checkbox"}
"""Roles that take a press themselves. A press on any other element goes to the control around it."""
_PRESSING_KEYS = frozenset({"enter", "numpadenter", "space", " ", "\n", "\r"})
_PLAIN_KEYS = frozenset({"escape", "tab", "shift+tab", "backspace", "delete"})
_MOVING_KEYS = frozenset({"arrowup", "arrowdown", "arrowleft", "arrowright", "home", "end", "pageup", "pagedown"})
_PRESS_PRECEDENCE = (
    *(PressKind.DELETION, PressKind.MONEY, PressKind.ACCEPT, PressKind.PAUSE, PressKind.RESUME, PressKind.SIGN_OUT),
    *(PressKind.END, PressKind.UNKNOWN, PressKind.STEP, PressKind.ANSWER, PressKind.UNFOLD, PressKind.NAVIGATION),
    *(PressKind.CLOSE, PressKind.NOBODY),
)
"""The gravest first: it decides if the readings of a control and the one around it differ."""
_SEND_PRECEDENCE = (
    *(SendKind.DELETION, SendKind.MONEY, SendKind.PROFILE, SendKind.OTHER_END, SendKind.END, SendKind.UNKNOWN),
    *(SendKind.ANSWER, SendKind.STEP, SendKind.TELEMETRY, SendKind.READ, SendKind.NOTHING),
)
"""The gravest first, likewise."""
_MAY_BE_LAST = frozenset({PressKind.STEP, PressKind.UNKNOWN})
"""Kinds of presses that are asked about if the planner takes them for the last step."""
_OPEN_NAMES = frozenset({"username", "user", "email", "login", "account", "phone", "name"})
"""Secrets that may stand in a field that anyone can read."""


class Policy:
    """Rules of DESIGN §5 about presses, for one service; `orders` has those about requests and dialogs."""

    def __init__(
        self, service: ServiceProtocol, lexicon: Lexicon, heuristic: HeuristicInterpreter | None = None
    ) -> None:
        """`heuristic`: reads the states of pages, shared with the engine so that equal pages are read once."""
        self.service = service
        self.lexicon = lexicon
        self.orders = Orders(service, lexicon)
        self._heuristic = heuristic or HeuristicInterpreter(service, lexicon)
        self._presses = PressReader(service, lexicon, self.state_of)

    def judge(self, element: Element, action: Action, view: PageView, phase: Phase | None = None) -> Verdict:
        """Judge an action on an element of the page in `view`, in a phase (None: read from the page alone).

        A press on something inside a control is judged as a press on that control too.
        """
        if problem := self._bounds_problem(element, view):
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
        shown = Phase.FLOW if self.in_flow(view) else Phase.SEARCHING
        return self._press(element, action, view, phase or shown)

    def asking(self, element: Element, reason: str, warning: str = "") -> Ask | Refuse:
        """Ask about a possible end, unless its control has no words that a person could approve."""
        if has_words(element):
            return Ask(reason, told(warning))
        seen = f"{say(element)} {quote(element.selector or element.tag)} shows no words, and {reason}"
        return Refuse(
            f"{seen}: nobody can say yes to it, so press it yourself, in a window of the browser (--headed shows one)"
        )

    def pressed(self, element: Element, view: PageView) -> list[Element]:
        """Return the elements that a press reaches: the element, and the control around it if it is none itself."""
        return [element, *_around(element, view)]

    def leads_out(self, element: Element, action: Action) -> bool:
        """Return whether the label of a control cancels, so that a press opens the flow."""
        return any(self.lexicon.label(text).cancelling for text in all_labels(element, action))

    def only_reads(self, element: Element, action: Action, view: PageView) -> bool:
        """Return whether a click opens a page or unfolds something, and its words say nothing of keeping or ending."""
        if not isinstance(self.judge(element, action, view, Phase.FLOW), Allow):
            return False
        pressed = self.pressed(element, view)
        labels = [self.lexicon.label(text) for each in pressed for text in all_labels(each, action)]
        speaks = any(label.intents & (CANCELLING | REFUSED | {"keep"}) for label in labels)
        sends = any(self.expected(each).writes for each in pressed)
        kind = self.read_press(element, action, view, in_flow=True).kind
        return kind in {PressKind.NAVIGATION, PressKind.UNFOLD} and not speaks and not sends

    def names(self, *texts: str) -> list[str]:
        """List words of a label that are in no language and not in the service's name."""
        own = normalise(f"{self.service.name} {self.service.plan}")
        return [word for text in texts for word in self._presses.unknown_words(text) if word not in own]

    def may_be_tried(self, element: Element, view: PageView, *, in_flow: bool) -> bool:
        """Return whether a press that may end it can be made before it is asked about, as what it sends is held.

        So it is where its words do not tell for sure that it ends, the page does not ask for the end, and the control
        opens no address but that of a step: then the request that it makes tells more than its label. A link to a page
        that only informs may say anything. On every page it is so of a box that only acknowledges.
        """
        read = self.read_press(element, CLICK, view, in_flow=in_flow)
        surely = read.surely and not (is_plain_link(element) and only_informs_by_its_name(element.href))
        asks = surely or self.state_of(view)[0] is State.FINAL_CONFIRMATION
        if read.kind is not PressKind.END or (asks and not self._only_acknowledges(element)):
            return False
        if is_plain_link(element):
            return self.only_leads_on(element)
        return not any(_opens_an_address(each, view) for each in self.pressed(element, view))

    def _only_acknowledges(self, element: Element) -> bool:
        return element.role == "checkbox" and "acknowledge" in self.lexicon.text(element.label)

    def only_leads_on(self, element: Element) -> bool:
        """Return whether a control is a link that opens the address of a step of the flow, which does not end it."""
        is_read = is_plain_link(element) and self.expected(element) is SendKind.READ
        leads = is_read and not self.address(element.href) and names_only_a_step(element.href)
        return leads and self.is_understood(element.href, ())

    def is_understood(self, url: str, seen: Collection[str]) -> bool:
        """Return whether an address reads like a step of a flow, or only informs, or the run was there (`seen`)."""
        known = {page_address(each) for each in (self.service.entry_url, *seen)}
        named = is_of_the_flow(url) or is_step(urlsplit(url).path) or only_informs_by_its_name(url)
        return named or page_address(url) in known

    def goes_on(self, view: PageView, sent: bool) -> bool:
        """Return whether a page is a step of the flow that still asks for something.

        If nothing was `sent`, an active account counts too; otherwise it may follow an end.
        """
        asking = FLOW_STATES if sent else FLOW_STATES | {State.ACCOUNT_ACTIVE}
        return not self.place(view.url) and self.state_of(view)[0] in asking

    def asks_elsewhere(self, view: PageView, before: PageView) -> bool:
        """Return whether a press led to a further page on which the subscription can be cancelled.

        It reads like a page of the account; the account itself tells whether what was sent before was a step.
        """
        known = {page_address(before.url), page_address(self.service.entry_url)}
        further = page_address(view.url) not in known and not self.place(view.url)
        return further and self.state_of(view)[0] is State.ACCOUNT_ACTIVE

    def asks_something_else(self, view: PageView, before: PageView) -> bool:
        """Return whether the page after a press is a step of the flow, and reads as another one.

        It is one by its address, or where a dialog was pressed in and one is open, which a page may lie behind; or by
        the address of the step before, or one below it, if that is not the account's: so wizards name their steps.
        It may read like a page of the account, such as one on which the subscription can be cancelled, or like none
        that is known, if it has questions or ways on that the one before had not. One that says that it has ended, or
        that its end is being processed, asks nothing.
        """
        in_dialog = view.dialog is not None and before.dialog is not None
        address, last = page_address(view.url), page_address(before.url)
        in_wizard = f"{address}/".startswith(f"{last}/") and last != page_address(self.service.entry_url)
        if self.place(view.url) or not (in_dialog or in_wizard or is_step(address)):
            return False
        state, was = self.state_of(view)[0], self.state_of(before)[0]
        reading = read_account_text(view.text, self.service.name, datetime.now(UTC).date(), plan=self.service.plan)
        asks = state in FLOW_STATES | {State.ACCOUNT_ACTIVE} and state is not was
        asks |= (state is State.UNKNOWN or (in_dialog and state is State.ACCOUNT_ACTIVE)) and _asks_anew(view, before)
        return asks and not reading.is_end and reading.state != "pending"

    def has_form_to_send(self, view: PageView, before: PageView) -> bool:
        """Return whether the page after a press that sent something is a further step of the flow, with a form to send.

        Its fields are new, and it is of no known state; or it asks to tick that one wants to end it, beside a control
        that does, and then names the day of an end that nobody has asked for yet. The account tells whether it is so.
        """
        address, state = page_address(view.url), self.state_of(view)[0]
        if self.place(view.url) or not is_step(address) or address == page_address(before.url):
            return False
        reading = read_account_text(view.text, self.service.name, datetime.now(UTC).date(), plan=self.service.plan)
        if reading.state == "pending":
            return False
        if state is State.UNKNOWN:
            return not reading.is_end and _has_new_fields(view, before)
        return state is State.ACCOUNT_ACTIVE and _has_form_to_end(view, before)

    def asks_to_confirm(self, view: PageView) -> bool:
        """Return whether a page asks for the end, and does not say that it has ended: a press before it was a step."""
        if self.state_of(view)[0] is not State.FINAL_CONFIRMATION:
            return False
        reading = read_account_text(view.text, self.service.name, datetime.now(UTC).date(), plan=self.service.plan)
        return not (reading.is_end and reading.past)

    # -- place ---------------------------------------------------------------------------------------------------------

    def place(self, url: str) -> str:
        """Explain why an address is out of bounds; "" if it is not."""
        problem = out_of_bounds(url, self.service.hosts)
        return f"{self.service.name}: {problem}" if problem else ""

    def signs_in(self, url: str) -> bool:
        """Return whether only the person acts at an address, to sign in: nothing is pressed or typed there."""
        return bool(signs_in_at(url, self.service))

    def address(self, url: str, *, seen: bool = False) -> str:
        """Explain why an address may not be opened directly; "" if it may. One that acts has a control to press.

        Args:
            seen: the run has been on that page before, so a word of money in its address names a section of the site.
        """
        if problem := self.place(url):
            return problem
        if url == self.service.entry_url:
            return ""
        if words := ("" if seen else money_words(url)) or buys_when_opened(url):
            return f"its address has {quote(words)} in it"
        if words := final_words(url) or ends_when_opened(url) or cancels_item_when_opened(url):
            return f"opening an address with {quote(words)} in it may cancel: press the page's own control instead"
        if words := signs_out(url):
            return f"its address has {quote(words)} in it, which signs the person out"
        return ""

    def _bounds_problem(self, element: Element, view: PageView) -> str:
        frames = _frames_of(element, view)
        if element.frame and not frames:
            return f"{say(element)} was not touched: the frame it stands in is not on the page"
        for url in dict.fromkeys([view.url, *frames]):
            if problem := self.place(url):
                return f"{say(element)} was not touched: {problem}"
        for target in (element.form_action, element.href):
            if len(target) >= LONGEST:
                return f"{say(element)} was not touched: its address is too long to be read whole"
            reaches = target and not is_script(target) and not target.startswith("about:")  # that sends nothing
            if reaches and (problem := self.place(target)):
                return f"{say(element)} leads away: {problem}"
        return ""

    # -- keys, options and secrets -------------------------------------------------------------------------------------

    def _key(self, element: Element, action: Action) -> Verdict:
        """Refuse keys that press a control: they go to the focused element, which may change meanwhile."""
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
        """Explain why a choice is refused: its value has no known label, and some labels cost; "" if it is not."""
        if chosen_option(element, action) is not None:
            return ""
        if action.value is None:
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

    def read_press(self, element: Element, action: Action, view: PageView, *, in_flow: bool) -> ReadPress:
        """Return the kind of a press; of a part of a control, that of the control."""
        reads = [self._presses.read(each, action, view, in_flow=in_flow) for each in self.pressed(element, view)]
        return min(reads, key=lambda read: _PRESS_PRECEDENCE.index(read.kind))

    def _press(self, element: Element, action: Action, view: PageView, phase: Phase) -> Verdict:
        pressed = self.pressed(element, view)
        for each in pressed:
            if problem := unreadable(each, action, self.lexicon):
                return Refuse(f"{say(each)} was not pressed: {problem}")
            if each.form_method == "POST" and (chosen := costly(each, view, self.lexicon)):
                return Refuse(f"{say(each)} was not pressed: {chosen}")
        read = self.read_press(element, action, view, in_flow=phase is not Phase.SEARCHING)
        sends = min((self.expected(each) for each in pressed), key=_SEND_PRECEDENCE.index)
        if sends is SendKind.UNKNOWN and is_about_consent(element.form_action) and element.node in cookie_choices(view):
            sends = SendKind.TELEMETRY
        row = matching_row(read.kind, sends, phase)
        if row.decided is Decided.REFUSE:
            barred = matching_row(read.kind, SendKind.NOTHING, phase).decided is Decided.REFUSE
            return Refuse(f"{say(element)} was not pressed: {read.reason if barred else row.why}")
        called_last = action.final and read.kind in _MAY_BE_LAST
        if row.decided is Decided.LET and not called_last:
            return Allow()
        covered = matching_row(read.kind, sends, Phase.YES).decided is Decided.LET
        if read.kind is PressKind.END:
            return self.asking(element, read.reason, read.warning)
        if element.form_method == "POST" and not has_words(element):
            return Refuse(f"{say(element)} was not pressed: it submits a form and says nothing about what it does")
        if called_last:
            return Ask("whoever leads takes it for the last step", told(read.warning), covered)
        sent = f" ({element.form_method} {urlsplit(element.form_action).path})" if element.form_action else ""
        unsaid = read.reason if read.kind is PressKind.UNKNOWN else ""
        return Ask(f"{read.reason}; {row.why}{sent}", told(read.warning or unsaid), covered)

    def expected(self, element: Element) -> SendKind:
        """Return what a press would send, according to the form or the address of its control."""
        if element.form_method == "POST" and not is_answer_role(element):
            labels = [self.lexicon.label(text) for text in all_labels(element, CLICK)]
            if is_for_free(labels) and only_changes_plan(element.form_action):
                return SendKind.END
            return self.orders.reader.read(PageRequest("POST", element.form_action, kind="document")).kind
        target = element.href or element.form_action
        if target.startswith(("https://", "http://")):
            return self.orders.reader.read(PageRequest("GET", target, kind="document")).kind
        return SendKind.NOTHING

    def in_flow(self, view: PageView) -> bool:
        """Return whether a page is in the flow, by its state or its address."""
        return self.state_of(view)[0] in FLOW_STATES or self._is_of_the_flow(view)

    def is_begun(self, view: PageView) -> bool:
        """Return whether a page is in the flow for certain, by its address, or because it asks for the end.

        That it asks for reasons or makes an offer may be misread of a page of the account.
        """
        return self.state_of(view)[0] is State.FINAL_CONFIRMATION or self._is_of_the_flow(view)

    def _is_of_the_flow(self, view: PageView) -> bool:
        account = view.url.partition("#")[0] == self.service.entry_url
        return not account and is_of_the_flow(view.url)

    def state_of(self, view: PageView) -> tuple[State, str]:
        """Return the state of a page and the reason."""
        reading = self._heuristic.read(view)
        return reading.state, reading.reasoning


def _new_among(elements: Iterable[Element], before: PageView) -> list[Element]:
    """List the elements that can be used, and whose label the page before had not."""
    known = {each.label for each in before.elements}
    return [each for each in elements if each.usable and each.label not in known]


def _has_new_fields(view: PageView, before: PageView) -> bool:
    """Return whether a page has new fields in a form with a button that goes on or ends: not to search or subscribe."""
    fields = [each for each in _new_among(view.elements, before) if each.role == "textbox"]
    for form in filter(None, (view.closest(each, FORM) for each in fields if view.closest(each, FURNITURE) is None)):
        buttons = [each for each in view.within(form.ref) if each.role == "button"]
        if any(Reader.load().control(first_line(each, each.label)).kind in {"proceed", "end"} for each in buttons):
            return True
    return False


def _has_form_to_end(view: PageView, before: PageView) -> bool:
    """Return whether a page has a control that ends the subscription, and beside it a box to tick that one wants that.

    Both are new there, and in one form: "I ask for the end of my contract", and not "Stop all e-mails, too".
    """
    new = [each for each in _new_among(view.elements, before) if each.label]
    for each in new:
        form = view.closest(each, FORM) if each.role in BUTTONS else None
        meant = Reader.load().control(first_line(each, each.label))
        if form is None or meant.kind != "end" or meant.meaning.object not in FAMILY | {"none"}:
            continue
        inside = {other.ref for other in view.within(form.ref)}
        boxes = [other for other in new if other.ref in inside and other.has("unchecked")]
        if any(_wants_the_end(other.label) for other in boxes):
            return True
    return False


def _wants_the_end(label: str) -> bool:
    clauses = statement_of(label).meanings
    ends = [each for each in clauses if (each.act in ENDING or "end" in each.flags) and each.polarity == "+"]
    return bool(ends) and all(each.object in FAMILY | {"none", "cancellation", "unknown"} for each in ends)


def _asks_anew(view: PageView, before: PageView) -> bool:
    """Return whether a page has answers to choose from, or a control that declines or goes on, which are new there."""
    shown = view.elements if view.dialog is None else view.within(view.dialog)
    new = [each for each in _new_among(shown, before) if each.label]
    own = [each for each in new if view.closest(each, FURNITURE) is None]
    if any(each.role in {"radio", "checkbox"} or each.options for each in own):
        return True
    kinds = [Reader.load().control(first_line(each, each.label)) for each in own if each.role in BUTTONS]
    return any(each.kind in {"decline", "proceed", "end"} or "decline" in each.also for each in kinds)


def _opens_an_address(element: Element, view: PageView) -> bool:
    """Return whether a press on a control opens an address by itself, or sends a form to one: not to its own page."""
    if element.form_method == "POST":
        return True
    targets = (each for each in (element.href, element.form_action) if each.startswith(("https://", "http://")))
    return any(page_address(each) != page_address(view.url) for each in targets)


def is_placeholder(value: str) -> bool:
    """Return whether a value only names a secret, as `<secret:password>` does."""
    return re.fullmatch(r"<secret:[a-z][a-z0-9_]*>", value) is not None


def _frames_of(element: Element, view: PageView) -> list[str]:
    """List the addresses of the frames that an element may be in: its own, or all if the view does not tell."""
    prefix = f"{element.node.partition(':')[0]}:"
    known = {other.frame for other in view.elements if other.node.startswith(prefix)}
    if not known and not 0 < element.frame < len(view.frames):
        return []
    indexes = known or range(len(view.frames))
    return [view.frames[index].place for index in indexes if index < len(view.frames)]


def _around(element: Element, view: PageView) -> list[Element]:
    """Return the control around an element that is none itself, which takes its press."""
    if element.role in PRESSABLE:
        return []
    own = view.by_node(element.node)
    if own is not None:
        control = view.closest(own, PRESSABLE)
        return [] if control is None else [control]
    x, y = element.box.center
    under = [
        other
        for other in view.elements
        if other.role in PRESSABLE and not other.modal_blocked and other.box.width > 0 and other.box.covers(x, y)
    ]
    return [min(under, key=lambda other: other.box.width * other.box.height)] if under else []
