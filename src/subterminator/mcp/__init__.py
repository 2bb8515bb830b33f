"""Design B: a model drives the browser with seven tools, one call a turn. The server enforces what the model may do."""
