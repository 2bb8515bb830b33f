"""The extension in a real Chromium, against a bare WebSocket server that says what a test tells it to."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page

from chrome import HOSTS, KEY, TOKEN, BareProgram, Chrome, Sites, chrome_with_extension
from subterminator.core.browser import PlaywrightBrowser
from subterminator.extension.commands import FrameAnswer
from subterminator.extension.finding import FrameKeys, view_of
from subterminator.extension.protocol import ORIGIN, SUBPROTOCOL
from subterminator.perception.page import Element, PageView

RUNS = count(1)
DOES = "<button onmousedown='window.down=1' onclick='window.did=window.down'>Do</button>"


@pytest.fixture(scope="module")
async def chrome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """One Chrome of a person's own for this file."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome")) as running:
        yield running


@pytest.fixture(scope="module")
async def shared_program(chrome: Chrome) -> AsyncIterator[BareProgram]:
    """A program that the extension was paired with and has greeted."""
    async with BareProgram() as program:
        await chrome.pair(program.port)
        await program.greet()
        yield program


@pytest.fixture
def program(shared_program: BareProgram) -> BareProgram:
    shared_program.forget()
    return shared_program


@pytest.fixture(scope="module")
def sites() -> Iterator[Sites]:
    """Pages of the tests on http, at 127.0.0.1 and at localhost."""
    with Sites() as running:
        yield running


