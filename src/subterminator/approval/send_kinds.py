"""Kind of a request, from its address, method, headers and body, on any channel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from urllib.parse import parse_qsl, unquote, urlsplit

from subterminator.approval.address_words import (
    bare,
    buys_when_opened,
    cancelling_words,
    cancels_item_when_opened,
    commands,
    ends_when_opened,
    is_for_programs,
    is_watched,
    last_part,
    money_words,
    only_changes_plan,
    only_queries,
    operations_in,
    same_site,
)
from subterminator.approval.descriptions import quote
from subterminator.approval.graphql import mutations
from subterminator.approval.kinds import SendKind
from subterminator.approval.request_fields import (
    Fields,
    besides,
    dashed,
    ends,
    names_a_plan,
    orders_otherwise,
    parts,
    sent_fields,
    takes_free_plan,
)
from subterminator.domain.protocols import PageRequest, ServiceProtocol
from subterminator.lexicon.language_files import address_part, either, identifiers
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.addresses import opens_portal

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_SAFE = frozenset({"GET", "HEAD"})
_belongings = compiled_late(lambda: rf"/{either('addresses', 'belongings')}(?:/[^/]*)?/?$", re.IGNORECASE)
"""The ends of addresses whose DELETE removes an account."""
_reads = compiled_late(lambda: rf"^(?:{'|'.join(identifiers('read'))})(?:$|[-_.]|(?=[A-Z]))")


@dataclass(frozen=True, slots=True)
class Sent:
    """Kind of a request, and the words that indicate it."""

    kind: SendKind
    words: str = ""


ANOTHER_SITE = "another site"
"""Words of what goes to another site and does not read as an order."""


class SendReader:
    """Determines the kinds of one service's requests."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self._service = service
        self._lexicon = lexicon

    def read(self, request: PageRequest, *, pressed: bool = True, ending: bool = False) -> Sent:
        """Return the kind of a request, with its words.

        A request to another site counts only if a press caused it and it reads as an order.

        Args:
            pressed: a press of ours caused it.
            ending: a press that surely ends caused it.
        """
        own = same_site(request.url, self._service.hosts)
        if not own and not pressed:
            return Sent(SendKind.READ, ANOTHER_SITE)
        method = request.method.upper()
        if method == "OPTIONS":
            return Sent(SendKind.READ)
        overridden = next(
            (each.upper() for each in request.orders if each.upper() in {"DELETE", "PUT", "PATCH", "POST"}), ""
        )
        if method in _SAFE and not overridden:
            return self._opening(request) if own else Sent(SendKind.READ)
        sent = self._order(request, overridden or method, ending)
        return sent if own or sent.kind is not SendKind.UNKNOWN else Sent(SendKind.TELEMETRY, ANOTHER_SITE)

    def _opening(self, request: PageRequest) -> Sent:
        """Return the kind of opening an address: some act when opened."""
        url = request.url
        if url == self._service.entry_url:
            return Sent(SendKind.READ)
        if words := buys_when_opened(url):
            return Sent(SendKind.MONEY, words)
        words = ends_when_opened(url)
        if request.kind == "document":
            words = words or cancels_item_when_opened(url)
        if words:
            return Sent(SendKind.END, words)
        documents = [value for _, value in parse_qsl(urlsplit(url).query) if "mutation" in value]
        if changes := [name for document in documents for name in mutations(document)]:
            ending = next(filter(None, map(cancelling_words, changes)), "")
            return Sent(SendKind.END, ending) if ending else Sent(SendKind.UNKNOWN, changes[0])
        if request.kind in {"document", "image"} and is_for_programs(url):
            return Sent(SendKind.UNKNOWN, "an address that programs call")
        return Sent(SendKind.READ)

    def _order(self, request: PageRequest, method: str, ending: bool) -> Sent:
        fields = sent_fields(request) or []
        operations = [each for each in operations_in(request) if not _only_shows(each)]
        address = request.url.partition("?")[0]
        named = any(words(each) for words in (cancelling_words, money_words, _deletes) for each in [address])
        if not named and only_queries(fields):
            return Sent(SendKind.READ)
        if is_watched(request.url) and not named:
            operations = [each for each in commands(fields) if not _only_shows(each) and not _reports(each)]
            if not any(
                words(each) for words in (cancelling_words, money_words, _deletes, _takes) for each in operations
            ):
                return Sent(SendKind.TELEMETRY)
        barred = self._barred(request, method, operations, fields, ending=ending)
        return barred or self._ending(request, method, operations, fields)

    def _barred(
        self, request: PageRequest, method: str, operations: list[str], fields: Fields, *, ending: bool
    ) -> Sent | None:
        """Return money, deletion and change of payment, in that order; None for anything else."""
        if words := next(filter(None, map(_deletes, operations)), ""):
            return Sent(SendKind.DELETION, words)
        path = unquote(urlsplit(request.url).path)
        if _removes(method, fields) and _belongings().search(path) and not _is_the_own_subscription(path):
            return Sent(SendKind.DELETION, f"DELETE {path}")
        costly = (money_words(each) for each in operations if not self._takes_free_plan(each))
        words = next(filter(None, costly), "") or buys_when_opened(request.url)
        words = words or next(filter(None, map(_takes, operations)), "")
        if words:
            return Sent(SendKind.MONEY, words)
        cancels = any(map(cancelling_words, operations))
        decided = cancels or bool(ends(request, fields))
        if field := besides(request, fields, self._lexicon, decided=decided, ending=ending):
            return Sent(SendKind.MONEY, field)
        named = (each for each in operations if len(parts(each)) > 1)
        if (match := next(filter(None, map(address_part("profile").search, named)), None)) and not cancels:
            takes = next((f"{name}={value[:40]}" for name, value in fields if names_a_plan(name)), "")
            return Sent(SendKind.MONEY, takes) if takes else Sent(SendKind.PROFILE, bare(match))
        return None

    def _ending(self, request: PageRequest, method: str, operations: list[str], fields: Fields) -> Sent:
        tail = last_part(request.url).lower()
        words = next(filter(None, (_cancels(each) for each in operations)), "") or ends_when_opened(request.url)
        words = words or ends(request, fields) or _removes(method, fields)
        words = words or next(filter(self._takes_free_plan, operations), "")
        if tail in identifiers("sign_in") or (_prepares(request.url) and request.kind != "document"):
            return Sent(SendKind.STEP, tail)
        if not words and opens_portal(request.url):
            return Sent(SendKind.STEP, tail)
        if words:
            if other := _other_thing(request.url, request.document):
                return Sent(SendKind.OTHER_END, f"{words} of {other}")
            orders = operations[1:]
            saves_an_answer = bool(orders) and all(map(_saves_an_answer, orders))
            asks_why = saves_an_answer or tail in identifiers("survey", "step")
            return Sent(SendKind.UNKNOWN if asks_why else SendKind.END, words)
        if tail in identifiers("survey"):
            return Sent(SendKind.ANSWER, tail)
        if method == "POST" and request.kind != "document" and _reads().match(last_part(request.url)):
            return Sent(SendKind.READ)
        return Sent(SendKind.UNKNOWN)

    def _takes_free_plan(self, operation: str) -> bool:
        """Return whether the name of an operation, or the last part of an address, is a change to the free plan."""
        return takes_free_plan(operation.partition("?")[0].rstrip("/").rpartition("/")[2], self._lexicon)

    def takes_another_plan(self, url: str, fields: Fields) -> str:
        """Describe the field of a change of plan that names a plan with a price; "" for none."""
        for name, value in fields if only_changes_plan(url) else ():
            if names_a_plan(name) and orders_otherwise(value, self._lexicon):
                return f"it changes to {quote(f'{name}={value}')}, which is not free"
        return ""


