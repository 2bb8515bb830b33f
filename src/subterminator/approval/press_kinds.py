"""Kind of a press, from the words of its control, its address and its context.

A press is harmless only with positive evidence; one whose label is not understood is `UNKNOWN`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from subterminator.approval.address_words import (
    buys_when_opened,
    cancelling_words,
    cancels_item_when_opened,
    ends_when_opened,
    final_words,
    is_of_the_flow,
    last_part,
    money_words,
    names_only_a_step,
    only_changes_plan,
    query_words,
    signs_out,
)
from subterminator.approval.control_context import asked_over, asking_dialog, goes_on, is_sure, of_a_survey
from subterminator.approval.control_labels import (
    all_labels,
    asks_next,
    chosen_option,
    has_letters,
    is_for_free,
    is_plain_link,
    may_be_on,
    names_final,
    names_renewal,
    switches_explained_renewal,
)
from subterminator.approval.descriptions import quote, quote_phrase, say
from subterminator.approval.form_choices import is_answer, is_open_list, is_ticked_box
from subterminator.approval.kinds import PressKind
from subterminator.approval.own_part import PRESSED, holds, own_block, own_lines, states_an_end
from subterminator.approval.stated_consequences import knows_what_stops
from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import Action, Control, Element, PageView, ServiceProtocol, State
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.language_files import address_part, identifiers
from subterminator.lexicon.lexicon import REFUSED, Label, Lexicon
from subterminator.lexicon.meaning import Context, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.block_kinds import sums_in
from subterminator.pages.blocks import page_blocks
from subterminator.pages.card_labels import OF_THE_END, subjects_of_the_end
from subterminator.pages.choices import drawn_options, kinds_of_contract, reasons_among, states_a_fact
from subterminator.pages.cookie_notices import refuses_in_its_notice
from subterminator.pages.free_plans import TO_FREE, controls_for_free
from subterminator.pages.labels import (
    agrees_to_terms,
    choice_of,
    chooses_on_the_way,
    clear_label,
    declines_and_goes_on,
    declines_scornfully,
    first_line,
    insists_on_change,
    knows_of_a_frozen_account,
    label_to_an_end,
    names_a_choice,
    names_a_page,
    only_asks_to_choose,
    only_changes,
    only_edits,
    opens_a_choice,
    target_of_change,
    without_conditions,
    without_prompt,
)

_REFUSED_MEANINGS: dict[str, PressKind] = {
    "money": PressKind.MONEY,
    "accept": PressKind.ACCEPT,
    "pause": PressKind.PAUSE,
    "resume": PressKind.RESUME,
    "delete": PressKind.DELETION,
}
_MEANT: dict[str, PressKind] = {
    "decline": PressKind.STEP,
    "proceed": PressKind.STEP,
    "navigate": PressKind.STEP,
    "dismiss": PressKind.CLOSE,
    "keep": PressKind.CLOSE,
}
_DECIDED = frozenset(
    {PressKind.END, PressKind.MONEY, PressKind.ACCEPT, PressKind.RESUME, PressKind.DELETION, PressKind.SIGN_OUT}
)
"""Kinds that no second reading makes harmless."""
_GOING_ON = frozenset({"decline", "forward", "survey_skip"})
_DECLINING = _GOING_ON - {"forward"}
_ALMOST_FINAL = frozenset({"open", "forward", "proceed", "neutral"})
_CHOICES = frozenset({"radio", "option", "combobox", "listbox", "slider", "spinbutton", "textbox", "searchbox"})
_TICKED = frozenset({"checkbox", "radio", "switch", "option", "combobox", "listbox"})
"""Roles whose label stands beside the control, not in it."""
_UNFOLDING = frozenset({"tab", "treeitem"})
_BACK_SIGNS = frozenset("\u2190\u2039\u00ab")
"""Symbols that lead back. Crosses are in the lexicon."""

ReadState = Callable[[PageView], tuple[State, str]]


@dataclass(frozen=True, slots=True)
class ReadPress:
    """Kind of a press, the reason, and a warning for the person."""

    kind: PressKind
    reason: str
    warning: str = ""
    surely: bool = False
    """Whether its label, its position or the definition marks it as the last step, and not only its request."""


class PressReader:
    """Reads controls of one service. `state` returns the state of a page and the reason."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon, state: ReadState) -> None:
        self._service = service
        self._lexicon = lexicon
        self._state = state

    def read(self, element: Element, action: Action, view: PageView, *, in_flow: bool) -> ReadPress:
        """Determine the kind of a press on this control, on this page."""
        if _is_native_fold(element):
            return ReadPress(PressKind.UNFOLD, "it unfolds a part of the page by itself")  # what it sends is judged
        if refuses_in_its_notice(element, view):
            return ReadPress(PressKind.CLOSE, "it refuses cookies")
        if element.role == "generic" and any(each.node == element.node for each in drawn_options(view)):
            element = replace(element, role="option")
        asked = without_prompt(element.name), without_prompt(element.text)
        if (
            element.has("collapsed")
            and element.role in {"button", "combobox"}
            and asked != (element.name, element.text)
        ):
            element = replace(element, role="combobox", name=asked[0], text=asked[1])  # a list without a choice
        if element.role == "combobox" and only_asks_to_choose(element.text):
            element = replace(element, text=element.name)  # what it shows without a choice is nothing it does
        texts = _said(element, action)
        if element.role == "checkbox":
            texts = [without_conditions(self._lexicon, each) for each in texts]
        labels = [clear_label(self._lexicon, text) for text in texts]
        if any(only_changes(each) or target_of_change(each) for each in texts) and element.node in controls_for_free(
            page_blocks(view)
        ):
            labels = [TO_FREE] * len(texts)
        elif element.node in subjects_of_the_end(page_blocks(view)):
            labels = [OF_THE_END] * len(texts)
        elif is_plain_link(element) or _may_open_a_choice(element):
            link = is_plain_link(element)
            labels = [
                choice_of(label, text) or (label_to_an_end(label, text) if link else None) or label
                for label, text in zip(labels, texts, strict=True)
            ]
        read = (
            self._barred(element, action, labels, view if in_flow else None)
            or self._end(element, action, labels, view)
            or _claims_a_fact(element, action)
            or self._positive(element, self._shown(element, texts, labels), view, in_flow=in_flow)
            or self._kind_of_contract(element, view)
            or ReadPress(PressKind.UNKNOWN, f"nothing says what {say(element)} does", _unsaid(element))
        )
        if read.kind in _DECIDED or (read.kind is PressKind.NAVIGATION and not in_flow) or is_ticked_box(element):
            return read
        again = self._read_twice(read, element, action, labels, texts, view)
        vague = read.kind is PressKind.UNKNOWN and again.kind in {PressKind.UNKNOWN, PressKind.END}
        onward = vague and bool(texts) and all(map(goes_on, texts))
        if in_flow and onward and (not again.warning or _goes_past_an_offer(element, view)):
            return ReadPress(PressKind.END, f"{say(element)} may be the last step of what was begun")
        may_end = again.kind in {PressKind.STEP, PressKind.NAVIGATION}
        if in_flow and may_end and self._may_be_the_last(element, labels, view):
            return ReadPress(PressKind.END, f"{say(element)} may be the last step of what was begun", read.warning)
        return again

    def _shown(self, element: Element, texts: list[str], labels: list[Label]) -> list[Label]:
        """Return the labels, without a meaningless hidden name (a kit's word of style) over a text with a meaning."""
        if not has_letters(element.text):
            return labels
        return [
            label
            for text, label in zip(texts, labels, strict=True)
            if label.intents or text != first_line(element, element.name) or element.name == element.text
        ]

    def _read_twice(
        self,
        read: ReadPress,
        element: Element,
        action: Action,
        labels: list[Label],
        texts: list[str],
        view: PageView,
    ) -> ReadPress:
        """Compare the kind with the reader of meanings, under each heading; if the two differ, a person decides."""
        headings = asked_over(element, texts, view)
        contexts: list[Context | None] = [Reader.load().context(each) for each in headings] or [None]
        surveyed = [of_a_survey(each) for each in contexts]
        if surveyed != contexts and reasons_among(
            [each for each in view.elements if not each.modal_blocked], self._lexicon
        ):
            contexts = surveyed
        question, asked = (headings[0], contexts[0]) if headings else ("", None)
        placed = [Reader.load().control(text, each) for each in contexts for text in texts]
        for text, there in zip(texts, placed, strict=False):
            meant = Reader.load().control(text)
            refused = meant.kind in _REFUSED_MEANINGS and is_sure(meant) and not _free(labels, element)
            leads_on = there.kind == "navigate" and only_edits(text)  # "Change plan" in a menu
            if refused and not leads_on and read.kind is PressKind.UNKNOWN:
                return ReadPress(_REFUSED_MEANINGS[meant.kind], f"{quote(text)} reads as {meant.kind}")
        if is_plain_link(element) and _only_chooses_a_contract(element, texts, view):
            return ReadPress(PressKind.STEP, f"{say(element)} only opens an address on the way to the end")
        if is_plain_link(element) and all(map(self._declines, texts)):
            return ReadPress(PressKind.STEP, f"{say(element)} declines, and only opens an address")
        if read.kind is PressKind.STEP and all(map(_surely_declines, texts)):
            return read
        meanings = {kind for meant in placed for kind in (meant.kind, *meant.also)}
        grave = _grave_meanings(element, texts, meanings, view)
        chooses = is_plain_link(element) and all(
            Reader.load().control(text).kind == "navigate" or insists_on_change(text) for text in texts
        )
        chooses |= _only_opens_plans(element, action, labels)
        both = _may_open_a_choice(element) and bool(texts) and all(map(names_a_choice, texts))
        chooses |= both
        if grave and not chooses and not _free(labels, element):
            reason = f"{say(element)} may be {min(grave)} where it stands"
            return ReadPress(PressKind.UNKNOWN, reason, read.warning or reason)
        leads_out = any(label.cancelling or label.best in _GOING_ON for label in labels)
        leads_out |= both or (is_plain_link(element) and all(map(goes_on, texts)))  # "Next" to another page
        prepares = is_answer_role(element) or read.kind is PressKind.UNFOLD
        if "end" in meanings and not leads_out and not prepares:
            return ReadPress(PressKind.END, f"{say(element)} may end it where it stands", read.warning)
        known = [meant for meant in placed if meant.kind != "unknown" and is_sure(meant)]
        if read.kind is PressKind.UNKNOWN and not read.warning and known and len(known) == len(placed):
            kinds = {_MEANT.get(meant.kind) for meant in known}
            if asked is not None and asked.survey and {meant.kind for meant in known} == {"answer"}:
                return ReadPress(PressKind.ANSWER, f"it answers {quote(question)}")
            if len(kinds) == 1 and (kind := kinds.pop()) is not None and _is_shown(element):
                return ReadPress(kind, f"it reads as {known[0].kind}")
        return read

    def _may_be_the_last(self, element: Element, labels: list[Label], view: PageView) -> bool:
        """Return whether a control of a cancellation that was begun says "Cancel subscription", and may be the last.

        Where the page tells when or that it ends, it may; else a link only opens an address, and a button beside an
        offer may only decline that; offers of menus and of other parts of the page stand apart. A disabled button is
        judged as it will be when it can be pressed.
        """
        bare = bool(labels) and all(label.best == "open" and not label.intents & _DECLINING for label in labels)
        bare &= Reader.load().control(element.label).kind == "end"
        bare &= not asks_next(element, labels) and not (is_plain_link(element) and _leads_to_its_form(element.label))
        if not bare or element.role not in {"button", "link"} or element.has("collapsed"):
            return False
        if any(map(states_an_end, own_lines(page_blocks(view), element))):
            return True
        if is_plain_link(element):
            return False
        buttons = [each for each in view.elements if each.interactive and each.role in {"button", "link"}]
        kinds = {Reader.load().control(each.label).kind for each in buttons}
        state = self._state(view)[0]
        asks = state is not State.EXIT_SURVEY and (state is not State.ACCOUNT_ACTIVE or "keep" in kinds)
        own = own_block(page_blocks(view), element)
        beside = buttons if own is None else [each for each in own.every_element if holds(buttons, each)]
        return asks and not {Reader.load().control(each.label).kind for each in beside} & {"accept", "pause", "money"}

    def unknown_words(self, text: str) -> list[str]:
        """List the words of a label that neither reader knows; none if it declines, since that ends nothing."""
        if self._declines(text):
            return []
        meant = Reader.load().control(text)
        unknown = [word for meaning in meant.meanings for word in meaning.unknown]
        return [word for word in unknown if not self._lexicon.label(word).intents]

    def _declines(self, text: str) -> bool:
        meant = Reader.load().control(text)
        return meant.kind == "decline" and is_sure(meant)

    def _navigates(self, text: str) -> bool:
        meant = Reader.load().control(text)
        return meant.kind == "navigate" and not meant.also and is_sure(meant)

    def _shows(self, element: Element, action: Action) -> bool:
        """Return whether all its words only show something: "View or change your contract" as a row of a menu."""
        texts = _said(element, action)
        acts = {each.act for text in texts for each in Reader.load().control(text).meanings}
        return acts <= {"navigate", "inform", "none"} and all(map(self._navigates, texts))

    # -- what is never pressed -----------------------------------------------------------------------------------------

    def _barred(self, element: Element, action: Action, labels: list[Label], flow: PageView | None) -> ReadPress | None:
        """Return the kind of a press that is never made; None for others. `flow`: the page, in a begun cancellation."""
        for label in [] if is_ticked_box(element) or switches_explained_renewal(element) else labels:
            refused = label.intents & REFUSED
            leads_to_a_choice = "plans" in label.intents and is_plain_link(element)
            leads_to_a_choice |= any(opens_a_choice(label, text) for text in (element.name, element.text))
            leads_to_a_choice |= _only_opens_plans(element, action, labels)
            leads_to_a_choice |= _only_unfolds(element, action)
            leads_to_a_choice |= label.best is None and refused <= {"money"} and self._shows(element, action)
            taking = address_part("take").search(urlsplit(element.href).path)
            leads_to_a_choice |= is_plain_link(element) and not taking and names_a_page(label, element.label)
            leads_to_a_choice |= is_plain_link(element) and not taking and insists_on_change(element.label)
            if refused and not leads_to_a_choice:
                taken = "accept" in refused
                said = "an offer accepted" if taken else "a purchase, pause or restart"
                kind = PressKind.ACCEPT if taken else PressKind.RESUME if "resume" in refused else PressKind.MONEY
                return ReadPress(kind, f"{quote_phrase(label.phrase, element.label)} reads as {said}")
        if names_renewal(element, labels) and not may_be_on(element):
            return ReadPress(PressKind.RESUME, "it would turn the renewal on")
        if any("delete" in label.intents for label in labels) and not is_answer_role(element):
            phrase = next(label.phrase for label in labels if "delete" in label.intents)
            return ReadPress(
                PressKind.DELETION,
                f"{quote_phrase(phrase, element.label)} deletes the account, not only the subscription",
            )
        declines = any(label.best in _GOING_ON | {"final"} for label in labels)
        navigates = is_plain_link(element) and self._navigates(element.label)
        for target in (element.form_action, element.href):
            stays = flow is not None and _is_its_page(target, element, flow)
            words = "" if navigates or stays else money_words(target)
            if words and is_for_free(labels) and only_changes_plan(target):
                continue
            words = words or buys_when_opened(target)
            # The page after a declined pause is often called so too; a form that changes something is not let off.
            if words and not (declines and element.form_method != "POST"):
                return ReadPress(PressKind.MONEY, f"its address has {quote(words)} in it")
        said = next((each.phrase for each in labels if "signout" in each.intents and not each.cancelling), "")
        if words := said or signs_out(element.form_action) or signs_out(element.href):
            return ReadPress(PressKind.SIGN_OUT, f"{quote(words)} signs the person out in the middle of it")
        return None

    # -- what may be the end -------------------------------------------------------------------------------------------

    def _end(self, element: Element, action: Action, labels: list[Label], view: PageView) -> ReadPress | None:
        surely = self._surely_the_end(element, action, labels, view)
        reason = surely or self._perhaps_the_end(element, self._shown(element, _said(element, action), labels), view)
        if not reason:
            return None
        warning = conflict(element, labels) or _unsaid(element) or _stands_for(element, view)
        return ReadPress(PressKind.END, reason, warning, bool(surely))

    def _surely_the_end(self, element: Element, action: Action, labels: list[Label], view: PageView) -> str:
        """Explain why its words or the definition mark it as the end; "" if they do not."""
        if any(is_control(element, control) for control in final_controls(self._service)):
            return f"{self._service.name}'s definition names it as the final control"
        if element.role in {"radio", "option"} and not element.form_method:
            return ""  # an answer; what it sends by itself is judged by what that is
        if worded := self._worded(element, labels, view):
            return worded
        for text, label in zip(_said(element, action), labels, strict=True):
            if ("keep" in label.intents or "?" in text) and (phrase := names_final(text, self._lexicon)):
                return f"it reads {quote_phrase(phrase, text)}"
        return ""

    def _perhaps_the_end(self, element: Element, labels: list[Label], view: PageView) -> str:
        """Explain why its form, address or position may make it the end; "" if nothing does."""
        if is_answer_role(element):
            return ""
        if reason := _ends_by_address(element):
            return reason
        if element.form_method == "POST" and any(label.cancelling and "keep" not in label.intents for label in labels):
            phrase = next(label.phrase for label in labels if label.cancelling)
            return f"it reads {quote_phrase(phrase, element.label)} and sends a form"
        return self._last_of_a_question(element, labels, view)

    def _worded(self, element: Element, labels: list[Label], view: PageView) -> str:
        """Explain why its words alone mark it as the end; "" if they do not."""
        if is_for_free(labels) and not is_plain_link(element):
            said = quote_phrase(labels[0].phrase, element.label)
            return f"it reads {said}: a free plan takes the place of the paid one, which ends"
        if names_renewal(element, labels):
            return f"turning {quote(element.label)} off ends the renewal"
        opens = is_for_free(labels)
        for label in labels:
            last = "final" in label.intents and not opens and not self._only_declines(element, label, view)
            if last and not is_answer(element, view):
                return f"it reads {quote_phrase(label.phrase, element.label)}"
        return ""

    def _only_declines(self, element: Element, label: Label, view: PageView) -> bool:
        """Return whether possibly final words ("Cancel anyway") only decline the page's offer: by a plain link."""
        if "forward" not in label.intents or not is_plain_link(element) or final_words(element.href):
            return False
        return self._state(view)[0] is State.RETENTION_OFFER

    def _last_of_a_question(self, element: Element, labels: list[Label], view: PageView) -> str:
        """Explain why it answers a final question: of the page, or of a small dialog; "" if it does not."""
        if (element.href and not is_script(element.href)) or element.role in _CHOICES | {"checkbox"}:
            return ""
        intents = {intent for label in labels for intent in label.intents}
        keeps = bool(labels) and all("keep" in label.intents for label in labels)
        if keeps or intents & {"decline", "survey_skip"} or asks_next(element, labels) or element.has("collapsed"):
            return ""
        dialog = asking_dialog(element, view)
        if dialog is not None and is_open_list(view):
            dialog = None
        if dialog is not None and not _closes(element, labels):
            dialog_intents = self._lexicon.text(dialog)
            about = {"final_notice", "ended", "done", "survey", "offer"} & dialog_intents.keys() or any(
                label.cancelling for label in map(self._lexicon.label, dialog.splitlines())
            )
            if about or intents & {"open", "forward", "proceed"}:
                return f"a small dialog asks: {quote(dialog.splitlines()[0])}"
        if intents & _ALMOST_FINAL:
            state, why = self._state(view)
            if state is State.FINAL_CONFIRMATION:
                return f"the page asks one last time ({why})"
        return ""

    # -- what is harmless ----------------------------------------------------------------------------------------------

    def _positive(self, element: Element, labels: list[Label], view: PageView, *, in_flow: bool) -> ReadPress | None:
        """Return the certain kind of a control; None without one, or if one label has a meaning and another none."""
        if is_answer_role(element):
            return ReadPress(PressKind.ANSWER, "it answers a question")
        if element.has("collapsed") or element.role in _UNFOLDING or element.tag == "summary":
            return ReadPress(PressKind.UNFOLD, "it unfolds a part of the page")
        if _closes(element, labels):
            return ReadPress(PressKind.CLOSE, "it closes something, or goes back")
        shown = {intent for label in labels for intent in label.intents}
        plain = is_plain_link(element)
        if plain and (not in_flow or shown or self._state(view)[0] not in FLOW_STATES):
            return ReadPress(PressKind.NAVIGATION, "it opens an address")
        if keeping := [label for label in labels if "keep" in label.intents]:
            if len(keeping) < len(labels):
                return None  # one of its texts keeps, and another may do the opposite
            return ReadPress(PressKind.CLOSE, "it keeps what one has, and goes back")
        understood = [label for label in labels if label.best is not None]
        if not understood or any(not label.intents for label in labels) or not _is_shown(element):
            return None
        vague = {label.best for label in understood} <= {"proceed", "neutral", "signin", "third_party"}
        if vague and self._state(view)[0] is State.RETENTION_OFFER:
            if _ends_beside_a_taker(element, view):
                return ReadPress(PressKind.END, f"{say(element)} may end it where it stands")
            reason = f"the page makes an offer, and {say(element)} does not say whether it takes it"
            return ReadPress(PressKind.UNKNOWN, reason, reason)
        return ReadPress(PressKind.STEP, f"it reads {quote_phrase(understood[0].phrase, element.label)}")

    def _kind_of_contract(self, element: Element, view: PageView) -> ReadPress | None:
        """Read a button that names a kind of contract, where the page asks which is meant, as the answer to that."""
        kinds, asking = kinds_of_contract(view, self._lexicon)
        answers = any(each.node == element.node for each in kinds)
        return ReadPress(PressKind.ANSWER, f"it answers {quote(asking)}") if answers else None


