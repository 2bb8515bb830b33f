"""The account page read back: in all its places, as the right account, and told as it is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from account_gate import Gate
from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    ENDED_PAGE,
    FINAL_PAGE,
    HOME,
    NOW,
    OFFER_PAGE,
    OPEN,
    MemoryJournal,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.core.engine import account_page, messages
from subterminator.core.engine.account_page import Account, AccountState, _combined
from subterminator.core.engine.read_back import ReadBack
from subterminator.domain.errors import PageChanged
from subterminator.domain.protocols import AccountTestimony, Facts, Intent, Outcome, PageView, State
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.account_evidence import AccountReading, Item
from subterminator.pages.addresses import is_account_step
from subterminator.pages.state_detector import HeuristicInterpreter

PLAN = f"{HOME}/account/plan"
HALL = page(text="Hello Ann\nOrders\nHelp", title="Account")
"""An account page that says nothing of the subscription."""
RUNS = replace(ACTIVE_PAGE, url=PLAN)
ENDS = replace(ENDED_PAGE, url=PLAN)


class Witness:
    """A model that says what it was told to."""

    def __init__(self, ended: bool | None, *quotes: str) -> None:
        self.said = AccountTestimony(ended, quotes)
        self.asked = 0

    async def testify(self, screenshot: bytes, text: str) -> AccountTestimony:
        self.asked += 1
        return self.said


class Read:
    """An account that was read before a press, and is read back after it."""

    def __init__(self, *before: PageView, witness: Witness | None = None) -> None:
        self.browser = Gate(before[0] if before else HALL)
        self.journal = MemoryJournal([])
        heuristic = HeuristicInterpreter(Service(), today=NOW.date)
        lexicon = Lexicon.load()
        config = AppConfig.load(page_timeout=1.0, read_back_patience=0.001)
        self.account = Account(Service(), self.browser, heuristic, self.journal, lexicon, NOW.date, config)
        self.closing = ReadBack(Service(), self.account, self.browser, heuristic, self.journal, NOW.date, witness)
        self.before = before

    async def end(self, **after: PageView) -> tuple[Outcome, str]:
        await self.account.open()
        for view in self.before:
            self.account.observe(view)
        self.browser.submitted = True
        self.browser.pages = {ACCOUNT: after["entry"], PLAN: after.get("plan", HALL)}

        async def sign_in() -> None: ...

        end = await self.closing.read_back(1, sign_in, sent=True)
        return end.outcome, end.message


@pytest.mark.spec("account.places")
async def test_account_is_read_where_it_was_read_before() -> None:
    """Required: an entry page that says nothing of the subscription does not hide the end."""
    assert (await Read(RUNS).end(entry=HALL, plan=ENDS))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.places")
async def test_page_that_a_model_passed_is_read_back() -> None:
    """Required: the end may be shown there alone; no page of the flow, and none after the press."""
    read = Read()
    await read.account.open()
    for view in (RUNS, OFFER_PAGE):
        read.account.pass_by(view)
    read.browser.submitted = True
    read.account.pass_by(replace(RUNS, url=f"{HOME}/after"))

    assert [each.reading.says_it_runs for each in read.account.snapshots] == [True]
    assert (await read.end(entry=HALL, plan=ENDS))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.places")
async def test_page_that_a_model_passed_is_not_needed_where_the_account_shows_the_end() -> None:
    """Required: a page of settings on the way, which has an add-on that renews, does not contradict the account."""
    read = Read(ACTIVE_PAGE)
    await read.account.open()
    read.account.observe(ACTIVE_PAGE)
    read.account.pass_by(RUNS)

    assert (await read.end(entry=ENDED_PAGE, plan=RUNS))[0] is Outcome.SCHEDULED
    assert read.browser.opened.count(PLAN) == 0


@pytest.mark.spec("led.step-sent")
@pytest.mark.parametrize(
    ("account", "step", "doubted", "goes_on"),
    [
        (ACTIVE_PAGE, OFFER_PAGE, False, True),
        (ACTIVE_PAGE, HALL, True, True),
        (ACTIVE_PAGE, HALL, False, False),
        (ENDED_PAGE, OFFER_PAGE, True, False),
    ],
)
async def test_flow_goes_on_where_the_account_runs_and_the_page_asks(
    account: PageView, step: PageView, doubted: bool, goes_on: bool
) -> None:
    """Required: it is open again then. A page of no known state asks only where the gate saw it ask."""
    read = Read(ACTIVE_PAGE)
    await read.account.open()
    read.account.observe(ACTIVE_PAGE)
    read.browser.submitted = True
    read.browser.pages = {ACCOUNT: account, OFFER_PAGE.url: replace(step, url=OFFER_PAGE.url)}
    step_after = await read.account.step_after(OFFER_PAGE.url, doubted=doubted)
    assert (step_after is not None) is goes_on
    if goes_on:
        assert await read.browser.url() == OFFER_PAGE.url


ASKING = replace(page(OPEN, control("Moving abroad", node="0:7"), text=ACTIVE_PAGE.text, title="Account"), dialog=1)


@pytest.mark.spec("led.step-sent")
@pytest.mark.parametrize(("shown", "goes_on"), [(ASKING, True), (ACTIVE_PAGE, False)])
async def test_flow_goes_on_in_a_dialog_over_the_account(shown: PageView, goes_on: bool) -> None:
    """Required: where the gate saw it ask on; the account alone, as active as before, is read back."""
    read = Read(ACTIVE_PAGE)
    await read.account.open()
    read.account.observe(ACTIVE_PAGE)
    read.browser.submitted = True
    read.browser.pages = {ACCOUNT: shown}
    step_after = await read.account.step_after(ACCOUNT, doubted=True)
    assert (step_after is State.ACCOUNT_ACTIVE) is goes_on
    assert await read.account.step_after(ACCOUNT, doubted=False) is None


@pytest.mark.spec("led.step-sent")
async def test_account_that_shows_the_end_a_moment_later_stops_the_flow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: it is read twice before the flow goes on, since an end may take a moment to show there."""
    read = Read(ACTIVE_PAGE)
    await read.account.open()
    read.account.observe(ACTIVE_PAGE)
    read.browser.submitted = True
    read.browser.pages = {ACCOUNT: ACTIVE_PAGE, OFFER_PAGE.url: OFFER_PAGE}

    async def pass_by(_: float) -> None:
        read.browser.pages = {ACCOUNT: ENDED_PAGE, OFFER_PAGE.url: OFFER_PAGE}

    monkeypatch.setattr(asyncio, "sleep", pass_by)
    assert await read.account.step_after(OFFER_PAGE.url, doubted=True) is None


