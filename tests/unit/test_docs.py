"""Documents that can be wrong are held against the program."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from subterminator.cli.main import front
from subterminator.core.engine.states import state_table
from subterminator.domain.settings import SETTINGS
from subterminator.services.definition import builtin, load_text

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.spec("setup.docs-true")
def test_the_page_on_settings_names_exactly_the_settings() -> None:
    """Key in the file, variable in the environment, in the order of the program."""
    text = (ROOT / "docs/how-to/settings.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `") for cell in line.split("|")[1:3]] for line in text.splitlines() if line.startswith("| ")]
    told = [[name if setting.in_file else "", setting.variable] for name, setting in SETTINGS.items()]
    assert rows[1:] == told


@pytest.mark.spec("cli.docs")
def test_the_page_on_the_command_line_is_what_the_program_prints() -> None:
    """Whoever changes a help text runs `make docs`. A process of its own: click keeps what it was first asked for."""
    printed = subprocess.run(
        [sys.executable, "-m", "subterminator.cli.help"], capture_output=True, check=True, encoding="utf-8"
    )
    assert (ROOT / "docs/cli.md").read_text(encoding="utf-8") == printed.stdout


@pytest.mark.spec("states.table")
def test_the_state_table_of_the_house_is_the_machine() -> None:
    """What is drawn is what runs."""
    text = (ROOT / "docs/house.md").read_text(encoding="utf-8")
    drawn = text.split("<!-- state table -->\n")[1].split("\n<!-- /state table -->")[0]
    assert drawn == state_table()


@pytest.mark.spec("setup.docs-true")
def test_the_number_of_services_that_is_told_is_that_of_the_catalogue() -> None:
    """Without the practice site."""
    told = re.search(r"services list +(\d+) services", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert told is not None
    assert int(told[1]) == len(builtin()) - 1


@pytest.mark.spec("setup.docs-true")
def test_the_services_that_are_shown_are_right_ones() -> None:
    """Whoever copies an example gets a definition that can be run."""
    resumed = (ROOT / "docs/how-to/resume-a-run.md").read_text(encoding="utf-8")
    assert load_text(re.findall(r"```toml\n(.*?)```", resumed, re.DOTALL)[0], "example").id == "mine"
    text = (ROOT / "docs/how-to/add-a-service.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert load_text(examples[0], "example").id == "gym"
    assert load_text(examples[0] + examples[1], "example").sources == ("https://help.gym.example/cancel",)
    assert load_text(examples[0] + examples[2], "example").sign_in_hosts == ("accounts.google.com",)
    assert load_text(examples[0] + examples[3], "example").controls["confirm_cancel"].final
    learned = (ROOT / "docs/how-to/learn-a-service.md").read_text(encoding="utf-8")
    steps = re.findall(r"```toml\n(.*?)```", learned, re.DOTALL)
    assert load_text(examples[0] + steps[0], "example").steps[0].name == "Manage plan"


@pytest.mark.spec("setup.docs-true")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_leads_somewhere(page: Path) -> None:
    """A page that was moved takes its links along."""
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.spec("setup.docs-true")
def test_the_pictures_are_small_and_load_nothing() -> None:
    """A README is read on the road, and a drawing must not fetch its letters from somewhere."""
    pictures = sorted((ROOT / "docs/images").iterdir())
    windows = [f"extension-{state}.png" for state in ("allow", "pair", "ready", "run")]
    inbox = ["inbox-phone.png", "inbox-question-phone.png", "inbox-question.png", "inbox.png"]
    assert [picture.name for picture in pictures] == [*windows, *inbox, "report.png", "run.svg", "yes.png"]
    assert sum(picture.stat().st_size for picture in pictures) < 300_000
    drawing = (ROOT / "docs/images/run.svg").read_text(encoding="utf-8")
    assert not re.search(r"url\((?!#)|@import|href=", drawing)
    for told in ("Your yes is needed.", "Read back from the account"):
        assert told in drawing.replace("&#160;", " ")


@pytest.mark.spec("setup.docs-true")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_command_that_is_shown_exists_with_its_options(page: Path) -> None:
    """Whoever copies a line gets no usage error."""
    lines = re.findall(r"^(?:\$ )?subterminator +(.+?)(?:  .*)?$", page.read_text(encoding="utf-8"), re.MULTILINE)
    for line in lines:
        command: click.Command = front
        context = click.Context(front)
        words = line.split()
        while isinstance(command, click.Group) and words and not words[0].startswith("-"):
            found = command.get_command(context, words.pop(0))
            assert found is not None, line
            command = found
        known = {name for option in command.params for name in [*option.opts, *option.secondary_opts]}
        assert {word for word in words if word.startswith("-")} <= known | {"-h", "--help"}, line


@pytest.mark.spec("setup.docs-true")
def test_the_page_on_the_sources_is_one_table_a_design_without_gaps() -> None:
    """Each row: requirement, what the product does, why. What is missing is built, not listed."""
    lines = (ROOT / "docs/seeds.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    assert rows.count(["requirement", "what the product does", "why"]) == 2
    assert len(rows) > 30
    assert all(len(row) == 3 and all(row) for row in rows)
    assert not [row for row in rows if "missing" in row[1].lower()]
