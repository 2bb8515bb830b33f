"""Beginnings of warnings about what is lost and what it costs, for those who show them apart."""

from __future__ import annotations

ENDS_MORE = "the page says that something else ends"
LOSES = "the page says that something of yours is lost"
DELETES = "the page speaks of a deletion"
SHUTS_OUT = "the page says that one cannot sign in any more"
KEEPS_DEPOSIT = "the page speaks of a deposit, and does not say that it is given back"
COSTS = "the page speaks of a cost of ending"
COSTS_FOLDED = "the page has folded away that it may cost something"
CHARGES_LATER = "the page speaks of a charge for a time after the end"
MAY_CHARGE = "the page may speak of a charge"
NAMES_SUM = "the page names a sum, and it is not clear what for"

LOSSES = (LOSES, DELETES, SHUTS_OUT, KEEPS_DEPOSIT)
GOES_WITH_IT = "this goes with it"
"""Loss of a part of the subscription without a worth of its own. A yes given beforehand covers it: it costs nothing."""

KEEPS_MESSAGES = "messages keep coming, as it is chosen on the page"
"""Choice that leaves a newsletter as it is. A yes given beforehand covers it: nothing is bought, nor agreed to anew."""

CHARGES = (COSTS, COSTS_FOLDED, CHARGES_LATER, MAY_CHARGE, NAMES_SUM)


def is_lighter(warning: str) -> bool:
    """Return whether a warning is only told: a yes that was given without it covers it."""
    return warning.startswith((GOES_WITH_IT, KEEPS_MESSAGES))
