"""What is harmless, what needs a yes, what is refused: tables of elements and verdicts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DECLINE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    Service,
    control,
    page,
)
from subterminator.approval.kinds import Phase
from subterminator.approval.policy import PRESSABLE, Policy
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.protocols import Action, Box, Control, Element, PageView
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
LEXICON = Lexicon.load()


def policy(**fields: Any) -> Policy:
    return Policy(Service(**fields), LEXICON)


def judged(element: Element, action: Action = CLICK, view: PageView | None = None, **fields: Any) -> Verdict:
    """The verdict on an element that stands on a page of its own, unless a view is given."""
    if view is None:
        view = page(element)
        element = view[0]
    return policy(**fields).judge(element, action, view)


# -- place -------------------------------------------------------------------------------------------------------------

OUTSIDE = {
    "plain http": "http://www.example.com/account",
    "user name": "https://www.example.com@evil.test/",
    "user name of the right host": "https://user@www.example.com/",
    "password": "https://a:b@www.example.com/",
    "port": "https://www.example.com:8443/",
    "sub-domain": "https://a.www.example.com/",
    "parent domain": "https://example.com/",
    "look-alike": "https://www.ex\u0430mple.com/",
    "punycode": "https://www.xn--exmple-4nf.com/",
    "longer name": "https://www.example.com.evil.test/",
    "trailing dot": "https://www.example.com./",
    "encoded dot": "https://www.example.com%2eevil.test/",
    "backslash": "https://evil.test\\.www.example.com/",
    "backslash and user name": "https://evil.test\\@www.example.com/",
    "no host": "https:///www.example.com/",
    "javascript": "javascript:alert(1)",
    "data": "data:text/html,hello",
    "blob": "blob:https://www.example.com/1",
    "file": "file:///etc/passwd",
    "browser page": "chrome://settings",
    "blank": "about:blank",
    "sharp s, which browsers keep": "https://www.stra\u00dfe.de/",
    "joiner, which browsers keep": "https://www.exam\u200dple.com/",
    "bad port": "https://www.example.com:http/",
    "split by compatibility forms": "https://www.example.com\uff0fevil.test/",
    "nothing": "",
}


@pytest.mark.spec("approval.place")
@pytest.mark.parametrize("url", OUTSIDE.values(), ids=OUTSIDE.keys())
def test_address_out_of_bounds_is_refused(url: str) -> None:
    """Required: only the exact hosts of the definition, over https, with nothing that hides the host."""
    assert policy(hosts=("www.example.com", "www.strasse.de")).place(url)


@pytest.mark.spec("approval.place")
@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        (ACCOUNT, ("www.example.com",)),
        ("HTTPS://WWW.EXAMPLE.COM/", ("www.example.com",)),
        ("https://www.example.com:443/", ("www.example.com",)),
        ("https://www.example.com:8443/", ("www.example.com:8443",)),
        ("https://www.bücher.de/", ("www.xn--bcher-kva.de",)),
        ("http://127.0.0.1:4001/", ("127.0.0.1:4001",)),
        ("http://localhost/", ("localhost",)),
        ("http://[::1]:4001/", ("[::1]:4001",)),
    ],
)
def test_address_within_bounds_is_open(url: str, hosts: tuple[str, ...]) -> None:
    """Required: case, the usual port and IDNA spelling make no difference; loopback needs no https."""
    assert policy(hosts=hosts).place(url) == ""


@pytest.mark.spec("approval.place")
@pytest.mark.parametrize(
    ("element", "view"),
    [
        (control("Continue"), page(url="https://evil.test/")),
        (control("Continue", form_method="POST", form_action="https://evil.test/"), None),
        (control("Continue", "link", href="https://evil.test/"), None),
        (control("Continue", "link", href="data:text/html,x"), None),
        (control("Continue", "link", href="blob:https://www.example.com/1"), None),
        (control("Continue", "link", href=f"{HOME}/{'a' * 2000}"), None),
        (
            control("Continue", node="3:1", frame=1),
            page(control("Continue", node="3:1", frame=1), frames=["https://evil.test/"]),
        ),
        (control("Continue", node="3:1", frame=1), page(frames=["https://evil.test/", HOME])),
        (
            control("Continue", node="3:2", frame=2),
            page(control("A", node="3:1", frame=1), frames=["https://evil.test/", HOME]),
        ),
        (control("Continue", node="3:2", frame=7), page()),
    ],
    ids=[
        "page",
        "form",
        "link",
        "data",
        "blob",
        "long",
        "frame",
        "a frame that the view does not tell",
        "frame by its node, not by the index of an older view",
        "no such frame",
    ],
)
@pytest.mark.parametrize("kind", ["click", "fill", "scroll", "key", "select"])
def test_nothing_is_touched_out_of_bounds(kind: Any, element: Element, view: PageView | None) -> None:
    """Required: neither page, frame, form nor link may be another host's, whatever the action."""
    assert isinstance(judged(element, Action(kind), view), Refuse)


