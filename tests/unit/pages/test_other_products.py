"""A page by its headings, and what of it is about another subscription."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACCOUNT, HOME, Service, control, page
from subterminator.domain.page import Block
from subterminator.domain.protocols import Element, PageView, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.controls import Controls
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.pages.subscriptions import Subscriptions

LEXICON = Lexicon.load()
EYES = HeuristicInterpreter(Service(), LEXICON)


def heading(words: str, level: int, number: int) -> Element:
    return control(words, "heading", tag=f"h{level}", level=level, node=f"0:{500 + number}")


def account(*parts: tuple[str, str, Element | None], **fields: Any) -> PageView:
    """An account page of parts: heading, text below it, control."""
    elements = [replace(heading("Account", 1, 0), interactive=False)]
    lines = ["Account"]
    for number, (head, text, element) in enumerate(parts, start=1):
        elements.append(replace(heading(head, 2, number), interactive=False))
        elements += [element] if element is not None else []
        lines += [head, *text.splitlines(), *([element.label] if element is not None else [])]
    return page(*elements, url=ACCOUNT, text="\n".join(lines), **fields)


THEIRS = control("Cancel membership", "link", node="0:20", href=f"{HOME}/sports")
OWN = control("Cancel membership", "link", node="0:21", href=f"{HOME}/cancel")
SPORTS = ("Example Sports", "Renews on 4 December 2026", THEIRS)
MINE = ("Membership", "Next billing date\n4 December 2026", OWN)
ENDED = ("Membership", "Your membership ends on 4 December 2026", None)


@pytest.mark.spec("engine.other-products")
def test_of_two_that_can_be_cancelled_the_service_s_own_is_meant() -> None:
    """Required: the other one's control is not pressed, alone or beside the right one."""
    controls = Controls(Service(), LEXICON)
    chosen = controls.by_words("cancel_link", account(SPORTS, MINE))
    assert chosen is not None
    assert chosen.href == f"{HOME}/cancel"
    assert controls.by_words("cancel_link", account(SPORTS, ENDED)) is None


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("parts", "state"),
    [
        ((SPORTS, MINE), State.ACCOUNT_ACTIVE),
        ((SPORTS, ENDED), State.ACCOUNT_CANCELLED),
        ((("Payment", *SPORTS[1:]), ENDED), State.ACCOUNT_ACTIVE),
        ((("Sports", *SPORTS[1:]), ENDED), State.ACCOUNT_ACTIVE),
        ((SPORTS, ENDED, ("Billing", "Next billing date\n4 December 2026", OWN)), State.ACCOUNT_ACTIVE),
        ((SPORTS, ("Membership", "Enjoy it", None)), State.ACCOUNT_ACTIVE),
    ],
    ids=["both run", "other runs", "own part of another name", "name not told", "own runs on too", "nothing ended"],
)
def test_end_is_read_beside_another_subscription_that_runs_on(
    parts: tuple[tuple[str, str, Element | None], ...], state: State
) -> None:
    """Required: what runs on elsewhere counts, unless it is another subscription by its name."""
    assert EYES.read(account(*parts)).state is state


@pytest.mark.spec("engine.renewal-switch")
@pytest.mark.parametrize(
    ("states", "state"), [(("checked",), State.ACCOUNT_ACTIVE), (("unchecked",), State.ACCOUNT_CANCELLED)]
)
def test_switch_for_the_renewal_tells_the_state(states: tuple[str, ...], state: State) -> None:
    """Required: on, it can be cancelled here; off, it can be taken up again here."""
    switch = control("Auto-renew", "switch", states=states)
    assert EYES.read(page(switch, text="Account\nYour plan\nAuto-renew")).state is state


