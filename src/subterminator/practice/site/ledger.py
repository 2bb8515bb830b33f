"""What really happened on the practice site: the truth that its pages may lie about."""

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
"""Of these, on_hold has an open bill, pending was cancelled but still renews, none was never a member."""

PLANS: Mapping[str, int] = {"basic": 799, "standard": 1349, "premium": 1899}
"""Price a month in cents, by plan."""

MASK = "***"
_SECRET_WORDS = ("password", "passwd", "passcode", "card", "cvc", "cvv", "secret")


@dataclass(frozen=True, slots=True)
class Post:
    """One request other than GET and HEAD, as it came in."""

    time: str
    """UTC, ISO 8601."""
    method: str
    path: str
    fields: Mapping[str, str]
    """Form or JSON fields; of passwords and card numbers only that they were there."""


@dataclass(frozen=True, slots=True)
class Books:
    """The account as it stands at one moment."""

    status: Status
    plan: str
    auto_renew: bool
    paid_until: date
    """Last day that has been paid for."""
    end_date: date | None = None
    """Day the access ends. None while the membership renews."""
    next_billing_date: date | None = None
    """None once the membership no longer renews."""
    fee: str | None = None
    """Amount with currency that ending the membership costs. None: nothing."""
    accepted_offers: tuple[str, ...] = ()
    survey: tuple[Mapping[str, str], ...] = ()
    """The answers of each survey form that was sent."""
    posts: tuple[Post, ...] = ()
    final_requests: int = 0
    """Requests that reached the cancelling address, whatever came of them."""
    upgrades: int = 0
    """Times the account was moved to a dearer plan."""
    marketing: bool = False
    """Consent to advertising was given."""
    addon: bool = False
    """There is a second membership, and it goes on."""
    reads_left: int = 0
    """While pending: readings of the account page until it is done."""

    @classmethod
    def opening(cls, status: Status, today: date, fee: str | None = None, *, addon: bool = False) -> Books:
        """A Standard member with twelve paid days left; with an `addon`, a member of that too."""
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
        """The same account with the membership ending on `day`."""
        status: Status = "ends_at_period_end" if day >= self.paid_until else "cancelled"
        return replace(self, status=status, auto_renew=False, end_date=day, next_billing_date=None)


@dataclass
class Ledger:
    """The books, safe to read from any thread while the site writes.

    With a `path`, the books are also written there as JSON after every change, before the site answers the request
    that made it, so that another process can read the truth.
    """

    books: Books
    path: Path | None = None
    _lock: threading.RLock = field(default_factory=threading.RLock, repr=False)

    def __post_init__(self) -> None:
        self._save()

    # -- reading

    @property
    def status(self) -> Status:
        return self.books.status

    @property
    def plan(self) -> str:
        return self.books.plan

    @property
    def auto_renew(self) -> bool:
        return self.books.auto_renew

    @property
    def end_date(self) -> date | None:
        return self.books.end_date

    @property
    def next_billing_date(self) -> date | None:
        return self.books.next_billing_date

    @property
    def fee(self) -> str | None:
        return self.books.fee

    @property
    def accepted_offers(self) -> tuple[str, ...]:
        return self.books.accepted_offers

    @property
    def survey(self) -> tuple[Mapping[str, str], ...]:
        return self.books.survey

    @property
    def posts(self) -> tuple[Post, ...]:
        return self.books.posts

    @property
    def final_requests(self) -> int:
        return self.books.final_requests

    @property
    def upgrades(self) -> int:
        return self.books.upgrades

    @property
    def marketing(self) -> bool:
        return self.books.marketing

    @property
    def addon(self) -> bool:
        return self.books.addon

    def as_dict(self) -> dict[str, Any]:
        """The books as JSON holds them: dates in ISO 8601, lists for tuples."""
        told: dict[str, Any] = json.loads(self.to_json())
        return told

    def to_json(self) -> str:
        return json.dumps(asdict(self.books), default=date.isoformat, ensure_ascii=False, indent=2)

    # -- writing: the site's pages only

    def receive(self, method: str, path: str, fields: Mapping[str, str], *, final: bool) -> None:
        """Note a request before anything is done about it."""
        seen = {name: MASK if _is_secret(name) else value for name, value in fields.items()}
        post = Post(datetime.now(UTC).isoformat(timespec="milliseconds"), method, path, seen)
        with self._changing() as books:
            self.books = replace(books, posts=(*books.posts, post), final_requests=books.final_requests + final)

    def cancel(self, day: date) -> None:
        """End the membership on `day`. One that has ended already stays as it is."""
        with self._changing() as books:
            if books.auto_renew:
                self.books = books.ended(day)

    def pend(self, reads: int) -> None:
        """Take a cancellation in that is done once the account page was read `reads` times."""
        with self._changing() as books:
            if books.auto_renew and books.status != "pending":
                self.books = replace(books, status="pending", reads_left=reads)

    def account_read(self, day: date) -> None:
        """Before the account page is shown: what is pending comes closer to its end, on `day`."""
        if self.books.status != "pending":
            return
        with self._changing() as books:
            left = books.reads_left - 1
            self.books = replace(books, reads_left=left) if left >= 0 else replace(books, reads_left=0).ended(day)

    def consent(self) -> None:
        """Note that advertising is welcome."""
        with self._changing() as books:
            self.books = replace(books, marketing=True)

    def cancel_addon(self) -> None:
        """End the second membership."""
        with self._changing() as books:
            self.books = replace(books, addon=False)

    def restart(self) -> None:
        """Take a cancellation or a pause back."""
        with self._changing() as books:
            self.books = replace(
                books, status="active", auto_renew=True, end_date=None, next_billing_date=books.paid_until
            )

    def accept(self, offer: str) -> None:
        """Take an offer; "pause" also stops the membership for a month."""
        with self._changing() as books:
            status: Status = "paused" if offer == "pause" else books.status
            self.books = replace(books, status=status, accepted_offers=(*books.accepted_offers, offer))

    def change_plan(self, plan: str) -> None:
        """Move to another of `PLANS`.

        Raises:
            KeyError: there is no such plan.
        """
        with self._changing() as books:
            dearer = PLANS[plan] > PLANS[books.plan]
            self.books = replace(books, plan=plan, upgrades=books.upgrades + dearer)

    def answer(self, answers: Mapping[str, str]) -> None:
        """Keep what was said in a survey."""
        with self._changing() as books:
            self.books = replace(books, survey=(*books.survey, dict(answers)))

    @contextmanager
    def _changing(self) -> Iterator[Books]:
        with self._lock:
            yield self.books
            self._save()

    def _save(self) -> None:
        """Replace the file in one step: a reader sees the old books or the new, never half of them."""
        if self.path is None:
            return
        half = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        half.write_text(self.to_json() + "\n", encoding="utf-8")
        half.replace(self.path)


def _is_secret(name: str) -> bool:
    return any(word in name.lower() for word in _SECRET_WORDS)
