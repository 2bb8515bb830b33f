"""The errors under the path that the source documents use; they live in `subterminator.domain.errors`."""

from subterminator.domain.errors import *  # noqa: F403
