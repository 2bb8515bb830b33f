"""The engine of design A, its browser, and the words that all rooms share."""
