"""Renders pages from templates, texts and the account state."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import HTMLResponse

from subterminator.practice.site.ledger import PLANS, Ledger
from subterminator.practice.site.options import OPTIONS
from subterminator.practice.site.paths import TWINS
from subterminator.practice.site.scenario import Quirk, Scenario
from subterminator.practice.site.texts import Texts
from subterminator.practice.site.visitors import Visitor


class Pages:
    """The templates of one site."""

    def __init__(self, scenario: Scenario, ledger: Ledger, today: date) -> None:
        self.texts = Texts.load(scenario.lang, scenario.texts, scenario.says)
        self._twin = scenario.twin
        self._ledger = ledger
        self._shared: Mapping[str, Any] = {
            "t": self.texts,
            "day": self._day,
            "price": self.texts.price,
            "plans": PLANS,
            "today": today,
            "scenario": scenario,
            "uia": _uia(scenario.uia),
            "settings": _settings,
            "at": TWINS[scenario.twin],
            "options": OPTIONS,
        }

    def show(self, template: str, visitor: Visitor, *, status: int = 200, **context: Any) -> HTMLResponse:
        """Render a page with the current account state."""
        now = {"books": self._ledger.books, "visitor": visitor, "notice": visitor.take_notice()}
        own = [f"{self._twin}/{template}"] if self._twin else []
        html = _templates().select_template([*own, template]).render({**self._shared, **now, **context})
        return HTMLResponse(html, status)

    def _day(self, day: date) -> Markup:
        return Markup('<time datetime="{}">{}</time>').format(day.isoformat(), self.texts.day(day))


@cache
def _templates() -> Environment:
    """Return the compiled templates, shared by all sites of this process: compiling takes ten times as long as
    rendering.
    """
    templates = Environment(
        loader=PackageLoader("subterminator.practice.site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters["base64"] = lambda text: b64encode(text.encode()).decode()
    return templates


def _uia(own: Mapping[str, str]) -> Any:
    def attribute(usual: str) -> Markup:
        """Return the scenario's `data-uia` attribute of an element."""
        return Markup('data-uia="{}"').format(own.get(usual, usual))

    return attribute


def _settings(quirk: Quirk) -> Markup:
    """Return a script's settings as data attributes: after_ms becomes data-after-ms."""
    pairs = (Markup('data-{}="{}"').format(key.replace("_", "-"), value) for key, value in quirk.settings.items())
    return Markup(" ").join(pairs)
