"""The words that all rooms share: page, state, plan, outcome, protocol, error, settings. Imports no other room."""
