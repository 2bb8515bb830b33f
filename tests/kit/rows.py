"""Layout of the rows that `perceive.js` writes."""

from __future__ import annotations

FIELDS = (
    *("n", "role", "name", "text", "tag", "states", "value", "level", "x", "y", "width", "height", "parent", "flags"),
    *("covered_by", "form_method", "form_action", "href", "selector", "attributes", "options", "block", "matches"),
    "title",
)
"""Fields of a row in order."""
FLAGS = ("interactive", "in_viewport", "hit", "modal_blocked", "secret")
"""Names of the bits of `flags`, from the lowest."""
