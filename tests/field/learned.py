#!/usr/bin/env python3
"""Measure runs by what was learned: learned.py [SITE…] [--set small] [--rounds 3] [-o OUT].

For each site a first run, `services learn` from it, second runs from the learned file, and a bare Playwright script
that makes their presses. Prints the presses that explored (neither a learned step, an answer, nor under the yes), and the
times, the least of the rounds. A person says yes at once, and the pause before the second look at the account is left
out (SUBTERMINATOR_READ_BACK_PATIENCE), as in `make bench`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import run as field
from playwright.async_api import Error, Frame, Locator, Page, Request, async_playwright

from subterminator.browser.chromium import find_browser
from subterminator.domain.errors import ConfigurationError
from subterminator.core.rules.learned import fits_label
from subterminator.domain.protocols import ApprovalRequest, Decision, LearnedStep
from subterminator.domain.settings import AppConfig
from subterminator.record.runs import RunRecord
from subterminator.wiring import CancelOptions, RunSummary, cancel
from subterminator.wiring.learning import learn, save

ANSWERS = {"radio", "checkbox", "option", "combobox", "listbox", "textbox", "switch"}


class Yes:
    """A person who says yes to the first question at once."""

    def __init__(self) -> None:
        self.asked = 0

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        self.asked += 1
        return (Decision.YES, "confirm") if self.asked == 1 else (Decision.NOBODY, "nobody answered")

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return False


@contextmanager
def served(folder: Path, port: int, work: Path) -> Iterator[None]:
    """Serve a site, with a new account."""
    with (work / "serve.log").open("a") as log:
        environment = {**os.environ, "PYTHONPATH": str(field.COMMON)}
        server = subprocess.Popen(
            [sys.executable, "serve.py", "--port", str(port)], cwd=folder, env=environment, stdout=log, stderr=log
        )
    try:
        while not truth(port):
            time.sleep(0.05)
        yield
    finally:
        server.terminate()
        server.wait()


def truth(port: int) -> str:
    try:
        return str(field.read(f"http://127.0.0.1:{port}/__truth")["state"])
    except OSError:
        return ""


async def ours(file: Path, config: AppConfig) -> tuple[RunSummary, Yes, float]:
    person = Yes()
    began = time.perf_counter()
    summary = await cancel(CancelOptions(service_file=file, headless=True), config, person, lambda event: None)
    return summary, person, time.perf_counter() - began


async def bare(events: list[dict[str, Any]], port: int) -> float:
    """Make the presses of a run by a plain script; return its time."""
    opened = [each["url"] for each in events if each["event"] == "navigating"]
    sent = max((n for n, each in enumerate(events) if each["event"] == "submitted"), default=len(events))
    began = time.perf_counter()
    async with async_playwright() as playwright:
        found = find_browser(None, playwright.chromium.executable_path)
        browser = await playwright.chromium.launch(executable_path=found.path, args=["--disable-quic"])
        page = await browser.new_page()
        page.on("dialog", lambda dialog: dialog.accept())
        writes: list[Request] = []
        page.on("request", lambda request: writes.append(request) if request.method not in {"GET", "HEAD"} else None)
        await page.goto(opened[0])
        await page.screenshot()
        for event, after in zip(events[:sent], events[1:], strict=False):
            if after["event"] == "not_pressed":
                continue
            if "target" in event:
                drawn = event["target"]["role"] == "combobox"  # a kit's field lies over its own input
                await (await control(page, event, after.get("url", ""))).click(force=drawn)
            elif event["event"] == "pressing" and event["action"] == "select":
                await page.get_by_role(event["role"], name=event["name"]).select_option(event["value"])
            elif event["event"] == "pressing" and event["action"] == "fill":
                await page.get_by_role(event["role"], name=event["name"]).fill(event["value"])
        async with asyncio.timeout(15):
            while truth(port) == "active":
                await asyncio.sleep(0.02)
        with suppress(TimeoutError):  # who leaves before the answer does not know that it ended; a beacon has none
            async with asyncio.timeout(1):
                await asyncio.gather(*(each.response() for each in writes[-1:]))
        await page.wait_for_load_state()
        if not any(event["event"] == "dialog" for event in events):  # a picture waits for ever behind some dialogs
            await page.screenshot()
        for address in [each["url"] for each in events[sent:] if each["event"] == "navigating"]:
            try:
                await page.goto(address)
            except Error:  # the page was leaving by itself
                await page.goto(address)
        await page.screenshot()
        await page.content()
        await page.pdf()
        await browser.close()
    return time.perf_counter() - began


async def control(page: Page, event: dict[str, Any], led_to: str) -> Locator:
    """Find a control as a script's author would, in any frame: by its selector, where it leads, its name, or its text."""
    async with asyncio.timeout(30):
        while True:
            for frame in page.frames:
                if (found := await control_in(frame, event, led_to)) is not None:
                    return found
            await asyncio.sleep(0.02)


