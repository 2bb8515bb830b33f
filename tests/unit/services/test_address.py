"""Which service a name or a web address means, and the definition that is derived where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.services.definition import builtin, find


@pytest.mark.spec("cli.address")
@pytest.mark.parametrize(
    ("address", "name", "entry", "hosts"),
    [
        ("gym.example", "Gym", "https://gym.example/", ("gym.example", "www.gym.example")),
        (
            "https://my.gym.example/plan?id=1#x",
            "Gym",
            "https://my.gym.example/plan?id=1",
            ("my.gym.example", "gym.example", "www.gym.example"),
        ),
        ("https://www.gym.co.uk", "Gym", "https://www.gym.co.uk/", ("www.gym.co.uk", "gym.co.uk")),
        ("https://gym.example:8443/a", "gym.example:8443", "https://gym.example:8443/a", ("gym.example:8443",)),
        ("127.0.0.1:8000", "127.0.0.1:8000", "http://127.0.0.1:8000/", ("127.0.0.1:8000",)),
        ("localhost:3000/a", "localhost:3000", "http://localhost:3000/a", ("localhost:3000",)),
        (
            "https://fitneß.example",
            "Fitneß",
            "https://xn--fitne-pqa.example/",
            ("xn--fitne-pqa.example", "www.xn--fitne-pqa.example"),
        ),
    ],
)
def test_an_address_becomes_a_definition(address: str, name: str, entry: str, hosts: tuple[str, ...]) -> None:
    """Its own host and the registered domain, exact; nothing else."""
    derived = find(address)
    assert (derived.name, derived.entry_url, derived.hosts) == (name, entry, hosts)


@pytest.mark.spec("cli.address")
def test_hosters_are_no_owners() -> None:
    """Whoever has a site under a hoster's name has that site alone."""
    assert find("https://me.github.io").hosts == ("me.github.io", "www.me.github.io")


@pytest.mark.spec("cli.address")
def test_a_known_service_is_recognised_by_address_and_name(tmp_path: Path) -> None:
    """A definition knows more than an address; a page that was named is where it begins."""
    known = builtin()["netflix"]
    assert find("netflix.com") == find("NETFLIX") == known
    assert find("https://www.netflix.com/YourAccount").entry_url == "https://www.netflix.com/YourAccount"
    own = tmp_path / "gym.toml"
    own.write_text('id="gym"\nname="The Gym"\nentry_url="https://gym.example/me"\nhosts=["gym.example"]', "utf-8")
    (tmp_path / "bad.toml").write_text("not TOML", "utf-8")
    assert find("www.gym.example", [tmp_path]).entry_url == find("the gym", [tmp_path]).entry_url


@pytest.mark.spec("cli.address")
@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("http://gym.example", "write https://"),
        ("ftp://gym.example", "no web page"),
        ("https://ann:pw@gym.example", "user name"),
        ("https://", "the host is missing"),
        ("https://gym.example:99999", "ort"),
        ("https://co.uk", "top-level domain"),
        ("https://xn--80ak6aa92e.com", "Latin"),
        ("gym", "no service is called 'gym'"),
    ],
)
def test_what_is_no_address_is_refused_in_one_line(address: str, said: str) -> None:
    """Before a browser starts."""
    with pytest.raises(ConfigurationError, match=said) as refused:
        find(address)
    assert "\n" not in str(refused.value)


@pytest.mark.spec("cli.address")
@pytest.mark.parametrize("address", ["http://", "https://", "https:///account", "http://:8000/"])
def test_an_address_without_a_host_says_that_it_is_missing(address: str) -> None:
    """Required: what lacks is named, not that it is unencrypted."""
    with pytest.raises(ConfigurationError, match=r"the host is missing; write it like https://example\.com"):
        find(address)
