"""What holds for every label, however it is dressed up."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.normalise import normalise

LEXICON = Lexicon.load(["en"])
KNOWN = [
    "Cancel membership",
    "Cancel",
    "Continue to cancel",
    "Finish cancellation",
    "Yes, cancel",
    "Cancel anyway",
    "No thanks",
    "No thanks, continue to cancel",
    "Decline offer",
    "Don't cancel",
    "I don't want to cancel",
    "Keep my plan",
    "Never mind",
    "Cancel anyway? No, keep my plan",
    "Accept 50% off",
    "Claim offer",
    "Switch to Basic",
    "Pause membership",
    "Confirm change",
    "Restart membership",
    "Cancel my cancellation",
    "Reminder to cancel",
    "Sign in",
    "Manage membership",
    "Skip survey",
]
FINALS = [
    "finish cancellation",
    "complete cancellation",
    "confirm cancellation",
    "yes, cancel",
    "cancel anyway",
    "cancel now",
    "end membership now",
    "turn off auto-renew",
    "confirm cancel",
]
MONEY = [
    "upgrade",
    "upgrade to premium",
    "switch to annual",
    "pause membership",
    "accept offer",
    "claim discount",
    "buy now",
    "restart membership",
    "renew",
    "confirm change",
    "undo cancellation",
    "extend trial",
    "get 50% off",
]
NEGATIONS = ["don't", "do not", "I don't want to", "I do not wish to", "please don't", "never", "don\u2019t", "dont"]
INVISIBLE = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202e", "\u2066", "\ufe0f", "\u034f"]

known = st.sampled_from(KNOWN)


@pytest.mark.spec("lexicon.normalised")
@given(known, st.data())
def test_dressing_a_label_up_does_not_change_what_it_means(label: str, data: st.DataObject) -> None:
    """Required: case, padding, white space, invisible characters and the kind of apostrophe change nothing."""
    cased = "".join(data.draw(st.sampled_from([char.lower(), char.upper()])) for char in label)
    quoted = cased.replace("'", data.draw(st.sampled_from(["'", "\u2019", "\u02bc", "\uff07", "`"])))
    spaced = quoted.replace(" ", data.draw(st.sampled_from([" ", "  ", "\u00a0", "\t", " \u3000 "])))
    place = data.draw(st.integers(0, len(spaced)))
    hidden = spaced[:place] + data.draw(st.sampled_from(INVISIBLE)) + spaced[place:]
    padded = data.draw(st.sampled_from(["", " ", "\t "])) + hidden + data.draw(st.sampled_from(["", " ", ".", " !"]))

    read, plain = LEXICON.label(padded), LEXICON.label(label)

    assert (read.best, read.intents) == (plain.best, plain.intents)


@pytest.mark.spec("lexicon.normalised")
@given(known)
def test_full_width_letters_read_as_plain_ones(label: str) -> None:
    """Required: compatibility forms of letters are the letters."""
    wide = "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in label)

    assert LEXICON.label(wide).best == LEXICON.label(label).best


@pytest.mark.spec("lexicon.negation")
@given(st.sampled_from(NEGATIONS), st.sampled_from(FINALS))
def test_a_negated_final_is_never_final(negation: str, final: str) -> None:
    """Required: "Don't finish cancellation" never reads as the final control."""
    assert not LEXICON.label(f"{negation} {final.removeprefix('yes, ')}").intents & CANCELLING


@pytest.mark.spec("lexicon.money-is-refused")
@example("upgrade", "yes, cancel", " ", True)
@given(
    st.sampled_from(MONEY),
    st.sampled_from(FINALS),
    st.sampled_from([" and ", ", ", " - ", ": ", " then ", " "]),
    st.booleans(),
)
def test_money_never_becomes_final(money: str, final: str, join: str, swap: bool) -> None:
    """Required: a label that names both a purchase and the cancellation is refused, in whatever order."""
    first, second = (final, money) if swap else (money, final)

    read = LEXICON.label(first + join + second)

    assert read.refused
    assert not read.cancelling


@pytest.mark.spec("lexicon.any-text")
@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    """Required: no string makes the lexicon fail, and `best` is always among the intents."""
    read = LEXICON.label(text)

    assert read.best is None or read.best in read.intents
    assert isinstance(LEXICON.text(text), dict)
    LEXICON.dates.read(normalise(text))


@pytest.mark.spec("lexicon.normalised")
@given(st.text(max_size=100))
def test_normalising_twice_changes_nothing(text: str) -> None:
    """Required: normalised text is its own normal form, in NFKC."""
    once = normalise(text)

    assert normalise(once) == once
    assert unicodedata.is_normalized("NFKC", once)
