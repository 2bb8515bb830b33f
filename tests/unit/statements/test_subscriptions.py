"""What recurs in a statement, and what only seems to."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

import pytest
from measure_statements import Score, score

from bank_statements import SEED, Sample, add_months, samples, weekday
from subterminator.statements.reading import read_bytes
from subterminator.statements.recurrence import Period
from subterminator.statements.subscriptions import Found, find_recurring
from subterminator.statements.transactions import Kind, Transaction

FROZEN = "927fd65ab66822128563d411401a3aea1e9f5fbc3c28aa480721fda91fdfb6dd"
"""Sum of the generated statements, taken before the detector was written."""
FIRST = date(2025, 10, 31)


def charge(day: date, amount: str, text: str = "STREAMLY 4711 LONDON", kind: Kind = Kind.CARD) -> Transaction:
    return Transaction(day, Decimal(amount), "EUR", "", text, kind)


def months(amounts: list[str], text: str = "STREAMLY 4711 LONDON", kind: Kind = Kind.CARD) -> list[Transaction]:
    """A charge on the last day of each month, moved for weekends. "": none in that month."""
    days = [weekday(add_months(FIRST, number, 31)) for number in range(len(amounts))]
    return [charge(day, amount, text, kind) for day, amount in zip(days, amounts, strict=True) if amount]


def only(found: list[Found]) -> Found:
    assert len(found) == 1, [(each.name, each.period, len(each.charges)) for each in found]
    return found[0]


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize(
    ("period", "count"),
    [
        (Period.WEEKLY, 9),
        (Period.FOUR_WEEKLY, 6),
        (Period.MONTHLY, 5),
        (Period.QUARTERLY, 4),
        (Period.HALF_YEARLY, 3),
        (Period.YEARLY, 2),
    ],
)
def test_each_period_is_told_from_the_others(period: Period, count: int) -> None:
    """Moved for weekends, as banks do."""
    days = [weekday(period.after(FIRST, number)) for number in range(count)]
    found = only(find_recurring([charge(day, "-9.99") for day in days]))
    assert (found.period, len(found.charges)) == (period, count)
    assert found.yearly_cost == Decimal("9.99") * period.per_year


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize(
    ("amounts", "last"),
    [
        (["-9.99"] * 4 + ["-11.49"] * 4, "11.49"),
        (["-0.99"] + ["-12.99"] * 5, "12.99"),
        (["-10.02", "-9.91", "-10.30", "-10.11", "-9.87", "-10.25"], "10.25"),
        (["-9.99", "-9.99", "-9.99", "", "-9.99", "-9.99"], "9.99"),
    ],
    ids=["rise", "trial", "rate", "missed"],
)
def test_a_monthly_charge_is_one_though_it_changes(amounts: list[str], last: str) -> None:
    """The price rises, a trial ends, the rate moves, one month is missing."""
    found = only(find_recurring(months(amounts)))
    assert (found.period, found.amount) == (Period.MONTHLY, Decimal(last))
    assert len(found.charges) == len([amount for amount in amounts if amount])


@pytest.mark.spec("statements.recurring")
def test_a_refund_and_changing_descriptors_do_not_hide_it() -> None:
    """Codes and places change with each charge."""
    charges = [
        charge(each.day, "-9.99", f"STREAMLY*{code} {place}")
        for each, code, place in zip(
            months(["-9.99"] * 4),
            ("X9K2L7", "P3Q8R1", "Z5T6U2", "A8B7C3"),
            ("PARIS", "ROMA", "PARIS", "WIEN"),
            strict=True,
        )
    ]
    others = [
        charge(date(2026, 1, number), "-20.00", f"MARKT {place}")
        for number, place in enumerate(("PARIS", "ROMA", "WIEN"), start=3)
    ]
    refund = charge(charges[1].day + timedelta(days=3), "9.99", "REFUND STREAMLY")
    found = only([each for each in find_recurring([*charges, *others, refund]) if "STREAMLY" in each.name])
    assert len(found.charges) == 4


@pytest.mark.spec("statements.recurring")
def test_two_subscriptions_of_one_merchant_are_two() -> None:
    """A store of apps bills several under one name."""
    entries = months(["-2.99"] * 6, "APPLE.COM/BILL") + months(["-12.99"] * 6, "APPLE.COM/BILL")
    found = find_recurring(sorted(entries, key=lambda each: each.day))
    assert sorted(each.amount for each in found) == [Decimal("2.99"), Decimal("12.99")]


@pytest.mark.spec("statements.recurring")
def test_the_shop_behind_a_wallet_is_named() -> None:
    """The party is the wallet in every line."""
    entries = [
        Transaction(
            each.day, each.amount, "EUR", "PayPal Europe S.a.r.l.", f"{shop}, Ihr Einkauf bei {shop}", Kind.DEBIT
        )
        for shop in ("Streamly", "Weekly Post")
        for each in months(["-9.99"] * 4)
    ]
    assert {each.name for each in find_recurring(entries)} == {"Streamly", "Weekly Post"}


@pytest.mark.spec("statements.recurring")
def test_a_telephone_bill_recurs_though_it_is_never_the_same() -> None:
    """It is all that this merchant charges, and always on time. A shop that is visited now and then is none."""
    bills = months(["-31.40", "-29.99", "-36.10", "-29.99", "-33.75", "-41.02", "-30.50"], "PHONECO 12 BILL")
    assert only(find_recurring(bills)).amount == Decimal("30.50")
    visits = [charge(FIRST + timedelta(days=day), f"-{30 + day % 9}.10", "SHOP") for day in (0, 25, 66, 91, 130, 148)]
    assert find_recurring(visits) == []


@pytest.mark.spec("statements.recurring")
def test_words_of_the_bank_before_the_merchant_do_not_hide_it() -> None:
    """Each bank writes how was paid before who was paid."""
    before = (
        "CHECKCARD 0312 ",
        "POS PURCHASE 4711 ",
        "PAIEMENT CB 2011 ",
        "Kortköp 260719 ",
        "DEBIT CARD PURCHASE XXXX1234 ",
    )
    for words in before:
        entries = [charge(each.day, "-9.99", f"{words}STREAMLY PARIS") for each in months(["-9.99"] * 4)]
        shops = [
            charge(FIRST + timedelta(days=number * 3), f"-{10 + number}.20", f"{words}MARKET {number}")
            for number in range(30)
        ]
        found = only(find_recurring(sorted([*entries, *shops], key=lambda each: each.day)))
        assert found.name.startswith("STREAMLY"), words


@pytest.mark.spec("statements.irregular")
def test_purchases_are_no_subscription_even_at_the_same_price() -> None:
    """Coffee on working days, groceries of all amounts, a hairdresser now and then."""
    dice = random.Random(4)  # noqa: S311 - test data
    days = [FIRST + timedelta(days=number) for number in range(390)]
    entries = [charge(day, "-3.40", "CAFE ROMA") for day in days if day.weekday() < 5 and dice.random() < 0.3]
    entries += [
        charge(day, f"-{dice.randint(500, 9000) / 100:.2f}", "SUPERMARKT 12") for day in days if dice.random() < 0.3
    ]
    entries += [charge(FIRST + timedelta(days=day), "-28.00", "SALON BELLA") for day in (3, 29, 80, 118, 200, 241)]
    assert find_recurring(sorted(entries, key=lambda each: each.day)) == []


@pytest.mark.spec("statements.bills")
@pytest.mark.parametrize(
    ("text", "kind", "what"),
    [
        ("Miete Wohnung 3", Kind.TRANSFER, "rent"),
        ("LOAN REPAYMENT 77", Kind.DEBIT, "loan"),
        ("VIR EPARGNE", Kind.TRANSFER, "savings"),
        ("SEGURO HOGAR", Kind.DEBIT, "insurance"),
        ("BOLLETTA LUCE", Kind.DEBIT, "energy"),
        ("COUNCIL TAX", Kind.DEBIT, "tax"),
        ("KREDITKARTENABRECHNUNG 4711", Kind.DEBIT, "card bill"),
        ("KOSTEN BETAALPAKKET", Kind.UNKNOWN, "account fee"),
        ("NORDEN CONSUMER BANK AB 77", Kind.DEBIT, "loan"),
        ("自動車ローン 返済", Kind.DEBIT, "loan"),
        ("VIR PERM LEA MOREAU ARGENT", Kind.UNKNOWN, "transfer"),
        ("CAFETERIA CENTRAL", Kind.CARD, "purchases"),
        ("TSV LINDEN MITGLIEDSBEITRAG KREDIT 7", Kind.DEBIT, "subscription"),
        ("Peter Jansen", Kind.UNKNOWN, "transfer"),
        ("TENNIS SEPTEMBER", Kind.TRANSFER, "transfer"),
        ("STREAMLY", Kind.DEBIT, "subscription"),
        ("Kinderopvang De Boom", Kind.DEBIT, "school"),
        ("PRZEDSZKOLE NR 4", Kind.DEBIT, "school"),
        ("Teilzahlung 4/6", Kind.DEBIT, "loan"),
        ("RATA 4 z 10", Kind.DEBIT, "loan"),
        ("INWESTYCJA 77", Kind.DEBIT, "savings"),
        ("NORRKOMMUN 12", Kind.DEBIT, "tax"),
        ("RECARGA TARJETA BUS", Kind.CARD, "purchases"),
        ("Schützenverein Celle e.V.", Kind.TRANSFER, "subscription"),
        ("Harmonie Delft Donateur", Kind.TRANSFER, "subscription"),
        ("Transferencia emitida a Iker Moreno socio", Kind.TRANSFER, "transfer"),
        ("NORDEN 6198816354", Kind.TRANSFER, "subscription"),
        ("Betalning BG 7303-8119 Johan Lindqvist", Kind.UNKNOWN, "transfer"),
        ("Autogiro KLARNA", Kind.DEBIT, "loan"),
    ],
)
def test_a_bill_is_told_from_a_subscription(text: str, kind: Kind, what: str) -> None:
    """By words in several languages, by how money moved, and by a person's name."""
    assert only(find_recurring(months(["-50.00"] * 6, text, kind))).what == what


