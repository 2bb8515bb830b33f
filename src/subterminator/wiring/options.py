"""Turns command options into the data of a run: service definition, run spec, practice site."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.extras import require_extra
from subterminator.domain.settings import AppConfig
from subterminator.extension.pairing import Pairing
from subterminator.lexicon.own_languages import FOLDER, use_languages
from subterminator.record.runs import RunSpec
from subterminator.services.address import is_address
from subterminator.services.definition import ServiceDefinition, find, load_file
from subterminator.services.hosts import checked_host
from subterminator.services.schema import checked_plan
from subterminator.wiring.brain import BUNDLED, RULES, plugin
from subterminator.wiring.endpoint import endpoint_address, endpoint_key, endpoint_model

if TYPE_CHECKING:
    from subterminator.practice import PracticeSite

PRACTICE = "practice"
"""Id of the bundled service. Its site runs only during the run."""


@dataclass(frozen=True, kw_only=True)
class CancelOptions:
    """Options of a cancellation."""

    service: str | None = None
    """Id, name, or web address."""
    hosts: tuple[str, ...] = ()
    """Further hosts that the person says belong to the service."""
    plan: str | None = None
    """Name of the plan to cancel, as the account page calls it, where the account has several."""
    service_file: Path | None = None
    scenario: str | None = None
    dry_run: bool = False
    approve: Literal["ask", "deny", "once"] = "ask"
    browser: Literal["playwright", "extension"] = "playwright"
    """playwright: a Chromium to start or attach to. extension: the person's own, paired Chrome."""
    headless: bool | None = None
    cdp_url: str | None = None
    profile_dir: Path | None = None
    browser_path: str | None = None
    output_dir: Path | None = None
    no_input: bool = False
    watch: bool = False
    """Keep a small picture before each action, with a frame around the control."""
    account: str | None = None
    target: Literal["live", "mock"] = "live"
    """mock: use the practice copy of the service."""
    ai_agent: bool = False
    """Use design A's agent, with the handlers as its fallback."""
    ai_led: bool = False
    """Use design B: a model drives the browser with tools."""
    max_turns: int | None = None
    """Call limit of design B. None: 20."""
    brain: str | None = None
    """Decision maker: rules, claude, openai, or one of another package. None: claude for an agent if a key is set, else
    rules."""
    model: str | None = None
    """Model of the brain. None: the model in the settings."""
    brain_url: str | None = None
    """Address of an OpenAI-compatible endpoint. None: that of the settings."""


def definition_of(options: CancelOptions, config: AppConfig) -> ServiceDefinition:
    if options.service is not None:
        named = find(options.service, [config.config_dir / "services"], options.service_file)
    elif options.service_file is not None:
        named = load_file(options.service_file)
    else:
        raise ConfigurationError("no service given: name one, give its web address, or use --service-file FILE")
    return with_plan(with_hosts(named, options.hosts), options.plan)


def with_plan(definition: ServiceDefinition, plan: str | None) -> ServiceDefinition:
    """Copy the definition with the name of the plan to cancel.

    Raises:
        ConfigurationError: the name is no name.
    """
    try:
        return definition if plan is None else replace(definition, plan=checked_plan(plan))
    except ValueError as problem:
        raise ConfigurationError(f"--plan: {problem}") from problem


def with_hosts(definition: ServiceDefinition, hosts: Sequence[str]) -> ServiceDefinition:
    """Copy the definition with further hosts.

    Raises:
        ConfigurationError: one is no host.
    """
    try:
        return replace(definition, hosts=(*definition.hosts, *map(checked_host, hosts))) if hosts else definition
    except ValueError as problem:
        raise ConfigurationError(f"--host: {problem}") from problem


def brain_of(options: CancelOptions, config: AppConfig) -> str:
    """Return the decision maker of the run.

    Raises:
        ConfigurationError: there is none of that name, or it lacks a key, a model or its SDK.
    """
    has_key = config.anthropic_api_key is not None
    brain = options.brain or ("claude" if (options.ai_agent or options.ai_led) and has_key else RULES)
    if options.brain_url and brain != "openai":
        raise ConfigurationError("--brain-url is the address of --brain openai: add that, or omit it")
    if options.brain == "claude" and not has_key:
        raise ConfigurationError("--brain claude needs a key: set ANTHROPIC_API_KEY, or use --brain rules")
    if brain == "claude":
        require_extra("claude", "--brain claude" if options.brain else "Claude, chosen as ANTHROPIC_API_KEY is set,")
    elif brain == "openai":
        require_extra("openai", "--brain openai")
        endpoint_key(endpoint_address(options.brain_url, config), config)
        endpoint_model(options.model, config)
    elif brain != RULES:
        plugin(brain)
    return brain


