"""Consequences word by word: what a sentence, a label or a chosen answer says besides the end of this subscription."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from stand_ins import HOME, control, page
from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.warning_kinds import is_lighter
from subterminator.domain.protocols import Element
from subterminator.lexicon.lexicon import Lexicon

ENDS = "Your membership will end on 4 December 2026."
KNOWN = Known("Tidelight", "Premium\nYour membership is active. Next billing date: 4 December 2026.")
FINISH = control("Finish cancellation", node="0:7")
DELETION = "the page speaks of a deletion"
LOCKED = "the page says that one cannot sign in any more"
LOST = "the page says that something of yours is lost"
OTHER = "the page says that something else ends"
SEVERAL = "the page says that more than one subscription ends"
BEGINS = "the page says that something begins or goes on afterwards"
TAKEN_BACK = "the page speaks of a cancellation that is taken back"
SUM = "the page names a sum, and it is not clear what for"
CHARGE = "the page may speak of a charge"


def read(
    *lines: str,
    finish: Element = FINISH,
    more: tuple[Element, ...] = (),
    known: Known = KNOWN,
    language: str = "",
) -> list[str]:
    """All that is told of a page with these lines."""
    text = "\n".join([*lines, finish.text])
    view = page(finish, *more, url=f"{HOME}/leave", text=text, language=language)
    return Consequences(Lexicon.load()).read(view[0], view, "", known)


def told(kind: str, sentence: str) -> list[str]:
    """What is told of a sentence; nothing without a kind."""
    return [f"{kind}: {sentence if kind in {SUM, CHARGE} else repr(sentence)}"] if kind else []


# -- sentences ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        # what is deleted
        ("Your account will be deleted.", DELETION),
        ("Your profile will be deleted.", DELETION),
        ("Your membership will be deleted.", DELETION),
        ("Your data will be deleted.", DELETION),
        ("Your order will be deleted.", DELETION),
        ("We delete your account.", DELETION),
        # benefits of the subscription are none
        ("Your benefits will be deleted.", ""),
        ("Your films will be deleted.", ""),
        ("Your discount will be deleted.", ""),
        ("Your device will be removed.", ""),
        # nothing is asserted
        ("Your data will not be deleted.", ""),
        ("Your photos may be deleted.", ""),
        ("Is your data deleted?", ""),
        ("If we delete your data, we tell you.", ""),
        # the account that is kept
        ("Deleting your account is another thing, and your account remains.", ""),
        ("Deletion is another thing, and your account remains.", ""),
        ("Your membership will be deleted, and your account remains.", ""),
        ("Your membership will be deleted if you keep your account.", ""),
        ("Your membership will be deleted, and you may keep your account.", DELETION),
        ("Your membership will be deleted, and you keep your account.", DELETION),
        ("Your membership will be deleted, and your account does not remain.", DELETION),
        ("Your membership will be deleted, and your films remain.", DELETION),
        ("Your membership will be deleted, and you pause your account.", DELETION),
        # and what is deleted all the same
        ("Your data will be deleted, but your account remains.", DELETION),
        ("Your account remains, and your order will be deleted.", DELETION),
        # nobody can sign in
        ("You can no longer sign in.", LOCKED),
        ("You cannot sign in any more.", LOCKED),
        ("You will not be able to sign in.", LOCKED),
        ("You will never sign in again.", LOCKED),
        ("You can no longer sign in, and your account remains.", LOCKED),
        ("You cannot sign in.", ""),
        ("You can sign in any more.", ""),
        ("You will be able to sign in.", ""),
        ("You can no longer watch.", ""),
        ("If you cannot sign in any more, call us.", ""),
        ("Can you no longer sign in?", ""),
    ],
)
def test_deletions_and_closed_doors_are_told(sentence: str, kind: str) -> None:
    """Required: asserted, of something other than the benefits; that an account is kept excuses its own deletion."""
    assert read(ENDS, sentence) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("You lose what you bought.", LOST),
        ("Your purchased films will be lost.", LOST),
        ("You lose the films that you bought.", LOST),
        ("You will lose your orders.", LOST),
        ("Your order will be lost.", LOST),
        ("You lose your account.", LOST),
        ("Your account will be lost.", LOST),
        ("You lose access to your account.", LOST),
        ("You lose your account, and you lose your films.", LOST),
        ("You do not lose your account.", ""),
        ("You do not lose the films that you bought.", ""),
        ("Your account stays, you lose films.", ""),
        ("You lose your playlists.", ""),
        ("You lose access to films.", ""),
        ("You keep what you bought.", ""),
        ("You bought films in your account.", ""),
    ],
)
def test_loss_of_what_is_owned_is_told(sentence: str, kind: str) -> None:
    """Required: what was bought or ordered, and an account; the subscription's own benefits end with it."""
    assert read(ENDS, sentence) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("thing", "alone", "beside"),
    [
        # what ends besides
        ("order", True, True),
        ("booking", True, True),
        ("device", True, True),
        # what ends instead, if nothing says that the subscription does; an add-on ends with it
        ("add-on", True, False),
        ("newsletter", True, False),
        ("discount", True, False),
        ("data", True, False),
        ("payment", True, False),
        ("card", True, False),
        # parts of the cancellation, and the subscription itself
        ("survey", False, False),
        ("changes", False, False),
        ("cookies", False, False),
        ("session", False, False),
        ("account", False, False),
        ("membership", False, False),
        ("renewal", False, False),
        ("trial", False, False),
        ("access", False, False),
    ],
)
def test_end_of_another_thing_is_told(thing: str, *, alone: bool, beside: bool) -> None:
    """Required: with an end of its own always; of what belongs to an account where this end is not named."""
    sentence = f"Your {thing} will be cancelled on 4 December 2026."
    assert read(sentence) == told(OTHER if alone else "", sentence)
    assert read(ENDS, sentence) == told(OTHER if beside else "", sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("Your order ends on 4 December 2026.", OTHER),
        ("Your order will end.", OTHER),
        ("Your order expires.", OTHER),
        ("Your order will be stopped.", OTHER),
        ("Your order was cancelled.", ""),
        ("Your order will not end.", ""),
        ("Your order will not be cancelled.", ""),
        ("Will your order end?", ""),
        ("Your order may end.", ""),
        ("If your order ends, we call you.", ""),
        ("Your order starts.", BEGINS),
        # a discount that lapses by itself
        ("Your discount ends.", ""),
        ("Your discount expires.", ""),
        ("Your discount will end.", OTHER),
        ("Your payment ends.", OTHER),
        # several
        ("Both subscriptions will end.", SEVERAL),
        ("All 4 subscriptions will be cancelled.", SEVERAL),
        ("Your subscription will end.", ""),
    ],
)
def test_end_is_asserted_and_to_come(sentence: str, kind: str) -> None:
    """Required: by ending, stopping or lapsing; not past, asked, possible, denied or conditional."""
    assert read(sentence) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("this", "told_"),
    [
        ("Your membership will end on 4 December 2026.", False),
        ("Your trial ends on 4 December 2026.", False),
        ("Your access ends on 4 December 2026.", False),
        ("Your renewal ends on 4 December 2026.", False),
        ("It ends on 4 December 2026.", False),
        ("Blorp ends on 4 December 2026.", False),
        ("Your films will end on 4 December 2026.", False),
        ("You can watch until 4 December 2026.", True),
        ("Your account ends on 4 December 2026.", True),
        ("The deadline ends on 4 December 2026.", True),
        ("Your session ends on 4 December 2026.", True),
    ],
)
def test_add_on_ends_with_what_it_was_added_to(this: str, told_: bool) -> None:
    """Required: where the page says that this subscription ends."""
    sentence = "Your add-on will be cancelled."
    assert read(this, sentence) == (told(OTHER, sentence) if told_ else [])


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("A new plan begins on 5 December 2026.", BEGINS),
        ("Your plan starts.", BEGINS),
        ("We will start your plan.", BEGINS),
        ("Your plan resumes.", BEGINS),
        ("We resume your plan on 1 May.", BEGINS),
        ("A new plan starts free.", ""),
        ("Your free plan starts today.", ""),
        ("Your Lite plan starts on 5 December, the first month is free.", BEGINS),
        ("A plan started.", ""),
        ("A plan has resumed.", ""),
        ("No new plan begins.", ""),
        ("Does your plan resume?", ""),
        ("If your plan resumes, we tell you.", ""),
        ("You can restart anytime.", ""),
        ("The survey starts.", ""),
        ("Your membership goes on.", ""),
        ("Your cancellation is withdrawn.", TAKEN_BACK),
        ("You withdrew the cancellation.", TAKEN_BACK),
        ("If you withdraw the cancellation, we tell you.", ""),
    ],
)
def test_what_begins_afterwards_is_told(sentence: str, kind: str) -> None:
    """Required: asserted, present or to come, and not free by itself."""
    assert read(ENDS, sentence) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        # an owner at the beginning
        ("Bob's membership will end.", "Bob's"),
        ("Bob\u2019s membership will end.", "Bob\u2019s"),
        ("Bob Miller's membership will end.", "Bob"),
        ("Bob Miller\u2019s membership will end.", "Bob"),
        ("Basketnews will end your membership.", ""),
        # a capital inside
        ("Your Basketnews membership will end.", "Basketnews"),
        ("Your basketnews membership will end.", ""),
        ("Your \u201cBasketnews\u201d membership will end.", "Basketnews"),
        ("Your Basketnews. membership will end.", ""),
        ("Your Basketnews- membership will end.", "Basketnews-"),
        # known ones
        ("Your Tidelight membership will end.", ""),
        ("Your Premium membership will end.", ""),
        ("Your December membership will end.", ""),
        # German writes every noun with a capital
        ("Deine Basketnews-Mitgliedschaft endet am 4. Dezember 2026.", ""),
        ("Deine Mitgliedschaft bei Basketnews endet am 4. Dezember 2026.", ""),
        ("Votre abonnement Basketnews prendra fin le 4 d\u00e9cembre 2026.", "Basketnews"),
        # a privacy notice names who keeps what is asked
        ("Les informations recueillies sont pour votre r\u00e9siliation par la Soci\u00e9t\u00e9 Hubert.", ""),
        # only where something of the subscription ends
        ("Your Basketnews session will end.", ""),
        ("If you cancel, your Basketnews membership will end.", ""),
        ("Your Basketnews membership has ended.", ""),
    ],
)
def test_name_of_another_whose_subscription_ends_is_told(sentence: str, name: str) -> None:
    """Required: with a capital that does not begin the sentence, unknown to the service and to the account page."""
    warning = f"the page says that it is '{name}' whose subscription ends: '{sentence}'"
    assert read(sentence) == ([warning] if name else [])


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("If you cancel, your account will be deleted.", DELETION),
        ("When you cancel, your data will be deleted.", DELETION),
        ("Once your membership ends, we delete your data.", DELETION),
        ("After cancelling, your account will be deleted.", DELETION),
        ("By cancelling, your data is deleted.", DELETION),
        ("If you leave, your data will be deleted.", DELETION),
        ("If you stop your plan, your data will be deleted.", DELETION),
        ("When your plan expires, your data will be deleted.", DELETION),
        ("If you confirm, your account will be deleted.", DELETION),
        ("If you continue, your data will be deleted.", DELETION),
        ("Your data will be deleted if you cancel.", DELETION),
        ("Wenn du k\u00fcndigst, werden deine Dateien nach 30 Tagen gel\u00f6scht.", DELETION),
        ("Si vous r\u00e9siliez, votre compte sera supprim\u00e9.", DELETION),
        (
            "\u89e3\u7d04\u3059\u308b\u3068\u3001\u30a2\u30ab\u30a6\u30f3\u30c8\u304c\u524a\u9664\u3055\u308c\u307e\u3059\u3002",
            DELETION,
        ),
        ("If you cancel, your data may be deleted.", DELETION),
        ("If you cancel, you can no longer sign in.", LOCKED),
        ("If you cancel, your Lite plan starts on 5 December.", BEGINS),
        ("If you cancel, your order will be cancelled.", OTHER),
        # a condition that this press does not meet, a question and a denial
        ("If you stay, your data will be deleted.", ""),
        ("If you do not cancel, your data will be deleted.", ""),
        ("If you do not cancel, your plan starts on 5 December.", ""),
        ("If you want, your data will be deleted.", ""),
        ("If you delete your account, your order will be cancelled.", ""),
        ("If you come back, your plan resumes on 5 December.", ""),
        ("If you cancel, will your data be deleted?", ""),
        ("If you cancel, your data will not be deleted.", ""),
    ],
)
def test_condition_that_this_press_meets_silences_nothing(sentence: str, kind: str) -> None:
    """Required: "if you cancel" is what the press does; another condition is another matter."""
    assert read(ENDS, sentence) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