@pytest.mark.spec("statements.bills")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("COMPRA STREAMLY, VIGO, COMISION 0,00", Kind.CARD),
        ("PRLV SEPA ASS ECOLE MUSIQUE PAU COURS T4", Kind.DEBIT),
        ("Musikschule Kassel gGmbH Unterricht", Kind.TRANSFER),
        ("DIRECT DEBIT LEE SWIM SCHOOL", Kind.DEBIT),
        ("MARTIN TELESURVEILLANCE CONTRAT ECHEANCE", Kind.DEBIT),
        ("Vipps Bergen Idrettslag Treningsavgift", Kind.UNKNOWN),
        ("Swish Umeå Idrottsförening", Kind.TRANSFER),
        ("Compra no débito - TIM", Kind.CARD),
    ],
    ids=[
        "fee of nothing",
        "music",
        "lessons",
        "swimming",
        "alarm",
        "club by app",
        "club by app abroad",
        "firm of a given name",
    ],
)
def test_a_subscription_is_told_from_a_bill(text: str, kind: Kind) -> None:
    """Lessons, alarms and clubs go on until they are cancelled, however they are paid; a fee of zero is none."""
    assert only(find_recurring(months(["-29.00"] * 6, text, kind))).what == "subscription"


@pytest.mark.spec("statements.bills")
def test_an_account_number_is_no_reference_of_a_payee() -> None:
    """A transfer to a person tells it each time."""
    text = "Rachunek odbiorcy: 36105010257807743141236175 Nazwa odbiorcy: Agnieszka Nowak Tytul: prezent"
    assert only(find_recurring(months(["-29.00"] * 6, text, Kind.TRANSFER))).what == "transfer"