@pytest.mark.spec("approval.place")
def test_script_link_is_judged_by_its_label() -> None:
    """Required: a link that runs a script leads nowhere, so it is a button."""
    assert isinstance(judged(control("Continue to cancel", "link", href="javascript:next()")), Allow)
    assert isinstance(judged(control("Upgrade now", "link", href="javascript:next()")), Refuse)


# -- money -------------------------------------------------------------------------------------------------------------

MONEY = {
    "label": control("Switch to annual"),
    "visible text under an innocent name": control("Continue", text="Upgrade now"),
    "name over an innocent text": control("Upgrade now", text="Continue"),
    "title": control("Continue", attributes=(("title", "Accept offer"),)),
    "attribute that the name does not show": control("Continue", attributes=(("aria-label", "Claim 50% off"),)),
    "title alone": control("Resume membership", text=""),
    "face of an input": control("Continue", text="", tag="input", value="Buy now"),
    "form": control("Continue", form_method="POST", form_action=f"{HOME}/plans/upgrade"),
    "form by GET": control("Continue", form_method="GET", form_action=f"{HOME}/checkout"),
    "link": control("Continue", "link", href=f"{HOME}/account/restart"),
    "encoded address": control("Continue", "link", href=f"{HOME}/%75pgrade"),
    "twice encoded address": control("Continue", "link", href=f"{HOME}/%2575pgrade"),
    "words written together": control("Continue", form_method="POST", form_action=f"{HOME}/plan/upgradeNow"),
    "query": control("Continue", form_method="POST", form_action=f"{HOME}/account?action=resubscribe"),
    "fragment": control("Continue", "link", href=f"{HOME}/app#/upgrade"),
    "decline over a form that accepts": control("No thanks", form_method="POST", form_action=f"{HOME}/offers/pause"),
    "pause": control("Pause for 3 months"),
    "resume": control("Restart membership"),
    "both": control("Finish cancellation and upgrade"),
    "checkbox": control("Upgrade me to annual", "checkbox", text=""),
    "radio": control("Pause my membership", "radio", text=""),
    "zero-width": control("Up\u200bgr\u00adade now"),
    "marks of direction": control("\u200fUpgrade now\u200e"),
    "full width": control("\uff35\uff50\uff47\uff52\uff41\uff44\uff45 now"),
    "bold letters of mathematics": control(
        "\U0001d5e8\U0001d5fd\U0001d5f4\U0001d5ff\U0001d5ee\U0001d5f1\U0001d5f2 now"
    ),
    "letter by letter": control("U P G R A D E"),
    "letter by letter, dotted": control("U.P.G.R.A.D.E now"),
}


@pytest.mark.spec("approval.money")
@pytest.mark.parametrize("element", MONEY.values(), ids=MONEY.keys())
def test_what_costs_is_refused(element: Element) -> None:
    """Required: whatever face says that it buys, upgrades, pauses, accepts or resumes, it is not pressed."""
    assert isinstance(judged(element), Refuse)


@pytest.mark.spec("approval.money")
@pytest.mark.parametrize("element", MONEY.values(), ids=MONEY.keys())
def test_what_costs_is_refused_even_as_the_final_control(element: Element) -> None:
    """Required: a definition does not make a purchase a cancellation."""
    controls = {"confirm_cancel": Control(name=element.name, text=element.text, final=True)}
    assert isinstance(judged(element, controls=controls), Refuse)


@pytest.mark.spec("approval.money")
@pytest.mark.parametrize(
    ("method", "action", "phase", "refused"),
    [
        ("GET", "", Phase.FLOW, False),
        ("GET", "", Phase.SEARCHING, True),
        ("POST", "", Phase.FLOW, True),
        ("GET", "?step=2", Phase.FLOW, True),
    ],
)
def test_form_without_an_address_is_not_refused_for_the_page_it_stands_on(
    method: str, action: str, phase: Phase, refused: bool
) -> None:
    """Required: of a cancellation that was begun; what reloads nothing but its page is no purchase by its address."""
    place = f"{HOME}/checkout/account?aid=7"
    view = page(
        control("Continue", form_method=method, form_action=place + action), url=place, text="Why do you leave?"
    )
    assert isinstance(policy().judge(view[0], CLICK, view, phase), Refuse) is refused


