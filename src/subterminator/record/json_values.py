"""Convert values of the rooms to JSON values."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence, Set
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from pathlib import PurePath
from typing import Any

from subterminator.domain.protocols import Outcome


def stamp(moment: datetime) -> str:
    """Format a time for a journal: UTC, ISO 8601, milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def plain(value: Any) -> Any:
    """Convert a value to JSON: times and paths to text, enums to their word, data classes to objects.

    Raises:
        TypeError: it has no JSON value; bytes belong in a file (`SessionLogger.keep`).
    """
    match value:
        case Enum():
            word = value.word if isinstance(value, Outcome) else value.value
            return word if isinstance(word, str | int) else value.name
        case float() if not math.isfinite(value):
            return str(value)
        case None | bool() | int() | float() | str():
            return value
        case datetime():
            return stamp(value)
        case date():
            return value.isoformat()
        case timedelta():
            return value.total_seconds()
        case PurePath():
            return str(value)
        case BaseException():
            return f"{type(value).__name__}: {value}"
        case Mapping():
            return {str(plain(key)): plain(item) for key, item in value.items()}
        case Sequence() if not isinstance(value, bytes | bytearray):
            return [plain(item) for item in value]
        case Set():
            return sorted((plain(item) for item in value), key=str)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"a journal cannot hold {type(value).__name__}; bytes belong in a file")
