"""What the lines, controls and parts of an account page are evidence of, each kind by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.pages.account_evidence import (
    AccountReading,
    Item,
    Snapshot,
    next_charge,
    read_account_text,
    read_account_view,
)

TODAY = date(2026, 11, 22)
DAY = date(2026, 12, 4)
NAME = "Tidelight"


def seen(view: PageView, before: Snapshot | None = None) -> Snapshot:
    return read_account_view(view, NAME, TODAY, before=before)


def kinds(reading: AccountReading) -> str:
    """The kinds of evidence, for and against."""
    return " ".join(each.feature for each in reading.evidence_for + reading.evidence_against)


def after(said: str, *controls: Element, before: str = "Premium", had: Sequence[Element] = ()) -> AccountReading:
    """The reading of a page after a press, with what it had before; " / " parts lines."""
    earlier = seen(page(*had, text=before.replace(" / ", "\n")))
    return seen(page(*controls, text=said.replace(" / ", "\n")), earlier).reading


# -- lines -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "evidence"),
    [
        # against an end
        ("Your cancellation has been withdrawn", "withdrawn not_ended"),
        ("Your cancellation was not withdrawn", "not_ended"),
        ("Your plan renews on 4 December 2026", "renews_on"),
        ("Your plan renews", "renews"),
        ("Your plan renews on 4 December 2026 / Your plan was cancelled", "end_asserted renews_before"),
        ("Your plan was cancelled / Your plan renews on 4 December 2026", "end_asserted renews_on"),
        ("Your plan renews on 4 December 2026. Your plan was cancelled", "end_asserted renews_on"),
        (
            "Next payment 4 December 2026 / Your plan was cancelled / Next payment 9 December 2026",
            "end_asserted renews_on renews_before",
        ),
        ("Next payment 4 December 2026 / Expires on 9 December 2026", "end_dated renews_on"),
        (
            "Your plan was cancelled / Your plan renews on 4 December 2026 / It was cancelled",
            "end_asserted renews_before",
        ),
        (
            "Your cancellation has been withdrawn / Your plan was cancelled / Your cancellation has been withdrawn",
            "withdrawn not_ended",
        ),
        # an end and a renewal in one clause: rather a renewal
        ("Il tuo piano si fermerà alla data di rinnovo, l'8 gennaio 2027", "renews_on"),
        ("Cancel membership Next payment December 20, 2026", "renews_on"),
        ("Your plan is active", "active"),
        ("Your plan stays as it is", "goes_on"),
        ("You pay $4.99 a month", "charged"),
        ("Your plan was cancelled / You pay $4.99 a month", "end_asserted charged"),
        ("Your plan ends on 4 December 2026 / You pay $4.99 a month", "end_asserted end_dated"),
        ("Your plan ends on 22 November 2026 / You pay $4.99 a month", "end_asserted end_dated charged"),
        ("Your plan has not been cancelled", "not_ended"),
        ("Your plan is not cancelled", "not_ended"),
        ("Status: not cancelled", "not_ended"),
        ("Access has not ended", "not_ended"),
        ("Your plan has not expired", ""),
        ("Your plan does not expire", ""),
        # for an end: stated, with its day from two days ago on
        ("Your plan is not active", "end_asserted"),
        ("Your plan was cancelled on 4 December 2026", "end_asserted end_dated"),
        ("Your plan was cancelled on 20 November 2026", "end_asserted end_dated"),
        ("Your plan was cancelled on 19 November 2026", "end_asserted"),
        ("Cancelled on 20 November 2026", "end_asserted end_dated"),
        ("Last day: 4 December 2026", "end_asserted end_dated"),
        # named only: a bare word, beside a newsletter, or in a change
        ("Cancelled", "end_named"),
        ("It has been cancelled.", "end_asserted"),
        ("You will get no more newsletters / It has been cancelled.", "end_named"),
        ("You do not get the newsletter / It has been cancelled.", "end_named"),
        ("The newsletter has ended / It has been cancelled.", "end_named"),
        ("The newsletter was stopped / It has been cancelled.", "end_named"),
        ("The newsletter was changed / It has been cancelled.", "end_asserted"),
        ("You will get no more offers / It has been cancelled.", "end_asserted"),
        ("You will get no more newsletters / Your plan was cancelled.", "end_asserted"),
        ("Your plan was changed and cancelled on 4 December 2026", "end_named"),
        # a term by its day, from today on
        ("Expires on 22 November 2026", "end_dated"),
        ("Expires on 21 November 2026", ""),
        ("Access until 4 December 2026", "end_dated"),
        ("Your plan was valid until 4 November 2026", "end_named"),
        ("Your plan was valid until 22 November 2026", "end_dated"),
        # nothing runs, or nothing is charged
        ("You do not have a subscription", "nothing_runs"),
        ("You do have a subscription", ""),
        ("Auto-renewal: off", "renewal_off"),
        ("You will not be charged", "end_named"),
        ("Nothing will be charged", "end_named"),
        ("You will not be charged any more", "renewal_off"),
        ("Your plan was cancelled. You will not be charged", "end_asserted renewal_off"),
        # a notice, where the last day of the subscription, by its name, stands beside it
        ("We have received your cancellation", ""),
        ("We have received your cancellation / Your plan expires on 4 December 2026", "notice_received end_dated"),
        ("We have received your cancellation / Access until 4 December 2026", "notice_received end_dated"),
        ("We have received your cancellation / Your plan expires on 22 November 2026", "end_dated"),
        ("We have received your cancellation / Expires on 4 December 2026", "end_dated"),
        ("Your cancellation is being processed / Your plan expires on 4 December 2026", "end_dated"),
        # a way of payment that ends where the subscription goes on
        ("Automatic payment was ended", "renewal_off end_asserted"),
        ("Automatic payment was ended / Your plan continues", "goes_on"),
        ("Automatic payment: off / Your plan continues", "goes_on"),
        ("Automatic payment was ended / Your plan is Premium", "renewal_off end_asserted"),
        ("Automatic payment is active", "renews"),
        ("Automatic payment is active / Your plan continues", "goes_on"),
        ("Automatic payment ends on 4 December 2026", "end_asserted end_dated"),
        ("Automatic payment ends on 4 December 2026 / Your plan continues", "goes_on"),
        ("Automatic payment was ended / Automatic payment continues", "renewal_off end_asserted renews"),
        ("Automatic payment was ended / Your plan was cancelled / Your plan continues", "end_asserted goes_on"),
        # somebody else's
        ("Bob's access has ended", "other_ended"),
        ("Bob's subscription has ended / It has ended", "end_asserted other_ended"),
        ("Bob's access has ended / It has ended", "end_asserted"),
        ("Bob's subscription has ended / Your plan has ended", "end_asserted"),
        ("Bob's plan renews", ""),
    ],
)
def test_claims_are_evidence(said: str, evidence: str) -> None:
    """Required: what is stated of the subscription, for and against its end."""
    assert kinds(read_account_text(said.replace(" / ", "\n"), NAME, TODAY)) == evidence


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "evidence"),
    [
        ("End: 4 December 2026", "end_dated"),
        ("End: 22 November 2026", "end_dated"),
        ("End: 21 November 2026", ""),
        ("Available until 4 December 2026", "end_dated"),
        ("Available since 4 November 2026", ""),
        ("The season ends on 5 December 2026", ""),
        ("Season end: 5 December 2026", ""),
        ("Minimum term ends: 5 December 2026", ""),
        ("Your plan will end", "end_named"),
        ("Your access will end", "end_named"),
        ("The renewal will end", "end_named"),
        ("It will end", "end_named"),
        ("Your cancellation will end", "end_named"),
        ("Your plan then ends", "end_named"),
        ("It then ends", "end_named"),
        ("Your whole plan as it is will end", "end_named"),
        ("Your whole plan as it then is will end", ""),
        ("All this is here until 4 December 2026", "end_dated"),
        ("All of this is here until 4 December 2026", ""),
        ("The outage of your plan will end", ""),
        ("Your former plan will end", ""),
        ("Your course will end", ""),
        ("Your account will end", ""),
        ("Your add-on will end", ""),
        ("Your plan will expire", ""),
        ("If it will end, we write.", ""),
        ("The minimum term will end", ""),
        ("At the end of the month that we have now your plan will end", ""),
    ],
)
def test_lines_without_a_claim_may_name_an_end(said: str, evidence: str) -> None:
    """Required: short ones, by a day to come or by an end to come of the subscription or of nothing named."""
    assert kinds(read_account_text(said, NAME, TODAY)) == evidence


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "evidence"),
    [
        ("Cancellation", "end_control"),
        ("Your plan ended / Cancellation", "end_asserted end_control"),
        ("Your plan ends on 22 November 2026 / Cancellation", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Cancellation", "end_asserted end_dated"),
        ("Expires on 4 December 2026 / Cancellation", "end_dated"),
        ("Your plan ends on 4 December 2026 / Ending", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Stop renewing my plan", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Finish cancellation", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Cancel membership", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Cancellation / Cancel plan", "end_asserted end_dated end_control"),
        ("Your plan ends on 4 December 2026 / Do not end my plan", "end_asserted end_dated take_back"),
    ],
)
def test_noun_above_the_day_of_the_end_is_a_heading(said: str, evidence: str) -> None:
    """Required: where the end is settled, "Cancellation" is no control; "Cancel membership" still is one."""
    assert kinds(read_account_text(said.replace(" / ", "\n"), NAME, TODAY)) == evidence


@pytest.mark.spec("account.reasons")
def test_evidence_quotes_its_line() -> None:
    """Required: caption and value joined, the first line of a kind, and each line as it is written."""

    def quotes(said: str) -> list[str]:
        reading = read_account_text(said, NAME, TODAY)
        return [each.quote for each in reading.evidence_for + reading.evidence_against]

    assert quotes("  Status:   Cancelled on  4 December 2026 ") == ["Status: Cancelled on 4 December 2026"] * 2
    assert quotes("Status\tNot cancelled") == ["Status: Not cancelled"]
    assert quotes("Status\t\tNot cancelled") == ["Status: Not cancelled"]
    assert quotes("A\tYour plan was cancelled\tB") == ["A | Your plan was cancelled | B"]
    assert quotes("Your plan is active\nIt is active") == ["Your plan is active"]
    assert quotes("Cancellation\nCancel plan") == ["Cancellation"]
    assert quotes("Bob's access has ended") == ["Bob's access has ended"]
    notice = ["We have received your cancellation", "Your plan expires on 4 December 2026"]
    assert quotes("\n".join(notice)) == notice


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("On a break until 4 December 2026", "paused"),
        ("Your pause lasts until 4 December 2026", "paused"),
        ("Paused until 4 December 2026", "paused"),
        ("Pause: until 4 December 2026", "unknown"),
        ("The pause ends on 4 December 2026", "unknown"),
        ("You may pause until 4 December 2026", "unknown"),
        ("If you pause until 4 December 2026, it is free", "unknown"),
        ("Available until 4 December 2026", "unknown"),
        ("Your cancellation is being processed", "pending"),
        ("Your request is being processed", "pending"),
        ("Request received", "unknown"),
    ],
)
def test_pause_and_a_request_are_told_by_lines_without_a_claim(said: str, state: str) -> None:
    """Required: a pause with its last day, which is neither possible nor a condition; a request under way."""
    reading = read_account_text(said, NAME, TODAY)
    assert reading.state == state
    assert set(reading.notes) == ({said} if state in {"paused", "pending"} else set())


@pytest.mark.spec("account.statements")
def test_next_charge_is_a_renewal_on_a_day_to_come() -> None:
    """Required: the first line that names one, its caption in another line or not."""

    def found(said: str) -> Item | None:
        return next_charge(said, NAME, TODAY)

    line = "Your plan renews on 4 December 2026"
    assert found(line) == Item("renews_on", line)
    assert found(f"Hello.\n\n{line}\nNext payment: 9 December 2026") == Item("renews_on", line)
    assert found("Next payment\n \n4 December 2026") == Item("renews_on", "Next payment 4 December 2026")
    for said in ("", "Your plan renews", "Your plan ends on 4 December 2026", "Expires on 4 December 2026"):
        assert found(said) is None
    assert found("Your plan renews on 23 November 2026") is not None
    assert found("Next payment: 22 November 2026") is None
    assert found("Next payment: 21 November 2026") is None


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("account.changes")
def test_snapshot_has_lines_labels_and_days_of_the_page() -> None:
    """Required: all that a comparison needs, as written and normalised, the labels of controls apart."""
    view = page(
        control("Cancel plan", "link", text="Cancel  it"),
        control("Help"),
        control(""),
        text="Tidelight\nPremium\nNext payment\n4 December 2026\nCancel it\nCancel plan\nHelp",
    )
    snapshot = seen(view)
    assert snapshot == Snapshot(
        lines=frozenset(
            {"tidelight", "premium", "next payment 4 december 2026", "next payment", "4 december 2026"}
            | {"cancel plan", "cancel it", "help"}
        ),
        own=("Tidelight", "Premium", "Next payment 4 December 2026"),
        labels=frozenset({"cancel plan", "cancel it", "help"}),
        end_controls=frozenset({"cancel plan"}),
        renews=DAY,
        others=frozenset(),
        reading=snapshot.reading,
    )
    assert snapshot.reading == AccountReading(
        "active",
        evidence_against=(
            Item("renews_on", "Next payment 4 December 2026"),
            Item("end_control", "Cancel plan"),
        ),
        renews=DAY,
    )


CARD_TEXT = "Premium\nNext billing date: 9 December 2026"


def over(said: str, *controls: Element, before: Snapshot | None = None) -> Snapshot:
    """A page that renews, with a dialog over it."""
    text = f"{CARD_TEXT}\n{said}"
    box = replace(control("", "dialog", node="0:50", text=said, block=0), interactive=False)
    inside = [replace(each, block=0) for each in controls]
    blocks = (Block("dialog", len(CARD_TEXT) + 1, len(text)),)
    return seen(page(box, *inside, text=text, blocks=blocks, dialog=0), before)


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("said", "evidence"),
    [
        ("Your plan was cancelled", "end_asserted"),
        ("Auto-renewal: off", "renewal_off"),
        ("Expires on 4 December 2026", "end_dated"),
        ("Your plan will end", "end_named"),
        ("Your plan renews on 4 December 2026", "renews_on"),
        ("Your plan renews", "renews"),
        ("Your cancellation has been withdrawn", "withdrawn not_ended"),
        ("Your plan has not been cancelled", "not_ended"),
        ("You pay $4.99 a month", "charged priced"),
        ("Your plan stays as it is", "goes_on"),
        ("Your plan is active", "active"),
        ("Your cancellation is being processed", ""),
    ],
)
def test_dialog_that_states_something_is_read_alone(said: str, evidence: str) -> None:
    """Required: each kind of sentence, and a note; the page behind it is not read."""
    assert kinds(over(said).reading) == evidence


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize("said", ["You do not have a subscription", "Hello", "£4.99 per month"])
def test_page_is_read_where_the_dialog_states_nothing(said: str) -> None:
    """Required: a control, a price and a lack in a dialog leave the page to be read."""
    for controls in ([], [control("Cancel plan")], [control("Restart membership")], [control("Manage plan")]):
        assert over(said, *controls).reading.renews == date(2026, 12, 9)


@pytest.mark.spec("account.scope")
def test_dialog_is_no_change_of_the_page() -> None:
    """Required: what a dialog has in common with the page before the press is compared with nothing."""
    before = seen(page(text="Premium\nNext billing date: 4 December 2026"))
    dialog = over("Premium\nIt is active until the last day on 4 December 2026", before=before)
    assert not {"date_turned", "date_relabelled", "renewal_gone", "unchanged"} & dialog.reading.features


def cards(*texts: str, kind: str = "card") -> PageView:
    """A page of boxes; a line that begins with # is a heading."""
    lines: list[str] = []
    blocks: list[Block] = []
    elements: list[Element] = []
    at = 0
    for number, text in enumerate(texts):
        begin = at
        for raw in text.split("\n"):
            line = raw.removeprefix("# ")
            if raw.startswith("# "):
                heading = control(line, "heading", level=2, block=number, node=f"0:{len(elements)}")
                elements.append(replace(heading, interactive=False))
            if raw.startswith("! "):
                line = raw.removeprefix("! ")
                elements.append(control(line, block=number, node=f"0:{len(elements)}"))
            lines.append(line)
            at += len(line) + 1
        blocks.append(Block(kind, begin, at - 1))
    return page(*elements, text="\n".join(lines), blocks=tuple(blocks))


