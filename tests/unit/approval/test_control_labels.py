"""What a control says, by each of its texts, and whether a person would read the same words."""

from __future__ import annotations

from typing import Any

import pytest

from stand_ins import HOME, control
from subterminator.approval.control_labels import (
    all_labels,
    asks_next,
    chosen_option,
    has_letters,
    has_words,
    is_for_free,
    is_plain_link,
    may_be_on,
    names_final,
    names_renewal,
    switches_explained_renewal,
    unreadable,
)
from subterminator.domain.protocols import Action
from subterminator.lexicon.lexicon import Label, Lexicon

CLICK = Action("click")
LEXICON = Lexicon.load()
LONG = "its label is too long to be read whole"
TURNED = "its label is written in one direction and shown in the other"
MIXED = "its label has letters of one alphabet in place of another's"


def other(words: str) -> str:
    return f"its label can also be read as {words!r}"


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("options", "value", "chosen"),
    [
        (("Choose", "Monthly", "Yearly"), None, "Monthly"),
        (("Monthly",), None, "Monthly"),
        ((), None, None),
        (("Choose", "Monthly"), "Monthly", "Monthly"),
        (("Choose", "Monthly"), "2", None),
        ((), "2", "2"),
    ],
)
def test_option_is_known_by_its_label(options: tuple[str, ...], value: str | None, chosen: str | None) -> None:
    """Required: a value that is none of the shown labels may be anything; where none are shown it is the label."""
    assert chosen_option(control("Plan", "combobox", options=options), Action("select", value)) == chosen


@pytest.mark.spec("approval.conflict")
@pytest.mark.parametrize(
    ("fields", "action", "labels"),
    [
        ({}, CLICK, ["Go"]),
        ({"text": "Next"}, CLICK, ["Go", "Next"]),
        ({"text": ""}, CLICK, ["Go"]),
        ({"name": "", "text": ""}, CLICK, []),
        ({"attributes": (("title", "Away"), ("aria-label", "Off"), ("id", "x"))}, CLICK, ["Go", "Away", "Off"]),
        ({"tag": "input", "value": "Stop"}, CLICK, ["Go", "Stop"]),
        ({"tag": "input", "value": ""}, CLICK, ["Go"]),
        ({"tag": "button", "value": "Stop"}, CLICK, ["Go"]),
        ({"tag": "input", "value": "Stop", "role": "textbox"}, CLICK, ["Go"]),
        ({"options": ("Choose", "Stop")}, Action("select"), ["Go", "Stop"]),
        ({"options": ("Choose", "Stop")}, Action("select", "x"), ["Go"]),
        ({"options": ("Choose", "Stop")}, CLICK, ["Go"]),
        ({"text": "S T O P now"}, CLICK, ["Go", "S T O P now", "STOP now"]),
        ({"text": "S.T-O_P"}, CLICK, ["Go", "S.T-O_P", "STOP"]),
        ({"text": "S T"}, CLICK, ["Go", "S T"]),
    ],
)
def test_every_text_of_a_control_is_a_label(fields: dict[str, Any], action: Action, labels: list[str]) -> None:
    """Required: name, text, title, hidden name, face and chosen option, each once, and single letters as a word."""
    told = {"name": "Go", "text": "Go", "role": "button", **fields}
    element = control(told.pop("name"), told.pop("role"), **told)
    assert all_labels(element, action) == labels


# -- a label that cannot be read ---------------------------------------------------------------------------------------


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("Go", "x" * 499, ""),
        ("Go", "x" * 500, LONG),
        ("y" * 499, "x" * 500, LONG),
        ("y" * 500, "x" * 500, ""),
        ("y" * 2000, "Go", ""),
        ("y" * 2001, "Go", LONG),
    ],
)
def test_label_that_may_be_cut_is_not_read(name: str, text: str, said: str) -> None:
    """Required: a cut text is known by its name where that is as long."""
    assert unreadable(control(name, text=text), CLICK, LEXICON) == said


