"""The cases of b_labels and b_looks once more, with addresses that tell nothing (as real sites have them)."""

import b_labels
import b_looks
from _blind import opaque

CASES = opaque(*b_labels.CASES[12:], *b_looks.CASES)