def model_of(brain: str, options: CancelOptions, config: AppConfig) -> str | None:
    """Return the name of the model that leads; None: the brain chooses."""
    if options.model:
        return options.model
    return config.openai_model if brain == "openai" else config.model if brain in BUNDLED else None


def spec_of(options: CancelOptions, definition: ServiceDefinition, config: AppConfig) -> RunSpec:
    """Return the run's specification: everything a later leg is built from.

    Raises:
        ConfigurationError: conflicting options, a brain or a paired extension that lacks something, or a broken
            language file.
    """
    use_languages(config.config_dir / FOLDER)
    if options.cdp_url is not None and options.profile_dir is not None:
        raise ConfigurationError("--cdp-url attaches to a browser with its own profile: omit --profile-dir")
    if options.ai_agent and options.ai_led:
        raise ConfigurationError("--ai-agent and --experimental-ai-led exclude each other: choose one")
    if options.browser == "extension" and options.watch:
        raise ConfigurationError("--watch is for a browser of the program's own: in your Chrome you see the tab itself")
    if options.browser == "extension":
        Pairing.required(config.data_dir)
    brain = brain_of(options, config)
    return RunSpec(
        run_id=secrets.token_hex(4),
        service=definition.id,
        design="ai-led" if options.ai_led else "agent" if options.ai_agent else "handlers",
        brain=brain,
        created=datetime.now(UTC),
        service_file=str(options.service_file) if options.service_file else None,
        dry_run=options.dry_run,
        account=options.account,
        scenario=_scenario(options, definition),
        options={
            "address": options.service if options.service and is_address(options.service) else None,
            "hosts": list(options.hosts),
            "plan": options.plan,
            "approve": options.approve,
            "browser": options.browser,
            "headless": options.headless,
            "cdp_url": options.cdp_url,
            "profile_dir": str(options.profile_dir) if options.profile_dir else None,
            "browser_path": options.browser_path,
            "target": options.target,
            "model": model_of(brain, options, config),
            "brain_url": endpoint_address(options.brain_url, config) if brain == "openai" else None,
            "max_turns": options.max_turns,
            "watch": options.watch,
        },
    )


def _scenario(options: CancelOptions, definition: ServiceDefinition) -> str | None:
    """Return the scenario of a practice run: the requested one, else the default. None for a real service.

    Raises:
        ConfigurationError: the service has no such scenario.
    """
    bundled = definition.id == PRACTICE and options.service_file is None
    if not bundled and options.target == "live":
        if options.scenario is not None:
            raise ConfigurationError("--scenario belongs to the practice site: use it with --service practice")
        return None
    from subterminator import practice  # noqa: PLC0415 - only for practice runs

    if bundled:
        return practice.find(options.scenario or "straight").name
    twins = [each.name for each in practice.scenarios().values() if each.twin == definition.id]
    if not twins:
        others = ", ".join(sorted({each.twin for each in practice.scenarios().values() if each.twin}))
        raise ConfigurationError(
            f"the practice site has no twin of {definition.id!r}, only of {others}: omit --target mock, or use "
            "--service practice"
        )
    if options.scenario not in {None, *twins}:
        raise ConfigurationError(f"{options.scenario!r} is no twin of {definition.id}: use {' or '.join(twins)}")
    return options.scenario or twins[0]


@asynccontextmanager
async def site_for(
    spec: RunSpec, definition: ServiceDefinition, site: PracticeSite | None = None
) -> AsyncIterator[tuple[ServiceDefinition, str]]:
    """Yield the service and the account's name in the press ledger. A practice site runs meanwhile.

    Args:
        site: a running practice site to use.
    """
    if site is not None:
        yield _at_site(definition, site), spec.account or f"visitor-{secrets.token_hex(4)}"
        return
    if spec.scenario is None:
        yield definition, spec.account or ""
        return
    from subterminator.practice import PracticeSite  # noqa: PLC0415 - a web server, only for practice runs

    async with PracticeSite(spec.scenario) as practice_site:
        # Each site is a new account, unaffected by unsettled presses on earlier ones.
        yield _at_site(definition, practice_site), spec.account or f"visitor-{secrets.token_hex(4)}"


def _at_site(definition: ServiceDefinition, site: PracticeSite) -> ServiceDefinition:
    """Return the definition with the practice site's address and hosts."""
    return replace(definition.at(site.base_url), hosts=site.hosts)
