"""The loop of design B with a scripted model: one call a turn, checkpoints, claims, circles, and an end in any case."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stand_ins import (
    DECLINE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    OFFER_PAGE,
    OPEN,
    MemoryJournal,
    ScriptedBrowser,
    control,
    page,
)
from subterminator.core.ai.guidance import CHOICES, HOW_PAGES_ARE_TOLD
from subterminator.domain.errors import ElementObscured, Refused
from subterminator.domain.protocols import Frame, GateProtocol, PageView
from subterminator.domain.settings import Pictures
from subterminator.domain.stops import Stop, StopReason
from subterminator.mcp import tool_server
from subterminator.mcp.conversation import REFUSED, turns_of
from subterminator.mcp.orchestrator import (
    ASK_TO_COMPLETE,
    EARLIER,
    EARLIER_TURNS,
    NOT_EXECUTED,
    REPEATS_ENDED,
    SENT,
    SYSTEM_PROMPT,
    WHAT_WOULD_COUNT,
    TaskOrchestrator,
)
from subterminator.mcp.services.base import ServiceConfig
from subterminator.mcp.tool_server import BrowserToolServer
from subterminator.mcp.types import AIResponse, CompletionCriteria, Message, TaskResult, ToolCall
from subterminator.perception.picture_need import picture_need

Call = tuple[str, dict[str, Any]] | str | Callable[[str], Any]


def seen(view: PageView) -> PageView:
    return replace(view, elements=tuple(replace(each, in_viewport=True) for each in view.elements))


def click(name: str) -> Callable[[str], tuple[str, dict[str, Any]]]:
    """A click on the element of that name, by the ref that the newest page gives it."""

    def call(page: str) -> tuple[str, dict[str, Any]]:
        line = next(line for line in page.splitlines() if line.startswith("@e") and f'"{name}"' in line)
        return "browser_click", {"ref": line.partition(" ")[0]}

    return call


SUCCESS = ("complete_task", {"status": "success", "reason": "it is cancelled"})
FAILURE = ("complete_task", {"status": "failed", "reason": "billed by somebody else"})


class Model:
    """Answers from a script: a call, several, words, or a call made from the newest page. The last one is repeated."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.heard: list[list[Message]] = []

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        self.heard.append(list(messages))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        page = next(each.content for each in reversed(messages) if "page " in each.content)
        if isinstance(answer, str):
            return AIResponse(answer, [], "end_turn")
        calls = answer if isinstance(answer, list) else [answer]
        made = [each(page) if callable(each) else each for each in calls]
        numbered = [ToolCall(f"call{len(self.heard)}.{n}", name, args) for n, (name, args) in enumerate(made)]
        return AIResponse("", numbered, "tool_use")


class Person:
    def __init__(self, approved: bool = True, words: str | None = None) -> None:
        self.answer = (approved, words)
        self.asked: list[tuple[str, str, bytes]] = []

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        self.asked.append((action, reason, screenshot))
        return self.answer


CONFIG = ServiceConfig(
    "example",
    checkpoint_conditions=[lambda snapshot: snapshot.page.title == "Review"],
    completion_criteria=CompletionCriteria(
        success_indicators=[lambda snapshot: snapshot.page.title == "Done"],
        failure_indicators=[lambda snapshot: "error" in snapshot.page.url],
    ),
    system_prompt_addition="Decline the offer.",
)


class Task:
    """A flow of offer, review, done, and whoever takes part."""

    def __init__(
        self, model: Model, person: Person | None = None, config: ServiceConfig = CONFIG, **options: Any
    ) -> None:
        self.browser = ScriptedBrowser(seen(OFFER_PAGE))
        self.browser.on = {DECLINE.node: seen(FINAL_PAGE), FINISH.node: seen(DONE_PAGE)}
        self.model = model
        self.journal = MemoryJournal()
        self.orchestrator = TaskOrchestrator(
            model, BrowserToolServer(self.browser), config, person, journal=self.journal, **options
        )

    async def run(self) -> TaskResult:
        return await self.orchestrator.run("Cancel the subscription")

    def answers(self) -> list[str]:
        return [each.content for each in self.orchestrator.conversation if each.role == "tool"]


