"""The account's page found by links after the press: where to look, what counts, and what never does."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from account_gate import Gate
from stand_ins import ACCOUNT, ACTIVE_PAGE, ENDED_PAGE, FINAL_PAGE, HOME, NOW, MemoryJournal, Service, control, page
from subterminator.core.engine.account_page import Account
from subterminator.core.engine.account_search import MOST_PAGES
from subterminator.core.engine.read_back import ReadBack
from subterminator.domain.errors import ActionTimeout
from subterminator.domain.page import Block
from subterminator.domain.protocols import Element, Outcome, PageView, State
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.state_detector import HeuristicInterpreter

PLANS = f"{HOME}/my-subscription"
ENDS = date(2026, 12, 20)
FLOW = replace(
    FINAL_PAGE, text="Review your cancellation\nQuillfeather Digital\nYour membership will end on 20 December 2026"
)
"""The page of the approved press, which names the plan."""
SCHEDULED = "Quillfeather Digital\nYour subscription was cancelled. You have access until 20 December 2026."
RUNNING = "Quillfeather Digital\nActive\nNext billing date: 20 December 2026"
OTHER = "Marmalade Magazine\nYour subscription was cancelled. You have access until 20 December 2026."
BACK = control("Resume subscription", node="0:90", form_method="POST", form_action=f"{HOME}/resume")


def link(label: str, path: str) -> Element:
    return control(label, "link", href=f"{HOME}{path}")


def hall(*links: Element) -> PageView:
    """The entry page, which says nothing of a subscription."""
    return page(*links, text="Hello Ann\n" + "\n".join(each.label for each in links), title="Home")


def cards(*texts: str, url: str = PLANS, controls: tuple[Element, ...] = ()) -> PageView:
    """A page of the account with a card a text, headed by its first line; `controls` stand in the first."""
    text, blocks, elements = "My subscriptions", [], []
    for at, each in enumerate(texts):
        start = len(text) + 1
        text += f"\n{each}"
        blocks.append(Block("card", start, len(text)))
        heading = control(each.splitlines()[0], "heading", node=f"0:h{at}", tag="h2")
        elements.append(replace(heading, interactive=False, level=2, block=at))
    elements += [replace(each, block=0) for each in controls]
    return replace(page(*elements, url=url, text=text, title="My subscriptions"), blocks=tuple(blocks))


class After:
    """A run whose final press was sent from a page of the flow; the entry page shows nothing."""

    def __init__(self, *links: Element, flow: PageView = FLOW, service: Service | None = None) -> None:
        service = service or Service()
        self.browser = Gate(hall(*links))
        self.browser.submitted, self.browser.approved_pages = True, (flow,)
        self.browser.flow = frozenset({flow.url})
        self.browser.approved_end = ENDS
        self.browser.pages = {ACCOUNT: hall(*links)}
        self.journal = MemoryJournal([])
        heuristic, lexicon = HeuristicInterpreter(service, today=NOW.date), Lexicon.load()
        config = AppConfig.load(page_timeout=1.0, read_back_patience=0.001)
        self.account = Account(service, self.browser, heuristic, self.journal, lexicon, NOW.date, config)
        self.reader = ReadBack(service, self.account, self.browser, heuristic, self.journal, NOW.date)

    async def end(self, attempts: int = 1, **pages: PageView | Exception) -> tuple[Outcome, str]:
        self.browser.pages |= {f"{HOME}/{path.replace('_', '-')}": view for path, view in pages.items()}

        async def sign_in() -> None: ...

        end = await self.reader.read_back(attempts, sign_in, sent=True)
        return end.outcome, end.message

    @property
    def opened(self) -> list[str]:
        return [each for each in self.browser.opened if each != ACCOUNT]

    @property
    def notes(self) -> str:
        return "\n".join(each["message"] for each in self.journal.events if each["event"] == "note")


@pytest.mark.spec("account.links")
async def test_account_is_found_by_its_link_and_shows_the_end() -> None:
    """Required: its page is opened, not pressed; the journal names it and the words that identify it."""
    run = After(link("News", "/news"), link("My subscription", "/my-subscription"))
    outcome, _ = await run.end(my_subscription=cards(SCHEDULED, controls=(BACK,)))
    assert outcome is Outcome.SCHEDULED
    assert run.opened == [PLANS]
    assert run.browser.acted == []
    assert PLANS in run.notes
    assert "Quillfeather Digital" in run.notes


@pytest.mark.spec("account.links")
@pytest.mark.parametrize("unfolded", [True, False])
async def test_part_that_the_run_unfolded_before_the_press_is_unfolded_again(*, unfolded: bool) -> None:
    """Required: of a page that said nothing before, too; a part that the run left folded is not pressed."""
    fold = control("Your service", node="0:7", states=("collapsed",))
    silent = replace(hall(fold), url=PLANS)
    run = After(link("My subscription", "/my-subscription"))
    run.browser.submitted = False
    run.account.observe(silent)
    run.browser.submitted = True
    run.browser.on = {fold.node: cards(SCHEDULED, controls=(BACK,))}
    run.browser.unfolded = (("button", "Your service"),) if unfolded else ()
    outcome, _ = await run.end(my_subscription=silent)
    assert outcome is (Outcome.SCHEDULED if unfolded else Outcome.NEEDS_REVIEW)
    assert [(element.label, action.exploring) for element, action in run.browser.acted] == (
        [("Your service", True)] if unfolded else []
    )


@pytest.mark.spec("account.links")
async def test_account_is_found_behind_a_page_that_says_nothing() -> None:
    """Required: the links of a page that was opened are followed too, and a page that cannot be opened is passed."""
    run = After(link("My subscriptions", "/broken"), link("My account", "/my-account"))
    profile = replace(hall(link("My subscription", "/my-subscription")), url=f"{HOME}/my-account")
    broken = ActionTimeout("it did not load")
    outcome, _ = await run.end(broken=broken, my_account=profile, my_subscription=cards(SCHEDULED, controls=(BACK,)))
    assert outcome is Outcome.SCHEDULED
    assert run.opened == [f"{HOME}/broken", f"{HOME}/my-account", PLANS]
    assert "it did not load" in run.notes


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    "shown",
    [
        (OTHER,),
        (OTHER.replace("Marmalade Magazine", "Quillfeather Print"),),
        (OTHER, RUNNING.replace("Quillfeather Digital", "Crossword Corner")),
        (SCHEDULED, SCHEDULED),
        (f"{SCHEDULED}\nContract number: 88-12999",),
        (SCHEDULED.replace("20 December 2026", "3 December 2026"),),
        (OTHER, RUNNING),
    ],
)
async def test_another_subscription_s_end_is_not_this_one_s(shown: tuple[str, ...]) -> None:
    """Required: not by another name, contract number or earlier day, nor of two alike, nor beside this one."""
    flow = replace(FLOW, text=f"{FLOW.text}\nContract number: 88-12345")
    run = After(link("My subscription", "/my-subscription"), flow=flow)
    outcome, message = await run.end(my_subscription=cards(*shown, controls=(BACK,)))
    assert outcome is Outcome.NEEDS_REVIEW
    assert "is cancelled" not in message
    assert PLANS in run.notes


@pytest.mark.spec("account.links")
async def test_contract_number_tells_two_of_one_name_apart() -> None:
    """Required: the end of the one with the flow's number counts only if its own part says so."""
    flow = replace(FLOW, text=f"{FLOW.text}\nContract number: 88-12345")
    run = After(link("My subscription", "/my-subscription"), flow=flow)
    outcome, _ = await run.end(my_subscription=cards(f"{SCHEDULED}\nContract number: 88-12345", controls=(BACK,)))
    assert outcome is Outcome.SCHEDULED


