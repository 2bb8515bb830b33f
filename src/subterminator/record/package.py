"""A run as one file for somebody else, and the check of such a file, which needs no network."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors
from subterminator.record import evidence
from subterminator.record.events import Event
from subterminator.record.hash_chain import JOURNAL
from subterminator.record.letters import letter_for
from subterminator.record.next_steps import has_letter
from subterminator.record.report import REPORT, write_report
from subterminator.record.runs import RunRecord
from subterminator.record.time_stamp import TimeStamp, stamps

README = "READ-ME.txt"
_EXPLANATION = """This is the record of a cancellation by SubTerminator.

{report}   what happened, for a person: open it in a browser
{journal}   every step, one a line; each names the SHA-256 of the line before
manifest.json   the files of the proof with their SHA-256

Anybody can check that nothing was changed, without a network:

    subterminator verify FILE

Run: {run_id}
Chain head: {head}
"""
_LARGEST = 500_000_000
"""Bytes of a package when unpacked. A larger one is not checked."""
_MOST_FILES = 5_000


@dataclass(frozen=True, slots=True)
class Checked:
    """Result of the check of a record."""

    run: RunRecord
    problems: list[str]
    files: int
    """Number of files whose checksums are in the record."""
    unlisted: list[str] = field(default_factory=list)
    """Files beside it that no checksum covers: nothing is said of them."""
    journal_size: int = 0
    """Bytes of the journal."""
    stamps: list[TimeStamp] = field(default_factory=list)
    """Time stamps of it that are in order, or could not be read here."""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object of `verify --json`."""
        return {
            "run_id": self.run.run_id,
            "service": self.run.service,
            "outcome": self.run.outcome.word if self.run.outcome else None,
            "last_event": self.run.last.isoformat(),
            "chain_head": self.run.journal.head,
            "events": len(self.run.journal.events),
            "files": self.files,
            "problems": self.problems,
            "unlisted": self.unlisted,
            "stamps": [
                {"time": each.time.isoformat() if each.time else None, "signature_checked": each.checked}
                for each in self.stamps
            ],
        }


def write_package(run: RunRecord, output: Path) -> Path:
    """Write the run directory with report and letter as a ZIP file.

    Raises:
        ConfigurationError: the file cannot be written.
    """
    write_report(run.directory)
    told = _EXPLANATION.format(report=REPORT, journal=JOURNAL, run_id=run.run_id, head=run.journal.head)
    with one_line_errors("write the package", output), zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as package:
        for path in sorted(run.directory.iterdir()):
            if path.is_file() and not path.is_symlink() and path.resolve() != output.resolve():
                package.write(path, path.name)
        package.writestr(README, told)
        if has_letter(run):
            letter = letter_for(run)
            package.writestr("letter.txt", f"{letter.subject}\n\n{letter.text}\n")
    output.chmod(0o600)
    return output


def check(path: Path, trusted: Sequence[Path] = ()) -> Checked:
    """Check a record: a ZIP file, a run directory, or a file in one.

    Args:
        trusted: files with the root certificates of stamp servers.

    Raises:
        ConfigurationError: it is no record, or cannot be read.
    """
    with _unpacked(path) as directory:
        run = RunRecord.load(directory)
        listed = _listed(run)
        found = stamps(directory, trusted)
        covered = {*listed, JOURNAL, *(each.file for each in found)}
        beside = sorted(each.name for each in directory.iterdir() if each.name not in covered)
        problems = [f"{each.file}: {each.problem}" for each in found if each.problem]
        whole = [each for each in found if not each.problem]
        return Checked(
            run,
            [*evidence.verify(directory), *problems],
            len(listed),
            beside,
            (directory / JOURNAL).stat().st_size,
            whole,
        )


def _listed(run: RunRecord) -> set[str]:
    """Return the names of the files whose checksums are in the journal, or in a manifest of it."""
    names: set[str] = set()
    for event in run.journal.events:
        if event["event"] == Event.KEPT:
            names.add(str(event.get("file")))
        elif event["event"] == Event.EVIDENCE:
            names.add(str(event.get("manifest")))
            names |= {name for name, _ in evidence.listed(run.directory, str(event.get("manifest")))}
    return names


@contextmanager
def _unpacked(path: Path) -> Iterator[Path]:
    """Yield the directory of a record; that of a ZIP file is temporary."""
    if path.is_dir():
        yield path
    elif zipfile.is_zipfile(path):
        with tempfile.TemporaryDirectory(prefix="subterminator-verify-") as folder:
            with one_line_errors("unpack the package", path):
                _unpack(path, Path(folder))
            yield Path(folder)
    elif (path.parent / JOURNAL).is_file():
        yield path.parent
    else:
        raise ConfigurationError(
            f"{path} is no record of a run: give the ZIP file of `subterminator runs report --zip`, or a run's folder"
        )


def _unpack(path: Path, folder: Path) -> None:
    """Unpack plain files only, none of them outside the folder.

    Raises:
        ConfigurationError: it holds something else, or too much.
    """
    try:
        with zipfile.ZipFile(path) as package:
            entries = package.infolist()
            if len(entries) > _MOST_FILES or sum(each.file_size for each in entries) > _LARGEST:
                raise ConfigurationError(f"{path} is larger than any record of a run")
            names = [each.filename for each in entries]
            for name in names:
                if Path(name).name != name or "\\" in name or name in {"", ".", ".."} or names.count(name) > 1:
                    raise ConfigurationError(f"{path} holds {name!r}, which is no file of a record")
            for entry in entries:
                with package.open(entry) as packed, (folder / entry.filename).open("xb") as file:
                    shutil.copyfileobj(packed, file)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        raise ConfigurationError(f"{path} cannot be unpacked ({error}): it is damaged") from error
