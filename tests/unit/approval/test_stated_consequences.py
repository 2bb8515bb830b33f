"""Consequences that a last page states, in each language: the house's sentences, and their counterparts."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.stated_consequences import StatedConsequences, only_goes_with_it
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fees import unclear_fee

HOUSE = Path(__file__).parents[2] / "corpus" / "house"
WRITTEN = sorted(each.stem.partition("_")[2] for each in HOUSE.glob("consequences_*.toml"))
"""Languages whose sentences were written down."""
NOT_READ = {
    "A final charge will be taken for the days since your last bill.",  # the usual last bill
    "删除后文件无法恢复。",  # a condition that names a deletion of its own
    "Je afspeellijsten bewaren we 10 maanden.",  # a number among words that are not understood
    "Listeleriniz 10 ay boyunca saklanır.",  # noqa: RUF001 - likewise
}


def rows(language: str) -> list[dict[str, str]]:
    file = HOUSE / f"consequences_{language}.toml"
    listed: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["consequence"]
    return listed


def warnings(text: str, language: str) -> list[str]:
    button = Element(0, "0:1", "button", "OK", text="OK", interactive=True)
    shown = text.replace(" / ", "\n")
    view = PageView("https://www.example.com/cancel", language=language, elements=(button,), text=shown)
    known = Known("Example", today=date(2026, 11, 24), in_flow=True)
    return Consequences(Lexicon.load()).read(button, view, shown, known)


def stops(text: str) -> bool:
    """Return whether nobody is asked at all: the run stops at a cost without a sum, and says so."""
    return bool(unclear_fee(text, Lexicon.load()))


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize("language", WRITTEN)
def test_consequence_is_told_and_its_counterpart_is_not(language: str) -> None:
    """Required: a cost, a loss, another end and an end at once are told; "no fee", "until", "kept" are not."""
    wrong = [
        (row["warns"], row["text"])
        for row in rows(language)
        if bool(warnings(row["text"], language)) != bool(row["warns"])
        and row["text"] not in NOT_READ
        and not (row["warns"] and stops(row["text"]))
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ("You have paid until 4 March 2027.\nAccess is cut off immediately.", True),
        ("You have paid until 4 March 2027.\nYour access continues until then.", False),
        ("Your plan ends immediately.", False),
        (
            "You have paid until 4 March 2027.\nAccess is cut off immediately.\nThe offer is valid until 16 December.",
            True,
        ),
        (
            "You have paid until 4 March 2027.\nAccess is cut off immediately.\nYou must return the box until 16 May.",
            True,
        ),
        ("Der Tarif ist bis 3. Mai bezahlt.\nEr wird sofort abgeschaltet.", True),
    ],
)
def test_end_at_once_is_told_if_it_is_paid_for_longer(text: str, warned: bool) -> None:
    assert any("at once" in each for each in warnings(text, "")) is warned


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("text", "language", "warned"),
    [
        ("Om du säger upp raderas dina filer.", "sv", True),
        ("Om du fortsätter raderas dina filer.", "sv", True),
        ("Om du godkänner raderas dina filer.", "sv", True),
        ("Om du lämnar oss förlorar du dina poäng.", "sv", True),
        ("Hvis du opsiger slettes dine filer.", "da", True),
        ("If you cancel you lose your points.", "en", True),
        ("If you decline, all your photos are deleted.", "en", True),
        ("Wenn Sie ablehnen, werden alle Ihre Fotos gelöscht.", "de", True),
        ("Wenn du zustimmst, löschen wir deine Fotos.", "de", True),
        ("Mit der Kündigung büßt du deinen Bonus ein.", "de", True),
        ("Mit der Kündigung büßt du deinen Bonus ein, und deine Fotos werden gelöscht.", "de", True),
        ("Bij opzegging gaan je punten verloren.", "nl", True),
        ("Vid uppsägning raderas dina filer.", "sv", True),
        ("Wenn du deine Fotos verlierst, helfen wir dir.", "de", False),
        ("Wenn du auf dein Abo verzichtest, löschen wir deine Fotos.", "de", True),
        ("Als je akkoord gaat, verwijderen we je foto's.", "nl", True),
        ("Om du säger upp raderas inga filer.", "sv", False),
        ("Om du raderar dina filer kan du säga upp.", "sv", False),
    ],
)
def test_a_loss_in_the_clause_of_its_condition_is_told(text: str, language: str, warned: bool) -> None:
    """Required: what this press deletes is told also where no comma parts it from the condition."""
    assert bool(warnings(text, language)) is warned


@pytest.mark.parametrize("text", ["Pagherai 60 € per recesso anticipato.", "Se cobrará 60 € por cancelación."])
def test_reason_of_a_charge_is_no_period_of_a_price(text: str) -> None:
    """Required: "per" and "por" before a reason make no price of a period of the sum."""
    assert warnings(text, "")


GOES_WITH_IT = tomllib.loads((Path(__file__).parent / "goes_with_it.toml").read_text(encoding="utf-8"))


@pytest.mark.spec("approval.goes-with-it")
@pytest.mark.parametrize("language", GOES_WITH_IT)
def test_what_goes_with_the_subscription_is_told_from_what_has_a_worth(language: str) -> None:
    """Required: a status, a fixed price, a place on a list; never beside points, stored things, others', or a cost."""
    rows = GOES_WITH_IT[language]
    assert [each for each in rows["light"] if not only_goes_with_it(each, language)] == []
    assert [each for each in rows["grave"] if only_goes_with_it(each, language)] == []


