"""Settings: where they come from, and what is said when one is wrong."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import SETTINGS, AppConfig


def load(folder: Path, toml: str = "", /, environ: dict[str, str] | None = None, **overrides: Any) -> AppConfig:
    """The settings with `folder` as the configuration folder and `toml` in its file."""
    if toml:
        (folder / "config.toml").write_text(toml, encoding="utf-8")
    return AppConfig.load({"SUBTERMINATOR_CONFIG_DIR": str(folder), **(environ or {})}, **overrides)


@pytest.mark.spec("setup.settings-order")
def test_the_command_line_beats_the_environment_beats_the_file_beats_the_default(tmp_path: Path) -> None:
    """Each setting comes from the nearest place that gives it."""
    toml = "auth_timeout = 1\nconfirm_timeout = 1\npage_timeout = 1\n"
    environ = {"SUBTERMINATOR_AUTH_TIMEOUT": "2", "SUBTERMINATOR_CONFIRM_TIMEOUT": "2"}

    config = load(tmp_path, toml, environ, auth_timeout=3)

    assert (config.auth_timeout, config.confirm_timeout, config.page_timeout, config.max_transitions) == (3, 2, 1, 40)


def test_an_empty_variable_and_an_override_of_none_count_as_not_given(tmp_path: Path) -> None:
    """An option that was not given on the command line hides nothing."""
    config = load(tmp_path, "", {"SUBTERMINATOR_MODEL": " "}, model=None)
    assert config.model == "claude-sonnet-5-5"


def test_runs_are_stored_in_the_data_folder_by_default(tmp_path: Path) -> None:
    """Naming the data folder is enough to move everything."""
    assert load(tmp_path, data_dir=tmp_path / "d").output_dir == tmp_path / "d" / "runs"
    assert load(tmp_path, data_dir=tmp_path / "d", output_dir="o").output_dir == Path.cwd() / "o"


@pytest.mark.spec("setup.settings-errors")
@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("SUBTERMINATOR_AUTH_TIMEOUT", "soon", "SUBTERMINATOR_AUTH_TIMEOUT: 'soon' is not seconds"),
        ("SUBTERMINATOR_AUTH_TIMEOUT", "-1", "SUBTERMINATOR_AUTH_TIMEOUT: '-1' is not seconds"),
        ("SUBTERMINATOR_AUTH_TIMEOUT", "nan", "SUBTERMINATOR_AUTH_TIMEOUT: 'nan' is not seconds"),
        ("SUBTERMINATOR_CONFIRM_TIMEOUT", "inf", "SUBTERMINATOR_CONFIRM_TIMEOUT: 'inf' is not seconds"),
        ("SUBTERMINATOR_MAX_TRANSITIONS", "0", "SUBTERMINATOR_MAX_TRANSITIONS: '0' is not a whole number from 1"),
        ("SUBTERMINATOR_MAX_TRANSITIONS", "2.5", "SUBTERMINATOR_MAX_TRANSITIONS: '2.5' is not a whole number"),
        ("SUBTERMINATOR_HEADLESS", "maybe", "SUBTERMINATOR_HEADLESS: 'maybe' is not true or false"),
        ("SUBTERMINATOR_LOG_LEVEL", "loud", "SUBTERMINATOR_LOG_LEVEL: 'loud' is not one of debug, info"),
    ],
)
def test_a_bad_variable_is_named_with_the_expected_value(tmp_path: Path, variable: str, value: str, said: str) -> None:
    """One line is enough to mend the shell."""
    with pytest.raises(ConfigurationError, match=f"^{said}[^\n]*$"):
        load(tmp_path, "", {variable: value})


@pytest.mark.spec("setup.settings-errors")
@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("auth_timeout = true", "auth_timeout: True is not seconds"),
        ("max_transitions = 1.5", "max_transitions: 1.5 is not a whole number"),
        ("browser_path = 7", "browser_path: 7 is not a path"),
        ("model = ''", "model: '' is not some text"),
        ("auth_timout = 5", "no setting is called 'auth_timout'; there are data_dir, output_dir"),
        ("anthropic_api_key = 'sk-1'", "anthropic_api_key does not belong in a file; set ANTHROPIC_API_KEY instead"),
        ("config_dir = '/x'", "config_dir does not belong in a file; set SUBTERMINATOR_CONFIG_DIR instead"),
        ("auth_timeout = ", "cannot be read: "),
    ],
)
def test_a_bad_file_is_refused_with_its_path_and_the_key(tmp_path: Path, toml: str, said: str) -> None:
    """A misspelt key would otherwise be silence."""
    with pytest.raises(ConfigurationError) as refused:
        load(tmp_path, toml)
    assert str(tmp_path / "config.toml") in str(refused.value)
    assert said in str(refused.value)
    assert "sk-1" not in str(refused.value)


@pytest.mark.spec("setup.key-hidden")
def test_the_key_is_never_printed(tmp_path: Path) -> None:
    """A settings object in a log or a traceback gives nothing away."""
    config = load(tmp_path, "", {"ANTHROPIC_API_KEY": "sk-secret"})
    assert config.anthropic_api_key == "sk-secret"
    assert "sk-secret" not in repr(config)


@pytest.mark.parametrize(
    ("environ", "headless"), [({}, True), ({"DISPLAY": ":0"}, False), ({"WAYLAND_DISPLAY": "w"}, False)]
)
def test_a_window_is_shown_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], headless: bool
) -> None:
    """Without a screen a visible browser could only fail."""
    monkeypatch.setattr("sys.platform", "linux")
    assert load(tmp_path, "", environ).headless is headless
    assert load(tmp_path, "", {**environ, "SUBTERMINATOR_HEADLESS": "yes"}).headless is True


def test_every_setting_has_a_reader_and_a_field() -> None:
    """The table and the class cannot drift apart."""
    assert list(SETTINGS) == [setting.name for setting in fields(AppConfig)]


def test_an_unknown_override_is_a_mistake_of_the_program(tmp_path: Path) -> None:
    """A typo in a command must not be a setting that does nothing."""
    with pytest.raises(TypeError, match="no setting is called speed"):
        load(tmp_path, speed=1)
