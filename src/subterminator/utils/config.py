"""The settings under the path that the source documents use; they live in `subterminator.domain.settings`."""

from subterminator.domain.settings import *  # noqa: F403
