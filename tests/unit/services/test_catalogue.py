"""The bundled services: who says so, and what a name leads to."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.services.definition import ServiceDefinition, builtin, find, load_text, names_of, search
from subterminator.wiring.options import CancelOptions, definition_of, spec_of

GATHERED = [each for each in builtin().values() if each.gathered]
MINIMAL = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/"\nhosts = ["gym.example"]\n'


@pytest.mark.spec("services.catalogue")
def test_the_bundled_services_are_those_walked_by_tests_and_those_gathered() -> None:
    """Fewer true ones rather than many doubtful ones."""
    assert len(GATHERED) >= 45
    assert {each.id for each in builtin().values()} - {each.id for each in GATHERED} == {"netflix", "practice"}


@pytest.mark.spec("services.catalogue")
@pytest.mark.parametrize("service", GATHERED, ids=lambda service: service.id)
def test_what_nobody_walked_says_so_and_names_its_sources(service: ServiceDefinition) -> None:
    """With the day, and addresses that anybody can open. It claims no controls and no states."""
    assert service.gathered == date(2026, 11, 27)
    assert service.checked is None
    assert service.source.startswith("Not walked with an account.")
    assert service.sources
    assert not service.controls
    assert not service.states
    assert not service.warnings


@pytest.mark.spec("services.catalogue", "services.names")
@pytest.mark.parametrize("service", GATHERED, ids=lambda service: service.id)
def test_a_dry_run_by_name_opens_its_account_page_within_its_hosts(service: ServiceDefinition, tmp_path: Path) -> None:
    """By id, by name, and by each name on statements: the same address and hosts, for the run and its later legs."""
    config = AppConfig.load(data_dir=tmp_path, config_dir=tmp_path)
    for name in names_of(service):
        options = CancelOptions(service=name, dry_run=True)
        definition = definition_of(options, config)
        assert (definition.entry_url, definition.hosts) == (service.entry_url, service.hosts)
        assert spec_of(options, definition, config).service == service.id
    assert urlsplit(service.entry_url).hostname == service.hosts[0]
    assert urlsplit(service.entry_url).scheme == "https"


@pytest.mark.spec("services.names")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Disney Plus", "disney-plus"), ("disney+", "disney-plus"), ("1password", "onepassword"), ("NYTimes", "nytimes")],
)
def test_a_name_is_found_as_people_type_it(typed: str, meant: str) -> None:
    """Case, spaces and marks do not matter."""
    assert find(typed).id == meant


@pytest.mark.spec("services.names")
def test_names_are_of_one_service_only() -> None:
    """No name leads to another service than the one that has it."""
    owners: dict[str, str] = {}
    for service in builtin().values():
        for name in names_of(service):
            plain = "".join(filter(str.isalnum, name.casefold().replace("+", "plus")))
            assert owners.setdefault(plain, service.id) == service.id, name
    assert [each.id for each in search("microsoft", builtin().values())] == ["microsoft-365", "xbox-game-pass"]


@pytest.mark.spec("services.find")
def test_a_name_like_none_is_refused_without_a_long_list() -> None:
    """It says where all are listed."""
    with pytest.raises(ConfigurationError, match="services list") as problem:
        find("zzzz")
    assert len(str(problem.value)) < 300


@pytest.mark.spec("services.catalogue")
@pytest.mark.parametrize("line", ['sources = ["a friend"]', "gathered = 2999-01-01", 'gathered = "today"'])
def test_a_source_is_an_address_and_its_day_has_come(line: str) -> None:
    """A fact from nowhere is refused."""
    with pytest.raises(ConfigurationError, match="gym:5"):
        load_text(MINIMAL + line + "\n", "gym")
