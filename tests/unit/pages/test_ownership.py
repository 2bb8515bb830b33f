"""Whose a line of an account page is: the subscription's, another thing's, or somebody else's.

Clauses stand in the tables as the reader gives them, or as the texts that it reads, where no clause can be given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.pages.account_evidence import ownership
from subterminator.pages.account_evidence.lines import Line
from subterminator.pages.statements import statement_of

TODAY = date(2026, 11, 22)
NAME = "Tidelight"


class Told(Line):
    """A line with the clauses that it is told to have."""

    told: Sequence[Meaning]

    @property
    def meanings(self) -> Sequence[Meaning]:
        return self.told


def told(written: str, *meanings: Meaning, heading: str = "") -> Line:
    line = Told(heading, written, written)
    line.told = meanings
    return line


def line_of(written: str, heading: str = "") -> Line:
    return Line(heading, written, written)


def clause(*flags: str, **fields: Any) -> Meaning:
    return Meaning(**{"modality": "instruction", "language": "en", **fields}, flags=frozenset(flags))


def claim(state: Any = "ended", *flags: str, holds: bool = True, words: str = "", **fields: Any) -> Evidence:
    meaning = clause(*flags, **fields)
    return Evidence(state, holds, meaning.tense, words, meaning)


def first_claim(text: str, heading: str = "", product: str = "") -> Evidence:
    return statement_of(text, heading, product).evidence[0]


# -- strangers ---------------------------------------------------------------------------------------------------------

OF_BOB = "Bob's membership has been cancelled"


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("said", "product", "heading", "others", "strange"),
    [
        (OF_BOB, NAME, "", (), True),
        (OF_BOB, NAME, "", (OF_BOB,), True),
        (OF_BOB, NAME, "", ("Your plan", "Ann"), True),
        (OF_BOB, "Bob's Club", "", (), False),
        (OF_BOB, NAME, "Bob", (), False),
        (OF_BOB, NAME, "", ("Ann", "Hello Bob"), False),
        # a control that acts on the strange thing does not make it known
        (OF_BOB, NAME, "", ("Restart Bob's membership",), True),
        (OF_BOB, NAME, "", ("Cancel Bob's membership",), True),
        (OF_BOB, NAME, "", ("Keep Bob's membership",), True),
        (OF_BOB, NAME, "", ("Manage Bob's membership",), False),
        (OF_BOB, NAME, "", ("Restart Bob's membership now with just one click",), True),
        (OF_BOB, NAME, "", ("Restart Bob's membership now with just one more click",), False),
        # one known word is enough
        ("Your Zorvik Sports pack has been cancelled", NAME, "", ("Sports",), False),
        ("Your Zorvik Sports pack has been cancelled", NAME, "", ("Films",), True),
        ("Your membership has been cancelled", NAME, "", (), False),
    ],
)
def test_claim_is_a_strangers_if_nothing_else_names_its_owner(
    said: str, product: str, heading: str, others: Sequence[str], strange: bool
) -> None:
    """Required: neither the product nor the heading nor another line, apart from controls for that very thing."""
    line = line_of(said, heading)
    assert ownership.names_a_stranger(first_claim(said), line, product, [line_of(each) for each in others]) is strange


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("said", "written", "strange"),
    [
        # a claim of an end or a renewal may be a stranger's; of the others nothing follows for the subscription
        *((claim(each, object="benefits", act="end", unknown=("zorvik",)), "", True)
          for each in ("ended", "scheduled", "active", "renews")),
        *((claim(each, object="benefits", act="end", unknown=("zorvik",)), "", False)
          for each in ("paused", "pending", "withdrawn", "charged", "other_object")),
        # benefits are named by what is done to them
        *((claim(object="benefits", act=each, unknown=("zorvik",)), "", True)
          for each in ("end", "stop", "expire", "undo", "none", "keep")),
        *((claim(object="benefits", act=each, unknown=("zorvik",)), "", False)
          for each in ("charge", "renew", "delete", "lose")),
        (claim(object="subscription", act="end", unknown=("zorvik",)), "", False),
        (claim(object="benefits", act="end"), "", False),
        # a free plan has a name only with a capital
        (claim(object="free_plan", unknown=("zorvik",)), "Your Zorvik plan", True),
        (claim(object="free_plan", unknown=("zorvik",)), "Your zorvik plan", False),
        (claim("ended", "part", object="free_plan", unknown=("zorvik",)), "Your zorvik plan", False),
        # a part of the product, by its word or its name in quotation marks
        (claim("ended", "part", unknown=("zorvik",)), "", True),
        (claim("ended", "part"), "", False),
        (claim("renews", "part", unknown=("zorvik",)), "", False),
        (claim("ended", "part"), "The 'Plan' pack has ended", True),
        (claim("renews", "part"), "The 'Plan' pack renews", False),
        # an owner, in the form of his language
        (claim(object="subscription", unknown=("bob",)), "Bob's plan", True),
        (claim(object="subscription", unknown=("bob",)), "The plan of Bob", True),
        (claim(object="subscription", unknown=("zorvik",)), "Bob's plan", False),
        (claim(object="subscription", unknown=("bob",)), "Bob plan", False),
        (claim(object="subscription", unknown=("bobs",), language="de"), "Bobs Mitgliedschaft", True),
        (claim(object="subscription", unknown=("bobs",), language="en"), "Bobs Mitgliedschaft", False),
    ],
)  # fmt: skip
def test_unknown_word_names_a_stranger_where_an_owner_or_a_part_stands(
    said: Evidence, written: str, strange: bool
) -> None:
    """Required: an unknown word elsewhere is only an unknown word."""
    assert ownership.names_a_stranger(said, line_of(written), "", []) is strange


GONE: dict[str, Any] = {"object": "subscription", "words": ("has no",), "clause": "bob has no plan"}
"""A clause in which "Bob" stands ahead of what is said of him."""


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "product", "name"),
    [
        # by the words for leaving
        (line_of("Bob left your membership"), NAME, "Bob"),
        (line_of("Bob left your membership"), "Bob", ""),
        (line_of("Bob Miller left your membership"), NAME, "Bob Miller"),
        (line_of("You removed Bob from your plan"), NAME, "Bob"),
        (line_of("Removed Bob from your plan"), NAME, "Bob"),
        (line_of("Removed Tidelight from your plan"), NAME, ""),
        (line_of("Premium left your plan"), NAME, ""),
        (line_of("Bob leaves your membership"), NAME, ""),
        (line_of("小明退出了您的会员"), NAME, "小明"),
        (line_of("민수님이 멤버십을 떠났습니다"), NAME, "민수"),
        (told("Bob left your plan", clause(unknown=("bobby",))), NAME, "Bob"),
        (told("Bob left your plan", clause(unknown=("ann",))), NAME, ""),
        (told("Bob left your plan", clause(unknown=("ann",)), clause(unknown=("bob",))), NAME, "Bob"),
        (told("Bob left your plan"), NAME, ""),
        # by a clause that says that its subject has it no longer
        (line_of("Bob no longer has access"), NAME, "bob"),
        (line_of("Bob no longer has access"), "Bob", ""),
        (line_of("bob no longer has access"), NAME, ""),
        (line_of("Your access no longer covers Bob"), NAME, ""),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), **GONE)), NAME, "bob"),
        (told("Bob has no plan", clause("nomore", unknown=("ann", "bob"), **GONE)), NAME, "bob"),
        (told("Bob has no plan", clause(), clause("nomore", unknown=("bob",), **GONE)), NAME, "bob"),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), **{**GONE, "words": ()})), NAME, ""),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), **{**GONE, "object": "benefits"})), NAME, "bob"),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), **{**GONE, "object": "member"})), NAME, "bob"),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), **{**GONE, "object": "order"})), NAME, ""),
        (told("Bob has no plan", clause("nomore", unknown=("bob",), inherited=True, **GONE)), NAME, ""),
        (told("Bob has no plan", clause("nomore", "active", unknown=("bob",), **GONE)), NAME, ""),
        (told("Bob has no plan", clause(unknown=("bob",), **GONE)), NAME, ""),
        (told("Bob has no plan", clause(unknown=("bob",), act="leave", tense="past", **GONE)), NAME, "bob"),
        (told("Bob has no plan", clause(unknown=("bob",), act="leave", tense="future", **GONE)), NAME, ""),
        (told("Bob has no plan", clause(unknown=("bob",), act="end", tense="past", **GONE)), NAME, ""),
        (
            told("小明 has no plan", clause("nomore", unknown=("小明",), **{**GONE, "clause": "小明 has no plan"})),
            NAME,
            "小明",
        ),
    ],
)  # fmt: skip
def test_who_left_or_was_removed_is_named(line: Line, product: str, name: str) -> None:
    """Required: a name that the line gives, and no word of the lexicon or of the product."""
    assert ownership.leaver(line, product) == name


def begun(*flags: str, ahead: str = "", name: str = "bob", **fields: Any) -> Meaning:
    return clause(
        *flags,
        **{"unknown": (name,), "clause": f"{ahead}{name} has it", "object": "subscription", "tense": "past"} | fields,
    )


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "product", "name"),
    [
        (told("Bob has it", begun()), NAME, "bob"),
        (told("Bob has it", begun(object="benefits")), NAME, "bob"),
        (told("Bob has it", begun(object="order")), NAME, ""),
        (told("Bob has it", begun(tense="present")), NAME, ""),
        (told("Bob has it", begun(tense="present", polarity="-")), NAME, "bob"),
        (told("Bob has it", begun(tense="present", object="member")), NAME, "bob"),
        (told("Bob has it", begun(object="none"), begun(tense="present")), NAME, "bob"),
        (told("bob has it", begun()), NAME, ""),
        (told("小明 has it", begun(name="小明")), NAME, "小明"),
        (told("Bob has it", begun()), "Bob's Club", ""),
        (told("Bob has it", begun(unknown=("bob", "ann"))), NAME, "bob"),
        (told("Bob has it", begun(unknown=())), NAME, ""),
        (told("Bob has it"), NAME, ""),
        (told("The Bob has it", begun(ahead="the ")), NAME, "bob"),
        (told("Your Bob has it", begun(ahead="your ")), NAME, ""),
    ],
)
def test_line_that_begins_with_an_unknown_person_is_about_him(line: Line, product: str, name: str) -> None:
    """Required: an article may stand before the name, and the line tells what became of the person's plan."""
    assert ownership.strange_subject(line, product) == name


