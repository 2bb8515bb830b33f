"""What buttons and pages say. The words stand in the language files; here is only how they are weighed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources

from subterminator.lexicon import roles
from subterminator.lexicon.dates import DateReader
from subterminator.lexicon.normalise import BREAKS, NUMBER, QUESTION, SENTENCE_ENDS, is_sign, normalise, tokens
from subterminator.lexicon.phrases import Hit, Meaning, PhraseTree
from subterminator.lexicon.typed_phrase import AskedPhrase

__all__ = ["CANCELLING", "REFUSED", "Label", "Lexicon"]

CANCELLING = frozenset({"open", "forward", "final"})
"""Intents of controls that lead towards the end, or are it."""
REFUSED = frozenset({"money", "accept", "resume"})
"""Intents of controls that are never pressed. `accept` and `resume` always come with `money`."""

_RANK = (
    *("resume", "accept", "money", "keep", "final", "decline", "open", "forward"),
    *("delete", "signout", "survey_skip", "signin", "manage", "third_party", "close", "neutral", "proceed", "renewal"),
)
"""Which intent a label goes by when it has several."""
_CAUTIOUS = REFUSED | {"keep"}
"""These count even in a label that is not understood as a whole."""
_DATED = frozenset({"ends", "ended", "renews"})
_TYPED = ("type_before", "type_after")
_NO_PHRASES = frozenset({"service_mail", *_TYPED})
"""Lists that are read another way."""
_BESIDE_A_SUM = {"fee_of": "fee"}
"""Lists whose phrases bear a meaning only where a sum stands beside them, and that meaning."""
_CAPTION_WORDS = 8
"""Two signs of a script without spaces count as one word."""
_REMEMBERED = 10_000
"""Labels kept weighed; a few megabytes at most."""
_LABEL_LENGTH = 2000
_LINE_LENGTH = 300
_NEGATION_REACH = 6
"""Tokens between a negation and what it turns: "I do not want to cancel"."""
_SMALL = frozenset({"~negate", "~negate_after", "~filler"})
"""Words that only bear on those beside them."""
_TURNED = {
    "keep": ("decline", "forward"),
    "resume": ("decline", "forward"),
    "accept": ("decline",),
    "money": ("decline",),
    "decline": ("keep",),
    "open": ("keep",),
    "forward": ("keep",),
    "final": ("keep",),
}
"""What an intent becomes when it is negated. One that is not here is dropped."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a control says it does. No page decides it, only the words on the control."""

    intents: frozenset[str] = frozenset()
    """All it may mean. Empty: not understood."""
    best: str | None = None
    """The one to go by: what keeps or costs before what cancels, `final` before `forward`. None when the label is
    ambiguous ("Cancel" alone: `close` and `open`), or holds words that were not understood."""
    phrase: str = ""
    """The lexicon's phrase behind `best`, or behind the first hit."""
    negated: bool = False
    """A phrase in it stands under a negation."""

    @property
    def refused(self) -> bool:
        """Whether it buys, changes, pauses, accepts or resumes."""
        return bool(self.intents & REFUSED)

    @property
    def cancelling(self) -> bool:
        """Whether pressing it may end the subscription, at once or further on."""
        return bool(self.intents & CANCELLING)


@dataclass(slots=True)
class _Words:
    """The small words of all loaded languages, as tokens."""

    skip: set[str] = field(default_factory=set)
    stop: set[str] = field(default_factory=set)
    other: set[str] = field(default_factory=set)
    condition: set[str] = field(default_factory=set)


class _Places:
    """Places along a text, walked past once."""

    def __init__(self, places: Iterable[int]) -> None:
        self._rest = iter(places)
        self._next = next(self._rest, None)

    def passed(self, here: int) -> bool:
        """Whether there is one before `here` that was not told before."""
        told = False
        while self._next is not None and self._next < here:
            told = True
            self._next = next(self._rest, None)
        return told


