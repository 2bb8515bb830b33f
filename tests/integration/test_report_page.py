"""The report and the saved account page in a real Chromium."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from subterminator.domain.protocols import ApprovalRequest, Facts, Proof
from subterminator.record.evidence import collect
from subterminator.record.journal import SessionLogger
from subterminator.record.report import write_report

HOSTILE = "<img src=https://evil.example/x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"
ACCOUNT = (
    "<html><head><!-- </head> --><title>Account</title><meta http-equiv=refresh content='0;url=https://evil.example/'>"
    "</head><body onload=\"document.title='owned'\"><p>Ends 3 December 2026</p>"
    f"<iframe src=https://evil.example/></iframe><link rel=stylesheet href=https://evil.example/a.css>{HOSTILE}</body></html>"
)


async def opened(browser: Browser, path: Path) -> tuple[Page, list[str], list[str]]:
    """A file as a page, the addresses it got an answer from beside its own, and what the console said."""
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    asked: list[str] = []
    said: list[str] = []
    page.on("requestfinished", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    await page.goto(path.as_uri())
    return page, [url for url in asked if url != path.as_uri() and not url.startswith("data:")], said


async def hostile_run(browser: Browser, folder: Path) -> SessionLogger:
    """A run whose every text is an attack, with real pictures."""
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    await page.set_content("<h1>Account</h1><p>Ends 3 December 2026</p>")
    shot = await page.screenshot()
    pdf = await page.pdf()
    await page.close()
    journal = SessionLogger.start(folder, "netflix", "run1")
    kept = journal.keep("before-final.png", shot)
    request = ApprovalRequest(
        "run1", "netflix", HOSTILE, "button", HOSTILE, HOSTILE, "POST", HOSTILE, HOSTILE, HOSTILE,
        {"plan": HOSTILE}, HOSTILE, "n1", datetime(2100, 1, 1, tzinfo=UTC), kept, (HOSTILE,),
    )  # fmt: skip
    journal.write("planned", action="click", target=HOSTILE, reasoning=HOSTILE)
    journal.write("pressed", action="click", role="button", name=HOSTILE)
    journal.write("approval_requested", request=request.to_dict())
    journal.write("approval_answered", nonce="n1", decision="yes", words=HOSTILE)
    journal.write("submitting", control=HOSTILE)
    journal.write("submitted", action="click", role="button", name=HOSTILE)
    facts = Facts(plan=HOSTILE)
    collect(journal, Proof(shot, shot, pdf, html=ACCOUNT, text=HOSTILE, facts=facts, url=HOSTILE))
    journal.write("run_ended", outcome="scheduled", message=HOSTILE, effective_date="2026-12-03")
    return journal


@pytest.mark.spec("record.report-self-contained", "record.report-inert")
async def test_a_report_opens_without_an_error_or_a_request(bare_chromium: Browser, tmp_path: Path) -> None:
    """In a real browser, with a hostile run: three pictures decoded, nothing asked for, nothing run."""
    with await hostile_run(bare_chromium, tmp_path) as journal:
        path = write_report(journal.directory)
    page, asked, said = await opened(bare_chromium, path)
    assert (asked, said) == ([], [])
    assert await page.title() == "netflix: Cancelled"
    widths = await page.locator("img").evaluate_all("all => all.map(img => img.naturalWidth)")
    assert widths == [1280, 1280, 1280]
    assert await page.locator("script").count() == 0
    assert HOSTILE in await page.locator("body").inner_text()


@pytest.mark.spec("record.report-readable")
async def test_a_report_fits_a_telephone_and_a_sheet_of_paper(bare_chromium: Browser, tmp_path: Path) -> None:
    """Nothing is cut off at the side, and the style is in force."""
    with await hostile_run(bare_chromium, tmp_path) as journal:
        path = write_report(journal.directory)
    page, _, _ = await opened(bare_chromium, path)
    await page.set_viewport_size({"width": 360, "height": 700})
    whole, shown = await page.evaluate(
        "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.documentElement)"
    )
    assert whole == shown <= 360
    assert await page.evaluate("getComputedStyle(document.querySelector('main')).borderTopWidth") == "0px"
    await page.emulate_media(media="print", color_scheme="dark")
    assert await page.evaluate("getComputedStyle(document.body).color") == "rgb(29, 33, 39)"


@pytest.mark.spec("record.saved-page")
async def test_a_saved_account_page_does_nothing_when_it_is_opened(bare_chromium: Browser, tmp_path: Path) -> None:
    """The site's scripts, handlers, frames, pictures and redirects are dead; its words are there."""
    with await hostile_run(bare_chromium, tmp_path) as journal:
        path = journal.directory / "account.html"
    page, asked, _ = await opened(bare_chromium, path)
    assert asked == []
    assert page.url == path.as_uri()
    assert await page.title() == "Account"
    assert "Ends 3 December 2026" in await page.locator("body").inner_text()
    assert await page.evaluate("document.compatMode") == "CSS1Compat"