def _claims_a_fact(element: Element, action: Action) -> ReadPress | None:
    """Read an answer that claims a fact about the person, which only they can know: "For a legitimate reason"."""
    if element.role in {"radio", "option"}:
        said = element.label
    else:
        said = (chosen_option(element, action) or "") if action.kind == "select" else ""
    if not states_a_fact(said):
        return None
    reason = f"{quote(said)} claims a fact about you, of which a proof may be wanted"
    return ReadPress(PressKind.UNKNOWN, reason, reason)


def _ends_beside_a_taker(element: Element, view: PageView) -> bool:
    """Return whether a label only ends something, and another control takes what the page offers: "End", "Take it"."""
    meant = Reader.load().control(element.label)
    others = [each.label for each in view.elements if each.interactive and each.label and each.node != element.node]
    takes = any(Reader.load().control(label).kind in {"accept", "money"} for label in others)
    return meant.kind == "end" and not meant.also and takes


def _said(element: Element, action: Action) -> list[str]:
    """List the distinct texts of a control, each without the explanation below its first line."""
    return list(dict.fromkeys(first_line(element, each) for each in all_labels(element, action)))


def _surely_declines(text: str) -> bool:
    """Return whether a label only declines, by words that make it certain: "No thanks, continue"."""
    meant = Reader.load().control(text)
    plain = meant.kind == "decline" and not meant.also and "thanks" in meant.meaning.flags
    return (
        plain or declines_scornfully(text) or declines_and_goes_on(text) or _stays_with_what_was_begun(meant.meanings)
    )