@pytest.mark.spec("approval.unreadable")
def test_name_text_and_chosen_option_are_each_looked_at() -> None:
    """Required: a disguise in any of them counts; an option that is not chosen does not."""
    word = "\u202egrade"
    assert unreadable(control(word, text="Go"), CLICK, LEXICON) == TURNED
    assert unreadable(control("Go", text=word), CLICK, LEXICON) == TURNED
    box = control("Plan", "combobox", text="", options=("Choose", word))
    assert unreadable(box, Action("select", word), LEXICON) == TURNED
    assert unreadable(box, Action("select", "Choose"), LEXICON) == ""
    assert unreadable(box, CLICK, LEXICON) == ""
    assert unreadable(control("\u202dGo"), CLICK, LEXICON) == TURNED


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    ("label", "mixed"),
    [
        ("Go", False),
        ("Caf\u00e9", False),
        ("Upgr\u0430de", True),  # Latin and Cyrillic
        ("Ung\u03c1ade", True),  # Latin and Greek
        ("upgrade\u0585", True),  # Latin and Armenian
        ("\u0430\u03c0\u0438", True),  # Cyrillic and Greek
        ("\u0585\u0438\u0438", True),  # Armenian and Cyrillic
        ("Go \u041f\u0440\u043e\u0434\u043e\u043b\u0436\u0438\u0442\u044c", False),
        ("\u1d1cp", True),  # small capitals
        ("\U0001f1ea", True),  # one regional indicator is a letter
        ("\U0001f1ea\U0001f1f8", False),  # two are a flag
        ("\U0001f1ea\U0001f1f8\U0001f1ea", True),
        ("\U0001f1ea\U0001f1f8 \U0001f1ea", True),
        ("\u0441\u043e\u0440", True),  # a word of nothing but look-alikes
        ("\u0441\u043e\u0440 now", True),
        ("\u03b1\u03bd now", True),
        ("\u043e now", False),  # one letter is an initial
        ("\u0422\u041e \u041f\u043e\u043c\u043e\u0449\u044c", False),  # beside letters that pass for none
        ("\u03bd\u03b1\u03b9 \u03c3\u03c4\u03bf", False),
        ("u\u20ddpgrade", True),  # a mark around a letter
        ("u\u0483p", True),  # a mark on it
        ("\u0930\u0926\u094d\u0926 \u0915\u0930\u0947\u0902", False),  # marks of ordinary spelling
        ("\u89e3\u7d04", False),
    ],
)
def test_letters_of_another_alphabet_are_a_disguise(label: str, mixed: bool) -> None:
    """Required: inside a word, in a word of look-alikes alone, or under marks that no spelling has."""
    assert unreadable(control(label), CLICK, LEXICON) == (MIXED if mixed else "")


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Upgr4de", "upgrade"),
        ("Purchas3", "purchase"),
        ("5ubscribe", "subscribe"),
        ("p@use", "pause"),
        ("cancel n0w", "cancel now"),
        ("Upgrade n0w", ""),
        ("Cance1 2 days", ""),
        ("Upgra/de", "upgrade"),
        ("Fin/ish cancellation", "finish cancellation"),
        ("upgr\u0131.ade", ""),
        ("res.ume", "resume"),
        ("f\u0131n.ish cancellation", "finish cancellation"),
        ("finish.cancellation", ""),
        ("Up grade", "upgrade"),
        ("Now up grade it", "upgrade"),
        ("up gra de", "upgrade"),
        ("u pgra de", "upgrade"),
        ("up g ra de", ""),
        ("Up grade!", "upgrade"),
        ("(up) grade", "upgrade"),
        ("up - grade", "upgrade"),
        ("pau se", "pause"),
        ("de al", ""),
        ("Upgrade it", ""),
        ("Can cel", ""),
        ("\ubc30\uc1a1 \uc26c\uc5b4\uac00\uae30", ""),
        ("Yes, give me 50% off", ""),
        ("x " * 158 + "up grade", "upgrade"),
        ("x " * 159 + "up grade", ""),
        ("0pgrade " + "y" * 90, ""),
        ("Upgr4de " + "y" * 90, "upgrade " + "y" * 72),
        ("Upgra/de " + "y" * 90, "upgrade " + "y" * 72),
    ],
)
def test_cost_or_end_that_is_written_otherwise_is_read(label: str, said: str) -> None:
    """Required: digits as letters, signs inside a word, a word in two or three parts; not what is plain, nor chance."""
    assert unreadable(control(label), CLICK, LEXICON) == (other(said) if said else "")


@pytest.mark.spec("approval.wordless")
@pytest.mark.parametrize(
    ("name", "text", "words"), [("Go", "", True), ("", "Go", True), ("7", "", True), ("\u00d7", "!", False)]
)
def test_words_are_letters_or_digits(name: str, text: str, words: bool) -> None:
    """Required: in the name or the text; a sign is none."""
    assert has_words(control(name, text=text)) is words
    assert has_letters(f"{name}{text}") is words


# -- a final phrase among others ---------------------------------------------------------------------------------------


