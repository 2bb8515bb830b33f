"""The stand-in for the Messages API, asked by the real SDK over real HTTP."""

from __future__ import annotations

import asyncio
import base64
import json
import stat
import struct
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import anthropic
import httpx2
import pytest
from anthropic import AsyncAnthropic

from subterminator.domain.errors import ConfigurationError
from subterminator.practice.model.faults import FAULTS, Failure, Oddity
from subterminator.practice.model.messages_api import MessagesApi, call, scripted, text
from subterminator.practice.model.recording import Forward
from visitor import wait_for

MODEL = "claude-sonnet-5-5"
PRESS = {
    "state": "ACCOUNT_ACTIVE",
    "action_type": "click",
    "targets": [{"method": "text", "text": "Cancel membership"}],
    "reasoning": "It leads on.",
    "confidence": 0.9,
}
TOOL: dict[str, Any] = {
    "name": "browser_action",
    "description": "Act.",
    "input_schema": {"type": "object", "properties": {}},
}
ASKED: dict[str, Any] = {"model": MODEL, "max_tokens": 500, "messages": [{"role": "user", "content": "A page."}]}
PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBB", 13, b"IHDR", 750, 100, 8, 2, 0, 0, 0)


@pytest.fixture(scope="module")
async def api() -> AsyncIterator[MessagesApi]:
    """One that presses, for tests that are not about what it says or keeps."""
    async with MessagesApi(scripted([call(PRESS)])) as running:
        yield running


@pytest.fixture(scope="module")
async def sdk(api: MessagesApi) -> AsyncIterator[AsyncAnthropic]:
    async with client(api) as ready:
        yield ready


def client(api: MessagesApi, **options: Any) -> AsyncAnthropic:
    """Asks once, and waits long enough for a busy machine."""
    return AsyncAnthropic(api_key="sk-planted", base_url=api.base_url, **{"max_retries": 0, "timeout": 20, **options})


def plain(block: Any) -> dict[str, Any]:
    """The fields of a block that are set."""
    given: dict[str, Any] = block.to_dict(mode="json")
    return {name: value for name, value in given.items() if value is not None}


async def ask(sdk: AsyncAnthropic, *, stream: bool = False, **fields: Any) -> Any:
    """The whole message, streamed or not."""
    if not stream:
        return await sdk.messages.create(**(ASKED | fields))
    async with sdk.messages.stream(**(ASKED | fields)) as answer:
        return await answer.get_final_message()


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("model.wire-format")
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
async def test_a_call_comes_as_the_sdk_reads_a_call(api: MessagesApi, sdk: AsyncAnthropic, stream: bool) -> None:
    """With its stop reason, the id of the request, and input that was parsed."""
    api.inject()
    message = await ask(sdk, stream=stream)

    (block,) = message.content
    assert (block.type, block.name, block.input) == ("tool_use", "browser_action", PRESS)
    assert (message.stop_reason, message.model, message.role) == ("tool_use", MODEL, "assistant")
    assert message.usage.output_tokens > 20
    assert stream or message._request_id == f"req_{api.turns:024}"


