"""Finding one element in a real Chromium, and the watch over the press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import (
    AmbiguousTarget,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    PageChanged,
)
from subterminator.domain.protocols import Action, TargetStrategy

Pages = Callable[[str], str]


def css(selector: str) -> TargetStrategy:
    return TargetStrategy("css", css_selector=selector)


def role(kind: str, name: str | None = None) -> TargetStrategy:
    return TargetStrategy("aria", aria_role=kind, aria_name=name)


def text(words: str) -> TargetStrategy:
    return TargetStrategy("text", text_content=words)


COUNTED = "<script>pressed = []; addEventListener('click', e => pressed.push(e.target.id))</script>"


@pytest.mark.spec("perception.find")
@pytest.mark.parametrize(
    ("target", "found"),
    [
        (css("[data-uia=finish]"), "finish"),
        (css("#inside"), "inside"),
        (role("button", "finish  CANCELLATION"), "finish"),
        (role("heading"), "head"),
        (role("paragraph"), "words"),
        (text("finish cancellation"), "finish"),
        (text("ends on"), "words"),
        (text("May 3"), "date"),
        (text('"May 3"'), "date"),
        (text("Inner"), "inside"),
        (text("Send now"), "send"),
        (TargetStrategy("coordinates", coordinates=(20, 410)), "finish"),
        (TargetStrategy("coordinates", coordinates=(20, 510)), "agree"),
        (TargetStrategy("coordinates", coordinates=(20, 610)), "inside"),
    ],
    ids=lambda value: value.describe() if isinstance(value, TargetStrategy) else "",
)
async def test_element_is_found_in_every_way(
    target: TargetStrategy, found: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: selectors pierce shadow roots; names fold case and space; text finds the smallest, or its control."""
    await chromium.navigate(
        page_at(
            "<style>.at{position:absolute;left:0;width:300px;height:30px}</style>"
            "<h1 id=head>Account</h1><p id=words>Your plan ends on <b id=date>May 3</b></p>"
            "<button id=finish data-uia=finish class=at style='top:400px'><i>Finish</i> cancellation</button>"
            "<label class=at style='top:500px'>I agree <input type=checkbox id=agree></label>"
            "<x-box class=at style='top:600px'></x-box><input type=submit id=send value='Send now'>"
            "<script>document.querySelector('x-box').attachShadow({mode: 'open'}).innerHTML ="
            "'<button id=inside style=\"width:300px;height:30px\">Inner</button>'</script>"
        )
    )

    assert dict((await chromium.locate(target)).attributes)["id"] == found


