"""Brains of other packages: found by name, loaded only when named, and unable to take a bundled name."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from evil_brain import install
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.wiring.brain import BUNDLED, GROUP, known_brains, plugin
from subterminator.wiring.endpoint import endpoint_address, endpoint_key, endpoint_model
from subterminator.wiring.options import CancelOptions, brain_of, model_of

ROOT = Path(__file__).parents[3]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path where packages can be installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def config(**settings: str) -> AppConfig:
    return AppConfig.load({"OPENAI_API_KEY": "", **settings})


@pytest.mark.spec("brains.plugin")
def test_the_bundled_brains_are_entry_points_too() -> None:
    """Required: one group for all of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert tuple(project["entry-points"][GROUP]) == BUNDLED


@pytest.mark.spec("brains.plugin")
def test_a_package_adds_a_name_and_is_not_loaded_for_that(site: Path) -> None:
    """Required: what nobody named runs no code."""
    install(site, target="no_such_module:Brain")

    assert known_brains() == [*BUNDLED, "evil"]
    assert brain_of(CancelOptions(brain="evil"), config()) == "evil"
    assert model_of("evil", CancelOptions(), config()) is None


@pytest.mark.spec("brains.plugin")
@pytest.mark.parametrize("name", BUNDLED)
def test_a_package_cannot_take_a_bundled_name(name: str, site: Path) -> None:
    """Required: `--brain rules` is ours, whatever is installed."""
    install(site, name=name)

    assert known_brains() == list(BUNDLED)


@pytest.mark.spec("brains.plugin")
def test_an_unknown_name_and_one_that_two_packages_claim_are_refused(site: Path) -> None:
    """Required: in one line that says what there is."""
    with pytest.raises(ConfigurationError, match=r"no brain is called 'evil': there are rules, claude, openai"):
        plugin("evil")
    install(site, package="one")
    install(site, package="two")
    with pytest.raises(ConfigurationError, match=r"several packages have a brain 'evil': one, two\. Remove"):
        brain_of(CancelOptions(brain="evil"), config())


@pytest.mark.spec("brains.endpoint-address")
@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1"),
        ("http://localhost:8080", "http://localhost:8080/v1"),
        ("http://[::1]:8080/", "http://[::1]:8080/v1"),
        ("https://models.example/api/", "https://models.example/api"),
    ],
)
def test_an_endpoint_is_used_as_it_is_written(given: str, used: str) -> None:
    """Required: one without a path has the usual one, and none on this machine needs a key."""
    assert endpoint_address(given, config()) == used
    assert endpoint_address(None, config(OPENAI_BASE_URL=given)) == used
    assert endpoint_key(used, config()) is None


@pytest.mark.spec("brains.endpoint-address")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("http://models.example/v1", "is not this machine, and pages of your account would go there unencrypted"),
        ("http://192.168.1.5:11434/v1", "is not this machine"),
        ("https://me:secret@models.example/v1", "carries a user name or password"),
        ("ftp://models.example/", "needs an address like"),
        ("models.example:8080", "needs an address like"),
        ("https://models.example/v1?key=1", "needs an address like"),
        ("http://[::1/v1", "needs an address like"),
    ],
)
def test_an_endpoint_that_would_leak_or_is_none_is_refused(given: str, said: str) -> None:
    """Required: before a browser starts."""
    with pytest.raises(ConfigurationError, match=said):
        brain_of(CancelOptions(brain="openai", brain_url=given, model="m"), config())


@pytest.mark.spec("brains.endpoint-address")
def test_what_is_missing_is_told_before_the_browser_starts() -> None:
    """Required: a key for the vendor's own address, a model, and an address only for the brain that has one."""
    local = "http://127.0.0.1:11434/v1"
    with pytest.raises(ConfigurationError, match="needs a key: set OPENAI_API_KEY"):
        brain_of(CancelOptions(brain="openai", model="m"), config())
    with pytest.raises(ConfigurationError, match="needs the name of a model: give --model"):
        brain_of(CancelOptions(brain="openai", brain_url=local), config())
    with pytest.raises(ConfigurationError, match="--brain-url is the address of --brain openai"):
        brain_of(CancelOptions(brain="rules", brain_url=local), config())
    assert endpoint_model(None, config(SUBTERMINATOR_OPENAI_MODEL="m")) == "m"
    assert brain_of(CancelOptions(brain="openai", brain_url=local, model="m"), config()) == "openai"
