"""The meaning of a page: its state, its account facts, fees, controls, form answers, blocks, fingerprint."""
