"""State machine of a run, as a table. Knows no page, model or person."""

from __future__ import annotations

from typing import Any

from statemachine import State as MachineState
from statemachine import StateMachine
from statemachine.states import States

from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import State

__all__ = ["FINAL_STATES", "SUCCESSORS", "CancellationMachine", "State", "state_table"]

FINAL_STATES = frozenset({State.COMPLETE, State.ABORTED, State.FAILED})
"""States without a successor."""

_STOPPED = frozenset({State.ABORTED, State.FAILED})
"""Successors of every state that is not final."""
_ACCOUNT = frozenset({State.ACCOUNT_ACTIVE, State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING, State.UNKNOWN})
_FLOW = FLOW_STATES | {State.UNKNOWN}

SUCCESSORS: dict[State, frozenset[State]] = {
    State.START: _ACCOUNT | {State.LOGIN_REQUIRED},
    State.LOGIN_REQUIRED: _ACCOUNT,
    State.ACCOUNT_ACTIVE: _FLOW,
    State.RETENTION_OFFER: _FLOW - {State.RETENTION_OFFER},
    State.EXIT_SURVEY: frozenset({State.FINAL_CONFIRMATION, State.UNKNOWN}),
    State.FINAL_CONFIRMATION: frozenset({State.COMPLETE, State.UNKNOWN}),
    State.ACCOUNT_CANCELLED: frozenset({State.COMPLETE, State.UNKNOWN}),
    State.THIRD_PARTY_BILLING: frozenset({State.UNKNOWN}),
    State.UNKNOWN: (_ACCOUNT | _FLOW | {State.LOGIN_REQUIRED}) - {State.UNKNOWN},
}
"""Successors of each state, without ABORTED and FAILED: forward along the flow of seed 001 §4.1, pages may be skipped.

A page that reads as anything else is UNKNOWN first, and read again before it is believed. COMPLETE follows only a
final confirmation that a person approved, or an account that reads as ended."""


class CancellationMachine(StateMachine):
    """The strict machine over `SUCCESSORS`: one event per target state, an illegal move raises TransitionNotAllowed."""

    _ = States.from_enum(State, initial=State.START, final=FINAL_STATES)
    for _target in State:
        _moves = None
        for _source, _targets in SUCCESSORS.items():
            if _target not in _targets | _STOPPED:
                continue
            _needs = "human_approved" if (_source, _target) == (State.FINAL_CONFIRMATION, State.COMPLETE) else None
            _move = getattr(_, _source.name).to(getattr(_, _target.name), validators=_needs)
            _moves = _move if _moves is None else _moves | _move
        if _moves is not None:
            locals()[f"to_{_target.value}"] = _moves
    del _target, _targets, _source, _moves, _move, _needs

    def human_approved(self, human_ok: bool = False) -> None:
        """Validate FINAL_CONFIRMATION → COMPLETE.

        Raises:
            PermissionError: no person said yes to the final press.
        """
        if not human_ok:
            raise PermissionError("no person said yes to the final confirmation: COMPLETE cannot follow")

    def advance(self, to: State, **kwargs: Any) -> None:
        """Move to a state.

        Raises:
            statemachine.exceptions.TransitionNotAllowed: the table has no such move.
            PermissionError: the move needs `human_ok=True`.
        """
        self.send(f"to_{to.value}", **kwargs)

    def leads_to(self, to: State) -> bool:
        """Return whether the table has a move to that state. Staying is no move, and always possible."""
        return to is self.state or (self.state in SUCCESSORS and to in SUCCESSORS[self.state] | _STOPPED)

    @property
    def state(self) -> State:
        """Return the present state."""
        return State(self.current_state_value)


def state_table() -> str:
    """Format the table as Markdown for docs/house.md; read from the class, so it cannot differ from what runs."""
    rows = ["| from | may lead to |", "|---|---|"]
    machine_states: list[MachineState] = list(CancellationMachine.states)
    for source in machine_states:
        targets = []
        for transition in source.transitions:
            mark = " (a person's yes)" if any(True for _ in transition.validators) else ""
            targets += [f"{target.id}{mark}" for target in transition.targets]
        successors = ", ".join(sorted(targets, key=_order))
        rows.append(f"| {source.id} | {successors or 'nothing: final'} |")
    return "\n".join(rows)


def _order(cell: str) -> int:
    return [state.name for state in State].index(cell.split(" ", maxsplit=1)[0])
