"""Which subscription a press would end: the account's list, the way to the press, and the names on its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from stand_ins import (
    ACCOUNT,
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
from subterminator.approval.flow_subject import MOST_PAGES, FlowSubject
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.domain.errors import Refused
from subterminator.domain.page import Block, Element, PageView
from subterminator.domain.protocols import Action, ApprovalRequest, Decision
from subterminator.lexicon.lexicon import Lexicon

LIST = f"{HOME}/subscriptions"
FINISH = control("Finish cancellation", node="0:90")
FINAL = page(FINISH, url=f"{HOME}/x/review", text="Finish your cancellation\nIt will end on 4 December 2026")


LINKS = {1: "Manage", 2: "Learn more"}


def way_in(number: int, label: str = "Cancel") -> Element:
    return control(label, "link", node=f"0:{number}", href=f"{HOME}/{number}/cancel")


def listed(*cards: Sequence[str], url: str = LIST, ways: bool = True, more: Sequence[Element] = ()) -> PageView:
    """A page of cards: the lines of each, and a link that begins its end."""
    text, blocks, elements = "Subscriptions\n", [], []
    for number, lines in enumerate(cards, start=1):
        part = "\n".join([*lines, *(["Cancel"] if ways else [])])
        blocks.append(Block("card", len(text), len(text) + len(part)))
        elements += [replace(way_in(number), block=number - 1)] if ways else []
        text += f"{part}\n"
    text += "\n".join(each.label for each in more)
    return page(*elements, *more, url=url, text=text, blocks=tuple(blocks))


GOLD = ("Gold", "$15.99 a month", "Active. Renews on 4 December 2026")
SPORTS = ("Sportsy", "$9.99 a month", "Active. Renews on 9 December 2026")
OWN = ("Example", "$12.99 a month", "Active. Renews on 4 December 2026")
OTHER = ("Basketnews", "$4.99 a month", "Active. Renews on 9 December 2026")


def after(*pages: PageView, plan: str = "", pressed: int | None = None, opened: str = "") -> FlowSubject:
    """A run that saw these pages, opened an address, and pressed the way in of a card of the last page."""
    subject = FlowSubject(Service(plan=plan))
    subject.opened(ACCOUNT)
    for each in pages:
        subject.saw(each)
    if pressed is not None:
        element = next(each for each in pages[-1].elements if each.node == f"0:{pressed}")
        subject.pressed(pages[-1], element, searching=True)
    if opened:
        subject.opened(opened)
    return subject


def told(subject: FlowSubject, view: PageView = FINAL, element: Element = FINISH) -> list[str]:
    subject.saw(view)
    return list(subject.warnings(element, view))


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize("url", [ACCOUNT, LIST], ids=["account", "another page"])
def test_of_several_without_the_name_the_dearest_is_asked_about(url: str) -> None:
    """Required: a price names none; the question names all that may be meant, and the one that the way led through."""
    seen = after(listed(GOLD, SPORTS, url=url), pressed=1)
    assert told(seen) == [
        "several subscriptions run, and it is not clear which of them is 'Example': 'Gold', 'Sportsy'",
        "the way here led through 'Gold'",
    ]


@pytest.mark.spec("approval.which")
async def test_yes_given_beforehand_does_not_choose_a_subscription() -> None:
    """Required: nobody said which one."""
    warnings = told(after(listed(GOLD, SPORTS), pressed=1))[:1]
    request = ApprovalRequest(*("x",) * 10, facts={}, reason="", nonce="", expires=None, warnings=warnings)  # type: ignore[arg-type]
    decision, words = await OnceApprover().decide(request)
    assert decision is Decision.NOBODY
    assert "'Gold', 'Sportsy'" in words


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("cards", "plan"),
    [
        ((OWN, OTHER), ""),
        ((GOLD, SPORTS), "Gold"),
        ((("Membership", *GOLD[1:]), OTHER), ""),
        ((("Example Premium", *GOLD[1:]), ("Arcadia Pass", *SPORTS[1:])), ""),
        ((OWN, ("Example Cellar", *SPORTS[1:])), ""),
        ((("Membership", *GOLD[1:]), ("Example Cellar", *SPORTS[1:])), ""),
        ((GOLD,), ""),
        ((GOLD, ("Sports add-on", *SPORTS[1:])), ""),
        ((GOLD, ("Billing", "Next payment: 4 December 2026")), ""),
        ((GOLD, ("My payments", "Next payment: $31.98 on 4 December 2026")), ""),
        ((GOLD, ("Turn off auto-renewal", "Your plan renews on 4 December 2026")), ""),
        ((GOLD, ("Manage your plan", "Renews on 4 December 2026")), ""),
        ((GOLD, ("Payment method", "Visa ending in 4242", "Active")), ""),
        ((GOLD, ("Family member", "Bob", "Active")), ""),
        ((GOLD, ("Newsletter", "Active")), ""),
        ((GOLD, ("Sportsy", "$9.99 a month", "Ended on 4 March 2026")), ""),
    ],
    ids=[
        *("named", "--plan", "membership", "name and more", "name alone", "another", "alone", "add-on", "billing"),
        "payments",
        *("act", "section", "payment", "member", "news", "ended"),
    ],
)
def test_account_that_tells_which_one_is_meant_asks_nothing_more(cards: Sequence[Sequence[str]], plan: str) -> None:
    """Required: an ordinary account needs no further question."""
    assert told(after(listed(*cards), plan=plan, pressed=1)) == []


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("pressed", "warned"),
    [(1, []), (2, ["the way here led through 'Toll badge', which is not what is to be cancelled"])],
    ids=["beside it", "through it"],
)
def test_advert_is_no_second_subscription_unless_the_way_led_through_it(pressed: int, warned: list[str]) -> None:
    """Required: what only tells its price may be one all the same."""
    badge = ("Toll badge", "Free for 6 months, then $1.90 a month")
    links = [control(label, "link", node=f"0:{number}", href=f"{HOME}/{number}") for number, label in LINKS.items()]
    view = listed(GOLD, badge, ways=False, more=links)
    view = replace(view, elements=tuple(replace(each, block=number) for number, each in enumerate(view.elements)))
    assert told(after(view, pressed=pressed)) == warned


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(("kind", "label"), [("dialog", "Got it"), ("card", "Claim 50% off")])
def test_offers_and_dialogs_of_the_flow_are_no_subscriptions(kind: str, label: str) -> None:
    """Required: also if they say what one would pay from when on."""
    offer = "A treat for you\n$7.50 a month\nRenews on 4 December 2026"
    text = f"Account\n{chr(10).join(GOLD)}\n{offer}\n{label}"
    blocks = (Block("card", 8, text.index(offer)), Block(kind, text.index(offer), len(text)))
    take = control(label, node="0:30", block=1)
    view = page(replace(FINISH, block=0), take, url=LIST, text=text, blocks=blocks)
    assert told(after(view), view, view.elements[0]) == []


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("names", "plan"),
    [
        (("Example Home", "Example Flat"), ""),
        (("Example Premium", "Example Basic"), ""),
        (("Membership", "Example Premium"), ""),
        (("Premium", "Sports"), ""),
        (("Membership", "Subscription"), ""),
        (("Gold", "Sportsy"), "Silver"),
        (("Silver Home", "Silver Flat"), "Silver"),
    ],
)
def test_two_of_one_name_and_a_plan_that_none_has_are_not_clear(names: tuple[str, str], plan: str) -> None:
    """Required: one name for two names none; neither does a plan that is not there."""
    cards = ((names[0], *GOLD[1:]), (names[1], *SPORTS[1:]))
    first = told(after(listed(*cards), plan=plan, pressed=1))[0]
    assert first.endswith(f" {plan or 'Example'!r}: {names[0]!r}, {names[1]!r}")


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize("by_address", [False, True])
def test_way_through_another_one_s_part_is_told(*, by_address: bool) -> None:
    """Required: by a press there, or by opening the address of a control there, whatever the last page leaves out."""
    page_ = listed(OWN, OTHER)
    subject = after(page_, opened=f"{HOME}/2/cancel") if by_address else after(page_, pressed=2)
    assert told(subject) == ["the way here led through 'Basketnews', which is not what is to be cancelled"]


@pytest.mark.spec("approval.which")
def test_way_is_remembered_over_the_pages_of_the_flow() -> None:
    """Required: a step that shows one subscription alone does not say which one the flow is about."""
    step = control("Continue", node="0:40")
    shown = listed(OTHER, url=f"{HOME}/x/step", ways=False, more=[step])
    subject = after(listed(OWN, OTHER), pressed=2)
    subject.saw(shown)
    subject.pressed(shown, step, searching=False)
    assert told(subject)[0].startswith("the way here led through 'Basketnews'")


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(("label", "way"), [("No thanks", False), ("Continue", True), ("No thanks, cancel it", True)])
def test_offer_that_is_declined_is_no_way_through_another_one(label: str, *, way: bool) -> None:
    """Required: "Wait! 40% off, $4.99 a month" may read as a second subscription; what ends something counts."""
    page_ = listed(OWN, OTHER, ways=False, more=[])
    press = replace(control(label, node="0:50"), block=1)
    view = replace(page_, elements=(press,))
    subject = after(listed(OWN, OTHER), view)
    subject.pressed(view, press, searching=False)
    assert any("led through 'Basketnews'" in each for each in told(subject)) is way


@pytest.mark.spec("approval.which")
def test_press_in_another_one_s_part_itself_is_told() -> None:
    """Required: also where the list's own control ends it."""
    view = listed(OWN, OTHER)
    assert told(after(), view, view.elements[1])[0].startswith("the way here led through 'Basketnews'")
    assert told(after(), view, view.elements[0]) == []


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize("searching", [True, False])
def test_way_through_an_add_on_is_told_before_a_flow(*, searching: bool) -> None:
    """Required: a heading about an add-on within a flow says what is lost, not what the flow is about."""
    view = listed(GOLD, ("Sports add-on", *SPORTS[1:]))
    subject = after(view)
    subject.pressed(view, view.elements[1], searching=searching)
    assert bool(told(subject)) is searching


