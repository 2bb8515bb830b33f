"""What running text says about a subscription."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise, tokens
from tables import Table, report, rows, tables
from work import work_of

LEXICON = Lexicon.load(["en"])

TABLES = tables("pages")

each_language = pytest.mark.parametrize(("language", "table"), TABLES.items(), ids=list(TABLES))


@pytest.mark.spec("lexicon.text")
@each_language
def test_a_page_says_it_with_the_line(language: str, table: Table) -> None:
    """Required: what a page says is found, and the line is there to be quoted."""
    lexicon = Lexicon.load([language])

    report(
        f"{line!r} is {intent}, read as {read}"
        for line, intent in rows(table, *table.keys() - {"nothing"})
        if (read := lexicon.text(f"Tidelight\n{line}\nFooter")).get(intent) != (line,)
    )


OURS = {
    "de": ("Sie können den Vertrag bei {} kündigen", ("uns",), "über {} kündigen", ("diese Seite", "diese Website")),
    "en": ("You can cancel with {}", ("us",), "Cancel through {}", ("this site", "this form", "this page")),
    "es": ("Facturado por {}", ("nosotros",), "Cancelar a través de {}", ("este sitio", "este formulario")),
    "fr": ("Vous pouvez résilier auprès de {}", ("nous",), "Facturé par {}", ("nous", "ce site")),
    "it": ("Contatta {} per disdire", ("noi",), "Gestito tramite {}", ("questo sito", "questo modulo")),
    "nl": ("Afgesloten bij {}", ("ons",), "Betaald via {}", ("deze site", "dit formulier")),
    "pt": ("Cobrado por {}", ("nós",), "Pago através de {}", ("este site", "este formulário")),
}
"""By language: what names a third party in place of the braces, and what is the site itself there."""


@pytest.mark.spec("lexicon.text")
@pytest.mark.parametrize("language", OURS)
def test_the_site_itself_is_no_third_party(language: str) -> None:
    """Required: another name in the same words is one, in its own language alone and among all."""
    said, persons, through, places = OURS[language]
    for lexicon in (Lexicon.load([language]), Lexicon.load()):
        own = [*(said.format(each) for each in persons), *(through.format(each) for each in places)]
        assert [each for each in own if "third_party" in lexicon.text(each)] == []
        others = [each.format(name) for each in (said, through) for name in ("Apple", "Zorvik Mobile")]
        assert [each for each in others if "third_party" not in lexicon.text(each)] == []


@pytest.mark.spec("lexicon.text-negation")
@pytest.mark.parametrize(
    "line",
    [
        "Your membership has not been cancelled",
        "Your membership hasn't been cancelled yet",
        "Once your membership has been cancelled, you can come back at any time",
        "If your subscription was cancelled, this page shows the date",
        "After your plan has been canceled we delete your profiles",
        "Unsubscribing from emails will not cancel your subscription",
        "How do I cancel my membership?",
        "state COMPLETE",
        "Cancel anyway",
    ],
)
def test_what_is_negated_or_conditional_is_no_end(line: str) -> None:
    """Required: neither a denial nor a condition counts as a statement that the subscription ended."""
    assert not {"done", "ended", "final_notice"} & LEXICON.text(line).keys()


@pytest.mark.spec("lexicon.text-negation")
@each_language
def test_a_denial_is_no_end_in_any_language(language: str, table: Table) -> None:
    """Required: denials, conditions, questions in passing and buttons that read "complete" are no proof of an end."""
    lexicon = Lexicon.load([language])

    report(
        f"{line!r}: {read}"
        for line, _ in rows(table, "nothing")
        if {"done", "ended", "final_notice"} & (read := lexicon.text(line)).keys()
    )


@pytest.mark.spec("lexicon.text-negation")
def test_a_condition_ends_with_its_sentence() -> None:
    """Required: a condition in one sentence does not silence the next."""
    assert "done" in LEXICON.text("If you come back, we will be here. Your membership has been cancelled.")


@pytest.mark.spec("lexicon.linear")
@pytest.mark.parametrize(
    "unit",
    [
        "cancel ",
        "keep ",
        "don't ",
        "a",
        "cancel? ",
        "解約",
        "your ",
        "has been ",
        "\u200b",
        "billed through ",
        "1,",
        "' ",
        "{",
        "once ",
        "@",
        "jan 1 ",
        "\n",
        "ﷺ",
    ],
)
def test_hostile_text_takes_work_in_proportion(unit: str) -> None:
    """Required: reading takes work proportional to the text, not to its square."""
    quarter, whole = unit * (8_000 // len(unit)), unit * (32_000 // len(unit))

    little, much = _work(quarter), _work(whole)

    assert much < 1_000 + 6 * little


@pytest.mark.spec("lexicon.linear")
def test_a_million_hostile_characters_are_read() -> None:
    """Required: a megabyte of phrases that begin and never end is read through, and says nothing."""
    unit = "billed through has been don't once { ' @ 1, jan keep and to your \u200b 解 "

    assert set(LEXICON.text(unit * (1_000_000 // len(unit)))) <= {"third_party"}


def _work(text: str) -> int:
    def read() -> None:
        LEXICON.text(text)
        LEXICON.label(text)
        LEXICON.dates.read(normalise(text))

    return work_of(read)


@pytest.mark.spec("lexicon.normalised")
def test_words_numbers_and_breaks_become_tokens() -> None:
    """Required: tokens are words, numbers and breaks; contractions stay one word, elisions become two."""
    assert tokens(normalise("Don't pay $24.99, l\u2019abonnement!")) == [
        "dont",
        "pay",
        "#",
        ",",
        "l",
        "abonnement",
        ".",
    ]


@pytest.mark.spec("lexicon.dense")
def test_scripts_without_spaces_are_read_sign_by_sign() -> None:
    """Required: in Chinese, Japanese and Korean a phrase is found inside running text, spaces or not."""
    assert tokens(normalise("해지 완료")) == tokens(normalise("해지완료"))
    assert tokens(normalise("キャンセル")) == list("キャンセル")


@pytest.mark.spec("lexicon.load")
def test_a_language_is_loaded_once_and_a_missing_one_is_named() -> None:
    """Required: the lexicon is shared, and asking for a language that is not bundled says which are."""
    assert Lexicon.load(["en"]) is Lexicon.load(["en"])
    with pytest.raises(KeyError, match=r"no lexicon for 'tlh'; there are .*en"):
        Lexicon.load(["tlh"])


BUNDLED = sorted(resources.files("subterminator.lexicon").iterdir(), key=lambda entry: entry.name)


@pytest.mark.spec("lexicon.load")
@pytest.mark.parametrize("name", [entry.name for entry in BUNDLED if entry.name.endswith(".toml")])
def test_every_phrase_of_a_language_is_found_again(name: str) -> None:
    """Required: no phrase of a lexicon file is dead; each is hit by its own words."""
    data = tomllib.loads(resources.files("subterminator.lexicon").joinpath(name).read_text(encoding="utf-8"))
    lexicon = Lexicon.load([data["language"]])
    classes = {each: words[0] for each, words in data["classes"].items()} | {"plan": "tidelight"}
    dead = [
        f"{section}.{intent}: {phrase}"
        for section in ("control", "page", "facts")
        for intent, phrases in data[section].items()
        if intent != "service_mail"
        for phrase in phrases
        if not any(
            intent.removesuffix("_of") in hit.intents
            for hit in lexicon.find(section, phrase.format(**classes).replace("#", "3"))
        )
    ]

    assert dead == []
