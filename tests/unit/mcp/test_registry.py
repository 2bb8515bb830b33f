"""References: what they mean, and for how long."""

from __future__ import annotations

import pytest

from stand_ins import control
from subterminator.mcp.exceptions import RefInvalidError
from subterminator.mcp.registry import ElementRegistry
from subterminator.mcp.types import ElementInfo


def some(*names: str) -> list[ElementInfo]:
    return [ElementInfo(role="button", name=name, element=control(name)) for name in names]


@pytest.mark.spec("led.refs")
def test_refs_are_given_in_order_from_zero() -> None:
    """Required: seed 000 §2.4: depth-first, as the snapshot lists its elements."""
    registry = ElementRegistry()
    elements = some("a", "b", "c")
    snapshot_id = registry.register_snapshot(elements)
    assert [each.ref for each in elements] == registry.list_refs() == ["@e0", "@e1", "@e2"]
    assert registry.snapshot_id == snapshot_id
    assert registry.resolve("@e1").name == "b"


@pytest.mark.spec("led.refs")
def test_a_ref_of_an_older_snapshot_never_means_another_element() -> None:
    """Required: numbers go on, so what was named before is not found instead of being something else."""
    registry = ElementRegistry()
    registry.register_snapshot(some("a", "b"))
    registry.register_snapshot(some("c", "d"))
    assert registry.list_refs() == ["@e2", "@e3"]
    with pytest.raises(RefInvalidError, match="'@e0' not found in current snapshot") as error:
        registry.resolve("@e0")
    assert error.value.ref == "@e0"


@pytest.mark.spec("led.refs")
def test_an_action_ends_all_refs() -> None:
    """Required: seed 003 FR2: good for exactly one action."""
    registry = ElementRegistry()
    registry.register_snapshot(some("a"))
    registry.invalidate()
    assert (registry.list_refs(), registry.snapshot_id) == ([], None)
    with pytest.raises(RefInvalidError):
        registry.resolve("@e0")


@pytest.mark.spec("led.refs")
@pytest.mark.parametrize("ref", ["", "e0", "@e", "@e00", "@E0", "@e0 ", "@e-1"])
def test_what_only_looks_like_a_ref_is_none(ref: str) -> None:
    """Required: nothing is guessed from a reference that is nearly right."""
    registry = ElementRegistry()
    registry.register_snapshot(some("a"))
    with pytest.raises(RefInvalidError):
        registry.resolve(ref)
