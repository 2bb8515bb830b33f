"""The gate in a real browser: pages that move the button, processes that meet, processes that die."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from kit import Practice, Says, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import PracticeSite, find
from visitor import Visitor

MOMENTS = ["intended", "submitting", "submitted", "claimed", "read_back", "settled"]
SWAPS = ["label_swap", "label_swap_hover", "label_swap_press"]


@pytest.mark.spec("gate.same-node")
@pytest.mark.parametrize("swap", rest_in_matrix(SWAPS, []))
async def test_label_swapped_after_the_yes_is_not_pressed(swap: str, practice: Practice, shared_chromium: str) -> None:
    """Required: the control that was approved is the control that is pressed, reading as it did, or nothing is."""
    person = Says("confirm", seconds=find(swap).reading_seconds)

    ran = await practice.cancel(swap, person=person, cdp_url=shared_chromium)

    assert ran.truth.posts == ()
    assert ran.truth.plan == "standard"
    assert ran.outcome in {Outcome.FAILED, Outcome.NEEDS_HUMAN}, ran.summary.message
    assert practice.presses.unsettled("practice", "") is None


@pytest.mark.spec("gate.same-node")
@pytest.mark.parametrize("swap", rest_in_matrix(SWAPS, ["label_swap"]))
async def test_person_who_says_yes_to_everything_is_never_upgraded(
    swap: str, practice: Practice, shared_chromium: str
) -> None:
    """Required: whatever the labels do, nothing is bought, and the end is sent at most once."""
    person = Says(*["confirm"] * 5, seconds=find(swap).reading_seconds)

    ran = await practice.cancel(swap, person=person, cdp_url=shared_chromium)

    assert ran.truth.upgrades == 0
    assert ran.truth.plan == "standard"
    assert ran.truth.final_requests <= 1


@pytest.mark.spec("gate.dialog")
async def test_dialog_after_the_yes_is_answered_and_recorded(practice: Practice, shared_chromium: str) -> None:
    """Required: a native dialog reaches the guard; the yes for the press covers the question it repeats."""
    ran = await practice.cancel("native_confirm", cdp_url=shared_chromium)

    dialogs = [event for event in ran.events if event["event"] == "dialog"]
    assert [dialog["accepted"] for dialog in dialogs] == [True]
    assert ran.truth.final_requests == 1
    assert ran.outcome is Outcome.SCHEDULED


CANCEL = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kit import Practice, Says
from subterminator.wiring import CancelOptions, cancel

async def main():
    practice = Practice(Path(sys.argv[2]))
    options = CancelOptions(service_file=Path(sys.argv[3]), headless=True, approve="once", cdp_url=sys.argv[5] or None)
    stop_at = sys.argv[4]

    def listener(event):
        if event["event"] == stop_at:
            print("at", stop_at, flush=True)
            sys.stdin.readline()

    summary = await cancel(options, practice.config, Says(), listener)
    print(summary.outcome.word)

asyncio.run(main())
"""


async def start(
    practice: Practice, definition: Path, stop_at: str = "", chromium: str = ""
) -> asyncio.subprocess.Process:
    """A process of its own that cancels; it waits at the event named, until a line comes or it is killed.

    `chromium`: the address of a running one; "": it starts its own.
    """
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        CANCEL,
        str(Path(__file__).parents[1] / "kit"),
        str(practice.folder),
        str(definition),
        stop_at,
        chromium,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )


async def said(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode().strip()


def kill(process: asyncio.subprocess.Process) -> None:
    """-9, with its browser: what a power cut does."""
    os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.spec("gate.two-processes")
async def test_two_processes_on_one_account_send_one_final_request(practice: Practice, attached: str) -> None:
    """Required: who may press is decided on disk, over all processes."""
    async with PracticeSite("double_submit") as site:
        definition = practice.definition(site)
        both = [await start(practice, definition, "approval_answered", chromium) for chromium in (attached, "")]
        for process in both:
            assert await said(process) == "at approval_answered"
        outputs = await asyncio.gather(*(process.communicate(b"go\n") for process in both))

        words = sorted(output[0].decode().split()[-1] for output in outputs)
        assert site.ledger.final_requests == 1
        assert words[-1] == "scheduled"
        assert words[0] in {"scheduled", "needs_review"}


@pytest.mark.spec("gate.killed")
@pytest.mark.parametrize("moment", rest_in_matrix(MOMENTS, []))
async def test_killed_around_the_press_then_run_again(moment: str, practice: Practice, shared_chromium: str) -> None:
    """Required: killed with -9 between intent and end and run again, the site counts at most one final request.

    In `make test` it is killed once: below, and by `runs.killed-anywhere` of test_cli_runs.py.
    """
    async with PracticeSite("straight") as site:
        definition = practice.definition(site)
        first = await start(practice, definition, moment)
        assert await said(first) == f"at {moment}"
        kill(first)
        await first.wait()
        sent = site.ledger.final_requests

        again = await practice.cancel(site=site, person=Says("confirm"), cdp_url=shared_chromium)

        assert site.ledger.final_requests == sent <= 1
        if sent:
            assert again.outcome in {Outcome.SCHEDULED, Outcome.ALREADY_CANCELLED}
            assert practice.presses.unsettled("practice", "") is None
        else:
            assert again.outcome is Outcome.NEEDS_REVIEW
            assert "runs settle" in again.summary.message
        assert again.person.asked == []


@pytest.mark.spec("gate.killed")
async def test_killed_between_press_and_answer_then_run_again(practice: Practice, shared_chromium: str) -> None:
    """Required: the site has cancelled but never answered; the next run finds the end and presses nothing."""
    async with PracticeSite("kill_before_answer") as site:
        definition = practice.definition(site)
        process = await start(practice, definition)
        while not site.ledger.final_requests:  # noqa: ASYNC110 - the site is another thread
            await asyncio.sleep(0.02)
        kill(process)
        await process.wait()
        site.release()

        again = await practice.cancel(site=site, person=Says("confirm"), cdp_url=shared_chromium)

        assert site.ledger.final_requests == 1
        assert again.outcome is Outcome.SCHEDULED, again.summary.message
        assert again.person.asked == []


@pytest.mark.spec("gate.ledger-out-of-reach")
def test_ledger_file_holds_the_truth_and_no_address_serves_it(tmp_path: Path) -> None:
    """Required: the truth is read from outside, never by a page."""
    file = tmp_path / "truth.json"
    with PracticeSite("straight", ledger_path=file) as site:
        visitor = Visitor(site)
        visitor.get("/cancel")
        visitor.post("/cancel/finish")

        assert json.loads(file.read_text())["final_requests"] == 1
        for path in ("/ledger", "/truth.json", "/.ledger", "/static/../ledger.py"):
            assert b"final_requests" not in body_of(site.base_url + path)


def body_of(url: str) -> bytes:
    """What the site answers there, a refusal included."""
    try:
        with urllib.request.urlopen(url) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        return error.read()
