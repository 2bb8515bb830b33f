"""Statements of a text about the state of a subscription, for and against, clause by clause."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import replace

from subterminator.lexicon.absence import denies_any, is_no_value
from subterminator.lexicon.language_files import languages_with
from subterminator.lexicon.meaning import ENDING, Evidence, Meaning, StateClaim, StatementEvidence
from subterminator.lexicon.sentences import STATES
from subterminator.lexicon.subjects import subject_of
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, OTHERS, RENEWALS

_OWN = FAMILY | {"none", "account", "content"}
_COMING = frozenset({"none", "order", "payment", "content", "subscription"})
"""Objects that come regularly while a subscription runs."""
_DAY = re.compile(r"\d.*\d{2}")
"""A day, among the words of a clause."""
_HOURS = re.compile(r"(?<!\d)\d{1,2}(?::\d{2}|h(?:\d{2})?)\b.{1,12}?\b\d{1,2}(?::\d{2}|h(?:\d{2})?)(?!\w)")
"""From one hour of a day to another: works on a line, and no end."""
_FEW = 2
_CAPTION = frozenset({"end", "noun", "soft", "date", "filler", "subscription", "itself", "status"})
"""Flags of a caption that names an end and nothing else."""
_FULL_DAY = re.compile(r"\d\D+\d{4}|\d{4}\D+\d")
"""A day with its year."""
_TAKING_BACK = frozenset({"resume", "renew", "undo", "keep", "turn_on", "buy"})
"""Acts that take an end back: it stands, unless the person does so."""
_Claims = list[tuple[StateClaim, bool]]
_QUIET_ACTS = frozenset({"remind", "contact", "inform", "sign_in", "sign_out", "request", "answer"})


def weigh_statement(meanings: Sequence[Meaning]) -> StatementEvidence:
    """Draw the evidence from the clauses of a text.

    Conditions, questions, instructions and what is merely possible are no evidence. A renewal in the same text makes
    a bare expiry part of it.
    """
    evidence: list[Evidence] = []
    for place, meaning in enumerate(meanings):
        following = meanings[place + 1] if place + 1 < len(meanings) else None
        before = meanings[place - 1] if place else None
        if _is_a_threat(meaning, meanings[:place]) or _of_a_strange_subject(meaning, before):
            continue
        if before is not None and _names_an_offered_term(before) and meaning.polarity == "-" and meaning.act == "renew":
            continue
        if meaning.act == "end" and place > 1 and _is_bare_then(meanings[place - 1]):
            before = meanings[place - 2] if _is_access(meanings[place - 2]) else before
        if before is not None and _explains(before, meaning):
            continue
        claims = _evidence(meaning, before, following)
        if denies_any(meaning, before, following):
            claims = [each for each in claims if each.state != "ended"]
            claims.append(Evidence("nothing", True, meaning.tense, meaning.clause, meaning))
        if before is not None and _orders_an_end(before) and "after_and" in meaning.flags:
            claims = [each for each in claims if each.tense == "past"]
        replaced = following is not None and _another_begins(following)
        evidence += [replace(each, state="other_object") for each in claims] if replaced else claims
    evidence = [each for each in evidence if not _may_be_averted(each, meanings)]
    evidence += _renewals_unless_ended(meanings)
    evidence += _nothing_after_the_last(meanings)
    evidence = _of_what_is_named_after(evidence, meanings)
    return StatementEvidence(tuple(_settled(evidence, meanings)), tuple(meanings))


def _explains(possible: Meaning, meaning: Meaning) -> bool:
    """Return whether a clause tells the effect of a possible end: "you may cancel; service ends with the month"."""
    effect = meaning.tense == "future" and not _has_digit(meaning.when)
    may_end = possible.modality == "possible" and possible.act in ENDING and possible.object != "cancellation"
    return may_end and effect


def _names_an_offered_term(meaning: Meaning) -> bool:
    """Return whether a clause is only a time for a sum, as offers are priced: "3 months for $25, no renewal"."""
    plain = meaning.act == "none" and bool(meaning.money) and not meaning.unknown and "time" in meaning.flags
    return plain and meaning.clause[:1].isdigit() and not meaning.clause.startswith(meaning.money)


def _is_bare_then(meaning: Meaning) -> bool:
    """Return whether a clause is only the time after what stands before it: "after that, …"."""
    return "then" in meaning.flags and meaning.act == "none" and meaning.object == "none" and not meaning.unknown


def _is_access(meaning: Meaning) -> bool:
    """Return whether a clause says that the subscription is active until a day."""
    until = "until" in meaning.flags and _has_digit(meaning.when) and meaning.modality == "asserted"
    return until and "active" in meaning.flags and meaning.act in {"none", "keep", "be"} and not meaning.money


def _is_a_threat(meaning: Meaning, earlier: Sequence[Meaning]) -> bool:
    """Return whether an end comes only if nothing is paid: "Please pay by 5 May. After that, we end your contract"."""
    if not any(each.act == "pay" and each.modality == "obligation" for each in earlier):
        return False
    later = "then" in meaning.flags or ("then" in earlier[-1].flags and earlier[-1].act == "none")
    return later and meaning.act in {*ENDING, "expire"} and meaning.tense in {"present", "future"}


def _of_a_strange_subject(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether an end shares the unknown subject of the clause before: "Your case 12 was settled and closed"."""
    if before is None or "after_and" not in meaning.flags or meaning.object != "none" or meaning.unknown:
        return False
    ends = meaning.act in {*ENDING, "expire"} or "inactive" in meaning.flags
    strange = bool(before.unknown) and before.object in {"none", "unknown"} and before.act not in ENDING
    return ends and strange and before.tense == "past"


