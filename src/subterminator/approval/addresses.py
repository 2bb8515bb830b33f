"""What an address says: whether it is within the service's bounds, and whether its words buy or cancel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from subterminator.approval.fields import Fields, last, sent_fields, verb
from subterminator.approval.graphql import mutations, only_reads
from subterminator.core.protocols import PageRequest
from subterminator.services.hosts import is_loopback

__all__ = [
    "LONGEST",
    "buys_when_opened",
    "cancelling_words",
    "ends_when_opened",
    "final_words",
    "is_report",
    "money_words",
    "only_changes_plan",
    "out_of_bounds",
    "same_site",
    "signs_out",
    "spoken_in",
]

LONGEST = 2000
"""Perception cuts addresses here, so one of this length was not seen whole."""

_DEVIATING = frozenset("ßς\u200c\u200d")
"""Python's IDNA (2003) maps these away, browsers (UTS 46, non-transitional) keep them: two different hosts."""

_MONEY = re.compile(
    r"(?:^|[/_.-])(?:upgrade|subscribe|checkout|purchase|buy|pay|change-?plan|switch-?plan|plans?/(?:change|switch)|pause|resume|restart|"
    r"reactivate|resubscribe|redeem|accept-?offer|claim)(?:$|[/_.-])",
    re.IGNORECASE,
)
_CHANGE = re.compile(r"(?:^|[/_.-])(?:change-?plan|switch-?plan|plans?/(?:change|switch))(?=$|[/_.-])", re.IGNORECASE)
_CANCEL = re.compile(
    r"(?:^|[/_.-])(?:cancel\w*|terminat\w*|unsubscribe|deactivate|(?:end|stop|delete|close)[-_/]?(?:membership|subscription|"
    r"account|plan)|kuendig\w*|resili\w*)(?:$|[/_.-])",
    re.IGNORECASE,
)
_LAST = re.compile(
    r"(?:^|[/_.-])(?:confirm(?:ed)?|finish|complete|submit|execute|finali[sz]e|now|final)(?:$|[/_.-])", re.IGNORECASE
)
_ACTING = re.compile(r"(?:^|[/_.-])(?:finish|execute|finali[sz]e|now|submit|perform)(?:$|[/_.-])", re.IGNORECASE)
_SURE = frozenset({"confirm", "confirmed", "sure", "now", "force", "yes", "execute"})
"""Names of query fields that carry out what an address speaks of."""
_ASKING = frozenset({"survey", "feedback", "reason", "reasons", "question", "questions", "questionnaire"})
"""Last parts of addresses that take answers to a survey."""
_SIGN_OUT = re.compile(
    r"(?:[a-z]+[-_.])?(?:log|sign)[-_]?(?:out|off)(?:[-_]?(?:all|everywhere))?(?:\.[a-z]+)?", re.IGNORECASE
)
_WATCHING = frozenset(
    {
        "log",
        "logs",
        "event",
        "events",
        "track",
        "tracking",
        "analytics",
        "beacon",
        "collect",
        "telemetry",
        "metrics",
        "rum",
    }
)
"""Parts of addresses that take reports of what a person did; what they report is no order."""
_WORD = re.compile(r"[A-Za-z][A-Za-z_-]{3,}")
_SAID = 4000
"""Characters of a body that cannot be parsed of which the words are read."""
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def signs_out(url: str) -> str:
    """The part of an address that ends the session: a whole part of its path or a value of its query; "" for none."""
    try:
        parts = urlsplit(url)
        said = [*unquote(parts.path).split("/"), *(value for _, value in parse_qsl(parts.query))]
    except ValueError:
        return ""
    return next((each for each in said if _SIGN_OUT.fullmatch(each)), "")


