"""Fields of a request, and their meaning: a price, another plan, an answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from urllib.parse import parse_qsl, urlsplit

from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.lexicon import REFUSED, Lexicon

Fields = list[tuple[str, str]]
"""Names and values in order; names may repeat. Of JSON, the name is the path: "variables.input.plan"."""

BODY_LIMIT = 1_000_000
"""Length at which the browser cuts bodies: one of this length may be incomplete."""
_VALUE_LIMIT = 200
"""Longest value with words; longer ones are state or tokens."""

VERBS = frozenset(
    {"action", "act", "do", "op", "operation", "operationname", "cmd", "command", "event", "intent", "task", "mutation"}
)
"""Names of fields that name the operation of a request, anywhere."""
_DECISIONS = VERBS | {"method", "choice", "decision", "selection", "button"}
"""Names of fields that name the decision in an approved form; elsewhere they may be a survey's answers."""
_COSTS = frozenset(
    {"plan", "plans", "tier", "price", "pricing", "amount", "sku", "product", "offer", "offers", "coupon", "promo"}
    | {"discount", "upgrade", "downgrade", "pause", "resume", "keep", "retain", "annual", "yearly", "term", "interval"}
    | {"cycle", "period", "quantity", "seats", "addon", "addons", "package", "bundle", "extend", "trial", "renew"}
    | {"renewal", "reactivate", "resubscribe", "subscribe", "purchase", "checkout", "marketing", "newsletter", "optin"}
)
"""Parts of names of fields that buy, keep or agree to something."""
_SUBJECTS = frozenset(
    {"subscription", "membership", "account", "contract", "cancel", "cancellation", "confirm", "type"}
)
"""Parts of names of fields that name what ends."""
_OTHER_ORDERS = frozenset(
    {"upgrade", "downgrade", "pause", "paused", "resume", "restart", "reactivate", "resubscribe", "keep", "retain"}
    | {"retained", "stay", "accept", "accepted", "claim", "redeem", "annual", "annually", "yearly", "premium", "switch"}
    | {"extend", "renew", "subscribe", "buy", "purchase", "pay", "checkout", "offer", "discount", "trial"}
)
"""Words of values that order something other than an end."""
_ENDING = frozenset(
    {"cancel", "canceled", "cancelled", "cancellation", "terminate", "terminated", "unsubscribe", "end"}
)
_DENYING = frozenset(
    {"decline", "declined", "reject", "rejected", "no", "not", "skip", "skipped", "dismissed", "shown"}
)
"""Words that reverse those beside them: decline_offer, offers_shown."""
_ANSWERS = frozenset(
    {"reason", "reasons", "reasoncode", "comment", "comments", "feedback", "message", "note", "notes", "why", "survey"}
    | {"answer", "answers", "question", "text"}
)
"""Parts of names of fields with a person's answers, which are no orders."""
_TRUE = frozenset({"1", "true", "yes", "on"})
_WHEN = frozenset({"at", "period", "immediately", "now", "subscription", "membership", "confirm", "auto", "renew"})
"""Further words in names of switches that end: cancel_at_period_end."""
_THINGS = frozenset({"subscription", "subscriptions", "membership", "memberships", "plan", "plans", "contract"})
"""Parts of addresses that name what can end."""
_STATES = frozenset({"status", "state", "to"})
_ENDED_STATES = frozenset({"cancelled", "canceled", "terminated", "ended", "pending-cancel", "pending_cancel"})
_RENEWS = frozenset({"renew", "renews", "renewal", "recurring"})
_RENEWAL = _RENEWS | {"auto", "automatic", "automatically", "is", "will", "on", "enable", "enabled", "active", "status"}
"""Parts of names of switches of the renewal."""
_NEW = frozenset({"new", "target", "to", "next", "switch", "change"})
_GOODS = frozenset({"plan", "price", "tier", "sku", "product", "offer", "interval", "planid", "priceid"})
_MOVES = frozenset({"change", "switch", "update"})
"""Parts of addresses that replace one thing by another."""
_ORDERS = frozenset(
    {"upgrade", "pause", "resume", "reactivate", "resubscribe", "subscribe", "accept", "accepted", "redeem", "claim"}
)
"""Parts of names of switches that buy, keep or postpone."""
_RENEWING = frozenset({"renew", "resubscribe", "reactivate", "keep", "retain", "extend", "upgrade"})
_TOKEN = 16
_FALSY = frozenset({"", "0", "false", "no", "none", "null", "off"})
_MAX_FIELDS = 10_000
"""Number of fields after which no further JSON is opened."""
_SOCKET_HEAD = re.compile(r"^\d+(?:/[^,\s]{0,100},)?\d*(?=[\[{])")
"""Prefix of a Socket.IO message: kind, channel, number."""
_TAG = re.compile(r"<(?:[\w.-]{1,60}:)?([A-Za-z][\w.-]{1,100})")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def sent_fields(request: PageRequest, charset: str = "utf-8") -> Fields | None:
    """Parse the fields of a request's body; None if it cannot be read whole. `charset`: that of its form."""
    body = request.body
    if not body:
        return []
    if len(body) >= BODY_LIMIT:
        return None
    kind = request.content_type.lower()
    if request.kind == "websocket":
        return _json(_SOCKET_HEAD.sub("", body))
    if "graphql" in kind and "json" not in kind:
        return [("query", body)]
    if "json" in kind or (body.lstrip()[:1] in {"{", "["} and "form" not in kind):
        return _json(body)
    if "multipart/form-data" in kind:
        return _multipart(body, request.content_type)
    if "xml" in kind or body.lstrip()[:1] == "<":
        return [("operation", name) for name in _TAG.findall(body)]
    if "=" not in body and "urlencoded" not in kind and not re.search(r"\s", body.strip()):
        return None  # one word, and no field
    if kind.startswith("text/plain"):
        return [(name, value) for line in body.splitlines() for name, _, value in [line.partition("=")] if name]
    try:
        return parse_qsl(body, keep_blank_values=True, encoding=charset, errors="replace")
    except (ValueError, LookupError):
        return None


