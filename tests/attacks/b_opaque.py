"""The cases of b_labels and b_looks once more, with addresses that tell nothing (as real sites have them)."""

import b_labels
import b_looks
from _blind import opaque

CASES = opaque(*b_labels.CASES[12:], *b_looks.CASES)

for kind in CASES:  # a page like an honest one, whose script or server does something else with the approved press
    if kind.__name__ in {"OpaqueSwapOnDown", "OpaqueCaptureOnBody", "OpaqueTwoActs"}:
        kind.known = "a hostile service (SECURITY.md, known gaps)"
