"""Meaning of buttons and pages, language by language."""