@pytest.mark.spec("approval.money")
def test_naming_plans_and_offers_is_harmless_only_on_a_link() -> None:
    """Required: a menu may name them; what accepts one, and a button of that name, are not pressed."""
    assert isinstance(judged(control("Pass e offerte", "link", href=f"{HOME}/account/pass")), Allow)
    assert not isinstance(judged(control("Pass e offerte")), Allow)
    assert isinstance(judged(control("Pass e offerte", "link", href=f"{HOME}/offers/accept")), Refuse)
    assert isinstance(judged(control("Accetta l'offerta", "link", href=f"{HOME}/account/pass")), Refuse)


@pytest.mark.spec("approval.money")
def test_explained_switch_of_the_renewal_is_the_end_and_never_turned_on() -> None:
    """Required: what its label explains is no purchase; a label that says more stays what it is."""
    on = control("Auto-renew Your plan renews every month.", "switch", text="", states=("checked",))
    assert isinstance(judged(on), Ask)
    assert isinstance(judged(replace(on, states=("unchecked",))), Refuse)
    more = replace(on, name="Auto-renew Keep my plan active and get 10% off")
    assert isinstance(judged(more), Refuse)


@pytest.mark.spec("approval.money")
def test_declining_is_not_buying() -> None:
    """Required: the link that declines a pause may lead to a page that is called after the pause."""
    for label in ("No thanks", "I don't want to upgrade", "Continue to cancel"):
        assert isinstance(judged(control(label, "link", href=f"{HOME}/cancel/pause")), Allow), label


@pytest.mark.spec("approval.money")
@pytest.mark.parametrize(
    ("element", "action"),
    [
        (control("Plan", "combobox", options=("Stay", "Switch to annual")), Action("select", "Switch to annual")),
        (control("Plan", "combobox", options=("Please choose", "Switch to annual")), Action("select")),
        (control("Plan", "combobox", options=("Stay", "Switch to annual")), Action("select", "2")),
        (control("Plan", "combobox"), Action("select", "Switch to annual")),
        (control("Plan", "combobox"), Action("select")),
    ],
    ids=["by label", "the first real one", "by a value that shows nothing", "options not known", "nothing to choose"],
)
def test_option_that_costs_is_not_chosen(element: Element, action: Action) -> None:
    """Required: choosing may submit, so an option is judged like a button; one that is not known is not chosen."""
    assert isinstance(judged(element, action), Refuse)


@pytest.mark.spec("approval.money")
def test_survey_answer_is_chosen() -> None:
    """Required: an option that costs nothing is harmless, by label, by value or by default."""
    survey = control("Why?", "combobox", options=("Please choose", "Too expensive", "Other reason"))
    for value in (None, "Too expensive", "other"):
        assert isinstance(judged(survey, Action("select", value)), Allow), value


@pytest.mark.spec("approval.money")
def test_chosen_pause_is_not_sent_by_a_plain_button() -> None:
    """Required: what a form sends besides its button counts; a preselected pause stands in the way."""
    pause = control("Pause for a month", "radio", text="", states=("checked",))
    send = control("Continue", form_method="POST", form_action=f"{HOME}/step/2")
    view = page(pause, send)
    assert isinstance(judged(view[1], view=view), Refuse)

    free = page(replace(pause, states=("unchecked",)), send)
    assert isinstance(judged(free[1], view=free), Ask)  # a form of unknown end

    final = page(pause, FINISH)
    assert isinstance(judged(final[1], view=final), Refuse)


@pytest.mark.spec("approval.deletion")
@pytest.mark.parametrize(
    "element",
    [
        control("Delete my account"),
        control("Continue", form_method="POST", form_action=f"{HOME}/delete-account"),
        control("Finish", form_method="POST", form_action=f"{HOME}/account/close"),
        control("Konto l\u00f6schen"),
    ],
    ids=["words", "address", "thing before the deed", "German"],
)
def test_deleting_is_no_cancellation(element: Element) -> None:
    """Required: deleting an account or data is a class of its own, refused whoever says yes."""
    assert isinstance(judged(element), Refuse)


# -- what cannot be read -----------------------------------------------------------------------------------------------

