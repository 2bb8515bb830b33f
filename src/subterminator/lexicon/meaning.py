"""Types of meaning: of a clause, and the judgments on a control or a statement, with the words that carry them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

Act: TypeAlias = Literal[
    "end", "stop", "turn_on", "renew", "expire", "keep", "resume", "undo", "leave", "pause", "accept", "decline",
    "buy", "pay", "charge", "change", "delete", "go_on", "finish", "start", "back", "dismiss", "answer", "navigate",
    "inform", "sign_in", "sign_out", "request", "remind", "contact", "lose", "consent", "refuse", "be", "none",
]  # fmt: skip
"""Act of a clause. `stop` turns something off; `leave` goes away from the service; `be` asserts a state such as active;
`consent` and `refuse` are a yes and a no whose object only the context knows; `none` is a clause without an act."""

ENDING: frozenset[Act] = frozenset({"end", "stop", "leave"})
"""Acts by which something ends."""

Object: TypeAlias = Literal[
    "subscription", "renewal", "auto_payment", "trial", "benefits", "cancellation", "order", "account", "data",
    "addon", "offer", "newsletter", "payment", "payment_method", "member", "device", "booking", "changes", "cookies",
    "survey", "support", "terms", "page", "pause", "free_plan", "content", "other", "unknown", "none",
]  # fmt: skip
"""Object of the act. `subscription` covers membership, plan and contract; `cancellation` is an end itself."""

Polarity: TypeAlias = Literal["+", "-", "?"]
Tense: TypeAlias = Literal["past", "present", "future", "none"]
Modality: TypeAlias = Literal[
    "asserted", "request", "question", "conditional", "possible", "obligation", "instruction", "none"
]
Place: TypeAlias = Literal["control", "heading", "dialog", "row", "statement", "question", "option"]
ControlKind: TypeAlias = Literal[
    "end", "keep", "decline", "accept", "pause", "money", "resume", "delete", "navigate", "dismiss", "proceed",
    "answer", "sign_out", "unknown",
]  # fmt: skip
StateClaim: TypeAlias = Literal[
    "ended", "scheduled", "active", "renews", "charged", "paused", "pending", "withdrawn", "nothing",
    "other_object",
]  # fmt: skip

ACTS: frozenset[str] = frozenset(get_args(Act))
OBJECTS: frozenset[str] = frozenset(get_args(Object))


@dataclass(frozen=True, slots=True)
class Meaning:
    """Meaning of one clause."""

    act: Act = "none"
    object: Object = "none"
    polarity: Polarity = "+"
    """Of the act's effect. An end that is undone counts as -, like an end that is negated."""
    tense: Tense = "none"
    modality: Modality = "none"
    subject: str = ""
    """Words of the clause's subject; of the block's, if the clause names none."""
    when: str = ""
    """Words of the date or period."""
    money: str = ""
    words: tuple[str, ...] = ()
    """Words that carried the act and the object, as normalised."""
    unknown: tuple[str, ...] = ()
    """Words that no language knows."""
    coverage: float = 0.0
    """Share of the clause's letters that were understood."""
    head: str = ""
    """Words of a thing that is not the object, but belongs to it or stands beside it: the "outage" of the line."""
    inherited: bool = False
    """The object comes from the block or from an earlier clause."""
    flags: frozenset[str] = frozenset()
    """Features of the small words: "soft" (an act that alone may only dismiss), "more", "now", "later", ..."""
    others: tuple[Act, ...] = ()
    """Further acts in the clause."""
    clause: str = ""
    """The whole clause, normalised."""
    language: str = ""

    @property
    def is_silent(self) -> bool:
        """Return whether the clause asserts nothing: a question, a condition, a mere possibility."""
        return self.modality in {"question", "conditional", "possible"}


@dataclass(frozen=True, slots=True)
class Context:
    """Subject of the block or dialog around a text. Make it with `Reader.context`."""

    act: Act = "none"
    object: Object = "none"
    polarity: Polarity = "+"
    question: bool = False
    words: tuple[str, ...] = ()
    text: str = ""
    survey: bool = False
    """It asks for a reason or an opinion."""


@dataclass(frozen=True, slots=True)
class ControlMeaning:
    """Effect of pressing a control, by its words and its context."""

    kind: ControlKind = "unknown"
    also: tuple[ControlKind, ...] = ()
    """Other kinds that the label may have at the same time; of an unknown label, the candidates."""
    confidence: float = 0.0
    """From 0 to 1, by the share of understood words and the certainty of the object."""
    meaning: Meaning = field(default_factory=Meaning)
    """The clause that carried it."""
    meanings: tuple[Meaning, ...] = ()

    def may(self, kind: ControlKind) -> bool:
        """Return whether the label is of that kind, or may be."""
        return kind == self.kind or kind in self.also


@dataclass(frozen=True, slots=True)
class Evidence:
    """A state that a clause speaks for or against."""

    state: StateClaim
    holds: bool
    """False when the clause speaks against the state."""
    tense: Tense
    words: str
    """The clause."""
    meaning: Meaning


@dataclass(frozen=True, slots=True)
class StatementEvidence:
    """Evidence of a text about the state of the subscription."""

    evidence: tuple[Evidence, ...] = ()
    meanings: tuple[Meaning, ...] = ()

    def speaks_for(self, *states: StateClaim) -> tuple[Evidence, ...]:
        """Return the evidence for any of these states."""
        return tuple(each for each in self.evidence if each.holds and each.state in states)

    @property
    def states(self) -> frozenset[StateClaim]:
        """States that the text asserts."""
        return frozenset(each.state for each in self.evidence if each.holds)
