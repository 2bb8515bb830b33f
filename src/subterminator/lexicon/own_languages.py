"""Languages of the person: role tables of a folder, laid beside the bundled ones.

Such a file may be somebody else's work, so it can add and not take away: it gives words by role, and the names of the
months. What else a bundled file has (lists that deny a charge, labels that refuse cookies) makes something harmless in
every language, and comes only with the program. Where a bundled language reads anything that counts in a text, it
stays the reader of that text (`reader.py`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from subterminator.domain.errors import ConfigurationError
from subterminator.lexicon.language_files import LISTS, SETTINGS, languages
from subterminator.lexicon.roles import Roles

FOLDER = "languages"
"""In the configuration folder."""
GRAMMAR = (
    *("compounds", "concord", "condition_after", "when_after", "head_before", "head_after"),
    *("prefixes", "suffixes", "particles_follow", "joined_and", "variants"),
)
"""Settings that a file may have: they bear on its own words alone."""
_WORDS = ("compounds", "head_before", "head_after", "prefixes", "suffixes")
_LARGEST = 1_000_000
"""Bytes of a file that are read; more make no language."""
_NAME = re.compile(r"[a-z]{2,3}")

_loaded: dict[Path, tuple[bytes, Mapping[str, Any]]] = {}
_in_use: tuple[Mapping[str, Any], ...] = ()
_edition = 0
"""Number of the languages in use; raised when they change."""


def use_languages(folder: Path) -> tuple[str, ...]:
    """Lay the files of a folder beside the bundled languages, for this process; return their names.

    A second call replaces the languages of the first. A folder that is not there has none.

    Raises:
        ConfigurationError: a file is broken, or holds what may only come with the program; in one line.
    """
    global _in_use, _edition
    tables = tuple(_read(file) for file in sorted(folder.glob("*.toml")))
    if tables != _in_use:
        _in_use, _edition = tables, _edition + 1
    return own_languages()


def edition() -> int:
    """Return the number of the languages in use, by which their readers are remembered; 0 for none."""
    return _edition if _in_use else 0


def own_languages() -> tuple[str, ...]:
    """Name the person's languages in use."""
    return tuple(str(each["language"]) for each in _in_use)


def own_tables() -> tuple[Mapping[str, Any], ...]:
    """Return their tables."""
    return _in_use


def _read(file: Path) -> Mapping[str, Any]:
    try:
        with file.open("rb") as opened:
            content = opened.read(_LARGEST)
        known = _loaded.get(file)
        if known is None or known[0] != content:
            data = tomllib.loads(content.decode("utf-8-sig"))
            _check(file.stem, data)
            Roles(data)
            known = _loaded[file] = content, data
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValueError, RecursionError) as problem:
        words = " ".join(str(problem).split())[:300] or type(problem).__name__
        raise ConfigurationError(f"the language file {file} cannot be used: {words}") from problem
    return known[1]


def _check(name: str, data: Mapping[str, Any]) -> None:
    """Raise ValueError for what does not belong in a file of that name."""
    if not _NAME.fullmatch(name) or data.get("language") != name:
        raise ValueError(f'it is called like its language, such as "cs.toml" with language = "cs"; this is {name!r}')
    if name in languages():
        raise ValueError(f"{name} comes with the program, and its words cannot be replaced")
    for key in data.keys() - {"language", "roles", "months", *GRAMMAR}:
        if key in LISTS or key in SETTINGS or key == "dates":
            raise ValueError(f"[{key}] comes only with the program, as it can make something harmless")
        raise ValueError(f"nothing is called {key}: there are roles, months, {', '.join(GRAMMAR)}")
    roles = data.get("roles")
    if not isinstance(roles, dict) or not all(isinstance(each, str) and each.strip() for each in roles.values()):
        raise ValueError('[roles] has features, and their words in quotes, like "end" = "zrušit, ukončit"')
    for key in _WORDS:
        if not all(isinstance(each, str) for each in data.get(key, [])) or isinstance(data.get(key), str):
            raise ValueError(f"{key} is a list of words")
    months = data.get("months", [[]] * 12)
    named = isinstance(months, list) and len(months) == 12 and all(isinstance(each, list) for each in months)
    if not named or not all(isinstance(word, str) for each in months for word in each):
        raise ValueError("months is a list of twelve lists of names")