UNREADABLE = {
    "cut": control("Go on", text="so " * 170),
    "longer than the lexicon reads": control("so " * 700, text=""),
    "run backwards": control("\u202eedargpU"),
    "Cyrillic in Latin": control("Upgr\u0430de now"),
    "Greek in Latin": control("Ung\u03c1ade"),
    "small capitals": control("\u1d1c\u1d18\u0262\u0280\u1d00\u1d05\u1d07"),
    "no words on a form": control("", form_method="POST", form_action=f"{HOME}/step"),
}


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize("element", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_label_that_cannot_be_read_is_not_pressed(element: Element) -> None:
    """Required: a label that is cut, disguised, or missing on a form that changes something is never harmless."""
    assert isinstance(judged(element), Refuse)


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    "label", ["解約を続ける", "Продолжить", "Συνέχεια", "متابعة الإلغاء", "Weiter zur Kündigung", ""]
)
def test_other_alphabets_are_not_a_disguise(label: str) -> None:
    """Required: a label in one alphabet of its own is readable, and a button without words may close something."""
    assert isinstance(judged(control(label)), Allow)


# -- final -------------------------------------------------------------------------------------------------------------

FINAL = {
    "label": control("Finish cancellation"),
    "visible text under another name": control("Go", text="Yes, cancel my membership"),
    "title": control("Go", attributes=(("title", "Finish cancellation"),)),
    "form": control("Continue", form_method="POST", form_action=f"{HOME}/membership/cancel"),
    "form, words written together": control("Continue", form_method="POST", form_action=f"{HOME}/api/doCancel"),
    "form, by query": control("Continue", form_method="POST", form_action=f"{HOME}/account?action=end_membership"),
    "link": control("Yes, cancel", "link", href=f"{HOME}/bye"),
    "script": control("Cancel now", "link", href="javascript:bye()"),
    "switch": control("Turn off auto-renewal", "switch", text=""),
    "beside keeping": control("Keep my plan. Finish cancellation"),
    "and keeping": control("Finish cancellation and keep watching until 21 December"),
    "before keeping": control("Never mind, finish cancellation"),
    "asked and kept": control("Finish cancellation? Keep it"),
}


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize("element", FINAL.values(), ids=FINAL.keys())
def test_what_cannot_be_taken_back_needs_a_yes(element: Element) -> None:
    """Required: words and form targets that end a subscription are asked about."""
    assert isinstance(judged(element), Ask)


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize(
    "element",
    [
        OPEN,
        DECLINE,
        control("Keep membership", "link", href=ACCOUNT),
        control("Don't cancel"),
        control("Continue", form_method="GET", form_action=f"{HOME}/cancel/step2"),
        control("Close", text="\u00d7"),
        control("Too expensive", "radio"),
        control("I understand", "checkbox"),
    ],
    ids=lambda element: element.name,
)
def test_steps_on_the_way_need_none(element: Element) -> None:
    """Required: opening the flow, going on, declining, answering and keeping are not asked about."""
    assert isinstance(judged(element), Allow)


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize(
    "named",
    [
        Control(css=("#go",)),
        Control(role="button", name="Weiter"),
        Control(text="weiter"),
    ],
    ids=["selector", "role and name", "text"],
)
@pytest.mark.parametrize("key", ["confirm_cancel", "cancel_link"])
def test_final_control_of_the_definition_needs_a_yes(named: Control, key: str) -> None:
    """Required: what the definition calls the final control is one, whatever it reads; confirm_cancel always is."""
    control_ = replace(named, final=key == "cancel_link")
    element = control("Weiter", matches=("#go",))
    assert isinstance(judged(element, controls={key: control_}), Ask)
    assert isinstance(judged(element), Allow)


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize("label", ["Confirm", "Cancel membership", "Yes", "Submit"])
def test_last_button_of_a_page_that_asks_one_last_time_needs_a_yes(label: str) -> None:
    """Required: words that open the flow on the first page end it on the last; the page tells which it is."""
    button = control(label)
    last = page(
        button, url=f"{HOME}/flow/4", text="Are you sure you want to cancel?\nThis cannot be undone", title="Sure?"
    )
    assert isinstance(judged(last[0], view=last), Ask)
    assert isinstance(judged(button), Allow)
    onward = page(replace(button, role="link", href=f"{HOME}/flow/5"), url=last.url, text=last.text)
    assert isinstance(judged(onward[0], view=onward), Ask if label == "Yes" else Allow)  # a bare yes says to nothing


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize(
    ("element", "warns"),
    [
        (control("Finish cancellation", text="Continue"), True),
        (control("Continue", text="Finish cancellation"), True),
        (control("Finish cancellation and keep watching"), True),
        (control("Finish cancellation"), False),
        (control("Finish cancellation", text="Finish\u00a0Cancellation"), False),
        (control("Finish cancellation, opens in a new tab", text="Finish cancellation"), False),
    ],
)
def test_person_is_told_when_name_and_text_differ(element: Element, warns: bool) -> None:
    """Required: a conflict between what is heard and what is shown stands in the request."""
    verdict = judged(element)
    assert isinstance(verdict, Ask)
    assert bool(verdict.warning) is warns


