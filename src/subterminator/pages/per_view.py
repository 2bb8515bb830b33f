"""Readings that are kept as long as a view: many parts of one decision divide the same page into the same blocks."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from subterminator.domain.page import PageView

_Read = TypeVar("_Read")
_kept: dict[int, tuple[weakref.ref[PageView], dict[Hashable, Any]]] = {}
"""Readings by key, by the id of their view; the reference tells whether that id is still this view's."""


def once_per_view(view: PageView, key: Hashable, read: Callable[[], _Read]) -> _Read:
    """Return what was read of this very view by this key before, else read it. Nobody may change it."""
    number = id(view)
    held = _kept.get(number)
    if held is None or held[0]() is not view:

        def forget(_: weakref.ref[PageView]) -> None:
            _kept.pop(number, None)

        held = _kept[number] = weakref.ref(view, forget), {}
    if key not in held[1]:
        held[1][key] = read()
    said: _Read = held[1][key]
    return said
