"""What the person does in the extension's window, and the edition that makes trusted clicks."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from chrome import HOSTS, KEY, SECONDS, TOKEN, BareProgram, Chrome, Driven, Sites, chrome_with_extension
from screen import frame_in
from subterminator.browser.playwright.screenshots import FRAME_DISTANCE
from subterminator.extension.protocol import SUBPROTOCOL


@pytest.mark.spec("extension.chrome-stop")
async def test_stop_ends_what_is_under_way_and_the_run(chrome: Chrome, driven: Driven) -> None:
    """The command is answered with it, the program is told, the mark goes, and nothing more is done."""
    program = driven.program
    await driven.open("<button onclick='fetch(`/never/stopped`); document.title = `pressed`'>Never rests</button>")
    at, expect = await driven.found(css="button")
    known = await program.send("act", kind="click", at=at, expect=expect, timeout_ms=60_000)
    await driven.sites.hears("never/stopped")
    popup = await chrome.popup()
    await popup.get_by_text("Working on Tidelight").wait_for()
    await popup.get_by_role("button", name="Stop now").click()
    assert (await program.next("ActionResult", known))["data"]["data"] == {"code": "stopped"}
    assert (await program.next("Stopped"))["type"] == "Stopped"
    for kind, more in (
        ("look", {}),
        ("begin", {"run": driven.run, "service": "T", "hosts": HOSTS, "timeout_ms": 1000}),
    ):
        assert (await program.ask(kind, **more))["data"] == {"code": "stopped"}
    await popup.get_by_role("button", name="Stop now").wait_for(state="hidden")
    assert await driven.page.locator("[data-browser-agent-ui]").count() == 0
    await popup.close()


@pytest.mark.spec("approval.waits-visibly")
async def test_the_window_says_that_an_answer_is_waited_for(chrome: Chrome, driven: Driven) -> None:
    """While a question is open in the terminal the tab and the window say so, and afterwards no more."""
    text = "SubTerminator waits for your answer in the terminal"
    await driven.open("<p>Account")
    popup = await chrome.popup()
    await driven.program.get("note", text=text)
    await popup.get_by_text(text).wait_for()
    assert await driven.page.locator("[data-browser-agent-ui]").count() == 1
    await driven.program.get("note", text="")
    await popup.get_by_text(text).wait_for(state="hidden")
    await popup.close()


@pytest.mark.spec("approval.framed-window")
async def test_the_control_of_a_question_has_a_frame_in_the_tab(driven: Driven) -> None:
    """Required: while the question is open, around that control, and in no saved page."""
    await driven.open("<body style='margin:0'><button style='position:absolute;left:60px;top:90px'>End</button>")
    at, _ = await driven.found(css="button")

    async def framed() -> tuple[int, int, int, int] | None:
        with Image.open(BytesIO(await driven.page.screenshot(scale="css"))) as picture:
            return frame_in(picture)

    await driven.program.get("note", text="SubTerminator waits for your answer", control=at)
    box = await framed()
    assert box is not None
    assert box[:2] == (60 - FRAME_DISTANCE, 90 - FRAME_DISTANCE)
    assert "data-browser-agent-ui" not in (await driven.program.get("html"))["html"]
    await driven.program.get("note", text="")
    assert await framed() is None


@pytest.mark.spec("extension.chrome-opened")
async def test_the_window_looks_for_the_program_when_it_is_opened(new_chrome: Chrome) -> None:
    """Required: not half a minute later; a browser that is not paired takes the code at once."""
    async with BareProgram() as program:
        await new_chrome.forget()
        popup = await new_chrome.popup()
        await popup.locator("#code:focus").wait_for()
        await popup.close()
        pairing = {"pairing": {"port": program.port, "token": TOKEN, "key": KEY}}
        await new_chrome.worker.evaluate("kept => chrome.storage.local.set(kept)", pairing)
        popup = await new_chrome.popup()
        await program.greet()
        await popup.get_by_role("status").get_by_text("Connected.").wait_for()
        await popup.get_by_text("Paired: it worked.").wait_for()
        await popup.close()


@pytest.mark.spec("extension.chrome-opened")
async def test_the_window_says_that_pairing_worked_until_the_first_run(chrome: Chrome, driven: Driven) -> None:
    """Who has run something knows it."""
    await driven.program.ask("end")
    popup = await chrome.popup()
    await popup.locator("#ready").wait_for()
    assert not await popup.get_by_text("Paired: it worked.").is_visible()
    await popup.close()


@pytest.fixture(scope="module")
async def new_chrome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """One that has been granted no site."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome"), granted=False) as running:
        yield running


