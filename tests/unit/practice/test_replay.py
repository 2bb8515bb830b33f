"""Replay of recorded conversations: answers by position, and what no longer matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, FINAL_PAGE, OFFER_PAGE, control, page
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import PageView
from subterminator.perception.lines.writer import lines
from subterminator.practice.model.answers import Reply, call
from subterminator.practice.model.recording import Recorder
from subterminator.practice.model.replay import Replay

CANCEL, NEXT = "Cancel membership", "No thanks, continue to cancel"


def asked(view: PageView, answer: str = "", *, first_ref: int = 0, tool: str = "complete_task") -> dict[str, Any]:
    """A question of design B; `first_ref`: that of its first element."""
    shown = lines(view, refs={each.ref: f"@e{each.ref + first_ref}" for each in view.elements})
    told = f"Goal: Cancel.\n\nDone so far:\n1. a call\n\nAnswer to your last call:\n{answer}\n{shown}"
    said = told if answer else f"Goal: Cancel.\n\nCurrent state:\n{shown}"
    return {"tools": [{"name": tool}], "system": "Be brief.", "messages": [{"role": "user", "content": said}]}


def ref_of(view: PageView, name: str, first_ref: int = 0) -> str:
    return next(f"@e{each.ref + first_ref}" for each in view.elements if each.name == name)


def message(*blocks: dict[str, Any]) -> Reply:
    return Reply(200, {"content": list(blocks)})


def recorded(folder: Path) -> Replay:
    """Three turns: a press, a press after it failed once with an overloaded API, a press of an invented ref."""
    recorder = Recorder(folder)
    press = message(call({"ref": ref_of(ACTIVE_PAGE, CANCEL)}, "browser_click"))
    recorder.keep(1, "none", asked(ACTIVE_PAGE), press)
    recorder.keep(2, "overloaded", asked(OFFER_PAGE, "ok"), Reply(529, {"type": "error"}, {"retry-after": "1"}))
    recorder.keep(3, "none", asked(OFFER_PAGE, "ok"), message(call({"ref": ref_of(OFFER_PAGE, NEXT)}, "browser_click")))
    recorder.keep(4, "none", asked(OFFER_PAGE, "error: ref_invalid - gone"), message(call({"ref": "@e999"}, "b")))
    recorder.keep(5, "reset", asked(FINAL_PAGE, "ok"), Reply(0, {}, broken="reset"))
    return Replay.load(folder)


@pytest.mark.spec("model.replays")
async def test_the_answers_come_by_position_with_the_refs_of_the_present_page(tmp_path: Path) -> None:
    """Errors and broken connections as well; a ref that the page never had stays as it was."""
    replay = recorded(tmp_path)
    first = await replay(asked(ACTIVE_PAGE, first_ref=40))
    assert first.body["content"][0]["input"] == {"ref": ref_of(ACTIVE_PAGE, CANCEL, 40)}
    assert await replay(asked(OFFER_PAGE, "ok", first_ref=60)) == Reply(529, {"type": "error"}, {"retry-after": "1"})
    third = await replay(asked(OFFER_PAGE, "ok", first_ref=60))
    assert third.body["content"][0]["input"] == {"ref": ref_of(OFFER_PAGE, NEXT, 60)}
    fourth = await replay(asked(OFFER_PAGE, "error: ref_invalid - another word"))
    assert fourth.body["content"][0]["input"] == {"ref": "@e999"}
    assert replay.left == 1
    assert await replay(asked(FINAL_PAGE, "ok")) == Reply(0, {}, broken="reset")
    assert (replay.problems, replay.left) == ([], 0)

    more = await replay(asked(FINAL_PAGE, "ok"))
    assert more.status == 400
    assert replay.problems == ["turn 6 of the replay does not match: only 5 answers are recorded"]


@pytest.mark.spec("model.replays")
@pytest.mark.parametrize(
    ("request_", "difference"),
    [
        (asked(ACTIVE_PAGE, tool="browser_action"), "tools: recorded ('complete_task',), now ('browser_action',)"),
        (asked(OFFER_PAGE), "place: recorded"),
        (asked(ACTIVE_PAGE, "error: timeout"), "outcome: recorded '', now 'timeout'"),
        (asked(page(control("Close", "link"), url=ACTIVE_PAGE.url, title=ACTIVE_PAGE.title)), f"no link {CANCEL!r}"),
    ],
)
async def test_a_question_that_differs_is_refused_with_the_difference(
    tmp_path: Path, request_: dict[str, Any], difference: str
) -> None:
    """In an error that the API might send, and in what the command prints."""
    replay = recorded(tmp_path)
    reply = await replay(request_)
    assert (reply.status, reply.body["error"]["type"]) == (400, "invalid_request_error")
    assert replay.problems == [reply.body["error"]["message"]]
    assert "turn 1 of the replay does not match: " in replay.problems[0]
    assert difference in replay.problems[0]


TAG = "untrusted-" + "1" * 16


def planned(view: PageView, note: str = "") -> dict[str, Any]:
    """A question of design A."""
    said = f"GOAL: Cancel it.\n\n<{TAG}>\nPAGE:\n{lines(view)}\n</{TAG}>{note}"
    return {"tools": [{"name": "browser_action"}], "messages": [{"role": "user", "content": said}]}


@pytest.mark.spec("model.replays")
@pytest.mark.parametrize(
    ("now", "difference"),
    [
        (planned(ACTIVE_PAGE), ""),
        (planned(ACTIVE_PAGE, "\n\nFAILED ACTION:\n- Error: no"), "outcome: recorded '', now 'failed'"),
        (
            planned(page(control("Close", "link"), url=ACTIVE_PAGE.url, title=ACTIVE_PAGE.title)),
            "nothing that matches any of",
        ),
    ],
)
async def test_a_plan_is_replayed_where_one_of_its_targets_is_still_there(
    tmp_path: Path, now: dict[str, Any], difference: str
) -> None:
    """By selector, role and name, or text."""
    targets = [{"method": "css", "css": "#old"}, {"method": "aria", "aria_role": "link", "aria_name": CANCEL}]
    Recorder(tmp_path).keep(1, "none", planned(ACTIVE_PAGE), message(call({"targets": targets})))
    replay = Replay.load(tmp_path)
    reply = await replay(now)
    assert reply.status == (400 if difference else 200)
    assert difference in "".join(replay.problems)


@pytest.mark.spec("model.replays")
@pytest.mark.parametrize("content", [None, "[]", "{", json.dumps({"request": {}})])
def test_a_folder_without_a_conversation_is_told(tmp_path: Path, content: str | None) -> None:
    """In one line."""
    if content is not None:
        (tmp_path / "0001.json").write_text(content, encoding="utf-8")
    with pytest.raises(ConfigurationError, match="is no conversation"):
        Replay.load(tmp_path)
