"""Both designs led by an OpenAI-compatible endpoint: the real SDK, real HTTP, and a stand-in with the same brain."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit import SCENARIOS, Bare, Practice, Ran, Says, person_for, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import scenarios
from subterminator.practice.model.chat_api import LACKS, ChatApi
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.rules_brain import RulesBrain

DESIGNS = {"agent": {"ai_agent": True}, "ai-led": {"ai_led": True}}
THIRD = [(design, name) for start, design in enumerate(DESIGNS) for name in SCENARIOS[start::3]]
"""Every third scenario, others in each design. All: `subterminator bench --brain openai` (docs/how-to/brains.md)."""
KEPT = [("agent", "straight"), ("ai-led", "straight_immediate")]
PASSING = [
    ("agent", ("rate-limit-soon", "reset")),
    ("agent", ("overloaded", "half-json")),
    ("ai-led", ("rate-limit-soon", "overloaded", "server-error")),
    ("ai-led", ("reset", "cut-off", "half-json")),
    ("ai-led", ("proxy-page", "refusal", "no-tool")),
    ("ai-led", ("only-thinking", "max-tokens", "empty")),
    ("ai-led", ("half-arguments", "input-empty", "wrong-tool")),
]
"""Each once, after the test of the endpoint, and a good answer after it. Design A asks two questions there."""
LASTING = ["bad-key", "rate-limit-hour", "refusal", "no-tool", "half-arguments"]
WIRES = ("openai", "claude")
OUTAGES = {
    "bad-key": "AuthenticationError: ",
    "rate-limit-soon": "RateLimitError: ",
    "server-error": "InternalServerError: ",
    "hang": "APITimeoutError: ",
    "half-json": "APIConnectionError: the answer could not be read",
    "bad-request": "BadRequestError: ",
}
"""Faults of every question, and the error that the record names. The last one refuses a question with its picture."""
WORDLESS = {"no-tool": "did not call browser_action", "half-arguments": "its input is a str"}
"""Faults of every answer, and what the record says of them."""


async def led(
    practice: Practice, api: ChatApi, scenario: str, chromium: str, design: str, person: Says | None = None, **more: Any
) -> Ran:
    """One run led by what answers at the stand-in, which wants a key as every vendor does."""
    practice.config = replace(practice.config, openai_api_key="any")
    options = {**DESIGNS[design], "brain_url": api.environment["OPENAI_BASE_URL"], "model": "stand-in", **more}
    return await practice.cancel(scenario, person=person, cdp_url=chromium, brain="openai", **options)


async def led_by(
    wire: str, practice: Practice, faults: tuple[str, ...], chromium: str, person: Says
) -> tuple[Ran, MessagesApi]:
    """One run of design A over either wire, with these faults from the first question about a page on."""
    practice.config = replace(practice.config, api_retries=1, pictures="always")
    if "hang" in faults:
        practice.config = replace(practice.config, api_retries=0, api_timeout=3)
    if wire == "openai":
        async with ChatApi(RulesBrain(), faults=["none", *faults]) as chat:
            return await led(practice, chat, "straight", chromium, "agent", person), chat
    async with MessagesApi(RulesBrain(), faults=faults) as api:
        practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
        ran = await practice.cancel("straight", person=person, cdp_url=chromium, brain="claude", ai_agent=True)
        return ran, api


def told(ran: Ran) -> str:
    """What the person was told in sentences."""
    return "\n".join(str(event.get("message", "")) for event in ran.events if event["event"] == "note")


@pytest.mark.spec("brains.endpoint")
@pytest.mark.parametrize(
    ("design", "name"), rest_in_matrix(THIRD, [("agent", "straight"), ("ai-led", "straight_immediate")])
)
async def test_scenario_ends_as_declared(design: str, name: str, tmp_path: Path, shared_chromium: str) -> None:
    """Required: same prompts, tools and gate; nothing in them is of one vendor."""
    declared = scenarios()[name]
    async with ChatApi(RulesBrain()) as api:
        ran = await led(Bare(tmp_path), api, name, shared_chromium, design, person_for(declared))

    assert declared.ends_right(ran.outcome.word), ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert (ran.truth.upgrades, ran.truth.accepted_offers, ran.truth.marketing) == (0, (), False)
    assert (ran.summary.design, ran.summary.brain) == (design, "openai")
    assert api.tests == 1


@pytest.mark.spec("brains.endpoint-lacks")
@pytest.mark.parametrize(
    ("lacks", "design"),
    rest_in_matrix(
        [(("pictures",), "agent"), (("strict", "limit"), "agent"), (("pictures", "strict", "limit"), "ai-led")],
        [(("pictures", "strict", "limit"), "ai-led")],
    ),
)
async def test_what_an_endpoint_lacks_is_told_at_the_start_and_left_out(
    lacks: tuple[str, ...], design: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: the run goes on without it, and ends as with it."""
    practice = Bare(tmp_path)
    practice.config = replace(practice.config, pictures="always")
    async with ChatApi(RulesBrain(), lacks=lacks) as api:
        ran = await led(practice, api, "straight", shared_chromium, design)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    sentences = {"pictures": "takes no pictures", "strict": "no strict tools", "limit": "no limit"}
    assert {name for name, words in sentences.items() if words in told(ran)} == {*lacks}
    first_plan = next(index for index, each in enumerate(ran.events) if each["event"] in {"planned", "pressing"})
    assert all(index < first_plan for index, each in enumerate(ran.events) if "stand-in at" in str(each))
    questions = [str(each.body) for each in api.requests][api.tests :]
    assert [("image_url" in each, "'strict': True" in each) for each in questions] == [
        ("pictures" not in lacks, "strict" not in lacks and design == "agent")
    ] * len(questions)