@pytest.mark.spec("approval.conflict")
def test_final_name_on_an_upgrade_button_is_refused() -> None:
    """Required: A3, "Finish cancellation" as the name of a button that shows "Upgrade" is not even asked about."""
    assert isinstance(judged(control("Finish cancellation", text="Upgrade to annual")), Refuse)


# -- what is inside a control ------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.inside")
@pytest.mark.parametrize(
    ("around", "verdict"), [(FINISH, Ask), (control("Switch to annual", node="0:2"), Refuse), (OPEN, Allow)]
)
@pytest.mark.parametrize("reported", [True, False])
def test_press_on_a_part_is_judged_as_a_press_on_the_whole(
    around: Element, verdict: type[Verdict], reported: bool
) -> None:
    """Required: a word inside a button presses the button, whether the look reports the word or only `locate` does."""
    around = replace(around, box=Box(0, 0, 200, 40))
    word = Element(1, "0:50", "generic", "here", text="here", parent=0, box=Box(90, 10, 20, 10))
    view = page(around, word) if reported else page(around)
    assert isinstance(judged(word, view=view), verdict)


@pytest.mark.spec("approval.inside")
def test_control_behind_a_dialog_is_not_what_is_pressed() -> None:
    """Required: only what a person could reach there counts; what that is nobody knows."""
    behind = replace(FINISH, box=Box(0, 0, 200, 40), modal_blocked=True)
    word = Element(0, "0:50", "generic", "here", text="here", box=Box(90, 10, 20, 10))
    verdict = judged(word, view=page(behind))
    assert isinstance(verdict, Ask)
    assert "nothing says what" in verdict.reason


# -- keys and secrets --------------------------------------------------------------------------------------------------

BOX = control("Comment", "textbox", tag="textarea")


@pytest.mark.spec("approval.keys")
@pytest.mark.parametrize(
    ("element", "key"),
    [
        (BOX, "Enter"),
        (BOX, None),
        (BOX, "\n"),
        (BOX, "\r"),
        (BOX, "NumpadEnter"),
        (BOX, "Control+Enter"),
        (BOX, "Shift+Enter"),
        (BOX, "Meta+Enter"),
        (BOX, "Alt+c"),
        (BOX, "F5"),
        (control("Plan", "combobox"), "ArrowDown"),
        (control("Plan", "combobox"), "Enter"),
        (control("Pause", "radio"), "Space"),
        (control("Stay", "radio"), "ArrowDown"),
        (control("Upgrade now"), "Enter"),
        (FINISH, "Enter"),
        (FINISH, "Space"),
        (FINISH, None),
        (OPEN, "Enter"),
        (control("I understand", "checkbox"), "Space"),
        (control("Code", "textbox", secret=True), "1"),
    ],
)
def test_key_that_may_act_unseen_is_refused(element: Element, key: str | None) -> None:
    """Required: no key presses a control, submits a form or chooses an option."""
    assert isinstance(judged(element, Action("key", key)), Refuse)


@pytest.mark.spec("approval.keys")
@pytest.mark.parametrize(
    ("element", "key"),
    [
        (BOX, "a"),
        (BOX, " "),
        (BOX, "Space"),
        (BOX, "Tab"),
        (BOX, "Shift+Tab"),
        (BOX, "Backspace"),
        (BOX, "ArrowLeft"),
        (FINISH, "Escape"),
        (OPEN, "PageDown"),
    ],
)
def test_plain_keys_are_pressed(element: Element, key: str) -> None:
    """Required: writing and moving about work by keyboard."""
    assert isinstance(judged(element, Action("key", key)), Allow)


@pytest.mark.spec("approval.keys")
def test_keys_by_what_they_reach() -> None:
    """Required: Enter and Space press nowhere, arrows choose in no list, and what only edits or closes is free."""

    def verdicts(role: str, keys: str) -> set[type[Verdict]]:
        element = control("Plan", role, tag="input")
        return {type(judged(element, Action("key", each))) for each in keys.split()}

    choosing = "combobox listbox slider spinbutton radio option tab menuitem menuitemcheckbox menuitemradio treeitem"
    moving = "ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown"
    for role in [*choosing.split(), "switch"]:
        assert verdicts(role, moving) == {Refuse}, role
    for role in ("textbox", "searchbox", "link", "button", "checkbox"):
        assert verdicts(role, moving) == {Allow}, role
        assert verdicts(role, "Escape Tab Shift+Tab Backspace Delete") == {Allow}
        assert verdicts(role, "Enter NumpadEnter") == {Refuse}
        assert verdicts(role, "Space x") == ({Allow} if role in {"textbox", "searchbox"} else {Refuse}), role


