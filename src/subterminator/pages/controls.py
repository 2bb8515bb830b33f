"""Search for the control to press: by the definition, else by its words; never a guess."""

from __future__ import annotations

import re
from collections.abc import Collection

from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import Element, PageView, ServiceProtocol, TargetStrategy
from subterminator.domain.roles import BUTTONS, DIALOGS, FURNITURE
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.block_kinds import ends_nothing_named, only_leaves, speaks_of_a_subscription
from subterminator.pages.blocks import PageBlock, headings_of, page_blocks, section_of
from subterminator.pages.cookie_notices import cookie_refusals
from subterminator.pages.fees import names_only_what_is_lost
from subterminator.pages.labels import (
    agrees_to_terms,
    answering,
    first_line,
    knows_of_a_frozen_account,
    label_of,
    labels_of,
    lines_of,
    pays_on_return,
    question_over,
    without_conditions,
)
from subterminator.pages.links import leads_away, leads_nowhere, leads_to, leads_to_help, marks_a_place
from subterminator.pages.subscriptions import Subscriptions
from subterminator.pages.which import NOTHING, Known, Wanted, called

WORDS: dict[str, tuple[str, ...]] = {
    "cancel_link": ("open", "final", "renewal"),
    "decline_offer": ("decline", "forward", "final", "open"),
    "survey_submit": ("survey_skip", "decline", "forward", "proceed", "open", "final"),
    "confirm_cancel": ("final", "renewal", "forward", "open"),
    "free_plan": ("to_free",),
}
"""Intents by which a label fits each control, best first. A final one is asked about anyway."""

NEVER = frozenset({"accept", "money", "resume", "keep", "delete", "signout"})
"""Intents that rule a label out, whatever else it says."""

_SURE = 0.9
"""Confidence of a reading that alone names the last control."""
_GOING_ON = frozenset({"decline", "proceed", "survey_skip", "neutral"})
"""Intents that a link to a place of the same page cannot have."""