@pytest.mark.spec("approval.final")
@pytest.mark.parametrize(
    ("label", "phrase"),
    [
        ("Keep my plan. Finish cancellation", "finish {cancellation}"),
        ("Finish cancellation", "finish {cancellation}"),
        ("Finish cancellation and keep watching", "finish {cancellation}"),
        ("Not now. Finish cancellation", "finish {cancellation}"),
        ("Don't finish cancellation", ""),
        ("I do not want to finish cancellation", ""),
        ("Keep my plan", ""),
        ("", ""),
    ],
)
def test_final_phrase_is_found_beside_keeping(label: str, phrase: str) -> None:
    """Required: before and after other words, unless it is denied."""
    assert names_final(label, LEXICON) == phrase


# -- labels by their control -------------------------------------------------------------------------------------------

FREE = Label(frozenset({"to_free"}))
RENEWAL = Label(frozenset({"renewal"}))
ENDS = Label(frozenset({"open"}))
NONE = Label()


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("labels", "free"), [([FREE], True), ([FREE, FREE], True), ([FREE, NONE], False), ([NONE], False), ([], False)]
)
def test_free_plan_is_named_by_all_labels(labels: list[Label], free: bool) -> None:
    """Required: a text that says something else makes it another press."""
    assert is_for_free(labels) is free


@pytest.mark.spec("approval.renewal")
@pytest.mark.parametrize(
    ("role", "labels", "named"),
    [
        ("switch", [RENEWAL], True),
        ("checkbox", [RENEWAL], True),
        ("radio", [RENEWAL], True),
        ("menuitemcheckbox", [RENEWAL], True),
        ("menuitemradio", [RENEWAL], True),
        ("button", [NONE, RENEWAL], True),
        ("link", [RENEWAL], False),
        ("tab", [RENEWAL], False),
        ("switch", [NONE], False),
        ("switch", [], False),
    ],
)
def test_renewal_is_switched_by_what_can_be_on_and_off(role: str, labels: list[Label], named: bool) -> None:
    """Required: any of its texts may name it; a link only leads there."""
    assert names_renewal(control("x", role), labels) is named


EXPLAINED = "Auto-renew Your plan renews every month."


@pytest.mark.spec("approval.renewal")
@pytest.mark.parametrize(
    ("role", "label", "explained"),
    [
        ("switch", EXPLAINED, True),
        ("checkbox", EXPLAINED, True),
        ("button", EXPLAINED, False),
        ("radio", EXPLAINED, False),
        ("switch", "Dark mode", False),
    ],
)
def test_switch_may_explain_the_renewal_in_a_sentence(role: str, label: str, explained: bool) -> None:
    """Required: a switch or a box, whatever intents the sentence has."""
    element = control(label, role, text="")
    assert switches_explained_renewal(element) is explained
    assert names_renewal(element, []) is explained


@pytest.mark.spec("approval.renewal")
@pytest.mark.parametrize(
    ("role", "states", "on"),
    [
        ("button", (), True),
        ("button", ("unchecked",), True),
        ("switch", ("checked",), True),
        ("switch", ("unchecked",), False),
        ("switch", (), False),
        ("menuitemcheckbox", ("checked",), True),
        ("radio", ("checked",), False),
        ("menuitemradio", ("checked",), False),
    ],
)
def test_what_is_on_may_be_switched_off(role: str, states: tuple[str, ...], on: bool) -> None:
    """Required: a radio button stays on, and of a button nobody knows."""
    assert may_be_on(control("Auto-renew", role, states=states)) is on


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("role", "fields", "plain"),
    [
        ("link", {}, True),
        ("menuitem", {}, True),
        ("button", {"tag": "a"}, True),
        ("button", {"tag": "button"}, False),
        ("tab", {"tag": "a"}, False),
        ("link", {"href": "http://www.example.com/x"}, True),
        ("link", {"href": "javascript:go()"}, False),
        ("link", {"href": ""}, False),
        ("link", {"form_method": "POST"}, False),
    ],
)
def test_plain_link_opens_an_address_and_sends_nothing(role: str, fields: dict[str, str], plain: bool) -> None:
    """Required: by its role or its tag, and by its address."""
    assert is_plain_link(control("x", role, **{"href": f"{HOME}/x", **fields})) is plain


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("name", "text", "labels", "asks"),
    [
        ("Cancel...", "Cancel...", [ENDS], True),
        ("Cancel\u2026", "", [ENDS], True),
        ("", "Cancel... ", [NONE, ENDS], True),
        ("Cancel...", "Cancel", [ENDS], False),
        ("Cancel", "Cancel...", [ENDS], False),
        ("Cancel", "", [ENDS], False),
        ("More...", "", [NONE], False),
        ("More...", "", [], False),
    ],
)
def test_dots_behind_all_texts_announce_a_question(name: str, text: str, labels: list[Label], asks: bool) -> None:
    """Required: of what cancels; elsewhere they say nothing."""
    assert asks_next(control(name, text=text), labels) is asks
