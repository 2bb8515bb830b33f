"""Choices of a page that were made before, and that a press would send."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from subterminator.approval.descriptions import quote
from subterminator.approval.own_part import holds, own_block
from subterminator.approval.warning_kinds import KEEPS_MESSAGES
from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import BUTTONS, GROUPS_OF_FIELDS
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.language_files import languages
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHERS
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.choices import question_over
from subterminator.pages.fees import charge_without_a_sum, unplaced_sum
from subterminator.pages.labels import first_line, only_asks_to_choose, without_conditions

ENDED_INSTEAD = OTHERS - {"cookies", "other"}
"""Objects whose end is a warning if nothing says that the subscription ends."""
_SEARCH = frozenset({"search"})
"""Role of the site's search: choices in it are not sent by other forms."""
_CHOSEN = frozenset({"checkbox", "radio", "switch", "option", "menuitemradio", "menuitemcheckbox"})
_TICKED = frozenset({"checkbox", "switch"})
_GOING_ON = frozenset({"go_on", "keep", "more"})
"""Flags of a clause by which something goes on as before, one of which it needs to have."""
_OF_MESSAGES = _GOING_ON | {"accept", "newsletter", "filler", "want", "by"}
_ANSWERS = 2
"""Least number of answers of a question."""
_WORD = re.compile(r"\w+")
_END_OF_NAME = re.compile(r"\s[-\u2013\u2014|·]\s|[,(]")
_WHEN = frozenset({"time", "filler", "date", "next", "after_pause"})
"""Flags of a clause that only states a time."""
_AT_A_DAY = frozenset({"noun", "present", "on", "when", "after_when", "active"})
"""Flags that it may have besides: "at the end of the current period"."""

_AT_A_LATER_DAY = _WHEN | {"can", "if", "when", "on", "after_if", "after_when", "after_colon", "more"}


def preset_choices(
    element: Element,
    view: PageView,
    within: PageBlock | None,
    shown: str,
    chosen_before: frozenset[str],
    lexicon: Lexicon,
    today: date,
    *,
    declines_a_pause: bool = False,
) -> Iterator[str]:
    """Describe preselected choices that are neither an answer nor this end.

    A switch behind the dialog of the control is none: it acts when it is pressed.

    Args:
        within: the part of the page whose choices count; None for all.
        shown: what is known of the subscription.
        chosen_before: nodes that the run itself chose or ticked.
        today: a later day that a choice names is one on which it ends.
        declines_a_pause: whether the control goes on to the end beside one that pauses, which takes a time: "1 month".
    """
    dialog = view.dialog_around(element)
    reader = Reader.load()
    inside = None if within is None else set(map(id, within.every_element))
    headings = [each.label for each in view.elements if each.role == "heading" and not each.modal_blocked]
    if headings and reader.context(headings[0]).survey:
        return
    for each in view.elements:
        if (
            each.node == element.node
            or each.node in chosen_before
            or (view.closest(each, _SEARCH) is not None and view.closest(element, _SEARCH) is None)
            or (inside is not None and id(each) not in inside)
            or (dialog is not None and each.role == "switch" and not holds(view.within(dialog), each))
            or _is_sent_by_its_own_form(each, element)
            or _is_how_long_a_pause_lasts(each, element, view)
            or _is_the_only_contract(each, view, shown)
        ):
            continue
        chosen = each.value if each.tag == "select" else first_line(each, each.label)
        said = (without_conditions(lexicon, each.label) if each.role == "checkbox" else chosen) or ""
        if (each.tag == "select" and only_asks_to_choose(chosen or "")) or (
            declines_a_pause and each.role not in _TICKED and _is_only_a_time(chosen or "", reader)
        ):
            continue
        made = each.tag == "select" or (each.role in _CHOSEN and each.has("checked"))
        if (
            made
            and chosen
            and not (
                (each.role not in _TICKED and _is_salutation(said, each.options, view.language))
                or _harmless_choice(said, reader, shown, lexicon, today)
                or _is_a_later_day(said, reader, shown, lexicon, today)
                or _is_the_first_day(each, chosen, view, lexicon, today)
            )
        ):
            if each.role in _TICKED and _leaves_messages_as_they_are(said, reader):
                yield f"{KEEPS_MESSAGES}: {quote(chosen)}"
            else:
                yield f"the answer {quote(chosen)} is chosen on the page"


def _is_sent_by_its_own_form(choice: Element, pressed: Element) -> bool:
    """Return whether a choice stands in a form that posts it elsewhere, and the press only follows a link."""
    follows = pressed.role == "link" and bool(pressed.href) and pressed.form_method != "POST"
    return follows and choice.form_method == "POST" and bool(choice.form_action) and choice.form_action != pressed.href


