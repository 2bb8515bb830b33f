"""What Claude is asked in design B, and what its answers become."""

from __future__ import annotations

import base64
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from subterminator.core.ai import Usage
from subterminator.mcp.ai_client import HISTORY_LINE_LENGTH, AIClient
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.mcp.types import Message, ToolCall

PICTURE = base64.b64encode(b"\x89PNG picture").decode()
PAGE = 'page "Account" url=https://www.example.com/account\n= screen\n@e1 link "Cancel"'
GOAL = Message("user", f"Goal: cancel it\n\nCurrent state:\n{PAGE}", image=PICTURE)
RULES = Message("system", "The rules.")


def block(kind: str, **fields: Any) -> Any:
    return SimpleNamespace(type=kind, **fields)


def answer(*content: Any, stop: str = "tool_use") -> Any:
    usage = SimpleNamespace(
        input_tokens=100, output_tokens=20, cache_read_input_tokens=900, cache_creation_input_tokens=0
    )
    return SimpleNamespace(content=list(content), stop_reason=stop, stop_details=None, usage=usage, model="claude-x")


CALL = block("tool_use", id="t1", name="browser_click", input={"ref": "@e1"})


class API:
    """The SDK's client, at the one method that is used."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[dict[str, Any]] = []
        self.messages = SimpleNamespace(create=self.create)

    async def create(self, **request: Any) -> Any:
        self.asked.append(request)
        return self.answers.pop(0)


def turn(number: int, name: str, came: str, page: str = PAGE) -> list[Message]:
    call = ToolCall(f"c{number}", "browser_click", {"ref": f"@e{number}"})
    return [
        Message("assistant", f"I press {name}", tool_calls=[call]),
        Message("tool", f'{came} - link "{name}"\n{page}', tool_call_id=call.id, image=PICTURE),
    ]


async def asked(*messages: Message) -> dict[str, Any]:
    api = API(answer(CALL))
    await AIClient("k", client=cast(Any, api)).chat([RULES, *messages])
    return api.asked[0]


def text_of(request: dict[str, Any]) -> str:
    (message,) = request["messages"]
    return "\n".join(part["text"] for part in message["content"] if part["type"] == "text")


@pytest.mark.spec("led.client")
async def test_a_question_is_rules_tools_and_one_message() -> None:
    """Required: today's API: the rules in `system`, no forced tool, one call, what repeats is cached."""
    request = await asked(GOAL)
    assert request["system"][0]["text"] == "The rules."
    assert request["system"][0]["cache_control"] == {"type": "ephemeral"}
    assert request["tool_choice"] == {"type": "auto", "disable_parallel_tool_use": True}
    assert [tool["name"] for tool in request["tools"]] == [tool["name"] for tool in TOOL_SCHEMAS]
    assert request["tools"][-1]["cache_control"] == {"type": "ephemeral"}
    assert "cache_control" not in TOOL_SCHEMAS[-1]
    (message,) = request["messages"]
    assert message["role"] == "user"
    assert [part["type"] for part in message["content"]] == ["image", "text"]
    assert text_of(request) == GOAL.content


@pytest.mark.spec("led.client")
async def test_old_pages_are_a_line_each_and_the_newest_is_whole() -> None:
    """Required: the goal stays, every turn is told, and only the page of now is sent, with one picture."""
    newest = PAGE.replace("Account", "Review")
    request = await asked(GOAL, *turn(1, "Cancel", "ok"), *turn(2, "Continue", "error: timeout", newest))
    text = text_of(request)
    assert text.startswith('Goal: cancel it\n\nDone so far:\n1. ok - link "Cancel" (I press Cancel)\n\nAnswer')
    assert "@e2" not in text
    assert text.count("= screen") == 1
    assert text.index('page "Review"') > text.index("Answer to your last call:\nerror: timeout")
    assert sum(part["type"] == "image" for part in request["messages"][0]["content"]) == 1


@pytest.mark.spec("led.client")
async def test_what_was_asked_for_last_is_said_last() -> None:
    """Required: a model that only talked is told to call a tool, after the page."""
    request = await asked(GOAL, Message("assistant", "Well."), Message("user", "Call one tool."))
    text = text_of(request)
    assert text.endswith("Call one tool.")
    assert "1. no call (Well.)" in text
    assert PAGE in text