@pytest.mark.spec("account.scope")
def test_end_of_one_of_several_is_unknown_where_another_runs() -> None:
    """Required: without a press and a name; it never counts as the strongest proof."""
    ended = "# Gold\nYour plan was cancelled on 20 November 2026\nYour plan does not renew"
    other, runs = ended.replace("Gold", "Silver"), "# Bronze\nNext billing date: 9 December 2026"
    gold = "# Gold\nNext billing date: 4 December 2026"
    assert (seen(cards(ended)).reading.state, seen(cards(ended)).reading.strongest) == ("ended", True)
    both = seen(cards(ended, other))
    assert (both.reading.state, both.reading.strongest) == ("ended", False)
    assert both.others == {"Silver"}
    three = seen(cards(ended, other, runs))
    assert (three.reading.state, three.reading.strongest) == ("unknown", False)
    assert three.others == {"Silver", "Bronze"}
    for known in ([gold, other, runs], [gold]):
        pressed = seen(cards(ended, other, runs), seen(cards(*known)))
        assert (pressed.reading.state, pressed.reading.strongest) == ("ended", len(known) > 1)
    running = seen(cards(ended.replace("was cancelled", "was not cancelled"), runs))
    assert running.reading.state != "unknown"


@pytest.mark.spec("account.scope")
def test_part_that_was_of_another_stays_so() -> None:
    """Required: what ends in a part that was about another subscription before the press is not this one's end."""
    own, silver = "# Tidelight\nNext billing date: 4 December 2026", "# Silver\nNext billing date: 9 December 2026"
    before = seen(cards(own, silver))
    assert before.others == {"Silver"}
    ended = cards("# Silver\nYour plan was cancelled on 20 November 2026")
    assert seen(ended).reading.is_end
    assert not seen(ended, before).reading.is_end