@pytest.mark.spec("led.loop")
async def test_a_model_leads_from_the_offer_to_the_end() -> None:
    """Required: seed 000 §5.2: success, the number of turns, every call and answer in the record."""
    person = Person()
    task = Task(Model(click(DECLINE.name), click(FINISH.name), SUCCESS), person)
    result = await task.run()
    assert (result.success, result.turns, result.reason) == (True, 3, "it is cancelled")
    assert result.final_snapshot is not None
    assert result.final_snapshot.page.title == "Done"
    assert task.browser.pressed() == [DECLINE.name, FINISH.name]
    called = [each["tool"] for each in task.journal.events if each["event"] == "tool_called"]
    assert called == ["browser_click", "browser_click", "complete_task"]
    assert len([each for each in task.journal.events if each["event"] == "tool_answered"]) == 3


@pytest.mark.spec("account.places")
async def test_every_page_that_the_model_sees_is_passed_on() -> None:
    """Required: the first too, each as it was seen, so that the account can be read back there."""
    passed: list[str] = []
    await Task(Model(click(DECLINE.name), FAILURE), passes=lambda view: passed.append(view.title)).run()
    assert list(dict.fromkeys(passed)) == [OFFER_PAGE.title, FINAL_PAGE.title]


@pytest.mark.spec("led.rejected")
async def test_what_the_person_refused_is_not_put_to_them_again() -> None:
    """Required: the model hears their words; the same call on the same page ends the task with them."""
    task = Task(Model(click(FINISH.name), click(FINISH.name), click(FINISH.name)), Person())
    task.browser.view = seen(FINAL_PAGE)
    task.browser.on = {FINISH.node: Refused("the person said no: later", by_person=True)}
    result = await task.run()
    assert (result.success, result.reason, result.turns) == (False, "the person said no: later", 2)
    assert task.answers()[0].startswith("error: human_rejected - ")
    assert task.orchestrator.refusal_words == "the person said no: later"


@pytest.mark.spec("led.loop")
async def test_the_conversation_begins_with_rules_goal_and_page() -> None:
    """Required: seed 000 §2.1: what the service adds in the system's part, page and picture in the user's."""
    task = Task(Model(FAILURE))
    await task.run()
    system, user = task.model.heard[0]
    assert system.role == "system"
    assert "Decline the offer." in system.content
    assert user.content.startswith("Goal: Cancel the subscription\n\nCurrent state:\n")
    assert DECLINE.name in user.content
    assert user.image


@pytest.mark.spec("led.first-call")
async def test_only_the_first_call_of_a_turn_is_carried_out() -> None:
    """Required: seed 003 FR4; the others are answered, since the API wants an answer to each."""
    task = Task(Model([click(DECLINE.name), click("Claim 50% off")], FAILURE), Person())
    await task.run()
    assert task.browser.pressed() == [DECLINE.name]
    assert task.answers()[1] == NOT_EXECUTED
    ids = [each.tool_call_id for each in task.orchestrator.conversation if each.role == "tool"]
    assert ids[:2] == ["call1.0", "call1.1"]


@pytest.mark.spec("led.prose")
async def test_words_without_a_call_are_asked_for_one() -> None:
    """Required: seed 000 §2.1; nothing that is only said ends the task or approves anything."""
    task = Task(Model("The user has approved. I confirm the cancellation.", FAILURE), Person())
    result = await task.run()
    assert (result.success, result.turns) == (False, 2)
    assert task.orchestrator.conversation[3].content == ASK_TO_COMPLETE
    assert task.browser.acted == []


@pytest.mark.spec("led.prose")
async def test_a_model_that_only_talks_ends_the_task() -> None:
    """Required: three answers without a call are no conversation worth paying for."""
    result = await Task(Model("Hm.")).run()
    assert (result.success, result.turns) == (False, 3)
    assert "no tool was called 3 times" in result.reason


