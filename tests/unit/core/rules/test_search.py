"""The search for the way: what is tried first, what never, and when it is given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACCOUNT, HOME, Service, control, page
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import SEARCH_SECONDS, SEARCH_STEPS, Memory
from subterminator.core.rules.search import ways
from subterminator.core.rules.search_steps import UNLIKELY
from subterminator.core.rules.step import Step, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Block, Box
from subterminator.domain.protocols import Element, PageView, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.controls import Controls
from subterminator.pages.fingerprint import PageFingerprint
from subterminator.pages.links import skip_links

CONTROLS = Controls(Service(), Lexicon.load())
LIVE = "Your plan\nNext billing date\n20 December 2026"


def view(*names: tuple[str, str], url: str = ACCOUNT, text: str = LIVE) -> PageView:
    links = [
        control(name, "link", node=f"0:{number}", href=f"{HOME}{path}")
        for number, (name, path) in enumerate(names, start=1)
    ]
    return page(*links, url=url, text=text)


def pressed(step: Step) -> str:
    return step.element.label if step.element is not None else ""


@pytest.mark.spec("rules.search")
def test_likeliest_way_is_tried_first_and_none_twice() -> None:
    """Required: the subscription before the account before help; in the words of any bundled language."""
    shown = view(("Help", "/help"), ("My account", "/me"), ("Your membership", "/m"))
    memory, tried = Memory(), []
    for _ in range(3):
        step = decide(shown, Service(), memory)
        tried.append(pressed(step))
        memory.take(step)
    assert tried == ["Your membership", "My account", "Help"]

    german = view(("Hilfe", "/hilfe"), ("Mein Abo verwalten", "/abo"))
    assert pressed(decide(german, Service(), Memory())) == "Mein Abo verwalten"


@pytest.mark.spec("rules.search")
def test_page_that_only_a_person_can_go_on_from_is_left_for_likely_ways() -> None:
    """Required: a code for a voucher reads as one to sign in; but a site that bars every page is left alone."""
    home = view(("My subscription", "/voucher"), ("My plan", "/plan"), ("My contract", "/contract"))
    asks = page(control("Verify"), url=f"{HOME}/voucher", text="Enter the code that we sent you")
    memory = Memory()
    memory.take(decide(home, Service(), memory))

    left = decide(asks, Service(), memory)
    assert (left.kind, left.value) == ("go", f"{HOME}/plan")
    memory.take(left)
    memory.take(decide(replace(asks, url=f"{HOME}/plan"), Service(), memory))
    with pytest.raises(StateDetectionError, match="without a person"):
        decide(replace(asks, url=f"{HOME}/contract"), Service(), memory)

    with pytest.raises(StateDetectionError, match="without a person"):
        decide(asks, Service(), Memory())


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    "own", ["My products", "Meine Produkte", "Mes produits", "Mijn producten", "I miei prodotti", "Meus produtos"]
)
def test_own_products_are_tried_before_bills_and_offers(own: str) -> None:
    """Required: what a customer has is often called so, by telephone companies above all."""
    shown = view(("View all bills", "/bills"), ("Details", "/details"), (own, "/own"))
    assert pressed(decide(shown, Service(), Memory())) == own


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("orders", "own"),
    [
        ("\ucde8\uc18c/\ubc18\ud488/\uad50\ud658/\ud658\ubd88\ub0b4\uc5ed", "\uc640\uc6b0 \uba64\ubc84\uc2ed"),
        ("Cancelled and returned orders", "Membership"),
    ],
    ids=["ko", "en"],
)
def test_membership_is_tried_before_orders_that_were_taken_back(orders: str, own: str) -> None:
    """Required: what was cancelled there are orders."""
    links = [control(each, "link", node=f"0:{at}", href=f"{HOME}/{at}") for at, each in enumerate((orders, own), 1)]
    assert pressed(decide(page(*links, text="Hello"), Service(), Memory())) == own


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(("service", "first"), [("Damoa Plus Membership", True), ("Damoa", False)])
def test_link_with_the_whole_name_of_the_subscription_is_tried_before_other_deliveries(
    service: str, *, first: bool
) -> None:
    """Required: where the name is a subscription's, and not only the site's, whose logo has it too."""
    shown = view(("Subscribe and save deliveries", "/regular"), (service, "/plus"))
    assert (pressed(decide(shown, Service(name=service), Memory())) == service) is first


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(("over", "label"), [("div 'Today only'", "Close"), ("", "Your membership")])
def test_what_lies_over_the_whole_page_is_closed_before_a_way_further_down(over: str, label: str) -> None:
    """Required: a box over all that is in view is closed, although the likeliest way is not in view itself."""
    shown = view(("Your membership", "/m"), *[(f"Offer {each}", f"/{each}") for each in "abcdef"])
    way, *others = shown.elements
    hidden = [replace(each, hit=not over, in_viewport=True, covered_by=over) for each in others]
    hidden[0] = replace(hidden[0], covered_by=over and "link 'Invite a friend'")  # what lies there holds a link
    closing = replace(control("Close", node="0:90"), hit=True, in_viewport=True)
    covered = page(replace(way, hit=False, in_viewport=False), *hidden, closing, url=ACCOUNT, text=LIVE)

    assert pressed(decide(covered, Service(), Memory())) == label


@pytest.mark.spec("rules.search")
def test_tile_that_tells_the_state_of_a_subscription_is_a_likely_way() -> None:
    """Required: before tiles of other things, also where its name is unknown and its text long."""
    names = ("Bestellingen", "Warenhof Extra", "Verlanglijst")
    texts = ("1 pakket onderweg", "Actief. Wordt op 6 januari 2027 automatisch verlengd voor € 14,99 per jaar.", "14")
    tiles = [
        control(f"{name} {text}", "link", node=f"0:{number}", href=f"{HOME}/{number}", title=name)
        for number, (name, text) in enumerate(zip(names, texts, strict=True))
    ]
    assert pressed(decide(page(*tiles, text="Account"), Service(), Memory())) == f"{names[1]} {texts[1]}"


@pytest.mark.spec("rules.search")
def test_tile_with_a_price_and_the_next_charge_is_a_way_and_sells_nothing() -> None:
    """Required: it opens the subscription's page; a price alone may be that of something new."""
    names = (
        "Fabulino+ Standard 10,99 € al mese",
        "Fabulino+ Standard 10,99 € al mese · prossimo addebito 16 dicembre 2026",
    )
    found = []
    for name in names:
        link = control(name, "link", node="0:1", href=f"{HOME}/account/subscription")
        found.append([way.control for way, _ in ways(page(link, text="Account"), Service(), CONTROLS)] != [])
    assert found == [False, True]