class Lexicon:
    """The phrases of some languages, ready to be matched. Make it with `load`."""

    def __init__(self, files: Iterable[Mapping[str, object]], dates: Sequence[Mapping[str, object]] = ()) -> None:
        """`files`: parsed language files, in the shape of `en.toml`. `dates`: further ones that only tell of dates."""
        data = list(files)
        self._read: dict[str, Label] = {}
        """Labels weighed before: a page is looked at often, and its labels stay. Emptied when it has grown large."""
        self.languages = tuple(str(each["language"]) for each in data)
        words = _Words()
        for each in data:
            for name in ("skip", "stop", "other"):
                getattr(words, name).update(word for phrase in _lists(each, "words", name) for word in _split(phrase))
        self._words = words
        self._trees = {
            section: PhraseTree(words.skip, words.stop | (words.other if section == "control" else set()))
            for section in ("control", "page", "facts", "field")
        }
        self._service_mail: frozenset[str] = frozenset(
            normalise(word) for each in data for word in _lists(each, "facts", "service_mail")
        )
        self.beside_a_sum = frozenset(
            phrase for each in data for name in _BESIDE_A_SUM for phrase in _lists(each, "facts", name)
        )
        """Phrases of `find("facts", ...)` that bear their meaning only where a sum stands beside them."""
        for each in data:
            self._take(each)
        self.asked_phrase = AskedPhrase(*([w for each in data for w in _lists(each, "field", name)] for name in _TYPED))
        self._reasons = {str(each["language"]): str(_table(each, "answer").get("reason", "")) for each in data}
        dated = [*data, *dates]
        self.months = {
            normalise(name): number
            for each in dated
            for number, names in enumerate(_months(each), start=1)
            for name in names
        }
        self.dates = DateReader(
            self.months,
            sorted({form for each in dated for form in _lists(each, "dates", "forms")}),
            sorted({normalise(word) for each in dated for word in _lists(each, "dates", "ordinals")}),
        )

    @classmethod
    def load(cls, languages: Sequence[str] | None = None) -> Lexicon:
        """The lexicon of these languages (all that are bundled when None). Loaded once and shared.

        Raises:
            KeyError: a language is not bundled; the message names those that are.
        """
        return _load(None if languages is None else tuple(languages))

    def _take(self, each: Mapping[str, object]) -> None:
        language = str(each["language"])
        classes = {name: tuple(_lists(each, "classes", name)) for name in _names(each, "classes")}
        everywhere = [(f"~{name}", _lists(each, "words", name)) for name in ("negate", "negate_after", "filler")]
        around = [(f"~{name}", _lists(each, "words", name)) for name in ("condition", "aside")]
        for section, tree in self._trees.items():
            small = {"control": everywhere, "page": everywhere[:2] + around}.get(section, [])
            lists = [(name, _lists(each, section, name)) for name in _names(each, section) if name not in _NO_PHRASES]
            for intent, phrases in [*small, *lists]:
                for phrase in phrases:
                    tree.add(phrase, classes, Meaning(_BESIDE_A_SUM.get(intent, intent), language, phrase))

    def _tokens(self, text: str) -> list[str]:
        return [word for word in tokens(normalise(text)) if word not in self._words.skip]

    # -- a control ---------------------------------------------------------------------------------------------------

    def label(self, text: str) -> Label:
        """Weigh the label of a control. The whole label must be explained; what is left over makes `best` None.

        Money, accepting, resuming and keeping outweigh cancelling when both are named. A negation turns cancelling
        into keeping, and keeping or accepting into declining. A question is dropped when an answer follows it.
        """
        text = text[:_LABEL_LENGTH]
        known = self._read.get(text)
        if known is None:
            if len(self._read) >= _REMEMBERED:
                self._read.clear()
            known = self._read[text] = self._weighed(text)
        return known

    def _weighed(self, text: str) -> Label:
        words = self._tokens(text)
        while words and words[-1] in BREAKS - {QUESTION}:
            words.pop()
        guarded = _CAUTIOUS | {"~negate", "~negate_after", "decline"}
        hits = self._trees["control"].hits(words, guarded=guarded, untaken={"final"})
        read = [(hit, *self._turn(hit, hits)) for hit in hits if hit.intents - _SMALL]
        read = self._answers(read, words)
        if not read:
            return Label()
        negated = any(turned for _, _, turned in read)
        intents = _weigh([meanings for _, meanings, _ in read])
        covered = sum(hit.end - hit.start for hit in hits)
        plain = sum(1 for word in words if word not in BREAKS and word != NUMBER)
        in_hits = sum(1 for hit in hits for word in words[hit.start : hit.end] if word in BREAKS or word == NUMBER)
        explained = covered - in_hits == plain or self._begins_with_no_thanks(read, hits)
        if not explained:
            written = {intent for hit, meanings, turned in read if not turned for intent in meanings}
            intents &= (_CAUTIOUS | {"final"}) & written
        best = _best(intents) if explained else None
        return Label(frozenset(intents), best, _phrase(read, best), negated) if intents else Label()

    def _turn(self, hit: Hit, hits: Sequence[Hit]) -> tuple[frozenset[str], bool]:
        """What the hit means where it stands, and whether a negation stands before it."""
        intents = hit.intents - _SMALL
        negations = self._negations(hit, hits)
        if not negations:
            return intents, False
        if negations % 2 == 0:
            meant = intents - {"close"} if intents & CANCELLING else intents
            return frozenset("forward" if intent in CANCELLING else intent for intent in meant), True
        turned = {new for intent in intents for new in _TURNED.get(intent, ())}
        if {"keep", "decline"} <= turned and intents & CANCELLING:
            turned = {"keep"}
        return frozenset(turned), True

    @staticmethod
    def _negations(hit: Hit, hits: Sequence[Hit]) -> int:
        """How many negations of its language lead up to the hit, or follow it, with nothing but small words between."""
        languages = {meaning.language for meaning in hit.meanings}
        count, place = 0, hit.start
        for earlier in reversed([other for other in hits if other.end <= hit.start]):
            if earlier.end != place or hit.start - earlier.start > _NEGATION_REACH:
                break
            negates = earlier.means("~negate", languages)
            if not negates and "~filler" not in earlier.intents:
                break
            count += negates
            place = earlier.start
        place = hit.end
        for later in [other for other in hits if other.start >= hit.end]:
            negates = later.means("~negate_after", languages)
            if later.start != place or not (negates or "~filler" in later.intents):
                break
            count += negates
            place = later.end
        return count

    @staticmethod
    def _answers(
        read: list[tuple[Hit, frozenset[str], bool]], words: Sequence[str]
    ) -> list[tuple[Hit, frozenset[str], bool]]:
        """Without the questions that are answered: "Cancel anyway? No, keep my plan" is about keeping.

        A question that names money stays, unless the answer only declines.
        """
        last = max((place for place, word in enumerate(words) if word == QUESTION), default=-1)
        answer = [each for each in read if each[0].start > last]
        said = {intent for _, intents, _ in answer for intent in intents}
        if not answer or not said - {"proceed", "close"}:
            return read
        if said <= {"decline", "survey_skip"}:
            return answer
        return [each for each in read if each[0].start > last or each[1] & REFUSED]

    @staticmethod
    def _begins_with_no_thanks(read: Sequence[tuple[Hit, frozenset[str], bool]], hits: Sequence[Hit]) -> bool:
        """Whether a plain decline opens the label: what follows is then the site's reproach, in its own words."""
        hit, intents, turned = read[0]
        place = 0
        for earlier in hits:
            if earlier.start != place or earlier is hit:
                break
            place = earlier.end
        return hit.start == place and hit.literal > 1 and not turned and "decline" in intents and "keep" not in intents

    # -- a page ------------------------------------------------------------------------------------------------------

    def text(self, text: str) -> dict[str, tuple[str, ...]]:
        """What a page says, by intent, with the lines that say it (cut at 300 characters), in the order of the page.

        A phrase under a negation does not count, nor does `done`, `ended` or `active` after a condition ("once it has
        been cancelled"). Takes time proportional to the text.
        """
        found: dict[str, list[str]] = {}
        for line in text.splitlines():
            for intent in self._line(line):
                lines = found.setdefault(intent, [])
                quote = " ".join(line[:_LINE_LENGTH].split())
                if quote not in lines[-1:]:
                    lines.append(quote)
        return {intent: tuple(lines) for intent, lines in found.items()}

    def _line(self, line: str) -> set[str]:
        words = self._tokens(line)
        hits = self._trees["page"].hits(words, guarded={"direct"})
        found: set[str] = set()
        negated: dict[str, int] = {}
        conditional: set[str] = set()
        denied = {(hit.start, each.language) for hit in hits for each in hit.meanings if each.intent == "~negate_after"}
        sentences = _Places(place for place, word in enumerate(words) if word in SENTENCE_ENDS)
        clauses = _Places(place for place, word in enumerate(words) if word in BREAKS)

        def reached(hit: Hit, language: str) -> bool:
            return hit.start - negated.get(language, -_LINE_LENGTH) < _NEGATION_REACH

        for hit in hits:
            if sentences.passed(hit.start):
                conditional.clear()
            if clauses.passed(hit.start):
                negated.clear()
            for intent, language, _ in hit.meanings:
                if intent == "~negate":
                    negated[language] = hit.end
                elif intent == "~condition":
                    conditional.add(language)
                elif intent.startswith("~") or (hit.end, language) in denied or reached(hit, language):
                    continue
                elif language not in conditional or intent not in {"done", "ended", "active"}:
                    found.add(intent)
        return found

    def beside(self, line: str) -> tuple[frozenset[str], frozenset[str]]:
        """Which facts a line is about, and those it captions: as a whole ("Current plan") or, for dates, when it
        ends with their words ("You can watch until").

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
            caption = hits[-1].intents if hits[-1].start == 0 else hits[-1].intents & _DATED
        return about, caption

    def find(self, section: str, text: str) -> list[Hit]:
        """The phrases of a section that stand in a text, without weighing them."""
        return self._trees[section].hits(self._tokens(text))

    def reason(self, language: str) -> str:
        """What is written where a site insists on words, in that language ("de", "de-AT"), else in English.

        It says nothing, promises nothing and names nobody. "" when neither language is loaded.
        """
        return self._reasons.get(language.lower().partition("-")[0]) or self._reasons.get("en", "")

    def is_service_mailbox(self, address: str) -> bool:
        """Whether an e-mail address belongs to a help desk rather than to a person."""
        return normalise(address).partition("@")[0] in self._service_mail


def _weigh(readings: Sequence[frozenset[str]]) -> set[str]:
    """One set of intents from the parts of a label."""
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
            intents.discard(shade)  # it only holds where the whole label says so
    return intents


def _best(intents: set[str]) -> str | None:
    if {"close", "open"} <= intents:
        return None
    return next((intent for intent in _RANK if intent in intents), None)


def _phrase(read: Sequence[tuple[Hit, frozenset[str], bool]], best: str | None) -> str:
    for hit, intents, _ in read:
        if best in intents:
            named = [meaning.phrase for meaning in hit.meanings if meaning.intent == best]
            return (named or [hit.meanings[0].phrase])[0]
    return read[0][0].meanings[0].phrase


@lru_cache(maxsize=16)
def _load(languages: tuple[str, ...] | None) -> Lexicon:
    folder = resources.files("subterminator.lexicon")
    bundled = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
    wanted = bundled if languages is None else list(languages)
    for name in wanted:
        if name not in bundled:
            raise KeyError(f"no lexicon for {name!r}; there are {', '.join(bundled)}")
    tables = (tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")) for name in wanted)
    return Lexicon(tables, roles.dates() if languages is None else ())


def _split(phrase: str) -> list[str]:
    return tokens(normalise(phrase))


def _table(each: Mapping[str, object], section: str) -> Mapping[str, object]:
    table = each.get(section, {})
    return table if isinstance(table, dict) else {}


def _names(each: Mapping[str, object], section: str) -> list[str]:
    return list(_table(each, section))


def _lists(each: Mapping[str, object], section: str, name: str) -> list[str]:
    found = _table(each, section).get(name, [])
    return [str(item) for item in found] if isinstance(found, list) else []


def _months(each: Mapping[str, object]) -> list[list[str]]:
    found = _table(each, "dates").get("months", [])
    return [[str(name) for name in names] for names in found] if isinstance(found, list) else []
