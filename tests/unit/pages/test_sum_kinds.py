"""Sums that are no cost of ending, by the words of their own clause, and the sums that may be one, in each language."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.block_kinds import sums_in
from subterminator.pages.sum_kinds import (
    is_of_a_known_kind,
    is_owed_anyway,
    prices_of_next_charge,
    regular_prices,
    rows_of_next_charge,
)

TODAY = date(2026, 11, 24)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Last payment: £7.00 on 3 November 2026 (Visa ending 1234)"),
        ("en", "Payment that will not be taken: £7.00 on 3 December 2026"),
        ("en", "Your £5 voucher can still be used until March."),
        ("de", "Letzte Abbuchung: 12,00 € am 3. November 2026"),
        ("de", "Ihr Gutschein (15 €) bleibt gültig."),
        ("fr", "Dernier prélèvement : 9,90 € le 3 novembre 2026"),
        ("es", "Último pago: 8,99 € el 5 de noviembre de 2026."),
        ("it", "Ultimo addebito: 8,99 € il 5 novembre 2026"),
        ("it", "Quota: 31,00 €"),
        ("pt", "Seu saldo de R$ 20,00 não expira."),
        ("pt", "Mensalidade: 31,90 €"),
        ("nl", "Te veel betaald (€ 4,20) krijgt u binnen tien dagen terug."),
        ("pl", "Ostatnia płatność: 29,90 zł, 4 listopada"),
        ("pl", "Opłata 29,90 zł za grudzień nie zostanie pobrana."),
        ("sv", "Senaste betalningen var 99 kr den 4 november."),
        ("tr", "Son ödeme: 79,90 TL, 4 Eylül 2026"),
        ("ja", "前回のお支払い: 2026年11月4日 980円"),
        ("ko", "최근 결제: 2026.11.04 / 9,900원"),
        ("zh", "最近一笔为11月4日的18元"),
        ("ar", "آخر دفعة: 29.99 ر.س في 4 نوفمبر."),
    ],
)
def test_sum_of_a_known_kind(language: str, sentence: str) -> None:
    """Required: paid before, not charged, given back, kept, the price, or an offer."""
    assert is_of_a_known_kind(sentence, Lexicon.load(), TODAY, language)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Last payment: £79.00 on 3 December 2026"),
        ("en", "Your last payment will be £79.00."),
        ("en", "We don't refund you and charge £79.00."),
        ("en", "If you do not send it back, we charge £79.00."),
        ("en", "Leaving costs £79.00."),
        ("en", "Try again later: £79.00 is charged when you leave."),
        ("en", "You must pay £79.00 back."),
        ("en", "Settlement: £79.00"),
        ("en", "November 14, 2026 Wexley Personal, annual £99.99 PDF"),
        ("en", "March 14, 2024 Wexley exit, annual £99.99"),
        ("en", "March 14, 2024 annual plan due £99.99"),
        ("en", "Since March 14, 2024 Wexley Personal, annual £99.99"),
        ("de", "14.03.2024 Abo Restbetrag 79,00 €"),
        ("de", "14.03.2024 Wexley 79,00 €"),
        ("de", "Letzte Abbuchung: 79,00 € am 3. Dezember 2026"),
        ("de", "Restbetrag: 79,00 €"),
        ("de", "Der Rabatt von 79,00 € wird zurückgefordert."),
        ("fr", "Une indemnité de 79 € sera facturée."),
        ("es", "Se cobrará un cargo de 79 € por la baja."),
        ("it", "Penale: 79,00 €"),
        ("pt", "Multa: R$ 79,00"),
        ("nl", "Afkoopsom: € 79,00"),
        ("pl", "Zostanie pobrana opłata 79 zł."),
        ("sv", "Slutavgift: 790 kr"),
        ("tr", "Cayma bedeli: 790 TL"),
        ("ja", "解約金: 9,800円"),
        ("ko", "위약금: 79,000원"),
        ("zh", "违约金: 790元"),
        ("ar", "غرامة: 79 ر.س"),
    ],
)
def test_sum_that_may_be_a_cost_of_ending(language: str, sentence: str) -> None:
    """Required: what is due, charged on a condition or to come is of no known kind."""
    assert not is_of_a_known_kind(sentence, Lexicon.load(), TODAY, language)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("language", "sentence", "harmless"),
    [
        ("en", "Last payment: £7.00 on 3 December 2026", True),
        ("en", "Last payment: £79.00 on 3 December 2026", False),
        ("en", "Last payment: £7.00 on 3 June 2027", False),
        ("en", "Last payment: £7.00 on 3 December 2026, then £7.00 on 3 January 2027", False),
        ("en", "Exit fee: £7.00 on 3 December 2026", False),
        ("en", "Completed: £7.00", True),
        ("en", "Completed: £79.00", False),
        ("en", "To be completed: £7.00", False),
        ("de", "Abgeschlossen: 12,00 €", True),
        ("de", "Letzte Abbuchung: 12,00 € am 3. Dezember 2026", True),
        ("fr", "Dernière cotisation : 9,90 € le 3 décembre 2026", True),
        ("tr", "Son aidat: 3 Aral\u0131k 2026, 79,90 TL", True),
    ],
)
def test_last_regular_charge(language: str, sentence: str, harmless: bool) -> None:
    """Required: the regular price, once, on a day of the notice period, is no cost of ending."""
    prices = regular_prices(["Price: £7.00", "12,00 € / Monat", "Tarif : 9,90 € par mois", "Aidat: 79,90 TL"])
    assert is_of_a_known_kind(sentence, Lexicon.load(), TODAY, language, prices) is harmless


@pytest.mark.spec("approval.consequences")
def test_regular_prices_are_no_fees() -> None:
    """Required: only what is called a price, or is paid each period, is a regular price."""
    assert regular_prices(["Exit fee: £40.00", "£7.00 / month", "£9.00 or £12.00 a month"]) == {"£7.00"}


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("rows", "prices"),
    [
        (["下次扣款时间: 2026.12.16", "扣款金额: ¥25.00"], {"¥25.00"}),
        (["Betrag: 9,99 €", "Nächste Abbuchung: 5.12.2026"], {"9,99 €"}),
        (["Prochain prélèvement : 5 décembre 2026", "Montant : 5,00 €"], {"5,00 €"}),
        (["Next charge: 5 December 2026", "Amount: $9"], {"$9"}),
        (["次回請求日: 2026年12月12日", "請求金額: 980円"], {"980円"}),
        (["다음 결제일: 2026.12.12", "결제 금액: 8,900원"], {"8,900원"}),
        (["Next charge: 5 December 2026", "Settlement amount: $240"], set()),
        (["Next charge: 5 December 2026", "Cancellation charge: $240"], set()),
        (["Next charge: 5 December 2026", "Final charge: $240"], set()),
        (["Next charge: 5 December 2026", "Charge if you cancel: $240"], set()),
        (["Nächste Abbuchung: 5.12.2026", "Karte: Visa 4242", "Betrag: 240 €"], set()),
    ],
)
def test_price_beside_the_day_of_the_next_charge(rows: list[str], prices: set[str]) -> None:
    """Required: only the row next to that day, with a caption of paying that is understood whole, has the price."""
    assert prices_of_next_charge(rows, Lexicon.load()) == prices


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("rows", "prices", "known"),
    [
        (["下次扣费日期: 2026-12-12", "扣费金额: ¥25.00"], (), True),
        (["下次扣费日期: 2026-12-12", "扣费金额: ¥25.00"], ("¥25.00",), True),
        (["下次扣费日期: 2026-12-12", "扣费金额: ¥25.00"], ("¥9.00",), False),
        (["下次扣费日期: 2026-12-12", "违约金: ¥25.00"], (), False),
        (["今日扣款", "扣款金额: ¥25.00"], (), False),
        (["Next payment: 1 January 2020", "Amount: $149.00"], (), False),
        (["Next payment: 30 November 2026", "Amount: $149.00"], (), False),
        (["Next payment: 20 December 2026", "Amount: $149.00"], (), True),
        (["Next payment: 20 December 2026", "Amount: $149.00 settlement, taken when you confirm"], (), False),
        (["Next payment: 20 December 2026", "Total: $149.00 exit"], (), False),
        (["Next payment: 20 December 2026", "Total: $149.00", "Early end", "Total: $149.00"], (), False),
    ],
)
def test_row_of_the_next_charge_stands_right_below_its_day(
    rows: list[str], prices: tuple[str, ...], *, known: bool
) -> None:
    """Required: a day to come, a sum alone, once on the page, and the account's price, if that names one."""
    assert (rows_of_next_charge(rows, Lexicon.load(), date(2026, 11, 30), prices) == (rows[1],)) is known


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "prices"),
    [
        ("Your next payment of \u00a312.99 will be taken on 5 December 2026.", {"\u00a312.99"}),
        ("Je volgende incasso van \u20ac 31,99 vindt plaats op 7 december 2026.", {"\u20ac 31,99"}),
        ("Votre prochain pr\u00e9l\u00e8vement de 13,99 \u20ac aura lieu le 14 d\u00e9cembre 2026.", {"13,99 \u20ac"}),
        ("Your last payment of \u00a399 will be taken on 5 December 2026.", set()),
        ("An exit fee of \u00a312.99 will be taken on 5 December 2026.", set()),
        ("Your next payment of \u00a399.00 is due if you cancel before 5 December 2026.", set()),
    ],
)
def test_price_in_the_sentence_of_the_next_charge(sentence: str, prices: set[str]) -> None:
    """Required: only on the account page, and only of a plain announcement: a last page may call a fee so."""
    assert prices_of_next_charge([sentence], Lexicon.load(), on_account=True) == prices
    assert prices_of_next_charge([sentence], Lexicon.load()) == set()


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "harmless"),
    [
        (
            "Je tarief van \u20ac 31,99 vervalt; bij een nieuwe inschrijving betaal je \u20ac 29,99 inschrijfkosten.",
            True,
        ),
        ("Je tarief van \u20ac 31,99 vervalt; je betaalt \u20ac 29,99 kosten.", False),
        ("Je tarief van \u20ac 99,99 vervalt; bij een nieuwe inschrijving betaal je \u20ac 29,99.", False),
    ],
)
def test_each_sum_of_a_sentence_is_explained(sentence: str, *, harmless: bool) -> None:
    """Required: a known price that ends, and what only coming back costs; a third sum is asked about."""
    assert is_of_a_known_kind(sentence, Lexicon.load(), TODAY, "nl", {"\u20ac 31,99"}) is harmless


