"""What the words and changes of an account page prove, in eleven languages and in one that nobody knows."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.pages.account_evidence import (
    PROVEN,
    STRONGEST,
    WEIGHTS,
    AccountReading,
    Item,
    Snapshot,
    found_on_page,
    read_account_text,
    read_account_view,
    settled_by_model,
)

TODAY = date(2026, 11, 22)
NAME = "Tidelight"


def text(said: str) -> AccountReading:
    return read_account_text(said, NAME, TODAY)


def seen(view: PageView, before: Snapshot | None = None) -> Snapshot:
    return read_account_view(view, NAME, TODAY, before=before)


# -- statements --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Your subscription was cancelled. You have access until 4 December 2026",
        "Your plan will be canceled on Dec 4, 2026.",
        "Auto-renew: Off\nYou have access until 4 December 2026",
        "Ihr Abo wurde gekündigt. Es läuft am 4. Dezember 2026 aus.",
        "Der Vertrag ist gekündigt zum 04.12.2026",
        "Ihre Mitgliedschaft endet am 4. Dezember 2026",
        "Votre abonnement a été résilié. Vous y avez accès jusqu'au 4 décembre 2026.",
        "Tu suscripción se canceló. Puedes usarla hasta el 4 de diciembre de 2026.",
        "L'abbonamento è stato disdetto e termina il 4 dicembre 2026",
        "Uw abonnement is opgezegd per 4 december 2026",
        "멤버십이 해지되었습니다. 2026년 12월 4일까지 이용할 수 있습니다.",
        "メンバーシップは2026年12月4日に終了します",
        "自动续费已关闭\uff0c会员有效期至2026-12-04",
    ],
)
def test_end_to_come_is_scheduled(said: str) -> None:
    """Required: an assertion of the end, with its day."""
    reading = text(said)
    assert (reading.state, reading.ends) == ("scheduled", date(2026, 12, 4)), reading.why


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Cancelled: no",
        "Résilié : non",
        "Last day to cancel: 5 December 2026",
        "You have tried to cancel your subscription.",
        "Vous avez oublié de résilier votre abonnement.",
        "Hai rinunciato a disdire il tuo abbonamento.",
        "Your subscription will be cancelled on 30 November 2026 unless you pay.",
        "Votre abonnement sera stoppé le 30/11/2026 si le paiement échoue.",
        "Il tuo abbonamento sarà disdetto il 30/11/2026 a meno che tu non paghi.",
        "Are you sure you want to cancel? Your subscription will end on 3 December 2026.",
        "You will not be charged in December: one month is free.",
        "La résiliation de votre abonnement a été contestée.",
        "The season will end on 5 December 2026.",
    ],
)
def test_naming_or_averting_an_end_is_none(said: str) -> None:
    """Required: no end from a denied caption, a verb without tense, a condition, a question, or an unknown thing."""
    assert not text(said).is_end


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Your plan ends on 30 November 2026 unless you reactivate it.",
        "Le contrat n° 5566 prendra fin le 20 janvier 2027.",
        "El contrato nº 5566 terminará el 20 de enero de 2027.",
        "Nous avons reçu votre demande de résiliation.\nVotre accès reste ouvert jusqu'au 30/11/2026.",
    ],
)
def test_end_with_a_number_a_way_back_or_a_last_day_is_one(said: str) -> None:
    """Required: a contract's number is no negation, and what takes an end back is no doubt of it."""
    assert text(said).state == "scheduled"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Status: Cancelled",
        "Status\nCancelled",
        "Your membership has been cancelled.",
        "メンバーシップがキャンセルされました",
    ],
)
def test_end_without_a_day_is_ended(said: str) -> None:
    """Required: an assertion in the past about the subscription."""
    assert text(said).state == "ended"


