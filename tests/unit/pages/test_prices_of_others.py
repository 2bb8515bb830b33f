"""Sums that nobody pays for leaving, and those that only look like them."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import (
    OF_A_KNOWN_PAGE,
    number_beside_a_charge,
    sums_beside_charges,
    unplaced_sum,
    unread_number,
)
from subterminator.pages.prices_of_others import is_price_of_others, is_price_of_staying
from subterminator.pages.sum_kinds import has_only_known_sums, languages_of

LEXICON = Lexicon.load()
TODAY = date(2026, 11, 24)


def of_others(sentence: str) -> bool:
    return is_price_of_others(sentence, sentence, languages_of(sentence))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "Single washes start at $12.",
        "Day passes are available at the counter for $22.",
        "New members pay £24.",
        "Tagestickets gibt es am Tresen für 22 €.",
        "Neukunden zahlen 24 €.",
        "A quarter for $99 instead of $149.",
    ],
)
def test_price_for_anybody_costs_the_leaver_nothing(sentence: str) -> None:
    """Required: what a thing costs whoever wants it, what others pay, and the price that an offer replaces."""
    assert of_others(sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "Exits start at $12.",
        "Early releases are available at the counter for $45.",
        "Settlement available for $60.",
        "New members pay £24, and so will you when you leave.",
        "Non-members pay $5 a month for the storage of their files.",
        "The router is available for $90.",
        "You pay $30 instead of $60 to leave.",
        "From May we will charge $25 instead of $15.",
        "Worth $61: your three bottles.",
        "You had a quarter for $99 instead of $149; the rest falls due.",
    ],
)
def test_price_beside_a_word_of_leaving_may_be_the_leavers(sentence: str) -> None:
    """Required: a word of an end, of what is due or left, a device, one's own things or a charge: asked about."""
    assert not of_others(sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "Stay and pay only £4.99 a month.",
        "If you accept, you'll be billed £13.49 on 3 May.",
        "Bleib dabei und zahle in den nächsten 3 Monaten nur 7,49 € statt 14,99 € pro Monat.",
        "Quédate y paga solo 4,99 € al mes en lugar de 9,99 € durante 3 meses.",
        "지금 유지하시면 3개월 동안 월 9,900원 대신 4,900원만 결제됩니다.",
    ],
)
def test_price_of_staying_is_told_by_its_first_act(sentence: str) -> None:
    """Required: staying or taking the offer, as a demand or a condition, comes before what it costs."""
    assert is_price_of_staying(sentence, languages_of(sentence))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "Keep in mind you pay £79 when you leave.",
        "Keep Plus until 4 March and pay £79 to close it.",
        "Stay free of charge, or leave and settle £60.",
        "Keep watching until 3 May; the remaining £24 falls due.",
        "Keep your phone for £9 a month.",
        "If you do not accept, you pay £60.",
        "You'll be billed £13.49 on 3 May.",
        "If you zofka, you pay £60.",
    ],
)
def test_price_of_staying_says_nothing_of_leaving(sentence: str) -> None:
    """Required: an end, an alternative, what is due, a device, a denial or an unknown act: asked about."""
    assert not is_price_of_staying(sentence, languages_of(sentence))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "Saved so far: $90, charged back when you go",
        "Your loyalty saving of £110 was conditional on a full year",
        "Sie haben 73,50 € gespart, die rückwirkend berechnet werden.",
    ],
)
def test_advantage_that_is_taken_back_is_a_sum(sentence: str) -> None:
    """Required: what was saved, and is charged after all, is of no harmless kind."""
    assert not has_only_known_sums(sentence, LEXICON, TODAY, "")
    assert unplaced_sum(sentence, LEXICON, "")


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "named"),
    [
        ("Settlement 240", True),
        ("Remaining: 240 points-worth", True),
        ("Abwicklung 120", True),
        ("Settlement on 5 May 2027", False),
        ("Cancellation period 2026", False),
        ("240 lessons learned", False),
        ("100 GB of cloud storage.", False),
        ("A settlement of the old town was begun there by 240 people in spring", False),
    ],
)
def test_number_without_a_currency_beside_what_may_be_billed(sentence: str, *, named: bool) -> None:
    """Required: a caption of what may be billed with a number; no date, year, measure or long sentence."""
    assert bool(number_beside_a_charge(sentence, LEXICON)) is named


@pytest.mark.spec("approval.consequences")
def test_denial_counts_in_its_own_language() -> None:
    """Required: "non" denies in French and not in "Non-members"; "without the plan" denies no charge."""
    assert sums_beside_charges("Non-subscribers owe $50 for it", LEXICON)
    assert not sums_beside_charges("Vous ne paierez pas 50 €", LEXICON)
    assert unplaced_sum("Without the plan the router costs $240", LEXICON, "")
    assert not unplaced_sum("You leave without a fee of $240", LEXICON, "")


@pytest.mark.spec("approval.consequences")
def test_what_was_free_and_then_costs_is_a_sum() -> None:
    """Required: the price of a period counts where something was free before."""
    assert unplaced_sum("Your hosting was free with Plus and then runs at $7 a month", LEXICON, "")
    assert not unplaced_sum("Three months free, then $7 a month", LEXICON, "")


