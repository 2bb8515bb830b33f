"""What the page around a final control says besides the end of this subscription."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from stand_ins import (
    HOME,
    NOW,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.approvers import OnceApprover
from subterminator.approval.consequences import Consequences, Known, ends_at_once
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Ask
from subterminator.domain.errors import NeedsHuman, Refused
from subterminator.domain.page import Block
from subterminator.domain.protocols import Action, Decision, Element, PageRequest, PageView
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
FINISH = control("Finish cancellation", node="0:7")
KEEP = control("Keep my membership", "link", node="0:8", href=f"{HOME}/account")
ENDS = "Your membership will end on 4 December 2026."
KNOWN = Known("Tidelight", "Premium\nYour membership is active. Next billing date: 4 December 2026.")


def heading(name: str, node: str = "0:1", level: int = 1) -> Element:
    return Element(0, node, "heading", name, text=name, level=level)


def read(text: str, *more: Element, folded: str = "", finish: Element = FINISH, known: Known = KNOWN) -> list[str]:
    view = page(heading("Leaving"), finish, KEEP, *more, url=f"{HOME}/leave", text=f"Leaving\n{text}\n{finish.text}")
    asked = next(each for each in view.elements if each.node == finish.node)
    return Consequences(Lexicon.load()).read(asked, view, folded, known)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    "text",
    [
        ENDS,
        f"{ENDS}\nThere is no charge for cancelling.",
        f"{ENDS}\nCancellation fee: none. Amount due today: $0.00",
        f"{ENDS}\nYou keep Premium for $12.99 a month until then.",
        f"{ENDS}\nYou saved $120 with us.",
        f"{ENDS}\nTake 50% off for three months instead.",
        f"{ENDS}\nYou can restart anytime.",
        f"{ENDS}\nYou lose access to your shows.",
        f"{ENDS}\nBoxes for two start at $32.50.",
        "모든 프로필에서 시청이 중단됩니다.",
        "18 Kas\u0131m'da al\u0131nan son ödeme iade edilmez.",
        "Deine Mitgliedschaft endet am 4. Dezember 2026.",
        "Votre abonnement prendra fin le 4 décembre 2026.",
        "Du har adgang indtil 4. december 2026.",
        "Il tuo abbonamento finirà il 4 dicembre 2026. Dopo non potrai più accedere a prime file e podcast.",
    ],
)
def test_a_plain_end_has_no_other_consequence(text: str) -> None:
    """Required: an honest last page costs one yes and no warning."""
    assert read(text) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("Due today\n$240.00", "names a sum"),
        ("You give up your deposit (150 dollars).", "names a sum"),
        ("\uff18\uff19\uff0e\uff10\uff10 \uff35\uff33\uff24 will be taken from your card.", "names a sum"),
        ("There is no refund, and $89 is charged.", "names a sum"),
        ("Answer No to move up to Ultra for $4 more.", "names a sum"),
        ("Kart\u0131n\u0131zdan 499 TL \u00e7ekilecektir.", "names a sum"),
        ("Leaving early costs one hundred dollars.", "may speak of a charge"),
        ("The outstanding balance is settled now.", "may speak of a charge"),
        ("The rest of the year becomes payable.", "may speak of a charge"),
        ("Minden 1 234 mentett kép eltűnik.", "may speak of a charge"),
        ("This erases everything in your account.", "deletion"),
        ("Dein Konto wird unwiderruflich gelöscht.", "deletion"),
        ("You cannot sign in again with this address.", "cannot sign in"),
        ("Your sign-in and everything you saved go with it.", "deletion"),
        ("You will lose your login.", "deletion"),
        ("Non potrai più accedere al tuo account.", "cannot sign in"),
        ("Non potrai più accedere con questa email.", "cannot sign in"),
        ("Dein Konto verschwindet.", "deletion"),
        ("Votre compte disparaîtra.", "deletion"),
        ("Je account verdwijnt.", "deletion"),
        ("Your second subscription will end on 4 December 2026 too.", "another subscription ends"),
        ("Dein zweites Abo endet am 4. Dezember 2026.", "another subscription ends"),
        ("Your Sports add-on will end on 4 December 2026.", "something else ends"),
        ("Bob Miller's membership will end on 4 December 2026.", "whose subscription ends"),
        ("Your Basketnews subscription will end on 4 December 2026.", "whose subscription ends"),
        ("Cancel Basketnews Cellar?", "asks whether to end 'Basketnews'"),
        ("All 4 subscriptions in this account will end on 4 December 2026.", "more than one subscription"),
        ("Starter ($5.99 a month) begins the same day.", "begins or goes on"),
        ("It restarts by itself on 4 March 2027.", "begins or goes on"),
        ("This confirms that the cancellation is withdrawn.", "taken back"),
    ],
)
def test_what_the_page_says_besides_is_told(text: str, finding: str) -> None:
    """Required: sums that cannot be placed, deletions, other ends and what begins stand in the question."""
    said = ENDS if "end on" not in text else ""
    assert any(finding in each for each in read(f"{said}\n{text}")), read(f"{said}\n{text}")


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(("role", "told"), [("checkbox", False), ("radio", True)])
def test_condition_of_a_ticked_acknowledgement_is_no_order(role: str, *, told: bool) -> None:
    """Required: who understands what a return costs has ordered nothing; an answer that says it may have."""
    label = "I understand that I will pay the full price if I subscribe again"
    box = control(label, role, node="0:9", tag="input", states=("checked",))
    assert any("is chosen on the page" in each for each in read(ENDS, box)) is told


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("text", "at_once"),
    [
        ("Your membership ends today, and what you paid for is not refunded.", True),
        ("Deine Mitgliedschaft endet sofort.", True),
        ("Votre abonnement prend fin immédiatement.", True),
        ("If you cancel now, your plan ends at the end of the month.", False),
        ("You can cancel immediately at any time.", False),
        ("Your Sports add-on ends today.", False),
        ("Your second subscription ends today.", False),
        ("Your membership does not end today.", False),
        (ENDS, False),
    ],
)
def test_end_at_once_is_read(text: str, *, at_once: bool) -> None:
    """Required: only where the page states it of the subscription."""
    assert ends_at_once(f"Leaving\n{text}") is at_once


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("line", ["anna_k77", "@anna77", "Zaoszczędziłaś już 386,72 zł"])
def test_a_user_name_and_what_was_saved_are_no_charge(line: str) -> None:
    """Required: a number that belongs to a name costs nothing."""
    assert read(f"{ENDS}\n{line}") == read(ENDS)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(("label", "warned"), [("Cancel subscription", False), ("Remove", True), ("Continue", True)])
def test_an_add_on_that_ends_with_the_last_day_belongs_to_what_the_control_names(label: str, warned: bool) -> None:
    """Required: the page names no end of the subscription, only its last day; the control has to name it."""
    text = "You can stream until 4 December 2026.\nYour Sports add-on ends on the same day."
    assert any("something else ends" in each for each in read(text, finish=control(label))) is warned


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("shown", "text", "warned"),
    [
        (
            "Tutto Digitale\nAttivo",
            "Il rinnovo automatico del tuo abbonamento Tutto Digitale verrà disattivato.",
            False,
        ),
        ("Altro\nAttivo", "Il rinnovo automatico del tuo abbonamento Tutto Digitale verrà disattivato.", True),
        ("Order Box\nActive", "Your Order Box membership will be cancelled.", False),
        ("Order Box\nActive", "Your Order Box will be cancelled.", True),
        ("Order Box\nActive", "Your order box membership will be cancelled.", True),
    ],
)
def test_the_subscriptions_own_name_is_no_thing_that_ends(shown: str, text: str, warned: bool) -> None:
    """Required: only as the account page writes it, and where the sentence says that the subscription ends."""
    known = Known("Tidelight", shown)
    assert bool(read(text, known=known)) is warned, read(text, known=known)


@pytest.mark.spec("approval.consequences")
def test_a_gift_that_ends_alone_is_another_thing() -> None:
    """Required: where nothing says that the subscription ends, the end of a gift is one of something else."""
    assert any("something else ends" in each for each in read("Your gift to Bob will be cancelled."))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "role", "harmless"),
    [
        ("Sports add-on", "radio", False),
        ("Move me to Tidelight Lite ($3.99 a month)", "checkbox", False),
        ("Share my data with partners", "checkbox", False),
        ("Also delete my account", "checkbox", False),
        ("Break until March", "radio", False),
        ("End on 4 December 2026", "radio", True),
        ("I understand that I lose access", "checkbox", True),
    ],
)
def test_a_choice_that_stands_chosen_is_told(label: str, role: str, harmless: bool) -> None:
    """Required: what a press would send besides is told, unless it only ends, or says that something was read."""
    box = control(label, role, node="0:9", tag="input", states=("checked",))
    assert bool(read(ENDS, box)) is not harmless
    assert read(ENDS, box, known=Known("Tidelight", chosen=frozenset({"0:9"}))) == []


@pytest.mark.spec("approval.consequences")
def test_a_list_that_names_another_is_told() -> None:
    """Required: a select sends what it shows."""
    chosen = control("", "combobox", node="0:9", tag="select", value="Tidelight Kids (Bob)")
    assert read(ENDS, chosen)


@pytest.mark.spec("approval.consequences")
def test_folded_and_drawn_parts_count() -> None:
    """Required: what a page folds away is read, and what cannot be read is said."""
    assert any("names a sum" in each for each in read(ENDS, folded="Ending before June costs 120 EUR"))
    assert any("cannot be read" in each for each in read(ENDS, folded="\ufffc"))


@pytest.mark.spec("approval.consequences")
def test_what_ending_costs_on_earlier_pages_counts() -> None:
    """Required: a sum that the account page names for an early end is told on the last page."""
    account = "Plan: Premium, $12.99 a month. Ending earlier costs $120."
    assert any("earlier page" in each for each in read(ENDS, known=Known("Tidelight", account)))
    assert read(ENDS, known=Known("Tidelight", "Plan: Premium, $12.99 a month.")) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("label", ["End my free trial now", "Yes, cancel the old price", "Cancel my Sports add-on"])
def test_a_label_that_ends_something_else_is_told(label: str) -> None:
    """Required: the control's own words have to end the subscription."""
    assert read(ENDS, finish=control(label, node="0:7"))