@pytest.mark.spec("account.owner")
@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Your cancellation has been cancelled.",
        "Votre résiliation a été annulée.",
        "La cancelación de tu suscripción ha sido anulada.",
        "Ihre Kündigung wurde storniert.",
        "해지 예약이 취소되었습니다",
        "解約予約を取り消しました",
        "Your order #5512 was cancelled.",
        "Your add-on Sports has been cancelled.",
        "Family member Bob's subscription has been cancelled.",
        "Your plan change was cancelled.",
        "Ann, who left: \u201cMy subscription was cancelled in two clicks!\u201d",
        "If you cancel, you lose access on 4 December 2026.",
        "Are you sure you want to cancel?",
        "2026-12-07 到期 · 到期自动续费",
        "Expires on 4 December 2026\nRenews automatically",
        "Next billing date: 4 December 2026\nYour old Basic plan was cancelled on 3 January 2024",
        "Account Cancel Membership Next billing date: December 20, 2026",
        "Expires on 4 December 2026",
        "Cancelled",
        "ご利用中のプラン",
        "Bob's membership has been cancelled. You have access until 4 December 2026.\nRestart Bob's membership",
        "Die Mitgliedschaft von Bob wurde gekündigt.",
        "L'abonnement de Bob a été résilié.",
        "Your Sports pack has been cancelled. You have access until 4 December 2026.\nRestart Sports",
        "Almost cancelled! Open the link that we have sent you.\nRestart membership",
        "Your cancelled membership is active again.",
        "Your membership was cancelled. It restarts by itself on 5 December 2026.",
        "Dein Abo wurde gekündigt. Es startet wieder am 5. Dezember 2026.",
        "Your beekeeping workshop will end on 12 December 2026.",
        "Ihr Malkreis wird am 12. Dezember 2026 beendet.",
        "수영 강습이 2026년 12월 12일에 종료됩니다.",
        "Your cancellation has been postponed.",
        "Ihre Kündigung wurde vertagt.",
        "해지 신청이 반송되었습니다.",
        "تم تأجيل إلغاء اشتراكك.",
        "Do you really want to cancel?\nYou will lose your benefits on 10 December.\nKeep my plan",
        "드라마 방영이 종료되었습니다.",
        "부가 상품(영화팩) 해지 예정일: 2026년 12월 1일",
    ],
)
def test_no_other_words_are_an_end(said: str) -> None:
    """Required: a subject, a tense and no contradiction."""
    assert not text(said).is_end, text(said).why


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("Next billing date: 4 December 2026", "active"),
        ("Next payment\n4 December 2026", "active"),
        ("Your membership is paused until 4 December 2026", "paused"),
        ("Your cancellation request is being processed", "pending"),
        ("Your plan ends on 4 December 2026\nPlease confirm.", "pending"),
        ("Your plan ends on 4 December 2026\nPlease confirm your cancellation.", "pending"),
        ("Your plan ends on 4 December 2026\nYou still have to confirm your cancellation.", "pending"),
        ("Your plan ends on 4 December 2026\nYou have confirmed your cancellation.", "scheduled"),
        ("Your plan ends on 4 December 2026\nConfirm your cancellation", "unknown"),
        ("Welcome back, Ann", "unknown"),
    ],
)
def test_other_states_are_told_apart(said: str, state: str) -> None:
    """Required: what is neither an end nor a renewal is unknown, not active."""
    assert text(said).state == state