# -- names and their states --------------------------------------------------------------------------------------------


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "product", "another", "subscription"),
    [
        ("Bob: removed", NAME, True, False),
        ("Bob : removed", NAME, True, False),
        ("Bob\uff1aremoved", NAME, True, False),
        ("Bob - removed", NAME, True, False),
        ("Old tablet \u2013 access removed", NAME, True, False),
        ("Bob \u2014 removed", NAME, True, False),
        ("Zorvik membership: ended", NAME, True, True),
        ("Tidelight: ended", NAME, False, False),
        ("Tidelight Bob: ended", NAME, False, False),
        ("Bob removed", NAME, False, False),
        ("Bob:", NAME, False, False),
        ("Membership: ended", NAME, False, True),
        ("Zorvik newsletter: ended", NAME, True, False),
        ("Zorvik device: ended", NAME, True, False),
        ("Zorvik add-on: ended", NAME, True, False),
        ("Zorvik member: ended", NAME, True, True),
        ("Zorvik trial: ended", NAME, False, False),
        ("Newsletter: ended", NAME, False, False),
        ("Zorvik cancelled: yes", NAME, False, False),
        ("Zorvik, old: ended", NAME, True, False),
        ("Your plan, Zorvik: ended", NAME, False, True),
        ("View Zorvik: ended", NAME, False, False),
        ("Not Bob: removed", NAME, False, False),
        ("Zorvik not active: yes", NAME, False, False),
        ("Is Zorvik active: yes", NAME, False, False),
        ("수학: 종료", NAME, True, False),
    ],
)
def test_name_ahead_of_a_state_is_read(line: str, product: str, another: bool, subscription: bool) -> None:
    """Required: a name before a colon or a dash that is neither a word of the product nor a statement by itself."""
    assert (ownership.is_under_another_name(line, product), ownership.names_a_subscription(line)) == (
        another,
        subscription,
    )


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "runs"),
    [
        (told("Tidelight Plus started", clause(act="start", tense="past")), True),
        (told("Tidelight Plus starts", clause(act="start", tense="future")), False),
        (told("Tidelight Plus ended", clause(act="end", tense="past")), False),
        (told("Tidelight Plus is active", clause("active")), True),
        (told("Is Tidelight Plus active?", clause("active", modality="question")), False),
        (told("Is Tidelight Plus off or active?", clause("active", modality="question"), clause("active")), True),
        (told("Tidelight started", clause(act="start", tense="past")), False),
        (told("TIDELIGHT plus: active", clause(), clause("active")), True),
    ],
)
def test_product_runs_if_a_line_says_so_by_its_whole_name(line: Line, runs: bool) -> None:
    """Required: it has started or is active, and that is asserted."""
    assert ownership.runs_by_name(line, "Tidelight Plus") is runs


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("said", "written", "days", "other"),
    [
        (claim(words="tidelight basic ended", tense="past"), "", (), True),
        (claim(words="tidelight basic ended", tense="future"), "", (), False),
        (claim(words="tidelight basic ended", tense="past", inherited=True), "", (), False),
        (claim(words="tidelight basic ended", tense="past"), "Tidelight Plus", (), False),
        (claim(words="basic ended", tense="past"), "", (), False),
        # a number in its name, apart from that of a day
        (claim(words="zorvik 500 ended", tense="past", unknown=("zorvik",)), "", (), True),
        (claim(words="fibre 500 ended", tense="past"), "", (), False),
        (claim(words="zorvik ended 5 5", tense="past", unknown=("zorvik",)), "", (13, 16), False),
        (claim(words="zorvik 500 ended 5 5", tense="past", unknown=("zorvik",)), "", (17, 20), True),
        (claim(words="zorvik ended 5 5", tense="past", unknown=("zorvik",)), "", (13, 14), True),
    ],
)
def test_plan_that_the_product_replaced_has_another_name(
    said: Evidence, written: str, days: Sequence[int], other: bool
) -> None:
    """Required: a past end, by one word of the product's name or by a name with a number."""
    found = [FoundDate(days[0], days[1], TODAY, year_written=True)] if days else []
    assert ownership.is_other_plan(said, written, "Tidelight Plus", found) is other


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("said", "ends", "spares"),
    [
        (claim("ended"), True, False),
        (claim("scheduled"), True, False),
        (claim("active"), False, False),
        (claim("ended", holds=False), False, False),
        (claim("ended", object="subscription"), False, False),
        (claim("ended", object="subscription", inherited=True), True, False),
        (claim("renews", holds=False), False, True),
        (claim("renews"), False, False),
        (claim("renews", holds=False, object="subscription"), False, False),
        (claim("active", holds=False), False, False),
        # the act is its own subject: unsubscribed
        (claim(object="subscription", act="end", words="", subject="left"), False, False),
    ],
)
def test_claim_may_not_say_what_it_is_about(said: Evidence, ends: bool, spares: bool) -> None:
    """Required: an end or a charge of nothing by name, or by the block's."""
    assert (ownership.ends_something(said), ownership.spares_something(said)) == (ends, spares)


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("act", "subject", "words", "nameless"),
    [
        ("end", "unsubscribed", ("unsubscribed",), True),
        ("stop", "unsubscribed", ("unsubscribed",), False),
        ("end", "plan", ("unsubscribed",), False),
        ("end", "unsubscribed", ("unsubscribed", "plan"), False),
        ("end", "cancelled plan", ("cancelled plan",), False),
        ("end", "", (), False),
    ],
)
def test_word_for_the_act_alone_names_nothing(act: Any, subject: str, words: tuple[str, ...], nameless: bool) -> None:
    """Required: "unsubscribed" may be from anything."""
    meaning = Meaning(act=act, object="subscription", subject=subject, words=words)
    assert ownership.ends_something(Evidence("ended", True, "past", "", meaning)) is nameless


