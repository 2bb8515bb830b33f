"""Meaning of addresses: whether one is within the service's bounds, and whether its words buy or cancel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import parse_qsl, unquote, urlsplit

from subterminator.approval.descriptions import quote
from subterminator.approval.graphql import mutations, only_reads
from subterminator.approval.request_fields import (
    Fields,
    dashed,
    ends_by,
    falsy,
    last,
    opened,
    parts,
    sent_fields,
    truthy,
    verb,
)
from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.language_files import address_part, either, identifiers
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.pages.addresses import same_host
from subterminator.services.hosts import is_loopback, name_in_ascii, registrable

LONGEST = 2000
"""Length at which perception cuts addresses: one of this length may be incomplete."""

_FOR_PROGRAMS = frozenset({"api", "apis", "rpc", "ajax", "graphql", "rest", "webservice"})
"""Parts of addresses that programs call and no person opens."""
_BUYING = re.compile(
    r"^(?:add[-_]to[-_]cart|resubscribe|switch[-_]subscription|subscription_renewal(?:_early)?)$", re.IGNORECASE
)
"""Names of query fields by which an address buys (those of WooCommerce Subscriptions, 2026-11-22)."""
_SETTING = re.compile(r"_to$", re.IGNORECASE)
_FORGERY = re.compile(r"nonce|csrf|xsrf|authenticitytoken|formkey|sesskey")
"""Names of query fields against cross-site request forgery: the address changes something."""
_COMPLETES = re.compile(r"(?:^|[_.-])(?:completed?|done|exec|proc|process)(?:[_.-]|$)", re.IGNORECASE)
"""Last parts of pages that carry something out, or show that it is done, in whatever language the others are."""
_ORDERING = frozenset({"y", "yes", "ok", "on", "exec", "final", "submit", "done", "confirm", "end", "del", "delete"})
"""Values of a query that carry something out."""
_CARRIED_OUT = frozenset({"success", "successful", "unsubscribe", "result", "thanks"})
"""Parts of addresses of what was, or is by a link in a letter, carried out."""
_SHORT_NAME = 6
"""Most letters of a name in a query, such as that of a plan."""
_ORDERED = frozenset(
    ("token", "key", "k", "hash", "sig", "code", "refund", "yn", "mode", "step", "confirm", "action", "cmd")
) | {"act", "do", "op", "type"}
"""Names of a query whose value may."""
_ENVELOPE = frozenset({"query", "operationName", "variables", "extensions", "id"})
"""Top-level names of a GraphQL request."""
_LONGEST_NAME = 60
_MOST_WORDS = 6
"""Most words of a name; a longer one is a text."""
_OF_CHANNELS = frozenset({"subscribe", "unsubscribe", "resume"})
"""Messages of sockets about their own channels (Action Cable, STOMP)."""
_WORD = re.compile(r"[A-Za-z][A-Za-z_-]{3,}")
_BODY_LENGTH = 4000
"""Characters of an unparsable body whose words are read."""
_changes_plan = compiled_late(lambda: rf"(?:^|[/_.-]){either('addresses', 'change_plan')}(?=$|[/_.-])", re.IGNORECASE)
"""The words of a change of plan; the separator after them is left to what follows."""
_executes = compiled_late(
    lambda: rf"{address_part('execute').pattern}|(?:^|/){either('addresses', 'execute_section')}/", re.IGNORECASE
)
_signs_out = compiled_late(lambda: rf"(?:[a-z]+[-_.])?{either('addresses', 'sign_out')}(?:\.[a-z]+)?", re.IGNORECASE)


def is_about_consent(url: str) -> bool:
    """Return whether an address receives the choice made in a notice about cookies."""
    words = set(re.split(r"[/_.-]", urlsplit(url).path.lower()))
    return bool(words & identifiers("consent")) and not cancelling_words(url)


def signs_out(url: str) -> str:
    """Find the part of an address that ends the session: a whole part of its path or a value of its query, or ""."""
    try:
        parts = urlsplit(url)
        words = [*unquote(parts.path).split("/"), *(value for _, value in parse_qsl(parts.query))]
    except ValueError:
        return ""
    return next((each for each in words if _signs_out().fullmatch(each)), "")


def out_of_bounds(url: str, hosts: Sequence[str]) -> str:
    """Explain why an address is outside `hosts` (exact names, optionally with a port); "" if it is inside."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return f"{quote(url)} is not an address"
    if parts.scheme not in {"https", "http"}:
        return f"{quote(url)} is not a web page"
    if parts.username is not None or parts.password is not None:
        return f"{quote(url)} hides its host behind a user name"
    try:
        name = name_in_ascii(host)
    except ValueError:
        return f"the host of {quote(url)} is not a valid name"
    if parts.scheme == "http" and not is_loopback(name):
        return f"{name or quote(url)} is not reached over https"
    if not any(same_host(allowed, name, port, parts.scheme) for allowed in hosts):
        return f"{name or quote(url)} is out of bounds: only {', '.join(hosts)} may be used"
    return ""


