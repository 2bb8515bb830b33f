"""Server of the practice site: own port, own thread, real HTTP."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from subterminator.domain.errors import ConfigurationError
from subterminator.practice.loopback import HOST, PORTAL_HOST, WIDGET_HOST, LoopbackServer
from subterminator.practice.site.app import build_app
from subterminator.practice.site.ledger import Books, Ledger
from subterminator.practice.site.paths import TWINS
from subterminator.practice.site.scenario import Scenario, find


class PracticeSite(LoopbackServer):
    """A site with one account. Use it as a sync or async context manager, or call `start` and `stop`.

    Raises:
        ConfigurationError: unknown scenario, unwritable ledger file, or (at the start) a port in use.
    """

    def __init__(
        self,
        scenario: str | Scenario = "straight",
        *,
        port: int = 0,
        ledger_path: Path | None = None,
        today: date | None = None,
        lang: str | None = None,
    ) -> None:
        """`lang`: language of the site, a file of `texts/`. None: the scenario's."""
        super().__init__("practice site", port)
        declared = find(scenario) if isinstance(scenario, str) else scenario
        self.scenario = declared.but(lang=lang) if lang else declared
        today = today or date.today()
        books = Books.opening(self.scenario.opening, today, self.scenario.fee, addon=self.scenario.addon)
        try:
            self.ledger = Ledger(books, ledger_path)
        except OSError as error:
            raise ConfigurationError(f"the ledger cannot be written to {ledger_path} ({error.strerror})") from error
        self.app = build_app(self.scenario, self.ledger, today, self._released)

    @property
    def hosts(self) -> tuple[str, ...]:
        """Hosts of the flow with their port; another company's host is second."""
        others = [WIDGET_HOST] * self.scenario.widget + [PORTAL_HOST] * (self.scenario.entry == "portal")
        return tuple(f"{host}:{self.port}" for host in (HOST, *others))

    @property
    def entry_url(self) -> str:
        """Address of the account page."""
        return self.base_url + TWINS[self.scenario.twin].account
