"""Reading of the open page's state between the steps on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stand_ins import ACCOUNT, MemoryJournal, Service, control, page
from subterminator.core.engine.state_reader import StateReader
from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.state_detector import HeuristicInterpreter

SURVEY = page(
    replace(control("What is the main reason you are leaving?", "heading"), interactive=False),
    *(control(each, "radio", states=("unchecked",)) for each in ("Too expensive", "I do not use it", "Other")),
    control("Continue"),
    text="What is the main reason you are leaving?\nToo expensive\nI do not use it\nOther\nContinue",
)
NEXT = page(
    replace(control("Let us treat you", "heading"), interactive=False),
    control("Zorvel"),
    text="Let us treat you\nZorvel",
)


class Shows:
    """A browser that shows one page."""

    def __init__(self, view: PageView) -> None:
        self.view = view

    async def look(self) -> PageView:
        return self.view


class Draws(Shows):
    """A browser whose dialog gets its content with the second look."""

    def __init__(self, *views: PageView) -> None:
        super().__init__(views[0])
        self.views = list(views)

    async def look(self) -> PageView:
        self.view = self.views.pop(0) if self.views else self.view
        return self.view


def reader_of(browser: Shows) -> StateReader:
    """Return a reader of the states of what a browser shows, whose account has told nothing."""
    lexicon = Lexicon.load()
    account = SimpleNamespace(observe=lambda view: None, shows=lambda view: False)
    return StateReader(
        Service(),
        cast("Any", browser),
        HeuristicInterpreter(Service(), lexicon),
        None,
        MemoryJournal(),
        lexicon,
        date.today,
        cast("Any", account),
    )


def in_dialog(*inside: Element, text: str = "") -> PageView:
    """The account's page under a dialog with these controls."""
    box = replace(control("Manage plan", "dialog", node="0:50", text="Close"), interactive=False)
    shown = f"Your plan\nNext billing date\n20 December 2026\n{text}"
    elements = (box, *(replace(each, parent=0) for each in inside))
    return replace(page(*elements, url=ACCOUNT, text=shown), dialog=0)


@pytest.mark.spec("engine.survey")
async def test_dialog_that_is_still_empty_is_waited_for() -> None:
    """Required: what its frame shows next is on its way; the page behind it is not what it leads to."""
    close = control("Close", node="0:51")
    empty = in_dialog(close)
    asks = in_dialog(close, control("Finish cancellation", node="0:52"), text="Finish cancellation")
    assert await reader_of(Draws(empty, asks)).detect() is State.FINAL_CONFIRMATION


@pytest.mark.spec("engine.survey")
@pytest.mark.parametrize(
    ("after", "state"),
    [(NEXT, State.UNKNOWN), (replace(SURVEY, text="Thanks\nOther", elements=SURVEY.elements[:1]), State.EXIT_SURVEY)],
    ids=["another page", "same page"],
)
async def test_state_is_kept_on_its_own_page_only(after: PageView, state: State) -> None:
    """Required: an answer may bring up the next page, at the same address; else it keeps its state."""
    browser = Shows(SURVEY)
    reader = reader_of(browser)
    assert await reader.detect() is State.EXIT_SURVEY

    reader.forget()
    browser.view = after
    _, reading = await reader.look(State.EXIT_SURVEY)
    assert reading.state is state
