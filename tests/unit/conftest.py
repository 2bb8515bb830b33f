"""Makes `stand_ins` importable from every folder of the unit tests."""
