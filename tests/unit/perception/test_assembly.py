"""From the script's rows to one view of the page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from rows import FIELDS, FLAGS, columns
from subterminator.domain.page import Block
from subterminator.perception.assembly import Assembler, FrameReading, assemble, element_from_row


def row(n: int, role: str, name: str = "", **given: Any) -> list[Any]:
    """A row as perceive.js writes it."""
    whole = {
        **dict.fromkeys(FIELDS, 0),
        "n": n,
        "role": role,
        "name": name,
        "tag": "div",
        "parent": -1,
        **dict.fromkeys(("covered_by", "form_method", "form_action", "href"), ""),
        **given,
    }
    return [whole[field] for field in FIELDS]


def reading(*rows: list[Any], key: int = 0, text: str = "", **given: Any) -> FrameReading:
    """A frame's reading with these rows."""
    payload = {
        "url": f"https://frame{key}.test/",
        "title": "Account",
        "lang": "ko",
        "viewport": [1280, 800],
        "scroll": [0, 40],
        "size": [1280, 3000],
        "text": text,
        "dialog": given.pop("dialog", None),
        "leftOut": given.pop("left_out", 0),
        "elements": columns(rows),
        "frames": [],
    }
    return FrameReading(key, f"https://frame{key}.test/", payload=json.dumps(payload), **given)


SEEN = 1 << FLAGS.index("in_viewport")
HIT = 1 << FLAGS.index("hit")
PRESSED = 1 << FLAGS.index("interactive")


@pytest.mark.spec("perception.rows")
@pytest.mark.parametrize(("name", "here"), [("FIELDS", FIELDS), ("FLAGS", FLAGS)])
def test_script_and_reader_agree_on_the_fields(name: str, here: tuple[str, ...]) -> None:
    """Required: perceive.js and page.py hold the same list in the same order."""
    script = (files("subterminator.perception") / "perceive.js").read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[(.*?)\]", script, re.DOTALL)
    assert found
    assert tuple(re.findall(r"'(\w+)'", found[1])) == here


@pytest.mark.spec("perception.rows")
def test_what_recurs_in_a_column_is_sent_once() -> None:
    """Columns of zeros are one zero, and values that recur are sent by their places."""
    sent = reading(row(1, "button", "Keep", attributes=[["class", "x"]]), row(2, "link", "Bills"), row(3, "button"))
    page = json.loads(str(sent.payload))
    page["elements"][FIELDS.index("role")] = {"values": ["button", "link"], "at": [0, 1, 0]}
    page["elements"][FIELDS.index("attributes")] = {"values": [[["class", "x"]], 0], "at": [0, 1, 0]}
    page["blocks"] = [{"values": ["listitem"], "at": [0, 0]}, [0, 5], [5, 9], 0]
    view = assemble([replace(sent, payload=json.dumps(page))])
    assert [(each.role, each.attributes) for each in view.elements] == [
        ("button", (("class", "x"),)),
        ("link", ()),
        ("button", (("class", "x"),)),
    ]
    assert view.blocks == (Block("listitem", 0, 5), Block("listitem", 5, 9))


@pytest.mark.spec("perception.rows")
@pytest.mark.parametrize("spoiled", [[], [[1]], [[1, 2], *[[1]] * (len(FIELDS) - 1)], [[1], *[0] * len(FIELDS)]])
def test_columns_that_do_not_fit_are_refused(spoiled: list[Any]) -> None:
    """A page of which a part is missing is not taken for a smaller one."""
    page = json.loads(str(reading().payload)) | {"elements": spoiled}
    with pytest.raises(ValueError, match="columns"):
        assemble([replace(reading(), payload=json.dumps(page))])


