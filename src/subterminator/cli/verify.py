"""`subterminator verify`: checks the record of a run, by anybody and without a network."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from subterminator.cli.echo import echo, echo_words

FC = TypeVar("FC", bound=Callable[..., Any])


def trust_option(explained: str) -> Callable[[FC], FC]:
    """Make the option that takes root certificates. `explained`: its help."""
    certificate = click.Path(exists=True, dir_okay=False, path_type=Path)
    return click.option("--trust", "trusted", multiple=True, type=certificate, help=explained)


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, path_type=Path))
@trust_option("Root certificate (PEM) of a stamp server, to check its signature. Can be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(ctx: click.Context, file: Path, trusted: tuple[Path, ...], as_json: bool) -> None:
    """Check the record of a run that somebody gives you: is it as it was written?

    FILE is the ZIP file of `subterminator runs report --zip`, or the folder of a run. Every line of the journal must
    follow from the one before, and every file have the SHA-256 that was written down for it. No network is used. The
    exit code is 1 when something was changed.

    That the record is whole does not say who made it: compare its chain head with one that was noted elsewhere then.
    """
    from subterminator.cli.output import clean
    from subterminator.domain.extras import install_line
    from subterminator.record.narration import headline, moment
    from subterminator.record.package import check

    checked = check(file, trusted)
    if as_json:
        echo(json.dumps(checked.to_dict()))
        ctx.exit(1 if checked.problems else 0)
    run, end = checked.run, headline(checked.run)
    echo_words(f"Run {clean(run.run_id)} of {clean(run.service_name)}, last written {moment(run.last)}.")
    echo_words(f"It says: {end.title}. {end.explanation}")
    if checked.problems:
        echo("CHANGED: the record is not as it was written.")
        for problem in checked.problems:
            echo_words(f"  {clean(problem, 500)}", indent=2)
    else:
        echo_words(
            f"Whole: {len(run.journal.events)} lines of the journal follow from each other, and {checked.files} files "
            "have their checksums."
        )
    for each in checked.stamps:
        if each.time is None:
            echo_words(f"A time stamp is there ({clean(each.file)}); to read it: {install_line('stamp')}")
            continue
        signed = "signature checked" if each.checked else "its signature was not checked: see --trust"
        covers = "" if each.size == checked.journal_size else f" the first {each.size} bytes of"
        echo_words(f"Time stamp: {moment(each.time)}, of{covers} the journal; {signed}.")
    if checked.unlisted:
        echo_words(f"Beside it, covered by no checksum: {', '.join(clean(name, 60) for name in checked.unlisted)}.")
    echo_words(f"Chain head: {run.journal.head}", indent=2)
    ctx.exit(1 if checked.problems else 0)
