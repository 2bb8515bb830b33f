"""The gate as a table: what never gets through, what is asked about, and the page that is printed of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from subterminator.approval import gate_table
from subterminator.approval.gate_table import TABLE, Decided, Row, markdown, matching_row
from subterminator.approval.kinds import Phase, PressKind, SendKind

BARRED_PRESSES = (
    *(PressKind.MONEY, PressKind.ACCEPT, PressKind.PAUSE, PressKind.RESUME, PressKind.DELETION, PressKind.SIGN_OUT),
)
BARRED_SENDS = (SendKind.MONEY, SendKind.DELETION, SendKind.PROFILE)


@pytest.mark.spec("gate.table")
@pytest.mark.parametrize("phase", Phase)
def test_money_and_deletion_are_refused_in_every_phase(phase: Phase) -> None:
    """Required: whatever is pressed and whatever it sends, no yes lets these through."""
    for press in BARRED_PRESSES:
        assert all(matching_row(press, send, phase).decided is Decided.REFUSE for send in SendKind)
    for send in BARRED_SENDS:
        assert all(matching_row(press, send, phase).decided is Decided.REFUSE for press in PressKind)


@pytest.mark.spec("gate.table")
@pytest.mark.parametrize("phase", Phase)
def test_unknown_that_sends_unknown_is_asked_about(phase: Phase) -> None:
    """Required: what is not understood is not harmless."""
    assert matching_row(PressKind.UNKNOWN, SendKind.UNKNOWN, phase).decided is Decided.ASK


@pytest.mark.spec("gate.table")
def test_no_end_leaves_without_a_yes() -> None:
    """Required: whatever press it is, an end is asked about, and one that the page sends by itself is refused."""
    for press in PressKind:
        for phase in (Phase.SEARCHING, Phase.FLOW, Phase.DRY_RUN):
            assert matching_row(press, SendKind.END, phase).decided is not Decided.LET
    assert all(matching_row(PressKind.NOBODY, SendKind.END, phase).decided is Decided.REFUSE for phase in Phase)


@pytest.mark.spec("gate.table")
@pytest.mark.parametrize("phase", [Phase.SEARCHING, Phase.FLOW, Phase.DRY_RUN])
def test_no_unknown_write_of_a_press_leaves_unasked(phase: Phase) -> None:
    """Required: a press that reads as a mere step is no reason to send what nobody understands."""
    for press in PressKind:
        if press is not PressKind.NOBODY:
            assert matching_row(press, SendKind.UNKNOWN, phase).decided is not Decided.LET


@pytest.mark.spec("gate.table")
def test_dry_run_lets_only_steps_leave() -> None:
    """Required: where it might be the end, a dry run has reached its end."""
    leaving = {send for send in SendKind if matching_row(PressKind.STEP, send, Phase.DRY_RUN).decided is Decided.LET}
    assert leaving == {SendKind.NOTHING, SendKind.READ, SendKind.TELEMETRY, SendKind.STEP}


@pytest.mark.spec("gate.table")
def test_every_row_has_a_reason_and_decides_something() -> None:
    """Required: no line of the table is dead, and each says why."""
    used = {matching_row(press, send, phase) for press in PressKind for send in SendKind for phase in Phase}
    assert [row.why for row in TABLE if row not in used] == []
    assert all(row.why for row in TABLE)


@pytest.mark.spec("gate.table")
def test_what_no_row_fits_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: a kind that the table forgets is not let go; of the rows that fit the first decides."""
    found = (frozenset({PressKind.STEP}), frozenset({SendKind.READ}), frozenset({Phase.FLOW}))
    for rows, decided, why in (
        ((), Decided.ASK, "no rule lets it go"),
        ((Row(*found, Decided.LET, "one"), Row(*found, Decided.REFUSE, "two")), Decided.LET, "one"),
        ((Row(frozenset(), *found[1:], Decided.LET, "one"),), Decided.ASK, "no rule lets it go"),
        ((Row(found[0], frozenset(), found[2], Decided.LET, "one"),), Decided.ASK, "no rule lets it go"),
        ((Row(*found[:2], frozenset(), Decided.LET, "one"),), Decided.ASK, "no rule lets it go"),
    ):
        monkeypatch.setattr(gate_table, "TABLE", rows)
        row = matching_row.__wrapped__(PressKind.STEP, SendKind.READ, Phase.FLOW)
        assert row == Row(*found, decided, why)


@pytest.mark.spec("gate.table")
def test_printed_table_is_the_table() -> None:
    """Required: docs/gate.md is what `make docs` prints."""
    page = Path(__file__).parents[3] / "docs" / "gate.md"
    assert page.read_text(encoding="utf-8") == markdown()
