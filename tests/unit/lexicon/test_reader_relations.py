"""Relations between texts: what changes a reading, and what must not."""

from __future__ import annotations

import pytest

from subterminator.lexicon.meaning import ControlKind, Meaning
from subterminator.lexicon.reader import Reader

READER = Reader.load()
ENDS = {"ended", "scheduled"}


def carrying(text: str, place: str = "statement", context: str | None = None) -> Meaning:
    """The clause of a text that has an act."""
    meanings = READER.read(text, "control" if place == "control" else "statement", context)
    return next((each for each in meanings if each.act != "none"), meanings[0])


@pytest.mark.spec("lexicon.reader-frame")
def test_the_frames_of_the_contract() -> None:
    """Required: the table of what a frame holds is read as it stands."""
    frames = [
        (carrying("Cancel subscription", "control"), ("end", "subscription", "+", "request")),
        (carrying("Don't cancel", "control"), ("end", "none", "-", "request")),
        (carrying("Keep my plan", "control"), ("keep", "subscription", "+", "request")),
        (carrying("Your subscription was cancelled"), ("end", "subscription", "+", "asserted")),
        (carrying("Your cancellation has been cancelled"), ("end", "cancellation", "-", "asserted")),
        (carrying("Your order #5512 was cancelled"), ("end", "order", "+", "asserted")),
        (
            carrying("If you cancel, you lose access", context="Your subscription"),
            ("end", "subscription", "+", "conditional"),
        ),
        (carrying("Are you sure you want to cancel?", context="Your plan"), ("end", "subscription", "+", "question")),
    ]
    for meaning, (act, thing, polarity, modality) in frames:
        assert (meaning.act, meaning.object, meaning.polarity, meaning.modality) == (act, thing, polarity, modality)
    assert frames[3][0].tense == "past"
    assert frames[3][0].words == ("subscription", "cancelled")
    assert READER.statement("Auto-renew is off").states == {"scheduled"}
    assert READER.statement("2026-12-07 到期 · 到期自动续费").states == {"renews"}
    assert READER.control("İptal et", "Aboneliğin iptal edilsin mi?").kind == "end"


@pytest.mark.spec("lexicon.reader-context")
@pytest.mark.parametrize(
    ("label", "context", "kind"),
    [
        ("Cancel", None, "unknown"),
        ("Cancel", "Delete photo?", "dismiss"),
        ("Cancel", "Edit your profile", "dismiss"),
        ("Cancel", "Unsubscribe from Premium?", "dismiss"),
        ("Cancel", "Cancel your subscription?", "end"),
        ("Yes", "Are you sure you want to cancel?", "end"),
        ("No", "Are you sure you want to cancel?", "keep"),
        ("Confirm", "Upgrade to Premium?", "money"),
        ("Confirm", "Pause your membership", "pause"),
        ("Yes", "Delete your account?", "delete"),
        ("Yes", "Would you like 50% off?", "accept"),
        ("Yes, please!", "Stay for 50% off?", "accept"),
        ("No", "Get 3 months for half the price?", "decline"),
        ("Yes, please!", None, "unknown"),
        ("Ja", "Möchtest du dein Abo wirklich kündigen?", "end"),
        ("Abbrechen", "Möchtest du dein Abo wirklich kündigen?", "dismiss"),
        ("いいえ", "本当に解約しますか?", "keep"),
        ("キャンセル", "本当に解約しますか?", "dismiss"),
        ("취소", "정말 해지하시겠어요?", "dismiss"),
        ("확인", "정말 해지하시겠어요?", "end"),
        ("Vazgeç", None, "unknown"),
        ("Vazgeç", "Üyeliğini iptal etmek istediğine emin misin?", "dismiss"),
        ("Evet, iptal et", "Üyeliğini iptal etmek istediğine emin misin?", "end"),
    ],
)
def test_a_bare_label_means_what_its_dialog_asks(label: str, context: str | None, kind: ControlKind) -> None:
    """Required: a bare yes, no or cancel takes its object from the question, and has none without it."""
    assert READER.control(label, context).kind == kind


@pytest.mark.spec("lexicon.reader-context")
def test_a_bare_cancel_says_that_it_may_be_either() -> None:
    """Required: what may end and may close names both, with and without a dialog."""
    for context in (None, "Cancel your subscription?"):
        read = READER.control("Cancel", context)
        assert read.may("end")
        assert read.may("dismiss")
        assert read.confidence <= 0.5


@pytest.mark.spec("lexicon.reader-relations")
@pytest.mark.parametrize(
    ("plain", "negated"),
    [
        ("Cancel my plan", "Don't cancel my plan"),
        ("Abo kündigen", "Abo nicht kündigen"),
        ("Résilier mon abonnement", "Ne pas résilier mon abonnement"),
        ("Cancelar suscripción", "No cancelar suscripción"),
        ("Disdici abbonamento", "Non disdire abbonamento"),
        ("Cancelar assinatura", "Não cancelar assinatura"),
        ("Abonnement opzeggen", "Abonnement niet opzeggen"),
        ("解約する", "解約しない"),
        ("해지하기", "해지하지 않기"),
        ("取消订阅", "不取消订阅"),
        ("إلغاء الاشتراك", "عدم إلغاء الاشتراك"),
    ],
)
def test_a_negation_turns_an_end_into_keeping(plain: str, negated: str) -> None:
    """Required: the same words with a negation are the other decision."""
    assert READER.control(plain).kind == "end"
    assert READER.control(negated).kind == "keep"


