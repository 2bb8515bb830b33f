"""Which control the handlers press: the definition's, else the one whose words fit, never a guess."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import DECLINE, FINAL_PAGE, FINISH, HOME, OFFER_PAGE, OPEN, Service, control, page
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Block
from subterminator.domain.protocols import Control, Element
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.choices import Choices, _groups
from subterminator.pages.controls import Controls
from subterminator.pages.cookie_notices import refuses_cookies

CONTROLS = Controls(Service(), Lexicon.load())
UPGRADE = control("Switch to annual", node="0:40")
KEEP = control("Keep membership", node="0:41")
WAITING = control("Finish cancellation", node="0:42", states=("disabled",))


def inside(element: Element, container: int) -> Element:
    return replace(element, parent=container)


@pytest.mark.spec("engine.controls")
def test_definition_comes_first_in_its_order() -> None:
    """Required: css, then role and name, then text; nothing for a control that it does not name."""
    named = Controls(Service(controls={"cancel_link": Control(css=("#a",), role="link", text="Go")}), Lexicon.load())
    by_css, by_role = control("Leave", matches=("#a",)), control("Away", "link")
    by_text = control("go")
    chosen = [
        named.named("cancel_link", page(*each)) for each in ((by_text, by_role, by_css), (by_text, by_role), (by_text,))
    ]
    assert [each and each.name for each in chosen] == ["Leave", "Away", "go"]
    assert (
        named.named("cancel_link", page(by_css, replace(by_css, node="0:9"), by_text))
        == page(by_css, by_css, by_text)[2]
    )
    assert named.named("confirm_cancel", page(by_css)) is None


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("name", "elements", "found"),
    [
        ("cancel_link", (UPGRADE, OPEN, KEEP), "Cancel membership"),
        ("decline_offer", OFFER_PAGE.elements, DECLINE.name),
        ("confirm_cancel", FINAL_PAGE.elements, FINISH.name),
        ("survey_submit", (control("Skip survey"), control("Submit")), "Skip survey"),
        ("cancel_link", (UPGRADE, KEEP), None),
        ("confirm_cancel", (control("Finish cancellation", text="Upgrade now"),), None),
        ("confirm_cancel", (control("Keep my plan. Finish cancellation"),), None),
        ("confirm_cancel", (control("Finish cancellation"), control("Yes, cancel")), None),
        ("confirm_cancel", (control("Finish cancellation", "heading", tag="h1"),), None),
        ("confirm_cancel", (replace(FINISH, interactive=False),), None),
        ("confirm_cancel", (replace(FINISH, modal_blocked=True),), None),
        ("a control nobody knows", (FINISH,), None),
    ],
)
def test_words_find_one_control_or_none(name: str, elements: tuple[Element, ...], found: str | None) -> None:
    """Required: nothing that costs or keeps, nothing out of reach, and no choice between two that differ."""
    chosen = CONTROLS.by_words(name, page(*elements))
    assert (chosen.label if chosen else None) == found


@pytest.mark.spec("engine.controls")
def test_twins_are_one_control_and_the_reachable_one_is_taken() -> None:
    """Required: the same button twice (for a wide and a narrow screen) is no ambiguity."""
    hidden = replace(FINISH, node="0:70", hit=False)
    chosen = CONTROLS.by_words("confirm_cancel", page(hidden, FINISH))
    assert chosen is not None
    assert chosen.node == FINISH.node
    elsewhere = replace(FINISH, node="0:71", form_action=f"{HOME}/cancel/other")
    assert CONTROLS.by_words("confirm_cancel", page(FINISH, elsewhere)) is None


@pytest.mark.spec("engine.controls")
def test_open_dialog_goes_before_the_page_behind() -> None:
    """Required: of two that differ, the one in the dialog is meant."""
    dialog = Element(0, "0:60", "dialog", "Sure?")
    view = page(dialog, inside(control("Yes, cancel"), 0), control("Cancel now"), dialog=0)
    chosen = CONTROLS.by_words("confirm_cancel", view)
    assert chosen is not None
    assert chosen.name == "Yes, cancel"


def radio(name: str, *states: str, **fields: object) -> Element:
    return control(name, "radio", text="", states=states or ("unchecked",), **fields)


@pytest.mark.spec("engine.survey")
@pytest.mark.parametrize(
    ("radios", "answer"),
    [
        ((radio("Too expensive"), radio("Other reason")), "Other reason"),
        ((radio("Too expensive"), radio("Moving abroad")), "Too expensive"),
        ((radio("Pause my membership", "checked"), radio("Cancel membership")), "Cancel membership"),
        ((radio("Pause my membership"), radio("Switch to annual")), None),
        ((radio("Too expensive", "checked"), radio("Other reason")), None),
        ((radio("Other reason", "disabled"), radio("Too expensive")), "Too expensive"),
        ((), None),
        ((radio("Keep benefits until 5 May", "checked"), radio("Cancel immediately")), None),
        ((radio("Cancel immediately"), radio("Cancel at the end of the period")), "Cancel at the end of the period"),
    ],
    ids=[
        *("neutral", "any harmless", "preselected pause", "only costly ones", "chosen already", "disabled", "none"),
        *("not at once in place of a choice", "at the end of the period"),
    ],
)
def test_answer_neither_keeps_nor_costs(radios: tuple[Element, ...], answer: str | None) -> None:
    """Required: a survey is answered with what says least, and a preselected pause is taken back."""
    chosen = Choices(CONTROLS).answer(page(*radios))
    assert (chosen.label if chosen else None) == answer


@pytest.mark.spec("engine.controls")
def test_equal_names_in_two_groups_are_two_questions() -> None:
    """Required: a component's shadow root names its radio buttons as another does; each question is answered."""
    named = {"attributes": (("name", "r"),)}
    kind = [inside(radio(name, **named), 0) for name in ("Ordinary notice", "Notice for cause")]
    day = [inside(radio("At the next date", "checked", **named), 3), inside(radio("On another day", **named), 3)]
    chosen = Choices(CONTROLS).answer(page(control("Kind", "group"), *kind, control("Day", "group"), *day))
    assert chosen is not None
    assert chosen.label == "Ordinary notice"