@pytest.mark.spec("approval.consequences")
def test_a_control_under_another_name_is_told_on_the_account_page() -> None:
    """Required: an end that stands under another's name is not the end of the subscription above it."""
    view = page(
        heading("Your account"),
        heading("Basketnews, Bob", "0:2", 3),
        control("Cancel plan", node="0:7"),
        text="Your account\nYour membership is active. It renews on 4 December 2026.\nBasketnews, Bob\nCancel plan",
    )
    found = Consequences(Lexicon.load()).read(view[2], view, "", Known("Tidelight", on_account=True))
    assert any("stands under" in each for each in found)


# -- the gate ----------------------------------------------------------------------------------------------------------


def guarded(view: PageView, approver: Any) -> tuple[Guarded, ScriptedBrowser]:
    browser = ScriptedBrowser(view)
    policy = Policy(Service(), Lexicon.load())
    guard = Guarded(browser, policy, approver, MemoryJournal(), MemoryLedger(), now=lambda: NOW)
    return guard, browser


@pytest.mark.spec("approval.modes")
async def test_a_yes_given_beforehand_covers_no_deletion() -> None:
    """Required: `--approve once` is for one end without anything besides."""
    finish = control("Finish cancellation", node="0:7", form_method="POST", form_action=f"{HOME}/x")
    view = page(
        finish, url=f"{HOME}/leave", text=f"{ENDS}\nThis erases everything in your account.\nFinish cancellation"
    )
    guard, browser = guarded(view, OnceApprover())
    with pytest.raises(NeedsHuman, match="deletion"):
        await guard.act(view[0], CLICK)
    assert browser.acted == []


