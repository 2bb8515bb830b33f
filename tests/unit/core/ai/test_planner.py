"""Claude as a planner: its tool, its answers, and what is asked again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import anthropic
import pytest
from anthropic.types import Message

from claude import Asked, answer, call, message, words
from stand_ins import OFFER_PAGE
from subterminator.core import ai
from subterminator.core.ai import ClaudeActionPlanner
from subterminator.core.ai.guidance import CHOICES, HOW_PAGES_ARE_TOLD
from subterminator.core.ai.planner import CONFIDENT
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import ActionPlan, AgentContext, State, TargetStrategy
from subterminator.domain.stops import Stop, StopReason
from subterminator.mcp import orchestrator


def parse(response: Message) -> ActionPlan:
    return ClaudeActionPlanner("test-key")._parse_tool_response(response)


# -- the tool ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("planner.tool")
def test_tool_schema_has_the_fields_of_the_source() -> None:
    """Required: seed 004 3.3."""
    schema = ClaudeActionPlanner.TOOL_SCHEMA

    assert schema["name"] == "browser_action"
    properties = set(schema["input_schema"]["properties"])
    assert {"state", "expected_next_state", "action_type", "targets", "value", "reasoning", "confidence"} <= properties
    assert properties - set(schema["input_schema"]["required"]) == {
        "value",
        "dialog",
        "stop_reason",
        "contact",
        "quote",
    }
    assert "UNKNOWN" in schema["input_schema"]["$defs"]["state"]["enum"]
    assert all(
        schema["input_schema"]["properties"][name] == {"$ref": "#/$defs/state"}
        for name in ("state", "expected_next_state")
    )
    assert schema["strict"] is True


@pytest.mark.spec("planner.tool")
@pytest.mark.parametrize("tool", [ClaudeActionPlanner.TOOL_SCHEMA, ai.prompts.STATE_TOOL])
def test_schema_is_one_that_a_strict_tool_may_have(tool: dict[str, Any]) -> None:
    """Required: the SDK has nothing to take out of it or to forbid besides."""

    def untyped(schema: Any) -> Any:  # the SDK drops the type beside an enum
        if isinstance(schema, dict):
            return {name: untyped(part) for name, part in schema.items() if not (name == "type" and "enum" in schema)}
        return schema

    assert anthropic.transform_schema(tool["input_schema"]) == untyped(tool["input_schema"])


@pytest.mark.spec("planner.tool")
def test_every_state_of_the_schema_is_one_of_the_machine() -> None:
    """Required: no answer that the schema allows is unknown here."""
    assert set(ai.prompts.STATES) <= set(State.__members__)


# -- what comes back ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("planner.parse")
def test_one_target_has_no_fallbacks() -> None:
    """Required: seed 004 3.4."""
    plan = parse(answer())

    assert plan.primary_target == TargetStrategy("css", css_selector="#btn")
    assert plan.fallback_targets == []
    assert (plan.action_type, plan.state, plan.expected_state) == ("click", State.ACCOUNT_ACTIVE, State.RETENTION_OFFER)


@pytest.mark.spec("planner.parse")
def test_first_target_leads_and_the_others_follow() -> None:
    """Required: seed 004 3.5."""
    targets = [
        {"method": "css", "css": "#btn"},
        {"method": "text", "text": "Click"},
        {"method": "aria", "aria_role": "button"},
    ]

    plan = parse(answer(targets=targets))

    assert [each.method for each in plan.all_targets()] == ["css", "text", "aria"]


@pytest.mark.spec("planner.parse")
def test_at_most_three_targets_follow_the_first() -> None:
    """Required: what a plan holds; the rest was the least likely."""
    plan = parse(answer(targets=[{"method": "text", "text": str(number)} for number in range(9)]))

    assert [each.text_content for each in plan.all_targets()] == ["0", "1", "2", "3"]


@pytest.mark.spec("planner.parse")
def test_first_call_counts_and_earlier_blocks_are_skipped() -> None:
    """Required: thinking comes first, another tool may, and two calls have been seen."""
    thinking = {"type": "thinking", "thinking": "hm", "signature": "s"}
    other = {**call(), "name": "something_else"}

    plan = parse(message(thinking, words("I will"), other, call(reasoning="first"), call(reasoning="second")))

    assert plan.reasoning == "first"


@pytest.mark.spec("planner.parse")
@pytest.mark.parametrize("named", ["NOWHERE", "", None])
def test_state_that_nobody_knows_is_no_state(named: str | None) -> None:
    """Required: a plan may still be good; it says then that nothing is expected."""
    assert parse(answer(expected_next_state=named)).expected_state is None


@pytest.mark.spec("planner.parse")
@pytest.mark.parametrize("action", ["wait", "scroll"])
def test_waiting_and_scrolling_need_no_target(action: str) -> None:
    """Required: the page itself stands in."""
    assert parse(answer(action_type=action, targets=[])).primary_target.css_selector == "body"


@pytest.mark.spec("planner.parse")
@pytest.mark.parametrize(
    ("copied", "meant"),
    [("#a\\\\:b", "#a\\:b"), ("#a\\:b", "#a\\:b"), ('[name=\\"x y\\"]', '[name="x y"]'), ("#a", "#a")],
)
def test_selector_that_was_copied_with_its_escapes_is_meant_as_it_stands(copied: str, meant: str) -> None:
    """Required: what a line shows can be copied, whichever way."""
    assert parse(answer(targets=[{"method": "css", "css": copied}])).primary_target.css_selector == meant


@pytest.mark.spec("planner.stop")
def test_stop_carries_reason_contact_and_quote() -> None:
    """Required: giving up has words of its own, and needs no target."""
    given = {"stop_reason": "not_online", "contact": "0800 1", "quote": "Call us", "reasoning": "phone only"}

    plan = parse(answer(action_type="stop", targets=[], **given))

    assert plan.stop == Stop(StopReason.NOT_ONLINE, "0800 1", "Call us", "phone only")
    assert parse(answer(**given)).stop is None  # only the action stops


@pytest.mark.spec("planner.stop")
def test_every_reason_is_explained_to_the_model() -> None:
    """Required: which ends there are, and that the words must be the page's."""
    properties = ClaudeActionPlanner.TOOL_SCHEMA["input_schema"]["properties"]

    assert "stop" in properties["action_type"]["enum"]
    assert properties["stop_reason"]["enum"] == [str(reason) for reason in StopReason]
    assert all(f"{reason}: {reason.meaning}" in properties["stop_reason"]["description"] for reason in StopReason)
    assert "word for word" in properties["quote"]["description"]


