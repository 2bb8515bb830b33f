"""Charges that are known before, and numbers that are none."""

from __future__ import annotations

import re
from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import (
    OF_A_KNOWN_PAGE,
    charge_without_a_sum,
    costs_only_on_return,
    is_known_charge,
    is_offered_price,
    sentences,
    sums_beside_charges,
    unplaced_sum,
    unread_number,
    without_prices,
)

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


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "only_then"),
    [
        ("When you come back, the current rate applies and a $10 re-enrollment fee may be charged.", True),
        ("Wenn du später zurückkommst, fällt eine Anmeldegebühr von 29 € an.", True),
        ("Si vous revenez, des frais d'inscription de 30 € seront facturés.", True),
        ("Als je later terugkomt, betaal je opnieuw € 25 inschrijfkosten.", True),
        ("再入会の場合、登録料3,000円がかかります。", True),
        ("When you leave, a $10 fee may be charged.", False),
        ("If you come back or not, $25 is charged today.", False),
        ("If you cancel and rejoin, $25 is charged.", False),
        ("A $25 fee applies, also if you rejoin.", False),
    ],
)
def test_cost_of_coming_back_is_no_cost_of_ending(sentence: str, *, only_then: bool) -> None:
    """Required: only where the whole sentence depends on coming back."""
    assert costs_only_on_return(sentence) is only_then
    assert (unplaced_sum(sentence, LEXICON, "") == "") is only_then


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "placed"),
    [
        ("A $10 re-enrollment fee may apply if you rejoin.", True),
        ("You lose your $34.99 rate, and a $10 fee may apply if you rejoin.", True),
        ("Eine Gebühr von 10 € wird fällig, wenn Sie wieder Mitglied werden.", True),
        ("Eine Gebühr von 10 € wird auch fällig, wenn Sie wieder Mitglied werden.", False),
        ("A $10 fee may apply even if you rejoin.", False),
        ("A $10 fee may apply now if you rejoin.", False),
        ("A $10 fee may apply if you leave or rejoin.", False),
        ("A $10 fee may apply if you rejoin, and $20 is charged.", False),
        ("You lose your $40 deposit.", False),
        ("You lose your rate and are charged $40.", False),
    ],
)
def test_price_that_is_lost_and_fee_of_a_later_return_are_no_cost(sentence: str, *, placed: bool) -> None:
    """Required: the condition ends the sentence, and is the only one; a loss of money is a cost."""
    assert (unplaced_sum(sentence, LEXICON, "") == "") is placed
    assert not placed or sums_beside_charges(sentence, LEXICON) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "offered"),
    [
        ("Get 3 months for $1!", True),
        ("Nur 4,99 € für die nächsten 3 Monate", True),
        ("Settlement: $49 within 14 days", False),
        ("You pay $49 for the next 3 months.", False),
        ("Leave today for only $49!", False),
        ("Remaining months: $49", False),
    ],
)
def test_offered_price_has_only_known_words_of_an_offer(sentence: str, *, offered: bool) -> None:
    """Required: no unknown word, and none of ending, charging or paying."""
    assert is_offered_price(sentence) is offered


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "sentence",
    ["1회에 한하며, 이후 월 10,900원이 정기결제됩니다.", "毎月980円をお支払いいただきます。", "每月¥18自动扣款"],
)
def test_price_of_each_month_may_have_its_period_before_it(sentence: str) -> None:
    """Required: it is no charge of ending, as behind the sum."""
    assert sums_beside_charges(sentence, LEXICON) == []