@pytest.mark.spec("engine.other-products")
def test_notes_under_the_subscription_are_no_second_one() -> None:
    """Required: general sentences without a number or a badge are no running subscription."""
    notes = ("Notes", "Subscriptions renew automatically on their payment day.", OWN)
    main = ("Example Premium", "Next billing date\n4 December 2026", None)
    controls = Controls(Service(), LEXICON)
    assert controls.subscriptions(account(main, notes)).rivals == frozenset()


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("press", "foreign"), [("Upgrade to Family", False), ("Cancel Family", True)])
def test_price_of_an_offer_makes_no_other_product_of_the_part_around_it(press: str, *, foreign: bool) -> None:
    """Required: a card that only sells something is not what the end below it ends; one that can be ended may be."""
    root = PageBlock("page")
    plan = PageBlock("heading", "Example Plus", root, ["$11.99 / month", "Next payment on December 15, 2026"])
    more = PageBlock("heading", "What is included", root, ["2 TB of storage"], [OWN])
    more.parts.append(PageBlock("card", "", more, ["Family", "$19.99 / month"], [control(press, node="0:40")]))
    root.parts += [plan, more]
    assert (OWN.node in Subscriptions(root, "Example").foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("other", "foreign"),
    [
        (("Gift subscription", "For Ana, valid until 31 March 2027. Does not renew.", None), False),
        (("Subscription", "Renews on 4 December 2026", None), True),
    ],
)
def test_gift_that_only_runs_out_is_not_what_the_service_s_plan_stands_beside(
    other: tuple[str, str, Element | None], *, foreign: bool
) -> None:
    """Required: a plan with the service's name and more words is its own, unless another of its kind goes on."""
    plan = ("Example Digital and Weekend", "Active\nRenews on 18 December 2026", OWN)
    found = Controls(Service(), LEXICON).subscriptions(account(plan, other))
    assert (OWN.node in found.foreign) is foreign


@pytest.mark.spec("engine.other-products")
def test_what_stands_in_brackets_only_describes_the_service() -> None:
    """Required: of "Larder+" and "Larder Cellar wine club" the first is "Larder+ (grocery delivery pass)"."""
    pass_, club = (control("Manage", "link", node=node, href=f"{HOME}/{node[2:]}") for node in ("0:20", "0:21"))
    view = account(
        ("Larder+", "Active\nRenews on 5 December 2026 at $9.99", pass_),
        ("Larder Cellar wine club", "Active\n$54.00 per shipment", club),
    )
    scope = Subscriptions(page_blocks(view), "Larder+ (grocery delivery pass)").scope()
    assert scope.sure
    assert [each.name for each in scope.others] == ["Larder Cellar wine club"]


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("name", "own"), [("Services for your contract", True), ("Sportsy Extra", False)])
def test_sums_of_links_under_the_contract_make_no_other_product(name: str, *, own: bool) -> None:
    """Required: what its links lead to has prices of its own; what has a name of its own is another product."""
    change = control("Change instalment now $84 a month", "link", node="0:30", href=f"{HOME}/instalment")
    end = control("Cancel contract", "link", node="0:31", href=f"{HOME}/cancel")
    heads = [
        replace(control(each, "heading", level=2, node=f"0:{at}"), interactive=False)
        for at, each in enumerate(("Nature 12", name), 500)
    ]
    lines = ["Nature 12", "$12.90 a month", "Renews on 4 December 2026", name]
    lines += ["Change instalment", "now $84 a month", "Cancel contract"]
    view = page(heads[0], heads[1], change, end, url=ACCOUNT, text="\n".join(lines))
    found = Controls(Service(), LEXICON).by_words("cancel_link", view)
    assert (found is not None) is own


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("service", "name", "foreign"),
    [
        ("Warenhof Extra", "Jouw Extra-lidmaatschap", False),
        ("Warenhof Extra", "Jouw Extra-opslag", True),
        ("Warenhof", "Jouw Extra-opslag", True),
    ],
)
def test_word_of_the_service_s_name_says_nothing_about_the_kind_of_thing(
    service: str, name: str, *, foreign: bool
) -> None:
    """Required: "Your Extra membership" is the service's own; without a subscription beside the word it is an extra."""
    shown = account((name, "Actief. Wordt op 6 januari 2027 verlengd voor \u20ac 14,99 per jaar.", OWN))
    assert (OWN.node in Subscriptions(page_blocks(shown), service).foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("heading", "foreign"), [("Change", False), ("Sportsy", True)])
def test_price_on_a_control_that_pauses_makes_no_other_product(heading: str, *, foreign: bool) -> None:
    """Required: it is the price of what the control does; a part with a name of its own is another product."""
    pause = control("Winter break: pause for $4 a month", node="0:30")
    shown = account(("Example", "$19.50 a month\nRenews on 4 December 2026", None), (heading, pause.label, OWN))
    shown = page(*shown.elements, pause, url=ACCOUNT, text=shown.text)
    assert (OWN.node in Subscriptions(page_blocks(shown), "Example").foreign) is foreign


