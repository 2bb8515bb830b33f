"""What a model, and the journal, are told of a call."""

from __future__ import annotations

from dataclasses import replace

import pytest

from subterminator.mcp.conversation import answer_head
from subterminator.mcp.types import PageInfo, Snapshot, SnapshotElement, ToolCall, ToolResult

FIELD = SnapshotElement(role="textbox", name="E-mail address", ref="@e1", value="")
BEFORE = Snapshot(page=PageInfo("https://www.example.com/cancel", "Cancel"), elements=[FIELD], lines="@e1 textbox")
AFTER = replace(BEFORE, elements=[replace(FIELD, value="ann@feathermail.net")], lines="@e1 textbox value")


@pytest.mark.spec("approval.own-data")
@pytest.mark.parametrize(("value", "told"), [("<account:e_mail>", False), ("ann@feathermail.net", True)])
def test_value_that_was_only_named_is_not_told(value: str, told: bool) -> None:
    """Required: the answer to such a call is written into the journal; what the model typed itself is known to it."""
    call = ToolCall("1", "browser_fill", {"ref": "@e1", "value": value})
    head = answer_head(call, ToolResult(True, snapshot=AFTER), BEFORE)
    assert ("ann@feathermail.net" in head) is told
    assert "E-mail address" in head
