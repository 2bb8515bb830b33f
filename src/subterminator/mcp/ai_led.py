"""Runs design B inside a cancellation run: the engine opens and reads back the account, the model does the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from subterminator.core.engine.account_page import Account
from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.errors import Declined, Refused
from subterminator.domain.protocols import Element, GateProtocol, State
from subterminator.domain.stops import Stop
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.orchestrator import TaskOrchestrator
from subterminator.mcp.tool_server import Settle

AskPerson = Callable[[str, int], Awaitable[str | None]]
"""Shows the person a question and waits this many seconds. Returns None when nobody answered."""


HARMLESS = frozenset({"decline", "close", "keep"})
"""Label intents of controls about which nobody is asked at a checkpoint."""


class AILedAgent:
    """Adapts a task of design B to the agent interface of design A: one conversation across all states."""

    def __init__(self, orchestrator: TaskOrchestrator, goal: str, gate: GateProtocol | None = None) -> None:
        """`gate`: knows whether a final press was sent. None: no final press is ever sent."""
        self._orchestrator = orchestrator
        self._goal = goal
        self._gate = gate
        self.reason = ""
        """Reason for the end of the task, in the model's or the orchestrator's words."""
        self.stop: Stop | None = None
        """Why it cannot be done here, if the model said so in the words of a page."""
        self.final_refusal = ""

    async def handle_state(self, state: State) -> State:
        """Run the task to its end. The engine handles states that only need reporting.

        Raises:
            Refused: the person refused, nothing was sent, and the task failed.
        """
        if state in {State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING}:
            return state
        result = await self._orchestrator.run(self._goal)
        self.reason, self.stop = result.reason, result.stop
        submitted = self._gate is not None and self._gate.submitted
        if not result.success and not submitted and self._orchestrator.refusal_words:
            raise Refused(self._orchestrator.refusal_words, by_person=True)
        return State.COMPLETE if result.success else State.FAILED

    def clear_history(self) -> None:
        """Reset the reason. Every task starts a new conversation."""
        self.reason, self.stop = "", None


class PersonApproves:
    """Asks the person through the run's gate: approval at a checkpoint approves the control that was chosen."""

    def __init__(
        self,
        gate: GateProtocol,
        chosen: Callable[[], Element | None],
        ask: AskPerson,
        seconds: int,
        words: AnswerWords = TERMINAL,
    ) -> None:
        """Args:
        chosen: returns the control that the model has chosen; None while it asks by itself.
        seconds: time limit for the person's answer.
        words: how the person answers, where they are asked.
        """
        self._words = words
        self._gate = gate
        self._chosen = chosen
        self._ask = ask
        self._seconds = seconds
        self._lexicon = Lexicon.load()

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        """Ask for approval of the control that the model has chosen; without one, ask whether to go on.

        A disabled control is not asked about yet: its press asks later. Nor is one that leads back or declines.

        Raises:
            Refused: the person refused the press. NeedsHuman: nobody answered. DryRunReached: a dry run ends here.
        """
        chosen = self._chosen()
        if chosen is not None:
            if chosen.has("disabled") or self._is_harmless(chosen):
                return True, None
            try:
                await self._gate.obtain_yes(chosen)
            except Refused as refusal:
                if refusal.by_person:
                    raise
                return True, str(refusal)
            return True, None
        question = f"The model asks: {action} ({reason}). {self._words.agrees}."
        try:
            words = await self._ask(question, self._seconds)
        except Declined as no:
            return False, str(no)
        if words is None:
            return False, "nobody answered"
        return (False, words.strip()) if words.strip() else (True, None)

    def _is_harmless(self, chosen: Element) -> bool:
        """Return whether a control surely leads back, declines or unfolds, by every reading of its label.

        The gate still judges its press, and asks about a link whose address may cancel.
        """
        label = self._lexicon.label(chosen.label)
        opens = chosen.role == "link" and bool(chosen.href) and not label.cancelling
        return opens or chosen.has("collapsed") or (bool(label.intents) and label.intents <= HARMLESS)


def read_back_verifier(account: Account) -> Callable[[], Awaitable[tuple[bool, str]]]:
    """Return a check of a claim of success against the freshly opened account page. A pending end counts."""

    async def verify() -> tuple[bool, str]:
        reading = await account.read_back()
        if reading.retained:
            return False, f"The account was kept instead: {reading.retained}."
        if reading.state is State.ACCOUNT_CANCELLED or reading.pending:
            return True, ""
        state_words = reading.state.name.lower().replace("_", " ")
        return False, f"The account page reads as {state_words} ({reading.why}). You are on it now."

    return verify


def flow_settler(account: Account, gate: GateProtocol) -> Settle:
    """Return what is done after a press that may have been the end while the page goes on with the flow.

    The account is read beside: if it is still active, the press was a step, and the model goes on with the flow.
    """

    async def settle() -> None:
        if not gate.submitted or not gate.doubt:
            return
        if await account.step_after(gate.doubt, doubted=True) is not None:
            gate.goes_on()

    return settle
