"""A screenshot as a model is sent it."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from io import BytesIO
from typing import Any

__all__ = ["WIDEST", "Picture", "picture_of"]

WIDEST = (1024, 768)
"""Width and height that a picture is brought down to: what a button says can still be read, at half the tokens."""
_SENT = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp", "GIF": "image/gif"}


@dataclass(frozen=True, slots=True)
class Picture:
    """An image as the Messages API takes it."""

    data: bytes
    media_type: str = "image/png"
    size: tuple[int, int] | None = None
    """Width and height in pixels; None when the bytes are no picture that can be read here."""

    def block(self) -> dict[str, Any]:
        """The content block."""
        data = base64.b64encode(self.data).decode("ascii")
        return {"type": "image", "source": {"type": "base64", "media_type": self.media_type, "data": data}}


def picture_of(screenshot: bytes) -> Picture:
    """At most `WIDEST`, its shape kept. Bytes that cannot be read are passed on as they are, for the API to judge.

    Takes tens of milliseconds of the processor.
    """
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only where there is a picture

    try:
        with Image.open(BytesIO(screenshot)) as image:
            kind = image.format or ""
            if image.width <= WIDEST[0] and image.height <= WIDEST[1] and kind in _SENT:
                return Picture(screenshot, _SENT[kind], image.size)
            image.thumbnail(WIDEST, Image.Resampling.LANCZOS)
            written = BytesIO()
            image.save(written, "PNG")
            return Picture(written.getvalue(), size=image.size)
    except (UnidentifiedImageError, OSError):
        return Picture(screenshot)
