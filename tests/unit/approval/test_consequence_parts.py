"""Which parts of a page count for a press: its dialog, its card, its list, and what other controls offer beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import HOME, control, page
from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.own_part import captioned, own_lines, own_words, text_without_offers
from subterminator.domain.page import Block
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.blocks import page_blocks

ENDS = "Your membership will end on 4 December 2026."
GONE = "Your order will end."
OTHER = [f"the page says that something else ends: '{GONE}'"]
DEPOSIT = "Your deposit of $4.00"
SUM = [f"the page names a sum, and it is not clear what for: {DEPOSIT}"]
KNOWN = Known("Tidelight", "Premium\nYour membership is active. Next billing date: 4 December 2026.")
ACCOUNT = replace(KNOWN, on_account=True)
FINISH = control("Finish cancellation", node="0:7")


def found_on(
    view: PageView, known: Known = KNOWN, *, label: str = "Finish cancellation", folded: str = ""
) -> list[str]:
    asked = next(each for each in view.elements if each.label == label)
    return Consequences(Lexicon.load()).read(asked, view, folded, known)


def shown(name: str, role: str = "heading", node: str = "0:30", **fields: Any) -> Element:
    """An element that is no control."""
    return Element(0, node, role, name, text=name, **fields)


def parts(*parts_: str, kind: str = "card", role: str = "button") -> PageView:
    """A page of blocks of one kind, or of "kind| ...": "# " begins a heading, "> " a control, "- " a disabled one."""
    lines: list[str] = []
    blocks: list[Block] = []
    elements: list[Element] = []
    at = 0
    for number, described in enumerate(parts_):
        own_kind, _, part = described.rpartition("| ")
        begin = at
        for raw in part.split(" / "):
            sign, _, label = raw.partition(" ")
            line = label if sign in {"#", ">", "-"} else raw
            node = f"0:{len(elements) + 10}"
            if sign == "#":
                elements.append(shown(line, node=node, block=number, level=2))
            elif line != raw:
                states = ("disabled",) if sign == "-" else ()
                elements.append(control(line, role, block=number, node=node, states=states))
            lines.append(line)
            at += len(line) + 1
        blocks.append(Block(own_kind or kind, begin, at - 1))
    return page(*elements, url=f"{HOME}/leave", text="\n".join(lines), blocks=tuple(blocks))


# -- the dialog --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("finish_in", "sentence_in", "told"), [(0, 0, True), (0, None, False), (None, None, True), (None, 0, True)]
)
def test_dialog_of_the_control_is_all_that_counts(finish_in: int | None, sentence_in: int | None, told: bool) -> None:
    """Required: what lies behind it is not what is asked; the dialog of another control covers nothing."""
    dialog = control("Really?", "dialog", node="0:1")
    sentence = shown(GONE, "paragraph", parent=sentence_in)
    finish = replace(FINISH, parent=finish_in)
    view = replace(page(dialog, sentence, finish, text=f"Really?\n{GONE}\n{FINISH.label}"), dialog=0)
    assert found_on(view) == (OTHER if told else [])
    assert found_on(replace(view, dialog=None)) == OTHER


@pytest.mark.spec("approval.consequences")
def test_dialog_on_the_account_page_counts_as_a_whole() -> None:
    """Required: the parts of the account page are about other things; those of a dialog are about its question."""
    dialog = control("Really?", "dialog", node="0:1")
    sentence = shown(GONE, "paragraph", parent=0)
    title = shown("Leaving", node="0:31", parent=0, level=2)
    view = replace(page(dialog, sentence, title, replace(FINISH, parent=0), text="Account"), dialog=0)
    assert found_on(view, ACCOUNT) == OTHER
    box = control("Xylofon", "radio", node="0:9", states=("checked",))
    view = replace(page(dialog, replace(FINISH, parent=0), box, text="Account"), dialog=0)
    assert found_on(view, ACCOUNT) == ["the answer 'Xylofon' is chosen on the page"]


# -- labels and options ------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("element", "told"),
    [
        (control(GONE, node="0:9"), False),
        (control(GONE, "link", node="0:9"), False),
        (control(GONE, "option", node="0:9"), False),
        (control(GONE, "tab", node="0:9"), False),
        (control(GONE, "radio", node="0:9", states=("unchecked",)), False),
        (control(GONE, "radio", node="0:9", states=("unchecked", "disabled")), False),
        (control(GONE, "radio", node="0:9", states=("checked",)), True),
        (control(GONE, "radio", node="0:9", states=("mixed",)), True),
        (control(GONE, "radio", node="0:9"), True),
        (control(GONE, "checkbox", node="0:9", states=("unchecked",)), True),
        (control(GONE, "checkbox", node="0:9", states=("checked",)), True),
        (control(GONE, "row", node="0:9"), True),
        (shown(GONE), True),
        (shown(GONE, "paragraph"), True),
        (shown(GONE, "button"), True),
    ],
)
def test_label_of_a_control_is_no_statement(element: Element, told: bool) -> None:
    """Required: of a button, a link, a list entry or an answer that is not chosen; headings, texts and boxes state."""
    view = page(FINISH, element, text=f"{ENDS}\n{GONE}\nFinish cancellation")
    assert (OTHER[0] in found_on(view)) is told
    assert told or found_on(view) == []


@pytest.mark.spec("approval.consequences")
def test_sentence_beside_the_answer_that_is_not_chosen_states_something() -> None:
    """Required: only the label itself is left out."""
    answer = control(GONE, "radio", node="0:9", states=("unchecked",))
    for line in (f"Then: {GONE}", f"Now {GONE}", "Your order will end now."):
        assert found_on(page(FINISH, answer, text=f"{ENDS}\n{line}\nFinish cancellation")) != []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Refund Your order will end.", False),
        ("Refund Your order will end. Now", True),
        ("Your order will end. Back", False),
        ("Your order will end.", False),
        ("Also Your order will end.", True),
    ],
)
def test_line_of_labels_alone_is_no_statement(line: str, told: bool) -> None:
    """Required: the longest labels are taken out first; with another word it is read as a whole."""
    others = [control(each, node=f"0:{at}") for at, each in enumerate(("Back", "Refund", GONE, "end", ""), 40)]
    view = page(FINISH, *others, text=f"{ENDS}\n{line}\nFinish cancellation")
    assert [each.split(": ")[0] for each in found_on(view)] == (["the page says that something else ends"] * told)


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "label", "left"),
    [
        ("ann@example.com Remove", "Remove", "ann@example.com"),
        ("Remove ann@example.com", "Remove", "ann@example.com"),
        ("Delete Ann Lee Delete", "Delete", "Ann Lee"),
        ("Fotos löschen", "löschen", "Fotos"),
        ("Zorvik blap 450 Remove", "Remove", "Zorvik blap 450"),
        ("Early return fee $319 Pay", "Pay", "Early return fee $319 Pay"),
        # the rest acts, or is the beginning of the sentence that the label ends
        ("All your data will be deleted Delete", "Delete", "All your data will be deleted Delete"),
        ("Wir werden Ihre Daten löschen", "löschen", "Wir werden Ihre Daten löschen"),
        ("We will then delete your photos", "delete your photos", "We will then delete your photos"),
        # the label states something, is not understood, or has a number
        ("Ann Lee Your data will be deleted", "Your data will be deleted", "Ann Lee Your data will be deleted"),
        ("Ann Lee Frobnicate", "Frobnicate", "Ann Lee Frobnicate"),
        ("Settlement: $49", "$49", "Settlement: $49"),
        ("Settlement Pay $49", "Pay $49", "Settlement Pay $49"),
        ("Wir werden Ihre Daten löschen, sobald es geht", "löschen", "Wir werden Ihre Daten löschen, sobald es geht"),
        ("Alle Daten löschen wir", "löschen", "Alle Daten löschen wir"),
        # no label beside it
        ("ann@example.comRemove", "Remove", "ann@example.comRemove"),
        ("Removeann@example.com", "Remove", "Removeann@example.com"),
    ],
)
def test_name_is_left_without_the_labels_of_controls_beside_it(line: str, label: str, left: str) -> None:
    """Required: what acts, states or costs something keeps every word."""
    assert own_words(line, {label, "Finish cancellation"}, "Finish cancellation") == left


@pytest.mark.spec("approval.consequences")
def test_longest_label_behind_a_name_is_left_out_and_never_the_pressed_one() -> None:
    """Required: whatever order the labels have; the press itself says what it does."""
    labels = {"Remove", "Delete and Remove", "and Remove"}
    assert own_words("Ann Lee Delete and Remove", labels, "Finish") == "Ann Lee"
    assert own_words("Ann Lee Remove", labels, "Remove") == "Ann Lee Remove"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "told"),
    [("ann@example.com Remove", False), ("All your data will be deleted Remove", True), ("Settlement: $49", True),
     ("Wir werden Ihre Daten löschen", True)],
)  # fmt: skip
def test_label_behind_a_name_is_no_deletion(line: str, *, told: bool) -> None:
    """Required: who shares the plan is removed by a control of his own; a deletion or a sum is still told."""
    others = [control(each, node=f"0:{at}") for at, each in enumerate(("Remove", "löschen", "$49"), 40)]
    assert (found_on(page(FINISH, *others, text=f"{ENDS}\n{line}\nFinish cancellation")) != []) is told


@pytest.mark.spec("approval.consequences")
def test_label_of_the_pressed_control_among_others_is_read_alone() -> None:
    """Required: a row of buttons says what the pressed one says, and not what the others do."""
    finish = control("It restarts by itself.", node="0:7", text="It restarts by itself.")
    view = page(finish, control(GONE, node="0:8"), text=f"{ENDS}\n{finish.label} {GONE}")
    assert found_on(view, label=finish.label) == [
        "the page says that something begins or goes on afterwards: 'It restarts by itself.'"
    ]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("account", "label", "role", "strange"),
    [
        ("Basketnews", "", "button", False),
        ("Basketnews", "Basketnews", "button", False),
        ("Basketnews", "Basketnews", "link", False),
        ("Cancel Basketnews", "Cancel Basketnews", "button", True),
        ("Stop Basketnews", "Stop Basketnews", "link", True),
        ("Pause Basketnews", "Pause Basketnews", "button", True),
        ("Change Basketnews", "Change Basketnews", "button", True),
        ("Keep Basketnews", "Keep Basketnews", "button", False),
        ("Cancel  Basketnews", "Cancel Basketnews", "button", True),
        ("Cancel Basketnews", "Cancel Basketnews", "checkbox", False),
        ("Cancel Basketnews", "", "button", False),
    ],
)
def test_label_that_acts_names_nothing_on_the_account_page(account: str, label: str, role: str, strange: bool) -> None:
    """Required: a button beside it that acts on another product does not make that the subscription's name."""
    sentence = "Your Basketnews membership will end."
    others = [control(label, role, node="0:9")] if label else []
    view = page(FINISH, *others, text=f"{sentence}\nFinish cancellation")
    told = [f"the page says that it is 'Basketnews' whose subscription ends: '{sentence}'"]
    assert found_on(view, Known("Tidelight", account)) == (told if strange else [])