@pytest.mark.spec("engine.controls")
def test_names_of_a_kit_s_radio_buttons_part_no_question() -> None:
    """Required: only HTML's own are grouped by names; a kit's may each have one, and one choice answers them all."""
    kit = [radio("Too expensive", "checked", attributes=(("name", "PRICE"),), tag="x-radio")]
    kit += [radio("Other", attributes=(("name", "OTHER"),), tag="x-radio")]
    view = page(control("Why?", "group"), *(inside(each, 0) for each in kit))
    assert Choices(CONTROLS).answer(view) is None
    two = [radio(f"No. {n}", attributes=(("name", "contract"),), tag="x-radio") for n in (1, 2)]
    why = [radio(each, "checked", attributes=(("name", "why"),), tag="x-radio") for each in ("Too expensive", "Other")]
    assert len(_groups(page(control("All", "group"), *(inside(each, 0) for each in [*two, *why])))) == 2


@pytest.mark.spec("engine.controls")
def test_folded_part_that_speaks_of_it_goes_first_and_never_the_menu() -> None:
    """Required: parts that speak of the subscription first; what is hidden in the menu, or costs, is left."""
    menu = Element(0, "0:50", "navigation", "Site")
    site = inside(control("More", node="0:51", states=("collapsed",)), 0)
    offer = control("Switch to annual", node="0:52", states=("collapsed",))
    more = control("Details", node="0:53", states=("collapsed",))
    cancelling = control("Cancel membership", node="0:54", states=("collapsed",))
    view = page(menu, site, offer, more, cancelling)
    found = [CONTROLS.folded(each) for each in (view, page(menu, site, offer, more), page(menu, site, offer))]
    assert [each and each.label for each in found] == ["Cancel membership", "Details", None]


@pytest.mark.spec("engine.controls")
def test_disabled_control_waits_for_what_must_be_ticked_only() -> None:
    """Required: a box that is required is ticked; one that sells, asks for mail, or is optional is not."""
    terms = control("I understand that I lose access", "checkbox", node="0:1", states=("unchecked", "required"))
    news = control("Send me offers by e-mail", "checkbox", node="0:2", states=("unchecked",))
    sold = control("Upgrade me to annual", "checkbox", node="0:3", states=("unchecked", "required"))
    view = page(news, sold, terms, WAITING)
    found = CONTROLS.acknowledgement(view, WAITING)
    assert found is not None
    assert found.node == "0:1"


@pytest.mark.spec("engine.renewal-switch")
def test_switch_is_pressed_only_where_it_is_on() -> None:
    """Required: the renewal is turned off where it is on, and never on."""
    on = control("Auto-renew", "switch", states=("checked",))
    found = CONTROLS.by_words("cancel_link", page(UPGRADE, on))
    assert found is not None
    assert found.role == "switch"
    assert CONTROLS.by_words("cancel_link", page(replace(on, states=("unchecked",)))) is None


