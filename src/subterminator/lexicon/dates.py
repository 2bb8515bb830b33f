"""Dates of page texts. A number that could be day or month is ignored, unless another day of its text tells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from subterminator.lexicon.language_files import date_signs
from subterminator.lexicon.normalise import DENSE


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

_DIGIT = re.compile(r"\d")
_UNMISTAKABLE = 4
"""Letters from which the name of a month is no other word: "may", "set", "sie"."""
_SOON = 8
"""Months from now on within which a month without a year is one to come."""
_REMEMBERED = 4096
"""Readings that a reader remembers: a line is read by many."""
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
        listed = "|".join(re.escape(name) for name in sorted(months, key=lambda name: (-len(name), name))) or "(?!)"
        year = r"(?P<year{}>20\d\d)(?!\d)"
        join = r"[ ,.'\u2019-]{0,3}(?:de |del |of )?"
        ending = rf"(?:(?![^\W\d_{DENSE}])|(?<=\w{{7}})\w{{1,4}}(?!\w))"  # "joulukuuhun", "grudniem"
        self._month_pattern = re.compile(
            rf"(?<![\d./-])(?P<number1>\d{{1,2}})[/.]{year.format(1)}(?![./])"
            rf"|(?:{year.format(2)} ?[{signs['year']}] ?)?(?<!\d)(?P<number2>\d{{1,2}}) ?[{signs['month']}](?! ?\d)"
            rf"|(?<![^\W_{DENSE}])(?P<name>{listed}){ending}(?:{join}{year.format(3)})?"
            rf"|(?<![\d/.-]){year.format(4)}(?![/.-]\d)"
        )
        self._remembered = lru_cache(_REMEMBERED)(self._read)

    def read(self, normalised: str, today: date | None = None) -> list[FoundDate]:
        """Find the dates in a normalised text, left to right. Dates without a year need `today`, and are the next such
        day, today included.
        """
        if not _DIGIT.search(normalised):  # every form has one
            return []
        return list(self._remembered(normalised, today))

    def _read(self, normalised: str, today: date | None) -> tuple[FoundDate, ...]:
        dates = []
        found = [(match, _fields(match)) for match in self._pattern.finditer(normalised)]
        first = _which_comes_first(fields for _, fields in found)
        for match, fields in found:
            when = self._when(fields, today, first)
            if when:
                dates.append(FoundDate(match.start(), match.end(), when, "y" in fields))
        return tuple(dates)

    def months(self, normalised: str, today: date) -> list[date]:
        """Find months without a day, and years alone, as their first days: "until December 2027", "from January".

        A month without a year is the next one of that name, and none where that is long from now: it may be over.
        """
        normalised = self.without(normalised, today, by=" ")
        found_months = []
        for match in self._month_pattern.finditer(normalised):
            years = [each for name, each in match.groupdict().items() if name.startswith("year") and each]
            number = match["number1"] or match["number2"]
            month = int(number) if number else self._months.get(match["name"] or "", 1)
            first = _day(int(years[0]), month, 1) if years else _next_month(month, today)
            if first is not None and (years or number or _is_unmistakable(match["name"])):
                found_months.append(first)
        return found_months

    def without(self, normalised: str, today: date | None = None, *, by: str = "") -> str:
        """Cut the dates out of a normalised text, or replace each `by` a text; `today`: as in `read`."""
        for found_date in reversed(self.read(normalised, today)):
            normalised = normalised[: found_date.start] + by + normalised[found_date.end :]
        return normalised

    def _when(self, fields: Mapping[str, str], today: date | None, comes_first: str) -> date | None:
        """Return the day of a match. `comes_first`: "d" or "m" between slashes, as the text shows; else ""."""
        if "a" in fields:
            first, second = int(fields["a"]), int(fields["b"])
            if first != second and first <= 12 and second <= 12 and not comes_first:
                return None
            month_first = second > 12 or (first <= 12 and comes_first == "m")
            day, month = (second, first) if month_first else (first, second)
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


def _fields(match: re.Match[str]) -> dict[str, str]:
    return {name[0]: value for name, value in match.groupdict().items() if value is not None}


def _which_comes_first(found: Iterable[Mapping[str, str]]) -> str:
    """Return what the days of a text with slashes begin with, as those tell that can be read in one way: "d" or "m".

    "" where none tells, or two tell differently.
    """
    pairs = [(int(each["a"]), int(each["b"])) for each in found if "a" in each]
    told = {"d" if first > 12 else "m" for first, second in pairs if (first > 12) != (second > 12)}
    return told.pop() if len(told) == 1 else ""


def _is_unmistakable(name: str) -> bool:
    """Return whether the name of a month alone is no other word; those written in signs are none."""
    return len(name) >= _UNMISTAKABLE or not name.isascii()


def _next_month(month: int, today: date) -> date | None:
    """Return the first day of the next month of that number, this one included; None where that is long from now."""
    ahead = (month - today.month) % 12
    return _day(today.year + (today.month + ahead > 12), month, 1) if ahead <= _SOON else None


def _day(year: int, month: int, day: int) -> date | None:
    """Return the day, or None if the calendar has none."""
    try:
        return date(year, month, day)
    except ValueError:
        return None