@pytest.mark.spec("approval.which")
def test_last_of_several_ways_counts() -> None:
    """Required: whoever comes back and takes the right way was never led astray; beside all of them is no way."""
    account = control("All about cancelling", "link", node="0:50", href=f"{HOME}/help")
    view = listed(OWN, OTHER, more=[account])
    subject = after(view, pressed=2)
    subject.pressed(view, account, searching=True)
    assert told(subject) == []
    subject.pressed(view, view.elements[1], searching=True)
    assert told(subject)
    subject.pressed(view, view.elements[0], searching=True)
    assert told(subject) == []


@pytest.mark.spec("approval.which")
def test_notice_about_cookies_is_no_way() -> None:
    """Required: who refuses cookies on the way to the end has not gone to another thing; an add-on there counts."""
    refuse = control("Refuse", node="0:60", block=0)
    notice = "Cookies at Example\nWe use cookies to measure visits.\nRefuse"
    text = f"{notice}\nExample\n$12.99 a month\nActive. Renews on 4 December 2026"
    blocks = (Block("dialog", 0, len(notice)), Block("card", len(notice) + 1, len(text)))
    view = page(
        control("Cookies at Example", "heading", node="0:59", block=0, level=2),
        refuse,
        url=LIST,
        text=text,
        blocks=blocks,
    )
    subject = after(view)
    subject.pressed(view, refuse, searching=True)
    assert told(subject) == []


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("heading", "several"),
    [("Disattiva rinnovo automatico", False), ("Turn off auto-renewal", False), ("Cancel membership", False),
     ("Basketnews", True)],
)  # fmt: skip
def test_step_that_is_headed_by_its_order_is_no_second_subscription(heading: str, *, several: bool) -> None:
    """Required: an order to end what it does not name is what is being done, not what one has."""
    step = (heading, "Active. Renews on 4 December 2026")
    view = listed(GOLD, step)
    headings = tuple(
        control(name, "heading", node=f"0:{30 + place}", block=place, level=2)
        for place, name in enumerate(("Gold", heading))
    )
    view = replace(view, elements=tuple(replace(each, ref=at) for at, each in enumerate((*headings, *view.elements))))
    assert any("several subscriptions run" in each for each in told(after(view))) is several


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("Dein Basketnews-Abo endet am 4. Dezember 2026.", True),
        ("Basketnewsの定期購読は2026年12月4日に終了します。", True),
        ("Your Basketnews subscription will end on 4 December 2026.", True),
        ("Your Basketnews subscription stays as it is.", False),
        ("You will not keep Basketnews.", True),
        ("Basketnews and the like are not cancelled with it.", False),
        ("Basketnews is not cancelled, and we charge you $5.", True),
        (
            "Basketnews\u306a\u3069\u3001\u307b\u304b\u306e\u6708\u984d\u30b5\u30fc\u30d3\u30b9\u306f\u89e3\u7d04\u3055\u308c\u307e\u305b\u3093\u3002",
            False,
        ),
        ("Your Example membership will end on 4 December 2026.", False),
    ],
)
def test_page_that_names_another_one_is_told(line: str, *, known: bool) -> None:
    """Required: in any language, unless it says that the other one stays."""
    view = page(FINISH, url=f"{HOME}/review", text=f"Review\n{line}")
    warnings = told(after(listed(OWN, OTHER), pressed=1), view)
    assert [each[:48] for each in warnings] == ["the page names 'Basketnews', another subscription"[:48]] * known


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("name", "line", "known"),
    [
        ("Basketnews", "Basketnewsroom ends on 4 December 2026.", False),
        ("Basketnews", "My Basketnews-Abo.", True),
        ("Basketnews", "Superbasketnews ends.", False),
        ("シネマパス", "シネマパスbasicは終了します。", True),
        ("Sports Pack", "Sports Pack ends on 4 December 2026.", True),
        ("Music", "Music ends on 4 December 2026.", False),
        ("Example Cellar", "Example Cellar will end.", True),
    ],
)
def test_name_is_recognised_as_a_whole_word_or_before_a_compound(name: str, line: str, *, known: bool) -> None:
    """Required: a name of one ordinary word tells nothing."""
    view = page(FINISH, url=f"{HOME}/review", text=f"Review\n{line}")
    assert bool(told(after(listed(OWN, (name, *OTHER[1:])), pressed=1), view)) is known


