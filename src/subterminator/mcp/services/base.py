"""Service configuration of design B: checkpoint conditions and completion criteria."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from subterminator.lexicon.normalise import normalise
from subterminator.mcp.types import CompletionCriteria, Predicate, Snapshot
from subterminator.services.definition import ServiceDefinition


@dataclass(frozen=True, slots=True)
class ServiceConfig:
    """Predicates on snapshots for one service (seed 000 §2.7)."""

    name: str
    checkpoint_conditions: list[Predicate] = field(default_factory=list)
    completion_criteria: CompletionCriteria = field(default_factory=CompletionCriteria)
    system_prompt_addition: str = ""

    def check_checkpoint(self, snapshot: Snapshot) -> bool:
        """Return whether a person has to approve presses on this page."""
        return any(condition(snapshot) for condition in self.checkpoint_conditions)

    def verify_success(self, snapshot: Snapshot) -> bool:
        """Return whether the page supports a claim of success.

        Without success indicators a page supports it unless it shows a failure: the account page decides.
        """
        criteria = self.completion_criteria
        if any(indicator(snapshot) for indicator in criteria.failure_indicators):
            return False
        return not criteria.success_indicators or any(sign(snapshot) for sign in criteria.success_indicators)

    @classmethod
    def from_definition(cls, definition: ServiceDefinition) -> ServiceConfig:
        """Build the predicates from a definition's facts. Text is compared normalised, as in the lexicon."""
        checkpoint, completion = definition.checkpoint, definition.completion
        return cls(
            name=definition.id,
            checkpoint_conditions=_predicates(_title_contains, checkpoint.title)
            + _predicates(_control_contains, checkpoint.control),
            completion_criteria=CompletionCriteria(
                success_indicators=_predicates(_title_contains, completion.success_title)
                + _predicates(_text_contains, completion.success_text),
                failure_indicators=_predicates(_url_contains, completion.failure_url),
            ),
            system_prompt_addition=definition.prompt,
        )


def _predicates(make: Callable[[str], Predicate], words: Iterable[str]) -> list[Predicate]:
    return [make(each) for each in words]


def _title_contains(words: str) -> Predicate:
    expected = normalise(words)
    return lambda snapshot: expected in normalise(snapshot.page.title)


def _control_contains(words: str) -> Predicate:
    expected = normalise(words)
    return lambda snapshot: any(
        "enabled" in each.state and expected in normalise(each.name) for each in snapshot.elements
    )


def _text_contains(words: str) -> Predicate:
    expected = normalise(words)
    return lambda snapshot: expected in normalise(snapshot.lines)


def _url_contains(words: str) -> Predicate:
    expected = words.casefold()
    return lambda snapshot: expected in snapshot.page.url.casefold()