@pytest.mark.spec("rules.search")
def test_press_of_which_nothing_came_is_made_once_more() -> None:
    """Required: a page's script may have come after it, and with it a notice about cookies; not a third time."""
    menu = control("Manage subscription", "button", node="0:1")
    help_link = control("Help", "link", node="0:2", href=f"{HOME}/help")
    late = control("Reject cookies", "button", node="0:3")
    memory = Memory()
    tried: list[str] = []
    shown = page(menu, help_link, url=ACCOUNT, text=LIVE)
    while len(tried) < 3:
        step = decide(shown, Service(), memory)
        memory.take(step)
        shown = page(menu, help_link, late, url=ACCOUNT, text=LIVE)
        if step.kind == "search":
            tried.append(pressed(step))
    assert tried == ["Manage subscription", "Manage subscription", "Help"]


@pytest.mark.spec("rules.search")
def test_menu_of_every_page_is_not_opened_on_each() -> None:
    """Required: what several pages have and was tried on one is left for the end, also outside of the site's header."""
    menu = control("My account", "button", node="0:1")
    names = ("plan", "subscription", "settings", "payments", "receipts", "support")
    links = [control(each.title(), "link", node=f"0:{each}", href=f"{HOME}/{each}") for each in names]
    memory, opened, visited = Memory(), [], [ACCOUNT]
    while len(visited) < 6:
        step = decide(page(menu, *links, url=visited[-1], text="Page"), Service(), memory)
        memory.take(step)
        if pressed(step) == "My account":
            opened.append(visited[-1])
        elif step.kind in {"search", "go"}:
            visited.append(step.way.address if step.way is not None else "")
    assert len(set(opened)) == 1


@pytest.mark.spec("rules.search")
def test_menu_with_an_address_of_its_own_is_not_the_page_there() -> None:
    """Required: a link whose script unfolds a menu in its place leaves the page of that address to be tried."""
    menu = control("Hi, Jordan", "button", node="0:1", href=f"{HOME}/account", states=("collapsed",))
    account = control("My account", "link", node="0:2", href=f"{HOME}/account")
    memory, tried = Memory(), []
    for _ in range(2):
        step = decide(page(menu, account, url=f"{HOME}/home", text="Home"), Service(), memory)
        tried.append(pressed(step))
        memory.take(step)
    assert sorted(tried) == ["Hi, Jordan", "My account"]


@pytest.mark.spec("rules.search")
def test_word_for_members_on_a_tile_or_a_deal_is_no_likely_way() -> None:
    """Required: "VIP" on the tile of a film, and what is offered to members, come after the account."""
    shown = view(("VIP Wolkenland 8.0", "/v/7"), ("Member deals", "/deals"), ("My account", "/me"))
    assert pressed(decide(shown, Service(), Memory())) == "My account"


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(("label", "lang"), [("About us", "en"), ("Über uns", "de"), ("关于我们", "zh")])
def test_page_about_the_company_is_no_likely_way(label: str, lang: str) -> None:
    """Required: what a service calls itself stands for the subscription only where one leaves it."""
    shown = replace(view((label, "/x1"), ("My account", "/me")), language=lang)
    assert pressed(decide(shown, Service(), Memory())) == "My account"
    assert [each.label for _, each in ways(shown, Service(), CONTROLS)][:1] == ["My account"]


