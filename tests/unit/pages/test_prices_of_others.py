"""Sums that nobody pays for leaving, and those that only look like them."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import number_beside_a_charge, sums_beside_charges, unplaced_sum
from subterminator.pages.prices_of_others import is_price_of_others, is_price_of_staying, is_price_put_down
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
        "If you accept, you'll be charged £4 every 4 weeks, and thereafter £25 until you cancel.",
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
        "If you accept, you pay £4 until you cancel, and cancelling costs £30.",
        "If you keep your plan, you pay $5 a month until you cancel, then a fee of $40.",
        "If you continue, $60 is charged to your card unless you cancel this request.",
        "If you agree, you are charged $60 now and $5 a month until you cancel.",
        "By agreeing, you pay $49.99 until you cancel.",
        "If you accept the terms, we charge $60 unless you cancel your new plan.",
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


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "stays"),
    [
        ("Keep Auto-Renewal on and pay only $76.99 instead of $109.99 for your next year.", True),
        ("You keep access and pay $5 for the last month.", False),
        ("Auto-renewal is on and you pay $76.99 on 5 May.", False),
    ],
)
def test_what_keeping_it_on_costs_is_told_by_the_demand_behind_it(sentence: str, stays: bool) -> None:
    """Required: two demands joined; a statement of what is paid is none."""
    assert is_price_of_staying(sentence, ["en"]) is stays


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("On February 8, 2027 we will charge you $35 instead of $70.", True),
        ("El 8 de febrero de 2027 te cobraremos 34,95 \u20ac en lugar de 69,90 \u20ac.", True),
        ("On February 8, 2027 we will charge you $35.", False),
        ("If you cancel, we will charge you $35 instead of $70.", False),
        ("We will charge you $35 instead of $70 when you go.", False),
        ("We will charge you $35 instead of $70 for your early departure.", False),
        ("Today we will charge you $35 instead of $70.", False),
        ("We will charge you $35 if you decline, instead of $70.", False),
        ("Otherwise we will charge you $35 instead of $70.", False),
        ("From then on we will charge you $35 instead of $70.", False),
        ("The remaining $35 falls due instead of $70.", False),
    ],
)
def test_price_put_down_is_of_no_condition_and_of_no_leaving(sentence: str, *, told: bool) -> None:
    """Required: only the next charge, in known words, has a price in place of another."""
    assert is_price_put_down(sentence, languages_of(sentence)) == told