# -- what has come since the press -------------------------------------------------------------------------------------


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("said", "evidence"),
    [
        ("Your plan was cancelled on 20 November 2026", "end_asserted end_dated"),
        ("Your plan was cancelled on 19 November 2026", ""),
        ("Your plan ended on 19 November 2026", ""),
        ("Last day: 19 November 2026", "end_asserted"),
        ("Your plan was cancelled", "end_asserted"),
    ],
)
def test_past_end_of_more_than_two_days_ago_is_stale(said: str, evidence: str) -> None:
    """Required: after a press, an end in the past is that of the press; one that has only a past day is kept."""
    assert kinds(after(f"Premium / {said}")) == evidence


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("said", "evidence", "same"),
    [
        ("Your plan was cancelled", "end_asserted", ""),
        ("Your plan will end", "end_named", ""),
        ("Available until 4 December 2026", "end_dated", ""),
        ("Auto-renewal: off", "renewal_off", ""),
        ("You do not have a subscription", "nothing_runs", ""),
        ("Bob's access has ended", "other_ended", ""),
        ("Your order was cancelled", "other_ended", ""),
        ("Your plan is active", "active", "active"),
        ("Your plan renews", "renews", "renews"),
    ],
)
def test_only_what_is_new_speaks_for_an_end(said: str, evidence: str, same: str) -> None:
    """Required: a line that stood there before the press proves nothing, but may still speak against an end."""
    assert kinds(after(f"Premium / Hello. / {said}")) == evidence
    assert kinds(after(f"Premium / Hello. / {said}", before=f"Premium / {said}")) == same


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("said", "before", "evidence"),
    [
        ("Your order was cancelled", "", "other_ended"),
        ("Your order was cancelled / Your plan was cancelled", "", "end_asserted"),
        ("Your order was cancelled / Auto-renewal: off", "", "renewal_off"),
        ("Your order was cancelled / Your plan was cancelled", "Your plan was cancelled", "other_ended"),
        ("Your order was cancelled / Auto-renewal: off", "Auto-renewal: off", "other_ended"),
        ("Your order was cancelled / Expires on 4 December 2026", "", "end_dated other_ended"),
    ],
)
def test_other_end_explains_what_is_new_unless_this_one_ended_too(said: str, before: str, evidence: str) -> None:
    """Required: since the press, by a statement of this subscription's end or of its renewal."""
    assert kinds(after(f"Premium / {said}", before=f"Premium / {before}".removesuffix(" / "))) == evidence


