"""Definitions that are released apart from the program: all are checked before one is taken, and yours are kept."""

from __future__ import annotations

import hashlib
import zipfile
from datetime import date
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.services.definition import DefinitionError, builtin, find, load_file
from subterminator.services.updating import MOST, plan_update, read_update
from subterminator.services.writing import write

TODAY = date(2026, 12, 1)
GYM = """id = "gym"
name = "The Gym"
entry_url = "https://gym.example/account"
hosts = ["gym.example"]
gathered = 2026-01-10
source = "Not walked with an account."
sources = ["https://help.gym.example/cancel"]
"""


def faults_of(texts: dict[str, str], folder: Path) -> list[str]:
    """What an update is refused for."""
    with pytest.raises(DefinitionError) as problem:
        plan_update(texts, folder, TODAY)
    return list(problem.value.faults)


@pytest.mark.spec("services.update")
def test_what_is_taken_in_is_found_and_told(tmp_path: Path) -> None:
    """A new one with its hosts; a second time it is the same, and nothing is written."""
    planned = plan_update({"gym.toml": GYM}, tmp_path, TODAY)
    assert not list(tmp_path.iterdir()), "only planned"
    planned.write()
    assert [(each.kind, each.differences) for each in planned.changes] == [("new", ("at gym.example",))]
    assert find("The Gym", [tmp_path]).entry_url == "https://gym.example/account"
    again = plan_update({"gym.toml": GYM}, tmp_path, TODAY)
    assert ([each.kind for each in again.changes], again.files) == (["same"], {})


@pytest.mark.spec("services.update")
def test_where_a_run_goes_is_told_first(tmp_path: Path) -> None:
    """New hosts, then the account page, then the rest."""
    plan_update({"gym.toml": GYM}, tmp_path, TODAY).write()
    changed = (
        GYM.replace('["gym.example"]', '["gym.example", "my.gym.example"]')
        .replace("The Gym", "Gym")
        .replace("/account", "/plan")
    )
    planned = plan_update({"gym.toml": changed}, tmp_path, TODAY)
    assert planned.changes[0].kind == "changed"
    assert planned.changes[0].differences == (
        "entry_url: https://gym.example/account becomes https://gym.example/plan",
        "hosts: my.gym.example is new",
        "name: The Gym becomes Gym",
    )
    planned.write()
    assert load_file(tmp_path / "gym.toml").hosts == ("gym.example", "my.gym.example")


@pytest.mark.spec("services.update-own")
@pytest.mark.parametrize("mine", [GYM.replace("The Gym", "My gym"), "no definition"])
def test_a_file_that_the_person_has_written_is_kept(tmp_path: Path, mine: str) -> None:
    """Also one that was taken in once and changed by hand, and one that is bad."""
    (tmp_path / "gym.toml").write_text(mine, encoding="utf-8")
    planned = plan_update({"gym.toml": GYM}, tmp_path, TODAY)
    planned.write()
    assert [each.kind for each in planned.changes] == ["kept"]
    assert (tmp_path / "gym.toml").read_text(encoding="utf-8") == mine


@pytest.mark.spec("services.update-own")
def test_a_file_that_was_taken_in_and_changed_by_hand_is_kept(tmp_path: Path) -> None:
    """It says by itself whether anybody has changed it."""
    plan_update({"gym.toml": GYM}, tmp_path, TODAY).write()
    file = tmp_path / "gym.toml"
    file.write_text(file.read_text(encoding="utf-8") + 'plan = "Gold"\n', encoding="utf-8")
    planned = plan_update({"gym.toml": GYM.replace("/account", "/plan")}, tmp_path, TODAY)
    assert [each.kind for each in planned.changes] == ["kept"]


@pytest.mark.spec("services.update")
def test_what_is_older_than_the_known_one_is_left_out(tmp_path: Path) -> None:
    """An old release does not undo a new one."""
    plan_update({"gym.toml": GYM}, tmp_path, TODAY).write()
    old = GYM.replace("2026-01-10", "2026-01-09").replace("/account", "/plan")
    assert [each.kind for each in plan_update({"gym.toml": old}, tmp_path, TODAY).changes] == ["older"]


