"""SubTerminator cancels a subscription for a person: in a real browser, with one yes before the final click, and with proof."""

__version__ = "0.1.0"
