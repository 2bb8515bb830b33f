"""A person's own Chrome with the extension in it, and a bare WebSocket server in the place of the program."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Event, Thread
from typing import Any

from playwright.async_api import BrowserContext, Dialog, Page, Worker, async_playwright
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin, Subprotocol

from subterminator.browser.chromium import find_browser
from subterminator.domain.page import PageView
from subterminator.extension.assembly import assemble
from subterminator.extension.commands import FrameAnswer
from subterminator.extension.pairing import Pairing, PairingCode
from subterminator.extension.protocol import CLOSE_PAIRED, EXTENSION_ID, ORIGIN, SUBPROTOCOL, VERSION, proof_of
from subterminator.extension.server import serve_pairing
from subterminator.extension.views import FrameKeys, view_of

TOKEN = "a-token-of-the-tests-that-is-long-enough"
KEY = "a-key-of-the-tests-that-is-long-enough-too"
HOSTS = ["127.0.0.1", "localhost"]
SECONDS = 15


@dataclass
class BareProgram:
    """Says what a test tells it to; everything it hears is kept."""

    key: str = KEY
    version: int = VERSION
    port: int = 0
    heard: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    offered: list[list[str]] = field(default_factory=list)
    origins: list[str | None] = field(default_factory=list)
    closes: asyncio.Queue[int] = field(default_factory=asyncio.Queue)
    everything: list[dict[str, Any]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """The same, to the byte."""
    pairing: dict[str, str] | None = None
    """What a connection that offers a pairing code is told."""
    _server: Server | None = None
    _connection: ServerConnection | None = None
    _ids: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    _backlog: list[dict[str, Any]] = field(default_factory=list)

    async def __aenter__(self) -> BareProgram:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        self._server = await serve(
            self._talk,
            "127.0.0.1",
            self.port,
            origins=[Origin(ORIGIN)],
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            max_size=None,
        )
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
            self._server = self._connection = None

    async def _talk(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        self._connection = connection
        self.offered.append(connection.request.headers["Sec-WebSocket-Protocol"].replace(" ", "").split(","))
        self.origins.append(connection.request.headers.get("Origin"))
        if self.offered[-1][-1].startswith("pair."):
            await self.say({"type": "Paired", "data": self.pairing})
            await connection.close(CLOSE_PAIRED)
            return
        try:
            async for text in connection:
                self.texts.append(str(text))
                self.everything.append(json.loads(text))
                await self.heard.put(self.everything[-1])
        except ConnectionClosed:
            pass
        await self.closes.put(connection.close_code or 0)

    async def say(self, message: Any) -> None:
        """Sends a message as it is; text stays text, and bytes bytes."""
        assert self._connection is not None
        await self._connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, kind: str, known: str | None = None) -> dict[str, Any]:
        """The next message of that type (and id), which is taken out; others are kept for later."""

        def fits(message: dict[str, Any]) -> bool:
            return message["type"] == kind and (known is None or message.get("id") == known)

        for message in self._backlog:
            if fits(message):
                self._backlog.remove(message)
                return message
        async with asyncio.timeout(SECONDS):
            while True:
                message = await self.heard.get()
                if fits(message):
                    return message
                self._backlog.append(message)

    async def greet(self, **more: Any) -> dict[str, Any]:
        """Prove who we are to the next Hello."""
        hello = await self.next("Hello")
        proof = proof_of(self.key, hello["data"]["nonce"])
        await self.say({"type": "Welcome", "data": {"version": self.version, "proof": proof, **more}})
        return hello

    async def send(self, kind: str, /, **command: Any) -> str:
        """Send a command with an id of its own, and give the id."""
        known = f"t{next(self._ids)}"
        await self.say({"type": "ActionCommand", "id": known, "data": {"type": kind, **command}})
        return known

    async def ask(self, kind: str, /, **command: Any) -> dict[str, Any]:
        """The `data` of a command's ActionResult."""
        known = await self.send(kind, **command)
        return dict((await self.next("ActionResult", known))["data"])

    async def get(self, kind: str, /, **command: Any) -> dict[str, Any]:
        """What a command that must succeed brings back."""
        result = await self.ask(kind, **command)
        assert result["success"], result
        return dict(result.get("data") or {})

    def forget(self) -> None:
        """Drop what was heard so far."""
        self._backlog.clear()
        while not self.heard.empty():
            self.heard.get_nowait()


