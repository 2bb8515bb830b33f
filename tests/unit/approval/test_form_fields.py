"""Each difference between a form as approved and what is sent, alone, with the words that tell it; and its choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import HOME, control, page
from subterminator.approval.form_choices import costly
from subterminator.approval.form_comparison import form_differs, has_form_address, opens_the_same, request_differs
from subterminator.domain.protocols import Element, Form, FormField, PageRequest
from subterminator.lexicon.lexicon import Lexicon

LEXICON = Lexicon.load()
URL = f"{HOME}/cancel/finish"
URLENCODED = "application/x-www-form-urlencoded"
MORE = "the control submits another form than before"


def form(*fields: tuple[str, str | None, str], **more: Any) -> Form:
    made = tuple(FormField(name, value, kind) for name, value, kind in fields)  # type: ignore[arg-type]
    return Form(**{"method": "POST", "action": URL, "fields": made, **more})


def posted(body: str, url: str = URL, **fields: str) -> PageRequest:
    return PageRequest(fields.get("method", "POST"), url, body, URLENCODED, fields.get("kind", "document"))


# -- a form before the press -------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("approved", "now", "said"),
    [
        (None, None, ""),
        (form(), form(), ""),
        (None, form(), MORE),
        (form(), None, MORE),
        (form(), form(method="GET"), f"the form went to POST {URL}, and goes to GET {URL} now"),
        (form(), form(action=f"{HOME}/x"), f"the form went to POST {URL}, and goes to POST {HOME}/x now"),
        (form(), form(named=False, charset="latin-1"), ""),
        (form(("plan", "gold", "chosen")), form(("plan", "gold", "hidden")), ""),
        (
            form(("plan", "gold", "chosen")),
            form(("plan", "silver", "chosen")),
            "its field 'plan' was 'gold' when it was approved, and is sent as 'silver'",
        ),
        (
            form(("plan", "gold", "chosen")),
            form(("plan", None, "chosen")),
            "its field 'plan' was 'gold' when it was approved, and is missing",
        ),
        (form(("pin", "1234", "typed")), form(("pin", None, "typed")), ""),
    ],
)
def test_form_before_the_press_is_told_by_what_differs(approved: Form | None, now: Form | None, said: str) -> None:
    """Required: its address, its method, a choice; a value that is kept secret is no difference."""
    assert form_differs(approved, now, LEXICON) == said


# -- fields ------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("known", "sent", "said"),
    [
        ((), "csrf=two", ""),
        ((), "amount=0", ""),
        ((), "amount=5", "it has a field more than was approved, 'amount' with the value '5'"),
        ((), "x=upgrade", "it has a field more than was approved, 'x' with the value 'upgrade'"),
        ((("csrf", "one", "hidden"),), "csrf=two", ""),
        ((("csrf", "one", "typed"),), "csrf=two", ""),
        ((("csrf", "one", "chosen"),), "csrf=two", "two"),
        ((("csrf", "one", "button"),), "csrf=two", "two"),
        ((("csrf", "one", "hidden"), ("csrf", "three", "chosen")), "csrf=two", "two"),
        ((("csrf", "one", "hidden"), ("csrf", "two", "chosen")), "csrf=two", ""),
        ((("csrf", "one", "file"),), "csrf=upgrade", ""),
        ((("csrf", "one", "unknown"),), "csrf=upgrade", ""),
        ((("csrf", "one", "hidden"), ("csrf", "one", "file")), "csrf=upgrade", ""),
        ((("csrf", None, "chosen"),), "csrf=upgrade", ""),
        ((("csrf", "one", "typed"), ("csrf", None, "typed")), "csrf=upgrade", ""),
        ((("csrf", "one", "typed"),), "csrf=upgrade", "upgrade"),
        ((("subscription", "one", "hidden"),), "subscription=17", "17"),
        ((("subscription", "one", "typed"),), "subscription=one", ""),
    ],
)
def test_value_counts_where_a_person_chose_it_or_it_orders_something(
    known: tuple[tuple[str, str | None, str], ...], sent: str, said: str
) -> None:
    """Required: of tokens, secrets and files no value is compared; the first value that was approved is named."""
    if known and said:
        name = known[0][0]
        said = f"its field {name!r} was 'one' when it was approved, and is sent as {said!r}"
    assert request_differs(form(*known), posted(sent), LEXICON) == said
    assert request_differs(form(*known), posted(sent, kind="fetch"), LEXICON) == said


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("approved", "sent", "same"),
    [
        ("gold", "gold", True),
        ("gold", "Gold", False),
        (" gold \n plan", "gold plan", True),
        ("gold plan", " gold\tplan ", True),
        ("goldplan", "gold plan", False),
        ("on", "true", True),
        ("1", "on", True),
        ("TRUE ", " 1", True),
        ("on", "off", False),
        ("on", "yes", False),
        ("0", "1", False),
        ("x" * 2000, "x" * 2001, True),
        ("x" * 2000, "x" * 1999, False),
        ("x" * 2000, "x" * 1999 + "y", False),
        ("x" * 1999, "x" * 2001, False),
    ],
)
def test_values_are_equal_but_for_white_space(approved: str, sent: str, same: bool) -> None:
    """Required: ways to say that a box is ticked are one; of a value that was cut the beginning is compared."""
    said = request_differs(form(("choice", approved, "chosen")), posted(f"choice={sent}"), LEXICON)
    assert (said == "") is same


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("known", "sent", "said"),
    [
        ([("choice", "a", "chosen")], "choice=a", ""),
        ([("choice", "a", "chosen")], "", "its field 'choice' was 'a' when it was approved, and is missing"),
        ([("choice", None, "chosen")], "", "its field 'choice' was '' when it was approved, and is missing"),
        ([("colour", "a", "chosen")], "", "its field 'colour' was 'a' when it was approved, and is missing"),
        (
            [("subscription", "7", "hidden")],
            "",
            "its field 'subscription' was '7' when it was approved, and is missing",
        ),
        ([("subscription", "7", "typed")], "", ""),
        ([("subscription", "7", "button")], "", ""),
        ([("csrf", "7", "hidden")], "", ""),
        ([("csrf", "7", "hidden"), ("csrf", "8", "chosen")], "", "'csrf' was '7'"),
        ([("choice", "a", "chosen")], "choice=a&choice=a", "its field 'choice' is sent 2 times, not 1"),
        ([("choice", "a", "chosen"), ("choice", "b", "chosen")], "choice=a&choice=b", ""),
        ([("choice", "a", "chosen"), ("choice", "b", "chosen")], "choice=a", ""),
        ([("csrf", "a", "hidden")], "csrf=a&csrf=a", ""),
        ([], "subscription=7&subscription=8", ""),
    ],
)
def test_missing_and_repeated_fields_are_told(known: list[tuple[str, str | None, str]], sent: str, said: str) -> None:
    """Required: a choice, and what names the subject of the end; a script may leave fields out, and repeat none."""
    approved = form(*known)
    found = request_differs(approved, posted(sent), LEXICON)
    assert said in found if said else found == ""
    by_script = request_differs(approved, posted(sent, kind="fetch"), LEXICON)
    assert by_script == ("" if "missing" in found else found)


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("action", "url", "same"),
    [
        (URL, URL, True),
        (URL, URL.replace("https", "http"), False),
        (URL, URL.replace("www.example.com", "WWW.Example.com"), True),
        (URL, URL.replace("www", "pay"), False),
        (URL, f"{HOME}/Cancel/finish", False),
        (URL, f"{HOME}/%63ancel/finish", True),
        (HOME, f"{HOME}/", True),
        (URL, f"{URL}?a=1", True),
        (f"{URL}?a=1", URL, False),
        (f"{URL}?a=1", f"{URL}?a=2", False),
        (f"{URL}?a=1", f"{URL}?b=2&a=1", True),
        (f"{URL}?a=", URL, False),
        (f"{URL}#x", URL, True),
        ("https://[x", URL, False),
        (URL, "https://[x", False),
    ],
)
def test_address_of_a_form_is_compared_by_host_path_and_query(action: str, url: str, same: bool) -> None:
    """Required: at least the form's own query, also its blank fields; what is no address is not the form's."""
    assert has_form_address(form(action=action), posted("", url)) is same


@pytest.mark.spec("approval.opening")
@pytest.mark.parametrize(
    ("approved", "url", "same"),
    [
        (URL, URL, True),
        (URL, f"{HOME}/cancel/other", False),
        (URL, URL.replace("www", "pay"), False),
        (f"{URL}?id=7", f"{URL}?id=7", True),
        (f"{URL}?id=7", f"{URL}?id=8", False),
        (f"{URL}?id=7", URL, True),
        (URL, f"{URL}?id=7", False),
        (URL, f"{URL}?a=", False),
        (f"{URL}?a=", f"{URL}?a=", True),
        (URL, f"{URL}?t=abcdefg", False),
        (URL, f"{URL}?t=abcdefgh", True),
        (URL, f"{URL}?t=12345678", False),
        (URL, f"{URL}?t=abcdefgh&a=b", False),
        ("https://[x", URL, False),
        (URL, "https://[x", False),
    ],
)
def test_address_that_is_opened_is_the_approved_one_but_for_tokens(approved: str, url: str, same: bool) -> None:
    """Required: a number and a short word are choices; a long word of letters is a token."""
    assert opens_the_same(approved, url) is same


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("request_", "said"),
    [
        (posted(""), ""),
        (
            posted("", f"{HOME}/other?x=1"),
            "it goes to 'www.example.com/other', and the form that was approved goes to "
            "'www.example.com/cancel/finish'",
        ),
        (posted("", method="PUT"), "it is sent by PUT, and the form that was approved by POST"),
        (posted("", method="PUT", kind="fetch"), ""),
        (posted("x" * 1_000_000), "what it carries cannot be read whole"),
        (posted("", f"{URL}?x=upgrade"), "it has a field more than was approved, 'x' with the value 'upgrade'"),
    ],
)
def test_request_is_told_from_the_form_by_its_address_and_method(request_: PageRequest, said: str) -> None:
    """Required: a script may send the form's fields by another method; fields of the address are fields too."""
    assert request_differs(form(), request_, LEXICON) == said