@pytest.mark.spec("account.links")
async def test_name_in_a_line_that_says_it_stays_identifies_nothing() -> None:
    """Required: what the flow says is not affected is another thing, even if it reads as ended elsewhere."""
    flow = replace(FINAL_PAGE, text=f"{FINAL_PAGE.text}\nYour Marmalade Magazine stays active")
    run = After(link("My subscription", "/my-subscription"), flow=flow)
    assert (await run.end(my_subscription=cards(OTHER, controls=(BACK,))))[0] is Outcome.NEEDS_REVIEW


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    ("approved", "outcome"),
    [(ENDS, Outcome.SCHEDULED), (date(2027, 1, 20), Outcome.NEEDS_REVIEW), (None, Outcome.NEEDS_REVIEW)],
)
async def test_subscription_without_a_name_is_identified_by_its_day(approved: date | None, outcome: Outcome) -> None:
    """Required: "My subscription" may be any of the person's; the approved day alone makes it this one."""
    run = After(link("My subscription", "/my-subscription"), flow=FINAL_PAGE)
    run.browser.approved_end = approved
    shown = cards(SCHEDULED.replace("Quillfeather Digital", "My subscription"), controls=(BACK,))
    assert (await run.end(my_subscription=shown))[0] is outcome


@pytest.mark.spec("account.links")
async def test_plan_of_the_person_must_stand_there() -> None:
    """Required: with `--plan` a subscription of another name is none of theirs."""
    run = After(link("My subscription", "/my-subscription"), service=Service(plan="Quillfeather Print"))
    assert (await run.end(my_subscription=cards(SCHEDULED, controls=(BACK,))))[0] is Outcome.NEEDS_REVIEW