@pytest.mark.spec("account.changes")
def test_line_that_turned_is_of_what_stood_there_before() -> None:
    """Required: an end without a name, on the day of the renewal, is no end of another thing; one with a name is."""
    before = "Basketnews / Blorpag 4 December 2026"
    turned = after("Basketnews / Ends on 4 December 2026", before=before)
    assert kinds(turned) == "date_turned"
    for line, evidence in [
        ("Your add-on ends on 4 December 2026", "date_relabelled other_ended"),
        ("Basketnews: ends on 4 December 2026", "date_turned other_ended"),
        ("Basketnews end date: 4 December 2026", "date_turned other_ended"),
    ]:
        named = after(f"Basketnews / Order 12 / {line}", before=before)
        assert (kinds(named), named.is_end) == (evidence, False)


SWITCH = control("Auto-renew", "switch", states=("unchecked",))


@pytest.mark.spec("account.changes")
def test_sign_that_was_there_before_is_left_out() -> None:
    """Required: one for the end; a new one counts, and so does one against it."""
    ended, active = Item("sign_ended", "Gone"), Item("sign_active", "Here")

    def read(*signs: Item, before: Snapshot | None = None) -> Snapshot:
        return read_account_view(page(SWITCH, text="Premium"), NAME, TODAY, before=before, signs=signs)

    assert kinds(read(ended, active).reading) == "sign_ended switched_off sign_active"
    assert kinds(read(ended, active, before=read()).reading) == "sign_ended sign_active"
    assert kinds(read(ended, active, before=read(ended, active)).reading) == "sign_active"
    assert kinds(read(ended, before=Snapshot(own=("x",))).reading) == "sign_ended switched_off"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("label", "state"),
    [("End pause", "paused"), ("Cancel pause", "paused"), ("Pause", "unknown"), ("Resume plan", "unknown")],
)
def test_control_that_ends_a_pause_shows_one(label: str, state: str) -> None:
    """Required: only what is paused has it; the label is the note."""
    reading = seen(page(control(label), text="Premium")).reading
    assert (reading.state, reading.notes) == (state, (label,) if state == "paused" else ())


