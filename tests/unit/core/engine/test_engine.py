"""Design A at the protocol level: routing, bounds, the yes, the read-back. The gate is the real one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import Any
from unittest.mock import AsyncMock

import anthropic
import httpx2
import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DECLINE,
    DONE_PAGE,
    ENDED_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    NOW,
    OFFER_PAGE,
    OPEN,
    PENDING_PAGE,
    SIGN_IN_PAGE,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.core.engine import messages
from subterminator.core.engine.engine import CancellationEngine
from subterminator.core.engine.sign_in import HOME_LOOKS, KNOWN_LOOKS, SignInWatch
from subterminator.core.rules.learned import path_of
from subterminator.domain.answer_words import CLIENT
from subterminator.domain.errors import (
    ActionTimeout,
    AgreementNeeded,
    BrowserLost,
    Declined,
    DryRunReached,
    HostNotListed,
    NavigationFailed,
    NeedsHuman,
    PageChanged,
    Refused,
    StateDetectionError,
    UnsettledIntent,
    WhichOne,
)
from subterminator.domain.protocols import (
    CLICK,
    AIInterpretation,
    CancellationResult,
    Control,
    Decision,
    Intent,
    LearnedStep,
    Outcome,
    PageRequest,
    PageView,
    State,
    gate_of,
)
from subterminator.domain.settings import AppConfig
from subterminator.domain.stops import Stop, StopReason
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.state_detector import HeuristicInterpreter

YES, NO = Decision.YES, Decision.NO
NEUTRAL_PAGE = page(url=f"{HOME}/cancel/wait", text="One moment please", title="Wait")
LINKS = tuple(control(name, "link", href=f"{HOME}/{name}") for name in ("Films", "Series", "Help"))
SERVICE = Service(controls={"confirm_cancel": Control(role="button", name="Finish cancellation", final=True)})


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Waiting costs nothing here; how long each wait would have been is kept."""
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    yield waited


class Agent:
    """Design A's agent by a script of states, or errors to raise."""

    def __init__(self, *answers: State | BaseException) -> None:
        self.answers = list(answers)
        self.handled: list[State] = []
        self.cleared = 0
        self.reason = "no button fits"
        self.stop: Stop | None = None
        self.final_refusal = ""

    async def handle_state(self, state: State) -> State:
        self.handled.append(state)
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def clear_history(self) -> None:
        self.cleared += 1


class Run:
    """An engine over a guarded scripted browser that walks account, offer, review, done."""

    def __init__(
        self,
        *answers: Any,
        account: list[Any] | None = None,
        agent: Agent | None = None,
        person: Callable[[str, int], Any] | None = None,
        dry_run: bool = False,
        guarded: bool = True,
        ledger: MemoryLedger | None = None,
        service: Service = SERVICE,
        **settings: Any,
    ) -> None:
        self.log: list[str] = []
        self.inner = ScriptedBrowser(NEUTRAL_PAGE, self.log)
        self.inner.pages[ACCOUNT] = account or [ACTIVE_PAGE, ENDED_PAGE]
        self.inner.on = {OPEN.node: OFFER_PAGE, DECLINE.node: FINAL_PAGE, FINISH.node: DONE_PAGE}
        self.approver = ScriptedApprover(*answers, words="my words")
        self.journal = MemoryJournal(self.log)
        self.ledger = ledger or MemoryLedger(self.log)
        self.gate = Guarded(
            self.inner if guarded else ScriptedBrowser(NEUTRAL_PAGE),
            Policy(service, Lexicon.load()),
            self.approver,
            self.journal,
            self.ledger,
            dry_run=dry_run,
            now=Clock(),
        )
        self.dry_run = dry_run
        self.said: list[tuple[str, str]] = []
        config = AppConfig.load(
            **{"read_back_attempts": 2, "page_timeout": 0.001, "read_back_patience": 0.001, **settings}
        )
        self.engine = CancellationEngine(
            service,
            self.gate if guarded else self.inner,
            HeuristicInterpreter(service),
            None,
            self.journal,
            config,
            output_callback=lambda state, message: self.said.append((state, message)),
            input_callback=person,
            agent=agent,
            today=NOW.date,
        )

    async def end(self) -> CancellationResult:
        return await self.engine.run(self.dry_run)

    def states(self) -> list[str]:
        return [
            event["state"] for event in self.journal.events if event["event"] == "state" and event["by"] == "engine"
        ]

    def finals(self) -> int:
        """How often the final control was pressed."""
        return self.inner.pressed().count(FINISH.label)


# -- the walk ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.walk")
async def test_plain_flow_ends_read_back() -> None:
    """Required: account, offer declined, one yes, one press, the account opened afresh; every move is recorded."""
    run = Run(YES)
    result = await run.end()

    assert (result.success, result.outcome, result.state) == (True, Outcome.SCHEDULED, State.COMPLETE)
    assert result.effective_date == date(2026, 12, 20)
    assert result.session_dir == run.journal.directory
    assert run.inner.pressed() == ["Cancel membership", "No thanks, continue to cancel", "Finish cancellation"]
    assert run.states() == ["account_active", "retention_offer", "final_confirmation", "complete"]
    assert len(run.approver.requests) == 1
    assert run.ledger.results == ["ended"]
    assert run.log.index("submitted") < run.log.index("claimed") < run.log.index("read_back")
    assert run.said


@pytest.mark.spec("rules.own-contracts")
async def test_contract_that_only_a_person_can_choose_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: with the question of the page and its options, and without a press."""

    async def unclear(*_: object) -> State:
        raise WhichOne("'Contract' asks which subscription is meant: 'Gold', 'Silver'")

    monkeypatch.setattr("subterminator.core.engine.engine.handle", unclear)
    run = Run(YES)
    with pytest.raises(NeedsHuman, match="'Gold', 'Silver'"):
        await run.end()
    assert run.inner.pressed() == []


@pytest.mark.spec("rules.gates")
async def test_agreement_that_only_the_person_may_give_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: a person is needed, and nothing has failed."""

    async def waiting(*_: object) -> State:
        raise AgreementNeeded("button 'End' waits for checkbox 'I agree to a fee of $42.00'")

    monkeypatch.setattr("subterminator.core.engine.engine.handle", waiting)
    run = Run(YES)
    result = await run.end()
    assert (result.outcome, run.inner.pressed()) == (Outcome.NEEDS_HUMAN, [])
    assert "a fee of $42.00" in result.message


