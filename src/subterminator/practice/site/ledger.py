"""Ledger of the practice site: the truth about the account, independent of the site's pages."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

Status = Literal["active", "cancelled", "ends_at_period_end", "paused", "on_hold", "pending", "none"]
"""on_hold has an unpaid bill, pending is cancelled but still renews, none was never a member."""

PLANS: Mapping[str, int] = {"basic": 799, "standard": 1349, "premium": 1899}
"""Monthly price in cents, by plan."""

MASK = "***"
_SECRET_WORDS = ("password", "passwd", "passcode", "card", "cvc", "cvv", "secret")


@dataclass(frozen=True, slots=True)
class Post:
    """A received request other than GET and HEAD."""

    time: str
    """UTC, ISO 8601."""
    method: str
    path: str
    fields: Mapping[str, str]
    """Form or JSON fields. Passwords and card numbers are masked."""


@dataclass(frozen=True, slots=True)
class Books:
    """State of the account at one moment."""

    status: Status
    plan: str
    auto_renew: bool
    paid_until: date
    """Last paid day."""
    end_date: date | None = None
    """Last day of access. None while the membership renews."""
    next_billing_date: date | None = None
    """None after the end of renewal."""
    fee: str | None = None
    """Cancellation fee with currency. None without a fee."""
    accepted_offers: tuple[str, ...] = ()
    survey: tuple[Mapping[str, str], ...] = ()
    """Answers of each submitted survey."""
    posts: tuple[Post, ...] = ()
    final_requests: int = 0
    """Requests to the cancelling address, whatever their result."""
    upgrades: int = 0
    """Number of changes to a more expensive plan."""
    marketing: bool = False
    """Whether the visitor agreed to advertising."""
    addon: bool = False
    """Whether the second membership is active."""
    reads_left: int = 0
    """While pending: visits of the account page until completion."""

    @classmethod
    def opening(cls, status: Status, today: date, fee: str | None = None, *, addon: bool = False) -> Books:
        """Return the initial account: Standard plan with twelve paid days left, optionally with the add-on."""
        paid_until = today + timedelta(days=12)
        books = cls("active", "standard", True, paid_until, next_billing_date=paid_until, fee=fee, addon=addon)
        match status:
            case "active" | "paused" | "pending":
                return replace(books, status=status)
            case "on_hold":
                return replace(books, status="on_hold", next_billing_date=None)
            case "none":
                return replace(books, status="none", auto_renew=False, next_billing_date=None)
            case "ends_at_period_end":
                return books.ended(paid_until)
            case "cancelled":
                return books.ended(today)

    def ended(self, day: date) -> Books:
        """Return the account with the membership ending on `day`."""
        status: Status = "ends_at_period_end" if day >= self.paid_until else "cancelled"
        return replace(self, status=status, auto_renew=False, end_date=day, next_billing_date=None)


@dataclass
class Ledger:
    """Thread-safe account state.

    With a `path`, every change is written there as JSON before the site answers the request, so that another process
    can
    read the truth.
    """

    books: Books
    path: Path | None = None
    _lock: threading.RLock = field(default_factory=threading.RLock, repr=False)

    def __post_init__(self) -> None:
        self._save()

    # -- reading

    def __getattr__(self, name: str) -> Any:
        """Return a field of the books, such as `plan` or `final_requests`."""
        if name == "books":  # not made yet, as in a copy
            raise AttributeError(name)
        return getattr(self.books, name)

    def as_dict(self) -> dict[str, Any]:
        """Return the state as JSON data: dates in ISO 8601, lists for tuples."""
        data: dict[str, Any] = json.loads(self.to_json())
        return data

    def to_json(self) -> str:
        return json.dumps(asdict(self.books), default=date.isoformat, ensure_ascii=False, indent=2)

    # -- writing, for the site's pages only

    def receive(self, method: str, path: str, fields: Mapping[str, str], *, final: bool) -> None:
        """Record a request before it is handled."""
        masked = {name: MASK if _is_secret(name) else value for name, value in fields.items()}
        post = Post(datetime.now(UTC).isoformat(timespec="milliseconds"), method, path, masked)
        with self._changing() as books:
            self.books = replace(books, posts=(*books.posts, post), final_requests=books.final_requests + final)

    def cancel(self, day: date) -> None:
        """End the membership on `day`. An ended one is unchanged."""
        with self._changing() as books:
            if books.auto_renew:
                self.books = books.ended(day)

    def pend(self, reads: int) -> None:
        """Start a cancellation that completes after `reads` visits of the account page."""
        with self._changing() as books:
            if books.auto_renew and books.status != "pending":
                self.books = replace(books, status="pending", reads_left=reads)

    def account_read(self, day: date) -> None:
        """Count a visit of the account page. A pending cancellation may complete on `day`."""
        if self.books.status != "pending":
            return
        with self._changing() as books:
            remaining = books.reads_left - 1
            self.books = (
                replace(books, reads_left=remaining) if remaining >= 0 else replace(books, reads_left=0).ended(day)
            )

    def consent(self) -> None:
        """Record consent to advertising."""
        with self._changing() as books:
            self.books = replace(books, marketing=True)

    def cancel_addon(self) -> None:
        """End the second membership."""
        with self._changing() as books:
            self.books = replace(books, addon=False)

    def restart(self) -> None:
        """Undo a cancellation or a pause."""
        with self._changing() as books:
            self.books = replace(
                books, status="active", auto_renew=True, end_date=None, next_billing_date=books.paid_until
            )

    def accept(self, offer: str) -> None:
        """Accept an offer. "pause" also pauses the membership for a month."""
        with self._changing() as books:
            status: Status = "paused" if offer == "pause" else books.status
            self.books = replace(books, status=status, accepted_offers=(*books.accepted_offers, offer))

    def change_plan(self, plan: str) -> None:
        """Change to another of `PLANS`.

        Raises:
            KeyError: unknown plan.
        """
        with self._changing() as books:
            dearer = PLANS[plan] > PLANS[books.plan]
            self.books = replace(books, plan=plan, upgrades=books.upgrades + dearer)

    def answer(self, answers: Mapping[str, str]) -> None:
        """Record the answers of a survey."""
        with self._changing() as books:
            self.books = replace(books, survey=(*books.survey, dict(answers)))

    @contextmanager
    def _changing(self) -> Iterator[Books]:
        with self._lock:
            yield self.books
            self._save()

    def _save(self) -> None:
        """Replace the file atomically: readers never see a partial state."""
        if self.path is None:
            return
        temporary = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        temporary.write_text(self.to_json() + "\n", encoding="utf-8")
        temporary.replace(self.path)


def _is_secret(name: str) -> bool:
    return any(word in name.lower() for word in _SECRET_WORDS)
