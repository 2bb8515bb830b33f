"""The acting methods of the seeds, written once over `locate` and `act`; defaults for what a browser cannot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACCOUNT, ScriptedBrowser, control, page
from subterminator.browser.base import BaseBrowser, check_takes
from subterminator.domain.errors import AmbiguousTarget, ElementNotFound, NotFillable, NotSelectable
from subterminator.domain.protocols import Action, Box, TargetStrategy

GO = control("Go", node="0:1", attributes=(("id", "go"),), box=Box(0, 0, 50, 20))
TWIN = control("Twin", node="0:2", attributes=(("class", "twin"),), box=Box(0, 100, 50, 20))
OTHER_TWIN = control("Twin", node="0:3", attributes=(("class", "twin"),), box=Box(0, 200, 50, 20))
FIELD = control("Reason", "textbox", node="0:4", attributes=(("id", "reason"),), box=Box(0, 300, 50, 20))


def browser() -> ScriptedBrowser:
    return ScriptedBrowser(page(GO, TWIN, OTHER_TWIN, FIELD, viewport=(1280, 800), scroll=(0, 40)))


Method = Callable[[ScriptedBrowser], Awaitable[None]]
METHODS: dict[str, tuple[Method, str, Action]] = {
    "click": (lambda it: it.click("#go", timeout=3000), "Go", Action("click", timeout_seconds=3)),
    "click a list": (lambda it: it.click(["#no", ".twin", "#go"]), "Go", Action("click")),
    "click by role when selectors fail": (lambda it: it.click("#no", ("button", "Go")), "Go", Action("click")),
    "fill": (lambda it: it.fill("#reason", "text"), "Reason", Action("fill", "text")),
    "select_option": (lambda it: it.select_option("#reason", "One"), "Reason", Action("select", "One")),
    "select_option, first": (lambda it: it.select_option("#reason"), "Reason", Action("select")),
    "click_by_role": (lambda it: it.click_by_role("button", "Go"), "Go", Action("click")),
    "click_by_role without a name": (lambda it: it.click_by_role("textbox"), "Reason", Action("click")),
    "click_by_text": (lambda it: it.click_by_text("Go"), "Go", Action("click")),
    "click_by_text, exact": (lambda it: it.click_by_text("Go", exact=True), "Go", Action("click")),
    "click_coordinates": (lambda it: it.click_coordinates(10, 310), "Reason", Action("click")),
}


@pytest.mark.spec("browser.one-act")
@pytest.mark.parametrize(("method", "label", "action"), METHODS.values(), ids=METHODS.keys())
async def test_acting_method_is_locate_and_act(method: Method, label: str, action: Action) -> None:
    """Required: one action on one located element, milliseconds turned into seconds."""
    it = browser()
    await method(it)
    assert [(element.label, done) for element, done in it.acted] == [(label, action)]


@pytest.mark.spec("browser.no-guess")
@pytest.mark.parametrize(
    ("method", "error", "says"),
    [
        (lambda it: it.click("#no"), ElementNotFound, "#no"),
        (lambda it: it.click(".twin"), AmbiguousTarget, "2 elements"),
        (lambda it: it.click(["#no", ".twin"]), AmbiguousTarget, "#no"),
        (lambda it: it.click("#no", ("button", "Nothing")), ElementNotFound, "Nothing"),
        (lambda it: it.click([]), ElementNotFound, "no target"),
        (lambda it: it.fill(".twin", "x"), AmbiguousTarget, "2 elements"),
        (lambda it: it.select_option("#no"), ElementNotFound, "#no"),
        (lambda it: it.click_by_role("button", "Twin"), AmbiguousTarget, "2 elements"),
        (lambda it: it.click_by_text("Nothing"), ElementNotFound, "Nothing"),
        (lambda it: it.click_coordinates(900, 900), ElementNotFound, "900"),
    ],
)
async def test_target_that_fits_none_or_several_is_not_pressed(
    method: Method, error: type[Exception], says: str
) -> None:
    """Required: no guess between two; the message says why each target failed."""
    it = browser()
    with pytest.raises(error, match=says):
        await method(it)
    assert it.acted == []


@pytest.mark.spec("browser.one-act")
@pytest.mark.parametrize("point", [(-1, 0), (0, -1)])
async def test_negative_coordinates_are_an_error(point: tuple[int, int]) -> None:
    """Required: seed 001's message, and nothing is pressed."""
    it = browser()
    with pytest.raises(ValueError, match="non-negative"):
        await it.click_coordinates(*point)
    assert it.acted == []