def test_run_knows_nothing_at_first() -> None:
    """Required: what was not read is no name, no page, no choice and no day."""
    nothing = Known("", "", (), frozenset(), "", date.max, on_account=False, in_flow=False)
    assert (Known(), read(ENDS, known=Known())) == (nothing, [])


@pytest.mark.spec("approval.consequences")
def test_gravest_consequence_comes_first() -> None:
    """Required: the question shows only the first few, so their order counts."""
    lines = (
        *("We charge $4.00.", "A new plan begins on 5 December 2026.", "Your order will end."),
        *("You lose your account.", "Your data will be deleted."),
    )
    box = control("Xylofon", "checkbox", node="0:9", states=("checked",))
    found = read(*lines, finish=control("Cancel my order", node="0:7"), more=(box,))
    assert [each.split(": ")[0] for each in found] == [
        "'Cancel my order' does not say that the subscription ends",
        *(DELETION, LOST, "the answer 'Xylofon' is chosen on the page", OTHER, BEGINS, SUM),
    ]


# -- sums --------------------------------------------------------------------------------------------------------------

UNREAD = "Minden 1 234 mentett kép eltűnik."
SHORT = "Minden 12 mentett kép eltűnik."


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("lines", "kind", "sentence"),
    [
        (["Your deposit of $4.00"], SUM, "Your deposit of $4.00"),
        (["The outstanding balance is settled now."], CHARGE, "The outstanding balance is settled now."),
        # a number among words of no known language: of three digits, on a page that is mostly understood
        ([ENDS, UNREAD], CHARGE, UNREAD),
        ([ENDS, SHORT], "", ""),
        ([ENDS, SHORT.replace("12", "123")], CHARGE, SHORT.replace("12", "123")),
        (["Minden kép eltűnik.", "Minden mentett eltűnik.", SHORT], CHARGE, SHORT),
    ],
)
def test_sum_or_charge_is_told_with_its_sentence(lines: list[str], kind: str, sentence: str) -> None:
    """Required: as the page writes it."""
    assert read(*lines) == told(kind, sentence)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(("readable", "kind"), [(1, ""), (0, CHARGE)])