@pytest.mark.spec("account.statements")
def test_caption_without_a_value_says_nothing() -> None:
    """Required: "Next payment: -" is no next payment."""
    assert text("Status\nCancelled\nNext payment\n\u2014").state == "ended"
    assert text("Next payment\n\u2014").state == "unknown"


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("said", "product", "evidence"),
    [
        # of what it speaks
        ("You do not have an active subscription", NAME, "nothing_runs"),
        ("You do not have an active trial", NAME, ""),
        ("You do not have an active Basketnews subscription", NAME, ""),
        ("It has been cancelled.", NAME, "end_asserted"),
        ("You will get no more newsletters\nIt has been cancelled.", NAME, "end_named"),
        ("You will get no more newsletters\nYour plan has been cancelled.", NAME, "end_asserted"),
        ("Basketnews, renews on 9 December 2026\nCancelled", NAME, "end_named renews_before"),
        ("Basketnews\nCancelled", NAME, ""),
        ("Is Tidelight Plus active?\nYour Tidelight Basic plan was cancelled", "Tidelight Plus", "end_asserted"),
        ("Tidelight Plus is active\nYour Tidelight Basic plan was cancelled", "Tidelight Plus", "other_ended active"),
        ("Bob left your membership on 4 December 2026", NAME, ""),
        # what it says
        ("Next billing date Cancelled", NAME, "renewal_off end_asserted"),
        ("Your plan was cancelled and will not renew", NAME, "end_asserted renewal_off"),
        ("Your plan was cancelled.\nYour cancellation has been withdrawn", NAME, "withdrawn not_ended"),
        ("Your cancellation has been withdrawn\nYour plan was cancelled.", NAME, "end_asserted withdrawn not_ended"),
        ("Your direct debit was cancelled\nYour plan continues", NAME, "goes_on"),
        ("Automatic payment: ended\nYour plan renews", NAME, "renews"),
        ("Die Mitgliedschaft von Bob wurde gekündigt.", NAME, "other_ended"),
        ("Bobs Mitgliedschaft wurde gekündigt.", NAME, "other_ended"),
        # its day
        ("Your plan started on 4 December 2025. It ends on 4 December 2027.", NAME, "end_asserted end_dated"),
        ("Your plan ends on 4 December 2026\nWe charge you $4.99", NAME, "end_asserted end_dated"),
        ("Expiry\n4 December 2026", NAME, "end_dated"),
        ("Unless renewed it ends on 4 December 2026", NAME, ""),
        # captions and values
        ("Plan | Status\nTidelight | Active\nOther | Ended", NAME, "active"),
        ("Plan 2 | Status\nTidelight | Active\nOther | Ended", NAME, "end_asserted active"),
        ("Auto-renewal\nNo", NAME, "renewal_off"),
        ("Auto-renewal\nOff since May", NAME, ""),
        ("Renewal\nNone, it was cancelled", NAME, "end_asserted"),
        ("Notifications\nOff", NAME, ""),
    ],
)
def test_line_is_read_by_its_words(said: str, product: str, evidence: str) -> None:
    """Required: each word of a statement counts: whose it is, what is said of it, and for which day."""
    reading = read_account_text(said, product, TODAY)
    assert " ".join(each.feature for each in reading.evidence_for + reading.evidence_against) == evidence


@pytest.mark.spec("account.reasons")
def test_each_kind_of_evidence_has_a_reason_and_is_quoted() -> None:
    """Required: whoever reads the journal sees the words, and why they count."""
    assert all(weight and reason for weight, reason in WEIGHTS.values())
    assert STRONGEST > PROVEN > max(weight for name, (weight, _) in WEIGHTS.items() if name == "end_dated")
    reading = text("Your membership is active. Next billing date: 4 December 2026.")
    assert "Next billing date" in reading.why
    assert WEIGHTS["renews_on"][1] in reading.why


# -- controls and scope ------------------------------------------------------------------------------------------------


@pytest.mark.spec("account.statements")
def test_control_that_would_end_it_contradicts() -> None:
    """Required: a claim of the end beside the control for it proves nothing."""
    view = page(control("Cancel membership", "link"), text="Your membership has been cancelled\nCancel membership")
    assert seen(view).reading.state == "unknown"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("label", ["Cancel add-on", "Option kündigen", "Cancel order"])
def test_control_for_something_else_is_no_contradiction(label: str) -> None:
    """Required: an add-on's own control does not make the subscription active."""
    view = page(control(label), text=f"Your membership has been cancelled\n{label}")
    assert seen(view).reading.state == "ended"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("state", "end"), [("checked", False), ("unchecked", True)])
def test_switch_for_the_renewal_counts_by_its_state(state: str, end: bool) -> None:
    """Required: off, it is the end; on, it is not."""
    view = page(control("Auto-renew", "switch", states=(state,)), text="Your plan\nAuto-renew")
    assert seen(view).reading.is_end is end


@pytest.mark.spec("account.scope")
def test_a_link_of_the_whole_site_does_not_speak_against_the_end() -> None:
    """Required: some laws want a link to cancel at the foot of every page, also after the end."""
    card = "M-Mitgliedschaft\nDeine Mitgliedschaft endet am 22.12.2026.\nKündigung zurückziehen"
    view = page(
        control("Kündigung zurückziehen", block=0),
        control("Vertrag kündigen", "link", href="https://www.example.com/kuendigen"),
        text=f"{card}\nVertrag kündigen",
        blocks=(Block("card", 0, len(card)),),
    )
    assert seen(view).reading.is_end
    inside = replace(view, elements=tuple(replace(each, block=0) for each in view.elements))
    assert not seen(inside).reading.is_end


