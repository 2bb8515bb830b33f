"""Chromium driven by Playwright. Only this package imports the library."""

from subterminator.browser.base import BaseBrowser
from subterminator.browser.playwright.driver import PlaywrightBrowser

__all__ = ["BaseBrowser", "PlaywrightBrowser"]