def _is_the_only_contract(choice: Element, view: PageView, shown: str) -> bool:
    """Return whether a question for the contract has one answer alone, which begins with what the account names."""
    if choice.tag == "select":
        answers = [each for each in choice.options if not only_asks_to_choose(each)]
        asked = choice.name
    elif choice.role == "radio":
        answers = [each.label for each in view.elements if each.question == choice.question]
        asked = question_over(choice, view)
    else:
        return False
    question = Reader.load().read(asked, "heading")
    about_it = any(each.object in FAMILY and not set(each.others) & OTHERS for each in question)
    about_it &= all(each.act in {"none", *ENDING} for each in question)
    name, *rest = _END_OF_NAME.split(answers[0], maxsplit=1) if len(answers) == 1 else [""]
    about_it &= all(each.act == "none" and not each.money for part in rest for each in Reader.load().read(part))
    words = _WORD.findall(normalise(name))
    return about_it and bool(words) and all(stands_in(word, shown) for word in words)


def _is_how_long_a_pause_lasts(choice: Element, pressed: Element, view: PageView) -> bool:
    """Return whether a choice is a length of time in a part of its own, whose only button pauses: "1 month"."""
    if choice.tag != "select" or not all(_is_only_a_time(each, Reader.load()) for each in choice.options):
        return False
    own = own_block(page_blocks(view), choice)
    buttons = [] if own is None else [each for each in own.every_element if each.role in BUTTONS and each.interactive]
    pausing = bool(buttons) and all(Reader.load().control(each.label).kind == "pause" for each in buttons)
    return pausing and not holds(buttons, pressed)


def _is_the_first_day(chosen: Element, label: str, view: PageView, lexicon: Lexicon, today: date) -> bool:
    """Return whether a question asks for the day of the end, and the first of the days to come is chosen.

    The other answers name later days, or another one: "First possible date: 18 December", "31 January", "Other date".
    A label with a sum, a pause or a word for what goes on is no such day.
    """
    if chosen.tag == "select":
        labels = list(chosen.options)
    else:
        labels = [each.label for each in view.elements if each.role == "radio" and each.question == chosen.question]
    days = {each: [day.when for day in lexicon.dates.read(normalise(each), today)] for each in labels}
    own = days.get(label, [])
    if len(own) != 1 or own[0] <= today or amount_pattern().search(label) or len(labels) < _ANSWERS:
        return False
    group = view.closest(chosen, GROUPS_OF_FIELDS)
    question = chosen.name if chosen.tag == "select" else group.name if group is not None else ""
    asked = Reader.load().read(question, "dialog") if question else []
    if not any(each.act in ENDING or each.flags & ENDING for each in asked):
        return False
    read = Reader.load().read(label, "control")
    if any(each.act not in {"none", *ENDING} or each.flags & _GOING_ON for each in read):
        return False
    later = [when for each, named in days.items() if each != label for when in named]
    return all(when > own[0] for when in later)


def _is_only_a_time(label: str, reader: Reader) -> bool:
    clauses = reader.control(label).meanings
    return bool(clauses) and all("time" in each.flags <= _WHEN and not each.unknown for each in clauses)


def _is_salutation(label: str, options: Sequence[str], language: str) -> bool:
    """Return whether a chosen answer is only how a person is addressed, as all other options: "Mr", "Mrs"."""
    spoken = language[:2].lower()
    if spoken not in languages():
        return False
    answers = [label, *(each for each in options if not only_asks_to_choose(each))]
    return all(words_of(spoken, "salutation").fullmatch(plain_text(each).strip()) for each in answers)


def _names_a_duration(label: str, lexicon: Lexicon) -> bool:
    """Return whether it has a number besides dates: "for 3 months" is a pause."""
    return any(map(str.isdigit, lexicon.dates.without(normalise(label))))


