"""The browser under the path that the source documents use; it lives in `subterminator.browser`."""

from subterminator.browser.base import BaseBrowser
from subterminator.browser.playwright import PlaywrightBrowser

__all__ = ["BaseBrowser", "PlaywrightBrowser"]