async def control_in(frame: Frame, event: dict[str, Any], led_to: str) -> Locator | None:
    target = event["target"]
    for css in target["css"]:
        if await frame.locator(css).count() == 1:
            return frame.locator(css)
    named = frame.get_by_role(target["role"], name=target["name"], exact=True)
    for each in await named.all() if led_to else []:
        if urlsplit(await each.get_attribute("href") or "").path == urlsplit(led_to).path:
            return each
    shown = named.or_(frame.get_by_text(event.get("text") or target["name"], exact=True)).filter(visible=True)
    return shown.first if await shown.count() else None


def exploring(events: list[dict[str, Any]], steps: tuple[LearnedStep, ...]) -> list[str]:
    """List the presses that were neither a learned step, an answer, nor under the yes."""
    pressed = []
    for event in events:
        target = event.get("target")
        if event["event"] != "pressing" or not target or target["role"] in ANSWERS:
            continue
        reads = [target["name"], event.get("text", "")]
        named = any(fits_label(step.name, each) for step in steps for each in reads)
        if not named and not any(set(step.css) & set(target["css"]) for step in steps):
            pressed.append(f"{event['role']} {event['name']!r}")
    return pressed


async def measure(folder: Path, work: Path, rounds: int) -> str:
    about = tomllib.loads((folder / "site.toml").read_text(encoding="utf-8"))
    port = field.free_port()
    work.mkdir(parents=True)
    field.arguments(about, port, work, by_address=False)
    config = AppConfig.load(data_dir=work / "data", config_dir=work, output_dir=work / "runs", headless=True)
    config = replace(config, read_back_patience=0.0)
    with served(folder, port, work):
        first, _, before = await ours(work / "service.toml", config)
        if first.outcome.exit_code or truth(port) not in field.ENDED:
            return f"-       {folder.name:16} the first run ended as {first.outcome.word}"
    try:
        lesson = learn(RunRecord.load(first.run_dir), config)
        save(lesson, work / "learned.toml")
    except ConfigurationError as error:
        return f"-       {folder.name:16} nothing learned: {error}"
    again: list[float] = []
    for number in range(rounds):
        with served(folder, port, work):
            config = replace(config, data_dir=work / f"again-{number}")
            second, person, seconds = await ours(work / "learned.toml", config)
            ended = truth(port)
        again.append(seconds)
    events = [dict(each) for each in RunRecord.load(second.run_dir).journal.events]
    explored = exploring(events, lesson.definition.steps)
    scripts: list[float] = []
    for number in range(rounds):
        with served(folder, port, work):
            try:
                scripts.append(await bare(events, port))
            except (TimeoutError, Error):  # a script does not look before it presses, and may miss a page now and then
                if number == rounds - 1 and not scripts:
                    raise
    after, script = min(again), min(scripts)
    right = not second.outcome.exit_code and ended in field.ENDED and not explored and after <= 1.5 * script
    said = [each["message"] for each in events if each["event"] == "note" and "learned" in each["message"]]
    return (
        f"{'right' if right else 'WRONG':7} {folder.name:16} {second.outcome.word} asked {person.asked} "
        f"exploring {explored} first {before:.1f}s second {after:.1f}s script {script:.1f}s "
        f"ratio {after / script:.2f} {said or ''} {lesson.left_out or ''}"
    )


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sites", nargs="*")
    parser.add_argument("--set", dest="group", default="small", help="a folder beside this file, or the path of one")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("-o", dest="out", type=Path)
    options = parser.parse_args()
    out = options.out or Path(tempfile.mkdtemp(prefix="learned-"))
    wrong = 0
    for each in sorted((field.SOURCE / options.group).iterdir()):
        if (each / "site.toml").exists() and (not options.sites or each.name in options.sites):
            try:
                line = await measure(field.built(each), out / each.name, options.rounds)
            except Exception as error:  # noqa: BLE001 - the next site is measured all the same
                line = f"WRONG   {each.name:16} {type(error).__name__}: {error}"
            wrong += line.startswith("WRONG")
            print(line, flush=True)
    print("records:", out)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
