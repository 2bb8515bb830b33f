"""The table of states: every move that it has, and none that it has not."""

from __future__ import annotations

from itertools import product

import pytest
from statemachine.exceptions import TransitionNotAllowed

from subterminator.core.engine.states import FINAL, LEGAL, CancellationMachine, State, state_table

ENDS = {State.ABORTED, State.FAILED}
PAIRS = list(product(State, State))


def legal(source: State, target: State) -> bool:
    """By the design's table; ABORTED and FAILED may be reached from every state that is not final."""
    return source not in FINAL and (target in ENDS or target in LEGAL[source])


def at(state: State) -> CancellationMachine:
    return CancellationMachine(start_value=state.value)


def name(pair: tuple[State, State]) -> str:
    return f"{pair[0].value}-{pair[1].value}"


@pytest.mark.spec("states.strict")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if legal(*pair)], ids=name)
def test_legal_move_is_made(pair: tuple[State, State]) -> None:
    """Required: the machine goes where the table leads."""
    machine = at(pair[0])
    machine.advance(pair[1], human_ok=True)
    assert machine.state is pair[1]
    assert machine.is_terminated is (pair[1] in FINAL)


@pytest.mark.spec("states.strict")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if not legal(*pair)], ids=name)
def test_illegal_move_raises_and_changes_nothing(pair: tuple[State, State]) -> None:
    """Required: the machine goes nowhere that the table does not lead, not even with a yes."""
    machine = at(pair[0])
    with pytest.raises(TransitionNotAllowed):
        machine.advance(pair[1], human_ok=True)
    assert machine.state is pair[0]


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
def test_complete_follows_only_the_yes_and_the_account() -> None:
    """Required: no other state leads to COMPLETE."""
    assert {source for source in LEGAL if State.COMPLETE in LEGAL[source]} == {
        State.FINAL_CONFIRMATION,
        State.ACCOUNT_CANCELLED,
    }


@pytest.mark.spec("states.strict")
def test_run_begins_at_start_and_values_are_those_of_the_source() -> None:
    """Required: the names and values that the source documents fix, lower case of each other."""
    assert CancellationMachine().state is State.START
    assert all(state.value == state.name.lower() for state in State)
    assert len(State) == 12
    assert set(LEGAL) == set(State) - FINAL


@pytest.mark.spec("states.table")
def test_printed_table_is_the_machine() -> None:
    """Required: the table in the documentation holds every state and every move, and marks the yes."""
    rows = {line.split("|")[1].strip(): line.split("|")[2].strip() for line in state_table().splitlines()[2:]}
    assert set(rows) == {state.name for state in State}
    for source in State:
        targets = {cell.split(" ")[0] for cell in rows[source.name].split(", ")} if source not in FINAL else set()
        assert targets == {target.name for target in State if legal(source, target)}, source
    marked = [(row, cell) for row in rows for cell in rows[row].split(", ") if "yes" in cell]
    assert marked == [("FINAL_CONFIRMATION", "COMPLETE (a person's yes)")]
    assert rows["COMPLETE"] == "nothing: final"
