"""The gate as one table: kind of press, kind of request and phase of the run give a decision with its reason.

`python -m subterminator.approval.gate_table` prints it for `docs/gate.md`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from subterminator.approval.kinds import Phase, PressKind, SendKind


class Decided(StrEnum):
    """Decision of the gate."""

    LET = "let go"
    ASK = "ask"
    REFUSE = "refuse"


class Row(NamedTuple):
    """A row of the table: the first that matches decides."""

    presses: frozenset[PressKind]
    sends: frozenset[SendKind]
    phases: frozenset[Phase]
    decided: Decided
    why: str


def _row(
    presses: Iterable[PressKind], sends: Iterable[SendKind], phases: Iterable[Phase], decided: Decided, why: str
) -> Row:
    return Row(frozenset(presses), frozenset(sends), frozenset(phases), decided, why)


P, S = PressKind, SendKind
_ANY_PRESS, _ANY_SEND, _ANY_PHASE = tuple(PressKind), tuple(SendKind), tuple(Phase)
_BARRED = (P.MONEY, P.ACCEPT, P.PAUSE, P.RESUME, P.DELETION)
_HARMLESS = (P.STEP, P.NAVIGATION, P.ANSWER, P.CLOSE, P.UNFOLD)
_QUIET = (S.NOTHING, S.READ, S.TELEMETRY)
_WAY = (Phase.SEARCHING,)
_WITHOUT_A_YES = (Phase.SEARCHING, Phase.FLOW, Phase.DRY_RUN)

TABLE: tuple[Row, ...] = (
    _row(_BARRED, _ANY_SEND, _ANY_PHASE, Decided.REFUSE, "nothing is bought, taken, paused, resumed or deleted"),
    _row((P.SIGN_OUT,), _ANY_SEND, _ANY_PHASE, Decided.REFUSE, "signing out ends the run, not the subscription"),
    _row(_ANY_PRESS, (S.MONEY,), _ANY_PHASE, Decided.REFUSE, "no yes covers buying, an offer, a pause or a restart"),
    _row(_ANY_PRESS, (S.DELETION,), _ANY_PHASE, Decided.REFUSE, "no yes to cancel covers deleting an account or data"),
    _row(_ANY_PRESS, (S.PROFILE,), _ANY_PHASE, Decided.REFUSE, "how one pays and signs in is not the run's to change"),
    _row((P.NOBODY,), (S.END, S.OTHER_END), _ANY_PHASE, Decided.REFUSE, "only a press of ours can use a yes"),
    _row((P.NOBODY,), _ANY_SEND, _ANY_PHASE, Decided.LET, "a page works by itself; this is a second line, best effort"),
    _row(_ANY_PRESS, (S.OTHER_END,), (Phase.YES,), Decided.REFUSE,
         "the yes is for one subscription, and this is another thing"),
    _row((P.UNKNOWN,), _ANY_SEND, (Phase.YES,), Decided.ASK,
         "nothing says what it does; the yes was for another control"),
    _row((P.CLOSE, P.UNFOLD), (S.END,), (Phase.YES,), Decided.ASK, "what was approved is the end, not this control"),
    _row(_ANY_PRESS, _ANY_SEND, (Phase.YES,), Decided.LET, "the yes covers what leads to the end that was approved"),
    _row((P.END,), _ANY_SEND, _WITHOUT_A_YES, Decided.ASK, "it may end the subscription"),
    _row(_ANY_PRESS, (S.END,), _WITHOUT_A_YES, Decided.ASK, "what it sends reads as the end"),
    _row(_ANY_PRESS, (S.OTHER_END,), _WITHOUT_A_YES, Decided.ASK, "what it sends ends something"),
    _row(_ANY_PRESS, (S.UNKNOWN,), _WITHOUT_A_YES, Decided.ASK, "it cannot be told what it sends"),
    _row(_ANY_PRESS, (S.ANSWER,), (Phase.DRY_RUN,), Decided.ASK, "a survey's own button may be the end"),
    _row((P.UNKNOWN,), (S.NOTHING, S.READ, S.TELEMETRY, S.STEP, S.ANSWER), _WAY, Decided.LET,
         "while the way is searched a press that sends nothing costs nothing"),
    _row((P.UNKNOWN,), _ANY_SEND, (Phase.FLOW, Phase.DRY_RUN), Decided.ASK,
         "in the flow a press needs a reason to be harmless"),
    _row(_HARMLESS, (*_QUIET, S.STEP, S.ANSWER), _WITHOUT_A_YES, Decided.LET, "it reads positively as what it is for"),
)  # fmt: skip
"""Decisions by kind of press, kind of request and phase; a combination that no row matches is asked about.

A press is judged as searching or in the flow; the other two phases are those of what a press sends.
Decided elsewhere: unreadable labels, costly choices, and a press that the planner calls the last (`policy.py`); a press
that is made before it is asked about (`Policy.may_be_tried`, `Guarded.act`); the coverage of a yes (`submission.py`); a
dry run's end (`approval_requests.py`); a control that the flow takes for final (`Guarded.obtain_yes`), and that nothing
is pressed once the end was sent (`guard.py`).
"""


@cache
def matching_row(press: PressKind, send: SendKind, phase: Phase) -> Row:
    """Find the first row that matches; without one, make a row that asks."""
    for row in TABLE:
        if press in row.presses and send in row.sends and phase in row.phases:
            return row
    return _row((press,), (send,), (phase,), Decided.ASK, "no rule lets it go")


def markdown() -> str:
    """Render the table as a page: the rows, and below them every combination."""
    rows = ["| press | sends | phase | decision | reason |", "|---|---|---|---|---|"]
    for row in TABLE:
        cells = (
            _named(row.presses, PressKind),
            _named(row.sends, SendKind),
            _named(row.phases, Phase),
            f"**{row.decided}**",
            row.why,
        )
        rows.append(f"| {' | '.join(cells)} |")
    grids = []
    for phase in Phase:
        grids += [f"\n## {phase.capitalize()}\n", "| press \\ sends | " + " | ".join(SendKind) + " |"]
        grids.append("|---" * (len(SendKind) + 1) + "|")
        for press in PressKind:
            decisions = [matching_row(press, send, phase).decided for send in SendKind]
            grids.append(f"| {press} | " + " | ".join(decisions) + " |")
    return "\n".join(
        [
            "# The gate",
            "",
            "Printed by `make docs` from `approval/gate_table.py`; a test compares. The first row that fits decides,",
            "and what no row fits is asked about. Where nobody is there, what is asked about is not done.",
            "",
            "A press that may end it, and not surely, outside of the last page, and a box that only acknowledges are",
            "made first in a launched browser, which holds what they would send: a write, or an address that says",
            "nothing, is then asked about.",
            "",
            *rows,
            *grids,
            "",
        ]
    )


def _named(kinds: frozenset[PressKind] | frozenset[SendKind] | frozenset[Phase], of: type[StrEnum]) -> str:
    names = [str(each) for each in of if each in kinds]
    return "any" if len(names) == len(of) else ", ".join(names)


if __name__ == "__main__":
    print(markdown(), end="")
