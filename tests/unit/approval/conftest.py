"""Pages of these tests change only when a test says so: nothing waits for it."""

from __future__ import annotations

import pytest

from subterminator.approval import guard


@pytest.fixture(autouse=True)
def no_wait_for_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "UNMOVED_SECONDS", 0.0)
    monkeypatch.setattr(guard, "REACTING_SECONDS", 0.0)
