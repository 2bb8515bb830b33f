"""A look at a page that has not changed costs no walk, and never tells less than a walk would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

import pytest
from playwright.async_api import Page

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Action, PageView

PAGE = """<style>
#note:hover { visibility: hidden } .late::after { content: " today" } #drawer { position: fixed; top: 0; right: 0 }
</style><h1>Your plan</h1><p id=note>It renews on 3 May.</p><p class=price>9 a month</p>
<div id=box style="height: 60px; overflow: auto"><p style="height: 400px">Long terms <a href=/terms>Terms</a></p></div>
<div id=panes style="height: 20px; display: flex; overflow: hidden"><p style="flex: 0 0 100%">First pane</p>
<p style="flex: 0 0 100%">Second pane, with a fee of 89 euro</p></div>
<form><input id=name aria-label=Name value=Ann><input id=agree type=checkbox aria-label=Agree>
<select id=why aria-label=Why><option>Price<option>Other</select><textarea id=more aria-label=More></textarea>
<input id=mail type=email required aria-label=Mail><button>Send</button></form>
<details id=fold><summary>More</summary>Hidden words</details><dialog id=ask><button>Yes</button></dialog>
<div id=menu popover>A menu <button>Item</button></div><div id=host>Host</div><img id=picture alt="">
<div id=kit></div><script>
const kit = document.getElementById('kit').attachShadow({ mode: 'open' });
kit.innerHTML = '<style>p { color: black }</style><p>In a kit</p><button>Kit button</button>';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
const by = id => document.getElementById(id);
const frame = () => new Promise(requestAnimationFrame);
const square = side => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;
</script><div style="height: 2000px"></div><p>The end</p>"""

CHANGES = {
    "a text": "by('note').firstChild.data = `It renews on ${n} May.`",
    "a new line": "by('note').insertAdjacentHTML('afterend', `<p>Fee ${n}</p>`)",
    "an attribute": "by('name').setAttribute('aria-label', `Name ${n}`)",
    "a word in a shadow root": "kit.querySelector('p').textContent = `In a kit ${n}`",
    "a style in a shadow root": "kit.querySelector('style').sheet.insertRule(`p { margin-top: ${n % 50}px }`)",
    "a new shadow root": "by('host').shadowRoot || (by('host').attachShadow({ mode: 'open' }).innerHTML = '<b>Now')",
    "a word in the new shadow root": "if (by('host').shadowRoot) by('host').shadowRoot.innerHTML = `<b>${n}</b>`",
    "what is typed": "by('name').value = `Ann ${n}`",
    "what is written": "by('more').value = `Because ${n}`",
    "what is ticked": "by('agree').checked = !by('agree').checked",
    "what is half ticked": "by('agree').indeterminate = !by('agree').indeterminate",
    "what is chosen": "by('why').selectedIndex = 1 - by('why').selectedIndex",
    "what is valid": "by('mail').form.reportValidity(); by('mail').value = n % 2 ? 'a@b.c' : 'a'; by('mail').blur()",
    "a rule": "document.styleSheets[0].insertRule(`.price { visibility: ${n % 2 ? 'hidden' : 'visible'} }`, 0)",
    "a rule of a made sheet": "sheet.replaceSync(n % 2 ? '.price { display: none }' : '')",
    "a sheet switched off": "document.styleSheets[0].disabled = !document.styleSheets[0].disabled",
    "a text of the style": "by('note').classList.toggle('late')",
    "what lies over it": "by('drawer')?.remove() || document.body.insertAdjacentHTML('beforeend',"
    " '<aside id=drawer style=\"width: 100%; height: 90%\">Drawer</aside>')",
    "a menu opened": "by('menu').togglePopover()",
    "a dialog": "by('ask').open ? by('ask').close() : by('ask').showModal()",
    "a part unfolded": "by('fold').open = !by('fold').open",
    "the focus": "(n % 2 ? by('name') : by('more')).focus()",
    "the page scrolled": "scrollTo(0, n % 300)",
    "a box scrolled": "by('box').scrollTop = n % 300",
    "a pane of words scrolled": "by('panes').scrollLeft = n % 2 ? 5000 : 0; await frame(); await frame()",
    "what is not valid": "by('name').setCustomValidity(n % 2 ? 'x' : ''); by('name').form.reportValidity();"
    "by('more').setCustomValidity(n % 2 ? '' : 'x')",
    "a picture": "by('picture').src = square(n % 90); await by('picture').decode()",
    "the address": "history.pushState(0, '', `/plan/${n}`)",
    "the title": "document.title = `Plan ${n}`",
    "the language": "document.documentElement.lang = n % 2 ? 'de' : 'en'",
    "nothing": "0",
}


@pytest.fixture
def address(served: Callable[[str], str]) -> str:
    return served(PAGE)


async def _change(chromium: PlaywrightBrowser, change: str, n: int) -> None:
    await chromium.evaluate(f"(async n => {{ {CHANGES[change]} }})({n})")


async def _walked(chromium: PlaywrightBrowser) -> PageView:
    chromium._observer.forget()
    return await chromium.look()


@pytest.mark.spec("browser.unchanged")
@pytest.mark.parametrize("change", [each for each in CHANGES if each != "nothing"])
async def test_change_is_seen(change: str, address: str, chromium: PlaywrightBrowser) -> None:
    """Required: whatever it is, and whether the page would tell of it or not."""
    await chromium.navigate(address)
    for n in (7, 8):
        await chromium.look()
        await _change(chromium, change, n)
        assert await chromium.look() == await _walked(chromium)


@pytest.mark.spec("browser.unchanged")
@pytest.mark.parametrize("seed", range(4))
async def test_looks_between_changes_tell_what_a_walk_tells(
    seed: int, address: str, chromium: PlaywrightBrowser
) -> None:
    """Required: after any sequence of changes."""
    await chromium.navigate(address)
    chance = random.Random(seed)  # noqa: S311 - to be repeated
    for _ in range(40):
        for change in chance.choices(list(CHANGES), k=chance.randint(1, 2)):
            await _change(chromium, change, chance.randrange(1000))
        for _ in range(chance.randint(0, 2)):
            await chromium.look()
        assert await chromium.look() == await _walked(chromium)


@pytest.mark.spec("browser.unchanged")
async def test_page_that_has_not_changed_is_not_walked_again(
    address: str, chromium: PlaywrightBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: the very view of the last look."""
    walks = _counted(chromium, monkeypatch)
    await chromium.navigate(address)
    view = await chromium.look()
    for _ in range(3):
        assert await chromium.look() is view
    assert len(walks) == 1


