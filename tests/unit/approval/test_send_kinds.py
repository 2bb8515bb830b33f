"""Kinds of requests: a table of addresses, methods and bodies."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from stand_ins import HOME, Service
from subterminator.approval.kinds import SendKind
from subterminator.approval.request_fields import (
    besides,
    buys,
    costs,
    ends,
    ends_by,
    falsy,
    is_answer,
    is_token,
    last,
    names_what_is_ended,
    opened,
    orders_otherwise,
    sent_fields,
    truthy,
)
from subterminator.approval.send_kinds import SendReader, Sent
from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.lexicon import Lexicon

TABLE = tomllib.loads(Path(__file__).with_name("requests.toml").read_text(encoding="utf-8"))
ROWS = [(kind, lines) for kind, lines in TABLE.items() if kind != "each"]
ROWS += [(row["kind"], [row["line"].replace("{}", word) for word in row["words"].split()]) for row in TABLE["each"]]
READER = SendReader(Service(), Lexicon.load())


def request_of(line: str) -> PageRequest:
    """Read a row of the table."""
    method, path, body = [*line.split(" ", 2), ""][:3]
    method, _, override = method.partition(">")
    method, _, kind = method.partition(":")
    types = {"{": "application/json", "[": "application/json", "<": "application/soap+xml"}
    content_type = types.get(body[:1], "application/x-www-form-urlencoded") if body else ""
    kind = kind or ("fetch" if body[:1] in types else "document")
    return PageRequest(method, HOME + path, body, content_type, kind=kind, orders=(override,) if override else ())


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("kind", "lines"), ROWS)
def test_request_has_its_kind(kind: str, lines: list[str]) -> None:
    """Required: what a request does is read from address, method and fields, each word of them."""
    kinds = {line: READER.read(request_of(line)).kind for line in lines}
    assert {line: read for line, read in kinds.items() if read != SendKind(kind)} == {}


WORDS: dict[str, Sent] = {
    "OPTIONS>DELETE /api/subscriptions/7": Sent(SendKind.READ),
    "GET:fetch /account?filter=%7B%22cancelPlan%22%3A1%7D": Sent(SendKind.READ),
    "GET:fetch /graphql?query=mutation%7BsetTheme%7Bok%7D%7D": Sent(SendKind.UNKNOWN, "setTheme"),
    "GET:fetch /graphql?query=mutation%7BcancelPlan%7Bok%7D%7D": Sent(SendKind.END, "cancelPlan"),
    "GET /cancel?confirm=true": Sent(SendKind.END, "cancel"),
    "GET /account?action=cancel&id=7": Sent(SendKind.END, "cancel"),
    "GET /shop?add-to-cart=7": Sent(SendKind.MONEY, "add-to-cart=7"),
    "GET /api/x7": Sent(SendKind.UNKNOWN, "an address that programs call"),
    'POST /cancel/finish {"query": "{ plan }"}': Sent(SendKind.END, "cancel"),
    'POST /upgrade {"query": "{ plan }"}': Sent(SendKind.MONEY, "upgrade"),
    'POST /delete-account {"query": "{ plan }"}': Sent(SendKind.DELETION, "delete-account"),
    'POST /graphql?next=/cancel {"query": "{ plan }"}': Sent(SendKind.READ),
    'POST /api/events/cancel {"name": "x"}': Sent(SendKind.END, "cancel"),
    'POST /events/upgrade {"name": "x"}': Sent(SendKind.MONEY, "upgrade"),
    'POST /events/delete-account {"name": "x"}': Sent(SendKind.DELETION, "delete-account"),
    'POST /api/events?next=/cancel {"name": "x"}': Sent(SendKind.TELEMETRY),
    "POST /ws/cookie analytics=false": Sent(SendKind.TELEMETRY),
    "POST /cookies keuze=weigeren": Sent(SendKind.TELEMETRY),
    'POST /api/events {"name": "PLACE_ORDER"}': Sent(SendKind.MONEY, "PLACE_ORDER"),
    'POST /api/events {"name": "TAKE_OFFER"}': Sent(SendKind.MONEY, "TAKE_OFFER"),
    'POST /api/events {"names": ["CANCEL_SUBSCRIPTION", "THEME_SET"]}': Sent(SendKind.END, "CANCEL_SUBSCRIPTION"),
    "POST /api/me": Sent(SendKind.UNKNOWN),
    "DELETE /api/theme": Sent(SendKind.END, "DELETE"),
    'PUT /api/me {"name": "x"}': Sent(SendKind.UNKNOWN),
    "POST /shop?add-to-cart=7": Sent(SendKind.MONEY, "add-to-cart=7"),
    "POST /account action=cancel&choice=pause": Sent(SendKind.MONEY, "choice=pause"),
    'POST /account {"cancel": true, "choice": "pause"}': Sent(SendKind.MONEY, "choice=pause"),
    "POST /account choice=pause": Sent(SendKind.UNKNOWN),
    "POST /billing-address action=cancel": Sent(SendKind.END, "cancel"),
    "POST /update-payment plan=gold": Sent(SendKind.MONEY, "plan=gold"),
    "POST /update-payment plan=0123456789012345678901234567890123456789XYZ": Sent(
        SendKind.MONEY, "plan=0123456789012345678901234567890123456789"
    ),
    "POST /payment-method": Sent(SendKind.PROFILE, "payment-method"),
    "POST /payment-method/ a=1": Sent(SendKind.PROFILE, "payment-method"),
    'POST /api {"action": "updateCard"}': Sent(SendKind.PROFILE, "update-Card"),
    'POST /api {"action": "update_card/x"}': Sent(SendKind.PROFILE, "update_card"),
    "POST /account?cancel=true": Sent(SendKind.END, "cancel=true"),
    "POST /account?status=cancelled&_wpnonce=1": Sent(SendKind.END, "status=cancelled"),
    "POST /downgrade-to-free": Sent(SendKind.END, "downgrade"),
    "POST /downgrade-to-free/?a=b/x": Sent(SendKind.END, "downgrade"),
    "POST /switch-to-FREEX": Sent(SendKind.UNKNOWN),
    "POST /surveyX reason=other": Sent(SendKind.UNKNOWN),
    "POST /switch-to-free": Sent(SendKind.END, "https://www.example.com/switch-to-free"),
    "POST /switchToFree": Sent(SendKind.END, "https://www.example.com/switchToFree"),
    "POST /cancel/preview id=7": Sent(SendKind.END, "cancel"),
    "POST:fetch /signin email=a": Sent(SendKind.STEP, "signin"),
    "POST /api/billing/portal action=cancel": Sent(SendKind.END, "cancel"),
    'POST /graphql {"query": "mutation { saveCancelReason { ok } cancelPlan { ok } }"}': Sent(SendKind.END, "Cancel"),
    'POST /graphql {"query": "mutation { saveCancelReason { ok } }"}': Sent(SendKind.UNKNOWN, "Cancel"),
    'POST /graphql?operationName=CancelPlan {"query": "{ plan }"}': Sent(SendKind.READ),
    "POST /cancel action=cancel&colour=upgrade": Sent(SendKind.END, "cancel"),
    "POST /cancel/finish": Sent(SendKind.END, "cancel"),
    "POST /orders/7/cancel": Sent(SendKind.OTHER_END, "cancel of orders"),
    "POST /tickets-orders/7/cancel": Sent(SendKind.OTHER_END, "cancel of orders"),
    "POST /add-on/7/cancel": Sent(SendKind.OTHER_END, "cancel of addon"),
    "POST /subscription/7/orders/cancel": Sent(SendKind.OTHER_END, "cancel of orders"),
    "POST /Survey/ reason=other": Sent(SendKind.ANSWER, "survey"),
    "POST /%2564elete-account": Sent(SendKind.DELETION, "delete-account"),
    'POST /api {"action": "delete_account?x=1"}': Sent(SendKind.DELETION, "delete_account"),
    "POST /view/cancel/now": Sent(SendKind.END, "cancel"),
    "POST /account/show a=1": Sent(SendKind.UNKNOWN),
    "POST /api/me method=delete": Sent(SendKind.DELETION, "DELETE /api/me"),
    'POST /api/me {"a": {"_method": "DELETE"}}': Sent(SendKind.DELETION, "DELETE /api/me"),
    "POST /api/me _method=put": Sent(SendKind.UNKNOWN),
    "POST /api/me _method=DELETE&a=1": Sent(SendKind.DELETION, "DELETE /api/me"),
    "POST /api/theme colour=delete": Sent(SendKind.UNKNOWN),
    "POST /api action=cancel_clicked": Sent(SendKind.UNKNOWN),
    "POST /api/theme _method=DELETE": Sent(SendKind.END, "DELETE"),
    "POST /subscription/change a=1": Sent(SendKind.UNKNOWN),
    "POST /subscription/change plan=basic": Sent(SendKind.UNKNOWN),
    "POST /subscription/change colour=premium": Sent(SendKind.UNKNOWN),
    "POST /theme/change plan=premium": Sent(SendKind.UNKNOWN),
    'POST /api/account {"plan": "gold"}': Sent(SendKind.UNKNOWN),
    'POST /api/account {"new_theme": "gold"}': Sent(SendKind.UNKNOWN),
    'POST /api/subscription/7 {"plan": "gold"}': Sent(SendKind.UNKNOWN),
    'PATCH /api/theme {"plan": "gold"}': Sent(SendKind.UNKNOWN),
    'PATCH /api/subscription {"colour": "gold"}': Sent(SendKind.UNKNOWN),
    'PATCH /api/subscription {"plan": ""}': Sent(SendKind.UNKNOWN),
    'PATCH /api/subscription {"decline_plan": "gold"}': Sent(SendKind.UNKNOWN),
    'PATCH /api/subscriptions/7/notes {"plan": "gold"}': Sent(SendKind.UNKNOWN),
    'PATCH /api/subscriptions/7/ {"plan": "gold"}': Sent(SendKind.MONEY, "plan=gold"),
    "POST /subscriptions plan=gold": Sent(SendKind.UNKNOWN),
    'POST /subscriptions {"plan": "gold", "cancel": true}': Sent(SendKind.END, "cancel=true"),
    'POST /subscriptions {"colour": "gold"}': Sent(SendKind.UNKNOWN),
    'POST /subscriptions/ {"plan": "gold"}': Sent(SendKind.MONEY, "plan=gold"),
    'MESSAGE:websocket /subscriptions {"plan": "gold"}': Sent(SendKind.UNKNOWN),
    'DELETE /subscriptions {"plan": "gold"}': Sent(SendKind.END, "it deletes subscriptions"),
    'POST /api/account {"renew": ""}': Sent(SendKind.UNKNOWN),
    'POST /graphql {"query": "{ plan }", "variables": {"action": "cancel"}}': Sent(SendKind.END, "cancel"),
    'POST /graphql {"query": "{ plan }", "operationName": "CancelPlan"}': Sent(SendKind.END, "Cancel"),
    'POST /graphql {"query": "{ plan }", "operationName": ""}': Sent(SendKind.READ),
    'POST /graphql [{"query": "{ a }"}, {"query": "mutation { cancelPlan }"}]': Sent(SendKind.END, "cancel"),
    'POST /graphql {"query": "{ plan }", "extensions": {"a": 1}, "id": "7"}': Sent(SendKind.READ),
    'POST /graphql {"query": "{ plan }", "upgrade": true}': Sent(SendKind.MONEY, "upgrade=true"),
    'POST /graphql {"query": "query A { plan }", "operationName": "A"}': Sent(SendKind.READ),
    "GET /cancel?wp_nonce=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?CSRF-Token=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?_xsrf=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?authenticity_token=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?form_key=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?sesskey=ab12": Sent(SendKind.END, "cancel"),
    "GET /cancel?a=nonce": Sent(SendKind.READ),
    "GET /cancel?confirm=0": Sent(SendKind.READ),
    "GET /cancel?CONFIRM=1": Sent(SendKind.END, "cancel"),
    "GET /cancel?a=1&confirm=1": Sent(SendKind.END, "cancel"),
    "GET /cancel?a=1&nonce=1": Sent(SendKind.END, "cancel"),
    "GET /account?status=cancelled&_wpnonce=ab12": Sent(SendKind.END, "status=cancelled"),
    "GET /account?STATE=cancelled": Sent(SendKind.READ),
    "GET /account?renew=0": Sent(SendKind.END, "renew=0"),
    "GET /account?action=cancel&op=7": Sent(SendKind.READ),
    "GET /account?colour=cancel&id=7": Sent(SendKind.READ),
    "GET /account?subscription_to=cancelled": Sent(SendKind.END, "subscription_to=cancelled"),
    "GET /account?colour=active": Sent(SendKind.READ),
    "GET /cancel/do/x": Sent(SendKind.END, "cancel"),
    "GET /do/cancel": Sent(SendKind.END, "cancel"),
    "GET /actions/cancel": Sent(SendKind.END, "cancel"),
    "GET /cancel/perform": Sent(SendKind.END, "cancel"),
    "GET /api/v2/login": Sent(SendKind.READ),
}


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("line", "sent"), WORDS.items())
def test_request_is_read_with_the_words_that_say_so(line: str, sent: Sent) -> None:
    """Required: a held request is explained by the very words that it was held for; beside each row stands its like."""
    assert READER.read(request_of(line)) == sent


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "pressed", "kind"),
    [
        ("POST /cancel/finish", True, SendKind.END),
        ("POST /cancel/finish", False, SendKind.READ),
        ("POST /upgrade", True, SendKind.MONEY),
        ("POST /x a=1", True, SendKind.TELEMETRY),
        ("GET /cancel/finish", True, SendKind.READ),
    ],
)
def test_request_to_another_site_counts_only_as_an_order_of_a_press(line: str, pressed: bool, kind: SendKind) -> None:
    """Required: a press is not followed to another site unnoticed, and counters of others are no orders."""
    request = request_of(line)
    abroad = replace(request, url=request.url.replace(HOME, "https://other.invalid"))
    assert READER.read(abroad, pressed=pressed).kind is kind


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("orders", "kind"),
    [
        ((), SendKind.READ),
        (("cancelPlan",), SendKind.READ),
        (("GET",), SendKind.READ),
        (("delete",), SendKind.END),
        (("x", "PATCH"), SendKind.UNKNOWN),
        (("put",), SendKind.UNKNOWN),
        (("POST",), SendKind.UNKNOWN),
    ],
)
def test_header_that_names_another_method_counts_as_that_method(orders: tuple[str, ...], kind: SendKind) -> None:
    """Required: of the headers only a method that writes turns a read into an order."""
    request = PageRequest("GET", f"{HOME}/api/subscriptions/7", kind="fetch", orders=orders)
    assert READER.read(request).kind is kind


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("POST /cancel/survey", "cancel"),
        ("POST /cancel/survey/", "cancel"),
        ("POST /cancel/survey?a=b/x", "cancel"),
        ("POST /cancel/surveyor", "cancel"),
        ("POST /survey?next=/cancel", ""),
        ("POST /delete-account?x=/y", "delete-account"),
        ("POST /x?next=/delete-account", ""),
        ('POST /api {"action": "deleteAccount?x=1"}', "delete-Account"),
    ],
)
def test_words_of_a_request_are_those_of_its_path(line: str, words: str) -> None:
    """Required: also where a survey stands behind them; a query names no order."""
    read = READER.read(request_of(line))
    assert read.words == words or (not words and read.kind in {SendKind.UNKNOWN, SendKind.ANSWER})


@pytest.mark.spec("approval.requests")
def test_name_of_the_host_and_what_is_no_address_order_nothing() -> None:
    """Required: the words of a path count, and a value that cannot be read as an address raises nothing."""
    assert READER.read(PageRequest("POST", "https://delete-account.example.com/x")) == Sent(SendKind.UNKNOWN)
    assert READER.read(request_of('POST /api {"action": "/[deleteAccount"}')) == Sent(SendKind.UNKNOWN)


@pytest.mark.spec("approval.requests")
def test_the_account_page_itself_is_read() -> None:
    """Required: whatever words its address has, opening the account is free."""
    entry = f"{HOME}/cancel/now"
    reader = SendReader(Service(entry_url=entry), Lexicon.load())
    assert reader.read(PageRequest("GET", entry, kind="document")).kind is SendKind.READ


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("content_type", "body", "fields"),
    [
        ("", "", []),
        ("application/json", '{"a": {"b": [1, "x"]}}', [("a.b", "1"), ("a.b", "x")]),
        ("", ' [{"a": true}]', [("a", "true")]),
        ("", '{"a": 1}', [("a", "1")]),
        ("application/json", '"x"', [("", "x")]),
        ("text/xml", "x <cancelPlan/>", [("operation", "cancelPlan")]),
        ("", " cancel ", None),
        ("application/json", '{"a": 1, "a": 2}', [("a", "1"), ("a", "2")]),
        ("application/json", "{broken", None),
        ("application/graphql", "mutation { x }", [("query", "mutation { x }")]),
        ("application/graphql+json", '{"query": "x"}', [("query", "x")]),
        ("text/xml", "<s:cancelPlan/>", [("operation", "cancelPlan")]),
        ("", " <cancelPlan a='1'>", [("operation", "cancelPlan")]),
        ("", "cancel", None),
        ("", "two words", [("two words", "")]),
        ("application/x-www-form-urlencoded", "cancel", [("cancel", "")]),
        ("application/x-www-form-urlencoded", '{"a"=1', [('{"a"', "1")]),
        ("application/x-www-form-urlencoded", "a=%7B&b=", [("a", "{"), ("b", "")]),
        ("text/plain", "a=1\r\nb=2=3\r\n=4", [("a", "1"), ("b", "2=3")]),
        ("", "a=" + "x" * 999_998, None),
        ("", "a=" + "x" * 999_997, [("a", "x" * 999_997)]),
        (
            "multipart/form-data; boundary=b",
            '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncancel\r\n'
            '--b\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\nsecret\r\n--b--\r\n',
            [("a", "cancel"), ("f", "")],
        ),
        ("multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--\r\n", None),
        ("multipart/form-data", "a=1", None),
        (
            "multipart/form-data; boundary=b",
            '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n'
            "--c\r\n\r\ncancel\r\n--c--\r\n--b--\r\n",
            [("a", "")],
        ),
        (
            "multipart/form-data; boundary=b",
            '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\udce4\r\n--b--\r\n',
            [("a", "\ufffd")],
        ),
    ],
)
def test_fields_of_a_body_are_read_whole_or_not_at_all(
    content_type: str, body: str, fields: list[tuple[str, str]] | None
) -> None:
    """Required: every format that a browser sends is parsed; a body that may be incomplete has no fields."""
    assert sent_fields(PageRequest("POST", HOME, body, content_type)) == fields


@pytest.mark.spec("approval.bodies")
def test_fields_are_read_in_the_charset_of_their_form() -> None:
    """Required: one that nobody knows leaves the body unread."""
    request = PageRequest("POST", HOME, "a=%E4", "application/x-www-form-urlencoded")
    assert sent_fields(request, "latin-1") == [("a", "\u00e4")]
    assert sent_fields(request) == [("a", "\ufffd")]
    assert sent_fields(request, "klingon") is None
    assert sent_fields(request, "undefined") is None


@pytest.mark.spec("approval.requests")
def test_message_of_a_socket_is_read_behind_its_head() -> None:
    """Required: Socket.IO writes its kind, channel and number before the message."""
    message = PageRequest("MESSAGE", HOME, '42/shop,7["cancel", {"a": 1}]', kind="websocket")
    assert sent_fields(message) == [("", "cancel"), ("a", "1")]
    assert READER.read(message).kind is SendKind.END
    assert READER.read(replace(message, body='42["cancel_subscription"]')).kind is SendKind.END
    assert READER.read(replace(message, body='42["unsubscribe"]')).kind is SendKind.UNKNOWN
    assert READER.read(replace(message, body="cancelSubscription 7")).kind is SendKind.END


@pytest.mark.spec("approval.requests")
def test_json_in_a_field_is_opened() -> None:
    """Required: an order inside of a value counts; a value that holds itself is not opened for ever."""
    inner = '{"b": {"c": "[1]"}}'
    assert opened([("a", inner)]) == [("a", inner), ("a.b.c", "[1]"), ("a.b.c", "1")]
    assert opened([("", '["x"]')]) == [("", '["x"]'), ("", "x")]
    assert opened([("a", "{broken")]) == [("a", "{broken")]
    assert opened([("a", '"x"')]) == [("a", '"x"')]
    few = [("x", "1")] * 9_998
    assert opened([*few, ("a", '{"b": 1}')])[-1] == ("a.b", "1")
    assert opened([*few, ("x", "1"), ("a", '{"b": 1}')])[-1] == ("a", '{"b": 1}')


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("name", "value", "buys_something"),
    [
        *[(name, "49.99", True) for name in ("amount", "price", "total_due", "fee", "charge", "due")],
        *[(name, "none of it", False) for name in ("amount", "price", "fee")],
        ("amount", "0.00", False),
        ("amount", "X", False),
        ("decline_amount", "49.99", False),
        ("upgrade", "0", False),
        *[(name, "upgrade", True) for name in ("product", "sku", "offer", "upgrade", "coupon", "promo")],
        ("product", "tidelight", False),
        *[(name, "x", True) for name in ("renew", "resubscribe", "reactivate", "keep", "retain", "extend", "upgrade")],
        ("renew", "0", False),
        ("decline_upgrade", "x", False),
        ("token", "x", False),
        ("colour", "upgrade", False),
        ("colour", "49.99", False),
    ],
)
def test_hidden_field_names_an_amount_goods_or_a_renewal(name: str, value: str, buys_something: bool) -> None:
    """Required: what a form buys beside the end is told to the person."""
    assert buys(name, value) is buys_something


@pytest.mark.spec("approval.consequences")
def test_token_is_long_and_has_letters_and_digits() -> None:
    """Required: neither a word, nor a number, nor a short code is a token."""
    assert is_token("a1b2c3d4e5f6a7b8c")
    assert not any(map(is_token, ("a1b2c3d4e5f6a7b8", "abcdefghijklmnopqrst", "12345678901234567890")))


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("value", "other"),
    [
        ("upgrade", True),
        ("/offers/keep", True),
        ("https://x.invalid/plan/premium", True),
        ("/premium/cancel", False),
        ("decline_offer", False),
        ("", False),
        ("Stay with us", True),
        ("Keep my plan", True),
        ("x" * 201 + " upgrade", False),
        ("42", False),
        (" ", False),
        ("x" * 192 + " upgrade", True),
        ("x" * 193 + " upgrade", False),
        ("/offers/keep/x", False),
        *((f"{scheme}://x.invalid/premium/x", False) for scheme in ("http", "https")),
        ("http://[x/keep?a=/b", True),
        ("https://keep.invalid/", False),
        ("ftp://x.invalid/premium/x", True),
        ("/x?a=/keep", False),
        ("/x#/keep", False),
        ("DowngradeToFree", False),
    ],
)
def test_value_orders_something_other_than_an_end(value: str, other: bool) -> None:
    """Required: words of buying, keeping and pausing, unless the same value denies them."""
    assert orders_otherwise(value, Lexicon.load()) is other


@pytest.mark.spec("approval.answer")
@pytest.mark.parametrize(
    "word",
    [
        *("reason", "reasons", "reasoncode", "comment", "comments", "feedback", "message", "note", "notes", "why"),
        *("survey", "answer", "answers", "question", "text"),
    ],
)
def test_answer_about_leaving_is_no_order(word: str) -> None:
    """Required: whatever a person writes there, in a field of its own or below another."""
    order = PageRequest("POST", f"{HOME}/cancel", f"action=cancel&form[{word}][choice]=upgrade", kind="document")
    assert is_answer(f"form.{word}.choice")
    assert is_answer(f"{word}Code")
    assert besides(order, [(f"{word}.choice", "upgrade")], Lexicon.load(), decided=True) == ""
    assert not is_answer("choice")


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "word",
    [
        *("plan", "plans", "tier", "price", "pricing", "amount", "sku", "product", "offer", "offers", "coupon"),
        *("promo", "discount", "upgrade", "downgrade", "pause", "resume", "keep", "retain", "annual", "yearly"),
        *("term", "interval", "cycle", "period", "quantity", "seats", "addon", "addons", "package", "bundle"),
        *("extend", "trial", "renew", "renewal", "reactivate", "resubscribe", "subscribe", "purchase", "checkout"),
        *("marketing", "newsletter", "optin"),
    ],
)
def test_field_that_costs_is_known_by_its_name(word: str) -> None:
    """Required: unless it is switched off or denied."""
    assert costs(f"new_{word}", "1")
    assert not costs(f"new_{word}", "0")
    assert not costs(f"decline_{word}", "1")
    assert names_what_is_ended(word)


@pytest.mark.spec("approval.same-order")
def test_field_that_names_the_end_is_known_by_its_name() -> None:
    """Required: what ends, that it ends, or the decision."""
    words = ("subscription", "membership", "account", "contract", "cancel", "cancellation", "confirm", "type")
    assert all(names_what_is_ended(f"{word}_id") for word in words)
    assert all(map(names_what_is_ended, ("choice", "form[decision]", "_method", "button")))
    assert not any(map(names_what_is_ended, ("colour", "reason", "token")))
    assert not costs("colour", "1")


@pytest.mark.spec("approval.requests")
def test_yes_to_a_free_plan_covers_no_plan_with_a_price() -> None:
    """Required: only a change of plan is looked at, and only the field that names the plan."""
    change = f"{HOME}/plans/change"
    assert "plan=premium" in READER.takes_another_plan(change, [("id", "premium"), ("plan", "premium")])
    assert READER.takes_another_plan(change, [("plan", "basic"), ("id", "premium")]) == ""
    assert READER.takes_another_plan(f"{HOME}/cancel", [("plan", "premium")]) == ""


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("document", "kind"),
    [
        ("/commerce/pass/terminate/form", SendKind.END),
        ("/commerce/pass/termination/reason", SendKind.END),
        ("/commerce/pass/details", SendKind.OTHER_END),
        ("/account/cancel", SendKind.OTHER_END),
        ("https://api.example.com/commerce/pass/terminate/form", SendKind.OTHER_END),
        ("", SendKind.OTHER_END),
    ],
)
def test_folder_of_the_page_that_ends_it_names_no_other_thing(document: str, kind: SendKind) -> None:
    """Required: only the folder of a page whose own address ends something, on the same host."""
    page = f"https://www.example.com{document}" if document.startswith("/") else document
    request = PageRequest("POST", "https://www.example.com/commerce/pass/terminate.json", document=page)
    assert READER.read(request).kind is kind


@pytest.mark.spec("approval.bodies")
def test_values_that_switch_on_and_off() -> None:
    """Required: nothing, a nought and the words for no are off; a one and the words for yes are on."""
    assert all(map(falsy, ("", " ", "0", "false", "No", "off", "none")))
    assert not any(map(falsy, ("1", "true", "00", "x", "cancel")))
    assert all(map(truthy, ("1", "true", " Yes ", "on")))
    assert not any(map(truthy, ("", "0", "false", "2", "x")))


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("plan", "plan"),
        ("subscription[plan]", "plan"),
        ("a[b][plan_id]", "planid"),
        ("variables._plan", "plan"),
        ("a[planX]", "planx"),
        ("variables.input.planId", "planid"),
        ("", ""),
    ],
)
def test_innermost_name_of_a_field(path: str, name: str) -> None:
    """Required: however a field is nested, its own name decides."""
    assert last(path) == name


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(
    ("name", "value", "ended"),
    [
        ("method", "delete", "it deletes subscriptions/7"),
        ("form[_method]", "DELETE", "it deletes subscriptions/7"),
        ("colour", "delete", ""),
        ("method", "put", ""),
    ],
)
def test_field_that_names_the_method_deletes(name: str, value: str, ended: str) -> None:
    """Required: as a form tells a server to delete; any other field does not."""
    request = PageRequest("POST", f"{HOME}/api/subscriptions/7")
    assert ends(request, [(name, value)]) == ended
    assert ends(replace(request, url=f"{HOME}/api/themes/7"), [(name, value)]) == ""
    assert ends(replace(request, method="DELETE"), []) == "it deletes subscriptions/7"
    assert ends(replace(request, url=f"{HOME}/subscriptions/7/notes"), [(name, value)]) == ""
    assert ends(replace(request, url=f"{HOME}//subscriptions//7/"), [("a", "1"), (name, value)]) == ended
    assert ends(replace(request, method="GET"), []) == ""


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(
    ("name", "value", "ended"),
    [
        ("Cancel", " TRUE ", "Cancel=true"),
        ("cancel", "false", ""),
        ("cancel", "perhaps", ""),
        ("now", "true", ""),
        ("cancelTheme", "true", ""),
        ("plan_status", "Cancelled", "plan_status=cancelled"),
        ("plan_status", "shipped", ""),
        ("plan", "cancelled", ""),
        ("autoRenew", "0", "autoRenew=0"),
        ("monthly_auto_renew", "off", "monthly_auto_renew=off"),
        ("renew", "off", "renew=off"),
        ("renew", "", ""),
        ("renew", "on", ""),
        ("renewTheme", "off", ""),
        ("auto", "off", ""),
    ],
)
def test_field_ends_by_its_name_and_value(name: str, value: str, ended: str) -> None:
    """Required: a switch that is on, an ended state, a renewal that is off; not one of these without the other."""
    assert ends_by(name, value) == ended
