"""Pictures of the driven tab of a person's own Chrome: what was typed as a password, code or card is in none."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from chrome import HOSTS, BareProgram, Chrome, Driven, Sites

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
