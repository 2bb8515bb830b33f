"""`subterminator cancel`: options in, one run, its end out."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig

__all__ = ["command", "scenario_names"]

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)


def _services(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """For shell completion: the ids that go on from what was typed."""
    from subterminator.cli.services import known
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.settings import AppConfig

    try:
        return [service.id for service in known(AppConfig.load()) if service.id.startswith(begun)]
    except ConfigurationError:  # the command itself says so; a shell that completes must not
        return []


def scenario_names(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """For shell completion: the practice scenarios that go on from what was typed."""
    from subterminator.practice import scenarios

    return [name for name in scenarios() if name.startswith(begun)]


@click.command("cancel")
@click.option(
    "--service",
    metavar="ID",
    shell_complete=_services,
    help="What to cancel; `subterminator services list` names them. Without it you choose from a list.",
)
@click.option("--service-file", type=FILE, help="A service definition of your own, whether or not it is installed.")
@click.option(
    "--target",
    type=click.Choice(["live", "mock"]),
    default="live",
    show_default=True,
    help="Where it goes: the service itself, or a copy of its pages on this machine, to see what would happen.",
)
@click.option(
    "--scenario",
    metavar="NAME",
    shell_complete=scenario_names,
    help="How the practice site behaves, for --service practice or --target mock; see `subterminator practice list`.",
)
@click.option(
    "--account", metavar="NAME", help="Whose it is. Where the page shows another e-mail address, nothing is pressed."
)
@click.option("--dry-run", is_flag=True, help="Walk up to the final control and leave it alone.")
@click.option(
    "--approve",
    type=click.Choice(["ask", "deny", "once"]),
    default="ask",
    show_default=True,
    help="Who gives the yes for the final press: you are asked, nobody, or given now for exactly one press.",
)
@click.option(
    "--ai-agent",
    is_flag=True,
    help="Let an agent plan each step by looking at the page, instead of by what is known of the service.",
)
@click.option(
    "--experimental-ai-led",
    "ai_led",
    is_flag=True,
    help="Let a model drive the browser by seven tools, one call a turn, with the same guard and the same yes.",
)
@click.option("--max-turns", type=click.IntRange(1, 200), help="Of --experimental-ai-led: calls at most. Default: 20.")
@click.option(
    "--brain",
    type=click.Choice(["claude", "rules"]),
    default=None,
    help="Who plans: Claude (needs ANTHROPIC_API_KEY; pages and pictures of them are sent to it), or rules that need "
    "no network. Default with an agent: claude where a key is set. Without one, claude is shown pages nobody knows.",
)
@click.option("--model", metavar="NAME", help="Which Claude. Default: see `subterminator doctor`.")
@click.option(
    "--browser",
    type=click.Choice(["playwright", "extension"]),
    default="playwright",
    show_default=True,
    help="A Chromium of the program's own, or your Chrome where you are signed in; see `subterminator extension pair`.",
)
@click.option(
    "--headless/--headed",
    default=None,
    help="Without or with a window. A window stays open while you are needed. Default: one where there is a screen.",
)
@click.option("--cdp-url", metavar="URL", help="Use a browser of yours that runs with remote debugging; it stays open.")
@click.option("--profile-dir", type=FOLDER, help="Keep the browser's profile here, so that a sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="The Chromium to start. Default: searched for.")
@click.option(
    "--output-dir", type=FOLDER, help="Where the record of the run goes. Default: see `subterminator doctor`."
)
@click.option("--no-input", is_flag=True, help="Never ask anything, even at a terminal.")
@click.option("--plain", is_flag=True, help="Plain lines, no colour, nothing moving.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output and nothing else.")
@click.option("--verbose", "-v", is_flag=True, help="Tell every event as it is written down, with its reasons.")
@click.pass_context
def command(ctx: click.Context, /, plain: bool, as_json: bool, verbose: bool, **given: Any) -> None:
    """Cancel one subscription.

    It opens the account page, finds the way to the end, declines what is offered instead, and stops before the press
    that cannot be taken back. There you are asked; only the typed word "confirm" is a yes. Afterwards it opens the
    account page afresh, reads it, and keeps the proof. If you have to sign in, you do that yourself in the window.

    \b
    Try it first on the practice site, then up to the last step:
      subterminator cancel --service practice
      subterminator cancel --service netflix --target mock
      subterminator cancel --service netflix --dry-run
      subterminator cancel --service practice --ai-agent --brain rules

    \b
    The exit code tells how it ended:
      0  cancelled, or nothing had to be sent    5  not possible online
      1  not cancelled                           6  a person was needed
      2  the command line made no sense          7  look at your account
      3  you said no, or interrupted             8  kept by an offer
      4  billed elsewhere                        9  something is missing

    What is left of a run that was cut short, `subterminator runs resume` finishes.
    """
    _check(given)
    from subterminator import wiring
    from subterminator.cli.run_command import play
    from subterminator.domain.settings import AppConfig

    if given["profile_dir"]:
        _make(given["profile_dir"])
    config = AppConfig.load(**{name: given[name] for name in ("headless", "browser_path", "output_dir")})
    given["service"] = given["service"] or _service(config, given, ask=not as_json)
    options = wiring.CancelOptions(**{field.name: given[field.name] for field in fields(wiring.CancelOptions)})
    play(
        ctx,
        lambda person, tell: wiring.cancel(options, config, person, tell),
        config,
        no_input=given["no_input"],
        plain=plain,
        as_json=as_json,
        verbose=verbose,
    )


def _check(given: dict[str, Any]) -> None:
    """What excludes each other, before anything starts."""
    if given["cdp_url"] and (given["profile_dir"] or given["browser_path"] or given["headless"] is not None):
        raise click.UsageError(
            "--cdp-url uses a browser that runs already: leave out --profile-dir, --browser-path and --headless."
        )
    if given["browser"] == "extension" and (
        given["cdp_url"] or given["profile_dir"] or given["browser_path"] or given["headless"] is not None
    ):
        raise click.UsageError(
            "--browser extension uses your own browser: leave out --cdp-url, --profile-dir, --browser-path, --headless."
        )
    if given["scenario"] and given["service"] != "practice" and given["target"] != "mock":
        raise click.UsageError("--scenario is for the practice site: add --service practice, or --target mock.")
    if given["ai_agent"] and given["ai_led"]:
        raise click.UsageError("--ai-agent and --experimental-ai-led are two ways to walk: choose one.")
    if given["max_turns"] and not given["ai_led"]:
        raise click.UsageError("--max-turns belongs to --experimental-ai-led.")
    if given["model"] and given["brain"] == "rules":
        raise click.UsageError("--model names which Claude decides: leave it out, or use --brain claude.")
    if given["cdp_url"] and not given["cdp_url"].startswith(("http://", "https://", "ws://", "wss://")):
        raise click.UsageError(f"--cdp-url is an address like http://127.0.0.1:9222, not {given['cdp_url']!r}.")


def _make(profile: Path) -> None:
    """The folder for a profile, readable by its owner only, before a run is begun that could not use it."""
    from subterminator.domain.files import one_line_errors

    with one_line_errors("keep a profile", profile):
        profile.mkdir(mode=0o700, parents=True, exist_ok=True)


def _service(config: AppConfig, given: dict[str, Any], *, ask: bool) -> str:
    """The id in the person's own definition, or the one they pick from a numbered list."""
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import terminal
    from subterminator.cli.services import known
    from subterminator.services.definition import load_file

    if given["service_file"]:
        return load_file(given["service_file"]).id
    if not ask or given["no_input"] or terminal() is None:
        raise click.UsageError("Say what to cancel: --service ID, or --service-file FILE. Try: --service practice.")
    services = known(config)
    for number, service in enumerate(services, start=1):
        echo(f"{number:>3}  {clean(service.name, 40)} ({service.id})")
    return services[click.prompt("Which one", type=click.IntRange(1, len(services))) - 1].id
