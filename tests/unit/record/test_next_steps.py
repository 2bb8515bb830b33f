"""What is left to do after a run."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from subterminator.record.journal import SessionLogger
from subterminator.record.next_steps import next_steps
from subterminator.record.runs import RunRecord, RunSpec

SPEC = RunSpec("run1", "practice", "handlers", "rules", datetime(2026, 11, 21, tzinfo=UTC))


@pytest.mark.spec("runs.practice-site-gone")
@pytest.mark.parametrize(("scenario", "resumes"), [(None, True), ("straight", False)])
def test_a_run_on_a_practice_site_is_not_to_be_resumed(
    journal: SessionLogger, scenario: str | None, resumes: bool
) -> None:
    """Its site has ended with it."""
    journal.write("run_started", spec=replace(SPEC, scenario=scenario).to_dict())
    journal.write("run_ended", outcome="aborted", message="stopped")
    (step,) = next_steps(RunRecord.load(journal.directory))
    assert ("runs resume run1" in step) is resumes
