"""`subterminator services show`: what is known about one service, before anybody trusts it with a run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gym import PLAIN, Gym, opened
from subterminator.cli.lessons import offer_to_learn
from subterminator.cli.main import front

FULL = """
id = "gym"
name = "Gym"
entry_url = "https://gym.example/account"
hosts = ["gym.example"]
checked = 2026-11-01
source = "walked by hand"
billing = ["Apple"]
languages = ["de"]

[manual]
phone = "+49 30 123456"
hours = "Mon-Fri 9-17"

[state.FINAL_CONFIRMATION]
url = ["/end"]

[control.confirm_cancel]
css = ["#end"]
role = "button"
name = "End it"
final = true
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder of definitions, with one in it."""
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path))
    (tmp_path / "services").mkdir()
    (tmp_path / "services" / "gym.toml").write_text(FULL, encoding="utf-8")
    return tmp_path / "services"


def show(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["services", "show", *arguments])


@pytest.mark.spec("cli.services-show")
def test_all_that_is_known_is_told_with_what_needs_a_yes(own: Path) -> None:
    """Where it is and stays, who checked it and when, who bills, whom to call, what is pressed and how it is found."""
    lines = {line[:14].strip(): line[15:] for line in show("gym").stdout.splitlines()}
    assert lines == {
        "Service": "Gym (gym)",
        "Account page": "https://gym.example/account",
        "Stays on": "gym.example",
        "Languages": "de",
        "Checked": "2026-11-01",
        "Source": "walked by hand",
        "Billed also by": "Apple",
        "Telephone": "+49 30 123456",
        "Hours": "Mon-Fri 9-17",
        "Recognises": "final confirmation",
        "Presses": "confirm cancel (needs your yes): CSS: #end | ARIA: role=button name='End it'",
        "Defined in": str(own / "gym.toml"),
    }


@pytest.mark.spec("cli.services-show")
def test_what_nobody_has_said_is_told_as_that(own: Path) -> None:
    """Four lines are enough for a run, but not passed off as checked; a host in another script is pointed at."""
    file = own / "short.toml"
    file.write_text(
        'id = "short"\nname = "S"\nentry_url = "https://bücher.example/"\nhosts = ["bücher.example"]\n',
        encoding="utf-8",
    )
    out = show("--service-file", str(file)).stdout
    assert "Checked        unknown" in out
    assert "Presses        controls by their text alone" in out
    assert "WARNING        the host xn--bcher-kva.example reads as bücher.example" in out


@pytest.mark.spec("cli.services-show")
def test_a_program_reads_the_same(own: Path) -> None:
    """One object, with each control and whether it needs a yes."""
    told = json.loads(show("gym", "--json").stdout)
    assert (told["checked"], told["manual"]["Telephone"]) == ("2026-11-01", "+49 30 123456")
    assert told["controls"]["confirm_cancel"]["final"] is True
    assert json.loads(show("netflix", "--json").stdout)["hosts"] == ["www.netflix.com"]


@pytest.mark.spec("cli.services-show")
@pytest.mark.parametrize(
    ("arguments", "code", "said"), [([], 2, "Give an ID"), (["netflx"], 9, "did you mean netflix")]
)
def test_without_a_known_service_it_says_what_to_name(own: Path, arguments: list[str], code: int, said: str) -> None:
    """The nearest one, where there is one."""
    answer = show(*arguments)
    assert (answer.exit_code, said in answer.stderr) == (code, True)


@pytest.mark.spec("cli.services-learn")
def test_learn_writes_the_definition_and_says_where_and_what_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: into the person's folder, or the file named; not over another; `show` and `check` know its steps."""
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path / "config"))
    gym = Gym(tmp_path)
    gym.run([*PLAIN[:3], *opened("/plan/88123"), *PLAIN[7:]])
    runs = ["--output-dir", str(gym.config.output_dir)]
    run = CliRunner().invoke(front, ["services", "learn", "last", "--save-as", "mine", *runs])
    path = tmp_path / "config" / "services" / "mine.toml"
    assert run.exit_code == 0, run.output
    assert run.stdout.splitlines() == [
        f"Learned mine: 4 steps, saved in {path}",
        "Left out: an address that was opened names something of your own",
    ]
    again = CliRunner().invoke(front, ["services", "learn", "--save-as", "mine", *runs])
    assert again.exit_code == 9
    assert "exists" in again.output
    assert CliRunner().invoke(front, ["services", "learn", "--save-as", "mine", "--overwrite", *runs]).exit_code == 0
    elsewhere = tmp_path / "given.toml"
    assert CliRunner().invoke(front, ["services", "learn", "-o", str(elsewhere), *runs]).exit_code == 0
    assert CliRunner().invoke(front, ["services", "check", str(elsewhere)]).exit_code == 0
    assert "starts: link 'Cancel membership' on /plan" in show("mine").stdout


@pytest.mark.spec("cli.services-learn")
def test_end_of_a_run_offers_to_save_its_way_once(tmp_path: Path) -> None:
    """Required: after an end that was read back, if the run knew it not yet; anything but a yes saves nothing."""
    gym = Gym(tmp_path)
    run = gym.run(PLAIN)

    asked: list[str] = []

    def offer(answer: bool) -> str:
        def answers(question: str) -> bool:
            asked.append(question)
            return answer

        with CliRunner().isolation() as (output, *_):
            offer_to_learn(run.directory, gym.config, answers)
            return output.getvalue().decode()

    path = tmp_path / "config" / "services" / "gym.toml"
    assert offer(answer=False) == ""
    assert not path.exists()
    assert f"saved in {path}" in offer(answer=True)
    offer(answer=False)
    assert asked == [
        *[f"Save the way in {path}, so that the next run goes straight?"] * 2,
        f"Save the way in {path}, replacing what is there, so that the next run goes straight?",
    ]
    gym.file.write_text(path.read_text("utf-8"), encoding="utf-8")
    offer(answer=True)  # it went by that definition
    run = gym.run(PLAIN, "failed")
    offer(answer=True)
    assert len(asked) == 3


