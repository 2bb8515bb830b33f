"""The rest of b_claims (split off for time; same classes)."""

import b_claims

CASES = b_claims.MORE
