"""What a service's facts mean for design B: when to pause for a person, what a claim of success must show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from subterminator.lexicon.normalise import normalise
from subterminator.mcp.types import CompletionCriteria, Predicate, Snapshot
from subterminator.services.definition import ServiceDefinition

__all__ = ["ServiceConfig"]


@dataclass(frozen=True, slots=True)
class ServiceConfig:
    """One service, put into predicates on snapshots (seed 000 §2.7)."""

    name: str
    checkpoint_conditions: list[Predicate] = field(default_factory=list)
    completion_criteria: CompletionCriteria = field(default_factory=CompletionCriteria)
    system_prompt_addition: str = ""

    def check_checkpoint(self, snapshot: Snapshot) -> bool:
        """Whether a person has to agree before anything is pressed on this page."""
        return any(condition(snapshot) for condition in self.checkpoint_conditions)

    def verify_success(self, snapshot: Snapshot) -> bool:
        """Whether the page bears out a claim of success. Where no signs are named, the account page decides alone."""
        criteria = self.completion_criteria
        if any(indicator(snapshot) for indicator in criteria.failure_indicators):
            return False
        return not criteria.success_indicators or any(sign(snapshot) for sign in criteria.success_indicators)

    @classmethod
    def from_definition(cls, definition: ServiceDefinition) -> ServiceConfig:
        """The predicates that a definition's facts stand for. Words are compared as the lexicon compares them."""
        checkpoint, completion = definition.checkpoint, definition.completion
        return cls(
            name=definition.id,
            checkpoint_conditions=_all(_title, checkpoint.title) + _all(_control, checkpoint.control),
            completion_criteria=CompletionCriteria(
                success_indicators=_all(_title, completion.success_title) + _all(_text, completion.success_text),
                failure_indicators=_all(_url, completion.failure_url),
            ),
            system_prompt_addition=definition.prompt,
        )


def _all(make: Callable[[str], Predicate], words: Iterable[str]) -> list[Predicate]:
    return [make(each) for each in words]


def _title(words: str) -> Predicate:
    sought = normalise(words)
    return lambda snapshot: sought in normalise(snapshot.page.title)


def _control(words: str) -> Predicate:
    sought = normalise(words)
    return lambda snapshot: any(
        "enabled" in each.state and sought in normalise(each.name) for each in snapshot.elements
    )


def _text(words: str) -> Predicate:
    sought = normalise(words)
    return lambda snapshot: sought in normalise(snapshot.lines)


def _url(words: str) -> Predicate:
    sought = words.casefold()
    return lambda snapshot: sought in snapshot.page.url.casefold()