@pytest.mark.spec("model.wire-format")
async def test_words_and_thought_survive_both_ways() -> None:
    """Block for block the same, streamed or not, and taken back as what the assistant said."""
    thought = {"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}
    async with (
        MessagesApi(scripted([thought, text("This one."), call(PRESS) | {"id": "a"}])) as api,
        client(api) as sdk,
    ):
        whole, streamed = await ask(sdk), await ask(sdk, stream=True)
        assert [plain(block) for block in whole.content] == [plain(block) for block in streamed.content]
        assert [block.type for block in whole.content] == ["thinking", "text", "tool_use"]
        result = {"type": "tool_result", "tool_use_id": "a", "content": "done"}
        again = [*ASKED["messages"], whole.to_param(), {"role": "user", "content": [result]}]
        assert (await ask(sdk, messages=again)).stop_reason == "tool_use"


@pytest.mark.spec("model.scripted")
async def test_a_script_is_said_in_turn_and_its_last_line_again() -> None:
    """However often it is asked."""
    async with MessagesApi(scripted([text("one")], [text("two")])) as api, client(api) as sdk:
        said = [(await ask(sdk)).content[0].text for _ in range(3)]

    assert said == ["one", "two", "two"]


@pytest.mark.spec("model.scripted")
async def test_a_function_answers_from_the_request() -> None:
    """It sees the body as it was sent."""

    async def echo(request: dict[str, Any]) -> list[dict[str, Any]]:
        return [text(request["messages"][-1]["content"].upper())]

    async with MessagesApi(echo) as api, client(api) as sdk:
        assert (await ask(sdk)).content[0].text == "A PAGE."


# -- refusals ----------------------------------------------------------------------------------------------------------

STRICT = {**TOOL, "strict": True}
UNANSWERED = [
    {"role": "user", "content": "A page."},
    {"role": "assistant", "content": [{"type": "tool_use", "id": "a", "name": "browser_action", "input": {}}]},
    {"role": "user", "content": "Again, please."},
]
PREFILL = [*ASKED["messages"], {"role": "assistant", "content": "{"}]


@pytest.mark.spec("model.refuses-as-today")
@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"tools": [TOOL], "tool_choice": {"type": "tool", "name": "browser_action"}}, "forcing tool use"),
        ({"tools": [TOOL], "tool_choice": {"type": "any"}}, "forcing tool use"),
        ({"tool_choice": {"type": "auto"}}, "while providing tools"),
        ({"extra_body": {"temperature": 0}}, "`temperature` is not supported"),
        ({"extra_body": {"tempo": "allegro"}}, "tempo: Extra inputs"),
        ({"thinking": {"type": "disabled"}}, "`disabled` is not supported"),
        ({"messages": PREFILL}, "prefill"),
        ({"messages": UNANSWERED}, "without `tool_result` blocks immediately after: a."),
        ({"messages": []}, "messages: "),
        ({"messages": [{"role": "user", "content": [{"type": "text", "text": ""}]}]}, "must be non-empty"),
        ({"tools": [TOOL, TOOL]}, "unique"),
        ({"tools": [STRICT]}, "'additionalProperties' must be explicitly set to false"),
        (
            {
                "tools": [
                    {
                        **STRICT,
                        "input_schema": {
                            **TOOL["input_schema"],
                            "additionalProperties": False,
                            "properties": {"c": {"type": "number", "maximum": 1}},
                        },
                    }
                ]
            },
            "properties maximum are not supported",
        ),
        (
            {"tools": [{**TOOL, "name": f"t{n}", "cache_control": {"type": "ephemeral"}} for n in range(5)]},
            "maximum of 4",
        ),
    ],
)
async def test_what_todays_api_refuses_is_refused(sdk: AsyncAnthropic, fields: dict[str, Any], says: str) -> None:
    """With 400 and its reason: a program that works here is not refused there for its form."""
    with pytest.raises(anthropic.BadRequestError, match="invalid_request_error") as refused:
        await ask(sdk, **fields)
    assert says in str(refused.value)


@pytest.mark.spec("model.refuses-as-today")
@pytest.mark.parametrize(
    ("source", "says"),
    [
        ({"media_type": "image/jpeg", "data": base64.b64encode(PNG).decode()}, "does not appear to be image/jpeg"),
        ({"media_type": "image/png", "data": "not base64"}, "invalid base64"),
        ({"media_type": "image/bmp", "data": "Qk0="}, "media_type"),
    ],
)
async def test_a_picture_that_is_none_is_refused(sdk: AsyncAnthropic, source: dict[str, Any], says: str) -> None:
    """In a message, and in what a tool gave back."""
    picture = {"type": "image", "source": {"type": "base64", **source}}
    with pytest.raises(anthropic.BadRequestError, match=says):
        await ask(sdk, messages=[{"role": "user", "content": [picture]}])
    result = {"type": "tool_result", "tool_use_id": "a", "content": [picture]}
    with pytest.raises(anthropic.BadRequestError, match=says):
        await ask(sdk, messages=[*UNANSWERED[:2], {"role": "user", "content": [result]}])


@pytest.mark.spec("model.refuses-as-today")
@pytest.mark.filterwarnings("ignore:The model:DeprecationWarning")
@pytest.mark.parametrize("model", ["claude-sonnet-4-20250514", "claude-3-7-sonnet-20250219"])
async def test_a_model_that_is_gone_is_not_found(sdk: AsyncAnthropic, model: str) -> None:
    """404, as since its last day; its successors are asked."""
    with pytest.raises(anthropic.NotFoundError, match=model):
        await ask(sdk, model=model)
    for successor in ("claude-sonnet-4-6", "claude-opus-4-7", "claude-haiku-5-5"):
        await sdk.messages.count_tokens(model=successor, messages=ASKED["messages"])