@pytest.mark.spec("brains.endpoint-lacks")
async def test_an_endpoint_without_tools_is_a_configuration_to_mend(tmp_path: Path, shared_chromium: str) -> None:
    """Required: nothing is pressed, and the message says what to do instead."""
    async with ChatApi(RulesBrain(), lacks=("tools",)) as api:
        ran = await led(Bare(tmp_path), api, "straight", shared_chromium, "ai-led")

    assert ran.outcome is Outcome.CONFIGURATION
    assert "takes no tools, so its model cannot lead" in ran.summary.message
    assert LACKS["tools"] in ran.summary.message
    assert ran.truth.final_requests == 0


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize(("design", "faults"), rest_in_matrix(PASSING, PASSING[:1]))
async def test_faults_that_pass_cost_no_outcome(
    design: str, faults: tuple[str, ...], tmp_path: Path, shared_chromium: str
) -> None:
    """Required: the run ends as without them, with one press."""
    met = [each for fault in faults for each in (fault, "none")]
    async with ChatApi(RulesBrain(), faults=["none", *met]) as api:
        ran = await led(Bare(tmp_path), api, "straight", shared_chromium, design)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert ran.truth.final_requests == 1
    assert {*faults} <= {each.fault for each in api.requests}


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize("fault", rest_in_matrix(LASTING, ["bad-key"]))
async def test_a_model_that_cannot_be_asked_ends_the_run_in_words(
    fault: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: nothing is sent, and the message says why."""
    async with ChatApi(RulesBrain(), faults=["none", fault]) as api:
        ran = await led(Bare(tmp_path), api, "straight", shared_chromium, "ai-led")

    assert ran.outcome is Outcome.FAILED
    assert ran.truth.final_requests == 0
    assert "Nothing was sent" in ran.summary.message


@pytest.mark.spec("brains.endpoint-faults")
async def test_a_wrong_key_is_told_before_anything_is_pressed(tmp_path: Path, shared_chromium: str) -> None:
    """Required: the first question to the endpoint is its test."""
    async with ChatApi(RulesBrain(), faults=["bad-key"]) as api:
        ran = await led(Bare(tmp_path), api, "straight", shared_chromium, "ai-led")

    assert ran.outcome is Outcome.FAILED
    assert "API key is invalid" in ran.summary.message
    assert ran.truth.final_requests == 0


@pytest.mark.spec("brains.endpoint-faults")
async def test_an_endpoint_that_is_not_there_is_told(tmp_path: Path, shared_chromium: str) -> None:
    """Required: also a port on which nothing listens."""
    async with ChatApi(RulesBrain()) as api:
        pass
    ran = await led(Bare(tmp_path), api, "straight", shared_chromium, "ai-led")

    assert ran.outcome is Outcome.FAILED
    assert ran.truth.final_requests == 0
    assert "model" in ran.summary.message


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize(("wire", "fault"), rest_in_matrix([(wire, fault) for wire in WIRES for fault in OUTAGES], []))
async def test_design_a_goes_on_without_a_model_that_cannot_be_asked(
    wire: str, fault: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: by the handlers, over either wire, with the error in the record; the person is asked all the same."""
    person = Says("confirm")
    ran, api = await led_by(wire, Bare(tmp_path), (fault,), shared_chromium, person)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert (ran.truth.final_requests, person.asked) == (1, ["Finish cancellation"])
    assert re.search(rf"The model could not be asked \({OUTAGES[fault]}.*by the rules of the handlers", told(ran))
    assert fault in {each.fault for each in api.requests}
    assert not [event for event in ran.events if event["event"] == "planned"]


@pytest.mark.spec("brains.endpoint-faults")
@pytest.mark.parametrize("wire", rest_in_matrix(WIRES, []))
@pytest.mark.parametrize("fault", WORDLESS)
async def test_design_a_leaves_the_final_press_to_the_person_where_its_model_calls_nothing(
    wire: str, fault: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: the handlers lead to the final page and do not press in its place; over either wire."""
    ran, _ = await led_by(wire, Bare(tmp_path), (fault,), shared_chromium, Says("confirm"))

    assert ran.outcome is Outcome.NEEDS_HUMAN, ran.summary.message
    assert ran.truth.final_requests == 0
    assert re.search(rf"The agent found no way on: .*{WORDLESS[fault]}.*by the rules of the handlers", told(ran))
    assert "did not make the final press" in ran.summary.message


@pytest.mark.spec("brains.endpoint-faults")
async def test_design_a_goes_on_where_the_test_of_the_endpoint_fails(tmp_path: Path, shared_chromium: str) -> None:
    """Required: a wrong key is found by the first question, and costs design A no outcome either."""
    async with ChatApi(RulesBrain(), faults=["bad-key"]) as api:
        ran = await led(Bare(tmp_path), api, "straight", shared_chromium, "agent")

    assert (ran.outcome, ran.truth.final_requests) == (Outcome.SCHEDULED, 1), ran.summary.message
    assert "The model could not be asked (AuthenticationError: " in told(ran)
