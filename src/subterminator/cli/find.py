"""`subterminator find`: subscriptions in bank statements, read on this machine."""

from __future__ import annotations

import json
import shutil
import sys
from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo, echo_words

if TYPE_CHECKING:
    from subterminator.services.definition import ServiceDefinition
    from subterminator.statements.subscriptions import Found
    from subterminator.statements.transactions import Statement

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NAME_WIDTH = 32
_FIGURES = frozenset({0, 3, 6})
"""Columns of numbers."""
_SECOND_LINE = 5
"""The first column that goes into a second line in a narrow terminal."""


@click.command("find")
@click.argument("files", metavar="STATEMENT...", nargs=-1, required=True, type=FILE)
@click.option(
    "--dates",
    type=click.Choice(["day-first", "month-first"]),
    help="Order of day and month in a CSV file. Default: found from the file.",
)
@click.option("--all", "show_all", is_flag=True, help="List other regular payments too: rent, loans, energy …")
@click.option("--no-input", is_flag=True, help="Never ask, even in a terminal.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def command(files: tuple[Path, ...], dates: Any, show_all: bool, no_input: bool, as_json: bool) -> None:
    """Find subscriptions in bank statements.

    STATEMENT is a file from your bank: CSV of any bank, OFX or QFX, CAMT.053, MT940. Several files of one account are
    read as one. A year or more shows most: yearly subscriptions need two charges to be seen.

    It lists what recurs by merchant, period and amount, with the next charge and the yearly cost, and which of them are
    known services. Nothing leaves this machine, and nothing is saved.

    \b
    Examples:
      subterminator find statement.csv
      subterminator find 2025.ofx 2026.ofx --all
      subterminator find statement.xml --json
    """
    from subterminator.cli.prompts import terminal
    from subterminator.cli.services import known_services
    from subterminator.domain.settings import AppConfig
    from subterminator.statements.reading import read_statement
    from subterminator.statements.subscriptions import find_recurring
    from subterminator.statements.transactions import merged

    statements = [read_statement(file, dates) for file in files]
    services = known_services(AppConfig.load())
    names = {service.id: service.statement_names for service in services if service.id != "practice"}
    found = find_recurring(merged(statements), names)
    if as_json:
        echo(json.dumps(_data(files, statements, found), ensure_ascii=False))
        return
    for file, statement in zip(files, statements, strict=True):
        echo_words(_about(file, statement), indent=2)
    listed = _print(found, show_all=show_all)
    if listed and not no_input and terminal() is not None:
        _ask(listed, {service.id: service for service in services})


def _groups(found: Sequence[Found]) -> tuple[list[Found], list[Found], list[Found]]:
    """Return active subscriptions, ended ones, and other regular payments."""
    subscriptions = [each for each in found if each.is_contract]
    active = [each for each in subscriptions if each.active]
    ended = [each for each in subscriptions if not each.active]
    return active, ended, [each for each in found if not each.is_contract and each.active]


def _totals(found: Sequence[Found]) -> dict[str, Decimal]:
    """Return the yearly cost by currency."""
    totals: defaultdict[str, Decimal] = defaultdict(Decimal)
    for each in found:
        totals[each.currency] += each.yearly_cost
    return dict(totals)


def _data(files: Sequence[Path], statements: Sequence[Statement], found: Sequence[Found]) -> dict[str, Any]:
    active, ended, others = _groups(found)
    return {
        "files": [
            {
                "file": str(file),
                "format": statement.format,
                "notes": list(statement.notes),
                "entries": len(statement.transactions),
                "from": min(each.day for each in statement.transactions).isoformat(),
                "to": max(each.day for each in statement.transactions).isoformat(),
            }
            for file, statement in zip(files, statements, strict=True)
        ],
        "subscriptions": [each.to_dict() for each in active],
        "ended": [each.to_dict() for each in ended],
        "others": [each.to_dict() for each in others],
        "yearly_cost": {currency: str(total) for currency, total in _totals(active).items()},
    }


def _about(file: Path, statement: Statement) -> str:
    from subterminator.cli.output import clean

    days = [each.day for each in statement.transactions]
    notes = f" ({clean(', '.join(statement.notes))})" if statement.notes else ""
    entries = f"{len(days)} {'entry' if len(days) == 1 else 'entries'}"
    return f"{clean(file.name)}: {statement.format}{notes}, {entries}, {min(days)} to {max(days)}"


def _print(found: Sequence[Found], *, show_all: bool) -> list[Found]:
    """Print what was found. Returns the subscriptions that are numbered."""
    active, ended, others = _groups(found)
    echo()
    if not active:
        echo("No subscriptions found. A longer statement shows more.")
    else:
        for line in _rows([(str(number), each, _kind(each)) for number, each in enumerate(active, start=1)]):
            echo(line)
        totals = " and ".join(f"{total:,.2f} {currency}".strip() for currency, total in _totals(active).items())
        many = f"{len(active)} subscriptions cost" if len(active) > 1 else "It costs"
        echo(f"\n{many} {totals} a year.")
    if ended:
        echo("\nEnded, as it seems:")
        for line in _rows([("", each, _kind(each)) for each in ended]):
            echo(line)
    if others and show_all:
        echo("\nOther regular payments:")
        for line in _rows([("", each, each.what) for each in others]):
            echo(line)
    elif others:
        kinds = ", ".join(sorted({each.what for each in others}))
        echo(f"\n{len(others)} other regular {'payment' if len(others) == 1 else 'payments'} ({kinds}): see --all.")
    return active


def _kind(found: Found) -> str:
    """Return what it is, if no plain subscription."""
    return "" if found.what == "subscription" else found.what


def _rows(rows: Sequence[tuple[str, Found, str]]) -> list[str]:
    """Return a table of number, subscription and remark: in one line each, or in two where the terminal is narrow."""
    headers = ("NO", "NAME", "CHARGED", "AMOUNT", "", "WHEN", "A YEAR", "")
    cells = [headers, *(_cells(*row) for row in rows)]
    used = [at for at in range(len(headers)) if any(row[at] for row in cells[1:])]
    widths = {at: max(len(row[at]) for row in cells) for at in used}
    padded = [{at: f"{row[at]:{'>' if at in _FIGURES else '<'}{widths[at]}}" for at in used} for row in cells]
    lines = ["  ".join(row.values()).rstrip() for row in padded]
    if not sys.stdout.isatty() or max(map(len, lines)) <= shutil.get_terminal_size().columns:
        return lines
    indent = " " * (widths[0] + 2 if 0 in used else 2)
    return [
        line.rstrip()
        for row in padded
        for line in (
            "  ".join(cell for at, cell in row.items() if at < _SECOND_LINE),
            indent + "  ".join(cell for at, cell in row.items() if at >= _SECOND_LINE),
        )
    ]


def _cells(number: str, found: Found, remark: str) -> tuple[str, ...]:
    from subterminator.cli.output import clean

    rose = found.first_amount < found.amount and len(found.charges) > 2 and found.active
    remarks = [
        f"was {found.first_amount:,.2f}" if rose else "",
        f"known as {found.service}" if found.service else "",
        remark,
    ]
    return (
        number,
        clean(found.name, _NAME_WIDTH),
        found.period.word,
        f"{found.amount:,.2f}",
        found.currency,
        f"next {found.next_charge}" if found.next_charge else f"last {found.charges[-1].day}",
        f"{found.yearly_cost:,.2f}",
        "  ".join(filter(None, remarks)),
    )


def _ask(listed: Sequence[Found], services: dict[str, ServiceDefinition]) -> None:
    """Ask which one to cancel, and print the command that does it."""
    from subterminator.cli.output import clean

    def choice(typed: str) -> int:
        name = typed.strip().casefold()
        if name.isdigit() and int(name) <= len(listed):
            return int(name)
        named = [at for at, each in enumerate(listed, start=1) if name and name in _names(each)]
        named = named or [at for at, each in enumerate(listed, start=1) if name and name in " ".join(_names(each))]
        if len(named) != 1:
            raise click.BadParameter(f"type a number from 1 to {len(listed)} or a name of the list, or 0 for none.")
        return named[0]

    def _names(found: Found) -> tuple[str, ...]:
        known = services.get(found.service or "")
        return tuple(name.casefold() for name in (found.name, *((known.id, known.name) if known else ())))

    number = click.prompt("\nCancel which? Its number or name, or 0 for none", default="0", value_proc=choice)
    if not number:
        return
    chosen = listed[number - 1]
    if chosen.service:
        echo(f"subterminator cancel {chosen.service}")
        service = services[chosen.service]
        if service.billing:
            echo(f"If it is billed by {' or '.join(map(clean, service.billing))}, it must be cancelled there.")
    else:
        echo(f"{clean(chosen.name)} is no known service: give the address of its site, like")
        echo("subterminator cancel https://example.com/account")