@pytest.mark.spec("services.update-all-or-none", "services.shared-hosts")
@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (GYM.replace('"gym"', '"club"').replace("gym.example", "www.netflix.com"), "belongs to club and netflix"),
        (GYM.replace('"gym"', '"club"').replace("gym.example", "billing.stripe.com"), "many companies take payments"),
        (GYM.replace('"gym"', '"club"').replace("gym.example", "192.0.2.1"), "is no public site"),
        (GYM.replace('"gym"', '"club"').replace("The Gym", "Net Flix").replace("gym.", "club."), "the name 'netflix'"),
        (GYM.replace('"gym"', '"club"').replace("gym.", "club.").replace("sources", "# "), "names no source"),
        (GYM.replace('"gym"', '"club"').replace("2026-01-10", "2999-01-01"), "has not come yet"),
        (GYM, "its name must be the id's"),
        ("id = ", "is not TOML"),
    ],
)
def test_one_bad_definition_refuses_the_whole_update(tmp_path: Path, bad: str, why: str) -> None:
    """Required: nothing is written, and every fault is told with its file."""
    faults = faults_of({"club.toml": bad, "gym.toml": GYM.replace("/account", "/fine")}, tmp_path)
    assert any(why in fault for fault in faults), faults
    assert all(fault.startswith("club.toml") for fault in faults if "gym.example" not in fault)
    assert not list(tmp_path.iterdir())


@pytest.mark.spec("services.update")
def test_a_file_of_ones_own_does_not_stand_against_an_update(tmp_path: Path) -> None:
    """Required: it comes first for its own name, and the update's is taken in beside it."""
    (tmp_path / "mine.toml").write_text(GYM.replace('"gym"', '"mine"'), encoding="utf-8")
    assert [each.kind for each in plan_update({"gym.toml": GYM}, tmp_path, TODAY).changes] == ["new"]


@pytest.mark.spec("services.update")
def test_the_catalogue_itself_is_an_update_that_changes_nothing(tmp_path: Path) -> None:
    """All that it asks of others it keeps itself; the practice site and the one with pages are not of it."""
    texts = {f"{each.id}.toml": write(each) for each in builtin().values() if each.gathered}
    planned = plan_update(texts, tmp_path, TODAY)
    assert {each.kind for each in planned.changes} == {"same"}
    assert len(planned.changes) >= 125


# -- where it comes from -----------------------------------------------------------------------------------------------


def packed(path: Path, **files: str) -> str:
    """Make an archive; its checksum."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("_in_", "/") + ".toml", text)
        archive.writestr("catalogue/README.md", "not a definition")
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.spec("services.update-source")
def test_a_folder_a_file_and_an_archive_are_read_alike(tmp_path: Path) -> None:
    """Folders in an archive do not matter, and what is no definition is left out."""
    (tmp_path / "gym.toml").write_text(GYM, encoding="utf-8")
    sum_ = packed(tmp_path / "release.zip", catalogue_in_gym=GYM)
    expected = {"gym.toml": GYM}
    assert read_update(tmp_path) == expected
    assert read_update(tmp_path / "gym.toml") == expected
    assert read_update(tmp_path / "release.zip", sum_.upper()) == expected


@pytest.mark.spec("services.update-source")
def test_an_archive_is_read_only_with_the_right_checksum(tmp_path: Path) -> None:
    """Required: without one it tells it, to be compared with what the publisher states; a wrong one is refused."""
    archive = tmp_path / "release.zip"
    sum_ = packed(archive, gym=GYM)
    with pytest.raises(ConfigurationError, match=sum_):
        read_update(archive)
    with pytest.raises(ConfigurationError, match="not what was published"):
        read_update(archive, "0" * 64)


@pytest.mark.spec("services.update-source")
def test_what_is_too_much_is_refused(tmp_path: Path) -> None:
    """Required: a definition that unpacks to a flood, two of one name, none, too many, and what is no archive."""
    archive = tmp_path / "release.zip"
    for files, why in (
        ({"gym": GYM + "#" * 70_000}, "larger than"),
        ({"a_in_gym": GYM, "b_in_gym": GYM}, "twice"),
        ({}, "no definitions"),
        ({f"a{number}": "" for number in range(MOST + 1)}, "definitions"),
    ):
        sum_ = packed(archive, **files)
        with pytest.raises(ConfigurationError, match=why):
            read_update(archive, sum_)
    archive.write_bytes(b"PK")
    with pytest.raises(ConfigurationError, match="ZIP"):
        read_update(archive, hashlib.sha256(b"PK").hexdigest())