def _stays_with_what_was_begun(meanings: Sequence[Meaning]) -> bool:
    """Return whether a label declines with thanks, and keeps to something that it does not name.

    "No thanks, I stand by my request", "Non merci, je continue". Whatever is kept, nothing is taken.
    """
    match meanings:
        case [Meaning(act="decline") as first, Meaning(act="keep", object="none", polarity="+", unknown=()) as kept]:
            return "thanks" in first.flags and not (kept.money or kept.others)
        case _:
            return False


def final_controls(service: ServiceProtocol) -> list[Control]:
    """List the controls that a definition names as final."""
    return [control for name, control in service.controls.items() if name == "confirm_cancel" or control.final]


def is_control(element: Element, control: Control) -> bool:
    """Return whether an element is a control of a definition, according to the view."""
    if any(css in element.matches for css in control.css):
        return True
    wanted = {normalise(text) for text in (control.name, control.text) if text}
    return bool(wanted & {normalise(element.name), normalise(element.text)})


def _is_its_page(target: str, element: Element, view: PageView) -> bool:
    """Return whether a target is the very page that a control stands on: a form that has no address of its own.

    Customers may cancel in a part of a site that is called "checkout". What the form sends is judged by itself.
    """
    document = view.frames[element.frame].url if 0 < element.frame < len(view.frames) else view.url
    return target == document and element.form_method == "GET" and not element.href


