"""Which of several things is the subscription that is meant: by its words, in lists of the account and in forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from stand_ins import Service, control, page
from subterminator.domain.errors import WhichOne
from subterminator.domain.page import Block, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.blocks import page_blocks
from subterminator.pages.choices import Choices, yes_or_no
from subterminator.pages.controls import Controls
from subterminator.pages.subscriptions import Subscriptions
from subterminator.pages.which import NOTHING, Known, Wanted, asks_which, called, description, lists_own

GAMES = "Larder Games - contract no. GX-2024-0091277"
MEALS = "Weekly Table + Sunday - contract no. WT-2021-0448193"
OWN = Known(called=("My subscription\nWeekly Table + Sunday Active\nNext payment: $17.99",))
REASONS = ("It is too expensive", "I have no time", "Other")


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("service", "names", "meant"),
    [
        ("Larder breakdown cover", ("Larder Breakdown Complete", "Larder Key Protect"), 0),
        ("Larder Breakdown Cover", ("Larder Key Protect", "Larder Breakdown Complete"), 1),
        ("Larder fietsabonnement", ("Larder step", "Larder Fiets 7"), 1),
        ("Larder Zeitungsabo", ("Larder Zeitung Plus", "Larder Rätsel"), 0),
        ("Larder Abo-Portal (Deutschlandticket)", ("Larder-Rad Flat", "Deutschlandticket Abo"), 1),
        ("Larder breakdown cover", ("Larder Breakdown", "Larder Key Cover"), 0),
        ("Larder Abo-Portal (Nordticket)", ("Larder Flat", "Nordticket Abo"), 1),
        ("Larder cykelabonnemang", ("Larder Korsord", "Larder Cykel Bas"), 1),
        ("Larder Zeitungsabo", ("Larder Zeitung Plus", "Larder Zeitung Basis"), None),
        ("The Larder of Finchley", ("Larder Games", "Weekly Table"), None),
        ("Larder Home", ("Home no. H-4471902, plan Comfort", "Legal no. L-0093317"), 0),
        ("Larder Home", ("Home Delivery no. H-4471902", "Legal no. L-0093317"), None),
        ("Upper Finchley Times", ("Times Cooking", "All Access"), None),
        ("Larder for kids with bikes", ("Larder for you", "Larder with all"), None),
        ("Larder bread and coffee", ("Larder bread", "Larder coffee"), None),
        ("Larder", ("Larder Home", "Larder Flat"), None),
        ("Larder bread", ("Larder bread",), None),
        ("Larder (SIM plan mobile 40 GB)", ("Larder home box", "SIM plan mobile 40 GB 07700 900123"), 1),
        ("Larder Mobilfunk: Mein Larder", ("Mobilfunkvertrag", "Larder TV"), 0),
        ("Larder: manage your larder", ("Mobile contract", "Larder TV"), None),
    ],
)
def test_words_of_the_name_tell_apart_and_equals_are_left(
    service: str, names: Sequence[str], meant: int | None
) -> None:
    """Required: neither the firm's name, small words, nor more hits of other words decide."""
    assert Wanted(service).among([(each, "") for each in names]) == meant


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("names", "meant"),
    [
        (("Larder Year", "Conversation club"), 0),
        (("Conversation club", "Larder Year"), 1),
        (("Larder Music", "Conversation club"), None),
        (("Larder Year", "Premium"), None),
        (("Larder Year", "Larder Month"), None),
        (("Larder Year",), None),
    ],
)
def test_only_one_with_the_firm_s_name_and_a_plan_s_words_is_meant(names: Sequence[str], meant: int | None) -> None:
    """Required: one with a word of its own may be another product; beside a mere plan, any may be meant."""
    assert Wanted("Larder").among([(each, "") for each in names]) == meant


