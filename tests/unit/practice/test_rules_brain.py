"""The stand-in's own brain: what it answers to a prompt that holds a page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, DONE_PAGE, FINAL_PAGE, OFFER_PAGE, control, page
from subterminator.domain.protocols import PageView
from subterminator.perception.lines.writer import lines
from subterminator.practice.model.rules_brain import RulesBrain

OFFERS = page(
    *OFFER_PAGE.elements, control("Continue to cancel", "link", node="0:9"), url=OFFER_PAGE.url, text=OFFER_PAGE.text
)
"""Two ways to decline."""


def asked(view: PageView, *, note: str = "", done: str = "", run: str = "1", tool: str = "browser_action") -> Any:
    """A request with a page in it, as the planner writes one."""
    tag = f"untrusted-{run * 16}"
    said = f"GOAL: Cancel it.\n\n<{tag}>\nPAGE:\n{lines(view)}\n{done}\n</{tag}>{note}"
    return {"tools": [{"name": tool}], "messages": [{"role": "user", "content": [{"type": "text", "text": said}]}]}


def planned(answer: Sequence[dict[str, Any]]) -> tuple[str, str, str]:
    """State, action, and the best name of what it is done to."""
    (block,) = answer
    assert (block["type"], block["name"]) == ("tool_use", "browser_action")
    first = block["input"]["targets"][0]
    return block["input"]["state"], block["input"]["action_type"], first.get("aria_name", "")


@pytest.mark.spec("model.rules")
@pytest.mark.parametrize(
    ("view", "plan"),
    [
        (ACTIVE_PAGE, ("ACCOUNT_ACTIVE", "click", "Cancel membership")),
        (OFFER_PAGE, ("RETENTION_OFFER", "click", "No thanks, continue to cancel")),
        (FINAL_PAGE, ("FINAL_CONFIRMATION", "click", "Finish cancellation")),
    ],
)
async def test_a_page_in_the_prompt_is_planned_for(view: PageView, plan: tuple[str, str, str]) -> None:
    """By the way on that the rules would take."""
    assert planned(await RulesBrain()(asked(view))) == plan


@pytest.mark.spec("model.rules")
async def test_the_same_prompt_has_the_same_answer_however_often_it_comes() -> None:
    """A retry, and a request to say it again, are about the same look."""
    brain = RulesBrain()
    first = await brain(asked(ACTIVE_PAGE))
    assert [await brain(asked(ACTIVE_PAGE, note="\n\nCall the tool, please.")) for _ in range(5)] == [first] * 5


@pytest.mark.spec("model.rules")
async def test_a_press_that_led_nowhere_is_not_planned_for_ever() -> None:
    """It remembers its run as the rules do; another run begins afresh."""
    brain = RulesBrain()
    first = await brain(asked(OFFER_PAGE))
    later = [await brain(asked(OFFER_PAGE, done=f"- click number {n}: done")) for n in range(4)]
    assert later[-1] != first

    assert await brain(asked(OFFER_PAGE, run="2")) == first


@pytest.mark.spec("model.rules")
async def test_control_of_which_the_prompt_says_that_all_ways_failed_is_left() -> None:
    """It reads the list of failures as the planner writes it; one way that failed leaves the others."""
    tag = "untrusted-" + "1" * 16
    brain = RulesBrain()
    (first,) = await brain(asked(OFFERS))
    ways = ["ARIA: role=link name='No thanks, continue to cancel'", "Text: '\"No thanks, continue to cancel\"'"]
    lines = [f"\n- <{tag}>{json.dumps(f'click on {way}: it is gone')}</{tag}>" for way in ways]
    (after_one,) = await brain(asked(OFFERS, note=f"\n\nFAILED SO FAR:{lines[0]}"))
    assert after_one["input"]["targets"] == first["input"]["targets"]

    brain = RulesBrain()
    await brain(asked(OFFERS))
    (after_all,) = await brain(asked(OFFERS, note=f"\n\nFAILED SO FAR:{''.join(lines)}"))
    assert after_all["input"]["targets"][0]["aria_name"] == "Continue to cancel"


@pytest.mark.spec("model.rules")
@pytest.mark.parametrize(
    "request_",
    [
        {"tools": [{"name": "browser_action"}], "messages": [{"role": "user", "content": "Good morning."}]},
        asked(ACTIVE_PAGE, tool="weather"),
        asked(page(control("Try again"), text="Something went wrong\nSorry, please try again later.", title="Error")),
    ],
    ids=["no page", "another tool", "an error page"],
)
async def test_what_cannot_be_planned_is_said_in_words(request_: dict[str, Any]) -> None:
    """As a model does that does not call."""
    (block,) = await RulesBrain()(request_)
    assert block["type"] == "text"


SEVEN = [{"name": name} for name in ("get_snapshot", "browser_click", "browser_scroll", "complete_task")]


def led(view: PageView, *, start: int = 0, answer: str = "", note: str = "") -> Any:
    """A question of design B, as its client writes one: the first, or one with an answer to the last call."""
    shown = replace(view, elements=tuple(replace(each, in_viewport=True) for each in view.elements))
    told = lines(shown, refs={each.ref: f"@e{each.ref + start}" for each in view.elements})
    said = f"Goal: Cancel the subscription to Tidelight.\n\nCurrent state:\n{told}"
    if answer:
        done = "Done so far:\n1. browser_click {}"
        said = f"{said.partition(chr(10))[0]}\n\n{done}\n\nAnswer to your last call:\n{answer}\n{told}"
    return {"tools": SEVEN, "messages": [{"role": "user", "content": [{"type": "text", "text": said + note}]}]}


def called(answer: Sequence[dict[str, Any]]) -> tuple[str, dict[str, Any]]:
    block = answer[-1]
    assert block["type"] == "tool_use"
    return block["name"], block["input"]


@pytest.mark.spec("model.rules")
async def test_a_page_with_refs_is_answered_with_a_tool_that_was_offered() -> None:
    """From the first question to the claim, by what the lines say."""
    brain = RulesBrain()
    pressed = [each.ref for each in ACTIVE_PAGE.elements if each.name == "Cancel membership"]
    assert called(await brain(led(ACTIVE_PAGE))) == ("browser_click", {"ref": f"@e{pressed[0]}"})
    name, given = called(await brain(led(OFFER_PAGE, start=10, answer="ok")))
    assert name == "browser_click"
    assert given["ref"] in {f"@e{each.ref + 10}" for each in OFFER_PAGE.elements}
    name, given = called(await brain(led(DONE_PAGE, start=20, answer="ok")))
    assert (name, given["status"]) == ("complete_task", "success")


@pytest.mark.spec("model.rules")
async def test_the_same_snapshot_has_the_same_call_and_a_new_run_begins_afresh() -> None:
    """Required: a retry, and words that ask for a call, are about the same page."""
    brain = RulesBrain()
    first = await brain(led(FINAL_PAGE))
    assert await brain(led(FINAL_PAGE)) == first
    assert await brain(led(FINAL_PAGE, note="\n\nDone so far:\n1. no call\n\nCall one tool.")) == first
    await brain(led(FINAL_PAGE, start=10, answer="ok"))
    assert called(await brain(led(FINAL_PAGE))) == called(first)


@pytest.mark.spec("model.rules")
async def test_without_a_page_a_leading_brain_has_only_words() -> None:
    """Required: it knows nothing but what it is sent."""
    request = {"tools": SEVEN, "messages": [{"role": "user", "content": "Press the button."}]}
    (block,) = await RulesBrain()(request)
    assert block["type"] == "text"
