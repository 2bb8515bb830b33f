"""What the account shows of the customer, and which fields of a cancellation ask for exactly that."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any

import pytest

from stand_ins import HOME, Service, control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.form_answers import Answers
from subterminator.pages.own_data import NOTHING_OWN, OwnData, asks_exactly, kind_of, own_data, wanted_of_account

LEXICON = Lexicon.load()
ANN = "ann.quill@feathermail.net"
OWN = OwnData((("e_mail", ANN), ("customer_number", "88-12345")))
END = control("Cancel membership now", node="0:90", form_method="POST", form_action=f"{HOME}/cancel/finish")
SEND = control("Continue", node="0:91", form_method="POST", form_action=f"{HOME}/cancel/step")


def shown(*pages: PageView, service: Service | None = None) -> OwnData:
    return reduce(or_, (own_data(each, service or Service(), LEXICON) for each in pages), NOTHING_OWN)


def text(*lines: str, **fields: Any) -> PageView:
    return page(text="\n".join(lines), **fields)


def headed(heading: str, line: str) -> PageView:
    """A page with one line under a heading."""
    title = replace(control(heading, "heading", node="0:80", level=2), interactive=False)
    return page(title, text=f"{heading}\n{line}")


def in_block(kind: str, line: str) -> PageView:
    """A page with a line in a landmark, such as the header, before its own part."""
    return page(text=f"{line}\nYour plan", blocks=(Block(kind, 0, len(line)),))


def field(name: str, *states: str, kind: str = "text", **fields: Any) -> Element:
    attributes = (("type", kind), *fields.pop("attributes", ()))
    given: dict[str, Any] = {"node": f"0:{name}", "text": "", "value": "", **fields}
    return control(name, "textbox", tag="input", states=states, attributes=attributes, **given)


def form(*inside: Element, url: str = f"{HOME}/cancel/details", heading: str = "Cancel your membership") -> PageView:
    """A page with a heading, and a form with these elements."""
    title = replace(control(heading, "heading", node="0:81", level=1), interactive=False)
    around = replace(control("", "form", node="0:82"), interactive=False)
    held = [replace(each, parent=1) for each in inside]
    return page(title, around, *held, url=url, text="\n".join([heading, *(each.label for each in inside)]))


def wanted(asking: Element, *beside: Element, **options: Any) -> str | None:
    view = form(asking, *beside, **options)
    return wanted_of_account(view[2], view, LEXICON)


# -- what the pages show -----------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.own-data")
@pytest.mark.parametrize(
    "view",
    [
        text(f"E-mail: {ANN}"),
        text("E-mail address", ANN),
        text(f"Signed in as {ANN}"),
        text("Adresse e-mail", ANN, language="fr"),
        text("メールアドレス", ANN, language="ja"),
        in_block("banner", ANN),
        in_block("navigation", f"Hello {ANN}"),
        page(field("E-mail address", value=ANN)),
    ],
)
def test_the_customer_s_address_is_known_by_its_caption_or_place(view: PageView) -> None:
    """Required: beside or below words for it, in the menu of who is signed in, or in the profile's own field."""
    assert shown(view).value("e_mail") == ANN


@pytest.mark.spec("engine.own-data")
@pytest.mark.parametrize(
    "view",
    [
        text(ANN),
        text("We are happy to hear from you any day of the week, by e-mail or telephone", ANN),
        text("E-mail: support@feathermail.net"),
        text("E-mail: abo@feathermail.net"),
        text("E-mail: anything@example.com"),
        text("E-mail: anything@mail.example.com"),
        text(f"Write to us by e-mail: {ANN}", "Contact us"),
        headed("Family members", f"E-mail: {ANN}"),
        headed("Help", f"E-mail: {ANN}"),
        headed("Gift recipient", f"E-mail: {ANN}"),
        text(f"Your membership is shared with: e-mail {ANN}"),
        text("Invite a friend", f"E-mail: {ANN}"),
        in_block("contentinfo", f"E-mail: {ANN}"),
        page(control(ANN, "link", href=f"mailto:{ANN}"), text=f"E-mail: {ANN}"),
        page(field("E-mail address of a friend", value=ANN)),
        page(field("Password", value=ANN, secret=True)),
    ],
)
def test_addresses_of_others_and_of_the_service_are_not_the_customer_s(view: PageView) -> None:
    """Required: neither by mailbox, domain, link or heading, nor where nothing says whose it is."""
    assert shown(view).value("e_mail") == ""


