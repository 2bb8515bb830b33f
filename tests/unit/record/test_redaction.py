"""What no record may hold, and what it must go on holding."""

from __future__ import annotations

import base64
import html
import json
import re
import time
from importlib.resources import files
from urllib.parse import quote, quote_plus, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subterminator.record.field_masking import SECRET_FIELD
from subterminator.record.redaction import MASK, Redactor

SECRET = "p@ss w/ö&rd<1>"


@pytest.mark.spec("record.masks-known")
@pytest.mark.parametrize(
    "text",
    [
        SECRET,
        quote(SECRET),
        quote(SECRET, safe="").lower(),
        quote_plus(SECRET),
        urlencode({"x": SECRET}),
        html.escape(SECRET),
        json.dumps(SECRET),
        json.dumps({"typed": SECRET}, ensure_ascii=False),
        base64.b64encode(SECRET.encode()).decode(),
        base64.b64encode(f"ann:{SECRET}".encode()).decode(),
        base64.b64encode(f"ann.b:{SECRET}\n".encode()).decode(),
        base64.urlsafe_b64encode(f"anna:{SECRET}".encode()).decode(),
    ],
)
def test_a_known_secret_is_masked_in_every_form_it_travels_in(text: str) -> None:
    """Addresses, forms, markup, JSON and basic authentication carry it differently."""
    masked = Redactor([SECRET]).mask_text(f"typed {text} there")
    assert MASK in masked
    for form in (SECRET, quote(SECRET), quote_plus(SECRET), html.escape(SECRET), "cEBzcyB3L8O2JnJk"):
        assert form not in masked


@pytest.mark.spec("record.masks-known")
def test_a_short_secret_is_masked_only_where_it_stands_alone() -> None:
    """A three-digit card code must not eat the digits of every price."""
    assert Redactor(["123"]).mask_text("code 123, price 1234, 123.") == "code ***, price 1234, ***."


def test_an_empty_secret_masks_nothing() -> None:
    """An unset variable is no secret."""
    assert Redactor([""]).mask_text("text") == "text"


@pytest.mark.spec("record.masks-cards")
@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("4242424242424242", "***4242"),
        ("Visa 4242 4242 4242 4242 until 12/29", "Visa ***4242 until 12/29"),
        ("5555-5555-5555-4444", "***4444"),
        ("3782 822463 10005", "***0005"),
        ("6011000990139424", "***9424"),
        ("2223003122003222", "***3222"),
        ("4222222222222", "***2222"),
        ("1 4242 4242 4242 4242 3", "1 ***4242 3"),
        ("4242\u00a04242\u00a04242\u00a04242", "***4242"),
        ("\uff14\uff12" * 8, "***\uff14\uff12\uff14\uff12"),
        ("カード番号4242424242424242です", "カード番号***4242です"),
        ("4242424242424242, 5555555555554444", "***4242, ***4444"),
    ],
)
def test_a_card_number_keeps_its_last_four_digits(text: str, masked: str) -> None:
    """Those a person needs to know which card it was; the rest nobody may read."""
    assert Redactor().mask_text(text) == masked


@pytest.mark.spec("record.masks-cards")
@pytest.mark.parametrize(
    "text",
    [
        "4242424242424241",
        "1732212345678",
        "+378282246310005",
        "+3782 822463 10005",
        "order 0000000000000000",
        "a4242424242424242b",
        "2026-11-21 22:58:03",
        "42424242424242424242424242424242",
        "€ 4.242.424.242.424.242",
    ],
)
def test_a_number_that_is_no_card_stays(text: str) -> None:
    """Sums, order numbers, times and telephone numbers are facts."""
    assert Redactor().mask_text(text) == text


@pytest.mark.spec("record.masks-cards")
def test_a_card_number_given_as_a_number_is_masked() -> None:
    """JSON bodies carry it so."""
    assert Redactor().mask({"n": [4242424242424242, 12, True, None, 1.5]}) == {"n": ["***4242", 12, True, None, 1.5]}


@pytest.mark.spec("record.masks-tokens")
@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("https://a.b/c?token=abc&x=1", "https://a.b/c?token=***&x=1"),
        ("https://a.b/?x=1&authToken=abc#y", "https://a.b/?x=1&authToken=***#y"),
        ("https://a.b/?a=1&amp;csrf-token=abc", "https://a.b/?a=1&amp;csrf-token=***"),
        ("https://a.b/?code=77&state=active", "https://a.b/?code=***&state=active"),
        ("https://a.b/?session_id=7&key=k&sid=3", "https://a.b/?session_id=***&key=***&sid=***"),
        ("https://a.b/#access_token=abc", "https://a.b/#access_token=***"),
        ("https://a.b/?user[password]=abc", "https://a.b/?user[password]=***"),
        ("https://ann:pw@a.b/", "https://***@a.b/"),
        ("password=abc&x=1", "password=***&x=1"),
        ("newPassword: abc", "newPassword: ***"),
        ('{"csrf_token":"a b","n":1}', '{"csrf_token":"***","n":1}'),
        ("Authorization: Basic YW5uOnB3", "Authorization: ***"),
        ("Cookie: a=b; c=d\nHost: a.b", "Cookie: ***\nHost: a.b"),
        ("sent Bearer abcdefgh.ijk to it", "sent Bearer *** to it"),
        ("sk-ant-api03-abcdefghijklmnopqrst", "***"),
        ("jwt eyJhbGciOi.eyJzdWIiOi.c2ln end", "jwt *** end"),
    ],
)
def test_tokens_and_credentials_are_masked(text: str, masked: str) -> None:
    """Whoever reads the record must not be able to sign in with it."""
    assert Redactor().mask_text(text) == masked