@pytest.mark.spec("approval.owed")
@pytest.mark.parametrize(
    ("sentence", "owed"),
    [
        ("Offene Betr\u00e4ge, z. B. No-Show-Geb\u00fchren, bleiben davon unber\u00fchrt.", True),
        ("Openstaande bedragen blijven verschuldigd.", True),
        ("Any outstanding amounts remain payable.", True),
        ("Les sommes impay\u00e9es restent dues.", True),
        ("Los importes pendientes seguir\u00e1n siendo exigibles.", True),
        ("Eventuali importi scaduti restano dovuti.", True),
        ("Valores em aberto permanecem devidos.", True),
        ("F\u00f6rfallna fakturor ska fortfarande betalas.", True),
        ("Zaleg\u0142e nale\u017cno\u015bci pozostaj\u0105 do zap\u0142aty.", True),
        (
            "\u672a\u6255\u3044\u306e\u6599\u91d1\u306f\u89e3\u7d04\u5f8c\u3082\u304a\u652f\u6255\u3044\u304c\u5fc5\u8981\u3067\u3059\u3002",
            True,
        ),
        ("Any outstanding amounts, such as the early termination fee, remain payable.", False),
        ("All outstanding amounts of your contract remain due.", False),
        ("Any outstanding amounts become due today.", False),
        ("Outstanding amounts of $240 remain due.", False),
        ("Offene Betr\u00e4ge, z. B. Restraten, bleiben f\u00e4llig.", False),
        ("Ausstehende Raten bleiben f\u00e4llig.", False),
        ("Les sommes restant dues demeurent exigibles.", False),
    ],
)
def test_what_is_unpaid_already_is_no_cost_of_ending(sentence: str, *, owed: bool) -> None:
    """Required: only the whole sentence, without a sum; no instalments, rest of a contract or fee as an example."""
    assert is_owed_anyway(sentence) is owed


@pytest.mark.spec("rules.sums")
@pytest.mark.parametrize(
    ("line", "sums"),
    [
        ("USD 13.49 a month", {13.49}),
        ("13,49 EUR im Monat", {13.49}),
        ("Two screens, $13.49", {13.49}),
        ("VBnYWRlZSB0aGlzIGFjY291bnQ", set()),
    ],
)
def test_sum_has_a_currency_that_is_a_word_of_its_own(line: str, sums: set[float]) -> None:
    """Required: capitals before a digit inside a word, as in encoded text, are no currency."""
    assert sums_in([line]) == sums
