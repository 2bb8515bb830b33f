"""General constructions: conditions that follow, changes back to a free plan, remarks behind a day, denied charges."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.reader import Reader
from subterminator.pages.account_evidence import read_account_text
from subterminator.pages.labels import label_of

READER = Reader.load()
TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    "label", ["Back to the free plan", "Zurück zum Gratis-Tarif", "退回免费版", "無料プランに戻す"]
)
def test_the_way_back_to_the_free_plan_is_an_end(label: str) -> None:
    assert READER.control(label).kind == "end"


@pytest.mark.parametrize(
    ("label", "question"),
    [
        ("Claim discount and continue", "Are you sure you want to cancel?"),
        ("Rabatt sichern und weiter", "Möchtest du wirklich kündigen?"),
        ("领取优惠并继续", "确定要取消吗?"),
    ],
)
def test_an_offer_that_a_label_names_is_no_answer_to_the_question_above(label: str, question: str) -> None:
    assert READER.control(label, READER.context(question)).kind == "accept"


@pytest.mark.parametrize(
    "text",
    [
        "退订成功后,当月仍可使用",  # a condition in front of what follows it
        "您的号码因欠费已停机",
        "契約満了日 2026年11月30日(自動更新)",
        "Laufzeit endet am 1.12.2026 (automatische Verlängerung)",
        "ご請求はありません",
        "You won't be charged.",
        "解約書類を郵送しました。",
        "快照服务已停止",
        "解約済みの契約を表示",
    ],
)
def test_no_end_is_stated(text: str) -> None:
    assert not read_account_text(text, "", TODAY).is_end


@pytest.mark.spec("lexicon.label")
@pytest.mark.parametrize(
    "label", ["Pause or cancel", "Pause / cancel membership", "休会・解約をご希望の方", "休会/解約", "해지/일시정지"]
)
def test_a_pause_and_an_end_side_by_side_are_a_choice(label: str) -> None:
    """Required: such a label leads to both, and does neither."""
    assert label_of(Lexicon.load(), label).best == "manage"


@pytest.mark.spec("lexicon.label")
def test_a_step_under_a_heading_of_both_goes_on_with_the_end() -> None:
    """Required: "Next" under "Pausing and cancelling" is not read as the pause."""
    meant = Reader.load().control("次へ", "休会・解約のお手続き")
    assert "pause" not in {meant.kind, *meant.also}


@pytest.mark.spec("lexicon.card-digits")
@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("Your next payment of £26.00 will be taken on 15 December 2026 from your Visa ending 4417.", "renew"),
        ("Your membership is ending.", "end"),
        ("Your card is ending.", "end"),
    ],
)
def test_last_digits_of_a_card_do_not_end(text: str, act: str) -> None:
    """Required: "ending" right behind the card and before four digits tells which card it is."""
    assert READER.read(text)[0].act == act


@pytest.mark.spec("lexicon.card-digits")
def test_next_payment_from_a_card_says_that_it_renews() -> None:
    """Required: the card is where it is taken from, and no other thing that renews."""
    text = "Your next payment of £26.00 will be taken on 15 December 2026 from your Visa ending 4417."
    assert read_account_text(text, "", TODAY).state == "active"


@pytest.mark.parametrize(
    ("label", "thing"),
    [
        ("「毎日1レッスンプラン」を解約", "subscription"),
        ("レッスンを解約", "booking"),
        ("Cancelar adicional", "addon"),
        ("해지 선택", "none"),
    ],
)
def test_what_a_label_ends_is_the_plan_behind_its_kind_and_an_add_on_by_its_adjective(label: str, thing: str) -> None:
    assert READER.control(label).meaning.object == thing


def test_adicionais_alone_heads_add_ons() -> None:
    assert READER.context("Adicionais").object == "addon"
    assert READER.context("Cobranças adicionais").object != "addon"


@pytest.mark.parametrize(
    ("line", "thing"),
    [
        ("Reprenez votre écoute là où vous l'avez laissée.", "content"),
        ("Reprenez votre abonnement", "subscription"),
    ],
)
def test_what_one_takes_up_again_where_one_left_it_is_what_one_listens_to(line: str, thing: str) -> None:
    assert {each.object for each in READER.read(line, "statement")} == {thing}
