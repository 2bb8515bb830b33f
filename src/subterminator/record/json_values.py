"""Turns what rooms pass around into values that JSON can hold."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence, Set
from datetime import UTC, date, datetime, timedelta
from enum import Enum, StrEnum
from functools import singledispatch
from pathlib import PurePath
from typing import Any

from subterminator.domain.protocols import Outcome

__all__ = ["plain", "stamp"]


def stamp(moment: datetime) -> str:
    """A moment as journals hold it: UTC, ISO 8601, milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@singledispatch
def plain(value: Any) -> Any:
    """A value as JSON can hold it: moments and paths as text, enums by their word, data classes as objects.

    Raises:
        TypeError: nothing in JSON stands for it; bytes belong in a file (`SessionLogger.keep`).
    """
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"a journal cannot hold {type(value).__name__}; bytes belong in a file")


@plain.register
def _(value: bool | int | str | None) -> Any:
    return value


@plain.register
def _(value: float) -> float | str:
    return value if math.isfinite(value) else str(value)


@plain.register
def _(value: StrEnum) -> str:
    return value.value


@plain.register
def _(value: Enum) -> Any:
    return value.value if isinstance(value.value, str | int) else value.name


@plain.register
def _(value: Outcome) -> str:
    return value.word


@plain.register
def _(value: datetime) -> str:
    return stamp(value)


@plain.register
def _(value: date) -> str:
    return value.isoformat()


@plain.register
def _(value: timedelta) -> float:
    return value.total_seconds()


@plain.register
def _(value: PurePath) -> str:
    return str(value)


@plain.register(bytes)
@plain.register(bytearray)
def _(value: bytes) -> Any:
    raise TypeError("a journal cannot hold bytes; keep them in a file")


@plain.register
def _(value: BaseException) -> str:
    return f"{type(value).__name__}: {value}"


@plain.register
def _(value: Mapping) -> dict[str, Any]:  # type: ignore[type-arg]  # dispatch wants the bare class
    return {str(plain(key)): plain(item) for key, item in value.items()}


@plain.register
def _(value: Sequence) -> list[Any]:  # type: ignore[type-arg]
    return [plain(item) for item in value]


@plain.register
def _(value: Set) -> list[Any]:  # type: ignore[type-arg]
    return sorted((plain(item) for item in value), key=str)
