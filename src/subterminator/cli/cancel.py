"""`subterminator cancel`: options in, one run, its end out."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from subterminator.utils.config import AppConfig

__all__ = ["command"]

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)


@click.command("cancel")
@click.option("--service", metavar="ID", help="What to cancel. Without it you choose from a list. Try: practice.")
@click.option("--service-file", type=FILE, help="A service definition of your own.")
@click.option("--scenario", metavar="NAME", help="How the practice site behaves; see `subterminator practice list`.")
@click.option("--account", metavar="NAME", help="Stop unless this account is the one that is signed in.")
@click.option("--dry-run", is_flag=True, help="Walk up to the final control and leave it alone.")
@click.option(
    "--approve",
    type=click.Choice(["ask", "deny", "once"]),
    default="ask",
    show_default=True,
    help="Who gives the yes for the final press: you are asked, nobody, or given now for exactly one press.",
)
@click.option(
    "--headless/--headed", default=None, help="Without or with a window. Default: a window where there is a screen."
)
@click.option("--cdp-url", metavar="URL", help="Use a browser of yours that runs with remote debugging.")
@click.option("--profile-dir", type=FOLDER, help="Keep the browser's profile here, so that a sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="The Chromium to start. Default: searched for.")
@click.option("--output-dir", type=FOLDER, help="Where the record of the run goes.")
@click.option("--no-input", is_flag=True, help="Never ask anything, even at a terminal.")
@click.option("--plain", is_flag=True, help="Plain lines, no colour, nothing moving.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output and nothing else.")
@click.option("--verbose", "-v", is_flag=True, help="Tell every event.")
@click.pass_context
def command(ctx: click.Context, /, plain: bool, as_json: bool, verbose: bool, **given: Any) -> None:
    """Cancel one subscription.

    You are asked once, before the press that cannot be taken back; only the typed word "confirm" is a yes. The exit
    code tells how it ended: 0 cancelled, 1 not cancelled, 3 you said no, 4 billed elsewhere, 5 not possible online,
    6 a person was needed, 7 look at your account, 8 kept by an offer, 9 something is missing.
    """
    _check(given)
    from subterminator import wiring
    from subterminator.cli.output import Show
    from subterminator.cli.prompts import TerminalPerson, terminal
    from subterminator.cli.running import run
    from subterminator.utils.config import AppConfig

    config = AppConfig.load(**{name: given[name] for name in ("headless", "browser_path", "output_dir")})
    typed = None if given["no_input"] else terminal()
    given["service"] = given["service"] or _service(
        config, given["service_file"], ask=typed is not None and not as_json
    )
    options = wiring.CancelOptions(**{field.name: given[field.name] for field in fields(wiring.CancelOptions)})
    with Show(Show.mode_for(plain=plain, as_json=as_json), verbose=verbose) as show:
        person = TerminalPerson(show, typed, config.output_dir)
        summary = run(wiring.cancel(options, config, person, show.event))
    show.summary(summary)
    ctx.exit(summary.outcome.exit_code)


def _check(given: dict[str, Any]) -> None:
    """What excludes each other, before anything starts."""
    if given["cdp_url"] and (given["profile_dir"] or given["browser_path"] or given["headless"] is not None):
        raise click.UsageError(
            "--cdp-url uses a browser that runs already: leave out --profile-dir, --browser-path and --headless."
        )
    if given["scenario"] and given["service"] != "practice":
        raise click.UsageError("--scenario is for the practice site: add --service practice.")


def _service(config: AppConfig, file: Path | None, *, ask: bool) -> str:
    """The id in the person's own definition, or the one they pick from a numbered list."""
    from subterminator.cli.output import clean
    from subterminator.cli.services import known
    from subterminator.services.definition import load_file

    if file:
        return load_file(file).id
    if not ask:
        raise click.UsageError("Say what to cancel: --service ID, or --service-file FILE. Try: --service practice.")
    services = known(config)
    for number, service in enumerate(services, start=1):
        click.echo(f"{number:>3}  {clean(service.name, 40)} ({service.id})")
    return services[click.prompt("Which one", type=click.IntRange(1, len(services))) - 1].id
