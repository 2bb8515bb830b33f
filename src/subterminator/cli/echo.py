"""Writes a line to the terminal in the encoding that it has."""

from __future__ import annotations

import sys

import click

__all__ = ["echo"]


def echo(line: str = "", *, err: bool = False) -> None:
    """One line to standard output or standard error; nothing where that is closed.

    `click.echo` alone takes an ASCII stream for a mistake and writes UTF-8 to it, of which a terminal of eight bits
    may read some bytes as control characters.
    """
    click.echo(line, file=sys.stderr if err else sys.stdout)
