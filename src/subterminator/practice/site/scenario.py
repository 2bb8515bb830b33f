"""Scenarios of the practice site, declared in `scenarios/*.toml`: pages in order, and quirks."""

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
class FlowStep:
    """One page of the cancellation flow. Declared as "offer:discount", or as a table of options."""

    page: Page
    variant: str = ""
    """Texts of the page: `[step.offer.discount]` in `texts/`."""
    turns: tuple[str, ...] = ()
    """Variants of an offer, one per restart of the flow."""
    look: Look = ""
    """Position of the continue button: after the keep button and small (inverted), or in its place (swapped)."""
    options: tuple[str, ...] = ()
    """Other buttons and links, by name in `options.py`; "forward" continues."""
    required: bool = False
    """Whether the survey must be answered."""
    min_chars: int = 0
    """Minimum characters of the survey's comment."""
    aside: Literal["", "upgrade", "change", "downgrade"] = ""
    """Additional button of the final page: an upgrade, a change that upgrades, or a cheaper plan."""
    folded: bool = False
    """Whether the final button is inside folded details."""
    dialog: bool = False
    """Whether the final button is in a dialog, beside one called Cancel that closes it."""
    pause: bool = False
    """Whether the final form offers "pause or cancel" with pause preselected."""
    fee: Literal["", "folded", "unknown"] = ""
    """Whether the fee is in folded details, or only mentioned as possible."""
    gates: tuple[str, ...] = ()
    """Conditions of the final button: scroll, terms, marketing (optional consent), phrase, delay."""
    sign_in: bool = False
    """Whether the session expires here and requires a new sign-in, once."""
    proof: Proof = ""
    """Identity check before this page, once: a code from an e-mail, the password, or a checkbox."""
    elsewhere: bool = False
    """Whether the identity check is on a lookalike host."""

    @property
    def slug(self) -> str:
        """Name of the page in its address."""
        return "-".join(filter(None, [_SLUGS.get(self.page, self.page), self.variant]))

    @classmethod
    def declared(cls, value: str | Mapping[str, Any]) -> FlowStep:
        if isinstance(value, str):
            page, _, variant = value.partition(":")
            return cls(cast(Page, page), variant)
        settings: dict[str, Any] = {
            key: tuple(setting) if isinstance(setting, list) else setting for key, setting in value.items()
        }
        return cls(**settings)


@dataclass(frozen=True, slots=True)
class Quirk:
    """A misbehaviour of the site, with its settings."""

    name: str
    settings: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def declared(cls, value: str | Mapping[str, Any]) -> Quirk:
        if isinstance(value, str):
            return cls(value)
        return cls(value["name"], {key: setting for key, setting in value.items() if key != "name"})


