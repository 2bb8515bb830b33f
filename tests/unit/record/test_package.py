"""A run as one file, and its check by somebody who has nothing else."""

from __future__ import annotations

import json
import zipfile
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.ports import Facts, Proof
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.package import check, write_package
from subterminator.record.runs import RunRecord


@pytest.fixture
def run(journal: SessionLogger) -> RunRecord:
    """A run that has ended, with its proof."""
    about = {"name": "Netflix", "entry_url": "https://www.netflix.com/account", "languages": ["en"]}
    journal.write("run_started", spec={}, about=about)
    facts = Facts(ends=date(2026, 12, 4), plan="Standard")
    collect(journal, Proof(pdf=b"%PDF", html="<p>ended", text="ended", facts=facts, is_account=True))
    journal.write("run_ended", outcome=Outcome.SCHEDULED.word, state=State.COMPLETE, effective_date="2026-12-04")
    return RunRecord.load(journal.directory)


def verify(*arguments: str) -> tuple[int, str]:
    answer = CliRunner().invoke(front, ["verify", *arguments])
    return answer.exit_code, answer.output


@pytest.mark.spec("record.package")
def test_a_package_is_checked_by_anybody(run: RunRecord, tmp_path: Path) -> None:
    """Required: report, journal and proof in one file; one command says that nothing was changed."""
    path = write_package(run, tmp_path / "run.zip")
    with zipfile.ZipFile(path) as package:
        names = set(package.namelist())
    assert {"report.html", "journal.jsonl", "manifest.json", "account.pdf", "letter.txt", "READ-ME.txt"} <= names
    code, told = verify(str(path))
    assert code == 0
    assert "Run run1 of Netflix" in told
    assert "Whole: 4 lines" in told
    assert run.journal.head in told
    assert json.loads(verify(str(path), "--json")[1])["outcome"] == "scheduled"
    assert verify(str(run.directory))[0] == 0


@pytest.mark.spec("record.package")
@pytest.mark.parametrize("changed", ["journal.jsonl", "account.pdf", "manifest.json"])
def test_a_change_in_a_package_is_named(run: RunRecord, tmp_path: Path, changed: str) -> None:
    """Required: whatever somebody has changed in it on the way."""
    whole, forged = write_package(run, tmp_path / "run.zip"), tmp_path / "forged.zip"
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(forged, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            target.writestr(name, content.replace(b"2026-12-04", b"2025-12-04") + b" " * (name == changed))
    code, told = verify(str(forged))
    assert code == 1
    assert "CHANGED" in told
    assert json.loads(verify(str(forged), "--json")[1])["problems"]


@pytest.mark.spec("record.package-inert")
@pytest.mark.parametrize("name", ["../outside", "/etc/outside", "a/b", "..", "a\\b"])
def test_a_package_writes_nothing_outside_its_folder(tmp_path: Path, name: str) -> None:
    """Required: a file from a stranger is only read."""
    path = tmp_path / "run.zip"
    with zipfile.ZipFile(path, "w") as package:
        package.writestr(zipfile.ZipInfo(name), "x")
    with pytest.raises(ConfigurationError, match="no file of a record"):
        check(path)


@pytest.mark.spec("record.package-inert")
def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path) -> None:
    """Required: another ZIP file, a damaged one, a picture."""
    other, picture = tmp_path / "other.zip", tmp_path / "picture.png"
    with zipfile.ZipFile(other, "w") as package:
        package.writestr("letter.txt", "x" * 1000)
    picture.write_bytes(b"x")
    for file in (other, picture):
        code, told = verify(str(file))
        assert (code, told.count("\n")) == (9, 1)
    damaged = bytearray(other.read_bytes())
    damaged[40:60] = bytes(20)
    other.write_bytes(damaged)
    assert verify(str(other))[0] == 9