class Controls:
    """The controls of one service, found on a page."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon, known: Known = NOTHING) -> None:
        """`known`: what pages seen before tell about the account's subscriptions."""
        self.service = service
        self.known = known
        self.lexicon = lexicon
        self._last: tuple[tuple[str, str, tuple[tuple[str, str], ...]], Subscriptions] | None = None

    def closes_all(self, element: Element) -> bool:
        """Return whether its label may mean the account as a whole, and names no subscription."""
        meanings = Reader.load().control(element.label).meanings
        return any("whole" in each.flags and each.object not in FAMILY for each in meanings)

    def subscriptions(self, view: PageView) -> Subscriptions:
        """Return the subscriptions of the page, by its blocks."""
        key = view.url, view.text, tuple((each.node, each.label) for each in view.elements)
        if self._last is None or self._last[0] != key:
            self._last = key, Subscriptions.on(view, self.service.name, self.service.plan, self.known)
        return self._last[1]

    def _several(self, view: PageView) -> str:
        """Explain that none of the page's subscriptions is surely the one to be cancelled."""
        names = dict.fromkeys(block.name for block in self.subscriptions(view).products)
        meant = f"none is surely {self.service.plan!r}" if self.service.plan else "which one is meant?"
        shown = ", ".join(map(repr, names))
        return f"several subscriptions stand at {view.url} ({shown}): {meant}. Name it with --plan"

    def names_no_subject(self, element: Element, view: PageView) -> bool:
        """Return whether it ends something that neither its label nor the page names, or a newsletter."""
        if only_leaves(element.label):
            return True
        if not ends_nothing_named(element.label):
            return False
        root = page_blocks(view)
        return _ends_a_newsletter(element, root) or not speaks_of_a_subscription(root, view.title)

    def named(self, control: str, view: PageView) -> Element | None:
        """Find the one control that matches a target of the definition, tried in order; None without one."""
        known = self.service.controls.get(control)
        for target in known.targets() if known is not None else ():
            fitting = [each for each in view.elements if each.interactive and _fits(each, target)]
            if len(fitting) == 1:
                return fitting[0]
        return None

    def by_words(self, control: str, view: PageView, prefer: Collection[str] = ()) -> Element | None:
        """Find the one control whose label has this meaning; None when none has, or several that differ.

        `prefer`: nodes of which one is chosen where several have it.
        """
        foreign = self.subscriptions(view).foreign if control == "cancel_link" else frozenset()
        for intent in WORDS.get(control, ()):
            fitting = [each for each in view.elements if self._means(each, intent, view) and each.node not in foreign]
            fitting = [element for element in fitting if not self.only_names_the_law(element, view)]
            if control == "cancel_link" and len(fitting) > 1:
                root = page_blocks(view)
                fitting = [element for element in fitting if not _ends_a_newsletter(element, root)]
            if control != "cancel_link":  # the steps of a form may be tabs: "2 Before you go"
                fitting = [
                    element for element in fitting if element.role != "tab" and not _is_of_the_site(view, element)
                ]
            if control == "confirm_cancel":  # a question follows on those
                fitting = [element for element in fitting if not _ends_in_dots(element)]
            fitting = [element for element in fitting if _inside(view, element, view.dialog)] or fitting
            fitting = [element for element in fitting if not leads_nowhere(view, element)]
            if control == "cancel_link":  # "Quit" leads back to the account
                fitting = [each for each in fitting if not leads_to(self.service.entry_url, view, each)]
            if intent in _GOING_ON:
                fitting = [element for element in fitting if not marks_a_place(view, element)]
            outer = {each.ref for element in fitting for each in view.ancestors(element)}
            fitting = [element for element in fitting if element.ref not in outer]  # what is pressed is the inner one
            alike = {(normalise(element.label), element.href, element.form_action) for element in fitting}
            if control == "cancel_link" and len(alike) > 1 and len({words for words, *_ in alike}) == 1:
                fitting = self.subscriptions(view).beside_the_name(fitting)
                if not fitting:
                    raise StateDetectionError(self._several(view))
            if control == "cancel_link":
                rivals = self.subscriptions(view).rivals
                own = [element for element in fitting if element.node not in rivals]
                if fitting and not own and self.service.plan:
                    raise StateDetectionError(self._several(view))
                fitting = _naming_it(self._of_the_kind(_without_help(own, view), view))
            fitting = [element for element in fitting if not self.closes_all(element)] or fitting
            if (learned := next((element for element in fitting if element.node in prefer), None)) is not None:
                return learned
            alike = {(normalise(element.label), element.href, element.form_action) for element in fitting}
            if len(alike) == 1:
                return next((element for element in fitting if element.hit), fitting[0])
        return None

    def _of_the_kind(self, fitting: list[Element], view: PageView) -> list[Element]:
        """Choose among controls that end several kinds of contracts the one that is meant; all if that is not told."""
        own = [each for each in fitting if not _in_menu(view, each)]
        if len({normalise(each.label) for each in own}) < 2:
            return fitting
        meant = Wanted(self.service.name, self.service.plan, self.known).kind([each.label for each in own])
        return fitting if meant is None else [own[meant]]

    def _means(self, element: Element, intent: str, view: PageView) -> bool:
        roles = BUTTONS | {"checkbox"} if intent == "renewal" else BUTTONS
        if not element.interactive or element.modal_blocked or element.role not in roles:
            return False
        if intent == "open" and element.has("expanded"):  # what it unfolds is there
            return False
        labels = self.labels(element, view)
        if any(label.intents & NEVER for label in labels):
            return False
        if intent == "renewal":  # only what is on can be turned off
            return element.has("checked") and any(label.best == intent for label in labels)
        if intent == "to_free":
            return any(intent in label.intents for label in labels)
        return any(label.best == intent for label in labels)

    def only_names_the_law(self, element: Element, view: PageView) -> bool:
        """Return whether it stands in the footer, and is only the word for an end: the terms of withdrawal."""
        landmark = view.closest(element, FURNITURE)
        if landmark is None or landmark.role != "contentinfo":
            return False
        meanings = Reader.load().read(element.label)
        return all("noun" in each.flags and each.object in {"none", "cancellation"} for each in meanings)

    def labels(self, element: Element, view: PageView | None = None) -> list[Label]:
        """Read the meanings of its name, and of its visible text if that differs; in `view`, also of what is around."""
        if (
            view is not None
            and element.role in BUTTONS
            and (by_card := self.subscriptions(view).labels.get(element.node))
        ):
            return [by_card]
        labels = labels_of(self.lexicon, element)
        if element.role in BUTTONS and not any(label.intents for label in labels) and self._leaves_it(element.label):
            return [Label(frozenset({"open"}), "open", element.label)]
        question = question_over(view, element) if view is not None and element.role in BUTTONS else ""
        return [answering(each, element.label, question) for each in labels]

    def _leaves_it(self, label: str) -> bool:
        """Return whether a label only ends what is called by the service's own name: "Leave Ironbridge"."""
        meant = Reader.load().control(label)
        unknown = {word for each in meant.meanings for word in each.unknown}
        own = set(tokens(normalise(called(self.service.name))))
        ends = len(meant.meanings) == 1 and meant.meaning.act in ENDING and meant.meaning.polarity == "+"
        return meant.kind == "end" and not meant.also and ends and bool(unknown) and unknown <= own

    def says(self, element: Element, intents: Collection[str]) -> bool:
        """Return whether one of its labels has one of these intents."""
        return any(not label.intents.isdisjoint(intents) for label in self.labels(element))

    def at_once(self, element: Element) -> bool:
        """Return whether its label ends something now, and not at the end of the paid period."""
        meanings = Reader.load().control(element.label).meanings
        return any("now" in each.flags and each.act in ENDING for each in meanings)

    def asks_next(self, view: PageView) -> Element | None:
        """Find the one button whose label cancels and ends in dots: a question follows before anything is done."""
        fitting = [
            element
            for element in view.elements
            if _ends_in_dots(element) and (self._means(element, "open", view) or self._means(element, "forward", view))
        ]
        return fitting[0] if len(fitting) == 1 else None

    def ends_where_it_stands(self, view: PageView, asked_by: str = "") -> Element | None:
        """Find the one control that surely ends the subscription under its question, whatever it says elsewhere.

        "Close" closes a dialog, and turns the renewal off under "Turn off the renewal?". `asked_by`: label of what
        brought up the open dialog, which a mere "Are you sure?" is about, and what stands in it without a heading.
        """
        root, reader = page_blocks(view, view.dialog), Reader.load()
        inside = view.elements if view.dialog is None else view.within(view.dialog)
        fitting: list[Element] = []
        for each in inside:
            if not (each.usable and each.label) or _in_menu(view, each) or self.says(each, NEVER):
                continue
            context = reader.context(section_of(each, root) or _asked_in_dialog(view, each))
            bare = context.question or not context.text
            if asked_by and bare and context.act == "none" and context.object == "none":
                context = reader.context(asked_by)
            meant = reader.control(first_line(each, each.label), context)
            if context.act in ENDING and meant.kind == "end" and not meant.also and meant.confidence >= _SURE:
                fitting.append(each)
        return fitting[0] if len(fitting) == 1 else None

    def profile(self, view: PageView) -> Element | None:
        """Choose the first profile that is not a child's, since those have no account page."""
        for element in view.elements:
            inside = any(each.role in {"main", "dialog", "list"} for each in view.ancestors(element))
            named = inside and element.interactive and element.role in BUTTONS and not _in_menu(view, element)
            if named and element.label and not any(label.intents for label in self.labels(element)):
                return element
        return None

    def folded(self, view: PageView, *, telling: bool = False) -> Element | None:
        """Find a folded part of the page; one that is about the subscription comes first.

        `telling`: only a button that names the subscription, and no list to choose from.
        """
        closed = [
            element
            for element in view.elements
            if element.has("collapsed")
            and element.interactive
            and not element.modal_blocked
            and not self.says(element, NEVER)
            and not _in_menu(view, element)
        ]
        if telling:
            read = [(each, Reader.load().context(each.label)) for each in closed if each.role == "button"]
            about = (each for each, told in read if told.object in FAMILY and told.act in {"none", "inform"})
            return next(about, None)
        saying = [element for element in closed if self.says(element, {"open", "forward", "manage", "decline"})]
        return next(iter(saying or closed), None)

    def acknowledgement(self, view: PageView, waiting: Element) -> Element | None:
        """Find an empty box that a disabled control waits for: a required one, or an acknowledgement."""
        form = _form_of(view, waiting)
        for element in view.elements:
            empty = element.role in {"checkbox", "switch"} and element.has("unchecked") and not element.has("disabled")
            if not empty or (form is not None and not _inside(view, element, form)):
                continue
            if not self._may_be_ticked(element):
                continue
            intents = self.lexicon.text(element.label).keys()
            consents = any("consent" in each.flags for each in Reader.load().read(element.label))
            consents |= agrees_to_terms(element.label)
            if is_required(element) or consents or intents & {"acknowledge", "final_notice"}:
                return element
        return None

    def agreement_to_pay(self, view: PageView, waiting: Element) -> Element | None:
        """Find the empty box beside a control that agrees to a charge: only the person may tick it."""
        form = _form_of(view, waiting)
        for element in view.elements:
            empty = element.role in {"checkbox", "switch"} and element.has("unchecked") and element.usable
            if empty and (form is None or _inside(view, element, form)) and self._consents_to_pay(element):
                return element
        return None

    def only_acknowledges(self, element: Element) -> bool:
        """Return whether its label only says that something is known or agreed to: "I understand that …"."""
        consents = any("consent" in each.flags for each in Reader.load().read(element.label))
        return consents or "acknowledge" in self.lexicon.text(element.label) or agrees_to_terms(element.label)

    def lone_box(self, view: PageView) -> Element | None:
        """Find the only empty box of the page, if it neither pays nor advertises; None if it has several, or none."""
        empty = [each for each in view.elements if each.role == "checkbox" and each.usable and each.has("unchecked")]
        own = [each for each in empty if view.closest(each, FURNITURE) is None]
        return own[0] if len(own) == 1 and self._may_be_ticked(own[0]) else None

    def _may_be_ticked(self, element: Element) -> bool:
        """Return whether its label consents to nothing but an end.

        Not to advertising, paying, keeping or deleting, and it waives nothing.
        """
        if any(_is_a_no(each) for each in Reader.load().read(element.label)):
            return False
        barred = NEVER - {"accept"} if agrees_to_terms(element.label) else NEVER
        barred = barred - {"money"} if knows_of_a_frozen_account(element.label) else barred
        if "marketing" in self.lexicon.text(element.label) or self._orders(element, barred):
            return False
        return not self._advertises(element) and not self._consents_to_pay(element)

    def _orders(self, element: Element, barred: Collection[str]) -> bool:
        """Return whether a label has one of these intents, apart from what it only acknowledges."""
        ordered = (without_conditions(self.lexicon, text) for text in {element.name, element.text} if text)
        return any(label_of(self.lexicon, each).intents & set(barred) for each in ordered)

    def consent(self, view: PageView, waiting: Element) -> Element | None:
        """Find a ticked box of the same form that lets the site call, write or advertise."""
        form = _form_of(view, waiting)
        for element in view.elements:
            ticked = element.role == "checkbox" and element.has("checked") and element.usable
            here = form is None or _inside(view, element, form)
            if ticked and here and not element.has("required") and self._advertises(element):
                return element
        return None

    def _advertises(self, element: Element) -> bool:
        """Return whether its label lets the site call, write or advertise."""
        meanings = Reader.load().read(element.label)
        acts = {each.act for each in meanings if each.act != "contact" or each.polarity == "+"}
        things = {each.object for each in meanings}
        advertises = bool(acts & {"contact"} or things & {"newsletter", "offer"})
        return advertises and not acts & {"end", "stop", "lose", "delete"} and "terms" not in things

    def _consents_to_pay(self, element: Element) -> bool:
        """Return whether its label names a price or a fee: only the person agrees to a charge."""
        about, _ = self.lexicon.beside(element.label)
        sums = [each[0] for each in sum_pattern().finditer(element.label)]
        charged = any(re.search("[1-9]", each) for each in sums) and not names_only_what_is_lost(element.label)
        return charged or bool(about & {"fee"} and not about & {"no_fee"} and not pays_on_return(element.label))

    def goes_on_with_the_service(self, element: Element) -> bool:
        """Return whether a label goes on with the service or its plan by name, which keeps it: "Continue Netflix"."""
        label = normalise(element.label)
        names = [normalise(each) for each in (self.service.name, self.service.plan) if each]
        meant = Reader.load().control(element.label).meaning
        return meant.act == "go_on" and not meant.others and any(each in label for each in names)

    def only_names_a_page(self, element: Element, view: PageView) -> bool:
        """Return whether a control of a menu or footer has no meaning but to decline, or in a link to go on.

        There that is the name of a page: "Data sending policy".
        """
        intents = {intent for label in self.labels(element) for intent in label.intents}
        if view.closest(element, FURNITURE) is None or not intents:
            return False
        pages = {"decline", "survey_skip"} | ({"proceed", "neutral"} if _is_of_the_site(view, element) else set())
        return intents <= pages

    def way_out(self, view: PageView, waiting: Element) -> Element | None:
        """Find the control that closes what lies in front of another, without agreeing to anything.

        One in another dialog comes first. What closes the part that the other stands in closes the other, too.
        """
        inside = [each for each in view.elements if _inside(view, each, view.dialog)] if waiting.modal_blocked else []
        own = {each.ref for each in view.ancestors(waiting) if each.role in DIALOGS | {"group", "form"}}
        outside = [
            each for each in inside or view.elements if not own & {holder.ref for holder in view.ancestors(each)}
        ]
        refusals = cookie_refusals(view)
        ranked: list[tuple[bool, bool, Element]] = []
        for each in outside:
            usable = each.interactive and each.role in BUTTONS and each.hit and not leads_away(view, each)
            labels = self.labels(each) if usable else []
            closes, declines = (any(label.best == intent for label in labels) for intent in ("close", "decline"))
            declines = declines or (usable and each.node in refusals)
            if (closes or declines) and not any(label.intents & NEVER for label in labels):
                alone = all(holder.role not in DIALOGS for holder in view.ancestors(each))
                ranked.append((alone, not closes, each))
        return min(ranked, key=lambda rank: rank[:2], default=(True, True, None))[2]