@pytest.mark.spec("approval.which")
def test_lists_of_an_app_are_remembered_at_one_address() -> None:
    """Required: the page that was pressed on counts after its address shows something else."""
    lists = listed(GOLD, SPORTS, url=FINAL.url)
    assert told(after(lists, pressed=1))[0].startswith("several subscriptions run")


@pytest.mark.spec("approval.which")
def test_only_the_last_pages_are_kept() -> None:
    """Required: a long search does not fill the memory."""
    subject = after(*(page(url=f"{HOME}/{number}", text="Help") for number in range(3 * MOST_PAGES)))
    assert len(subject._pages) == MOST_PAGES


@pytest.mark.spec("approval.which")
def test_list_that_is_seen_again_is_kept() -> None:
    """Required: it is the oldest page that is forgotten; nothing has to be pressed on a list."""
    others = [page(url=f"{HOME}/{number}", text="Help") for number in range(MOST_PAGES + 5)]
    lists = listed(GOLD, SPORTS)
    assert told(after(lists, *others[: MOST_PAGES - 1], lists, *others[MOST_PAGES:]))[0].startswith("several")
    assert told(after(lists, *others)) == []


@pytest.mark.spec("approval.which")
def test_heading_that_names_another_one_is_told() -> None:
    """Required: a name need not stand in a sentence."""
    head = replace(control("Basketnews", "heading", node="0:80", level=1), interactive=False)
    view = page(head, FINISH, url=f"{HOME}/review", text="Basketnews\nIt will end on 4 December 2026")
    assert told(after(listed(OWN, OTHER), pressed=1), view)[0].startswith("the page names 'Basketnews'")


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("question", "named"),
    [("Turn off the renewal of Basketnews?", True), ("Turn off the renewal of Example?", False), ("Sure?", False)],
)
def test_dialog_over_the_list_that_names_another_one_is_told(question: str, *, named: bool) -> None:
    """Required: what the dialog says counts, and not the list behind it, which names them all."""
    behind = listed(OWN, OTHER)
    shown = f"{behind.text}\n{question}\nTurn off\nBack"
    dialog = Element(0, "0:80", "dialog", "", text=question, block=len(behind.blocks))
    asks = control("Turn off", node="0:81", parent=len(behind.elements), block=len(behind.blocks))
    place = Block("dialog", shown.index(question), len(shown))
    view = page(*behind.elements, dialog, asks, url=LIST, text=shown, blocks=(*behind.blocks, place))
    warnings = told(after(behind, pressed=1), replace(view, dialog=len(behind.elements)), asks)
    assert [each[:31] for each in warnings] == ["the page names 'Basketnews', an"] * named


