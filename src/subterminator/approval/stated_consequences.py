"""Consequences that sentences of a page state in words of their language: fees, losses, other ends, an end at once.

It adds to what the reader of meanings composes: a sentence counts where the words of `[consequences]` stand together
and nothing beside them denies it. The gravest kind of a sentence is told, each sentence once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from subterminator.approval.collected_losses import UNKNOWN, Own, loses_only_what_was_collected
from subterminator.approval.descriptions import quote
from subterminator.approval.warning_kinds import COSTS, ENDS_MORE, GOES_WITH_IT, KEEPS_DEPOSIT, LOSES
from subterminator.lexicon.consequence_words import gives_deposit_back, is_waived, plain_text, short_clauses, words_of
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.language_files import amount_words, either, languages
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import QUESTION_MARKS
from subterminator.lexicon.things import FAMILY, OTHERS
from subterminator.pages.statements import statement_of
from subterminator.pages.sum_kinds import OWED_MARKS, languages_of

_SCOPE = 32
"""Signs before a word within which a negation denies it."""
_SCOPE_AFTER = 12
_ACCESS_SCOPE = 28
_CAPTION_WORDS = 7
_CAPTION_SIGNS = 60
_OTHERS = frozenset({"extra", "plural"})
"""Flags of subscriptions that are not only this one."""
_CONDITION = frozenset({"if", "after_if", "after_when"})
"""Flags of a clause that is a condition itself."""
_OF_WORTH = (
    *("valued", "stored", "balance", "members", "deliveries", "deposit", "due", "to_come", "taken_back", "unpaid"),
    *("paid_for", "unused", "further_periods", "handling", "charged", "to_use"),
)
"""Words of what has a worth or an owner of its own, or is to be paid."""
_JOINED = re.compile(r",| (?:and|und|y|et)(?: (?:that|dass|que))? ")
"""Between the parts of what a person says to know."""
_QUOTED = re.compile(
    r"(?: on| auf| op| sur| en| su| em)? ?"
    r"[\"\u201c\u201d\u201e\u00ab\u2018\u300c] ?"
    r"([^\"\u201c\u201d\u00bb\u2018\u300d]+?) ?[\"\u201d\u201c\u00bb\u2018\u300d]"
)
"""Quoted label behind the word of a press."""
_PRESSING = frozenset({"end", "stop", "leave", "expire", "finish", "go_on", "decline", "refuse", "none"})
"""Acts of a condition that this press meets, or may meet: "once you have left", "if you continue"."""
_GRAVE = frozenset({"delete", "lose", "expire", "charge", "pay", "start", "resume", "sign_in"})
_SPEAKING = (
    "due",
    "to_come",
    "deleted",
    "lost",
    "beyond_recall",
    "unreturned",
    "unpaid",
    "unused",
    "members",
    "at_once",
    "paid_until",
)
"""Lists of words by which an item beside may speak about an end."""
_DELIVERED = frozenset({"none", "unknown", "order", "booking", "subscription"})
"""Objects of a sentence about deliveries that do not come any more."""
_PAID_OR_OF_OTHERS = frozenset({"pay", "without", "theirs", "plural", "extra", "offer", "member", "addon", "device"})
"""Flags of deliveries that are paid, or not only those of the subscription."""
_NOT_ONLY_DELIVERIES = (
    *("stored", "valued", "balance", "for_good", "beyond_recall"),
    *("due", "to_come", "unpaid", "unused", "unreturned", "others", "members", "too"),
)
"""Lists of words by which a sentence about them says more."""
_TAKING = frozenset({"accept", "keep", "change", "buy", "pay", "charge", "renew", "resume", "start", "pause"})
"""Acts that no press of a cancellation is to do."""
_ONLY_READ = frozenset({"terms", "cancellation", "survey", "page", "support"})
_STORED = frozenset({"account", "data", "content", "whole", "payment_method"})
_OTHER_ACTS = frozenset({"resume", "back", "pause", "change", "buy", "renew", "keep", "charge", "pay"})
"""Acts of a condition that is another one than the end: "If you come back", "If you delete your account"."""


class StatedConsequences:
    """What the sentences of one page state, in the languages in which they are written."""

    def __init__(
        self,
        page_sentences: Sequence[str],
        language: str = "",
        also_paid: str = "",
        *,
        ends_later: bool = False,
        others: Collection[str] = (),
        own: Own = UNKNOWN,
        used_up: bool = False,
    ) -> None:
        """Take the sentences of a page.

        Args:
            language: the page's own statement of its language.
            also_paid: further text that may say until when it is paid for, as that of the account.
            ends_later: the control names a day to come on which it ends, whatever another one would do at once.
            others: labels of the page's other controls; what a sentence says of pressing one of them is not meant.
            own: what is known of the subscription.
            used_up: the page ends it on the very day until which it is paid, so that there is nothing to give back.
        """
        self._sentences = [plain_text(each) for each in page_sentences]
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
        self._also_paid = plain_text(also_paid)
        self._ends_later = ends_later
        self._others = {plain_text(each).strip() for each in others}
        self._own = own
        self._used_up = used_up

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
                    yield f"{COSTS}: {quote(written)}"
                elif not known and _keeps_deposit(sentence, language) and not _is_caption(written, sentence, language):
                    yield f"{KEEPS_DEPOSIT}: {quote(written)}"
                elif _takes_paid_deliveries(sentence, language) or (
                    _is_loss(sentence, language) and not _is_not_asserted(written)
                ):
                    yield lighter_if_it_goes_with_it(LOSES, written, language, self._own)
                elif _is_other_end(sentence, language):
                    yield lighter_if_it_goes_with_it(ENDS_MORE, written, language, self._own)
                elif self._accepts_by_pressing(written, sentence, language):
                    yield f"the page says that the press accepts something: {quote(written)}"
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
        if words_of(language, "unreturned").search(sentence) and (
            amount_words("charging").search(sentence) or amount_pattern().search(sentence)
        ):
            return True
        if words_of(language, "owed_anyway").fullmatch(sentence.strip(OWED_MARKS)):
            return True  # with an example that ending may cost: "Outstanding fees, e.g. the exit fee, remain due"
        clauses = list(short_clauses(sentence))
        named = [clause for clause in clauses if words_of(language, "due", "to_come").search(clause)]
        if not named or _is_nothing(sentence, language):
            return False
        if any(is_waived(clause, language) for clause in named):
            return False
        if any(_is_nothing(clause, language) for clause in clauses[clauses.index(named[0]) + 1 :]):
            return False
        caption = len(sentence.split()) <= _CAPTION_WORDS and len(sentence) <= _CAPTION_SIGNS
        ends_open = not sentence.rstrip().endswith((".", "!", "\u3002"))
        if caption and ends_open and not amount_pattern().search(sentence):
            value = self._sentences[number + 1] if number + 1 < len(self._sentences) else ""
            return not any(
                _is_nothing(value, each) or words_of(each, "negation", "waived").search(value)
                for each in dict.fromkeys([language, self._stated_language or language])
            )
        return True

    # -- what the press accepts ----------------------------------------------------------------------------------------

    def _accepts_by_pressing(self, written: str, sentence: str, language: str) -> bool:
        """Return whether a press is said to take, keep or buy something: "By clicking you stay for a year".

        What is said of another control, which is quoted, is not: "By clicking “Accept all”, you agree".
        """
        found = words_of(language, "by_pressing").search(sentence)
        if found is None:
            return False
        if self._is_of_another_control(sentence, language):
            return False
        clauses = statement_of(written).meanings
        return any(
            each.act in _TAKING
            and each.polarity == "+"
            and not _is_only_read(each)
            and "without" not in each.flags
            and not _asks_to_choose(each)
            and not _agrees_to_the_end(each)
            and not (each is clauses[-1] and _ends_when_it_is_paid(each))
            for each in clauses
        )

    def _is_of_another_control(self, sentence: str, language: str) -> bool:
        """Return whether each press that a sentence speaks of is one of another control, and of nothing beside it."""
        joined = re.compile(rf" ?,? ?(?:{either('collected', 'joined', language=language)})")
        pressing = list(words_of(language, "by_pressing").finditer(sentence))
        behind = [_QUOTED.match(sentence, each.end()) for each in pressing]
        return all(
            each is not None and each[1].strip() in self._others and not joined.match(sentence, each.end())
            for each in behind
        )

    # -- an end at once ------------------------------------------------------------------------------------------------

    def _at_once(self) -> Iterator[str]:
        """Yield the sentences by which it ends now although it is paid for longer."""
        if self._ends_later:
            return
        language = self._page_language
        stays = any(
            words_of(language, "still").search(each)
            and not words_of(language, "paid_until").search(each)
            and not words_of(language, "unpaid").search(each)
            for each in self._sentences
        )
        if stays:
            return
        paid = [each for each in (*self._sentences, self._also_paid) if words_of(language, "paid_until").search(each)]
        unpaid = [each for each in self._sentences if words_of(language, "unpaid").search(each)]
        unused = [each for each in self._sentences if words_of(language, "unused").search(each)]
        for number, sentence in enumerate(self._sentences):
            if sentence.rstrip().endswith(QUESTION_MARKS):
                continue
            now = (paid or unpaid or unused) and (_ends_now(sentence, language) or self._captions_now(number))
            wasted = sentence in unused and (
                (sentence in unpaid and not self._used_up)
                or _asserted(words_of(language, "lost", "deleted"), sentence, language)
            )
            written = self._written[number]
            wasted = wasted and not _takes_only_an_offer(written)
            if now or (wasted and not only_takes_what_was_collected(written, language, self._own)):
                said = quote(written)
                yield f"the page says that it ends at once, and not when what is paid for is over: {said}"

    def _captions_now(self, number: int) -> bool:
        """Return whether a line is only "immediately" under a caption of the end: "Effective date: immediately"."""
        language = self._page_language
        rest = words_of(language, "at_once").sub("", self._sentences[number]).strip(" .:")
        above = self._sentences[number - 1] if number else ""
        only_now = rest == "" and bool(self._sentences[number].strip())
        return only_now and words_of(language, "ending").search(above) is not None


def _ends_now(sentence: str, language: str) -> bool:
    at_once = words_of(language, "at_once")
    for clause in short_clauses(sentence):
        found = at_once.search(clause)
        if found is None or _denied(clause, found, language):
            continue
        ends = [each for each in words_of(language, "ending").finditer(clause) if not _overlaps(each, found)]
        no_more = words_of(language, "usage").search(clause) and words_of(language, "negation", "waived").search(clause)
        renews = words_of(language, "renewal").search(clause)
        if (ends or no_more) and not renews:
            return True
    return False


def _overlaps(one: re.Match[str], other: re.Match[str]) -> bool:
    return one.start() < other.end() and other.start() < one.end()


# -- losses ------------------------------------------------------------------------------------------------------------


def lighter_if_it_goes_with_it(kind: str, written: str, language: str, own: Own) -> str:
    """Return the warning of this kind about a sentence, or the lighter one where it fits."""
    lighter = only_goes_with_it(written, language) or only_takes_what_was_collected(written, language, own)
    return f"{GOES_WITH_IT if lighter else kind}: {quote(written)}"


def lighter_if_it_was_collected(kind: str, written: str, language: str, own: Own) -> str:
    """Return the warning of this kind about a sentence, or the lighter one if it only takes what was collected."""
    return f"{GOES_WITH_IT if only_takes_what_was_collected(written, language, own) else kind}: {quote(written)}"


def only_takes_what_was_collected(written: str, language: str, own: Own) -> bool:
    """Return whether a sentence, in its language or its page's, only takes what nobody paid for or made: points."""
    return any(loses_only_what_was_collected(written, each, own) for each in languages_of(written, language))


