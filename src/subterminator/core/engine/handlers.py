"""Handlers of design A: one for each state, on the steps of the decider."""

from __future__ import annotations

from dataclasses import replace

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import AccountState
from subterminator.core.engine.run import EngineRun
from subterminator.core.engine.state_reader import handled_as
from subterminator.core.engine.step_taker import take_step
from subterminator.core.rules.decide import decide
from subterminator.core.rules.situation import SEARCHED
from subterminator.core.rules.step import SEARCHING, Step, StepOutcome
from subterminator.domain.errors import (
    NeedsHuman,
    PageChanged,
    Refused,
    StateDetectionError,
    TellTheLoop,
    UnsettledIntent,
    WhichOne,
)
from subterminator.domain.protocols import Action, Element, Intent, Outcome, PageView, State
from subterminator.domain.wording import capital

SIGN_IN_TRIES = 3
UNCERTAIN_ENDS = 2
"""Limit of the times that a page shows an end, and the account opened afresh does not."""
PREPARATIONS = 40
"""Limit of preparing steps on a page: answers, ticks, parts unfolded, waits."""


async def handle(run: EngineRun, state: State) -> State:
    """Handle a state by the decider's steps; return the state reached."""
    match state:
        case State.ACCOUNT_ACTIVE:
            return State.FAILED if await is_retained(run) else await _step_on(run, state)
        case State.RETENTION_OFFER | State.EXIT_SURVEY | State.FINAL_CONFIRMATION:
            return await _step_on(run, state)
        case State.ACCOUNT_CANCELLED:
            return await _account_cancelled(run)
        case State.THIRD_PARTY_BILLING:
            return await _third_party(run)
        case _:
            return await _unknown(run)


async def handle_start(run: EngineRun) -> State:
    """Open the account page and read its state."""
    await run.account.open()
    run.memory.opened_account()  # after a sign-in, an earlier flow leads nowhere any more
    state = await run.state_reader.detect()
    if state in {State.ACCOUNT_ACTIVE, State.ACCOUNT_CANCELLED}:
        facts = await run.account.remember((await run.state_reader.current())[0])
        if run.gate is not None:
            run.gate.check_account(facts.account or "")
    earlier = run.gate.earlier if run.gate is not None else None
    if earlier is None or state in {State.LOGIN_REQUIRED, State.ACCOUNT_CANCELLED}:
        return state
    return await _read_earlier_press(run, earlier)


async def _read_earlier_press(run: EngineRun, earlier: Intent) -> State:
    """Read the account, which alone tells whether an earlier run has ended it. Nothing is pressed."""
    shown_at = run.account.seen_before[-1] if run.account.seen_before else run.service.entry_url
    try:
        reading = await run.account.read_back()
    except TellTheLoop as problem:
        told = f"the account page could not be read: {problem}"
    else:
        if reading.state is State.LOGIN_REQUIRED:
            return reading.state
        if reading.state is State.ACCOUNT_CANCELLED:
            run.move(State.ACCOUNT_CANCELLED)
            return run.conclude(await run.end_reader.ended(reading, messages.ended_by_earlier(earlier)))
        told = messages.account_reading(reading.state, reading.retained or reading.pending or reading.why)
        shown_at = reading.view.url if reading.state is State.ACCOUNT_ACTIVE else shown_at
    run.finish(Outcome.NEEDS_REVIEW, messages.earlier_press(earlier, told, shown_at))
    return State.FAILED


async def handle_login_required(run: EngineRun) -> State:
    """Wait for the person to sign in, then start again.

    Raises:
        NeedsHuman: the site still asks to sign in.
    """
    run.sign_ins += 1
    if run.sign_ins > SIGN_IN_TRIES:
        raise NeedsHuman(f"still not signed in to {run.service.name} after {SIGN_IN_TRIES} tries: nothing was sent")
    await run.checkpoint("AUTH", run.config.auth_timeout)
    state = await run.state_reader.detect()
    if state is not State.LOGIN_REQUIRED:
        return await handle_start(run)
    raise NeedsHuman(f"{run.service.name} still asks to sign in: nothing was sent")


async def is_retained(run: EngineRun) -> bool:
    """Return whether the account, once active, now reads as retained by an offer: then the run has its end."""
    if not run.was_active or not await run.account.is_open():
        return False
    view, _ = await run.state_reader.current()
    if not (retained := run.account.state_on(view).retained):
        return False
    run.finish(Outcome.RETAINED, messages.retained(run.service, retained))
    return True


