"""Pages that try to get an order past the guard, in a real Chromium: nothing arrives without a yes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from host import Host
from kit import QUICK_CHROMIUM
from stand_ins import MemoryJournal, MemoryLedger, ScriptedApprover, Service
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import ActionTimeout, ElementObscured, NeedsHuman, PageChanged, Refused
from subterminator.domain.protocols import Action, Decision, PageRequest, TargetStrategy
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
POST = "fetch('/cancel/finish', {method: 'POST'})"
WORKER = {"/worker": "fetch('/cancel/finish', {method: 'POST'}); self.onconnect = () => 0"}
NEXT = "<a id=a href=/other>Next</a>"


class Watched(MemoryJournal):
    """Says when a request was held."""

    def __init__(self) -> None:
        super().__init__()
        self.held = asyncio.Event()

    def write(self, event: str, **fields: Any) -> None:
        super().write(event, **fields)
        if event == "request_held":
            self.held.set()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    running = Host()
    yield running
    running.close()


async def nothing(request: PageRequest) -> bool:
    """Judges as long as no guard does: pages open, and send nothing."""
    return request.method == "GET"


@pytest.fixture(
    scope="module",
    params=[pytest.param(QUICK_CHROMIUM, id="quick"), pytest.param(None, id="full", marks=pytest.mark.matrix)],
)
async def judged(request: pytest.FixtureRequest) -> AsyncIterator[PlaywrightBrowser]:
    """One browser that holds what its pages send; each test's guard takes the judging over."""

    browser = PlaywrightBrowser(browser_path=request.param)
    browser.on_request(nothing)
    await browser.launch()
    yield browser
    await browser.close()


class Gate:
    """A guard around the browser, on a page of the host."""

    def __init__(self, host: Host, browser: PlaywrightBrowser, *answers: Decision) -> None:
        self.host, self.inner = host, browser
        self.person = ScriptedApprover(*answers)
        self.journal = Watched()
        service = Service(entry_url=f"http://{host.name}/account", hosts=(host.name,))
        self.guard = Guarded(
            browser,
            Policy(service, Lexicon.load()),
            self.person,
            self.journal,
            MemoryLedger(),
            now=lambda: datetime.now(UTC),
        )

    async def press(self, html: str, action: Action = CLICK, others: dict[str, str] | None = None) -> None:
        self.host.got.clear()
        self.host.arrived.clear()
        page = f"<!doctype html><meta charset=utf-8><title>Account</title>{html}"
        self.host.pages = {"/account": page, **WORKER, **(others or {})}
        await self.guard.navigate(f"http://{self.host.name}/account")
        await self.guard.act(await self.inner.locate(TargetStrategy("css", css_selector="#a")), action)


def button(script: str) -> str:
    return f'<button id=a onclick="{script}">Next</button>'


