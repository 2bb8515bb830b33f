"""One account of a page, for different readers."""

from __future__ import annotations

import json

import pytest

from subterminator.domain.page import Element, PageView
from subterminator.perception.render import accessibility_tree, html_snippet


def button(ref: int, name: str = "Cancel", **given: object) -> Element:
    """A button in the viewport."""
    whole = {"tag": "button", "text": name, "interactive": True, "in_viewport": True, **given}
    return Element(ref, f"0:{ref}", "button", name, **whole)  # type: ignore[arg-type]


@pytest.mark.spec("perception.tree")
def test_tree_holds_role_name_and_children() -> None:
    """Required: nested as reported, names cut at 100, two spaces of indent."""
    view = PageView(
        "https://x.test/",
        title="Account",
        elements=(
            Element(0, "0:1", "main", ""),
            Element(1, "0:2", "heading", "Plan" * 50, depth=1, parent=0),
            Element(2, "0:3", "button", "Cancel", depth=1, parent=0),
        ),
    )

    tree = accessibility_tree(view)

    assert json.loads(tree) == {
        "role": "WebArea",
        "name": "Account",
        "children": [
            {
                "role": "main",
                "name": "",
                "children": [{"role": "heading", "name": ("Plan" * 50)[:100]}, {"role": "button", "name": "Cancel"}],
            }
        ],
    }
    assert tree.startswith('{\n  "role"')


@pytest.mark.spec("perception.tree")
def test_tree_ends_five_levels_below_the_page() -> None:
    """Required: the fifth level is there, the sixth is not."""
    elements = tuple(Element(i, f"0:{i}", "group", str(i), depth=i, parent=i - 1 if i else None) for i in range(8))

    tree = json.loads(accessibility_tree(PageView("", elements=elements)))
    names = []
    while tree.get("children"):
        tree = tree["children"][0]
        names.append(tree["name"])

    assert names == ["0", "1", "2", "3", "4"]


@pytest.mark.spec("perception.tree")
def test_tree_of_an_empty_page_is_an_empty_object() -> None:
    """Required: "{}", not null."""
    assert accessibility_tree(PageView("about:blank")) == "{}"


@pytest.mark.spec("perception.snippet")
def test_snippet_holds_what_can_be_used_in_the_viewport() -> None:
    """Required: buttons, links and fields as HTML, escaped; nothing below the fold, nothing that is only read."""
    view = PageView(
        "",
        elements=(
            Element(0, "0:1", "heading", "Plan", in_viewport=True),
            button(1, "Cancel & end", attributes=(("id", "c"), ("class", "b")), states=("disabled",)),
            button(2, "Below", in_viewport=False),
            Element(
                3, "0:4", "link", "Help", "Help", "a", interactive=True, in_viewport=True, href="https://x.test/?a&b"
            ),
            Element(4, "0:5", "textbox", "Mail", "", "input", value="a@b.c", interactive=True, in_viewport=True),
            Element(
                5,
                "0:6",
                "combobox",
                "Why",
                "",
                "select",
                interactive=True,
                in_viewport=True,
                options=("Price", "Other"),
            ),
        ),
    )

    assert html_snippet(view).splitlines() == [
        '<button id="c" class="b" disabled>Cancel &amp; end</button>',
        '<a href="https://x.test/?a&amp;b">Help</a>',
        '<input value="a@b.c">',
        "<select><option>Price</option><option>Other</option></select>",
    ]


@pytest.mark.spec("perception.snippet")
def test_snippet_is_bounded() -> None:
    """Required: 50 elements, 500 characters each, 5,000 in all and then a mark."""
    short = html_snippet(PageView("", elements=tuple(button(i, "x") for i in range(80))))
    long = html_snippet(PageView("", elements=tuple(button(i, "word " * 90) for i in range(40))))
    wide = html_snippet(PageView("", elements=(button(0, "y" * 400, attributes=(("class", "z" * 400),)),)))

    assert short.count("<button") == 50
    assert len(long) == 5_000 + len("\n<!-- truncated -->")
    assert long.endswith("\n<!-- truncated -->")
    assert len(wide) <= 500
    assert wide.endswith("...truncated</button>")


@pytest.mark.spec("perception.snippet")
def test_snippet_of_a_secret_field_has_no_value() -> None:
    """Required: a view holds no secret, so neither does its HTML."""
    field = Element(
        0,
        "0:1",
        "textbox",
        "Password",
        "",
        "input",
        secret=True,
        interactive=True,
        in_viewport=True,
        attributes=(("type", "password"),),
    )

    assert html_snippet(PageView("", elements=(field,))) == '<input type="password">'
