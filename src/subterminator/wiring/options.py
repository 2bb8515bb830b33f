"""What the person asked for, made into what a run needs: its service, its spec, the site that it practises on."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.extension.pairing import Pairing
from subterminator.record.runs import RunSpec
from subterminator.services.definition import ServiceDefinition, find, load_file

if TYPE_CHECKING:
    from subterminator.practice import PracticeSite

PRACTICE = "practice"
"""The bundled service: its site is started for the run and stopped after it."""


@dataclass(frozen=True, kw_only=True)
class CancelOptions:
    """What the person asked for."""

    service: str | None = None
    service_file: Path | None = None
    scenario: str | None = None
    dry_run: bool = False
    approve: Literal["ask", "deny", "once"] = "ask"
    browser: Literal["playwright", "extension"] = "playwright"
    """playwright: a Chromium that is started or attached to. extension: the person's own Chrome, once paired."""
    headless: bool | None = None
    cdp_url: str | None = None
    profile_dir: Path | None = None
    browser_path: str | None = None
    output_dir: Path | None = None
    no_input: bool = False
    account: str | None = None
    target: Literal["live", "mock"] = "live"
    """mock: the service's definition is sent to its practice twin."""
    ai_agent: bool = False
    """Design A's agent walks, with the brain; the handlers are what it falls back on."""
    ai_led: bool = False
    """Design B: a conversation drives the browser by its tools."""
    max_turns: int | None = None
    """Of design B: how many calls a conversation may take. None: 20."""
    brain: Literal["claude", "rules"] | None = None
    """Who decides. None: claude for an agent where a key is set, else rules."""
    model: str | None = None
    """Of Claude. None: the one of the settings."""


def definition_of(options: CancelOptions, config: AppConfig) -> ServiceDefinition:
    if options.service is not None:
        return find(options.service, [config.config_dir / "services"], options.service_file)
    if options.service_file is not None:
        return load_file(options.service_file)
    raise ConfigurationError("no service was named: use --service ID, or --service-file FILE")


def brain_of(options: CancelOptions, config: AppConfig) -> Literal["claude", "rules"]:
    """Who decides in this run.

    Raises:
        ConfigurationError: Claude is asked for and there is no key.
    """
    has_key = config.anthropic_api_key is not None
    if options.brain == "claude" and not has_key:
        raise ConfigurationError("--brain claude needs a key: set ANTHROPIC_API_KEY, or use --brain rules")
    return options.brain or ("claude" if (options.ai_agent or options.ai_led) and has_key else "rules")


def spec_of(options: CancelOptions, definition: ServiceDefinition, config: AppConfig) -> RunSpec:
    """What the run's journal holds of it: all that a later leg is built from.

    Raises:
        ConfigurationError: options that do not go together, a brain without its key, an extension that is not paired.
    """
    if options.cdp_url is not None and options.profile_dir is not None:
        raise ConfigurationError("--cdp-url attaches to a browser with its own profile: leave --profile-dir out")
    if options.browser == "extension":
        Pairing.known(config.data_dir)
    return RunSpec(
        run_id=secrets.token_hex(4),
        service=definition.id,
        design="orchestrator" if options.ai_led else "agent" if options.ai_agent else "engine",
        brain=brain_of(options, config),
        created=datetime.now(UTC),
        service_file=str(options.service_file) if options.service_file else None,
        dry_run=options.dry_run,
        account=options.account,
        scenario=_scenario(options, definition),
        options={
            "approve": options.approve,
            "browser": options.browser,
            "headless": options.headless,
            "cdp_url": options.cdp_url,
            "profile_dir": str(options.profile_dir) if options.profile_dir else None,
            "browser_path": options.browser_path,
            "target": options.target,
            "model": options.model or config.model,
            "max_turns": options.max_turns,
        },
    )


def _scenario(options: CancelOptions, definition: ServiceDefinition) -> str | None:
    """Of the practice site, where the run goes to one: what was asked for, else the straight one, or the twin.

    Raises:
        ConfigurationError: the service has no such scenario.
    """
    bundled = definition.id == PRACTICE and options.service_file is None
    if not bundled and options.target == "live":
        if options.scenario is not None:
            raise ConfigurationError("--scenario belongs to the practice site: use it with --service practice")
        return None
    from subterminator import practice  # noqa: PLC0415 - what real runs do not need

    if bundled:
        return practice.find(options.scenario or "straight").name
    twins = [each.name for each in practice.scenarios().values() if each.twin == definition.id]
    if not twins:
        others = ", ".join(sorted({each.twin for each in practice.scenarios().values() if each.twin}))
        raise ConfigurationError(
            f"the practice site has no twin of {definition.id!r}, only of {others}: leave --target mock out, or use "
            "--service practice"
        )
    if options.scenario not in {None, *twins}:
        raise ConfigurationError(f"{options.scenario!r} is no twin of {definition.id}: use {' or '.join(twins)}")
    return options.scenario or twins[0]


@asynccontextmanager
async def site_for(
    spec: RunSpec, definition: ServiceDefinition, site: PracticeSite | None = None
) -> AsyncIterator[tuple[ServiceDefinition, str]]:
    """The service and the account's name in the press ledger; where a run practises, the site is up meanwhile.

    `site`: one that is up already, to practise on.
    """
    if site is not None:
        yield _moved(definition, site), spec.account or f"visitor-{secrets.token_hex(4)}"
        return
    if spec.scenario is None:
        yield definition, spec.account or ""
        return
    from subterminator.practice import PracticeSite  # noqa: PLC0415 - a web server, which real runs do not need

    async with PracticeSite(spec.scenario) as fresh:
        # Each site is a new account: what an earlier one left unsettled says nothing about it.
        yield _moved(definition, fresh), spec.account or f"visitor-{secrets.token_hex(4)}"


def _moved(definition: ServiceDefinition, site: PracticeSite) -> ServiceDefinition:
    """The definition, sent to a practice site: its host, and that of its frames where it has one."""
    return replace(definition.at(site.base_url), hosts=site.hosts)