ORDERS = {
    "a list that submits its form": (
        "<form method=post action=/x><input type=hidden name=op value=cancelPlan>"
        "<select id=a onchange='this.form.submit()'><option>Choose<option>One</select></form>",
        Action("select", "One"),
    ),
    "a form in parts": (
        "<form method=post enctype=multipart/form-data action=/x><input type=hidden name=action value=cancel>"
        "<select id=a onchange='this.form.submit()'><option>Choose<option>One</select></form>",
        Action("select", "One"),
    ),
    "a label of the final button": (
        "<form method=post action=/x><input type=submit id=b value='Finish cancellation'></form>"
        "<label id=a for=b>Read more</label>",
        CLICK,
    ),
    "an address on the button": (
        "<form method=post action=/x><button id=a formaction=/cancel/finish>Next</button></form>",
        CLICK,
    ),
    "a method on the button": ("<form action=/cancel/end><button id=a formmethod=post>Next</button></form>", CLICK),
    "a form elsewhere": ("<form id=f method=post action=/cancel/end></form><button id=a form=f>Next</button>", CLICK),
    "a script for an address": (f'<a id=a href="javascript:{POST}">Next</a>', CLICK),
    "a link that ends it by being opened": ("<a id=a href='/cancel/finish'>Next</a>", CLICK),
    "a form that ends it by being opened": ("<form action=/cancel/finish><button id=a>Next</button></form>", CLICK),
    "a script that goes there": (button("location = '/cancel/finish'"), CLICK),
    "a refresh that goes there": (
        button("document.head.innerHTML += '<meta http-equiv=refresh content=0;url=/cancel/finish>'"),
        CLICK,
    ),
    "a picture of that address": (button("new Image().src = '/cancel/finish'"), CLICK),
    "a form of a dialog": (
        f'<dialog open><form method=dialog onsubmit="{POST}"><button id=a>Next</button></form></dialog>',
        CLICK,
    ),
    "another method": (button("fetch('/api/subscriptions/5', {method: 'DELETE'})"), CLICK),
    "a switch in the body": (
        button("fetch('/api/x', {method: 'PATCH', body: JSON.stringify({cancel_at_period_end: true})})"),
        CLICK,
    ),
    "a mutation behind a query": (
        button("fetch('/g', {method: 'POST', body: JSON.stringify({query: 'query A {a} mutation B {cancelPlan}'})})"),
        CLICK,
    ),
    "a mutation without a name": (
        button("fetch('/g', {method: 'POST', body: JSON.stringify({query: 'mutation {cancelPlan(id: 1) {ok}}'})})"),
        CLICK,
    ),
    "an address like a script's": (button("fetch('/cancel/finish.js', {method: 'POST'})"), CLICK),
    "an order to an address like a script's": (
        button("fetch('/x.js', {method: 'POST', body: JSON.stringify({op: 'cancelPlan'})})"),
        CLICK,
    ),
    "a form to an address like a picture's": (
        "<form method=post action=/x.png><input type=hidden name=op value=cancelPlan><button id=a>Next</button></form>",
        CLICK,
    ),
    "a moment after a press that speaks of cancelling": (
        "<button id=a onclick=\"setTimeout(() => fetch('/x', {method: 'POST'}), 400)\">Cancel membership</button>",
        CLICK,
    ),
    "a request kept for later": (button("fetchLater('/cancel/finish', {method: 'POST', activateAfter: 0})"), CLICK),
    "an address with the new state in it": (
        "<a id=a href='/account/7?change_subscription_to=cancelled&_wpnonce=upgrade'>Cancel</a>",
        CLICK,
    ),
    "a form sent by its other button": (
        "<form method=post action=/x id=f><button name=choice value=upgrade>Upgrade now</button>"
        "<button>No thanks</button></form>" + button("f.requestSubmit(f[0])"),
        CLICK,
    ),
    "a beacon": (button("navigator.sendBeacon('/cancel/finish', '1')"), CLICK),
    "a beacon on leaving": (
        f"<script>addEventListener('pagehide', () => navigator.sendBeacon('/cancel/finish', '1'))</script>{NEXT}",
        CLICK,
    ),
    "a request that outlives its page": (
        "<script>addEventListener('pagehide', () => fetch('/cancel/finish', {method: 'POST', keepalive: true}))"
        f"</script>{NEXT}",
        CLICK,
    ),
    "a ping of a link": ("<a id=a ping=/cancel/finish href=/other>Next</a>", CLICK),
    "a worker": (button("new Worker('/worker')"), CLICK),
    "a form into a frame": (
        "<iframe name=i></iframe><form method=post target=i action=/cancel/end id=f></form>" + button("f.submit()"),
        CLICK,
    ),
    "typing": (f'<input id=a oninput="{POST}">', Action("fill", "x")),
    "a script that presses an upgrade": (
        "<form method=post action=/x><button id=f>Upgrade to Premium</button></form>" + button("f.click()"),
        CLICK,
    ),
    "an upgrade by being opened": (button("location = '/plans/upgrade?confirm=1'"), CLICK),
}