@pytest.mark.spec("engine.read-back")
@pytest.mark.parametrize("ended", [True, False])
async def test_missing_person_after_a_write_makes_the_account_be_read(
    ended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: what was sent under the yes may have been the end; else the person is still needed."""

    async def nobody(*_: object) -> State:
        raise NeedsHuman("a yes was needed and nobody gave one")

    monkeypatch.setattr("subterminator.core.engine.engine.handle", nobody)
    monkeypatch.setattr(Guarded, "awaits_read_back", property(lambda _: True))
    run = Run(YES, account=[ACTIVE_PAGE, ENDED_PAGE if ended else ACTIVE_PAGE])
    if ended:
        assert (await run.end()).outcome is Outcome.SCHEDULED
    else:
        with pytest.raises(NeedsHuman, match="nobody gave one"):
            await run.end()
    assert run.inner.pressed() == []


@pytest.mark.spec("engine.looks")
async def test_press_costs_two_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: one look to decide on, one under the pointer; the last press has one more, for the question."""
    run = Run(YES)
    look, read = run.inner.look, HeuristicInterpreter._interpret
    readings: list[PageView] = []

    async def counted_look() -> PageView:
        run.log.append("look")
        return replace(await look())

    def counted_reading(self: HeuristicInterpreter, view: PageView, still_runs: bool) -> AIInterpretation:
        readings.append(view)
        return read(self, view, still_runs)

    monkeypatch.setattr(run.inner, "look", counted_look)
    monkeypatch.setattr(HeuristicInterpreter, "_interpret", counted_reading)
    await run.end()

    presses = [place for place, event in enumerate(run.log) if event.startswith("act click")]
    looks = [run.log[start:end].count("look") for start, end in zip([0, *presses], presses, strict=False)]
    assert looks == [2, 2, 3]
    assert len(readings) == len({id(view) for view in readings}), "a view was read twice"


@pytest.mark.spec("engine.walk")
async def test_record_names_the_reader_of_a_page() -> None:
    """Required: a state that a model read is not recorded as one that the heuristics read."""
    run = Run(account=[NEUTRAL_PAGE, ENDED_PAGE])
    model = run.engine._run.state_reader.ai = AsyncMock()
    model.interpret.return_value = AIInterpretation(State.THIRD_PARTY_BILLING, 0.9, "billed by a shop")
    await run.end()
    readers = [(each["state"], each["by"]) for each in run.journal.events if "confidence" in each]
    assert readers[0] == ("third_party_billing", "model")


@pytest.mark.spec("engine.walk")
async def test_first_move_opens_the_account_page() -> None:
    """Required: START navigates to the definition's entry address."""
    run = Run(NO)
    await run.end()
    assert run.inner.opened == [ACCOUNT]


@pytest.mark.spec("engine.bounds")
async def test_flow_that_goes_round_is_given_up() -> None:
    """Required: at most `max_transitions` moves, and no press twice that changes nothing; then FAILED, nothing sent."""
    for bound, words in ((3, "gave up after 3"), (40, "changed nothing")):
        run = Run(max_transitions=bound)
        run.inner.on[DECLINE.node] = OFFER_PAGE
        result = await run.end()
        assert (result.outcome, result.state) == (Outcome.FAILED, State.FAILED)
        assert words in result.message
        assert run.finals() == 0


@pytest.mark.spec("engine.bounds")
async def test_problem_that_comes_again_ends_the_run() -> None:
    """Required: what could not be done twice for the same reason is not tried a third time."""
    run = Run()
    run.inner.on[OPEN.node] = ActionTimeout("the page did not take it")
    result = await run.end()
    assert result.outcome is Outcome.FAILED
    assert "the page did not take it" in result.message
    assert "Nothing was sent" in result.message
    assert len(run.inner.acted) == 2


@pytest.mark.spec("engine.bounds")
async def test_account_page_that_cannot_be_opened_ends_the_run() -> None:
    """Required: without a first page there is nothing to do."""
    result = await Run(account=[NavigationFailed("no network")]).end()
    assert result.outcome is Outcome.FAILED
    assert "no network" in result.message


@pytest.mark.spec("states.unexpected")
async def test_page_that_does_not_follow_is_read_once_more() -> None:
    """Required: an offer after a survey is no step forward: the run is UNKNOWN until a second look says the same."""
    reason = control("Too expensive", "radio", node="0:41", text="", states=("unchecked",))
    run = Run(YES)
    run.inner.on[OPEN.node] = page(
        control("Skip", node="0:40"), reason, url=f"{HOME}/cancel/survey", text="Why are you leaving?", title="Why"
    )
    run.inner.on["0:40"] = OFFER_PAGE
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    expected = ["account_active", "exit_survey", "unknown", "retention_offer", "final_confirmation", "complete"]
    assert run.states() == expected


# -- routing (seed 004, 5.2 to 5.7) ------------------------------------------------------------------------------------

OURS = (State.START, State.LOGIN_REQUIRED)
AGENTS = [
    State.ACCOUNT_ACTIVE,
    State.ACCOUNT_CANCELLED,
    State.THIRD_PARTY_BILLING,
    State.RETENTION_OFFER,
    State.EXIT_SURVEY,
    State.FINAL_CONFIRMATION,
    State.UNKNOWN,
]


@pytest.mark.spec("engine.routing")
@pytest.mark.parametrize("state", OURS, ids=lambda state: state.value)
async def test_start_and_sign_in_are_never_the_agents(state: State) -> None:
    """Required: seed 004 5.4 and 5.5."""
    agent = Agent()
    run = Run(agent=agent, person=lambda question, seconds: "done")
    run.inner.view = ACTIVE_PAGE
    assert await run.engine._handle_state(state) is State.ACCOUNT_ACTIVE
    assert agent.handled == []


@pytest.mark.spec("engine.routing")
@pytest.mark.parametrize("state", AGENTS, ids=lambda state: state.value)
async def test_other_states_are_the_agents(state: State) -> None:
    """Required: seed 004 5.3."""
    agent = Agent(State.RETENTION_OFFER)
    run = Run(YES, agent=agent)
    run.inner.view = FINAL_PAGE
    assert await run.engine._handle_state(state) is State.RETENTION_OFFER
    assert agent.handled == [state]
    assert run.inner.acted == []


@pytest.mark.spec("engine.routing")
async def test_agents_history_is_cleared_once_a_run() -> None:
    """Required: seed 001 §4.9: what an earlier run did is not told to the model, what this one did is."""
    agent = Agent(State.RETENTION_OFFER, State.EXIT_SURVEY, Refused("no", by_person=True))
    run = Run(agent=agent)
    await run.end()
    assert agent.handled == [State.ACCOUNT_ACTIVE, State.RETENTION_OFFER, State.EXIT_SURVEY]
    assert agent.cleared == 1


@pytest.mark.spec("engine.gives-up")
@pytest.mark.parametrize("answer", [State.UNKNOWN, State.FAILED], ids=lambda state: state.value)
async def test_what_the_agent_gives_up_on_is_the_handlers_turn(answer: State) -> None:
    """Required: an agent at its wits' end costs the person nothing that the handlers could have done."""
    agent = Agent(answer)
    run = Run(agent=agent)
    run.inner.view = ACTIVE_PAGE
    assert await run.engine._handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    assert agent.handled == [State.ACCOUNT_ACTIVE]
    assert any("found no way on: no button fits" in message for _, message in run.said)


@pytest.mark.spec("engine.gives-up")
async def test_final_press_that_a_model_did_not_make_is_not_made_by_the_rules() -> None:
    """Required: with a yes too; the yes stays unspent, and the message says that nothing was sent."""
    run = Run(YES, agent=Agent(State.UNKNOWN))
    run.engine.final_by_rules = False
    run.inner.view = FINAL_PAGE
    with pytest.raises(NeedsHuman, match=r"did not make the final press \(no button fits\).*Nothing was sent"):
        await run.engine._handle_state(State.FINAL_CONFIRMATION)
    assert run.inner.acted == []


@pytest.mark.spec("engine.gives-up")
async def test_final_press_that_was_refused_ends_the_run_with_the_reason() -> None:
    """Required: as by the handlers; the model made the press, so the message does not say that it did not."""
    agent = Agent(State.UNKNOWN)
    agent.final_refusal = "the page tried to send something else than was approved: it buys"
    run = Run(YES, agent=agent)
    run.engine.final_by_rules = False
    run.inner.view = FINAL_PAGE

    assert await run.engine._handle_state(State.FINAL_CONFIRMATION) is State.FAILED
    assert run.engine._run.outcome is Outcome.FAILED
    assert "was refused: the page tried to send something else than was approved: it buys. N" in run.said[-1][1]
    assert run.inner.acted == []


@pytest.mark.spec("engine.gives-up")
@pytest.mark.parametrize(
    ("page", "outcome"), [(OFFER_PAGE, Outcome.FAILED), (ENDED_PAGE, Outcome.SCHEDULED)], ids=["on the way", "ended"]
)
async def test_where_only_the_agent_may_press_its_giving_up_ends_the_run(page: Any, outcome: Outcome) -> None:
    """Required: design B: what the model gave up on is told with its reason; an account that has ended is read."""
    run = Run(agent=Agent(State.FAILED))
    run.engine.handlers = False
    run.inner.view = page
    run.inner.pages[ACCOUNT] = [page]
    run.engine._run.move(State.ACCOUNT_ACTIVE)
    assert await run.engine._handle_state(State.ACCOUNT_ACTIVE) in {State.FAILED, State.COMPLETE}
    assert run.engine._run.outcome is outcome
    assert run.inner.acted == []


def api_errors() -> list[Exception]:
    request = httpx2.Request("POST", "http://127.0.0.1/v1/messages")
    response = httpx2.Response(529, request=request)
    return [
        anthropic.APIStatusError("overloaded", response=response, body=None),
        anthropic.APIConnectionError(request=request),
        anthropic.APITimeoutError(request=request),
    ]


@pytest.mark.spec("engine.earlier")
async def test_an_agent_that_meets_another_runs_press_sends_the_engine_to_read_back() -> None:
    """Required: whoever finds an unsettled press reads the account, whether a handler or an agent found it."""
    run = Run(agent=Agent(UnsettledIntent("run0 may have pressed")))
    run.inner.view = OFFER_PAGE
    run.inner.pages[ACCOUNT] = [ENDED_PAGE]
    run.engine._run.move(State.UNKNOWN)
    run.engine._run.move(State.RETENTION_OFFER)
    assert await run.engine._handle_state(State.RETENTION_OFFER) is State.COMPLETE
    assert run.inner.acted == []


@pytest.mark.spec("engine.api-error")
@pytest.mark.parametrize("error", api_errors(), ids=lambda error: type(error).__name__)
async def test_engine_falls_back_to_the_handlers_on_api_error(error: Exception) -> None:
    """Required: seed 004 5.6 and 5.11: a model that cannot be reached is said, and the handlers go on."""
    run = Run(agent=Agent(error))
    run.inner.view = ACTIVE_PAGE
    assert await run.engine._handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    told = " ".join(message for _, message in run.said)
    assert "the model could not be asked" in told.lower()
    assert type(error).__name__ in told


@pytest.mark.spec("engine.api-error")
async def test_other_errors_of_an_agent_are_not_taken_for_an_outage() -> None:
    """Required: seed 004 5.11: only those two errors fall back; a mistake of ours is not hidden."""
    run = Run(agent=Agent(KeyError("a mistake")))
    run.inner.view = ACTIVE_PAGE
    with pytest.raises(KeyError):
        await run.engine._handle_state(State.ACCOUNT_ACTIVE)


@pytest.mark.spec("engine.routing")
@pytest.mark.parametrize("answer", [NO, Decision.NOBODY])
async def test_person_is_asked_about_the_control_that_the_agent_chose(answer: Decision) -> None:
    """Required: nobody is asked about a press before it is known which; without a yes nothing is pressed."""
    run = Run(answer)
    asked_before: list[int] = []

    class Presses(Agent):
        async def handle_state(self, state: State) -> State:
            asked_before.append(len(run.approver.requests))
            await run.gate.click_by_role("button", "Finish cancellation")
            return State.COMPLETE

    run.engine.agent = Presses()
    run.inner.view = FINAL_PAGE
    if answer is NO:
        assert await run.engine._handle_state(State.FINAL_CONFIRMATION) is State.ABORTED
    else:
        with pytest.raises(NeedsHuman):
            await run.engine._handle_state(State.FINAL_CONFIRMATION)
    assert asked_before == [0]
    assert [request.name for request in run.approver.requests] == ["Finish cancellation"]
    assert run.finals() == 0


class Stops(Agent):
    """An agent whose model states an end."""

    def __init__(self, *stops: Stop) -> None:
        super().__init__(*[State.FAILED] * len(stops))
        self.stops = list(stops)

    async def handle_state(self, state: State) -> State:
        self.stop = self.stops.pop(0)
        return await super().handle_state(state)


@pytest.mark.spec("engine.model-stops")
@pytest.mark.parametrize(
    ("reason", "outcome"),
    [
        (StopReason.NOT_ONLINE, Outcome.MANUAL_REQUIRED),
        (StopReason.BILLED_ELSEWHERE, Outcome.THIRD_PARTY),
        (StopReason.BLOCKED, Outcome.FAILED),
    ],
)
async def test_models_stop_ends_the_run_with_its_exit_and_the_words_of_the_page(
    reason: StopReason, outcome: Outcome
) -> None:
    """Required: giving up with a reason costs one question, and the person reads what the page says."""
    agent = Stops(Stop(reason, "0800 123 456", "Please call us"))
    run = Run(agent=agent)

    result = await run.end()

    assert (result.outcome, result.success) == (outcome, False)
    assert "Please call us" in result.message
    assert "0800 123 456" in result.message
    assert len(agent.handled) == 1
    assert run.inner.acted == []


@pytest.mark.spec("engine.model-stops")
@pytest.mark.parametrize("reason", [StopReason.FEE, StopReason.SEVERAL, StopReason.NEEDS_PERSON])
async def test_decision_of_the_person_ends_a_run_without_one(reason: StopReason) -> None:
    """Required: exit 6, and what to do next."""
    run = Run(agent=Stops(Stop(reason, "", "Which one?")))

    with pytest.raises(NeedsHuman):
        await run.end()


@pytest.mark.spec("engine.model-stops")
async def test_press_that_was_refused_where_the_model_stops_is_put_to_the_person() -> None:
    """Required: what the program's own rules barred is not said to be the site's doing."""
    refusal = "button 'Pay full price' was not pressed: 'pay' reads as a purchase"
    stop = Stop(StopReason.BLOCKED, "", "Share the love", refused=refusal)
    run = Run(agent=Stops(stop))

    with pytest.raises(NeedsHuman, match="Pay full price") as raised:
        await run.end()
    assert "Share the love" not in str(raised.value)
    assert "press it yourself" in str(raised.value)


@pytest.mark.spec("engine.model-stops")
async def test_person_who_helps_once_lets_the_run_go_on() -> None:
    """Required: a code is given in the window, and the same run continues; a second stop ends it."""
    needs = Stop(StopReason.NEEDS_PERSON, "", "Enter the code")
    asked: list[str] = []

    def person(question: str, seconds: int) -> str:
        asked.append(question)
        return "done"

    agent = Stops(needs, needs)
    run = Run(agent=agent, person=person)

    with pytest.raises(NeedsHuman, match="Enter the code"):
        await run.end()
    assert len(asked) == 1
    assert len(agent.handled) == 2


@pytest.mark.spec("engine.claims")
async def test_agents_claim_of_the_end_opens_the_account_twice_and_proves_nothing() -> None:
    """Required: an account that still runs outweighs every claim."""
    away = replace(NEUTRAL_PAGE, url=f"{HOME}/cancel/x")
    agent = Agent()
    run = Run(agent=agent, account=[ACTIVE_PAGE])

    async def claims(state: State) -> State:
        agent.handled.append(state)
        run.inner.view = away
        return State.COMPLETE

    agent.handle_state = claims  # type: ignore[method-assign]

    with pytest.raises(NeedsHuman, match="may be cancelled already"):
        await run.end()
    assert run.inner.opened == [ACCOUNT] * 3
    assert len(agent.handled) == 3


@pytest.mark.spec("engine.claims")
async def test_account_that_shows_a_claimed_end_is_believed() -> None:
    """Required: the end that no gate saw sent, and no list of words holds, is read back all the same."""
    agent = Agent()
    run = Run(agent=agent)

    async def claims(state: State) -> State:
        run.inner.view = replace(NEUTRAL_PAGE, url=f"{HOME}/cancel/x")
        return State.COMPLETE if state is State.ACCOUNT_ACTIVE else state

    agent.handle_state = claims  # type: ignore[method-assign]

    result = await run.end()

    assert (result.outcome, result.state) == (Outcome.SCHEDULED, State.COMPLETE)


@pytest.mark.spec("engine.routing")
async def test_agent_that_presses_the_final_control_sends_the_engine_to_read_back() -> None:
    """Required: whatever an agent says it reached, after the press only the account page counts."""
    run = Run(YES)

    class Presses(Agent):
        async def handle_state(self, state: State) -> State:
            await run.gate.click_by_role("button", "Finish cancellation")
            return State.RETENTION_OFFER

    run.engine.agent = Presses()
    run.inner.pages[ACCOUNT] = ENDED_PAGE
    run.inner.view = FINAL_PAGE
    run.engine._run.move(State.UNKNOWN)
    run.engine._run.move(State.FINAL_CONFIRMATION)
    assert await run.engine._handle_state(State.FINAL_CONFIRMATION) is State.COMPLETE
    assert len(run.approver.requests) == 1
    assert run.finals() == 1


@pytest.mark.spec("engine.model-silent")
@pytest.mark.parametrize(
    "error",
    [
        anthropic.APIConnectionError(request=httpx2.Request("POST", "https://api.example.com")),
        StateDetectionError("the model did not call page_state"),
    ],
)
async def test_model_that_gives_no_answer_about_a_page_leaves_it_to_the_person(error: Exception) -> None:
    """Required: no traceback, no failed run: as the rules, which ask for a person."""
    model = AsyncMock()
    model.interpret.side_effect = error
    run = Run(account=[NEUTRAL_PAGE])
    run.engine._run.state_reader.ai = model

    with pytest.raises(NeedsHuman):
        await run.end()
    assert model.interpret.await_count
    notes = [event["message"] for event in run.journal.events if event["event"] == "note"]
    assert any("the model could not tell the page" in note for note in notes)


@pytest.mark.spec("engine.read-back")
@pytest.mark.parametrize("late", [False, True], ids=["a step", "an end sent late"])
@pytest.mark.parametrize(
    ("account", "outcome"),
    [([ACTIVE_PAGE, ENDED_PAGE], Outcome.SCHEDULED), ([ACTIVE_PAGE], Outcome.FAILED)],
    ids=["ended", "runs on"],
)
async def test_what_was_sent_before_a_failure_is_read_back(account: list[Any], outcome: Outcome, late: bool) -> None:
    """Required: a write under the yes may have been the end, also where the run finds no way on after it."""
    run = Run(YES, account=[*account])
    handle = run.engine._handle_state

    async def failing(state: State) -> State:
        if state is not State.FINAL_CONFIRMATION:
            return await handle(state)
        run.gate._submission.steps.append("POST /cancel/reason")
        run.gate._submission._intent = run.ledger.intend("example", "", "run1", "Next")
        run.gate._submission.submitted = late
        return run.engine._run.fail("no way on")

    run.engine._handle_state = failing  # type: ignore[method-assign]
    result = await run.end()
    expected = Outcome.NEEDS_REVIEW if late and outcome is Outcome.FAILED else outcome
    assert (result.outcome, run.finals()) == (expected, 0)
    assert "read_back" in run.log
    assert result.success is (outcome is Outcome.SCHEDULED)


# -- the yes -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.no")
async def test_no_ends_as_aborted_in_the_persons_words() -> None:
    """Required: a no ends the run, in ABORTED, with nothing sent."""
    run = Run(NO)
    result = await run.end()
    assert (result.outcome, result.state, result.success) == (Outcome.ABORTED, State.ABORTED, False)
    assert "my words" in result.message
    assert run.finals() == 0
    assert run.ledger.open == []


@pytest.mark.spec("engine.no")
async def test_nobody_ends_the_run_with_what_to_do() -> None:
    """Required: silence ends the run, and the request is kept."""
    run = Run()
    with pytest.raises(NeedsHuman, match="type confirm"):
        await run.end()
    assert run.gate.awaiting is not None
    assert run.finals() == 0


@pytest.mark.spec("engine.no")
async def test_page_that_changes_after_the_yes_is_asked_about_again() -> None:
    """Required: nothing is pressed, the page is read again, and a yes to the new page is a yes of its own."""
    run = Run(YES, YES)
    changed = replace(FINAL_PAGE, text=f"{FINAL_PAGE.text}\nEarly termination fee: $49.00")
    decide = run.approver.decide

    async def meanwhile(request: Any) -> Any:
        run.inner.view = changed
        return await decide(request)

    run.approver.decide = meanwhile  # type: ignore[method-assign]
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert [request.facts.get("fee") for request in run.approver.requests] == [None, "$49.00"]
    assert run.finals() == 1


@pytest.mark.spec("engine.no")
async def test_press_that_was_not_taken_is_tried_once_more() -> None:
    """Required: a browser that is certain that nothing was pressed leads to another look and another yes."""
    run = Run(YES, YES)
    run.inner.on[FINISH.node] = [PageChanged("moved"), DONE_PAGE]
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert run.ledger.results == ["not_sent", "ended"]
    assert len(run.approver.requests) == 2


@pytest.mark.spec("engine.dry-run")
async def test_dry_run_stops_at_the_final_control() -> None:
    """Required: the steps on the way are made, the final one is named, nobody is asked."""
    run = Run(dry_run=True)
    with pytest.raises(DryRunReached, match="Finish cancellation"):
        await run.end()
    assert run.inner.pressed() == ["Cancel membership", "No thanks, continue to cancel"]
    assert run.approver.requests == []


@pytest.mark.spec("engine.unguarded")
@pytest.mark.parametrize(("answer", "outcome"), [("confirm", Outcome.SCHEDULED), ("no", Outcome.ABORTED)])
@pytest.mark.parametrize("kind", ["plain", "coroutine"])
async def test_engine_without_a_gate_asks_by_itself(answer: str, outcome: Outcome, kind: str) -> None:
    """Required: built as the seeds build it, the engine still wants the word typed before the final press."""
    asked: list[str] = []

    def plain(question: str, seconds: int) -> str:
        asked.append(question)
        return answer

    async def coroutine(question: str, seconds: int) -> str:
        return plain(question, seconds)

    run = Run(guarded=False, person=plain if kind == "plain" else coroutine)
    result = await run.end()
    assert result.outcome is outcome
    assert len(asked) == 1
    assert run.finals() == (1 if answer == "confirm" else 0)


@pytest.mark.spec("engine.unguarded")
async def test_engine_without_a_gate_and_a_person_presses_nothing_final() -> None:
    """Required: nobody to ask is never a yes."""
    run = Run(guarded=False)
    with pytest.raises(NeedsHuman):
        await run.end()
    assert run.finals() == 0


@pytest.mark.spec("engine.unguarded")
async def test_dry_run_without_a_gate_presses_nothing_final() -> None:
    """Required: a dry run ends well and names what it would press."""
    run = Run(guarded=False, dry_run=True)
    result = await run.end()
    assert (result.outcome, result.success) == (Outcome.DRY_RUN, True)
    assert "Finish cancellation" in result.message
    assert run.finals() == 0


# -- the read-back -----------------------------------------------------------------------------------------------------

LONG_ENDED = page(*ENDED_PAGE.elements, text="Your membership ended on 20 November 2026", title="Account")
DOWN = NavigationFailed("no network")


@pytest.mark.spec("engine.read-back")
@pytest.mark.parametrize(
    ("after", "outcome", "settled"),
    [
        ([ENDED_PAGE], Outcome.SCHEDULED, ["ended"]),
        ([LONG_ENDED], Outcome.CANCELLED, ["ended"]),
        ([ACTIVE_PAGE], Outcome.NEEDS_REVIEW, []),
        ([ACTIVE_PAGE, ENDED_PAGE], Outcome.SCHEDULED, ["ended"]),
        ([PENDING_PAGE, ENDED_PAGE], Outcome.SCHEDULED, ["ended"]),
        ([PENDING_PAGE], Outcome.NEEDS_REVIEW, []),
        ([DOWN], Outcome.NEEDS_REVIEW, []),
        ([DOWN, ENDED_PAGE], Outcome.SCHEDULED, ["ended"]),
        ([SIGN_IN_PAGE], Outcome.NEEDS_REVIEW, []),
        ([DONE_PAGE], Outcome.NEEDS_REVIEW, []),
        ([page(url="https://evil.test/", text=ENDED_PAGE.text)], Outcome.NEEDS_REVIEW, []),
    ],
    ids=[
        "ends later",
        "has ended",
        "lying success",
        "slow",
        "pending, then ended",
        "pending",
        "no answer",
        "no answer, then ended",
        "signed out",
        "still claims",
        "led away",
    ],
)
async def test_only_the_account_page_decides_the_end(after: list[Any], outcome: Outcome, settled: list[str]) -> None:
    """Required: whatever the page after the press claims; and one press, whatever the account says."""
    run = Run(YES, account=[ACTIVE_PAGE, *after])
    result = await run.end()
    assert result.outcome is outcome, result.message
    assert result.success is (outcome is not Outcome.NEEDS_REVIEW)
    assert result.state is (State.COMPLETE if result.success else State.FAILED)
    assert run.finals() == 1
    assert run.ledger.results == settled
    assert len(run.ledger.open) == (0 if settled else 1)


@pytest.mark.spec("engine.read-back")
@pytest.mark.parametrize(("then", "outcome"), [(ENDED_PAGE, Outcome.SCHEDULED), (ACTIVE_PAGE, Outcome.NEEDS_REVIEW)])
async def test_press_without_an_answer_is_read_back_and_not_repeated(then: PageView, outcome: Outcome) -> None:
    """Required: a time-out at the final press may have cancelled: one press, and the account decides."""
    run = Run(YES, account=[ACTIVE_PAGE, then])
    run.inner.on[FINISH.node] = ActionTimeout("no answer")
    result = await run.end()
    assert result.outcome is outcome
    assert run.finals() == 1


@pytest.mark.spec("engine.read-back")
async def test_lost_browser_at_the_final_press_leaves_the_intent_open() -> None:
    """Required: the run ends, and the ledger still holds what may have been sent."""
    run = Run(YES)
    run.inner.on[FINISH.node] = BrowserLost("crashed")
    with pytest.raises(BrowserLost):
        await run.end()
    assert run.gate.submitted
    assert len(run.ledger.open) == 1


@pytest.mark.spec("engine.read-back")
async def test_claim_before_any_final_press_is_not_believed() -> None:
    """Required: a claim on the way leads to the account page, and no further than what that says."""
    run = Run(account=[ACTIVE_PAGE], max_transitions=8)
    run.inner.on[OPEN.node] = DONE_PAGE
    result = await run.end()
    assert not result.success
    assert run.inner.opened.count(ACCOUNT) > 1


# -- what was before ---------------------------------------------------------------------------------------------------

EARLIER = Intent(1, "example", "", 1, "other", "Finish cancellation", NOW)


@pytest.mark.spec("engine.earlier")
async def test_earlier_press_that_ended_it_is_read_back_and_settled() -> None:
    """Required: another run's open intent, and an account that has ended: success, and nothing is pressed."""
    ledger = MemoryLedger()
    ledger.open.append(EARLIER)
    run = Run(account=[ENDED_PAGE], ledger=ledger)
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert "other" in result.message
    assert ledger.results == ["ended"]
    assert run.inner.acted == []


@pytest.mark.spec("engine.earlier")
async def test_earlier_press_on_an_account_that_is_active_is_a_persons_decision() -> None:
    """Required: it may still be on its way, so nothing is pressed and the person is told where to look."""
    ledger = MemoryLedger()
    ledger.open.append(EARLIER)
    run = Run(YES, account=[ACTIVE_PAGE], ledger=ledger)
    result = await run.end()
    assert result.outcome is Outcome.NEEDS_REVIEW
    assert "the account still reads as active" in result.message
    assert "runs settle other --sent" in result.message
    assert "runs settle other --not-sent" in result.message
    assert run.inner.acted == []
    assert ledger.open == [EARLIER]


@pytest.mark.spec("engine.earlier")
async def test_earlier_press_is_read_back_where_the_account_was_seen_before() -> None:
    """Required: a home page shows no account, so the page that the earlier run had read as one decides."""
    ledger = MemoryLedger()
    ledger.open.append(EARLIER)
    run = Run(account=[NEUTRAL_PAGE], ledger=ledger)
    run.inner.pages[f"{HOME}/plan"] = replace(ENDED_PAGE, url=f"{HOME}/plan")
    run.engine.account.seen_before = ("https://elsewhere.example/plan", f"{HOME}/plan")
    result = await run.end()
    assert (result.outcome, result.state) == (Outcome.SCHEDULED, State.COMPLETE)
    assert result.message.startswith("An earlier run (other) had sent the cancellation.")
    assert (ledger.results, run.inner.acted) == (["ended"], [])
    assert all(url.startswith(HOME) for url in run.inner.opened)


@pytest.mark.spec("engine.earlier")
@pytest.mark.parametrize("seen", [NEUTRAL_PAGE, NavigationFailed("could not open it")])
async def test_account_that_cannot_be_read_after_an_earlier_press_is_not_called_active(seen: Any) -> None:
    """Required: it says so, names the page where the account was seen, and leaves both answers to the person."""
    ledger = MemoryLedger()
    ledger.open.append(EARLIER)
    run = Run(account=[NEUTRAL_PAGE], ledger=ledger)
    run.inner.pages[f"{HOME}/plan"] = seen
    run.engine.account.seen_before = (f"{HOME}/plan",)
    result = await run.end()
    assert result.outcome is Outcome.NEEDS_REVIEW
    assert "active" not in result.message
    assert "the account page could not be read" in result.message
    assert f"Look at {HOME}/plan yourself" in result.message
    assert "--sent`" in result.message
    assert "--not-sent`" in result.message
    assert (ledger.open, run.inner.acted) == ([EARLIER], [])


@pytest.mark.spec("engine.earlier")
async def test_sign_in_that_the_page_of_an_earlier_press_asks_for_is_the_persons() -> None:
    """Required: after it the account is read, and nothing is pressed."""
    ledger = MemoryLedger()
    ledger.open.append(EARLIER)
    signed_in: list[str] = []

    def person(question: str, seconds: int) -> str:
        signed_in.append(question)
        run.inner.pages[f"{HOME}/plan"] = run.inner.view = replace(ENDED_PAGE, url=f"{HOME}/plan")
        return ""

    run = Run(account=[NEUTRAL_PAGE], ledger=ledger, person=person)
    run.inner.pages[f"{HOME}/plan"] = replace(SIGN_IN_PAGE, url=f"{HOME}/plan")
    run.engine.account.seen_before = (f"{HOME}/plan",)
    result = await run.end()
    assert (result.outcome, len(signed_in), run.inner.acted) == (Outcome.SCHEDULED, 1, [])


@pytest.mark.spec("engine.earlier")
async def test_run_that_lost_the_race_reads_back_what_the_other_did() -> None:
    """Required: two runs, one press; the other's end is told as its own, and settled."""
    run = Run(YES)
    run.ledger.refusing = True
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert run.finals() == 0
    assert run.ledger.results == ["ended"]


@pytest.mark.spec("engine.earlier")
async def test_account_that_had_ended_before_is_reported_so() -> None:
    """Required: nothing is pressed, and success is the account's own."""
    run = Run(account=[ENDED_PAGE])
    result = await run.end()
    assert (result.outcome, result.state, result.success) == (Outcome.ALREADY_CANCELLED, State.COMPLETE, True)
    assert result.effective_date == date(2026, 12, 20)
    assert run.inner.acted == []


@pytest.mark.spec("engine.third-party")
async def test_third_party_billing_ends_with_who_bills() -> None:
    """Required: nothing can be cancelled here, and the reason is told."""
    view = page(text="Your subscription is billed through Apple\nManage it in the App Store", title="Account")
    run = Run(account=[view])
    result = await run.end()
    assert (result.outcome, result.state) == (Outcome.THIRD_PARTY, State.FAILED)
    assert "Nothing was sent" in result.message
    assert run.inner.acted == []


# -- the person's hand -------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.sign-in")
async def test_sign_in_by_the_person_leads_back_to_the_account() -> None:
    """Required: after the person signed in, the account page is opened again and the flow goes on."""
    asked: list[str] = []
    run = Run(YES, account=[SIGN_IN_PAGE, ACTIVE_PAGE, ENDED_PAGE])

    async def person(question: str, seconds: int) -> str:
        asked.append(question)
        run.inner.view = ACTIVE_PAGE
        return ""

    run.engine.input_callback = person
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert len(asked) == 1


@pytest.mark.spec("engine.sign-in-hosts")
async def test_a_sign_in_at_a_host_that_is_named_for_it_is_waited_for_and_nothing_is_done_there() -> None:
    """Required: whatever the page there shows, such as a button that ends it; without a warning about its host."""
    asked: list[str] = []
    there = replace(FINAL_PAGE, url="https://login.shared.example/choose")
    run = Run(
        YES, account=[there, ACTIVE_PAGE, ENDED_PAGE], service=replace(SERVICE, sign_in_hosts=("login.shared.example",))
    )

    async def person(question: str, seconds: int) -> str:
        asked.append(question)
        with pytest.raises(Refused, match="out of bounds"):
            await run.gate.act(FINISH, CLICK)
        run.inner.view = ACTIVE_PAGE
        return ""

    run.engine.input_callback = person
    assert (await run.end()).outcome is Outcome.SCHEDULED
    assert len(asked) == 1
    assert "Mind" not in asked[0]
    assert run.finals() == 1, "the one at the service itself"


@pytest.mark.spec("engine.sign-in-hosts")
@pytest.mark.parametrize("url", ["https://login.other.example/", "http://login.shared.example/"])
async def test_a_sign_in_at_any_other_host_ends_the_run(url: str) -> None:
    """Required: a host that nobody named, and one that is not encrypted, is no place to stay."""
    service = replace(SERVICE, sign_in_hosts=("login.shared.example",))
    run = Run(account=[replace(SIGN_IN_PAGE, url=url)], service=service)
    with pytest.raises(HostNotListed):
        await run.end()
    assert run.inner.acted == []


@pytest.mark.spec("engine.stops")
async def test_where_the_page_does_not_tell_its_address_the_problem_before_it_is_told_first() -> None:
    """Required: an address that did not open in its time is not hidden by the empty tab that it left."""
    run = Run(account=[ActionTimeout("could not open the account within 30 s")])
    run.inner.failing["url"] = NeedsHuman("could not read the tab's address: open the extension's window")
    with pytest.raises(
        NeedsHuman, match=r"not open the account within 30 s; after it could not read the tab's address"
    ):
        await run.end()


@pytest.mark.spec("engine.sign-in-early")
async def test_an_answer_before_the_sign_in_is_told_so_and_waited_on() -> None:
    """Required: one early Enter does not end the run, and five without a sign-in do."""
    asked: list[str] = []
    run = Run(YES, account=[SIGN_IN_PAGE, ACTIVE_PAGE, ENDED_PAGE])

    async def person(question: str, seconds: int) -> str:
        asked.append(question)
        if len(asked) == 3:
            run.inner.view = ACTIVE_PAGE
        return ""

    run.engine.input_callback = person
    assert (await run.end()).outcome is Outcome.SCHEDULED
    assert ["Not signed in yet" in question for question in asked] == [False, True, True]

    asked.clear()
    run = Run(account=[SIGN_IN_PAGE])

    async def hasty(question: str, seconds: int) -> str:
        asked.append(question)
        return ""

    run.engine.input_callback = hasty
    with pytest.raises(NeedsHuman, match="still asks to sign in"):
        await run.end()
    assert len(asked) == 5


@pytest.mark.spec("engine.sign-in-noticed")
async def test_a_sign_in_is_noticed_without_an_answer() -> None:
    """Required: the page shows it; the person, who looks at the window, need not come back to the terminal."""
    run = Run(YES, account=[SIGN_IN_PAGE, ACTIVE_PAGE, ENDED_PAGE])

    async def person(question: str, seconds: int) -> str:
        for _ in range(20):
            await asyncio.sleep(1)
        run.inner.view = ACTIVE_PAGE
        await asyncio.Event().wait()
        raise AssertionError

    run.engine.input_callback = person
    assert (await run.end()).outcome is Outcome.SCHEDULED
    answers = [event["answer"] for event in run.journal.events if event["event"] == "answered"]
    assert answers == ["noticed by itself"]


@pytest.mark.spec("engine.sign-in-noticed")
@pytest.mark.parametrize(
    ("view", "needed"),
    [
        (SIGN_IN_PAGE, 0),
        (ACTIVE_PAGE, KNOWN_LOOKS),
        (page(*LINKS, text="Welcome back"), HOME_LOOKS),
        (page(*LINKS, control("Sign in", "link"), text="Welcome"), 0),
        (page(*LINKS, control("Code", "textbox"), text="We sent you a code"), 0),
        (page(text="Approve it in your app"), 0),
        (page(*LINKS, text="Welcome back", url="https://accounts.elsewhere.example/"), 0),
    ],
    ids=["sign-in", "account", "home", "home signed out", "code", "app", "other host"],
)
def test_a_page_that_may_be_a_step_of_the_sign_in_is_not_taken_for_its_end(view: PageView, needed: int) -> None:
    """The account is sure at once, a home page after a while, a page that wants something never."""
    run = Run()
    watch = SignInWatch(SERVICE, run.inner, HeuristicInterpreter(SERVICE))
    assert watch._looks_needed(view, "AUTH") == needed


@pytest.mark.spec("engine.sign-in-no-window")
async def test_without_a_window_nobody_is_asked_to_sign_in_in_it() -> None:
    """Required: it says so at once, and names the browsers in which the person is signed in."""
    run = Run(account=[SIGN_IN_PAGE])
    run.engine._run.prompts.has_window = False
    run.engine.input_callback = lambda question, seconds: pytest.fail("asked")
    with pytest.raises(NeedsHuman, match=r"no window.*--cdp-url.*--browser extension"):
        await run.end()


@pytest.mark.spec("engine.sign-in")
async def test_nobody_to_sign_in_ends_the_run() -> None:
    """Required: the program never signs in by itself."""
    run = Run(account=[SIGN_IN_PAGE])
    with pytest.raises(NeedsHuman, match="--headed"):
        await run.end()
    assert run.inner.acted == []


@pytest.mark.spec("mcp.own-words")
async def test_who_declines_to_sign_in_ends_the_run_as_a_no() -> None:
    """Required: a person who was there is not said to have been missing."""
    run = Run(account=[SIGN_IN_PAGE])

    async def person(question: str, seconds: int) -> str:
        raise Declined("you declined")

    run.engine.input_callback = person
    with pytest.raises(Declined, match=r"^sign-in is needed at .*, and you declined$"):
        await run.end()
    assert [event["answer"] for event in run.journal.events if event["event"] == "answered"] == ["declined"]


@pytest.mark.spec("mcp.own-words")
@pytest.mark.parametrize("kind", ["AUTH", "CODE", "WAY", "UNKNOWN"])
@pytest.mark.parametrize("by_itself", [True, False])
def test_a_question_in_a_client_does_not_speak_of_a_terminal(kind: str, by_itself: bool) -> None:
    """Required: nobody there has an Enter key "here"."""
    asked = messages.question(kind, "Tidelight", by_itself=by_itself, words=CLIENT)
    assert "an answer here" in asked or "answer here" in asked
    assert not re.search("Enter|terminal", asked)
    assert "Enter here" in messages.question(kind, "Tidelight", by_itself=by_itself)


@pytest.mark.spec("mcp.own-words")
@pytest.mark.parametrize("told", [messages.nobody_there, messages.no_window])
def test_what_to_do_next_in_a_client_does_not_speak_of_a_terminal(told: Callable[..., str]) -> None:
    """Required: whoever has a client has the options of its server, and no command to run again."""
    said = told("AUTH", "https://www.example.com/", CLIENT)
    assert "`subterminator mcp` started with --headed" in said
    assert not re.search("[Rr]un the command|terminal", said)
    assert "Run the command again" in told("AUTH", "https://www.example.com/")


@pytest.mark.spec("engine.sign-in")
async def test_sign_in_that_never_holds_ends_the_run() -> None:
    """Required: a site that asks again and again is given up after a few times."""
    asked: list[str] = []
    run = Run(account=[SIGN_IN_PAGE])

    async def person(question: str, seconds: int) -> str:
        asked.append(question)
        run.inner.view = ACTIVE_PAGE
        return ""

    run.engine.input_callback = person
    with pytest.raises(NeedsHuman, match="still not signed in"):
        await run.end()
    assert len(asked) == 3


@pytest.mark.spec("engine.unknown")
async def test_unrecognised_page_needs_a_person() -> None:
    """Required: after a few patient looks the person is asked; with nobody there the run ends."""
    run = Run(account=[NEUTRAL_PAGE])
    with pytest.raises(NeedsHuman, match="nobody was there"):
        await run.end()
    assert run.inner.acted == []


@pytest.mark.spec("engine.unknown")
async def test_person_may_take_the_page_one_step_on() -> None:
    """Required: after the person's hand the flow goes on from where they took it."""
    run = Run(YES, account=[NEUTRAL_PAGE, ENDED_PAGE])

    async def person(question: str, seconds: int) -> str:
        run.inner.view = FINAL_PAGE
        return ""

    run.engine.input_callback = person
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert run.finals() == 1


@pytest.mark.spec("engine.unknown")
async def test_page_that_comes_late_is_waited_for(waits: list[float]) -> None:
    """Required: a page that says nothing yet is looked at again, each time a little later."""
    run = Run(YES)
    run.inner.on[OPEN.node] = NEUTRAL_PAGE
    seen = 0
    look = run.inner.look

    async def late() -> PageView:
        nonlocal seen
        if run.inner.view is NEUTRAL_PAGE and run.inner.opened:
            seen += 1
            if seen == 3:
                run.inner.view = FINAL_PAGE
        return await look()

    run.inner.look = late  # type: ignore[method-assign]
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED
    assert waits
    assert waits == sorted(waits)


@pytest.mark.spec("engine.unknown")
async def test_page_that_asks_twice_for_the_person_is_not_waited_for(waits: list[float]) -> None:
    """Required: "call us to cancel" is an answer, and looked at once more only in case the page is still being made."""
    run = Run(account=[page(url=f"{HOME}/cancel/phone", text="Call us to cancel\nPhone: +1 555 0199", title="Phone")])
    result = await run.end()
    assert result.outcome is Outcome.MANUAL_REQUIRED
    assert sum(waits) < 0.5


@pytest.mark.spec("engine.walk")
async def test_switch_that_ends_it_at_once_is_asked_about() -> None:
    """Required: a first control that is already the last is still one yes and one press."""
    switch = control("Turn off auto-renewal", "switch", node="0:4")
    run = Run(YES, account=[page(switch, text=ACTIVE_PAGE.text), ENDED_PAGE], service=Service())

    async def ends() -> None:
        assert await run.inner.request(PageRequest("POST", f"{HOME}/api/renewal", '{"on":false}', kind="fetch"))
        run.inner.view = DONE_PAGE

    run.inner.on[switch.node] = ends
    result = await run.end()
    assert result.outcome is Outcome.SCHEDULED, result.message
    assert len(run.approver.requests) == 1
    assert run.inner.pressed() == ["Turn off auto-renewal"]


@pytest.mark.spec("account.strongest")
async def test_account_that_may_have_ended_before_is_no_success() -> None:
    """Required: one sentence before anything was pressed is not enough, and nothing is pressed."""
    run = Run(account=[page(text="Your membership has been cancelled", title="Account")])
    with pytest.raises(NeedsHuman):
        await run.end()
    assert run.inner.acted == []


# -- a gate that is one ------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.unguarded")
def test_a_stand_in_that_answers_to_any_name_is_no_gate() -> None:
    """Required: a mock is not taken for a gate that has submitted."""
    assert gate_of(AsyncMock()) is None
    assert gate_of(ScriptedBrowser()) is None
    assert gate_of(Run().gate) is not None


@pytest.mark.spec("engine.unguarded")
async def test_dry_run_without_a_gate_presses_no_button_and_asks_no_agent() -> None:
    """Required: what a button sends cannot be told without a gate, so a dry run ends before it."""
    agent = Agent(State.COMPLETE)
    run = Run(guarded=False, dry_run=True, agent=agent, account=[page(replace(OPEN, role="button", href=""))])
    with pytest.raises(DryRunReached, match="Cancel membership"):
        await run.end()
    assert agent.handled == []
    assert run.inner.acted == []


# -- a learned way -----------------------------------------------------------------------------------------------------

LAST_STEP = LearnedStep(
    page=path_of(FINAL_PAGE.url), role=FINISH.role, name=FINISH.label, does="ends", state=State.FINAL_CONFIRMATION.value
)
SELLS_ON = page(*OFFER_PAGE.elements, text=OFFER_PAGE.text, url=f"{HOME}/cancel/done", title="More for you")


@pytest.mark.spec("engine.read-back")
@pytest.mark.parametrize(
    ("steps", "account", "outcome", "opened"),
    [
        ((LAST_STEP,), [ENDED_PAGE], Outcome.SCHEDULED, 1),
        ((), [ENDED_PAGE], Outcome.SCHEDULED, 2),
        ((LAST_STEP,), [PENDING_PAGE, ENDED_PAGE], Outcome.SCHEDULED, 2),
        ((LAST_STEP,), [ACTIVE_PAGE, ENDED_PAGE], Outcome.SCHEDULED, 3),
    ],
    ids=["learned", "not learned", "pending", "not there yet"],
)
async def test_account_comes_first_where_a_learned_way_ended(
    steps: tuple[LearnedStep, ...], account: list[Any], outcome: Outcome, opened: int
) -> None:
    """Required: of a page that seems to go on with the flow it is known that it is the last; the account decides."""
    run = Run(YES, account=[ACTIVE_PAGE, *account], service=replace(SERVICE, steps=steps))
    run.inner.on[FINISH.node] = SELLS_ON
    result = await run.end()
    assert result.outcome is outcome, result.message
    assert run.log.count("read_back") == opened