@pytest.mark.spec("engine.renewal-switch")
@pytest.mark.parametrize(
    ("label", "is_renewal"),
    [
        ("Rinnovo automatico Il tuo Pass si rinnova ogni mese. Puoi disattivare il rinnovo quando vuoi.", True),
        ("Auto-renew Your plan renews every month.", True),
        ("Auto-renewal Email me before my plan renews", False),
        ("Auto-renewal reminders. Get an email.", False),
        ("Automatic renewal Add 3 boxes each month", False),
        ("Auto-renew Keep my plan active and get 10% off", False),
    ],
)
def test_switch_of_the_renewal_may_explain_itself(label: str, *, is_renewal: bool) -> None:
    """Required: what its label says besides is about the renewal, and about nothing else."""
    found = CONTROLS.by_words("cancel_link", page(control(label, "switch", text="", states=("checked",))))
    assert (found is not None) is is_renewal


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("path", "opens"),
    [("/account/cancel", True), ("/account", False), ("/order/cancel-item", False), ("/cancel/back", False)],
)
def test_bare_cancel_opens_an_address_of_the_end(path: str, *, opens: bool) -> None:
    """Required: a link named "Cancel" is a way in only if its address ends in a word of an end; no button is."""
    link = control("Cancel", "link", href=f"{HOME}{path}")
    assert (CONTROLS.by_words("cancel_link", page(UPGRADE, link)) is not None) is opens
    assert CONTROLS.by_words("cancel_link", page(UPGRADE, control("Cancel"))) is None


@pytest.mark.spec("engine.free-plan")
def test_of_the_plans_only_the_free_one_is_taken() -> None:
    """Required: the one that costs nothing; looking at the plans is no cancellation."""
    plans = control("Change plan", "link", href=f"{HOME}/plans")
    free = control("Switch to Basic (free)", form_method="POST", form_action=f"{HOME}/plans/change")
    found = CONTROLS.by_words("free_plan", page(UPGRADE, free))
    assert found is not None
    assert found.label == "Switch to Basic (free)"
    assert CONTROLS.by_words("free_plan", page(UPGRADE, control("Switch to Basic"))) is None
    assert CONTROLS.by_words("cancel_link", page(plans)) is None


@pytest.mark.spec("engine.asks-next")
def test_button_in_dots_opens_the_last_question_and_is_not_its_answer() -> None:
    """Required: it is not taken for the final control; two of them are no answer."""
    opener, other = control("Unsubscribe..."), control("Cancel membership\u2026")
    found = CONTROLS.asks_next(page(opener, KEEP))
    assert found is not None
    assert found.label == "Unsubscribe..."
    assert CONTROLS.by_words("confirm_cancel", page(opener)) is None
    assert CONTROLS.asks_next(page(opener, other)) is None
    assert CONTROLS.asks_next(page(control("Upgrade..."), control("Unsubscribe"))) is None


@pytest.mark.spec("engine.asks-next")
def test_last_question_is_answered_by_the_button_beside_the_one_that_closes() -> None:
    """Required: in a dialog of [Cancel][Unsubscribe] the second one is meant."""
    dialog = Element(0, "0:60", "dialog", "Unsubscribe from Example?")
    view = page(dialog, inside(control("Cancel"), 0), inside(control("Unsubscribe"), 0), dialog=0)
    found = CONTROLS.by_words("confirm_cancel", view)
    assert found is not None
    assert found.label == "Unsubscribe"


@pytest.mark.spec("engine.controls")
def test_way_out_of_a_step_is_not_the_steps_own_back() -> None:
    """Required: a notice that lies over a step is closed, in its dialog; "Back" beside the answer undoes the step."""
    group = replace(control("Cancel, step 1 of 3", "group", node="0:60"), interactive=False)
    cookies = replace(control("Cookies", "dialog", node="0:61"), interactive=False)
    answer = replace(control("Other", "radio"), hit=False)
    back, close = control("Close", node="0:63"), control("Only necessary", node="0:64")
    view = page(group, inside(answer, 0), inside(back, 0), cookies, inside(close, 3))
    assert CONTROLS.way_out(view, view[1]) == view[4]