@pytest.mark.spec("extension.chrome-clicks")
@pytest.mark.spec("extension.chrome-hosts")
async def test_a_site_that_is_not_granted_is_asked_for_in_the_window(new_chrome: Chrome) -> None:
    """Until then no tab is taken, and the program hears why."""
    async with BareProgram() as program:
        await new_chrome.pair(program.port)
        await program.greet()
        begin = {"run": "r", "service": "Tidelight", "hosts": ["www.example.com", "127.0.0.1:8000", "a.localhost:8000"]}
        known = await program.send("begin", **begin, timeout_ms=2000)
        waiting = (await program.next("Waiting"))["data"]
        assert waiting["kind"] == "permission"
        assert await new_chrome.badge() == "!"
        popup = await new_chrome.popup()
        allow, stop = (popup.get_by_role("button", name=name) for name in ("Allow these sites", "Stop now"))
        await allow.wait_for()
        large, small = await allow.bounding_box(), await stop.bounding_box()
        assert large is not None
        assert small is not None
        assert large["width"] * large["height"] > 4 * small["width"] * small["height"]
        assert await popup.get_by_role("listitem").all_text_contents() == waiting["sites"]
        assert await popup.get_by_role("listitem").all_text_contents() == [
            "https://www.example.com/*",
            "http://127.0.0.1/*",
            "http://a.localhost/*",
        ]
        refused = (await program.next("ActionResult", known))["data"]
        assert refused["data"] == {"code": "not-allowed"}
        assert "www.example.com" in refused["error"]
        assert (await program.get("tabs")) == {"tabs": []}
        assert await new_chrome.badge() == ""
        await program.ask("end")
        await popup.close()


@pytest.mark.spec("extension.chrome-pairing")
async def test_a_code_that_is_typed_once_pairs(new_chrome: Chrome) -> None:
    """A mistyped one is told in words; the right one brings port, token and key, and the connection."""
    async with BareProgram() as program:
        await new_chrome.forget()
        popup = await new_chrome.popup()
        field, button = popup.get_by_label("Pairing code"), popup.get_by_role("button", name="Pair", exact=True)
        for code, words in (("nonsense", "That is no pairing code"), ("1-ABCD", "no pairing code")):
            await field.fill(code)
            await button.click()
            await popup.get_by_role("alert").get_by_text(words).wait_for()
        program.pairing = {"token": TOKEN, "key": KEY}
        await field.fill(f"{program.port}-abcd-efgh")
        await button.click()
        await program.greet()
        assert program.offered[-2:] == [[SUBPROTOCOL, "pair.ABCD-EFGH"], [SUBPROTOCOL, f"token.{TOKEN}"]]
        await popup.get_by_role("status").get_by_text("Connected.").wait_for()
        await popup.get_by_text("Paired: it worked.").wait_for()
        await popup.close()