@pytest.mark.spec("engine.own-data")
def test_two_addresses_are_none() -> None:
    """Required: over all pages; the same one in other letters is one."""
    one = text(f"E-mail: {ANN}")
    assert shown(one, text("E-mail: bob@feathermail.net")).value("e_mail") == ""
    assert shown(one, text(f"E-mail: {ANN.title()}")).value("e_mail")
    assert own_data(page(field("E-mail", value=ANN)), Service(), LEXICON, typed=True).value("e_mail") == ""


@pytest.mark.spec("engine.own-data")
@pytest.mark.parametrize(
    ("view", "kind", "value"),
    [
        (text("Customer number: 88-12345"), "customer_number", "88-12345"),
        (text("Kundennummer", "10 448 217"), "customer_number", "10 448 217"),
        (text("Vertragsnummer: DT-7720-418936"), "contract_number", "DT-7720-418936"),
        (text("お客様番号 0048217553"), "customer_number", "0048217553"),
        (text("Customer number: 88-12345", "Customer number: 88-99999"), "customer_number", ""),
        (text("Customer since 12.03.2021", "Phone number: 0170 1234567"), "customer_number", ""),
        (text("Customer number", "Phone 0170 1234567"), "customer_number", ""),
        (text("Friends", "Customer number: 88-12345"), "customer_number", ""),
        (text("Contract number: 12"), "contract_number", ""),
    ],
)
def test_numbers_are_known_by_their_own_caption(view: PageView, kind: str, value: str) -> None:
    """Required: as written there, one only; no telephone, date or small number."""
    assert shown(view).value(kind) == value


@pytest.mark.spec("engine.own-data")
def test_contract_number_is_unclear_where_several_run() -> None:
    """Required: the one that is shown may be that of another subscription."""
    first = "Quillfeather\nActive\nNext billing date: 20 December 2026\nContract number: 88-12345"
    second = "Marmalade\nActive\nNext billing date: 24 December 2026"
    blocks = (Block("card", 0, len(first)), Block("card", len(first) + 1, len(first) + 1 + len(second)))
    names = [control(each.split("\n")[0], "heading", level=2, block=at) for at, each in enumerate((first, second))]
    both = page(*(replace(each, interactive=False) for each in names), text=f"{first}\n{second}", blocks=blocks)
    assert shown(both).value("contract_number") == ""
    assert shown(text(*first.splitlines())).value("contract_number") == "88-12345"


# -- what a field asks for ---------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.own-data")
@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("E-mail address *", "e_mail"),
        ("E-Mail-Adresse für die Bestätigung *", "e_mail"),
        ("E-Mail-Adresse wiederholen *", "e_mail"),
        ("Please confirm your e-mail", "e_mail"),
        ("Adresse e-mail *", "e_mail"),
        ("Correo electrónico", "e_mail"),
        ("メールアドレス (確認用)", "e_mail"),
        ("이메일 주소 *", "e_mail"),
        ("电子邮箱", "e_mail"),
        ("E-postadress", "e_mail"),
        ("Kundennummer *", "customer_number"),
        ("Your customer number", "customer_number"),
        ("Vertragsnummer *", "contract_number"),
        ("Contract no.", "contract_number"),
        ("New e-mail address *", None),
        ("E-mail address of a friend", None),
        ("Work e-mail", None),
        ("メールマガジン", None),
        ("E-mail or telephone *", None),
        ("Telephone number *", None),
        ("Date of birth *", None),
        ("Card number *", None),
        ("IBAN *", None),
        ("First and last name *", None),
        ("Password *", None),
        ("Customer number of the person you recommend", None),
        ("", None),
    ],
)
def test_label_must_ask_for_nothing_else(label: str, kind: str | None) -> None:
    """Required: one word that is not understood is enough to leave it to the person."""
    assert asks_exactly(label) == kind


