"""A page as a tree of blocks: which lines and controls stand together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import HOME, control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.pages import subscriptions
from subterminator.pages.block_kinds import is_footer, is_product
from subterminator.pages.blocks import PageBlock, headings_of, links_of_menus, page_blocks
from subterminator.pages.subscriptions import Subscriptions


def heading(name: str, level: int, **fields: Any) -> Element:
    return replace(control(name, "heading", level=level, **fields), interactive=False)


def outline(block: PageBlock) -> list[tuple[str, str, list[str]]]:
    return [(part.kind, part.heading, part.lines) for part in block.walk()]


@pytest.mark.spec("account.blocks")
def test_headings_divide_a_page_of_which_no_blocks_are_known() -> None:
    """Required: what stands under a heading belongs to it, up to the next of its level."""
    view = page(
        heading("Account", 1),
        heading("Plan", 2),
        control("Change"),
        heading("Devices", 2),
        text="Account\nPlan\nPremium\nChange\nDevices\nTV",
    )
    root = page_blocks(view)
    assert outline(root) == [
        ("page", "", []),
        ("heading", "Account", []),
        ("heading", "Plan", ["Premium", "Change"]),
        ("heading", "Devices", ["TV"]),
    ]
    assert [each.label for each in root.parts[0].parts[0].controls] == ["Change"]


@pytest.mark.spec("account.blocks")
def test_blocks_of_the_walk_nest_and_hold_their_own_lines() -> None:
    """Required: a line and a control belong to the innermost block."""
    text = "Top\nPlan\nPremium\nCancel\nEnd"
    view = page(
        heading("Plan", 2, block=0),
        control("Cancel", block=1),
        text=text,
        blocks=(Block("card", 4, 23), Block("row", 9, 23, 0)),
    )
    root = page_blocks(view)
    assert outline(root) == [
        ("page", "", ["Top", "End"]),
        ("card", "", []),
        ("heading", "Plan", []),
        ("row", "", ["Premium", "Cancel"]),
    ]


@pytest.mark.spec("account.blocks")
@pytest.mark.parametrize("state", ["collapsed", "expanded"])
def test_block_after_a_folded_part_is_not_in_it(state: str) -> None:
    """Required: below the heading of a folded part nothing stands; an unfolded one has what follows."""
    text = "Devices\nTerm\nEnds on 5 May\nCancel"
    view = page(
        heading("Devices", 3, block=0),
        control("Devices", parent=0, node="0:8", block=0, states=(state,)),
        heading("Term", 3, node="0:9", block=1),
        control("Cancel", node="0:10", block=1),
        text=text,
        blocks=(Block("card", 0, len(text)), Block("card", 8, len(text), 0)),
    )
    over = headings_of(view.elements[-1], page_blocks(view))
    assert over == (["Term"] if state == "collapsed" else ["Term", "Devices"])
    menu = replace(view.elements[1], name="More", text="More")
    beside = replace(view, elements=(view.elements[0], menu, *view.elements[2:]))
    assert headings_of(beside.elements[-1], page_blocks(beside)) == ["Term", "Devices"]


@pytest.mark.spec("account.blocks")
def test_heading_stands_beside_the_menu_that_reads_like_it() -> None:
    """Required: the page's heading is not looked for in a menu, where a link has its words."""
    text = "Plan\nNewsletters\nNewsletters\nDaily\nUnsubscribe"
    view = page(
        control("Plan", "link", block=0),
        control("Newsletters", "link", node="0:9", block=0),
        heading("Newsletters", 1),
        control("Unsubscribe", block=1),
        text=text,
        blocks=(Block("navigation", 0, 16), Block("region", 29, len(text))),
    )
    root = page_blocks(view)
    assert [each.label for each in view.elements if headings_of(each, root) == ["Newsletters"]] == [
        "Newsletters",
        "Unsubscribe",
    ]


@pytest.mark.spec("account.blocks")
def test_head_of_a_box_names_the_box() -> None:
    """Required: a box that only holds the heading of the box around it divides nothing."""
    text = "Premium\nCancelled\nRestart"
    view = page(
        heading("Premium", 3, block=1),
        control("Restart", block=0),
        text=text,
        blocks=(Block("card", 0, 25), Block("card", 0, 7, 0)),
    )
    assert outline(page_blocks(view))[1:] == [("card", "", []), ("heading", "Premium", ["Cancelled", "Restart"])]