@pytest.mark.spec("perception.rows")
def test_a_row_becomes_an_element_with_every_field() -> None:
    """Required: short forms in a row mean what page.py says they mean."""
    element = element_from_row(
        [
            *row(
                7,
                "textbox",
                "Mail",
                text="Mail",
                states=["required", "focused"],
                value="",
                x=10,
                y=20,
                width=100,
                height=30,
                flags=31,
                covered_by="dialog",
                form_method="POST",
                form_action="https://x.test/a",
                href="https://x.test/b",
                selector="#mail",
                attributes=[["id", "mail"]],
                options=["A"],
            ),
            True,
        ],
        key=3,
        offset=(5, 6),
        frame=2,
    )

    assert (element.node, element.frame, element.role, element.tag) == ("3:7", 2, "textbox", "div")
    assert element.states == ("required", "focused")
    assert element.value == ""
    assert element.level is None
    assert element.box == (15, 26, 100, 30)
    assert all(getattr(element, flag) for flag in FLAGS)
    assert (element.form_method, element.form_action, element.href) == ("POST", "https://x.test/a", "https://x.test/b")
    assert (element.selector, element.attributes, element.options) == ("#mail", (("id", "mail"),), ("A",))


@pytest.mark.spec("perception.rows")
def test_a_text_that_repeats_the_name_is_given_back() -> None:
    """Required: 0 in place of the text is the name; "" is no text; 0 in place of a value is none."""
    assert element_from_row(row(1, "button", "Cancel"), 0).text == "Cancel"
    assert element_from_row(row(1, "button", "Cancel", text=""), 0).text == ""
    assert element_from_row(row(1, "button", "Cancel"), 0).value is None


@pytest.mark.spec("perception.view")
def test_an_element_is_frozen_and_hashable_like_any_other() -> None:
    """Required: how it was made quickly does not show."""
    element = element_from_row(row(1, "button", "Cancel"), 0)

    assert hash(element) == hash(element_from_row(row(1, "button", "Cancel"), 0))
    with pytest.raises(AttributeError):
        element.name = "Keep"  # type: ignore[misc]


@pytest.mark.spec("perception.view")
def test_frames_stand_where_their_iframes_stand() -> None:
    """Required: refs count through, depth-first; boxes are moved; parents cross the border of a frame."""
    view = assemble(
        [
            reading(
                row(1, "main"),
                row(2, "iframe", "Billing", parent=0, flags=SEEN | HIT),
                row(3, "button", "After"),
                text="top",
            ),
            reading(
                row(1, "form"),
                row(2, "button", "Pay", parent=0, x=1, y=2, flags=PRESSED | SEEN | HIT),
                key=5,
                offset=(100, 200),
                parent=0,
                iframe_node=2,
                text="inner",
            ),
        ]
    )

    assert [(e.ref, e.role, e.depth, e.parent, e.frame, e.node) for e in view.elements] == [
        (0, "main", 0, None, 0, "0:1"),
        (1, "iframe", 1, 0, 0, "0:2"),
        (2, "form", 2, 1, 1, "5:1"),
        (3, "button", 3, 2, 1, "5:2"),
        (4, "button", 0, None, 0, "0:3"),
    ]
    assert view[3].box[:2] == (101, 202)
    assert view[3].hit
    assert view.text == "top\ninner"
    assert view.blocks == (Block("frame", 4, 9),)
    assert [each.block for each in view.elements] == [None, None, 0, 0, None]
    assert [frame.url for frame in view.frames] == ["https://frame0.test/", "https://frame5.test/"]
    assert (view.title, view.language, view.viewport, view.scroll, view.size) == (
        "Account",
        "ko",
        (1280, 800),
        (0, 40),
        (1280, 3000),
    )


@pytest.mark.spec("perception.view")
@pytest.mark.parametrize(
    ("flags", "cover", "in_viewport", "says"),
    [(0, "", False, ""), (SEEN, 'dialog "Cookies"', True, 'dialog "Cookies"')],
    ids=["off the screen", "covered"],
)
def test_nothing_is_hit_in_a_frame_that_is_not(flags: int, cover: str, in_viewport: bool, says: str) -> None:
    """Required: a button in a covered or scrolled-away frame is covered or out of sight, frames inside it too."""
    view = assemble(
        [
            reading(row(1, "iframe", flags=flags, covered_by=cover)),
            reading(row(1, "iframe", flags=SEEN | HIT), key=1, parent=0, iframe_node=1),
            reading(row(1, "button", flags=PRESSED | SEEN | HIT), key=2, parent=1, iframe_node=1),
        ]
    )

    assert [(e.in_viewport, e.hit, e.covered_by) for e in view.elements[1:]] == [(in_viewport, False, says)] * 2


