"""What a control means by the card or section around it: the plan it changes to, or what it goes on with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.blocks import page_blocks
from subterminator.pages.card_labels import asks_what_ends, card_labels, subjects_of_the_end
from subterminator.pages.free_plans import controls_for_free
from subterminator.pages.labels import answering, label_of


def cards(*texts: str, head: str = "Choose a plan") -> PageView:
    """A page of cards; the last line of each is its button."""
    whole = "\n".join([head, *texts])
    blocks, start = [], len(head) + 1
    for text in texts:
        blocks.append(Block("card", start, start + len(text)))
        start += len(text) + 1
    buttons = [control(text.split("\n")[-1], node=f"0:{n}", block=n) for n, text in enumerate(texts)]
    return page(*buttons, text=whole, blocks=tuple(blocks))


def free(*texts: str, head: str = "Choose a plan") -> list[str]:
    view = cards(*texts, head=head)
    return sorted(controls_for_free(page_blocks(view)))


PAID = "Plus\n$14 / month\nUnlimited boards\nCurrent plan"


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    "card",
    [
        "Free\n$0\n1 board\nDowngrade",
        "Basic\n$0 / month\nSelect",
        "Gratis\n0 € / Monat\nAuswählen",
        "Gratuit\n0 €\nChoisir cette formule",
        "無料\n¥0\nこのプランに変更",
    ],
)
def test_bare_change_beside_a_free_plan_changes_to_it(card: str) -> None:
    """Required: in a grid of plans with prices, the card names what "Downgrade" or "Select" leads to."""
    assert free(card, PAID) == ["0:0"]


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    "card",
    [
        "Starter\n$6 / month\nDowngrade",
        "Business\nFree for 3 months, then $24\nSelect",
        "Pro\nFree trial\nSwitch",
        "Pro\n$0 for 14 days\nSelect",
        "Free\n$0\nUpgrade to Business",
        "Free\n$0\nSwitch to Premium",
        "Free\n$0 today, then $9.99 / month\nSelect",
    ],
)
def test_change_to_what_costs_later_is_none_to_a_free_plan(card: str) -> None:
    """Required: a price, a trial, a time that ends or a label with another name: not free."""
    assert free(card, PAID) == []


@pytest.mark.spec("engine.free-plan")
def test_free_gift_is_no_free_plan() -> None:
    """Required: without paid plans beside it a free thing is none."""
    assert free("Free e-book\n$0\nSelect", "Mug\n$5\nSelect", head="Choose your gift") == []


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    ("text", "nodes"),
    [
        ("You're about to downgrade from the Pro plan to the Free plan.\nConfirm downgrade", ["0:1"]),
        ("You could downgrade to the Free plan later.\nConfirm downgrade", []),
        ("You're about to downgrade to the Free plan. You will be charged $20 today.\nConfirm downgrade", []),
    ],
    ids=["announced", "only possible", "with a charge"],
)
def test_section_that_announces_the_free_plan_names_the_target(text: str, nodes: list[str]) -> None:
    """Required: only what is about to happen, without a charge."""
    view = page(control("Confirm downgrade", node="0:1"), text=text)
    assert sorted(controls_for_free(page_blocks(view))) == nodes


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    ("text", "nodes"),
    [
        ("Current plan\nPlus, $11.99 / month\nNew plan\nBasic, free", ["0:2"]),
        ("Current plan\nPlus, $11.99 / month\nNew plan\nBasic, $4.99 / month\nFree support", []),
        ("Current plan\nPlus, $11.99 / month\nNew plan\nBasic, free for 3 months", []),
        ("Current plan\nPlus\nNew plan\nBasic, free trial", []),
        ("New plan\nBasic\nDelivery\nFree delivery", []),
    ],
)
def test_new_plan_that_is_free_is_told_from_other_things_that_are(text: str, nodes: list[str]) -> None:
    """Required: the new plan itself, not for a while, and no second price."""
    heading = control("Downgrade to Basic", "heading", node="0:1", level=1)
    view = page(heading, control("Downgrade", node="0:2"), text=f"Downgrade to Basic\n{text}\nDowngrade")
    assert sorted(controls_for_free(page_blocks(view))) == nodes


@pytest.mark.spec("engine.free-plan")
def test_choice_between_a_free_and_a_paid_plan_is_not_made_by_its_heading() -> None:
    """Required: "Choose your plan" over "Free" says nothing about the button of the other plan."""
    shown = page(
        control("Choose your plan", "heading"), control("Stay on Free", node="0:1"), control("Select", node="0:2")
    )
    assert not controls_for_free(page_blocks(shown))


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("card", "intents"),
    [
        ("Cancel your subscription\nThere are several ways to do this.\nContinue", {"open"}),
        ("Abo kündigen\nWeiter", {"open"}),
        ("Leave this workspace\nTransfer ownership first.\nLeave", set()),
        ("Suspend delivery\nHeading out of town?\nContinue", None),
        ("Cancel your order\nContinue", None),
        ("To confirm, type CANCEL below.\nFinish cancellation", None),
    ],
)
def test_vague_control_has_the_meaning_of_its_title(card: str, intents: set[str] | None) -> None:
    """Required: "Continue" goes on with what its card names; a bare "Leave" of another thing means nothing for us."""
    view = cards(card, "Billing history\nView")
    label = card_labels(page_blocks(view), Lexicon.load()).get("0:0")
    assert (None if label is None else set(label.intents)) == intents


@pytest.mark.spec("rules.search")
def test_heading_stands_where_its_block_does() -> None:
    """Required: the same words in a menu before it are no heading."""
    text = "My plan\nPayments\nMy plan\nRenews on 4 December 2026"
    menu, main = Block("complementary", 0, 16), Block("region", 17, len(text))
    heading = replace(control("My plan", "heading", node="0:1", level=2), block=1, interactive=False)
    view = replace(page(heading, text=text), blocks=(menu, main))
    headed = [block for block in page_blocks(view).walk() if block.heading]
    assert [block.lines for block in headed] == [["Renews on 4 December 2026"]]


# -- what is to end ----------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    ("line", "label", "expected"),
    [
        ("New plan: Stowbox Basic, free", "Switch to Basic", True),
        ("New plan: Stowbox Basic, free", "Switch to Plus", False),
        ("New plan: Stowbox Basic, free for 30 days", "Switch to Basic", False),
        ("New plan: Stowbox Basic, $2.99 a month", "Switch to Basic", False),
    ],
)
def test_change_to_a_plan_that_the_page_calls_free(line: str, label: str, expected: bool) -> None:
    """Required: the page says that the plan with this name is free, for no limited time."""
    assert bool(free(f"{line}\n{label}", head="Review your changes")) is expected


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("heading", "asks"),
    [
        ("What would you like to cancel?", True),
        ("Que souhaitez-vous résilier ?", True),
        ("Was möchten Sie kündigen?", True),
        ("何を解約しますか", True),
        ("Why are you cancelling?", False),
        ("What is your reason for cancelling?", False),
        ("Are you sure you want to cancel?", False),
        ("When would you like to cancel?", False),
    ],
)
def test_question_for_what_is_to_end(heading: str, asks: bool) -> None:
    """Required: a question for the reason, the day or the will asks for something else."""
    assert asks_what_ends(heading) is asks


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("answers", "chosen"),
    [
        (["One or more add-ons", "My whole membership"], ["My whole membership"]),
        (["Sports subscription", "Film subscription"], []),
        (["My membership"], []),
        (["Keep my membership", "One add-on"], []),
    ],
)
def test_answer_that_names_the_subscription(answers: list[str], chosen: list[str]) -> None:
    """Required: exactly one of several answers names it, and nothing else."""
    heading = replace(control("What would you like to cancel?", "heading", node="0:1", level=2), interactive=False)
    buttons = [control(answer, node=f"0:1{n}") for n, answer in enumerate(answers)]
    view = page(heading, *buttons, text="\n".join([heading.name, *answers]))
    nodes = subjects_of_the_end(page_blocks(view))
    assert [each.name for each in buttons if each.node in nodes] == chosen


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("sentence", "label", "cancels"),
    [
        ("To cancel your membership, click here.", "click here", True),
        ("Wenn Sie Ihren Vertrag kündigen möchten, klicken Sie hier.", "hier", True),
        ("定期便の解約をご希望の方は こちら からお手続きください。", "こちら", True),
        ("Aboneliğinizi iptal etmek için buraya tıklayın.", "buraya", True),  # noqa: RUF001
        ("To change your plan, click here.", "click here", False),
        ("To delete your account, click here.", "click here", False),
        ("To cancel the newsletter, click here.", "click here", False),
        ("To cancel your membership, call us, or see our plans.", "our plans", False),
    ],
)
def test_link_that_only_points_means_its_sentence(sentence: str, label: str, cancels: bool) -> None:
    """Required: "here" leads where its sentence says; a link with words of its own is read by those."""
    link = control(label, "link", node="0:1", href="https://www.example.com/go", block=0)
    view = page(link, text=sentence, blocks=(Block("card", 0, len(sentence)),))
    labels = card_labels(page_blocks(view), Lexicon.load())
    assert ("open" in labels[link.node].intents if link.node in labels else False) is cancels


@pytest.mark.spec("heuristics.dialog")
@pytest.mark.parametrize(
    ("text", "question", "best"),
    [
        (
            "\u786e\u8ba4\u5173\u95ed",
            "\u786e\u8ba4\u5173\u95ed\u81ea\u52a8\u7eed\u8d39\uff1f",
            "open",
        ),  # turn renewal off
        ("\u5173\u95ed", "\u786e\u8ba4\u5173\u95ed\u81ea\u52a8\u7eed\u8d39\uff1f", "close"),  # may close the dialog
        ("\u786e\u8ba4\u5173\u95ed", "\u786e\u8ba4\u5173\u95ed\u63d0\u9192\uff1f", "close"),  # a reminder is turned off
        ("Yes, close", "Close your account?", "close"),
        ("Cancel", "Cancel your subscription?", None),
    ],
)
def test_word_that_may_close_the_dialog_is_read_under_its_question(text: str, question: str, best: str | None) -> None:
    """Required: confirmed, and asked with that very word, it ends; bare, or about another thing, it does not."""
    assert answering(label_of(Lexicon.load(), text), text, question).best == best


@pytest.mark.spec("engine.controls")
def test_name_of_a_group_of_answers_is_no_title_of_what_stands_below_it() -> None:
    """Required: "Kind of cancellation" over answers does not turn the "Cancel now" of its form into another end."""
    texts = ("Art der K\u00fcndigung *", "Ordentliche K\u00fcndigung", "Jetzt k\u00fcndigen")
    group = replace(control(texts[0], "radiogroup", node="0:1", block=0), interactive=False)
    answer = control(texts[1], "radio", node="0:2", block=0)
    last = control(texts[2], node="0:3", block=0)
    whole = "\n".join(texts)
    view = page(group, answer, last, text=whole, blocks=(Block("form", 0, len(whole)),))
    assert card_labels(page_blocks(view), Lexicon.load()) == {}


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize("label", ["Add to my box", "Ajouter à ma box", "Zur Box hinzufügen", "Añadir a mi caja"])
def test_what_adds_something_changes_to_no_free_plan(label: str) -> None:
    """Required: "Give a free box" beside it makes no free plan of a box that is bought."""
    assert free(f"Give a free box\n{label}", PAID, head="Your box plan") == []
    assert free(f"Box\n$0\n{label}", PAID) == []


@pytest.mark.spec("engine.free-plan")
@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("Free\n$0\nper month", ["0:0"]),
        ("Free for 3 months\n$0\nper month", []),
        ("Lite\n$4\nper month", []),
    ],
)
def test_the_free_column_of_a_row_of_plans_is_told_by_its_place(head: str, found: list[str]) -> None:
    """Required: what stands between two controls is the column of the second one."""
    text = f"{head}\nDowngrade\nBusiness\n$24\nper month\nUpgrade"
    buttons = (control("Downgrade", node="0:0"), control("Upgrade", node="0:1"))
    assert sorted(controls_for_free(page_blocks(page(*buttons, text=text)))) == found


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("caption", "role", "titled"),
    [
        ("Kind of cancellation", "radio", False),
        ("Leave this workspace", "radio", True),
        ("Kind of cancellation of the workspace", "textbox", True),
    ],
)
def test_caption_of_the_first_answer_is_no_title_of_the_button(caption: str, role: str, *, titled: bool) -> None:
    """Required: a noun before answers; an order, or what stands before a field to write in, is a title."""
    text = f"{caption}\nOrdinary\nLeave now"
    view = page(
        control("Ordinary", role, node="0:1", block=0),
        control("Leave now", node="0:2", block=0),
        text=text,
        blocks=(Block("form", 0, len(text)),),
    )
    assert ("0:2" in card_labels(page_blocks(view), Lexicon.load())) is titled
