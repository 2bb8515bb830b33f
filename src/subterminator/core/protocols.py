"""Import path of the source documents for `subterminator.domain.protocols`."""

from subterminator.domain.protocols import *  # noqa: F403
