"""The extension in a real Chromium, against a bare WebSocket server that says what a test tells it to."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from chrome import HOSTS, KEY, TOKEN, BareProgram, Chrome, Driven, Sites
from extension import house
from kit import rest_in_matrix
from rubbish import rubbish
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.page import Element, PageView
from subterminator.extension.protocol import MESSAGE_LIMIT, ORIGIN, SUBPROTOCOL, proof_of

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


RIGHT: list[dict[str, Any]] = [
    {"type": "ActionCommand", "id": "r", "data": {"type": "click_element", "ref": 1}},
    {"type": "Welcome", "data": {"version": 1, "proof": "0"}},
    {"type": "DialogAnswer", "id": "1:1", "data": {"accept": True}},
]


@pytest.mark.spec("extension.chrome-bad-messages")
@pytest.mark.parametrize("count", rest_in_matrix([1_000, 10_000], [1_000]))
async def test_random_messages_press_nothing(count: int, driven: Driven) -> None:
    """Bytes, text, JSON, and right messages with one thing wrong: an Error for each, and then it goes on as before."""
    program = driven.program
    await driven.open("<button onclick='document.title=`pressed`'>Press</button>")
    chance = random.Random(6)  # noqa: S311 - rubbish, the same each time
    before = len(program.everything)
    for _ in range(count):
        await program.say(rubbish(chance, RIGHT))
    await program.get("tabs")
    assert Counter(each["type"] for each in program.everything[before:]) == {"Error": count, "ActionResult": 1}
    assert await driven.page.title() == "A page"
    assert (await driven.act("click", css="button"))["success"]


@pytest.mark.spec("extension.chrome-bad-messages")
async def test_nothing_is_followed_before_the_proof_in_whatever_order(driven: Driven) -> None:
    """Commands, secrets and verdicts before Welcome, in every order; afterwards a second Welcome and new secrets."""
    program = driven.program
    await driven.open("<button onclick='document.title=`pressed`'>Press</button>")
    at, expect = await driven.found(css="button")
    press = {"type": "act", "kind": "click", "at": at, "expect": expect, "timeout_ms": 5000}
    early = [
        {"type": "ActionCommand", "id": "early", "data": press},
        {"type": "ActionCommand", "data": {"type": "click_element", "ref": 1}},
        {"type": "Paired", "data": {"token": "t", "key": "k"}},
        {"type": "DialogAnswer", "id": "1:1", "data": {"accept": True}},
    ]
    await program.stop()
    await program.start()
    hello = await program.next("Hello")
    orders = [message for order in permutations(early) for message in order]
    for message in orders:
        await program.say(message)
    for _ in orders:
        assert (await program.next("Error"))["data"]["code"] == "out-of-order"
    welcome = {"type": "Welcome", "data": {"version": 1, "proof": proof_of(KEY, hello["data"]["nonce"])}}
    await program.say(welcome)
    for message in (welcome, early[2], welcome):
        await program.say(message)
        assert (await program.next("Error"))["data"]["code"] == "out-of-order"
    assert await driven.page.title() == "A page"
    assert (await driven.act_on(at, expect))["success"]
    assert await driven.page.title() == "pressed"


@pytest.mark.spec("extension.chrome-bad-messages")
async def test_a_message_over_the_limit_is_complained_about(program: BareProgram) -> None:
    """It is not read, and the next one is; one of 100 MB is no different, and only takes longer to arrive."""
    await program.say('{"type":"Pong","more":"' + "x" * MESSAGE_LIMIT + '"}')
    assert (await program.next("Error"))["data"] == {"code": "malformed", "message": "no text, or too long"}
    assert await program.get("tabs") == {"tabs": []}


@pytest.mark.spec("extension.origin")
async def test_a_web_page_in_the_same_browser_gets_no_socket(chrome: Chrome, sites: Sites) -> None:
    """Though it reaches the port, and even if it knew the token."""
    async with house() as real:
        page = await chrome.context.new_page()
        await page.goto(sites.put("<p>A page that tries"))
        told = await page.evaluate(
            """async ([port, token]) => {
              await fetch(`http://127.0.0.1:${port}/`, { mode: 'no-cors' });
              const socket = new WebSocket(`ws://127.0.0.1:${port}`, ['subterminator.v1', `token.${token}`]);
              return new Promise(resolve => {
                socket.onopen = () => resolve('open');
                socket.onerror = () => resolve('refused');
              });
            }""",
            [real.port, real.pairing.token],
        )
        assert told == "refused"
        await page.close()


# -- the source's own flow ---------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.chrome-seed-flow")
async def test_the_example_flow_of_the_source_runs_to_the_byte(driven: Driven) -> None:
    """Snapshot unasked, click by ref, success: none of the messages carries more than the source writes."""
    program = driven.program
    await driven.open("<button style='margin:20px' onclick='document.title=event.type'>Login</button>")
    await program.stop()
    await program.start()
    await program.greet()
    (node,) = (await program.next("Snapshot"))["data"]["tree"]
    bounds = json.dumps(node["bounds"], separators=(",", ":"))
    login = f'{{"id":1,"role":"button","name":"Login","tag":"BUTTON","bounds":{bounds}}}'
    assert program.texts[-1] == f'{{"type":"Snapshot","data":{{"tree":[{login}]}}}}'
    assert list(node["bounds"]) == ["x", "y", "width", "height"]
    program.forget()

    await program.say('{\n  "type": "ActionCommand",\n  "data": { "type": "click_element", "ref": 1 }\n}')
    await program.next("ActionResult")
    assert '{"type":"ActionResult","data":{"success":true}}' in program.texts[-2:]
    assert await driven.page.title() == "click"


@pytest.mark.spec("extension.chrome-seed-flow")
async def test_a_program_that_knows_the_source_only_is_shown_what_it_did(driven: Driven) -> None:
    """navigate_to, type_text, click_element and scroll_to without an id: after each the page is shown anew, unasked."""
    program = driven.program
    address = driven.sites.put(
        "<input aria-label=Name><div style='height:2000px'></div><button onclick='document.title=`sent`'>Send</button>"
        "<div style='height:2000px'></div>"
    )

    async def told(**data: Any) -> list[str]:
        """Say it as the source does; what is there to press afterwards."""
        await program.say({"type": "ActionCommand", "data": data})
        assert (await program.next("ActionResult"))["data"]["success"]
        return [node["name"] for node in (await program.next("Snapshot"))["data"]["tree"]]

    assert await told(type="navigate_to", url=address) == ["Name"]
    assert await told(type="type_text", ref=1, text="Hello World") == ["Name"]
    assert await told(type="scroll_to", x=0, y=1900) == ["Send"]
    assert await told(type="click_element", ref=1) == ["Send"]
    assert await driven.page.input_value("input") == "Hello World"
    assert await driven.page.evaluate("[scrollY, document.title]") == [1900, "sent"]
    await program.say({"type": "ActionCommand", "data": {"type": "click_element", "ref": 99}})
    refused = (await program.next("ActionResult"))["data"]
    assert (refused["success"], refused["data"]) == (False, {"code": "not-found"})
    assert "99" in refused["error"]


@pytest.mark.spec("extension.chrome-opens")
@pytest.mark.parametrize("tab", ["at rest", "loading something else", "loading for ever"])
async def test_an_address_that_chrome_dropped_is_opened_again(chrome: Chrome, driven: Driven, tab: str) -> None:
    """Beside the start of a new tab Chrome may take an order to open an address, and never ask the site for it."""
    await driven.open("<h1>Before</h1>")
    address = driven.sites.put("<h1>Account</h1>")
    await chrome.worker.evaluate(
        """state => {
            const [open, get] = [chrome.tabs.update.bind(chrome.tabs), chrome.tabs.get.bind(chrome.tabs)];
            globalThis.dropped = [];
            chrome.tabs.update = async (tab, how) => {
                dropped.push(how.url);
                chrome.tabs.update = (...order) => {
                    [chrome.tabs.update, chrome.tabs.get] = [open, get];
                    return open(...order);
                };
                if (state === 'loading for ever') {
                    chrome.tabs.get = async id => ({ ...await get(id), status: 'loading', pendingUrl: how.url });
                }
                const { url } = await get(tab);
                return state === 'loading something else' ? open(tab, { url: `${url}#begun` }) : {};
            };
        }""",
        tab,
    )
    assert (await driven.program.get("navigate_to", url=address, timeout_ms=10_000))["url"] == address
    assert await driven.page.inner_text("h1") == "Account"
    assert await chrome.worker.evaluate("dropped") == [address]


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
    """Roles, names, states, values, places, covers, fitting selectors, over frames of two sites and shadow roots."""
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
    chromium.selectors = ("form > button:enabled", "label input", "[")

    ours, theirs = await driven.look(*chromium.selectors), await chromium.look()

    def told(view: PageView) -> list[tuple[Any, ...]]:
        def one(element: Element) -> tuple[Any, ...]:
            return (
                element.role,
                element.name,
                element.text,
                element.states,
                element.value,
                element.parent,
                element.frame,
                element.hit,
                element.covered_by,
                element.form_action,
                element.matches,
            )

        return [one(element) for element in view.elements]

    def edges(view: PageView) -> list[float]:
        return [edge for element in view.elements for edge in element.box or ()]

    assert told(ours) == told(theirs)
    assert edges(ours) == pytest.approx(edges(theirs), abs=1)  # the two Chromiums round the widths of letters otherwise
    assert Counter(css for element in ours.elements for css in element.matches) == {
        "form > button:enabled": 1,
        "label input": 2,
    }
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
