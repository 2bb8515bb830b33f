"""A Postgres server of a test's own: a new cluster in a folder, on a free port, reached from this machine only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

MISSING = "no Postgres server on this machine: install the package postgresql, and this runs"


def server_programs() -> Path | None:
    """The folder with initdb and postgres; None where there is no server."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name.split(".")[0]))
    on_path = shutil.which("postgres")
    folders = [*reversed(versions), *([Path(on_path).resolve().parent] if on_path else [])]
    return next((each for each in folders if (each / "initdb").exists() and (each / "postgres").exists()), None)


class Postgres:
    """The server, from `with` to its end. It refuses to run as root, so that it is then another user's process."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user = None
        if os.getuid() == 0:
            names = {each.pw_name for each in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
        self._folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Address of the database."""
        return f"postgresql://queue@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Self:
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._folder.chmod(0o700)
        data = self._folder / "data"
        options = ["-D", str(data), "-U", "queue", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [self._programs / "initdb", *options],
            user=self._user,
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
        )
        self.start()
        return self

    def start(self) -> None:
        """Start the server and return once it takes connections."""
        settings = ["listen_addresses=127.0.0.1", "max_connections=200", "fsync=off", "log_min_messages=fatal"]
        self._process = subprocess.Popen(
            [
                self._programs / "postgres",
                *("-D", str(self._folder / "data"), "-p", str(self.port), "-k", str(self._folder)),
                *(word for setting in settings for word in ("-c", setting)),
            ],
            user=self._user,
            cwd="/",
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        ready: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the Postgres server did not start")
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop the server at once, as a restart of its machine does: open connections are cut."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(60)
            self._process = None

    def __exit__(self, *error: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
