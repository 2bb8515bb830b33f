"""The rest of b_model (split off for time; same classes)."""

import b_model

CASES = b_model.MORE
