"""The bundled services: who says so, and what a name leads to."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.services.definition import ServiceDefinition, builtin, find, load_text, names_of, search
from subterminator.services.hosts import registrable
from subterminator.services.shared_hosts import shared_use
from subterminator.wiring.options import CancelOptions, definition_of, spec_of

GATHERED = [each for each in builtin().values() if each.gathered]
MINIMAL = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/"\nhosts = ["gym.example"]\n'


@pytest.mark.spec("services.catalogue")
def test_the_bundled_services_are_those_walked_by_tests_and_those_gathered() -> None:
    """Fewer true ones rather than many doubtful ones."""
    assert len(GATHERED) >= 125
    assert {each.id for each in builtin().values()} - {each.id for each in GATHERED} == {"netflix", "practice"}


@pytest.mark.spec("services.catalogue")
@pytest.mark.parametrize("service", GATHERED, ids=lambda service: service.id)
def test_what_nobody_walked_says_so_and_names_its_sources(service: ServiceDefinition) -> None:
    """With the day, and addresses that anybody can open. It claims no controls and no states."""
    assert service.gathered is not None
    assert service.gathered >= date(2026, 11, 27)
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
        assert not set(definition.sign_in_hosts) & set(definition.hosts)
    assert urlsplit(service.entry_url).hostname == service.hosts[0]
    assert urlsplit(service.entry_url).scheme == "https"


@pytest.mark.spec("services.shared-hosts")
def test_no_host_of_the_catalogue_is_one_that_many_companies_use() -> None:
    """A run may press at each of them. What one signs in at stands apart."""
    assert {host: use for each in builtin().values() for host in each.hosts if (use := shared_use(host))} == {}
    assert builtin()["google-one"].sign_in_hosts == ("accounts.google.com",)


@pytest.mark.spec("services.shared-hosts")
def test_no_host_of_the_catalogue_belongs_to_two_owners() -> None:
    """Nor does its registered domain: else a run for one service could act on another company's account."""
    owners: dict[str, set[str]] = {}
    for service in builtin().values():
        for host in service.hosts:
            owners.setdefault(registrable(host), set()).add(service.owner or service.id)
    assert {domain: names for domain, names in owners.items() if len(names) > 1} == {}


@pytest.mark.spec("services.shared-hosts")
@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("accounts.google.com", True),
        ("one.google.com", False),
        ("billing.stripe.com", True),
        ("www.paypal.com:443", True),
        ("notpaypal.com", False),
        ("d111.cloudfront.net", True),
        ("music.apple.com", False),
    ],
)
def test_a_shared_host_is_known_with_its_subdomains(host: str, shared: bool) -> None:
    """But not by an ending that only looks alike; a definition that has one carries a warning."""
    assert bool(shared_use(host)) is shared
    bare = host.removesuffix(":443")
    own = load_text(MINIMAL.replace('["gym.example"]', f'["gym.example", "{bare}"]'), "gym")
    assert any("many companies" in warning for warning in own.warnings) is shared


@pytest.mark.spec("services.sign-in-hosts")
def test_a_host_for_signing_in_is_checked_and_never_one_of_both() -> None:
    """It is a host like the others, and what stands under hosts may be pressed."""
    own = load_text(MINIMAL + 'sign_in_hosts = ["LOGIN.example"]\n', "gym")
    assert own.sign_in_hosts == ("login.example",)
    assert own.at("http://127.0.0.1:1/").sign_in_hosts == ()
    for bad in ("https://login.example/", "gym.example"):
        with pytest.raises(ConfigurationError, match="sign_in_hosts"):
            load_text(MINIMAL + f'sign_in_hosts = ["{bad}"]\n', "gym")


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
