"""Records whole conversations with a model: a folder with one JSON file a turn.

A file has the request without headers, keys and pictures, and what was answered, by a brain or by the real API.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from subterminator.domain.errors import ConfigurationError
from subterminator.practice.model.answers import Reply, error_reply

PASSED_ON = ("anthropic-version", "anthropic-beta", "authorization", "x-api-key")
"""Headers of a request that the API needs."""
FORWARD_SECONDS = 120
LONG = ("system", "tools")
"""Fields of a request that repeat in every turn."""


class Recorder:
    """Writes each turn of a conversation to a folder, readable by its owner only."""

    def __init__(self, folder: Path) -> None:
        """Raises:
        ConfigurationError: the folder cannot be made, or holds a conversation already.
        """
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise ConfigurationError(f"nothing can be recorded in {folder} ({error.strerror})") from error
        if any(folder.glob("*.json")):
            raise ConfigurationError(f"{folder} holds a conversation already: name an empty folder")
        self._folder = folder
        self._before: dict[str, Any] = {}

    def keep(self, turn: int, fault: str, request: Any, reply: Reply) -> None:
        """Write one turn; what of its request is long, and as in the turn before, is only named."""
        body = without_pictures(request)
        same = []
        if isinstance(body, dict):
            same = [name for name in LONG if name in body and body[name] == self._before.get(name)]
            self._before = body
            body = {name: value for name, value in body.items() if name not in same}
        content = {
            "turn": turn,
            "fault": fault,
            "request": body,
            "unchanged": same,
            "status": reply.status,
            "headers": dict(reply.headers),
            "answer": reply.body,
        }
        descriptor = os.open(self._folder / f"{turn:04}.json", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def without_pictures(value: Any) -> Any:
    """Return a request with the digest of each picture in its place."""
    if isinstance(value, list):
        return [without_pictures(each) for each in value]
    if not isinstance(value, dict):
        return value
    if value.get("type") == "base64" and isinstance(value.get("data"), str):
        return {**value, "data": f"sha256:{hashlib.sha256(value['data'].encode()).hexdigest()}"}
    return {name: without_pictures(each) for name, each in value.items()}


class Forward:
    """Brain that asks the real API, with the key of the client. The key is neither kept nor written."""

    def __init__(self, address: str) -> None:
        """Raises:
        ConfigurationError: no address of a website.
        """
        if urlsplit(address).scheme not in {"http", "https"}:
            raise ConfigurationError(f"{address} is no address that requests can be forwarded to")
        self._url = f"{address.rstrip('/')}/v1/messages"

    async def __call__(self, request: dict[str, Any], headers: Mapping[str, str]) -> Reply:
        """Return what the API answers, an error included."""
        return await asyncio.to_thread(self._ask, request, headers)

    def _ask(self, request: dict[str, Any], headers: Mapping[str, str]) -> Reply:
        body = json.dumps({name: value for name, value in request.items() if name != "stream"}).encode()
        passed_on = {name: headers[name] for name in PASSED_ON if name in headers}
        asked = urllib.request.Request(  # noqa: S310 - the scheme was checked
            self._url, body, {"content-type": "application/json", **passed_on}, method="POST"
        )
        try:
            with urllib.request.urlopen(asked, timeout=FORWARD_SECONDS) as answer:  # noqa: S310 - as above
                return Reply(answer.status, json.load(answer))
        except urllib.error.HTTPError as error:
            return _error_of(error)
        except (OSError, ValueError) as error:
            return error_reply(502, "api_error", f"{self._url} gave no answer: {error}")


def _error_of(error: urllib.error.HTTPError) -> Reply:
    try:
        return Reply(error.code, dict(json.loads(error.read())))
    except (OSError, ValueError, TypeError):
        return error_reply(error.code, "api_error", f"HTTP {error.code} without JSON")
