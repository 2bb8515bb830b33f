"""A screen without a monitor (Xvfb), on which a test sees what a person would see, and types as they do."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PIL import Image, ImageGrab

XVFB, XDOTOOL = shutil.which("Xvfb"), shutil.which("xdotool")
MISSING = XVFB is None or XDOTOOL is None
"""There is no screen to be had on this machine."""
NOTE = (0xC2, 0x41, 0x0C)
"""Colour of the note for the person, `perception/mark.js`."""
LONGEST_SECONDS = 60


@dataclass(frozen=True)
class Screen:
    """The screen, by its name in DISPLAY."""

    display: str

    def picture(self) -> Image.Image:
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")

    def wait_for_note(self, *, shown: bool) -> Image.Image:
        """Wait until the note is there, or is gone, and return the picture of that moment."""
        until = time.monotonic() + LONGEST_SECONDS
        while (has_note(picture := self.picture()) is not shown) and time.monotonic() < until:
            time.sleep(0.1)
        assert has_note(picture) is shown
        return picture

    def keys(self, *arguments: str) -> None:
        """Press keys: `type words`, `key Tab` (xdotool)."""
        subprocess.run([str(XDOTOOL), *arguments], env={**os.environ, "DISPLAY": self.display}, check=True)


def has_note(picture: Image.Image) -> bool:
    """Return whether a picture has much of the note's colour."""
    colours = picture.convert("RGB").getcolors(picture.width * picture.height) or []
    return sum(count for count, colour in colours if colour == NOTE) > 1000


@contextmanager
def screen() -> Iterator[Screen]:
    """Start a screen on a free display."""
    told, tells = os.pipe()
    arguments = ["-displayfd", str(tells), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    process = subprocess.Popen([str(XVFB), *arguments], pass_fds=[tells], stderr=subprocess.DEVNULL)
    os.close(tells)
    try:
        with os.fdopen(told) as number:
            yield Screen(f":{number.readline().strip()}")
    finally:
        process.terminate()
        process.wait()