def is_for_programs(url: str) -> bool:
    """Return whether an address is meant for programs, so that no page explains the effect of opening it."""
    try:
        address = urlsplit(url)
    except ValueError:
        return True
    words = set(re.split(r"[/-]", address.path.lower()))
    own = (address.hostname or "").partition(".")[0] in _FOR_PROGRAMS
    return (own or bool(words & _FOR_PROGRAMS)) and not words & identifiers("pass_on")


def money_words(url: str) -> str:
    """Find the part of an address that reads as buying, changing, pausing or resuming; "" for none.

    Where the last part reads as ending, a word before it is only the section of the site: /pay/requestTermination,
    /subscribe/end.
    """
    path = urlsplit(url).path.rstrip("/") if "://" in url else ""
    section, _, last = path.rpartition("/")
    tail = "/".join(path.split("/")[-2:])
    found = _ends().search(f"/{tail}")
    ends = _first(_ends(), f"/{last}") or (found is not None and found.end() > len(tail))
    if ends and not _first(_buys(), f"/{last}"):
        words = _first(_buys(), url)
        return "" if words in section.split("/") else words
    return _first(_buys(), url)


def only_changes_plan(url: str) -> bool:
    """Return whether an address reads as a change of plan, and as nothing else that costs."""
    readable = list(_readable_parts(url))
    return any(map(_changes_plan().search, readable)) and not any(
        _buys().search(_changes_plan().sub("", part)) for part in readable
    )


def cancelling_words(url: str) -> str:
    """Find the part of an address that reads as ending; "" for none, or if it only asks for reasons."""
    path = urlsplit(url).path.rstrip("/").lower() if "://" in url else url.lower()
    return "" if path.rpartition("/")[2] in identifiers("survey") else _first(_ends(), url)


def is_of_the_flow(url: str) -> bool:
    """Return whether a page's address has a part that reads as ending, a survey on the way included."""
    return bool(_first(_ends(), url))


def final_words(url: str) -> str:
    """Find the part of an address that reads as executing an end, such as /cancel/confirm; "" for none."""
    words = cancelling_words(url)
    return words if words and _first(address_part("confirm"), url) else ""


def names_only_a_step(url: str) -> bool:
    """Return whether the last part of a page's address does not read as carrying out what the others name.

    "/cancel/confirm" asks; "/cancel/complete" and "/taikai_exec.php" may be the end, where a script opens them.
    """
    return not _COMPLETES.search(last_part(url))


def only_informs_by_its_name(url: str) -> bool:
    """Return whether the address of a page of an end is one for information, and orders nothing: "/cancel/info?no=7".

    Its last part is a word for information, or that behind a noun: "/refundInfo", but not "/deleteUserInfo". No other
    part carries anything out, and its query has only numbers and short names.
    """
    split = urlsplit(url)
    *before, name = [each.partition(".")[0] for each in split.path.split("/") if each] or [""]
    *nouns, last_word = re.findall(r"[^\W_]+", dashed(name).lower()) or [""]
    if last_word not in identifiers("inform") or not set(nouns) <= identifiers("end_noun", "informed_of"):
        return False
    of_an_end = bool(nouns) or bool(cancelling_words(split.path))
    carried_out = any(
        _COMPLETES.search(each) or parts(each) & (identifiers("execute") | _CARRIED_OUT) for each in before
    )
    orders = any(
        not (value.isdigit() or (value.isalpha() and len(value) <= _SHORT_NAME))
        or truthy(value)
        or value.lower() in _ORDERING
        or name.lower() in _ORDERED
        for name, value in parse_qsl(split.query, keep_blank_values=True)
    )
    return of_an_end and not carried_out and not orders and not ends_by_its_query(url) and not ends_when_opened(url)


def ends_by_its_last_part(url: str) -> bool:
    """Return whether the last part of an address that is no number reads as ending: "/api/plan/cancel/17".

    "/cancel/offers" does not.
    """
    named = [each for each in urlsplit(url).path.split("/") if each and not each.isdigit()]
    return bool(named) and bool(cancelling_words(f"/{named[-1]}"))


def ends_by_its_query(url: str) -> bool:
    """Return whether a name or a value of an address's query reads as ending: "/account?action=cancel"."""
    return any(_first(_ends(), f"/{word}") for word in query_words(url) if "/" not in word)


def query_words(url: str) -> list[str]:
    """List the names and the values of an address's query, as they are written."""
    return [word for pair in parse_qsl(urlsplit(url).query, keep_blank_values=True) for word in pair]


def last_part(url: str) -> str:
    """Return the last part of an address's path, as it is written."""
    return urlsplit(url).path.rstrip("/").rpartition("/")[2]


def ends_when_opened(url: str) -> str:
    """Find the part of an address that ends something when opened; "" for none."""
    query = _query(url)
    sets = any(map(_forgery_proof, query))  # a state by itself only picks what is shown
    orders = (ends_by(name, value) for name, value in query if sets or name.lower() not in identifiers("shown_state"))
    order = next(filter(None, orders), "")
    return order or (cancelling_words(url) if _acts(url) else "")