@pytest.mark.spec("rules.which-words")
def test_words_in_brackets_come_before_the_firm_s() -> None:
    """Required: in lists and on the account's page; unless another one has the very name. Of equals none is chosen."""
    wanted = Wanted("Ondelle (forfait mobile 40 Go)")
    options = ("Box Ondelle fibre 29,99 €", "Forfait mobile 40 Go · contrat n° M-2041773")
    assert wanted.option(options) == 1
    assert wanted.option((options[1], "Ondelle")) == 1
    assert wanted.option((*options, options[1])) is None
    cards = [
        (name, "Prochain prélèvement le 4 décembre 2026") for name in ("Box Ondelle fibre", "Forfait mobile 40 Go")
    ]
    assert names_meant("Ondelle (forfait mobile 40 Go)", *cards) == "Forfait mobile 40 Go"


def names_meant(service: str, *cards: tuple[str, str]) -> str:
    """The name of the card that is meant, on a page of cards that all run."""
    text, blocks, heads = "Mon compte", [], []
    for at, (name, line) in enumerate(cards):
        part = f"{name}\n{line}"
        blocks.append(Block("card", len(text) + 1, len(text) + 1 + len(part)))
        heads.append(control(name, "heading", node=f"0:9{at}", level=2, block=at))
        text += f"\n{part}"
    meant = Subscriptions(page_blocks(page(*heads, text=text, blocks=tuple(blocks))), service).meant
    return meant.name if meant is not None else ""


KINDS_OF_CONTRACTS = ("Motor", "Home", "Pets")


@pytest.mark.spec("rules.contract-kind")
@pytest.mark.parametrize(
    ("service", "alone", "options", "meant"),
    [
        ("Corvelle", ("Home insurance Comfort",), KINDS_OF_CONTRACTS, 1),
        ("Corvelle Home", (), KINDS_OF_CONTRACTS, 1),
        ("Corvelle Home", ("Pets insurance",), KINDS_OF_CONTRACTS, None),
        ("Corvelle", (), KINDS_OF_CONTRACTS, None),
        ("Corvelle", ("Home insurance", "Pets insurance"), KINDS_OF_CONTRACTS, None),
        ("Corvelle", ("Home and motor insurance",), KINDS_OF_CONTRACTS, None),
        ("Nordlicht (deutscher Mobilfunkvertrag)", (), ("Mobilfunk-Vertrag kündigen", "Prepaid kündigen"), 0),
        ("Nordlicht", (), ("Mobilfunk-Vertrag kündigen", "Prepaid kündigen"), None),
        ("Nordlicht", ("Vertrag kündigen",), ("Mobilfunk kündigen", "Prepaid kündigen"), None),
    ],
)
def test_kind_of_the_contract_is_told_by_the_name_or_the_account(
    service: str, alone: tuple[str, ...], options: Sequence[str], meant: int | None
) -> None:
    """Required: not by a word that all of them have; contradictions tell nothing."""
    assert Wanted(service, known=Known(alone=alone)).kind(options) == meant


@pytest.mark.spec("rules.own-contracts")
@pytest.mark.parametrize(
    ("names", "meant"),
    [
        (("Lumina Anual", "Clube de Conversação"), 0),
        (("Clube de Conversação", "Lumina"), 1),
        (("Lumina Music", "Clube de Conversação"), None),
        (("Lumina Anual", "Lumina Clube"), None),
        (("Lumina Anual", "Premium"), None),
    ],
)
def test_firm_s_own_plan_is_meant_beside_a_product_of_another_name(names: tuple[str, str], meant: int | None) -> None:
    """Required: where only one has the firm's name, beside words of a plan; not where the other may be one, too."""
    assert Wanted("Lumina Idiomas").among([(each, "") for each in names]) == meant


@pytest.mark.spec("rules.contract-kind")
@pytest.mark.parametrize("line", ["Select the type of contract.", "Sélectionnez le type de contrat concerné."])
def test_button_of_the_kind_is_the_answer(line: str) -> None:
    """Required: only where the page asks for it; a person is asked where nothing tells it."""
    buttons = [control(each, "button", tag="button", node=f"0:5{at}") for at, each in enumerate(KINDS_OF_CONTRACTS)]
    asking = page(*buttons, text="\n".join(["Cancel a contract", line, *KINDS_OF_CONTRACTS]))
    silent = page(*buttons, text="\n".join(["Cancel a contract", *KINDS_OF_CONTRACTS]))

    def choices(*alone: str) -> Choices:
        return Choices(Controls(Service(name="Corvelle"), Lexicon.load(), Known(alone=alone)))

    found = choices("Home insurance").kind(asking)
    assert found is not None
    assert found.label == "Home"
    assert choices("Home insurance").kind(silent) is None
    with pytest.raises(WhichOne, match=r"'Motor', 'Home', 'Pets'\. A person has to choose"):
        choices().kind(asking)