def in_cards(*parts: tuple[str, str, Element | None]) -> PageView:
    """The same page with a card around each part."""
    shown, end = account(*parts), 0
    blocks: list[Block] = []
    places: dict[str, int] = {}
    for head, text, element in parts:
        start = shown.text.index(head, end)
        end = start + len("\n".join([head, text, *([element.label] if element is not None else [])]))
        places |= dict.fromkeys((head, element.label if element is not None else head), len(blocks))
        blocks.append(Block("card", start, end))
    elements = [replace(each, block=places.get(each.label)) for each in shown.elements]
    return replace(shown, elements=tuple(elements), blocks=tuple(blocks))


PAUSE = control("Winter break: pause for $4 a month", node="0:30")
RUNNING = ("Example", "$19.50 a month\nRenews on 4 December 2026", None)


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("heading", "foreign"),
    [
        ("Make a change", False),
        ("Take a break or leave", False),
        ("Frequently asked questions", False),
        ("Sportsy", True),
    ],
)
def test_heading_over_what_can_be_done_makes_no_other_product(heading: str, *, foreign: bool) -> None:
    """Required: a price in such a part is none of a product; a name of its own is."""
    shown = in_cards(RUNNING, (heading, "A visit costs $4", OWN))
    assert (OWN.node in Subscriptions(page_blocks(shown), "Example").foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("heading", "foreign"), [("Change", False), ("Sportsy", True)])
def test_card_has_the_heading_of_the_part_in_it(heading: str, *, foreign: bool) -> None:
    """Required: the price of a pause in the card "Change" makes it no other product, a name of its own does."""
    shown = in_cards(RUNNING, (heading, PAUSE.label, OWN))
    shown = page(*shown.elements, replace(PAUSE, block=1), url=ACCOUNT, text=shown.text, blocks=shown.blocks)
    assert (OWN.node in Subscriptions(page_blocks(shown), "Example").foreign) is foreign


@pytest.mark.spec("engine.other-products")
def test_add_on_in_a_card_beside_the_subscription_s_own_end_stays_foreign() -> None:
    """Required: of the card "Change" and the card of an add-on with a bare "Cancel", the subscription's is chosen."""
    addon = ("Theft cover", "$2.95 a month", control("Cancel", node="0:31"))
    shown = in_cards(RUNNING, ("Change", PAUSE.label, OWN), addon)
    shown = page(*shown.elements, replace(PAUSE, block=1), url=ACCOUNT, text=shown.text, blocks=shown.blocks)
    controls = Controls(Service(), LEXICON)
    chosen = controls.by_words("cancel_link", shown)
    assert chosen is not None
    assert chosen.node == OWN.node
    assert controls.by_words("cancel_link", in_cards(RUNNING, addon)) is None


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize("kind", ["heading", "card"])
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("Device Protection", True),
        ("Maren Device Protection", True),
        ("Device Protection, monthly", True),
        ("Device", False),
        ("Devices", False),
        ("Maren Device", False),
        ("Device add-on", False),
        ("Device Protection add-on", False),
        ("Device Protection, gift card", False),
        ("Protection device", False),
    ],
)
def test_several_words_of_the_service_s_name_name_it(name: str, kind: str, *, own: bool) -> None:
    """Required: though one of them names a device elsewhere; the firm's name beside such a word says no more."""
    part = (name, "$12.99 a month\nActive. Renews on 4 December 2026", OWN)
    shown = account(part) if kind == "heading" else in_cards(part)
    read = Subscriptions(page_blocks(shown), "Maren Device Protection")
    assert any(each.name == name for each in read.products) is own
    assert (OWN.node in read.foreign) is not own


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("service", "foreign"), [("Maren Newsletter Daily", False), ("Maren Daily", True)])
def test_row_without_a_heading_is_called_by_the_service_s_words(service: str, *, foreign: bool) -> None:
    """Required: its caption counts as a heading does."""
    text = "Newsletter Daily\nUnsubscribe"
    view = page(control("Unsubscribe", node="0:3", block=0), text=text, blocks=(Block("row", 0, len(text)),))
    root = page_blocks(view)
    assert Subscriptions(root, service)._is_other_thing(root.parts[0]) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("described", "service", "foreign"),
    [
        ("Add-on, $5 per month", "Maren Premium", True),
        ("Add-on", "Maren Premium", True),
        ("Lisäpalvelu, 4,99 €/kk", "Maren Premium", True),
        ("$5 per month", "Maren Premium", False),
        ("Includes all add-ons", "Maren Premium", False),
        ("2 add-ons", "Maren Premium", False),
        ("Zorvik add-on", "Maren Premium", False),
        ("Add-on, $5 per month", "Zorvel", False),
    ],
)
def test_row_whose_second_line_calls_it_an_add_on_is_another_product(
    described: str, service: str, foreign: bool
) -> None:
    """Required: its control does not end the subscription; add-ons that a plan only has make it none."""
    end = control("Cancel", node="0:7", block=0)
    text = f"Zorvel\n{described}\nCancel"
    view = page(end, url=ACCOUNT, text=text, blocks=(Block("card", 0, len(text)),))
    assert ("0:7" in Subscriptions(page_blocks(view), service).foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("heading", "foreign"), [("Make changes", False), ("Your orders", True), ("Devices", True)])