# -- folded text and captions ------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("folded", "warnings"),
    [
        ("", []),
        (GONE, OTHER),
        (f"Hello. {GONE}", OTHER),
        ("Your de\ufffcposit of $4.00", [*SUM, "a part of the page is drawn, and cannot be read: look at the picture"]),
        ("\ufffc", ["a part of the page is drawn, and cannot be read: look at the picture"]),
    ],
)
def test_folded_text_is_read_without_what_is_drawn(folded: str, warnings: list[str]) -> None:
    """Required: signs that stand for pictures part no words; that there are any is told, but on the account page."""
    view = page(FINISH, text=f"{ENDS}\nFinish cancellation")
    assert found_on(view, folded=folded) == warnings
    drawn = "a part of the page is drawn, and cannot be read: look at the picture"
    assert found_on(view, ACCOUNT, folded=folded) == [each for each in warnings if each != drawn]


CAPTIONED = "the page names a sum, and it is not clear what for: "


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["Your deposit", "$4.00"], "Your deposit: $4.00"),
        (["Your deposit:", "$4.00"], "Your deposit: $4.00"),
        (["Your deposit :", "4.00 USD"], "Your deposit: 4.00 USD"),
        (["Your deposit", "", "$4.00"], "Your deposit: $4.00"),
        (["Your deposit", "$4.00 paid"], "Your deposit: $4.00 paid"),
        (["$4.00", "of yours"], "$4.00"),
        (["Your savings", "of yours", "$4.00"], "of yours: $4.00"),
        (["Your deposit for X", "$4.00"], "Your deposit for X: $4.00"),
        (["Your deposit of $4.00", "now"], "Your deposit of $4.00"),
        (["You saved", "$4.00"], ""),
        (["Your deposit", "USD"], ""),
    ],
)
def test_amount_on_its_own_line_belongs_to_the_line_before(lines: list[str], told: str) -> None:
    """Required: a line that begins with a sum or has no word of four letters; the caption says what it is for."""
    view = page(FINISH, text="\n".join(lines))
    expected = [f"{CAPTIONED}{told}"] if told else []
    assert found_on(view) == expected
    assert found_on(page(FINISH, text=ENDS), folded="\n".join(lines)) == expected


