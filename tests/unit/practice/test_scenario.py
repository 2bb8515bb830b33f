"""Scenarios are declarations that load whole, and names that are misspelt find their neighbours."""

from __future__ import annotations

from importlib import resources

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome
from subterminator.practice import Scenario, find, scenarios
from subterminator.practice.site.options import OPTIONS
from subterminator.practice.site.paths import TIDELIGHT, TWINS
from subterminator.practice.site.quirks import QUIRKS
from subterminator.practice.site.scenario import FlowStep, Quirk

SCRIPTS = resources.files("subterminator.practice.site").joinpath("static", "scripts")


@pytest.mark.spec("practice.declared")
@pytest.mark.parametrize("scenario", scenarios().values(), ids=lambda scenario: scenario.name)
def test_a_declared_scenario_is_complete(scenario: Scenario) -> None:
    """Whoever lists scenarios can show each one, and whoever runs it knows what to expect."""
    assert scenario.title
    assert scenario.description.endswith(".")
    assert scenario.description.count(". ") == 0
    assert Outcome.named(scenario.expected).word == scenario.expected
    assert len({step.slug for step in scenario.steps}) == len(scenario.steps)
    assert scenario.on_finish is None or scenario.on_finish.name in QUIRKS
    assert scenario.twin in TWINS
    assert {name for step in scenario.steps for name in step.options} <= set(OPTIONS)
    for script in filter(None, (scenario.script, scenario.page_script)):
        assert SCRIPTS.joinpath(f"{script.name}.js").is_file()


@pytest.mark.spec("practice.declared")
def test_a_scenario_takes_over_what_it_does_not_say() -> None:
    """`like` names another scenario; only the differences are declared."""
    hover, timed = find("label_swap_hover"), find("label_swap")

    assert hover.steps == timed.steps
    assert hover.title != timed.title
    assert hover.script == Quirk("label_swap", {"on": "pointerenter"})


@pytest.mark.spec("practice.declared")
def test_a_step_is_a_word_or_a_table() -> None:
    """The short form names page and variant, the long one has options too."""
    assert FlowStep.declared("offer:pause") == FlowStep("offer", "pause")
    assert FlowStep.declared({"page": "survey", "required": True}) == FlowStep("survey", required=True)
    assert [TIDELIGHT.step(step) for step in (FlowStep("offer", "pause"), FlowStep("final"), FlowStep("done"))] == [
        "/cancel/offer-pause",
        "/cancel/review",
        "/cancel/confirmation",
    ]


@pytest.mark.spec("practice.declared")
@pytest.mark.parametrize("steps", [(), ("done",), ("final",), ("done", "final"), ("final", "final", "done")])
def test_a_flow_without_its_two_fixed_pages_is_refused(steps: tuple[str, ...]) -> None:
    """Exactly one page is irreversible, and the confirmation is the last word."""
    with pytest.raises(ValueError, match="one 'final' and end with 'done'"):
        find("straight").but(steps=tuple(FlowStep.declared(step) for step in steps))


@pytest.mark.spec("practice.declared")
def test_an_outcome_that_does_not_exist_is_refused() -> None:
    """`expected` is compared with real outcomes, so it must be one."""
    with pytest.raises(ValueError, match="'splendid'"):
        find("straight").but(expected="splendid")
    with pytest.raises(ValueError, match="'splendid'"):
        find("straight").but(or_else="splendid")


@pytest.mark.spec("practice.unknown-name")
@pytest.mark.parametrize(
    ("asked", "near"), [("strait", "straight"), ("double-submit", "double_submit"), ("LYING", "lying_success")]
)
def test_a_misspelt_name_is_answered_with_its_neighbours(asked: str, near: str) -> None:
    """The person sees what they meant."""
    with pytest.raises(ConfigurationError, match=f"{asked}.*{near}"):
        find(asked)


@pytest.mark.spec("practice.unknown-name")
def test_a_name_like_no_other_is_answered_with_all() -> None:
    """Where nothing is near, everything is offered."""
    with pytest.raises(ConfigurationError) as refused:
        find("zzz")
    assert all(name in str(refused.value) for name in scenarios())