def test_page_is_understood_from_half_of_its_sentences_on(readable: int, kind: str) -> None:
    """Required: of the sentences, the label of the control among them."""
    assert read(*[ENDS] * readable, "Minden kép eltűnik.", SHORT) == told(kind, SHORT)
    half = [ENDS.replace(".", ", minden kép eltűnik.")] * readable
    assert read(*half, "Minden kép eltűnik.", SHORT) == told(kind, SHORT)


@pytest.mark.spec("approval.consequences")
def test_sum_of_the_account_page_is_known_elsewhere() -> None:
    """Required: on the account page itself every sum counts, whatever that page says."""
    known = replace(KNOWN, account=f"{KNOWN.account}\nYour deposit of $4.00")
    assert read("Your deposit of $4.00", known=known) == []
    assert read("Your deposit of $4.00", known=replace(known, on_account=True)) == told(SUM, "Your deposit of $4.00")
    price = replace(KNOWN, account=f"{KNOWN.account}\nPremium: $12.99 a month", today=date(2026, 11, 22))
    assert read("We charge $12.99 on 4 December 2026.", known=replace(price, on_account=True)) == []


@pytest.mark.spec("approval.consequences")
def test_costs_of_ending_on_every_page_before_are_told() -> None:
    """Required: of the account page and of each page of the flow, sentence by sentence."""
    account, earlier = "Hello. Ending earlier costs $120.\nBye", ("Hi", "Good day.\nEnding now costs $80. Really.")
    assert read(ENDS, known=Known("Tidelight", account, earlier)) == [
        "an earlier page names what ending costs: Ending earlier costs $120.",
        "an earlier page names what ending costs: Ending now costs $80.",
    ]