@pytest.mark.spec("led.step-sent")
@pytest.mark.parametrize(
    ("account", "step", "goes_on"),
    [
        (HALL, FINAL_PAGE, True),
        (HALL, OFFER_PAGE, False),
        (replace(HALL, text=f"{HALL.text}\nSomething is new"), FINAL_PAGE, False),
        (ENDED_PAGE, FINAL_PAGE, False),
    ],
)
async def test_flow_goes_on_where_a_silent_account_is_as_before_and_the_page_asks_for_the_end(
    account: PageView, step: PageView, goes_on: bool
) -> None:
    """Required: an account that says nothing must read word for word as before, and the page ask for the end itself."""
    read = Read(HALL)
    await read.account.open()
    read.account.observe(replace(HALL, url=ACCOUNT))
    read.browser.submitted = True
    read.browser.pages = {ACCOUNT: replace(account, url=ACCOUNT), OFFER_PAGE.url: replace(step, url=OFFER_PAGE.url)}
    step_after = await read.account.step_after(OFFER_PAGE.url, doubted=True)
    assert (step_after is not None) is goes_on


@pytest.mark.spec("account.places")
async def test_page_that_runs_on_outweighs_one_that_has_ended() -> None:
    """Required: two pages that contradict each other are a case for review, with both quoted."""
    outcome, message = await Read(RUNS).end(entry=ENDED_PAGE, plan=RUNS)
    assert outcome is Outcome.NEEDS_REVIEW
    assert "ends on 20 December 2026" in message
    assert "Next billing date" in message


@pytest.mark.spec("account.places")
async def test_step_of_a_flow_is_not_opened_again() -> None:
    """Required: reading back never walks into a cancellation."""
    read = Read(RUNS, replace(ACTIVE_PAGE, url=f"{HOME}/plan/cancel"))
    await read.end(entry=HALL, plan=ENDS)
    assert not [each for each in read.browser.opened if "cancel" in each]


@pytest.mark.spec("account.places")
async def test_full_statement_on_the_account_page_is_the_proof() -> None:
    """Required: what a page after the press only claims, the account page opened afresh proves."""
    after = page(text="Your plan\nYour subscription was cancelled. You have access until 20 December 2026")
    assert (await Read(ACTIVE_PAGE).end(entry=after))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.signed-in")
async def test_somebody_elses_account_is_not_the_end() -> None:
    """Required: signed in as another than the run is for, nothing is believed."""
    read = Read(ACTIVE_PAGE)
    read.browser.account = "ann@example.com"
    outcome, message = await read.end(
        entry=replace(ENDED_PAGE, text=f"Signed in as bob@example.com\n{ENDED_PAGE.text}")
    )
    assert outcome is Outcome.NEEDS_REVIEW
    assert "bob@example.com" in message
    assert "nothing was sent" not in message.lower()


@pytest.mark.spec("account.unread")
@pytest.mark.parametrize(
    "after",
    [HALL, page(text="Something went wrong"), page(text="Kontaktnamn\nBlorpag"), page(control("Option kündigen"))],
)
async def test_what_could_not_be_read_is_called_unread(after: PageView) -> None:
    """Required: silence is not "still active"."""
    outcome, message = await Read(ACTIVE_PAGE).end(entry=after)
    assert outcome is Outcome.NEEDS_REVIEW
    assert "could not be read for certain" in message
    assert "active" not in message.lower()


@pytest.mark.spec("account.unread")
async def test_what_runs_on_is_called_active_with_its_words() -> None:
    """Required: "still active" has a quote."""
    _, message = await Read(ACTIVE_PAGE).end(entry=ACTIVE_PAGE)
    assert "still reads as active" in message
    assert "Next billing date" in message


@pytest.mark.spec("account.model")
async def test_model_is_asked_only_where_the_evidence_is_thin() -> None:
    """Required: its doubt stops an end that rests on little, and it is not asked about one that does not."""
    sure = Witness(False, "Restart membership")
    full = page(
        control("Restart membership"),
        text="Your plan was cancelled. You have access until 20 December 2026\nRestart membership",
    )
    assert (await Read(ACTIVE_PAGE, witness=sure).end(entry=full))[0] is Outcome.SCHEDULED
    assert sure.asked == 0
    doubt = Witness(False, "your trial is about to begin")
    thin = page(text="Your plan\nYour plan was cancelled\nyour trial is about to begin\nStatus: active")
    assert (await Read(ACTIVE_PAGE, witness=doubt).end(entry=thin))[0] is Outcome.NEEDS_REVIEW
    assert doubt.asked


@pytest.mark.spec("account.strongest")
async def test_observed_account_is_kept_only_before_the_press() -> None:
    """Required: what a page says after the press is never what was there before."""
    read = Read(ACTIVE_PAGE)
    await read.end(entry=ENDED_PAGE)
    known = read.account.snapshots
    for view in (ENDED_PAGE, ENDS):
        read.account.observe(view)
    assert read.account.snapshots == known
    assert (await read.account.read()).state is State.ACCOUNT_CANCELLED


@pytest.mark.spec("account.folded")
async def test_a_renewal_that_is_folded_away_is_a_doubt() -> None:
    """Required: closed details that name a day of the next charge stand against the end; help without one does not."""
    read = Read(ACTIVE_PAGE)
    read.browser.hidden = "Your Basic membership is active, next billing date 20 December 2026"
    outcome, message = await read.end(entry=ENDED_PAGE)
    assert outcome is Outcome.NEEDS_REVIEW
    assert "has folded away: 'Your Basic membership is active" in message
    read = Read(ACTIVE_PAGE)
    read.browser.hidden = "Memberships renew automatically unless they are cancelled."
    assert (await read.end(entry=ENDED_PAGE))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.late")
async def test_an_end_that_a_script_takes_back_is_not_believed() -> None:
    """Required: a page with scripts is read once more, a moment later."""
    read = Read(ACTIVE_PAGE)
    read.browser.markup, read.browser.later = "<p>Cancelled</p><script src=/app.js></script>", ACTIVE_PAGE
    assert (await read.end(entry=ENDED_PAGE))[0] is Outcome.NEEDS_REVIEW
    read = Read(ACTIVE_PAGE)
    read.browser.markup = "<p>Cancelled</p><script src=/app.js></script>"
    assert (await read.end(entry=ENDED_PAGE))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.approved-end")