@pytest.mark.spec("extension.chrome-clicks")
async def test_a_picture_waits_for_a_click_under_a_hint_that_stands_still(chrome: Chrome, driven: Driven) -> None:
    """Required: badge and program say what to click, once; the hint is not drawn anew; the end of the run ends it."""
    await driven.open("<p>The account")
    tab = (await driven.program.get("tabs"))["tabs"][-1]["id"]
    assert await chrome.badge(tab) == "ON"
    known = await driven.program.send("screenshot")
    assert (await driven.program.next("Waiting"))["data"] == {"kind": "picture"}
    assert await chrome.badge(tab) == "!"
    await driven.page.locator("[data-browser-agent-ui]").wait_for(state="attached")
    changes = await driven.page.evaluate(
        """() => new Promise(resolve => {
            let changes = 0;
            const watch = () => new MutationObserver(seen => { changes += seen.length; })
                .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
            setTimeout(watch, 500);
            setTimeout(() => resolve(changes), 2100);
        })"""
    )
    assert changes == 0
    assert not any(message["type"] == "Waiting" for message in driven.program._backlog)
    await driven.program.ask("end")
    assert not (await driven.program.next("ActionResult", known))["data"]["success"]


@pytest.mark.spec("extension.chrome-leaves")
async def test_the_tab_of_a_failed_try_is_closed(chrome: Chrome, program: BareProgram, sites: Sites) -> None:
    """Required: at its end or when the next run takes a tab, and none that the person took elsewhere."""

    async def tried(run: str, fate: str | None) -> Driven:
        async with chrome.context.expect_page() as opened:
            await program.get("begin", run=run, service="Tidelight", hosts=["127.0.0.1"], timeout_ms=5000)
        driven = Driven(program, await opened.value, sites, run)
        await driven.open("<p>The account")
        if fate == "taken":
            await driven.page.goto(sites.put("<p>Mine").replace("127.0.0.1", "localhost"))
            fate = "close"
        await program.ask("end", **({"tab": fate} if fate else {}))
        return driven

    async def closed(driven: Driven) -> bool:
        if not driven.page.is_closed():
            await driven.page.wait_for_event("close", timeout=SECONDS * 1000)
        return True

    stays, taken = await tried("stays", None), await tried("taken", "taken")
    assert await closed(await tried("close", "close"))
    later = await tried("later", "close_at_next_run")
    assert not later.page.is_closed()
    last = await tried("last", "close")
    assert await closed(later)
    assert await closed(last)
    for each in (stays, taken):
        assert not each.page.is_closed()
        await each.page.close()


@pytest.mark.spec("extension.chrome-wanted")
async def test_a_run_is_asked_for_from_the_window(new_chrome: Chrome, sites: Sites) -> None:
    """Required: the page in front, without query; where no program waits, the command for a terminal is told."""
    address = sites.put("<p>The account").replace("127.0.0.1", "localhost")
    async with BareProgram() as program:
        await new_chrome.forget()
        await new_chrome.pair(program.port)
        await program.greet(waits=True)
        await program.ask("end")  # what an earlier test has left
        popup = await new_chrome.popup()
        await popup.evaluate(
            "tab => { chrome.tabs.query = async () => [tab]; }", {"url": f"{address}?a=1#b", "active": True}
        )
        await popup.evaluate("chrome.storage.session.set({ nudge: 1 })")
        await popup.get_by_role("status").get_by_text("Choose a subscription below").wait_for()
        await popup.get_by_role("button", name="Cancel the subscription on this page").click()
        assert (await program.next("Wanted"))["data"] == {"url": address}
    await popup.get_by_text("Paired. The program is not running now").wait_for()
    await popup.get_by_role("button", name="Cancel the subscription on this page").click()
    await popup.get_by_text(f"subterminator cancel {address} --browser extension").wait_for()
    await popup.close()