# -- the name beside or above ------------------------------------------------------------------------------------------


def is_anothers(written: str, *above: Line, product: str = NAME, heading: str = "") -> bool:
    line = line_of(written, heading)
    said = first_claim(written, heading if heading != written else "", product)
    return ownership.is_of_another(said, [*above, line], product, TODAY)


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("written", "product", "another"),
    [
        ("Cancelled", NAME, False),
        ("Zorvik: cancelled", NAME, True),
        ("Zorvik: cancelled", "", False),
        ("Tidelight: cancelled", NAME, False),
        ("Tidelight is active", NAME, False),
        ("Your membership was cancelled", NAME, False),
        ("Membership: cancelled", NAME, False),
        # a status of what the subscription has
        ("Modem of the line: status: cancelled", "", True),
        ("Zorvik line. Status: cancelled", "", False),
        ("Modem of the line: price: cancelled", "", True),
        ("Modem of the line: cancelled", "", False),
        ("Modem of the line: plan: cancelled", "", False),
        # a price
        ("Price: ended", NAME, True),
        ("Price. Ended", NAME, False),
        ("Fee: ended", "", True),
        ("Status: cancelled", NAME, False),
        # behind the claim stands nothing that it is about
        ("Cancelled: Zorvik", NAME, False),
        # what was done to a thing is no name
        ("Bought Zorvik: cancelled", NAME, False),
        ("Was Zorvik: cancelled", NAME, False),
        ("Buy Zorvik: cancelled", NAME, False),
        # a renewal
        ("Newsletter: auto-renewal off", NAME, True),
        ("Parcel: renewal off", NAME, True),
        ("Newsletter. Auto-renewal off", NAME, False),
        ("Zorvik. Newsletter: auto-renewal off", NAME, True),
        ("Zorvik: auto-renewal off", NAME, False),
        ("Auto-renewal: off", NAME, False),
    ],
)
def test_name_beside_an_end_without_a_subject_tells_whose_it_is(written: str, product: str, another: bool) -> None:
    """Required: another name ahead of it in the line, and no name at all where the product is not known."""
    assert is_anothers(written, product=product) is another