async def test_an_end_later_than_approved_is_reviewed() -> None:
    """Required: who approved an end on a day is not told that all is well where the account ends on a later one."""
    read = Read(ACTIVE_PAGE)
    read.browser.approved_end = date(2026, 11, 20)
    outcome, message = await read.end(entry=ENDED_PAGE)
    assert outcome is Outcome.NEEDS_REVIEW
    assert "it ends on 2026-12-20, and the yes was for an end on 2026-11-20" in message
    read.browser.approved_end = date(2026, 12, 20)
    assert (await read.end(entry=ENDED_PAGE))[0] is Outcome.SCHEDULED


ADDRESS = control("E-Mail-Adresse *", "textbox", node="0:70", tag="input")
LAST_STEP = page(
    ADDRESS, control("Jetzt kündigen", node="0:71"), url=f"{HOME}/kuendigen", text="Kündigung\nE-Mail-Adresse *"
)


@pytest.mark.spec("engine.refused")
@pytest.mark.spec("engine.left-empty")
async def test_a_refusal_of_the_site_is_told_with_its_words_and_the_empty_field() -> None:
    """Required: who reads it knows what to do there; an end may have happened all the same."""
    read = Read(ACTIVE_PAGE)
    read.browser.approved_pages, read.browser.refusal = (LAST_STEP,), 422
    read.browser.view = replace(LAST_STEP, text=f"{LAST_STEP.text}\nBitte füllen Sie alle Pflichtfelder aus")
    await read.closing.claim()
    outcome, message = await read.end(entry=ACTIVE_PAGE)
    assert outcome is Outcome.NEEDS_REVIEW
    assert message.startswith("the site refused what was sent: HTTP 422; it shows 'Bitte füllen Sie alle Pflichtfelder")
    assert "The page wants 'E-Mail-Adresse'" in message
    assert (await read.end(entry=ENDED_PAGE))[0] is Outcome.SCHEDULED


@pytest.mark.spec("engine.refused")
async def test_what_was_not_refused_is_not_called_so() -> None:
    """Required: neither a filled field, nor one of a page that the press has left, is named."""
    read = Read(ACTIVE_PAGE)
    read.browser.approved_pages = (LAST_STEP,)
    read.browser.view = page(text="Thank you")
    await read.closing.claim()
    _, message = await read.end(entry=ACTIVE_PAGE)
    assert message.startswith("the final press was sent, but")
    assert "The page wants" not in message


@pytest.mark.spec("account.truth")
def test_messages_say_what_was_sent() -> None:
    """Required: a claim that nothing was sent gives way to what was."""
    gate = Gate(HALL)
    told = "No way on was found. Nothing was sent."
    assert messages.truthful(told, gate) == told
    gate.submitted = True
    assert messages.truthful(told, gate) == "No way on was found. The final press was sent."
    assert messages.truthful("stopped; nothing was sent", gate) == "stopped; the final press was sent"


# -- one reading -------------------------------------------------------------------------------------------------------

SIGN_IN = page(control("Password", "textbox", tag="input", secret=True), text="Sign in\nPassword", title="Sign in")


def read_of(view: PageView, *before: PageView, submitted: bool = True) -> Any:
    """The reading of a view, after these were observed before the press."""
    read = Read(*before)
    for each in before:
        read.account.observe(each)
    read.browser.submitted = submitted
    return read.account.state_on(view)


@pytest.mark.spec("account.unread")
def test_page_that_asks_to_sign_in_is_no_account() -> None:
    """Required: the sign-in page is reported as such, unless the page proves the end."""
    assert read_of(SIGN_IN, ACTIVE_PAGE).state is State.LOGIN_REQUIRED
    assert read_of(HALL, ACTIVE_PAGE).state is State.UNKNOWN
    assert read_of(ACTIVE_PAGE, ACTIVE_PAGE).state is State.ACCOUNT_ACTIVE
    assert read_of(ENDED_PAGE, ACTIVE_PAGE).state is State.ACCOUNT_CANCELLED


@pytest.mark.spec("account.statements")
def test_account_that_goes_on_otherwise_is_told() -> None:
    """Required: a pause, another plan and another day of the charge are retained; the same ones are not."""
    before = page(text="Your plan: Premium\nNext billing date: 20 December 2026")
    paused = page(text="Your plan: Premium\nYour membership is paused until 9 December 2026")
    assert "the account says" in read_of(paused, before).retained
    assert read_of(paused, paused).retained == ""
    assert read_of(ENDED_PAGE, before).retained == ""
    assert read_of(before, before).retained == ""
    moved = page(text="Your plan: Premium\nNext billing date: 20 January 2027")
    assert read_of(moved, before).retained == "the next charge was on 2026-12-20 and is now on 2027-01-20"
    assert read_of(moved).retained == ""
    other = page(text="Your plan: Basic\nNext billing date: 20 December 2026")
    assert read_of(other, before).retained == "the plan was Premium and is now Basic"
    assert read_of(replace(other, url=PLAN), before).retained == ""


@pytest.mark.spec("account.statements")
def test_cancellation_under_way_is_told_with_its_line() -> None:
    """Required: neither an end nor active."""
    under_way = page(text="Your plan: Premium\nYour cancellation request is being processed")
    reading = read_of(under_way, ACTIVE_PAGE)
    assert (reading.state, reading.pending) == (State.UNKNOWN, "Your cancellation request is being processed")
    assert reading.retained == ""
    assert read_of(HALL, ACTIVE_PAGE).pending == ""


@pytest.mark.spec("account.approved-end")
def test_day_of_the_end_becomes_a_fact() -> None:
    """Required: the facts that are proved have the day on which access ends."""
    for said in ("It was cancelled. You have access until 20 December 2026", "Your plan stops on 20 December 2026"):
        assert read_of(page(text=said), ACTIVE_PAGE).facts.ends == date(2026, 12, 20)
    assert read_of(page(text="Expires on 20 December 2026")).facts.ends == date(2026, 12, 20)
    assert read_of(ACTIVE_PAGE, ACTIVE_PAGE).facts.ends is None


