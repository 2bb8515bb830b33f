"""Weighing of labels and page texts. The words are in the language files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from subterminator.lexicon import roles
from subterminator.lexicon.dates import DateReader
from subterminator.lexicon.normalise import BREAKS, NUMBER, QUESTION, SENTENCE_ENDS, is_sign, normalise, tokens
from subterminator.lexicon.own_languages import edition, own_tables
from subterminator.lexicon.phrases import Hit, Meaning, PhraseTree
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.typed_phrase import AskedPhrase

CANCELLING = frozenset({"open", "forward", "final"})
"""Intents of controls that lead towards the end, or end it."""
REFUSED = frozenset({"money", "accept", "resume"})
"""Intents of controls that are never pressed. `accept` and `resume` always come with `money`."""

_RANK = (
    *("resume", "accept", "money", "keep", "final", "decline", "open", "forward"),
    *("delete", "signout", "survey_skip", "signin", "manage", "third_party", "close", "neutral", "proceed", "renewal"),
)
"""Precedence of the intents of a label."""
_CAUTIOUS = REFUSED | {"keep"}
"""Intents that count even in a label with words that were not understood."""
DATED = frozenset({"ends", "ended", "renews"})
"""Intents of words for a day."""
_TYPED = ("type_before", "type_after")
_NO_PHRASES = frozenset({"service_mail", *_TYPED})
"""Lists that are not phrases."""
_BESIDE_AN_AMOUNT = {"fee_of": "fee"}
"""Lists whose phrases have a meaning only beside an amount, and that meaning."""
_CAPTION_WORDS = 8
"""Two signs of a script without spaces count as one word."""
_CACHE_SIZE = 10_000
"""Limit of cached labels; a few megabytes at most."""
_LABEL_LENGTH = 2000
_LINE_LENGTH = 300
_NEGATION_REACH = 6
"""Largest distance in tokens between a negation and its phrase: "I do not want to cancel"."""
_MODIFIERS = frozenset({"~negate", "~negate_after", "~filler"})
"""Intents of words that only modify adjacent phrases."""
_NEGATED = {
    "keep": ("decline", "forward"),
    "resume": ("decline", "forward"),
    "accept": ("decline",),
    "money": ("decline",),
    "decline": ("keep",),
    "open": ("keep",),
    "forward": ("keep",),
    "final": ("keep",),
}
"""Intents of a negated phrase. Others are dropped."""


@dataclass(frozen=True, slots=True)
class Label:
    """Meaning of a control's label, from its words alone."""

    intents: frozenset[str] = frozenset()
    """All possible intents. Empty: not understood."""
    best: str | None = None
    """The prevailing intent: keeping and costs before cancelling, `final` before `forward`. None when the label is
    ambiguous ("Cancel" alone: `close` and `open`), or has words that were not understood."""
    phrase: str = ""
    """Phrase of the lexicon behind `best`, or the first hit."""
    negated: bool = False
    """Whether a phrase in it is negated."""

    @property
    def refused(self) -> bool:
        """Return whether it buys, changes, pauses, accepts or resumes."""
        return bool(self.intents & REFUSED)

    @property
    def cancelling(self) -> bool:
        """Return whether pressing it may end the subscription, at once or later."""
        return bool(self.intents & CANCELLING)


