"""Writes lines to the terminal in the terminal's encoding, broken only between words."""

from __future__ import annotations

import shutil
import sys
import textwrap
from pathlib import Path

import click

NARROWEST = 30
"""Columns. In a narrower terminal lines are left to the terminal."""


def echo(line: str = "", *, err: bool = False) -> None:
    """Write one line to standard output or standard error; nothing where the stream is closed.

    `click.echo` alone takes an ASCII stream for a mistake and writes UTF-8 to it. An 8-bit terminal may read some of
    these bytes as control characters.
    """
    click.echo(line, file=sys.stderr if err else sys.stdout)


def echo_words(line: str = "", *, indent: int = 0, err: bool = False) -> None:
    """Write a line for a person: in a terminal as several lines, where it does not fit into one."""
    for each in broken_line(line, indent=indent, err=err):
        echo(each, err=err)


def echo_path(label: str, path: Path | str) -> None:
    """Write a path behind its label: on a line of its own where both do not fit into one, never broken by us."""
    for line in path_lines(label, str(path)):
        echo(line)


def path_lines(label: str, shown: str, *, err: bool = False) -> list[str]:
    """Return a path behind its label as one line, or where the terminal is too narrow as two, so it can be copied."""
    stream = sys.stderr if err else sys.stdout
    line = f"{label}{shown}"
    fits = stream is None or stream.closed or not stream.isatty() or len(line) <= shutil.get_terminal_size().columns
    return [line] if fits else [label.rstrip(), shown]


def short_path(path: Path) -> str:
    """Return a path with `~` for the person's home folder, as a shell takes it; unless it has to be quoted there."""
    try:
        shown = f"~/{path.absolute().relative_to(Path.home())}"
    except (RuntimeError, ValueError):  # there is no home folder, or it is elsewhere
        return str(path)
    return str(path) if any(letter.isspace() for letter in shown) else shown


def broken_line(line: str, *, indent: int = 0, err: bool = False) -> list[str]:
    """Return a line as lines that fit the terminal, without a break inside a word; whole if there is no terminal.

    A word that is wider than the terminal, such as an address, stays whole, so that it can be copied.

    Args:
        indent: number of spaces before all lines but the first.
    """
    stream = sys.stderr if err else sys.stdout
    width = shutil.get_terminal_size().columns
    if stream is None or stream.closed or not stream.isatty() or len(line) <= width or width < NARROWEST:
        return [line]
    return textwrap.wrap(
        line,
        width,
        subsequent_indent=" " * min(indent, width // 3),
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
        expand_tabs=False,
    ) or [line]
