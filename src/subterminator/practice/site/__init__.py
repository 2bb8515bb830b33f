"""The practice site: pages, cancellation flow, ledger."""
