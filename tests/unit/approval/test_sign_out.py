"""What signs the person out in the middle of a flow is pressed by nobody."""

from __future__ import annotations

import pytest

from stand_ins import Service, control, page
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Allow, Ask, Refuse
from subterminator.core.rules.planner import RulePlanner
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.plans import AgentContext
from subterminator.domain.protocols import Action, Element
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.controls import Controls

HOME = "https://www.example.com"
LEXICON = Lexicon.load()
OUT = {
    "button": control("Sign out"),
    "form": control("Abmelden", form_method="POST", form_action=f"{HOME}/session"),
    "link": control("Cerrar sesi\u00f3n", "link", href=f"{HOME}/bye"),
    "shown under another name": control("Continue", text="Log out"),
    "named, and shown otherwise": control("\u30ed\u30b0\u30a2\u30a6\u30c8", text="Next"),
    "address of a link": control("Continue", "link", href=f"{HOME}/users/sign_out"),
    "address of a form": control("Next", form_method="POST", form_action=f"{HOME}/auth/logout"),
    "query": control("Next", "link", href=f"{HOME}/wp-login.php?action=logout&x=1"),
    "written together": control("Next", "link", href=f"{HOME}/SignOut"),
    "script": control("Next", "link", href=f"{HOME}/Logout.aspx"),
}
STAYS = {
    "negated": control("Don't sign out"),
    "help about it": control("Help", "link", href=f"{HOME}/help/how-to-sign-out-of-a-device"),
    "journal": control("Log", "link", href=f"{HOME}/log/out/bound"),
    "sign-in": control("Next", "link", href=f"{HOME}/signin?then=/cancel"),
    "keeping": control("Stay signed in"),
}


def policy() -> Policy:
    return Policy(Service(), LEXICON)


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize("element", OUT.values(), ids=OUT.keys())
def test_what_signs_out_is_refused(element: Element) -> None:
    """Required: by its words, whichever face says them, and by its address."""
    view = page(element)
    verdict = policy().judge(view[0], Action("click"), view)

    assert isinstance(verdict, Refuse)
    assert "signs the person out" in verdict.reason


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize("element", STAYS.values(), ids=STAYS.keys())
def test_what_only_speaks_of_it_is_not_refused(element: Element) -> None:
    """A help page, a sign-in, a negation."""
    view = page(element)
    assert isinstance(policy().judge(view[0], Action("click"), view), Allow)


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize("label", ["Finish cancellation and sign out", "Mitgliedschaft abmelden"])
def test_what_ends_more_is_still_the_persons_choice(label: str) -> None:
    """An end that signs out too is asked about or leads on; it is no mere sign-out."""
    view = page(control(label))
    assert isinstance(policy().judge(view[0], Action("click"), view), Ask | Allow)


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize("address", [f"{HOME}/logout", f"{HOME}/users/sign-out?x=1"])
def test_address_that_signs_out_is_not_opened(address: str) -> None:
    """Required: a brain does not get there by the address either."""
    assert "signs the person out" in policy().address(address)


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize("name", ["cancel_link", "decline_offer", "survey_submit", "confirm_cancel", "manage_link"])
def test_handlers_do_not_take_it_for_a_control(name: str) -> None:
    """Required: it is none of the controls they look for, even as the only one there."""
    view = page(control("Log out"), control("Sign out and cancel membership"))
    assert Controls(Service(), LEXICON).by_words(name, view) is None


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize(
    "text", ["Next billing date: 20 December 2026", "Before you go: 50% off", "Cancel your membership?"]
)
async def test_rules_do_not_press_it(text: str) -> None:
    """Required: on a page with nothing else to press, the offline brain says that it knows no way on."""
    view = page(control("Log out"), control("Sign out and cancel membership"), text=text)
    context = AgentContext(b"", "{}", "", view.url, text, [], [], (1280, 800), (0, 0), view)
    try:
        planned = await RulePlanner(Service()).plan_action(context, "cancel")
    except StateDetectionError:
        return
    assert "out" not in f"{planned.primary_target} {planned.fallback_targets}".lower()