@pytest.mark.spec("approval.inside")
@pytest.mark.parametrize(
    "role",
    sorted(PRESSABLE),
)
def test_control_takes_its_press_itself(role: str) -> None:
    """Required: a press on a control reaches nothing around it, and one on a word reaches the control around it."""
    view = page(
        control("Plan", role, node="0:1", box=Box(0, 0, 200, 60)),
        control("word", "generic", node="0:9", box=Box(50, 10, 20, 20)),
        control("shell", "generic", node="0:2", box=Box(0, 0, 400, 400)),
    )
    away = control("away", "generic", node="7:7", box=Box(20, 20, 10, 10))
    assert policy().pressed(view[0], view) == [view[0]]
    assert policy().pressed(away, view) == [away, view[0]]
    assert policy().pressed(replace(away, box=Box(300, 300, 10, 10)), view)[1:] == []
    hidden = replace(view, elements=tuple(replace(each, modal_blocked=True) for each in view.elements))
    assert policy().pressed(away, hidden) == [away]
    flat = replace(view, elements=tuple(replace(each, box=Box(25, 25, 0, 10)) for each in view.elements))
    assert policy().pressed(away, flat) == [away]
    inner = control("Inner", "button", node="0:3", box=Box(10, 10, 50, 40))
    assert policy().pressed(away, replace(view, elements=(*view.elements, inner)))[1:] == [inner]


@pytest.mark.spec("approval.secrets")
@pytest.mark.parametrize("name", ["username", "user", "email", "login", "account", "phone", "name"])
def test_secret_that_names_the_person_may_be_shown(name: str) -> None:
    """Required: a user name is typed where anyone can read it; nothing else that is secret is."""
    field = control("Field", "textbox", tag="input")
    assert isinstance(judged(field, Action("fill", f"<secret:{name}>")), Allow)
    assert isinstance(judged(field, Action("fill", f"<secret:{name}_key>")), Refuse)


@pytest.mark.spec("approval.secrets")
@pytest.mark.parametrize(
    ("secret", "value", "verdict"),
    [
        (True, "hunter2", Refuse),
        (True, "", Refuse),
        (True, "<secret:password>", Allow),
        (True, "x <secret:password>", Refuse),
        (False, "<secret:password>", Refuse),
        (False, "<secret:card_number>", Refuse),
        (False, "<secret:email>", Allow),
        (False, "no comment", Allow),
    ],
)
def test_secrets_and_fields_fit_together(secret: bool, value: str, verdict: type[Verdict]) -> None:
    """Required: a hiding field takes only named secrets, and a field that shows what is typed takes none."""
    field = control("Field", "textbox", tag="input", secret=secret)
    assert isinstance(judged(field, Action("fill", value)), verdict)


# -- addresses and dialogs ---------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.navigate")
@pytest.mark.parametrize(
    "path",
    ["upgrade", "checkout", "account/restart", "cancel/confirm", "cancelplan/finish", "x?action=upgrade", "app#/pause"],
)
def test_address_that_acts_by_being_opened_is_refused(path: str) -> None:
    """Required: what buys or cancels has a control, and that is pressed under the same rules as any."""
    assert policy().address(f"{HOME}/{path}")


@pytest.mark.spec("approval.navigate")
def test_address_of_the_definition_and_of_the_flow_may_be_opened() -> None:
    """Required: the account page, whatever it is called, and the pages of the flow are open."""
    assert policy(entry_url=f"{HOME}/cancel/confirm").address(f"{HOME}/cancel/confirm") == ""
    assert policy().address(f"{HOME}/cancelplan?locale=ko-KR") == ""
    assert policy().address(f"{HOME}/help?topic=upgrade") == ""


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "verdict"),
    [
        ("Do you really want to cancel your subscription?", Ask),
        ("Cancel membership?", Ask),
        ("Yes, cancel", Ask),
        ("Before you go: upgrade to annual?", Refuse),
        ("OK to accept 50% off, Cancel to go on", Refuse),
        ("Keep your membership?", Refuse),
        ("Do you want to keep watching?", Refuse),
        ("Are you a robot?", Refuse),
        ("", Refuse),
    ],
)
def test_dialog_is_judged_by_what_it_says(message: str, verdict: type[Verdict]) -> None:
    """Required: OK is only pressed where it is known what it does."""
    assert isinstance(policy().orders.dialog(message), verdict)


