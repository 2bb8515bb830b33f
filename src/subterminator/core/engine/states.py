"""Where each state may lead, as a table. Knows no page, model or person."""

from __future__ import annotations

from typing import Any

from statemachine import State as MachineState
from statemachine import StateMachine
from statemachine.states import States

from subterminator.domain.protocols import State

__all__ = ["FINAL", "LEGAL", "CancellationMachine", "State", "state_table"]

FINAL = frozenset({State.COMPLETE, State.ABORTED, State.FAILED})
"""Nothing follows these."""

_FLOW = {
    State.LOGIN_REQUIRED,
    State.ACCOUNT_ACTIVE,
    State.ACCOUNT_CANCELLED,
    State.THIRD_PARTY_BILLING,
    State.RETENTION_OFFER,
    State.EXIT_SURVEY,
    State.FINAL_CONFIRMATION,
    State.UNKNOWN,
}

LEGAL: dict[State, frozenset[State]] = {
    State.START: frozenset(_FLOW),
    State.LOGIN_REQUIRED: frozenset(_FLOW - {State.LOGIN_REQUIRED}),
    State.ACCOUNT_ACTIVE: frozenset(_FLOW - {State.ACCOUNT_ACTIVE}),
    State.RETENTION_OFFER: frozenset(_FLOW),
    State.EXIT_SURVEY: frozenset(_FLOW),
    State.FINAL_CONFIRMATION: frozenset((_FLOW - {State.FINAL_CONFIRMATION}) | {State.COMPLETE}),
    State.UNKNOWN: frozenset(_FLOW),
    State.ACCOUNT_CANCELLED: frozenset((_FLOW - {State.ACCOUNT_CANCELLED}) | {State.COMPLETE}),
    State.THIRD_PARTY_BILLING: frozenset(_FLOW - {State.THIRD_PARTY_BILLING}),
}
"""Where each state may lead; ABORTED and FAILED may be reached from every state that is not final.

RETENTION_OFFER, EXIT_SURVEY and UNKNOWN may follow themselves: five offers in a row are five pages.
COMPLETE follows only a final confirmation that a person said yes to, or an account that reads as ended; a page that
only looked like an ended account, or like one billed elsewhere, leads back into the flow."""


class CancellationMachine(StateMachine):
    """The strict machine over `LEGAL`: one event per target state, an illegal move raises TransitionNotAllowed."""

    _ = States.from_enum(State, initial=State.START, final=FINAL)
    for _target in State:
        _moves = None
        for _source in State:
            if _source in FINAL or not (_target in LEGAL[_source] or _target in (State.ABORTED, State.FAILED)):
                continue
            _needs = "human_approved" if (_source, _target) == (State.FINAL_CONFIRMATION, State.COMPLETE) else None
            _move = getattr(_, _source.name).to(getattr(_, _target.name), validators=_needs)
            _moves = _move if _moves is None else _moves | _move
        if _moves is not None:
            locals()[f"to_{_target.value}"] = _moves
    del _target, _source, _moves, _move, _needs

    def human_approved(self, human_ok: bool = False) -> None:
        """Validator of FINAL_CONFIRMATION → COMPLETE.

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

    @property
    def state(self) -> State:
        """Where the run is."""
        return State(self.current_state_value)


def state_table() -> str:
    """The table as Markdown, for docs/house.md; read from the class, so it cannot differ from what runs."""
    rows = ["| from | may lead to |", "|---|---|"]
    machine_states: list[MachineState] = list(CancellationMachine.states)
    for source in machine_states:
        targets = []
        for transition in source.transitions:
            mark = " (a person's yes)" if any(True for _ in transition.validators) else ""
            targets += [f"{target.id}{mark}" for target in transition.targets]
        listed = ", ".join(sorted(targets, key=_order))
        rows.append(f"| {source.id} | {listed or 'nothing: final'} |")
    return "\n".join(rows)


def _order(cell: str) -> int:
    return [state.name for state in State].index(cell.split(" ", maxsplit=1)[0])
