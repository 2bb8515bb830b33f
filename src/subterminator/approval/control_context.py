"""Context of a control: the small dialog, the headings or the chosen answer under which it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from subterminator.approval.own_part import own_block
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.meaning import ENDING, Context, ControlMeaning
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.blocks import headings_of, page_blocks
from subterminator.pages.choices import wants_no_more
from subterminator.pages.labels import first_line

_SURE = 0.8
"""Least confidence of the reader of meanings."""
_SMALL_DIALOG = 600
"""Length of a dialog that asks a question; a longer one counts as a page."""
_FEW_BUTTONS = 4


def asked_over(element: Element, texts: Sequence[str], view: PageView) -> list[str]:
    """List what a control is asked under, the innermost first: a dialog, or headings; of "Next", the chosen end."""
    if dialog := asking_dialog(element, view):
        return [dialog]
    headings = _headings_over(element, view)
    onward = bool(texts) and all(map(goes_on, texts))
    return _up_to_the_end(_chosen_end(element, view) or headings) if onward else headings


def asking_dialog(element: Element, view: PageView) -> str | None:
    """Return the text of a small dialog around the control, without its open answers; None without one."""
    dialog = view.dialog_around(element)
    if dialog is None:
        return None
    inside = view.within(dialog)
    buttons = [each for each in inside if each.interactive and each.role in {"button", "link"}]
    words = inside[0].text or "\n".join(dict.fromkeys(each.text or each.name for each in inside[1:]))
    if len(buttons) > _FEW_BUTTONS or len(words) >= _SMALL_DIALOG:
        return None
    open_answers = [
        each
        for each in inside
        if (each.role == "radio" and each.has("unchecked")) or (each.role == "option" and not each.has("selected"))
    ]
    answers = {" ".join(each.label.split()) for each in open_answers}
    asked = [line for line in page_blocks(view, dialog).whole() if line not in answers] if answers else []
    return "\n".join(asked) or words or " "


def _headings_over(element: Element, view: PageView) -> list[str]:
    """List the headings over a control, the innermost first, and the page's own; its first if it has neither."""
    shown = [each for each in view.elements if each.role == "heading" and each.label and not each.modal_blocked]
    parts = page_blocks(view, view.dialog_around(element))
    headings = [*headings_of(element, parts), *(each.label for each in shown if each.level == 1)]
    return list(dict.fromkeys(headings or [each.label for each in shown[:1]]))


def _chosen_end(element: Element, view: PageView) -> list[str]:
    """Return the chosen answer beside a control, if it is the only one and ends the subscription; [] otherwise.

    It tells better what "Next" goes on with than the heading of the page does: "Change or cancel my subscription".
    """
    own = own_block(page_blocks(view, view.dialog_around(element)), element)
    parts = [] if own is None else own.every_element
    chosen = [first_line(each, each.label) for each in parts if each.role == "radio" and each.has("checked")]
    if len(chosen) != 1:
        return []
    meant = Reader.load().control(chosen[0])
    ends = meant.kind == "end" and not meant.also and is_sure(meant)
    return chosen if (ends and meant.meaning.object in FAMILY) or wants_no_more(chosen[0]) else []


def _up_to_the_end(headings: Sequence[str]) -> list[str]:
    """Return headings, the innermost first, without those outside of the first that is about ending it.

    "Why are you leaving?" on a page that is called "Change your subscription" is a question of the end.
    """
    for number, heading in enumerate(headings):
        context = Reader.load().context(heading)
        if context.act in ENDING and context.object in FAMILY | {"none"} and context.polarity == "+":
            return [*headings[: number + 1]]
    return [*headings]


def of_a_survey(context: Context | None) -> Context | None:
    """Read a question over a list of reasons as one for the reason, whatever it names: "What has changed?"."""
    if context is None or context.act in ENDING or not (context.question or context.survey):
        return context
    return replace(context, act="none", survey=True)


def goes_on(text: str) -> bool:
    """Return whether a label only goes on: "Next"."""
    clauses = Reader.load().read(text, "control")
    return bool(clauses) and all(each.act == "go_on" and not each.unknown for each in clauses)


def is_sure(meant: ControlMeaning) -> bool:
    """Return whether the reader of meanings is confident enough of a reading to go by it."""
    return meant.confidence >= _SURE