@pytest.mark.spec("lexicon.reader-relations")
def test_two_negations_are_none() -> None:
    """Required: an end that is not to be stopped goes on."""
    assert READER.control("Don't stop my cancellation").kind == "end"
    assert READER.control("I don't want to not cancel").kind == "end"
    assert READER.control("Meine Kündigung nicht abbrechen").kind == "end"


@pytest.mark.spec("lexicon.reader-relations")
@pytest.mark.parametrize(
    ("asserted", "silent"),
    [
        ("Your plan ends on May 4, 2027.", "If you cancel, your plan ends on May 4, 2027."),
        ("Your plan was cancelled.", "Was your plan cancelled?"),
        ("Your plan was cancelled.", "Your order was cancelled."),
        ("Your plan was cancelled.", "Your plan was not cancelled."),
        ("Dein Abo endet am 4. Mai.", "Wenn du kündigst, endet dein Abo am 4. Mai."),
        ("Votre abonnement a été résilié.", "Votre commande a été résiliée."),
        ("Tu plan finalizará el 4 de mayo.", "Si cancelas, tu plan finalizará el 4 de mayo."),
        ("구독이 5월 4일에 종료됩니다.", "해지하면 구독이 5월 4일에 종료됩니다."),
        ("5月4日に終了します。", "解約すると、5月4日に終了します。"),
        ("会员将于5月4日结束。", "如果取消,会员将于5月4日结束。"),
    ],
)
def test_one_relevant_change_takes_the_evidence_away(asserted: str, silent: str) -> None:
    """Required: a condition, question, negation or other object leaves no evidence of an end."""
    assert READER.statement(asserted).states & ENDS
    assert not READER.statement(silent).states & ENDS


@pytest.mark.spec("lexicon.reader-relations")
@pytest.mark.parametrize(
    "label",
    ["Cancel my subscription", "Abo kündigen", "Keep my plan", "Accept the offer", "No thanks", "Pause my plan"],
)
def test_what_does_not_matter_changes_nothing(label: str) -> None:
    """Required: case, white space, invisible characters, a full stop and courtesy leave the kind as it is."""
    kind = READER.control(label).kind
    variants = [label.upper(), f"  {label}\n", label.replace(" ", "\u00a0"), f"\u200b{label}\u200b", f"{label}."]
    variants += [f"{label}, please", f"Please {label.lower()}"] if label.isascii() and "thanks" not in label else []
    assert {READER.control(variant).kind for variant in variants} == {kind}


@pytest.mark.spec("lexicon.reader-unknown")
@pytest.mark.parametrize("label", ["Frobnicate", "Flurb the wug", "Zzyzx now", "", "→", "12", "قفزشك", "ぬるぽ"])
def test_a_label_of_unknown_words_is_unknown(label: str) -> None:
    """Required: what no language knows is never harmless."""
    assert READER.control(label).kind == "unknown"


@pytest.mark.spec("lexicon.reader-unknown")
def test_the_words_behind_a_judgment_are_named() -> None:
    """Required: evidence quotes its clause, and unknown words are kept."""
    found = READER.statement("Hello Ada. Your plan was cancelled on May 4.").speaks_for("ended")
    assert [each.words for each in found] == ["your plan was cancelled on may 4"]
    assert READER.control("Cancel Wugflix").meaning.unknown == ("wugflix",)


@pytest.mark.spec("lexicon.reader-unknown")
def test_a_language_that_is_not_bundled_is_named() -> None:
    """Required: loading says which languages there are."""
    with pytest.raises(KeyError, match="en, de"):
        Reader.load(["xx"])


@pytest.mark.spec("lexicon.reader-relations")
@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("3 months for $25, no renewal", frozenset()),
        ("3 mois pour 25 €, sans reconduction.", frozenset()),
        ("19,99 € par mois, sans reconduction", {"scheduled"}),
        ("3 months for $25, then it renews at $20 a month", {"renews"}),
    ],
)
def test_offered_term_is_no_state(text: str, states: frozenset[str]) -> None:
    """Required: that what is offered does not renew says nothing of what one has; that it renews still counts."""
    assert READER.statement(text).states == states


@pytest.mark.spec("lexicon.reader-relations")
def test_words_in_an_address_mean_nothing() -> None:
    """Required: an e-mail address is one unknown word."""
    read = READER.read("johan@epost.example Ta bort")
    assert [(each.act, each.object, each.unknown) for each in read] == [("delete", "none", ("johan@epost.example",))]


@pytest.mark.spec("lexicon.reader-context")
@pytest.mark.parametrize(
    ("question", "ends"),
    [
        ("Select the plan you want to cancel", True),
        ("Kies het abonnement dat je wilt opzeggen", True),
        ("Selecciona la suscripción que quieres cancelar", True),
        ("利用停止するコースを選択してください。", True),
        ("请选择要取消的套餐", True),
        ("Select a plan", False),
        ("Choose a smaller plan before you cancel", False),
        ("Choose a plan instead of cancelling", False),
        ("Choose a plan or cancel", False),
        ("Choose a plan that never ends", False),
        ("Choose the plan that ends your worries", False),
        ("Wähle einen Tarif, bevor du kündigst", False),
    ],
)
def test_a_choice_of_what_ends_is_no_choice_of_a_new_plan(question: str, ends: bool) -> None:
    """Required: "Continue" under it may end something, and buys nothing; beside other words it stays a change."""
    assert (READER.context(question).act == "end") is ends
