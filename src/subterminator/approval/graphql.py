"""GraphQL documents: whether one only reads, and the names of its mutations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

_NAME = re.compile(r"[A-Za-z_]\w*")
_LONGEST = 200_000
"""Limit of the characters of a document."""


class _Reading(NamedTuple):
    only_reads: bool
    mutations: list[str]


def only_reads(document: str) -> bool:
    """Return whether it can be parsed, and has only queries and fragments."""
    return _read(document).only_reads


def mutations(document: str) -> list[str]:
    """List the names of its mutations and of their first fields; [] for a document that only reads.

    Of a document that cannot be parsed, all names are listed, as of an order. A text without braces is no document.
    """
    return _read(document).mutations


@lru_cache(maxsize=64)
def _read(document: str) -> _Reading:
    # Imported late: it takes a quarter of a second, and few sites use GraphQL.
    from graphql import error, language  # noqa: PLC0415

    def fields(selections: language.SelectionSetNode) -> Iterator[str]:
        """Yield the requested fields, also of fragments, by their own names and not by their aliases."""
        unread = [selections]
        while unread:
            for each in unread.pop().selections:
                match each:
                    case language.FieldNode():
                        yield each.name.value
                    case language.InlineFragmentNode():
                        unread.append(each.selection_set)
                    case language.FragmentSpreadNode() if each.name.value in fragments:
                        unread.append(fragments.pop(each.name.value).selection_set)  # each fragment is read once

    try:
        definitions = language.parse(document, max_source_length=_LONGEST).definitions
    except error.GraphQLError:
        return _Reading(False, list(dict.fromkeys(_NAME.findall(document))) if "{" in document else [])
    operations = [each for each in definitions if isinstance(each, language.OperationDefinitionNode)]
    fragments = {each.name.value: each for each in definitions if isinstance(each, language.FragmentDefinitionNode)}
    changing = [each for each in operations if each.operation != language.OperationType.QUERY]
    reads = not changing and len(operations) + len(fragments) == len(definitions)
    named: list[str] = []
    for each in changing:
        if each.operation == language.OperationType.MUTATION:
            named += [*([each.name.value] if each.name else []), *fields(each.selection_set)]
    return _Reading(reads, named)
