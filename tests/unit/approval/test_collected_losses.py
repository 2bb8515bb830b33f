"""Losses of what was collected with the subscription, told from all that stands beside the same words."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.approval.collected_losses import loses_only_what_was_collected
from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.warning_kinds import is_lighter
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.language_files import languages
from subterminator.lexicon.lexicon import Lexicon

SENTENCES = tomllib.loads((Path(__file__).parent / "collected.toml").read_text(encoding="utf-8"))


def warnings(text: str, language: str, label: str = "Cancel subscription") -> list[str]:
    button = Element(0, "0:1", "button", label, text=label, interactive=True)
    view = PageView("https://www.example.com/cancel", language=language, elements=(button,), text=text)
    known = Known("Example", today=date(2026, 11, 24), in_flow=True)
    return Consequences(Lexicon.load()).read(button, view, text, known)


def heavier(text: str, language: str, label: str = "Cancel subscription") -> list[str]:
    return [each for each in warnings(text, language, label) if not is_lighter(each)]


def test_every_language_has_sentences() -> None:
    assert sorted(SENTENCES) == sorted(languages())


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize("language", SENTENCES)
def test_loss_of_what_was_collected_is_told_from_all_others(language: str) -> None:
    """Required: points, badges, a status; never beside what was paid for, an account, another's, or a sum."""
    rows = SENTENCES[language]
    assert [each for each in rows["light"] if not loses_only_what_was_collected(each, language)] == []
    assert [each for each in rows["grave"] if loses_only_what_was_collected(each, language)] == []


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize("language", SENTENCES)
def test_loss_of_what_was_collected_makes_no_other_warning(language: str) -> None:
    """Required: its number is no charge."""
    assert [each for each in SENTENCES[language]["light"] if heavier(each, language)] == []


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize(
    ("text", "language", "kinds"),
    [
        ("You'll lose your Gold loyalty status", "en", [True]),
        ("You'll lose your Gold loyalty status and 2 free treats", "en", [False]),
        ("Your points will expire.\n£39.98 will be charged for your last box.", "en", [True, False]),
        ("Your points will expire.\nYour photos will be deleted.", "en", [True, False]),
        ("失効するポイント: 1,320P", "ja", [True]),
        ("쿠폰은 소멸됩니다", "ko", [False]),
        ("계정과 포인트가 삭제됩니다", "ko", [False]),
    ],
)
def test_only_the_sentence_itself_is_lighter(text: str, language: str, kinds: list[bool]) -> None:
    """Required: a charge or a deletion beside it on the page is asked about as before."""
    assert sorted({is_lighter(each) for each in warnings(text, language)}) == sorted(kinds)


def test_long_text_is_read_in_proportion_to_its_length() -> None:
    """Required: words that could be parted in many ways take no time beyond measure."""
    for language, words in (
        ("en", "your unused loyalty points and "),
        ("ja", "会員限定ポイントと"),
        ("zh", "会员积分和"),
    ):
        assert not loses_only_what_was_collected((words * 60)[:300] + " lost 失効 失效 £5", language)
