"""A Chromium driven by Playwright. The only place that knows the library."""

from subterminator.browser.base import BaseBrowser
from subterminator.browser.playwright.driver import PlaywrightBrowser

__all__ = ["BaseBrowser", "PlaywrightBrowser"]