def _is_native_fold(element: Element) -> bool:
    """Return whether it only unfolds by itself; what has another role, or stands in no `<details>`, has a script."""
    folds = element.has("collapsed") or element.has("expanded")
    return element.tag == "summary" and element.role == "button" and folds and not (element.href or element.form_method)


def _goes_past_an_offer(element: Element, view: PageView) -> bool:
    """Return whether "Continue" on a page with an offer is what goes on: another control takes it or stays.

    Beside one that declines or ends, it may be what takes the offer.
    """
    pressed = [each for each in view.elements if each.interactive and each.role in PRESSED and each.label]
    beside = [each for each in pressed if each.node != element.node and view.closest(each, FURNITURE) is None]
    meant = [Reader.load().control(first_line(each, each.label)) for each in beside]
    kinds = {kind for each in meant for kind in (each.kind, *each.also)}  # "Not now" keeps, or declines
    return bool(kinds & {"keep", "accept"}) and not kinds & {"decline", "end", "proceed", "dismiss"}


def _only_opens_plans(element: Element, action: Action, labels: list[Label]) -> bool:
    """Return whether a press of the search, by which no write leaves, opens the choice of plans: "Change plan".

    Or a tab of changes: "Change".
    """
    plans = bool(labels) and all({"plans"} <= label.intents <= {"plans", "money"} for label in labels)
    opens = (plans and only_edits(element.label)) or (element.role == "tab" and only_changes(element.label))
    return opens and action.exploring and _names_no_target(element)