@pytest.mark.spec("account.changes")
def test_end_of_before_the_press_is_no_reading_to_compare_with() -> None:
    """Required: looked at twice without a press, an ended account stays ended; after one, only the change counts."""
    ends = page(
        control("Restart membership"),
        text="Your membership was cancelled. You have access until 20 December 2026\nRestart membership",
    )
    assert read_of(ends, ends, submitted=False).state is State.ACCOUNT_CANCELLED
    assert "unchanged" in read_of(ACTIVE_PAGE, ACTIVE_PAGE, submitted=False).evidence.features
    assert "unchanged" not in read_of(ACTIVE_PAGE, submitted=False).evidence.features
    assert read_of(ends, ends).state is not State.ACCOUNT_CANCELLED
    assert read_of(replace(ends, url=PLAN), ends).state is not State.ACCOUNT_CANCELLED


@pytest.mark.spec("account.strongest")
async def test_account_is_remembered_once_with_a_picture() -> None:
    """Required: the proof of before is the first look; an earlier press of another run leaves nothing to compare."""
    read = Read(ACTIVE_PAGE)
    await read.account.open()
    facts = await read.account.remember(ACTIVE_PAGE)
    assert facts.renews is not None
    first = read.account.proof.before
    assert first
    read.account.proof.before = b"kept"
    await read.account.remember(replace(ACTIVE_PAGE, text="Your plan"))
    assert read.account.proof.before == b"kept"
    assert len(read.account.snapshots) == 1
    later = Read(ACTIVE_PAGE)
    later.browser.earlier = Intent(7, "example", "", 1, "run0", "Finish", NOW)
    later.account.observe(ACTIVE_PAGE)
    assert later.account.snapshots == []


@pytest.mark.spec("account.places")
async def test_account_is_open_where_the_entry_address_led() -> None:
    """Required: the page that the entry address opened, and the entry address itself; no other page."""
    read = Read(ACTIVE_PAGE)
    read.browser.pages = {ACCOUNT: replace(ACTIVE_PAGE, url=PLAN)}
    await read.account.open()
    assert await read.account.is_open()
    read.browser.view = ACTIVE_PAGE
    assert await read.account.is_open()
    read.browser.view = replace(ACTIVE_PAGE, url=f"{HOME}/help")
    assert not await read.account.is_open()


@pytest.mark.spec("account.places")
async def test_what_the_entry_address_shows_after_the_press_is_not_its_page_of_before() -> None:
    """Required: an address that newly leads into the flow counts as unread."""
    read = Read(ACTIVE_PAGE)
    outcome, message = await read.end(entry=replace(ENDED_PAGE, url=f"{HOME}/cancel/done"))
    assert outcome is Outcome.NEEDS_REVIEW
    assert "could not be read for certain" in message


@pytest.mark.spec("account.places")
async def test_evidence_is_gathered_from_the_page_that_was_read() -> None:
    """Required: address, text, HTML and a print; what a browser cannot give is noted, and the rest is kept."""
    read = Read(ACTIVE_PAGE)
    read.browser.markup = "<p>Cancelled</p>"
    read.browser.pages = {ACCOUNT: ENDED_PAGE}
    read.browser.view = replace(HALL, url=PLAN)
    await read.account.prove(ENDED_PAGE)
    assert read.browser.opened == [ACCOUNT]
    proof = read.account.proof
    assert (proof.url, proof.text, proof.html, proof.pdf) == (ACCOUNT, ENDED_PAGE.text, "<p>Cancelled</p>", b"%PDF")
    read.browser.opened.clear()
    await read.account.prove(ENDED_PAGE)
    assert read.browser.opened == []

    async def pdf() -> bytes:
        raise NotImplementedError("no print")

    read.browser.pdf = pdf  # type: ignore[method-assign]
    await read.account.prove(ENDED_PAGE)
    assert read.journal.events[-1]["message"] == "a part of the proof is missing: no print"


@pytest.mark.spec("account.approved-end")
def test_end_a_day_later_is_a_time_zone() -> None:
    """Required: one day is no postponement, two are; without an approved or a stated day there is none."""
    read = Read(ACTIVE_PAGE)
    reading = replace(read_of(ACTIVE_PAGE), facts=replace(read_of(ACTIVE_PAGE).facts, ends=date(2026, 12, 20)))
    assert read.account.postponed(reading) == ""
    read.browser.approved_end = date(2026, 12, 19)
    assert read.account.postponed(reading) == ""
    read.browser.approved_end = date(2026, 12, 18)
    assert "it ends on 2026-12-20" in read.account.postponed(reading)
    assert read.account.postponed(read_of(ACTIVE_PAGE)) == ""


@pytest.mark.spec("account.places")
@pytest.mark.parametrize(
    ("accounts", "state"),
    [
        ("thin", State.ACCOUNT_CANCELLED),
        ("thin unread", State.ACCOUNT_CANCELLED),
        ("unread thin", State.ACCOUNT_CANCELLED),
        ("thin unclear", State.ACCOUNT_CANCELLED),
        # a page that says that it runs on, and one that only calls it active
        ("thin renews", State.UNKNOWN),
        ("thin active", State.UNKNOWN),
        ("thin retained", State.UNKNOWN),
        ("full renews", State.UNKNOWN),
        ("full active", State.ACCOUNT_CANCELLED),
        ("full retained", State.UNKNOWN),
        # none says that it has ended
        ("unread", State.UNKNOWN),
        ("unread renews", State.ACCOUNT_ACTIVE),
        ("renews retained", State.UNKNOWN),
        ("unread pending", State.UNKNOWN),
        ("pending renews", State.UNKNOWN),
        ("renews pending", State.ACCOUNT_ACTIVE),
        ("pending retained", State.UNKNOWN),
        ("unread sign-in", State.LOGIN_REQUIRED),
        ("unread unclear", State.UNKNOWN),
        ("pending thin", State.ACCOUNT_CANCELLED),
        ("unclear full", State.ACCOUNT_CANCELLED),
    ],
)
def test_accounts_of_several_pages_are_one(accounts: str, state: State) -> None:
    """Required: the end that one shows, unless another says that it runs on; beside a full one "active" may stand."""

    def account(name: str) -> AccountState:
        kinds = {
            "thin": ("scheduled", "end_asserted", "", State.ACCOUNT_CANCELLED),
            "full": ("scheduled", "end_asserted", "", State.ACCOUNT_CANCELLED),
            "renews": ("active", "", "renews_on", State.ACCOUNT_ACTIVE),
            "active": ("active", "", "active", State.ACCOUNT_ACTIVE),
            "unclear": ("unknown", "", "active", State.UNKNOWN),
            "unread": ("unknown", "", "", State.UNKNOWN),
            "retained": ("unknown", "", "", State.UNKNOWN),
            "pending": ("pending", "", "", State.UNKNOWN),
            "sign-in": ("unknown", "", "", State.LOGIN_REQUIRED),
        }
        read, pro, con, shown = kinds[name]
        evidence = AccountReading(
            read,  # type: ignore[arg-type]
            evidence_for=(Item(pro, ""),) if pro else (),
            evidence_against=(Item(con, ""),) if con else (),
            strongest=name == "full",
        )
        retained = "the account says 'paused'" if name == "retained" else ""
        view = page(url=f"{HOME}/{name}", text=name)
        pending = "being processed" if name == "pending" else ""
        return AccountState(view, shown, name, Facts(), pending, retained, evidence)

    read = [account(name) for name in accounts.split()]
    combined = _combined(read)
    assert combined.state is state
    contradicted = state is State.UNKNOWN and read[0].state is State.ACCOUNT_CANCELLED
    assert (" says " in combined.why) is contradicted
    assert bool(combined.retained) is (accounts in {"renews retained", "pending retained"})
    assert bool(combined.pending) is (accounts in {"unread pending", "pending renews"})
    if contradicted:
        says = read[1].retained or read[1].why
        why = f"{read[0].view.url} says {read[0].why}, but {read[1].view.url} says {says}"
        assert combined == replace(read[1], state=State.UNKNOWN, why=why, retained="")
    else:
        assert combined in read