# -- the part of the control -------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("kind", "own"),
    [
        *[(kind, True) for kind in ("form", "dialog", "alertdialog", "card", "region", "article", "row", "listitem")],
        *[(kind, False) for kind in ("group", "main", "section")],
    ],
)
def test_on_the_account_page_the_item_of_the_control_counts(kind: str, own: bool) -> None:
    """Required: other items are about other things; a mere group of lines is no item."""
    view = parts(f"{ENDS} / > Finish cancellation", f"group| {DEPOSIT}", kind=kind)
    assert found_on(view) == SUM
    assert found_on(view, ACCOUNT) == ([] if own else SUM)
    assert found_on(parts(f"{DEPOSIT} / > Finish cancellation", ENDS, kind=kind), ACCOUNT) == SUM


@pytest.mark.spec("approval.consequences")
def test_what_stands_under_the_heading_of_the_control_is_its_item() -> None:
    """Required: headings alone divide a page too; a group in an item belongs to it."""
    titles = (shown("Payment", level=2), shown("Leaving", node="0:31", level=2))
    view = page(*titles, FINISH, text=f"Payment\n{DEPOSIT}\nLeaving\n{ENDS}\nFinish cancellation")
    assert (found_on(view), found_on(view, ACCOUNT)) == (SUM, [])
    text = f"{DEPOSIT}\nFinish cancellation"
    start = len(DEPOSIT) + 1
    blocks = (Block("card", 0, len(text)), Block("group", start, len(text), 0))
    inner = page(replace(FINISH, block=1), text=text, blocks=blocks)
    assert found_on(inner, ACCOUNT) == SUM