LABELS = {
    "end_control": [
        *(
            "Cancel my plan at the end of day",
            "Cancel automatic payment",
            "Quit plan",
            "End now",
            "You can cancel your plan",
        ),
        "Cancel Tidelight",
        *("Cancel subscription", "Cancel renewal", "Cancel access", "Cancel trial", "Leave plan"),
    ],
    "take_back": [
        *("Keep plan", "Buy it again", "Resume plan", "Undo", "Cancel the cancellation", "Stop cancellation", "Renew"),
        *("Turn on auto-renewal", "Don't cancel", "Kündigung widerrufen"),
    ],
    "managed": ["Manage plan", "Manage renewal", "Pay plan", "Pay renewal", "Vertrag kündigen oder widerrufen"],
    "": [
        # too long for a label, in words or in letters
        *(
            "Cancel my plan at the end of a day",
            "Cancel subscription automatically afterwards notwithstanding everything",
        ),
        # addressed to the person; a term; another thing; to come
        *("You're leaving us", "You're keeping your plan", "Expire plan", "Plan expiry", "Let my plan expire"),
        *("Cancel Basketnews", "Cancel Tidelight and Basketnews", "Cancel free plan", "How to cancel Tidelight"),
        *("Cancel account", "Manage access", "Manage trial", "Pay for trial"),
        # may end it as well: the law wants "Vertrag widerrufen" on every page of a contract
        *("Vertrag widerrufen", "Cancel or resume", "Restart or cancel"),
        *("Cancel and keep my plan", "Next payment: none"),
        # takes back nothing
        *("Continue plan", "Go back to plan", "Resume plan later", "Stop now", "Pause plan"),
    ],
}


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("evidence", "label"), [(kind, label) for kind in LABELS for label in LABELS[kind]])
def test_label_counts_for_what_it_surely_does(evidence: str, label: str) -> None:
    """Required: it ends the subscription, takes its end back or manages it; what may do both is evidence of neither."""
    reading = seen(page(control(label), text="Premium\nHello.")).reading
    assert kinds(reading) == evidence
    assert [each.quote for each in reading.evidence_for + reading.evidence_against] == [label] * bool(evidence)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("label", ["Vertrag widerrufen", "Vertrag kündigen oder widerrufen", "Restart or cancel"])
