"""`subterminator bench`: runs a design over the practice scenarios, to compare designs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn

import click

from subterminator.cli.browser_address import BROWSER_ADDRESS
from subterminator.cli.cancel import complete_brain, complete_scenario
from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from subterminator.domain.settings import AppConfig
    from subterminator.wiring.harness import BenchResult, ScenarioResult


@click.command("bench")
@click.option(
    "--design",
    type=click.Choice(["ai-led", "agent", "handlers"]),
    default="ai-led",
    show_default=True,
    help="A model with seven tools, an agent that plans each step, or the handlers with the service definition.",
)
@click.option(
    "--brain",
    metavar="NAME",
    shell_complete=complete_brain,
    default="rules",
    show_default=True,
    help="Who decides, as for `cancel`. A model may cost money, unless `practice model` replaces it.",
)
@click.option("--model", metavar="NAME", help="Model of the brain. Default: that of the settings.")
@click.option("--brain-url", metavar="URL", help="Endpoint of --brain openai. Default: OPENAI_BASE_URL.")
@click.option(
    "--scenario",
    "names",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_scenario,
    help="Scenario of `subterminator practice list`; can be repeated. Default: all.",
)
@click.option(
    "--browser",
    type=click.Choice(["playwright", "extension"]),
    default="playwright",
    show_default=True,
    help="Separate Chromiums, or your paired Chrome, where every run leaves a tab.",
)
@click.option(
    "--adapter",
    metavar="MODULE:FUNCTION",
    help="Run another agent instead, behind this function; see docs/how-to/bench-another-agent.md.",
)
@click.option(
    "--field",
    "field_folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="With --adapter: the sites in this folder, such as tests/field/small, instead of the scenarios.",
)
@click.option(
    "--cdp-url",
    type=BROWSER_ADDRESS,
    metavar="URL",
    help="One running browser for all runs. Default: each run starts its own.",
)
@click.option(
    "--output-dir",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the runs' records. Default: they are deleted.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@click.pass_context
def command(
    ctx: click.Context,
    design: Literal["ai-led", "agent", "handlers"],
    brain: str,
    model: str | None,
    brain_url: str | None,
    names: tuple[str, ...],
    browser: Literal["playwright", "extension"],
    adapter: str | None,
    field_folder: Path | None,
    cdp_url: str | None,
    output_dir: Path | None,
    as_json: bool,
) -> None:
    """Run a design over the practice scenarios, and report each result.

    Each run gets its own site and a simulated person who approves once. The site's ledger decides, not the run's own
    report: the declared outcome, the declared number of final requests, nothing bought or accepted. A model gets a
    minimal definition, as for an unknown service; the handlers get the bundled one.

    The exit code is 0 when all runs ended as declared, else 1.
    """
    import tempfile
    from contextlib import ExitStack

    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig
    from subterminator.practice import find, scenarios
    from subterminator.wiring.harness import BenchResult, bench

    if cdp_url and browser == "extension":
        raise click.UsageError("--browser extension uses the paired browser: omit --cdp-url.")
    if field_folder and (names or not adapter):
        raise click.UsageError("--field is for --adapter, in place of --scenario.")
    selected = [find(name).name for name in names] or list(scenarios())
    config = AppConfig.load()
    if adapter:
        asked = {"cdp_url": cdp_url, "model": model, "brain_url": brain_url}
        result = run(_bench_agent(adapter, selected, field_folder, config, asked, verbose=not as_json))
        _end(ctx, result, as_json=as_json)
    with ExitStack() as stack:
        folder = output_dir or Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.mkdir(parents=True, exist_ok=True)
        results = bench(
            design,
            brain,
            selected,
            config,
            folder,
            browser=browser,
            cdp_url=cdp_url,
            model=model,
            brain_url=brain_url,
        )
        result = run(
            _report(results, BenchResult(design=design, brain=brain), max(map(len, selected)), verbose=not as_json)
        )
    _end(ctx, result, as_json=as_json)


def _end(ctx: click.Context, result: BenchResult, *, as_json: bool) -> NoReturn:
    """Print the result, if as JSON, and end with its status."""
    import json

    if as_json:
        echo(json.dumps(result.to_dict()))
    ctx.exit(0 if result.success else 1)


async def _bench_agent(
    named: str,
    scenarios: list[str],
    folder: Path | None,
    config: AppConfig,
    asked: Mapping[str, str | None],
    *,
    verbose: bool,
) -> BenchResult:
    """Run another agent over scenarios, or over the field sites of a folder. `asked`: options of `bench_agent`."""
    import sys

    from subterminator.wiring.adapters import BenchSite, PracticeScenario, adapter_named, bench_agent, field_sites
    from subterminator.wiring.harness import BenchResult

    sys.path.insert(0, "")  # as for `python -m`: a module in the present folder
    sites: Sequence[BenchSite] = field_sites(folder) if folder else [PracticeScenario(name) for name in scenarios]
    results = bench_agent(adapter_named(named), sites, config, **asked)
    width = max(len(each.name) for each in sites)
    return await _report(results, BenchResult(design=named, brain="adapter"), width, verbose=verbose)


async def _report(
    results: AsyncIterator[ScenarioResult], result: BenchResult, width: int, *, verbose: bool
) -> BenchResult:
    """Print a line per run and the totals. `width`: characters of the longest scenario name."""
    from subterminator.cli.output import clean

    if verbose:
        echo(f"{'':7}{'scenario':<{width}}  {'outcome':<17}  turns  tokens  refused  seconds")
    async for each in results:
        result.runs.append(each)
        if verbose:
            word = "ok" if each.success else "FAILED"
            echo(
                f"{word:<7}{each.scenario:<{width}}  {each.outcome:<17}  {each.turns:>5}  {each.tokens:>6}  "
                f"{each.refusals:>7}  {each.seconds:>7.1f}"
            )
            if each.why:
                echo(f"{'':7}expected {each.expected}: {clean(each.why, 300)}")
    if verbose:
        totals = result.to_dict()
        echo(
            f"{totals['succeeded']} of {totals['of']} ended as declared; average {totals['turns']} turns, "
            f"{totals['tokens']} tokens; {totals['refusals']} refusals, {totals['seconds']} seconds, "
            f"{totals['total_tokens']} tokens ({totals['cached']} from the cache), "
            f"{_money(totals['cost_usd'])} in total"
        )
    return result


def _money(dollars: float | None) -> str:
    return "cost not known" if dollars is None else f"US$ {dollars:.4f}"
