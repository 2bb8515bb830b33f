"""SubTerminator cancels a subscription for a person: in a real browser, after one yes, and with proof."""

__version__ = "0.1.0"
