"""Find and read service definitions. A bad file is refused whole, in one line with its position and remedy."""

from __future__ import annotations

import difflib
import os
import re
import stat
import tomllib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, date, datetime
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args
from urllib.parse import urlsplit

from pydantic import ValidationError

from subterminator.domain.errors import ConfigurationError
from subterminator.services.address import definition_at, is_address
from subterminator.services.schema import ServiceDefinition, read

__all__ = [
    "DefinitionError",
    "ServiceDefinition",
    "builtin",
    "find",
    "load_file",
    "load_text",
    "names_of",
    "plain",
    "search",
]


class DefinitionError(ConfigurationError):
    """A bad definition. The message names the fault that explains most, where only one is told."""

    def __init__(self, faults: Sequence[str], lead: str = "") -> None:
        """Take all that were found, each in one line with its place. `lead`: the one for the message; "": the first."""
        self.faults = tuple(faults)
        super().__init__(lead or self.faults[0])

    @property
    def lines(self) -> tuple[str, ...]:
        return self.faults


_FILE_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_LARGEST = 64_000
"""Bytes. A definition is a page of facts."""
_MOST_DOTS = 200
"""Dots in a line. Each may be a table in a table, and parsing takes the square of their number."""
_LONGEST_PROBLEM = 500
"""Characters."""
_ALIKE = 0.75
"""Ratio of common letters from which a name may be a slip of another one: netflx, but not spotify, for netflix."""
_SHORTEST_PART = 3
"""Letters of a word of a name that stands for the whole: disney for disney-plus."""


def find(
    service_id: str | None, extra_dirs: Sequence[Path] = (), service_file: Path | None = None
) -> ServiceDefinition:
    """Find a definition by id, name or address: in `service_file` if given, else in `extra_dirs`, else bundled.

    For an address that no definition has among its hosts, one is derived.

    Raises:
        ConfigurationError: no definition has that id or name (the message names the nearest), none was asked for, the
            address is none, or the file is bad.
    """
    if service_file is not None:
        named = load_file(service_file)
        if service_id in {None, named.id}:
            return named
        raise ConfigurationError(
            f"{service_file} defines {named.id!r}, not {service_id!r}; run it with --service {named.id}"
        )
    if service_id is None:
        raise ConfigurationError("no service is named; add --service, one of `subterminator services list`")
    for folder in extra_dirs:
        path = folder / f"{service_id}.toml"
        if _FILE_NAME.fullmatch(service_id) and path.is_file():
            definition = load_file(path)
            if definition.id != service_id:
                raise ConfigurationError(
                    f"{path} defines {definition.id!r}; name it {definition.id}.toml, or change its id"
                )
            return definition
    bundled = builtin()
    if service_id in bundled:
        return bundled[service_id]
    every = [*_valid_files(extra_dirs), *bundled.values()]
    if is_address(service_id):
        derived = definition_at(service_id)
        known = [each for each in every if set(derived.hosts) & set(each.hosts)]
        return replace(known[0], entry_url=_entry_for(derived, known[0])) if known else derived
    if by_name := [each for each in every if plain(service_id) in {plain(name) for name in names_of(each)}]:
        return by_name[0]
    near = " or ".join(_nearest(service_id, extra_dirs))
    meant = f"; did you mean {near}?" if near else "."
    raise ConfigurationError(
        f"no service is called {service_id!r}{meant} All are in `subterminator services list`. Else give the address "
        "of its site, like https://example.com, or a definition of your own with --service-file"
    )


def names_of(definition: ServiceDefinition) -> tuple[str, ...]:
    """Return the names under which a person may look for a service."""
    return (definition.id, definition.name, *definition.statement)


def plain(name: str) -> str:
    """Return a name without case, spaces and marks, so that "disney plus" and "Disney Plus" are one; + is plus."""
    return "".join(letter for letter in name.casefold().replace("+", "plus") if letter.isalnum())


