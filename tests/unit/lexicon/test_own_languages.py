"""Languages of the person's own: read beside the bundled ones, and unable to loosen what these say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from subterminator.approval.approval_requests import _unread_language
from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.page import Element
from subterminator.lexicon.language_files import language_file, languages
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.own_languages import use_languages
from subterminator.lexicon.reader import Reader

CZECH = """
language = "cs"
months = [["ledna"], ["února"], ["března"], ["dubna"], ["května"], ["června"], ["července"], ["srpna"], ["září"],
    ["října"], ["listopadu"], ["prosince"]]
[roles]
"end" = "zrušit, ukončit"
"end past" = "zrušeno, ukončeno"
"subscription itself" = "předplatné, členství"
"keep" = "ponechat, zachovat"
"buy" = "koupit, objednat, alta"
"you filler" = "vaše, bylo"
"""
GRAVE = {"buy", "pay", "accept", "change", "resume", "pause", "keep", "delete", "undo"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for language files; afterwards there are none."""
    yield tmp_path
    use_languages(tmp_path / "none")


def write(folder: Path, text: str, name: str = "cs") -> None:
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def grave_phrases() -> list[str]:
    """Every fourth phrase of the bundled languages by which something is bought, kept, changed or deleted."""
    found = [
        phrase.strip()
        for language in languages()
        for features, phrases in dict(language_file(language)["roles"]).items()  # type: ignore[call-overload]
        if GRAVE & set(features.split())
        for phrase in str(phrases).split(",")
        if "*" not in phrase and "_" not in phrase
    ]
    return found[::4]


@pytest.mark.spec("lexicon.own-languages")
def test_a_file_of_the_person_is_read_beside_the_bundled_ones(folder: Path) -> None:
    """Required: labels, statements and dates of a language that does not come with the program."""
    assert Reader.load().control("Zrušit předplatné").kind == "unknown"
    write(folder, CZECH)

    assert use_languages(folder) == ("cs",)

    reader = Reader.load()
    assert [reader.control(each).kind for each in ("Zrušit předplatné", "Ponechat členství", "Koupit")] == [
        "end",
        "keep",
        "money",
    ]
    assert reader.statement("Vaše předplatné bylo zrušeno").states == {"ended"}
    assert Lexicon.load().months["prosince"] == 12
    assert reader.control("Cancel subscription").kind == "end"


@pytest.mark.spec("lexicon.own-languages")
def test_an_end_that_is_read_by_an_own_file_comes_with_a_warning(folder: Path) -> None:
    """Required: it tells no fees and losses, so a yes given beforehand does not cover it."""
    write(folder, CZECH)
    use_languages(folder)

    assert "your own language file (cs)" in _unread_language(Element(0, "0:0", "button", "Zrušit předplatné"))
    assert _unread_language(Element(0, "0:0", "button", "Cancel subscription")) == ""


@pytest.mark.spec("lexicon.own-languages-safe")
def test_a_hostile_file_loosens_no_danger_of_a_bundled_language(folder: Path) -> None:
    """Required: whatever role it gives to their words, alone, as stems, or all together."""
    phrases = grave_phrases()
    before = [(Reader.load().control(each), Lexicon.load().label(each)) for each in phrases]
    words = sorted({word for each in phrases for word in each.split()})
    stems = ", ".join(f"{each[:2]}*" for each in words if each.isascii() and len(each) > 2)
    for role in ("go_on", "decline thanks", "back", "filler", "end past", "end", "not"):
        roles = {role: ", ".join([*phrases, *words]), "dismiss": stems}
        text = "".join(f"{json.dumps(name)} = {json.dumps(listed)}\n" for name, listed in roles.items())
        write(folder, f'language = "xx"\n[roles]\n{text}', "xx")
        use_languages(folder)

        for phrase, (control, label) in zip(phrases, before, strict=True):
            meant = Reader.load().control(phrase)
            assert meant.kind in {control.kind, "money", "accept", "resume", "delete"}, (role, phrase)
            assert Lexicon.load().label(phrase) == label, (role, phrase)


