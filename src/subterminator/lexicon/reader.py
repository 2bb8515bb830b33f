"""Reader: composes the meaning of a text from the roles of its words, and judges controls and statements by it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from subterminator.lexicon.clauses import BESIDE, Token, capitalised, tokenise
from subterminator.lexicon.composer import compose
from subterminator.lexicon.controls import weigh_control
from subterminator.lexicon.language_files import languages as all_languages
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.meaning import Context, ControlMeaning, Meaning, Place, StatementEvidence
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.own_languages import edition, own_tables
from subterminator.lexicon.roles import Roles, load_roles
from subterminator.lexicon.statements import weigh_statement
from subterminator.lexicon.things import FAMILY

_LONGEST = 20_000
"""Characters of a text that are read; a page's line is far shorter."""
_REMEMBERED = 5_000
"""Entries of a cache."""
_LONGEST_REMEMBERED = 300
"""Characters of a text whose meanings are cached: a page's lines come again on its next look and its next page."""
_NEAR = 0.25
"""Languages whose first words score at least this share of the best are matched in full."""
_SHARED = 0.95
"""Share of a sign's score that is taken back before languages are compared: they share most signs, and few words."""
_CLOSE = 0.97
"""A language whose score is this near the best is taken where the context is written in it."""

_NAME = "qxzqx"
"""Stands in a text for the name of the subscription."""
_NAME_SIGNS = 5
"""Least length of a name of one word, in characters."""
_SIGNS = "\u3005"
"""The first of the scripts that are written without spaces."""
_CLOSING = frozenset("xX\u2715\u2716\u2717\u2718\u00d7\u2573\u2a2f\u274c")
"""Labels of a button that closes what is open."""
_GRAVE = frozenset({"end", "stop", "leave", "delete", "buy", "pay", "change", "pause", "resume", "undo", "decline"})
"""Acts that decide what a heading asks, whatever it offers beside."""
_SMALL = frozenset({"filler", "and", "or", "but", "now", "more", "then", "next", "date", "time", "want", "have", "can"})
"""Features of words that count for nothing by themselves: short words of one language are often words of another."""
_OF_A_CHOICE = frozenset(
    ("choose", "change", "end", "stop", "subscription", "itself", "part", "filler", "noun", "must", "soft", "want")
) | {"ask", "inverted", "by", "consent", "do", "untensed"}
"""Features of the words that ask which of several ends, and of no others."""
_COSTLY = frozenset({"buy", "pay", "charge", "accept", "change", "resume", "delete"})
"""Acts of a control that the person's own languages may add to what the bundled ones read."""


