"""Proof of every ending in a real terminal and browser: the page, the letter, and files for others to check."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import rest_in_matrix
from subterminator.record.evidence import verify
from subterminator.record.runs import RunRecord
from terminal import Terminals


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[Terminals]:
    """Terminals of a person with folders of their own, in another zone of time than the journal's."""
    folders = {f"SUBTERMINATOR_{name.upper()}_DIR": str(tmp_path / name) for name in ("config", "data", "output")}
    with Terminals({**folders, "TZ": "Asia/Tokyo"}) as opened:
        yield opened


ENDINGS = {"letter_only": 5, "phone_only": 5, "straight": 6}
"""Exit code of a scenario without a person to say yes."""


@pytest.mark.spec("record.proof-of-every-end")
@pytest.mark.parametrize("scenario", rest_in_matrix(["letter_only", "phone_only", "straight"], ["letter_only"]))
def test_a_run_that_does_not_cancel_leaves_its_last_page(
    terminals: Terminals, attached: str, tmp_path: Path, scenario: str
) -> None:
    """Required: picture, print, markup and text of the page, with the postal address that stood on it."""
    arguments = ["--scenario", scenario, "--plain", "--no-input", "--cdp-url", attached]
    terminal = terminals.open("cancel", "practice", *arguments)
    assert terminal.end() == ENDINGS[scenario], terminal.seen.decode()
    (directory,) = (tmp_path / "output").iterdir()
    assert {"page.png", "page.pdf", "page.html", "page.txt", "manifest.json"} <= {
        each.name for each in directory.iterdir()
    }
    assert verify(directory) == []
    report = (directory / "report.html").read_text(encoding="utf-8")
    assert "Tidelight · http://" in report
    assert "UTC+09:00" in report
    assert "$13.49 a month" in report
    assert 'download="page.pdf"' in report
    if scenario == "letter_only":
        (line,) = [
            each for each in (directory / "page.txt").read_text().splitlines() if "PO Box" in each or "Street" in each
        ]
        assert line in report
        assert line in " ".join(terminal.seen.decode().split())
    if scenario != "straight":
        letter = terminals.open("runs", "letter", "--language", "de")
        assert letter.end() == 0
        assert "Hiermit kündige ich" in letter.seen.decode()


@pytest.mark.spec("cli.report-formats")
@pytest.mark.spec("record.report-local")
def test_an_end_is_given_to_others_as_pdf_zip_and_calendar(terminals: Terminals, attached: str, tmp_path: Path) -> None:
    """Required: each by one command; the ZIP file is verified by somebody else, and a change is found."""
    terminal = terminals.open("cancel", "practice", "--plain", "--approve", "once", "--cdp-url", attached)
    assert terminal.end() == 0, terminal.seen.decode()
    files = {}
    for kind in ("pdf", "zip", "ics"):
        files[kind] = tmp_path / f"mine.{kind}"
        written = terminals.open("runs", "report", f"--{kind}", "-o", str(files[kind]))
        assert written.end() == 0, written.seen.decode()
    assert files["pdf"].read_bytes().startswith(b"%PDF")
    assert b"SUMMARY:Check your statement: Tidelight" in files["ics"].read_bytes()
    (directory,) = (tmp_path / "output").iterdir()
    run = RunRecord.load(directory)
    assert run.service_name == "Tidelight"

    checked = terminals.open("verify", str(files["zip"]))
    assert checked.end() == 0, checked.seen.decode()
    assert b"Whole: " in checked.seen
    with zipfile.ZipFile(files["zip"]) as whole, zipfile.ZipFile(tmp_path / "forged.zip", "w") as forged:
        for name in whole.namelist():
            forged.writestr(name, whole.read(name) + b" " * (name == "account.txt"))
    checked = terminals.open("verify", str(tmp_path / "forged.zip"))
    assert checked.end() == 1
    assert b"account.txt was changed" in checked.seen