@dataclass
class Driven:
    """The tab of a run: what the program asks, and the page itself to hold the answers against."""

    program: BareProgram
    page: Page
    sites: Sites
    run: str

    async def open(self, html: str) -> None:
        await self.program.get("navigate_to", url=self.sites.put(html))

    async def look(self) -> PageView:
        frames = (await self.program.get("look"))["frames"]
        return view_of([FrameAnswer.model_validate_json(json.dumps(frame)) for frame in frames], FrameKeys())

    async def found(self, **query: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The node that one query finds, and what it reads as: `at` and `expect` of an act."""
        for frame in (await self.program.get("find", query=query))["frames"]:
            for row in json.loads(frame["answer"])["rows"]:
                n, role, name, text = row[:4]
                expect = {
                    "role": role,
                    "name": name,
                    "text": name if text == 0 else text,
                    "form_method": row[15] or "",
                    "form_action": row[16] or "",
                }
                return {"frame": frame["frame"], "document": frame["document"], "node": n}, expect
        raise AssertionError(f"nothing fits {query}")

    async def act(self, kind: str, value: str | None = None, **query: Any) -> dict[str, Any]:
        at, expect = await self.found(**query)
        return await self.act_on(at, expect, kind, value)

    async def act_on(
        self, at: dict[str, Any], expect: dict[str, Any], kind: str = "click", value: str | None = None
    ) -> dict[str, Any]:
        return await self.program.ask("act", kind=kind, at=at, expect=expect, value=value, timeout_ms=5000)


@pytest.fixture
async def driven(chrome: Chrome, program: BareProgram, sites: Sites) -> AsyncIterator[Driven]:
    """A tab taken for a run of its own."""
    run = f"run-{next(RUNS)}"
    async with chrome.context.expect_page() as opened:
        await program.get("begin", run=run, service="Tidelight", hosts=HOSTS, timeout_ms=5000)
    page = await opened.value
    yield Driven(program, page, sites, run)
    await program.ask("end")
    if not page.is_closed():
        await page.close()


# -- the connection ----------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-hello")
async def test_it_shows_its_token_to_this_machine_and_says_hello(program: BareProgram) -> None:
    """The offer carries version and token, the origin is the fixed id's, the nonce differs from one to the next."""
    assert program.offered[-1] == [SUBPROTOCOL, f"token.{TOKEN}"]
    assert program.origins[-1] == ORIGIN


@pytest.mark.spec("extension.chrome-hello")
async def test_a_program_that_cannot_prove_itself_is_left(chrome: Chrome, program: BareProgram) -> None:
    """Whoever took the port of the program gets no command followed, and is not asked again."""
    other = BareProgram(key="somebody else's")
    await other.start()
    await program.stop()
    await chrome.pair(other.port)
    hello = await other.greet()
    await other.say({"type": "ActionCommand", "id": "1", "data": {"type": "tabs"}})
    assert len(hello["data"]["nonce"]) >= 16
    async with asyncio.timeout(10):
        assert await other.closes.get() == 4003
    assert await said_in(chrome, "What answered is not the program that was paired. Pair again.")
    await other.stop()
    await program.start()
    await chrome.pair(program.port)
    assert (await program.greet())["data"]["nonce"] != hello["data"]["nonce"]
    assert "ActionResult" not in [message["type"] for message in other.everything]


async def said_in(chrome: Chrome, status: str) -> bool:
    """Whether the extension's window comes to say that."""
    popup = await chrome.popup()
    await popup.get_by_role("status").get_by_text(status).or_(popup.get_by_text(status)).first.wait_for()
    await popup.close()
    return True


@pytest.mark.spec("extension.chrome-reconnect")
async def test_it_comes_back_when_the_program_does_and_keeps_its_run(driven: Driven) -> None:
    """A restart of the program within a run costs a new Hello; the same run is given the same tab."""
    program = driven.program
    await driven.open("<button>Here</button>")
    before = await program.get("url")
    await program.stop()
    await program.start()
    await program.greet()
    assert (await program.next("Snapshot"))["data"]["tree"][0]["name"] == "Here"
    again = await program.get("begin", run=driven.run, service="Tidelight", hosts=HOSTS, timeout_ms=5000)
    assert await program.get("url") == before
    assert [tab["id"] for tab in (await program.get("tabs"))["tabs"]] == [again["tab"]]


@pytest.mark.spec("extension.chrome-reconnect")
async def test_an_act_that_is_said_twice_is_done_once(driven: Driven) -> None:
    """The same id is answered again and never pressed again, over a new connection too."""
    program = driven.program
    await driven.open("<button onclick='window.n = (window.n || 0) + 1'>Count</button>")
    at, expect = await driven.found(role="button", name="Count")
    act = {"type": "act", "kind": "click", "at": at, "expect": expect, "timeout_ms": 5000}
    message = {"type": "ActionCommand", "id": "once", "data": act}
    await program.say(message)
    first = await program.next("ActionResult", "once")
    await program.stop()
    await program.start()
    await program.greet()
    assert await program.next("ActionResult", "once") == first
    await program.say(message)
    assert await program.next("ActionResult", "once") == first
    assert await driven.page.evaluate("window.n") == 1


@pytest.mark.spec("extension.chrome-keep-alive")
async def test_it_pings_while_it_is_connected(chrome: Chrome, program: BareProgram) -> None:
    """The server's own pings do not keep a worker awake: it has to speak itself."""
    await program.stop()
    await program.start()
    await chrome.pair(program.port, ping_seconds=0.05)
    await program.greet()
    assert await program.next("Ping") == await program.next("Ping") == {"type": "Ping"}
    await program.say({"type": "Pong"})
    alarms = await chrome.worker.evaluate("chrome.alarms.getAll()")
    assert [alarm["periodInMinutes"] for alarm in alarms] == [0.5]
    await program.stop()
    await program.start()
    await chrome.pair(program.port)
    await program.greet()


@pytest.mark.spec("extension.chrome-bad-messages")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ("null", "malformed"),
        ('{"type":"Nonsense"}', "unknown"),
        ('{"type":"__proto__"}', "unknown"),
        ('{"type":"ActionCommand","data":{"type":"format_disk"}}', "unknown"),
        ('{"type":"ActionCommand","data":{"type":"click_element"}}', "malformed"),
        ('{"type":"ActionCommand","data":{"type":"click_element","ref":0}}', "malformed"),
        ('{"type":"ActionCommand","data":{"type":"click_element","ref":"1"}}', "malformed"),
        ('{"type":"ActionCommand","data":{"type":"look","more":1}}', "malformed"),
        ('{"type":"ActionCommand","id":"","data":{"type":"look"}}', "malformed"),
        ('{"type":"Paired","data":{"token":"t","key":"k"}}', "out-of-order"),
        ('{"type":"Welcome","data":{"version":1,"proof":"x"}}', "out-of-order"),
    ],
)
async def test_what_cannot_be_used_is_answered_with_an_error(message: str, code: str, program: BareProgram) -> None:
    """The connection lives on: the next command is answered."""
    await program.say(message)
    assert (await program.next("Error"))["data"]["code"] == code
    assert await program.get("tabs") == {"tabs": []}


