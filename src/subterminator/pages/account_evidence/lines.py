"""Lines of an account page, prepared for reading: captions joined with values, table rows with their heads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.things import OTHER_PRODUCTS, OTHERS, RENEWALS
from subterminator.pages.statements import statement_of

BARE_WORDS = 2
LABEL_WORDS = 8
CAPTION_WORDS = 6
_LETTERS_BESIDE_DATE = 4
"""Letters that may stand beside a date: "on", "am"."""
_VALUES = frozenset({"off", "on", "active", "inactive", "zero"})
"""Flags of a value that answers its caption."""
_CHARGES = frozenset({"none", "payment"}) | RENEWALS
"""Things of which a value may say that there are no more."""
_SECTIONS = OTHER_PRODUCTS | {"terms"}
"""Things whose names head a part of a page."""
_QUOTED = re.compile(
    r"[\"\u201c\u201d\u201e\u00ab\u300c\u300e][^\"\u201c\u201d\u00bb\u300d\u300f\n]{2,}[\"\u201c\u201d\u00bb\u300d\u300f]"
)
_FULL_STOP = "."
"""End of a sentence, which is no label of a control."""
_LONG_QUOTE = 8
"""Characters of a quotation that is no name."""
_VALUED = re.compile(r"(?<!\d)[:\uff1a]\s*\w|[:\uff1a]\s+\w")
"""A caption with its value in the same line, and no time of day."""
_BAR = re.compile(r"[|\uff5c]")
"""Marks between the cells of a table, as text."""
_EMPTY = re.compile(r"^[\W_]*$")
_DASH = re.compile(r"^[-\u2010-\u2015\u2212]{1,3}$")
"""A value that says that there is none."""
_TRAIL = re.compile(
    r"[^>\u203a\u00bb\uff1e.!?\u3002]{1,60}(?:\s*[>\u203a\u00bb\uff1e]\s*[^>\u203a\u00bb\uff1e.!?\u3002]{1,60}){2,}"
)
"""The place of a page in its site, which states nothing: "Account > Plans > Cancellation"."""
_DATE_LIKE = re.compile(r"\d.*\d{2}")


class Line(NamedTuple):
    """A line under its heading."""

    heading: str
    written: str
    """As on the page; a caption together with its value."""
    text: str
    """As it is read: caption and value joined by a colon, quotations left out."""

    @property
    def meanings(self) -> Sequence[Meaning]:
        return statement_of(self.text).meanings


def joined_lines(rows: Sequence[tuple[str, str]], today: date) -> list[Line]:
    """Join each caption with its value: "Next payment" over "4 December".

    A line that is only a date belongs to the one before it, in any language. A value without a word ("-") removes its
    caption, and so does one that denies it: "Next payment" over "No more payments". The trail to the page is left out.
    """
    lines: list[Line] = []
    is_value = False
    rows = [row for row in rows if not _TRAIL.fullmatch(row[1])]
    for index, (heading, line) in enumerate(rows):
        if is_value:
            is_value = False
            continue
        following = rows[index + 1][1] if index + 1 < len(rows) and rows[index + 1][0] == heading else ""
        denied = bool(following) and _denies_its_caption(line, following) and not _has_value(line, following)
        is_value = denied or (bool(following) and _is_caption_of(line, following, today))
        if denied:
            lines.append(Line(heading, f"{line}: {following}", f"{following.rstrip(_FULL_STOP)}{_FULL_STOP}"))
        elif not is_value:
            lines.append(Line(heading, line, _QUOTED.sub(_without_quotation, line)))
        elif not _EMPTY.match(following):
            joint = " " if any("then" in each.flags for each in statement_of(line).meanings) else ": "
            caption = line.rstrip(" :\uff1a")
            lines.append(Line(heading, f"{line} {following}", f"{caption}{joint}{following}"))
    return _with_days_of_effect(lines)


def _with_days_of_effect(lines: Sequence[Line]) -> list[Line]:
    """Join an end that is announced with the day below it: "Cancellation scheduled" over "Effective date: 4 May"."""
    joined: list[Line] = []
    for line in lines:
        above = joined[-1] if joined else None
        if above is not None and _announces_an_end(above) and _gives_day_of_effect(above, line):
            joined[-1] = Line(above.heading, f"{above.written} {line.written}", f"{above.text}: {_value_of(line.text)}")
        else:
            joined.append(line)
    return joined


def _announces_an_end(line: Line) -> bool:
    """Return whether a short line says that there will be an end, and not when."""
    meaning, *more = line.meanings or [Meaning()]
    if more or has_date(line.written) or not is_label_like(line.written) or is_aside(meaning):
        return False
    announced = (meaning.act, meaning.tense, meaning.modality, meaning.polarity) == ("end", "future", "asserted", "+")
    return announced and not meaning.unknown and "past" not in meaning.flags


def _gives_day_of_effect(above: Line, line: Line) -> bool:
    """Return whether a line is only the day on which something takes effect, under the heading of the line above."""
    if above.heading not in {line.heading, above.written}:
        return False
    meaning, *values = line.meanings or [Meaning()]
    effect = meaning.act == "finish" and meaning.object == "none" and not meaning.unknown and meaning.tense == "present"
    empty = all(each.act == "none" and each.object == "none" and not each.unknown for each in values)
    return effect and empty and has_date(line.text)


def _value_of(line: str) -> str:
    """Return what stands behind the colon in a line, else from the first digit on."""
    *_, value = re.split(r"[:\uff1a]", line, maxsplit=1)
    return value.strip() if value != line else re.sub(r"^\D*", "", line)


def _without_quotation(quotation: re.Match[str]) -> str:
    """Leave out a quotation, unless it is short, as names are, and names no end to be made."""
    words = quotation[0][1:-1]
    names_act = any(each.act in {"end", "stop"} and each.tense == "none" for each in statement_of(words).meanings)
    return " " if len(words) >= _LONG_QUOTE or names_act else quotation[0]


def has_quotation(line: Line) -> bool:
    """Return whether a quotation was left out of a line as a name."""
    return line.text != line.written and _QUOTED.search(line.written) is not None


def table_rows(lines: Sequence[tuple[str, str]], product: str) -> list[tuple[str, str]]:
    """Read the cells of a table under its head as captions with values: "Status: ended. End date: 1 May".

    Of several rows only those with a word of the product's name count. Without one the table stays as it is.
    """
    rows: list[tuple[str, str]] = []
    index = 0
    while index < len(lines):
        heading, line = lines[index]
        head = _cells(line)
        end = index + 1
        while end < len(lines) and lines[end][0] == heading and len(_cells(lines[end][1])) == len(head) > 1:
            end += 1
        table = [_cells(each) for _, each in lines[index + 1 : end]]
        if len(table) > 1:
            words = set(normalise(product).split())
            own = [row for row in table if words & set(normalise(row[0]).split())]
            table = own or [row for row in table if words & {word for cell in row for word in normalise(cell).split()}]
        if table and not any(char.isdigit() for char in line) and any(_is_status(cell) for cell in head):
            rows += [(heading, _captioned(head, row)) for row in table]
        else:
            rows += lines[index:end]
        index = end
    return rows


def _captioned(head: Sequence[str], row: Sequence[str]) -> str:
    """Join the cells of a row with their captions, those without a value left out."""
    return ". ".join(f"{caption}: {value}" for caption, value in zip(head, row, strict=True) if not _EMPTY.match(value))


def _cells(line: str) -> list[str]:
    return [cell for each in _BAR.split(line) if (cell := each.strip())]


def _is_status(text: str) -> bool:
    """Return whether a text is only the word status."""
    meanings = statement_of(text).meanings
    return len(meanings) == 1 and meanings[0].act == "none" and "status" in meanings[0].flags


# -- captions and values -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def _denies_its_caption(line: str, following: str) -> bool:
    """Return whether a line only names the next charge, and the next one says that there is none."""
    names, values = statement_of(line).meanings, statement_of(following).meanings
    if len(names) != 1 or len(values) != 1 or has_date(following) or len(following.split()) > LABEL_WORDS:
        return False
    name, value = names[0], values[0]
    charges = (name.act, name.polarity, name.tense) == ("renew", "+", "present") and "noun" in name.flags
    if not charges or name.unknown or name.when or value.money or "if" in value.flags:
        return False
    silent = value.act in {"none", "answer", "charge", "renew"} and value.object in _CHARGES
    denies = bool({"zero", "nomore"} & value.flags) and "not" in value.flags
    return silent and denies and len(value.unknown) <= 1


def _is_caption_of(line: str, following: str, today: date) -> bool:
    """Return whether a line is the caption of the next one."""
    if len(line.split()) > CAPTION_WORDS or has_date(line) or _VALUED.search(line):
        return False
    captioned = _is_caption(line) or _is_only_date(following, today) or _has_value(line, following)
    return captioned and not names_another(following)


@lru_cache(maxsize=20_000)
def _is_caption(line: str) -> bool:
    """Return whether a line by itself is a caption: "Next billing date", "Status:"."""
    if any(char.isdigit() for char in line):
        return False
    return line.rstrip().endswith((":", "\uff1a")) or bool(Lexicon.load().beside(line)[1] - {"ended"})


@lru_cache(maxsize=20_000)
def _has_value(line: str, following: str) -> bool:
    """Return whether a line names a renewal, a term or the next phase, and the next line its value: "Renewal", "No".

    A status has an end for its value: "Plan status", "Cancelled".
    """
    names, values = statement_of(line).meanings, statement_of(following).meanings
    if _DASH.match(following.strip()):  # "Next payment due", "—"
        return len(names) == 1 and names[0].act == "renew" and "noun" in names[0].flags and not names[0].unknown
    if len(names) != 1 or not values or names[0].unknown:
        return False
    name, value = names[0], values[0]
    if "status" in name.flags and name.act == "none" and value.tense == "past" and value.act in {"end", "expire"}:
        return not value.unknown
    if len(values) > 1:  # "none, it was cancelled"
        return name.act == "renew" and "zero" in value.flags and not value.unknown and value.act == "none"
    answers = value.act in {"refuse", "consent", "stop"} or (value.act == "none" and bool(_VALUES & value.flags))
    if answers and value.object == "none" and not value.unknown and not value.when:
        if "zero" in value.flags and name.act == "none" and "itself" in name.flags and name.polarity == "+":
            return True  # "Current plan", "None"
        return name.act == "renew" or (name.act == "none" and (name.object in RENEWALS or "status" in name.flags))
    if name.act == "none" and "status" in name.flags and value.act in {"end", "expire"} and not value.unknown:
        return value.tense == "future" and value.object == "none" and not value.is_silent
    if name.act == "expire" and "noun" in name.flags:
        return value.act == "none" and has_date(value.when)
    return (
        name.act == "none" and name.object == "none" and "then" in name.flags and len(following.split()) <= LABEL_WORDS
    )


def _is_only_date(line: str, today: date) -> bool:
    plain = normalise(line)
    days = dates_of(line, today)
    if not days:
        return False
    rest = plain[: days[0].start] + plain[days[0].end :]
    return len(re.sub(r"[\W\d_]+", "", rest)) <= _LETTERS_BESIDE_DATE


def is_label_like(line: str) -> bool:
    """Return whether a line may be a control's label: no sentence, no row, no caption with its value."""
    is_sentence = line.endswith((".", "\u3002"))
    is_exclamation = line.endswith(("!", "\uff01")) and len(line.split()) > BARE_WORDS
    return not (is_sentence or is_exclamation or _BAR.search(line) or _VALUED.search(line))


