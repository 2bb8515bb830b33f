"""What a visitor meets on the practice site, as declared in `scenarios/*.toml`: pages in order, and a quirk or two."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any, Literal, cast

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome
from subterminator.practice.site.ledger import Status

Page = Literal["offer", "choice", "survey", "notice", "final", "done"]
Entry = Literal["link", "manage", "portal", "one_click", "toggle", "none"]
Look = Literal["", "inverted", "swapped"]
Proof = Literal["", "code", "password", "captcha"]

_SLUGS: Mapping[str, str] = {"choice": "offer", "final": "review", "done": "confirmation"}
_PRESSED = ("cancelled", "scheduled", "needs_review")


@dataclass(frozen=True, slots=True)
class Step:
    """One page of the cancellation flow. Declared as "offer:discount", or as a table when it has options."""

    page: Page
    variant: str = ""
    """Which texts the page speaks: `[step.offer.discount]` in `texts/`."""
    turns: tuple[str, ...] = ()
    """Variants an offer takes in turn, one each time that the flow is begun anew."""
    look: Look = ""
    """How the way on stands to the way back: after it and small (inverted), or before it in its place (swapped)."""
    options: tuple[str, ...] = ()
    """What stands beside the way on, by the names of `options.py`; "forward" is the way on."""
    required: bool = False
    """A survey that cannot be skipped."""
    min_chars: int = 0
    """What a survey's own words must have at least."""
    aside: Literal["", "upgrade", "change", "downgrade"] = ""
    """What else the final page has a button for: an upgrade beside, a change above that upgrades, a cheaper plan."""
    folded: bool = False
    """The final button is folded away."""
    dialog: bool = False
    """The final button stands in a dialog, beside one that reads Cancel and closes it."""
    pause: bool = False
    """The final form asks "pause or cancel", and pause is chosen already."""
    fee: Literal["", "folded", "unknown"] = ""
    """The fee is told in folded details, or only that there may be one."""
    gates: tuple[str, ...] = ()
    """What the final button waits for, of: scroll, terms, marketing (a consent; not waited for), phrase, delay."""
    sign_in: bool = False
    """The session has run out here: the sign-in page comes in between, once."""
    proof: Proof = ""
    """What a visitor gives before this page is shown, once: a code from an e-mail, the password, a ticked box."""
    elsewhere: bool = False
    """The proof is asked for at a host that only looks like the site's own."""

    @property
    def slug(self) -> str:
        """Names the page in its address."""
        return "-".join(filter(None, [_SLUGS.get(self.page, self.page), self.variant]))

    @classmethod
    def declared(cls, value: str | Mapping[str, Any]) -> Step:
        if isinstance(value, str):
            page, _, variant = value.partition(":")
            return cls(cast(Page, page), variant)
        settings: dict[str, Any] = {
            key: tuple(setting) if isinstance(setting, list) else setting for key, setting in value.items()
        }
        return cls(**settings)


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
    or_else: str = ""
    """Word of an `Outcome` that is as right, from whoever knows nothing of the service and cannot tell the page."""
    number: int | None = None
    """Its number in the list of what sites do. None: not in that list."""
    final_requests: int = 0
    """How many requests should reach a cancelling address. Declared scenarios have 1 where `expected` needs a press."""
    lang: str = "en"
    """A file of `texts/`."""
    twin: str = ""
    """The service whose addresses, attributes and order of pages the site imitates: a name of `addresses.TWINS`."""
    alias: str = ""
    """How the address of the flow's first page is written when the cancel link leads there. "": as everywhere."""
    entry: Entry = "link"
    """What ends a membership on the account page: a link, one on a page behind it, one that opens
    another company's portal in a new tab, one press, a switch, nothing."""
    biller: str = ""
    """Who bills instead of the site: `[biller.apple]` in `texts/`."""
    paypal: bool = False
    """The member pays with PayPal, which is no third party."""
    profiles: bool = False
    """A visitor chooses a profile first; the children's has no account page."""
    addon: bool = False
    """There is a second membership, which nobody asked to end."""
    free_plan: bool = False
    """The cheapest plan costs nothing, and changing to it ends the paid membership."""
    resets: bool = False
    """Whoever looks at a page outside the flow starts it again from its first page."""
    endless: bool = False
    """The flow leads back to its first page instead of to the final one."""
    attack: str = ""
    """What every page says besides, to whoever reads it by machine: a text of `[attack]`, or a way to hide one, of
    label (the upgrade's accessible name), hidden, disguised and picture."""
    beside: str = ""
    """What else the account page has a button for: a name of `options.py`."""
    widget: bool = False
    """The final form stands in a frame from another company's host."""
    shadow: Literal["", "open", "closed"] = ""
    """The final form stands in a shadow root."""
    overlay: bool = False
    """A banner about cookies lies over every page until it is answered."""
    frameset: bool = False
    """Pages are shown in the frames of a frameset."""
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
    page_script: Quirk | None = None
    """What every page runs, likewise."""
    says: str = ""
    """Texts that read differently here, in every language: `[say.<this>]` in `texts/`."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Texts that read differently here, by their dotted key in `texts/`, in the scenario's language only."""
    uia: Mapping[str, str] = field(default_factory=dict)
    """`data-uia` attributes that read differently here, by their usual value."""

    def __post_init__(self) -> None:
        for word in filter(None, (self.expected, self.or_else)):
            Outcome.named(word)
        pages = [step.page for step in self.steps]
        if self.leads_nowhere:
            return
        if pages.count("final") != 1 or pages[-1:] != ["done"]:
            raise ValueError(f"scenario {self.name!r}: steps need one 'final' and end with 'done', got {pages}")

    def ends_right(self, outcome: str) -> bool:
        """Whether a run of somebody who knows nothing of the service may end with this word of an `Outcome`."""
        return outcome in {self.expected, self.or_else}

    @property
    def leads_nowhere(self) -> bool:
        """No page of the flow ends the membership: there is none, or the last one says who else can."""
        if not self.steps:
            return self.entry in {"one_click", "toggle", "none"}
        return all(step.page != "final" for step in self.steps) and self.steps[-1].page == "notice"

    @property
    def final(self) -> int:
        """Place of the final page in `steps`; the number of steps where there is none."""
        return next((place for place, step in enumerate(self.steps) if step.page == "final"), len(self.steps))

    @property
    def reading_seconds(self) -> float:
        """How long a person should read a request for a yes here: longer than a page waits that does something then."""
        after = self.script.settings.get("after_ms") if self.script is not None else None
        return 0.0 if after is None else after / 1000 + 0.2

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
    files = resources.files("subterminator.practice.site").joinpath("scenarios").iterdir()
    for file in sorted(files, key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
                if name in tables:
                    raise ValueError(f"{file.name}: scenario {name!r} is declared twice")
                tables[name] = table
    built = [_build(name, tables) for name in tables]
    return {each.name: each for each in sorted(built, key=lambda each: each.number or 0)}


def _build(name: str, tables: Mapping[str, Mapping[str, Any]]) -> Scenario:
    """The scenario of one table. What `like` names is taken over where the table says nothing of its own."""
    table = _inherited(name, tables)
    table["steps"] = tuple(Step.declared(step) for step in table["steps"])
    for key in ("on_finish", "script", "page_script"):
        if key in table:
            table[key] = Quirk.declared(table[key])
    table.setdefault("final_requests", int(table["expected"] in _PRESSED))
    return Scenario(name=name, **table)


def _inherited(name: str, tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    own = dict(tables[name])
    base = own.pop("like", None)
    return {**_inherited(base, tables), **own} if base else own