class Reader:
    """Reads texts in some languages. Make it with `load`. Pure: the same text always reads the same."""

    def __init__(self, roles: Sequence[Roles], own: Sequence[Roles] = ()) -> None:
        """Args:
        roles: the tables of the languages, in the order that decides ties.
        own: the person's own languages. They read what the others know nothing of that counts, and warn elsewhere.
        """
        self._roles = tuple(roles)
        self._own = Reader(own) if own else None
        self.languages = tuple(each.language for each in self._roles)
        remember = lru_cache(_REMEMBERED)
        self._speakers = remember(self._find_speakers)
        self._remembered_control = remember(self._control)
        self._remembered_meanings = remember(self._read)
        self._remembered_context = remember(self._context)
        self._names: dict[str, re.Pattern[str] | None] = {}
        """Patterns by the name that they find in a text; None for a name that is left in it."""

    @classmethod
    def load(cls, languages: Sequence[str] | None = None) -> Reader:
        """Load the reader of these languages, of all that are bundled and the person's own when None. Loaded once.

        Raises:
            KeyError: a language is not bundled; the message names those that are.
        """
        return _load(None) if languages is None else _load(tuple(languages))

    @property
    def bundled(self) -> Reader:
        """Return the reader of the bundled languages alone."""
        return self if self._own is None else _bundled(None)

    def is_own(self, language: str) -> bool:
        """Return whether this is one of the person's own languages."""
        return self._own is not None and language in self._own.languages

    def read(self, text: str, place: Place = "statement", context: Context | str | None = None) -> list[Meaning]:
        """Read a text into one meaning for each clause. An object that it does not name comes from the context."""
        read = self._remembered_meanings if len(text) <= _LONGEST_REMEMBERED else self._read
        return list(read(text[:_LONGEST], place, self._as_context(context)))

    def _read(self, text: str, place: Place, context: Context | None) -> list[Meaning]:
        tokens = tokenise(text)
        ranked = self._ranked(tokens, context)
        meanings = compose(tokens, ranked[0], ranked[1:], place, context) if ranked else []
        if self._own is None:
            return meanings
        own = self._own.read(text, place, context)
        if self._own._letters(tokens) > self._letters(tokens) and not self._counts(tokens, ranked):
            return own
        return meanings + [each for each in own if place == "control" and {each.act, *each.others} & _COSTLY]

    def _letters(self, tokens: Sequence[Token]) -> int:
        """Count the letters of the words that some language knows."""
        return sum(len(each.text) for each in tokens if each.kind == "word" and self._speakers(each.text))

    @staticmethod
    def _counts(tokens: Sequence[Token], ranked: Sequence[Roles]) -> bool:
        """Return whether a language reads more in a text than small words."""
        return any(not hit.features <= _SMALL for each in ranked for hit in each.hits(each.expand(tokens)))

    def context(self, text: str) -> Context:
        """Read a heading or question into the context of what stands under it: its weightiest clause."""
        return (self._remembered_context if len(text) <= _LONGEST_REMEMBERED else self._context)(text)

    def _context(self, text: str) -> Context:
        meanings = self.read(text, "dialog")
        asked = [each for each in meanings if each.modality == "question" and each.act != "none"]
        acting = [each for each in meanings if each.act != "none"]
        things = [each for each in meanings if each.object != "none"]
        chosen = next(iter(asked or _end_beside_a_pause(acting) or acting or things or meanings), None)
        if chosen is None:
            return Context(text=text)
        thing = chosen.object
        if thing in {"none", "unknown"} and things:
            thing = next((each.object for each in things if each.object != "unknown"), thing)
        if thing == "none" and len(meanings) == 1 and {"extra", "plural"} <= chosen.flags and not chosen.unknown:
            thing = "addon"  # "Adicionais": several of what comes beside the subscription, and nothing else
        if len(acting) == 1 and _chooses_what_ends(chosen) and not _names_an_order(text):
            chosen = replace(chosen, act="end")
        words = tuple(word for each in meanings for word in each.words)
        survey = any("why" in each.flags or each.object == "survey" for each in meanings)
        if chosen.act not in _GRAVE and any(_is_offer(each) for each in meanings):
            return Context("accept", "offer", "+", chosen.modality == "question", words, text, survey)
        return Context(chosen.act, thing, chosen.polarity, chosen.modality == "question", words, text, survey)

    def control(self, text: str, context: Context | str | None = None) -> ControlMeaning:
        """Judge what pressing a control with this label does. Unknown words make it unknown, never harmless."""
        if text.strip() in _CLOSING:
            return ControlMeaning("dismiss", (), 1.0)
        return self._remembered_control(text[:_LONGEST], self._as_context(context))

    def _control(self, text: str, context: Context | None) -> ControlMeaning:
        beside = text.replace(" / ", f" {BESIDE} ")
        return weigh_control(self._read(beside, "control", context), context, capitalised(text))

    def statement(self, text: str, subject: Context | str | None = None, name: str = "") -> StatementEvidence:
        """Collect what a text says for and against the states of a subscription.

        Args:
            subject: what the block is about, for sentences that do not say it themselves.
            name: what the subscription is called, a name a line. In full it is not read as words; else words of it that
                no language knows stand for the subscription.
        """
        heading = self._as_context(subject)
        meanings = [_named(each, name) for each in self.read(self._without_names(text, name), "statement", heading)]
        return weigh_statement(meanings)

    def _without_names(self, text: str, names: str) -> str:
        """Replace each full name by a word that no language knows, unless the name states an end."""
        for name in names.splitlines():
            if name not in self._names:
                ends = any(each.act in {"end", "stop", "expire"} for each in self.read(name, "heading"))
                long = len(name.split()) > 1 or len(name) >= _NAME_SIGNS
                whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
                self._names[name] = whole if long and not ends else None
            if (pattern := self._names[name]) is not None:
                text = pattern.sub(_NAME, text)
        return text

    def _as_context(self, context: Context | str | None) -> Context | None:
        return self.context(context) if isinstance(context, str) else context

    def _ranked(self, tokens: Sequence[Token], context: Context | None) -> list[Roles]:
        """List the languages that know words of the text, the one that knows most of it first."""
        scores = [0.0] * len(self._roles)
        signs = [0] * len(self._roles)
        for token in tokens:
            if token.kind == "word":
                for number in self._speakers(token.text):
                    scores[number] += 1 if token.dense else len(token.text)
                    signs[number] += token.dense
        if len(tokens) > 1 or max(scores, default=0) > 0:
            for number in [number for number, score in enumerate(scores) if score >= _NEAR * max(scores) > 0]:
                scores[number] += _covered(self._roles[number], tokens) - _SHARED * signs[number]
        order = sorted(
            (number for number in range(len(scores)) if scores[number] > 0), key=lambda number: -scores[number]
        )
        if context is not None and context.text and len(order) > 1 and scores[order[1]] >= _CLOSE * scores[order[0]]:
            first = self._ranked(tokenise(context.text), None)
            near = [number for number in order if scores[number] >= _CLOSE * scores[order[0]]]
            near.sort(
                key=lambda number: first.index(self._roles[number]) if self._roles[number] in first else len(first)
            )
            order = near + [number for number in order if number not in near]
        return [self._roles[number] for number in order]

    def _find_speakers(self, word: str) -> tuple[int, ...]:
        return tuple(number for number, roles in enumerate(self._roles) if roles.speaks(word))


