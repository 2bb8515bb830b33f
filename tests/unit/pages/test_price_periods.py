"""Prices of a period, as amounts of money a year."""

from __future__ import annotations

from decimal import Decimal

import pytest

from subterminator.pages.fees import price_on
from subterminator.pages.price_periods import read_price


@pytest.mark.spec("facts.price-of-a-year")
@pytest.mark.parametrize(
    ("line", "currency", "yearly"),
    [
        ("Standard $15.49 / month", "$", "185.88"),
        ("$1,299 a year", "$", "1299.00"),
        ("US$ 7 per month, billed monthly", "USD", "84.00"),
        ("$8 / 4 weeks", "$", "104.00"),
        ("4,99 £ a week", "GBP", "259.48"),
        ("monthly $5", "$", "60.00"),
        ("12,99 € pro Monat", "EUR", "155.88"),
        ("€1.299,00 / Jahr", "EUR", "1299.00"),
        ("9,99 € par mois", "EUR", "119.88"),
        ("5 € al mes", "EUR", "60.00"),
        ("7,99 € all'anno", "EUR", "7.99"),
        ("R$ 39,90 por mês", "BRL", "478.80"),
        ("49 kr. pr. måned", "kr", "588.00"),
        ("19,90 zł / miesiąc", "PLN", "238.80"),
        ("月額500円", "JPY", "6000.00"),
        ("월 9,900원", "KRW", "118800.00"),
        ("每月 ¥30", "¥", "360.00"),
    ],
)
def test_a_price_of_a_known_period_has_a_yearly_sum(line: str, currency: str, yearly: str) -> None:
    """In the currency as it is written: a sign that several currencies share stays a sign."""
    price = read_price(line)
    assert price is not None
    assert (price.currency, price.yearly) == (currency, Decimal(yearly))


@pytest.mark.spec("facts.price-of-a-year")
@pytest.mark.parametrize("line", ["$10 per user / month", "$10/month per user", "$9 per session", "$5 / 0 months"])
def test_a_period_or_number_that_is_not_known_is_not_guessed(line: str) -> None:
    """For how many users, or how often, the line does not say."""
    price = read_price(line)
    assert price is None or price.yearly is None


@pytest.mark.spec("facts.price-of-a-year")
@pytest.mark.parametrize("line", ["", "Free", "$120", "$5 / month or $50 / year", "20% / month", "$1.2.3 / month"])
def test_a_line_without_one_price_has_none(line: str) -> None:
    """Two prices are no price."""
    assert read_price(line) is None


@pytest.mark.spec("approval.question")
@pytest.mark.parametrize(
    ("line", "named"),
    [
        *(("29,90 € monatlich", True), ("$14.95 per month, plus applicable taxes", True), ("$11.99 / month", True)),
        ("Véhicule de prêt 10 jours et assistance 0 km en Europe pour 14,90 €/mois.", False),
        ("Zusatzkarte Family Card ab 9,95 € monatlich - jetzt bestellen und Anschlusspreis sparen.", False),
        ("Até 4 pessoas por mais R$ 15,00/mês.", False),
    ],
)
def test_price_of_what_is_sold_beside_the_subscription_is_not_its_own(line: str, *, named: bool) -> None:
    """Required: the question names no price rather than that of an offer."""
    assert (price_on(line) == line) is named