@pytest.mark.spec("approval.dialogs")
async def test_an_alert_that_names_a_sum_holds_what_follows() -> None:
    """Required: what the page says under the yes and the yes did not cover is asked about anew."""
    finish = control("Finish cancellation", node="0:7")
    view = page(finish, url=f"{HOME}/leave", text=f"{ENDS}\nFinish cancellation")
    guard, browser = guarded(view, ScriptedApprover(Decision.YES))
    sent: list[bool] = []

    async def charge() -> None:
        assert browser.judge is not None
        assert browser.request_judge is not None
        await browser.judge("alert", "$89.00 will be charged.", view.url)
        sent.append(await browser.request_judge(PageRequest("POST", f"{HOME}/x", kind="fetch", document=view.url)))

    browser.on["0:7"] = charge
    with pytest.raises(Refused):
        await guard.act(view[0], CLICK)
    assert sent == [False]


@pytest.mark.spec("approval.vague")
def test_a_control_that_nothing_explains_warns() -> None:
    """Required: a yes given beforehand covers no control that no reader of words understands."""
    press = control("Xylofon", node="0:7")
    view = page(heading("Are you sure?"), press, url=f"{HOME}/cancel/last", text=f"Are you sure?\n{ENDS}\nXylofon")
    verdict = Policy(Service(), Lexicon.load()).judge(view[1], CLICK, view)
    assert isinstance(verdict, Ask)
    assert verdict.warning


@pytest.mark.spec("approval.conflict")
def test_a_final_control_whose_words_are_a_picture_warns() -> None:
    """Required: a name that is not written there is looked at by a person."""
    press = control("Finish cancellation", node="0:7", text="")
    verdict = Policy(Service(), Lexicon.load()).judge(*_placed(press))
    assert isinstance(verdict, Ask)
    assert "not written" in verdict.warning


def _placed(press: Element) -> tuple[Element, Action, PageView]:
    view = page(heading("Leaving"), press, url=f"{HOME}/cancel/last", text=f"Leaving\n{ENDS}")
    return view[1], CLICK, view


# -- word by word ------------------------------------------------------------------------------------------------------

