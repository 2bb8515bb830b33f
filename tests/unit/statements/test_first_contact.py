"""What banks and merchants do that a reader of statements meets for the first time, each in its smallest form."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal

import pytest

from bank_statements import add_months, weekday
from subterminator.statements.reading import read_bytes
from subterminator.statements.recurrence import Period
from subterminator.statements.subscriptions import Found, find_recurring
from subterminator.statements.transactions import Kind, Transaction

MARCH = date(2025, 3, 1)


def entry(
    day: date, amount: str, text: str = "STREAMLY 4711 LONDON", kind: Kind = Kind.CARD, party: str = ""
) -> Transaction:
    return Transaction(day, Decimal(amount), "EUR", party, text, kind)


def on(*days: tuple[int, int]) -> list[date]:
    """Return working days by month, counted from March 2025, and day of the month."""
    return [weekday(add_months(MARCH, month, day)) for month, day in days]


def only(found: Sequence[Found]) -> Found:
    assert len(found) == 1, [(each.name, each.period, len(each.charges)) for each in found]
    return found[0]


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize(
    "days",
    [
        [*((month, 14) for month in range(6)), (6, 1), (7, 1)],
        [*((month, 3) for month in range(5)), (4, 21), (5, 21)],
        [(0, 17), (1, 17), (6, 26), (7, 26)],
        [(0, 20), (1, 20), (2, 20), (7, 7)],
        [*((month, 3) for month in range(6)), *((month, 16) for month in range(6, 12))],
    ],
    ids=[
        "to an earlier day",
        "twice in a month",
        "after a pause that came early",
        "once after a pause",
        "in the middle",
    ],
)
def test_dates_may_move_to_any_day_of_the_month(days: list[tuple[int, int]]) -> None:
    """Where nothing else is charged at that price, and each charge is on its date before and after."""
    found = only(find_recurring([entry(day, "-9.99") for day in on(*days)]))
    assert (found.period, len(found.charges), found.active) == (Period.MONTHLY, len(days), True)


@pytest.mark.spec("statements.irregular")
def test_a_shop_that_one_visits_now_and_then_has_no_moving_dates() -> None:
    """The distances of two visits are sometimes a month."""
    days = on((0, 6), (1, 6), (2, 20), (3, 23), (5, 11), (6, 9))
    assert not find_recurring([entry(day, "-30.00") for day in days])


@pytest.mark.spec("statements.habits")
def test_dates_that_move_again_and_again_are_a_persons() -> None:
    """A hairdresser: each visit is a month or so after the one before."""
    days = [date(2025, 5, 2) + timedelta(days=number) for number in (0, 32, 73, 104, 145, 181, 216, 251)]
    found = find_recurring([entry(day, "-26.00", "SUMUP *SALON BELLA") for day in days])
    assert not [each for each in found if each.is_contract]


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize("text", ["{} USD @ {} STREAMLY", "STREAMLY USD {} Koers: {}", "STREAMLY {} US D {}"])
def test_the_price_in_the_currency_of_the_purchase_is_compared(text: str) -> None:
    """The rate moves what is booked; a trial and a pause beside it would hide the series."""
    rates = ["0.9291", "0.9310", "0.8688", "0.9446", "0.8946", "0.9251", "0.8409", "0.9590"]
    days = on(*((month, 5) for month in (0, 1, 2, 6, 7, 8, 9, 10)))
    entries = [
        entry(day, f"-{Decimal('23.80') * Decimal(rate):.2f}", text.format("23.80", rate))
        for day, rate in zip(days, rates, strict=True)
    ]
    found = only(find_recurring(entries))
    assert (len(found.charges), found.amount) == (len(days), -entries[-1].amount)


@pytest.mark.spec("statements.recurring")
def test_what_was_charged_twice_by_mistake_does_not_hide_a_yearly_charge() -> None:
    days = [date(2024, 8, 16), date(2025, 8, 15), date(2025, 8, 15)]
    assert only(find_recurring([entry(day, "-54.00") for day in days])).period is Period.YEARLY


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("STREAMLY INTERACTIVE CD 1895", "STREAMLYINTER CD 1895"),
        (r"4460 K002 STREAMLY LIMITED\LONDON\8563", r"7980 K002 STREAMLY\LONDON\2322"),
        ("STREAMLY PRE *31999390, DUBLIN", "Streamly31999390, DUBLIN"),
        ("STREAMLYPREA *50321814", "STREAMLY*PREMIUM"),
    ],
    ids=["cut", "between backslashes", "number behind the name", "begun alike"],
)
def test_another_spelling_of_a_name_is_the_same_merchant(before: str, after: str) -> None:
    days = on(*((month, 22) for month in range(5)))
    texts = [before, before, before, after, after]
    entries = [entry(day, "-4.99", text) for day, text in zip(days, texts, strict=True)]
    assert len(only(find_recurring(entries)).charges) == 5


def _account(*, kind: Kind, party: str) -> list[Transaction]:
    """Two subscriptions and some shopping of a year."""
    days = [day for month in range(12) for day in on((month, 4), (month, 12), (month, 19))]
    names = ["STREAMLY 4711", "NORDEN CLOUD", "SUPERMARKT 12"]
    amounts = ["-9.99", "-4.50", ""]
    return [
        entry(day, amounts[at % 3] or f"-{20 + at}.{at:02}", names[at % 3], kind, party) for at, day in enumerate(days)
    ]


@pytest.mark.spec("statements.constants")
@pytest.mark.parametrize(("kind", "party"), [(Kind.TRANSFER, ""), (Kind.UNKNOWN, "PETER JANSEN")])
def test_what_a_bank_says_of_all_entries_says_nothing(kind: Kind, party: str) -> None:
    """That each is a transfer, or the name of the account's holder."""
    found = find_recurring(_account(kind=kind, party=party))
    assert sorted(str(each.amount) for each in found if each.what == "subscription") == ["4.50", "9.99"]