def cards(*cards_: str) -> PageView:
    """A page of boxes; a line that begins with # is a heading."""
    lines: list[str] = []
    blocks: list[Block] = []
    elements: list[Element] = []
    at = 0
    for number, card in enumerate(cards_):
        begin = at
        for raw in card.split("\n"):
            line = raw.removeprefix("# ")
            if raw.startswith("# "):
                elements.append(control(line, "heading", level=2, block=number, node=f"0:{len(elements)}"))
            lines.append(line)
            at += len(line) + 1
        blocks.append(Block("card", begin, at - 1))
    return page(*elements, text="\n".join(lines), blocks=tuple(blocks))


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    "other",
    ["# Add-ons\nSports\nCancelled on 20 November 2026", "# Family members\nBob's subscription has been cancelled",
     "# Order history\nYour order was cancelled"],
)  # fmt: skip
def test_what_ended_beside_it_says_nothing_of_it(other: str) -> None:
    """Required: the end is bound to the block in which the subscription stands."""
    running = "# Your membership\nPremium\nNext billing date: 4 December 2026"
    assert seen(cards(running, other)).reading.state == "active"
    assert seen(cards("# Your membership\nPremium", other)).reading.state == "unknown"


@pytest.mark.spec("account.scope")
def test_other_product_that_runs_on_does_not_hide_the_end() -> None:
    """Required: of two products of a firm, the service's own is read."""
    view = cards(
        "# Your Tidelight membership\nYour membership was cancelled. You have access until 4 December 2026",
        "# Tidelight Sports\nNext billing date: 9 December 2026",
    )
    assert seen(view).reading.state == "scheduled"


@pytest.mark.spec("account.scope")
def test_end_of_one_of_two_that_nobody_named_cannot_be_told() -> None:
    """Required: with two subscriptions and no name, an end before any press is not taken for the one that is meant."""
    view = cards("# Gold\nNext billing date: 9 December 2026", "# Silver\nYour plan was cancelled on 20 November 2026")
    assert not seen(view).reading.is_end
    named = read_account_view(view, NAME, TODAY, plan="Silver").reading
    assert named.is_end


RUNNING_BOX = "# {}\n$9.00 a month\nActive"
SPORTS_RUN = "# Sportlane\n$7.00 a month\nActive"
OWN_ENDS = f"# {NAME}\n$9.00 a month\nCancelled, ends on 24 December 2026"
COMMON_CHARGE = "Next billing date: 5 December 2026"


def ended_among(*after: str) -> AccountReading:
    """The reading of a page with boxes of several subscriptions, all of which ran before the press."""
    before = cards(RUNNING_BOX.format(NAME), SPORTS_RUN, COMMON_CHARGE)
    return seen(cards(*after), seen(before)).reading


@pytest.mark.spec("account.scope")
def test_charge_outside_of_several_subscriptions_belongs_to_none_of_them_for_certain() -> None:
    """Required: where another one runs on, the box of the one that is meant decides."""
    reading = ended_among(OWN_ENDS, SPORTS_RUN, COMMON_CHARGE)
    assert (reading.state, reading.ends) == ("scheduled", date(2026, 12, 24))


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    "after",
    [
        (RUNNING_BOX.format(NAME), SPORTS_RUN, COMMON_CHARGE),
        (RUNNING_BOX.format(NAME), SPORTS_RUN.replace("Active", "Cancelled, ends on 24 December 2026"), COMMON_CHARGE),
        (OWN_ENDS, SPORTS_RUN.replace("Active", "Cancelled, ends on 24 December 2026"), COMMON_CHARGE),
        (OWN_ENDS, SPORTS_RUN, f"Next billing date of {NAME}: 5 December 2026"),
        (OWN_ENDS, SPORTS_RUN, f"{COMMON_CHARGE}\n$9.00"),
        (OWN_ENDS, SPORTS_RUN, f"{COMMON_CHARGE}\n$16.00"),
        (f"{OWN_ENDS}\n{COMMON_CHARGE}", SPORTS_RUN),
        (OWN_ENDS, COMMON_CHARGE),
    ],
    ids=["both run", "the other ends", "both end", "by name", "its price", "the sum", "in its box", "alone"],
)
def test_charge_that_may_be_its_own_speaks_against_the_end(after: tuple[str, ...]) -> None:
    """Required: by its name, its price or the sum of all prices, or if nothing else runs that is charged."""
    assert not ended_among(*after).is_end


