"""Screenshots for a model."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from io import BytesIO
from typing import Any

MAX_SIZE = (1024, 768)
"""Largest width and height of a picture: labels stay readable, at half the tokens."""
SMALL_SIZE = (800, 600)
"""Largest size for a reader that acts by refs and not by places in the picture: about 530 tokens of a wide screen."""
_MEDIA_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp", "GIF": "image/gif"}


@dataclass(frozen=True, slots=True)
class Picture:
    """An image for the Messages API."""

    data: bytes
    media_type: str = "image/png"
    size: tuple[int, int] | None = None
    """Width and height in pixels; None when the bytes are no readable picture."""

    def block(self) -> dict[str, Any]:
        """Return the content block."""
        data = base64.b64encode(self.data).decode("ascii")
        return {"type": "image", "source": {"type": "base64", "media_type": self.media_type, "data": data}}


def picture_of(screenshot: bytes, most: tuple[int, int] = MAX_SIZE) -> Picture:
    """Scale a screenshot down to `most`, keeping its shape. Unreadable bytes are passed on, for the API to judge.

    Takes tens of milliseconds of the processor.
    """
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only where there is a picture

    try:
        with Image.open(BytesIO(screenshot)) as image:
            kind = image.format or ""
            if image.width <= most[0] and image.height <= most[1] and kind in _MEDIA_TYPES:
                return Picture(screenshot, _MEDIA_TYPES[kind], image.size)
            image.thumbnail(most, Image.Resampling.LANCZOS)
            written = BytesIO()
            image.save(written, "PNG")
            return Picture(written.getvalue(), size=image.size)
    except (UnidentifiedImageError, OSError):
        return Picture(screenshot)
