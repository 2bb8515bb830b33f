"""What the practice site's scripts do, in a real Chromium."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Dialog, Page

from subterminator.practice import PracticeSite
from visitor import TODAY, scenario, wait_for

FINISH = "Finish cancellation"
UPGRADE = "Upgrade to Premium"


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


@pytest_asyncio.fixture
async def page(bare_chromium: Browser, site: PracticeSite) -> AsyncIterator[Page]:
    """A tab on the review page of the site, in a fresh profile. Scripts that fail fail the test."""
    context = await bare_chromium.new_context()
    page = await context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(site.base_url + "/cancel")
    yield page
    await context.close()
    assert problems == []


@pytest.mark.spec("practice.straight")
async def test_the_final_button_works_once(site: PracticeSite, page: Page) -> None:
    """An honest site takes the second press of a double click away."""
    await page.get_by_role("button", name=FINISH).dblclick()
    await page.wait_for_url("**/cancel/confirmation")

    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.double-submit")
@scenario("double_submit")
async def test_the_final_button_that_stays_live_sends_again(site: PracticeSite, page: Page) -> None:
    """Whoever presses twice because nothing seems to happen has asked twice."""
    button = page.get_by_role("button", name=FINISH)
    await button.click()
    await asyncio.to_thread(wait_for, lambda: site.ledger.final_requests == 1)
    assert await button.is_enabled()
    await button.click()
    await page.wait_for_url("**/cancel/confirmation")

    assert site.ledger.final_requests == 2


@pytest.mark.spec("practice.native-confirm")
@scenario("native_confirm")
@pytest.mark.parametrize("accepts", [True, False])
async def test_the_native_dialog_decides_whether_the_form_is_sent(
    site: PracticeSite, page: Page, accepts: bool
) -> None:
    """Dismissed, nothing was sent; accepted, it is done."""
    asked: list[str] = []

    async def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        await (dialog.accept() if accepts else dialog.dismiss())

    page.on("dialog", answer)
    await page.get_by_role("button", name=FINISH).click()
    if accepts:
        await page.wait_for_url("**/cancel/confirmation")

    assert len(asked) == 1
    assert "Cancel your membership?" in asked[0]
    assert site.ledger.final_requests == (1 if accepts else 0)


@pytest.mark.spec("practice.label-swap")
@scenario("label_swap")
async def test_the_labels_change_places_after_a_time_and_the_nodes_stay(site: PracticeSite, page: Page) -> None:
    """Whoever presses the node that used to read Finish has upgraded; the other node cancels."""
    first, second = page.locator("main form button").nth(0), page.locator("main form button").nth(1)
    await page.wait_for_function("document.querySelector('main form button').textContent === 'Upgrade to Premium'")

    assert [await first.inner_text(), await second.inner_text()] == [UPGRADE, FINISH]
    assert await second.get_attribute("data-uia") == "action-finish-cancellation"
    await first.click()
    await page.wait_for_url("**/account")
    assert (site.ledger.upgrades, site.ledger.plan, site.ledger.status) == (1, "premium", "active")

    await page.goto(site.base_url + "/cancel")
    await page.wait_for_function("document.querySelector('main form button').textContent === 'Upgrade to Premium'")
    await second.click()
    await page.wait_for_url("**/cancel/confirmation")
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.label-swap")
@pytest.mark.parametrize("site", ["label_swap_hover", "label_swap_press"], indirect=True)
async def test_the_labels_change_places_under_the_pointer(site: PracticeSite, page: Page) -> None:
    """A press without a last look upgrades, although the button read Finish just before."""
    button = page.locator("main form button").first
    assert await button.inner_text() == FINISH
    box = await button.bounding_box()
    assert box
    await page.mouse.move(box["x"] + 40, box["y"] + 20)
    assert await button.inner_text() == (UPGRADE if site.scenario.name == "label_swap_hover" else FINISH)
    await page.mouse.down()
    assert await button.inner_text() == UPGRADE
    await page.mouse.up()
    await page.wait_for_url("**/account")

    assert (site.ledger.upgrades, site.ledger.final_requests) == (1, 0)


@pytest.mark.spec("practice.undo-attribute")
@scenario("undo_same_selector")
async def test_going_by_the_attribute_undoes_the_cancellation(site: PracticeSite, page: Page) -> None:
    """The same selector that opened the flow restarts the membership."""
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url("**/cancel/confirmation")
    assert not site.ledger.auto_renew
    await page.locator("[data-uia='action-cancel-plan']").click()
    await page.wait_for_url("**/account")

    assert site.ledger.auto_renew
