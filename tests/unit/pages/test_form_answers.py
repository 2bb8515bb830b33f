"""What is written into a page's fields: a sentence that says nothing, the very word that is asked for, and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import FINISH, control, page
from subterminator.domain.protocols import Element
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.form_answers import Answers, complaint, unfilled

LEXICON = Lexicon.load()
ANSWERS = Answers(LEXICON)
SENTENCE = LEXICON.reason("en")


def field(name: str, *states: str, tag: str = "textarea", value: str = "", **fields: Any) -> Element:
    return control(name, "textbox", tag=tag, text="", states=states, value=value, **fields)


def text_input(name: str, *states: str, kind: str = "text", **fields: Any) -> Element:
    attributes = (("type", kind), *fields.pop("attributes", ()))
    return field(name, *states, tag="input", attributes=attributes, **fields)


def written(*elements: Element, text: str = "", language: str = "en", **options: Any) -> list[str]:
    found = ANSWERS.next(page(*elements, text=text, language=language), **options)
    return [found[0].label, found[1]] if found else []


# -- words of one's own ------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.own-words")
@pytest.mark.parametrize(
    "asking",
    [
        field("Anything else? (at least 40 characters)", "required"),
        field("Please tell us why you are leaving", "required"),
        field("", "required"),
        text_input("Other reason", "required"),
        text_input("", "required", attributes=(("placeholder", "Please specify"),)),
        field("Comments", "invalid"),
    ],
    ids=["comment", "reasons", "no label", "other", "placeholder", "came back invalid"],
)
def test_required_words_are_a_sentence_that_says_nothing(asking: Element) -> None:
    """Required: where a survey insists, it gets a sentence without a fact about the person."""
    assert written(asking) == [asking.label, SENTENCE]


@pytest.mark.spec("engine.own-words")
@pytest.mark.parametrize(
    "asking",
    [
        field("Anything else?"),
        field("Anything else?", "required", value="I wrote this myself"),
        field("Your postal address", "required"),
        text_input("Full name", "required"),
        text_input("E-mail address", "required", kind="email"),
        text_input("Telephone", "required", kind="tel"),
        text_input("Reason", "required", secret=True),
        field("Comments", "required", "disabled"),
        field("Comments", "required", "readonly"),
        field("Comments", "required", modal_blocked=True),
        control("Search comments", "searchbox", tag="input", states=("required",)),
    ],
    ids=str,
)
def test_nothing_else_is_written(asking: Element) -> None:
    """Required: what is optional, filled, personal, secret or out of reach is left as it is."""
    assert written(asking) == []


@pytest.mark.spec("engine.own-words")
def test_fields_of_the_menu_are_no_answer() -> None:
    """Required: a field in the site's own head is none of the survey's."""
    head = Element(0, "0:90", "banner", "")
    assert written(head, replace(field("Feedback", "required"), parent=0)) == []


@pytest.mark.spec("engine.own-words")
def test_optional_words_are_written_when_they_are_missed() -> None:
    """Required: a field that an answer has brought up, or a page that has come back, wants words."""
    optional = field("Tell us more", node="0:77")
    assert written(optional, new={"0:77"}) == ["Tell us more", SENTENCE]
    assert written(optional, insist=True) == ["Tell us more", SENTENCE]


@pytest.mark.spec("engine.own-words")
@pytest.mark.parametrize(
    ("text", "least"),
    [("Write at least 250 characters.", 250), ("(minimum 120 characters)", 120), ("At most 30 characters", 0)],
)
def test_sentence_is_as_long_as_the_page_says(text: str, least: int) -> None:
    """Required: what the page wants in characters is met, in whole sentences."""
    (_, words) = written(field("Comments", "required"), text=text)
    assert len(words) >= least
    assert set(words.split(SENTENCE)) <= {"", " "}


@pytest.mark.spec("engine.own-words")
def test_an_essay_is_left_to_the_person() -> None:
    """Required: nobody is made to hand in 5000 characters."""
    assert written(field("Comments", "required"), text="At least 5000 characters") == []


@pytest.mark.spec("engine.own-words")
@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("de-AT", "Noch etwas? (mindestens 40 Zeichen)"),
        ("ja", "ほかにありますか\uff1f (40文字以上)"),
        ("xx", "Comments"),
    ],
)
def test_sentence_is_in_the_language_of_the_page(language: str, label: str) -> None:
    """Required: the page's language where it is known, else English."""
    assert written(field(label, "required"), language=language) == [label, LEXICON.reason(language)]