@dataclass
class Chrome:
    """A browser with the extension; the worker is asked only for what a test must know or a person would do."""

    context: BrowserContext
    worker: Worker

    async def pair(self, port: int, *, token: str = TOKEN, key: str = KEY, ping_seconds: float = 20) -> None:
        """What pairing leaves behind, and a first attempt to connect."""
        kept = {
            "pairing": {"port": port, "token": token, "key": key},
            "settings": {"pingSeconds": ping_seconds},
        }
        await self.worker.evaluate("kept => chrome.storage.local.set(kept)", kept)
        await self.worker.evaluate("chrome.storage.local.remove('refused')")
        popup = await self.popup()
        await popup.get_by_role("button", name="Connect now").click()
        await popup.close()

    async def forget(self) -> None:
        """Leave it as it is before it is paired."""
        await self.worker.evaluate("chrome.storage.local.clear()")

    async def put_to_sleep(self) -> None:
        """End the worker as Chrome does after 30 quiet seconds."""
        assert self.context.browser is not None
        session = await self.context.browser.new_browser_cdp_session()
        for target in (await session.send("Target.getTargets"))["targetInfos"]:
            if target["type"] == "service_worker":
                await session.send("Target.closeTarget", {"targetId": target["targetId"]})

    async def wake(self) -> None:
        """What the worker's alarm does every half minute, and the person with "Connect now": look for the program."""
        popup = await self.popup()
        await popup.evaluate("chrome.runtime.sendMessage({ ask: 'connect' })")
        await popup.close()

    async def popup(self) -> Page:
        """The extension's window, opened as a tab."""
        page = await self.context.new_page()
        await page.goto(f"chrome-extension://{EXTENSION_ID}/popup.html")
        return page

    async def badge(self, tab: int | None = None) -> str:
        """What stands on the icon."""
        where = {} if tab is None else {"tabId": tab}
        return str(await self.worker.evaluate("where => chrome.action.getBadgeText(where)", where))

    async def close_tabs(self) -> None:
        """Close what a run has left open."""
        used = self.context.pages
        await self.context.new_page()
        for page in used:
            await page.close()


