"""Addresses: which page one opens, whether it reads like a step of a flow, and whether its host is the service's."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit

from subterminator.domain.protocols import ServiceProtocol
from subterminator.lexicon.meaning import ControlKind
from subterminator.lexicon.reader import Reader

_STEP_KINDS: tuple[ControlKind, ...] = ("end", "keep", "pause", "accept", "delete", "sign_out", "proceed")


def page_address(url: str) -> str:
    """Return the page of an address, without query; a route behind the # belongs to it."""
    page, _, mark = url.partition("#")
    return page.partition("?")[0].rstrip("/") + (f"#{mark.partition('?')[0]}" if mark.startswith(("/", "!")) else "")


@lru_cache(maxsize=1_000)
def is_step(url: str) -> bool:
    """Whether an address, or a path, reads like a step of a flow: it ends, keeps, pauses, accepts or goes on."""
    path = re.sub(r"^\w+://[^/]*", "", url)
    words = re.sub(r"[^\w]+|_", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path)).strip()
    reader = Reader.load()
    return any(reader.control(word).may(kind) for word in [words, *words.split()] for kind in _STEP_KINDS)


def foreign_host(url: str, service: ServiceProtocol) -> str:
    """Return the host of a web address if it is not among the service's, with its port; "" otherwise."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2].lower()
    own = {*service.hosts, urlsplit(service.entry_url).netloc}
    return host if parts.scheme in {"http", "https"} and host not in own else ""