def in_dialog(behind: PageView, title: str, label: str, node: int) -> tuple[PageView, Element]:
    """A list of subscriptions under a dialog with a title and one button."""
    shown = f"{behind.text}\n{title}\n{label}"
    place = Block("dialog", len(behind.text) + 1, len(shown))
    dialog = Element(0, f"0:{node}", "dialog", title, text=title, block=len(behind.blocks))
    asks = control(label, node=f"0:{node + 1}", parent=len(behind.elements), block=len(behind.blocks))
    view = page(*behind.elements, dialog, asks, url=LIST, text=shown, blocks=(*behind.blocks, place))
    view = replace(view, dialog=len(behind.elements))
    return view, view.elements[-1]


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("title", "said"),
    [("A present, before you go", ""), ("Basketnews", "the way here led through 'Basketnews', which is ")],
)
def test_dialog_that_a_press_brought_up_is_about_what_was_pressed(title: str, said: str) -> None:
    """Required: its title names nothing of its own, unless it is another subscription of the account."""
    behind = listed(OWN, OTHER)
    first, go_on = in_dialog(behind, title, "Go on", 80)
    last, finish = in_dialog(behind, "Sure?", "Finish", 90)
    subject = after(behind, pressed=1)
    subject.saw(first)
    subject.pressed(first, go_on, searching=False)
    subject.saw(last)
    for made in (False, True):  # a request is asked about while its press is under way
        if made:
            subject.pressed(last, finish, searching=False)
        assert [each[:48] for each in subject.warnings(finish, last)] == [said] * bool(said)


@pytest.mark.spec("approval.which")
def test_press_of_another_page_counts_whatever_number_its_control_has() -> None:
    """Required: numbers of nodes begin anew in each document."""
    final = page(replace(FINISH, node="0:2"), url=FINAL.url, text=FINAL.text)
    assert told(after(listed(OWN, OTHER), pressed=2), final, final[0])[0].startswith("the way here led through 'Bask")


@pytest.mark.spec("approval.which")
def test_card_in_a_dialog_that_a_press_brought_up_counts() -> None:
    """Required: its control ends what the card is about."""
    behind = listed(OWN, OTHER)
    title, label, at = "Your subscriptions", "Cancel subscription", len(behind.elements)
    text, first = f"{behind.text}\n{title}\n", len(behind.blocks)
    elements = [*behind.elements, Element(0, "0:80", "dialog", title, text=title, block=first)]
    cards: list[Block] = []
    for number, lines in enumerate((OWN, ("Chess club", "$3 a month", "Active. Renews on 5 December 2026")), 1):
        part = "\n".join([*lines, label])
        cards.append(Block("card", len(text), len(text) + len(part)))
        elements.append(control(label, node=f"0:{80 + number}", parent=at, block=first + number))
        text += f"{part}\n"
    dialog = Block("dialog", len(behind.text) + 1, len(text) - 1)
    view = page(*elements, url=LIST, text=text.rstrip(), blocks=(*behind.blocks, dialog, *cards))
    view = replace(view, dialog=at)
    assert told(after(behind, pressed=1), view, view[at + 2])


