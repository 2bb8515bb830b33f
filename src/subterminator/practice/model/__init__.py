"""Stand-in for the Messages API, on this machine."""