@pytest.mark.spec("approval.consequences")
def test_plate_of_a_car_is_no_number() -> None:
    """Required: letters between digits are a mark; a number beside unknown words stays one."""
    assert unread_number("Vehicle: 8KLD204", LEXICON) == ""
    assert unread_number("Vexitle grumb 8204", LEXICON) != ""
    assert unread_number("Vexitle: HR-4410-221-07", LEXICON) == ""
    assert unread_number("Vexitle grumb 2500 characters maximum", LEXICON) == ""
    assert unread_number("500 caractères restants", LEXICON) == ""  # "restants" may be of what is due
    assert unread_number("Vexitle 500 caractères restants 240", LEXICON) != ""
    assert unread_number("Je houdt je 11 schadevrije jaren", LEXICON) == ""
    assert unread_number("Zofka Nerudina, 20418", LEXICON, 3, OF_A_KNOWN_PAGE) == ""
    assert unread_number("Zofka Nerudina, 20418", LEXICON) != ""
    assert unread_number("vexitle grumb, 20418", LEXICON, 3, OF_A_KNOWN_PAGE) != ""


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "may_be_a_sum"),
    [
        ("Zofkagatan 9, 722 14 Grumbo", False),
        ("Ul. Zofka 17, 15-352 Grumbo", False),
        ("Rua Zofka, 1250-096 Grumboa", False),
        ("722 14 Grumbo Zofka", False),
        ("Zofka Grumb, 450 crowns", True),
        ("Zofka Grumb 450 Kronor", True),
        ("Zofka Grumb, 722 14 kronor", True),
        ("Zofka Grumb 319 00", True),
        ("Zofka Grumb 50-100 Kronor", True),
        ("Zofka Grumb, 1 722 14 Kronor", True),
        ("Zofka Grumb, 722 14 Grumbo, 450 Kronor", True),
    ],
)
def test_postal_code_in_groups_is_no_sum(line: str, *, may_be_a_sum: bool) -> None:
    """Required: it begins a part of the line, and its place follows; only on a page that is understood."""
    assert (unread_number(line, LEXICON, 3, OF_A_KNOWN_PAGE) != "") is may_be_a_sum
    assert unread_number(line, LEXICON) != "" or re.search(r" \d+, ", line) is not None


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "is_address"),
    [
        ("Wiejska 17, 15-352 Bialystok.", True),
        ("Zofka Grumb S.p.A., Via Zofka Nerudina 88, 20125 Grumbo", True),
        ("Zofka 88, 20125 Kronor", False),
        ("Zofka 88, 20125 forint", False),
        ("Zofka grumb: 20125 Vexitle", False),
        ("Zofka 88, 20125 Grumbo 450", False),
        ("418 Alder Ct, Apt 3, Columbus, OH 43215", True),
        ("Ship to: Dana Reyes, 418 Alder Ct, Columbus, OH 43215-1234, USA", True),
        ("Flat 4, 12 Baker Street, London NW1 6XE", True),
        ("200 Bay St, Suite 1800, Toronto, ON M5J 2J2", True),
        ("418 Exit Fee Ct, Columbus, OH 43215", False),
        ("Total due: 418 Alder Ct, Columbus, OH 43215", False),
        ("$418 Alder Ct, Columbus, OH 43215", False),
        ("418 alder, Columbus 89", False),
        ("24 Zofka Grumb, KES 1200", False),
        ("24 Zofka Grumb Vlip, TL 45000", False),
    ],
)
def test_postal_address_is_no_sum_in_any_language(line: str, *, is_address: bool) -> None:
    """Required: a street and its number, and a postal code and a place that is no currency, in either order."""
    assert (unread_number(line, LEXICON) == "") is is_address


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("amount", "may_be_a_sum"),
    [
        *((each, False) for each in ("8,4 GB zof 20 GB", "450 kWh", "450 km", "1.200 MB", "450Mbit/s", "450 m²")),
        *((each, True) for each in ("450 crowns", "450 KM", "450 Kč", "450 gb", "450 GBX", "450 mint", "450")),
        ("20 GB zof 450", True),
    ],
)
def test_measure_is_no_sum(amount: str, *, may_be_a_sum: bool) -> None:
    """Required: as its unit is written: in "KM" one pays in Sarajevo; another number beside it may be a sum."""
    for least in ((), (3, OF_A_KNOWN_PAGE)):
        assert (unread_number(f"Zofkanerudina grumbovexitle {amount}", LEXICON, *least) != "") is may_be_a_sum


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "unplaced"),
    [
        ("Dan betaal je nog maar € 3,30 per maand en blijf je verzekerd.", False),
        ("Danach zahlst du 9,99 € pro Monat, und der Rest bleibt.", False),
        ("Du zahlst 49,99 € für die Kündigung.", True),
    ],
)
def test_decimal_comma_divides_no_sum(sentence: str, *, unplaced: bool) -> None:
    """Required: the sum is read whole, with the period behind it."""
    assert (unplaced_sum(sentence, LEXICON, "") != "") is unplaced


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("Bis dahin läuft er weiter (22,90 € werden am 01.12. wie gewohnt abgebucht), danach ist Schluss.", 1),
        ("Der Betrag wird zum 15. fällig.", 1),
        ("Es endet am 31.12. Danach zahlst du 50 €.", 2),
        ("Keine Kosten bis 17.12. danach 49 €", 2),
        ("You pay nothing until 17.12. then an exit fee is charged.", 2),
        ("You pay $5. Then it is $9.", 2),
        ("Offene Betr\u00e4ge, z.\u00a0B. No-Show-Geb\u00fchren, bleiben davon unber\u00fchrt.", 1),
        ("Other costs, e.g. Fees of your bank, are not ours.", 1),
        ("This is Plan B. Then it is $9.", 2),
        ("\ub2e4\uc74c \uacb0\uc81c\uc77c 2026. 12. 11 (7,890\uc6d0, \ub9e4\uc6d4 \uc790\ub3d9 \uacb0\uc81c)", 1),
        ("Am 5. 12. 2026 endet es.", 1),
        ("Keine Kosten bis 17.12. 50 \u20ac danach.", 2),
    ],
)
def test_day_in_digits_before_its_verb_ends_no_sentence(line: str, count: int) -> None:
    """Required: so that the verb behind it is read with it; what comes "then" is read alone."""
    assert len(sentences(line)) == count


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "charges"),
    [
        ("La baja ser\u00e1 efectiva el 17 de diciembre de 2026, al finalizar el periodo ya pagado.", False),
        ("El importe se paga ya.", True),
    ],
)
def test_what_is_paid_already_charges_nothing(sentence: str, *, charges: bool) -> None:
    """Required: a word for "already" beside a participle makes nothing due now."""
    assert bool(charge_without_a_sum(sentence)) is charges


@pytest.mark.spec("approval.consequences")
def test_what_is_charged_now_is_not_over() -> None:
    """Required: a past participle beside "now" is over only where nothing to come is named."""
    assert charge_without_a_sum("Charged now: the remaining months of your contract term.")
    assert not charge_without_a_sum("Your plan has now been paid, thank you very much.")


@pytest.mark.spec("approval.consequences")
def test_single_letter_may_end_a_sentence() -> None:
    """Required: a denial does not reach over the end of its sentence; "z. B." is none."""
    assert list(sentences("No fee applies under clause d. The rest of the contract is due.")) == [
        "No fee applies under clause d.",
        "The rest of the contract is due.",
    ]
    assert len(list(sentences("Offene Beträge, z. B. Mahngebühren, bleiben fällig."))) == 1