@pytest.mark.spec("approval.consequences")
def test_choices_of_other_items_of_the_account_page_are_theirs() -> None:
    """Required: elsewhere a press may send them."""
    view = parts(f"{ENDS} / > Finish cancellation", "Payment / > Xylofon")
    box = replace(view.elements[1], role="radio", states=("checked",))
    view = replace(view, elements=(view.elements[0], box))
    assert found_on(view) == ["the answer 'Xylofon' is chosen on the page"]
    assert found_on(view, ACCOUNT) == []
    inside = replace(view, elements=(view.elements[0], replace(box, block=0)))
    assert found_on(inside, ACCOUNT) == ["the answer 'Xylofon' is chosen on the page"]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("heading", "own", "elsewhere", "told"),
    [
        ("Basketnews", "Hello", "It renews on 4 December 2026.", True),
        ("Basketnews", "Hello", "Your membership is active.", True),
        ("Basketnews", "Hello", "Hello", False),
        ("Basketnews", "It renews on 4 December 2026.", "Hello", False),
        ("Basketnews", "It renews on 4 December 2026.", "It renews on 5 December 2026.", False),
        # of the words with a capital those that nobody knows are told by their share
        ("Tidelight", "Hello", "It renews on 4 December 2026.", False),
        ("basketnews", "Hello", "It renews on 4 December 2026.", False),
        ("Your membership", "Hello", "It renews on 4 December 2026.", False),
        ("Basketnews Tidelight", "Hello", "It renews on 4 December 2026.", False),
        ("Basketnews Kayak Tidelight", "Hello", "It renews on 4 December 2026.", True),
        ("Basketnews Kayak Blorp Tidelight Premium", "Hello", "It renews on 4 December 2026.", True),
        ("Basketnews Kayak Tidelight Premium", "Hello", "It renews on 4 December 2026.", False),
        ("Basketnews Membership", "Hello", "It renews on 4 December 2026.", False),
    ],
)
def test_control_under_a_strange_name_is_told_on_the_account_page(
    heading: str, own: str, elsewhere: str, told: bool
) -> None:
    """Required: where the running subscription stands in another part, and not in that of the control."""
    view = parts(f"# Premium / {elsewhere}", f"# {heading} / {own} / > Cancel plan")
    stands = f"it stands under '{heading}', and not where the subscription stands"
    assert (stands in found_on(view, ACCOUNT, label="Cancel plan")) is told
    assert stands not in found_on(view, label="Cancel plan")
    bare = parts(f"# Premium / {elsewhere}", f"{own} / > Cancel plan")
    assert not any("it stands under" in each for each in found_on(bare, ACCOUNT, label="Cancel plan"))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("part", "label", "told"),
    [
        ("row| Newsletter / > Unsubscribe", "Unsubscribe", "it stands beside 'Newsletter', which is something else"),
        ("card| Orders / > Cancel", "Cancel", "it stands beside 'Orders', which is something else"),
        ("row| Newsletter / > Cancel my plan", "Cancel my plan", ""),
        ("row| Newsletter / > Cancel my plan, keep account", "Cancel my plan, keep account", ""),
        ("row| Newsletter / > Cancel my booking", "Cancel my booking",
         "it stands beside 'Newsletter', which is something else"),
        ("row| Premium / > Cancel", "Cancel", ""),
        ("card| # Newsletter / Weekly / > Cancel", "Cancel",
         "it stands in a part of the page that is about something else"),
        ("card| # Premium / Monthly / > Cancel", "Cancel", ""),
        ("card| # Newsletter / Weekly / > Cancel my plan", "Cancel my plan", ""),
    ],
)  # fmt: skip
def test_control_in_the_item_of_another_thing_is_told(part: str, label: str, told: str) -> None:
    """Required: by its row's caption or its card's heading, unless its own label names the subscription."""
    view = parts(f"# Leaving / {ENDS}", part)
    beside = [each for each in found_on(view, label=label) if each.startswith("it stands")]
    assert beside == ([told] if told else [])