@pytest.mark.spec("planner.rules")
def test_both_prompts_have_the_same_rules_for_what_a_site_lets_one_choose() -> None:
    """Required: when it ends, several subscriptions, cookies and fees, in the same words for both designs."""
    for prompt in (ClaudeActionPlanner.SYSTEM_PROMPT, orchestrator.SYSTEM_PROMPT):
        assert CHOICES in prompt
        assert HOW_PAGES_ARE_TOLD in prompt
    assert all(word in CHOICES for word in ("end of the paid period", "Several", "Cookies", "Fees"))


@pytest.mark.spec("planner.parse")
def test_secret_comes_back_by_its_name() -> None:
    """Required: the guard puts it in, nobody before."""
    assert parse(answer(action_type="fill", value="<secret:password>")).value == "<secret:password>"


@pytest.mark.spec("planner.invalid")
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"state": None}, "state"),
        ({"action_type": "buy"}, "action_type"),
        ({"targets": []}, "targets"),
        ({"targets": "all"}, "targets"),
        ({"targets": [{"method": "css"}]}, "targets.0: css is required"),
        ({"targets": [{"method": "aria", "aria_name": "Go"}]}, "targets.0: aria_role is required"),
        ({"targets": [{"method": "magic"}]}, "targets.0.method"),
        ({"targets": [{"method": "coordinates", "coordinates": [1]}]}, "targets.0.coordinates"),
        ({"targets": [{"method": "coordinates", "coordinates": [-1, 5]}]}, "targets.0.coordinates"),
        ({"action_type": "fill"}, "value is required for fill"),
        ({"action_type": "stop"}, "stop_reason is required for stop"),
        ({"action_type": "stop", "stop_reason": "bored"}, "stop_reason"),
        ({"dialog": "maybe"}, "dialog"),
        ({"confidence": 1.5}, "confidence"),
        ({"confidence": "very"}, "confidence"),
    ],
)
def test_input_that_cannot_be_used_names_its_field(change: dict[str, Any], field: str) -> None:
    """Required: a plan is never guessed from half an answer."""
    with pytest.raises(StateDetectionError, match=f"browser_action cannot be used: {field}"):
        parse(answer(**change))


