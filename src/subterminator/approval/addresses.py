"""What an address says: whether it is within the service's bounds, and whether its words buy or cancel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from subterminator.services.hosts import is_loopback

__all__ = ["LONGEST", "cancelling_words", "final_words", "money_words", "out_of_bounds"]

LONGEST = 2000
"""Perception cuts addresses here, so one of this length was not seen whole."""

_DEVIATING = frozenset("ßς\u200c\u200d")
"""Python's IDNA (2003) maps these away, browsers (UTS 46, non-transitional) keep them: two different hosts."""

_MONEY = re.compile(
    r"(?:^|[/_.-])(?:upgrade|subscribe|checkout|purchase|buy|pay|change-?plan|switch-?plan|pause|resume|restart|"
    r"reactivate|resubscribe|redeem|accept-?offer|claim)(?:$|[/_.-])",
    re.IGNORECASE,
)
_CANCEL = re.compile(
    r"(?:^|[/_.-])(?:cancel\w*|terminat\w*|unsubscribe|deactivate|(?:end|stop|delete|close)[-_/]?(?:membership|subscription|"
    r"account|plan)|kuendig\w*|resili\w*)(?:$|[/_.-])",
    re.IGNORECASE,
)
_LAST = re.compile(
    r"(?:^|[/_.-])(?:confirm(?:ed)?|finish|complete|submit|execute|finali[sz]e|now|final)(?:$|[/_.-])", re.IGNORECASE
)
_VERBS = frozenset(
    {"action", "act", "do", "op", "operation", "operationname", "cmd", "command", "event", "intent", "task", "mutation"}
)
"""Names of query fields that say what an address does."""
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


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


def cancelling_words(url: str) -> str:
    """The part of an address that reads as ending something; "" when none does."""
    return _first(_CANCEL, url)


def final_words(url: str) -> str:
    """The part of an address that reads as carrying an end out, such as /cancel/confirm; "" when none does."""
    found = cancelling_words(url)
    return found if found and _first(_LAST, url) else ""


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
    told = [value for name, value in parse_qsl(parts.query) if name.lower() in _VERBS]
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
