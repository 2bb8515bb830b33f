"""Every page of every scenario can be written, and its marks are where a definition looks for them."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from datetime import date

import pytest
from jinja2 import UndefinedError
from starlette.routing import Route

from subterminator.practice.site.app import Service
from subterminator.practice.site.flow import Flow
from subterminator.practice.site.ledger import Books, Ledger, Status
from subterminator.practice.site.pages import Pages
from subterminator.practice.site.scenario import Scenario, find, scenarios
from subterminator.practice.site.visitors import Visitor, Visitors
from tables import report

TODAY = date(2026, 11, 21)


def account(scenario: Scenario, status: Status) -> str:
    """The account page of an account in that status."""
    pages = Pages(scenario, Ledger(Books.opening(status, TODAY)), TODAY)
    return bytes(pages.show("account.html", Visitor(True), path="/account").body).decode()


@pytest.mark.spec("practice.declared", "practice.languages")
@pytest.mark.parametrize("lang", ["en", *(pytest.param(lang, marks=pytest.mark.matrix) for lang in ("de", "ko", "ja"))])
def test_every_step_of_every_scenario_has_a_page(lang: str) -> None:
    """No text is missing and no name in a template is undefined, in any language."""
    report(
        f"{name}, step {place}: {error!r}"
        for name, scenario in scenarios().items()
        for place, error in faults(scenario.but(lang=lang))
    )


def faults(scenario: Scenario) -> Iterator[tuple[int, Exception | str]]:
    """The steps whose pages cannot be written, or have no heading."""
    ledger = Ledger(Books.opening("active", TODAY))
    flow = Flow(scenario, ledger, Pages(scenario, ledger, TODAY), TODAY, threading.Event())
    for rounds in range(4):
        for place in range(len(scenario.steps)):
            try:
                page = flow.shown(place, Visitor(True, rounds=rounds), problem="step.final.gate.terms_problem")
            except (KeyError, UndefinedError) as error:
                yield place, error
            else:
                if b"<h1>" not in page.body:
                    yield place, "no heading"


@pytest.mark.spec("practice.account-truth")
@pytest.mark.parametrize(
    ("status", "says", "mark"),
    [
        ("active", "Next billing date", "nextBillingDate-item"),
        ("paused", "It resumes on December 3, 2026", "paused-item"),
        ("ends_at_period_end", "Your membership ends on December 3, 2026", "periodEndDate-item"),
        ("cancelled", "Your membership ended on November 21, 2026", "periodEndDate-item"),
    ],
)
def test_the_account_page_says_how_the_account_stands(status: Status, says: str, mark: str) -> None:
    """In words and by attribute, and an account that renews can be cancelled, another restarted."""
    page = account(find("straight"), status)

    assert says in page
    assert f'data-uia="{mark}"' in page
    assert ("Cancel membership" in page) == (status in {"active", "paused"})
    assert ("Restart membership" in page) == (status in {"ends_at_period_end", "cancelled"})


@pytest.mark.spec("practice.undo-attribute")
def test_the_restart_button_can_carry_the_cancel_links_attribute() -> None:
    """Same attribute, opposite meaning: whoever goes by the attribute undoes the cancellation."""
    page = account(find("undo_same_selector"), "ends_at_period_end")

    assert re.search(r'<button[^>]+data-uia="action-cancel-plan">Restart membership', page)
    assert "restart-button" not in page


@pytest.mark.spec("practice.ledger-unreachable")
def test_no_route_is_other_than_a_page_or_a_form_of_the_service() -> None:
    """A new address is a decision: it has to be written here too."""
    ledger = Ledger(Books.opening("active", TODAY))
    service = Service(find("straight"), ledger, TODAY, threading.Event())

    routes = [(sorted(route.methods or [])[0], route.path) for route in service.routes() if isinstance(route, Route)]

    assert routes == [
        ("GET", "/"),
        ("GET", "/help"),
        ("GET", "/signin"),
        ("POST", "/signin"),
        ("POST", "/signout"),
        ("GET", "/profiles"),
        ("GET", "/account"),
        ("GET", "/membership"),
        ("POST", "/account/restart"),
        ("POST", "/account/leave"),
        ("POST", "/account/renewal"),
        ("GET", "/addon/cancel"),
        ("POST", "/addon/cancel"),
        ("GET", "/plans"),
        ("POST", "/plans/change"),
        ("GET", "/billing"),
        ("GET", "/portal"),
        ("GET", "/portal/session"),
        ("GET", "/cancel"),
        ("POST", "/cancel/finish"),
        ("GET", "/cancel/review"),
        ("GET", "/cancel/confirmation"),
        ("POST", "/offers/{offer}/accept"),
        ("POST", "/feedback"),
        ("GET", "/verify"),
        ("POST", "/verify"),
        ("GET", "/cancel/link"),
        ("GET", "/widget"),
        ("POST", "/widget/finish"),
        ("GET", "/stream"),
    ]


@pytest.mark.spec("practice.visitors")
def test_a_cookie_names_its_visitor_and_no_other() -> None:
    """A cookie of another site, or of yesterday's, makes a new visitor."""
    visitors = Visitors(signed_in=True)
    first = visitors.find_or_create(None)

    assert visitors.find_or_create(first.token) is first
    assert visitors.find_or_create("of another site") is not first
    assert visitors.find_or_create(None).csrf != first.csrf


@pytest.mark.spec("practice.csrf")
def test_a_visitor_owns_only_their_own_token() -> None:
    """Nothing, anything and another visitor's are all refused."""
    visitor, other = Visitor(True), Visitor(True)

    assert visitor.owns(visitor.csrf)
    assert not any(visitor.owns(csrf) for csrf in (None, "", "ä", other.csrf))
