"""Pairing with the one extension: shared secrets, and the one-time code to transfer them."""

from __future__ import annotations

import hmac
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors, replace_file

FILE = "extension.json"
CODE_CHARACTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters of a pairing code, without look-alikes."""
CODE_SECONDS = 300
MAX_WRONG_CODES = 5
"""Wrong attempts that void a code. Eight characters out of 31 cannot be guessed in five."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Secrets and port shared by both sides. Stored in the data folder, readable by its owner only."""

    port: int
    """Loopback port on which the program listens and to which the extension connects."""
    token: str = field(repr=False)
    """Sent by the extension with every connection."""
    key: str = field(repr=False)
    """Never sent again. The program proves with it that it is the paired one."""

    @classmethod
    def new(cls, port: int) -> Pairing:
        return cls(port, secrets.token_urlsafe(32), secrets.token_urlsafe(32))

    @classmethod
    def load(cls, folder: Path) -> Pairing | None:
        """Return the stored pairing, or None without one.

        Raises:
            ConfigurationError: the file is unreadable or invalid.
        """
        path = folder / FILE
        try:
            with one_line_errors("read the pairing", path):
                stored = json.loads(path.read_text(encoding="utf-8"))
            pairing = cls(**stored)
        except ConfigurationError as error:
            if isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
                return None
            raise
        except (ValueError, TypeError):
            pairing = None
        if pairing is None or not pairing.valid:
            raise ConfigurationError(f"{path} is not a pairing: delete it, then run `subterminator extension pair`")
        return pairing

    @classmethod
    def required(cls, folder: Path) -> Pairing:
        """Return the stored pairing.

        Raises:
            ConfigurationError: nothing is stored, or the file is unreadable.
        """
        pairing = cls.load(folder)
        if pairing is None:
            raise ConfigurationError("no browser is paired yet: run `subterminator extension pair`")
        return pairing

    @property
    def valid(self) -> bool:
        """Return whether all values have the form that `new` creates."""
        return (
            type(self.port) is int
            and 0 < self.port < 65536
            and all(isinstance(secret, str) and len(secret) >= 32 for secret in (self.token, self.key))
        )

    def save(self, folder: Path) -> None:
        """Store the pairing and replace an earlier one.

        Raises:
            ConfigurationError: the file cannot be written.
        """
        path = folder / FILE
        with one_line_errors("save the pairing", path):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_file(path, json.dumps(asdict(self)).encode())


class PairingCode:
    """A one-time pairing code with an expiry time."""

    def __init__(self, *, seconds: float = CODE_SECONDS, now: Callable[[], float] = time.monotonic) -> None:
        characters = "".join(secrets.choice(CODE_CHARACTERS) for _ in range(8))
        self.text = f"{characters[:4]}-{characters[4:]}"
        """The code as the person types it after the port."""
        self._now = now
        self._until = now() + seconds
        self._wrong = 0
        self._used = False

    @property
    def expired(self) -> bool:
        """Return whether the code was never redeemed and no longer can be."""
        return not self._used and (self._wrong >= MAX_WRONG_CODES or self._now() >= self._until)

    def redeem(self, code: str) -> str:
        """Redeem the code. Returns "" on success, else the reason of the refusal."""
        if self._used:
            return "this code was already used"
        if self._now() >= self._until:
            return "this code has expired"
        if self._wrong >= MAX_WRONG_CODES:
            return "too many wrong codes were tried"
        if not hmac.compare_digest(code.upper().encode(), self.text.encode()):
            self._wrong += 1
            return "wrong code"
        self._used = True
        return ""
