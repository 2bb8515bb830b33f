"""What pages state about a subscription, in the languages of the lexicon, all loaded at once."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import read_facts

ALL = Lexicon.load()
TODAY = date(2026, 11, 21)
DAY = date(2026, 12, 31)


@pytest.mark.spec("lexicon.dates")
@pytest.mark.parametrize(
    "text",
    [
        "Ihre Mitgliedschaft endet am 31. Dezember 2026",
        "Votre abonnement prend fin le 31 décembre 2026",
        "Tu membresía finaliza el 31 de diciembre de 2026",
        "メンバーシップは2026年12月31日に終了します",
        "멤버십이 2026년 12월 31일에 종료됩니다",
        "Il tuo abbonamento termina il 31 dicembre 2026",
        "Sua assinatura termina em 31 de dezembro de 2026",
        "Je abonnement eindigt op 31 december 2026",
        "您的会员资格将于2026年12月31日到期",
        "ينتهي اشتراكك في 31 ديسمبر 2026",
    ],
)
def test_the_end_is_read_in_every_language(text: str) -> None:
    """Required: the day on which a subscription ends is read from the sentence that says so."""
    facts = read_facts(text, ALL, TODAY)

    assert facts.ends == DAY
    assert facts.renews is None


@pytest.mark.spec("lexicon.dates")
@pytest.mark.parametrize(
    "text",
    [
        "Nächstes Abrechnungsdatum\n31. Dezember 2026",
        "Prochaine facturation\n31 décembre 2026",
        "Próxima fecha de facturación\n31 de diciembre de 2026",
        "次回請求日\n2026年12月31日",
        "다음 결제일\n2026년 12월 31일",
        "Prossimo pagamento\n31 dicembre 2026",
        "Próxima cobrança\n31 de dezembro de 2026",
        "Volgende betaling\n31 december 2026",
        "下次扣款日期\n2026年12月31日",
        "تاريخ الفوترة التالي\n31 ديسمبر 2026",
    ],
)
def test_the_next_charge_is_read_under_its_caption(text: str) -> None:
    """Required: a caption in any language names the date below it."""
    facts = read_facts(text, ALL, TODAY)

    assert facts.renews == DAY
    assert facts.ends is None