@pytest.mark.spec("approval.goes-with-it")
@pytest.mark.parametrize(
    "text",
    [
        "It ends on 3 December 2026 / You can keep using the gym and classes until the end of your last day.",
        "독서 노트와 서재 목록은 회원 탈퇴 전까지 보관됩니다.",
    ],
)
def test_what_is_kept_until_the_end_is_no_other_end(text: str) -> None:
    """Required: the end in it is a time."""
    assert warnings(text, "ko" if text[0] > "\u3000" else "en") == []


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("others", "told"), [(("Accept All Cookies", "Reject All"), False), ((), True), (("Keep my plan",), True)]
)
def test_what_another_control_accepts_is_not_meant(others: tuple[str, ...], *, told: bool) -> None:
    """Required: a sentence that quotes the label of another control of the page speaks of pressing that one."""
    sentence = "By clicking \u201cAccept All Cookies\u201d, you agree to the storing of cookies on your device."
    found = [*StatedConsequences([sentence], "en", others=others).warnings([], lambda each: False)]
    assert bool(found) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("By clicking “Accept all”, you agree to a new plan.", False),
        ("By clicking “Accept all” or “OK”, you agree to a new plan for a year.", True),
        ("By clicking “Accept all”, and by clicking “OK”, you buy the yearly plan.", True),
        ("By clicking “Accept all” or cancelling, you keep the plan and renew for a year.", True),
    ],
)
def test_press_of_another_control_is_no_press_of_this_one(text: str, *, told: bool) -> None:
    """Required: only where the sentence speaks of no other press."""
    own = Element(0, "0:1", "button", "OK", text="OK", interactive=True)
    other = Element(1, "0:2", "button", "Accept all", text="Accept all", interactive=True)
    view = PageView("https://www.example.com/cancel", language="en", elements=(own, other), text=text)
    known = Known("Example", today=date(2026, 11, 24), in_flow=True)
    assert any("accepts" in each for each in Consequences(Lexicon.load()).read(own, view, text, known)) is told


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("text", "used_up", "warned"),
    [
        ("Não há multa e não há devolução do valor do período já pago.", True, False),
        ("Não há multa e não há devolução do valor do período já pago.", False, True),
        ("Any unused time is forfeited.", True, True),
        ("O acesso é cancelado imediatamente. Não há devolução do valor do período já pago.", True, True),
    ],
)
def test_nothing_is_given_back_of_what_is_used_up(text: str, used_up: bool, warned: bool) -> None:
    """Required: where it ends on the day until which it is paid; a loss, or an end at once, is told all the same."""
    button = Element(0, "0:1", "button", "OK", text="OK", interactive=True)
    view = PageView("https://www.example.com/cancel", language="pt", elements=(button,), text=text)
    known = Known("Example", today=date(2026, 11, 24), in_flow=True, used_up=used_up)
    assert bool(Consequences(Lexicon.load()).read(button, view, text, known)) is warned