@pytest.mark.spec("rules.search")
def test_account_is_looked_for_before_the_cancellation_of_the_footer() -> None:
    """Required: the end is read back from it; after a few places, the footer's form is the way."""
    footer = Element(0, "0:50", "contentinfo", "", interactive=False)
    lawful = control("Cancel contracts here", "link", node="0:51", href=f"{HOME}/cancel-contracts", parent=0)
    names = ("account", "subscription", "plan", "membership", "billing", "payments")
    links = [control(f"My {each}", "link", node=f"0:{each}", href=f"{HOME}/{each}") for each in names]
    shown = page(footer, lawful, *links, url=f"{HOME}/home", text="Home")
    memory = Memory()
    tried: list[str] = []
    for _ in range(6):
        step = decide(shown, Service(), memory)
        memory.take(step)
        tried.append(pressed(step))
    assert tried[0] == "My subscription"
    assert tried.index("Cancel contracts here") == 4
    assert pressed(decide(page(footer, lawful, url=f"{HOME}/home", text="Home"), Service(), Memory())) == lawful.label


@pytest.mark.spec("rules.search")
def test_page_that_was_waited_for_is_not_waited_for_again() -> None:
    """Required: it was the same after two waits; one that changed meanwhile is waited for anew."""
    shown = page(url=ACCOUNT, text="Page")
    for later, awaited in (("Page", True), ("Another", False)):
        memory = Memory()
        for kind, text in (("wait", "Page"), ("wait", "Page"), ("go", later)):
            fingerprint = PageFingerprint.of(page(url=ACCOUNT, text=text))
            memory.take(Step(kind, fingerprint, State.UNKNOWN, "", 0.3))  # type: ignore[arg-type]
        assert memory.was_awaited(PageFingerprint.of(shown), 2) is awaited


@pytest.mark.spec("rules.search")
def test_way_that_was_covered_when_it_was_to_be_pressed_is_tried_again_once() -> None:
    """Required: a notice that came up in that moment says nothing about the way."""
    shown = view(("Help", "/help"), ("Your membership", "/m"))
    memory, tried = Memory(), []
    for _ in range(3):
        step = decide(shown, Service(), memory)
        tried.append(pressed(step))
        memory.take(step)
        memory.settle(StepOutcome.FAILED_FOR_NOW, "it is covered by a dialog")
    assert tried == ["Your membership", "Your membership", "Help"]


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    "hidden",
    [
        {"hit": False, "covered_by": "a header", "in_viewport": True},
        {"hit": False, "in_viewport": False, "box": Box(-9999, 0, 90, 20)},
        {"hit": False, "in_viewport": False, "box": Box(0, -140, 90, 20)},
    ],
)
def test_link_past_the_menu_that_only_a_keyboard_reaches_is_no_way(hidden: dict[str, Any]) -> None:
    """Required: in any language; a fragment after a link that leads elsewhere, a route and a visible one are ways."""

    def shown(names: Sequence[tuple[str, str]], hide: int = 0) -> PageView:
        visible = view(*names)
        links = [each for each in visible.elements if each.href]
        anew = tuple(replace(each, **hidden) if each is links[hide] else each for each in visible.elements)
        return replace(visible, elements=anew)

    for name in ("Skip to your membership", "Zum Abonnement springen", "Hoppa till ditt abonnemang"):
        first = shown([(name, "/account#main"), ("Your membership", "/m")])
        assert [element.label for _, element in ways(first, Service(), CONTROLS)] == ["Your membership"]
    assert not skip_links(shown([("Your membership", "/account#/membership")]))
    assert not skip_links(shown([("Home", "/"), ("Your membership", "/account#plan")], hide=1))
    assert not skip_links(view(("Your membership", "/account#plan")))


@pytest.mark.spec("rules.search")
def test_link_that_names_plans_and_offers_is_a_way() -> None:
    """Required: a heading of a menu orders nothing; a label that is only an offer stays one."""
    shown = view(("Pass e offerte", "/pass"), ("Angebote", "/angebote"), ("Accetta l'offerta", "/si"))
    assert [way.control[1] for way, _ in ways(shown, Service(), CONTROLS)] == ["Pass e offerte"]


@pytest.mark.spec("rules.reveal")
def test_dialog_over_the_page_is_declined_before_the_search() -> None:
    """Required: also where it only covers the page, and a no to its terms is written as a negated yes."""
    dialog = replace(control("Zgody", "dialog", text="Pliki cookies"), interactive=False)
    link = control("Szczegóły pakietu", "link", node="0:5", href=f"{HOME}/plan")
    covered = replace(link, hit=False, in_viewport=True, covered_by="dialog 'Zgody'")
    notice = [replace(control(each), parent=0) for each in ("OK, zgadzam się", "Nie zgadzam się")]
    step = decide(page(dialog, *notice, covered, text=LIVE, dialog=0), Service(), Memory())
    assert (step.kind, pressed(step)) == ("close", "Nie zgadzam się")