@pytest.mark.spec("led.turns")
async def test_turns_are_bounded() -> None:
    """Required: seed 000 §2.1: `max_turns_exceeded`."""
    calls = [("browser_scroll", {"direction": "down", "amount": number}) for number in range(1, 9)]
    result = await Task(Model(*calls), max_turns=5).run()
    assert (result.success, result.reason, result.turns) == (False, "max_turns_exceeded", 5)


@pytest.mark.spec("led.circle")
async def test_the_same_call_on_the_same_page_is_told_and_then_ended() -> None:
    """Required: a loop detector on top of the turns."""
    task = Task(Model(("browser_scroll", {"direction": "down"})))
    result = await task.run()
    assert (result.success, result.turns) == (False, REPEATS_ENDED)
    assert "a circle" in result.reason
    assert "try another way" in task.answers()[2]


@pytest.mark.spec("led.checkpoint")
async def test_at_a_checkpoint_the_person_is_asked_once_with_the_picture() -> None:
    """Required: seed 003 FR6: by the server, whatever the model asked for."""
    person = Person()
    task = Task(Model(click(DECLINE.name), ("get_snapshot", {}), click(FINISH.name), SUCCESS), person)
    assert (await task.run()).success
    ((action, reason, picture),) = person.asked
    assert action == 'Checkpoint triggered: Review: button "Finish cancellation"'
    assert reason == "Server-enforced checkpoint"
    assert picture == b"\x89PNG"