def _renewals_unless_ended(meanings: Sequence[Meaning]) -> list[Evidence]:
    """Claim what goes on unless the person acts: "If you do not cancel, it renews", "If you do nothing, it goes on"."""
    claims: list[Evidence] = []
    unless = False
    for place, meaning in enumerate(meanings, 1):
        behind = meanings[place] if place < len(meanings) else Meaning()
        unless = unless or ("after_if" in behind.flags and meaning.is_silent and _is_unless_ended(behind))
        renews = meaning.act in {"renew", "charge", "pay"} and meaning.tense in {"present", "future"}
        goes_on = meaning.act in {"none", "be", "keep", "go_on"} and meaning.object in FAMILY | {"none"}
        goes_on = goes_on and (meaning.act == "go_on" or bool({"stays", "active"} & meaning.flags))
        if unless and (renews or goes_on) and meaning.polarity == "+" and "until" not in meaning.flags:
            claims.append(Evidence("renews", True, meaning.tense, meaning.clause, meaning))
        unless = unless or _is_unless_ended(meaning)
    return claims


def _orders_an_end(meaning: Meaning) -> bool:
    """Return whether a clause asks for an end, as what follows it would: "Cancel today and the plan ends at once"."""
    plain = meaning.act in ENDING and meaning.polarity == "+" and "noun" not in meaning.flags
    return plain and meaning.modality == "instruction" and meaning.tense == "none"


def _another_begins(meaning: Meaning) -> bool:
    """Return whether a clause says that another plan begins where one ends: "Basic ends today and Standard starts"."""
    begins = meaning.act == "start" and meaning.object == "subscription" and not meaning.inherited
    return (
        begins and meaning.polarity == "+" and meaning.tense != "none" and bool({"after_and", "then"} & meaning.flags)
    )


def _nothing_after_the_last(meanings: Sequence[Meaning]) -> list[Evidence]:
    """Claim that nothing renews where a text names the day of the last, and denies that anything comes after that."""
    claims: list[Evidence] = []
    last = False
    for meaning, following in itertools.pairwise((*meanings, Meaning())):
        then = bool({"then", "after_then"} & meaning.flags) or {"then", "after_then"} <= following.flags
        if last and then and meaning.polarity == "-" and meaning.tense != "past" and not meaning.is_silent:
            claims.append(Evidence("renews", False, meaning.tense, meaning.clause, meaning))
        last = last or (not meaning.is_silent and _names_the_last(meaning, following))
    return claims


def _is_unless_ended(meaning: Meaning) -> bool:
    """Return whether a clause is the condition that no end was asked for: "without notice", "if you do not cancel"."""
    if meaning.modality != "conditional":
        return False
    denied = meaning.polarity == "-" or bool({"unless", "without"} & meaning.flags)
    idle = meaning.act == "none" and meaning.object == "none" and len(meaning.unknown) <= _FEW  # "if you do nothing"
    return "without_end" in meaning.flags or (denied and (idle or meaning.act in ENDING))


def _may_be_averted(claim: Evidence, meanings: Sequence[Meaning]) -> bool:
    """Return whether an end to come has an "unless" beside it, other than that of taking it back: "unless you pay"."""
    if claim.state != "scheduled" or not claim.holds:
        return False
    place = next(place for place, each in enumerate(meanings) if each is claim.meaning)
    beside = (*meanings[max(0, place - 1) : place], *meanings[place + 1 : place + 2])
    return any("unless" in each.flags and each.is_silent and each.act not in _TAKING_BACK for each in beside)


def _of_what_is_named_after(evidence: list[Evidence], meanings: Sequence[Meaning]) -> list[Evidence]:
    """Give an end without an object the object that the name behind it has: "Unsubscribed from \"Daily\" emails"."""
    other = {
        id(meaning)
        for place, meaning in enumerate(meanings, 1)
        if _names_another(meanings[place:]) or any(map(_names_a_booking, meanings[place:]))
    }

    def of_another(each: Evidence) -> bool:
        ended = each.state == "ended" and each.holds and each.tense == "past"
        return ended and each.meaning.object == "none" and id(each.meaning) in other

    return [replace(each, state="other_object") if of_another(each) else each for each in evidence]