@pytest.mark.spec("account.owner")
def test_heading_that_is_the_line_itself_is_not_read_into_it() -> None:
    """Required: only what stands above a line gives it an object."""
    assert is_anothers("Zorvik: cancelled", heading="Zorvik: cancelled")
    assert not is_anothers("Cancelled: Zorvik", heading="Cancelled: Zorvik")
    assert not is_anothers("Cancelled. Zorvik pack", heading="Membership")


ZORVIK = clause(unknown=("zorvik",))
OWN_KIND = told("Your plan", clause(object="subscription"))
OTHER_NAME = told("Blorpag", clause(unknown=("blorpag",)))
EIGHT = "Cancelled on 4 December 2026 by you now"
NINE = "Cancelled on 4 December 2026 by you just now"


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("above", "product", "another"),
    [
        ([told("Zorvik", ZORVIK)], NAME, True),
        ([told("Zorvik", ZORVIK)], "", False),
        # the nearest name decides
        ([OTHER_NAME, OWN_KIND], NAME, False),
        ([OWN_KIND, OTHER_NAME], NAME, True),
        ([OTHER_NAME, told("1 May", clause())], NAME, True),
        ([told("Zorvik plan", ZORVIK, clause(object="subscription"))], NAME, False),
        # a product that is written out ends the search
        ([OTHER_NAME, told("Tidelight", clause())], NAME, False),
        ([OTHER_NAME, told("TIDELIGHT", clause())], NAME, False),
        ([OTHER_NAME, told("Tide", clause())], "Tidelight\nTide", False),
        ([told("Zorvik", ZORVIK)], "Tidelight\n\nTide", True),
        # a line that nobody can read is a name, one without words is none
        ([told("Zorvik")], NAME, True),
        ([told("Zorvik")], "", False),
        ([told("55-66")], NAME, False),
        ([told("Tidelight+")], "Tidelight Plus", False),
        # acts with which a line only names something
        *(([told("Zorvik", replace(ZORVIK, act=each))], NAME, True) for each in ("be", "navigate", "start")),
        *(([told("Zorvik", replace(ZORVIK, act=each))], NAME, False) for each in ("inform", "end", "buy", "keep")),
        ([told("Zorvik", replace(ZORVIK, tense="past"))], NAME, False),
        ([told("Zorvik", replace(ZORVIK, inherited=True))], NAME, False),
        ([told("Zorvik", ZORVIK, clause(act="inform"))], NAME, False),
        # form of a name
        ([told("Zorvik a b c d e f g", ZORVIK)], NAME, True),
        ([told("Zorvik a b c d e f g h", ZORVIK)], NAME, False),
        ([told("Zorvik.", ZORVIK)], NAME, False),
        ([told("Zorvik,", ZORVIK)], NAME, False),
        ([told("Zorvik\uff0c", ZORVIK)], NAME, False),
        ([told("Zorvik: 5", ZORVIK)], NAME, False),
        ([told("Zorvik", ZORVIK), told("Zorvik.", ZORVIK)], NAME, False),
        # a purchase by its number, a thing by its day: also above a kind of subscription
        ([told("Purchase 99-2087", clause(act="buy")), OWN_KIND], NAME, True),
        ([told("Purchase", clause(act="buy")), OWN_KIND], NAME, False),
    ],
)
def test_names_above_an_end_without_a_subject_tell_whose_it_is(
    above: Sequence[Line], product: str, another: bool
) -> None:
    """Required: a short line that only names something, and the nearest one that can be told apart."""
    assert is_anothers("Cancelled", *above, product=product) is another


