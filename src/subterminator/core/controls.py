"""Which control to press: the one that the definition names, else the one whose words fit; never a guess."""

from __future__ import annotations

from subterminator.core.protocols import Element, PageView, ServiceProtocol, TargetStrategy
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise

WORDS: dict[str, tuple[str, ...]] = {
    "cancel_link": ("open",),
    "decline_offer": ("decline", "forward"),
    "survey_submit": ("survey_skip", "forward"),
    "confirm_cancel": ("final",),
}
"""For each control of a definition, the intents of a label that does the same, best first."""

NEVER = frozenset({"accept", "money", "resume", "keep", "close"})
"""A label with one of these is not what the handlers are looking for, whatever else it says."""

PRESSABLE = frozenset({"button", "link", "menuitem", "tab", "switch", "generic"})


class Controls:
    """The controls of one service, found on a page."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self.service = service
        self.lexicon = lexicon

    def targets(self, control: str) -> list[TargetStrategy]:
        """The definition's ways to find a control, in order; [] when it names none."""
        named = self.service.controls.get(control)
        return named.targets() if named is not None else []

    def by_words(self, control: str, view: PageView) -> Element | None:
        """The one control of the page whose label means this; None when none does, or several differ."""
        for intent in WORDS.get(control, ()):
            fitting = [element for element in view.elements if self._means(element, intent)]
            fitting = [element for element in fitting if _inside(view, element)] or fitting
            alike = {(normalise(element.label), element.href, element.form_action) for element in fitting}
            if len(alike) == 1:
                return next((element for element in fitting if element.hit), fitting[0])
        return None

    def _means(self, element: Element, intent: str) -> bool:
        if not element.interactive or element.modal_blocked or element.role not in PRESSABLE:
            return False
        labels = [self.lexicon.label(said) for said in dict.fromkeys((element.name, element.text)) if said]
        if any(label.intents & NEVER for label in labels):
            return False
        return any(label.best == intent for label in labels)

    def neutral_answer(self, view: PageView) -> Element | None:
        """An answer to choose in a survey that has none chosen yet; never one that stands for an offer."""
        radios = [element for element in view.elements if element.role == "radio" and not element.has("disabled")]
        if not radios or any(element.has("checked") for element in radios):
            return None
        plain = [element for element in radios if not self.lexicon.label(element.label).intents & NEVER]
        neutral = [element for element in plain if "neutral" in self.lexicon.label(element.label).intents]
        return next(iter(neutral or plain), None)


def _inside(view: PageView, element: Element) -> bool:
    """Whether the element stands in the open modal dialog."""
    if view.dialog is None:
        return False
    parent = element.parent
    while parent is not None:
        if parent == view.dialog:
            return True
        parent = view[parent].parent
    return False
