"""Registry of the element references of the latest snapshot."""

from __future__ import annotations

from uuid import uuid4

from subterminator.mcp.exceptions import RefInvalidError
from subterminator.mcp.types import ElementInfo


class ElementRegistry:
    """References of the latest snapshot. Numbers continue from snapshot to snapshot and are never reused.

    A reference from an older snapshot is therefore not found, instead of naming a different element.
    """

    def __init__(self) -> None:
        self._current_refs: dict[str, ElementInfo] = {}
        self.snapshot_id: str | None = None
        """Id of the snapshot with valid references. None: no reference is valid."""
        self._next = 0

    def register_snapshot(self, elements: list[ElementInfo]) -> str:
        """Assign references in the given order, invalidate all earlier ones, and return the snapshot's id."""
        self._current_refs = {}
        for element in elements:
            element.ref = f"@e{self._next}"
            self._next += 1
            self._current_refs[element.ref] = element
        self.snapshot_id = str(uuid4())
        return self.snapshot_id

    def resolve(self, ref: str) -> ElementInfo:
        """Return the element of a reference.

        Raises:
            RefInvalidError: the reference is not in the latest snapshot.
        """
        element = self._current_refs.get(ref)
        if element is None:
            raise RefInvalidError(ref)
        return element

    def invalidate(self) -> None:
        """Invalidate all references, because an action is about to change the page."""
        self._current_refs = {}
        self.snapshot_id = None

    def list_refs(self) -> list[str]:
        """Return the valid references in snapshot order."""
        return list(self._current_refs)
