"""Objects of meanings by their relation to the subscription: its own parts, and other things.

Every list of other things is built from the ones above it, so that a new object needs one decision.
"""

from __future__ import annotations

RENEWALS = frozenset({"renewal", "auto_payment"})
FAMILY = RENEWALS | {"subscription", "trial", "benefits"}
"""Objects whose end is the end of the subscription."""

BESIDE = frozenset({"addon", "member", "newsletter", "device"})
"""Things that an account lists beside the subscription, each with a state of its own."""
OTHER_PRODUCTS = BESIDE | {"order", "booking"}
"""Things with an end of their own: nothing under such a heading ends the subscription."""
OTHER_THINGS = OTHER_PRODUCTS | {"offer", "survey", "changes", "data", "cookies"}
"""Other products and the parts of a cancellation flow: an end or a renewal in their block is theirs. Not the
payment: its block tells how the subscription renews."""
OTHERS = OTHER_THINGS | {"payment", "payment_method", "other"}
"""Objects whose end says nothing about the subscription. One of them in a clause outweighs the subscription."""
RECORDS = frozenset({"payment", "payment_method", "order", "device", "newsletter", "cookies"})
"""Sections with a state that are no rival of a subscription. Add-ons, members and bookings can be: they have a name and
a control that ends them."""