@pytest.mark.spec("approval.consequences")
def test_bill_that_an_earlier_page_calls_paid_costs_nothing() -> None:
    """Required: "last" says when it was, not that it is for the end; one that is due is told."""
    paid = Known("Tidelight", "Dernière facture : 39,99 €, réglée le 20 novembre 2026", today=date(2026, 11, 22))
    assert read(ENDS, known=paid) == []
    due = replace(paid, account="Dernière facture : 39,99 €, à régler le 20 décembre 2026")
    assert read(ENDS, known=due) == [f"an earlier page names what ending costs: {due.account}"]


@pytest.mark.spec("approval.consequences")
def test_number_in_a_line_of_the_account_page_is_known() -> None:
    """Required: a name with a number that the account page has is no charge; another number may be one."""
    known = replace(KNOWN, account=f"{KNOWN.account}\nXylonet Zuhause 250 Kabel")
    assert read(ENDS, "Xylonet Zuhause 250 Kabel", known=known) == []
    assert read(ENDS, "Xylonet Zuhause 290 Kabel", known=known) == told(CHARGE, "Xylonet Zuhause 290 Kabel")
    assert read(ENDS, "Xylonet Zuhause 250 Kabel", known=replace(known, on_account=True)) != []


# -- labels ------------------------------------------------------------------------------------------------------------

NOT_THIS = "does not say that the subscription ends"
PAYING = "ends a way of paying, and may leave the subscription as it is"
WHOLE = "may close the account as a whole"
AT_ONCE = "ends a trial at once: what is paid may begin"


def strange(word: str) -> str:
    return f"has a word in it that is not understood: '{word}'"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "warnings"),
    [
        # what ends instead
        ("Cancel my order", [NOT_THIS]),
        ("Cancel my booking", [NOT_THIS]),
        ("Cancel my device", [NOT_THIS]),
        ("Cancel my add-on", [NOT_THIS]),
        ("Cancel my newsletter", [NOT_THIS]),
        ("Cancel my discount", [NOT_THIS]),
        ("Cancel my survey", [NOT_THIS]),
        ("Cancel my changes", [NOT_THIS]),
        ("Cancel my data", [NOT_THIS]),
        ("Cancel my payment", [NOT_THIS]),
        ("Turn off my order", [NOT_THIS]),
        ("Cancel former price", [NOT_THIS]),
        ("Cancel for this reason", [NOT_THIS]),
        ("Cancel my card", [PAYING]),
        ("Turn off automatic payments", [PAYING]),
        # this end, and what is none
        ("Cancel my plan", []),
        ("Cancel my former plan", []),
        ("Cancel my cookies", []),
        ("Cancel my session", []),
        ("Cancel", []),
        ("Do not cancel my order", []),
        ("Do not cancel Basketnews", []),
        ("Show my order", []),
        ("Show Basketnews", []),
        # a trial
        ("End my trial", []),
        ("End my trial today", [AT_ONCE]),
        ("End my plan now", []),
        # the whole account
        ("\u9000\u4f1a\u624b\u7d9a\u304d", [WHOLE]),
        ("\u9000\u4f1a\u3059\u308b", [WHOLE]),
        ("\u30d7\u30e9\u30f3\u306e\u9000\u4f1a\u624b\u7d9a\u304d", []),
        # words that nobody knows
        ("Cancel Basketnews", [strange("basketnews")]),
        ("Cancel Tidelight", []),
        ("Cancel Premium", []),
        ("Cancel Prem", [strange("prem")]),
        ("Cancel Tidelight and Basketnews", [strange("basketnews")]),
        ("Cancel the Basketnews order", [strange("basketnews"), NOT_THIS]),
    ],
)
def test_label_that_ends_something_else_is_told_in_full(label: str, warnings: list[str]) -> None:
    """Required: another thing, a way of paying, a trial at once, a whole account, and a word that nobody knows."""
    assert read(ENDS, finish=control(label, node="0:7")) == [f"'{label}' {each}" for each in warnings]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "role", "warnings"),
    [
        ("Automatic payments", "switch", [PAYING]),
        ("Automatic payments", "checkbox", [PAYING]),
        ("Automatic payments", "button", []),
        ("Card", "switch", [PAYING]),
        ("No automatic payments", "switch", []),
        ("Automatic payment for Basketnews", "switch", [strange("basketnews"), PAYING]),
        ("Basketnews alerts", "switch", []),
        ("My orders", "switch", []),
    ],
)
def test_switch_of_a_way_of_paying_is_told_without_a_verb(label: str, role: str, warnings: list[str]) -> None:
    """Required: a switch or a box turns off what it names."""
    finish = control(label, role, node="0:7")
    assert read(ENDS, finish=finish) == [f"'{label}' {each}" for each in warnings]


@pytest.mark.spec("approval.consequences")
def test_name_and_text_of_a_control_are_read_each() -> None:
    """Required: what a person sees, and what the page calls it; the same words once."""
    told_ = ["'Cancel my order' does not say that the subscription ends"]
    assert read(ENDS, finish=control("Cancel my order", node="0:7", text="Cancel")) == told_
    assert read(ENDS, finish=control("Cancel", node="0:7", text="Cancel my order")) == told_
    assert read(ENDS, finish=control("Cancel my order", node="0:7", text="")) == told_
    assert read(ENDS, finish=control("Cancel my order", node="0:7")) == told_


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("word", "account", "known"),
    [
        ("\u6771\u4eac", "\u6771\u4eac\u30d7\u30e9\u30f3", True),
        ("\u6771\u4eac", "\u5927\u962a\u30d7\u30e9\u30f3", False),
        ("Prem", "Prem 12", True),
        ("Prem", "Premium", False),
        ("Prem", "MyPrem", False),
    ],
)
def test_strange_word_of_a_label_is_known_as_a_whole_word_of_the_account_page(
    word: str, account: str, known: bool
) -> None:
    """Required: in scripts without spaces anywhere in its text."""
    finish = control(f"Cancel {word}", node="0:7")
    assert read(ENDS, finish=finish, known=Known("Tidelight", account)) == (
        [] if known else [f"'Cancel {word}' {strange(word.lower())}"]
    )