def _asked_in_dialog(view: PageView, element: Element) -> str:
    """Return the title of the dialog around a control, or the line below "Are you sure?" that tells what ends; "".

    That line only counts for a control that names an end itself: "Yes, turn it off", and not a mere "Yes".
    """
    reader, title = Reader.load(), question_over(view, element)
    asked = reader.context(title)
    if not title or asked.act != "none" or not asked.question or reader.context(title).object != "none":
        return title
    alone = reader.control(first_line(element, element.label))
    dialog = view.closest(element, DIALOGS)
    if dialog is None or not alone.may("end") or alone.may("accept"):
        return title
    told = (line for line in lines_of(view, dialog) if reader.context(line).act in ENDING)
    return next(told, title)


def _fits(element: Element, target: TargetStrategy) -> bool:
    """Return whether an element matches a target of a definition."""
    match target.method:
        case "css":
            return target.css_selector in element.matches
        case "aria":
            name = target.aria_name
            return element.role == target.aria_role and (name is None or normalise(name) == normalise(element.name))
        case "text":
            return normalise(target.text_content or "") == normalise(element.label)
    return False


def _is_of_the_site(view: PageView, element: Element) -> bool:
    """Return whether a link stands in the site's footer, and so is no step of what the page is about: "Leaving us"."""
    landmark = view.closest(element, FURNITURE)
    return landmark is not None and landmark.role == "contentinfo" and bool(element.href) and not element.form_method