@pytest.mark.spec("rules.contract-kind")
@pytest.mark.parametrize(
    ("around", "line", "asks"),
    [
        ("main", "Select the type of contract.", True),
        ("complementary", "Select the type of contract.", False),
        ("navigation", "Select the type of contract.", False),
        ("main", "My contract", False),
        ("main", "Your plan", False),
    ],
)
def test_buttons_of_a_side_menu_are_no_kinds_of_contracts(around: str, line: str, *, asks: bool) -> None:
    """Required: nor does the label of one of the buttons ask for a kind, or a step that only names the plan."""
    labels = ("My data", "My contract", "My invoices")
    buttons = [control(each, "button", parent=0, node=f"0:5{at}") for at, each in enumerate(labels)]
    view = page(Element(0, "0:40", around, ""), *buttons, text="\n".join(dict.fromkeys([line, *labels])))
    choices = Choices(Controls(Service(name="Corvelle"), Lexicon.load()))
    if asks:
        with pytest.raises(WhichOne, match="A person has to choose"):
            choices.kind(view)
    else:
        assert choices.kind(view) is None


@pytest.mark.spec("rules.contract-kind")
def test_kind_is_asked_for_beside_a_side_menu() -> None:
    """Required: the menu's buttons are not among the answers, however many they are."""
    menu = [control(each, parent=0, node=f"0:6{at}") for at, each in enumerate(("Invoices", "Orders", "Help", "Home"))]
    buttons = [control(each, node=f"0:5{at}") for at, each in enumerate(KINDS_OF_CONTRACTS)]
    lines = ["Select the type of contract.", *KINDS_OF_CONTRACTS]
    view = page(Element(0, "0:40", "complementary", ""), *menu, *buttons, text="\n".join(lines))
    found = Choices(Controls(Service(name="Corvelle"), Lexicon.load(), Known(alone=("Home insurance",)))).kind(view)
    assert found is not None
    assert found.node == "0:51"


@pytest.mark.spec("rules.contract-kind")
def test_link_of_the_kind_begins_the_end() -> None:
    """Required: of several that differ, the one that is named; none without a name."""
    labels = ("Mobilfunk-Vertrag kündigen", "Festnetz-Vertrag kündigen", "Prepaid kündigen")
    links = [control(each, "link", node=f"0:5{at}", href=f"https://x.test/{at}") for at, each in enumerate(labels)]
    view = page(*links, text="\n".join(["Verträge", *labels]))

    def found(name: str) -> Element | None:
        return Controls(Service(name=name), Lexicon.load()).by_words("cancel_link", view)

    assert found("Nordlicht (Mobilfunkvertrag)") == links[0]
    assert found("Nordlicht") is None


@pytest.mark.spec("rules.contract-kind")
def test_account_page_tells_what_runs_alone() -> None:
    """Required: of one subscription on the account's own page; two tell nothing."""
    view = account("Home insurance", "Next payment: $17.99 on 4 December 2026")
    listed = Subscriptions(page_blocks(view), "Corvelle")
    assert listed.known(account=True).alone == ("Home insurance",)
    assert not listed.known(account=False).alone


