"""Account page: opened afresh, read, compared with before, and kept as evidence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from subterminator.core.engine.account_search import AccountSearch, unfold
from subterminator.core.engine.messages import truthful
from subterminator.domain.errors import NeedsHuman, StopTheRun, TellTheLoop
from subterminator.domain.outcomes import FLOW_STATES, State
from subterminator.domain.page import PageView
from subterminator.domain.ports import Facts, JournalProtocol, Proof, ServiceProtocol
from subterminator.domain.protocols import BrowserProtocol, GateProtocol, gate_of
from subterminator.domain.roles import FURNITURE
from subterminator.domain.sameness import reads_as
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.account_evidence import AccountReading, Snapshot, next_charge, read_account_view
from subterminator.pages.addresses import foreign_host, is_account_step, names_account, page_address
from subterminator.pages.controls import Controls
from subterminator.pages.facts import read_facts, without_state
from subterminator.pages.fingerprint import is_busy
from subterminator.pages.identity import Identity, identity_on
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.pages.statements import statement_of
from subterminator.pages.terms import Terms, terms_on

_A_DAY = timedelta(days=1)
"""Difference that a time zone makes."""
_LOADING_SECONDS = 0.2
_KEEPING_SECONDS = 15
"""Time for the proof of a run that does not end as cancelled."""
_MORE_PAGES = 2
"""Number of pages that are read back besides the entry address."""
_UNTIL_THE_END = frozenset({"renews_on", "active", "priced", "managed"})
"""Evidence that a subscription may show until its end."""
_RUN_STATES = {"scheduled": State.ACCOUNT_CANCELLED, "ended": State.ACCOUNT_CANCELLED, "active": State.ACCOUNT_ACTIVE}


@dataclass(frozen=True, slots=True)
class AccountState:
    """State of the account as one of its pages, or all that were read back, show it."""

    view: PageView
    state: State
    """ACCOUNT_CANCELLED and ACCOUNT_ACTIVE only with enough evidence; UNKNOWN if it could not be read."""
    why: str
    facts: Facts
    pending: str
    """Line of the page that says that a cancellation is being processed. "" if there is none."""
    retained: str
    """Evidence that it goes on paused, discounted or on another plan. "" if there is none."""
    evidence: AccountReading
    """The evidence for and against."""


@dataclass(slots=True)
class Account:
    """The account page of one service, before and after the final press."""

    service: ServiceProtocol
    browser: BrowserProtocol
    heuristic: HeuristicInterpreter
    session: JournalProtocol
    lexicon: Lexicon
    today: Callable[[], date]
    config: AppConfig
    proof: Proof = field(default_factory=Proof)
    seen_before: tuple[str, ...] = ()
    """Addresses at which the run of an earlier press that is not settled has read the account, the last one last."""
    landed_after: str = ""
    """Address of the page after the final press."""
    _before: dict[str, Snapshot] = field(default_factory=dict)
    """Reading of each account page before the press, by page address."""
    _opened_as: dict[str, Snapshot] = field(default_factory=dict)
    """The first reading of each of these pages, by page address: before the run unfolded anything there."""
    _addresses: dict[str, str] = field(default_factory=dict)
    """Full addresses of those pages."""
    _facts_before: dict[str, Facts] = field(default_factory=dict)
    """Facts of each of those pages, and of the one where the entry address led first."""
    _passed: set[str] = field(default_factory=set)
    """Those of them that a model passed on its way."""
    _printed: tuple[PageView, str, bytes | None] | None = None
    """A page that showed the end, with its HTML and PDF, which other pages were read after."""
    _landed: str = ""
    """Page to which the entry address led before the press."""
    _search: AccountSearch[AccountState] | None = None
    """Search for a page that shows the account, once it was needed."""
    _found: dict[str, str] = field(default_factory=dict)
    """Pages that it found: what each calls the subscription, by page address."""

    @property
    def _gate(self) -> GateProtocol | None:
        return gate_of(self.browser)

    async def open(self) -> None:
        """Open the account page afresh."""
        await self.browser.navigate(self.service.entry_url, int(self.config.page_timeout * 1000))
        if not (self._landed and self._pressed):
            self._landed = page_address(await self.browser.url())

    async def is_open(self) -> bool:
        """Return whether the open page is the account page."""
        return page_address(await self.browser.url()) in {self._landed, page_address(self.service.entry_url)}

    def shows(self, view: PageView) -> bool:
        """Return whether a page is the one to which the entry address led."""
        return page_address(view.url) == self._landed

    async def remember(self, view: PageView) -> Facts:
        """Record the account's state before the press, and return its facts."""
        facts = self._facts(view)
        self.observe(view)
        self._facts_before.setdefault(page_address(view.url), facts)
        if self.proof.before is None:
            self.proof.before = await self.browser.screenshot()
        self._note_terms(view)
        return facts

    def _note_terms(self, view: PageView) -> None:
        """Keep price, plan and account for the report; those of the first page that names them stay."""
        kept = Terms(self.proof.price, self.proof.plan, self.proof.account).or_else(
            terms_on(view, self.service, self.lexicon)
        )
        self.proof.price, self.proof.plan, self.proof.account = kept.price, kept.plan, kept.account

    def pass_by(self, view: PageView) -> None:
        """Record a page on a model's way, if it is one of the account: the end may be shown there alone.

        It is read back only where the others do not show the end: it may be about an add-on as well.
        """
        if not self._pressed and self.heuristic.read(view).state is State.ACCOUNT_ACTIVE:
            new = page_address(view.url) not in self._before
            self.observe(view)
            self._passed |= {page_address(view.url)} if new else set()

    def observe(self, view: PageView) -> None:
        """Record the reading of an account page before the press, for comparison afterwards.

        A reading that says that the subscription runs stays: the steps of a flow may lie over the same address.
        """
        address = page_address(view.url)
        earlier = self._gate is not None and self._gate.earlier is not None
        if not self._pressed and not earlier and (address == self._landed or not is_account_step(address)):
            known, new = self._before.get(address), self._snapshot(view, None)
            self._opened_as.setdefault(address, new)
            if known is None or new.reading.says_it_runs or not known.reading.says_it_runs:
                self._before[address] = new
            if new.reading.says_it_runs:
                self._note_terms(view)
            self._facts_before.setdefault(address, self._facts(view))
            self._addresses[address] = view.url

    async def read(self) -> AccountState:
        """Read the account from the open page."""
        return self.state_on(await self.browser.look())

    def state_on(self, view: PageView) -> AccountState:
        """Read the account from a look at its page."""
        page = self.heuristic.read(view)
        facts = self._facts(view)
        evidence = self._snapshot(view, self._earlier(view)).reading
        if evidence.ends is not None:
            facts = replace(facts, ends=evidence.ends)
        self.proof.facts = facts
        if self._gate is not None:
            self._gate.check_account(facts.account or "")
        pending = evidence.notes[0] if evidence.state == "pending" else ""
        retained = "" if evidence.is_end or pending else self._retained_as(facts, evidence, view)
        state = _RUN_STATES.get(evidence.state, State.UNKNOWN)
        if page.state in {State.LOGIN_REQUIRED, State.THIRD_PARTY_BILLING} and state is not State.ACCOUNT_CANCELLED:
            state = page.state
        weighed = bool(evidence.evidence_for or evidence.evidence_against)
        why = evidence.why if state is not page.state or weighed else page.reasoning
        return AccountState(view, state, why, facts, pending, retained, evidence)

    @property
    def _pressed(self) -> bool:
        return self._gate is not None and self._gate.submitted

    def _facts(self, view: PageView) -> Facts:
        return read_facts(view, self.lexicon, self.today())

    def _snapshot(self, view: PageView, before: Snapshot | None) -> Snapshot:
        return read_account_view(
            view,
            self.service.name,
            self.today(),
            plan=self.service.plan or self._found.get(page_address(view.url), ""),
            before=before,
            signs=self.heuristic.account_signs(view),
        )

    def _earlier(self, view: PageView) -> Snapshot | None:
        """Return the earlier reading of this page; else the lines of the other account pages.

        Of two, the one that shows more of the same: what the run has unfolded is folded again on a page opened afresh.
        """
        address = page_address(view.url)
        same, opened = self._before.get(address), self._opened_as.get(address)
        if same is not None and opened is not None and opened is not same:
            lines = self._snapshot(view, None).lines
            same = min(same, opened, key=lambda each: len(each.lines ^ lines))
        if same is None and page_address(view.url) in self._found:
            return None
        if same is not None and same.reading.is_end and not self._pressed:
            return None
        if same is not None or not self._before:
            return same
        return Snapshot(frozenset().union(*(each.lines for each in self._before.values())))

    def _retained_as(self, facts: Facts, evidence: AccountReading, view: PageView) -> str:
        lines = evidence.notes if evidence.state == "paused" else self.lexicon.text(view.text).get("retained", ())
        earlier_lines = {line for each in self._before.values() for line in each.lines}
        if new_lines := [line for line in lines if normalise(line) not in earlier_lines]:
            return f"the account says {new_lines[0]!r}"
        before = self._facts_before.get(page_address(view.url))  # pages name a plan differently
        if before is None:
            return ""
        plans = [without_state(each or "") for each in (before.plan, facts.plan)]
        if all(plans) and plans[0] != plans[1] and not _is_loading(view):
            return f"the plan was {before.plan} and is now {facts.plan}"
        if before.renews and facts.renews and before.renews != facts.renews:
            return f"the next charge was on {before.renews} and is now on {facts.renews}"
        return ""

    async def step_after(
        self, address: str, *, doubted: bool, detect: Callable[[], Awaitable[State]] | None = None
    ) -> State | None:
        """Return the state of a page on which the flow goes on after what may have been the end. None: it does not.

        The account must still be active, read beside, twice. The page then asks for something of the flow; or the gate
        saw it ask (`doubted`), and it is of no known state, and none of the account's or a dialog that lies over one.

        Args:
            address: of that page, which is opened.
            doubted: whether the gate saw that it goes on with the flow.
            detect: reads the open page's state. By default a single look does.
        """
        try:
            asking = await self.states_beside(address if doubted else "")
            if not asking:
                return None
            if await self.browser.url() != address:
                await self.browser.navigate(address, int(self.config.page_timeout * 1000))
            state = await detect() if detect is not None else self.heuristic.read(await self.browser.look()).state
        except (TellTheLoop, NeedsHuman) as problem:
            self.session.write("note", message=f"the flow could not be gone on with: {problem}", level="info")
            return None
        if state in asking:
            return state
        if not doubted or asking < FLOW_STATES or state not in {State.UNKNOWN, State.ACCOUNT_ACTIVE}:
            return None
        asks_unread = state is State.UNKNOWN and State.ACCOUNT_ACTIVE in asking
        return state if asks_unread or (await self.browser.look()).dialog is not None else None

    async def states_beside(self, doubt: str) -> frozenset[State]:
        """Return the `states_after` two readings of the account, since an end may take a moment to show there."""
        asking = self.states_after(await self.read_beside(), doubt)
        if asking:
            await asyncio.sleep(self.config.read_back_patience)
            asking &= self.states_after(await self.read_beside(), doubt)
        return asking

    def states_after(self, account: AccountState, doubt: str) -> frozenset[State]:
        """Return the states of a page on which the flow may go on, after this reading of the account; none: not at all.

        While the account is active, a page to which the press led, and which is none of the account's, may also be one
        on which it can be cancelled; `doubt` is its address, or "". Where the account does not say whether it is
        active, it must read as before the press, and the page ask for the end: then what was sent was a step.
        """
        if account.state is State.ACCOUNT_ACTIVE:
            of_the_account = page_address(doubt) in {self._landed, *self._before}
            further = doubt and not of_the_account
            return frozenset(FLOW_STATES | {State.ACCOUNT_ACTIVE} if further else FLOW_STATES)
        before = self._before.get(page_address(account.view.url))
        if before is None or account.state is not State.UNKNOWN or account.pending:
            return frozenset()
        lines = self._snapshot(account.view, None).lines
        # A notice about cookies may be gone; what says anything about the subscription, or has a number, may not.
        gone = any(statement_of(each).evidence or any(map(str.isdigit, each)) for each in before.lines - lines)
        return frozenset() if gone or lines - before.lines else frozenset({State.FINAL_CONFIRMATION})

    async def read_beside(self) -> AccountState:
        """Read the account in a second tab if there can be one: a page that a form led to cannot be opened again."""
        async with AsyncExitStack() as stack:
            with suppress(NotImplementedError):
                await stack.enter_async_context(self.browser.beside())
            return await self.read_back()

    async def reread(self, address: str = "") -> AccountState:
        """Open the account page afresh, or another page that has shown the account, and read it. Records nothing."""
        if not address:
            await self.open()
            return await self._read_at(self._landed)
        await self.browser.navigate(address, int(self.config.page_timeout * 1000))
        return await self._read_at(page_address(address))

    async def read_back(self) -> AccountState:
        """Open afresh and read every account page, the entry address first, and record the result.

        One page that shows the end proves it, unless another shows that the subscription runs on. Where no known page
        says anything, after a press, the account's page is looked for by links.
        """
        await self.open()
        accounts = [await self._read_at(self._landed)]
        screenshot = await self.browser.screenshot()
        others = self._other_pages()
        if others and accounts[0].state is State.ACCOUNT_CANCELLED:
            self._printed = accounts[0].view, *await self._print(accounts[0].view.url)
        for address, url in list(others.items())[-_MORE_PAGES:]:
            if accounts[0].state is State.LOGIN_REQUIRED:
                break
            if address in self._passed and any(each.state is State.ACCOUNT_CANCELLED for each in accounts):
                continue
            await self.browser.navigate(url, int(self.config.page_timeout * 1000))
            accounts.append(await self._read_at(address))
            if accounts[-1].state is State.ACCOUNT_CANCELLED and accounts[0].state is not State.ACCOUNT_CANCELLED:
                screenshot = await self.browser.screenshot()
        if found := await self._found_by_links(accounts, others):
            accounts.append(found)
            screenshot = await self.browser.screenshot()
        account = _combined(accounts)
        self.proof.after, self.proof.facts = screenshot, account.facts
        self.session.write(
            "read_back",
            state=account.state.value,
            url=account.view.url,
            facts=account.facts.as_dict(),
            reasoning=account.retained or account.pending or account.why,
            screenshot=self.session.keep("read-back.png", screenshot),
        )
        return account

    def _other_pages(self) -> dict[str, str]:
        """Return the full addresses of the other pages that show the account, by page address.

        These are the ones on which it ran before the press, in this run or in that of an earlier press.
        """
        seen = {page_address(url): url for url in self.seen_before if not foreign_host(url, self.service)}
        of_earlier = {
            address: url for address, url in seen.items() if address != self._landed and not is_account_step(address)
        }
        own = {each: self._addresses[each] for each, before in self._before.items() if before.reading.says_it_runs}
        own.pop(self._landed, None)
        return of_earlier | own

    async def _found_by_links(self, accounts: list[AccountState], known: Collection[str]) -> AccountState | None:
        """Read a page that links lead to, where nothing known tells the account's state; None if none does.

        Only after something was sent under an approval, whose pages name what was to be ended.
        """
        gate = self._gate
        if gate is None or not (gate.submitted or gate.awaits_read_back) or not gate.approved_pages:
            return None
        if known or any(each.reading.says_it_runs for each in self._before.values()):
            return None
        if any(each.state is not State.UNKNOWN or each.pending or each.retained for each in accounts):
            return None
        for address, url in self._addresses.items():
            if address in self._found:
                await self.browser.navigate(url, int(self.config.page_timeout * 1000))
                return await self._read_at(address)
        if self._search is None:
            self._search = AccountSearch(
                self.service,
                self.browser,
                self.session,
                Controls(self.service, self.lexicon),
                lambda url: gate.is_of_the_flow(url) or page_address(url) == self._landed,
                self.config.page_timeout,
            )
        passed = [self.landed_after, *(each.url for each in reversed(gate.approved_pages))]
        return await self._search.find(accounts[0].view, self._shown_by_link, passed)

    async def _shown_by_link(self, address: str) -> tuple[PageView, AccountState | None, str]:
        """Read the open page to which a link led, and tell in words what it shows.

        It counts only if it is about the subscription that was approved to end, and is no page of its flow.
        """
        gate, account = self._gate, await self._read_at(address)
        view, landed = account.view, page_address(account.view.url)
        if gate is None or gate.is_of_the_flow(view.url) or is_account_step(landed):
            return view, None, "it is a page of the flow"
        if self.heuristic.read(view).state is State.COMPLETE and not names_account(landed):
            return view, None, "it says that it is done, and is no page of the account"
        identity = identity_on(view, gate.approved_pages, self.service.name, self.service.plan)
        states = {State.ACCOUNT_ACTIVE, State.ACCOUNT_CANCELLED}
        if identity is None:
            says = account.state in states or account.pending or account.retained
            return view, None, f"another subscription may be meant there: {account.why}" if says else account.why
        self._found[landed] = identity.name
        account = await self._unfolded(await self._settled(self.state_on(view)))
        if not (account.state in states or account.pending or account.retained):
            del self._found[landed]
            return view, None, account.why
        if problem := self._differs(account, identity):
            del self._found[landed]
            return view, None, problem
        self._addresses[landed] = view.url
        if account.evidence.says_it_runs:  # so a later end is compared with it
            self._before[landed] = self._snapshot(view, None)
            self._facts_before.setdefault(landed, account.facts)
        return view, account, f"it shows {identity.quote or 'the only subscription'!r}: {account.why}"

    def _differs(self, account: AccountState, identity: Identity) -> str:
        """Explain why a page never seen before does not prove what it says of a subscription; "" if it does.

        Where it has no name for it, the day of its end or next charge must be that of the approved end.
        """
        approved = self._gate.approved_end if self._gate is not None else None
        day = account.evidence.ends or account.evidence.renews or account.facts.ends or account.facts.renews
        same = approved is not None and day is not None and abs(day - approved) <= _A_DAY
        if not identity.quote and not same:
            return f"nothing there tells that it is the subscription that was to be cancelled: {account.why}"
        if account.state is not State.ACCOUNT_CANCELLED:
            return ""
        if approved is not None and day is not None and day < approved - _A_DAY:
            return f"it ended on {day}, and the one that was to be cancelled ends on {approved}"
        if account.evidence.contradicted or not (same or account.evidence.strongest):
            return f"its evidence is too thin for a page that was not seen before: {account.why}"
        return ""

    async def _read_at(self, address: str) -> AccountState:
        """Read the opened page. If an address newly leads to a step of a flow, it counts as unread."""
        account = await self._settled(await self._loaded())
        if account.state is State.UNKNOWN and not (account.pending or account.retained):
            account = await self._unfolded_again(account)
        account = await self._unfolded(account)
        landed = page_address(account.view.url)
        if (
            landed in {address, page_address(self.service.entry_url)}
            or landed in self._before
            or not is_account_step(landed)
        ):
            return account
        return replace(
            account, state=State.UNKNOWN, why=f"{address} leads to {landed}, which is no account page", retained=""
        )

    async def _loaded(self) -> AccountState:
        """Read the opened page once it says something: a script may draw it after the document is there."""
        account = await self.read()
        until = asyncio.get_running_loop().time() + self.config.read_back_patience
        while _says_nothing(account) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(_LOADING_SECONDS)
            account = await self.read()
        return account

    async def _settled(self, account: AccountState) -> AccountState:
        """Read an end once more on a page with scripts, which may show a template before the data."""
        if account.evidence.is_end and self.config.read_back_patience and "<script" in await self.browser.html():
            await asyncio.sleep(self.config.read_back_patience)
            return await self.read()
        return account

    async def _unfolded_again(self, account: AccountState) -> AccountState:
        """Unfold the parts of a page that the run unfolded on its way, and read it anew: its state may stand there."""
        for known in self._gate.unfolded_at(account.view.url) if self._gate is not None else ():
            view = account.view
            folded = [each for each in view.elements if each.has("collapsed") and reads_as(each) == known]
            if len(folded) != 1 or view.closest(folded[0], FURNITURE) is not None:
                continue
            if (now := await unfold(self.browser, self.session, folded[0])) is not None:
                account = await self._settled(self.state_on(now))
        return account

    async def _unfolded(self, account: AccountState) -> AccountState:
        """Doubt an end if the folded-away text names a coming day of renewal."""
        if not account.evidence.is_end:
            return account
        try:
            folded = await self.browser.folded()
        except NotImplementedError:
            return account
        renewal = next_charge(folded, self.service.plan or self.service.name, self.today())
        if renewal is None:
            return account
        why = f"it says {account.why}, but has folded away: {renewal.quote!r}"
        against = (renewal, *account.evidence.evidence_against)
        evidence = replace(account.evidence, state="unknown", evidence_against=against)
        return replace(account, state=State.UNKNOWN, why=why, evidence=evidence)

    def postponed(self, account: AccountState) -> str:
        """Describe an end that is later than the approved one; "" if it is not."""
        approved = self._gate.approved_end if self._gate is not None else None
        ends = account.facts.ends
        if approved is None or ends is None or ends <= approved + _A_DAY:
            return ""
        return f"it ends on {ends}, and the yes was for an end on {approved}"

    def truthful(self, message: str) -> str:
        """Replace a claim that nothing was sent by what was sent, if anything was."""
        return truthful(message, self._gate)

    @property
    def snapshots(self) -> list[Snapshot]:
        """Return the readings of the account pages before the press."""
        return list(self._before.values())

    async def prove(self, view: PageView) -> None:
        """Gather the evidence: of the account page that was read back, as it was then, or as it is open."""
        self.proof.url, self.proof.text, self.proof.language = view.url, view.text, view.language
        self.proof.is_account, self.proof.page = True, None
        if self._printed is not None and self._printed[0] is view:
            _, self.proof.html, self.proof.pdf = self._printed
            return
        self.proof.html, self.proof.pdf = await self._print(view.url)

    async def _print(self, url: str) -> tuple[str, bytes | None]:
        """Return HTML and PDF of a page, opened if it is not; none of what the browser cannot give."""
        html = ""
        try:
            if page_address(await self.browser.url()) != page_address(url):
                await self.browser.navigate(url, int(self.config.page_timeout * 1000))
            html = await self.browser.html()
            return html, await self.browser.pdf()
        except (NotImplementedError, TellTheLoop) as problem:
            self.session.write("note", message=f"a part of the proof is missing: {problem}", level="warning")
            return html, None

    async def keep_page(self, view: PageView | None = None) -> None:
        """Keep an open page as the proof of a run that does not end as cancelled; a later one takes its place.

        Args:
            view: a look at a page that says why it cannot be cancelled there. Without one, the page open at the end is
                kept, unless such a page was.
        """
        kept = self.proof.page is not None or not self._landed
        if self.proof.is_account or (view is None and kept):
            return
        if view is not None and page_address(view.url) == page_address(self.proof.url):
            return
        with suppress(NotImplementedError, TellTheLoop, StopTheRun, TimeoutError):
            async with asyncio.timeout(_KEEPING_SECONDS):
                view = view or await self.browser.look()
                picture = await self.browser.screenshot()
                html = await self.browser.html()
                self.proof.url, self.proof.text, self.proof.language = view.url, view.text, view.language
                self.proof.page, self.proof.html, self.proof.pdf = picture, html, None
                self.proof.pdf = await self.browser.pdf()