def _is_a_no(clause: Meaning) -> bool:
    """Return whether a clause of a box refuses something: "I do not agree"."""
    return clause.act in {"refuse", "decline"} or (clause.act == "accept" and clause.polarity == "-")


def _ends_in_dots(element: Element) -> bool:
    return element.label.rstrip().endswith(("...", "\N{HORIZONTAL ELLIPSIS}"))


def is_required(element: Element) -> bool:
    """Return whether a field has to be filled: by its state, or by the star at its label."""
    return element.has("required") or element.label.strip().startswith("*") or element.label.strip().endswith("*")


def _without_help(fitting: list[Element], view: PageView) -> list[Element]:
    """Leave out links to articles of the help, by their address, where others are left."""
    own = [each for each in fitting if not leads_to_help(view, each)]
    return own or fitting


def _in_menu(view: PageView, element: Element) -> bool:
    return view.closest(element, FURNITURE) is not None


def _inside(view: PageView, element: Element, container: int | None) -> bool:
    return container is not None and any(each.ref == container for each in view.ancestors(element))


def _form_of(view: PageView, element: Element) -> int | None:
    return next((each.ref for each in view.ancestors(element) if each.role in {"form", "dialog", "alertdialog"}), None)


def _naming_it(fitting: list[Element]) -> list[Element]:
    """Return the controls whose label names the subscription, and nothing else; all if none does.

    A bare "Stop" may be an add-on's.
    """
    named = [each for each in fitting if _names_only_it(first_line(each, each.label))]
    return named or fitting


def _names_only_it(label: str) -> bool:
    return any(each.object in FAMILY and not each.unknown for each in Reader.load().control(label).meanings)


def _ends_a_newsletter(element: Element, root: PageBlock) -> bool:
    """Return whether a label ends what the headings over it call newsletters, and none of them a subscription."""
    if not ends_nothing_named(element.label):
        return False
    about = [Reader.load().context(each).object for each in headings_of(element, root)]
    return "newsletter" in about and not any(each in FAMILY for each in about)