@pytest.mark.spec("approval.dialogs")
def test_a_dialog_is_judged_by_its_question() -> None:
    """Required: what it says about the time until the end does not keep the subscription."""
    spoken = policy().orders.dialog("¿Seguro que quieres cancelar tu suscripción? Podrás seguir viendo hasta el 13.")
    assert isinstance(spoken, Ask)
    assert spoken.covered


@pytest.mark.spec("approval.final")
def test_final_page_asks_for_its_one_button_only() -> None:
    """Required: on the page of the final control, the other link is free."""
    finish, keep = (judged(FINAL_PAGE[ref], view=FINAL_PAGE) for ref in (0, 1))
    assert isinstance(finish, Ask)
    assert isinstance(keep, Allow)


@pytest.mark.spec("approval.search")
def test_phase_of_the_run_counts_before_the_look_of_the_page() -> None:
    """Required: a vague control is free while the way is searched, and asked about in the flow, whatever page it is."""
    vague = control("Xylofon", node="0:40")
    view = page(vague, text="Your plan")
    assert isinstance(policy().judge(view[0], CLICK, view), Allow)
    assert isinstance(policy().judge(view[0], CLICK, view, Phase.FLOW), Ask)
    flow = page(vague, url=FINAL_PAGE.url, text=FINAL_PAGE.text)
    assert isinstance(policy().judge(flow[0], CLICK, flow), Ask)
    assert isinstance(policy().judge(flow[0], CLICK, flow, Phase.SEARCHING), Allow)


@pytest.mark.spec("approval.led-on")
def test_page_that_asks_for_the_end_is_told_from_one_that_says_it() -> None:
    """Required: a last question without a statement of the end, inside the bounds."""
    asks = page(FINISH, url=FINAL_PAGE.url, text="Do you really want to cancel?\nFinish cancellation")
    assert policy().asks_to_confirm(asks)
    assert policy().goes_on(asks, sent=True)
    assert not policy().goes_on(replace(asks, url="https://other.invalid/"), sent=True)
    assert not policy().asks_to_confirm(page(text="Hello"))
    assert not policy().asks_to_confirm(ACTIVE_PAGE)
    assert (policy().goes_on(ACTIVE_PAGE, sent=False), policy().goes_on(ACTIVE_PAGE, sent=True)) == (True, False)


@pytest.mark.spec("approval.one-thing")
def test_names_are_words_that_no_reader_knows() -> None:
    """Required: neither words of a language, nor the service's own name, nor words of a control that declines."""
    assert policy().names("Cancel Basketnews", "Cancel Kayak") == ["basketnews", "kayak"]
    assert policy().names("Cancel Example", "Cancel membership", "No thanks, Basketnews") == []
    assert policy(plan="Basketnews").names("Cancel Basketnews") == []


# -- what comes after a press ------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("shown", "asks"),
    [
        ((control("Bring it to a shop", "radio"), control("Next")), True),
        ((control("No, go on"),), True),
        ((control("To the homepage", "link", href=HOME), control("Help", "link", href=f"{HOME}/help")), False),
        ((control("Next", node="0:31"),), False),
        ((), False),
    ],
)
def test_unknown_page_of_the_flow_asks_only_by_new_questions(shown: tuple[Element, ...], *, asks: bool) -> None:
    """Required: what was pressed before, and the ways out of a page that thanks, are no questions."""
    before = page(control("Next", node="0:30"), url=f"{HOME}/cancel/1", text="Step one\nNext")
    after = page(*shown, url=f"{HOME}/cancel/2", text="\n".join(["Step two", *(each.label for each in shown)]))
    assert policy().asks_something_else(after, before) is asks


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("ticks", "ticked", "ends", "asks"),
    [
        ("Declaro que solicito la baja.", "unchecked", "Solicitar la baja", True),
        ("Declaro que solicito la baja.", "checked", "Solicitar la baja", False),
        ("Declaro que solicito la baja.", "unchecked", "Volver", False),
        ("No quiero más correos.", "unchecked", "Solicitar la baja", False),
        ("También la newsletter.", "unchecked", "Cancelar la newsletter", False),
    ],
)
def test_form_that_has_yet_to_be_sent_names_the_day_of_no_end_yet(
    ticks: str, ticked: str, ends: str, *, asks: bool
) -> None:
    """Required: one with a box to tick that one wants the end; other boxes come after it, too."""
    before = page(control("No thanks, go on", node="0:30"), url=f"{HOME}/cancel/offer", text="Before you go\nNo thanks")
    box = control(ticks, "checkbox", node="0:41", states=(ticked,), parent=0, depth=1)
    form = Element(0, "0:40", "form", "", tag="form", box=Box(0, 0, 400, 300))
    press = control(ends, node="0:42", form_method="POST", form_action=f"{HOME}/cancel/ask", parent=0, depth=1)
    said = "Confirmá tu solicitud\nServicio\nExample\nFecha de desconexión\n31/12/2026"
    after = page(form, box, press, url=f"{HOME}/cancel/confirm", text=f"{said}\n{ticks}\nCancelar Solicitar la baja")
    assert policy().has_form_to_send(after, before) is asks
    assert not policy().asks_something_else(after, before)


