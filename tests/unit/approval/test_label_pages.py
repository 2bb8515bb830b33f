"""Pages of labels in every language, ten thousand in the matrix: nothing that costs or ends goes through unasked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import lru_cache
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stand_ins import Service, control, page
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Allow
from subterminator.domain.protocols import Action
from subterminator.lexicon.lexicon import Lexicon

LANGUAGES = sorted(Lexicon.load().languages)
PADS = ["", " ", "\u200b", "\u00a0", "  ", "\u2060"]
POLICY = Policy(Service(), Lexicon.load())


@lru_cache
def phrases(language: str, *intents: str) -> list[str]:
    """What the language file lists for these intents, its placeholders filled with words of its own."""
    data = tomllib.loads(resources.files("subterminator.lexicon").joinpath(f"{language}.toml").read_text("utf-8"))
    fill = {name: words[0] for name, words in data.get("classes", {}).items()} | {"plan": "Premium"}
    listed = [phrase for intent in intents for phrase in data["control"].get(intent, [])]
    return [re.sub(r"\{(\w+)\}", lambda m: fill.get(m[1], "Premium"), phrase).replace("#", "3") for phrase in listed]


@st.composite
def labels(draw: st.DrawFn, language: str) -> tuple[str, bool]:
    """A label as a button may hold it, and whether something in it costs or ends."""
    grave = draw(st.booleans())
    intents = ("money", "accept", "resume", "final") if grave else ("keep", "close", "signin")
    said = draw(st.sampled_from(phrases(language, *intents)))
    said = draw(st.sampled_from([said, said.upper(), said.capitalize()]))
    pad = draw(st.sampled_from(PADS))
    said = pad.join(["", *said.split(" "), ""]) if pad.isspace() and pad else f"{pad}{said}{pad}"
    if draw(st.booleans()):
        said = f"{draw(st.sampled_from(phrases(language, 'keep')))}. {said}"
    return said, grave


@pytest.mark.spec("approval.never-allowed")
@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_no_page_of_labels_lets_a_costly_or_final_control_through(language: str, data: st.DataObject) -> None:
    """Required: padded, in capitals, beside a promise to keep: a label that costs or ends is refused or asked about."""
    said = data.draw(st.lists(labels(language), min_size=1, max_size=4))
    view = page(*(control(text, node=f"0:{place}") for place, (text, _) in enumerate(said)))
    for element, (text, grave) in zip(view.elements, said, strict=True):
        verdict = POLICY.judge(element, Action("click"), view)
        assert not (grave and isinstance(verdict, Allow)), (text, verdict)
        only_shown = replace(element, name="")
        assert not (grave and isinstance(POLICY.judge(only_shown, Action("click"), view), Allow)), text