def _only_unfolds(element: Element, action: Action) -> bool:
    """Return whether a press of the search, by which no write leaves, unfolds a part of the page: "Take a break"."""
    folded = element.has("collapsed") and element.role in {"button", "tab"}
    return folded and action.exploring and _names_no_target(element)


def _may_open_a_choice(element: Element) -> bool:
    """Return whether a control that names two things does neither, and opens the choice: a button without a form."""
    return element.role in {"button", "tab", "menuitem"} and _names_no_target(element)


def _names_no_target(element: Element) -> bool:
    """Return whether neither a form nor an address tells what a press would send."""
    return not (element.form_method or element.href)


def conflict(element: Element, labels: list[Label]) -> str:
    """Warn the person of a possible end; "" if there is nothing to warn of."""
    name, text = normalise(element.name), normalise(element.text)
    if name not in text and text not in name and not _is_of_style(element.name):
        return f"what a screen reader hears ({quote(element.name)}) and what is shown ({quote(element.text)}) differ"
    if any("keep" in label.intents for label in labels):
        return "a part of its label speaks of keeping the subscription"
    return ""


def _is_of_style(name: str) -> bool:
    """Return whether a hidden name is only a word of style, such as a kit's "Negative action", and orders nothing."""
    meant = Reader.load().control(name)
    return not Lexicon.load().label(name).intents and (meant.kind == "unknown" or not is_sure(meant))