@pytest.mark.spec("account.links")
async def test_pages_of_the_flow_are_neither_opened_nor_believed() -> None:
    """Required: neither the page of the press, nor the success page after it, nor one that leads into the flow."""
    done = replace(cards(SCHEDULED, controls=(BACK,)), url=f"{HOME}/subscription/thanks")
    run = After(link("My subscription", "/subscription/thanks"), link("My membership", "/membership"))
    run.browser.flow |= {done.url}
    step = replace(done, url=f"{HOME}/cancel/done")
    run.browser.pages[done.url] = done
    outcome, _ = await run.end(membership=step)
    assert outcome is Outcome.NEEDS_REVIEW
    assert run.opened == [f"{HOME}/membership"]
    assert "a page of the flow" in run.notes or "no account page" in run.notes


@pytest.mark.spec("account.links")
@pytest.mark.parametrize(
    "acting",
    [
        link("Resume my subscription", "/my-plan"),
        link("My subscription", "/subscription/resume"),
        link("My subscription", "/my-plan?action=reactivate"),
        link("Keep my subscription", "/my-plan"),
        link("Cancel my subscription", "/my-plan"),
        link("My subscription", "/subscription/cancel"),
        link("Buy a subscription", "/my-plan"),
        link("Sign out of my account", "/my-plan"),
        control("My subscription", "link", href="https://elsewhere.example.net/my-subscription"),
        control("My subscription", form_method="POST", form_action=f"{HOME}/my-plan"),
    ],
)
async def test_nothing_that_may_act_is_opened(acting: Element) -> None:
    """Required: no link that ends, resumes, keeps, sells or signs out, none to another host, and no button."""
    run = After(acting)
    await run.end()
    assert run.opened == []
    assert run.browser.acted == []


@pytest.mark.spec("account.links")
async def test_search_is_bounded_in_the_whole_run() -> None:
    """Required: so many pages in all attempts together; a page that told nothing is not opened again."""
    run = After(*(link(f"My subscription {each}", f"/plan{each}") for each in "abcdefghij"))
    await run.end(attempts=3, **{f"plan{each}": replace(hall(), url=f"{HOME}/plan{each}") for each in "abcdefghij"})
    assert len(run.opened) == len(set(run.opened)) == MOST_PAGES