@pytest.mark.spec("rules.contract-kind")
def test_an_advert_beside_it_is_not_what_runs_alone() -> None:
    """Required: the part that is headed as the only one counts, whatever else tells a price below it."""
    own = "My subscription\nHome 250\n$17.99 a month, next payment on 4 December 2026"
    advert = "Extra TV\n100 channels, then $9.99 a month\nOrder now"
    text = f"Hello Ann\n{own}\nOffers for you\n{advert}"
    heads = [
        control("Hello Ann", "heading", node="0:6", level=1),
        control("My subscription", "heading", node="0:7", level=2, block=0),
        control("Offers for you", "heading", node="0:8", level=2),
        control("Extra TV", "heading", node="0:9", level=3, block=1),
    ]
    starts = text.index(own), text.index(advert)
    blocks = (Block("card", starts[0], starts[0] + len(own)), Block("card", starts[1], len(text)))
    known = Subscriptions(page_blocks(page(*heads, text=text, blocks=blocks)), "Corvelle").known(account=True)
    assert known.alone == ("My subscription",)
    assert known.called == (own,)


@pytest.mark.spec("rules.contract-kind")
@pytest.mark.parametrize(("label", "held"), [("Phones", False), ("Cancel extra", True)])
def test_link_in_the_footer_belongs_to_no_subscription(label: str, *, held: bool) -> None:
    """Required: whatever heading it has there, unless something may be ended by it."""
    body = "Home 250\n$17.99 a month, next payment on 4 December 2026\nOffers\nUpgrade now"
    text = f"{body}\nOffers\n{label}"
    starts = text.index("Offers"), text.rindex("Offers")
    names = ("Home 250", 2), ("Offers", 2), ("Offers", 3)
    heads = [
        replace(control(name, "heading", node=f"0:{at}", level=level, block=at), interactive=False)
        for at, (name, level) in enumerate(names)
    ]
    link = control(label, "link", node="0:9", href="https://www.example.com/more", block=2)
    elements = [*heads[:2], control("Upgrade now", node="0:8", block=1), heads[2], link]
    parts = Block("card", 0, starts[0]), Block("card", starts[0], len(body)), Block("contentinfo", starts[1], len(text))
    listed = Subscriptions(page_blocks(page(*elements, text=text, blocks=parts)), "Corvelle")
    assert (listed.holder("0:9") is not None) is held


@pytest.mark.spec("rules.which-words")
def test_text_decides_where_no_name_says_anything() -> None:
    """Required: not against a name, and not if both texts have the word."""
    wanted = Wanted("Larder fietsabonnement")
    assert wanted.among([("Step", "Manage"), ("Deluxe 7", "Bekijk mijn fiets")]) == 1
    assert wanted.among([("Step", "Naast je fiets"), ("Deluxe 7", "Bekijk mijn fiets")]) is None
    assert wanted.among([("Fiets Deluxe", "Manage"), ("Step", "Naast je fiets")]) == 0


@pytest.mark.spec("rules.which-words")
def test_what_the_account_calls_it_decides_unless_the_name_says_another() -> None:
    """Required: contradictions are asked about, and so is an account that names both."""
    names = [("Larder Games", ""), ("Weekly Table + Sunday", "")]
    assert Wanted("Larder", known=OWN).among(names) == 1
    assert Wanted("Larder games pass", known=OWN).among(names) is None
    both = Known(called=(*OWN.called, "Larder Games"))
    assert Wanted("The Larder of Finchley", known=both).among(names) is None


@pytest.mark.spec("rules.own-contracts")
@pytest.mark.parametrize(
    ("question", "options", "own"),
    [
        ("", (GAMES, MEALS), True),
        ("Contrat concerné", ("Jeux", "Intégrale"), True),
        ("Which subscription do you want to cancel?", ("Gold", "Sportsy"), True),
        ("", ("Gold, $12.99 a month", "Sportsy, $4.99 a month"), True),
        ("", ("Gold", "Sportsy"), False),
        ("Cancel your subscription", ("Gold", "Sportsy"), False),
        ("Which subscription?", ("End now", "End on 4 December 2026"), False),
        ("Contract", REASONS, False),
        ("Tell us more", ("The weekly price went up", "My discount ran out", "My budget changed"), False),
        ("When does your subscription end?", ("4 December 2026", "4 January 2027"), False),
        ("Return", ("Collected at home, $24.95", "Brought to a shop, free"), False),
    ],
)
def test_lists_of_what_the_person_has(question: str, options: Sequence[str], *, own: bool) -> None:
    """Required: by their numbers, prices or the question; no reasons, days or orders."""
    assert lists_own(question, options) is own