def cancels_item_when_opened(url: str) -> str:
    """Find an order to end in the query of an address, for one item named by a number; "" for none."""
    query = _query(url)
    order = next((value for name, value in query if verb(name) and _first(_ends(), f"/{value}")), "")
    return order if any(value.isdigit() and not verb(name) for name, value in query) and _is_order(order) else ""


def _is_order(value: str) -> bool:
    return not parts(value) & identifiers("seen")


def buys_when_opened(url: str) -> str:
    """Find the part of an address that buys or changes something when opened; "" for none."""
    for name, value in _query(url):
        if (_BUYING.search(name) and not falsy(value)) or (
            _SETTING.search(name) and value.lower() in identifiers("not_ended")
        ):
            return f"{name}={value}"
    return money_words(url) if _acts(url) else ""


def _acts(url: str) -> bool:
    """Return whether an address executes what it names. "Confirm" alone is a page that asks."""
    query = _query(url)
    sure = any(name.lower() in identifiers("sure") and truthy(value) for name, value in query)
    return sure or any(map(_forgery_proof, query)) or bool(_first(_executes(), url))


def _forgery_proof(field: tuple[str, str]) -> bool:
    return _FORGERY.search(re.sub(r"[\W_]", "", field[0]).lower()) is not None


def _query(url: str) -> Fields:
    return parse_qsl(urlsplit(url).query)


def same_site(url: str, hosts: Sequence[str]) -> bool:
    """Return whether an address has the registered domain of one of the hosts.

    Wider than the bounds on purpose: a service's orders often go to another host of it, and are only judged here.
    """
    try:
        name = urlsplit(url).hostname or ""
    except ValueError:
        return False
    return registrable(name) in {registrable(re.sub(r":\d+$", "", host)) for host in hosts}


def is_watched(url: str) -> bool:
    """Return whether an address receives reports of a person's actions."""
    return bool(identifiers("telemetry") & set(urlsplit(url).path.lower().split("/")))


def commands(fields: Fields) -> list[str]:
    """List short values of a body that may name an order, as parts of an address: CANCEL_SUBSCRIPTION."""
    named = [value for name, value in opened(fields) if last(name) not in identifiers("whereabouts")]
    values = [value for value in named if 1 < len(parts(value)) < _MOST_WORDS or not value.islower()]
    return [f"/{dashed(value)}" for value in values if len(value) < _LONGEST_NAME and "/" not in value]


def only_queries(fields: Fields) -> bool:
    """Return whether the fields are GraphQL operations without a mutation."""
    documents = [value for name, value in fields if last(name) == "query"]
    named = [value for name, value in fields if last(name) == "operationname" and value != "null"]
    ordered = [name for name, _ in fields if verb(name) and last(name) != "operationname"]
    known = all(re.search(rf"\b{re.escape(name)}\b", " ".join(documents)) for name in named)
    plain = all(re.split(r"[.\[]", name)[0] in _ENVELOPE for name, _ in fields)
    return bool(documents) and all(map(only_reads, documents)) and known and plain and not ordered


def operations_in(request: PageRequest) -> list[str]:
    """List what names the operation of a request: its address, and fields of its body, as parts of an address."""
    names = [request.url, *(f"/{dashed(each)}" for each in request.orders)]
    if request.body:
        fields = sent_fields(request)
        # Of an unparsable body, such as many socket messages, the words are read.
        words = _WORD.findall(request.body[:_BODY_LENGTH]) if fields is None else _operations(opened(fields))
        if fields is not None and request.kind == "websocket":
            words = [*words, *(value for name, value in fields if not name)]
        if request.kind == "websocket":
            words = [value for value in words if value.lower() not in _OF_CHANNELS]
        names += [f"/{dashed(operation)}" for operation in words]
    return names


def _operations(fields: Fields) -> Iterator[str]:
    for name, value in fields:
        if verb(name) or last(name) == "method" or (last(name) == "type" and _is_command(value)):
            yield value
        elif last(name) == "query":
            yield from mutations(value)


def _is_command(value: str) -> bool:
    """Return whether the type of a message is a command: CANCEL_SUBSCRIPTION, but not "cancel" or a report."""
    words = parts(value)
    return 1 < len(words) < _MOST_WORDS and _is_order(value)


def _buys() -> re.Pattern[str]:
    return address_part("buy", "change_plan")


def _ends() -> re.Pattern[str]:
    return address_part("end")


def _first(words: re.Pattern[str], url: str) -> str:
    for part in _readable_parts(url):
        if match := words.search(part):
            return bare(match)
    return ""


def bare(match: re.Match[str]) -> str:
    """Return what a pattern of address parts has matched, without the separators around it."""
    return match[0].strip("/_.-")


def _readable_parts(url: str) -> Iterator[str]:
    """Yield path, fragment and operations of the query: decoded, and with compound words separated."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return
    operations = [value for name, value in parse_qsl(parts.query) if verb(name)]
    for part in (parts.path, parts.fragment, *operations):
        decoded = unquote(unquote(part))
        yield from dict.fromkeys((decoded, dashed(decoded)))