@pytest.mark.spec("statements.bills")
def test_a_large_share_of_the_income_is_a_bill() -> None:
    """Nobody says what it is; a subscription costs less."""
    income = [Transaction(each.day, Decimal(3000), "EUR", "", "PAYROLL", Kind.INCOME) for each in months(["-1.00"] * 6)]
    for amount, what in (("-450.00", "bill"), ("-45.00", "subscription")):
        found = find_recurring([*income, *months([amount] * 6, "NORDEN AB", Kind.DEBIT)])
        assert only(found).what == what


@pytest.mark.spec("statements.bills")
def test_what_is_received_by_chance_is_no_income() -> None:
    """A friend pays back some: no charge is large beside that."""
    repaid = [Transaction(each.day, Decimal(20), "EUR", "", "thanks", Kind.UNKNOWN) for each in months(["-1.00"] * 6)]
    found = find_recurring([*repaid, *months(["-45.00"] * 6, "NORDEN AB", Kind.DEBIT)])
    assert only(found).what == "subscription"


@pytest.mark.spec("statements.habits")
def test_days_that_a_person_chose_are_no_subscription() -> None:
    """The day of the purchase stands in the text; the bank books some days later."""
    jitter = (0, 3, -3, 2, -2, 4, -4, 1)
    for moved, what in ((jitter, "purchases"), ((0,) * 8, "subscription")):
        entries = []
        for number, by in enumerate(moved):
            bought = add_months(date(2025, 9, 12), number, 12) + timedelta(days=by)
            entries.append(charge(weekday(bought + timedelta(days=1)), "-24.00", f"NORDEN {bought:%d.%m} LUND"))
        assert {each.what for each in find_recurring(entries)} <= {what}


