"""The twelve targets on which the known tools differ: nine are pressed with their effect, three are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import ElementDisabled, ElementNotVisible, ElementObscured
from subterminator.domain.protocols import Action, Element, PageView, TargetStrategy

STYLED = """
<style>
  .box { position: relative; display: inline-block; padding-left: 28px }
  .box input { position: absolute; left: 0; top: 0; width: 20px; height: 20px; margin: 0 }
  .box .knob { position: absolute; left: 0; top: 0; width: 20px; height: 20px; background: #ccc }
  .clear input { opacity: 0 }
  .drawn input { appearance: none; opacity: 0; width: 20px; height: 20px }
  .drawn input + span::before { content: ""; display: inline-block; width: 18px; height: 18px; border: 1px solid }
</style>"""

LIBRARY = """
<script>
  // As component libraries build them: the input is inside an open shadow root, what is seen is drawn beside it.
  for (const [name, type, extra] of [['x-checkbox', 'checkbox', ''], ['x-radio', 'radio', ''],
      ['x-switch', 'checkbox', 'role=switch']]) {
    customElements.define(name, class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = `
          <style>
            label { display: inline-flex; position: relative; cursor: pointer }
            input { position: absolute; opacity: 0; margin: 0; pointer-events: none; width: 1px; height: 1px }
            .control { width: 20px; height: 20px; background: #ddd }
          </style>
          <label><input type=${type} ${extra}><span class=control></span><span><slot></slot></span></label>`;
        this.input = this.shadowRoot.querySelector('input');
      }
    });
  }
</script>"""

SWITCH = "<label><input type=checkbox role=switch> Auto-renew</label>"


def role(kind: str, name: str) -> TargetStrategy:
    return TargetStrategy("aria", aria_role=kind, aria_name=name)


async def press(browser: PlaywrightBrowser, target: TargetStrategy) -> Element:
    """Press what the view shows as pressable, and give what the view showed."""
    wanted = await browser.locate(target)
    seen = next(element for element in (await browser.look()).elements if element.node == wanted.node)
    await browser.act(seen, Action("click"))
    return seen


@pytest.mark.spec("perception.targets")
@pytest.mark.parametrize(
    ("html", "kind", "name", "effect"),
    [
        pytest.param(
            f"{STYLED}<label class='box clear'><input type=checkbox><span class=knob></span>I agree</label>",
            "checkbox",
            "I agree",
            "document.querySelector('input').checked",
            id="checkbox transparent and covered by its own label",
        ),
        pytest.param(
            f"{STYLED}<label class=box><input type=checkbox><span class=knob></span>I agree</label>",
            "checkbox",
            "I agree",
            "document.querySelector('input').checked",
            id="checkbox covered by its own label",
        ),
        pytest.param(
            f"{LIBRARY}<x-checkbox>I agree</x-checkbox>",
            "checkbox",
            "I agree",
            "document.querySelector('x-checkbox').input.checked",
            id="checkbox of a component library",
        ),
        pytest.param(
            f"{LIBRARY}<x-radio>Too expensive</x-radio>",
            "radio",
            "Too expensive",
            "document.querySelector('x-radio').input.checked",
            id="radio of a component library",
        ),
        pytest.param(
            f"{LIBRARY}<x-switch>Auto-renew</x-switch>",
            "switch",
            "Auto-renew",
            "document.querySelector('x-switch').input.checked",
            id="switch of a component library",
        ),
        pytest.param(
            f"{STYLED}<p class=drawn><input type=checkbox id=a><span></span><label for=a>I agree</label></p>",
            "checkbox",
            "I agree",
            "document.querySelector('input').checked",
            id="transparent checkbox drawn by CSS",
        ),
        pytest.param(
            f"{STYLED}<p class=drawn><input type=radio id=a><span></span><label for=a>Too expensive</label></p>",
            "radio",
            "Too expensive",
            "document.querySelector('input').checked",
            id="transparent radio drawn by CSS",
        ),
        pytest.param(
            "<details><summary>More options</summary><a href=#end>End membership</a></details>",
            "button",
            "More options",
            "document.querySelector('details').open",
            id="summary",
        ),
        pytest.param(
            "<label><input type=checkbox hidden> I agree</label>",
            "checkbox",
            "I agree",
            "document.querySelector('input').checked",
            id="checkbox that only its label shows",
        ),
    ],
)
async def test_control_is_pressed_and_the_page_shows_it(
    html: str, kind: str, name: str, effect: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: the view shows it as pressable, and a press does what a person's press does."""
    await chromium.navigate(page_at(html))
    assert await chromium.evaluate(effect) is False

    seen = await press(chromium, role(kind, name))

    assert (seen.hit, seen.covered_by) == (True, "")
    assert await chromium.evaluate(effect) is True