PLAIN = {
    "last_question",
    "offer",
    "survey",
    "done",
    "no_fee",
    "phone_only",
    "letter_only",
    "signin",
    "other",
    "too_early",
}
"""Kinds of sentences of the corpus that name no consequence."""
SENTENCES = sorted((Path(__file__).parents[2] / "corpus").glob("sentences_*.toml"))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: path.stem)
def test_sentences_of_an_independent_author(path: Path) -> None:
    """Required: of the seen half, what names no consequence warns of none."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["sentence"][::2]
    assert {row["text"]: read(row["text"]) for row in rows if row["kind"] in PLAIN and read(row["text"])} == {}


def findings(*texts: str, **options: Any) -> list[str]:
    """The kinds of what is found: the words before the quote."""
    return [each.split(": ")[0] for each in read("\n".join(texts), **options)]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Your account will be deleted.", ["the page speaks of a deletion"]),
        ("Your downloads will be deleted.", []),
        ("Your account will not be deleted.", []),
        ("Do you want your account to be deleted?", []),
        ("You can no longer sign in.", ["the page says that one cannot sign in any more"]),
        ("You can sign in at any time.", []),
        ("Can you not sign in any more?", []),
        ("You lose your account.", ["the page says that something of yours is lost"]),
        ("You lose the films that you bought.", ["the page says that something of yours is lost"]),
        ("You do not lose the films that you bought.", []),
        ("You lose the offline downloads.", []),
        ("Your membership will end on 4 December 2026.\nYour newsletter will end on 4 December 2026.", []),
        ("Your newsletter will end on 4 December 2026.", ["the page says that something else ends"]),
        ("Your membership will end on 4 December 2026. Your gift card will be cancelled.", []),
        ("Your extra member will be cancelled on 4 December 2026.",
         ["the page says that something else ends"]),
        ("Did your Sports add-on end on 4 December 2026?", []),
        ("Your Sports add-on ended on 4 January 2026.", []),
        ("A new plan begins on 5 December 2026.", ["the page says that something begins or goes on afterwards"]),
        ("Your free plan begins on 5 December 2026.", []),
        ("Your cancellation begins now.", []),
        ("The survey begins now.", []),
        ("No new plan begins.", []),
        ("Does a new plan begin?", []),
        ("$89.00", ["the page names a sum, and it is not clear what for"]),
    ],
)  # fmt: skip
def test_sentence_is_read_by_its_clauses(text: str, kinds: list[str]) -> None:
    """Required: asserted, present or to come, and about something other than this end."""
    assert findings(text) == kinds


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "kinds"),
    [
        ("Cancel my plan", []),
        ("Keep my plan", []),
        ("Cancel Tidelight", []),
        ("Cancel Basketnews", ["'Cancel Basketnews' has a word in it that is not understood"]),
        ("Cancel everything", ["'Cancel everything' does not say that the subscription ends"]),
        ("End my trial now", ["'End my trial now' ends a trial at once"]),
        ("End my trial", []),
        ("Cancel my order", ["'Cancel my order' does not say that the subscription ends"]),
        ("Cancel for this reason", ["'Cancel for this reason' does not say that the subscription ends"]),
    ],
)
def test_label_is_read_by_what_it_ends(label: str, kinds: list[str]) -> None:
    """Required: the subscription, and with words that the page or the service has."""
    assert findings(ENDS, finish=control(label, node="0:7")) == kinds


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "harmless"),
    [
        ("Cancel my subscription", True),
        ("Cancel my subscription and keep Basic", False),
        ("Cancel my Basketnews subscription", False),
        ("Do not cancel my subscription", False),
        ("Cancel my order", False),
        ("Immediately", False),
        ("At the end of the period", True),
        ("For 3 months", False),
        ("Al vencimiento, el 31/01/2027", True),
        ("Al vencimiento, 3 meses más", False),
        ("Too expensive", True),
        ("Too expensive for Basketnews", False),
        ("I agree to the terms", True),
        ("I agree to pay $20", False),
        ("I have read this", False),
        ("I have finished reading", False),
        ("Pause my plan", False),
        ("Keep my plan", False),
        ("Upgrade to Gold", False),
        ("Xylofon", False),
        ("English", False),
        ("Send me offers", False),
        ("Cancel my subscription and delete my account", False),
        ("Cancel my subscription and upgrade to Gold", False),
        ("Cancel my plan and start Basic", False),
        ("Cancel my subscription and watch the news", False),
        ("Cancel my subscription, keep my account", True),
    ],
)
def test_choice_is_harmless_only_as_an_answer_or_this_end(label: str, harmless: bool) -> None:
    """Required: unknown words, sums, durations and other things are told."""
    box = control(label, "checkbox", node="0:9", tag="input", states=("checked",))
    told = [f"the answer {label!r} is chosen on the page"]
    assert read(ENDS, box) == ([] if harmless else told)
    assert read(ENDS, control(label, "checkbox", node="0:9", tag="input", states=("unchecked",))) == []
    assert read(ENDS, control(label, "combobox", node="0:9", tag="select", value=label)) == ([] if harmless else told)
    assert read(ENDS, control(label, "tab", node="0:9", states=("checked",))) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "harmless"),
    [
        ("As soon as possible: 22 December 2026", True),
        ("Schnellstmöglich: 22.12.2026", True),
        ("As soon as possible", False),
        ("As soon as possible: 11 November 2026", False),
        ("As soon as possible: 30 November 2026", False),  # before the next charge that the account names
        ("Holiday stop: 22 December 2026", False),
        ("At my next renewal, that is on 4 December 2026", True),
        ("Pause until 22 December 2026", False),
    ],
)
def test_choice_of_a_later_day_is_harmless(label: str, harmless: bool) -> None:
    """Required: a preset day to come is this end, unless it is earlier than what is paid for may last."""
    box = control(label, "radio", node="0:9", tag="input", states=("checked",))
    known = replace(KNOWN, today=date(2026, 11, 24), account="Tidelight\nNext charge on 4 December 2026")
    assert (read(ENDS, box, known=known) == []) is harmless


@pytest.mark.spec("approval.consequences")
def test_choices_of_a_survey_and_of_the_site_search_are_none() -> None:
    """Required: the heading asks why, or the choice is the search's own."""
    box = control("Xylofon", "radio", node="0:9", tag="input", states=("checked",))
    why = page(heading("Why are you leaving?"), FINISH, box, text="Why are you leaving?\nXylofon")
    assert Consequences(Lexicon.load()).read(why[1], why, "", KNOWN) == []
    search = page(control("Search", "search", node="0:3"), replace(box, parent=0), FINISH, text="Leaving")
    assert Consequences(Lexicon.load()).read(search[2], search, "", KNOWN) == []
    beside = replace(search, elements=(search[0], replace(search[1], parent=None), search[2]))
    assert Consequences(Lexicon.load()).read(beside[2], beside, "", KNOWN) != []


