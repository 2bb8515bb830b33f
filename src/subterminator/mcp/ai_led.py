"""Design B inside a run: the engine opens the account and reads it back, the model leads all the way between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from subterminator.core.engine.account_page import Account
from subterminator.domain.errors import Refused
from subterminator.domain.protocols import Element, GateProtocol, PageView, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.orchestrator import TaskOrchestrator

__all__ = ["AILedAgent", "PersonApproves", "reads_back"]

Ask = Callable[[str, int], Awaitable[str | None]]
"""Shows the person a question and waits so many seconds; None: nobody answered."""


class AILedAgent:
    """A task of design B in the place of design A's agent: one conversation, whatever the states on the way."""

    def __init__(self, orchestrator: TaskOrchestrator, goal: str, gate: GateProtocol | None = None) -> None:
        """`gate`: knows whether a final press was sent. None: none ever is."""
        self._orchestrator = orchestrator
        self._goal = goal
        self._gate = gate
        self.reason = ""
        """Why it ended, in the model's words or ours."""

    async def handle_state(self, state: State) -> State:
        """Lead until the task has ended. Ends that need only be told are left to the engine.

        Raises:
            Refused: the person said no, nothing was sent, and nothing else came of it.
        """
        if state in {State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING}:
            return state
        result = await self._orchestrator.run(self._goal)
        self.reason = result.reason
        sent = self._gate is not None and self._gate.submitted
        if not result.success and not sent and self._orchestrator.said_no:
            raise Refused(self._orchestrator.said_no, by_person=True)
        return State.COMPLETE if result.success else State.FAILED

    def clear_history(self) -> None:
        """A conversation begins anew with each task."""
        self.reason = ""


class PersonApproves:
    """The person, asked through the same gate as everywhere: a yes at a checkpoint is one for the final control."""

    def __init__(self, gate: GateProtocol, page: Callable[[], PageView], ask: Ask, seconds: int) -> None:
        """Args:
        page: the look that the latest snapshot was made from.
        seconds: how long a person has to answer.
        """
        self._gate = gate
        self._page = page
        self._ask = ask
        self._seconds = seconds
        self._lexicon = Lexicon.load()

    async def request_approval(self, action: str, reason: str, screenshot: bytes) -> tuple[bool, str | None]:
        """Where the page has one control that reads final, the yes is asked for that; else whether to go on.

        While that control cannot be pressed yet (something is to be ticked or chosen first), nobody is asked: its press
        is asked about by itself.

        Raises:
            Refused: the person said no to the final press. NeedsHuman: nobody answered it. DryRunReached: a dry run
                ends here.
        """
        final = self._final()
        if final is not None:
            if final.has("disabled"):
                return True, None
            try:
                await self._gate.obtain_yes(final)
            except Refused as no:
                if no.by_person:
                    raise
                return True, str(no)
            return True, None
        question = f"The model asks: {action} ({reason}). Enter to go on, or say what else to do."
        words = await self._ask(question, self._seconds)
        if words is None:
            return False, "nobody is there to answer"
        return (False, words.strip()) if words.strip() else (True, None)

    def _final(self) -> Element | None:
        fitting = [
            each
            for each in self._page().elements
            if each.interactive and not each.modal_blocked and self._lexicon.label(each.label).best == "final"
        ]
        return fitting[0] if len(fitting) == 1 else None


def reads_back(account: Account) -> Callable[[], Awaitable[tuple[bool, str]]]:
    """A claim of success is checked against the account page, opened afresh. One being worked on there is believed."""

    async def verify() -> tuple[bool, str]:
        reading = await account.read_back()
        if reading.kept:
            return False, f"The account was kept instead: {reading.kept}."
        if reading.state is State.ACCOUNT_CANCELLED or reading.pending:
            return True, ""
        read = reading.state.name.lower().replace("_", " ")
        return False, f"The account page reads as {read} ({reading.why}). You are on it now."

    return verify