@pytest.mark.spec("model.refuses-as-today")
def test_without_a_key_nobody_is_asked(api: MessagesApi) -> None:
    """401; and what is no JSON is 400."""
    for headers, status in [({}, 401), ({"x-api-key": "sk-planted"}, 400)]:
        answer = httpx2.post(f"{api.base_url}/v1/messages", content="half a {", headers=headers)
        assert (answer.status_code, answer.json()["type"]) == (status, "error")
        assert answer.headers["request-id"] == answer.json()["request_id"]
    assert httpx2.get(f"{api.base_url}/v1/models").json()["error"]["type"] == "not_found_error"


# -- faults ------------------------------------------------------------------------------------------------------------

RAISED: dict[int, type[anthropic.APIStatusError]] = {
    400: anthropic.BadRequestError,
    401: anthropic.AuthenticationError,
    402: anthropic.PaymentRequiredError,
    403: anthropic.PermissionDeniedError,
    404: anthropic.NotFoundError,
    413: anthropic.ContentTooLargeError,
    429: anthropic.RateLimitError,
    500: anthropic.InternalServerError,
    504: anthropic.GatewayTimeoutError,
    529: anthropic.OverloadedError,
}


def of_kind(kind: type) -> list[str]:
    return [name for name, fault in FAULTS.items() if isinstance(fault, kind)]


@pytest.mark.spec("model.failures")
@pytest.mark.parametrize("name", of_kind(Failure))
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
async def test_a_failure_is_the_sdks_own_error(api: MessagesApi, sdk: AsyncAnthropic, name: str, stream: bool) -> None:
    """Its class, its type, its request id, and when to come back."""
    fault = FAULTS[name]
    assert isinstance(fault, Failure)
    api.inject(name)
    with pytest.raises(RAISED[fault.status]) as failed:
        await ask(sdk, stream=stream)

    assert (failed.value.type, failed.value.api_message) == (fault.type, fault.message)
    assert failed.value.request_id == f"req_{api.turns:024}"
    assert failed.value.response.headers.get("retry-after") == fault.headers.get("retry-after")


@pytest.mark.spec("model.broken-wire")
@pytest.mark.parametrize(
    ("name", "cause"),
    [("reset", httpx2.ReadError), ("cut-off", httpx2.RemoteProtocolError), ("hang", httpx2.ReadTimeout)],
)
async def test_a_broken_connection_is_a_connection_error(api: MessagesApi, name: str, cause: type[Exception]) -> None:
    """Of a hang nothing is heard until the client's own time is up."""
    api.inject(name)
    async with client(api, timeout=0.3 if name == "hang" else 20) as sdk:
        with pytest.raises(anthropic.APIConnectionError) as failed:
            await ask(sdk)

    assert type(failed.value.__cause__) is cause
    assert isinstance(failed.value, anthropic.APITimeoutError) == (name == "hang")


@pytest.mark.spec("model.broken-wire")
async def test_an_answer_that_trickles_outlasts_every_timeout_of_the_sdk(api: MessagesApi) -> None:
    """Only a deadline around it ends it."""
    api.inject("drip")
    async with client(api, timeout=0.8) as sdk:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ask(sdk), 1.2)


@pytest.mark.spec("model.broken-wire")
async def test_half_of_the_json_and_a_foreign_page_are_not_noticed_by_the_sdk(
    api: MessagesApi, sdk: AsyncAnthropic
) -> None:
    """The one is a bare error of the JSON module, the other comes as a string: its caller must look."""
    api.inject("half-json")
    with pytest.raises(json.JSONDecodeError):
        await ask(sdk)
    api.inject("proxy-page")
    assert str(await ask(sdk)).startswith("<!doctype html>")


@pytest.mark.spec("model.broken-wire")
async def test_whoever_still_waits_is_let_go_when_it_stops() -> None:
    """The wait ends as a connection that broke."""
    async with MessagesApi(scripted([text("never said")]), faults=["hang"]) as api, client(api) as sdk:
        waiting = asyncio.create_task(ask(sdk))
        await asyncio.to_thread(wait_for, lambda: bool(api.requests))
        await asyncio.to_thread(api.stop)
        with pytest.raises(anthropic.APIConnectionError):
            await waiting


@pytest.mark.spec("model.odd-answers")
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
@pytest.mark.parametrize("name", of_kind(Oddity))
async def test_an_odd_answer_is_a_complete_one(api: MessagesApi, sdk: AsyncAnthropic, name: str, stream: bool) -> None:
    """The SDK raises nothing: none is what the model said, each is what it would be called."""
    api.inject(name)
    message = await ask(sdk, stream=stream)

    kinds = [block.type for block in message.content]
    stops, expected = ODD.get(name, ("tool_use", ["tool_use"]))
    assert (message.stop_reason, kinds) == (stops, expected)
    calls = [(block.name, block.input) for block in message.content if block.type == "tool_use"]
    assert calls != [("browser_action", PRESS)] or name in {"thinking-first", "unknown-block"}


