"""What a person typed into fields for passwords, codes and cards: in no picture, no file of a run, nothing sent."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kit import Practice
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Action, Outcome, TargetStrategy
from subterminator.practice import PracticeSite
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.rules_brain import RulesBrain

CARD, CODE, PASSWORD = "4539 5787 6362 1486", "483920", "open-sesame-Qx7"
TYPED = (CARD, CARD.replace(" ", ""), CODE, PASSWORD)
STYLE = "<style>.s, .s * { color: #f0f; font: bold 28px monospace }</style>"
"""What is typed is magenta, and nothing else is: a picture that shows any of it has such pixels."""


def shows_magenta(picture: bytes) -> bool:
    with Image.open(BytesIO(picture)) as image:
        red, green, blue = image.convert("RGB").split()
    strong = ImageChops.darker(ImageChops.darker(red, blue), ImageChops.invert(green))
    return any(strong.histogram()[196:])


FIELDS = {
    "password": f"<input class=s type=password value='{PASSWORD}'>",
    "password that is shown": f"<input class=s name=password type=text value='{PASSWORD}'>",
    "card": f"<input class=s autocomplete=cc-number value='{CARD}'>",
    "one-time code": f"<input class=s autocomplete=one-time-code value='{CODE}'>",
    "code by its label": f"<input class=s aria-label='Verification code' value='{CODE}'>",
    "expiry": "<select class=s autocomplete=cc-exp-year><option>2031</select>",
    "text area": f"<textarea class=s name=card_number>{CARD}</textarea>",
    "what spills out of an editable": "<div class=s contenteditable aria-label='Card number' "
    f"style='width:20px;height:10px;white-space:nowrap'>{CARD}</div>",
    "behind a veil": f"<input class=s name=otp value='{CODE}'><b style='position:fixed;inset:0;background:#fff1'></b>",
    "in a line that hides": f"""<span style='overflow:hidden;font-size:2px'>
        <input class=s name=otp value='{CODE}'></span>""",
    "turned": f"<input class=s name=otp value='{CODE}' style='transform:rotate(40deg);margin:90px'>",
    "open shadow root": f"""<div id=host></div><script>host.attachShadow({{mode: 'open'}}).innerHTML =
        `{STYLE}<input class=s name=cvc value='{CODE}'>`</script>""",
    "frame": f"""<iframe style="border:9px solid;padding:13px;margin:40px"
        srcdoc="{STYLE}<p>Pay</p><input class=s name=otp value='{CODE}'>"></iframe>""",
    "frame in a frame": f"""<iframe style="margin:40px" srcdoc="<iframe style='margin:30px'
        srcdoc=&quot;{STYLE}<input class=s name=otp value='{CODE}'>&quot;></iframe>"></iframe>""",
    "frame drawn larger": f"""<iframe style="transform:scale(1.4);margin:90px"
        srcdoc="{STYLE}<input class=s name=otp value='{CODE}' style='margin:60px'>"></iframe>""",
    "object": f"""<object type="text/html" style="margin:40px"
        data="data:text/html,{STYLE.replace("#", "%23")}<input class=s name=otp value='{CODE}'>"></object>""",
    "frame in a closed shadow root": f"""<div id=host></div><script>host.attachShadow({{mode: 'closed'}}).innerHTML =
        `<iframe style="margin:40px" srcdoc="{STYLE}<input class=s name=otp value='{CODE}'>"></iframe>`</script>""",
}


TEXTS = {
    "a card number": "4111 1111 1111 1111",
    "a card number in parts": "".join(f"<span>{part} </span>" for part in ("4111", "1111", "1111", "1111")),
    "an account number": "IBAN DE89 3704 0044 0532 0130 00",
    "a password": "Your password: open-water-7",
    "a code": "Your code is: 482913",
    "a credential": "sk-live-1234567890abcdefABCDEF",
}


