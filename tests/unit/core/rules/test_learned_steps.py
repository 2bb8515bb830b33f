"""Learned steps: they choose among what the rules may press anyway, and where the site has changed it is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import ACCOUNT, FINISH, HOME, OFFER_PAGE, Service, control, matched, page
from subterminator.core.rules.decide import decide, follows_learned
from subterminator.core.rules.learned import find_control, fits_label, fits_path
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import Step
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import Element, LearnedStep, PageView, State

LIVE = "Your plan\nNext billing date\n20 December 2026"
ACTIVE = State.ACCOUNT_ACTIVE.value


def link(name: str, path: str, **fields: object) -> Element:
    return control(name, "link", href=f"{HOME}{path}", **fields)


def shown(*elements: Element, url: str = ACCOUNT, text: str = LIVE) -> PageView:
    return page(*elements, url=url, text=text)


def by(*steps: LearnedStep) -> Service:
    return Service(steps=steps)


def learned(name: str = "", role: str = "link", **fields: object) -> LearnedStep:
    return LearnedStep(page="/account", role=role, name=name, state=ACTIVE, **fields)  # type: ignore[arg-type]


def label(step: Step) -> str:
    return step.element.label if step.element is not None else ""


@pytest.mark.spec("rules.learned")
def test_learned_way_is_taken_before_a_likelier_one_and_as_the_search_would_press_it() -> None:
    """Required: each once, in order; a press of the search, which may send nothing that writes."""
    view = shown(link("Your membership", "/m"), link("Help", "/help"), link("My account", "/me"))
    service, memory = by(learned("Help"), learned("My account")), Memory()
    taken = []
    for _ in range(3):
        step = decide(view, service, memory)
        taken.append((step.kind, label(step), step.learned))
        memory.take(step)
    assert taken == [("search", "Help", 0), ("search", "My account", 1), ("search", "Your membership", None)]


@pytest.mark.spec("rules.learned")
def test_learned_start_is_pressed_by_its_words_and_in_the_flow_it_chooses_among_equal_words() -> None:
    """Required: what starts a cancellation, and what declines, only where the words say so too."""
    start = shown(link("Cancel membership", "/cancel"), link("Your membership", "/m"))
    step = decide(start, by(learned("Cancel membership")), Memory())
    assert (step.kind, label(step), step.learned) == ("open", "Cancel membership", 0)

    two = page(
        *OFFER_PAGE.elements,
        control("No thanks, continue to cancel.", "link", node="0:30", href=f"{HOME}/cancel/other"),
        url=OFFER_PAGE.url,
        text=OFFER_PAGE.text,
        title=OFFER_PAGE.title,
    )
    other = LearnedStep(page="/cancel/offer", role="link", name="No thanks, continue to cancel.", href="/cancel/other")
    step = decide(two, by(other), Memory())
    assert (step.kind, label(step), step.learned) == ("decline", "No thanks, continue to cancel.", 0)


@pytest.mark.spec("rules.learned-changed")
def test_missing_control_is_waited_for_once_then_said_once_and_searched() -> None:
    """Required: the line names the control; a control that reads differently is quoted, and not pressed."""
    view = shown(link("Your membership", "/m"), link("Help", "/help"))
    service, memory = by(learned("Manage plan")), Memory()
    first = decide(view, service, memory)
    assert first.kind == "wait"
    memory.take(first)
    step = decide(view, service, memory)
    assert (step.kind, label(step)) == ("search", "Your membership")
    assert step.changed == "the learned control 'Manage plan' is not on this page; searching"
    assert step.words.startswith(step.changed)
    memory.take(step)
    assert decide(view, service, memory).changed == ""

    renamed = shown(link("Upgrade now", "/up", attributes=(("id", "plan"),)), link("Your membership", "/m"))
    service, memory = by(learned("Manage plan", css=("#plan",))), Memory()
    renamed = matched(renamed, ["#plan"])
    memory.take(decide(renamed, service, memory))
    step = decide(renamed, service, memory)
    assert (label(step), step.changed) == (
        "Your membership",
        "the learned control 'Manage plan' reads 'Upgrade now' now; searching",
    )


@pytest.mark.spec("rules.learned-safe")
@pytest.mark.parametrize(
    "element",
    [
        link("Upgrade now", "/upgrade"),
        link("Delete account", "/delete"),
        link("Sign out", "/signout"),
        link("Pause membership", "/pause"),
        control("Keep membership"),
        control("Buy a year", form_method="POST", form_action=f"{HOME}/buy"),
        link("Your membership", "/m", states=("disabled",)),
    ],
    ids=lambda element: element.label,
)
def test_wrong_step_changes_nothing_about_what_is_pressed(element: Element) -> None:
    """Required: a file that names what buys, deletes, signs out, pauses or keeps is as if it did not."""
    view = shown(element, link("Your plan", "/plan"), link("Cancel membership", "/cancel"))
    for wrong in (learned(element.name, element.role), learned(element.name, element.role, does="starts")):
        step, plain = decide(view, by(wrong), Memory()), decide(view, Service(), Memory())
        assert (step.kind, step.element, step.learned) == (plain.kind, plain.element, None)


@pytest.mark.spec("rules.learned-safe")
def test_end_of_another_subscription_is_never_chosen_by_a_file() -> None:
    """Required: where several stand side by side and none is surely meant, the person is asked as before."""
    games, news = (link("Cancel subscription", f"/{name}", node=f"0:{name}") for name in ("games", "news"))
    heads = [control(name, "heading", node=f"0:h{name}", level=2) for name in ("Games", "News")]
    heads = [replace(each, interactive=False, tag="h2") for each in heads]
    state = "Renews on 4 December 2026\nCancel subscription"
    view = page(heads[0], games, heads[1], news, text=f"Games\n{state}\nNews\n{state}")
    for wrong in (
        learned("Cancel subscription", href="/news", section="News"),
        learned("Cancel subscription", href="/news", does="starts"),
    ):
        with pytest.raises(StateDetectionError, match="several subscriptions"):
            decide(view, by(wrong), Memory())

    rival = page(heads[0], heads[1], news, text=f"Games\nActive\nRenews on 4 December 2026\nNews\nActive\n{state}")
    service = replace(by(learned("Cancel subscription", href="/news")), name="Games")
    step = decide(rival, service, Memory())
    assert (step.kind, step.learned) == (decide(rival, replace(service, steps=()), Memory()).kind, None)
    assert label(step) != "Cancel subscription"


@pytest.mark.spec("rules.learned-safe")
def test_learned_final_control_is_chosen_only_among_those_of_the_question() -> None:
    """Required: in the dialog that asks, not beside it."""
    inside = control("Confirm cancellation", node="0:60", parent=0)
    outside = control("Finish cancellation", node="0:61")
    dialog = replace(control("Confirm your cancellation", "dialog", node="0:62"), interactive=False)
    text = "Confirm your cancellation\nYour membership will end on 20 December 2026"
    view = page(dialog, inside, outside, url=f"{HOME}/end", text=text, dialog=0)
    wrong = LearnedStep(page="/end", role="button", name="Finish cancellation", does="ends")
    step, plain = decide(view, by(wrong), Memory()), decide(view, Service(), Memory())
    assert (step.kind, label(step), step.learned) == (plain.kind, label(plain), None)
    assert label(step) == "Confirm cancellation"


@pytest.mark.spec("rules.learned-safe")
def test_final_press_is_a_final_press_whatever_the_file_calls_it() -> None:
    """Required: a step that only "leads on" to it makes no other step of it."""
    view = page(FINISH, url=f"{HOME}/cancel/review", text="Confirm your cancellation\nYou can watch until 20 December")
    wrong = LearnedStep(page="/cancel/review", role="button", name=FINISH.name, does="leads on")
    assert decide(view, by(wrong), Memory()).kind == "finish"
    unknown = page(FINISH, url=f"{HOME}/cancel/review", text="Nothing to see")
    step = decide(unknown, by(wrong), Memory())
    assert step.kind == decide(unknown, Service(), Memory()).kind != "search"


@pytest.mark.spec("rules.learned")
def test_equal_controls_are_told_apart_by_selector_address_and_section_or_not_at_all() -> None:
    """Required: no guess among those that stay equal; without a name the selector or the address finds it."""
    one = link("Manage", "/basic", attributes=(("id", "a"),))
    two = link("Manage", "/plus", node="0:2", attributes=(("id", "b"),))
    view = matched(shown(one, two), ["#a", "#b"])
    for step in (learned("Manage", css=("#b",)), learned("Manage", href="/plus"), learned("", css=("#b",))):
        found = find_control(step, view)
        assert found is not None
        assert found.href == two.href
    assert find_control(learned("Manage"), view) is None
    assert find_control(learned("", href="/gone"), view) is None
    assert find_control(learned("Manage", "button"), view) is None


@pytest.mark.spec("rules.learned")
def test_control_is_found_by_its_text_where_none_is_named_so() -> None:
    """Required: a kit reads its look aloud, as "Emphasized", for every button of it; a name comes before a text."""
    on = control("Emphasized", node="0:1", text="Continue")
    back = control("Emphasized", node="0:2", text="Keep it")
    assert find_control(learned("Continue", "button"), shown(on, back)) is not None
    named = control("Continue", node="0:3", text="Pay now")
    found = find_control(learned("Continue", "button"), shown(on, named))
    assert found is not None
    assert found.node == named.node


@pytest.mark.spec("rules.learned")
def test_masked_words_fit_any_and_a_masked_part_of_a_path_too() -> None:
    """Required: another person's name and number stand where the first one's stood."""
    assert fits_label("Profilo di *", "Profilo di Anna")
    assert not fits_label("Profilo di *", "Profilo")
    assert fits_label("* account of *", "Anna's account of January")
    assert not fits_label("* account of *", "account of January")
    assert not fits_label("a*" * 5_000, "a" * 9_000 + "b"), "no pattern takes long"
    assert fits_label("Step #", "Step 2")
    assert not fits_label("Manage plan", "Manage plans")
    assert fits_path("/subscriptions/*/cancel", "/subscriptions/8812/cancel")
    assert not fits_path("/subscriptions/*", "/subscriptions/8812/cancel")


@pytest.mark.spec("rules.learned")
def test_learned_address_is_opened_in_its_turn_only() -> None:
    """Required: it is a step of the search, on the service's own host."""
    view = shown(link("Help", "/help"))
    service, memory = by(LearnedStep(page="/account", address="/plan", state=ACTIVE)), Memory()
    step = decide(view, service, memory)
    assert (step.kind, step.value, step.learned) == ("go", f"{HOME}/plan", 0)
    memory.take(step)
    assert decide(view, service, memory).kind != "go"


@pytest.mark.spec("rules.learned")
def test_page_is_not_waited_for_where_the_learned_run_went_on_from_the_same_state() -> None:
    """Required: an unrecognised page counts as reached only if it was unrecognised then, and shows the control."""
    view = shown(link("Help", "/help"), text="Welcome")
    step = LearnedStep(page="/account", role="link", name="Help", state=State.UNKNOWN.value)
    assert follows_learned(view, by(step), Memory(), State.UNKNOWN)
    assert not follows_learned(view, by(replace(step, state=ACTIVE)), Memory(), State.UNKNOWN)
    assert not follows_learned(view, by(replace(step, name="Plan")), Memory(), State.UNKNOWN)
