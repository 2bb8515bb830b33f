"""The first look after a press shows its effect, whenever that comes; and an effect that is there is not waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import parse_qs, urlsplit

import pytest

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.browser.playwright.driver import EFFECT_SECONDS
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


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        at = urlsplit(self.path)
        if at.path == "/after":
            time.sleep(int(parse_qs(at.query)["ms"][0]) / 1000)
        body = b"effect" if at.path in {"/after", "/next"} else self.server.page.encode()  # type: ignore[attr-defined]
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def served() -> Iterator[Callable[[str], str]]:
    """Serves a page on this machine and returns its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()

    def serve(html: str) -> str:
        server.page = f"<!doctype html><title>A page</title><p id=out></p>{html}"  # type: ignore[attr-defined]
        return f"http://127.0.0.1:{server.server_address[1]}/"

    yield serve
    server.shutdown()
    server.server_close()


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


SWAPPED = """<style>@keyframes come {{ from {{ opacity: 0 }} to {{ opacity: 1 }} }}
@keyframes go {{ from {{ opacity: 1 }} to {{ opacity: 0 }} }}
.come {{ animation: come 650ms linear }} .go {{ animation: go 650ms linear forwards }}</style>
<div class=old>Old question<button>Press</button></div><script>
document.querySelector('button').onclick = () => {{
  const old = document.querySelector('.old');
  old.className = 'go';
  old.onanimationend = () => old.remove();
  old.insertAdjacentHTML('afterend', `{}`);
}}</script>"""


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    ("comes", "waits"),
    [("<div class=come>New question</div>", False), ("<div class=come></div>", True), ("", True)],
    ids=["for a question", "for nothing", "alone"],
)
async def test_question_that_goes_for_another_is_not_read(
    comes: str, served: Callable[[str], str], chromium: PlaywrightBrowser, *, waits: bool
) -> None:
    """Required: nor waited for; one that goes alone is waited for, since the next may come after it."""
    await chromium.navigate(served(SWAPPED.format(comes)))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await _press(chromium)
    text = (await chromium.look()).text
    assert (loop.time() - began > 0.6) == waits
    assert "Old question" not in text
    assert waits or "New question" in text


GROWS = """<style>@keyframes come {{ from {{ {} }} to {{ {} }} }} .new {{ animation: come 650ms linear {} }}</style>
<p><button>Press</button></p><script>document.querySelector('button').onclick = event => {{
  event.target.parentNode.insertAdjacentHTML('afterend', '<div class=new>A new question</div>');
}}</script>"""


@pytest.mark.spec("browser.effect")
@pytest.mark.parametrize(
    ("first", "last", "waits"),
    [
        ("transform: translate(-50%, 0) scale(.8)", "transform: translate(-50%, 0) scale(1)", False),
        ("transform: translate(0, -40px)", "transform: none", False),
        ("scale: .7", "scale: 1", False),
        ("transform: translate(0, 300px)", "transform: none", True),
        ("transform: translate(0, 100%)", "transform: none", True),
        ("transform: scale(.1)", "transform: scale(1)", True),
        ("transform: scale(1)", "transform: scale(0)", True),
        ("transform: scale(.8); width: 9px", "transform: scale(1); width: 90px", True),
        ("transform: rotate(9deg) scale(.8)", "transform: scale(1)", False),
    ],
)
async def test_dialog_that_grows_to_its_size_is_read(
    first: str, last: str, served: Callable[[str], str], chromium: PlaywrightBrowser, *, waits: bool
) -> None:
    """Required: what comes from elsewhere, or goes, is waited for."""
    await chromium.navigate(served(GROWS.format(first, last, "forwards")))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await _press(chromium)
    assert (loop.time() - began > 0.6) == waits


SHOWN = """<style>@keyframes come {{ from {{ opacity: 0 }} }} .new {{ animation: come 600ms linear }}</style>
<button onclick="this.insertAdjacentHTML('afterend', '<p class=new>A new question</p>')">Press</button>"""


@pytest.mark.spec("browser.effect")
async def test_picture_of_what_fades_in_is_not_pale(served: Callable[[str], str], chromium: PlaywrightBrowser) -> None:
    """Required: it is read once it is half there, and pictured when it is all there."""
    await chromium.navigate(served(SHOWN.format()))
    await _press(chromium)
    assert "A new question" in (await chromium.look()).text
    opacity = "Number(getComputedStyle(document.querySelector('.new')).opacity)"
    assert await chromium.evaluate(opacity) < 1
    await chromium.screenshot()
    assert await chromium.evaluate(opacity) == 1