# -- the source's own flow ---------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-seed-flow")
async def test_the_example_flow_of_the_source_runs_to_the_byte(driven: Driven) -> None:
    """Snapshot, click by ref, success: none of the messages carries more than the source writes."""
    program = driven.program
    await driven.open("<button style='margin:20px' onclick='document.title=event.type'>Login</button>")
    await program.say({"type": "ActionCommand", "id": "s", "data": {"type": "snapshot"}})
    (node,) = (await program.next("Snapshot", "s"))["data"]["tree"]
    assert node == {"id": 1, "role": "button", "name": "Login", "tag": "BUTTON", "bounds": node["bounds"]}
    assert set(node["bounds"]) == {"x", "y", "width", "height"}

    await program.say('{\n  "type": "ActionCommand",\n  "data": { "type": "click_element", "ref": 1 }\n}')
    assert await program.next("ActionResult") == {"type": "ActionResult", "data": {"success": True}}
    assert await driven.page.title() == "click"


@pytest.mark.spec("extension.chrome-seed-flow")
async def test_the_four_commands_of_the_source_work_without_an_id(driven: Driven) -> None:
    """navigate_to, type_text and scroll_to beside click_element; what fails says why."""
    program = driven.program
    address = driven.sites.put("<input aria-label=Name><div style='height:3000px'></div>")
    for data in (
        {"type": "navigate_to", "url": address},
        {"type": "snapshot"},
        {"type": "type_text", "ref": 1, "text": "Hello World"},
        {"type": "scroll_to", "x": 0, "y": 500},
    ):
        await program.say({"type": "ActionCommand", "data": data})
        if data["type"] == "snapshot":
            await program.next("Snapshot")
        else:
            assert (await program.next("ActionResult"))["data"]["success"]
    assert await driven.page.input_value("input") == "Hello World"
    assert await driven.page.evaluate("scrollY") == 500
    await program.say({"type": "ActionCommand", "data": {"type": "click_element", "ref": 99}})
    refused = (await program.next("ActionResult"))["data"]
    assert (refused["success"], refused["data"]) == (False, {"code": "not-found"})
    assert "99" in refused["error"]