def run(*arguments: str) -> Result:
    return CliRunner().invoke(front, ["services", *arguments])


@pytest.mark.spec("cli.services-show", "services.catalogue")
def test_what_nobody_walked_is_told_with_its_sources(own: Path) -> None:
    """A gathered fact is not passed off as a checked one."""
    lines = run("show", "dropbox").stdout.splitlines()
    assert "Checked        never with an account; facts gathered 2026-11-27: watch the run closely" in lines
    assert any(line.startswith("Read at        https://help.dropbox.com/") for line in lines)
    data = json.loads(run("show", "dropbox", "--json").stdout)
    assert (data["checked"], data["gathered"]) == (None, "2026-11-27")
    assert data["sources"]


@pytest.mark.spec("cli.services-search")
def test_a_service_is_searched_by_a_part_of_its_name_or_host(own: Path) -> None:
    """One's own too. None is told as that, with an exit code."""
    assert [line.split()[0] for line in run("search", "disney plus").stdout.splitlines()] == ["ID", "disney-plus"]
    assert [each["id"] for each in json.loads(run("search", "gym.example", "--json").stdout)] == ["gym"]
    none = run("search", "nothing-like-it")
    assert (none.exit_code, none.stdout) == (1, "")
    assert "address of any site" in none.stderr


@pytest.mark.spec("cli.services-check")
def test_all_known_services_are_checked_at_once(own: Path) -> None:
    """The bundled ones, and one's own; a bad one is named."""
    answer = run("check")
    assert answer.exit_code == 0
    assert "ok: gym, Gym, at gym.example" in answer.stdout.splitlines()
    assert len(answer.stdout.splitlines()) > 40
    (own / "gym.toml").write_text(FULL.replace("https://gym.example/account", "gym"), encoding="utf-8")
    assert run("check").exit_code == 9


@pytest.mark.spec("cli.services-update")
def test_an_update_tells_what_changed_and_takes_it_in(own: Path, tmp_path: Path) -> None:
    """With --dry-run nothing; then what is new, and what is kept since it is one's own."""
    release = tmp_path / "release"
    release.mkdir()
    club = FULL.replace('"gym"', '"club"').replace('"Gym"', '"Club"').replace("gym.example", "club.example")
    (release / "club.toml").write_text(club, encoding="utf-8")
    (release / "gym.toml").write_text(FULL.replace("/account", "/plan"), encoding="utf-8")
    answer = run("update", str(release), "--dry-run")
    assert answer.exit_code == 0
    assert answer.stdout.splitlines() == [
        "new: club, Club",
        "    at club.example",
        "kept yours: gym, Gym",
        "    entry_url: https://gym.example/account becomes https://gym.example/plan",
        "2 definitions: 1 would be taken",
    ]
    assert not (own / "club.toml").exists()
    told = json.loads(run("update", str(release), "--json").stdout)
    assert [(each["id"], each["kind"]) for each in told] == [("club", "new"), ("gym", "kept")]
    assert "Club (club)" in show("club").stdout
    assert (own / "gym.toml").read_text(encoding="utf-8") == FULL


@pytest.mark.spec("cli.services-update")
def test_a_bad_update_tells_every_fault_and_takes_nothing(own: Path, tmp_path: Path) -> None:
    """One bad definition is enough."""
    release = tmp_path / "release"
    release.mkdir()
    (release / "club.toml").write_text(FULL.replace('"gym"', '"club"').replace("gym.example", "paypal.com"), "utf-8")
    (release / "gym.toml").write_text("id = ", encoding="utf-8")
    answer = run("update", str(release))
    assert answer.exit_code == 9
    assert "error: club.toml: at the host paypal.com many companies take payments" in answer.stderr
    assert "error: gym.toml:1: is not TOML" in answer.stderr
    assert answer.stderr.splitlines()[-1] == "nothing was taken"
    assert not (own / "club.toml").exists()


@pytest.mark.spec("cli.services-check-all")
def test_every_fault_of_every_file_is_told_at_once(own: Path) -> None:
    """For a person a line each, for a program a list; a file that Windows marked as UTF-8 is as good as another."""
    (own / "gym.toml").write_text(
        FULL.replace('name = "Gym"', "nam = 7").replace("checked = 2", 'checked = "2'), "utf-8"
    )
    (own / "plain.toml").write_text(FULL.replace('"gym"', '"plain"'), encoding="utf-8-sig")
    files = [str(own / "gym.toml"), str(own / "plain.toml")]

    answer = run("check", *files)

    assert answer.exit_code == 9
    assert answer.stdout.splitlines() == ["ok: plain, Gym, at gym.example"]
    assert all(line.startswith(f"error: {files[0]}:") for line in answer.stderr.splitlines())
    told = json.loads(run("check", "--json", *files).stdout)
    assert [(each["file"], each["id"]) for each in told] == [(files[0], None), (files[1], "plain")]
    assert [f"error: {fault}" for fault in told[0]["faults"]] == answer.stderr.splitlines()
    assert told[1]["faults"] == []
