"""Writer of definition files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from datetime import date
from typing import Any

from subterminator.services.schema import ServiceDefinition

_TABLES = {"states": "state", "controls": "control", "prompt_table": "prompt", "steps": "step"}
"""Names in files of the tables that are called otherwise in code."""


def write(definition: ServiceDefinition) -> str:
    """Write a definition as a file that reads back the same. What has its default is left out."""
    plain, tables = [], []
    for name, value in _given(definition):
        if name == "origin":
            continue
        key = _TABLES.get(name, name)
        if name == "steps":
            tables += [_table(f"[[{key}]]", each) for each in value]
        elif isinstance(value, Mapping):
            tables += [_table(f"[{key}.{getattr(part, 'name', part)}]", each) for part, each in value.items()]
        elif isinstance(value, str | tuple | date):
            plain.append(f"{key} = {_value(value)}")
        else:
            tables.append(_table(f"[{key}]", value))
    return "\n\n".join(["\n".join(plain), *tables]) + "\n"


def _table(head: str, table: object) -> str:
    return "\n".join([head, *(f"{name} = {_value(value)}" for name, value in _given(table))])


def _given(table: Any) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a table that do not have their default."""
    for each in fields(table):
        default = each.default_factory() if each.default_factory is not MISSING else each.default
        value = getattr(table, each.name)
        if value != default and not (isinstance(value, Mapping | tuple) and not value):
            yield each.name, value


def _value(value: object) -> str:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