@pytest.mark.spec("led.client", "led.first-call")
async def test_a_second_call_that_was_not_carried_out_does_not_hide_the_page() -> None:
    """Required: the page is what the first call led to, whatever came with it."""
    first, second = turn(1, "Next", "ok")
    assert first.tool_calls is not None
    first.tool_calls.append(ToolCall("c2", "browser_click", {"ref": "@e2"}))
    told = text_of(await asked(GOAL, first, second, Message("tool", "Not executed.", tool_call_id="c2")))
    assert told.endswith(f'ok - link "Next"\n{PAGE}')


@pytest.mark.spec("led.budget")
async def test_a_long_conversation_keeps_its_goal_and_its_end_within_the_budget() -> None:
    """Required: seed 000 §3.4; the oldest turns go, and how many went is said."""
    turns = [message for number in range(1, 200) for message in turn(number, f"Next {number}", "ok")]
    text = text_of(await asked(GOAL, *turns))
    assert AIClient._estimate_tokens(text) <= AIClient.MAX_HISTORY_TOKENS
    assert text.startswith("Goal: cancel it")
    assert "earlier turns)" in text
    assert 'link "Next 199"' in text
    assert "Next 100 " not in text


@pytest.mark.spec("led.budget")
async def test_what_does_not_fit_is_summed_up() -> None:
    """Required: seed 000 §3.4 `_summarize_actions`: how often each tool was called, and how often it failed."""
    failed, done = turn(1, "No", "error: ref_invalid"), turn(2, "x" * 2000, "ok")
    long = [message for number in range(3, 120) for message in turn(number, "x" * 2000, "ok")]
    text = text_of(await asked(GOAL, *failed, *done, *long))
    assert AIClient._estimate_tokens(text) <= AIClient.MAX_HISTORY_TOKENS
    assert re.search(r"\(before that: browser_click \d+ times; 1 failed\)", text)
    assert AIClient._summarize_actions([]) == "(before that: no calls; 0 failed)"


@pytest.mark.spec("led.budget")
async def test_no_line_of_a_turn_is_long() -> None:
    """Required: a page cannot fill the next question by answering with much."""
    text = text_of(await asked(GOAL, *turn(1, "x" * 5000, "ok"), *turn(2, "Next", "ok")))
    assert max(len(line) for line in text.splitlines() if line.startswith("1. ")) < 4 * HISTORY_LINE_LENGTH


@pytest.mark.spec("led.client")
async def test_words_calls_and_thinking_are_told_apart() -> None:
    """Required: blocks are picked by their type: thinking may come first."""
    api = API(answer(block("thinking", thinking="hm"), block("text", text="I click."), CALL))
    told: list[Usage] = []
    response = await AIClient("k", client=cast(Any, api), on_usage=told.append).chat([RULES, GOAL])
    assert response.content == "I click."
    assert response.tool_calls == [ToolCall("t1", "browser_click", {"ref": "@e1"})]
    assert response.stop_reason == "tool_use"
    assert (told[0].input_tokens, told[0].cache_read_tokens, told[0].output_tokens) == (100, 900, 20)


@pytest.mark.spec("led.useless")
@pytest.mark.parametrize(("stop", "told"), [("refusal", "end_turn"), ("max_tokens", "max_tokens")])
async def test_an_answer_that_is_no_use_comes_back_as_words(stop: str, told: str) -> None:
    """Required: the loop asks again, and counts it, instead of ending in an error."""
    api = API(answer(block("text", text="I will not"), stop=stop))
    response = await AIClient("k", client=cast(Any, api)).chat([RULES, GOAL])
    assert response.tool_calls == []
    assert response.stop_reason == told
    assert response.content


@pytest.mark.spec("led.client")
async def test_tools_and_rules_of_the_callers_own_are_used() -> None:
    """Required: seed 000 §9.4.2: `tools` and `system` are arguments."""
    api = API(answer(block("text", text="ok"), stop="end_turn"))
    await AIClient("k", client=cast(Any, api)).chat([GOAL], tools=[], system="Only talk.")
    assert api.asked[0]["system"][0]["text"] == "Only talk."
    assert api.asked[0]["tools"] == []
    assert "tool_choice" not in api.asked[0]
