"""What a visitor meets on the practice site, as declared in `scenarios/*.toml`: pages in order, and a quirk or two."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any, Literal

from subterminator.core.protocols import Outcome
from subterminator.practice.ledger import Status
from subterminator.utils.exceptions import ConfigurationError

Page = Literal["offer", "survey", "final", "done"]

_PATHS: Mapping[str, str] = {"final": "review", "done": "confirmation"}


@dataclass(frozen=True, slots=True)
class Step:
    """One page of the cancellation flow. Declared as "offer:discount", or as a table when it has options."""

    page: Page
    variant: str = ""
    """Which texts the page speaks: `[step.offer.discount]` in `texts/`."""
    required: bool = False
    """A survey that cannot be skipped."""
    aside: bool = False
    """The final page offers an upgrade beside the final button."""

    @property
    def slug(self) -> str:
        """Its last path segment, below /cancel/."""
        return "-".join(filter(None, [_PATHS.get(self.page, self.page), self.variant]))

    @property
    def path(self) -> str:
        return f"/cancel/{self.slug}"

    @classmethod
    def declared(cls, value: str | Mapping[str, Any]) -> Step:
        if isinstance(value, str):
            page, _, variant = value.partition(":")
            value = {"page": page, "variant": variant}
        return cls(**value)


@dataclass(frozen=True, slots=True)
class Quirk:
    """Something the site does that a site should not, with its settings."""

    name: str
    settings: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def declared(cls, value: str | Mapping[str, Any]) -> Quirk:
        if isinstance(value, str):
            return cls(value)
        return cls(value["name"], {key: setting for key, setting in value.items() if key != "name"})


@dataclass(frozen=True, slots=True)
class Scenario:
    """One way in which a site can behave."""

    name: str
    title: str
    description: str
    """One sentence."""
    expected: str
    """Word of the `Outcome` of a run to which somebody says yes once and does nothing else."""
    steps: tuple[Step, ...]
    """The pages from "Cancel membership" to the last word. What stands after "final" comes after the irreversible."""
    number: int | None = None
    """Its number in the list of what sites do. None: not in that list."""
    language: str = "en"
    signed_in: bool = True
    """A new visitor is known by a cookie, as on a remembered device. False: the sign-in page comes first."""
    opening: Status = "active"
    """The account's status before anybody came."""
    immediate: bool = False
    """Access ends at once. False: with the period that is paid for."""
    fee: str | None = None
    delay_seconds: float = 0.0
    """How long the server thinks before it answers with a page."""
    locks_button: bool = True
    """The final button is disabled once it was pressed."""
    on_finish: Quirk | None = None
    """How the server treats the final request: a function of `quirks.py`."""
    script: Quirk | None = None
    """What the final page runs: a file of `static/scripts/`, its settings as data attributes."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Texts that read differently here, by their dotted key in `texts/`."""
    uia: Mapping[str, str] = field(default_factory=dict)
    """`data-uia` attributes that read differently here, by their usual value."""

    def __post_init__(self) -> None:
        Outcome.named(self.expected)
        pages = [step.page for step in self.steps]
        if pages.count("final") != 1 or pages[-1:] != ["done"]:
            raise ValueError(f"scenario {self.name!r}: steps need one 'final' and end with 'done', got {pages}")

    @property
    def final(self) -> int:
        """Place of the final page in `steps`."""
        return next(place for place, step in enumerate(self.steps) if step.page == "final")

    def but(self, **changes: Any) -> Scenario:
        """The same scenario, some fields different."""
        return replace(self, **changes)


def scenarios() -> dict[str, Scenario]:
    """All scenarios by name, in the order they are declared."""
    return dict(_declared())


def find(name: str) -> Scenario:
    """The scenario of that name.

    Raises:
        ConfigurationError: there is none; the message names those that are spelled alike.
    """
    known = _declared()
    if name in known:
        return known[name]
    near = difflib.get_close_matches(name.lower().replace("-", "_"), known, n=3, cutoff=0.4) or list(known)
    raise ConfigurationError(f"no practice scenario is called {name!r}: try {', '.join(near)}")


@cache
def _declared() -> Mapping[str, Scenario]:
    tables: dict[str, Mapping[str, Any]] = {}
    files = resources.files("subterminator.practice").joinpath("scenarios").iterdir()
    for file in sorted(files, key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
                if name in tables:
                    raise ValueError(f"{file.name}: scenario {name!r} is declared twice")
                tables[name] = table
    return {name: _build(name, tables) for name in tables}


def _build(name: str, tables: Mapping[str, Mapping[str, Any]]) -> Scenario:
    """The scenario of one table. What `like` names is taken over where the table says nothing of its own."""
    table = _inherited(name, tables)
    table["steps"] = tuple(Step.declared(step) for step in table["steps"])
    for key in ("on_finish", "script"):
        if key in table:
            table[key] = Quirk.declared(table[key])
    return Scenario(name=name, **table)


def _inherited(name: str, tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    own = dict(tables[name])
    base = own.pop("like", None)
    return {**_inherited(base, tables), **own} if base else own