@pytest.mark.spec("approval.consequences")
def test_control_in_no_item_stands_beside_nothing() -> None:
    """Required: a page without parts, and a dialog, are about what was asked."""
    bare = control("Cancel", node="0:7")
    assert found_on(page(bare, text="Newsletter\nCancel"), replace(KNOWN, in_flow=True), label="Cancel") == []
    dialog = control("Newsletter", "dialog", node="0:1")
    title = shown("Newsletter", parent=0, level=2)
    view = replace(page(dialog, title, replace(bare, parent=0), text="Newsletter\nCancel"), dialog=0)
    assert found_on(view, label="Cancel") == []


# -- what is lost ------------------------------------------------------------------------------------------------------

PICTURES = "Minden 1 234 mentett kép"
CHARGE = [f"the page may speak of a charge: {PICTURES}"]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("part", "warnings"),
    [
        (f"# You lose / {PICTURES}", []),
        (f"# You will lose these / {PICTURES}", []),
        (f"You lose: / {PICTURES}", []),
        (f"# You keep / {PICTURES}", CHARGE),
        (f"# You do not lose / {PICTURES}", CHARGE),
        (f"# Premium / You lose: / {PICTURES}", CHARGE),
        (f"{PICTURES} / You lose:", CHARGE),
        ("# You lose / 4 EUR", ["the page names a sum, and it is not clear what for: You lose: 4 EUR"]),
        ("# You lose / Films worth 4 EUR", []),
        ("# You lose / We charge 4 EUR for films", [f"{CAPTIONED}We charge 4 EUR for films"]),
        ("# You keep / Films worth 4 EUR", [f"{CAPTIONED}Films worth 4 EUR"]),
    ],
)
def test_number_in_a_list_of_what_is_lost_counts_that(part: str, warnings: list[str]) -> None:
    """Required: what stands under a line that says so; what is charged there is charged all the same."""
    assert found_on(parts(part, f"{ENDS} / > Finish cancellation")) == warnings