@pytest.mark.matrix
@pytest.mark.spec("extension.chrome-reconnect")
async def test_a_worker_that_was_put_to_sleep_wakes_to_its_run(tmp_path: Path, sites: Sites) -> None:
    """The act that it slept over is answered as one that may have been done; the tab is still the run's.

    With our program at the other end, in `make test`: test_extension_survives.py.
    """
    async with chrome_with_extension(tmp_path) as chrome, BareProgram() as program:
        await chrome.pair(program.port)
        await program.greet()
        async with chrome.context.expect_page() as opened:
            await program.get("begin", run="r", service="Tidelight", hosts=HOSTS, timeout_ms=5000)
        driven = Driven(program, await opened.value, sites, "r")
        await driven.open("<button onclick='fetch(`/never/asleep`)'>Never rests</button>")
        at, expect = await driven.found(css="button")
        known = await program.send("act", kind="click", at=at, expect=expect, timeout_ms=60_000)
        await sites.hears("never/asleep")

        await chrome.put_to_sleep()
        assert await program.closes.get() == 1001
        await (await chrome.popup()).get_by_text("Working on Tidelight").wait_for()

        await program.greet()
        assert (await program.next("ActionResult", known))["data"]["data"] == {"code": "timeout"}
        assert [element.label for element in (await driven.look()).elements] == ["Never rests"]


UNDER_THE_POINTER = (
    "<style>button, iframe {position: fixed; left: 0; top: 0; width: 200px; height: 60px} iframe {top: 300px}</style>"
    "<button onclick='document.title = 1' onmousemove='u.style.top = 0'>Finish</button>"
    "<iframe id=u srcdoc='<body style=margin:0;height:60px onclick=\"parent.document.title = 2\">Upgrade'></iframe>"
)
"""A frame comes when the pointer does."""

# -- the edition with trusted clicks -----------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-trusted")
async def test_trusted_presses_and_native_dialogs(tmp_path: Path, sites: Sites) -> None:
    """A mouse presses, a dialog waits for the judge; a picture shows no secret and no frame that was not read."""
    async with BareProgram() as program, chrome_with_extension(tmp_path, trusted=True) as chrome:
        await chrome.pair(program.port)
        hello = await program.greet()
        assert hello["data"]["capabilities"] == ["requests", "trusted-clicks", "dialogs", "pdf"]
        async with chrome.context.expect_page() as opened:
            await program.get("begin", run="r", service="T", hosts=HOSTS, timeout_ms=5000)
        driven = Driven(program, await opened.value, sites, "r")
        driven.page.on("dialog", lambda _: None)  # who answers is the extension
        await driven.open("<button onclick='document.title = [event.isTrusted, confirm(`Sure?`)]'>Ask</button>")
        at, expect = await driven.found(css="button")
        known = await program.send("act", kind="click", at=at, expect=expect, timeout_ms=10_000)
        dialog = await program.next("Dialog")
        assert (dialog["data"]["kind"], dialog["data"]["message"]) == ("confirm", "Sure?")
        await program.say({"type": "DialogAnswer", "id": dialog["id"], "data": {"accept": True}})
        assert (await program.next("ActionResult", known))["data"] == {"success": True}
        assert await driven.page.title() == "true,true"
        await driven.open(UNDER_THE_POINTER)
        assert (await driven.act("click", css="button"))["data"] == {"code": "obscured"}
        assert await driven.page.title() == "A page"
        assert (await program.get("pdf"))["pdf"].startswith("JVBERi")
        nowhere = driven.sites.put("<p>Card</p>").replace("127.0.0.1", "[::1]")
        await driven.open(
            "<style>body *{position:fixed;top:0;height:60px;border:0;background:#fff}</style>"
            "<input type=password value=hunter2 style='left:0;width:100px'>"
            f"<iframe src='{nowhere}' style='left:200px;width:100px'></iframe>"
        )
        async with asyncio.timeout(SECONDS):  # the frame is its parent's, and blank, until its site has failed
            while len((await program.get("look"))["frames"]) > 1:
                pass
        png = base64.b64decode((await program.get("screenshot"))["png"])
        with Image.open(BytesIO(png)) as picture:
            colours = [picture.convert("RGB").getpixel(point) for point in ((50, 30), (150, 30), (250, 30))]
        assert colours == [(208, 208, 208), (255, 255, 255), (208, 208, 208)]
        assert (await program.ask("pdf"))["data"] == {"code": "failed"}