@pytest.mark.spec("account.places")
@pytest.mark.parametrize(
    ("charged", "strongest", "against", "state"),
    [
        (date(2026, 12, 1), True, ("renews_on", "priced"), State.ACCOUNT_CANCELLED),
        (date(2026, 12, 27), True, ("renews_on",), State.UNKNOWN),
        (date(2027, 1, 1), True, ("renews_on",), State.UNKNOWN),
        (date(2026, 12, 1), False, ("renews_on",), State.UNKNOWN),
        (date(2026, 12, 1), True, ("renews_on", "end_control"), State.UNKNOWN),
        (date(2026, 12, 1), True, ("renews_on", "unchanged"), State.UNKNOWN),
        (None, True, ("renews",), State.UNKNOWN),
    ],
)
def test_charge_before_the_end_on_another_page_is_no_contradiction(
    charged: date | None, strongest: bool, against: tuple[str, ...], state: State
) -> None:
    """Required: beside the strongest evidence of an end on a later day, and with nothing else against it."""
    ends = AccountReading(
        "scheduled", date(2026, 12, 27), evidence_for=(Item("end_asserted", ""),), strongest=strongest
    )
    runs = AccountReading("active", evidence_against=tuple(Item(each, "") for each in against), renews=charged)
    pages = [page(url=f"{HOME}/{name}", text=name) for name in ("plan", "home")]
    read = [
        AccountState(pages[0], State.ACCOUNT_CANCELLED, "it ends", Facts(), "", "", ends),
        AccountState(pages[1], State.ACCOUNT_ACTIVE, "it is charged", Facts(), "", "", runs),
    ]
    assert _combined(read).state is state


@pytest.mark.spec("account.late")
@pytest.mark.parametrize(("patience", "state"), [(9.0, State.ACCOUNT_CANCELLED), (1e-9, State.UNKNOWN)])
async def test_page_that_is_drawn_late_is_waited_for(
    patience: float, state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: what shows no element yet is looked at again, as long as the patience lasts."""
    monkeypatch.setattr(account_page, "_LOADING_SECONDS", 0)
    read = Read(ACTIVE_PAGE)
    read.account.config = AppConfig.load(read_back_patience=patience)
    read.browser.pages = {ACCOUNT: ENDED_PAGE}
    await read.account.open()
    read.account.observe(ACTIVE_PAGE)
    read.browser.submitted = True
    read.browser.looks = [replace(HALL, elements=()), replace(HALL, elements=())]
    assert (await read.account.read_back()).state is state
    assert len(read.browser.looks) == (0 if patience > 1 else 1)


@pytest.mark.spec("account.places")
async def test_steps_of_a_flow_are_no_account_pages() -> None:
    """Required: what newly stands at an address of a flow is unread, unless it was the account's page before."""
    step = replace(ENDED_PAGE, url=f"{HOME}/cancel/done")
    for before, known in ((ACTIVE_PAGE, False), (replace(ACTIVE_PAGE, url=step.url), True)):
        read = Read(before)
        read.browser.pages = {ACCOUNT: before}
        await read.account.open()
        read.account.observe(before)
        read.browser.submitted = True
        read.browser.pages = {ACCOUNT: step}
        account = await read.account.read_back()
        assert (account.state is State.ACCOUNT_CANCELLED) is known
        assert ("which is no account page" in account.why) is not known
    account, _ = await read_back([ACTIVE_PAGE], {ACCOUNT: replace(ENDED_PAGE, url=f"{HOME}/somewhere")})
    assert account.state is State.ACCOUNT_CANCELLED


# -- each part of a reading --------------------------------------------------------------------------------------------

PREMIUM = page(text="Your plan: Premium\nNext billing date: 20 December 2026")
UNDER_WAY = page(text="Your cancellation request is being processed\nWe are processing your cancellation")
DISCOUNT = page(text="Your plan: Premium\nDiscount applied\nThanks for staying")


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("view", "state", "why", "pending", "retained"),
    [
        (ENDED_PAGE, State.ACCOUNT_CANCELLED, "'Your membership ends on 20 December 2026'", "", ""),
        (page(text="Status: Cancelled"), State.ACCOUNT_CANCELLED, "'Status: Cancelled' (the page says", "", ""),
        (PREMIUM, State.ACCOUNT_ACTIVE, "'Next billing date: 20 December 2026' (a day", "", ""),
        (page(text="Expires on 20 December 2026"), State.UNKNOWN, "'Expires on 20 December 2026' (access", "", ""),
        (HALL, State.UNKNOWN, "nothing on the page says which it is", "", ""),
        (OFFER_PAGE, State.UNKNOWN, "nothing says that it has ended; against it: ", "", ""),
        (page(text="Something went wrong"), State.UNKNOWN, "nothing says that it has ended", "", ""),
        (SIGN_IN, State.LOGIN_REQUIRED, "it asks to sign in: 'Sign in'", "", ""),
        (
            page(text="Your subscription was purchased through the App Store"),
            State.THIRD_PARTY_BILLING,
            "it is billed elsewhere: ",
            "",
            "",
        ),
        (
            replace(SIGN_IN, text=f"Your membership was cancelled\n{SIGN_IN.text}"),
            State.ACCOUNT_CANCELLED,
            "'Your membership was cancelled' (the page says",
            "",
            "",
        ),
        # what else became of it: told only where it has neither ended nor a cancellation is under way
        (DISCOUNT, State.UNKNOWN, "", "", "the account says 'Discount applied'"),
        (
            replace(UNDER_WAY, text=f"{UNDER_WAY.text}\nDiscount applied"),
            State.UNKNOWN,
            "",
            "Your cancellation request is being processed",
            "",
        ),
        (page(text="Your membership was cancelled\nDiscount applied"), State.ACCOUNT_CANCELLED, "", "", ""),
        (
            page(text="Discount applied\nYour membership is paused until 9 December 2026"),
            State.UNKNOWN,
            "nothing on the page says which it is",
            "",
            "the account says 'Your membership is paused until 9 December 2026'",
        ),
    ],
)
def test_reading_of_a_page_is_told_with_its_reason(
    view: PageView, state: State, why: str, pending: str, retained: str
) -> None:
    """Required: the state, its best reason, the line of a pending cancellation, and what became of it instead."""
    account = read_of(view)
    assert (account.state, account.pending, account.retained) == (state, pending, retained)
    assert account.why.startswith(why)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("before", "after", "retained"),
    [
        ("Your plan: Basic\nNext billing date: 20 December 2026", "Your plan: Basic", ""),
        ("Your plan: Basic", "Next billing date: 20 December 2026", ""),
        ("Next billing date: 20 December 2026", "Your plan: Basic", ""),
        ("Your plan: Basic", "Your plan: Premium", "the plan was Basic and is now Premium"),
        ("Your plan: Basic\nDiscount applied", "Your plan: Basic\nDiscount applied", ""),
        ("Discount applied", "Discount applied\nThanks for staying", "the account says 'Thanks for staying'"),
    ],
)
def test_only_what_has_changed_is_retained(before: str, after: str, retained: str) -> None:
    """Required: a plan or a day that one of the two pages does not name has not changed."""
    assert read_of(page(text=after), page(text=before)).retained == retained


