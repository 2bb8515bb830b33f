"""The seven tools: their answers, and that nothing else can be reached through them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from stand_ins import DECLINE, FINAL_PAGE, FINISH, OFFER_PAGE, ScriptedBrowser, control, page
from subterminator.domain.errors import (
    ActionTimeout,
    ElementDisabled,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    Refused,
    TellTheLoop,
)
from subterminator.domain.protocols import Action, BrowserProtocol, PageView
from subterminator.mcp.executor import ActionExecutor
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.mcp.tool_server import NOT_MOVED, SLOW, BrowserToolServer
from subterminator.mcp.types import ToolResult


def seen(view: PageView) -> PageView:
    return replace(view, elements=tuple(replace(each, in_viewport=True) for each in view.elements))


class Tools:
    """A server over a scripted browser."""

    def __init__(self, view: PageView = OFFER_PAGE) -> None:
        self.browser = ScriptedBrowser(seen(view))
        self.server = BrowserToolServer(self.browser)

    async def ref(self, name: str) -> str:
        snapshot = (await self.server.get_snapshot()).snapshot
        assert snapshot is not None
        return next(each.ref for each in snapshot.elements if each.name == name)

    async def on(self, tool: str, name: str, **arguments: Any) -> ToolResult:
        return await self.server.execute(tool, {"ref": await self.ref(name), **arguments})


@pytest.mark.spec("led.tools")
def test_there_are_the_seven_tools_of_the_seed() -> None:
    """Required: seed 003 FR1, each with when to use it, and closed schemas."""
    assert [tool["name"] for tool in TOOL_SCHEMAS] == [
        "get_snapshot",
        "browser_click",
        "browser_fill",
        "browser_select",
        "browser_scroll",
        "request_human_approval",
        "complete_task",
    ]
    assert all(tool["input_schema"]["additionalProperties"] is False for tool in TOOL_SCHEMAS)
    click = TOOL_SCHEMAS[1]
    assert click["input_schema"]["properties"]["ref"]["pattern"] == r"^@e\d+$"
    for tool in TOOL_SCHEMAS:
        for words in ("WHEN TO USE", "ERRORS", "EXAMPLE"):  # seed 003 FR5
            assert words in tool["description"], tool["name"]
        if "ref" in tool["input_schema"]["properties"]:
            assert "ONE action" in tool["description"], tool["name"]


@pytest.mark.spec("led.fresh")
async def test_an_action_answers_with_the_page_after_it() -> None:
    """Required: seed 003 FR2: every action returns a fresh snapshot, whose refs are new."""
    tools = Tools()
    tools.browser.on[DECLINE.node] = seen(FINAL_PAGE)
    ref = await tools.ref(DECLINE.name)
    result = await tools.server.execute("browser_click", {"ref": ref})
    assert result.success
    assert result.snapshot is not None
    assert result.snapshot.page.title == FINAL_PAGE.title
    assert ref not in [each.ref for each in result.snapshot.elements]
    assert tools.browser.pressed() == [DECLINE.name]


@pytest.mark.spec("led.step-sent")
async def test_an_action_is_settled_before_the_page_is_told() -> None:
    """Required: the snapshot shows the page on which the flow goes on, after the account was read."""
    tools = Tools()

    async def settle() -> None:
        tools.browser.view = FINAL_PAGE

    tools.server._settle = settle
    tools.browser.on[DECLINE.node] = seen(OFFER_PAGE)
    result = await tools.server.execute("browser_click", {"ref": await tools.ref(DECLINE.name)})
    assert result.snapshot is not None
    assert result.snapshot.page.title == FINAL_PAGE.title


@pytest.mark.spec("led.refs")
async def test_a_ref_is_good_for_one_action() -> None:
    """Required: the second use is `ref_invalid` with a fresh snapshot, and nothing is pressed."""
    tools = Tools()
    ref = await tools.ref(DECLINE.name)
    await tools.server.execute("browser_click", {"ref": ref})
    result = await tools.server.execute("browser_click", {"ref": ref})
    assert (result.success, result.error) == (False, "ref_invalid")
    assert result.snapshot is not None
    assert tools.browser.pressed() == [DECLINE.name]


ERRORS = [
    (ElementDisabled("x"), "element_disabled", "is disabled"),
    (ElementObscured("x"), "element_obscured", "is obscured"),
    (ElementNotVisible("x"), "element_not_visible", "is not visible"),
    (PageChanged("reads differently now"), "ref_invalid", "reads differently now"),
    (ActionTimeout("x"), "timeout", "timed out after 2000ms"),
    (Refused("it upgrades"), "action_failed", "it upgrades"),
    (Refused("keep it", by_person=True), "human_rejected", "keep it"),
    (TellTheLoop("odd"), "action_failed", "odd"),
]


@pytest.mark.spec("led.errors")
@pytest.mark.parametrize(("error", "code", "words"), ERRORS, ids=lambda each: type(each).__name__)
async def test_each_error_has_its_code_its_words_and_a_fresh_snapshot(
    error: TellTheLoop, code: str, words: str
) -> None:
    """Required: seed 003 FR1 and NFR4."""
    tools = Tools()
    tools.browser.on[DECLINE.node] = error
    result = await tools.on("browser_click", DECLINE.name)
    assert (result.success, result.error) == (False, code)
    assert words in (result.message or "")
    assert result.snapshot is not None
    assert json.loads(result.to_json())["error"] == code
    again = next(each.ref for each in result.snapshot.elements if each.name == DECLINE.name)
    tools.browser.on.clear()
    assert (await tools.server.execute("browser_click", {"ref": again})).success  # the refs of the answer hold


@pytest.mark.spec("led.errors")
async def test_what_covers_an_element_is_named() -> None:
    """Required: a model that is told what is in the way can close it."""
    covered = control("Continue", node="0:2", covered_by="button 'Accept cookies'")
    tools = Tools(page(replace(covered, hit=False)))
    tools.browser.on["0:2"] = ElementObscured("something else would receive the press")
    result = await tools.on("browser_click", "Continue")
    assert "button 'Accept cookies'" in (result.message or "")


@pytest.mark.spec("led.errors")
async def test_an_error_that_ends_the_run_is_no_answer() -> None:
    """Required: a person who is needed is not something that a model can go round."""
    tools = Tools()
    tools.browser.on[DECLINE.node] = NeedsHuman("nobody is there")
    with pytest.raises(NeedsHuman):
        await tools.on("browser_click", DECLINE.name)


WRONG = [
    ("browser_click", {}, "ref"),
    ("browser_click", {"ref": "e7"}, "ref"),
    ("browser_click", {"ref": 7}, "ref"),
    ("browser_click", {"ref": "@e0", "force": True}, "force"),
    ("browser_click", "@e0", "expected an object"),
    ("browser_click", None, "expected an object"),
    ("browser_fill", {"ref": "@e0"}, "value"),
    ("browser_fill", {"ref": "@e0", "value": "x" * 5001}, "value"),
    ("browser_scroll", {"direction": "sideways"}, "direction"),
    ("browser_scroll", {"direction": "down", "amount": -5}, "amount"),
    ("browser_scroll", {"amount": "300"}, "amount"),
    ("get_snapshot", {"viewport_only": "yes"}, "viewport_only"),
    ("complete_task", {"status": "done", "reason": "x"}, "status"),
    ("complete_task", {"status": "success", "reason": ""}, "reason"),
    ("request_human_approval", {"action": "x", "reason": "y", "approved": True}, "approved"),
]


@pytest.mark.spec("led.params")
@pytest.mark.parametrize(("tool", "arguments", "names"), WRONG)
async def test_wrong_parameters_are_named_before_anything_happens(tool: str, arguments: Any, names: str) -> None:
    """Required: `invalid_params` with what was wrong; the browser is not touched but for the snapshot."""
    tools = Tools()
    result = await tools.server.execute(tool, arguments)
    assert (result.success, result.error) == (False, "invalid_params")
    assert names in (result.message or "")
    assert result.snapshot is not None
    assert tools.browser.acted == []


@pytest.mark.spec("led.params")
@pytest.mark.parametrize(
    "name", ["__init__", "execute", "_refresh_snapshot", "browser", "registry", "", "rm -rf", "x" * 500]
)
async def test_a_name_that_is_no_tool_reaches_no_method(name: str) -> None:
    """Required: only the seven are dispatched, by their names and not by attributes."""
    tools = Tools()
    result = await tools.server.execute(name, {})
    assert (result.success, result.error) == (False, "action_failed")
    assert "Unknown tool" in (result.message or "")
    assert len(result.message or "") < 400


@pytest.mark.spec("led.tools")
async def test_fill_replaces_what_a_field_holds_or_adds_to_it() -> None:
    """Required: seed 000 §9.4.3 `clear_first`."""
    field = control("Reason", "textbox", node="0:4", value="because")
    tools = Tools(page(field))
    await tools.on("browser_fill", "Reason", value="x")
    await tools.on("browser_fill", "Reason", value="x", clear_first=False)
    assert [action.value for _, action in tools.browser.acted] == ["x", "becausex"]


@pytest.mark.spec("led.tools")
async def test_select_and_scroll_reach_their_element() -> None:
    """Required: each tool does the one thing that it is for."""
    tools = Tools(page(control("Why", "combobox", node="0:4")))
    await tools.on("browser_select", "Why", value="Too expensive")
    kinds = [(action.kind, action.value) for _, action in tools.browser.acted]
    assert kinds == [("select", "Too expensive")]
    assert all(isinstance(action, Action) for _, action in tools.browser.acted)
    result = await tools.server.execute("browser_scroll", {"direction": "down", "amount": 500})
    assert result.success
    assert "scroll" in tools.browser.log


@pytest.mark.spec("led.scroll")
async def test_an_element_is_scrolled_into_view_and_terms_beside_it_to_their_end() -> None:
    """Required: seed 000 §9.5: with a ref the direction is ignored; some buttons wait for their terms."""
    tools = Tools(page(control("Agree", node="0:4", states=("disabled",))))
    await tools.on("browser_scroll", "Agree", direction="up")
    hidden = replace(control("Why", "combobox", node="0:5"), hit=False)
    below = Tools(page(hidden))
    await below.on("browser_scroll", "Why", direction="down")
    acted = [*tools.browser.acted, *below.browser.acted]
    assert [(action.kind, action.value) for _, action in acted] == [("scroll", "end"), ("scroll", None)]


@pytest.mark.spec("led.scroll")
@pytest.mark.parametrize(("direction", "y"), [("top", 0), ("bottom", 1_000_000), ("down", 800), ("up", 200)])
async def test_the_page_is_scrolled_by_an_amount_or_to_its_ends(direction: str, y: int) -> None:
    """Required: seed 000 §9.5: up, down, top, bottom."""
    browser = AsyncMock(spec=BrowserProtocol)
    browser.scroll_position.return_value = (0, 500)
    await ActionExecutor(browser).scroll_page(direction, 300)
    browser.scroll_to.assert_awaited_once_with(0, y)


@pytest.mark.spec("led.scroll")
async def test_a_scroll_that_names_neither_is_invalid() -> None:
    """Required: seed 000 §9.5: `invalid_params`, with a fresh page."""
    tools = Tools()
    result = await tools.server.execute("browser_scroll", {"amount": 100})
    assert (result.success, result.error) == (False, "invalid_params")
    assert "ref or direction" in (result.message or "")
    assert result.snapshot is not None
    assert (await tools.server.browser_scroll()).error == "invalid_params"


@pytest.mark.spec("led.markers")
async def test_the_two_tools_of_the_conversation_do_nothing_by_themselves() -> None:
    """Required: seed 000 §2.3: markers; an approval is not given by asking for it."""
    tools = Tools(FINAL_PAGE)
    asked = await tools.server.execute("request_human_approval", {"action": "press", "reason": "final"})
    claimed = await tools.server.execute("complete_task", {"status": "success", "reason": "done"})
    assert (asked.message, claimed.message) == ("APPROVAL_REQUESTED", "COMPLETION_SUCCESS")
    assert tools.browser.pressed() == []
    assert FINISH.name not in tools.browser.log


@pytest.mark.spec("led.waits")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (page(replace(FINISH, states=("disabled",))), page(FINISH)),
        (page(replace(FINISH, name="Finish cancellation (3)")), page(FINISH)),
    ],
    ids=["disabled", "counting"],
)
async def test_a_look_at_what_takes_no_press_yet_waits_until_it_does(first: PageView, then: PageView) -> None:
    """Required: the answer to the first look after an action shows it ready; numbers alone are no change."""
    tools = Tools(then)
    tools.browser.looks = [seen(first), seen(first)]
    await tools.server.get_snapshot()
    result = await tools.server.execute("get_snapshot", {})
    assert result.snapshot is not None
    (control_,) = result.snapshot.elements
    assert (control_.name, "enabled" in control_.state) == (FINISH.name, True)
    assert tools.browser.looks == []


@pytest.mark.spec("led.waits")
async def test_a_first_look_at_a_page_that_is_ready_answers_at_once() -> None:
    """Required: time passes only for a model that looks again."""
    tools = Tools(FINAL_PAGE)
    tools.browser.looks = [seen(OFFER_PAGE), seen(OFFER_PAGE)]
    await tools.server.execute("get_snapshot", {})
    assert len(tools.browser.looks) == 1


@pytest.mark.spec("led.told-truly")
async def test_a_scroll_that_moves_nothing_is_said() -> None:
    """Required: issue 13, point 3: else a model scrolls the same terms for ever."""
    tools = Tools(page(control("Agree", node="0:4", states=("disabled",))))
    result = await tools.on("browser_scroll", "Agree")
    assert (result.success, result.message) == (True, NOT_MOVED)
    tools.browser.on = {"0:4": seen(replace(page(control("Agree", node="0:4")), scroll=(0, 300)))}
    result = await tools.on("browser_scroll", "Agree")
    assert (result.success, result.message) == (True, None)


@pytest.mark.spec("led.told-truly")
async def test_a_press_that_ran_out_of_time_and_led_on_was_made() -> None:
    """Required: issue 13, point 7: a click that navigated is not told as a time-out."""
    tools = Tools()

    async def leads_on() -> None:
        tools.browser.view = seen(FINAL_PAGE)
        raise ActionTimeout("no answer in 2 s")

    tools.browser.on = {DECLINE.node: leads_on}
    result = await tools.on("browser_click", DECLINE.name)
    assert (result.success, result.error, result.message) == (True, None, SLOW)
    tools.browser.on = {FINISH.node: ActionTimeout("no answer in 2 s")}
    result = await tools.on("browser_click", FINISH.name)
    assert (result.success, result.error) == (False, "timeout")


@pytest.mark.spec("led.tools")
async def test_the_answer_to_a_native_dialog_goes_with_the_click() -> None:
    """Required: issue 13, point 4: the seven tools stay seven, and the gate judges the answer."""
    tools = Tools()
    await tools.on("browser_click", DECLINE.name, dialog="dismiss")
    assert [action.dialog for _, action in tools.browser.acted] == ["dismiss"]
    assert (await tools.on("browser_click", "Claim 50% off", dialog="maybe")).error == "invalid_params"