FIELDS, NAME = Element(0, "0:40", "form", "", tag="form"), control("Your name", "textbox", parent=0, depth=1)


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("parts", "asks"),
    [
        ((FIELDS, NAME, control("Continue", node="0:42", parent=0, depth=1)), True),
        ((FIELDS, NAME, control("Subscribe", node="0:42", parent=0, depth=1)), False),
        ((FIELDS, NAME, control("Search", node="0:42", parent=0, depth=1)), False),
        ((FIELDS, NAME), False),
        ((control("Your name", "textbox"),), False),
        ((control("Next", node="0:31"),), False),
    ],
)
def test_unknown_page_with_fields_of_a_form_may_be_a_further_step(parts: tuple[Element, ...], *, asks: bool) -> None:
    """Required: the account is read before anything else is pressed."""
    before = page(control("Next", node="0:30"), url=f"{HOME}/cancel/1", text="Step one\nNext")
    after = page(*parts, url=f"{HOME}/cancel/2", text="\n".join(["Step two", *(each.label for each in parts)]))
    assert policy().has_form_to_send(after, before) is asks
    processed = replace(after, text="Your cancellation is being processed")
    assert not policy().has_form_to_send(processed, before)


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("before", "after", "asks"),
    [
        (f"{HOME}/contract/wizard", f"{HOME}/contract/wizard", True),
        (f"{HOME}/order/s1", f"{HOME}/order/s1/confirm", True),
        (f"{HOME}/contract/wizard", f"{HOME}/contract/overview", False),
        (ACCOUNT, ACCOUNT, False),  # the account's own page asks for nothing by standing there again
    ],
)
def test_step_of_a_wizard_is_known_by_the_address_of_the_one_before(before: str, after: str, *, asks: bool) -> None:
    """Required: at the same address or one below it, if it has questions that the one before had not."""
    one = page(control("Next", node="0:30"), url=before, text="Step one\nNext")
    two = page(control("Keep the number", "radio"), control("Next", node="0:31"), url=after, text="Step two\nNext")
    assert policy().asks_something_else(two, one) is asks


def in_a_dialog(*shown: Element) -> PageView:
    """A dialog with these controls over the account page."""
    opened = Element(1, "0:50", "dialog", "Cancellation", tag="div", box=Box(0, 0, 400, 300))
    parts = [replace(each, parent=1, depth=1) for each in shown]
    behind = replace(OPEN, modal_blocked=True)
    return page(behind, opened, *parts, text="Your plan\nNext billing date\n20 December 2026", dialog=1)


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("shown", "asks"),
    [
        ((control("Take the offer", node="0:32"), control("Cancel anyway", node="0:33")), True),
        ((control("Another reason", "radio", node="0:34"), control("Go on", node="0:35")), True),
        ((control("Close", node="0:36"),), False),
        ((control("Next", node="0:31"),), False),
    ],
)
def test_dialog_that_was_pressed_in_asks_on_by_new_questions(shown: tuple[Element, ...], *, asks: bool) -> None:
    """Required: over the account's own page too, whatever that says behind it; one that only closes asks nothing."""
    before = in_a_dialog(control("Next", node="0:30"))
    assert policy().asks_something_else(in_a_dialog(*shown), before) is asks
    assert not policy().asks_something_else(in_a_dialog(*shown), ACTIVE_PAGE)


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("shown", "begun"),
    [
        (FINAL_PAGE, True),
        (replace(OFFER_PAGE, url=f"{HOME}/account/stay"), False),
        (OFFER_PAGE, True),
        (replace(FINAL_PAGE, url=ACCOUNT), True),
        (ACTIVE_PAGE, False),
    ],
)
def test_flow_has_begun_by_its_address_or_a_last_question(shown: PageView, *, begun: bool) -> None:
    """Required: a page that only makes an offer, or asks for reasons, may be one of the account."""
    assert policy().is_begun(shown) is begun
