"""Losses of what was collected with the subscription, told from all that stands beside the same words."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.approval.collected_losses import Own, loses_only_what_was_collected, words_of_names
from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.stated_consequences import knows_what_stops
from subterminator.approval.warning_kinds import is_lighter
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.language_files import languages
from subterminator.lexicon.lexicon import Lexicon

SENTENCES = tomllib.loads((Path(__file__).parent / "collected.toml").read_text(encoding="utf-8"))


def warnings(
    text: str, language: str, label: str = "Cancel subscription", product: str = "Example", plan: str = ""
) -> list[str]:
    button = Element(0, "0:1", "button", label, text=label, interactive=True)
    view = PageView("https://www.example.com/cancel", language=language, elements=(button,), text=text)
    known = Known(product, plan=plan, today=date(2026, 11, 24), in_flow=True)
    return Consequences(Lexicon.load()).read(button, view, text, known)


def heavier(text: str, language: str, label: str = "Cancel subscription") -> list[str]:
    return [each for each in warnings(text, language, label) if not is_lighter(each)]


def test_every_language_has_sentences() -> None:
    assert sorted(SENTENCES) == sorted(languages())


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize("language", SENTENCES)
def test_loss_of_what_was_collected_is_told_from_all_others(language: str) -> None:
    """Required: what the service gave or noted; never what was paid for or made, an account, another's, a sum."""
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


NAMED = [
    ("You'll lose your Larkmoor Club points.", "en", True),
    ("When Larkmoor Club ends, your points expire.", "en", True),
    ("Your Larkmoor and your points will be deleted.", "en", False),
    ("Your larkmoor points will be deleted.", "en", False),
    ("Your Velmora points will be deleted.", "en", False),
    ("Ditt abonnemang Larkmoor Premium avslutas den 17 december 2026 och dina sparade bokmärken raderas.", "sv", True),
    ("Ditt abonnemang Velmora avslutas den 17 december 2026 och dina sparade bokmärken raderas.", "sv", False),
    ("해지 후 남아 있는 달빛패스 전용 쿠폰은 소멸됩니다.", "ko", True),
    ("해지 후 남아 있는 별빛패스 전용 쿠폰은 소멸됩니다.", "ko", False),
]


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize(("sentence", "language", "light"), NAMED)
def test_only_the_own_name_is_passed_over(sentence: str, language: str, *, light: bool) -> None:
    """Required: the name of the service or its plan beside a thing or the subscription; no other, and never alone."""
    own = Own(words_of_names("Larkmoor 달빛패스", "Larkmoor Club"))
    assert loses_only_what_was_collected(sentence, language, own) is light
    assert not loses_only_what_was_collected(sentence, language)


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize(
    ("sentence", "light"),
    [
        ("Your Scans bookmarks are deleted.", True),
        ("Your Scans & playlists are deleted.", False),
        ("Your Scans, playlists are deleted.", False),
        ("Your points (Scans) are deleted.", False),
    ],
)
def test_name_beside_a_mark_is_a_thing_of_its_own(sentence: str, *, light: bool) -> None:
    """Required: what the service is called after may be what is lost; it is a name only right beside the thing."""
    assert loses_only_what_was_collected(sentence, "en", Own(words_of_names("Scans"))) is light


LAPSING = [
    ("Credits that are not used before your membership ends will be lost.", "en"),
    ("You lose any credits left on that day and access to the Plus Catalogue.", "en"),
    ("Your 2 credits will be lost on 14 December 2026.", "en"),
    ("Your unused credits expire when your membership ends.", "en"),
]
LATER = Own(ends=date(2026, 12, 14), today=date(2026, 11, 24))


@pytest.mark.spec("approval.lapses")
@pytest.mark.parametrize(("sentence", "language"), LAPSING)
def test_units_that_can_be_used_until_a_later_end_are_told(sentence: str, language: str) -> None:
    """Required: only where the page names a day to come on which it ends, some days from now."""
    assert loses_only_what_was_collected(sentence, language, LATER)
    assert not loses_only_what_was_collected(sentence, language, Own())
    soon = Own(ends=date(2026, 12, 14), today=date(2026, 12, 13))
    assert not loses_only_what_was_collected(sentence, language, soon)