@pytest.mark.spec("account.links")
async def test_links_are_not_followed_where_a_page_is_known_or_nothing_was_sent() -> None:
    """Required: a page that was read before the press is the account; before it nothing is looked for."""
    known = After(link("My subscription", "/my-subscription"))
    known.browser.submitted = False
    await known.account.open()
    known.account.observe(replace(ACTIVE_PAGE, url=f"{HOME}/account/plan"))
    await known.account.read_back()
    known.browser.submitted = True
    await known.end()
    assert PLANS not in known.opened
    early = After(link("My subscription", "/my-subscription"))
    early.browser.submitted = False
    await early.account.read_back()
    assert early.opened == []
    told = After(link("My subscription", "/my-subscription"))
    told.browser.pages[ACCOUNT] = ENDED_PAGE
    await told.end()
    assert told.opened == []


@pytest.mark.spec("account.links")
async def test_running_account_that_was_found_lets_the_flow_go_on_and_is_compared_later() -> None:
    """Required: what was sent was a step then; and the same page proves the end after the next press."""
    run = After(link("My subscription", "/my-subscription"))
    run.browser.pages |= {PLANS: cards(RUNNING), FLOW.url: FLOW}
    assert State.FINAL_CONFIRMATION in await run.account.states_beside(FLOW.url)
    assert [each.reading.says_it_runs for each in run.account.snapshots] == [True]
    assert (await run.end(my_subscription=cards(SCHEDULED, controls=(BACK,))))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.links")
async def test_another_subscription_that_runs_lets_no_flow_go_on() -> None:
    """Required: this one may have ended by the press; another one that runs is no reason to press again."""
    run = After(link("My subscription", "/my-subscription"))
    run.browser.pages |= {PLANS: cards(RUNNING.replace("Quillfeather Digital", "Marmalade Magazine")), FLOW.url: FLOW}
    assert await run.account.states_beside(FLOW.url) == frozenset()


@pytest.mark.spec("account.links")
async def test_notice_over_the_page_does_not_hide_its_links() -> None:
    """Required: links are opened by their address, so a dialog about cookies is left as it is."""
    run = After(link("My subscription", "/my-subscription"))
    covered = hall(
        control("Cookies", "dialog", node="0:80"), replace(link("My subscription", "/my-subscription"), hit=False)
    )
    behind = tuple(replace(each, modal_blocked=each.role == "link") for each in covered.elements)
    run.browser.pages[ACCOUNT] = replace(covered, elements=behind, dialog=0)
    assert (await run.end(my_subscription=cards(SCHEDULED, controls=(BACK,))))[0] is Outcome.SCHEDULED


@pytest.mark.spec("account.links")
async def test_page_above_those_of_the_flow_is_opened_first() -> None:
    """Required: many sites lay their steps below the account's page, which no link of the entry page names."""
    flow = replace(FLOW, url=f"{HOME}/my-account/my-subscription/cancel/review")
    run = After(link("My account", "/my-account"), flow=flow)
    run.browser.pages[f"{HOME}/my-account/my-subscription"] = cards(
        SCHEDULED, url=f"{HOME}/my-account/my-subscription", controls=(BACK,)
    )
    outcome, _ = await run.end()
    assert outcome is Outcome.SCHEDULED
    assert run.opened == [f"{HOME}/my-account/my-subscription"]


@pytest.mark.spec("account.links")
async def test_account_is_found_in_a_menu_that_is_shut() -> None:
    """Required: only controls of menus, headers and footers are unfolded, and only what leads to the account."""
    header = replace(control("", "banner", node="0:80"), interactive=False)
    menu = replace(control("Account menu", node="0:81", states=("collapsed",)), parent=0)
    deal = replace(control("Account offers: buy now", node="0:82", states=("collapsed",)), parent=0)
    run = After()
    run.browser.pages = {ACCOUNT: page(header, menu, deal, text="Hello Ann", title="Home")}
    run.browser.on[menu.node] = page(header, menu, link("My subscription", "/my-subscription"), text="My subscription")
    outcome, _ = await run.end(my_subscription=cards(SCHEDULED, controls=(BACK,)))
    assert outcome is Outcome.SCHEDULED
    assert [element.label for element, _ in run.browser.acted] == ["Account menu"]