@pytest.mark.spec("approval.which")
def test_pages_opened_beside_leave_the_way_as_it_was() -> None:
    """Required: the account is read in a tab beside, and the dialog at hand is still about what was pressed."""
    subject = after(listed(OWN, OTHER), pressed=2)
    with subject.way_kept():
        subject.opened(ACCOUNT)
    assert told(subject)[0].startswith("the way here led through 'Basketnews'")


@pytest.mark.spec("approval.which")
def test_dialog_beside_the_control_says_nothing_about_its_press() -> None:
    """Required: the control stands on the page, whose own lines name another one; the open dialog does not hold it."""
    text = "Basketnews\nIt will end on 4 December 2026\nFinish cancellation\nHello"
    dialog = Element(0, "0:80", "dialog", "Hello", text="Hello", block=0)
    view = page(
        FINISH, dialog, url=f"{HOME}/review", text=text, blocks=(Block("dialog", text.index("Hello"), len(text)),)
    )
    assert told(after(listed(OWN, OTHER), pressed=1), replace(view, dialog=1))[0].startswith("the page names 'Basket")


@pytest.mark.spec("approval.which")
def test_line_beside_a_list_that_names_another_one_is_told() -> None:
    """Required: of a page with several subscriptions the part counts in which the control stands."""
    lists = listed(OWN, OTHER, more=[FINISH])
    assert told(after(lists), lists) == []
    asked = f"{lists.text}\nEnd Basketnews now?"
    assert told(after(lists), replace(lists, text=asked))[0].startswith("the page names 'Basketnews'")


@pytest.mark.spec("approval.which")
def test_any_list_may_leave_it_unclear() -> None:
    """Required: also the second one; and a way through the named one makes it clear."""
    named = listed(OWN, OTHER, url=ACCOUNT)
    assert told(after(named, listed(GOLD, SPORTS)))[0].startswith("several")
    assert told(after(listed(GOLD, SPORTS), named, pressed=1)) == []


@pytest.mark.spec("approval.which")
def test_control_in_the_part_of_an_add_on_is_told_elsewhere() -> None:
    """Required: the question has its own words for what stands beside the subscription."""
    view = listed(GOLD, ("Sports add-on", *SPORTS[1:]))
    assert told(after(), view, view.elements[1]) == []


@pytest.mark.spec("approval.which")
def test_run_without_a_list_asks_nothing_more() -> None:
    """Required: also if a dialog or a browser without views is all there is."""
    subject = FlowSubject(Service())
    subject.pressed(None, FINISH, searching=True)
    subject.pressed(FINAL, None, searching=True)
    assert told(subject) == []


@pytest.mark.spec("approval.which")
async def test_guard_follows_the_run_to_the_question() -> None:
    """Required: pages, presses and addresses reach the question, and nothing leaves without a person."""
    lists = listed(OWN, OTHER, url=ACCOUNT)
    final = page(replace(FINISH, form_method="POST", form_action=f"{HOME}/x/9"), url=FINAL.url, text=FINAL.text)
    browser, person = ScriptedBrowser(lists), ScriptedApprover(Decision.NO)
    browser.pages[ACCOUNT], browser.on["0:2"] = lists, final
    guard = Guarded(
        browser, Policy(Service(), Lexicon.load()), person, MemoryJournal(), MemoryLedger(), now=lambda: NOW
    )
    await guard.navigate(ACCOUNT)
    await guard.act(lists.elements[1], Action("click"))
    with pytest.raises(Refused):
        await guard.act(final.elements[0], Action("click"))
    assert "led through 'Basketnews'" in person.requests[0].warning
    assert person.requests[0].warning.startswith("the way here led")


@pytest.mark.spec("approval.which")
async def test_address_opened_ends_the_way() -> None:
    """Required: whoever comes back by the account's address begins anew."""
    lists = listed(OWN, OTHER, url=ACCOUNT)
    final = page(replace(FINISH, form_method="POST", form_action=f"{HOME}/x/9"), url=FINAL.url, text=FINAL.text)
    browser, person = ScriptedBrowser(lists), ScriptedApprover(Decision.NO)
    browser.pages |= {ACCOUNT: lists, FINAL.url: final}
    guard = Guarded(
        browser, Policy(Service(), Lexicon.load()), person, MemoryJournal(), MemoryLedger(), now=lambda: NOW
    )
    await guard.navigate(ACCOUNT)
    await guard.act(lists.elements[1], Action("click"))
    await guard.navigate(FINAL.url)
    with pytest.raises(Refused):
        await guard.act(final.elements[0], Action("click"))
    assert person.requests[0].warning == ""