@pytest.mark.spec("perception.view")
def test_a_frame_without_an_answer_leaves_its_problem() -> None:
    """Required: the rest of the page is there, and the frame says why it is not."""
    view = assemble(
        [
            reading(row(1, "iframe")),
            FrameReading(1, "https://slow.test/", problem="did not answer", parent=0, iframe_node=1),
        ]
    )

    assert [element.role for element in view.elements] == ["iframe"]
    assert (view.frames[1].url, view.frames[1].problem) == ("https://slow.test/", "did not answer")


@pytest.mark.spec("perception.view")
def test_a_frame_of_unknown_place_comes_last_and_an_unseen_one_is_only_named() -> None:
    """Required: nothing that was read is lost, nothing that a person cannot see is told of."""
    view = assemble(
        [
            reading(row(1, "main")),
            reading(row(1, "button", "Lost"), key=1, parent=0),
            reading(row(1, "button", "Unseen"), key=2, parent=0, iframe_node=9),
        ]
    )

    assert [(element.role, element.name) for element in view.elements] == [("main", ""), ("button", "Lost")]
    assert len(view.frames) == 3


@pytest.mark.spec("perception.view")
def test_a_parsed_answer_is_as_good_as_its_json() -> None:
    """Required: whoever has parsed it already need not do so twice."""
    given = reading(row(1, "button", "Cancel"))
    assert isinstance(given.payload, str)

    assert assemble([replace(given, payload=json.loads(given.payload))]) == assemble([given])


@pytest.mark.spec("perception.view")
def test_the_dialog_of_the_top_document_is_the_views() -> None:
    """Required: the ref of the modal, also when it is inside a frame and the top has none."""
    top = reading(row(1, "iframe"), row(2, "dialog"), dialog=2)
    inner = reading(row(4, "dialog"), dialog=4, key=1, parent=0, iframe_node=1)

    assert assemble([top, inner]).dialog == 2
    assert assemble([reading(row(1, "iframe")), inner]).dialog == 1


@pytest.mark.spec("perception.view")
@pytest.mark.parametrize(
    ("box", "kept", "pressed"),
    [
        ({"role": "generic"}, (1, 1), False),
        ({"role": "generic"}, (1, 0), True),
        ({"role": "button"}, (1, 1), True),
    ],
    ids=["all controls", "one of them", "a button"],
)
def test_box_that_holds_all_controls_of_a_dialog_is_no_control(
    box: dict[str, str], kept: tuple[int, int], pressed: bool
) -> None:
    """Required: component kits let it be focused to keep the focus inside; it does nothing."""
    rows = [
        row(1, "dialog", "Cancel?"),
        row(2, box["role"], "Cancel? Back Yes, cancel", parent=0, flags=PRESSED),
        *(row(3 + at, "button", label, parent=kept[at], flags=PRESSED) for at, label in enumerate(("Back", "Yes"))),
    ]
    assert assemble([reading(*rows)])[1].interactive is pressed


@pytest.mark.spec("perception.view")
@pytest.mark.parametrize(
    ("over", "behind", "on_top"),
    [(1, 3, True), (0, 3, True), (3, 3, False), (1, 0, False)],
    ids=["a notice over it", "nothing", "as many", "nothing is behind it"],
)
def test_dialog_over_the_page_is_on_top_though_a_notice_lies_over_it(over: int, behind: int, *, on_top: bool) -> None:
    """Required: most controls beside it are covered by it; and those that are not lie in its box."""
    usable, size = PRESSED | SEEN | HIT, {"width": 1000, "height": 800}
    rows = [
        row(1, "dialog", "Before you go", flags=SEEN, **size),
        row(2, "button", "No, thanks", parent=0, flags=usable, x=400, y=300, width=90, height=40),
        *(row(10 + n, "button", f"Cookies {n}", flags=usable, x=10, y=700, width=90, height=40) for n in range(over)),
        *(row(20 + n, "link", f"Menu {n}", flags=PRESSED | SEEN, covered_by="dialog 'Before'") for n in range(behind)),
    ]
    assert (assemble([reading(*rows)]).dialog == 0) is on_top
    beside = row(30, "button", "Beside", flags=usable, x=1100, y=100, width=90, height=40)
    assert assemble([reading(*rows, beside)]).dialog is None