def only_goes_with_it(written: str, language: str) -> bool:
    """Return whether all that a sentence takes away belongs to the subscription, and has no worth without it.

    That is a status, a fixed price or a place on a list; or an option of this contract that ends on the same day. Every
    other word in it must be understood, and name no further thing: "Your remaining classes", "your partner's card".
    """
    text = plain_text(written)
    perks = [each.span() for each in words_of(language, "perks", "fixed_price").finditer(text)]
    tied = words_of(language, "tied").search(text) is not None
    others = [words_of(language, *_OF_WORTH), amount_pattern(), *([] if tied else [words_of(language, "others")])]
    found = [each.span() for pattern in others for each in pattern.finditer(text)]
    if not all(any(first <= start and end <= last for first, last in perks) for start, end in found):
        return False
    rest = words_of(language, "perks", "fixed_price", "tied").sub(" ", text)
    bare = words_of(language, "lost", "deleted", "ending").sub(" ", rest)
    for each in (rest, bare):
        clauses = statement_of(each).meanings
        things = {clause.object for clause in clauses}
        if any("itself" in clause.flags and clause.flags & _OTHERS for clause in clauses):
            return False  # "Your other subscriptions end and your badges are lost"
        if things <= FAMILY | {"none", "addon"} and not any(clause.unknown for clause in clauses):
            return tied if "addon" in things else bool(perks)
    return False


