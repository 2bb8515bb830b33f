"""The word lists of the language files: checked here, and used from every language."""

from __future__ import annotations

import pytest

from subterminator.lexicon.language_files import (
    LISTS,
    amount_words,
    check,
    entries,
    identifiers,
    language_file,
    languages,
)


@pytest.mark.spec("lexicon.word-lists")
@pytest.mark.parametrize(
    ("table", "lists", "fault"),
    [
        ("addresses", {"ends": ["cancel"]}, r"xx: no list of \[addresses\] is called ends"),
        ("addresses", {"end": "cancel"}, r"xx: end of \[addresses\] is no list of words"),
        ("identifiers", {"end": [""]}, r"xx: end of \[identifiers\] is no list of words"),
        ("amounts", {"charging": ["fees?", "(due"]}, r"xx: \(due in charging of \[amounts\]: missing \)"),
    ],
)
def test_a_faulty_word_list_is_named(table: str, lists: dict[str, object], fault: str) -> None:
    """Required: a list that would be ignored or cannot be matched is an error, so that no word is silently lost."""
    with pytest.raises(ValueError, match=fault):
        check("xx", {table: lists})


@pytest.mark.spec("lexicon.word-lists")
@pytest.mark.parametrize("language", languages())
def test_the_files_of_the_program_are_without_fault(language: str) -> None:
    """Required: they are not checked when they are loaded, as that would take longer than anything else."""
    check(language, language_file(language))


@pytest.mark.spec("lexicon.word-lists")
def test_an_unknown_setting_is_named() -> None:
    """Required: a setting or table that nothing reads is an error."""
    with pytest.raises(ValueError, match="xx: nothing is called adresses"):
        check("xx", {"language": "xx", "concord": True, "roles": {}, "adresses": {}})


@pytest.mark.spec("lexicon.word-lists")
@pytest.mark.parametrize(("table", "name"), [(table, name) for table, lists in LISTS.items() for name in lists])
def test_every_word_list_has_entries(table: str, name: str) -> None:
    """Required: no list is explained that no language has."""
    assert entries(table, name)


@pytest.mark.spec("lexicon.word-lists")
def test_the_lists_of_all_languages_count_together() -> None:
    """Required: an address or an amount is read by the words of every language."""
    assert {"plan", "abo"} <= identifiers("subscription")
    assert all(map(amount_words("charging").search, ["a fee", "eine Gebühr", "opłata", "手数料がかかります", "الرسوم"]))
