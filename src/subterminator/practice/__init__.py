"""A pretend streaming service with a ledger of its own, so that anyone can try, and tests can know the truth."""