@dataclass(frozen=True, slots=True)
class Scenario:
    """One behaviour of a site."""

    name: str
    title: str
    description: str
    """One sentence."""
    expected: str
    """Expected `Outcome` of a run whose person approves once and does nothing else."""
    steps: tuple[FlowStep, ...]
    """Pages from "Cancel membership" to the confirmation. Pages after "final" follow the irreversible step."""
    or_else: str = ""
    """An `Outcome` that is equally right without a service definition, where the page alone cannot tell."""
    number: int | None = None
    """Number in the list of site behaviours. None: not in the list."""
    final_requests: int = 0
    """Expected number of requests to a cancelling address. 1 by default where `expected` needs a press."""
    lang: str = "en"
    """Language: a file of `texts/`."""
    twin: str = ""
    """Imitated service: a key of `addresses.TWINS`."""
    alias: str = ""
    """Alternative address of the flow's first page, used by the cancel link. "" for the usual one."""
    entry: Entry = "link"
    """Way to end a membership on the account page: a link, a link on a further page, a link to another company's portal
    in a new tab, one press, a switch, or none.
    """
    biller: str = ""
    """Third party that bills: `[biller.apple]` in `texts/`."""
    paypal: bool = False
    """Whether the member pays by PayPal, which is not a third party."""
    profiles: bool = False
    """Whether visitors choose a profile first. The children's profile has no account page."""
    addon: bool = False
    """Whether there is a second membership that must stay."""
    free_plan: bool = False
    """Whether changing to the free plan ends the paid membership."""
    resets: bool = False
    """Whether viewing a page outside the flow restarts the flow."""
    endless: bool = False
    """Whether the flow leads back to its first page instead of the final one."""
    attack: str = ""
    """Injected text on every page for machine readers: a text of `[attack]`, or a hiding method of label (accessible
    name of the upgrade), hidden, disguised and picture.
    """
    beside: str = ""
    """Additional button on the account page: a name in `options.py`."""
    widget: bool = False
    """Whether the final form is in a frame of another company's host."""
    shadow: Literal["", "open", "closed"] = ""
    """Whether the final form is in a shadow root."""
    overlay: bool = False
    """Whether a cookie banner covers every page until it is answered."""
    frameset: bool = False
    """Whether pages are inside a frameset."""
    signed_in: bool = True
    """Whether a new visitor is signed in by a cookie. False: the sign-in page comes first."""
    opening: Status = "active"
    """Initial status of the account."""
    immediate: bool = False
    """Whether access ends at once. False: at the end of the paid period."""
    fee: str | None = None
    delay_seconds: float = 0.0
    """Delay of every page."""
    locks_button: bool = True
    """Whether the final button is disabled after the press."""
    on_finish: Quirk | None = None
    """Behaviour for the final request: a function of `quirks.py`."""
    script: Quirk | None = None
    """Script of the final page: a file of `static/scripts/`, its settings as data attributes."""
    page_script: Quirk | None = None
    """Script of every page."""
    says: str = ""
    """Different texts in every language: `[say.<this>]` in `texts/`."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Different texts in the scenario's language, by dotted key in `texts/`."""
    uia: Mapping[str, str] = field(default_factory=dict)
    """Different `data-uia` attributes, by usual value."""

    def __post_init__(self) -> None:
        for word in filter(None, (self.expected, self.or_else)):
            Outcome.named(word)
        pages = [step.page for step in self.steps]
        if self.leads_nowhere:
            return
        if pages.count("final") != 1 or pages[-1:] != ["done"]:
            raise ValueError(f"scenario {self.name!r}: steps need one 'final' and end with 'done', got {pages}")

    def ends_right(self, outcome: str) -> bool:
        """Return whether this `Outcome` is right for a run without a service definition."""
        return outcome in {self.expected, self.or_else}

    @property
    def leads_nowhere(self) -> bool:
        """Return whether no page of the flow ends the membership: there is none, or the last one names who can."""
        if not self.steps:
            return self.entry in {"one_click", "toggle", "none"}
        return all(step.page != "final" for step in self.steps) and self.steps[-1].page == "notice"

    @property
    def final(self) -> int:
        """Index of the final page in `steps`; the number of steps without one."""
        return next((index for index, step in enumerate(self.steps) if step.page == "final"), len(self.steps))

    @property
    def may_ask_again(self) -> bool:
        """Return whether the page may draw the final control anew under the pointer: then it is asked about again."""
        return self.script is not None and self.script.name == "rerender"

    @property
    def reading_seconds(self) -> float:
        """Reading time before an approval, longer than the delay of a page script that acts meanwhile."""
        after = self.script.settings.get("after_ms") if self.script is not None else None
        return 0.0 if after is None else after / 1000 + 0.2

    def but(self, **changes: Any) -> Scenario:
        """Return the scenario with some fields changed."""
        return replace(self, **changes)


def scenarios() -> dict[str, Scenario]:
    """Return all scenarios by name, in the order of their numbers; those without one come first."""
    return dict(_declared())


def find(name: str) -> Scenario:
    """Return the scenario of this name.

    Raises:
        ConfigurationError: unknown name; the message suggests similar ones.
    """
    scenarios_by_name = _declared()
    if name in scenarios_by_name:
        return scenarios_by_name[name]
    near = difflib.get_close_matches(name.lower().replace("-", "_"), scenarios_by_name, n=3, cutoff=0.4) or list(
        scenarios_by_name
    )
    raise ConfigurationError(
        f"unknown practice scenario {name!r}: try {', '.join(near)}. `subterminator practice list` tells what each does"
    )


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
    """Build a scenario from its table. `like` names a table with defaults."""
    table = _inherited(name, tables)
    table["steps"] = tuple(FlowStep.declared(step) for step in table["steps"])
    for key in ("on_finish", "script", "page_script"):
        if key in table:
            table[key] = Quirk.declared(table[key])
    table.setdefault("final_requests", int(table["expected"] in _PRESSED))
    return Scenario(name=name, **table)


def _inherited(name: str, tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    own = dict(tables[name])
    base = own.pop("like", None)
    return {**_inherited(base, tables), **own} if base else own
