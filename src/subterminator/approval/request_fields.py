"""The fields that a request carries, and what one of them says: a price, another plan, a choice made by the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from urllib.parse import parse_qsl, urlsplit

from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.lexicon import REFUSED, Lexicon

__all__ = [
    "BODY_LIMIT",
    "Fields",
    "besides",
    "buys",
    "costs",
    "decides",
    "ends",
    "ends_by",
    "falsy",
    "is_answer",
    "is_token",
    "last",
    "names_a_plan",
    "names_what_is_ended",
    "opened",
    "otherwise",
    "parts",
    "sent_fields",
    "verb",
]

Fields = list[tuple[str, str]]
"""Names and values in order; a name may come twice. Of JSON, the name is the path: "variables.input.plan"."""

BODY_LIMIT = 1_000_000
"""Browsers cut bodies here, so one of this length was not seen whole."""
_VALUE_LIMIT = 200
"""Longer values are state or tokens, not words."""

VERBS = frozenset(
    {"action", "act", "do", "op", "operation", "operationname", "cmd", "command", "event", "intent", "task", "mutation"}
)
"""Names of fields that say what a request does, wherever they stand."""
_DECISIONS = VERBS | {"method", "choice", "decision", "selection", "button"}
"""Names of fields that say so in a form that was approved; elsewhere they also hold a survey's answers."""
_COSTS = frozenset(
    {"plan", "plans", "tier", "price", "pricing", "amount", "sku", "product", "offer", "offers", "coupon", "promo"}
    | {"discount", "upgrade", "downgrade", "pause", "resume", "keep", "retain", "annual", "yearly", "term", "interval"}
    | {"cycle", "period", "quantity", "seats", "addon", "addons", "package", "bundle", "extend", "trial", "renew"}
    | {"renewal", "reactivate", "resubscribe", "subscribe", "purchase", "checkout", "marketing", "newsletter", "optin"}
)
"""Parts of names of fields by which something is bought, kept or agreed to."""
_ENDED = frozenset({"subscription", "membership", "account", "contract", "cancel", "cancellation", "confirm", "type"})
"""Parts of names of fields that say what it is that ends."""
_OTHERWISE = frozenset(
    {"upgrade", "downgrade", "pause", "paused", "resume", "restart", "reactivate", "resubscribe", "keep", "retain"}
    | {"retained", "stay", "accept", "accepted", "claim", "redeem", "annual", "annually", "yearly", "premium", "switch"}
    | {"extend", "renew", "subscribe", "buy", "purchase", "pay", "checkout", "offer", "discount", "trial"}
)
"""Words of values that order something else than an end."""
_ENDING = frozenset(
    {"cancel", "canceled", "cancelled", "cancellation", "terminate", "terminated", "unsubscribe", "end"}
)
_DENYING = frozenset(
    {"decline", "declined", "reject", "rejected", "no", "not", "skip", "skipped", "dismissed", "shown"}
)
"""Words beside those, which turn them: decline_offer, offers_shown."""
_ANSWERS = frozenset(
    {"reason", "reasons", "reasoncode", "comment", "comments", "feedback", "message", "note", "notes", "why", "survey"}
    | {"answer", "answers", "question", "text"}
)
"""Parts of names of fields that hold what a person said; no order stands there."""
_TRUE = frozenset({"1", "true", "yes", "on"})
_WHEN = frozenset({"at", "period", "immediately", "now", "subscription", "membership", "confirm", "auto", "renew"})
"""Words beside one of ending, in names of switches that end: cancel_at_period_end."""
_THINGS = frozenset({"subscription", "subscriptions", "membership", "memberships", "plan", "plans", "contract"})
"""Parts of addresses of what can end."""
_STATES = frozenset({"status", "state", "to"})
_ENDED_STATES = frozenset({"cancelled", "canceled", "terminated", "ended", "pending-cancel", "pending_cancel"})
_RENEWS = frozenset({"renew", "renews", "renewal", "recurring"})
_RENEWAL = _RENEWS | {"auto", "automatic", "automatically", "is", "will", "on", "enable", "enabled", "active", "status"}
"""Parts of names of switches that turn the renewal on and off."""
_NEW = frozenset({"new", "target", "to", "next", "switch", "change"})
_GOODS = frozenset({"plan", "price", "tier", "sku", "product", "offer", "interval", "planid", "priceid"})
_MOVES = frozenset({"change", "switch", "update"})
"""Parts of addresses that put one thing in the place of another."""
_ORDERS = frozenset(
    {"upgrade", "pause", "resume", "reactivate", "resubscribe", "subscribe", "accept", "accepted", "redeem", "claim"}
)
"""Parts of names of switches that buy, keep or put off."""
_RENEWING = frozenset({"renew", "resubscribe", "reactivate", "keep", "retain", "extend", "upgrade"})
_TOKEN = 16
_FALSY = frozenset({"", "0", "false", "no", "none", "null", "off"})
_MOST = 10_000
"""Fields after which no further JSON is opened."""
_SOCKET_HEAD = re.compile(r"^\d+(?:/[^,\s]{0,100},)?\d*(?=[\[{])")
"""What Socket.IO writes before a message: kind, channel, number."""
_TAG = re.compile(r"<(?:[\w.-]{1,60}:)?([A-Za-z][\w.-]{1,100})")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def sent_fields(request: PageRequest, charset: str = "utf-8") -> Fields | None:
    """The fields of a request's body; None when it cannot be read whole. `charset`: of the form that it came from."""
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
    """The fields, and those that stand in values which are JSON themselves."""
    found = list(fields)
    for name, value in found:  # grows while it is walked: what is opened may hold more
        if len(found) < _MOST and value[:1] in {"{", "["}:
            inside = _json(value) or []
            found += [(f"{name}.{inner}" if inner else name, said) for inner, said in inside if said != value]
    return found