@pytest.mark.spec("approval.consequences")
def test_items_of_a_list_of_what_is_lost_count_as_its_lines() -> None:
    """Required: each in a part of its own; not what follows the list, and on the account page only its own part."""
    text = f"You lose\n{PICTURES}\n{DEPOSIT}\nFinish cancellation"
    begin = len("You lose") + 1
    end = begin + len(PICTURES)
    item = (Block("list", 0, end), Block("listitem", begin, end, 0))
    view = page(FINISH, text=text, blocks=item)
    assert found_on(view) == SUM
    own = parts(f"# You lose / {PICTURES}", f"{PICTURES} / > Finish cancellation")
    assert found_on(own) == []
    assert found_on(own, ACCOUNT) == CHARGE


# -- offers ------------------------------------------------------------------------------------------------------------

OFFERED = "Get 3 months for $1!"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("sentence", "more", "told"),
    [
        (OFFERED, control("Accept offer", node="0:9"), False),
        (OFFERED, control("Accept offer", "link", node="0:9"), False),
        (OFFERED, control("Pause my plan", node="0:9"), False),
        (OFFERED, control("Upgrade to Gold", node="0:9"), False),
        (OFFERED, control("Accept offer", "checkbox", node="0:9"), True),
        (OFFERED, control("Keep my plan", node="0:9"), True),
        (OFFERED, None, True),
        (DEPOSIT, control("Accept offer", node="0:9"), True),
    ],
)
def test_price_of_an_offer_beside_its_own_control_is_no_cost(sentence: str, more: Element | None, told: bool) -> None:
    """Required: a button or a link that takes it; any other sum counts."""
    view = page(FINISH, *filter(None, [more]), text=f"{ENDS}\n{sentence}\nFinish cancellation")
    assert found_on(view) == ([f"{CAPTIONED}{sentence}"] if told else [])


@pytest.mark.spec("approval.consequences")
def test_price_that_the_pressed_control_itself_takes_is_told() -> None:
    """Required: an offer is beside the control only if another control takes it, in the same item."""
    take = control("Accept offer", node="0:7")
    view = page(take, text=f"{ENDS}\n{OFFERED}\nAccept offer")
    assert found_on(view, label="Accept offer") == [f"{CAPTIONED}{OFFERED}"]
    elsewhere = parts(f"{ENDS} / {OFFERED} / > Finish cancellation", "group| > Accept offer")
    assert found_on(elsewhere) == [f"{CAPTIONED}{OFFERED}"]


