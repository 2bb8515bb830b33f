"""Describes in words why a browser could not open an address."""

from __future__ import annotations

import re

_CODE = re.compile(r"(?:Page\.\w+: )?net::ERR_([A-Z0-9_]+)(?: at \S+)?")
_WORDS = {
    "ABORTED": "it was broken off",
    "ADDRESS_UNREACHABLE": "there is no way to it in the network",
    "CONNECTION_CLOSED": "the connection was closed",
    "CONNECTION_REFUSED": "nothing answers there",
    "CONNECTION_RESET": "the connection was broken off",
    "CONNECTION_TIMED_OUT": "nothing answered in time",
    "EMPTY_RESPONSE": "the answer was empty",
    "INTERNET_DISCONNECTED": "there is no connection to the internet",
    "NAME_NOT_RESOLVED": "no site has that name, or there is no connection to the internet",
    "NETWORK_CHANGED": "the network changed meanwhile",
    "PROXY_CONNECTION_FAILED": "the proxy does not answer",
    "SSL_PROTOCOL_ERROR": "it answers, but not with a secure connection",
    "TIMED_OUT": "nothing answered in time",
    "TOO_MANY_REDIRECTS": "it leads round in a circle",
    "TUNNEL_CONNECTION_FAILED": "the proxy does not lead there",
    "UNSAFE_PORT": "the browser does not open that port",
}
"""Words for what Chromium calls net::ERR_…; others are told by their own name in small letters."""


def network_words(text: str) -> str:
    """Return a message of the browser with its network errors in words."""
    return _CODE.sub(lambda code: _words(code[1]), text)


def _words(code: str) -> str:
    if code in _WORDS:
        return _WORDS[code]
    if code.startswith("CERT_"):
        return f"its certificate is not valid ({_small(code.removeprefix('CERT_'))})"
    return f"the browser reports {_small(code)!r}"


def _small(code: str) -> str:
    return code.replace("_", " ").lower()