class Lexicon:
    """Phrases of some languages, ready to be matched. Make it with `load`."""

    def __init__(
        self,
        files: Iterable[Mapping[str, Any]],
        dates: Sequence[Mapping[str, Any]] = (),
        months: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Args:
        files: parsed language files, in the shape of `en.toml`.
        dates: further ones, for dates only.
        months: further ones, for names of months that these do not know.
        """
        data = list(files)
        self._remembered = lru_cache(_CACHE_SIZE)(self._weighed)
        self.languages = tuple(str(each["language"]) for each in data)
        self._skip, stop, other = (
            {word for each in data for phrase in _lists(each, "words", name) for word in tokens(normalise(phrase))}
            for name in ("skip", "stop", "other")
        )
        self._trees = {
            section: PhraseTree(self._skip, stop | (other if section == "control" else set()))
            for section in ("control", "page", "facts", "field")
        }
        self._service_mail: frozenset[str] = frozenset(
            normalise(word) for each in data for word in _lists(each, "facts", "service_mail")
        )
        self.beside_a_sum = frozenset(
            phrase for each in data for name in _BESIDE_AN_AMOUNT for phrase in _lists(each, "facts", name)
        )
        """Phrases of `find("facts", ...)` that have their meaning only beside an amount."""
        for each in data:
            self._add_phrases(each)
        self.asked_phrase = AskedPhrase(*([w for each in data for w in _lists(each, "field", name)] for name in _TYPED))
        self._reasons = {str(each["language"]): str(each.get("answer", {}).get("reason", "")) for each in data}
        dated = [*data, *dates]
        self.months = {
            normalise(name): number
            for each in (*months, *dated)
            for number, names in enumerate(each.get("dates", {}).get("months", []), start=1)
            for name in names
        }
        self.dates = DateReader(
            self.months,
            sorted({form for each in dated for form in _lists(each, "dates", "forms")}),
            sorted({normalise(word) for each in dated for word in _lists(each, "dates", "ordinals")}),
        )

    @classmethod
    def load(cls, languages: Sequence[str] | None = None) -> Lexicon:
        """Load the lexicon of these languages (all bundled ones when None), once for all callers.

        Raises:
            KeyError: a language is not bundled; the message names those that are.
        """
        return _load(None, edition()) if languages is None else _load(tuple(languages))

    def _add_phrases(self, each: Mapping[str, Any]) -> None:
        language = str(each["language"])
        classes = {name: tuple(_lists(each, "classes", name)) for name in each.get("classes", {})}
        everywhere = [(f"~{name}", _lists(each, "words", name)) for name in ("negate", "negate_after", "filler")]
        around = [(f"~{name}", _lists(each, "words", name)) for name in ("condition", "aside")]
        for section, tree in self._trees.items():
            modifiers = {"control": everywhere, "page": everywhere[:2] + around}.get(section, [])
            lists = [(name, _lists(each, section, name)) for name in each.get(section, {}) if name not in _NO_PHRASES]
            for intent, phrases in [*modifiers, *lists]:
                for phrase in phrases:
                    tree.add(phrase, classes, Meaning(_BESIDE_AN_AMOUNT.get(intent, intent), language, phrase))

    def _tokens(self, text: str) -> list[str]:
        return [word for word in tokens(normalise(text)) if word not in self._skip]

    # -- a control -----------------------------------------------------------------------------------------------------

    def label(self, text: str) -> Label:
        """Weigh the label of a control. Words that were not understood make `best` None.

        Money, accepting, resuming and keeping outweigh cancelling. A negation turns cancelling into keeping, and
        keeping or accepting into declining. A question followed by an answer is dropped.
        """
        return self._remembered(text[:_LABEL_LENGTH])

    def _weighed(self, text: str) -> Label:
        words = self._tokens(text)
        while words and words[-1] in BREAKS - {QUESTION}:
            words.pop()
        guarded = _CAUTIOUS | {"~negate", "~negate_after", "decline"}
        hits = self._trees["control"].hits(words, guarded=guarded, untaken={"final"})
        readings = [(hit, *self._negate(hit, hits)) for hit in hits if hit.intents - _MODIFIERS]
        readings = self._without_answered_questions(readings, words)
        if not readings:
            return Label()
        negated = any(turned for _, _, turned in readings)
        intents = _weigh([meanings for _, meanings, _ in readings])
        covered = sum(hit.end - hit.start for hit in hits)
        plain = sum(1 for word in words if word not in BREAKS and word != NUMBER)
        in_hits = sum(1 for hit in hits for word in words[hit.start : hit.end] if word in BREAKS or word == NUMBER)
        explained = covered - in_hits == plain or self._begins_with_no_thanks(readings, hits)
        if not explained:
            written = {intent for hit, meanings, turned in readings if not turned for intent in meanings}
            intents &= (_CAUTIOUS | {"final"}) & written
        best = _best(intents) if explained else None
        if not intents or (best is None and _of_another_language(text, readings)):
            return Label()
        return Label(frozenset(intents), best, _phrase(readings, best), negated)

    def _negate(self, hit: Hit, hits: Sequence[Hit]) -> tuple[frozenset[str], bool]:
        """Return the intents of a hit, and whether it is negated."""
        intents = hit.intents - _MODIFIERS
        negations = self._negations(hit, hits)
        if not negations:
            return intents, False
        if negations % 2 == 0:
            doubly_negated = intents - {"close"} if intents & CANCELLING else intents
            return frozenset("forward" if intent in CANCELLING else intent for intent in doubly_negated), True
        negated = {new for intent in intents for new in _NEGATED.get(intent, ())}
        if {"keep", "decline"} <= negated and intents & CANCELLING:
            negated = {"keep"}
        return frozenset(negated), True

    @staticmethod
    def _negations(hit: Hit, hits: Sequence[Hit]) -> int:
        """Count the negations before or after a hit, in its language, with only modifiers between."""
        languages = {meaning.language for meaning in hit.meanings}
        count, position = 0, hit.start
        for earlier in reversed([other for other in hits if other.end <= hit.start]):
            if earlier.end != position or hit.start - earlier.start > _NEGATION_REACH:
                break
            negates = earlier.means("~negate", languages)
            if not negates and "~filler" not in earlier.intents:
                break
            count += negates
            position = earlier.start
        position = hit.end
        for later in [other for other in hits if other.start >= hit.end]:
            negates = later.means("~negate_after", languages)
            if later.start != position or not (negates or "~filler" in later.intents):
                break
            count += negates
            position = later.end
        return count

    @staticmethod
    def _without_answered_questions(
        readings: list[tuple[Hit, frozenset[str], bool]], words: Sequence[str]
    ) -> list[tuple[Hit, frozenset[str], bool]]:
        """Drop answered questions: "Cancel anyway? No, keep my plan" is about keeping.

        A question about money stays, unless the answer only declines.
        """
        last = max((index for index, word in enumerate(words) if word == QUESTION), default=-1)
        answer = [each for each in readings if each[0].start > last]
        answered = {intent for _, intents, _ in answer for intent in intents}
        if not answer or not answered - {"proceed", "close"}:
            return readings
        if answered <= {"decline", "survey_skip"}:
            return answer
        return [each for each in readings if each[0].start > last or each[1] & REFUSED]

    @staticmethod
    def _begins_with_no_thanks(readings: Sequence[tuple[Hit, frozenset[str], bool]], hits: Sequence[Hit]) -> bool:
        """Return whether a plain decline begins the label: the rest is then the site's own reproach."""
        hit, intents, negated = readings[0]
        position = 0
        for earlier in hits:
            if earlier.start != position or earlier is hit:
                break
            position = earlier.end
        return (
            hit.start == position and hit.literal > 1 and not negated and "decline" in intents and "keep" not in intents
        )

    # -- a page --------------------------------------------------------------------------------------------------------

    def text(self, text: str) -> dict[str, tuple[str, ...]]:
        """Find the intents of a page's text, each with its lines (cut at 300 characters), in the order of the page.

        Negated phrases do not count, nor do `done`, `ended` and `active` after a condition ("once it has been
        cancelled"). Takes time proportional to the text.
        """
        by_intent: dict[str, list[str]] = {}
        for line in text.splitlines():
            for intent in self._line(line):
                lines = by_intent.setdefault(intent, [])
                quote = " ".join(line[:_LINE_LENGTH].split())
                if quote not in lines[-1:]:
                    lines.append(quote)
        return {intent: tuple(lines) for intent, lines in by_intent.items()}

    def _line(self, line: str) -> set[str]:
        words = self._tokens(line)
        hits = self._trees["page"].hits(words, guarded={"direct", "ours"})
        intents: set[str] = set()
        negated: dict[str, int] = {}
        conditional: set[str] = set()
        denied = {(hit.start, each.language) for hit in hits for each in hit.meanings if each.intent == "~negate_after"}
        position = 0

        def reached(hit: Hit, language: str) -> bool:
            return hit.start - negated.get(language, -_LINE_LENGTH) < _NEGATION_REACH

        for hit in hits:
            passed, position = set(words[position : hit.start]), hit.start
            if passed & SENTENCE_ENDS:
                conditional.clear()
            if passed & BREAKS:
                negated.clear()
            for intent, language, _ in hit.meanings:
                if intent == "~negate":
                    negated[language] = hit.end
                elif intent == "~condition":
                    conditional.add(language)
                elif intent.startswith("~") or (hit.end, language) in denied or reached(hit, language):
                    continue
                elif language not in conditional or intent not in {"done", "ended", "active"}:
                    intents.add(intent)
        intents.discard("ours")  # it only keeps placeholders from matching
        return intents

    def beside(self, line: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the facts that a line mentions, and those of which it is the caption: as a whole ("Current plan") or,
        for dates, by its last words ("You can watch until").

        Of ends, ended, renews, fee, no_fee, plan, status, account.
        """
        words = self._tokens(line)
        while words and words[-1] in BREAKS:
            words.pop()
        hits = self._trees["facts"].hits(words)
        about = frozenset().union(*(hit.intents for hit in hits))
        caption: frozenset[str] = frozenset()
        size = sum(1 if is_sign(word) else 2 for word in words)
        if hits and size <= 2 * _CAPTION_WORDS and hits[-1].end == len(words):
            caption = hits[-1].intents if hits[-1].start == 0 else hits[-1].intents & DATED
        return about, caption

    def find(self, section: str, text: str) -> list[Hit]:
        """Find the phrases of a section in a text, without weighing them."""
        return self._trees[section].hits(self._tokens(text))

    def reason(self, language: str) -> str:
        """Return a neutral text for a mandatory field, in that language ("de", "de-AT"), else in English.

        It promises nothing and names nobody. "" when neither language is loaded.
        """
        return self._reasons.get(language.lower().partition("-")[0]) or self._reasons.get("en", "")

    def is_service_mailbox(self, address: str) -> bool:
        """Return whether an e-mail address belongs to a help desk rather than to a person."""
        return normalise(address).partition("@")[0] in self._service_mail


def _of_another_language(text: str, readings: Sequence[tuple[Hit, frozenset[str], bool]]) -> bool:
    """Return whether a label is wholly understood in a language of which no phrase was found in it.

    A word that two languages share says nothing by itself there: "rabatt" in a Swedish "Fortsätt utan rabatt".
    """
    meant = Reader.load().bundled.control(text)
    understood = meant.kind in {"decline", "keep", "end"} and meant.confidence == 1
    found = {meaning.language for hit, _, _ in readings for meaning in hit.meanings}
    return understood and found.isdisjoint(each.language for each in meant.meanings)


def _weigh(readings: Sequence[frozenset[str]]) -> set[str]:
    """Combine the intents of the parts of a label."""
    intents = set().union(*readings)
    if any(reading >= {"close", "open"} for reading in readings) and intents & {"decline", "final", "forward"}:
        intents = (intents - {"close", "open"}) | {"forward"}
    if intents & (REFUSED | {"keep"}):
        intents -= CANCELLING
        if any(reading >= {"close", "open"} for reading in readings):
            intents.discard("close")
        both = {"keep", "decline"}
        if not any(reading >= both for reading in readings):
            intents.discard("decline")
        intents -= {"proceed", "manage", "survey_skip"}
    if intents & {"accept", "resume"}:
        intents.add("money")
    if intents - {"proceed", "close"}:
        intents.discard("proceed")
    if intents - {"renewal"}:
        intents.discard("renewal")
    for shade, of in (("plans", REFUSED), ("to_free", CANCELLING)):
        if any(reading & of and shade not in reading for reading in readings):
            intents.discard(shade)  # valid only if all parts have it
    return intents


def _best(intents: set[str]) -> str | None:
    if {"close", "open"} <= intents:
        return None
    return next((intent for intent in _RANK if intent in intents), None)


def _phrase(readings: Sequence[tuple[Hit, frozenset[str], bool]], best: str | None) -> str:
    for hit, intents, _ in readings:
        if best in intents:
            named = [meaning.phrase for meaning in hit.meanings if meaning.intent == best]
            return (named or [hit.meanings[0].phrase])[0]
    return readings[0][0].meanings[0].phrase


@lru_cache(maxsize=16)
def _load(languages: tuple[str, ...] | None, own: int = 0) -> Lexicon:
    """`own`: edition of the person's languages in use, which name months beside those that are known; 0 for none."""
    folder = resources.files("subterminator.lexicon")
    bundled = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
    wanted = bundled if languages is None else list(languages)
    for name in wanted:
        if name not in bundled:
            raise KeyError(f"no lexicon for {name!r}; there are {', '.join(bundled)}")
    tables = (tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")) for name in wanted)
    own_months = [{"dates": {"months": each.get("months", [])}} for each in own_tables()] if own else []
    return Lexicon(tables, roles.dates() if languages is None else (), own_months)


def _lists(each: Mapping[str, Any], section: str, name: str) -> list[str]:
    phrases: list[str] = each.get(section, {}).get(name, [])
    return phrases
