"""Approval: which presses and requests need a yes, which are refused, and who may approve."""