def _json(text: str) -> Fields | None:
    try:
        return list(_leaves("", json.loads(text, object_pairs_hook=_all_pairs)))
    except (ValueError, RecursionError):
        return None


class _Pairs(list[tuple[str, object]]):
    """A JSON object with every pair it holds: of a name that comes twice, a parser takes either."""


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
    found: Fields = []
    for part in message.iter_parts():
        name = part.get_param("name", header="content-disposition")
        if not isinstance(name, str):
            return None
        content = part.get_payload(decode=True) if part.get_filename() is None else b""
        found.append((name, content.decode("utf-8", "replace") if isinstance(content, bytes) else ""))
    return found


# -- what a field says -------------------------------------------------------------------------------------------------


def parts(text: str) -> frozenset[str]:
    """The words of a name or value: planId, plan-id and plan_id are plan and id."""
    return frozenset(re.findall(r"[^\W_]+", _HUMP.sub("-", text).lower()))


def falsy(value: str) -> bool:
    """Whether a value switches its field off."""
    return value.strip().lower() in _FALSY


def is_answer(name: str) -> bool:
    """Whether a field holds what a person said about leaving, whatever words that may have."""
    return bool(_ANSWERS & parts(name))


def decides(name: str) -> bool:
    """Whether a field says what is to be done."""
    return last(name) in _DECISIONS


def verb(name: str) -> bool:
    """Whether a field says, in any request, what is to be done."""
    return last(name) in VERBS


def names_what_is_ended(name: str) -> bool:
    """Whether a field says what it is that ends, or that it does."""
    return bool((_ENDED | _COSTS) & parts(name)) or decides(name)


def names_a_plan(name: str) -> bool:
    """Whether a field says which plan or price it is about."""
    return last(name) in _GOODS


def costs(name: str, value: str) -> bool:
    """Whether a field by its name buys, keeps or agrees to something, and is not switched off."""
    said = parts(name)
    return bool(_COSTS & said) and not _DENYING & said and not falsy(value)


