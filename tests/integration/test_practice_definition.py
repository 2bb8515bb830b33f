"""The bundled definition of the practice site, held against its pages."""

from __future__ import annotations

import re

import pytest

from subterminator.domain.protocols import State
from subterminator.practice import PracticeSite
from subterminator.services.definition import builtin
from visitor import TODAY, Visitor

PRACTICE = builtin()["practice"]


@pytest.fixture(scope="module")
def pages() -> dict[State, tuple[str, str]]:
    """Path and HTML of one page for each state that a visitor can meet."""
    kept: dict[State, tuple[str, str]] = {}

    def keep(state: State) -> None:
        kept[state] = (visitor.path, visitor.page)

    with PracticeSite("survey_after", today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/account")
        keep(State.ACCOUNT_ACTIVE)
        visitor.get("/cancel")
        keep(State.FINAL_CONFIRMATION)
        visitor.post("/cancel/finish")
        keep(State.EXIT_SURVEY)
        visitor.get("/cancel/confirmation")
        keep(State.COMPLETE)
        visitor.get("/account")
        keep(State.ACCOUNT_CANCELLED)
        visitor.post("/signout")
        keep(State.LOGIN_REQUIRED)
    with PracticeSite("third_party_apple", today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/account")
        keep(State.THIRD_PARTY_BILLING)
    with PracticeSite("offer_chain", today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/cancel")
        keep(State.RETENTION_OFFER)
    return kept


@pytest.mark.spec("practice.definition")
@pytest.mark.parametrize("state", PRACTICE.states)
def test_the_evidence_of_a_state_fits_its_page_and_no_other(state: State, pages: dict[State, tuple[str, str]]) -> None:
    """Each path and each mark alone tells the page; a text may be of a variant that is not shown here."""
    evidence = PRACTICE.states[state]
    for path in evidence.url:
        assert [other for other, (at, _) in pages.items() if path in at] == [state], path
    for selector in evidence.selector:
        assert [other for other, (_, page) in pages.items() if marked(selector) in page] == [state], selector
    fits = {other for text in evidence.text for other, (_, page) in pages.items() if text in words(page)}
    assert fits == ({state} if evidence.text else set())


@pytest.mark.spec("practice.definition")
@pytest.mark.parametrize("name", PRACTICE.controls)
def test_a_control_is_on_one_page(name: str, pages: dict[State, tuple[str, str]]) -> None:
    """By its attribute, and by the name it is called by."""
    control = PRACTICE.controls[name]
    for selector in control.css:
        assert len([page for _, page in pages.values() if marked(selector) in page]) == 1, selector
    assert any((control.name or "").lower() in words(page) for _, page in pages.values())


@pytest.mark.spec("practice.definition")
def test_a_claim_of_success_fits_the_confirmation_and_the_account_that_shows_it(
    pages: dict[State, tuple[str, str]],
) -> None:
    """And the checkpoint is the page of the final button."""
    success = PRACTICE.completion.success_text
    assert {state for text in success for state, (_, page) in pages.items() if text in words(page)} == {
        State.EXIT_SURVEY,
        State.COMPLETE,
        State.ACCOUNT_CANCELLED,
    }
    assert PRACTICE.completion.success_title[0] in title(pages[State.COMPLETE][1])
    assert PRACTICE.checkpoint.title[0] in title(pages[State.FINAL_CONFIRMATION][1])


def marked(selector: str) -> str:
    """The attribute of a selector as HTML writes it."""
    found = re.search(r"\[(.+?)='(.+?)'\]", selector)
    assert found
    return f'{found[1]}="{found[2]}"'


def words(page: str) -> str:
    body = re.sub(r"<head>.*?</head>|<script.*?</script>", "", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", body)).lower()


def title(page: str) -> str:
    found = re.search(r"<title>(.*?)</title>", page)
    return found[1].lower() if found else ""
