"""Dates of page texts. A number that could be day or month is ignored."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from subterminator.lexicon.language_files import date_signs


class FoundDate(NamedTuple):
    """A date in a text."""

    start: int
    end: int
    """Offsets in the normalised text that was read."""
    when: date
    year_written: bool
    """False if the year follows from `today`."""


_NEUTRAL = (
    r"(?<!\d)(?P<y{n}>\d{{4}})-(?P<m{n}>\d{{1,2}})-(?P<d{n}>\d{{1,2}})(?!\d)",
    r"(?<!\d)(?P<y{n}>\d{{4}})[/.] ?(?P<m{n}>\d{{1,2}})[/.] ?(?P<d{n}>\d{{1,2}})(?!\d)",
    r"(?<!\d)(?P<y{n}>\d{{4}}) ?[{year}] ?(?P<m{n}>\d{{1,2}}) ?[{month}] ?(?P<d{n}>\d{{1,2}}) ?[{day}]",
    r"(?<![\d{year}])(?<![{year}] )(?P<m{n}>\d{{1,2}}) ?[{month}] ?(?P<d{n}>\d{{1,2}}) ?[{day}]",
    r"(?<![\d.])(?P<d{n}>\d{{1,2}})\. ?(?P<m{n}>\d{{1,2}})\. ?(?P<y{n}>\d{{4}})(?!\d)",
    r"(?<![\d.])(?P<d{n}>\d{{1,2}})\. ?(?P<m{n}>\d{{1,2}})\.(?: ?(?P<y{n}>\d{{2}}))?(?![\d.])",
    r"(?<![\d/-])(?P<a{n}>\d{{1,2}})[/-](?P<b{n}>\d{{1,2}})[/-](?P<y{n}>\d{{4}})(?![\d/-])",
)
"""Forms of no particular language: ISO 8601, year first, numbers with signs, dd.mm.yyyy,
dd.mm.yy, dd.mm., and slashes, if one of the two numbers cannot be a month or both are the same."""

_CENTURY, _SHORT_YEARS = 2000, 100
"""The century of a year of two digits."""


class DateReader:
    """Reads dates in the neutral forms and in those of the loaded languages."""

    def __init__(self, months: Mapping[str, int], forms: Sequence[str], ordinals: Sequence[str]) -> None:
        """`months`: normalised name to 1..12. `forms`: with {day}, {name}, {year}. `ordinals`: endings of a day."""
        self._months = dict(months)
        signs = {"year": date_signs("year"), "month": date_signs("month"), "day": date_signs("day", "day_spoken")}
        patterns = [pattern.format(n=number, **signs) for number, pattern in enumerate(_NEUTRAL)]
        if months:
            names = "|".join(re.escape(name) for name in sorted(months, key=lambda name: (-len(name), name)))
            endings = "|".join(re.escape(ending) for ending in sorted(ordinals, key=len, reverse=True))
            parts = {
                "day": rf"(?<![\d.,])(?P<d{{n}}>\d{{{{1,2}}}})(?:{endings})?\.?(?![\d])",
                "name": rf"(?<!\w)(?P<n{{n}}>{names})(?!\w)\.?",
                "year": r"(?<!\d)(?P<y{n}>\d{{4}})(?!\d)",
            }
            for number, form in enumerate(sorted(forms, key=lambda form: -len(form)), start=len(_NEUTRAL)):
                words = [parts[word[1:-1]] if word.startswith("{") else re.escape(word) for word in form.split(" ")]
                patterns.append("[ ]?,?[ ]?".join(words).format(n=number))
        self._pattern = re.compile("|".join(patterns))

    def read(self, normalised: str, today: date | None = None) -> list[FoundDate]:
        """Find the dates in a normalised text, left to right. Dates without a year need `today`, and are the next such
        day, today included.
        """
        dates = []
        for match in self._pattern.finditer(normalised):
            fields = {name[0]: value for name, value in match.groupdict().items() if value is not None}
            when = self._when(fields, today)
            if when:
                dates.append(FoundDate(match.start(), match.end(), when, "y" in fields))
        return dates

    def without(self, normalised: str) -> str:
        """Cut the dates out of a normalised text."""
        for found_date in reversed(self.read(normalised)):
            normalised = normalised[: found_date.start] + normalised[found_date.end :]
        return normalised

    def _when(self, fields: Mapping[str, str], today: date | None) -> date | None:
        if "a" in fields:
            first, second = int(fields["a"]), int(fields["b"])
            if first != second and first <= 12 and second <= 12:
                return None
            day, month = (second, first) if second > 12 else (first, second)
        else:
            day = int(fields["d"])
            month = int(fields["m"]) if "m" in fields else self._months[fields["n"]]
        if "y" in fields:
            year = int(fields["y"])
            return _day(year if year >= _SHORT_YEARS else _CENTURY + year, month, day)
        if today is None:
            return None
        this_year = _day(today.year, month, day)
        return this_year if this_year and this_year >= today else _day(today.year + 1, month, day)


def _day(year: int, month: int, day: int) -> date | None:
    """Return the day, or None if the calendar has none."""
    try:
        return date(year, month, day)
    except ValueError:
        return None
