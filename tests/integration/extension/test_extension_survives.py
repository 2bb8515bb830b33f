"""What may happen to a run in a person's own Chrome: nothing hangs past its deadline, and nothing is pressed twice.

The program is ours: the real server, and the browser room over it. Presses are counted by the site that is pressed.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import Page

from chrome import HOSTS, KEY, TOKEN, Chrome, Sites, chrome_with_extension
from subterminator.domain.errors import ActionTimeout, BrowserLost, PageChanged
from subterminator.domain.protocols import Action, Element, TargetStrategy
from subterminator.extension import browser as room
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.connection import Exchange, Peer
from subterminator.extension.pairing import Pairing
from subterminator.extension.server import lasting_port, serve_extension

RUNS = count(1)
COUNTS = "<button onclick='fetch(`/pressed`)'>End it</button>"
NEVER_RESTS = (
    "<button onclick='fetch(`/never`); setInterval(() => { this.dataset.n = Math.random() }, 5); fetch(`/pressed`)'>"
    "End it</button>"
)
"""An unanswered request and changes without end: the extension may hear of a request late, on a busy machine."""


@pytest.fixture(scope="module")
def port() -> int:
    """Where the Chrome of this file looks for the program."""
    return lasting_port()


@pytest.fixture(scope="module")
async def chrome(port: int, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """A Chrome of a person's own for this file."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome")) as running:
        await running.pair(port)
        yield running


@pytest.fixture
def sites() -> Iterator[Sites]:
    """A site that nobody has pressed anything on."""
    with Sites() as serving:
        yield serving


class Watched(Exchange):
    """Tells when a connection has ended."""

    def __init__(self) -> None:
        super().__init__(KEY, reconnect_seconds=10)
        self.ended = asyncio.Event()

    def disconnected(self, peer: Peer) -> None:
        super().disconnected(peer)
        self.ended.set()


@dataclass
class Run:
    """A run of our program, and the page that it drives."""

    name: str
    browser: ExtensionBrowser
    exchange: Watched
    page: Page
    sites: Sites

    async def open(self, html: str) -> None:
        await self.browser.navigate(self.sites.put(html))

    async def button(self) -> Element:
        return await self.browser.locate(TargetStrategy("css", css_selector="button"))

    async def press(self, seconds: float = 5.0) -> None:
        await self.browser.act(await self.button(), Action("click", timeout_seconds=seconds))

    async def pressing(self, seconds: float = 15.0) -> asyncio.Task[None]:
        """A press that the site has heard of, and that is not over: the page does not come to rest."""
        press = asyncio.ensure_future(self.press(seconds))
        await self.sites.hears("pressed")
        return press

    @asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """While the page runs one script, and nothing else: here, one that waits for a native dialog."""
        async with self.page.expect_event("dialog") as opened:
            script = asyncio.ensure_future(self.page.evaluate("() => alert()"))
        dialog = await opened.value
        yield
        await dialog.accept()
        await script

    async def labels(self) -> list[str]:
        """What there is to press, by the next look."""
        return [element.label for element in (await self.browser.look()).elements]

    @property
    def presses(self) -> int:
        return self.sites.asked.count("pressed")


@asynccontextmanager
async def running(chrome: Chrome, port: int, sites: Sites, *, again: Run | None = None) -> AsyncIterator[Run]:
    """A program that has begun its run, or, of `again`, that was started anew to go on with it.

    It dies at the end, as a program does that is killed: the extension is told nothing.
    """
    exchange = Watched()
    name = again.name if again else f"survives-{next(RUNS)}"
    async with asyncio.timeout(40), serve_extension(exchange, Pairing(port, TOKEN, KEY)) as at:
        browser = ExtensionBrowser(exchange, nullcontext(at), run=name, service="Tidelight", hosts=HOSTS)
        await chrome.wake()
        if again is None:
            async with chrome.context.expect_page() as opened:
                await browser.launch()
            page = await opened.value
        else:
            await browser.launch()
            page = again.page
        yield Run(name, browser, exchange, page, sites)