@pytest.mark.spec("approval.prices-of-goods")
@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Enkelbiljett vuxen 43 kr", "sv"),
        ("Valores de referencia para pases diarios: $ 14.900", "es"),
        ("Tarifa sem passe: 0,50 € por cada 15 minutos", "pt"),
        ("Sans pass, le trajet de 30 minutes est à 1,80 € pour tout le monde.", "fr"),
        ("Pranie bez abonamentu: koszula 11 zł, spodnie 19 zł, płaszcz 49 zł", "pl"),
        ("Camicia singola 2,80 €, piumone 19,00 €, senza abbonamento.", "it"),
        ("Chi si abbona oggi per la prima volta paga 1 € il primo mese, poi 9,90 €.", "it"),
        ("Bei Fahrten ohne gültigen Fahrausweis fallen 60 € erhöhtes Beförderungsentgelt an.", "de"),
        ("おすすめ:フライパン専門店「鉄の音」 26cm 6,980円 [広告]", "ja"),
        ("Utan smart styrning hade det blivit 655 kr, enligt timpriserna i SE4.", "sv"),
        ("최은비 회원님은 올해 11개 전시를 관람하고 132,000원을 아끼셨어요.", "ko"),
        ("Enkeltbillet i kiosken 30 kr.", "da"),
        ("Dagsbillett i kiosken 45 kr", "no"),
    ],
)
def test_price_of_goods_and_what_was_saved_cost_the_leaver_nothing(sentence: str, language: str) -> None:
    """Required: tickets, hours, packs, goods without the subscription, what newcomers pay, what was saved."""
    assert has_only_known_sums(sentence, LEXICON, TODAY, "", language)


@pytest.mark.spec("approval.prices-of-goods")
@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Without a plan: storage of your files £5", "en"),
        ("With or without a plan, £60 for your early exit", "en"),
        ("A coat £19, goodbye £60, without a plan", "en"),
        ("Farewell box 5 kg: £60", "en"),
        ("Unplugging £60 per hour", "en"),
        ("Your locker: $4 per hour", "en"),
        ("You saved £90, and we take it again", "en"),
        ("Sie haben 90 € gespart und zahlen sie zurück", "de"),
        ("Abgang ohne Abo, 60 €", "de"),
        ("Vous avez économisé 90 €, que nous reprenons", "fr"),
        ("Sans abonnement, sortie 60 €", "fr"),
        ("Te ahorraste 90 € que devolverás", "es"),
        ("Con o sin suscripción, salida 60 €", "es"),
        ("Camisa 12 €, salida 60 €, sin suscripción", "es"),
        ("Senza abbonamento: uscita 60 €", "it"),
        ("Koszula 12 zł, wyjście 60 zł, bez abonamentu", "pl"),
        ("Przechowanie twoich plików bez abonamentu 5 zł", "pl"),
        ("Sem plano, guardar os seus ficheiros custa 5 €", "pt"),
        ("Skjorta 120 kr, utgång 600 kr, utan abonnemang", "sv"),
        ("Friköp finns i receptionen för 400 kr", "sv"),
        ("Det hade blivit gratis, nu 600 kr", "sv"),
        ("Skyldig rest i receptionen 600 kr", "da"),
        ("Lukning uden kort 600 kr", "da"),
        ("Uten abonnement: utgang 600 kr", "no"),
        ("Sulkeminen ilman tilausta 60 €", "fi"),
        ("Kullandıkça öde: ayrılınca 600 TL", "tr"),  # noqa: RUF001
        ("Aboneliksiz çıkış 600 TL", "tr"),  # noqa: RUF001
        ("お別れ 980円 [広告]", "ja"),
        ("累计节省 3,350 元需退还", "zh"),
        ("赠品 500ml 240元", "zh"),
    ],
)
def test_price_beside_a_word_of_departure_is_asked_about(sentence: str, language: str) -> None:
    """Required: what names a departure, storage or a thing to give back is no price of goods, and no saving."""
    assert not has_only_known_sums(sentence, LEXICON, TODAY, "", language)
    assert unplaced_sum(sentence, LEXICON, "")


@pytest.mark.spec("approval.prices-of-goods")
@pytest.mark.parametrize(
    ("sentence", "counts"),
    [
        ("Imhoff, HRB 118820.", False),
        ("OPP, KRS 0000 555 909 · ul.", False),
        ("Valutazione 4,8/5 su 2.310 recensioni", False),
        ("Opinie: ★★★★☆ 4,5 (9 812 ocen)", False),
        ("142.000 gezinnen eten vanavond Maaltje", False),
        ("Jeux joués dans le catalogue : 27", False),
        ("Xyloph morvat 118820", True),
        ("Xyloph morvat 240, 27 jeux", True),
        ("Xyloph morvat HRB 24", True),
    ],
)
def test_number_of_a_register_a_mark_or_a_count_is_no_sum(sentence: str, *, counts: bool) -> None:
    """Required: a firm's number in a register, stars and counted things; another number beside them still counts."""
    assert bool(unread_number(sentence, LEXICON, 2)) is counts
    assert not (unread_number(sentence, LEXICON, 3, OF_A_KNOWN_PAGE) and not counts)