@pytest.mark.spec("planner.invalid")
def test_input_that_is_no_object_is_refused() -> None:
    """Required: the SDK lets it through."""
    block = anthropic.types.ToolUseBlock.construct(
        type="tool_use", id="t", name="browser_action", input="not-an-object"
    )

    with pytest.raises(StateDetectionError, match=r"cannot be used: .*str, not an object"):
        parse(message().model_copy(update={"content": [block]}))


@pytest.mark.spec("planner.no-call")
def test_answer_without_a_call_is_quoted() -> None:
    """Required: seed 001 §7.4."""
    with pytest.raises(StateDetectionError, match="did not call browser_action: 'I see a page'"):
        parse(message(words("I see a page"), stop_reason="end_turn"))


# -- asking ------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("planner.request")
async def test_question_is_one_that_todays_api_takes() -> None:
    """Required: automatic choice, one call, a strict tool, the system prompt cached; no sampling, no forced tool."""
    asked = Asked(answer())

    await asked.plan()

    (request,) = asked.requests
    assert request["model"] == "claude-sonnet-5-5"
    assert request["tool_choice"] == {"type": "auto", "disable_parallel_tool_use": True}
    assert request["tools"] == [ClaudeActionPlanner.TOOL_SCHEMA]
    assert request["system"][-1]["cache_control"] == {"type": "ephemeral"}
    assert [each["role"] for each in request["messages"]] == ["user"]
    assert request.keys().isdisjoint({"temperature", "top_p", "top_k", "thinking"})


@pytest.mark.spec("planner.subscription")
async def test_prompt_names_the_subscription() -> None:
    """Required: in words of ours, before the page; the page has no say in it."""
    asked = Asked(answer(), subscription="Tidelight")

    await asked.plan()

    said = asked.text()
    assert 0 < said.index("\nSUBSCRIPTION to cancel, and no other: Tidelight\n") < said.index("<untrusted-")


@pytest.mark.spec("planner.request")
def test_what_repeats_is_long_enough_to_be_cached() -> None:
    """Required: below 1,024 tokens the mark does nothing; four bytes a token is the least they are."""
    repeated = ClaudeActionPlanner.SYSTEM_PROMPT + json.dumps(ClaudeActionPlanner.TOOL_SCHEMA, ensure_ascii=False)

    assert len(repeated.encode()) >= 4 * 1_024


@pytest.mark.spec("planner.short")
def test_what_repeats_leaves_room_for_the_page() -> None:
    """Required: rules and tool take at most 1,300 of a question's 2,000 tokens, at four bytes a token."""
    repeated = ClaudeActionPlanner.SYSTEM_PROMPT + json.dumps(ClaudeActionPlanner.TOOL_SCHEMA, ensure_ascii=False)

    assert len(repeated.encode()) <= 4 * 1_300


