"""Charges that are known before, and numbers that are none."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import is_known_charge, without_prices

LEXICON = Lexicon.load()
TODAY = date(2026, 11, 23)
ACCOUNT = (
    "Plano Black Ativo\nPróxima cobrança: R$ 149,90 em 05/12/2026\nNext charge: $12.99 on December 14, 2026\n"
    "Jueves, 26 nov: en preparación"
)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "A mensalidade de R$ 149,90, com vencimento em 05/12/2026, ainda será cobrada.",
        "Última cobrança: R$ 149,90 em 05/12/2026",
        "You will be charged $12.99 on December 14, 2026 as usual.",
        "La caja del jueves 26 nov ya está en preparación: la recibirás y se te cobrará como siempre.",
    ],
)
def test_charge_that_the_account_announced_is_known(sentence: str) -> None:
    """Required: its day, and its sum if it names one, stand on the account page."""
    assert is_known_charge(sentence, LEXICON, ACCOUNT, TODAY)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    [
        "You will be charged $49.99 on December 14, 2026.",
        "You will be charged $12.99 on December 20, 2026.",
        "You will be charged $12.99 today.",
        "If you cancel, you will be charged $12.99 on December 14, 2026.",
        "Early termination fee: $12.99, due on December 14, 2026.",
        "Taxa de cancelamento: R$ 149,90 em 05/12/2026",
    ],
)
def test_other_charge_may_be_a_cost_of_ending(sentence: str) -> None:
    """Required: another sum, another day, no day, a fee, or a word of ending: not known."""
    assert not is_known_charge(sentence, LEXICON, ACCOUNT, TODAY)


@pytest.mark.spec("approval.consequences")
def test_nothing_is_known_without_an_account_page() -> None:
    """Required: what the flow itself says first is no announcement."""
    assert not is_known_charge("You will be charged $12.99 on December 14, 2026.", LEXICON, "", TODAY)


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    ("line", "rest"), [("$0 / month", ""), ("Basic $0/mo", "Basic"), ("$0 for 14 days", "for 14 days")]
)
def test_prices_are_removed_with_their_period(line: str, rest: str) -> None:
    """Required: "/ month" belongs to the price, "for 14 days" does not."""
    assert without_prices(line) == rest
