"""What the extension presses, fills and refuses, in a real Chromium."""

from __future__ import annotations

from typing import Any

import pytest

from chrome import BareProgram, Chrome, Driven, Sites

DOES = "<button onmousedown='window.down=1' onclick='window.did=window.down'>Do</button>"


@pytest.mark.spec("extension.chrome-press")
@pytest.mark.parametrize(
    ("html", "query", "effect"),
    [
        ("<button>Stay</button><button onclick='window.did=1'>Go</button>", {"role": "button", "name": "Go"}, "did"),
        ("<label><input type=checkbox id=c style='opacity:0'><i>x</i> I agree</label>", {"css": "input"}, "c.checked"),
        ("<p id=h>Do</p><script>h.attachShadow({mode:'open'}).innerHTML='<button><slot></slot></button>';"
         "h.shadowRoot.firstChild.onclick = () => { window.did = 1 }</script>", {"role": "button"}, "did"),
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
async def test_a_press_comes_as_a_mouse_comes(driven: Driven) -> None:
    """What the pointer was over is left, what holds the button is entered from the outside in, then it is pressed."""
    await driven.open(
        "<button id=a>One</button><div id=b><button id=c>Two</button></div><script>told = [];"
        "for (const el of [a, b, c]) for (const kind of ['pointerenter', 'mouseleave', 'mousedown', 'click'])"
        " el.addEventListener(kind, event => event.target === el && told.push(`${kind} ${el.id}`))</script>"
    )
    for button in ("#a", "#c"):
        assert await driven.act("click", css=button) == {"success": True}
    assert await driven.page.evaluate("told.join()") == (
        "pointerenter a,mousedown a,click a,mouseleave a,pointerenter b,pointerenter c,mousedown c,click c"
    )


@pytest.mark.spec("extension.chrome-rest")
async def test_a_press_does_not_wait_for_a_stream_that_it_opens(driven: Driven) -> None:
    """An event stream has no end."""
    await driven.open("<button onclick='new EventSource(`/never`)'>Listen</button>")
    assert await driven.act("click", css="button") == {"success": True}


@pytest.mark.spec("extension.chrome-rest")
async def test_a_page_that_never_comes_to_rest_is_opened(driven: Driven) -> None:
    """It can be read as it is after a few seconds."""
    await driven.open("<button>Cancel</button><script>fetch('/never')</script>")
    assert [element.name for element in (await driven.look()).elements] == ["Cancel"]


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
    ("change", "code"),
    [
        ("b.textContent = 'Upgrade now'", "page-changed"),
        ("b.setAttribute('role', 'link')", "page-changed"),
        ("f.action = '/buy'", "page-changed"),
        ("b.remove()", "gone"),
        ("b.replaceWith(b.cloneNode(true))", "gone"),
        ("b.addEventListener('pointerenter', () => b.textContent = 'Buy', true)", "page-changed"),
        ("b.addEventListener('pointerenter', () => b.replaceWith(b.cloneNode(true)), true)", "page-changed"),
        ("b.addEventListener('pointerdown', () => b.textContent = 'Buy', true)", "page-changed"),
        ("", "page-changed"),
    ],
)
async def test_what_changed_since_it_was_chosen_is_not_pressed(change: str, code: str, driven: Driven) -> None:
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
    assert (result["success"], result["data"]) == (False, {"code": code})
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
        await program.get("begin", run="elsewhere", service="T", hosts=["127.0.0.1"], timeout_ms=5000)
    page = await opened.value
    assert (await program.ask("navigate_to", url=elsewhere))["data"] == {"code": "not-allowed"}
    assert (await program.ask("navigate_to", url="javascript:alert(1)"))["data"] == {"code": "not-allowed"}
    await program.get("navigate_to", url=here)
    driven = Driven(program, page, sites, "")
    assert (await driven.act("click", css="a"))["success"]
    await page.wait_for_url(elsewhere)
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


@pytest.mark.spec("extension.chrome-rest")
@pytest.mark.parametrize("frame", ["", "frame"], ids=["in the page", "in a frame"])
@pytest.mark.parametrize("milliseconds", [0, 150, 400, 900])
async def test_first_look_after_a_press_shows_its_effect(milliseconds: int, frame: str, driven: Driven) -> None:
    """A script may need a moment for it."""
    button = f"<button onclick='setTimeout(() => this.textContent = `Done`, {milliseconds})'>Do</button>"
    await driven.open(f"<p>Page</p><iframe src='{driven.sites.put(button)}'></iframe>" if frame else button)
    assert await driven.act("click", role="button", name="Do") == {"success": True}
    assert "Done" in [element.name for element in (await driven.look()).elements]


@pytest.mark.spec("extension.chrome-rest")
async def test_dialog_that_slides_in_is_read_when_it_stands_still(driven: Driven) -> None:
    """So its buttons are where they were seen."""
    await driven.open(
        "<style>#d { position: fixed; top: 100vh; transition: translate 650ms } #d.in { translate: 0 -60vh }</style>"
        "<button onclick='d.className = `in`'>Ask</button><div id=d><button>Yes</button></div>"
    )
    assert await driven.act("click", role="button", name="Ask") == {"success": True}
    assert not await driven.page.evaluate("document.getAnimations().length")
