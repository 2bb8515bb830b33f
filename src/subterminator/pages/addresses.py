"""What an address says by its words: whether it is a step of a flow."""

from __future__ import annotations

import re
from functools import lru_cache

from subterminator.lexicon.meaning import ControlKind
from subterminator.lexicon.reader import Reader

__all__ = ["is_step"]

_STEP_KINDS: tuple[ControlKind, ...] = ("end", "keep", "pause", "accept", "delete", "sign_out", "proceed")


@lru_cache(maxsize=1_000)
def is_step(url: str) -> bool:
    """Whether an address, or a path, reads like a step of a flow: it ends, keeps, pauses, accepts or goes on."""
    path = re.sub(r"^\w+://[^/]*", "", url)
    words = re.sub(r"[^\w]+|_", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path)).strip()
    reader = Reader.load()
    return any(reader.control(word).may(kind) for word in [words, *words.split()] for kind in _STEP_KINDS)