# -- the worker, the program, the browser ------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-reconnect")
async def test_a_press_that_the_worker_slept_over_is_not_made_again(chrome: Chrome, port: int, sites: Sites) -> None:
    """Stands for 40 s of sleep: the worker is ended as Chrome ends it after 30 quiet seconds, and woken as its alarm
    wakes it, without the waiting."""
    async with running(chrome, port, sites) as run:
        await run.open(NEVER_RESTS)
        press = await run.pressing()
        await chrome.put_to_sleep()
        await run.exchange.ended.wait()
        await chrome.wake()
        with pytest.raises(ActionTimeout, match="it may have been done"):
            await press
        assert await run.labels() == ["End it"]
        assert run.presses == 1


@pytest.mark.spec("extension.chrome-reconnect")
async def test_a_press_that_is_asked_of_a_sleeping_worker_is_made_once(chrome: Chrome, port: int, sites: Sites) -> None:
    """Stands for 40 s of sleep between two commands: the press waits for the worker to wake."""
    async with running(chrome, port, sites) as run:
        await run.open(COUNTS)
        button = await run.button()
        await chrome.put_to_sleep()
        await run.exchange.ended.wait()
        press = asyncio.ensure_future(run.browser.act(button, Action("click")))
        await chrome.wake()
        await press
        assert await run.labels() == ["End it"]
        assert run.presses == 1


@pytest.mark.spec("extension.resume")
async def test_a_program_that_was_started_anew_makes_its_own_presses(chrome: Chrome, port: int, sites: Sites) -> None:
    """It dies in the middle of a press and is started for the same run: what the extension remembers of the first one's
    commands is no answer to those of the second."""
    async with running(chrome, port, sites) as first:
        await first.open(NEVER_RESTS)
        press = await first.pressing()
    with pytest.raises(BrowserLost):
        await press
    assert first.presses == 1
    async with running(chrome, port, sites, again=first) as second:
        await second.open(COUNTS)
        for presses in (2, 3, 4):
            await second.press()
            assert second.presses == presses


