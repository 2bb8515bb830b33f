"""Costs of a run: turns, tokens and money, summed from the events of its journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from subterminator.record.events import Event

TURN_EVENTS = {
    "ai-led": frozenset({Event.TOOL_CALLED}),
    "agent": frozenset({Event.PLANNED}),
    "handlers": frozenset({Event.PRESSING, Event.SUBMITTING}),
}
"""Events that count as a turn, by design: tool calls, plans, presses."""


@dataclass(slots=True)
class Costs:
    """Sums over all legs of a run."""

    turns: int = 0
    """Number of tool calls, plans, or presses of the handlers, by the design of the run."""
    questions: int = 0
    """Number of a model's answers, those included that were no use."""
    input: int = 0
    """Tokens of all prompts, the cached ones included."""
    output: int = 0
    cache_read: int = 0
    """The part of `input` that was read from the cache, for a tenth of the price or less."""
    cache_write: int = 0
    """The part of `input` that was written into the cache."""
    stand_in: int = 0
    """Number of answers by the stand-in on this machine, which cost nothing."""
    _dollars: float = 0.0
    _unpriced: int = 0
    _design: str = ""

    @classmethod
    def of(cls, events: Iterable[Mapping[str, Any]]) -> Self:
        """Sum the events of a journal."""
        costs = cls()
        for event in events:
            costs.add(event)
        return costs

    def add(self, event: Mapping[str, Any]) -> None:
        """Add one event."""
        kind = event["event"]
        if kind == Event.RUN_STARTED and isinstance(spec := event.get("spec"), Mapping):
            self._design = str(spec.get("design", ""))
        self.turns += kind in TURN_EVENTS.get(self._design, ())
        if kind != Event.USAGE:
            return
        self.questions += 1
        self.stand_in += event.get("stand_in") is True
        read, written = _count(event, "cache_read"), _count(event, "cache_write")
        self.input += _count(event, "input") + read + written
        self.cache_read += read
        self.cache_write += written
        self.output += _count(event, "output")
        price = event.get("cost_usd")
        if isinstance(price, int | float):
            self._dollars += price
        else:
            self._unpriced += 1

    @property
    def cost_usd(self) -> float | None:
        """Return the cost in US dollars; None where the price of an answer is not known. 0 without a model."""
        return None if self._unpriced else round(self._dollars, 6)

    @property
    def tokens(self) -> dict[str, int]:
        """Return the sums of tokens by kind; the cached ones are a part of the input."""
        return {
            "input": self.input,
            "output": self.output,
            "cache_read": self.cache_read,
            "cache_write": self.cache_write,
        }


def _count(event: Mapping[str, Any], side: str) -> int:
    value = event.get(side)
    return value if isinstance(value, int) else 0
