"""A run that was cut short goes on: killed at each event of its journal, the site counts at most one final request."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kit import Practice, Says, close_tabs, lent_driver, rest_in_matrix, start_chromium
from subterminator import wiring
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import BrowserLost, ConfigurationError
from subterminator.domain.protocols import Outcome
from subterminator.practice import PracticeSite, find
from subterminator.record.evidence import verify
from subterminator.record.runs import RunRecord, find_run
from subterminator.wiring import CancelOptions, RunSummary, resume

NURSERY = """
import asyncio, os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kit import Practice, Says
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.reader import Reader
from subterminator.wiring import CancelOptions, cancel

Lexicon.load(), Reader.load()

def run(folder, definition, chromium, moment):
    def listener(event):
        if event["event"] == moment:
            os.kill(os.getpid(), signal.SIGKILL)
    options = CancelOptions(service_file=Path(definition), cdp_url=chromium, approve="once")
    asyncio.run(cancel(options, Practice(Path(folder)).config, Says(), listener))

for line in sys.stdin:
    order = line.split()
    if os.fork() == 0:
        run(*order)
        os._exit(0)
    os.wait()
    print("dead", flush=True)
"""
"""Loads everything once; then each line of its input is a process that runs, and kills itself with -9 at an event."""


class Nursery:
    """Where processes are made that die when they are told to."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._turn = asyncio.Lock()

    async def die_at(self, moment: str, folder: Path, definition: Path, chromium: str) -> None:
        """Run a cancellation in a process of its own until it has written that event, and kill it there."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with self._turn:
            self._process.stdin.write(f"{folder} {definition} {chromium} {moment}\n".encode())
            assert await self._process.stdout.readline() == b"dead\n"


@pytest.fixture(scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        NURSERY,
        str(Path(__file__).parents[1] / "kit"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    yield Nursery(process)
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


@pytest.fixture(scope="module")
async def chromiums(tmp_path_factory: pytest.TempPathFactory, shared_chromium: str) -> AsyncIterator[tuple[str, str]]:
    """Two Chromium that outlive every process that is killed: one holds what pages send for one run at a time."""
    process, address = await start_chromium(tmp_path_factory.mktemp("person"))
    yield shared_chromium, address
    process.terminate()
    await process.wait()


@dataclass
class PairingDesk:
    """One account at a site of its own, with folders of its own, and a browser that is shared."""

    practice: Practice
    site: PracticeSite
    chromium: str

    @property
    def definition(self) -> Path:
        return self.practice.definition(self.site)

    async def resume(self, person: Says | None = None) -> RunSummary:
        """What `runs resume last` comes to."""
        run = find_run(self.practice.config.output_dir, "last")
        return await resume(run, self.practice.config, person or Says(), lambda event: None)


@contextlib.asynccontextmanager
async def desk(scenario: str, folder: Path, chromium: str) -> AsyncIterator[PairingDesk]:
    await asyncio.to_thread(folder.mkdir)
    async with PracticeSite(scenario) as site:
        yield PairingDesk(Practice(folder), site, chromium)


BEFORE = ["run_started", "leg_started", "navigating", "looked", "state", "pressing", "pressed", "kept"]
BEFORE += ["approval_requested", "approval_answered"]
AROUND = ["intended", "submitting", "request_released", "submitted"]
AFTER = ["claimed", "read_back", "settled", "evidence", "leg_ended", "run_ended"]
MOMENTS = {
    "straight": [*BEFORE[0::2], BEFORE[-1], *AROUND, *AFTER[0::2], AFTER[-1]],
    "two_offers": [*BEFORE[1::2], *AROUND[1::2], *AFTER[1::2]],
}
"""Each event of a journal in one scenario; a yes that is carried, and the press, in both."""
NEAR_THE_PRESS = ["submitting", "claimed"]


@pytest.mark.spec("runs.killed-anywhere")
@pytest.mark.parametrize(
    ("scenario", "moments"),
    [
        pytest.param("straight", NEAR_THE_PRESS, id="near the press"),
        *(pytest.param(*each, id=each[0], marks=pytest.mark.matrix) for each in MOMENTS.items()),
    ],
)
async def test_killed_at_any_event_and_resumed_sends_one_final_request_at_most(
    scenario: str, moments: list[str], nursery: Nursery, chromiums: tuple[str, str], tmp_path: Path
) -> None:
    """Required: killed with -9 at each event of the journal and resumed: the right outcome, never a second press."""

    async def once(moment: str, chromium: str) -> tuple[str, int, int, Outcome]:
        async with desk(scenario, tmp_path / moment, chromium) as at:
            await nursery.die_at(moment, at.practice.folder, at.definition, at.chromium)
            before = at.site.ledger.final_requests
            summary = await at.resume()
            assert verify(summary.run_dir) == []
            await close_tabs(chromium)
            return moment, before, at.site.ledger.final_requests, summary.outcome

    found = []
    for both in zip(*[iter(moments)] * 2, strict=True):
        found += await asyncio.gather(*map(once, both, chromiums))

    for moment, before, after, outcome in found:
        if moment in BEFORE:
            assert (before, after, outcome) == (0, 1, Outcome.SCHEDULED), moment
        elif moment in AFTER:
            assert (before, after, outcome) == (1, 1, Outcome.SCHEDULED), moment
        else:  # a browser that loses its driver lets go of what was held, so the request may follow
            assert before <= after <= 1, moment
            assert outcome is (Outcome.SCHEDULED if after else Outcome.NEEDS_REVIEW), moment


@pytest.mark.matrix
@pytest.mark.spec("runs.killed-anywhere")
async def test_the_moments_are_all_that_a_journal_holds(practice: Practice, shared_chromium: str) -> None:
    """Required: an event that is new in a journal gets its place among those above."""
    runs = [await practice.cancel(scenario, cdp_url=shared_chromium) for scenario in MOMENTS]
    kinds = {event for run in runs for event in run.kinds()}
    assert kinds - {"opened"} == {moment for moments in MOMENTS.values() for moment in moments}


@pytest.mark.spec("runs.cut-at-the-start")
async def test_run_killed_before_its_specification_is_reported(
    nursery: Nursery, chromiums: tuple[str, str], tmp_path: Path
) -> None:
    """Required: there is nothing to go on with, and nothing was sent."""
    async with desk("straight", tmp_path / "opened", chromiums[0]) as at:
        await nursery.die_at("opened", at.practice.folder, at.definition, at.chromium)
        with pytest.raises(ConfigurationError, match="cut short before it began"):
            await at.resume()
        assert at.site.ledger.posts == ()


@pytest.mark.spec("runs.press-never-again")
@pytest.mark.parametrize("ledger", rest_in_matrix(["settled by a person", "gone"], ["gone"]))
async def test_a_sent_press_is_never_repeated_whatever_the_ledger_says(
    ledger: str, nursery: Nursery, chromiums: tuple[str, str], tmp_path: Path
) -> None:
    """Required: the run's own journal is enough to keep a later leg from pressing, even with a person's yes at hand."""
    async with desk("straight", tmp_path / "run", chromiums[0]) as at:
        await nursery.die_at("submitting", at.practice.folder, at.definition, at.chromium)
        if ledger == "gone":
            for file in at.practice.config.data_dir.glob("presses*"):
                file.unlink()
        else:
            intent = at.practice.presses.unsettled("practice", "")
            assert intent is not None
            at.practice.presses.settle(intent, "person:not sent")
        person = Says("confirm", "confirm")

        summary = await at.resume(person)

        assert (at.site.ledger.final_requests, person.asked, summary.outcome) == (0, [], Outcome.NEEDS_REVIEW)


@pytest.mark.spec("runs.yes-carried")
async def test_a_yes_is_carried_only_to_a_page_that_reads_the_same(
    nursery: Nursery, chromiums: tuple[str, str], tmp_path: Path
) -> None:
    """Required: the fee has changed since the person said yes, so they are asked again, and their no holds."""
    async with desk("straight", tmp_path / "run", chromiums[0]) as at:
        definition = at.definition
        await nursery.die_at("approval_answered", at.practice.folder, definition, at.chromium)
        port = int(at.site.base_url.rpartition(":")[2])
    async with PracticeSite(find("straight").but(fee="$9.99"), port=port) as dearer:
        person = Says("no")
        summary = await resume(
            find_run(at.practice.config.output_dir, "last"), at.practice.config, person, lambda event: None
        )
        assert (dearer.ledger.final_requests, len(person.asked), summary.outcome) == (0, 1, Outcome.ABORTED)


@pytest.mark.spec("runs.goes-on-after")
async def test_the_command_goes_on_where_a_person_was_needed(practice: Practice, shared_chromium: str) -> None:
    """Required: nobody was there for the yes; `runs resume` at a terminal gets it, in the same record."""
    async with PracticeSite("straight") as site:
        first = await practice.cancel(site=site, person=Says(), cdp_url=shared_chromium)
        assert first.outcome is Outcome.NEEDS_HUMAN
        again = find_run(practice.config.output_dir, "last")
        with lent_driver(shared_chromium):
            summary = await resume(again, practice.config, Says("confirm"), lambda event: None)
        await close_tabs(shared_chromium)
    assert (summary.outcome, summary.run_dir, site.ledger.final_requests) == (
        Outcome.SCHEDULED,
        first.summary.run_dir,
        1,
    )
    legs = [event["leg"] for event in RunRecord.load(summary.run_dir).journal.events if event["event"] == "leg_started"]
    assert legs == [1, 2]


class Looks(Says):
    """A person who is not there for the yes, and later looks at the window."""

    browser: PlaywrightBrowser
    saw = ""

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        await super().wait_for(prompt, timeout_seconds)
        self.saw = await self.browser.url()
        return ""


@pytest.mark.spec("runs.window-stays")
@pytest.mark.parametrize("headless", rest_in_matrix([False, True], [False]))
async def test_a_window_stays_open_while_the_person_is_needed(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, headless: bool
) -> None:
    """Required: the leg has its end, and the page is still there for the person; without a window nobody waits."""
    person = Looks()

    def driver(headless: bool, **how: Any) -> PlaywrightBrowser:
        person.browser = PlaywrightBrowser(headless=True, **how)  # a machine that tests has no screen
        return person.browser

    monkeypatch.setattr(wiring.legs, "PlaywrightBrowser", driver)
    monkeypatch.setattr(wiring.runs, "has_screen", lambda: True)
    async with PracticeSite("straight") as site:
        options = CancelOptions(service_file=practice.definition(site), headless=headless)
        summary = await wiring.cancel(options, practice.config, person, lambda event: None)

        assert summary.outcome is Outcome.NEEDS_HUMAN
        if headless:
            assert person.hands == []
        else:
            assert "The window stays open for you" in person.hands[-1]
            assert person.saw == f"{site.base_url}/cancel/review"
        with pytest.raises(BrowserLost):
            await person.browser.url()


@pytest.mark.spec("cli.interrupt")
async def test_an_interrupted_run_waits_at_no_window(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: whoever interrupts a run after its press is told what may have been sent, and asked for no Enter."""
    person = Says("confirm")
    monkeypatch.setattr(
        wiring.legs, "PlaywrightBrowser", lambda headless, **how: PlaywrightBrowser(headless=True, **how)
    )
    monkeypatch.setattr(wiring.runs, "has_screen", lambda: True)

    def listener(event: dict[str, Any]) -> None:
        if event["event"] == "claimed":
            run.cancel()

    async with PracticeSite("straight") as site:
        options = CancelOptions(service_file=practice.definition(site), headless=False)
        run = asyncio.ensure_future(wiring.cancel(options, practice.config, person, listener))
        summary = await run
    assert (summary.outcome, site.ledger.final_requests, person.hands) == (Outcome.NEEDS_REVIEW, 1, [])
