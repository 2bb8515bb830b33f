"""Makes the pictures of the README and the how-to pages from the real things: `make pictures`.

Runs `subterminator cancel` on a practice site in a terminal of its own, types `confirm` when it is asked, draws what
stood on the screen, and photographs the report that came of it, the window of the extension, and the inbox.
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import pty
import re
import select
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import ViewportSize, async_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from subterminator.browser.chromium import find_browser
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.extension.assembly import assemble
from subterminator.extension.protocol import EXTENSION_ID
from subterminator.fleet.demo import Command, Sites, run_command, wait_for_address
from subterminator.record.runs import find_run

COMMAND = "subterminator cancel --service practice --scenario two_offers"
COLUMNS = 110
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""As rich has it, without fonts that a picture would have to load from elsewhere."""


def run_in_a_terminal(home: Path) -> str:
    """What stood on the screen, escapes and all."""
    settings = {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "COLUMNS": str(COLUMNS),
        "SUBTERMINATOR_OUTPUT_DIR": str(home / "runs"),
        "SUBTERMINATOR_DATA_DIR": str(home / "data"),
        "SUBTERMINATOR_HEADLESS": "true",
    }
    program = [sys.executable, "-c", "from subterminator.cli.main import main; main()", *COMMAND.split()[1:]]
    process, hand = pty.fork()
    if process == 0:
        os.execve(sys.executable, program, {**os.environ, **settings})  # noqa: S606 - the program itself
    seen, answered = b"", False
    while select.select([hand], [], [], 120)[0]:
        try:
            chunk = os.read(hand, 65536)
        except OSError:  # Linux says so when the last program has left the terminal
            break
        if not chunk:
            break
        seen += chunk
        if not answered and b"You have" in seen:
            os.write(hand, b"confirm\n")
            answered = True
    _, status = os.waitpid(process, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"the run failed:\n{seen.decode()}")
    return seen.decode()


def draw(screen: str, home: Path, picture: Path) -> None:
    """The terminal as an SVG; the throw-away folder is shown as the folder that a person has."""
    shown = screen.replace(str(home / "runs"), "~/.local/share/subterminator/runs")
    shown = re.sub(
        r"[^\n]*\n(?:\x1b\[\?25h)?\r?\x1b\[1A\x1b\[2K", "", shown
    )  # the moving line takes itself away at its end
    # A line that was written over is as it stood at last.
    lines = [re.sub(r"\x1b\[\d*[A-KSTfGJ]|\x1b\[\?\d+[hl]", "", line).rstrip("\r") for line in shown.split("\n")]
    text = Text("\n").join(Text.from_ansi(line.rpartition("\r")[2]) for line in lines)
    text.rstrip()
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text(f"$ {COMMAND}", style="bold"))
    console.print(text)
    picture.write_text(
        console.export_svg(title="subterminator", theme=MONOKAI, code_format=FORMAT, unique_id="run"), encoding="utf-8"
    )


async def photograph(report: str) -> bytes:
    """The top of the report at that address, in a headless Chromium, as PNG."""
    browser = PlaywrightBrowser(viewport=(900, 1000))
    await browser.launch()
    try:
        await browser.navigate(report)
        return await browser.screenshot()
    finally:
        await browser.close()


RUN = {"run": "2f6c01d4", "service": "Netflix", "tabs": [1], "wanted": []}
CONNECTED = {"text": "Connected.", "connected": True}
WINDOWS: dict[str, dict[str, object]] = {
    "pair": {},
    "ready": {"status": {**CONNECTED, "text": "Connected. Choose a subscription below.", "waits": True}},
    "allow": {"status": CONNECTED, "shown": {**RUN, "wanted": ["https://www.netflix.com/*"]}},
    "run": {"status": CONNECTED, "shown": RUN},
}
"""The window of the extension, before pairing, after it, when a site is asked for, and during a run: what is stored.

The window reads it from the page itself, since no program is there to which the worker could stay connected.
"""
PAIRED = "chrome.storage.local.set({ pairing: { port: 1, token: '', key: '' } })"
TAB = "{ id: 1, title: 'Account - Netflix', url: 'https://www.netflix.com/account', active: true }"
"""The page in front, and the tab of the run."""
TABS = f"chrome.tabs.query = async () => [{TAB}]; chrome.tabs.get = async () => ({TAB})"


