"""What the practice site's pages do to who presses, in a real Chromium."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Dialog, Page

from subterminator.practice import PracticeSite
from visitor import TODAY, scenario, wait_for

FINISH = "Finish cancellation"
DONE = "**/cancel/confirmation"


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names."""
    with PracticeSite(request.param, today=TODAY) as running:
        yield running


@pytest_asyncio.fixture
async def page(bare_chromium: Browser, site: PracticeSite) -> AsyncIterator[Page]:
    """A tab on the first page of the flow, in a fresh profile. Scripts that fail fail the test."""
    context = await bare_chromium.new_context()
    page = await context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(site.base_url + "/cancel", wait_until="commit")
    yield page
    await context.close()
    assert problems == []


async def hold_the_clock(page: Page) -> None:
    """Load the page anew with a clock that moves only when the test says so."""
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    await page.reload()


@pytest.mark.spec("practice.gates")
@scenario("checkbox_scroll_gate")
async def test_the_terms_have_to_be_scrolled_before_they_can_be_accepted(site: PracticeSite, page: Page) -> None:
    """Then the button works, also without the consent to advertising."""
    button, terms = page.get_by_role("button", name=FINISH), page.get_by_label("I have read the terms")
    assert await terms.is_disabled()
    assert await button.is_disabled()
    await page.get_by_role("region", name="Terms of cancellation").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    await terms.check()
    await button.click()
    await page.wait_for_url(DONE)

    assert (site.ledger.status, site.ledger.marketing) == ("ends_at_period_end", False)


@pytest.mark.spec("practice.gates")
@scenario("type_phrase")
async def test_the_button_works_once_the_word_is_there(site: PracticeSite, page: Page) -> None:
    """And no sooner."""
    button, field = page.get_by_role("button", name=FINISH), page.get_by_label("Type CANCEL to go on")
    await field.fill("CANCE")
    assert await button.is_disabled()
    await field.press_sequentially("L")
    await button.click()
    await page.wait_for_url(DONE)

    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.gates")
@scenario("double_negative")
async def test_a_checkbox_frees_the_button_of_two_negatives(site: PracticeSite, page: Page) -> None:
    """Both read like the opposite of what they do."""
    await page.get_by_label("I do not want to not be cancelled.").check()
    await page.get_by_role("button", name="Don't stop my cancellation").click()
    await page.wait_for_url(DONE)

    assert site.ledger.status == "ends_at_period_end"


@pytest.mark.spec("practice.gates")
@scenario("delayed_enable")
async def test_the_button_wakes_up_by_itself(site: PracticeSite, page: Page) -> None:
    """Whoever waits can press."""
    await hold_the_clock(page)
    button = page.get_by_role("button", name=FINISH)
    await page.clock.run_for(1400)
    assert await button.is_disabled()
    await page.clock.run_for(200)
    await button.click()
    await page.wait_for_url(DONE)

    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.countdown")
@scenario("countdown")
async def test_a_press_that_comes_early_only_starts_the_countdown_again(site: PracticeSite, page: Page) -> None:
    """Nothing is sent until it has come to its end."""
    await hold_the_clock(page)
    button = page.get_by_role("button", name=FINISH)
    await page.clock.run_for(2000)
    assert await button.inner_text() == f"{FINISH} (1)"
    await button.click()
    assert await button.inner_text() == f"{FINISH} (3)"
    assert site.ledger.posts == ()
    await page.clock.run_for(3000)
    await page.get_by_role("button", name=FINISH, exact=True).click()
    await page.wait_for_url(DONE)

    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.dialog-cancel")
@scenario("cancel_means_keep")
async def test_cancel_closes_the_dialog_and_unsubscribe_ends_it(site: PracticeSite, page: Page) -> None:
    """The word that the visitor came for is the one that keeps."""
    await page.get_by_role("button", name="Unsubscribe...").click()
    dialog = page.get_by_role("dialog", name="Unsubscribe from Tidelight?")
    await dialog.get_by_role("button", name="Cancel").click()
    await dialog.wait_for(state="hidden")
    assert site.ledger.posts == ()
    await page.get_by_role("button", name="Unsubscribe...").click()
    await dialog.get_by_role("button", name="Unsubscribe").click()
    await page.wait_for_url(DONE)

    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.form-swap")
@scenario("form_action_swap")
async def test_the_form_goes_elsewhere_a_moment_later(site: PracticeSite, page: Page) -> None:
    """The button reads as before; who presses it then has upgraded."""
    await page.wait_for_function("document.querySelector('form[data-final]')?.action.endsWith('/plans/change')")
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url("**/account")

    assert (site.ledger.upgrades, site.ledger.status, site.ledger.final_requests) == (1, "active", 0)


@pytest.mark.spec("practice.form-swap")
@pytest.mark.parametrize(
    ("site", "final_requests"), [("form_action_swap_submit", 0), ("hidden_field_swap", 1)], indirect=["site"]
)
async def test_the_form_changes_while_it_is_sent(site: PracticeSite, page: Page, final_requests: int) -> None:
    """Until the press it was what it seemed."""
    form = page.locator("form[data-final]")
    assert (await form.get_attribute("action"), await form.locator("input").count()) == ("/cancel/finish", 1)
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url("**/account")

    assert (site.ledger.upgrades, site.ledger.status) == (1, "active")
    assert site.ledger.final_requests == final_requests