@pytest.mark.spec("browser.unchanged")
async def test_what_the_pointer_is_over_is_read_anew(address: str, chromium: PlaywrightBrowser) -> None:
    """Required: a rule for it may hide words."""
    await chromium.navigate(address)
    await chromium.look()
    assert "It renews" in (await chromium.look()).text
    page = chromium._current()
    box = await page.locator("#note").bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + 5, box["y"] + 5)
    assert "It renews" not in (await chromium.look()).text


@pytest.mark.spec("browser.unchanged")
@pytest.mark.parametrize(
    "style",
    ["animation: move 1s linear infinite", "transition: translate 3s linear; translate: 40px"],
    ids=["animation", "transition"],
)
async def test_what_moves_is_read_anew(style: str, address: str, chromium: PlaywrightBrowser) -> None:
    """Required: where it is now."""
    await chromium.navigate(address)
    await chromium.evaluate(
        "document.styleSheets[0].insertRule('@keyframes move { to { translate: 90px } }');"
        f"document.querySelector('h1').offsetTop; document.querySelector('h1').style = '{style}'"
    )
    first = await chromium.look()
    await asyncio.sleep(0.1)
    assert (await chromium.look()).elements[0].box != first.elements[0].box


@pytest.mark.spec("browser.unchanged")
async def test_look_after_an_act_is_a_walk(
    address: str, chromium: PlaywrightBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: whatever the act has changed."""
    walks = _counted(chromium, monkeypatch)
    await chromium.navigate(address)
    await chromium.look()
    view = await chromium.look()
    assert len(walks) == 1
    button = next(each for each in view.elements if each.name == "Kit button")
    await chromium.act(button, Action("scroll"))
    await chromium.look()
    assert len(walks) == 2


@pytest.mark.spec("browser.unchanged")
async def test_page_with_frames_is_walked(
    address: str, chromium: PlaywrightBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: each of them may change by itself."""
    walks = _counted(chromium, monkeypatch)
    await chromium.navigate(address)
    await chromium.evaluate("document.body.insertAdjacentHTML('afterbegin', '<iframe src=/next></iframe>')")
    for _ in range(2):
        assert "effect" in (await chromium.look()).text
    assert len(walks) == 2


def _counted(chromium: PlaywrightBrowser, monkeypatch: pytest.MonkeyPatch) -> list[Page]:
    """The pages of each walk from now on."""
    walk, walks = chromium._observer._walk, list[Page]()

    async def counted(page: Page, selectors: Sequence[str]) -> PageView:
        walks.append(page)
        return await walk(page, selectors)

    monkeypatch.setattr(chromium._observer, "_walk", counted)
    return walks