async def photograph_extension(profile: Path) -> dict[str, bytes]:
    """The window behind the extension's icon, as PNG, by its state."""
    folder = profile / "extension"
    assemble(folder)
    async with async_playwright() as playwright:
        found = find_browser(None, playwright.chromium.executable_path)
        context = await playwright.chromium.launch_persistent_context(
            profile / "profile",
            executable_path=str(found.path),
            headless=True,
            args=[f"--disable-extensions-except={folder}", f"--load-extension={folder}"],
            viewport={"width": 332, "height": 300},
            device_scale_factor=2,
        )
        workers = context.service_workers
        worker = workers[0] if workers else await context.wait_for_event("serviceworker")
        page = context.pages[0]
        taken = {}
        await page.add_init_script(TABS)
        for name, stored in WINDOWS.items():
            await page.add_init_script(f"chrome.storage.session.get = async () => ({json.dumps(stored)})")
            if stored:
                await worker.evaluate(PAIRED)
            await page.goto(f"chrome-extension://{EXTENSION_ID}/popup.html")
            await page.get_by_role("heading").wait_for()
            await page.get_by_role("button").first.wait_for()
            taken[name] = await page.locator("html").screenshot()
        await context.close()
    return taken


QUESTIONS = (
    ("early_fee", "tidelight", "ann"),
    ("two_offers", "harbour", "ben"),
    ("sign_in", "northlight", ""),
)
"""Scenario, service and account of the jobs that ask in the pictures of the inbox."""
WIDTHS: dict[str, ViewportSize] = {"": {"width": 900, "height": 640}, "-phone": {"width": 390, "height": 844}}


def run_the_inbox(home: Path) -> dict[str, bytes]:
    """The pages of the inbox as PNG, with what a worker has asked about practice sites."""
    environment = {"SUBTERMINATOR_DATA_DIR": str(home / "queue"), "SUBTERMINATOR_DATABASE_URL": ""}
    with Sites(home / "sites", [scenario for scenario, _, _ in QUESTIONS]) as sites:
        for place, (_, service, account) in zip(sites.sites, QUESTIONS, strict=True):
            file = sites.folder / f"{place}.toml"
            file.write_text(file.read_text("utf-8").replace(f'"{place}"', f'"{service}"', 1), encoding="utf-8")
            run_command(["queue", "add", service, "--service-file", str(file), "--account", account], environment)
        run_command(["work", "--slots", "2", "--until-idle"], environment)
        inbox = Command(["inbox", "--by", "ann"], environment, home / "inbox.log")
        try:
            return asyncio.run(photograph_inbox(wait_for_address(inbox)))
        finally:
            inbox.kill()


async def photograph_inbox(address: str) -> dict[str, bytes]:
    """The list and the question with a cost, wide and on a phone."""
    taken = {}
    async with async_playwright() as playwright:
        found = find_browser(None, playwright.chromium.executable_path)
        browser = await playwright.chromium.launch(executable_path=str(found.path))
        for suffix, viewport in WIDTHS.items():
            page = await browser.new_page(viewport=viewport)
            await page.goto(address)
            taken[f"inbox{suffix}"] = await page.screenshot(full_page=True)
            await page.get_by_role("link", name="tidelight").click()
            await page.get_by_role("img").evaluate("image => image.decode()")
            taken[f"inbox-question{suffix}"] = await page.screenshot(full_page=True)
        await browser.close()
    return taken


def small(picture: bytes) -> bytes:
    """The picture with fewer colours."""
    with Image.open(io.BytesIO(picture)) as image:
        written = io.BytesIO()
        image.convert("RGB").quantize(128).save(written, "PNG", optimize=True)
    return written.getvalue()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch)
        draw(run_in_a_terminal(home), home, folder / "run.svg")
        run = find_run(home / "runs", "last")
        yes = (run.directory / str(run.approvals[-1].request.screenshot)).read_bytes()
        report = asyncio.run(photograph((run.directory / "report.html").as_uri()))
        (folder / "yes.png").write_bytes(small(yes))
        (folder / "report.png").write_bytes(small(report))
        for name, page in run_the_inbox(home).items():
            (folder / f"{name}.png").write_bytes(small(page))
        for name, window in asyncio.run(photograph_extension(home / "profile")).items():
            (folder / f"extension-{name}.png").write_bytes(small(window))
    for picture in sorted(folder.iterdir()):
        print(f"{picture}  {picture.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
