"""What the page around a final control says besides the end of this subscription."""

from __future__ import annotations

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
from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Ask
from subterminator.domain.errors import NeedsHuman, Refused
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
        "Deine Mitgliedschaft endet am 4. Dezember 2026.",
        "Votre abonnement prendra fin le 4 décembre 2026.",
        "Du har adgang indtil 4. december 2026.",
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
        ("Kaikki 1 234 tallennettua kuvaa poistuu.", "may speak of a charge"),
        ("This erases everything in your account.", "deletion"),
        ("Dein Konto wird unwiderruflich gelöscht.", "deletion"),
        ("You cannot sign in again with this address.", "cannot sign in"),
        ("Your Sports add-on will end on 4 December 2026.", "something else ends"),
        ("Bob Miller's membership will end on 4 December 2026.", "whose subscription ends"),
        ("Your Basketnews subscription will end on 4 December 2026.", "whose subscription ends"),
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
