"""What is learned from a journal: what led on, by lasting marks, and nothing of the person."""

from __future__ import annotations

from pathlib import Path

import pytest

from gym import DEFINITION, HOME, PLAIN, Gym, Story, final, opened, press, read_back, state
from subterminator.domain.errors import ConfigurationError
from subterminator.record.runs import RunRecord
from subterminator.services.definition import load_file
from subterminator.wiring.learning import learn, save, saved_path


@pytest.fixture
def folder(tmp_path: Path) -> Gym:
    return Gym(tmp_path)


@pytest.mark.spec("services.learn")
def test_what_led_on_is_learned_in_order_with_its_marks(folder: Gym) -> None:
    """Required: page, role, name and two more marks, what each does; the answer to a question is none of it."""
    lesson = folder.learn(PLAIN)
    steps = lesson.definition.steps
    assert [(each.does, each.page, each.name) for each in steps] == [
        ("leads on", "/account", "Manage plan"),
        ("starts", "/plan", "Cancel membership"),
        ("declines", "/offer", "No thanks"),
        ("goes on", "/why", "Continue"),
        ("ends", "/review", "Finish cancellation"),
    ]
    assert (steps[0].role, steps[0].css, steps[0].href, steps[0].section, steps[0].state) == (
        *("link", ('[data-testid="manage"]', "#manage"), "/plan", "Your plan"),
        "account_active",
    )
    assert lesson.definition.manual is not None, "what was known before stays"
    assert lesson.left_out == []

    path = saved_path(folder.config, lesson)
    save(lesson, path)
    assert load_file(path).steps == steps
    with pytest.raises(ConfigurationError, match="exists"):
        save(lesson, path)
    save(lesson, path, overwrite=True)


@pytest.mark.spec("services.learn")
def test_control_whose_name_says_nothing_is_learned_by_its_text(folder: Gym) -> None:
    """Required: a kit reads its look aloud for every button of it; what may name the person is still left out."""
    start, rest = PLAIN[:3], PLAIN[5:]
    for text, name in (("Manage plan", "Manage plan"), ("Zofka Byron", None)):
        told = press("Geaccentueerd", "/account", "/plan", digest="/account look")
        told[0][1]["text"] = text
        told[0][1]["target"]["css"] = []
        lesson = folder.learn([*start, *told, *rest])
        assert any(each.name == name for each in lesson.definition.steps) == (name is not None)
        assert not any("Zofka" in each.name for each in lesson.definition.steps)


@pytest.mark.spec("services.learn")
def test_what_was_backed_out_of_is_not_learned(folder: Gym) -> None:
    """Required: pages that were opened again, a menu that was closed again, and a press that the page did not take."""
    wrong = press("Help", "/account", "/help")
    menu = press("Menu", "/account", role="button")
    failed = [*press("Covered", "/account")[:1], ("not_pressed", {"role": "link", "name": "Covered", "reason": ""})]
    start, rest = PLAIN[:3], PLAIN[3:]
    plain = folder.learn(PLAIN).definition.steps
    assert folder.learn([*start, *wrong, *opened("/account"), state("account_active"), *rest]).definition.steps == plain
    closed = press("Menu", "/account", role="button", digest="open")
    back = press("Manage plan", "/account", "/plan", digest="/account Menu", section="Your plan")
    back[0][1]["target"]["css"] = ['[data-testid="manage"]', "#manage"]
    assert folder.learn([*start, *menu, *closed, *back, *PLAIN[6:]]).definition.steps == plain
    assert folder.learn([*start, *failed, *rest]).definition.steps == plain


@pytest.mark.spec("services.learn")
def test_flow_that_went_on_after_a_look_at_the_account_is_learned_whole(folder: Gym) -> None:
    """Required: where a step may have been the end, the account was read, and the page after it opened again."""
    doubted: Story = [
        *final("Next", "/review")[:1],
        *opened("/really")[1:],
        ("submitted", {"control": "Next", "url": f"{HOME}/really"}),
        *opened("/account"),
        *opened("/really"),
        state("final_confirmation"),
        *final("Finish cancellation", "/really"),
    ]
    steps = folder.learn([*PLAIN[:-5], *doubted, *read_back("/account")]).definition.steps
    assert [each.name for each in steps[-3:]] == ["Continue", "Next", "Finish cancellation"]
    assert steps[0].name == "Manage plan"


@pytest.mark.spec("services.learn")
def test_page_that_was_opened_by_its_address_is_learned_as_that(folder: Gym) -> None:
    """Required: where the search opened a link of another page; not where the address names the person's own."""
    steps = folder.learn([*PLAIN[:3], *opened("/plan"), state("account_active"), *PLAIN[7:]]).definition.steps
    assert [(each.address, each.name) for each in steps[:2]] == [("/plan", ""), ("", "Cancel membership")]
    lesson = folder.learn([*PLAIN[:3], *opened("/plan/88123"), state("account_active"), *PLAIN[7:]])
    assert lesson.definition.steps[0].name == "Cancel membership"
    assert len(lesson.left_out) == 1