@pytest.mark.spec("perception.find")
async def test_everything_that_fits_is_counted_and_the_hidden_does_not_compete(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: thirty hidden twins before one visible do not hide it; two visible are ambiguous."""
    await chromium.navigate(
        page_at(
            "<b hidden>Plan</b>" * 30 + "<b>Plan</b><i>Same</i><i>Same</i>"
            "<div style='height:0;overflow:hidden'><a href=/ id=clipped>Clipped</a></div>"
        )
    )

    assert (await chromium.locate(css("b"))).text == "Plan"
    with pytest.raises(AmbiguousTarget, match="fits 2 elements"):
        await chromium.locate(text("Same"))
    with pytest.raises(ElementNotFound):
        await chromium.locate(text("Nowhere"))
    assert not (await chromium.locate(css("#clipped"))).hit


SWAPS = {
    "the label, when the pointer comes": "onpointermove = () => b.textContent = 'Upgrade'",
    "the label, when the button goes down": "onpointerdown = () => b.textContent = 'Upgrade'",
    "the label, first of all listeners": "addEventListener('pointerdown', () => b.textContent = 'Upgrade', true)",
    "the form's address": "onpointermove = () => f.action = 'https://x.test/upgrade'",
    "the button's address": "onpointerdown = () => b.setAttribute('formaction', 'https://x.test/upgrade')",
    "the method": "onpointermove = () => f.method = 'get'",
    "the place": "onpointermove = () => f.style.marginTop = '300px'",
    "what lies there": "onpointermove = () => { const o = document.createElement('button'); o.id = 'over';"
    "o.style = 'position:fixed;inset:0'; document.body.append(o) }",
    "the node": "onpointermove = () => b.replaceWith(b.cloneNode(true))",
}


@pytest.mark.spec("perception.press-guard")
@pytest.mark.parametrize("script", SWAPS.values(), ids=SWAPS.keys())
async def test_press_is_stopped_when_the_page_swaps(script: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: what was judged is what is pressed; a swap under the pointer means no press, and the reason."""
    await chromium.navigate(
        page_at(
            f"<form id=f method=post action=https://x.test/cancel><button id=b>Finish</button></form>{COUNTED}"
            "<script>f.onsubmit = e => { pressed.push('sent'); e.preventDefault() }</script>"
        )
    )
    button = await chromium.locate(css("#b"))
    await chromium.evaluate(f"{script}; 0")  # not before: a pointer left here by an earlier test may move by itself

    with pytest.raises((PageChanged, ElementObscured)):
        await chromium.act(button, Action("click", timeout_seconds=3))

    assert await chromium.evaluate("pressed") == []


@pytest.mark.spec("perception.press-guard")
@pytest.mark.parametrize(
    "change",
    [
        "b.textContent = 'Upgrade'",
        "f.action = 'https://x.test/upgrade'",
        "b.remove()",
        "b.setAttribute('role', 'link')",
    ],
)
async def test_change_before_the_press_is_named(change: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: between the look and the act the node may change; then nothing is pressed."""
    await chromium.navigate(
        page_at(f"<form id=f action=https://x.test/cancel><button id=b>Finish</button></form>{COUNTED}")
    )
    button = await chromium.locate(css("#b"))
    await chromium.evaluate(f"{change}; 0")

    with pytest.raises(PageChanged, match=r"Upgrade|upgrade|gone|link"):
        await chromium.act(button, Action("click"))

    assert await chromium.evaluate("pressed") == []


@pytest.mark.spec("perception.press-guard")
async def test_honest_press_goes_through_once_and_leaves_no_guard_behind(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: a page that restyles or counts on hover is pressed; the person's own presses afterwards are free."""
    await chromium.navigate(
        page_at(
            f"<button id=b>Finish</button><p id=p>Other</p>{COUNTED}"
            "<script>onpointermove = () => { b.className = 'hover'; p.textContent += '.' }</script>"
        )
    )
    button = await chromium.locate(css("#b"))

    await chromium.act(button, Action("click"))
    await chromium.evaluate("p.click(); 0")

    assert await chromium.evaluate("pressed") == ["b", "p"]


@pytest.mark.spec("perception.press-guard")
async def test_page_may_press_its_own_controls_meanwhile(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: a control that clicks a hidden one for its own purpose works as for a person."""
    await chromium.navigate(
        page_at(
            f"<button id=b>Choose</button><i id=helper></i>{COUNTED}"
            "<script>b.onpointerdown = () => helper.click(); b.onclick = () => helper.click()</script>"
        )
    )

    await chromium.act(await chromium.locate(css("#b")), Action("click"))

    assert await chromium.evaluate("pressed") == ["helper", "helper", "b"]


@pytest.mark.spec("perception.press-guard")
@pytest.mark.parametrize(
    "html",
    [
        "<p style='height:3000px'></p><a id=b href=#x>Wanted</a><p style='height:3000px'></p>",
        "<div style='height:80px;overflow:auto'><p style='height:900px'></p><a id=b href=#x>Wanted</a></div>",
        "<p style='width:120px'>Text before <a id=b href=#x>a link that breaks over some lines</a></p>",
        "<a id=b href=#x><div style='float:left'>Floated</div></a>",
        "<a id=b href=#x style='display:contents'>Contents</a>",
        "<div style='position:fixed;top:0;left:0;width:30%;height:50px;background:#fff'>Bar</div><a id=b href=#x "
        "style='display:block;width:40%'>Partly under the bar</a>",
        "<div id=b onclick=\"location = '#x'\"><span><b>Wanted</b></span></div>",
    ],
    ids=[
        "below the fold",
        "in a scrolling box",
        "broken over lines",
        "floated",
        "contents",
        "partly covered",
        "clickable",
    ],
)
async def test_press_finds_the_point(html: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: wherever a person could press it, it is pressed."""
    await chromium.navigate(page_at(html))

    await chromium.act(await chromium.locate(css("#b")), Action("click"))

    assert (await chromium.url()).endswith("#x")


@pytest.mark.spec("perception.opens-menu")
async def test_control_that_opens_a_menu_is_pressed_where_there_is_room_below_it(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: some kits lay the menu over the page in a layer that does not scroll, and it ended below the window."""
    place = (
        "(() => { const { bottom } = m.getBoundingClientRect(); list.style.top = bottom + 'px'; layer.hidden = 0; })()"
    )
    await chromium.navigate(
        page_at(
            "<div style='height:600px'></div>"
            f'<button id=m aria-haspopup=menu onclick="{place}">Manage</button><div style="height:900px"></div>'
            "<div id=layer hidden style='position:fixed;inset:0'><div id=list role=menu style='position:absolute'>"
            "<div role=menuitem style='height:80px'>Freeze</div>"
            "<div role=menuitem id=b onclick='location=`#x`' style='height:40px'>Leave</div></div></div>"
        )
    )
    await chromium.act(await chromium.locate(css("#m")), Action("click"))

    await chromium.act(await chromium.locate(css("#b")), Action("click"))

    assert (await chromium.url()).endswith("#x")


@pytest.mark.spec("perception.errors")
@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("<button id=b hidden>x</button>", "it is hidden by its style"),
        ("<div inert><button id=b>x</button></div>", r"switched off \(inert\)"),
        ("<a id=b href=#x></a>", "it has no size"),
    ],
)
async def test_invisible_element_is_refused_with_the_reason(
    html: str, reason: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: the reason is told, not a time-out."""
    await chromium.navigate(page_at(html))

    with pytest.raises(ElementNotVisible, match=reason):
        await chromium.act(await chromium.locate(css("#b")), Action("click"))


@pytest.mark.spec("perception.errors")
async def test_selector_that_makes_no_sense_comes_back_in_words(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the browser's own message reaches the caller."""
    await chromium.navigate(page_at("<p>here"))

    with pytest.raises(ElementNotFound, match="is not a valid selector"):
        await chromium.locate(css("p:nope("))
