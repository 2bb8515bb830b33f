"""What is sent, held against what was approved; what fields say; fees that are told, folded away or kept back."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest

from stand_ins import ACCOUNT, FINAL_PAGE, FINISH, HOME, Service, gate_says, page
from subterminator.approval.address_words import buys_when_opened, ends_when_opened
from subterminator.approval.form_comparison import form_differs, request_differs
from subterminator.approval.gate_table import Decided
from subterminator.approval.graphql import mutations, only_reads
from subterminator.approval.policy import Policy
from subterminator.approval.request_fields import sent_fields
from subterminator.approval.verdicts import Ask
from subterminator.domain.protocols import Action, Form, FormField, PageRequest
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import fee_in, unclear_fee

LEXICON = Lexicon.load()
FINISH_URL = f"{HOME}/cancel/finish"
FORM = Form(
    "POST",
    f"{FINISH_URL}?lang=en",
    fields=(
        FormField("csrf", "one", "hidden"),
        FormField("subscription", "17", "hidden"),
        FormField("choice", "cancel", "chosen"),
        FormField("comment", "I pause\nnothing", "typed"),
        FormField("password", None, "typed"),
        FormField("do", "finish", "button"),
    ),
)
HONEST = "csrf=one&subscription=17&choice=cancel&comment=I+pause%0D%0Anothing&password=x&do=finish"
URLENCODED = "application/x-www-form-urlencoded"


def sent(body: str = HONEST, url: str = f"{FINISH_URL}?lang=en", **fields: str) -> PageRequest:
    told = {"content_type": URLENCODED, "kind": "document", **fields}
    return PageRequest(told.get("method", "POST"), url, body, told["content_type"], told["kind"])


SAME = {
    "the form": sent(),
    "a new token": sent(HONEST.replace("csrf=one", "csrf=two")),
    "a time": sent(f"{HONEST}&sent_at=1763770000"),
    "a field switched off": sent(f"{HONEST}&pause=false"),
    "a query more": sent(url=f"{FINISH_URL}?lang=en&ref=mail"),
    "JSON by a script": sent(json.dumps({"choice": "cancel"}), content_type="application/json", kind="fetch"),
}
OTHER = {
    "address": sent(url=f"{HOME}/x9?lang=en"),
    "host": sent(url=f"{FINISH_URL}?lang=en".replace("www", "pay")),
    "query gone": sent(url=FINISH_URL),
    "method": sent(method="PUT"),
    "choice": sent(HONEST.replace("choice=cancel", "choice=c7")),
    "choice gone": sent(HONEST.replace("choice=cancel&", "")),
    "choice twice": sent(f"{HONEST}&choice=cancel"),
    "submitter": sent(HONEST.replace("do=finish", "do=x")),
    "another subscription": sent(HONEST.replace("subscription=17", "subscription=18")),
    "a plan": sent(f"{HONEST}&planId=4"),
    "a price": sent(f"{HONEST}&price[amount]=4"),
    "a word": sent(f"{HONEST}&x=upgrade"),
    "a word in another language": sent(f"{HONEST}&x=%EB%A9%A4%EB%B2%84%EC%8B%AD+%EC%9C%A0%EC%A7%80"),
    "a query that buys": sent(url=f"{FINISH_URL}?lang=en&plan=annual"),
    "words put in": sent(HONEST.replace("I+pause%0D%0Anothing", "Keep+my+plan")),
    "too long": sent("x" * 1_000_000),
    "JSON by a script": sent(json.dumps({"choice": "pause"}), content_type="application/json", kind="fetch"),
}


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize("request_", SAME.values(), ids=SAME.keys())
def test_what_means_the_same_goes(request_: PageRequest) -> None:
    """Required: what honest sites change while a form is sent is no difference."""
    assert request_differs(FORM, request_, LEXICON) == ""


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize("request_", OTHER.values(), ids=OTHER.keys())
def test_what_means_something_else_is_told(request_: PageRequest) -> None:
    """Required: another address, choice, subject or a field that costs is a difference, named in words."""
    assert request_differs(FORM, request_, LEXICON)


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("now", "differs"),
    [
        (FORM, False),
        (replace(FORM, fields=(FormField("csrf", "two", "hidden"), *FORM.fields[1:])), False),
        (replace(FORM, fields=(*FORM.fields, FormField("choice", "upgrade", "hidden"))), True),
        (replace(FORM, action=f"{HOME}/x9"), True),
        (None, True),
    ],
    ids=["same", "token", "field", "address", "none"],
)
def test_form_is_compared_before_the_press_too(now: Form | None, differs: bool) -> None:
    """Required: a form that was changed between yes and press is not sent at all."""
    assert bool(form_differs(FORM, now, LEXICON)) == differs


@pytest.mark.spec("approval.same-order")
def test_form_that_says_something_else_is_not_asked_about() -> None:
    """Required: no yes covers a form whose own fields order another thing."""
    policy = Policy(Service(), LEXICON)
    assert policy.orders.form(FORM) == ""
    assert "upgrade" in policy.orders.form(replace(FORM, fields=(FormField("choice", "upgrade", "hidden"),)))


@pytest.mark.spec("approval.requests")
def test_bodies_are_read_in_every_form_they_are_sent_in() -> None:
    """Required: a field is found whether it is sent as a form, in parts, as text or as JSON, also twice."""
    parts = 'multipart/form-data; boundary="b"'
    body = '--b\r\nContent-Disposition: form-data; name="op"\r\n\r\ncancel\r\n--b--\r\n'
    assert sent_fields(PageRequest("POST", HOME, body, parts)) == [("op", "cancel")]
    assert sent_fields(PageRequest("POST", HOME, "op=cancel\r\n", "text/plain")) == [("op", "cancel")]
    assert sent_fields(PageRequest("POST", HOME, '{"a": {"op": 1, "op": true}}')) == [("a.op", "1"), ("a.op", "true")]
    assert sent_fields(PageRequest("POST", HOME, "{broken", "application/json")) is None
    assert sent_fields(PageRequest("POST", HOME, "broken", parts)) is None


CHAIN = (
    "".join(f"fragment F{i} on M {{ ...F{i + 1} ...F{i + 1} }}" for i in range(2000)) + "fragment F2000 on M { end }"
)
"""Fragments that ask for the next one twice: 2^2000 fields for whoever follows each."""


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("document", "asked"),
    [
        ("mutation { a: cancelPlan(id: 1) { ok } }", ["cancelPlan"]),
        ("query A { a } mutation B { cancel }", ["B", "cancel"]),
        ("fragment F on M { ...F cancelX } mutation Z { ...F ... { ok } }", ["Z", "ok", "cancelX"]),
        ('query A { a(say: "mutation") }', []),
        ("query A { a @include(if: $mutation) } # mutation B { cancel }", []),
        (f"mutation {{ ...F0 }} {CHAIN}", ["end"]),
        ("mutation { cancelPlan(", ["mutation", "cancelPlan"]),
        ("{ a " * 3000, ["a"]),
    ],
)
def test_graphql_is_read_by_what_it_changes(document: str, asked: list[str]) -> None:
    """Required: a mutation behind a query, without a name or in a fragment is found; what is cut off is an order."""
    assert mutations(document) == asked
    assert only_reads(document) == (not asked)


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("document", ["", "how to cancel", "subscription { ended }", "type Cancel { id: ID }"])
def test_only_a_query_is_a_read(document: str) -> None:
    """Required: a text, a subscription or a schema names no mutation, and is no read either."""
    assert mutations(document) == []
    assert not only_reads(document)


BODIES = {
    "a resource deleted": (PageRequest("DELETE", f"{HOME}/api/subscriptions/5"), Decided.ASK),
    "a form that deletes": (PageRequest("POST", f"{HOME}/membership", "_method=delete", URLENCODED), Decided.ASK),
    "a switch that ends": (PageRequest("PATCH", f"{HOME}/api/x", '{"cancelAtPeriodEnd": true}'), Decided.ASK),
    "renewal turned off": (PageRequest("POST", f"{HOME}/api/x", '{"auto_renew": false}'), Decided.ASK),
    "a state": (PageRequest("PUT", f"{HOME}/api/x", '{"status": "cancelled"}'), Decided.ASK),
    "a plan put in its place": (PageRequest("PATCH", f"{HOME}/subscription", '{"plan": "annual"}'), Decided.REFUSE),
    "a pause switched on": (PageRequest("POST", f"{HOME}/api/x", '{"pause": true}'), Decided.REFUSE),
    "an end that is a pause": (PageRequest("POST", FINISH_URL, "choice=pause", URLENCODED), Decided.REFUSE),
    "an offer declined": (PageRequest("POST", f"{HOME}/api/x", '{"offer_declined": true}'), Decided.LET),
    "a survey": (PageRequest("POST", f"{HOME}/survey", "choice=pause&reason=upgrade", URLENCODED), Decided.LET),
}


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("request_", "verdict"), BODIES.values(), ids=BODIES.keys())
def test_body_is_judged_by_its_fields(request_: PageRequest, verdict: Decided) -> None:
    """Required: what an address does not say its fields may."""
    assert gate_says(Policy(Service(), LEXICON), request_) is verdict


@pytest.mark.spec("approval.opening")
def test_address_that_acts_is_told_from_one_that_asks() -> None:
    """Required: a page on the way to the end is opened freely, the end itself is not."""
    assert ends_when_opened(f"{HOME}/cancel/finish")
    assert ends_when_opened(f"{HOME}/cancel?confirm=1")
    assert not ends_when_opened(f"{HOME}/cancel/confirm")
    assert not ends_when_opened(f"{HOME}/cancel/review")
    assert buys_when_opened(f"{HOME}/plans/upgrade?confirm=true")
    assert not buys_when_opened(f"{HOME}/plans/upgrade")
    policy = Policy(Service(), LEXICON)
    assert gate_says(policy, PageRequest("GET", FINISH_URL, kind="document")) is Decided.ASK
    assert gate_says(policy, PageRequest("GET", FINISH_URL, kind="image")) is Decided.ASK
    assert gate_says(policy, PageRequest("GET", ACCOUNT, kind="document")) is Decided.LET
    assert isinstance(policy.judge(replace(FINISH, form_method="GET"), Action("click"), FINAL_PAGE), Ask)


@pytest.mark.spec("approval.fee")
@pytest.mark.parametrize(
    ("text", "unclear"),
    [
        ("An early termination fee may be charged. We will tell you later.", True),
        ("Es fällt eine Kündigungsgebühr an.", True),
        ("해지 시 위약금이 발생할 수 있습니다", True),
        ("Cancellation fee\nNone", False),
        ("解約手数料・違約金\n0円", False),
        ("Multa por fidelidade (cumprida em 15/08/2026)\nR$ 0,00", False),
        ("Multa por fidelidade (cumprida em 15/08/2026)\nR$ 90,00", True),
        ("Multa por fidelidade (cumprida em 15/08/2026)\nConsulte a unidade", True),
        ("Early termination fee (if you return the device)\n$0.00", True),
        ("Early termination fee (first month; afterwards 89)\n$0.00", True),
        ("Early termination fee (if paid by 5 December 2026)\n$0.00", True),
        ("解約手数料・違約金\nお問い合わせください", True),
        ("We never charge a cancellation fee", False),
        ("Is there a cancellation fee? No.", False),
        ("Es fällt keine Kündigungsgebühr an.", False),
        ("Ihr Abo hat eine Restlaufzeit von 12 Tagen", False),
        ("An early termination fee of $42.00 is charged", False),
    ],
)
def test_fee_without_a_sum_is_noticed(text: str, unclear: bool) -> None:
    """Required: that ending costs something is told from a caption, a question and a denial."""
    assert bool(unclear_fee(text, LEXICON)) == unclear


@pytest.mark.spec("approval.fee")
def test_fee_is_read_where_it_is_folded_away() -> None:
    """Required: of two sums both are told."""
    today = date(2026, 11, 22)
    folded = "An early termination fee of $42.00 is charged"
    assert fee_in(page(text="Cancel"), folded, LEXICON, today) == "$42.00"
    assert "$42.00" in fee_in(page(text="Cancellation fee: $1.00"), folded, LEXICON, today)
    assert fee_in(page(text="Cancel"), "", LEXICON, today) == ""
