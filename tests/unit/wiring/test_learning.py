"""What is learned from a journal: what led on, by lasting marks, and nothing of the person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.record.journal import SessionLogger
from subterminator.record.runs import RunRecord
from subterminator.services.definition import load_file
from subterminator.wiring.learning import Lesson, learn, save, saved_path

HOME = "https://gym.example"
DEFINITION = f"""
id = "gym"
name = "Gym"
entry_url = "{HOME}/account?token=a8f3c0ffee"
hosts = ["gym.example"]

[manual]
phone = "0800"
"""
SPEC = {
    "run_id": "r1",
    "service": "gym",
    "design": "handlers",
    "brain": "rules",
    "created": "2026-11-20T10:00:00+00:00",
    "options": {},
}
Story = list[tuple[str, dict[str, Any]]]


class Folder:
    """A folder with a definition, and the journals of runs of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "gym.toml"
        self.file.write_text(DEFINITION, encoding="utf-8")
        self.config = AppConfig.load(config_dir=folder / "config", output_dir=folder / "runs", data_dir=folder / "data")

    def run(self, story: Story, outcome: str = "scheduled", **spec: Any) -> RunRecord:
        """Write the journal of a run."""
        with SessionLogger.start(self.config.output_dir, "gym") as journal:
            journal.write("run_started", spec={**SPEC, "service_file": str(self.file), **spec})
            journal.write("leg_started", leg=1)
            for event, fields in story:
                journal.write(event, **fields)
            journal.write("run_ended", outcome=outcome, state="complete", message="")
        return RunRecord.load(journal.directory)

    def learn(self, story: Story, **spec: Any) -> Lesson:
        return learn(self.run(story, **spec), self.config)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def opened(path: str) -> Story:
    return [("navigating", {"url": HOME + path}), ("looked", {"url": HOME + path, "title": "", "elements": 3})]


def state(name: str) -> tuple[str, dict[str, Any]]:
    return "state", {"state": name, "confidence": 0.9, "reasoning": "", "by": "heuristics"}


def press(name: str, page: str, to: str = "", role: str = "link", **fields: Any) -> Story:
    target = {"page": HOME + page, "digest": f"{page} {name}", "role": role, "name": name, "exploring": False}
    target |= {"css": [], "href": HOME + to if role == "link" else "", "section": ""} | fields
    story: Story = [("pressing", {"action": "click", "role": role, "name": name, "target": target})]
    looked: Story = [("looked", {"url": HOME + to, "title": "", "elements": 3})] if to else []
    return [*story, ("pressed", {"action": "click", "role": role, "name": name, "url": HOME + (to or page)}), *looked]


def final(name: str, page: str) -> Story:
    (_, fields), *_ = press(name, page, role="button", css=["#finish"])
    return [
        ("submitting", {"control": name, "digest": "", "intent": 1, "target": fields["target"]}),
        ("submitted", {"control": name, "url": f"{HOME}/done"}),
        *opened("/account"),
    ]


def read_back(path: str, **facts: str) -> Story:
    return [("read_back", {"state": "account_cancelled", "url": HOME + path, "facts": facts})]


PLAIN: Story = [
    *opened("/account"),
    state("account_active"),
    *press("Manage plan", "/account", "/plan", css=['[data-testid="manage"]', "#manage"], section="Your plan"),
    state("account_active"),
    *press("Cancel membership", "/plan", "/offer"),
    state("retention_offer"),
    *press("No thanks", "/offer", "/why", role="button"),
    state("exit_survey"),
    *press("Too expensive", "/why", role="radio"),
    *press("Continue", "/why", "/review", role="button"),
    state("final_confirmation"),
    *final("Finish cancellation", "/review"),
    *read_back("/account", ends="2026-12-20"),
]


@pytest.mark.spec("services.learn")
def test_what_led_on_is_learned_in_order_with_its_marks(folder: Folder) -> None:
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
def test_what_was_backed_out_of_is_not_learned(folder: Folder) -> None:
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
def test_page_that_was_opened_by_its_address_is_learned_as_that(folder: Folder) -> None:
    """Required: where the search opened a link of another page; not where the address names the person's own."""
    steps = folder.learn([*PLAIN[:3], *opened("/plan"), state("account_active"), *PLAIN[7:]]).definition.steps
    assert [(each.address, each.name) for each in steps[:2]] == [("/plan", ""), ("", "Cancel membership")]
    lesson = folder.learn([*PLAIN[:3], *opened("/plan/88123"), state("account_active"), *PLAIN[7:]])
    assert lesson.definition.steps[0].name == "Cancel membership"
    assert len(lesson.left_out) == 1


@pytest.mark.spec("services.learn")
def test_page_where_the_account_was_read_becomes_the_start(folder: Folder) -> None:
    """Required: if it showed a running subscription before, and the proof was read there."""
    story = [*PLAIN[:-1], *read_back("/plan")]
    definition = folder.learn(story).definition
    assert definition.entry_url == f"{HOME}/plan"
    assert definition.steps[0].name == "Cancel membership"
    for elsewhere in ("/plan?id=8812", "/offer", "/never"):
        assert folder.learn([*PLAIN[:-1], *read_back(elsewhere)]).definition.entry_url == f"{HOME}/account"


@pytest.mark.spec("services.learn-impersonal")
def test_nothing_of_the_person_is_written(folder: Folder) -> None:
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
def test_definition_that_itself_names_the_person_is_not_passed_on(folder: Folder) -> None:
    """Required: refused with what names them."""
    folder.file.write_text(DEFINITION.replace('name = "Gym"', 'name = "Gym"\nplan = "Mariani Family"'))
    with pytest.raises(ConfigurationError, match="Mariani Family"):
        folder.learn([*PLAIN[:-1], *read_back("/account", account="Giulia Mariani")])


@pytest.mark.spec("services.learn")
def test_only_a_whole_run_that_ended_as_cancelled_is_learned_from(folder: Folder) -> None:
    """Required: no other outcome, no practice site of the program's own, no changed journal."""
    for outcome in ("failed", "needs_review", "already_cancelled", "dry_run", "retained"):
        with pytest.raises(ConfigurationError, match="has not ended as cancelled"):
            learn(folder.run(PLAIN, outcome), folder.config)
    with pytest.raises(ConfigurationError, match="practice site"):
        learn(folder.run(PLAIN, scenario="straight"), folder.config)
    changed = folder.run(PLAIN)
    journal = changed.directory / "journal.jsonl"
    journal.write_text(journal.read_text("utf-8").replace("Manage plan", "Upgrade now"), encoding="utf-8")
    with pytest.raises(ConfigurationError, match="journal"):
        learn(RunRecord.load(changed.directory), folder.config)
