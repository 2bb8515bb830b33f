"""`subterminator find`: subscriptions of a statement, for a person and for a program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from subterminator.cli import prompts
from subterminator.cli.main import front

ROWS = "Date,Description,Amount\n" + "".join(
    f"2026-{month:02}-{day},{text}\n"
    for month in range(1, 7)
    for day, text in (("01", "RENT,-700.00"), ("05", "NETFLIX.COM 4711,-13.99"), ("07", "CORNER GYM,-29.00"))
)


@pytest.fixture
def statement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path / "config"))
    file = tmp_path / "statement.csv"
    file.write_text(ROWS, encoding="utf-8")
    return file


def find(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(front, ["find", *map(str, arguments)], input=typed)


@pytest.mark.spec("cli.find")
def test_a_person_sees_what_each_costs_and_how_the_file_was_read(statement: Path) -> None:
    """Dearest first, the known service by its id, other payments counted."""
    lines = find(statement).stdout.splitlines()
    assert lines[0].startswith("statement.csv: CSV (UTF-8, separated by commas, decimal point), 18 entries")
    assert lines[2].split() == ["NO", "NAME", "CHARGED", "AMOUNT", "WHEN", "A", "YEAR"]
    assert lines[3].split("  ")[-1] == "348.00"
    assert lines[3].index("348.00") == lines[2].index("A YEAR")
    assert "CORNER GYM" in lines[3]
    assert "NETFLIX" in lines[4]
    assert lines[4].endswith("known as netflix")
    assert "next 2026-07-05" in lines[4]
    assert "2 subscriptions cost 515.88 a year." in lines
    assert lines[-1] == "1 other regular payment (rent): see --all."
    assert find(statement, "--all").stdout.splitlines()[-1].endswith("rent")


@pytest.mark.spec("cli.find")
def test_a_program_gets_one_object(statement: Path) -> None:
    """Nothing else on standard output."""
    data = json.loads(find(statement, "--json").stdout)
    assert [each["service"] for each in data["subscriptions"]] == [None, "netflix"]
    assert data["subscriptions"][1]["amount"] == "13.99"
    assert data["yearly_cost"] == {"": "515.88"}
    assert [each["what"] for each in data["others"]] == ["rent"]
    assert data["files"][0]["entries"] == 18


@pytest.mark.spec("cli.find")
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2\n", "subterminator cancel netflix"),
        ("Netflix\n", "subterminator cancel netflix"),
        ("corner\n", "give the address of its site"),
        ("nothing\n\n", "a name of the list"),
        ("1\n", "give the address of its site"),
        ("\n", "or 0 for none"),
    ],
)
def test_at_a_terminal_it_leads_to_the_command(
    statement: Path, monkeypatch: pytest.MonkeyPatch, typed: str, told: str
) -> None:
    """Nothing is cancelled by this command."""
    monkeypatch.setattr(prompts, "terminal", lambda: 0)
    answer = find(statement, typed=typed)
    assert answer.exit_code == 0
    assert told in answer.stdout
    assert "Cancel which?" not in find(statement, "--no-input").stdout


@pytest.mark.spec("cli.find", "statements.bad-input")
def test_a_file_that_is_none_ends_with_one_line(tmp_path: Path) -> None:
    """On standard error, with an exit code."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear customer", encoding="utf-8")
    answer = find(file)
    assert answer.exit_code == 9
    assert answer.stderr.startswith(f"error: {file}: no columns")
    assert answer.stderr.count("\n") == 1
    assert json.loads(find(file, "--json").stdout)["exit_code"] == 9