@pytest.mark.spec("engine.controls")
def test_way_out_of_what_lies_in_front_leads_to_no_other_page() -> None:
    """Required: a link to elsewhere is no way to close something."""
    covered = replace(FINISH, hit=False, covered_by="div 'Chat'")
    away = control("Close", "link", href=f"{HOME}/home")
    here = control("Close", "link", node="0:71", href=f"{HOME}/account#")
    found = CONTROLS.way_out(page(away, here, covered), covered)
    assert found is not None
    assert found.node == "0:71"


@pytest.mark.spec("engine.controls")
def test_what_lies_in_front_is_closed_without_agreeing() -> None:
    """Required: closing or declining, never accepting, never keeping."""
    covered = replace(FINISH, hit=False, covered_by="div 'Cookies'")
    view = page(control("Accept all cookies"), UPGRADE, control("Close", node="0:9"), covered)
    found = CONTROLS.way_out(view, covered)
    assert found is not None
    assert found.label == "Close"
    assert CONTROLS.way_out(page(UPGRADE, KEEP, covered), covered) is None


@pytest.mark.spec("engine.consent")
@pytest.mark.parametrize(
    "label",
    ["I agree to pay the early termination fee of $42", "I agree to pay a cancellation fee", "Charge me 12 €"],
)
def test_a_box_that_agrees_to_a_charge_is_the_persons(label: str) -> None:
    """Required: a gate that is a consent to charges is not passed for anybody, however required."""
    box = control(label, "checkbox", node="0:31", states=("unchecked", "required"))
    button = control("Finish cancellation", node="0:32", states=("disabled",))
    assert CONTROLS.acknowledgement(page(box, button), button) is None


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("labels", "ticked"),
    [
        (("I have checked the notes above",), "I have checked the notes above"),
        (("Send me offers by e-mail",), None),
        (("I agree to pay $20",), None),
        (("I understand that I am not insured after the end date",), "I understand that"),
        (("Jag förstår att jag inte är försäkrad efter slutdatumet",), "Jag förstår"),
        (("Je comprends que je ne serai plus assuré",), "Je comprends"),
        (("I do not agree that my cover ends",), None),
        (("Jag samtycker inte",), None),
        (("I understand that afterwards neither I nor the other drivers can call you for help",), "I understand that"),
        (("I have checked the notes", "Tell me about news"), None),
    ],
)
def test_only_empty_box_is_ticked_unless_it_costs_or_advertises(labels: tuple[str, ...], ticked: str | None) -> None:
    """Required: where the page went no further, and there is no other box."""
    boxes = [control(label, "checkbox", node=f"0:{n}", states=("unchecked",)) for n, label in enumerate(labels)]
    box = CONTROLS.lone_box(page(*boxes))
    assert (box is None) == (ticked is None)
    assert box is None or box.label.startswith(ticked or "")


@pytest.mark.spec("engine.controls")
def test_boxes_in_cards_of_their_own_answer_one_question() -> None:
    """Required: a kit draws each answer as a card; they are one group, of which the one that says least is ticked."""
    labels = ["It is too expensive", "I watch too little", "Other"]
    boxes = [
        replace(control(label, "checkbox", node=f"0:{n}", states=("unchecked",)), block=n + 1)
        for n, label in enumerate(labels)
    ]
    text = "\n".join(labels)
    starts = [text.index(label) for label in labels]
    cards = tuple(Block("card", at, at + len(label), 0) for at, label in zip(starts, labels, strict=True))
    view = replace(page(*boxes, text=text), blocks=(Block("region", 0, len(text)), *cards))
    box = Choices(CONTROLS).box(view)
    assert box is not None
    assert box.label == "Other"


@pytest.mark.spec("engine.controls")
def test_box_that_agrees_is_no_answer_of_the_question_beside_it() -> None:
    """Required: the reason that says least is ticked, and not the box by which one agrees to the end."""
    labels = [
        "이용 요금이 부담돼요",
        "보고 싶은 콘텐츠가 없어요",
        "기타",
        "위 유의사항을 모두 확인하였으며, 해지에 동의합니다. (필수)",
    ]
    boxes = [control(label, "checkbox", node=f"0:{n}", states=("unchecked",)) for n, label in enumerate(labels)]
    box = Choices(CONTROLS).box(page(*boxes, text="\n".join(labels)))
    assert box is not None
    assert box.label == "기타"