# -- a word to be typed ------------------------------------------------------------------------------------------------


@pytest.mark.spec("engine.typed-phrase")
@pytest.mark.parametrize(
    ("label", "phrase"),
    [
        ("Type CANCEL to go on", "CANCEL"),
        ('To confirm, type "goodbye" below', "goodbye"),
        ("Geben Sie KÜNDIGEN ein, um fortzufahren", "KÜNDIGEN"),
        ("続けるには「解約」と入力してください", "解約"),
        ("계속하려면 해지를 입력하세요", "해지"),
        ("Type KEEP to stay", ""),
        ("Type UPGRADE to go on", ""),
        ('Type "DELETE" to delete your account', ""),
        ("Enter PIN to go on", ""),
        ('Type "I agree to the new annual contract" to go on', ""),
    ],
)
def test_the_word_beside_the_field_is_typed(label: str, phrase: str) -> None:
    """Required: the very word that is asked for, never one that keeps, buys, deletes, or is a code."""
    found = written(text_input(label, "required"))
    assert found == ([label, phrase] if phrase else [])


@pytest.mark.spec("engine.typed-phrase")
def test_the_page_names_the_word_for_its_only_field() -> None:
    """Required: a word in the page's text counts where there is one field and one word, and for no second field."""
    bare = text_input("Confirmation", "required", node="0:31")
    assert written(bare, FINISH, text="Please type CANCEL below.\nFinish") == ["Confirmation", "CANCEL"]
    assert written(bare, text_input("Your city", node="0:32"), text="Please type CANCEL below.") == []
    assert written(bare, text="Type CANCEL below.\nType CONFIRM below.") == []


# -- what is left to the person ----------------------------------------------------------------------------------------


@pytest.mark.spec("engine.left-empty")
def test_empty_required_fields_are_listed_for_the_person() -> None:
    """Required: by state, star or mark of an error; neither optional, filled, read-only ones nor those of menus."""
    menu = control("Menu", "navigation", node="0:60")
    search = replace(text_input("Search *", node="0:61"), parent=8)
    shown = page(
        text_input("E-mail address *", kind="email"),
        text_input("Contract number", "required"),
        text_input("Phone", "invalid"),
        text_input("First name *", value="Ann"),
        text_input("Company"),
        text_input("Customer *", "readonly"),
        text_input("Postcode *", "disabled"),
        text_input("E-mail address *", kind="email", node="0:62"),
        replace(menu, interactive=False),
        search,
    )
    assert unfilled(shown) == ["E-mail address", "Contract number", "Phone"]


@pytest.mark.spec("engine.refused")
def test_words_of_a_refusal_are_its_alert_or_what_is_new() -> None:
    """Required: nothing that stood there before the press, and no endless text."""
    before = page(FINISH, text="Cancel\nFinish cancellation")
    alert = replace(control("Please fill in all fields", "alert", node="0:63"), interactive=False)
    assert complaint(page(FINISH, alert, text="News\nCancel"), before) == "Please fill in all fields"
    assert complaint(page(FINISH, text="Cancel\nThat did not work"), before) == "That did not work"
    assert complaint(before, before) == ""
    assert len(complaint(page(text="x" * 900), None)) < 200


@pytest.mark.spec("engine.own-words")
@pytest.mark.parametrize(
    ("label", "chosen", "wanted"),
    [
        ("Other, please specify", "Other", True),
        (
            "\u305d\u306e\u4ed6\u306e\u5834\u5408\u306f\u3054\u8a18\u5165\u304f\u3060\u3055\u3044",
            "\u305d\u306e\u4ed6",
            True,
        ),
        ("Other, please specify", "Too expensive", False),
        ("Nickname", "Other", False),
    ],
)
def test_words_of_the_chosen_answer_are_written(label: str, chosen: str, wanted: bool) -> None:
    """Required: though the field is not marked as required; sites ask for them once that answer is chosen."""
    answer = control(chosen, "radio", node="0:70", states=("checked",))
    assert bool(written(answer, text_input(label))) is wanted