def _is_loading(view: PageView) -> bool:
    """Return whether a page is busy, or says so in a line of its own."""
    return is_busy(view) or any(line.strip(" .\u2026").casefold() == "loading" for line in view.text.splitlines())


def _says_nothing(account: AccountState) -> bool:
    """Return whether a page has not said anything about the account so far, or is still busy."""
    if _is_loading(account.view):
        return True
    return account.state is State.UNKNOWN and not account.pending and not account.retained


def _is_until(account: AccountState, ended: AccountState) -> bool:
    """Return whether a page only says that it runs, with its next charge on a day before the end."""
    ends, renews = ended.evidence.ends or ended.facts.ends, account.evidence.renews
    if ends is None or renews is None or renews >= ends or account.retained:
        return False
    against = {each.feature for each in account.evidence.evidence_against}
    return against <= _UNTIL_THE_END


def _combined(accounts: list[AccountState]) -> AccountState:
    """Combine the accounts of several pages: the end if one shows it and none shows that it runs on.

    Beside the strongest evidence of an end, "active" alone is no contradiction: it is, until then. Nor is a charge on a
    day before that end.
    """
    ended = next((each for each in accounts if each.state is State.ACCOUNT_CANCELLED), None)
    certain = ended is not None and ended.evidence.strongest
    runs_on = next(
        (
            each
            for each in accounts
            if not (certain and ended is not None and _is_until(each, ended))
            and (each.evidence.surely_runs or (each.evidence.says_it_runs and not certain) or each.retained)
        ),
        None,
    )
    if ended is not None and runs_on is not None:
        why = f"{ended.view.url} says {ended.why}, but {runs_on.view.url} says {runs_on.retained or runs_on.why}"
        return replace(runs_on, state=State.UNKNOWN, why=why, retained="")
    meaningful = [each for each in accounts if each.retained or each.pending or each.state is not State.UNKNOWN]
    return ended or next((each for each in meaningful if each.retained), None) or next(iter(meaningful), accounts[0])
