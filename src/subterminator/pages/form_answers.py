"""Answers to text fields: a neutral sentence where a page asks for reasons, or a phrase that it wants typed.

Where a required field of a cancellation asks for exactly an address or number that the account shows, that is named,
and the guard fills it in. Everything else (names, telephone, codes) is left to the person.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import BUTTONS, FORM, FURNITURE
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.controls import NEVER, is_required
from subterminator.pages.labels import labels_of, only_changes
from subterminator.pages.own_data import NOTHING_OWN, OwnData, placeholder, wanted_of_account

MOST_CHARACTERS = 2000
"""Longest answer; a field that wants more is left to the person."""
SHORT_PHRASE_WORDS = 3
"""Length of an unknown phrase in quotation marks that is typed; a longer one could be a consent."""
_LONGEST_COMPLAINT = 160
_NUMBER = re.compile(r"\d{1,5}")


class Answers:
    """Finds the next empty field to fill, and its text."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def next(
        self, view: PageView, new: Collection[str] = (), *, insist: bool = False, own: OwnData = NOTHING_OWN
    ) -> tuple[Element, str] | None:
        """Return the next field and its text; None when nothing is left to write.

        Args:
            new: nodes that appeared after an answer, and are filled too.
            insist: fill optional fields as well, because the page has come back once.
            own: what the account's pages show of the customer; of this only the kind is named.
        """
        if (shown := self._shown_by_account(view, own)) is not None:
            return shown
        fields = [field for field in _fields(view) if not (field.value or "").strip() or field.has("invalid")]
        for field in fields:
            if phrase := self._phrase(field, fields, view):
                if (field.value or "") != phrase:
                    return field, phrase
                continue
            named = _is_of_the_chosen_answer(field, view)
            wanted = insist or field.has("required") or field.has("invalid") or field.node in new
            words = self._sentence(view) if named or (wanted and self._asks_for_reasons(field)) else ""
            if words and (field.value or "") != words:
                return field, words
        return None

    def _shown_by_account(self, view: PageView, own: OwnData) -> tuple[Element, str] | None:
        """Return a field that asks for what the account shows, with its placeholder."""
        if not own.values:
            return None
        for each in view.elements:
            empty = each.role == "textbox" and not (each.value or "").strip()
            kind = wanted_of_account(each, view, self._lexicon) if empty else None
            if kind is not None and own.value(kind):
                return each, placeholder(kind)
        return None

    def for_a_person(self, view: PageView, own: OwnData = NOTHING_OWN, beside: Element | None = None) -> str:
        """Return the label of a required empty field that only a person could fill, as a name; "" without one.

        A form that has no button is no part of the way on.

        Args:
            beside: a control, if only the fields of its form count.
        """
        fields = list(_fields(view))
        form = None if beside is None else view.closest(beside, FORM)
        for each in _empty_fields(view):
            if not is_required(each) or not each.label or _is_in_a_form_without_button(each, view):
                continue
            if beside is not None and (form is None or view.closest(each, FORM) is not form):
                continue
            kind = wanted_of_account(each, view, self._lexicon)
            written = (kind is not None and own.value(kind)) or self._phrase(each, fields, view)
            if not written and not self._asks_for_reasons(each):
                return each.label.strip(" *")
        return ""

    # -- reasons

    def _asks_for_reasons(self, field: Element) -> bool:
        """Return whether the field asks for reasons or comments: by its label, or as a textarea without one."""
        labels = _labels(field)
        if not labels:
            return field.tag == "textarea"
        return any(
            "neutral" in self._lexicon.label(each).intents
            or "survey" in self._lexicon.text(each)
            or any("own_words" in hit.intents for hit in self._lexicon.find("field", each))
            for each in labels
        )

    def _sentence(self, view: PageView) -> str:
        """Return the neutral sentence in the page's language, repeated up to the minimum; "" if that is too long."""
        sentence = self._lexicon.reason(view.language)
        minimum = self._minimum(view)
        if not sentence or minimum > MOST_CHARACTERS:
            return ""
        words = sentence
        while len(words) < minimum:
            words = f"{words} {sentence}"
        return words

    def _minimum(self, view: PageView) -> int:
        """Return the minimum length that the page names; 0 without one."""
        texts = [*view.text.splitlines(), *(text for field in _fields(view) for text in _labels(field))]
        lines = {line for line in texts if any(char.isdigit() for char in line)}
        return max(
            (
                int(number)
                for line in lines
                if any("at_least" in hit.intents for hit in self._lexicon.find("field", line))
                for number in _NUMBER.findall(normalise(line))
            ),
            default=0,
        )

    # -- phrase to be typed

    def _phrase(self, field: Element, fields: list[Element], view: PageView) -> str:
        """Return the phrase beside the field; that in the page's own text if there is one field and one phrase."""
        for label in _labels(field):
            if phrase := self._phrase_in(label, view):
                return phrase
        if len(fields) != 1 or self._asks_for_reasons(field):
            return ""
        phrases = {phrase for line in view.text.splitlines() if (phrase := self._phrase_in(line, view))}
        return phrases.pop() if len(phrases) == 1 else ""

    def _phrase_in(self, line: str, view: PageView) -> str:
        """Return the phrase that a line wants typed; "" for none, or one that keeps, buys or deletes.

        A word of change ("DOWNGRADE") is typed where a control of the page changes to a free plan.
        """
        phrase, quoted = self._lexicon.asked_phrase.read(line)
        if not phrase:
            return ""
        means = self._lexicon.label(phrase).intents
        barred = (means | self._lexicon.label(line).intents) & NEVER
        to_free = barred == {"money"} and only_changes(phrase) and self._has_control_for_free(view)
        if barred and not to_free:
            return ""
        if any("delete" in hit.intents for hit in self._lexicon.find("control", line)):
            return ""
        known = to_free or bool(means & (CANCELLING | {"proceed"}))
        return phrase if known or (quoted and len(phrase.split()) <= SHORT_PHRASE_WORDS) else ""

    def _has_control_for_free(self, view: PageView) -> bool:
        pressed = [each for each in view.elements if each.role in BUTTONS and not each.modal_blocked]
        return any("to_free" in label.intents for each in pressed for label in labels_of(self._lexicon, each))


