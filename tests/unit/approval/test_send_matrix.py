"""What comes of presses that send requests: controls, requests, the page after them, and the answers of a person.

The table `send_matrix.toml` is a record, as `press_matrix.toml` is: a change of mechanics may move a line, and each
that moves is to be looked at, first of all one where more leaves. To print it, run this file.
"""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from sending import FINISH, LAST, MORE, START, Sending
from stand_ins import DECLINE, DONE_PAGE, ENDED_PAGE, FINAL_PAGE, HOME, OFFER_PAGE, control, page
from subterminator.approval import guard
from subterminator.domain.errors import SubTerminatorError
from subterminator.domain.protocols import Action, Decision, Element, PageView

TABLE = Path(__file__).with_name("send_matrix.toml")
END, OTHER, VAGUE = "POST /api/subscription/cancel", "POST /orders/7/cancel", "POST /api/x"


def beside(view: PageView, element: Element) -> tuple[Element, PageView]:
    """A page with one control more, and that control."""
    placed = replace(element, ref=len(view.elements))
    return placed, replace(view, elements=(*view.elements, placed), text=f"{view.text}\n{element.label}")


CONTROLS: dict[str, tuple[Element, PageView]] = {
    "final": (FINISH, LAST),
    "final form": (FINAL_PAGE[0], FINAL_PAGE),
    "final link": beside(LAST, control("Yes, cancel", "link", node="0:60", href=f"{HOME}/cancel/now?confirm=1")),
    "definite": beside(START, control("Cancel my subscription now", node="0:61")),
    "step": beside(OFFER_PAGE, replace(DECLINE, node="0:62")),
    "next": beside(OFFER_PAGE, control("Continue to cancel", node="0:63")),
    "manage": (MORE, START),
    "opens": beside(START, control("Cancel membership", node="0:64")),
    "close": beside(LAST, control("Close", node="0:65")),
    "unfold": beside(START, control("Details", node="0:66", states=("collapsed",))),
    "answer": beside(LAST, control("Too expensive", "radio", node="0:67")),
    "unknown": beside(LAST, control("Xylofon", node="0:68")),
}
REQUESTS = {
    "nothing": [],
    "end": [END],
    "end twice": [END, END],
    "other end": [OTHER],
    "vague": [VAGUE],
    "vague, end": [VAGUE, END],
    "money": ["POST /upgrade"],
    "read": ["GET /account"],
    "answer": ["POST /survey reason=other"],
    "opens end": ["GET /cancel/now?confirm=1"],
    "opens other": ["GET /cancel/now?confirm=1&id=7"],
    "resume": ["POST /account/restart", END],
    "form": ["POST /cancel/finish a=1"],
    "late": [],
    "late end": [VAGUE],
}
LATE = {"late": ["POST /api/late"], "late end": [END]}
"""Sent when the press is over."""
AFTER = {
    "stays": None,
    "step": OFFER_PAGE,
    "last": page(FINISH, url=f"{HOME}/cancel/last", text="Do you really want to cancel?\nFinish cancellation"),
    "done": DONE_PAGE,
    "account": ENDED_PAGE,
    "strange": page(control("Xylofon"), url=f"{HOME}/x", text="Blorpag klenipo"),
}
PEOPLE = {"yes": [Decision.YES] * 3, "no": [Decision.NO], "nobody": []}


async def outcome(name: str, request: str, after: str, person: str) -> str:
    """What left and what was asked, by the press and by a second one on the page after it; and what the run knows."""
    element, view = CONTROLS[name]
    sending = Sending(view, *PEOPLE.get(person, []), dry_run=person == "dry")
    await sending.guard.look()
    await sending.send("POST /api/heartbeat")

    async def sends() -> None:
        for line in REQUESTS[request]:
            await sending.send(line, kind="document" if line.startswith("GET /cancel") else "fetch", document=view.url)
        sending.inner.view = AFTER[after] or sending.inner.view

    sending.inner.on[element.node] = sends
    said = []
    for pressed in (element, FINISH):
        stop = ""
        try:
            await sending.guard.act(pressed, Action("click"))
            await sending.guard.look()
        except SubTerminatorError as error:
            stop = type(error).__name__
        with suppress(SubTerminatorError):
            for line in LATE.get(request, []):
                await sending.send(line, document=view.url)
        said.append(f"{len(sending.left) - 1} {stop}".strip())
        if sending.inner.view.by_node(FINISH.node) is None:
            break
    asked = "".join("!" if each.warning else "?" for each in sending.person.requests)
    held = f"held {sending.journal.kinds().count('request_held')}" * ("request_held" in sending.journal.kinds())
    known = [each for each in ("submitted", "awaits_read_back", "doubt") if getattr(sending.guard, each)]
    ledger = [*sending.ledger.results, *("open" for _ in sending.ledger.open)]
    return " ".join(filter(None, [" then ".join(said), asked, held, *known, *ledger]))


def chosen(name: str) -> Iterator[tuple[str, str, str]]:
    """Each request of a control with each answer, on one of the pages in turn."""
    pages, turn = list(AFTER), list(CONTROLS).index(name)
    for request in REQUESTS:
        for person in ("yes", "no", "dry") if name in {"final", "manage"} else ("yes",):
            yield request, pages[turn % len(pages)], person
            turn += 1
        yield request, pages[turn % len(pages)], "yes"
        turn += 2


async def outcomes(name: str) -> dict[str, str]:
    """The outcomes of a control's rows."""
    return {", ".join(row): await outcome(name, *row) for row in chosen(name)}


@pytest.mark.spec("approval.led-on")
@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize("name", CONTROLS)
async def test_press_leads_to_what_the_table_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: nothing more leaves, is asked about or counts as sent unnoticed."""
    monkeypatch.setattr(guard, "REACTING_SECONDS", 0)
    assert await outcomes(name) == tomllib.loads(TABLE.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    guard.REACTING_SECONDS = 0
    print(
        "# Presses by request, page after it, and answer: how many requests left by it and by a second press, and what"
    )
    print("# stopped them; ? for a question, ! for one with a warning; what the run knows; the ledger.")
    for name_ in CONTROLS:
        print(f"\n[{json.dumps(name_)}]")
        for row_, said_ in asyncio.run(outcomes(name_)).items():
            print(f"{json.dumps(row_)} = {json.dumps(said_)}")