def _is_loss(sentence: str, language: str) -> bool:
    """Return whether a sentence says that what a person has stored is gone, or what was collected is lost.

    What is stored may be named in a clause before: "Files beyond that, now 807 GB, are deleted". Benefits that expire
    unused ("Your 2 credits expire on 13 December if you do not use them") can be used until then, unless that is now:
    that is the end.
    """
    valued = stored = False
    money = amount_pattern().search(sentence) or words_of(language, "balance").search(sentence)
    unused = words_of(language, "if_unused").search(sentence) and not words_of(language, "at_once").search(sentence)
    usable = not money and bool(unused)
    for clause in short_clauses(sentence):
        if _is_about_access(clause, language):
            continue
        valued |= not usable and words_of(language, "valued").search(clause) is not None
        if words_of(language, "to_use").search(clause) and (valued or words_of(language, "valued").search(sentence)):
            return True
        stored |= words_of(language, "stored").search(clause) is not None
        if (valued or stored) and words_of(language, "beyond_recall").search(clause):
            return True
        if (valued or stored) and _asserted(words_of(language, "deleted"), clause, language):
            return True
        priced = words_of(language, "fixed_price")
        if priced.search(clause) and _asserted(words_of(language, "ending", "lost", "deleted"), clause, language):
            return True
        final = valued or (stored and words_of(language, "for_good").search(clause))
        if final and _asserted(words_of(language, "lost"), clause, language):
            return True
    return False