@pytest.mark.spec("account.owner")
def test_names_above_count_for_a_short_line_only() -> None:
    """Required: a long line says itself what it is about."""
    assert is_anothers(EIGHT, OTHER_NAME)
    assert not is_anothers(NINE, OTHER_NAME)
    newsletter = told("Zorvik letter", clause(object="newsletter"))
    assert is_anothers("Auto-renewal is off for you from now on", newsletter)
    assert not is_anothers("Auto-renewal is off for you from now on today", newsletter)


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("above", "another"),
    [
        ([told("Zorvik letter", clause(object="newsletter"))], True),
        ([told("Zorvik parcel", ZORVIK, clause(object="order"))], True),
        ([told("Zorvik payment", clause(object="payment"))], False),
        ([told("Zorvik", ZORVIK)], False),
        ([told("Tidelight letter", clause(object="newsletter"))], False),
        ([told("We sent the letter", clause(object="newsletter", act="inform"))], False),
        ([told("Zorvik letter", clause(object="newsletter")), told("Zorvik", ZORVIK)], False),
        ([], False),
    ],
)
def test_renewal_that_is_off_under_another_product_is_that_ones(above: Sequence[Line], another: bool) -> None:
    """Required: only the very next line above, if it names a thing with an end of its own."""
    assert is_anothers("Auto-renewal off", *above) is another
    assert is_anothers("Does not renew", *above) is another
    assert is_anothers("Renews on 4 December 2026", *above) is False
    assert is_anothers("Your plan does not renew", *above) is False
    inactive = claim("active", holds=False)
    assert ownership.is_of_another(inactive, [*above, line_of("Not active")], NAME, TODAY) is False


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("name", "product", "whose"),
    [
        # a word of the product's name outweighs all
        (clause("number", "info", object="order", unknown=("tidelight",)), "Tidelight Plus", "own"),
        (clause(unknown=("tide",)), NAME, "other"),
        (clause(unknown=("zorvik", "tidelight")), NAME, "own"),
        (clause(unknown=("タイド",)), "タイドライト", "own"),
        (clause(unknown=("イイ",)), "タイドライト", "other"),
        (clause(unknown=("수학",)), "수학동아리", "own"),
        # a number says nothing
        (clause("number", object="order", unknown=("zorvik",)), NAME, "none"),
        # other things, and what only describes
        *((clause(object=each), NAME, "other")
          for each in ("order", "booking", "addon", "member", "newsletter", "device", "offer", "payment", "other")),
        *((clause(each), NAME, "other") for each in ("info", "former", "extra")),
        *((clause(each, object="subscription"), NAME, "other") for each in ("info", "former", "extra")),
        # the subscription's kind: not with another name in another language, or for several or a part
        *((clause(object=each), NAME, "own")
          for each in ("subscription", "trial", "benefits", "renewal", "auto_payment")),
        (clause(object="subscription", unknown=("zorvik",)), NAME, "own"),
        (clause(object="subscription", unknown=("zorvik",), language="de"), NAME, "other"),
        (clause(object="subscription", unknown=("zorvik",), language="de"), "", "own"),
        (clause(object="subscription", language="de"), NAME, "own"),
        *((clause(each, object="subscription", unknown=("zorvik",)), NAME, "other") for each in ("part", "plural")),
        *((clause(each, object="subscription"), NAME, "own") for each in ("part", "plural")),
        # neither
        (clause(), NAME, "none"),
        (clause(unknown=("zorvik",)), "", "none"),
        (clause(object="account"), NAME, "none"),
    ],
)  # fmt: skip
def test_name_is_the_subscriptions_or_another_things_or_none(name: Meaning, product: str, whose: str) -> None:
    """Required: with nothing above it only another thing's counts; what is no name leaves it to the name above."""
    lines = told("Line", name)
    assert is_anothers("Cancelled", lines, product=product) is (whose == "other")
    under_another = is_anothers("Cancelled", told("Letter", clause(object="newsletter")), lines, product=product)
    assert under_another is (whose != "own")


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "record"),
    [
        *((told("Thing 99-2087", clause(act=each)), True)
          for each in ("buy", "pay", "change", "contact", "remind", "back")),
        (told("Thing 99-2087", clause(act="end")), False),
        (told("Thing 99-2087", clause()), False),
        (told("Thing 99-2087"), False),
        (told("Thing", clause(act="buy")), False),
        (told("Thing 99-2087", clause(act="buy"), clause()), False),
        (told("Thing 99-2087", clause(act="buy", object="order")), True),
        (told("Thing 99-2087", clause(act="buy", object="subscription")), False),
    ],
)  # fmt: skip
def test_record_is_named_by_its_number(line: Line, record: bool) -> None:
    """Required: a purchase, a return or a call with a number, and no subscription."""
    assert ownership.is_record(line) is record


