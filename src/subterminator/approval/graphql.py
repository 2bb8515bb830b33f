"""What a GraphQL document asks to be done: its mutations, by their own names and by those of their first fields."""

from __future__ import annotations

import re

__all__ = ["mutations", "only_reads"]

_SILENT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*')
"""Strings and comments: words in them are no orders."""
_TOKENS = re.compile(r"[A-Za-z_]\w*|[{}()@:$]")


def only_reads(document: str) -> bool:
    """Whether it is a document, and none of its operations changes anything."""
    bare = _SILENT.sub(" ", document)
    reads = re.match(r"\s*(?:\{|query\b|fragment\b)", bare) is not None and "{" in bare
    return reads and not re.search(r"\b(?:mutation|subscription)\b", bare)


def mutations(document: str) -> list[str]:
    """Names of its mutations and of the fields these begin with; [] for a document that only reads."""
    bare = _SILENT.sub(" ", document)
    if not re.search(r"\bmutation\b", bare):
        return []
    found: list[str] = []
    deep = inside = 0
    before, kind = "", ""
    for sign in _TOKENS.findall(bare):
        if sign in "()":
            inside += 1 if sign == "(" else -1
        elif sign in "{}" and not inside:
            deep += 1 if sign == "{" else -1
            kind = "" if not deep else kind
        elif sign == ":" and not inside and deep == 1 and found:
            found.pop()  # an alias: the field follows
        elif sign[0] not in "@:$" and not inside and before != "@":
            if not deep and not kind:
                kind = sign
            elif (kind == "mutation" and not deep) or (deep == 1 and kind != "query"):
                found.append(sign)
        before = sign
    return found
