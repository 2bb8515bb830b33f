"""GraphQL documents: which only read, and what the others are called."""

from __future__ import annotations

import pytest

from subterminator.approval.graphql import mutations, only_reads


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(
    ("document", "reads", "named"),
    [
        ("{ plan }", True, []),
        ("query A { plan } query B { plan }", True, []),
        ("{ ...F } fragment F on Plan { name }", True, []),
        ("fragment F on Plan { name }", True, []),
        ("subscription { news }", False, []),
        ("{ a } subscription { news }", False, []),
        ("type Plan { name: String }", False, []),
        ("{ a } type Plan { name: String }", False, []),
        ("{ ...F } fragment F on Plan { name } fragment F on Plan { name }", False, []),
        ("mutation { end }", False, ["end"]),
        ("mutation EndIt { end(id: 7) { ok } theme { set } }", False, ["EndIt", "end", "theme"]),
        ("query A { plan } mutation B { end }", False, ["B", "end"]),
        ("mutation { theme: cancelPlan { ok } }", False, ["cancelPlan"]),
        ("mutation { ... on Mutation { end } ... { stop } }", False, ["stop", "end"]),
        ("mutation { ...F theme } fragment F on Mutation { end ... { stop } }", False, ["theme", "end", "stop"]),
        ("mutation { ...F ...F } fragment F on Mutation { end ...F }", False, ["end"]),
        ("mutation { ...G end }", False, ["end"]),
        ("mutation { end {", False, ["mutation", "end"]),
        ("{ end end stop", False, ["end", "stop"]),
        ("end it", False, []),
        ("", False, []),
    ],
)
def test_document_is_read_by_its_definitions(document: str, reads: bool, named: list[str]) -> None:
    """Required: fields by their own names, also of fragments; of what cannot be parsed, every name."""
    assert only_reads(document) is reads
    assert mutations(document) == named
