"""Fact: a claim of a line of an account page, with its day and what it amounts to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from subterminator.lexicon.consequence_words import words_of
from subterminator.lexicon.language_files import amount_words
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Evidence
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.statements import stays
from subterminator.lexicon.things import OTHER_PRODUCTS, RENEWALS
from subterminator.pages.account_evidence.lines import BARE_WORDS, has_date
from subterminator.pages.statements import statement_of

_SUBSCRIPTION = frozenset({"subscription", "trial"}) | RENEWALS
_CLOCKS = timedelta(days=1)
"""Time by which a site's clock may be behind ours."""
_GOES_ON = frozenset({"next", "renew", "then", "after_then", "more"})
"""Flags of a clause that speaks of later charges."""
_BARE_SIGNS = 6
"""Longest bare word in a script without spaces, in characters."""
_NO_ASSERTED_END = frozenset({"expire", "be", "keep", "none", "renew", "charge"})
"""Acts with which a day of an end is no explicit end: a term expires, access is kept until a day."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A claim of a line, with its position and date."""

    claim: Evidence
    line: str
    place: int
    when: date | None
    fresh: bool
    """Whether the line is new since the press."""
    year_written: bool = True
    foreign: bool = False
    """Whether it is about someone or something that is named nowhere else on the page."""

    def claims(self, *states: str) -> bool:
        """Return whether it asserts one of these states."""
        return self.claim.holds and self.claim.state in states

    @property
    def renews(self) -> bool:
        """Return whether it says that the subscription renews."""
        if {"no", "none"} & self.claim.meaning.flags or self.is_last_charge:
            return False
        return self.claims("renews") or (self.claim.holds and self.mixed)

    def was_charged(self, today: date) -> bool:
        """Return whether it only tells a charge of a day that is over, and no coming one: "charged on 3 May 2026".

        "Charged every month since then" and "charged on 3 May, and again each month" tell those to come, too.
        """
        meaning = self.claim.meaning
        charged = self.claims("renews") and meaning.act in {"charge", "pay"} and meaning.tense != "future"
        over = self.when is not None and self.year_written and self.when < today - _CLOCKS
        return charged and over and not meaning.flags & _GOES_ON and not self._is_repeated

    @property
    def _is_repeated(self) -> bool:
        """Return whether its line has a word for each period or for what happens by itself, or goes on to say more."""
        text = Lexicon.load().dates.without(normalise(self.line))
        clauses = statement_of(self.line).meanings
        spoken = {each.language for each in clauses}
        return (
            amount_words("monthly", "period").search(text) is not None
            or any(words_of(each, "automatic", "as_usual", "to_come").search(text) for each in spoken)
            or any(each.flags & _GOES_ON for each in clauses)
        )

    @property
    def is_last_charge(self) -> bool:
        """Return whether under the caption of the next charge stands the last one: "Next bill: the last one"."""
        phrases = [word for each in statement_of(self.line).meanings for word in each.words]
        if len(Lexicon.load().dates.read(normalise(self.line))) > 1 or len(phrases) < 2:
            return False
        return any({"last", "noun"} <= each.flags and each.act == "end" for each in statement_of(phrases[-1]).meanings)

    @property
    def turns_off(self) -> bool:
        """Return whether it says that the subscription does not renew."""
        return self.claim.state == "renews" and not self.claim.holds

    @property
    def spares(self) -> bool:
        """Return whether it only says that nothing is charged, as during a pause."""
        return self.turns_off and self.claim.meaning.act in {"charge", "pay"}

    @property
    def mixed(self) -> bool:
        """Return whether a label and a caption were joined in one clause: "Cancel membership Next billing date"."""
        meaning = self.claim.meaning
        joined = meaning.act == "end" and "renew" in meaning.flags and "past" not in meaning.flags
        return self.claim.state == "scheduled" and joined

    @property
    def asserts_end(self) -> bool:
        """Return whether it states an end explicitly, not only that a term expires."""
        if self.mixed:
            return False
        meaning = self.claim.meaning
        if self.claims("scheduled") and "noun" in meaning.flags and meaning.unknown and not has_date(self.line):
            return False  # "we will tell you the closing date within 30 days"
        ran = self.claim.tense == "past" and {"active", "until"} <= meaning.flags
        if self.claims("scheduled") and ran and has_date(self.line):
            return False  # "it was valid until 5 May" may be of an earlier term
        act = meaning.act
        return self.claims("ended") or (self.claims("scheduled") and act not in _NO_ASSERTED_END)

    @property
    def ends_by_name(self) -> bool:
        """Return whether it is new, and states that the subscription, by name or noun, was ended."""
        return self.fresh and self.asserts_end and self.claim.meaning.object in _SUBSCRIPTION and self.names_its_thing

    @property
    def denies_any(self) -> bool:
        """Return whether it says that no subscription at all is active."""
        return self.claims("nothing")

    def has_run_out(self, today: date) -> bool:
        """Return whether it says until which day in the past it was valid."""
        ran = self.claims("scheduled") and self.claim.tense == "past" and "active" in self.claim.meaning.flags
        return ran and self.when is not None and self.when < today

    @property
    def spares_for_good(self) -> bool:
        """Return whether nothing is due any more, by its words or an end beside it: else it may be said of now only."""
        clauses = statement_of(self.line).meanings
        ended = any(each.act in ENDING and each.tense in {"past", "future"} for each in clauses)
        return ended or bool({"more", "nomore", "then", "after_then"} & self.claim.meaning.flags)

    @property
    def stays(self) -> bool:
        """Return whether it says that the subscription goes on as before, without a day on which that would end."""
        return self.claims("active") and stays(self.claim.meaning)

    @property
    def undecided(self) -> bool:
        """Return whether its status is still open."""
        return self.claims("pending") and self.claim.meaning.act == "none" and "pending" in self.claim.meaning.flags

    @property
    def takes_access(self) -> bool:
        """Return whether it says that an access or a benefit is gone, which an end of the subscription brings."""
        return self.claim.meaning.object == "benefits"

    @property
    def ends_another(self) -> bool:
        """Return whether it is new, and states that something else was ended."""
        return self.fresh and self.claims("other_object")

    @property
    def names_its_thing(self) -> bool:
        """Return whether a separate word names what has ended: "unsubscribed" alone may be from anything."""
        meaning = self.claim.meaning
        by_act = len(meaning.words) == 1 and meaning.subject == meaning.words[0]
        return meaning.object not in {"none", "unknown"} and not meaning.inherited and not by_act

    @property
    def bare(self) -> bool:
        """Return whether the line is only a word such as "Cancelled", without a subject."""
        meaning = self.claim.meaning
        alone = normalise(self.line).strip(" .!") == self.claim.words.strip(" .!")
        long = len(self.line.split()) > BARE_WORDS or (self.line >= "\u2e80" and len(self.line) > _BARE_SIGNS)
        return alone and not long and not has_date(self.line) and meaning.object == "none" and not meaning.inherited

    @property
    def mentions_others(self) -> bool:
        """Return whether the ended thing may be another one in the clause, or a replaced plan."""
        meaning = self.claim.meaning
        if meaning.object == "free_plan":  # a change of plan, and the end of the one that is paid for
            return False
        if OTHER_PRODUCTS & meaning.flags or (meaning.act == "end" and {"noun", "expire"} <= meaning.flags):
            return True
        clauses = statement_of(self.line).meanings
        return any((each.act, each.tense, each.modality) == ("change", "past", "asserted") for each in clauses)

    @property
    def is_notice(self) -> bool:
        """Return whether it states that a notice of cancellation was received, not that it is being processed."""
        flags = self.claim.meaning.flags
        return self.claims("pending") and "received" in flags and not flags & {"pending", "being"}

    def sure_to_come(self, today: date) -> bool:
        """Return whether its day is in the future: a past event without a year may be of the year before."""
        return self.when is not None and self.when > today and (self.year_written or self.claim.tense != "past")

    def runs_out(self, today: date) -> bool:
        """Return whether it names the day to come on which the subscription, by name, runs out, or its last access."""
        meaning = self.claim.meaning
        if not self.claims("scheduled") or self.mixed or not self.sure_to_come(today):
            return False
        lasts = "until" in meaning.flags and meaning.act in {"keep", "none"} and meaning.object == "benefits"
        return lasts or (meaning.act in {"end", "expire"} and meaning.object == "subscription")

    def settles(self, today: date) -> bool:
        """Return whether an end outweighs an amount beside it: its day is in the future, or it is the status itself."""
        ends = self.claims("ended", "scheduled") and not self.mixed
        return ends and (self.sure_to_come(today) or "status" in self.claim.meaning.flags)
