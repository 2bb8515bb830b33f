"""The stand-in as a good model: what it answers by a site's right path."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, DONE_PAGE, FINAL_PAGE, OFFER_PAGE, control, page
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import PageView
from subterminator.perception.lines.writer import lines
from subterminator.practice.model.path import control_of, load_path, page_lines, shows
from subterminator.practice.model.path_brain import PathBrain

PATH = """
done = ["Membership cancelled"]
running = ["Next billing date"]

[[step]]
press = "Cancel membership"

[[step]]
press = "No thanks, continue to cancel"
state = "RETENTION_OFFER"

[[step]]
press = "Finish cancellation"
state = "FINAL_CONFIRMATION"
final = true
"""
TAG = "untrusted-" + "1" * 16
END = page(
    control("Membership cancelled", "heading", node="0:1"), url=DONE_PAGE.url, text="Membership cancelled", title="Done"
)


def brain(tmp_path: Path, text: str = PATH) -> PathBrain:
    file = tmp_path / "path.toml"
    file.write_text(text, encoding="utf-8")
    return PathBrain(load_path(file))


def request_a(view: PageView, note: str = "", tool: Any = None) -> dict[str, Any]:
    """A question of design A."""
    actions = {"action_type": {"enum": ["click", "fill", "select", "scroll", "wait"]}}
    offered = tool or {"name": "browser_action", "input_schema": {"properties": actions}}
    said = f"GOAL: Cancel it.\n\n<{TAG}>\nPAGE:\n{lines(view)}\n</{TAG}>{note}"
    return {"tools": [offered], "messages": [{"role": "user", "content": [{"type": "text", "text": said}]}]}


def request_b(view: PageView, answer: str = "ok", turn: int = 1) -> dict[str, Any]:
    """A question of design B, after an answer to an earlier call."""
    shown = lines(view, refs={each.ref: f"@e{each.ref}" for each in view.elements})
    earlier = f"Done so far:\n{turn}. a call\n\n" if turn > 1 else ""
    said = f"Goal: Cancel.\n\n{earlier}Answer to your last call:\n{answer}\n{shown}"
    first = f"Goal: Cancel.\n\nCurrent state:\n{shown}"
    content = first if turn == 0 else said
    return {"tools": [{"name": "complete_task"}], "messages": [{"role": "user", "content": content}]}


async def plan(asked: PathBrain, view: PageView, note: str = "") -> dict[str, Any]:
    (block,) = await asked(request_a(view, note))
    return dict(block["input"])


def failed(message: str) -> str:
    """What the prompt of design A says after a failure."""
    return f"\n\nFAILED ACTION:\n- Error: <{TAG}>{json.dumps(message)}</{TAG}>"


@pytest.mark.spec("model.path")
async def test_it_walks_its_path_and_names_states_as_design_a_wants_them(tmp_path: Path) -> None:
    """Each page gets its step, the one after it being expected; the end is named and waited at."""
    asked = brain(tmp_path)
    plans = [await plan(asked, view) for view in (ACTIVE_PAGE, OFFER_PAGE, FINAL_PAGE, END)]
    assert [(each["state"], each["expected_next_state"], each["action_type"]) for each in plans] == [
        ("ACCOUNT_ACTIVE", "RETENTION_OFFER", "click"),
        ("RETENTION_OFFER", "FINAL_CONFIRMATION", "click"),
        ("FINAL_CONFIRMATION", "COMPLETE", "click"),
        ("COMPLETE", "COMPLETE", "wait"),
    ]
    assert {"method": "aria", "aria_role": "link", "aria_name": "Cancel membership"} in plans[0]["targets"]


@pytest.mark.spec("model.path")
async def test_it_walks_its_path_by_the_tools_of_design_b(tmp_path: Path) -> None:
    """By the refs that the page shows, to the claim."""
    asked = brain(tmp_path)
    calls = [
        (await asked(request_b(view, turn=turn)))[-1]
        for turn, view in enumerate((ACTIVE_PAGE, OFFER_PAGE, FINAL_PAGE, END))
    ]
    assert [each["name"] for each in calls] == ["browser_click"] * 3 + ["complete_task"]
    assert calls[-1]["input"] == {"status": "success", "reason": "Membership cancelled"}


@pytest.mark.spec("model.path-failures")
async def test_what_fails_twice_on_the_same_page_ends_with_the_reason(tmp_path: Path) -> None:
    """First it tries once more; a page that went on is no failure, whatever the prompt says of it."""
    asked = brain(tmp_path)
    first = await asked(request_b(ACTIVE_PAGE, turn=0))
    again = (await asked(request_b(ACTIVE_PAGE, "error: action_failed - refused")))[-1]
    assert again["input"] == {**first[-1]["input"], "exploring": True}
    last = (await asked(request_b(ACTIVE_PAGE, "error: action_failed - refused", turn=2)))[-1]
    assert (last["name"], last["input"]["status"]) == ("complete_task", "failed")
    assert "could not take the step press 'Cancel membership': error: action_failed" in last["input"]["reason"]

    agent = brain(tmp_path)
    assert (await plan(agent, ACTIVE_PAGE))["action_type"] == "click"
    went_on = await plan(agent, OFFER_PAGE, failed("Expected EXIT_SURVEY, got RETENTION_OFFER"))
    assert went_on["state"] == "RETENTION_OFFER"
    assert (await plan(agent, OFFER_PAGE, failed("covered by the cookie dialog")))["action_type"] == "click"
    assert "covered by" in (await plan(agent, OFFER_PAGE, failed("still covered by it")))["reasoning"]


@pytest.mark.spec("model.path-failures")
async def test_a_claim_that_is_refused_and_a_page_without_a_step_are_told(tmp_path: Path) -> None:
    """The reasons begin with what was at fault."""
    asked = brain(tmp_path, 'done = ["Membership cancelled"]\n[[step]]\npress = "Nowhere"\nfinal = true\n')
    assert (await asked(request_b(END, turn=0)))[-1]["input"]["status"] == "success"
    refused = await asked(request_b(END, "error: not acknowledged - Cannot verify success."))
    assert refused[-1]["input"]["reason"].startswith("the end was not verified: ")

    lost = brain(tmp_path)
    other = page(control("Help", "link", node="0:1"), url=ACTIVE_PAGE.url, text="Help", title="Help")
    calls = [(await lost(request_b(other, turn=turn)))[-1] for turn in range(4)]
    assert [each["name"] for each in calls] == ["get_snapshot"] * 3 + ["complete_task"]
    assert calls[-1]["input"]["reason"].startswith("no step of the path fits this page")


@pytest.mark.spec("model.path")
async def test_an_account_page_is_told_in_its_own_words(tmp_path: Path) -> None:
    """Ended, running, or unclear."""
    asked = brain(tmp_path)

    async def account(text: str) -> tuple[str, list[str]]:
        content = f"Its text:\n<page>\n{text}\n</page>\nWhat does it show?"
        request = {"tools": [{"name": "account_state"}], "messages": [{"role": "user", "content": content}]}
        (block,) = await asked(request)
        return block["input"]["subscription"], block["input"]["quotes"]

    assert await account("Plus\nYour  membership cancelled.") == ("will_end", ["Your  membership cancelled."])
    assert await account("Next billing date: 4 May") == ("runs_on", ["Next billing date: 4 May"])
    assert await account("Hello") == ("unclear", [])


CARDS = r"""page "Plans" url=https://example.com/plans view=1280x800 scroll=0,0 size=1280x800
= dialog "Choose"
| Basic\u00ad plan
button "Cancel" css=#basic
| Family plan
button "Cancel" css=#family
button "Go on" disabled
= behind the dialog, out of reach
| Cookies
button "Cancel" css=#behind"""