@contextmanager
def site(pages: dict[str, str]) -> Iterator[int]:
    """A server of these pages by path; the number is its port on 127.0.0.1 and localhost."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = pages.get(self.path, "").replace("{port}", str(self.connection.getsockname()[1])).encode()
            self.send_response(200 if body else 404)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


async def once_there(browser: PlaywrightBrowser, wanted: str) -> tuple[PageView, Element]:
    """The view in which an element of that role first stands: frames load after their page."""
    async with asyncio.timeout(10):
        while True:
            view = await browser.look()
            for element in view.elements:
                if element.role == wanted:
                    return view, element


TELLING = "<script>onchange = e => top.postMessage(e.target.checked, '*')</script>"
TOP = "<!doctype html><title>Top</title><script>onmessage = e => document.title = e.data ? 'on' : 'off'</script>"


@pytest.mark.spec("perception.targets", "perception.frames")
@pytest.mark.parametrize(
    ("pages", "frames"),
    [
        pytest.param(
            {
                "/": f"{TOP}<p style='height:150px'>A</p><iframe src=/outer width=500 style='border:7px solid'>",
                "/outer": "<p>Outer</p><iframe src=/inner style='padding:11px'>",
                "/inner": SWITCH + TELLING,
            },
            3,
            id="nested",
        ),
        pytest.param(
            {
                "/": f"{TOP}<p style='height:1500px'>Above</p><iframe src=http://localhost:{{port}}/widget>",
                "/widget": SWITCH + TELLING,
            },
            2,
            id="from another site, below the fold",
        ),
        pytest.param(
            {
                "/": f"{TOP}<iframe src=http://localhost:{{port}}/outer width=500 height=300>",
                "/outer": "<p>Outer</p><iframe src=http://127.0.0.1:{port}/inner>",
                "/inner": SWITCH + TELLING,
            },
            3,
            id="nested across sites",
        ),
    ],
)
async def test_switch_in_an_iframe_is_pressed(pages: dict[str, str], frames: int, chromium: PlaywrightBrowser) -> None:
    """Required: it is in the one view, below its iframe, and a press turns it on."""
    with site(pages) as port:
        await chromium.navigate(f"http://127.0.0.1:{port}/")
        view, switch = await once_there(chromium, "switch")

        await chromium.act(switch, Action("click"))

        assert len(view.frames) == frames
        assert switch.name == "Auto-renew"
        assert switch.parent is not None
        assert view[switch.parent].role == "iframe"
        outer = view[switch.parent].box
        assert outer.x < switch.box.x < outer.x + outer.width
        assert outer.y < switch.box.y < outer.y + outer.height
        assert (await chromium.look()).title == "on"


MODAL = """
<a href=#gone id=behind>Cancel membership</a>
<div role=dialog aria-modal=true aria-label="We value your privacy"
  style="position:fixed;inset:0;background:#fff"><button>Accept all</button></div>"""

NATIVE_MODAL = """
<a href=#gone id=behind style="position:fixed;left:0;top:0">Cancel membership</a>
<dialog aria-label="We value your privacy"><button>Accept all</button></dialog>
<script>document.querySelector('dialog').showModal()</script>"""

COLLAPSED = """
<nav aria-label=Account style="height:{height}px;overflow:hidden">
  <p style="height:60px">Menu</p><a href=#gone id=behind>Cancel membership</a></nav>"""


@pytest.mark.spec("perception.targets", "perception.occlusion")
@pytest.mark.parametrize(
    ("html", "error", "reason"),
    [
        pytest.param(MODAL, ElementObscured, 'dialog "We value your privacy"', id="link behind an open modal"),
        pytest.param(NATIVE_MODAL, ElementObscured, 'dialog "We value your privacy"', id="behind a native modal"),
        pytest.param(
            COLLAPSED.format(height=0), ElementNotVisible, 'clipped away by navigation "Account"', id="collapsed menu"
        ),
        pytest.param(
            COLLAPSED.format(height=40), ElementNotVisible, 'clipped away by navigation "Account"', id="half open menu"
        ),
        pytest.param(
            "<button id=behind disabled>Cancel membership</button>", ElementDisabled, "disabled", id="disabled"
        ),
        pytest.param(
            "<fieldset disabled><button id=behind>Cancel membership</button></fieldset>",
            ElementDisabled,
            "disabled",
            id="disabled by its fieldset",
        ),
        pytest.param(
            "<div aria-disabled=true><div role=button id=behind>Cancel membership</div></div>",
            ElementDisabled,
            "disabled",
            id="disabled by ARIA on what holds it",
        ),
    ],
)
async def test_what_a_person_cannot_press_is_refused_at_once(
    html: str, error: type[Exception], reason: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: no waiting, no press, and the reason in words."""
    await chromium.navigate(page_at(f"{html}<script>onclick = () => document.title = 'pressed'</script>"))
    element = await chromium.locate(TargetStrategy("css", css_selector="#behind"))

    async with asyncio.timeout(2):
        with pytest.raises(error, match=reason):
            await chromium.act(element, Action("click", timeout_seconds=30))

    view = await chromium.look()
    assert view.title == "A page"
    assert not view.url.endswith("#gone")
    assert not any(seen.name == "Cancel membership" and seen.hit and not seen.has("disabled") for seen in view.elements)
