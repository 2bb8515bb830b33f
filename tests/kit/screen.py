"""A screen without a monitor (Xvfb), on which a test sees what a person would see, and types as they do."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageGrab

XVFB, XDOTOOL = shutil.which("Xvfb"), shutil.which("xdotool")
MISSING = XVFB is None or XDOTOOL is None
"""There is no screen to be had on this machine."""
NOTE = (0xC2, 0x41, 0x0C)
"""Colour of the note for the person, `perception/mark.js`."""
FRAME = (0xD6, 0x28, 0x28)
"""Colour of the frame around a control, there and in the pictures of a question."""
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

    def wait_for_frame(self, size: tuple[int, int] | None) -> tuple[int, int]:
        """Wait until a frame of this size is there, in pixels, or none is (None); return its place: left, top."""
        until, box = time.monotonic() + LONGEST_SECONDS, None
        while time.monotonic() < until:
            box = frame_in(self.picture())
            if (box is None) is (size is None) and (size is None or box is None or size == _size(box)):
                return box[:2] if box is not None else (0, 0)
            time.sleep(0.1)
        raise AssertionError(f"a frame at {box}, and not one of {size}")

    def keys(self, *arguments: str) -> None:
        """Press keys: `type words`, `key Tab` (xdotool)."""
        subprocess.run([str(XDOTOOL), *arguments], env={**os.environ, "DISPLAY": self.display}, check=True)


def has_note(picture: Image.Image) -> bool:
    """Return whether a picture has much of the note's colour."""
    colours = picture.convert("RGB").getcolors(picture.width * picture.height) or []
    return sum(count for count, colour in colours if colour == NOTE) > 1000


def frame_in(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the area of the frame's colour: left, top, right, bottom; None without any."""
    red, green, blue = picture.convert("RGB").split()
    wanted = [
        band.point(lambda value, own=own: 255 * (value == own))
        for band, own in zip((red, green, blue), FRAME, strict=True)
    ]
    return ImageChops.multiply(ImageChops.multiply(wanted[0], wanted[1]), wanted[2]).getbbox()


def _size(box: tuple[int, int, int, int]) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


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
