"""A run that asks for the person's own Chrome is built around it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from stand_ins import MemoryJournal
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.pairing import Pairing
from subterminator.wiring import CancelOptions, legs
from subterminator.wiring.options import definition_of, spec_of


def driver(config: AppConfig, journal: MemoryJournal, **changed: Any) -> object:
    """The browser of a practice run whose options were changed so."""
    options = CancelOptions(service="practice")
    definition = definition_of(options, config)
    spec = spec_of(options, definition, config)
    wanted = {**spec.options, **changed}
    spec = replace(spec, options={name: value for name, value in wanted.items() if changed.get(name, "") is not None})
    return legs.driver_of(spec, definition, config, cast(Any, journal), headless=True)


@pytest.mark.spec("extension.option")
def test_the_run_is_built_around_the_browser_it_asks_for(tmp_path: Path) -> None:
    """The person is told to look at their browser; a run of before there was a choice has one of its own."""
    config = AppConfig.load({}, data_dir=tmp_path, config_dir=tmp_path)
    journal = MemoryJournal()
    with pytest.raises(ConfigurationError, match="no browser is paired"):
        driver(config, journal, browser="extension")
    Pairing.new(5000).save(tmp_path)
    assert isinstance(driver(config, journal, browser="playwright"), PlaywrightBrowser)
    assert isinstance(driver(config, journal, browser=None), PlaywrightBrowser)
    assert journal.events == []
    assert isinstance(driver(config, journal, browser="extension"), ExtensionBrowser)
    assert "waiting for your browser" in journal.only("note")["message"]
