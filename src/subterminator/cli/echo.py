"""Writes a line to the terminal in the terminal's encoding."""

from __future__ import annotations

import sys

import click


def echo(line: str = "", *, err: bool = False) -> None:
    """Write one line to standard output or standard error; nothing where the stream is closed.

    `click.echo` alone takes an ASCII stream for a mistake and writes UTF-8 to it. An 8-bit terminal may read some of
    these bytes as control characters.
    """
    click.echo(line, file=sys.stderr if err else sys.stdout)