def _takes_paid_deliveries(sentence: str, language: str) -> bool:
    """Return whether deliveries that are paid, or the rest of them, do not come, or more than one is not refunded.

    One delivery under way that comes and is not refunded is bought, not lost.
    """
    if words_of(language, "deliveries").search(sentence) is None:
        return False
    if any(words_of(language, "unpaid").search(each) for each in short_clauses(sentence)):
        sent = all(words_of(language, each).search(sentence) for each in ("delivery", "under_way", "delivered"))
        return not sent or words_of(language, "paid_for").search(sentence) is not None
    paid = words_of(language, "paid_for")
    if _has_none(paid, sentence, language) or words_of(language, "returned").search(sentence):
        return False
    gone = _asserted(words_of(language, "deleted", "lost", "ending"), sentence, language)
    return gone or any(_denied(sentence, each, language) for each in words_of(language, "delivered").finditer(sentence))


def _keeps_deposit(sentence: str, language: str) -> bool:
    """Return whether a sentence names a deposit, and does not say that it is given back, or that there is none."""
    deposit = words_of(language, "deposit")
    if deposit.search(sentence) is None or gives_deposit_back(sentence, language):
        return False
    return not _is_nothing(sentence, language) and not _has_none(deposit, sentence, language)


def _is_caption(written: str, sentence: str, language: str) -> bool:
    """Return whether a text only names a thing, and says nothing of it: "Your deposit"."""
    clauses = statement_of(words_of(language, "deposit").sub(" ", sentence)).meanings
    inert = all(each.act == "none" and each.tense == "none" and not each.unknown for each in clauses)
    said = words_of(language, "negation", "negation_after", "unpaid", "lost", "deleted", "kept", "ending", "except")
    return inert and not written.rstrip().endswith((".", "!", "\u3002")) and said.search(sentence) is None