@pytest.mark.spec("account.places")
def test_lines_of_every_account_page_were_there_before() -> None:
    """Required: a line that stood on another page before the press is nothing new on this one."""
    known = replace(DISCOUNT, url=PLAN)
    assert read_of(DISCOUNT, ACTIVE_PAGE).retained == "the account says 'Discount applied'"
    assert read_of(DISCOUNT, ACTIVE_PAGE, known).retained == ""
    long_ago = page(text="Your membership was cancelled on 3 January 2024")
    assert read_of(long_ago).state is State.ACCOUNT_CANCELLED
    assert read_of(long_ago, replace(HALL, url=PLAN)).state is not State.ACCOUNT_CANCELLED
    ended = page(text="Your membership was cancelled")
    assert read_of(ended, ACTIVE_PAGE).state is State.ACCOUNT_CANCELLED
    assert read_of(ended, replace(ended, url=PLAN)).state is not State.ACCOUNT_CANCELLED


@pytest.mark.spec("account.changes")
def test_day_that_turned_into_an_end_outweighs_billing_elsewhere() -> None:
    """Required: it is compared with the same page of before; the fact that somebody else bills it changes nothing."""
    billed = "Premium\nYour subscription was purchased through the App Store"
    before, after = (
        page(text="Premium\nNext billing date\n20 December 2026"),
        page(text=f"{billed}\nExpires on\n20 December 2026"),
    )
    assert read_of(after, before).state is State.ACCOUNT_CANCELLED
    assert read_of(after).state is State.THIRD_PARTY_BILLING
    assert read_of(after, replace(before, url=PLAN)).state is State.THIRD_PARTY_BILLING


@pytest.mark.spec("account.strongest")
@pytest.mark.parametrize(
    ("seen", "runs", "kept_last"),
    [
        ((replace(PREMIUM, url=PLAN), replace(HALL, url=PLAN)), True, False),
        ((replace(HALL, url=PLAN), replace(PREMIUM, url=PLAN)), True, True),
        ((replace(PREMIUM, url=PLAN), replace(PREMIUM, url=PLAN, text=f"Hello\n{PREMIUM.text}")), True, True),
        ((replace(HALL, url=PLAN), replace(HALL, url=PLAN, text="Hello Bob")), False, True),
    ],
)
def test_latest_reading_of_before_is_kept_unless_an_earlier_one_says_that_it_runs(
    seen: tuple[PageView, PageView], runs: bool, kept_last: bool
) -> None:
    """Required: a step that lies over the account's address does not replace what the account said."""
    read = Read(seen[0])
    for view in seen:
        read.account.observe(view)
    (kept,) = read.account.snapshots
    assert kept.reading.says_it_runs is runs
    assert (kept.own[0] == seen[1].text.split("\n")[0]) is kept_last


@pytest.mark.spec("account.places")
async def test_page_of_a_flow_is_an_account_page_only_where_the_entry_address_led() -> None:
    """Required: what a flow shows is not what the account said before, unless the account stands there."""
    step = replace(ACTIVE_PAGE, url=f"{HOME}/plan/cancel")
    read = Read(step)
    read.account.observe(step)
    assert read.account.snapshots == []
    read.browser.pages = {ACCOUNT: step}
    await read.account.open()
    read.account.observe(step)
    assert len(read.account.snapshots) == 1


@pytest.mark.spec("account.changes")
async def test_facts_of_the_first_look_are_those_of_before() -> None:
    """Required: also on a page of a flow, where the account's reading is not kept."""
    step = replace(PREMIUM, url=f"{HOME}/plan/cancel")
    read = Read(HALL)
    assert (await read.account.remember(step)).plan == "Premium"
    assert (await read.account.remember(replace(step, text="Your plan: Gold"))).plan == "Gold"
    read.browser.submitted = True
    now = read.account.state_on(replace(step, text="Your plan: Basic"))
    assert now.retained == "the plan was Premium and is now Basic"
    other = Read(PREMIUM)
    for view in (PREMIUM, page(text="Your plan: Gold")):
        other.account.observe(view)
    assert other.account.state_on(page(text="Your plan: Basic")).retained == "the plan was Premium and is now Basic"