def _names_a_booking(meaning: Meaning) -> bool:
    """Return whether a clause only names what comes at a time: "Cancelled: 9:00 Pilates. Next class: 27 November"."""
    booked = meaning.object == "booking" and not meaning.inherited and meaning.polarity == "+"
    return booked and meaning.act in {"none", "go_on"} and not meaning.is_silent and not meaning.flags & STATES


def _names_another(following: Sequence[Meaning]) -> bool:
    """Return whether the clauses after a comma or quotation mark only name a thing, which is no subscription."""
    for meaning in following:
        if "after_pause" not in meaning.flags or meaning.act != "none" or meaning.flags & STATES:
            return False
        if meaning.object != "none":
            return meaning.object in OTHER_PRODUCTS
    return False


def _settled(evidence: list[Evidence], meanings: Sequence[Meaning]) -> list[Evidence]:
    """Refute the claims that other clauses of the text contradict."""
    renews = any(each.state == "renews" and each.holds for each in evidence)
    withdrawn = any(each.state == "withdrawn" and each.holds for each in evidence)
    failed = any("failed" in meaning.flags for meaning in meanings)
    pending = any(each.state == "pending" and each.holds for each in evidence)
    if any(each.state == "renews" and not each.holds for each in evidence):  # what goes on then is another plan
        evidence = [each for each in evidence if not (each.state == "renews" and each.meaning.act == "resume")]
    settled: list[Evidence] = []
    for each in evidence:
        bare = each.state == "scheduled" and (
            each.meaning.act in {"expire", "be", "keep", "none"}
            or (each.meaning.act == "end" and "present" in each.meaning.flags)
        )
        set_for_a_day = each.state == "scheduled" and each.meaning.act in {"end", "stop", "lose", "expire"}
        named = each.tense == "past" and each.meaning.object == "subscription" and not each.meaning.inherited
        certain = each.meaning.act == "stop" or set_for_a_day or named
        undone = each.state in {"ended", "scheduled"} and (withdrawn or failed or (pending and not certain))
        turned = each.holds and ((bare and renews) or undone)
        settled.append(replace(each, holds=False) if turned else each)
    return settled


def _evidence(meaning: Meaning, before: Meaning | None, following: Meaning | None) -> list[Evidence]:
    def claim(state: StateClaim, holds: bool = True) -> Evidence:
        return Evidence(state, holds, meaning.tense, meaning.clause, meaning)

    if _charged(meaning, before) and meaning.act not in {"resume", "buy", "turn_on"}:
        return [claim("renews" if _comes_after(meaning, before) else "charged")]
    if _silent(meaning) or _only_names_an_end(meaning, following):
        return []
    if _names_the_last(meaning, following) or _names_its_day(meaning, following):
        return [claim("scheduled")]
    if _names_the_next(meaning, following):
        return [claim("renews")]
    ends = meaning.act in {"end", "stop", "expire", "undo"}
    spared = meaning.act == "charge" or (meaning.act == "renew" and "noun" in meaning.flags)
    spared = spared and meaning.polarity == "-" and meaning.object in {"order", "payment"}
    spared = spared or _not_charged_then(meaning, following) or _is_taken_from_a_card(meaning)
    subject = subject_of(meaning)
    inactive = meaning.act == "none" and "inactive" in meaning.flags
    about = ends or inactive or meaning.act == "renew" or meaning.object in OTHERS
    asked = before is not None and before.act in ENDING  # "We have received your request to end it."
    runs_out = asked and following is not None and _runs_out(meaning, following)
    if subject == "another" and not (spared or runs_out) and about:
        return [claim("other_object")] if meaning.tense != "none" and (ends or inactive) else []
    if subject == "unknown":
        return []
    renewing = meaning.act in {"renew", "charge"} or (meaning.act == "none" and meaning.object in RENEWALS)
    denied = following is not None and (_is_none(following) or _is_without_renewal(meaning, following))
    if runs_out or (renewing and denied):
        return [claim("renews", False), claim("scheduled")]
    if following is not None and _renews_for(meaning, following):
        return [claim("renews")]
    if ends and following is not None and _is_denied(following):
        return [claim("ended", False)] if meaning.tense != "none" else []
    if following is not None and (_is_kept_open(meaning, following) or _is_replaced(meaning, following)):
        return []
    when = bool(meaning.when) or any(
        each is not None and bool(each.when) and (each.act == "none" or {"keep", "until"} <= each.flags)
        for each in (before, following)
    )
    when = when or _follows_a_last_day(meaning, before)
    for rule in (_cancellation, _paused, _renewal, _lost, _moved_to_free, _ending, _resumed, _active):
        claims = rule(meaning, when, before)
        if claims and not (meaning.head and meaning.act not in {"charge", "pay"} and _speaks_for_an_end(claims)):
            return [claim(state, holds) for state, holds in claims]
    return []


