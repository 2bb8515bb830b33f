"""The first look after a press shows its effect, whenever that comes; and an effect that is there is not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.browser.playwright.driver import EFFECT_SECONDS
from subterminator.domain.errors import ActionTimeout, ElementObscured
from subterminator.domain.protocols import Action, TargetStrategy

SHOW = "document.getElementById('out').textContent = 'effect'"
LATER = {f"a timer of {ms} ms": f"setTimeout(() => {SHOW}, {ms})" for ms in (0, 30, 150, 400, 900)}
FETCHED = {f"a fetch of {ms} ms": f"fetch('/after?ms={ms}').then(() => {SHOW})" for ms in (50, 300, 1000)}
OTHERS = {
    "a chain of three": f"fetch('/after?ms=80').then(() => setTimeout(() => fetch('/after?ms=80')"
    f".then(() => {SHOW}), 150))",
    "a route change": f"setTimeout(() => {{ history.pushState(0, '', '/route'); {SHOW} }}, 200)",
    "a timer in a shadow root": "const root = document.body.appendChild(document.createElement('div'))"
    ".attachShadow({mode: 'open'}); setTimeout(() => root.innerHTML = '<p>effect', 400)",
    "a navigation": "setTimeout(() => location.assign('/next'), 200)",
}
AT_ONCE = {
    "text": f'<button onclick="{SHOW}">Press</button>',
    "a choice": "<label><input type=checkbox> Press</label>",
    "a custom choice": "<div role=switch tabindex=0 aria-checked=false "
    "onclick=\"this.setAttribute('aria-checked', 'true')\">Press</div>",
    "a part unfolded": "<details><summary>Press</summary>More</details>",
    "a field in use": "<input aria-label=Press>",
    "a place on the page": "<a href=#far>Press</a><div style='height:3000px'></div><p id=far>Far</p>",
    "a dialog closed": "<dialog open><button onclick='this.parentNode.close()'>Press</button></dialog>",
}


async def _press(browser: PlaywrightBrowser) -> None:
    await browser.click(["button", "[role=switch]", "input", "summary", "a"])


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize("script", [pytest.param(each, id=name) for name, each in (LATER | FETCHED | OTHERS).items()])
async def test_first_look_after_a_press_shows_its_effect(
    script: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: by timers, requests, a chain of them, a change of route or page: none is missed."""
    await chromium.navigate(
        served(
            f"<button>Press</button><script>document.querySelector('button').onclick = () => {{ {script} }}</script>"
        )
    )

    await _press(chromium)

    assert "effect" in (await chromium.look()).text


