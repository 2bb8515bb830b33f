"""A Chromium driven by Playwright: launched, with a profile of its own, or attached to one that already runs.

The page is read and pressed through `perception/engine.js`, which runs in Playwright's isolated world of every frame:
one question per frame, answered as one string. A press is decided in the page (the same node, still reading the same,
reached by the pointer), armed there, and then made with real mouse events.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    Dialog,
    Frame,
    Page,
    Playwright,
    Request,
    Route,
    async_playwright,
)
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.core.base_browser import BaseBrowser
from subterminator.core.browser.frames import FrameNames, Reading, answer, ask, node_at
from subterminator.core.browser.launching import Wish
from subterminator.core.browser.traffic import JUDGED, Traffic, as_data
from subterminator.core.protocols import Action, DialogJudge, Element, PageView, RequestJudge, TargetStrategy
from subterminator.perception import engine_source
from subterminator.perception.page import FrameReading, assemble, element_from_row
from subterminator.utils.exceptions import (
    ActionTimeout,
    AmbiguousTarget,
    BrowserLost,
    ConfigurationError,
    ElementDisabled,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    NavigationFailed,
    PageChanged,
    StopTheRun,
    SubTerminatorError,
)

FRAME_TIMEOUT_MS = 1500
"""What a frame that does not answer may cost one look; half a second on the looks after that."""
QUIET_SECONDS = 0.03
"""No mutation, request or navigation for this long: the page has taken the action."""
SETTLE_SECONDS = 5
"""How long a page that was opened may take to come to rest before it is read as it is."""
DETACHED = "Element is not attached"
GONE = ("has been closed", "Target closed", "crashed", "Browser closed", "Connection closed")


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
        self._wish = Wish(headless, cdp_url, profile_dir, browser_path, viewport)
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._tabs: list[Page] = []
        self._dialog_judge: DialogJudge | None = None
        self._request_judge: RequestJudge | None = None
        self._traffic = Traffic()
        self._frames = FrameNames()
        self._lost = ""
        self._deadline: asyncio.Timeout | None = None
        self._dialogs: set[asyncio.Task[None]] = set()
        self._stop: StopTheRun | None = None

    # -- life ----------------------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._page is not None:
            return
        self._playwright = await async_playwright().start()
        try:
            self._browser, self._context = await self._wish.open(self._playwright)
            # Registered before an attached browser's context is there, it would not reach that context.
            await self._playwright.selectors.register("eyes", script=engine_source(), content_script=True)
        except PlaywrightError as error:
            await self.close()
            raise ConfigurationError(self._wish.why_not(error)) from error
        except SubTerminatorError:
            await self.close()
            raise
        self._context.on("page", self._follow)
        self._context.on("close", lambda _: self._lose("the browser was closed or crashed"))
        if self._browser is not None:
            self._browser.on("disconnected", lambda _: self._lose("the browser was closed or crashed"))
        if self._request_judge is not None:
            await self._context.route(JUDGED, self._judge_request)
        for page in self._context.pages:
            self._watch(page)
        attached_or_empty = self.is_cdp_connection or not self._context.pages
        self._page = await self._context.new_page() if attached_or_empty else self._context.pages[-1]

    async def close(self) -> None:
        """End the browser, or only let go of it when it is the person's own."""
        playwright, self._playwright = self._playwright, None
        browser, context = self._browser, self._context
        self._browser = self._context = self._page = None
        self._tabs.clear()
        for task in self._dialogs:
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
        """A new tab becomes the current one, as it would for a person."""
        self._watch(page)
        self._page = page

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
        if self._stop is not None:
            stop, self._stop = self._stop, None
            raise stop
        if self._lost:
            raise BrowserLost(f"{self._lost}: start the command again, what was done is in the run's journal")
        if self._page is None:
            raise RuntimeError("Browser not launched")
        return self._page

    # -- what waits for a judge ----------------------------------------------------------------------------------------

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._dialog_judge = judge

    def on_request(self, judge: RequestJudge | None) -> None:
        """Set it before `launch`: requests pass through here only when somebody wants to judge them."""
        self._request_judge = judge

    def _dialog_opened(self, dialog: Dialog) -> None:
        task = asyncio.ensure_future(self._answer_dialog(dialog))
        self._dialogs.add(task)
        task.add_done_callback(self._dialogs.discard)

    async def _answer_dialog(self, dialog: Dialog) -> None:
        accept = False
        try:
            if self._dialog_judge is not None:
                url = dialog.page.url if dialog.page else ""
                async with self._judging():
                    accept = await self._dialog_judge(dialog.type, dialog.message, url)
        finally:
            with suppress_gone():
                await (dialog.accept() if accept else dialog.dismiss())

    async def _judge_request(self, route: Route, request: Request) -> None:
        let_go = True
        if self._request_judge is not None and request.method not in {"GET", "HEAD", "OPTIONS"}:
            let_go = False
            async with self._judging():
                let_go = await self._request_judge(as_data(request))
        with suppress_gone():
            await (route.continue_() if let_go else route.abort("blockedbyclient"))

    @asynccontextmanager
    async def _judging(self) -> AsyncIterator[None]:
        """A person may take minutes, so the action's deadline stands still; what ends the run, the action raises."""
        deadline, left = self._deadline, None
        loop = asyncio.get_running_loop()
        if deadline is not None and (when := deadline.when()) is not None:
            left = when - loop.time()
            deadline.reschedule(None)
        try:
            yield
        except StopTheRun as stop:
            self._stop = stop
        finally:
            if deadline is not None and left is not None and not deadline.expired():
                deadline.reschedule(loop.time() + left)

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        page = self._current()
        frames = page.frames
        async with self._speaking("look at the page"):
            answers = await asyncio.gather(*(self._read(frame) for frame in frames))
            read = dict(zip(frames, answers, strict=True))
            return assemble(await self._in_order(page.main_frame, read))

    async def _read(self, frame: Frame) -> Reading:
        """The frame's answer as JSON text, or in words why there is none."""
        slow = self._frames.is_slow(frame)
        top = frame.parent_frame is None
        timeout = 15_000 if top else 500 if slow else FRAME_TIMEOUT_MS
        try:
            return Reading(await answer(frame, "look", [{}], timeout))
        except PlaywrightTimeout:
            if top:
                raise
            self._frames.mark_slow(frame)
            return Reading(None, f"did not answer within {timeout} ms")
        except PlaywrightError as error:
            if top:
                raise
            return Reading(None, _first_line(error))

    async def _in_order(self, top: Frame, read: dict[Frame, Reading]) -> list[FrameReading]:
        """Readings with their place: each child after its parent, its iframe element and content offset known."""
        found: list[FrameReading] = []

        async def place(frame: Frame, offset: tuple[float, float], parent: int | None, node: int | None) -> None:
            answer = read.get(frame, Reading(None, "it appeared during the look"))
            key = self._frames.key(frame)
            found.append(FrameReading(key, frame.url, offset, answer.payload, answer.problem, parent, node))
            if answer.payload is None or not frame.child_frames:
                return
            index = len(found) - 1
            for row in json.loads(answer.payload)["frames"]:
                child = await self._frames.child(frame, row["n"])
                if child is not None:
                    await place(child, (offset[0] + row["x"], offset[1] + row["y"]), index, row["n"])

        await place(top, (0, 0), None, None)
        return found

    async def locate(self, target: TargetStrategy) -> Element:
        page = self._current()
        query = _query(target)
        async with self._speaking(f"find {target.describe()}"):
            frames = [page.main_frame] if target.method == "coordinates" else page.frames
            answers = await asyncio.gather(*(self._find(frame, query) for frame in frames))
            found = [(frame, row) for frame, answer in zip(frames, answers, strict=True) for row in answer["rows"]]
            problem = next((answer["error"] for answer in answers if answer.get("error")), "")
            if problem:
                raise ElementNotFound(f"{target.describe()} cannot be searched for: {problem}")
            if target.method == "coordinates" and found:
                frame, row = await self._through_frames(*found[0], query)
                found = [(frame, row)]
            visible = [(frame, row) for frame, row in found if row[-1]]
            if len(visible) > 1:
                names = ", ".join(_say(element_from_row(row, 0, (0, 0), 0)) for _, row in visible[:5])
                more = sum(int(answer["total"]) for answer in answers)
                raise AmbiguousTarget(f"{target.describe()} fits {max(more, len(visible))} elements: {names}")
            chosen = visible or found
            if len(chosen) != 1:
                hidden = f" ({len(found)} hidden ones do)" if found else ""
                raise ElementNotFound(f"nothing visible fits {target.describe()} at {page.url}{hidden}")
            frame, row = chosen[0]
            return element_from_row(row, self._frames.key(frame), await self._offset(frame), page.frames.index(frame))

    async def _find(self, frame: Frame, query: dict[str, Any]) -> dict[str, Any]:
        try:
            return await ask(frame, "find", [query], 15_000 if frame.parent_frame is None else FRAME_TIMEOUT_MS)
        except PlaywrightError:
            if frame.parent_frame is None:
                raise
            return {"total": 0, "rows": []}  # a frame that is silent or gone holds nothing that could be pressed

    async def _through_frames(self, frame: Frame, row: list[Any], query: dict[str, Any]) -> tuple[Frame, list[Any]]:
        """The element under a point, descending into the iframes that the point lies in."""
        while element_from_row(row, 0, (0, 0), 0).role == "iframe":
            node = int(element_from_row(row, 0, (0, 0), 0).node.split(":")[1])
            child = await self._frames.child(frame, node)
            if child is None:
                break
            x, y = await self._offset(child)
            answer = await self._find(child, {"x": query["x"] - x, "y": query["y"] - y})
            if not answer["rows"]:
                break
            frame, row = child, answer["rows"][0]
        return frame, row

    async def _offset(self, frame: Frame) -> tuple[float, float]:
        """Where the frame's viewport begins in the top one, CSS pixels."""
        x = y = 0.0
        while (parent := frame.parent_frame) is not None:
            rows = (await ask(parent, "look", [{"maxElements": 1}], FRAME_TIMEOUT_MS))["frames"]
            for row in rows:
                if await self._frames.child(parent, row["n"]) == frame:
                    x, y = x + row["x"], y + row["y"]
                    break
            frame = parent
        return (x, y)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        page = self._current()
        frame = self._frame_of(page, element)
        number = int(element.node.split(":")[1])
        expect = {
            "role": element.role,
            "name": element.name,
            "text": element.text,
            "form_method": element.form_method,
            "form_action": element.form_action,
        }
        what = f"{action} on {_say(element)}"
        try:
            async with asyncio.timeout(action.timeout_seconds) as deadline:
                self._deadline = deadline
                async with self._speaking(what):
                    probe = await ask(frame, "probe", [number, expect], 10_000)
                    _must_take(probe, element, action)
                    self._traffic.begin()
                    match action.kind:
                        case "click":
                            await self._press(page, frame, number, expect, probe, element)
                        case "fill":
                            await node_at(frame, number).fill(action.value or "")
                        case "select":
                            await self._select(frame, number, element, action.value)
                        case "key":
                            await node_at(frame, number).press(action.value or "Enter")
                        case "scroll":
                            pass  # probing has scrolled it into view
                    await self._settle()
        except TimeoutError as error:
            raise ActionTimeout(f"{what} did not finish within {action.timeout_seconds:g} s") from error
        finally:
            self._deadline = None
            stop, self._stop = self._stop, None
            if stop is not None:
                raise stop

    def _frame_of(self, page: Page, element: Element) -> Frame:
        key = int(element.node.split(":")[0])
        for frame in page.frames:
            if self._frames.key(frame) == key:
                return frame
        raise PageChanged(f"the page that showed {_say(element)} is gone; the browser is now at {page.url}")

    async def _press(
        self, page: Page, frame: Frame, number: int, expect: dict[str, str], probe: dict[str, Any], element: Element
    ) -> None:
        x, y = probe["point"]
        left, top = await self._offset(frame)
        if frame.parent_frame is not None:
            await self._must_reach(frame, (x + left, y + top), element)
        await ask(frame, "arm", [number, expect], 5_000)
        await page.mouse.click(x + left, y + top)
        if self._traffic.moved or page.is_closed() or frame.is_detached():
            return  # the press took the page away, and what was armed with it
        try:
            fired = await ask(frame, "fired", [], 2_000)
        except PlaywrightTimeout:
            return  # the document is on its way out: the press was taken
        except PlaywrightError as error:
            if self._traffic.moved or page.is_closed() or frame.is_detached():
                return
            raise ActionTimeout(f"the page stopped answering after the press on {_say(element)}") from error
        if fired["blocked"]:
            raise PageChanged(f"{_say(element)} was not pressed: {fired['blocked']}")
        if not fired["received"] and fired.get("armed", True):
            raise ElementObscured(f"the press on {_say(element)} never reached it")

    async def _must_reach(self, frame: Frame, point: tuple[float, float], element: Element) -> None:
        """Each iframe on the way must be what the pointer meets, or something of an outer page lies over it."""
        while (parent := frame.parent_frame) is not None:
            left, top = await self._offset(parent)
            found = await ask(parent, "find", [{"x": point[0] - left, "y": point[1] - top}], 2_000)
            hit = [element_from_row(row, 0, (0, 0), 0) for row in found["rows"]]
            if not hit or hit[0].role != "iframe":
                over = _say(hit[0]) if hit else "nothing of the page"
                raise ElementObscured(f"{_say(element)} is in a frame that is covered there by {over}")
            frame = parent

    async def _select(self, frame: Frame, number: int, element: Element, value: str | None) -> None:
        node = node_at(frame, number)
        wanted = value if value is not None else _first_real_option(element)
        if wanted in element.options:
            await node.select_option(label=wanted)
        else:
            await node.select_option(value=wanted)

    async def _settle(self) -> None:
        """Wait for what the action started: its requests, its navigation, its changes to the page."""
        quiet = 0
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
                if _is_gone(error):
                    return
                quiet = 0  # between two documents
                continue
            calm = stirred["readyState"] != "loading" and not self._traffic.stirred(stirred["mutations"])
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
        try:
            await page.goto(url, wait_until="domcontentloaded", timeout=timeout)
        except PlaywrightError as error:
            if "interrupted by another navigation" not in str(error):
                raise
            # What the page before had begun got in between; the person's address comes last.
            await page.goto(url, wait_until="domcontentloaded", timeout=timeout)

    async def scroll_to(self, x: int, y: int) -> None:
        async with self._speaking("scroll"):
            await self._current().evaluate("([x, y]) => window.scrollTo(x, y)", [x, y])

    # -- the page as a whole -------------------------------------------------------------------------------------------

    async def screenshot(self, path: str | None = None) -> bytes:
        async with self._speaking("take a screenshot"):
            return await self._current().screenshot(path=path, timeout=10_000)

    async def html(self) -> str:
        async with self._speaking("read the page's HTML"):
            return await self._current().content()

    async def url(self) -> str:
        return self._current().url

    async def pdf(self) -> bytes:
        """The page as printed, over CDP so that a window with a screen can do it too."""
        page = self._current()
        async with self._speaking("print the page"):
            session = await page.context.new_cdp_session(page)
            try:
                printed = await session.send("Page.printToPDF", {"printBackground": True})
            finally:
                await session.detach()
            return base64.b64decode(printed["data"])

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
            raise ActionTimeout(f"could not {what} in time: {_first_line(error)}") from error
        except PlaywrightError as error:
            text = _first_line(error)
            if self._lost or _is_gone(error):
                lost = self._lost or "the browser or its tab was closed"
                raise BrowserLost(f"{lost} while it was to {what}") from error
            if "net::ERR" in text:
                raise NavigationFailed(f"could not {what}: {text}") from error
            if DETACHED in text:
                raise PageChanged(f"could not {what}: the node is gone from the page") from error
            raise ActionTimeout(f"could not {what}: {text}") from error