async def _account_cancelled(run: EngineRun) -> State:
    earlier = run.gate.earlier if run.gate is not None else None
    if earlier is None and not run.was_active:
        reading = await run.account.read()
        if not reading.evidence.strongest:
            return await _check_earlier_end(run, reading)
        run.effective = reading.facts.ends
        ended = f"{run.service.name} was cancelled before{messages.until(reading.facts)}"
        run.finish(Outcome.ALREADY_CANCELLED, f"{ended}. Nothing was sent.")
        return State.COMPLETE
    # Only the account page, opened afresh, is believed.
    reading = await run.account.read_back()
    run.memory.opened_account()
    if reading.state is not State.ACCOUNT_CANCELLED:
        state = await run.state_reader.detect()
        run.uncertain_ends += state is State.ACCOUNT_CANCELLED
        if run.uncertain_ends > UNCERTAIN_ENDS:
            raise NeedsHuman(messages.end_uncertain(run.service, reading.view.url, reading.why))
        return state
    lead = "A step that did not look final has ended it. "
    if earlier is not None:
        lead = messages.ended_by_earlier(earlier)
    return run.conclude(await run.end_reader.ended(reading, lead))


async def _check_earlier_end(run: EngineRun, reading: AccountState) -> State:
    """Check an end that the page may show before any press: continue if it can be cancelled, else ask the person.

    Raises:
        NeedsHuman: the end stays uncertain.
    """
    run.session.write("note", message=f"it may have ended before: {reading.why}", level="warning")
    view, page_reading = await run.state_reader.look(State.ACCOUNT_CANCELLED)
    try:
        step = decide(view, run.service, run.memory, interpretation=replace(page_reading, state=State.ACCOUNT_ACTIVE))
    except StateDetectionError:
        step = None
    if step is None or step.kind != "open":
        await run.checkpoint("UNKNOWN", run.config.auth_timeout)
    else:
        run.memory.take(step)
        if (reached := await _perform(run, step, view)) is not None:
            return reached
    state = await run.state_reader.detect()
    if state is State.ACCOUNT_CANCELLED:
        raise NeedsHuman(messages.end_uncertain(run.service, reading.view.url, reading.why))
    return state


async def _third_party(run: EngineRun) -> State:
    """Search for a way to end it here, though a page says who else bills it; without one, tell what that page says."""
    view, reading = await run.state_reader.current()
    reached = await _search_in_spite_of(run)
    if reached is not None:
        return reached
    if await run.browser.url() != view.url:  # its picture is the proof
        await run.browser.navigate(view.url)
        run.state_reader.forget()
        await run.state_reader.current()
    run.finish(Outcome.THIRD_PARTY, messages.third_party(run.service, reading.reasoning))
    return State.FAILED


async def _search_in_spite_of(run: EngineRun) -> State | None:
    """Look at the likely ways from a page that says who else bills it; return the state of what was found, or None.

    Steps of the search only: what starts a cancellation is left to the state that it stands in.
    """
    state = State.THIRD_PARTY_BILLING
    for _ in range(PREPARATIONS):
        if state not in {State.THIRD_PARTY_BILLING, *SEARCHED}:
            return None if state is State.LOGIN_REQUIRED else state
        view, reading = await run.state_reader.look(state)
        try:
            step = decide(view, run.service, run.memory, interpretation=reading)
        except StateDetectionError:
            return None
        if step.kind == "tell":
            return None
        if step.kind not in SEARCHING and not step.prepares:
            return state
        run.memory.take(step)
        try:
            state = await _perform(run, step, view) or step.state
        except TellTheLoop as problem:
            run.memory.settle(StepOutcome.of(problem), str(problem))
            state = await run.state_reader.detect(searching=True)
    return None