@pytest.mark.spec("extension.chrome-refs")
async def test_refs_count_what_a_person_can_press_now(driven: Driven) -> None:
    """Depth-first over frames and shadow roots; nothing hidden, off the screen, or marked as the agent's own."""
    await driven.open(
        "<a href=/x>Link</a><div data-browser-agent-ui><button>Ours</button></div><p>Text</p>"
        "<button hidden>Hidden</button><button style='visibility:hidden'>Unseen</button>"
        "<div id=host></div><script>host.attachShadow({mode:'open'}).innerHTML='<button>Shadow</button>'</script>"
        "<iframe srcdoc='<button>Framed</button>' height=60></iframe>"
        "<div tabindex=0>Focus</div><div style='cursor:pointer'>Pointer</div><span role=checkbox>Box</span>"
        "<div style='height:3000px'></div><button>Far below</button>"
    )
    known = await driven.program.send("snapshot")
    tree = (await driven.program.next("Snapshot", known))["data"]["tree"]
    assert [(node["id"], node["name"] or node["tag"]) for node in tree] == [
        (1, "Link"),
        (2, "Shadow"),
        (3, "Framed"),
        (4, "Focus"),
        (5, "Pointer"),
        (6, "Box"),
    ]


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-look")
async def test_a_look_tells_what_the_launched_browser_tells(driven: Driven, chromium: PlaywrightBrowser) -> None:
    """Roles, names, states, values, places and what they cover, over frames of two sites and shadow roots."""
    inner = driven.sites.put("<button disabled>Inside</button><label><input type=checkbox checked>Keep</label>")
    address = driven.sites.put(
        f"<h1>Plan</h1><form method=post action=/go><button>Cancel it</button><input type=password value=x></form>"
        f"<iframe src='{inner.replace('127.0.0.1', 'localhost')}' title=Other></iframe><iframe src='{inner}'></iframe>"
        "<div id=host></div><script>host.attachShadow({mode:'open'}).innerHTML='<select><option>A<option>B</select>'"
        "</script><div style='position:fixed;inset:0 0 auto auto;width:80px;height:40px'>Over</div>"
        "<a href=/y style='position:fixed;inset:0 0 auto auto;width:80px;z-index:-1'>Under</a>"
    )
    await driven.page.set_viewport_size({"width": 1280, "height": 800})
    await driven.program.get("navigate_to", url=address)
    await chromium.navigate(address)

    ours, theirs = await driven.look(), await chromium.look()

    def told(view: PageView) -> list[tuple[Any, ...]]:
        def one(element: Element) -> tuple[Any, ...]:
            return (
                element.role,
                element.name,
                element.text,
                element.states,
                element.value,
                element.box,
                element.parent,
                element.frame,
                element.hit,
                element.covered_by,
                element.form_action,
            )

        return [one(element) for element in view.elements]

    assert told(ours) == told(theirs)
    assert (ours.url, ours.title, ours.text, ours.viewport) == (theirs.url, theirs.title, theirs.text, theirs.viewport)
    assert len(ours.frames) == 3


@pytest.mark.spec("extension.chrome-mark")
async def test_the_mark_is_seen_by_the_person_only(chrome: Chrome, driven: Driven) -> None:
    """A frame around the page and a line of text; look, HTML and pressing know nothing of it."""
    await driven.open("<button style='position:fixed;inset:auto auto 0 0' onclick='document.title=1'>Below it</button>")
    mark = driven.page.locator("[data-browser-agent-ui]")
    assert (
        await mark.evaluate("el => getComputedStyle(el).pointerEvents + getComputedStyle(el).position") == "nonefixed"
    )
    badge = (
        "chrome.tabs.query({}).then(all => Promise.all(all.map(({id: tabId}) => chrome.action.getBadgeText({tabId}))))"
    )
    assert "ON" in await chrome.worker.evaluate(badge)
    assert [element.label for element in (await driven.look()).elements] == ["Below it"]
    assert "data-browser-agent-ui" not in (await driven.program.get("html"))["html"]
    assert (await driven.act("click", css="button"))["success"]
    assert await driven.page.title() == "1"
    await driven.program.get("end")
    assert await mark.count() == 0


# -- acting ------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-press")
@pytest.mark.parametrize(
    ("html", "query", "effect"),
    [
        ("<button>Stay</button><button onclick='window.did=1'>Go</button>", {"role": "button", "name": "Go"}, "did"),
        ("<label><input type=checkbox id=c style='opacity:0'><i>x</i> I agree</label>", {"css": "input"}, "c.checked"),
        ("<details id=d><summary>More</summary>Text</details>", {"css": "summary"}, "d.open"),
        (f"<div id=h></div><script>h.attachShadow({{mode:'open'}}).innerHTML=`{DOES}`</script>", {"text": "Do"}, "did"),
        (f"<div style='height:3000px'></div>{DOES}", {"css": "button"}, "did"),
        ("<button onpointerdown='window.did=1'><span>Deep</span></button>", {"css": "button"}, "did"),
        ("<form onsubmit='window.did=1;return false'><input name=q><button>Send</button></form>", {"css": "button"},
         "did"),
        ("<button onclick='location.hash=`there`'>Move</button>", {"css": "button"}, "location.hash === '#there'"),
    ],
)  # fmt: skip
async def test_the_chosen_node_is_pressed(html: str, query: dict[str, Any], effect: str, driven: Driven) -> None:
    """The effect shows on the page, for what tools commonly miss too."""
    await driven.open(html)
    assert await driven.act("click", **query) == {"success": True}
    assert await driven.page.evaluate(f"Boolean({effect})")