def _prepares(url: str) -> bool:
    """Return whether the last part of an address names what comes before an end: preview, TerminationPreview."""
    *of, last = re.findall(r"[^\W_]+", dashed(last_part(url)).lower()) or [""]
    return last in identifiers("prepare") and set(of) <= identifiers("end_noun")


def _cancels(spoken: str) -> str:
    """Find words of ending in an address, also in that of a survey; "" for none."""
    url = re.sub(rf"/(?:{'|'.join(identifiers('survey'))})/?$", "/", spoken.partition("?")[0])
    return cancelling_words(spoken) or cancelling_words(url)


def _other_thing(url: str, document: str) -> str:
    """Return the last thing in an address that is no subscription; "" if it is one, or none.

    The folder of the page itself says nothing new, if that is of a cancellation: "/pass/cancel" of "/pass/cancel/form".
    """
    path, page = (urlsplit(each).path.lower() for each in (url, document))
    segments = path.replace("add-on", "addon").split("/")
    if len(segments) > 2 and segments[-1] in identifiers("notice") and cancelling_words(f"/{segments[-2]}"):
        segments.pop()  # the notice of an end: /resilier/notification
    if urlsplit(document).netloc == urlsplit(url).netloc and _cancels(page):
        both = takewhile(lambda pair: pair[0] == pair[1], zip(path.split("/"), page.split("/"), strict=False))
        segments = segments[len(list(both)) :]
    for segment in reversed(segments):
        words = parts(segment)
        if words & identifiers("subscription", "account"):
            return ""
        if things := words & identifiers("other_thing"):
            return min(things)
    return ""


def _deletes(text: str) -> str:
    return _match(address_part("delete"), text)


def _takes(text: str) -> str:
    return _match(address_part("take"), text)


def _match(words: re.Pattern[str], text: str) -> str:
    for part in _path_forms(text):
        if match := words.search(part):
            return bare(match)
    return ""


def _path_forms(text: str) -> Iterator[str]:
    """Yield a path, and the path with compound words separated."""
    decoded = unquote(unquote(urlsplit(text).path if "://" in text else text.partition("?")[0]))
    yield decoded
    yield _HUMP.sub("-", decoded)


def _only_shows(text: str) -> bool:
    """Return whether an operation only shows or reports: CancelPlanPage, cancel_clicked."""
    return "://" not in text and bool(parts(text) & identifiers("show"))


def _removes(method: str, fields: Fields) -> str:
    """Return "DELETE" for a request with that method, also as a field of its form; "" for others."""
    overridden = any(
        name.rsplit(".")[-1] in {"_method", "method"} and value.lower() == "delete" for name, value in fields
    )
    return "DELETE" if method == "DELETE" or overridden else ""


def _saves_an_answer(operation: str) -> bool:
    """Return whether an operation keeps an answer to a survey: SaveUnsubscribeReason."""
    words = parts(operation)
    return bool(words & identifiers("survey")) and not words & identifiers("execute") - identifiers("save")


def _reports(text: str) -> bool:
    """Return whether the name of an event reports a part of the flow and orders nothing: cancellation_reason."""
    words = parts(text)
    return bool(words & identifiers("flow") or (words & identifiers("end_noun") and not words & identifiers("execute")))


def _is_the_own_subscription(path: str) -> bool:
    """Return whether an address ends with a subscription, and "me" for whose it is: "/subscriptions/me"."""
    *_, thing, whose = ["", "", *path.rstrip("/").split("/")]
    return whose.lower() == "me" and thing.lower() in identifiers("subscription")
