"""The table of states, against the flow of the source documents written out here."""

from __future__ import annotations

from itertools import product

import pytest
from statemachine.exceptions import TransitionNotAllowed

from subterminator.core.engine.states import FINAL_STATES, CancellationMachine, State, state_table

SOURCE: dict[State, str] = {
    # Seed 001 §7.5: these two are the engine's; after them the account page reads as one of its three states.
    State.START: "LOGIN_REQUIRED ACCOUNT_ACTIVE ACCOUNT_CANCELLED THIRD_PARTY_BILLING UNKNOWN",
    State.LOGIN_REQUIRED: "ACCOUNT_ACTIVE ACCOUNT_CANCELLED THIRD_PARTY_BILLING UNKNOWN",
    # Seed 001 §4.1: "RETENTION_OFFER  # May also be EXIT_SURVEY or FINAL_CONFIRMATION".
    State.ACCOUNT_ACTIVE: "RETENTION_OFFER EXIT_SURVEY FINAL_CONFIRMATION UNKNOWN",
    # Seed 001 §4.1: "EXIT_SURVEY  # May also be FINAL_CONFIRMATION".
    State.RETENTION_OFFER: "EXIT_SURVEY FINAL_CONFIRMATION UNKNOWN",
    # Seed 001 §4.1. A survey that §4.2 lets lead to COMPLETE is left by the read-back here.
    State.EXIT_SURVEY: "FINAL_CONFIRMATION UNKNOWN",
    State.FINAL_CONFIRMATION: "COMPLETE UNKNOWN",
    State.ACCOUNT_CANCELLED: "COMPLETE UNKNOWN",
    # Seed 001 §4.1: "Terminal for AI - reports to engine".
    State.THIRD_PARTY_BILLING: "UNKNOWN",
    # Seed 001 §4.1: "Expected state determined by Claude's state detection".
    State.UNKNOWN: "LOGIN_REQUIRED ACCOUNT_ACTIVE ACCOUNT_CANCELLED THIRD_PARTY_BILLING RETENTION_OFFER EXIT_SURVEY "
    "FINAL_CONFIRMATION",
    State.COMPLETE: "",
    State.ABORTED: "",
    State.FAILED: "",
}


def successors(state: State) -> set[State]:
    """By the source documents; every state that is not final may end in ABORTED and FAILED."""
    named = {State[name] for name in SOURCE[state].split()}
    return named if state in FINAL_STATES else named | {State.ABORTED, State.FAILED}


def at(state: State) -> CancellationMachine:
    return CancellationMachine(start_value=state.value)


def made(source: State, target: State) -> bool:
    """Whether the machine makes that move, with a yes; a move that it does not make changes nothing."""
    machine = at(source)
    try:
        machine.advance(target, human_ok=True)
    except TransitionNotAllowed:
        assert machine.state is source
        return False
    assert machine.state is target
    assert machine.is_terminated is (target in FINAL_STATES)
    return True


@pytest.mark.spec("states.strict")
def test_machine_makes_the_moves_of_the_source_and_no_other() -> None:
    """Required: every pair of states, each as the source documents have it."""
    wrong = [(one, other) for one, other in product(State, State) if made(one, other) != (other in successors(one))]
    assert wrong == []
    asked = {(one, other): at(one).leads_to(other) for one, other in product(State, State)}
    assert [pair for pair, leads in asked.items() if leads != (pair[1] in successors(pair[0]) | {pair[0]})] == []


@pytest.mark.spec("states.yes")
@pytest.mark.parametrize("given", [{}, {"human_ok": False}])
def test_complete_needs_a_yes_after_the_final_confirmation(given: dict[str, bool]) -> None:
    """Required: without a person's yes the machine stays where it is."""
    machine = at(State.FINAL_CONFIRMATION)
    with pytest.raises(PermissionError):
        machine.advance(State.COMPLETE, **given)
    assert machine.state is State.FINAL_CONFIRMATION


@pytest.mark.spec("states.yes")
def test_account_that_reads_as_ended_needs_none() -> None:
    """Required: what the account page says needs no yes."""
    machine = at(State.ACCOUNT_CANCELLED)
    machine.advance(State.COMPLETE)
    assert machine.state is State.COMPLETE


@pytest.mark.spec("states.strict")
def test_run_begins_at_start_and_values_are_those_of_the_source() -> None:
    """Required: the names and values that the source documents fix, lower case of each other."""
    assert CancellationMachine().state is State.START
    assert all(state.value == state.name.lower() for state in State)
    assert set(State) == set(SOURCE)


@pytest.mark.spec("states.table")
def test_printed_table_is_the_machine() -> None:
    """Required: the table in the documentation holds every state and every move, and marks the yes."""
    rows = {line.split("|")[1].strip(): line.split("|")[2].strip() for line in state_table().splitlines()[2:]}
    assert set(rows) == {state.name for state in State}
    for source in set(State) - FINAL_STATES:
        targets = {cell.split(" ")[0] for cell in rows[source.name].split(", ")}
        assert targets == {target.name for target in successors(source)}, source
    marked = [(row, cell) for row in rows for cell in rows[row].split(", ") if "yes" in cell]
    assert marked == [("FINAL_CONFIRMATION", "COMPLETE (a person's yes)")]
    assert rows["COMPLETE"] == "nothing: final"