def is_answer_role(element: Element) -> bool:
    """Return whether it takes an answer: a choice, a checkbox, a field."""
    return element.role in _CHOICES or (element.role == "checkbox" and not element.form_method)


def is_script(url: str) -> bool:
    """Return whether a link runs a script."""
    return url[:11].lower() == "javascript:"


def _only_chooses_a_contract(element: Element, texts: Sequence[str], view: PageView) -> bool:
    """Return whether a link chooses the thing of its row for an end, by its address: no price and no offer is there.

    Of several such links it may choose another contract than is meant.
    """
    if not texts or not all(chooses_on_the_way(text, element.href) for text in texts):
        return False
    if sum(each.interactive and each.label == element.label for each in view.elements) > 1:
        return False
    own = own_block(page_blocks(view, view.dialog_around(element)), element)
    lines = own.whole() if own is not None else []
    sells = sums_in(lines) or any(Reader.load().context(line).object == "offer" for line in lines)
    return bool(lines) and not sells


def _free(labels: list[Label], element: Element) -> bool:
    """Return whether words of a change are allowed: a link to the plans, or a free plan."""
    return is_for_free(labels) or (is_plain_link(element) and any("plans" in label.intents for label in labels))


def _closes(element: Element, labels: list[Label]) -> bool:
    signs = set("".join(element.label.split()))
    if signs and signs <= _BACK_SIGNS:
        return True
    known = [label.best for label in labels if label.intents or label.best]
    if known:
        return set(known) == {"close"}
    meant = Reader.load().control(element.label)
    return meant.kind == "dismiss" and not meant.also and is_sure(meant)