@pytest.mark.spec("extension.chrome-press")
async def test_a_press_that_takes_the_page_away_is_answered_when_the_next_is_there(driven: Driven) -> None:
    """Whoever looks next sees where the press led."""
    there = driven.sites.put("<h1>Next</h1>")
    await driven.open(f"<a href='{there}'>On</a>")
    assert await driven.act("click", css="a") == {"success": True}
    assert [element.name for element in (await driven.look()).elements] == ["Next"]


@pytest.mark.spec("extension.chrome-press")
async def test_a_press_in_a_frame_of_another_site_reaches_its_node(driven: Driven) -> None:
    """Two frames deep, outside of the viewport at first."""
    button = driven.sites.put(
        "<div style='height:900px'></div><button onclick='document.title=`pressed`'>Deep</button>"
    )
    middle = driven.sites.put(f"<p>Middle</p><iframe src='{button}' height=200></iframe>")
    elsewhere = middle.replace("127.0.0.1", "localhost")
    await driven.open(f"<div style='height:2000px'></div><iframe src='{elsewhere}' height=300></iframe>")
    assert await driven.act("click", role="button", name="Deep") == {"success": True}
    assert await driven.page.frames[-1].title() == "pressed"


@pytest.mark.spec("extension.chrome-press")
async def test_fields_take_what_is_given_to_them(driven: Driven) -> None:
    """Text, options, keys and scrolling, with the events that a page listens for."""
    await driven.open(
        "<form onsubmit='document.title=`sent`;return false'><input name=who oninput='window.heard=1'>"
        "<select name=why><option>Choose<option value=p>Price<option value=u>Unused</select>"
        "<textarea></textarea><div contenteditable>old</div>"
        "<div style='height:50px;overflow:auto' id=box><div style='height:900px'>Terms</div></div></form>"
    )
    page = driven.page
    assert await driven.act("fill", "Ada", css="input") == {"success": True}
    assert await driven.act("fill", "two\nlines", css="textarea") == {"success": True}
    assert await driven.act("fill", "new", css="[contenteditable]") == {"success": True}
    assert await driven.act("select", "Unused", css="select") == {"success": True}
    assert await driven.act("scroll", "end", css="#box > div") == {"success": True}
    assert [await page.input_value("input"), await page.input_value("textarea")] == ["Ada", "two\nlines"]
    assert (await page.text_content("[contenteditable]"), await page.input_value("select")) == ("new", "u")
    assert await page.evaluate("window.heard && box.scrollTop > 800")
    assert await driven.act("key", "Enter", css="input") == {"success": True}
    assert await page.title() == "sent"


@pytest.mark.spec("extension.chrome-refusals")
@pytest.mark.parametrize(
    ("html", "code", "words"),
    [
        ("<button id=b disabled>Go</button>", "disabled", "is disabled"),
        ("<button id=b aria-disabled=true>Go</button>", "disabled", "is disabled"),
        (
            "<button id=b>Go</button><dialog id=d><p>Wait</p></dialog><script>d.showModal()</script>"
            "<style>dialog::backdrop{background:red}dialog{inset:0;width:100%;height:100%}</style>",
            "obscured",
            "is covered by dialog",
        ),
        ("<button id=b style='visibility:hidden'>Go</button>", "not-visible", "hidden by its style"),
        ("<div style='height:0;overflow:hidden'><button id=b>Go</button></div>", "not-visible", "clipped away"),
    ],
)
async def test_what_takes_no_press_is_refused_with_the_reason(html: str, code: str, words: str, driven: Driven) -> None:
    """At once, and nothing of the page is touched."""
    await driven.open(
        f"{html}<script>for (const e of ['pointerdown','click']) addEventListener(e,()=>window.did=1,true)</script>"
    )
    result = await driven.act("click", css="#b")
    assert (result["success"], result["data"]) == (False, {"code": code})
    assert words in result["error"]
    assert await driven.page.evaluate("window.did") is None


