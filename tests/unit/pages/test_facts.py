"""Facts about a subscription, read from what a page says."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import Facts
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import read_facts, without_state
from work import work_of

LEXICON = Lexicon.load(["en"])
TODAY = date(2026, 11, 21)
DAY = date(2026, 12, 20)


def read(text: str) -> Facts:
    return read_facts(text, LEXICON, TODAY)


@pytest.mark.spec("facts.dates")
@pytest.mark.parametrize(
    "text",
    [
        "Your membership ends on December 20, 2026",
        "Access until 20 Dec 2026",
        "You can watch until\nDecember 20, 2026",
        "Ends on 2026-12-20",
        "Your plan expires on 2026年12月20日",
        "Ends on 20.12.2026, and a confirmation follows",
        "Your subscription was cancelled on December 20, 2026",
        "Your membership ends on December 20",
    ],
)
def test_the_end_is_read_beside_its_words(text: str) -> None:
    """Required: the end date is found in its line, or under a caption for it."""
    assert read(text) == Facts(ends=DAY, quotes=read(text).quotes)


@pytest.mark.spec("facts.dates")
@pytest.mark.parametrize(
    "text",
    [
        "Next billing date: December 20, 2026",
        "Next billing date\n20 December 2026",
        "Renews on 20 Dec 2026",
        "Next payment: $9.99 on 2026-12-20",
    ],
)
def test_the_next_charge_is_read_beside_its_words(text: str) -> None:
    """Required: the next billing date is told apart from the end."""
    assert (read(text).renews, read(text).ends) == (DAY, None)


@pytest.mark.spec("facts.dates")
def test_two_dates_in_a_line_go_to_their_own_words() -> None:
    """Required: each date belongs to the words before it."""
    facts = read("Ends on December 20, 2026 instead of renewing; renews on January 20, 2027")

    assert (facts.ends, facts.renews) == (DAY, date(2027, 1, 20))


@pytest.mark.spec("facts.unread")
@pytest.mark.parametrize(
    "text",
    [
        "Ends on 03/04/2026",
        "Ends on 31 February 2026",
        "December 20, 2026",
        "Member since December 20, 2016",
        "Ends on December 20, 2026\nAccess until January 5, 2027",
        "ended on December 20",
    ],
)
def test_what_is_not_certain_is_left_unread(text: str) -> None:
    """Required: a date that is ambiguous, bare, contradicted or past without a year is not guessed."""
    assert (read(text).ends, read(text).renews) == (None, None)


@pytest.mark.spec("facts.unread")
def test_a_date_without_a_year_needs_a_day_to_count_from() -> None:
    """Required: without today's date nothing is inferred."""
    assert read_facts("Your membership ends on December 20", LEXICON).ends is None


@pytest.mark.spec("facts.fee")
@pytest.mark.parametrize(
    ("text", "fee"),
    [
        ("An early termination fee of $24.99 applies.", "$24.99"),
        ("Early cancellation fee\n€24,99", "€24,99"),
        ("Cancellation fee: 132.000 ₩", "132.000 ₩"),
        ("The early termination fee is 50% of the rest, $132.00 today", "$132.00"),
        ("Early termination fee: 50% of your remaining contract", "50%"),
        ("Termination charge: EUR 12.50", "EUR 12.50"),
        ("No cancellation fee. You pay $5 a month.", None),
        ("Cancellation fee\nNone", None),
        ("You pay $9.99 a month", None),
    ],
)
def test_what_leaving_costs_is_read_as_printed(text: str, fee: str | None) -> None:
    """Required: the fee is the amount beside its words, and prices are not fees."""
    assert read(text).fee == fee


@pytest.mark.spec("facts.account")
def test_plan_and_account_are_read() -> None:
    """Required: the plan under its caption and the signed-in address are read."""
    facts = read("Signed in as ana@example.com\nCurrent plan\nStandard with ads\nQuestions? support@tidelight.example")

    assert (facts.plan, facts.account) == ("Standard with ads", "ana@example.com")
    assert read("Plan: Premium\nChange plan").plan == "Premium"
    assert read("Membership\nActive\nStandard plan\n$9.99 a month").plan == "Standard plan"
    assert read("Plan: Active").plan is None
    none = "Next payment: none (ends on 6 December 2026)"
    assert read(none).renews is None
    badges = (
        "Comfort Active",
        "Comfort Cancelled",
        "Comfort (Active)",
        "Active Comfort",
        "Cancelled Comfort",
        "Comfort Leaving",
    )
    assert {without_state(each) for each in badges} == {"Comfort"}
    assert read("Membership\nCancel membership").plan is None


@pytest.mark.spec("facts.account")
@pytest.mark.parametrize(
    "text", ["Write to support@tidelight.example", "ana@example.com\nben@example.com", "user@localhost", "@ @@ a@"]
)
def test_an_address_that_may_be_another_s_is_left_unread(text: str) -> None:
    """Required: help desks, several addresses and fragments name no account."""
    assert read(text).account is None


@pytest.mark.spec("facts.quotes")
def test_the_lines_are_kept() -> None:
    """Required: a person can see which lines the facts came from."""
    assert read("Hello\nNext billing date\nDecember 20, 2026\nBye").quotes == ("Next billing date", "December 20, 2026")