OWN = f"# Leaving / {ENDS} / > Finish cancellation"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("part", "role", "read_over"),
    [
        ("card| Gold / Pay $4.00 now / > Upgrade to Gold", "button", True),
        ("card| Gold / Pay $4.00 now / > Upgrade to Gold", "link", True),
        ("card| Gold / Pay $4.00 now / > Upgrade to Gold", "generic", True),
        ("card| Gold / Pay $4.00 now / > Upgrade to Gold", "checkbox", False),
        ("form| Gold / Pay $4.00 now / > Upgrade to Gold", "button", True),
        ("row| Gold / Pay $4.00 now / > Upgrade to Gold", "button", True),
        ("group| Gold / Pay $4.00 now / > Upgrade to Gold", "button", False),
        ("card| Gold / Pay $4.00 now / > Keep my plan", "button", False),
        ("card| Gold / Pay $4.00 now / > Keep my plan / > Accept offer", "button", True),
        ("card| Gold / Pay $4.00 now / > Finish cancellation now / > Accept offer", "button", True),
        ("card| Gold / Pay $4.00 now / > Accept offer / > End my plan", "button", True),
        ("card| Premium / Your deposit of $4.00 / - Current plan", "button", True),
        ("card| Premium / Your deposit of $4.00 / - Current plan / - Selected", "button", True),
        ("card| Premium / Your deposit of $4.00 / - Current plan / > Details", "button", False),
        ("card| Premium / Your deposit of $4.00", "button", False),
        ("card| Premium / We charge $4.00 now / - Current plan", "button", False),
        ("card| Gold / Pay $4.00 now, your plan ends / > Upgrade to Gold", "button", False),
        ("card| Gold / Pay $4.00 now, we stop it / > Upgrade to Gold", "button", False),
        ("card| Gold / Pay $4.00 now if you leave / > Upgrade to Gold", "button", False),
        ("card| Gold / Pay $4.00 now, and we delete it / > Upgrade to Gold", "button", False),
    ],
)
def test_offer_with_its_own_control_is_left_out(part: str, role: str, read_over: bool) -> None:
    """Required: an item that offers, or the plan one has, and does not speak of an end; its text is left out too."""
    view = parts(OWN, part, role=role)
    view = replace(view, elements=(view[0], replace(view[1], role="button"), *view.elements[2:]))
    told = [each for each in found_on(view) if "names a sum" in each]
    assert (told == []) is read_over
    text = text_without_offers(view, view[1])
    assert ("$4.00" not in text) is read_over
    assert {"Leaving", ENDS, "Finish cancellation"} <= set(text.splitlines())


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ann@example.com Remove", False),
        ("Ann verwijderen", False),
        ("Remove", False),
        ("Remove Ann.", True),
        ("Remove your photos", True),
        ("Wir löschen alle Daten", True),
        ("Wir löschen alles", True),
        ("We delete your photos", True),
        ("Deletion of your data", True),
        ("Kontolöschung", True),
        ("Perderás tus puntos", True),
        ("全データが削除", True),
        ("Early termination fee", True),
    ],
)
def test_verb_alone_or_beside_a_name_is_a_control_of_folded_text(line: str, *, told: bool) -> None:
    """Required: many sentences and captions read as orders; what names a thing, a noun or a person's act states it."""
    assert (found_on(page(FINISH, text=f"{ENDS}\nFinish cancellation"), folded=line) != []) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("line", "sells"),
    [
        ("Buy your bicycle for $319", True),
        ("Koop je fiets voor € 319", True),
        ("Buy your phone for $319", True),
        ("Early return fee $319", False),
        ("Buy out your contract for $319", False),
        ("Buy out the remaining months for $319", False),
        ("Buy your bicycle for $319 and pay a fee of $20", False),
        ("You have to buy your bicycle for $319", False),
        ("Pay $319 to leave early", False),
        ("$319", False),
    ],
)
def test_item_that_only_sells_a_thing_is_about_that(line: str, *, sells: bool) -> None:
    """Required: with a button of its own; what ending costs, or buys out, counts in the same item."""
    for kind in ("row", "card", "listitem"):
        assert (found_on(parts(OWN, f"{kind}| Your bicycle / {line} / > Details")) == []) is sells
    assert found_on(parts(OWN, f"row| Your bicycle / {line}")) != []
    assert found_on(parts(OWN, f"row| Your bicycle / {line} / Early return fee $20 / > Details")) != []


@pytest.mark.spec("approval.consequences")
def test_offer_is_known_by_a_control_that_can_be_pressed() -> None:
    """Required: a drawn button takes no offer, and one without a name does not make a plan another one."""
    view = parts(OWN, "Gold / Pay $4.00 now / > Upgrade to Gold")
    drawn = replace(view, elements=(*view.elements[:2], replace(view[2], interactive=False)))
    assert (found_on(view), [each.split(": ")[0] for each in found_on(drawn)]) == ([], [CAPTIONED.removesuffix(": ")])
    view = parts(OWN, "Premium / Your deposit of $4.00 / - Current plan")
    icon = replace(control("", node="0:40", block=1), ref=3)
    assert found_on(replace(view, elements=(*view.elements, icon))) == []


