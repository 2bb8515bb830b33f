"""Browsers: the shared base class, the search for a Chromium, and the one that Playwright drives."""
