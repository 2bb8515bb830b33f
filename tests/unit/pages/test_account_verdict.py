"""The verdict on an account page by its evidence alone, a comparison with before, and a model's part in it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from stand_ins import page
from subterminator.pages.account_evidence import (
    WEIGHTS,
    AccountReading,
    Item,
    Snapshot,
    found_on_page,
    read_account_text,
    settled_by_model,
)
from subterminator.pages.account_evidence.claims import claims_of
from subterminator.pages.account_evidence.comparison import changes
from subterminator.pages.account_evidence.lines import joined_lines
from subterminator.pages.account_evidence.verdict import weigh

TODAY = date(2026, 11, 22)
DAY = date(2026, 12, 4)


def items(features: str) -> list[Item]:
    return [Item(feature, f"line of {feature}") for feature in features.split()]


def verdict(features: str, *hints: str, before: Snapshot | None = None) -> AccountReading:
    return weigh(items(features), [], TODAY, before, hints)


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("features", "state", "strongest"),
    [
        ("", "unknown", False),
        # one statement of the end is enough after a press; with another, and nothing against it, also before one
        ("end_asserted", "scheduled", False),
        ("renewal_off", "scheduled", False),
        ("end_asserted end_dated", "scheduled", True),
        ("renewal_off take_back", "scheduled", True),
        ("end_asserted end_dated managed", "scheduled", False),
        ("end_asserted renewal_off managed", "scheduled", True),
        ("end_asserted renewal_off active", "scheduled", False),
        ("switched_off take_back", "scheduled", False),
        ("sign_ended", "scheduled", False),
        ("date_turned", "scheduled", False),
        # two weak ones are, one is not
        ("end_named end_dated", "scheduled", False),
        ("end_named take_back", "scheduled", False),
        ("notice_received end_dated", "scheduled", False),
        ("date_relabelled control_turned", "scheduled", False),
        ("end_dated", "unknown", False),
        ("end_named", "unknown", False),
        ("take_back", "unknown", False),
        ("end_named end_named", "unknown", False),
        # what is only missing proves nothing
        ("renewal_gone end_control_gone", "unknown", False),
        ("renewal_gone take_back", "scheduled", False),
        # against it
        ("end_asserted priced", "unknown", False),
        ("renewal_off priced", "unknown", False),
        ("date_turned priced", "unknown", False),
        ("switched_off priced", "unknown", False),
        ("sign_ended priced", "unknown", False),
        ("end_named end_dated priced", "unknown", False),
        ("nothing_runs take_back priced", "unknown", False),
        ("notice_received end_dated priced", "unknown", False),
        ("date_relabelled control_turned priced", "unknown", False),
        ("renewal_gone take_back priced", "unknown", False),
        ("end_control_gone take_back priced", "unknown", False),
        ("end_asserted end_dated managed priced", "scheduled", False),
        ("end_asserted end_dated managed priced end_control", "unknown", False),
        ("end_asserted active", "unknown", False),
        ("end_asserted end_control", "unknown", False),
        ("end_asserted renews_before end_dated", "unknown", False),
        ("end_asserted end_dated other_ended", "unknown", False),
        ("end_asserted doubted", "unknown", False),
        ("end_asserted end_dated take_back renews_on", "unknown", False),
        ("end_asserted end_dated sign_active", "unknown", False),
        # its words say that it runs; a control or a price alone does not
        ("renews_on", "active", False),
        ("renews", "active", False),
        ("withdrawn", "active", False),
        ("not_ended", "active", False),
        ("charged", "active", False),
        ("unchanged", "active", False),
        ("active", "active", False),
        ("sign_active", "active", False),
        ("active end_dated", "unknown", False),
        ("end_control", "unknown", False),
        ("managed priced", "unknown", False),
        ("renews_before", "unknown", False),
        ("other_ended", "unknown", False),
    ],
)
def test_evidence_is_weighed(features: str, state: str, strongest: bool) -> None:
    """Required: proof after a press, the strongest proof where nothing was pressed, and doubt in between."""
    reading = verdict(features)
    assert (reading.state, reading.strongest) == (state, strongest)


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("features", "state"),
    [
        ("", "pending"),
        ("end_dated", "pending"),
        ("end_asserted", "pending"),
        ("active", "pending"),
        ("renews", "pending"),
        ("date_turned", "scheduled"),
        ("renews_on", "active"),
        ("withdrawn", "active"),
    ],
)
def test_cancellation_under_way_is_neither_an_end_nor_active(features: str, state: str) -> None:
    """Required: a line that may say so is believed unless the page names a charge, or turned the day of one."""
    reading = verdict(features, "Your request is being processed")
    assert reading.state == state
    assert reading.notes == (("Your request is being processed",) if state == "pending" else ())


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("features", "renews", "state", "ends"),
    [
        ("date_turned", DAY, "scheduled", DAY),
        ("date_relabelled take_back", DAY, "scheduled", DAY),
        ("date_turned", TODAY, "ended", TODAY),
        ("date_turned", None, "scheduled", None),
        ("end_asserted", DAY, "scheduled", None),
    ],
)
def test_day_of_the_renewal_becomes_that_of_the_end(
    features: str, renews: date | None, state: str, ends: date | None
) -> None:
    """Required: only where the page now shows that day in another place; on its own day it has ended."""
    reading = verdict(features, before=Snapshot(renews=renews))
    assert (reading.state, reading.ends) == (state, ends)


@pytest.mark.spec("account.changes")
def test_state_that_turned_has_its_own_day() -> None:
    """Required: the day in that line is the day of the end."""
    turned = [Item("status_turned", "Filou: cancelled on 28 December 2026")]
    reading = weigh(turned, [], TODAY, Snapshot(), ())
    assert (reading.state, reading.ends) == ("scheduled", date(2026, 12, 28))


@pytest.mark.spec("account.reasons")
def test_reading_keeps_its_evidence_the_heaviest_first() -> None:
    """Required: each kind once, for and against."""
    reading = weigh([*items("priced end_dated active end_asserted"), Item("end_dated", "again")], [], TODAY, None, ())
    assert [each.feature for each in reading.evidence_for] == ["end_asserted", "end_dated"]
    assert [each.feature for each in reading.evidence_against] == ["active", "priced"]
    assert reading.evidence_for[1].quote == "line of end_dated"
    assert reading.score == 4 + 2 - 1 - 2


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize("feature", WEIGHTS)
def test_what_runs_is_told_from_what_only_has_not_ended(feature: str) -> None:
    """Required: unchanged content and controls are no words, and "active" is true until an end."""
    reading = AccountReading("active", evidence_against=(Item(feature, ""),))
    surely = feature in {"renews_on", "renews", "withdrawn", "not_ended", "charged", "sign_active"}
    assert reading.surely_runs is surely
    assert reading.says_it_runs is (surely or feature in {"active", "goes_on"})
    assert not replace(reading, state="unknown").says_it_runs
    assert not replace(reading, state="unknown").surely_runs
    assert reading.contradicted is (WEIGHTS[feature][0] < -1)
    assert reading.score == WEIGHTS[feature][0]


@pytest.mark.spec("account.reasons")
def test_conclusion_is_told_in_words() -> None:
    """Required: quotes for and against, two of each; a note where it is paused or under way."""
    ended, named, dated = items("end_asserted end_named end_dated")
    active = Item("active", "")
    assert AccountReading("unknown").why == "nothing says that it has ended"
    assert str(active) == WEIGHTS["active"][1]
    assert str(named) == f"'line of end_named' ({WEIGHTS['end_named'][1]})"
    assert AccountReading("ended", evidence_for=(ended, named, dated)).why == f"{ended}; {named}"
    against = AccountReading("ended", evidence_for=(ended,), evidence_against=(active, named, dated))
    assert against.why == f"{ended}; against it: {active}; {named}"
    assert replace(against, state="active").why == f"{active}; {named}"
    assert replace(against, state="paused", notes=("Paused", "x")).why == "it is paused: 'Paused'"
    assert replace(against, state="pending", notes=("On its way",)).why == "it is pending: 'On its way'"
    assert replace(against, state="pending").why == against.why
    assert replace(against, notes=("Paused",)).why == against.why


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("text", "state", "ends"),
    [
        ("Your plan was cancelled on 20 November 2026", "ended", date(2026, 11, 20)),
        ("Your plan was cancelled on 22 November 2026", "ended", TODAY),
        ("Your plan ends on 4 December 2026\nYour plan was cancelled on 20 November 2026", "scheduled", DAY),
        ("Your plan ends on 1 December 2026\nYour plan ends on 4 December 2026", "scheduled", DAY),
        ("Your plan was cancelled\nAuto-renew: Off\nValid until 4 December 2026", "scheduled", DAY),
        ("Your membership is paused\nYour plan was cancelled on 20 November 2026", "ended", date(2026, 11, 20)),
        ("Your membership is paused until 4 December 2026", "paused", None),
        ("Your cancellation is being processed\nNext billing date: 4 December 2026", "active", None),
    ],
)
def test_day_of_the_end_is_the_last_to_come_else_the_first(text: str, state: str, ends: date | None) -> None:
    """Required: the day on which access ends, not that of the request."""
    reading = read_account_text(text, "", TODAY)
    assert (reading.state, reading.ends) == (state, ends), reading.why


# -- a comparison ------------------------------------------------------------------------------------------------------

BEFORE = Snapshot(
    lines=frozenset({"premium", "blorpag 4 december 2026", "cancel"}),
    own=("Premium", "Blorpag 4 December 2026"),
    labels=frozenset({"cancel"}),
    end_controls=frozenset({"cancel"}),
    renews=DAY,
    reading=AccountReading("active"),
)


def changed(before: Snapshot, *own: str, labels: str = "", ends: str = "", backs: str = "") -> list[str]:
    """The features of a page with these lines, labels and controls after a press."""
    lines = joined_lines([("", line) for line in own], TODAY)
    facts = claims_of(lines, "", TODAY, before)
    now = Snapshot(own=own, labels=frozenset(labels.split()), end_controls=frozenset(ends.split()))
    return [each.feature for each in changes(before, now, facts, backs.split(), TODAY)]


@pytest.mark.spec("account.changes")
def test_changes_are_told_by_day_and_control() -> None:
    """Required: with known words or without."""
    gone = replace(BEFORE, own=("Premium",), end_controls=frozenset())
    assert changed(BEFORE, "Another page") == []
    assert changed(BEFORE, *BEFORE.own, labels="cancel") == ["unchanged"]
    assert changed(replace(BEFORE, reading=AccountReading("unknown")), *BEFORE.own, labels="cancel") == ["unchanged"]
    assert changed(BEFORE, *BEFORE.own, labels="restart") == ["end_control_gone"]
    assert changed(BEFORE, *BEFORE.own, labels="restart", ends="stop") == []
    assert changed(BEFORE, "Premium", labels="cancel") == ["renewal_gone"]
    assert changed(BEFORE, "Premium", "Klenipo 4 December 2026", labels="cancel") == ["date_relabelled"]
    assert changed(BEFORE, "Premium", "Ends on 4 December 2026", labels="cancel") == ["date_turned"]
    assert changed(BEFORE, "Premium", "Your plan was cancelled for 4 December 2026", labels="cancel") == ["date_turned"]
    assert changed(BEFORE, "Premium", "Next billing date: 9 December 2026", labels="cancel") == []
    assert changed(replace(BEFORE, renews=None), "Premium", labels="cancel") == []
    assert changed(replace(BEFORE, renews=date(2026, 11, 21)), "Premium", labels="cancel") == []
    assert changed(replace(BEFORE, renews=TODAY), "Premium", labels="cancel") == ["renewal_gone"]
    assert changed(gone, "Premium", "Blorpag 4 December 2026", labels="cancel") == []


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize(
    ("stated", "own", "turned"),
    [
        ("Filou En cours", ("Formule Confort", "Filou Résilié au 28 décembre 2026"), True),
        ("Filou: active", ("Premium", "Filou: cancelled on 28 December 2026"), True),
        ("Active", ("Premium", "Cancelled on 28 December 2026"), True),
        ("Filou: aktiv", ("Premium", "Filou: gekündigt zum 28. Dezember 2026"), True),
        ("Filou: active", ("Premium", "Milou: cancelled on 28 December 2026"), False),
        ("Filou: active", ("Premium", "Filou: orders cancelled on 28 December 2026"), False),
        ("Filou: active", ("Premium", "Filou: not cancelled"), False),
        ("Filou: active", ("Premium", "Filou: active", "Filou: cancelled on 28 December 2026"), False),
        ("Filou: active and young", ("Premium", "Filou: cancelled"), False),
    ],
)
def test_state_in_the_place_of_another_is_that_of_the_same_thing(
    stated: str, own: tuple[str, ...], turned: bool
) -> None:
    """Required: behind the same words, or under the same line; all of it understood, and the old line gone."""
    runs = AccountReading("active", evidence_against=(Item("active", stated),))
    before = Snapshot(
        lines=frozenset({"premium", "formule confort", stated.lower()}), own=(own[0], stated), reading=runs
    )
    assert ("status_turned" in changed(before, *own)) is turned


@pytest.mark.spec("account.changes")
def test_control_that_turned_counts_beside_a_day_that_did() -> None:
    """Required: two changes in unknown words; known controls say what they say themselves."""
    before = replace(BEFORE, end_controls=frozenset(), labels=frozenset({"zrusxit"}))
    relabelled = ("Premium", "Klenipo 4 December 2026")
    assert changed(before, *relabelled, labels="obnovyx") == ["date_relabelled", "control_turned"]
    assert changed(before, *relabelled, labels="zrusxit") == ["date_relabelled"]
    assert changed(before, *relabelled, labels="zrusxit obnovyx") == ["date_relabelled"]
    assert changed(before, *relabelled) == ["date_relabelled"]
    assert changed(before, *relabelled, labels="obnovyx", backs="obnovyx") == ["date_relabelled"]
    assert changed(before, "Premium", labels="obnovyx") == ["renewal_gone"]
    known = replace(before, end_controls=frozenset({"zrusxit"}))
    assert changed(known, *relabelled, labels="obnovyx") == ["date_relabelled", "end_control_gone"]


# -- a model's part ----------------------------------------------------------------------------------------------------

VIEW = page(text="Premium\nBlorpag klenipo\nDone")
SEEN = [Snapshot(frozenset({"premium"}))]


@pytest.mark.spec("account.model")
def test_quote_is_long_enough_to_mean_something() -> None:
    """Required: a word of four letters stands on any page."""
    assert found_on_page(["Done", "ended", "is it"], "Done, ended. Is it?") == ("ended", "is it")


@pytest.mark.spec("account.model")
def test_model_is_heard_only_where_page_and_changes_bear_it_out() -> None:
    """Required: with a new quote and a change, nothing against it, and only where the page itself is unclear."""
    changed_ = AccountReading("unknown", evidence_for=tuple(items("control_turned")))
    quotes = ["not there at all", "Blorpag klenipo"]
    settled = settled_by_model(changed_, True, quotes, VIEW, SEEN)
    assert (settled.state, settled.notes) == ("ended", ("Blorpag klenipo",))
    assert settled_by_model(replace(changed_, ends=DAY), True, quotes, VIEW, SEEN).state == "scheduled"
    for feature in ("renewal_gone", "end_control_gone", "date_turned", "date_relabelled"):
        single = AccountReading("unknown", evidence_for=tuple(items(feature)))
        assert settled_by_model(single, True, quotes, VIEW, SEEN).is_end
    unmoved = [
        (changed_, False, quotes, SEEN),
        (changed_, True, [], SEEN),
        (changed_, True, quotes, []),
        (replace(changed_, state="active"), True, quotes, SEEN),
        (replace(changed_, evidence_against=tuple(items("active"))), True, quotes, SEEN),
        (AccountReading("unknown", evidence_for=tuple(items("end_named"))), True, quotes, SEEN),
        (changed_, True, quotes, [*SEEN, Snapshot(frozenset({"blorpag klenipo"}))]),
    ]
    for reading, says_ended, said, before in unmoved:
        assert settled_by_model(reading, says_ended, said, VIEW, before) == reading


@pytest.mark.spec("account.model")
def test_doubt_weighs_against_an_end() -> None:
    """Required: it takes a thin end back, and of a thick one it leaves no strongest proof."""
    quotes = ["Blorpag klenipo"]
    thick = AccountReading("ended", evidence_for=tuple(items("end_asserted renewal_off")), strongest=True)
    doubted = settled_by_model(thick, False, quotes, VIEW, SEEN)
    assert (doubted.state, doubted.strongest) == ("ended", False)
    assert doubted.evidence_against == (Item("doubted", "Blorpag klenipo"),)
    thin = AccountReading("scheduled", evidence_for=tuple(items("end_asserted end_dated")))
    assert settled_by_model(thin, False, quotes, VIEW, SEEN).state == "unknown"
    assert settled_by_model(thick, True, quotes, VIEW, SEEN) == thick