def choice(*labels: str, checked: int) -> list[Element]:
    told = {"tag": "input", "attributes": (("name", "w"),)}
    return [
        control(label, "radio", node=f"0:{60 + place}", states=("checked",) if place == checked else (), **told)
        for place, label in enumerate(labels)
    ]


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("options", "told_of"),
    [
        (("Example membership", "Sports add-on"), True),
        (("Membership", "Sports add-on"), True),
        (("Example", "Basketnews"), True),
        (("I do not use Example enough", "It is too expensive"), False),
        (("Basketnews", "Sportsy"), False),
        (("Example TV", "Mobile"), False),
        (("Example Sparkle membership", "Sports add-on"), False),
        (("End of the period", "Today"), False),
        (("Keep Example", "Cancel it"), False),
    ],
)
@pytest.mark.parametrize("listed_", [False, True], ids=["radio", "list"])
def test_choice_of_another_thing_is_told(options: tuple[str, str], *, told_of: bool, listed_: bool) -> None:
    """Required: also if the run itself made it, for a page may have talked a model into it."""
    chosen = control("Which one", "combobox", tag="select", value=options[1], options=options, node="0:70")
    made = [chosen] if listed_ else choice(*options, checked=1)
    view = page(*made, FINISH, url=f"{HOME}/review", text="\n".join(["Cancel", *options]))
    assert any("is what is to be cancelled" in each for each in told(after(), view)) is told_of
    right = replace(chosen, value=options[0])
    view = page(*([right] if listed_ else choice(*options, checked=0)), FINISH, url=f"{HOME}/review")
    assert told(after(), view) == []


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(("chosen", "told_of"), [("Mobile plan", False), ("Example TV", True)])
def test_another_thing_with_the_firm_s_name_is_not_what_is_meant(chosen: str, *, told_of: bool) -> None:
    """Required: beside a subscription, what is named like the firm and is another thing is asked about."""
    options = ("Mobile plan", "Example TV")
    made = control("Which one", "combobox", tag="select", value=chosen, options=options, node="0:70")
    view = page(made, FINISH, url=f"{HOME}/review", text="Cancel")
    assert any("it is not clear which of them is" in each for each in told(after(), view)) is told_of


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize("searching", [True, False])
def test_way_through_an_add_on_s_part_of_a_list_is_told_in_every_phase(*, searching: bool) -> None:
    """Required: a page that speaks of cancelling is no flow yet while it lists several subscriptions."""
    lists = listed(("Add-ons", "Sportsy", "$9.99 a month", "Active. Renews on 9 December 2026"), OWN)
    heads = (
        control("Add-ons", "heading", node="0:40", block=0, level=2),
        control("Example", "heading", node="0:41", block=1, level=2),
    )
    lists = replace(lists, elements=tuple(replace(each, ref=at) for at, each in enumerate((*heads, *lists.elements))))
    subject = after(lists)
    subject.pressed(lists, next(each for each in lists.elements if each.node == "0:1"), searching=searching)
    assert told(subject) == ["the way here led through 'Add-ons', which is not what is to be cancelled"]


CONTRACTS = ("Sparkle Games - contract no. GX-2024-0091277", "Weekly Table - contract no. WT-2021-0448193")
MY_OWN = page(
    replace(control("My subscription", "heading", node="0:9", level=2, block=0), interactive=False),
    url=ACCOUNT,
    text="Account\nMy subscription\nWeekly Table Active\nNext payment: $17.99 on 4 December 2026",
    blocks=(Block("card", 8, 82),),
)


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize("checked", [0, 1])
def test_option_beside_the_chosen_one_is_not_what_the_page_is_about(checked: int) -> None:
    """Required: its name is no warning where the one that is meant is chosen."""
    lists = listed(OWN, OTHER, ways=False)
    options = choice("Basketnews no. 44718203", "Example no. 99130520", checked=checked)
    view = page(*options, FINISH, url=f"{HOME}/review", text="Which contract?\nBasketnews\nno. 44718203\nExample")
    assert (told(after(lists), view) == []) is (checked == 1)


def menu_in(heading: str, *, opened: bool) -> tuple[FlowSubject, PageView]:
    """A run that presses the item of a menu which stands behind the last section of the account."""
    heads = [
        replace(control(name, "heading", node=f"0:{40 + at}", level=2), interactive=False)
        for at, name in enumerate(("Membership", heading))
    ]
    more = control("More", "button", node="0:50")
    item = control("Cancel membership", "menuitem", node="0:51")
    lines = ["Membership", "Renews on 4 December 2026", "More", heading, "Jamie Rivers"]
    closed = page(heads[0], more, heads[1], url=ACCOUNT, text="\n".join(lines))
    shown = page(heads[0], more, heads[1], item, url=ACCOUNT, text="\n".join([*lines, item.label]))
    subject = after(closed, shown)
    if opened:
        subject.pressed(closed, more, searching=True)
    subject.pressed(shown, item, searching=True)
    return subject, FINAL


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("heading", "opened", "warned"),
    [("Billing data", True, False), ("Billing data", False, True), ("Add-ons", True, True)],
)
def test_menu_behind_a_section_belongs_to_what_opened_it(heading: str, *, opened: bool, warned: bool) -> None:
    """Required: not one behind other products, nor one that no press has opened."""
    subject, view = menu_in(heading, opened=opened)
    assert bool(told(subject, view)) is warned


