"""Kinds of evidence with their weights, and the reading that is concluded from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Literal, TypeAlias

AccountState: TypeAlias = Literal["ended", "scheduled", "active", "paused", "pending", "unknown"]

WEIGHTS: dict[str, tuple[int, str]] = {
    "end_asserted": (4, "the page says that this subscription was ended, or will be on a day"),
    "renewal_off": (4, "it says that it does not renew"),
    "date_turned": (4, "the day on which it renewed is now the day on which it ends"),
    "status_turned": (4, "where it stood that it is active stands now that it has ended, or will on a day"),
    "switched_off": (4, "the switch for its renewal is off"),
    "end_named": (2, "a word for an end, which does not say what has ended"),
    "nothing_runs": (2, "it says that there is no active subscription at all"),
    "notice_received": (2, "a notice to end it has come in, and its last day stands there"),
    "end_dated": (2, "access until a day: what runs on may have that too, so never enough alone"),
    "take_back": (2, "a control takes the end back; only offered where there is one"),
    "date_relabelled": (2, "the day on which it renewed stands beside other words now, which are not known"),
    "renewal_gone": (2, "the next charge stood there before, and does no more"),
    "end_control_gone": (2, "the control that ends it stood there before, and does no more"),
    "control_turned": (2, "where a control stood before, another stands now, in words that are not known"),
    "renews_on": (-8, "a day of the next charge: what renews has not ended"),
    "renews": (-4, "it says that it renews, without a day"),
    "renews_before": (-3, "it says that it renews, and later that it has ended"),
    "renews_until": (-1, "a charge before the day on which it ends: until then it is paid for"),
    "withdrawn": (-8, "a cancellation was taken back"),
    "not_ended": (-6, "it says that it has not ended, or could not be ended"),
    "unchanged": (-4, "it reads word for word as it did before the press, when it ran"),
    "other_ended": (-8, "it says that something else has ended, which explains a day and a control beside it"),
    "charged": (-4, "a sum is charged for it now, and no end stands on a day to come"),
    "goes_on": (-6, "it says that it stays as it is or goes on, and names no end of that"),
    "active": (-2, "it says that it is active; it may be until the end"),
    "end_control": (-3, "a control would end it: nobody ends what has ended"),
    "managed": (-1, "it can be managed or changed"),
    "priced": (-1, "a price for each period stands there"),
    "doubted": (-4, "a model doubts it"),
    "sign_ended": (4, "the service's definition names it as a sign of the end"),
    "sign_active": (-4, "the service's definition names it as a sign that it runs"),
}
"""Weight of each kind of evidence, and its reason."""

PROVEN = 4
"""Proof after a press, on the account page opened afresh: one statement of the end, or any two changes."""
STRONGEST = 6
"""Proof where nothing was pressed: one statement of the end, another evidence for it, and nothing against it."""
SAYS_SO = frozenset(
    {"renews_on", "renews", "withdrawn", "not_ended", "charged", "unchanged", "goes_on", "active", "sign_active"}
)
"""Evidence by words that it is active. A control alone is none: menus and help pages have it too."""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of evidence."""

    feature: str
    """A key of `WEIGHTS`."""
    quote: str
    """The words on the page that carry it."""

    def __str__(self) -> str:
        return f"{self.quote!r} ({WEIGHTS[self.feature][1]})" if self.quote else WEIGHTS[self.feature][1]


@dataclass(frozen=True, slots=True)
class AccountReading:
    """Reading of the subscription's state from an account page."""

    state: AccountState
    ends: date | None = None
    evidence_for: tuple[Item, ...] = ()
    """Evidence for an end."""
    evidence_against: tuple[Item, ...] = ()
    renews: date | None = None
    strongest: bool = False
    """Whether the evidence would be enough had nothing been pressed."""
    past: bool = False
    """Whether it states that it has ended, not only that it will."""
    notes: tuple[str, ...] = ()
    """Lines that say that it is paused, or that a cancellation is being worked on."""

    @property
    def score(self) -> int:
        """Weights of all evidence, each feature once."""
        return sum(WEIGHTS[each][0] for each in self.features)

    @property
    def features(self) -> frozenset[str]:
        """The kinds of evidence, for and against."""
        return frozenset(each.feature for each in self.evidence_for + self.evidence_against)

    @property
    def says_it_runs(self) -> bool:
        """Return whether its words state that it runs, rather than unchanged content or a control."""
        return self.state == "active" and bool((SAYS_SO - {"unchanged"}) & self.features)

    @property
    def surely_runs(self) -> bool:
        """Return whether its words state what excludes an end, such as the next charge."""
        return self.says_it_runs and bool((SAYS_SO - {"unchanged", "active", "goes_on"}) & self.features)

    @property
    def is_end(self) -> bool:
        """Return whether it has ended, or will."""
        return self.state in {"ended", "scheduled"}

    @property
    def contradicted(self) -> bool:
        """Return whether more than a weak sign speaks against an end."""
        return any(WEIGHTS[each.feature][0] < -1 for each in self.evidence_against)

    @property
    def why(self) -> str:
        """Conclusion in words, with its best evidence for and against."""
        if self.state in {"paused", "pending"} and self.notes:
            return f"it is {self.state}: {self.notes[0]!r}"
        reasons = "; ".join(map(str, self.evidence_for[:2])) or "nothing says that it has ended"
        objections = "; ".join(map(str, self.evidence_against[:2]))
        if not objections:
            return reasons
        return objections if self.state == "active" else f"{reasons}; against it: {objections}"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Content of the subscription's blocks at one moment, for comparison before and after a press."""

    lines: frozenset[str] = frozenset()
    """Lines of the whole page, normalised."""
    own: tuple[str, ...] = ()
    """Lines of the subscription's blocks, as written."""
    labels: frozenset[str] = frozenset()
    """Labels of the controls in the subscription's blocks, normalised."""
    end_controls: frozenset[str] = frozenset()
    renews: date | None = None
    others: frozenset[str] = frozenset()
    """Names of the page's blocks about other subscriptions."""
    reading: AccountReading = field(default_factory=lambda: AccountReading("unknown"))
