"""Browsers: what every browser shares, how a Chromium is found, and the one that Playwright drives."""