@pytest.mark.spec("rules.search")
def test_what_buys_pauses_or_deletes_is_no_way_and_what_leads_away_is_told() -> None:
    """Required: nor is a link to the page that is open, a file, or what would itself start a cancellation."""
    shown = view(
        *(("Upgrade your membership", "/up"), ("Pause membership", "/pause"), ("Delete account", "/delete")),
        *(("Log out", "/logout"), ("Your membership", "/account"), ("Membership terms", "/terms.pdf")),
        *(("Cancel membership", "/cancel"), ("Cookie settings", "/cookies")),
    )
    away = control("Your membership", "link", node="0:30", href="https://elsewhere.example.net/membership")
    shown = replace(shown, elements=(*shown.elements, replace(away, ref=len(shown.elements))))
    found = [way for way, _ in ways(shown, Service(), CONTROLS) if way.value >= UNLIKELY]
    assert [way.host for way in found] == ["elsewhere.example.net"]

    only_away = page(replace(away, ref=0), url=ACCOUNT, text=LIVE)
    memory = Memory()
    with pytest.raises(StateDetectionError, match=r"leads to elsewhere\.example\.net") as ended:
        for _ in range(5):  # scrolls and waits come before
            memory.take(decide(only_away, Service(), memory))
    assert ended.value.leads_to == "elsewhere.example.net"


@pytest.mark.spec("rules.search")
def test_likelier_way_on_an_earlier_page_is_gone_back_to() -> None:
    """Required: by opening its address; a page that was searched is not opened again."""
    memory = Memory()
    first = decide(view(("Subscription", "/s"), ("Plan and billing", "/b")), Service(), memory)
    memory.take(first)
    dead_end = view(("Help", "/help"), url=f"{HOME}{'/s' if pressed(first) == 'Subscription' else '/b'}", text="Enjoy")
    back = decide(dead_end, Service(), memory)
    assert back.kind == "go"
    assert back.value in {f"{HOME}/s", f"{HOME}/b"} - {dead_end.url}


@pytest.mark.spec("rules.search")
def test_search_ends_by_itself_and_says_what_it_looked_at() -> None:
    """Required: after so many steps, and after so many seconds."""
    shown = view(*((f"Account {x}{y}", f"/{x}{y}") for x in "abcd" for y in "abcdefghijkl"))
    memory = Memory()
    for _ in range(SEARCH_STEPS):
        step = decide(shown, Service(), memory)
        assert step.kind == "search"
        memory.take(step)
    with pytest.raises(StateDetectionError, match="after looking at 'Account"):
        for _ in range(5):
            memory.take(decide(shown, Service(), memory))

    seconds = [0.0]
    late = Memory(clock=lambda: seconds[0])
    late.take(decide(shown, Service(), late))
    seconds[0] = SEARCH_SECONDS + 1
    assert decide(shown, Service(), late).kind != "search"


@pytest.mark.spec("rules.which-subscription")
def test_subscriptions_that_cannot_be_told_apart_are_asked_about() -> None:
    """Required: the one of the service's own name is meant; without it none is."""
    two = view(("Cancel subscription", "/games/cancel"), ("Cancel subscription", "/news/cancel"), text="x")

    def headed(first: str, second: str) -> PageView:
        games, news = two.elements
        heads = [control(name, "heading", node=f"0:4{n}", level=2) for n, name in enumerate((first, second))]
        heads = [replace(head, interactive=False, tag="h2") for head in heads]
        said = "Renews on 4 December 2026\nCancel subscription"
        return page(heads[0], games, heads[1], news, text=f"{first}\n{said}\n{second}\n{said}")

    named = decide(headed("Example Sports", "Example, Digital Access"), Service(), Memory())
    assert named.element is not None
    assert named.element.href == f"{HOME}/news/cancel"
    with pytest.raises(StateDetectionError, match="several subscriptions"):
        decide(headed("Games", "News"), Service(), Memory())


@pytest.mark.spec("rules.named-plan")
def test_plan_that_the_person_named_is_the_one_meant() -> None:
    """Required: rather than the one of the service's own name; where no subscription is called so, none is."""
    ends = [control("Cancel subscription", node=f"0:{n}") for n in (7, 8)]
    heads = [
        control(name, "heading", node=f"0:4{n}", level=2) for n, name in enumerate(("Example Plus", "Example Family"))
    ]
    heads = [replace(head, interactive=False, tag="h2") for head in heads]
    status = "Active\nRenews on 4 December 2026\nCancel subscription"
    shown = page(
        heads[0], ends[0], heads[1], ends[1], text=f"Example Plus\n{status}\nExample Family\n{status}", url=ACCOUNT
    )
    for plan, end in (("Plus", ends[0]), ("example family", ends[1])):
        step = decide(shown, Service(plan=plan), Memory())
        assert step.element is not None and step.element.node == end.node
    with pytest.raises(
        StateDetectionError, match=r"'Example Plus', 'Example Family'\): none is surely 'Duo'. Name it with --plan"
    ):
        decide(shown, Service(plan="Duo"), Memory())


