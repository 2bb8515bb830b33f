"""Whatever words a site mixes on a button: money is refused, the final press is asked about."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stand_ins import HOME, Service, control, page
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.domain.protocols import Action
from subterminator.lexicon.lexicon import Lexicon

POLICY = Policy(Service(), Lexicon.load())

MONEY = [
    "Upgrade now",
    "Switch to annual",
    "Buy now",
    "Pause my membership",
    "Accept offer",
    "Claim 50% off",
    "Resume plan",
]
FINAL = ["Finish cancellation", "Confirm cancellation", "Yes, cancel", "Cancel now", "End membership now"]
OTHER = [
    "Keep my plan",
    "Keep watching",
    "Stay subscribed",
    "Go back",
    "Never mind",
    "No thanks",
    "Decline offer",
    "Skip",
    "Continue",
    "Submit",
    "Cancel membership",
    "Continue to cancel",
    "on 20 December 2026",
    "Close",
    "Other reason",
    "your profile",
]
JOINTS = [". ", ", ", " and ", " \u2013 ", " / ", " ", ": ", " then "]


@st.composite
def mixtures(draw: st.DrawFn, core: list[str]) -> str:
    """Up to four phrases around one of `core`, joined as sites join them."""
    before = draw(st.lists(st.sampled_from(OTHER), max_size=2))
    after = draw(st.lists(st.sampled_from(OTHER), max_size=2))
    parts = [*before, draw(st.sampled_from(core)), *after]
    said = parts[0]
    for part in parts[1:]:
        said += draw(st.sampled_from(JOINTS)) + part
    return said


def places(said: str, where: str) -> dict[str, object]:
    """The mixture as the name, the visible text, or the title of a control that reads "Continue" otherwise."""
    match where:
        case "name":
            return {"name": said, "text": ""}
        case "text":
            return {"name": "Continue", "text": said}
        case _:
            return {"name": "Continue", "attributes": (("title", said),)}


WHERE = st.sampled_from(["name", "text", "title"])
ROLES = st.sampled_from(["button", "link", "menuitem", "checkbox", "radio", "switch", "generic"])


@pytest.mark.spec("approval.never-allowed")
@given(said=mixtures(MONEY), where=WHERE, role=ROLES)
@example(said="Keep my plan and Upgrade now", where="text", role="button")
def test_money_in_any_mixture_is_refused(said: str, where: str, role: str) -> None:
    """Required: no words around a purchase make it harmless."""
    view = page(control(role=role, **places(said, where)))  # type: ignore[arg-type]
    assert isinstance(POLICY.judge(view[0], Action("click"), view), Refuse)


@pytest.mark.spec("approval.never-allowed")
@given(said=mixtures(FINAL), where=WHERE, role=ROLES, method=st.sampled_from(["", "GET", "POST"]))
@example(said="Keep my plan. Finish cancellation", where="name", role="button", method="")
@example(said="Continue to cancel Finish cancellation", where="name", role="button", method="")
@example(said="Finish cancellation and Keep watching", where="name", role="link", method="")
def test_final_words_in_any_mixture_are_never_allowed(said: str, where: str, role: str, method: str) -> None:
    """Required: no words around the final press make it harmless."""
    form = {"form_method": method, "form_action": f"{HOME}/next"} if method else {}
    view = page(control(role=role, **places(said, where), **form))  # type: ignore[arg-type]
    verdict = POLICY.judge(view[0], Action("click"), view)
    assert isinstance(verdict, Ask | Refuse) or (role == "radio" and not method)  # an answer, no press that sends