@pytest.mark.spec("engine.controls")
def test_footer_word_of_the_law_is_never_a_step() -> None:
    """Required: a bare "Recesso" in the footer names the terms of withdrawal, on a page of the flow too."""
    footer = control("", "contentinfo", node="0:90")
    recess = inside(control("Recesso", "link", node="0:91", href=f"{HOME}/help"), 0)
    view = page(footer, recess)
    assert [CONTROLS.by_words(each, view) for each in ("cancel_link", "decline_offer", "confirm_cancel")] == [None] * 3


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("landmark", "label", "fields", "names"),
    [
        ("contentinfo", "Weiter", {"href": HOME}, True),
        ("contentinfo", "Other", {"href": HOME}, True),
        ("contentinfo", "No thanks", {"href": HOME}, True),
        ("contentinfo", "Weiter", {}, False),
        ("contentinfo", "Weiter", {"href": HOME, "form_method": "POST"}, False),
        ("navigation", "Weiter", {"href": HOME}, False),
        ("banner", "Weiter", {"href": HOME}, False),
        ("main", "Weiter", {"href": HOME}, False),
        ("dialog", "No thanks", {"href": HOME}, False),
        ("navigation", "No thanks", {}, True),
        ("contentinfo", "Verträge hier kündigen", {"href": HOME}, False),
        ("contentinfo", "Continue to cancel", {"href": HOME}, False),
        ("contentinfo", "No thanks, continue to cancel", {"href": HOME}, False),
        ("contentinfo", "Help", {"href": HOME}, False),
    ],
)
def test_footer_link_that_only_goes_on_names_a_page(
    landmark: str, label: str, fields: dict[str, str], *, names: bool
) -> None:
    """Required: no button, no link elsewhere, and nothing that ends something."""
    holder = replace(control("", landmark, node="0:90"), interactive=False)
    view = page(holder, inside(control(label, "link" if fields else "button", node="0:91", **fields), 0))
    assert CONTROLS.only_names_a_page(view[1], view) is names


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("label", "starts"),
    [
        ("Cancel direct debit", False),
        ("Cancelar débito automático", False),
        ("Lastschrift kündigen", False),
        ("자동이체 해지", False),
        ("Cancel membership", True),
    ],
)
def test_end_of_a_way_of_paying_is_no_end(label: str, *, starts: bool) -> None:
    """Required: who ends a direct debit pays by hand; the subscription runs on."""
    assert (CONTROLS.by_words("cancel_link", page(control(label))) is not None) is starts


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("label", "agreed"),
    [
        ("Ho letto e accetto", True),
        ("注意事項を確認し、同意しました", True),
        ("Acepto las condiciones", True),
        ("I accept the 50% offer", False),
        ("I agree to stay for 3 more months", False),
        ("I waive my right to a refund", False),
        ("I understand that I lose my $34.99 rate, and that a $10 fee may apply if I rejoin", True),
        ("I understand that I lose my $40 deposit", False),
        ("I understand that a $10 fee may apply", False),
        ("I understand that a $10 fee may apply, also if I rejoin", False),
        ("I understand and rejoin", False),
        ("If I rejoin, I accept the offer", False),
    ],
)
def test_conditions_are_agreed_to_and_offers_are_not(label: str, *, agreed: bool) -> None:
    """Required: a box beside the last control that accepts conditions is ticked; one that gives something up is not."""
    form = control("", "form", node="0:0")
    box = inside(control(label, "checkbox", node="0:1", states=("unchecked",)), 0)
    finish = inside(FINISH, 0)
    assert (CONTROLS.acknowledgement(page(form, box, finish), finish) is not None) is agreed