def _has_none(pattern: re.Pattern[str], sentence: str, language: str) -> bool:
    """Return whether each of these words, if any, stands right behind a negation: "No deposit is taken"."""
    return all(
        any(each.end() <= found.start() and found.start() - each.end() <= 1 for each in denials)
        for found in pattern.finditer(sentence)
        for denials in [list(words_of(language, "negation").finditer(sentence))]
    )


def _is_about_access(clause: str, language: str) -> bool:
    """Return whether a clause only takes access away: "You lose access to your playlists"."""
    return words_of(language, "access").search(clause) is not None


def _ends_when_it_is_paid(clause: Meaning) -> bool:
    """Return whether a clause ends something with the time that was paid for: "ends when the paid period is over"."""
    paid = clause.act == "pay" and clause.object in FAMILY and clause.flags >= {"end", "past"}
    return paid and words_of(clause.language, "paid_until").search(plain_text(clause.clause)) is not None


def _asks_to_choose(clause: Meaning) -> bool:
    """Return whether it asks to choose on the page before the press, and not what: "Select, and press Next"."""
    return (clause.act, clause.object, clause.modality, clause.money) == ("change", "none", "instruction", "")


def _is_only_read(clause: Meaning) -> bool:
    """Return whether what is accepted is to be read, and nothing beside it, as in "the terms and a plan"."""
    beside = "and" in clause.flags and clause.flags & (FAMILY | OTHERS - _ONLY_READ)
    return clause.object in _ONLY_READ and not beside


# -- other ends --------------------------------------------------------------------------------------------------------


def _is_other_end(sentence: str, language: str) -> bool:
    """Return whether a sentence ends another contract, or takes the subscription from another person."""
    for clause in short_clauses(sentence):
        ending = words_of(language, "ending", "lost", "deleted")
        members = words_of(language, "members").search(clause)
        beside = words_of(language, "others").search(clause) and words_of(language, "too").search(clause)
        without = words_of(language, "usage").search(clause) and words_of(language, "negation").search(clause)
        if not (members or beside) or _asserted(words_of(language, "still"), clause, language):
            continue
        if _asserted(ending, clause, language) or without:
            return True
    return False


def _asserted(pattern: re.Pattern[str], text: str, language: str) -> bool:
    return any(not _denied(text, match, language) for match in pattern.finditer(text))


def _denied(text: str, match: re.Match[str], language: str) -> bool:
    """Return whether a negation stands shortly before a word, or right behind it, in its own clause."""
    start = max(0, match.start() - _SCOPE)
    before = re.split(r"[;,]", text[start : match.start()])[-1]
    after = re.split(r"[;,]", text[match.end() : match.end() + _SCOPE_AFTER])[0]
    if words_of(language, "negation").search(before):
        return True
    if language in {"de", "nl", "sv"}:  # the negation follows the verb of a main clause: "löschen wir nicht"
        return words_of(language, "negation").search(after) is not None
    return words_of(language, "negation_after").search(after) is not None