@pytest.mark.spec("rules.own-contracts")
def test_names_of_the_account_s_list_are_recognised() -> None:
    """Required: whatever asks for them."""
    assert lists_own("", ("Gold yearly", "Sportsy yearly"), Known(listed=("Gold", "Sportsy")))
    assert not lists_own("", ("Gold yearly", "Gold monthly"), Known(listed=("Gold", "Sportsy")))


TICKET = "Sport Ticket Winter (LS-S-771902)"


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("service", "options", "meant"),
    [
        ("Lichtspur", ("Lichtspur Premium (LS-P-330815)", TICKET), 0),
        ("Lichtspur", (TICKET, "Premium, contract no. 330815"), 1),
        ("Lichtspur", ("Lichtspur Premium (LS-P-330815)", f"Lichtspur {TICKET}"), 0),
        ("Lichtspur", ("Lichtspur (LS-P-330815)", "Lichtspur Kino (LS-K-330816)"), 0),
        ("Lichtspur", ("Lichtspur Premium (LS-P-330815)", "Lichtspur Basic (LS-B-330816)"), None),
        ("Lichtspur", ("Lichtspur Premium (LS-P-330815)", "Lichtspur Kino (LS-K-330816)"), None),
        ("Lichtspur", ("Lichtspur Premium (LS-P-330815)", "Lichtspur Premium (LS-P-330816)"), None),
        ("Lichtspur", (f"Lichtspur {TICKET}", "Premium (LS-P-330815)"), None),
        ("Lichtspur", ("Lichtspur add-on (LS-S-771902)", "Komfort (LS-P-330815)"), None),
        ("Lichtspur", ("Lichtspur Kino (LS-K-330816)", "Komfort (LS-P-330815)"), None),
        ("Sport Ticket", ("Premium (LS-P-330815)", TICKET), 1),
        ("Lichtspur", ("Contract 330815", "Contract 771902"), None),
    ],
)
def test_contract_with_the_service_s_own_name_is_meant(service: str, options: Sequence[str], meant: int | None) -> None:
    """Required: whatever its number is; not if another may be it, or on an add-on or unknown product."""
    assert Wanted(service).option(options) == meant


def radios(*labels: str, checked: int | None = None) -> list[Element]:
    told = {"tag": "input", "attributes": (("name", "contract"),)}
    return [
        control(label, "radio", node=f"0:{60 + place}", states=("checked",) if place == checked else (), **told)
        for place, label in enumerate(labels)
    ]


def chosen(kind: str, options: Sequence[str], service: Service, known: Known = NOTHING) -> str | None:
    """What is chosen among the options of a form."""
    choices = Choices(Controls(service, Lexicon.load(), known))
    if kind == "radio":
        found = choices.answer(page(*radios(*options)))
    elif kind == "select":
        return choices.listed(control("Contract", "combobox", tag="select", options=("Choose", *options))) or None
    elif kind == "custom list":
        opened = control("Contract", "combobox", node="0:40", states=("expanded",))
        shown = [control(each, "option", node=f"0:5{at}") for at, each in enumerate(options)]
        found = choices.option(page(opened, *shown))
    elif kind == "rows":
        found = choices.row(
            page(*(control(each, "generic", tag="div", node=f"0:5{at}") for at, each in enumerate(options)))
        )
    else:
        found = choices.box(page(*(control(each, "checkbox", node=f"0:5{at}") for at, each in enumerate(options))))
    return None if found is None else found.label


KINDS = ("radio", "select", "custom list", "rows", "boxes")
THIRD = "Cellar Club - contract no. CC-2022-0010203"


@pytest.mark.spec("rules.own-contracts")
@pytest.mark.parametrize("kind", KINDS)
def test_contract_that_is_meant_is_chosen(kind: str) -> None:
    """Required: by the plan, by what the account calls it, or by a word of the name; wherever it stands."""
    options = (GAMES, THIRD, MEALS)
    assert chosen(kind, options, Service(name="The Larder of Finchley"), OWN) == MEALS
    assert chosen(kind, options, Service(name="Larder", plan="Weekly Table")) == MEALS
    assert chosen(kind, options, Service(name="Larder", plan="Larder Games")) == GAMES
    assert chosen(kind, options, Service(name="Larder cellar membership")) == THIRD