@pytest.mark.spec("account.scope")
def test_charge_beside_several_that_nobody_named_speaks_against_an_end() -> None:
    """Required: without a name nothing tells whose the charge is."""
    before = seen(cards(RUNNING_BOX.format("Gold"), RUNNING_BOX.format("Silver"), COMMON_CHARGE))
    ends = OWN_ENDS.replace(NAME, "Gold")
    assert not seen(cards(ends, RUNNING_BOX.format("Silver"), COMMON_CHARGE), before).reading.is_end


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("box", "ends"),
    [
        (f"# {NAME}\nContract 4000 718\nTag Warning\nCancelled, ends on 24 December 2026", True),
        (f"# {NAME}\nContract 4000 718\n\u00c9tiquette Avertissement\nCancelled, ends on 24 December 2026", True),
        (f"# {NAME}\nContract 4000 718\nSports Package\nTag Warning\nCancelled, ends on 24 December 2026", False),
        (f"# {NAME}\nContract 4000 718\nWarning Package\nCancelled, ends on 24 December 2026", False),
    ],
)
def test_word_that_a_badge_is_read_aloud_with_names_nothing(box: str, ends: bool) -> None:
    """Required: "Tag Warning" before the state is no other thing's name; a name above it still is."""
    before = seen(cards(f"# {NAME}\nContract 4000 718\nTag Success\nActive"))
    assert seen(cards(box), before).reading.is_end is ends


# -- before and after --------------------------------------------------------------------------------------------------

BEFORE = page(
    control("Cancel membership", "link"), text="Premium\nNext billing date\n4 December 2026\nCancel membership"
)


@pytest.mark.spec("account.changes")
def test_statement_that_stood_there_before_proves_nothing() -> None:
    """Required: only what has come since the press."""
    before = seen(page(text="Premium\nYour membership was cancelled\nNext billing date\n4 December 2026"))
    after = page(text="Premium\nYour membership was cancelled")
    assert not seen(after, before).reading.is_end
    assert seen(page(text="Premium\nYour membership was cancelled"), seen(BEFORE)).reading.state == "ended"


@pytest.mark.spec("account.changes")
def test_day_of_the_renewal_that_became_the_end_proves_it() -> None:
    """Required: an expiry alone is no proof, in the place of the renewal it is."""
    after = page(text="Premium\nExpires on\n4 December 2026")
    assert not seen(after).reading.is_end
    reading = seen(after, seen(BEFORE)).reading
    assert (reading.state, reading.ends) == ("scheduled", date(2026, 12, 4))


@pytest.mark.spec("account.changes")
def test_two_changes_prove_it_in_a_language_that_nobody_wrote_down() -> None:
    """Required: other words for the same day, and another control: without knowing one of them."""
    before = seen(page(control("Zrusxit"), text="Premium\nBlorpag\n2026-12-04\nZrusxit"))
    after = page(control("Obnovyx"), text="Premium\nKlenipo\n2026-12-04\nObnovyx")
    reading = seen(after, before).reading
    assert (reading.state, reading.ends) == ("scheduled", date(2026, 12, 4))
    assert not seen(page(control("Zrusxit"), text="Premium\nKlenipo\n2026-12-04\nZrusxit"), before).reading.is_end


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize("after", ["", "Premium", "Something went wrong", "Premium\nPaused until 9 December 2026"])
def test_what_is_only_missing_proves_nothing(after: str) -> None:
    """Required: a page that failed to load misses everything."""
    assert not seen(page(text=after), seen(BEFORE)).reading.is_end


@pytest.mark.spec("account.changes")
def test_page_that_reads_as_before_runs_on() -> None:
    """Required: a press that changed nothing was no end, in any language."""
    view = page(control("Cancel membership", "link"), text="Premium\nBlorpag\nCancel membership")
    assert seen(view).reading.state == "unknown"
    assert seen(view, seen(view)).reading.state == "active"


