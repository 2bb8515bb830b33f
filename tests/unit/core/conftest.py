"""What tests of waiting share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Waiting costs nothing here; how long each wait would have been is kept."""
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    yield waited
