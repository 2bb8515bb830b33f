"""Pictures of the driven tab of a person's own Chrome: what was typed as a password, code or card is in none."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from chrome import HOSTS, BareProgram, Chrome, Driven, Sites, chrome_with_extension
from subterminator.browser.playwright.screenshots import FRAME, FRAME_DISTANCE

STYLE = "<style>.s, .s * { color: #f0f; font: bold 24px monospace }</style>"
"""What is typed is magenta, and nothing else is: a picture that shows any of it has such pixels."""
CARD, CODE, PASSWORD = "4539 5787 6362 1486", "483920", "open-sesame-Qx7"
INSIDE = f"{STYLE}<input class=s autocomplete=one-time-code value='{CODE}'>"
PLANTED = f"""<input class=s type=password value='{PASSWORD}'>
    <input class=s name=password type=text value='{PASSWORD}'>
    <input class=s autocomplete=cc-number value='{CARD}'>
    <input class=s aria-label='Verification code' value='{CODE}'>
    <textarea class=s name=card_number>{CARD}</textarea>
    <div class=s contenteditable aria-label='Card number' style='width:20px;height:10px;white-space:nowrap'>{CARD}</div>
    <iframe style='border:9px solid;padding:13px' srcdoc="{INSIDE}"></iframe>
    <iframe srcdoc="<iframe style='margin:9px' srcdoc=&quot;{INSIDE}&quot;></iframe>"></iframe>
    <iframe style='transform:scale(1.3);margin:40px' srcdoc="{INSIDE}"></iframe>
    <div id=host></div><script>host.attachShadow({{mode: 'open'}}).innerHTML =
        `{STYLE}<input class=s name=cvc value='{CODE}'>`</script>"""
ELSEWHERE = f"""<div id=host></div><script>host.attachShadow({{mode: 'closed'}}).innerHTML =
    `<iframe style='margin:40px' srcdoc="{INSIDE}"></iframe>`</script>"""
MOVING = f"""<input class=s name=otp value='{CODE}' style='position:absolute'><script>let x = 0;
    const step = () => {{ x = (x + 7) % 600; document.querySelector('input').style.left = x + 'px';
    requestAnimationFrame(step) }}; step()</script>"""


@pytest.fixture(scope="module")
async def tab(picturing: Chrome, sites: Sites) -> AsyncIterator[Driven]:
    """A run's tab in a Chrome that gives pictures without a click on the icon."""
    async with tab_in(picturing, sites) as driven:
        yield driven


@asynccontextmanager
async def tab_in(picturing: Chrome, sites: Sites) -> AsyncIterator[Driven]:
    async with BareProgram() as program:
        await picturing.pair(program.port)
        await program.greet()
        async with picturing.context.expect_page() as opened:
            await program.get("begin", run="r", service="Tidelight", hosts=HOSTS, timeout_ms=5000)
        yield Driven(program, await opened.value, sites, "r")
        await program.ask("end")
    await picturing.forget()


async def shows_magenta(tab: Driven, html: str) -> bool:
    await tab.open(f"{STYLE}{html}")
    png = base64.b64decode((await tab.program.get("screenshot"))["png"])
    with Image.open(BytesIO(png)) as image:
        red, green, blue = image.convert("RGB").split()
    strong = ImageChops.darker(ImageChops.darker(red, blue), ImageChops.invert(green))
    return any(strong.histogram()[196:])


@pytest.mark.spec("extension.chrome-pictures")
@pytest.mark.parametrize("html", [PLANTED, ELSEWHERE, MOVING], ids=["fields and frames", "closed root", "moving"])
async def test_no_picture_shows_what_a_secret_field_holds(html: str, tab: Driven) -> None:
    """Required: however the field is known, wherever it is drawn, and while it moves."""
    assert not await shows_magenta(tab, html)


@pytest.mark.spec("extension.chrome-pictures")
async def test_a_picture_shows_fields_that_hold_no_secret(tab: Driven) -> None:
    """What the person is shown with the question is the page, but for its secrets."""
    assert await shows_magenta(tab, f"<input class=s name=voucher value='{CODE}'>")


@pytest.mark.spec("extension.chrome-pictures")
async def test_a_picture_is_of_the_driven_tab_whichever_is_in_front(tab: Driven) -> None:
    """Another page that the person looks at is never taken for it."""
    other = await tab.page.context.new_page()
    await other.set_content(f"{STYLE}<h1 class=s>The person's own</h1>")
    await other.bring_to_front()
    assert not await shows_magenta(tab, "<p>Account")
    await other.close()


async def must_be_framed(tab: Driven, scale: int) -> None:
    """The frame stands around a control, at the screen's scale, and the page is as before."""
    style = "position:absolute;left:100px;top:50px;width:200px;height:40px"
    await tab.open(f"<body style='margin:0;background:white'><button style='{style}'>End</button>")
    before = await tab.page.content()
    png = (await tab.program.get("screenshot", framed={"x": 100, "y": 50, "width": 200, "height": 40}))["png"]
    with Image.open(BytesIO(base64.b64decode(png))) as image:
        picture = image.convert("RGB")
        red = [(x, y) for x in range(700) for y in range(300) if picture.getpixel((x, y)) == FRAME]
    assert min(red) == (100 * scale - FRAME_DISTANCE, 50 * scale - FRAME_DISTANCE)
    assert max(red) == (300 * scale + FRAME_DISTANCE - 1, 90 * scale + FRAME_DISTANCE - 1)
    assert (150 * scale, 70 * scale) not in red
    assert await tab.page.content() == before


@pytest.mark.spec("extension.framed-picture")
async def test_the_picture_of_a_question_has_a_frame_around_the_control(tab: Driven) -> None:
    """Required: the person sees which control a yes presses, as in a launched browser."""
    await must_be_framed(tab, 1)


@pytest.mark.spec("extension.framed-picture")
async def test_the_frame_stands_around_the_control_on_a_fine_screen(tmp_path: Path, sites: Sites) -> None:
    """A picture of a screen with a scale has more pixels than the page, and the frame is where the control is."""
    async with (
        chrome_with_extension(tmp_path, pictures=True, scale=2) as fine,
        tab_in(fine, sites) as tab,
    ):
        await must_be_framed(tab, 2)


@pytest.mark.spec("extension.chrome-pictures")
async def test_what_fades_in_is_not_pale(tab: Driven) -> None:
    """A picture is taken once all is there."""
    await tab.open(
        "<style>@keyframes come { from { opacity: 0 } } .new { animation: come 600ms linear }</style>"
        "<button onclick='this.insertAdjacentHTML(`afterend`, `<p class=new>A new question</p>`)'>Ask</button>"
    )
    await tab.act("click", role="button", name="Ask")
    await tab.program.get("screenshot")
    assert await tab.page.evaluate("getComputedStyle(document.querySelector('.new')).opacity") == "1"
