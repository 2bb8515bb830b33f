"""Runs design B inside a cancellation run: the engine opens and reads back the account, the model does the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from subterminator.core.engine.account_page import Account
from subterminator.domain.errors import Refused
from subterminator.domain.protocols import Element, GateProtocol, PageView, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.orchestrator import TaskOrchestrator
from subterminator.mcp.tool_server import Settle

AskPerson = Callable[[str, int], Awaitable[str | None]]
"""Shows the person a question and waits this many seconds. Returns None when nobody answered."""


class AILedAgent:
    """Adapts a task of design B to the agent interface of design A: one conversation across all states."""

    def __init__(self, orchestrator: TaskOrchestrator, goal: str, gate: GateProtocol | None = None) -> None:
        """`gate`: knows whether a final press was sent. None: no final press is ever sent."""
        self._orchestrator = orchestrator
        self._goal = goal
        self._gate = gate
        self.reason = ""
        """Reason for the end of the task, in the model's or the orchestrator's words."""

    async def handle_state(self, state: State) -> State:
        """Run the task to its end. The engine handles states that only need reporting.

        Raises:
            Refused: the person refused, nothing was sent, and the task failed.
        """
        if state in {State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING}:
            return state
        result = await self._orchestrator.run(self._goal)
        self.reason = result.reason
        submitted = self._gate is not None and self._gate.submitted
        if not result.success and not submitted and self._orchestrator.refusal_words:
            raise Refused(self._orchestrator.refusal_words, by_person=True)
        return State.COMPLETE if result.success else State.FAILED

    def clear_history(self) -> None:
        """Reset the reason. Every task starts a new conversation."""
        self.reason = ""


class PersonApproves:
    """Asks the person through the run's gate: approval at a checkpoint approves the final control."""

    def __init__(self, gate: GateProtocol, page: Callable[[], PageView], ask: AskPerson, seconds: int) -> None:
        """Args:
        page: returns the view behind the latest snapshot.
        seconds: time limit for the person's answer.
        """
        self._gate = gate
        self._page = page
        self._ask = ask
        self._seconds = seconds
        self._lexicon = Lexicon.load()

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        """Ask for approval of the page's only final control; without one, ask whether to go on.

        A disabled final control is not asked about yet: its press asks later.

        Raises:
            Refused: the person refused the final press. NeedsHuman: nobody answered. DryRunReached: a dry run ends
                here.
        """
        final = self._final_control()
        if final is not None:
            if final.has("disabled"):
                return True, None
            try:
                await self._gate.obtain_yes(final)
            except Refused as refusal:
                if refusal.by_person:
                    raise
                return True, str(refusal)
            return True, None
        question = f"The model asks: {action} ({reason}). Enter to go on, or say what else to do."
        words = await self._ask(question, self._seconds)
        if words is None:
            return False, "nobody answered"
        return (False, words.strip()) if words.strip() else (True, None)

    def _final_control(self) -> Element | None:
        final_controls = [
            each
            for each in self._page().elements
            if each.interactive and not each.modal_blocked and self._lexicon.label(each.label).best == "final"
        ]
        return final_controls[0] if len(final_controls) == 1 else None


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
        if gate.submitted and gate.doubt and await account.flow_goes_on(gate.doubt):
            gate.goes_on()

    return settle
