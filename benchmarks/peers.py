"""Ours against other tools that read a page for an agent: `python -m benchmarks.peers`, or `make bench-peers`.

Playwright MCP and agent-browser are fetched by npm into a folder that is removed afterwards, each in the version that
npm takes for the newest. All look at the same pages of this machine, each in a headless browser of its own, in turn.
The time is that from the question to the text for a model. agent-browser is a command: each of its times has the start
of a process in it. Ours looks at each page twice: as it was at the last look, and changed since, when it walks the page
anew as the others do at every look.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from mcp import Client, StdioServerParameters
from playwright.async_api import async_playwright

from benchmarks.extension import served
from benchmarks.pages import page_of
from benchmarks.reading import account
from subterminator.browser.chromium import find_browser
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Action, TargetStrategy
from subterminator.perception.lines.writer import lines

PACKAGES = ("@playwright/mcp", "agent-browser")
ROUNDS = 7
"""Turns of each; the first two are not counted."""
BUTTON = "<button id=go onclick=\"document.getElementById('out').textContent = ++count\">Go on</button><p id=out></p>"
PAGES = {
    "account page": account(),
    **{
        f"{nodes:,} nodes, {mix}": page_of(nodes, mix)
        for nodes in (1_400, 8_000, 20_000)
        for mix in ("typical", "dense")
    },
}
OURS, CHANGED = "ours", "ours, changed"
RATIOS = {OURS: "ours / fastest", CHANGED: "changed / it"}
BOUND, MEAN_BOUND = 0.35, 0.20
"""Of ours by the fastest of the others: on each page, and the geometric mean."""


class Tool(Protocol):
    """A way to look at a page and to press."""

    async def open(self, address: str) -> None: ...

    async def prepare(self) -> None:
        """Make ready for a look; not timed."""

    async def look(self) -> str: ...

    async def press(self) -> str:
        """Press the button with the id "go" and return the state after it."""
        ...


class Ours(Tool):
    def __init__(self, browser: PlaywrightBrowser) -> None:
        self._browser = browser

    async def open(self, address: str) -> None:
        await self._browser.navigate(address)

    async def look(self) -> str:
        return lines(await self._browser.look())

    async def press(self) -> str:
        button = await self._browser.locate(TargetStrategy("css", css_selector="#go"))
        await self._browser.act(button, Action("click"))
        return await self.look()


class Changed(Ours):
    async def prepare(self) -> None:
        await self._browser.evaluate("document.body.toggleAttribute('data-changed')")


class PlaywrightMcp(Tool):
    def __init__(self, client: Client) -> None:
        self._client = client

    async def open(self, address: str) -> None:
        await self._call("browser_navigate", url=address)

    async def look(self) -> str:
        return await self._call("browser_snapshot")

    async def press(self) -> str:
        return await self._call("browser_click", target="#go", element="Go on")

    async def _call(self, name: str, **arguments: Any) -> str:
        answer = await self._client.call_tool(name, arguments)
        text = "".join(getattr(part, "text", "") for part in answer.content)
        if answer.is_error:
            raise RuntimeError(text)
        return text


class AgentBrowser(Tool):
    def __init__(self, command: Path, browser: str) -> None:
        self._command = str(command)
        self._environment = {
            **os.environ,
            "AGENT_BROWSER_EXECUTABLE_PATH": browser,
            "AGENT_BROWSER_ARGS": "--no-sandbox",
        }

    async def open(self, address: str) -> None:
        await self._run("open", address)

    async def look(self) -> str:
        return await self._run("snapshot")

    async def press(self) -> str:
        await self._run("click", "#go")
        return await self.look()

    async def close(self) -> None:
        await self._run("close")

    async def _run(self, *words: str) -> str:
        process = await asyncio.create_subprocess_exec(
            self._command, "--session", "bench", *words, env=self._environment, stdout=subprocess.PIPE
        )
        out, _ = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"agent-browser {words[0]} failed: {out.decode()[:300]}")
        return out.decode()


async def main() -> int:
    """Fetch the others, measure, print the table; the exit code is 1 when a bound is passed, 2 without npm."""
    if shutil.which("npm") is None:
        print("the other tools are fetched with npm, and there is none", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        command = ("npm", "install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts", "--prefix", place)
        subprocess.run([*command, *PACKAGES], check=True, stdout=subprocess.DEVNULL)  # noqa: ASYNC221, S603 - fixed words
        modules = Path(place) / "node_modules"
        for package in PACKAGES:
            print(package, json.loads((modules / package / "package.json").read_text())["version"])
        async with _tools(modules) as tools:
            return await _compare(tools)


@asynccontextmanager
async def _tools(modules: Path) -> AsyncIterator[dict[str, Tool]]:
    """Start each tool with a browser of its own."""
    async with async_playwright() as playwright:
        browser = str(find_browser(None, playwright.chromium.executable_path).path)
    ours = PlaywrightBrowser()
    await ours.launch()
    options = ["--headless", "--isolated", "--no-sandbox", "--executable-path", browser]
    server = StdioServerParameters(
        command="node", args=[str(modules / "@playwright/mcp/cli.js"), *options], cwd=modules
    )
    binary = modules / "agent-browser" / "bin" / f"agent-browser-{_system()}"
    binary.chmod(0o755)
    agent_browser = AgentBrowser(binary, browser)
    try:
        async with Client(server) as client:
            yield {
                OURS: Ours(ours),
                CHANGED: Changed(ours),
                "Playwright MCP": PlaywrightMcp(client),
                "agent-browser": agent_browser,
            }
    finally:
        await agent_browser.close()
        await ours.close()


def _system() -> str:
    machine = "arm64" if os.uname().machine in {"arm64", "aarch64"} else "x64"
    return f"{sys.platform}-{machine}"


async def _compare(tools: dict[str, Tool]) -> int:
    print(f"{'median milliseconds':<28}" + "".join(f"{name:>16}" for name in [*tools, *RATIOS.values()]))
    looks: dict[str, list[float]] = {name: [] for name in RATIOS}
    for name, page in PAGES.items():
        with served(page.replace("</title>", f"</title>{BUTTON}<script>count = 0</script>", 1)) as address:
            for tool in tools.values():
                await tool.open(address)
            for ours, ratio in _print(name, await _in_turn(tools, lambda tool: tool.look())).items():
                looks[ours].append(ratio)
            if name == "account page":
                _print("press and state after it", await _in_turn(tools, lambda tool: tool.press()))
    for ours, ratios in looks.items():
        mean, worst = statistics.geometric_mean(ratios), max(ratios)
        print(f"{ours}: geometric mean {mean:.3f} (at most {MEAN_BOUND}), worst page {worst:.3f} (at most {BOUND})")
    return int(any(statistics.geometric_mean(each) > MEAN_BOUND or max(each) > BOUND for each in looks.values()))


async def _in_turn(tools: dict[str, Tool], call: Callable[[Tool], Awaitable[str]]) -> dict[str, float]:
    """Median seconds of each."""
    took: dict[str, list[float]] = {name: [] for name in tools}
    for _ in range(ROUNDS):
        for name, tool in tools.items():
            await tool.prepare()
            began = time.perf_counter()
            text = await call(tool)
            took[name].append(time.perf_counter() - began)
            if not text:
                raise RuntimeError(f"{name} has no answer")
    return {name: statistics.median(seconds[2:]) for name, seconds in took.items()}


def _print(what: str, seconds: dict[str, float]) -> dict[str, float]:
    """Print a row and return the ratios of ours by the fastest of the others."""
    fastest = min(each for name, each in seconds.items() if name not in RATIOS)
    ratios = {name: seconds[name] / fastest for name in RATIOS}
    row = "".join(f"{each * 1000:16.1f}" for each in seconds.values()) + "".join(
        f"{each:16.3f}" for each in ratios.values()
    )
    print(f"{what:<28}{row}", flush=True)
    return ratios


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
