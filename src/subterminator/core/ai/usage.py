"""Usage of a model's answer: tokens, and dollars where the model's price is known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Price:
    """Prices in US dollars per million tokens."""

    input: float
    output: float
    cache_write: float
    """Of an entry that is cached for five minutes."""
    cache_read: float


PRICES_OF = date(2026, 11, 22)
"""Day of the last comparison with the public price list."""
PRICES = {
    "claude-opus-5-5": Price(4, 20, 5, 0.20),
    "claude-opus-5": Price(5, 25, 6.25, 0.50),
    "claude-sonnet-5-5": Price(2, 10, 2.50, 0.10),
    "claude-sonnet-5": Price(2, 10, 2.50, 0.20),
    "claude-haiku-5-5": Price(0.10, 0.50, 0.125, 0.01),
    "claude-haiku-4-5": Price(1, 5, 1.25, 0.10),
}
"""Prices by model id, for prompts of up to 100,000 tokens: Haiku 5.5 costs more beyond; no prompt here is longer."""
LONG_PROMPT = 100_000


STAND_IN_MARK = "_standin_"
"""Part of the id of every answer that the stand-in makes by itself; of none that it forwards or replays."""


def is_of_stand_in(answer: object) -> bool:
    """Return whether the practice stand-in made an answer of a model's API."""
    return STAND_IN_MARK in str(getattr(answer, "id", ""))


@dataclass(frozen=True, slots=True)
class Usage:
    """The tokens of one answer."""

    model: str
    input_tokens: int
    """Uncached tokens only."""
    output_tokens: int
    cache_read_tokens: int = 0
    cache_write_tokens: int = 0
    stand_in: bool = False
    """The stand-in on this machine answered, which costs nothing; `cost_usd` is what the model would have cost."""

    @property
    def cost_usd(self) -> float | None:
        """Return the cost in US dollars by `PRICES`; None when the model is not in it."""
        price = PRICES.get(re.sub(r"-20\d{6}$", "", self.model))
        prompt = self.input_tokens + self.cache_read_tokens + self.cache_write_tokens
        if price is None or prompt > LONG_PROMPT:
            return None
        return (
            self.input_tokens * price.input
            + self.output_tokens * price.output
            + self.cache_read_tokens * price.cache_read
            + self.cache_write_tokens * price.cache_write
        ) / 1_000_000
