"""Errors of a model's API, after which a run goes on without the model."""

from __future__ import annotations

import sys

SDKS = ("anthropic", "openai")


def model_errors() -> tuple[type[Exception], ...]:
    """Return the API errors after which the handlers continue: the two of seed 004 5.11, of each SDK that is imported.

    An SDK takes a second to import, so a run without a model does not import it, and cannot raise them.
    """
    sdks = [sdk for name in SDKS if (sdk := sys.modules.get(name)) is not None]
    return tuple(error for sdk in sdks for error in (sdk.APIStatusError, sdk.APIConnectionError))
