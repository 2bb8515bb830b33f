"""`subterminator bench`: a design against the practice scenarios, for whoever weighs one against another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from subterminator.cli.cancel import scenario_names
from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from subterminator.wiring.harness import Bench, Tried

__all__ = ["command"]


@click.command("bench")
@click.option(
    "--design",
    type=click.Choice(["ai-led", "agent", "handlers"]),
    default="ai-led",
    show_default=True,
    help="What walks: a model by seven tools, an agent that plans each step, or what is known of the service.",
)
@click.option(
    "--brain",
    type=click.Choice(["rules", "claude"]),
    default="rules",
    show_default=True,
    help="Who decides: rules that need no network, or Claude, which costs money unless `practice model` stands in.",
)
@click.option(
    "--scenario",
    "names",
    multiple=True,
    metavar="NAME",
    shell_complete=scenario_names,
    help="One of `subterminator practice list`; may be given several times. Default: all of them.",
)
@click.option(
    "--browser",
    type=click.Choice(["playwright", "extension"]),
    default="playwright",
    show_default=True,
    help="Chromiums of the program's own, or your Chrome, once paired; every run leaves a tab there.",
)
@click.option("--cdp-url", metavar="URL", help="One browser of yours for all runs. Default: each starts its own.")
@click.option(
    "--output-dir",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the records of the runs here. Default: they are not kept.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output and nothing else.")
@click.pass_context
def command(
    ctx: click.Context,
    design: Literal["ai-led", "agent", "handlers"],
    brain: Literal["rules", "claude"],
    names: tuple[str, ...],
    browser: Literal["playwright", "extension"],
    cdp_url: str | None,
    output_dir: Path | None,
    as_json: bool,
) -> None:
    """Run a design over the practice scenarios, and tell how each ended.

    Each run goes to a site of its own, with somebody who agrees once. What counts is the site's ledger, not what the
    run says: the declared outcome, as many final requests, nothing bought or accepted. A model gets a definition of
    four lines, as for a service that nobody has described; the handlers get the bundled one.

    The exit code is 0 when all ended as declared, else 1.
    """
    import json
    import tempfile
    from contextlib import ExitStack

    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig
    from subterminator.practice import find, scenarios
    from subterminator.wiring.harness import Bench, bench

    if cdp_url and browser == "extension":
        raise click.UsageError("--browser extension uses the browser that was paired: leave out --cdp-url.")
    chosen = [find(name).name for name in names] or list(scenarios())
    config = AppConfig.load()
    with ExitStack() as stack:
        folder = output_dir or Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.mkdir(parents=True, exist_ok=True)
        tried = bench(design, brain, chosen, config, folder, browser=browser, cdp_url=cdp_url)
        result = run(_told(tried, Bench(design=design, brain=brain), max(map(len, chosen)), tell=not as_json))
    if as_json:
        echo(json.dumps(result.to_dict()))
    ctx.exit(0 if result.success else 1)


async def _told(tried: AsyncIterator[Tried], result: Bench, width: int, *, tell: bool) -> Bench:
    """All runs, a line each as it ends, and what they come to. `width`: of the longest name, in characters."""
    from subterminator.cli.output import clean

    if tell:
        echo(f"{'':7}{'scenario':<{width}}  {'outcome':<17}  turns  tokens  refused  seconds")
    async for each in tried:
        result.runs.append(each)
        if tell:
            word = "ok" if each.success else "FAILED"
            echo(
                f"{word:<7}{each.scenario:<{width}}  {each.outcome:<17}  {each.turns:>5}  {each.tokens:>6}  "
                f"{each.refusals:>7}  {each.seconds:>7.1f}"
            )
            if each.why:
                echo(f"{'':7}{each.expected} was declared: {clean(each.why, 300)}")
    if tell:
        told = result.to_dict()
        echo(
            f"{told['succeeded']} of {told['of']} ended as declared; on average {told['turns']} turns, "
            f"{told['tokens']} tokens; {told['refusals']} refusals, {told['seconds']} seconds in all"
        )
    return result
