"""The note in the window that the person is waited for: on a real screen, in difficult pages, and in a whole run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from chrome import Sites
from screen import MISSING, Screen, frame_in, has_note, screen
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.browser.playwright.screenshots import FRAME_DISTANCE
from subterminator.domain.page import Element
from subterminator.domain.protocols import Action, TargetStrategy
from subterminator.record.hash_chain import read_journal
from terminal import Terminals

pytestmark = [
    pytest.mark.skipif(MISSING, reason="there is no Xvfb"),
    pytest.mark.spec("approval.waits-visibly"),
]
NOTE = "SubTerminator waits for your answer in the terminal"
STRICT = (
    "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'unsafe-inline'; "
    "form-action http:; require-trusted-types-for 'script'; trusted-types 'none'\">"
)
PAGE = f"""{STRICT}<style>div {{ display: none !important }} html > * {{ opacity: 0.99 !important }}</style>
<h1>Account</h1><p>Your plan renews.<form action=/sent><button name=go value=1>Cancel plan</button></form>"""


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with screen() as opened:
        yield opened


@pytest.fixture(scope="module")
async def window(display: Screen) -> AsyncIterator[PlaywrightBrowser]:
    """A browser with a window, as `cancel` opens it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", display.display)
        browser = PlaywrightBrowser(headless=False)
        await browser.launch()
    yield browser
    await browser.close()


@pytest.fixture
def sites() -> Iterator[Sites]:
    with Sites() as there:
        yield there


async def seen(display: Screen, *, shown: bool) -> Image.Image:
    return await asyncio.to_thread(display.wait_for_note, shown=shown)


async def test_a_page_reads_and_looks_the_same_with_and_without_the_note(
    display: Screen, window: PlaywrightBrowser, sites: Sites
) -> None:
    """Required: the person sees it under a strict policy and hostile styles; no reading or saved page has it."""
    await window.navigate(sites.put(PAGE))
    view, picture, source = await window.look(), await window.screenshot(), await window.html()
    await window.show_note(NOTE)
    await seen(display, shown=True)
    assert await window.look() == view
    await window.show_note("")
    with_nothing = await seen(display, shown=False)
    assert (await window.screenshot(), await window.html()) == (picture, source)
    await window.show_note(NOTE)
    await seen(display, shown=True)
    await window.show_note("")
    assert ImageChops.difference(await seen(display, shown=False), with_nothing).getbbox() is None


async def test_the_note_stays_where_the_person_goes(display: Screen, window: PlaywrightBrowser, sites: Sites) -> None:
    """Required: it is there again on the next page, and in a page that draws itself anew."""
    await window.navigate(sites.put(PAGE))
    await window.show_note(NOTE)
    await seen(display, shown=True)
    await window.evaluate(f"location.href = {sites.put('<h1>Code')!r}")
    await seen(display, shown=False)
    await seen(display, shown=True)
    await window.evaluate("document.documentElement.replaceChildren(document.createElement('body'))")
    await seen(display, shown=False)
    await seen(display, shown=True)
    await window.show_note("")
    await seen(display, shown=False)


async def test_it_is_gone_before_anything_is_kept_or_pressed(
    display: Screen, window: PlaywrightBrowser, sites: Sites
) -> None:
    """Required: whoever forgets to take it away has it in no picture, no saved page, and in nothing that is sent."""
    await window.navigate(sites.put(PAGE))
    button: Element = await window.locate(TargetStrategy("css", css_selector="button"))
    sent = await window.form(button)
    await window.show_note(NOTE)
    await seen(display, shown=True)
    with Image.open(BytesIO(await window.picture_of(button))) as picture:
        assert not has_note(picture)
    await window.show_note(NOTE)
    await seen(display, shown=True)
    assert "data-browser-agent-ui" not in await window.html()
    await window.show_note(NOTE)
    await seen(display, shown=True)
    assert await window.form(button) == sent
    await window.act(button, Action("click"))
    assert (await window.url()).endswith("/sent?go=1")
    await seen(display, shown=False)


@pytest.mark.spec("approval.framed-window")
async def test_the_control_of_a_question_has_a_frame_in_the_window(
    display: Screen, window: PlaywrightBrowser, sites: Sites
) -> None:
    """Required: around that control, also in an iframe and when the person scrolls; and no longer afterwards."""
    style = "position:absolute;left:60px;top:200px;width:200px;height:40px;margin:0"
    button = f"<body style='margin:0;height:3000px'><button style='{style}'>End</button>"
    inner = sites.put(button)
    for page in (
        button,
        f"<body style='margin:0'><iframe src='{inner}' style='border:0' width=600 height=500></iframe>",
    ):
        await window.navigate(sites.put(page))
        await window.show_note(NOTE)
        await seen(display, shown=True)
        view = await window.look()
        ends = next(each for each in view.elements if each.name == "End")
        window.point_at(ends)
        await window.show_note(NOTE)
        size = (200 + 2 * FRAME_DISTANCE, 40 + 2 * FRAME_DISTANCE)
        left, top = await asyncio.to_thread(display.wait_for_frame, size)
        assert await window.look() == view
        if page is button:
            await window.evaluate("scrollTo(0, 50)")
            while (await asyncio.to_thread(display.wait_for_frame, size)) != (left, top - 50):
                pass
        window.point_at(None)
        await window.show_note("")
        await asyncio.to_thread(display.wait_for_frame, None)


@pytest.mark.spec("cli.sign-in")
def test_a_window_says_that_it_waits_for_the_sign_in_and_for_the_yes(display: Screen, tmp_path: Path) -> None:
    """A whole run with a window: the person signs in by the keyboard, types confirm, and nothing kept shows it."""
    settings = {
        "DISPLAY": display.display,
        "SUBTERMINATOR_DATA_DIR": str(tmp_path / "data"),
        "SUBTERMINATOR_BROWSER": "",
    }
    with Terminals(settings) as terminals:
        arguments = ["--scenario", "sign_in", "--headed", "--plain", "--output-dir", str(tmp_path / "runs")]
        terminal = terminals.open("cancel", "practice", *arguments)
        terminal.read_until(b"You have")
        display.wait_for_note(shown=True)
        display.keys("mousemove", "600", "300", "click", "1", "key", "Tab", "type", "jamie.rivers@example.com")
        display.keys("key", "Tab", "type", "open-water-7")
        display.keys("key", "Return")
        terminal.read_until(b"Your yes is needed")
        display.wait_for_note(shown=True)
        assert frame_in(display.picture()) is not None
        terminal.type(b"confirm\n")
        assert terminal.end() == 0, terminal.seen.decode()
    (run,) = (tmp_path / "runs").iterdir()
    assert read_journal(run).problems == ()
    pictures = list(run.glob("**/*.png"))
    assert len(pictures) > 2
    for path in pictures:
        with Image.open(path) as picture:
            assert not has_note(picture)
    assert all("data-browser-agent-ui" not in page.read_text() for page in run.glob("**/*.html"))