@pytest.mark.spec("rules.own-contracts")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("service", "options"),
    [
        (Service(name="The Larder of Finchley"), (GAMES, THIRD, MEALS)),
        (Service(name="Larder"), (GAMES, GAMES.replace("1277", "1278"), MEALS)),
        (Service(name="Larder", plan="Larder Games"), (GAMES, GAMES.replace("1277", "1278"), MEALS)),
        (Service(name="Larder", plan="Silver"), (GAMES, THIRD, MEALS)),
    ],
    ids=["firm's word", "equals", "equals of the plan", "plan that is not there"],
)
def test_contract_is_never_guessed(kind: str, service: Service, options: Sequence[str]) -> None:
    """Required: what says least is no answer to it; the person is asked, with the options."""
    with pytest.raises(
        WhichOne, match=r"asks which subscription is meant: 'Larder Games.*has to choose: name it with --plan"
    ):
        chosen(kind, options, service)


@pytest.mark.spec("rules.own-contracts")
def test_contract_that_the_page_has_chosen_is_mended() -> None:
    """Required: the meant one takes its place; without knowledge the choice stays, and the question tells it."""
    choices = Choices(Controls(Service(name="The Larder of Finchley"), Lexicon.load(), OWN))
    found = choices.answer(page(*radios(GAMES, MEALS, checked=0)))
    assert found is not None
    assert found.label == MEALS
    assert choices.answer(page(*radios(GAMES, MEALS, checked=1))) is None
    blind = Choices(Controls(Service(name="The Larder of Finchley"), Lexicon.load()))
    assert blind.answer(page(*radios(GAMES, MEALS, checked=0))) is None


@pytest.mark.spec("rules.own-contracts")
def test_reasons_are_answered_as_before() -> None:
    """Required: a survey is no list of contracts."""
    assert chosen("radio", REASONS, Service()) == "Other"


def account(heading: str, *lines: str) -> PageView:
    text = "\n".join(["My account", heading, *lines])
    head = control(heading, "heading", node="0:9", level=2, block=0)
    return page(head, text=text, blocks=(Block("card", text.index(heading), len(text)),))


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("heading", "told"),
    [("My subscription", True), ("Mon abonnement", True), ("My subscriptions", False), ("Larder Games", False)],
)
def test_account_page_tells_what_it_calls_the_subscription(heading: str, *, told: bool) -> None:
    """Required: under a heading for one subscription, on the account's own page only."""
    view = account(heading, "Weekly Table Active", "Next payment: $17.99 on 4 December 2026")
    listed = Subscriptions(page_blocks(view), "The Larder of Finchley")
    assert bool(listed.known(account=True).called) is told
    assert not listed.known(account=False).called


