"""Lines of a last page that cost nothing, beside those that must be told, in each language."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.own_part import captioned
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.sum_kinds import regular_prices

LINES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "last_page_lines.toml").read_text(encoding="utf-8"))


def warnings(line: str, language: str) -> list[str]:
    """Read a line below the end and the regular price of the subscription."""
    page: list[str] = LINES[language]["page"]
    button = Element(0, "0:1", "button", "OK", text="OK", interactive=True)
    shown = "\n".join([*page, line])
    view = PageView("https://www.example.com/cancel", language=language, elements=(button,), text=shown)
    known = Known(
        "Example", today=date(2026, 11, 24), in_flow=True, prices=regular_prices(captioned(shown.splitlines()))
    )
    return Consequences(Lexicon.load()).read(button, view, shown, known)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("language", LINES)
def test_line_that_costs_nothing_is_not_told(language: str) -> None:
    """Required: what was paid, is charged as usual, costs on return only, or is no sum, needs no warning."""
    assert [line for line in LINES[language]["harmless"] if warnings(line, language)] == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("language", LINES)
def test_line_of_a_consequence_is_told(language: str) -> None:
    """Required: another sum, a rest, what begins by itself, a discount that is claimed back, a loss for good."""
    assert [line for line in LINES[language]["warned"] if not warnings(line, language)] == []