def _is_shown(element: Element) -> bool:
    """Return whether its label is text. A picture may show other words than its name."""
    return has_letters(element.text) or element.tag == "input" or not element.name


def _unsaid(element: Element) -> str:
    drawn = element.tag != "input" or element.attribute("type") == "image"
    if element.name and not has_letters(element.text) and drawn and element.role not in _TICKED:
        return f"its name {quote(element.name)} is not written there: look at the picture"
    return ""


def _stands_for(element: Element, view: PageView) -> str:
    """Warn that a label element passes its press to a control with another text; "" if it does not."""
    for other in view.elements if element.tag == "label" else ():
        same = other.node != element.node and other.interactive and normalise(other.name) == normalise(element.label)
        if same and has_letters(other.text) and normalise(other.text) not in normalise(element.label):
            return f"a press on {say(element)} goes to a control that shows {quote(other.text)}"
    return ""


def _ends_by_address(element: Element) -> str:
    """Explain why the address that a press opens or posts to may be the end; "" if it is not."""
    if element.form_method == "POST":
        words = cancelling_words(element.form_action)
        return f"its form posts to an address with {quote(words)} in it" if words else ""
    target = element.href or element.form_action
    words = ends_when_opened(target) or cancels_item_when_opened(target)
    return f"it opens an address that may end it by being opened ({words})" if words else ""


