"""`subterminator cancel`: turns options into one run."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.browser_address import BROWSER_ADDRESS
from subterminator.cli.echo import echo
from subterminator.cli.opposites import Opposites

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import ServiceDefinition

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)


def _complete_service(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """List service ids with this prefix, for shell completion."""
    from subterminator.cli.services import known_services
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.settings import AppConfig

    try:
        return [service.id for service in known_services(AppConfig.load()) if service.id.startswith(incomplete)]
    except ConfigurationError:  # reported by the command itself, not during completion
        return []


def complete_scenario(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """List practice scenarios with this prefix, for shell completion."""
    from subterminator.practice import scenarios

    return [name for name in scenarios() if name.startswith(incomplete)]


def complete_brain(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """List brains with this prefix, for shell completion."""
    from subterminator.wiring.brain import known_brains

    return [name for name in known_brains() if name.startswith(incomplete)]


@click.command("cancel")
@click.argument("named", metavar="[SERVICE]", required=False, shell_complete=_complete_service)
@click.option("--service", metavar="SERVICE", shell_complete=_complete_service, help="The same as an option.")
@click.option("--service-file", type=FILE, help="Your own service definition file.")
@click.option(
    "--host",
    "hosts",
    metavar="HOST",
    multiple=True,
    help="Further host that belongs to the service, such as that of its billing portal. Can be repeated.",
)
@click.option(
    "--target",
    type=click.Choice(["live", "mock"]),
    default="live",
    show_default=True,
    help="The real service, or a practice copy of its pages on this machine.",
)
@click.option(
    "--scenario",
    metavar="NAME",
    shell_complete=complete_scenario,
    help="Behaviour of the practice site, with --service practice or --target mock; see `subterminator practice list`.",
)
@click.option(
    "--account", metavar="NAME", help="Account owner. If the page shows another e-mail address, nothing is pressed."
)
@click.option(
    "--plan", metavar="NAME", help="Plan to cancel, as the account page calls it, if the account has several."
)
@click.option("--dry-run", is_flag=True, help="Stop before the final press.")
@click.option(
    "--approve",
    type=click.Choice(["ask", "deny", "once"]),
    default="ask",
    show_default=True,
    help="Approval of the final press: ask you, always deny, or approve exactly one press in advance.",
)
@click.option(
    "--ai-agent",
    is_flag=True,
    help="Let an agent plan each step from the page, instead of from the service definition.",
)
@click.option(
    "--experimental-ai-led",
    "ai_led",
    is_flag=True,
    help="Let a model drive the browser with seven tools, one call per turn. Guard and approval stay the same.",
)
@click.option("--max-turns", type=click.IntRange(1, 200), help="Maximum calls of --experimental-ai-led. Default: 20.")
@click.option(
    "--brain",
    metavar="NAME",
    shell_complete=complete_brain,
    help="Who decides: `rules`, offline; `claude` (needs ANTHROPIC_API_KEY) or `openai` (any OpenAI-compatible "
    "endpoint, also on this machine), which receive page texts and screenshots; or one of another package. "
    "Default with an agent: claude if a key is set. Without an agent, a model only names unrecognised pages.",
)
@click.option("--model", metavar="NAME", help="Model of the brain. Default: see `subterminator doctor`.")
@click.option(
    "--brain-url",
    metavar="URL",
    help="Endpoint of --brain openai, like http://127.0.0.1:11434/v1 of Ollama. Default: OPENAI_BASE_URL.",
)
@click.option(
    "--browser",
    type=click.Choice(["playwright", "extension"]),
    default="playwright",
    show_default=True,
    help="A separate Chromium, or your own Chrome where you are signed in; see `subterminator extension pair`.",
)
@click.option(
    "--headless/--headed",
    cls=Opposites,
    default=None,
    help="Without or with a window, which stays open while you are needed. Default: a window, if there is a screen.",
)
@click.option(
    "--cdp-url",
    type=BROWSER_ADDRESS,
    metavar="URL",
    help="Use a browser that runs with --remote-debugging-port and a --user-data-dir of its own. It stays open.",
)
@click.option("--profile-dir", type=FOLDER, help="Keep the browser profile in this folder, so that your sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="Chromium to start. Default: found automatically.")
@click.option("--output-dir", type=FOLDER, help="Folder for the run's record. Default: see `subterminator doctor`.")
@click.option(
    "--watch",
    is_flag=True,
    help="Show a small picture before each step, with a frame around the control; the report replays them.",
)
@click.option("--no-input", is_flag=True, help="Never ask, even in a terminal.")
@click.option("--plain", is_flag=True, help="Plain lines without colour or animation.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@click.option("--verbose", "-v", is_flag=True, help="Print every journal event with its reasons.")
@click.pass_context
def command(
    ctx: click.Context, /, named: str | None, plain: bool, as_json: bool, verbose: bool, **parameters: Any
) -> None:
    """Cancel one subscription.

    SERVICE is the address of its site (example.com, https://example.com/account), or an id or name of `subterminator
    services list`. Without it you choose.

    It opens the account page, finds the cancellation, declines offers, and stops before the final press. There it asks
    you: only the typed word "confirm" approves. Afterwards it opens the account page again, reads the result, and saves
    the proof. If a sign-in is needed, you do it yourself in the window.

    \b
    Try it on the practice site first, then up to the last step:
      subterminator cancel example.com
      subterminator cancel practice
      subterminator cancel --service netflix --target mock
      subterminator cancel --service netflix --dry-run
      subterminator cancel --service practice --ai-agent --brain rules

    \b
    Exit codes:
      0  cancelled, or nothing had to be sent    5  not possible online
      1  not cancelled                           6  a person was needed
      2  wrong usage                             7  check your account
      3  you said no, or interrupted             8  kept by an offer
      4  billed elsewhere                        9  something is missing

    Resume an interrupted run with `subterminator runs resume`.
    """
    parameters["service"] = _one_service(named, parameters["service"])
    _check_conflicts(parameters)
    from subterminator import wiring
    from subterminator.cli.run_command import run_cancellation
    from subterminator.domain.settings import AppConfig

    if parameters["profile_dir"]:
        _create_profile_folder(parameters["profile_dir"])
    config = AppConfig.load(**{name: parameters[name] for name in ("headless", "browser_path", "output_dir")})
    parameters["service"] = parameters["service"] or _choose_service(config, parameters, ask=not as_json)
    options = wiring.CancelOptions(**{field.name: parameters[field.name] for field in fields(wiring.CancelOptions)})
    run_cancellation(
        ctx,
        lambda person, listener: wiring.cancel(options, config, person, listener),
        config,
        no_input=parameters["no_input"],
        plain=plain,
        as_json=as_json,
        verbose=verbose,
    )


def _one_service(named: str | None, option: str | None) -> str | None:
    """Return the service, named by the argument or the option."""
    if named is not None and option is not None and named != option:
        raise click.UsageError(f"Two services given, {named!r} and {option!r}: choose one.")
    return named if named is not None else option


def _check_conflicts(parameters: dict[str, Any]) -> None:
    """Reject conflicting options before anything starts."""
    if parameters["cdp_url"] and (
        parameters["profile_dir"] or parameters["browser_path"] or parameters["headless"] is not None
    ):
        raise click.UsageError("--cdp-url uses a running browser: omit --profile-dir, --browser-path and --headless.")
    if parameters["browser"] == "extension" and (
        parameters["cdp_url"]
        or parameters["profile_dir"]
        or parameters["browser_path"]
        or parameters["headless"] is not None
    ):
        raise click.UsageError(
            "--browser extension uses your own browser: omit --cdp-url, --profile-dir, --browser-path, --headless."
        )
    if parameters["scenario"] and parameters["service"] != "practice" and parameters["target"] != "mock":
        raise click.UsageError("--scenario is for the practice site: add --service practice, or --target mock.")
    if parameters["ai_agent"] and parameters["ai_led"]:
        raise click.UsageError("--ai-agent and --experimental-ai-led exclude each other: choose one.")
    if parameters["max_turns"] and not parameters["ai_led"]:
        raise click.UsageError("--max-turns needs --experimental-ai-led.")
    if parameters["model"] and parameters["brain"] == "rules":
        raise click.UsageError("--model is for a brain with models: omit it, or use --brain claude or openai.")
    if parameters["brain_url"] and parameters["brain"] != "openai":
        raise click.UsageError("--brain-url is the address of --brain openai: add that, or omit it.")


def _create_profile_folder(profile: Path) -> None:
    """Create a profile folder for its owner only, before a run starts that could not use it."""
    from subterminator.domain.files import one_line_errors

    with one_line_errors("keep a profile", profile):
        profile.mkdir(mode=0o700, parents=True, exist_ok=True)


def _choose_service(config: AppConfig, parameters: dict[str, Any], *, ask: bool) -> str:
    """Return the id of the person's own definition, or their choice: from a numbered list, or typed."""
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import terminal
    from subterminator.cli.services import known_services
    from subterminator.services.definition import load_file

    if parameters["service_file"]:
        return load_file(parameters["service_file"]).id
    if not ask or parameters["no_input"] or terminal() is None:
        raise click.UsageError("No service given: give the address of its site, like example.com. Try: practice.")
    services = known_services(config)
    listed = [(service.id, f"{clean(service.name, 40)} ({service.id})") for service in services]
    listed += [(address, f"{clean(address)}, as before") for address in _earlier_addresses(config, services)]
    for number, (_, shown) in enumerate(listed, start=1):
        echo(f"{number:>3}  {shown}")

    def choice(typed: str) -> str:
        if not typed.strip().isdigit():
            return _named(typed.strip(), config)
        if not 1 <= int(typed) <= len(listed):
            raise click.BadParameter(f"the list has {len(listed)} services.")
        return listed[int(typed) - 1][0]

    return str(click.prompt("Which one? Its number or name, or the address of another site", value_proc=choice))


def _named(typed: str, config: AppConfig) -> str:
    """Return what was typed, if it names a service or is an address; else it is asked for again.

    Raises:
        BadParameter: it is neither.
    """
    from subterminator.domain.errors import ConfigurationError
    from subterminator.services.definition import find

    try:
        find(typed, [config.config_dir / "services"])
    except ConfigurationError as error:
        raise click.BadParameter(str(error)) from error
    return typed


def _earlier_addresses(config: AppConfig, services: list[ServiceDefinition]) -> list[str]:
    """List the addresses of earlier runs that no definition covers, the last one used first, each host once."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.runs import list_runs
    from subterminator.services.address import definition_at

    covered = {host for service in services for host in service.hosts}
    addresses = []
    for run in list_runs(config.output_dir):
        try:
            address = str((run.spec.options.get("address") if run.spec else None) or "")
            hosts = set(definition_at(address).hosts) if address else set()
        except ConfigurationError:  # of a version that took other addresses
            continue
        if hosts and not hosts & covered:
            addresses.append(address)
        covered |= hosts
    return addresses
