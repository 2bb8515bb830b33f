"""Address of a browser that runs with remote debugging, as an option takes it."""

from __future__ import annotations

from urllib.parse import urlsplit

import click

_SCHEMES = {"http", "https", "ws", "wss"}


class BrowserAddress(click.ParamType[str]):
    """An address such as `http://127.0.0.1:9222`; anything else is a usage error."""

    name = "url"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the address as it was given."""
        try:
            parts = urlsplit(value)
            named = parts.scheme in _SCHEMES and bool(parts.hostname) and parts.port != 0
        except ValueError:  # a port above 65535, a bracket that is not closed
            named = False
        if not named:
            self.fail(f"it needs an address like http://127.0.0.1:9222, not {value!r}.", param, ctx)
        return value


BROWSER_ADDRESS = BrowserAddress()