@pytest.mark.spec("engine.controls")
def test_steps_of_a_form_drawn_as_tabs_are_no_controls_of_it() -> None:
    """Required: "2 Before you go" is a heading of a step; the page's own button goes on."""
    steps = [control("Cancel membership", "tab", node=f"0:{n}") for n in (1, 2)]
    assert CONTROLS.by_words("confirm_cancel", page(*steps)) is None


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(("landmark", "found"), [("contentinfo", False), ("main", True)])
def test_link_of_the_footer_is_no_step_of_the_flow(landmark: str, *, found: bool) -> None:
    """Required: there it is the name of a page of the site, as "Leaving us"."""
    holder = replace(control("", landmark, node="0:90"), interactive=False)
    link = inside(control("Continue to cancel", "link", node="0:91", href=f"{HOME}/leaving"), 0)
    assert (CONTROLS.by_words("confirm_cancel", page(holder, link)) is not None) is found


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("label", "text", "unnamed"),
    [
        ("Unsubscribe", "Communication preferences\nEmails about offers\nUnsubscribe", True),
        ("Unsubscribe", "Your membership\nRenews on 4 December 2026\nUnsubscribe", False),
        ("Cancel membership", "Preferences\nCancel membership", False),
        ("Leave", "Your membership\nRenews on 4 December 2026\nLeave", True),
        ("Leave the club", "Your membership\nLeave the club", False),
    ],
)
def test_end_of_what_nobody_names(label: str, text: str, unnamed: bool) -> None:
    """Required: a bare word of ending counts where the page names a subscription, and bare leaving never."""
    element = control(label, node="0:7")
    controls = Controls(Service(), Lexicon.load())
    assert controls.names_no_subject(element, page(element, text=text)) is unnamed


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("label", "refuses"),
    [
        ("Only necessary cookies", True),
        ("Nur erforderliche Cookies zulassen", True),
        ("Continuer sans accepter", True),
        ("すべて拒否", True),
        ("Accept all", False),
        ("Cookie settings", False),
    ],
)
def test_cookies_are_refused(label: str, refuses: bool) -> None:
    """Required: a notice is got out of the way without agreeing to anything."""
    assert refuses_cookies(label) is refuses


@pytest.mark.spec("rules.gates")
@pytest.mark.parametrize(
    ("label", "acknowledges"),
    [
        ("I understand that I lose access on 4 December", True),
        ("I accept the terms", True),
        ("I want to take my phone number with me", False),
        ("Ich möchte meine Rufnummer zu einem anderen Anbieter mitnehmen", False),
        ("Send me offers", False),
    ],
)
def test_box_that_only_acknowledges(label: str, acknowledges: bool) -> None:
    """Required: a box that orders something is no acknowledgement, however well its words are known."""
    box = control(label, "checkbox", node="0:9")
    assert Controls(Service(), Lexicon.load()).only_acknowledges(box) is acknowledges


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(("mark", "found"), [("", None), ("#", "Cancel membership"), ("#end", "Cancel membership")])
def test_link_back_to_the_account_cancels_nothing_but_a_button_written_as_a_link_does(
    mark: str, found: str | None
) -> None:
    """Required: "#" on the account page itself is a button of that page."""
    service = Service()
    link = control("Cancel membership", "link", href=f"{service.entry_url}{mark}")
    shown = page(link, url=f"{service.entry_url}{mark and '?tab=plan'}")
    element = Controls(service, Lexicon.load()).by_words("cancel_link", shown)
    assert (element and element.name) == found


FOLD = control("Questions about your plan", "button", node="0:50", states=("collapsed",))


