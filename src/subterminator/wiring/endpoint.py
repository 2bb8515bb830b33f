"""Address, key and model of an OpenAI-compatible endpoint, from the options of a run and the settings."""

from __future__ import annotations

from urllib.parse import urlsplit

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.services.hosts import is_loopback

_NO_KEY = (
    "--brain openai needs a key: set OPENAI_API_KEY; or name another endpoint, such as a model on this machine: "
    "--brain-url http://127.0.0.1:11434/v1"
)
_NO_MODEL = "--brain openai needs the name of a model: give --model, or set SUBTERMINATOR_OPENAI_MODEL"


def endpoint_address(given: str | None, config: AppConfig) -> str | None:
    """Return the address; None for the vendor's own. One without a path gets the usual `/v1`.

    Page texts of an account go there, and the key: over an open network only encrypted.

    Raises:
        ConfigurationError: it is no address, or neither https nor on this machine.
    """
    address, name = (given, "--brain-url") if given else (config.openai_base_url, "OPENAI_BASE_URL")
    if not address:
        return None
    try:
        parts = urlsplit(address)
        host = parts.hostname
        _ = parts.port
    except ValueError:
        host = None
    if not host or parts.scheme not in {"http", "https"} or parts.query or parts.fragment:
        raise ConfigurationError(f"{name} needs an address like http://127.0.0.1:11434/v1, not {address!r}")
    if parts.username or parts.password:
        raise ConfigurationError(f"{name} carries a user name or password: set OPENAI_API_KEY instead")
    if parts.scheme == "http" and not is_loopback(host):
        raise ConfigurationError(
            f"{name}: {host} is not this machine, and pages of your account would go there unencrypted: use https"
        )
    return parts._replace(path=parts.path.rstrip("/") or "/v1").geturl()


def endpoint_key(address: str | None, config: AppConfig) -> str | None:
    """Return the key; None where there is none.

    Raises:
        ConfigurationError: there is none for the vendor's own address.
    """
    if address is None and config.openai_api_key is None:
        raise ConfigurationError(_NO_KEY)
    return config.openai_api_key


def endpoint_model(given: str | None, config: AppConfig) -> str:
    """Return the name of the model.

    Raises:
        ConfigurationError: none is named.
    """
    model = given or config.openai_model
    if not model:
        raise ConfigurationError(_NO_MODEL)
    return model