@pytest.mark.spec("approval.consequences")
def test_words_of_controls_and_options_are_no_statements() -> None:
    """Required: what another button is called, or a list offers, is not what the page says."""
    offer = control("Your account will be deleted.", node="0:9")
    assert findings(ENDS, offer.label, finish=FINISH) == ["the page speaks of a deletion"]
    view = page(heading("Leaving"), FINISH, offer, text=f"Leaving\n{ENDS}\n{offer.label}")
    assert Consequences(Lexicon.load()).read(view[1], view, "", KNOWN) == []
    option = control("Your account will be deleted.", "option", node="0:9")
    view = page(heading("Leaving"), FINISH, option, text=f"Leaving\n{ENDS}\n{option.label}")
    assert Consequences(Lexicon.load()).read(view[1], view, "", KNOWN) == []


@pytest.mark.spec("approval.consequences")
def test_name_on_the_account_page_is_no_strange_one() -> None:
    """Required: the service's name, and what the account page calls the plan; a label there tells nothing."""
    sentence = "Your Basketnews subscription will end on 4 December 2026."
    assert findings(sentence) != []
    assert findings(sentence, known=Known("Basketnews")) == []
    assert findings(sentence, known=Known("Tidelight", "Basketnews\nRenews on 4 December 2026.")) == []
    assert findings(sentence, known=Known("Tidelight", plan="Basketnews")) == []
    cancel = control("Cancel Basketnews", node="0:9")
    assert findings(sentence, cancel.label, known=Known("Tidelight", "Cancel Basketnews")) == []
    view = page(heading("Leaving"), FINISH, cancel, text=f"Leaving\n{sentence}")
    assert Consequences(Lexicon.load()).read(view[1], view, "", Known("Tidelight", "Cancel Basketnews")) != []


@pytest.mark.spec("approval.consequences")
def test_amount_belongs_to_its_caption() -> None:
    """Required: a line that is only an amount is read with the line before it, also where the page has folded it."""
    assert findings(ENDS, folded="Cancellation fee\n$49.99") != []
    assert findings(ENDS, folded="You saved\n$49.99") == []
    assert findings(ENDS, "You saved", "$49.99") == []
    assert findings(ENDS, folded="\ufffc", known=Known("Tidelight", on_account=True)) == []


# -- parts of the page -------------------------------------------------------------------------------------------------


def parts(*parts_: str, kind: str = "card") -> PageView:
    """A page of blocks with their own controls: "# " begins a heading, "> " a button, "- " a disabled one."""
    lines: list[str] = []
    blocks: list[Block] = []
    elements: list[Element] = []
    at = 0
    for number, part in enumerate(parts_):
        begin = at
        for raw in part.split(" / "):
            sign, _, label = raw.partition(" ")
            line = label if sign in {"#", ">", "-"} else raw
            if line != raw:
                fields: dict[str, Any] = {"level": 2} if sign == "#" else {"states": ("disabled",) * (sign == "-")}
                role = "heading" if sign == "#" else "button"
                elements.append(control(line, role, block=number, node=f"0:{len(elements) + 10}", **fields))
            lines.append(line)
            at += len(line) + 1
        blocks.append(Block(kind, begin, at - 1))
    return page(*elements, url=f"{HOME}/leave", text="\n".join(lines), blocks=tuple(blocks))


def found_on(view: PageView, label: str = "Finish cancellation", known: Known = KNOWN) -> list[str]:
    asked = next(each for each in view.elements if each.label == label)
    return [each.split(": ")[0] for each in Consequences(Lexicon.load()).read(asked, view, "", known)]


OWN = f"# Leaving / {ENDS} / > Finish cancellation"
SUM = ["the page names a sum, and it is not clear what for"]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("part", "read_over"),
    [
        # an offer with its own control
        ("# Stay for less / Pay $4.00 now / > Accept offer", True),
        ("# Take a break / Pay $4.00 now / > Pause my plan", True),
        ("# Gold / Pay $4.00 now / > Upgrade to Gold", True),
        # the plan one has
        ("# Premium / Your deposit of $4.00 / - Current plan", True),
        ("# Premium / Your deposit of $4.00 / - Current plan / > Details", False),
        ("# Premium / We charge $4.00 now / - Current plan", False),
        # neither
        ("# Premium / Your deposit of $4.00 / > Details", False),
        ("# Premium / Your deposit of $4.00", False),
        # it speaks of an end itself
        ("# Gold / Pay $4.00 when it ends / > Upgrade to Gold", False),
        ("# Gold / We stop it for $4.00 / > Upgrade to Gold", False),
        ("# Gold / If you leave, you pay $4.00 / > Upgrade to Gold", False),
        ("# Gold / Your films are deleted, pay $4.00 / > Upgrade to Gold", False),
    ],
)
def test_other_offers_of_the_page_are_read_over(part: str, read_over: bool) -> None:
    """Required: what another card offers by its own control is no consequence of this press."""
    assert (found_on(parts(OWN, part)) == []) is read_over


