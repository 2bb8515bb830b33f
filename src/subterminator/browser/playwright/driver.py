"""A Chromium driven by Playwright: launched, with a profile of its own, or attached to one that already runs.

The page is read and pressed through `perception/engine.js`, which runs in Playwright's isolated world of every frame:
one question per frame, answered as one string. A press is decided in the page (the same node, still reading the same,
reached by the pointer), armed there, and then made with real mouse events.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import getproxies

from playwright.async_api import (
    Browser,
    BrowserContext,
    Dialog,
    Frame,
    Locator,
    Page,
    Playwright,
    async_playwright,
)
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.base import BaseBrowser
from subterminator.browser.playwright.activity import PageActivity
from subterminator.browser.playwright.closed import is_gone, suppress_gone
from subterminator.browser.playwright.frames import ask, node_at
from subterminator.browser.playwright.launch import LaunchOptions
from subterminator.browser.playwright.observation import PageObserver, first_line, number_of, say
from subterminator.browser.playwright.page_events import PageEventJudge
from subterminator.browser.playwright.press import make_ready, press
from subterminator.browser.playwright.request_interception import (
    TwoHolders,
    hold,
    hold_sockets,
    hold_what_is_sent_on_leaving,
)
from subterminator.browser.playwright.screenshots import printed, screenshot
from subterminator.browser.playwright.socket_gate import SocketGate
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    ConfigurationError,
    ElementObscured,
    NavigationFailed,
    PageChanged,
    SubTerminatorError,
)
from subterminator.domain.protocols import (
    Action,
    DialogJudge,
    Element,
    Form,
    PageView,
    RequestJudge,
    TargetStrategy,
)
from subterminator.perception import engine_source

QUIET_SECONDS = 0.03
"""No mutation, request or navigation for this long: the page has taken the action."""
STILL_SECONDS = 1.0
"""How long what fades or slides is waited for; a page that never stands still is read as it is."""
SCREENSHOT_SECONDS = 10
SETTLE_SECONDS = 5
"""How long a page that was opened may take to come to rest before it is read as it is."""
HOLDING_SECONDS = 15
"""How long a new tab may take until what it sends on leaving is held."""
STOPPED_SECONDS = 1
"""The same where a press was stopped: why it was is to be told, whatever the page does meanwhile."""
DETACHED = "Element is not attached"


class PlaywrightBrowser(BaseBrowser):
    """`PlaywrightBrowser()` works with no argument: headless, a fresh profile, whichever Chromium is found."""

    def __init__(
        self,
        headless: bool = True,
        *,
        cdp_url: str | None = None,
        profile_dir: Path | None = None,
        browser_path: str | None = None,
        viewport: tuple[int, int] = (1280, 800),
    ) -> None:
        self._wish = LaunchOptions(headless, cdp_url, profile_dir, browser_path, viewport)
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._tabs: list[Page] = []
        self._traffic = PageActivity()
        self._looking = PageObserver()
        self._lost = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._judging = PageEventJudge()
        self._holders = TwoHolders(self._judging.may_be_sent)
        self._sockets = SocketGate()
        self._held: dict[Page, asyncio.Task[None]] = {}
        """Tabs, and the work that makes what they send on leaving wait."""

    # -- life ----------------------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._page is not None:
            return
        self._judging.begin()
        self._playwright = await async_playwright().start()
        try:
            judged = self._judging.requests is not None and not self.is_cdp_connection and not getproxies()
            port = await self._sockets.open() if judged else 0
            self._browser, self._context = await self._wish.open(self._playwright, port)
            # Registered before an attached browser's context is there, it would not reach that context.
            await self._playwright.selectors.register("eyes", script=engine_source(), content_script=True)
        except PlaywrightError as error:
            await self.close()
            raise ConfigurationError(self._wish.why_not(error)) from error
        except SubTerminatorError:
            await self.close()
            raise
        self._context.on("close", lambda _: self._lose("the browser was closed or crashed"))
        if self._browser is not None:
            self._browser.on("disconnected", lambda _: self._lose("the browser was closed or crashed"))
        if self._judging.requests is not None:
            others = tuple(self._context.pages) if self.is_cdp_connection else ()
            await hold(self._context, self._holders, self._ready, others)
            if not self.is_cdp_connection:
                await hold_sockets(self._context, self._judging.may_be_sent, self._sockets.announce)
        if self.is_cdp_connection or not self._context.pages:
            page = await self._context.new_page()
            await self._hold_sockets(page)
            self._take(page)
        for page in [] if self.is_cdp_connection else self._context.pages:
            self._take(page)
        for page in self._tabs:
            self._hold_soon(page)
            await self._hold_leaving_of_main(page)
        self._context.on("page", self._follow)

    async def close(self) -> None:
        """End the browser, or only let go of it when it is the person's own."""
        playwright, self._playwright = self._playwright, None
        browser, context = self._browser, self._context
        self._browser = self._context = self._page = None
        self._tabs.clear()
        await self._judging.end()
        self._sockets.close()
        if self._tasks:  # what is held gets its no before the browser is let go of, which would release it
            await asyncio.wait(self._tasks, timeout=STOPPED_SECONDS)
        self._held.clear()
        for task in self._tasks:
            task.cancel()
        try:
            with suppress_gone():
                if browser is not None:
                    await browser.close()
                elif context is not None:
                    await context.close()
        finally:
            if playwright is not None:
                await playwright.stop()

    @property
    def is_cdp_connection(self) -> bool:
        return self._wish.cdp_url is not None

    def _lose(self, why: str) -> None:
        self._lost = why

    def _follow(self, page: Page) -> None:
        """A tab that this run opened becomes the current one; in a browser that is shared, others are left alone."""
        if self.is_cdp_connection:
            self._later(self._follow_own(page))
        else:
            self._take(page)
            self._hold_soon(page)

    async def _follow_own(self, page: Page) -> None:
        with suppress_gone():
            if await page.opener() in self._tabs:
                await self._hold_sockets(page)
                self._take(page)
                await self._hold_leaving(page)

    async def _hold_sockets(self, page: Page) -> None:
        """In a browser that is shared, the sockets of this run's own tabs only."""
        if self._judging.requests is not None and self.is_cdp_connection:
            await hold_sockets(page, self._judging.may_be_sent, self._sockets.announce)

    def _take(self, page: Page) -> None:
        self._watch(page)
        self._page = page

    def _hold_soon(self, page: Page) -> None:
        if page not in self._held:
            self._held[page] = task = asyncio.ensure_future(self._hold_leaving(page))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever waits for it asks

    async def _ready(self, page: Page) -> bool:
        """Wait until what a new tab sends on leaving is held: until then nothing more is opened in it."""
        if self.is_cdp_connection:
            return True
        self._hold_soon(page)
        held = self._held[page]
        await asyncio.wait([held], timeout=HOLDING_SECONDS)
        return held.done() and not held.cancelled() and held.exception() is None

    async def _hold_leaving(self, page: Page) -> None:
        if self._judging.requests is None:
            return
        await hold_what_is_sent_on_leaving(page, self._holders, self._later)

    async def _hold_leaving_of_main(self, page: Page) -> None:
        try:
            await self._held[page]
        except PlaywrightError:
            if not page.is_closed() and not self._lost and self._playwright is not None:
                raise

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _watch(self, page: Page) -> None:
        if page in self._tabs:
            return
        self._tabs.append(page)
        page.on("dialog", self._dialog_opened)
        page.on("close", self._tab_closed)
        page.on("crash", lambda _: self._lose("the page crashed"))
        page.on("request", self._traffic.started)
        page.on("requestfinished", self._traffic.ended)
        page.on("requestfailed", self._traffic.ended)
        page.on("framenavigated", self._traffic.navigated)

    def _tab_closed(self, page: Page) -> None:
        if page in self._tabs:
            self._tabs.remove(page)
        if page is self._page and self._tabs:
            self._page = self._tabs[-1]

    def _current(self) -> Page:
        """The current tab.

        Raises:
            RuntimeError: not launched.
            BrowserLost: it is gone.
            StopTheRun: a judge ended the run while no action was under way.
        """
        self._judging.raise_stop()
        if self._lost:
            raise BrowserLost(f"{self._lost}: start the command again, what was done is in the run's journal")
        if self._page is None:
            raise RuntimeError("Browser not launched")
        return self._page

    # -- what waits for a judge ----------------------------------------------------------------------------------------

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._judging.dialogs = judge

    def on_request(self, judge: RequestJudge | None) -> None:
        """Set it before `launch`: requests pass through here only when somebody wants to judge them."""
        self._judging.requests = judge

    def _dialog_opened(self, dialog: Dialog) -> None:
        self._later(self._judging.answer(dialog))

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        page = self._current()
        async with self._speaking("look at the page"):
            return await self._looking.look(page, self.selectors)

    async def locate(self, target: TargetStrategy) -> Element:
        page = self._current()
        async with self._speaking(f"find {target.describe()}"):
            return await self._looking.locate(page, target, self.selectors)

    async def form(self, element: Element) -> Form | None:
        page = self._current()
        async with self._speaking(f"read the form of {say(element)}"):
            return await self._looking.form(page, element)

    async def folded(self) -> str:
        page = self._current()
        async with self._speaking("read what is folded away"):
            return await self._looking.folded(page)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        page = self._current()
        frame = self._looking.frame_of(page, element)
        what = f"{action.kind} {say(element)}"
        try:
            async with asyncio.timeout(action.timeout_seconds) as deadline:
                self._judging.deadline = deadline
                async with self._speaking(what):
                    probe = await make_ready(self._looking, frame, element, action)
                    self._traffic.begin()
                    try:
                        await self._do(page, frame, element, action, probe)
                    except (PageChanged, ElementObscured):
                        with suppress(TimeoutError, ActionTimeout, BrowserLost):
                            async with asyncio.timeout(STOPPED_SECONDS):
                                await self._settle()  # what it has set going by then is judged as part of this press
                        raise
                    await self._settle()
        except TimeoutError as error:
            raise ActionTimeout(f"{what} did not finish within {action.timeout_seconds:g} s") from error
        finally:
            self._judging.deadline = None
            self._judging.raise_stop()

    async def _do(self, page: Page, frame: Frame, element: Element, action: Action, probe: dict[str, Any]) -> None:
        node = node_at(frame, number_of(element))
        match action.kind:
            case "click":
                await press(self._looking, self._traffic, page, frame, element, probe)
            case "fill":
                await node.fill(action.value or "")
            case "select":
                await self._select(node, element, action.value)
            case "key":
                await node.press(action.value or "Enter")
            case "scroll" if action.value == "end":
                await ask(frame, "toEnd", [number_of(element)], 2_000)
            case "scroll":
                pass  # making it ready has scrolled it into view

    async def _select(self, node: Locator, element: Element, value: str | None) -> None:
        wanted = value if value is not None else _first_real_option(element)
        if wanted in element.options:
            await node.select_option(label=wanted)
        else:
            await node.select_option(value=wanted)

    async def _settle(self) -> None:
        """Wait for what the action started: its requests, its navigation, its changes to the page."""
        quiet = 0
        still_at = asyncio.get_running_loop().time() + STILL_SECONDS
        while quiet < 2:
            await asyncio.sleep(QUIET_SECONDS / 2)
            page = self._current()
            if page.is_closed():
                return
            if self._traffic.busy:
                quiet = 0
                continue
            try:
                stirred = await ask(page.main_frame, "stir", [], 1_000)
            except PlaywrightError as error:
                if is_gone(error):
                    return
                quiet = 0  # between two documents
                continue
            calm = stirred["readyState"] != "loading" and not self._traffic.stirred(stirred["mutations"])
            calm = calm and not (stirred.get("moving") and asyncio.get_running_loop().time() < still_at)
            quiet = quiet + 1 if calm else 0

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        page = self._current()
        self._traffic.begin()
        async with self._speaking(f"open {url}"):
            try:
                await self._open(page, url, timeout)
            except PlaywrightTimeout as error:
                raise NavigationFailed(f"{url} did not answer within {timeout / 1000:g} s") from error
        try:
            async with asyncio.timeout(SETTLE_SECONDS), self._speaking(f"open {url}"):
                await self._settle()
        except TimeoutError:
            return  # a page that never comes to rest can still be read

    async def _open(self, page: Page, url: str, timeout: int) -> None:
        """Go there. What the page before had begun may get in between: the person's address comes last."""
        for attempt in range(4):
            try:
                await page.goto(url, wait_until="domcontentloaded", timeout=timeout)
            except PlaywrightError as error:
                if "interrupted by another navigation" not in str(error) or attempt == 3:
                    raise
                await asyncio.sleep(0.1 * 2**attempt)
            else:
                return

    async def scroll_to(self, x: int, y: int) -> None:
        async with self._speaking("scroll"):
            await self._current().evaluate("([x, y]) => window.scrollTo(x, y)", [x, y])

    # -- the page as a whole -------------------------------------------------------------------------------------------

    async def screenshot(self, path: str | None = None) -> bytes:
        page = self._current()
        async with self._speaking("take a screenshot"):
            try:
                async with asyncio.timeout(SCREENSHOT_SECONDS):
                    picture = await screenshot(page, self._looking)
            except TimeoutError as error:
                raise ActionTimeout(f"the page gave no picture within {SCREENSHOT_SECONDS} s") from error
        if path is not None:
            Path(path).write_bytes(picture)  # noqa: ASYNC240 - a file of the run's own folder, small
        return picture

    async def html(self) -> str:
        async with self._speaking("read the page's HTML"):
            return await self._current().content()

    async def url(self) -> str:
        return self._current().url

    async def pdf(self) -> bytes:
        page = self._current()
        async with self._speaking("print the page"):
            return await printed(page, self._looking)

    async def evaluate(self, script: str) -> Any:
        async with self._speaking("run a script"):
            return await self._current().evaluate(script)

    def supports_accessibility_tree(self) -> bool:
        return True

    def supports_coordinate_clicking(self) -> bool:
        return True

    def supports_text_clicking(self) -> bool:
        return True

    @asynccontextmanager
    async def _speaking(self, what: str) -> AsyncIterator[None]:
        """Turn the library's errors into ours, saying what was being done and where."""
        try:
            yield
        except PlaywrightTimeout as error:
            raise ActionTimeout(f"could not {what} in time: {first_line(error)}") from error
        except PlaywrightError as error:
            text = first_line(error)
            if self._lost or is_gone(error):
                lost = self._lost or "the browser or its tab was closed"
                raise BrowserLost(f"{lost} while it was to {what}") from error
            if "net::ERR" in text:
                raise NavigationFailed(f"could not {what}: {text}") from error
            if DETACHED in text:
                raise PageChanged(f"could not {what}: the node is gone from the page") from error
            raise ActionTimeout(f"could not {what}: {text}") from error


def _first_real_option(element: Element) -> str:
    """The first option that is an answer; the first of all is often "Please choose"."""
    return element.options[1] if len(element.options) > 1 else (element.options or ("",))[0]