def _named(meaning: Meaning, name: str) -> Meaning:
    """Make the subscription the object of a clause whose unknown words are all in the subscription's name."""
    words = normalise(name)
    known = frozenset(token.text for token in tokenise(words))
    if meaning.head in known | {_NAME}:
        meaning = replace(meaning, head="")
    if _NAME in meaning.unknown:
        rest = tuple(each for each in meaning.unknown if each != _NAME)
        thing = "subscription" if meaning.object in {"none", "unknown"} or meaning.inherited else meaning.object
        subject = meaning.subject if thing == meaning.object else name
        return replace(meaning, object=thing, subject=subject, unknown=rest, inherited=False)
    if (
        meaning.object == "member"
        and "nomore" in meaning.flags
        and any(token.text in known for token in tokenise(meaning.clause) if token.kind == "word")
    ):
        flags = meaning.flags - {"member"}
        return replace(meaning, object="subscription", subject=name, flags=flags)  # "no longer a Plus user"
    if not name or not meaning.unknown or (meaning.object not in {"none", "unknown"} and not meaning.inherited):
        return meaning
    if not all(each in known or (each[0] >= _SIGNS and len(each) > 1 and each in words) for each in meaning.unknown):
        return meaning
    return replace(meaning, object="subscription", subject=" ".join(meaning.unknown), unknown=(), inherited=False)


def _end_beside_a_pause(acting: Sequence[Meaning]) -> list[Meaning]:
    """Return the end that a heading names beside a pause, as the choice that stands under it: "Pause or cancel"."""
    choice = {"pause", "end"} <= {each.act for each in acting} and any(
        {"or", "after_or"} & each.flags for each in acting
    )
    return [each for each in acting if each.act == "end"] if choice else []


def _is_offer(meaning: Meaning) -> bool:
    """Return whether a clause names a discount, or a time that costs nothing."""
    return meaning.object == "offer" or "%" in meaning.money or {"free", "time"} <= meaning.flags


def _covered(roles: Roles, tokens: Sequence[Token]) -> float:
    expanded = roles.expand(tokens)
    return sum(len(hit.words) * (1.0 if hit.act or hit.object else 0.9) for hit in roles.hits(expanded))


def _load(languages: tuple[str, ...] | None) -> Reader:
    """Return the reader of these languages; of all, with the person's own, when None."""
    return _with_own(edition()) if languages is None and edition() else _bundled(languages)


@lru_cache(maxsize=32)
def _bundled(languages: tuple[str, ...] | None) -> Reader:
    return Reader([load_roles(language) for language in (all_languages() if languages is None else languages)])


@lru_cache(maxsize=2)
def _with_own(number: int) -> Reader:
    """Return the reader with the person's languages in use, of this edition."""
    return Reader(_bundled(None)._roles, [Roles(each) for each in own_tables()])


def _chooses_what_ends(meaning: Meaning) -> bool:
    """Return whether a clause only asks which of several ends: "Select the plan you want to cancel".

    The choice of a plan beside an end, or in its place, has other words: "before", "or", "instead of".
    """
    asks = meaning.act == "change" and "choose" in meaning.flags and bool(meaning.flags & {"end", "stop"})
    plain = meaning.flags <= _OF_A_CHOICE and not meaning.unknown and meaning.coverage >= 1
    return asks and plain and meaning.polarity == "+" and meaning.object in FAMILY | {"none"} and not meaning.money


def _names_an_order(text: str) -> bool:
    """Return whether a text has a word for before, after, instead or "or", in a script that joins it to others."""
    return any(each in text for each in settings("in_another_order"))
