"""Texts of the site, one file of dotted keys per language, so that templates contain no words."""

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
    """The texts of one language, with the scenario's changes."""

    language: str
    words: Mapping[str, str]
    own: Mapping[str, str]

    @classmethod
    def load(cls, language: str, own: Mapping[str, str] | None = None, says: str = "") -> Texts:
        """Return the texts of a language. `own` overrides the table `[say.<says>]`, which overrides the language.

        Raises:
            KeyError: `own` or the table uses an unknown key, or the table is missing.
            ConfigurationError: unsupported language.
        """
        words = _words(language)
        start = f"say.{says}."
        table_texts = {key.removeprefix(start): text for key, text in words.items() if says and key.startswith(start)}
        if says and not table_texts:
            raise KeyError(f"say.{says}")
        overrides = {**table_texts, **(own or {})}
        for key in overrides:
            words[key]
        return cls(language, words, overrides)

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a dotted key with its placeholders filled. Dates are written out in the language."""
        text = self.own.get(key) or self.words[key]
        return text.format_map({name: self._formatted(value) for name, value in values.items()})

    def has(self, key: str) -> bool:
        return key in self.words

    def under(self, prefix: str) -> dict[str, str]:
        """Return the texts directly below a key, by their last part, in file order."""
        start = f"{prefix}."
        keys = [key for key in self.words if key.startswith(start) and "." not in key[len(start) :]]
        return {key[len(start) :]: self(key) for key in keys}

    def day(self, day: date) -> str:
        """Format a date in the language, independent of the machine's locale."""
        months = self.words["date.months"].split()
        return self.words["date.pattern"].format(day=day.day, month=months[day.month - 1], year=day.year)

    def price(self, cents: int) -> str:
        return self.words["price.pattern"].format(units=cents // 100, cents=cents % 100)

    def _formatted(self, value: object) -> object:
        return self.day(value) if isinstance(value, date) else value


@cache
def _words(language: str) -> Mapping[str, str]:
    files = {file.name: file for file in resources.files("subterminator.practice.site").joinpath("texts").iterdir()}
    if f"{language}.toml" not in files:
        languages = ", ".join(sorted(name.removesuffix(".toml") for name in files))
        raise ConfigurationError(f"the practice site does not support language {language!r}: try {languages}")
    return dict(_flat(tomllib.loads(files[f"{language}.toml"].read_text(encoding="utf-8"))))


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value