@pytest.mark.spec("statements.one-text")
def test_two_of_the_same_price_and_text_are_two() -> None:
    """Only their days differ."""
    days = [add_months(date(2025, 9, 5), number, day) for number in range(8) for day in (5, 21)]
    found = find_recurring([charge(weekday(day), "-12.99", "PAYPAL", Kind.DEBIT) for day in days])
    assert [(each.period, each.amount, len(each.charges)) for each in found] == [
        (Period.MONTHLY, Decimal("12.99"), 8)
    ] * 2


@pytest.mark.spec("statements.one-text")
def test_a_series_does_not_go_on_with_the_price_of_another() -> None:
    """One ends as the other begins: both are told, and which of them has ended."""
    first = [charge(add_months(date(2025, 1, 5), number, 5), "-6.99", "PAYPAL", Kind.DEBIT) for number in range(16)]
    other = [charge(add_months(date(2025, 9, 4), number, 4), "-12.99", "PAYPAL", Kind.DEBIT) for number in range(8)]
    found = find_recurring(sorted([*first, *other], key=lambda each: each.day))
    assert [(str(each.amount), len(each.charges)) for each in found] == [("12.99", 8), ("6.99", 16)]


@pytest.mark.spec("statements.one-text")
@pytest.mark.parametrize(("without", "after"), [(3, 5), (6, 2)])
def test_a_series_goes_on_after_a_pause(without: int, after: int) -> None:
    """Months without a charge, and charges after them."""
    found = only(find_recurring(months(["-9.99"] * 5 + [""] * without + ["-9.99"] * after)))
    assert (len(found.charges), found.active) == (5 + after, True)


@pytest.mark.spec("statements.recurring")
def test_a_series_goes_on_where_its_day_of_the_month_has_moved() -> None:
    """From the 5th to the 16th, once; the next charge is told by the later dates."""
    days = [add_months(date(2025, 1, 5), number, 5 if number < 6 else 16) for number in range(9)]
    found = only(find_recurring([charge(day, "-9.99") for day in days]))
    assert (len(found.charges), found.next_charge) == (9, date(2025, 10, 16))


@pytest.mark.spec("statements.one-text")
def test_a_series_goes_on_after_a_pause_that_comes_early() -> None:
    """After two charges, where nothing else is charged at that price."""
    assert len(only(find_recurring(months(["-9.99"] * 3 + [""] * 3 + ["-9.99"] * 2))).charges) == 5


@pytest.mark.spec("statements.recurring")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("STREAMLY LUND", "NORDEN MEDIA AB"),
        ("NOW TV", "NOWTV.COM"),
        ("GOOGLE YOUTUBE", "GOOGLE YOUTUBEPREMIUM"),
        ("OPENAI CHATGPT", "CHATGPT"),
    ],
)
def test_a_merchant_under_another_name_is_the_same(before: str, after: str) -> None:
    """The new name begins on the next date, at the price."""
    entries = months(["-9.99"] * 8)
    named = [replace(each, text=before if number < 5 else after) for number, each in enumerate(entries)]
    assert len(only(find_recurring(named)).charges) == 8


