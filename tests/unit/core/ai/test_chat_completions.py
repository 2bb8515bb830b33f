"""Questions and answers on the wire of OpenAI's chat completions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from openai.types.chat import ChatCompletion

from subterminator.core.ai.chat_completions import Ability, CallBlock, answer_of, request_of, strict_schema
from subterminator.core.ai.model import Answer, AnswerCutOff
from subterminator.core.ai.prompts import ACCOUNT_TOOL, STATE_TOOL, TOOL_SCHEMA
from subterminator.core.ai.responses import read_call
from subterminator.domain.errors import StateDetectionError
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.practice.model.chat_api import _mistakes

PICTURE = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGk="}}
QUESTION: dict[str, Any] = {
    "max_tokens": 100,
    "system": [{"type": "text", "text": "Rules.", "cache_control": {"type": "ephemeral"}}],
    "tools": [TOOL_SCHEMA],
    "tool_choice": {"type": "auto", "disable_parallel_tool_use": True},
    "messages": [{"role": "user", "content": [PICTURE, {"type": "text", "text": "The page."}]}],
}
ALL: tuple[Ability, ...] = ("pictures", "strict", "limit")


def completion(finish: str = "stop", **message: Any) -> ChatCompletion:
    """An answer as the SDK passes it on."""
    choice = {"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": None, **message}}
    return ChatCompletion.model_validate(
        {"id": "c", "object": "chat.completion", "created": 0, "model": "m", "choices": [choice]}
    )


def calls(arguments: str, name: str = "browser_action") -> list[dict[str, Any]]:
    return [{"id": "1", "type": "function", "function": {"name": name, "arguments": arguments}}]


@pytest.mark.spec("brains.endpoint")
def test_a_question_has_the_same_prompt_tools_and_picture() -> None:
    """Required: nothing is lost on the other wire."""
    body = request_of(QUESTION, ALL)

    assert body["messages"][0] == {"role": "system", "content": "Rules."}
    assert body["messages"][1]["content"] == [
        {"type": "image_url", "image_url": {"url": "data:image/png;base64,aGk="}},
        {"type": "text", "text": "The page."},
    ]
    (tool,) = body["tools"]
    assert (tool["function"]["name"], tool["function"]["strict"]) == ("browser_action", True)
    assert tool["function"]["description"] == TOOL_SCHEMA["description"]
    assert set(tool["function"]["parameters"]["properties"]) == set(TOOL_SCHEMA["input_schema"]["properties"])
    assert (body["max_completion_tokens"], body["parallel_tool_calls"]) == (100, False)


@pytest.mark.spec("brains.endpoint-lacks")
def test_what_an_endpoint_lacks_is_left_out() -> None:
    """Required: then a question is plain words and tools, which every server reads."""
    body = request_of(QUESTION, ())

    assert body["messages"][1] == {"role": "user", "content": "The page."}
    assert body.keys() == {"messages", "tools"}
    assert "strict" not in body["tools"][0]["function"]


@pytest.mark.spec("brains.endpoint")
@pytest.mark.parametrize("abilities", [ALL, ()])
@pytest.mark.parametrize("tools", [[TOOL_SCHEMA], [STATE_TOOL], [ACCOUNT_TOOL], TOOL_SCHEMAS])
def test_every_tool_is_one_that_the_api_takes(abilities: tuple[Ability, ...], tools: list[dict[str, Any]]) -> None:
    """Required: without references, each enumeration typed; strict ones with every field required."""
    body = request_of({**QUESTION, "tools": tools}, abilities)

    assert list(_mistakes({"model": "m", **body}, frozenset())) == []
    assert "$ref" not in json.dumps(body)
    assert "$defs" not in json.dumps(body)


@pytest.mark.spec("brains.endpoint")
def test_an_optional_field_of_a_strict_tool_may_be_null_and_is_dropped_then() -> None:
    """Required: strict tools know no field that is left out."""
    schema = strict_schema(
        {
            "type": "object",
            "properties": {"a": {"type": "string", "enum": ["x"]}, "b": {"type": "number"}},
            "required": ["b"],
        }
    )
    assert schema["properties"]["a"] == {"type": ["string", "null"], "enum": ["x", None]}
    assert schema["required"] == ["a", "b"]

    answer = answer_of(completion("tool_calls", tool_calls=calls('{"a": null, "b": 1, "c": [{"d": null}]}')))
    assert answer.content == [CallBlock("1", "browser_action", {"b": 1, "c": [{}]})]


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize(
    ("finish", "message", "said"),
    [
        ("stop", {"refusal": "I will not."}, "the model refused to answer: 'I will not.'"),
        ("content_filter", {"content": "so"}, r"the model refused to answer \(content_filter\): 'so'"),
        ("length", {"content": "Well"}, "cut off before it was complete: 'Well'"),
    ],
)
def test_an_answer_that_is_none_is_told(finish: str, message: dict[str, Any], said: str) -> None:
    """Required: as for Claude."""
    with pytest.raises(StateDetectionError, match=said) as raised:
        answer_of(completion(finish, **message))
    assert isinstance(raised.value, AnswerCutOff) == (finish == "length")


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ('{"state": "ACC', "its input is a str, not an object"),
        ("[1]", "its input is a list, not an object"),
        ("press it", "its input is a str, not an object"),
        ("{}", "state: Field required"),
        ("", "state: Field required"),
        ("[" * 100_000, "its input is a str, not an object"),
    ],
)
def test_malformed_arguments_are_told_by_their_fault(arguments: str, said: str) -> None:
    """Required: the model is asked again with it, and nothing is guessed."""
    from subterminator.core.ai.planner import _Action  # noqa: PLC0415 - the shape of design A

    answer: Answer = answer_of(completion("tool_calls", tool_calls=calls(arguments)))
    with pytest.raises(StateDetectionError, match=said):
        read_call(answer, "browser_action", _Action)


@pytest.mark.spec("brains.endpoint-faults")
def test_words_without_a_call_are_no_call() -> None:
    """Required: a call that stands in the words, as some models write it, is not taken for one."""
    answer = answer_of(completion(content=' {"name": "browser_action", "arguments": {}} '))
    assert [block.type for block in answer.content] == ["text"]