class Sites:
    """Pages on http, each at an address of its own; the same at 127.0.0.1 and at localhost. /never… gives no answer.

    `asked`: every address that was asked for, without its first slash.
    """

    def __enter__(self) -> Sites:
        pages = self._pages = list[str]()
        asked = self.asked = list[str]()
        over = self._over = Event()
        news = self._news = Condition()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                place = self.path.strip("/")
                with news:
                    asked.append(place)
                    news.notify_all()
                if place.startswith("never"):
                    over.wait()
                    return
                html = pages[int(place)] if place.isdigit() else "<p>Nothing here"
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(f"<!doctype html><title>A page</title>{html}".encode())

            def log_message(self, *_: object) -> None:
                """Nothing is printed."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.server_close()

    async def hears(self, place: str) -> None:
        """Waits until somebody has asked for that address."""

        def came() -> bool:
            with self._news:
                return self._news.wait_for(lambda: place in self.asked, SECONDS)

        assert await asyncio.to_thread(came), f"nobody asked for /{place}: {self.asked}"

    def put(self, html: str) -> str:
        """The address that a page is at from now on."""
        self._pages.append(html)
        return f"http://127.0.0.1:{self._server.server_port}/{len(self._pages) - 1}"


@asynccontextmanager
async def chrome_with_extension(
    folder: Path, *, granted: bool = True, pictures: bool = False, trusted: bool = False, scale: int = 1
) -> AsyncIterator[Chrome]:
    """A Chromium with the extension loaded unpacked.

    `granted`: with leave for the hosts of the tests; `pictures`: for pictures of every page, too; `scale`: pixels
    of the screen a CSS pixel.
    """
    extension = folder / "extension"
    assemble(extension, trusted_clicks=trusted)
    if granted:
        path = extension / "manifest.json"
        manifest = json.loads(path.read_text(encoding="utf-8"))
        manifest["host_permissions"] = [f"http://{host}/*" for host in HOSTS] + ["<all_urls>"] * pictures
        path.write_text(json.dumps(manifest), encoding="utf-8")
    async with async_playwright() as playwright:
        found = find_browser(None, playwright.chromium.executable_path)
        context = await playwright.chromium.launch_persistent_context(
            folder / "profile",
            executable_path=str(found.path),
            headless=True,
            args=[
                f"--disable-extensions-except={extension}",
                f"--load-extension={extension}",
                f"--force-device-scale-factor={scale}",
            ],
            no_viewport=scale != 1,
        )
        workers = context.service_workers
        worker = workers[0] if workers else await context.wait_for_event("serviceworker")
        yield Chrome(context, worker)
        await context.close()


@asynccontextmanager
async def paired(chrome: Chrome) -> AsyncIterator[Pairing]:
    """Pair the Chrome as a person does, by the code in the extension's window, and say yes to native dialogs."""
    said_yes = set[asyncio.Future[None]]()

    def say_yes(dialog: Dialog) -> None:
        said_yes.add(asyncio.ensure_future(dialog.accept()))

    chrome.context.on("dialog", say_yes)
    pairing_code = PairingCode()
    kept: list[Pairing] = []
    async with serve_pairing(pairing_code, kept.append) as (port, made):
        popup = await chrome.popup()
        await popup.get_by_role("textbox").fill(f"{port}-{pairing_code.text.lower()}")
        await popup.keyboard.press("Enter")
        async with asyncio.timeout(SECONDS):
            assert await made == kept[0]
        await popup.close()
    yield kept[0]
    chrome.context.remove_listener("dialog", say_yes)


@dataclass
class Driven:
    """The tab of a run: what the program asks, and the page itself to hold the answers against."""

    program: BareProgram
    page: Page
    sites: Sites
    run: str

    async def open(self, html: str) -> None:
        await self.program.get("navigate_to", url=self.sites.put(html))

    async def look(self, *selectors: str) -> PageView:
        frames = (await self.program.get("look", selectors=selectors))["frames"]
        return view_of([FrameAnswer.model_validate_json(json.dumps(frame)) for frame in frames], FrameKeys())

    async def found(self, **query: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The node that one query finds, once its frame is there, and what it reads as: `at` and `expect` of an act."""
        async with asyncio.timeout(SECONDS):
            while True:
                for frame in (await self.program.get("find", query=query))["frames"]:
                    for row in json.loads(frame["answer"] or '{"rows": []}')["rows"]:
                        return self._chosen(frame, row)

    @staticmethod
    def _chosen(frame: dict[str, Any], row: list[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        n, role, name, text = row[:4]
        expect = {
            "role": role,
            "name": name,
            "text": name if text == 0 else text,
            "form_method": row[15] or "",
            "form_action": row[16] or "",
        }
        return {"frame": frame["frame"], "document": frame["document"], "node": n}, expect

    async def act(self, kind: str, value: str | None = None, **query: Any) -> dict[str, Any]:
        at, expect = await self.found(**query)
        return await self.act_on(at, expect, kind, value)

    async def act_on(
        self, at: dict[str, Any], expect: dict[str, Any], kind: str = "click", value: str | None = None
    ) -> dict[str, Any]:
        return await self.program.ask("act", kind=kind, at=at, expect=expect, value=value, timeout_ms=5000)