@pytest.mark.spec("approval.asked-elsewhere")
@pytest.mark.parametrize(
    ("label", "part", "begun", "told"),
    [
        ("Save", "# Close it / Do you want to cancel your membership? / > Cancel membership", False, True),
        ("Save", "# Close it / Do you want to cancel your membership? / > Cancel membership", True, True),
        ("Save", "# Close it / Do you want to cancel your account? / > Delete account", False, True),
        ("Save", "# Close it / Do you want to cancel your membership?", False, True),
        ("Save", "# Close it / Do you want to cancel your membership?", True, False),
        ("Save", "# Films / Do you want more?", False, False),
        ("Cancel membership", "# Films / Do you want to cancel your membership? / > Help", False, False),
    ],
)
def test_save_of_another_part_does_not_answer_a_question(label: str, part: str, *, begun: bool, told: bool) -> None:
    """Required: the question and what answers it stand together; in a flow, where it has no button of its own, too."""
    view = replace(parts(f"# Your details / Nickname / > {label}", part), url=f"{HOME}/profile")
    known = replace(KNOWN, earlier=("We are sorry",) if begun else ())
    warnings = Consequences(Lexicon.load()).read(next(e for e in view.elements if e.label == label), view, "", known)
    assert any("stands in another part of the page" in each for each in warnings) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("kind", ["form", "dialog", "card", "region", "article", "row", "listitem"])
def test_other_parts_of_the_account_page_are_about_other_things(kind: str) -> None:
    """Required: on the account page only the part with the control counts; elsewhere all of them do."""
    view = parts(OWN, "# Payment / Your deposit of $4.00", kind=kind)
    assert found_on(view) == SUM
    assert found_on(view, known=replace(KNOWN, on_account=True)) == []
    within = parts(f"{OWN} / Your deposit of $4.00", "# Payment", kind=kind)
    assert found_on(within, known=replace(KNOWN, on_account=True)) == SUM


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("kind", ["navigation", "banner", "contentinfo"])
def test_menus_and_footers_are_read_over(kind: str) -> None:
    """Required: what stands on every page of a site is no consequence."""
    view = parts("# Shop / Your deposit of $4.00", kind=kind)
    rest = page(heading("Leaving"), FINISH, text=f"{view.text}\nLeaving\n{ENDS}\nFinish cancellation")
    assert found_on(replace(rest, blocks=view.blocks)) == []


@pytest.mark.spec("approval.consequences")
def test_heading_of_another_thing_warns_where_the_subscription_stands_elsewhere() -> None:
    """Required: a name that nobody knows over the control, and the running subscription in another part."""
    account = replace(KNOWN, on_account=True)
    running = "# Premium / Your membership is active. It renews on 4 December 2026."
    stands = ["it stands under 'Basketnews', and not where the subscription stands"]
    assert found_on(parts(running, "# Basketnews / > Cancel plan"), "Cancel plan", account) == stands
    assert found_on(parts(running, "# Basketnews / > Cancel plan"), "Cancel plan") == []
    for other in ("# Premium", "# Tidelight", "# Your plan", "# Membership"):
        assert found_on(parts(running, f"{other} / > Cancel plan"), "Cancel plan", account) == [], other
    own = "# Basketnews / Your membership is active. It renews on 4 December 2026. / > Cancel plan"
    assert found_on(parts(running, own), "Cancel plan", account) == []
    assert found_on(parts("# Premium / Hello", "# Basketnews / > Cancel plan"), "Cancel plan", account) == []


@pytest.mark.spec("approval.consequences")
def test_number_among_what_is_lost_counts_something_else() -> None:
    """Required: "1 234 pictures" under "You lose" is no sum, and one with a currency is."""
    lost = "Minden 1 234 mentett kép"
    assert findings(ENDS, lost) == ["the page may speak of a charge"]
    for view in (parts(f"# You lose / {lost}", OWN), parts(f"You lose: / {lost}", OWN)):
        assert found_on(view) == []
    assert found_on(parts(f"# You keep / {lost}", OWN)) == ["the page may speak of a charge"]
    assert found_on(parts("# You lose / $4.00", OWN)) == SUM