@pytest.mark.spec("extension.chrome-refusals")
@pytest.mark.parametrize(
    "change",
    [
        "b.textContent = 'Upgrade now'",
        "b.setAttribute('role', 'link')",
        "f.action = '/buy'",
        "b.remove()",
        "b.replaceWith(b.cloneNode(true))",
        "b.addEventListener('pointerdown', () => b.textContent = 'Buy', true)",
        "",
    ],
)
async def test_what_changed_since_it_was_chosen_is_not_pressed(change: str, driven: Driven) -> None:
    """Name, role, form target, the very node and its document are what they were, or nothing is pressed."""
    await driven.open(
        "<form id=f method=post action=/cancel onsubmit='document.title=`sent`;return false'>"
        "<button id=b>Cancel</button></form>"
    )
    at, expect = await driven.found(css="#b")
    if change:
        await driven.page.evaluate(f"{change}; 0")
    else:
        await driven.page.reload()
    result = await driven.act_on(at, expect)
    assert (result["success"], result["data"]) == (False, {"code": "page-changed"})
    assert await driven.page.title() != "sent"


@pytest.mark.spec("extension.chrome-refusals")
async def test_a_frame_that_is_covered_takes_no_press(driven: Driven) -> None:
    """Inside its frame the button is free; the page around it lies over the frame."""
    inner = driven.sites.put("<button onclick='document.title=`pressed`'>Inside</button>")
    await driven.open(
        f"<iframe src='{inner}'></iframe>"
        "<div role=dialog aria-label=Offer style='position:fixed;inset:0;background:#fff'></div>"
    )
    result = await driven.act("click", role="button", name="Inside")
    assert result["data"] == {"code": "obscured"}
    assert "Offer" in result["error"]
    assert await driven.page.frames[-1].title() != "pressed"


@pytest.mark.spec("extension.chrome-hosts")
async def test_nothing_is_done_on_a_page_outside_of_the_run(chrome: Chrome, program: BareProgram, sites: Sites) -> None:
    """The browser has leave for localhost, but this run does not name it: neither opened, nor read, nor pressed."""
    elsewhere = sites.put("<button>Elsewhere</button>").replace("127.0.0.1", "localhost")
    here = sites.put(f"<a href='{elsewhere}'>Leave</a>")
    async with chrome.context.expect_page() as opened:
        await program.get("begin", run=f"run-{next(RUNS)}", service="T", hosts=["127.0.0.1"], timeout_ms=5000)
    page = await opened.value
    assert (await program.ask("navigate_to", url=elsewhere))["data"] == {"code": "not-allowed"}
    assert (await program.ask("navigate_to", url="javascript:alert(1)"))["data"] == {"code": "not-allowed"}
    await program.get("navigate_to", url=here)
    driven = Driven(program, page, sites, "")
    assert (await driven.act("click", css="a"))["success"]
    assert page.url == elsewhere
    for kind in ("look", "html", "screenshot", "snapshot"):
        assert (await program.ask(kind))["data"] == {"code": "not-allowed"}, kind
    await program.get("end")
    await page.close()


