"""Judges that break in a real Chromium: what waits for their answer dies, and the run hears why."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from host import Host
from kit import QUICK_CHROMIUM, start_chromium
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import NeedsHuman, PageChanged, StopTheRun
from subterminator.domain.protocols import Action, PageRequest, TargetStrategy

CLICK = Action("click", timeout_seconds=5)
SENT = {
    "fetch": "fetch('/cancel/finish', {method: 'POST'}).catch(() => document.body.append('ended'))",
    "form": "f.submit()",
    "beacon": "navigator.sendBeacon('/cancel/finish', 'now')",
    "on leaving": "window.onpagehide = () => navigator.sendBeacon('/cancel/finish', '1'); location = '/other'",
    "socket": "w = new WebSocket(`ws://${location.host}/socket`); w.onopen = () => w.send('cancelMembership')",
}
BROKEN: dict[str, BaseException] = {
    "bug": KeyError("cancel"),
    "loop": PageChanged("gone"),
    "stop": NeedsHuman("a yes"),
    "cancelled": asyncio.CancelledError("cancel"),
}


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    running = Host()
    yield running
    running.close()


class Judge:
    """Lets the pages open; breaks over everything else."""

    def __init__(self) -> None:
        self.error: BaseException = KeyError("cancel")
        self.asked = asyncio.Event()

    async def __call__(self, request: PageRequest) -> bool:
        if request.method == "GET" and "finish" not in request.url:
            return True
        self.asked.set()
        raise self.error


@pytest.fixture(scope="module")
async def judged() -> AsyncIterator[tuple[PlaywrightBrowser, Judge]]:
    browser, judge = PlaywrightBrowser(browser_path=QUICK_CHROMIUM), Judge()
    browser.on_request(judge)
    await browser.launch()
    yield browser, judge
    await browser.close()


async def opened(browser: PlaywrightBrowser, host: Host, script: str) -> None:
    host.got.clear()
    form = "<form id=f method=post action=/cancel/finish></form>"
    host.pages = {"/account": f'<title>Account</title>{form}<button id=a onclick="{script}">Next</button>'}
    await browser.navigate(f"http://{host.name}/account")


async def press(browser: PlaywrightBrowser) -> None:
    await browser.act(await browser.locate(TargetStrategy("css", css_selector="#a")), CLICK)


@pytest.mark.spec("browser.judge-fails")
@pytest.mark.parametrize(
    ("error", "script"),
    [
        pytest.param(BROKEN[error], SENT[way], id=f"{error}-{way}", marks=() if once else pytest.mark.matrix)
        for place, error in enumerate(BROKEN)
        for other, way in enumerate(SENT)
        for once in [place == other % len(BROKEN)]
    ],
)
async def test_request_whose_judge_breaks_is_not_sent_and_the_run_ends(
    error: BaseException, script: str, host: Host, judged: tuple[PlaywrightBrowser, Judge]
) -> None:
    """Required: whatever breaks, and however it is sent; neither sent nor left hanging, and heard of."""
    browser, judge = judged
    judge.error, judge.asked = error, asyncio.Event()
    await opened(browser, host, script)

    with pytest.raises(NeedsHuman if isinstance(error, NeedsHuman) else StopTheRun, match=r"cancel|gone|a yes"):
        await press(browser)
        await asyncio.wait_for(judge.asked.wait(), 5)
        while True:  # the answer comes at once: the next question to the browser raises it
            await browser.look()

    assert host.got == []


@pytest.mark.spec("browser.judge-fails")
async def test_new_tab_whose_judge_breaks_opens_nothing(host: Host) -> None:
    """Required: an address that acts by being opened is not opened."""
    browser = PlaywrightBrowser(browser_path=QUICK_CHROMIUM)
    browser.on_request(Judge())
    await browser.launch()
    try:
        await opened(browser, host, "window.open('/cancel/finish')")
        with pytest.raises(StopTheRun, match="cancel"):
            await press(browser)
    finally:
        await browser.close()
    assert host.got == []


@pytest.mark.spec("browser.judge-fails")
async def test_request_that_cannot_be_read_is_not_sent(
    host: Host, judged: tuple[PlaywrightBrowser, Judge], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the judge would be told of it is missing: it is not let go unread."""
    browser, _ = judged
    await opened(browser, host, SENT["fetch"])

    def unreadable(*request: object) -> PageRequest:
        raise UnicodeError("no text")

    for reads in ("as_data", "_leaving"):  # two hold it, and each reads it for itself
        monkeypatch.setattr(f"subterminator.browser.playwright.request_interception.{reads}", unreadable)
    with pytest.raises(StopTheRun, match="no text"):
        await press(browser)
    monkeypatch.undo()

    assert host.got == []
    async with asyncio.timeout(10):
        while "ended" not in (await browser.look()).text:
            pass


@pytest.mark.spec("browser.judge-fails")
@pytest.mark.parametrize("error", [ValueError("broken"), PageChanged("gone"), NeedsHuman("a yes")])
async def test_dialog_whose_judge_breaks_is_dismissed_and_the_run_ends(
    error: Exception, host: Host, judged: tuple[PlaywrightBrowser, Judge]
) -> None:
    """Required: a dialog left open would hang the page."""
    browser, _ = judged

    async def breaks(kind: str, message: str, url: str) -> bool:
        raise error

    browser.on_dialog(breaks)
    await opened(browser, host, "document.body.append(confirm('End it?') ? 'accepted' : 'dismissed')")
    with pytest.raises(StopTheRun, match=r"broken|gone|a yes"):
        await press(browser)
    browser.on_dialog(None)

    assert "dismissed" in (await browser.look()).text


@pytest.mark.spec("browser.judge-fails")
async def test_waiting_request_is_not_sent_when_the_browser_is_disconnected(
    host: Host, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Required: in the person's own browser, which lives on, an interrupted run leaves nothing on its way."""
    process, address = await start_chromium(tmp_path_factory.mktemp("own"))
    asked = asyncio.Event()

    async def waits(request: PageRequest) -> bool:
        if request.method == "GET":
            return True
        asked.set()
        await asyncio.Event().wait()
        return True

    browser = PlaywrightBrowser(cdp_url=address)
    browser.on_request(waits)
    await browser.launch()
    await opened(browser, host, SENT["fetch"] + ";" + SENT["beacon"])
    pressing = asyncio.ensure_future(press(browser))
    await asyncio.wait_for(asked.wait(), 5)
    await browser.close()
    pressing.cancel()
    await asyncio.wait({pressing})

    watching = PlaywrightBrowser(cdp_url=address)
    await watching.launch()
    await watching.navigate(f"http://{host.name}/other")
    await watching.close()
    process.terminate()
    await process.wait()
    assert host.got == []
