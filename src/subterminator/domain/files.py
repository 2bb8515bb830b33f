"""Private files: made whole or not at all, locked by one process, their errors in one line."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from subterminator.domain.errors import ConfigurationError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_ADVICE = {
    errno.ENOSPC: "free some space, then run the same command again",
    errno.EDQUOT: "free some space, then run the same command again",
    errno.EACCES: "choose a folder you may write to",
    errno.EPERM: "choose a folder you may write to",
    errno.EROFS: "choose a folder you may write to",
    errno.ENOTDIR: "a file stands where a folder is needed; choose another folder",
    errno.EEXIST: "a file stands where a folder is needed; choose another folder",
}

_LOCKED_BYTE = 1 << 40
"""Offset of the lock on Windows, whose locks block the bytes they cover: far behind any content."""


@contextlib.contextmanager
def one_line_errors(doing: str, path: Path) -> Iterator[None]:
    """Turn an operating-system error into one line that says what failed, where, why, and what to do.

    Raises:
        ConfigurationError: any `OSError` inside the block.
    """
    try:
        yield
    except OSError as error:
        advice = _ADVICE.get(error.errno or 0, "look at that place, then run the same command again")
        reason = error.strerror or str(error)
        raise ConfigurationError(f"cannot {doing} at {path}: {reason}; {advice}") from error


def open_private(path: Path, flags: int) -> int:
    """Open a file descriptor that child processes do not inherit; a new file is readable by its owner only."""
    return os.open(path, flags | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0), 0o600)


def append(fd: int, content: bytes) -> None:
    """Write all of `content` at the end of the file, or none of it.

    Raises:
        OSError: the file is as it was before.
    """
    before = os.fstat(fd).st_size
    rest = memoryview(content)
    try:
        while rest:
            rest = rest[os.write(fd, rest) :]
    except OSError:
        os.ftruncate(fd, before)
        raise


def write_new(path: Path, content: bytes, *, durable: bool = False) -> None:
    """Make a new file, whole or not at all. `durable`: flushed to the disk before returning.

    Raises:
        FileExistsError: there is one already.
        OSError: it cannot be written; nothing is left of it.
    """
    fd = open_private(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    try:
        append(fd, content)
        if durable:
            os.fsync(fd)
    except OSError:
        os.close(fd)
        path.unlink()
        raise
    os.close(fd)
    if durable:
        sync_directory(path.parent)


def replace_file(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, in place of an earlier one."""
    new = path.with_name(f".{path.name}.new")
    new.unlink(missing_ok=True)
    write_new(new, content)
    new.replace(path)


def sync_directory(directory: Path) -> None:
    """Flush the names of a directory to the disk, where the system can."""
    if sys.platform != "win32":
        fd = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def try_lock(fd: int) -> bool:
    """Lock the file until the descriptor closes or the process ends, however it ends. False: another holds it."""
    try:
        if sys.platform == "win32":
            os.lseek(fd, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in {errno.EAGAIN, errno.EACCES, errno.EDEADLK}:
            return False
        raise
    return True


def wait_lock(fd: int) -> None:
    """Lock the file as `try_lock` does, waiting while another holds it (ten seconds on Windows)."""
    if sys.platform == "win32":
        os.lseek(fd, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_LOCK, 1)
    else:
        fcntl.flock(fd, fcntl.LOCK_EX)