@pytest.mark.spec("statements.bills")
def test_charges_counted_up_to_their_number_are_instalments() -> None:
    """The month and the year are no such count, nor are month and day."""
    days = on((0, 6), (1, 8), (2, 6), (3, 6))
    counted = [entry(day, "-70.73", f"NORDEN PAY 81442246 {at}/4") for at, day in enumerate(days, 1)]
    assert only(find_recurring(counted)).what == "loan"
    dated = [entry(day, "-70.73", f"NORDEN PAY {day.month:02}/06") for day in days]
    assert only(find_recurring(dated)).what == "subscription"


@pytest.mark.spec("statements.bills")
@pytest.mark.parametrize(
    ("text", "kind", "what"),
    [
        ("P van Vliet", Kind.UNKNOWN, "transfer"),
        ("BILL PAYMENT VIA FASTER PAYMENT TO S HUGHES REFERENCE", Kind.UNKNOWN, "transfer"),
        ("*MOBI CIARAN DOYLE", Kind.UNKNOWN, "transfer"),
        ("SDD TIM S.P.A. FATTURA 155653419", Kind.UNKNOWN, "subscription"),
        ("Studio Karla s.r.o.", Kind.TRANSFER, "subscription"),
        ("CLAUDE.AI 77", Kind.UNKNOWN, "subscription"),
        ("PAYPAL *MAX", Kind.CARD, "subscription"),
        ("LINDEN INVESTMENTS (BOX)", Kind.CARD, "subscription"),
        ("SDD A : ATM SPA LINEA", Kind.DEBIT, "subscription"),
        ("LINDEN AUTO FIN", Kind.DEBIT, "loan"),
        ("LINDEN MONEY", Kind.DEBIT, "loan"),
        ("FINANCIAL TIMES {:%d.%m.} 06:16", Kind.UNKNOWN, "subscription"),
    ],
)
def test_names_of_persons_and_firms_are_told_by_their_form(text: str, kind: Kind, what: str) -> None:
    """Initials, a company's form, an address; a card pays no savings, a direct debit no cash."""
    days = on(*((month, 12) for month in range(6)))
    assert only(find_recurring([entry(day, "-20.00", text.format(day), kind) for day in days])).what == what


@pytest.mark.spec("statements.habits")
def test_purchases_on_nearly_the_same_day_for_long_are_a_contract() -> None:
    """A car wash that one comes to now and then is none."""
    days = [add_months(MARCH, month, 20 + (month % 3 == 0)) for month in range(12)]
    entries = [entry(day + timedelta(days=1), "-19.99", f"LINDEN CAR WASH {day:%d.%m.}") for day in days]
    assert only(find_recurring(entries)).what == "subscription"


@pytest.mark.spec("statements.csv")
def test_a_column_of_days_is_no_amount_and_a_wordy_one_without_a_header_we_know_is_the_text() -> None:
    danish = "Dato;Valør;Tekst;Beløb;Saldo\n19-03-2025;20-03-2025;STREAMLY;-47,88;933,24\n"
    assert [each.amount for each in read_bytes(danish.encode()).transactions] == [Decimal("-47.88")]
    flemish = (
        "Boekingsdatum;Transactie;Bedrag;Devies;Mededelingen\n"
        "25/08/2025;AANKOOP STREAMLY;-19,50;EUR;\n22/08/2025;AANKOOP NORDEN;-16,99;EUR;\n"
    )
    assert [each.text for each in read_bytes(flemish.encode()).transactions] == ["AANKOOP STREAMLY", "AANKOOP NORDEN"]