@pytest.mark.spec("browser.secret-fields")
@pytest.mark.parametrize("text", TEXTS)
async def test_picture_does_not_show_a_secret_that_is_written_on_the_page(
    text: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Also outside fields, and where each group of digits is an element of its own."""
    await chromium.navigate(page_at(f"{STYLE}<h1>Payment</h1><p class=s>{TEXTS[text]}</p><p>2 boxes on 4 December</p>"))

    assert not shows_magenta(await chromium.screenshot())


@pytest.mark.spec("browser.secret-fields")
@pytest.mark.parametrize("field", FIELDS)
async def test_picture_does_not_show_what_a_secret_field_holds(
    field: str, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: however the field is known, and wherever it is drawn."""
    await chromium.navigate(page_at(f"{STYLE}<h1>Payment</h1>{FIELDS[field]}"))

    assert not shows_magenta(await chromium.screenshot())


@pytest.mark.spec("browser.secret-fields")
async def test_picture_shows_fields_that_hold_no_secret(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """A name, a voucher, and a password that a folded part hides: what stands in its place stays to be seen."""
    folded = f"<div style='height:0;overflow:hidden'><input class=s type=password value='{PASSWORD}'></div>"
    await chromium.navigate(page_at(f"{STYLE}{folded}<p class=s>Next charge</p>"))
    assert shows_magenta(await chromium.screenshot())

    await chromium.navigate(page_at(f"{STYLE}<input class=s name=voucher value='{CODE}'>"))
    assert shows_magenta(await chromium.screenshot())


@pytest.mark.spec("browser.secret-fields")
async def test_picture_is_the_same_with_and_without_a_typed_value(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: to the pixel, so that not even the length is told."""
    await chromium.navigate(
        page_at("<input name=cardnumber><input id=p type=password><input id=o autocomplete=one-time-code><h1>Pay</h1>")
    )
    before = await chromium.screenshot()
    for place, value in (("input[name]", CARD), ("#p", PASSWORD), ("#o", CODE)):
        await chromium.act(await chromium.locate(TargetStrategy("css", css_selector=place)), Action("fill", value))
    await chromium.evaluate("document.activeElement.blur()")

    with Image.open(BytesIO(before)) as empty, Image.open(BytesIO(await chromium.screenshot())) as typed:
        assert typed.tobytes() == empty.tobytes()


@pytest.mark.spec("browser.secret-fields")
async def test_field_that_keeps_moving_is_not_shown(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """All the way between two places is painted over."""
    moving = """<script>let x = 0; const step = () => { x = (x + 7) % 600;
        document.querySelector('input').style.left = x + 'px'; requestAnimationFrame(step) }; step()</script>"""
    await chromium.navigate(
        page_at(f"{STYLE}<input class=s name=otp value='{CODE}' style='position:absolute'>{moving}")
    )

    assert not shows_magenta(await chromium.screenshot())


@pytest.mark.spec("browser.secret-fields")
async def test_page_notices_nothing_of_the_paint(chromium: PlaywrightBrowser, page_at: Callable[[str], str]) -> None:
    """No change in the document, no event, no other layout."""
    watch = """<script>window.noticed = [];
        new MutationObserver(all => noticed.push(...all.map(each => each.type)))
            .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        for (const kind of ['focusin', 'focusout', 'blur', 'resize', 'scroll', 'input', 'beforeprint'])
            addEventListener(kind, () => noticed.push(kind), true);
        new ResizeObserver(all => noticed.push('size')).observe(document.querySelector('input'))</script>"""
    await chromium.navigate(page_at(f"<body><input name=cardnumber value='{CARD}'>{watch}"))
    await chromium.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    await chromium.evaluate("noticed.length = 0")

    await chromium.screenshot()
    await chromium.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    assert await chromium.evaluate("[noticed, Object.keys(window).filter(key => /eyes|secret/.test(key))]") == [[], []]


@pytest.mark.spec("browser.secret-fields")
async def test_print_of_a_page_with_a_typed_secret_is_its_picture(
    chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Required: print has no text to be read where there is a secret in it; else it is text, as before."""
    await chromium.navigate(page_at("<h1>Payment</h1><input name=cardnumber>"))
    assert b"/Font" in await chromium.pdf()

    await chromium.act(await chromium.locate(TargetStrategy("css", css_selector="input")), Action("fill", CARD))
    paper = await chromium.pdf()

    assert paper.startswith(b"%PDF") and b"/Image" in paper
    assert b"/Font" not in paper


# -- whole runs --------------------------------------------------------------------------------------------------------

TOP = f"""{STYLE}<section class=s>
<input id=card name=cardnumber value='{CARD}'><input id=shown name=password value='{PASSWORD}'>
<textarea name=card_number>{CARD}</textarea><iframe src="/planted" height=50></iframe><div id=host></div></section>
<script src="/planted.js"></script>"""
MAIN = b'<main id="content">'
INSIDE = f"<!doctype html>{STYLE}<input class=s autocomplete=one-time-code value='{CODE}'>"
SCRIPT = f"""document.getElementById('host').attachShadow({{mode: 'open'}}).innerHTML =
  `{STYLE}<input class=s name=cvc value='{CODE}'><input class=s name=pan value='{CARD}'>`"""


class Planting:
    """Puts the fields into every page of a site."""

    def __init__(self, site: ASGIApp) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        own = {"/planted": (INSIDE, b"text/html"), "/planted.js": (SCRIPT, b"text/javascript")}.get(scope["path"])
        if own:
            text, kind = own
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
            await send({"type": "http.response.body", "body": text.encode()})
            return
        begun: list[Message] = []

        async def planted(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.append(message)
                return
            if begun:
                start = begun.pop()
                body = message.get("body", b"").replace(MAIN, MAIN + TOP.encode())
                headers = [each for each in start["headers"] if each[0] != b"content-length"]
                message = {**message, "body": body}
                await send({**start, "headers": headers})
            await send(message)

        await self._site(scope, receive, planted)


class PlantedSite(PracticeSite):
    def __init__(self, scenario: str) -> None:
        super().__init__(scenario)
        self.app = Planting(self.app)


def strings_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings_of(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings_of(item)


@pytest.fixture(
    params=[
        pytest.param({"ai_led": True}, id="led"),
        pytest.param({"ai_agent": True}, id="agent", marks=pytest.mark.matrix),
    ]
)
async def ran(request: pytest.FixtureRequest, practice: Practice, shared_chromium: str) -> tuple[Path, list[Any]]:
    """A run with a model on a site that shows the fields on every page: its folders, and what was sent."""
    record = practice.folder / "conversation"
    with PlantedSite("two_offers") as site, MessagesApi(RulesBrain(), record=record) as api:
        practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
        ended = await practice.cancel(site=site, brain="claude", cdp_url=shared_chromium, **request.param)
    assert ended.outcome is Outcome.SCHEDULED, ended.summary.message
    return practice.folder, [each.body for each in api.requests]


KEPT = {"journal.jsonl", "report.html", "account.html", "account.pdf", "account-after.png", "001-before-final.png"}
KEPT |= {"0001.json", "presses.sqlite3"}


@pytest.mark.spec("browser.secret-fields")
async def test_no_file_of_a_run_and_no_request_to_a_model_holds_a_typed_secret(
    ran: tuple[Path, list[Any]],
) -> None:
    """Required: journal, report, HTML, PDF, pictures, prompts."""
    folder, sent = ran
    files = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert files.keys() >= KEPT
    assert len(sent) > 2

    for name, content in files.items():
        assert [typed for typed in TYPED if typed.encode() in content] == [], name
        assert not (name.endswith(".png") and shows_magenta(content)), name
    pictures = [text for body in sent for text in strings_of(body) if text.startswith("iVBOR")]
    assert not any(shows_magenta(base64.b64decode(picture)) for picture in pictures)