@pytest.mark.spec("perception.bounded")
def test_what_was_left_out_is_counted_over_all_frames() -> None:
    """Required: the view says how much it does not show."""
    assert assemble([reading(left_out=3), reading(key=1, left_out=4, parent=0)]).left_out == 7


@pytest.mark.spec("perception.errors")
def test_an_error_of_the_script_is_raised_in_its_words() -> None:
    """Required: a top document that could not be read is not an empty page."""
    with pytest.raises(ValueError, match=r"could not be read at https://x\.test/: out of ink"):
        assemble([FrameReading(0, "https://x.test/", payload='{"error": "out of ink"}')])
    with pytest.raises(ValueError, match="at least one frame"):
        assemble([])


# -- documents without an address --------------------------------------------------------------------------------------


def framed(url: str, origin: str | None, parent: int | None = 0) -> FrameReading:
    """A frame that reports this address and origin."""
    told = reading(key=1, parent=parent, iframe_node=1 if parent is not None else None)
    payload = {**json.loads(str(told.payload)), "url": url, **({"origin": origin} if origin is not None else {})}
    return replace(told, payload=json.dumps(payload))


@pytest.mark.spec("gate.frames")
@pytest.mark.parametrize(
    ("url", "origin", "place"),
    [
        ("about:srcdoc", "https://frame0.test", "https://frame0.test"),
        ("about:srcdoc", "null", "https://frame0.test/"),
        ("about:blank", "https://frame0.test", "https://frame0.test"),
        ("about:blank", "https://ads.test", "https://ads.test"),
        ("about:blank", "null", "about:blank"),
        ("about:blank", None, "about:blank"),
        ("blob:https://frame0.test/1-2", "https://frame0.test", "https://frame0.test"),
        ("blob:null/1-2", "null", "blob:null/1-2"),
        ("https://other.test/", "https://frame0.test", "https://other.test/"),
        ("data:text/html,x", "null", "data:text/html,x"),
    ],
)
def test_document_without_an_address_has_the_place_of_its_maker(url: str, origin: str | None, place: str) -> None:
    """Required: by its origin; an opaque one is known only of srcdoc, which the parent wrote."""
    view = assemble([reading(row(1, "iframe")), framed(url, origin)])

    assert view.frames[1].url == url
    assert view.frames[1].place == place


@pytest.mark.spec("gate.frames")
def test_srcdoc_inside_a_srcdoc_has_the_place_of_the_page() -> None:
    """Required: nested, in a sandbox."""
    outer = framed("about:srcdoc", "null")
    inner = replace(framed("about:srcdoc", "null", parent=1), key=2)

    assert assemble([reading(row(1, "iframe")), outer, inner]).frames[2].place == "https://frame0.test/"


@pytest.mark.spec("perception.view")
def test_what_is_told_to_the_letter_as_before_is_the_same_view() -> None:
    """Required: whatever was read of it stays known; one sign more, or another frame, is a view of its own."""
    assembler = Assembler()
    view = assembler([reading(row(1, "button", "End"), text="Plan")])
    assert assembler([reading(row(1, "button", "End"), text="Plan")]) is view
    assert assembler([reading(row(1, "button", "End"), text="Plans")]) is not view
    assert assembler([reading(row(1, "button", "End"), text="Plan")]) == view
    assert assembler([reading(row(1, "button", "End"), text="Plan", key=3)]) != view
