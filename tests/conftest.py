"""What every test shares: nothing of the person's own machine is read or written."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from subterminator.domain.settings import SETTINGS
from subterminator.wiring import legs

# No deadline on busy machines; the same examples everywhere. `make matrix` searches twenty times as long.
settings.register_profile(
    "test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=50
)
settings.register_profile("matrix", settings.get_profile("test"), max_examples=1000)
settings.load_profile("test")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without garbage collection, which need not look at thousands of tests and their modules afterwards."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


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


@pytest.fixture(autouse=True)
def _no_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages need not stand for a while; the tests of that say how long."""
    monkeypatch.setattr(legs, "READING_SECONDS", 0)