@pytest.mark.spec("account.changes")
def test_older_end_is_not_that_of_this_press() -> None:
    """Required: a plan that ended years ago has not ended now."""
    after = page(text="Premium\n£9.99 / month\nBasic plan: cancelled on 3 January 2024")
    assert not seen(after, seen(BEFORE)).reading.is_end


@pytest.mark.spec("account.strongest")
def test_nothing_pressed_needs_the_strongest_evidence() -> None:
    """Required: one sentence is enough after a press, and not before one."""
    once = page(text="Premium\n£9.99 / month\nYour membership has been cancelled")
    assert not seen(once).reading.is_end
    assert seen(once, seen(BEFORE)).reading.is_end
    full = page(
        control("Restart membership"), text="Your membership was cancelled. You have access until 4 December 2026"
    )
    assert seen(full).reading.strongest


# -- a model's part ----------------------------------------------------------------------------------------------------


@pytest.mark.spec("account.model")
def test_quotes_are_found_word_for_word() -> None:
    """Required: white space and case do not count, another word does."""
    shown = "Your  plan was\nCancelled today."
    assert found_on_page(["your plan was cancelled today", "your plan is cancelled"], shown) == (
        "your plan was cancelled today",
    )


@pytest.mark.spec("account.model")
def test_model_settles_only_what_the_changes_support() -> None:
    """Required: it adds a doubt; alone, with quotes that are not there, or with old ones, it proves nothing."""
    view = page(text="Premium\nBlorpag klenipo")
    changed = AccountReading("unknown", evidence_for=(Item("renewal_gone", ""),))
    before = [Snapshot(frozenset({"premium"}))]
    quotes = ["Blorpag klenipo"]
    assert settled_by_model(changed, True, quotes, view, before).is_end
    assert not settled_by_model(AccountReading("unknown"), True, quotes, view, before).is_end
    assert not settled_by_model(changed, True, ["Your plan was cancelled"], view, before).is_end
    assert not settled_by_model(changed, True, quotes, view, [Snapshot(frozenset({"blorpag klenipo"}))]).is_end
    ended = AccountReading("ended", evidence_for=(Item("end_asserted", "Blorpag klenipo"),))
    assert settled_by_model(ended, False, quotes, view, before).state == "unknown"
    assert settled_by_model(ended, False, ["not there at all"], view, before).is_end


@pytest.mark.spec("account.changes")
def test_dialog_about_something_else_does_not_hide_the_page() -> None:
    """Required: a cookie notice over the account says nothing, and what stands behind it is read."""
    notice = control("Cookies", "dialog", text="We use cookies")
    after = page(notice, text="Premium\nYour plan was cancelled\nWe use cookies", dialog=0)
    assert seen(after, seen(BEFORE)).reading.state == "ended"


# -- another's end, and what goes on -----------------------------------------------------------------------------------


RUNNING = page(
    control("Cancel membership", "link", node="0:1", href="https://tidelight.test/cancel"),
    text="Membership\nPlan: Premium\nYour membership is active. Next billing date: 4 December 2026.\nCancel membership",
)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "said",
    [
        "Bob's membership has been cancelled. You have access until 4 December 2026.",
        "Your Sports pack has been cancelled. You have access to it until 4 December 2026.",
        "Your membership has been cancelled. You have access until 4 December 2026. It restarts on 5 December 2026.",
        "Your membership has been cancelled. You have access until 4 December 2028 and are billed monthly until then.",
        "Your cancelled membership is active again until you cancel.",
        "Almost cancelled! Press the link in the e-mail that we sent you.",
    ],
)
def test_an_end_of_something_else_or_with_a_sequel_is_none(said: str) -> None:
    """Required: the end is this subscription's, it is complete, and nothing starts it again."""
    after = page(
        control("Restart membership", "link", node="0:2", href="https://tidelight.test/restart"),
        text=f"Membership\nPlan: Premium\n{said}\nRestart membership",
    )
    assert not seen(after, seen(RUNNING)).reading.is_end
    assert not seen(after).reading.strongest
