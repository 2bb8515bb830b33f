"""Service configuration of design B: checkpoint conditions and completion criteria."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field

from subterminator.lexicon.normalise import normalise
from subterminator.mcp.snapshot import Pruning
from subterminator.mcp.types import CompletionCriteria, Predicate, Snapshot
from subterminator.services.definition import ServiceDefinition


@dataclass(frozen=True, slots=True)
class ServiceConfig:
    """Predicates on snapshots for one service (seed 000 §2.7)."""

    name: str
    checkpoint_conditions: list[Predicate] = field(default_factory=list)
    completion_criteria: CompletionCriteria = field(default_factory=CompletionCriteria)
    system_prompt_addition: str = ""
    pruning: Pruning = field(default_factory=Pruning)
    """Limits on the content of snapshots."""

    def check_checkpoint(self, snapshot: Snapshot) -> bool:
        """Return whether a person has to approve presses on this page."""
        return any(condition(snapshot) for condition in self.checkpoint_conditions)

    def verify_success(self, snapshot: Snapshot) -> bool:
        """Return whether the page supports a claim of success.

        Without success indicators a page supports it unless it shows a failure: the account page decides.
        """
        signs = self.completion_criteria.success_indicators
        return not self.check_failure(snapshot) and (not signs or any(sign(snapshot) for sign in signs))

    def check_failure(self, snapshot: Snapshot) -> bool:
        """Return whether the page shows a failure."""
        return any(indicator(snapshot) for indicator in self.completion_criteria.failure_indicators)

    @classmethod
    def from_definition(cls, definition: ServiceDefinition) -> ServiceConfig:
        """Build the predicates from a definition's facts. Text is compared normalised, as in the lexicon."""
        checkpoint, completion = definition.checkpoint, definition.completion
        return cls(
            name=definition.id,
            checkpoint_conditions=_contains(_title, checkpoint.title) + _contains(_controls, checkpoint.control),
            completion_criteria=CompletionCriteria(
                success_indicators=_contains(_title, completion.success_title)
                + _contains(lambda snapshot: [snapshot.lines], completion.success_text),
                failure_indicators=_contains(
                    lambda snapshot: [snapshot.page.url], completion.failure_url, plain=str.casefold
                ),
            ),
            system_prompt_addition=definition.prompt,
            pruning=Pruning(
                **{name: limit for name, limit in asdict(definition.snapshot).items() if limit is not None}
            ),
        )


def _title(snapshot: Snapshot) -> list[str]:
    return [snapshot.page.title]


def _controls(snapshot: Snapshot) -> list[str]:
    return [each.name for each in snapshot.elements if "enabled" in each.state]


def _contains(
    read: Callable[[Snapshot], Iterable[str]], words: Iterable[str], plain: Callable[[str], str] = normalise
) -> list[Predicate]:
    """Make a predicate for each of the words: whether they stand in one of the texts that `read` returns."""

    def predicate(expected: str) -> Predicate:
        return lambda snapshot: any(expected in plain(text) for text in read(snapshot))

    return [predicate(plain(each)) for each in words]
