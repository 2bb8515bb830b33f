"""Prints every command's help as one page of Markdown: `python -m subterminator.cli.help > docs/cli.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from subterminator.cli.main import front

__all__ = ["page"]

WIDTH = 100
INTRO = """\
# The command line

<!-- Printed by `make docs` from the program's own help; a test compares the two. -->

Every command answers to `--help`. Settings come from options, the environment and `config.toml`, in this order: see
[settings](how-to/settings.md). How a run ends, and with which exit code, stands in the
[README](../README.md#how-it-ends).

Your shell can complete commands, options, services, scenarios and runs: see [completion](how-to/completion.md).
"""


def page() -> str:
    """The page, as `docs/cli.md` holds it."""
    top = click.Context(front, info_name="subterminator", terminal_width=WIDTH, **front.context_settings)
    return "\n".join([INTRO, *_sections(front, top)])


def _sections(command: click.Command, context: click.Context) -> Iterator[str]:
    """A section for the command, then one for each below it."""
    with context.scope():
        yield f"## {context.command_path}\n\n```text\n{command.get_help(context).rstrip()}\n```\n"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            if below is not None and not below.hidden:
                yield from _sections(below, click.Context(below, parent=context, info_name=name))


if __name__ == "__main__":
    sys.stdout.write(page())
