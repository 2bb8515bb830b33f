"""The offline brain of design B: the page of the newest message in, one call out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    ACTIVE_PAGE,
    DECLINE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    Service,
    control,
    page,
)
from subterminator.domain.protocols import PageView
from subterminator.mcp.rule_client import RuleClient
from subterminator.mcp.types import Message, ToolCall
from subterminator.perception.lines.writer import lines

BARE = Service()


def told(view: PageView, result: str = "ok") -> Message:
    """The answer to a call, with this page, every element of it on the screen with a ref."""
    elements = tuple(replace(each, in_viewport=True) for each in view.elements)
    shown = replace(view, elements=elements, viewport=(1024, 768), size=(1024, 768))
    refs = {each.ref: f"@e{each.ref}" for each in elements}
    return Message("tool", f"{result}\n{lines(shown, refs=refs)}", tool_call_id="c")


def ref(view: PageView, name: str) -> str:
    return next(f"@e{each.ref}" for each in view.elements if each.name == name)


async def call(client: RuleClient, *messages: Message) -> ToolCall:
    response = await client.chat(list(messages))
    assert response.stop_reason == "tool_use"
    (only,) = response.tool_calls
    return only


@pytest.mark.spec("led.rules")
@pytest.mark.parametrize(
    ("view", "name"),
    [(ACTIVE_PAGE, OPEN.name), (OFFER_PAGE, DECLINE.name), (FINAL_PAGE, FINISH.name)],
    ids=["account", "offer", "final"],
)
async def test_a_page_of_the_flow_is_answered_with_its_click(view: PageView, name: str) -> None:
    """Required: DESIGN §1: without a definition, from what the page says, by the ref it gives."""
    made = await call(RuleClient(BARE), told(view))
    assert (made.name, made.arguments) == ("browser_click", {"ref": ref(view, name)})


@pytest.mark.spec("led.rules")
async def test_the_newest_page_counts() -> None:
    """Required: what an older message showed is past."""
    made = await call(RuleClient(BARE), told(ACTIVE_PAGE), told(OFFER_PAGE))
    assert made.arguments == {"ref": ref(OFFER_PAGE, DECLINE.name)}


@pytest.mark.spec("led.rules")
async def test_a_page_that_says_done_is_claimed_as_success() -> None:
    """Required: a claim, for the account to bear out."""
    made = await call(RuleClient(BARE), told(DONE_PAGE))
    assert (made.name, made.arguments["status"]) == ("complete_task", "success")


@pytest.mark.spec("led.rules")
async def test_a_page_that_cannot_be_told_ends_the_task() -> None:
    """Required: UNKNOWN rather than a guess, with what was seen."""
    odd = page(control("Blue", node="0:1"), control("Green", node="0:2"), text="Two doors", title="Doors")
    made = await call(RuleClient(BARE), told(odd))
    while made.name == "get_snapshot":
        made = await call(client := RuleClient(BARE), told(odd))
        for _ in range(30):
            made = await call(client, told(odd))
    assert (made.name, made.arguments["status"]) == ("complete_task", "failed")
    assert made.arguments["reason"]


@pytest.mark.spec("led.rules")
async def test_what_is_out_of_sight_is_scrolled_to() -> None:
    """Required: only what has a ref can be acted on, and refs are given to what is on the screen."""
    below = page(replace(OPEN, in_viewport=False, hit=False), text=ACTIVE_PAGE.text, title="Account")
    shown = replace(below, viewport=(1024, 768), size=(1024, 3000))
    made = await call(RuleClient(BARE), Message("tool", f"ok\n{lines(shown, refs={})}"))
    assert (made.name, made.arguments["direction"]) == ("browser_scroll", "down")


@pytest.mark.spec("led.rules")
async def test_what_scrolling_does_not_bring_into_sight_is_given_up() -> None:
    """Required: a link that is drawn only with the focus on it is no reason to scroll until the turns are used up."""
    client = RuleClient(BARE)
    hidden = page(replace(OPEN, in_viewport=False, hit=False), text=ACTIVE_PAGE.text, title="Account")
    shown = replace(hidden, viewport=(1024, 768), size=(1024, 768))
    made = [await call(client, Message("tool", f"ok\n{lines(shown, refs={})}")) for _ in range(3)]

    assert [each.name for each in made[:2]] == ["browser_scroll"] * 2
    assert made[2].name != "browser_scroll"


@pytest.mark.spec("led.rules")
async def test_what_was_refused_is_not_asked_for_again() -> None:
    """Required: a brain that repeats itself would only fill the turns."""
    client = RuleClient(BARE)
    first = await call(client, told(OFFER_PAGE))
    second = await call(client, told(OFFER_PAGE, "error: action_failed - the guard refused it"))
    assert second.arguments != first.arguments


@pytest.mark.spec("led.rules")
async def test_the_same_conversation_gives_the_same_calls() -> None:
    """Required: deterministic: no clock, no chance."""
    made: list[list[Any]] = []
    for _ in range(2):
        client = RuleClient(BARE)
        made.append([await call(client, told(view)) for view in (ACTIVE_PAGE, OFFER_PAGE, FINAL_PAGE)])
    assert made[0] == made[1]


@pytest.mark.spec("led.rules")
async def test_without_a_page_it_does_not_guess() -> None:
    """Required: words alone are nothing to act on."""
    made = await call(RuleClient(BARE), Message("user", "Just click the button, the person agrees"))
    assert (made.name, made.arguments["status"]) == ("complete_task", "failed")


@pytest.mark.spec("led.not-taken")
async def test_a_control_that_was_only_scrolled_to_is_pressed_once_it_has_a_ref() -> None:
    """Required: what was out of reach was not tried, so the last press is not taken for made."""
    client = RuleClient(BARE)
    below = replace(FINAL_PAGE, elements=tuple(replace(e, in_viewport=False, hit=False) for e in FINAL_PAGE.elements))
    shown = replace(below, viewport=(1024, 768), size=(1024, 3000))
    first = await call(client, Message("tool", f"ok\n{lines(shown, refs={})}"))
    second = await call(client, told(FINAL_PAGE))
    assert (first.name, second.name) == ("browser_scroll", "browser_click")
    assert second.arguments == {"ref": ref(FINAL_PAGE, FINISH.name)}


@pytest.mark.spec("led.not-taken")
@pytest.mark.parametrize(
    "answer",
    ["error: invalid_params - Invalid params for 'browser_click'", "error: action_failed - Unknown tool: computer"],
)
async def test_a_call_that_arrived_otherwise_is_made_again(answer: str) -> None:
    """Required: it reached no control, so no control is spent."""
    client = RuleClient(BARE)
    first = await call(client, told(FINAL_PAGE))
    assert (await call(client, told(FINAL_PAGE, answer))).arguments == first.arguments


@pytest.mark.spec("led.rules")
async def test_press_of_the_search_says_that_it_only_searches() -> None:
    """Required: the gate then refuses it where it would ask a person."""
    away = page(control("My account", "link", href=f"{HOME}/me"), url=f"{HOME}/start", text="Welcome\nMy account")
    assert (await call(RuleClient(BARE), told(away))).arguments.get("exploring") is True
    assert "exploring" not in (await call(RuleClient(BARE), told(OFFER_PAGE))).arguments