@pytest.mark.spec("rules.search")
@pytest.mark.parametrize(
    ("shown", "found"),
    [
        (FOLD, True),
        (replace(FOLD, name="Your membership"), True),
        (replace(FOLD, name="Delivery"), False),
        (replace(FOLD, states=()), False),
        (replace(FOLD, role="combobox"), False),
        (replace(FOLD, name="Delete my plan and account"), False),
    ],
)
def test_folded_part_that_names_the_subscription_is_known(shown: Element, *, found: bool) -> None:
    """Required: by a button; not a list, nor what may delete."""
    assert (CONTROLS.folded(page(control("Help"), shown), telling=True) is not None) is found


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("heading", "labels", "last"),
    [
        ("Turn off auto-renewal?", ("Back", "Close"), None),
        (
            "\u786e\u5b9a\u5173\u95ed\u81ea\u52a8\u7eed\u8d39\u5417\uff1f",
            ("\u6682\u4e0d\u5173\u95ed", "\u786e\u8ba4\u5173\u95ed"),
            1,
        ),
        ("\u5173\u95ed\u81ea\u52a8\u7eed\u8d39", ("\u786e\u8ba4\u5173\u95ed", "\u4ecd\u7136\u5173\u95ed"), None),
        ("\u6536\u4ef6\u7bb1", ("\u6682\u4e0d\u5173\u95ed", "\u786e\u8ba4\u5173\u95ed"), None),
    ],
    ids=["closes", "ends", "two", "no end above"],
)
def test_one_control_ends_it_where_it_stands(heading: str, labels: tuple[str, str], last: int | None) -> None:
    """Required: under a heading that ends it, for sure, and only one of them."""
    title = control(heading, "heading", node="0:60", level=2)
    shown = [control(each, node=f"0:{61 + place}") for place, each in enumerate(labels)]
    found = CONTROLS.ends_where_it_stands(page(title, *shown, text="\n".join([heading, *labels])))
    assert (found and found.name) == (None if last is None else labels[last])


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("label", "agrees"),
    [
        ("I understand that I can no longer book seats at $0", False),
        ("I understand that I can no longer book seats at $5", True),
        ("I agree to pay $0 now and $5 later", True),
    ],
)
def test_box_agrees_to_a_charge_only_with_a_sum(label: str, *, agrees: bool) -> None:
    """Required: nothing is charged by zero."""
    box = control(label, "checkbox", node="0:70", states=("unchecked",))
    assert (CONTROLS.agreement_to_pay(page(box, WAITING), WAITING) is not None) is agrees


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("label", "ends"),
    [
        ("\u5982\u4f55\u5173\u95ed\u81ea\u52a8\u7eed\u8d39\uff1f", False),
        ("\u5173\u95ed\u81ea\u52a8\u7eed\u8d39", True),
        ("How do I cancel my membership?", False),
        ("Cancel membership", True),
    ],
)
def test_question_of_a_help_page_ends_nothing(label: str, *, ends: bool) -> None:
    """Required: "How do I …" is read, not pressed as the last control."""
    found = CONTROLS.by_words("confirm_cancel", page(control("Help", node="0:80"), control(label, node="0:81")))
    assert (found is not None) is ends


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("lines", "labels", "last"),
    [
        (("关闭自动续费",), ("暂不关闭", "确认关闭"), 1),
        (("Emin misin?", "Otomatik yenilemeyi kapat\u0131rsan üyeliğin sona erer."), ("Vazgeç", "Evet, kapat"), 1),
        (("Are you sure?", "If you cancel your membership, you lose your points."), ("Go back", "Yes"), None),
        (("Stay for $5?", "If you cancel your membership, you lose your points."), ("No", "Yes"), None),
        (("Are you sure?", "You lose your points."), ("Go back", "Yes, turn it off"), None),
    ],
    ids=["title", "line below", "mere yes", "offer", "no end named"],
)
def test_dialog_without_a_heading_tells_by_its_title_or_text_what_ends(
    lines: tuple[str, ...], labels: tuple[str, str], last: int | None
) -> None:
    """Required: below "Are you sure?" only what names an end itself ends it; a yes may be one to staying."""
    text = "\n".join([*lines, *labels])
    dialog = replace(control("", "dialog", node="0:60", block=0), interactive=False)
    shown = [replace(control(each, node=f"0:{61 + place}", block=0), parent=0) for place, each in enumerate(labels)]
    view = page(dialog, *shown, text=text, dialog=0, blocks=(Block("dialog", 0, len(text)),))
    found = CONTROLS.ends_where_it_stands(view)
    assert (found and found.name) == (None if last is None else labels[last])


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("question", "asked_by", "last"),
    [
        ("Are you sure?", "Cancel renewal", 1),
        ("Tem certeza?", "Cancelar renovação", 1),
        ("Are you sure?", "Continue", None),
        ("Are you sure?", "", None),
        ("Stay for $5?", "Cancel renewal", None),
    ],
)
def test_mere_question_is_about_what_the_pressed_control_ends(question: str, asked_by: str, last: int | None) -> None:
    """Required: of a kit's "Are you sure?" the yes ends it; of a question with a thing of its own it does not."""
    labels = ("Não", "Sim") if question == "Tem certeza?" else ("No", "Yes")
    text = "\n".join([question, *labels])
    dialog = replace(control("", "dialog", node="0:60", block=0), interactive=False)
    shown = [replace(control(each, node=f"0:{61 + place}", block=0), parent=0) for place, each in enumerate(labels)]
    view = page(dialog, *shown, text=text, dialog=0, blocks=(Block("dialog", 0, len(text)),))
    found = CONTROLS.ends_where_it_stands(view, asked_by)
    assert (found and found.label) == (None if last is None else labels[last])


def _radios(*labels: str, title: str = "", checked: int = 0) -> list[Element]:
    states = (("checked",) if n == checked else ("unchecked",) for n in range(len(labels)))
    return [
        replace(
            control(each, "radio", node=f"0:{n}", text="", states=state, attributes=(("name", "kind"),)),
            title=title if title and each.startswith(title) else "",
        )
        for n, (each, state) in enumerate(zip(labels, states, strict=True))
    ]


