"""The conclusion from evidence and facts: state, day, notes and strength, each fact by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from stand_ins import page
from subterminator.lexicon.meaning import Act, Evidence, Meaning, StateClaim
from subterminator.pages.account_evidence import (
    AccountReading,
    Item,
    Snapshot,
    found_on_page,
    read_account_text,
    settled_by_model,
)
from subterminator.pages.account_evidence.comparison import changes
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.verdict import weigh

TODAY = date(2026, 11, 22)
TOMORROW = date(2026, 11, 23)
EARLIER, LATER = date(2026, 11, 10), date(2026, 11, 20)
DAY, NEXT = date(2026, 12, 4), date(2026, 12, 9)


def items(features: str) -> list[Item]:
    return [Item(feature, f"line of {feature}") for feature in features.split()]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("Next payment: last charge on 22 December 2026", "unknown"),
        ("Volgende betaling Laatste afschrijving naar rato tot 22 december 2026", "unknown"),
        ("Nächste Zahlung: letzte Abbuchung am 22. Dezember 2026", "unknown"),
        ("Next payment: 22 December 2026", "active"),
        ("Last payment: 1 November 2026. Next payment: 1 December 2026", "active"),
    ],
)
def test_last_charge_under_the_caption_of_the_next_one_is_no_renewal(line: str, state: str) -> None:
    """Required: what is charged for the last time does not renew; a last payment before the next one says nothing."""
    assert read_account_text(line, "Tidelight", date(2026, 11, 24)).state == state


def fact(state: StateClaim, act: Act = "end", when: date | None = None, **given: Any) -> Fact:
    """A fact of the subscription in the past, unless another object, tense, set of flags or line is given."""
    meaning = Meaning(
        act,
        given.get("object", "subscription"),
        tense=given.get("tense", "past"),
        modality="asserted",
        words=("plan", act),
        flags=frozenset(given.get("flags", "").split()),
    )
    claim = Evidence(state, given.get("holds", True), meaning.tense, "words", meaning)
    return Fact(claim, given.get("line", f"It is {state}"), 0, when, given.get("fresh", True))


ENDED = fact("ended")
ENDS = fact("scheduled", tense="future")
ENDS_ON = replace(ENDS, when=DAY)
EXPIRES_ON = fact("scheduled", "expire", DAY, tense="present")
RENEWS = fact("renews", "renew", tense="present")
RENEWS_ON = replace(RENEWS, when=DAY)
OFF = fact("renews", "renew", holds=False, tense="present")
SPARES = fact("renews", "charge", holds=False, tense="future")
PENDING = fact("pending", line="We work on it")
OPEN = fact("pending", "none", flags="pending", tense="none", line="Status: open")
PAUSED = fact("paused", "pause", line="It is paused")
PROOF = "end_asserted end_dated"


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("features", "facts", "state", "ends", "notes"),
    [
        # an end is past by a new statement of it, and to come by its day or by a statement in the future
        ("end_asserted", [ENDED], "ended, past", None, ""),
        ("end_asserted", [replace(ENDED, fresh=False)], "scheduled", None, ""),
        ("end_asserted", [fact("ended", holds=False)], "scheduled", None, ""),
        ("end_asserted", [ENDS], "scheduled", None, ""),
        ("end_asserted", [ENDED, ENDS], "scheduled, past", None, ""),
        ("end_asserted", [ENDED, fact("scheduled", tense="present")], "ended, past", None, ""),
        ("end_asserted", [ENDED, fact("scheduled", "expire", tense="future")], "ended, past", None, ""),
        ("end_asserted", [fact("ended", tense="future")], "ended, past", None, ""),
        ("end_asserted", [replace(ENDED, when=TODAY)], "ended, past", TODAY, ""),
        ("end_asserted", [replace(ENDED, when=TOMORROW)], "scheduled, past", TOMORROW, ""),
        ("end_asserted", [replace(ENDS, when=LATER)], "ended", LATER, ""),
        # its day is the last one to come, else the first; without any, that from which nothing is charged
        (PROOF, [ENDS_ON, replace(ENDS, when=NEXT), ENDS], "scheduled", NEXT, ""),
        (PROOF, [replace(ENDS, when=NEXT), ENDS_ON], "scheduled", NEXT, ""),
        (PROOF, [replace(ENDED, when=EARLIER), replace(ENDED, when=LATER)], "ended, past", EARLIER, ""),
        (PROOF, [replace(ENDED, when=LATER), replace(ENDED, when=EARLIER)], "ended, past", LATER, ""),
        (PROOF, [replace(ENDED, when=EARLIER), replace(ENDED, when=TODAY)], "ended, past", TODAY, ""),
        (PROOF, [replace(ENDED, when=EARLIER), EXPIRES_ON], "scheduled, past", DAY, ""),
        (PROOF, [replace(ENDED, when=EARLIER), replace(OFF, when=DAY)], "ended, past", EARLIER, ""),
        (PROOF, [ENDED, replace(OFF, when=DAY)], "scheduled, past", DAY, ""),
        (PROOF, [replace(OFF, when=EARLIER)], "ended", EARLIER, ""),
        (PROOF, [ENDED, replace(PENDING, when=DAY), replace(PAUSED, when=DAY)], "ended, past", None, ""),
        # what is under way is an end only where one is stated outright
        ("end_asserted", [PENDING], "pending", None, "We work on it"),
        ("end_asserted", [PENDING, PENDING, ENDED], "ended, past", None, ""),
        ("end_asserted", [PENDING, ENDS_ON], "scheduled", DAY, ""),
        ("renewal_off", [PENDING, OFF], "scheduled", None, ""),
        ("renewal_off", [PENDING, SPARES], "scheduled", None, ""),
        (PROOF, [PENDING, EXPIRES_ON], "pending", None, "We work on it"),
        ("date_turned", [PENDING], "scheduled", None, ""),
        ("renewal_off", [PENDING, SPARES, PAUSED], "pending", None, "We work on it"),
        # a notice that has come in is one where the subscription's last day to come stands beside it
        ("notice_received end_dated", [PENDING, EXPIRES_ON], "scheduled", DAY, ""),
        ("notice_received end_dated", [PENDING], "pending", None, "We work on it"),
        (
            "notice_received end_dated",
            [PENDING, fact("scheduled", "expire", DAY, object="none")],
            "pending",
            None,
            "We work on it",
        ),
        ("notice_received end_dated", [PENDING, replace(EXPIRES_ON, when=TODAY)], "pending", None, "We work on it"),
        # a status that is still open outweighs an end, but for one on a day to come
        ("end_asserted", [ENDED, OPEN], "pending, past", None, "Status: open"),
        ("renewal_off", [OFF, OPEN], "pending", None, "Status: open"),
        (PROOF, [ENDED, OPEN, ENDS_ON], "scheduled, past", DAY, ""),
        (PROOF, [ENDED, OPEN, EXPIRES_ON], "pending, past", None, "Status: open"),
        (PROOF, [ENDED, OPEN, replace(ENDS, when=TODAY)], "pending, past", None, "Status: open"),
        (PROOF, [replace(ENDED, when=DAY), OPEN], "pending, past", None, "Status: open"),
        ("date_turned", [ENDED, OPEN], "ended, past", None, ""),
        ("end_asserted", [ENDED, PENDING, OPEN], "pending, past", None, "We work on it / Status: open"),
        # a pause explains why nothing is charged, and no end that is stated
        ("renewal_off", [SPARES], "scheduled", None, ""),
        ("renewal_off", [SPARES, PAUSED], "paused", None, "It is paused"),
        ("renewal_off", [OFF, PAUSED], "scheduled", None, ""),
        ("end_asserted", [ENDED, PAUSED], "ended, past", None, ""),
        (PROOF, [PAUSED], "paused", None, "It is paused"),
        ("", [PAUSED, PAUSED], "paused", None, "It is paused"),
        ("", [fact("paused", "pause", holds=False)], "unknown", None, ""),
        ("renews_on", [PAUSED], "paused", None, "It is paused"),
        ("", [PAUSED, PENDING], "pending", None, "We work on it"),
        ("renews_on", [PAUSED, PENDING], "paused", None, "It is paused"),
        ("withdrawn", [PAUSED, PENDING], "paused", None, "It is paused"),
        ("withdrawn", [PENDING], "active", None, ""),
        # evidence by absence alone, and a score below the proof, conclude nothing
        ("renewal_gone end_control_gone", [ENDED], "unknown, past", None, ""),
        ("end_asserted priced", [replace(ENDS_ON)], "unknown", None, ""),
        # active by its words, from the weight of one of them on
        ("goes_on", [], "active", None, ""),
        ("renews end_dated", [], "active", None, ""),
        ("renews_before end_dated active", [], "active", None, ""),
        ("not_ended end_asserted managed", [], "active", None, ""),
        ("renews end_dated take_back", [], "unknown", None, ""),
    ],
)
def test_state_day_and_notes_follow_from_the_facts(
    features: str, facts: Sequence[Fact], state: str, ends: date | None, notes: str
) -> None:
    """Required: each fact counts for what it states, and no more."""
    reading = weigh(items(features), facts, TODAY, None, ())
    assert f"{reading.state}{', past' * reading.past}" == state
    assert (reading.ends, " / ".join(reading.notes)) == (ends, notes)
    assert sorted(each.feature for each in reading.evidence_for + reading.evidence_against) == sorted(features.split())
    assert reading.renews is None


@pytest.mark.spec("account.reasons")
def test_lines_that_are_no_facts_are_notes_too() -> None:
    """Required: behind the facts, hints of a cancellation under way and lines of a pause."""
    assert weigh([], [PENDING], TODAY, None, ("Hint",), ("Pause",)).notes == ("We work on it", "Hint")
    assert weigh([], [PAUSED], TODAY, None, (), ("Pause",)).notes == ("It is paused", "Pause")
    assert weigh([], [], TODAY, None, (), ("Pause",)).state == "paused"
    spared = weigh(items("renewal_off"), [SPARES], TODAY, None, (), ("Pause",))
    assert (spared.state, spared.notes) == ("paused", ("Pause",))


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("facts", "renews"),
    [
        ([RENEWS], None),
        ([RENEWS_ON], DAY),
        ([RENEWS, replace(RENEWS, when=NEXT), RENEWS_ON], NEXT),
        ([replace(OFF, when=DAY), ENDS_ON, EXPIRES_ON], None),
    ],
)
def test_day_of_the_renewal_is_the_first_that_is_stated(facts: Sequence[Fact], renews: date | None) -> None:
    """Required: of a renewal only, not of its absence or of an end."""
    assert weigh([], facts, TODAY, None, ()).renews == renews


@pytest.mark.spec("account.changes")
@pytest.mark.parametrize("feature", ["date_turned", "date_relabelled take_back"])
def test_stated_day_outweighs_that_of_the_renewal(feature: str) -> None:
    """Required: the day of the renewal is that of the end only where no other is stated."""
    before = Snapshot(renews=NEXT)
    assert weigh(items(feature), [ENDS_ON], TODAY, before, ()).ends == DAY
    assert weigh(items(feature), [ENDS], TODAY, before, ()).ends == NEXT
    assert weigh(items("end_asserted"), [ENDS], TODAY, before, ()).ends is None


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize(
    ("features", "objection"),
    [
        ("end_asserted renewal_off end_dated take_back", "renews_on"),
        ("end_asserted renewal_off", "renews"),
        ("end_asserted end_dated take_back", "renews_before priced"),
        ("end_asserted renewal_off end_dated take_back", "withdrawn"),
        ("end_asserted renewal_off end_dated", "not_ended"),
        ("end_asserted renewal_off", "unchanged"),
        ("end_asserted renewal_off end_dated take_back", "other_ended"),
        ("end_asserted renewal_off", "charged"),
        ("end_asserted renewal_off end_dated", "goes_on"),
        ("end_asserted end_dated", "active"),
        ("end_asserted renewal_off", "end_control priced"),
        ("end_asserted renewal_off", "doubted"),
        ("end_asserted renewal_off", "sign_active"),
    ],
)
def test_objection_is_outweighed_by_so_much_and_no_less(features: str, objection: str) -> None:
    """Required: with this much for it an end is proved, never the strongest proof; with a little less it is not."""
    reading = weigh(items(f"{features} {objection}"), [], TODAY, None, ())
    assert (reading.state, reading.strongest, reading.contradicted) == ("scheduled", False, True)
    assert weigh(items(f"{features} {objection} managed"), [], TODAY, None, ()).state != "scheduled"


@pytest.mark.spec("account.reasons")
def test_nothing_is_known_of_an_account_that_was_not_read() -> None:
    """Required: no state, no day and no evidence, until something is read."""
    unread = AccountReading("unknown")
    assert Snapshot().reading == weigh([], [], TODAY, None, ()) == unread
    assert (unread.strongest, unread.past, unread.ends, unread.renews, unread.notes) == (False, False, None, None, ())
    assert not unread.is_end
    assert not unread.contradicted
    assert (unread.score, unread.features) == (0, frozenset())


@pytest.mark.spec("account.reasons")
@pytest.mark.parametrize("vague", ["unchanged", "active", "goes_on"])
def test_what_runs_surely_has_words_for_it(vague: str) -> None:
    """Required: each of these beside another kind that is no such word."""
    reading = AccountReading("active", evidence_against=tuple(items(f"{vague} active managed")))
    assert (reading.says_it_runs, reading.surely_runs) == (True, False)
    assert replace(reading, evidence_against=tuple(items(f"{vague} renews"))).surely_runs


# -- changes -----------------------------------------------------------------------------------------------------------

OLD, NEW = "Blorpag 4 December 2026", "Klenipo 4 December 2026"
BEFORE = Snapshot(
    lines=frozenset({"premium", OLD.lower()}),
    own=("Premium", OLD),
    labels=frozenset({"cancel", "help"}),
    end_controls=frozenset({"cancel"}),
    renews=DAY,
    reading=AccountReading("unknown"),
)
CLOSED = replace(BEFORE, end_controls=frozenset())


def changed(before: Snapshot, now: Snapshot, *facts: Fact, backs: Sequence[str] = ()) -> list[tuple[str, str]]:
    return [(each.feature, each.quote) for each in changes(before, now, facts, backs, TODAY)]


def after(*own: str, labels: Sequence[str] = ("cancel", "help"), ends: Sequence[str] = ()) -> Snapshot:
    return Snapshot(own=("Premium", *own), labels=frozenset(labels), end_controls=frozenset(ends))


@pytest.mark.spec("account.changes")
def test_page_is_unchanged_only_if_it_ran_before() -> None:
    """Required: it was active or had a control for its end, and reads the same; that control is quoted."""
    same = after(OLD)
    assert changed(BEFORE, same) == [("unchanged", "cancel")]
    assert changed(CLOSED, same) == []
    assert changed(replace(CLOSED, reading=AccountReading("active")), same) == [("unchanged", "")]
    assert changed(replace(CLOSED, reading=AccountReading("ended")), same) == []
    two = replace(BEFORE, end_controls=frozenset({"cancel", "terminate"}))
    assert changed(two, same) == [("unchanged", "cancel")]
    assert changed(BEFORE, after(OLD, labels=["cancel"])) == []
    assert changed(BEFORE, after(OLD, "More")) == []
    assert changed(BEFORE, Snapshot()) == []
    assert changed(Snapshot(), Snapshot()) == []


@pytest.mark.spec("account.changes")
def test_control_for_the_end_is_gone_with_every_label_of_one() -> None:
    """Required: no control that ended it stands there still, under its own label or as another one for the end."""
    two = replace(BEFORE, end_controls=frozenset({"cancel", "terminate"}), renews=None)
    assert changed(two, after(OLD, labels=["help"])) == [("end_control_gone", "cancel")]
    assert changed(two, after(OLD, labels=["terminate", "help"])) == []
    assert changed(two, after(OLD, labels=["help"], ends=["leave"])) == []
    assert changed(replace(CLOSED, renews=None), after(OLD, labels=["help"])) == []


@pytest.mark.spec("account.changes")
def test_day_of_the_renewal_turned_where_a_new_line_calls_it_an_end() -> None:
    """Required: no renewal is stated, the day stands in new lines only, and one is stated or named as an end."""
    assert changed(BEFORE, after(NEW)) == [("date_relabelled", NEW)]
    assert changed(BEFORE, after(NEW, f"And {NEW}")) == [("date_relabelled", NEW)]
    assert changed(BEFORE, after(NEW, OLD)) == []
    assert changed(BEFORE, after("Nothing more")) == [("renewal_gone", "")]
    ends = "Ends on 4 December 2026"
    assert changed(BEFORE, after(ends)) == [("date_turned", ends)]
    for state in ("scheduled", "ended"):
        stated = fact(state, when=DAY, line=f"It says {NEW}.")
        assert changed(BEFORE, after(NEW), stated, ENDED) == [("date_turned", NEW)]
        denied = fact(state, when=DAY, line=NEW, holds=False)
        assert changed(BEFORE, after(NEW), denied) == [("date_relabelled", NEW)]
    assert changed(BEFORE, after(NEW), ENDED) == [("date_relabelled", NEW)]
    assert changed(BEFORE, after(NEW), fact("pending", line=NEW)) == [("date_relabelled", NEW)]
    assert changed(BEFORE, after(NEW), RENEWS_ON, ENDED) == []
    assert changed(replace(BEFORE, renews=None), after(NEW)) == []
    assert changed(replace(BEFORE, renews=LATER), after("Nothing more")) == []
    assert changed(replace(BEFORE, renews=TODAY), after("Nothing more")) == [("renewal_gone", "")]


@pytest.mark.spec("account.changes")
def test_control_turns_only_from_one_short_label_into_another() -> None:
    """Required: a part of the page that can be pressed as a whole is no control, nor is one with a day."""
    long = "a b c d e f g"
    turned = [("date_relabelled", NEW), ("control_turned", "resume")]
    assert changed(CLOSED, after(NEW, labels=["start", "resume"])) == turned
    assert changed(CLOSED, after(NEW, labels=["resume", "cancel", "help"])) == turned[:1]
    assert changed(CLOSED, after(NEW, labels=["help"])) == turned[:1]
    assert changed(CLOSED, after(NEW, labels=["help", "resume"]), backs=["resume"]) == turned[:1]
    assert changed(CLOSED, after(labels=["help", "resume"])) == [("renewal_gone", "")]
    for label, is_caption in [("a b c d e f", True), (long, False), ("on 4 december 2026", False)]:
        come = changed(CLOSED, after(NEW, labels=["help", label]))
        assert come == [turned[0], *([("control_turned", label)] if is_caption else [])]
        gone = changed(replace(CLOSED, labels=frozenset({"help", label})), after(NEW, labels=["help", "resume"]))
        assert gone == turned[: 1 + is_caption]
    open_ = replace(CLOSED, end_controls=frozenset({"cancel"}))
    assert changed(open_, after(NEW, labels=["help", "resume"])) == [turned[0], ("end_control_gone", "cancel")]


@pytest.mark.spec("account.changes")
def test_first_of_several_lines_that_turned_is_quoted() -> None:
    """Required: in the order of the page, so that every run quotes the same."""
    names = ["Filou", "Milou", "Bilou", "Zilou", "Dilou"]
    ran = [f"{name}: active" for name in names]
    own = [line for name in names for line in (f"About {name}", f"{name}: active")]
    before = replace(
        CLOSED,
        lines=frozenset(map(str.lower, ["Premium", *own])),
        own=("Premium", *own),
        renews=None,
        reading=AccountReading("active", evidence_against=tuple(Item("active", line) for line in ran)),
    )
    now = after(*(line.replace("active", "cancelled") for line in own))
    assert changed(before, now) == [("status_turned", "Filou: cancelled")]


# -- a model's part ----------------------------------------------------------------------------------------------------

VIEW = page(text="Premium\nBlorpag klenipo")
SEEN = [Snapshot(frozenset({"premium"})), Snapshot(frozenset({"other"}))]


@pytest.mark.spec("account.model")
def test_one_new_quote_is_enough() -> None:
    """Required: a model may quote what stood there before, beside what has come."""
    single = AccountReading("unknown", evidence_for=tuple(items("renewal_gone")))
    settled = settled_by_model(single, True, ["Premium", "Blorpag klenipo"], VIEW, SEEN)
    assert settled == replace(single, state="ended", notes=("Premium", "Blorpag klenipo"))
    assert settled_by_model(single, True, ["Premium"], VIEW, SEEN) == single
    weak = replace(single, evidence_against=tuple(items("priced")))
    assert settled_by_model(weak, True, ["Blorpag klenipo"], VIEW, SEEN).state == "ended"


@pytest.mark.spec("account.model")
def test_doubt_is_added_to_what_is_against_it_already() -> None:
    """Required: at the weight of the proof an end stands, below it nothing is known; the first quote is kept."""
    active, quotes = tuple(items("managed")), ["Blorpag klenipo", "Premium"]
    doubt = Item("doubted", "Blorpag klenipo")
    thin = AccountReading("ended", evidence_for=tuple(items("end_asserted renewal_off")), evidence_against=active)
    expected = replace(thin, state="unknown", evidence_against=(*active, doubt))
    assert settled_by_model(replace(thin, strongest=True), False, quotes, VIEW, SEEN) == expected
    just = replace(thin, evidence_against=())
    assert settled_by_model(just, False, quotes, VIEW, SEEN) == replace(just, evidence_against=(doubt,))


@pytest.mark.spec("account.model")
def test_quotes_keep_their_words_and_order() -> None:
    """Required: white space and case count neither in the quote nor on the page."""
    shown = "It  ENDED\n today"
    assert found_on_page(["ended  TODAY", "it", "today it", "It ended"], shown) == ("ended  TODAY", "It ended")