# -- chosen answers ----------------------------------------------------------------------------------------------------


def chosen(label: str, role: str = "checkbox") -> Element:
    return control(label, role, node="0:9", tag="input", states=("checked",))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "label",
    [
        # the subscription by its names, and its price
        *("Tidelight", "Premium", "Tidelight Premium", "Premium active", "Premium, $12.99"),
        # this end
        *("Cancel my plan", "Stop my plan", "End renewal", "End trial", "End my benefits", "Cancel Tidelight"),
        *("Cancel my plan on 4 December", "Cancel my Tidelight plan", "Cancel my plan, keep account"),
        *("Cancel my plan, my order stays", "Cancel my plan, no thanks", "Complete the cancellation"),
        *("Stop my plan and keep my account", "Service disconnected: 18 November 2026", "My order stays, end now"),
        "Your order continues.",
        # a time
        *("At the end of the period", "4 December 2026", "Date", "the date", "Upcoming month", "This month"),
        *("Notice period", "Terms", "Month, notice period", "December, this month"),
        # an answer
        *("Too expensive", "Other reason", "Too expensive Tidelight", "End plan, changes"),
        # an acknowledgement
        *("I agree", "I agree to the terms", "I understand", "I lose access", "I lose Basketnews", "I confirm"),
        *("Confirm", "Finish", "I have read and understood", "I understand that my plan ends"),
        *("J'accepte les conditions g\u00e9n\u00e9rales", "I agree to the terms and conditions"),
        # a way
        *("Settings", "Details", "Home", "Go to account", "Premium settings", "Survey", "My changes"),
    ],
)
def test_answer_that_says_nothing_else_is_harmless(label: str) -> None:
    """Required: this end and its time, the subscription, a reason, an acknowledgement, a way to elsewhere."""
    known = replace(KNOWN, account=f"{KNOWN.account}\n$12.99")
    assert read(ENDS, more=(chosen(label),), known=known) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "label",
    [
        # another thing
        *("Order", "Data", "Newsletter", "Sports add-on", "Cancel my order", "My booking", "Everything"),
        *("My membership stays, and my order too", "Cancel my plan and not my order"),
        # another act
        *("Cancel my plan and pause", "Cancel my plan and keep Basic", "Do not cancel my plan", "Finish my plan"),
        *("Yes, end my plan and delete account", "I have finished", "Keep my plan", "Delete my account"),
        *("Finish my free plan", "Keep my order and end", "Save my changes", "End the survey"),
        # a sum
        *("$4", "Premium, $4", "Tidelight for $4", "End for $4", "Cancel my plan for $4", "I agree to $4"),
        *("Too expensive: $4", "I lose access for $4", "I agree that the balance is settled now"),
        # a duration, and what comes at once
        *("For 3 months", "in 3 months", "Today", "Immediately", "Next month", "The month after"),
        # an acknowledgement of something grave
        *("I agree to pay", "I agree to delete my account", "I agree to pause", "I agree to keep my plan"),
        *("I agree and resume", "I agree to accept the offer", "I accept that I lose access"),
        # a question, and words that nobody knows
        *("Finish?", "Done?", "Xylofon", "Xylofon premium", "Cancel my Basketnews plan", "Cancel Basketnews"),
        *("Too expensive for Basketnews", "Account of Basketnews", "Show details of Basketnews", "Help", "Back"),
        *("\uad6c\ub3c5 \uc911\uc778 \uc0c1\ud488: \ubca0\uc774\uc9c1", "I have read my plan"),
        *("Later", "Yes", "No", "\u2605", "In 30 days Basketnews"),
    ],
)
def test_answer_that_says_something_else_is_told(label: str) -> None:
    """Required: another thing or act, a sum, a duration, something grave, and what nobody understands."""
    assert read(ENDS, more=(chosen(label),)) == [f"the answer '{label}' is chosen on the page"]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "language", "told_"),
    [
        *(("Mrs", "en", False), ("Herr", "de", False), ("Keine Angabe", "de", False), ("Mme", "fr", False)),
        *(("Herr", "en", True), ("Herr und Frau Premium", "de", True), ("Mr Basketnews", "en", True)),
    ],
)
def test_answer_by_which_a_person_is_addressed_is_harmless(label: str, language: str, *, told_: bool) -> None:
    """Required: only as a whole, in the language of the page, and no box: that may be a title's newsletter."""
    found = read(ENDS, more=(chosen(label, "radio"),), language=language)
    assert any("is chosen on the page" in each for each in found) is told_
    assert any("is chosen on the page" in each for each in read(ENDS, more=(chosen(label),), language=language))


