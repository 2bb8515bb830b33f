"""PlaywrightBrowser against a real Chromium: how it starts, what it follows, and how it says that something is lost."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Event, Thread

import pytest
from PIL import Image
from playwright.async_api import Page

from kit import QUICK_CHROMIUM, start_chromium
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.browser.playwright.screenshots import FRAME, FRAME_DISTANCE
from subterminator.domain.errors import (
    ActionTimeout,
    AmbiguousTarget,
    BrowserLost,
    ConfigurationError,
    ElementNotFound,
    NavigationFailed,
    PageChanged,
)
from subterminator.domain.protocols import Action, TargetStrategy
from subterminator.practice import PracticeSite


def css(selector: str) -> TargetStrategy:
    return TargetStrategy("css", css_selector=selector)


def role(kind: str, name: str) -> TargetStrategy:
    return TargetStrategy("aria", aria_role=kind, aria_name=name)


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of a server that takes requests and never answers them."""
    ended = Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            ended.wait(60)

        def log_message(self, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    ended.set()
    server.shutdown()
    server.server_close()


@pytest.mark.spec("browser.no-arguments")
async def test_browser_works_with_no_argument(page_at: Callable[[str], str]) -> None:
    """Required: PlaywrightBrowser() finds a Chromium and reads a page."""
    browser = PlaywrightBrowser()
    await browser.launch()
    try:
        await browser.navigate(page_at("<h1>Account</h1><button>Cancel</button>"))

        view = await browser.look()

        assert [(element.role, element.name) for element in view.elements] == [
            ("heading", "Account"),
            ("button", "Cancel"),
        ]
    finally:
        await browser.close()


@pytest.mark.spec("browser.profile")
async def test_profile_keeps_what_the_site_stored(tmp_path: Path) -> None:
    """Required: a second launch with the same profile is still signed in."""
    async with PracticeSite("sign_in") as site:
        for signed_in in (False, True):
            browser = PlaywrightBrowser(profile_dir=tmp_path / "profile")
            await browser.launch()
            await browser.navigate(site.base_url)
            if not signed_in:
                await browser.evaluate("document.cookie = 'kept=yes; max-age=3600'; 0")
            assert ("kept=yes" in await browser.evaluate("document.cookie")) is True
            await browser.close()


@pytest.mark.spec("browser.profile")
async def test_new_profile_offers_to_save_no_password(tmp_path: Path) -> None:
    """Required: the offer would cover the page after a sign-in. A profile that was there before keeps its settings."""
    new, own = tmp_path / "new", tmp_path / "own"
    (own / "Default").mkdir(parents=True)
    for folder in (new, own):
        browser = PlaywrightBrowser(profile_dir=folder)
        await browser.launch()
        await browser.close()
        kept = json.loads((folder / "Default" / "Preferences").read_text(encoding="utf-8"))
        assert (kept.get("credentials_enable_service", True) is False) is (folder is new)


@pytest.mark.spec("browser.profile-in-use")
async def test_profile_in_use_is_one_clear_line(tmp_path: Path) -> None:
    """Required: a locked profile says which, and what to do."""
    first = PlaywrightBrowser(profile_dir=tmp_path / "profile")
    await first.launch()
    try:
        with pytest.raises(ConfigurationError, match="is in use: close the browser"):
            await PlaywrightBrowser(profile_dir=tmp_path / "profile").launch()
    finally:
        await first.close()


@pytest.fixture
async def own_chromium(tmp_path: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A Chromium that somebody else started, with a debugging port."""
    process, address = await start_chromium(tmp_path / "person")
    yield address, process
    if process.returncode is None:
        process.terminate()
    await process.wait()


@pytest.mark.spec("browser.attached")
async def test_attached_browser_outlives_the_run(
    own_chromium: tuple[str, asyncio.subprocess.Process], page_at: Callable[[str], str]
) -> None:
    """Required: over CDP the person's browser is used, and let go of at the end, not ended."""
    address, process = own_chromium
    browser = PlaywrightBrowser(cdp_url=address)
    await browser.launch()
    await browser.navigate(page_at("<button onclick=\"this.textContent = 'Pressed'\">Press</button>"))

    await browser.click("button")
    text = await browser.text_content()
    await browser.close()

    assert "Pressed" in text
    assert browser.is_cdp_connection
    assert process.returncode is None


@pytest.mark.spec("browser.lost")
async def test_browser_that_dies_is_a_clear_error(
    own_chromium: tuple[str, asyncio.subprocess.Process], page_at: Callable[[str], str]
) -> None:
    """Required: a crash or disconnect says so, and where the record is."""
    address, process = own_chromium
    browser = PlaywrightBrowser(cdp_url=address)
    await browser.launch()
    await browser.navigate(page_at("<p>here"))
    process.kill()
    await process.wait()

    with pytest.raises(BrowserLost, match=r"closed or crashed|was closed"):
        async with asyncio.timeout(20):
            while True:
                await browser.look()
    await browser.close()


@pytest.mark.spec("browser.lost")
async def test_nothing_answers_at_the_address_given() -> None:
    """Required: attaching to nothing is one line with the mend."""
    with pytest.raises(ConfigurationError, match=r"no browser answers at http://127\.0\.0\.1:1: start it with"):
        await PlaywrightBrowser(cdp_url="http://127.0.0.1:1").launch()


@pytest.mark.spec("browser.not-launched")
async def test_methods_before_launch_raise() -> None:
    """Required (seed 001 §7.2): RuntimeError before launch."""
    with pytest.raises(RuntimeError, match="Browser not launched"):
        await PlaywrightBrowser().look()


@pytest.mark.spec("browser.tabs")
async def test_second_tab_leaves_the_page_of_the_first_as_it_is(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: what was typed and chosen is still there when the second tab is closed."""
    await chromium.navigate(page_at("<input aria-label=Reason>"))
    await chromium.fill("input", "too dear")
    async with chromium.beside():
        await chromium.navigate(page_at("<h1>Your plan</h1>"))
        assert (await chromium.look()).text == "Your plan"
    (reason,) = (await chromium.look()).elements
    assert reason.value == "too dear"


@pytest.mark.spec("browser.tabs")
async def test_new_tab_is_followed_and_its_end_leads_back(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: popups and new tabs become the page; when they close, the one before does."""
    opener = page_at('<a target=_blank href="about:blank#second">Portal</a><h1>First</h1>')
    await chromium.navigate(opener)

    await chromium.click("a")
    followed = await chromium.url()
    assert followed == "about:blank#second"

    await chromium.evaluate("window.close(); 0")
    while await chromium.url() != opener:  # noqa: ASYNC110 - the browser says when
        await asyncio.sleep(0.01)
    assert "First" in await chromium.text_content()


class LateTabs(PlaywrightBrowser):
    """A browser on a busy machine: it hears of a new tab half a second late."""

    def _tab_opened(self, page: Page) -> None:
        asyncio.get_running_loop().call_later(0.5, super()._tab_opened, page)


@pytest.fixture(scope="module")
async def late() -> AsyncIterator[LateTabs]:
    browser = LateTabs(browser_path=QUICK_CHROMIUM)
    await browser.launch()
    yield browser
    await browser.close()


@pytest.mark.spec("browser.tabs")
@pytest.mark.parametrize(
    "way", ["<a target=_blank href='{0}'>Portal</a>", "<a onclick='window.open(\"{0}\")'>Portal</a>"]
)
async def test_press_waits_for_the_tab_it_opens(way: str, late: LateTabs, page_at: Callable[[str], str]) -> None:
    """Required: a press that opens a tab ends when the tab is there, however late the browser reports it."""
    await late.navigate(page_at(way.format("about:blank#second")))
    await late.click("a")
    assert await late.url() == "about:blank#second"


@pytest.mark.spec("browser.dialogs")
@pytest.mark.parametrize(("answer", "shown"), [(True, "yes"), (False, "no"), (None, "no")])
async def test_native_dialog_is_put_before_the_judge(
    answer: bool | None, shown: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: a dialog is judged; without a judge it is dismissed, and the press does not hang."""
    heard: list[tuple[str, str]] = []

    async def judge(kind: str, message: str, url: str) -> bool:
        heard.append((kind, message))
        return bool(answer)

    chromium.on_dialog(None if answer is None else judge)
    await chromium.navigate(
        page_at("<button onclick=\"document.body.append(confirm('Really?') ? 'yes' : 'no')\">Ask</button>")
    )

    await chromium.click("button")
    chromium.on_dialog(None)

    assert (await chromium.text_content()).split()[-1] == shown
    assert heard == ([] if answer is None else [("confirm", "Really?")])


@pytest.mark.spec("browser.deadline")
async def test_person_may_take_longer_over_a_dialog_than_an_action_may(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: the action's deadline stands still while somebody decides."""

    async def slow(kind: str, message: str, url: str) -> bool:
        await asyncio.sleep(3.2)
        return True

    chromium.on_dialog(slow)
    await chromium.navigate(page_at("<button onclick=\"document.body.append(String(confirm('?')))\">Ask</button>"))

    await chromium.act(await chromium.locate(css("button")), Action("click", timeout_seconds=3))
    chromium.on_dialog(None)

    assert "true" in await chromium.text_content()


@pytest.mark.spec("browser.silent-frame")
async def test_frame_that_never_loads_costs_only_its_own_timeout(
    silent: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: the rest of the page is read; the silent frame is named with its problem."""
    await chromium.navigate(page_at(f'<button>Cancel</button><iframe src="{silent}"></iframe>'))

    async with asyncio.timeout(10):
        view = await chromium.look()

    assert [element.name for element in view.elements if element.role == "button"] == ["Cancel"]


@pytest.fixture
def late_frame() -> Iterator[str]:
    """The address of a document that takes a moment to come."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            Event().wait(0.5)
            body = b"<!doctype html><button>Cancel plan</button>"
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.spec("browser.late-frame")
async def test_look_waits_for_a_frame_under_way(
    late_frame: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: a look right after the frame got its address reads the frame's document."""
    await chromium.navigate(page_at("<iframe></iframe>"))
    await chromium.evaluate(f"void (document.querySelector('iframe').src = {late_frame!r})")

    view = await chromium.look()

    assert [element.name for element in view.elements if element.role == "button"] == ["Cancel plan"]


@pytest.mark.spec("browser.late-frame")
async def test_late_frame_in_a_document_without_an_address_is_read(
    late_frame: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: also where its address is relative; and the document that holds it is read meanwhile."""
    await chromium.navigate(page_at(f'<iframe srcdoc="<base href={late_frame}>Inside"></iframe>'))
    inner = "Object.assign(document.createElement('iframe'), { src: 'inner' })"
    await chromium.evaluate(f"void document.querySelector('iframe').contentDocument.body.append({inner})")

    view = await chromium.look()

    assert "Inside" in view.text
    assert [element.name for element in view.elements if element.role == "button"] == ["Cancel plan"]


@pytest.mark.spec("browser.navigate")
async def test_address_that_cannot_be_opened_is_named(silent: str, chromium: PlaywrightBrowser) -> None:
    """Required: refused and silent servers are told apart, with the address."""
    with pytest.raises(NavigationFailed, match=r"http://127\.0\.0\.1:9/"):
        await chromium.navigate("http://127.0.0.1:9/")
    with pytest.raises(NavigationFailed, match=r"did not answer within 0\.3 s"):
        await chromium.navigate(silent, timeout=300)


@pytest.mark.spec("browser.locate")
async def test_locate_refuses_to_guess(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """Required: nothing, or several, are errors that name what was seen; a hidden twin does not count."""
    await chromium.navigate(
        page_at("<button>Keep</button><button>Keep</button><b hidden>Only</b><b>Only</b><button id=one>One</button>")
    )

    with pytest.raises(ElementNotFound, match="nothing visible fits ARIA: role=button name='Upgrade'"):
        await chromium.locate(role("button", "Upgrade"))
    with pytest.raises(AmbiguousTarget, match="fits 2 elements: button 'Keep', button 'Keep'"):
        await chromium.locate(role("button", "Keep"))
    assert (await chromium.locate(css("b"))).text == "Only"
    assert (await chromium.locate(TargetStrategy("text", text_content="One"))).role == "button"
    with pytest.raises(ElementNotFound, match="cannot be searched for"):
        await chromium.locate(css("[[["))


@pytest.mark.spec("browser.same-node")
async def test_element_of_an_earlier_document_is_not_pressed(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: the same page loaded again holds other nodes; an element of the first load is gone."""
    address = page_at("<button onclick=\"document.title = 'pressed'\">Cancel</button>")
    await chromium.navigate(address)
    before = await chromium.locate(css("button"))
    await chromium.navigate(address)

    with pytest.raises(PageChanged):
        await chromium.act(before, Action("click"))

    assert (await chromium.look()).title == "A page"


@pytest.fixture
def slow_offer() -> Iterator[str]:
    """A page whose button asks the server, which takes a moment to answer."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path == "/decline":
                Event().wait(0.3)
                body = b"offer gone"
            else:
                body = (
                    b"<button onclick=\"fetch('/decline').then(r => r.text()).then(t => document.body.append(t))\">"
                    b"Decline</button>"
                )
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.mark.spec("browser.settle")
async def test_act_waits_until_the_page_settles(slow_offer: str, chromium: PlaywrightBrowser) -> None:
    """Required: the effect of a press is there when act returns: the answer to a request it made included."""
    await chromium.navigate(slow_offer)

    await chromium.click("button")

    assert "offer gone" in await chromium.text_content()


@pytest.mark.spec("browser.fill-and-select")
async def test_fill_select_and_key_reach_the_fields(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """Required: text, the labelled option and keys arrive; without a value the first real option is chosen."""
    await chromium.navigate(
        page_at(
            "<input id=why><select id=one><option>Choose</option><option value=p>Price</option><option>Other</option>"
            "</select><select id=two><option>Choose</option><option>Price</option></select>"
        )
    )

    await chromium.fill("#why", "too dear")
    await chromium.select_option("#one", "Other")
    await chromium.select_option("#two")
    await chromium.act(await chromium.locate(css("#why")), Action("key", "End"))

    values = await chromium.evaluate("[...document.querySelectorAll('input, select')].map(e => e.value)")
    assert values == ["too dear", "Other", "Price"]


@pytest.mark.spec("browser.whole-page")
async def test_page_is_given_as_picture_print_and_text(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: screenshot, PDF, HTML, text, sizes and scroll position of the same page."""
    await chromium.navigate(page_at("<div style='height:3000px'>tall</div>"))

    await chromium.scroll_to(0, 500)

    assert (await chromium.screenshot()).startswith(b"\x89PNG")
    assert (await chromium.pdf()).startswith(b"%PDF")
    assert "tall" in await chromium.html()
    assert await chromium.text_content() == "tall"
    assert await chromium.viewport_size() == (1280, 800)
    assert await chromium.scroll_position() == (0, 500)


@pytest.mark.spec("browser.busy-page")
async def test_page_that_never_answers_ends_in_time(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """Required: an action on a page that hangs ends at its deadline, not after minutes."""
    await chromium.navigate(
        page_at("<button onclick='for (const t = Date.now(); Date.now() - t < 1500; );'>Hang</button>")
    )
    button = await chromium.locate(css("button"))

    with pytest.raises(ActionTimeout, match=r"did not finish within 0\.5 s"):
        await chromium.act(button, Action("click", timeout_seconds=0.5))


@pytest.mark.spec("browser.settle")
async def test_page_is_read_when_what_fades_is_gone(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """Required: a dialog that fades away for half a second covers nothing in the next look."""
    await chromium.navigate(
        page_at(
            "<button id=under>Under</button><div id=over style='position:fixed;inset:0;background:#fff'>"
            "<button id=close>Close</button></div><script>document.getElementById('close').onclick = () => "
            "document.getElementById('over').animate([{opacity: 1}, {opacity: 0}], 500)"
            ".finished.then(a => a.effect.target.remove())</script>"
        )
    )

    await chromium.act(await chromium.locate(css("#close")), Action("click", timeout_seconds=5))
    view = await chromium.look()

    assert [(each.name, each.hit) for each in view.elements if each.role == "button"] == [("Under", True)]


@pytest.mark.spec("browser.settle")
async def test_pages_are_asked_to_move_as_little_as_they_can(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: a page that spares motion to people who ask for that spares it here, and its fades cost no time."""
    await chromium.navigate(
        page_at(
            "<p></p><script>document.querySelector('p').textContent =\n"
            "  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'moving'</script>"
        )
    )

    assert (await chromium.look()).text == "still"


@pytest.mark.spec("browser.settle")
async def test_press_that_led_to_a_page_without_rest_was_made(chromium: PlaywrightBrowser, tmp_path: Path) -> None:
    """Required: a click that navigated is no time-out; one that stays where it is, without an end, is."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        restless = f"fetch('http://127.0.0.1:{port}/', {{mode: 'no-cors'}})"  # never answered
        (tmp_path / "next.html").write_text(
            f"<!doctype html><title>Next</title><p>Here<script>{restless}</script>", encoding="utf-8"
        )
        (tmp_path / "first.html").write_text(
            f'<!doctype html><a href=next.html>On</a><button onclick="{restless}">Stay</button>', encoding="utf-8"
        )
        await chromium.navigate((tmp_path / "first.html").as_uri())

        await chromium.act(await chromium.locate(role("link", "On")), Action("click", timeout_seconds=2))
        assert (await chromium.look()).title == "Next"

        await chromium.navigate((tmp_path / "first.html").as_uri())
        with pytest.raises(ActionTimeout):
            await chromium.act(await chromium.locate(role("button", "Stay")), Action("click", timeout_seconds=2))


@pytest.mark.spec("browser.framed-picture")
async def test_the_picture_of_a_question_has_a_frame_around_the_control(page_at: Callable[[str], str]) -> None:
    """Required: where a person looks for it, and nothing of it in the page."""
    browser = PlaywrightBrowser()
    await browser.launch()
    try:
        style = "position:absolute;left:100px;top:50px;width:200px;height:40px"
        await browser.navigate(page_at(f"<body style='margin:0'><button style='{style}'>End</button>"))
        before = await browser.html()
        taken = await browser.picture_of(await browser.locate(role("button", "End")))
        after = await browser.html()
    finally:
        await browser.close()
    with Image.open(BytesIO(taken)) as image:
        picture = image.convert("RGB")
        red = [(x, y) for x in range(600) for y in range(300) if picture.getpixel((x, y)) == FRAME]
    assert min(red) == (100 - FRAME_DISTANCE, 50 - FRAME_DISTANCE)
    assert max(red) == (300 + FRAME_DISTANCE, 90 + FRAME_DISTANCE)
    assert (150, 70) not in red
    assert after == before
