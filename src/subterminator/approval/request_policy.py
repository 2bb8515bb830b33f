"""What a page sends by itself, requests and the OK of its dialogs: harmless, in need of a yes, or refused."""

from __future__ import annotations

from subterminator.approval.addresses import (
    buys_when_opened,
    cancelling_words,
    ends_one_when_opened,
    ends_when_opened,
    is_report,
    money_words,
    only_changes_plan,
    same_site,
    spoken_in,
)
from subterminator.approval.control_labels import faces, is_for_free
from subterminator.approval.descriptions import quote, say
from subterminator.approval.request_fields import Fields, besides, decides, ends, names_a_plan, otherwise, sent_fields
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.protocols import Action, ApprovalRequest, Form, PageRequest, PageView, ServiceProtocol
from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.lexicon.normalise import normalise

__all__ = ["Orders"]

_CLICK = Action("click")


class Orders:
    """The rules of DESIGN §5 point 4, for one service."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self._service = service
        self._lexicon = lexicon

    def dialog(self, message: str) -> Verdict:
        """Judge saying OK to a native dialog by what it says."""
        label = self._lexicon.label(message)
        found = set(label.intents) | set(self._lexicon.text(message))
        if found & REFUSED:
            return Refuse(f"the dialog {quote(message)} reads as an offer or a purchase")
        if "keep" in found:
            return Refuse(f"OK in the dialog {quote(message)} would keep the subscription")
        if found & {"final", "open", "forward", "final_notice"} or cancelling_words(normalise(message)):
            return Ask(f"the dialog {quote(message)} asks to cancel")
        return Refuse(f"it cannot be told what OK in the dialog {quote(message)} does")

    def is_order(self, request: PageRequest) -> bool:
        """Whether a request may change something at the service."""
        sends = request.method not in {"GET", "HEAD", "OPTIONS"} and same_site(request.url, self._service.hosts)
        return sends and not is_report(request)

    def request(self, request: PageRequest, approved: ApprovalRequest | None = None) -> Verdict:
        """Judge a request that the page is about to send, by its address and by what its body says to do.

        `approved`: the yes under which it is sent. A change to a free plan that it was given for is no purchase.
        """
        if not self.is_order(request):
            return Allow()
        if approved is not None and self._takes_free_plan(request, approved):
            besides = self.besides(request) or self._takes_another_plan(request.url, sent_fields(request) or [])
            return Refuse(besides) if besides else Ask(approved.reason)
        spoken = spoken_in(request)
        if words := next(filter(None, map(money_words, spoken)), "") or buys_when_opened(request.url):
            return Refuse(f"{request.method} {quote(request.url)} reads as a purchase or a change ({words})")
        words = next(filter(None, map(cancelling_words, spoken)), "") or ends_when_opened(request.url)
        words = words or ends(request, sent_fields(request) or [])
        if besides := self.besides(request, decided=bool(words)):
            return Refuse(besides)
        return Ask(f"the page sends an order that reads as cancelling ({words})") if words else Allow()

    def besides(self, request: PageRequest, *, decided: bool = True) -> str:
        """What a request orders by one of its fields instead of an end, in words; "" when nothing."""
        field = besides(request, sent_fields(request) or [], self._lexicon, decided=decided)
        return f"{request.method} {quote(request.url)} reads as a purchase or a change ({field})" if field else ""

    def opening(self, request: PageRequest) -> Verdict:
        """Judge a request that only opens an address: some addresses act by being opened."""
        if request.url == self._service.entry_url or not same_site(request.url, self._service.hosts):
            return Allow()
        if words := buys_when_opened(request.url):
            return Refuse(f"opening {quote(request.url)} reads as a purchase or a change ({words})")
        words = ends_when_opened(request.url)
        if request.kind == "document":
            words = words or ends_one_when_opened(request.url)
        elif words and request.kind not in {"fetch", "xhr"}:
            return Refuse(f"opening {quote(request.url)} may end it ({words}), and nobody said yes to that")
        return Ask(f"opening the address may end it ({words})") if words else Allow()

    def controls_for(self, request: PageRequest, view: PageView) -> Verdict:
        """Judge an order by what the page's own controls say that send it: a script may submit their form for them."""
        senders = [each for each in view.elements if each.form_method == "POST" and each.form_action == request.url]
        found = [
            {intent for text in faces(each, _CLICK) for intent in self._lexicon.label(text).intents} for each in senders
        ]
        if found and all(intents & REFUSED for intents in found):
            return Refuse(f"{say(senders[0])} would send {quote(request.url)}, and nobody pressed it")
        if any(intents & REFUSED for intents in found) and (besides := self.besides(request)):
            return Refuse(besides)  # a form with buttons of both kinds, and the answer of one that nobody pressed
        final = [each for each, intents in zip(senders, found, strict=True) if "final" in intents]
        return Ask(f"{say(final[0])} sends it") if final else Allow()

    def form(self, form: Form) -> str:
        """Why a form may not be sent whoever says yes, in words; "" when nothing speaks against it."""
        fields = [(field.name, field.value) for field in form.fields if field.value is not None]
        for name, value in fields:
            if decides(name) and otherwise(value, self._lexicon):
                return f"its form says {quote(f'{name}={value}')}, which is not an end"
        return self._takes_another_plan(form.action, fields)

    def _takes_another_plan(self, url: str, fields: Fields) -> str:
        """What in the fields of a change of plan names a plan that costs, in words; "" when nothing does."""
        for name, value in fields if only_changes_plan(url) else ():
            if names_a_plan(name) and otherwise(value, self._lexicon):
                return f"it changes to {quote(f'{name}={value}')}, which is not free"
        return ""

    def _takes_free_plan(self, request: PageRequest, approved: ApprovalRequest) -> bool:
        """Whether a request is the change to a plan that costs nothing, which a person said yes to by its own words."""
        same = (request.method, request.url) == (approved.form_method, approved.form_action)
        faces = [self._lexicon.label(text) for text in (approved.name, approved.text) if text]
        return same and is_for_free(faces) and only_changes_plan(request.url)
