"""Documents that can be wrong are held against the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from subterminator.core.states import state_table
from subterminator.services.definition import load_text
from subterminator.utils.config import SETTINGS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.spec("setup.docs-true")
def test_the_page_on_settings_names_exactly_the_settings() -> None:
    """Key in the file, variable in the environment, in the order of the program."""
    page = (ROOT / "docs/how-to/settings.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `") for cell in line.split("|")[1:3]] for line in page.splitlines() if line.startswith("| ")]
    told = [[name if setting.in_file else "", setting.variable] for name, setting in SETTINGS.items()]
    assert rows[1:] == told


@pytest.mark.spec("states.table")
def test_the_state_table_of_the_house_is_the_machine() -> None:
    """What is drawn is what runs."""
    page = (ROOT / "docs/house.md").read_text(encoding="utf-8")
    drawn = page.split("<!-- state table -->\n")[1].split("\n<!-- /state table -->")[0]
    assert drawn == state_table()


@pytest.mark.spec("setup.docs-true")
def test_the_service_that_is_shown_is_a_right_one() -> None:
    """Whoever copies the example gets a definition that can be run."""
    page = (ROOT / "docs/how-to/add-a-service.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert load_text(examples[0], "example").id == "gym"
    assert load_text(examples[0] + examples[1], "example").controls["confirm_cancel"].final


@pytest.mark.spec("setup.docs-true")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_leads_somewhere(page: Path) -> None:
    """A page that was moved takes its links along."""
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