@pytest.mark.spec("approval.own-contracts")
@pytest.mark.parametrize("kind", ["radio", "list", "question alone"])
def test_contract_chosen_that_may_be_another_one_is_told(kind: str) -> None:
    """Required: whoever chose it, and also where nothing tells which is meant; the options are named."""
    options = tuple(each.split(" - ")[0] for each in CONTRACTS) if kind == "question alone" else CONTRACTS
    made = [control("Contract", "combobox", tag="select", value=options[0], options=options, node="0:70")]
    view = page(*(choice(*options, checked=0) if kind == "radio" else made), FINISH, url=f"{HOME}/review", text="Next")
    quoted = ", ".join(repr(each) for each in options)
    unclear = f"{options[0]!r} is chosen, and it is not clear which of them is 'Example': {quoted}"
    assert told(after(), view) == [unclear]
    assert told(after(plan="Weekly Table"), view) == [
        f"{options[0]!r} is chosen, and {options[1]!r} is what is to be cancelled"
    ]
    assert told(after(plan="Sparkle Games"), view) == []
    assert told(after(MY_OWN), view) == told(after(plan="Weekly Table"), view)


DOUBT = "several subscriptions run"
OF_THE_LIST = ("Basketnews, contract no. 4711078", "Example, contract no. 4711079")
BESIDE = control("Cancel a contract", "link", node="0:41", href=f"{HOME}/cancel")
ONWARD = control("Continue", node="0:42")


def asked_for(*chosen: int, behind: bool = False) -> PageView:
    """A step that asks for one of the contracts, once for each choice; `behind`: over the list of them."""
    groups = [
        replace(each, node=f"{each.node}{at}", attributes=(("name", f"w{at}"),))
        for at, place in enumerate(chosen)
        for each in choice(*OF_THE_LIST, checked=place)
    ]
    if behind:
        lists = listed(GOLD, SPORTS)
        dialog = Element(0, "0:80", "dialog", "Which contract?")
        inside = [replace(each, parent=len(lists.elements)) for each in (*groups, ONWARD)]
        shown = page(*lists.elements, dialog, *inside, url=LIST, text=lists.text, blocks=lists.blocks)
        return replace(shown, dialog=len(lists.elements))
    return page(*groups, ONWARD, url=f"{HOME}/x/which", text="\n".join(["Which contract?", *OF_THE_LIST]))


def through(*steps: tuple[PageView, Element]) -> FlowSubject:
    """A run that saw the list of two that run, and made these presses."""
    subject = after(listed(GOLD, SPORTS, ways=False))
    for view, element in steps:
        subject.saw(view)
        subject.pressed(view, element, searching=False)
    return subject


@pytest.mark.spec("approval.own-contracts")
@pytest.mark.parametrize("behind", [False, True], ids=["page", "dialog"])
@pytest.mark.parametrize(
    ("chosen", "doubted"), [((1,), False), ((0,), True), ((-1,), True), ((), True), ((1, 0), True), ((0, 1), True)]
)
def test_contract_that_was_chosen_in_the_flow_is_the_one_that_ends(
    chosen: tuple[int, ...], *, doubted: bool, behind: bool
) -> None:
    """Required: a list of several raises no doubt then; it does where another, none, or more than one was chosen."""
    subject = through((asked_for(*chosen, behind=behind), ONWARD))
    assert any(each.startswith(DOUBT) for each in told(subject)) is doubted
    view = asked_for(*chosen, behind=behind)
    view = replace(view, elements=(*view.elements[:-1], replace(FINISH, ref=len(view.elements) - 1)))
    assert any(each.startswith(DOUBT) for each in told(through(), view, view.elements[-1])) is doubted


@pytest.mark.spec("approval.own-contracts")
def test_contract_that_was_chosen_in_another_flow_tells_nothing() -> None:
    """Required: not before a press beside the list, through another one's part, or an address that was opened."""
    chosen = (asked_for(1), ONWARD)
    assert told(through(chosen)) == []
    lists = listed(GOLD, SPORTS, more=[BESIDE])
    assert told(through(chosen, (lists, lists.elements[-1])))[0].startswith(DOUBT)
    assert told(through((lists, lists.elements[-1]), chosen)) == []
    assert told(through(chosen, (lists, lists.elements[0])))[-1].startswith("the way here led through 'Gold'")
    subject = through(chosen)
    subject.opened(f"{HOME}/x/review")
    assert told(subject)[0].startswith(DOUBT)


@pytest.mark.spec("approval.own-contracts")
def test_later_choice_of_a_contract_counts() -> None:
    """Required: whichever was chosen before."""
    assert told(through((asked_for(1), ONWARD), (asked_for(0), ONWARD)))[0].startswith(DOUBT)
    assert told(through((asked_for(0), ONWARD), (asked_for(1), ONWARD))) == []


@pytest.mark.spec("approval.own-contracts")
def test_choice_of_a_reason_is_none_of_a_contract() -> None:
    """Required: a survey with the service's name in it clears no doubt."""
    reasons = choice("I do not use Example enough", "It is too expensive", checked=0)
    survey = page(*reasons, ONWARD, url=f"{HOME}/x/why", text="Why?")
    assert told(through((survey, ONWARD)))[0].startswith(DOUBT)