def out_of_bounds(url: str, hosts: Sequence[str]) -> str:
    """Why an address lies outside `hosts` (exact names, optionally with a port), in words; "" when it lies inside."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return f"{_quote(url)} is not an address"
    if parts.scheme not in {"https", "http"}:
        return f"{_quote(url)} is not a web page"
    if parts.username is not None or parts.password is not None:
        return f"{_quote(url)} hides its host behind a user name"
    if _DEVIATING & set(host):
        return f"the host of {_quote(url)} is read in two ways"
    try:
        name = host.encode("idna").decode("ascii").lower() if not host.isascii() else host.lower()
    except UnicodeError:
        return f"the host of {_quote(url)} is not a valid name"
    if parts.scheme == "http" and not is_loopback(name):
        return f"{name or _quote(url)} is not reached over https"
    if not any(_same_host(allowed, name, port, parts) for allowed in hosts):
        return f"{name or _quote(url)} is out of bounds: only {', '.join(hosts)} may be used"
    return ""


def money_words(url: str) -> str:
    """The part of an address that reads as buying, changing, pausing or resuming; "" when none does."""
    return _first(_MONEY, url)


def only_changes_plan(url: str) -> bool:
    """Whether an address reads as a change of plan, and as nothing else that costs."""
    spoken = list(_spoken(url))
    return any(map(_CHANGE.search, spoken)) and not any(_MONEY.search(_CHANGE.sub("", part)) for part in spoken)


def cancelling_words(url: str) -> str:
    """The part of an address that reads as ending something; "" when none does, or it only asks for the reasons."""
    path = urlsplit(url).path.rstrip("/").lower() if "://" in url else url.lower()
    return "" if path.rsplit("/", 1)[-1] in _ASKING else _first(_CANCEL, url)


def final_words(url: str) -> str:
    """The part of an address that reads as carrying an end out, such as /cancel/confirm; "" when none does."""
    found = cancelling_words(url)
    return found if found and _first(_LAST, url) else ""


def ends_when_opened(url: str) -> str:
    """The part of an address that ends something by being opened; "" when none does."""
    return cancelling_words(url) if _acts(url) else ""


def buys_when_opened(url: str) -> str:
    """The part of an address that buys or changes something by being opened; "" when none does."""
    return money_words(url) if _acts(url) else ""


def _acts(url: str) -> bool:
    """Whether an address says that it does what it speaks of. "Confirm" alone is a page that asks."""
    try:
        query = parse_qsl(urlsplit(url).query)
    except ValueError:
        return True
    sure = any(name.lower() in _SURE and value.lower() in {"1", "true", "yes"} for name, value in query)
    return sure or bool(_first(_ACTING, url))


def same_site(url: str, hosts: Sequence[str]) -> bool:
    """Whether an address belongs to one of the hosts' sites: the same last two parts of the name.

    Wider than the bounds on purpose: a service's orders often go to a host of their own, and are only judged here.
    """
    try:
        name = urlsplit(url).hostname or ""
    except ValueError:
        return False
    return any(_site(name) == _site(re.sub(r":\d+$", "", host)) for host in hosts)


def _site(host: str) -> str:
    return host if is_loopback(host) else ".".join(host.lower().rsplit(".", 2)[-2:])


def is_report(request: PageRequest) -> bool:
    """Whether a request only tells the service what a person did, or reads by GraphQL."""
    path = set(urlsplit(request.url).path.lower().split("/"))
    watches = bool(_WATCHING & path) and not cancelling_words(request.url) and not money_words(request.url)
    return watches or _reads(sent_fields(request) or [])


def _reads(fields: Fields) -> bool:
    """Whether the fields are GraphQL operations of which none changes anything."""
    documents = [value for name, value in fields if last(name) == "query"]
    named = [value for name, value in fields if last(name) == "operationname" and value not in {"", "null"}]
    ordered = [name for name, _ in fields if verb(name) and last(name) != "operationname"]
    known = all(re.search(rf"\b{re.escape(name)}\b", " ".join(documents)) for name in named)
    return bool(documents) and all(map(only_reads, documents)) and known and not ordered


def spoken_in(request: PageRequest) -> list[str]:
    """What a request says: its address, and the fields of its body that name an operation, each as an address part."""
    said = [request.url]
    path = urlsplit(request.url).path.lower().split("/")
    if request.body and not _WATCHING & set(path):
        fields = sent_fields(request)
        # What cannot be parsed, as much that sockets say, is taken by its words.
        told = _operations(fields) if fields is not None else _WORD.findall(request.body[:_SAID])
        said += [f"/{_HUMP.sub('-', operation)}" for operation in told]
    return said


def _operations(fields: Fields) -> Iterator[str]:
    for name, value in fields:
        if verb(name):
            yield value
        elif last(name) == "query":
            yield from mutations(value)


def _first(words: re.Pattern[str], url: str) -> str:
    for part in _spoken(url):
        if match := words.search(part):
            return match.group().strip("/_.-")
    return ""


def _spoken(url: str) -> Iterator[str]:
    """Path, fragment and what the query says to do: decoded, and words written together parted."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return
    told = [value for name, value in parse_qsl(parts.query) if verb(name)]
    for part in (parts.path, parts.fragment, *told):
        decoded = unquote(unquote(part))
        yield decoded
        if (parted := _HUMP.sub("-", decoded)) != decoded:
            yield parted


def _same_host(allowed: str, name: str, port: int | None, parts: SplitResult) -> bool:
    """Exact host, and exactly the port that the definition names, or the usual one where it names none."""
    host, _, wanted = allowed.rpartition(":") if re.search(r":\d+$", allowed) else (allowed, "", "")
    if host.lower().strip("[]") != name:
        return False
    default = 443 if parts.scheme == "https" else 80
    return (port or default) == (int(wanted) if wanted else default)


def _quote(text: str) -> str:
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