@pytest.mark.spec("extension.chrome-tabs")
async def test_a_tab_that_is_opened_is_followed_and_left_again(driven: Driven) -> None:
    """As a link with target=_blank opens one."""
    there = driven.sites.put("<h1>In the new tab</h1>")
    await driven.open(f"<a href='{there}' target=_blank>Open</a>")
    async with driven.page.context.expect_page() as opened:
        assert (await driven.act("click", css="a"))["success"]
    new = await opened.value
    await new.wait_for_load_state()
    assert (await driven.program.get("url"))["url"] == there
    assert [tab["driven"] for tab in (await driven.program.get("tabs"))["tabs"]] == [False, True]
    await new.close()
    assert [element.label for element in (await driven.look()).elements] == ["Open"]
    await driven.page.close()
    assert (await driven.program.ask("look"))["data"] == {"code": "no-tab"}


# -- the person --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-stop")
async def test_stop_ends_what_is_under_way_and_the_run(chrome: Chrome, driven: Driven) -> None:
    """The command is answered with it, the program is told, the mark goes, and nothing more is done."""
    program = driven.program
    await driven.open("<button onclick='fetch(`/never`); document.title = `pressed`'>Never rests</button>")
    at, expect = await driven.found(css="button")
    known = await program.send("act", kind="click", at=at, expect=expect, timeout_ms=60_000)
    popup = await chrome.popup()
    assert await popup.get_by_text("Working on Tidelight").is_visible()
    await driven.page.wait_for_function("document.title === 'pressed'")
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


@pytest.mark.spec("extension.chrome-hosts")
async def test_a_site_that_is_not_granted_is_asked_for_in_the_window(tmp_path: Path) -> None:
    """Until then no tab is taken, and the program hears why."""
    async with BareProgram() as program, chrome_with_extension(tmp_path, granted=False) as chrome:
        await chrome.pair(program.port)
        await program.greet()
        begin = {"run": "r", "service": "Tidelight", "hosts": ["www.example.com", "127.0.0.1:8000"]}
        known = await program.send("begin", **begin, timeout_ms=2000)
        popup = await chrome.popup()
        await popup.get_by_role("button", name="Allow these sites").wait_for()
        assert await popup.get_by_role("listitem").all_text_contents() == [
            "https://www.example.com/*",
            "http://127.0.0.1/*",
        ]
        refused = (await program.next("ActionResult", known))["data"]
        assert refused["data"] == {"code": "not-allowed"}
        assert "www.example.com" in refused["error"]
        assert (await program.get("tabs")) == {"tabs": []}


@pytest.mark.spec("extension.chrome-pairing")
async def test_a_code_that_is_typed_once_pairs(tmp_path: Path, program: BareProgram) -> None:
    """A mistyped one is told in words; the right one brings port, token and key, and the connection."""
    async with chrome_with_extension(tmp_path) as chrome:
        popup = await chrome.popup()
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


# -- the edition with trusted clicks -----------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-trusted")
async def test_trusted_presses_and_native_dialogs(tmp_path: Path, sites: Sites) -> None:
    """A mouse presses, a dialog waits for the judge; a picture shows no secret and no frame that was not read."""
    async with BareProgram() as program, chrome_with_extension(tmp_path, trusted=True) as chrome:
        await chrome.pair(program.port)
        hello = await program.greet()
        assert hello["data"]["capabilities"] == ["trusted-clicks", "dialogs", "pdf"]
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
        assert (await program.get("pdf"))["pdf"].startswith("JVBERi")
        nowhere = driven.sites.put("<p>Card</p>").replace("127.0.0.1", "[::1]")
        await driven.open(
            "<style>body *{position:fixed;top:0;height:60px;border:0;background:#fff}</style>"
            "<input type=password value=hunter2 style='left:0;width:100px'>"
            f"<iframe src='{nowhere}' style='left:200px;width:100px'></iframe>"
        )
        png = base64.b64decode((await program.get("screenshot"))["png"])
        with Image.open(BytesIO(png)) as picture:
            colours = [picture.convert("RGB").getpixel(point) for point in ((50, 30), (150, 30), (250, 30))]
        assert colours == [(208, 208, 208), (255, 255, 255), (208, 208, 208)]
        assert (await program.ask("pdf"))["data"] == {"code": "failed"}