@pytest.mark.spec("approval.which")
def test_way_that_was_not_pressed_is_none() -> None:
    """Required: a covered control of the right one does not hide the way through another one."""
    view = listed(OWN, OTHER)
    subject = after(view, pressed=2)
    subject.pressed(view, view.elements[0], searching=True)
    assert told(subject) == []
    subject.not_pressed(view.elements[0])
    subject.not_pressed(view.elements[0])
    assert told(subject)[0].startswith("the way here led through 'Basketnews'")


@pytest.mark.spec("approval.own-contracts")
def test_contract_named_by_the_account_s_list_is_the_one_chosen() -> None:
    """Required: what decides in the list decides in the form."""
    lists = listed(("Example Breakdown", *GOLD[1:]), ("Example Keys", *SPORTS[1:]))
    options = ("Breakdown - no. 4711078", "Keys - no. 4711079")
    for place in (0, 1):
        subject = FlowSubject(Service(name="Example breakdown cover"))
        subject.saw(lists)
        subject.pressed(lists, lists.elements[0], searching=True)
        view = page(*choice(*options, checked=place), FINISH, url=f"{HOME}/review", text="Next")
        assert bool(told(subject, view)) is bool(place)


@pytest.mark.spec("approval.which")
def test_state_in_a_badge_before_a_number_makes_a_list() -> None:
    """Required: the end of either is asked about, though no line says its state alone."""
    cards = [
        (each.split(" - ")[0], f"Active Contract no. {each[-7:]}", f"${place}.99 a month")
        for place, each in enumerate(CONTRACTS, start=2)
    ]
    lists = listed(*cards)
    assert told(after(), lists, lists.elements[0])[0].startswith("several subscriptions run")


@pytest.mark.spec("approval.which")
def test_word_of_the_name_tells_the_list_apart() -> None:
    """Required: the right way is silent, and the other one told."""
    lists = listed(("Example Breakdown Complete", *GOLD[1:]), ("Example Key Protect", *SPORTS[1:]))
    for pressed, warnings in ((1, 0), (2, 1)):
        subject = FlowSubject(Service(name="Example breakdown cover"))
        subject.saw(lists)
        subject.pressed(lists, lists.elements[pressed - 1], searching=True)
        assert len(told(subject)) == warnings


# -- a list of links to subscriptions ----------------------------------------------------------------------------------

NEWSLETTERS = "Inkharbor: paid newsletter (The Slow Ledger)"


def entries(*labels: str) -> PageView:
    title = replace(control("Subscriptions", "heading", tag="h2", level=2, node="0:80"), interactive=False, block=0)
    links = [
        control(label, "link", node=f"0:{number}", href=f"{HOME}/pub/{number}", block=0)
        for number, label in enumerate(labels, start=1)
    ]
    text = "\n".join(["Subscriptions", *labels])
    return page(title, *links, url=LIST, text=text, blocks=(Block("region", 0, len(text)),))


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("labels", "entered", "told"),
    [
        (("Brine & Butter Free", "The Slow Ledger Paid"), 1, "'The Slow Ledger Paid' is what is to be cancelled"),
        (("Brine & Butter Free", "The Slow Ledger Paid"), 2, ""),
        (("Brine & Butter", "Old Maps"), 1, "it is not clear that it is what is to be cancelled"),
        (("Brine & Butter Ended", "Old Maps Active"), 2, ""),
        (("Brine & Butter",), 1, ""),
    ],
    ids=["another", "the one", "neither named", "the only one that runs", "one alone"],
)
def test_entry_by_which_the_run_came_tells_what_would_end(labels: Sequence[str], entered: int, told: str) -> None:
    """Required: a free newsletter beside the paid one is not ended in its place."""
    shown, subject = entries(*labels), FlowSubject(Service(name=NEWSLETTERS))
    subject.saw(shown)
    subject.pressed(shown, shown[entered], searching=True)
    found = [each for each in subject.warnings(FINISH, FINAL) if "the way here led through" in each]
    assert [told in each for each in found] == ([True] if told else [])


@pytest.mark.spec("approval.which")
@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("The refund period ended on 5 May 2026. Basketnews will not be changed.", False),
        ("Basketnews will not be cancelled.", False),
        ("The refund period ended on 5 May 2026. Basketnews ends, too.", True),
        ("Basketnews will not be changed. It ends on 5 May.", True),
        ("All contracts end together. Basketnews cannot be changed.", True),
        ("Also cancelled with this: all papers. Basketnews is not changed separately.", True),
        ("Nothing is changed for Basketnews until it stops on 5 May.", True),
        ("Basketnews will not be changed: its price rises to $20.", True),
        ("Your bundle discount is gone. Basketnews will not be changed.", True),
        ("Your discount ended on 5 May 2026. Basketnews will not be changed.", True),
        ("Your family loses access. Basketnews will not be changed.", True),
    ],
)
def test_line_that_only_denies_a_change_of_another_one_is_no_doubt(line: str, named: bool) -> None:
    """Required: the sentence with its name, and each one behind it; what stands before it is about something else."""
    view = replace(FINAL, text=f"{FINAL.text}\n{line}")
    assert bool(told(after(listed(OWN, OTHER), pressed=1), view)) is named
