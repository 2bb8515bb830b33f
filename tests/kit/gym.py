"""Journals of runs at a gym, as runs write them, for tests of what is learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from subterminator.domain.settings import AppConfig
from subterminator.record.journal import SessionLogger
from subterminator.record.runs import RunRecord
from subterminator.wiring.learning import Lesson, learn

HOME = "https://gym.example"
DEFINITION = f"""
id = "gym"
name = "Gym"
entry_url = "{HOME}/account?token=a8f3c0ffee"
hosts = ["gym.example"]

[manual]
phone = "0800"
"""
SPEC = {
    "run_id": "r1",
    "service": "gym",
    "design": "handlers",
    "brain": "rules",
    "created": "2026-11-20T10:00:00+00:00",
    "options": {},
}
Story = list[tuple[str, dict[str, Any]]]


class Gym:
    """A folder with a definition, and the journals of runs of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "gym.toml"
        self.file.write_text(DEFINITION, encoding="utf-8")
        self.config = AppConfig.load(config_dir=folder / "config", output_dir=folder / "runs", data_dir=folder / "data")

    def run(self, story: Story, outcome: str = "scheduled", **spec: Any) -> RunRecord:
        """Write the journal of a run."""
        with SessionLogger.start(self.config.output_dir, "gym") as journal:
            journal.write("run_started", spec={**SPEC, "service_file": str(self.file), **spec})
            journal.write("leg_started", leg=1)
            for event, fields in story:
                journal.write(event, **fields)
            journal.write("run_ended", outcome=outcome, state="complete", message="")
        return RunRecord.load(journal.directory)

    def learn(self, story: Story, **spec: Any) -> Lesson:
        return learn(self.run(story, **spec), self.config)


def opened(path: str) -> Story:
    return [("navigating", {"url": HOME + path}), ("looked", {"url": HOME + path, "title": "", "elements": 3})]


def state(name: str) -> tuple[str, dict[str, Any]]:
    return "state", {"state": name, "confidence": 0.9, "reasoning": "", "by": "heuristics"}


def press(name: str, page: str, to: str = "", role: str = "link", **fields: Any) -> Story:
    target = {"page": HOME + page, "digest": f"{page} {name}", "role": role, "name": name, "exploring": False}
    target |= {"css": [], "href": HOME + to if role == "link" else "", "section": ""} | fields
    story: Story = [("pressing", {"action": "click", "role": role, "name": name, "target": target})]
    looked: Story = [("looked", {"url": HOME + to, "title": "", "elements": 3})] if to else []
    return [*story, ("pressed", {"action": "click", "role": role, "name": name, "url": HOME + (to or page)}), *looked]


def final(name: str, page: str) -> Story:
    (_, fields), *_ = press(name, page, role="button", css=["#finish"])
    return [
        ("submitting", {"control": name, "digest": "", "intent": 1, "target": fields["target"]}),
        ("submitted", {"control": name, "url": f"{HOME}/done"}),
        *opened("/account"),
    ]


def read_back(path: str, **facts: str) -> Story:
    return [("read_back", {"state": "account_cancelled", "url": HOME + path, "facts": facts})]


PLAIN: Story = [
    *opened("/account"),
    state("account_active"),
    *press("Manage plan", "/account", "/plan", css=['[data-testid="manage"]', "#manage"], section="Your plan"),
    state("account_active"),
    *press("Cancel membership", "/plan", "/offer"),
    state("retention_offer"),
    *press("No thanks", "/offer", "/why", role="button"),
    state("exit_survey"),
    *press("Too expensive", "/why", role="radio"),
    *press("Continue", "/why", "/review", role="button"),
    state("final_confirmation"),
    *final("Finish cancellation", "/review"),
    *read_back("/account", ends="2026-12-20"),
]
