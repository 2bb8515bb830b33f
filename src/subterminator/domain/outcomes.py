"""State, outcome and result of a run."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum, StrEnum
from pathlib import Path


class State(StrEnum):
    """State of a run. The names and values are fixed by the source documents."""

    START = "start"
    LOGIN_REQUIRED = "login_required"
    ACCOUNT_ACTIVE = "account_active"
    ACCOUNT_CANCELLED = "account_cancelled"
    THIRD_PARTY_BILLING = "third_party_billing"
    RETENTION_OFFER = "retention_offer"
    EXIT_SURVEY = "exit_survey"
    FINAL_CONFIRMATION = "final_confirmation"
    COMPLETE = "complete"
    ABORTED = "aborted"
    FAILED = "failed"
    UNKNOWN = "unknown"


FLOW_STATES = frozenset({State.RETENTION_OFFER, State.EXIT_SURVEY, State.FINAL_CONFIRMATION})
"""States of the pages between the account and the end."""
ENDED_STATES = frozenset({State.COMPLETE, State.ACCOUNT_CANCELLED})
"""States of pages by which the subscription has ended; an address alone never proves them."""
CONCLUDED = frozenset({State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING})
"""States in which nothing is pressed: the agent may read the page differently, else the run ends."""


class Outcome(Enum):
    """Outcome of a run, with the exit code of the command line."""

    CANCELLED = ("cancelled", 0)
    """Read back from the account: the subscription has ended."""
    SCHEDULED = ("scheduled", 0)
    """Read back from the account: renewal is off, with an end date."""
    ALREADY_CANCELLED = ("already_cancelled", 0)
    DRY_RUN = ("dry_run", 0)
    FAILED = ("failed", 1)
    """Nothing irreversible was sent."""
    ABORTED = ("aborted", 3)
    THIRD_PARTY = ("third_party", 4)
    MANUAL_REQUIRED = ("manual_required", 5)
    NEEDS_HUMAN = ("needs_human", 6)
    NEEDS_REVIEW = ("needs_review", 7)
    """The final press was sent, or may have been, and could not be confirmed."""
    RETAINED = ("retained", 8)
    """The account ended paused, discounted or downgraded."""
    CONFIGURATION = ("configuration", 9)

    def __init__(self, word: str, exit_code: int) -> None:
        self.word = word
        self.exit_code = exit_code

    @property
    def success(self) -> bool:
        """Return whether the person has what they asked for."""
        return self.exit_code == 0

    @property
    def read_back(self) -> bool:
        """Return whether this run ended the subscription and read that back."""
        return self in {Outcome.CANCELLED, Outcome.SCHEDULED}

    @property
    def has_ended(self) -> bool:
        """Return whether the subscription has ended, or will on a day, by this run or before it."""
        return self.read_back or self is Outcome.ALREADY_CANCELLED

    @classmethod
    def named(cls, word: str) -> Outcome:
        """Return the outcome by its word in journals and `--json`.

        Raises:
            ValueError: no outcome is called so.
        """
        for outcome in cls:
            if outcome.word == word:
                return outcome
        raise ValueError(f"no outcome is called {word!r}")


@dataclass(frozen=True, slots=True)
class Evidence:
    """Evidence of a cancellation, files of the run directory."""

    manifest: str
    """File name of the list of SHA-256 sums."""
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CancellationResult:
    """Result of a run."""

    success: bool
    state: State
    message: str
    session_dir: Path | None = None
    effective_date: date | None = None
    outcome: Outcome = Outcome.FAILED
    evidence: Evidence | None = None
