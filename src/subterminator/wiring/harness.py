"""The validation harness: runs of one design over practice scenarios, each held against what the site's ledger says."""

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

__all__ = ["DESIGNS", "Bench", "Tried", "bare_definition", "bench"]

Brain = Literal["claude", "rules"]
Browser = Literal["playwright", "extension"]
DESIGNS = ("ai-led", "agent", "handlers")
TURNS = {"ai-led": ("tool_called",), "agent": ("planned",), "handlers": ("pressing", "submitted")}
"""By design, the events of the journal that count as a turn."""


@dataclass(frozen=True, kw_only=True)
class Tried:
    """One scenario, and how the run on it ended."""

    scenario: str
    expected: str
    outcome: str
    success: bool
    """It ended as declared, with as many final requests, and nothing bought, accepted or agreed to."""
    why: str
    """Why it is no success; "" when it is one."""
    turns: int
    """Calls of tools, plans, or presses of the handlers."""
    tokens: int
    """Of input and output, as the model's API counts them. 0 without a model."""
    refusals: int
    """How often the guard or the person said no."""
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Bench:
    """All runs of one bench."""

    design: str
    brain: str
    runs: list[Tried] = field(default_factory=list)

    @property
    def success(self) -> bool:
        """Whether every run ended as declared."""
        return all(each.success for each in self.runs)

    def to_dict(self) -> dict[str, Any]:
        """The one object of `--json`. Turns and tokens are averages over the runs that needed a turn."""
        led = [each for each in self.runs if each.turns] or self.runs
        return {
            "design": self.design,
            "brain": self.brain,
            "success": self.success,
            "succeeded": sum(each.success for each in self.runs),
            "of": len(self.runs),
            "turns": round(sum(each.turns for each in led) / max(len(led), 1), 2),
            "tokens": round(sum(each.tokens for each in led) / max(len(led), 1)),
            "refusals": sum(each.refusals for each in self.runs),
            "seconds": round(sum(each.seconds for each in self.runs), 1),
            "runs": [asdict(each) for each in self.runs],
        }


async def bench(
    design: str,
    brain: Brain,
    names: Sequence[str],
    config: AppConfig,
    folder: Path,
    *,
    browser: Browser = "playwright",
    cdp_url: str | None = None,
) -> AsyncIterator[Tried]:
    """Run a design over scenarios, one after another, a person agreeing once in each.

    Models lead with a definition of nothing but the place, the handlers with the bundled one.

    Args:
        folder: where the runs' records go.
        browser: extension: the Chrome that is paired with the data folder, for all runs.
        cdp_url: a browser to share; None: each run starts its own.

    Raises:
        ConfigurationError: there is no such scenario, or no browser, or no key for Claude.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as apart:
        # The person's press ledger learns nothing of accounts that are nobody's.
        own = replace(config, data_dir=Path(apart), output_dir=folder / "runs", headless=True)
        if browser == "extension":
            Pairing.known(config.data_dir).save(own.data_dir)
        for scenario in [find(name) for name in names]:
            yield await _try(design, brain, scenario, own, folder, browser, cdp_url)


async def _try(
    design: str,
    brain: Brain,
    scenario: Scenario,
    config: AppConfig,
    folder: Path,
    browser: Browser,
    cdp_url: str | None,
) -> Tried:
    counted: Counter[str] = Counter()
    async with PracticeSite(scenario) as site:
        options = CancelOptions(
            service_file=None if design == "handlers" else bare_definition(site, folder),
            service=PRACTICE if design == "handlers" else None,
            scenario=scenario.name if design == "handlers" else None,
            browser=browser,
            headless=None if cdp_url or browser == "extension" else True,
            cdp_url=cdp_url,
            ai_led=design == "ai-led",
            ai_agent=design == "agent",
            brain=brain,
        )
        summary = await cancel(
            options, config, _Agrees(scenario), lambda event: counted.update([event["event"]]), site=site
        )
        why = _why_not(summary, scenario, site.ledger)
    return Tried(
        scenario=scenario.name,
        expected=scenario.expected,
        outcome=summary.outcome.word,
        success=not why,
        why=why,
        turns=sum(counted[event] for event in TURNS[design]),
        tokens=sum(summary.tokens.values()),
        refusals=counted["refused"],
        seconds=round(summary.elapsed_seconds, 2),
    )


def _why_not(summary: RunSummary, scenario: Scenario, truth: Ledger) -> str:
    """What is not as the scenario declares; "" when all is. What the ledger says comes before what the run says."""
    wrong = []
    if truth.final_requests != scenario.final_requests:
        wrong.append(f"{truth.final_requests} final requests, not {scenario.final_requests}")
    if truth.upgrades:
        wrong.append("something was bought")
    if truth.accepted_offers:
        wrong.append(f"accepted: {', '.join(truth.accepted_offers)}")
    if truth.marketing:
        wrong.append("agreed to advertising")
    if wrong or not scenario.ends_right(summary.outcome.word):
        wrong.append(summary.message)
    return "; ".join(wrong)


def bare_definition(site: PracticeSite, folder: Path) -> Path:
    """A definition of a place and a name, as for a service that nobody has described."""
    facts = {
        "id": f"{PRACTICE}-bare",
        "name": builtin()[PRACTICE].name,
        "entry_url": site.entry_url,
        "hosts": list(site.hosts),
    }
    path = folder / "bare.toml"
    path.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in facts.items()), encoding="utf-8")
    return path


class _Agrees:
    """A person who reads, and says yes once."""

    def __init__(self, scenario: Scenario) -> None:
        self._seconds = scenario.reading_seconds
        self._asked = False

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        await asyncio.sleep(self._seconds)
        if self._asked:
            return Decision.NOBODY, "nobody is there"
        self._asked = True
        return Decision.YES, "confirm"

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None
