"""Evidence of the controls, switches and prices of an account page, each by itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.pages.account_evidence import Snapshot, read_account_text, read_account_view

TODAY = date(2026, 11, 22)
NAME = "Tidelight"


def seen(view: PageView, before: Snapshot | None = None) -> Snapshot:
    return read_account_view(view, NAME, TODAY, before=before)


def evidence(*controls: Element, text: str = "Premium\nHello", before: Snapshot | None = None) -> str:
    """The kinds of evidence on a page of a text with controls."""
    reading = seen(page(*controls, text=text), before).reading
    return " ".join(each.feature for each in reading.evidence_for + reading.evidence_against)


LABELS = {
    "end_control": [
        *("Cancel membership", "Cancel plan", "Cancel renewal", "Cancel trial", "Cancel free trial", "End access"),
        *("Stop auto-renewal", "Stop subscription", "Cancellation", "Abo kündigen", "解約する"),
    ],
    "take_back": [
        *("Restart membership", "Resume subscription", "Keep my plan", "Undo cancellation", "Renew now", "Reactivate"),
        *("Turn on renewal", "Buy again", "Subscribe again", "Get Premium again", "Stop the cancellation", "Stay"),
        *("End cancellation", "Cancel my cancellation", "Do not cancel my plan", "End pause", "Withdraw cancellation"),
    ],
    "managed": [
        "Manage subscription",
        "View subscription",
        "Change plan",
        "Change renewal",
        "Upgrade plan",
        "Buy plan",
    ],
    "": [
        *("Cancel order", "Cancel", "Maybe later", "Reactivate later", "Manage payment", "Manage trial", "Subscribe"),
        *("Buy more", "Order again", "Will be renewed", "Cancellation date", "Final bill", "Cancel membership 2026"),
        "Cancel the membership that you have had with us since long ago",
        "Cancelmembershipthatyouhavehadwithussincelongagoandforeverandever",
    ],
}


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("feature", "labels"), LABELS.items())
def test_control_is_evidence_by_what_it_does(feature: str, labels: list[str]) -> None:
    """Required: it ends the subscription, takes its end back, or manages it; what is chosen or typed does nothing."""
    assert {label: evidence(control(label)) for label in labels} == dict.fromkeys(labels, feature)
    assert {label: evidence(control(label, "link")) for label in labels} == dict.fromkeys(labels, feature)
    for role in ("radio", "option", "textbox"):
        assert {label: evidence(control(label, role)) for label in labels} == dict.fromkeys(labels, ""), role
    for state in ("checked", "unchecked", "mixed"):
        chosen = {label: evidence(control(label, states=(state,))) for label in labels}
        assert chosen == dict.fromkeys(labels, ""), state


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("label", [label for feature in ("end_control", "take_back") for label in LABELS[feature]])
def test_line_that_may_be_a_control_counts_in_a_text(label: str) -> None:
    """Required: a text without elements may have the labels of controls as lines; one that manages says nothing."""
    features = read_account_text(f"Premium\n{label}", "", TODAY).features
    assert features == {"end_control" if label in LABELS["end_control"] else "take_back"}


@pytest.mark.spec("account.statements")
def test_only_one_kind_of_control_speaks() -> None:
    """Required: one that ends it outweighs the others, and one that takes an end back the one that manages."""
    end, back, manage = control("Cancel plan"), control("Restart membership"), control("Manage plan")
    assert evidence(end, back, manage) == evidence(end, back) == "end_control"
    assert evidence(back, manage) == "take_back"
    assert evidence(manage) == "managed"


@pytest.mark.spec("account.changes")
def test_control_that_stood_there_before_takes_nothing_back() -> None:
    """Required: only a new one; a price and a control to manage count where nothing was pressed."""
    before = seen(page(control("Restart membership"), text="Premium\nHello"))
    assert evidence(control("Restart membership"), before=before) == ""
    assert evidence(control("Restart membership"), control("Resume subscription"), before=before) == "take_back"
    assert evidence(control("Cancel plan"), before=before) == "end_control"
    assert evidence(control("Manage plan"), text="Premium\n$4.99 / month") == "managed priced"
    assert evidence(control("Manage plan"), text="Premium\n$4.99 / month", before=before) == ""


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("role", ["switch", "checkbox"])
@pytest.mark.parametrize(
    ("label", "state", "feature"),
    [
        ("Auto-renew", "checked", "end_control"),
        ("Auto-renew", "unchecked", "switched_off"),
        ("Auto-renew", "mixed", ""),
        ("Turn off auto-renewal", "checked", "switched_off"),
        ("Turn off auto-renewal", "unchecked", "end_control"),
        ("Stop renewing", "checked", "switched_off"),
        ("Stop renewing", "unchecked", "end_control"),
        ("Newsletter", "unchecked", ""),
    ],
)
def test_switch_for_the_renewal_by_label_and_state(role: str, label: str, state: str, feature: str) -> None:
    """Required: on or off, named for the renewal or for its end; a switch that was off before the press is no news."""
    switch = control(label, role, states=(state,))
    assert evidence(switch) == feature
    assert evidence(control(label, "radio", states=(state,))) == ""
    if feature == "switched_off":
        assert evidence(switch, before=seen(page(switch, text="Premium"))) == ""


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "priced"),
    [
        ("£4.99 per month", True),
        ("$4 a month", True),
        ("4 € / Monat", True),
        ("4 euros per year", True),
        ("月額500円", True),
        ("4.99", False),
        ("$4.99 now", False),
        ("$4.99 and from then on every month", False),
    ],
)
def test_price_for_a_period_is_evidence(line: str, priced: bool) -> None:
    """Required: a sum with its period speaks weakly for a subscription that runs; once, however many there are."""
    assert evidence(text=f"Premium\n{line}") == ("priced" if priced else "")
    assert evidence(text=f"Premium\n{line}\n{line}.") == ("priced" if priced else "")
    assert read_account_text(f"Premium\n{line}", "", TODAY).features == frozenset()


@pytest.mark.spec("account.scope")
def test_labels_are_no_lines_of_the_page() -> None:
    """Required: what a control says is not read as a statement, unless it names a day."""
    said = "Your plan was cancelled"
    assert evidence(text=f"Premium\n{said}") == "end_asserted"
    assert evidence(control(said, "link"), text=f"Premium\n{said}") == ""
    dated = "Your plan was cancelled on 20 November 2026"
    assert "end_asserted" in evidence(control(dated, "link"), text=f"Premium\n{dated}")


@pytest.mark.spec("account.statements")
def test_head_of_a_table_is_no_line() -> None:
    """Required: captions in a row over rows of values; a row of values, and a lone row, are read."""

    def rows(*lines: str) -> PageView:
        text = "Your plan\n" + "\n".join(lines).replace("|", "\n")
        blocks, at = [Block("card", 0, len(text))], len("Your plan\n")
        for line in lines:
            blocks.append(Block("row", at, at + len(line), 0))
            at += len(line) + 1
        return page(text=text, blocks=tuple(blocks))

    values = "Silver|20 May 2026|-"
    assert seen(rows("Plan|Cancelled|Ended", values)).reading.features == frozenset()
    for table in (rows("Plan|Cancelled|Ended"), rows(values, "Plan|Cancelled|Ended")):
        assert "end_asserted" in seen(table).reading.features
    assert "end_asserted" in seen(rows("Cancelled|Ended", values)).reading.features
    assert "end_asserted" in seen(rows("Plan|Cancelled|Ended 1", values)).reading.features


@pytest.mark.spec("account.changes")
def test_only_day_to_come_is_kept_for_the_comparison() -> None:
    """Required: where no words explain it; of several days, none."""
    assert seen(page(text="Premium\nBlorpag 4 December 2026")).renews == date(2026, 12, 4)
    assert seen(page(text="Premium\nBlorpag 4 December 2026\nx 4.12.2026")).renews == date(2026, 12, 4)
    assert seen(page(text="Premium\nBlorpag 4 December 2026\nx 9 December 2026")).renews is None
    assert seen(page(text="Premium\nBlorpag 22 November 2026")).renews is None
    both = "Premium\nBlorpag 9 December 2026\nNext billing date: 4 December 2026"
    assert seen(page(text=both)).renews == date(2026, 12, 4)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Status\tEnded",
        "Status    Ended",
        "状态  已取消",
        "Status: Ended",
        "Plan\tStatus\tEnd date\nTidelight\tEnded\t1 May 2026",
        "Plan    Status    End date\nTidelight    Ended    1 May 2026",
        "Plan | Status | End date\nTidelight | Ended | 1 May 2026",
    ],
)
def test_cells_of_a_line_are_captions_and_values(said: str) -> None:
    """Required: however a row of a table was copied as text."""
    assert read_account_text(said, NAME, TODAY).state == "ended"
    other = said.replace("Ended", "Green").replace("已取消", "x").replace("End date", "Start date")
    assert read_account_text(other, NAME, TODAY).state == "unknown"


@pytest.mark.spec("account.scope")
def test_dialog_about_the_subscription_is_read_instead_of_the_page() -> None:
    """Required: what it says of the subscription; one about something else leaves the page to be read."""
    running = "Premium\nNext billing date: 4 December 2026"

    def over(said: str, before: Snapshot | None = None) -> Snapshot:
        text = f"{running}\n{said}"
        box = control("", "dialog", node="0:50", text=said, block=0)
        view = page(box, text=text, blocks=(Block("dialog", len(running) + 1, len(text)),), dialog=0)
        return seen(view, before)

    assert over("Your plan was cancelled. You have access until 4 December 2026").reading.state == "scheduled"
    assert over("Your membership is paused until 4 December 2026").reading.state == "paused"
    assert over("We use cookies. Accept all?").reading.state == "active"
    before = seen(page(text=running))
    ended = "Your plan was cancelled. You have access until 4 December 2026"
    assert over(ended, before=before).reading.state == "scheduled"
    assert over(ended, before=seen(page(text=f"{running}\n{ended}"))).reading.state != "scheduled"


@pytest.mark.spec("account.statements")
def test_heading_is_a_line_too() -> None:
    """Required: what stands in a heading counts, as what stands below it."""
    said = "Your plan was cancelled"
    view = page(replace(control(said, "heading", level=2), interactive=False), text=f"{said}\nPremium")
    assert seen(view).reading.features == {"end_asserted"}


@pytest.mark.spec("account.owner")
def test_access_that_is_gone_is_the_end_of_this_only_beside_it() -> None:
    """Required: the end of somebody else's access or plan is another's; beside an end of this one an access may go."""

    def features(*lines: str) -> str:
        return " ".join(each.feature for each in read_account_text("\n".join(lines), NAME, TODAY).evidence_against)

    gone, plan = "Bob's access has ended", "Bob's subscription has ended"
    assert features("Premium", gone) == features("Premium", plan) == "other_ended"
    assert features("Your plan has ended", gone) == ""
    assert features("It has ended", gone) == ""
    assert features("It has ended", plan) == "other_ended"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Last bill\n4 December 2026", "end_asserted end_dated"),
        ("Your plan will end", "end_named"),
        ("Then it ends", "end_named"),
        ("Ends", ""),
        ("Will it end?", ""),
        ("Trial ends", ""),
    ],
)
def test_short_line_may_announce_the_end(line: str, evidence: str) -> None:
    """Required: in the future, or as what comes next; a question, a trial and a bare word announce nothing."""
    reading = read_account_text(f"Premium\n{line}", "", TODAY)
    assert " ".join(each.feature for each in reading.evidence_for) == evidence
