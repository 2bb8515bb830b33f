"""Brains: each decides the steps of a run and does nothing itself. Bundled ones, and those of other packages.

A package adds one by an entry point in the group `subterminator.brains`, named as `--brain` names it: a subclass of
`Brain`. It is loaded only in a run that names it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import AccountWitness, AIInterpreterProtocol, PlannerProtocol
from subterminator.domain.settings import Pictures
from subterminator.mcp.types import AIClientProtocol
from subterminator.services.definition import ServiceDefinition

if TYPE_CHECKING:
    from subterminator.core.ai.usage import Usage

GROUP = "subterminator.brains"
RULES = "rules"
BUNDLED = (RULES, "claude", "openai")
"""Names that no other package may take."""


@dataclass(frozen=True, kw_only=True)
class BrainTask:
    """Facts for a brain of the run that it leads."""

    service: ServiceDefinition
    subscription: str
    """Name of what is to be cancelled, for a model."""
    model: str
    """As `--model` names it; "" where it does not."""
    pictures: Pictures
    """Questions that have a picture."""
    timeout: float
    """Seconds for one answer."""
    retries: int
    """Further attempts after a transient error."""
    mask: Callable[[str], str]
    """Masks what must not leave the machine, in a text that does."""
    tell: Callable[[str], None]
    """Shows the person a sentence, and writes it to the journal."""
    used: Callable[[Usage], None]
    """Counts what an answer of a model cost."""


class Brain:
    """Makes the decision makers of one leg. One that is not made here does not lead that design."""

    def __init__(self, task: BrainTask) -> None:
        self.task = task

    def planner(self) -> PlannerProtocol | None:
        """Return the planner of design A."""
        return None

    def client(self) -> AIClientProtocol | None:
        """Return the model client of design B."""
        return None

    def interpreter(self) -> AIInterpreterProtocol | None:
        """Return who names the pages that the handlers do not recognise; None: nobody."""
        return None

    def witness(self) -> AccountWitness | None:
        """Return who describes an account page with thin evidence; None: nobody. Alone it proves nothing."""
        return None

    async def ready(self) -> None:
        """Prepare slow parts while the browser starts. Its errors are dropped: they surface at the first question."""

    async def close(self) -> None:
        """Close what was opened."""


def known_brains() -> list[str]:
    """List the names for `--brain`, the bundled ones first. Loads none of them."""
    return [*BUNDLED, *sorted({each.name for each in entry_points(group=GROUP)} - set(BUNDLED))]


def plugin(name: str) -> EntryPoint:
    """Return the entry point of a brain of another package.

    Raises:
        ConfigurationError: there is none, or several packages claim the name.
    """
    claims = [each for each in entry_points(group=GROUP) if each.name == name]
    packages = sorted({each.dist.name if each.dist is not None else "?" for each in claims})
    if not claims:
        raise ConfigurationError(f"no brain is called {name!r}: there are {', '.join(known_brains())}")
    if len(packages) > 1:
        raise ConfigurationError(f"several packages have a brain {name!r}: {', '.join(packages)}. Remove all but one")
    return claims[0]


def loaded_plugin(name: str, task: BrainTask) -> Brain:
    """Load and make a brain of another package.

    Raises:
        ConfigurationError: it cannot be loaded or made, or is no brain; in one line.
    """
    entry = plugin(name)
    where = f"the brain {name!r} ({entry.value})"
    try:
        made = entry.load()(task)
    except Exception as error:  # theirs, whatever it is
        raise ConfigurationError(f"{where} cannot be loaded: {type(error).__name__}: {one_line(str(error))}") from error
    if not isinstance(made, Brain):
        raise ConfigurationError(f"{where} is no subclass of subterminator.Brain")
    return made


def one_line(text: str, length: int = 300) -> str:
    """Return a text of another package in one line, without control characters."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return plain if len(plain) <= length else f"{plain[:length]}…"