def test_term_beside_a_control_that_may_end_it_is_no_end(label: str) -> None:
    """Required: a running contract has a term, and a control to withdraw from it."""
    for said in ("Läuft am 4. Dezember 2026 ab", "Expires on 4 December 2026", "Cancelled"):
        assert not seen(page(control(label), text=f"Premium\n{said}")).reading.is_end
        assert not after(f"Premium / {said}", control(label)).is_end


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize("said", ["Cancelled on 4 December 2026", "Ends on 4 December 2026"])
def test_plan_is_a_name_of_the_subscription_too(said: str) -> None:
    """Required: what stands under the plan's name is this one's, as under the service's; under another it is not."""
    text = f"Basketnews\n{said}"
    for product, plan in [(NAME, "Basketnews"), ("Basketnews", ""), ("Basketnews", "Gold")]:
        assert kinds(read_account_text(text, product, TODAY, plan=plan)) == "end_asserted end_dated"
        reading = read_account_view(page(text=text), product, TODAY, plan=plan).reading
        assert kinds(reading) == "end_asserted end_dated"
    assert kinds(read_account_text(text, NAME, TODAY, plan="Gold")) == ""
    assert kinds(read_account_view(page(text=text), NAME, TODAY, plan="Gold").reading) == ""


@pytest.mark.spec("account.changes")
def test_only_a_new_end_explains_what_stands_beside_it() -> None:
    """Required: an end from before the press explains no access that is gone, and no renewal above it."""
    gone = "Premium / It has ended / Bob's access has ended"
    assert kinds(after(gone)) == "end_asserted"
    assert kinds(after(gone, before="Premium / It has ended")) == "other_ended"
    renewed = "Premium / Your plan renews on 4 December 2026 / Your plan was cancelled"
    assert kinds(after(renewed)) == "end_asserted renews_before"
    assert kinds(after(renewed, before="Premium / Your plan was cancelled")) == "renews_on"