@pytest.mark.spec("model.path")
@pytest.mark.parametrize(
    ("words", "selector"),
    [
        ('near = "Family plan"', "#family"),
        ('near = "basic plan"', "#basic"),
        ("nth = 2", "#family"),
        ("nth = 3", None),
        ('near = "Premium"', None),
        ('on = ["Cookies"]', "#basic"),
    ],
)
def test_a_control_is_found_by_its_row_among_those_that_read_the_same(
    tmp_path: Path, words: str, selector: str | None
) -> None:
    """What lies behind a dialog, or is disabled, is not pressed."""
    file = tmp_path / "path.toml"
    file.write_text(f'[[step]]\npress = "Cancel"\n{words}\n[[step]]\npress = "Go on"\n', encoding="utf-8")
    step, disabled = load_path(file).steps
    shown = page_lines(CARDS)
    found = control_of(step, shown)
    assert (found.selector if found else None) == selector
    assert control_of(disabled, shown) is None
    assert (shows(shown, "Basic plan"), shows(shown, "choose"), shows(shown, "Cookies")) == (True, True, False)


@pytest.mark.spec("model.path")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "needs a [[step]]"),
        ("[[step]]\nlabel = 1\npress = 'a'", "step 1 has unknown fields: label"),
        ("[[step]]\npress = 'a'\nfill = 'b'", "step 1 must have one of press, fill"),
        ("[[step]]\npress = 'a'\nstate = 'PARADISE'", "step 1 has an unknown state"),
        ("ends = 'never'\n[[step]]\npress = 'a'", "ends = one of will_end, ended"),
        ("color = 'red'\n[[step]]\npress = 'a'", "color"),
        ("[[step", "is no path"),
    ],
)
def test_a_wrong_path_is_named(tmp_path: Path, text: str, fault: str) -> None:
    """In one line, with the step."""
    with pytest.raises(ConfigurationError) as error:
        brain(tmp_path, text)
    assert fault in str(error.value)
