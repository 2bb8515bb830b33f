"""Addresses: the page that one opens, whether it reads like a step of a flow, and whether its host is allowed."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import unquote, urlsplit

from subterminator.domain.protocols import ServiceProtocol
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.meaning import ControlKind, ControlMeaning
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import RENEWALS

_STEP_KINDS: tuple[ControlKind, ...] = ("end", "keep", "pause", "accept", "delete", "sign_out", "proceed")
_portal = compiled_late(lambda: rf"(?:^|[/_.-]){either('addresses', 'portal')}/?$", re.IGNORECASE)


def page_address(url: str) -> str:
    """Return the page of an address, without query; a route behind the # belongs to it."""
    page, _, mark = url.partition("#")
    return page.partition("?")[0].rstrip("/") + (f"#{mark.partition('?')[0]}" if mark.startswith(("/", "!")) else "")


def address_words(path: str) -> list[str]:
    """List the words of each part of a path, without those that have none: ["account", "cancel plan"]."""
    parts = [re.sub(r"(?<=[a-z])(?=[A-Z])", " ", each) for each in unquote(path).split("/")]
    return list(filter(None, (" ".join(re.findall(r"[^\W\d_]+", each)) for each in parts)))


def pages_above(url: str) -> list[str]:
    """List the addresses above a page's own that name the account or the subscription, and no step; nearest first.

    Above "/account/membership/cancelled" these are "/account/membership" and "/account".
    """
    parts = urlsplit(url)
    path = parts.path.strip("/").split("/")
    site = f"{parts.scheme}://{parts.netloc}"
    above = [f"{site}/{'/'.join(path[:count])}" for count in range(len(path) - 1, 0, -1)]
    return [each for each in above if names_account(each)]


def names_account(url: str) -> bool:
    """Return whether the last part of an address names the account or the subscription, and no part a step."""
    words = " ".join(address_words(urlsplit(url).path.rpartition("/")[2])).split()
    read = [Reader.load().read(word, "control") for word in words]
    named = [any(each.object in {"account", "subscription"} for each in clauses) for clauses in read]
    small = [bool(clauses) and all("filler" in each.flags for each in clauses) for clauses in read]
    return any(named) and all(map(max, named, small)) and not is_step(url)


_RENEWAL = re.compile(r"auto[-_]?renew(?:al)?|renewals?", re.IGNORECASE)
"""Last part of the address of a page that is called after the renewal."""
_OF_THE_ACCOUNT = re.compile(
    r"[a-z]{2}(?:[-_][a-z]{2})?|accounts?|my|me|user|vip|members?|memberships?|subscriptions?|billing|settings|plans?|mypage",
    re.IGNORECASE,
)
"""Parts of an address before that one: a language, or the account."""


@lru_cache(maxsize=1_000)
def is_step(url: str) -> bool:
    """Return whether an address, or a path, reads like a step of a flow: it ends, keeps, pauses, accepts or goes on."""
    return any(each.may(kind) for each in _read_parts(url) for kind in _STEP_KINDS)


@lru_cache(maxsize=1_000)
def is_account_step(url: str) -> bool:
    """Return whether an address reads like a step of a flow, and not only like a list of offers: "/account/offers".

    Telephone companies call what their customers have so; on the page of the renewal ("/autorenew") it is read, too.
    """
    steps = [each for each in _read_parts(url) if any(each.may(kind) for kind in _STEP_KINDS)]
    *before, last = urlsplit(url).path.strip("/").split("/")
    if _RENEWAL.fullmatch(last) and all(map(_OF_THE_ACCOUNT.fullmatch, before)):
        steps = [each for each in steps if any(clause.object not in RENEWALS for clause in each.meanings)]
    return any(
        clause.object != "offer" or clause.act not in {"none", "navigate"} for each in steps for clause in each.meanings
    )


def _read_parts(url: str) -> list[ControlMeaning]:
    path = re.sub(r"^\w+://[^/]*", "", url)
    words = re.sub(r"[^\w]+|_", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path)).strip()
    return [Reader.load().control(word) for word in [words, *words.split()]]


def opens_portal(url: str) -> bool:
    """Return whether an address opens a billing portal: many are opened by a POST that makes a session there."""
    return _portal().search(re.sub(r"(?<=[a-z])(?=[A-Z])", "-", urlsplit(url).path)) is not None


def same_host(allowed: str, name: str, port: int | None, scheme: str) -> bool:
    """Return whether host and port are exactly those allowed; without a port, the scheme's own."""
    host, _, allowed_port = allowed.rpartition(":") if re.search(r":\d+$", allowed) else (allowed, "", "")
    if host.lower().strip("[]") != name:
        return False
    default = 443 if scheme == "https" else 80
    return (port or default) == (int(allowed_port) if allowed_port else default)


def signs_in_at(url: str, service: ServiceProtocol) -> str:
    """Return the host of an encrypted address if it is one at which the person signs in to the service; "" otherwise.

    One that is among the service's own hosts as well is none.
    """
    try:
        address = urlsplit(url)
        name, port = (address.hostname or "").rstrip("."), address.port
    except ValueError:
        return ""
    if address.scheme != "https" or address.username is not None or not foreign_host(url, service):
        return ""
    return name if any(same_host(each, name, port, address.scheme) for each in service.sign_in_hosts) else ""


def foreign_host(url: str, service: ServiceProtocol) -> str:
    """Return the host of a web address if it is not among the service's, with its port; "" otherwise."""
    try:
        address = urlsplit(url)
        name, port = (address.hostname or "").rstrip("."), address.port
    except ValueError:
        return url
    if address.scheme not in {"http", "https"}:
        return ""
    own = (*service.hosts, urlsplit(service.entry_url).netloc)
    if any(same_host(allowed, name, port, address.scheme) for allowed in own):
        return ""
    return address.netloc.rpartition("@")[2].lower()
