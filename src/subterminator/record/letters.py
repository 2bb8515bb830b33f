"""Letters for a person to send after a run, in the language of the site, filled in with what the run knows."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib import resources
from typing import Any, Literal

from subterminator.record.narration import visible
from subterminator.record.runs import RunRecord

Kind = Literal["cancel", "charged"]
"""To the service, to cancel; or to the bank or card issuer, when it was charged after its end."""
_FALLBACK = "en"
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter or e-mail to copy."""

    kind: Kind
    language: str
    """ISO 639-1."""
    subject: str
    text: str

    @property
    def addressee(self) -> str:
        """Return to whom it goes, in words for the person."""
        return "the service" if self.kind == "cancel" else "your bank or card issuer"


def languages() -> tuple[str, ...]:
    """Return the languages in which there are letters."""
    return tuple(_texts())


def letter_for(run: RunRecord, kind: Kind | None = None, language: str | None = None) -> Letter:
    """Write the letter that a person needs after a run.

    Args:
        kind: None: "charged" after an end, else "cancel".
        language: None: that of the site, else English.
    """
    kind = kind or ("charged" if run.outcome and run.outcome.has_ended else "cancel")
    texts = _texts()
    chosen = next((each for each in (language, *run.languages) if each in texts), _FALLBACK)
    words = texts[chosen]
    rows = "\n".join(f"{label}: {value}" for label, value in _rows(run, kind, words["labels"]))
    body = words["found" if kind == "charged" and _was_found(run) else kind]
    text = f"{body.strip().replace('{rows}', rows)}\n\n\n{words['close']}"
    return Letter(kind, chosen, words[f"{kind}_subject"], text)


def _was_found(run: RunRecord) -> bool:
    """Return whether the subscription had ended before this run, which pressed nothing: on which day is not known."""
    return run.outcome is not None and run.outcome.has_ended and run.pressed is None


def _rows(run: RunRecord, kind: Kind, labels: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    values = {
        "service": run.service_name,
        "address": run.service_url,
        "plan": run.facts.get("plan"),
        "account": run.facts.get("account") or (run.spec.account if run.spec else None),
        "price": run.facts.get("price"),
    }
    if kind == "charged":
        values |= {
            "confirmation": run.facts.get("confirmation"),
            "cancelled": _date_of(run.pressed),
            "found": _date_of(run.concluded or run.last) if _was_found(run) else None,
            "ends": run.effective_date.isoformat() if run.effective_date else None,
        }
    for name, value in values.items():
        if value:
            yield labels[name], visible(value, _LONGEST)


def _date_of(moment: datetime | None) -> str | None:
    return f"{moment.astimezone():%Y-%m-%d}" if moment else None


@cache
def _texts() -> dict[str, Any]:
    return tomllib.loads((resources.files(__package__) / "letters.toml").read_text(encoding="utf-8"))
