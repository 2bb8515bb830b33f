"""A Chromium driven by Playwright: launched, with a profile of its own, or attached to one that already runs.

The page is read and pressed through `perception/engine.js`, which runs in Playwright's isolated world of every frame:
one question per frame, answered as one string. A press is decided in the page (the same node, still reading the same,
reached by the pointer), armed there, and then made with real mouse events.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
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
    async_playwright,
)
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.core.base_browser import BaseBrowser
from subterminator.core.finding import find_browser
from subterminator.core.protocols import Action, DialogJudge, Element, PageView, TargetStrategy
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

__all__ = ["BaseBrowser", "PlaywrightBrowser"]

FRAME_TIMEOUT_MS = 1500
"""What a frame that does not answer may cost one look; half a second on the looks after that."""
QUIET_SECONDS = 0.03
"""No mutation, request or navigation for this long: the page has taken the action."""
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
        self.headless = headless
        self.cdp_url = cdp_url
        self.profile_dir = profile_dir
        self.browser_path = browser_path
        self._viewport = viewport
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._tabs: list[Page] = []
        self._judge: DialogJudge | None = None
        self._traffic = _Traffic()
        self._frames = _FrameNames()
        self._lost = ""
        self._deadline: asyncio.Timeout | None = None
        self._dialog_tasks: set[asyncio.Task[None]] = set()
        self._dialog_error: StopTheRun | None = None

    # -- life ----------------------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._page is not None:
            return
        self._playwright = await async_playwright().start()
        try:
            self._context = await self._open_context(self._playwright)
            # Registered before an attached browser's context is there, it would not reach that context.
            await self._playwright.selectors.register("eyes", script=engine_source(), content_script=True)
        except PlaywrightError as error:
            await self.close()
            raise ConfigurationError(self._why_no_browser(error)) from error
        except SubTerminatorError:
            await self.close()
            raise
        self._context.on("page", self._follow)
        for page in self._context.pages:
            self._watch(page)
        attached_or_empty = self.is_cdp_connection or not self._context.pages
        self._page = await self._context.new_page() if attached_or_empty else self._context.pages[-1]

    async def _open_context(self, playwright: Playwright) -> BrowserContext:
        if self.cdp_url is not None:
            self._browser = await playwright.chromium.connect_over_cdp(self.cdp_url, no_defaults=True, is_local=True)
            self._browser.on("disconnected", lambda _: self._lose("the browser was closed or crashed"))
            return self._browser.contexts[0]
        found = find_browser(self.browser_path, playwright.chromium.executable_path)
        size = {"width": self._viewport[0], "height": self._viewport[1]}
        # Chromium refuses to start sandboxed as root; for everybody else the sandbox stays on.
        sandbox = not (hasattr(os, "geteuid") and os.geteuid() == 0)
        args = ["--disable-quic", "--no-first-run"]
        if self.profile_dir is not None:
            self.profile_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
            context = await playwright.chromium.launch_persistent_context(
                self.profile_dir,
                executable_path=None if found.channel else found.path,
                channel=found.channel,
                headless=self.headless,
                chromium_sandbox=sandbox,
                args=args,
                viewport=size,  # type: ignore[arg-type]  # the library's TypedDict for a plain size
                accept_downloads=False,
            )
            context.on("close", lambda _: self._lose("the browser was closed or crashed"))
            return context
        self._browser = await playwright.chromium.launch(
            executable_path=None if found.channel else found.path,
            channel=found.channel,
            headless=self.headless,
            chromium_sandbox=sandbox,
            args=args,
        )
        self._browser.on("disconnected", lambda _: self._lose("the browser was closed or crashed"))
        return await self._browser.new_context(viewport=size, accept_downloads=False)  # type: ignore[arg-type]

    def _why_no_browser(self, error: PlaywrightError) -> str:
        text = str(error)
        if self.cdp_url is not None:
            return (
                f"no browser answers at {self.cdp_url}: start it with --remote-debugging-port and a --user-data-dir of "
                f"its own, or leave --cdp-url out ({text.splitlines()[0]})"
            )
        if "ProcessSingleton" in text or "SingletonLock" in text:
            return f"the profile {self.profile_dir} is in use: close the browser that has it open, or name another"
        if "DISPLAY" in text or "headed browser" in text or "Missing X server" in text:
            return "a window was asked for, but there is no display: use --headless, or set DISPLAY"
        return f"the browser did not start: {text.splitlines()[0]} (run `subterminator doctor`)"

    async def close(self) -> None:
        """End the browser, or only let go of it when it is the person's own."""
        playwright, self._playwright = self._playwright, None
        browser, context = self._browser, self._context
        self._browser = self._context = self._page = None
        self._tabs.clear()
        for task in self._dialog_tasks:
            task.cancel()
        try:
            if browser is not None:
                await browser.close()
            elif context is not None:
                await context.close()
        except PlaywrightError as error:
            if not _is_gone(error):
                raise
        finally:
            if playwright is not None:
                await playwright.stop()

    @property
    def is_cdp_connection(self) -> bool:
        return self.cdp_url is not None

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
        """
        if self._lost:
            raise BrowserLost(f"{self._lost}: start the command again, what was done is in the run's journal")
        if self._page is None:
            raise RuntimeError("Browser not launched")
        return self._page

    # -- native dialogs ------------------------------------------------------------------------------------------------

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._judge = judge

    def _dialog_opened(self, dialog: Dialog) -> None:
        task = asyncio.ensure_future(self._answer(dialog))
        self._dialog_tasks.add(task)
        task.add_done_callback(self._dialog_tasks.discard)

    async def _answer(self, dialog: Dialog) -> None:
        """Let the judge decide; a person may take minutes, so the action's deadline stands still meanwhile."""
        accept = False
        deadline, left = self._deadline, None
        if deadline is not None and (when := deadline.when()) is not None:
            left = when - asyncio.get_running_loop().time()
            deadline.reschedule(None)
        try:
            if self._judge is not None:
                url = dialog.page.url if dialog.page else ""
                accept = await self._judge(dialog.type, dialog.message, url)
        except StopTheRun as stop:
            self._dialog_error = stop  # raised by the action that opened the dialog
        finally:
            try:
                await (dialog.accept() if accept else dialog.dismiss())
            except PlaywrightError as error:
                if not _is_gone(error):
                    raise
            if deadline is not None and left is not None and not deadline.expired():
                deadline.reschedule(asyncio.get_running_loop().time() + left)

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        page = self._current()
        frames = page.frames
        async with self._speaking("look at the page"):
            answers = await asyncio.gather(*(self._read(frame) for frame in frames))
            read = dict(zip(frames, answers, strict=True))
            return assemble(await self._in_order(page.main_frame, read))

    async def _read(self, frame: Frame) -> _Reading:
        """The frame's answer as JSON text, or in words why there is none."""
        slow = self._frames.is_slow(frame)
        top = frame.parent_frame is None
        timeout = 15_000 if top else 500 if slow else FRAME_TIMEOUT_MS
        try:
            return _Reading(await _answer(frame, "look", [{}], timeout))
        except PlaywrightTimeout:
            if top:
                raise
            self._frames.mark_slow(frame)
            return _Reading(None, f"did not answer within {timeout} ms")
        except PlaywrightError as error:
            if top:
                raise
            return _Reading(None, _first_line(error))

    async def _in_order(self, top: Frame, read: dict[Frame, _Reading]) -> list[FrameReading]:
        """Readings with their place: each child after its parent, its iframe element and content offset known."""
        found: list[FrameReading] = []

        async def place(frame: Frame, offset: tuple[float, float], parent: int | None, node: int | None) -> None:
            answer = read.get(frame, _Reading(None, "it appeared during the look"))
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
            return await _ask(frame, "find", [query], 15_000 if frame.parent_frame is None else FRAME_TIMEOUT_MS)
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
            rows = (await _ask(parent, "look", [{"maxElements": 1}], FRAME_TIMEOUT_MS))["frames"]
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
                    probe = await _ask(frame, "probe", [number, expect], 10_000)
                    _must_take(probe, element, action)
                    self._traffic.begin()
                    match action.kind:
                        case "click":
                            await self._press(page, frame, number, expect, probe, element)
                        case "fill":
                            await _node(frame, number).fill(action.value or "")
                        case "select":
                            await self._select(frame, number, element, action.value)
                        case "key":
                            await _node(frame, number).press(action.value or "Enter")
                        case "scroll":
                            pass  # probing has scrolled it into view
                    await self._settle()
        except TimeoutError as error:
            raise ActionTimeout(f"{what} did not finish within {action.timeout_seconds:g} s") from error
        finally:
            self._deadline = None
            stop, self._dialog_error = self._dialog_error, None
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
        await _ask(frame, "arm", [number, expect], 5_000)
        await page.mouse.click(x + left, y + top)
        if self._traffic.moved or page.is_closed() or frame.is_detached():
            return  # the press took the page away, and what was armed with it
        try:
            fired = await _ask(frame, "fired", [], 2_000)
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
            found = await _ask(parent, "find", [{"x": point[0] - left, "y": point[1] - top}], 2_000)
            hit = [element_from_row(row, 0, (0, 0), 0) for row in found["rows"]]
            if not hit or hit[0].role != "iframe":
                over = _say(hit[0]) if hit else "nothing of the page"
                raise ElementObscured(f"{_say(element)} is in a frame that is covered there by {over}")
            frame = parent

    async def _select(self, frame: Frame, number: int, element: Element, value: str | None) -> None:
        node = _node(frame, number)
        wanted = value if value is not None else _first_real_option(element)
        if wanted in element.options:
            await node.select_option(label=wanted)
        else:
            await node.select_option(value=wanted)

    async def _settle(self) -> None:
        """Wait for what the action started: its requests, its navigation, its changes to the page. Bounded by the action."""
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
                stirred = await _ask(page.main_frame, "stir", [], 1_000)
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
        try:
            async with self._speaking(f"open {url}"):
                await page.goto(url, wait_until="domcontentloaded", timeout=timeout)
                async with asyncio.timeout(5):
                    await self._settle()
        except ActionTimeout as error:
            raise NavigationFailed(f"{url} did not answer within {timeout / 1000:g} s") from error
        except TimeoutError:
            return  # a page that never comes to rest can still be read

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