@pytest.mark.spec("approval.same-order")
def test_query_and_letters_of_the_form_are_its_own() -> None:
    """Required: what stands in the approved address is no new field; bodies are read in the form's own letters."""
    approved = form(("choice", "\u00e9", "chosen"), action=f"{URL}?plan=upgrade", charset="latin-1")
    assert request_differs(approved, posted("choice=%E9", f"{URL}?plan=upgrade"), LEXICON) == ""
    assert request_differs(replace(approved, charset="utf-8"), posted("choice=%E9", approved.action), LEXICON)
    assert request_differs(approved, posted("choice=%E9", f"{URL}?plan=upgrade&plan=annual"), LEXICON)


# -- choices -----------------------------------------------------------------------------------------------------------

HOLDER = Element(0, "0:90", "form", "")
SEND = control("Send", node="0:1", form_method="POST", form_action=URL, parent=0)
BOX = {"role": "checkbox", "tag": "input", "attributes": (("type", "checkbox"),)}


PAUSE = "Pause my membership"
RADIO = f"the answer '{PAUSE}' is chosen on the page; choose another one first"
TICK = f"the answer '{PAUSE}' is chosen on the page; untick it first"


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"role": "radio", "states": ("checked",)}, RADIO),
        ({"role": "radio", "states": ("checked",), "parent": None}, RADIO),
        ({"role": "radio", "states": ("checked",), "node": "1:5"}, ""),
        ({"role": "radio", "states": ("unchecked",)}, ""),
        ({"role": "switch", "states": ("checked",)}, ""),
        ({"role": "radio", "states": ("checked",), "name": "Too expensive"}, ""),
        ({**BOX, "states": ("checked",)}, TICK),
        ({**BOX, "states": ("checked",), "parent": None}, ""),
        ({**BOX, "states": ("unchecked",)}, ""),
        ({**BOX, "states": ("checked",), "name": "Send me news"}, ""),
        ({"role": "combobox", "tag": "select", "value": PAUSE, "name": "Reason"}, RADIO),
        ({"role": "combobox", "tag": "select", "value": PAUSE, "name": "Reason", "parent": None}, ""),
        ({"role": "combobox", "tag": "input", "value": PAUSE, "name": "Reason"}, ""),
        ({"role": "combobox", "tag": "select", "value": "Too expensive"}, ""),
        ({"role": "combobox", "tag": "select", "value": ""}, ""),
        ({"role": "combobox", "tag": "select", "value": None}, ""),
    ],
)
def test_choice_that_costs_is_told_with_its_remedy(other: dict[str, Any], said: str) -> None:
    """Required: radio buttons of the whole frame, ticked boxes and lists of the same form."""
    told = {"node": "0:5", "name": PAUSE, "parent": 0, **other}
    choice = replace(control("x", told.pop("role"), node=told.pop("node")), **told)
    view = page(HOLDER, SEND, control("Help"), choice)
    assert costly(view[1], view, LEXICON) == said
    if "parent" not in other and "radio" not in other["role"]:
        away = page(HOLDER, replace(SEND, parent=None), control("Help"), choice)
        assert costly(away[1], away, LEXICON) == ""