@pytest.mark.spec("approval.consequences")
def test_charge_that_the_account_page_names_is_known() -> None:
    """Required: the price of the subscription on its day is no new sum."""
    account = replace(KNOWN, account=f"{KNOWN.account}\nPremium: $12.99 a month", today=date(2026, 11, 22))
    price = "We charge $12.99 on 4 December 2026."
    assert findings(ENDS, price, known=account) == []
    assert findings(ENDS, price) == findings(ENDS, price.replace("12", "49"), known=account) == SUM


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("role", ["checkbox", "radio", "switch", "option", "menuitemradio", "menuitemcheckbox"])
def test_chosen_thing_of_any_role_is_told(role: str) -> None:
    """Required: whatever widget a page makes a choice with."""
    assert read(ENDS, control("Xylofon", role, node="0:9", states=("checked",)))
    assert read(ENDS, control("Xylofon", role, node="0:9")) == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "strange"),
    [
        ("Bob Miller's membership will end on 4 December 2026.", True),
        ("Bob's membership will end on 4 December 2026.", True),
        ("Basketnews will end your subscription on 4 December 2026.", False),
        ("Kayak's subscription will end on 4 December 2026.", True),
        ("Your subscription to Kayak will end on 4 December 2026.", True),
        ("Your subscription to kayak will end on 4 December 2026.", False),
        ("Your Premium subscription will end on 4 December 2026.", False),
        ("Your Tidelight subscription will end on 4 December 2026.", False),
    ],
)
def test_name_of_another_whose_subscription_ends(sentence: str, strange: bool) -> None:
    """Required: a capital inside the sentence, or an owner at its beginning, that neither page nor service has."""
    told = ["the page says that it is" in each for each in read(sentence)]
    assert any(told) is strange


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "role", "told"),
    [
        ("Turn off automatic payments", "button", True),
        ("Automatic payments", "switch", True),
        ("Turn off autopay", "button", True),
        ("Turn off auto-renewal", "button", False),
        ("Auto-renewal", "switch", False),
    ],
)
def test_end_of_a_way_of_paying_is_told(label: str, role: str, *, told: bool) -> None:
    """Required: bills may have to be paid by hand, so no yes given beforehand covers it."""
    finish = control(label, role, node="0:7", states=("checked",) if role == "switch" else ())
    warnings = read(ENDS, finish=finish)
    assert any("way of paying" in each for each in warnings) is told


@pytest.mark.spec("approval.consequences")
def test_switch_behind_the_dialog_is_no_answer_of_it() -> None:
    """Required: a switch acts when it is pressed; a radio button behind the dialog may be sent with it."""
    dialog = control("Why?", "dialog", node="0:1")
    finish = replace(control("Next", node="0:2"), parent=0)
    sports = control("Renewal of the Sports option", "switch", node="0:3", states=("checked",))
    view = replace(page(dialog, finish, sports, text="Why?\nNext"), dialog=0)
    chosen = [each for each in Consequences(Lexicon.load()).read(view[1], view, "", KNOWN) if "is chosen" in each]
    assert chosen == []
    radio = replace(sports, role="radio")
    view = replace(page(dialog, finish, radio, text="Why?\nNext"), dialog=0)
    assert any("is chosen" in each for each in Consequences(Lexicon.load()).read(view[1], view, "", KNOWN))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "warned"),
    [
        ("Visa ending 6120, expires 09/28", False),
        ("Your card ending in 1234 expires 05/27", False),
        ("Your card will be cancelled on 4 December 2026.", True),
    ],
)
def test_last_digits_and_last_month_of_a_card_are_no_end(line: str, warned: bool) -> None:
    """Required: they tell which card it is."""
    assert any("something else ends" in each for each in read(line)) is warned


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("lines", "links", "told"),
    [
        (("Speicherstraße 14, 24103 Kiel", "Amtsgericht Kiel HRB 20418"), ("AGB", "Datenschutz", "Impressum"), False),
        (("Speicherstraße 14, 24103 Kiel", "All prices incl. 19 % VAT"), ("AGB", "Datenschutz", "Impressum"), False),
        (("Vexitle grumb 8204", "Amtsgericht Kiel HRB 20418"), ("AGB", "Shop", "Blog"), True),
        (("You pay $90 when you leave",), ("AGB", "Datenschutz", "Impressum"), True),
        (("Your order will be cancelled",), ("AGB", "Datenschutz", "Impressum"), True),
    ],
)
def test_footer_without_a_role_speaks_of_no_charge(lines: tuple[str, ...], links: tuple[str, ...], told: bool) -> None:
    """Required: a part of links to legal texts; one that names a sum or an end is read like any other."""
    body = "\n".join(("Leaving", ENDS, FINISH.label))
    footer = "\n".join((*lines, *links))
    legal = [control(each, "link", node=f"0:{60 + at}", href=f"{HOME}/{each.lower()}") for at, each in enumerate(links)]
    held = [replace(each, block=0) for each in legal]
    view = page(heading("Leaving"), FINISH, *held, url=f"{HOME}/leave", text=f"{body}\n{footer}")
    view = replace(view, blocks=(Block("card", len(body) + 1, len(view.text), None),))
    said = Consequences(Lexicon.load()).read(view.elements[1], view, "", KNOWN)
    assert bool(said) is told