def _query(target: TargetStrategy) -> dict[str, Any]:
    match target.method:
        case "css":
            return {"css": target.css_selector}
        case "aria":
            return {"role": target.aria_role, "name": target.aria_name}
        case "text":
            text = target.text_content or ""
            exact = len(text) > 2 and text[0] == text[-1] == '"'
            return {"text": text[1:-1] if exact else text, "exact": exact}
        case "coordinates":
            x, y = target.coordinates or (0, 0)
            return {"x": x, "y": y}


def _must_take(probe: dict[str, Any], element: Element, action: Action) -> None:
    """Refuse at once, with the reason, what would not be taken.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    if probe.get("gone"):
        raise PageChanged(f"{_say(element)} is gone from the page")
    if not probe["same"]:
        raise PageChanged(f"{_say(element)} reads differently now: {probe['differs']}")
    if action.kind == "scroll":
        return
    if not probe["visible"]:
        raise ElementNotVisible(f"{_say(element)} is not visible: {probe.get('why') or 'a person could not see it'}")
    if probe["disabled"]:
        raise ElementDisabled(f"{_say(element)} is disabled")
    if action.kind == "click" and not probe["hit"]:
        raise ElementObscured(f"{_say(element)} is covered by {probe['coveredBy'] or 'something else'}")


def _first_real_option(element: Element) -> str:
    """The first option that is an answer; the first of all is often "Please choose"."""
    return element.options[1] if len(element.options) > 1 else (element.options or ("",))[0]


def _say(element: Element) -> str:
    name = f" '{element.label}'" if element.label else ""
    return f"{element.role or element.tag}{name}"


@contextmanager
def suppress_gone() -> Iterator[None]:
    """What was to be answered went away with its page: then nobody waits for the answer."""
    try:
        yield
    except PlaywrightError as error:
        if not _is_gone(error):
            raise


def _is_gone(error: PlaywrightError) -> bool:
    return any(sign in str(error) for sign in GONE)


def _first_line(error: PlaywrightError) -> str:
    return next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