@pytest.mark.spec("approval.consequences")
def test_text_without_offers_keeps_everything_else() -> None:
    """Required: headings and lines of all parts, in their order, and the item of the control itself."""
    offer = "Gold / Pay $4.00 now / > Upgrade to Gold"
    view = parts(OWN, offer, "# More / Hello")
    kept = [line for line in text_without_offers(view, view[1]).splitlines() if line]
    assert kept == ["Leaving", ENDS, "Finish cancellation", "More", "Hello"]
    own = parts(f"{offer} / > Finish cancellation", "navigation| Home")
    kept = [line for line in text_without_offers(own, own[1]).splitlines() if line]
    assert kept == ["Gold", "Pay $4.00 now", "Upgrade to Gold", "Finish cancellation", "Home"]


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("$6.99, added to every delivery", False),
        ("$6.99, due when your membership ends", True),
    ],
)
def test_price_of_an_add_on_with_its_own_control_is_no_cost_of_the_end(said: str, *, counts: bool) -> None:
    """Required: it is paid for that thing; where the part speaks of an end, its sum still counts."""
    view = parts(
        f"region| # Weekly extras / {said} / > Remove",
        "region| # Plan status / You can cancel online. / > Cancel plan",
    )
    asked = next(each for each in view.elements if each.label == "Cancel plan")
    assert ("6.99" in text_without_offers(view, asked)) is counts
    assert any("6.99" in each for each in found_on(view, label="Cancel plan")) is counts


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("above", "joined"),
    [
        ("Price", True),
        ("Price:", True),
        ("Your plan is over by then.", False),  # a sentence is no caption
        ("Price of the plan that you have chosen on your own", False),
        ("Membershippriceincludingeverything Membershippriceincludingeverything", False),
    ],
)
def test_value_is_joined_to_a_caption_above_it(above: str, *, joined: bool) -> None:
    """Required: a sum belongs to the short caption before it, and to no sentence and no long line."""
    lines = captioned([above, "\u00a318.00 on 10 November"])
    assert lines == (
        [f"{above.rstrip(':')}: \u00a318.00 on 10 November"] if joined else [above, "\u00a318.00 on 10 November"]
    )


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(("chosen", "warned"), [(0, False), (1, True), (None, True)])
def test_explanation_of_an_answer_that_is_not_chosen_is_none_of_the_press(chosen: int | None, *, warned: bool) -> None:
    """Required: what the chosen one says counts, and all of it while none is chosen."""
    told = ("Cancel at the end of the period", "Your plan runs until then."), ("Close it now", GONE)
    radios = [
        control(
            f"{title} {below}",
            "radio",
            node=f"0:{number}",
            title=title,
            attributes=(("name", "when"),),
            states=("checked" if number == chosen else "unchecked",),
        )
        for number, (title, below) in enumerate(told)
    ]
    lines = [line for answer in told for line in answer]
    view = page(*radios, FINISH, url=f"{HOME}/leave", text="\n".join([ENDS, *lines, FINISH.label]))
    assert (OTHER[0] in found_on(view)) is warned


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("product", "label", "title", "told"),
    [
        ("Tidelight Plus Membership", "Stop regular delivery", "Regular deliveries", True),
        ("Tidelight Plus Membership", "Cancel membership", "Regular deliveries", False),
        ("Tidelight Plus Membership", "Stop regular delivery", "Your Tidelight Plus Membership", False),
        ("Tidelight", "Stop regular delivery", "Regular deliveries", False),
    ],
)
def test_page_that_only_has_a_link_to_the_subscription_is_told(
    product: str, label: str, title: str, *, told: bool
) -> None:
    """Required: by its whole name, if that is a subscription's; not on its own page, nor beside its own words."""
    link = control(product, "link", node="0:5", href=f"{HOME}/plus")
    view = page(
        link, shown(title), control(label, node="0:6"), url=f"{HOME}/regular", text=f"{product}\n{title}\n{label}"
    )
    known = Known(product, KNOWN.account)

    assert any("only a link to" in each for each in found_on(view, known, label=label)) is told


NOTICE = "We use cookies needed to run the site and, with your consent, cookies to measure visits."


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("said", "refusal", "left"),
    [
        (NOTICE, "Reject all", False),
        (NOTICE, "Continue", True),
        (f"{NOTICE}\nLeaving costs $90.", "Reject all", True),
        (f"{NOTICE}\nThis cancels your insurance, too.", "Reject all", True),
        (f"{NOTICE} Your photos are deleted.", "Reject all", True),
        ("We use cookies, and you lose your phone number.", "Reject all", True),
    ],
    ids=["a notice", "nothing to refuse", "a sum in it", "an end in it", "a loss in it", "a loss beside"],
)
def test_notice_about_cookies_says_nothing_of_the_end(said: str, refusal: str, *, left: bool) -> None:
    """Required: of a box of its own, with a control that refuses them, all but what is said of them counts."""
    box = replace(control(refusal, node="0:8"), block=1)
    last = replace(control("Cancel", node="0:9"), block=0)
    text = f"Cancel\n{said}\n{refusal}"
    start = len("Cancel\n")
    blocks = (Block("page", 0, len(text), None), Block("region", start, len(text), 0))
    view = page(last, box, text=text, blocks=blocks)
    lines = list(own_lines(page_blocks(view), view.elements[0]))
    spoken = [line for line in lines if line in said]
    assert bool(spoken) == left