def names_another(line: str, product: str = "") -> bool:
    """Return whether a line only names another thing, such as an add-on or an order: those below may be about it.

    A history of plans and the terms are such things, too.
    """
    if len(line.split()) > CAPTION_WORDS or normalise(line) in normalise(product):
        return False
    meanings = statement_of(line, name=product).meanings
    other = any(each.object in _SECTIONS or each.flags & {"former", "member"} for each in meanings)
    return other and all(each.act == "none" for each in meanings)


def names_end(line: str) -> bool:
    """Return whether a short line names an end or a last day of the subscription, and no renewal."""
    intents = Lexicon.load().beside(line)[0]
    meanings = [each for each in statement_of(line).meanings if each.polarity == "+"]
    if "renews" in intents or any(each.act in {"renew", "charge"} or "renew" in each.flags for each in meanings):
        return False
    if any(is_aside(each) for each in meanings):
        return False
    named = any(each.act in {"end", "expire"} and not each.is_silent for each in meanings)
    return named or bool({"ends", "ended"} & intents)


def is_aside(meaning: Meaning) -> bool:
    """Return whether what ends is a minimum term, a price, another thing, or a trial, which may turn into the plan.

    What ends only for a while is aside, too.
    """
    return bool({"info", "price", "brief"} & meaning.flags) or meaning.object == "trial" or meaning.object in OTHERS


# -- dates and phrases -------------------------------------------------------------------------------------------------


def has_date(line: str) -> bool:
    """Return whether a line has digits that may be a date."""
    return _DATE_LIKE.search(line) is not None


@lru_cache(maxsize=20_000)
def dates_of(line: str, today: date) -> tuple[FoundDate, ...]:
    """Read the dates of a line."""
    return tuple(Lexicon.load().dates.read(normalise(line), today))


def days_of(line: str, today: date) -> tuple[date, ...]:
    """Read the days of a line."""
    return tuple(each.when for each in dates_of(line, today))


@lru_cache(maxsize=20_000)
def phrases_of(line: str) -> frozenset[str]:
    """Return the intents of the lexicon's phrases in a line."""
    return frozenset(Lexicon.load().text(line))