@pytest.mark.spec("account.blocks")
def test_dialog_is_read_by_itself() -> None:
    """Required: what stands behind it is left out."""
    view = page(
        control("Notice", "dialog", block=0),
        control("OK", block=0, parent=0),
        text="Your plan was cancelled\nWe use cookies\nOK",
        blocks=(Block("dialog", 24, 41),),
        dialog=0,
    )
    assert page_blocks(view, view.dialog).whole() == ["We use cookies", "OK"]


@pytest.mark.spec("account.blocks")
@pytest.mark.parametrize("kind", ["contentinfo", "navigation", "banner", "search"])
def test_landmark_after_a_heading_is_no_part_of_it(kind: str) -> None:
    """Required: what stands behind the site's menu or footer still belongs to the heading, and its controls do."""
    text = "Plan\nPremium\nLegal\nTerms\nRenews soon\nCancel"
    place = Block(kind, text.index("Legal"), text.index("Renews") - 1)
    view = page(
        *(heading("Plan", 2), heading("Legal", 3, block=0), control("Terms", "link", block=0), control("Cancel")),
        text=text,
        blocks=(place,),
    )
    root = page_blocks(view)
    assert outline(root) == [
        ("page", "", []),
        ("heading", "Plan", ["Premium", "Renews soon", "Cancel"]),
        (kind, "", []),
        ("heading", "Legal", ["Terms"]),
    ]
    assert [each.label for each in root.parts[0].controls] == ["Cancel"]
    assert root.parts[1].parent is root


@pytest.mark.spec("account.blocks")
@pytest.mark.parametrize("kind", ["complementary", "region", "card"])
def test_other_part_after_a_heading_belongs_to_it(kind: str) -> None:
    """Required: what is no landmark of the site may be what the heading is about; so is a menu within its card."""
    text = "Plan\nPremium\nRenews soon\nBy card"
    inner = Block(kind, text.index("Renews"), len(text))
    assert [part.kind for part in page_blocks(page(heading("Plan", 2), text=text, blocks=(inner,))).parts[0].parts] == [
        kind
    ]
    menu = (Block("card", 0, len(text)), Block("navigation", inner.start, inner.end, 0))
    card = page_blocks(page(heading("Plan", 2, block=0), text=text, blocks=menu)).parts[0]
    assert [part.kind for part in card.parts] == ["heading", "navigation"]


@pytest.mark.spec("account.scope")
def test_menus_and_other_things_are_out_of_scope() -> None:
    """Required: header, footer and menu, and what a heading gives to something else."""
    text = "Your plan was cancelled\nMembership\nPremium\nDevices\nTV was removed"
    view = page(
        heading("Membership", 2),
        heading("Devices", 2),
        text=text,
        blocks=(Block("banner", 0, 23),),
    )
    scope = Subscriptions(page_blocks(view)).scope()
    assert scope.text == "Membership\nPremium"
    assert [other.heading for other in scope.others] == ["Devices"]


