"""A stand-in for the Messages API on this machine."""