DATED: dict[str, Any] = {"unknown": ("zorvik",)}


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("item", "another"),
    [
        (told("Thing of 24 November", clause(**DATED)), True),
        (told("Thing", clause(**DATED)), False),
        (told("Tidelight of 24 November", clause(**DATED)), False),
        (told("Thing of 24 November"), False),
        (told("Thing of 24 November", clause()), False),
        *((told("Thing of 24 November", clause(object=each)), True) for each in ("order", "booking", "content")),
        *((told("Thing of 24 November", clause(object=each)), False) for each in ("subscription", "account")),
        (told("Thing of 24 November", clause("part")), True),
        (told("Thing of 24 November", clause(**DATED), clause()), False),
        (told("Thing of 24 November", clause(act="start", **DATED)), False),
        (told("Thing of 24 November", clause(tense="present", **DATED)), False),
        *((told("Thing of 24 November", clause(each, **DATED)), False)
          for each in ("until", "past", "present", "future", "last", "next", "info", "number", "status", "off",
                       "on", "active", "inactive", "paused", "pending", "failed")),
    ],
)  # fmt: skip
def test_one_of_several_things_is_named_by_its_day(item: Line, another: bool) -> None:
    """Required: a delivery or an issue with its day, also above a kind; not a day of something that happens."""
    assert is_anothers("Cancelled", item, OWN_KIND, product="Tidelight Plus") is another