@pytest.mark.spec("gate.ways-round")
@pytest.mark.parametrize(("html", "action"), ORDERS.values(), ids=ORDERS.keys())
async def test_order_does_not_arrive_without_a_yes(
    html: str, action: Action, host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: whatever the page uses to send an order, it is held, and nobody being there it is not sent."""
    gate = Gate(host, judged)
    try:
        await gate.press(html, action)
        await asyncio.wait_for(gate.journal.held.wait(), 5)
        await judged.look()  # raises what a request has ended the run with that came after the press
    except NeedsHuman:
        assert len(gate.person.requests) == 1
    assert host.got == []


@pytest.mark.spec("gate.ways-round")
async def test_key_that_submits_a_form_is_refused(host: Host, judged: PlaywrightBrowser) -> None:
    """Required: Enter in a field would send its form unseen."""
    gate = Gate(host, judged)
    with pytest.raises(Refused):
        await gate.press("<form method=post action=/cancel/finish><input id=a></form>", Action("key", "Enter"))
    assert host.got == []


@pytest.mark.spec("gate.ways-round")
async def test_shared_worker_does_not_run(host: Host, judged: PlaywrightBrowser) -> None:
    """Required: what belongs to no page cannot be held, so a launched browser has none of it."""
    gate = Gate(host, judged)
    await gate.press(button("this.textContent = typeof SharedWorker; new SharedWorker('/worker')"))
    view = await judged.look()
    assert host.got == []
    assert view.elements[0].name == "undefined"


@pytest.mark.spec("gate.ways-round")
async def test_socket_that_nobody_could_hold_is_not_there(host: Host, judged: PlaywrightBrowser) -> None:
    """Required: what goes over a stream passes by those who hold messages, so a launched browser has none of it."""
    gate = Gate(host, judged)
    await gate.press(button("this.textContent = typeof WebSocketStream"))
    assert (await judged.look()).elements[0].name == "undefined"


@pytest.mark.spec("gate.ways-round")
@pytest.mark.parametrize(
    "said",
    ["JSON.stringify({event: 'cancelMembership'})", "'42[\\'cancelMembership\\',{}]'.replaceAll('\\'', '&quot;')"],
)
async def test_message_over_a_socket_waits_for_a_yes(said: str, host: Host, judged: PlaywrightBrowser) -> None:
    """Required: an order said over a WebSocket is asked about like one that is sent."""
    gate = Gate(host, judged)
    open_and_say = (
        "<script>w = new WebSocket(`ws://${location.host}/socket`)</script>"
        f'<button id=a onclick="say = () => w.send({said});'
        'w.readyState == 1 ? say() : (w.onopen = say)">Next</button>'
    )
    with pytest.raises(NeedsHuman):
        await gate.press(open_and_say)
        await asyncio.wait_for(gate.journal.held.wait(), 5)
        await judged.look()
    assert gate.person.requests[0].name == "MESSAGE /socket"
    assert host.got == []


AT = "position:fixed;left:0;width:300px;height:100px;top:"
NEXT_THERE = f"<button id=a style='{AT}0'>Next</button>"
UPGRADE = f"<button id=u style='{AT}500px' onclick=\"fetch('/x', {{method: 'POST'}})\">Upgrade</button>"
FRAME = f"<iframe id=u src=/inner style='{AT}500px'></iframe>"
INNER = {"/inner": "<body style='margin:0;height:100px' onpointerdown=\"fetch('/x', {method: 'POST'})\">Upgrade</body>"}
COMES = "<script>addEventListener('mousemove', () => {%s}, {once: true, capture: true})</script>"


@pytest.mark.spec("gate.clickjack")
@pytest.mark.parametrize(
    "html",
    [
        NEXT_THERE + UPGRADE + COMES % "a.click(); u.style.top = 0",
        NEXT_THERE + FRAME + COMES % "u.style.top = 0",
        NEXT_THERE + FRAME + COMES % "u.style.top = 0; a.style.top = '300px'",
        NEXT_THERE
        + UPGRADE
        + COMES % "let t = performance.now(); while (performance.now() - t < 300); u.style.top = 0",
    ],
    ids=["a script presses first", "a frame comes", "a frame changes places", "the press is made to wait"],
)
async def test_press_does_not_land_on_what_comes_under_the_pointer(
    html: str, host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: what the page puts there when the pointer comes is not pressed, and the person's next press is free."""
    gate = Gate(host, judged)
    with pytest.raises((ElementObscured, PageChanged)):
        await gate.press(html, others=INNER)
    assert host.got == []
    await judged.evaluate("u.remove(); a.style.top = 0; a.onclick = () => document.title = 'pressed'; 0")
    await gate.guard.click("#a")
    assert await judged.evaluate("document.title") == "pressed"


STEP = "fetch('/api/step', {method: 'POST', body: '{}'})"
STAMPED = "fetch('/cancel/finish?at=' + performance.now(), {method: 'POST'})"
OPENED = "fetch('/cancel/finish?now=1')"
REDRAWING = "const draw = () => { const b = document.querySelector('#a'); b.replaceWith(b.cloneNode(true)) };"
ENDS_ON = "<p>Your membership will end on 20 December 2026</p>"


def redrawn(event: str, sends: str, capture: str = "false") -> str:
    """A page that sends and draws its last control anew when that comes near the press."""
    return (
        f"<div id=box><button type=button id=a>Finish cancellation</button></div>{ENDS_ON}<script>{REDRAWING}"
        f"document.querySelector('#box').addEventListener('{event}', () => {{ {sends}; draw() }}, {capture})</script>"
    )


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize(
    "html",
    [
        redrawn("pointerdown", STEP, "true"),
        redrawn("mousedown", STEP),
        redrawn("mousedown", POST),
        redrawn("mousedown", STAMPED),
        redrawn("mousedown", OPENED),
        redrawn("mousemove", STAMPED),
    ],
    ids=["pointerdown", "mousedown", "an end", "an end with a time", "an end by GET", "an end on hover"],
)
async def test_what_was_sent_by_a_press_that_failed_is_read_back(
    html: str, host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: one yes sends one order, though the control is gone and the same stands in its place."""
    gate = Gate(host, judged, Decision.YES)
    with pytest.raises(ActionTimeout, match="had sent something"):
        await gate.press(html)
    await asyncio.to_thread(host.arrived.wait, 10)  # the press has failed before what it sent is with the host
    assert len(host.got) == 1
    assert gate.guard.submitted
    assert len(gate.person.requests) == 1


TWINS = (
    "<ul><li>Basic <button type=button id=a>Finish cancellation</button>"
    f"<li>Family <button type=button>Finish cancellation</button></ul>{ENDS_ON}"
    "<script>const [basic, family] = document.querySelectorAll('button');"
    "basic.onmousemove = () => basic.closest('li').remove();"
    "family.onclick = () => fetch('/cancel/finish?which=family', {method: 'POST'})</script>"
)
ANOTHER_PAGE = (
    f"<h1>End your Basic plan</h1><button type=button id=a>Finish cancellation</button>{ENDS_ON}<script>{REDRAWING}"
    "document.querySelector('#a').onmousemove = () => { history.pushState(0, '', '/account/family');"
    "document.querySelector('h1').textContent = 'End your Family plan'; draw();"
    "document.querySelector('#a').onclick = () => fetch('/cancel/finish?which=family', {method: 'POST'}) }</script>"
)


@pytest.mark.spec("approval.redrawn")
@pytest.mark.parametrize("html", [TWINS, ANOTHER_PAGE], ids=["its twin", "another page"])
async def test_what_takes_the_place_of_the_control_elsewhere_is_not_pressed(
    html: str, host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: the yes is for the one plan; what reads the same and is for the other needs a yes of its own."""
    gate = Gate(host, judged, Decision.YES)
    with pytest.raises((PageChanged, ElementObscured)):
        await gate.press(html)
    assert len(gate.person.requests) == 1
    assert host.got == []


@pytest.mark.spec("approval.redrawn")
async def test_a_page_that_tried_to_sell_meanwhile_gets_no_second_press(host: Host, judged: PlaywrightBrowser) -> None:
    """Required: what it sent is ended, and the yes with it."""
    gate = Gate(host, judged, Decision.YES)
    with pytest.raises(Refused, match="something else than was approved"):
        await gate.press(redrawn("mousemove", "fetch('/upgrade/buy', {method: 'POST', body: 'plan=annual'})"))
    assert host.got == []
    assert gate.journal.kinds().count("submitting") == 1


@pytest.mark.spec("approval.redrawn")
async def test_a_handler_of_the_pointer_leaving_hears_of_no_press_that_was_stopped(
    host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: a press that fails at its beginning is none to its end."""
    gate = Gate(host, judged, Decision.YES)
    html = redrawn("pointerdown", "0", "true").replace(
        "</script>", f";document.querySelector('#box').addEventListener('pointerup', () => {STEP})</script>"
    )
    with pytest.raises(PageChanged):
        await gate.press(html)
    assert host.got == []


@pytest.mark.spec("approval.unreadable")
async def test_words_that_only_a_style_sheet_or_a_picture_shows_count(host: Host, judged: PlaywrightBrowser) -> None:
    """Required: what assistive technology would say is not all that a person sees."""
    gate = Gate(host, judged)
    drawn = (
        "<style>#a::before {content: 'Buy now'}</style><form method=post action=/x><button id=a aria-label=No></form>"
    )
    pictured = "<form method=post action=/x><button id=a aria-label=No><img src=/i alt='Claim offer'></button></form>"
    for html in (drawn, pictured):
        with pytest.raises(Refused):
            await gate.press(html)
    assert host.got == []


FORM = (
    "<h1>Review your cancellation</h1><p>Your membership will end on 20 December 2026</p>"
    "<form method=post action=/cancel/finish id=f><input type=hidden name=csrf value=one>"
    "<label><input type=radio name=when value=end checked> At the end</label>"
    "<label><input type=radio name=when value=now> At once</label>"
    "<button id=a>Finish cancellation</button></form><script>f.onsubmit = () => {%s}</script>"
)


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("script", "arrives"),
    [
        ("", "POST /cancel/finish csrf=one&when=end"),
        ("f.csrf.value = 'two'", "POST /cancel/finish csrf=two&when=end"),
        ("f.innerHTML += '<input name=sent_at value=17>'", "POST /cancel/finish csrf=one&when=end&sent_at=17"),
        ("f.when[1].checked = true", ""),
        ("f.when[0].checked = false", ""),
        ("f.action = '/account/other'", ""),
        ("f.action = '/x9'", ""),
        ("f.innerHTML += '<input name=plan value=annual>'", ""),
        ("f.innerHTML += '<input name=x value=pause>'", ""),
        ("f.enctype = 'text/plain'; f.innerHTML += '<input name=x value=upgrade>'", ""),
    ],
    ids=["honest", "token", "time", "choice", "no choice", "address", "silent address", "plan", "pause", "plain text"],
)
async def test_what_arrives_is_what_was_approved(
    script: str, arrives: str, host: Host, judged: PlaywrightBrowser
) -> None:
    """Required: tokens and times may change while a form is sent; its address, its choices and its meaning may not."""
    gate = Gate(host, judged, Decision.YES)
    if arrives:
        await gate.press(FORM % script)
        assert host.got == [arrives]
        assert gate.guard.submitted
    else:
        with pytest.raises(Refused, match="something else than was approved"):
            await gate.press(FORM % script)
        assert host.got == []
        assert not gate.guard.submitted
    assert len(gate.person.requests) == 1