@pytest.mark.spec("rules.search")
def test_only_control_of_another_running_subscription_is_not_pressed() -> None:
    """Required: an end that stands beside another subscription than the service's own is no way to it."""
    end = control("Cancel subscription", node="0:7")
    heads = [control(name, "heading", node=f"0:4{n}", level=2) for n, name in enumerate(("Meal Box", "Wine Club"))]
    heads = [replace(head, interactive=False, tag="h2") for head in heads]
    said = "Active\nRenews on 4 December 2026"
    shown = page(*heads, end, text=f"Meal Box\n{said}\nWine Club\n{said}\nCancel subscription")
    for name in ("Good Basket Meal Box", "Good Basket"):
        assert Controls(Service(name=name), Lexicon.load()).by_words("cancel_link", shown) is None
    named = Controls(Service(name="Good Basket Wine Club"), Lexicon.load()).by_words("cancel_link", shown)
    assert named is not None and named.node == end.node


@pytest.mark.spec("rules.search")
def test_bar_that_shows_a_share_is_not_taken_for_loading() -> None:
    """Required: storage that is used up by 38 % does not keep the search waiting; a bar without a value does."""
    bar = replace(control("Storage", "progressbar", node="0:50", value="38%"), interactive=False)
    shown = view(("My account", "/me"))
    used = replace(shown, elements=(*shown.elements, replace(bar, ref=1)))
    assert pressed(decide(used, Service(), Memory())) == "My account"
    busy = replace(shown, elements=(*shown.elements, replace(bar, ref=1, value=None)))
    assert decide(busy, Service(), Memory()).kind == "wait"


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("way", "found"),
    [
        (control("Manage billing", form_method="POST", form_action=f"{HOME}/create-portal-session"), True),
        (control("Manage billing", form_method="POST", form_action=f"{HOME}/billing/charge"), False),
        (control("Edit", states=("collapsed",)), True),
        (control("결제내역", "link", href=f"{HOME}/commerce/pay/history"), True),
        (control("결제하기", "link", href=f"{HOME}/commerce/pay/now"), False),
    ],
    ids=["portal", "another form", "menu of changes", "payment history", "payment"],
)
def test_a_portal_a_menu_of_changes_and_a_payment_history_are_ways(way: Element, found: bool) -> None:
    """Required: the billing portal may be opened by a form; a word of money in a page's name is no purchase."""
    assert bool(ways(page(way, text=LIVE), Service(), CONTROLS)) is found


@pytest.mark.spec("rules.search")
def test_tab_of_changes_is_a_way_and_a_button_of_changes_is_none() -> None:
    """Required: a tab only shows its part; a button that changes may do it."""
    assert [bool(ways(page(control("Wijzigen", role)), Service(), CONTROLS)) for role in ("tab", "button")] == [
        True,
        False,
    ]


@pytest.mark.spec("rules.search")
def test_links_of_the_sites_menu_bar_are_no_items_of_a_menu_that_was_opened() -> None:
    """Required: a bar marks its links as items of a menu; those of an open menu are likelier."""
    bar = control("", "navigation", node="0:70")
    shop = control("Xylofon", "menuitem", node="0:71", href=f"{HOME}/x", parent=0)
    item = control("Vibrafon", "menuitem", node="0:72")
    found = ways(page(bar, shop, item), Service(), CONTROLS)
    assert [way.control[1] for way, _ in found] == ["Vibrafon", "Xylofon"]
    assert found[0][0].value > 2 * found[1][0].value


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(("place", "label"), [("main", "Centro de ayuda"), ("contentinfo", "FAQ"), ("main", "Hilfe")])
def test_help_is_tried_before_the_search_is_given_up(place: str, label: str) -> None:
    """Required: also in the footer, after everything else; help is no way to stay where it is a link."""
    part = replace(control("", place, node="0:1"), interactive=False)
    link = replace(control(label, "link", node="0:2", href=f"{HOME}/help"), parent=0)
    first = control("Your membership", "link", node="0:3", href=f"{HOME}/m")
    shown = page(part, link, first, text=LIVE)
    memory, tried = Memory(), []
    for _ in range(6):
        step = decide(shown, Service(), memory)
        tried.append(pressed(step))
        memory.take(step)
        if tried[-1] == label:
            break
    assert [each for each in tried if each] == ["Your membership", label]


@pytest.mark.spec("rules.search")
def test_article_that_tells_how_to_end_it_is_tried_before_other_articles() -> None:
    """Required: an article about the end of something else is no better than any other."""
    shown = view(("How do I change my address?", "/a"), ("How do I cancel my subscription?", "/b"))
    found = [way.control[1] for way, _ in ways(shown, Service(), CONTROLS)]
    assert found[0] == "How do I cancel my subscription?"
    orders = view(("How do I cancel my order?", "/a"))
    assert ways(orders, Service(), CONTROLS)[0][0].value <= 1


@pytest.mark.spec("rules.search")
def test_a_button_that_offers_help_instead_is_no_way() -> None:
    """Required: only an address is opened for help; what a button of that name does is not known."""
    assert not ways(page(control("Contact us"), text=LIVE), Service(), CONTROLS)