@pytest.mark.spec("engine.own-data")
def test_required_field_of_a_form_that_ends_it_is_wanted() -> None:
    """Required: with a control that cancels, or that goes on under a heading or address of the cancellation."""
    mail = field("E-mail address *", kind="email")
    assert wanted(mail, END) == "e_mail"
    assert wanted(field("E-mail address", "required"), END) == "e_mail"
    assert wanted(field("E-mail address", "invalid"), END) == "e_mail"
    assert wanted(mail, SEND) == "e_mail"
    assert wanted(field("E-mail address *", attributes=(("autocomplete", "email"),)), END) == "e_mail"


@pytest.mark.spec("engine.own-data")
@pytest.mark.parametrize(
    ("asking", "beside", "options"),
    [
        (field("E-mail address"), (END,), {}),
        (field("E-mail address *", "readonly"), (END,), {}),
        (field("E-mail address *", "disabled"), (END,), {}),
        (field("E-mail address *", secret=True), (END,), {}),
        (field("E-mail address *", kind="tel"), (END,), {}),
        (field("E-mail address *", kind="search"), (END,), {}),
        (field("E-mail address *", attributes=(("autocomplete", "cc-number"),)), (END,), {}),
        (field("E-mail address *"), (), {}),
        (field("E-mail address *"), (control("Subscribe to the newsletter"),), {}),
        (field("E-mail address *"), (END, control("Upgrade and pay", node="0:95")), {}),
        (field("E-mail address *"), (control("Sign in"),), {}),
        (field("E-mail address *"), (SEND,), {"heading": "Invite a friend"}),
        (field("E-mail address *"), (SEND,), {"heading": "Newsletter"}),
        (field("E-mail address *"), (SEND,), {"heading": "Your details", "url": f"{HOME}/profile"}),
        (field("E-mail address *"), (replace(SEND, form_action=f"{HOME}/newsletter"),), {}),
        (field("E-mail address *"), (replace(SEND, form_action=f"{HOME}/refer/friend"),), {}),
        (replace(field("E-mail address *"), role="searchbox"), (END,), {}),
    ],
)
def test_field_of_another_kind_or_form_is_left_alone(
    asking: Element, beside: tuple[Element, ...], options: dict[str, Any]
) -> None:
    """Required: optional fields, secrets, other types, and forms of newsletters, friends, sign-ups and sales."""
    assert wanted(asking, *beside, **options) is None


@pytest.mark.spec("engine.own-data")
def test_fields_of_menus_are_left_alone() -> None:
    """Required: a box of the footer is no part of the cancellation, whatever stands beside it."""
    footer = replace(control("", "contentinfo", node="0:83"), interactive=False)
    view = page(footer, replace(field("E-mail address *"), parent=0), replace(END, parent=0), url=f"{HOME}/cancel")
    assert wanted_of_account(view[1], view, LEXICON) is None


@pytest.mark.spec("engine.own-data")
def test_only_the_kind_is_named_and_only_if_it_is_known() -> None:
    """Required: no value leaves the pages here; a field with a value, and one that nothing is known of, stay."""
    mail, again = field("E-mail address *"), field("Repeat e-mail address *")
    answers = Answers(LEXICON)

    def named(*fields: Element, own: OwnData = OWN) -> str:
        found = answers.next(form(*fields, END), own=own)
        return f"{found[0].label}: {found[1]}" if found else ""

    assert named(mail) == "E-mail address *: <account:e_mail>"
    assert named(replace(mail, value=ANN), again) == "Repeat e-mail address *: <account:e_mail>"
    assert named(field("Contract number *")) == ""
    assert named(mail, own=NOTHING_OWN) == ""
    assert ANN not in repr(OWN)
    assert (kind_of("<account:e_mail>"), kind_of("<secret:password>"), kind_of(ANN)) == ("e_mail", "", "")