def search(text: str, services: Iterable[ServiceDefinition]) -> list[ServiceDefinition]:
    """Return the services with a text in one of their names or hosts."""
    wanted = plain(text)
    return [each for each in services if any(wanted in plain(name) for name in (*names_of(each), *each.hosts))]


def _entry_for(derived: ServiceDefinition, known: ServiceDefinition) -> str:
    """Return the known account page for a home page that was given, else the very page."""
    return known.entry_url if urlsplit(derived.entry_url).path == "/" else derived.entry_url


def _valid_files(folders: Sequence[Path]) -> list[ServiceDefinition]:
    """Load the definitions in the folders, without those that are bad: they were not asked for."""
    definitions = []
    for path in sorted(path for folder in folders if folder.is_dir() for path in folder.glob("*.toml")):
        with suppress(ConfigurationError):
            definitions.append(load_file(path))
    return definitions


def _nearest(service_id: str, extra_dirs: Sequence[Path]) -> list[str]:
    """List the ids with a similar id or name."""
    bundled = builtin()
    ids = sorted({*bundled, *(path.stem for folder in extra_dirs if folder.is_dir() for path in folder.glob("*.toml"))})
    by_name = {bundled[each].name.lower(): each for each in bundled}
    named = service_id.lower()
    whole = [each for each in [*ids, *by_name] if len(named) >= _SHORTEST_PART and named in re.split(r"[\W_]+", each)]
    begun = [each for each in [*ids, *by_name] if len(named) >= _SHORTEST_PART and each.startswith(named)]
    near = whole or begun or difflib.get_close_matches(named, [*ids, *by_name], n=3, cutoff=_ALIKE)
    return list(dict.fromkeys(by_name.get(each, each) for each in near))[:3]


@cache
def builtin() -> MappingProxyType[str, ServiceDefinition]:
    """Load the bundled definitions by id, in the order of their ids.

    Raises:
        ConfigurationError: one of them is bad.
    """
    folder = resources.files("subterminator.services").joinpath("definitions")
    loaded = [
        load_text(entry.read_text(encoding="utf-8"), entry.name)
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    ]
    return MappingProxyType({each.id: each for each in sorted(loaded, key=lambda each: each.id)})


def load_file(path: Path, today: date | None = None) -> ServiceDefinition:
    """Load the definition in a file.

    Raises:
        ConfigurationError: the file cannot be read, or is bad.
    """
    try:
        text = _content(path).decode("utf-8-sig")  # editors on Windows begin a file with a mark
    except OSError as error:
        raise ConfigurationError(f"{path} cannot be read ({error.strerror}); check the path") from error
    except UnicodeDecodeError as error:
        raise ConfigurationError(f"{path} is not UTF-8 text (byte {error.start}); save it as UTF-8") from error
    return load_text(text, str(path), today)


