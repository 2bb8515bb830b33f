"""Settings, and the only reader of the environment.

Precedence: the command line, the environment, `config.toml` in the configuration folder, the default.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args

import platformdirs

from subterminator.domain.errors import ConfigurationError

__all__ = ["LOG_LEVELS", "SETTINGS", "AppConfig", "Setting"]

APP = "subterminator"
Pictures = Literal["auto", "always", "never"]
"""When a model gets pictures."""
LOG_LEVELS = ("debug", "info", "warning", "error")
TRUE = frozenset({"1", "true", "yes", "on"})
FALSE = frozenset({"0", "false", "no", "off"})


def _folder(value: Any) -> Path:
    return _path(value).absolute()


def _path(value: Any) -> Path:
    if not isinstance(value, str | Path) or not str(value).strip():
        raise ValueError("a path")
    return Path(value).expanduser()


def _seconds(value: Any) -> float:
    try:
        seconds = float("nan") if isinstance(value, bool) else float(value)
    except (TypeError, ValueError):
        seconds = float("nan")
    if not 0 < seconds <= 86_400:
        raise ValueError("seconds, more than 0 and at most 86400")
    return seconds


def _count(value: Any) -> int:
    try:
        count = 0 if isinstance(value, bool | float) else int(value)
    except (TypeError, ValueError):
        count = 0
    if not 1 <= count <= 1000:
        raise ValueError("a whole number from 1 to 1000")
    return count


def _few(value: Any) -> int:
    try:
        count = -1 if isinstance(value, bool | float) else int(value)
    except (TypeError, ValueError):
        count = -1
    if not 0 <= count <= 10:
        raise ValueError("a whole number from 0 to 10")
    return count


def _switch(value: Any) -> bool:
    word = str(value).strip().lower()
    if word not in TRUE | FALSE:
        raise ValueError("true or false")
    return word in TRUE


def _words(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError("some text")
    return value.strip()


def _pictures(value: Any) -> str:
    word = str(value).strip().lower()
    if word not in get_args(Pictures):
        raise ValueError(f"one of {', '.join(get_args(Pictures))}")
    return word


def _level(value: Any) -> str:
    word = str(value).strip().lower()
    if word not in LOG_LEVELS:
        raise ValueError(f"one of {', '.join(LOG_LEVELS)}")
    return word


@dataclass(frozen=True, slots=True)
class Setting:
    """Source and type of one field of AppConfig."""

    read: Callable[[Any], Any]
    """Converts text or a TOML value; raises ValueError with the expected kind."""
    variable: str
    """Name of the environment variable."""
    in_file: bool = True
    """Whether `config.toml` may contain it."""


SETTINGS = {
    "data_dir": Setting(_folder, "SUBTERMINATOR_DATA_DIR"),
    "config_dir": Setting(_folder, "SUBTERMINATOR_CONFIG_DIR", in_file=False),
    "output_dir": Setting(_folder, "SUBTERMINATOR_OUTPUT_DIR"),
    "browser_path": Setting(_path, "SUBTERMINATOR_BROWSER"),
    "headless": Setting(_switch, "SUBTERMINATOR_HEADLESS"),
    "auth_timeout": Setting(_seconds, "SUBTERMINATOR_AUTH_TIMEOUT"),
    "confirm_timeout": Setting(_seconds, "SUBTERMINATOR_CONFIRM_TIMEOUT"),
    "page_timeout": Setting(_seconds, "SUBTERMINATOR_PAGE_TIMEOUT"),
    "max_transitions": Setting(_count, "SUBTERMINATOR_MAX_TRANSITIONS"),
    "read_back_attempts": Setting(_count, "SUBTERMINATOR_READ_BACK_ATTEMPTS"),
    "read_back_patience": Setting(_seconds, "SUBTERMINATOR_READ_BACK_PATIENCE"),
    "model": Setting(_words, "SUBTERMINATOR_MODEL"),
    "pictures": Setting(_pictures, "SUBTERMINATOR_PICTURES"),
    "api_timeout": Setting(_seconds, "SUBTERMINATOR_API_TIMEOUT"),
    "api_retries": Setting(_few, "SUBTERMINATOR_API_RETRIES"),
    "log_level": Setting(_level, "SUBTERMINATOR_LOG_LEVEL"),
    "database_url": Setting(_words, "SUBTERMINATOR_DATABASE_URL", in_file=False),
    "anthropic_api_key": Setting(_words, "ANTHROPIC_API_KEY", in_file=False),
    "anthropic_base_url": Setting(_words, "ANTHROPIC_BASE_URL", in_file=False),
    "openai_model": Setting(_words, "SUBTERMINATOR_OPENAI_MODEL"),
    "openai_api_key": Setting(_words, "OPENAI_API_KEY", in_file=False),
    "openai_base_url": Setting(_words, "OPENAI_BASE_URL", in_file=False),
}


@dataclass(frozen=True, kw_only=True)
class AppConfig:
    """The settings of one command. Built by `load`; rooms receive values from it and never look at the environment."""

    data_dir: Path
    """The press ledger and the browser profiles."""
    config_dir: Path
    """`config.toml` and the person's own service definitions (`services/*.toml`)."""
    output_dir: Path
    """One folder a run. Default: `runs` in the data folder."""
    browser_path: Path | None = None
    """The Chromium to use; a bare name is looked up on the path. None: search for one."""
    headless: bool = False
    """Without a visible window. Default: only where there is no screen."""
    auth_timeout: float = 300.0
    """Seconds a person has to sign in."""
    confirm_timeout: float = 300.0
    """Seconds a person has to answer an approval request."""
    page_timeout: float = 30.0
    """Seconds a page may take to open."""
    max_transitions: int = 40
    """Limit of transitions, against circles."""
    read_back_attempts: int = 3
    """Number of attempts to read the account after the final press."""
    read_back_patience: float = 3.0
    """Seconds after which an account page with scripts must still show the end before it is believed."""
    model: str = "claude-sonnet-5-5"
    pictures: Pictures = "auto"
    """When a model gets pictures. auto: only of pages whose text does not do."""
    api_timeout: float = 30.0
    """Seconds for one answer of the model; twice as many for all attempts at one question."""
    api_retries: int = 2
    """Number of further attempts after a transient error of the API."""
    log_level: str = "warning"
    """One of LOG_LEVELS."""
    database_url: str | None = field(default=None, repr=False)
    """Postgres database of the queue, for several machines. None: a file in the data folder. May hold a password, so
    from the environment only."""
    anthropic_api_key: str | None = field(default=None, repr=False)
    """From the environment only. Never printed, not by `repr` either."""
    anthropic_base_url: str | None = None
    """Address of the Messages API. None: the SDK's default. From the environment only, since the key goes there."""
    openai_model: str | None = None
    """Model of `--brain openai`. None: `--model` names it."""
    openai_api_key: str | None = field(default=None, repr=False)
    """As `anthropic_api_key`. Endpoints on this machine mostly want none."""
    openai_base_url: str | None = None
    """Address of an OpenAI-compatible endpoint. None: the vendor's own. From the environment only, as above."""

    @property
    def ledger_path(self) -> Path:
        """Return the path of the press ledger: one per person, independent of `output_dir`."""
        return self.data_dir / "presses.sqlite3"

    @property
    def queue_url(self) -> str:
        """Return the address of the queue's database."""
        return self.database_url or f"sqlite:///{self.data_dir / 'queue.sqlite3'}"

    @classmethod
    def load(cls, environ: Mapping[str, str] | None = None, **overrides: Any) -> AppConfig:
        """Load the settings. An override of None, and an empty variable, count as not given.

        Raises:
            ConfigurationError: an invalid value, an unknown key, an unreadable file.
        """
        environ = os.environ if environ is None else environ
        if unknown := overrides.keys() - SETTINGS.keys():
            raise TypeError(f"no setting is called {', '.join(sorted(unknown))}")
        values: dict[str, Any] = {}
        for name, setting in SETTINGS.items():
            if overrides.get(name) is not None:
                values[name] = _read(name, overrides[name], source=name)
            elif environ.get(setting.variable, "").strip():
                values[name] = _read(name, environ[setting.variable], source=setting.variable)
        values.setdefault("config_dir", platformdirs.user_config_path(APP, appauthor=False))
        file = values["config_dir"] / "config.toml"
        for name, value in _entries(file).items():
            if name not in values:
                values[name] = _read(name, value, source=f"{file}: {name}")
        values.setdefault("data_dir", platformdirs.user_data_path(APP, appauthor=False))
        values.setdefault("output_dir", values["data_dir"] / "runs")
        values.setdefault("headless", not has_screen(environ))
        return cls(**values)


def _read(name: str, value: Any, source: str) -> Any:
    try:
        return SETTINGS[name].read(value)
    except ValueError as wanted:
        shown = "the value" if name in {"anthropic_api_key", "openai_api_key", "database_url"} else repr(value)
        raise ConfigurationError(f"{source}: {shown} is not {wanted}") from None


def _entries(file: Path) -> dict[str, Any]:
    """Read `config.toml`; {} when there is no such file."""
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigurationError(f"{file} cannot be read: {error}") from error
    allowed = [name for name, setting in SETTINGS.items() if setting.in_file]
    for name in entries:
        if name not in SETTINGS:
            raise ConfigurationError(f"{file}: no setting is called {name!r}; there are {', '.join(allowed)}")
        if name not in allowed:
            raise ConfigurationError(f"{file}: {name} does not belong in a file; set {SETTINGS[name].variable} instead")
    return entries


def has_screen(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether a window can be shown."""
    return sys.platform in {"darwin", "win32"} or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
