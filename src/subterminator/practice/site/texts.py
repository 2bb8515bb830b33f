"""What the site says, by language: one file of dotted keys for each, so that templates hold no words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any

from subterminator.domain.errors import ConfigurationError


@dataclass(frozen=True, slots=True)
class Texts:
    """The words of one language, with what a scenario says differently."""

    language: str
    words: Mapping[str, str]
    own: Mapping[str, str]

    @classmethod
    def load(cls, language: str, own: Mapping[str, str] | None = None, says: str = "") -> Texts:
        """The texts of a language; those of `own` come first, then those of the table `[say.<says>]`.

        Raises:
            KeyError: `own` or the table names a text that the language does not have, or there is no such table.
            ConfigurationError: nothing is written in that language.
        """
        words = _words(language)
        start = f"say.{says}."
        said = {key.removeprefix(start): text for key, text in words.items() if says and key.startswith(start)}
        if says and not said:
            raise KeyError(f"say.{says}")
        mine = {**said, **(own or {})}
        for key in mine:
            words[key]
        return cls(language, words, mine)

    def __call__(self, key: str, **values: object) -> str:
        """The text of a dotted key, its {places} filled. Dates are written out as the language does."""
        text = self.own.get(key) or self.words[key]
        return text.format_map({name: self._said(value) for name, value in values.items()})

    def has(self, key: str) -> bool:
        return key in self.words

    def under(self, prefix: str) -> dict[str, str]:
        """The texts directly below a key, by their last part, in the order of the file."""
        start = f"{prefix}."
        keys = [key for key in self.words if key.startswith(start) and "." not in key[len(start) :]]
        return {key[len(start) :]: self(key) for key in keys}

    def day(self, day: date) -> str:
        """A date as the language writes it, whatever the machine's locale."""
        months = self.words["date.months"].split()
        return self.words["date.pattern"].format(day=day.day, month=months[day.month - 1], year=day.year)

    def price(self, cents: int) -> str:
        return self.words["price.pattern"].format(units=cents // 100, cents=cents % 100)

    def _said(self, value: object) -> object:
        return self.day(value) if isinstance(value, date) else value


@cache
def _words(language: str) -> Mapping[str, str]:
    files = {file.name: file for file in resources.files("subterminator.practice.site").joinpath("texts").iterdir()}
    if f"{language}.toml" not in files:
        known = ", ".join(sorted(name.removesuffix(".toml") for name in files))
        raise ConfigurationError(f"the practice site does not speak {language!r}: try {known}")
    return dict(_flat(tomllib.loads(files[f"{language}.toml"].read_text(encoding="utf-8"))))


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value
