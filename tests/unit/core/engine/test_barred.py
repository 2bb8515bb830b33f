"""Pages that let nobody cancel on them, or not today: what is read from them, and what the person is told."""

from __future__ import annotations

from datetime import date

import pytest

from stand_ins import ACCOUNT, OPEN, Service, control, page
from subterminator.core.engine import messages
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import first_day
from subterminator.pages.state_detector import HeuristicInterpreter

LEXICON = Lexicon.load()
TODAY = date(2026, 11, 22)
EYES = HeuristicInterpreter(Service(), LEXICON)


@pytest.mark.spec("engine.barred")
@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("You can only cancel in the last 7 days: from December 1, 2026 until December 8, 2026.", date(2026, 12, 1)),
        ("Sie können noch nicht kündigen.\nKündigung ist erst ab 5. Januar 2027 möglich.", date(2027, 1, 5)),
        ("You cannot cancel until December 5.", date(2026, 12, 5)),
        ("You cannot cancel before November 1, 2026.", None),
        ("You cannot cancel yet.\nYour plan renews on December 8, 2026.", None),
        ("Your plan renews on December 8, 2026.", None),
    ],
)
def test_first_day_is_the_next_that_the_site_names_for_it(text: str, day: date | None) -> None:
    """Required: the day from which it can be cancelled, from the lines that say so, never from another."""
    assert first_day(text, LEXICON, TODAY) == day


@pytest.mark.spec("engine.barred")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("You cannot cancel yet", "too_early"),
        ("There is an unpaid bill. You cannot cancel while a payment is due", "unpaid"),
    ],
)
def test_barrier_is_reported_unless_a_way_is_open(text: str, kind: str) -> None:
    """Required: the line that says so is handed on; where a control begins the cancellation it is no matter."""
    barred = EYES.read(page(control("Back to account", "link", href=ACCOUNT), text=text))
    open_to_all = EYES.read(page(OPEN, text=text))
    assert {"kind": kind, "quote": text} in barred.actions
    assert open_to_all.actions == []


@pytest.mark.spec("engine.barred")
def test_the_message_names_the_day_and_the_remedy() -> None:
    """Required: the day, the site's own words, and that nothing was sent or paid."""
    early = messages.too_early(Service(), "You cannot cancel yet", date(2026, 12, 1))
    unknown = messages.too_early(Service(), "You cannot cancel yet", None)
    bill = messages.unpaid(Service(), "There is an unpaid bill of $13.49")
    assert "from 1 December 2026 on" in early
    assert "'You cannot cancel yet'" in unknown
    assert "$13.49" in bill
    assert ACCOUNT in bill
    assert all("Nothing was sent" in told for told in (early, unknown, bill))


@pytest.mark.spec("engine.elsewhere")
@pytest.mark.parametrize(
    ("url", "strange"),
    [
        (ACCOUNT, ""),
        ("https://www.example.com:443/signin", ""),
        ("https://www.example.com:8443/signin", "www.example.com:8443"),
        ("https://www.example.com.evil.test/signin", "www.example.com.evil.test"),
        ("https://login.example.com/", "login.example.com"),
        ("about:blank", ""),
    ],
)
def test_a_strange_host_is_named_to_the_person(url: str, strange: str) -> None:
    """Required: every host that the definition does not name is told before a person types there."""
    told = messages.host_warning(Service(), url)
    assert bool(told) == bool(strange)
    assert strange in told


@pytest.mark.spec("engine.barred")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Tidelight Members, 12 Harbour Street, Portland, ME 04101", True),
        ("Postfach 12, 10115 Berlin", True),
        ("PO Box 9, Leeds LS1 4AP", True),
        ("100 King St W, Toronto ON M5X 1A9", True),
        ("Box 12, 111 22 Stockholm", True),
        ("ul. Prosta 1, 00-838 Warszawa", True),
        ("\u3012150-0002 \u6e0b\u8c37\u533a", True),
        ("We answer within ten working days", False),
        ("we have sent you 20 letters in 20260 days", False),
    ],
)
def test_the_message_names_the_postal_address(line: str, told: bool) -> None:
    """Required: where a letter is wanted, the line to write on it, by the codes of several countries."""
    message = messages.manual(Service(), "Cancel by letter", f"Cancel by letter\n{line}\nBack to account")
    assert (f"It also says {line!r}." in message) is told