def opened(fields: Fields) -> Fields:
    """Return the fields, and those inside of values that are JSON themselves."""
    all_fields = list(fields)
    for name, value in all_fields:  # grows while it is walked: what is opened may hold more
        if len(all_fields) < _MAX_FIELDS and value[:1] in {"{", "["}:
            inner_fields = _json(value) or []
            all_fields += [
                (f"{name}.{inner}" if inner else name, inner_value)
                for inner, inner_value in inner_fields
                if inner_value != value
            ]
    return all_fields


def _json(text: str) -> Fields | None:
    try:
        return list(_leaves("", json.loads(text, object_pairs_hook=_all_pairs)))
    except (ValueError, RecursionError):
        return None


class _Pairs(list[tuple[str, object]]):
    """A JSON object with all its pairs: of repeated names, a parser takes either."""


def _all_pairs(pairs: list[tuple[str, object]]) -> _Pairs:
    return _Pairs(pairs)


def _leaves(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, _Pairs):
        for name, inner in value:
            yield from _leaves(f"{path}.{name}" if path else name, inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(path, inner)
    else:
        yield path, value if isinstance(value, str) else json.dumps(value)


def _multipart(body: str, content_type: str) -> Fields | None:
    head = f"Content-Type: {content_type}\r\n\r\n".encode()
    message = message_from_bytes(head + body.encode("utf-8", "surrogateescape"), policy=policy.HTTP)
    if not message.is_multipart():
        return None
    fields: Fields = []
    for part in message.iter_parts():
        name = part.get_param("name", header="content-disposition")
        if not isinstance(name, str):
            return None
        content = part.get_payload(decode=True) if part.get_filename() is None else b""
        fields.append((name, content.decode("utf-8", "replace") if isinstance(content, bytes) else ""))
    return fields


# -- meaning of fields -------------------------------------------------------------------------------------------------


def dashed(text: str) -> str:
    """Separate compound words by hyphens: planId is plan-Id."""
    return _HUMP.sub("-", text)


def parts(text: str) -> frozenset[str]:
    """Split a name or value into words: planId, plan-id and plan_id are plan and id."""
    return frozenset(re.findall(r"[^\W_]+", dashed(text).lower()))


def falsy(value: str) -> bool:
    """Return whether a value switches its field off."""
    return value.strip().lower() in _FALSY


def is_answer(name: str) -> bool:
    """Return whether a field is a person's answer about leaving, whatever its words."""
    return bool(_ANSWERS & parts(name))


def decides(name: str) -> bool:
    """Return whether a field names a decision."""
    return last(name) in _DECISIONS


def verb(name: str) -> bool:
    """Return whether a field names the operation, in any request."""
    return last(name) in VERBS


def names_what_is_ended(name: str) -> bool:
    """Return whether a field names what ends, or that it ends."""
    return bool((_SUBJECTS | _COSTS) & parts(name)) or decides(name)


def names_a_plan(name: str) -> bool:
    """Return whether a field names a plan or price."""
    return last(name) in _GOODS


def costs(name: str, value: str) -> bool:
    """Return whether a field buys, keeps or agrees to something by its name, and is not switched off."""
    words = parts(name)
    return bool(_COSTS & words) and not _DENYING & words and not falsy(value)


def buys(name: str, value: str) -> bool:
    """Return whether a field of a form that ends something names an amount, goods or a renewal."""
    words = parts(name)
    if falsy(value) or _DENYING & words:
        return False
    sum_named = bool(words & {"amount", "price", "total", "fee", "charge", "due"}) and any(
        char in "123456789" for char in value
    )
    goods = bool(words & {"product", "sku", "offer", "upgrade", "coupon", "promo"}) and bool(
        _OTHER_ORDERS & parts(value)
    )
    return sum_named or goods or bool(words & _RENEWING)


def is_token(value: str) -> bool:
    """Return whether a value is a meaningless token: long, of letters and digits."""
    return len(value) > _TOKEN and any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def orders_otherwise(value: str, lexicon: Lexicon) -> bool:
    """Return whether a value reads as an order other than an end."""
    if not value.strip() or len(value) > _VALUE_LIMIT:
        return False
    if value.startswith(("/", "http://", "https://")):
        value = urlsplit(value).path.rsplit("/", 1)[-1]
    words = parts(value)
    if _OTHER_ORDERS & words:
        return not (_ENDING | _DENYING) & words
    has_letters = any(char.isalpha() for char in value)
    return has_letters and bool(lexicon.label(value).intents & (REFUSED | {"keep"}))


def last(name: str) -> str:
    """Return the innermost name of a path, without separators: "subscription[plan]" and "variables._plan" are plan."""
    return re.split(r"[.\[]", name.rstrip("]"))[-1].replace("_", "").lower()


def ends(request: PageRequest, fields: Fields) -> str:
    """Describe the field or method of a request that ends something; "" for none."""
    removes = request.method == "DELETE" or any(
        last(name) == "method" and value.lower() == "delete" for name, value in fields
    )
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    if removes and _THINGS.intersection(path):
        return f"it deletes {'/'.join(path)}"
    return next(filter(None, (ends_by(name, value) for name, value in opened(fields))), "")


def ends_by(name: str, value: str) -> str:
    """Return name=value of a field that ends something: a switch, an ended state, a renewal turned off; or ""."""
    words, state = parts(name), value.strip().lower()
    switched = state in _TRUE and words & _ENDING and words <= _ENDING | _WHEN
    stated = words & _STATES and state in _ENDED_STATES
    renews = (
        words >= {"auto", "renew"} or words & {"autorenew", "autorenewal"} or (words & _RENEWS and words <= _RENEWAL)
    )
    return f"{name}={state}" if switched or stated or (state and falsy(state) and renews) else ""


def besides(request: PageRequest, fields: Fields, lexicon: Lexicon, *, decided: bool) -> str:
    """Return name=value of a field of a request that orders something other than an end; "" for none.

    `decided`: its fields are a decision, as of a final form; in a survey "choice" is only an answer.
    """
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    for name, value in opened(fields):
        words = parts(name)
        if is_answer(name) or falsy(value) or words & _DENYING:
            continue
        moves = bool(words & _NEW and words & _GOODS)
        changes = request.method in {"PUT", "PATCH"} and bool(_THINGS.intersection(path)) and names_a_plan(name)
        # A form that names the plan beside its answers changes nothing; a script that posts to "subscriptions" buys it.
        creates = request.method == "POST" and request.kind != "document" and not decided and names_a_plan(name)
        changes = changes or (creates and bool(_THINGS.intersection(path[-1:])))
        moved = _MOVES.intersection(path) and _THINGS.intersection(path) and names_a_plan(name)
        changes = changes or bool(moved and orders_otherwise(value, lexicon))
        switched_on = value.strip().lower() in _TRUE and bool(words & _ORDERS)
        if moves or changes or switched_on or (decided and decides(name) and orders_otherwise(value, lexicon)):
            return f"{name}={value[:80]}"
    return ""
