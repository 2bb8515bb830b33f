"""One account of a page for every design: the walk in the browser, its words in Python, and how it is rendered."""