def test_what_can_be_changed_is_no_other_thing(heading: str, *, foreign: bool) -> None:
    """Required: the controls under "Make changes" are the subscription's own."""
    shown = account(("Example", "$19.50 a month\nRenews on 4 December 2026", None), (heading, "Until midnight", OWN))
    root = page_blocks(shown)
    block = next(each for each in root.walk() if each.heading == heading)
    assert Subscriptions(root, "Example")._is_other_thing(block) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("heading", "foreign"),
    [("Frequently asked questions", False), ("FAQ", False), ("Help", False), ("Sports Pass", True)],
)
def test_form_below_explanations_is_none_of_them(heading: str, *, foreign: bool) -> None:
    """Required: a page's last form ends the subscription, whatever prices the questions above it name."""
    shown = account(
        ("Your plan", "Active\nNext billing date\n4 December 2026\n$9.99 per month", None),
        (heading, "Bought in an app store? It is $11.99 per month there", OWN),
    )
    assert (OWN.node in Subscriptions(page_blocks(shown), "Example").foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("button", "foreign"),
    [("Cancel plan", False), ("Change plan", False), ("Cancel", True), ("Cancel roaming option", True)],
)
def test_options_of_the_plan_are_add_ons_unless_a_control_acts_on_the_plan(button: str, *, foreign: bool) -> None:
    """Required: the word for options is that for add-ons in several languages, each of which has its own end."""
    labels = {
        "Cancel plan": "Cancelar plano",
        "Change plan": "Mudar de plano",
        "Cancel": "Cancelar",
        "Cancel roaming option": "Cancelar opção de roaming",
    }
    pressed = control(labels[button], node="0:40")
    shown = account(("Opções do plano", "Roaming", pressed))
    assert (pressed.node in Subscriptions(page_blocks(shown), "Exemplo").foreign) is foreign


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("label", "meant"),
    [("Verzekering stopzetten", True), ("Verzekering Sportsy stopzetten", False), ("Bestelling stopzetten", False)],
)
def test_control_that_names_the_subscription_is_meant_beside_a_bare_one(label: str, *, meant: bool) -> None:
    """Required: a bare "Stop" may be an add-on's; a label with another name decides nothing."""
    bare, named = control("Stopzetten", node="0:30"), control(label, node="0:31")
    shown = page(bare, named, text=f"Pechhulp\nStopzetten\n{label}")
    chosen = Controls(Service(), LEXICON).by_words("cancel_link", shown)
    assert (chosen is not None and chosen.node == "0:31") is meant


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(("price", "outer"), [("5.00", True), ("12.00", False)], ids=["an option", "the dearer one"])
def test_option_in_the_part_of_a_subscription_is_not_the_subscription(price: str, outer: bool) -> None:
    """Required: though it has the service's name, and calls itself Premium, it costs less than what it stands in."""
    option = control("Cancel Premium", "link", node="0:20", href=f"{HOME}/premium", block=1)
    own = control("Cancel plan", "link", node="0:21", href=f"{HOME}/cancel", block=0)
    lines = ["Films and series", "Active", "€9.98 a month", "Renews on 4 December 2026"]
    card = ["Example Premium Active", f"Full HD. €{price} a month.", "Cancel Premium"]
    text = "\n".join([*lines, *card, "Cancel plan"])
    at = text.index(card[0])
    blocks = (Block("region", 0, len(text)), Block("card", at, at + len("\n".join(card)), 0))
    head = replace(heading(lines[0], 2, 1), interactive=False, block=0)
    view = page(head, option, own, url=ACCOUNT, text=text, blocks=blocks)
    assert ("0:20" in Subscriptions.on(view, "Example").foreign) is outer


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    "head",
    [
        "Other subscriptions",
        "Canais e outras assinaturas",
        "Autres abonnements",
        "Weitere Abos",
        "\u305d\u306e\u4ed6\u306e\u30d7\u30e9\u30f3",
    ],
)
def test_what_stands_under_a_heading_of_others_is_not_meant(head: str) -> None:
    """Required: in the words of any bundled language."""
    other = control("Cancel membership", "link", node="0:22", href=f"{HOME}/channel")
    shown = account(MINE, (head, "Film channel\n$24.90 a month\nRenews on 8 December 2026", other))
    chosen = Controls(Service(), LEXICON).by_words("cancel_link", shown)
    assert chosen is not None
    assert chosen.href == f"{HOME}/cancel"


