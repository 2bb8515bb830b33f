"""Words live apart from pages, and every language has the same."""

from __future__ import annotations

import re
from datetime import date
from importlib import resources

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.practice.site.scenario import scenarios
from subterminator.practice.site.texts import Texts
from tables import report

PRACTICE = resources.files("subterminator.practice.site")
FOLDERS = ((), ("steps",), ("parts",), ("netflix",), ("netflix", "steps"))
LANGUAGES = sorted(file.name.removesuffix(".toml") for file in PRACTICE.joinpath("texts").iterdir())


@pytest.mark.spec("practice.texts-apart")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_everything_that_english_says(language: str) -> None:
    """A key that is missing would show on one page of one scenario only; so would a place that nobody fills."""

    def places(texts: Texts) -> dict[str, set[str]]:
        return {key: set(re.findall(r"{(\w+)", words)) for key, words in texts.words.items()}

    assert places(Texts.load(language)) == places(Texts.load("en"))


@pytest.mark.spec("practice.texts-apart")
def test_scenarios_change_only_texts_that_exist() -> None:
    """A misspelt key would change nothing, unnoticed."""
    wrong = []
    for name, scenario in scenarios().items():
        try:
            Texts.load(scenario.lang, scenario.texts, scenario.says)
        except KeyError as error:
            wrong.append(f"{name}: {error}")
    report(wrong)


@pytest.mark.spec("practice.texts-apart")
def test_a_text_of_the_scenario_comes_first() -> None:
    """One button may read differently without a page of its own."""
    texts = Texts.load("en", {"step.final.confirm": "Confirm change"})

    assert texts("step.final.confirm") == "Confirm change"
    assert texts("account.cancel") == "Cancel membership"
    with pytest.raises(KeyError, match=r"step\.final\.conform"):
        Texts.load("en", {"step.final.conform": "Confirm change"})


@pytest.mark.spec("practice.texts-apart")
def test_dates_and_prices_are_written_as_the_language_does() -> None:
    """Whatever the machine's locale is."""
    texts = Texts.load("en")

    assert texts("account.ends", date=date(2026, 12, 3)) == "Your membership ends on December 3, 2026"
    assert texts.price(1905) == "$19.05"


@pytest.mark.spec("practice.texts-apart")
def test_templates_hold_no_words() -> None:
    """What stands between tags comes from `texts/`; the card's brand and the initial are pictures."""
    spoken = []
    folder = PRACTICE.joinpath("templates")
    for file in [file for place in FOLDERS for file in folder.joinpath(*place).iterdir()]:
        if file.name.endswith(".html"):
            bare = re.sub(r"{%.*?%}|{{.*?}}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
            spoken += re.findall(r">[^<]*?([^\W\d_]{2,})[^<]*<", bare)
    assert spoken == ["VISA"]


@pytest.mark.spec("practice.languages")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_scenario_says_differently_it_says_in_every_language(language: str) -> None:
    """Each text of a table `[say.…]` is one that the language has."""
    names = {scenario.says for scenario in scenarios().values()} - {""}
    assert {key.split(".")[1] for key in Texts.load(language).words if key.startswith("say.")} == names
    for name in names:
        assert Texts.load(language, says=name).own


@pytest.mark.spec("practice.languages")
def test_a_language_that_is_not_there_is_refused() -> None:
    """In one line that names some that are."""
    with pytest.raises(ConfigurationError, match="does not support language 'tlh': try de, en, "):
        Texts.load("tlh")


@pytest.mark.spec("practice.languages")
def test_buttons_read_as_real_services_write_them() -> None:
    """Those that a lexicon has to know, for each language once."""
    said = {
        (language, key): Texts.load(language, says="netflix")(key)
        for language in LANGUAGES
        for key in ("manage.cancel", "step.final.confirm")
    }

    assert said["en", "step.final.confirm"] == "Finish Cancellation"
    assert (said["de", "manage.cancel"], said["de", "step.final.confirm"]) == (
        "Mitgliedschaft kündigen",
        "Kündigung abschließen",
    )
    assert (said["ko", "manage.cancel"], said["ko", "step.final.confirm"]) == ("멤버십 해지", "해지 완료")
    assert (said["ja", "manage.cancel"], said["ja", "step.final.confirm"]) == (
        "メンバーシップのキャンセル",
        "キャンセル手続きの完了",
    )
