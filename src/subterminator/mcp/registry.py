"""Which element a reference means, for as long as it may mean one."""

from __future__ import annotations

from uuid import uuid4

from subterminator.mcp.exceptions import RefInvalidError
from subterminator.mcp.types import ElementInfo


class ElementRegistry:
    """The references of the latest snapshot. Numbers go on from snapshot to snapshot and are never used twice.

    So a reference from an older snapshot is not found, instead of meaning whatever stands in its place now.
    """

    def __init__(self) -> None:
        self._current_refs: dict[str, ElementInfo] = {}
        self._snapshot_id: str | None = None
        self._next = 0

    @property
    def snapshot_id(self) -> str | None:
        """Of the snapshot whose references hold. None: none do."""
        return self._snapshot_id

    def register_snapshot(self, elements: list[ElementInfo]) -> str:
        """Give each element its reference, in the order given; all earlier ones end. The snapshot's id."""
        self._current_refs = {}
        for element in elements:
            element.ref = f"@e{self._next}"
            self._next += 1
            self._current_refs[element.ref] = element
        self._snapshot_id = str(uuid4())
        return self._snapshot_id

    def resolve(self, ref: str) -> ElementInfo:
        """The element that the reference means.

        Raises:
            RefInvalidError: it is not one of the latest snapshot.
        """
        found = self._current_refs.get(ref)
        if found is None:
            raise RefInvalidError(ref)
        return found

    def invalidate(self) -> None:
        """End all references: an action is about to change the page."""
        self._current_refs = {}
        self._snapshot_id = None

    def list_refs(self) -> list[str]:
        """The references that hold now, in the order of the snapshot."""
        return list(self._current_refs)