@dataclass(frozen=True, slots=True)
class _Reading:
    """What one frame answered to a look."""

    payload: str | None
    problem: str = ""


class _Traffic:
    """What the page has started since an action began: requests under way, navigations, changes."""

    def __init__(self) -> None:
        self._open: set[Request] = set()
        self._mutations = -1
        self.moved = False

    def begin(self) -> None:
        self._open.clear()
        self._mutations = -1
        self.moved = False

    def started(self, request: Request) -> None:
        # Pictures, fonts and media do not change what the page says; event streams never end.
        if request.resource_type in {"document", "xhr", "fetch", "script"}:
            self._open.add(request)

    def ended(self, request: Request) -> None:
        self._open.discard(request)

    def navigated(self, frame: Frame) -> None:
        if frame.parent_frame is None:
            self.moved = True

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def stirred(self, mutations: int) -> bool:
        """Whether the count has moved since the last time it was asked."""
        before, self._mutations = self._mutations, mutations
        return before != mutations


class _FrameNames:
    """Numbers for frames that hold for the life of the browser, and which iframe element holds which frame."""

    def __init__(self) -> None:
        self._keys: dict[Frame, int] = {}
        self._children: dict[tuple[int, int], Frame] = {}
        self._slow: set[Frame] = set()

    def key(self, frame: Frame) -> int:
        return self._keys.setdefault(frame, len(self._keys))

    def is_slow(self, frame: Frame) -> bool:
        return frame in self._slow

    def mark_slow(self, frame: Frame) -> None:
        self._slow.add(frame)

    async def child(self, parent: Frame, node: int) -> Frame | None:
        """The frame inside an iframe element, known by the element's number."""
        known = self._children.get((self.key(parent), node))
        if known is not None and not known.is_detached():
            return known
        try:
            handle = await _node(parent, node).element_handle(timeout=1_000)
            found = await handle.content_frame()
            await handle.dispose()
        except PlaywrightError:
            return None  # the iframe went away during the look
        if found is not None:
            self._children[(self.key(parent), node)] = found
        return found


async def _ask(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> dict[str, Any]:
    """Put one question to the frame's isolated world (`perception/engine.js`)."""
    found: dict[str, Any] = json.loads(await _answer(frame, verb, args, timeout_ms))
    if verb != "find" and "error" in found:
        raise ActionTimeout(f"the page could not be asked to {verb}: {found['error']}")
    return {"total": 0, "rows": [], **found} if verb == "find" else found


async def _answer(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> str:
    carrier = frame.locator(f"eyes={verb}:{_encoded(args)}")
    return await carrier.get_attribute("d", timeout=timeout_ms) or "{}"


def _node(frame: Frame, number: int) -> Any:
    return frame.locator(f"eyes=node:{_encoded([number])}")


def _encoded(args: list[Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(args).encode()).decode()


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


def _is_gone(error: PlaywrightError) -> bool:
    return any(sign in str(error) for sign in GONE)


def _first_line(error: PlaywrightError) -> str:
    return next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