@pytest.mark.spec("lexicon.own-languages-safe")
@pytest.mark.parametrize(
    "text", ["Your plan is active", "Your subscription renews on 3 May", "Dein Abo ist aktiv", "We charge $12 a month"]
)
def test_a_hostile_file_makes_no_end_of_a_statement_that_denies_it(text: str, folder: Path) -> None:
    """Required: a running subscription is never read as ended by it."""
    before = Reader.load().statement(text).states
    words = ", ".join(word.lower() for word in text.split() if word.isalpha())
    write(folder, f'language = "xx"\n[roles]\n"end past" = "{words}, {text.lower()}"\n', "xx")
    use_languages(folder)

    assert Reader.load().statement(text).states == before


@pytest.mark.spec("lexicon.own-languages-safe")
def test_a_file_may_add_a_danger_and_moves_no_month(folder: Path) -> None:
    """Required: a word that buys does so beside words of a bundled language too."""
    assert not Reader.load().control("Confirm alta").may("money")
    write(folder, CZECH.replace('["ledna"]', '["december"]'))
    use_languages(folder)

    assert Reader.load().control("Confirm alta").may("money")
    assert Lexicon.load().months["december"] == 12


BROKEN = [
    ("cs", 'language = "cs"\n[roles\n', "Expected ']'"),
    ("cs", 'language = "cs"\n', "[roles] has features"),
    ("cs", 'language = "cs"\n[roles]\n"fly" = "let"\n', "no role is called fly"),
    ("cs", 'language = "cs"\n[roles]\n"end buy" = "let"\n', "one role has several acts"),
    ("cs", 'language = "cs"\n[roles]\n"end" = 3\n', "[roles] has features"),
    ("cs", 'language = "de"\n[roles]\n"end" = "x"\n', "it is called like its language"),
    ("en", 'language = "en"\n[roles]\n"go_on" = "buy"\n', "en comes with the program"),
    ("cs", 'language = "cs"\nmonths = ["leden"]\n[roles]\n"end" = "x"\n', "months is a list of twelve"),
    ("cs", 'language = "cs"\nsuffixes = "a"\n[roles]\n"end" = "x"\n', "suffixes is a list"),
    ("cs", 'language = "cs"\nwords = 1\n[roles]\n"end" = "x"\n', "nothing is called words"),
    *(
        ("cs", f'language = "cs"\n{table}\n[roles]\n"end" = "x"\n', "comes only with the program")
        for table in (
            "cookies_refused = ['.*']",
            "amounts = {denial = ['.*']}",
            "consequences = {waived = ['.*']}",
            "identifiers = {read = ['finish']}",
            "addresses = {sign_in = ['.*']}",
            "names = {not_own = ['.*']}",
            "dates = {forms = ['{d}']}",
        )
    ),
]


@pytest.mark.spec("lexicon.own-languages-checked")
@pytest.mark.parametrize(("name", "text", "said"), BROKEN)
def test_a_file_that_cannot_be_used_is_told_in_one_line(name: str, text: str, said: str, folder: Path) -> None:
    """Required: also one that holds what would make something harmless in every language."""
    write(folder, text, name)
    with pytest.raises(ConfigurationError) as told:
        use_languages(folder)
    assert said in str(told.value)
    assert str(folder / f"{name}.toml") in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.spec("lexicon.own-languages-checked")
def test_a_run_with_a_broken_file_does_not_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: one line and the exit code of a configuration to mend, before a browser starts."""
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "cs.toml").write_bytes(b"\xff\xfe")
    for folder in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"SUBTERMINATOR_{folder}_DIR", str(tmp_path))

    answer = CliRunner().invoke(front, ["cancel", "practice", "--no-input", "--plain"])

    assert answer.exit_code == 9
    assert answer.stderr.count("\n") == 1
    assert "cs.toml cannot be used" in answer.stderr