@pytest.mark.spec("approval.lapses")
@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        *(
            (each, "en")
            for each in (
                "You'll lose your 2 unused credits.",
                "By proceeding, you lose your 12 credits, and your membership ends on 14 December 2026.",
                "Cancelling means you lose your 12 credits, and your membership ends on 14 December 2026.",
                "Once you cancel you lose your 5 credits, which will expire on 14 December 2026.",
                "As soon as you cancel, you lose your 5 credits and on that day your points.",
                "You lose your 12 credits within 1 day and points at the end of your membership.",
                "Your 12 credits are void, and your membership ends on 14 December 2026.",
                "You lose your 12 credits automatically and your membership will end on 14 December 2026.",
                "Your credits are lost on this day.",
                "Your 480 credits are lost when your membership ends.",
                "Access to the library you have collected is lost when your membership ends.",
                "Your credits are lost when you cancel.",
                "Your credits expire today when your membership ends.",
                "Your credits expire tonight, before your membership ends.",
                "Your credits are lost immediately, before your membership ends.",
                "When you cancel, your 12 credits are lost before that day.",
                "After cancellation your 12 credits are lost by then.",
                "Upon cancellation, when your membership ends, your 12 credits are forfeited.",
                "You forfeit your 12 credits before that date. They have no cash value.",
                "Your 12 credits expire before 14 December 2026.",
                "Your 12 credits will be lost on 24 November.",
                "Your 12 credits will be lost on 30 November.",
                "Your 2 credits will be lost on 30 November 2026.",
                "Your 12 credits are lost at the end of the month.",
                "Your 12 credits are lost at the end of your billing cycle.",
                "Your 12 credits are lost when your trial ends.",
                "Your 40 remaining coaching hours expire when your membership ends.",
                "All your remaining classes are lost when your membership ends.",
                "Your account credit of $20 is lost when your membership ends.",
                "Your unused credit is lost when your membership ends.",
                "Your credits and gift cards are lost when your membership ends.",
                "The credits you bought are lost on that day.",
                "Your 2 credits ($17.98) are lost on that day.",
                "Your credits and your files are lost on that day.",
                "Your partner's credits are lost on that day.",
            )
        ),
        ("Deine 12 Credits verfallen am 30. November.", "de"),
        ("Vos 12 crédits seront perdus le 25 novembre.", "fr"),
        ("Perderás tus 20 créditos el 25 de noviembre.", "es"),
        ("クレジットは会員期間終了前に失効します。", "ja"),
    ],
)
def test_units_that_are_lost_sooner_or_are_worth_money_are_asked_about(sentence: str, language: str) -> None:
    """Required: no time, now, before the end, by the press, money, what was bought, another's, or else beside them."""
    assert not loses_only_what_was_collected(sentence, language, LATER)


@pytest.mark.spec("approval.lapses")
@pytest.mark.parametrize(
    ("ends", "label", "asked"),
    [
        ("Your membership will end on 14 December 2026.", "Cancel membership", False),
        ("Your membership will end on 14 December 2026.", "Cancel now", True),
        ("Your membership will end on 25 November 2026.", "Cancel membership", True),
        ("", "Cancel membership", True),
    ],
)
def test_lapsing_units_are_asked_about_where_it_ends_soon_or_at_once(ends: str, label: str, *, asked: bool) -> None:
    """Required: by the page, or by the label of what is pressed."""
    button = Element(0, "0:1", "button", label, text=label, interactive=True)
    text = f"{ends}\nCredits that are not used before your membership ends will be lost."
    view = PageView("https://www.example.com/cancel", language="en", elements=(button,), text=text)
    named = [each.when for each in Lexicon.load().dates.read(ends.lower(), date(2026, 11, 24))]
    known = Known("Example", today=date(2026, 11, 24), in_flow=True, ends=named[0] if named else None)
    found = Consequences(Lexicon.load()).read(button, view, text, known)
    assert any(not is_lighter(each) for each in found) is asked


@pytest.mark.spec("approval.collected")
def test_name_that_means_something_is_none() -> None:
    """Required: a word of a language is not passed over, whatever the service is called."""
    assert words_of_names("Larkmoor: Mitt konto", "Family Photos Plus") == {"larkmoor"}
    assert words_of_names("Guest Partner Backup Wallet Files", "가족 사진") == frozenset()
    told = warnings("Your Photos points will be deleted.", "en", product="Photos")
    assert [is_lighter(each) for each in told] == [False]


@pytest.mark.spec("approval.collected")
@pytest.mark.parametrize(
    ("text", "language", "kinds"),
    [
        ("You will lose:\nYour watchlist\nYour Gold status\nMember prices", "en", [True]),
        ("The following will be deleted:\nWatch history\nPlaylists", "en", [True]),
        ("以下のデータはすべて削除されます\n視聴履歴\nマイリスト", "ja", [True]),
        ("The following will be deleted:\nPhotos\nPlaylists", "en", [False]),
        ("You will lose:\nYour watchlist\nYour photos", "en", [False]),
        ("Wenn du kündigst, verlierst du:\nAlle Merklisten\nDein Guthaben", "de", [False]),
        ("以下のデータはすべて削除されます\n視聴履歴\n写真", "ja", [False, False]),
        ("Rollover data you'll lose\n11.2 GB", "en", [True]),
        ("The following will be deleted:\nPlaylists\nInvoices", "en", [False]),
        ("You will lose:\nPlaylists\nThe books you bought", "en", [False]),
        ("You will lose:\nHD films\nUp to six of your photos", "en", [False]),
    ],
)
def test_rows_of_a_list_of_losses_are_judged_each(text: str, language: str, kinds: list[bool]) -> None:
    """Required: a list is light if all its rows are; one that was stored or paid for is told."""
    assert sorted(is_lighter(each) for each in warnings(text, language)) == kinds


@pytest.mark.spec("approval.acknowledged")
def test_box_that_knows_of_such_a_loss_is_an_answer() -> None:
    """Required: to know that a history is deleted is one, and of files it is none."""
    assert knows_what_stops("I understand that my watch history and my saved titles will be deleted.")
    assert knows_what_stops("Ich verstehe, dass meine Merkliste gelöscht wird.")
    assert not knows_what_stops("I understand that my watch history and my photos will be deleted.")
    assert not knows_what_stops("I understand that I will be deleted and lose my points.")


def test_long_text_is_read_in_proportion_to_its_length() -> None:
    """Required: words that could be parted in many ways take no time beyond measure."""
    for language, words in (
        ("en", "your unused loyalty points and "),
        ("ja", "会員限定ポイントと"),
        ("zh", "会员积分和"),
    ):
        assert not loses_only_what_was_collected((words * 60)[:300] + " lost 失効 失效 £5", language)
