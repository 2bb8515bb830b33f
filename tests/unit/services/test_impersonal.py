"""What a learned definition may hold: no name, e-mail address, number, amount or code of a person."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subterminator.services.impersonal import PersonalData

GIULIA = PersonalData(["Giulia Mariani", "giulia.mariani@postina.example"], "AdessoTV adessotv.example")


@pytest.mark.spec("services.impersonal")
@pytest.mark.parametrize(
    ("label", "kept"),
    [
        ("Manage AdessoTV plan", "Manage AdessoTV plan"),
        ("Cancel", "Cancel"),
        ("마이페이지", "마이페이지"),
        ("解約手続き", "解約手続き"),
        ("Profilo di Giulia", "Profilo di *"),
        ("Konto von Anna", "Konto von *"),
        ("Anna\u2019s account", "* account"),
        ("Contract 8812", "Contract *"),
        ("Cancel order #55-12", "Cancel order *"),
        ("Pay \u20ac12.99 now", "Pay * now"),
        ("Anna Schmidt", ""),
        ("AS", ""),
        ("田中 太郎", ""),
        ("田中さんのマイページ", ""),
        ("giulia.mariani@postina.example", ""),
        ("Attendez, Camille !", ""),
    ],
)
def test_label_keeps_known_words_alone(label: str, kept: str) -> None:
    """Required: unknown words, numbers and amounts are masked; where little else is left, nothing is kept."""
    assert GIULIA.label(label) == kept


@pytest.mark.spec("services.impersonal")
@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/konto/abo", "/konto/abo"),
        ("/v2/plan", "/v2/plan"),
        ("/subscriptions/A-S00481926/cancel", "/subscriptions/*/cancel"),
        ("/u/8812", "/u/*"),
        ("/s/abcDEFghiJKLmnopq/plan", "/s/*/plan"),
        ("/giulia%20mariani/x", "/*/x"),
        ("/people/giulia-m", "/people/*"),
    ],
)
def test_path_keeps_its_words(path: str, kept: str) -> None:
    """Required: a part with a number, a code or the name is any."""
    assert GIULIA.path(path) == kept


@pytest.mark.spec("services.impersonal")
def test_selector_and_query_keep_words_alone() -> None:
    """Required: no selector by a counted or coded key, or by place alone; no query but plain words."""
    kept = ["#cont", '[data-testid="manage-plan"]', "#app>div>a:nth-of-type(12)"]
    assert GIULIA.selectors([*kept, "#btn-12", "body>a", "#giulia-menu", '[name="sub_8812"]']) == kept
    assert [GIULIA.query(each) for each in ("tab=billing", "id=8812", "user=giulia", "a=b&c=d", "x")] == [
        *("tab=billing", "", "", "a=b&c=d", "")
    ]


@pytest.mark.spec("services.impersonal")
@given(
    name=st.sampled_from(["Giulia", "MARIANI", "giulia.mariani@postina.example", "4711", "\u20ac9.99"]),
    around=st.lists(
        st.sampled_from(["Cancel", "membership", "your", "account", "Kündigen", "-", "/", "("]), max_size=5
    ),
    place=st.integers(0, 5),
)
def test_no_label_or_path_keeps_the_person(name: str, around: list[str], place: int) -> None:
    """Required: wherever the name, address, number or amount stands."""
    words = [*around[:place], name, *around[place:]]
    kept = [
        GIULIA.label(" ".join(words)),
        GIULIA.path("/".join(["", *words])),
        *GIULIA.selectors([f"#{'-'.join(words)}"]),
    ]
    assert not any(name.casefold() in each.casefold() for each in kept)