@pytest.mark.spec("rules.choice")
@pytest.mark.parametrize(
    ("answer", "title", "chosen"),
    [
        ("Cancel my membership A joining fee may apply if you come back.", "Cancel my membership", True),
        ("Change my membership A joining fee may apply if you come back.", "Change my membership", False),
        ("Cancel my booking A fee may apply if you come back.", "Cancel my booking", False),
    ],
)
def test_answer_whose_title_ends_it_is_chosen_whatever_stands_below(answer: str, title: str, chosen: bool) -> None:
    group = _radios("Freeze my membership Keep your price. £5 a month.", answer, title=title)
    found = Choices(CONTROLS).answer(page(*group), survey=False)
    assert (found is not None and found.node == "0:1") == chosen


@pytest.mark.spec("rules.choice")
@pytest.mark.parametrize(
    ("last", "chosen"),
    [
        ("Ik wil niet langer meespelen", True),
        ("Je ne souhaite plus participer", True),
        ("Ich möchte nicht mehr teilnehmen", True),
        ("Ik wil niet langer e-mails ontvangen", False),
        ("Ich möchte keine Vorteile mehr", False),
        ("Ik wil met minder loten meespelen", False),
    ],
)
def test_answer_that_wants_no_more_of_it_is_told_from_changes(last: str, chosen: bool) -> None:
    group = _radios("Ik wil met meer loten meespelen", "Mijn adres wijzigen", last)
    found = Choices(CONTROLS).no_longer(page(*group))
    assert (found is not None) == chosen


@pytest.mark.spec("rules.newsletters")
@pytest.mark.parametrize(
    ("title", "found"),
    [("Newsletters & alerts", False), ("Your subscriptions", True), ("Subscription newsletters", False)],
)
def test_newsletter_is_no_subscription(title: str, *, found: bool) -> None:
    """Required: "Unsubscribe" under a heading about newsletters starts no cancellation, and asks for no plan."""
    text = f"{title}\nDaily\nUnsubscribe\nSunday\nUnsubscribe"
    view = page(
        replace(control(title, "heading", level=1), interactive=False),
        replace(control("Daily", "heading", level=2), interactive=False),
        control("Unsubscribe", form_action="/daily"),
        replace(control("Sunday", "heading", level=2), interactive=False),
        control("Unsubscribe", node="0:77", form_action="/sunday"),
        text=text,
    )
    try:
        chosen = CONTROLS.by_words("cancel_link", view)
    except StateDetectionError:  # which of them is meant?
        assert found
    else:
        assert (chosen is not None) is found


@pytest.mark.spec("engine.controls")
def test_general_name_is_the_services_own_beside_others() -> None:
    """Required: of two equal controls that of "Monthly plan" is meant, where the other stands in "Sports pack"."""
    cards = (("Monthly plan", "$12 a month"), ("Sports pack", "$5 a month"))
    text, blocks, links = "", [], []
    for number, lines in enumerate(cards):
        part = "\n".join([*lines, "Active. Renews on 4 December 2026", "Cancel subscription"])
        blocks.append(Block("card", len(text), len(text) + len(part)))
        links.append(
            control("Cancel subscription", "link", node=f"0:{20 + number}", href=f"{HOME}/{number}", block=number)
        )
        text += f"{part}\n"
    chosen = CONTROLS.by_words("cancel_link", page(*links, text=text, blocks=tuple(blocks)))
    assert chosen is not None
    assert chosen.href == f"{HOME}/0"


@pytest.mark.spec("engine.controls")
@pytest.mark.parametrize(
    ("label", "href", "over", "found"),
    [
        ("Cancel membership", "/membership/end", "Membership", None),
        ("Cancelling your membership", "/help/leaving", "Membership", "Cancel membership"),
        ("Cancelling your membership", "/a/leaving", "Need help?", None),
        ("Cancel your membership", "/a/leaving", "Membership", None),
    ],
)
def test_article_of_the_help_is_no_second_way_to_the_end(label: str, href: str, over: str, found: str | None) -> None:
    """Required: by its address; other links that end something leave it open, whatever stands over them."""
    text = f"Cancel membership\n{over}\n{label}"
    view = page(
        control("Cancel membership", "link", href="/account/cancel"),
        control(over, "heading", node="0:7", level=2),
        control(label, "link", node="0:8", href=href),
        text=text,
    )
    chosen = CONTROLS.by_words("cancel_link", view)
    assert (chosen.name if chosen is not None else None) == found
