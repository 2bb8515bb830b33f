"""Taking in definitions that somebody releases apart from the program: from a folder, a file, or a ZIP archive.

All are checked before any is written. What the person has written or changed is left as it is.
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, date, datetime
from pathlib import Path, PurePosixPath
from typing import Literal

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors, replace_file
from subterminator.services.definition import DefinitionError, builtin, load_file, load_text, names_of, plain
from subterminator.services.hosts import is_loopback, registrable, without_port
from subterminator.services.schema import ServiceDefinition

LARGEST = 64_000
"""Bytes of a definition."""
LARGEST_ARCHIVE = 8_000_000
"""Bytes of an archive."""
MOST = 2_000
"""Definitions in an update."""

Kind = Literal["new", "changed", "same", "older", "kept"]

_MARK = "# From `subterminator services update`; sha256 {} of what follows. Changed by hand, it is kept as it is.\n"
_MARKED = re.compile(r"# From `subterminator services update`; sha256 ([0-9a-f]{64}) [^\n]*\n")
_BY_RUNS = ("hosts", "sign_in_hosts", "entry_url")
"""Fields that decide where a run goes: they are told first."""
_UNTOLD = frozenset({"origin", "id"})


@dataclass(frozen=True)
class Change:
    """Treatment of one definition by an update."""

    id: str
    name: str
    kind: Kind
    """`same`, `older` and `kept` (the person's own file): nothing is written."""
    differences: tuple[str, ...] = ()
    """In words, what decides where a run goes first."""


@dataclass(frozen=True)
class Update:
    """A checked update: what it changes, and the files that it writes."""

    changes: tuple[Change, ...]
    files: Mapping[Path, str]

    def write(self) -> None:
        """Write the files.

        Raises:
            ConfigurationError: one cannot be written; those before it were.
        """
        for path, text in self.files.items():
            with one_line_errors("services cannot be updated", path):
                path.parent.mkdir(parents=True, exist_ok=True)
                replace_file(path, text.encode())


def read_update(source: Path, sha256: str | None = None) -> dict[str, str]:
    """Return the texts of the definitions in a folder, a file or a ZIP archive, by file name.

    Args:
        sha256: the checksum of the file or archive as its publisher states it. An archive needs one.

    Raises:
        ConfigurationError: it cannot be read, has another checksum, or holds no definitions or too many.
    """
    with one_line_errors("services cannot be updated", source):
        if source.is_dir():
            if sha256 is not None:
                raise ConfigurationError("--sha256 is the checksum of one file: leave it out for a folder")
            files = sorted(source.glob("*.toml"))
            texts = {path.name: _text(path.name, _at_most(path, LARGEST)) for path in files[: MOST + 1]}
        else:
            content = _at_most(source, LARGEST_ARCHIVE)
            _check_sum(source, content, sha256)
            if source.suffix == ".zip":
                texts = _from_archive(source, content)
            else:
                texts = {source.name: _text(source.name, content)}
    if not texts or len(texts) > MOST:
        raise ConfigurationError(f"{source} has {len(texts) or 'no'} definitions (*.toml); give 1 to {MOST:,}")
    return texts


def plan_update(texts: Mapping[str, str], folder: Path, today: date | None = None) -> Update:
    """Check all definitions, alone and beside the known ones, and compare them with these.

    Args:
        folder: the person's folder of definitions.

    Raises:
        DefinitionError: some are bad; `faults` has all. Nothing is written.
    """
    today = today or datetime.now(UTC).date()
    new: dict[str, ServiceDefinition] = {}
    faults: list[str] = []
    for name, text in texts.items():
        try:
            definition = load_text(text, name, today)
        except DefinitionError as error:
            faults += error.faults
        else:
            new[name] = definition
            faults += _faults(name, definition)
    own = {path.stem: _own(path) for path in sorted(folder.glob("*.toml"))} if folder.is_dir() else {}
    taken = {id_: each for id_, (each, by_hand) in own.items() if each is not None and not by_hand}
    faults += _clashes({**builtin(), **taken}, {each.id: each for each in new.values()})
    if faults:
        raise DefinitionError(list(dict.fromkeys(faults)))
    known = {**builtin(), **{id_: each for id_, (each, _) in own.items() if each is not None}}
    changes, files = [], {}
    for name, definition in sorted(new.items()):
        _, by_hand = own.get(definition.id, (None, False))
        change = _change(definition, known.get(definition.id), by_hand=by_hand)
        changes.append(change)
        if change.kind in {"new", "changed"}:
            files[folder / name] = _marked(texts[name])
    return Update(tuple(changes), files)


# -- reading -----------------------------------------------------------------------------------------------------------


def _at_most(path: Path, limit: int) -> bytes:
    with path.open("rb") as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise ConfigurationError(f"{path} is larger than {limit:,} bytes")
    return content


def _check_sum(source: Path, content: bytes, sha256: str | None) -> None:
    found = hashlib.sha256(content).hexdigest()
    if sha256 is None:
        if source.suffix == ".zip":
            raise ConfigurationError(
                f"{source} is an archive: give --sha256 with the checksum that its publisher states. It has {found}"
            )
    elif sha256.strip().lower() != found:
        raise ConfigurationError(f"{source} has the checksum {found}, not the one given: it is not what was published")


def _from_archive(source: Path, content: bytes) -> dict[str, str]:
    """Return the definitions in an archive. Folders in it do not matter; nothing is unpacked to the disk."""
    texts: dict[str, str] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [each for each in archive.infolist() if each.filename.endswith(".toml")]
            for member in members[: MOST + 1]:
                name = PurePosixPath(member.filename).name
                if name in texts:
                    raise ConfigurationError(f"{source} has {name} twice")
                with archive.open(member) as file:
                    texts[name] = _text(name, file.read(LARGEST + 1))
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise ConfigurationError(f"{source} cannot be read as a ZIP archive: {error}") from error
    return texts


def _text(name: str, content: bytes) -> str:
    if len(content) > LARGEST:
        raise ConfigurationError(f"{name} is larger than {LARGEST:,} bytes; a definition is a page of facts")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ConfigurationError(f"{name} is not UTF-8 text (byte {error.start})") from error


def _own(path: Path) -> tuple[ServiceDefinition | None, bool]:
    """Return a definition of the person's folder, None if it is bad, and whether it was written or changed by hand."""
    try:
        definition = load_file(path)
        text = _text(path.name, path.read_bytes())
    except (ConfigurationError, OSError):
        return None, True
    mark = _MARKED.match(text)
    return definition, mark is None or mark[1] != _sum_of(text[mark.end() :])


def _marked(text: str) -> str:
    plain_text = _MARKED.sub("", text, count=1).replace("\r\n", "\n")
    return _MARK.format(_sum_of(plain_text)) + plain_text


def _sum_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# -- checking ----------------------------------------------------------------------------------------------------------


def _faults(name: str, definition: ServiceDefinition) -> list[str]:
    """List what is wrong with a definition of others, beyond what is with one of the person's own."""
    faults = (
        [] if name == f"{definition.id}.toml" else [f"{name}: defines {definition.id!r}; its name must be the id's"]
    )
    faults += [f"{name}: {warning}" for warning in definition.warnings]
    faults += [f"{name}: {host} is no public site" for host in definition.hosts if not _is_public(host)]
    if not definition.sources and not definition.checked:
        faults.append(f"{name}: names no source, and nobody who has walked it")
    return faults


def _is_public(host: str) -> bool:
    name = without_port(host)
    return "." in name and not is_loopback(name) and not re.fullmatch(r"[\d.]+", name)


def _clashes(known: Mapping[str, ServiceDefinition], update: Mapping[str, ServiceDefinition]) -> list[str]:
    """List domains and names that a new definition shares with one of another owner.

    The person's own files are not among the known ones: they come first anyway.
    """
    new = set(update)
    domains: dict[str, dict[str, str]] = {}
    names: dict[str, set[str]] = {}
    for each in {**known, **update}.values():
        for host in each.hosts:
            domains.setdefault(registrable(without_port(host)), {})[each.id] = each.owner or each.id
        for name in names_of(each):
            names.setdefault(plain(name), set()).add(each.id)
    faults = [
        f"{_files_of(owners, new)}: {domain} belongs to {' and '.join(sorted(owners))}, which do not name one owner"
        for domain, owners in domains.items()
        if len(set(owners.values())) > 1 and new & owners.keys()
    ]
    return faults + [
        f"{_files_of(ids, new)}: the name {name!r} leads to {' and '.join(sorted(ids))}"
        for name, ids in names.items()
        if len(ids) > 1 and new & ids
    ]


def _files_of(ids: Iterable[str], new: set[str]) -> str:
    """Name the files of the new ones among some ids."""
    return ", ".join(f"{each}.toml" for each in sorted(set(ids) & new))


# -- comparing ---------------------------------------------------------------------------------------------------------


def _change(new: ServiceDefinition, known: ServiceDefinition | None, *, by_hand: bool) -> Change:
    if known is None and not by_hand:
        return Change(new.id, new.name, "new", (f"at {', '.join(new.hosts)}",))
    differences = _differences(known, new) if known is not None else ()
    if by_hand:
        return Change(new.id, new.name, "kept", differences)
    if not differences:
        return Change(new.id, new.name, "same")
    older = known is not None and _day(new) < _day(known)
    return Change(new.id, new.name, "older" if older else "changed", differences)


def _day(definition: ServiceDefinition) -> date:
    return max(filter(None, (definition.checked, definition.gathered)), default=date.min)


def _differences(known: ServiceDefinition, new: ServiceDefinition) -> tuple[str, ...]:
    names = [each.name for each in fields(ServiceDefinition) if each.name not in _UNTOLD]
    changed = [name for name in names if getattr(known, name) != getattr(new, name)]
    told = []
    for name in sorted(changed, key=lambda each: (each not in _BY_RUNS, each)):
        before, after = getattr(known, name), getattr(new, name)
        if name in {"hosts", "sign_in_hosts"}:
            told += [f"{name}: {host} is new" for host in after if host not in before]
            told += [f"{name}: {host} is gone" for host in before if host not in after]
            told += [f"{name}: another order"] if set(before) == set(after) else []
        elif isinstance(after, str | date | None) and isinstance(before, str | date | None):
            told.append(f"{name}: {before or 'nothing'} becomes {after or 'nothing'}")
        else:
            told.append(f"{name}: changed")
    return tuple(told)