@pytest.mark.spec("approval.consequences")
def test_list_of_more_than_salutations_is_told() -> None:
    """Required: each option is one, or only asks to choose."""
    listed = replace(chosen("Mrs", "combobox"), tag="select", value="Mrs", options=("Please choose", "Mr", "Mrs"))
    assert read(ENDS, more=(listed,), language="en") == []
    assert read(ENDS, more=(replace(listed, options=("Mr", "Mrs", "Vogue")),), language="en") != []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "line",
    [
        "En cas de résiliation, vous payez le prix de 80 €.",
        "Si cancelas, pagas el precio del equipo: 80 €.",
        "Se cancelar antes do prazo, paga o preço total de 80 €.",
        "If you cancel before the term ends, the invoice of 20 November 2026 for $80 is charged again.",
        "Wenn du vorzeitig kündigst, wird der Rest laut Rechnung vom 20. November 2026, 80 €, abgebucht.",
    ],
)
def test_price_or_bill_on_the_condition_of_an_end_is_told(line: str) -> None:
    """Required: whatever kind of sum it is called; only "the last bill" that was paid is none."""
    assert read(ENDS, known=Known("Tidelight", line)) != []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "told_"),
    [
        ("Int\u00e9gral num\u00e9rique, 13,99 \u20ac par mois, \u00e9ch\u00e9ance du 14 d\u00e9cembre 2026", False),
        ("Int\u00e9gral num\u00e9rique, 15,99 \u20ac par mois, \u00e9ch\u00e9ance du 14 d\u00e9cembre 2026", True),
        ("Int\u00e9gral papier, 13,99 \u20ac par mois, \u00e9ch\u00e9ance du 14 d\u00e9cembre 2026", True),
        ("Int\u00e9gral num\u00e9rique, 13,99 \u20ac par mois, \u00e9ch\u00e9ance du 15 d\u00e9cembre 2026", True),
    ],
)
def test_answer_that_names_the_subscription_with_its_day_is_harmless(label: str, *, told_: bool) -> None:
    """Required: name, price and day are those of the account page."""
    account = (
        "Int\u00e9gral num\u00e9rique\n13,99 \u20ac par mois\nProchain pr\u00e9l\u00e8vement le 14 d\u00e9cembre 2026"
    )
    found = read(ENDS, more=(chosen(label),), known=replace(KNOWN, account=account))
    assert any("is chosen on the page" in each for each in found) is told_


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("question", "options", "told_"),
    [
        ("Vertrag *", ("Tidelight PLUS+ (Vertragsnr. GL-2284910)",), False),
        ("Vertrag *", ("Bitte w\u00e4hlen", "Tidelight PLUS+ (Vertragsnr. GL-2284910)"), False),
        ("Vertrag *", ("Xylofon (Vertragsnr. GL-2284910)",), True),
        ("Vertrag *", ("Tidelight PLUS+ (Nr. 1)", "Xylofon (Nr. 2)"), True),
        ("Zusatzoption", ("Tidelight PLUS+ (Vertragsnr. GL-2284910)",), True),
        ("Contract", ("Tidelight PLUS+ (extend by 24 months)",), True),
        ("Contract to keep", ("Tidelight PLUS+ (No. 2284910)",), True),
        ("Contract", ("Tidelight PLUS+ - upgrade to Gold (12)",), True),
    ],
)
def test_only_contract_of_a_list_is_no_choice(question: str, options: tuple[str, ...], *, told_: bool) -> None:
    """Required: a list that asks for the contract, with one answer alone, which has the account's name for it."""
    value = next(each for each in options if "(" in each)
    listed = control(question, "combobox", node="0:9", tag="select", value=value, options=options)
    found = read(ENDS, more=(listed,), known=replace(KNOWN, account="Tidelight PLUS+\nAktiv"), language="de")
    assert any("is chosen on the page" in each for each in found) is told_


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("element", "told_"),
    [
        (chosen("Xylofon"), "Xylofon"),
        (replace(chosen("Xylofon"), states=("unchecked",)), ""),
        (replace(chosen("Xylofon"), role="tab"), ""),
        (replace(chosen("Xylofon"), node="0:7"), ""),
        (chosen(""), ""),
        (control("Plan", "combobox", node="0:9", tag="select", value="Xylofon"), "Xylofon"),
        (control("Xylofon", "combobox", node="0:9", tag="select", value="Premium"), ""),
        (control("Xylofon", "combobox", node="0:9", tag="select", value=""), ""),
        (control("Xylofon", "combobox", node="0:9", tag="select"), ""),
        (control("Plan", "combobox", node="0:9", tag="div", value="Xylofon"), ""),
        (control("Xylofon", "checkbox", node="0:9", tag="select", value="", states=("checked",)), ""),
    ],
)
def test_choice_is_what_a_box_or_a_list_has(element: Element, told_: str) -> None:
    """Required: the label of what is ticked, the value of what is selected; not the pressed control itself."""
    expected = [f"the answer '{told_}' is chosen on the page"] if told_ else []
    assert read(ENDS, more=(element,)) == expected
    assert read(ENDS, more=(element,), known=replace(KNOWN, chosen=frozenset({"0:9"}))) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("headings", "told_"),
    [
        ([("Why are you leaving?", False)], False),
        ([("Why are you leaving?", True)], True),
        ([("Account", True), ("Why are you leaving?", False)], False),
        ([("Leaving", False), ("Why are you leaving?", False)], True),
        ([("Leaving", False)], True),
        ([], True),
    ],
)
def test_answers_of_a_survey_are_none(headings: list[tuple[str, bool]], told_: bool) -> None:
    """Required: by the first heading that a person can reach."""
    elements = tuple(
        Element(0, f"0:{number}", "heading", name, text=name, level=1, modal_blocked=blocked)
        for number, (name, blocked) in enumerate(headings, 20)
    )
    found = read(*[name for name, _ in headings], ENDS, more=(*elements, chosen("Xylofon")))
    assert found == (["the answer 'Xylofon' is chosen on the page"] if told_ else [])


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("finish_in", "box_in", "told_"), [(None, 0, False), (None, None, True), (0, 0, True), (0, None, True)]
)
def test_choice_in_the_site_search_belongs_to_it(finish_in: int | None, box_in: int | None, told_: bool) -> None:
    """Required: unless the pressed control is in it too."""
    search = control("Search", "search", node="0:3")
    finish = replace(FINISH, parent=finish_in)
    view = page(search, finish, replace(chosen("Xylofon"), parent=box_in), text=f"{ENDS}\nFinish cancellation")
    found = Consequences(Lexicon.load()).read(view[1], view, "", KNOWN)
    assert found == (["the answer 'Xylofon' is chosen on the page"] if told_ else [])


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("finish_in", "box_in", "role", "told_"),
    [
        (0, 0, "switch", True),
        (0, None, "switch", False),
        (0, None, "checkbox", True),
        (None, None, "switch", True),
        (None, 0, "switch", True),
    ],
)
def test_switch_behind_the_dialog_of_the_control_acts_by_itself(
    finish_in: int | None, box_in: int | None, role: str, told_: bool
) -> None:
    """Required: in the dialog, or on a page whose dialog is another's, it may be sent with the press."""
    dialog = control("Really?", "dialog", node="0:1")
    finish = replace(FINISH, parent=finish_in)
    box = replace(chosen("Xylofon", role), parent=box_in)
    view = replace(page(dialog, finish, box, text=f"{ENDS}\nFinish cancellation"), dialog=0)
    found = Consequences(Lexicon.load()).read(view[1], view, "", KNOWN)
    assert found == (["the answer 'Xylofon' is chosen on the page"] if told_ else [])


