"""Evidence of an account page for and against the end of a subscription.

`evidence` has the types and weights, `lines` joins captions with values, `claims` reads what lines claim as a `fact`,
`ownership` tells whose state a line is, `reading` gathers the evidence of a page, `comparison` that of a change since
the press, `verdict` decides.
Every conclusion carries its evidence. Where the evidence is thin the answer is "unknown", never "ended" or "active".
"""

from subterminator.pages.account_evidence.evidence import (
    PROVEN,
    STRONGEST,
    WEIGHTS,
    AccountReading,
    AccountState,
    Item,
    Snapshot,
)
from subterminator.pages.account_evidence.reading import next_charge, read_account_text, read_account_view
from subterminator.pages.account_evidence.verdict import found_on_page, settled_by_model

__all__ = [
    "PROVEN",
    "STRONGEST",
    "WEIGHTS",
    "AccountReading",
    "AccountState",
    "Item",
    "Snapshot",
    "found_on_page",
    "next_charge",
    "read_account_text",
    "read_account_view",
    "settled_by_model",
]