@pytest.mark.spec("record.keeps-facts")
@pytest.mark.parametrize(
    "text",
    [
        "ann@example.org",
        "Basic subscription, billed monthly",
        "exit code=3, keyboard=us",
        "https://a.b/cancel?step=2&keyword=x&postcode=12345",
        "tokens: 12 in, 3 out",
        "Your password is wrong. Forgot it?",
        "SHA-256 be69b5d32724cb55f4f4d66670ad1234d9bc1893588cd678dd6081e047667ea7",
        "해지 완료 · 12月3日まで",
    ],
)
def test_what_a_person_needs_stays(text: str) -> None:
    """E-mail addresses, plans, sums and dates are what the record is for."""
    assert Redactor([SECRET]).mask_text(text) == text


@pytest.mark.spec("record.masks-known")
def test_every_depth_of_a_value_is_masked() -> None:
    """Keys too; a value whose key says what it is goes whole."""
    value = {
        "a": [{"b": ("x", f"-{SECRET}-")}],
        SECRET: 1,
        "apiKey": "zzz",
        "Set-Cookie": "a=b",
        "tokens": {"input": 5},
    }
    masked = {"a": [{"b": ["x", "-***-"]}], MASK: 1, "apiKey": MASK, "Set-Cookie": MASK, "tokens": {"input": 5}}
    assert Redactor([SECRET]).mask(value) == masked


@pytest.mark.spec("record.masks-fields")
@pytest.mark.parametrize(
    ("field", "masked"),
    [
        ('<input type="password" value="abc">', '<input type="password" value="***">'),
        ("<INPUT value=abc name=csrfToken type=hidden>", '<INPUT value="***" name=csrfToken type=hidden>'),
        ('<input autocomplete="cc-number" value="4000 0">', '<input autocomplete="cc-number" value="***">'),
        ('<meta name="csrf-token" content="abc">', '<meta name="csrf-token" content="***">'),
        ("<input title='a > b' name='otp' value='1'>", "<input title='a > b' name='otp' value=\"***\">"),
        ("<input aria-label='Verification code' value=12>", "<input aria-label='Verification code' value=\"***\">"),
        ('<input placeholder="Security code" value="12">', '<input placeholder="Security code" value="***">'),
        ('<input name="smsCode" VALUE = "12">', '<input name="smsCode" VALUE = "***">'),
        ('<input autocomplete="billing cc-exp" value="12">', '<input autocomplete="billing cc-exp" value="***">'),
        (f'<input style="{"a" * 5000}" id="pin" value="1">', f'<input style="{"a" * 5000}" id="pin" value="***">'),
        ("<textarea name=otp>12</textarea><p>34</p>", "<textarea name=otp>***</textarea><p>34</p>"),
        (
            '<div contenteditable id="pan"><div>12</div><b>3</b></div><i>4</i>',
            '<div contenteditable id="pan">***</div><i>4</i>',
        ),
        ('<span role="textbox" id="otp">1</span>', '<span role="textbox" id="otp">***</span>'),
        ('<input name="email" value="ann@example.org">', '<input name="email" value="ann@example.org">'),
        ('<input name="spinner" value="12">', '<input name="spinner" value="12">'),
        (
            '<input autocomplete="cc-name" name="holder" value="Jo">',
            '<input autocomplete="cc-name" name="holder" value="Jo">',
        ),
        ('<div id="otp">Enter it</div>', '<div id="otp">Enter it</div>'),
    ],
)
def test_fields_that_hold_secrets_lose_their_value(field: str, masked: str) -> None:
    """A saved page must not carry what was typed into it."""
    assert Redactor().mask_html(f"<p>{field}</p>") == f"<p>{masked}</p>"


@pytest.mark.spec("record.masks-fields")
def test_the_page_and_the_record_know_the_same_fields() -> None:
    """What the eyes call a secret field is one for the saved page, too."""
    script = (files("subterminator.perception") / "names.js").read_text(encoding="utf-8")
    listed = script.partition("const SECRET = new RegExp([")[2].partition("]")[0]
    assert tuple(re.findall(r"'(.+)',", listed.replace("\\\\", "\\"))) == SECRET_FIELD


@pytest.mark.spec("record.masks-linear")
@pytest.mark.parametrize(
    "hostile",
    [
        "4 ", "4242 ", "444 ", "44-", "4", "?a", "?", "&a=", "&amp;", "eyJ", "bearer ", "sk-", "password", "password=",
        "password: '", "token:", "authorization: ", "cookie", "<input ", '<input value="', "<meta '", "://", "x://a:",
        "a-", "'", '"', "<a '\"", "<a \"'", '<a ""', "<a '\"'",
        "<div contenteditable id=otp>", "<textarea name=otp></div>", "%2", " ", "\u00a0", "é",
    ],
)  # fmt: skip
def test_hostile_text_costs_no_more_than_its_length(hostile: str) -> None:
    """A page of 100 kB is masked in well under a second of computing; in quadratic time it would take many."""
    redactor = Redactor([SECRET])
    text = (hostile * 100_000)[:100_000]
    begun = time.process_time()
    redactor.mask_html(text)
    assert time.process_time() - begun < 2.0


@given(text=st.text(alphabet="4 2-?&=tokenpassword:'\"<>input value/.@", max_size=80))
def test_masking_twice_is_masking_once(text: str) -> None:
    """What is masked at the writer may be masked again on its way into a saved page."""
    once = Redactor().mask_text(text)
    assert Redactor().mask_text(once) == once
