"""Every promise has a test, and every test's promise is written down."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISE = re.compile(r"^- `(?P<id>[^`]+)` — .+\(source: .+\)", re.MULTILINE | re.DOTALL)
SPECS = sorted((ROOT / "specs").glob("*.md"))


def written(spec: Path) -> Iterator[str]:
    """The ids of one page. Every list item is a promise, so one of another form is a mistake."""
    for item in re.split(r"^(?=- )", spec.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        promise = PROMISE.match(item)
        assert promise, f"{spec.name}: not of the form - `area.id` — sentence. (source: …): {item.strip()[:100]}"
        yield promise["id"]


def kept() -> Iterator[tuple[str, str]]:
    """Each id that a test names, with the test's file."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "spec":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value), file.relative_to(ROOT).as_posix()


@pytest.mark.spec("setup.promises-tested")
def test_every_promise_has_a_test() -> None:
    """A line in specs/ that no test keeps is a wish, not a promise."""
    tested = {name for name, _ in kept()}
    assert [name for spec in SPECS for name in written(spec) if name not in tested] == []


@pytest.mark.spec("setup.promises-tested")
def test_every_test_names_a_promise_that_is_written() -> None:
    """An id that stands in a test only has no source."""
    promised = {name for spec in SPECS for name in written(spec)}
    assert [f"{name} in {file}" for name, file in kept() if name not in promised] == []


def test_an_id_is_written_once_and_on_the_page_of_its_area() -> None:
    """Whoever reads an id in a test finds its page by the word before the dot."""
    ids = [(name, spec.stem) for spec in SPECS for name in written(spec)]
    assert [name for name, count in Counter(name for name, _ in ids).items() if count > 1] == []
    assert [f"{name} in {page}.md" for name, page in ids if name.partition(".")[0] != page] == []