@pytest.mark.spec("practice.before-unload")
@scenario("native_beforeunload")
@pytest.mark.parametrize("leaves", [True, False])
async def test_staying_on_the_page_sends_nothing(site: PracticeSite, page: Page, leaves: bool) -> None:
    """The browser's own question decides."""
    asked: asyncio.Queue[str] = asyncio.Queue()

    async def answer(dialog: Dialog) -> None:
        await (dialog.accept() if leaves else dialog.dismiss())
        asked.put_nowait(dialog.type)

    page.on("dialog", answer)
    await page.get_by_role("button", name=FINISH).click(no_wait_after=True)
    assert await asked.get() == "beforeunload"
    if leaves:
        await page.wait_for_url(DONE)

    assert site.ledger.final_requests == (1 if leaves else 0)


@pytest.mark.spec("practice.rerender")
@scenario("stale_rerender")
async def test_nodes_are_replaced_and_their_copies_work(site: PracticeSite, page: Page) -> None:
    """A node that was found is soon no longer in the page."""
    first = await page.wait_for_selector("[data-uia=action-finish-cancellation]")
    assert first
    await page.wait_for_function("node => !node.isConnected", arg=first)
    await page.get_by_role("button", name=FINISH).dblclick()
    await page.wait_for_url(DONE)

    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.never-load")
@scenario("never_load")
async def test_a_page_that_never_loads_can_be_used(site: PracticeSite, page: Page) -> None:
    """Everything is there, and the browser still waits."""
    await page.get_by_role("button", name=FINISH).wait_for()
    assert await page.evaluate("document.readyState") == "interactive"
    await page.get_by_role("button", name=FINISH).click(no_wait_after=True)
    await asyncio.to_thread(wait_for, lambda: site.ledger.status != "active")

    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.never-load", "practice.real-http")
async def test_a_site_stops_although_streams_are_open(bare_chromium: Browser) -> None:
    """Whoever still listens is let go."""
    async with PracticeSite("never_load", today=TODAY) as site:
        context = await bare_chromium.new_context()
        page = await context.new_page()
        await page.goto(site.entry_url, wait_until="domcontentloaded")
    await page.wait_for_load_state("load")
    await context.close()


@pytest.mark.spec("practice.never-load")
@scenario("never_load_frameset")
async def test_every_page_stands_in_a_frame_of_a_frameset(site: PracticeSite, page: Page) -> None:
    """The top document has no body of its own."""
    await page.wait_for_load_state("load")
    assert await page.evaluate("document.body.tagName") == "FRAMESET"
    frame = page.frame(name="page")
    assert frame
    await frame.get_by_role("button", name=FINISH).click()
    await frame.wait_for_url(DONE)

    assert (site.ledger.status, page.url) == ("ends_at_period_end", site.base_url + "/cancel")


@pytest.mark.spec("practice.overlay")
@scenario("overlay_cookie")
async def test_a_banner_takes_every_press_until_it_is_answered(site: PracticeSite, page: Page) -> None:
    """Once answered it stays away."""
    button = page.get_by_role("button", name=FINISH)
    await button.wait_for()
    covered = """node => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('[data-overlay]') !== null;
    }"""
    assert await button.evaluate(covered)
    await page.get_by_role("button", name="Only necessary cookies").click()
    assert not await button.evaluate(covered)
    await page.reload()
    assert await page.locator("[data-overlay]").count() == 0
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url(DONE)

    assert site.ledger.status == "ends_at_period_end"


@pytest.mark.spec("practice.translate")
@scenario("translate_dom")
async def test_each_text_stands_in_two_font_elements(site: PracticeSite, page: Page) -> None:
    """And every link and button works as before."""
    await page.wait_for_selector("html.translated-ltr")
    bare = """() => [...document.body.querySelectorAll('*')].filter(
      node => !node.closest('font, script, style, svg') && [...node.childNodes].some(
        child => child.nodeType === Node.TEXT_NODE && child.data.trim())).length"""
    assert await page.evaluate(bare) == 0
    assert await page.locator("h1 > font > font").inner_text() == "Stay for half the price"
    await page.get_by_role("link", name="No thanks, continue to cancel").click()
    await page.get_by_role("link", name="I still want to cancel").click()
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url(DONE)

    assert site.ledger.accepted_offers == ()


@pytest.mark.spec("practice.final-counted")
@scenario("auto_renew_toggle")
async def test_turning_the_switch_is_all_it_takes(site: PracticeSite, page: Page) -> None:
    """No button, no second page."""
    switch = page.get_by_role("switch", name="Renew automatically")
    await switch.uncheck()
    await page.get_by_text("Your membership ends on December 3, 2026").wait_for()

    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)
    assert not await switch.is_checked()


@pytest.mark.spec("practice.upgrade-instead")
@scenario("nf_accordion")
async def test_the_final_button_can_be_pressed_once_unfolded(site: PracticeSite, page: Page) -> None:
    """Before, nobody can see it."""
    button = page.get_by_role("button", name=FINISH)
    assert await button.count() == 0
    await page.get_by_text("More options").click()
    await button.click()
    await page.wait_for_url(DONE)

    assert (site.ledger.status, site.ledger.plan) == ("ends_at_period_end", "standard")
