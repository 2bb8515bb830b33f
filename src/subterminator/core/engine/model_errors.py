"""Errors of a model's API, after which a run goes on without the model."""

from __future__ import annotations

import sys


def model_errors() -> tuple[type[Exception], ...]:
    """Return the API errors after which the handlers continue: the two of seed 004 5.11, if the SDK is imported.

    The SDK takes a second to import, so a run without a model does not import it, and cannot raise them.
    """
    sdk = sys.modules.get("anthropic")
    return (sdk.APIStatusError, sdk.APIConnectionError) if sdk is not None else ()
