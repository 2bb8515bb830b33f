"""The short way to the top frame: to the same eyes as the long one, never to another document, unseen by the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from kit import QUICK_CHROMIUM
from rows import rows_of
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.browser.playwright.cdp import channel_of
from subterminator.domain.errors import ActionTimeout, BrowserLost
from subterminator.domain.protocols import Action, TargetStrategy
from subterminator.practice import PracticeSite

Pages = Callable[[str], str]


async def reached(browser: PlaywrightBrowser) -> str | None:
    """What the short way alone answers to a look."""
    page = browser._current()
    return await channel_of(page).ask(page, "look", [], 5_000)


@pytest.mark.spec("browser.wire")
async def test_both_ways_lead_to_the_same_eyes(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: a node keeps its number whichever way is asked, and can be acted on by it."""
    await chromium.navigate(page_at("<label>Why<input></label><iframe srcdoc='<input value=inner>'></iframe>"))
    first = await chromium.look()

    said = await reached(chromium)
    field = next(element for element in first.elements if element.name == "Why")
    await chromium.act(field, Action("fill", "too dear"))
    again = await chromium.look()

    assert said is not None
    rows = {row[0]: row[2] for row in rows_of(json.loads(said)["elements"])}
    assert rows[int(field.node.split(":")[1])] == "Why"
    assert [(element.node, element.value) for element in again.elements if element.name == "Why"] == [
        (field.node, "too dear")
    ]


@pytest.mark.spec("browser.wire")
async def test_short_way_ends_with_its_document(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: after a navigation, to another process too, the new document answers, never the one before."""
    await chromium.navigate(page_at("<button>Before</button>"))
    await chromium.look()
    assert await reached(chromium) is not None

    with PracticeSite("straight") as site:
        await chromium._current().goto(site.entry_url)
        said = await reached(chromium)
        view = await chromium.look()

    assert said is not None
    assert json.loads(said)["url"] == site.entry_url
    assert view.url == site.entry_url
    assert "Before" not in view.text


@pytest.mark.spec("browser.wire")
async def test_session_that_ended_is_opened_anew(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the long way answers in between."""
    await chromium.navigate(page_at("<button>Here</button>"))
    await chromium.look()
    page = chromium._current()

    await (await channel_of(page).session(page)).detach()
    names = [element.name for element in (await chromium.look()).elements]

    assert names == ["Here"]
    assert await reached(chromium) is not None


@pytest.mark.spec("browser.wire")
async def test_page_sees_nothing_of_it(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: no symbol and no name on its global object, and what it puts there itself is not asked."""
    await chromium.navigate(page_at("<form id=look name=ask><button>Real</button></form>"))
    await chromium.evaluate(
        "for (const each of ['Symbol', 'JSON']) Object.freeze(window[each] = { for: () => 'x' }); 0"
    )
    before = await chromium.evaluate("[Reflect.ownKeys(window).length]")

    names = [(await chromium.look()).elements[-1].name for _ in range(3)]

    assert await reached(chromium) is not None
    assert names == ["Real"] * 3
    assert await chromium.evaluate("[Reflect.ownKeys(window).length]") == before


@pytest.mark.spec("browser.wire", "browser.busy-page")
async def test_page_that_hangs_ends_the_question(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: a question has its time-out on the short way too, and the page can be asked again."""
    await chromium.navigate(page_at("<button>Here</button>"))
    await chromium.look()
    page = chromium._current()
    assert await reached(chromium) is not None
    await page.evaluate("setTimeout(() => { for (const t = Date.now(); Date.now() - t < 800; ); })")

    with pytest.raises(ActionTimeout, match="in time"):
        async with chromium._translated_errors("ask"):
            while True:
                await channel_of(page).ask(page, "stir", [], 200)

    assert (await chromium.look()).elements[-1].name == "Here"
    assert await reached(chromium) is not None


@pytest.mark.spec("browser.wire", "browser.lost")
async def test_page_that_crashes_under_a_question_is_lost_at_once(page_at: Pages) -> None:
    """Required: nobody waits for an answer that cannot come."""
    browser = PlaywrightBrowser(browser_path=QUICK_CHROMIUM)
    await browser.launch()
    try:
        await browser.navigate(page_at("<button>Here</button>"))
        await browser.look()
        page = browser._current()
        crash = await page.context.new_cdp_session(page)  # before the page hangs, or it would wait to be let in
        await page.evaluate("setTimeout(() => { for (const t = Date.now(); Date.now() - t < 60000; ); })")
        asked = asyncio.ensure_future(browser.look())
        asked.add_done_callback(lambda _: crashing.cancel())
        crashing = asyncio.ensure_future(crash.send("Page.crash"))

        async with asyncio.timeout(10):
            with pytest.raises(BrowserLost, match="crashed"):
                await asked
    finally:
        await browser.close()


@pytest.mark.spec("browser.wire")
async def test_pictures_and_looks_share_the_session(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: a picture beside a look neither waits for it nor disturbs it."""
    await chromium.navigate(page_at("<button>Here</button>"))
    target = TargetStrategy("css", css_selector="button")

    picture, view, found = await asyncio.gather(chromium.screenshot(), chromium.look(), chromium.locate(target))

    assert picture.startswith(b"\x89PNG")
    assert view.elements[-1].node == found.node
