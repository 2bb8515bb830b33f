"""The shared words under the path that the source documents use; they live in `subterminator.domain.protocols`."""

from subterminator.domain.protocols import *  # noqa: F403
