"""A flag and its opposite, such as `--headless/--headed`, of which a command line may have only one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click
from click.core import ParameterSource


class Opposites(click.Option):
    """Refuses both at once, where click would silently take the last."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        for opts, const in ((self.opts, True), (self.secondary_opts, False)):
            parser.add_option(obj=self, opts=opts, dest=self.name, action="append_const", const=const)

    def consume_value(self, ctx: click.Context, opts: Mapping[str, Any]) -> tuple[Any, ParameterSource]:
        given = opts.get(str(self.name)) or []
        if len(set(given)) > 1:
            raise click.UsageError(f"{self.opts[0]} and {self.secondary_opts[0]} exclude each other: choose one.", ctx)
        return super().consume_value(ctx, {**opts, str(self.name): given[0]} if given else opts)