# -- labels without a thing --------------------------------------------------------------------------------------------

NOTHING = "nothing on the page says what '{}' ends"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "lines", "title", "warning"),
    [
        ("Unsubscribe", ["Hello"], "", NOTHING),
        ("Cancel", ["Hello"], "", NOTHING),
        ("Cancel", ["Hello"], "Your membership", ""),
        ("Cancel", ["Your membership"], "", ""),
        ("Cancel", ["$12.99 a month"], "", ""),
        ("Cancel my plan", ["Hello"], "", ""),
        ("Next", ["Hello"], "", ""),
        ("Leave", ["Hello"], "", "'{}' may only sign out"),
        ("Leave", ["Your membership"], "", "'{}' may only sign out"),
    ],
)
def test_bare_end_outside_of_a_cancellation_is_told(label: str, lines: list[str], title: str, warning: str) -> None:
    """Required: where neither the page nor its title names one; inside a cancellation it was named before."""
    finish = control(label, node="0:7")
    view = page(finish, text="\n".join([*lines, label]), title=title)
    wanted = [warning.format(label)] if warning else []
    known = Known("Tidelight", "$12.99 a month")
    assert Consequences(Lexicon.load()).read(view[0], view, "", known) == wanted
    assert Consequences(Lexicon.load()).read(view[0], view, "", replace(known, in_flow=True)) == []


@pytest.mark.spec("approval.consequences")
def test_bare_end_in_a_dialog_is_about_what_was_pressed_before() -> None:
    """Required: a dialog belongs to the control that opened it."""
    dialog = control("Hello", "dialog", node="0:1")
    finish = replace(control("Unsubscribe", node="0:2"), parent=0)
    view = replace(page(dialog, finish, text="Hello\nUnsubscribe"), dialog=0)
    assert Consequences(Lexicon.load()).read(view[1], view, "", Known("Tidelight")) == []
    behind = replace(view, elements=(view[0], replace(view[1], parent=None)))
    assert Consequences(Lexicon.load()).read(behind[1], behind, "", Known("Tidelight")) == [
        NOTHING.format("Unsubscribe")
    ]


@pytest.mark.spec("approval.consequences")
def test_thing_that_ends_with_the_contract_is_the_end_itself() -> None:
    """Required: only where its own sentence says so."""
    with_it = "Your SIM card will be deactivated when your contract ends."
    assert read(ENDS, with_it) == []
    assert read(ENDS, "Your SIM card will be deactivated tomorrow.") != []


@pytest.mark.spec("approval.consequences")
def test_plan_that_is_called_after_what_it_gives_is_no_other_thing() -> None:
    """Required: where the account calls it so."""
    known = Known("Tidelight", "Lesson plan\nYour membership is active. Next billing date: 4 December 2026.")
    assert read("Lesson plan ends on 4 December 2026.", known=known) == []


@pytest.mark.spec("approval.consequences")
def test_end_on_a_day_to_come_is_not_at_once() -> None:
    """Required: what another choice would do at once is not told of a control that names its day."""
    now = "If you end it now, it closes at once and you lose the paid days."
    paid = "Paid until 14 December 2026."
    later = control("End on 14 December 2026", node="0:7")
    known = Known("Tidelight", KNOWN.account, today=date(2026, 11, 27))
    assert not [each for each in read(ENDS, paid, now, finish=later, known=known) if "at once" in each]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "paid"),
    [
        ("Cancel now (offer until 14 December 2026)", "14 December 2026"),
        ("Cancel plan paid until 14 December 2026", "14 December 2026"),
        ("Cancel immediately instead of 14 December 2026", "14 December 2026"),
        ("Cancel before 14 December 2026", "14 December 2026"),
        ("Cancel and get a refund by 14 December 2026", "14 December 2026"),
        ("Cancel renewal of 14 December 2026 and end now", "14 December 2026"),
        ("Jetzt k\u00fcndigen statt zum 14. Dezember 2026", "14 December 2026"),
        ("End on 28 November 2026", "14 December 2026"),
    ],
)
def test_day_on_a_control_that_is_not_its_end_or_comes_too_early_hides_no_end_at_once(label: str, paid: str) -> None:
    """Required: only the day of the end itself, on which what is paid for is over, settles when it ends."""
    known = Known("Tidelight", KNOWN.account, today=date(2026, 11, 27))
    finish = control(label, node="0:7")
    lines = (f"Paid until {paid}.", "Your access ends immediately.")
    assert [each for each in read(ENDS, *lines, finish=finish, known=known) if "at once" in each]


