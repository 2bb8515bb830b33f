"""The front door: one file a command."""
