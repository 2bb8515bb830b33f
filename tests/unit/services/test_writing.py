"""A definition that is written reads back the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.services.definition import builtin, load_text
from subterminator.services.schema import StepTable
from subterminator.services.writing import write

HEAD = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/account"\nhosts = ["gym.example"]\n'


@pytest.mark.spec("services.steps")
@pytest.mark.parametrize("name", list(builtin()))
def test_written_definition_reads_back_the_same(name: str) -> None:
    """Required: every bundled one, with all its tables and with learned steps of awkward words."""
    steps = (
        StepTable(page="/a/*", role="link", name='Say "no"\\ \x7f\n田', css=("[data-x='y']",), section="Plan"),
        StepTable(page="/", address="/plan"),
    )
    definition = replace(builtin()[name], steps=steps)
    read = load_text(write(definition), "written")
    assert replace(read, origin=definition.origin) == definition


@pytest.mark.spec("services.steps")
@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('role = "link"\nname = "Plan"', "page: is missing"),
        ('page = "/"\nrole = "link"', "cannot be found; give role with name, css or href"),
        ('page = "/"\nname = "Plan"', "cannot be found"),
        ('page = "account"\nrole = "link"\nname = "Plan"', "is no path"),
        ('page = "/a?token=1"\nrole = "link"\nname = "Plan"', "is no path"),
        ('page = "/"\naddress = "/u/*"', "has a *"),
        ('page = "/"\naddress = "https://evil.example/"', "is no path"),
        ('page = "/"\naddress = "//evil.example/"', "is no path"),
        ('page = "/"\naddress = "/\\\\evil.example/"', "is no path"),
        ('page = "/"\nrole = "link"\nname = "Plan"\ndoes = "buys"', "is nothing that a step does"),
        ('page = "/"\nrole = "link"\nname = "Plan"\nstate = "gone"', "is no state"),
        ('page = "/"\nrole = "link"\ncss = ["//a"]', "is not a CSS selector"),
        ('page = "/"\nrole = "link"\nname = "Plan"\npresses = true', "is no key of a definition"),
    ],
)
def test_bad_step_is_refused_with_its_line(step: str, problem: str) -> None:
    """Required: as any other table; an address never names a host."""
    with pytest.raises(ConfigurationError, match="here:") as refused:
        load_text(f"{HEAD}\n[[step]]\n{step}\n", "here")
    assert problem in str(refused.value)
    assert "step" in str(refused.value)


@pytest.mark.spec("services.steps")
def test_more_steps_than_a_way_has_are_refused() -> None:
    """Required: a definition is a page of facts."""
    one = '[[step]]\npage = "/"\nrole = "link"\nname = "Plan"\n'
    assert len(load_text(HEAD + one * 60, "here").steps) == 60
    with pytest.raises(ConfigurationError, match="step"):
        load_text(HEAD + one * 61, "here")
