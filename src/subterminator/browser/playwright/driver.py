"""Playwright driver of a Chromium: launched, with a profile of its own, or attached to a running one.

The page is read and pressed through `perception/engine.js`, which runs in Playwright's isolated world of every frame:
one question per frame, answered as one string. Before a press the page compares the node with the judged one and with
what the pointer meets; the press itself is made with real mouse events.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import getproxies

from playwright.async_api import Browser, BrowserContext, Frame, Locator, Page, Playwright, async_playwright
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.base import BaseBrowser, check_takes
from subterminator.browser.network_errors import network_words
from subterminator.browser.playwright.activity import PageActivity
from subterminator.browser.playwright.cdp import channel_of
from subterminator.browser.playwright.closed import is_gone, suppress_gone
from subterminator.browser.playwright.frames import ask, node_at
from subterminator.browser.playwright.launch import LaunchOptions
from subterminator.browser.playwright.observation import PageObserver, first_line, number_of
from subterminator.browser.playwright.own_session import own_session
from subterminator.browser.playwright.page_events import PageEventJudge
from subterminator.browser.playwright.person_note import PersonNote
from subterminator.browser.playwright.press import make_ready, press
from subterminator.browser.playwright.request_interception import (
    RequestJudgements,
    hold_requests,
    hold_requests_on_leaving,
    hold_sockets,
    judged_addresses,
)
from subterminator.browser.playwright.screenshots import FRAME, print_to_pdf, screenshot, thumbnail
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
from subterminator.domain.page import Box
from subterminator.domain.protocols import (
    Action,
    AnswerListener,
    DialogJudge,
    Element,
    Form,
    PageView,
    RequestJudge,
    TargetStrategy,
)
from subterminator.perception import engine_source

QUIET_SECONDS = 0.03
"""An action is complete after this time without mutation, request or navigation."""
EFFECT_SECONDS = 1.2
"""Limit of waiting for the first change that a press shows."""
STILL_SECONDS = 1.0
"""Limit of waiting for what fades or slides; a page that never stands still is read as it is."""
SCREENSHOT_SECONDS = 10
SETTLE_SECONDS = 5
"""Limit of waiting for an opened page to come to rest."""
HOLDING_SECONDS = 15
"""Limit of waiting until the requests of a new tab on leaving are held."""
REFUSING_SECONDS = 8
"""Limit of waiting for held requests to be refused before disconnecting, which would release them."""
ANSWERING_SECONDS = 1
"""Limit of waiting for a page to answer before its browser is left."""
CLOSING_SECONDS = 30
"""Limit of waiting for a browser to close, and for its driver to end; a run does not hang on them."""
STOPPED_SECONDS = 1
"""Limit of waiting for rest after a stopped press."""
DETACHED = "Element is not attached"


class PlaywrightBrowser(BaseBrowser):
    """Chromium by Playwright. `PlaywrightBrowser()`: headless, a fresh profile, whichever Chromium is installed."""

    finds_elements = True

    def __init__(
        self,
        headless: bool = True,
        *,
        cdp_url: str | None = None,
        profile_dir: Path | None = None,
        browser_path: str | None = None,
        viewport: tuple[int, int] = (1280, 800),
    ) -> None:
        self._options = LaunchOptions(headless, cdp_url, profile_dir, browser_path, viewport)
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._tabs: list[Page] = []
        self._note = PersonNote(self._tabs)
        self._activity = PageActivity()
        self._observer = PageObserver()
        self.before_act: Callable[[Element, Action], Awaitable[None]] | None = None
        """Called with each element that is about to be acted on, unless it is only scrolled to."""
        self._lost = ""
        self._ended = asyncio.Event()
        """Set when the browser is lost, or its last tab closed."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._judge = PageEventJudge()
        self._judgements = RequestJudgements(self._judge.may_be_sent)
        self._sockets = SocketGate()
        self._held: dict[Page, asyncio.Task[None]] = {}
        """Tasks that start holding a tab's requests when it leaves its page, by tab."""

    # -- launch and close ----------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._page is not None:
            return
        self._judge.begin()
        judges = self._judge.requests is not None
        preparing = asyncio.create_task(asyncio.to_thread(judged_addresses)) if judges else None  # meanwhile
        with own_session():
            self._playwright = await async_playwright().start()
        try:
            judged = self._judge.requests is not None and not self.is_cdp_connection and not getproxies()
            port = await self._sockets.open() if judged else 0
            self._browser, self._context = await self._options.open(self._playwright, port)
            # Registered before an attached browser's context is there, it would not reach that context.
            await self._playwright.selectors.register("eyes", script=engine_source(), content_script=True)
        except PlaywrightError as error:
            await self.close()
            raise ConfigurationError(self._options.explain(error)) from error
        except SubTerminatorError:
            await self.close()
            raise
        self._context.on("close", lambda _: self._mark_lost("the browser was closed or crashed"))
        if self._browser is not None:
            self._browser.on("disconnected", lambda _: self._mark_lost("the browser was closed or crashed"))
        if preparing is not None:
            await preparing
            others = tuple(self._context.pages) if self.is_cdp_connection else ()
            await hold_requests(self._context, self._judgements, self._ready, self._later, others)
            if not self.is_cdp_connection:
                await hold_sockets(self._context, self._judge.may_be_sent, self._sockets.announce)
        if self.is_cdp_connection or not self._context.pages:
            page = await self._context.new_page()
            await self._hold_sockets(page)
            self._make_current(page)
        for page in [] if self.is_cdp_connection else self._context.pages:
            self._make_current(page)
        for page in self._tabs:
            self._hold_soon(page)
            await self._hold_leaving_of_main(page)
        self._context.on("page", self._tab_opened)

    async def close(self) -> None:
        """Close the browser; leave the person's own one running."""
        playwright, self._playwright = self._playwright, None
        browser, context, tabs = self._browser, self._context, self._tabs[:]
        self._browser = self._context = self._page = None
        self._tabs.clear()
        await self._note.stop()
        await self._judge.end()
        self._sockets.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._refuse_held(tabs if self.is_cdp_connection else []), REFUSING_SECONDS)
        self._held.clear()
        for task in self._tasks:
            task.cancel()
        opened = browser or context
        try:
            with suppress_gone(), suppress(TimeoutError):
                if opened is not None:
                    await asyncio.wait_for(opened.close(), CLOSING_SECONDS)
        finally:
            if playwright is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(playwright.stop(), CLOSING_SECONDS)

    async def _refuse_held(self, tabs: list[Page]) -> None:
        """Wait until the requests that pages have begun are refused: disconnecting would release them."""
        for page in tabs:  # what a page has begun to send is known when it answers, or another one is in its place
            with suppress(TimeoutError, PlaywrightError):
                await asyncio.wait_for(page.evaluate("0"), ANSWERING_SECONDS)
        while self._tasks:
            await asyncio.wait(self._tasks)

    @property
    def is_cdp_connection(self) -> bool:
        return self._options.cdp_url is not None

    def _mark_lost(self, why: str) -> None:
        self._lost = why
        self._ended.set()

    async def show_note(self, text: str) -> None:
        """Show a sentence in the run's tabs, where there is a window, until the next one, action, picture or print."""
        if self._options.headless and not self.is_cdp_connection:
            return
        async with self._translated_errors("show a note"):
            await (self._note.show(text) if text else self._note.take_away())

    def point_at(self, element: Element | None) -> None:
        self._note.control = None
        if element is not None and self._page is not None:
            with suppress(PageChanged):  # a frame that is gone shows nothing
                self._note.control = self._observer.frame_of(self._page, element), number_of(element)

    async def until_ended(self) -> None:
        await self._ended.wait()
        raise BrowserLost(self._lost or "the browser's window was closed")

    def _tab_opened(self, page: Page) -> None:
        """Make a tab opened by this run the current one; in a shared browser, leave others alone."""
        if self.is_cdp_connection:
            self._later(self._own_tab_opened(page))
        else:
            self._make_current(page)
            self._hold_soon(page)

    async def _own_tab_opened(self, page: Page) -> None:
        with suppress_gone():
            if await page.opener() in self._tabs:
                await self._hold_sockets(page)
                self._make_current(page)
                await self._hold_leaving(page)

    async def _hold_sockets(self, page: Page) -> None:
        """Hold the sockets of this run's own tabs in a shared browser."""
        if self._judge.requests is not None and self.is_cdp_connection:
            await hold_sockets(page, self._judge.may_be_sent, self._sockets.announce)

    def _make_current(self, page: Page) -> None:
        self._watch(page)
        self._page = page
        self._activity.tab_opened()

    def _hold_soon(self, page: Page) -> None:
        if page not in self._held:
            self._held[page] = task = asyncio.ensure_future(self._hold_leaving(page))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(
                lambda done: done.cancelled() or done.exception()
            )  # retrieved here, raised where it is awaited

    async def _ready(self, page: Page) -> bool:
        """Wait until the requests of a new tab on leaving are held: until then nothing more is opened in it."""
        if self.is_cdp_connection:
            return True
        self._hold_soon(page)
        held = self._held[page]
        await asyncio.wait([held], timeout=HOLDING_SECONDS)
        return held.done() and not held.cancelled() and held.exception() is None

    async def _hold_leaving(self, page: Page) -> None:
        if self._judge.requests is not None:
            await hold_requests_on_leaving(page, self._judgements, self._later)

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

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[None]:
        here = self._current()
        async with self._translated_errors("open a second tab"):
            page = await here.context.new_page()
            await self._hold_sockets(page)
            self._make_current(page)
            await (self._hold_leaving(page) if self.is_cdp_connection else self._ready(page))
        try:
            yield
        finally:
            self._page = here
            with suppress_gone():
                await page.close()

    def _watch(self, page: Page) -> None:
        if page in self._tabs:
            return
        self._tabs.append(page)
        page.on("dialog", lambda dialog: self._later(self._judge.answer(dialog)))
        page.on("close", self._tab_closed)
        page.on("crash", lambda _: self._mark_lost("the page crashed"))
        page.on("request", self._activity.started)
        page.on("response", self._activity.answered)
        page.on("requestfinished", self._activity.ended)
        page.on("requestfailed", self._activity.ended)
        page.on("framenavigated", self._activity.navigated)
        channel_of(page).on_window = self._activity.tab_opening

    def _tab_closed(self, page: Page) -> None:
        if page in self._tabs:
            self._tabs.remove(page)
        if page is self._page and self._tabs:
            self._page = self._tabs[-1]
        if not self._tabs:
            self._ended.set()

    def _current(self) -> Page:
        """Return the current tab.

        Raises:
            RuntimeError: the browser is not launched.
            BrowserLost: the tab is gone.
            StopTheRun: a judge ended the run while no action was under way.
        """
        self._judge.raise_stop()
        if self._lost:
            raise BrowserLost(f"{self._lost}: start the command again, what was done is in the run's journal")
        if self._page is None:
            raise RuntimeError("Browser not launched")
        return self._page

    # -- judges --------------------------------------------------------------------------------------------------------

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._judge.dialogs = judge

    def on_request(self, judge: RequestJudge | None) -> None:
        """Set the judge, before `launch`: requests are intercepted only when there is one."""
        self._judge.requests = judge

    def on_answer(self, listener: AnswerListener | None) -> None:
        self._activity.listener = listener

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        page = self._current()
        async with self._translated_errors("look at the page"):
            return await self._observer.look(page, self.selectors)

    async def locate(self, target: TargetStrategy) -> Element:
        page = self._current()
        async with self._translated_errors(f"find {target.describe()}"):
            return await self._observer.locate(page, target, self.selectors)

    async def form(self, element: Element) -> Form | None:
        page = self._current()
        self._observer.forget()  # what is decided on this is compared with a new walk
        async with self._translated_errors(f"read the form of {element.describe()}"):
            return await self._observer.form(page, element)

    async def folded(self) -> str:
        page = self._current()
        async with self._translated_errors("read what is folded away"):
            return await self._observer.folded(page)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        check_takes(element, action)
        if self.before_act is not None and action.kind != "scroll":
            await self.before_act(element, action)
        page = self._current()
        self._observer.forget()
        frame = self._observer.frame_of(page, element)
        description = f"{action.kind} {element.describe()}"
        performed = False
        try:
            async with asyncio.timeout(action.timeout_seconds) as deadline:
                self._judge.deadline = deadline
                async with self._translated_errors(description):
                    await self._note.take_away()
                    probe = await make_ready(self._observer, frame, element, action)
                    self._activity.begin()
                    try:
                        await self._perform(page, frame, element, action, probe)
                    except (PageChanged, ElementObscured):
                        with suppress(TimeoutError, ActionTimeout, BrowserLost):
                            async with asyncio.timeout(STOPPED_SECONDS):
                                await self._settle()  # its requests until then belong to this press
                        raise
                    performed = True
                    waits = min(EFFECT_SECONDS, action.timeout_seconds / 4)
                    await self._settle(frame if action.kind == "click" else None, waits)
        except TimeoutError as error:
            if performed and self._activity.navigated_away:
                return  # it was done, and has led to a page that never comes to rest
            raise ActionTimeout(f"{description} did not finish within {action.timeout_seconds:g} s") from error
        finally:
            self._judge.deadline = None
            self._judge.raise_stop()

    async def _perform(self, page: Page, frame: Frame, element: Element, action: Action, probe: dict[str, Any]) -> None:
        node = node_at(frame, number_of(element))
        match action.kind:
            case "click":
                await press(self._observer, self._activity, page, frame, element, probe)
            case "fill":
                await node.fill(action.value or "")
            case "select":
                await self._select(node, element, action.value)
            case "key":
                await node.press(action.value or "Enter")
            case "scroll" if action.value == "end":
                await ask(frame, "toEnd", [number_of(element)], 2_000)
            case "scroll":
                pass  # `make_ready` has scrolled it into view

    async def _select(self, node: Locator, element: Element, value: str | None) -> None:
        wanted = value if value is not None else element.first_answer or ""
        if wanted in element.options:
            await node.select_option(label=wanted)
        else:
            await node.select_option(value=wanted)

    async def _settle(self, pressed_in: Frame | None = None, waits: float = 0.0) -> None:
        """Wait for the requests, the navigation and the mutations that the action started.

        `pressed_in`: the frame of a press. Until something that shows has changed there or around it, its effect may be
        still to come, by a timer or a script: it is waited for, `waits` seconds at most.
        """
        quiet = 0
        began = asyncio.get_running_loop().time()
        still_at = began + STILL_SECONDS
        awaited = pressed_in
        at_once = self._activity.navigated_away
        while quiet < 2:
            if not at_once:  # a new document tells for how long it has been quiet
                await asyncio.sleep(QUIET_SECONDS / 2)
            at_once = False
            page = self._current()
            if page.is_closed():
                return
            if self._activity.busy or self._judge.is_asking:
                quiet = 0
                continue
            if asyncio.get_running_loop().time() >= began + waits or (awaited and awaited.page is not page):
                awaited = None
            try:
                status = await ask(page.main_frame, "stir", [awaited is not None], 1_000)
                if awaited is not None and await self._shows_effect(awaited, status):
                    awaited = None
            except PlaywrightError as error:
                if is_gone(error):
                    return
                quiet = 0  # between two documents
                continue
            mutated = self._activity.has_mutated(status["mutations"])
            still = not mutated or status["still"] >= QUIET_SECONDS / 2 * 1000
            calm = status["readyState"] != "loading" and still
            calm = (
                calm and awaited is None and not (status.get("moving") and asyncio.get_running_loop().time() < still_at)
            )
            quiet = quiet + 1 if calm else 0

    async def _shows_effect(self, frame: Frame, status: dict[str, Any]) -> bool:
        """Return whether something changed that shows, by the top frame's `status` or in one from there to `frame`."""
        at: Frame | None = frame
        while at is not None and at.parent_frame is not None and not status["changed"]:
            try:
                status = await ask(at, "stir", [True], 1_000)
            except PlaywrightError:
                return True  # its document is gone
            at = at.parent_frame
        return bool(status["changed"])

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        page = self._current()
        self._activity.begin()
        async with self._translated_errors(f"open {url}"):
            try:
                await self._open(page, url, timeout)
            except PlaywrightTimeout as error:
                raise NavigationFailed(f"{url} did not answer within {timeout / 1000:g} s") from error
        try:
            async with asyncio.timeout(SETTLE_SECONDS), self._translated_errors(f"open {url}"):
                await self._settle()
        except TimeoutError:
            return  # a page that never comes to rest can still be read

    async def _open(self, page: Page, url: str, timeout: int) -> None:
        """Open an address. A navigation that the page before began may interrupt it: then try again."""
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
        async with self._translated_errors("scroll"):
            await self._current().evaluate(f"window.scrollTo({int(x)}, {int(y)})")

    async def scroll_position(self) -> tuple[int, int]:
        x, y = await self.evaluate("[window.scrollX, window.scrollY]")
        return (int(x), int(y))

    async def viewport_size(self) -> tuple[int, int]:
        size = self._current().viewport_size
        return (size["width"], size["height"]) if size else await super().viewport_size()

    # -- the page as a whole -------------------------------------------------------------------------------------------

    async def screenshot(self, path: str | None = None) -> bytes:
        picture = await self._picture(None)
        if path is not None:
            Path(path).write_bytes(picture)  # noqa: ASYNC240 - a file of the run's own folder, small
        return picture

    async def picture_of(self, element: Element) -> bytes:
        visible = element.in_viewport and element.box.width > 0 and element.box.height > 0
        return await self._picture(element.box if visible else None)

    async def _picture(self, framed: Box | None) -> bytes:
        page = self._current()
        async with self._translated_errors("take a screenshot"):
            await self._note.take_away()
            try:
                async with asyncio.timeout(SCREENSHOT_SECONDS):
                    return await screenshot(page, self._observer, framed)
            except TimeoutError as error:
                raise ActionTimeout(f"the page gave no picture within {SCREENSHOT_SECONDS} s") from error

    async def thumbnail_of(self, element: Element) -> bytes:
        """Return a small JPEG of the viewport with a frame around the element."""
        return await asyncio.to_thread(thumbnail, await self.picture_of(element))

    async def point_out(self, element: Element, seconds: float) -> None:
        """Draw a frame around an element on the screen for a moment, by the browser itself: the page stays as it is."""
        if self._options.headless or not element.in_viewport:
            return
        session = await channel_of(self._current()).session(self._current())
        box = {name: round(getattr(element.box, name)) for name in ("x", "y", "width", "height")}
        colour = dict(zip("rgb", FRAME, strict=True)) | {"a": 1}
        async with self._translated_errors("point out a control"):
            await session.send("DOM.enable")
            await session.send("Overlay.enable")
            try:
                await session.send("Overlay.highlightRect", {**box, "outlineColor": colour})
                await asyncio.sleep(seconds)
            finally:
                await session.send("Overlay.disable")

    async def html(self) -> str:
        async with self._translated_errors("read the page's HTML"):
            await self._note.take_away()
            return await self._current().content()

    async def url(self) -> str:
        return self._current().url

    async def pdf(self) -> bytes:
        page = self._current()
        async with self._translated_errors("print the page"):
            await self._note.take_away()
            return await print_to_pdf(page, self._observer)

    async def evaluate(self, script: str) -> Any:
        async with self._translated_errors("run a script"):
            return await self._current().evaluate(script)

    @asynccontextmanager
    async def _translated_errors(self, operation: str) -> AsyncIterator[None]:
        """Translate the library's errors, naming the operation and the address."""
        try:
            yield
        except PlaywrightTimeout as error:
            raise ActionTimeout(f"could not {operation} in time: {first_line(error)}") from error
        except PlaywrightError as error:
            text = first_line(error)
            if self._lost or is_gone(error):
                lost = self._lost or "the browser or its tab was closed"
                raise BrowserLost(f"{lost} while it was to {operation}") from error
            if "net::ERR" in text:
                raise NavigationFailed(f"could not {operation}: {network_words(text)}") from error
            if DETACHED in text:
                raise PageChanged(f"could not {operation}: the node is gone from the page") from error
            raise ActionTimeout(f"could not {operation}: {text}") from error