@pytest.mark.spec("services.learn")
def test_page_where_the_account_was_read_becomes_the_start(folder: Gym) -> None:
    """Required: if it showed a running subscription before, and the proof was read there."""
    story = [*PLAIN[:-1], *read_back("/plan")]
    definition = folder.learn(story).definition
    assert definition.entry_url == f"{HOME}/plan"
    assert definition.steps[0].name == "Cancel membership"
    for elsewhere in ("/plan?id=8812", "/offer", "/never"):
        assert folder.learn([*PLAIN[:-1], *read_back(elsewhere)]).definition.entry_url == f"{HOME}/account"


@pytest.mark.spec("services.learn-impersonal")
def test_nothing_of_the_person_is_written(folder: Gym) -> None:
    """Required: no name, address, number, amount or token, wherever the site shows them; what is lost is said."""
    story: Story = [
        *opened("/account"),
        state("account_active"),
        *press("Profile of Giulia", "/account", "/people/giulia.mariani/4711", section="Hello Giulia Mariani"),
        *press("Giulia Mariani", "/people/giulia.mariani/4711", role="button", css=["#giulia-menu"]),
        *press("Contract 88123456", "/people/giulia.mariani/4711", "/c/88123456?session=a8f3c0ffee"),
        state("unknown"),
        *press("Cancel for \u20ac12.99", "/c/88123456", role="button", css=["#end-88123456", '[data-testid="end"]']),
        *final("Finish cancellation", "/c/88123456/end"),
        *read_back("/account", account="Giulia Mariani", ends="2026-12-20"),
        ("note", {"message": "a mail goes to giulia.mariani@postina.example"}),
    ]
    lesson = folder.learn(story, account="giulia.mariani@postina.example")
    path = folder.folder / "learned.toml"
    save(lesson, path)
    text = path.read_text(encoding="utf-8")
    for secret in ("giulia", "mariani", "postina", "4711", "88123456", "12.99", "a8f3c0ffee", "token", "session"):
        assert secret not in text.casefold(), secret
    steps = lesson.definition.steps
    assert [(each.page, each.name) for each in steps] == [
        ("/account", "Profile of *"),
        ("/people/*/*", "Contract *"),
        ("/c/*", "Cancel for *"),
        ("/c/*/end", "Finish cancellation"),
    ]
    assert lesson.left_out == ["a button on /people/*/*: what it reads may name you, and nothing else tells it"]
    assert lesson.definition.entry_url == f"{HOME}/account"


@pytest.mark.spec("services.learn-impersonal")
def test_definition_that_itself_names_the_person_is_not_passed_on(folder: Gym) -> None:
    """Required: refused with what names them."""
    folder.file.write_text(DEFINITION.replace('name = "Gym"', 'name = "Gym"\nplan = "Mariani Family"'))
    with pytest.raises(ConfigurationError, match="Mariani Family"):
        folder.learn([*PLAIN[:-1], *read_back("/account", account="Giulia Mariani")])


@pytest.mark.spec("services.learn")
def test_only_a_whole_run_that_ended_as_cancelled_is_learned_from(folder: Gym) -> None:
    """Required: no other outcome, no practice site of the program's own, no changed journal."""
    for outcome in ("failed", "needs_review", "already_cancelled", "dry_run", "retained"):
        with pytest.raises(ConfigurationError, match="has not ended as cancelled"):
            learn(folder.run(PLAIN, outcome), folder.config)
    with pytest.raises(ConfigurationError, match="practice site"):
        learn(folder.run(PLAIN, scenario="straight"), folder.config)
    with pytest.raises(ConfigurationError, match="--save-as"):
        learn(folder.run(PLAIN), folder.config, "practice")
    changed = folder.run(PLAIN)
    journal = changed.directory / "journal.jsonl"
    journal.write_text(journal.read_text("utf-8").replace("Manage plan", "Upgrade now"), encoding="utf-8")
    with pytest.raises(ConfigurationError, match="journal"):
        learn(RunRecord.load(changed.directory), folder.config)


@pytest.mark.spec("services.learn")
@pytest.mark.spec("engine.own-data")
def test_what_was_filled_in_from_the_account_is_not_learned(folder: Gym) -> None:
    """Required: neither the field nor its value."""
    typed = {"role": "textbox", "name": "E-mail address *", "action": "fill", "value": "<account:e_mail>"}
    fill = [("pressing", typed), ("pressed", {**typed, "url": f"{HOME}/why"})]
    plain, with_fill = folder.learn(PLAIN), folder.learn([*PLAIN[:9], *fill, *PLAIN[9:]])
    assert with_fill.definition.steps == plain.definition.steps
    assert "account:" not in str(with_fill.definition)