def _follows_a_last_day(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether a clause says what comes after access until a day: "until 5 May, after which it is ended"."""
    until = (
        before is not None and "until" in before.flags and _has_digit(before.when) and before.act in {"keep", "none"}
    )
    return until and bool({"then", "after_then"} & meaning.flags)


def _only_names_an_end(meaning: Meaning, following: Meaning | None) -> bool:
    """Return whether a clause names an end, and none that came or comes: "you tried to cancel", "Cancelled: no"."""
    if meaning.act not in {"end", "stop", "leave", "expire"}:
        return False
    denied = following is not None and following.act == "refuse" and "after_colon" in following.flags
    untensed = "untensed" in meaning.flags and meaning.tense in {"past", "present"}
    return denied or _is_charged_for(meaning) or (untensed and not meaning.flags & {"chosen", "request"})


def _is_charged_for(meaning: Meaning) -> bool:
    """Return whether an end is only what is charged for, by whose verb a clause comes: "We charge 20 for leaving"."""
    charged = "charge" in meaning.others and meaning.tense in {"present", "future"}
    return charged and "noun" in meaning.flags and "last" not in meaning.flags and meaning.polarity == "+"


def _not_charged_then(meaning: Meaning, following: Meaning | None) -> bool:
    """Return whether a clause says that a card is not charged after an end: "will not be charged after that"."""
    denied = meaning.act == "charge" and meaning.polarity == "-" and meaning.object == "payment_method"
    then = following is not None and following.act == "none" and "then" in following.flags
    return denied and (then or bool({"then", "after_then"} & meaning.flags))


def _runs_out(meaning: Meaning, following: Meaning) -> bool:
    """Return whether an offer does not renew, and one has it until a day: firms of telephones call plans offers."""
    denied = meaning.act == "renew" and meaning.object == "offer" and meaning.polarity == "-"
    kept = following.act == "keep" and following.polarity == "+" and "until" in following.flags
    kept = kept and following.object == "content" and not following.inherited  # a price is kept as well
    return denied and kept and (_has_digit(following.when) or _DAY.search(following.clause) is not None)


def _is_taken_from_a_card(meaning: Meaning) -> bool:
    """Return whether a clause says from which card the next sum is taken: "£26 is taken on 5 May from your Visa"."""
    taken = meaning.act == "renew" and "noun" in meaning.flags and meaning.polarity == "+" and bool(meaning.money)
    return taken and meaning.object == "payment_method" and meaning.tense in {"present", "future"}


def _speaks_for_an_end(claims: _Claims) -> bool:
    return any(holds is (state in {"ended", "scheduled"}) for state, holds in claims)


def _silent(meaning: Meaning) -> bool:
    """Return whether a clause asserts nothing about a state: a question, a condition, a possibility, a duty."""
    asked_not_to = meaning.act == "request" and meaning.object == "renewal" and meaning.polarity == "-"
    about = "info" in meaning.flags and not meaning.flags & {"number", "stays"}
    brief = meaning.act in {*ENDING, "expire"} and ("brief" in meaning.flags or bool(_HOURS.search(meaning.clause)))
    unread = "unread" in meaning.flags and not meaning.flags & {"received", "pending", "being", "failed", "done"}
    if (meaning.act in _QUIET_ACTS and not asked_not_to) or about or brief or unread:
        return True
    access = "until" in meaning.flags and bool(meaning.when) and meaning.act in {"keep", "none"}
    if meaning.modality == "possible":
        return not access
    return meaning.modality in {"question", "conditional", "obligation"}


def _names_the_last(meaning: Meaning, following: Meaning | None) -> bool:
    """Return whether a clause gives the day of the last of what comes: "your last box arrives on 30 November".

    "Last valid day: 30 November" gives it as its value.
    """
    if {"last", "active", "time"} <= meaning.flags and meaning.act == "none" and following is not None:
        return "after_colon" in following.flags and bool(_DAY.search(following.clause))
    dated = _has_digit(meaning.when) or (
        following is not None and (_comes_no_more(following) or _is_rest_of_day(following))
    )
    coming = meaning.object in _COMING and "past" not in meaning.flags and meaning.polarity == "+"
    return "last" in meaning.flags and meaning.act == "none" and dated and coming


def _is_rest_of_day(meaning: Meaning) -> bool:
    """Return whether a clause is only the rest of a day behind a comma: "Monday, 30 November"."""
    nothing = (meaning.act, meaning.object, meaning.unknown) == ("none", "none", ())
    return nothing and "after_pause" in meaning.flags and _has_digit(meaning.when)


def _comes_no_more(meaning: Meaning) -> bool:
    """Return whether a clause denies that something comes after a day: "no parcels after 15 December"."""
    bounded = {"when", "then", "more", "nomore"} & meaning.flags
    return meaning.polarity == "-" and meaning.tense != "past" and bool(bounded) and bool(_DAY.search(meaning.clause))


def _names_its_day(meaning: Meaning, following: Meaning | None) -> bool:
    """Return whether a caption is only an end, and its value only a day: "Cancellation: 31 December 2026"."""
    if following is None:
        return False
    caption = _about_end(meaning) and meaning.tense == "none" and meaning.coverage == 1 and not meaning.others
    caption = caption and meaning.flags <= _CAPTION and meaning.polarity == "+" and not meaning.is_silent
    value = following.act == "none" and following.object == "none" and not following.unknown and not following.money
    value = value and following.flags <= {"after_colon", "time", "filler", "date"} and "after_colon" in following.flags
    return caption and value and bool(_FULL_DAY.search(following.clause))


def _names_the_next(meaning: Meaning, following: Meaning | None) -> bool:
    """Return whether a clause gives the day of the next of what comes: "next box: 1 December"."""
    value = following.when if following is not None and "after_colon" in following.flags else ""
    dated = _has_digit(meaning.when + value)
    coming = meaning.object in _COMING - {"none", "content"} or (meaning.object == "none" and bool(meaning.unknown))
    return "next" in meaning.flags and meaning.act == "none" and meaning.polarity == "+" and dated and coming


def _has_digit(time: str) -> bool:
    return any(map(str.isdigit, time))


def _comes_after(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether a clause states what follows an end or a trial."""
    opened = before is not None and "then" in before.flags and not before.money and meaning.act == "none"
    return "then" in meaning.flags or opened


def _is_none(meaning: Meaning) -> bool:
    """Return whether a clause is only the value "none"."""
    empty = meaning.object == "none" and not meaning.unknown and not meaning.money and not meaning.when
    denied = meaning.act == "refuse" and "after_colon" in meaning.flags
    return empty and (denied or (meaning.act == "none" and "zero" in meaning.flags))


def _is_without_renewal(caption: Meaning, value: Meaning) -> bool:
    """Return whether a caption of the next charge has no day but the value "no payment", or "no automatic payment"."""
    names = "noun" in caption.flags and caption.polarity == "+" and not caption.when
    denied = value.polarity == "-" and (
        value.act == "renew" or (value.act == "none" and value.object in RENEWALS | {"payment"})
    )
    return names and denied and not (value.unknown or value.money or value.when or value.inherited)


def _is_kept_open(meaning: Meaning, value: Meaning) -> bool:
    """Return whether the next clause takes back what a clause says: "not charged, before May", "plan: free"."""
    bounded = meaning.act == "charge" and meaning.polarity == "-" and _is_a_bound(value)
    none = "after_colon" in value.flags and is_no_value(value)
    return bounded or ("active" in meaning.flags and (_is_free(value) or none))


def _is_denied(value: Meaning) -> bool:
    """Return whether a clause is only the value "no" or "none": "Cancelled: no"."""
    return "after_colon" in value.flags and _is_none(value)


def _renews_for(meaning: Meaning, value: Meaning) -> bool:
    """Return whether a clause names a renewal, and the next one its period: "Renewal: 12 months"."""
    named = meaning.act == "none" and meaning.object == "renewal" and meaning.polarity == "+"
    return named and not meaning.flags & STATES and _is_period(value)


def _is_period(meaning: Meaning) -> bool:
    """Return whether a clause is only the value of a period: "Renewal: 12 months"."""
    alone = meaning.act == "none" and meaning.object == "none" and not meaning.unknown and meaning.polarity == "+"
    timed = "time" in meaning.flags and not meaning.flags & {"past", "until", "when"}
    return alone and timed and "after_colon" in meaning.flags and not _DAY.search(meaning.clause)


def _is_free(meaning: Meaning) -> bool:
    """Return whether a clause is only the value "free", or the free plan."""
    value = "after_colon" in meaning.flags and meaning.act == "none" and not meaning.money
    return value and ("free" in meaning.flags or meaning.object == "free_plan")


def _is_replaced(former: Meaning, meaning: Meaning) -> bool:
    """Return whether a clause says what holds instead of what is no longer so: "you are now a Gold member"."""
    if "nomore" not in former.flags:
        return False
    asserted = meaning.act in {"none", "be"} and meaning.polarity == "+" and not meaning.is_silent
    stated = meaning.object == "subscription" or (bool(meaning.unknown) and "present" in meaning.flags)
    return asserted and stated and "now" in meaning.flags and not meaning.flags & {"free_plan", "free", "inactive"}


def _is_a_bound(meaning: Meaning) -> bool:
    """Return whether a clause is only a time before which something holds: "before 5 May"."""
    return "after_when" in meaning.flags and meaning.act == "none" and meaning.object == "none" and bool(meaning.when)


def _charged(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether a sum is due regularly, or from a day on: "you now pay", "monthly fee", "then 5 €"."""
    flags = meaning.flags
    if not any(sign.isdigit() for sign in meaning.money.replace("%", "")) or "%" in meaning.money:
        return False
    if meaning.polarity == "-" or meaning.tense == "past" or meaning.modality in {"question", "possible"}:
        return False
    if "last" in flags:
        return False
    if _comes_after(meaning, before):
        return meaning.act in {"none", "charge", "pay", "renew", "be", "go_on", "expire"}
    if "fee" in flags or (before is not None and meaning.act == "none" and "fee" in before.flags):
        return meaning.object not in {"offer", "addon"}
    regular = bool(flags & {"time", "now"})
    return meaning.act == "pay" and regular and meaning.modality in {"asserted", "instruction"}


def _may_have_day(meaning: Meaning) -> bool:
    """Return whether a clause may have a day: its time has digits, or is missing. "The last day" is none."""
    return not meaning.when or _has_digit(meaning.when)


def _about_end(meaning: Meaning) -> bool:
    as_thing = meaning.act == "end" and "noun" in meaning.flags and "buy" not in meaning.flags  # a trial is a noun, too
    return meaning.object == "cancellation" or as_thing


def _cancellation(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause about a cancellation as a thing: withdrawn, pending, received, complete, failed."""
    flags = meaning.flags
    if meaning.object == "cancellation" and meaning.polarity == "-":
        return [("withdrawn", True), ("ended", False)] if meaning.tense == "past" and "not" not in flags else []
    if _status_is_pending(meaning, before):
        return [("pending", True)]
    if not _about_end(meaning) and not (
        before is not None
        and _about_end(before)
        and before.polarity == "+"
        and before.modality in {"asserted", "instruction"}
        and meaning.act in {"none", "be", "finish"}
        and not flags & {"active", "on", "until"}
    ):
        return []
    if "failed" in flags:
        return [("ended", False)]
    asked_for = "request" in meaning.others and "past" in flags and "finish" not in meaning.others
    begun = "start" in meaning.others and "past" in flags and "finish" not in meaning.others
    if asked_for or begun or flags & {"pending", "being", "received"}:
        return [("pending", True)] if "not" not in flags else []
    if meaning.polarity == "-" or "not" in flags:
        return [("ended", False)] if meaning.tense != "none" else []
    if "future" in flags or "present" in flags:
        wished = "want" in flags or "request" in flags
        return [("pending" if wished else "scheduled", True)] if when and _may_have_day(meaning) else []
    if flags >= {"past", "want"} and not flags & {"finish", "done"}:  # "your wish to cancel was noted"
        return [("pending", True)]
    if "past" in flags:  # what was done to it must be understood: it may only have been passed on
        understood = not meaning.unknown or bool(flags & {"finish", "done"})
        return [("ended", True)] if understood else []
    status = "status" in flags or (before is not None and "status" in before.flags)
    if "done" in flags and (when or status):
        return [("ended", True)]
    is_value = status and "after_colon" in flags and meaning.coverage == 1 and not meaning.others
    return [("ended", True)] if is_value else []


def _status_is_pending(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether a clause is the value of a status that is still open: "Status: in progress"."""
    status = before is not None and "status" in before.flags and before.object in _OWN and before.act in {"none", "end"}
    return status and "pending" in meaning.flags and meaning.act == "none" and meaning.object in _OWN


def _paused(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    flags = meaning.flags
    if "paused" not in flags and not (meaning.act == "pause" and flags & {"past", "passive"}):
        return []
    if meaning.polarity == "-":
        return [("paused", False)]
    return [("paused", True)] if meaning.object in _OWN else []


def _renewal(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause about renewing and being charged, for and against."""
    flags = meaning.flags
    if "last" in flags and (meaning.act in {"charge", "renew"} or meaning.object == "auto_payment"):
        return [("scheduled", True)] if when and flags & {"present", "future"} and meaning.polarity == "+" else []
    if meaning.act == "request" and meaning.object == "renewal":
        return list(_RENEWS_NO_MORE) if "past" in flags and meaning.polarity == "-" else []
    valid_until = meaning.inherited and flags >= {"active", "until"}  # behind the switch: of the subscription
    if _is_remark(meaning) and before is not None and before.act in {"none", "expire", "end"}:
        return [("renews", True)] if before.tense != "past" else []
    if meaning.object in RENEWALS and meaning.act not in {"end", "renew", "expire"} and not valid_until:
        return _renewal_switched(meaning)
    if meaning.act in {"go_on", "keep"} and meaning.object in FAMILY and not meaning.inherited:
        chosen = meaning.polarity == "-" and meaning.tense == "past" and meaning.modality == "asserted"
        return list(_RENEWS_NO_MORE) if chosen and "failed" not in flags else []
    of_an_end = meaning.act == "charge" and "end" in meaning.others  # "we charge 20 € for the cancellation"
    if meaning.act not in {"renew", "charge"} or (of_an_end and meaning.polarity == "+"):
        return []
    if meaning.polarity == "-":
        return _not_charged(meaning) if "failed" not in flags else []
    if flags & {"off", "inactive"}:
        return list(_RENEWS_NO_MORE)
    at_once = "now" in flags and meaning.unknown and not any(map(str.isdigit, meaning.clause))
    if meaning.act == "charge" and meaning.object == "none" and at_once:  # "Upgrades are charged immediately"
        return []
    if meaning.act == "charge" and "until" in flags and "time" not in flags:  # charged up to a day, and no renewal
        return []
    if flags & {"present", "future", "on", "active"} and ("past" not in flags or flags >= {"present", "now"}):
        return [("renews", True)]
    if "past" in flags and meaning.act == "renew" and meaning.object in _OWN:
        return [("active", True)]
    return []


def _is_remark(meaning: Meaning) -> bool:
    """Return whether a clause behind a day is only the word for a renewal: "Expires 1 May (auto-renewal)"."""
    plain = meaning.act == "none" and meaning.coverage == 1 and meaning.tense == "none"
    return plain and meaning.object == "renewal" and meaning.flags == {"renewal", "after_pause"}


_RENEWS_NO_MORE: _Claims = [("renews", False), ("scheduled", True)]


def _renewal_switched(meaning: Meaning) -> _Claims:
    """List the claims of a clause in which a renewal is a thing that is on or off."""
    flags = meaning.flags
    off = bool(flags & {"off", "inactive"}) or (meaning.act == "stop" and bool(flags & {"past", "after_colon"}))
    off = off and meaning.act != "turn_on"
    on = "on" in flags or "active" in flags or (meaning.act == "turn_on" and "past" in flags)
    if meaning.act == "none" and "future" in flags and not off:
        if meaning.polarity == "+":
            return [("renews", True)]
        return list(_RENEWS_NO_MORE) if meaning.object == "renewal" else []
    if "failed" in flags or off == on:
        return []
    stays = (on and meaning.polarity == "+") or (off and meaning.polarity == "-")
    return [("renews", True)] if stays else list(_RENEWS_NO_MORE)


def _not_charged(meaning: Meaning) -> _Claims:
    """List the claims of a clause that denies a renewal or a charge. "Not charged until May" leaves June open."""
    flags = meaning.flags
    bounded = bool(flags & {"until", "now", "when"}) and "nomore" not in flags
    final = bool(flags & {"more", "nomore", "then", "after_then"})
    once = "time" in flags and not final  # "no charge this month"
    if meaning.act == "charge" and (bounded or once or meaning.object == "trial" or "price" in flags):
        return []
    if meaning.act == "charge" and meaning.when and not flags & {"more", "nomore", "then", "after_then"}:
        return []  # "not charged in December" leaves January open
    if meaning.act == "charge" or ("noun" in flags and meaning.object != "renewal"):
        final = final and not flags & {"until"}
        return list(_RENEWS_NO_MORE) if final else [("renews", False)]
    return list(_RENEWS_NO_MORE)


def _ending(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause about an end: it happened, it is set for a day, it did not happen."""
    flags = meaning.flags
    if "nearly" in flags and meaning.act in {"end", "stop", "expire", "finish"}:
        return [("pending", True)]
    if "active" in flags and "more" in flags and not flags & {"until", "not"}:  # "the cancelled plan is active again"
        return [("active", True), ("ended", False)]
    if meaning.act == "expire" or (meaning.act == "end" and "present" in flags and "past" not in flags):
        if meaning.polarity == "-":
            return [("ended", False)]
        valued = "after_colon" in flags and before is not None and "status" in before.flags and meaning.coverage == 1
        if "past" in flags or valued:
            return [("ended", True)] if meaning.object in _OWN else []
        if meaning.object == "trial":  # it may end by turning into a subscription
            return []
        dated = when and bool(flags & {"present", "future"}) and ("noun" not in flags or _may_have_day(meaning))
        return [("scheduled", True)] if dated and meaning.object in _OWN else []
    if meaning.object in RENEWALS and meaning.act in {"end", "stop"} and "past" in flags:
        return [("renews", meaning.polarity == "-"), ("scheduled", meaning.polarity == "+")]
    if meaning.act not in ENDING or meaning.object not in _OWN | {"unknown"}:
        return []
    if flags & {"pending", "being"} or flags >= {"received", "request"}:
        return [("pending", True)] if meaning.polarity == "+" else []
    if meaning.polarity == "-":
        listed = "plural" in flags and bool({"no", "zero"} & flags)  # "you have no cancelled plans"
        return [("ended", False)] if meaning.tense != "none" and not listed else []
    named = "plural" in flags and "passive" not in flags  # "ended subscriptions"
    if "failed" in flags or named or _ends_a_work_or_request(meaning):
        return []
    if meaning.tense == "future":
        turns = meaning.object == "trial" and "passive" not in flags  # it may end by turning into a subscription
        when = when or (before is not None and "status" in before.flags)
        return [("scheduled", True)] if when and not turns and "now" not in flags else []
    befell = _befell_it(meaning) or _about_its_papers(meaning)
    return [("ended", True)] if "past" in flags and not befell else []


def _befell_it(meaning: Meaning) -> bool:
    """Return whether something in unknown words was done to an end as a thing: "your cancellation was <unknown>"."""
    noun = {"noun", "passive"} <= meaning.flags and "soft" not in meaning.flags
    return (
        noun
        and meaning.language not in languages_with("thing_first")
        and bool(meaning.unknown)
        and not meaning.flags & {"finish", "done", "received"}
    )


def _about_its_papers(meaning: Meaning) -> bool:
    """Return whether something unknown was done to a thing of unknown name about an end: "cancellation form sent"."""
    done = {"noun", "passive"} <= meaning.flags and meaning.object == "unknown" and len(meaning.unknown) > 1
    return done and meaning.language in languages_with("thing_first")


def _ends_a_work_or_request(meaning: Meaning) -> bool:
    """Return whether what ended is a series, a film or a request: "The series was cancelled"."""
    work = meaning.object == "content" and not meaning.inherited and "benefits" not in meaning.flags
    return "past" in meaning.flags and (work or (meaning.object == "none" and "request" in meaning.others))


def _moved_to_free(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause about the way back to the free plan, which is the end of the one paid for."""
    moved = meaning.polarity == "+" or "nomore" in meaning.flags  # "no longer a Plus user, and back on the free plan"
    if meaning.object != "free_plan" or meaning.act not in {"back", "resume", "change"} or not moved:
        return []
    if meaning.tense == "past":
        return [("ended", True)]
    return [("scheduled", True)] if meaning.tense == "future" and when else []


def _lost(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause that names the day on which access is lost."""
    if meaning.act != "lose" or meaning.polarity == "-" or "after_or" in meaning.flags or "past" in meaning.flags:
        return []
    at_once = "now" in meaning.flags and not _has_digit(meaning.when)  # the threat of a question: "you lose it at once"
    return [("scheduled", True)] if when and meaning.object in _OWN and not at_once else []


def _resumed(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    past = "past" in meaning.flags
    coming = meaning.flags & {"present", "future"} and meaning.modality == "asserted"
    if meaning.act == "resume" and coming and not past and meaning.object in _OWN and meaning.polarity == "+":
        return [("renews", True)]
    if meaning.act not in {"resume", "undo"} or not past or meaning.polarity != "+":
        return []
    named = meaning.object in {"subscription", "benefits"} and not meaning.inherited
    if meaning.act == "undo" and "pause" not in meaning.flags and (named or _is_a_contracts_status(meaning, before)):
        return [("ended", True)]  # a contract that was withdrawn from, an access that was taken away
    return [("active", True), ("ended", False)] if meaning.object in _OWN else []


def _is_a_contracts_status(meaning: Meaning, before: Meaning | None) -> bool:
    """Return whether a clause is the value of the status of a contract: "Contract status: rescinded"."""
    if before is None or "after_colon" not in meaning.flags:
        return False
    return before.object == "subscription" and before.act == "none" and "status" in before.flags


def _active(meaning: Meaning, when: bool, before: Meaning | None) -> _Claims:
    """List the claims of a clause about being active, with access until a day, or a member no longer."""
    flags = meaning.flags
    if meaning.object not in _OWN or meaning.act in {"accept", "buy", "change"}:
        return []
    until = "until" in flags and when
    is_off = "off" in flags and meaning.object == "subscription" and meaning.act == "none" and not meaning.inherited
    is_off = is_off and not meaning.unknown
    if meaning.polarity == "-" or "inactive" in flags or is_off:
        if "nomore" in flags and _is_free_no_more(flags):
            return []
        if "nomore" in flags and not until and (meaning.object in FAMILY | {"content"} or "active" in flags):
            return [("active", False), ("ended", True)] if meaning.act in {"none", "be"} or "have" in flags else []
        if "pause" in flags:  # what is closed is the pause
            return []
        if ("inactive" in flags or is_off) and meaning.polarity == "+":
            return [("active", False), ("ended", True)] if meaning.object in FAMILY | {"none", "account"} else []
        return [("active", False)] if "active" in flags or "have" in flags else []
    if until and (
        meaning.act in {"keep", "be", "lose"} or "active" in flags or meaning.object in {"benefits", "content"}
    ):
        return [("scheduled", True)] if meaning.act != "lose" else []
    if "active" in flags and meaning.act in {"none", "be", "keep"}:
        return [("active", "without" not in flags)]
    return [("active", True)] if stays(meaning) else []


def _is_free_no_more(flags: frozenset[str]) -> bool:
    """Return whether what is no longer so is only that it costs nothing: "your plan is no longer free"."""
    return "free" in flags or ("free_plan" in flags and "and" not in flags and "have" not in flags)


def stays(meaning: Meaning) -> bool:
    """Return whether a clause says that the subscription goes on, and names no day on which that would end."""
    flags = meaning.flags
    if meaning.is_silent or meaning.polarity != "+" or meaning.tense == "past":
        return False
    if flags & {"until", "expire", "free", "last", "theirs"} or meaning.object not in FAMILY | {"none"}:
        return False
    if "stays" in flags:
        return meaning.act in {"none", "be", "keep", "go_on"}
    kept = meaning.act == "keep" and meaning.object in FAMILY and meaning.modality == "asserted" and not meaning.when
    return kept and not flags & (OTHERS | {"account", "data", "content", "free_plan", "inactive", "off"})
