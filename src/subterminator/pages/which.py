"""Choice of a subscription: the option of a list that names the service's."""

from __future__ import annotations

from collections.abc import Sequence

from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY

_SHORTEST = 3
"""Letters of a word that can tell subscriptions apart, in scripts with an alphabet."""


def asks_which(question: str) -> bool:
    """Return whether a question or caption asks for one of several subscriptions: "Which contract?", "Contract"."""
    meanings = Reader.load().read(question, "dialog")
    about = any(each.object in FAMILY - {"benefits"} for each in meanings)
    return about and not any(each.flags & {"why", "reason"} or each.object == "survey" for each in meanings)


def named_like(options: Sequence[str], name: str) -> int | None:
    """Return the place of the one option that shares most words with a name; None where several do."""
    wanted = set(tokens(normalise(name)))
    words = {each for each in wanted if len(each) >= _SHORTEST or not each.isascii() or each.isdigit()} or wanted
    shared = [len(words & set(tokens(normalise(each)))) for each in options]
    best = max(shared, default=0)
    return shared.index(best) if best and shared.count(best) == 1 else None
