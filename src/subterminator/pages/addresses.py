"""Addresses of pages: which page an address opens, and whether its words make it a step of a flow."""

from __future__ import annotations

import re
from functools import lru_cache

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
