"""A Chromium driven by Playwright. The only place that knows the library."""

from subterminator.core.base_browser import BaseBrowser
from subterminator.core.browser.driver import PlaywrightBrowser

__all__ = ["BaseBrowser", "PlaywrightBrowser"]