async def _unknown(run: EngineRun) -> State:
    view, reading = await run.state_reader.current()
    disbelieved = reading.state is State.COMPLETE and run.memory.is_refuted(view.url)
    if reading.state is State.COMPLETE and not disbelieved:
        # The page claims the end without a final press: only the account page decides.
        await run.account.open()
        disbelieved = await _goes_back(run, view.url)
        if not disbelieved:
            run.memory.opened_account()
    state = await run.state_reader.detect(patient=True, searching=run.memory.is_searching)
    if state is not State.UNKNOWN:
        return state
    try:
        return await _step_on(run, State.UNKNOWN)
    except WhichOne:
        raise
    except StateDetectionError as unclear:
        run.session.write("note", message=str(unclear), level="info")
        if disbelieved:
            await run.account.open()
            run.memory.opened_account()
            return await run.state_reader.detect(patient=True)
        if run.is_barred():
            return State.FAILED
        await run.must_stay(unclear)
        if run.memory.looked_at:
            return await _after_search(run, str(unclear))
    url = await run.browser.url()
    await run.checkpoint("CODE" if run.state_reader.challenge() else "UNKNOWN", run.config.auth_timeout)
    state = await run.state_reader.detect()
    if state is State.UNKNOWN:
        raise NeedsHuman(f"the page at {url} could not be told: nothing was sent. See the run's screenshots")
    return state


async def _goes_back(run: EngineRun, url: str) -> bool:
    """Go back to a page that claims the end, if the account runs and nothing was sent; return whether it was gone to.

    Then its title, or a warning, only reads so: "Cancellation: choose a course". A page that ends it when it is opened
    is not opened again, as the account no longer runs.
    """
    account = await run.account.read()
    if account.state is not State.ACCOUNT_ACTIVE or not account.evidence.says_it_runs:
        return False
    if not run.memory.only_followed_links:
        return False
    try:
        await run.browser.navigate(url, int(run.config.page_timeout * 1000))
    except TellTheLoop as problem:
        run.session.write("note", message=str(problem), level="info")
        await run.account.open()
        return False
    run.memory.refute(url)
    return True


async def _after_search(run: EngineRun, problem: str) -> State:
    """Let the person show the way after a search that found none; without a person the run has failed."""
    try:
        await run.checkpoint("WAY", run.config.auth_timeout)
    except NeedsHuman:
        return run.fail(problem)
    state = await run.state_reader.detect()
    return run.fail(problem) if state is State.UNKNOWN else state


async def _step_on(run: EngineRun, state: State) -> State:
    """Take the decider's steps on a page in this state until one leads on; return the state reached.

    Raises:
        TellTheLoop: a step failed, or none is known. Failures are remembered.
    """
    for _ in range(PREPARATIONS):
        view, reading = await run.state_reader.look(state)
        if (present := handled_as(reading.state)) is not state:
            return present
        step = decide(view, run.service, run.memory, interpretation=reading)
        run.memory.take(step)
        if state is State.UNKNOWN and step.action == "wait" and not run.memory.is_searching:
            continue  # `detect` has waited already
        try:
            reached = await _perform(run, step, view)
        except TellTheLoop as problem:
            run.memory.settle(StepOutcome.of(problem), str(problem))
            if step.kind in SEARCHING and not (isinstance(problem, Refused) and problem.by_person):
                continue
            raise
        if reached is not None:
            return reached
    raise StateDetectionError(f"the page at {view.url} wants more than {PREPARATIONS} answers")


async def _perform(run: EngineRun, step: Step, view: PageView) -> State | None:
    """Take one step; return the state reached, None after one that prepares another on the same page."""
    run.state_reader.forget()
    if step.kind == "finish" and step.element is not None:
        return await _press_final(run, step.element)
    searching = step.kind in SEARCHING
    if step.changed:
        run.session.write("note", message=step.changed, level="warning")
        run.tell(f"{capital(step.changed)}.")
    if step.prepares or searching:
        run.session.write("note", message=step.reason, level="info")
    if searching:
        run.tell(f"Looking for the way: {step.reason}.")
    await take_step(run.acting_browser, step, view, run.config.page_timeout)
    if run.submitted:
        return await run.read_back()
    if step.prepares:
        return None
    if searching:
        reached = await run.state_reader.detect()
        return None if reached is step.state else reached
    if step.kind == "profile":
        return await handle_start(run)
    return await run.state_reader.detect(None if await run.browser.url() != view.url else step.state)


async def _press_final(run: EngineRun, control: Element) -> State:
    await run.checkpoint("CONFIRM", run.config.confirm_timeout, control)
    if run.dry_run:
        run.finish(Outcome.DRY_RUN, f"dry run: {control.label!r} would be pressed next. Nothing was sent.")
        return State.ABORTED
    run.pressed_final = True
    try:
        await run.acting_browser.act(control, Action("click", timeout_seconds=run.config.page_timeout))
    except PageChanged:
        run.pressed_final = False
        raise
    except UnsettledIntent as other:
        run.tell(str(other))
        return await run.read_back()
    return await run.read_back() if run.submitted else await run.state_reader.detect()
