"""Design B: a model drives the browser by seven tools, one call a turn, and the server enforces what it may do."""