# -- the subscription again --------------------------------------------------------------------------------------------


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("written", "product", "own"),
    [
        ("Tidelight has ended", "Tidelight Plus", True),
        ("TIDELIGHT has ended", "Tidelight Plus", True),
        ("Zorvik has ended", "Tidelight Plus", False),
        ("Your plan has ended", "Tidelight plan", False),
        ("Sky has ended", "Sky", True),
        ("Go has ended", "Go", False),
        ("光速 ended", "光速", True),
        ("光 ended", "光", False),
        ("々1 ended", "々1", True),
    ],
)
def test_own_word_is_one_of_the_products_name(written: str, product: str, own: bool) -> None:
    """Required: no word for a kind, and none that is too short to tell."""
    line = told(written)
    assert ownership.has_own_word(line, product) is own
    assert ownership.is_own(line, product) is own


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "own"),
    [
        *((told("Line", clause(object=each)), True)
          for each in ("subscription", "trial", "benefits", "renewal", "auto_payment")),
        (told("Line", clause(object="order")), False),
        (told("Line", clause(object="subscription", inherited=True)), False),
        (told("Line", clause(object="subscription", unknown=("zorvik",))), False),
        (told("Line", clause("part", object="subscription")), False),
        (told("Line", clause(object="subscription"), clause(object="order")), True),
        (told("Line", clause(object="subscription"), clause(unknown=("zorvik",))), False),
        (told("Line"), False),
    ],
)  # fmt: skip
def test_line_is_about_the_subscription_again_by_its_kind(line: Line, own: bool) -> None:
    """Required: a kind of its own, and no other name or part."""
    assert ownership.is_own(line, NAME) is own


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("meaning", "access"),
    [
        *((clause(object=each), True) for each in ("benefits", "none", "content")),
        *((clause(object=each), False) for each in ("subscription", "trial", "account")),
        (clause(object="subscription", inherited=True), True),
    ],
)
def test_access_is_less_than_a_subscription(meaning: Meaning, access: bool) -> None:
    """Required: an access, a content or nothing by name."""
    assert ownership.is_access(meaning) is access


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("written", "several"),
    [
        ("Box of 5 May: ended", True),
        ("5 May: ended", True),
        ("Box: ended", False),
        ("Box: ended on 5 May", False),
        ("Cancelled on 5 May: plan", False),
        ("Box of 5 May ended", False),
        ("Box of 5 May, cancelled: yes", False),
    ],
)
def test_one_of_what_comes_regularly_has_a_day_in_its_name(written: str, several: bool) -> None:
    """Required: a day ahead of the state, and no act beside it."""
    assert ownership.names_one_of_several(line_of(written), TODAY) is several


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("written", "ends"),
    [
        ("Tidelight has ended", True),
        ("Tidelight ends on 4 December 2026", True),
        ("Tidelight is active", False),
        ("Zorvik has ended", False),
        ("Your plan has ended", False),
        ("Tidelight Sports", False),
    ],
)
def test_product_ends_by_a_word_of_its_own(written: str, ends: bool) -> None:
    """Required: an end, now or on a day, in a line with its name."""
    assert ownership.ends_by_own_word(line_of(written), NAME) is ends


RUNNING: dict[str, Any] = {"tense": "present", "modality": "asserted", "unknown": ("zorvik",)}


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("said", "written", "beside"),
    [
        (claim("active", "stays", **RUNNING), "Your Zorvik is not affected", True),
        (claim("active", "stays", **RUNNING), "Your Tidelight Zorvik is not affected", False),
        (claim("active", "stays", **{**RUNNING, "unknown": ()}), "Your Zorvik is not affected", False),
        (claim("active", **RUNNING), "Your Zorvik is active", False),
        (claim("renews", **RUNNING), "Your Zorvik renews", True),
        (claim("renews", **RUNNING), "Your Zorvik renews on 4 December 2026", False),
        (claim("renews", holds=False, **RUNNING), "Your Zorvik does not renew", False),
        (claim("active", "stays", **RUNNING), "Your Zorvik stays as on 4 December 2026", True),
    ],
)
def test_what_goes_on_by_another_name_stands_beside_the_subscription(
    said: Evidence, written: str, beside: bool
) -> None:
    """Required: it stays or renews without a day, under a name that is not the product's."""
    assert ownership.is_beside(said, line_of(written), NAME) is beside
