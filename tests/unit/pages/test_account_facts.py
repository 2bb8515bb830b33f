"""What a claim of an account page amounts to: each condition of each judgment, alone changed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from subterminator.lexicon.meaning import ACTS, OBJECTS, Evidence, Meaning
from subterminator.pages.account_evidence.fact import Fact

TODAY = date(2026, 11, 22)
PAST, COMING = date(2026, 11, 21), date(2026, 12, 4)


def fact(changes: dict[str, Any]) -> Fact:
    """Make a fact of a clause that a subscription was ended, with changes. `flags`: parted by spaces."""
    of_fact: dict[str, Any] = {"line": "Your plan was cancelled", "place": 0, "when": None, "fresh": True}
    of_claim: dict[str, Any] = {"state": "ended", "holds": True, "words": "your plan was cancelled"}
    meaning = Meaning("end", "subscription", "+", "past", "asserted", words=("plan", "was cancelled"))
    for name, value in changes.items():
        if name in {"line", "when", "fresh", "year_written"}:
            of_fact[name] = value
        elif name in {"state", "holds"}:
            of_claim[name] = value
        elif name == "clause":
            of_claim["words"] = value
        else:
            of_clause: dict[str, Any] = {name: frozenset(value.split()) if name == "flags" else value}
            meaning = replace(meaning, **of_clause)
    return Fact(Evidence(**of_claim, tense=meaning.tense, meaning=meaning), **of_fact)


def judged(judgment: str, changes: dict[str, Any]) -> bool:
    judge = getattr(fact(changes), judgment)
    return bool(judge(TODAY) if callable(judge) else judge)


SCHEDULED = {"state": "scheduled", "tense": "future", "when": COMING}
MIXED = {"state": "scheduled", "act": "end", "flags": "renew"}
RULES: dict[str, tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]] = {
    "renews": (
        {"state": "renews", "act": "renew", "flags": "next"},
        [MIXED],
        [
            {"flags": "no next"},
            {"flags": "none next"},
            {"holds": False},
            {"state": "charged"},
            {**MIXED, "holds": False},
            {**MIXED, "flags": "renew no"},
            {**MIXED, "flags": ""},
        ],
    ),
    "turns_off": (
        {"state": "renews", "holds": False},
        [],
        [{"holds": True}, {"state": "scheduled"}],
    ),
    "spares": (
        {"state": "renews", "holds": False, "act": "charge"},
        [{"act": "pay"}],
        [{"act": "renew"}, {"holds": True}, {"state": "ended"}],
    ),
    "mixed": (
        MIXED,
        [{"holds": False}],
        [{"act": "expire"}, {"flags": "noun"}, {"flags": "renew past"}, {"state": "ended"}],
    ),
    "asserts_end": (
        {},
        [
            {"state": "scheduled"},
            {"act": "expire"},
            # a noun, a word that is not known, or no day: each alone is no doubt of a day to come
            {**SCHEDULED, "flags": "noun"},
            {**SCHEDULED, "unknown": ("blorp",)},
            {**SCHEDULED, "flags": "noun", "unknown": ("blorp",), "line": "Closing date: 4 December 2026"},
            {"flags": "noun", "unknown": ("blorp",)},
            # only a day of the past until which it was valid is one of an earlier term
            {"state": "scheduled", "flags": "active until"},
            {**SCHEDULED, "flags": "active until", "line": "Valid until 4 December 2026"},
            {"state": "scheduled", "flags": "active", "line": "It was valid until 4 May 2026"},
            {"state": "scheduled", "flags": "until", "line": "It was valid until 4 May 2026"},
            {"flags": "active until", "line": "It was valid until 4 May 2026"},
        ],
        [
            {"holds": False},
            {"state": "scheduled", "holds": False},
            {"state": "active"},
            MIXED,
            {**SCHEDULED, "flags": "noun", "unknown": ("blorp",), "line": "The blorp of the closing date"},
            {"state": "scheduled", "flags": "active until", "line": "It was valid until 4 May 2026"},
            {"state": "scheduled", "act": "expire"},
        ],
    ),
    "ends_by_name": (
        {},
        [{"subject": "plan"}],
        [
            {"fresh": False},
            {"holds": False},
            {"inherited": True},
            {"words": ("unsubscribed",), "subject": "unsubscribed"},
        ],
    ),
    "denies_any": ({"state": "nothing"}, [], [{"state": "ended"}, {"state": "active"}, {"holds": False}]),
    "has_run_out": (
        {"state": "scheduled", "flags": "active until", "when": PAST},
        [],
        [
            {"holds": False},
            {"state": "ended"},
            {"tense": "present"},
            {"flags": "until"},
            {"when": None},
            {"when": TODAY},
            {"when": COMING},
        ],
    ),
    "spares_for_good": (
        {"line": "You will not be charged", "flags": "more"},
        [
            {"flags": "nomore"},
            {"flags": "then"},
            {"flags": "after_then"},
            {"flags": "", "line": "Your plan was cancelled. You will not be charged"},
            {"flags": "", "line": "You will not be charged. Your plan will be cancelled on 4 December 2026"},
        ],
        [
            {"flags": ""},
            {"flags": "now"},
            {"flags": "", "line": "You will not be charged. Cancel your plan"},
            {"flags": "", "line": "You will not be charged. Your plan was changed"},
        ],
    ),
    "stays": (
        {"state": "active", "act": "keep", "tense": "present"},
        [],
        [{"state": "renews"}, {"holds": False}, {"flags": "until"}, {"act": "none"}],
    ),
    "undecided": (
        {"state": "pending", "act": "none", "flags": "pending status"},
        [],
        [{"holds": False}, {"state": "active"}, {"act": "end"}, {"flags": "status"}],
    ),
    "takes_access": ({"object": "benefits"}, [], [{"object": "subscription"}, {"object": "none"}]),
    "ends_another": (
        {"state": "other_object"},
        [],
        [{"fresh": False}, {"holds": False}, {"state": "ended"}],
    ),
    "names_its_thing": (
        {},
        [
            {"words": ("unsubscribed", "plan"), "subject": "unsubscribed"},
            {"words": ("unsubscribed",), "subject": "plan"},
            {"words": (), "subject": "plan"},
            {"object": "addon"},
        ],
        [
            {"object": "none"},
            {"object": "unknown"},
            {"inherited": True},
            {"words": ("unsubscribed",), "subject": "unsubscribed"},
        ],
    ),
    "bare": (
        {"line": "Cancelled", "clause": "cancelled", "object": "none"},
        [
            {"line": " Cancelled! "},
            {"line": "Cancelled."},
            {"clause": "cancelled.!"},
            {"line": "Was cancelled", "clause": "was cancelled"},
            {"line": "解約済みです", "clause": "解約済みです"},
        ],
        [
            {"line": "Cancelled plan"},
            {"line": "It was cancelled", "clause": "it was cancelled"},
            {"line": "解約が完了した", "clause": "解約が完了した"},
            {"line": "⺀解約完了した", "clause": "⺀解約完了した"},
            {"line": "Ended 21.11.", "clause": "ended 21.11"},
            {"object": "subscription"},
            {"inherited": True},
        ],
    ),
    "mentions_others": (
        {"flags": "addon and"},
        [
            {"flags": "noun expire"},
            {"flags": "", "line": "Your plan was changed"},
            {"flags": "", "line": "Your plan was changed, your old plan was cancelled"},
            {"flags": "", "line": "Your old plan was cancelled. Your plan was changed."},
        ],
        [
            {"object": "free_plan"},
            {"object": "free_plan", "flags": "", "line": "Your plan was changed to Free"},
            {"flags": ""},
            {"flags": "noun"},
            {"flags": "expire"},
            {"flags": "noun expire", "act": "expire"},
            {"flags": "", "line": "Your plan will be changed on 4 December 2026"},
            {"flags": "", "line": "If your plan was changed, it ends"},
        ],
    ),
    "is_notice": (
        {"state": "pending", "flags": "received noun"},
        [],
        [
            {"holds": False},
            {"state": "ended"},
            {"flags": "noun"},
            {"flags": "received pending"},
            {"flags": "received being"},
        ],
    ),
    "sure_to_come": (
        {"when": COMING},
        [{"year_written": False, "tense": "future"}],
        [{"when": None}, {"when": TODAY}, {"when": PAST}, {"year_written": False}],
    ),
    "runs_out": (
        {**SCHEDULED},
        [
            {"act": "expire"},
            {"act": "keep", "object": "benefits", "flags": "until"},
            {"act": "none", "object": "benefits", "flags": "until"},
        ],
        [
            {"state": "ended"},
            {"holds": False},
            {"flags": "renew"},
            {"when": TODAY},
            {"object": "benefits"},
            {"object": "trial"},
            {"act": "keep"},
            {"act": "keep", "object": "benefits"},
            {"act": "lose", "object": "benefits", "flags": "until"},
            {"act": "keep", "flags": "until"},
        ],
    ),
    "settles": (
        {"when": COMING},
        [SCHEDULED, {"when": None, "flags": "status"}, {**SCHEDULED, "when": TODAY, "flags": "status"}],
        [
            {"when": None},
            {"holds": False},
            {"state": "active"},
            {**MIXED, "when": COMING},
            {**MIXED, "flags": "renew status"},
        ],
    ),
}


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("judgment", RULES)
def test_each_condition_of_a_judgment_counts(judgment: str) -> None:
    """Required: what holds of a claim does so no more when any one of its conditions is missing."""
    base, others, not_so = RULES[judgment]
    assert [each for each in ({}, *others) if not judged(judgment, {**base, **each})] == []
    assert [each for each in not_so if judged(judgment, {**base, **each})] == []


@pytest.mark.spec("account.statements")
def test_end_by_name_is_that_of_a_subscription() -> None:
    """Required: of everything that ends, only the subscription, its trial, its renewal or its automatic payment."""
    named = {each for each in OBJECTS if judged("ends_by_name", {"object": each})}
    assert named == {"subscription", "trial", "renewal", "auto_payment"}


@pytest.mark.spec("account.statements")
def test_day_to_come_is_an_asserted_end_by_its_act() -> None:
    """Required: not of a term that expires, of access that is kept, of a state or a charge."""
    silent = {each for each in ACTS if not judged("asserts_end", {**SCHEDULED, "act": each})}
    assert silent == {"expire", "be", "keep", "none", "renew", "charge"}
    assert all(judged("asserts_end", {"act": each}) for each in ACTS)


@pytest.mark.spec("account.statements")
def test_fact_claims_what_holds_of_it() -> None:
    """Required: one of the states that are asked for, and none that it denies."""
    ended = fact({})
    assert ended.claims("scheduled", "ended")
    assert not ended.claims("scheduled")
    assert not ended.claims()
    assert not fact({"holds": False}).claims("ended")
    assert (ended.year_written, ended.foreign) == (True, False)
