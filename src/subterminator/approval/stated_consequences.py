"""Consequences that sentences of a page state in words of their language: fees, losses, other ends, an end at once.

It adds to what the reader of meanings composes: a sentence counts where the words of `[consequences]` stand together
and nothing beside them denies it. The gravest kind of a sentence is told, each sentence once.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from subterminator.approval.descriptions import quote
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.language_files import amount_words, either, languages
from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.normalise import DENSE, QUESTION_MARKS
from subterminator.pages.statements import statement_of

_CLAUSES = re.compile(r"[;:()\u2013\u2014\u3001\uff0c\uff1b\uff1a\u060c\u061b\u3002]|,(?!\d)|\s-\s")
_SCOPE = 32
"""Signs before a word within which a negation denies it."""
_SCOPE_AFTER = 12
_ACCESS_SCOPE = 28
_UNSPACED = frozenset({"ja", "zh", "ko"})
"""Languages whose words are found inside of others."""
_CLITICS = r"(?:[\u0648\u0641])?(?:[\u0628\u0643\u0644])?(?:\u0627\u0644|\u0644\u0644)?"
"""What Arabic writes onto the beginning of a word: and, with, for, the."""
_CAPTION_WORDS = 7
_CAPTION_SIGNS = 60
_CONDITION = frozenset({"if", "after_if", "after_when"})
"""Flags of a clause that is a condition itself."""
_PRESSING = frozenset({"end", "stop", "leave", "expire", "finish", "go_on", "none"})
"""Acts of a condition that this press meets, or may meet: "once you have left", "if you continue"."""
_OTHER_ACTS = frozenset({"resume", "back", "pause", "change", "buy", "renew", "keep", "charge", "pay"})
"""Acts of a condition that is another one than the end: "If you come back", "If you delete your account"."""


class StatedConsequences:
    """What the sentences of one page state, in the languages in which they are written."""

    def __init__(self, page_sentences: Sequence[str], language: str = "", also_paid: str = "") -> None:
        """Take the sentences of a page.

        Args:
            language: the page's own statement of its language.
            also_paid: further text that may say until when it is paid for, as that of the account.
        """
        self._sentences = [_plain(each) for each in page_sentences]
        self._written = list(page_sentences)
        counted = Counter(
            each.language
            for sentence in page_sentences
            for each in statement_of(sentence).meanings
            if each.coverage > 0.3
        )
        stated = language if language in languages() else ""
        self._page_language = counted.most_common(1)[0][0] if counted else stated or "en"
        self._stated_language = stated
        self._also_paid = _plain(also_paid)

    def warnings(self, told: Sequence[str], is_told: Callable[[str], bool]) -> Iterator[str]:
        """Yield a warning for each sentence that states a consequence.

        Args:
            told: what the person is told anyway; a sentence, or a sum, in it is left out.
            is_told: whether the person is told of a sentence in another way.
        """
        for number, written in enumerate(self._written):
            sentence = self._sentences[number]
            if sentence.rstrip().endswith(QUESTION_MARKS) or any(written in each for each in told):
                continue
            known = is_told(written) or any(each and each in written for each in told)
            for language in self._languages(written):
                if not known and self._is_fee(sentence, language, number):
                    yield f"the page speaks of a cost of ending: {quote(written)}"
                elif _is_loss(sentence, language) and not _is_not_asserted(written):
                    yield f"the page says that something of yours is lost: {quote(written)}"
                elif _is_other_end(sentence, language):
                    yield f"the page says that something else ends: {quote(written)}"
                else:
                    continue
                break
        yield from (each for each in self._at_once() if not any(each in known for known in told))

    def _languages(self, written: str) -> list[str]:
        own = [each.language for each in statement_of(written).meanings]
        return list(dict.fromkeys(filter(None, [self._page_language, self._stated_language, *own])))

    # -- fees ----------------------------------------------------------------------------------------------------------

    def _is_fee(self, sentence: str, language: str, number: int) -> bool:
        """Return whether a sentence names what is to be paid for ending; of a caption, its value denies it or not."""
        if _find(language, "unreturned").search(sentence) and (
            amount_words("charging").search(sentence) or amount_pattern().search(sentence)
        ):
            return True
        clauses = list(_clauses(sentence))
        named = [clause for clause in clauses if _find(language, "due").search(clause)]
        if not named or _is_nothing(sentence, language):
            return False
        if any(_find(language, "negation", "waived").search(clause) for clause in named):
            return False
        if any(_is_nothing(clause, language) for clause in clauses[clauses.index(named[0]) + 1 :]):
            return False
        caption = len(sentence.split()) <= _CAPTION_WORDS and len(sentence) <= _CAPTION_SIGNS
        ends_open = not sentence.rstrip().endswith((".", "!", "\u3002"))
        if caption and ends_open and not amount_pattern().search(sentence):
            value = self._sentences[number + 1] if number + 1 < len(self._sentences) else ""
            return not any(
                _is_nothing(value, each) or _find(each, "negation", "waived").search(value)
                for each in dict.fromkeys([language, self._stated_language or language])
            )
        return True

    # -- an end at once ------------------------------------------------------------------------------------------------

    def _at_once(self) -> Iterator[str]:
        """Yield the sentences by which it ends now although it is paid for longer."""
        language = self._page_language
        stays = any(
            _find(language, "still").search(each)
            and not _find(language, "paid_until").search(each)
            and not _find(language, "unpaid").search(each)
            for each in self._sentences
        )
        if stays:
            return
        paid = [each for each in (*self._sentences, self._also_paid) if _find(language, "paid_until").search(each)]
        unpaid = [each for each in self._sentences if _find(language, "unpaid").search(each)]
        unused = [each for each in self._sentences if _find(language, "unused").search(each)]
        for number, sentence in enumerate(self._sentences):
            if sentence.rstrip().endswith(QUESTION_MARKS):
                continue
            now = (paid or unpaid or unused) and (_ends_now(sentence, language) or self._captions_now(number))
            wasted = sentence in unused and (
                sentence in unpaid or _asserted(_find(language, "lost", "deleted"), sentence, language)
            )
            if now or wasted:
                said = quote(self._written[number])
                yield f"the page says that it ends at once, and not when what is paid for is over: {said}"

    def _captions_now(self, number: int) -> bool:
        """Return whether a line is only "immediately" under a caption of the end: "Effective date: immediately"."""
        language = self._page_language
        rest = _find(language, "at_once").sub("", self._sentences[number]).strip(" .:")
        above = self._sentences[number - 1] if number else ""
        only_now = rest == "" and bool(self._sentences[number].strip())
        return only_now and _find(language, "ending").search(above) is not None


def _ends_now(sentence: str, language: str) -> bool:
    at_once = _find(language, "at_once")
    for clause in _clauses(sentence):
        found = at_once.search(clause)
        if found is None or _denied(clause, found, language):
            continue
        ends = [each for each in _find(language, "ending").finditer(clause) if not _overlaps(each, found)]
        no_more = _find(language, "usage").search(clause) and _find(language, "negation", "waived").search(clause)
        renews = _find(language, "renewal").search(clause)
        if (ends or no_more) and not renews:
            return True
    return False


def _overlaps(one: re.Match[str], other: re.Match[str]) -> bool:
    return one.start() < other.end() and other.start() < one.end()


# -- losses ------------------------------------------------------------------------------------------------------------


def _is_loss(sentence: str, language: str) -> bool:
    """Return whether a sentence says that what a person has stored is gone, or what was collected is lost.

    What is stored may be named in a clause before: "Files beyond that, now 807 GB, are deleted".
    """
    valued = stored = False
    for clause in _clauses(sentence):
        if _is_about_access(clause, language):
            continue
        valued |= _find(language, "valued").search(clause) is not None
        stored |= _find(language, "stored").search(clause) is not None
        if (valued or stored) and _find(language, "beyond_recall").search(clause):
            return True
        if (valued or stored) and _asserted(_find(language, "deleted"), clause, language):
            return True
        final = valued or (stored and _find(language, "for_good").search(clause))
        if final and _asserted(_find(language, "lost"), clause, language):
            return True
    return False


def _is_about_access(clause: str, language: str) -> bool:
    """Return whether a clause only takes access away: "You lose access to your playlists"."""
    return _find(language, "access").search(clause) is not None


# -- other ends --------------------------------------------------------------------------------------------------------


def _is_other_end(sentence: str, language: str) -> bool:
    """Return whether a sentence ends another contract, or takes the subscription from another person."""
    for clause in _clauses(sentence):
        ending = _find(language, "ending", "lost", "deleted")
        members = _find(language, "members").search(clause)
        beside = _find(language, "others").search(clause) and _find(language, "too").search(clause)
        without = _find(language, "usage").search(clause) and _find(language, "negation").search(clause)
        if not (members or beside) or _asserted(_find(language, "still"), clause, language):
            continue
        if _asserted(ending, clause, language) or without:
            return True
    return False


# -- words of a language -----------------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """Return a text in small letters, without the marks of Arabic vowels, apostrophes as they are typed."""
    text = "".join(each for each in unicodedata.normalize("NFKC", text) if not "\u064b" <= each <= "\u0652")
    return text.replace("\u2019", "'").replace("\u0640", "").replace("\u2011", "-").lower()


def _clauses(sentence: str) -> Iterator[str]:
    yield from filter(None, map(str.strip, _CLAUSES.split(sentence)))


@cache
def _find(language: str, *names: str) -> re.Pattern[str]:
    """Compile lists of `[consequences]` of a language: whole words, where the language parts words by spaces."""
    words = either("consequences", *names, language=language)
    if language in _UNSPACED:
        return re.compile(words, re.IGNORECASE)
    if language == "ar":
        return re.compile(rf"(?<!\w){_CLITICS}{words}\w{{0,3}}(?!\w)")
    return re.compile(rf"(?<![\w]){words}(?![\w{DENSE}])", re.IGNORECASE)


def _asserted(pattern: re.Pattern[str], text: str, language: str) -> bool:
    return any(not _denied(text, match, language) for match in pattern.finditer(text))


def _denied(text: str, match: re.Match[str], language: str) -> bool:
    """Return whether a negation stands shortly before a word, or right behind it, in its own clause."""
    start = max(0, match.start() - _SCOPE)
    before = re.split(r"[;,]", text[start : match.start()])[-1]
    after = re.split(r"[;,]", text[match.end() : match.end() + _SCOPE_AFTER])[0]
    if _find(language, "negation").search(before):
        return True
    if language in {"de", "nl", "sv"}:  # the negation follows the verb of a main clause: "löschen wir nicht"
        return _find(language, "negation").search(after) is not None
    return _find(language, "negation_after").search(after) is not None


def _is_nothing(sentence: str, language: str) -> bool:
    """Return whether all sums of a sentence are zero, or it says that there is none."""
    sums = [each[0] for each in amount_pattern().finditer(sentence) if not each[0].rstrip().endswith("%")]
    if sums:
        return not any(re.search("[1-9]", each) for each in sums)
    return bool(sentence) and _find(language, "negation", "waived").fullmatch(sentence.strip(" .:-\u2013")) is not None


def is_silent(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a clause asserts nothing; one on condition of this press does: "If you cancel, it is deleted"."""
    if clause.modality != "conditional":
        return clause.is_silent
    conditions = [each for each in clauses if each.flags & _CONDITION]
    this_press = all(each.act in _PRESSING and each.polarity == "+" and "want" not in each.flags for each in conditions)
    return clause in conditions or not conditions or not this_press


def asserts_end(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a clause says that something ends, now or on a day to come."""
    stated = not is_silent(clause, clauses) and clause.polarity == "+" and clause.tense in {"present", "future"}
    return clause.act in {"end", "stop", "expire"} and stated and "info" not in clause.flags


def _is_not_asserted(written: str) -> bool:
    """Return whether a sentence only says what may happen, or what happens on another condition than this press."""
    clauses = statement_of(written).meanings
    losing = [each for each in clauses if each.act in {"delete", "lose"}]
    certain = any(_find(each.language, "beyond_recall").search(_plain(written)) for each in clauses)
    if losing and not certain and all(is_silent(each, clauses) for each in losing):
        return True
    return any(
        each.flags & _CONDITION and (each.act in _OTHER_ACTS or (each.act == "delete" and each.object == "account"))
        for each in clauses
    )


def concerns_copies(sentence: str, language: str) -> bool:
    """Return whether a sentence is only about access, or copies on a device, and nothing that is stored."""
    text = _plain(sentence)
    return _is_about_access(text, language) and not _find(language, "stored", "valued").search(text)