ODD = {
    "refusal": ("refusal", []),
    "no-tool": ("end_turn", ["text"]),
    "two-tools": ("tool_use", ["tool_use", "tool_use"]),
    "thinking-first": ("tool_use", ["thinking", "tool_use"]),
    "only-thinking": ("max_tokens", ["thinking"]),
    "max-tokens": ("max_tokens", ["tool_use"]),
    "context-window": ("model_context_window_exceeded", []),
    "pause": ("pause_turn", []),
    "empty": ("end_turn", []),
    "unknown-block": ("tool_use", ["hologram", "tool_use"]),
}


@pytest.mark.spec("model.odd-answers")
async def test_wrong_input_reaches_the_caller_as_it_is(api: MessagesApi, sdk: AsyncAnthropic) -> None:
    """The SDK checks none of it."""
    given = {}
    for name in ("input-not-object", "input-null", "input-empty", "missing-fields", "high-confidence"):
        api.inject(name)
        given[name] = (await ask(sdk)).content[0].input

    assert given["input-not-object"] == "press the button"
    assert given["input-null"] is None
    assert given["input-empty"] == {}
    assert given["missing-fields"].keys() == {"state", "reasoning", "confidence"}
    assert given["high-confidence"]["confidence"] == 7


@pytest.mark.spec("model.odd-answers")
async def test_a_refusal_has_its_category(api: MessagesApi, sdk: AsyncAnthropic) -> None:
    """And what is no refusal has none."""
    api.inject("refusal", "none")
    refused, answered = await ask(sdk), await ask(sdk)
    assert (refused.stop_details.category, answered.stop_details) == ("general_harms", None)


@pytest.mark.spec("model.plan-of-faults")
async def test_faults_come_in_turn_and_the_last_stays(api: MessagesApi) -> None:
    """A retry is a turn of its own, so the SDK outlives two failures by itself."""
    api.inject("rate-limit-soon", "rate-limit-soon", "none")
    before = api.turns
    async with client(api, max_retries=2) as sdk:
        assert (await ask(sdk)).stop_reason == "tool_use"
        assert (await ask(sdk)).stop_reason == "tool_use"

    assert [each.fault for each in api.requests[-4:]] == ["rate-limit-soon", "rate-limit-soon", "none", "none"]
    assert api.turns == before + 4


@pytest.mark.spec("model.plan-of-faults")
def test_a_fault_that_there_is_not_is_refused() -> None:
    """With the one that was meant."""
    with pytest.raises(ConfigurationError, match="unknown fault 'overload': use one of overloaded"):
        MessagesApi(scripted([]), faults=["overload"])


# -- what it keeps -----------------------------------------------------------------------------------------------------