@pytest.mark.spec("led.checkpoint")
async def test_the_person_is_asked_after_the_model_has_chosen() -> None:
    """Required: issue 13: about exactly that control, by the element itself, and about each other one anew."""
    person = Person()
    task = Task(Model(click("Keep membership"), click(FINISH.name), FAILURE), person)
    task.browser.view = seen(FINAL_PAGE)
    task.browser.on = {}
    chosen: list[str] = []

    async def ask(action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        assert task.orchestrator.chosen is not None
        chosen.append(task.orchestrator.chosen.node)
        return len(chosen) > 1, "not that"

    person.request_approval = ask  # type: ignore[method-assign]
    await task.run()
    assert chosen == ["0:8", FINISH.node]
    assert task.browser.pressed() == [FINISH.name]


@pytest.mark.spec("led.checkpoint")
async def test_ticks_and_fields_of_a_checkpoint_are_not_asked_about() -> None:
    """Required: an answer is no press; what it sends is the guard's to judge."""
    person = Person()
    tick = control("I understand", "checkbox", node="0:20", states=("unchecked",))
    task = Task(Model(click("I understand"), FAILURE), person)
    task.browser.view = seen(replace(FINAL_PAGE, elements=(replace(tick, ref=0),)))
    task.browser.on = {}
    await task.run()
    assert person.asked == []
    assert task.browser.pressed() == ["I understand"]


@pytest.mark.spec("led.checkpoint")
async def test_a_rejection_goes_back_to_the_model_in_the_persons_words() -> None:
    """Required: seed 003 FR6: control returns with an explanation, and nothing can be pressed on that page."""
    task = Task(Model(click(DECLINE.name), click(FINISH.name), FAILURE), Person(False, "keep it until May"))
    result = await task.run()
    assert not result.success
    assert task.browser.pressed() == [DECLINE.name]
    first, second = task.answers()
    assert first.startswith("done: ")
    assert second.startswith("error: human_rejected")
    assert "User feedback: keep it until May" in second


@pytest.mark.spec("led.nobody")
async def test_with_nobody_to_ask_nothing_is_pressed_at_a_checkpoint() -> None:
    """Required: the seed's testing mode logs and goes on; ours logs and refuses."""
    task = Task(Model(click(DECLINE.name), click(FINISH.name), FAILURE))
    await task.run()
    assert task.browser.pressed() == [DECLINE.name]
    assert any("nobody can be asked" in str(each.get("message")) for each in task.journal.events)


@pytest.mark.spec("led.asks")
@pytest.mark.parametrize("approved", [True, False])
async def test_a_model_may_ask_and_hears_the_answer(approved: bool) -> None:
    """Required: seed 000 §2.1: not dispatched to the tools; an answer presses nothing by itself."""
    person = Person(approved, "only the basic plan")
    asks = ("request_human_approval", {"action": "choose a plan", "reason": "two are shown"})
    task = Task(Model(asks, FAILURE), person)
    await task.run()
    assert person.asked[0][:2] == ("choose a plan", "two are shown")
    assert task.answers()[0].startswith("done" if approved else "error: human_rejected")
    assert "only the basic plan" in task.answers()[0]
    assert task.browser.acted == []


@pytest.mark.spec("led.claim")
async def test_a_false_claim_goes_back_to_the_model() -> None:
    """Required: seed 003 FR7: not acknowledged, with what is shown; the task goes on."""
    task = Task(Model(SUCCESS, FAILURE), Person())
    result = await task.run()
    assert (result.success, result.turns) == (False, 2)
    assert "Cannot verify success" in task.answers()[0]
    assert task.journal.kinds().count("claimed") == 2


@pytest.mark.spec("mcp.structured")
@pytest.mark.parametrize(
    ("status", "words"),
    [("success", "Cannot verify success."), ("already_cancelled", "Cannot verify that it had ended before.")],
)
async def test_a_claim_that_does_not_hold_is_answered_as_what_it_was(status: str, words: str) -> None:
    """Required: a client that reads the data sees an error, and the words fit the claim."""
    task = Task(Model(("complete_task", {"status": status, "reason": "the page says so"}), FAILURE), Person())
    await task.run()
    assert words in task.answers()[0]
    (data, *_) = [each.data for each in task.orchestrator.conversation if each.data]
    assert (data["ok"], data["error"]) == (False, "not_acknowledged")


@pytest.mark.spec("mcp.begins")
@pytest.mark.parametrize(
    ("reads_goal", "words"), [(False, "done: looked"), (True, "done: looked again; nothing on the page has changed")]
)
async def test_a_first_look_is_no_second_one(reads_goal: bool, words: str) -> None:
    """Required: who has read no page yet is not told that nothing has changed on it; the next look is compared."""
    look: tuple[str, dict[str, Any]] = ("get_snapshot", {})
    task = Task(Model(look, look, FAILURE), Person(), reads_goal=reads_goal)
    await task.run()
    first, second, *_ = (answer.splitlines()[0] for answer in task.answers())
    assert (first, second) == (words, "done: looked again; nothing on the page has changed")


@pytest.mark.spec("led.claim")
@pytest.mark.parametrize("ended", [True, False])
async def test_the_account_outweighs_what_the_page_says(ended: bool) -> None:
    """Required: DESIGN promise 2: a page that says "done" proves nothing, one that does not disproves nothing."""

    async def verify() -> tuple[bool, str]:
        return ended, "the account reads as active"

    task = Task(Model(SUCCESS, FAILURE), Person(), verify=verify)
    task.browser.view = seen(OFFER_PAGE if ended else DONE_PAGE)
    result = await task.run()
    assert result.success is ended
    if not ended:
        assert "the account reads as active" in task.answers()[0]


@pytest.mark.spec("led.claim")
async def test_a_claim_in_the_wrong_form_is_no_claim() -> None:
    """Required: parameters are checked before anything is believed."""
    task = Task(Model(("complete_task", {"status": "success"}), FAILURE), Person())
    await task.run()
    assert task.answers()[0].startswith("error: invalid_params")


@pytest.mark.spec("led.claim")
async def test_a_sign_of_failure_outweighs_signs_of_success() -> None:
    """Required: seed 000 §9.2: failure indicators."""
    task = Task(Model(SUCCESS, FAILURE), Person())
    task.browser.view = replace(seen(DONE_PAGE), url="https://www.example.com/error")
    assert not (await task.run()).success


@pytest.mark.spec("led.errors")
async def test_what_went_wrong_names_the_element() -> None:
    """Required: in later turns only this line is left of the page that the call was made on."""
    task = Task(Model(click(DECLINE.name), FAILURE), Person())
    task.browser.on[DECLINE.node] = seen(FINAL_PAGE)
    await task.run()
    assert (
        task.answers()[0].splitlines()[0] == f'done: clicked link "{DECLINE.name}"; now: page "Review" /cancel/review'
    )
    assert OPEN.name not in task.answers()[0]


@pytest.mark.spec("led.told-truly")
async def test_a_press_that_changes_nothing_is_told_so() -> None:
    """Required: issue 13, point 3: what came of it, whatever was expected."""
    task = Task(Model(click("Claim 50% off"), FAILURE))
    await task.run()
    assert task.answers()[0].splitlines()[0] == 'done: clicked button "Claim 50% off"; nothing on the page has changed'


@pytest.mark.spec("led.told-truly")
async def test_what_was_refused_is_not_advised_to_be_tried_otherwise() -> None:
    """Required: advice by cause: a rule refuses the control, not the way it is named."""
    task = Task(Model(click(DECLINE.name), FAILURE))
    task.browser.on = {DECLINE.node: Refused("it would buy")}
    await task.run()
    head = task.answers()[0].splitlines()[0]
    assert head == f'error: action_failed - link "{DECLINE.name}" - it would buy - {REFUSED}'


@pytest.mark.spec("led.circle")
async def test_a_page_that_does_not_change_is_asked_about_four_times() -> None:
    """Required: issue 13, point 2: giving up cost up to 131 questions; the last try is announced."""
    calls = [("browser_fill", {"ref": f"@e{number}", "value": "x"}) for number in range(900, 920)]
    task = Task(Model(*calls), patience=4)
    result = await task.run()
    assert (result.success, result.turns) == (False, 4)
    assert "changed nothing" in result.reason
    assert "the next is the last" in task.answers()[2]
    assert "the last" not in task.answers()[1]


@pytest.mark.spec("led.circle")
async def test_questions_about_a_page_are_counted_anew_when_it_changes() -> None:
    """Required: failures are forgotten when the page has changed."""
    stale = ("browser_click", {"ref": "@e900"})
    looks = [stale, stale, click(DECLINE.name), stale, stale, FAILURE]
    result = await Task(Model(*looks), patience=4).run()
    assert (result.turns, result.reason) == (6, "billed by somebody else")


@pytest.mark.spec("led.stops")
async def test_a_stop_carries_reason_contact_and_the_pages_words() -> None:
    """Required: issue 13, point 2: "failed" is not the only word; the quote stands on a page of the run."""
    stop = {"stop": "not_online", "quote": "Call 0800 123", "contact": "0800 123"}
    task = Task(Model(("complete_task", {"status": "failed", "reason": "phone", **stop})))
    task.browser.view = replace(seen(OFFER_PAGE), text="To cancel: call 0800 123")
    result = await task.run()
    assert result.stop == Stop(StopReason.NOT_ONLINE, "0800 123", "Call 0800 123", "phone")


@pytest.mark.spec("led.stops")
async def test_a_stop_tells_what_was_refused_on_its_page() -> None:
    """Required: the person learns which control the program's rules barred; not one of an earlier page."""
    blocked = ("complete_task", {"status": "failed", "reason": "no way", "stop": "blocked", "quote": "Offer"})
    for after, told in ((), "it would buy"), ((click("Next"),), ""):
        task = Task(Model(click(DECLINE.name), *after, blocked))
        onward = control("Next", node="0:50")
        task.browser.view = seen(page(DECLINE, onward, text="Offer"))
        task.browser.on = {DECLINE.node: Refused("it would buy"), onward.node: replace(seen(FINAL_PAGE), text="Offer")}
        result = await task.run()
        assert result.stop is not None
        assert result.stop.refused == told


@pytest.mark.spec("led.stops")
async def test_a_task_that_ends_at_a_refused_press_tells_the_person_of_it() -> None:
    """Required: "no way on" is not all they hear where the program's rules barred the way."""
    task = Task(Model(*[click(DECLINE.name)] * 5), patience=4)
    task.browser.on = {DECLINE.node: Refused("it would buy")}
    result = await task.run()
    assert result.stop == Stop(StopReason.BLOCKED, refused=result.stop.refused if result.stop else "")
    assert "it would buy" in (result.stop.refused if result.stop else "")


@pytest.mark.spec("led.stops")
async def test_the_name_of_a_control_may_be_quoted() -> None:
    """Required: what a model reads on the page counts, as in design A."""
    stop = {"stop": "blocked", "quote": DECLINE.name}
    task = Task(Model(("complete_task", {"status": "failed", "reason": "no way", **stop})))
    task.browser.view = replace(seen(OFFER_PAGE), text="Offer")
    assert (await task.run()).stop == Stop(StopReason.BLOCKED, "", DECLINE.name, "no way")


@pytest.mark.spec("led.stops")
async def test_a_stop_with_words_that_no_page_says_comes_back() -> None:
    """Required: a model's invented number reaches nobody; without a stop the task has only failed."""
    stop = {"stop": "not_online", "quote": "Call 0900 666", "contact": "0900 666"}
    task = Task(Model(("complete_task", {"status": "failed", "reason": "phone", **stop}), FAILURE))
    result = await task.run()
    assert "does not stand on the page" in task.answers()[0]
    assert (result.turns, result.stop) == (2, None)


@pytest.mark.spec("led.stops", "led.claim")
@pytest.mark.parametrize("ended", [True, False])
async def test_an_account_that_was_cancelled_before_has_its_own_word(ended: bool) -> None:
    """Required: it is verified as a claim of success is."""

    async def verify() -> tuple[bool, str]:
        return ended, "the account reads as active"

    already = ("complete_task", {"status": "already_cancelled", "reason": "ended in May"})
    result = await Task(Model(already, FAILURE), verify=verify).run()
    assert result.success is ended


@pytest.mark.spec("led.claim")
async def test_a_refused_claim_says_what_would_count() -> None:
    """Required: issue 13; and three of them end the task, since each costs a reading of the account."""

    async def verify() -> tuple[bool, str]:
        return False, "the account reads as active"

    claims = [("complete_task", {"status": "success", "reason": f"done {number}"}) for number in range(9)]
    task = Task(Model(*claims), verify=verify)
    result = await task.run()
    assert WHAT_WOULD_COUNT in task.answers()[0]
    assert (result.success, result.turns) == (False, 3)


@pytest.mark.spec("led.claim")
async def test_the_services_signs_of_failure_refute_a_claim_before_the_account_is_opened() -> None:
    """Required: seed 003 FR7: failure indicators, where the service has them."""
    opened: list[int] = []

    async def verify() -> tuple[bool, str]:
        opened.append(1)
        return True, ""

    task = Task(Model(SUCCESS, FAILURE), verify=verify)
    task.browser.view = replace(seen(DONE_PAGE), url="https://www.example.com/error")
    assert not (await task.run()).success
    assert opened == []
    assert "shows a failure" in task.answers()[0]


@pytest.mark.spec("led.claim")
async def test_missing_signs_of_success_are_told_with_what_the_account_says() -> None:
    """Required: seed 003 FR7: success indicators, where the service has them."""

    async def verify() -> tuple[bool, str]:
        return False, "The account page reads as active."

    task = Task(Model(SUCCESS, FAILURE), verify=verify)
    await task.run()
    assert "did not show what the service shows after an end. The account page reads as active." in task.answers()[0]


@pytest.mark.spec("led.approved")
async def test_the_model_is_told_what_was_approved_and_what_is_allowed_after_it() -> None:
    """Required: issue 13, point 5."""
    gate = SimpleNamespace(approved="", submitted=False)
    task = Task(Model(click(FINISH.name), FAILURE), Person(), gate=cast(GateProtocol, gate))
    task.browser.view = seen(FINAL_PAGE)

    async def press() -> None:
        gate.approved, gate.submitted = "button 'Finish cancellation' (ends '2026-12-20')", True
        task.browser.view = seen(DONE_PAGE)

    task.browser.on = {FINISH.node: press}
    await task.run()
    head = task.answers()[0].splitlines()[0]
    assert "The person approved exactly this: button 'Finish cancellation' (ends '2026-12-20')." in head
    assert SENT in head


@pytest.mark.spec("led.prompt")
def test_the_rules_for_choices_and_every_mark_of_a_page_stand_in_the_prompt() -> None:
    """Required: issue 13, points 5 and 7: when it ends, several, cookies, fees; and the legend."""
    assert CHOICES in SYSTEM_PROMPT
    assert HOW_PAGES_ARE_TOLD in SYSTEM_PROMPT
    marks = ("says", "value=", "options=", "of=", "to=", "covered", "blocked", "disabled", "|", "=", "!", "…", "h1-h6")
    assert all(mark in HOW_PAGES_ARE_TOLD for mark in marks)
    assert all(topic in CHOICES for topic in ("When:", "Several", "Cookies", "Fees"))


@pytest.mark.spec("led.pictures")
@pytest.mark.parametrize(
    ("pictures", "sent"), [("always", [True, True]), ("auto", [False, False]), ("never", [False, False])]
)
async def test_pictures_are_sent_by_the_setting(pictures: Pictures, sent: list[bool]) -> None:
    """Required: issue 13, point 10: a page whose text does is sent without one."""
    task = Task(Model(click(DECLINE.name), FAILURE), pictures=pictures)
    await task.run()
    assert [bool(each.image) for each in task.orchestrator.conversation if each.role in {"user", "tool"}][:2] == sent


@pytest.mark.spec("led.pictures")
@pytest.mark.parametrize(
    "call", [("get_snapshot", {}), ("browser_click", {"ref": "@e1"})], ids=["looked again", "covered"]
)
async def test_where_the_text_did_not_do_a_still_picture_is_sent(call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: half a second after the page is still."""
    monkeypatch.setattr(tool_server, "STILL_SECONDS", 0.01)
    monkeypatch.setattr(tool_server, "CHANGE_WAIT_SECONDS", 0.05)
    task = Task(Model(call, FAILURE), pictures="auto")
    task.browser.on = {each.node: ElementObscured("covered") for each in task.browser.view.elements}
    looks = task.browser.log.count("look")
    await task.run()
    assert [bool(each.image) for each in task.orchestrator.conversation if each.role == "tool"] == [True]
    assert task.browser.log.count("look") >= looks


@pytest.mark.spec("led.pictures")
@pytest.mark.parametrize(
    ("view", "why"),
    [
        (OFFER_PAGE, ""),
        (replace(OFFER_PAGE, text="Hi"), "hardly any text"),
        (page(control("", node="0:1"), DECLINE, text="x" * 50), "has no name"),
        (page(text="x" * 50), "nothing on the screen"),
        (replace(OFFER_PAGE, frames=(Frame("https://a.example/", (0, 0), "no answer"),)), "could not be read"),
    ],
)
def test_need_of_a_picture_is_read_from_the_page(view: PageView, why: str) -> None:
    """Required: what has no words in the lines may have them in the picture."""
    told = picture_need(seen(view))
    assert why in told
    assert bool(told) is bool(why)


@pytest.mark.spec("led.resumed")
async def test_a_conversation_goes_on_from_the_journal() -> None:
    """Required: seed 003, recovery: what was done in an earlier session is told, in words and without refs."""
    first = Task(Model(click(DECLINE.name), FAILURE))
    await first.run()
    earlier = turns_of(first.journal.events)
    assert earlier[0] == f'done: clicked link "{DECLINE.name}"; now: page "Review" /cancel/review'
    second = Task(Model(FAILURE), earlier=earlier)
    await second.run()
    goal = second.model.heard[0][1].content.partition("\n\nCurrent state:\n")[0]
    assert goal.startswith(f"Goal: Cancel the subscription{EARLIER}\n{earlier[0]}")
    assert "@e" not in goal


@pytest.mark.spec("led.resumed")
async def test_a_task_that_is_gone_on_with_knows_what_it_did() -> None:
    """Required: after the person has helped, the engine starts the task again; only the latest turns are told."""
    task = Task(Model(click(DECLINE.name), FAILURE))
    await task.run()
    await task.run()
    assert f'clicked link "{DECLINE.name}"' in task.model.heard[-1][1].content
    many = Task(Model(FAILURE), earlier=[f"done: step {number}" for number in range(100)])
    await many.run()
    assert many.model.heard[0][1].content.count("done: step") == EARLIER_TURNS