@pytest.mark.spec("extension.lost-answer", "extension.timeouts")
async def test_a_browser_that_is_killed_in_the_middle_of_a_press_is_told_within_its_time(
    tmp_path: Path, sites: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press may have been made, and that is what is said; what is asked afterwards hears that nobody is there."""
    monkeypatch.setattr(room, "MARGIN_SECONDS", 0.2)
    port = lasting_port()
    async with chrome_with_extension(tmp_path) as chrome:
        await chrome.pair(port)
        async with running(chrome, port, sites) as run:
            await run.open(NEVER_RESTS)
            press = await run.pressing(1.5)
            assert chrome.context.browser is not None
            session = await chrome.context.browser.new_browser_cdp_session()
            processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
            os.kill(next(each["id"] for each in processes if each["type"] == "browser"), signal.SIGKILL)
            with pytest.raises(ActionTimeout, match="connection was lost before the answer came"):
                await press
            run.exchange._reconnect_seconds = 0.2
            with pytest.raises(BrowserLost, match="the extension is not connected"):
                await run.browser.look()
            assert run.presses == 1


# -- the page and its tab ----------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-tabs")
async def test_a_tab_that_is_closed_in_the_middle_of_a_press_ends_it(chrome: Chrome, port: int, sites: Sites) -> None:
    """The press is over at once, and the next look says that the tab is gone: no other tab is taken in its place."""
    async with running(chrome, port, sites) as run:
        await run.open(NEVER_RESTS)
        press = await run.pressing()
        await run.page.close()
        await press
        with pytest.raises(BrowserLost, match="the tab was closed"):
            await run.browser.look()
        assert run.presses == 1


@pytest.mark.spec("extension.chrome-refusals")
async def test_a_tab_that_is_closed_before_the_press_takes_none(chrome: Chrome, port: int, sites: Sites) -> None:
    """What was chosen stood in that tab, whatever other tabs show."""
    async with running(chrome, port, sites) as run:
        await run.open(COUNTS)
        button = await run.button()
        await run.page.close()
        with pytest.raises(BrowserLost, match="the tab was closed"):
            await run.browser.act(button, Action("click"))
        assert run.presses == 0


@pytest.mark.spec("extension.chrome-press")
async def test_a_page_that_is_left_in_the_middle_of_a_press_ends_it(chrome: Chrome, port: int, sites: Sites) -> None:
    """The person goes elsewhere while the page works: the next look reads where they went."""
    async with running(chrome, port, sites) as run:
        await run.open(NEVER_RESTS)
        press = await run.pressing()
        await run.page.goto(sites.put("<button>Elsewhere</button>"))
        await press
        assert await run.labels() == ["Elsewhere"]
        assert run.presses == 1


@pytest.mark.spec("extension.chrome-refusals")
async def test_a_page_that_is_left_before_the_press_takes_none(chrome: Chrome, port: int, sites: Sites) -> None:
    """The same button stands there again, but it is not the one that was judged."""
    async with running(chrome, port, sites) as run:
        await run.open(COUNTS)
        button = await run.button()
        await run.page.reload()
        with pytest.raises(PageChanged):
            await run.browser.act(button, Action("click"))
        assert run.presses == 0


@pytest.mark.spec("extension.timeouts")
async def test_a_page_that_is_busy_past_the_deadline_is_not_pressed_later(
    chrome: Chrome, port: int, sites: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the caller was told that it took too long, and may choose to press again, the first press is void."""
    monkeypatch.setattr(room, "MARGIN_SECONDS", 0.2)
    async with running(chrome, port, sites) as run:
        await run.open(COUNTS)
        button = await run.button()
        async with run.busy():
            with pytest.raises(ActionTimeout):
                await run.browser.act(button, Action("click", timeout_seconds=0.3))
        assert await run.labels() == ["End it"]
        assert run.presses == 0


@pytest.mark.spec("extension.timeouts")
async def test_a_press_that_waits_behind_another_command_past_its_deadline_is_not_made(
    chrome: Chrome, port: int, sites: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands are done one after another; what is late when its turn comes is left undone."""
    monkeypatch.setattr(room, "MARGIN_SECONDS", 0.2)
    async with running(chrome, port, sites) as run:
        await run.open(COUNTS)
        button = await run.button()
        async with run.busy():
            look = asyncio.ensure_future(run.browser.look())
            with pytest.raises(ActionTimeout):
                await run.browser.act(button, Action("click", timeout_seconds=0.3))
        assert [element.label for element in (await look).elements] == ["End it"]
        assert await run.labels() == ["End it"]
        assert run.presses == 0


@pytest.mark.spec("extension.chrome-tabs")
async def test_of_two_windows_only_the_one_of_the_run_is_touched(chrome: Chrome, port: int, sites: Sites) -> None:
    """The person looks at the same page in another window, which lies in front, and opens tabs there."""
    async with running(chrome, port, sites) as run:
        address = sites.put("<button onclick='fetch(`/pressed`); this.textContent = `Ended`'>End it</button>")
        await run.browser.navigate(address)
        window = await chrome.popup()
        async with chrome.context.expect_page() as opened:
            await window.evaluate("url => chrome.windows.create({ url, focused: true })", address)
        other = await opened.value
        await window.close()
        await other.get_by_role("button").wait_for()
        await run.press()
        assert await run.labels() == ["Ended"]
        assert await other.get_by_role("button").text_content() == "End it"
        async with other.expect_popup() as more:
            await other.evaluate("open('/elsewhere')")
        await more.value
        assert await run.browser.url() == address
        assert run.presses == 1
        await (await more.value).close()
        await other.close()


@pytest.mark.spec("extension.chrome-tabs")
async def test_a_window_that_a_press_opens_is_followed(chrome: Chrome, port: int, sites: Sites) -> None:
    """A survey in a window of its own; when it is closed, the page before is driven again."""
    async with running(chrome, port, sites) as run:
        survey = sites.put("<button>Send</button>")
        await run.open(
            f"<a href='{survey}' target=_blank onclick='open(this.href, ``, `width=300`);return false'>Why</a>"
        )
        link = await run.browser.locate(TargetStrategy("css", css_selector="a"))
        async with run.page.expect_popup() as opened:
            await run.browser.act(link, Action("click"))
        popup = await opened.value
        assert await run.labels() == ["Send"]
        await popup.close()
        assert await run.labels() == ["Why"]