@pytest.mark.spec("account.scope")
def test_names_of_others_are_not_those_of_the_subscription() -> None:
    """Required: a part that is called as the subscription's own is not left out after the press."""
    own, other = "# Gold\nNext billing date: 4 December 2026", "# Silver\nNext billing date: 9 December 2026"
    assert seen(cards(own, other)).others == {"Silver"}
    assert seen(cards(own, other.replace("Silver", "Gold"))).others == frozenset()


def membership(own: str, site: str, said: str, above: str = "Notes") -> PageView:
    """A region with a card about the subscription, each with a control."""
    head, card = f"Account\nTidelight\n{above}\n", f"Gold\n{said}\n{own}"
    headings = [control("Tidelight", "heading", level=2, block=0), control("Gold", "heading", level=3, block=1)]
    text = f"{head}{card}\n{site}\nImprint"
    start = len("Account\n")
    blocks = (
        Block("region", start, len(head) + len(card) + len(site) + 1),
        Block("card", len(head), len(head) + len(card), 0),
    )
    elements = [replace(each, interactive=False) for each in headings]
    return page(*elements, control(own, block=1), control(site, block=0), text=text, blocks=blocks)


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("own", "site", "said", "evidence"),
    [
        ("Restart plan", "Vertrag kündigen", "Your plan ends on 4 December 2026", "end_asserted end_dated take_back"),
        ("Cancel plan", "Help", "Your plan ends on 4 December 2026", "end_asserted end_dated end_control"),
        ("Help", "Restart plan", "Your plan ends on 4 December 2026", "end_asserted end_dated"),
        ("Help", "Vertrag kündigen", "Your plan was cancelled", "end_asserted end_control"),
        ("Help", "Vertrag kündigen", "Next billing date: 4 December 2026", "renews_on end_control"),
    ],
)
def test_controls_around_a_settled_end_are_the_site_s(own: str, site: str, said: str, evidence: str) -> None:
    """Required: those of the card in which the end stands count; without an end that is settled, all do."""
    assert kinds(seen(membership(own, site, said)).reading) == evidence