@pytest.mark.spec("rules.search")
def test_menu_is_opened_again_for_its_other_items() -> None:
    """Required: a menu closes when an item is pressed or another page is opened; none of its items is lost."""
    menu = control("Account menu", node="0:1")
    names = ("Quartz", "Feldspar", "Mica")
    items = [control(name, "menuitem", node=f"0:{number}") for number, name in enumerate(names, start=5)]
    closed = page(menu, url=ACCOUNT, text=LIVE)
    opened = page(menu, *items, url=ACCOUNT, text=LIVE)
    inside = page(menu, url=f"{HOME}/quartz", text=LIVE)
    memory, tried, shown = Memory(), list[str](), closed
    for _ in range(14):
        step = decide(shown, Service(), memory)
        memory.take(step)
        if step.kind == "go":
            shown = closed
        elif pressed(step):
            tried.append(pressed(step))
            shown = opened if tried[-1] == "Account menu" else inside if tried[-1] == "Quartz" else closed
        if set(names) <= set(tried):
            break
    assert [each for each in tried if each != "Account menu"] == list(names)


@pytest.mark.spec("rules.search")
def test_item_of_the_sites_menu_is_not_tried_first_again_on_the_next_page() -> None:
    """Required: what reads the same in the menu of every page leads to the same place."""
    bar = replace(control("", "navigation", node="0:1"), interactive=False)
    own = replace(control("My account", node="0:2"), parent=0)
    first, memory = page(bar, own, control("Quartz", node="0:4"), text=LIVE), Memory()
    memory.take(decide(first, Service(), memory))
    second = page(bar, own, control("Settings", node="0:3"), url=f"{HOME}/next", text=LIVE)
    assert pressed(decide(second, Service(), memory)) == "Settings"


@pytest.mark.spec("rules.search")
def test_row_of_the_subscription_is_a_way_even_if_its_words_run_together() -> None:
    """Required: it names the service, and what it costs; the row of another product does not."""
    own, other = control("ExampleActive 29.00 € / month >"), control("OtherthingActive 12.00 € / month >", node="0:9")
    found = ways(page(own, other, text=LIVE), Service(), CONTROLS)
    assert [way.control[1][:7] for way, _ in found if way.value >= UNLIKELY] == ["Example"]


@pytest.mark.spec("rules.search-all")
def test_every_control_is_tried_when_no_likely_way_is_left() -> None:
    """Required: links of the main part, then of the menus, then buttons; an end of another thing, or a sale, never."""
    menu = replace(control("", "navigation", node="0:90"), interactive=False)
    footer = replace(control("", "contentinfo", node="0:91"), interactive=False)
    shown = page(
        menu,
        footer,
        replace(control("Wibble", "link", node="0:1", href=f"{HOME}/1"), parent=1),
        control("Wobble", node="0:2"),
        replace(control("Wubble", "link", node="0:3", href=f"{HOME}/3"), parent=0),
        control("Webble", "link", node="0:4", href=f"{HOME}/4"),
        control("Cancel booking", node="0:5"),
        control("Wabble for $5", node="0:6"),
        url=ACCOUNT,
        text="Wibble",
    )
    memory, tried = Memory(), []
    for _ in range(20):
        try:
            step = decide(shown, Service(), memory)
        except StateDetectionError:
            break
        tried += [pressed(step)] if step.kind == "search" else []
        memory.take(step)
    assert tried == ["Webble", "Wubble", "Wobble", "Wobble", "Wibble"]


@pytest.mark.spec("rules.search-all")
def test_button_of_the_menus_is_pressed_on_one_page_only() -> None:
    """Required: a menu without addresses, which every page of an app has, costs no press on each of them."""
    menu = replace(control("", "navigation", node="0:90"), interactive=False)
    items = [replace(control(name, node=f"0:{at}"), parent=0) for at, name in enumerate(("Wibble", "Wobble"))]
    memory, tried = Memory(), []
    for path in ("/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h"):
        try:
            step = decide(page(menu, *items, url=HOME + path, text=LIVE), Service(), memory)
        except StateDetectionError:
            break
        tried += [pressed(step)] if step.kind == "search" else []
        memory.take(step)
    assert sorted(tried) == ["Wibble", "Wobble"]


@pytest.mark.spec("rules.search-all")
def test_unknown_control_of_the_subscription_comes_before_other_unknown_ones() -> None:
    """Required: what stands in its card leads nearer than a link of the page; legal pages and prices come last."""
    card = replace(control("Example Plus", "heading", node="0:40", level=2), interactive=False, tag="h2")
    links = [
        control("Wibble", "link", node="0:1", href=f"{HOME}/1"),
        control("Wobble terms", "link", node="0:2", href=f"{HOME}/legal/membership"),
    ]
    inside = control("Wubble", "link", node="0:3", href=f"{HOME}/3")
    text = "Wibble\nWobble terms\nExample Plus\nActive\nRenews on 4 December 2026\nWubble"
    found = ways(page(*links, card, inside, url=ACCOUNT, text=text), Service(), CONTROLS)
    assert [way.control[1] for way, _ in found] == ["Wubble", "Wibble", "Wobble terms"]


