"""The record of a run, and the ledger that decides who may press."""
