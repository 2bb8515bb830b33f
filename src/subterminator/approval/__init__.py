"""What needs a yes, what is refused, and who may say it."""
