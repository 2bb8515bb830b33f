"""Who the one extension is: the secrets that it shares with this program, and the code that it gets them by, once."""

from __future__ import annotations

import hmac
import json
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors, open_private

__all__ = ["CODE_SECONDS", "Pairing", "PairingDesk"]

FILE = "extension.json"
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of a code: none that is taken for another."""
CODE_SECONDS = 300
WRONG_CODES = 5
"""After so many wrong ones the code is void: 31 letters to the eighth power are not guessed in five."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What both sides know. Kept in the data folder, readable by its owner only."""

    port: int
    """Of 127.0.0.1: where the extension connects to, and so where the program listens."""
    token: str = field(repr=False)
    """Shown by the extension with every connection."""
    key: str = field(repr=False)
    """Never sent again: the program proves with it that it is the one that was paired with."""

    @classmethod
    def new(cls, port: int) -> Pairing:
        return cls(port, secrets.token_urlsafe(32), secrets.token_urlsafe(32))

    @classmethod
    def load(cls, folder: Path) -> Pairing | None:
        """The pairing that is kept there; None when there is none.

        Raises:
            ConfigurationError: the file cannot be read, or is not what `save` wrote.
        """
        path = folder / FILE
        try:
            with one_line_errors("read the pairing", path):
                kept = json.loads(path.read_text(encoding="utf-8"))
            pairing = cls(**kept)
        except ConfigurationError as error:
            if isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
                return None
            raise
        except (ValueError, TypeError):
            pairing = None
        if pairing is None or not pairing.whole:
            told = f"{path} is not a pairing: delete it, then run `subterminator extension pair`"
            raise ConfigurationError(told)
        return pairing

    @classmethod
    def known(cls, folder: Path) -> Pairing:
        """The pairing that is kept there.

        Raises:
            ConfigurationError: there is none, or it cannot be read.
        """
        pairing = cls.load(folder)
        if pairing is None:
            raise ConfigurationError("no browser is paired yet: run `subterminator extension pair`")
        return pairing

    @property
    def whole(self) -> bool:
        """Whether its parts are of the kind that `new` makes."""
        return (
            type(self.port) is int
            and 0 < self.port < 65536
            and all(isinstance(secret, str) and len(secret) >= 32 for secret in (self.token, self.key))
        )

    def save(self, folder: Path) -> None:
        """Keep it, in the place of an earlier one, which is void from then on.

        Raises:
            ConfigurationError: it cannot be written there.
        """
        path = folder / FILE
        part = path.with_suffix(".part")
        with one_line_errors("keep the pairing", path):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            with os.fdopen(open_private(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "w", encoding="utf-8") as file:
                json.dump(asdict(self), file)
            part.replace(path)


class PairingDesk:
    """Gives out one code, and takes it back once."""

    def __init__(self, *, seconds: float = CODE_SECONDS, now: Callable[[], float] = time.monotonic) -> None:
        letters = "".join(secrets.choice(LETTERS) for _ in range(8))
        self.code = f"{letters[:4]}-{letters[4:]}"
        """What the person types, after the port."""
        self._now = now
        self._until = now() + seconds
        self._wrong = 0
        self._used = False

    @property
    def void(self) -> bool:
        """No code is taken any more, and none was."""
        return not self._used and (self._wrong >= WRONG_CODES or self._now() >= self._until)

    def redeem(self, code: str) -> str:
        """Why the code is not taken, in words; "" when it is, and is used up."""
        if self._used:
            return "this code was used already"
        if self._now() >= self._until:
            return "this code is too old"
        if self._wrong >= WRONG_CODES:
            return "too many wrong codes were tried"
        if not hmac.compare_digest(code.upper().encode(), self.code.encode()):
            self._wrong += 1
            return "this is not the code"
        self._used = True
        return ""
