"""Labels that give up what one has, or leave the service by its name."""

from __future__ import annotations

import pytest

from stand_ins import Service, control, page
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.controls import Controls
from subterminator.pages.labels import declines_and_goes_on, label_of, label_to_an_end

LEXICON = Lexicon.load()


@pytest.mark.spec("lexicon.gives-up")
@pytest.mark.parametrize(
    "label",
    [
        "Give up my benefits",
        "Give up my perks and continue",
        "Give up my subscription",
        "Auf Vorteile verzichten und weiter",
        "Renoncer à mes avantages",
        "Rinuncia ai vantaggi",
        "放弃特权\uff0c下一步",
    ],
)
def test_who_gives_up_what_one_has_goes_on_with_the_end(label: str) -> None:
    """Required: such a label may be a step or the end itself, and is never taken for a mere no."""
    read = label_of(LEXICON, label)
    assert read.cancelling
    assert read.best == "forward"


@pytest.mark.spec("lexicon.gives-up")
@pytest.mark.parametrize("label", ["Give up", "放弃更改", "Discard changes", "放弃特权并支付"])
def test_who_gives_up_another_thing_or_pays_does_not(label: str) -> None:
    """Required: neither changes to a form, nor a price."""
    assert not label_of(LEXICON, label).cancelling


@pytest.mark.spec("rules.own-name")
@pytest.mark.parametrize(
    ("label", "starts"),
    [("Leave Ironbridge", True), ("Leave Oakfield", False), ("Leave Ironbridge or stay", False), ("Leave page", False)],
)
def test_who_leaves_the_service_by_its_name_starts_a_cancellation(label: str, *, starts: bool) -> None:
    """Required: the service's own name alone; another name may be another thing."""
    controls = Controls(Service(name="Ironbridge"), LEXICON)
    assert (controls.by_words("cancel_link", page(control(label))) is not None) is starts


@pytest.mark.spec("lexicon.gives-up")
@pytest.mark.parametrize(
    "label",
    [
        "Decline the offer and continue",
        "Rechazar la oferta y continuar",
        "Rechazar y continuar",
        "Angebot ablehnen und fortfahren",
        "拒绝优惠并继续",
    ],
)
def test_who_declines_and_goes_on_takes_nothing(label: str) -> None:
    """Required: whatever stands over it, such as "Stay for half the price"."""
    assert declines_and_goes_on(label)


@pytest.mark.spec("lexicon.gives-up")
@pytest.mark.parametrize(
    "label",
    [
        "Decline and continue with Premium",
        "Decline the offer and keep my plan",
        "Decline the refund and continue",
        "Reject the cancellation and continue",
        "Ablehnen und weiter zahlen",
        "Refuser et continuer mon abonnement",
        "Skip and proceed to payment",
        "Skip the free month and continue",
        "Ignorar y continuar suscrito",
        "Decline",
    ],
)
def test_who_declines_and_does_another_thing_is_not_sure(label: str) -> None:
    """Required: each word is understood, and nothing else is declined, kept, paid for or ended."""
    assert not declines_and_goes_on(label)


@pytest.mark.spec("lexicon.gives-up")
@pytest.mark.parametrize(
    ("label", "leads"),
    [
        ("解除手続きへ進む", True),
        ("解除する", False),
        ("解除手続きへ進み、今すぐ支払う", False),
        ("Cancel now", False),
        ("Proceed to the final cancellation", False),
    ],
)
def test_link_that_goes_on_to_an_end_leads_to_it(label: str, *, leads: bool) -> None:
    """Required: also where only all of its words together say so; what ends or pays where it stands does not."""
    assert (label_to_an_end(LEXICON.label(label), label) is not None) is leads
