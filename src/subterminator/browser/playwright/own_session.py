"""Starts subprocesses that the terminal's Ctrl-C does not reach."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any


@contextmanager
def own_session() -> Iterator[None]:
    """Put subprocesses that the running loop starts meanwhile into a session of their own.

    A terminal sends Ctrl-C to every process of its foreground group, and so to the library's driver, which would leave
    its browser at once: the account could not be read, and temporary folders would stay. Here the interrupt reaches
    only this process, which closes the browser in order. The driver ends with its standard input, however this process
    ends. The library has no option for it.
    """
    loop: Any = asyncio.get_running_loop()
    how: dict[str, Any]
    if sys.platform == "win32":
        how = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    else:
        how = {"start_new_session": True}
    start = loop.subprocess_exec
    loop.subprocess_exec = partial(start, **how)
    try:
        yield
    finally:
        loop.subprocess_exec = start
