"""Requests for jobs, and files of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.fleet.jobs import Job, JobRequest, new_job, profile_of, read_jobs

TOML = """
[[job]]
service = "netflix"
account = "Ann@example.com"
priority = 5
dry_run = true

[[job]]
service = "https://example.com/account"
hosts = ["pay.example.net"]
profile_dir = "profiles/bob"
"""
CSV = """service,account,priority,hosts,dry_run
netflix,Ann@example.com,5,,true

https://example.com/account,,,pay.example.net,
"""


@pytest.mark.spec("fleet.files")
def test_a_file_of_jobs_is_toml_or_csv(config: AppConfig, tmp_path: Path) -> None:
    """Both say the same, in the order of the file; folders are beside the file."""
    for name, text in (("jobs.toml", TOML), ("jobs.csv", CSV)):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        first, second = read_jobs(path, config)
        assert (first.service, first.account, first.request.priority) == ("netflix", "ann@example.com", 5)
        assert first.request.dry_run
        assert (second.host, second.request.hosts) == ("example.com", ("pay.example.net",))
        assert not second.request.dry_run
    assert read_jobs(tmp_path / "jobs.toml", config)[1].request.profile_dir == tmp_path / "profiles/bob"


@pytest.mark.spec("fleet.files")
@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("a.csv", "service,password\nnetflix,secret\n", "line 2: no field is called 'password'"),
        ("a.csv", "service,account\nnetflix\n", "line 2: it has not as many cells"),
        ("a.csv", "service,priority\nnetflix,0\n", "line 2: priority: "),
        ("a.csv", "service\nnetflix\nno-such-service\n", "line 3: no service"),
        ("a.csv", "service\n", "holds no job"),
        ("a.toml", '[[job]]\nservice = "netflix"\n[[job]]\naccount = "x"\n', "job 2: service: field required"),
        ("a.toml", 'service = "netflix"\n', "write one [[job]]"),
        ("a.toml", "[[job]\n", "is no TOML"),
        ("a.toml", '[[job]]\nservice = "practice"\n', "ends with each browser session"),
        ("a.toml", '[[job]]\nservice = "netflix"\nhosts = ["http://x"]\n', "job 1: --host: "),
    ],
)
def test_a_wrong_line_refuses_the_whole_file(
    config: AppConfig, tmp_path: Path, name: str, text: str, told: str
) -> None:
    """The place is told, and no cell of it: it may be a password."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigurationError) as refused:
        read_jobs(path, config)
    assert told in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.spec("fleet.files")
def test_each_service_and_account_has_a_browser_profile_of_its_own(
    config: AppConfig, add: Callable[..., Job], tmp_path: Path
) -> None:
    """A sign-in lasts, and is never that of another account."""
    ann, bob = profile_of(add(account="ann@example.com"), config), profile_of(add(account="bob@example.com"), config)
    assert ann != bob
    assert ann.parent == config.data_dir / "profiles"
    own = add("example.com", profile_dir=tmp_path / "mine")
    assert profile_of(own, config) == tmp_path / "mine"


@pytest.mark.spec("fleet.files")
def test_a_definition_file_is_kept_by_its_full_path(config: AppConfig, tmp_path: Path) -> None:
    """A worker starts in another folder."""
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\nname = "Mine"\nentry_url = "https://mine.example/a"\nhosts = ["mine.example"]\n')
    new = new_job(JobRequest(service="mine", service_file=file), config)
    assert new.request.service_file == file.absolute()