def buys(name: str, value: str) -> bool:
    """Whether a field of a form that ends something names a sum, goods or a renewal."""
    said = parts(name)
    if falsy(value) or _DENYING & said:
        return False
    sum_named = bool(said & {"amount", "price", "total", "fee", "charge", "due"}) and any(
        char in "123456789" for char in value
    )
    goods = bool(said & {"product", "sku", "offer", "upgrade", "coupon", "promo"}) and bool(_OTHERWISE & parts(value))
    return sum_named or goods or bool(said & _RENEWING)


def is_token(value: str) -> bool:
    """Whether a value is a token that says nothing: long, and of letters and figures mixed."""
    return len(value) > _TOKEN and any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def otherwise(value: str, lexicon: Lexicon) -> bool:
    """Whether a value reads as an order for something else than an end."""
    if not value.strip() or len(value) > _VALUE_LIMIT:
        return False
    if value.startswith(("/", "http://", "https://")):
        value = urlsplit(value).path.rsplit("/", 1)[-1]
    said = parts(value)
    if _OTHERWISE & said:
        return not (_ENDING | _DENYING) & said
    words = any(char.isalpha() for char in value)
    return words and bool(lexicon.label(value).intents & (REFUSED | {"keep"}))


def last(name: str) -> str:
    """The innermost name of a path, without its joints: "subscription[plan]" and "variables._plan" are plan."""
    return re.split(r"[.\[]", name.rstrip("]"))[-1].replace("_", "").lower()


def ends(request: PageRequest, fields: Fields) -> str:
    """What in a request ends something though no word of its address does, in words; "" when nothing."""
    removes = request.method == "DELETE" or any(
        last(name) == "method" and value.lower() == "delete" for name, value in fields
    )
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    if removes and _THINGS.intersection(path):
        return f"it deletes {'/'.join(path)}"
    return next(filter(None, (ends_by(name, value) for name, value in opened(fields))), "")


def ends_by(name: str, value: str) -> str:
    """What in one field ends something, as name=value: a switch, a state that is ended, a renewal turned off; or ""."""
    said, meant = parts(name), value.strip().lower()
    switched = meant in _TRUE and said & _ENDING and said <= _ENDING | _WHEN
    stated = said & _STATES and meant in _ENDED_STATES
    renews = said >= {"auto", "renew"} or said & {"autorenew", "autorenewal"} or (said & _RENEWS and said <= _RENEWAL)
    return f"{name}={meant}" if switched or stated or (meant and falsy(meant) and renews) else ""


def besides(request: PageRequest, fields: Fields, lexicon: Lexicon, *, decided: bool) -> str:
    """The field of a request that orders something else than an end, as name=value; "" when none does.

    `decided`: its fields carry a decision, as of a final form; in a survey "choice" is only an answer.
    """
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    for name, value in opened(fields):
        said = parts(name)
        if is_answer(name) or falsy(value) or said & _DENYING:
            continue
        moves = bool(said & _NEW and said & _GOODS)
        changes = request.method in {"PUT", "PATCH"} and bool(_THINGS.intersection(path)) and names_a_plan(name)
        # A form that names the plan beside its answers changes nothing; a script that posts to "subscriptions" buys.
        creates = request.method == "POST" and request.kind != "document" and not decided and names_a_plan(name)
        changes = changes or (creates and bool(_THINGS.intersection(path[-1:])))
        moved = _MOVES.intersection(path) and _THINGS.intersection(path) and names_a_plan(name)
        changes = changes or bool(moved and otherwise(value, lexicon))
        switched_on = value.strip().lower() in _TRUE and bool(said & _ORDERS)
        if moves or changes or switched_on or (decided and decides(name) and otherwise(value, lexicon)):
            return f"{name}={value[:80]}"
    return ""
