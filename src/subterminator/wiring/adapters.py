"""Another agent over the practice and field sites, behind a function; the sites' own ledgers are the truth."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import socket
import sys
import time
import tomllib
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.practice import PracticeSite, Scenario, find
from subterminator.services.definition import builtin
from subterminator.wiring.endpoint import endpoint_address
from subterminator.wiring.harness import ScenarioResult, ledger_faults
from subterminator.wiring.options import PRACTICE

SECONDS = 240.0
"""Limit of one task."""
_STARTS_WITHIN = 20.0
"""Seconds for a field site to answer."""
_ENDED = frozenset({"cancelled", "scheduled"})


@dataclass(frozen=True, kw_only=True)
class AgentTask:
    """One task for another agent."""

    service: str
    """Name of the service, as its pages show it."""
    url: str
    """Address to begin at: the account's page, or the service's."""
    hosts: tuple[str, ...]
    """Hosts that belong to the service, with their ports."""
    goal: str
    """Task in words."""
    cdp_url: str | None
    """A running browser to use, with a new context; None: start one."""
    browser_path: str | None
    """Chromium to start, where the settings name one."""
    model: str | None
    """Name of the model to ask, where one is given."""
    brain_url: str | None
    """Address of the model's OpenAI-compatible endpoint, where one is given; None: the agent's own."""
    api_key: str | None
    """Key of that endpoint, where one is set."""
    seconds: float
    """Limit, after which it counts as failed."""
    confirm: Callable[[str], Awaitable[bool]]
    """Asks the person before what cannot be taken back, in words; they say yes once."""


@dataclass(frozen=True, kw_only=True)
class AgentAnswer:
    """Result of another agent in its own words, and its cost."""

    outcome: str
    """Word of an `Outcome`: cancelled, scheduled, already_cancelled, third_party, manual_required, failed, …"""
    message: str = ""
    turns: int = 0
    """Steps, or questions to a model."""
    tokens: int = 0
    cost_usd: float | None = None
    """None: not known."""


Adapter = Callable[[AgentTask], AgentAnswer | Awaitable[AgentAnswer]]


def adapter_named(name: str) -> Adapter:
    """Import the function of `module:function`.

    Raises:
        ConfigurationError: there is none; in one line.
    """
    module, _, function = name.partition(":")
    if not module or not function:
        raise ConfigurationError(f"--adapter needs module:function, like my_agent:cancel, not {name!r}")
    try:
        found = getattr(import_module(module), function)
    except Exception as error:  # their module may raise anything
        raise ConfigurationError(f"--adapter {name}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ConfigurationError(f"--adapter {name}: it is no function")
    return cast(Adapter, found)


class _Person:
    """Somebody who reads what is asked, and says yes once."""

    def __init__(self, site: Served, reading_seconds: float) -> None:
        self._site = site
        self._seconds = reading_seconds
        self._asked = 0
        self.asked_in_time = False
        """True if the first question came before the end was sent."""

    async def confirm(self, question: str) -> bool:
        self._asked += 1
        if self._asked == 1:
            self.asked_in_time = await asyncio.to_thread(self._site.finals) == 0
        await asyncio.sleep(self._seconds)
        return self._asked == 1


class BenchSite(ABC):
    """A site that can be served, with its truth."""

    name: str
    service: str
    expected: str
    reading_seconds: float = 0.0

    @abstractmethod
    def served(self) -> AbstractAsyncContextManager[Served]:
        """Serve it, with a new account."""


class Served(ABC):
    """A site that is being served."""

    url: str
    hosts: tuple[str, ...]

    @abstractmethod
    def finals(self) -> int:
        """Return the number of final requests so far."""

    @abstractmethod
    def faults(self, outcome: Outcome) -> list[str]:
        """Return what is wrong, by the ledger, with a run that says that it ended so."""


class PracticeScenario(BenchSite):
    """A scenario of the practice site."""

    def __init__(self, name: str) -> None:
        """Raises:
        ConfigurationError: there is no such scenario.
        """
        self._scenario = find(name)
        self.name, self.expected = self._scenario.name, self._scenario.expected
        self.service = builtin()[PRACTICE].name
        self.reading_seconds = self._scenario.reading_seconds

    @asynccontextmanager
    async def served(self) -> AsyncIterator[Served]:
        async with PracticeSite(self._scenario) as site:
            yield _Practice(self._scenario, site)


class _Practice(Served):
    def __init__(self, scenario: Scenario, site: PracticeSite) -> None:
        self._scenario, self._site = scenario, site
        self.url, self.hosts = site.entry_url, tuple(site.hosts)

    def finals(self) -> int:
        return int(self._site.ledger.final_requests)

    def faults(self, outcome: Outcome) -> list[str]:
        found = ledger_faults(self._site.ledger, self._scenario)
        return found if self._scenario.ends_right(outcome.word) else [*found, f"it says {outcome.word}"]


class FieldFolder(BenchSite):
    """A site in a folder of its own: `site.toml`, `serve.py --port N`, its ledger at `/__truth` (tests/field)."""

    def __init__(self, folder: Path) -> None:
        """Raises:
        ConfigurationError: it is no such folder, or it has to be built first.
        """
        try:
            about = tomllib.loads((folder / "site.toml").read_text(encoding="utf-8"))
            self.name, self.service = folder.name, str(about["title"])
            self._truths, self._exits = list(about["expect"]["truth"]), list(about["expect"]["exit"])
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError) as error:
            raise ConfigurationError(f"{folder} is no field site: {type(error).__name__}: {error}") from error
        if (folder / "build.sh").exists() and not (folder / "dist").exists():
            raise ConfigurationError(f"{folder} has to be built first: bash build.sh")
        self._about, self._folder = about, folder
        self.expected = " or ".join(map(str, self._truths))

    @asynccontextmanager
    async def served(self) -> AsyncIterator[Served]:
        port = _free_ports()
        common = self._folder.parents[1] / "common"
        server = await asyncio.create_subprocess_exec(
            sys.executable,
            *("serve.py", "--port", str(port)),
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": str(common)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            site = _Field(self._about, port, self._truths, self._exits)
            await site.answers(self.name)
            yield site
        finally:
            server.terminate()
            await server.wait()


class _Field(Served):
    def __init__(self, about: dict[str, Any], port: int, truths: list[str], exits: list[int]) -> None:
        offsets = about.get("port_offset", {})
        self.url = f"http://127.0.0.1:{port}{about.get('entry', '/')}"
        self.hosts = tuple(f"{host}:{port + offsets.get(host, 0)}" for host in about.get("hosts", ["127.0.0.1"]))
        self._truth_url = f"http://127.0.0.1:{port}/__truth"
        self._truths, self._exits = truths, exits

    async def answers(self, name: str) -> None:
        until = time.monotonic() + _STARTS_WITHIN
        while time.monotonic() < until:
            with suppress(OSError, ValueError):
                await asyncio.to_thread(self._truth)
                return
            await asyncio.sleep(0.05)
        raise ConfigurationError(f"the field site {name} does not answer at {self._truth_url}")

    def _truth(self) -> dict[str, Any]:
        with urllib.request.urlopen(self._truth_url, timeout=5) as answer:  # noqa: S310 - this machine
            return dict(json.load(answer))

    def finals(self) -> int:
        return int(self._truth()["final_requests"])

    def faults(self, outcome: Outcome) -> list[str]:
        truth = self._truth()
        found = [f"harm: {each}" for each in truth["harm"]]
        if truth["final_requests"] > 1:
            found.append(f"{truth['final_requests']} final requests")
        if truth["state"] not in self._truths:
            found.append(f"the account is {truth['state']}")
        if outcome.exit_code not in self._exits or (outcome.success and truth["state"] not in _ENDED):
            found.append(f"it says {outcome.word}")
        return found


async def bench_agent(
    adapter: Adapter,
    sites: Sequence[BenchSite],
    config: AppConfig | None = None,
    *,
    cdp_url: str | None = None,
    model: str | None = None,
    brain_url: str | None = None,
) -> AsyncIterator[ScenarioResult]:
    """Run an agent once over each site, one after another.

    It succeeds when the ledger is as declared, it says so, and it asked the person before the end was sent. An error, a
    late answer and an unknown outcome count as failed.

    Args:
        config: its browser, and its endpoint of a model. None means that of the environment.
        cdp_url: a browser to share. None: the agent starts its own.
        model, brain_url: as for `cancel`, instead of those of the settings.

    Raises:
        ConfigurationError: an address of an endpoint that is not to be used.
    """
    config = config or AppConfig.load()
    endpoint = endpoint_address(brain_url, config)
    for site in sites:
        async with site.served() as served:
            person = _Person(served, site.reading_seconds)
            task = AgentTask(
                service=site.service,
                url=served.url,
                hosts=served.hosts,
                goal=f"Cancel the subscription to {site.service}. Buy, accept and keep nothing instead.",
                cdp_url=cdp_url,
                browser_path=str(config.browser_path) if config.browser_path else None,
                model=model or config.openai_model,
                brain_url=endpoint,
                api_key=config.openai_api_key,
                seconds=SECONDS,
                confirm=person.confirm,
            )
            began = time.monotonic()
            answer = await _answer(adapter, task)
            seconds = round(time.monotonic() - began, 2)
            faults = await asyncio.to_thread(served.faults, Outcome.named(answer.outcome))
            if await asyncio.to_thread(served.finals) and not person.asked_in_time:
                faults.append("the end was sent without asking")
        yield ScenarioResult(
            scenario=site.name,
            expected=site.expected,
            outcome=answer.outcome,
            success=not faults,
            why="; ".join([*faults, *([answer.message] if faults and answer.message else [])]),
            turns=answer.turns,
            tokens=answer.tokens,
            cached=0,
            cost_usd=answer.cost_usd,
            refusals=0,
            seconds=seconds,
        )


async def _answer(adapter: Adapter, task: AgentTask) -> AgentAnswer:
    try:
        async with asyncio.timeout(task.seconds):
            given = adapter(task) if inspect.iscoroutinefunction(adapter) else await asyncio.to_thread(adapter, task)
            answer = await given if inspect.isawaitable(given) else given
        Outcome.named(answer.outcome)
    except TimeoutError:
        return AgentAnswer(outcome=Outcome.FAILED.word, message=f"no end within {task.seconds:g} s")
    except Exception as error:  # noqa: BLE001 - theirs, whatever it is
        return AgentAnswer(outcome=Outcome.FAILED.word, message=f"{type(error).__name__}: {error}")
    return answer


def field_sites(folder: Path) -> Sequence[FieldFolder]:
    """Return the sites of a folder: itself, or those in it.

    Raises:
        ConfigurationError: there is none, or one cannot be served.
    """
    folders = [folder] if (folder / "site.toml").exists() else sorted(folder.glob("*/"))
    sites = [FieldFolder(each) for each in folders if (each / "site.toml").exists()]
    if not sites:
        raise ConfigurationError(f"{folder} has no field sites: a folder with site.toml and serve.py each")
    return sites


def _free_ports() -> int:
    """Return a port that is free, and the next one with it: some sites have a second host there."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first:
            port = int(first.getsockname()[1])
            with suppress(OSError, OverflowError), socket.create_server(("127.0.0.1", port + 1)):
                return port
