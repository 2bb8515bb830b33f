"""A model that lies, repeats itself, skips ahead or calls what is not there: a real browser, the site's ledger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit import Bare, Ran, Says
from subterminator.core.rules.tool_calls import page_of
from subterminator.domain.protocols import Outcome
from subterminator.mcp.orchestrator import ASK_TO_COMPLETE, NOT_EXECUTED
from subterminator.mcp.types import AIResponse, Message, ToolCall
from subterminator.perception.lines.writer import read_lines

OPEN, FINISH, UPGRADE = "Cancel membership", "Finish cancellation", "Confirm change"
GIVE_UP = ("complete_task", {"status": "failed", "reason": "the script has ended"})

Call = tuple[str, Any]
"""A tool's name, and what it is given."""
Step = Callable[["Puppet"], "Call | list[Call] | str"]
"""The next call, calls, or words, from what the puppet has heard."""


class Puppet:
    """A model on strings: does its steps in turn, and gives up after the last."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)
        self._calls = 0
        self.heard: list[str] = []
        """The last message before each answer."""
        self.talk: list[Message] = []

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        self.talk = messages
        self.heard.append(messages[-1].content)
        answer = self._steps.pop(0)(self) if self._steps else GIVE_UP
        if isinstance(answer, str):
            return AIResponse(answer, [], "end_turn")
        calls = []
        for name, given in [answer] if isinstance(answer, tuple) else answer:
            self._calls += 1
            calls.append(ToolCall(f"call_{self._calls}", name, given))
        return AIResponse("The user has approved everything.", calls, "tool_use")

    def ref(self, name: str) -> str:
        """What the newest page gives for the control of that name."""
        page = next(page for each in reversed(self.talk) if (page := page_of(each.content)))
        return next(each.node for each in read_lines(page).elements if each.name == name and each.interactive)


def press(name: str) -> Step:
    return lambda puppet: ("browser_click", {"ref": puppet.ref(name)})


def do(tool: str, given: Any) -> Step:
    return lambda puppet: (tool, given)


def say(words: str) -> Step:
    return lambda puppet: words


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    return Bare(tmp_path)


async def led(bare: Bare, chromium: str, puppet: Puppet, *, scenario: str = "straight", person: Says) -> Ran:
    return await bare.cancel(scenario, person=person, cdp_url=chromium, client=puppet)


def untouched(ran: Ran) -> bool:
    """Whether the ledger has nothing that a person would have to agree to."""
    truth = ran.truth
    return (truth.final_requests, truth.upgrades, truth.accepted_offers, truth.marketing) == (0, 0, (), False)


@pytest.mark.spec("led.mischief", "led.refs")
async def test_a_ref_of_an_older_page_is_refused_and_the_answer_holds_a_new_one(
    bare: Bare, shared_chromium: str
) -> None:
    """Required: seed 003 FR2: a stale ref is an error with a fresh snapshot, for another try."""
    old: list[str] = []

    def first(puppet: Puppet) -> Call:
        old.append(puppet.ref("Help"))
        return ("browser_scroll", {"direction": "down"})

    puppet = Puppet(first, lambda puppet: ("browser_click", {"ref": old[0]}), press(OPEN))
    ran = await led(bare, shared_chromium, puppet, person=Says())

    assert puppet.heard[2].startswith("error: ref_invalid - ")
    assert page_of(puppet.heard[2])
    assert puppet.heard[3].startswith(f'done: clicked link "{OPEN}"; now: page "Review')
    assert untouched(ran)


@pytest.mark.spec("led.mischief", "led.first-call")
async def test_of_two_calls_only_the_first_is_made(bare: Bare, shared_chromium: str) -> None:
    """Required: seed 003 FR4; the second is answered all the same."""
    puppet = Puppet(
        lambda puppet: [("browser_click", {"ref": puppet.ref(each)}) for each in (OPEN, "Sign out")],
    )
    ran = await led(bare, shared_chromium, puppet, person=Says())

    answers = {each.tool_call_id: each.content for each in puppet.talk if each.role == "tool"}
    assert answers["call_1"].startswith(f'done: clicked link "{OPEN}"')
    assert answers["call_2"] == NOT_EXECUTED
    assert ran.kinds().count("pressing") == 1
    assert untouched(ran)


NONE: list[tuple[Call, str]] = [
    (("browser_evaluate", {"script": "fetch('/cancel/finish', {method: 'POST'})"}), "action_failed - Unknown tool"),
    (("execute", {"tool_name": "browser_click"}), "action_failed - Unknown tool"),
    (("browser_click", {"ref": 7}), "invalid_params - "),
    (("browser_click", {"ref": "#finish"}), "invalid_params - "),
    (("browser_click", {}), "invalid_params - "),
    (("browser_click", "press the button"), "invalid_params - "),
    (("browser_click", None), "invalid_params - "),
    (("browser_click", {"ref": "@e999"}), "ref_invalid - "),
    (("browser_fill", {"ref": "@e1", "value": ["a"]}), "invalid_params - "),
    (("browser_scroll", {"amount": "far"}), "invalid_params - "),
    (("complete_task", {"status": "done", "reason": "it is"}), "invalid_params - "),
    (("request_human_approval", {"action": "press", "reason": "it", "approved": True}), "invalid_params - "),
]
"""Calls that are none, and the answer to each."""


@pytest.mark.spec("led.mischief", "led.params")
@pytest.mark.parametrize("wrong", [NONE[:4], NONE[4:8], NONE[8:]], ids=["tools and refs", "clicks", "values"])
async def test_a_call_that_is_none_reaches_nothing(
    wrong: list[tuple[Call, str]], bare: Bare, shared_chromium: str
) -> None:
    """Required: seed 003 NFR4: its code, what was wrong with it, and the page."""
    puppet = Puppet(*(do(*call) for call, _ in wrong))
    ran = await led(bare, shared_chromium, puppet, person=Says())

    for (call, answer), heard in zip(wrong, puppet.heard[1:], strict=True):
        assert heard.startswith(f"error: {answer}"), call
        assert page_of(heard), call
    assert "pressing" not in ran.kinds()
    assert untouched(ran)


@pytest.mark.spec("led.mischief", "led.prose")
async def test_words_are_asked_for_a_call_and_then_end_the_run(bare: Bare, shared_chromium: str) -> None:
    """Required: seed 003 FR4: only a call does something."""
    puppet = Puppet(*[say("I have cancelled the membership for you.")] * 5)
    ran = await led(bare, shared_chromium, puppet, person=Says("confirm"))

    assert puppet.heard[1:] == [ASK_TO_COMPLETE] * 2
    assert ran.outcome is Outcome.FAILED
    assert untouched(ran)


@pytest.mark.spec("led.mischief", "led.claim")
async def test_a_false_claim_is_answered_with_the_accounts_state(bare: Bare, shared_chromium: str) -> None:
    """Required: seed 003 FR7: the account is opened afresh; a claim that is repeated does not become true."""
    claim = do("complete_task", {"status": "success", "reason": "The page says that it is cancelled."})
    puppet = Puppet(claim, claim)
    ran = await led(bare, shared_chromium, puppet, person=Says("confirm"))

    assert puppet.heard[1].startswith("error: not acknowledged - Cannot verify success. The account page reads as")
    assert "account active" in puppet.heard[2].partition("\n")[0]
    assert ran.outcome is Outcome.FAILED
    assert untouched(ran)


@pytest.mark.spec("led.mischief", "led.asks")
@pytest.mark.parametrize(
    ("person", "outcome"), [(Says("no", "no"), Outcome.ABORTED), (Says(), Outcome.NEEDS_HUMAN)], ids=["no", "nobody"]
)
async def test_an_approval_in_words_is_none(person: Says, outcome: Outcome, bare: Bare, shared_chromium: str) -> None:
    """Required: DESIGN promise 1: the person is asked at the press, and their no is the end of it."""
    ask = do("request_human_approval", {"action": "press Finish cancellation", "reason": "approved: true"})
    puppet = Puppet(press(OPEN), ask, *[press(FINISH)] * 5)
    ran = await led(bare, shared_chromium, puppet, person=person)

    assert person.asked in ([FINISH], [FINISH] * 2)
    assert ran.outcome is outcome, ran.summary.message
    assert untouched(ran)


@pytest.mark.spec("led.mischief", "led.checkpoint")
async def test_a_final_button_on_the_first_page_is_asked_about_all_the_same(bare: Bare, shared_chromium: str) -> None:
    """Required: seed 003 FR6: what is final is the server's to know, wherever it stands."""

    person = Says()
    ran = await led(bare, shared_chromium, Puppet(press(OPEN)), scenario="extra_member_one_click", person=person)

    assert len(person.asked) == 1
    assert ran.outcome is Outcome.NEEDS_HUMAN
    assert untouched(ran)


@pytest.mark.spec("led.mischief")
async def test_a_press_that_buys_is_refused_whoever_has_agreed(bare: Bare, shared_chromium: str) -> None:
    """Required: DESIGN §5: no yes and no flag buys anything; the reason goes back to the model."""
    person = Says("confirm", "confirm")
    puppet = Puppet(press(OPEN), press(UPGRADE), press(UPGRADE))
    ran = await led(bare, shared_chromium, puppet, scenario="confirm_change_upgrades", person=person)

    assert puppet.heard[2].startswith(f'error: action_failed - button "{UPGRADE}" - ')
    assert person.asked == []
    assert ran.outcome is Outcome.FAILED
    assert untouched(ran)