@pytest.mark.spec("model.records")
async def test_turns_are_kept_without_the_key(tmp_path: Path) -> None:
    """Requests in memory and in files, each in the order it came, with the fault it met and what was answered."""
    record = tmp_path / "conversation"
    planned = MessagesApi(scripted([call(PRESS)]), faults=["overloaded", "reset", "none"], record=record)
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "iVBORw0KGgo="}}
    async with planned as api, client(api) as sdk:
        with pytest.raises(anthropic.OverloadedError):
            await ask(sdk, system="Be brief.")
        with pytest.raises(anthropic.APIConnectionError):
            await ask(sdk, system="Be brief.")
        await ask(sdk, messages=[{"role": "user", "content": [picture, {"type": "text", "text": "한 페이지"}]}])

    files = sorted(record.iterdir())
    turns = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    assert [(each["turn"], each["fault"], each["status"]) for each in turns] == [
        (1, "overloaded", 529),
        (2, "reset", 0),
        (3, "none", 200),
    ]
    assert [each.has_key for each in api.requests] == [True] * 3
    assert turns[0]["request"] == api.requests[0].body
    assert turns[0]["request"]["system"] == "Be brief."
    assert (turns[1]["unchanged"], "system" in turns[1]["request"]) == (["system"], False)
    shown, said = turns[2]["request"]["messages"][0]["content"]
    assert (shown["source"]["data"][:7], said["text"]) == ("sha256:", "한 페이지")
    assert turns[2]["answer"]["content"][0]["input"] == PRESS
    assert "sk-planted" not in "".join(file.read_text(encoding="utf-8") for file in files) + repr(api.requests)
    assert sys.platform == "win32" or {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.spec("model.records")
def test_a_folder_that_cannot_be_used_is_told_before_it_serves(tmp_path: Path) -> None:
    """In one line: it is a file, or holds another conversation."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "0001.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ConfigurationError, match="nothing can be recorded in"):
        MessagesApi(scripted([]), record=tmp_path / "file")
    with pytest.raises(ConfigurationError, match="holds a conversation already"):
        MessagesApi(scripted([]), record=tmp_path)


@pytest.mark.spec("model.forwards")
async def test_a_forwarded_conversation_is_the_real_one_and_is_kept(tmp_path: Path) -> None:
    """The client's key goes on and is not written; errors come back as they were; nobody there is an error as well."""
    real = MessagesApi(scripted([call(PRESS)]), faults=["none", "overloaded", "none"])
    record = tmp_path / "conversation"
    async with real, MessagesApi(Forward(real.base_url), record=record) as api, client(api) as sdk:
        answer = await ask(sdk)
        with pytest.raises(anthropic.OverloadedError):
            await ask(sdk)
        real.stop()
        with pytest.raises(anthropic.InternalServerError, match="gave no answer"):
            await ask(sdk)

    assert answer.content[0].to_dict()["input"] == PRESS
    assert [each.has_key for each in real.requests] == [True] * 2
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(record.iterdir())]
    assert [each["status"] for each in kept] == [200, 529, 502]
    assert kept[0]["answer"]["id"] == answer.id
    assert "sk-planted" not in json.dumps(kept)
    with pytest.raises(ConfigurationError, match="no address"):
        Forward("file:///etc")


# -- usage -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("model.usage")
async def test_a_repeated_prefix_is_read_from_the_cache() -> None:
    """Written once, read again; a longer one writes only what it adds; the parts add up to the whole."""
    kept = {"type": "ephemeral"}
    system: Any = [{"type": "text", "text": "rule " * 2000, "cache_control": kept}]
    first: Any = [{"role": "user", "content": [{"type": "text", "text": "page " * 300, "cache_control": kept}]}]
    more = [*first, {"role": "assistant", "content": "Yes."}, {"role": "user", "content": "Go on."}]
    async with MessagesApi(scripted([text("Yes.")])) as api, client(api) as sdk:
        usages = []
        for messages in (ASKED["messages"], first, first, more):
            used = (await ask(sdk, system=system, messages=messages)).usage
            whole = await sdk.messages.count_tokens(model=MODEL, system=system, messages=messages)
            assert (
                used.input_tokens + used.cache_read_input_tokens + used.cache_creation_input_tokens
                == whole.input_tokens
            )
            usages.append((used.cache_read_input_tokens, used.cache_creation_input_tokens))

    rules, page = usages[0][1], usages[1][1]
    assert rules > 2400
    assert 300 < page < 400
    assert usages == [(0, rules), (rules, page), (rules + page, 0), (rules + page, 0)]


@pytest.mark.spec("model.usage")
async def test_a_short_prefix_is_not_cached_and_a_change_spoils_what_follows() -> None:
    """As the real cache; how long it is kept is told apart."""
    long = {"type": "text", "text": "rule " * 2000, "cache_control": {"type": "ephemeral", "ttl": "1h"}}
    short = {"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}}
    async with MessagesApi(scripted([text("Yes.")])) as api, client(api) as sdk:
        assert (await ask(sdk, system=[short])).usage.cache_creation_input_tokens == 0
        written = (await ask(sdk, system=[long])).usage
        changed = (await ask(sdk, system=[{"type": "text", "text": "Today."}, long])).usage
        other = (await ask(sdk, system=[long], model="claude-opus-5-5")).usage

    assert written.cache_creation.ephemeral_1h_input_tokens == written.cache_creation_input_tokens > 2000
    assert changed.cache_read_input_tokens == other.cache_read_input_tokens == 0


@pytest.mark.spec("model.usage")
async def test_a_picture_counts_by_its_size(sdk: AsyncAnthropic) -> None:
    """750 pixels a token, whatever its bytes."""
    source = {"type": "base64", "media_type": "image/png", "data": base64.b64encode(PNG).decode()}
    messages: Any = [{"role": "user", "content": [{"type": "image", "source": source}]}]
    assert (await sdk.messages.count_tokens(model=MODEL, messages=messages)).input_tokens == 100