@pytest.mark.spec("account.scope")
def test_end_outside_a_card_leaves_all_controls() -> None:
    """Required: a card in which the end does not stand has no controls of its own."""
    view = membership("Restart plan", "Vertrag kündigen", "Hello.", "Your plan ends on 4 December 2026")
    assert kinds(seen(view).reading) == "end_asserted end_dated end_control"


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("said", "renews"),
    [
        ("It renews. / Hello. / Next payment: 4 December 2026 / Blorpag 9 December 2026", DAY),
        ("Expires on 9 December 2026 / Next payment: 4 December 2026", DAY),
        ("It renews. / Hello. / Blorpag 4 December 2026", DAY),
        ("It renews. / Hello. / Blorpag 4 December 2026 / Klenipo 9 December 2026", None),
    ],
)
def test_day_that_is_compared_is_that_of_the_renewal(said: str, renews: date | None) -> None:
    """Required: the first stated one, else the only day to come."""
    assert seen(page(text="Premium\n" + said.replace(" / ", "\n"))).renews == renews


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("charged", "renews"),
    [
        ("Charged on 3 November 2026", False),
        ("Abgebucht am 3. November 2026", False),
        ("You are charged $9.99 every month since 3 May 2026", True),
        ("Billed on 3 November 2026, then monthly", True),
        ("Billed on 3 November 2026, and every month after that", True),
        ("Debiteras varje m\u00e5nad sedan 3 maj 2026", True),
        ("2026\u5e745\u67083\u65e5\u304b\u3089\u6bce\u6708\u8acb\u6c42\u3055\u308c\u307e\u3059", True),
        ("2026\ub144 5\uc6d4 3\uc77c\ubd80\ud130 \ub9e4\uc6d4 \uccad\uad6c\ub429\ub2c8\ub2e4", True),
    ],
)
def test_past_charge_renews_unless_it_is_made_each_period(charged: str, *, renews: bool) -> None:
    """Required: "each month since then" contradicts a bare "Cancelled", the last debit does not."""
    read = read_account_text(f"{NAME}\nCancelled\n{charged}", NAME, TODAY)
    assert any(each.feature.startswith("renews") for each in read.evidence_against) is renews


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "ended"),
    [("Your subscription was cancelled on 21 November 2026.", True), ("Cancelled", False), ("It has ended.", False)],
)
def test_fold_is_an_end_control_unless_the_subscription_by_name_ended(said: str, *, ended: bool) -> None:
    """Required: a button that unfolds the last step may still end it, where only something was cancelled."""
    fold = control("Cancel membership", states=("collapsed",))
    read = after(f"Premium / {said}", fold, had=[fold])
    assert ("end_control" not in kinds(read)) is ended