@pytest.mark.spec("planner.short")
def test_states_are_listed_once() -> None:
    """Required: their names are in the schema, which the prompt does not repeat but where it explains them."""
    schema = json.dumps(ClaudeActionPlanner.TOOL_SCHEMA)

    assert all(schema.count(f'"{name}"') == 1 for name in ai.prompts.STATES)
    assert "LOGIN_REQUIRED:" not in ClaudeActionPlanner.SYSTEM_PROMPT


@pytest.mark.spec("planner.request")
@pytest.mark.parametrize(("model", "told"), [("claude-opus-5-5", True), ("claude-haiku-4-5", False), ("other", False)])
async def test_effort_is_set_for_models_that_support_it(model: str, told: bool) -> None:
    """Required: the others answer 400 to it."""
    asked = Asked(answer(), model=model)

    await asked.plan()

    assert ("output_config" in asked.requests[0]) is told


@pytest.mark.spec("planner.confidence")
async def test_low_confidence_is_asked_for_once_more() -> None:
    """Required: seed 004 3.6."""
    asked = Asked(answer(confidence=0.4), answer(confidence=0.8))

    plan = await asked.plan()

    assert plan.confidence >= CONFIDENT
    assert asked.create.call_count == 2
    assert "confidence >= 0.6" in asked.text(1)
    assert asked.text(1).startswith(asked.text(0))


@pytest.mark.spec("planner.confidence")
async def test_persistent_low_confidence_is_given_up() -> None:
    """Required: seed 004 3.7."""
    asked = Asked(answer(confidence=0.3), answer(confidence=0.4, reasoning="two buttons read alike"))

    with pytest.raises(StateDetectionError, match=r"low confidence: 0\.4.*two buttons read alike"):
        await asked.plan()
    assert asked.create.call_count == 2


@pytest.mark.spec("planner.no-call")
async def test_answer_in_words_is_asked_for_again_as_a_call() -> None:
    """Required: once, in a conversation of its own."""
    asked = Asked(message(words("Press it"), stop_reason="end_turn"), answer())

    assert (await asked.plan()).action_type == "click"
    assert "without calling browser_action" in asked.text(1)
    assert len(asked.requests[1]["messages"]) == 1


@pytest.mark.spec("planner.no-call")
async def test_answer_in_words_twice_is_given_up() -> None:
    """Required: the loop hears what was said."""
    asked = Asked(*[message(words("No idea"), stop_reason="end_turn")] * 2)

    with pytest.raises(StateDetectionError, match="No idea"):
        await asked.plan()
    assert asked.create.call_count == 2


@pytest.mark.spec("planner.cut-off")
@pytest.mark.parametrize(
    ("ended", "said"),
    [
        (message(words("I cannot help"), stop_reason="refusal"), "refused to answer: 'I cannot help'"),
        (message(call(), stop_reason="max_tokens"), "cut off"),
        (message(stop_reason="model_context_window_exceeded"), "larger than"),
    ],
)
async def test_answer_that_did_not_end_by_itself_is_no_plan(ended: Message, said: str) -> None:
    """Required: half a call may look whole."""
    with pytest.raises(StateDetectionError, match=said):
        await Asked(ended).plan()


@pytest.mark.spec("planner.pictures")
@pytest.mark.parametrize(
    ("pictures", "error", "sent"),
    [("always", None, True), ("never", "it failed", False), ("auto", None, False), ("auto", "it failed", True)],
)
def test_pictures_go_with_questions_by_the_setting(pictures: Any, error: str | None, sent: bool) -> None:
    """Required: issue 13, point 10: by itself only where the text does not do, and after a failure."""
    view = replace(OFFER_PAGE, elements=tuple(replace(each, in_viewport=True) for each in OFFER_PAGE.elements))
    context = AgentContext(b"\x89PNG", "{}", "", view.url, view.text, [], [], view.viewport, view.scroll, view)
    (message,) = ClaudeActionPlanner("k", pictures=pictures)._build_messages(context, "go", error)
    assert [block["type"] for block in message["content"]] == ["image"] * sent + ["text"]
