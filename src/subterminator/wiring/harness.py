"""Validation harness: runs one design over practice scenarios and checks each run against the site's ledger."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.domain.settings import AppConfig
from subterminator.extension.pairing import Pairing
from subterminator.practice import Ledger, PracticeSite, Scenario, find
from subterminator.services.definition import builtin
from subterminator.wiring.options import PRACTICE, CancelOptions
from subterminator.wiring.runs import RunSummary, cancel

Browser = Literal["playwright", "extension"]
_AGAIN = 3
"""Number of answers where the control is drawn anew."""
DESIGNS = ("ai-led", "agent", "handlers")


@dataclass(frozen=True, kw_only=True)
class ScenarioResult:
    """Result of the run on one scenario."""

    scenario: str
    expected: str
    outcome: str
    success: bool
    """Whether the outcome and the number of final requests are as declared, and nothing was bought or accepted."""
    why: str
    """Reason of the failure; "" on success."""
    turns: int
    """Number of tool calls, plans, or presses of the handlers."""
    tokens: int
    """Input and output tokens as counted by the model's API, the cached ones included. 0 without a model."""
    cached: int
    """The part of them that was read from the cache."""
    cost_usd: float | None
    """Cost in US dollars; None where the price of the model is not known. 0 without a model."""
    refusals: int
    """Number of refusals by the guard or the person."""
    seconds: float


@dataclass(frozen=True, kw_only=True)
class BenchResult:
    """Results of all runs of one bench."""

    design: str
    brain: str
    runs: list[ScenarioResult] = field(default_factory=list)

    @property
    def success(self) -> bool:
        """Return whether every run ended as declared."""
        return all(each.success for each in self.runs)

    @property
    def cost_usd(self) -> float | None:
        """Return the cost of all runs; None where one is not known."""
        costs = [each.cost_usd for each in self.runs]
        return None if None in costs else round(sum(cost for cost in costs if cost is not None), 6)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object of `--json`. Turns and tokens are averages over the runs with at least one turn."""
        with_turns = [each for each in self.runs if each.turns] or self.runs
        return {
            "design": self.design,
            "brain": self.brain,
            "success": self.success,
            "succeeded": sum(each.success for each in self.runs),
            "of": len(self.runs),
            "turns": round(sum(each.turns for each in with_turns) / max(len(with_turns), 1), 2),
            "tokens": round(sum(each.tokens for each in with_turns) / max(len(with_turns), 1)),
            "total_tokens": sum(each.tokens for each in self.runs),
            "cached": sum(each.cached for each in self.runs),
            "cost_usd": self.cost_usd,
            "refusals": sum(each.refusals for each in self.runs),
            "seconds": round(sum(each.seconds for each in self.runs), 1),
            "runs": [asdict(each) for each in self.runs],
        }


async def bench(
    design: str,
    brain: str,
    names: Sequence[str],
    config: AppConfig,
    folder: Path,
    *,
    browser: Browser = "playwright",
    cdp_url: str | None = None,
    model: str | None = None,
    brain_url: str | None = None,
) -> AsyncIterator[ScenarioResult]:
    """Run a design over scenarios, one after another. The simulated person approves once per run.

    Models get a minimal definition, the handlers the bundled one.

    Args:
        folder: receives the runs' records.
        browser: "extension" uses the Chrome paired with the data folder for all runs.
        cdp_url: a browser to share. None: each run starts its own.
        model, brain_url: as for `cancel`.

    Raises:
        ConfigurationError: unknown scenario, no browser, or no such brain.
    """
    led = CancelOptions(
        browser=browser,
        headless=None if cdp_url or browser == "extension" else True,
        cdp_url=cdp_url,
        ai_led=design == "ai-led",
        ai_agent=design == "agent",
        brain=brain,
        model=model,
        brain_url=brain_url,
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data_dir:
        # Pretend accounts must not enter the person's press ledger.
        bench_config = replace(config, data_dir=Path(data_dir), output_dir=folder / "runs", headless=True)
        if browser == "extension":
            Pairing.required(config.data_dir).save(bench_config.data_dir)
        for scenario in [find(name) for name in names]:
            yield await _run_scenario(led, scenario, bench_config, folder)


async def _run_scenario(led: CancelOptions, scenario: Scenario, config: AppConfig, folder: Path) -> ScenarioResult:
    events: Counter[str] = Counter()
    async with PracticeSite(scenario) as site:
        if led.ai_led or led.ai_agent:
            options = replace(led, service_file=bare_definition(site, folder))
        else:
            options = replace(led, service=PRACTICE, scenario=scenario.name)
        summary = await cancel(
            options, config, _ApprovesOnce(scenario), lambda event: events.update([event["event"]]), site=site
        )
        failure = _failure(summary, scenario, site.ledger)
    return ScenarioResult(
        scenario=scenario.name,
        expected=scenario.expected,
        outcome=summary.outcome.word,
        success=not failure,
        why=failure,
        turns=summary.costs.turns,
        tokens=summary.costs.input + summary.costs.output,
        cached=summary.costs.cache_read,
        cost_usd=summary.costs.cost_usd,
        refusals=events["refused"],
        seconds=round(summary.elapsed_seconds, 2),
    )


def _failure(summary: RunSummary, scenario: Scenario, ledger: Ledger) -> str:
    """Return the differences from the scenario's declaration; "" without any. The ledger outweighs the run."""
    differences = ledger_faults(ledger, scenario)
    if differences or not scenario.ends_right(summary.outcome.word):
        differences.append(summary.message)
    return "; ".join(differences)


def ledger_faults(ledger: Ledger, scenario: Scenario) -> list[str]:
    """Return the differences of a practice site's ledger from its scenario's declaration."""
    faults = []
    if ledger.final_requests != scenario.final_requests:
        faults.append(f"{ledger.final_requests} final requests, not {scenario.final_requests}")
    if ledger.upgrades:
        faults.append("something was bought")
    if ledger.accepted_offers:
        faults.append(f"accepted: {', '.join(ledger.accepted_offers)}")
    if ledger.marketing:
        faults.append("agreed to advertising")
    return faults


def bare_definition(site: PracticeSite, folder: Path) -> Path:
    """Write a minimal definition: place and name only, as for an unknown service."""
    facts = {
        "id": f"{PRACTICE}-bare",
        "name": builtin()[PRACTICE].name,
        "entry_url": site.entry_url,
        "hosts": list(site.hosts),
    }
    path = folder / "bare.toml"
    path.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in facts.items()), encoding="utf-8")
    return path


class _ApprovesOnce:
    """A simulated person who reads the request and approves once; again where the page draws the control anew."""

    def __init__(self, scenario: Scenario) -> None:
        self._seconds = scenario.reading_seconds
        self._answers = _AGAIN if scenario.may_ask_again else 1

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        await asyncio.sleep(self._seconds)
        if not self._answers:
            return Decision.NOBODY, "nobody answered"
        self._answers -= 1
        return Decision.YES, "confirm"

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return False