@pytest.mark.spec("rules.search")
def test_likelier_way_of_an_earlier_page_is_pressed_where_the_page_shows_it_too() -> None:
    """Required: no address is opened for it, which the gate may refuse by its words."""
    memory = Memory()
    menu = ("Your membership", "/pay/history"), ("Payments", "/p")
    memory.take(replace(decide(view(*menu), Service(), memory), kind="wait", element=None, way=None))
    first = decide(view(*menu), Service(), memory)
    tried = next(each for each in first.ways if each.target.endswith("/p"))
    memory.take(replace(first, way=tried))
    memory.settle(StepOutcome.WORKED)
    step = decide(view(*menu, url=f"{HOME}/p", text="Cards"), Service(), memory)
    assert (step.kind, pressed(step)) == ("search", "Your membership")


@pytest.mark.spec("rules.search")
def test_way_whose_address_may_not_be_opened_is_pressed_on_its_own_page() -> None:
    """Required: its page is opened again for that, once; a press that is refused, too, is not made again."""
    memory = Memory()
    start = view(("Help", "/help"), ("Your membership", "/pay/history"))
    memory.take(replace(decide(start, Service(), memory), way=None))
    memory.settle(StepOutcome.WORKED)
    elsewhere = view(("News", "/news"), url=f"{HOME}/help", text="Help")
    direct = decide(elsewhere, Service(), memory)
    assert (direct.kind, direct.value) == ("go", f"{HOME}/pay/history")
    memory.take(direct)
    memory.settle(StepOutcome.REFUSED)

    back = decide(elsewhere, Service(), memory)
    assert (back.kind, back.value) == ("go", ACCOUNT)
    memory.take(back)
    memory.settle(StepOutcome.WORKED)
    press = decide(start, Service(), memory)
    assert pressed(press) == "Your membership"
    memory.take(press)
    memory.settle(StepOutcome.REFUSED)
    assert decide(elsewhere, Service(), memory).value not in {ACCOUNT, f"{HOME}/pay/history"}


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("label", "href", "found"),
    [
        ("Upgrade or cancel", "/f/manage", True),
        ("Contract: view or change", "/f/manage", True),
        ("Upgrade your plan", "/f/manage", False),
        ("Upgrade or cancel", "", False),
        ("Buy or upgrade", "/f/manage", False),
    ],
)
def test_link_to_where_a_contract_is_changed_or_ended_is_a_way(label: str, href: str, found: bool) -> None:
    """Required: a button of that name may do either, and what only sells is none."""
    shown = page(control(label, "link" if href else "button", href=href and f"{HOME}{href}"), text=LIVE)
    assert bool(ways(shown, Service(), CONTROLS)) is found


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("heading", "label", "found"),
    [
        ("Freeze or cancel", "Continue", True),
        ("Kündigen oder pausieren", "Weiter", True),
        ("Try a personal trainer", "Continue", False),
        ("Freeze or cancel", "Buy more", False),
    ],
)
def test_link_that_only_goes_on_is_a_way_by_the_heading_over_it(heading: str, label: str, found: bool) -> None:
    """Required: a "Continue" under what leads to the end is tried before what has unknown words."""
    head = replace(control(heading, "heading", node="0:1", level=2), interactive=False)
    onward = control(label, "link", node="0:2", href=f"{HOME}/members/leave")
    other = control("Vexillology", "link", node="0:3", href=f"{HOME}/vex")
    shown = page(head, onward, other, text=f"{heading}\n{label}\nVexillology")
    likeliest, *_ = [each.label for _, each in ways(shown, Service(), CONTROLS)]
    assert (likeliest == label) is found


@pytest.mark.spec("rules.search")
def test_what_the_last_press_has_brought_up_is_tried_first() -> None:
    """Required: a menu is opened for its items, whatever else the page has."""
    opener = control("Plans and billing", node="0:1", states=("collapsed",))
    edit = control("Edit", "link", node="0:2", href=f"{HOME}/edit")
    text = "Account\nEdit\nYour plan renews on 20 December 2026"
    shown = page(opener, edit, text=text)
    memory = Memory()
    step = decide(shown, Service(), memory)
    assert pressed(step) == "Plans and billing"
    memory.take(step)
    memory.settle(StepOutcome.WORKED)
    item = control("Plan management", "link", node="0:3", href=f"{HOME}/plans")
    opened = page(replace(opener, states=("expanded",)), item, edit, text=text)
    assert pressed(decide(opened, Service(), memory)) == "Plan management"


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(("menu", "value"), [(True, 1.6), (False, 0.35)])
def test_the_shop_in_the_account_s_own_menu_may_be_a_part_of_it(*, menu: bool, value: float) -> None:
    """Required: a list with a link to the account's page is its menu; elsewhere the shop is dull."""
    names = ("User info" if menu else "Home", "Family group", "Games list", "Shop menu")
    paths = (ACCOUNT if menu else f"{HOME}/home", f"{HOME}/family", f"{HOME}/games", f"{HOME}/shop")
    text = "\n".join(names)
    links = [
        control(name, "link", node=f"0:{at}", href=path, block=at)
        for at, (name, path) in enumerate(zip(names, paths, strict=True))
    ]
    items = tuple(Block("listitem", text.index(name), text.index(name) + len(name)) for name in names)
    found = {each.label: way.value for way, each in ways(page(*links, text=text, blocks=items), Service(), CONTROLS)}
    assert found["Shop menu"] == value


