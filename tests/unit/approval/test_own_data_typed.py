"""The customer's data as the guard types them: it checks the field itself, and no record has the value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    HOME,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.domain.errors import PageChanged, Refused
from subterminator.domain.protocols import Action, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

ANN = "ann.quill@feathermail.net"
ACCOUNT_PAGE = page(text=f"Your plan\nE-mail: {ANN}\nCustomer number: 88-12345\nNext billing date: 20 December 2026")
MAIL = control("E-mail address *", "textbox", node="0:30", tag="input", text="", attributes=(("type", "email"),))
FRIEND = control("E-mail address of a friend *", "textbox", node="0:31", tag="input", text="")
OPTIONAL = control("E-mail address", "textbox", node="0:32", tag="input", text="")
SECRET = control("Password *", "textbox", node="0:33", tag="input", text="", secret=True)
END = control("Cancel membership now", node="0:34", form_method="POST", form_action=f"{HOME}/cancel/finish")
FORM = page(
    *(MAIL, FRIEND, OPTIONAL, SECRET, END),
    url=f"{HOME}/cancel/details",
    text="Cancel your membership\nYour membership will end on 20 December 2026\nE-mail address *",
)


class Typing:
    """A guarded browser that has looked at pages of the account, and then at the form."""

    def __init__(self, *seen: PageView) -> None:
        self.inner = ScriptedBrowser(FORM)
        self.journal = MemoryJournal()
        policy = Policy(Service(), Lexicon.load())
        self.guard = Guarded(
            self.inner, policy, ScriptedApprover(), self.journal, MemoryLedger(), now=Clock(), secrets={"password": "x"}
        )
        self.seen = seen

    async def fill(self, element: Element, value: str = "<account:e_mail>") -> list[Any]:
        for view in (*self.seen, FORM):
            self.inner.view = view
            await self.guard.look()
        await self.guard.act(element, Action("fill", value))
        return [action.value for _, action in self.inner.acted]


@pytest.mark.spec("approval.own-data")
async def test_value_is_inserted_by_the_guard_and_stands_in_no_event() -> None:
    """Required: who leads, and who reads the journal, has the kind alone."""
    typing = Typing(ACCOUNT_PAGE)
    assert await typing.fill(MAIL) == [ANN]
    assert ANN not in str(typing.journal.events)
    assert typing.journal.only("pressing")["value"] == "<account:e_mail>"


@pytest.mark.spec("approval.own-data")
@pytest.mark.parametrize(
    ("element", "value"),
    [
        (FRIEND, "<account:e_mail>"),
        (OPTIONAL, "<account:e_mail>"),
        (SECRET, "<account:e_mail>"),
        (MAIL, "<account:customer_number>"),
        (MAIL, "<account:telephone>"),
    ],
)
async def test_field_that_asks_for_something_else_is_refused(element: Element, value: str) -> None:
    """Required: whoever names it, a model too: a friend's, an optional or a secret field, another or unknown kind."""
    typing = Typing(ACCOUNT_PAGE)
    with pytest.raises(Refused):
        await typing.fill(element, value)
    assert typing.inner.acted == []
    assert ANN not in str(typing.journal.events)


@pytest.mark.spec("approval.own-data")
@pytest.mark.parametrize(
    "seen",
    [
        (),
        (page(text="Your plan\nNext billing date: 20 December 2026"),),
        (ACCOUNT_PAGE, page(url=f"{HOME}/profile", text="E-mail: bob@feathermail.net")),
    ],
)
async def test_what_is_not_known_for_certain_is_refused(seen: tuple[PageView, ...]) -> None:
    """Required: no page shows it, or two pages show two."""
    typing = Typing(*seen)
    with pytest.raises(Refused, match="the account's e-mail address"):
        await typing.fill(MAIL)
    assert typing.inner.acted == []


@pytest.mark.spec("approval.own-data")
async def test_value_that_the_run_has_typed_proves_nothing() -> None:
    """Required: what a model wrote into a profile's field is not taken for what the account shows."""
    own = control("E-mail address", "textbox", node="0:40", tag="input", text="", value="")
    profile = page(own, url=f"{HOME}/profile", text="Your profile\nE-mail address")
    typing = Typing(profile)
    typing.inner.view = profile
    await typing.guard.look()
    await typing.guard.act(own, Action("fill", "eve@feathermail.net"))
    typing.seen = (page(replace(own, value="eve@feathermail.net"), url=profile.url, text=profile.text),)
    with pytest.raises(Refused):
        await typing.fill(MAIL)


@pytest.mark.spec("approval.own-data")
async def test_error_of_the_browser_does_not_tell_the_value() -> None:
    """Required: what could not be typed stands in no message either."""
    typing = Typing(ACCOUNT_PAGE)
    typing.inner.on[MAIL.node] = PageChanged(f"the field does not take {ANN!r}")
    with pytest.raises(PageChanged) as raised:
        await typing.fill(MAIL)
    assert ANN not in str(raised.value)
    assert ANN not in str(typing.journal.events)


@pytest.mark.spec("engine.own-data")
def test_rules_name_what_an_earlier_page_has_shown() -> None:
    """Required: known from the account's page, asked for two pages later; never the value itself."""
    memory, service = Memory(), Service()
    opened = page(
        *ACCOUNT_PAGE.elements, control("Cancel membership", "link", href=f"{HOME}/cancel"), text=ACCOUNT_PAGE.text
    )
    memory.take(decide(opened, service, memory))
    asking = page(MAIL, END, url=FORM.url, text=FORM.text)
    step = decide(asking, service, memory)
    assert (step.kind, step.value) == ("write", "<account:e_mail>")
    assert ANN not in f"{step.words} {step!r}"
    assert decide(asking, service, Memory()).kind == "finish"