@pytest.mark.spec("approval.messages")
@pytest.mark.parametrize(
    "label",
    [
        *("Continue to receive our newsletter", "Keep sending me the newsletter", "Continue to receive emails"),
        *("I want to keep receiving news and offers by email", "Ich m\u00f6chte weiterhin den Newsletter erhalten"),
        *("Je souhaite continuer \u00e0 recevoir la newsletter", "Quiero seguir recibiendo el bolet\u00edn"),
        *("Ik wil de nieuwsbrief blijven ontvangen", "Jag vill forts\u00e4tta f\u00e5 nyhetsbrevet"),
    ],
)
def test_messages_that_go_on_are_told_and_covered(label: str) -> None:
    """Required: a box that was ticked before and leaves a newsletter as it is, told as lighter."""
    (warning,) = read(ENDS, more=(chosen(label),))
    assert is_lighter(warning)
    assert label in warning


@pytest.mark.spec("approval.messages")
@pytest.mark.parametrize(
    "label",
    [
        *("Newsletter premium", "I want the newsletter", "Continue my membership and newsletter"),
        *("Continue to receive emails and my box", "Continue to receive our partners' offers by email"),
        *("Keep my plan and the newsletter", "Keep the paid newsletter", "Keep receiving the premium newsletter"),
        *(
            "Keep receiving the newsletter for $2",
            "Continue to get my deliveries and emails",
            "Keep newsletter subscription",
        ),
        *(
            "Weiter mit Newsletter-Abo",
            "Ich m\u00f6chte meinen Newsletter-Tarif behalten",
            "Ik wil de krant blijven ontvangen",
        ),
        *("Je souhaite continuer \u00e0 recevoir les factures papier", "Keep getting emails and pause my plan"),
        *("Continue to receive alerts from Premium Care", "Quiero seguir recibiendo el peri\u00f3dico"),
        *("Jag vill forts\u00e4tta f\u00e5 tidningen", "Stay subscribed and keep getting emails"),
    ],
)
def test_box_by_which_more_than_messages_goes_on_is_told(label: str) -> None:
    """Required: with the weight of any other answer."""
    assert [each for each in read(ENDS, more=(chosen(label),)) if not is_lighter(each)]


@pytest.mark.spec("approval.acknowledged")
@pytest.mark.parametrize(
    ("box", "lighter"),
    [
        ("I understand that I lose access to Plus features and that files above 2 GB will stop syncing.", True),
        ("I understand that I lose access to Plus features and that files above 2 GB will stop existing.", False),
        ("I understand that my files will stop syncing and my other plans end.", False),
    ],
)
def test_use_that_stops_is_told_as_what_goes_with_it(box: str, lighter: bool) -> None:
    """Required: on the last page, by the words of the box that was ticked for it."""
    (warning,) = read("Review your cancellation", box)
    assert is_lighter(warning) is lighter


@pytest.mark.spec("approval.consequences")
def test_years_without_a_claim_are_no_claim() -> None:
    """Required: "schadevrije jaren" that one keeps; a claim with a number beside it is told."""
    known = Known("Polder", "Polder\nActief. Volgende afschrijving: 1 januari 2027.")
    ends = "Je autoverzekering stopt op 1 januari 2027."
    assert read(ends, "Je houdt je 11 schadevrije jaren", known=known) == []
    assert read(ends, "Schadeafhandeling 240", known=known) != []


@pytest.mark.spec("approval.consequences")
def test_price_in_the_name_of_a_strange_plan_does_not_make_it_ours() -> None:
    """Required: where a plan by a strange name ends, a word for its price beside it explains nothing."""
    assert read(ENDS, "Your Larder Cellar price plan ends.") != []
    assert read(ENDS, "Your Larder Cellar subscription at the old price ends.") != []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("role", ["combobox", "textbox", "radiogroup"])
@pytest.mark.parametrize("caption", ["Cancelling deletes all your photos", "You lose your credits"])
def test_caption_of_a_field_that_states_a_loss_is_told(role: str, caption: str) -> None:
    """Required: a caption may be left out as a question, not as a statement."""
    assert read(ENDS, caption, more=(control(caption, role, node="0:9"),)) != []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("By continuing you agree to our terms and conditions.", False),
        ("By continuing you agree to our terms and conditions and to the annual plan.", True),
        ("By confirming you accept the Terms and Conditions and a new 12-month plan.", True),
        ("By clicking you accept the offer and our terms.", True),
        ("By clicking Confirm, your contract ends only when all months of the term have been paid.", True),
        ("By clicking Confirm you end the contract once the rest of the year is paid.", True),
        ("Confermando, l'abbonamento termina alla fine del periodo pagato e il nuovo piano sarà attivato.", True),
        ("Confermando, l'abbonamento terminerà alla scadenza del periodo già pagato.", False),
        ("Confermando, l'abbonamento termina e il nuovo piano sarà pagato ogni mese.", True),
    ],
)
def test_terms_that_a_press_accepts_are_only_read(sentence: str, *, told: bool) -> None:
    """Required: what is accepted beside them is told."""
    assert any("accepts something" in each for each in read(sentence)) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("All deliveries from Wed 9 Dec will be removed", False),
        ("All your photos from Wed 9 Dec will be removed", True),
        ("All paid deliveries from Wed 9 Dec will be removed", True),
    ],
)
def test_deliveries_from_a_day_on_go_with_the_end(sentence: str, *, told: bool) -> None:
    """Required: what is stored, and what was paid for, does not."""
    assert bool(read(ENDS, sentence)) is told
