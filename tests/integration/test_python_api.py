"""The Python API in a real browser: the example of the README, and what the site's ledger says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit import Practice
from subterminator import ApprovalRequest, CancelOptions, Outcome, cancel_async
from subterminator.domain.errors import ConfigurationError
from subterminator.practice import PracticeSite

ROOT = Path(__file__).parents[2]


@pytest.mark.spec("api.example")
@pytest.mark.parametrize(("typed", "word"), [("yes", "scheduled"), ("no", "aborted")])
def test_the_example_of_the_readme_cancels(tmp_path: Path, typed: str, word: str) -> None:
    """As it stands there, with an answer typed."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)[0]
    assert example in (ROOT / "docs/how-to/python-api.md").read_text(encoding="utf-8")
    file = tmp_path / "example.py"
    file.write_text(example, encoding="utf-8")
    folders = {f"SUBTERMINATOR_{name}_DIR": str(tmp_path / name) for name in ("DATA", "CONFIG")}
    answer = subprocess.run(
        [sys.executable, str(file)],
        input=f"{typed}\n",
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, **folders, "SUBTERMINATOR_HEADLESS": "1"},
    )
    lines = answer.stdout.splitlines()
    assert lines[-1].startswith(f"{word} ")
    assert "opened" in lines
    assert ("submitting" in lines) == (typed == "yes")


@pytest.mark.spec("api.mistakes")
@pytest.mark.parametrize("path", ["/nope/chromium", "/bin/true"])
async def test_a_browser_that_does_not_start_is_an_error(practice: Practice, path: str) -> None:
    """As an unknown service is, whether the path is wrong or what is there is no browser."""
    options = CancelOptions(service="practice", browser_path=path, headless=True)
    with pytest.raises(ConfigurationError, match=path):
        await cancel_async(options, config=practice.config)


@pytest.mark.spec("api.same-run", "api.events")
async def test_the_run_is_the_one_of_the_command_line(practice: Practice) -> None:
    """Asked once, read back, recorded; events come before the result."""
    asked: list[str] = []
    events: list[str] = []

    async def confirm(request: ApprovalRequest) -> bool:
        asked.append(request.name)
        return True

    def on_event(event: Any) -> None:
        events.append(event["event"])

    async with PracticeSite("straight") as site:
        options = CancelOptions(service_file=practice.definition(site), headless=True)
        summary = await cancel_async(options, confirm=confirm, on_event=on_event, config=practice.config)
        assert site.ledger.final_requests == 1
    assert summary.outcome is Outcome.SCHEDULED
    assert asked == ["Finish cancellation"]
    assert {"approval_requested", "submitting", "read_back"} <= set(events)
    assert (summary.run_dir / "journal.jsonl").is_file()


@pytest.mark.spec("api.only-true")
async def test_without_a_function_nothing_is_pressed(practice: Practice) -> None:
    """Nobody is there to agree."""
    async with PracticeSite("straight") as site:
        options = CancelOptions(service_file=practice.definition(site), headless=True)
        summary = await cancel_async(options, config=practice.config)
        assert site.ledger.final_requests == 0
    assert summary.outcome is Outcome.NEEDS_HUMAN