@pytest.mark.spec("account.once")
def test_each_block_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: forty running plans take forty judgements, whatever is asked of their list; not one for each pair."""
    names = [f"Flat {number}" for number in range(40)]
    text = "\n".join(f"{name}\nActive\n${place + 5}.99 a month" for place, name in enumerate(names))
    root = page_blocks(page(*(heading(name, 2) for name in names), text=text))
    judged: list[PageBlock] = []

    def judge(block: PageBlock, *, own_name: bool = False) -> bool:
        judged.append(block)
        return is_product(block, own_name=own_name)

    monkeypatch.setattr(subscriptions, "is_product", judge)
    listed = Subscriptions(root, "Tidelight")
    scope = listed.scope()

    assert [each.name for each in scope.blocks if each.heading] == ["Flat 39"]
    assert len(listed.running) == len(names)
    assert len(listed.rivals) == len(names) - 1
    assert len(judged) == len({id(each) for each in judged}) <= len(list(root.walk()))


@pytest.mark.spec("account.scope")
def test_a_part_that_sells_more_is_no_subscription() -> None:
    """Required: what stands under "Add a pass" does not run, whatever it costs."""
    sold = "Sport pass, active any time\n$29.90 per month"
    text = f"Drama pass\n$9.90 per month, next charge on 5 December 2026\nAdd a pass\n{sold}"
    view = page(heading("Drama pass", 2), heading("Add a pass", 2), text=text)
    parts = {part.heading: part for part in page_blocks(view).walk()}
    assert is_product(parts["Drama pass"])
    assert not is_product(parts["Add a pass"])


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize("record", ["Letzte Rechnung", "Last invoice", "Dernière facture", "Latest payment"])
def test_the_last_bill_is_no_subscription(record: str) -> None:
    """Required: a card about a payment is a record, although something was charged on a day."""
    bill = "November\ncharged on 3 November 2026\n$18.98"
    text = f"{record}\n{bill}\nFlat M\nActive\n$14.99 / month"
    parts = page_blocks(page(heading(record, 2), heading("Flat M", 2), text=text))
    assert [block.heading for block in Subscriptions(parts).running] == ["Flat M"]


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("labels", "product"),
    [
        (("News", "Details", "Cancel subscription"), True),
        (("Internet", "Invoices", "K\u00fcndigen"), True),
        (("Account", "Payments", "Cancel subscription"), False),
        (("My membership", "Payments", "Cancel subscription"), False),
    ],
)
def test_card_of_links_is_a_subscription_unless_named_by_a_part_of_the_account(
    labels: tuple[str, ...], *, product: bool
) -> None:
    """Required: else one that goes on would not be seen beside one that ended."""
    text = "\n".join(labels)
    links = [control(each, "link", node=f"0:{number}", block=0) for number, each in enumerate(labels)]
    (card,) = page_blocks(page(*links, text=text, blocks=(Block("card", 0, len(text)),))).parts
    assert is_product(card) is product


@pytest.mark.spec("account.scope")
def test_a_name_with_its_state_beside_it_is_a_subscription() -> None:
    """Required: cards without a heading are told apart, too."""
    line = "$9.90 per month, next charge on 5 December 2026"
    text = f"Tidelight Premium Active\n{line}\nSurfline Pro Active\n{line}"
    half = text.index("Surfline")
    view = page(
        control("More about Tidelight Premium", block=0),
        control("More about Surfline Pro", block=1),
        text=text,
        blocks=(Block("card", 0, half - 1), Block("card", half, len(text))),
    )
    scope = Subscriptions(page_blocks(view), "Tidelight").scope()
    assert [block.name for block in scope.others] == ["Surfline Pro Active"]
    known = Subscriptions(page_blocks(view), "Tidelight").scope(frozenset({"Surfline Pro Active"}))
    assert "Surfline" not in known.text


@pytest.mark.spec("account.blocks")
@pytest.mark.parametrize(("count", "href", "is_menu"), [(4, "/x", True), (3, "/x", False), (4, "", False)])
def test_list_of_nothing_but_links_is_a_menu(count: int, href: str, is_menu: bool) -> None:
    """Required: four or more items, each a link and no other word."""
    names = [f"Item {number}" for number in range(count)]
    text = "\n".join(names)
    items = tuple(Block("listitem", text.index(name), text.index(name) + len(name), parent=0) for name in names)
    links = [control(name, "link", node=f"0:{at}", href=href, block=at + 1) for at, name in enumerate(names)]
    view = page(*links, text=text, blocks=(Block("card", 0, len(text)), *items))
    assert bool(links_of_menus(page_blocks(view))) is is_menu


@pytest.mark.spec("account.blocks")
def test_link_with_a_name_and_a_state_is_a_card() -> None:
    """Required: of two contracts drawn as links, each is one, and the named one that ended is not replaced."""
    first = "Deutschlandticket Abo\nContract DT-7720\n{state}\n$63.00 per month"
    second = "Flat\nContract LR-2051\nActive\n$9.90 per month"

    def account(state: str) -> PageView:
        texts = (first.format(state=state), second)
        links = [
            replace(control(" ".join(text.split("\n")), "link", href=f"{HOME}/{at}"), title=text.split("\n")[0])
            for at, text in enumerate(texts)
        ]
        return page(*links, text="My plans\n" + "\n".join(texts))

    runs = Subscriptions(page_blocks(account("Active")), "Example (Deutschlandticket)")
    assert [each.name for each in runs.running] == ["Deutschlandticket Abo", "Flat"]
    assert runs.meant is not None
    assert runs.meant.name == "Deutschlandticket Abo"
    ended = Subscriptions(page_blocks(account("Cancelled, ends on 31 December 2026")), "Example (Deutschlandticket)")
    assert [each.name for each in ended.running] == ["Flat"]
    assert ended.meant is None


@pytest.mark.spec("account.blocks")
def test_state_drawn_above_a_heading_is_not_the_card_s_name() -> None:
    text = "Active\nReader Digital\nContract 4513377, $29.90 per month"
    view = page(heading("Reader Digital", 2, block=0), text=text, blocks=(Block("card", 0, len(text)),))
    assert [each.name for each in Subscriptions(page_blocks(view)).running] == ["Reader Digital"]


@pytest.mark.spec("account.scope")
def test_lines_of_a_scope_stand_in_the_order_of_the_page() -> None:
    text = "Before\nOn\nAfter"
    view = page(text=text, blocks=(Block("card", 0, len(text)), Block("row", 7, 9, 0)))
    assert Subscriptions(page_blocks(view)).scope().text == text


@pytest.mark.spec("account.blocks")
def test_dialog_behind_the_last_section_is_no_part_of_it() -> None:
    """Required: kits draw dialogs at the end of the page, whatever stands above them."""
    text = "Included\nBoard\nManage plan\nCancel plan"
    start = text.index("Manage")
    frame, dialog = Block("card", start, len(text)), Block("dialog", start, len(text), parent=0)
    root = page_blocks(page(heading("Included", 2), control("Cancel plan", block=1), text=text, blocks=(frame, dialog)))
    assert outline(root) == [
        ("page", "", []),
        ("heading", "Included", ["Board"]),
        ("card", "", []),
        ("dialog", "", ["Manage plan", "Cancel plan"]),
    ]


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("rows", "product"),
    [
        (("16 November 2026|Flat M|$9.90|Paid", "16 October 2026|Flat M|$9.90|Paid"), False),
        (("Next charge|16 November 2026|$9.90", "Contract|4513377"), True),
    ],
)
def test_a_table_of_payments_is_no_subscription(rows: tuple[str, ...], *, product: bool) -> None:
    """Required: several days with a sum each are what was paid, whatever is explained below them."""
    lines = [row.replace("|", "\n") for row in rows]
    text = "\n".join(["Flat M", *lines, "Notes", "Passes renew automatically each month."])
    places = [(text.index(each), text.index(each) + len(each)) for each in lines]
    view = page(
        *(heading("Flat M", 2), heading("Notes", 3)), text=text, blocks=tuple(Block("row", *each) for each in places)
    )
    (part,) = page_blocks(view).parts
    assert is_product(part) is product


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(("button", "running"), [("Add Boost", ["Flat M"]), ("Manage Boost", ["Flat M", "Boost"])])
def test_what_is_only_sold_does_not_run(button: str, running: list[str]) -> None:
    """Required: "renews automatically" is said of what one may buy, too; a day, or a control of one's own, is not."""
    text = f"Flat M\nRenews on 6 January 2027\nBoost\nFree trial, then $6 a month. Renews automatically.\n{button}"
    view = page(heading("Flat M", 2), heading("Boost", 2), control(button), text=text)
    assert [each.name for each in Subscriptions(page_blocks(view)).running] == running


@pytest.mark.spec("account.scope")
def test_columns_of_links_with_a_copyright_are_the_footer() -> None:
    """Required: a column called like the service, in a footer without its role, is not the subscription."""
    columns = {"Example": ("About us", "Press", "Jobs"), "Offers": ("Gifts", "Firms", "Schools")}
    columns["Help"] = ("Contact", "Cancel your contract", "\N{COPYRIGHT SIGN} Example")
    text = "\n".join("\n".join([name, *links]) for name, links in columns.items())
    links = [each for names in columns.values() for each in names if each[0].isalpha()]
    items = [control(each, "link", node=f"0:{at}", href=f"{HOME}/{at}", block=0) for at, each in enumerate(links, 10)]
    heads = [heading(name, 3, node=f"0:{at}", block=0) for at, name in enumerate(columns, 1)]
    ordered = sorted([*heads, *items], key=lambda each: text.index(each.label))
    blocks = (Block("card", 0, len(text)),)
    filler = [control(f"More {at}", "link", node=f"0:{at}", href=f"{HOME}/{at}", block=0) for at in range(40, 44)]
    (card,) = page_blocks(page(*ordered, *filler, text=text, blocks=blocks)).parts
    assert is_footer(card)