@pytest.mark.spec("engine.other-products")
def test_what_a_subscription_has_is_no_second_one() -> None:
    """Required: "Your Example benefits", with what can be read or watched there."""
    watch = control("Start reading", "link", node="0:23", href=f"{HOME}/read")
    shown = account(MINE, ("Your Example benefits", "Hundreds of books and magazines", watch))
    subscriptions = Subscriptions.on(shown, Service().name)
    assert [each.heading for each in subscriptions.scope().others] == []
    assert subscriptions.rivals == frozenset()


@pytest.mark.spec("engine.other-products")
def test_number_of_the_order_by_which_it_was_bought_names_no_other_thing() -> None:
    """Required: "Order 219 884 317" above the product's own heading."""
    end = control("End auto-renewal", node="0:24", block=0)
    lines = ["Order 219 884 317", "Example Total", "Auto-renewal: on", "Renews on 4 December 2026", "End auto-renewal"]
    text = "\n".join(lines)
    blocks = (Block("card", 0, len(text)),)
    title = replace(heading("Example Total", 2, 1), interactive=False, block=0)
    assert Subscriptions.on(page(title, end, text=text, blocks=blocks), Service().name).foreign == frozenset()


def table(*rows: tuple[str, ...]) -> PageView:
    """An account page with a table."""
    blocks, lines, at = [], [], 0
    for row in rows:
        text = "\n".join(row)
        blocks.append(Block("row", at, at + len(text)))
        lines.append(text)
        at += len(text) + 1
    return page(url=ACCOUNT, text="\n".join(lines), blocks=tuple(blocks))


@pytest.mark.spec("account.scope")
def test_rows_that_tell_their_state_are_subscriptions_where_one_has_the_services_name() -> None:
    """Required: the other row is about another one; a table of devices, or of bills, has none."""
    own = ("Example Basics (school)", "Ann Lee", "Ends on 17 December 2026")
    other = ("English course", "Bob Lee", "Active")
    head = ("Service", "Learner", "State")
    scope = Subscriptions.on(table(head, own, other), "Example Basics").scope()
    assert [each.name for each in scope.others] == ["English course"]
    devices = Subscriptions.on(table(head, ("My telephone", "Ann", "Active"), other), "Example Basics").scope()
    assert not devices.others
    bills = Subscriptions.on(
        table(head, ("Example Basics", "Ann", "Paid"), ("English", "Bob", "Paid")), "Example Basics"
    )
    assert not bills.scope().others
    for name in ("Renewal 2026", "Automatic renewal", "Monthly payment", "Membership", "Contract 448193"):
        term = Subscriptions.on(table(head, own, (name, "2026", "Active")), "Example Basics")
        assert not term.scope().others, name
    twice = Subscriptions.on(table(head, own, ("Example Basics", "Bob Lee", "Active")), "Example Basics")
    assert not twice.scope().others
