"""What a page sends by itself, requests and the OK of its dialogs: harmless, in need of a yes, or refused."""

from __future__ import annotations

from subterminator.approval.addresses import cancelling_words, only_changes_plan
from subterminator.approval.control_labels import faces, is_for_free
from subterminator.approval.descriptions import quote, say
from subterminator.approval.request_fields import Fields, besides, buys, decides, is_token, otherwise, sent_fields
from subterminator.approval.send_kinds import SendReader
from subterminator.approval.verdicts import Ask, Refuse, Verdict
from subterminator.domain.protocols import Action, ApprovalRequest, Form, PageRequest, PageView, ServiceProtocol
from subterminator.lexicon.composer import FAMILY
from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader

__all__ = ["Orders"]

_CLICK = Action("click")


def _asks_to_end(message: str) -> bool:
    """Whether a dialog's question names the end of the subscription, and no clause of it names another act."""
    acting = [each for each in Reader.load().read(message, "dialog") if each.act not in {"none", "be", "consent"}]
    return bool(acting) and all(
        each.act in {"end", "stop"} and each.polarity == "+" and each.object in FAMILY | {"none", "cancellation"}
        for each in acting
    )


class Orders:
    """What is let out beside the table of the gate: dialogs, forms, and fields that order something else."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._service_name = service.name
        self.reader = SendReader(service, lexicon)

    def dialog(self, message: str, *, pressed: bool = False) -> Verdict:
        """Judge saying OK to a native dialog by what it says. `pressed`: a press of ours opened it."""
        label = self._lexicon.label(message)
        found = set(label.intents) | set(self._lexicon.text(message))
        if found & REFUSED or "delete" in found:
            return Refuse(f"the dialog {quote(message)} reads as an offer, a purchase or a deletion")
        ends = bool(found & {"final", "open", "forward", "final_notice"} or cancelling_words(normalise(message)))
        ends = ends or _asks_to_end(message.replace(self._service_name, " "))
        if "keep" in found and not ends:
            return Refuse(f"OK in the dialog {quote(message)} would keep the subscription")
        if "keep" in found:
            return Ask(f"the dialog {quote(message)} speaks of keeping and of cancelling", covered=False)
        if ends:
            return Ask(f"the dialog {quote(message)} asks to cancel")
        if pressed and message.strip():
            return Ask(f"it cannot be told what OK in the dialog {quote(message)} does", covered=False)
        return Refuse(f"it cannot be told what OK in the dialog {quote(message)} does")

    def fields(self, request: PageRequest) -> Fields:
        """The fields of a request's body; none where it cannot be read."""
        return sent_fields(request) or []

    def besides(self, request: PageRequest, *, decided: bool = True) -> str:
        """What a request orders by one of its fields instead of an end, in words; "" when nothing."""
        field = besides(request, sent_fields(request) or [], self._lexicon, decided=decided)
        return f"{request.method} {quote(request.url)} reads as a purchase or a change ({field})" if field else ""

    def controls_for(self, request: PageRequest, view: PageView) -> str:
        """Why nobody may send what a button of the page would send that costs, in words; "" when nothing speaks so."""
        senders = [each for each in view.elements if each.form_method == "POST" and each.form_action == request.url]
        found = [
            {intent for text in faces(each, _CLICK) for intent in self._lexicon.label(text).intents} for each in senders
        ]
        if found and all(intents & REFUSED for intents in found):
            return f"{say(senders[0])} would send {quote(request.url)}, and nobody pressed it"
        if any(intents & REFUSED for intents in found):
            return self.besides(request)  # a form with buttons of both kinds, and the answer of one that nobody pressed
        return ""

    def ends_by_a_control(self, request: PageRequest, view: PageView) -> str:
        """The control of the page that is the end and would send that request, in words; "" when there is none."""
        senders = (each for each in view.elements if each.form_method == "POST" and each.form_action == request.url)
        for each in senders:
            if any("final" in self._lexicon.label(text).intents for text in faces(each, _CLICK)):
                return say(each)
        return ""

    def form(self, form: Form) -> str:
        """Why a form may not be sent whoever says yes, in words; "" when nothing speaks against it."""
        fields = [(field.name, field.value) for field in form.fields if field.value is not None]
        for name, value in fields:
            if decides(name) and otherwise(value, self._lexicon):
                return f"its form says {quote(f'{name}={value}')}, which is not an end"
        return self.reader.takes_another_plan(form.action, fields)

    def form_warning(self, form: Form) -> str:
        """What a form says besides, that a person has to see: sums, goods and renewals; "" when nothing."""
        fields = [(field.name, field.value) for field in form.fields if field.kind == "hidden" and field.value]
        told = [f"{name}={value}" for name, value in fields if buys(name, value) and not is_token(value)]
        return f"the form that is sent says {quote(', '.join(told))}" if told else ""

    def takes_free_plan(self, request: PageRequest, approved: ApprovalRequest) -> bool:
        """Whether a request is the change to a plan that costs nothing, which a person said yes to by its own words."""
        same = (request.method, request.url) == (approved.form_method, approved.form_action)
        faces = [self._lexicon.label(text) for text in (approved.name, approved.text) if text]
        return same and is_for_free(faces) and only_changes_plan(request.url)