def _content(path: Path) -> bytes:
    """Read a regular file, up to the limit. Nothing else is opened: a pipe or a device could wait for ever."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise ConfigurationError(f"{path} is no file; a definition is a text file")
    file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(file, "rb", buffering=0) as opened:  # noqa: PTH123 - what was opened, not what the path leads to by now
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise ConfigurationError(f"{path} is no file; a definition is a text file")
        return opened.read(_LARGEST + 1)


def load_text(text: str, origin: str, today: date | None = None) -> ServiceDefinition:
    """Load the definition in a text. `origin`: its name in messages. `today`: a later `checked` is invalid.

    Raises:
        ConfigurationError: it is bad; one line: origin, line, key, problem and remedy.
    """
    if len(text.encode()) > _LARGEST:
        raise ConfigurationError(f"{origin} is larger than {_LARGEST:,} bytes; a definition is a page of facts")
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if line.count(".") > _MOST_DOTS:
            raise _bad(origin, number, "", f"has more than {_MOST_DOTS} dots; break the line, or name fewer tables")
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        deepest = max(range(len(lines)), key=lambda at: lines[at].count("[") + lines[at].count("{"))
        raise _bad(origin, deepest + 1, "", "is nested too deeply; a definition has lists in tables") from error
    except tomllib.TOMLDecodeError as error:
        raise _bad(origin, _line_of_syntax_error(error), "", f"is not TOML: {error}; mend that line") from error
    try:
        return read(data, origin, today or datetime.now(UTC).date())
    except ValidationError as error:
        faults = {}
        for each in sorted(
            error.errors(include_url=False), key=lambda one: one["type"] != "unexpected_keyword_argument"
        ):
            path = tuple(str(part) for part in each["loc"] if part != "[key]")
            place = _line_of(text, path)
            faults[_fault(origin, place, _dotted(path), _explanation(each))] = place
        raise DefinitionError(sorted(faults, key=lambda fault: faults[fault]), next(iter(faults))) from error


def _bad(origin: str, line: int, key: str, problem: str) -> DefinitionError:
    return DefinitionError([_fault(origin, line, key, problem)])


def _fault(origin: str, line: int, key: str, problem: str) -> str:
    """Return the fault of a definition in one line: where, which key, the problem and its remedy."""
    message = " ".join(f"{origin}:{line}: {key + ': ' if key else ''}{problem}".split())
    return message if len(message) <= _LONGEST_PROBLEM else message[: _LONGEST_PROBLEM - 1] + "…"


def _dotted(path: tuple[str, ...]) -> str:
    """Write a key as in a TOML header: control.confirm_cancel.css."""
    return ".".join(part for part in path if not part.isdigit())


def _explanation(error: Any) -> str:
    """Explain a Pydantic error and its remedy."""
    kind, path = error["type"], error["loc"]
    match kind:
        case "missing":
            return f"is missing; add a line {path[-1]} = …"
        case "unexpected_keyword_argument":
            near = difflib.get_close_matches(str(path[-1]), _keys_beside(path), n=1)
            return f"is no key of a definition; {f'did you mean {near[0]}?' if near else 'take it out'}"
        case "value_error":
            return str(error["ctx"]["error"])
        case "string_type":
            return f"must be text, not {error['input']!r}; put it in quotes"
        case "tuple_type":
            return f"must be a list, not {error['input']!r}; put it in [ ]"
        case "bool_type":
            return f"must be true or false, not {error['input']!r}"
        case "too_short":
            return "is empty; name at least one"
        case "dataclass_type" | "mapping_type":
            return f"must be a table, not {error['input']!r}; write [{_dotted(tuple(map(str, path)))}]"
    if kind.startswith("date"):
        return f"must be a day like 2026-11-21 without quotes, not {error['input']!r}"
    return f"{error['msg']}; compare a bundled definition"


def _keys_beside(path: tuple[Any, ...]) -> list[str]:
    """List the keys that are allowed beside an unknown one."""
    keys = ServiceDefinition.__pydantic_fields__  # type: ignore[attr-defined]  # the decorator adds it
    tables = {str(each.validation_alias or name): each.annotation for name, each in keys.items() if name != "origin"}
    if len(path) == 1:
        return list(tables)
    annotation = tables[str(path[0])]
    table = next(each for each in (annotation, *get_args(annotation)) if is_dataclass(each))
    return [each.name for each in fields(table)]


def _line_of_syntax_error(error: tomllib.TOMLDecodeError) -> int:
    match = re.search(r"at line (\d+)", str(error))
    return int(match[1]) if match else 1


def _line_of(text: str, path: tuple[str, ...]) -> int:
    """Find the line of a key, or of its table, or line 1."""
    keys = [part for part in path if not part.isdigit()]
    best = (0, 1)
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[\[?([^\]]+)\]", line):
            table = [part.strip().strip("\"'") for part in header[1].split(".")]
            here = table
        elif key := re.match(r"\s*([\w.\"'-]+)\s*=", line):
            here = [*table, *(part.strip("\"'") for part in key[1].split("."))]
        else:
            continue
        shared = min(len(here), len(keys))
        if shared > best[0] and here[:shared] == keys[:shared]:
            best = (shared, number)
    return best[1]
