"""Regular expressions with words of the language files."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache


def compiled_late(pattern: Callable[[], str], flags: re.RegexFlag = re.NOFLAG) -> Callable[[], re.Pattern[str]]:
    """Return a function that compiles a pattern at its first call: the start of the program reads no language file."""
    return cache(lambda: re.compile(pattern(), flags))
