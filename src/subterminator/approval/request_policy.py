"""Policy for requests and for the OK of native dialogs: harmless, subject to approval, or refused."""

from __future__ import annotations

from collections.abc import Sequence

from subterminator.approval.address_words import cancelling_words, only_changes_plan
from subterminator.approval.control_labels import all_labels, is_for_free
from subterminator.approval.descriptions import quote, say
from subterminator.approval.request_fields import (
    Fields,
    besides,
    buys,
    decides,
    is_token,
    orders_otherwise,
    sent_fields,
)
from subterminator.approval.send_kinds import SendReader
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.domain.protocols import CLICK, ApprovalRequest, Element, Form, PageRequest, PageView, ServiceProtocol
from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHERS
from subterminator.pages.fees import sentences


def _meanings(message: str) -> list[Meaning]:
    return Reader.load().read(message, "dialog")


def _ends_another(message: str) -> bool:
    """Return whether a dialog asks about the end of an order, an add-on or another thing than the subscription."""
    return any(each.act in {"end", "stop"} and each.object in OTHERS for each in _meanings(message))


def _asks_to_end(message: str) -> bool:
    """Return whether a dialog asks about the end of the subscription, and about no other act."""
    acting = [each for each in _meanings(message) if each.act not in {"none", "be", "consent"}]
    return bool(acting) and all(
        each.act in {"end", "stop"} and each.polarity == "+" and each.object in FAMILY | {"none", "cancellation"}
        for each in acting
    )


class Orders:
    """Judges what the gate table does not: dialogs, forms, and fields that order something other than an end."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._service_name = service.name
        self.reader = SendReader(service, lexicon)

    def dialog(self, message: str, *, pressed: bool = False) -> Ask | Refuse:
        """Judge pressing OK in a native dialog by its message. `pressed`: a press of ours opened it."""
        if self._lexicon.label(message).intents & (REFUSED | {"delete"}):
            return Refuse(f"the dialog {quote(message)} reads as an offer, a purchase or a deletion")
        question = " ".join(each for each in sentences(message) if each.endswith(("?", "\uff1f"))) or message
        intents = set(self._lexicon.label(question).intents) | set(self._lexicon.text(question))
        ends = bool(intents & {"final", "open", "forward", "final_notice"} or cancelling_words(normalise(message)))
        ends = ends or _asks_to_end(message.replace(self._service_name, " "))
        if "keep" in intents and not ends:
            return Refuse(f"OK in the dialog {quote(message)} would keep the subscription")
        if "keep" in intents:
            return Ask(f"the dialog {quote(message)} speaks of keeping and of cancelling", covered=False)
        if ends and _ends_another(message):
            return Ask(f"the dialog {quote(message)} asks to cancel something else", covered=False)
        if ends:
            return Ask(f"the dialog {quote(message)} asks to cancel")
        if pressed and message.strip():
            return Ask(f"it cannot be told what OK in the dialog {quote(message)} does", covered=False)
        return Refuse(f"it cannot be told what OK in the dialog {quote(message)} does")

    def fields(self, request: PageRequest) -> Fields:
        """Return the fields of a request's body; none if it cannot be read."""
        return sent_fields(request) or []

    def besides(self, request: PageRequest, *, ending: bool = False) -> str:
        """Describe what a request orders by one of its fields instead of an end; "" for nothing.

        `ending`: a press that surely ends caused it.
        """
        field = besides(request, self.fields(request), self._lexicon, decided=True, ending=ending)
        return f"{request.method} {quote(request.url)} reads as a purchase or a change ({field})" if field else ""

    def controls_for(self, request: PageRequest, view: PageView, pressed: Element | None = None) -> str:
        """Explain why a request of a costly button of the page may not be sent; "" if it may.

        Some frameworks (JSF) send a form by its links, too, and tell them apart by a field with the link's own id: that
        of the `pressed` control, where the button's name is absent.
        """
        senders = [each for each in view.elements if each.form_method == "POST" and each.form_action == request.url]
        intent_sets = [
            {intent for text in all_labels(each, CLICK) for intent in self._lexicon.label(text).intents}
            for each in senders
        ]
        own = pressed is not None and self._names(request, pressed, senders)
        if intent_sets and all(intents & REFUSED for intents in intent_sets) and not own:
            return f"{say(senders[0])} would send {quote(request.url)}, and nobody pressed it"
        if any(intents & REFUSED for intents in intent_sets):
            return self.besides(request)  # a form with buttons of both kinds, none of them pressed
        return ""

    def _names(self, request: PageRequest, pressed: Element, senders: Sequence[Element]) -> bool:
        """Return whether a request has a field with the id of the pressed control, and none of the buttons' names."""
        fields = {name for name, _ in self.fields(request)}
        named = [each.attribute("name") for each in senders]
        return (
            bool(pressed.attribute("id")) and pressed.attribute("id") in fields and all(named) and not fields & {*named}
        )

    def ends_by_a_control(self, request: PageRequest, view: PageView) -> str:
        """Describe the control of the page that ends the subscription by that request; "" without one."""
        senders = (each for each in view.elements if each.form_method == "POST" and each.form_action == request.url)
        for each in senders:
            if any("final" in self._lexicon.label(text).intents for text in all_labels(each, CLICK)):
                return say(each)
        return ""

    def form(self, form: Form) -> str:
        """Explain why a form may not be sent even with approval; "" if it may."""
        fields = [(field.name, field.value) for field in form.fields if field.value is not None]
        for name, value in fields:
            if decides(name) and orders_otherwise(value, self._lexicon):
                return f"its form says {quote(f'{name}={value}')}, which is not an end"
        return self.reader.takes_another_plan(form.action, fields)

    def form_warning(self, form: Form) -> str:
        """Warn of hidden amounts, goods and renewals in a form; "" without any."""
        fields = [(field.name, field.value) for field in form.fields if field.kind == "hidden" and field.value]
        costs = [f"{name}={value}" for name, value in fields if buys(name, value) and not is_token(value)]
        return f"the form that is sent says {quote(', '.join(costs))}" if costs else ""

    def takes_free_plan(self, request: PageRequest, approved: ApprovalRequest) -> bool:
        """Return whether a request changes to a free plan, which a person approved by the control's own words."""
        same = (request.method, request.url) == (approved.form_method, approved.form_action)
        labels = [self._lexicon.label(text) for text in (approved.name, approved.text) if text]
        return same and is_for_free(labels) and only_changes_plan(request.url)