@pytest.mark.spec("rules.choice")
@pytest.mark.parametrize(
    ("question", "labels", "chosen"),
    [
        ("Do you want to cancel your plan?", ["Yes", "No"], "Yes"),
        ("Sind Sie sicher, dass Sie kündigen möchten?", ["Nein", "Ja"], "Ja"),
        ("Do you want to continue?", ["Yes", "No"], "Yes"),
        ("Möchtest du deine Rufnummer zu einem anderen Anbieter mitnehmen?", ["Ja", "Nein"], "Nein"),
        ("Do you want to cancel the add-on too?", ["Yes", "No"], "No"),
        ("Do you want to pause instead?", ["Yes", "No"], "No"),
        ("Do you want to continue with the cancellation?", ["Yes", "No"], "Yes"),
        ("Do you want to continue with your subscription?", ["Yes", "No"], "No"),
        ("Voulez-vous continuer votre abonnement\u00a0?", ["Oui", "Non"], "Non"),
        ("\u00bfQuieres continuar con tu suscripci\u00f3n?", ["S\u00ed", "No"], "No"),
        ("Vuoi continuare l'abbonamento?", ["S\u00ec", "No"], "No"),
        ("Wilt u doorgaan met uw abonnement?", ["Ja", "Nee"], "Nee"),
        ("Chcesz kontynuowa\u0107 subskrypcj\u0119?", ["Tak", "Nie"], "Nie"),
        (
            "\uad6c\ub3c5\uc744 \uacc4\uc18d\ud558\uc2dc\uaca0\uc2b5\ub2c8\uae4c?",
            ["\uc608", "\uc544\ub2c8\uc694"],
            "\uc544\ub2c8\uc694",
        ),
        ("Cancel and delete your account?", ["Yes", "No"], "No"),
        ("Do you want to cancel and switch to Basic?", ["Yes", "No"], "No"),
        ("Do you want to continue and pay $20?", ["Yes", "No"], "No"),
        ("Do you want to end your trial and start paying?", ["Yes", "No"], "No"),
        ("Do you want to cancel all your subscriptions?", ["Yes", "No"], "No"),
        ("Do you want to end it today instead of 31 December?", ["Yes", "No"], "No"),
        ("Do you want to stay or cancel?", ["Yes", "No"], "No"),
        ("May we contact you?", ["Yes", "No"], "No"),
        ("", ["はい", "いいえ"], "いいえ"),
        ("Would you recommend us?", ["Yes", "Maybe", "No"], None),
        ("Do you want to cancel?", ["Yes please, today", "Notice of 30 days"], None),
    ],
)
def test_yes_is_answered_only_to_the_end(question: str, labels: list[str], chosen: str | None) -> None:
    """Required: whatever else is asked, as to take one's number along, is answered with no."""
    place = yes_or_no(question, labels)
    assert (None if place is None else labels[place]) == chosen


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("Which contract?", True),
        ("Your rate plan", True),
        ("サービス", True),
        ("Q2. サービスの満足度", False),
        ("Satisfaction with the service", False),
        ("Help us understand", False),
        ("Tell us which contract you want to end", True),
        ("Wie zufrieden sind Sie mit dem Vertrag?", False),
        ("Êtes-vous satisfait du service ?", False),
        ("서비스 만족도", False),
        ("Q3. 今後、再度V-NEXTを利用したいと思いますか?", False),
        ("どの契約を解約しますか?", True),
    ],
)
def test_question_how_content_one_is_asks_for_no_subscription(question: str, *, asks: bool) -> None:
    """Required: its answers are opinions, and the least telling one will do."""
    assert asks_which(question) is asks


@pytest.mark.spec("rules.own-contracts")
@pytest.mark.parametrize(
    ("options", "own"),
    [
        (("2026年12月末日", "2027年1月末日"), False),
        (("2026년 12월", "2027년 1월"), False),
        (("12/2026", "01/2027"), True),
        (("2026-120011", "2027-100022"), True),
    ],
)
def test_months_are_no_contracts(options: tuple[str, ...], own: bool) -> None:
    assert lists_own("退会希望月", options) == own


@pytest.mark.spec("engine.other-products")
@pytest.mark.parametrize(
    ("service", "name", "described"),
    [
        ("Larder+ (delivery pass)", "Larder+", "delivery pass"),
        ("星空プレミアム(動画配信)", "星空プレミアム", "動画配信"),
        ("栗子会员\uff08漫画\uff09", "栗子会员", "漫画"),
        ("Photo(s) Club", "Photo(s) Club", ""),
    ],
)
def test_description_in_brackets_is_no_part_of_a_name(service: str, name: str, described: str) -> None:
    """Required: also where no space stands before the bracket, as in scripts without spaces."""
    assert (called(service), description(service)) == (name, described)


@pytest.mark.spec("rules.which-words")
@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Larder Pro: cancel the plan in the account portal", "Larder Pro"),
        ("Larder \u2013 Mon compte", "Larder"),
        ("Your plan | Larder", "Larder"),
        ("Larder+ (delivery pass)", "Larder+"),
        ("My account", "My account"),
    ],
)
def test_a_title_is_called_by_its_part_with_a_name(title: str, name: str) -> None:
    """Required: what a page's title says besides is no part of the service's name."""
    assert called(title) == name