@pytest.mark.spec("statements.recurring")
def test_the_month_in_a_description_is_no_merchant() -> None:
    """It would be a yearly one for each. Two months of the year have no charge."""
    names = ("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober")
    days = [add_months(date(year, 1, 15), number, 15) for year in (2024, 2025) for number in range(len(names))]
    entries = [charge(day, "-39.00", f"YOGARAUM BEITRAG {names[day.month - 1]}", Kind.DEBIT) for day in days]
    found = only(find_recurring(entries))
    assert (found.period, len(found.charges)) == (Period.MONTHLY, 20)


@pytest.mark.spec("statements.recurring")
def test_a_weekly_box_of_several_sizes_is_one() -> None:
    """A shop's sums are different each week; a box has few prices."""
    sizes = ("-31.99", "-41.59", "-31.99", "-34.55", "-31.99", "-31.99")
    days = [FIRST + timedelta(days=7 * number) for number in range(15)]
    assert len(only(find_recurring([charge(day, sizes[at % 6]) for at, day in enumerate(days)])).charges) == 15
    sums = [charge(day, f"-{30 + at * 7 % 13}.{at:02d}", "NORDEN") for at, day in enumerate(days)]
    assert find_recurring(sums) == []


@pytest.mark.spec("statements.recurring")
def test_words_of_the_bank_in_every_entry_are_no_merchant() -> None:
    """They are told by the merchants beside them."""
    before = "Einkauf/Serviceleistung vom Karte"
    entries = [charge(each.day, "-9.99", f"{before} STREAMLY LUND") for each in months(["-9.99"] * 6)]
    shops = (
        "ALPHA",
        "BRAVO",
        "CHARLIE",
        "DELTA",
        "ECHO",
        "FOXTROT",
        "GOLF",
        "HOTEL",
        "INDIA",
        "JULIETT",
        "KILO",
        "LIMA",
    )
    others = [
        charge(FIRST + timedelta(days=number * 5), f"-{10 + number}.20", f"{before} {shops[number % 12]} ROMA")
        for number in range(36)
    ]
    found = only(find_recurring(sorted([*entries, *others], key=lambda each: each.day)))
    assert found.name.startswith("STREAMLY")


@pytest.mark.spec("statements.bills")
def test_salary_and_cash_do_not_recur_as_charges() -> None:
    """What comes in is none, nor is money from a machine."""
    entries = months(["2000.00"] * 6, "SALARY", Kind.INCOME) + months(["-50.00"] * 6, "ATM", Kind.CASH)
    assert find_recurring(entries) == []


@pytest.mark.spec("statements.next-charge")
def test_the_next_charge_is_told_or_that_it_ended() -> None:
    """The day of the month, or its last; ended where the statement goes on without it."""
    entries = months(["-9.99"] * 5)
    assert only(find_recurring(entries)).next_charge == date(2026, 3, 31)
    later = charge(date(2026, 6, 1), "-1.00", "KIOSK")
    ended = only(find_recurring([*entries, later]))
    assert (ended.active, ended.next_charge) == (False, None)


@pytest.mark.spec("statements.known")
def test_a_known_service_is_matched_by_whole_words() -> None:
    """The longest name wins, and a part of a word is none."""
    services = {"stream": ["Stream"], "streamly": ["Streamly"], "lon": ["Lon"]}
    assert only(find_recurring(months(["-9.99"] * 4), services)).service == "streamly"
    assert only(find_recurring(months(["-9.99"] * 4), {"lon": ["Lon"]})).service is None


def _measured(chosen: list[Sample]) -> Score:
    total = Score()
    for sample in chosen:
        score(sample, find_recurring(read_bytes(sample.content).transactions), total)
    return total


@pytest.mark.spec("statements.measure")
def test_the_generated_statements_are_those_that_were_frozen_and_some_are_read_right() -> None:
    """The truth is not changed to fit the detector. All of them are in the matrix."""
    every = list(samples())
    digest = hashlib.sha256()
    for sample in every:
        digest.update(sample.content)
    assert (SEED, len(every), digest.hexdigest()) == (20261127, 200, FROZEN)
    total = _measured(every[::20])
    assert min(total.precision, total.recall) >= 0.95, [str(total), *total.faults]


@pytest.mark.spec("statements.measure")
@pytest.mark.matrix
def test_subscriptions_are_found_in_the_generated_statements() -> None:
    """Five formats, forty statements each."""
    total = _measured(list(samples()))
    assert min(total.precision, total.recall) >= 0.95, [str(total), *total.faults]
