"""One Chrome of a person's own with the extension in it, and a bare program that it was paired with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count

import pytest

from chrome import HOSTS, BareProgram, Chrome, Driven, Sites, chrome_with_extension

RUNS = count(1)


@pytest.fixture(scope="session")
async def chrome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """One Chrome of a person's own for this file."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome")) as running:
        yield running


@pytest.fixture(scope="session")
async def picturing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """One that gives pictures without a click on the icon. Who takes it pairs it anew."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome"), pictures=True) as running:
        yield running


@pytest.fixture(scope="session")
async def shared_program(chrome: Chrome) -> AsyncIterator[BareProgram]:
    """A program that the extension was paired with and has greeted."""
    async with BareProgram() as program:
        await chrome.pair(program.port)
        await program.greet()
        yield program


@pytest.fixture
def program(shared_program: BareProgram) -> BareProgram:
    shared_program.forget()
    return shared_program


@pytest.fixture(scope="session")
def sites() -> Iterator[Sites]:
    """Pages of the tests on http, at 127.0.0.1 and at localhost."""
    with Sites() as running:
        yield running


@pytest.fixture
async def driven(chrome: Chrome, program: BareProgram, sites: Sites) -> AsyncIterator[Driven]:
    """A tab taken for a run of its own."""
    run = f"run-{next(RUNS)}"
    async with chrome.context.expect_page() as opened:
        await program.get("begin", run=run, service="Tidelight", hosts=HOSTS, timeout_ms=5000)
    page = await opened.value
    yield Driven(program, page, sites, run)
    await program.ask("end")
    if not page.is_closed():
        await page.close()
