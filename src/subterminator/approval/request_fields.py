"""Fields of a request, and their meaning: a price, another plan, an answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from urllib.parse import parse_qsl, urlsplit

from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.language_files import address_part, identifiers
from subterminator.lexicon.lexicon import REFUSED, Lexicon

Fields = list[tuple[str, str]]
"""Names and values in order; names may repeat. Of JSON, the name is the path: "variables.input.plan"."""

BODY_LIMIT = 1_000_000
"""Length at which the browser cuts bodies: one of this length may be incomplete."""
_VALUE_LIMIT = 200
"""Longest value with words; longer ones are state or tokens."""

_TOKEN = 16
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
            all_fields += [(f"{name}.{inner}" if inner else name, inner_value) for inner, inner_value in inner_fields]
    return all_fields


def _json(text: str) -> Fields | None:
    try:
        return list(_leaves("", json.loads(text, object_pairs_hook=_Pairs)))
    except (ValueError, RecursionError):
        return None


class _Pairs(list[tuple[str, object]]):
    """A JSON object with all its pairs: of repeated names, a parser takes either."""


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
    return value.strip().lower() in {"", "0"} | identifiers("false")


def truthy(value: str) -> bool:
    """Return whether a value switches its field on."""
    return value.strip().lower() in {"1"} | identifiers("true")


def is_answer(name: str) -> bool:
    """Return whether a field is a person's answer about leaving, whatever its words."""
    return bool(identifiers("answer") & parts(name))


def decides(name: str) -> bool:
    """Return whether a field names a decision."""
    return last(name) in identifiers("operation", "decision")


def verb(name: str) -> bool:
    """Return whether a field names the operation, in any request."""
    return last(name) in identifiers("operation")


def names_what_is_ended(name: str) -> bool:
    """Return whether a field names what ends, or that it ends."""
    return bool(identifiers("subject", "cost") & parts(name)) or decides(name)


def names_a_plan(name: str) -> bool:
    """Return whether a field names a plan or price."""
    return last(name) in identifiers("goods")


def costs(name: str, value: str) -> bool:
    """Return whether a field buys, keeps or agrees to something by its name, and is not switched off."""
    words = parts(name)
    return bool(identifiers("cost") & words) and not identifiers("deny") & words and not falsy(value)


def buys(name: str, value: str) -> bool:
    """Return whether a field of a form that ends something names an amount, goods or a renewal."""
    words = parts(name)
    if falsy(value) or identifiers("deny") & words:
        return False
    sum_named = bool(words & identifiers("sum")) and any(char in "123456789" for char in value)
    goods = bool(words & identifiers("ware")) and bool(identifiers("other_order") & parts(value))
    return sum_named or goods or bool(words & identifiers("renew"))


def is_token(value: str) -> bool:
    """Return whether a value is a meaningless token: long, of letters and digits."""
    return len(value) > _TOKEN and any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def orders_otherwise(value: str, lexicon: Lexicon) -> bool:
    """Return whether a value reads as an order other than an end."""
    if len(value) > _VALUE_LIMIT:
        return False
    if value.startswith(("/", "http://", "https://")):
        value = re.split(r"[?#]", re.sub(r"^https?://[^/?#]*", "", value))[0].rpartition("/")[2]
    words = parts(value)
    if takes_free_plan(value, lexicon):
        return False
    if identifiers("other_order") & words:
        return not identifiers("end", "deny") & words
    return bool(lexicon.label(value).intents & (REFUSED | {"keep"}))


def takes_free_plan(name: str, lexicon: Lexicon) -> bool:
    """Return whether a name of an order is a change to the free plan: DowngradeToFree, switch-to-free."""
    return "to_free" in lexicon.label(re.sub(r"[\W_]+", " ", dashed(name))).intents


def last(name: str) -> str:
    """Return the innermost name of a path, without separators: "subscription[plan]" and "variables._plan" are plan."""
    return re.split(r"[.\[]", name.rstrip("]"))[-1].replace("_", "").lower()


def ends(request: PageRequest, fields: Fields) -> str:
    """Describe the field or method of a request that ends something; "" for none."""
    removes = request.method == "DELETE" or any(
        last(name) == "method" and value.lower() == "delete" for name, value in fields
    )
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    if removes and identifiers("subscription").intersection(path):
        return f"it deletes {'/'.join(path)}"
    return next(filter(None, (ends_by(name, value) for name, value in opened(fields))), "")


def ends_by(name: str, value: str) -> str:
    """Return name=value of a field that ends something: a switch, an ended state, a renewal turned off; or ""."""
    words, state = parts(name), value.strip().lower()
    switched = truthy(state) and words & identifiers("end") and words <= identifiers("end", "end_detail")
    stated = words & identifiers("state") and state in identifiers("ended")
    renews = any(words >= parts(each) for each in identifiers("auto_renewal")) or (
        words & identifiers("renewal") and words <= identifiers("renewal", "renewal_detail")
    )
    return f"{name}={state}" if switched or stated or (state and falsy(state) and renews) else ""


def besides(request: PageRequest, fields: Fields, lexicon: Lexicon, *, decided: bool, ending: bool = False) -> str:
    """Return name=value of a field of a request that orders something other than an end; "" for none.

    Args:
        decided: its fields are a decision, as of a final form; in a survey "choice" is only an answer.
        ending: a press that surely ends caused it.
    """
    path = [part for part in urlsplit(request.url).path.lower().split("/") if part][-2:]
    things = identifiers("subscription")
    for name, value in opened(fields):
        words = parts(name)
        if is_answer(name) or falsy(value) or words & identifiers("deny"):
            continue
        moves = bool(words & identifiers("new") and words & identifiers("goods"))
        changes = request.method in {"PUT", "PATCH"} and bool(things.intersection(path)) and names_a_plan(name)
        # A form that names the plan beside its answers changes nothing; a script that posts to "subscriptions" buys it.
        creates = request.method == "POST" and request.kind != "document" and not decided and names_a_plan(name)
        changes = changes or (creates and bool(things.intersection(path[-1:])))
        moved = identifiers("move").intersection(path) and things.intersection(path) and names_a_plan(name)
        changes = changes or bool(moved and orders_otherwise(value, lexicon))
        switched_on = truthy(value) and bool(words & identifiers("order"))
        switched_on = switched_on and not (ending and _accepts_the_end(words, request, fields))
        if moves or changes or switched_on or (decided and decides(name) and orders_otherwise(value, lexicon)):
            return f"{name}={value[:80]}"
    return ""


def _accepts_the_end(words: frozenset[str], request: PageRequest, fields: Fields) -> bool:
    """Return whether a switch with these words accepts the end, or its terms: nothing else is there to accept.

    What a bare "accept" accepts is what the address names; beside an offer or a plan it may be that.
    """
    path = urlsplit(request.url).path.rstrip("/")
    tail = path.rpartition("/")[2]
    something_else = identifiers("cost", "other_order", "flow", "survey", "step", "seen") - identifiers("subscription")
    named = address_part("end").search(f"/{tail}") and not parts(tail) & something_else
    alone = not any(costs(name, value) for name, value in opened(fields) if not is_answer(name))
    return words <= identifiers("acceptance", "acknowledged") and bool(named) and alone