def _grave_meanings(element: Element, texts: list[str], meanings: Collection[str], view: PageView) -> set[str]:
    """Return those of the meanings of a control's words, where they stand, that are those of a refused press."""
    grave = {each for each in meanings if each in _REFUSED_MEANINGS}
    if is_answer_role(element):  # a box to tick is read by its own words
        return grave & _grave_for_a_box(texts)
    if is_plain_link(element) and all(map(_ends_in_the_account, texts)):
        grave -= {"delete"}
    if is_plain_link(element) and all(map(goes_on, texts)) and _opens_a_step(element.href):
        others = [each for each in view.elements if each.role in PRESSED and each.node != element.node]
        taken = any(Reader.load().control(each.label).kind in {"accept", "money", "keep"} for each in others)
        return grave - {"accept"} if taken else grave  # "Next" below an offer that a control of its own takes
    return grave


def _ends_in_the_account(text: str) -> bool:
    """Return whether a label ends something, and the account is where that is done: "Cancel in your account"."""
    meanings = Reader.load().control(text).meanings
    ending = [each for each in meanings if each.act != "none"]
    return bool(ending) and all(each.act == "end" and "place" in each.flags for each in ending)


def _grave_for_a_box(texts: list[str]) -> set[str]:
    """Return the kinds of refused presses that the words of a box to tick may mean."""
    meant = [Reader.load().control(text) for text in texts]
    kinds: set[str] = {kind for each in meant for kind in (each.kind, *each.also)}
    if all(map(agrees_to_terms, texts)):
        kinds -= {"accept"}
    if all(map(knows_of_a_frozen_account, texts)):
        kinds -= {"pause"}
    return kinds - {"delete", "resume"} if all(map(knows_what_stops, texts)) else kinds


def _opens_a_step(address: str) -> bool:
    """Return whether an address is a step of a cancellation by its last part, and nothing in it takes an offer."""
    last, values = last_part(address).lower(), query_words(address)
    named = address_part("confirm").search(f"/{last}") or last in identifiers("step", "survey")
    takes = any(address_part("take").search(f"/{each}") for each in [urlsplit(address).path.lstrip("/"), *values])
    takes |= any(clause.object == "offer" for each in values for clause in Reader.load().read(each))
    return bool(named) and is_of_the_flow(address) and names_only_a_step(address) and not takes


def _leads_to_its_form(label: str) -> bool:
    """Return whether a label goes on to where it is ended, by a noun: "Continue to the cancellation form"."""
    clauses = Reader.load().control(label).meanings
    return len(clauses) == 1 and clauses[0].modality == "request" and {"go_on", "noun", "end"} <= clauses[0].flags