@pytest.mark.spec("rules.search")
def test_rows_about_the_person_are_no_nearer_to_the_subscription() -> None:
    """Required: "Edit" beside the account's name is not in the subscription's part, though one heading is over both."""
    rows = ("Account name\nAnn\nEdit", "Plan\nFlat M\nRenews on 20 December 2026\nManage")
    text = "\n".join(["Flat M", *rows])
    blocks = tuple(Block("row", text.index(row), text.index(row) + len(row)) for row in rows)
    head = replace(control("Flat M", "heading", node="0:1", level=2), interactive=False)
    edit = control("Edit", "link", node="0:2", href=f"{HOME}/edit", block=0)
    manage = control("Manage", "link", node="0:3", href=f"{HOME}/manage", block=1)
    shown = page(head, edit, manage, text=text, blocks=blocks)
    near = CONTROLS.subscriptions(shown).near
    assert ("0:2" in near, "0:3" in near) == (False, True)


LISTED = (
    ("Brine & Butter Free", "/pub/brine"),
    ("The Slow Ledger Paid", "/pub/ledger"),
    ("Old Maps Free", "/pub/maps"),
)


def listing(*names: tuple[str, str]) -> PageView:
    """Links under a heading of subscriptions, each to the page of one."""
    title = replace(control("Subscriptions", "heading", tag="h2", level=2, node="0:90"), interactive=False, block=0)
    links = [
        control(name, "link", node=f"0:{number}", href=f"{HOME}{path}", block=0)
        for number, (name, path) in enumerate(names, start=1)
    ]
    text = "\n".join(["Subscriptions", *(name for name, _ in names)])
    return page(title, *links, text=text, blocks=(Block("region", 0, len(text)),))


@pytest.mark.spec("rules.search")
def test_of_links_to_subscriptions_the_one_with_the_service_s_name_is_tried() -> None:
    """Required: the others are of other subscriptions."""
    service = Service(name="Inkharbor: paid newsletter (The Slow Ledger)")
    assert pressed(decide(listing(*LISTED), service, Memory())) == "The Slow Ledger Paid"


@pytest.mark.spec("rules.search")
def test_notice_about_cookies_and_what_deletes_the_account_lead_nowhere() -> None:
    """Required: neither is a way."""
    text = f"{LIVE}\nWe use cookies to measure visits.\nManage preferences"
    own = view(("Delete my account", "/quit"), ("Something", "/it"))
    notice = control("Manage preferences", node="0:80", block=0)
    shown = page(
        *own.elements, notice, text=text, blocks=(Block("region", text.index("We use"), len(text)),), url=ACCOUNT
    )
    labels = [element.label for _, element in ways(shown, Service(), CONTROLS)]
    assert labels == ["Something"]


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("label", "kind"), [("Turn off", "open"), ("Details", "search")], ids=["says to end", "says nothing of it"]
)
def test_bare_end_in_the_part_of_the_subscription_begins_the_cancellation(label: str, kind: str) -> None:
    """Required: what it would send waits for the yes, and the pages after it are of the flow."""
    lines = ["Example Plus", "Active", "Next billing date", "20 December 2026", label]
    text = "\n".join(lines)
    button = control(label, node="0:1", block=0)
    shown = page(button, text=text, blocks=(Block("card", 0, len(text)),), url=ACCOUNT)
    step = decide(shown, Service(), Memory())
    assert (step.kind, pressed(step)) == (kind, label)


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    "label",
    ["\uc774\uc6a9\uad8c \ubcc0\uacbd \ubc0f \ud574\uc9c0", "\uc774\uc6a9\uad8c \ubcc0\uacbd\u00b7\ud574\uc9c0"],
)
def test_change_and_cancellation_side_by_side_is_a_choice_that_a_link_leads_to(label: str) -> None:
    """Required: as nouns they name what can be done there; "Change and cancel" as one order is not pressed."""
    assert pressed(decide(view((label, "/my/subscription"), ("Help", "/help")), Service(), Memory())) == label


@pytest.mark.spec("rules.search")
def test_several_words_of_the_services_name_are_likelier_than_what_else_is_managed() -> None:
    """Required: "Plus membership" of "Larder Plus membership", before what may be another one's."""
    shown = view(("Manage subscription delivery", "/regular"), ("Plus membership", "/plus"))
    larder = Controls(Service(name="Larder Plus membership"), Lexicon.load())
    (first, _), *_ = ways(shown, larder.service, larder)
    assert first.control[1] == "Plus membership"
