"""What labels of controls mean, over the traps of real flows (SCENARIOS §1 to §4, November 2026)."""

from __future__ import annotations

import pytest

from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.lexicon.phrases import Meaning, PhraseTree
from tables import Table, report, rows, tables

LEXICON = Lexicon.load(["en"])
TABLES = tables("labels")
WITHOUT_INTENT = {"silent", "ambiguous", "not_signout"}
"""Lists of labels that have no single intent."""

each_language = pytest.mark.parametrize(("language", "table"), TABLES.items(), ids=list(TABLES))


@pytest.mark.spec("lexicon.label")
@each_language
def test_labels_are_read_for_what_they_do(language: str, table: Table) -> None:
    """Required: each label met on a real flow is read as what pressing it would do."""
    lexicon = Lexicon.load([language])

    report(
        f"{label!r} is {intent}, read as {read}"
        for label, intent in rows(table, *table.keys() - WITHOUT_INTENT)
        if (read := lexicon.label(label)).best != intent or intent not in read.intents
    )


@pytest.mark.spec("lexicon.signout")
@each_language
def test_only_what_ends_the_session_reads_as_signing_out(language: str, table: Table) -> None:
    """Required: a negation turns it, and nothing of the flow is taken for it, with all languages loaded too."""
    report(
        f"{label!r} is {intent}, read by {lexicon.languages} as {read}"
        for lexicon in (Lexicon.load([language]), Lexicon.load())
        for label, intent in rows(table, "signout", "not_signout", "open", "final", "keep", "close")
        if ("signout" in (read := lexicon.label(label)).intents) != (intent == "signout")
    )


@pytest.mark.spec("lexicon.silent")
@each_language
def test_words_that_do_nothing_have_no_intent(language: str, table: Table) -> None:
    """Required: text that only speaks of cancelling is not taken for a control that does it."""
    lexicon = Lexicon.load([language])

    report(f"{label!r}: {read}" for label, _ in rows(table, "silent") if (read := lexicon.label(label)).intents)


@pytest.mark.spec("lexicon.keep-beats-cancel")
@each_language
def test_what_keeps_never_reads_as_cancelling(language: str, table: Table) -> None:
    """Required: no label that keeps the subscription is offered as a way to cancel it."""
    lexicon = Lexicon.load([language])

    report(f"{label!r}: {read}" for label, _ in rows(table, "keep") if (read := lexicon.label(label)).cancelling)


@pytest.mark.spec("lexicon.money-is-refused")
@each_language
def test_what_costs_is_refused_and_never_cancels(language: str, table: Table) -> None:
    """Required: buying, changing, pausing, accepting and resuming are never cancelling, whatever else is said."""
    lexicon = Lexicon.load([language])

    report(
        f"{label!r}: {read}"
        for label, _ in rows(table, "accept", "money", "resume")
        if not (read := lexicon.label(label)).refused or "money" not in read.intents or read.cancelling
    )


@pytest.mark.spec("lexicon.money-is-refused")
@each_language
def test_what_cancels_or_declines_is_not_refused(language: str, table: Table) -> None:
    """Required: the way out is never taken for a purchase."""
    lexicon = Lexicon.load([language])

    report(
        f"{label!r}: {read}"
        for label, _ in rows(table, "open", "forward", "final", "decline")
        if (read := lexicon.label(label)).intents & REFUSED
    )


@pytest.mark.spec("lexicon.cancel-alone")
@pytest.mark.parametrize("label", ["Cancel", "cancel", "CANCEL", "No, cancel", "Cancel?", " Cancel. "])
def test_cancel_alone_is_not_decided(label: str) -> None:
    """Required: "Cancel" closes a dialog as often as it cancels, so nobody may go by it alone."""
    read = LEXICON.label(label)

    assert read.best is None
    assert read.intents == {"open", "close"}


@pytest.mark.spec("lexicon.cancel-alone")
@each_language
def test_a_word_that_ends_or_closes_is_not_decided_in_any_language(language: str, table: Table) -> None:
    """Required: where one word both cancels and closes a dialog ("Annuler", 취소), nobody may go by it alone."""
    lexicon = Lexicon.load([language])

    report(
        f"{label!r}: {read}"
        for label, _ in rows(table, "ambiguous")
        if (read := lexicon.label(label)).best is not None or read.intents != {"open", "close"}
    )


@pytest.mark.spec("lexicon.whole-label")
@pytest.mark.parametrize(
    ("label", "intents"),
    [
        ("Finish cancellation if the weather is nice tomorrow", {"final"}),
        ("Bring the whole family and upgrade to Premium", {"money"}),
        ("Movies you love: keep your plan forever and ever", {"keep"}),
        ("Continue to cancel while the band plays another song", set()),
    ],
)
def test_words_left_over_leave_only_what_calls_for_caution(label: str, intents: set[str]) -> None:
    """Required: a label that is not understood as a whole is never gone by; what costs, keeps or ends is still seen."""
    read = LEXICON.label(label)

    assert read.best is None
    assert read.intents >= intents
    assert not read.intents & {"open", "forward", "decline"}


@pytest.mark.spec("lexicon.negation")
def test_a_negation_is_reported() -> None:
    """Required: who reads a label can tell that a negation turned it."""
    assert LEXICON.label("I really don't want to cancel my plan").negated
    assert not LEXICON.label("Cancel my plan").negated


@pytest.mark.spec("lexicon.label")
def test_the_phrase_that_decided_is_named() -> None:
    """Required: a refusal can quote the phrase of the lexicon it rests on."""
    assert LEXICON.label("Pause my membership").phrase == "pause {thing}"


JAPANESE = {
    "language": "ja",
    "words": {"negate_after": ["しない"], "filler": ["を"]},
    "control": {"open": ["解約", "解約する"], "final": ["解約手続きを完了"]},
    "page": {},
    "facts": {},
}


@pytest.mark.spec("lexicon.dense")
@pytest.mark.parametrize(
    ("label", "best"),
    [
        ("解約する", "open"),
        ("解 約", "open"),
        ("解約しない", "keep"),
        ("解約をしない", "keep"),
        ("解約手続きを完了", "final"),
    ],
)
def test_a_negation_may_follow(label: str, best: str) -> None:
    """Required: in languages that negate at the end, "解約しない" keeps."""
    assert Lexicon([JAPANESE]).label(label).best == best


@pytest.mark.spec("lexicon.negation")
def test_a_negation_binds_only_its_own_language() -> None:
    """Required: what negates in one language does not turn a phrase of another."""
    spanish = {"language": "es", "words": {"negate": ["no"]}, "control": {"open": ["cancelar"]}}
    english = {"language": "en", "words": {}, "control": {"final": ["finish cancellation"]}}

    both = Lexicon([spanish, english])

    assert both.label("no cancelar").best == "keep"
    assert "final" in both.label("no finish cancellation").intents


@pytest.mark.spec("lexicon.label")
def test_phrase_that_is_named_does_not_depend_on_the_texts_before() -> None:
    """Required: of two phrases with the same words, the one that was added first."""

    def named(*earlier: str) -> list[str]:
        tree = PhraseTree((), ())
        things = {"thing": ("plan", "box")}
        tree.add("end plan", things, Meaning("final", "en", "end plan"))
        tree.add("{thing} plan", things, Meaning("open", "en", "{thing} plan"))
        tree.add("end {thing}", things, Meaning("final", "en", "end {thing}"))
        for text in earlier:
            tree.hits(text.split())
        return [meaning.phrase for hit in tree.hits(["end", "plan"]) for meaning in hit.meanings]

    assert named() == named("box plan", "end box") == named("end box") == ["end plan", "end {thing}"]
