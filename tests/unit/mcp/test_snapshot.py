"""Snapshots: what of a page goes in, how it is told, and that the JSON keeps its schema."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from stand_ins import FINAL_PAGE, ScriptedBrowser, control, page
from subterminator.domain.protocols import Box, Element, PageView
from subterminator.mcp.snapshot import Pruning, SnapshotFactory, schema
from subterminator.mcp.types import Snapshot

SEED_SCHEMA = json.loads(Path(__file__).with_name("seed_snapshot.schema.json").read_text("utf-8"))
"""Seed 000 §9.6, as it stands there."""
SCHEMA = json.loads(resources.files("subterminator.mcp").joinpath("snapshot.schema.json").read_text("utf-8"))


def seen(view: PageView) -> PageView:
    """The page with all of it on the screen."""
    elements = tuple(replace(each, in_viewport=True) for each in view.elements)
    return replace(view, viewport=(1024, 768), size=(1024, 768), elements=elements)


def heading(name: str, level: int) -> Element:
    return replace(control(name, "heading", tag=f"h{level}", level=level), interactive=False, hit=False)


async def snapshot_of(view: PageView, *, viewport_only: bool = True, **pruning: Any) -> Snapshot:
    factory = SnapshotFactory(ScriptedBrowser(view), pruning=Pruning(**pruning))
    snapshot, infos = await factory.create(viewport_only)
    assert [each.ref for each in infos] == [each.ref for each in snapshot.elements]
    jsonschema.validate(snapshot.to_dict(), SCHEMA)
    jsonschema.validate(snapshot.to_dict(), SEED_SCHEMA)
    return snapshot


@pytest.mark.spec("led.schema")
def test_the_shipped_schema_is_the_types() -> None:
    """Required: `python -m subterminator.mcp.snapshot` prints what is shipped."""
    assert schema() == SCHEMA


@pytest.mark.spec("led.schema")
@pytest.mark.parametrize(
    "wrong",
    [{"elements": [{"ref": 7}]}, {"focused": 3}, {"page": {"url": "u"}}, {"viewport": {"width": "wide"}}],
    ids=["ref", "focused", "page", "viewport"],
)
async def test_the_schema_refuses_what_is_no_snapshot(wrong: dict[str, Any]) -> None:
    """Required: validating against it means something."""
    good = (await snapshot_of(seen(FINAL_PAGE))).to_dict()
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**good, **wrong}, SCHEMA)


@pytest.mark.spec("led.snapshot")
async def test_a_snapshot_tells_page_picture_and_elements() -> None:
    """Required: seed 003 FR3: refs, roles, names, states, boxes, the page, the picture, the viewport."""
    ticked = control("I understand", "checkbox", node="0:20", states=("unchecked", "focused"), box=Box(5, 6, 20, 20))
    view = seen(page(heading("Cancel your plan", 1), ticked, control("Finish", states=("disabled",)), title="Cancel"))
    told = (await snapshot_of(view)).to_dict()
    assert told["page"] == {"url": view.url, "title": "Cancel"}
    assert base64.b64decode(told["screenshot"]).startswith(b"\x89PNG")
    assert told["viewport"] == {"width": 1024, "height": 768, "scroll_x": 0, "scroll_y": 0}
    first, second, third = told["elements"]
    assert (first["ref"], first["role"], first["level"], first["children"]) == ("@e0", "heading", 1, None)
    assert (second["name"], second["bbox"]) == ("I understand", {"x": 5, "y": 6, "width": 20, "height": 20})
    assert second["state"] == ["unchecked", "enabled", "visible", "focused"]
    assert told["focused"] == second["ref"]
    assert "enabled" not in third["state"]
    assert "lines" not in told


@pytest.mark.spec("led.pruning")
async def test_only_what_the_rules_name_goes_in() -> None:
    """Required: seed 003 FR3: by role, headings to level 3, ten levels, clickable things with a name."""
    plain = replace(control("plain", "paragraph"), interactive=False)
    deep = replace(control("deep"), depth=11)
    named = control("Clickable", "generic")
    view = seen(page(heading("big", 3), heading("small", 4), plain, deep, named, control("", "generic", text="")))
    assert [each.name for each in (await snapshot_of(view)).elements] == ["big", "Clickable"]


@pytest.mark.spec("led.pruning")
async def test_names_are_cut_and_marked() -> None:
    """Required: seed 000 §2.5: 200 characters."""
    (told,) = (await snapshot_of(seen(page(control("x" * 300))))).elements
    assert told.name == "x" * 200 + "..."


@pytest.mark.spec("led.pruning")
async def test_beyond_the_limit_what_only_describes_goes_first() -> None:
    """Required: seed 000 §2.5: 100 elements; controls before headings, and what is left out is counted."""
    controls = [control(f"c{number}", node=f"0:{number}") for number in range(100)]
    snapshot = await snapshot_of(seen(page(heading("h", 1), *controls)))
    assert len(snapshot.elements) == 100
    assert snapshot.elements[0].name == "c0"
    assert snapshot.left_out == 1


@pytest.mark.spec("led.snapshot")
async def test_the_viewport_bounds_a_snapshot_unless_told_otherwise() -> None:
    """Required: seed 000 §9.4.3 `viewport_only`."""
    below = control("Below", node="0:2")
    view = replace(seen(page(control("Above", node="0:1"), below)), size=(1024, 3000))
    view = replace(view, elements=(view.elements[0], replace(view.elements[1], in_viewport=False, hit=False)))
    assert [each.name for each in (await snapshot_of(view)).elements] == ["Above"]
    assert [each.name for each in (await snapshot_of(view, viewport_only=False)).elements] == ["Above", "Below"]


@pytest.mark.spec("led.reach")
async def test_what_bears_on_the_task_has_a_ref_wherever_it_stands() -> None:
    """Required: words of the task first, then fields, within the limit; the rest has to be scrolled to."""
    names = ["Films", "Cancel membership", "News", "Finish cancellation"]
    controls = [control(name, node=f"0:{number}") for number, name in enumerate(names)]
    controls.append(control("I understand", "checkbox", node="0:9"))
    view = seen(page(control("Above", node="0:8"), *controls))
    view = replace(view, elements=tuple(replace(each, in_viewport=each.ref == 0, hit=False) for each in view.elements))

    snapshot = await snapshot_of(view)
    assert [each.name for each in snapshot.elements] == ["Above", names[1], names[3], "I understand"]
    assert all(each.ref in snapshot.lines for each in snapshot.elements)
    assert [each.name for each in (await snapshot_of(view, reach=1)).elements] == ["Above", names[1]]


@pytest.mark.spec("led.reach")
async def test_what_bears_on_the_task_is_left_out_last() -> None:
    """Required: a hundred films do not hide the way out."""
    controls = [control(f"c{number}", node=f"0:{number}") for number in range(100)]
    snapshot = await snapshot_of(seen(page(*controls, control("Cancel membership", node="0:200"))))
    assert snapshot.elements[-1].name == "Cancel membership"
    assert len(snapshot.elements) == 100


@pytest.mark.spec("led.snapshot")
async def test_what_holds_what_is_told_by_refs() -> None:
    """Required: children name the elements of the snapshot that stand directly inside."""
    dialog = replace(control("Sure?", "dialog", node="0:1"), interactive=False)
    inside = control("Yes", node="0:2", parent=0, depth=1)
    view = seen(page(dialog, inside))
    holder, held = (await snapshot_of(view)).elements
    assert holder.children == [held.ref]


@pytest.mark.spec("led.schema")
async def test_what_the_seed_has_no_state_for_is_a_note() -> None:
    """Required: seed 000 §9.6 names the states; what covers or blocks an element is still told."""
    covered = replace(control("Next", node="0:1", states=("required", "pressed")), hit=False, covered_by="div")
    blocked = replace(control("Back", node="0:2"), modal_blocked=True)
    first, second = (await snapshot_of(seen(page(covered, blocked)))).elements
    assert (first.state, first.notes) == (["enabled", "hidden"], ["required", "pressed", "covered"])
    assert (second.state, second.notes) == (["enabled", "hidden"], ["blocked"])


@pytest.mark.spec("led.schema")
async def test_an_element_outside_the_viewport_is_offscreen() -> None:
    """Required: seed 000 §9.6."""
    below = replace(control("Cancel plan", node="0:1"), in_viewport=False, hit=False)
    (only,) = (await snapshot_of(replace(page(below), viewport=(1024, 768)), viewport_only=False)).elements
    assert only.state == ["enabled", "offscreen"]


@pytest.mark.spec("led.lines")
async def test_the_lines_name_what_can_be_acted_on_by_its_ref() -> None:
    """Required: a model reads one compact line an element, not JSON."""
    snapshot = await snapshot_of(seen(FINAL_PAGE))
    assert '@e0 button "Finish cancellation"' in snapshot.lines
    assert len(snapshot.lines) < 0.4 * len(json.dumps(snapshot.to_dict()))


@pytest.mark.spec("led.snapshot")
async def test_a_browser_without_pictures_gives_none() -> None:
    """Required: a capability that is missing is no reason to stop."""
    browser = ScriptedBrowser(seen(FINAL_PAGE))
    browser.failing["screenshot"] = NotImplementedError("no pictures")
    snapshot, _ = await SnapshotFactory(browser).create()
    assert snapshot.screenshot == ""
