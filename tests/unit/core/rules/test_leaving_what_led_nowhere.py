"""What was opened as a cancellation and reads as none is left, and what only leads to the beginning is not pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import HOME, Service, control, page
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.situation import Situation
from subterminator.core.rules.step import Step
from subterminator.domain.page import Block
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.controls import Controls
from subterminator.pages.state_detector import HeuristicInterpreter

ACCOUNT, HELP, PLAN = f"{HOME}/account", f"{HOME}/help", f"{HOME}/settings/plan"
ASKED = control("Cancel my subscription", "generic", node="0:1")
MENU = control("Menu", node="0:3")
SETTINGS = control("Settings > Subscription", "link", node="0:4", href=PLAN)
RUNS = "Your plan\nNext billing date\n20 December 2026"


def account(*controls: Element) -> PageView:
    return page(*controls, url=ACCOUNT, text=RUNS)


def article(*controls: Element) -> PageView:
    return page(control("Help", "heading"), *controls, url=HELP, text="Help\nHow this works")


def on(memory: Memory, view: PageView) -> Step:
    """Decide and take steps on a page until one leaves it, or acts."""
    for _ in range(8):
        step = decide(view, Service(), memory)
        memory.take(step)
        if step.kind not in {"wait", "scroll"}:
            return step
    raise AssertionError("it waits for ever")


@pytest.mark.spec("rules.led-nowhere")
def test_link_of_what_reads_as_no_cancellation_is_opened_by_its_address() -> None:
    """Required: an address that is opened ends the flow that had seemed to begin; the opener is not pressed again."""
    memory = Memory()
    assert on(memory, account(ASKED)).kind == "open"
    step = on(memory, article(SETTINGS))
    assert (step.kind, step.value) == ("go", PLAN)
    assert step.led_nowhere is not None
    again = on(memory, account(ASKED, MENU))
    assert (again.element and again.element.node) == MENU.node


@pytest.mark.spec("rules.led-nowhere")
def test_other_controls_are_only_pressed_on_the_page_before() -> None:
    memory = Memory()
    on(memory, account(ASKED, MENU))
    back = on(memory, article(MENU))
    assert (back.kind, back.value) == ("go", ACCOUNT)
    assert "led to no cancellation" in back.reason
    step = on(memory, account(ASKED, MENU))
    assert (step.kind, step.element and step.element.node) == ("search", MENU.node)


@pytest.mark.spec("rules.led-nowhere")
def test_what_reads_as_a_cancellation_is_not_left() -> None:
    memory = Memory()
    on(memory, account(ASKED))
    ends = control("Yes, cancel my subscription", node="0:6")
    step = on(memory, page(ends, SETTINGS, url=HELP, text="Do you want to cancel?"))
    assert (step.element and step.element.node) == ends.node


@pytest.mark.spec("rules.anew")
@pytest.mark.parametrize("footer", [True, False])
def test_link_that_was_followed_is_no_way_on_from_a_page_of_the_flow(footer: bool) -> None:
    """Required: the law wants it on every page; what the page itself asks is answered."""
    memory = Memory()
    law = control("Cancel your contract", "link", node="0:2", href=f"{HOME}/cancel")
    on(memory, account(law))
    onward = control("Continue to cancel", "link", node="0:7", href=f"{HOME}/cancel/form")
    assert on(memory, page(onward, law, url=f"{HOME}/cancel", text="Do you want to cancel?")).element is not None
    keep = control("Yes, keep my number", "radio", node="0:8", states=("unchecked",), attributes=(("name", "n"),))
    drop = control("No, cancel it", "radio", node="0:9", states=("unchecked",), attributes=(("name", "n"),))
    end = control("", "contentinfo", node="0:10") if footer else control("Links", "heading", node="0:10")
    bare = replace(end, interactive=False)
    shown = page(keep, drop, bare, law, url=f"{HOME}/cancel/form", text="Your number\nCancel your contract")
    placed = [replace(each, parent=2) if footer and each.node == law.node else each for each in shown.elements]
    step = on(memory, replace(shown, elements=tuple(placed)))
    assert (step.kind, step.element and step.element.node) == ("answer", drop.node)


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize(("onward", "opened"), [("退会のお手続きへ進む", True), ("アカウントを削除する", False)])
def test_what_goes_on_by_the_name_of_what_was_opened_closes_no_account(onward: str, opened: bool) -> None:
    """Required: the Japanese word for leaving a club is that for closing an account."""
    memory = Memory()
    row = replace(control("退会 こちらから", "link", node="0:1", href=f"{HOME}/leave"), title="退会")
    on(memory, page(row, url=f"{HOME}/procedures", text="各種お手続き\n退会 こちらから"))
    link = control(onward, "link", node="0:2", href=f"{HOME}/leave/new")
    step = decide(page(link, url=f"{HOME}/leave", text=f"退会のご案内\n{onward}"), Service(), memory)
    assert ((step.element and step.element.node) == link.node) == opened


@pytest.mark.spec("rules.bare-end")
def test_lone_cancel_beside_what_changes_the_contract_comes_before_a_switch_of_the_renewal() -> None:
    text = f"{RUNS}\nAuto renew\nActions\nChange payment\nSuspend\nCancel"
    renew = control("Auto renew", "switch", node="0:5", states=("checked",))
    row = [control(each, node=f"0:1{n}", block=0) for n, each in enumerate(("Change payment", "Suspend", "Cancel"))]
    start = text.index("Actions")
    view = page(renew, *row, url=ACCOUNT, text=text, blocks=(Block("row", start, len(text)),))
    step = on(Memory(), view)
    assert (step.kind, step.element and step.element.label) == ("open", "Cancel")


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize("label", ["Change", "Wijzigen", "Modifier", "Bearbeiten"])
def test_link_that_changes_what_it_does_not_name_is_opened_by_its_address(label: str) -> None:
    """Required: what can be changed there, only its page tells."""
    bare = control(label, "link", node="0:2", href=f"{HOME}/contract/edit")
    step = on(Memory(), account(bare))
    assert (step.kind, step.value) == ("go", bare.href)


@pytest.mark.spec("rules.nothing-sent")
def test_page_that_reads_as_done_is_gone_on_with_once_the_account_has_refuted_it() -> None:
    """Required: only the account decides; once it was read as running, what the page says is no news of an end."""
    memory = Memory()
    on(memory, account(control("Cancel my subscription", "link", node="0:1", href=f"{HOME}/leave/why")))
    said = "Your subscription has been cancelled.\nChoose your course."
    done = page(control("Next", node="0:8"), url=f"{HOME}/leave/why", text=said)
    assert decide(done, Service(), memory).kind == "tell"
    memory.refute(done.url)
    assert decide(done, Service(), memory).kind == "submit"


@pytest.mark.spec("rules.nothing-sent")
@pytest.mark.parametrize(
    ("href", "followed"),
    [
        (f"{HOME}/leave", True),
        ("", False),
        ("javascript:void(0)", False),
        (f"{ACCOUNT}#", False),
        (f"{ACCOUNT}#a", False),
    ],
)
def test_only_a_link_to_another_page_sends_nothing(href: str, followed: bool) -> None:
    memory = Memory()
    assert on(memory, account(control("Cancel my subscription", "link", node="0:1", href=href))).kind == "open"
    assert memory.only_followed_links is followed


@pytest.mark.spec("rules.anew")
def test_link_to_a_page_above_begins_a_cancellation_anew() -> None:
    """Required: on a later page of the flow what leads back to its beginning, as in a trail, is not pressed."""
    memory = Memory()
    opener = control("Cancel my subscription", "link", node="0:1", href=f"{HOME}/cancel/form")
    on(memory, account(opener))
    back = control("Cancel your contract", "link", node="0:2", href=f"{HOME}/cancel")
    keep = control("Yes, keep my number", "radio", node="0:8", states=("unchecked",), attributes=(("name", "n"),))
    drop = control("No, cancel it", "radio", node="0:9", states=("unchecked",), attributes=(("name", "n"),))
    step = on(memory, page(keep, drop, back, url=f"{HOME}/cancel/form", text="Your number\nCancel your contract"))
    assert (step.kind, step.element and step.element.node) == ("answer", drop.node)


@pytest.mark.spec("rules.layer")
@pytest.mark.parametrize("opened", [True, False])
def test_layer_that_a_press_of_the_flow_brought_up_is_the_page(opened: bool) -> None:
    """Required: though nothing says that it is a dialog; what stands under one that came by itself stays a way."""
    names = ("Cancel renewal", "Home", "Orders", "History", "Settings", "Help")
    links = [control(each, "link", node=f"0:{number}", href=f"{HOME}/#{number}") for number, each in enumerate(names)]
    links = [replace(each, in_viewport=True, hit=True) for each in links]
    memory = Memory()
    plain = page(*links, url=ACCOUNT, text=RUNS)
    if opened:
        assert on(memory, plain).element == links[0]
    covered = [replace(each, hit=False, covered_by='div "Stay with us"') for each in links]
    layer = [
        replace(control(each, "generic", node=f"1:{each}"), in_viewport=True) for each in ("Close", "Keep", "Turn off")
    ]
    view = page(*covered, *layer, url=ACCOUNT, text=f"{RUNS}\nStay with us")
    reading = HeuristicInterpreter(Service(), Lexicon.load()).read(view)
    situation = Situation(view, memory, reading, Controls(Service(), Lexicon.load()))
    left = [each.label for each in situation.untried.elements if each.interactive]
    assert (left == ["Close", "Keep", "Turn off"]) is opened
    assert situation.asked_by == ("Cancel renewal" if opened else "")