def _harmless_choice(label: str, reader: Reader, shown: str, lexicon: Lexicon, today: date) -> bool:
    """Return whether a chosen answer only states the end, an acknowledgement, or a reason for leaving."""
    meant = reader.control(label)
    clauses = meant.meanings
    named = [each for each in clauses if each.act != "keep" and "stays" not in each.flags]
    if any(each.object in ENDED_INSTEAD - {"survey", "changes"} for each in named):
        return False
    words = _WORD.findall(normalise(label))
    named_before = bool(words) and all(stands_in(word, shown) for word in words)
    named_before = named_before and all(each.act == "none" for each in clauses)
    if (named_before or _names_it_with_its_day(label, clauses, shown, lexicon, today)) and not unplaced_sum(
        label, lexicon, shown
    ):
        return True  # it names the subscription, as the account page does
    if unplaced_sum(label, lexicon, "") or charge_without_a_sum(label):
        return False
    strange = [word for each in clauses for word in each.unknown if word not in shown]
    this_end = any(each.act in {"end", "stop"} and each.object in FAMILY and each.polarity == "+" for each in clauses)
    ending = all(
        each.act in {"end", "stop", "keep", "none"} or (each.act in {"renew", "charge"} and each.polarity == "-")
        for each in clauses
    )
    if this_end and ending and not strange:
        return True
    only_when = bool(clauses) and all(each.flags <= _WHEN or _names_a_day(each) for each in clauses)
    only_when = only_when and not _names_a_duration(label, lexicon)
    if (meant.kind in {"end", "answer"} or only_when) and not strange:
        return True
    read = any("consent" in each.flags or each.object == "terms" or each.act == "lose" for each in clauses)
    read = read or any(each.act == "finish" and each.modality != "question" for each in clauses)
    grave = {"money", "pause", "resume", "delete", "accept", "keep"} & {meant.kind, *meant.also}
    return (read and not grave) or (meant.kind == "navigate" and meant.confidence == 1 and not strange)


def _names_it_with_its_day(label: str, clauses: Sequence[Meaning], shown: str, lexicon: Lexicon, today: date) -> bool:
    """Return whether an answer names what the account page does, and a day of it: "Flat M, $5 a month, due 5 May"."""
    days = {each.when for each in lexicon.dates.read(normalise(label), today)}
    known = {each.when for each in lexicon.dates.read(shown, today)}
    if len(days) != 1 or not days <= known:
        return False
    return (
        bool(clauses)
        and _is_named(clauses[0], shown)
        and all(
            (_names_a_day(each) and not each.unknown and normalise(each.money) in shown)  # of no sum: ""
            or (_is_named(each, shown) and each.act == "none" and not each.flags & ENDED_INSTEAD)
            for each in clauses
        )
    )


def _is_named(clause: Meaning, shown: str) -> bool:
    return all(stands_in(word, shown) for word in _WORD.findall(clause.clause))


def _leaves_messages_as_they_are(label: str, reader: Reader) -> bool:
    """Return whether a box only says that messages go on: "Continue to receive the newsletter".

    No other thing goes on with them, no word is unknown but those of receiving, and no number is in it.
    """
    clauses = reader.control(label).meanings
    if len(clauses) != 1 or any(map(str.isdigit, label)) or charge_without_a_sum(label):
        return False
    (clause,) = clauses
    receiving = words_of(clause.language, "receiving")
    return (
        clause.object == "newsletter"
        and clause.polarity == "+"
        and clause.act in {"accept", "keep", "go_on"}
        and bool(clause.flags & _GOING_ON)
        and clause.flags <= _OF_MESSAGES
        and all(receiving.fullmatch(word) for word in clause.unknown)
        and not words_of(clause.language, "receipt").search(plain_text(label))
    )


def _is_a_later_day(label: str, reader: Reader, shown: str, lexicon: Lexicon, today: date) -> bool:
    """Return whether a chosen answer only names a day to come: "At my next renewal, 22 December 2026".

    Not one before the next day that the account page names: what is paid for may last until then.
    """
    clauses = reader.control(label).meanings
    days = [each.when for each in lexicon.dates.read(normalise(label), today)]
    if not days or (min(days) - today).days <= 1 or _names_a_duration(label, lexicon):
        return False
    known = [each.when for each in lexicon.dates.read(shown, today) if each.when > today]
    if known and min(days) < min(known):
        return False
    return all(
        not each.unknown and (each.flags <= _AT_A_LATER_DAY if each.act == "none" else _names_a_day(each))
        for each in clauses
    )


def _names_a_day(clause: Meaning) -> bool:
    """Return whether a clause only names a day of the subscription: "At expiry, on 31 January", "at next renewal"."""
    if clause.act == "renew":  # a noun for the day, and no word for renewing
        return {"noun", "present"} <= clause.flags <= _WHEN | _AT_A_DAY | {"renew"} and clause.polarity == "+"
    if clause.act == "none":
        return "time" in clause.flags <= _WHEN | _AT_A_DAY
    plain = clause.act == "expire" and clause.object in FAMILY | {"none"} and clause.polarity == "+"
    return plain and clause.flags - clause.flags & FAMILY <= _WHEN | {"expire", "noun", "present", "info"}


def stands_in(word: str, text: str) -> bool:
    """Return whether a text has a word as a whole; in scripts without spaces, anywhere."""
    if word > "\u2e80":
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None
