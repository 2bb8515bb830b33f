"""Stops: ends that a model states because the subscription cannot be cancelled by going on here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from subterminator.domain.outcomes import Outcome

QUESTIONS_A_PAGE = 4
"""Limit of the questions to a model about one page that does not change."""
_LENGTH = 300
"""Characters of a contact or quote."""


class StopReason(StrEnum):
    """Reason of a stop, in the words of both designs' tools."""

    NOT_ONLINE = "not_online"
    """Only by telephone, letter, chat or in person."""
    BILLED_ELSEWHERE = "billed_elsewhere"
    """Somebody else bills it, and it is cancelled there."""
    NEEDS_PERSON = "needs_person"
    """A sign-in, code, captcha or decision that is the person's."""
    BLOCKED = "blocked"
    """The site does not let it happen now: an open bill, an error, a date before which it is refused."""
    FEE = "fee"
    """The end costs money, which only the person may accept."""
    SEVERAL = "several"
    """Several subscriptions could be meant."""

    @property
    def outcome(self) -> Outcome:
        """Return the outcome of a run that ends so."""
        return _OUTCOMES[self]

    @property
    def meaning(self) -> str:
        """Return the description for a model."""
        return _MEANINGS[self]


_OUTCOMES = {
    StopReason.NOT_ONLINE: Outcome.MANUAL_REQUIRED,
    StopReason.BILLED_ELSEWHERE: Outcome.THIRD_PARTY,
    StopReason.NEEDS_PERSON: Outcome.NEEDS_HUMAN,
    StopReason.BLOCKED: Outcome.FAILED,
    StopReason.FEE: Outcome.NEEDS_HUMAN,
    StopReason.SEVERAL: Outcome.NEEDS_HUMAN,
}
_MEANINGS = {
    StopReason.NOT_ONLINE: "only by phone, letter, chat or in person",
    StopReason.BILLED_ELSEWHERE: "no control here leads to its billing",
    StopReason.NEEDS_PERSON: "a sign-in, code, captcha or decision of the person",
    StopReason.BLOCKED: "the site refuses it for now",
    StopReason.FEE: "ending it costs money",
    StopReason.SEVERAL: "several could be meant",
}


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop as a model states it. It sends nothing, but its words are shown to the person: they must be the page's."""

    reason: StopReason
    contact: str = ""
    """The telephone number, address or company to turn to, as the page names it."""
    quote: str = ""
    """The words of the page that say so."""
    why: str = ""
    """The model's own explanation."""
    refused: str = ""
    """Last refusal by the program's own rules on the page where it stopped, with its reason."""

    def unproved(self, texts: Iterable[str]) -> str:
        """Return what is wrong with its evidence; "" if quote and contact stand on a page.

        Args:
            texts: visible texts of the pages of this run.
        """
        read = [_plain(text) for text in texts]
        if not _plain(self.quote):
            return "quote the words of the page that say so"
        for name, words in (("quote", self.quote), ("contact", self.contact)):
            if (plain := _plain(words)) and not any(plain in text for text in read):
                return f"the {name} {words[:_LENGTH]!r} does not stand on the page: copy it word for word"
        return ""


def _plain(text: str) -> str:
    """Return the text in small letters, white space collapsed, without quotation marks around it."""
    return " ".join(text.casefold().split()).strip("\"'“”„«»…. ")