@pytest.mark.spec("account.places")
async def test_entry_address_is_followed_again_until_the_press() -> None:
    """Required: what it leads to before a press is the account page; after one, the page that was known stays it."""
    other = replace(ACTIVE_PAGE, url=f"{HOME}/account/other")
    read = Read(ACTIVE_PAGE)
    open_at = []
    for view, pressed in ((RUNS, False), (other, False), (RUNS, True)):
        read.browser.submitted, read.browser.pages = pressed, {ACCOUNT: view}
        await read.account.open()
        open_at.append(await read.account.is_open())
    assert open_at == [True, True, False]
    fresh = Read(ACTIVE_PAGE)
    fresh.browser.submitted, fresh.browser.pages = True, {ACCOUNT: RUNS}
    assert not fresh.browser.opened
    await fresh.account.open()
    assert fresh.browser.opened == [ACCOUNT]
    assert await fresh.account.is_open()


@pytest.mark.spec("account.changes")
async def test_account_is_read_in_a_browser_without_a_gate() -> None:
    """Required: nothing was pressed there, nothing approved, and nobody to be checked."""
    read = Read(ACTIVE_PAGE)
    read.account.browser = ScriptedBrowser(ACTIVE_PAGE)
    read.account.observe(ACTIVE_PAGE)
    assert len(read.account.snapshots) == 1
    account = await read.account.read()
    assert account.state is State.ACCOUNT_ACTIVE
    assert read.account.proof.facts == account.facts
    assert account.facts.renews == date(2026, 12, 20)
    ended = replace(account, facts=replace(account.facts, ends=date(2026, 12, 20)))
    assert read.account.postponed(ended) == ""
    assert read.account.truthful("Nothing was sent.") == "Nothing was sent."


# -- reading back ------------------------------------------------------------------------------------------------------

BILLING = f"{HOME}/account/billing"
MORE = f"{HOME}/account/more"


class Pictures(Gate):
    """A browser whose picture tells the page."""

    async def screenshot(self, path: str | None = None) -> bytes:
        return self.view.url.encode()


async def read_back(
    before: list[PageView], after: dict[str, PageView], patience: float = 0.001
) -> tuple[AccountState, Read]:
    read = Read(before[0])
    read.browser = read.account.browser = Pictures(before[0])
    read.account.config = replace(read.account.config, read_back_patience=patience)
    read.browser.pages = {ACCOUNT: before[0]}
    await read.account.open()
    for view in before:
        read.account.observe(view)
    read.browser.submitted = True
    read.browser.pages = after
    read.browser.opened.clear()
    return await read.account.read_back(), read


@pytest.mark.spec("account.places")
@pytest.mark.parametrize(
    ("after", "opened", "picture", "state"),
    [
        ({}, [ACCOUNT, BILLING, MORE], ACCOUNT, State.UNKNOWN),
        ({ACCOUNT: ENDED_PAGE}, [ACCOUNT, BILLING, MORE], ACCOUNT, State.ACCOUNT_CANCELLED),
        ({BILLING: ENDED_PAGE}, [ACCOUNT, BILLING, MORE], BILLING, State.ACCOUNT_CANCELLED),
        ({MORE: ENDED_PAGE}, [ACCOUNT, BILLING, MORE], MORE, State.ACCOUNT_CANCELLED),
        ({ACCOUNT: ENDED_PAGE, MORE: ENDED_PAGE}, [ACCOUNT, BILLING, MORE], ACCOUNT, State.ACCOUNT_CANCELLED),
        ({ACCOUNT: ACTIVE_PAGE}, [ACCOUNT, BILLING, MORE], ACCOUNT, State.ACCOUNT_ACTIVE),
        ({ACCOUNT: SIGN_IN, MORE: ENDED_PAGE}, [ACCOUNT], ACCOUNT, State.LOGIN_REQUIRED),
        ({BILLING: SIGN_IN}, [ACCOUNT, BILLING, MORE], ACCOUNT, State.LOGIN_REQUIRED),
    ],
)
async def test_the_last_pages_that_ran_are_read_back_after_the_entry_address(
    after: dict[str, PageView], opened: list[str], picture: str, state: State
) -> None:
    """Required: two of them, each once, with a picture of the first that shows the end; none where a sign-in bars."""
    silent = replace(HALL, url=f"{HOME}/account/silent")
    before = [ACTIVE_PAGE, RUNS, replace(ACTIVE_PAGE, url=BILLING), replace(ACTIVE_PAGE, url=MORE), silent]
    pages = {each: replace(after.get(each, HALL), url=each) for each in (ACCOUNT, BILLING, MORE)}
    account, read = await read_back(before, pages)
    assert (read.browser.opened, account.state) == (opened, state)
    assert read.account.proof.after == picture.encode()
    assert read.account.proof.facts == account.facts
    assert read.journal.kept == {"read-back.png": picture.encode()}


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("after", "reason"),
    [
        (HALL, "nothing on the page says which it is"),
        (UNDER_WAY, "Your cancellation request is being processed"),
        (DISCOUNT, "the account says 'Discount applied'"),
    ],
)
async def test_what_was_read_back_is_in_the_journal(after: PageView, reason: str) -> None:
    """Required: the state, the address, the facts, the reason and the picture."""
    account, read = await read_back([PREMIUM], {ACCOUNT: after})
    assert read.journal.events == [
        {
            "event": "read_back",
            "state": account.state.value,
            "url": ACCOUNT,
            "facts": account.facts.as_dict(),
            "reasoning": reason,
            "screenshot": "read-back.png",
        }
    ]


@pytest.mark.spec("account.places")
async def test_step_of_a_flow_that_was_known_as_the_account_is_read() -> None:
    """Required: the page that was asked for, the entry address, and a page that was an account's before."""
    step = f"{HOME}/plan/cancel"
    # the entry address led there before, and nothing was read there
    read = Read(HALL)
    read.browser.pages = {ACCOUNT: replace(ACTIVE_PAGE, url=step)}
    await read.account.open()
    read.browser.submitted, read.browser.pages = True, {ACCOUNT: replace(ENDED_PAGE, url=step)}
    assert (await read.account.read_back()).state is State.ACCOUNT_CANCELLED
    # the entry address is one itself
    read = Read(ACTIVE_PAGE)
    read.account.service = Service(entry_url=step)
    read.browser.pages = {step: ACTIVE_PAGE}
    await read.account.open()
    read.browser.submitted, read.browser.pages = True, {step: replace(ENDED_PAGE, url=step)}
    assert (await read.account.read_back()).state is State.ACCOUNT_CANCELLED
    # another page leads to where the account was read before
    before = [replace(HALL, url=step), RUNS]
    account, _ = await read_back(before, {ACCOUNT: HALL, PLAN: replace(ENDED_PAGE, url=step)})
    assert account.state is State.ACCOUNT_CANCELLED
    # it leads to another step
    read = Read(ACTIVE_PAGE)
    account, _ = await read_back([ACTIVE_PAGE], {ACCOUNT: replace(DISCOUNT, url=step)})
    assert (account.state, account.retained) == (State.UNKNOWN, "")
    assert account.why == f"{ACCOUNT} leads to {step}, which is no account page"