def _fields(view: PageView) -> Iterator[Element]:
    """Yield the text fields that a person could fill now, without those of menus and searches."""
    for element in view.elements:
        if element.role != "textbox" or element.secret or not element.usable or element.has("readonly"):
            continue
        if element.attribute("type").lower() not in {"", "text", "textarea"}:
            continue
        if not view.closest(element, FURNITURE):
            yield element


def unfilled(view: PageView) -> list[str]:
    """List the labels of the required text fields of a page that are empty, without those of menus and searches."""
    wanted = (each for each in _empty_fields(view) if is_required(each) or each.has("invalid"))
    return list(dict.fromkeys(filter(None, (each.label.strip(" *") for each in wanted))))


def _empty_fields(view: PageView) -> Iterator[Element]:
    """Yield the empty text fields of any type that can be filled, without those of menus and searches."""
    for each in view.elements:
        empty = each.role == "textbox" and each.usable and not (each.value or "").strip()
        if empty and not each.has("readonly") and not view.closest(each, FURNITURE):
            yield each


def _is_in_a_form_without_button(field: Element, view: PageView) -> bool:
    form = view.closest(field, FORM)
    return form is not None and not any(each.interactive and each.role in BUTTONS for each in view.within(form.ref))


def complaint(view: PageView, before: PageView | None) -> str:
    """Return what a page says that refuses what was sent: its alert, else the first line that was not there before.

    Args:
        before: the page of the press.
    """
    known = {normalise(line) for line in before.text.splitlines()} if before is not None else set()
    alerts = [line for each in view.elements if each.role == "alert" for line in (each.text or each.name).splitlines()]
    new = [line.strip() for line in (*alerts, *view.text.splitlines()) if normalise(line) not in known]
    return next(filter(None, new), "")[:_LONGEST_COMPLAINT]


def _labels(field: Element) -> list[str]:
    """List the texts of a field: its name and its placeholder."""
    placeholder = field.attribute("placeholder")
    return [text for text in dict.fromkeys((field.name, placeholder)) if text]


def _is_of_the_chosen_answer(field: Element, view: PageView) -> bool:
    """Return whether a field asks for the words of the chosen answer: "Other, please specify" beside "Other"."""
    said = [normalise(each) for each in _labels(field)]
    chosen = [normalise(each.label) for each in view.elements if each.role == "radio" and each.has("checked")]
    return any(answer and label.startswith(answer) and label != answer for answer in chosen for label in said)
