"""What every test shares: nothing of the person's own machine is read or written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from subterminator.domain.settings import SETTINGS

settings.register_profile("here", deadline=None, derandomize=True)  # two busy cores; the same examples on every machine
settings.load_profile("here")


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings of the shell that runs the tests do not count; folders are temporary. A browser may still be named."""
    with pytest.MonkeyPatch.context() as patch:
        for name, setting in SETTINGS.items():
            if name != "browser_path":
                patch.delenv(setting.variable, raising=False)
        home = tmp_path_factory.mktemp("home")
        patch.setenv("SUBTERMINATOR_DATA_DIR", str(home / "data"))
        patch.setenv("SUBTERMINATOR_CONFIG_DIR", str(home / "config"))
        yield