@pytest.mark.spec("approval.consequences")
def test_explanation_of_an_answer_that_is_not_chosen_happens_not() -> None:
    """Required: the charge of "Today" is told if that is chosen, or if nothing is."""

    def asked(*states: str) -> list[str]:
        today, later = "Today\nA charge of $35.00 will be taken from your card.", "At the end of my term\nNo charge."
        text = f"{today}\n{later}\nFinish cancellation"
        blocks = (Block("card", 0, len(today)), Block("card", len(today) + 1, len(today) + 1 + len(later)))
        radios = [
            control(name, "radio", node=f"0:{at}", states=(state,), attributes=(("name", "when"),), block=at)
            for at, (name, state) in enumerate(zip(("Today", "At the end of my term"), states, strict=True))
        ]
        view = page(*radios, FINISH, url=f"{HOME}/leave", text=text, blocks=blocks)
        button = next(each for each in view.elements if each.node == FINISH.node)
        return Consequences(Lexicon.load()).read(button, view, "", replace(KNOWN, chosen=frozenset({"0:0", "0:1"})))

    assert asked("unchecked", "checked") == []
    assert asked("checked", "unchecked") != []
    assert asked("unchecked", "unchecked") != []


@pytest.mark.spec("approval.consequences")
def test_two_rows_with_the_same_value_keep_it_both() -> None:
    """Required: the "None" below a fee denies it, also where another row has the same value, shown or folded away."""
    rows = "Next charge\nNone\nCancellation fee\nNone"
    assert read(f"{ENDS}\n{rows}") == read(f"{ENDS}\n{rows}", folded=rows) == []
    assert read(f"{ENDS}\nNext charge\nNone\nCancellation fee\nSee your contract")


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "label", "told"),
    [
        ("If you delete your account, your pass lapses at once and is not refunded.", "Cancel plan", False),
        ("If you delete your account, your pass lapses at once and is not refunded.", "Delete account", True),
        ("If you delete your account or cancel, your photos are deleted.", "Cancel plan", True),
        (
            "By selecting \u201cCancel plan\u201d you agree to end your plan on the date shown above.",
            "Cancel plan",
            False,
        ),
        (
            "By selecting \u201cCancel plan\u201d you agree to end your plan and to pay the exit fee.",
            "Cancel plan",
            True,
        ),
        ("Amount due: $0.00", "Cancel plan", False),
        ("Unused discounts for later boxes expire.", "Cancel plan", False),
        ("You will receive the confirmation of your cancellation by e-mail.", "Cancel plan", False),
    ],
)
def test_what_is_no_consequence_of_this_press_is_not_told(line: str, label: str, *, told: bool) -> None:
    """Required: another case, what is agreed to as the end, nothing due and a discount need no warning."""
    assert bool(read(f"{ENDS}\n{line}", finish=replace(FINISH, name=label, text=label))) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("plan", "told"),
    [("Core, month-to-month", False), ("Core, 12-month commitment", True), ("Core", True)],
)
def test_a_fee_of_a_term_is_none_of_a_plan_without_one(plan: str, *, told: bool) -> None:
    """Required: only where the account's row of the plan says that it has no commitment."""
    fee = "Members on a commitment plan may be charged $50 for leaving before its end."
    known = replace(KNOWN, account=f"{KNOWN.account}\n{plan}")
    assert any("$50" in each for each in read(f"{ENDS}\n{fee}", known=known)) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("question", "labels", "told"),
    [
        ("When do you want to cancel?", ("Xylofon: 18 December 2026", "Other date"), False),
        ("When do you want to cancel?", ("Xylofon: 18 December 2026", "31 January 2027"), False),
        ("When do you want to cancel?", ("Xylofon: 18 January 2027", "31 December 2026"), True),
        ("When do you want to cancel?", ("Xylofon: 18 December 2026, $5", "Other date"), True),
        ("When shall we deliver?", ("Xylofon: 18 December 2026", "Other date"), True),
    ],
)
def test_the_first_day_of_an_end_may_stand_chosen(question: str, labels: tuple[str, ...], *, told: bool) -> None:
    """Required: it ends no later and costs no more than the person asked for; of another question nothing is known."""
    group = replace(control(question, "radiogroup", node="0:20"), interactive=False)
    radios = [
        control(
            *(each, "radio"),
            node=f"0:2{at}",
            states=("unchecked",) if at > 1 else ("checked",),
            attributes=(("name", "when"),),
            parent=3,
        )
        for at, each in enumerate(labels, 1)
    ]
    text = "\n".join([ENDS, question, *labels])
    known = replace(KNOWN, today=date(2026, 11, 24))
    assert any("is chosen on the page" in each for each in read(text, group, *radios, known=known)) is told


@pytest.mark.spec("approval.consequences")
def test_a_choice_in_a_form_of_its_own_is_not_sent_by_a_link() -> None:
    """Required: the time of a call back, in a form that posts it, is not what a link to the next page sends."""
    chosen = replace(
        control("When?", "combobox", node="0:20", value="Xylofon", form_method="POST", form_action=f"{HOME}/call"),
        tag="select",
        options=("Xylofon", "Tomorrow"),
    )
    link = replace(FINISH, role="link", href=f"{HOME}/leave/form")
    assert any("Xylofon" in each for each in read(ENDS, chosen))
    assert not any("Xylofon" in each for each in read(ENDS, chosen, finish=link))