@pytest.mark.spec("account.late")
@pytest.mark.parametrize(
    ("after", "markup", "waits"),
    [
        (ENDED_PAGE, "<script src=/app.js>", [3.0]),
        (ENDED_PAGE, "<p>plain</p>", []),
        (ENDED_PAGE, "<script src=/app.js>", None),
        (ACTIVE_PAGE, "<script src=/app.js>", []),
        # what a page without words could still say is waited for
        (UNDER_WAY, "", []),
        (DISCOUNT, "", []),
        (SIGN_IN, "", []),
        (HALL, "", None),
    ],
)
async def test_page_is_waited_for_only_as_long_as_it_may_change(
    after: PageView, markup: str, waits: list[float] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: an end on a page with scripts is read once more, what says something is not; None: no patience."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(Pictures, "markup", markup)
    await read_back([PREMIUM], {ACCOUNT: after}, patience=0.0 if waits is None else 3.0)
    assert waited == (waits or [])


@pytest.mark.spec("account.late")
async def test_page_that_says_nothing_is_looked_at_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: with a pause between two looks."""
    waited: set[float] = set()
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        waited.add(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", pause)
    await read_back([PREMIUM], {ACCOUNT: HALL}, patience=0.02)
    assert waited == {0.2}


@pytest.mark.spec("account.signed-in")
def test_the_signed_in_person_is_told_to_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: as shown, and "" where a page shows nobody."""
    shown: list[str] = []
    monkeypatch.setattr(Gate, "check_account", lambda _, person: shown.append(person))
    read_of(ACTIVE_PAGE)
    read_of(replace(ACTIVE_PAGE, text=f"Signed in as bob@example.com\n{ACTIVE_PAGE.text}"))
    assert shown == ["", "bob@example.com"]


@pytest.mark.spec("account.folded")
async def test_folded_renewal_makes_an_end_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: its line joins the evidence against it; a page that names no end, or folds nothing, stays as read."""
    monkeypatch.setattr(Pictures, "hidden", "Next billing date: 20 December 2026")
    taken_back = replace(ENDED_PAGE, text=f"{ENDED_PAGE.text}\nStatus: active", elements=())
    plain, _ = await read_back([ACTIVE_PAGE], {ACCOUNT: ACTIVE_PAGE})
    assert plain.state is State.ACCOUNT_ACTIVE
    for after in (ENDED_PAGE, taken_back):
        as_read = read_of(after, ACTIVE_PAGE)
        account, _ = await read_back([ACTIVE_PAGE], {ACCOUNT: after})
        against = (Item("renews_on", "Next billing date: 20 December 2026"), *as_read.evidence.evidence_against)
        evidence = replace(as_read.evidence, state="unknown", evidence_against=against)
        why = f"it says {as_read.why}, but has folded away: 'Next billing date: 20 December 2026'"
        assert account == replace(as_read, state=State.UNKNOWN, why=why, evidence=evidence)

    async def folded(self: Any) -> str:
        raise NotImplementedError

    monkeypatch.setattr(Pictures, "folded", folded)
    account, _ = await read_back([ACTIVE_PAGE], {ACCOUNT: ENDED_PAGE})
    assert account.state is State.ACCOUNT_CANCELLED


@pytest.mark.spec("account.folded")
@pytest.mark.parametrize(
    ("plan", "removed", "ended"),
    [("", "Gold", True), ("", "Example", False), ("Gold", "Gold", False), ("Gold", "Example", True)],
)
async def test_folded_line_about_somebody_who_left_is_no_doubt(
    plan: str, removed: str, ended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: the name of the plan that is cancelled, or else of the service, is nobody's who shared it."""
    monkeypatch.setattr(Pictures, "hidden", f"{removed} left your plan. Next billing date: 20 December 2026")
    read = Read(ACTIVE_PAGE)
    read.account.service = Service(plan=plan)
    read.browser = read.account.browser = Pictures(ENDED_PAGE)
    assert (await read.account.read_back()).evidence.is_end is ended


@pytest.mark.spec("account.places")
@pytest.mark.parametrize("problem", [NotImplementedError("no print"), PageChanged("another page is open")])
async def test_evidence_that_cannot_be_gathered_is_noted(problem: Exception) -> None:
    """Required: what the browser cannot do, or does not do now, ends no run."""
    read = Read(ACTIVE_PAGE)
    read.browser.view = ENDED_PAGE
    read.browser.failing["url"] = problem
    await read.account.prove(ENDED_PAGE)
    assert read.journal.only("note") == {
        "event": "note",
        "message": f"a part of the proof is missing: {problem}",
        "level": "warning",
    }


@pytest.mark.spec("account.places")
async def test_page_opened_afresh_is_compared_with_what_it_was_when_opened() -> None:
    """Required: what the run had unfolded there is folded again, and that is no sign of an end."""
    folded = replace(ACTIVE_PAGE, text="Your membership\nActive\nManage")
    unfolded = replace(ACTIVE_PAGE, text="Your membership\nActive\nManage\nNext billing date\n20 December 2026")
    outcome, message = await Read(folded, unfolded).end(entry=folded)
    assert outcome is Outcome.NEEDS_REVIEW
    assert "does no more" not in message
    assert "still reads as active" in message


@pytest.mark.spec("account.places")
@pytest.mark.parametrize(
    ("path", "step"),
    [
        ("/area/offerte", False),
        ("/account/offers", False),
        ("/vip/autorenew", False),
        ("/account/auto-renewal", False),
        ("/autorenew/close", True),
        ("/renewal/cancelled", True),
        ("/order/renewal", True),
        ("/turn-off/autorenewal", True),
        ("/autorenew/off", True),
        ("/renewal-off", True),
        ("/autorenewal-confirmation", True),
        ("/turn-off-autorenew", True),
        ("/account/cancel", True),
        ("/keep", True),
    ],
)
def test_page_of_ones_offers_or_renewal_is_a_page_of_the_account(path: str, step: bool) -> None:
    """Required: telephone companies call what their customers have so, and a renewal is ended where it is shown."""
    assert is_account_step(f"{HOME}{path}") is step
