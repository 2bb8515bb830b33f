"""Which word a line wants typed."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from subterminator.lexicon.lexicon import Lexicon
from work import work_of

LEXICON = Lexicon.load()
LANGUAGES = sorted(LEXICON.languages)


@pytest.mark.spec("lexicon.asked")
@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("Type CANCEL to go on", ("CANCEL", False)),
        ("Please type the word CANCEL.", ("CANCEL", False)),
        ("Type END MEMBERSHIP below", ("END MEMBERSHIP", False)),
        ("Type “cancel my plan” to continue", ("cancel my plan", True)),
        ("Type 'goodbye' to continue", ("goodbye", True)),
        ("Enter: CANCEL", ("CANCEL", False)),
        ("Geben Sie das Wort „kündigen“ ein", ("kündigen", True)),
        ("KÜNDIGEN eingeben", ("KÜNDIGEN", False)),
        ("Pour continuer, tapez RÉSILIER", ("RÉSILIER", False)),
        ("Escribe CANCELAR para continuar", ("CANCELAR", False)),
        ("Digita «DISDICI» per continuare", ("DISDICI", True)),
        ("Digite CANCELAR para continuar", ("CANCELAR", False)),
        ("Typ OPZEGGEN om door te gaan", ("OPZEGGEN", False)),
        ("「解約する」と入力", ("解約する", True)),
        ("계속하려면 '해지'를 입력하세요", ("해지", True)),
        ("请输入“取消订阅”以继续", ("取消订阅", True)),
        ("اكتب «إلغاء» للمتابعة", ("إلغاء", True)),
        ("TYPE CANCEL TO GO ON", ("", False)),
        ("Enter your e-mail address", ("", False)),
        ("Enter 482913 to go on", ("", False)),
        ('Enter "name@example.com"', ("", False)),
        ("Typewriter CANCEL", ("", False)),
        ("The type of plan: PREMIUM", ("", False)),
        ("続けるには解約と入力", ("", False)),
        ("", ("", False)),
    ],
)
def test_the_word_is_read_letter_by_letter(line: str, asked: tuple[str, bool]) -> None:
    """Required: in quotation marks, or told by its capitals; never a code, an address, or a guess."""
    assert LEXICON.asked_phrase.read(line) == asked


@pytest.mark.spec("lexicon.asked")
def test_any_line_is_read_in_proportion() -> None:
    """Required: a long line of quotation marks and verbs takes time in proportion to its length."""
    line = 'type "CANCEL ' * 200
    assert work_of(lambda: LEXICON.asked_phrase.read(line * 8)) < 12 * work_of(lambda: LEXICON.asked_phrase.read(line))


@pytest.mark.spec("lexicon.reason")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_nothing_about_anybody(language: str) -> None:
    """Required: at least fifty characters, no digit, nothing a guard or a page would take for an order or a promise."""
    sentence = LEXICON.reason(language)

    assert len(sentence) >= 50
    assert not any(char.isdigit() or char == "@" for char in sentence)
    assert not LEXICON.label(sentence).intents
    assert not LEXICON.text(sentence)


@pytest.mark.spec("lexicon.reason")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reads_what_fields_want(language: str) -> None:
    """Required: no list of what fields want is left out of a language."""
    folder = resources.files("subterminator.lexicon")
    table = tomllib.loads(folder.joinpath(f"{language}.toml").read_text(encoding="utf-8"))
    field = table["field"]
    assert field["own_words"]
    assert field["at_least"]
    assert field["type_before"] or field["type_after"]
    assert LEXICON.reason(f"{language}-XX") == table["answer"]["reason"]
    assert LEXICON.reason("tlh") == LEXICON.reason("en")