@pytest.mark.spec("browser.effect")
async def test_effect_on_the_page_around_a_frame_is_waited_for(
    served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: a press inside a frame that works on the page around it later."""
    inner = "<button onclick='setTimeout(() => parent.show(), 400)'>Press</button>"
    await chromium.navigate(served(f'<script>function show() {{ {SHOW} }}</script><iframe srcdoc="{inner}"></iframe>'))
    button = await chromium.locate(TargetStrategy("aria", aria_role="button", aria_name="Press"))

    await chromium.act(button, Action("click"))

    assert "effect" in (await chromium.look()).text


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize("html", [pytest.param(each, id=name) for name, each in AT_ONCE.items()])
async def test_effect_that_is_there_is_not_waited_for(
    html: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: a press that showed its effect settles at once."""
    await chromium.navigate(served(html))
    loop = asyncio.get_running_loop()
    began = loop.time()

    await _press(chromium)

    assert loop.time() - began < EFFECT_SECONDS


@pytest.mark.spec("browser.effect")
async def test_press_without_effect_ends(served: Callable[[str], str], chromium: PlaywrightBrowser) -> None:
    """Required: one that shows nothing is waited for a limited time only."""
    await chromium.navigate(served("<button>Press</button>"))

    await _press(chromium)

    assert "effect" not in (await chromium.look()).text


UNPAINTED = "<style>k-card {{ visibility: hidden }} .ready {{ visibility: visible }}</style><k-card><p>{}</p></k-card>"


@pytest.mark.spec("browser.unpainted")
async def test_page_of_a_kit_is_read_once_it_is_painted(
    served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: its elements are hidden until their script has run, and nothing else tells that it is to come."""
    script = "<script>setTimeout(() => document.querySelector('k-card').className = 'ready', 600)</script>"
    await chromium.navigate(served(UNPAINTED.format("effect") + script))
    assert "effect" in (await chromium.look()).text


@pytest.mark.spec("browser.unpainted")
async def test_what_stays_hidden_is_waited_for_once(served: Callable[[str], str], chromium: PlaywrightBrowser) -> None:
    """Required: a press on that page later settles at once."""
    await chromium.navigate(served(f"{UNPAINTED.format('never')}{AT_ONCE['text']}"))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await _press(chromium)
    assert loop.time() - began < EFFECT_SECONDS / 2


ROWS = """<style>.row {{ cursor: pointer }} .on em {{ background: red }} em {{ display: inline-block; width: 9px }}
</style>
<div>{}</div>
<script>for (const row of document.querySelectorAll('.row')) row.onclick = () => {{ {} }}</script>"""
THREE = "".join(f"<div class=row>{name}<em></em></div>" for name in ("One", "Two", "Three"))


async def _press_row(browser: PlaywrightBrowser, address: str) -> float:
    """Press the second of three rows; return the seconds until the press was over."""
    await browser.navigate(address)
    row = await browser.locate(TargetStrategy("text", text_content="Two"))
    began = asyncio.get_running_loop().time()
    await browser.act(row, Action("click"))
    return asyncio.get_running_loop().time() - began


@pytest.mark.spec("browser.effect")
async def test_row_that_only_its_style_ticks_is_not_waited_for(
    served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: kits draw lists of answers so; the class that the pressed row alone has is what shows."""
    assert await _press_row(chromium, served(ROWS.format(THREE, "row.classList.add('on')"))) < EFFECT_SECONDS


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    "mark",
    [
        "row.classList.add('down'); setTimeout(() => row.classList.remove('down'), 60)",
        "for (const each of document.querySelectorAll('.row')) each.classList.add('on')",
        "row.classList.add('is-loading')",
    ],
    ids=["while it is pressed", "that all have", "of what works"],
)
async def test_class_that_tells_no_row_apart_is_no_effect(
    mark: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: what the press leads to is waited for."""
    await _press_row(chromium, served(ROWS.format(THREE, f"{mark}; setTimeout(() => {SHOW}, 700)")))
    assert "effect" in (await chromium.look()).text


RIPPLE = """<style>@keyframes grow {{ from {{ scale: 0 }} to {{ scale: 2 }} }}
.ripple {{ position: absolute; width: 9px; height: 9px; {}; animation: grow 650ms }}</style>
<p><button onclick="{}; {}.insertAdjacentHTML('afterend', '<span class=ripple>{}</span>')">Press</button></p><hr>"""


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    ("style", "inside", "beside", "waits"),
    [
        ("pointer-events: none", "", "this", False),
        ("pointer-events: none", "new", "this", True),
        ("background: red", "", "this", True),
        ("pointer-events: none", "", "document.querySelector('hr')", True),
    ],
    ids=["of nothing", "of a word", "in the way", "elsewhere"],
)
async def test_animation_of_an_ornament_is_not_waited_for(
    style: str, inside: str, beside: str, served: Callable[[str], str], chromium: PlaywrightBrowser, *, waits: bool
) -> None:
    """Required: what moves, and says something or lies over the page, is read once it stands still."""
    await chromium.navigate(served(RIPPLE.format(style, SHOW, beside, inside)))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await _press(chromium)
    assert (loop.time() - began > 0.6) == waits


CLOSED = """<style>.box {{ position: fixed; inset: 0; background: white; transition: {} 650ms }}</style>
<div class=box>Old question<button>Press</button></div><p>Behind</p><script>
document.querySelector('button').onclick = () => {{
  const box = document.querySelector('.box');
  {};
  box.style.opacity = {};
}}</script>"""


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    "taken",
    ["box.addEventListener('transitionend', () => box.remove())", "setTimeout(() => box.remove(), 640)"],
    ids=["hears the end", "has a timer"],
)
@pytest.mark.parametrize(
    ("changes", "opacity"),
    [("opacity", "0"), ("transform", "1; box.style.transform = 'translateY(90vh)'")],
    ids=["fades out", "slides away"],
)
async def test_dialog_that_goes_is_waited_for(
    taken: str, changes: str, opacity: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: whichever way the page notices its end, for nothing of the page is hurried."""
    await chromium.navigate(served(CLOSED.format(changes, taken, opacity)))
    await _press(chromium)
    assert "Old question" not in (await chromium.look()).text


@pytest.mark.spec("browser.effect")
async def test_countdown_of_animations_keeps_its_pace(
    served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: a person has the time that the page gives."""
    await chromium.navigate(
        served(
            """<button onclick="tick()">Press</button><p id=out></p><script>
            let left = 8;
            const tick = () => {
              out.innerHTML = `<b>Your plan changes in ${left}</b>`;
              if (left--) out.firstChild.animate({ opacity: [1, 0] }, 500).onfinish = tick;
            };
            </script>"""
        )
    )
    await _press(chromium)
    await chromium.screenshot()
    assert await chromium.evaluate("left") >= 3


COMES = """<style>@keyframes come {{ from {{ {0} }} to {{ {1} }} }} @keyframes go {{ to {{ opacity: 0 }} }}
.new {{ animation: come 400ms }} .old {{ animation: go 300ms forwards }}</style>
<div><button>Press</button></div><p id=fee>Free until May</p><script>
const fee = document.getElementById('fee');
document.querySelector('button').onclick = event => {{
  event.target.parentNode.insertAdjacentHTML('afterend', '<div class=new>A question <button>Confirm</button></div>');
  {2}
}};
const told = () => {{ fee.className = ''; fee.textContent = 'A fee of 89 euro'; }};
</script>"""


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    ("first", "last", "then"),
    [
        ("opacity: 0", "opacity: 1", "document.querySelector('.new').onanimationend = told"),
        ("opacity: .5; scale: .9", "opacity: 1; scale: 1", "document.querySelector('.new').onanimationend = told"),
        ("translate: 0 300px", "translate: 0", "setTimeout(told, 380)"),
        ("opacity: 0", "opacity: 1", "fee.className = 'old'; fee.onanimationend = told"),
        ("opacity: 0", "opacity: 1", "fee.className = 'old'; setTimeout(told, 300)"),
    ],
    ids=["faded in", "grown", "slid in, by a timer", "after another text", "after another text, by a timer"],
)
async def test_text_that_comes_with_the_end_of_a_motion_is_read(
    first: str, last: str, then: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: a fee may be told then."""
    await chromium.navigate(served(COMES.format(first, last, then)))
    await _press(chromium)
    text = (await chromium.look()).text
    assert "A fee of 89 euro" in text
    assert "A question" in text


SHOWN = """<style>@keyframes come {{ from {{ opacity: 0 }} }} .new {{ animation: come 600ms linear }}</style>
<button onclick="this.insertAdjacentHTML('afterend', '<p class=new>A new question</p>')">Press</button>"""


@pytest.mark.spec("browser.effect")
async def test_picture_of_what_fades_in_is_not_pale(served: Callable[[str], str], chromium: PlaywrightBrowser) -> None:
    """Required: it is read and pictured when it is all there."""
    await chromium.navigate(served(SHOWN.format()))
    await _press(chromium)
    assert "A new question" in (await chromium.look()).text
    opacity = "Number(getComputedStyle(document.querySelector('.new')).opacity)"
    assert await chromium.evaluate(opacity) == 1


FRAMES = """<button>Press</button><p id=heard></p>
<iframe srcdoc="<button onclick='parent.heard.textContent += 1'>One</button>"></iframe>
<iframe srcdoc="<button onclick='parent.heard.textContent += 2'>Two</button>"></iframe><script>
document.querySelector('button').onpointermove = () => {
  for (const until = performance.now() + 1500; performance.now() < until;);
};</script>"""


@pytest.mark.spec("browser.other-frames")
@pytest.mark.parametrize("ends", ["by its time limit", "by an interruption"])
async def test_press_that_came_to_nothing_leaves_no_frame_shut(
    ends: str, served: Callable[[str], str], chromium: PlaywrightBrowser
) -> None:
    """Required: the person's own press is heard."""
    await chromium.navigate(served(FRAMES))
    button = (await chromium.look()).elements[0]
    if ends == "by its time limit":
        with pytest.raises(ActionTimeout):
            await chromium.act(button, Action("click", timeout_seconds=0.7))
    else:
        pressing = asyncio.create_task(chromium.act(button, Action("click")))
        await asyncio.sleep(0.5)
        pressing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pressing
    for name in ("One", "Two"):
        frames = [each for each in chromium._current().frames if await each.get_by_text(name).count()]
        await frames[-1].get_by_text(name).click()
    assert await chromium.evaluate("heard.textContent") == "12"


@pytest.mark.spec("browser.other-frames")
async def test_press_that_lands_in_another_frame_is_not_taken(
    served: Callable[[str], str], chromium: PlaywrightBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: whatever frame slides under the pointer between the last check and the press."""
    await chromium.navigate(
        served(
            """<button style="width: 200px; height: 60px">Press</button><p id=heard></p>
            <iframe srcdoc="<body style='margin:0'><button style='width:300px;height:150px'
                onclick='parent.heard.textContent += 1'>Buy"></iframe>"""
        )
    )
    view = await chromium.look()
    button = next(each for each in view.elements if each.name == "Press")
    mouse = chromium._current().mouse
    down = mouse.down

    async def slid_under() -> None:
        await chromium.evaluate("document.querySelector('iframe').style = 'position: fixed; inset: 0; border: 0'")
        await down()

    monkeypatch.setattr(mouse, "down", slid_under)
    with pytest.raises(ElementObscured):
        await chromium.act(button, Action("click"))
    assert await chromium.evaluate("heard.textContent") == ""
