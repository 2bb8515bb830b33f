"""Messages that cannot be used, for either end of the extension's wire."""

from __future__ import annotations

import json
import random
from typing import Any


def rubbish(chance: random.Random, right: list[dict[str, Any]]) -> str | bytes:
    """Bytes, text, any JSON, or one of the right messages with one thing wrong."""
    match chance.randrange(4):
        case 0:
            return chance.randbytes(chance.randrange(40))
        case 1:
            return "".join(chr(chance.randrange(32, 0xD7FF)) for _ in range(chance.randrange(40)))
        case 2:
            return json.dumps(value(chance, 4))
        case _:
            message = dict(chance.choice(right))
            place = chance.choice(["type", "data"])
            while (wrong := value(chance, 3)) == message[place]:
                continue
            return json.dumps({**message, place: wrong})


def value(chance: random.Random, depth: int) -> Any:
    """Any JSON that is no message."""
    kinds: list[Any] = [None, True, chance.random(), chance.randrange(-(2**80), 2**80), "\ud800", "ActionCommand", ""]
    if depth:
        kinds.append([value(chance, depth - 1) for _ in range(chance.randrange(3))])
        kinds.append({chance.choice(["type", "id", "data", "x"]): value(chance, depth - 1) for _ in range(2)})
    return chance.choice(kinds)
