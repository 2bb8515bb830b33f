"""Finds subscriptions in bank statements. Everything stays on this machine."""