def _is_nothing(sentence: str, language: str) -> bool:
    """Return whether all sums of a sentence are zero, or it says that there is none."""
    sums = [each[0] for each in amount_pattern().finditer(sentence) if not each[0].rstrip().endswith("%")]
    if sums:
        return not any(re.search("[1-9]", each) for each in sums)
    return (
        bool(sentence) and words_of(language, "negation", "waived").fullmatch(sentence.strip(" .:-\u2013")) is not None
    )


def is_silent(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a clause asserts nothing; one on condition of this press does: "If you cancel, it is deleted"."""
    if clause.modality != "conditional":
        return clause.is_silent
    if _has_its_effect(clause, clauses):
        return False
    conditions = [each for each in clauses if each.flags & _CONDITION and not _has_its_effect(each, clauses)]
    this_press = all(each.act in _PRESSING and each.polarity == "+" and "want" not in each.flags for each in conditions)
    pressing = [each for each in clauses if each.act in _PRESSING and each.polarity == "+"]
    this_press |= any({"or", "after_or"} & each.flags for each in pressing)  # "If you delete your account or cancel"
    conditional = any(each.flags & _CONDITION for each in clauses)
    return clause in conditions or not conditional or not this_press


def _has_its_effect(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a clause has a condition of this press in itself: "Om du säger upp raderas dina filer".

    So has the only clause of a sentence: "Mit der Kündigung verlierst du deine Punkte".
    """
    if not clause.flags & _CONDITION or clause.act not in {"delete", "lose"} or clause.polarity != "+":
        return False
    if {"want", "can"} & clause.flags or _OTHER_ACTS & {*clause.others}:
        return False
    alone = all(each is clause or {"and", "after_and"} & each.flags for each in clauses)
    return alone or bool(_PRESSING & {*clause.others})


def asserts_end(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a clause says that something ends, now or on a day to come.

    "It is kept apart from the end of the membership" says that of nothing.
    """
    kept = any(each.act == "keep" and each.polarity == "+" and "after_and" in each.flags for each in clauses)
    if kept and {"noun", "and"} <= clause.flags:
        return False
    stays = any(each.act == "keep" and each.polarity == "+" for each in clauses)
    if stays and {"noun", "until"} <= clause.flags:
        return False  # "You can use the gym and the classes until the end of your last day"
    if clause.object == "newsletter" and "noun" in clause.flags and _names_a_confirmation(clause):
        return False  # "You receive the confirmation of your cancellation by e-mail"
    stated = not is_silent(clause, clauses) and clause.polarity == "+" and clause.tense in {"present", "future"}
    return clause.act in {"end", "stop", "expire"} and stated and "info" not in clause.flags


def _takes_only_an_offer(written: str) -> bool:
    """Return whether only a discount lapses, which nobody has paid for: "Unused discounts for later boxes expire"."""
    acting = [each for each in statement_of(written).meanings if each.act != "none"]
    return bool(acting) and all(each.object == "offer" for each in acting) and not amount_pattern().search(written)


def _agrees_to_the_end(clause: Meaning) -> bool:
    """Return whether what a clause agrees to is only the end: "You agree to end your subscription on that day"."""
    agrees = clause.act == "accept" and "end" in clause.flags and not clause.money and {*clause.others} <= ENDING
    only = not clause.flags & {"renew", "buy", "keep", "resume", "extra", "now", "and", "until", "offer", "change"}
    return agrees and only and clause.object in FAMILY | {"none", "cancellation"}


def _names_a_confirmation(clause: Meaning) -> bool:
    return words_of(clause.language, "confirmation").search(plain_text(clause.clause)) is not None


def takes_later_ones(sentence: str) -> bool:
    """Return whether a sentence only takes bookings or deliveries after the end away, which is the end itself.

    "Boxes after that day are removed", but not "Your bookings and your account are deleted".
    """
    clauses = statement_of(sentence).meanings
    return _takes_later_bookings(clauses) or _takes_later_deliveries(plain_text(sentence), clauses)


def _takes_later_deliveries(text: str, clauses: Sequence[Meaning]) -> bool:
    """Return whether deliveries after the end are taken away, which are not paid so far, and nobody else's."""
    objects = {each.object for each in clauses}
    flags = {flag for each in clauses for flag in each.flags}
    if not objects <= _DELIVERED or flags & (_STORED | _PAID_OR_OF_OTHERS):
        return False
    if any(each.act in {"charge", "pay"} for each in clauses if _asserts(each)) or amount_pattern().search(text):
        return False
    return any(
        words_of(each, "deliveries").search(text)
        and words_of(each, "afterwards").search(text)
        and not words_of(each, *_NOT_ONLY_DELIVERIES).search(text)
        and not re.search(rf"\b{either('names', 'not_own', language=each)}\b", text, re.IGNORECASE)
        for each in {clause.language for clause in clauses}
    )


def _asserts(clause: Meaning) -> bool:
    return clause.polarity == "+" and not clause.is_silent


def _takes_later_bookings(clauses: Sequence[Meaning]) -> bool:
    if not clauses or clauses[0].object != "booking" or clauses[0].act != "none":
        return False
    later = all("after_then" in each.flags for each in clauses[1:])
    return later and not any("and" in each.flags for each in clauses) and "account" not in clauses[0].flags


def _is_not_asserted(written: str) -> bool:
    """Return whether a sentence says what may happen, or on another condition than this press, or to a booking."""
    clauses = statement_of(written).meanings
    if takes_later_ones(written):
        return True
    losing = [each for each in clauses if each.act in {"delete", "lose"}]
    certain = any(words_of(each.language, "beyond_recall", "for_good").search(plain_text(written)) for each in clauses)
    if losing and not certain and all(is_silent(each, clauses) for each in losing):
        return True
    return not certain and any(
        each.flags & _CONDITION
        and not _has_its_effect(each, clauses)
        and (each.act in _OTHER_ACTS or (each.act == "delete" and each.object == "account"))
        for each in clauses
    )


def may_speak_of_an_end(line: str) -> bool:
    """Return whether a line states an end or a loss, or has a word for what is charged, lost or ended besides."""
    clauses = statement_of(line).meanings
    text = plain_text(line)
    if amount_words("charging").search(text) or not clauses:
        return True
    if any(
        each.act in ENDING | _GRAVE and (each.tense != "none" or each.modality != "instruction") for each in clauses
    ):
        return True
    return any(words_of(each, *_SPEAKING).search(text) for each in {each.language for each in clauses})


def concerns_copies(sentence: str, language: str) -> bool:
    """Return whether a sentence is only about access, or copies on a device, and nothing that is stored."""
    text = plain_text(sentence)
    return _is_about_access(text, language) and not words_of(language, "stored", "valued").search(text)


def knows_what_stops(text: str) -> bool:
    """Return whether a label only says that one knows that access is lost, or a use stops: "files stop syncing".

    Each of its parts is one of these as a whole, or the whole only takes what was collected: what is stored, bought or
    begins is none.
    """
    plain = plain_text(text).strip(" .!")
    for language in languages():
        if begins := words_of(language, "knows").match(plain):
            if loses_only_what_was_collected(text, language):
                return True
            return all(_is_a_use(each.strip(), language) for each in _JOINED.split(plain[begins.end() :]))
    return False


def _is_a_use(part: str, language: str) -> bool:
    if words_of(language, "stops_working").fullmatch(part):
        return True
    return words_of(language, "access").search(part) is not None and all(
        (each.act, each.object, each.polarity) == ("lose", "benefits", "+") and not each.unknown
        for each in statement_of(part).meanings
    )