@pytest.mark.spec("browser.one-act")
async def test_reading_methods_are_one_look() -> None:
    """Required: text, viewport and scroll position come from the same account of the page."""
    it = browser()
    assert await it.text_content() == it.view.text
    assert await it.viewport_size() == (1280, 800)
    assert await it.scroll_position() == (0, 40)
    assert "Go" in await it.accessibility_tree()


@pytest.mark.spec("browser.defaults")
@pytest.mark.parametrize(
    "method",
    [
        lambda it: it.look(),
        lambda it: it.locate(TargetStrategy("css", css_selector="#go")),
        lambda it: it.act(GO, Action("click")),
        lambda it: it.scroll_to(0, 0),
        lambda it: it.evaluate("1"),
        lambda it: it.pdf(),
    ],
)
async def test_unsupported_methods_raise(method: Any) -> None:
    """Required: an ability that is missing is an error of its own kind, not silence."""
    with pytest.raises(NotImplementedError):
        await method(BaseBrowser())


@pytest.mark.spec("browser.defaults")
def test_browser_supports_nothing_by_default() -> None:
    """Required: whoever asks before acting gets a truthful no."""
    bare = BaseBrowser()
    assert not bare.supports_accessibility_tree()
    assert not bare.supports_coordinate_clicking()
    assert not bare.supports_text_clicking()
    with pytest.raises(NotImplementedError):
        bare.on_dialog(None)
    with pytest.raises(NotImplementedError):
        bare.on_request(None)


@pytest.mark.spec("browser.one-act")
async def test_scripted_browser_of_the_tests_opens_addresses() -> None:
    """Required: the stand-in that other tests lean on keeps its own promises."""
    it = browser()
    it.pages[ACCOUNT] = [page(text="one"), page(text="two")]
    for said in ("one", "two", "two"):
        await it.navigate(ACCOUNT)
        assert it.view.text == said


@pytest.mark.spec("browser.drawn-lists")
@pytest.mark.parametrize(
    ("tag", "kind", "refused"),
    [("div", "select", True), ("sl-select", "select", True), ("select", "select", False), ("", "select", False),
     ("div", "click", False)],
)  # fmt: skip
def test_list_that_a_site_draws_is_told_at_once(tag: str, kind: Any, *, refused: bool) -> None:
    """Required: no waiting for a time-out, and how an option is chosen there."""
    drawn = control("Reason", "combobox", tag=tag)
    if not refused:
        return check_takes(drawn, Action(kind, "Other"))
    with pytest.raises(NotSelectable, match="click it, then click the option"):
        check_takes(drawn, Action(kind, "Other"))
    return None


@pytest.mark.spec("browser.no-field")
@pytest.mark.parametrize(
    ("role", "tag", "interactive", "taken"),
    [
        ("heading", "h1", False, False),
        ("button", "button", True, False),
        ("link", "a", True, False),
        ("textbox", "input", True, True),
        ("textbox", "input", False, True),
        ("combobox", "input", True, True),
        ("spinbutton", "", True, True),
        ("", "input", True, True),
        ("generic", "div", True, True),
    ],
)
def test_what_is_no_field_is_told_so_at_once(role: str, tag: str, interactive: bool, taken: bool) -> None:
    """Required: nothing is waited for that cannot come; what may be edited is tried."""
    element = replace(control("Account", role, tag=tag), interactive=interactive)
    if taken:
        check_takes(element, Action("fill", "words"))
        return
    with pytest.raises(NotFillable, match="is not a field, so nothing can be typed into it"):
        check_takes(element, Action("fill", "words"))
