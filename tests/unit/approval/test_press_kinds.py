"""Kinds of presses by role, sign and neighbourhood of the control, apart from the words of its label."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import ACTIVE_PAGE, FINAL_PAGE, HOME, OFFER_PAGE, Service, control, page
from subterminator.approval import policy as module
from subterminator.approval.control_context import asking_dialog
from subterminator.approval.kinds import PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.approval.press_kinds import ReadPress, is_answer_role
from subterminator.approval.verdicts import Allow, Refuse
from subterminator.domain.page import Block
from subterminator.domain.protocols import Action, Box, Control, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
POLICY = Policy(Service(), Lexicon.load())


def on(view: PageView, label: str, role: str = "button", *, policy: Policy = POLICY, **fields: Any) -> ReadPress:
    """Kind of a press on a control that is added to a page."""
    element = replace(control(label, role, node="0:99"), ref=len(view.elements), **fields)
    shown = replace(view, elements=(*view.elements, element), text=f"{view.text}\n{label}")
    return policy.read_press(element, CLICK, shown, in_flow=policy.in_flow(shown))


def asked(question: str, *controls: Element) -> PageView:
    """A page under a dialog with these controls."""
    box = control("", "dialog", node="0:50", text=question)
    inside = [replace(each, ref=ref, parent=0) for ref, each in enumerate(controls, 1)]
    return PageView(ACTIVE_PAGE.url, elements=(box, *inside), text=f"{ACTIVE_PAGE.text}\n{question}", dialog=0)


# -- roles and signs ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.answer")
@pytest.mark.parametrize(
    "role", ["radio", "option", "combobox", "listbox", "slider", "spinbutton", "textbox", "searchbox", "checkbox"]
)
def test_choice_is_an_answer(role: str) -> None:
    """Required: what only takes an answer costs no yes, whatever page it stands on; a box that sends is a press."""
    for view in (OFFER_PAGE, FINAL_PAGE, ACTIVE_PAGE):
        assert on(view, "Xylofon", role).kind is PressKind.ANSWER, view.title
    sending = control("Xylofon", role, form_method="POST", form_action=f"{HOME}/account/x")
    assert is_answer_role(sending) is (role != "checkbox")


@pytest.mark.spec("approval.claims")
@pytest.mark.parametrize(
    ("label", "role", "asked"),
    [
        ("Earlier, for a legitimate reason", "radio", True),
        ("Plus tôt, pour un motif légitime", "radio", True),
        ("Wegen Umzug ins Ausland", "option", True),
        ("Too expensive", "radio", False),
        ("Medical notes", "textbox", False),
    ],
)
def test_answer_that_claims_a_fact_is_asked_about(label: str, role: str, *, asked: bool) -> None:
    """Required: only the person knows whether it is so, and a proof may be wanted."""
    read = on(OFFER_PAGE, label, role)
    assert (read.kind is PressKind.UNKNOWN and "claims a fact" in read.warning) is asked


@pytest.mark.spec("approval.claims")
def test_option_of_a_list_that_claims_a_fact_is_asked_about() -> None:
    """Required: what is chosen counts, and not what the list is called."""
    reasons = replace(control("Reason", "combobox"), options=("Too expensive", "Death of the holder"))
    for option, kind in (("Too expensive", PressKind.ANSWER), ("Death of the holder", PressKind.UNKNOWN)):
        read = POLICY.read_press(reasons, Action("select", value=option), OFFER_PAGE, in_flow=True)
        assert read.kind is kind


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("label", "href", "accepts"),
    [
        ("\u6b21\u3078", "/account/contract/cancel/confirm?service=monthly", False),
        *(
            ("\u6b21\u3078", f"/account/contract/{path}", True)
            for path in (
                *("benefit", "cancel/offer?accept=1", "cancel/offer?take=1", "cancel/discount/apply", "cancel/keep"),
                *(
                    "cancel/benefit/use",
                    "cancel/coupon",
                    "cancel/confirm?do=accept",
                    "cancel/next?apply=coupon",
                    "cancel/offer-accepted",
                ),
            )
        ),
        ("\u53d7\u3051\u53d6\u308b", "/account/contract/cancel/confirm", True),
    ],
)
def test_link_that_goes_on_to_a_step_of_the_end_takes_no_offer(label: str, href: str, *, accepts: bool) -> None:
    """Required: "Next" under the heading of an offer, as a plain link to an address of the cancellation."""
    heading = replace(
        control("\u7d99\u7d9a\u7279\u5178\u306e\u304a\u77e5\u3089\u305b", "heading", level=1), interactive=False
    )
    onward = control(label, "link", node="0:9", href=f"{HOME}{href}")
    take = control(
        "\u7279\u5178\u3092\u53d7\u3051\u53d6\u3063\u3066\u7d99\u7d9a\u3059\u308b",
        node="0:8",
        form_method="POST",
        form_action=f"{HOME}/keep",
    )
    view = page(heading, take, onward, url=f"{HOME}/account/contract/cancel/benefit", language="ja")
    read = POLICY.read_press(view.elements[2], CLICK, view, in_flow=True)
    assert ("accept" in f"{read.reason}{read.warning}" or read.kind is PressKind.ACCEPT) is accepts, read


@pytest.mark.spec("approval.chooses-a-contract")
@pytest.mark.parametrize(
    ("path", "row", "rows", "kind"),
    [
        ("/cancel/contract", "Hosting Plus (74203911)\nexample.com", 1, PressKind.STEP),
        ("/plans/contract", "Hosting Plus (74203911)\nexample.com", 1, PressKind.UNKNOWN),
        ("/cancel/contract", "Hosting Plus\n$4.99 a month", 1, PressKind.UNKNOWN),
        ("/cancel/contract", "Hosting Plus\n50% off for you", 1, PressKind.UNKNOWN),
        ("/cancel/accept-offer", "Hosting Plus (74203911)\nexample.com", 1, PressKind.MONEY),
        ("/cancel/contract", "Hosting Plus (74203911)\nexample.com", 2, PressKind.UNKNOWN),
    ],
    ids=["the only contract", "of a shop", "with a price", "an offer", "of an offer", "of two"],
)
def test_link_of_a_row_chooses_the_only_contract_on_the_way(path: str, row: str, rows: int, kind: PressKind) -> None:
    """Required: by an address of the end, beside no price and no offer; of two contracts it may choose the other."""
    links = [control("Select", "link", node=f"0:9{at}", href=f"{HOME}{path}?c={at}") for at in range(rows)]
    card = "\n".join([*row.splitlines(), "Select"])
    text = "\n".join(["Select a contract", *[card] * rows])
    starts = [len("Select a contract\n") + at * (len(card) + 1) for at in range(rows)]
    blocks = tuple(Block("row", start, start + len(card)) for start in starts)
    placed = [replace(each, block=at) for at, each in enumerate(links)]
    view = page(*placed, url=f"{HOME}/cancel/choose", text=text, title="Cancel a contract", blocks=blocks)
    assert POLICY.read_press(view.elements[0], CLICK, view, in_flow=True).kind is kind


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("契約内容の確認・変更 月額プラン・オプション", PressKind.STEP),
        ("契約内容を変更する", PressKind.MONEY),
        ("إيقاف مؤقت لمدة شهر", PressKind.MONEY),  # a pause
        ("Renews on 14 December 2026", PressKind.UNKNOWN),  # states something
        ("Nakil Başvurusu", PressKind.UNKNOWN),  # asking for an unknown thing
        ("Start Boost", PressKind.UNKNOWN),
    ],
)
def test_row_that_only_shows_is_no_purchase(label: str, kind: PressKind) -> None:
    """Required: a row of a menu that is no link is read by all of its words; what asks for something is not."""
    assert on(ACTIVE_PAGE, label, "generic").kind is kind


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("No thanks, I'd rather pay supermarket prices", PressKind.STEP),
        ("No thanks, pay now", PressKind.MONEY),
        ("No thanks, I'd rather buy Gold", PressKind.MONEY),
        ("I'd rather pay supermarket prices", PressKind.MONEY),
    ],
)
def test_scornful_refusal_is_no_purchase(label: str, kind: PressKind) -> None:
    """Required: with thanks, and only about what one would rather pay; an order beside it stays one."""
    assert on(OFFER_PAGE, label).kind is kind


@pytest.mark.spec("approval.never-allowed")
def test_search_unfolds_a_part_whatever_it_is_about() -> None:
    """Required: of a button without form or address, by a press under which no write leaves; no other press may."""
    element = replace(control("Take a break"), states=("collapsed",))
    shown = replace(ACTIVE_PAGE, elements=(*ACTIVE_PAGE.elements, replace(element, ref=len(ACTIVE_PAGE.elements))))
    explored, pressed = (POLICY.judge(element, Action("click", exploring=each), shown) for each in (True, False))
    assert isinstance(explored, Allow)
    assert isinstance(pressed, Refuse)
    sending = replace(element, form_method="POST", form_action=f"{HOME}/pause")
    assert isinstance(POLICY.judge(sending, Action("click", exploring=True), shown), Refuse)


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize("label", ["Abo ändern oder beenden", "Change or cancel plan", "Modifier ou résilier"])
def test_button_of_a_change_or_an_end_opens_the_choice(label: str) -> None:
    """Required: it is no purchase, since it can do only one of the two; with a form of its own it may do either."""
    assert on(ACTIVE_PAGE, label).kind is PressKind.STEP
    assert on(ACTIVE_PAGE, label, form_method="POST", form_action=f"{HOME}/x").kind is not PressKind.STEP


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"role": "tab"}, PressKind.UNFOLD),
        ({"role": "treeitem"}, PressKind.UNFOLD),
        ({"states": ("collapsed",)}, PressKind.UNFOLD),
        ({"tag": "summary"}, PressKind.UNFOLD),
        ({"states": ("expanded",)}, PressKind.UNKNOWN),
        ({}, PressKind.UNKNOWN),
    ],
)
def test_what_unfolds_is_known_by_its_form(fields: dict[str, Any], kind: PressKind) -> None:
    """Required: a tab, a folded part and a summary only show more."""
    assert on(OFFER_PAGE, "Xylofon", **fields).kind is kind


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    "sign", ["\u00d7", "\u2715", "\u2716", "\u2573", "\u2190", "\u2039", "\u00ab", "\u00ab \u2039"]
)
def test_sign_that_closes_or_leads_back(sign: str) -> None:
    """Required: a cross or an arrow to the left closes; an arrow to the right, or beside another sign, says nothing."""
    for view in (OFFER_PAGE, FINAL_PAGE):
        assert on(view, sign).kind is PressKind.CLOSE
        assert on(view, "\u2192").kind is on(view, "\u2039$").kind is PressKind.UNKNOWN


@pytest.mark.spec("approval.wordless")
@pytest.mark.parametrize(
    ("fields", "warned"),
    [
        ({}, True),
        ({"role": "link"}, True),
        ({"role": "menuitem"}, True),
        ({"role": "checkbox"}, False),
        ({"role": "radio"}, False),
        ({"role": "switch"}, False),
        ({"role": "option"}, False),
        ({"role": "combobox"}, False),
        ({"role": "listbox"}, False),
        ({"tag": "input"}, False),
        ({"tag": "input", "attributes": (("type", "image"),)}, True),
        ({"text": "Cancel membership"}, False),
    ],
)
def test_name_that_is_not_written_is_looked_at(fields: dict[str, Any], warned: bool) -> None:
    """Required: the person is told that a picture may show other words; labels of choices stand beside them."""
    read = on(FINAL_PAGE, "Cancel membership", form_method="POST", form_action=f"{HOME}/x", **{"text": "", **fields})
    assert ("not written there" in read.warning) is warned


# -- the definition and the dialog -------------------------------------------------------------------------------------


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize(
    ("named", "is_final"),
    [
        (Control(name="Xylofon"), True),
        (Control(text="xylofon"), True),
        (Control(name="Other", text="Xylofon"), True),
        (Control(css=("#bye",)), True),
        (Control(name="Xylo"), False),
        (Control(name=""), False),
        (Control(css=("#stay",)), False),
    ],
)
def test_control_of_the_definition_by_any_of_its_marks(named: Control, is_final: bool) -> None:
    """Required: selector, name or text is enough; a part of a name is not."""
    for controls in ({"confirm_cancel": named}, {"x": replace(named, final=True)}):
        policy = Policy(Service(controls=controls), Lexicon.load())
        read = on(ACTIVE_PAGE, "Xylofon", policy=policy, matches=("#bye",))
        assert (read.kind is PressKind.END) is is_final
        assert read.surely is is_final
    policy = Policy(Service(controls={"x": named}), Lexicon.load())
    assert on(ACTIVE_PAGE, "Xylofon", policy=policy, matches=("#bye",)).kind is not PressKind.END


@pytest.mark.spec("approval.vague")
def test_small_dialog_is_read_as_a_question() -> None:
    """Required: a dialog of few buttons and words asks; a long one, or one of many buttons, is a page."""
    yes, no = control("Proceed", node="0:1"), control("Not now", node="0:2")
    question = "Do you want to cancel?"
    view = asked(question, yes, no)
    assert asking_dialog(view[1], view) == question
    assert asking_dialog(replace(yes, node="0:77"), view) is None
    assert asking_dialog(view[1], replace(view, dialog=None)) is None
    crowd = [control(f"Way {place}", node=f"0:{place}") for place in range(3, 6)]
    assert asking_dialog(view[1], asked(question, yes, no, *crowd[:2])) == question
    assert asking_dialog(view[1], asked(question, yes, no, *crowd)) is None
    words = [replace(each, role="heading", interactive=False) for each in crowd]
    assert asking_dialog(view[1], asked(question, yes, no, *words)) == question
    links = [replace(each, role="link") for each in crowd]
    assert asking_dialog(view[1], asked(question, yes, no, *links)) is None
    assert asking_dialog(view[1], asked("x" * 599, yes, no)) == "x" * 599
    assert asking_dialog(view[1], asked("x" * 600, yes, no)) is None
    assert asking_dialog(view[1], asked("", yes, no, replace(no, node="0:3"))) == "Proceed\nNot now"
    silent = replace(yes, name="", text="")
    assert asking_dialog(silent, asked("", silent)) == " "


@pytest.mark.spec("approval.conflict")
def test_label_that_presses_another_control_is_told() -> None:
    """Required: a label element over a control with another text warns of it."""
    behind = control("End it", node="0:3", text="Get Gold")
    label = control("End it", "generic", node="0:4", tag="label", box=Box(0, 0, 0, 0))
    finish = replace(label, form_method="POST", form_action=f"{HOME}/cancel/finish")

    def warning(other: Element, element: Element = finish) -> str:
        view = page(other, element, text="Your plan")
        return POLICY.read_press(view[1], CLICK, view, in_flow=True).warning

    assert "goes to a control that shows" in warning(behind)
    for harmless in (
        replace(behind, text="End it"),
        replace(behind, text="End"),
        replace(behind, text="\u2605"),
        replace(behind, name="Stay"),
        replace(behind, interactive=False),
        replace(behind, node="0:4"),
    ):
        assert not warning(harmless), harmless
    assert not warning(behind, replace(finish, tag="button"))


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize(
    ("name", "text", "warned"),
    [
        ("Cancel membership", "Cancel membership", False),
        ("Cancel membership now", "Cancel membership", False),
        ("Cancel", "Cancel membership", False),
        ("Negative action", "Cancel membership", False),
        ("Xylofon", "Cancel membership", False),
        ("Keep everything", "Cancel membership", True),
        ("Manage plan", "Cancel membership", True),
    ],
)
def test_name_and_text_that_differ_are_told(name: str, text: str, warned: bool) -> None:
    """Required: one in the other is the same; a word of style orders nothing."""
    read = on(FINAL_PAGE, name, text=text, form_method="POST", form_action=f"{HOME}/cancel/finish")
    assert read.kind is PressKind.END
    assert bool(read.warning) is warned


@pytest.mark.spec("approval.never-allowed")
def test_heading_of_the_page_counts_beside_the_nearer_one() -> None:
    """Required: "Continue" under "Last step" on the page "Delete your account" is asked about."""
    onward = control("Yes, continue", node="0:3")
    title = control("Delete your account", "heading", node="0:1", level=1)
    step = control("Last step", "heading", node="0:2", level=2)
    view = page(title, step, onward, text="Delete your account\nLast step\nYes, continue", url=f"{HOME}/cancel/x")
    assert not isinstance(POLICY.judge(onward, CLICK, view), Allow)


# -- by which rule -----------------------------------------------------------------------------------------------------

SEARCH = Action("click", exploring=True)
CHANGES = "'Change plan' reads as a purchase, pause or restart"
TO_FREE = "it reads 'switch to basic (free)': a free plan takes the place of the paid one, which ends"
UPGRADES = "its address has 'upgrade' in it"
OPENS = "it opens an address"


def link(path: str) -> dict[str, str]:
    return {"role": "link", "href": HOME + path}


def form(method: str, path: str) -> dict[str, str]:
    return {"form_method": method, "form_action": HOME + path}


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize(
    ("label", "fields", "action", "kind", "reason"),
    [
        ("Change plan", {}, CLICK, PressKind.MONEY, CHANGES),
        ("Change plan", {}, SEARCH, PressKind.STEP, "it reads 'Change plan'"),
        ("Change plan", {"text": "Upgrade now"}, SEARCH, PressKind.MONEY, CHANGES),
        ("Change plan", form("POST", "/x"), SEARCH, PressKind.MONEY, CHANGES),
        ("Change plan", {"href": f"{HOME}/x"}, SEARCH, PressKind.MONEY, CHANGES),
        ("Change plan", link("/x"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Change plan", link("/offers/accept"), CLICK, PressKind.MONEY, "its address has 'offers/accept' in it"),
        ("Continue with downgrade", {}, CLICK, PressKind.MONEY, "'downgrade' reads as a purchase, pause or restart"),
        ("Continue with downgrade", link("/x"), CLICK, PressKind.NAVIGATION, OPENS),
        (
            "Continue with downgrade",
            link("/offers/accept"),
            CLICK,
            PressKind.MONEY,
            "'downgrade' reads as a purchase, pause or restart",
        ),
        ("Pass e offerte", link("/x"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Pass e offerte", {}, CLICK, PressKind.ACCEPT, "'Pass e offerte' reads as an offer accepted"),
        (
            "Pass e offerte",
            link("/offers/accept"),
            CLICK,
            PressKind.ACCEPT,
            "'Pass e offerte' reads as an offer accepted",
        ),
        ("Switch to Basic (free)", {}, CLICK, PressKind.END, TO_FREE),
        ("Switch to Basic (free)", link("/x"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Switch to Basic (free)", form("POST", "/plans/change"), CLICK, PressKind.END, TO_FREE),
        ("Switch to Basic (free)", form("POST", "/upgrade"), CLICK, PressKind.MONEY, UPGRADES),
        ("Switch to Gold", form("POST", "/plans/change"), CLICK, PressKind.MONEY, None),
        ("No thanks", form("POST", "/upgrade"), CLICK, PressKind.MONEY, UPGRADES),
        ("No thanks", form("GET", "/upgrade"), CLICK, PressKind.STEP, "it reads 'no thanks'"),
        ("No thanks", link("/upgrade"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Continue to cancel", link("/upgrade"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Skip survey", link("/upgrade"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Finish cancellation", link("/upgrade"), CLICK, PressKind.END, "it reads 'Finish cancellation'"),
        ("Continue", link("/upgrade"), CLICK, PressKind.MONEY, UPGRADES),
        ("Billing", link("/upgrade"), CLICK, PressKind.NAVIGATION, OPENS),
        ("Billing", form("GET", "/upgrade"), CLICK, PressKind.MONEY, UPGRADES),
        ("Help", link("/upgrade"), CLICK, PressKind.MONEY, UPGRADES),
        ("Sign out", {}, CLICK, PressKind.SIGN_OUT, "'sign out' signs the person out in the middle of it"),
        ("Go", link("/logout"), CLICK, PressKind.SIGN_OUT, "'logout' signs the person out in the middle of it"),
        ("Go", form("POST", "/logout"), CLICK, PressKind.SIGN_OUT, "'logout' signs the person out in the middle of it"),
        ("No thanks", link("/logout"), CLICK, PressKind.SIGN_OUT, "'logout' signs the person out in the middle of it"),
        ("Sign out and cancel membership", {}, CLICK, PressKind.STEP, "it reads 'Sign out and cancel membership'"),
        (
            "Delete my account",
            {"role": "checkbox"},
            CLICK,
            PressKind.UNKNOWN,
            "checkbox 'Delete my account' may be delete where it stands",
        ),
        (
            "Delete my account",
            {"role": "checkbox", **form("POST", "/x")},
            CLICK,
            PressKind.DELETION,
            "'delete account' deletes the account, not only the subscription",
        ),
        (
            "Auto-renew",
            {"role": "switch", "states": ("unchecked",)},
            CLICK,
            PressKind.RESUME,
            "it would turn the renewal on",
        ),
        (
            "Auto-renew",
            {"role": "switch", "states": ("checked",)},
            CLICK,
            PressKind.END,
            "turning 'Auto-renew' off ends the renewal",
        ),
        ("Reactivate", {}, CLICK, PressKind.RESUME, "'reactivate' reads as a purchase, pause or restart"),
        ("Claim 50% off", {}, CLICK, PressKind.ACCEPT, "'Claim 50% off' reads as an offer accepted"),
        ("Give me a month free", {}, CLICK, PressKind.ACCEPT, "'Give me a month free' reads as accept"),
        ("Freeze my account", {}, CLICK, PressKind.PAUSE, "'Freeze my account' reads as pause"),
        ("Finalement, je reste", {}, CLICK, PressKind.CLOSE, "it keeps what one has, and goes back"),
        ("", {}, CLICK, PressKind.UNKNOWN, "nothing says what button does"),
    ],
)
def test_press_is_read_by_the_rule_that_fits_first(
    label: str, fields: dict[str, Any], action: Action, kind: PressKind, reason: str | None
) -> None:
    """Required: words that cost before addresses, addresses before what is harmless; with the words behind it."""
    told = dict(fields)
    view = page(control(label, told.pop("role", "button"), **told), url=f"{HOME}/x", text="Hello")
    read = POLICY.read_press(view[0], action, view, in_flow=False)
    assert read.kind is kind
    assert reason in {None, read.reason}


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("This cannot be undone", True),
        ("Your membership will end on 20 December 2026", True),
        ("Your cancellation is complete", True),
        ("Tell us why", True),
        ("50% off for 3 months", True),
        ("Cancel membership", True),
        ("Welcome\nCancel membership", True),
        ("Hello", False),
    ],
)
def test_small_dialog_asks_by_what_it_says_or_by_what_the_button_does(question: str, asks: bool) -> None:
    """Required: a notice, an end, a survey, an offer, or a line that cancels; or words of going on."""
    dialog = f"a small dialog asks: {question.splitlines()[0]!r}"
    for label, always in (
        *(("Xylofon", False), ("Manage plan", False), ("Continue to cancel", True), ("Cancel membership", True)),
        *(("OK", True), ("Close", None), ("Keep my plan", None), ("No thanks", None), ("Skip", None)),
        ("Cancel membership\u2026", None),
    ):
        view = asked(question, control(label, node="0:51"))
        read = POLICY.read_press(view[1], CLICK, view, in_flow=False)
        expected = always is not None and (always or asks)
        assert (read.reason == dialog) is expected, label
        assert (read.kind is PressKind.END) is expected, label
    for harmless in (control("Xylofon", "link", node="0:51", href=f"{HOME}/y"), control("OK", "checkbox", node="0:51")):
        view = asked(question, harmless)
        assert POLICY.read_press(view[1], CLICK, view, in_flow=False).reason != dialog
    folded = asked(question, control("OK", node="0:51", states=("collapsed",)))
    assert POLICY.read_press(folded[1], CLICK, folded, in_flow=False).reason != dialog
    script = asked(question, control("OK", "link", node="0:51", href="javascript:go()"))
    assert POLICY.read_press(script[1], CLICK, script, in_flow=False).reason == dialog


@pytest.mark.spec("approval.wordless")
@pytest.mark.parametrize(
    ("role", "warned"),
    [
        *(("button", True), ("link", True), ("menuitem", True), ("tab", True), ("checkbox", False), ("radio", False)),
        *(("switch", False), ("option", False), ("combobox", False), ("listbox", False)),
    ],
)
def test_unwritten_name_of_an_end_is_looked_at(role: str, warned: bool) -> None:
    """Required: labels of choices stand beside them, also where a press on them sends the end."""
    read = on(FINAL_PAGE, "Finish cancellation", role, text="", form_method="POST", form_action=f"{HOME}/x")
    assert read.kind is PressKind.END
    assert ("not written there" in read.warning) is warned


@pytest.mark.spec("approval.answer")
@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("I agree to the terms", "I agree to the terms", PressKind.ANSWER),
        ("I agree to the terms", "Give me a month free", PressKind.UNKNOWN),
        ("Give me a month free", "I agree to the terms", PressKind.UNKNOWN),
        ("Freeze my account", "Freeze my account", PressKind.UNKNOWN),
        ("I understand that a fee may apply if I rejoin", "", PressKind.ANSWER),
        ("I understand, and I rejoin if I do not cancel", "", PressKind.RESUME),
        ("Rejoin if I cancel", "", PressKind.RESUME),
    ],
)
def test_box_that_agrees_to_terms_is_an_answer_by_all_its_words(name: str, text: str, kind: PressKind) -> None:
    """Required: a text that takes an offer makes it one that is asked about."""
    assert on(ACTIVE_PAGE, name, "checkbox", text=text).kind is kind


@pytest.mark.spec("approval.vague")
def test_what_cannot_be_pressed_is_no_button_of_a_dialog() -> None:
    """Required: only buttons and links that a person can press make it a page."""
    dead = [replace(control(f"Way {place}", node=f"0:{place}"), interactive=False) for place in range(3, 8)]
    view = asked("Do you want to cancel?", control("Proceed", node="0:1"), *dead)
    assert asking_dialog(view[1], view) == "Do you want to cancel?"


ARABIC_OFFER = "\u0623\u0636\u0641 \u0634\u0647\u0631\u0627\u064b \u0645\u062c\u0627\u0646\u064a\u0627\u064b"
ARABIC_STAY = (
    "\u0645\u0648\u0627\u0635\u0644\u0629 \u0627\u0644\u0627\u0633\u062a\u0645\u062a\u0627\u0639 "
    "\u0628\u0627\u0644\u0645\u0632\u0627\u064a\u0627"
)
RENEWS = "Auto-renew Renew my plan every month."


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize(
    ("name", "text", "fields", "heading", "kind", "reason"),
    [
        ("Next", "End it", link("/x"), "", PressKind.END, "link 'Next' may end it where it stands"),
        ("Next", "Next", link("/x"), "", PressKind.NAVIGATION, OPENS),
        ("Continue", "End it", link("/x"), "", PressKind.END, "link 'Continue' may end it where it stands"),
        (
            "I accept the terms",
            "Next",
            {"role": "checkbox"},
            "",
            PressKind.UNKNOWN,
            "checkbox 'I accept the terms' may be accept where it stands",
        ),
        (
            "Next",
            "I accept the terms",
            {"role": "checkbox"},
            "",
            PressKind.UNKNOWN,
            "checkbox 'Next' may be accept where it stands",
        ),
        ("I accept the terms", "", {"role": "checkbox"}, "", PressKind.ANSWER, "it answers a question"),
        (ARABIC_OFFER, ARABIC_OFFER, {}, "Newsletter", PressKind.MONEY, f"'{ARABIC_OFFER}' reads as money"),
        (ARABIC_STAY, ARABIC_STAY, {}, "", PressKind.CLOSE, "it reads as keep"),
        (RENEWS, RENEWS, {"role": "checkbox"}, "", PressKind.RESUME, "it would turn the renewal on"),
        ("Change plan", "Skip", {"role": "menuitem", "href": f"{HOME}/y"}, "", PressKind.NAVIGATION, OPENS),
        ("No thanks, continue", "Change plan", link("/x"), "", PressKind.NAVIGATION, OPENS),
        (
            "Change plan",
            "Continue",
            {"role": "menuitem", "href": f"{HOME}/y"},
            "Your membership was cancelled",
            PressKind.END,
            "menuitem 'Change plan' may end it where it stands",
        ),
    ],
)
def test_second_reading_takes_all_texts_of_a_control(
    name: str, text: str, fields: dict[str, Any], heading: str, kind: PressKind, reason: str
) -> None:
    """Required: what one text makes harmless another may not; each is read under the heading."""
    told = dict(fields)
    element = control(name, told.pop("role", "button"), node="0:99", text=text, **told)
    over = [control(heading, "heading", node="0:1", level=1)] if heading else []
    view = page(*over, element, url=f"{HOME}/x", text="Hello")
    read = POLICY.read_press(view.elements[-1], CLICK, view, in_flow=True)
    assert (read.kind, read.reason) == (kind, reason)


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("heading", "label", "named"),
    [
        ("What would you like to cancel?", "My subscription", True),
        ("What would you like to cancel?", "Sports add-on", False),
        ("What would you like to cancel?", "Help", False),
        ("Your account", "My subscription", False),
    ],
)
def test_answer_to_what_is_to_end_leads_there(heading: str, label: str, named: bool) -> None:
    """Required: the one that names the subscription, under a heading that asks."""
    labels = ("My subscription", "Sports add-on", "Help")
    buttons = [control(each, node=f"0:{place}") for place, each in enumerate(labels, 10)]
    over = replace(control(heading, "heading", node="0:1", level=2), interactive=False)
    view = page(over, *buttons, url=f"{HOME}/x", text="\n".join([heading, *labels]))
    chosen = next(each for each in view.elements if each.label == label)
    assert (POLICY.read_press(chosen, CLICK, view, in_flow=False).reason == "it reads 'what is to end'") is named


@pytest.mark.spec("approval.inside")
def test_every_kind_has_its_place_among_the_graver_and_the_lighter_ones() -> None:
    """Required: of two readings the graver decides, whichever they are."""
    view = page(control("Go"))
    assert POLICY.judge(view[0], CLICK, view) == Allow()
    assert sorted(module._PRESS_PRECEDENCE) == sorted(PressKind)
    assert sorted(module._SEND_PRECEDENCE) == sorted(SendKind)


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("said", "fields", "kind"),
    [
        ("Stay, and get 50% off for 3 months.", {}, PressKind.STEP),
        ("Stay, and get 50% off for 3 months.\nYour plan ends on 20 December 2026.", {}, PressKind.END),
        (
            "Stay, and get 50% off for 3 months.\nYour plan ends on 20 December 2026.",
            {"role": "link", "href": f"{HOME}/leave/confirm"},
            PressKind.END,
        ),
        (
            "Stay, and get 50% off for 3 months.",
            {"role": "link", "href": f"{HOME}/leave/confirm"},
            PressKind.NAVIGATION,
        ),
    ],
    ids=["beside an offer", "where the end is told", "a link where the end is told", "a link"],
)
def test_end_beside_an_offer_is_a_step_unless_the_page_tells_the_end(
    said: str, fields: dict[str, Any], kind: PressKind
) -> None:
    """Required: what the page says of the end is about the press that ends it."""
    offer = control("Get 50% off", node="0:60")
    role = fields.pop("role", "button")
    end = control("Cancel my subscription", role, node="0:61", **fields)
    view = page(offer, end, url=f"{HOME}/leave", text=f"{said}\nGet 50% off\nCancel my subscription")
    assert POLICY.read_press(end, Action("click"), view, in_flow=True).kind is kind


@pytest.mark.spec("approval.navigate")
def test_native_fold_only_unfolds() -> None:
    """Required: whatever it is called; what it sends is judged as a request."""
    for label in ("Membership: update, cancel and more", "Upgrade"):
        assert on(ACTIVE_PAGE, label, tag="summary", states=("collapsed",)).kind is PressKind.UNFOLD
        assert on(ACTIVE_PAGE, label, tag="summary", form_method="POST").kind is not PressKind.UNFOLD


@pytest.mark.spec("approval.navigate")
@pytest.mark.parametrize("fields", [{}, {"states": ("collapsed",), "role": "switch"}])
def test_summary_outside_its_fold_or_with_another_role_is_read_by_its_words(fields: dict[str, Any]) -> None:
    """Required: a script does what it says, and nothing unfolds by itself."""
    for label in ("Upgrade", "Cancel now", "Delete account"):
        assert on(ACTIVE_PAGE, label, tag="summary", **fields).kind is not PressKind.UNFOLD


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("going_on", "declining"),
    [("Next", "Not now"), ("Continue", "Maybe later"), ("Weiter", "Nicht jetzt"), ("Continuer", "Plus tard")],
)
@pytest.mark.parametrize("offer", ["Buy 3 months for $5", "Add 3 months for $5"])
def test_going_on_beside_not_now_may_take_the_offer(offer: str, going_on: str, declining: str) -> None:
    """Required: beside a control that declines, "Next" may buy: no harmless step, and no yes given beforehand."""
    shown = page(
        control(going_on, node="0:1"),
        control(declining, node="0:2"),
        url=f"{HOME}/cancel/offer",
        text=f"{offer}\n{going_on}\n{declining}",
        title="Cancel subscription",
    )
    read = POLICY.read_press(shown.elements[0], CLICK, shown, in_flow=True)
    assert read.kind is PressKind.UNKNOWN
    assert "does not say whether it takes it" in read.warning


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(
    ("chosen", "kind", "warned"),
    [
        ("Cancel my subscription", PressKind.END, False),
        ("Pause my subscription", PressKind.UNKNOWN, True),
        ("Something else", PressKind.UNKNOWN, True),
    ],
)
def test_next_is_read_by_the_chosen_answer_before_the_heading(chosen: str, kind: PressKind, warned: bool) -> None:
    """Required: under "Change subscription" it may change it, unless the only chosen answer is to end it."""
    heading = replace(control("Change subscription", "heading", node="0:1", level=1), interactive=False)
    answers = [control(chosen, "radio", node="0:2", states=("checked",)), control("Move", "radio", node="0:3")]
    view = page(heading, *answers, url=f"{HOME}/wizard", text=f"Change subscription\n{chosen}\nMove")
    read = on(view, "Next")
    assert (read.kind, bool(read.warning)) == (kind, warned)


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize(("nearer", "warned"), [("Why are you leaving?", False), ("Your details", True)])
def test_heading_of_the_end_outweighs_those_outside_of_it(nearer: str, warned: bool) -> None:
    """Required: a question of the end on a page that is called "Change subscription" is about the end."""
    outer = replace(control("Change subscription", "heading", node="0:1", level=1), interactive=False)
    inner = replace(control(nearer, "heading", node="0:2", level=2), interactive=False)
    view = page(outer, inner, url=f"{HOME}/wizard", text=f"Change subscription\n{nearer}")
    assert bool(on(view, "Next").warning) is warned


@pytest.mark.spec("approval.acknowledged")
@pytest.mark.parametrize(
    ("label", "answers"),
    [
        ("I understand that I\u2019ll lose access to Plus features and that files above 2 GB will stop syncing.", True),
        ("I understand that my files will stop syncing.", True),
        ("I understand that I can't undo this.", True),
        ("I understand my data will be deleted", False),
        ("I understand that my files will stop syncing and be deleted.", False),
        ("I understand that my files will stop syncing and my photos will be deleted.", False),
        ("I understand that files above 2 GB will stop syncing unless I upgrade.", False),
        ("I understand that my files will stop syncing, and I accept the new plan.", False),
        ("I understand that files above 2 GB will stop syncing and Stowbox Max starts.", False),
        ("I understand that I lose access to Plus features and that I buy Premium.", False),
        ("I understand that this can't be undone and my data will be deleted.", False),
        ("I understand that this cannot be undone: delete everything.", False),
        ("I know that files stop syncing. Delete them.", False),
        ("I understand that my partner's files will stop syncing.", False),
        ("I understand that my files will stop being stored.", False),
        ("I understand that my files will end.", False),
        ("Je comprends que mes fichiers ne seront plus synchronis\u00e9s et supprim\u00e9s.", False),
    ],
)
def test_box_that_only_says_what_one_knows_is_an_answer(label: str, answers: bool) -> None:
    """Required: that access is lost or a use stops; beside a deletion, a purchase or a start it is none."""
    box = on(FINAL_PAGE, label, "checkbox", tag="input", states=("unchecked",))
    assert (box.kind is PressKind.ANSWER) is answers


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("label", "warned"),
    [
        ("Non merci, je maintiens ma demande", False),
        ("Non merci, je maintiens ma demande d'offre", True),
        ("Je maintiens ma demande d'offre", True),
    ],
)
def test_keeping_to_a_request_behind_thanks_declines(label: str, *, warned: bool) -> None:
    """Required: under an offer, only where it declines with thanks, and keeps to what was asked for, nothing else."""
    read = on(OFFER_PAGE, label)
    assert (read.kind is not PressKind.STEP or bool(read.warning)) is warned


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("answer", "money"),
    [("Ik wil niet langer meespelen", False), ("Ik wil met meer loten meespelen", True)],
)
def test_next_goes_on_with_the_answer_that_wants_no_more(answer: str, *, money: bool) -> None:
    """Required: "What do you want to change?" above makes no purchase of "Next", where that is the chosen answer."""
    text = f"Wat wilt u wijzigen?\nIk wil met minder loten meespelen\n{answer}"
    view = page(
        replace(control("Wat wilt u wijzigen?", "heading", level=1), interactive=False),
        control("Ik wil met minder loten meespelen", "radio", node="0:20", states=("unchecked",)),
        control(answer, "radio", node="0:21", states=("checked",)),
        text=text,
        language="nl",
    )
    assert ("money" in on(view, "Volgende").warning) is money


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("label", "href", "deletes"),
    [
        ("Cancel in your account", f"{HOME}/account/plan", False),
        ("Résilier depuis votre compte", f"{HOME}/account/plan", False),
        ("Kündigen über dein Konto", f"{HOME}/account/plan", False),
        ("Delete everything in your account", f"{HOME}/account/plan", True),
        ("Cancel in your account", "", True),
    ],
)
def test_link_to_where_the_account_is_closes_none(label: str, href: str, deletes: bool) -> None:
    """Required: "in your account" is the place of an end; a button that says so may close it."""
    read = on(page(url=f"{HOME}/law", text="Form"), label, "link" if href else "button", href=href)
    assert ("delete" in read.reason or read.kind is PressKind.DELETION) is deletes
