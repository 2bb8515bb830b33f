"""Lists of component kits: what only asks to choose, and options that are drawn as plain boxes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import Service, control, page
from subterminator.domain.page import PageView
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.choices import Choices, drawn_options, later_than_now
from subterminator.pages.controls import Controls
from subterminator.pages.labels import only_asks_to_choose, without_prompt

PROMPTS = [
    *("Select", "Please choose", "Select one", "Pick one...", "Bitte wählen", "Bitte auswählen", "Choisir"),
    *("Sélectionnez un motif", "Seleccione una opción", "Seleziona", "Selecione uma opção", "Kies een reden"),
    *(
        "選択してください",
        "선택하세요",
        "请选择",
        "請選擇",
        "اختر",
        "Wybierz powód",
        "Lütfen seçiniz",
        "Välj ett alternativ",
    ),
]
REASONS = ("Too expensive", "Technical problems", "Other")


@pytest.mark.spec("rules.kits")
def test_prompts_only_ask_to_choose() -> None:
    """Required: what a list shows without a choice is no answer, and nothing that it does."""
    assert [each for each in PROMPTS if not only_asks_to_choose(each)] == []
    acting = ("Upgrade", "Switch", "Add", "Choose Gold", "Change plan", "Other", "Select and pay", "", "Wechseln")
    assert [each for each in acting if only_asks_to_choose(each)] == []
    assert without_prompt("Why are you leaving?, Select one") == "Why are you leaving?"
    assert only_asks_to_choose("Bitte auswählen (optional)")
    assert without_prompt("Select one") == "Select one"
    assert without_prompt("Reden van opzegging Kies een reden \u25be") == "Reden van opzegging"


@pytest.mark.spec("rules.kits")
def test_options_drawn_as_boxes_are_those_of_the_open_list() -> None:
    """Required: beside an open list for screen readers, the boxes behind it with its words are its options."""
    listed = control(" ".join(REASONS[:2]), "listbox", node="0:50")
    boxes = [control(each, "generic", tag="div", node=f"0:6{at}") for at, each in enumerate(REASONS)]
    opened = control("Why are you leaving?", "combobox", node="0:40", states=("expanded",))
    shut = control("Why are you leaving?", "combobox", node="0:40", states=("collapsed",))
    view = page(opened, listed, *boxes)
    assert [each.label for each in drawn_options(view)] == list(REASONS)
    assert drawn_options(page(shut, listed, *boxes)) == []
    assert drawn_options(page(opened, *boxes)) == []
    choices = Choices(Controls(Service(), Lexicon.load()))
    chosen = choices.option(view)
    assert chosen is not None
    assert chosen.label == "Other"
    assert choices.unopened_list(page(shut)) is not None
    assert choices.unopened_list(page(shut), (), {reads_as(shut)}) is None


@pytest.mark.spec("rules.kits")
def test_selected_prompt_leaves_the_list_unanswered() -> None:
    """Required: a list in which only "Select" is selected has no answer yet."""
    prompt = control("Select", "option", node="0:1", states=("selected",))
    options = [control(each, "option", node=f"0:2{at}") for at, each in enumerate(REASONS)]
    choices = Choices(Controls(Service(), Lexicon.load()))
    chosen = choices.option(page(prompt, *options))
    assert chosen is not None
    assert chosen.label == "Other"
    answered = control("Too expensive", "option", node="0:1", states=("selected",))
    assert choices.option(page(answered, *options)) is None


def radios(*labels: str, chosen: int | None = None) -> PageView:
    states = [("checked",) if at == chosen else ("unchecked",) for at in range(len(labels))]
    attributes = (("name", "when"),)
    return page(
        *(control(each, "radio", states=at, attributes=attributes) for each, at in zip(labels, states, strict=True))
    )


@pytest.mark.spec("rules.choice")
@pytest.mark.parametrize(
    "labels",
    [
        ("Today, 27 November 2026", "At the end of my current term, 3 December 2026"),
        ("Sofort", "Zum Ende der Laufzeit (31.12.2026)"),
        ("Immédiatement", "À la fin de la période en cours"),
        ("Per direct", "Aan het einde van de looptijd"),
        ("Inmediatamente", "Al final del período"),
        ("今すぐ解約する", "期間終了時に解約する"),
        ("立即取消", "到期后取消"),
    ],
)
def test_end_of_the_term_takes_the_place_of_now(labels: tuple[str, str]) -> None:
    """Required: an end at once costs the days that are paid for; beside a pause nothing is taken for a time."""
    choices = Choices(Controls(Service(), Lexicon.load()))
    for chosen in (0, None):
        later = choices.answer(radios(*labels, chosen=chosen), survey=False)
        assert later is not None
        assert later.label == labels[1]
    assert choices.answer(radios(*labels, chosen=1), survey=False) is None
    assert later_than_now(("Today", "Pause for 1 month")) is None


@pytest.mark.spec("rules.choice")
def test_answer_that_costs_nothing_comes_first() -> None:
    """Required: the paid collection is not the answer that says least."""
    choices = Choices(Controls(Service(), Lexicon.load()))
    bring = choices.answer(radios("Have it collected at home, $24.95 once", "Bring it to a shop, free"))
    assert bring is not None
    assert bring.label == "Bring it to a shop, free"
    listed = control("Return", "combobox", tag="select", options=("Choose", "Collected, $24.95", "Brought by me"))
    assert choices.listed(listed) == "Brought by me"


@pytest.mark.spec("rules.own-contracts")
def test_list_of_days_asks_for_no_subscription() -> None:
    """Required: "Last day of your subscription" is a question for a day."""
    days = ("Choose", "17 December 2026", "17 January 2027")
    listed = control("Last day of your subscription", "combobox", tag="select", options=days)
    assert Choices(Controls(Service(), Lexicon.load())).listed(listed) == "17 December 2026"


@pytest.mark.spec("rules.choice")
def test_nothing_is_claimed_that_only_the_person_knows() -> None:
    """Required: a ground that not everybody has is left open, and beside another reason no death is given."""
    choices = Choices(Controls(Service(), Lexicon.load()))
    grounds = ("—", "Décès du titulaire", "Déménagement à l'étranger")
    listed = control("Motif légitime (le cas échéant)", "combobox", tag="select", options=grounds)
    assert choices.listed(listed) == ""
    assert choices.listed(replace(listed, name="Motif"), insist=True) == ""
    reasons = control("Grund", "combobox", tag="select", options=("Bitte wählen", "Todesfall", "Zu teuer"))
    assert choices.listed(reasons) == "Zu teuer"
    plain = control("Comment (optional)", "combobox", tag="select", options=("Choose", "Nice", "Bad"))
    assert choices.listed(plain) == ""
    assert choices.listed(plain, insist=True) == "Nice"
    assert choices.unopened_list(page(control("Ground (optional)", "combobox", states=("collapsed",)))) is None


@pytest.mark.spec("engine.survey")
@pytest.mark.parametrize(
    ("labels", "chosen"),
    [
        (("Switch to Basic: $9 a month", "Keep it, two months free", "Continue with my request"), 2),
        (("Passer à la formule Basic : 9 €", "Être rappelé par un conseiller", "Poursuivre ma demande"), 2),
        (("Switch to Basic: $9 a month", "Continue to checkout", "Pause for a month"), None),
    ],
)
def test_answer_that_goes_on_is_taken_in_place_of_a_chosen_offer(labels: tuple[str, ...], chosen: int | None) -> None:
    """Required: "Continue with my request" among offers of which one is chosen beforehand; nothing that may buy."""
    answers = [
        control(label, "radio", node=f"0:{n}", states=("unchecked" if n else "checked",))
        for n, label in enumerate(labels)
    ]
    view = page(*answers, text="\n".join(("And now?", *labels)))
    answer = Choices(Controls(Service(), Lexicon.load())).answer(view, survey=False)
    assert answer == (None if chosen is None else view.elements[chosen])