@pytest.mark.spec("facts.dates")
def test_a_view_without_text_is_read_by_its_elements() -> None:
    """Required: facts come from a whole view as from its text."""
    view = PageView(
        "https://x.example",
        elements=(Element(0, "0:1", "heading", "", text="Your membership ends on December 20, 2026"),),
    )

    assert read_facts(view, LEXICON).ends == DAY


@pytest.mark.spec("facts.linear")
@pytest.mark.parametrize(
    "unit", ["@", "a@b.", "fee $1 ", "Plan: a\n", "ends on 1 jan 2027\n", "$1", "1.1.", "account\n"]
)
def test_hostile_text_takes_work_in_proportion(unit: str) -> None:
    """Required: four times the text takes about four times the work, not sixteen."""
    small, large = unit * (15_000 // len(unit)), unit * (60_000 // len(unit))

    little, much = _work(small), _work(large)

    assert much < 1_000 + 6 * little


def _work(text: str) -> int:
    return work_of(lambda: read(text))


@pytest.mark.parametrize("line", ["保有ポイント 412pt 有効期限 2027年2月28日", "Card expires 28 February 2027"])
def test_last_day_of_something_else_is_no_end(line: str) -> None:
    """Required: points, offers and cards have last days of their own."""
    assert read_facts(line, Lexicon.load(), date(2026, 11, 24)).ends is None


@pytest.mark.spec("facts.account")
@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Plan\nPremium", "Premium"),
        ("Plan: Family 4K", "Family 4K"),
        ("Subscription\nPayments", None),
        ("Subscription\nEdit", None),
        ("Membership\nYour request", None),
    ],
)
def test_what_follows_in_a_menu_or_a_row_of_steps_is_no_plan(text: str, plan: str | None) -> None:
    """Required: a name of a plan acts on nothing, and is no other part of the account."""
    assert read(text).plan == plan


@pytest.mark.spec("facts.account")
def test_label_of_a_control_is_no_plan() -> None:
    """Required: the next item of a menu, whatever its words."""
    link = Element(0, "0:1", "link", "Larder Cellar", text="Larder Cellar", interactive=True)
    view = PageView("https://www.example.com/", elements=(link,), text="Subscription\nLarder Cellar")
    assert read_facts(view, LEXICON, TODAY).plan is None


@pytest.mark.spec("facts.account")
@pytest.mark.parametrize(
    "plan",
    [
        "Start",
        "Free",
        "Mobile Start",
        "Data 10GB",
        "8 classes",
        "Support Plus",
        "Extra",
        "Daily newsletter",
        "無料プラン",
    ],
)
def test_plan_behind_its_caption_is_read_whatever_its_words(plan: str) -> None:
    """Required: else a change of the plan would go unnoticed by the yes."""
    assert read(f"Plan: {plan}").plan == plan


@pytest.mark.spec("facts.account")
@pytest.mark.parametrize("plan", ["Free", "Mobile Start", "Data 10GB", "8 classes", "Payments Pro"])
def test_plan_below_its_caption_is_read_unless_it_is_surely_an_item_of_a_menu(plan: str) -> None:
    """Required: what has a number, a tier or unknown words is no bare "Payments" or "Edit"."""
    assert read(f"Plan\n{plan}").plan == plan


@pytest.mark.spec("facts.account")
@pytest.mark.parametrize("caption", ["Codice abbonamento", "Contract number", "Vertragsnummer", "Motivo", "Reason"])
def test_what_is_only_another_caption_is_no_plan(caption: str) -> None:
    """Required: below "Your plan" a number or reason is named next, or the next step of a flow."""
    assert read(f"Your plan\n{caption}\n30418827").plan is None
    assert read(f"Your plan\n{caption} Premium").plan == f"{caption} Premium"


@pytest.mark.spec("facts.account")
def test_the_site_s_footer_is_no_plan() -> None:
    """Required: it may follow a caption that has no value."""
    assert read("Your plan\n\u00a9 2026 Example Labs, Inc.").plan is None


@pytest.mark.spec("facts.account")
def test_tier_is_a_plan_also_where_it_can_be_pressed() -> None:
    """Required: "Premium" below "Plan" is a plan, although it leads to the plans."""
    link = Element(0, "0:1", "link", "Premium 4K", text="Premium 4K", interactive=True)
    view = PageView("https://www.example.com/", elements=(link,), text="Plan\nPremium 4K")
    assert read_facts(view, LEXICON, TODAY).plan == "Premium 4K"


@pytest.mark.spec("facts.dates")
def test_a_period_ends_on_its_last_day() -> None:
    """Required: the first of two days between which something may be used is not the end."""
    text = "Access until\n2026-11-16 ~ 2026-12-20"
    assert read(text).ends == DAY


@pytest.mark.spec("facts.fee")
@pytest.mark.parametrize(
    ("text", "fee"),
    [
        ("Plans include a U.S. licence fee of 21.4%, which goes to us.", None),
        ("Cancellation fee: $20. Plans include a licence fee of 21.4%.", "$20"),
        ("The final bill includes a cancellation fee of $50.", "$50"),
        ("Booking fees waived, 20% off drinks", None),
    ],
)
def test_a_fee_in_a_price_is_none_of_ending(text: str, fee: str | None) -> None:
    """Required: what plans include, and a discount, cost nothing; what a bill includes does."""
    assert read(text).fee == fee
